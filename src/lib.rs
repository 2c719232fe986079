//! Studiolo: a tabletop companion for *The Princes of Florence*.
//!
//! [`cli`] and [`app`] are the command line and the window. What they stand on are
//! crates of their own: [`table`] is what is true of any game, [`florence`] and
//! [`prince`] are rules and bots, and [`words`] makes sentences.

pub mod app;
pub mod cli;
pub mod games;
pub mod ui;

pub use {florence, prince, table, words};
