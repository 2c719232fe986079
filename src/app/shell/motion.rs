//! How long what moves takes to arrive: a tenth of a second or two, and only after
//! something has happened. Nothing waits for it, and it can be switched off.

use eframe::egui::{Context, Id};

/// How long a move takes, in seconds.
pub const MOVE: f32 = 0.15;

const REDUCED: &str = "reduced_motion";

/// Whether nothing is to move: what changes is where it belongs at once.
#[must_use]
pub fn is_reduced(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique(REDUCED)))
        .unwrap_or(false)
}

/// From now on nothing moves, or everything as it is meant to.
pub fn reduce(ctx: &Context, is_reduced: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(REDUCED), is_reduced));
    ctx.all_styles_mut(|style| style.animation_time = if is_reduced { 0.0 } else { MOVE });
}

/// How long a move takes now, in seconds.
#[must_use]
pub fn seconds(ctx: &Context) -> f32 {
    if is_reduced(ctx) { 0.0 } else { MOVE }
}
