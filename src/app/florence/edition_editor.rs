//! Tile shapes of one's own: the editions there are, and each tile of one of
//! them drawn on a grid. What is wrong stands beside it while one draws; every
//! change is kept at once, also one that is not finished.
//!
//! By name: `Edition Studiolo` for each edition; `Copy these shapes`, `Delete
//! this edition`; the field `Name of the edition`; `Draw Library` for each tile;
//! the squares `d4, drawn` and `d4, empty`; `Clear`; `Minimum of round 3`;
//! `Undo`, `Redo`, `Back`.
//!
//! With keys: the arrows go from square to square, Enter or Space draws one or
//! takes it away, Page Up and Page Down go from tile to tile, Ctrl+Z and Ctrl+Y
//! undo and redo, Escape goes back.

use std::collections::BTreeMap;
use std::path::PathBuf;

use eframe::egui::{
    self, CentralPanel, Context, DragValue, Key, Modifiers, Panel, RichText, ScrollArea, TextEdit,
    Ui,
};

use super::Intent;
use super::art::palazzo::Court;
use super::edition_files::Kept;
use super::grid_view::Board;
use super::tray;
use super::tray::TrayTile;
use crate::app::shell::Intent as Shell;
use crate::app::shell::controls;
use crate::app::shell::history::{History, Step};
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::state::Screen;
use crate::app::shell::theme;
use crate::app::shell::theme::size;
use crate::fl;
use crate::florence::rules::components::MOST_ROUNDS;
use crate::florence::rules::edition::BadEdition;
use crate::florence::rules::field::shape::SIDE;
use crate::florence::{Edition, EditionData, Square, Squares, Tile};
use crate::words::florence::editors;
use crate::words::florence::{Named, sentences};
use crate::words::window;

/// The side of a square in points, by the room there is.
const SQUARE: std::ops::RangeInclusive<f32> = 42.0..=64.0;
/// The part of the width that the grid may take.
const GRID: f32 = 0.4;
/// The width of the list of editions.
const LIST: f32 = 216.0;

/// An edition while it is drawn: where on the grid a shape was drawn is kept, so
/// that nothing jumps.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    data: EditionData,
    squares: BTreeMap<Tile, Squares>,
}

impl Drawn {
    fn of(data: &EditionData) -> Self {
        let squares = Tile::all().map(|tile| {
            let drawn = data.drawn(tile).unwrap_or(Squares::EMPTY);
            (tile, in_the_middle(drawn))
        });
        Self {
            squares: squares.collect(),
            data: data.clone(),
        }
    }

    fn of_tile(&self, tile: Tile) -> Squares {
        self.squares.get(&tile).copied().unwrap_or(Squares::EMPTY)
    }

    fn draw(&mut self, tile: Tile, squares: Squares) {
        self.squares.insert(tile, squares);
        self.data.draw(tile, squares);
    }
}

/// The screen.
#[derive(Debug)]
pub struct ShapesPanel {
    /// The file of the edition shown; none for the one that comes along.
    open: Option<PathBuf>,
    drawn: Drawn,
    tile: Tile,
    history: History<Drawn>,
    step: Option<Step>,
    /// Where one came from.
    pub back: Screen,
}

impl Default for ShapesPanel {
    fn default() -> Self {
        Self {
            open: None,
            drawn: Drawn::of(Edition::studiolo().data()),
            tile: Tile::all().next().expect("there are tiles"),
            history: History::default(),
            step: None,
            back: Screen::Start,
        }
    }
}

impl ShapesPanel {
    /// Shows an edition.
    pub fn open(&mut self, kept: &Kept) {
        self.look_at(Some(kept.path.clone()), &kept.data);
    }

    fn look_at(&mut self, path: Option<PathBuf>, data: &EditionData) {
        self.open = path;
        self.drawn = Drawn::of(data);
        self.history = History::default();
    }

    /// Looks whether a change is to be taken back; done before the window looks
    /// at the keys, which take back entries of a game.
    pub fn keys(&mut self, ctx: &Context) {
        self.step = Step::pressed(ctx);
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, editions: &[Kept]) -> Option<Intent> {
        let is_there = |path: &PathBuf| editions.iter().any(|kept| kept.path == *path);
        if self.open.as_ref().is_some_and(|path| !is_there(path)) {
            self.look_at(None, Edition::studiolo().data());
        }
        let frame = theme::panel(ui);
        let mut wanted = None;
        Panel::top("shapes header").frame(frame).show(ui, |ui| {
            ui.horizontal(|ui| {
                if ui.button(fl!(back)).clicked() {
                    wanted = Some(Intent::Shell(Shell::Show(self.back)));
                }
                ui.heading(fl!(tile_shapes_title));
            });
        });
        let list = Panel::left("editions").frame(frame).exact_size(LIST);
        let list = list.resizable(false).show(ui, |ui| self.list(ui, editions));
        wanted = wanted.or(list.inner);
        let before = self.drawn.clone();
        let central = CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            let area = ScrollArea::vertical().auto_shrink(false);
            area.show(ui, |ui| self.edition(ui)).inner
        });
        wanted = wanted.or(central.inner);
        let step = self.step.take().filter(|_| self.open.is_some());
        if self.drawn != before {
            self.history.changed(ui, before.clone());
        } else if let Some(step) = step
            && let Some(there) = self.history.go(step, before.clone())
        {
            self.drawn = there;
        }
        if self.drawn != before {
            ui.ctx().request_repaint();
        }
        if let Some(path) = &self.open
            && self.drawn.data != before.data
        {
            let data = Box::new(self.drawn.data.clone());
            wanted = wanted.or(Some(Intent::KeepEdition(path.clone(), data)));
        }
        let typing = ui.ctx().text_edit_focused();
        if !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            wanted = Some(Intent::Shell(Shell::Show(self.back)));
        }
        wanted
    }

    fn list(&mut self, ui: &mut Ui, editions: &[Kept]) -> Option<Intent> {
        let studiolo = Edition::studiolo().data();
        let mut choice = None;
        let mut line = |ui: &mut Ui, data: &EditionData, path: Option<&PathBuf>| {
            let selected = self.open.as_ref() == path;
            let text = editors::edition_name(&data.name);
            let button = egui::Button::selectable(selected, &text).truncate();
            let button = ui.add(button.min_size(egui::vec2(ui.available_width(), size::TOUCH)));
            let button = button.accessible_name(fl!(edition_choice, name = &text));
            if button.clicked() && !selected {
                choice = Some((path.cloned(), data.clone()));
            }
        };
        line(ui, studiolo, None);
        for kept in editions {
            line(ui, &kept.data, Some(&kept.path));
        }
        if let Some((path, data)) = choice {
            self.look_at(path, &data);
        }
        ui.add_space(size::SPACE);
        let copy = controls::main_button(ui, fl!(edition_copy), &Ok(()));
        controls::remark(ui, fl!(edition_copy_explained));
        copy.then(|| {
            let mut data = self.drawn.data.clone();
            data.name = editors::copy_of(&data.name);
            Intent::CopyEdition(Box::new(data))
        })
    }

    fn edition(&mut self, ui: &mut Ui) -> Option<Intent> {
        let mut wanted = None;
        let own = self.open.is_some();
        ui.horizontal_wrapped(|ui| {
            let field = TextEdit::singleline(&mut self.drawn.data.name)
                .desired_width(220.0)
                .char_limit(window::MOST_OF_A_NAME);
            ui.add_enabled(own, field)
                .accessible_name(fl!(edition_name));
            for (step, icon, name) in [
                (Step::Undo, Icon::Undo, fl!(undo)),
                (Step::Redo, Icon::Redo, fl!(redo)),
            ] {
                let button = ui.add_enabled(self.history.can(step), |ui: &mut Ui| {
                    icons::button(ui, icon, "", name)
                });
                if button.on_hover_text(name).clicked() {
                    self.step = Some(step);
                }
            }
            if let Some(path) = self.open.clone()
                && ui.button(fl!(edition_delete)).clicked()
            {
                wanted = Some(Intent::RemoveEdition(path));
            }
        });
        ui.add_space(size::GAP);
        let problems = self.drawn.data.problems();
        ui.horizontal_top(|ui| {
            self.grid(ui, &problems);
            ui.add_space(size::GAP);
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                self.tray(ui, &problems);
            });
        });
        ui.add_space(size::GAP);
        ui.horizontal_wrapped(|ui| {
            let name = self.tile.name();
            ui.label(RichText::new(name).strong().size(size::MIDDLE_TEXT));
            ui.label(editors::must_cover(self.tile));
            let drawn = self.drawn.of_tile(self.tile);
            let clear = ui.add_enabled(
                own && !drawn.is_empty(),
                egui::Button::new(fl!(edition_clear)),
            );
            if clear.clicked() {
                self.drawn.draw(self.tile, Squares::EMPTY);
            }
        });
        match (own, problems.is_empty()) {
            (false, _) => controls::remark(ui, fl!(edition_built_in)),
            (true, true) => controls::remark(ui, fl!(edition_shapes_are_right)),
            (true, false) => {
                // What is wrong with the tile shown comes first.
                let about_this = |bad: &&BadEdition| tiles_of(bad).contains(&self.tile);
                let (first, rest): (Vec<_>, Vec<_>) = problems.iter().partition(about_this);
                for bad in first.into_iter().chain(rest) {
                    controls::refusal(ui, &sentences::edition_text(bad));
                }
                controls::remark(ui, fl!(edition_not_yet));
            }
        }
        ui.add_space(size::GAP);
        self.minimum(ui);
        wanted
    }

    fn grid(&mut self, ui: &mut Ui, problems: &[BadEdition]) {
        let tile = self.tile;
        let squares = self.drawn.of_tile(tile);
        let side = (ui.available_width() * GRID / SIDE as f32).floor();
        let side = side.clamp(*SQUARE.start(), *SQUARE.end());
        let show = |ui: &mut Ui| {
            Board::show(ui, side, false, |square| {
                editors::square(square, squares.contains(square))
            })
        };
        let own = self.open.is_some();
        let board = ui.add_enabled_ui(own, show).inner;
        let is_bad = problems.iter().any(|bad| tiles_of(bad).contains(&tile));
        let lying = [(tile, squares)];
        let lying = if is_bad { &[] } else { &lying[..] };
        board.paint_home(lying, Squares::EMPTY, Court::default());
        match is_bad {
            false => {}
            true => board.paint_ghost(tile, squares, squares.minus(piece(squares)), false),
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
            self.drawn.draw(tile, changed);
        }
    }

    fn tray(&mut self, ui: &mut Ui, problems: &[BadEdition]) {
        if !ui.ctx().text_edit_focused() {
            self.page(ui);
        }
        let width = tray::button_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            tray::crowd(ui);
            for tile in Tile::all() {
                let number = self.drawn.of_tile(tile).len();
                let remark = editors::squares_drawn(tile, number);
                let picture = self.drawn.data.drawn(tile);
                let button = TrayTile {
                    tile,
                    picture: picture.unwrap_or(Squares::EMPTY),
                    name: &fl!(edition_draw_tile, tile = tile.id()),
                    remark: [&remark, &remark],
                    enabled: true,
                    selected: tile == self.tile,
                    crossed: problems.iter().any(|bad| tiles_of(bad).contains(&tile)),
                    wanted: false,
                };
                if button.show(ui, width).clicked() {
                    self.tile = tile;
                }
            }
        });
    }

    /// Page Up and Page Down go from tile to tile.
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

    fn minimum(&mut self, ui: &mut Ui) {
        let own = self.open.is_some();
        ui.horizontal_wrapped(|ui| {
            ui.label(fl!(edition_minimum));
            for (round, minimum) in (1..=MOST_ROUNDS).zip(&mut self.drawn.data.minimum) {
                let field = DragValue::new(minimum).range(0..=99).speed(0.1);
                ui.add_enabled(own, field)
                    .accessible_name(fl!(edition_minimum_of, round = round));
            }
        });
    }
}

/// The tiles that a problem is about.
fn tiles_of(bad: &BadEdition) -> Vec<Tile> {
    match *bad {
        BadEdition::Missing(tile)
        | BadEdition::Drawing(tile)
        | BadEdition::Shape(tile, _)
        | BadEdition::Size { tile, .. } => vec![tile],
        BadEdition::SameShape(one, other) => vec![one, other],
        BadEdition::Board | BadEdition::Palazzo { .. } | BadEdition::FallingMinimum { .. } => {
            Vec::new()
        }
    }
}

/// The piece with the first square.
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
