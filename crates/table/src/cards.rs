//! Cards of which there are several alike.
//!
//! Where every card is there once, a [`Hand`](crate::Hand) is smaller and
//! says the same.

use std::marker::PhantomData;

use crate::{Card, Item, Set};

/// The cards that a seat holds, of `N` kinds or fewer, up to 255 of each.
///
/// As in a [`Hand`](crate::Hand), some are known, some of those every seat
/// has seen, and of the others only their number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cards<T, const N: usize> {
    known: [u8; N],
    // Those of the known that every seat knows to be here.
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

    /// How many of this kind we know to be here.
    #[must_use]
    pub fn count(&self, card: T) -> u8 {
        self.known[card.index()]
    }

    /// How many of this kind everybody knows to be here.
    #[must_use]
    pub fn count_shown(&self, card: T) -> u8 {
        self.shown[card.index()]
    }

    /// How many more lie here face down.
    #[must_use]
    pub fn hidden(&self) -> u8 {
        self.hidden
    }

    /// How many cards there are, known or not. This number is public.
    #[must_use]
    pub fn len(&self) -> usize {
        let known: usize = self.known.iter().map(|&count| usize::from(count)).sum();
        known + usize::from(self.hidden)
    }

    /// Whether there is no card at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The kinds we know to be here.
    #[must_use]
    pub fn kinds(&self) -> Set<T> {
        self.iter().map(|(card, _)| card).collect()
    }

    /// The known cards in the order of their table, with how many there are of
    /// each (1 or more).
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        let all = T::ALL.iter().map(|&card| (card, self.count(card)));
        all.filter(|&(_, count)| count > 0)
    }

    /// Puts a card in. Says whether there was room for it.
    pub fn put(&mut self, card: Card<T>) -> bool {
        let count = match card {
            Card::Known(card) => &mut self.known[card.index()],
            Card::Hidden => &mut self.hidden,
        };
        let more = count.checked_add(1);
        *count = more.unwrap_or(*count);
        more.is_some()
    }

    /// Puts a card in that everybody has seen. Says whether there was room for it.
    pub fn put_shown(&mut self, card: T) -> bool {
        let fits = self.put(Card::Known(card));
        // There are never more shown than known.
        self.shown[card.index()] += u8::from(fits);
        fits
    }

    /// Takes a card out where everybody sees it, as a known one if there is such a
    /// one, else as one of the hidden. Says whether that could be.
    ///
    /// Of cards that are alike nobody can tell whether the one that left is the
    /// one they have seen before.
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

    /// Turns one of the hidden cards over: it is `card`. Says whether there was
    /// one.
    pub fn reveal(&mut self, card: T) -> bool {
        let some = self.hidden > 0 && self.put(Card::Known(card));
        self.hidden -= u8::from(some);
        some
    }

    /// Shows everybody the cards known here.
    pub fn show_all(&mut self) {
        self.shown = self.known;
    }

    /// The cards as the other seats see them.
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
    /// The cards there is room for.
    fn from_iter<I: IntoIterator<Item = Card<T>>>(all: I) -> Self {
        let mut cards = Self::default();
        for card in all {
            cards.put(card);
        }
        cards
    }
}
