//! The starting hands: everyone is dealt some professions and returns those that are not
//! kept (S2).

use super::seats;
use crate::rules::cards::Profession;
use crate::rules::command::{Command, Decision, Event, Events};
use crate::rules::game::Game;
use crate::rules::progress::Phase;
use crate::rules::rule::{Fact, Rule, Violation};
use table::{Card, Seat, Stack};

/// Everyone chooses at the same time; the choices are entered in turn order.
pub(crate) fn check(game: &Game, command: &Command) -> Result<(), Violation> {
    if let Decision::Sit(price) = command.decision {
        return seats::check_left_over(game, command.seat, None, price);
    }
    if let Decision::SitAt(place, price) = command.decision {
        return seats::check_left_over(game, command.seat, Some(place), price);
    }
    let Decision::Return(card) = command.decision else {
        return Err(Rule::S2.broken(Fact::NotNow));
    };
    game.check_turn(command.seat, Rule::S2)?;
    match card {
        Card::Known(card) => game.may_hold(command.seat, card.into(), Rule::S2),
        Card::Hidden if game.player(command.seat).hand.hidden() == 0 => {
            Err(Rule::S2.broken(Fact::FaceDown))
        }
        Card::Hidden => Ok(()),
    }
}

/// Remembers which profession is returned, if the stack does not record it. One that was
/// hidden until now is known to all.
fn note(game: &mut Game, seat: Seat, card: Card<Profession>) {
    match card {
        Card::Known(card) if game.reshuffle.is_counted() => {
            if game.player(seat).hand.known().contains(card) {
                game.given_back_unseen[seat].insert(card);
            } else {
                game.given_back.insert(card);
            }
        }
        Card::Known(_) | Card::Hidden => {}
    }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, decision: Decision, events: &mut impl Events) {
    seats::close(game);
    let Decision::Return(card) = decision else {
        return;
    };
    note(game, seat, card);
    game.player_mut(seat).hand.take(card);
    game.professions.put_under(card);
    if game.first_choosing().is_some() {
        return;
    }
    let held = game.seats().flat_map(|seat| game.player(seat).hand.known());
    let held: table::Set<_> = held.collect();
    game.professions = if game.reshuffle.is_counted() {
        game.professions.face_down()
    } else {
        Stack::order(game.reshuffle.iter().filter(|&card| !held.contains(card)))
    };
    game.reshuffle = Stack::count(0);
    game.phase = Phase::Auction;
    events.push(Event::HandsChosen);
}
