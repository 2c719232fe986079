//! How the last two levels think: candidates from the policy are tried in simulated games.
//!
//! Each simulated game deals the unknown cards at random, is played on by the policy, each
//! seat from its own view, until the next player phase begins, and is judged by the
//! [value](super::value). All candidates are tried in the same deals. Those that are clearly
//! behind get no further games, and the search ends when only one is left.

use super::auction;
use super::errors::{Errors, mixed};
use super::policy;
use super::value::{Value, ended, is_quiet};
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::options::Options;
use crate::rules::state::{Commitment, Phase, Step};
use table::Seat;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// What it judges positions by.
    pub value: &'static Value,
    /// The maximum number of deals in which a candidate is tried.
    pub simulations: u32,
    /// The maximum number of candidates.
    pub candidates: usize,
    /// How many more player phases it plays on before it judges.
    pub phases: u8,
    /// By how much it misjudges cards (0 to 1).
    pub errors: f64,
    /// By how many points at most it misjudges the result of a candidate.
    pub slips: f64,
    /// What a whole win counts for it, in points of the lead.
    pub win: f64,
}

/// The smallest number of deals after which a candidate is given up.
const LEAST: u32 = 8;

/// By how many standard errors a candidate has to be behind to be given up.
const CLEARLY: f64 = 2.0;

/// By how many standard errors a candidate has to be better than the policy's decision.
const SURE: f64 = 0.5;

/// What a seat can expect: points, and the share of the win.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::mind) struct Outcome {
    /// Points of the lead over the best rival.
    pub(in crate::mind) lead: f64,
    /// The share of the win (0 to 1).
    pub(in crate::mind) win: f64,
    /// Both as points.
    pub(in crate::mind) score: f64,
}

/// A decision that was tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::mind) struct Tried {
    pub(in crate::mind) decision: Decision,
    /// How much more can be expected with it than with the best one; not positive.
    pub(in crate::mind) behind: Outcome,
    /// The standard error of that difference, in points.
    pub(in crate::mind) error: f64,
}

/// What was found out about a decision.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::mind) struct Weighed {
    /// The best decision first.
    pub(in crate::mind) tried: Vec<Tried>,
    /// In an auction, the highest price that is worth paying.
    pub(in crate::mind) limit: Option<u32>,
}

impl Mind {
    /// Returns the mind of the strongest level, by which hints judge too.
    #[must_use]
    pub fn strongest() -> Self {
        Self::with(Value::learned())
    }

    /// Returns the same with another value.
    #[must_use]
    pub fn with(value: &'static Value) -> Self {
        Self {
            value,
            simulations: 64,
            candidates: 12,
            phases: 0,
            errors: 0.0,
            slips: 0.0,
            win: 100.0,
        }
    }

    /// Returns its decision for a seat that must decide, given the position as the seat sees
    /// it.
    ///
    /// # Panics
    /// Panics if the seat has nothing to decide.
    #[must_use]
    pub fn decide(&self, view: &Game, seat: Seat, seed: u64) -> Command {
        let weighed = self.weigh(view, seat, seed, None);
        let best = weighed.tried.first().expect("who is asked can decide");
        Command::new(seat, best.decision)
    }

    /// Returns what it decides, and the alternatives it tried, the best first. `also` is
    /// one of them: it changes nothing about the others.
    pub(in crate::mind) fn weigh(
        &self,
        view: &Game,
        seat: Seat,
        seed: u64,
        also: Option<Decision>,
    ) -> Weighed {
        let errors = match self.errors > 0.0 {
            true => Errors::of(view, seat, self.errors),
            false => Errors::NONE,
        };
        if let Phase::Bidding(bidding) = *view.phase() {
            let price = auction::Price::of(self, view, seat, errors);
            return price.weighed(view, seat, &bidding, also);
        }
        let mut options = policy::candidates(view, seat, errors);
        options.truncate(self.candidates);
        let mut all: Vec<Candidate> = options.into_iter().map(Candidate::new).collect();
        if all.len() > 1 {
            self.try_all(view, seat, seed, &mut all);
        }
        let best = self.best(view, seat, &all);
        if let Some(also) = also.filter(|also| all.iter().all(|one| one.decision != *also)) {
            let deals = all[best].results.len().max(LEAST as usize) as u32;
            let result = |decision, number| {
                dealt(view, seed, number).and_then(|game| self.outcome(&game, seat, decision))
            };
            for number in all[best].results.len() as u32..deals {
                let outcome = result(all[best].decision, number);
                all[best].results.push(outcome);
            }
            let mut also = Candidate::new(also);
            also.results = (0..deals)
                .map(|number| result(also.decision, number))
                .collect();
            all.push(also);
        }
        ranked(&all, best)
    }

    /// Tries candidates in deals until one is left or there have been enough.
    fn try_all(&self, view: &Game, seat: Seat, seed: u64, all: &mut [Candidate]) {
        for number in 0..self.simulations {
            let game = dealt(view, seed, number);
            for candidate in all.iter_mut().filter(|one| one.is_live) {
                let outcome = game
                    .as_ref()
                    .and_then(|game| self.outcome(game, seat, candidate.decision));
                candidate.results.push(outcome);
            }
            let done = number + 1;
            if done >= LEAST && done.is_multiple_of(LEAST) && give_up(all) {
                return;
            }
        }
    }

    /// Returns what a seat can expect from a decision in a simulated game; `None` if it is
    /// not legal there.
    fn outcome(&self, game: &Game, seat: Seat, decision: Decision) -> Option<Outcome> {
        let mut game = *game;
        let command = Command::new(seat, decision);
        game.check(&command).ok()?;
        game.play_legal(&command);
        let stops = if is_learned(&game) {
            begins
        } else {
            |_: &Game| false
        };
        Some(self.expected(&play_until(game, self.phases, stops), seat))
    }

    /// Returns what a seat can expect in a quiet position in which all cards are known.
    pub(in crate::mind) fn expected(&self, game: &Game, seat: Seat) -> Outcome {
        let all = match game.is_over() {
            true => ended(game),
            false => self.value.of_position(game),
        };
        let rivals = game.seats().filter(|&rival| rival != seat);
        let best = rivals.map(|rival| all[rival].points);
        let best = best.fold(f32::NEG_INFINITY, f32::max);
        let (lead, win) = (f64::from(all[seat].points - best), f64::from(all[seat].win));
        Outcome {
            lead,
            win,
            score: lead + self.win * win,
        }
    }

    /// Returns the number of the best candidate.
    fn best(&self, view: &Game, seat: Seat, all: &[Candidate]) -> usize {
        let slips = Errors::of(view, seat, self.slips);
        let mut best = (0, slips.size() * slips.swing(0));
        for at in 1..all.len() {
            let Some(gain) = all[at].against(&all[0]) else {
                continue;
            };
            let is_sure = gain.mean.score > SURE * gain.error || self.slips > 0.0;
            let score = gain.mean.score + slips.size() * slips.swing(at as u64);
            if all[at].is_live && is_sure && score > best.1 {
                best = (at, score);
            }
        }
        best.0
    }
}

/// Returns all candidates, the best first.
fn ranked(all: &[Candidate], best: usize) -> Weighed {
    let tried = all.iter().map(|one| {
        let gain = one.against(&all[best]).unwrap_or_default();
        Tried {
            decision: one.decision,
            behind: gain.mean,
            error: gain.error,
        }
    });
    let mut tried: Vec<Tried> = tried.collect();
    tried[..=best].rotate_right(1);
    tried[1..].sort_by(|one, other| other.behind.score.total_cmp(&one.behind.score));
    Weighed { tried, limit: None }
}

/// Returns the deal of this number.
fn dealt(view: &Game, seed: u64, number: u32) -> Option<Game> {
    let seed = seed.wrapping_mul(0x1_0001).wrapping_add(u64::from(number));
    sensible(view, mixed(seed))
}

/// Returns a deal in which others do what makes sense; `None` for one that does not.
fn sensible(view: &Game, seed: u64) -> Option<Game> {
    let game = view.imagine(seed);
    if let (Phase::Defence(seen), Phase::Defence(attack)) = (view.phase(), game.phase())
        && seen.committed == Commitment::Hidden
        && let Commitment::Known(with) = attack.committed
    {
        // Nobody attacks without a chance against the visible defence.
        let active = game.active()?;
        let defence = game.defence(attack.target);
        if defence > 0 && game.attack(active, with) <= defence {
            return None;
        }
    }
    Some(game)
}

/// Plays a game in which all cards are known on by the policy, until it is in such a
/// position for the time after this many others, or over.
pub(in crate::mind) fn play_until(mut game: Game, others: u8, stops: fn(&Game) -> bool) -> Game {
    let mut others = others;
    while let Some(seat) = game.may_decide().first() {
        if stops(&game) {
            match others {
                0 => break,
                _ => others -= 1,
            }
        }
        let view = game.seen_from(Some(seat));
        let decision = policy::decide(&view, seat, Errors::NONE);
        game.play_legal(&Command::new(seat, decision));
    }
    game
}

/// Returns whether the value has learned games with these rules. House rules change what
/// everything is worth; with them, games are played on to their end.
#[must_use]
pub fn is_learned(game: &Game) -> bool {
    let (options, printed) = (game.options(), Options::default());
    (
        options.turns,
        options.points_of_pope,
        options.ducats_for_point,
    ) == (
        printed.turns,
        printed.points_of_pope,
        printed.ducats_for_point,
    )
}

/// Returns whether a player phase, an election or the papal power begins.
fn begins(game: &Game) -> bool {
    is_quiet(game) && *game.phase() != Phase::Step(Step::Play)
}

/// Gives up candidates that are clearly behind; returns whether only one is left.
fn give_up(all: &mut [Candidate]) -> bool {
    let mut best = 0;
    for at in 0..all.len() {
        let gain = all[at].against(&all[best]);
        if all[at].is_live && gain.is_some_and(|gain| gain.mean.score > 0.0) {
            best = at;
        }
    }
    for at in 0..all.len() {
        let Some(gain) = all[at].against(&all[best]) else {
            continue;
        };
        let is_behind = gain.mean.score < -CLEARLY * gain.error;
        if at != best && is_behind {
            all[at].is_live = false;
        }
    }
    all.iter().filter(|one| one.is_live).count() < 2
}

/// A decision that is being tried.
struct Candidate {
    decision: Decision,
    is_live: bool,
    /// What can be expected in each deal; `None` where it is not legal.
    results: Vec<Option<Outcome>>,
}

/// A difference between two candidates.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    mean: Outcome,
    /// The standard error of its score.
    error: f64,
}

impl Weighed {
    /// Returns what was found out about a decision, if it was tried.
    pub(in crate::mind) fn of(&self, decision: Decision) -> Option<&Tried> {
        self.tried.iter().find(|one| one.decision == decision)
    }
}

impl Candidate {
    fn new(decision: Decision) -> Self {
        Self {
            decision,
            is_live: true,
            results: Vec::new(),
        }
    }

    /// Returns how much more can be expected than with another candidate, over the deals in
    /// which both were tried; `None` if there are none.
    fn against(&self, other: &Candidate) -> Option<Gain> {
        let pairs = self.results.iter().zip(&other.results);
        let (mut games, mut sum, mut squares) = (0.0, Outcome::default(), 0.0);
        for pair in pairs {
            let (Some(own), Some(theirs)) = pair else {
                continue;
            };
            let score = own.score - theirs.score;
            games += 1.0;
            sum.lead += own.lead - theirs.lead;
            sum.win += own.win - theirs.win;
            sum.score += score;
            squares += score * score;
        }
        if games == 0.0 {
            return None;
        }
        let mean = Outcome {
            lead: sum.lead / games,
            win: sum.win / games,
            score: sum.score / games,
        };
        let score = mean.score;
        let variance = (squares / games - score * score).max(0.0);
        let error = (variance / (games - 1.0).max(1.0)).sqrt();
        Some(Gain { mean, error })
    }
}
