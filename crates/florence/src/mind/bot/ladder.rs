//! The ladder: how a bot of each level thinks, and what its temperament changes.
//! A lower step sees less far, estimates worse and imagines fewer games, as people
//! do; none gives anything away on purpose. That each step wins what it should
//! against the one below is measured by `examples/bots_ladder.rs`.

use super::taste::{Taste, with_temperament};
use table::{Bot, Level};

/// The most games that the strongest bot imagines for a decision. What more of them would gain is measured by
/// `examples/bots_gain.rs`.
pub const SIMULATIONS: u32 = 1600;

/// How many times the games of a table for four are imagined for two, three, four and
/// five players: the more there are, the less a single game says about each.
const BY_PLAYERS: [u32; 4] = [1, 1, 1, 2];

/// How a bot thinks.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// How it judges without looking ahead, and what it likes beside winning.
    pub taste: Taste,
    /// Imagined games for a decision at most; none if it does not look ahead.
    pub simulations: u32,
    /// How it takes all seats to play on in imagined games.
    pub imagines: Taste,
    /// What it is after.
    pub aim: Aim,
    /// Standard errors by which an idea must be behind the best to be given up.
    pub gives_up: f32,
}

/// What the end of an imagined game is worth: so much for each own point, for each
/// point ahead of the best rival, and for winning, which is not certain within
/// so many points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// For each own point.
    pub points: f32,
    /// For each point ahead of the best rival.
    pub lead: f32,
    /// For winning.
    pub win: f32,
    /// Points ahead or behind that settle who wins.
    pub close: f32,
}

impl Aim {
    /// The aim of all steps.
    pub const USUAL: Aim = Aim {
        points: 0.5,
        lead: 0.5,
        win: 8.0,
        close: 8.0,
    };
}

impl Mind {
    /// How a bot of the ladder thinks at a table for so many players (2 to 5).
    #[must_use]
    pub fn of(bot: Bot, players: usize) -> Self {
        let (taste, simulations) = match bot.level {
            Level::One => (Taste::human(0.885, 0.68, 6.8), 0),
            Level::Two => (Taste::human(0.785, 0.52, 4.95), 0),
            Level::Three => (Taste::human(0.665, 0.375, 3.6), 0),
            Level::Four => (Taste::human(0.4, 0.2, 2.1), 0),
            Level::Five => (Taste::TUNED, 6),
            Level::Six => (Taste::TUNED, 48),
            Level::Seven => (Taste::TUNED, 240),
            Level::Eight => (Taste::TUNED, SIMULATIONS),
        };
        Self {
            simulations: simulations * BY_PLAYERS[players - 2],
            ..Self::one_ply(with_temperament(taste, bot.temperament))
        }
    }

    /// Somebody of this taste who does not look ahead.
    #[must_use]
    pub fn one_ply(taste: Taste) -> Self {
        Self {
            taste,
            simulations: 0,
            imagines: Taste::VARIED,
            aim: Aim::USUAL,
            gives_up: 2.5,
        }
    }
}
