//! Tiletum: its [`rules`], and reasoning about it ([`mind`]). Dice give access to action
//! places around a wheel; a merchant and an architect travel from Tiletum to the cities in
//! which the fairs are held.
//!
//! The vocabulary of the rules is here too: [`Game`], [`Command`], [`Setup`].

pub mod mind;
pub mod rules;

pub use rules::{
    Action, ActionPlace, BadEdition, CityId, Command, Condition, Correction, Decision, Dice, Die,
    Edition, EditionData, Effect, Effects, Event, Fact, Family, Frame, Game, Good, Goods, Layout,
    Options, Pay, Phase, Piece, Player, PlayerSetup, Position, Printed, Problem, Rule, Score,
    SeatPosition, Setup, Slot, Source, SpaceId, Spot, Stack, Step, TileId, Turn, Violation,
};
