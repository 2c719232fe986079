//! Rome by the Tiber at the bottom of the start page, from a few flat shapes: the Castle of
//! the Angel, its bridge, towers and pines.

use eframe::egui::{Color32, Painter, Pos2, Rect, pos2, vec2};
use kurbo::BezPath;

use super::colours::Colours;
use crate::ui::base::draw::town::{
    SHORE, TOWN, battlement, block, gable, hill, shade, wall, water, windows,
};
use crate::ui::base::draw::{Drawing, Pen, town};

/// Paints the town along the bottom of `rect`, as large as its height allows.
pub fn paint(painter: &Painter, rect: Rect, dark: bool) {
    town::paint(painter, rect, "rome", dark, |drawing, wide| {
        draw_town(drawing, Colours::by(dark), wide);
    });
}

fn exact(x: f32, y: f32) -> (f64, f64) {
    (f64::from(x), f64::from(y))
}

/// Draws an umbrella pine.
fn pine(drawing: &mut Drawing, x: f32, foot: f32, high: f32, colours: &Colours, leaf: Color32) {
    let trunk = Pen::new(2.4, colours.hair[1]);
    drawing.line(pos2(x, foot), pos2(x + 1.5, foot - high), trunk);
    let crown = pos2(x + 1.5, foot - high);
    drawing.ellipse(crown, vec2(high * 0.42, high * 0.17), 0.0, leaf);
    let light = vec2(high * 0.28, high * 0.08);
    let glint = Color32::WHITE.gamma_multiply(0.12);
    drawing.ellipse(crown - vec2(high * 0.08, high * 0.05), light, 0.0, glint);
}

fn draw_town(drawing: &mut Drawing, colours: &Colours, w: f32) {
    let hills = colours.hill;
    hill(
        drawing,
        w,
        [150.0, 138.0, 148.0],
        hills.gamma_multiply(0.32),
    );
    hill(drawing, w, [180.0, 172.0, 168.0], hills.gamma_multiply(0.6));
    let left = (w - TOWN[0]).max(0.0) / 2.0;
    drawing.at(left, 0.0, |drawing| {
        houses(drawing, colours);
        castle(drawing, colours);
    });
    let [deep, light] = colours.sky;
    water(drawing, w, [light, deep]);
    drawing.at(left, 0.0, |drawing| bridge(drawing, colours, w));
    let glint = Pen::new(1.2, Color32::WHITE.gamma_multiply(0.3)).round();
    for (x, y, long) in [
        (30.0, 236.0, 26.0),
        (150.0, 248.0, 34.0),
        (330.0, 250.0, 30.0),
    ] {
        drawing.line(pos2(left + x, y), pos2(left + x + long, y), glint);
    }
}

/// Draws towers and houses on both sides, and the pines.
fn houses(drawing: &mut Drawing, colours: &Colours) {
    let [ochre, red] = colours.palace;
    let stone = colours.stone;
    let ink = colours.ink.gamma_multiply(0.62);
    wall(drawing, 16.0, 168.0, 46.0, stone);
    gable(drawing, 16.0, 168.0, 46.0, 16.0, red);
    windows(drawing, [16.0, 172.0, 46.0, 40.0], 3, 2, ink);
    wall(drawing, 66.0, 120.0, 22.0, ochre);
    battlement(drawing, 64.0, 120.0, 26.0, ochre);
    windows(drawing, [66.0, 124.0, 22.0, 60.0], 1, 3, ink);
    wall(drawing, 90.0, 184.0, 40.0, ochre);
    gable(drawing, 90.0, 184.0, 40.0, 13.0, red);
    windows(drawing, [90.0, 188.0, 40.0, 26.0], 3, 1, ink);
    wall(drawing, 346.0, 150.0, 40.0, stone);
    gable(drawing, 346.0, 150.0, 40.0, 18.0, red);
    windows(drawing, [346.0, 154.0, 40.0, 56.0], 2, 3, ink);
    wall(drawing, 392.0, 178.0, 36.0, ochre);
    gable(drawing, 392.0, 178.0, 36.0, 13.0, red);
    windows(drawing, [392.0, 182.0, 36.0, 32.0], 2, 1, ink);
    for (x, foot, high) in [
        (8.0, 220.0, 62.0),
        (138.0, 222.0, 54.0),
        (336.0, 222.0, 48.0),
    ] {
        pine(drawing, x, foot, high, colours, colours.hill);
    }
    pine(drawing, 434.0, 222.0, 58.0, colours, colours.hill);
}

/// Draws the round castle with its angel.
fn castle(drawing: &mut Drawing, colours: &Colours) {
    let stone = colours.stone;
    let [ochre, _] = colours.palace;
    let ink = colours.ink.gamma_multiply(0.62);
    wall(drawing, 156.0, 186.0, 170.0, stone);
    battlement(drawing, 156.0, 186.0, 170.0, stone);
    wall(drawing, 176.0, 126.0, 130.0, ochre);
    drawing.rect(block(172.0, 122.0, 138.0, 8.0), 0.0, stone);
    battlement(drawing, 172.0, 122.0, 138.0, stone);
    windows(drawing, [186.0, 136.0, 110.0, 40.0], 6, 2, ink);
    wall(drawing, 212.0, 94.0, 58.0, stone);
    battlement(drawing, 210.0, 94.0, 62.0, stone);
    windows(drawing, [212.0, 98.0, 58.0, 22.0], 3, 1, ink);
    // The lower storeys cover parts of the upper ones.
    drawing.rect(block(176.0, 130.0, 130.0, 56.0), 0.0, ochre);
    drawing.rect(block(262.0, 130.0, 44.0, 56.0), 0.0, shade());
    windows(drawing, [186.0, 136.0, 110.0, 40.0], 6, 2, ink);
    drawing.rect(block(156.0, 186.0, 170.0, SHORE - 186.0), 0.0, stone);
    drawing.rect(block(268.0, 186.0, 58.0, SHORE - 186.0), 0.0, shade());
    drawing.rect(block(232.0, 78.0, 18.0, 14.0), 0.0, ochre);
    angel(drawing, colours, pos2(241.0, 78.0));
}

/// Draws the angel on top, with wings and sword.
fn angel(drawing: &mut Drawing, colours: &Colours, foot: Pos2) {
    let gold = colours.back[1];
    let at = |x: f32, y: f32| foot + vec2(x, y);
    drawing.polygon(&[at(-4.0, 0.0), at(0.0, -16.0), at(4.0, 0.0)], gold);
    drawing.polygon(&[at(0.0, -12.0), at(-11.0, -20.0), at(-5.0, -4.0)], gold);
    drawing.polygon(&[at(0.0, -12.0), at(11.0, -20.0), at(5.0, -4.0)], gold);
    drawing.circle(at(0.0, -18.0), 2.6, gold);
    let sword = Pen::new(1.4, gold).round();
    drawing.line(at(1.0, -13.0), at(6.0, -25.0), sword);
}

/// Draws the bridge with its arches, over the whole width.
fn bridge(drawing: &mut Drawing, colours: &Colours, w: f32) {
    let stone = colours.linen;
    let top = SHORE - 2.0;
    let width = w.max(TOWN[0]);
    let start = -(w - TOWN[0]).max(0.0) / 2.0;
    drawing.rect(block(start, top, width, 26.0), 0.0, stone);
    drawing.rect(block(start, top - 4.0, width, 5.0), 0.0, stone);
    drawing.rect(block(start, top + 1.0, width, 2.0), 0.0, shade());
    let deep = colours.sky[0];
    let step = 62.0;
    let first = start + (TOWN[0] / 2.0 - start) % step;
    let mut centre = first;
    while centre < start + width + step {
        let mut arch = BezPath::new();
        let (left, right, foot) = (centre - 21.0, centre + 21.0, top + 26.5);
        arch.move_to(exact(left, foot));
        arch.curve_to(
            exact(left, top + 2.0),
            exact(right, top + 2.0),
            exact(right, foot),
        );
        arch.close_path();
        drawing.fill(&arch, deep);
        let pier = centre + step / 2.0;
        drawing.rect(block(pier - 4.0, top - 12.0, 8.0, 9.0), 1.5, stone);
        drawing.circle(pos2(pier, top - 16.0), 3.0, stone);
        centre += step;
    }
}
