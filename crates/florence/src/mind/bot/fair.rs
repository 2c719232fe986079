//! Fair prices: the highest price at which having an object is still at least as
//! good as doing without it, in the currency and the deals of the
//! [`judge`](super::judge).

use super::judge::{Course, Difference, Figures, Judge, lowest_price};
use super::prospects::FLORINS_PER_POINT;
use crate::rules::components::{Object, florins};

/// Prices that are tried at most; after these the last one that was good will do.
const TRIES: usize = 8;
/// The lowest price and the one that is asked about are tried in half of all deals, each
/// other one in this part of those.
const PART: u32 = 2;

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
}

/// What an object is worth against doing without it in this phase, as if no bid had been
/// made: it is the same from the first bid to the last. Nothing if the seat cannot have
/// it, or if there is no time left.
pub(super) fn fair(judge: &Judge<'_>, object: Object, bid: u32, deals: u32) -> Option<Fair> {
    // That is enough for a price, and leaves time for it.
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

/// What having an object at some price is better than doing without it.
struct Gains<'a> {
    judge: &'a Judge<'a>,
    object: Object,
    without: Figures,
}

impl Gains<'_> {
    /// At this price, in so many deals.
    fn at(&self, price: u32, deals: u32) -> Option<Difference> {
        let course = Course::Acquire(self.object, price);
        let having = self.judge.figures_of(course, 0..u64::from(deals))?;
        let is_whole = having.deals() >= (deals as usize).min(self.without.deals());
        is_whole.then(|| having.ahead_of(&self.without))
    }

    /// The highest price that is good, whether more could not be paid, and how far it may
    /// be off in points.
    fn highest(&self, deals: u32) -> Option<(Option<u32>, bool, f32)> {
        let lowest = lowest_price(self.judge.seen, self.judge.seat);
        let highest = most_payable(self.judge);
        // The highest price known to be good and the lowest one known not to be, each with
        // the gain there.
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

/// All the money there is, that for points included (G4), in florins.
fn most_payable(judge: &Judge<'_>) -> u32 {
    judge.seen.means(judge.seat) / florins::STEP * florins::STEP
}
