//! The rules of The Prince from outside: each rule held and refused, the worked
//! examples of the digest, its invariants over random games, and the bots.

// What the others share.
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
