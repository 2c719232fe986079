//! The files of the shelf: what a record of a game tells, where it is kept, how games are
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
