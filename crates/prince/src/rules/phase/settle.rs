//! What happens automatically, until there is something to decide.
//!
//! Ruling: the ends of steps 2 and 3 are always entered, even if nothing else can be done:
//! skipping them would reveal what is in a hand.

use super::{arrival, auction, doctor, election, simony, turn};
use crate::rules::card::CardType;
use crate::rules::game::{Events, Game};
use crate::rules::state::{Phase, Step};

/// Does everything that needs no decision.
pub(in crate::rules) fn settle(game: &mut Game, events: &mut impl Events) {
    while game.trade.is_none() {
        let went_on = match game.arrival() {
            Some((seat, card)) => arrival::goes_on(game, seat, card, events),
            None => goes_on(game, events),
        };
        if !went_on {
            return;
        }
    }
}

/// Does the next thing of a phase that needs no decision; returns whether there was any.
fn goes_on(game: &mut Game, events: &mut impl Events) -> bool {
    match game.phase {
        Phase::Laying(seat) => {
            let laid = arrival::lay_down(game, seat);
            let something_comes = !game.arriving.is_empty();
            if laid {
                arrival::has_laid(game, seat);
            }
            laid || something_comes
        }
        // A display that has run out earlier, in custom decks.
        Phase::Step(Step::Acquire) if game.display().next().is_none() => {
            turn::end_phase(game, events);
            true
        }
        Phase::Bidding(bidding) => auction::goes_on(game, bidding, events),
        Phase::Doctors(doctors) => doctor::goes_on(game, doctors, events),
        Phase::Judging(judging) => simony::goes_on(game, judging, events),
        Phase::Accusing(answers) => simony::has_answers(game, answers, events),
        Phase::Ballot(ballot) | Phase::OpenBallot(ballot) => {
            election::goes_on(game, ballot, events)
        }
        Phase::Drawing(seat) if game.deck.is_empty() || !game.deck.is_counted() => {
            let card = game.deck.draw();
            turn::has_drawn(game, seat);
            if let Some(card) = card {
                auction::receives(game, seat, card, events);
            }
            true
        }
        Phase::Upkeep => {
            turn::upkeep(game, events);
            true
        }
        Phase::Offices => {
            let none = game.laid_of(game.pope, CardType::Office).is_empty();
            if none {
                game.phase = Phase::Shuffle;
            }
            none
        }
        Phase::Shuffle => {
            let none = game.offices_of_others().is_empty();
            if none {
                game.phase = Phase::Cardinals;
            }
            none
        }
        Phase::Redeal(_)
        | Phase::Step(_)
        | Phase::Turning(_)
        | Phase::Spying
        | Phase::Stealing(_)
        | Phase::OfficeGift(..)
        | Phase::Defence(_)
        | Phase::Drawing(_)
        | Phase::Dealing
        | Phase::Cardinals
        | Phase::Over => false,
    }
}
