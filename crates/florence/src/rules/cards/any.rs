//! Cards of any of the three kinds: the stacks they come from, the cards looked at of which
//! one is kept, and those that go back under the stack.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::bonus::BonusCard;
use super::prestige::PrestigeCard;
use super::profession::Profession;
use crate::rules::components::OFFER;
use table::Card;

/// A card of any of the three kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum AnyCard {
    Profession(Profession),
    Bonus(BonusCard),
    Prestige(PrestigeCard),
}

impl From<Profession> for AnyCard {
    fn from(card: Profession) -> Self {
        Self::Profession(card)
    }
}

impl From<BonusCard> for AnyCard {
    fn from(card: BonusCard) -> Self {
        Self::Bonus(card)
    }
}

impl From<PrestigeCard> for AnyCard {
    fn from(card: PrestigeCard) -> Self {
        Self::Prestige(card)
    }
}

/// The cards that were looked at and not kept, in the order in which they go under the
/// stack (0 to 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<AnyCard>", into = "Vec<AnyCard>")]
pub struct Under {
    cards: [Option<AnyCard>; OFFER - 1],
}

impl Under {
    /// Returns the cards in order.
    pub fn iter(&self) -> impl Iterator<Item = AnyCard> + '_ {
        self.cards.iter().flatten().copied()
    }
}

impl FromIterator<AnyCard> for Under {
    /// Takes the first four; there are never more.
    fn from_iter<I: IntoIterator<Item = AnyCard>>(cards: I) -> Self {
        let mut under = Under::default();
        for (slot, card) in under.cards.iter_mut().zip(cards) {
            *slot = Some(card);
        }
        under
    }
}

/// More cards under the stack than were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("TooManyUnder: {0}")]
pub struct TooManyUnder(pub usize);

impl TryFrom<Vec<AnyCard>> for Under {
    type Error = TooManyUnder;

    fn try_from(cards: Vec<AnyCard>) -> Result<Self, Self::Error> {
        match cards.len() {
            0..OFFER => Ok(cards.into_iter().collect()),
            cards => Err(TooManyUnder(cards)),
        }
    }
}

impl From<Under> for Vec<AnyCard> {
    fn from(under: Under) -> Self {
        under.iter().collect()
    }
}

/// The three stacks of cards from which one is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Deck {
    Professions,
    Bonus,
    Prestige,
}

/// The cards looked at, of which one is to be kept: known, or only how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card<AnyCard>>", into = "Vec<Card<AnyCard>>")]
pub struct Offer {
    cards: [Option<AnyCard>; OFFER],
    len: u8,
}

impl Offer {
    /// Returns the known cards to choose from, topmost first; none if they are face down.
    pub fn iter(&self) -> impl Iterator<Item = AnyCard> + '_ {
        self.cards.iter().flatten().copied()
    }

    /// Returns the number of cards (1 to 5).
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Always false: an offer has at least one card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns whether the cards are face down.
    #[must_use]
    pub fn is_hidden(&self) -> bool {
        self.cards[0].is_none()
    }

    /// Returns the offer as the other seats see it.
    #[must_use]
    pub fn face_down(self) -> Self {
        Self {
            cards: [None; OFFER],
            ..self
        }
    }

    /// Returns the other cards of the offer, in their order, if `kept` is taken.
    #[must_use]
    pub fn rest(&self, kept: AnyCard) -> ArrayVec<AnyCard, OFFER> {
        self.iter().filter(|&card| card != kept).collect()
    }
}

impl FromIterator<AnyCard> for Offer {
    /// Takes the first five; there are never more.
    fn from_iter<I: IntoIterator<Item = AnyCard>>(cards: I) -> Self {
        let mut offer = Offer {
            cards: [None; OFFER],
            len: 0,
        };
        for (slot, card) in offer.cards.iter_mut().zip(cards) {
            *slot = Some(card);
            offer.len += 1;
        }
        offer
    }
}

/// An offer with no cards, too many, or only partly known ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("NoOffer: {0}")]
pub struct NoOffer(pub usize);

impl TryFrom<Vec<Card<AnyCard>>> for Offer {
    type Error = NoOffer;

    fn try_from(cards: Vec<Card<AnyCard>>) -> Result<Self, Self::Error> {
        let known = cards.iter().filter_map(|&card| match card {
            Card::Known(card) => Some(card),
            Card::Hidden => None,
        });
        let offer: Offer = known.collect();
        match (cards.len(), offer.len()) {
            (1..=OFFER, 0) => Ok(Offer {
                len: cards.len() as u8,
                ..offer
            }),
            (1..=OFFER, known) if known == cards.len() => Ok(offer),
            (cards, _) => Err(NoOffer(cards)),
        }
    }
}

impl From<Offer> for Vec<Card<AnyCard>> {
    fn from(offer: Offer) -> Self {
        let cards = offer.cards.into_iter().take(offer.len());
        let card = |card: Option<AnyCard>| card.map_or(Card::Hidden, Card::Known);
        cards.map(card).collect()
    }
}
