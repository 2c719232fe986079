//! The window around any game, in six floors: [`base`], [`io`], [`session`], [`parts`],
//! [`screens`] and [`app`]. A file uses its own floor or those below.
//!
//! Panels are drawn from what is known and return what the person wants as an [`Intent`];
//! `app::update` carries intents out after drawing. No panel plays a command, writes a file
//! or waits.
//!
//! Controls are found by their accessible names, by screen readers and tests alike; the
//! documentation of each panel lists them.

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
