//! Puzzles: decisions of a finished game in which one choice is clearly better than all
//! others, as the [`judge`](super::judge) rates it, and which the player or a weak bot
//! missed.

use super::advice::{Advice, Choice, Judgement, advise};
use super::deciding::decide;
use super::judge::{DEALS, Judge};
use super::thinking::Thinking;
use crate::rules::command::Command;
use crate::rules::game::Game;
use table::{Level, Seat, Session};

/// The number of deals for a first look at a decision, before it is judged in all of them.
const FEW: u32 = 16;
/// How many points the best choice must be ahead of the second best.
const AHEAD: f32 = 2.0;
/// The minimum number of choices.
const CHOICES: usize = 3;
/// It is a puzzle if this level does not find the answer.
const MISSED_BY: Level = Level::Two;

/// An instructive decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The entry of the log, counted from 0.
    pub entry: usize,
    /// The round (from 1).
    pub round: u8,
    /// The seat that decides.
    pub seat: Seat,
    /// What was decided in the game.
    pub played: Command,
    /// The judge's advice.
    pub advice: Advice,
}

impl Puzzle {
    /// Returns the answer.
    #[must_use]
    pub fn answer(&self) -> Option<Command> {
        self.advice.choices.first().map(|choice| choice.command)
    }
}

/// Returns at most this many puzzles from a game, in the order in which they were found:
/// always the same ones for the same game, unless it is stopped. The player who decides
/// sees no more than in the game.
#[must_use]
pub fn puzzles(session: &Session<Game>, most: usize, thinking: &Thinking) -> Vec<Puzzle> {
    let mut entries: Vec<usize> = (0..session.cursor()).collect();
    // Shuffled, so that not all come from the first rounds.
    fastrand::Rng::with_seed(entries.len() as u64).shuffle(&mut entries);
    let mut found = Vec::new();
    for entry in entries {
        if found.len() >= most || thinking.is_stopped() {
            break;
        }
        found.extend(puzzle(session, entry, thinking));
    }
    found
}

fn puzzle(session: &Session<Game>, entry: usize, thinking: &Thinking) -> Option<Puzzle> {
    let game = session.game_at(entry)?;
    let played = session.log().get(entry)?.command;
    game.to_act().filter(|&seat| seat == played.seat)?;
    if game.forced_pass().is_some() || played.decision.is_correction() {
        return None;
    }
    advise(game, FEW, thinking).filter(|advice| is_clear(game, advice))?;
    let found = puzzle_at(session, entry, thinking)?;
    let best = found.answer()?;
    let seed = entry as u64;
    let missed = played != best || decide(game, MISSED_BY, seed, 0, thinking) != Some(best);
    (missed && !thinking.is_stopped()).then_some(found)
}

/// Returns whether the best choice is clearly ahead of enough others.
fn is_clear(game: &Game, advice: &Advice) -> bool {
    let best = advice.choices.first();
    let apart = best.and_then(|best| best.apart.as_ref());
    let has_choices = advice.choices.len() >= CHOICES.min(game.legal().len());
    has_choices && apart.is_some_and(|apart| apart.is_clear && apart.by >= AHEAD)
}

/// Returns the puzzle at an entry (from 0), even if a weak bot finds its answer; `None` if no
/// choice is clearly best, or if it is stopped.
#[must_use]
pub fn puzzle_at(session: &Session<Game>, entry: usize, thinking: &Thinking) -> Option<Puzzle> {
    let game = session.game_at(entry)?;
    let played = session.log().get(entry)?.command;
    let advice = advise(game, DEALS, thinking).filter(|advice| is_clear(game, advice))?;
    // A partly judged decision would have other figures.
    (!thinking.is_stopped()).then_some(Puzzle {
        entry,
        round: game.round(),
        seat: game.to_act()?,
        played,
        advice,
    })
}

/// Returns the judge's result for one decision of the seat to act, as [`advise`] would if
/// it were among its choices; `None` if the seat cannot take it.
#[must_use]
pub fn judged(game: &Game, command: Command, thinking: &Thinking) -> Option<Choice> {
    let seat = game.to_act()?;
    let seen = game.seen_for(seat);
    let judgement = Judgement::of(Judge::new(&seen, seat, thinking), DEALS)?;
    judgement.judged(command)
}
