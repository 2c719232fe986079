//! The progress of a game: the phase, and in it the auction, the turn and any decision that
//! must come first.

// A new decision or phase must be handled explicitly and must not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

use serde::{Deserialize, Serialize};

use super::cards::any::{Deck, Offer};
use super::characters::Character;
use super::components::{MOST_EACH, Object};
use super::field::joint::Joint;
use super::rule::Open;
use super::variant::Variant;
use table::{Item as _, Seat, Set};

/// The phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The seats are auctioned, if the table has agreed on it (H11).
    Seats,
    /// Everyone returns one of four profession cards (S2).
    StartingHands,
    /// The auction phase of the round (A).
    Auction,
    /// Players bid for characters (A2; M1).
    Characters,
    /// The action phase of the round (B).
    Actions,
    /// Face-down prestige cards are turned over (E1).
    Reveal,
    /// Everything is counted (E).
    Over,
}

/// The moment of the game at which a position begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// The professions have been dealt, none returned (S2).
    #[default]
    StartingHands,
    /// The auction phase of this round (1 to 7) begins.
    Auction(u8),
    /// In phase A2 of this round (1 to 7), with nothing bid yet (M1).
    Characters(u8),
    /// In the action phase of this round (1 to 7), the turn of this seat begins.
    Actions(u8, Seat),
    /// Round seven is over; prestige cards are to be revealed and counted.
    End,
}

impl Moment {
    /// Returns the round (from 1), in a game of this many rounds.
    pub(super) fn round(self, rounds: u8) -> u8 {
        match self {
            Moment::StartingHands => 1,
            Moment::Auction(round) | Moment::Characters(round) | Moment::Actions(round, _) => round,
            Moment::End => rounds,
        }
    }
}

/// The maximum number of seats.
pub(super) const SEATS: usize = Seat::ALL.len();

/// The state of the seat auctions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seating {
    /// The winner of each sold seat, beginning with the start player's, and the price in
    /// florins.
    #[serde(default)]
    pub won: [Option<(Seat, u32)>; SEATS],
    /// The player who opens.
    pub opener: Seat,
    /// The highest bid in florins.
    #[serde(default)]
    pub price: u32,
    /// The highest bidder.
    pub highest: Seat,
    /// The players who have not passed, including the highest bidder.
    pub bidders: Set<Seat>,
    /// The player who raises or passes next.
    pub turn: Seat,
}

impl Seating {
    /// Returns the beginning: the start player opens the auction of the first seat.
    pub(super) fn begin(start_player: Seat, players: usize) -> Seating {
        let won = [None; SEATS];
        Seating::open(won, start_player, Seat::first(players), players)
    }

    /// Returns the auction of the next seat, which this player opens with a bid of zero.
    pub(super) fn open(
        won: [Option<(Seat, u32)>; SEATS],
        opener: Seat,
        bidders: Set<Seat>,
        players: usize,
    ) -> Seating {
        Seating {
            won,
            opener,
            price: 0,
            highest: opener,
            bidders,
            turn: opener.next_in(bidders, players),
        }
    }

    /// Returns the end: all players have a seat, the last player the remaining one. That
    /// may be entered too, until something else happens.
    pub(super) fn over(won: [Option<(Seat, u32)>; SEATS], last: Seat) -> Seating {
        Seating {
            won,
            opener: last,
            price: 0,
            highest: last,
            bidders: Set::EMPTY,
            turn: last,
        }
    }

    /// Returns who has the last seat, which got no bids, and its number, until something
    /// else has happened.
    pub(super) fn left_over(&self) -> Option<(Seat, u8)> {
        let last = self.highest;
        let place = self.place_of(last).filter(|_| self.bidders.is_empty())?;
        Some((last, place))
    }

    /// Returns the number of a player's seat: 1 for the start player's.
    pub(super) fn place_of(&self, seat: Seat) -> Option<u8> {
        let mut places = (1..).zip(&self.won);
        let of_seat = |(_, won): &(u8, &Option<(Seat, u32)>)| won.is_some_and(|it| it.0 == seat);
        places.find(of_seat).map(|(place, _)| place)
    }

    /// Returns whether a player has bid or passed in the auction of this seat.
    pub(super) fn is_running(&self, players: usize) -> bool {
        let left = Seat::first(players).minus(self.seated());
        self.price > 0 || self.bidders != left
    }

    /// Returns the number of the auctioned seat: 1 for the start player's.
    #[must_use]
    pub fn place(&self) -> u8 {
        let sold = self.won.iter().take_while(|won| won.is_some());
        1 + sold.count() as u8
    }

    /// Returns the players who already have a seat.
    #[must_use]
    pub fn seated(&self) -> Set<Seat> {
        let won = self.won.iter().flatten();
        won.map(|&(seat, _)| seat).collect()
    }
}

/// The auction phase: who still takes part, what has been acquired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// The player who opens (A7).
    pub opener: Seat,
    /// The players still in the phase.
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub remaining: Set<Seat>,
    /// The stacks with a marker (A6).
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub taken: Set<Object>,
    /// What each seat has acquired in this phase, and at which price in florins.
    #[serde(default)]
    pub acquired: [[Option<(Object, u32)>; MOST_EACH]; 5],
    /// The seats that have received the object they keep of those set aside (Z3).
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub settled: Set<Seat>,
    /// The running auction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bidding: Option<Bidding>,
}

impl Auction {
    /// Returns the auction phase of a new round (A4).
    pub(super) fn begin(start_player: Seat, players: usize) -> Auction {
        Auction {
            opener: start_player,
            remaining: Seat::first(players),
            taken: Set::EMPTY,
            acquired: [[None; MOST_EACH]; 5],
            settled: Set::EMPTY,
            bidding: None,
        }
    }

    /// Returns what a seat has acquired in this phase, and at which price in florins.
    pub fn acquired_by(&self, seat: Seat) -> impl Iterator<Item = (Object, u32)> + use<> {
        self.acquired[seat.index()].into_iter().flatten()
    }
}

/// One auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bidding {
    /// What is auctioned.
    pub object: Object,
    /// The highest bid in florins.
    pub price: u32,
    /// The highest bidder.
    pub highest: Seat,
    /// The players who have not passed, including the highest bidder.
    pub bidders: Set<Seat>,
    /// The player who raises or passes next.
    pub turn: Seat,
}

/// A turn of the action phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// Actions left.
    pub actions: u8,
    /// Professions that may still be hired (B2).
    pub hires: u8,
    /// Freedoms that may still be introduced (B2).
    pub introductions: u8,
    /// The neighbours who have refused to build together in this turn (C8).
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub asked: Set<Seat>,
}

impl Turn {
    /// Returns a turn of which nothing is used yet.
    pub(super) fn of(seat: Seat, variant: &Variant) -> Self {
        Self::with(seat, variant, None)
    }

    /// Returns the same with this character: one extra action with the Cardinal (M7).
    pub(super) fn with(seat: Seat, variant: &Variant, character: Option<Character>) -> Self {
        let more = u8::from(character == Some(Character::Cardinal));
        Self {
            seat,
            actions: variant.actions + more,
            hires: variant.hires,
            introductions: variant.introductions,
            asked: Set::EMPTY,
        }
    }
}

/// An offer to build together that awaits an answer (C7a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Talk {
    /// The offer, from the side of the player whose turn it is.
    pub joint: Joint,
    /// Who answers: that player or the neighbour.
    pub answers: Seat,
}

/// A decision that must come before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Pending {
    /// The landscape acquired is to be placed (O1).
    Place {
        /// Who places it.
        seat: Seat,
        /// What was acquired.
        object: Object,
    },
    /// One of the cards looked at is to be kept (O7, B4, B6).
    Keep {
        /// Who chooses.
        seat: Seat,
        /// From which stack.
        deck: Deck,
        /// The cards.
        offer: Offer,
    },
    /// The recruiting card just acquired is to be used or kept (O8).
    Recruit {
        /// The owner.
        seat: Seat,
    },
    /// One of the objects set aside is to be kept (Z3).
    Take {
        /// Who chooses.
        seat: Seat,
    },
    /// The winner of an object says what the Merchant is used for (M9).
    Merchant {
        /// The owner of the Merchant.
        seat: Seat,
        /// What was won.
        object: Object,
        /// The price, in florins.
        price: u32,
    },
    /// A Merchant or a Professor is used now, or goes back (M9, M10).
    LastCall {
        /// The owner.
        seat: Seat,
    },
    /// Money may be turned into points, as the last decision of the game (M11).
    Exchange {
        /// The player who took the Banker in the last round.
        seat: Seat,
    },
    /// An offer to build together awaits an answer (C7a).
    Talk(Talk),
}

impl Pending {
    /// Returns the seat that must decide.
    #[must_use]
    pub fn seat(self) -> Seat {
        match self {
            Pending::Place { seat, .. }
            | Pending::Keep { seat, .. }
            | Pending::Recruit { seat }
            | Pending::Take { seat }
            | Pending::Merchant { seat, .. }
            | Pending::LastCall { seat }
            | Pending::Exchange { seat } => seat,
            Pending::Talk(talk) => talk.answers,
        }
    }
}

impl Open {
    /// Returns what a pending decision keeps the others waiting for.
    #[must_use]
    pub fn of(pending: Pending) -> Open {
        match pending {
            Pending::Place { .. } => Open::Placing,
            Pending::Keep { .. } => Open::Choosing,
            Pending::Recruit { .. } => Open::Recruiting,
            Pending::Take { .. } => Open::Taking,
            Pending::Merchant { .. } => Open::Merchant,
            Pending::LastCall { .. } => Open::LastCall,
            Pending::Exchange { .. } => Open::Exchange,
            Pending::Talk(_) => Open::Talk,
        }
    }
}
