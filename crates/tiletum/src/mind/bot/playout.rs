//! Compares plans: by what judges their final positions, and at the end of simulated rounds.
//!
//! Quick planners play on in all seats, with the same tiles and tokens for each plan as far
//! as possible. A plan that is clearly behind is not simulated any further.

use std::cell::RefCell;

use super::minds::{Compares, Mind, Trials};
use super::search::{Breadth, Plan, Planner};
use super::value::Reader;
use super::weights::Weights;
use super::worth::{king_tile, worth};
use crate::mind::chance::Random;
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::state::Phase;
use table::Seat;

/// How all players continue in simulated rounds.
const QUICK: Breadth = Breadth {
    beginnings: 3,
    followed: 1,
    ends: 1,
};
/// The number of simulations between two looks at which plans are clearly behind.
const PORTION: u32 = 4;
/// A plan is clearly behind by this many standard errors.
const CLEAR: f32 = 2.5;
/// Plans that are at least this far behind before are not simulated, in VP.
const CLOSE: f32 = 2.5;
/// The square of the least standard error of a few simulations, in VP.
const SMALL: f32 = 0.01;
/// How much simulations count against what a network expects at once.
const TRUST: f32 = 0.5;

/// A plan that was tried.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::mind) struct Tried {
    pub(in crate::mind) plan: Plan,
    /// How good it is, in VP.
    pub(in crate::mind) value: f32,
}

/// The result of weighing: plans and what judges them.
pub(in crate::mind) struct Weighed<'a> {
    /// The plans, the best first; at least one while it is the seat's turn.
    pub(in crate::mind) tried: Vec<Tried>,
    seat: Seat,
    /// The round of the turn.
    round: u8,
    seed: u64,
    judge: Judge<'a>,
    /// How much of the difference between a plan and its simulations counts (0 to 1).
    trust: f32,
    weights: &'a Weights,
    /// What the best plan led to in each simulation.
    best: Vec<f32>,
}

/// What judges a position at the end of a simulated round.
enum Judge<'a> {
    /// The worth, minus a share of what it is to the best rival.
    Worth(&'a Weights),
    /// A network.
    Value(RefCell<Reader<'a>>),
}

impl Judge<'_> {
    fn of(&self, game: &Game, seat: Seat) -> f32 {
        match self {
            Judge::Worth(weights) => {
                let rivals = game.seats().filter(|&other| other != seat);
                let rivals = rivals.map(|other| worth(game, other, weights));
                worth(game, seat, weights) - weights.rival * rivals.fold(0.0, f32::max)
            }
            Judge::Value(reader) => reader.borrow_mut().for_seat(game, seat),
        }
    }
}

/// Weighs what a seat can do with the rest of its turn.
pub(in crate::mind) fn weigh<'a>(
    game: &Game,
    seat: Seat,
    mind: &Mind,
    weights: &'a Weights,
    seed: u64,
) -> Weighed<'a> {
    let judge = match mind.compares {
        Compares::Value(value, _) => Judge::Value(RefCell::new(value.reader())),
        Compares::Worth | Compares::Rounds(_) => Judge::Worth(weights),
    };
    let judged = |plan: &Plan| match judge {
        Judge::Value(_) => judge.of(&plan.end, seat),
        Judge::Worth(_) => plan.worth,
    };
    let mut planner = Planner::misjudging(weights, seed, mind.error);
    let plans = match mind.again {
        Some(again) => planner.deepened(game, seat, (mind.first, again), judged),
        None => {
            let mut plans = planner.plans(game, seat, mind.first);
            for plan in &mut plans {
                plan.judged = judged(plan);
            }
            plans
        }
    };
    let tried = plans.into_iter().map(|plan| Tried {
        value: plan.judged,
        plan,
    });
    let mut weighed = Weighed {
        tried: tried.collect(),
        seat,
        round: game.round(),
        seed,
        judge,
        trust: 1.0,
        weights,
        best: Vec::new(),
    };
    match mind.compares {
        Compares::Worth => {}
        Compares::Rounds(trials) => {
            weighed.tried.truncate(trials.plans);
            weighed.simulate(trials, false);
        }
        Compares::Value(_, trials) => {
            weighed.trust = TRUST;
            sort(&mut weighed.tried);
            weighed.simulate(trials, true);
        }
    }
    weighed
}

impl Weighed<'_> {
    /// Judges the first plans by what follows them in simulations too.
    fn simulate(&mut self, trials: Trials, stops: bool) {
        let Some(best) = self.tried.first().map(|one| one.value) else {
            return;
        };
        let close = self.tried.iter().take(trials.plans);
        let close = close.filter(|one| !stops || one.value > best - CLOSE);
        let count = close.count();
        if count < 2 || trials.imagined == 0 {
            return;
        }
        let mut results: Vec<Vec<f32>> = vec![Vec::new(); count];
        let mut open: Vec<usize> = (0..count).collect();
        let mut best = 0;
        let mut done = 0;
        while done < trials.imagined && open.len() > 1 {
            let until = (done + PORTION).min(trials.imagined);
            for number in done..until {
                for &at in &open {
                    results[at].push(self.led_to(&self.tried[at].plan.end, number));
                }
            }
            done = until;
            let judged = |at: usize| {
                let before = self.tried[at].value;
                before + (mean(&results[at]) - before) * self.trust
            };
            let better = |best: usize, at: usize| match judged(at) > judged(best) {
                true => at,
                false => best,
            };
            best = open.iter().copied().fold(open[0], better);
            if stops {
                open.retain(|&at| at == best || !is_behind(&results[at], &results[best]));
            }
        }
        self.best = std::mem::take(&mut results[best]);
        let all = mean(&self.best);
        let was = self.tried[best].value;
        for (at, one) in self.tried.iter_mut().enumerate() {
            let simulated = match results.get(at) {
                _ if at == best => all,
                // Plans are compared in the same simulations.
                Some(values) => all + mean(values) - mean(&self.best[..values.len()]),
                // What was not simulated is as far behind as before.
                None => {
                    one.value += (all - was) * self.trust;
                    continue;
                }
            };
            one.value += (simulated - one.value) * self.trust;
        }
        sort(&mut self.tried);
    }

    /// Returns what a position after the turn led to in the simulation with this number.
    fn led_to(&self, end: &Game, number: u32) -> f32 {
        let seed = self
            .seed
            .wrapping_mul(0x1_0001)
            .wrapping_add(u64::from(number));
        let mut game = *end;
        self.play_on(&mut game, &mut Random::new(seed));
        self.judge.of(&game, self.seat)
    }

    /// Plays to the end of the round or of the game.
    fn play_on(&self, game: &mut Game, random: &mut Random) {
        let mut planner = Planner::new(self.weights, 0);
        while game.round() == self.round && !game.is_over() {
            let Some(seat) = game.may_decide().first() else {
                if let Some(command) = game.draw(&mut |bound| random.below(bound)) {
                    game.play_legal(&command);
                    continue;
                }
                return;
            };
            if game.phase() == Phase::King {
                let decision = king_tile(game, seat, self.weights);
                game.play_legal(&Command::new(seat, decision));
                continue;
            }
            let plans = planner.plans(game, seat, QUICK);
            let plan = match &self.judge {
                Judge::Worth(_) => plans.into_iter().next(),
                Judge::Value(_) => plans
                    .into_iter()
                    .map(|plan| (self.judge.of(&plan.end, seat), plan))
                    .reduce(|best, one| if one.0 > best.0 { one } else { best })
                    .map(|(_, plan)| plan),
            };
            let Some(plan) = plan else {
                return;
            };
            for &decision in &plan.decisions {
                game.play_legal(&Command::new(seat, decision));
                random.settle_turn(game);
            }
        }
    }

    /// Returns how far a position at the end of the turn is behind the one of the best plan,
    /// in VP; negative if it is ahead of it.
    pub(in crate::mind) fn behind(&self, end: &Game) -> f32 {
        let Some(best) = self.tried.first() else {
            return 0.0;
        };
        if let Some(same) = self.tried.iter().find(|one| one.plan.end == *end) {
            return best.value - same.value;
        }
        let judged = |end: &Game| self.judge.of(end, self.seat);
        let at_once = judged(&best.plan.end) - judged(end);
        if self.best.is_empty() {
            return at_once;
        }
        let by = |(number, best): (u32, &f32)| best - self.led_to(end, number);
        let later = (0..).zip(&self.best).map(by).sum::<f32>() / self.best.len() as f32;
        at_once + (later - at_once) * self.trust
    }
}

/// Sorts plans, the best first.
fn sort(tried: &mut [Tried]) {
    tried.sort_by(|one, other| other.value.total_cmp(&one.value));
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len().max(1) as f32
}

/// Returns whether a plan is behind another in the same simulations by more than chance.
fn is_behind(values: &[f32], best: &[f32]) -> bool {
    let count = values.len() as f32;
    let pairs = values.iter().zip(best);
    let by: Vec<f32> = pairs.map(|(one, best)| best - one).collect();
    let mean = mean(&by);
    let squares: f32 = by.iter().map(|by| (by - mean) * (by - mean)).sum();
    let variance = squares / (count - 1.0).max(1.0) / count;
    mean > 0.0 && mean * mean > CLEAR * CLEAR * (variance + SMALL)
}
