//! Dice: a colour, pips, and in the corner of larger ones the good of their colour.

use eframe::egui::{Align, Color32, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::super::about::about;
use super::goods::draw_good;
use super::sheet::{Sheet, fitted};
use crate::ui::base::draw::{Pen, svg};
use crate::ui::base::icons::SIDE;
use crate::ui::base::theme::face;
use tiletum::{Die, Good};
use words::tiletum::rulebook::Thing;

/// Below this size a die does not show its good.
const WITH_GOOD: f32 = 24.0;

/// The look of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DieLook {
    /// Normal.
    #[default]
    Plain,
    /// Under the pointer.
    Pointed,
    /// Not available.
    Faint,
}

/// Paints a die; from 24 points on with its good in the corner.
pub fn die(ui: &Ui, rect: Rect, die: Die, look: DieLook) {
    about(ui, rect, Thing::Die);
    let key = ("die", die, look);
    fitted(ui, rect, Vec2::splat(SIDE), &key, |sheet, scale| {
        let with_good = scale * SIDE >= WITH_GOOD;
        draw_die(sheet, die.good, Some(die.value), with_good, look);
    });
}

/// Paints a die whose value is not known yet.
pub fn unrolled(ui: &Ui, rect: Rect, good: Good) {
    fitted(
        ui,
        rect,
        Vec2::splat(SIDE),
        &("unrolled", good),
        |sheet, _| {
            draw_die(sheet, good, None, false, DieLook::Plain);
        },
    );
}

/// Paints the place of a missing die.
pub fn no_die(ui: &Ui, rect: Rect) {
    fitted(ui, rect, Vec2::splat(SIDE), &"no-die", |sheet, _| {
        draw_no_die(sheet, 1.0);
    });
}

/// Draws the place of a die into a square of 24 units, with a line of this width.
pub fn draw_no_die(sheet: &mut Sheet<'_>, width: f32) {
    sheet.draw(|drawing, _, palette| {
        let whole = Rect::from_min_size(pos2(1.5, 1.5), Vec2::splat(21.0));
        let pen = Pen::new(width, palette.weak);
        drawing.frame(whole, 5.0, pen.dashed(3.0 * width, 2.5 * width));
    });
}

/// Returns the centres of the pips of a value, in a square of 24 units.
fn pips(value: u8) -> &'static [Pos2] {
    const fn at(x: f32, y: f32) -> Pos2 {
        pos2(x, y)
    }
    match value {
        1 => &const { [at(12.0, 12.0)] },
        2 => &const { [at(7.0, 7.0), at(17.0, 17.0)] },
        3 => &const { [at(6.5, 6.5), at(12.0, 12.0), at(17.5, 17.5)] },
        4 => &const { [at(7.0, 7.0), at(17.0, 7.0), at(7.0, 17.0), at(17.0, 17.0)] },
        5 => {
            &const {
                [
                    at(6.5, 6.5),
                    at(17.5, 6.5),
                    at(12.0, 12.0),
                    at(6.5, 17.5),
                    at(17.5, 17.5),
                ]
            }
        }
        6 => {
            &const {
                [
                    at(7.0, 6.0),
                    at(17.0, 6.0),
                    at(7.0, 12.0),
                    at(17.0, 12.0),
                    at(7.0, 18.0),
                    at(17.0, 18.0),
                ]
            }
        }
        _ => &[],
    }
}

/// Draws a die into a square of 24 units.
pub fn draw_die(
    sheet: &mut Sheet<'_>,
    good: Good,
    value: Option<u8>,
    with_good: bool,
    look: DieLook,
) {
    let opacity = if look == DieLook::Faint { 0.5 } else { 1.0 };
    sheet.faint(opacity, |sheet| {
        sheet.draw(|drawing, colours, palette| {
            let whole = Rect::from_min_size(pos2(0.8, 0.8), Vec2::splat(22.4));
            drawing.rect(whole.translate(vec2(0.8, 1.4)), 5.0, palette.shadow);
            drawing.rect(whole, 5.0, colours.good(good));
            let light = "M2.200 8V5.200A3 3 0 0 1 5.200 2.200H18.800A3 3 0 0 1 21.800 5.200V8z";
            drawing.fill(&svg(light), Color32::WHITE.gamma_multiply(0.16));
            drawing.frame(whole, 5.0, Pen::new(1.3, colours.ink));
            for &at in pips(value.unwrap_or(0)) {
                drawing.circle(at, 2.15, colours.pip(good));
            }
            if look == DieLook::Pointed {
                let around = whole.expand(2.3);
                drawing.frame(around, 7.0, Pen::new(1.9, palette.accent));
            }
        });
        if value.is_none() {
            let ink = sheet.colours.pip(good);
            sheet.word([12.0, 17.0], Align::Center, "?", (face::display, 15.0), ink);
        }
        if with_good {
            sheet.within(15.5, 15.5, 10.5 / SIDE, |sheet| draw_good(sheet, good));
        }
    });
}
