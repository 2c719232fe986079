//! The rules of The Prince from outside: each rule held and refused, the worked
//! examples of the digest, and its invariants over random games.

mod examples;
mod invariants;
mod random;
mod rules;
mod secrets;
mod setups;
mod table;
mod tracked;
