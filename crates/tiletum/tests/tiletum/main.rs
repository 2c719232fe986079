//! The rules of Tiletum from outside: each rule held and refused, the worked examples of
//! the digest, and its invariants over random games;
//! the bots and their hints.

// What the others share.
mod board;
mod random;

mod advice;
mod at_table;
mod bots;
mod corrections;
mod examples;
mod invariants;
mod rules;
mod scores;
mod sheets;
