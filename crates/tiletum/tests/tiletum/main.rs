//! Tests of Tiletum through its public interface: each rule obeyed and refused, the worked
//! examples of the digest, its invariants over random games, and the bots with their hints.

// Shared by the other modules.
mod board;
mod random;

mod advice;
mod at_table;
mod bots;
mod corrections;
mod examples;
mod invariants;
mod review;
mod rules;
mod scores;
mod sheets;
