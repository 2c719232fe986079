//! How a level that looks ahead thinks: what it judges by, how much it tries, and what it
//! can expect in a position or after a simulated game.

use super::errors::Errors;
use super::policy;
use super::value::{Value, ended};
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::options::Options;
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
    /// What a whole win counts for the strongest level, in points of the lead.
    pub const WIN: f64 = 100.0;

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
            win: Self::WIN,
        }
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
}

impl Weighed {
    /// Returns what was found out about a decision, if it was tried.
    pub(in crate::mind) fn of(&self, decision: Decision) -> Option<&Tried> {
        self.tried.iter().find(|one| one.decision == decision)
    }
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
