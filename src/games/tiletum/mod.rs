//! Tiletum in the window.

pub mod art;
