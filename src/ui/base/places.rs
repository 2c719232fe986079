//! Where things are in this frame that cards of a first evening are about, and what those
//! cards leave free.

use eframe::egui::{Context, Id, Rect};

/// How much it matters that something is not covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Free {
    /// It can be read elsewhere or later.
    Little,
    /// It is looked at to decide.
    Much,
    /// What is to be done stands there: it is never covered where there is any other room.
    Always,
}

/// What a card must not lie on, and what it is shown beside.
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
    /// Where it lies.
    pub card: Rect,
    /// What it is about.
    pub target: Rect,
    /// Where what is to be done stands, if it stands anywhere.
    pub decision: Option<Rect>,
}

fn with<T>(ctx: &Context, with: impl FnOnce(&mut Places) -> T) -> T {
    let frame = ctx.cumulative_frame_nr();
    let id = Id::unique("places of the guide");
    // Taken out meanwhile: whoever asks the context would wait for its data.
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

/// Something that cards are about is here.
pub fn place(ctx: &Context, name: &'static str, rect: Rect) {
    with(ctx, |places| places.named.push((name, rect)));
}

/// This is not to be covered.
pub fn keep_free(ctx: &Context, rect: Rect, free: Free) {
    with(ctx, |places| places.free.push((rect, free)));
}

/// The place of this name in this frame.
#[must_use]
pub fn of(ctx: &Context, name: &str) -> Option<Rect> {
    with(ctx, |places| {
        let mut named = places.named.iter();
        named.find(|it| it.0 == name).map(|it| it.1)
    })
}

/// What is not to be covered in this frame.
#[must_use]
pub fn free(ctx: &Context) -> Vec<(Rect, Free)> {
    with(ctx, |places| places.free.clone())
}

/// A card lies there in this frame.
pub fn show(ctx: &Context, shown: Shown) {
    with(ctx, |places| places.card = Some(shown));
}

/// How the card of this frame lies.
#[must_use]
pub fn shown(ctx: &Context) -> Option<Shown> {
    let id = Id::unique("places of the guide");
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Places>(id).card)
}
