//! Tests of what is true of any game, with a game unrelated to the real ones: heaps of
//! pebbles, and face-down cards that take a whole heap.

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
