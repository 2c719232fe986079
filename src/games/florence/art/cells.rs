//! A set of squares as it is drawn: row by row from above, with its outline, its longest
//! row and its central square.

use std::collections::{BTreeMap, HashSet};

use eframe::egui::{Pos2, pos2};
use kurbo::BezPath;

use florence::rules::field::shape::SIDE;
use florence::{Square, Squares};

/// A square: column from the left and row from above.
pub type Cell = (i32, i32);

/// The four sides: above, right, below, left.
pub const WAYS: [Cell; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Squares, row by row from above.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cells(Vec<Cell>);

impl Cells {
    /// Creates a set of these squares.
    #[must_use]
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        cells.sort_unstable_by_key(|&(x, y)| (y, x));
        cells.dedup();
        Self(cells)
    }

    /// Creates a block of squares.
    #[must_use]
    pub fn block(width: i32, height: i32) -> Self {
        Self::new((0..height).flat_map(|y| (0..width).map(move |x| (x, y))))
    }

    /// Creates a set from squares of a principality, whose upper left is (0, 0).
    #[must_use]
    pub fn of(squares: Squares) -> Self {
        let top = SIDE as i32 - 1;
        let cell = |square: Square| (square.file() as i32, top - square.rank() as i32);
        Self::new(squares.iter().map(cell))
    }

    /// Returns the same squares moved so that their upper left is (0, 0).
    #[must_use]
    pub fn at_origin(&self) -> Self {
        let (left, top) = self.corner();
        Self::new(self.iter().map(|(x, y)| (x - left, y - top)))
    }

    /// Returns the lowest column and row.
    #[must_use]
    pub fn corner(&self) -> Cell {
        let left = self.iter().map(|cell| cell.0).min().unwrap_or(0);
        let top = self.iter().map(|cell| cell.1).min().unwrap_or(0);
        (left, top)
    }

    /// Returns the number of columns and rows.
    #[must_use]
    pub fn extent(&self) -> Cell {
        let (left, top) = self.corner();
        let right = self.iter().map(|cell| cell.0 + 1).max().unwrap_or(0);
        let bottom = self.iter().map(|cell| cell.1 + 1).max().unwrap_or(0);
        (right - left, bottom - top)
    }

    /// Returns an iterator over the squares.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter().copied()
    }

    /// Returns the number of squares.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there are no squares.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether the set contains this square.
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        let (x, y) = cell;
        self.0
            .binary_search_by_key(&(y, x), |&(x, y)| (y, x))
            .is_ok()
    }

    /// Returns the first square and the length of the longest row; of equal rows, the
    /// lowest.
    #[must_use]
    pub fn longest_row(&self) -> (Cell, i32) {
        let most = self.len() as i32;
        let run = |(x, y): Cell| {
            let row = (0..most).take_while(|n| self.has((x + n, y)));
            row.count() as i32
        };
        let runs = self.iter().map(|cell| (cell, run(cell)));
        let best = runs.reduce(|best, next| {
            let lower = next.1 == best.1 && next.0.1 > best.0.1;
            if next.1 > best.1 || lower { next } else { best }
        });
        best.unwrap_or(((0, 0), 0))
    }

    /// Returns the square with the most neighbours, the one nearest to the centre if there
    /// are several.
    #[must_use]
    pub fn main(&self) -> Cell {
        let count = self.len().max(1) as f32;
        let middle = self
            .iter()
            .fold((0.0, 0.0), |(a, b), (x, y)| (a + x as f32, b + y as f32));
        let middle = (middle.0 / count, middle.1 / count);
        let worth = |(x, y): Cell| {
            let beside = WAYS.iter().filter(|way| self.has((x + way.0, y + way.1)));
            let away = (x as f32 - middle.0).hypot(y as f32 - middle.1);
            beside.count() as f32 - away * 0.7
        };
        let best = self.iter().map(|cell| (cell, worth(cell)));
        let best = best.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or((0, 0), |best| best.0)
    }

    /// Returns the corners of the outlines, `inset` points inside, for squares of `side`
    /// points: a closed line for each piece and each hole.
    #[must_use]
    pub fn outline(&self, side: f32, inset: f32) -> Vec<Vec<Pos2>> {
        let lines = self.edges().into_iter();
        lines
            .map(|points| {
                let count = points.len();
                let way = |from: Cell, to: Cell| (to.0 - from.0, to.1 - from.1);
                let corners = (0..count).filter_map(|n| {
                    let here = points[n];
                    let come = way(points[(n + count - 1) % count], here);
                    let go = way(here, points[(n + 1) % count]);
                    let inwards = (-come.1 - go.1, come.0 + go.0);
                    (come != go).then(|| {
                        pos2(
                            here.0 as f32 * side + inset * inwards.0 as f32,
                            here.1 as f32 * side + inset * inwards.1 as f32,
                        )
                    })
                });
                corners.collect()
            })
            .collect()
    }

    /// Returns the outline with rounded corners, as a path.
    #[must_use]
    pub fn path(&self, side: f32, inset: f32, corner: f32) -> BezPath {
        let mut path = BezPath::new();
        let exact = |at: Pos2| (f64::from(at.x), f64::from(at.y));
        for points in self.outline(side, inset) {
            let count = points.len();
            for n in 0..count {
                let here = points[n];
                let before = points[(n + count - 1) % count];
                let after = points[(n + 1) % count];
                let near = |other: Pos2| {
                    let way = other - here;
                    here + way.normalized() * corner.min(way.length() / 2.0)
                };
                let from = exact(near(before));
                match n {
                    0 => path.move_to(from),
                    _ => path.line_to(from),
                }
                if corner > 0.0 {
                    path.quad_to(exact(here), exact(near(after)));
                }
            }
            path.close_path();
        }
        path
    }

    /// Returns the outer edges, end to end, clockwise around each piece.
    fn edges(&self) -> Vec<Vec<Cell>> {
        let mut edges: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
        for (x, y) in self.iter() {
            let sides = [
                ((0, -1), (x, y), (x + 1, y)),
                ((1, 0), (x + 1, y), (x + 1, y + 1)),
                ((0, 1), (x + 1, y + 1), (x, y + 1)),
                ((-1, 0), (x, y + 1), (x, y)),
            ];
            for (out, from, to) in sides {
                if !self.has((x + out.0, y + out.1)) {
                    edges.entry(from).or_default().push(to);
                }
            }
        }
        let mut lines = Vec::new();
        while let Some(&start) = edges.keys().next() {
            let mut points = vec![start];
            let mut at = start;
            let mut way = (1, 0);
            while let Some(ends) = edges.get_mut(&at) {
                // Where two squares touch only at a corner, the line stays on its own
                // square and turns right.
                let right = (-way.1, way.0);
                let to_right = ends
                    .iter()
                    .position(|end| (end.0 - at.0, end.1 - at.1) == right);
                let end = ends.swap_remove(to_right.unwrap_or(0));
                if ends.is_empty() {
                    edges.remove(&at);
                }
                way = (end.0 - at.0, end.1 - at.1);
                at = end;
                if at == start {
                    break;
                }
                points.push(at);
            }
            lines.push(points);
        }
        lines
    }

    /// Returns the pieces connected by their sides.
    #[must_use]
    pub fn pieces(&self) -> Vec<Cells> {
        let mut left: HashSet<Cell> = self.iter().collect();
        let mut pieces = Vec::new();
        for first in self.iter() {
            if !left.remove(&first) {
                continue;
            }
            let (mut piece, mut next) = (Vec::new(), vec![first]);
            while let Some((x, y)) = next.pop() {
                piece.push((x, y));
                for (a, b) in WAYS {
                    if left.remove(&(x + a, y + b)) {
                        next.push((x + a, y + b));
                    }
                }
            }
            pieces.push(Cells::new(piece));
        }
        pieces
    }
}
