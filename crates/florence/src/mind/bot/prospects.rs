//! What a seat can still make of the game: its final points, estimated from what it has,
//! the actions and auctions that are left, and the professions in hand. It ignores the
//! plans of other seats.

use arrayvec::ArrayVec;

use super::chances::Chances;
use super::outlook::{Outlook, matching, room_taken};
use super::weights::Weights;
use crate::rules::cards::Profession;
use crate::rules::components::{Building, Freedom};
use table::{Item as _, Set};

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
    /// The indices of the building and of the freedom that each wants.
    wants: [[u8; 2]; LANES],
}

/// The building and the freedom of a work of which nothing is known.
const UNKNOWN: [u8; 2] = [Building::COUNT as u8, Freedom::COUNT as u8];

impl Works {
    const NONE: Works = Works {
        count: 0,
        value: [NEVER; LANES],
        wants: [UNKNOWN; LANES],
    };

    /// Inserts a work; the lowest is dropped if there are too many.
    fn put_in(&mut self, value: f32, wants: [u8; 2]) {
        if value <= self.value[LANES - 1] {
            return;
        }
        let mut at = self.count.min(LANES - 1);
        while at > 0 && value > self.value[at - 1] {
            self.value[at] = self.value[at - 1];
            self.wants[at] = self.wants[at - 1];
            at -= 1;
        }
        self.value[at] = value;
        self.wants[at] = wants;
        self.count = (self.count + 1).min(LANES);
    }

    /// Returns, for each building (0) or freedom (1), the total gain of the works that want
    /// it.
    fn wanting(&self, of: usize, gains: &[f32; LANES]) -> [f32; Building::COUNT + 1] {
        let mut wanting = [0.0; Building::COUNT + 1];
        for (wants, gain) in self.wants.iter().zip(gains) {
            wanting[usize::from(wants[of])] += gain;
        }
        wanting
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
        let last = o.next >= all;
        let mut scale = Scale {
            growth: [0.0; LANES],
            minimum: [0.0; LANES],
            now: c.minimum[usize::from(o.next)],
            likely: if last { 1.0 } else { 0.9 },
            steepness: if last {
                1e6
            } else {
                f32::from(all - 1) / (w.ramp * rounds)
            },
        };
        let (mut round, mut in_round) = (all.max(o.next), 0);
        for at in 0..LANES {
            if in_round == o.variant.actions {
                round = round.saturating_sub(1).max(o.next);
                in_round = 0;
            }
            in_round += 1;
            let waits = f32::from(round) - f32::from(o.next);
            scale.growth[at] = w.growth * (waits + this_phase);
            scale.minimum[at] = c.minimum[usize::from(round)];
        }
        scale
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
    let others = Others::of(o, c);
    for hires in 0..=most_hires {
        let plan = plan(o, c, w, &works, &scale, &others, hires);
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
        let wants = [
            profession.building().index() as u8,
            profession.freedom().index() as u8,
        ];
        works.put_in(base + matching(o, profession), wants);
    }
    if let Some(matching) = c.recruit {
        let later = if o.next >= o.variant.rounds {
            0.0
        } else {
            w.recruit_potential
        };
        for _ in 0..o.recruits {
            works.put_in(base + (matching + later).min(10.0), UNKNOWN);
        }
    }
    for _ in 0..o.unknown {
        works.put_in(unknown(o, c, w, 0), UNKNOWN);
    }
    works
}

/// What other actions than works can be used for, whatever professions are hired.
struct Others {
    /// Wanted buildings that still have room.
    buildings: ArrayVec<Building, { Building::COUNT }>,
    building_price: f32,
    /// How many more buildings have room, which are unwanted.
    unwanted: usize,
    freedoms: Set<Freedom>,
}

impl Others {
    fn of(o: &Outlook, c: &Chances) -> Others {
        let mut buildings = ArrayVec::new();
        let mut room = o.room;
        let wanted: Set<Building> = o.hand.iter().map(Profession::building).collect();
        let possible = wanted.intersection(o.fits).intersection(c.buildings);
        for building in possible.minus(o.buildings) {
            let size = room_taken(building.size().squares(), o.beside());
            if room < 0.6 * size {
                continue;
            }
            room -= size;
            buildings.push(building);
        }
        let size = room_taken(5, o.beside());
        let mut unwanted = 0;
        while unwanted < 3 && room > size {
            room -= size;
            unwanted += 1;
        }
        Others {
            buildings,
            building_price: o.variant.building_price(o.builders) as f32,
            unwanted,
            freedoms: c.freedoms.minus(o.freedoms),
        }
    }
}

/// The uses of the actions that are left beside the works.
struct Uses {
    count: usize,
    /// What each brings in points, without its price.
    points: [f32; MOST_USES],
    /// Their prices, in florins.
    price: [f32; MOST_USES],
}

/// The maximum number of uses that are considered: wanted and other buildings, freedoms and
/// bonus cards.
const MOST_USES: usize = Building::COUNT + 3 + Freedom::COUNT + 4;

impl Uses {
    fn add(&mut self, points: f32, price: f32) {
        if points > 0.0 {
            self.points[self.count] = points;
            self.price[self.count] = price;
            self.count += 1;
        }
    }

    /// Keeps the best of them, at most this many (at least one), and sorts them if there are
    /// more.
    fn keep_best(&mut self, most: usize) {
        if self.count <= most {
            return;
        }
        for next in 0..self.count {
            let (points, price) = (self.points[next], self.price[next]);
            let mut at = next.min(most);
            if at == most {
                if points <= self.points[most - 1] {
                    continue;
                }
                at = most - 1;
            }
            while at > 0 && self.points[at - 1] < points {
                self.points[at] = self.points[at - 1];
                self.price[at] = self.price[at - 1];
                at -= 1;
            }
            self.points[at] = points;
            self.price[at] = price;
        }
        self.count = most;
    }
}

fn plan(
    o: &Outlook,
    c: &Chances,
    w: &Weights,
    in_hand: &Works,
    scale: &Scale,
    others: &Others,
    hires: u8,
) -> Prospects {
    let mut works = *in_hand;
    for value in &mut works.value[..works.count] {
        *value += f32::from(hires);
    }
    for _ in 0..hires {
        works.put_in(unknown(o, c, w, hires), UNKNOWN);
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
    let small = o.variant.freedom_price as f32;
    let mut expenses = f32::from(hires) * small;
    total -= expenses / FLORINS_PER_POINT;
    if slack > 0 {
        let mut uses = uses(o, c, &works, scale, &gains, others);
        uses.keep_best(slack);
        for at in 0..uses.count {
            total += uses.points[at];
            expenses += uses.price[at];
        }
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

/// Returns what other actions bring with these works, of which each gains this much already.
fn uses(
    o: &Outlook,
    c: &Chances,
    works: &Works,
    scale: &Scale,
    gains: &[f32; LANES],
    others: &Others,
) -> Uses {
    let more = |by: f32| -> [f32; LANES] {
        let raised = scale.gains(&works.value, by);
        std::array::from_fn(|at| raised[at] - gains[at])
    };
    let mut uses = Uses {
        count: 0,
        points: [0.0; MOST_USES],
        price: [0.0; MOST_USES],
    };
    let price = others.building_price;
    let price_points = price / FLORINS_PER_POINT;
    let points = f32::from(o.variant.points_for_building);
    if !others.buildings.is_empty() {
        let by_building = more(f32::from(o.variant.value_of_building));
        let wanting = works.wanting(0, &by_building);
        for building in &others.buildings {
            uses.add(points + wanting[building.index()] - price_points, price);
        }
    }
    // Unwanted buildings still bring their points.
    for _ in 0..others.unwanted {
        uses.add(points - price_points, price);
    }
    let small = o.variant.freedom_price as f32;
    let small_points = small / FLORINS_PER_POINT;
    if !others.freedoms.is_empty() {
        let by_freedom = more(f32::from(o.variant.value_of_freedom));
        let wanting = works.wanting(1, &by_freedom);
        for freedom in others.freedoms {
            uses.add(wanting[freedom.index()] - small_points, small);
        }
    }
    // Bonus cards, for the works that need them most.
    if c.bonus > 0.0 {
        let by_bonus = more(c.bonus);
        for at in (0..works.count).rev().take(4) {
            uses.add(by_bonus[at] - small_points, small);
        }
    }
    uses
}
