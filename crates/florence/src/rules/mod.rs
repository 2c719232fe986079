//! The rules of The Princes of Florence: no window, no files, no guesses.
//!
//! A [`Setup`] is whatever a person typed; `Game::try_from(setup)` is legal or
//! says everything that is wrong. A [`Game`] goes on by [`Command`]s, each of
//! which is checked and refused with the rule it breaks. The fields of a `Game`
//! are visible in here and nowhere else.
//!
//! Inside, two circles of files need each other. The vocabulary: cards count what a
//! player has, and a player holds cards; facts of a violation name cards and faults
//! of an edition, which cite rules. And the game: `game` hands each decision to its
//! `phase`, phases change the fields of a game, `setup` makes one and `TryFrom` asks
//! it to. Everything else (`variant`, `legal`, `may`, `tally`, `work`, `imagine`,
//! `hypothetical`, `history`) only reads what it is about.

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
