//! Sets of things a game has one of each: cards, seats, kinds of tile.
//!
//! A set is one word and [`Copy`]; it reads and iterates in the order of the
//! component table it is made of, and is saved as the list of its members.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A word with one bit for each thing of a list.
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
    /// No bit.
    const NONE: Self;
    /// How many there are room for.
    const WIDTH: usize;

    /// The bit of this number (0 to `WIDTH` - 1).
    fn one(index: usize) -> Self;
    /// The bits from this number on (0 to `WIDTH`).
    fn from_on(index: usize) -> Self;
    /// How many bits are set.
    fn count(self) -> usize;
    /// The number of the first bit that is set.
    fn first(self) -> Option<usize>;
    /// The number of the last bit that is set.
    fn last(self) -> Option<usize>;
    /// The bits without the first one that is set.
    #[must_use]
    fn without_first(self) -> Self;
    /// After some of the bits of `all`, the next choice of them in the order of
    /// numbers; none after all of them.
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

/// One of a fixed list of things: at most as many as its word has bits.
pub trait Item: Copy + Eq + fmt::Debug + 'static {
    /// The word that a set of them is kept in: the smallest that has room.
    type Bits: Bits;

    /// All of them, in the order of their table.
    const ALL: &'static [Self];

    /// The place in [`Item::ALL`].
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
    /// The set of nothing.
    pub const EMPTY: Self = Self::from_bits(T::Bits::NONE);

    const HAS_ROOM: () = assert!(T::ALL.len() <= T::Bits::WIDTH, "a larger word is needed");

    /// The set of everything there is.
    #[must_use]
    pub fn all() -> Self {
        Self::from_bits(!T::Bits::from_on(T::ALL.len()))
    }

    /// The set with just this member.
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

    /// Whether `item` is a member.
    #[must_use]
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.bits & T::Bits::one(item.index()) != T::Bits::NONE
    }

    /// How many members there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.bits.count()
    }

    /// Whether there is no member.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bits == T::Bits::NONE
    }

    /// Adds `item`; says whether it was new.
    #[inline]
    pub fn insert(&mut self, item: T) -> bool {
        let () = Self::HAS_ROOM;
        let new = !self.contains(item);
        self.bits = self.bits | T::Bits::one(item.index());
        new
    }

    /// Takes `item` out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, item: T) -> bool {
        let there = self.contains(item);
        self.bits = self.bits & !T::Bits::one(item.index());
        there
    }

    /// This set and `item`.
    #[must_use]
    #[inline]
    pub fn with(mut self, item: T) -> Self {
        self.insert(item);
        self
    }

    /// This set without `item`.
    #[must_use]
    #[inline]
    pub fn without(mut self, item: T) -> Self {
        self.remove(item);
        self
    }

    /// This set without `item` if that is there, and with it if it is not.
    #[must_use]
    #[inline]
    pub fn toggled(self, item: T) -> Self {
        match self.contains(item) {
            true => self.without(item),
            false => self.with(item),
        }
    }

    /// What is in either.
    #[must_use]
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// What is in both.
    #[must_use]
    #[inline]
    pub fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// What is in this one only.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// Whether every member is in `other`.
    #[must_use]
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        self.minus(other).is_empty()
    }

    /// The first member in table order.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<T> {
        self.bits.first().map(|first| T::ALL[first])
    }

    /// The member that comes after so many others in table order.
    #[must_use]
    #[inline]
    pub fn nth(self, others: usize) -> Option<T> {
        self.iter().nth(others)
    }

    /// The members in table order.
    #[inline]
    pub fn iter(self) -> SetIter<T> {
        SetIter(self)
    }

    /// All subsets, the empty one first, this one last.
    pub fn subsets(self) -> impl Iterator<Item = Set<T>> {
        let mut next = Some(T::Bits::NONE);
        std::iter::from_fn(move || {
            let bits = next?;
            next = (bits != self.bits).then(|| bits.next_of(self.bits));
            Some(Self::from_bits(bits))
        })
    }

    /// The subsets of at most `most` members, the empty one first. Their number
    /// depends on `most` rather than on the size of this set.
    pub fn subsets_up_to(self, most: usize) -> impl Iterator<Item = Set<T>> {
        let mut next = Some(Self::EMPTY);
        std::iter::from_fn(move || {
            let subset = next?;
            next = self.next_subset(subset, most);
            Some(subset)
        })
    }

    /// After a subset come those with a further member behind its last one,
    /// then those with another last one.
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

    /// The members after the last one of `subset`.
    fn behind(self, subset: Self) -> Self {
        let below = subset.bits.last().map_or(0, |last| last + 1);
        Self::from_bits(self.bits & T::Bits::from_on(below))
    }
}

/// The members of a [`Set`] in table order.
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
