//! Cards that come in several identical copies.
//!
//! Where each card exists only once, use a [`Hand`](crate::Hand): it is smaller.

use std::marker::PhantomData;

use crate::{Card, Item, Set};

/// The cards that a seat holds, of at most `N` kinds and up to 255 of each.
///
/// As in a [`Hand`](crate::Hand), some cards are known, some of those have been seen by
/// every seat, and the rest are only counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cards<T, const N: usize> {
    known: [u8; N],
    // The known cards that every seat knows to be here.
    shown: [u8; N],
    hidden: u8,
    of: PhantomData<T>,
}

impl<T: Item, const N: usize> Default for Cards<T, N> {
    fn default() -> Self {
        let () = Self::HAS_ROOM;
        Self {
            known: [0; N],
            shown: [0; N],
            hidden: 0,
            of: PhantomData,
        }
    }
}

impl<T: Item, const N: usize> Cards<T, N> {
    const HAS_ROOM: () = assert!(T::ALL.len() <= N, "there are more kinds");

    /// Returns how many cards of this kind are known to be here.
    #[must_use]
    pub fn count(&self, card: T) -> u8 {
        self.known[card.index()]
    }

    /// Returns how many cards of this kind every seat knows to be here.
    #[must_use]
    pub fn count_shown(&self, card: T) -> u8 {
        self.shown[card.index()]
    }

    /// Returns the number of cards that lie here face down.
    #[must_use]
    pub fn hidden(&self) -> u8 {
        self.hidden
    }

    /// Returns the number of cards, known or not. This number is public.
    #[must_use]
    pub fn len(&self) -> usize {
        let known: usize = self.known.iter().map(|&count| usize::from(count)).sum();
        known + usize::from(self.hidden)
    }

    /// Returns whether there are no cards at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the kinds that are known to be here.
    #[must_use]
    pub fn kinds(&self) -> Set<T> {
        self.iter().map(|(card, _)| card).collect()
    }

    /// Iterates over the known cards in the order of their table, with the number of each
    /// (1 or more).
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        let all = T::ALL.iter().map(|&card| (card, self.count(card)));
        all.filter(|&(_, count)| count > 0)
    }

    /// Adds a card. Returns whether there was room for it.
    pub fn put(&mut self, card: Card<T>) -> bool {
        let count = match card {
            Card::Known(card) => &mut self.known[card.index()],
            Card::Hidden => &mut self.hidden,
        };
        let more = count.checked_add(1);
        *count = more.unwrap_or(*count);
        more.is_some()
    }

    /// Adds a card that every seat has seen. Returns whether there was room for it.
    pub fn put_shown(&mut self, card: T) -> bool {
        let fits = self.put(Card::Known(card));
        // There are never more shown cards than known ones.
        self.shown[card.index()] += u8::from(fits);
        fits
    }

    /// Removes a card in view of every seat: a known card if there is one, otherwise one of
    /// the hidden cards. Returns whether this was possible.
    ///
    /// With identical cards, no seat can tell whether the card that left is the one it saw
    /// before.
    pub fn take(&mut self, card: Card<T>) -> bool {
        if let Card::Known(card) = card
            && self.count(card) > 0
        {
            self.known[card.index()] -= 1;
            let shown = &mut self.shown[card.index()];
            *shown = shown.saturating_sub(1);
            return true;
        }
        let some = self.hidden > 0;
        self.hidden -= u8::from(some);
        some
    }

    /// Turns one of the hidden cards over and finds `card`. Returns whether there was a
    /// hidden card.
    pub fn reveal(&mut self, card: T) -> bool {
        let some = self.hidden > 0 && self.put(Card::Known(card));
        self.hidden -= u8::from(some);
        some
    }

    /// Shows the known cards to every seat.
    pub fn show_all(&mut self) {
        self.shown = self.known;
    }

    /// Returns the cards as the other seats see them.
    #[must_use]
    pub fn from_outside(&self) -> Self {
        let known = self.known.iter().zip(&self.shown);
        let unseen: u8 = known.fold(self.hidden, |sum, (known, shown)| {
            sum.saturating_add(known - shown)
        });
        Self {
            known: self.shown,
            hidden: unseen,
            ..*self
        }
    }
}

impl<T: Item, const N: usize> FromIterator<Card<T>> for Cards<T, N> {
    /// Keeps only the cards that there is room for.
    fn from_iter<I: IntoIterator<Item = Card<T>>>(all: I) -> Self {
        let mut cards = Self::default();
        for card in all {
            cards.put(card);
        }
        cards
    }
}
