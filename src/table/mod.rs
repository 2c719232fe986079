//! Any game on any table: seats, hidden cards, the log of commands, saves.
//!
//! What is true of every game lives here. Nothing in this module names a game,
//! paints, asks the time, or touches a file (except through a [`disk`]).

pub mod disk;
pub mod files;
pub mod game;
pub mod hidden;
pub mod history;
pub mod save;
mod save_errors;
pub mod seat;
pub mod session;
pub mod set;
pub mod shelf;

pub use game::Game;
pub use hidden::{Card, Hand, Stack};
pub use history::{How, Rewrite, Rewrites, in_common};
pub use save::{Format, Save, SaveError};
pub use seat::Seat;
pub use session::{Amended, Broken, Inserted, NotAmended, Removed, Session};
pub use set::{Item, Set};
pub use shelf::Shelf;
