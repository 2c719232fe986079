//! How a caller that waits for a bot communicates with it: stops it, and reads its
//! progress.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::rules::game::{Game, Phase};

/// The time limit for a bid or for naming an object when people wait.
const FOR_A_BID: Duration = Duration::from_millis(900);
/// The time limit for anything else.
const FOR_AN_ACTION: Duration = Duration::from_millis(2600);

/// Shared between a thinking bot and the code that waits for it, on two threads.
///
/// A stopped bot answers at once, with the best decision found so far. It checks the flag
/// after every simulated game, so within a few milliseconds.
#[derive(Debug)]
pub struct Thinking {
    stop: AtomicBool,
    cores: usize,
    until: Option<Instant>,
    /// How much earlier the present part of the work ends, in nanoseconds: time that is kept
    /// for the next part.
    kept: AtomicU64,
    /// Whether the present part of the work is done whatever time it takes.
    is_needed: AtomicBool,
    done: AtomicU32,
    planned: AtomicU32,
}

impl Default for Thinking {
    fn default() -> Self {
        Self::new()
    }
}

impl Thinking {
    /// Starts with nothing done and nothing planned.
    #[must_use]
    pub fn new() -> Self {
        Self {
            stop: AtomicBool::new(false),
            cores: 1,
            until: None,
            kept: AtomicU64::new(0),
            is_needed: AtomicBool::new(false),
            done: AtomicU32::new(0),
            planned: AtomicU32::new(0),
        }
    }

    /// Returns the same with all cores, for one decision that someone waits for. The
    /// decision does not depend on their number.
    #[must_use]
    pub fn on_all_cores(self) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        self.on_cores(cores)
    }

    /// Returns the same with this many cores, at least one.
    #[must_use]
    pub fn on_cores(self, cores: usize) -> Self {
        let cores = cores.max(1);
        Self { cores, ..self }
    }

    /// Returns the number of cores that may work at once.
    pub(super) fn cores(&self) -> usize {
        self.cores
    }

    /// Returns the same with a time limit.
    #[must_use]
    pub fn within(most: Duration) -> Self {
        Self {
            until: Instant::now().checked_add(most),
            ..Self::new()
        }
    }

    /// Returns how long people wait for a bot in this position: less than a second for a
    /// bid and less than three for anything else.
    #[must_use]
    pub fn patience(game: &Game) -> Duration {
        let bids = game.phase() == Phase::Auction && game.pending().is_none();
        if bids { FOR_A_BID } else { FOR_AN_ACTION }
    }

    /// Asks the bot to answer now.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Returns whether it has been asked to stop, or its time is over.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        let kept = || Duration::from_nanos(self.kept.load(Ordering::Relaxed));
        let late = || {
            self.until
                .is_some_and(|until| Instant::now() + kept() >= until)
        };
        let is_needed = self.is_needed.load(Ordering::Relaxed);
        self.stop.load(Ordering::Relaxed) || (!is_needed && late())
    }

    /// Keeps this part of the time that is left (0 to 1) for the work after the present one.
    /// Without a time limit nothing changes.
    pub(super) fn keep_time(&self, part: f32) {
        let left = self.until.map(|until| until.duration_since(Instant::now()));
        let kept = left.unwrap_or_default().mul_f32(part.clamp(0.0, 1.0));
        let kept = u64::try_from(kept.as_nanos()).unwrap_or(u64::MAX);
        self.kept.store(kept, Ordering::Relaxed);
    }

    /// Does something small without a time limit; it still stops when it is asked to.
    pub(super) fn needed<T>(&self, does: impl FnOnce() -> T) -> T {
        self.is_needed.store(true, Ordering::Relaxed);
        let done = does();
        self.is_needed.store(false, Ordering::Relaxed);
        done
    }

    /// Returns the completed part of the planned work (0 to 1).
    #[must_use]
    pub fn progress(&self) -> f32 {
        let planned = self.planned.load(Ordering::Relaxed).max(1);
        let done = self.done.load(Ordering::Relaxed);
        (done as f32 / planned as f32).min(1.0)
    }

    /// Sets the number of steps from now on.
    pub(super) fn plan(&self, steps: u32) {
        self.done.store(0, Ordering::Relaxed);
        self.planned.store(steps, Ordering::Relaxed);
    }

    /// Reports that at least this many steps are done in total.
    pub(super) fn reach(&self, steps: u32) {
        self.done.fetch_max(steps, Ordering::Relaxed);
    }

    /// Reports that this many more steps are done.
    pub(super) fn step(&self, steps: u32) {
        self.done.fetch_add(steps, Ordering::Relaxed);
    }
}
