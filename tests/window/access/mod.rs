//! The window for screen readers and for players without a pointer: the accessibility tree
//! of every view, keyboard navigation through it, and announcements.

pub(crate) mod focus;
mod heard;
mod prince;
pub(crate) mod tree;
