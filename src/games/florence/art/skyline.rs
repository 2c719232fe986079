//! The town on the hill at the bottom of the start page, drawn from a few flat shapes.

use eframe::egui::{Color32, Painter, Pos2, Rect, pos2, vec2};
use kurbo::BezPath;

use super::colours::Colours;
use crate::ui::base::draw::{Drawing, Pen, kept, svg};
use florence::Building::{Chapel, Library, Studio, University, Workshop};

/// The size of the town; hills fill the remaining width.
const TOWN: [f32; 2] = [440.0, 262.0];

/// Paints the town along the bottom of `rect`, as large as its height allows.
pub fn paint(painter: &Painter, rect: Rect, dark: bool) {
    let size = rect.size();
    let key = ("skyline", size.x.to_bits(), size.y.to_bits(), dark);
    kept::paint(painter, rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let scale = size.y / TOWN[1];
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        drawing.clipped(whole, |drawing| {
            drawing.scaled(0.0, 0.0, scale, |drawing| {
                draw_town(drawing, colours, size.x / scale);
            });
        });
    });
}

fn exact(x: f32, y: f32) -> (f64, f64) {
    (f64::from(x), f64::from(y))
}

/// Returns a hill over the whole width, from the first height to the last.
fn hill(w: f32, [from, bend, middle, next, to]: [f32; 5], across: f32) -> BezPath {
    let h = TOWN[1];
    let mut path = BezPath::new();
    path.move_to(exact(0.0, h));
    path.line_to(exact(0.0, from));
    path.quad_to(exact(w * across / 2.0, bend), exact(w * across, middle));
    path.quad_to(exact(w * across * 1.5, next), exact(w, to));
    path.line_to(exact(w, h));
    path.close_path();
    path
}

fn draw_town(drawing: &mut Drawing, colours: &Colours, w: f32) {
    let h = TOWN[1];
    let [forest, dark, light] = colours.forest;
    let back = |y: f32, a: f32| [y, y - a, y - a * 0.3, y + a * 0.4, y - a * 0.6];
    drawing.fill(
        &hill(w, back(h * 0.55, 26.0), 0.5),
        light.gamma_multiply(0.35),
    );
    drawing.fill(
        &hill(w, back(h * 0.68, 18.0), 0.5),
        forest.gamma_multiply(0.55),
    );
    let base = h * 0.86;
    drawing.at((w - TOWN[0]).max(0.0) / 2.0, 0.0, |drawing| {
        draw_houses(drawing, colours, base);
        draw_dome(drawing, colours, base);
        let trees = [
            (10.0, 0.0, 30.0),
            (86.0, 4.0, 26.0),
            (158.0, 5.0, 36.0),
            (338.0, 6.0, 30.0),
            (372.0, 3.0, 40.0),
            (428.0, 2.0, 34.0),
            (150.0, 7.0, 24.0),
        ];
        for (x, y, z) in trees {
            let y = base + y;
            let mut path = BezPath::new();
            path.move_to(exact(x, y + 8.0));
            path.curve_to(
                exact(x - 8.0, y - z * 0.3),
                exact(x - 3.0, y - z * 0.8),
                exact(x, y - z),
            );
            path.curve_to(
                exact(x + 3.0, y - z * 0.8),
                exact(x + 8.0, y - z * 0.3),
                exact(x, y + 8.0),
            );
            path.close_path();
            drawing.fill(&path, dark);
        }
    });
    let front = [base + 4.0, base - 4.0, base + 5.0, base + 14.0, base + 2.0];
    drawing.fill(&hill(w, front, 0.55), forest);
    let front = [
        base + 16.0,
        base + 8.0,
        base + 17.0,
        base + 26.0,
        base + 14.0,
    ];
    drawing.fill(&hill(w, front, 0.6), dark.gamma_multiply(0.55));
}

fn block(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(w, h))
}

/// Draws a wall down to the ground, with its right side in the shade.
fn wall(drawing: &mut Drawing, x: f32, y: f32, w: f32, colour: Color32) {
    let high = TOWN[1] - y;
    drawing.rect(block(x, y, w, high), 0.0, colour);
    let shade = Color32::BLACK.gamma_multiply(0.13);
    drawing.rect(block(x + w * 0.68, y, w * 0.32, high), 0.0, shade);
}

/// Draws a pointed roof of this height.
fn gable(drawing: &mut Drawing, x: f32, y: f32, w: f32, high: f32, colour: Color32) {
    let (left, top, right) = (
        pos2(x - 3.0, y),
        pos2(x + w / 2.0, y - high),
        pos2(x + w + 3.0, y),
    );
    drawing.polygon(&[left, top, right], colour);
    let shade = Color32::BLACK.gamma_multiply(0.15);
    drawing.polygon(&[top, right, pos2(x + w / 2.0, y)], shade);
}

/// Draws rows of windows: the first place, the number, the distances.
fn windows(
    drawing: &mut Drawing,
    colours: &Colours,
    [x, y]: [f32; 2],
    [columns, rows]: [u8; 2],
    [dx, dy]: [f32; 2],
) {
    let shape = svg("M0 7v-4a2 2 0 0 1 4 0v4z");
    let colour = colours.ink.gamma_multiply(0.55);
    for column in 0..columns {
        for row in 0..rows {
            let (x, y) = (x + f32::from(column) * dx, y + f32::from(row) * dy);
            drawing.at(x, y, |drawing| drawing.fill(&shape, colour));
        }
    }
}

fn draw_houses(drawing: &mut Drawing, colours: &Colours, b: f32) {
    let red = colours.roof(University);
    let (yellow, ochre) = (colours.roof(Studio), colours.roof(Library));
    wall(drawing, 18.0, b - 58.0, 46.0, colours.stone);
    gable(drawing, 18.0, b - 58.0, 46.0, 12.0, red);
    windows(drawing, colours, [27.0, b - 48.0], [3, 3], [12.0, 15.0]);
    wall(drawing, 70.0, b - 40.0, 38.0, yellow);
    gable(drawing, 70.0, b - 40.0, 38.0, 11.0, colours.roof(Workshop));
    windows(drawing, colours, [77.0, b - 30.0], [3, 2], [11.0, 14.0]);
    // The town hall and its tower.
    wall(drawing, 112.0, b - 128.0, 20.0, ochre);
    drawing.rect(block(108.0, b - 132.0, 28.0, 9.0), 0.0, ochre);
    for n in 0..4u8 {
        let x = 108.0 + f32::from(n) * 7.3;
        drawing.rect(block(x, b - 138.0, 5.0, 7.0), 0.0, ochre);
    }
    drawing.rect(block(115.0, b - 152.0, 14.0, 16.0), 0.0, yellow);
    gable(drawing, 115.0, b - 152.0, 14.0, 12.0, red);
    windows(drawing, colours, [120.0, b - 118.0], [1, 4], [10.0, 22.0]);
    wall(drawing, 96.0, b - 66.0, 54.0, colours.palazzo);
    for n in 0..6u8 {
        let x = 95.0 + f32::from(n) * 9.6;
        drawing.rect(block(x, b - 73.0, 6.5, 8.0), 0.0, colours.palazzo);
    }
    windows(drawing, colours, [104.0, b - 54.0], [4, 3], [12.0, 17.0]);
    // The bell tower and the buildings behind it.
    wall(drawing, 344.0, b - 124.0, 26.0, colours.stone);
    for (y, high) in [(128.0, 5.0), (92.0, 4.0), (58.0, 4.0)] {
        drawing.rect(block(341.0, b - y, 32.0, high), 0.0, colours.roof(Chapel));
    }
    windows(drawing, colours, [350.0, b - 116.0], [2, 3], [11.0, 34.0]);
    wall(drawing, 376.0, b - 46.0, 46.0, yellow);
    gable(drawing, 376.0, b - 46.0, 46.0, 13.0, red);
    windows(drawing, colours, [385.0, b - 34.0], [3, 2], [13.0, 14.0]);
}

fn draw_dome(drawing: &mut Drawing, colours: &Colours, b: f32) {
    let red = colours.roof(University);
    let (cx, dy) = (250.0, b - 84.0);
    wall(drawing, 168.0, b - 70.0, 164.0, colours.stone);
    let roof = [(164.0, 70.0), (336.0, 70.0), (322.0, 84.0), (178.0, 84.0)];
    drawing.polygon(&roof.map(|(x, y)| pos2(x, b - y)), red);
    drawing.rect(block(205.0, dy - 22.0, 90.0, 24.0), 0.0, colours.stone);
    for n in 0..5u8 {
        let at = pos2(217.0 + f32::from(n) * 16.5, dy - 10.0);
        drawing.circle(at, 4.5, colours.ink.gamma_multiply(0.4));
    }
    let top = exact(cx, dy - 106.0);
    let right = [
        exact(268.0, dy - 100.0),
        exact(295.0, dy - 74.0),
        exact(297.0, dy - 22.0),
    ];
    let mut dome = BezPath::new();
    dome.move_to(exact(203.0, dy - 22.0));
    dome.curve_to(exact(205.0, dy - 74.0), exact(232.0, dy - 100.0), top);
    dome.curve_to(right[0], right[1], right[2]);
    dome.close_path();
    drawing.fill(&dome, red);
    let mut shade = BezPath::new();
    shade.move_to(top);
    shade.curve_to(right[0], right[1], right[2]);
    shade.line_to(exact(cx + 20.0, dy - 22.0));
    shade.curve_to(exact(cx + 20.0, dy - 70.0), exact(cx + 8.0, dy - 96.0), top);
    shade.close_path();
    drawing.fill(&shade, Color32::BLACK.gamma_multiply(0.16));
    for rib in [-30.0, -11.0, 11.0, 30.0] {
        let mut path = BezPath::new();
        path.move_to(exact(cx + rib * 1.1, dy - 22.0));
        path.curve_to(
            exact(cx + rib * 1.05, dy - 66.0),
            exact(cx + rib * 0.5, dy - 94.0),
            exact(cx + rib * 0.1, dy - 106.0),
        );
        drawing.stroke(&path, Pen::new(2.5, colours.stone));
    }
    drawing.rect(block(cx - 6.0, dy - 118.0, 12.0, 14.0), 0.0, colours.stone);
    let lantern = [(-8.0, 118.0), (8.0, 118.0), (0.0, 131.0)];
    drawing.polygon(&lantern.map(|(x, y)| pos2(cx + x, dy - y)), colours.stone);
    drawing.circle(pos2(cx, dy - 134.0), 3.5, colours.palette.gold);
    windows(drawing, colours, [184.0, b - 58.0], [10, 2], [15.0, 24.0]);
}
