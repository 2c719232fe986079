//! What to seize and with how much, and what to defend with.

use super::chances::Strength;
use super::worth::Yard;
use crate::prince::rules::card::{CardId, CardType};
use crate::prince::rules::command::{Decision, Target};
use crate::prince::rules::game::Game;
use crate::prince::rules::state::Attack;
use crate::table::{Seat, Set};

/// How often somebody who could defend does not: the condottieri may be kept.
const LETS_GO: f64 = 0.3;

/// What condottieri cost who commits them: their fees, and that they are gone.
fn cost(game: &Game, yard: &Yard, with: Set<CardId>) -> f64 {
    let kept: f64 = with.iter().map(|card| yard.in_hand(game, card)).sum();
    kept + yard.ducats(game.fees(with))
}

/// What the spoils are worth to an attacker who has so much money left, harm included.
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

/// The attempts that pay, the best first, with what they gain.
pub(super) fn attempts(game: &Game, yard: &Yard, seat: Seat) -> Vec<(f64, Decision)> {
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
            let defence = game.defence(target);
            let mut best: Option<(f64, Set<CardId>)> = None;
            for &with in &commitments {
                if with.is_empty() && !game.needs_none(target) {
                    continue;
                }
                let attack = game.attack(seat, with);
                if defence > 0 && attack <= defence {
                    continue;
                }
                let safe = strength.at_most((attack - defence).saturating_sub(1));
                let chance = LETS_GO + (1.0 - LETS_GO) * safe;
                let money = game.money(seat) - game.fees(with);
                let gain = gain(game, yard, seat, victim, target, money);
                let worth = chance * gain - cost(game, yard, with);
                if best.is_none_or(|(best, _)| worth > best) {
                    best = Some((worth, with));
                }
            }
            if let Some((worth, with)) = best {
                found.push((worth, Decision::Seize(target, with)));
            }
        }
    }
    found.retain(|(worth, _)| *worth > 0.2);
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found
}

/// The ways to defend, the best first, with what they are worth.
pub(super) fn defences(
    game: &Game,
    yard: &Yard,
    seat: Seat,
    attack: &Attack,
) -> Vec<(f64, Decision)> {
    let attacker = game.active().unwrap_or(seat);
    let strength = Strength::of(game, attacker);
    let spoils = game.spoils(attack.target);
    let loss = yard.laid(game, seat, spoils) * (1.0 + yard.rivalry(seat, attacker));
    let wall = game.defence(attack.target);
    let leonardo = game.power_of(game.laid_of(attacker, CardType::Artist));
    // Nobody attacks who cannot win against what is open.
    let hopeless = match wall {
        0 => 0.0,
        wall => strength.at_most(wall.saturating_sub(leonardo)),
    };
    let mut found: Vec<(f64, Decision)> = Vec::new();
    for with in game.commitments(seat) {
        let all = wall + game.power_of(with);
        let holds = match all {
            0 => 0.0,
            all => strength.at_most(all.saturating_sub(leonardo)),
        };
        let holds = ((holds - hopeless) / (1.0 - hopeless).max(0.01)).clamp(0.0, 1.0);
        let holds = if with.is_empty() && wall > 0 {
            0.0
        } else {
            holds
        };
        found.push((
            holds * loss - cost(game, yard, with),
            Decision::Defend(with),
        ));
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found
}
