//! The window around any game, in six layers: [`base`], [`io`], [`session`], [`parts`],
//! [`screens`] and [`app`]. A file uses only its own layer and the ones before it in this
//! list.
//!
//! Panels are drawn from the current state and return what the player wants as an
//! [`Intent`]; `app::update` carries out intents after drawing. Panels never run commands,
//! write files or block.
//!
//! Both screen readers and tests find controls by their accessible names; the documentation
//! of each panel lists them.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places on the screen are rounded to pixels and squares"
)]

pub mod app;
pub mod base;
pub mod io;
pub mod parts;
pub mod screens;
pub mod session;

pub use self::session::intent::Intent;
