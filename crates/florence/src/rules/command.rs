//! Everything a seat can decide, and everything that happens because of it.
//!
//! Commands are what a log is made of, so they hold identifiers only and read
//! well in a file: `(B, Raise(300))`.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::{BonusCard, Profession};
use super::characters::{Character, Favour};
use super::components::{Building, Freedom, Landscape, Object, Tile};
use super::correction::Correction;
use super::field::joint::Joint;
use super::field::site::Site;
use table::{Card, Seat, Set, items};

pub use super::cards::any::{AnyCard, Deck, NoOffer, Offer, TooManyUnder, Under};

/// A seat's decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(Seat, Decision)", into = "(Seat, Decision)")]
pub struct Command {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub decision: Decision,
}

impl Command {
    /// `seat` decides `decision`.
    #[must_use]
    pub fn new(seat: Seat, decision: Decision) -> Self {
        Self { seat, decision }
    }
}

impl From<(Seat, Decision)> for Command {
    /// One's own field needs no name, so the same decision is the same command.
    fn from((seat, decision): (Seat, Decision)) -> Self {
        let decision = match decision {
            Decision::Build(building, site) => Decision::Build(building, site.said_by(seat)),
            Decision::Place(landscape, site) => Decision::Place(landscape, site.said_by(seat)),
            Decision::Correct(correction) => Decision::Correct(correction.said_by(seat)),
            decision => decision,
        };
        Self { seat, decision }
    }
}

impl From<Command> for (Seat, Decision) {
    fn from(command: Command) -> Self {
        (command.seat, command.decision)
    }
}

impl fmt::Debug for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({:?}, {:?})", self.seat, self.decision)
    }
}

/// What can be decided. Prices and bids are florins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decision {
    /// Give one of the four profession cards dealt back (S2).
    Return(Card<Profession>),
    /// Open an auction by naming an object, which bids the opening price (A4),
    /// or take it as the last player (A9).
    Name(Object),
    /// Raise to this price (A5).
    Raise(u32),
    /// Pass in this auction (A5).
    Pass,
    /// Decline to open: out of the phase (A8, A9).
    Decline,
    /// The result of an auction in one entry: this seat wins the object at this
    /// price, by whatever bids.
    Win(Object, u32),
    /// The result of the auction of a seat in one entry: this player wins the seat
    /// that is auctioned at this price, by whatever bids (H11).
    Sit(u32),
    /// The same of the seat of this number, 1 for the start player's, where everybody
    /// bids for the seat of their choice (H11).
    SitAt(u8, u32),
    /// Keep this one of the objects set aside in the auction phase; the other
    /// leaves the game (Z3).
    Take(Object),
    /// Place the landscape just acquired (O1, T3).
    Place(Landscape, Site),
    /// Keep one of the cards looked at; the others go under the stack in this
    /// order, the first one uppermost (O7, B4, B6).
    Keep(AnyCard, Under),
    /// Use a recruiting card: take this profession from in front of that seat
    /// (O8).
    Recruit(Seat, Profession),
    /// Keep the recruiting card just acquired for later (O8).
    Hold,
    /// Build there (B3).
    Build(Building, Site),
    /// Hire a profession (B4).
    Hire,
    /// Introduce a freedom (B5).
    Introduce(Freedom),
    /// Acquire a bonus card (B6).
    AcquireBonus,
    /// Complete a work (W).
    Complete(Work),
    /// Put the marker on this field of a character's card, in florins (M3).
    Bid(Character, u32),
    /// Complete a work with the Princess, and turn this much of its payment into
    /// prestige points (M8).
    Princess(u16),
    /// Use the Merchant (M9).
    Merchant(Favour),
    /// Use the Professor for a card of this stack (M10).
    Professor(Deck),
    /// Let the character go that could still be used (M9, M10).
    LetGo,
    /// Turn money into so many prestige points when the game ends (M11).
    Exchange(u16),
    /// Offer a neighbour to build this together, or another place or payment instead of
    /// what was offered (C2, C7a).
    Offer(Joint),
    /// Accept what was offered: it is built (C2).
    Accept,
    /// End the talks without an agreement (C8).
    Refuse,
    /// The result of talks in one entry: it is built together with that neighbour (C2).
    Agree(Joint),
    /// Forgo what is left of the turn (B1).
    EndTurn,
    /// Give up prestige points for 100 florins each (G4).
    Sell(u16),
    /// Turn a card over that was hidden: it is this one (E1; earlier it is a
    /// note of what the table knows).
    Reveal(AnyCard),
    /// Set a value of the position right: at a real table something was entered
    /// wrongly, or agreed upon. What is of one player is this seat's.
    Correct(Correction),
}

impl Decision {
    /// Build there: on squares of one's own field, or at a site.
    #[must_use]
    pub fn build(building: Building, site: impl Into<Site>) -> Self {
        Decision::Build(building, site.into())
    }

    /// Put the tile down there: build it or place it.
    #[must_use]
    pub fn put(tile: Tile, site: impl Into<Site>) -> Self {
        match tile {
            Tile::Building(building) => Self::build(building, site),
            Tile::Landscape(landscape) => Self::place(landscape, site),
        }
    }

    /// Place the landscape there: on squares of one's own field, or at a site.
    #[must_use]
    pub fn place(landscape: Landscape, site: impl Into<Site>) -> Self {
        Decision::Place(landscape, site.into())
    }

    /// Whether a value is set instead of something being decided.
    #[must_use]
    pub fn is_correction(self) -> bool {
        self.correction().is_some()
    }

    /// What is set by hand, if something is.
    #[must_use]
    pub fn correction(self) -> Option<Correction> {
        match self {
            Decision::Correct(correction) => Some(correction),
            _ => None,
        }
    }
}

/// A work: the profession, the bonus cards played with it, and how many
/// prestige points are taken out of the payment (W8, W9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// The profession card laid down.
    pub profession: Profession,
    /// The bonus cards played with it.
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub bonus: Set<BonusCard>,
    /// Prestige points taken instead of 200 florins each.
    #[serde(default)]
    pub prestige: u16,
}

/// What happened because of a command. Prices are florins, points PP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// The starting hands are chosen; the profession stack is made.
    HandsChosen,
    /// This player has the seat of this number, from the start player's on, at this
    /// price (H11).
    Seated { seat: Seat, place: u8, price: u32 },
    /// An object was acquired at this price.
    Acquired {
        seat: Seat,
        object: Object,
        price: u32,
    },
    /// An object was set aside for this price, to be kept or not (Z1).
    SetAside {
        seat: Seat,
        object: Object,
        price: u32,
    },
    /// An object that was not kept left the game (Z3).
    Left { seat: Seat, object: Object },
    /// Phase A2 begins: all six characters are on offer (M5).
    CharactersOffered { round: u8 },
    /// A character was taken at this price (M3).
    TookCharacter {
        seat: Seat,
        character: Character,
        price: u32,
    },
    /// A character was used and has gone back (M5).
    UsedCharacter { seat: Seat, character: Character },
    /// Everybody has a freedom, and the last tiles of this one left the game (Z6).
    FreedomLeft(Freedom),
    /// Two players have built together (C2).
    BuiltTogether {
        seat: Seat,
        partner: Seat,
        building: Building,
    },
    /// A player paid another so many florins (C3).
    Paid { from: Seat, to: Seat, florins: u32 },
    /// Prestige points were gained.
    Gained {
        seat: Seat,
        points: u16,
        source: Source,
    },
    /// Money changed hands with the bank: florins received, or paid if below 0.
    Money { seat: Seat, florins: i64 },
    /// A card was drawn of which we know only that.
    DrewHidden { seat: Seat, deck: Deck },
    /// A work was completed at this value.
    Completed { seat: Seat, value: u16 },
    /// A hidden card turned out to be this.
    Revealed { seat: Seat, card: AnyCard },
    /// The auction phase of a round ended.
    AuctionsEnded { round: u8 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A round ended; the best work value of it, 0 if there was no work.
    RoundEnded { round: u8, best_work: u16 },
    /// A round began.
    RoundBegan { round: u8, start_player: Seat },
    /// All is known and counted.
    GameEnded,
    /// A value of the position was set right: what it was, and what it is.
    Corrected {
        seat: Seat,
        before: Correction,
        after: Correction,
    },
}

impl Event {
    /// Who has won an auction of what and at which price in florins, if this event
    /// is the end of one.
    #[must_use]
    pub fn wins(&self) -> Option<(Seat, Object, u32)> {
        match *self {
            Event::Acquired {
                seat,
                object,
                price,
            }
            | Event::SetAside {
                seat,
                object,
                price,
            } => Some((seat, object, price)),
            _ => None,
        }
    }

    /// Whether an object was set aside (Z1).
    #[must_use]
    pub fn is_set_aside(&self) -> bool {
        matches!(self, Event::SetAside { .. })
    }
}

/// Where the events of a command go: a list, or nowhere when nobody asks.
pub trait Events {
    /// Hears of the next event.
    fn push(&mut self, event: Event);
}

impl Events for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

/// Where prestige points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Source {
    FurtherLandscape,
    FurtherBuilder,
    Building,
    Work,
    BestWork,
    Merchant,
    Banker,
}

items!(
    Source: FurtherLandscape, FurtherBuilder, Building, Work, BestWork, Merchant, Banker
);

impl Source {
    /// How many there are.
    pub const COUNT: usize = 7;
}

// Bots and logs hold many of them.
const _: () = assert!(size_of::<Command>() <= 24);
