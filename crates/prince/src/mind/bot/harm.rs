//! Cards played against others in step 2 (C).

use super::worth::Yard;
use crate::rules::card::{CardId, CardType, Spot};
use crate::rules::command::{Aim, Command, Decision};
use crate::rules::game::Game;
use crate::rules::options::displayed;
use table::{Seat, Set};

/// Returns what the death of a card on the table is worth to a seat.
fn death(game: &Game, yard: &Yard, seat: Seat, victim: CardId) -> f64 {
    match game.spot(victim) {
        Spot::InPlay => {
            if game.is_silenced(seat) {
                4.0 * yard.left() + 1.0
            } else {
                -1.0
            }
        }
        Spot::Before(_) | Spot::Under(_) => match game.owner(victim) {
            Some(owner) if owner != seat => {
                let loses = yard.laid(game, owner, Set::only(victim));
                // The chance to be Pope goes to the other players, including this one.
                let votes = i32::from(game.figures(victim).votes);
                let shared = -yard.more_votes(owner, -votes) / game.player_count() as f64;
                loses * yard.rivalry(seat, owner) + shared
            }
            _ => -1.0,
        },
        Spot::Wedding(..)
        | Spot::Concealed
        | Spot::Auctioned
        | Spot::Arriving(_)
        | Spot::Aside
        | Spot::Out => -1.0,
    }
}

/// Returns the plays that gain something, the best first, with their gain.
pub(super) fn plays(game: &Game, yard: &Yard, seat: Seat) -> Vec<(f64, Decision)> {
    let mut found: Vec<(f64, Decision)> = Vec::new();
    let is_last_phase = game.displayed() < game.player_count();
    let is_end = is_last_phase && game.is_last_turn();
    let mut told: Option<CardId> = None;
    for card in game.hand(seat).known() {
        if told.is_some_and(|other| game.edition().are_alike(card, other)) {
            continue;
        }
        told = Some(card);
        let kept = if is_end {
            0.0
        } else {
            yard.in_hand(game, card)
        };
        let mut weigh = |gain: f64, aim: Aim| {
            let decision = Decision::Play(card, aim);
            if gain > kept && game.check(&Command::new(seat, decision)).is_ok() {
                found.push((gain - kept, decision));
            }
        };
        let others = || game.seats().filter(|&other| other != seat);
        match game.type_of(card) {
            CardType::Bravo | CardType::Poison => {
                for victim in game.edition().cards() {
                    if game.is_laid(victim) || game.spot(victim) == Spot::InPlay {
                        weigh(death(game, yard, seat, victim), Aim::Card(victim));
                    }
                }
            }
            CardType::Spy => {
                // Spies that can no longer be used for cards of the display.
                let spies = game.edition().of_type(CardType::Spy);
                let spies = game.hand(seat).known().intersection(spies).len();
                let turns = f64::from(game.turns().saturating_sub(game.turn()));
                let slots = displayed(game.player_count());
                let display = game.displayed() as f64 + turns * slots as f64;
                let phases = display / game.player_count() as f64;
                for other in others() {
                    let gain = if spies as f64 > phases { 20.0 } else { 0.0 };
                    let there = game.hand(other).len() as f64;
                    weigh(
                        gain + yard.rivalry(seat, other) + 0.01 * there,
                        Aim::Seat(other),
                    );
                }
            }
            CardType::Marriage => {
                // With the player who could rob most.
                for other in others() {
                    weigh(
                        0.7 * yard.left() * game.hand(other).len() as f64,
                        Aim::Seat(other),
                    );
                }
            }
            CardType::Savonarola => {
                weigh(yard.left() * game.hand(game.pope()).len() as f64, Aim::None);
            }
            CardType::Simony => {
                let behind = game.clockwise(seat).position(|other| other == game.pope());
                let comes = game.displayed() >= behind.unwrap_or(0);
                let gain = 8.0 * yard.rivalry(seat, game.pope()) + yard.left();
                weigh(if comes { gain } else { 0.0 }, Aim::None);
            }
            CardType::Holding
            | CardType::Office
            | CardType::Artist
            | CardType::Family
            | CardType::Condottiere
            | CardType::Doctor => {}
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found
}
