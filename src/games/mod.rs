//! The windows of the games, one module per game. Each fills in the traits of
//! [`crate::ui::session`]; [`crate::app::GAMES`] lists them.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places on the screen are rounded to pixels and squares"
)]

pub mod florence;
pub mod prince;
pub mod tiletum;
