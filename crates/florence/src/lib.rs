//! The Princes of Florence: its [`rules`], and a [`mind`] that plans and plays with what
//! the rules make public.
//!
//! The vocabulary of the rules is also available here: [`Game`], [`Command`], [`Setup`].

pub mod mind;
pub mod rules;

pub use rules::{
    Account, AnyCard, BonusCard, Building, BySource, Character, Command, Deal, Decision, Deck,
    Edition, EditionData, Event, Fact, Favour, Freedom, Game, History, Joint, Landscape, Layout,
    Moment, NoRaise, NotADeal, Object, Options, Phase, Player, PlayerSetup, PrestigeCard,
    Principality, Problem, Profession, Rule, Setup, Shape, Site, Size, Source, Square, Squares,
    Tile, Under, Useless, Violation, Work, WorkValue, by_source, tally,
};
