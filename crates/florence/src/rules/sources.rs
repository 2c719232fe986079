//! Where every player's points come from: works, buildings, the best work of a round and so
//! on, and what was sold for money (G4). This is derived from the decisions and events; it
//! is not part of a position.

use super::command::{Command, Decision, Event, Source};
use super::correction::Correction;
use super::game::Game;
use super::tally::tally;
use table::{Item, Seat, Session};

/// One player's points by source, in PP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySource {
    /// The player.
    pub seat: Seat,
    /// Points the player had when the log began.
    pub before: u16,
    /// Prestige points gained during the log, in the order of [`Source::ALL`].
    gained: [u16; Source::COUNT],
    /// What the prestige cards known to be the player's bring (E2).
    pub cards: u16,
    /// Points given up for money (G4).
    pub sold: u16,
    /// What corrections of the fame track have added, or taken away if below 0.
    pub corrected: i32,
}

impl BySource {
    /// Creates an account with points from before the log, and those of the prestige cards.
    #[must_use]
    pub fn new(seat: Seat, before: u16, cards: u16) -> Self {
        Self {
            seat,
            before,
            gained: [0; Source::COUNT],
            cards,
            sold: 0,
            corrected: 0,
        }
    }

    /// Returns the points gained from one source.
    #[must_use]
    pub fn gained(&self, source: Source) -> u16 {
        self.gained[source.index()]
    }

    /// Returns the sum of all sources, minus sold points: the total of the tally.
    #[must_use]
    pub fn total(&self) -> u16 {
        let gained = self.before + self.gained.iter().sum::<u16>() + self.cards;
        let total = i32::from(gained) + self.corrected - i32::from(self.sold);
        u16::try_from(total).unwrap_or(0)
    }
}

/// Returns every player's points by source at the cursor of a session, in the order of the
/// seats. Points that a position started with are in [`before`](BySource::before); prestige
/// cards count as if the game ended now.
///
/// ```
/// use florence::{Setup, Source, by_source};
/// use table::Session;
///
/// let session = Session::new(Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
/// let points = by_source(&session);
/// assert_eq!(points.len(), 3);
/// assert_eq!(points[0].gained(Source::Work), 0);
/// ```
#[must_use]
pub fn by_source(session: &Session<Game>) -> Vec<BySource> {
    // A session always has the position it began with.
    let start = session.game_at(0).unwrap_or(session.game());
    let played = (0..session.cursor()).map(|entry| {
        let command = &session.log()[entry].command;
        (command, session.events_of(entry))
    });
    by_source_of(start, played, session.game())
}

/// Returns the same from a start, the commands played since with their events, and the
/// position they ended in.
#[must_use]
pub fn by_source_of<'a>(
    start: &Game,
    played: impl IntoIterator<Item = (&'a Command, &'a [Event])>,
    end: &Game,
) -> Vec<BySource> {
    let accounts = tally(end);
    let cards = |seat| {
        let account = accounts.iter().find(|account| account.seat == seat);
        account.map_or(0, |account| account.total - account.prestige)
    };
    let mut all: Vec<BySource> = start
        .seats()
        .map(|seat| BySource::new(seat, start.player(seat).prestige(), cards(seat)))
        .collect();
    for (command, events) in played {
        if let Decision::Sell(points) = command.decision {
            all[command.seat.index()].sold += points;
        }
        for event in events {
            match *event {
                Event::Gained {
                    seat,
                    points,
                    source,
                } => all[seat.index()].gained[source.index()] += points,
                Event::Corrected {
                    seat,
                    before: Correction::Prestige(before),
                    after: Correction::Prestige(after),
                } => all[seat.index()].corrected += i32::from(after) - i32::from(before),
                _ => {}
            }
        }
    }
    all
}
