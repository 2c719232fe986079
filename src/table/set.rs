//! Sets of things a game has one of each: cards, seats, kinds of tile.
//!
//! A set is 32 bits and [`Copy`]; it reads and iterates in the order of the
//! component table it is made of, and is saved as the list of its members.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of a fixed list of at most 32 things.
pub trait Item: Copy + Eq + fmt::Debug + 'static {
    /// All of them, in the order of their table.
    const ALL: &'static [Self];

    /// The place in [`Item::ALL`].
    fn index(self) -> usize;
}

/// A set of [`Item`]s.
///
/// ```
/// use studiolo::table::{Seat, Set};
///
/// let bidders: Set<Seat> = [Seat::C, Seat::A].into_iter().collect();
/// assert!(bidders.contains(Seat::A));
/// assert_eq!(bidders.iter().collect::<Vec<_>>(), [Seat::A, Seat::C]);
/// ```
pub struct Set<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T: Item> Set<T> {
    /// The set of nothing.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The set of everything there is.
    #[must_use]
    pub fn all() -> Self {
        T::ALL.iter().copied().collect()
    }

    /// The set with just this member.
    #[must_use]
    pub fn only(item: T) -> Self {
        Self::EMPTY.with(item)
    }

    const fn from_bits(bits: u32) -> Self {
        Self {
            bits,
            of: PhantomData,
        }
    }

    /// Whether `item` is a member.
    #[must_use]
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.bits & (1 << item.index()) != 0
    }

    /// How many members there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is no member.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// Adds `item`; says whether it was new.
    #[inline]
    pub fn insert(&mut self, item: T) -> bool {
        let new = !self.contains(item);
        self.bits |= 1 << item.index();
        new
    }

    /// Takes `item` out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, item: T) -> bool {
        let there = self.contains(item);
        self.bits &= !(1 << item.index());
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
        (!self.is_empty()).then(|| T::ALL[self.bits.trailing_zeros() as usize])
    }

    /// The members in table order.
    #[inline]
    pub fn iter(self) -> SetIter<T> {
        SetIter(self)
    }

    /// All subsets, the empty one first, this one last.
    pub fn subsets(self) -> impl Iterator<Item = Set<T>> {
        let mut next = Some(0u32);
        std::iter::from_fn(move || {
            let bits = next?;
            next = (bits != self.bits).then(|| bits.wrapping_sub(self.bits) & self.bits);
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
            let last = subset.bits.checked_ilog2()?;
            behind = self.behind(subset);
            subset.bits &= !(1 << last);
        }
        behind.first().map(|item| subset.with(item))
    }

    /// The members after the last one of `subset`.
    fn behind(self, subset: Self) -> Self {
        let below = 32 - subset.bits.leading_zeros();
        Self::from_bits(self.bits & u32::MAX.checked_shl(below).unwrap_or(0))
    }
}

/// The members of a [`Set`] in table order.
pub struct SetIter<T>(Set<T>);

impl<T: Item> Iterator for SetIter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let item = self.0.first()?;
        self.0.bits &= self.0.bits - 1;
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

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> std::hash::Hash for Set<T> {
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

/// Implements [`Item`] for an enum whose variants are given in table order.
macro_rules! items {
    ($type:ty: $($variant:ident),+ $(,)?) => {
        impl $crate::table::Item for $type {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use items;
