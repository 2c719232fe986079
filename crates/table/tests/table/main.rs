//! What is true of any game, shown with one that has nothing to do with the
//! others: heaps of pebbles, and face-down cards that can be laid to take a
//! whole heap.

#![allow(clippy::cast_possible_truncation, reason = "the numbers are small")]

mod any_steps;
mod asides;
mod disks;
mod files;
mod pebbles;
mod saves;
mod session;
mod sets;
mod shelf;
