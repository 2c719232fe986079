//! Everything a seat can decide, and everything that happens because of it.
//!
//! Commands are what a log is made of, so they hold identifiers only and read well in a
//! file: `(B, Bid(3))`. Cards that are not known to whoever writes the log are hidden
//! values.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::card::{CardId, Place, Spot};
pub use super::options::Agreement;
use super::score::Score;
use table::{Card, Seat, Set};

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
    fn from((seat, decision): (Seat, Decision)) -> Self {
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

/// What a card is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aim {
    /// Nothing more is to be said: Savonarola, Simony.
    None,
    /// A player: Spy, Marriage.
    Seat(Seat),
    /// A card on the table: both kinds of Death.
    Card(CardId),
}

/// What is seized (Z1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// An unprotected card, a lone family, or a holding with all under it.
    Card(CardId),
    /// The cards under the base of this seat.
    Base(Seat),
}

/// What one side of a trade gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Lot {
    /// Ducats.
    pub money: u32,
    /// Cards on the table and in the hand.
    #[serde(skip_serializing_if = "Set::is_empty")]
    pub cards: Set<CardId>,
    /// Cards from the hand that are not known to who looks.
    #[serde(skip_serializing_if = "is_zero")]
    pub hidden: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Lot {
    /// Whether it is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Votes for each seat, from A on.
pub type Votes = [u16; 5];

/// A value that a table sets. What is of one player is the seat's of the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Correction {
    /// Ducats.
    Money(u32),
    /// Cardinals.
    Cardinals(u8),
    /// Whether this seat is Pope: it is set, and not taken away.
    Pope(bool),
    /// Phases of the Pope to be skipped.
    Skips(u8),
    /// Cards in this seat's hand of which nothing is known; the others are in the deck.
    /// Only where the computer does not deal.
    Hidden(u8),
    /// A card on the table, or one whose place nobody knew, lies there.
    Lies(CardId, Spot),
    /// What the table agrees on from now on.
    Agreed(Agreement),
}

/// What can be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decision {
    /// Keep the hand dealt (S4).
    Keep,
    /// Give it back for a new one (S4).
    Redeal,
    /// Pay the patronage fee of the artist that arrives (H7, Z9).
    PayPatron,
    /// Decline that artist (H7, Z9).
    Decline,
    /// Put the card that arrives there, or in front; for a holding that arrives, put a
    /// card under it (H1, H3).
    Place(CardId, Option<Place>),
    /// Nothing more is put under the holding (H3), or laid down (S5).
    Done,
    /// Turn up the card of this slot of the display (A1).
    TurnUp(u8),
    /// Play a Spy for a card of the display, unseen (A7).
    Spy,
    /// Move an own card to another own place, or in front (H5, H6).
    Move(CardId, Option<Place>),
    /// Bid so many ducats (A1).
    Bid(u32),
    /// Pass (A3).
    Pass,
    /// Play a card from hand (C).
    Play(CardId, Aim),
    /// No more cards are played (T2).
    EndPlay,
    /// A Doctor comes (C6).
    Doctor,
    /// None comes (C6).
    NoDoctor,
    /// Give the killed office to this player, or to nobody (C5).
    Give(Option<Seat>),
    /// Vote on the accusation (C10).
    Judge(bool),
    /// Try to seize something with these condottieri (Z).
    Seize(Target, Set<CardId>),
    /// The player phase is over (T2).
    EndPhase,
    /// Defend with these condottieri (Z2).
    Defend(Set<CardId>),
    /// Votes for each seat, from A on (E2).
    Vote(Votes),
    /// Who gets which of the Pope's offices, from seat A on (P2).
    Assign([Set<CardId>; 5]),
    /// Shuffle and deal all offices (P3).
    Shuffle,
    /// Leave them (P3).
    NoShuffle,
    /// Accuse because of the shuffle (C9).
    Accuse,
    /// Do not (C9).
    NoAccuse,
    /// New cardinals for each seat, from A on (P4).
    Distribute([u8; 5]),
    /// Offer this partner to give and to take that (X).
    Offer(Seat, Lot, Lot),
    /// Accept the offer (X).
    Accept,
    /// Refuse it (X).
    Refuse,
    /// The Pope allows that offices are sold, or not (X2).
    Consent(bool),

    // --- what a table tells, where the computer does not deal ---
    /// This card is turned up (A1).
    Turned(CardId),
    /// The result of an auction in one entry: this seat has this card at this price, by
    /// whatever bids; for nothing if all have passed (A4, A5).
    Sold(u8, CardId, u32),
    /// This seat has received this card unseen by others (A7, T4b).
    Draw(Card<CardId>),
    /// This card was taken from the hand (C2).
    Steal(Card<CardId>),
    /// One of the unknown cards in this seat's hand is this one.
    Show(CardId),
    /// The shuffled offices have been dealt like this, from seat A on (P3).
    Dealt([Set<CardId>; 5]),
    /// Set a value right: something was entered wrongly, or agreed upon.
    Correct(Correction),
}

impl Decision {
    /// Whether a value is set instead of something being decided.
    #[must_use]
    pub fn is_correction(self) -> bool {
        matches!(self, Decision::Correct(_))
    }
}

/// What money is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// A bid that won this card (A4).
    Bid(CardId),
    /// The patronage fee of this artist (H7).
    Patron(CardId),
    /// The fee of this Doctor (C6).
    Doctor(CardId),
    /// The fees of so many condottieri (Z7).
    Mercenaries(u8),
    /// Income of holdings and offices (I1).
    Income,
    /// What everybody receives when a turn begins (T4c).
    Base,
    /// A trade with this seat (X).
    Trade(Seat),
}

/// What happened. Cards that not everybody sees are values that can be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A hand was given back for a new one (S4).
    Redealt(Seat),
    /// The display lies there: so many cards (S6).
    Displayed(u8),
    /// The phase of this player begins (T1).
    PhaseBegan(Seat),
    /// The phase of the Pope is skipped (C10).
    PhaseSkipped(Seat),
    /// A card of the display was turned up (A1).
    TurnedUp(u8, CardId),
    /// Somebody passes who cannot bid (A2).
    PassedOver(Seat),
    /// A card went to this seat at this price (A4, A5).
    Sold(Seat, CardId, u32),
    /// A card came to this seat unseen by others (A7, T4b).
    Received(Seat, Card<CardId>),
    /// The bank received that.
    Paid(Seat, u32, Why),
    /// The bank paid that; in a trade the other seat did.
    Earned(Seat, u32, Why),
    /// A card arrived under a holding or in front (H1).
    Arrived(Seat, CardId, Option<Place>),
    /// An artist was declined, or could not be paid: set aside, or left with that seat
    /// (H7, Z9).
    Declined(Seat, CardId, Option<Seat>),
    /// A card was moved (H5).
    Moved(Seat, CardId, Option<Place>),
    /// A card was played (C).
    Played(Seat, CardId, Aim),
    /// A card was taken from a hand: who took it, from whom, which (C2).
    Stolen(Seat, Seat, Card<CardId>),
    /// A Doctor of this seat cancelled the Poison (C6).
    Healed(Seat, CardId),
    /// A card died: set aside if an office, else out (C3, C4).
    Died(CardId),
    /// A killed office was given to this player (C5).
    Given(CardId, Seat),
    /// Somebody accuses the Pope (C9).
    Accused(Seat),
    /// Votes for and against, and whether the Pope's next phase is skipped (C10).
    Judged(u16, u16, bool),
    /// An attempt was made with these condottieri (Z2).
    Attacked(Seat, Target, Set<CardId>),
    /// It was answered with these.
    Defended(Seat, Set<CardId>),
    /// How it went: attack, defence, whether the attacker won (Z6).
    Fought(u16, u16, bool),
    /// A ballot is over: votes for each seat, from A on (E3).
    Counted(Votes),
    /// Somebody is Pope; because the limit of ballots was reached if so told (E4, E5).
    Elected(Seat, bool),
    /// Points of a turn (V1).
    Scored(Seat, Score),
    /// A turn begins (T4).
    TurnBegan(u8),
    /// So many cards that were set aside went back into the deck (T4a).
    Reshuffled(u8),
    /// The Pope gave this office to that player (P2).
    Assigned(CardId, Seat),
    /// This office was dealt to that player (P3).
    DealtOffice(CardId, Seat),
    /// So many new cardinals (P4).
    Cardinals(Seat, u8),
    /// An offer was accepted (X).
    Traded(Seat, Seat),
    /// An offer was refused, by this seat (X).
    Refused(Seat),
    /// A card lies out for good.
    WentOut(CardId),
    /// A hidden card in a hand is this one.
    Shown(Seat, CardId),
    /// A value was set: what it was, and what it is.
    Corrected(Seat, Correction, Correction),
    /// The game is over (V2).
    Over,
}
