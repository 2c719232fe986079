//! Animation of moving things: a tenth of a second or two, and only after something has
//! happened while it was visible. Nothing waits for it, nothing is redrawn at rest, and it
//! can be switched off.

use std::time::Duration;

use eframe::egui::{Context, Id};

/// How long a move takes, in seconds.
pub const MOVE: f32 = 0.15;
/// How long a gain is shown, in seconds.
pub const TOLD: f32 = 1.2;
/// How much larger something is drawn while it is being put down.
pub const PUT_DOWN: f32 = 1.04;

/// A game that advances by more steps than this at once was skipped through, not played.
const STEPS: usize = 6;

const REDUCED: &str = "reduced_motion";

/// Returns whether motion is reduced: changes are then shown immediately.
#[must_use]
pub fn is_reduced(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique(REDUCED)))
        .unwrap_or(false)
}

/// Switches reduced motion on or off.
pub fn reduce(ctx: &Context, is_reduced: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(REDUCED), is_reduced));
    ctx.all_styles_mut(|style| style.animation_time = if is_reduced { 0.0 } else { MOVE });
}

/// Returns the progress of a move (0 to 1) this many seconds after its start; it slows down
/// towards the end.
#[must_use]
pub fn progress(seconds: f32) -> f32 {
    let left = 1.0 - (seconds / MOVE).clamp(0.0, 1.0);
    1.0 - left * left * left
}

/// Returns whether a game has been played on from one step to another: by a decision and
/// what follows from it automatically.
#[must_use]
pub fn is_played_on(from: usize, to: usize) -> bool {
    (from + 1..=from + STEPS).contains(&to)
}

/// Something that moves.
#[derive(Clone, Copy, Debug)]
struct Moving {
    from: f32,
    to: f32,
    since: f64,
    /// The frame in which it was last drawn.
    frame: u64,
}

impl Moving {
    fn at(self, now: f64) -> f32 {
        let part = progress((now - self.since) as f32);
        self.from + (self.to - self.from) * part
    }
}

/// Returns the current place of something that moves to `to`. It starts to move when `to`
/// changes while it is visible; otherwise it is there at once.
pub fn towards(ctx: &Context, id: Id, to: f32) -> f32 {
    let now = ctx.input(|input| input.time);
    let frame = ctx.cumulative_frame_nr();
    let known: Option<Moving> = ctx.data(|data| data.get_temp(id));
    let in_sight = known.filter(|known| known.frame + 1 >= frame && !is_reduced(ctx));
    let moving = match in_sight {
        Some(known) if known.to == to => Moving { frame, ..known },
        Some(known) => Moving {
            from: known.at(now),
            to,
            since: now,
            frame,
        },
        None => Moving {
            from: to,
            to,
            since: now,
            frame,
        },
    };
    ctx.data_mut(|data| data.insert_temp(id, moving));
    let at = moving.at(now);
    if at != to {
        ctx.request_repaint();
    }
    at
}

/// A number watched from frame to frame.
#[derive(Clone, Copy, Debug)]
struct Watched {
    number: i64,
    /// How far the game had got.
    step: usize,
    by: i64,
    since: f64,
    frame: u64,
}

/// Returns by how much a number has changed and how many seconds ago, as long as that is
/// less than `lasts`. Only a game that is played on counts as a change: `step` says how far
/// it has got.
pub fn changed(
    ctx: &Context,
    id: Id,
    (number, step): (i64, usize),
    lasts: f32,
) -> Option<(i64, f32)> {
    let now = ctx.input(|input| input.time);
    let frame = ctx.cumulative_frame_nr();
    let known: Option<Watched> = ctx.data(|data| data.get_temp(id));
    let in_sight = known.filter(|known| known.frame + 1 >= frame && known.step <= step);
    let watched = match in_sight {
        Some(known) if known.number == number => Watched {
            step,
            frame,
            ..known
        },
        Some(known) if is_played_on(known.step, step) => Watched {
            number,
            step,
            by: number - known.number,
            since: now,
            frame,
        },
        _ => Watched {
            number,
            step,
            by: 0,
            since: now,
            frame,
        },
    };
    ctx.data_mut(|data| data.insert_temp(id, watched));
    let ago = (now - watched.since) as f32;
    let is_told = watched.by != 0 && ago < lasts && !is_reduced(ctx);
    is_told.then_some((watched.by, ago))
}

/// A gain while it is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    /// The amount.
    pub by: i64,
    /// How far it has risen (0 to 1).
    pub rise: f32,
    /// How strong it is (0 to 1).
    pub strength: f32,
}

/// Returns what a player has just gained. The gain rises, stays a moment and fades; the
/// number itself shows its new value from the start.
pub fn gained(ctx: &Context, id: Id, number: i64, step: usize) -> Option<Gain> {
    let lasts = MOVE + TOLD + MOVE;
    let (by, ago) = changed(ctx, id, (number, step), lasts)?;
    if by < 0 {
        return None;
    }
    let stays = MOVE + TOLD - ago;
    if ago < MOVE || stays <= 0.0 {
        ctx.request_repaint();
    } else {
        ctx.request_repaint_after(Duration::from_secs_f32(stays));
    }
    Some(Gain {
        by,
        rise: progress(ago),
        strength: 1.0 - progress(-stays),
    })
}
