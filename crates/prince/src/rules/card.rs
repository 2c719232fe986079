//! What a card is and where it can be.
//!
//! A card is a number in the deck of an edition, so that positions stay small; its values
//! are in the [`Edition`](super::Edition). Identical cards have separate numbers.

use serde::{Deserialize, Serialize};

use table::{Item, Seat, items};

/// The maximum number of cards in a deck.
pub const MOST_CARDS: usize = 96;

/// A card of the deck, by its number in the order of the edition (0 to 95).
///
/// In the start of a game, a file may use its identifier instead: `"H1"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub struct CardId(u8);

/// A number that belongs to no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoCard(pub u8);

static ALL: [CardId; MOST_CARDS] = {
    let mut all = [CardId(0); MOST_CARDS];
    let mut at = 0;
    while at < MOST_CARDS {
        all[at] = CardId(at as u8);
        at += 1;
    }
    all
};

impl Item for CardId {
    type Bits = u128;
    const ALL: &'static [Self] = &ALL;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for CardId {
    type Error = NoCard;

    fn try_from(number: u8) -> Result<Self, NoCard> {
        let card = ALL.get(usize::from(number)).copied();
        card.ok_or(NoCard(number))
    }
}

impl From<CardId> for u8 {
    fn from(card: CardId) -> u8 {
        card.0
    }
}

/// The type of a card. The first four are table cards (G5), in the order in which they
/// arrive (H1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardType {
    /// A town with its land (H8).
    Holding,
    /// An office of the Church (H8).
    Office,
    /// An artist, who costs a patronage fee (H7).
    Artist,
    /// An outside family (H6).
    Family,
    /// A mercenary captain (C11).
    Condottiere,
    /// A spy (A7, C2).
    Spy,
    /// Death by Bravo (C4).
    Bravo,
    /// Death by Poison or Plague (C3).
    Poison,
    /// A doctor (C6).
    Doctor,
    /// A marriage (C7).
    Marriage,
    /// Savonarola (C8).
    Savonarola,
    /// An accusation of Simony (C9).
    Simony,
}

items!(CardType: Holding, Office, Artist, Family, Condottiere, Spy, Bravo, Poison, Doctor,
    Marriage, Savonarola, Simony);

impl CardType {
    /// Returns whether it is played as soon as it is received (G5).
    #[must_use]
    #[inline]
    pub fn is_table(self) -> bool {
        self as u8 <= CardType::Family as u8
    }

    /// Returns whether it can be placed under a holding (H2).
    #[must_use]
    #[inline]
    pub fn goes_under(self) -> bool {
        self.is_table() && self != CardType::Holding
    }

    /// Returns what counts as the same type when a hand is returned: both kinds of Death
    /// are one (S4).
    #[must_use]
    pub fn in_redeal(self) -> CardType {
        match self {
            CardType::Bravo => CardType::Poison,
            other => other,
        }
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figures {
    /// The card's type.
    pub card_type: CardType,
    /// Strength; for an artist, what he adds as da Vinci does (Z4, Z5).
    pub power: u8,
    /// Ducats at the end of each turn (I1).
    pub income: u8,
    /// Votes in elections (E1).
    pub votes: u8,
    /// Victory points each turn (V1).
    pub vp: u8,
    /// The cost of using it, in ducats.
    pub fee: u8,
}

/// A holding as a place for the cards under it; a base is a place as well (H4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Place {
    /// The base of this seat.
    Base(Seat),
    /// This holding, whoever owns it.
    Holding(CardId),
}

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// In the deck, in the display or in a hand (G6).
    Concealed,
    /// Turned up and being auctioned (A1).
    Auctioned,
    /// On its way to this seat, to arrive next (H1).
    Arriving(Seat),
    /// Open in front of this seat: a holding, or an unprotected card.
    Before(Seat),
    /// Under a holding.
    Under(Place),
    /// Savonarola, while he is in play (C8).
    InPlay,
    /// A marriage of these two (C7).
    Wedding(Seat, Seat),
    /// Set aside: it goes back into the deck at T4a (G6).
    Aside,
    /// Out of the game (G6).
    Out,
}
