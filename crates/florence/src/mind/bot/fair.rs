//! Fair prices: the highest price at which having an object is still at least as
//! good as doing without it, in the currency and the deals of the
//! [`judge`](super::judge).

use super::judge::{Course, Figures, Judge, lowest_price};
use super::prospects::FLORINS_PER_POINT;
use crate::rules::components::{Object, florins};

/// Prices that are tried at most; after these the last one that was good will do.
const TRIES: usize = 8;
/// The price that is asked about is tried in all deals, each other one in this
/// part of them.
const PART: usize = 3;

/// What an object is worth to a seat, in florins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fair {
    /// What.
    pub object: Object,
    /// The highest price at which having it is at least as good as doing without
    /// it; nothing if the lowest one is too much.
    pub price: Option<u32>,
    /// The seat could pay no more: it may be worth more than that.
    pub at_least: bool,
    /// How far the price may be off: one standard error, at 200 florins a point
    /// (W9).
    pub error: u32,
    /// The price that was asked about.
    pub bid: u32,
    /// By how much having it at that price is better than doing without it, in
    /// points of the expected lead.
    pub gain: f32,
}

impl Fair {
    /// Whether the price that was asked about is fair.
    #[must_use]
    pub fn covers_bid(&self) -> bool {
        self.price.is_some_and(|price| price >= self.bid)
    }

    /// What the price that was asked about is too much, in florins, at 200 a
    /// point (W9); below 0 if it is less than fair.
    pub(super) fn loss_in_florins(&self) -> f32 {
        -self.gain * FLORINS_PER_POINT
    }

    /// The same for somebody who had better not bid: the object is theirs at
    /// this price where nobody else wants it, and there it is worth less.
    pub(super) fn below_bid(self) -> Self {
        let below = self.bid - florins::STEP;
        Self {
            price: self.price.map(|price| price.min(below)),
            at_least: false,
            ..self
        }
    }
}

/// What an object is worth against doing without it, found from the price that
/// is asked about, in the deals of `without`. Nothing if the seat cannot have it,
/// or if there is no time left.
pub(super) fn fair(judge: &Judge<'_>, object: Object, bid: u32, without: &Figures) -> Option<Fair> {
    let lowest = lowest_price(judge.seen, judge.seat);
    let highest = most_payable(judge);
    let mut deals = without.deals();
    // The highest price known to be fair and the lowest one known not to be, each
    // with the gain there.
    let mut good: Option<(u32, f32)> = None;
    let mut bad: Option<(u32, f32)> = None;
    let mut price = bid.min(highest);
    let mut found = None;
    for _ in 0..TRIES {
        let having = judge.figures_of(Course::Acquire(object, price), 0..deals as u64)?;
        if having.deals() < deals {
            return None;
        }
        let gain = having.ahead_of(without);
        if gain.lead >= 0.0 {
            good = Some((price, gain.lead));
        } else {
            bad = Some((price, gain.lead));
        }
        deals = without.deals().div_ceil(PART);
        let error = (gain.error * FLORINS_PER_POINT) as u32;
        let first = found.get_or_insert(Fair {
            object,
            price: None,
            at_least: false,
            error,
            bid: price,
            gain: gain.lead,
        });
        first.price = good.map(|(price, _)| price);
        first.at_least = bad.is_none() && price == highest;
        first.error = first.error.max(error);
        let worth = (gain.lead * FLORINS_PER_POINT) as i64;
        let steps = worth.div_euclid(i64::from(florins::STEP));
        let guess = match (good, bad) {
            (Some((good, above)), Some((bad, below))) => {
                let part = above / (above - below);
                i64::from(good) + (part * (bad - good) as f32) as i64
            }
            _ => i64::from(price) + steps * i64::from(florins::STEP),
        };
        let from = good.map_or(lowest, |(price, _)| price + florins::STEP);
        let to = bad.map_or(highest, |(price, _)| price.saturating_sub(florins::STEP));
        if from > to {
            break;
        }
        let guess = u32::try_from(guess).unwrap_or(0) / florins::STEP * florins::STEP;
        price = guess.clamp(from, to);
    }
    found
}

/// All the money there is, that for points included (G4), in florins.
fn most_payable(judge: &Judge<'_>) -> u32 {
    judge.seen.means(judge.seat) / florins::STEP * florins::STEP
}
