//! How a caller that waits for a long computation communicates with it: stops it, and reads
//! its progress.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Shared between a computation and the code that waits for it, on two threads.
#[derive(Debug, Default)]
pub struct Thinking {
    stop: AtomicBool,
    done: AtomicU32,
    planned: AtomicU32,
}

impl Thinking {
    /// Starts with nothing done and nothing planned.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks it to end now.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Returns whether it has been asked to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
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

    /// Reports that one more step is done.
    pub(super) fn step(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}
