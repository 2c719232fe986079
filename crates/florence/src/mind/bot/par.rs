//! The par of a deal: what bots of each level reach in the seat of the person, against the
//! other bots of the deal.

use super::puzzle_book::played;
use super::thinking::Thinking;
use crate::rules::deal::Deal;
use crate::rules::tally::tally;
use table::{Item as _, Level, Seat};

/// Returns the final points, prestige cards included, that a balanced bot of this level
/// reaches in the first seat that has no bot; `None` if every seat has one, or if it is
/// stopped. The same deal and level give the same points.
///
/// ```
/// use florence::Deal;
/// use florence::mind::bot::{Level, Thinking, par};
///
/// let day = jiff::civil::date(2026, 11, 23);
/// let deal = Deal::of_day(day, [Level::One; Deal::BOTS_OF_A_DAY]);
/// let points = par(&deal, Level::Two, &Thinking::new());
/// assert!(points.is_some_and(|points| points > 20));
/// ```
#[must_use]
pub fn par(deal: &Deal, level: Level, thinking: &Thinking) -> Option<u16> {
    let person = deal.seats.iter().position(Option::is_none)?;
    let seat = *Seat::ALL.get(person)?;
    let session = played(deal, &["A", "B", "C", "D", "E"], level, thinking)?;
    let accounts = tally(session.game());
    let own = accounts.iter().find(|account| account.seat == seat)?;
    Some(own.total)
}
