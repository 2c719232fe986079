//! What is decided now: the phases of the game with their data.
//!
//! Arriving cards and pending offers come first, whatever the phase; they are separate
//! fields of the [`Game`](super::Game). Secret answers are stored here until all have
//! answered.

use serde::{Deserialize, Serialize};

use super::card::CardId;
pub use super::command::Votes;
use super::command::{Lot, Target};
use table::{Item as _, Seat, Set};

/// The phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// This seat keeps its hand or returns it (S4).
    Redeal(Seat),
    /// This seat lays down the table cards it was dealt (S5).
    Laying(Seat),
    /// The active player is at a step of their own phase (T2).
    Step(Step),
    /// The card of this slot is being turned up: it is to be named (A1).
    Turning(u8),
    /// A card is being auctioned (A).
    Bidding(Bidding),
    /// The active player receives a card of the display unseen; it may be named (A7).
    Spying,
    /// A card is taken from the hand of this seat; it may be named (C2).
    Stealing(Seat),
    /// Everyone but the poisoner answers whether they use a Doctor (C6).
    Doctors(Doctors),
    /// The Pope may give away the killed office, which belonged to that seat (C5).
    OfficeGift(CardId, Seat),
    /// Votes on an accusation (C10).
    Judging(Judging),
    /// The defender answers an attack (Z2).
    Defence(Attack),
    /// Everyone votes in secret (E2).
    Ballot(Ballot),
    /// Everyone votes openly, in turn (E4).
    OpenBallot(Ballot),
    /// This seat draws a card (T4b).
    Drawing(Seat),
    /// The new turn's money and display, which come automatically (T4c, T4d).
    Upkeep,
    /// The Pope gives away all of their offices (P2).
    Offices,
    /// The Pope may shuffle all offices (P3).
    Shuffle,
    /// The offices are being dealt; the result is to be entered (P3).
    Dealing,
    /// Everyone but the Pope may accuse because of the shuffle (C9).
    Accusing(Answers),
    /// The Pope distributes new cardinals (P4).
    Cardinals,
    /// Everything is counted (V2).
    Over,
}

/// A step of a player phase (T2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Buy or spy.
    Acquire,
    /// Play cards from hand.
    Play,
    /// Try to seize something; ends after one attempt.
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
    /// The highest bid and its bidder.
    pub high: Option<(Seat, u32)>,
    /// The players who have passed.
    pub passed: Set<Seat>,
    /// The player who bids or passes next.
    pub turn: Seat,
}

impl Bidding {
    /// Returns the lowest bid that is possible now (A1).
    #[must_use]
    pub fn least(&self) -> u32 {
        self.high.map_or(1, |(_, bid)| bid.saturating_add(1))
    }
}

/// Secret yes-or-no answers of several players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Answers {
    /// The players who have answered.
    pub answered: Set<Seat>,
    /// The players who have said yes, as far as it is known.
    pub yes: Set<Seat>,
}

/// A Poison, before it is known whether it works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Doctors {
    /// Its target.
    pub victim: CardId,
    /// The answers of the others.
    pub answers: Answers,
}

/// The vote on an accusation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judging {
    /// The accuser.
    pub accuser: Seat,
    /// The player who votes next.
    pub turn: Seat,
    /// The players who have voted, and those who have voted for it.
    pub answers: Answers,
    /// Whether it is the one right after the shuffle (C9).
    pub at_shuffle: bool,
}

/// Condottieri that were committed in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Commitment {
    /// These, which stay in the hand until they are revealed.
    Known(Set<CardId>),
    /// Unknown to the viewer.
    Hidden,
}

/// An attack that awaits an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// What is attacked.
    pub target: Target,
    /// Its owner.
    pub defender: Seat,
    /// The committed condottieri.
    pub committed: Commitment,
}

/// A player's vote.
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

/// The state of a ballot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ballot {
    /// The number of open ballots, including this one; 0 in the secret one.
    pub number: u16,
    /// Whether it elects the first Pope, before the first turn (S2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub first: bool,
    /// The vote of each seat.
    pub votes: [Vote; 5],
}

impl Ballot {
    /// Returns the players who have voted.
    #[must_use]
    pub fn voted(&self) -> Set<Seat> {
        let seats = Seat::ALL.iter().zip(&self.votes);
        let voted = seats.filter(|(_, vote)| **vote != Vote::None);
        voted.map(|(seat, _)| *seat).collect()
    }

    /// Returns the votes for each seat, as far as they are known.
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

/// An offer that awaits an answer (X).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// The player who offers.
    pub proposer: Seat,
    /// The player who answers.
    pub partner: Seat,
    /// What the proposer gives.
    pub give: Lot,
    /// What the proposer takes.
    pub take: Lot,
    /// Whether it is accepted and awaits the Pope's consent (X2).
    pub accepted: bool,
}
