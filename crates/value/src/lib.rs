//! The value of a position, for any game: a small neural network that adds up what is true
//! of the position.
//!
//! A game lists the [`Facts`] of a position in one file; a [`Net`] turns them into a few
//! numbers. It calculates with integers, so the same facts give the same numbers on every
//! machine. [`Sums`] carries the hidden layer forward: only facts that have changed are
//! added or taken away.
//!
//! The networks are trained by the crate `training`.

mod expected;
mod facts;
mod net;

pub use expected::Expected;
pub use facts::Facts;
pub use net::{HIDDEN, Net, NotANet, ONE_OUT, Sums, Weights};
