//! The uses of goods: contracts in the storehouse, cathedrals with a pillar, crests. Goods
//! are assigned to projects in the order of their gain; the rest is worth a little by
//! itself.

use super::outlook::Outlook;
use super::tiles;
use super::weights::Weights;
use crate::rules::edition::{BUILDINGS, Cost, MOST_STORED, Reward};
use crate::rules::game::Game;
use crate::rules::parts::{Good, Goods};
use crate::rules::state::OCCUPIED;
use crate::rules::tile::{Pay, Printed};
use table::{Item as _, Seat};

/// The greatest number of projects that are considered.
const MOST: usize = MOST_STORED + 9;

/// A use of goods.
#[derive(Clone, Copy, Debug)]
pub(super) struct Project {
    /// Its gain, in VP.
    pub(super) gain: f32,
    /// Its cost; identical goods use the nearest kind.
    pub(super) pay: Pay,
}

/// All projects of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Projects {
    all: [Project; MOST],
    len: usize,
}

/// Returns the VP that a cathedral with this top tile promises to a player without a pillar
/// there.
pub(super) fn cathedral_promise(
    game: &Game,
    cathedral: usize,
    value: u8,
    weights: &Weights,
) -> f32 {
    match game.cost(cathedral) {
        Cost::Build { stones, vp } => {
            let vp = f32::from(value) + f32::from(vp);
            (vp - weights.stone * f32::from(stones)).max(0.0) * weights.promise
        }
        Cost::NotBuilt => 0.0,
    }
}

/// Returns the worth of a crest's reward, in VP (J5).
fn reward(game: &Game, seat: Seat, reward: Reward, outlook: &Outlook, weights: &Weights) -> f32 {
    let player = game.player(seat);
    match reward {
        Reward::House if player.house_supply() > 0 => {
            outlook.more.houses * weights.anywhere + weights.anywhere_more
        }
        Reward::Pillar if player.pillar_supply() > 0 => {
            outlook.more.pillars * weights.anywhere + weights.anywhere_more
        }
        Reward::House | Reward::Pillar => match outlook.turns {
            0 => 0.0,
            _ => weights.placing * weights.no_supply,
        },
        Reward::Merchant | Reward::Architect => match outlook.turns {
            0 => weights.last_relocate,
            _ => weights.relocate,
        },
        Reward::Goods(amount) => f32::from(amount) * weights.choice,
        Reward::Vp(vp) => f32::from(vp),
    }
}

impl Projects {
    fn push(&mut self, project: Project) {
        if let Some(free) = self.all.get_mut(self.len) {
            *free = project;
            self.len += 1;
        }
    }

    /// Returns the projects, those with the greatest gain first.
    pub(super) fn all(&self) -> &[Project] {
        &self.all[..self.len]
    }

    /// Finds all projects of a seat.
    pub(super) fn of(game: &Game, seat: Seat, outlook: &Outlook, weights: &Weights) -> Projects {
        let nothing = Project {
            gain: 0.0,
            pay: Pay::default(),
        };
        let mut projects = Projects {
            all: [nothing; MOST],
            len: 0,
        };
        let player = game.player(seat);
        let edition = game.edition();
        let mut space = usize::from(player.fulfilled());
        let mut crests = 0;
        for (_, tile) in player.storehouse() {
            match edition.tile(tile) {
                Some(Printed::Contract { pay, vp, effects }) if space < BUILDINGS => {
                    let on_space = f32::from(edition.data().board.contract_vp[space]);
                    let pillar = match space + 1 < BUILDINGS {
                        true => {
                            weights.freed_pillar
                                * outlook.more.pillars
                                * f32::from(outlook.turns.min(3))
                                / 3.0
                        }
                        false => 0.0,
                    };
                    let bonus = tiles::effects(game, seat, effects, weights);
                    let gain = f32::from(vp) + on_space + pillar + bonus + outlook.more.contracts;
                    projects.push(Project { gain, pay });
                    space += 1;
                }
                Some(Printed::Crest(_)) => crests += 1,
                _ => {}
            }
        }
        for cathedral in 0..edition.cathedrals().len() {
            let built = player.cathedral_tiles()[cathedral].is_some();
            if built || !player.has_pillar(cathedral) {
                continue;
            }
            if let Cost::Build { stones, vp } = game.cost(cathedral)
                && let Some(&value) = game.cathedral_left(cathedral).first()
            {
                let gain = f32::from(vp) + f32::from(value) + outlook.more.cathedrals;
                let goods = Goods::of(Good::Stone, u16::from(stones));
                let pay = Pay {
                    identical: 0,
                    goods,
                };
                projects.push(Project { gain, pay });
            }
        }
        projects.crests(game, seat, crests, outlook, weights);
        let all = &mut projects.all[..projects.len];
        all.sort_by(|one, other| other.gain.total_cmp(&one.gain));
        projects
    }

    /// Adds this many crests, each for the free space where it brings the most for its
    /// food.
    fn crests(
        &mut self,
        game: &Game,
        seat: Seat,
        crests: usize,
        outlook: &Outlook,
        weights: &Weights,
    ) {
        if crests == 0 {
            return;
        }
        let player = game.player(seat);
        let mut free: [Option<(f32, u8)>; BUILDINGS] = [None; BUILDINGS];
        for (building, of) in free.iter_mut().enumerate() {
            if player.crests()[building].is_some() {
                continue;
            }
            let printed = game.edition().building(building);
            let filled = player.is_filled(building, game.edition());
            let completes = match filled {
                true => {
                    weights.completes
                        + f32::from(printed.ap) * f32::from(outlook.turns) * weights.strengthened
                }
                false => 0.0,
            };
            let begun = building == OCCUPIED || player.room(building as u8, 1).is_some();
            let later = match (filled, begun, outlook.turns) {
                (false, true, 1..) => weights.begun_building,
                _ => 0.0,
            };
            let gain = reward(game, seat, printed.reward, outlook, weights) + completes + later;
            *of = Some((gain, printed.food));
        }
        for _ in 0..crests {
            let net = |of: &Option<(f32, u8)>| {
                of.map_or(f32::MIN, |(gain, food)| {
                    gain - weights.food * f32::from(food)
                })
            };
            let best = free
                .iter_mut()
                .max_by(|one, other| net(one).total_cmp(&net(other)));
            if let Some((gain, food)) = best.and_then(Option::take) {
                let goods = Goods::of(Good::Food, u16::from(food));
                let pay = Pay {
                    identical: 0,
                    goods,
                };
                self.push(Project { gain, pay });
            }
        }
    }
}

/// Returns the kind of which the fewest goods are missing for the identical ones; gold
/// comes last.
pub(super) fn nearest_kind(pay: Pay, has: Goods) -> Good {
    let missing = |good: &Good| {
        let gold = u32::from(*good == Good::Gold);
        (pay.with(*good).minus(has).total(), gold)
    };
    let nearest = Good::ALL.iter().copied().min_by_key(missing);
    nearest.unwrap_or(Good::Gold)
}

/// Returns the worth of unused goods, in VP.
fn spare(goods: Goods, outlook: &Outlook, weights: &Weights) -> f32 {
    if outlook.turns == 0 {
        // Goods as they count at the end, and a little for those towards one more point
        // (E3).
        let total = goods.total();
        return (total / 4) as f32 + 0.02 * (total % 4) as f32;
    }
    let early = (f32::from(outlook.turns) / weights.early_turns).min(1.0);
    let of = |good: &Good| {
        let amount = f32::from(goods[*good]);
        let many = weights.many_goods;
        let counted = amount.min(many) + weights.beyond_many * (amount - many).max(0.0);
        let late = weights.late_good;
        let each = late + (weights.good[good.index()] - late) * early;
        counted * each
    };
    Good::ALL.iter().map(of).sum()
}

/// Returns the worth of a seat's goods and what they can pay for, in VP.
pub(super) fn goods(game: &Game, seat: Seat, outlook: &Outlook, weights: &Weights) -> f32 {
    let projects = Projects::of(game, seat, outlook, weights);
    let mut has = game.player(seat).goods();
    let mut total = 0.0;
    let turns = f32::from(outlook.turns);
    // Earlier projects use up the turns that would bring what is missing.
    let mut claimed = 0.0;
    for project in projects.all() {
        let needed = match project.pay.identical {
            0 => project.pay.goods,
            _ => project.pay.with(nearest_kind(project.pay, has)),
        };
        let missing = needed.minus(has).total() as f32;
        let coming = turns * weights.goods_rate - claimed;
        let chance = if missing == 0.0 {
            weights.payable
        } else if coming <= 0.0 {
            0.0
        } else {
            weights.unpaid
                * (1.0 - missing / (coming + missing + 1.0) - weights.each_missing * missing)
                    .max(0.0)
        };
        let uses = needed.minus(needed.minus(has));
        let without = spare(has, outlook, weights);
        let after = spare(has.minus(uses), outlook, weights);
        if chance * project.gain + after > without {
            total += chance * project.gain;
            has = has.minus(uses);
            claimed += missing;
        }
    }
    total + spare(has, outlook, weights)
}
