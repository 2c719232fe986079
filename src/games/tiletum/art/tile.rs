//! The square tiles: helpers, contracts, crests and characters. From 30 points on, a tile
//! shows everything printed on it, below that one glyph and one figure.

use std::borrow::Cow;

use eframe::egui::{Align, Color32, Rect, Ui, Vec2, pos2, vec2};

use super::super::about::about;
use super::bust::draw_bust;
use super::crest::{self, draw_crest};
use super::dice::{DieLook, draw_die};
use super::glyphs;
use super::goods::{draw_good, draw_identical, draw_of_choice};
use super::marks::{self, Mark};
use super::sheet::{Sheet, fitted};
use crate::ui::base::draw::{Pen, svg};
use crate::ui::base::icons::{Icon, SIDE};
use crate::ui::base::theme::face;
use table::Item as _;
use tiletum::{Action, Edition, Effect, Effects, Good, Goods, Pay, Printed, Slot, TileId};

/// The side of the square for which tiles are drawn.
pub const DRAWN: f32 = 48.0;
/// The size from which a tile shows everything.
const WHOLE: f32 = 30.0;

/// Paints a tile.
pub fn tile(ui: &Ui, rect: Rect, edition: &Edition, tile: TileId) {
    match edition.tile(tile) {
        Some(printed) => paint(ui, rect, printed),
        None => unknown(ui, rect),
    }
}

/// Paints what is in a place for tiles; dashed if it is empty.
pub fn slot(ui: &Ui, rect: Rect, edition: &Edition, slot: Slot) {
    match slot {
        Slot::Empty => no_tile(ui, rect),
        Slot::Unknown => unknown(ui, rect),
        Slot::Tile(id) => tile(ui, rect, edition, id),
    }
}

/// Paints a tile with this print.
pub fn paint(ui: &Ui, rect: Rect, printed: Printed) {
    about(ui, rect, printed);
    let key = ("tile", printed);
    fitted(ui, rect, Vec2::splat(DRAWN), &key, |sheet, scale| {
        draw_tile(sheet, printed, scale * DRAWN);
    });
}

/// Paints a tile that has not been named yet.
pub fn unknown(ui: &Ui, rect: Rect) {
    fitted(ui, rect, Vec2::splat(DRAWN), &"tile-unknown", |sheet, _| {
        draw_unknown(sheet);
    });
}

/// Paints the place of a missing tile.
pub fn no_tile(ui: &Ui, rect: Rect) {
    fitted(ui, rect, Vec2::splat(DRAWN), &"no-tile", |sheet, scale| {
        draw_no_tile(sheet, scale * DRAWN);
    });
}

/// Draws what is in a place for tiles into a square of 48 units that has `side` points.
pub fn draw_slot(sheet: &mut Sheet<'_>, edition: &Edition, slot: Slot, side: f32) {
    match slot {
        Slot::Empty => draw_no_tile(sheet, side),
        Slot::Unknown => draw_unknown(sheet),
        Slot::Tile(tile) => match edition.tile(tile) {
            Some(printed) => draw_tile(sheet, printed, side),
            None => draw_unknown(sheet),
        },
    }
}

fn draw_no_tile(sheet: &mut Sheet<'_>, side: f32) {
    sheet.draw(|drawing, _, palette| {
        let whole = Rect::from_min_size(pos2(2.0, 2.0), Vec2::splat(44.0));
        drawing.rect(whole, 6.0, palette.sunk.gamma_multiply(0.6));
        let pen = Pen::new(
            if side < 26.0 { 3.0 } else { 1.6 },
            palette.weak.gamma_multiply(0.6),
        );
        let pen = match side < 26.0 {
            true => pen.dashed(6.0, 5.0),
            false => pen.dashed(4.0, 3.5),
        };
        drawing.frame(whole, 6.0, pen);
    });
}

fn draw_unknown(sheet: &mut Sheet<'_>) {
    let ground = sheet.colours.tiles[0];
    square_of(sheet, ground, |sheet| {
        figure(
            sheet,
            "?",
            [24.0, 35.0],
            Align::Center,
            32.0,
            sheet.palette.weak,
        );
    });
}

/// Draws the ground of a tile with its shadow and its edge, and the composed contents on
/// it.
pub fn square_of(sheet: &mut Sheet<'_>, ground: Color32, compose: impl FnOnce(&mut Sheet<'_>)) {
    let whole = Rect::from_min_size(pos2(1.0, 1.0), Vec2::splat(46.0));
    sheet.draw(|drawing, _, palette| {
        let below = Rect::from_min_size(pos2(2.5, 3.5), Vec2::splat(45.0));
        drawing.rect(below, 6.0, palette.shadow);
        drawing.rect(whole, 6.0, ground);
    });
    compose(sheet);
    sheet.draw(|drawing, colours, _| {
        drawing.frame(whole, 6.0, Pen::new(1.4, colours.ink.gamma_multiply(0.8)));
    });
}

/// Draws the plate along the bottom of a tile, from a height on.
pub fn foot(sheet: &mut Sheet<'_>, top: f32) {
    sheet.draw(|drawing, colours, palette| {
        let plate = format!("M1 {top}H47V42a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z");
        drawing.fill(&svg(&plate), palette.plate);
        let edge = Pen::new(0.8, colours.ink.gamma_multiply(0.6));
        drawing.line(pos2(1.0, top), pos2(47.0, top), edge);
    });
}

/// Draws a figure in Garamond.
pub fn figure(
    sheet: &mut Sheet<'_>,
    figure: &str,
    at: [f32; 2],
    align: Align,
    size: f32,
    colour: Color32,
) {
    sheet.word(at, align, figure, (face::display, size), colour);
}

/// Draws a tile into a square of 48 units that has `side` points.
pub fn draw_tile(sheet: &mut Sheet<'_>, printed: Printed, side: f32) {
    let [helper, contract, crest] = sheet.colours.tiles;
    let is_whole = side >= WHOLE;
    match printed {
        Printed::Helper(effects) => square_of(sheet, helper, |sheet| match is_whole {
            true => draw_helper(sheet, effects),
            false => draw_small_helper(sheet, effects),
        }),
        Printed::Contract { pay, vp, effects } => {
            square_of(sheet, contract, |sheet| match is_whole {
                true => draw_contract(sheet, pay, vp, effects),
                false => draw_small_contract(sheet, pay, vp),
            });
        }
        Printed::Crest(family) => square_of(sheet, crest, |sheet| {
            sheet.draw(|drawing, _, _| {
                let seam = Pen::new(1.0, Color32::BLACK.gamma_multiply(0.1));
                drawing.line(pos2(1.0, 24.0), pos2(47.0, 24.0), seam);
                drawing.line(pos2(24.0, 1.0), pos2(24.0, 47.0), seam);
            });
            let (x, y, wide) = match is_whole {
                true => (9.0, 6.0, 30.0),
                false => (6.5, 3.0, 35.0),
            };
            sheet.within(x, y, wide / crest::DRAWN.x, |sheet| {
                draw_crest(sheet, family);
            });
        }),
        Printed::Character { kind, effects } => {
            let ground = sheet.colours.kind(kind);
            square_of(sheet, ground, |sheet| match is_whole {
                true => draw_character(sheet, kind, effects),
                false => draw_small_character(sheet, kind),
            });
        }
    }
}

fn draw_character(sheet: &mut Sheet<'_>, kind: Action, effects: Effects) {
    let inside = Rect::from_min_size(pos2(1.0, 1.0), Vec2::splat(46.0));
    sheet.draw(|drawing, _, _| {
        let light = Color32::WHITE.gamma_multiply(0.16);
        drawing.clipped_round(inside, 6.0, |drawing| {
            drawing.circle(pos2(24.0, 22.0), 21.0, light);
        });
    });
    sheet.clipped(inside, 6.0, |sheet| {
        sheet.within(3.0, 2.0, 1.0, |sheet| draw_bust(sheet, kind));
    });
    let marks = marks::of_effects(effects, Some(kind));
    // Long bonuses get smaller.
    let side = (41.0 / marks::width(&marks, 1.0).max(1.0)).min(11.5);
    let wide = marks::width(&marks, side);
    if !marks.is_empty() {
        sheet.draw(|drawing, colours, palette| {
            let plate = Rect::from_min_size(pos2(1.5, 1.5), vec2(wide + 4.0, 14.5));
            drawing.rect(plate, 4.0, palette.plate);
            drawing.frame(plate, 4.0, Pen::new(0.8, colours.ink));
        });
        let ink = sheet.palette.plate_text;
        marks::draw(sheet, &marks, [3.4, 8.75 - side / 2.0], side, ink);
    }
    sheet.draw(|drawing, colours, palette| {
        let at = pos2(40.0, 40.0);
        drawing.circle(at, 6.8, palette.plate);
        drawing.ring(at, 6.8, Pen::new(0.9, colours.ink));
        let icon = glyphs::action_icon(kind);
        icon.draw_at(drawing, 35.2, 35.2, 9.6, palette.plate_text);
    });
}

fn draw_small_character(sheet: &mut Sheet<'_>, kind: Action) {
    sheet.draw(|drawing, _, palette| {
        let plate = palette.plate.gamma_multiply(0.92);
        drawing.circle(pos2(24.0, 24.0), 20.0, plate);
        let icon = glyphs::action_icon(kind);
        icon.draw_at(drawing, 9.0, 9.0, 30.0, palette.plate_text);
    });
}

/// Returns what a contract asks for: numbers of a kind, or of identical goods.
fn asked(pay: Pay) -> impl Iterator<Item = (u16, Option<Good>)> {
    let identical = (pay.identical > 0).then_some((u16::from(pay.identical), None));
    let kinds = Good::ALL.iter().filter_map(move |&good| {
        let count = pay.goods[good];
        (count > 0).then_some((count, Some(good)))
    });
    identical.into_iter().chain(kinds)
}

fn draw_asked(sheet: &mut Sheet<'_>, good: Option<Good>, [x, y]: [f32; 2], side: f32) {
    sheet.within(x, y, side / SIDE, |sheet| match good {
        Some(good) => draw_good(sheet, good),
        None => draw_identical(sheet),
    });
}

/// Draws what a contract asks for into the upper part of a tile.
fn draw_pay(sheet: &mut Sheet<'_>, pay: Pay, one_of_any: bool) {
    let ink = sheet.palette.ink;
    if one_of_any {
        figure(sheet, "1", [15.0, 23.0], Align::Center, 23.0, ink);
        return sheet.within(23.0, 6.0, 19.0 / SIDE, draw_of_choice);
    }
    let parts = asked(pay).count();
    for (n, (count, good)) in asked(pay).enumerate() {
        let count = count.to_string();
        let n = n as f32;
        match parts {
            1 => {
                figure(sheet, &count, [15.0, 23.0], Align::Center, 23.0, ink);
                draw_asked(sheet, good, [23.0, 6.0], 19.0);
            }
            2 => {
                let x = 2.0 + n * 22.5;
                figure(sheet, &count, [x + 5.2, 20.0], Align::Center, 17.0, ink);
                draw_asked(sheet, good, [x + 9.5, 7.5], 13.0);
            }
            // More kinds than in the rulebook: figures below the goods.
            _ => {
                let step = 44.0 / parts as f32;
                let x = 2.0 + step * n + step / 2.0;
                let side = (step - 1.0).min(13.0);
                draw_asked(sheet, good, [x - side / 2.0, 3.0], side);
                figure(sheet, &count, [x, 26.0], Align::Center, 11.0, ink);
            }
        }
    }
}

/// Returns whether a single identical good is asked for, which means one of any kind.
fn is_one_of_any(pay: Pay) -> bool {
    pay.identical == 1 && pay.goods == Goods::NONE
}

fn draw_contract(sheet: &mut Sheet<'_>, pay: Pay, vp: u8, effects: Effects) {
    draw_pay(sheet, pay, is_one_of_any(pay));
    foot(sheet, 28.0);
    let (leaf, ink) = (sheet.palette.leaf, sheet.palette.plate_text);
    let text = vp.to_string();
    match marks::about(effects) {
        None => {
            sheet.icon(glyphs::VP, [8.0, 29.5], 17.0, leaf);
            figure(sheet, &text, [33.5, 43.5], Align::Center, 17.0, ink);
        }
        Some(mark) => {
            sheet.icon(glyphs::VP, [1.8, 31.3], 13.5, leaf);
            let middle = if vp > 9 { 23.7 } else { 22.0 };
            figure(sheet, &text, [middle, 43.5], Align::Center, 15.5, ink);
            marks::draw_one(sheet, mark, [33.2, 31.8], 12.2, ink);
        }
    }
}

fn draw_small_contract(sheet: &mut Sheet<'_>, pay: Pay, vp: u8) {
    let ink = sheet.palette.ink;
    if is_one_of_any(pay) {
        sheet.within(12.0, 1.0, 1.0, draw_of_choice);
    } else if asked(pay).count() == 1 {
        for (_, good) in asked(pay) {
            draw_asked(sheet, good, [12.0, 1.5], 24.0);
        }
    } else {
        for (n, (_, good)) in asked(pay).take(2).enumerate() {
            draw_asked(sheet, good, [2.5 + n as f32 * 22.0, 3.0], 21.0);
        }
    }
    let vp = vp.to_string();
    figure(sheet, &vp, [24.0, 43.8], Align::Center, 24.5, ink);
}

/// Returns whether goods are of several kinds.
fn is_mixed(goods: Goods) -> bool {
    Good::ALL.iter().filter(|&&good| goods[good] > 0).count() > 1
}

fn draw_cart(sheet: &mut Sheet<'_>, goods: Goods, side: f32) {
    let kinds = [Good::Iron, Good::Wool, Good::Stone, Good::Food, Good::Gold];
    let there = kinds.into_iter().filter(|&good| goods[good] > 0);
    for (n, good) in there.take(4).enumerate() {
        let (column, row) = ((n % 2) as f32, (n / 2) as f32);
        let x = 14.0 + column * 20.5 - side / 2.0;
        let y = 14.0 + row * 20.0 - side / 2.0;
        sheet.within(x, y, side / SIDE, |sheet| draw_good(sheet, good));
    }
}

/// The display of an effect with a number: the number, and what it counts.
enum Counted {
    Good(Good),
    Choice,
    Vp,
}

fn counted(effect: Effect) -> Option<(u16, Counted)> {
    match effect {
        Effect::Goods(goods) if !is_mixed(goods) => {
            let &good = Good::ALL.iter().find(|&&good| goods[good] > 0)?;
            Some((goods[good], Counted::Good(good)))
        }
        Effect::Choice(count) => Some((count.into(), Counted::Choice)),
        Effect::Vp(vp) => Some((vp.into(), Counted::Vp)),
        _ => None,
    }
}

fn draw_counted(sheet: &mut Sheet<'_>, of: &Counted, [x, y]: [f32; 2], side: f32) {
    let leaf = sheet.palette.leaf;
    match of {
        Counted::Good(good) => sheet.within(x, y, side / SIDE, |sheet| draw_good(sheet, *good)),
        Counted::Choice => sheet.within(x, y, side / SIDE, draw_of_choice),
        Counted::Vp => sheet.icon(glyphs::VP, [x, y], side, leaf),
    }
}

/// Returns the icon and the AP of an effect that is an action.
fn action_of(effect: Effect) -> Option<(Icon, u8)> {
    match effect {
        Effect::Action(action, ap) => Some((glyphs::action_icon(action), ap)),
        Effect::AnyAction(ap) => Some((glyphs::ANY, ap)),
        _ => None,
    }
}

fn draw_helper(sheet: &mut Sheet<'_>, effects: Effects) {
    let ink = sheet.palette.ink;
    let Some(effect) = effects.single() else {
        return draw_marks(sheet, effects);
    };
    if let Some((icon, ap)) = action_of(effect) {
        sheet.icon(icon, [11.5, 4.0], 25.0, ink);
        foot(sheet, 33.0);
        let on_plate = sheet.palette.plate_text;
        sheet.icon(glyphs::AP, [14.0, 35.2], 10.0, on_plate);
        let ap: Cow<'_, str> = ap.to_string().into();
        return figure(sheet, &ap, [30.5, 44.8], Align::Center, 13.5, on_plate);
    }
    if let Some((count, of)) = counted(effect) {
        let (size, at) = if count > 9 {
            (22.0, 13.0)
        } else {
            (27.0, 13.5)
        };
        figure(
            sheet,
            &count.to_string(),
            [at, 33.0],
            Align::Center,
            size,
            ink,
        );
        return draw_counted(sheet, &of, [22.0, 12.5], 22.5);
    }
    match effect {
        Effect::BonusAp(ap) => {
            let plus = format!("+{ap}");
            figure(sheet, &plus, [18.0, 33.0], Align::Center, 26.0, ink);
            sheet.icon(glyphs::AP, [29.0, 16.0], 17.0, ink);
        }
        Effect::Goods(goods) => draw_cart(sheet, goods, 18.0),
        Effect::Retrigger => {
            sheet.icon(glyphs::HOUSE, [4.0, 20.0], 21.0, ink);
            sheet.icon(glyphs::AGAIN, [22.0, 4.0], 23.0, ink);
        }
        Effect::OtherKind => {
            sheet.within(4.0, 4.0, 20.0 / SIDE, |sheet| {
                draw_die(sheet, Good::Wool, None, false, DieLook::Plain);
            });
            sheet.icon(Icon::Swap, [20.0, 20.0], 24.0, ink);
        }
        _ => draw_marks(sheet, effects),
    }
}

/// Draws any effects as a row of marks.
fn draw_marks(sheet: &mut Sheet<'_>, effects: Effects) {
    let marks = marks::of_effects(effects, None);
    let side = (42.0 / marks::width(&marks, 1.0).max(1.0)).min(20.0);
    let wide = marks::width(&marks, side);
    let ink = sheet.palette.ink;
    let at = [24.0 - wide / 2.0, 24.0 - side / 2.0];
    marks::draw(sheet, &marks, at, side, ink);
}

fn draw_small_helper(sheet: &mut Sheet<'_>, effects: Effects) {
    let ink = sheet.palette.ink;
    let Some(effect) = effects.single() else {
        if let Some(mark) = marks::about(effects) {
            marks::draw_one(sheet, mark, [6.0, 6.0], 36.0, ink);
        }
        return;
    };
    if let Some((icon, ap)) = action_of(effect) {
        sheet.icon(icon, [1.5, 3.0], 27.0, ink);
        return figure(
            sheet,
            &ap.to_string(),
            [36.5, 43.5],
            Align::Center,
            30.0,
            ink,
        );
    }
    if let Some((count, of)) = counted(effect) {
        draw_counted(sheet, &of, [1.5, 2.0], 28.0);
        return figure(
            sheet,
            &count.to_string(),
            [36.0, 43.5],
            Align::Center,
            30.0,
            ink,
        );
    }
    match effect {
        Effect::BonusAp(ap) => {
            figure(
                sheet,
                &format!("+{ap}"),
                [24.0, 36.0],
                Align::Center,
                36.0,
                ink,
            );
        }
        Effect::Goods(goods) => draw_cart(sheet, goods, 20.5),
        Effect::Retrigger => sheet.icon(glyphs::AGAIN, [6.0, 6.0], 36.0, ink),
        Effect::OtherKind => sheet.icon(Icon::Swap, [6.0, 6.0], 36.0, ink),
        _ => {
            let mark = marks::about(effects).unwrap_or(Mark::Choice);
            marks::draw_one(sheet, mark, [6.0, 6.0], 36.0, ink);
        }
    }
}
