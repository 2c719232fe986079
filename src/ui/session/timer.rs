//! Optional clocks that show how long each player thinks: per turn and in total. They put
//! no limit on anyone. Time runs only while the latest position is shown; the counted time
//! is saved with the next entry.

use super::super::io::kept::GameId;
use table::{BySeat, Occasion, Seat};

/// A longer gap between two updates, in seconds, does not count: the computer was asleep.
const GAP: f64 = 5.0;
/// After this many seconds without any input, the table is taking a break.
const BREAK: f64 = 600.0;

/// The input of an update, with times in seconds from an arbitrary moment.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The time.
    pub at: f64,
    /// When the player last touched anything.
    pub touched: f64,
    /// The open game.
    pub game: GameId,
    /// Who is thinking; `None` while an earlier position or a curtain is shown.
    pub thinks: Option<Seat>,
}

/// The clocks of the open game.
#[derive(Debug, Default)]
pub struct Timer {
    game: Option<GameId>,
    /// Whose turn it is, and for how long.
    turn: Option<(Seat, f64)>,
    /// Time not saved in the game yet, in seconds.
    fresh: BySeat<f64>,
    /// The time of the last update, if a player was thinking.
    looked: Option<f64>,
}

impl Timer {
    /// Updates the clocks. Returns in how many seconds they show something else.
    pub fn look(&mut self, now: Now) -> Option<f64> {
        if self.game != Some(now.game) {
            *self = Self {
                game: Some(now.game),
                ..Self::default()
            };
        }
        let rests = now.at - now.touched > BREAK;
        let Some(seat) = now.thinks.filter(|_| !rests) else {
            self.looked = None;
            return None;
        };
        let before = self.looked.replace(now.at);
        let passed = before.map_or(0.0, |before| now.at - before);
        let passed = if (0.0..=GAP).contains(&passed) {
            passed
        } else {
            0.0
        };
        let (of, turn) = self.turn.unwrap_or((seat, 0.0));
        let turn = if of == seat { turn + passed } else { 0.0 };
        self.turn = Some((seat, turn));
        if of == seat {
            self.fresh[seat] += passed;
        }
        Some(1.0 - turn.fract())
    }

    /// Stops the clocks; the counted time stays.
    pub fn stop(&mut self) {
        self.looked = None;
    }

    /// Returns whether a clock is running.
    #[must_use]
    pub fn runs(&self) -> bool {
        self.looked.is_some()
    }

    /// Returns how long a player has thought in this turn, in seconds, if it is their turn.
    #[must_use]
    pub fn turn(&self, seat: Seat) -> Option<u32> {
        let (_, turn) = self.turn.filter(|(of, _)| *of == seat)?;
        Some(whole(turn))
    }

    /// Returns how long a player has thought in total, in seconds.
    #[must_use]
    pub fn total(&self, seat: Seat, kept: &Occasion) -> u32 {
        kept.thought(seat).saturating_add(whole(self.fresh[seat]))
    }

    /// Moves the counted time into the game. Fractions of a second stay here.
    pub fn keep_in(&mut self, evening: &mut Occasion) {
        for (seat, fresh) in self.fresh.iter_mut() {
            let seconds = whole(*fresh);
            if seconds > 0 {
                evening.thinks(seat, seconds);
                *fresh -= f64::from(seconds);
            }
        }
    }
}

fn whole(seconds: f64) -> u32 {
    seconds.max(0.0) as u32
}
