//! Explains the whole distance to the best rival at the end of a game in two ways: by the
//! sources of the points, which are counted, and by the causes, as far as the look back
//! could tell. Each adds up exactly.

use super::playout::Part;
use crate::rules::command::{Command, Decision, Source};
use crate::rules::game::{Game, Phase};
use crate::rules::sources::by_source;
use crate::rules::tally::tally;
use table::{Item as _, Seat, Session};

/// How far a seat ended ahead of the best of the others, or behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distance {
    /// The best rival.
    pub rival: Seat,
    /// The final points of this seat minus those of the rival.
    pub points: i32,
    /// For each kind of points, how many more the seat has than the rival; together they
    /// are the distance.
    pub sources: Vec<(Part, i32)>,
    /// The points that both had when the log began, own minus rival's.
    pub before: i32,
    /// The effect of each cause, in the order of [`Cause::ALL`]; together they are the
    /// distance.
    pub causes: [Share; Cause::ALL.len()],
}

/// The effect of one cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The cause.
    pub cause: Cause,
    /// Tenths of a point; below 0 for a loss.
    pub tenths: i32,
    /// The standard error of that, in tenths of a point.
    pub error: i32,
}

/// Why a player is ahead or behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The cards dealt at the start.
    Deal,
    /// The cards looked at later.
    Draws,
    /// Bids and prices: clear losses.
    Auctions,
    /// Actions, works and the placing of tiles: clear losses.
    Actions,
    /// Which cards were kept or recruited: clear losses.
    Cards,
    /// What the others did, and everything that cannot be distinguished from chance.
    Others,
}

impl Cause {
    /// All causes.
    pub const ALL: [Cause; 6] = [
        Cause::Deal,
        Cause::Draws,
        Cause::Auctions,
        Cause::Actions,
        Cause::Cards,
        Cause::Others,
    ];

    /// Returns the cause to which a decision in this position belongs.
    pub(super) fn of(game: &Game, command: &Command) -> Cause {
        match command.decision {
            Decision::Return(_)
            | Decision::Keep(..)
            | Decision::Recruit(..)
            | Decision::Hold
            | Decision::Professor(_)
            | Decision::Reveal(_) => Cause::Cards,
            Decision::Name(_)
            | Decision::Raise(_)
            | Decision::Pass
            | Decision::Decline
            | Decision::Win(..)
            | Decision::Sit(_)
            | Decision::SitAt(..)
            | Decision::Take(_)
            | Decision::Bid(..)
            | Decision::Merchant(_)
            | Decision::LetGo => Cause::Auctions,
            Decision::Sell(_) if game.phase() == Phase::Auction => Cause::Auctions,
            Decision::Sell(_)
            | Decision::Place(..)
            | Decision::Build(..)
            | Decision::Hire
            | Decision::Introduce(_)
            | Decision::AcquireBonus
            | Decision::Complete(_)
            | Decision::Princess(_)
            | Decision::Exchange(_)
            | Decision::Offer(_)
            | Decision::Accept
            | Decision::Refuse
            | Decision::Agree(_)
            | Decision::EndTurn => Cause::Actions,
            // No player has decided that.
            Decision::Correct(_) => Cause::Others,
        }
    }
}

/// Returns points as tenths, rounded.
fn tenths(points: f32) -> i32 {
    (10.0 * points).round() as i32
}

/// The known effect of a cause: points won by it, below 0 if lost, and the standard error.
pub(super) type Effect = (Cause, f32, f32);

/// Returns the distance of a seat at the end of a session; `None` before the game is over.
pub(super) fn distance(
    session: &Session<Game>,
    seat: Seat,
    found: impl IntoIterator<Item = Effect>,
) -> Option<Distance> {
    if !session.game().is_over() {
        return None;
    }
    let accounts = tally(session.game());
    let own = accounts.iter().find(|account| account.seat == seat)?;
    let best = accounts.iter().find(|account| account.seat != seat)?;
    let points = i32::from(own.total) - i32::from(best.total);
    let by_source = by_source(session);
    let of = |seat: Seat| by_source.iter().find(|sources| sources.seat == seat);
    let (mine, theirs) = (of(seat)?, of(best.seat)?);
    let mut sources: Vec<(Part, i32)> = Source::ALL
        .iter()
        .map(|&source| {
            let ahead = i32::from(mine.gained(source)) - i32::from(theirs.gained(source));
            (Part::from(source), ahead)
        })
        .collect();
    sources.push((
        Part::PrestigeCards,
        i32::from(mine.cards) - i32::from(theirs.cards),
    ));
    sources.push((Part::Sold, i32::from(theirs.sold) - i32::from(mine.sold)));
    let mut sums = [(0, 0.0f32); Cause::ALL.len()];
    for (cause, points, error) in found {
        let (sum, squares) = &mut sums[cause as usize];
        *sum += tenths(points);
        *squares += error * error;
    }
    // The unexplained rest is as uncertain as everything else together.
    let told: i32 = sums.iter().map(|(tenths, _)| tenths).sum();
    let squares: f32 = sums.iter().map(|(_, squares)| squares).sum();
    sums[Cause::Others as usize] = (10 * points - told, squares);
    let causes = Cause::ALL.map(|cause| {
        let (sum, squares) = sums[cause as usize];
        Share {
            cause,
            tenths: sum,
            error: tenths(squares.sqrt()),
        }
    });
    Some(Distance {
        rival: best.seat,
        points,
        sources,
        before: i32::from(mine.before) - i32::from(theirs.before),
        causes,
    })
}
