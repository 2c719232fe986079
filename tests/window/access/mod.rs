//! The window for those who hear it, and for those who have no pointer: the
//! accessibility tree of every view, the way of the keyboard through it, and what is
//! told without being asked for.

pub(crate) mod focus;
mod heard;
mod prince;
pub(crate) mod tree;
