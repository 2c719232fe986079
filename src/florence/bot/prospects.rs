//! What a seat can still make of the game: its final points, estimated from
//! what it has, the actions and auctions that are left, and the professions in
//! hand. Other seats' plans are not in here.

use arrayvec::ArrayVec;

use super::super::cards::Profession;
use super::super::components::{Building, Freedom, ROUNDS, florins, points};
use super::chances::Chances;
use super::outlook::{Outlook, matching, room_taken};
use super::weights::Weights;
use crate::table::Set;

/// Works that are planned at most.
const MOST_WORKS: usize = 10;
/// Professions that are planned to be hired at most.
const MOST_HIRES: u8 = 3;
/// Points of prestige for a point of work value (W9).
const POINTS_PER_VALUE: f32 = 0.5;
/// Florins for a point of prestige (W9).
pub const FLORINS_PER_POINT: f32 = florins::PRESTIGE_FROM_WORK as f32;

/// A work that is planned.
#[derive(Clone, Copy)]
struct Planned {
    value: f32,
    wants: Option<(Building, Freedom)>,
}

/// The works that are planned, the best first.
type Works = ArrayVec<Planned, MOST_WORKS>;

/// Puts a work in its place.
fn put_in(works: &mut Works, work: Planned) {
    let at = works.iter().position(|other| work.value > other.value);
    let at = at.unwrap_or(works.len());
    if !works.is_full() {
        works.insert(at, work);
    }
}

/// PP that this much money is worth when so much is going to be spent.
pub fn money_points(money: f32, expenses: f32, needed: f32, w: &Weights) -> f32 {
    let useful = money.min(expenses);
    let spare = (money - expenses).max(0.0) * w.spare_money;
    let missing = (needed - money).max(0.0) * w.missing_money;
    (useful + spare - missing) / FLORINS_PER_POINT
}

/// The expected final points of a seat, and what it expects to spend.
#[derive(Clone, Copy, Debug)]
pub struct Prospects {
    pub points: f32,
    pub expenses: f32,
    pub needed: f32,
}

/// Final points that may be expected of this outlook, prestige cards included.
pub fn prospects(o: &Outlook, c: &Chances, w: &Weights) -> Prospects {
    let mut best = Prospects {
        points: f32::NEG_INFINITY,
        expenses: 0.0,
        needed: 0.0,
    };
    let most_hires = MOST_HIRES.min(o.hires).min(c.stack).min(o.actions / 2);
    let works = in_hand(o, c, w);
    for hires in 0..=most_hires {
        let plan = plan(o, c, w, &works, hires);
        if plan.points <= best.points {
            break;
        }
        best = plan;
    }
    let cards = o.prestige_cards.iter();
    best.points += cards.map(|card| c.prestige(o, card, w)).sum::<f32>();
    if o.actions > 0 {
        let landscapes = o.landscapes.iter().filter(|&&n| n > 0).count();
        let variety = (landscapes + o.freedoms.len()) as f32;
        let rounds = f32::from(ROUNDS + 1 - o.next) / f32::from(ROUNDS);
        best.points += variety * w.variety * rounds;
    }
    best
}

/// A work of a profession that is not known yet, with so many hired.
fn unknown(o: &Outlook, c: &Chances, w: &Weights, hires: u8) -> Planned {
    let later = if o.next >= ROUNDS {
        0.0
    } else {
        w.hire_potential
    };
    Planned {
        value: o.base() + f32::from(hires) + (c.hire + later).min(10.0),
        wants: None,
    }
}

/// The works of the professions in hand and of those that can be recruited.
fn in_hand(o: &Outlook, c: &Chances, w: &Weights) -> Works {
    let base = o.base();
    let mut works = Works::new();
    for profession in o.hand {
        let value = base + matching(o, profession);
        let wants = Some((profession.building(), profession.freedom()));
        put_in(&mut works, Planned { value, wants });
    }
    if let Some(matching) = c.recruit {
        let later = if o.next >= ROUNDS {
            0.0
        } else {
            w.recruit_potential
        };
        for _ in 0..o.recruits {
            let value = base + (matching + later).min(10.0);
            put_in(&mut works, Planned { value, wants: None });
        }
    }
    for _ in 0..o.unknown {
        put_in(&mut works, unknown(o, c, w, 0));
    }
    works
}

fn plan(o: &Outlook, c: &Chances, w: &Weights, in_hand: &Works, hires: u8) -> Prospects {
    let last = o.next >= ROUNDS;
    let mut works = in_hand.clone();
    for work in &mut works {
        work.value += f32::from(hires);
    }
    for _ in 0..hires {
        put_in(&mut works, unknown(o, c, w, hires));
    }
    let actions = usize::from(o.actions - hires);
    works.truncate(actions);
    let slack = actions - works.len();

    // The best works come last, two a round; how much they grow until then, and
    // whether they reach the minimum.
    let rounds = f32::from(ROUNDS - o.next.min(ROUNDS));
    let steepness = f32::from(ROUNDS - 1) / (w.ramp * rounds);
    let count = works.len();
    let mut growth = [0.0; MOST_WORKS];
    let mut minimum = [0.0; MOST_WORKS];
    let this_phase = f32::from(o.auctions.saturating_sub(ROUNDS - o.next.min(ROUNDS)));
    for at in 0..count {
        let round = (usize::from(ROUNDS) - at / 2).max(usize::from(o.next));
        let waits = round as f32 - f32::from(o.next);
        growth[at] = w.growth * (waits + this_phase.min(1.0));
        minimum[at] = c.minimum[round];
    }
    let now = c.minimum[usize::from(o.next)];
    let gain = |at: usize, value: f32| -> f32 {
        let grown = value + growth[at];
        let above = grown - minimum[at];
        let likely = if !last {
            (0.9 + above * steepness).clamp(0.0, 1.0)
        } else if above >= 0.0 {
            1.0
        } else {
            0.0
        };
        let later = likely * grown;
        let at_once = if value >= now { value } else { 0.0 };
        later.max(at_once) * POINTS_PER_VALUE
    };

    // Bonus cards lift the lowest works first.
    for (planned, bonus) in works.iter_mut().rev().zip(o.bonus.iter()) {
        planned.value += bonus;
    }
    let mut total = 0.0;
    let mut gains = [0.0; MOST_WORKS];
    for (at, planned) in works.iter().enumerate() {
        gains[at] = gain(at, planned.value);
        total += gains[at];
    }

    // What to do with the other actions.
    let mut uses: ArrayVec<(f32, f32), 24> = ArrayVec::new();
    let mut add = |points: f32, price: f32| {
        let points = points - price / FLORINS_PER_POINT;
        if points > 0.0 {
            uses.push((points, price));
        }
    };
    let price = florins::building(o.builders) as f32;
    let mut room = o.room;
    let wanted: Set<Building> = o.hand.iter().map(Profession::building).collect();
    for building in wanted.intersection(o.fits).intersection(c.buildings) {
        let size = room_taken(building.size().squares(), o.builders);
        if o.buildings.contains(building) || room < 0.6 * size {
            continue;
        }
        let mut points = f32::from(points::BUILDING);
        for (at, planned) in works.iter().enumerate() {
            if planned.wants.is_some_and(|(wanted, _)| wanted == building) {
                points += gain(at, planned.value + 4.0) - gains[at];
            }
        }
        room -= size;
        add(points, price);
    }
    // Buildings nobody wants bring their points.
    let size = room_taken(5, o.builders);
    for _ in 0..3 {
        if room > size {
            room -= size;
            add(f32::from(points::BUILDING), price);
        }
    }
    let small = florins::SMALL_ACTION as f32;
    for freedom in c.freedoms.minus(o.freedoms) {
        let mut points = 0.0;
        for (at, planned) in works.iter().enumerate() {
            if planned.wants.is_some_and(|(_, wanted)| wanted == freedom) {
                points += gain(at, planned.value + 3.0) - gains[at];
            }
        }
        add(points, small);
    }
    // Bonus cards, for the works that need them most.
    if c.bonus > 0.0 {
        for at in (0..count).rev().take(4) {
            let value = works[at].value;
            let points = gain(at, value + c.bonus) - gains[at];
            add(points, small);
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
