//! The whole distance to the best of the others at the end of a game, twice: by
//! where the points came from, which is counted, and by what was the cause, as far
//! as the look back could tell. Each adds up exactly.

use super::playout::Part;
use crate::rules::command::{Command, Decision, Source};
use crate::rules::game::{Game, Phase};
use crate::rules::sources::by_source;
use crate::rules::tally::tally;
use table::{Item as _, Seat, Session};

/// How far a seat ended ahead of the best of the others, or behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distance {
    /// The best of the others.
    pub rival: Seat,
    /// The own final points less those of the rival.
    pub points: i32,
    /// What the own points of each kind are ahead of the rival's, in points;
    /// all together they are the distance.
    pub sources: Vec<(Part, i32)>,
    /// The points that both had when the log began, the rival's deducted.
    pub before: i32,
    /// What each cause did, in the order of [`Cause::ALL`]; all together they are
    /// the distance.
    pub causes: [Share; Cause::ALL.len()],
}

/// What one cause did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// Which.
    pub cause: Cause,
    /// Tenths of a point; below 0 for what was lost.
    pub tenths: i32,
    /// The standard error of that, in tenths of a point.
    pub error: i32,
}

/// Why somebody is ahead or behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The cards dealt at the start.
    Deal,
    /// The cards looked at later.
    Draws,
    /// Bids and prices: what was clearly lost by them.
    Auctions,
    /// Actions and works, and where tiles were placed: what was clearly lost.
    Actions,
    /// Which cards were kept or recruited: what was clearly lost.
    Cards,
    /// What the others did, and all that cannot be told apart from chance.
    Others,
}

impl Cause {
    /// All of them.
    pub const ALL: [Cause; 6] = [
        Cause::Deal,
        Cause::Draws,
        Cause::Auctions,
        Cause::Actions,
        Cause::Cards,
        Cause::Others,
    ];

    /// What a decision in this position belongs to.
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
            // Nobody of the table has decided that.
            Decision::Correct(_) => Cause::Others,
        }
    }
}

/// Points as tenths, rounded.
fn tenths(points: f32) -> i32 {
    (10.0 * points).round() as i32
}

/// What has been found out about a cause: points won by it, below 0 if they were
/// lost, and the standard error of that.
pub(super) type Effect = (Cause, f32, f32);

/// The distance of a seat at the end of a session; nothing before the game is over.
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
    // What nobody could tell is what is left, and as uncertain as all the rest.
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
