//! Files and workers: what is read and written, the library of games, preferences, the end
//! of the program.

pub mod clerk;
pub mod collection;
pub mod endings;
pub mod errand;
pub mod gate;
pub mod kept;
pub mod kind;
pub mod leftovers;
pub mod library;
pub mod preferences;
pub mod shelf;
