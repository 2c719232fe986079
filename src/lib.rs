//! Studiolo: a tabletop companion for *The Princes of Florence*, *The Prince* and *Tiletum*.
//!
//! [`cli`] is the command line. [`ui`] is the window for any game, [`games`] fills it in,
//! and [`app`] lists the games and opens it. The crates below: [`table`] holds what is true
//! of any game, [`florence`], [`prince`] and `tiletum` are rules and bots, and [`words`]
//! makes sentences.

pub mod app;
pub mod cli;
pub mod games;
pub mod ui;

pub use {florence, prince, table, words};
