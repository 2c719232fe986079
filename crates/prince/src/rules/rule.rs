//! The identifiers of the rules, and violations that cite them.
//!
//! A violation has the rule and the facts (who, which card, how much is missing) but no
//! prose: `words` makes the sentences.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::card::{CardId, CardType, Place};
use super::command::Target;
use super::edition::BadEdition;
use table::{Seat, Set};

macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident)+) => {
        /// A rule by the identifier it has in the digest: G general, S setup, T turn, A
        /// auction, H table cards, C hand cards, Z seizing, I income, E election, V
        /// victory points, P papal power, X trade.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $($(#[$doc])* $rule,)+
        }

        impl Rule {
            /// All rules in the order of the digest.
            pub const ALL: &'static [Rule] = &[$(Rule::$rule),+];

            /// Returns its identifier.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Rule::$rule => stringify!($rule),)+
                }
            }
        }
    };
}

rules! {
    /// Three to five players, three turns.
    G1
    /// Money in whole ducats, no debts, no loans.
    G2
    /// Treasuries may be kept secret.
    G3
    /// Hands are secret.
    G4
    /// Table cards and hand cards.
    G5
    /// The piles.
    G6
    /// Questions to several players go clockwise from the Pope.
    G7
    /// One generator behind everything random.
    G8
    /// What everyone begins with.
    S1
    /// The first Pope.
    S2
    /// The deal.
    S3
    /// Returning a hand with three alike.
    S4
    /// Table cards dealt are laid down.
    S5
    /// The display.
    S6
    /// Player phases go clockwise until the display is empty.
    T1
    /// The three steps of a player phase.
    T2
    /// The end of a turn.
    T3
    /// How turns 2 and 3 begin.
    T4
    /// The deck is large enough.
    T5
    /// Turning a card up, and bids in turn.
    A1
    /// No bid above the money in hand.
    A2
    /// A player who has passed is out.
    A3
    /// The last bidder pays and receives.
    A4
    /// If all pass, the active player receives it for free.
    A5
    /// A table card won is played at once.
    A6
    /// Spying instead of buying.
    A7
    /// How a table card arrives.
    H1
    /// One office, one artist, one family under a holding.
    H2
    /// What can be put under a holding that arrives.
    H3
    /// The base is a holding.
    H4
    /// Moving offices and artists.
    H5
    /// Outside families.
    H6
    /// Artists and their patronage fee.
    H7
    /// What offices and holdings bring.
    H8
    /// What a holding protects from.
    H9
    /// When hand cards are played.
    C1
    /// A Spy on a hand.
    C2
    /// Death by Poison or Plague.
    C3
    /// Death by Bravo.
    C4
    /// A killed office.
    C5
    /// The Doctor.
    C6
    /// The Marriage.
    C7
    /// Savonarola.
    C8
    /// Who may accuse of Simony.
    C9
    /// The vote on Simony.
    C10
    /// Condottieri.
    C11
    /// A card without a target cannot be played.
    C12
    /// What can be seized.
    Z1
    /// Condottieri are committed in secret.
    Z2
    /// Who may commit none.
    Z3
    /// The attack.
    Z4
    /// The defence.
    Z5
    /// Who wins.
    Z6
    /// Fees of those committed.
    Z7
    /// What the winner receives.
    Z8
    /// Artists among the spoils.
    Z9
    /// The family under a base.
    Z10
    /// Income.
    I1
    /// Votes.
    E1
    /// The first ballot.
    E2
    /// More than half elects.
    E3
    /// Open ballots.
    E4
    /// The elected is Pope at once.
    E5
    /// Victory points of a turn.
    V1
    /// Who wins.
    V2
    /// The Pope loses all offices.
    P1
    /// And gives them to others.
    P2
    /// The Pope may shuffle all offices.
    P3
    /// New cardinals.
    P4
    /// How assigned offices arrive.
    P5
    /// The Pope may acquire offices again.
    P6
    /// Who trades when.
    X1
    /// What is for sale.
    X2
    /// No agreement binds.
    X3
}

impl Rule {
    /// Returns a violation of this rule.
    #[must_use]
    pub fn broken(self, fact: Fact) -> Violation {
        Violation { rule: self, fact }
    }
}

impl fmt::Display for Rule {
    /// The identifier: `Z4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that is not the identifier of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSuchRule;

impl FromStr for Rule {
    type Err = NoSuchRule;

    fn from_str(text: &str) -> Result<Self, NoSuchRule> {
        let named = |rule: &&Rule| rule.name().eq_ignore_ascii_case(text);
        Rule::ALL.iter().find(named).copied().ok_or(NoSuchRule)
    }
}

impl BadEdition {
    /// Returns the rule that an edition breaks by this.
    #[must_use]
    pub fn rule(&self) -> Rule {
        match self {
            BadEdition::Unnamed(_)
            | BadEdition::SameId(_)
            | BadEdition::Number(..)
            | BadEdition::NoCard(_)
            | BadEdition::TooMany { .. } => Rule::G6,
            BadEdition::TooLarge { .. } | BadEdition::NotOn { .. } => Rule::H8,
            BadEdition::Powerless(_) => Rule::H6,
            BadEdition::UnequalFees { .. } => Rule::C11,
            BadEdition::TooFew { .. } => Rule::T5,
        }
    }
}

/// A rule, and how it was broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {fact:?}")]
pub struct Violation {
    /// The rule.
    pub rule: Rule,
    /// How.
    pub fact: Fact,
}

/// How a rule is broken: who, which card, how much is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Fact {
    // --- who and when ---
    /// There is no player in this seat.
    NoSuchSeat(Seat),
    /// Other seats decide now.
    NotYourTurn(Set<Seat>),
    /// This cannot be decided now.
    NotNow,
    /// The game is over.
    GameOver,
    /// The seat has already answered.
    HasAnswered,
    /// There is nothing unknown to enter: the computer deals.
    Dealt,

    // --- cards ---
    /// The deck has no such card.
    NoSuchCard(CardId),
    /// The seat does not hold the card.
    NotInHand(CardId),
    /// The card cannot have come from there: it is known to be elsewhere.
    Elsewhere(CardId),
    /// The seat holds no card of this type.
    NoneInHand(CardType),
    /// The card is not of this type.
    NotA(CardId, CardType),
    /// The card is played as soon as it is received and never from the hand.
    TableCard(CardId),
    /// The card is not played from the hand in this step.
    NotPlayedHere(CardId),
    /// The card cannot be aimed at that.
    WrongAim(CardId),
    /// The card cannot be the target of that one.
    WrongVictim(CardId),
    /// The hand of this seat is empty.
    EmptyHand(Seat),
    /// Too few cards are alike.
    NotAlike {
        /// The most cards of one type.
        found: usize,
        /// The required number of cards of one type.
        needed: usize,
    },
    /// The hand has cards that must be laid down.
    StillToLay(CardId),
    /// A card that came unseen by the others must be named.
    MustBeNamed,

    // --- money and bids ---
    /// There is not enough money for that.
    NotEnoughMoney {
        /// Ducats needed.
        needed: u32,
        /// Ducats available.
        has: u32,
    },
    /// The bid is not higher than the last one.
    BidTooLow {
        /// The bid.
        bid: u32,
        /// The lowest possible bid.
        least: u32,
    },
    /// There is no card in that slot.
    EmptySlot(u8),
    /// Only the active player receives a card for free.
    NotForNothing,

    // --- places ---
    /// The place already has a card of this type.
    Occupied(Place),
    /// The player has no such place.
    NotOwnPlace(Place),
    /// The card does not belong to that player.
    NotOwn(CardId),
    /// This is not the card that arrives now.
    NotArriving(CardId),
    /// The card is already there.
    LiesThere(CardId),
    /// A family stays under its holding.
    Stays(CardId),
    /// The card is protected.
    IsProtected(CardId),
    /// Artists are taken on only when they arrive, by paying.
    NothingDue(CardId),

    // --- people ---
    /// The seat itself.
    Oneself,
    /// The two are married.
    Spouse(Seat),
    /// The Pope cannot do that.
    IsPope,
    /// Only the Pope can do that.
    NotPope,
    /// The Pope cannot play cards from hand while Savonarola is in play.
    Silenced,
    /// There are no accusations in turn 1.
    FirstTurn,
    /// The player was given both an office and a cardinal, and the offices were not
    /// shuffled.
    NoGrievance,
    /// The office cannot be given to that player, who held it before.
    HeldIt(Seat),
    /// All Doctors are out of the game.
    NoDoctorLeft,

    // --- seizing ---
    /// There is nothing like that to seize.
    NoTarget(Target),
    /// There has already been an attempt in this phase.
    HasSeized,
    /// At least one condottiere is needed.
    NeedsCondottiere,

    // --- elections and papal power ---
    /// Not all votes are given, or too many.
    WrongVotes {
        /// Votes given.
        given: u32,
        /// Votes the player has.
        has: u32,
    },
    /// The office is not the Pope's to give, or was not given.
    WrongOffices(Set<CardId>),
    /// A player does not get as many offices as before.
    WrongCount {
        /// The player.
        seat: Seat,
        /// Offices given.
        given: usize,
        /// Offices before.
        before: usize,
    },
    /// There is no office to shuffle.
    NoOffices,
    /// Not all new cardinals are given out, or too many.
    WrongCardinals {
        /// Cardinals given.
        given: u32,
        /// Cardinals available.
        there: u32,
    },
    /// The Pope takes too many.
    TooManyForPope {
        /// Cardinals the Pope takes.
        given: u8,
        /// The most there can be.
        most: u8,
    },

    // --- trade ---
    /// The table does not trade.
    NoTrade,
    /// Only the active player trades.
    NotWithActive,
    /// The card is not for sale.
    NotForSale(CardId),
    /// An offer without anything in return.
    EmptyOffer,

    // --- setups ---
    /// This is wrong with the deck.
    Deck(BadEdition),
    /// The game cannot be played with this many players.
    WrongPlayers(usize),
    /// The deck has too few cards for this many players.
    DeckTooSmall {
        /// Cards of the deck.
        found: usize,
        /// Cards needed.
        needed: usize,
    },
    /// A number is out of its range.
    OutOfRange {
        /// The number.
        found: i64,
        /// The lowest value.
        least: i64,
        /// The highest value.
        most: i64,
    },
    /// The card is in two places.
    CardTwice(CardId),
    /// There are more cards somewhere than exist.
    TooManyCards {
        /// Cards.
        found: usize,
        /// Cards there are.
        there: usize,
    },
    /// The card cannot be there.
    CannotLieThere(CardId),
    /// The correction changes nothing.
    NothingChanges,
}
