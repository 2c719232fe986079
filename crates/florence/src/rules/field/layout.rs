//! How boards are joined edge to edge to form one field (C1). The layout is data of an
//! edition. This module derives the rest: who are neighbours, and which squares share an
//! edge with squares of another board.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::shape::{SIDE, Shape, Square, Squares};
use table::{Item, Seat};

/// The maximum number of boards: one per player.
const MOST: usize = Seat::ALL.len();

/// The positions of joined boards: the lower left corner of each, in squares, in the order
/// of the seats.
///
/// ```
/// use florence::rules::field::layout::Layout;
/// use table::Seat;
///
/// let layout = Layout::new(&[(0, 0), (7, 0)])?;
/// assert_eq!(layout.neighbours(Seat::A).collect::<Vec<_>>(), [Seat::B]);
/// let across = layout.across(Seat::A, "g1 g2 f3".parse()?, Seat::B);
/// assert_eq!(across.to_string(), "a1 a2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    corners: ArrayVec<(i32, i32), MOST>,
    /// The squares of each board that share an edge with each other board.
    beside: [[Squares; MOST]; MOST],
}

/// Why boards cannot be joined like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
pub enum BadLayout {
    /// There are no boards, or more than there are seats.
    #[error("there are {0} boards where one to five can be")]
    Boards(usize),
    /// A board is absurdly far away.
    #[error("the board of seat {0:?} lies too far away")]
    Far(Seat),
    /// Two boards overlap.
    #[error("the boards of seats {0:?} and {1:?} lie on each other")]
    Overlap(Seat, Seat),
    /// A board has the wrong number of neighbours: there must be two, or one if there are
    /// only two boards (C1).
    #[error("the board of seat {seat:?} has {found} neighbours")]
    Neighbours {
        /// The owner of the board.
        seat: Seat,
        /// How many neighbours it has.
        found: usize,
    },
}

impl Layout {
    /// Creates a layout with the lower left corners of the boards on these squares (file
    /// and rank), for seats A, B, …
    ///
    /// # Errors
    /// Returns an error if there are no boards or more than five, two overlap, or one has
    /// the wrong number of neighbours (C1).
    pub fn new(corners: &[(i32, i32)]) -> Result<Layout, BadLayout> {
        if corners.is_empty() || corners.len() > MOST {
            return Err(BadLayout::Boards(corners.len()));
        }
        let side = SIDE.cast_signed();
        let seats = || Seat::ALL.iter().copied();
        for (seat, corner) in seats().zip(corners) {
            if [corner.0, corner.1]
                .iter()
                .any(|at| at.unsigned_abs() > 1000)
            {
                return Err(BadLayout::Far(seat));
            }
        }
        for (one, a) in seats().zip(corners) {
            for (other, b) in seats().zip(corners).take(one.index()) {
                if (a.0 - b.0).abs() < side && (a.1 - b.1).abs() < side {
                    return Err(BadLayout::Overlap(other, one));
                }
            }
        }
        let mut layout = Layout {
            corners: corners.iter().copied().collect(),
            beside: [[Squares::EMPTY; MOST]; MOST],
        };
        for seat in layout.seats() {
            for other in layout.seats().filter(|&other| other != seat) {
                let beside = layout.across(other, Squares::ALL, seat);
                layout.beside[seat.index()][other.index()] = beside;
            }
        }
        let must = corners.len().saturating_sub(1).min(2);
        let found = |seat| layout.neighbours(seat).count();
        match layout.seats().find(|&seat| found(seat) != must) {
            Some(seat) => Err(BadLayout::Neighbours {
                seat,
                found: found(seat),
            }),
            None => Ok(layout),
        }
    }

    /// Returns the seats that own these boards.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL[..self.corners.len()].iter().copied()
    }

    /// Returns the lower left corner of a board, file and rank; `None` if there is no such
    /// board.
    #[must_use]
    pub fn corner(&self, seat: Seat) -> Option<(i32, i32)> {
        self.corners.get(seat.index()).copied()
    }

    /// Returns how many files to the right and ranks up a square of board `to` is from the
    /// same square of board `from`.
    #[must_use]
    pub fn offset(&self, from: Seat, to: Seat) -> Option<(i32, i32)> {
        let ((a, b), (x, y)) = (self.corner(from)?, self.corner(to)?);
        Some((x - a, y - b))
    }

    /// Returns the squares of a board that share an edge with another board.
    #[must_use]
    #[inline]
    pub fn beside(&self, seat: Seat, other: Seat) -> Squares {
        self.beside[seat.index()][other.index()]
    }

    /// Returns the squares of a board that share an edge with any other board.
    #[must_use]
    pub fn border(&self, seat: Seat) -> Squares {
        let beside = self.beside[seat.index()].iter();
        beside.fold(Squares::EMPTY, |all, &squares| all.union(squares))
    }

    /// Returns the squares of a board that share an edge with a board other than that of
    /// `partner`.
    #[must_use]
    #[inline]
    pub fn border_but(&self, seat: Seat, partner: Seat) -> Squares {
        let beside = self.beside[seat.index()].iter().enumerate();
        let others = beside.filter(|&(at, _)| at != partner.index());
        others.fold(Squares::EMPTY, |all, (_, &squares)| all.union(squares))
    }

    /// Returns the owners of the boards that share an edge with this one (C1).
    pub fn neighbours(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let is_beside = move |other: &Seat| !self.beside(seat, *other).is_empty();
        self.seats().filter(is_beside)
    }

    /// Returns the squares of the board `to` that share an edge with these squares of the
    /// board `from`.
    #[must_use]
    pub fn across(&self, from: Seat, squares: Squares, to: Seat) -> Squares {
        let Some((files, ranks)) = self.offset(to, from).filter(|_| from != to) else {
            return Squares::EMPTY;
        };
        let steps = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        let beside = steps.map(|(right, up)| squares.shifted(files + right, ranks + up));
        beside.into_iter().fold(Squares::EMPTY, Squares::union)
    }

    /// Returns whether a tile can cover exactly these squares of two boards (P1), some on
    /// each.
    #[must_use]
    pub fn covers(&self, shape: &Shape, one: (Seat, Squares), other: (Seat, Squares)) -> bool {
        if one.1.is_empty() || other.1.is_empty() {
            return false;
        }
        let Some((files, ranks)) = self.offset(one.0, other.0) else {
            return false;
        };
        let at = |square: Square| (square.file().cast_signed(), square.rank().cast_signed());
        let here = one.1.iter().map(at);
        let there = other.1.iter().map(at);
        let all = || (here.clone()).chain(there.clone().map(|(x, y)| (x + files, y + ranks)));
        let least = |of: fn((i32, i32)) -> i32| all().map(of).min().unwrap_or(0);
        let (left, low) = (least(|at| at.0), least(|at| at.1));
        // Moved to one board: the lower left of the bounding box is moved to the corner.
        let moved = all().map(|(x, y)| {
            let file = u32::try_from(x - left).ok()?;
            Square::new(file, u32::try_from(y - low).ok()?)
        });
        let moved: Option<Squares> = moved.collect();
        moved.is_some_and(|squares| shape.covers(squares))
    }
}
