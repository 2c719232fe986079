//! The five kinds of goods, each with a shape of its own: a coin, a loaf, a skein, a block,
//! an ingot. Identical goods and goods of choice are lozenges.

use eframe::egui::{Color32, Rect, Ui, Vec2, pos2};

use super::colours::Colours;
use super::sheet::{Sheet, fitted};
use crate::ui::base::draw::{Drawing, Pen, svg};
use crate::ui::base::icons::SIDE;
use tiletum::Good;

const LOAF: &str = "M1.500 18.500C1.500 9.500 6 5.500 12 5.500S22.500 9.500 22.500 18.500z";
const SKEIN: &str = "M6.500 20a4.600 4.600 0 0 1-2.300-8.300A4.700 4.700 0 0 1 8.600 5.500a4.600 4.600 0 0 1 7.400.3 4.600 4.600 0 0 1 4 6.200 4.500 4.500 0 0 1-2.600 8c-1.800.9-3.300.7-5.300-.4-2 1.200-3.600 1.300-5.600.4z";
const BLOCK: &str = "M2.500 7.500 12 3l9.500 4.500v9.500L12 21.500 2.500 17z";
const INGOT: &str = "M6.500 6.500h11L23 18.500H1z";
const LOZENGE: &str = "M12 1.500 22.500 12 12 22.500 1.500 12z";

/// Paints a kind of goods.
pub fn good(ui: &Ui, rect: Rect, good: Good) {
    fitted(ui, rect, Vec2::splat(SIDE), &("good", good), |sheet, _| {
        draw_good(sheet, good);
    });
}

/// Paints goods that must be of one kind.
pub fn identical(ui: &Ui, rect: Rect) {
    fitted(ui, rect, Vec2::splat(SIDE), &"identical", |sheet, _| {
        draw_identical(sheet);
    });
}

/// Paints a good of choice.
pub fn of_choice(ui: &Ui, rect: Rect) {
    fitted(ui, rect, Vec2::splat(SIDE), &"of-choice", |sheet, _| {
        draw_of_choice(sheet);
    });
}

/// Draws a kind of goods into a square of 24 units.
pub fn draw_good(sheet: &mut Sheet<'_>, good: Good) {
    sheet.draw(|drawing, colours, _| match good {
        Good::Gold => coin(drawing, colours),
        Good::Food => loaf(drawing, colours),
        Good::Wool => skein(drawing, colours),
        Good::Stone => block(drawing, colours),
        Good::Iron => ingot(drawing, colours),
    });
}

fn shape(drawing: &mut Drawing, colours: &Colours, path: &str, fill: Color32) {
    let path = svg(path);
    drawing.fill(&path, fill);
    drawing.stroke(&path, Pen::new(1.7, colours.ink).round());
}

fn coin(drawing: &mut Drawing, colours: &Colours) {
    let middle = pos2(12.0, 12.0);
    drawing.circle(middle, 10.0, colours.good(Good::Gold));
    drawing.ring(middle, 10.0, Pen::new(1.7, colours.ink));
    let rim = Pen::new(1.2, colours.ink.gamma_multiply(0.6));
    drawing.ring(middle, 6.6, rim);
    let pen = Pen::new(1.7, colours.ink);
    drawing.line(pos2(12.0, 8.5), pos2(12.0, 15.5), pen);
    drawing.line(pos2(8.5, 12.0), pos2(15.5, 12.0), pen);
}

fn loaf(drawing: &mut Drawing, colours: &Colours) {
    shape(drawing, colours, LOAF, colours.good(Good::Food));
    let cuts = "M7 9.500l2 5M12 8l1.500 5.500M16.800 9.700l1.200 4.600";
    drawing.stroke(&svg(cuts), Pen::new(1.6, colours.ink).round());
}

fn skein(drawing: &mut Drawing, colours: &Colours) {
    shape(drawing, colours, SKEIN, colours.good(Good::Wool));
    let curls = "M8 12.500a2.700 2.700 0 0 1 4 .5 2.600 2.600 0 0 1 4-.5";
    drawing.stroke(&svg(curls), Pen::new(1.4, colours.ink).round());
}

fn block(drawing: &mut Drawing, colours: &Colours) {
    drawing.fill(&svg(BLOCK), colours.good(Good::Stone));
    let top = svg("M2.500 7.500 12 3l9.500 4.500L12 12z");
    drawing.fill(&top, Color32::WHITE.gamma_multiply(0.28));
    drawing.stroke(&svg(BLOCK), Pen::new(1.7, colours.ink).round());
    let edges = svg("M2.500 7.500 12 12l9.500-4.500M12 12v9.500");
    drawing.stroke(&edges, Pen::new(1.3, colours.ink));
}

fn ingot(drawing: &mut Drawing, colours: &Colours) {
    drawing.fill(&svg(INGOT), colours.good(Good::Iron));
    let top = svg("M6.500 6.500h11l1.400 3H5.100z");
    drawing.fill(&top, Color32::WHITE.gamma_multiply(0.35));
    drawing.stroke(&svg(INGOT), Pen::new(1.7, colours.ink).round());
    let glint = Pen::new(1.8, colours.pips[1]).round();
    drawing.line(pos2(8.0, 14.5), pos2(16.0, 14.5), glint);
}

/// Draws a lozenge with two equal lines into a square of 24 units.
pub fn draw_identical(sheet: &mut Sheet<'_>) {
    lozenge(sheet, "M8 10h8M8 14h8");
}

/// Draws a lozenge with a question mark into a square of 24 units.
pub fn draw_of_choice(sheet: &mut Sheet<'_>) {
    let mark = "M9.300 10c0-3.600 5.600-3.400 5.400-.3-.1 2-2.500 2.100-2.600 4M12 16.300v1.200";
    lozenge(sheet, mark);
}

fn lozenge(sheet: &mut Sheet<'_>, mark: &str) {
    sheet.draw(|drawing, _, palette| {
        let outline = svg(LOZENGE);
        drawing.fill(&outline, palette.plate);
        drawing.stroke(&outline, Pen::new(1.5, palette.plate_text));
        drawing.stroke(&svg(mark), Pen::new(2.0, palette.plate_text).round());
    });
}
