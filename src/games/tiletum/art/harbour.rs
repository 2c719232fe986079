//! A merchants' town by the water at the bottom of the start page, from a few flat shapes:
//! stepped gables on the quay, a cathedral, a gate with its towers, a cog.

use eframe::egui::{Color32, Painter, Pos2, Rect, pos2, vec2};

use super::colours::Colours;
use crate::ui::base::draw::town::{
    SHORE, TOWN, battlement, block, gable, hill, shade, wall, water, windows,
};
use crate::ui::base::draw::{Drawing, Pen, svg, town};

/// The hull of the cog and its sail, relative to the point where its mast meets the water.
const HULL: &str = "M-34-14C-30-2-22 4-14 6H16C26 4 32-4 36-18L22-12H-22z";
const SAIL: &str = "M-17-52C-6-48 8-48 19-52C24-40 24-30 19-20C8-16-6-16-17-20C-13-30-13-42-17-52z";

/// Paints the town along the bottom of `rect`, as large as its height allows.
pub fn paint(painter: &Painter, rect: Rect, dark: bool) {
    town::paint(painter, rect, "harbour", dark, |drawing, wide| {
        draw_town(drawing, Colours::by(dark), wide);
    });
}

fn draw_town(drawing: &mut Drawing, colours: &Colours, w: f32) {
    let hills = colours.wood[1];
    let far = hills.gamma_multiply(0.32);
    hill(drawing, w, [156.0, 140.0, 152.0], far);
    let near = hills.gamma_multiply(0.55);
    hill(drawing, w, [184.0, 174.0, 176.0], near);
    let left = (w - TOWN[0]).max(0.0) / 2.0;
    drawing.at(left, 0.0, |drawing| {
        cathedral(drawing, colours);
        houses(drawing, colours);
        gate(drawing, colours);
    });
    // The quay, over the whole width.
    let quay = block(0.0, SHORE - 6.0, w, 12.0);
    drawing.rect(quay, 0.0, colours.frame[1]);
    drawing.rect(quay.with_min_y(SHORE - 2.0), 0.0, shade());
    let [deep, shallow] = colours.sea;
    drawing.at(0.0, 6.0, |drawing| water(drawing, w, [shallow, deep]));
    drawing.at(left, 0.0, |drawing| {
        cog(drawing, colours, pos2(112.0, 240.0));
        let glint = Pen::new(1.2, Color32::WHITE.gamma_multiply(0.3)).round();
        for (x, y, long) in [
            (24.0, 244.0, 24.0),
            (176.0, 250.0, 34.0),
            (300.0, 238.0, 26.0),
            (372.0, 252.0, 30.0),
        ] {
            drawing.line(pos2(x, y), pos2(x + long, y), glint);
        }
    });
}

/// Draws the front of a house with a stepped gable.
fn stepped(drawing: &mut Drawing, [x, y, w]: [f32; 3], colour: Color32, ink: Color32) {
    wall(drawing, x, y, w, colour);
    let steps: u8 = 4;
    let each = w / 2.0 / (f32::from(steps) + 0.6);
    for step in 0..steps {
        let by = each * (f32::from(step) + 0.6);
        let high = 7.0 * f32::from(step + 1);
        let row = block(x + by, y - high, w - 2.0 * by, 7.5);
        drawing.rect(row, 0.0, colour);
        let right = row.with_min_x(x + w * 0.66).with_max_x(row.right());
        if right.width() > 0.0 {
            drawing.rect(right, 0.0, shade());
        }
    }
    windows(drawing, [x, y - 16.0, w, 14.0], 1, 1, ink);
    let rows = ((SHORE - y) / 22.0).floor().clamp(1.0, 3.0);
    let area = [x + 1.0, y + 2.0, w - 2.0, rows * 18.0];
    windows(drawing, area, 3, rows as u8, ink);
    let door = block(x + w * 0.36, SHORE - 20.0, w * 0.28, 16.0);
    drawing.rect(door, 2.0, ink);
}

/// Draws a door with a round top.
fn arch(drawing: &mut Drawing, rect: Rect, ink: Color32) {
    drawing.clipped(rect, |drawing| {
        let round = rect.width() / 2.0;
        drawing.rect(rect.with_max_y(rect.bottom() + round), round, ink);
    });
}

/// Draws the merchants' houses along the quay.
fn houses(drawing: &mut Drawing, colours: &Colours) {
    let ink = colours.ink.gamma_multiply(0.62);
    let [_, kind, rose, gold, _] = colours.kinds;
    stepped(drawing, [14.0, 166.0, 40.0], colours.stone, ink);
    stepped(drawing, [56.0, 152.0, 44.0], rose, ink);
    wall(drawing, 102.0, 176.0, 44.0, colours.tiles[2]);
    gable(drawing, 102.0, 176.0, 44.0, 24.0, colours.roof);
    windows(drawing, [102.0, 180.0, 44.0, 34.0], 3, 2, ink);
    stepped(drawing, [282.0, 160.0, 42.0], gold, ink);
    stepped(drawing, [326.0, 174.0, 38.0], kind, ink);
}

/// Draws the cathedral: two towers with their spires, and between them the front with its
/// rose window.
fn cathedral(drawing: &mut Drawing, colours: &Colours) {
    let [walls, glass] = colours.cathedral;
    let ink = colours.ink.gamma_multiply(0.62);
    wall(drawing, 182.0, 148.0, 78.0, walls);
    gable(drawing, 184.0, 148.0, 74.0, 44.0, colours.roof);
    for x in [166.0, 246.0] {
        wall(drawing, x, 106.0, 30.0, walls);
        gable(drawing, x + 1.0, 106.0, 28.0, 58.0, colours.roof);
        drawing.line(
            pos2(x + 15.0, 36.0),
            pos2(x + 15.0, 50.0),
            Pen::new(1.6, colours.gold),
        );
        drawing.line(
            pos2(x + 11.0, 40.0),
            pos2(x + 19.0, 40.0),
            Pen::new(1.6, colours.gold),
        );
        windows(drawing, [x, 110.0, 30.0, 84.0], 2, 4, ink);
    }
    let rose = pos2(221.0, 150.0);
    drawing.circle(rose, 11.0, ink);
    drawing.circle(rose, 9.0, glass);
    for turn in 0..4u8 {
        let angle = f32::from(turn) * std::f32::consts::FRAC_PI_4;
        let spoke = vec2(angle.cos(), angle.sin()) * 9.0;
        drawing.line(rose - spoke, rose + spoke, Pen::new(1.0, ink));
    }
    arch(drawing, block(209.0, 178.0, 24.0, 36.0), ink);
}

/// Draws the gate of the town between two round towers.
fn gate(drawing: &mut Drawing, colours: &Colours) {
    let ink = colours.ink.gamma_multiply(0.62);
    wall(drawing, 378.0, 178.0, 40.0, colours.stone);
    battlement(drawing, 378.0, 178.0, 40.0, colours.stone);
    for x in [368.0, 410.0] {
        wall(drawing, x, 160.0, 18.0, colours.stone);
        gable(drawing, x, 160.0, 18.0, 26.0, colours.roof);
        windows(drawing, [x, 166.0, 18.0, 40.0], 1, 2, ink);
    }
    arch(drawing, block(389.0, 188.0, 18.0, 28.0), ink);
}

/// Draws a cog with its sail set, where its mast meets the water.
fn cog(drawing: &mut Drawing, colours: &Colours, at: Pos2) {
    drawing.at(at.x, at.y, |drawing| {
        let mast = Pen::new(2.0, colours.frame[0]);
        drawing.line(pos2(1.0, -8.0), pos2(1.0, -62.0), mast);
        drawing.fill(&svg(SAIL), colours.hats[2]);
        let [red, ..] = colours.tinctures;
        drawing.line(pos2(1.0, -46.0), pos2(1.0, -22.0), Pen::new(3.4, red));
        drawing.line(pos2(-10.0, -35.0), pos2(13.0, -35.0), Pen::new(3.4, red));
        drawing.polygon(
            &[pos2(1.0, -62.0), pos2(15.0, -58.0), pos2(1.0, -54.0)],
            red,
        );
        drawing.fill(&svg(HULL), colours.frame[0]);
        let plank = Pen::new(1.0, colours.ink.gamma_multiply(0.5));
        drawing.line(pos2(-27.0, -4.0), pos2(30.0, -5.0), plank);
    });
}
