//! Cards played against others in step 2 (C).

use super::worth::Yard;
use crate::rules::card::{CardId, CardType, Spot};
use crate::rules::command::{Aim, Command, Decision};
use crate::rules::game::Game;
use crate::rules::options::displayed;
use table::{Item as _, Seat, Set};

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

/// The points that a player phase is worth to its player.
const PHASE: f64 = 2.0;

/// The points that the last phase of the game is worth besides: nobody can answer it.
const LAST_PHASE: f64 = 1.0;

/// What it is worth to keep a Simony for a better moment, at the start.
const KEPT_SIMONY: f64 = 0.3;

/// Returns how many phases each seat still has in this turn, and which seat has the last
/// one, if the Pope misses this many.
pub(super) fn phases(game: &Game, skips: u8) -> ([i32; 5], Option<Seat>) {
    let mut skips = skips;
    let mut counts = [0; 5];
    let mut last = None;
    let mut seat = match game.active() {
        Some(active) => game.left(active),
        None => game.pope(),
    };
    let mut left = game.displayed();
    while left > 0 {
        if seat == game.pope() && skips > 0 {
            skips -= 1;
        } else {
            counts[seat.index()] += 1;
            left -= 1;
            last = Some(seat);
        }
        seat = game.left(seat);
    }
    (counts, last)
}

/// Returns what a conviction of the Pope is worth to a seat. The Pope's phase goes to the
/// next player after the last one of the turn. Often that is the Pope, who then comes last.
pub(in crate::mind) fn conviction(game: &Game, yard: &Yard, seat: Seat) -> f64 {
    let (before, last_before) = phases(game, game.skips());
    let (after, last_after) = phases(game, game.skips().saturating_add(1));
    let last_phase = if game.is_last_turn() { LAST_PHASE } else { 0.0 };
    let gain = |who: Seat| {
        let more = PHASE * f64::from(after[who.index()] - before[who.index()]);
        let is_last = |last: Option<Seat>| f64::from(u8::from(last == Some(who)));
        more + last_phase * (is_last(last_after) - is_last(last_before))
    };
    let others = game.seats().filter(|&other| other != seat);
    let theirs: f64 = others
        .map(|other| yard.rivalry(seat, other) * gain(other))
        .sum();
    gain(seat) - theirs
}

/// Returns the plays that gain something, the best first, with their gain.
pub(super) fn plays(game: &Game, yard: &Yard, seat: Seat) -> Vec<(f64, Decision)> {
    let mut found = all_plays(game, yard, seat);
    found.retain(|(gain, _)| *gain > 0.0);
    found
}

/// Returns all plays, the best first, with what they gain over keeping the card.
pub(super) fn all_plays(game: &Game, yard: &Yard, seat: Seat) -> Vec<(f64, Decision)> {
    let mut found: Vec<(f64, Decision)> = Vec::new();
    let is_last_phase = game.displayed() < game.player_count();
    let is_end = is_last_phase && game.is_last_turn();
    let mut told: Option<CardId> = None;
    for card in game.hand(seat).known() {
        if told.is_some_and(|other| game.edition().are_alike(card, other)) {
            continue;
        }
        told = Some(card);
        let kept = match game.type_of(card) {
            _ if is_end => 0.0,
            // Only now is it known whom an accusation would harm.
            CardType::Simony => KEPT_SIMONY * yard.left(),
            _ => yard.in_hand(game, card),
        };
        let mut weigh = |gain: f64, aim: Aim| {
            let decision = Decision::Play(card, aim);
            if game.check(&Command::new(seat, decision)).is_ok() {
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
            CardType::Simony => weigh(conviction(game, yard, seat), Aim::None),
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
