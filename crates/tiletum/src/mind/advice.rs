//! Advice for a seat and the reasons for it: what the strongest level would do, the facts that support
//! it, and the alternatives it has tried.
//!
//! A choice is a plan for the rest of the turn, identified by its first decision. Nothing
//! is private (G4), so everyone may see the same advice.

use super::bot::playout::{Weighed, weigh};
use super::bot::{self, Level, Mind, Weights};
pub use super::reasons::Reason;
use super::reasons::reasons;
use crate::rules::command::Command;
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
    /// How far it is behind the best choice, in VP: half of that is the expected lead over
    /// the best rival, half the share of the win.
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
    Some(judged(game, seat, seed, None)?.advice)
}

/// Advice, and how good something else is.
pub(super) struct Judged {
    pub(super) advice: Advice,
    /// How far the position that was asked about is behind that of the best choice, in VP;
    /// at least 0.
    pub(super) behind: Option<f64>,
}

/// Advises as [`advise`] does, and judges what was played instead: the position that it led
/// to at the end of the turn.
pub(super) fn judged(game: &Game, seat: Seat, seed: u64, played: Option<&Game>) -> Option<Judged> {
    if !game.may_decide().contains(seat) || game.legal().len() < 2 {
        return None;
    }
    let mind = Mind::of(Level::Six);
    let (mut choices, behind) = match game.phase() {
        Phase::King => {
            let both = bot::king(game, seat, &mind, &Weights::TUNED);
            let worse = both[0].1 - both[1].1;
            let behind = played.map(|played| {
                let mut best = *game;
                best.play_legal(&both[0].0);
                if best == *played { 0.0 } else { worse }
            });
            let both = both.map(|(command, value)| (vec![command], value));
            (both.to_vec(), behind)
        }
        _ => {
            let weighed = weigh(game, seat, &mind, &Weights::TUNED, seed);
            let behind = played.map(|played| weighed.behind(played));
            (plans(&weighed, seat), behind)
        }
    };
    let best = choices.first()?.1;
    choices.truncate(TOLD);
    let choices = choices.into_iter().map(|(plan, value)| Choice {
        command: plan[0],
        behind: f64::from(best - value).max(0.0),
        reasons: reasons(game, seat, &plan, seed),
        plan,
    });
    let advice = Advice {
        seat,
        choices: choices.collect(),
    };
    let behind = behind.map(|behind| f64::from(behind).max(0.0));
    Some(Judged { advice, behind })
}

/// Returns plans for the rest of a turn, one for each first decision, the best first.
fn plans(weighed: &Weighed<'_>, seat: Seat) -> Vec<(Vec<Command>, f32)> {
    let mut choices: Vec<(Vec<Command>, f32)> = Vec::new();
    for tried in &weighed.tried {
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
