//! Everything a seat can decide, and everything that happens because of it.
//!
//! A log is made of commands, so they hold identifiers only and are readable in a file:
//! `(B, Bid(3))`. Cards unknown to the person who keeps the log are hidden values.

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
    /// No target: Savonarola, Simony.
    None,
    /// A player: Spy, Marriage.
    Seat(Seat),
    /// A card on the table: both kinds of Death.
    Card(CardId),
}

/// What is seized (Z1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// An unprotected card, a lone family, or a holding with everything under it.
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
    /// Cards from the hand that are unknown to the viewer.
    #[serde(skip_serializing_if = "is_zero")]
    pub hidden: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Lot {
    /// Returns whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Votes for each seat, from A on.
pub type Votes = [u16; 5];

/// A value that a table sets. A player's value is that of the command's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Correction {
    /// Ducats.
    Money(u32),
    /// Cardinals.
    Cardinals(u8),
    /// Whether this seat is Pope: it can be set, but not unset.
    Pope(bool),
    /// Phases of the Pope to be skipped.
    Skips(u8),
    /// Unknown cards in this seat's hand; the others are in the deck. Only if the computer
    /// does not deal.
    Hidden(u8),
    /// A card on the table, or one whose place was unknown, is there.
    Lies(CardId, Spot),
    /// What the table agrees on from now on.
    Agreed(Agreement),
}

/// What can be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decision {
    /// Keep the hand dealt (S4).
    Keep,
    /// Return it for a new one (S4).
    Redeal,
    /// Pay the patronage fee of the artist that arrives (H7, Z9).
    PayPatron,
    /// Decline that artist (H7, Z9).
    Decline,
    /// Put the arriving card there, or in front; for an arriving holding, put a card under
    /// it (H1, H3).
    Place(CardId, Option<Place>),
    /// Nothing more is put under the holding (H3), or laid down (S5).
    Done,
    /// Turn up the card of this slot of the display (A1).
    TurnUp(u8),
    /// Play a Spy for a card of the display, unseen (A7).
    Spy,
    /// Move one of the player's cards to another of their places, or in front (H5, H6).
    Move(CardId, Option<Place>),
    /// Bid this many ducats (A1).
    Bid(u32),
    /// Pass (A3).
    Pass,
    /// Play a card from hand (C).
    Play(CardId, Aim),
    /// Stop playing cards (T2).
    EndPlay,
    /// Use a Doctor (C6).
    Doctor,
    /// Use no Doctor (C6).
    NoDoctor,
    /// Give the killed office to this player, or to nobody (C5).
    Give(Option<Seat>),
    /// Vote on the accusation (C10).
    Judge(bool),
    /// Try to seize something with these condottieri (Z).
    Seize(Target, Set<CardId>),
    /// End the player phase (T2).
    EndPhase,
    /// Defend with these condottieri (Z2).
    Defend(Set<CardId>),
    /// Votes for each seat, from A on (E2).
    Vote(Votes),
    /// Which seat gets which of the Pope's offices, from seat A on (P2).
    Assign([Set<CardId>; 5]),
    /// Shuffle and deal all offices (P3).
    Shuffle,
    /// Do not shuffle them (P3).
    NoShuffle,
    /// Accuse because of the shuffle (C9).
    Accuse,
    /// Do not accuse (C9).
    NoAccuse,
    /// New cardinals for each seat, from A on (P4).
    Distribute([u8; 5]),
    /// Offer this partner to give the first and to take the second lot (X).
    Offer(Seat, Lot, Lot),
    /// Accept the offer (X).
    Accept,
    /// Refuse it (X).
    Refuse,
    /// As Pope, allow or forbid the sale of offices (X2).
    Consent(bool),

    // --- what a table tells, where the computer does not deal ---
    /// This card is turned up (A1).
    Turned(CardId),
    /// The result of an auction in one entry: this seat gets this card at this price,
    /// whatever the bids were; for free if all have passed (A4, A5).
    Sold(u8, CardId, u32),
    /// This seat has received this card unseen by the others (A7, T4b).
    Draw(Card<CardId>),
    /// This card was taken from the hand (C2).
    Steal(Card<CardId>),
    /// One of the unknown cards in this seat's hand is this one.
    Show(CardId),
    /// The shuffled offices have been dealt like this, from seat A on (P3).
    Dealt([Set<CardId>; 5]),
    /// Correct a value: something was entered wrongly, or agreed upon.
    Correct(Correction),
}

impl Decision {
    /// Returns whether this sets a value rather than making a move.
    #[must_use]
    pub fn is_correction(self) -> bool {
        matches!(self, Decision::Correct(_))
    }
}

/// The reason for a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// A bid that won this card (A4).
    Bid(CardId),
    /// The patronage fee of this artist (H7).
    Patron(CardId),
    /// The fee of this Doctor (C6).
    Doctor(CardId),
    /// The fees of this many condottieri (Z7).
    Mercenaries(u8),
    /// Income of holdings and offices (I1).
    Income,
    /// What everyone receives when a turn begins (T4c).
    Base,
    /// A trade with this seat (X).
    Trade(Seat),
}

/// What happened. Cards that not everyone sees are values that can be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A hand was returned for a new one (S4).
    Redealt(Seat),
    /// The display is dealt, with this many cards (S6).
    Displayed(u8),
    /// The phase of this player begins (T1).
    PhaseBegan(Seat),
    /// The phase of the Pope is skipped (C10).
    PhaseSkipped(Seat),
    /// A card of the display was turned up (A1).
    TurnedUp(u8, CardId),
    /// A player who cannot bid passes (A2).
    PassedOver(Seat),
    /// A card went to this seat at this price (A4, A5).
    Sold(Seat, CardId, u32),
    /// A card came to this seat unseen by the others (A7, T4b).
    Received(Seat, Card<CardId>),
    /// The bank received this amount.
    Paid(Seat, u32, Why),
    /// The bank paid this amount; in a trade, the other seat paid it.
    Earned(Seat, u32, Why),
    /// A card arrived under a holding or in front (H1).
    Arrived(Seat, CardId, Option<Place>),
    /// An artist was declined, or could not be paid: he was set aside, or stayed with that
    /// seat (H7, Z9).
    Declined(Seat, CardId, Option<Seat>),
    /// A card was moved (H5).
    Moved(Seat, CardId, Option<Place>),
    /// A card was played (C).
    Played(Seat, CardId, Aim),
    /// A card was taken from a hand: the taker, the owner, the card (C2).
    Stolen(Seat, Seat, Card<CardId>),
    /// A Doctor of this seat cancelled the Poison (C6).
    Healed(Seat, CardId),
    /// A card died: an office is set aside, other cards are out (C3, C4).
    Died(CardId),
    /// A killed office was given to this player (C5).
    Given(CardId, Seat),
    /// This player accuses the Pope (C9).
    Accused(Seat),
    /// Votes for and against, and whether the Pope's next phase is skipped (C10).
    Judged(u16, u16, bool),
    /// An attempt was made with these condottieri (Z2).
    Attacked(Seat, Target, Set<CardId>),
    /// The defender answered with these.
    Defended(Seat, Set<CardId>),
    /// The result: attack, defence, whether the attacker won (Z6).
    Fought(u16, u16, bool),
    /// A ballot is over: votes for each seat, from A on (E3).
    Counted(Votes),
    /// This player is elected Pope; the flag tells whether the limit of ballots was reached
    /// (E4, E5).
    Elected(Seat, bool),
    /// Points of a turn (V1).
    Scored(Seat, Score),
    /// A turn begins (T4).
    TurnBegan(u8),
    /// This many cards that were set aside went back into the deck (T4a).
    Reshuffled(u8),
    /// The Pope gave this office to that player (P2).
    Assigned(CardId, Seat),
    /// This office was dealt to that player (P3).
    DealtOffice(CardId, Seat),
    /// This player gets this many new cardinals (P4).
    Cardinals(Seat, u8),
    /// An offer was accepted (X).
    Traded(Seat, Seat),
    /// An offer was refused, by this seat (X).
    Refused(Seat),
    /// A card is out of the game.
    WentOut(CardId),
    /// A hidden card in a hand is this one.
    Shown(Seat, CardId),
    /// A value was corrected: the old value and the new one.
    Corrected(Seat, Correction, Correction),
    /// The game is over (V2).
    Over,
}
