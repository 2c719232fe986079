//! The Prince: The Struggle of House Borgia: its [`rules`], and what can be derived about a
//! game ([`mind`]).
//!
//! The vocabulary of the rules is also available here: [`Game`], [`Command`], [`Setup`].

pub mod mind;
pub mod rules;

pub use rules::{
    Aim, BadEdition, CardData, CardId, CardType, Command, Commitment, Correction, Decision,
    Edition, EditionData, Event, Fact, Figures, Game, Lot, Options, Phase, Place, PlayerSetup,
    Position, Problem, Rule, Sealed, Setup, Source, Spot, Step, Target, Trade, Violation, Why,
};
