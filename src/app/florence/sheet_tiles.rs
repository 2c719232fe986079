//! The principality on a score sheet: any tile goes anywhere, on others, beside
//! others, twice. What breaks a rule is marked on its squares, and the result
//! beside the sheet says which.

use eframe::egui::{Key, Modifiers, RichText, Ui};

use super::art::palazzo::Court;
use super::grid_view::Board;
use super::in_hand::Held;
use super::placement::wrong_squares;
use super::principality::{orientations, turning};
use super::rulings;
use super::sheet::SheetPanel;
use super::tray;
use super::tray::{TrayTile, Wanted};
use crate::app::shell::controls;
use crate::app::shell::theme::size;
use crate::fl;
use crate::florence::{
    Edition, EditionData, Fact, Game, PlayerSetup, Problem, Square, Squares, Tile,
};
use crate::table::{Item, Seat};
use crate::words::florence::editors;
use crate::words::florence::names::listed;
use crate::words::florence::{Named, Words, board, shortened};

/// The side of a square in points.
const SIDE: f32 = 40.0;

impl SheetPanel {
    /// The principality of the player chosen.
    pub(in crate::app) fn tiles(
        &mut self,
        ui: &mut Ui,
        words: Words<'_>,
        game: &Result<Game, Vec<Problem>>,
    ) {
        let seat = Seat::ALL[self.chosen];
        let name = words.seat(seat);
        let edition = Edition::load(&self.setup.edition);
        let edition = edition.unwrap_or_else(|_| Edition::studiolo());
        ui.horizontal(|ui| {
            ui.label(RichText::new(board::principality_of(&name)).strong());
            rulings::shapes(ui, edition);
            self.choose_shapes(ui);
        });
        ui.horizontal_top(|ui| {
            let all: Vec<Tile> = Tile::all().collect();
            let wanted = tray::wanted(ui, &all, self.held.map(|held| held.tile), true);
            if let Some(Wanted::Tile(tile)) = wanted {
                self.held = Some(Held::new(tile));
            }
            let tiles = placed(&self.setup.players[self.chosen]);
            let mut grid = Board::show(ui, SIDE, self.held.is_some(), |square| {
                let what = what_is_on(square, edition.palazzo(), &tiles);
                board::cell(square, what.as_deref(), &name)
            });
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                if let (Some(Wanted::Tile(_)), Some(held)) = (wanted, self.held) {
                    grid.focus(ui, held.over);
                }
                self.tray(ui, edition, &mut grid, wanted == Some(Wanted::Tray));
                self.hand(ui, words, edition, game, &mut grid);
                self.list(ui, &tiles);
            });
            self.paint(edition, &tiles, game, &grid);
        });
    }

    /// The editions, if there is anything to choose.
    fn choose_shapes(&mut self, ui: &mut Ui) {
        if self.editions.is_empty() {
            return;
        }
        let studiolo = EditionData::default();
        let now = &self.setup.edition;
        let mut chosen = None;
        for data in std::iter::once(&studiolo).chain(&self.editions) {
            let text = shortened(&editors::edition_name(&data.name));
            let name = editors::shapes_named(&data.name);
            if controls::chip(ui, data == now, &name, text) {
                chosen = Some(data.clone());
            }
        }
        if let Some(chosen) = chosen {
            self.setup.edition = chosen;
            self.held = None;
        }
    }

    fn tray(&mut self, ui: &mut Ui, edition: &Edition, grid: &mut Board, mut go_here: bool) {
        let width = size::SMALL_TRAY_TILE;
        ui.horizontal_wrapped(|ui| {
            tray::crowd(ui);
            for tile in Tile::all() {
                let selected = self.held.is_some_and(|held| held.tile == tile);
                let number = placed(&self.setup.players[self.chosen]);
                let number = number.iter().filter(|(other, _)| *other == tile).count();
                let remark = board::placed(number);
                let name = fl!(sheet_put_tile, tile = tile.id());
                let tray_tile = TrayTile {
                    tile,
                    picture: edition.shape(tile).oriented(0),
                    name: &name,
                    remark: [&remark, &remark],
                    enabled: true,
                    selected,
                    crossed: false,
                    wanted: false,
                };
                let response = tray_tile.show(ui, width);
                if std::mem::take(&mut go_here) {
                    response.request_focus();
                }
                let dragged = response.drag_started();
                if dragged || (response.clicked() && !selected) {
                    let mut held = Held::new(tile);
                    held.dragged = dragged;
                    self.held = Some(held);
                    if !dragged {
                        // From here on the arrow keys move it.
                        grid.focus(ui, held.over);
                    }
                } else if response.clicked() {
                    self.held = None;
                }
            }
        });
    }

    fn hand(
        &mut self,
        ui: &mut Ui,
        words: Words<'_>,
        edition: &Edition,
        game: &Result<Game, Vec<Problem>>,
        grid: &mut Board,
    ) {
        let Some(mut held) = self.held else {
            let player = &mut self.setup.players[self.chosen];
            let delete = |key| ui.input(|input| input.key_pressed(key));
            let deleted = grid.focused;
            let deleted = deleted.filter(|_| delete(Key::Delete) || delete(Key::Backspace));
            if let Some(square) = grid.clicked_other.or(deleted) {
                remove_at(player, square);
            }
            return;
        };
        let shape = edition.shape(held.tile);
        let mut put = held.steer(ui, shape, grid).is_some();
        orientations(ui, &mut held, shape);
        let mut cancelled = grid.clicked_other.is_some();
        cancelled |= ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        ui.horizontal_wrapped(|ui| {
            turning(ui, &mut held, shape);
            put |= controls::main_button(ui, fl!(put_tile_down), &Ok(()));
            cancelled |= ui.button(fl!(cancel)).clicked();
        });
        let squares = held.squares(shape);
        self.held = Some(held);
        if let Some(problem) = self.new_problem(game, held.tile, squares) {
            controls::refusal(ui, &words.cited(&problem.violation));
        }
        if put {
            add(&mut self.setup.players[self.chosen], held.tile, squares);
        }
        if put || cancelled {
            self.held = None;
        }
    }

    /// What would be wrong with a tile there, that is not wrong already.
    fn new_problem(
        &self,
        game: &Result<Game, Vec<Problem>>,
        tile: Tile,
        squares: Squares,
    ) -> Option<Problem> {
        let mut with = self.setup.clone();
        add(&mut with.players[self.chosen], tile, squares);
        let before = game.as_ref().err();
        let after = Game::try_from(&with).err()?;
        let known = |problem: &Problem| before.is_some_and(|known| known.contains(problem));
        after.into_iter().find(|problem| !known(problem))
    }

    fn paint(
        &self,
        edition: &Edition,
        tiles: &[(Tile, Squares)],
        game: &Result<Game, Vec<Problem>>,
        grid: &Board,
    ) {
        grid.paint_home(tiles, edition.palazzo(), Court::default());
        grid.paint_wrong(self.wrong(game, tiles));
        if let Some(held) = self.held {
            let squares = held.squares(edition.shape(held.tile));
            let problem = self.new_problem(game, held.tile, squares);
            let wrong = problem.as_ref().map(|problem| &problem.violation);
            let wrong = wrong.map_or(Squares::EMPTY, wrong_squares);
            grid.paint_ghost(held.tile, squares, wrong, problem.is_none());
        }
        if let Some(square) = grid.focused {
            grid.paint_focus(square);
        }
    }

    /// The squares of the principality shown on which something is wrong.
    fn wrong(&self, game: &Result<Game, Vec<Problem>>, tiles: &[(Tile, Squares)]) -> Squares {
        let problems = game.as_ref().err().into_iter().flatten();
        let here = Some(Seat::ALL[self.chosen]);
        let here = problems.filter(|problem| problem.seat == here);
        let squares = here.map(|problem| match problem.violation.fact {
            Fact::NotThisShape { squares, .. } => squares,
            // Every one of them may be the one too many.
            Fact::AlreadyBuilt(kind) => {
                let same = tiles
                    .iter()
                    .filter(|(tile, _)| *tile == Tile::Building(kind));
                let squares = same.map(|&(_, squares)| squares);
                squares.fold(Squares::EMPTY, Squares::union)
            }
            _ => wrong_squares(&problem.violation),
        });
        squares.fold(Squares::EMPTY, Squares::union)
    }

    /// The tiles in words, to be taken away.
    fn list(&mut self, ui: &mut Ui, tiles: &[(Tile, Squares)]) {
        ui.horizontal_wrapped(|ui| {
            controls::crowd(ui);
            for &(tile, squares) in tiles {
                let name = fl!(
                    sheet_remove_tile,
                    tile = tile.id(),
                    squares = squares.to_string()
                );
                if ui.button(&name).clicked() {
                    remove(&mut self.setup.players[self.chosen], tile, squares);
                }
            }
        });
        if !tiles.is_empty() {
            controls::remark(ui, fl!(sheet_remove_hint));
        }
    }
}

/// The tiles of a player, landscapes first, as they are checked.
fn placed(player: &PlayerSetup) -> Vec<(Tile, Squares)> {
    let landscapes = player.landscapes.iter();
    let landscapes = landscapes.map(|&(kind, at)| (Tile::Landscape(kind), at));
    let buildings = player.buildings.iter();
    let buildings = buildings.map(|&(kind, at)| (Tile::Building(kind), at));
    landscapes.chain(buildings).collect()
}

fn add(player: &mut PlayerSetup, tile: Tile, squares: Squares) {
    match tile {
        Tile::Building(kind) => player.buildings.push((kind, squares)),
        Tile::Landscape(kind) => player.landscapes.push((kind, squares)),
    }
}

fn remove(player: &mut PlayerSetup, tile: Tile, squares: Squares) {
    match tile {
        Tile::Building(kind) => {
            let buildings = &mut player.buildings;
            let at = buildings.iter().position(|&one| one == (kind, squares));
            at.map(|at| buildings.remove(at));
        }
        Tile::Landscape(kind) => {
            let landscapes = &mut player.landscapes;
            let at = landscapes.iter().position(|&one| one == (kind, squares));
            at.map(|at| landscapes.remove(at));
        }
    }
}

/// Takes the uppermost tile away that covers a square.
fn remove_at(player: &mut PlayerSetup, square: Square) {
    let tiles = placed(player);
    let mut from_above = tiles.iter().rev();
    let there = from_above.find(|(_, squares)| squares.contains(square));
    if let Some(&(tile, squares)) = there {
        remove(player, tile, squares);
    }
}

/// Everything on a square; there may be more than one thing.
fn what_is_on(square: Square, palazzo: Squares, tiles: &[(Tile, Squares)]) -> Option<String> {
    let palazzo = palazzo.contains(square).then_some(fl!(grid_palazzo));
    let tiles = tiles.iter().filter(|(_, squares)| squares.contains(square));
    let names = palazzo
        .into_iter()
        .chain(tiles.map(|(tile, _)| tile.name()));
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| listed(&names))
}
