//! What is known and what is face down.
//!
//! A card is [`Known`](Card::Known) or [`Hidden`](Card::Hidden); a hand knows
//! some of its cards and counts the rest; a stack is an order or only a count.
//! A game on a real table, a digital game, and what one seat may see of a
//! digital game are all made of the same three types.

use serde::{Deserialize, Serialize};

use crate::set::{Item, Set};

/// A card that lies somewhere: we know which, or only that there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Card<T> {
    /// This very card.
    Known(T),
    /// A card face down.
    Hidden,
}

/// The cards of one kind that a seat holds.
///
/// `shown` are the known ones that every seat has seen, because they came into
/// the hand face up.
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
    /// A hand of these cards and `hidden` more (0 to 32).
    #[must_use]
    pub fn new(known: Set<T>, hidden: u8) -> Self {
        Self {
            known,
            shown: Set::EMPTY,
            hidden,
        }
    }

    /// The cards we know to be here.
    #[must_use]
    #[inline]
    pub fn known(&self) -> Set<T> {
        self.known
    }

    /// Those of the known cards that every seat has seen.
    #[must_use]
    pub fn shown(&self) -> Set<T> {
        self.shown
    }

    /// How many more lie here face down.
    #[must_use]
    #[inline]
    pub fn hidden(&self) -> u8 {
        self.hidden
    }

    /// How many cards there are, known or not. This number is public.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.known.len() + usize::from(self.hidden)
    }

    /// Whether there is no card at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Puts a card in.
    #[inline]
    pub fn put(&mut self, card: Card<T>) {
        match card {
            Card::Known(card) => {
                self.known.insert(card);
            }
            Card::Hidden => self.hidden += 1,
        }
    }

    /// Puts a card in that everybody has seen.
    #[inline]
    pub fn put_shown(&mut self, card: T) {
        self.known.insert(card);
        self.shown.insert(card);
    }

    /// Takes `card` out, as a known card if it is one, else as one of the
    /// hidden. Says whether that could be.
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

    /// Turns one of the hidden cards over: it is `card`. Says whether there was
    /// one.
    pub fn reveal(&mut self, card: T) -> bool {
        let some = self.hidden > 0;
        if some {
            self.hidden -= 1;
            self.known.insert(card);
        }
        some
    }

    /// Shows everybody the cards known here.
    pub fn show_all(&mut self) {
        self.shown = self.known;
    }

    /// The hand as the other seats see it.
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

/// A face-down stack of at most `N` cards: an order, top card first, or only a
/// count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack<T, const N: usize> {
    // Slots past the end, and all of a counted stack, are `None`, so that equal
    // stacks are equal bytes.
    order: [Option<T>; N],
    len: u8,
    counted: bool,
}

impl<T: Item, const N: usize> Stack<T, N> {
    /// A stack of which only the number of cards (0 to `N`) is known.
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

    /// A stack in a known order, top card first. At most `N` cards are taken.
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

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether only the count is known.
    #[must_use]
    #[inline]
    pub fn is_counted(&self) -> bool {
        self.counted
    }

    /// The cards from the top; nothing if only the count is known.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.order[..self.len()].iter().flatten().copied()
    }

    /// The cards known to be in here; none if only the count is known.
    #[must_use]
    pub fn known(&self) -> Set<T> {
        self.iter().collect()
    }

    /// Takes the top card, if there is one.
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

    /// Puts a card under the stack. In a counted stack it only adds to the count,
    /// and with a hidden card under it a stack becomes a counted one.
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

    /// The stack face down: the count is all that remains.
    #[must_use]
    pub fn face_down(&self) -> Self {
        Self::count(self.len())
    }
}
