//! The levels of the bots. `minds` says how each of them thinks.

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Considers few ways to begin a turn and often misjudges.
    One,
    /// Considers few ways to begin a turn and sometimes misjudges.
    Two,
    /// Considers more of them and misjudges less.
    Three,
    /// Considers most of them, plans each turn as a whole and does not misjudge what it
    /// sees.
    Four,
    /// Compares its plans by what it has learned of positions.
    Five,
    /// Plans more broadly and also tests its best plans in simulated rounds.
    Six,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
        Level::Six,
    ];

    /// Returns the number of the level, 1 to 6.
    #[must_use]
    pub fn step(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the bot for a level of the ladder; the highest levels have the same one.
    #[must_use]
    pub fn nearest(level: table::Level) -> Level {
        match level {
            table::Level::One => Level::One,
            table::Level::Two => Level::Two,
            table::Level::Three => Level::Three,
            table::Level::Four => Level::Four,
            table::Level::Five => Level::Five,
            table::Level::Six | table::Level::Seven | table::Level::Eight => Level::Six,
        }
    }
}
