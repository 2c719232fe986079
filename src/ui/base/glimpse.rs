//! What a list of games shows of a game besides words: how things stand in one line,
//! everyone's points, and the game's own drawing. It is made where files are read.

use super::own::Own;

/// A preview of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Glimpse {
    /// The current part of the game.
    pub heading: String,
    /// What happens there.
    pub line: String,
    /// What the leaders have, or how far they have got.
    pub best: String,
    /// The players in seat order.
    pub seats: Vec<Glimpsed>,
    /// What the game draws.
    pub table: Own,
}

/// A player in the preview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glimpsed {
    /// Their points.
    pub points: u16,
    /// Their colour, one of five, from 0.
    pub colour: usize,
    /// Whether the computer plays this seat.
    pub is_bot: bool,
}
