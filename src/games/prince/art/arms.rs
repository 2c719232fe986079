//! The arms of the five families, from flat shapes: balls, an oak, a column, bends and
//! a rose, a bull. Each shield is drawn in 40 by 48.

use eframe::egui::{Color32, Painter, Rect, Vec2, pos2, vec2};

use super::colours::Colours;
use crate::ui::base::draw::{Drawing, Pen, kept, svg};
use table::{Item, Seat};

/// The size for which shields are drawn.
pub const DRAWN: Vec2 = vec2(40.0, 48.0);
const OUTLINE: &str = "M2 2H38V23.500C38 35 30.500 42 20 46.500 9.500 42 2 35 2 23.500z";

/// Paints the arms of a seat as large as they fit, centred in `rect`.
pub fn paint(painter: &Painter, rect: Rect, dark: bool, seat: Seat) {
    let scale = (rect.width() / DRAWN.x).min(rect.height() / DRAWN.y);
    let at = Rect::from_center_size(rect.center(), DRAWN * scale).min;
    let key = ("arms", seat.index(), scale.to_bits(), dark);
    kept::paint(painter, at, &key, |drawing| {
        drawing.scaled(0.0, 0.0, scale, |drawing| {
            draw_arms(drawing, Colours::by(dark), seat);
        });
    });
}

/// Draws the arms of a seat into [`DRAWN`] with the upper left at the origin.
pub fn draw_arms(drawing: &mut Drawing, colours: &Colours, seat: Seat) {
    let outline = svg(OUTLINE);
    let shadow = Color32::BLACK.gamma_multiply(0.22);
    drawing.at(1.2, 1.6, |drawing| drawing.fill(&outline, shadow));
    drawing.clipped_to(&outline, |drawing| {
        match seat {
            Seat::A => balls(drawing, colours),
            Seat::B => oak(drawing, colours),
            Seat::C => column(drawing, colours),
            Seat::D => bends(drawing, colours),
            Seat::E => bull(drawing, colours),
        }
        // Light from the upper left.
        let right = block(20.0, 0.0, 20.0, 48.0);
        drawing.rect(right, 0.0, Color32::BLACK.gamma_multiply(0.07));
        let above = block(0.0, 0.0, 40.0, 4.0);
        drawing.rect(above, 0.0, Color32::WHITE.gamma_multiply(0.15));
    });
    drawing.stroke(&outline, Pen::new(1.5, colours.ink));
}

fn block(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), vec2(w, h))
}

fn field(drawing: &mut Drawing, colour: Color32) {
    drawing.rect(Rect::from_min_size(pos2(0.0, 0.0), DRAWN), 0.0, colour);
}

/// Medici: five red balls and a blue one on gold.
fn balls(drawing: &mut Drawing, colours: &Colours) {
    let [red, blue, gold, ..] = colours.tinctures;
    field(drawing, gold);
    let places = [(9.3, 17.0), (30.7, 17.0), (11.6, 28.2), (28.4, 28.2)];
    for (x, y) in places.into_iter().chain([(20.0, 36.8)]) {
        drawing.circle(pos2(x, y), 4.2, red);
        let light = Color32::WHITE.gamma_multiply(0.18);
        drawing.circle(pos2(x - 1.2, y - 1.3), 1.5, light);
    }
    drawing.circle(pos2(20.0, 11.2), 5.0, blue);
    for n in 0..3u8 {
        let angle = (f32::from(n) * 120.0 - 90.0).to_radians();
        let at = pos2(20.0, 11.2) + vec2(angle.cos(), angle.sin()) * 2.2;
        drawing.circle(at, 1.0, gold);
    }
}

/// Della Rovere: a golden oak with crossed boughs on blue.
fn oak(drawing: &mut Drawing, colours: &Colours) {
    let [_, blue, gold, ..] = colours.tinctures;
    field(drawing, blue);
    let pen = Pen::new(2.4, gold).round();
    for side in [-1.0_f32, 1.0] {
        let x = |x: f32| 20.0 + side * x;
        let bough = format!("M20 33C{} 30 {} 17 {} 11.500", x(15.0), x(13.500), x(3.500));
        drawing.stroke(&svg(&bough), pen);
        let bough = format!("M20 33C{} 25 {} 18 {} 8", x(9.0), x(-6.0), x(-8.0));
        drawing.stroke(&svg(&bough), pen);
        for (at, y) in [(11.2, 22.500), (8.500, 7.300), (2.6, 10.2)] {
            acorn(drawing, colours, x(at), y);
        }
    }
    drawing.line(pos2(20.0, 44.0), pos2(20.0, 31.5), pen);
    drawing.polygon(
        &[pos2(13.5, 44.2), pos2(20.0, 39.0), pos2(26.5, 44.2)],
        gold,
    );
}

fn acorn(drawing: &mut Drawing, colours: &Colours, x: f32, y: f32) {
    let gold = colours.tinctures[2];
    drawing.ellipse(pos2(x, y), vec2(2.1, 2.9), 0.0, gold);
    let cup = block(x - 2.3, y - 2.9, 4.6, 2.2);
    drawing.rect(cup, 1.0, Color32::BLACK.gamma_multiply(0.22));
}

/// Colonna: a silver column with a crown on red.
fn column(drawing: &mut Drawing, colours: &Colours) {
    let [red, _, gold, silver, _] = colours.tinctures;
    field(drawing, red);
    drawing.rect(block(15.8, 18.5, 8.4, 17.5), 0.0, silver);
    for (x, y, w, h) in [
        (13.2, 15.2, 13.6, 2.4),
        (14.6, 17.4, 10.8, 1.8),
        (14.2, 35.4, 11.6, 2.4),
        (11.8, 37.6, 16.4, 3.2),
    ] {
        drawing.rect(block(x, y, w, h), 0.4, silver);
    }
    drawing.rect(
        block(20.8, 18.5, 3.4, 17.5),
        0.0,
        Color32::BLACK.gamma_multiply(0.14),
    );
    let crown =
        "M13.200 14.600 12.600 6.800 16.300 9.900 20 5 23.700 9.900 27.400 6.800 26.800 14.600z";
    drawing.fill(&svg(crown), gold);
}

/// Orsini: bends of silver and red, a rose on silver above.
fn bends(drawing: &mut Drawing, colours: &Colours) {
    let [red, _, gold, silver, _] = colours.tinctures;
    field(drawing, silver);
    for n in 0..4u8 {
        let x = f32::from(n) * 18.5 - 34.0;
        let bend = [
            pos2(x, 18.0),
            pos2(x + 9.2, 18.0),
            pos2(x + 41.2, 50.0),
            pos2(x + 32.0, 50.0),
        ];
        drawing.polygon(&bend, red);
    }
    drawing.rect(block(0.0, 0.0, 40.0, 16.5), 0.0, silver);
    drawing.rect(block(0.0, 16.2, 40.0, 2.8), 0.0, gold);
    for n in 0..5u8 {
        let angle = (f32::from(n) * 72.0 - 90.0).to_radians();
        let at = pos2(20.0, 9.3) + vec2(angle.cos(), angle.sin()) * 3.5;
        drawing.circle(at, 2.5, red);
    }
    drawing.circle(pos2(20.0, 9.3), 1.9, gold);
}

/// Borgia: a red bull on a green meadow under gold.
fn bull(drawing: &mut Drawing, colours: &Colours) {
    let [red, _, gold, silver, green] = colours.tinctures;
    field(drawing, gold);
    drawing.fill(&svg("M0 34.500Q20 30.500 40 34.500V48H0z"), green);
    let horn = Pen::new(1.5, silver).round();
    drawing.stroke(
        &svg("M9.600 19.200C7.500 18.300 7.200 16.400 8 14.800"),
        horn,
    );
    drawing.stroke(
        &svg("M12.400 18.600C13.500 17.600 13.800 16 13.200 14.500"),
        horn,
    );
    let body = "M13.500 19.300C17 17.600 21 19.600 25.500 19.200 30.300 18.800 33.500 20.600 33.600 24.800L33 35.800H30.200L29.700 29.500C26.800 31 22.500 31.200 19.600 30.200L19 36.200H16.200L15.400 28.600C13.600 28 12.600 26.900 12.200 25.600 11.300 27.100 9.900 27.900 8.300 27.600 6.900 27.300 6.400 25.900 6.800 24.400L8.300 20.200C9.200 18.600 11.700 18.100 13.500 19.300z";
    drawing.fill(&svg(body), red);
    drawing.fill(
        &svg("M12.600 28.200 13.800 35.600H11.300L9.900 29.300z"),
        red,
    );
    drawing.fill(&svg("M27 30.200 27.600 35.400H25.200L24.600 30.600z"), red);
    drawing.stroke(
        &svg("M33.300 22.500C36.200 23.500 36.300 27.500 34.900 30.600"),
        Pen::new(1.3, red).round(),
    );
    drawing.circle(pos2(9.7, 21.9), 0.7, silver);
}
