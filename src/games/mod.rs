//! The games in the window, a room each. What they fill in is in [`crate::ui::session`]; the
//! list of them is [`crate::app::GAMES`].

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places on the screen are rounded to pixels and squares"
)]

pub mod florence;
pub mod prince;
pub mod tiletum;
