//! The files of the shelf: the record of each game, where it is kept, and how games are
//! found and counted.

pub mod bundle;
pub mod chore;
pub mod chronicle;
pub mod figures;
pub mod find;
pub mod index;
pub mod people;
pub mod plays;
pub mod record;
pub mod store;
pub mod strength;
