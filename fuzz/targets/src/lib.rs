//! The fuzz targets: each takes any bytes as something that Studiolo reads, or as the steps of
//! a game, and checks what has to be true whatever they are. It panics if it is not.
//!
//! libFuzzer calls them from the package above, which needs a compiler for C++. The test of
//! this crate needs only the toolchain: it tries the seeds and some thousands of variations
//! of each.

#![allow(
    clippy::missing_panics_doc,
    reason = "a target says by a panic that something is wrong"
)]

mod changes;
mod common;
mod fields;
mod files;
mod memory;
mod moves;
mod positions;
mod records;
mod saves;
pub mod trial;
mod typed;

pub use fields::fields;
pub use files::{archive, deck, edition, edition_tiletum, house_rules, index, preferences};
pub use moves::{moves_florence, moves_prince, moves_tiletum};
pub use positions::{position_florence, position_prince, position_tiletum};
pub use records::{record_florence, record_prince, record_tiletum};
pub use saves::{save_florence, save_prince, save_tiletum};
pub use typed::{typed_florence, typed_prince, typed_tiletum};

/// A target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// What it does with an input. It panics if something is wrong.
    pub check: fn(&[u8]),
    /// The length of the longest input that is made up, in bytes: enough for what the target
    /// reads, and short enough for many inputs a second.
    pub longest: usize,
}

const fn target(name: &'static str, check: fn(&[u8]), longest: usize) -> Target {
    Target {
        name,
        check,
        longest,
    }
}

/// All targets.
pub const TARGETS: [Target; 23] = [
    target("archive", archive, 1024),
    target("deck", deck, 768),
    target("edition", edition, 1280),
    target("edition_tiletum", edition_tiletum, 1280),
    target("fields", fields, 64),
    target("house_rules", house_rules, 768),
    target("index", index, 768),
    target("moves_florence", moves_florence, 256),
    target("moves_prince", moves_prince, 256),
    target("moves_tiletum", moves_tiletum, 256),
    target("position_florence", position_florence, 128),
    target("position_prince", position_prince, 64),
    target("position_tiletum", position_tiletum, 128),
    target("preferences", preferences, 768),
    target("record_florence", record_florence, 512),
    target("record_prince", record_prince, 512),
    target("record_tiletum", record_tiletum, 512),
    target("save_florence", save_florence, 1280),
    target("save_prince", save_prince, 1280),
    target("save_tiletum", save_tiletum, 1280),
    target("typed_florence", typed_florence, 24),
    target("typed_prince", typed_prince, 24),
    target("typed_tiletum", typed_tiletum, 24),
];
