//! A typed position, for any game. The page is the same for all: a bar with undo, redo and
//! the file, a verdict with the way to what is wrong, a column for each player. A game
//! implements a [`Form`]: the numbers of a player, the parts of a column, which of them are
//! wrong and why, and its own drawings.

mod alone;
mod column;
mod columns;
mod form;
mod numbers;
mod page;
mod points;
mod ticks;
mod verdict;

pub use self::column::{Column, SIDES, Ticks, caption, heading, is_narrow, paint_ribbon};
pub use self::form::{Checked, Fault, Form, Judged, Page, Problem, Rules, Seen, Standing, Start};
pub use self::numbers::{Number, Numbers, Place};
pub use self::ticks::{Cell, grid};
pub use self::verdict::Ground;
