//! The quiet animations on the table after a decision: a tile settles where it was put
//! down, a coin moves to what was paid for, and a gain rises next to the player's points.
//! All numbers are the new ones from the start.

use eframe::egui::epaint::Color32;
use eframe::egui::{Align2, Context, Id, LayerId, Order, Pos2, Ui, pos2, vec2};

use super::View;
use super::art::coin;
use crate::ui::base::motion;
use crate::ui::base::motion::{MOVE, PUT_DOWN};
use crate::ui::base::theme::face;
use crate::ui::parts::small;
use florence::{Event, Object, Squares, Tile};
use table::{Item as _, Seat};
use words::fl;

/// The side of a moving coin.
const COIN: f32 = 14.0;
/// How far a gain rises.
const RISE: f32 = 7.0;

/// A tile that is just being put down, and its size relative to its squares.
pub type Settling = (Tile, Squares, f32);

/// The tiles of a board in the last frame.
#[derive(Clone, Debug)]
struct Laid {
    tiles: Vec<(Tile, Squares)>,
    step: usize,
    frame: u64,
    /// The tile that came last, and when.
    latest: Option<((Tile, Squares), f64)>,
}

/// Returns the tile that settles on a board now, if one has just been put down there: one
/// more tile than in the last frame, after the game has advanced to another `step`.
pub fn settling(ctx: &Context, id: Id, tiles: &[(Tile, Squares)], step: usize) -> Option<Settling> {
    let now = ctx.input(|input| input.time);
    let frame = ctx.cumulative_frame_nr();
    let latest = ctx.data_mut(|data| {
        let laid = data.get_temp_mut_or_insert_with(id, || Laid {
            tiles: tiles.to_vec(),
            step,
            frame,
            latest: None,
        });
        let in_sight = laid.frame + 1 >= frame;
        if laid.tiles != tiles {
            let is_new = |tile: &&(Tile, Squares)| !laid.tiles.contains(tile);
            let mut new = tiles.iter().filter(is_new);
            let one = new.next().filter(|_| new.next().is_none());
            let is_one_more = tiles.len() == laid.tiles.len() + 1;
            let is_played = motion::is_played_on(laid.step, step);
            let came = one.filter(|_| in_sight && is_one_more && is_played);
            laid.latest = came.map(|&tile| (tile, now));
            laid.tiles = tiles.to_vec();
        }
        laid.step = step;
        laid.frame = frame;
        laid.latest
    });
    let ((tile, squares), since) = latest?;
    let ago = (now - since) as f32;
    if ago >= MOVE || motion::is_reduced(ctx) {
        return None;
    }
    ctx.request_repaint();
    let scale = PUT_DOWN + (1.0 - PUT_DOWN) * motion::progress(ago);
    Some((tile, squares, scale))
}

/// Paints a recent gain, from its left edge. Returns whether there was one.
pub fn paint_gain(
    ui: &Ui,
    id: Id,
    (number, step): (u16, usize),
    left: Pos2,
    colour: Color32,
) -> bool {
    let Some(gain) = motion::gained(ui.ctx(), id, i64::from(number), step) else {
        return false;
    };
    let at = left - vec2(0.0, RISE * (gain.rise - 0.5));
    let text = fl!(gain_beside_points, points = gain.by);
    let colour = colour.gamma_multiply(gain.strength);
    let font = face::strong(12.5);
    small::whole(ui, at, Align2::LEFT_CENTER, text, (font, colour));
    true
}

/// The destination of coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// To the bank: the place of "now".
    Bank,
    /// To a pile.
    Pile(Object),
}

impl Goal {
    fn id(self) -> Id {
        Id::unique(("coins_go_to", self))
    }

    /// Records its place in this frame.
    pub fn note(self, ctx: &Context, at: Pos2) {
        let frame = ctx.cumulative_frame_nr();
        ctx.data_mut(|data| data.insert_temp(self.id(), (at, frame)));
    }

    /// Returns its last place, if it was recorded just now.
    fn place(self, ctx: &Context) -> Option<Pos2> {
        let frame = ctx.cumulative_frame_nr();
        let seen: Option<(Pos2, u64)> = ctx.data(|data| data.get_temp(self.id()));
        let (at, when) = seen?;
        (when + 1 >= frame).then_some(at)
    }
}

/// Returns what a seat has just paid for.
fn paid_for(view: &View<'_>, seat: Seat) -> Goal {
    let last = view.session.cursor().checked_sub(1);
    let events = last.map_or(&[][..], |last| view.session.events_of(last));
    let acquired = events.iter().find_map(|event| match *event {
        Event::Acquired {
            seat: of, object, ..
        } if of == seat => Some(object),
        _ => None,
    });
    acquired.map_or(Goal::Bank, Goal::Pile)
}

/// Animates a coin from the money of a seat to what it has just paid for.
pub fn pay(ui: &Ui, view: &View<'_>, seat: Seat, from: Pos2) {
    let ctx = ui.ctx();
    let money = i64::from(view.game.player(seat).money());
    let id = Id::unique(("money_of", seat.index()));
    let step = view.session.cursor();
    let Some((by, ago)) = motion::changed(ctx, id, (money, step), MOVE) else {
        return;
    };
    if by > 0 {
        return;
    }
    ctx.request_repaint();
    // The destination at the time when the coin started.
    let goal = id.with("goal");
    if ago == 0.0 {
        let to = paid_for(view, seat).place(ctx);
        let to = to.or_else(|| Goal::Bank.place(ctx));
        ctx.data_mut(|data| data.insert_temp(goal, to));
    }
    let to: Option<Option<Pos2>> = ctx.data(|data| data.get_temp(goal));
    let Some(to) = to.flatten() else {
        return;
    };
    let part = motion::progress(ago);
    let at = from + (to - from) * part;
    // Slightly above the straight line.
    let at = pos2(at.x, at.y - 24.0 * (part * (1.0 - part)) * 4.0);
    let layer = LayerId::new(Order::Foreground, Id::unique("coins_on_their_way"));
    let mut painter = ctx.layer_painter(layer);
    painter.multiply_opacity(1.0 - part * part * 0.6);
    let rect = small::around(at, COIN);
    coin::paint_coin(&painter, rect, ui.visuals().dark_mode);
}
