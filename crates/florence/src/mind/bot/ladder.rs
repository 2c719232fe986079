//! The ladder: how a bot of each level thinks, and what its temperament changes. As with
//! people, weaker bots see less far and estimate worse, and only the best ones look ahead;
//! none loses on purpose. `examples/bots_ladder.rs` measures whether each level beats the one below as
//! often as it should.

use super::taste::{Taste, with_temperament};
use super::value::Sight;
use crate::rules::game::Game;
use table::{Bot, Level};

/// The most games that the strongest bot begins for a decision; it plays them on for a few
/// phases. `examples/bots_gain.rs` measures what more of them would gain.
pub const SIMULATIONS: u32 = 400;

/// The same for the other bots that look ahead.
const FEW: u32 = 32;

/// The factor on the number of simulated games for two, three, four and five players: with
/// more players, a single game says less about each.
const BY_PLAYERS: [u32; 4] = [1, 1, 1, 2];

/// By how many points at most levels 5, 6 and 7 misjudge what they try, with up to three, with
/// four and with five players: as much as makes each step of the ladder about as high.
const ERRS: [[f32; 3]; 3] = [[5.1, 5.1, 4.6], [3.2, 2.9, 2.6], [0.7, 0.9, 0.3]];

/// The factor on that with the Muse and the Princess, where looking ahead gains more.
const ERRS_WITH_CHARACTERS: f32 = 1.7;

/// How a bot thinks.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    /// How it judges without looking ahead, and its preferences.
    pub taste: Taste,
    /// The most simulated games for a decision; 0 if it does not look ahead.
    pub simulations: u32,
    /// The taste with which all seats play on in simulated games.
    pub imagines: Taste,
    /// Its aim.
    pub aim: Aim,
    /// How far it plays on in simulated games, and what judges their end; `None` if it plays
    /// them to the end.
    pub sight: Option<Sight>,
    /// Whether it guesses the hands of others from what they have built.
    pub believes: bool,
    /// By how many standard errors a candidate must be behind the best to be dropped.
    pub gives_up: f32,
    /// By how many points at most it misjudges what it tries in simulated games.
    pub errs: f32,
}

/// The value of the end of a simulated game: this much for each own point, for each point
/// ahead of the best rival, and for winning, which is not certain within a margin of
/// points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// For each own point.
    pub points: f32,
    /// For each point ahead of the best rival.
    pub lead: f32,
    /// For winning.
    pub win: f32,
    /// The margin in points that settles who wins.
    pub close: f32,
}

impl Aim {
    /// The aim at all levels.
    pub const USUAL: Aim = Aim {
        points: 0.5,
        lead: 0.5,
        win: 8.0,
        close: 8.0,
    };

    /// The aim of a bot that judges by the value: the share of the win is known, so points
    /// matter little beside it.
    pub const VALUE: Aim = Aim {
        points: 0.25,
        lead: 0.25,
        win: 25.0,
        close: 8.0,
    };
}

impl Mind {
    /// Returns how a bot of the ladder thinks at a table for this many players (2 to 5).
    #[must_use]
    pub fn of(bot: Bot, players: usize) -> Self {
        let errs = |level: usize| ERRS[level][players.clamp(3, 5) - 3];
        let (taste, simulations, errs) = match bot.level {
            Level::One => (Taste::human(0.885, 0.68, 6.8), 0, 0.0),
            Level::Two => (Taste::human(0.785, 0.52, 4.95), 0, 0.0),
            Level::Three => (Taste::human(0.665, 0.375, 3.6), 0, 0.0),
            Level::Four => (Taste::human(0.4, 0.2, 2.1), 0, 0.0),
            Level::Five => (Taste::TUNED, FEW, errs(0)),
            Level::Six => (Taste::TUNED, FEW, errs(1)),
            Level::Seven => (Taste::TUNED, FEW, errs(2)),
            Level::Eight => (Taste::TUNED, SIMULATIONS, 0.0),
        };
        let mind = Self {
            simulations: simulations * BY_PLAYERS[players - 2],
            errs,
            ..Self::one_ply(with_temperament(taste, bot.temperament))
        };
        match simulations {
            0 => mind,
            _ => mind.sighted(Sight::learned()),
        }
    }

    /// Returns the same mind, but it judges simulated games by this value soon after the
    /// decision instead of playing them to the end.
    #[must_use]
    pub fn sighted(self, sight: Sight) -> Self {
        Self {
            sight: Some(sight),
            aim: Aim::VALUE,
            ..self
        }
    }

    /// Returns the mind at the table of this game. With the Muse it misjudges more. Without a
    /// value that is of use there, it plays simulated games to the end.
    #[must_use]
    pub(super) fn at_table(mut self, game: &Game) -> Self {
        if game.variant().characters {
            self.errs *= ERRS_WITH_CHARACTERS;
        }
        match self.sight {
            Some(_) if Sight::at_table(game).is_none() => Self {
                sight: None,
                aim: Aim::USUAL,
                ..self
            },
            _ => self,
        }
    }

    /// Returns a mind with this taste that does not look ahead.
    #[must_use]
    pub fn one_ply(taste: Taste) -> Self {
        Self {
            taste,
            simulations: 0,
            imagines: Taste::VARIED,
            aim: Aim::USUAL,
            sight: None,
            believes: true,
            gives_up: 2.5,
            errs: 0.0,
        }
    }
}
