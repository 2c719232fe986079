//! What can be derived about a game from public information: plans, bots, advice, a look
//! back. Only the public interface of the rules is used here, so a bot that peeks at a
//! hidden card does not compile.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "estimates are rounded to florins and points, which are small and not negative"
)]

pub mod bot;
pub mod mend;
pub mod planner;
pub mod tournament;
pub mod whereabouts;
