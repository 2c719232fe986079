//! A place as named in a decision: the field, and its squares. The player's own field needs
//! no name: `e1 e2`, but `B: e1 e2` in that of seat B.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::shape::{AREA, NoSquare, Squares};
use table::{Item, Seat};

/// Squares of a field.
///
/// ```
/// use florence::rules::Site;
/// use table::Seat;
///
/// let site: Site = "B: e1 e2".parse()?;
/// assert_eq!((site.owner(Seat::A), site.squares().len()), (Seat::B, 2));
/// let own: Site = "e1 e2".parse()?;
/// assert_eq!((own.owner(Seat::A), own.squares()), (Seat::A, site.squares()));
/// # Ok::<(), florence::rules::field::shape::NoSquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Site {
    /// The squares, and above them the number of the seat counted from 1, or 0 for the
    /// deciding player's own field. Two halves keep a decision small.
    packed: [u32; 2],
}

impl Site {
    /// Returns squares of the deciding player's own field.
    #[must_use]
    #[inline]
    pub const fn own(squares: Squares) -> Self {
        Self::pack(squares.bits())
    }

    /// Returns squares of the field of this seat.
    #[must_use]
    pub fn of(field: Seat, squares: Squares) -> Self {
        let number = field.index() as u64 + 1;
        Self::pack(squares.bits() | number << AREA)
    }

    const fn pack(bits: u64) -> Self {
        Self {
            packed: [bits as u32, (bits >> u32::BITS) as u32],
        }
    }

    #[inline]
    fn bits(self) -> u64 {
        let [low, high] = self.packed;
        u64::from(high) << u32::BITS | u64::from(low)
    }

    /// Returns the squares.
    #[must_use]
    #[inline]
    pub fn squares(self) -> Squares {
        Squares::from_bits(self.bits())
    }

    /// Returns the owner of the field, if it is named.
    #[must_use]
    #[inline]
    pub fn field(self) -> Option<Seat> {
        let number = (self.bits() >> AREA) as usize;
        Seat::ALL.get(number.checked_sub(1)?).copied()
    }

    /// Returns the owner of the field when this seat decides.
    #[must_use]
    #[inline]
    pub fn owner(self, decides: Seat) -> Seat {
        self.field().unwrap_or(decides)
    }

    /// Returns other squares of the same field.
    #[must_use]
    pub fn with(self, squares: Squares) -> Self {
        self.field()
            .map_or(Self::own(squares), |seat| Self::of(seat, squares))
    }

    /// Returns the same place from this seat's side: its own field needs no name.
    #[must_use]
    pub fn said_by(self, seat: Seat) -> Self {
        match self.field() == Some(seat) {
            true => Self::own(self.squares()),
            false => self,
        }
    }
}

impl From<Squares> for Site {
    fn from(squares: Squares) -> Self {
        Self::own(squares)
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.field() {
            write!(f, "{seat:?}: ")?;
        }
        self.squares().fmt(f)
    }
}

impl fmt::Debug for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Site({self})")
    }
}

impl FromStr for Site {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Self, NoSquare> {
        let Some((field, squares)) = text.split_once(':') else {
            return text.parse().map(Self::own);
        };
        let field = field.trim();
        let seat = Seat::ALL.iter().find(|seat| format!("{seat:?}") == field);
        match seat {
            Some(&seat) => squares.parse().map(|squares| Self::of(seat, squares)),
            None => Err(NoSquare(field.chars().take(20).collect())),
        }
    }
}

impl Serialize for Site {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Site {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
