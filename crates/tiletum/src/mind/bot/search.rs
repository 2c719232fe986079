//! Plans a turn as a whole: the die and its value, its tile, what to do with its AP, and
//! which tasks to do when.
//!
//! The ways to begin a turn are listed first. Each is extended by runs of decisions; among
//! the positions reached with the same number of runs only the best are followed further.
//! The worth of a plan is the worth of the position at the end of the turn.

use super::moves::{Lister, Moves};
use super::weights::Weights;
use super::worth::{open_effects, worth};
use crate::mind::chance::Random;
use crate::rules::command::{Command, Decision, Spot};
use crate::rules::game::Game;
use crate::rules::parts::Action;
use crate::rules::state::{Frame, Phase, Step};
use table::Seat;

/// The greatest number of runs of decisions in a turn.
const MOST_RUNS: usize = 30;

/// With more open effects than this, a decision that opens more may be refused.
const MANY_FRAMES: usize = 12;

/// How broadly a turn is planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breadth {
    /// The number of beginnings that are followed.
    pub beginnings: usize,
    /// The number of positions of each that are followed at a time.
    pub followed: usize,
    /// The number of final positions of each that are kept.
    pub ends: usize,
}

/// A plan for the rest of a turn.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::mind) struct Plan {
    /// The decisions up to the end of the turn. Tiles that come in between are only
    /// simulated, and no decision depends on which they are.
    pub(in crate::mind) decisions: Vec<Decision>,
    /// The worth of the final position, in VP of the final score.
    pub(in crate::mind) worth: f32,
    /// The position after them.
    pub(in crate::mind) end: Game,
    /// What else judges that position says of it, in VP; the worth if nothing does.
    pub(in crate::mind) judged: f32,
}

/// A position in a turn that is being planned.
#[derive(Clone, Debug)]
struct Node {
    game: Game,
    path: Vec<Decision>,
    blind: u8,
    score: f32,
}

/// The working memory for planning, reused from turn to turn.
#[derive(Debug)]
pub(in crate::mind) struct Planner<'a> {
    weights: &'a Weights,
    seed: u64,
    /// How far it misjudges a position at most, in VP.
    error: f32,
    moves: Moves,
}

impl<'a> Planner<'a> {
    /// Creates a planner that judges by these weights and simulates tiles with this seed.
    pub(in crate::mind) fn new(weights: &'a Weights, seed: u64) -> Self {
        Self::misjudging(weights, seed, 0.0)
    }

    /// Creates a planner that misjudges positions by up to this many VP. It never passes up
    /// what it sees to be better for the same beginning: a turn still ends where its plan is
    /// worth most.
    pub(in crate::mind) fn misjudging(weights: &'a Weights, seed: u64, error: f32) -> Self {
        Self {
            weights,
            seed,
            error,
            moves: Moves::default(),
        }
    }

    /// Returns the best plans for each beginning of the rest of a seat's turn, the best of
    /// all first; at least one while it is the seat's turn.
    pub(in crate::mind) fn plans(
        &mut self,
        game: &Game,
        seat: Seat,
        breadth: Breadth,
    ) -> Vec<Plan> {
        let beginnings = self.beginnings(game, seat, breadth.beginnings);
        let mut plans = Vec::new();
        for node in beginnings {
            plans.extend(self.follow(node, seat, breadth));
        }
        self.sort(&mut plans);
        plans
    }

    /// Plans as `plans` does, and then plans the most promising beginnings a second time,
    /// more broadly: those whose best plan `judges` says is best.
    pub(in crate::mind) fn deepened(
        &mut self,
        game: &Game,
        seat: Seat,
        (first, again): (Breadth, Breadth),
        judges: impl Fn(&Plan) -> f32,
    ) -> Vec<Plan> {
        let best = |plans: &mut [Plan]| {
            let judged = plans.iter_mut().map(|plan| {
                plan.judged = judges(plan);
                plan.judged
            });
            judged.fold(f32::MIN, f32::max)
        };
        let beginnings = self.beginnings(game, seat, first.beginnings).into_iter();
        let mut planned: Vec<(Node, Vec<Plan>, f32)> = beginnings
            .map(|node| {
                let mut plans = self.follow(node.clone(), seat, first);
                let best = best(&mut plans);
                (node, plans, best)
            })
            .filter(|(_, plans, _)| !plans.is_empty())
            .collect();
        planned.sort_by(|(.., one), (.., other)| other.total_cmp(one));
        planned.truncate(again.beginnings);
        let mut plans = Vec::new();
        for (node, before, was) in planned {
            let mut better = self.follow(node, seat, again);
            match best(&mut better) > was {
                true => plans.extend(better),
                false => plans.extend(before),
            }
        }
        self.sort(&mut plans);
        plans
    }

    /// Sorts plans, the best first, as far as the planner can tell.
    fn sort(&self, plans: &mut [Plan]) {
        if self.error > 0.0 {
            for plan in &mut *plans {
                plan.worth += self.misjudged(plan.worth);
            }
        }
        plans.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    }

    /// Returns by how much a position of this worth is misjudged, in VP.
    fn misjudged(&self, worth: f32) -> f32 {
        if self.error == 0.0 {
            return 0.0;
        }
        let mixed = u64::from(worth.to_bits()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.error * Random::new(self.seed ^ mixed).error()
    }

    /// Returns the possible beginnings: the die with its tile, goods and action, or one run
    /// if those are settled. Returns at most `most`, the most promising ones.
    fn beginnings(&mut self, game: &Game, seat: Seat, most: usize) -> Vec<Node> {
        let start = Node {
            game: *game,
            path: Vec::new(),
            blind: 0,
            score: self.score(game, seat),
        };
        let is_open = |node: &Node| match node.game.phase() {
            Phase::Turn(Step::Before | Step::Die) => node.game.frames().top().is_none(),
            Phase::Turn(Step::Act) => {
                let turn = node.game.turn();
                node.game.frames().top().is_none() && turn.is_some_and(|turn| turn.action.is_none())
            }
            _ => false,
        };
        let mut open = vec![start];
        let mut begun = Vec::new();
        if !is_open(&open[0]) {
            let start = open.remove(0);
            begun = self.children(&start, seat);
            begun.push(start);
        }
        while let Some(node) = open.pop() {
            for child in self.children(&node, seat) {
                match is_open(&child) {
                    true => open.push(child),
                    false => begun.push(child),
                }
            }
        }
        begun.sort_by(|one, other| other.score.total_cmp(&one.score));
        begun.truncate(most);
        begun
    }

    /// Returns the best plans with this beginning, the best first.
    fn follow(&mut self, from: Node, seat: Seat, breadth: Breadth) -> Vec<Plan> {
        let mut best = Vec::new();
        let mut layer = vec![from];
        for _ in 0..MOST_RUNS {
            for node in &layer {
                self.end(node, seat, breadth.ends, &mut best);
            }
            let mut next: Vec<Node> = Vec::new();
            for node in &layer {
                self.expand(node, seat, breadth.followed, &mut next);
            }
            if next.is_empty() {
                break;
            }
            layer = next;
        }
        best
    }

    /// Considers ending the turn here, and keeps it if it is among the best so far.
    fn end(&self, node: &Node, seat: Seat, most: usize, best: &mut Vec<Plan>) {
        let must_go_on = node
            .game
            .frames()
            .all()
            .iter()
            .any(|frame| matches!(frame, Frame::Choice(_)));
        if must_go_on || node.game.phase() != Phase::Turn(Step::Act) {
            return;
        }
        let worth = worth(&node.game, seat, self.weights);
        let at = best.partition_point(|other| other.worth > worth);
        let is_known = best.get(at).is_some_and(|other| other.worth == worth);
        if at >= most || is_known {
            return;
        }
        let mut decisions = node.path.clone();
        let open = node.game.frames().all().len();
        decisions.extend(std::iter::repeat_n(Decision::EndEffect, open));
        decisions.push(Decision::EndTurn);
        let mut end = node.game;
        for &decision in &decisions[node.path.len()..] {
            end.play_legal(&Command::new(seat, decision));
        }
        let plan = Plan {
            decisions,
            worth,
            end,
            judged: worth,
        };
        best.insert(at, plan);
        best.truncate(most);
    }

    /// Returns everything that can follow a position.
    fn children(&mut self, node: &Node, seat: Seat) -> Vec<Node> {
        let mut children = Vec::new();
        self.expand(node, seat, usize::MAX, &mut children);
        children
    }

    /// Adds what can follow a position. The list then has the best `most` of its old and
    /// new entries, the best first.
    fn expand(&mut self, node: &Node, seat: Seat, most: usize, out: &mut Vec<Node>) {
        let mut moves = std::mem::take(&mut self.moves);
        let lister = Lister {
            game: &node.game,
            seat,
            weights: self.weights,
            blind: node.blind,
        };
        lister.list(&mut moves);
        // The only limit that is not checked when runs are listed.
        let is_deep = node.game.frames().all().len() > MANY_FRAMES;
        for run in moves.iter() {
            let mut game = node.game;
            let mut blind = node.blind;
            let mut is_legal = true;
            for &decision in run {
                let command = Command::new(seat, decision);
                if is_deep && game.check(&command).is_err() {
                    is_legal = false;
                    break;
                }
                game.play_legal(&command);
                self.imagine(&mut game, &mut blind);
            }
            if !is_legal {
                continue;
            }
            let score = self.score(&game, seat);
            let score = score + self.misjudged(score);
            let at = out.partition_point(|other| other.score > score);
            // The same decisions in another order.
            let twice = most < usize::MAX && out.get(at).is_some_and(|other| other.score == score);
            if at >= most || twice {
                continue;
            }
            let mut path = Vec::with_capacity(node.path.len() + run.len() + 8);
            path.extend_from_slice(&node.path);
            path.extend_from_slice(run);
            let child = Node {
                game,
                path,
                blind,
                score,
            };
            out.insert(at, child);
            out.truncate(most);
        }
        self.moves = moves;
    }

    /// Guesses the characters that come while a turn is planned; the plan leaves them
    /// alone.
    fn imagine(&self, game: &mut Game, blind: &mut u8) {
        while game.waits_for_chance() {
            if let Some(Spot::Character(at)) = game.gap() {
                *blind |= 1 << at;
            }
            let mut random = Random::new(self.seed ^ u64::from(*blind));
            match game.draw(&mut |bound| random.below(bound)) {
                Some(command) => game.play_legal(&command),
                None => return,
            }
        }
    }

    /// Returns how promising a position in the middle of a turn is.
    fn score(&self, game: &Game, seat: Seat) -> f32 {
        let ap = game.turn().map_or(0, |turn| turn.ap);
        let each = match game.turn().and_then(|turn| turn.action) {
            Some(Action::King) => self.weights.ap * self.weights.king_ap,
            _ => self.weights.ap,
        };
        worth(game, seat, self.weights)
            + f32::from(ap) * each
            + open_effects(game, seat, self.weights)
    }
}
