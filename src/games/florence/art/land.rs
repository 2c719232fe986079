//! Landscapes: forests of round crowns, lakes with a boat, parks with gravel paths
//! and fountains.

use std::fmt::Write;

use eframe::egui::{Color32, Pos2, pos2, vec2};
use kurbo::BezPath;

use super::cells::{Cells, WAYS};
use super::colours::Colours;
use super::tile::FINE_FROM;
use crate::ui::base::draw::{Drawing, Pen, svg};
use florence::{Building, Landscape};

/// Returns a number from 0 to 1 that is always the same for the same seed.
pub(super) fn scatter(seed: f64) -> f32 {
    let wild = (seed * 127.1 + 311.7).sin() * 43_758.545_3;
    (wild - wild.floor()) as f32
}

/// Draws a landscape on these squares; lakes carry a boat if `boat` is set.
pub fn draw_landscape(
    drawing: &mut Drawing,
    colours: &Colours,
    kind: Landscape,
    cells: &Cells,
    side: f32,
    boat: bool,
) {
    match kind {
        Landscape::Forest => forest(drawing, colours, cells, side),
        Landscape::Lake => lake(drawing, colours, cells, side, boat),
        Landscape::Park => park(drawing, colours, cells, side),
    }
}

fn line(side: f32) -> f32 {
    (side / 30.0).max(0.9)
}

fn forest(drawing: &mut Drawing, colours: &Colours, cells: &Cells, side: f32) {
    let [ground, dark, light] = colours.forest;
    let outline = cells.path(side, side * 0.03, side * 0.12);
    drawing.fill(&outline, ground);
    drawing.stroke(&outline, Pen::new(line(side), dark));
    let fine = side >= FINE_FROM;
    let places: &[(f32, f32)] = match fine {
        true => &[
            (0.24, 0.26),
            (0.72, 0.22),
            (0.5, 0.53),
            (0.2, 0.78),
            (0.77, 0.76),
        ],
        false => &[(0.28, 0.3), (0.72, 0.34), (0.48, 0.72)],
    };
    let mut crowns: Vec<(Pos2, f32)> = Vec::new();
    for (x, y) in cells.iter() {
        for (n, &(a, b)) in places.iter().enumerate() {
            let (n, fx, fy) = (n as f64, f64::from(x), f64::from(y));
            let right = scatter(fx * 7.0 + fy * 13.0 + n) - 0.5;
            let down = scatter(fx * 5.0 + fy * 3.0 + n * 9.0) - 0.5;
            let radius = 0.15 + 0.05 * scatter(fx + fy * 2.0 + n * 5.0);
            let radius = radius * side * if fine { 1.0 } else { 1.15 };
            let at = pos2(x as f32 + a + right * 0.1, y as f32 + b + down * 0.1);
            crowns.push(((at.to_vec2() * side).to_pos2(), radius));
        }
    }
    // Back to front.
    crowns.sort_by(|one, other| one.0.y.total_cmp(&other.0.y));
    for (at, radius) in crowns {
        let mut disc = |dx: f32, dy: f32, times: f32, colour: Color32| {
            drawing.circle(at + vec2(dx, dy) * radius, radius * times, colour);
        };
        disc(0.35, 0.45, 1.0, Color32::BLACK.gamma_multiply(0.22));
        disc(0.0, 0.0, 1.0, dark);
        disc(-0.2, -0.22, 0.68, light);
        if radius * 0.28 > 0.4 {
            disc(-0.36, -0.4, 0.28, colours.lit.gamma_multiply(0.28));
        }
    }
}

fn lake(drawing: &mut Drawing, colours: &Colours, cells: &Cells, side: f32, boat: bool) {
    let [water, deep, _] = colours.lake;
    let outline = cells.path(side, side * 0.03, side * 0.3);
    drawing.fill(&outline, colours.stone);
    drawing.stroke(&outline, Pen::new(line(side), deep));
    drawing.fill(&cells.path(side, side * 0.1, side * 0.26), water);
    let middle = cells.path(side, side * 0.2, side * 0.2);
    drawing.fill(&middle, deep.gamma_multiply(0.38));
    let places: &[(f32, f32)] = match side >= FINE_FROM {
        true => &[(0.3, 0.36), (0.5, 0.6), (0.36, 0.8)],
        false => &[(0.3, 0.4), (0.4, 0.7)],
    };
    let pen = Pen::new((side / 30.0).max(0.8), colours.lit.gamma_multiply(0.75));
    for (x, y) in cells.iter() {
        for (a, b) in places {
            let (x, y, q) = ((x as f32 + a) * side, (y as f32 + b) * side, side * 0.09);
            let mut wave = String::new();
            let to = q * 2.0;
            let _ = write!(wave, "M{x} {y}q{q} {} {to} 0t{to} 0", -q);
            drawing.stroke(&svg(&wave), pen.round());
        }
    }
    if boat {
        let row = cells.longest_row().0.1;
        let place = cells.iter().find(|cell| cell.1 != row);
        let (x, y) = place.or(cells.iter().next()).unwrap_or((0, 0));
        let at = |dx: f32, dy: f32| {
            let (x, y) = (x as f32 + 0.55 + dx, y as f32 + 0.3 + dy);
            pos2(x * side, y * side)
        };
        let pen = Pen::new(line(side) * 0.6, colours.ink);
        let hull = [(-0.2, 0.0), (0.2, 0.0), (0.11, 0.12), (-0.11, 0.12)];
        let hull = hull.map(|(dx, dy)| at(dx, dy));
        drawing.polygon(&hull, colours.roof(Building::Workshop));
        drawing.lines(&[hull[0], hull[1], hull[2], hull[3], hull[0]], pen);
        let sail = [(0.0, -0.02), (0.0, -0.32), (0.17, -0.1)].map(|(dx, dy)| at(dx, dy));
        drawing.polygon(&sail, colours.palette.plate);
        drawing.lines(&[sail[0], sail[1], sail[2], sail[0]], pen);
    }
}

fn park(drawing: &mut Drawing, colours: &Colours, cells: &Cells, side: f32) {
    let [lawn, hedge, gravel] = colours.park;
    let outline = cells.path(side, side * 0.03, side * 0.08);
    drawing.fill(&outline, hedge);
    drawing.stroke(&outline, Pen::new(line(side), colours.forest[1]));
    drawing.fill(&cells.path(side, side * 0.14, side * 0.06), lawn);
    let centre = |x: i32, y: i32| pos2((x as f32 + 0.5) * side, (y as f32 + 0.5) * side);
    let mut paths = BezPath::new();
    for (x, y) in cells.iter() {
        for (a, b) in &WAYS[1..3] {
            if cells.has((x + a, y + b)) {
                let (from, to) = (centre(x, y), centre(x + a, y + b));
                paths.move_to((f64::from(from.x), f64::from(from.y)));
                paths.line_to((f64::from(to.x), f64::from(to.y)));
            }
        }
    }
    drawing.stroke(&paths, Pen::new(side * 0.17, gravel));
    for (x, y) in cells.iter() {
        let middle = centre(x, y);
        let at = |dx: f32, dy: f32| middle + vec2(dx, dy) * side;
        drawing.circle(middle, side * 0.2, gravel);
        let basin = match (x + y) % 2 {
            0 => lawn,
            _ => colours.lake[0],
        };
        drawing.circle(middle, side * 0.11, basin);
        drawing.ring(middle, side * 0.11, Pen::new(side * 0.03, hedge));
        for (a, b) in [(-0.27, -0.27), (0.27, -0.27), (-0.27, 0.27), (0.27, 0.27)] {
            let shade = Color32::BLACK.gamma_multiply(0.2);
            drawing.circle(at(a + 0.02, b + 0.03), side * 0.09, shade);
            drawing.circle(at(a, b), side * 0.09, hedge);
            drawing.circle(at(a - 0.02, b - 0.03), side * 0.05, colours.forest[2]);
        }
    }
}
