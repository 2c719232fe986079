//! The chances to win and the marks of a game, as far as they are computed: the data and
//! the thread that computes them.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::Viewer;
use crate::ui::base::thinker::{Thinker, Thought};
use florence::Command;
use florence::mind::bot::{Chance, Cost, LookBack, Thinking, Winning};
use table::{BySeat, Seat};

/// The time limit of an analysis.
pub(super) const MOST: Duration = Duration::from_mins(10);

/// The least time and the least part of the work that must be done before the remaining
/// time is shown.
pub(super) const MEASURED: (Duration, f32) = (Duration::from_secs(2), 0.02);

/// The connection through which the window follows and controls the analysis.
#[derive(Debug)]
pub struct Effort {
    pub(super) thinking: Thinking,
    /// The number of seats reviewed, and the number of seats in total.
    pub(super) seats: [AtomicU32; 2],
    /// Whether the chances are computed.
    pub(super) judges: AtomicU32,
}

impl Effort {
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            thinking: Thinking::within(MOST),
            seats: [AtomicU32::new(0), AtomicU32::new(seats as u32)],
            judges: AtomicU32::new(0),
        }
    }
}

impl Thought for Effort {
    fn stop(&self) {
        self.thinking.stop();
    }

    fn progress(&self) -> f32 {
        let [done, all] = [0, 1].map(|at| self.seats[at].load(Ordering::Relaxed) as f32);
        let part = self.thinking.progress();
        match (self.judges.load(Ordering::Relaxed), all) {
            (0, 0.0) => part,
            (0, _) => CHANCES * part,
            (_, all) => CHANCES + (1.0 - CHANCES) * ((done + part) / all.max(1.0)).min(1.0),
        }
    }
}

/// What is known about a game up to the end of its log.
#[derive(Debug)]
pub struct Analysis {
    /// The decisions that were analysed; notes do not count.
    pub(super) log: Vec<Command>,
    /// The viewer the analysis is for; `None` if it is for everyone.
    pub(super) eyes: Option<Viewer>,
    /// The chances, as far as they are computed.
    pub winning: Winning,
    /// The review of the decisions of each seat.
    pub looked: BySeat<Option<LookBack>>,
    pub(super) marks: BTreeMap<usize, Cost>,
}

/// The analysis of a game and the thread that works on it.
pub struct Analysing {
    pub(super) analysis: Option<Analysis>,
    pub(super) thinker: Thinker<usize, (), Effort>,
    pub(super) number: usize,
    told: Receiver<(usize, News)>,
    pub(super) tell: Sender<(usize, News)>,
    pub(super) wake: Arc<dyn Fn() + Send + Sync>,
    pub(super) version: usize,
    pub(super) began: Instant,
}

impl fmt::Debug for Analysing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Analysing").field(&self.version).finish()
    }
}

impl Analysing {
    /// Creates an analysis without results.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        let (tell, told) = mpsc::channel();
        let ctx = ctx.clone();
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(move || ctx.request_repaint());
        let woken = Arc::clone(&wake);
        Self {
            analysis: None,
            thinker: Thinker::new(move || woken()),
            number: 0,
            told,
            tell,
            wake,
            version: 0,
            began: Instant::now(),
        }
    }

    /// Returns the progress while it works (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.thinker.progress()
    }

    /// Returns the estimated remaining time, based on the speed so far.
    pub(crate) fn left(&self) -> Option<Duration> {
        let part = self.progress()?;
        let took = self.began.elapsed();
        let is_measured = took >= MEASURED.0 && part >= MEASURED.1;
        is_measured.then(|| took.mul_f32(((1.0 - part) / part).max(0.0)))
    }

    /// Returns how often something new was found.
    #[must_use]
    pub fn version(&self) -> usize {
        self.version
    }

    pub(crate) fn take_news(&mut self) {
        while let Ok((number, news)) = self.told.try_recv() {
            let Some(analysis) = self.analysis.as_mut().filter(|_| number == self.number) else {
                continue;
            };
            self.version += 1;
            match news {
                News::Chances(winning) => analysis.winning = *winning,
                News::Decisions(seat, found) => {
                    let marked = found.costs.iter().filter(|cost| cost.mark().is_some());
                    let marked = marked.map(|cost| (cost.entry, cost.clone()));
                    analysis.marks.extend(marked);
                    analysis.looked[seat] = Some(*found);
                }
            }
        }
        if self.thinker.answer().is_some() {
            self.version += 1;
        }
    }
}

impl Analysis {
    /// Returns every player's chance after this many entries.
    #[must_use]
    pub fn chance(&self, entries: usize) -> Option<&Chance> {
        self.winning.chances.get(entries)?.as_ref()
    }
}

/// The share of the work that the chances take; the rest goes to the decisions.
pub(super) const CHANCES: f32 = 0.4;

/// What the analysis reports while it runs.
pub(crate) enum News {
    Chances(Box<Winning>),
    Decisions(Seat, Box<LookBack>),
}
