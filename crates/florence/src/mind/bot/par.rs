//! The par of a deal: what bots of each level reach in the seat of the person, against the
//! other bots of the deal.

use super::ladder::Mind;
use super::playout::mixed;
use super::puzzle_book::played_from;
use super::thinking::Thinking;
use crate::rules::deal::Deal;
use crate::rules::tally::tally;
use table::{Item as _, Level, Seat};

/// The number of games of a level that plays no simulated games, of one with this many at
/// most, and of all others: chance counts less in more games, but these take longer.
const GAMES: [u64; 3] = [16, 4, 2];
const FEW: u32 = 100;

/// Returns the final points, prestige cards included, that a balanced bot of this level
/// reaches on average in the first seat that has no bot; `None` if every seat has one, or if
/// it is stopped. The same deal and level give the same points.
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
    let games = match Mind::of(level.into(), deal.seats.len()).simulations {
        0 => GAMES[0],
        1..=FEW => GAMES[1],
        _ => GAMES[2],
    };
    let mut sum = 0;
    for game in 0..games {
        let seed = mixed(deal.number, game);
        let session = played_from(deal, &["A", "B", "C", "D", "E"], level, seed, thinking)?;
        let accounts = tally(session.game());
        let own = accounts.iter().find(|account| account.seat == seat)?;
        sum += u64::from(own.total);
    }
    u16::try_from((sum + games / 2) / games).ok()
}
