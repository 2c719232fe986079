//! The rules of The Prince: no window, no files, no guesses, no prose.
//!
//! A [`Setup`] is whatever a person typed; `Game::try_from(setup)` either gives a legal
//! game or says everything that is wrong. A [`Game`] proceeds by [`Command`]s; each is
//! checked and refused with the rule it breaks. The fields of a `Game` are visible only in
//! this module.
//!
//! A digital game holds the state of its generator, and everything random happens
//! automatically. Without one (at a real table, or in a game as seen by a player) the same
//! situations wait for a command with the result: [`Decision::Draw`], [`Decision::Turned`],
//! [`Decision::Steal`], [`Decision::Show`], [`Decision::Dealt`].

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "cards are at most 96, and what a person typed is brought within its range before \
              it is stored"
)]

mod at_table;
pub mod card;
pub mod command;
mod correction;
pub mod edition;
mod exception;
mod forward;
pub mod game;
mod imagine;
pub mod legal;
mod naming;
pub mod options;
mod phase;
mod random;
pub mod rule;
mod score;
pub mod sealed;
pub mod setup;
mod sound;
mod spots;
pub mod state;
pub mod tally;
mod view;

pub use card::{CardId, CardType, Figures, Place, Spot};
pub use command::{Aim, Command, Correction, Decision, Event, Lot, Target, Why};
pub use edition::{BadEdition, CardData, Edition, EditionData};
pub use game::Game;
pub use options::Options;
pub use rule::{Fact, Rule, Violation};
pub use score::Source;
pub use sealed::Sealed;
pub use setup::{PlayerSetup, Position, Problem, Setup};
pub use state::{Commitment, Phase, Step, Trade};
