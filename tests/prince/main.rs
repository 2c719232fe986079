//! The rules of The Prince from outside: each rule held and refused, the worked
//! examples of the digest, its invariants over random games, and the bots.

mod bots;
mod examples;
mod invariants;
mod random;
mod rules;
mod secrets;
mod setups;
mod table;
mod tracked;
