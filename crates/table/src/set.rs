//! Sets of things that a game has one of each: cards, seats, kinds of tile.
//!
//! A set is one word and [`Copy`]. It iterates in the order of the component table it is
//! made of, and is saved as the list of its members.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A word with one bit for each item of a list.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// No bits.
    const NONE: Self;
    /// The number of bits.
    const WIDTH: usize;

    /// Returns the bit with this number (0 to `WIDTH` - 1).
    fn one(index: usize) -> Self;
    /// Returns all bits from this number on (0 to `WIDTH`).
    fn from_on(index: usize) -> Self;
    /// Returns the number of bits that are set.
    fn count(self) -> usize;
    /// Returns the number of the first bit that is set.
    fn first(self) -> Option<usize>;
    /// Returns the number of the last bit that is set.
    fn last(self) -> Option<usize>;
    /// Returns the bits without the first one that is set.
    #[must_use]
    fn without_first(self) -> Self;
    /// Returns the subset of `all` that follows this one in numeric order; no bits after
    /// the last one.
    #[must_use]
    fn next_of(self, all: Self) -> Self;
}

macro_rules! bits {
    ($($word:ty),+) => {$(
        impl Bits for $word {
            const NONE: Self = 0;
            const WIDTH: usize = <$word>::BITS as usize;

            #[inline]
            fn one(index: usize) -> Self {
                1 << index
            }

            #[inline]
            fn from_on(index: usize) -> Self {
                let shift = u32::try_from(index).unwrap_or(u32::MAX);
                <$word>::MAX.checked_shl(shift).unwrap_or(0)
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn first(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }

            #[inline]
            fn last(self) -> Option<usize> {
                self.checked_ilog2().map(|last| last as usize)
            }

            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn next_of(self, all: Self) -> Self {
                self.wrapping_sub(all) & all
            }
        }
    )+};
}

bits!(u32, u64, u128);

/// A member of a fixed list, at most as long as its word has bits.
pub trait Item: Copy + Eq + fmt::Debug + 'static {
    /// The word that holds a set of them: the smallest that has room.
    type Bits: Bits;

    /// All items, in the order of their table.
    const ALL: &'static [Self];

    /// Returns the index in [`Item::ALL`].
    fn index(self) -> usize;
}

/// A set of [`Item`]s.
///
/// ```
/// use table::{Seat, Set};
///
/// let bidders: Set<Seat> = [Seat::C, Seat::A].into_iter().collect();
/// assert!(bidders.contains(Seat::A));
/// assert_eq!(bidders.iter().collect::<Vec<_>>(), [Seat::A, Seat::C]);
/// ```
#[derive(Clone, Copy)]
pub struct Set<T: Item> {
    bits: T::Bits,
    of: PhantomData<T>,
}

impl<T: Item> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Self::from_bits(T::Bits::NONE);

    const HAS_ROOM: () = assert!(T::ALL.len() <= T::Bits::WIDTH, "a larger word is needed");

    /// Returns the set of all items.
    #[must_use]
    pub fn all() -> Self {
        Self::from_bits(!T::Bits::from_on(T::ALL.len()))
    }

    /// Returns the set with just this member.
    #[must_use]
    pub fn only(item: T) -> Self {
        Self::EMPTY.with(item)
    }

    const fn from_bits(bits: T::Bits) -> Self {
        Self {
            bits,
            of: PhantomData,
        }
    }

    /// Returns whether `item` is a member.
    #[must_use]
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.bits & T::Bits::one(item.index()) != T::Bits::NONE
    }

    /// Returns the number of members.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.bits.count()
    }

    /// Returns whether the set is empty.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bits == T::Bits::NONE
    }

    /// Adds `item`. Returns whether it was new.
    #[inline]
    pub fn insert(&mut self, item: T) -> bool {
        let () = Self::HAS_ROOM;
        let new = !self.contains(item);
        self.bits = self.bits | T::Bits::one(item.index());
        new
    }

    /// Removes `item`. Returns whether it was a member.
    #[inline]
    pub fn remove(&mut self, item: T) -> bool {
        let there = self.contains(item);
        self.bits = self.bits & !T::Bits::one(item.index());
        there
    }

    /// Returns this set with `item`.
    #[must_use]
    #[inline]
    pub fn with(mut self, item: T) -> Self {
        self.insert(item);
        self
    }

    /// Returns this set without `item`.
    #[must_use]
    #[inline]
    pub fn without(mut self, item: T) -> Self {
        self.remove(item);
        self
    }

    /// Returns this set without `item` if it is a member, and with it otherwise.
    #[must_use]
    #[inline]
    pub fn toggled(self, item: T) -> Self {
        match self.contains(item) {
            true => self.without(item),
            false => self.with(item),
        }
    }

    /// Returns the members of either set.
    #[must_use]
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// Returns the members of both sets.
    #[must_use]
    #[inline]
    pub fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// Returns the members of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// Returns whether every member is in `other`.
    #[must_use]
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        self.minus(other).is_empty()
    }

    /// Returns the first member in table order.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<T> {
        self.bits.first().map(|first| T::ALL[first])
    }

    /// Returns the member with this index (from 0) in table order.
    #[must_use]
    #[inline]
    pub fn nth(self, others: usize) -> Option<T> {
        self.iter().nth(others)
    }

    /// Iterates over the members in table order.
    #[inline]
    pub fn iter(self) -> SetIter<T> {
        SetIter(self)
    }

    /// Iterates over all subsets, from the empty set to this one.
    pub fn subsets(self) -> impl Iterator<Item = Set<T>> {
        let mut next = Some(T::Bits::NONE);
        std::iter::from_fn(move || {
            let bits = next?;
            next = (bits != self.bits).then(|| bits.next_of(self.bits));
            Some(Self::from_bits(bits))
        })
    }

    /// Iterates over the subsets of at most `most` members, the empty one first. Their
    /// number depends on `most` rather than on the size of this set.
    pub fn subsets_up_to(self, most: usize) -> impl Iterator<Item = Set<T>> {
        let mut next = Some(Self::EMPTY);
        std::iter::from_fn(move || {
            let subset = next?;
            next = self.next_subset(subset, most);
            Some(subset)
        })
    }

    /// Returns the subset after `subset`: first those that add a member after its last one,
    /// then those with another last member.
    fn next_subset(self, mut subset: Self, most: usize) -> Option<Self> {
        let mut behind = self.behind(subset);
        if subset.len() >= most {
            behind = Self::EMPTY;
        }
        while behind.is_empty() {
            let last = subset.bits.last()?;
            behind = self.behind(subset);
            subset.bits = subset.bits & !T::Bits::one(last);
        }
        behind.first().map(|item| subset.with(item))
    }

    /// Returns the members after the last one of `subset`.
    fn behind(self, subset: Self) -> Self {
        let below = subset.bits.last().map_or(0, |last| last + 1);
        Self::from_bits(self.bits & T::Bits::from_on(below))
    }
}

/// An iterator over the members of a [`Set`] in table order.
pub struct SetIter<T: Item>(Set<T>);

impl<T: Item> Iterator for SetIter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let item = self.0.first()?;
        self.0.bits = self.0.bits.without_first();
        Some(item)
    }
}

impl<T: Item> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = SetIter<T>;

    fn into_iter(self) -> SetIter<T> {
        self.iter()
    }
}

impl<T: Item> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: Item> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T: Item> Eq for Set<T> {}

impl<T: Item> Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Item> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Item> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Item + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Item + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members<T>(PhantomData<T>);

        impl<'de, T: Item + Deserialize<'de>> Visitor<'de> for Members<T> {
            type Value = Set<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("struct Set")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<T>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(item) = list.next_element::<T>()? {
                    if !set.insert(item) {
                        return Err(serde::de::Error::custom(format_args!("Repeated: {item:?}")));
                    }
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(Members(PhantomData))
    }
}

/// Implements [`Item`] for an enum of at most 32 variants, which are given in table
/// order.
#[macro_export]
macro_rules! items {
    ($type:ty: $($variant:ident),+ $(,)?) => {
        impl $crate::Item for $type {
            type Bits = u32;
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
