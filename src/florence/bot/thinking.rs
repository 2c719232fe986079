//! How whoever waits for a bot talks to it: stops it, and sees how far it is.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Shared between a bot that thinks and whoever waits for it, on two threads.
///
/// A bot that is stopped answers at once, with the best it has found; it looks
/// at the flag after every imagined game, so within a few milliseconds.
#[derive(Debug, Default)]
pub struct Thinking {
    stop: AtomicBool,
    done: AtomicU32,
    planned: AtomicU32,
}

impl Thinking {
    /// Nothing done, nothing planned.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks the bot to answer now.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it has been asked to.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
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

    /// How many steps are done.
    pub(super) fn reached(&self) -> u32 {
        self.done.load(Ordering::Relaxed)
    }

    /// So many steps are done in all.
    pub(super) fn reach(&self, steps: u32) {
        self.done.store(steps, Ordering::Relaxed);
    }

    /// So many more steps are done.
    pub(super) fn step(&self, steps: u32) {
        self.done.fetch_add(steps, Ordering::Relaxed);
    }
}
