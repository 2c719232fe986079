//! The curtain that hides the middle while the screen is handed on: flat bands as folds,
//! six arcs above, a fringe below.

use eframe::egui::{Color32, Painter, Pos2, Rect, pos2, vec2};
use kurbo::BezPath;

use super::colours::Colours;
use super::land::scatter;
use crate::ui::base::draw::{Drawing, Pen, kept};

/// Paints the curtain over `rect`.
pub fn paint(painter: &Painter, rect: Rect, dark: bool) {
    let size = rect.size();
    let key = ("curtain", size.x.to_bits(), size.y.to_bits(), dark);
    kept::paint(painter, rect.min, &key, |drawing| {
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        drawing.clipped(whole, |drawing| {
            draw_cloth(drawing, Colours::by(dark), [size.x, size.y]);
        });
    });
}

fn exact(x: f32, y: f32) -> (f64, f64) {
    (f64::from(x), f64::from(y))
}

/// Returns a fold that begins at `x` and is `width` wide; its sides are bent by `bends` in
/// the middle.
fn fold(x: f32, width: f32, height: f32, bends: [f32; 2]) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(exact(x, 0.0));
    path.line_to(exact(x + width, 0.0));
    path.quad_to(
        exact(x + width + bends[1], height / 2.0),
        exact(x + width, height),
    );
    path.line_to(exact(x, height));
    path.quad_to(exact(x + bends[0], height / 2.0), exact(x, 0.0));
    path.close_path();
    path
}

/// Draws the curtain in this width and height.
fn draw_cloth(drawing: &mut Drawing, colours: &Colours, [w, h]: [f32; 2]) {
    let [cloth, fringe] = colours.card_back;
    let black = |alpha: f32| Color32::BLACK.gamma_multiply(alpha);
    let white = |alpha: f32| Color32::WHITE.gamma_multiply(alpha);
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(w, h));
    drawing.rect(whole, 0.0, cloth);
    // About 32 points per fold, however wide the middle is.
    let folds = (w / 32.0).round().max(4.0);
    let fold_width = w / folds;
    for n in 0..folds as u32 {
        let x = n as f32 * fold_width;
        let shade = scatter(f64::from(n) * 3.1) * 0.06;
        let f = fold_width;
        let band = |from: f32, width: f32, bends: [f32; 2]| {
            fold(x + f * from, f * width, h, bends.map(|bend| f * bend))
        };
        drawing.fill(&band(0.0, 0.34, [0.0, 0.1]), black(0.20 + shade));
        drawing.fill(&band(0.34, 0.2, [0.1, 0.12]), black(0.07 + shade / 2.0));
        drawing.fill(&band(0.7, 0.16, [0.08, 0.08]), white(0.09));
    }
    let gap = Rect::from_min_size(pos2(w / 2.0 - 2.0, 0.0), vec2(4.0, h));
    drawing.rect(gap, 0.0, black(0.35));
    let band = |y: f32, height: f32| Rect::from_min_size(pos2(0.0, y), vec2(w, height));
    drawing.rect(band(h - 34.0, 7.0), 0.0, fringe);
    drawing.rect(band(h - 34.0, 2.0), 0.0, white(0.3));
    let thread = Pen::new(2.2, fringe.gamma_multiply(0.85));
    let mut x = 3.0;
    while x < w {
        let end = h - 11.0 + x % 4.0;
        drawing.line(pos2(x, h - 27.0), pos2(x, end), thread);
        x += 6.0;
    }
    draw_arcs(drawing, colours, w);
    drawing.rect(band(0.0, 12.0), 0.0, colours.frame[0]);
    drawing.rect(band(10.0, 3.0), 0.0, fringe);
}

fn draw_arcs(drawing: &mut Drawing, colours: &Colours, w: f32) {
    const ARCS: u8 = 6;
    let [cloth, fringe] = colours.card_back;
    let black = |alpha: f32| Color32::BLACK.gamma_multiply(alpha);
    let arc = w / f32::from(ARCS);
    let cloth_of = |x: f32, low: f32| {
        let mut path = BezPath::new();
        path.move_to(exact(x, 0.0));
        path.line_to(exact(x + arc, 0.0));
        path.line_to(exact(x + arc, 44.0));
        path.quad_to(exact(x + arc / 2.0, low), exact(x, 44.0));
        path.close_path();
        path
    };
    for n in 0..ARCS {
        let x = f32::from(n) * arc;
        drawing.at(0.0, 5.0, |drawing| {
            drawing.fill(&cloth_of(x, 116.0), black(0.25));
        });
        drawing.fill(&cloth_of(x, 112.0), cloth);
        for crease in 1..6u8 {
            let part = f32::from(crease) / 6.0;
            let end = 44.0 + 32.0 * (1.0 - ((part - 0.5) * 2.0).powi(2));
            let mut path = BezPath::new();
            path.move_to(exact(x + arc * part, 0.0));
            path.quad_to(
                exact(x + arc * (0.5 + (part - 0.5) * 0.9), 40.0),
                exact(x + arc * (0.5 + (part - 0.5) * 0.72), end),
            );
            drawing.stroke(&path, Pen::new(arc / 26.0, black(0.16)));
        }
        let mut hem = BezPath::new();
        hem.move_to(exact(x, 44.0));
        hem.quad_to(exact(x + arc / 2.0, 112.0), exact(x + arc, 44.0));
        drawing.stroke(&hem, Pen::new(5.0, fringe));
        let thread = Pen::new(2.0, fringe.gamma_multiply(0.85));
        for n in 0..22u8 {
            let part = 0.03 + 0.045 * f32::from(n);
            let back = 1.0 - part;
            let y = 44.0 * back * back + 224.0 * part * back + 44.0 * part * part;
            let at = pos2(x + arc * part, y + 2.0);
            drawing.line(at, at + vec2(0.0, 9.0), thread);
        }
    }
    for n in 1..ARCS {
        let x = f32::from(n) * arc;
        let thin = Pen::new(0.8, colours.ink);
        drawing.circle(pos2(x, 45.0), 8.0, fringe);
        drawing.ring(pos2(x, 45.0), 8.0, Pen::new(1.0, colours.ink));
        let tassel = [(-6.0, 52.0), (6.0, 52.0), (9.0, 78.0), (-9.0, 78.0)];
        let tassel = tassel.map(|(dx, y)| pos2(x + dx, y));
        drawing.polygon(&tassel, fringe);
        drawing.lines(
            &[tassel[0], tassel[1], tassel[2], tassel[3], tassel[0]],
            thin,
        );
        let faint = Pen::new(0.8, colours.ink.gamma_multiply(0.5));
        for dx in [-3.0, 3.0] {
            drawing.line(pos2(x + dx, 56.0), pos2(x + dx, 77.0), faint);
        }
    }
}
