//! The rules of The Princes of Florence: no window, no files, no guesses.
//!
//! A [`Setup`] is whatever a person typed; `Game::try_from(setup)` either gives a legal
//! game or says everything that is wrong. A [`Game`] proceeds by [`Command`]s; each is
//! checked and refused with the rule it breaks. The fields of a `Game` are visible only in
//! this module.
//!
//! Inside, files import downwards. The lowest level is the vocabulary: `components`,
//! `cards`, `field`, `rule`, `variant`, `command`. Above it are `player` and `progress`:
//! what a player has and how far a game has come. Then comes `game`: a position, what can
//! be read from it and what all phases do with it. Then `phase`, a file for each phase, and
//! `play`, which hands a decision to its phase. `setup` converts to a position and back,
//! also for `correcting` and `exception`. Everything else (`legal`, `may`, `tally`,
//! `imagine`, `hypothetical`, `history`) only reads positions.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "counts are bounded by 49 squares and 21 cards, and what a person typed is brought \
              within its range before it is stored"
)]

pub mod cards;
pub mod characters;
pub mod command;
pub mod components;
mod correcting;
pub mod correction;
pub mod deal;
pub mod digest;
pub mod edition;
mod exception;
pub mod field;
pub mod game;
pub mod history;
pub mod holds;
pub mod house;
pub mod hypothetical;
mod imagine;
pub mod legal;
mod may;
mod phase;
mod play;
pub mod player;
pub mod progress;
pub mod rule;
pub mod setup;
pub mod sources;
pub mod tally;
pub mod variant;
pub mod work;

pub use cards::any::{AnyCard, Deck, Under};
pub use cards::{BonusCard, PrestigeCard, Profession};
pub use characters::{Character, Favour};
pub use command::{Command, Decision, Event, Source, Work};
pub use components::{Building, Freedom, Landscape, Object, Piece, Size, Tile};
pub use correction::Correction;
pub use deal::{Deal, NotADeal};
pub use edition::{Edition, EditionData};
pub use field::joint::Joint;
pub use field::layout::Layout;
pub use field::principality::{Beside, Principality};
pub use field::shape::{Shape, Square, Squares};
pub use field::site::Site;
pub use game::Game;
pub use history::History;
pub use house::{HouseRule, Placement, Purses, Ties};
pub use phase::auction::{NoRaise, Useless};
pub use player::Player;
pub use progress::{Moment, Phase, Seating};
pub use rule::{Fact, Rule, Violation};
pub use setup::{Counts, PlayerSetup, Problem, Setup};
pub use sources::{BySource, by_source};
pub use tally::{Account, tally};
pub use variant::{HouseRules, Options, Variant};
pub use work::{PrincessValue, WorkValue};
