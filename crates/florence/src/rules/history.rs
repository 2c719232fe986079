//! The history of a game: points and money over the rounds, what was sold and for how much,
//! the values of works. It is read from a log and contains only facts, no charts.

use super::cards::Profession;
use super::command::{Decision, Event};
use super::components::Object;
use super::game::Game;
use super::progress::Phase;
use super::tally::tally;
use table::{Item, Seat, Session};

/// The most players, for arrays with an element per seat.
const SEATS: usize = Seat::ALL.len();

/// The facts of a game up to the cursor of its session.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// Everyone's standing at the end of each phase, in order; the last one is the position
    /// at the cursor.
    pub standings: Vec<Standing>,
    /// Everything acquired in auctions, in order.
    pub sales: Vec<Sale>,
    /// Every work, in order.
    pub works: Vec<CompletedWork>,
}

/// Everyone's points and money at one time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// When, counted in rounds: 0 at the beginning, 0.5 after the first auction phase, 1
    /// after the first round, 7 after the last, and 7.5 when the prestige cards have been
    /// counted. The current phase counts as ended.
    pub time: f32,
    /// Prestige points, seat by seat; only at 7.5 with the prestige cards.
    pub prestige: [u16; SEATS],
    /// Money in florins, seat by seat.
    pub florins: [u32; SEATS],
}

/// An object acquired in an auction phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sale {
    /// The round (1 to 7).
    pub round: u8,
    /// What was acquired.
    pub object: Object,
    /// Who acquired it.
    pub seat: Seat,
    /// The price in florins.
    pub price: u32,
}

/// A completed work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompletedWork {
    /// The round (1 to 7).
    pub round: u8,
    /// Who completed it.
    pub seat: Seat,
    /// The profession laid down for it; `None` for a work of the Princess (M8).
    pub profession: Option<Profession>,
    /// The work value in points.
    pub value: u16,
    /// The minimum value, in points.
    pub minimum: u16,
}

impl History {
    /// Returns the history of what has been played.
    #[must_use]
    pub fn of(session: &Session<Game>) -> Self {
        let mut history = Self::default();
        let at = |entry| session.game_at(entry).unwrap_or(session.game());
        history.standings.push(standing(at(0), began(at(0))));
        for entry in 0..session.cursor() {
            let (before, after) = (at(entry), at(entry + 1));
            let time = now(before);
            if time != now(after) {
                history.push(standing(after, time));
            }
            history.read(
                before,
                session.log()[entry].command.decision,
                session.events_of(entry),
            );
        }
        if session.cursor() > 0 {
            history.push(standing(session.game(), now(session.game())));
        }
        history
    }

    fn push(&mut self, standing: Standing) {
        self.standings.retain(|other| other.time < standing.time);
        self.standings.push(standing);
    }

    fn read(&mut self, before: &Game, decision: Decision, events: &[Event]) {
        let round = before.round();
        for event in events {
            match (*event, decision) {
                (
                    Event::Acquired {
                        seat,
                        object,
                        price,
                    },
                    _,
                ) => self.sales.push(Sale {
                    round,
                    object,
                    seat,
                    price,
                }),
                (
                    Event::Completed { seat, value },
                    Decision::Complete(_) | Decision::Princess(_),
                ) => {
                    let profession = match decision {
                        Decision::Complete(work) => Some(work.profession),
                        _ => None,
                    };
                    self.works.push(CompletedWork {
                        round,
                        seat,
                        profession,
                        value,
                        minimum: before.minimum(),
                    });
                }
                _ => {}
            }
        }
    }
}

/// Returns when the current phase will have ended.
fn now(game: &Game) -> f32 {
    let round = f32::from(game.round());
    match game.phase() {
        Phase::Seats | Phase::StartingHands => 0.0,
        Phase::Auction | Phase::Characters => round - 0.5,
        Phase::Actions => round,
        Phase::Reveal | Phase::Over => round + 0.5,
    }
}

/// Returns when the current phase began, or the game ended.
fn began(game: &Game) -> f32 {
    let lasts = if game.is_over() { 0.0 } else { 0.5 };
    (now(game) - lasts).max(0.0)
}

fn standing(game: &Game, time: f32) -> Standing {
    let mut standing = Standing {
        time,
        prestige: [0; SEATS],
        florins: [0; SEATS],
    };
    for account in tally(game) {
        let at = account.seat.index();
        standing.florins[at] = account.money;
        // The last turn may have ended the game, too; its standing is reported before the
        // final count.
        standing.prestige[at] = match game.is_over() && time == now(game) {
            true => account.total,
            false => account.prestige,
        };
    }
    standing
}
