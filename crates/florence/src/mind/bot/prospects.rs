//! What a seat can still make of the game: its final points, estimated from what it has,
//! the actions and auctions that are left, and the professions in hand. It ignores the
//! plans of other seats.

use arrayvec::ArrayVec;

use super::chances::Chances;
use super::outlook::{Outlook, matching, room_taken};
use super::weights::Weights;
use crate::rules::cards::Profession;
use crate::rules::components::{Building, Freedom};
use table::Set;

/// The maximum number of planned works; all of them are weighed in one step.
const LANES: usize = 8;
/// The maximum number of professions planned to be hired.
const MOST_HIRES: u8 = 3;
/// Points of prestige for a point of work value (W9).
const POINTS_PER_VALUE: f32 = 0.5;
/// What a point of prestige is assumed to be worth in florins, as printed (W9).
pub(super) const FLORINS_PER_POINT: f32 = 200.0;

/// The planned works, the best first.
#[derive(Clone, Copy)]
struct Works {
    count: usize,
    value: [f32; LANES],
    building: [Option<Building>; LANES],
    freedom: [Option<Freedom>; LANES],
}

impl Works {
    const NONE: Works = Works {
        count: 0,
        value: [NEVER; LANES],
        building: [None; LANES],
        freedom: [None; LANES],
    };

    /// Inserts a work; the lowest is dropped if there are too many.
    fn put_in(&mut self, value: f32, wants: Option<(Building, Freedom)>) {
        if value <= self.value[LANES - 1] {
            return;
        }
        let mut at = self.count.min(LANES - 1);
        while at > 0 && value > self.value[at - 1] {
            self.value[at] = self.value[at - 1];
            self.building[at] = self.building[at - 1];
            self.freedom[at] = self.freedom[at - 1];
            at -= 1;
        }
        self.value[at] = value;
        self.building[at] = wants.map(|(building, _)| building);
        self.freedom[at] = wants.map(|(_, freedom)| freedom);
        self.count = (self.count + 1).min(LANES);
    }

    fn truncate(&mut self, most: usize) {
        self.count = self.count.min(most);
        self.value[self.count..].fill(NEVER);
    }
}

/// The value of a work that will not be completed.
const NEVER: f32 = -1000.0;

/// What the planned works bring, by their position in the plan: the best works come last,
/// two per round. It includes how much they grow until then, and whether they reach the
/// minimum.
struct Scale {
    growth: [f32; LANES],
    minimum: [f32; LANES],
    now: f32,
    /// How likely a work at the minimum reaches it.
    likely: f32,
    /// How much that changes with a point of work value.
    steepness: f32,
}

impl Scale {
    fn of(o: &Outlook, c: &Chances, w: &Weights) -> Scale {
        let all = o.variant.rounds;
        let next = o.next.min(all);
        let rounds = f32::from(all - next);
        let this_phase = f32::from(o.auctions.saturating_sub(all - next)).min(1.0);
        let round = |at: usize| {
            let from_last = at / usize::from(o.variant.actions);
            usize::from(all)
                .saturating_sub(from_last)
                .max(usize::from(o.next))
        };
        let waits = |at: usize| round(at) as f32 - f32::from(o.next);
        let last = o.next >= all;
        Scale {
            growth: std::array::from_fn(|at| w.growth * (waits(at) + this_phase)),
            minimum: std::array::from_fn(|at| c.minimum[round(at)]),
            now: c.minimum[usize::from(o.next)],
            likely: if last { 1.0 } else { 0.9 },
            steepness: if last {
                1e6
            } else {
                f32::from(all - 1) / (w.ramp * rounds)
            },
        }
    }

    /// Returns the points that works of these values bring if all are raised by `more`.
    #[inline]
    fn gains(&self, values: &[f32; LANES], more: f32) -> [f32; LANES] {
        let mut gains = [0.0; LANES];
        for at in 0..LANES {
            let value = values[at] + more;
            let grown = value + self.growth[at];
            let likely = self.likely + (grown - self.minimum[at]) * self.steepness;
            let later = likely.clamp(0.0, 1.0) * grown;
            let at_once = if value >= self.now { value } else { 0.0 };
            gains[at] = later.max(at_once) * POINTS_PER_VALUE;
        }
        gains
    }
}

/// Returns the PP that this much money is worth when `expenses` are still to be paid.
pub(super) fn money_points(money: f32, expenses: f32, needed: f32, w: &Weights) -> f32 {
    let useful = money.min(expenses);
    let spare = (money - expenses).max(0.0) * w.spare_money;
    let missing = (needed - money).max(0.0) * w.missing_money;
    (useful + spare - missing) / FLORINS_PER_POINT
}

/// The expected final points of a seat, and what it expects to spend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospects {
    pub points: f32,
    pub expenses: f32,
    pub needed: f32,
}

/// Estimates the final points from this outlook, including prestige cards.
pub(super) fn prospects(o: &Outlook, c: &Chances, w: &Weights) -> Prospects {
    let mut best = Prospects {
        points: f32::NEG_INFINITY,
        expenses: 0.0,
        needed: 0.0,
    };
    let most_hires = MOST_HIRES.min(o.hires).min(c.stack).min(o.actions / 2);
    let works = in_hand(o, c, w);
    let scale = Scale::of(o, c, w);
    for hires in 0..=most_hires {
        let plan = plan(o, c, w, &works, &scale, hires);
        if plan.points <= best.points {
            break;
        }
        best = plan;
    }
    best.points += beside(o, c, w);
    best
}

/// Returns what prestige cards, variety and future works of the Princess bring.
fn beside(o: &Outlook, c: &Chances, w: &Weights) -> f32 {
    let cards = o.prestige_cards.iter();
    let mut points = cards.map(|card| c.prestige(o, card, w)).sum::<f32>();
    if o.actions > 0 {
        let landscapes = o.landscapes.iter().filter(|&&n| n > 0).count();
        let variety = (landscapes + o.freedoms.len()) as f32;
        let rounds = f32::from(o.variant.rounds + 1 - o.next) / f32::from(o.variant.rounds);
        points += variety * w.variety * rounds;
        if o.variant.characters {
            let turns = f32::from(o.actions) / f32::from(o.variant.actions);
            let works = w.princess_share * turns;
            points += works * o.princess() * POINTS_PER_VALUE;
        }
    }
    points
}

/// Returns the value of a work of a still unknown profession, with this many hired.
fn unknown(o: &Outlook, c: &Chances, w: &Weights, hires: u8) -> f32 {
    let later = if o.next >= o.variant.rounds {
        0.0
    } else {
        w.hire_potential
    };
    o.base() + f32::from(hires) + (c.hire + later).min(10.0)
}

/// Returns the works of the professions in hand and of those that can be recruited.
fn in_hand(o: &Outlook, c: &Chances, w: &Weights) -> Works {
    let base = o.base();
    let mut works = Works::NONE;
    for profession in o.hand {
        let wants = (profession.building(), profession.freedom());
        works.put_in(base + matching(o, profession), Some(wants));
    }
    if let Some(matching) = c.recruit {
        let later = if o.next >= o.variant.rounds {
            0.0
        } else {
            w.recruit_potential
        };
        for _ in 0..o.recruits {
            works.put_in(base + (matching + later).min(10.0), None);
        }
    }
    for _ in 0..o.unknown {
        works.put_in(unknown(o, c, w, 0), None);
    }
    works
}

/// Returns the total gain of the works that want this.
fn wanting<T: PartialEq>(wants: &[Option<T>; LANES], what: T, gains: &[f32; LANES]) -> f32 {
    let what = Some(what);
    let those = wants
        .iter()
        .zip(gains)
        .filter(|(wanted, _)| **wanted == what);
    those.map(|(_, gain)| gain).sum()
}

fn plan(
    o: &Outlook,
    c: &Chances,
    w: &Weights,
    in_hand: &Works,
    scale: &Scale,
    hires: u8,
) -> Prospects {
    let mut works = *in_hand;
    for value in &mut works.value[..works.count] {
        *value += f32::from(hires);
    }
    for _ in 0..hires {
        works.put_in(unknown(o, c, w, hires), None);
    }
    let actions = usize::from(o.actions - hires);
    works.truncate(actions);
    let slack = actions - works.count;

    // Bonus cards go to the lowest works first.
    for (value, bonus) in works.value[..works.count]
        .iter_mut()
        .rev()
        .zip(o.bonus.iter())
    {
        *value += bonus;
    }
    let gains = scale.gains(&works.value, 0.0);
    let mut total: f32 = gains.iter().sum();
    let more = |by: f32| -> [f32; LANES] {
        let raised = scale.gains(&works.value, by);
        std::array::from_fn(|at| raised[at] - gains[at])
    };

    // The uses of the other actions.
    let mut uses: ArrayVec<(f32, f32), 24> = ArrayVec::new();
    let mut add = |points: f32, price: f32| {
        let points = points - price / FLORINS_PER_POINT;
        if points > 0.0 {
            uses.push((points, price));
        }
    };
    let price = o.variant.building_price(o.builders) as f32;
    let mut room = o.room;
    let wanted: Set<Building> = o.hand.iter().map(Profession::building).collect();
    let by_building = more(f32::from(o.variant.value_of_building));
    for building in wanted.intersection(o.fits).intersection(c.buildings) {
        let size = room_taken(building.size().squares(), o.beside());
        if o.buildings.contains(building) || room < 0.6 * size {
            continue;
        }
        let points = f32::from(o.variant.points_for_building)
            + wanting(&works.building, building, &by_building);
        room -= size;
        add(points, price);
    }
    // Unwanted buildings still bring their points.
    let size = room_taken(5, o.beside());
    for _ in 0..3 {
        if room > size {
            room -= size;
            add(f32::from(o.variant.points_for_building), price);
        }
    }
    let small = o.variant.freedom_price as f32;
    let missing = c.freedoms.minus(o.freedoms);
    if !missing.is_empty() {
        let by_freedom = more(f32::from(o.variant.value_of_freedom));
        for freedom in missing {
            add(wanting(&works.freedom, freedom, &by_freedom), small);
        }
    }
    // Bonus cards, for the works that need them most.
    if c.bonus > 0.0 {
        let by_bonus = more(c.bonus);
        for at in (0..works.count).rev().take(4) {
            add(by_bonus[at], small);
        }
    }
    let mut expenses = f32::from(hires) * small;
    total -= expenses / FLORINS_PER_POINT;
    if uses.len() > slack {
        uses.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        uses.truncate(slack);
    }
    for (points, cost) in uses {
        total += points;
        expenses += cost;
    }
    let auctions = f32::from(o.auctions) * w.auction_cost;
    let needed = if o.auctions > 0 { w.reserve } else { 0.0 };
    let all = expenses + auctions;
    let money = money_points(o.money, all, needed.min(all), w);
    Prospects {
        points: o.points + total + money,
        expenses: all,
        needed: needed.min(all),
    }
}
