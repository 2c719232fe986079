//! What the levels have of each ability: how broadly they plan, how far they see, and how
//! much they misjudge.

use super::level::Level;
use super::search::Breadth;
use super::value::Value;

/// What a bot is able to do.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// How a turn is planned.
    pub first: Breadth,
    /// How the most promising beginnings are planned again.
    pub again: Option<Breadth>,
    /// How far the worth of a position is misjudged at most, in VP.
    pub error: f32,
    /// How the best plans are compared.
    pub compares: Compares,
}

/// How the best plans are compared.
#[derive(Clone, Copy, Debug)]
pub enum Compares {
    /// By the worth of their final positions.
    Worth,
    /// By the worth of positions at the end of simulated rounds.
    Rounds(Trials),
    /// By a network: first all final positions, then the best of them at the end of
    /// simulated rounds too.
    Value(&'static Value, Trials),
}

/// How many plans are simulated, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trials {
    /// The greatest number of plans that are simulated.
    pub plans: usize,
    /// The greatest number of simulations of each.
    pub imagined: u32,
}

impl Mind {
    /// Returns the mind of a level.
    #[must_use]
    pub fn of(level: Level) -> Mind {
        let one_ply = |beginnings, error| Mind {
            first: Breadth {
                beginnings,
                followed: 1,
                ends: 1,
            },
            again: None,
            error,
            compares: Compares::Worth,
        };
        match level {
            Level::One => one_ply(3, 20.0),
            Level::Two => one_ply(3, 10.0),
            Level::Three => one_ply(8, 8.0),
            Level::Four => one_ply(12, 0.0),
            Level::Five => Mind {
                first: Breadth {
                    beginnings: 12,
                    followed: 1,
                    ends: 2,
                },
                again: None,
                error: 0.0,
                compares: Compares::Value(Value::learned(), Trials::NONE),
            },
            Level::Six => Mind::judging(Value::learned(), Trials::SIX),
        }
    }

    /// Returns a mind that plans as the strongest level does and judges by this network.
    #[must_use]
    pub fn judging(value: &'static Value, trials: Trials) -> Mind {
        Mind {
            first: Breadth {
                beginnings: 40,
                followed: 1,
                ends: 2,
            },
            again: Some(Breadth {
                beginnings: 16,
                followed: 16,
                ends: 32,
            }),
            error: 0.0,
            compares: Compares::Value(value, trials),
        }
    }

    /// Returns the strongest mind without a network, to measure others against it.
    #[must_use]
    pub fn without_value() -> Mind {
        Mind {
            first: Breadth {
                beginnings: 40,
                followed: 1,
                ends: 1,
            },
            again: Some(Breadth {
                beginnings: 10,
                followed: 8,
                ends: 1,
            }),
            error: 0.0,
            compares: Compares::Rounds(Trials {
                plans: 5,
                imagined: 8,
            }),
        }
    }
}

impl Trials {
    /// No simulations.
    pub const NONE: Trials = Trials {
        plans: 1,
        imagined: 0,
    };
    /// The trials of level six.
    pub const SIX: Trials = Trials {
        plans: 5,
        imagined: 12,
    };
}
