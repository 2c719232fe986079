//! The Prince in the window: what its things look like, and its panels.

pub mod art;
