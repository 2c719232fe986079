//! The buildings of a board: one room per floor above the place of a crest, a roof with a
//! house on it until all rooms are taken, a golden frame once it is completed.

use eframe::egui::{Align, Color32, Rect, Ui, Vec2, pos2, vec2};

use super::crest::{self, draw_crest};
use super::glyphs;
use super::goods::draw_good;
use super::marks::{self, Mark};
use super::pieces::draw_house;
use super::sheet::{Livery, Sheet, fitted, livery, place};
use super::tile::{DRAWN as TILE, draw_tile, figure};
use crate::ui::base::draw::{Pen, svg};
use crate::ui::base::icons::{Icon, SIDE};
use crate::ui::base::theme::face;
use table::Seat;
use tiletum::rules::edition::Reward;
use tiletum::rules::state::OCCUPIED;
use tiletum::{Action, Edition, Good, Player, Printed, TileId};

/// The side of a room in drawing units.
pub const ROOM: f32 = 48.0;
/// How far a roof reaches beyond the walls.
pub const EAVES: f32 = ROOM * 0.1;
/// The height of the crest's room.
const CREST: f32 = ROOM * 0.95;
/// The height of a roof.
const ROOF: f32 = ROOM * 0.7;
/// The size for which a building of three floors is drawn; lower ones stand on the same
/// line.
pub const DRAWN: Vec2 = vec2(ROOM * 1.2, ROOM * 3.0 + CREST + ROOF);
/// The size of a room, in points, from which all details are shown.
const WHOLE: f32 = 30.0;

/// The contents of a building.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lodgers {
    number: u8,
    floors: u8,
    rooms: [Option<TileId>; 3],
    kind: Option<Action>,
    crest: Option<TileId>,
    is_filled: bool,
    is_completed: bool,
}

impl Lodgers {
    /// Returns those of a building of a player (0 to 5).
    #[must_use]
    pub fn of(edition: &Edition, player: &Player, building: usize) -> Self {
        let number = building as u8;
        Self {
            number,
            floors: edition.building(building).floors.clamp(1, 3),
            rooms: std::array::from_fn(|at| player.room(number, at as u8 + 1)),
            kind: player.kind_in(building, edition),
            crest: player.crests()[building],
            is_filled: player.is_filled(building, edition),
            is_completed: player.is_completed(building),
        }
    }

    fn is_occupied(&self) -> bool {
        usize::from(self.number) == OCCUPIED
    }
}

/// The places of the parts of a painted building.
#[derive(Clone, Debug, PartialEq)]
pub struct BuildingParts {
    /// Its walls.
    pub walls: Rect,
    /// Its roof.
    pub roof: Rect,
    /// Its rooms from the ground floor.
    pub rooms: Vec<Rect>,
    /// The place of its crest.
    pub crest: Rect,
}

/// Paints a building of a player (0 to 5) at the bottom of the largest area that fits into
/// `rect`. Returns the places of its parts.
pub fn building(
    ui: &Ui,
    rect: Rect,
    edition: &Edition,
    player: &Player,
    seat: Seat,
    building: usize,
) -> BuildingParts {
    let lodgers = Lodgers::of(edition, player, building);
    let livery = livery(ui, seat);
    let address = std::ptr::from_ref(edition).addr();
    let key = ("building", address, lodgers, livery);
    fitted(ui, rect, DRAWN, &key, |sheet, scale| {
        draw_building(sheet, edition, &lodgers, livery, scale * ROOM);
    });
    let (at, scale) = place(rect, DRAWN);
    let part = |rect: Rect| {
        Rect::from_min_max(
            at + rect.min.to_vec2() * scale,
            at + rect.max.to_vec2() * scale,
        )
    };
    let walls = walls(lodgers.floors);
    BuildingParts {
        walls: part(walls),
        roof: part(Rect::from_min_max(
            pos2(0.0, walls.top() - ROOF),
            pos2(DRAWN.x, walls.top()),
        )),
        rooms: (0..lodgers.floors).map(|floor| part(room(floor))).collect(),
        crest: part(crest_place()),
    }
}

fn walls(floors: u8) -> Rect {
    let high = CREST + f32::from(floors) * ROOM;
    Rect::from_min_size(pos2(EAVES, DRAWN.y - high), vec2(ROOM, high))
}

/// Returns the room on a floor, from 0.
fn room(floor: u8) -> Rect {
    let top = DRAWN.y - CREST - f32::from(floor + 1) * ROOM;
    Rect::from_min_size(pos2(EAVES, top), Vec2::splat(ROOM))
}

fn crest_place() -> Rect {
    Rect::from_min_size(pos2(EAVES, DRAWN.y - CREST), vec2(ROOM, CREST))
}

/// Draws a building into [`DRAWN`]; `points` is the size of its rooms on the screen.
pub fn draw_building(
    sheet: &mut Sheet<'_>,
    edition: &Edition,
    lodgers: &Lodgers,
    livery: Livery,
    points: f32,
) {
    // A line of this many points, in drawing units.
    let line = |points_wide: f32| points_wide * ROOM / points;
    let walls = walls(lodgers.floors);
    let is_free = !lodgers.is_filled;
    let edge = line(0.8).max(ROOM / 34.0);
    sheet.draw(|drawing, colours, palette| {
        let shadow = walls.translate(vec2(ROOM * 0.06, ROOM * 0.04));
        drawing.rect(shadow, 0.0, palette.shadow);
        let (x, top) = (walls.left(), walls.top());
        let tip = pos2(x + ROOM / 2.0, top - ROOF);
        let (left, right) = (pos2(x - EAVES, top), pos2(x + ROOM + EAVES, top));
        let roof = format!(
            "M{} {}L{} {}L{} {}z",
            left.x, left.y, tip.x, tip.y, right.x, right.y
        );
        let roof = svg(&roof);
        let pen = Pen::new(edge, colours.ink);
        if is_free || lodgers.is_occupied() {
            drawing.fill(&roof, colours.roof);
            let shade = [tip, right, pos2(tip.x, top)];
            drawing.polygon(&shade, Color32::BLACK.gamma_multiply(0.14));
            drawing.stroke(&roof, pen);
        } else {
            drawing.fill(&roof, colours.stone.gamma_multiply(0.45));
            let pen = Pen::new(edge, palette.weak);
            drawing.stroke(&roof, pen.dashed(line(3.0), line(2.0)));
        }
    });
    if is_free {
        let side = ROOM * 0.62;
        let at = (walls.center().x - side / 2.0, walls.top() - ROOM * 0.6);
        sheet.within(at.0, at.1, side / SIDE, |sheet| draw_house(sheet, livery));
    }
    sheet.draw(|drawing, colours, _| {
        drawing.rect(walls, 0.0, colours.stone);
        drawing.frame(walls, 0.0, Pen::new(edge, colours.ink));
    });
    for floor in 0..lodgers.floors {
        draw_room(sheet, edition, lodgers, floor, points);
    }
    draw_crest_place(sheet, edition, lodgers, points);
    if lodgers.is_completed {
        draw_completed(sheet, walls, points);
    }
}

/// Draws the golden frame, with a check mark if there is room for one.
fn draw_completed(sheet: &mut Sheet<'_>, walls: Rect, points: f32) {
    let unit = ROOM / points;
    let wide = if points < WHOLE { 1.8 } else { 3.0 };
    sheet.draw(|drawing, colours, _| {
        let frame = walls.expand((wide * 0.6) * unit);
        drawing.frame(frame, unit, Pen::new(wide * unit, colours.gold));
        if points >= WHOLE {
            let at = frame.right_top();
            drawing.circle(at, 8.0 * unit, colours.gold);
            drawing.ring(at, 8.0 * unit, Pen::new(1.2 * unit, colours.on_piece));
            let side = 11.0 * unit;
            let at = at - Vec2::splat(side / 2.0);
            Icon::Check.draw_at(drawing, at.x, at.y, side, colours.on_piece);
        }
    });
}

fn draw_room(sheet: &mut Sheet<'_>, edition: &Edition, lodgers: &Lodgers, floor: u8, points: f32) {
    let room = room(floor);
    let unit = ROOM / points;
    let tile = lodgers.rooms[usize::from(floor)];
    if lodgers.is_occupied() {
        return sheet.draw(|drawing, colours, palette| {
            let [_, light] = colours.frame;
            drawing.rect(
                room.shrink(ROOM * 0.07),
                ROOM * 0.1,
                light.gamma_multiply(0.55),
            );
            let side = ROOM * 0.5;
            let at = room.center() - Vec2::splat(side / 2.0);
            glyphs::CHARACTER.draw_at(drawing, at.x, at.y, side, palette.card);
        });
    }
    if let Some(tile) = tile {
        let inner = room.shrink(ROOM * 0.05);
        let printed = edition.tile(tile);
        if points >= WHOLE
            && let Some(printed) = printed
        {
            let small = inner.width() / TILE;
            return sheet.within(inner.left(), inner.top(), small, |sheet| {
                draw_tile(sheet, printed, inner.width() / unit);
            });
        }
        return draw_small_lodger(sheet, lodgers.kind, room.shrink(ROOM * 0.08), unit);
    }
    let is_whole = points >= WHOLE;
    draw_free(sheet, room.shrink(ROOM * 0.1), is_whole, unit, false);
    if is_whole {
        let weak = sheet.palette.weak;
        let at = room.center();
        let number = (floor + 1).to_string();
        figure(
            sheet,
            &number,
            [at.x, at.y + 1.0],
            Align::Center,
            ROOM * 0.31,
            weak,
        );
        let side = ROOM * 0.18;
        sheet.icon(
            glyphs::AP,
            [at.x - side / 2.0, at.y + ROOM * 0.11],
            side,
            weak,
        );
    }
}

/// Draws a character from afar: the ground and the icon of its kind.
fn draw_small_lodger(sheet: &mut Sheet<'_>, kind: Option<Action>, place: Rect, unit: f32) {
    let Some(kind) = kind else {
        return;
    };
    sheet.draw(|drawing, colours, palette| {
        drawing.rect(place, ROOM * 0.12, colours.kind(kind));
        drawing.frame(place, ROOM * 0.12, Pen::new(0.9 * unit, colours.ink));
        let side = ROOM * 0.62;
        let at = place.center() - Vec2::splat(side / 2.0);
        glyphs::action_icon(kind).draw_at(drawing, at.x, at.y, side, palette.ink);
    });
}

/// Draws a free place: dashed.
fn draw_free(sheet: &mut Sheet<'_>, place: Rect, is_whole: bool, unit: f32, is_sunk: bool) {
    sheet.draw(|drawing, _, palette| {
        let ground = if is_sunk { palette.sunk } else { palette.card };
        drawing.rect(place, ROOM * 0.12, ground);
        let pen = match is_whole {
            true => Pen::new(1.1 * unit, palette.weak).dashed(4.0 * unit, 3.0 * unit),
            false => Pen::new(0.8 * unit, palette.weak).dashed(2.0 * unit, 1.6 * unit),
        };
        drawing.frame(place, ROOM * 0.12, pen);
    });
}

/// Returns what a crest is worth, as marks.
fn reward(reward: Reward) -> Vec<Mark> {
    match reward {
        Reward::House => vec![Mark::Icon(glyphs::HOUSE)],
        Reward::Pillar => vec![Mark::Icon(glyphs::PILLAR)],
        Reward::Merchant => vec![Mark::Icon(glyphs::MERCHANT), Mark::Icon(glyphs::STEP)],
        Reward::Architect => vec![Mark::Icon(glyphs::ARCHITECT), Mark::Icon(glyphs::STEP)],
        Reward::Goods(count @ 1..=2) => vec![Mark::Choice; usize::from(count)],
        Reward::Goods(count) => vec![Mark::Figure(count.into()), Mark::Choice],
        Reward::Vp(vp) => vec![Mark::Figure(vp.into()), Mark::Vp],
    }
}

fn draw_crest_place(sheet: &mut Sheet<'_>, edition: &Edition, lodgers: &Lodgers, points: f32) {
    let place = crest_place();
    let unit = ROOM / points;
    let is_whole = points >= WHOLE;
    let printed = lodgers.crest.and_then(|tile| edition.tile(tile));
    match printed {
        Some(printed) if is_whole => {
            let side = CREST * 0.92;
            let at = place.center() - Vec2::splat(side / 2.0);
            sheet.within(at.x, at.y, side / TILE, |sheet| {
                draw_tile(sheet, printed, side / unit);
            });
        }
        Some(Printed::Crest(family)) => {
            let small = CREST * 0.68 / crest::DRAWN.x;
            let at = place.center() - crest::DRAWN * small / 2.0;
            sheet.within(at.x, at.y, small, |sheet| draw_crest(sheet, family));
        }
        _ => {
            let inner = Rect::from_center_size(place.center(), vec2(ROOM * 0.8, CREST * 0.84));
            draw_free(sheet, inner, is_whole, unit, true);
            let data = edition.building(usize::from(lodgers.number));
            let food = data.food.to_string();
            let (x, y) = (place.center().x, place.top());
            if !is_whole {
                let weak = sheet.palette.weak;
                let style = (face::strong as fn(f32) -> _, (9.5 * unit).max(ROOM * 0.6));
                return sheet.word([x, y + CREST * 0.72], Align::Center, &food, style, weak);
            }
            let ink = sheet.palette.plate_text;
            let at = [x - ROOM * 0.17, y + CREST * 0.44];
            figure(sheet, &food, at, Align::Center, ROOM * 0.31, ink);
            let side = ROOM * 0.28;
            sheet.within(x - ROOM * 0.03, y + CREST * 0.17, side / SIDE, |sheet| {
                draw_good(sheet, Good::Food);
            });
            let marks = reward(data.reward);
            let side = ROOM * 0.3;
            let left = x - marks::width(&marks, side) / 2.0;
            marks::draw(sheet, &marks, [left, y + CREST * 0.54], side, ink);
        }
    }
}
