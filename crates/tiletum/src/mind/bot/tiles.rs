//! The worth of tiles in a storehouse: helpers and characters. Contracts and crests need
//! goods and are in `projects`.

use super::outlook::Outlook;
use super::weights::Weights;
use crate::rules::game::Game;
use crate::rules::parts::{Action, Good};
use crate::rules::state::OCCUPIED;
use crate::rules::tile::{Effect, Effects, Printed};
use table::{Item as _, Seat};

/// Returns the worth of effects, in VP.
pub(super) fn effects(game: &Game, seat: Seat, effects: Effects, weights: &Weights) -> f32 {
    let player = game.player(seat);
    let of = |effect: Effect| match effect {
        Effect::Goods(goods) => {
            let of = |good: &Good| f32::from(goods[*good]) * weights.good[good.index()];
            Good::ALL.iter().map(of).sum::<f32>()
        }
        Effect::Choice(amount) => f32::from(amount) * weights.choice,
        Effect::Vp(vp) => f32::from(vp),
        Effect::Action(action, ap) => f32::from(ap) * weights.action[action.index()],
        Effect::AnyAction(ap) => f32::from(ap) * weights.action[0] * weights.any_action,
        Effect::Walk {
            merchant,
            architect,
            house,
            pillar,
        } => {
            let places = |wanted: bool, supply: u8| match (wanted, supply) {
                (false, _) => 0.0,
                (true, 0) => weights.placing * weights.no_supply,
                (true, _) => weights.placing,
            };
            f32::from(merchant + architect) * weights.step
                + places(house, player.house_supply())
                + places(pillar, player.pillar_supply())
        }
        Effect::KingSteps(steps) => f32::from(steps) * weights.action[Action::King.index()],
        Effect::Retrigger => {
            let housed = (0..OCCUPIED as u8).map(|building| {
                let rooms = (1..=3).filter(|&floor| player.room(building, floor).is_some());
                rooms.count()
            });
            weights.again * housed.max().unwrap_or(0).max(1) as f32
        }
        Effect::BonusAp(ap) => f32::from(ap) * weights.bonus_ap,
        Effect::OtherKind => weights.other_kind,
    };
    effects.iter().map(of).sum()
}

/// Returns whether a character of this kind finds a room in some building (C4).
pub(super) fn finds_room(game: &Game, seat: Seat, kind: Action) -> bool {
    let rooms = (0..OCCUPIED as u8).flat_map(|at| (1..=3).map(move |floor| (at, floor)));
    let mut rooms = rooms.filter(|&(at, floor)| floor <= game.edition().building(at.into()).floors);
    rooms.any(|(at, floor)| game.check_room(seat, kind, at, floor).is_ok())
}

/// Returns the worth of helpers and characters in the storehouse, minus a penalty for a
/// crowded storehouse.
pub(super) fn storehouse(game: &Game, seat: Seat, outlook: &Outlook, weights: &Weights) -> f32 {
    if outlook.turns == 0 {
        return 0.0;
    }
    let soon = (f32::from(outlook.turns) / 2.0).min(1.0);
    let mut total = 0.0;
    let mut stored = 0_usize;
    let mut of_kind = [0_u8; 5];
    for (_, tile) in game.player(seat).storehouse() {
        stored += 1;
        match game.edition().tile(tile) {
            Some(Printed::Helper(bonus)) => {
                total += weights.helper * effects(game, seat, bonus, weights);
            }
            Some(Printed::Character {
                kind,
                effects: bonus,
            }) => {
                of_kind[kind.index()] += 1;
                // At most three of one kind find rooms.
                let housed = of_kind[kind.index()] <= 3 && finds_room(game, seat, kind);
                total += match housed {
                    true => {
                        let room = weights.room + outlook.more.upper * weights.upper_room;
                        weights.character * soon * (effects(game, seat, bonus, weights) + room)
                    }
                    false => -weights.unhoused,
                };
            }
            Some(Printed::Contract { .. } | Printed::Crest(_)) | None => {}
        }
    }
    let spaces = usize::from(game.edition().data().board.storehouse);
    match spaces.saturating_sub(stored) {
        0 => total - weights.crowded[1],
        1 => total - weights.crowded[0],
        _ => total,
    }
}
