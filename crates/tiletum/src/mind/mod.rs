//! Reasoning about a game: bots, hints, whole games between bots. It uses only the public
//! interface of the rules, and nothing in Tiletum is private (G4).

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "counts of pieces and turns are below 128"
)]

pub mod advice;
pub mod bot;
mod chance;
mod reasons;
pub mod review;
pub mod simulate;
