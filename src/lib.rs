//! Studiolo: a tabletop companion for *The Princes of Florence*.

pub mod florence;
pub mod table;
