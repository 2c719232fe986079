//! A fortress on its hill, and the palace of a base: sky, walls, battlements, and the
//! strength on a round plate in front.

use eframe::egui::{Align2, Color32, Pos2, Rect, Ui, Vec2, pos2, vec2};
use kurbo::BezPath;

use super::colours::Colours;
use crate::ui::base::draw::{Drawing, Pen, kept};
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;

/// Paints a fortress, or the palace of a base, that fills `rect`, with its power if it is
/// given.
pub fn paint(ui: &Ui, rect: Rect, power: Option<u16>, is_base: bool) {
    let size = rect.size();
    let dark = ui.visuals().dark_mode;
    let palette = Palette::of(ui);
    let [middle, radius] = plate_of(size);
    let key = (
        ("fortress", is_base, power.is_some()),
        (size.x.to_bits(), size.y.to_bits(), dark),
    );
    kept::paint(ui.painter(), rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        let corner = (size.y / 7.0).min(5.0);
        drawing.clipped_round(whole, corner, |drawing| {
            draw_view(drawing, colours, size, is_base);
        });
        let edge = Pen::new(1.0, colours.ink.gamma_multiply(0.75));
        drawing.frame(whole.shrink(0.5), corner, edge);
        if power.is_some() {
            drawing.circle(middle.to_pos2(), radius.x, palette.plate);
            drawing.ring(middle.to_pos2(), radius.x, Pen::new(1.0, colours.ink));
        }
    });
    if let Some(power) = power {
        let font = face::display((radius.x * 1.55).max(10.0));
        let at = rect.min + middle - vec2(0.0, 0.5);
        let ink = palette.plate_text;
        small::whole(ui, at, Align2::CENTER_CENTER, power, (font, ink));
    }
}

/// Returns the middle of the plate, and its radius in both directions.
fn plate_of(size: Vec2) -> [Vec2; 2] {
    let radius = (size.y * 0.36).min(16.0);
    [vec2(size.x / 2.0, size.y * 0.6), Vec2::splat(radius)]
}

fn block(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(w, h))
}

/// Draws sky, hill and walls of this size with the upper left at the origin.
pub fn draw_view(drawing: &mut Drawing, colours: &Colours, size: Vec2, is_base: bool) {
    let (w, h) = (size.x, size.y);
    let [high, low] = colours.sky;
    drawing.gradient(block(0.0, 0.0, w, h), high, low);
    let exact = |x: f32, y: f32| (f64::from(x), f64::from(y));
    let mut hill = BezPath::new();
    hill.move_to(exact(0.0, h * 0.74));
    hill.quad_to(exact(w * 0.48, h * 0.58), exact(w, h * 0.76));
    hill.line_to(exact(w, h));
    hill.line_to(exact(0.0, h));
    hill.close_path();
    drawing.fill(&hill, colours.hill);
    let pen = Pen::new((h / 34.0).clamp(0.7, 1.4), colours.ink);
    match is_base {
        true => palace(drawing, colours, size, pen),
        false => {
            wall(
                drawing,
                colours,
                block(w * 0.22, h * 0.46, w * 0.56, h * 0.4),
                pen,
            );
            wall(
                drawing,
                colours,
                block(w * 0.09, h * 0.29, w * 0.2, h * 0.57),
                pen,
            );
            wall(
                drawing,
                colours,
                block(w * 0.71, h * 0.29, w * 0.2, h * 0.57),
                pen,
            );
        }
    }
}

/// Draws a flag on one of the two towers, which tells holdings apart.
pub fn draw_flag(drawing: &mut Drawing, colours: &Colours, size: Vec2, number: usize) {
    let (w, h) = (size.x, size.y);
    let colour = colours.tinctures[number % colours.tinctures.len()];
    let x = if number.is_multiple_of(2) { 0.19 } else { 0.81 } * w;
    let top = h * 0.04;
    let pole = Pen::new((h / 40.0).clamp(0.8, 1.6), colours.ink);
    drawing.line(pos2(x, h * 0.24), pos2(x, top), pole);
    let wide = w * 0.17;
    let cloth = match number % 3 {
        0 => vec![(0.0, 0.0), (wide, h * 0.05), (0.0, h * 0.1)],
        1 => vec![
            (0.0, 0.0),
            (wide, 0.0),
            (wide * 0.7, h * 0.05),
            (wide, h * 0.1),
            (0.0, h * 0.1),
        ],
        _ => vec![(0.0, 0.0), (wide, 0.0), (wide, h * 0.1), (0.0, h * 0.1)],
    };
    let cloth: Vec<Pos2> = cloth
        .into_iter()
        .map(|(dx, dy)| pos2(x + dx, top + dy))
        .collect();
    drawing.polygon(&cloth, colour);
    drawing.lines(&cloth, pole);
}

/// Draws a wall with battlements, with its right side in the shade.
fn wall(drawing: &mut Drawing, colours: &Colours, rect: Rect, pen: Pen) {
    let merlons = if rect.width() > rect.height() {
        5.0
    } else {
        3.0
    };
    let wide = rect.width() / (2.0 * merlons - 1.0);
    let high = rect.height().min(rect.width()) * 0.22 + 0.6;
    let mut outline = vec![rect.left_bottom(), rect.left_top()];
    let mut x = rect.left();
    for n in 0..merlons as u8 {
        if n > 0 {
            outline.push(pos2(x, rect.top()));
            x += wide;
            outline.push(pos2(x, rect.top()));
        }
        outline.push(pos2(x, rect.top() - high));
        x += wide;
        outline.push(pos2(x, rect.top() - high));
    }
    outline.extend([rect.right_top(), rect.right_bottom()]);
    drawing.polygon(&outline, colours.stone);
    let shade = rect.with_min_x(rect.left() + rect.width() * 0.64);
    drawing.rect(shade, 0.0, Color32::BLACK.gamma_multiply(0.13));
    outline.push(rect.left_bottom());
    drawing.lines(&outline, pen);
}

/// Draws a palace: a gable, walls, and windows at the sides, clear of the plate.
fn palace(drawing: &mut Drawing, colours: &Colours, size: Vec2, pen: Pen) {
    let (w, h) = (size.x, size.y);
    let [walls, roof] = colours.palace;
    let front = block(w * 0.17, h * 0.42, w * 0.66, h * 0.44);
    drawing.rect(front, 0.0, walls);
    let shade = front.with_min_x(w * 0.62);
    drawing.rect(shade, 0.0, Color32::BLACK.gamma_multiply(0.13));
    drawing.frame(front, 0.0, pen);
    let gable = [
        pos2(w * 0.12, h * 0.42),
        pos2(w * 0.5, h * 0.17),
        pos2(w * 0.88, h * 0.42),
    ];
    drawing.polygon(&gable, roof);
    drawing.polygon(
        &[gable[1], gable[2], pos2(w * 0.5, h * 0.42)],
        Color32::BLACK.gamma_multiply(0.14),
    );
    drawing.lines(&[gable[0], gable[1], gable[2], gable[0]], pen);
    for x in [0.21, 0.73] {
        let window = block(w * x, h * 0.53, w * 0.06, h * 0.2);
        drawing.rect(window, w * 0.03, colours.ink.gamma_multiply(0.55));
    }
}
