//! What follows by itself: phases in their order, the end of a turn, and the next one
//! (T, I, V).
//!
//! `settle` goes on until there is something to decide. Ruling: the ends of steps 2 and 3
//! are always said, even where nothing else can be done: to skip them would tell what
//! is in a hand.

use crate::rules::card::{CardId, CardType, Spot};
use crate::rules::command::{Event, Why};
use crate::rules::game::{Events, Game};
use crate::rules::options::{BASE_INCOME, TURNS, displayed};
use crate::rules::state::{Ballot, Phase, Step};
use table::{Card, Seat, Set, Stack};

/// Does everything that needs no decision.
pub(in crate::rules) fn settle(game: &mut Game, events: &mut impl Events) {
    while game.trade.is_none() {
        let went_on = match game.arrival() {
            Some((seat, card)) => super::arrival::goes_on(game, seat, card, events),
            None => goes_on(game, events),
        };
        if !went_on {
            return;
        }
    }
}

/// Does the next thing of a phase that needs no decision; says whether there was any.
fn goes_on(game: &mut Game, events: &mut impl Events) -> bool {
    match game.phase {
        Phase::Laying(seat) => {
            let laid = super::redeal::lay_down(game, seat);
            let something_comes = !game.arriving.is_empty();
            if laid {
                super::redeal::has_laid(game, seat);
            }
            laid || something_comes
        }
        // A display that has run out before, in decks that were put together by hand.
        Phase::Step(Step::Acquire) if game.display().next().is_none() => {
            end_phase(game, events);
            true
        }
        Phase::Bidding(bidding) => super::auction::goes_on(game, bidding, events),
        Phase::Doctors(doctors) => super::doctor::goes_on(game, doctors, events),
        Phase::Judging(judging) => super::simony::goes_on(game, judging, events),
        Phase::Accusing(answers) => super::simony::has_answers(game, answers, events),
        Phase::Ballot(ballot) | Phase::OpenBallot(ballot) => {
            super::election::goes_on(game, ballot, events)
        }
        Phase::Drawing(seat) if game.deck.is_empty() || !game.deck.is_counted() => {
            let card = game.deck.draw();
            has_drawn(game, seat);
            if let Some(card) = card {
                super::auction::receives(game, seat, card, events);
            }
            true
        }
        Phase::Upkeep => {
            upkeep(game, events);
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

/// The player phases of a turn begin (T1).
pub(in crate::rules) fn begin_phases(game: &mut Game, events: &mut impl Events) {
    begin_phase(game, game.pope, events);
}

/// The phase of this seat begins, unless it is skipped (C10).
fn begin_phase(game: &mut Game, seat: Seat, events: &mut impl Events) {
    let mut seat = seat;
    while seat == game.pope && game.skips > 0 {
        game.skips -= 1;
        events.push(Event::PhaseSkipped(seat));
        seat = game.left(seat);
    }
    game.active = seat;
    game.phase = Phase::Step(Step::Acquire);
    events.push(Event::PhaseBegan(seat));
}

/// A player phase is over (T1).
pub(in crate::rules) fn end_phase(game: &mut Game, events: &mut impl Events) {
    if game.displayed() > 0 {
        begin_phase(game, game.left(game.active), events);
        return;
    }
    game.skips = 0;
    for seat in game.clockwise(game.pope) {
        game.earn(seat, game.income(seat), Why::Income, events);
    }
    game.phase = Phase::Ballot(Ballot::default());
}

/// Somebody is elected; points are counted, and the turn ends (E5, V1, T3).
pub(in crate::rules) fn elect(
    game: &mut Game,
    elected: Seat,
    at_limit: bool,
    events: &mut impl Events,
) {
    game.pope = elected;
    events.push(Event::Elected(elected, at_limit));
    let turn = usize::from(game.turn - 1);
    for seat in game.clockwise(elected) {
        let score = game.score_now(seat, seat == elected);
        game.scores[seat][turn] = score;
        events.push(Event::Scored(seat, score));
    }
    let marriages = game.edition.of_type(CardType::Marriage);
    let savonarolas = game.edition.of_type(CardType::Savonarola);
    for card in marriages.union(savonarolas) {
        if matches!(game.spot(card), Spot::InPlay | Spot::Wedding(..)) {
            game.lay(card, Spot::Out);
            events.push(Event::WentOut(card));
        }
    }
    if game.turn == TURNS {
        game.phase = Phase::Over;
        events.push(Event::Over);
        return;
    }
    begin_turn(game, events);
}

/// The next turn begins (T4): what was set aside goes back into the deck.
fn begin_turn(game: &mut Game, events: &mut impl Events) {
    game.turn += 1;
    game.shuffled = false;
    game.got_office = Set::EMPTY;
    game.got_cardinal = Set::EMPTY;
    events.push(Event::TurnBegan(game.turn));
    let aside: Vec<CardId> = game.cards_at(Spot::Aside).collect();
    for &card in &aside {
        game.lay(card, Spot::Concealed);
        game.deck.put_under(Card::Known(card));
    }
    if let Some(random) = &mut game.random {
        let mut cards: Vec<CardId> = game.deck.iter().collect();
        random.shuffle(&mut cards);
        game.deck = Stack::order(cards);
    }
    events.push(Event::Reshuffled(aside.len() as u8));
    game.phase = Phase::Drawing(game.pope);
}

/// This seat has its card of T4b.
pub(in crate::rules) fn has_drawn(game: &mut Game, seat: Seat) {
    let next = game.left(seat);
    game.phase = match next == game.pope {
        true => Phase::Upkeep,
        false => Phase::Drawing(next),
    };
}

/// Money and display of a turn (T4c, T4d, S6).
fn upkeep(game: &mut Game, events: &mut impl Events) {
    if game.turn > 1 {
        for seat in game.clockwise(game.pope) {
            game.earn(seat, BASE_INCOME, Why::Base, events);
        }
    }
    let slots = displayed(game.player_count());
    for slot in 0..slots {
        game.display[slot] = game.deck.draw();
    }
    events.push(Event::Displayed(game.displayed() as u8));
    match game.turn {
        1 => begin_phases(game, events),
        _ => game.phase = Phase::Offices,
    }
}
