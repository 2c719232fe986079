//! Any game on any table: seats, hidden cards, the log of commands, saves.
//!
//! What is true of every game lives here. Nothing in this module names a game,
//! paints, asks the time, or touches a file (except [`save`]).

pub mod game;
pub mod hidden;
pub mod history;
pub mod save;
mod save_errors;
pub mod seat;
pub mod session;
pub mod set;

pub use game::Game;
pub use hidden::{Card, Hand, Stack};
pub use history::{How, Rewrite, Rewrites};
pub use save::{Format, Save, SaveError, Shelf};
pub use seat::Seat;
pub use session::{Amended, Broken, Inserted, NotAmended, Removed, Session};
pub use set::{Item, Set};
