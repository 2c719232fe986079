//! The editor for custom tile shapes: the list of editions, and a grid to draw each tile of
//! one of them. Problems are shown next to the grid while drawing; every change is saved at
//! once, even an unfinished one.
//!
//! Accessible names: `Edition Studiolo` for each edition; `Copy`, `Delete`; the field `Name
//! of the edition`; `Draw Library` for each tile; the squares `d4, drawn` and `d4, empty`;
//! `Turn` (R), `Clear`, `Take this shape`; `Minimum of round 3`; `Undo`, `Redo`, `Back`.
//!
//! Keys: the arrows move from square to square, Enter or Space fills or clears a square,
//! Page Up and Page Down go from tile to tile, Ctrl+Z and Ctrl+Y undo and redo, Escape goes
//! back.

use std::borrow::{Borrow, BorrowMut};
use std::collections::BTreeMap;

use eframe::egui::{
    self, Align, Align2, Frame, Key, Layout, Margin, Modifiers, Panel, Rect, RichText, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::art::palazzo::Court;
use super::boards;
use super::grid_view::Board;
use super::ids::SHAPES;
use crate::ui::base::icons::Icon;
use crate::ui::base::panel_keys::PanelKey;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, input, text};
use crate::ui::parts::page::Field;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, small, widgets};
use crate::ui::screens::editor;
use crate::ui::screens::workshop::{Desk, Editor, Texts, edition_said};
use florence::rules::components::MOST_ROUNDS;
use florence::rules::edition::BadEdition;
use florence::rules::field::shape::SIDE;
use florence::{Building, Edition, EditionData, Profession, Shape, Square, Squares, Tile};
use table::Item as _;
use table::save::limits::Part;
use words::florence::{Named, edition_text, editors};
use words::printed::Printed;
use words::{fl, language};

/// Turns the drawn shape.
const TURN: PanelKey = PanelKey::new(&[Key::R], || "R", fl!(fn edition_turn));
/// Goes from tile to tile.
const PAGES: PanelKey = PanelKey::new(
    &[Key::PageDown, Key::PageUp],
    fl!(fn shelf_keys_written_pages),
    fl!(fn edition_key_pages),
);
/// Goes from square to square.
const ARROWS: PanelKey =
    PanelKey::new(&[], fl!(fn keys_written_arrows), fl!(fn edition_key_arrows));
/// The keys of the page.
pub const KEYS: [PanelKey; 3] = [TURN, PAGES, ARROWS];

/// The possible sides of a square in points.
const SQUARE: std::ops::RangeInclusive<f32> = 24.0..=124.0;
/// The width of the list of editions.
const LIST: f32 = 226.0;
/// The width of the list of tiles.
const TILES: f32 = 236.0;
/// The least width of the text about a tile.
const SAID: f32 = 238.0;

/// An edition while it is edited. The place of each shape on the grid is kept, so that
/// nothing jumps.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    data: EditionData,
    squares: BTreeMap<Tile, Squares>,
}

impl From<EditionData> for Drawn {
    fn from(data: EditionData) -> Self {
        let squares = Tile::all().map(|tile| {
            let drawn = data.drawn(tile).unwrap_or(Squares::EMPTY);
            (tile, in_the_middle(drawn))
        });
        Self {
            squares: squares.collect(),
            data,
        }
    }
}

impl Default for Drawn {
    fn default() -> Self {
        EditionData::default().into()
    }
}

impl Borrow<EditionData> for Drawn {
    fn borrow(&self) -> &EditionData {
        &self.data
    }
}

impl BorrowMut<EditionData> for Drawn {
    fn borrow_mut(&mut self) -> &mut EditionData {
        &mut self.data
    }
}

impl Drawn {
    fn of_tile(&self, tile: Tile) -> Squares {
        self.squares.get(&tile).copied().unwrap_or(Squares::EMPTY)
    }

    fn draw(&mut self, tile: Tile, squares: Squares) {
        self.squares.insert(tile, squares);
        self.data.draw(tile, squares);
    }
}

/// The state of the editor for tile shapes.
#[derive(Debug)]
pub struct ShapesPanel {
    desk: Desk<Drawn>,
    tile: Tile,
    /// Whether there is little room side by side.
    is_narrow: bool,
}

impl Default for ShapesPanel {
    fn default() -> Self {
        Self {
            desk: Desk::default(),
            tile: Tile::all().next().expect("there are tiles"),
            is_narrow: false,
        }
    }
}

impl Editor for ShapesPanel {
    type Data = EditionData;
    type Drawn = Drawn;
    type Faults = Vec<BadEdition>;

    const SCREEN: &'static str = SHAPES;
    const CARDS: [f32; 3] = [54.0, 8.0, 8.0];

    fn width(&mut self, ui: &Ui) -> f32 {
        self.is_narrow = ui.available_width() < 1000.0;
        if self.is_narrow { 190.0 } else { LIST }
    }

    fn texts() -> Texts {
        Texts {
            title: fl!(tile_shapes_title),
            field: fl!(edition_name),
            list: fl!(edition_list),
            copy: fl!(edition_copy_explained),
            shared: None,
            open: [""; 2],
        }
    }

    fn desk(&self) -> &Desk<Drawn> {
        &self.desk
    }

    fn desk_mut(&mut self) -> &mut Desk<Drawn> {
        &mut self.desk
    }

    fn faults(&self) -> Vec<BadEdition> {
        self.desk.data.data.problems()
    }

    fn wrong(problems: &Vec<BadEdition>) -> usize {
        problems.len()
    }

    fn said(&self, problems: &Vec<BadEdition>) -> [String; 2] {
        let [said, _] = edition_said(self.desk.is_own(), problems.len());
        [said.clone(), said]
    }

    fn told(names: &[String], at: usize, _said: &str) -> String {
        fl!(edition_choice, name = &names[at])
    }

    fn below(&mut self, ui: &mut Ui, _: &Vec<BadEdition>) {
        ui.add_space(10.0);
        self.minimum(ui);
        ui.add_space(10.0);
        self.called(ui);
    }

    fn middle(&mut self, ui: &mut Ui, problems: &Vec<BadEdition>) {
        let paper = Frame::new()
            .fill(Palette::of(ui).paper)
            .inner_margin(Margin::symmetric(14, 10));
        let tiles = if self.is_narrow { 194.0 } else { TILES };
        let panel = Panel::right("thirteen tiles")
            .frame(paper)
            .exact_size(tiles);
        panel.resizable(false).show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("tiles").auto_shrink(false);
            area.show(ui, |ui| self.tiles(ui, problems));
        });
        editor::middle(ui, "drawing", 20, |ui| {
            // Leave room for the scroll bar.
            ui.set_max_width(ui.available_width() - 10.0);
            self.drawing(ui, problems);
        });
    }
}

/// Draws the field for the name of a thing. An empty field means our name.
fn name_of<T: Ord>(ui: &mut Ui, thing: impl Named, key: T, names: &mut BTreeMap<T, String>) {
    let ours = language::printed_on(Printed::default(), || thing.name());
    let rect = page::room(ui, 28.0);
    let name = fl!(edition_called_of, thing = ours);
    let mut typed = names.get(&key).cloned().unwrap_or_default();
    let field = Field::new(&name, rect.width())
        .hint(ours)
        .most(Part::Name.most());
    if field.show(ui, rect, &mut typed).changed() {
        match typed.trim().is_empty() {
            true => names.remove(&key),
            false => names.insert(key, typed),
        };
    }
}

impl ShapesPanel {
    /// Draws the minimum work values, one row per round.
    fn minimum(&mut self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let own = self.desk.is_own();
        widgets::caption(ui, fl!(edition_minimum));
        ui.spacing_mut().item_spacing.y = 4.0;
        for (round, minimum) in (1..=MOST_ROUNDS).zip(&mut self.desk.data.data.minimum) {
            let line = page::room(ui, 28.0);
            let at = line.left_center() + vec2(20.0, 0.0);
            let font = face::display(15.0);
            let number = round.to_string();
            small::whole(ui, at, Align2::RIGHT_CENTER, number, (font, palette.weak));
            let rect = Rect::from_min_size(line.min + vec2(30.0, 0.0), vec2(92.0, 28.0));
            let name = fl!(edition_minimum_of, round = round);
            let now = editor::number(ui, rect, (&name, &name), (*minimum).into(), 0..=99, own);
            *minimum = u16::try_from(now).unwrap_or(*minimum);
        }
        controls::remark(ui, fl!(edition_minimum_hint));
    }

    /// Draws the names of the cards and tiles, one field each.
    fn called(&mut self, ui: &mut Ui) {
        let own = self.desk.is_own();
        widgets::caption(ui, fl!(edition_called));
        controls::remark(ui, fl!(edition_called_hint));
        ui.spacing_mut().item_spacing.y = 4.0;
        let called = &mut self.desk.data.data.called;
        ui.add_enabled_ui(own, |ui| {
            for &building in Building::ALL {
                name_of(ui, building, building, &mut called.buildings);
            }
            for &profession in Profession::ALL {
                name_of(ui, profession, profession, &mut called.professions);
            }
        });
    }

    /// Draws the current tile and the text about it.
    fn drawing(&mut self, ui: &mut Ui, problems: &[BadEdition]) {
        if !ui.ctx().text_edit_focused() {
            self.page(ui);
        }
        let palette = Palette::of(ui);
        let own = self.desk.is_own();
        ui.spacing_mut().item_spacing = vec2(10.0, 0.0);
        let head = page::room(ui, 34.0);
        let mut row = page::row(ui, head, "tile_that_is_drawn");
        let (mark, _) = row.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
        icons::paint(row.painter(), mark, self.tile.into(), palette.ink);
        page::heading(&mut row, self.tile.name(), 26.0);
        let must = editors::must_cover(self.tile);
        let room = row.available_width() - 220.0;
        if text::width(&row, &must, face::text(13.5)) <= room {
            let must = RichText::new(must).color(palette.weak);
            row.label(must.font(face::text(13.5)));
        }
        let drawn = self.desk.data.of_tile(self.tile);
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_enabled_ui(own && !drawn.is_empty(), |ui| {
                let clear = Press::new(fl!(edition_clear)).icon(Icon::Cross);
                if clear.pressed(ui) {
                    self.desk.data.draw(self.tile, Squares::EMPTY);
                }
                let turn = Press::new(fl!(edition_turn))
                    .icon(Icon::Turn)
                    .key((TURN.written)());
                let key = input::plain_key(ui, TURN.keys) && ui.is_enabled();
                if turn.pressed(ui) || key {
                    self.desk.data.draw(self.tile, turned(drawn));
                }
            });
        });
        ui.add_space(12.0);
        let top = ui.cursor().min;
        let width = ui.available_width();
        let is_wide = width >= 620.0;
        let room = if is_wide { width - SAID - 20.0 } else { width };
        let around = Board::size(10.0).x - 10.0 * SIDE as f32;
        let high = ui.clip_rect().bottom() - top.y - 56.0;
        let side = ((room.min(high.max(240.0)) - around) / SIDE as f32).floor();
        let side = side.clamp(*SQUARE.start(), *SQUARE.end());
        let size = Board::size(side);
        let board = Rect::from_min_size(top, size);
        let mut inside = page::part(ui, board, "grid");
        self.grid(&mut inside, side, problems);
        let said = match is_wide {
            true => Rect::from_min_size(
                top + vec2(size.x + 20.0, 0.0),
                vec2((width - size.x - 20.0).min(300.0), size.y),
            ),
            false => Rect::from_min_size(top + vec2(0.0, size.y + 12.0), vec2(width, 420.0)),
        };
        let mut beside = page::part(ui, said, "about_the_tile");
        self.about(&mut beside, problems);
        ui.allocate_rect(board.union(beside.min_rect()), Sense::hover());
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            let hint = |ui: &mut Ui, text: &str| {
                ui.label(
                    RichText::new(text)
                        .color(palette.weak)
                        .font(face::text(13.0)),
                );
            };
            widgets::KeyCap::show(ui, fl!(edition_click));
            hint(ui, fl!(edition_click_hint));
            widgets::KeyCap::show(ui, fl!(edition_page));
            hint(ui, fl!(edition_page_hint));
            hint(ui, fl!(edition_place_hint));
        });
    }

    fn grid(&mut self, ui: &mut Ui, side: f32, problems: &[BadEdition]) {
        let tile = self.tile;
        let squares = self.desk.data.of_tile(tile);
        let show = |ui: &mut Ui| {
            Board::show(ui, side, false, |square| {
                editors::square(square, squares.contains(square))
            })
        };
        let own = self.desk.is_own();
        // What cannot be changed is as visible as what can.
        ui.visuals_mut().disabled_alpha = 1.0;
        let board = ui.add_enabled_ui(own, show).inner;
        let wrong = problems.iter().any(|bad| tiles_of(bad).contains(&tile));
        let apart = squares.minus(piece(squares));
        let is_apart = wrong && !apart.is_empty();
        let lying = [(tile, squares)];
        let lying = match squares.is_empty() || is_apart {
            true => &[],
            false => &lying[..],
        };
        board.paint_home(lying, Squares::EMPTY, Court::default());
        if is_apart {
            board.paint_ghost(tile, squares, apart, false);
        }
        if own {
            // The squares that could continue the shape.
            let next = match squares.is_empty() {
                true => Squares::EMPTY,
                false => squares.neighbours().minus(squares),
            };
            let colour = Palette::of(ui).weak;
            for square in next.iter() {
                let rect = board.rect_of(square).shrink(side * 0.08);
                widgets::dashed(ui.painter(), rect, colour);
            }
        }
        if let Some(square) = board.focused {
            board.paint_focus(square);
        }
        let changed = board.clicked.or(board.clicked_other);
        if let Some(square) = changed.filter(|_| own) {
            let one: Squares = [square].into_iter().collect();
            let changed = match squares.contains(square) {
                true => squares.minus(one),
                false => squares.union(one),
            };
            self.desk.data.draw(tile, changed);
        }
    }

    /// Draws what is right and wrong about the tile, its orientations, and the tile of the
    /// built-in set for comparison.
    fn about(&mut self, ui: &mut Ui, problems: &[BadEdition]) {
        let palette = Palette::of(ui);
        let own = self.desk.is_own();
        let tile = self.tile;
        let squares = self.desk.data.of_tile(tile);
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        // Problems of the current tile come first.
        let about_this = |bad: &&BadEdition| tiles_of(bad).contains(&tile);
        let (first, rest): (Vec<_>, Vec<_>) = problems.iter().partition(about_this);
        let said: Vec<String> = first.into_iter().chain(rest).map(edition_text).collect();
        let (fill, edge) = match (own, said.is_empty()) {
            (true, false) => (palette.wrong_ground, palette.wrong),
            _ => (palette.sunk, palette.sunk),
        };
        let frame = Frame::new()
            .fill(fill)
            .stroke(Stroke::new(1.0, edge))
            .corner_radius(size::ROUND_CARD)
            .inner_margin(Margin::symmetric(12, 9));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            match (own, said.is_empty()) {
                (false, _) => controls::remark(ui, fl!(edition_built_in)),
                (true, true) => controls::remark(ui, fl!(edition_shapes_are_right)),
                (true, false) => {
                    for said in &said {
                        controls::refusal(ui, said);
                    }
                    controls::remark(ui, fl!(edition_not_yet));
                }
            }
        });
        let same = problems.iter().any(
            |bad| matches!(*bad, BadEdition::SameShape(one, other) if one == tile || other == tile),
        );
        let sized = match tile {
            Tile::Building(kind) => squares.len() == kind.size().squares(),
            Tile::Landscape(_) => {
                let of_this = |bad: &BadEdition| matches!(*bad, BadEdition::Size { tile: of, .. } if of == tile);
                !squares.is_empty() && !problems.iter().any(of_this)
            }
        };
        let frame = Frame::new()
            .fill(palette.card)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(size::ROUND_CARD)
            .inner_margin(Margin::symmetric(12, 8));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            condition(ui, sized, &editors::squares_drawn(tile, squares.len()));
            condition(
                ui,
                squares.is_connected() && !squares.is_empty(),
                fl!(edition_one_piece),
            );
            condition(ui, !same, fl!(edition_unlike));
        });
        let shape = Shape::new(squares).ok();
        let ways = shape.as_ref().map_or(0, Shape::orientations);
        ui.add_space(4.0);
        widgets::caption(ui, &fl!(edition_ways, number = ways));
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 108.0), Sense::hover());
        let step = place.width() / 4.0;
        for way in 0..ways {
            let (column, row) = (way % 4, way / 4);
            let corner = place.min + vec2(column as f32 * step, row as f32 * 56.0);
            let cell = Rect::from_min_size(corner, vec2(step - 6.0, 50.0));
            ui.painter()
                .rect_filled(cell, size::ROUND_BUTTON, palette.sunk);
            if let Some(shape) = &shape {
                boards::thumbnail(ui, cell.shrink(6.0), tile, shape.oriented(way), 13.0);
            }
        }
        widgets::caption(ui, fl!(edition_in_studiolo));
        ui.horizontal(|ui| {
            let (cell, _) = ui.allocate_exact_size(vec2(70.0, 60.0), Sense::hover());
            ui.painter()
                .rect_filled(cell, size::ROUND_BUTTON, palette.sunk);
            let original = Edition::studiolo().shape(tile);
            boards::thumbnail(ui, cell.shrink(7.0), tile, original.oriented(0), 13.0);
            ui.add_enabled_ui(own, |ui| {
                if Press::new(fl!(edition_take)).small().pressed(ui) {
                    let squares = in_the_middle(original.oriented(0));
                    self.desk.data.draw(tile, squares);
                }
            });
        });
    }

    /// Draws the list of the thirteen tiles.
    fn tiles(&mut self, ui: &mut Ui, problems: &[BadEdition]) {
        let palette = Palette::of(ui);
        let wrong = |tile: Tile| problems.iter().any(|bad| tiles_of(bad).contains(&tile));
        let right = Tile::all().filter(|&tile| !wrong(tile)).count();
        let head = page::room(ui, 20.0);
        let mut row = page::row(ui, head, "heading_of_the_tiles");
        widgets::caption(&mut row, fl!(edition_thirteen));
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = RichText::new(fl!(edition_right, number = right)).color(palette.weak);
            ui.add(egui::Label::new(text.font(face::text(12.5))).truncate());
        });
        let count = Tile::all().count() as f32;
        let height = ((ui.clip_rect().height() - 24.0) / count - 5.0).clamp(34.0, 56.0);
        ui.spacing_mut().item_spacing.y = 5.0;
        let wide = if ui.available_width() < 180.0 {
            34.0
        } else {
            50.0
        };
        for tile in Tile::all() {
            let rect = page::room(ui, height.floor());
            let name = fl!(edition_draw_tile, tile = tile.id());
            let id = ui.scope_id().with(("tile", tile));
            let response = ui.interact(rect, id, Sense::click());
            let now = tile == self.tile;
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, now, &name));
            let is_wrong = wrong(tile);
            let (fill, edge) = match (now, response.hovered()) {
                (true, _) => (palette.chosen, Stroke::new(1.5, palette.gold_edge)),
                (false, true) => (palette.chosen, Stroke::new(1.0, palette.hair)),
                (false, false) => (palette.card, Stroke::new(1.0, palette.hair)),
            };
            let round = egui::CornerRadius::same(7);
            ui.painter()
                .rect(rect, round, fill, edge, StrokeKind::Inside);
            if response.has_focus() {
                focus::focus_ring(ui, rect.shrink(2.0));
            }
            let picture =
                Rect::from_min_size(rect.min + vec2(5.0, 3.0), vec2(wide, rect.height() - 6.0));
            let drawn = self.desk.data.data.drawn(tile).unwrap_or(Squares::EMPTY);
            boards::thumbnail(ui, picture, tile, drawn, 13.0);
            let left = picture.right() + 8.0;
            let room = rect.right() - 30.0 - left;
            let middle = rect.center().y;
            let above = pos2(left, middle - 8.0);
            let font = face::strong(13.5);
            small::left(ui, above, tile.name(), (font, palette.ink), room);
            let below = pos2(left, middle + 8.0);
            let number = self.desk.data.of_tile(tile).len();
            let said = editors::squares_drawn(tile, number);
            let colour = if is_wrong {
                palette.wrong
            } else {
                palette.weak
            };
            small::left(ui, below, &said, (face::text(12.0), colour), room);
            let mark = small::around(pos2(rect.right() - 16.0, middle), 14.0);
            let (icon, colour) = match is_wrong {
                true => (Icon::Warn, palette.wrong),
                false => (Icon::Check, palette.right),
            };
            icons::paint(ui.painter(), mark, icon, colour);
            if response.clicked() {
                self.tile = tile;
            }
        }
    }

    /// Goes from tile to tile with Page Up and Page Down.
    fn page(&mut self, ui: &Ui) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let all: Vec<Tile> = Tile::all().collect();
        let at = all.iter().position(|&tile| tile == self.tile);
        let at = at.unwrap_or(0);
        if pressed(Key::PageDown) {
            self.tile = all[(at + 1) % all.len()];
        }
        if pressed(Key::PageUp) {
            self.tile = all[(at + all.len() - 1) % all.len()];
        }
    }
}

/// Draws a condition with whether it holds.
fn condition(ui: &mut Ui, holds: bool, text: &str) {
    let palette = Palette::of(ui);
    let (icon, colour) = match holds {
        true => (Icon::Check, palette.right),
        false => (Icon::Cross, palette.wrong),
    };
    ui.horizontal(|ui| {
        let (mark, _) = ui.allocate_exact_size(vec2(13.0, 22.0), Sense::hover());
        small::icon(ui, mark.center(), 12.0, icon, colour);
        let text = RichText::new(text).font(face::text(13.5));
        ui.add(egui::Label::new(text).truncate());
    });
}

/// Returns the squares turned by a quarter, in their place on the grid.
fn turned(squares: Squares) -> Squares {
    let turn = |square: Square| Square::new(square.rank(), SIDE - 1 - square.file());
    squares.iter().filter_map(turn).collect()
}

/// Returns the tiles that a problem is about.
fn tiles_of(bad: &BadEdition) -> Vec<Tile> {
    match *bad {
        BadEdition::Missing(tile)
        | BadEdition::Drawing(tile)
        | BadEdition::Shape(tile, _)
        | BadEdition::Size { tile, .. } => vec![tile],
        BadEdition::SameShape(one, other) => vec![one, other],
        BadEdition::Board
        | BadEdition::Palazzo { .. }
        | BadEdition::JoinedPalazzo { .. }
        | BadEdition::Layout { .. }
        | BadEdition::FallingMinimum { .. } => Vec::new(),
    }
}

/// Returns the piece with the first square.
fn piece(squares: Squares) -> Squares {
    let mut piece: Squares = squares.iter().take(1).collect();
    loop {
        let grown = piece.union(piece.neighbours().intersection(squares));
        if grown == piece {
            return piece;
        }
        piece = grown;
    }
}

/// Moves squares that lie in the lower left corner to the middle of the grid.
fn in_the_middle(squares: Squares) -> Squares {
    let by = |of: fn(Square) -> u32| {
        let most = squares.iter().map(of).max().unwrap_or(0);
        (SIDE - 1 - most) / 2
    };
    let (files, ranks) = (by(Square::file), by(Square::rank));
    let moved = |square: Square| Square::new(square.file() + files, square.rank() + ranks);
    squares.iter().filter_map(moved).collect()
}
