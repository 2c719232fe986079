//! What can be derived about a game from what one seat sees. Only the public interface of
//! the rules is used here.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "estimates are rounded to ducats and votes, which are small and not negative"
)]

pub mod advice;
pub mod bot;
mod reasons;
pub mod review;
mod thinking;

pub use thinking::Thinking;
