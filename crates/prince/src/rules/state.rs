//! What is decided now: the phases of the game with what belongs to them.
//!
//! Cards that arrive and offers that are answered come first, whatever the phase; they
//! are fields of the [`Game`](super::Game) beside it. What is answered in secret lies
//! here until all have answered.

use serde::{Deserialize, Serialize};

use super::card::CardId;
pub use super::command::Votes;
use super::command::{Lot, Target};
use table::{Item as _, Seat, Set};

/// Where in the game we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// This seat keeps its hand or gives it back (S4).
    Redeal(Seat),
    /// This seat lays down the table cards it was dealt (S5).
    Laying(Seat),
    /// The active player is at a step of the own phase (T2).
    Step(Step),
    /// The card of this slot is being turned up: it is to be named (A1).
    Turning(u8),
    /// A card is being auctioned (A).
    Bidding(Bidding),
    /// The active player receives a card of the display unseen: it is to be named, or
    /// not (A7).
    Spying,
    /// A card is taken from the hand of this seat: it is to be named, or not (C2).
    Stealing(Seat),
    /// Everybody but the poisoner says whether a Doctor comes (C6).
    Doctors(Doctors),
    /// The Pope may give away the office killed, which was that seat's (C5).
    OfficeGift(CardId, Seat),
    /// Votes on an accusation (C10).
    Judging(Judging),
    /// The defender answers an attack (Z2).
    Defence(Attack),
    /// Everybody votes in secret (E2).
    Ballot(Ballot),
    /// Everybody votes openly, in turn (E4).
    OpenBallot(Ballot),
    /// This seat draws a card (T4b).
    Drawing(Seat),
    /// The new turn's money and display, which come by themselves (T4c, T4d).
    Upkeep,
    /// The Pope gives away all own offices (P2).
    Offices,
    /// The Pope may shuffle all offices (P3).
    Shuffle,
    /// The offices are being dealt: it is to be told to whom (P3).
    Dealing,
    /// Everybody but the Pope may accuse because of the shuffle (C9).
    Accusing(Answers),
    /// The Pope gives out new cardinals (P4).
    Cardinals,
    /// All is counted (V2).
    Over,
}

/// A step of a player phase (T2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Buy or spy.
    Acquire,
    /// Play cards from hand.
    Play,
    /// Try to seize something; over once it was tried.
    Seize {
        /// Whether there was an attempt.
        tried: bool,
    },
}

/// An auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bidding {
    /// What is auctioned.
    pub card: CardId,
    /// The highest bid, and who made it.
    pub high: Option<(Seat, u32)>,
    /// Who has passed.
    pub passed: Set<Seat>,
    /// Whose turn it is to bid or pass.
    pub turn: Seat,
}

impl Bidding {
    /// The lowest bid that is possible now (A1).
    #[must_use]
    pub fn least(&self) -> u32 {
        self.high.map_or(1, |(_, bid)| bid.saturating_add(1))
    }
}

/// What several were asked in secret, yes or no.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Answers {
    /// Who has answered.
    pub answered: Set<Seat>,
    /// Who has said yes, as far as it is known.
    pub yes: Set<Seat>,
}

/// A Poison, before it is known whether it works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Doctors {
    /// The card it is for.
    pub victim: CardId,
    /// What the others say.
    pub answers: Answers,
}

/// The vote on an accusation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judging {
    /// Who accuses.
    pub accuser: Seat,
    /// Who votes next.
    pub turn: Seat,
    /// Who has voted, and who for it.
    pub answers: Answers,
    /// Whether it is the one right after the shuffle (C9).
    pub at_shuffle: bool,
}

/// Condottieri that were committed in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Commitment {
    /// These, which lie in the hand until they are revealed.
    Known(Set<CardId>),
    /// Unknown to who looks.
    Hidden,
}

/// An attack that is to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// What is attacked.
    pub target: Target,
    /// Whose it is.
    pub defender: Seat,
    /// With what.
    pub committed: Commitment,
}

/// What somebody has voted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Vote {
    /// Nothing yet.
    #[default]
    None,
    /// Something, in secret.
    Hidden,
    /// This.
    Cast(Votes),
}

/// A ballot, as far as it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ballot {
    /// How many open ballots there were, this one included; 0 in the secret one.
    pub number: u16,
    /// Whether it elects the first Pope, before the first turn (S2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub first: bool,
    /// What each seat has voted.
    pub votes: [Vote; 5],
}

impl Ballot {
    /// Who has voted.
    #[must_use]
    pub fn voted(&self) -> Set<Seat> {
        let seats = Seat::ALL.iter().zip(&self.votes);
        let voted = seats.filter(|(_, vote)| **vote != Vote::None);
        voted.map(|(seat, _)| *seat).collect()
    }

    /// Votes for each seat, as far as they are known.
    #[must_use]
    pub fn sums(&self) -> Votes {
        let mut sums = [0; 5];
        for vote in &self.votes {
            if let Vote::Cast(votes) = vote {
                for (sum, votes) in sums.iter_mut().zip(votes) {
                    *sum += votes;
                }
            }
        }
        sums
    }
}

/// An offer that is to be answered (X).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// Who offers.
    pub proposer: Seat,
    /// To whom.
    pub partner: Seat,
    /// What the proposer gives.
    pub give: Lot,
    /// What the proposer takes.
    pub take: Lot,
    /// Whether it is accepted and waits for the Pope's leave (X2).
    pub accepted: bool,
}
