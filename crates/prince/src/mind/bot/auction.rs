//! How much the last two levels bid: up to the price at which it makes no difference
//! whether they get the card or the keenest rival does.
//!
//! The limit is found in the auction's first position, so that it is the same at each bid.

use super::errors::{Errors, mixed};
use super::minds::{Mind, Outcome, Tried, Weighed, is_learned, play_until};
use super::policy;
use super::value::is_quiet;
use super::worth::Yard;
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::{Bidding, Phase};
use table::Seat;

/// The number of deals in which the limit is looked for.
const DEALS: u64 = 8;

/// The part of what is left to the limit by which a bid is raised.
const RAISES: u32 = 6;

/// How much of a raise is lost on average that is higher than needed.
const HASTE: f64 = 0.2;

/// What a card is worth to a seat.
pub(in crate::mind) struct Price {
    /// The highest price that is worth paying.
    pub(in crate::mind) limit: u32,
    /// What one more ducat costs, in points.
    ducat: f64,
}

impl Price {
    /// Looks for the price of the card that is being auctioned.
    pub(in crate::mind) fn of(mind: &Mind, view: &Game, seat: Seat, errors: Errors) -> Self {
        let begun = view.auction_begun();
        let Some((card, begun)) = begun else {
            return Self {
                limit: 0,
                ducat: 0.0,
            };
        };
        if !is_learned(view) {
            let yard = Yard::misjudged(view, errors);
            return Self {
                limit: policy::highest(view, &yard, seat, card),
                ducat: yard.ducats(1),
            };
        }
        let fee = policy::patronage(view, card);
        let money = view.money(seat).saturating_sub(fee);
        let deals = u64::from(mind.simulations).clamp(1, DEALS);
        // The same in all positions of the auction.
        let seed = Errors::of(view, seat, 1.0).number();
        let games: Vec<(Game, Seat)> = (0..deals)
            .map(|number| {
                let game = begun.imagine(mixed(seed.wrapping_add(number)));
                let rival = keenest(&game, seat);
                (game, rival)
            })
            .collect();
        let difference = |price: u32| -> f64 {
            let each = games.iter().map(|(game, rival)| {
                let own = mind.expected(&sold(game, seat, price), seat);
                let theirs = mind.expected(&sold(game, *rival, price + 1), seat);
                own.score - theirs.score
            });
            each.sum::<f64>() / deals as f64
        };
        let (mut low, mut high) = (0, money + 1);
        while low + 1 < high {
            let middle = u32::midpoint(low, high);
            match difference(middle) > 0.0 {
                true => low = middle,
                false => high = middle,
            }
        }
        let limit = (f64::from(low) * errors.factor(card)) as u32;
        let step = (low / 4).clamp(4, 12);
        let less = difference(low.saturating_sub(step));
        let more = difference(low);
        let ducat = ((less - more) / f64::from(step)).max(0.02);
        Self {
            limit: limit.min(money),
            ducat,
        }
    }

    /// Returns the bids that come into question, the best first.
    pub(in crate::mind) fn weighed(
        &self,
        view: &Game,
        seat: Seat,
        bidding: &Bidding,
        also: Option<Decision>,
    ) -> Weighed {
        let mut options = policy::bids(view, seat, bidding, self.limit, RAISES);
        if let Some(also) = also.filter(|also| !options.contains(also)) {
            options.push(also);
        }
        let least = bidding.least();
        let gain = |decision: Decision| match decision {
            Decision::Bid(price) if price > self.limit => {
                -self.ducat * f64::from(price - self.limit)
            }
            // Any bid up to the limit may win the card for less, a low one for more less.
            Decision::Bid(price) => {
                self.ducat * (f64::from(self.limit - least) - HASTE * f64::from(price - least))
            }
            _ => 0.0,
        };
        let first = gain(options[0]);
        let tried = options.iter().enumerate().map(|(at, &decision)| {
            let behind = if at == 0 { 0.0 } else { gain(decision) - first };
            Tried {
                decision,
                behind: Outcome {
                    score: behind.min(0.0),
                    ..Outcome::default()
                },
                error: 0.0,
            }
        });
        let tried = tried.collect();
        Weighed {
            tried,
            limit: Some(self.limit),
        }
    }
}

/// Returns the rival who would bid most for the card.
fn keenest(game: &Game, seat: Seat) -> Seat {
    let Some((card, _)) = game.auction_begun() else {
        return seat;
    };
    let yard = Yard::of(game);
    let rivals = game.seats().filter(|&rival| rival != seat);
    let most = rivals.max_by_key(|&rival| policy::highest(game, &yard, rival, card));
    most.unwrap_or(seat)
}

/// Returns the position after the auction, once the card is in its place, if this seat buys
/// it at this price or for all its money.
fn sold(begun: &Game, to: Seat, price: u32) -> Game {
    let mut game = *begun;
    let price = price.min(game.money(to));
    let mut has_bid = false;
    while let (Phase::Bidding(_), Some(seat)) = (*game.phase(), game.may_decide().first()) {
        let decision = match seat == to && !has_bid && price > 0 {
            true => Decision::Bid(price),
            false => Decision::Pass,
        };
        has_bid |= decision != Decision::Pass;
        let command = Command::new(seat, decision);
        if game.check(&command).is_err() {
            break;
        }
        game.play_legal(&command);
    }
    play_until(game, 0, is_quiet)
}
