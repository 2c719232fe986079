//! The crests of the six families: shields of flat shapes, drawn in 40 by 48.

use eframe::egui::{Color32, Rect, Ui, Vec2, pos2, vec2};

use super::colours::Colours;
use super::sheet::{Sheet, fitted};
use crate::ui::base::draw::{Drawing, Pen, svg};
use tiletum::Family;

/// The size for which shields are drawn.
pub const DRAWN: Vec2 = vec2(40.0, 48.0);
const OUTLINE: &str = "M2 2H38V24C38 36 30 42.500 20 47 10 42.500 2 36 2 24z";

/// Paints the crest of a family.
pub fn crest(ui: &Ui, rect: Rect, family: Family) {
    fitted(ui, rect, DRAWN, &("crest", family), |sheet, _| {
        draw_crest(sheet, family);
    });
}

/// Draws a crest into [`DRAWN`].
pub fn draw_crest(sheet: &mut Sheet<'_>, family: Family) {
    sheet.draw(|drawing, colours, _| {
        let outline = svg(OUTLINE);
        drawing.clipped_to(&outline, |drawing| {
            match family {
                Family::Burgundy => bends(drawing, colours),
                Family::Este => eagle(drawing, colours),
                Family::Fugger => lilies_of_two(drawing, colours),
                Family::Medici => balls(drawing, colours),
                Family::Valois => lilies(drawing, colours),
                Family::Welser => lily_of_two(drawing, colours),
            }
            // Light from the upper left.
            half(drawing, 20.0, Color32::BLACK.gamma_multiply(0.07));
        });
        drawing.stroke(&outline, Pen::new(2.4, colours.ink));
    });
}

/// Draws the field, from a place to the right edge.
fn half(drawing: &mut Drawing, from: f32, colour: Color32) {
    let rect = Rect::from_min_max(pos2(from, 0.0), pos2(40.0, 48.0));
    drawing.rect(rect, 0.0, colour);
}

fn bends(drawing: &mut Drawing, colours: &Colours) {
    let [_, blue, gold, _] = colours.tinctures;
    half(drawing, 0.0, blue);
    let pen = Pen::new(5.5, gold);
    for (from, to) in [
        (pos2(-6.0, 10.0), pos2(30.0, -26.0)),
        (pos2(-6.0, 26.0), pos2(46.0, -26.0)),
        (pos2(-6.0, 42.0), pos2(46.0, -10.0)),
        (pos2(-6.0, 58.0), pos2(46.0, 6.0)),
        (pos2(4.0, 64.0), pos2(46.0, 22.0)),
    ] {
        drawing.line(from, to, pen);
    }
}

fn eagle(drawing: &mut Drawing, colours: &Colours) {
    let [_, blue, _, silver] = colours.tinctures;
    half(drawing, 0.0, blue);
    let bird = svg(
        "M20 7l4 5-2 2c6-1 10-5 12-9 1 10-3 17-9 20l5 8-7-2-3 9-3-9-7 2 5-8C9 22 5 15 6 5c2 4 6 8 12 9l-2-2z",
    );
    drawing.fill(&bird, silver);
    drawing.stroke(&bird, Pen::new(1.0, Color32::BLACK.gamma_multiply(0.4)));
}

fn lilies_of_two(drawing: &mut Drawing, colours: &Colours) {
    let [_, blue, gold, _] = colours.tinctures;
    half(drawing, 0.0, gold);
    half(drawing, 20.0, blue);
    let lily = svg(
        "M10 8c3 4 3 7 1 11 3-4 6-3 6 0 0 4-4 4-5 3v8H8v-8c-1 1-5 1-5-3 0-3 3-4 6 0-2-4-2-7 1-11z",
    );
    drawing.at(0.6, 4.0, |drawing| drawing.fill(&lily, blue));
    drawing.at(19.4, 4.0, |drawing| drawing.fill(&lily, gold));
}

fn balls(drawing: &mut Drawing, colours: &Colours) {
    let [red, _, gold, _] = colours.tinctures;
    half(drawing, 0.0, gold);
    for (x, y, radius) in [
        (20.0, 9.0, 4.8),
        (9.0, 17.0, 4.8),
        (31.0, 17.0, 4.8),
        (13.0, 29.0, 4.8),
        (27.0, 29.0, 4.8),
        (20.0, 39.0, 4.0),
    ] {
        drawing.circle(pos2(x, y), radius, red);
        let edge = Pen::new(1.0, Color32::BLACK.gamma_multiply(0.33));
        drawing.ring(pos2(x, y), radius, edge);
    }
}

fn lilies(drawing: &mut Drawing, colours: &Colours) {
    let [_, blue, gold, _] = colours.tinctures;
    half(drawing, 0.0, blue);
    let lily = svg(
        "M11 6c2.500 3.300 2.500 5.700.8 9 2.400-3.300 5-2.500 5 0 0 3.300-3.300 3.300-4.100 2.500v5H9.300v-5C8.500 18.300 5.200 18.300 5.200 15c0-2.500 2.600-3.300 5 0C8.500 11.700 8.500 9.300 11 6z",
    );
    for (x, y) in [(0.0, 0.0), (18.0, 0.0), (9.0, 19.0)] {
        drawing.at(x, y, |drawing| drawing.fill(&lily, gold));
    }
}

fn lily_of_two(drawing: &mut Drawing, colours: &Colours) {
    let [red, _, gold, silver] = colours.tinctures;
    half(drawing, 0.0, red);
    half(drawing, 20.0, silver);
    let lily = svg(
        "M20 9c4 5 4 9 1.500 13 4-5 8-4 8 0 0 5-5 5-6.500 4v10h-6V26c-1.500 1-6.500 1-6.500-4 0-4 4-5 8 0C16 18 16 14 20 9z",
    );
    drawing.fill(&lily, gold);
    drawing.stroke(&lily, Pen::new(1.0, Color32::BLACK.gamma_multiply(0.47)));
}
