//! The palazzo: a ring of roof around a court with builders and jesters.

use eframe::egui::{Color32, Pos2, Rect, pos2, vec2};

use super::colours::Colours;
use super::glyphs;
use super::tile::{FINE_FROM, NAMED_FROM};
use crate::ui::base::draw::{Drawing, Pen, svg};
use florence::Building;

/// A person who works for a prince.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Pawn {
    Builder,
    Jester,
}

/// Draws a pawn into a square of `size` points with its upper left at `at`.
pub fn draw_pawn(drawing: &mut Drawing, colours: &Colours, pawn: Pawn, at: Pos2, size: f32) {
    drawing.scaled(at.x, at.y, size / 24.0, |drawing| {
        let shade = Color32::BLACK.gamma_multiply(0.25);
        drawing.ellipse(pos2(13.0, 23.0), vec2(9.0, 3.0), 0.0, shade);
        let width = (72.0 / size).min(1.3);
        let pen = Pen::new(width, colours.ink);
        let mut part = |path: &str, colour: Color32| {
            let path = svg(path);
            drawing.fill(&path, colour);
            drawing.stroke(&path, pen);
        };
        match pawn {
            Pawn::Jester => {
                let coat = colours.roof(Building::University);
                part("M6 22C6 14 9 13 12 13s6 1 6 9z", coat);
                drawing.scaled(2.0, -1.5, 0.84, |drawing| {
                    let cap = glyphs::JESTER;
                    cap.draw_outlined(drawing, colours.palette.gold, pen);
                });
            }
            Pawn::Builder => {
                let coat = colours.roof(Building::Workshop);
                part("M5.5 22C5.5 15 8 12.5 12 12.5S18.5 15 18.5 22z", coat);
                part("M7 8a5 5 0 1 1 10 0a5 5 0 1 1-10 0z", colours.stone);
                let hat = colours.roof(Building::Library);
                part("M5.5 6.5h13l-2-3.500h-9z", hat);
            }
        }
    });
}

/// The people in the court.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Court {
    /// The number of builders.
    pub builders: u8,
    /// The number of jesters.
    pub jesters: u8,
}

/// Draws the palazzo on a block of squares of this size with its upper left at the given
/// place.
pub fn draw_palazzo(
    drawing: &mut Drawing,
    colours: &Colours,
    [x, y]: [f32; 2],
    [columns, rows]: [f32; 2],
    side: f32,
    court: Court,
) {
    let ink = colours.ink;
    let whole = Rect::from_min_size(pos2(x, y), vec2(columns, rows) * side);
    let outer = whole.shrink(side * 0.04);
    let inner = outer.shrink(side * 0.44);
    let shadow = Rect::from_min_size(
        outer.min + vec2(0.05, 0.07) * side,
        outer.size() + vec2(0.04, 0.04) * side,
    );
    drawing.rect(shadow, 0.0, colours.palette.shadow);
    drawing.rect(outer, 0.0, colours.palazzo);
    let white = |alpha: f32| Color32::WHITE.gamma_multiply(alpha);
    let black = |alpha: f32| Color32::BLACK.gamma_multiply(alpha);
    let out = [
        outer.left_top(),
        outer.right_top(),
        outer.right_bottom(),
        outer.left_bottom(),
    ];
    let within = [
        inner.left_top(),
        inner.right_top(),
        inner.right_bottom(),
        inner.left_bottom(),
    ];
    let tones = [white(0.28), black(0.12), black(0.22), white(0.12)];
    for (n, tone) in tones.into_iter().enumerate() {
        let next = (n + 1) % 4;
        drawing.polygon(&[out[n], out[next], within[next], within[n]], tone);
    }
    if side >= FINE_FROM {
        for part in [0.36, 0.68] {
            let course = outer.shrink(side * 0.44 * part);
            drawing.frame(course, 0.0, Pen::new(side / 60.0, ink.gamma_multiply(0.22)));
        }
    }
    drawing.rect(inner, 0.0, colours.stone);
    drawing.frame(inner, 0.0, Pen::new((side / 40.0).max(0.7), ink));
    // The shadow of the roof in the court.
    let depth = side * 0.12;
    let above = Rect::from_min_size(inner.min, vec2(inner.width(), depth));
    let beside = Rect::from_min_max(
        inner.min + vec2(0.0, depth),
        pos2(inner.left() + depth, inner.bottom()),
    );
    drawing.rect(above, 0.0, black(0.16));
    drawing.rect(beside, 0.0, black(0.16));
    if side >= 18.0 {
        let count = (inner.width() / (side * 0.22)).floor().max(1.0);
        let step = inner.width() / count;
        for n in 0..count as u32 {
            let x = inner.left() + (n as f32 + 0.2) * step;
            for y in [inner.top() - side * 0.055, inner.bottom()] {
                let window = Rect::from_min_size(pos2(x, y), vec2(step * 0.55, side * 0.06));
                drawing.rect(window, 0.0, ink.gamma_multiply(0.45));
            }
        }
    }
    drawing.frame(outer, 0.0, Pen::new((side / 26.0).max(1.0), ink));
    let all = [
        (Pawn::Builder, court.builders),
        (Pawn::Jester, court.jesters),
    ];
    let all = all.into_iter();
    let all: Vec<Pawn> = all
        .flat_map(|(pawn, number)| (0..number).map(move |_| pawn))
        .collect();
    let middle = whole.center();
    if all.is_empty() {
        if side >= NAMED_FROM {
            drawing.circle(middle, side * 0.22, colours.lake[0]);
            drawing.ring(middle, side * 0.22, Pen::new(1.2, ink));
            drawing.circle(middle, side * 0.08, colours.stone);
            drawing.ring(middle, side * 0.08, Pen::new(1.0, ink));
        }
        return;
    }
    let size = side * 0.82;
    let room = whole.width() - side * 0.5;
    let step = (size * 0.8).min(room / all.len() as f32);
    let first = middle.x - step * (all.len() - 1) as f32 / 2.0 - size / 2.0;
    for (n, pawn) in all.into_iter().enumerate() {
        let at = pos2(first + n as f32 * step, middle.y - size * 0.62);
        draw_pawn(drawing, colours, pawn, at, size);
    }
}
