//! Things that are known only when a game begins: the cards of a deck that people
//! edit.
//!
//! A [`Kind`] is a number, so that positions stay small and sets of kinds are
//! words; what the numbers mean stands in the start of the game, as [`Kinds`].

use serde::{Deserialize, Serialize};

use crate::{Item, Set};

/// How many kinds there can be.
const MOST: usize = 128;

/// One of the kinds that the start of a game lists (0 to 127).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Kind(u8);

const ALL: [Kind; MOST] = {
    let mut all = [Kind(0); MOST];
    let mut n = 0;
    while n < MOST {
        #[allow(clippy::cast_possible_truncation)]
        let number = n as u8;
        all[n] = Kind(number);
        n += 1;
    }
    all
};

impl Item for Kind {
    type Bits = u128;
    const ALL: &'static [Self] = &ALL;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for Kind {
    type Error = BadKinds;

    fn try_from(number: u8) -> Result<Self, BadKinds> {
        let kind = ALL.get(usize::from(number)).copied();
        kind.ok_or(BadKinds::TooMany(usize::from(number) + 1))
    }
}

impl From<Kind> for u8 {
    fn from(kind: Kind) -> u8 {
        kind.0
    }
}

/// The names of the kinds of a game, each of which is there once. They are saved
/// as the list of the names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Kinds {
    names: Vec<String>,
}

/// What is wrong with a list of kinds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum BadKinds {
    /// There are so many, and at most 128 can be told apart.
    TooMany(usize),
    /// The one of this number (from 0) has no name.
    Unnamed(usize),
    /// Two have this name.
    Twice(String),
}

impl Kinds {
    /// The kinds of these names, in this order.
    ///
    /// # Errors
    /// The first thing that is wrong with them.
    pub fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Result<Self, BadKinds> {
        let names: Vec<String> = names.into_iter().map(Into::into).collect();
        if names.len() > MOST {
            return Err(BadKinds::TooMany(names.len()));
        }
        for (n, name) in names.iter().enumerate() {
            if name.trim().is_empty() {
                return Err(BadKinds::Unnamed(n));
            }
            if names[..n].contains(name) {
                return Err(BadKinds::Twice(name.clone()));
            }
        }
        Ok(Self { names })
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> Set<Kind> {
        ALL[..self.len()].iter().copied().collect()
    }

    /// The name of a kind; nothing if the game has fewer.
    #[must_use]
    pub fn name(&self, kind: Kind) -> Option<&str> {
        self.names.get(kind.index()).map(String::as_str)
    }

    /// The kind of this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<Kind> {
        let at = self.names.iter().position(|known| known == name)?;
        ALL.get(at).copied()
    }
}

impl TryFrom<Vec<String>> for Kinds {
    type Error = BadKinds;

    fn try_from(names: Vec<String>) -> Result<Self, BadKinds> {
        Self::new(names)
    }
}

impl From<Kinds> for Vec<String> {
    fn from(kinds: Kinds) -> Self {
        kinds.names
    }
}
