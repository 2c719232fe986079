//! Fair prices: the highest price at which having an object is still at least as good as
//! doing without it, measured like everything in the [`judge`](super::judge), in the same
//! deals.

use super::judge::{Course, Difference, Figures, Judge, lowest_price};
use super::prospects::FLORINS_PER_POINT;
use crate::rules::components::{Object, florins};

/// The maximum number of prices tried; after these, the last good one is used.
const TRIES: usize = 8;
/// The lowest price and the price in question are tried in half of all deals; every other
/// price is tried in this fraction of those.
const PART: u32 = 2;

/// What an object is worth to a seat, in florins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fair {
    /// The object.
    pub object: Object,
    /// The highest price at which having it is at least as good as doing without it; `None`
    /// if even the lowest one is too much.
    pub price: Option<u32>,
    /// Whether the seat could not pay more: it may be worth more than that.
    pub at_least: bool,
    /// The possible error of the price: one standard error, at 200 florins a point (W9).
    pub error: u32,
    /// The price in question.
    pub bid: u32,
    /// How much better having it at that price is than doing without it, in points of the
    /// expected lead.
    pub gain: f32,
}

impl Fair {
    /// Returns whether the price in question is fair.
    #[must_use]
    pub fn covers_bid(&self) -> bool {
        self.price.is_some_and(|price| price >= self.bid)
    }

    /// Returns how much the price in question exceeds the fair one, in florins, at 200 a
    /// point (W9); below 0 if it is lower.
    pub(super) fn loss_in_florins(&self) -> f32 {
        -self.gain * FLORINS_PER_POINT
    }
}

/// Returns what an object is worth compared with doing without it in this phase, as if no
/// bid had been made, so that it is the same from the first bid to the last. Returns `None`
/// if the seat cannot have it, or if there is no time left.
pub(super) fn fair(judge: &Judge<'_>, object: Object, bid: u32, deals: u32) -> Option<Fair> {
    // Half is enough for a price and leaves time for it.
    let deals = deals.div_ceil(2);
    let gains = Gains {
        judge,
        object,
        without: judge.figures_of(Course::Without(object), 0..u64::from(deals))?,
    };
    let (price, at_least, error) = gains.highest(deals)?;
    Some(Fair {
        object,
        price,
        at_least,
        error: (error * FLORINS_PER_POINT) as u32,
        bid,
        gain: gains.at(bid.min(most_payable(judge)), deals)?.lead,
    })
}

/// How much better having an object is than doing without it, at various prices.
struct Gains<'a> {
    judge: &'a Judge<'a>,
    object: Object,
    without: Figures,
}

impl Gains<'_> {
    /// Returns the gain at this price, in this many deals.
    fn at(&self, price: u32, deals: u32) -> Option<Difference> {
        let course = Course::Acquire(self.object, price);
        let having = self.judge.figures_of(course, 0..u64::from(deals))?;
        let is_whole = having.deals() >= (deals as usize).min(self.without.deals());
        is_whole.then(|| having.ahead_of(&self.without))
    }

    /// Returns the highest good price, whether it is limited by the seat's money, and its
    /// possible error in points.
    fn highest(&self, deals: u32) -> Option<(Option<u32>, bool, f32)> {
        let lowest = lowest_price(self.judge.seen, self.judge.seat);
        let highest = most_payable(self.judge);
        // The highest price known to be good and the lowest one known to be too high, each
        // with its gain.
        let mut good: Option<(u32, f32)> = None;
        let mut bad: Option<(u32, f32)> = None;
        let (mut price, mut error) = (lowest.min(highest), 0.0_f32);
        for tried in 0..TRIES {
            let part = if tried == 0 { 1 } else { PART };
            let gain = self.at(price, deals.div_ceil(part))?;
            error = error.max(gain.error);
            if gain.lead >= 0.0 {
                good = Some((price, gain.lead));
            } else {
                bad = Some((price, gain.lead));
            }
            let steps = (gain.lead * FLORINS_PER_POINT) as i64;
            let steps = steps.div_euclid(i64::from(florins::STEP));
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
        let price = good.map(|(price, _)| price);
        Some((price, bad.is_none() && price == Some(highest), error))
    }
}

/// Returns all the money there is, including that for sold points (G4), in florins.
fn most_payable(judge: &Judge<'_>) -> u32 {
    judge.seen.means(judge.seat) / florins::STEP * florins::STEP
}
