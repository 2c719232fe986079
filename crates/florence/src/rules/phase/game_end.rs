//! The end of the game: hidden prestige cards are turned over (E1). Counting
//! them is in [`tally`](crate::rules::tally).

use super::characters;
use crate::rules::cards::any::AnyCard;
use crate::rules::command::{Event, Events};
use crate::rules::game::Game;
use crate::rules::progress::Phase;
use crate::rules::rule::{CardPlace, Fact, Rule, Violation};
use table::Seat;

/// Goes on to the next decision of the end: characters that go back (M9, M10), hidden
/// prestige cards (E1), the Banker's money (M11). After that everything is counted.
pub(crate) fn settle(game: &mut Game, events: &mut impl Events) {
    if characters::last_call(game) || game.first_face_down().is_some() {
        return;
    }
    for (_, player) in game.players.iter_mut() {
        player.prestige_cards.show_all();
    }
    if characters::last_exchange(game) {
        return;
    }
    game.phase = Phase::Over;
    events.push(Event::GameEnded);
}

/// A hidden card may be turned over at any time, in any hand, if it can be that card; at
/// the end only prestige cards are turned over (E1).
pub(crate) fn check_reveal(game: &Game, seat: Seat, card: AnyCard) -> Result<(), Violation> {
    let rule = match game.phase {
        Phase::Reveal => Rule::E1,
        Phase::Seats
        | Phase::StartingHands
        | Phase::Auction
        | Phase::Characters
        | Phase::Actions
        | Phase::Over => Rule::G6,
    };
    game.may_hold(seat, card, rule)?;
    match game.place_of(card) {
        Some(CardPlace::Hand(_)) => Err(rule.broken(Fact::AlreadyKnown(card))),
        _ => Ok(()),
    }
}

pub(crate) fn reveal(game: &mut Game, seat: Seat, card: AnyCard, events: &mut impl Events) {
    if let AnyCard::Profession(card) = card {
        game.comes_to_light(seat, card);
    }
    let player = game.player_mut(seat);
    match card {
        AnyCard::Profession(card) => player.hand.reveal(card),
        AnyCard::Bonus(card) => player.bonus_cards.reveal(card),
        AnyCard::Prestige(card) => player.prestige_cards.reveal(card),
    };
    events.push(Event::Revealed { seat, card });
}
