//! Where every card is, with the sets that follow from it.
//!
//! Bots very often ask which cards are in front of a player. The sets are updated when a
//! card is moved, so that the whole deck need not be searched.

use super::card::{CardId, MOST_CARDS, Place, Spot};
use table::{BySeat, Item as _, Seat, Set};

/// The spot of every card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spots {
    at: [Spot; MOST_CARDS],
    concealed: Set<CardId>,
    before: BySeat<Set<CardId>>,
    protected: BySeat<Set<CardId>>,
    /// Cards under holdings that are in front of no player.
    unowned: Set<CardId>,
}

impl Default for Spots {
    /// Puts all cards in the deck, in the display or in hands.
    fn default() -> Self {
        Self {
            at: [Spot::Concealed; MOST_CARDS],
            concealed: Set::all(),
            before: BySeat::all(Set::EMPTY),
            protected: BySeat::all(Set::EMPTY),
            unowned: Set::EMPTY,
        }
    }
}

impl Spots {
    /// Returns where a card is.
    #[inline]
    pub(super) fn of(&self, card: CardId) -> Spot {
        self.at[card.index()]
    }

    /// Returns the cards in the deck, in the display and in hands, and the unused numbers.
    #[inline]
    pub(super) fn concealed(&self) -> Set<CardId> {
        self.concealed
    }

    /// Returns the visible cards in front of a seat: holdings, and unprotected cards.
    #[inline]
    pub(super) fn before(&self, seat: Seat) -> Set<CardId> {
        self.before[seat]
    }

    /// Returns the cards under the base and the holdings of a seat.
    #[inline]
    pub(super) fn protected(&self, seat: Seat) -> Set<CardId> {
        self.protected[seat]
    }

    /// Returns the cards under holdings that are in front of no player.
    #[inline]
    pub(super) fn unowned(&self) -> Set<CardId> {
        self.unowned
    }

    /// Returns the owner of the place.
    #[inline]
    pub(super) fn owner_of(&self, place: Place) -> Option<Seat> {
        match place {
            Place::Base(seat) => Some(seat),
            Place::Holding(holding) => match self.of(holding) {
                Spot::Before(seat) => Some(seat),
                Spot::Concealed
                | Spot::Auctioned
                | Spot::Arriving(_)
                | Spot::Under(_)
                | Spot::InPlay
                | Spot::Wedding(..)
                | Spot::Aside
                | Spot::Out => None,
            },
        }
    }

    /// Returns the cards that may be under a place.
    #[inline]
    pub(super) fn beside(&self, place: Place) -> Set<CardId> {
        self.sheltered(self.owner_of(place))
    }

    #[inline]
    fn sheltered(&self, owner: Option<Seat>) -> Set<CardId> {
        owner.map_or(self.unowned, |seat| self.protected[seat])
    }

    fn sheltered_mut(&mut self, owner: Option<Seat>) -> &mut Set<CardId> {
        match owner {
            Some(seat) => &mut self.protected[seat],
            None => &mut self.unowned,
        }
    }

    /// Returns the set that contains the cards at this spot.
    fn set_of(&mut self, spot: Spot) -> Option<&mut Set<CardId>> {
        match spot {
            Spot::Concealed => Some(&mut self.concealed),
            Spot::Before(seat) => Some(&mut self.before[seat]),
            Spot::Under(place) => {
                let owner = self.owner_of(place);
                Some(self.sheltered_mut(owner))
            }
            Spot::Auctioned
            | Spot::Arriving(_)
            | Spot::InPlay
            | Spot::Wedding(..)
            | Spot::Aside
            | Spot::Out => None,
        }
    }

    /// Puts a card somewhere. Cards under a holding go with it.
    pub(super) fn lay(&mut self, card: CardId, spot: Spot) {
        let as_place = Place::Holding(card);
        let from = self.owner_of(as_place);
        let old = self.of(card);
        if let Some(set) = self.set_of(old) {
            set.remove(card);
        }
        self.at[card.index()] = spot;
        if let Some(set) = self.set_of(spot) {
            set.insert(card);
        }
        let to = self.owner_of(as_place);
        if from == to {
            return;
        }
        for other in self.sheltered(from) {
            if self.of(other) == Spot::Under(as_place) {
                self.sheltered_mut(from).remove(other);
                self.sheltered_mut(to).insert(other);
            }
        }
    }
}
