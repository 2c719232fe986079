//! Whose clock is running, and for how long it has run.

use studiolo::ui::io::kept::GameId;
use studiolo::ui::session::timer::{Now, Timer};
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

    /// Lets this many seconds pass, checked once a second, while a player thinks.
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
