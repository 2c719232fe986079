//! How long each player thinks, if somebody wants to know: per turn and in all. It
//! hurries nobody. Time runs only while the table is seen as it is now; what it has
//! counted goes into the file of the game with the next entry.

use table::{BySeat, Occasion, Seat};

use super::library::GameId;

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

#[cfg(test)]
mod tests {
    use super::{Now, Timer};
    use crate::app::shell::library::GameId;
    use table::{Occasion, Seat};

    /// A clock that is set by hand.
    struct Clock {
        timer: Timer,
        at: f64,
        touched: f64,
    }

    impl Clock {
        fn new() -> Self {
            Self {
                timer: Timer::default(),
                at: 1000.0,
                touched: 1000.0,
            }
        }

        /// So many seconds pass, looked at once a second, in which somebody thinks.
        fn pass(&mut self, seconds: u32, thinks: Option<Seat>) {
            self.touched = self.at;
            self.untouched(seconds, thinks);
        }

        fn untouched(&mut self, seconds: u32, thinks: Option<Seat>) {
            self.look(thinks);
            for _ in 0..seconds {
                self.at += 1.0;
                self.look(thinks);
            }
        }

        fn look(&mut self, thinks: Option<Seat>) -> Option<f64> {
            self.timer.look(Now {
                at: self.at,
                touched: self.touched,
                game: GameId(1),
                thinks,
            })
        }

        fn total(&self, seat: Seat) -> u32 {
            self.timer.total(seat, &Occasion::default())
        }
    }

    #[test]
    fn each_turn_and_all_turns_of_a_player_are_counted() {
        let mut clock = Clock::new();
        clock.pass(30, Some(Seat::A));
        clock.pass(12, Some(Seat::B));
        assert_eq!(clock.timer.turn(Seat::A), None);
        assert_eq!(clock.timer.turn(Seat::B), Some(12));
        clock.pass(5, Some(Seat::A));
        assert_eq!(clock.timer.turn(Seat::A), Some(5));
        assert_eq!((clock.total(Seat::A), clock.total(Seat::B)), (35, 12));
    }

    #[test]
    fn nobody_thinks_while_one_looks_back_and_the_turn_goes_on_after() {
        let mut clock = Clock::new();
        clock.pass(10, Some(Seat::A));
        clock.pass(100, None);
        assert!(!clock.timer.runs());
        assert_eq!(clock.timer.turn(Seat::A), Some(10), "it is still seen");
        clock.pass(3, Some(Seat::A));
        assert_eq!(clock.timer.turn(Seat::A), Some(13));
    }

    #[test]
    fn a_computer_that_sleeps_and_a_table_that_rests_do_not_think() {
        let mut clock = Clock::new();
        clock.pass(10, Some(Seat::A));
        clock.at += 7200.0;
        clock.pass(2, Some(Seat::A));
        assert_eq!(clock.total(Seat::A), 12);
        clock.untouched(3600, Some(Seat::A));
        assert!(!clock.timer.runs());
        let rested = clock.total(Seat::A);
        assert!(rested < 1000, "{rested}");
        clock.pass(5, Some(Seat::A));
        assert_eq!(clock.total(Seat::A), rested + 5);
    }

    #[test]
    fn it_is_looked_at_once_a_second_and_only_while_it_runs() {
        let mut clock = Clock::new();
        assert_eq!(clock.look(None), None);
        clock.look(Some(Seat::A));
        clock.at += 0.25;
        assert_eq!(clock.look(Some(Seat::A)), Some(0.75));
    }

    #[test]
    fn no_second_is_lost_or_doubled_on_its_way_into_the_game() {
        let mut clock = Clock::new();
        let mut evening = Occasion::default();
        for _ in 0..8 {
            clock.look(Some(Seat::B));
            clock.at += 0.75;
            clock.look(Some(Seat::B));
            clock.timer.keep_in(&mut evening);
            clock.look(None);
        }
        assert_eq!(evening.thought(Seat::B), 6);
        assert_eq!(clock.timer.total(Seat::B, &evening), 6);
    }

    #[test]
    fn another_game_begins_at_nothing() {
        let mut clock = Clock::new();
        clock.pass(10, Some(Seat::A));
        clock.timer.look(Now {
            at: clock.at,
            touched: clock.at,
            game: GameId(2),
            thinks: Some(Seat::A),
        });
        assert_eq!(clock.total(Seat::A), 0);
    }
}
