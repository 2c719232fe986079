//! Studiolo: a tabletop companion for *The Princes of Florence*.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod florence;
pub mod locale;
pub mod table;
