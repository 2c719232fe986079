//! Advice and its reasons: what the strongest level would decide for a seat, using only what that seat
//! sees, with the facts in its favour and the alternatives that were tried.
//!
//! The yardstick is the same as the bots'. Facts about each choice are in `reasons`.

use super::bot::Mind;
pub use super::reasons::Reason;
use super::reasons::reasons;
use crate::rules::card::CardType;
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::{Phase, Step};
use table::Seat;

/// The maximum number of choices to report.
const TOLD: usize = 3;

/// How many points of the lead a percent of the win counts.
pub const PERCENT: f64 = Mind::WIN / 100.0;

/// Advice on a seat's decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The seat that decides.
    pub seat: Seat,
    /// The best choice first, then the alternatives that were tried; at least one.
    pub choices: Vec<Choice>,
}

/// A possible decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The decision.
    pub command: Command,
    /// How many points it is behind the best choice, on average: of the lead, and those that
    /// a share of the win counts; `None` if that was not tried.
    pub behind: Option<f64>,
    /// How much of the win it is behind the best choice (0 to 1), likewise.
    pub win_behind: Option<f64>,
    /// Facts about it.
    pub reasons: Vec<Reason>,
}

/// Returns what a seat that must decide should do, as far as it can see: `view` is the game
/// as it sees it. Returns `None` if there is nothing to choose, or if only the table knows
/// what is possible. `seed` determines the simulated games.
///
/// ```
/// use prince::mind::advice::advise;
/// use prince::{Decision, Game, Setup};
/// use table::Seat;
///
/// let mut game = Game::try_from(&Setup::digital(["Anna", "Ben", "Clara"], 7)).unwrap();
/// while let Some(seat) = game.may_decide().first() {
///     if let Some(advice) = advise(&game.seen_from(Some(seat)), seat, 1) {
///         let command = advice.choices[0].command;
///         assert!(game.check(&command).is_ok());
///         break;
///     }
///     let first = game.legal_for(seat)[0];
///     game.play(&prince::Command::new(seat, first)).unwrap();
/// }
/// ```
#[must_use]
pub fn advise(view: &Game, seat: Seat, seed: u64) -> Option<Advice> {
    if !is_choice(view, seat) {
        return None;
    }
    let weighed = Mind::strongest().weigh(view, seat, seed, None);
    let mut tried = weighed.tried;
    tried.retain(|one| is_sure(view, seat, one.decision));
    tried.truncate(TOLD);
    let best = tried.first()?.behind;
    let were_tried = tried.iter().any(|one| one.behind != best);
    let choices = tried.iter().enumerate().map(|(at, one)| {
        let is_behind = at > 0 && were_tried;
        Choice {
            command: Command::new(seat, one.decision),
            behind: is_behind.then(|| (best.score - one.behind.score).max(0.0)),
            win_behind: is_behind.then(|| (best.win - one.behind.win).max(0.0)),
            reasons: reasons(view, seat, one.decision, weighed.limit),
        }
    });
    Some(Advice {
        seat,
        choices: choices.collect(),
    })
}

/// Returns whether a seat has something to choose, as far as it is known what.
pub(super) fn is_choice(view: &Game, seat: Seat) -> bool {
    view.may_decide().contains(seat) && is_known(view, seat) && view.legal_for(seat).len() > 1
}

/// Returns whether enough of the seat's own cards is known for advice about this decision.
/// At a real table only the players know their hands.
fn is_known(view: &Game, seat: Seat) -> bool {
    let is_hand_known = view.hand(seat).hidden() == 0;
    if view.trade().is_some() || view.arrival().is_some() {
        return true;
    }
    match view.phase() {
        // Entries that only record what happened at the table are not choices.
        Phase::Laying(_)
        | Phase::Turning(_)
        | Phase::Spying
        | Phase::Stealing(_)
        | Phase::Drawing(_)
        | Phase::Dealing
        | Phase::Upkeep
        | Phase::Over => false,
        Phase::Redeal(_)
        | Phase::Step(Step::Play | Step::Seize { .. })
        | Phase::Doctors(_)
        | Phase::Defence(_)
        | Phase::Accusing(_) => is_hand_known,
        Phase::Step(Step::Acquire)
        | Phase::Bidding(_)
        | Phase::OfficeGift(..)
        | Phase::Judging(_)
        | Phase::Ballot(_)
        | Phase::OpenBallot(_)
        | Phase::Offices
        | Phase::Shuffle
        | Phase::Cardinals => true,
    }
}

/// Returns whether a seat can make this decision whatever the unknown cards are.
pub(super) fn is_sure(view: &Game, seat: Seat, decision: Decision) -> bool {
    let spies = view.edition().of_type(CardType::Spy);
    decision != Decision::Spy || !view.hand(seat).known().intersection(spies).is_empty()
}
