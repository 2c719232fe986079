//! Known and face-down cards.
//!
//! A card is [`Known`](Card::Known) or [`Hidden`](Card::Hidden). A hand knows some of its
//! cards and counts the rest. A stack is an order or only a count. The same three types
//! describe a game at a real table, a digital game, and what one seat may see of a digital
//! game.

use serde::{Deserialize, Serialize};

use crate::set::{Item, Set};

/// A card at some place: either a known card, or only the fact that there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Card<T> {
    /// This very card.
    Known(T),
    /// A card face down.
    Hidden,
}

/// The cards of one type that a seat holds.
///
/// `shown` contains the known cards that every seat has seen, because they came into the
/// hand face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand<T: Item> {
    known: Set<T>,
    shown: Set<T>,
    hidden: u8,
}

impl<T: Item> Default for Hand<T> {
    fn default() -> Self {
        Self::new(Set::EMPTY, 0)
    }
}

impl<T: Item> Hand<T> {
    /// Creates a hand of these cards and `hidden` more (0 to 32).
    #[must_use]
    pub fn new(known: Set<T>, hidden: u8) -> Self {
        Self {
            known,
            shown: Set::EMPTY,
            hidden,
        }
    }

    /// Returns the cards that are known to be here.
    #[must_use]
    #[inline]
    pub fn known(&self) -> Set<T> {
        self.known
    }

    /// Returns the known cards that every seat has seen.
    #[must_use]
    pub fn shown(&self) -> Set<T> {
        self.shown
    }

    /// Returns the number of cards that lie here face down.
    #[must_use]
    #[inline]
    pub fn hidden(&self) -> u8 {
        self.hidden
    }

    /// Returns the number of cards, known or not. This number is public.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.known.len() + usize::from(self.hidden)
    }

    /// Returns whether there are no cards at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a card.
    #[inline]
    pub fn put(&mut self, card: Card<T>) {
        match card {
            Card::Known(card) => {
                self.known.insert(card);
            }
            Card::Hidden => self.hidden += 1,
        }
    }

    /// Adds a card that every seat has seen.
    #[inline]
    pub fn put_shown(&mut self, card: T) {
        self.known.insert(card);
        self.shown.insert(card);
    }

    /// Removes `card`: as a known card if it is one, otherwise as one of the hidden cards.
    /// Returns whether this was possible.
    #[inline]
    pub fn take(&mut self, card: Card<T>) -> bool {
        if let Card::Known(card) = card
            && self.known.remove(card)
        {
            self.shown.remove(card);
            return true;
        }
        if self.hidden == 0 {
            return false;
        }
        self.hidden -= 1;
        true
    }

    /// Turns one of the hidden cards over and finds `card`. Returns whether there was a
    /// hidden card.
    pub fn reveal(&mut self, card: T) -> bool {
        let some = self.hidden > 0;
        if some {
            self.hidden -= 1;
            self.known.insert(card);
        }
        some
    }

    /// Shows the known cards to every seat.
    pub fn show_all(&mut self) {
        self.shown = self.known;
    }

    /// Returns the hand as the other seats see it.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a set holds few items")]
    pub fn from_outside(&self) -> Self {
        Self {
            known: self.shown,
            shown: self.shown,
            hidden: self.hidden + self.known.minus(self.shown).len() as u8,
        }
    }
}

/// A face-down stack of at most `N` cards: either an order, top card first, or only a
/// count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack<T, const N: usize> {
    // Slots past the end, and all slots of a counted stack, are `None`, so that equal
    // stacks are equal bytes.
    order: [Option<T>; N],
    len: u8,
    counted: bool,
}

impl<T: Item, const N: usize> Stack<T, N> {
    /// Creates a stack of which only the number of cards (0 to `N`) is known.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "`N` is the number of cards of a kind"
    )]
    pub fn count(len: usize) -> Self {
        Self {
            order: [None; N],
            len: len as u8,
            counted: true,
        }
    }

    /// Creates a stack in a known order, top card first. Takes at most `N` cards.
    #[must_use]
    pub fn order(cards: impl IntoIterator<Item = T>) -> Self {
        let mut stack = Self {
            counted: false,
            ..Self::count(0)
        };
        for card in cards.into_iter().take(N) {
            stack.put_under(Card::Known(card));
        }
        stack
    }

    /// Returns the number of cards.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Returns whether the stack is empty.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns whether only the count is known.
    #[must_use]
    #[inline]
    pub fn is_counted(&self) -> bool {
        self.counted
    }

    /// Iterates over the cards from the top; empty if only the count is known.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.order[..self.len()].iter().flatten().copied()
    }

    /// Returns the cards known to be in the stack; none if only the count is known.
    #[must_use]
    pub fn known(&self) -> Set<T> {
        self.iter().collect()
    }

    /// Draws the top card, if there is one.
    #[inline]
    pub fn draw(&mut self) -> Option<Card<T>> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        if self.counted {
            return Some(Card::Hidden);
        }
        let top = self.order[0];
        self.order.copy_within(1.., 0);
        self.order[N - 1] = None;
        top.map(Card::Known)
    }

    /// Puts a card at the bottom of the stack. In a counted stack this only increases the
    /// count; a hidden card turns an ordered stack into a counted one.
    #[inline]
    pub fn put_under(&mut self, card: Card<T>) {
        match card {
            Card::Known(card) if !self.counted => {
                self.order[self.len()] = Some(card);
                self.len += 1;
            }
            _ => *self = Self::count(self.len() + 1),
        }
    }

    /// Puts a card back on top.
    pub fn put_back(&mut self, card: Card<T>) {
        match card {
            Card::Known(card) if !self.counted => {
                self.order.copy_within(..N - 1, 1);
                self.order[0] = Some(card);
                self.len += 1;
            }
            _ => *self = Self::count(self.len() + 1),
        }
    }

    /// Returns the stack face down, where only the count remains.
    #[must_use]
    pub fn face_down(&self) -> Self {
        Self::count(self.len())
    }
}
