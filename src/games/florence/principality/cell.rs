//! A tile in the tray: whether it can be built, and what it is for.

use eframe::egui::{
    self, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::super::View;
use super::super::art::cells::Cells;
use super::super::art::{glyphs, tile as art};
use super::Choice;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::widgets::Weight;
use crate::ui::parts::{small, widgets};
use florence::rules::Beside;
use florence::rules::game::Pending;
use florence::{Building, Game, Landscape, Phase, Profession, Squares, Tile};
use table::{Item, Seat, Set};
use words::fl;
use words::florence::{Named, board};

/// What the tile in hand would do to a tile in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// Nothing.
    Stays,
    /// It would have no place.
    Lost,
    /// It would no longer fit together with others that professions in hand need.
    Apart,
}

/// Draws a tile in the tray: its picture, its name, how many are left and how many places
/// it has.
pub(super) fn cell(
    ui: &Ui,
    rect: Rect,
    choice: &Choice,
    picture: Squares,
    (selected, fate): (bool, Fate),
) -> egui::Response {
    let palette = Palette::of(ui);
    let enabled = ui.is_enabled() && choice.allowed.is_ok();
    let sense = if enabled {
        Sense::click_and_drag()
    } else {
        Sense::hover()
    };
    let id = ui.scope_id().with(("tile", choice.tile.id()));
    let response = ui.interact(rect, id, sense);
    let name = board::take(choice.tile);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, selected, &name));
    let possible = choice.places > 0;
    let painter = ui.painter();
    let (rect, ink) = if enabled {
        widgets::paint_ground(ui, rect, &response, Weight::Usual, (true, selected))
    } else {
        let round = CornerRadius::same(size::ROUND_BUTTON);
        let edge = Stroke::new(1.0, palette.hair);
        painter.rect(rect, round, palette.card, edge, StrokeKind::Inside);
        (rect, if possible { palette.ink } else { palette.weak })
    };
    let is_narrow = rect.width() < 134.0;
    let wide = match (is_narrow, rect.height() > 54.0) {
        (true, _) => 34.0,
        (false, true) => (rect.height() + 8.0).min(rect.width() * 0.34),
        (false, false) => 44.0,
    };
    let art_rect = Rect::from_min_size(rect.min + vec2(4.0, 3.0), vec2(wide, rect.height() - 8.0));
    let dark = ui.visuals().dark_mode;
    let cells = Cells::of(picture);
    let faint = !possible && choice.touching == 0;
    let most = (rect.height() * 0.29).clamp(12.0, 20.0).floor();
    art::paint_in(painter, art_rect, dark, choice.tile, &cells, most, faint);
    let sign = match fate {
        Fate::Stays => None,
        Fate::Lost => Some(Icon::Cross),
        Fate::Apart => Some(Icon::Warn),
    };
    if let Some(sign) = sign {
        let square = small::around(art_rect.center(), 20.0);
        icons::paint(painter, square, sign, palette.wrong);
    }
    let left = art_rect.right() + if is_narrow { 4.0 } else { 7.0 };
    let room = rect.right() - 4.0 - left;
    let mark = if choice.wanted_by.is_empty() {
        0.0
    } else {
        16.0
    };
    let [upper, lower] = [rect.center().y - 8.0, rect.center().y + 8.5];
    let points = if is_narrow { 12.5 } else { 13.5 };
    let font = match possible || choice.touching > 0 {
        true => face::strong(points),
        false => face::text(points),
    };
    let name = choice.tile.name();
    small::left(ui, pos2(left, upper), name, (font, ink), room - mark);
    if mark > 0.0 {
        let square = small::around(pos2(rect.right() - 13.0, upper), 13.0);
        icons::paint(painter, square, Icon::Card, palette.leaf);
    }
    let touching = choice.touching;
    let changes = fate != Fate::Stays;
    let below = match (fate, possible, choice.short) {
        (Fate::Lost, ..) => fl!(no_longer_fits).to_owned(),
        (Fate::Apart, ..) => fl!(no_longer_together).to_owned(),
        (_, true, _) => fl!(tray_places, number = choice.places),
        (_, false, _) if touching > 0 => fl!(places_if, number = touching),
        (_, false, Some(short)) => short.to_owned(),
        (_, false, None) => fl!(tile_no_room).to_owned(),
    };
    let dot = vec2(6.0, 6.0);
    let mut x = left;
    // The two builders that it needs are drawn after the words.
    let takes_builders = !changes && !possible && touching > 0;
    let behind = if takes_builders { 28.0 } else { 0.0 };
    // The words take precedence over the dots if there is no room for both.
    let dots = choice.left.max(SUPPLY);
    let least = text::width(ui, &below, face::text(9.5)) + behind + 8.0 + f32::from(dots) * 8.0;
    let dots = if is_narrow || least > rect.right() - left {
        0
    } else {
        dots
    };
    for n in 0..dots {
        let square = Rect::from_center_size(pos2(x + 3.0, lower), dot);
        let edge = Stroke::new(1.0, palette.weak);
        let fill = if n < choice.left {
            palette.weak
        } else {
            egui::Color32::TRANSPARENT
        };
        painter.rect(square, 2, fill, edge, StrokeKind::Inside);
        x += 8.0;
    }
    x += if dots == 0 { 0.0 } else { 3.0 };
    let at = pos2(x, lower);
    let room = rect.right() - 5.0 - x - behind;
    let below = match takes_builders && text::width(ui, &below, face::text(9.5)) > room {
        true => touching.to_string(),
        false => below,
    };
    let font = text::fitting(ui, &below, face::text, [9.5, 12.0], room);
    let colour = if changes { palette.wrong } else { palette.weak };
    let below = small::left(ui, at, &below, (font, colour), room);
    if takes_builders {
        for n in 0..2 {
            let square = small::around(pos2(below.right() + 9.0 + 13.0 * n as f32, lower), 12.0);
            icons::paint(painter, square, glyphs::BUILDER, palette.weak);
        }
    }
    response
}

/// The initial number of each kind of building.
pub(super) const SUPPLY: u8 = 3;

/// Returns the seat whose principality is shown unless the player selects another: the seat
/// to act. While a bot acts, the seat that last changed its principality, so that the change
/// can be seen, and otherwise the player's own.
pub(super) fn leading(view: &View<'_>) -> Option<Seat> {
    let acting = view.game.to_act();
    let Some(own) = view.viewer.seat().filter(|_| view.computer_decides()) else {
        return acting;
    };
    if view.game.phase() != Phase::Actions {
        return Some(own);
    }
    let last = view.session.cursor().checked_sub(1)?;
    let last = &view.session.log().get(last)?.command;
    match view.may_decide(last.seat) {
        true => acting,
        false => Some(last.seat),
    }
}

/// Returns the contents of the tray: the landscapes that can be placed if one must be,
/// otherwise the buildings.
pub(super) fn choices(view: &View<'_>, seat: Seat) -> Vec<Choice> {
    let tiles: Vec<Tile> = match view.game.pending() {
        Some(Pending::Place {
            seat: placing,
            object,
        }) if placing == seat => {
            let kinds: &[Landscape] = object.landscapes();
            kinds.iter().copied().map(Tile::Landscape).collect()
        }
        _ => Building::ALL.iter().copied().map(Tile::Building).collect(),
    };
    let choices = tiles.into_iter().map(|tile| {
        let places = view.game.places(seat, tile);
        let may = view.game.may_take(seat, tile);
        let home = view.game.player(seat).principality();
        let left = view.game.tiles_left(tile);
        let touching = match places.is_empty() && left > 0 {
            true => home
                .places(tile, Beside::Anything, view.game.edition())
                .len(),
            false => 0,
        };
        let short = match tile {
            Tile::Building(kind) if home.buildings().contains(kind) => Some(fl!(tile_built)),
            _ if left == 0 => Some(fl!(none_left)),
            _ => None,
        };
        Choice {
            touching,
            short,
            tile,
            left,
            covered: places.covered(),
            places: places.len(),
            wanted_by: wanted_by(view.game, seat, tile),
            allowed: match view.may_decide(seat) {
                true => may.map_err(|why| view.words.about(seat).cited(&why)),
                false => Err(fl!(computer_decides).to_owned()),
            },
        }
    });
    choices.collect()
}

/// Returns the professions in a seat's hand that still lack this tile (W3, W4).
pub(super) fn wanted_by(game: &Game, seat: Seat, tile: Tile) -> Set<Profession> {
    let player = game.player(seat);
    let home = player.principality();
    let misses = |card: &Profession| match tile {
        Tile::Building(kind) => card.building() == kind && !home.buildings().contains(kind),
        Tile::Landscape(kind) => card.landscape() == kind && home.landscape_count(kind) == 0,
    };
    player.hand().known().iter().filter(misses).collect()
}

pub(super) fn summary(game: &Game, seat: Seat) -> String {
    let player = game.player(seat);
    let empty = player.principality().empty().len();
    board::principality_summary(empty, game.beside(seat).may_touch())
}
