//! A player's board in small, as a seat shows it: six buildings with their tiles, contract
//! spaces, storehouse, dice.

use eframe::egui::{Align, Rect, Ui, Vec2, pos2, vec2};

use super::building;
use super::building::{Lodgers, draw_building};
use super::dice::{DieLook, draw_die, draw_no_die};
use super::pieces::{self, draw_pillar};
use super::sheet::{Livery, Sheet, fitted, livery};
use super::tile::{DRAWN as TILE, draw_slot, figure};
use crate::ui::base::draw::Pen;
use crate::ui::base::icons::SIDE;
use crate::ui::base::theme::face;
use table::Seat;
use tiletum::rules::edition::{BUILDINGS, MOST_STORED};
use tiletum::{Die, Edition, Player, Printed, Slot, TileId};

/// The size for which boards are drawn.
pub const DRAWN: Vec2 = vec2(158.0, 141.0);
/// The width of the frame of a board.
const FRAME: f32 = 4.0;
/// The side of a room.
const ROOM: f32 = 16.5;
/// The height of a contract space.
const CONTRACT: f32 = 20.0;
/// The number of contract spaces with a pillar until a contract covers it.
const WITH_PILLAR: usize = 5;

/// The contents of a board.
#[derive(PartialEq, Eq, Hash)]
struct Shown {
    edition: usize,
    livery: Livery,
    lodgers: [Lodgers; BUILDINGS],
    contracts: [Option<TileId>; BUILDINGS],
    stored: [Option<TileId>; MOST_STORED],
    dice: [Option<Die>; 3],
}

/// Paints the board of a player.
pub fn board(ui: &Ui, rect: Rect, edition: &Edition, player: &Player, seat: Seat) {
    let mut dice = player.dice();
    let shown = Shown {
        // An edition lives as long as the program, so its address identifies it.
        edition: std::ptr::from_ref(edition).addr(),
        livery: livery(ui, seat),
        lodgers: std::array::from_fn(|at| Lodgers::of(edition, player, at)),
        contracts: *player.contracts(),
        stored: std::array::from_fn(|at| player.stored(at as u8)),
        dice: std::array::from_fn(|_| dice.next()),
    };
    fitted(ui, rect, DRAWN, &("board", &shown), |sheet, scale| {
        draw_board(sheet, edition, &shown, scale);
    });
}

fn draw_board(sheet: &mut Sheet<'_>, edition: &Edition, shown: &Shown, scale: f32) {
    let floor = FRAME + 2.0 + ROOM * 4.65;
    sheet.draw(|drawing, colours, palette| {
        let [edge, light] = colours.frame;
        let whole = Rect::from_min_size(pos2(0.0, 0.0), DRAWN - vec2(1.0, 1.0));
        drawing.rect(whole.translate(vec2(1.0, 1.5)), 4.0, palette.soft_shadow);
        drawing.rect(whole, 4.0, edge);
        drawing.frame(whole.shrink(1.0), 3.0, Pen::new(1.0, light));
        drawing.rect(whole.shrink(FRAME), 0.0, colours.ground);
    });
    let gap = (DRAWN.x - 2.0 * FRAME - 6.0 * ROOM) / 6.0;
    let small = ROOM / building::ROOM;
    for (at, lodgers) in shown.lodgers.iter().enumerate() {
        let x = FRAME - 0.5 + gap / 2.0 + at as f32 * (ROOM + gap);
        let left = x - building::EAVES * small;
        let top = floor - building::DRAWN.y * small;
        sheet.within(left, top, small, |sheet| {
            let points = scale * ROOM;
            draw_building(sheet, edition, lodgers, shown.livery, points);
        });
    }
    sheet.draw(|drawing, colours, _| {
        let [_, light] = colours.frame;
        let right = DRAWN.x - FRAME - 1.0;
        let line = Pen::new(1.6, light);
        drawing.line(pos2(FRAME, floor), pos2(right, floor), line);
    });
    let wide = (DRAWN.x - 2.0 * FRAME - 1.0) / 6.0;
    for (at, contract) in shown.contracts.iter().enumerate() {
        let x = FRAME + at as f32 * wide + 1.5;
        let place = Rect::from_min_size(pos2(x, floor + 4.0), vec2(wide - 3.0, CONTRACT));
        draw_contract(sheet, edition, shown.livery, place, at, *contract);
    }
    draw_store(sheet, edition, shown, floor + CONTRACT + 8.0, scale);
}

/// Draws a contract space: the victory points of its contract, its pillar, or its own
/// bonus.
fn draw_contract(
    sheet: &mut Sheet<'_>,
    edition: &Edition,
    livery: Livery,
    place: Rect,
    at: usize,
    contract: Option<TileId>,
) {
    let middle = place.center();
    let printed = contract.and_then(|tile| edition.tile(tile));
    if let Some(printed) = printed {
        let [_, ground, _] = sheet.colours.tiles;
        sheet.draw(|drawing, colours, _| {
            drawing.rect(place, 3.0, ground);
            drawing.frame(place, 3.0, Pen::new(0.9, colours.ink));
        });
        if let Printed::Contract { vp, .. } = printed {
            let ink = sheet.palette.ink;
            let at = [middle.x, middle.y + 4.5];
            figure(sheet, &vp.to_string(), at, Align::Center, 13.5, ink);
        }
        return;
    }
    sheet.draw(|drawing, _, palette| {
        let pen = Pen::new(0.9, palette.weak.gamma_multiply(0.6));
        drawing.frame(place, 3.0, pen.dashed(2.4, 1.9));
    });
    if at < WITH_PILLAR {
        let high = 16.0;
        let small = high / pieces::PILLAR.y;
        let x = middle.x - pieces::PILLAR.x * small / 2.0;
        return sheet.within(x, middle.y - high / 2.0, small, |sheet| {
            draw_pillar(sheet, livery);
        });
    }
    let vp = edition.data().board.contract_vp[at].to_string();
    let weak = sheet.palette.weak;
    let at = [middle.x, middle.y + 4.0];
    sheet.word(at, Align::Center, &vp, (face::text, 11.0), weak);
}

/// Draws the storehouse and the dice of this round.
fn draw_store(sheet: &mut Sheet<'_>, edition: &Edition, shown: &Shown, top: f32, scale: f32) {
    let spaces = usize::from(edition.data().board.storehouse);
    let high = DRAWN.y - top - FRAME - 2.5;
    let room = (4.0 * (high + 4.0)) / spaces.max(1) as f32 - 4.0;
    let side = high.min(room);
    for (at, tile) in shown.stored.iter().take(spaces).enumerate() {
        let x = FRAME + 3.0 + at as f32 * (side + 4.0);
        let y = top + (high - side) / 2.0;
        let slot = tile.map_or(Slot::Empty, Slot::Tile);
        sheet.within(x, y, side / TILE, |sheet| {
            draw_slot(sheet, edition, slot, side * scale);
        });
    }
    let left = FRAME + 5.0 + 4.0 * (high + 4.0);
    let count = usize::from(edition.data().board.dice).clamp(1, 3);
    let side = ((DRAWN.x - FRAME - left - 4.0) / count as f32).min(13.0);
    let y = top + (high - side) / 2.0;
    for (at, die) in shown.dice.iter().take(count).enumerate() {
        let x = left + at as f32 * (side + 1.0);
        sheet.within(x, y, side / SIDE, |sheet| match *die {
            Some(die) => draw_die(sheet, die.good, Some(die.value), false, DieLook::Plain),
            None => draw_no_die(sheet, 2.0),
        });
    }
}
