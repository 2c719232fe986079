//! The cards: a picture on rays with a name below it, and the common back. Callers say what
//! a card shows; no rules are used here.

use std::f32::consts::TAU;

use eframe::egui::{Align2, Color32, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::colours::Colours;
use super::{arms, fortress, glyphs, portrait};
use crate::ui::base::draw::{Drawing, Pen, kept, svg};
use crate::ui::base::icons::{Icon, SIDE};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use prince::rules::{CardId, CardType, Edition};
use table::Item as _;
use words::prince::names;
use words::text::SOFT_HYPHEN;

/// The state of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CardState {
    /// Nothing is happening to it.
    #[default]
    Rest,
    /// The current decision is about it.
    Acts,
    /// It is gone from here: its picture is faded.
    Gone,
}

/// The height of a name below a picture: on a usual card, and on a narrow one, where it may
/// take two lines.
const FOOT: [f32; 2] = [21.0, 29.0];
/// Below this width a card is narrow.
const NARROW: f32 = 64.0;
/// The sizes of names in two lines.
const SMALL: [f32; 5] = [12.0, 11.0, 10.5, 10.0, 9.5];
/// The margin of the picture.
const EDGE: f32 = 4.5;

/// Paints a card that fills `rect`, with its short name below the picture if it is named.
pub fn paint(
    ui: &Ui,
    rect: Rect,
    (edition, card): (&Edition, CardId),
    is_named: bool,
    state: CardState,
) {
    let sort = edition.card(card).card_type;
    let number = number_of(edition, card);
    let palette = Palette::of(ui);
    let dark = ui.visuals().dark_mode;
    let full = rect.size();
    let foot = match (is_named, full.x < NARROW) {
        (false, _) => EDGE,
        (true, false) => FOOT[0],
        (true, true) => FOOT[1],
    };
    let key = (
        ("card", sort, number, state, is_named),
        (full.x.to_bits(), full.y.to_bits(), dark),
    );
    kept::paint(ui.painter(), rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let whole = sheet(drawing, palette, full, state);
        let mut picture = whole.shrink(EDGE);
        picture.max.y = whole.bottom() - foot;
        drawing.clipped_round(picture, 3.0, |drawing| {
            drawing.at(picture.left(), picture.top(), |drawing| {
                draw_picture(drawing, colours, sort, number, picture.size());
            });
            if state == CardState::Gone {
                drawing.rect(picture, 0.0, palette.card.gamma_multiply(0.55));
            }
        });
        let edge = Pen::new(0.9, colours.ink.gamma_multiply(0.6));
        drawing.frame(picture, 3.0, edge);
    });
    if is_named {
        let ink = match state {
            CardState::Gone => palette.weak,
            CardState::Rest | CardState::Acts => palette.ink,
        };
        let at = pos2(rect.center().x - 0.75, rect.bottom() - 3.0 - foot / 2.0);
        label(ui, at, &names::short_card(edition, card), ink, full.x);
    }
}

/// Paints a name below a picture: in one line, or on a narrow card in two, broken where the
/// name allows it.
fn label(ui: &Ui, at: Pos2, name: &str, ink: Color32, wide: f32) {
    let room = wide - 7.0;
    let whole = name.replace(SOFT_HYPHEN, "");
    let centre = Align2::CENTER_CENTER;
    // In a narrow card a name in two lines is larger than in one.
    let least = if wide >= NARROW { SMALL[3] } else { SMALL[1] };
    if text::width(ui, &whole, face::text(least)) <= room {
        let font = match wide > 110.0 {
            true => face::display(15.0),
            false => face::text(SMALL[0]),
        };
        text::paint(ui, at, centre, &whole, (font, ink), room);
        return;
    }
    let widest = |lines: &[String; 2], size: f32| {
        let [above, below] = lines.each_ref();
        let wide = |line: &str| text::width(ui, line, face::text(size));
        wide(above).max(wide(below))
    };
    let mut broken = parts(name);
    broken.sort_by(|one, other| widest(one, SMALL[0]).total_cmp(&widest(other, SMALL[0])));
    let Some(lines) = broken.into_iter().next() else {
        text::paint(ui, at, centre, &whole, (face::text(SMALL[0]), ink), room);
        return;
    };
    let least = SMALL[SMALL.len() - 1];
    let fits = |size: &f32| widest(&lines, *size) <= room;
    let size = SMALL.into_iter().find(fits).unwrap_or(least);
    for (line, by) in lines.iter().zip([-0.5, 0.5]) {
        let at = at + Vec2::new(0.0, by * (size + 0.5));
        text::paint(ui, at, centre, line, (face::text(size), ink), room);
    }
}

/// Returns a name in two lines, broken in each possible place: at a space, after a hyphen,
/// and at a soft hyphen.
fn parts(name: &str) -> Vec<[String; 2]> {
    let plain = |part: &str| part.replace(SOFT_HYPHEN, "");
    let breaks = name.char_indices().filter_map(|(at, sign)| {
        let (before, after) = (&name[..at], &name[at + sign.len_utf8()..]);
        match sign {
            ' ' => Some([plain(before), plain(after)]),
            '-' | SOFT_HYPHEN => Some([format!("{}-", plain(before)), plain(after)]),
            _ => None,
        }
    });
    breaks.collect()
}

/// Paints only the picture of a card, so that it fills `rect`.
pub fn paint_picture(ui: &Ui, rect: Rect, edition: &Edition, card: CardId) {
    let sort = edition.card(card).card_type;
    let number = number_of(edition, card);
    let dark = ui.visuals().dark_mode;
    let full = rect.size();
    let key = (
        ("picture-of-a-card", sort, number),
        (full.x.to_bits(), full.y.to_bits(), dark),
    );
    kept::paint(ui.painter(), rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let whole = Rect::from_min_size(Pos2::ZERO, full);
        drawing.clipped_round(whole, 4.0, |drawing| {
            draw_picture(drawing, colours, sort, number, full);
        });
        let edge = Pen::new(1.0, colours.ink.gamma_multiply(0.7));
        drawing.frame(whole.shrink(0.5), 4.0, edge);
    });
}

/// Paints the back of a card, with a number on a plate if one is given.
pub fn paint_back(ui: &Ui, rect: Rect, number: Option<u8>, state: CardState) {
    let palette = Palette::of(ui);
    let dark = ui.visuals().dark_mode;
    let full = rect.size();
    let key = (
        ("back-of-a-card", state, number.is_some()),
        (full.x.to_bits(), full.y.to_bits(), dark),
    );
    let radius = (full.x * 0.19).min(11.0);
    let middle = pos2(full.x / 2.0 - 0.75, full.y * 0.56);
    kept::paint(ui.painter(), rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let whole = sheet(drawing, palette, full, state);
        let [ground, line] = colours.back;
        let inner = whole.shrink(EDGE.min(full.x * 0.09));
        drawing.rect(inner, 3.0, ground);
        drawing.frame(inner, 3.0, Pen::new(0.9, colours.ink));
        if full.x > 26.0 {
            drawing.frame(inner.shrink(3.2), 2.0, Pen::new(1.0, line));
        }
        let side = full.x * 0.46;
        let y = match number {
            Some(_) => full.y * 0.28,
            None => full.y * 0.47,
        };
        let at = pos2(middle.x - side / 2.0, y - side / 2.0);
        glyphs::TIARA.draw_at(drawing, at.x, at.y, side, line);
        if number.is_some() {
            drawing.circle(middle, radius, palette.plate);
            drawing.ring(middle, radius, Pen::new(1.0, colours.ink));
        }
    });
    if let Some(number) = number {
        let font = face::strong(radius * 1.18);
        let at = rect.min + middle.to_vec2();
        let ink = palette.plate_text;
        small::whole(ui, at, Align2::CENTER_CENTER, number, (font, ink));
    }
}

/// Draws the sheet of a card with its shadow. Returns its rectangle.
fn sheet(drawing: &mut Drawing, palette: &Palette, full: Vec2, state: CardState) -> Rect {
    let whole = Rect::from_min_size(pos2(0.5, 0.5), full - vec2(2.5, 3.5));
    drawing.rect(whole.translate(vec2(1.5, 2.5)), 6.0, palette.shadow);
    drawing.rect(whole, 6.0, palette.card);
    let edge = match state {
        CardState::Acts => Pen::new(2.4, palette.accent),
        CardState::Rest | CardState::Gone => Pen::new(1.1, palette.line),
    };
    drawing.frame(whole, 6.0, edge);
    whole
}

/// Returns the number of a card within its sort, from 0; identical cards share a number.
fn number_of(edition: &Edition, card: CardId) -> usize {
    let sort = edition.card(card).card_type;
    let of_sort = edition.of_type(sort).iter();
    let before = of_sort.filter(|other| other.index() < card.index());
    let mut number = 0;
    for other in before {
        if !edition.are_alike(other, card) {
            number += 1;
        }
    }
    number
}

/// Draws the picture of a card in this size, with the upper left at the origin.
pub fn draw_picture(
    drawing: &mut Drawing,
    colours: &Colours,
    sort: CardType,
    number: usize,
    full: Vec2,
) {
    if sort == CardType::Holding {
        // The walls keep their proportions; the sky takes the extra height.
        let high = full.y.min(full.x * 0.92);
        drawing.rect(Rect::from_min_size(Pos2::ZERO, full), 0.0, colours.sky[0]);
        drawing.at(0.0, full.y - high, |drawing| {
            let size = vec2(full.x, high);
            fortress::draw_view(drawing, colours, size, false);
            fortress::draw_flag(drawing, colours, size, number);
        });
        return;
    }
    rays(drawing, colours.sort(sort), full);
    let scale = (full.x / portrait::DRAWN.x).min(full.y / portrait::DRAWN.y);
    let left = (full.x - portrait::DRAWN.x * scale) / 2.0;
    let top = full.y - portrait::DRAWN.y * scale;
    let mut is_person = false;
    drawing.scaled(left, top, scale, |drawing| {
        is_person = portrait::draw_sitter(drawing, colours, sort, number);
    });
    if is_person {
        return;
    }
    let middle = pos2(full.x / 2.0, full.y / 2.0);
    if sort == CardType::Family {
        let scale = (full.x / arms::DRAWN.x * 0.6).min(full.y / arms::DRAWN.y * 0.74);
        let at = middle - arms::DRAWN * scale / 2.0;
        drawing.scaled(at.x, at.y, scale, |drawing| {
            draw_coat(drawing, colours, number);
        });
        return;
    }
    let side = (full.x * 0.62).min(full.y * 0.62);
    let at = middle - Vec2::splat(side / 2.0);
    let ink = colours.ink.gamma_multiply(0.55);
    drawing.at(side * 0.025, side * 0.05, |drawing| {
        Icon::from(sort).draw_at(drawing, at.x, at.y, side, ink);
    });
    drawing.scaled(at.x, at.y, side / SIDE, |drawing| {
        let pen = Pen::new(0.6, colours.ink);
        match sort {
            // An icon with holes cannot be drawn part by part.
            CardType::Bravo => Icon::from(sort).draw_outlined(drawing, colours.linen, pen),
            _ => Icon::from(sort).draw(drawing, colours.linen),
        }
    });
}

/// Draws the ground of a picture, and rays from below its middle.
fn rays(drawing: &mut Drawing, ground: Color32, full: Vec2) {
    drawing.rect(Rect::from_min_size(Pos2::ZERO, full), 0.0, ground);
    let middle = pos2(full.x / 2.0, full.y * 0.62);
    let light = Color32::WHITE.gamma_multiply(0.16);
    for n in 0..12u8 {
        let angle = f32::from(n) / 12.0 * TAU;
        let corner = |angle: f32| middle + vec2(angle.cos(), angle.sin()) * (full.x + full.y);
        drawing.polygon(&[middle, corner(angle), corner(angle + TAU / 24.0)], light);
    }
}

/// Draws the coat of an outside family: not the family's real arms, but a field that tells
/// it from the others.
fn draw_coat(drawing: &mut Drawing, colours: &Colours, number: usize) {
    let [red, blue, gold, silver, green] = colours.tinctures;
    let (field, charge) = [
        (blue, silver),
        (silver, green),
        (gold, red),
        (gold, blue),
        (blue, gold),
        (red, silver),
    ][number % 6];
    let outline = svg("M2 2H38V23.500C38 35 30.500 42 20 46.500 9.500 42 2 35 2 23.500z");
    drawing.at(1.4, 2.0, |drawing| {
        drawing.fill(&outline, Color32::BLACK.gamma_multiply(0.25));
    });
    let shapes = [
        // Waves, a chevron, a fess, lilies as lozenges, bends, an eagle as a cross.
        "M0 12Q10 6 20 12T40 12V19Q30 25 20 19T0 19zM0 28Q10 22 20 28T40 28V35Q30 41 20 35T0 35z",
        "M0 34 20 14 40 34V43L20 23 0 43z",
        "M0 17H40V29H0z",
        "M12 6 17 13 12 20 7 13zM28 6 33 13 28 20 23 13zM20 22 25 29 20 36 15 29z",
        "M-4 16 22 48H34L-4 2zM10 2 44 44V29L22 2z",
        "M16 6H24V18H34V26H24V42H16V26H6V18H16z",
    ];
    drawing.clipped_to(&outline, |drawing| {
        drawing.rect(Rect::from_min_size(Pos2::ZERO, arms::DRAWN), 0.0, field);
        drawing.fill(&svg(shapes[number % shapes.len()]), charge);
        let right = Rect::from_min_size(pos2(20.0, 0.0), vec2(20.0, 48.0));
        drawing.rect(right, 0.0, Color32::BLACK.gamma_multiply(0.07));
    });
    drawing.stroke(&outline, Pen::new(1.5, colours.ink));
}
