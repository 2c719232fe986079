//! The Prince in the window: what the palette finds, the keys of the panels, what is secret
//! and what is told.

mod curtain;
pub(crate) mod desk;
mod gestures;
mod mending;
mod offers;
mod offices;
mod palette;
mod sealed;
mod seizure;
