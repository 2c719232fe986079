//! The rules of Tiletum from outside: each rule held and refused, the worked examples of
//! the digest, and its invariants over random games.

// What the others share.
mod board;
mod random;

mod at_table;
mod examples;
mod invariants;
mod rules;
mod scores;
