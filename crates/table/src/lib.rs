//! What every table game needs: seats, hidden cards, the log of commands, saves.
//!
//! Only what is true of every game belongs here. Nothing in this crate names a game, draws,
//! reads the clock, or accesses a file (except through a [`disk`](save::disk)).

pub mod alike;
pub mod by_seat;
pub mod cards;
pub mod fold;
pub mod game;
pub mod hidden;
pub mod kinds;
pub mod log;
pub mod occasion;
pub mod people;
pub mod rating;
pub mod save;
pub mod scores;
pub mod seat;
pub mod set;
pub mod told;

pub use alike::{Alike, Saying};
pub use by_seat::BySeat;
pub use cards::Cards;
pub use game::Game;
pub use hidden::{Card, Hand, Stack};
pub use kinds::{BadKinds, Kind, Kinds};
pub use log::{
    Amended, Aside, Broken, Entry, Failing, How, Inserted, Kept, Line, NotAmended, Remedies,
    Remedy, Removed, Rewrite, Rewrites, Seated, Session, in_common,
};
pub use occasion::{Occasion, Origin, Stands};
pub use people::{Bot, Colour, Level, People, Person, Plays, Temperament};
pub use save::{Format, Header, Save, SaveError, Shelf};
pub use scores::{Ranked, Scores};
pub use seat::Seat;
pub use set::{Bits, Item, Set};
pub use told::{Eyes, Told};
