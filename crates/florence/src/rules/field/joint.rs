//! Buildings across the border between two fields (C2): what two players agree on, and all
//! the places that such a building can have.
//!
//! Both boards are laid out as rows of bits along their border. As on one board, shifting
//! the rows against the shape then finds all places in a row at once.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::layout::Layout;
use super::shape::{AREA, SIDE, Shape, Square, Squares};
use crate::rules::components::Building;
use table::{Item, Seat};

/// A building across a border, described by one of its two owners: its kind, its squares in
/// this owner's field and in the other one, and what the partner pays the player whose turn
/// it is.
///
/// ```
/// use florence::rules::field::joint::Joint;
/// use florence::Building;
/// use table::Seat;
///
/// let tower = Joint::new(Building::Tower, "g4".parse()?, Seat::B, "a4 b4".parse()?);
/// let seen_by_b = tower.paying(300).turned(Seat::A);
/// assert_eq!((seen_by_b.other(), seen_by_b.others().len()), (Seat::A, 1));
/// assert_eq!(seen_by_b.payment(), 300);
/// # Ok::<(), florence::rules::field::shape::NoSquare>(())
/// ```
// Two boards of 49 bits, a seat of 3, a building of 4 and florins of 15: this keeps a
// decision small.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Joint {
    packed: [u8; 15],
}

const OTHERS: u32 = AREA;
const OTHER: u32 = 2 * AREA;
const BUILDING: u32 = OTHER + 3;
const PAYMENT: u32 = BUILDING + 4;
const PAYMENT_BITS: u32 = 15;

impl Joint {
    /// The highest payment that can be stored, in florins; higher payments are stored as
    /// this one.
    pub const MOST_PAYMENT: u32 = (1 << PAYMENT_BITS) / 100 * 100;

    /// Creates a building on these squares of the describing player's field and of the
    /// other's, without a payment.
    #[must_use]
    pub fn new(building: Building, own: Squares, other: Seat, others: Squares) -> Joint {
        let bits = u128::from(own.bits())
            | u128::from(others.bits()) << OTHERS
            | (other.index() as u128) << OTHER
            | (building.index() as u128) << BUILDING;
        Joint::pack(bits)
    }

    fn pack(bits: u128) -> Joint {
        let mut packed = [0; 15];
        packed.copy_from_slice(&bits.to_le_bytes()[..15]);
        Joint { packed }
    }

    fn bits(self) -> u128 {
        let mut bytes = [0; 16];
        bytes[..15].copy_from_slice(&self.packed);
        u128::from_le_bytes(bytes)
    }

    /// Returns the same with this payment from the partner to the player whose turn it is,
    /// in florins (0 to [`Joint::MOST_PAYMENT`]).
    #[must_use]
    pub fn paying(self, florins: u32) -> Joint {
        let bits = self.bits() & ((1 << PAYMENT) - 1);
        let florins = florins.min(Joint::MOST_PAYMENT);
        Joint::pack(bits | u128::from(florins) << PAYMENT)
    }

    /// Returns what is built.
    #[must_use]
    pub fn building(self) -> Building {
        let at = (self.bits() >> BUILDING) as usize & 0xf;
        Building::ALL[at.min(Building::COUNT - 1)]
    }

    /// Returns the squares in the field of the player who describes it.
    #[must_use]
    pub fn own(self) -> Squares {
        Squares::from_bits(self.bits() as u64)
    }

    /// Returns the owner of the other field.
    #[must_use]
    pub fn other(self) -> Seat {
        let at = (self.bits() >> OTHER) as usize & 0b111;
        Seat::ALL[at.min(Seat::ALL.len() - 1)]
    }

    /// Returns the squares in the other field.
    #[must_use]
    pub fn others(self) -> Squares {
        Squares::from_bits((self.bits() >> OTHERS) as u64)
    }

    /// Returns what the partner pays the player whose turn it is, in florins.
    #[must_use]
    pub fn payment(self) -> u32 {
        (self.bits() >> PAYMENT) as u32
    }

    /// Returns the same building as described by the partner, whose neighbour is `seat`.
    #[must_use]
    pub fn turned(self, seat: Seat) -> Joint {
        let turned = Joint::new(self.building(), self.others(), seat, self.own());
        turned.paying(self.payment())
    }

    /// Returns whether it is the same building in the same place, whatever the payment.
    #[must_use]
    pub fn is_same_place(self, other: Joint) -> bool {
        self.paying(0) == other.paying(0)
    }
}

impl fmt::Debug for Joint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (building, other, pays) = (self.building(), self.other(), self.payment());
        let (own, others) = (self.own(), self.others());
        write!(
            f,
            "Joint({building:?}, {own} with {other:?}: {others}, {pays})"
        )
    }
}

/// A joint building as in saves.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Joint", deny_unknown_fields)]
struct Written {
    building: Building,
    own: Squares,
    with: Seat,
    theirs: Squares,
    #[serde(default)]
    pays: u32,
}

impl Serialize for Joint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = Written {
            building: self.building(),
            own: self.own(),
            with: self.other(),
            theirs: self.others(),
            pays: self.payment(),
        };
        written.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Joint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        if written.pays > Joint::MOST_PAYMENT {
            return Err(serde::de::Error::custom(TooMuchPaid(written.pays)));
        }
        let Written {
            building,
            own,
            with,
            theirs,
            pays,
        } = written;
        Ok(Joint::new(building, own, with, theirs).paying(pays))
    }
}

/// A payment higher than any player can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("TooMuchPaid: {0}")]
pub struct TooMuchPaid(pub u32);

/// Rows of the two boards: first those of the lower or left board, then those of the other.
const ROWS: usize = 2 * SIDE as usize;

/// All places of a building across a border, on the squares that are open on each side.
#[derive(Clone, Copy, Debug)]
pub struct JointPlaces<'e> {
    shape: &'e Shape,
    strip: Strip,
    /// The open squares, row by row along the border, followed by empty rows.
    open: [u16; ROWS + Shape::MOST_SQUARES],
}

/// How two boards lie along their border.
#[derive(Clone, Copy, Debug)]
struct Strip {
    /// Whether the border is vertical.
    upright: bool,
    /// Whether this board, not the neighbour's, is the lower or left one.
    is_low: bool,
    /// The columns at which the low and the high board begin.
    columns: [u32; 2],
}

impl Strip {
    /// Creates the strip of a board and another one this many files to the right and ranks
    /// up.
    fn new((files, ranks): (i32, i32)) -> Strip {
        let upright = files.unsigned_abs() == SIDE;
        let (along, over) = if upright {
            (ranks, files)
        } else {
            (files, ranks)
        };
        let is_low = over > 0;
        let along = if is_low { along } else { -along };
        let columns = [(-along).max(0), along.max(0)].map(i32::cast_unsigned);
        Strip {
            upright,
            is_low,
            columns,
        }
    }

    /// Returns the seven squares of a row of a board, counted from its low side: a rank, or
    /// a file if the border is vertical.
    fn row(self, squares: Squares, row: u32) -> u16 {
        /// The squares of the first file.
        const FILE: u64 = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35 | 1 << 42;
        /// Gathers a file into a row: square 7k moves to bit 42 + k, and no two others
        /// share a bit.
        const TOGETHER: u64 = 1 << 42 | 1 << 36 | 1 << 30 | 1 << 24 | 1 << 18 | 1 << 12 | 1 << 6;
        let bits = squares.bits();
        let row = match self.upright {
            true => ((bits >> row) & FILE).wrapping_mul(TOGETHER) >> 42,
            false => bits >> (SIDE * row),
        };
        (row & 0x7f) as u16
    }

    /// Returns the open squares of both boards, row by row.
    fn lay(self, own: Squares, others: Squares) -> [u16; ROWS + Shape::MOST_SQUARES] {
        let (low, high) = if self.is_low {
            (own, others)
        } else {
            (others, own)
        };
        let mut rows = [0; ROWS + Shape::MOST_SQUARES];
        let boards = rows.chunks_mut(SIDE as usize).zip([low, high]);
        for ((rows, board), column) in boards.zip(self.columns) {
            for (row, at) in rows.iter_mut().zip(0..) {
                *row = self.row(board, at) << column;
            }
        }
        rows
    }

    /// Returns the squares of this board and of the neighbour's that these are, with the
    /// lower left corner of their bounding box here.
    fn lift(self, squares: Squares, column: u32, row: u32) -> (Squares, Squares) {
        let mut sides = [Squares::EMPTY; 2];
        for square in squares.iter() {
            let (row, column) = (square.rank() + row, square.file() + column);
            let side = (row / SIDE) as usize;
            let (row, column) = (row % SIDE, column - self.columns[side]);
            let square = match self.upright {
                true => Square::new(row, column),
                false => Square::new(column, row),
            };
            sides[side] = square.map_or(sides[side], |square| sides[side].with(square));
        }
        let [low, high] = sides;
        match self.is_low {
            true => (low, high),
            false => (high, low),
        }
    }
}

impl<'e> JointPlaces<'e> {
    /// Returns the places of a shape on open squares of a seat's board and its neighbour's;
    /// no places if they are not neighbours.
    #[must_use]
    pub fn new(
        shape: &'e Shape,
        layout: &Layout,
        (seat, own): (Seat, Squares),
        (other, others): (Seat, Squares),
    ) -> JointPlaces<'e> {
        let offset = layout.offset(seat, other);
        let beside = offset.filter(|_| !layout.beside(seat, other).is_empty());
        let Some(offset) = beside else {
            return JointPlaces::none(shape);
        };
        let strip = Strip::new(offset);
        JointPlaces {
            shape,
            strip,
            open: strip.lay(own, others),
        }
    }

    /// Returns no places.
    #[must_use]
    pub fn none(shape: &'e Shape) -> JointPlaces<'e> {
        JointPlaces {
            shape,
            strip: Strip::new((0, SIDE.cast_signed())),
            open: [0; ROWS + Shape::MOST_SQUARES],
        }
    }

    /// For each orientation and each row from which the shape reaches across the border:
    /// returns the orientation, the row, and the possible columns of the lower left corner
    /// of its bounding box.
    #[inline]
    fn corners(&self) -> impl Iterator<Item = (Squares, u32, u16)> + use<'e> {
        let (shape, open) = (self.shape, self.open);
        (0..shape.orientations()).flat_map(move |way| {
            let squares = shape.oriented(way);
            let height = squares.iter().last().map_or(1, |top| top.rank() + 1);
            let rows = (SIDE + 1).saturating_sub(height)..SIDE;
            rows.map(move |row| {
                let columns = squares.iter().fold(u16::MAX, |columns, square| {
                    let at = (row + square.rank()) as usize;
                    columns & (open[at % open.len()] >> square.file())
                });
                (squares, row, columns)
            })
        })
    }

    /// Returns the number of places.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        let corners = self.corners();
        corners.map(|(.., at)| at.count_ones() as usize).sum()
    }

    /// Returns whether there is no place.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.corners().all(|(.., columns)| columns == 0)
    }

    /// Returns each place: its squares on the own board and on the other.
    pub fn iter(&self) -> impl Iterator<Item = (Squares, Squares)> + use<'e> {
        let strip = self.strip;
        self.corners().flat_map(move |(squares, row, mut columns)| {
            std::iter::from_fn(move || {
                let column = (columns != 0).then(|| columns.trailing_zeros())?;
                columns &= columns - 1;
                Some(strip.lift(squares, column, row))
            })
        })
    }
}
