//! The pieces of the players, each in its player's colour and with its marker: houses,
//! pillars, the merchant with his hat, the architect under his gable, the king marker.
//! Possible places are dashed.

use eframe::egui::{Align, Color32, Rect, Ui, Vec2, pos2, vec2};

use super::glyphs;
use super::sheet::{Livery, Sheet, fitted, livery};
use crate::ui::base::draw::{Pen, svg};
use crate::ui::base::icons;
use crate::ui::base::icons::SIDE;
use crate::ui::base::theme::face;
use table::Seat;
use tiletum::Piece;
use tiletum::rules::edition::HouseBonus;

/// The size for which pillars are drawn.
pub const PILLAR: Vec2 = vec2(16.0, 24.0);
/// The size for which king markers are drawn.
pub const DISC: Vec2 = vec2(26.0, 15.0);

const HOUSE_SHAPE: &str = "M12 1.500 22.800 11H20.500V22.500H3.500V11H1.200z";
const HOUSE_SPACE: &str = "M12 2 22 11H20V22H4V11H2z";
const PILLAR_SHAPE: &str = "M.8 1.200h14.400v4H13v13.600h2.200v4H.8v-4H3V5.200H.8z";
const PILLAR_SPACE: &str = "M1 1.500h14v4H13v13h2v4H1v-4h2v-13H1z";
const MERCHANT: &str = "M12 2.300c2.600 0 4.300 1.300 4.600 3.600h4.900v2.700h-4.200c-.5 1.700-1.300 2.900-2.200 3.500 3.700 1.200 6 4.900 6.400 10.700H2.500c.4-5.800 2.700-9.500 6.400-10.700-.9-.6-1.700-1.800-2.200-3.500H2.500V5.900h4.900C7.700 3.600 9.400 2.300 12 2.300z";
const ARCHITECT: &str = "M12 1.200a2.600 2.600 0 0 1 2.200 4l1.300 3.300h4.300l-1.600 3.500 3.600 10.800H2.200L5.800 12 4.200 8.500h4.300l1.300-3.300a2.600 2.600 0 0 1 2.200-4z";

/// Paints a house; without a seat, the dashed space of one.
pub fn house(ui: &Ui, rect: Rect, seat: Option<Seat>) {
    let Some(seat) = seat else {
        return house_space(ui, rect, HouseBonus::Plain);
    };
    let livery = livery(ui, seat);
    fitted(
        ui,
        rect,
        Vec2::splat(SIDE),
        &("house", livery),
        |sheet, _| {
            draw_house(sheet, livery);
        },
    );
}

/// Paints the space of a house, with the victory points or the arrow of its bonus.
pub fn house_space(ui: &Ui, rect: Rect, bonus: HouseBonus) {
    fitted(
        ui,
        rect,
        Vec2::splat(SIDE),
        &("house-space", bonus),
        |sheet, _| {
            draw_house_space(sheet, bonus, false);
        },
    );
}

/// Paints the space of a house where one is about to be placed.
pub fn house_target(ui: &Ui, rect: Rect, bonus: HouseBonus) {
    fitted(
        ui,
        rect,
        Vec2::splat(SIDE),
        &("house-target", bonus),
        |sheet, _| {
            draw_house_space(sheet, bonus, true);
        },
    );
}

/// Paints a pillar; without a seat, the dashed space of one.
pub fn pillar(ui: &Ui, rect: Rect, seat: Option<Seat>) {
    let livery = seat.map(|seat| livery(ui, seat));
    fitted(
        ui,
        rect,
        PILLAR,
        &("pillar", livery),
        |sheet, _| match livery {
            Some(livery) => draw_pillar(sheet, livery),
            None => draw_pillar_space(sheet, false),
        },
    );
}

/// Paints the space of a pillar where one is about to be placed.
pub fn pillar_target(ui: &Ui, rect: Rect) {
    fitted(ui, rect, PILLAR, &"pillar-target", |sheet, _| {
        draw_pillar_space(sheet, true);
    });
}

/// Paints a merchant or an architect; as a ghost where it could go.
pub fn piece(ui: &Ui, rect: Rect, piece: Piece, seat: Seat, ghost: bool) {
    let livery = livery(ui, seat);
    let key = ("piece", piece, livery, ghost);
    fitted(ui, rect, Vec2::splat(SIDE), &key, |sheet, _| {
        draw_piece(sheet, piece, livery, ghost);
    });
}

/// Paints a king marker, wider than high.
pub fn disc(ui: &Ui, rect: Rect, seat: Seat) {
    let livery = livery(ui, seat);
    fitted(ui, rect, DISC, &("disc", livery), |sheet, _| {
        sheet.draw(|drawing, colours, _| {
            let whole = Rect::from_min_size(pos2(0.6, 0.6), vec2(24.8, 13.8));
            drawing.rect(whole, 4.5, livery.colour);
            let below = Rect::from_min_size(pos2(1.2, 9.6), vec2(23.6, 4.2));
            drawing.rect(below, 2.1, Color32::BLACK.gamma_multiply(0.2));
            drawing.frame(whole, 4.5, Pen::new(1.2, colours.on_piece));
        });
        marker(sheet, livery, [8.0, 2.2], 10.0, None);
    });
}

fn marker(sheet: &mut Sheet<'_>, livery: Livery, at: [f32; 2], side: f32, colour: Option<Color32>) {
    sheet.draw(|drawing, colours, _| {
        let colour = colour.unwrap_or(colours.on_piece);
        icons::draw_marker(drawing, at, side, livery.shape(), colour);
    });
}

/// Draws a house into a square of 24 units.
pub fn draw_house(sheet: &mut Sheet<'_>, livery: Livery) {
    sheet.draw(|drawing, colours, palette| {
        let shape = svg(HOUSE_SHAPE);
        drawing.at(0.9, 1.0, |drawing| drawing.fill(&shape, palette.shadow));
        drawing.fill(&shape, livery.colour);
        let shade = Color32::BLACK.gamma_multiply(0.16);
        drawing.fill(&svg("M12 1.500 22.800 11h-10.800z"), shade);
        drawing.stroke(&shape, Pen::new(1.1, colours.on_piece));
    });
    marker(sheet, livery, [7.3, 11.4], 9.4, None);
}

/// Draws the space of a house into a square of 24 units.
pub fn draw_house_space(sheet: &mut Sheet<'_>, bonus: HouseBonus, is_target: bool) {
    sheet.draw(|drawing, _, palette| {
        let shape = svg(HOUSE_SPACE);
        drawing.fill(&shape, palette.card);
        let pen = match is_target {
            true => {
                drawing.fill(&shape, palette.halo);
                Pen::new(2.2, palette.accent).dashed(3.5, 2.9)
            }
            false => Pen::new(1.3, palette.weak).dashed(2.5, 2.9),
        };
        drawing.stroke(&shape, pen);
    });
    let ink = sheet.palette.plate_text;
    match bonus {
        HouseBonus::Plain => {}
        HouseBonus::Retrigger => sheet.icon(glyphs::AGAIN, [5.5, 8.0], 13.0, ink),
        HouseBonus::Vp(vp) => {
            let at = [12.0, 20.5];
            let style = (face::strong as fn(f32) -> _, 14.5);
            sheet.word(at, Align::Center, &vp.to_string(), style, ink);
        }
    }
}

/// Draws a pillar into [`PILLAR`].
pub fn draw_pillar(sheet: &mut Sheet<'_>, livery: Livery) {
    sheet.draw(|drawing, colours, palette| {
        let shape = svg(PILLAR_SHAPE);
        drawing.at(0.8, 0.9, |drawing| drawing.fill(&shape, palette.shadow));
        drawing.fill(&shape, livery.colour);
        drawing.stroke(&shape, Pen::new(1.1, colours.on_piece));
    });
    marker(sheet, livery, [4.0, 8.0], 8.0, None);
}

/// Draws the space of a pillar into [`PILLAR`].
pub fn draw_pillar_space(sheet: &mut Sheet<'_>, is_target: bool) {
    sheet.draw(|drawing, _, palette| {
        let shape = svg(PILLAR_SPACE);
        drawing.fill(&shape, palette.card);
        let pen = match is_target {
            true => {
                drawing.fill(&shape, palette.halo);
                Pen::new(2.0, palette.accent).dashed(3.2, 2.6)
            }
            false => Pen::new(1.2, palette.weak).dashed(2.4, 2.6),
        };
        drawing.stroke(&shape, pen);
    });
}

/// Draws a merchant or an architect into a square of 24 units.
pub fn draw_piece(sheet: &mut Sheet<'_>, piece: Piece, livery: Livery, ghost: bool) {
    let shape = match piece {
        Piece::Merchant => MERCHANT,
        Piece::Architect => ARCHITECT,
    };
    sheet.draw(|drawing, colours, palette| {
        let shape = svg(shape);
        if ghost {
            drawing.fill(&shape, palette.card.gamma_multiply(0.55));
            let pen = Pen::new(1.7, livery.colour).dashed(2.6, 1.8);
            return drawing.stroke(&shape, pen);
        }
        let shadow = Color32::BLACK.gamma_multiply(0.22);
        drawing.ellipse(pos2(13.0, 22.6), vec2(10.0, 2.0), 0.0, shadow);
        drawing.fill(&shape, livery.colour);
        drawing.stroke(&shape, Pen::new(1.2, colours.on_piece));
    });
    let colour = ghost.then_some(livery.colour);
    marker(sheet, livery, [8.0, 13.2], 8.0, colour);
}
