//! What to seize and with which condottieri, and what to defend with.

use super::chances::Strength;
use super::worth::Yard;
use crate::rules::card::{CardId, CardType};
use crate::rules::command::{Decision, Target};
use crate::rules::game::Game;
use crate::rules::state::Attack;
use table::{Seat, Set};

/// How often a player who could defend does not, to keep the condottieri.
const LETS_GO: f64 = 0.3;

/// Returns what committing condottieri costs: their fees, and their loss.
fn cost(game: &Game, yard: &Yard, with: Set<CardId>) -> f64 {
    let kept: f64 = with.iter().map(|card| yard.in_hand(game, card)).sum();
    kept + yard.ducats(game.fees(with))
}

/// Returns what the spoils are worth to an attacker with this much money left, including
/// the harm to the victim.
fn gain(game: &Game, yard: &Yard, seat: Seat, victim: Seat, target: Target, money: u32) -> f64 {
    let spoils = game.spoils(target);
    let mut gain = 0.0;
    let mut money = money;
    let mut votes = 0;
    for card in spoils {
        let figures = game.figures(card);
        let fee = match figures.card_type {
            CardType::Artist => u32::from(figures.fee),
            _ => 0,
        };
        if fee <= money {
            money -= fee;
            gain += (yard.printed(game, card) - yard.ducats(fee)).max(0.0);
        }
        votes += i32::from(figures.votes);
    }
    gain += yard.more_votes(seat, votes);
    let kept = 1.0 - yard.lost(game.defence(target).max(2));
    gain * kept + yard.laid(game, victim, spoils) * yard.rivalry(seat, victim)
}

/// The expected result of an attempt to seize something.
#[derive(Clone, Copy, Debug)]
pub(in crate::mind) struct Attempt {
    /// The probability of success.
    pub(in crate::mind) chance: f64,
    /// What success is worth.
    pub(in crate::mind) gain: f64,
    /// What it costs either way.
    pub(in crate::mind) cost: f64,
}

impl Attempt {
    fn worth(&self) -> f64 {
        self.chance * self.gain - self.cost
    }
}

/// Returns the expected result of an attempt against a victim who can commit this much;
/// `None` if it cannot succeed.
fn attempt(
    game: &Game,
    yard: &Yard,
    seat: Seat,
    (victim, strength): (Seat, &Strength),
    target: Target,
    with: Set<CardId>,
) -> Option<Attempt> {
    let (attack, defence) = (game.attack(seat, with), game.defence(target));
    let is_possible = !with.is_empty() || game.needs_none(target);
    if !is_possible || (defence > 0 && attack <= defence) {
        return None;
    }
    let safe = strength.at_most((attack - defence).saturating_sub(1));
    let money = game.money(seat) - game.fees(with);
    Some(Attempt {
        chance: LETS_GO + (1.0 - LETS_GO) * safe,
        gain: gain(game, yard, seat, victim, target, money),
        cost: cost(game, yard, with),
    })
}

/// Returns the expected result of seizing this with these condottieri.
pub(in crate::mind) fn promise(
    game: &Game,
    yard: &Yard,
    seat: Seat,
    target: Target,
    with: Set<CardId>,
) -> Option<Attempt> {
    let victim = game.holder(target).ok()?;
    let strength = Strength::of(game, victim);
    attempt(game, yard, seat, (victim, &strength), target, with)
}

/// Returns the attempts that gain something, the best first, with their gain.
pub(super) fn attempts(game: &Game, yard: &Yard, seat: Seat) -> Vec<(f64, Decision)> {
    let mut found = all_attempts(game, yard, seat);
    found.retain(|(worth, _)| *worth > 0.2);
    found
}

/// Returns the best attempt for each target that can succeed, the best first, with their
/// gain.
pub(super) fn all_attempts(game: &Game, yard: &Yard, seat: Seat) -> Vec<(f64, Decision)> {
    let commitments = game.commitments(seat);
    let mut found: Vec<(f64, Decision)> = Vec::new();
    for victim in game.seats().filter(|&other| other != seat) {
        if game.spouses(seat).contains(victim) {
            continue;
        }
        let strength = Strength::of(game, victim);
        for target in game.targets(seat) {
            if !game.holder(target).is_ok_and(|holder| holder == victim) {
                continue;
            }
            let mut best: Option<(f64, Set<CardId>)> = None;
            for &with in &commitments {
                let against = (victim, &strength);
                let Some(attempt) = attempt(game, yard, seat, against, target, with) else {
                    continue;
                };
                let worth = attempt.worth();
                if best.is_none_or(|(best, _)| worth > best) {
                    best = Some((worth, with));
                }
            }
            if let Some((worth, with)) = best {
                found.push((worth, Decision::Seize(target, with)));
            }
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found
}

/// The expected result of a defence.
#[derive(Clone, Copy, Debug)]
pub(in crate::mind) struct Stand {
    /// The probability that it holds.
    pub(in crate::mind) holds: f64,
    /// What is lost if it does not.
    pub(in crate::mind) loss: f64,
    /// What it costs either way.
    pub(in crate::mind) cost: f64,
}

/// Returns the expected result of defending with these condottieri.
pub(in crate::mind) fn stand(
    game: &Game,
    yard: &Yard,
    seat: Seat,
    attack: &Attack,
    with: Set<CardId>,
) -> Stand {
    let attacker = game.active().unwrap_or(seat);
    let strength = Strength::of(game, attacker);
    let wall = game.defence(attack.target);
    let leonardo = game.power_of(game.laid_of(attacker, CardType::Artist));
    let at_most = |all: u16| match all {
        0 => 0.0,
        all => strength.at_most(all.saturating_sub(leonardo)),
    };
    // No sensible player attacks without a chance against the visible defence.
    let hopeless = at_most(wall);
    let holds = at_most(wall + game.power_of(with));
    let holds = ((holds - hopeless) / (1.0 - hopeless).max(0.01)).clamp(0.0, 1.0);
    let spoils = game.spoils(attack.target);
    Stand {
        holds: if with.is_empty() { 0.0 } else { holds },
        loss: yard.laid(game, seat, spoils) * (1.0 + yard.rivalry(seat, attacker)),
        cost: cost(game, yard, with),
    }
}

/// Returns the ways to defend, the best first, with their value.
pub(super) fn defences(
    game: &Game,
    yard: &Yard,
    seat: Seat,
    attack: &Attack,
) -> Vec<(f64, Decision)> {
    let commitments = game.commitments(seat).into_iter();
    let mut found: Vec<(f64, Decision)> = commitments
        .map(|with| {
            let stand = stand(game, yard, seat, attack, with);
            (
                stand.holds * stand.loss - stand.cost,
                Decision::Defend(with),
            )
        })
        .collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found
}
