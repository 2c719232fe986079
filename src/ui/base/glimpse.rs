//! What a list of games shows of a game beside words: how things stand in a line,
//! everybody's points, and what the game draws of it. It is made where files are
//! read.

use super::own::Own;

/// What is seen of a game from afar.
#[derive(Clone, Debug, PartialEq)]
pub struct Glimpse {
    /// Which part of the game it is.
    pub heading: String,
    /// What happens there.
    pub line: String,
    /// What the best have, or how far they have got.
    pub best: String,
    /// The players in seat order.
    pub seats: Vec<Glimpsed>,
    /// What the game draws.
    pub table: Own,
}

/// What is seen of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glimpsed {
    /// Their points.
    pub points: u16,
    /// Their colour, one of five, from 0.
    pub colour: usize,
    /// Whether the computer plays.
    pub is_bot: bool,
}
