//! Where the things that tutorial cards are about lie in this frame, and what those cards
//! must leave uncovered.

use eframe::egui::{Context, Id, Rect};

/// How important it is that something is not covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Free {
    /// It can be read elsewhere or later.
    Little,
    /// The player looks at it to decide.
    Much,
    /// The next action is there: it is never covered while there is any other room.
    Always,
}

/// What a card must not cover, and what it is shown next to.
#[derive(Clone, Default)]
pub struct Places {
    frame: u64,
    named: Vec<(&'static str, Rect)>,
    free: Vec<(Rect, Free)>,
    card: Option<Shown>,
}

/// A card as it lies in the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    /// Its place.
    pub card: Rect,
    /// What it is about.
    pub target: Rect,
    /// The place of the next action, if it has one.
    pub decision: Option<Rect>,
}

fn with<T>(ctx: &Context, with: impl FnOnce(&mut Places) -> T) -> T {
    let frame = ctx.cumulative_frame_nr();
    let id = Id::unique("places of the guide");
    // Taken out in the meantime: asking the context while its data is held would deadlock.
    let kept = ctx.data_mut(|data| data.remove_temp::<Places>(id));
    let mut places = kept.filter(|places| places.frame == frame);
    let places = places.get_or_insert_with(|| Places {
        frame,
        ..Places::default()
    });
    let told = with(places);
    ctx.data_mut(|data| data.insert_temp(id, std::mem::take(places)));
    told
}

/// Records the place of something that cards are about.
pub fn place(ctx: &Context, name: &'static str, rect: Rect) {
    with(ctx, |places| places.named.push((name, rect)));
}

/// Records that this must not be covered.
pub fn keep_free(ctx: &Context, rect: Rect, free: Free) {
    with(ctx, |places| places.free.push((rect, free)));
}

/// Returns the place of this name in this frame.
#[must_use]
pub fn of(ctx: &Context, name: &str) -> Option<Rect> {
    with(ctx, |places| {
        let mut named = places.named.iter();
        named.find(|it| it.0 == name).map(|it| it.1)
    })
}

/// Returns what must not be covered in this frame.
#[must_use]
pub fn free(ctx: &Context) -> Vec<(Rect, Free)> {
    with(ctx, |places| places.free.clone())
}

/// Records that a card lies there in this frame.
pub fn show(ctx: &Context, shown: Shown) {
    with(ctx, |places| places.card = Some(shown));
}

/// Returns the card of this frame.
#[must_use]
pub fn shown(ctx: &Context) -> Option<Shown> {
    let id = Id::unique("places of the guide");
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Places>(id).card)
}
