//! The rules of Tiletum: no window, no files, no guesses, no prose.
//!
//! A [`Setup`] is whatever a person typed; `Game::try_from(setup)` returns a legal game or
//! everything that is wrong. A [`Game`] advances through [`Command`]s, each of which is
//! checked and may be refused with the rule it breaks. The fields of a `Game` are visible
//! only in this module.
//!
//! The engine contains no randomness. Where dice, tokens or tiles come next, a position
//! waits for an entry that names them ([`Decision::Roll`], [`Decision::Corruption`],
//! [`Decision::Deal`]). For a game on a screen, [`Game::draw`] creates those entries.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "components are at most 128, and what a person typed is brought within its range \
              before it is stored"
)]

mod at_table;
pub mod atlas;
pub mod checks;
pub mod command;
mod correction;
pub mod counted;
pub mod edition;
mod exception;
mod forward;
pub mod game;
pub mod legal;
pub mod parts;
mod phase;
mod placing;
pub mod position;
mod random;
mod reading;
pub mod rule;
pub mod setup;
pub mod sheet;
mod sound;
pub mod state;
pub mod tally;
pub mod tile;

pub use atlas::Edition;
pub use checks::{BadEdition, Warning};
pub use command::{Command, Correction, Decision, Event, Spot};
pub use counted::{Count, Misfit};
pub use edition::{Condition, Cost, EditionData, FairTile};
pub use game::Game;
pub use parts::{
    Action, ActionPlace, CityId, Dice, Die, Family, Good, Goods, Mark, Piece, SpaceId, TileId,
};
pub use phase::round::{AtFair, COMPLETED_VP};
pub use position::{Position, SeatPosition};
pub use rule::{Fact, Problem, Rule, Violation};
pub use setup::{Layout, Options, PlayerSetup, Setup};
pub use sheet::{Counts, Sheet};
pub use state::{Frame, Phase, Player, ROUNDS, Slot, Step, Turn};
pub use tally::{Score, Source};
pub use tile::{Effect, Effects, Pay, Printed, Stack, TileData};
