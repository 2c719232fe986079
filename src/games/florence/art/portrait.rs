//! The portraits of the characters of Muse & Princess: a head and shoulders of flat shapes
//! on the rays of the piles. Each is recognised by what is on its head: a wreath, a hat
//! with tassels, a crown, a beret, glasses, a cap.

use eframe::egui::{Color32, Painter, Rect, Vec2, pos2, vec2};

use super::colours::Colours;
use super::pile::draw_rays;
use crate::ui::base::draw::{Drawing, Pen, kept, svg};
use florence::Building;
use florence::rules::Character;

/// The size for which portraits are drawn; other sizes are scaled.
pub const DRAWN: Vec2 = vec2(72.0, 82.0);

/// Paints a portrait that fills `rect`.
pub fn paint(painter: &Painter, rect: Rect, dark: bool, character: Character) {
    let size = rect.size();
    let key = (
        ("portrait", character),
        (size.x.to_bits(), size.y.to_bits(), dark),
    );
    kept::paint(painter, rect.min, &key, |drawing| {
        draw_portrait(drawing, Colours::by(dark), character, size);
    });
}

/// Returns the colours of the ground, of the rays on it, and of the clothes.
fn clothes(colours: &Colours, character: Character) -> [Color32; 3] {
    let roof = |kind| colours.roof(kind);
    match character {
        Character::Muse => [colours.lake[0], colours.stone, colours.lake[1]],
        Character::Cardinal => [
            roof(Building::University),
            roof(Building::Library),
            roof(Building::Laboratory),
        ],
        Character::Princess => [
            roof(Building::Chapel),
            colours.stone,
            roof(Building::Chapel),
        ],
        Character::Merchant => [
            roof(Building::Library),
            roof(Building::Studio),
            colours.park[1],
        ],
        Character::Professor => [roof(Building::Tower), colours.stone, roof(Building::Tower)],
        Character::Banker => [colours.park[0], colours.park[2], roof(Building::Workshop)],
    }
}

/// Draws a portrait of this size whose upper left is the origin.
pub fn draw_portrait(drawing: &mut Drawing, colours: &Colours, character: Character, size: Vec2) {
    let rect = Rect::from_min_size(pos2(0.0, 0.0), size);
    let scale = (size.x / DRAWN.x).min(size.y / DRAWN.y);
    let [ground, rays, coat] = clothes(colours, character);
    let corner = 4.0 * scale.min(1.2);
    drawing.clipped_round(rect, corner, |drawing| {
        draw_rays(drawing, rect, ground, rays);
        // From the middle of the upper edge of the head, as far down as there is room.
        let left = (size.x - DRAWN.x * scale) / 2.0;
        let top = size.y - DRAWN.y * scale;
        drawing.scaled(left, top, scale, |drawing| {
            sitter(drawing, colours, character, coat);
        });
    });
    drawing.frame(rect, corner, Pen::new(1.0, colours.ink.gamma_multiply(0.7)));
}

/// Draws the person, in [`DRAWN`]: hair at the back, shoulders, neck, face, and the rest.
fn sitter(drawing: &mut Drawing, colours: &Colours, character: Character, coat: Color32) {
    let pen = Pen::new(1.3, colours.ink);
    let ink = colours.ink;
    let gold = colours.palette.gold;
    let part = |drawing: &mut Drawing, path: &str, colour: Color32| {
        let path = svg(path);
        drawing.fill(&path, colour);
        drawing.stroke(&path, pen);
    };
    let hair = match character {
        Character::Muse => Some(colours.frame[0]),
        Character::Princess => Some(colours.roof(Building::Library)),
        Character::Cardinal | Character::Merchant | Character::Professor | Character::Banker => {
            None
        }
    };
    if let Some(hair) = hair {
        let path = "M19 82C11 56 16 27 36 25C56 27 61 56 53 82z";
        part(drawing, path, hair);
    }
    part(drawing, "M4 86C6 68 22 64 36 64S66 68 68 86z", coat);
    part(drawing, "M30 58v8q6 6 12 0v-8z", colours.skin);
    let face = "M24 41C24 27 48 27 48 41C48 54 42 60 36 60S24 54 24 41z";
    part(drawing, face, colours.skin);
    for x in [31.5, 40.5] {
        drawing.circle(pos2(x, 44.0), 1.3, ink);
    }
    drawing.stroke(&svg("M33 53q3 2 6 0"), pen);
    match character {
        Character::Muse => {
            for (at, turn) in [
                (-11.0_f32, -0.75),
                (-6.0, -0.4),
                (0.0, 0.0),
                (6.0, 0.4),
                (11.0, 0.75),
            ] {
                let centre = pos2(36.0 + at, 31.0 + at.abs() * 0.45);
                drawing.ellipse(centre, vec2(4.6, 3.1), turn, ink);
                drawing.ellipse(centre, vec2(3.5, 2.0), turn, colours.forest[2]);
            }
        }
        Character::Cardinal => {
            let red = colours.roof(Building::Laboratory);
            part(drawing, "M25 32q11-15 22 0z", red);
            part(drawing, "M11 34a25 5 0 1 1 50 0a25 5 0 1 1-50 0z", red);
            let cord = Pen::new(2.0, gold);
            for x in [15.0, 57.0] {
                drawing.line(pos2(x, 37.0), pos2(x, 53.0), cord);
                drawing.circle(pos2(x, 55.0), 3.0, gold);
                drawing.ring(pos2(x, 55.0), 3.0, pen);
            }
        }
        Character::Princess => {
            part(drawing, "M24 34l-2-12l7 5l7-8l7 8l7-5l-2 12z", gold);
        }
        Character::Merchant => {
            part(
                drawing,
                "M22 36C16 21 54 17 53 31C58 33 56 39 48 37z",
                colours.forest[1],
            );
            part(
                drawing,
                "M28 53q8 14 16 0l-2 10q-6 5-12 0z",
                colours.frame[0],
            );
        }
        Character::Professor => {
            drawing.fill(&svg("M23 37q13-16 26 0l-1-6q-12-14-24 0z"), ink);
            part(drawing, "M26 51q10 26 20 0q-4 8-10 8t-10-8z", colours.stone);
            for x in [31.3, 40.7] {
                drawing.ring(pos2(x, 44.0), 4.0, pen);
            }
        }
        Character::Banker => {
            drawing.fill(&svg("M22 37q0-8 3-12h22q3 4 3 12q-14-5-28 0z"), ink);
            let middle = pos2(58.0, 72.0);
            drawing.circle(middle, 8.0, gold);
            drawing.ring(middle, 8.0, Pen::new(1.5, colours.palette.gold_edge));
            drawing.circle(middle, 5.0, colours.palette.gold_light);
        }
    }
}
