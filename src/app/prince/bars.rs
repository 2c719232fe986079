//! Points as bars: a piece for each source with its colour and its pattern, so that none
//! has to be told by colour alone, and a tick of ink between two turns.

use eframe::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use kurbo::BezPath;

use super::art::Colours;
use crate::app::shell::draw::{self, Drawing, Pen};
use crate::app::shell::theme::{Palette, face};
use prince::rules::tally::Score;
use prince::{Game, Source};
use table::Seat;

/// A piece of a bar: from which turn, from which source, how many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) turn: usize,
    pub(super) source: Source,
    pub(super) points: u16,
}

/// The pieces of a player's points, turn by turn; those of none are left out.
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

/// The sources from which anybody has points.
#[must_use]
pub(super) fn sources(game: &Game) -> Vec<Source> {
    let has = |source: &Source| {
        let mut scores = game.seats().flat_map(|seat| *game.scores(seat));
        scores.any(|score: Score| score.of(*source) > 0)
    };
    Source::ALL.into_iter().filter(has).collect()
}

/// Paints a block of one source.
pub(super) fn swatch(ui: &Ui, rect: Rect, source: Source) {
    let dark = ui.visuals().dark_mode;
    let size = rect.size();
    let key = ("points", source, (size.x.to_bits(), size.y.to_bits()), dark);
    draw::paint(ui.painter(), rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let rect = Rect::from_min_size(Pos2::ZERO, size);
        drawing.rect(rect, 0.0, colours.source(source));
        drawing.clipped(rect, |drawing| pattern(drawing, rect, source));
        drawing.frame(rect.shrink(0.5), 0.0, Pen::new(1.0, colours.ink));
    });
}

fn pattern(drawing: &mut Drawing, rect: Rect, source: Source) {
    let black = |part: f32| Color32::BLACK.gamma_multiply(part);
    let [left, right, top, bottom] = [rect.left(), rect.right(), rect.top(), rect.bottom()];
    let steps = |from: f32, to: f32, by: f32| {
        let number = ((to - from) / by).ceil().max(0.0) as u16;
        (0..=number).map(move |n| from + f32::from(n) * by)
    };
    let high = rect.height();
    match source {
        Source::Money => {
            let pen = Pen::new(1.0, black(0.14));
            for x in steps(left, right + high, 9.0) {
                drawing.line(pos2(x, top), pos2(x - high, bottom), pen);
                drawing.line(pos2(x - high, top), pos2(x, bottom), pen);
            }
        }
        Source::Pope => {
            let pen = Pen::new(1.5, black(0.18));
            for x in steps(left, right + high, 9.5) {
                drawing.line(pos2(x, top), pos2(x - high, bottom), pen);
            }
        }
        Source::Holdings => {
            let pen = Pen::new(1.0, black(0.17));
            for (row, y) in steps(top + 1.0, bottom, 5.0).enumerate() {
                drawing.line(pos2(left, y), pos2(right, y), pen);
                let shift = if row.is_multiple_of(2) { 5.0 } else { 0.0 };
                for x in steps(left + shift, right, 10.0) {
                    drawing.line(pos2(x, y), pos2(x, y + 5.0), pen);
                }
            }
        }
        Source::Artists => {
            let pen = Pen::new(1.3, black(0.2));
            for y in steps(top + 3.0, bottom, 6.0) {
                let mut wave = BezPath::new();
                wave.move_to((f64::from(left), f64::from(y)));
                for (n, x) in steps(left, right, 4.0).enumerate() {
                    let lift = if n.is_multiple_of(2) { -3.0 } else { 3.0 };
                    let (x, y) = (f64::from(x), f64::from(y));
                    wave.quad_to((x + 2.0, y + lift), (x + 4.0, y));
                }
                drawing.stroke(&wave, pen);
            }
        }
        Source::Offices => {
            let pen = Pen::new(1.2, black(0.18));
            for x in steps(left + 3.0, right, 6.0) {
                drawing.line(pos2(x, top), pos2(x, bottom), pen);
            }
        }
        Source::Told => {
            for y in steps(top + 3.5, bottom, 7.0) {
                for x in steps(left + 3.5, right, 7.0) {
                    drawing.circle(pos2(x, y), 1.3, black(0.2));
                }
            }
        }
    }
}

/// Paints the bar of a player from the left, with so much width for a point. Says where
/// it ends.
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

/// The line between two turns.
pub(super) fn tick(ui: &Ui, x: f32, rect: Rect) {
    let line = Stroke::new(2.2, Palette::of(ui).ink);
    let around = rect.expand2(vec2(0.0, 4.0));
    ui.painter().vline(x, around.y_range(), line);
}

/// A number on a plate in the middle of a piece, if it has room there.
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
