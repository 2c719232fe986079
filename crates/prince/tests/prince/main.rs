//! Tests of the rules of The Prince from outside: each rule holding and refusing, the
//! worked examples of the digest, its invariants over random games, and the bots.

// Shared by the others.
mod board;
mod random;

mod bots;
mod examples;
mod house_rules;
mod invariants;
mod mind;
mod pictured;
mod rules;
mod secrets;
mod setups;
mod told;
mod tracked;
