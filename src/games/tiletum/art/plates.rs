//! The tiles and tokens other than bonus tiles: cathedral tiles, build costs, conditions of
//! fairs, corruption.

use eframe::egui::{Align, Color32, Rect, Ui, Vec2, pos2};

use super::glyphs;
use super::goods::draw_good;
use super::sheet::{Sheet, fitted};
use super::tile::{DRAWN, figure, foot, square_of};
use crate::ui::base::draw::Pen;
use crate::ui::base::icons::{Icon, SIDE};
use crate::ui::base::theme::face;
use tiletum::Good;
use tiletum::rules::{Condition, Cost, FairTile};

/// Paints a cathedral tile with its victory points.
pub fn cathedral_tile(ui: &Ui, rect: Rect, value: u8) {
    let key = ("cathedral-tile", value);
    fitted(ui, rect, Vec2::splat(DRAWN), &key, |sheet, _| {
        let [_, sky] = sheet.colours.cathedral;
        square_of(sheet, sky, |sheet| {
            sheet.within(7.0, 1.0, 34.0 / SIDE, |sheet| {
                draw_cathedral(sheet, sheet.colours.ink);
            });
            foot(sheet, 33.0);
            let ink = sheet.palette.plate_text;
            figure(
                sheet,
                &value.to_string(),
                [24.0, 45.0],
                Align::Center,
                15.0,
                ink,
            );
        });
    });
}

/// Draws a cathedral into a square of 24 units, with lines of this colour.
pub fn draw_cathedral(sheet: &mut Sheet<'_>, line: Color32) {
    sheet.draw(|drawing, colours, _| {
        let [stone, _] = colours.cathedral;
        glyphs::CATHEDRAL.draw_outlined(drawing, stone, Pen::new(1.0, line));
    });
}

/// Draws into a square of 24 units that a cathedral is not built.
pub fn draw_not_built(sheet: &mut Sheet<'_>) {
    sheet.draw(|drawing, _, palette| {
        glyphs::CATHEDRAL.draw_at(drawing, 0.0, 0.0, SIDE, palette.weak);
        let ground = Pen::new(5.0, palette.plate);
        let line = Pen::new(2.2, palette.wrong);
        for pen in [ground, line] {
            drawing.line(pos2(0.5, 21.5), pos2(23.5, 2.5), pen);
        }
    });
}

/// Paints a build cost: stones and victory points, or that nothing is built.
pub fn cost_tile(ui: &Ui, rect: Rect, cost: Cost) {
    fitted(
        ui,
        rect,
        Vec2::splat(DRAWN),
        &("cost-tile", cost),
        |sheet, _| {
            let ground = sheet.colours.tiles[0];
            square_of(sheet, ground, |sheet| match cost {
                Cost::NotBuilt => sheet.within(9.0, 9.0, 30.0 / SIDE, draw_not_built),
                Cost::Build { stones, vp } => {
                    let ink = sheet.palette.ink;
                    figure(
                        sheet,
                        &stones.to_string(),
                        [15.0, 21.5],
                        Align::Center,
                        21.0,
                        ink,
                    );
                    sheet.within(24.0, 5.5, 17.0 / SIDE, |sheet| {
                        draw_good(sheet, Good::Stone);
                    });
                    foot(sheet, 27.0);
                    let (leaf, ink) = (sheet.palette.leaf, sheet.palette.plate_text);
                    sheet.icon(glyphs::VP, [7.0, 29.0], 15.5, leaf);
                    figure(
                        sheet,
                        &vp.to_string(),
                        [32.0, 43.0],
                        Align::Center,
                        17.0,
                        ink,
                    );
                }
            });
        },
    );
}

/// Returns what a condition of a fair counts, as one or two icons.
#[must_use]
pub fn condition_icons(condition: Condition) -> (Icon, Option<Icon>) {
    match condition {
        Condition::HousePillar => (glyphs::HOUSE, Some(glyphs::PILLAR)),
        Condition::ContractCathedral => (glyphs::CONTRACT, Some(glyphs::CATHEDRAL)),
        Condition::Contract => (glyphs::CONTRACT, None),
        Condition::King => (glyphs::KING, None),
        Condition::CrestContract => (glyphs::CREST, Some(glyphs::CONTRACT)),
        Condition::House => (glyphs::HOUSE, None),
        Condition::UpperFloors => (glyphs::UPPER, None),
        Condition::Crest => (glyphs::CREST, None),
        Condition::Pillar => (glyphs::PILLAR, None),
        Condition::FullBuildings => (glyphs::FULL, None),
        Condition::Cathedral => (glyphs::CATHEDRAL, None),
    }
}

/// Paints the tile of a fair: what it counts, and what it adds.
pub fn fair_tile(ui: &Ui, rect: Rect, fair: &FairTile) {
    let key = ("fair-tile", fair.condition, fair.value);
    fitted(ui, rect, Vec2::splat(DRAWN), &key, |sheet, _| {
        square_of(sheet, sheet.palette.chosen, |sheet| {
            let ink = sheet.palette.ink;
            match condition_icons(fair.condition) {
                (icon, None) => sheet.icon(icon, [12.0, 3.5], 24.0, ink),
                (one, Some(other)) => {
                    sheet.icon(one, [4.5, 7.0], 18.0, ink);
                    sheet.icon(other, [25.5, 7.0], 18.0, ink);
                }
            }
            foot(sheet, 29.0);
            let ink = sheet.palette.plate_text;
            let plus = format!("+{}", fair.value);
            figure(sheet, &plus, [24.0, 44.0], Align::Center, 17.0, ink);
        });
    });
}

/// Paints a corruption token: face down, or with the loss of the markers.
pub fn token(ui: &Ui, rect: Rect, value: Option<u8>) {
    fitted(
        ui,
        rect,
        Vec2::splat(SIDE),
        &("token", value),
        |sheet, _| {
            sheet.draw(|drawing, colours, palette| {
                let middle = pos2(12.0, 12.0);
                drawing.circle(pos2(12.7, 13.0), 10.8, palette.shadow);
                let [ground, line] = match value {
                    None => colours.back,
                    Some(_) => [colours.track[0], palette.wrong],
                };
                drawing.circle(middle, 10.8, ground);
                drawing.ring(middle, 10.8, Pen::new(1.2, colours.ink));
                drawing.ring(middle, 8.3, Pen::new(0.9, line));
                if value.is_none() {
                    glyphs::KING.draw_at(drawing, 7.3, 7.3, 9.4, line);
                }
            });
            if let Some(value) = value {
                let said = match value {
                    0 => "0".to_owned(),
                    _ => format!("−{value}"),
                };
                let style = (face::display as fn(f32) -> _, 12.5);
                let ink = sheet.palette.wrong;
                sheet.word([12.0, 16.2], Align::Center, &said, style, ink);
            }
        },
    );
}
