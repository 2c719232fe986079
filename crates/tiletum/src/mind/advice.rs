//! Advice for a seat and the reasons for it: what Strong would do, the facts that support
//! it, and the alternatives it has tried.
//!
//! A choice is a plan for the rest of the turn, identified by its first decision. Nothing
//! is private (G4), so everyone may see the same advice.

use super::bot::playout::{Trials, weigh_within};
use super::bot::{self, Weights};
pub use super::reasons::Reason;
use super::reasons::reasons;
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::Phase;
use table::Seat;

/// The greatest number of choices that are listed.
const TOLD: usize = 3;

/// Advice about the decision of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The seat that decides.
    pub seat: Seat,
    /// The best choice first, then the alternatives; at least one.
    pub choices: Vec<Choice>,
}

/// A possible choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its first command.
    pub command: Command,
    /// The plan for the rest of the turn, beginning with this command. Tiles that come
    /// before the end of the turn may change it.
    pub plan: Vec<Command>,
    /// The average difference to the best choice, in VP.
    pub behind: f64,
    /// Facts about the plan.
    pub reasons: Vec<Reason>,
}

/// Advises a seat on its decision. Returns `None` if the seat does not decide now or has no
/// choice. `seed` determines what is simulated.
///
/// ```
/// use table::Seat;
/// use tiletum::mind::advice::advise;
/// use tiletum::{Game, Setup};
///
/// let game = Game::try_from(&Setup::digital(["Anna", "Ben"], 7)).unwrap();
/// // The dice are not rolled yet.
/// assert!(advise(&game, Seat::A, 1).is_none());
/// ```
#[must_use]
pub fn advise(game: &Game, seat: Seat, seed: u64) -> Option<Advice> {
    if !game.may_decide().contains(seat) || game.legal().len() < 2 {
        return None;
    }
    let weights = &Weights::TUNED;
    let mut choices = match game.phase() {
        Phase::King => king(game, seat, weights),
        _ => turn(game, seat, weights, seed),
    };
    let best = choices.first()?.1;
    choices.truncate(TOLD);
    let choices = choices.into_iter().map(|(plan, value)| Choice {
        command: plan[0],
        behind: f64::from(best - value).max(0.0),
        reasons: reasons(game, seat, &plan, seed),
        plan,
    });
    Some(Advice {
        seat,
        choices: choices.collect(),
    })
}

/// Returns both ways to deal with the tile beside the king track, the better one first,
/// with the worth of each in VP.
fn king(game: &Game, seat: Seat, weights: &Weights) -> Vec<(Vec<Command>, f32)> {
    let of = |take| {
        let plan = vec![Command::new(seat, Decision::KingTile(take))];
        (plan, bot::king_worth(game, seat, take, weights))
    };
    let mut both = vec![of(true), of(false)];
    both.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    both
}

/// Returns plans for the rest of a turn, one for each first decision, the best first.
fn turn(game: &Game, seat: Seat, weights: &Weights, seed: u64) -> Vec<(Vec<Command>, f32)> {
    let mut choices: Vec<(Vec<Command>, f32)> = Vec::new();
    for tried in weigh_within(game, seat, weights, seed, Trials::ADVICE) {
        let decisions = tried.plan.decisions.iter();
        let plan: Vec<Command> = decisions
            .map(|&decision| Command::new(seat, decision))
            .collect();
        let is_new = choices.iter().all(|(other, _)| other[0] != plan[0]);
        if is_new && !plan.is_empty() {
            choices.push((plan, tried.value));
        }
    }
    choices
}
