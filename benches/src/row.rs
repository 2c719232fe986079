//! A line of the table in `README.md`: what is measured, how long it takes, how long the peer
//! takes, and how the two compare.
//!
//! Times are processor times of the thread: other programs only count as far as they use up the
//! caches. Both sides are measured in turn, so that this slows both.

use std::hint::black_box;
use std::time::Duration;

/// Returns the processor time of this thread so far.
#[cfg(unix)]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// Returns the time since the first call: on other systems the clock has to do.
#[cfg(not(unix))]
fn now() -> Duration {
    static FIRST: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    FIRST.elapsed()
}

/// Returns the seconds of processor time that some work takes.
pub fn seconds(work: impl FnOnce()) -> f64 {
    let begun = now();
    work();
    now().saturating_sub(begun).as_secs_f64()
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

/// Returns the heading of a table.
#[must_use]
pub fn heading() -> &'static str {
    "| what | ours | peer | ratio (quartiles) | promised |\n|--|--|--|--|--|"
}

impl Row<'_> {
    /// Measures two pieces of work that say how much they have done, for example how many
    /// decisions were made. Returns the line: the time of one of them on either side, and how
    /// many of ours are done in the time of one of the peer's.
    pub fn speeds(&self, ours: impl Fn() -> u64, peer: impl Fn() -> u64) -> String {
        let time = |work: &dyn Fn() -> u64| {
            let mut done = 0;
            let seconds = seconds(|| done = black_box(work()));
            seconds / done as f64
        };
        let pairs: Vec<_> = (0..TURNS).map(|_| (time(&ours), time(&peer))).collect();
        self.of(&pairs, |(ours, peer)| peer / ours, shown)
    }

    /// Returns the line for what was measured in turn, ours first: the medians, as `shown`, and
    /// how many times as much as the peer's ours is.
    #[must_use]
    pub fn costs(&self, pairs: &[(f64, f64)], shown: impl Fn(f64) -> String) -> String {
        self.of(pairs, |(ours, peer)| ours / peer, shown)
    }

    fn of(
        &self,
        pairs: &[(f64, f64)],
        ratio: fn((f64, f64)) -> f64,
        shown: impl Fn(f64) -> String,
    ) -> String {
        let quartiles = |part: fn((f64, f64)) -> f64| quartiles(pairs.iter().copied().map(part));
        let ([_, ours, _], [_, peer, _]) = (quartiles(|pair| pair.0), quartiles(|pair| pair.1));
        self.line(&shown(ours), &shown(peer), quartiles(ratio))
    }

    /// Returns a line with these figures and these quartiles of the ratio.
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

/// Returns the quartiles of some figures, the median in the middle; zeros if there are none.
pub fn quartiles(figures: impl Iterator<Item = f64>) -> [f64; 3] {
    let mut all: Vec<f64> = figures.collect();
    all.sort_by(f64::total_cmp);
    let at = |quarter: usize| all.get(all.len() * quarter / 4).copied();
    [1, 2, 3].map(|quarter| at(quarter).unwrap_or_default())
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
