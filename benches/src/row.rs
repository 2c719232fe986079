//! A line of the table in `README.md`: what is measured, how long it takes, how long the peer
//! takes, and how the two compare.
//!
//! Times are processor times of the thread: other programs only count as far as they use up the
//! caches. Both sides are measured in turn, so that this slows both.

use std::hint::black_box;
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// Returns the processor time of this thread so far.
#[must_use]
pub fn on_processor() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// Returns the seconds of processor time that some work takes.
pub fn seconds(work: impl FnOnce()) -> f64 {
    let begun = on_processor();
    work();
    on_processor().saturating_sub(begun).as_secs_f64()
}

/// How often both sides are measured.
const TURNS: usize = 40;

/// What is measured beside what, and what is promised.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// What is measured.
    pub what: &'a str,
    /// The peer.
    pub peer: &'a str,
    /// The promise, as it stands in the table.
    pub promise: &'a str,
}

/// Returns the heading of the table.
#[must_use]
pub fn heading() -> &'static str {
    "| what | ours | peer | ratio (quartiles) | promised |\n|--|--|--|--|--|"
}

impl Row<'_> {
    /// Measures two pieces of work that say how much they have done, for example how many
    /// decisions were made, and returns the line: the time of one of them on either side, and
    /// how many of ours are done in the time of one of the peer's.
    pub fn rates(&self, ours: impl Fn() -> u64, peer: impl Fn() -> u64) -> String {
        let time = |work: &dyn Fn() -> u64| {
            let mut done = 0;
            let seconds = seconds(|| done = black_box(work()));
            seconds / done as f64
        };
        let pairs: Vec<_> = (0..TURNS).map(|_| (time(&ours), time(&peer))).collect();
        let of = |part: fn(&(f64, f64)) -> f64| {
            let mut all: Vec<f64> = pairs.iter().map(part).collect();
            all.sort_by(f64::total_cmp);
            [TURNS / 4, TURNS / 2, 3 * TURNS / 4].map(|at| all[at])
        };
        let ([_, ours, _], [_, theirs, _]) = (of(|pair| pair.0), of(|pair| pair.1));
        let ratios = of(|(ours, peer)| peer / ours);
        self.line(&shown(ours), &shown(theirs), ratios)
    }

    /// Returns a line with these times and these quartiles of the ratio.
    #[must_use]
    pub fn line(&self, ours: &str, theirs: &str, [low, middle, high]: [f64; 3]) -> String {
        let Self {
            what,
            peer,
            promise,
        } = self;
        let [low, middle, high] = [low, middle, high].map(number);
        format!("| {what} | {ours} | {peer}: {theirs} | {middle} ({low}–{high}) | {promise} |")
    }
}

/// Returns a ratio as it is read: two digits behind the point for a small one.
#[must_use]
pub fn number(ratio: f64) -> String {
    match ratio {
        ..10.0 => format!("{ratio:.2}"),
        ..100.0 => format!("{ratio:.0}"),
        _ => format!("{:.0}", (ratio / 10.0).round() * 10.0),
    }
}

/// Returns a time in seconds in the unit in which it is read.
#[must_use]
pub fn shown(seconds: f64) -> String {
    let (number, unit) = match seconds {
        ..1e-6 => (seconds * 1e9, "ns"),
        ..1e-3 => (seconds * 1e6, "µs"),
        ..1.0 => (seconds * 1e3, "ms"),
        _ => (seconds, "s"),
    };
    match number {
        ..10.0 => format!("{number:.1} {unit}"),
        _ => format!("{number:.0} {unit}"),
    }
}
