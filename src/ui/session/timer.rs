//! How long each player thinks, if somebody wants to know: per turn and in all. It
//! hurries nobody. Time runs only while the table is seen as it is now; what it has
//! counted goes into the file of the game with the next entry.

use super::super::io::kept::GameId;
use table::{BySeat, Occasion, Seat};

/// A longer gap between two looks is no thinking: the computer slept.
const GAP: f64 = 5.0;
/// After so many seconds in which nobody has touched anything the table has a break.
const BREAK: f64 = 600.0;

/// What is looked at: seconds since whenever.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The time.
    pub at: f64,
    /// When somebody has touched anything last.
    pub touched: f64,
    /// The open game.
    pub game: GameId,
    /// Who thinks; nobody while one looks back, or is asked to look away.
    pub thinks: Option<Seat>,
}

/// The clock of the open game.
#[derive(Debug, Default)]
pub struct Timer {
    game: Option<GameId>,
    /// Whose turn it is, and for how long.
    turn: Option<(Seat, f64)>,
    /// What is not in the game yet, in seconds.
    fresh: BySeat<f64>,
    /// When it was looked at last, if somebody was thinking.
    looked: Option<f64>,
}

impl Timer {
    /// Looks at the time. Says in how many seconds it shows something else.
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

    /// Stops; what was counted stays.
    pub fn stop(&mut self) {
        self.looked = None;
    }

    /// Whether it runs now.
    #[must_use]
    pub fn runs(&self) -> bool {
        self.looked.is_some()
    }

    /// How long a player has thought in this turn, in seconds, if it is theirs.
    #[must_use]
    pub fn turn(&self, seat: Seat) -> Option<u32> {
        let (_, turn) = self.turn.filter(|(of, _)| *of == seat)?;
        Some(whole(turn))
    }

    /// How long a player has thought in all, in seconds.
    #[must_use]
    pub fn total(&self, seat: Seat, kept: &Occasion) -> u32 {
        kept.thought(seat).saturating_add(whole(self.fresh[seat]))
    }

    /// Puts what was counted into the game. Parts of a second stay here.
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
