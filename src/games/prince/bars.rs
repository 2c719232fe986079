//! Points as bars: a piece for each source with its colour and pattern, so that colour
//! alone never has to distinguish two of them, and a tick of ink between two turns.

use eframe::egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::art::Colours;
use crate::ui::base::draw::patterns::Pattern;
use crate::ui::base::draw::{Pen, kept, patterns};
use crate::ui::base::theme::{Palette, face};
use prince::rules::tally::Score;
use prince::{Game, Source};
use table::Seat;

/// A piece of a bar: its turn, its source, its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) turn: usize,
    pub(super) source: Source,
    pub(super) points: u16,
}

/// Returns the pieces of a player's points, turn by turn, without empty ones.
#[must_use]
pub(super) fn pieces(game: &Game, seat: Seat) -> Vec<Piece> {
    let turns = game.scores(seat).iter().enumerate();
    let all = turns.flat_map(|(turn, score)| {
        Source::ALL.into_iter().map(move |source| Piece {
            turn,
            source,
            points: score.of(source),
        })
    });
    all.filter(|piece| piece.points > 0).collect()
}

/// Returns the sources from which any player has points.
#[must_use]
pub(super) fn sources(game: &Game) -> Vec<Source> {
    let has = |source: &Source| {
        let mut scores = game.seats().flat_map(|seat| game.scores(seat).iter());
        scores.any(|score: &Score| score.of(*source) > 0)
    };
    Source::ALL.into_iter().filter(has).collect()
}

/// Paints a block of one source.
pub(super) fn swatch(ui: &Ui, rect: Rect, source: Source) {
    let dark = ui.visuals().dark_mode;
    let size = rect.size();
    let key = ("points", source, (size.x.to_bits(), size.y.to_bits()), dark);
    kept::paint(ui.painter(), rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let rect = Rect::from_min_size(Pos2::ZERO, size);
        drawing.rect(rect, 0.0, colours.source(source));
        drawing.clipped(rect, |drawing| {
            patterns::pattern(drawing, rect, pattern(source));
        });
        drawing.frame(rect.shrink(0.5), 0.0, Pen::new(1.0, colours.ink));
    });
}

fn pattern(source: Source) -> Pattern {
    match source {
        Source::Money => Pattern::Crossed(0.14),
        Source::Pope => Pattern::Slanting(0.18, 1.5, 9.5),
        Source::Holdings => Pattern::Bricks(0.17, 5.0),
        Source::Artists => Pattern::Waves(0.2),
        Source::Offices => Pattern::Upright(0.18),
        Source::Told => Pattern::Dots(0.2, 1.3),
    }
}

/// Paints the bar of a player from the left, with this width per point. Returns its end.
pub(super) fn bar(ui: &Ui, rect: Rect, pieces: &[Piece], each: f32) -> f32 {
    let palette = Palette::of(ui);
    let mut x = rect.left();
    let mut turn = 0;
    for piece in pieces {
        if piece.turn > turn && x > rect.left() {
            tick(ui, x, rect);
        }
        turn = piece.turn;
        let wide = f32::from(piece.points) * each;
        let part = Rect::from_min_size(pos2(x, rect.top()), vec2(wide, rect.height()));
        swatch(ui, part, piece.source);
        number(ui, part, piece.points);
        x += wide;
    }
    let whole = rect.with_max_x(x);
    if x > rect.left() {
        let edge = Stroke::new(1.0, palette.ink.gamma_multiply(0.5));
        ui.painter()
            .rect_stroke(whole, 0.0, edge, StrokeKind::Inside);
    }
    x
}

/// Paints the line between two turns.
pub(super) fn tick(ui: &Ui, x: f32, rect: Rect) {
    let line = Stroke::new(2.2, Palette::of(ui).ink);
    let around = rect.expand2(vec2(0.0, 4.0));
    ui.painter().vline(x, around.y_range(), line);
}

/// Paints a number on a plate in the middle of a piece, if there is room.
fn number(ui: &Ui, rect: Rect, number: u16) {
    let palette = Palette::of(ui);
    let font = face::strong((rect.height() * 0.42).clamp(10.0, 12.5));
    let ink = palette.plate_text;
    let galley = ui.painter().layout_no_wrap(number.to_string(), font, ink);
    let wide = galley.size().x + 8.0;
    if wide > rect.width() - 1.0 && galley.size().x > rect.width() - 3.0 {
        return;
    }
    let plate = Rect::from_center_size(
        rect.center(),
        vec2(
            wide.min(rect.width() - 2.0),
            galley.size().y.min(rect.height() - 4.0),
        ),
    );
    ui.painter()
        .rect_filled(plate, plate.height() / 2.0, palette.plate);
    let at = Align2::CENTER_CENTER.anchor_size(plate.center(), galley.size());
    ui.painter().galley(at.min, galley, ink);
}
