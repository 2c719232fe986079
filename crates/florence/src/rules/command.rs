//! Everything a seat can decide, and everything that happens because of it.
//!
//! A log is made of commands, so they hold identifiers only and are readable in a file:
//! `(B, Raise(300))`.

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
    /// The seat that decides.
    pub seat: Seat,
    /// The decision.
    pub decision: Decision,
}

impl Command {
    /// Creates the command by which `seat` makes `decision`.
    #[must_use]
    pub fn new(seat: Seat, decision: Decision) -> Self {
        Self { seat, decision }
    }
}

impl From<(Seat, Decision)> for Command {
    /// A seat's own field is never named, so equal decisions make equal commands.
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
    /// Return one of the four profession cards dealt (S2).
    Return(Card<Profession>),
    /// Open an auction by naming an object, which bids the opening price (A4),
    /// or take it as the last player (A9).
    Name(Object),
    /// Raise to this price (A5).
    Raise(u32),
    /// Pass in this auction (A5).
    Pass,
    /// Decline to open: leaves the phase (A8, A9).
    Decline,
    /// The result of an auction in one entry: this seat wins the object at this price,
    /// whatever the bids were.
    Win(Object, u32),
    /// The result of a seat auction in one entry: this player wins the auctioned seat at
    /// this price, whatever the bids were (H11).
    Sit(u32),
    /// The same for the seat of this number, 1 being the start player's, if players bid for
    /// a seat of their choice (H11).
    SitAt(u8, u32),
    /// Keep this one of the objects set aside in the auction phase; the other
    /// leaves the game (Z3).
    Take(Object),
    /// Place the landscape just acquired (O1, T3).
    Place(Landscape, Site),
    /// Keep one of the cards looked at; the others go under the stack in this order, the
    /// first one on top (O7, B4, B6).
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
    /// Give up the unused character (M9, M10).
    LetGo,
    /// Turn money into this many prestige points when the game ends (M11).
    Exchange(u16),
    /// Offer a neighbour to build this together, or reply with another place or payment
    /// (C2, C7a).
    Offer(Joint),
    /// Accept the offer: it is built (C2).
    Accept,
    /// End the talks without an agreement (C8).
    Refuse,
    /// The result of talks in one entry: this is built together with that neighbour (C2).
    Agree(Joint),
    /// Forgo the rest of the turn (B1).
    EndTurn,
    /// Give up prestige points for 100 florins each (G4).
    Sell(u16),
    /// Turn over a hidden card, which is this one (E1; earlier in the game it notes what
    /// the table knows).
    Reveal(AnyCard),
    /// Correct a value of the position, because something was entered wrongly at a real
    /// table, or because the table has agreed on it. A player's value is that of the
    /// deciding seat.
    Correct(Correction),
}

impl Decision {
    /// Returns the decision to build there: on squares of the seat's own field, or at a
    /// site.
    #[must_use]
    pub fn build(building: Building, site: impl Into<Site>) -> Self {
        Decision::Build(building, site.into())
    }

    /// Returns the decision to put the tile there: to build or to place it.
    #[must_use]
    pub fn put(tile: Tile, site: impl Into<Site>) -> Self {
        match tile {
            Tile::Building(building) => Self::build(building, site),
            Tile::Landscape(landscape) => Self::place(landscape, site),
        }
    }

    /// Returns the decision to place the landscape there: on squares of the seat's own
    /// field, or at a site.
    #[must_use]
    pub fn place(landscape: Landscape, site: impl Into<Site>) -> Self {
        Decision::Place(landscape, site.into())
    }

    /// Returns whether this sets a value rather than making a move.
    #[must_use]
    pub fn is_correction(self) -> bool {
        self.correction().is_some()
    }

    /// Returns the correction, if this is one.
    #[must_use]
    pub fn correction(self) -> Option<Correction> {
        match self {
            Decision::Correct(correction) => Some(correction),
            _ => None,
        }
    }
}

/// A work: the profession, the bonus cards played with it, and how many prestige points are
/// taken as part of the payment (W8, W9).
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
    /// The starting hands are complete; the profession stack is shuffled.
    HandsChosen,
    /// This player has the seat of this number, counted from the start player's, at this
    /// price (H11).
    Seated { seat: Seat, place: u8, price: u32 },
    /// An object was acquired at this price.
    Acquired {
        seat: Seat,
        object: Object,
        price: u32,
    },
    /// An object was set aside for this price; the player may keep it later (Z1).
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
    /// Every player has a freedom, and the last tiles of this one left the game (Z6).
    FreedomLeft(Freedom),
    /// Two players have built together (C2).
    BuiltTogether {
        seat: Seat,
        partner: Seat,
        building: Building,
    },
    /// A player paid another this many florins (C3).
    Paid { from: Seat, to: Seat, florins: u32 },
    /// Prestige points were gained.
    Gained {
        seat: Seat,
        points: u16,
        source: Source,
    },
    /// Money moved between the player and the bank: florins received, or paid if below 0.
    Money { seat: Seat, florins: i64 },
    /// An unknown card was drawn.
    DrewHidden { seat: Seat, deck: Deck },
    /// A work was completed at this value.
    Completed { seat: Seat, value: u16 },
    /// A hidden card turned out to be this.
    Revealed { seat: Seat, card: AnyCard },
    /// The auction phase of a round ended.
    AuctionsEnded { round: u8 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A round ended; its best work value, 0 if there was no work.
    RoundEnded { round: u8, best_work: u16 },
    /// A round began.
    RoundBegan { round: u8, start_player: Seat },
    /// All cards are known and everything is counted.
    GameEnded,
    /// A value of the position was corrected: the old value and the new one.
    Corrected {
        seat: Seat,
        before: Correction,
        after: Correction,
    },
}

impl Event {
    /// Returns who won which object at which price in florins, if this event ends an
    /// auction.
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

    /// Returns whether an object was set aside (Z1).
    #[must_use]
    pub fn is_set_aside(&self) -> bool {
        matches!(self, Event::SetAside { .. })
    }
}

/// A receiver of a command's events: a list, or nothing if no caller needs them.
pub trait Events {
    /// Receives the next event.
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
