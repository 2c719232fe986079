//! How whoever waits for a bot talks to it: stops it, and sees how far it is.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::rules::game::{Game, Phase};

/// The most a bot takes for a bid or for naming an object where people wait.
const FOR_A_BID: Duration = Duration::from_millis(900);
/// The most it takes for anything else.
const FOR_AN_ACTION: Duration = Duration::from_millis(2600);

/// Shared between a bot that thinks and whoever waits for it, on two threads.
///
/// A bot that is stopped answers at once, with the best it has found; it looks
/// at the flag after every imagined game, so within a few milliseconds.
#[derive(Debug)]
pub struct Thinking {
    stop: AtomicBool,
    cores: usize,
    until: Option<Instant>,
    done: AtomicU32,
    planned: AtomicU32,
}

impl Default for Thinking {
    fn default() -> Self {
        Self::new()
    }
}

impl Thinking {
    /// Nothing done, nothing planned.
    #[must_use]
    pub fn new() -> Self {
        Self {
            stop: AtomicBool::new(false),
            cores: 1,
            until: None,
            done: AtomicU32::new(0),
            planned: AtomicU32::new(0),
        }
    }

    /// The same on all cores there are, for one decision that somebody waits for.
    /// What is decided does not depend on their number.
    #[must_use]
    pub fn on_all_cores(self) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        self.on_cores(cores)
    }

    /// The same on so many cores, one at least.
    #[must_use]
    pub fn on_cores(self, cores: usize) -> Self {
        let cores = cores.max(1);
        Self { cores, ..self }
    }

    /// How many cores may work at once.
    pub(super) fn cores(&self) -> usize {
        self.cores
    }

    /// The same, and stopped when so much time is over.
    #[must_use]
    pub fn within(most: Duration) -> Self {
        Self {
            until: Instant::now().checked_add(most),
            ..Self::new()
        }
    }

    /// The most that people wait for a bot in this position, less than a second
    /// for a bid and less than three for anything else.
    #[must_use]
    pub fn patience(game: &Game) -> Duration {
        let bids = game.phase() == Phase::Auction && game.pending().is_none();
        if bids { FOR_A_BID } else { FOR_AN_ACTION }
    }

    /// Asks the bot to answer now.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it has been asked to, or its time is over.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        let late = || self.until.is_some_and(|until| Instant::now() >= until);
        self.stop.load(Ordering::Relaxed) || late()
    }

    /// The part of the planned work that is done (0 to 1).
    #[must_use]
    pub fn progress(&self) -> f32 {
        let planned = self.planned.load(Ordering::Relaxed).max(1);
        let done = self.done.load(Ordering::Relaxed);
        (done as f32 / planned as f32).min(1.0)
    }

    /// So many steps are to be done from now on.
    pub(super) fn plan(&self, steps: u32) {
        self.done.store(0, Ordering::Relaxed);
        self.planned.store(steps, Ordering::Relaxed);
    }

    /// So many steps are done in all, at least.
    pub(super) fn reach(&self, steps: u32) {
        self.done.fetch_max(steps, Ordering::Relaxed);
    }

    /// So many more steps are done.
    pub(super) fn step(&self, steps: u32) {
        self.done.fetch_add(steps, Ordering::Relaxed);
    }
}
