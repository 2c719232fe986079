//! The Princes of Florence, rules only: no window, no files, no chance, no clock.
//!
//! A [`Setup`] is whatever a person typed; `Game::try_from(setup)` is legal or
//! says everything that is wrong. A [`Game`] goes on by [`Command`]s, each of
//! which is checked and refused with the rule it breaks.

pub mod bot;
pub mod cards;
pub mod command;
pub mod components;
pub mod edition;
pub mod game;
pub mod grid;
pub mod history;
mod imagine;
pub mod legal;
pub mod options;
mod phase;
pub mod planner;
pub mod player;
pub mod rule;
pub mod setup;
pub mod shape;
pub mod sources;
pub mod tally;
pub mod work;

pub use cards::{BonusCard, PrestigeCard, Profession};
pub use command::{AnyCard, Command, Decision, Deck, Event, Source, Under, Work};
pub use components::{Building, Freedom, Landscape, Object, Size, Tile};
pub use edition::{Edition, EditionData};
pub use game::{Game, Phase};
pub use grid::Principality;
pub use history::History;
pub use options::Options;
pub use phase::auction::{NoRaise, Useless};
pub use player::Player;
pub use rule::{Fact, Rule, Violation};
pub use setup::{Moment, PlayerSetup, Problem, Setup};
pub use shape::{Shape, Square, Squares};
pub use sources::{BySource, by_source};
pub use tally::{Account, tally};
pub use work::WorkValue;
