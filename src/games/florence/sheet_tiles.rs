//! The principalities on a score sheet: any tile goes anywhere, on others, next to others,
//! twice. Anything that breaks a rule is marked on its squares.
//!
//! Accessible names and keys: a click on a square of a board, or Enter, opens the tray with
//! `Put Library` for each tile and `Remove Library on d4 d5 e4 e5 f5` for what is there;
//! the initial of a tile picks it up at once. In hand it has the controls and keys of the
//! principality. A right click or Delete on one of its squares removes a tile. If
//! principalities are joined, the tray has `Across the border with Ben`: then a building
//! from it goes across that border over the square, and `The Library with Ben: place 1 of
//! 7, next` moves it to the next place there.

use eframe::egui::{
    self, Key, Popup, PopupCloseBehavior, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, vec2,
};

use super::art::palazzo::Court;
use super::grid_view::Board;
use super::in_hand::Held;
use super::sheet_column::Places;
use super::sheet_marks::{Target, placed};
use super::sheet_state::{Judged, SheetPanel};
use super::tray::Wanted;
use super::{boards, sheet_marks, tray};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, input};
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, small};
use florence::rules::field::joint::JointPlaces;
use florence::{
    Building, Edition, Game, Layout, PlayerSetup, Problem, Shape, Square, Squares, Tile,
};
use table::{Item, Seat};
use words::fl;
use words::florence::names::listed;
use words::florence::{Named, Words, board, shortened};

/// The size of a tile in the tray, in points, and how many are side by side.
const IN_TRAY: Vec2 = vec2(114.0, 46.0);
const ACROSS: usize = 4;
/// The most builders or jesters drawn in the court of a palazzo, whatever is typed.
const MOST_IN_COURT: i64 = 9;

impl SheetPanel {
    /// Draws the boards of all players, and the tile in hand.
    pub(crate) fn boards(&mut self, ui: &mut Ui, places: &[Places], judged: &Judged<'_>) {
        let edition = self.typed.edition();
        let all: Vec<Tile> = Tile::all().collect();
        let free = self.beside.tray.is_none() && !ui.ctx().text_edit_focused();
        let nowhere = ui.memory(|memory| memory.focused().is_none());
        let mut on_a_board = false;
        for (at, place) in places.iter().enumerate() {
            on_a_board |= self.board(ui, at, place, edition, judged);
        }
        let here = free && (nowhere || on_a_board || self.beside.held.is_some());
        match tray::wanted(ui, &all, self.beside.held.map(|held| held.tile), here) {
            Some(Wanted::Tile(tile)) => {
                let over = self.beside.held.map(|held| held.over);
                self.hold(ui, tile, over);
            }
            Some(Wanted::Tray) => self.beside.tray = Some((self.beside.chosen, None)),
            None => {}
        }
    }

    fn hold(&mut self, ui: &Ui, tile: Tile, over: Option<Square>) {
        let mut held = Held::new(tile);
        held.over = over.unwrap_or(held.over);
        self.beside.held = Some(held);
        // From here on the arrow keys move it.
        self.called = Some((self.beside.chosen, Target::Board(Some(held.over))));
        ui.ctx().request_repaint();
    }

    /// Draws a player's board. Returns whether it has the keyboard.
    fn board(
        &mut self,
        ui: &mut Ui,
        at: usize,
        place: &Places,
        edition: &Edition,
        judged: &Judged<'_>,
    ) -> bool {
        let seat = Seat::ALL[at];
        let name = judged.told.words.seat(seat);
        let tiles = placed(&self.typed.setup.players[at]);
        let palazzo = edition.palazzo_of(&self.typed.setup.variant());
        let mut inside = page::part(ui, place.board, ("board", at));
        let ui = &mut inside;
        let holds = self.beside.held.is_some();
        let mut grid = Board::show(
            ui,
            place.side,
            holds && self.beside.chosen == at,
            |square| {
                let what = what_is_on(square, palazzo, &tiles);
                match what {
                    Some(what) => board::cell(square, Some(&what), &name),
                    // Every principality has a square with this name.
                    None => fl!(
                        sheet_square_empty,
                        square = square.to_string(),
                        player = &name
                    ),
                }
            },
        );
        if let Some((player, Target::Board(square))) = self.go
            && player == at
        {
            let first = Squares::ALL.iter().next();
            if let Some(square) = square.or(tiles.last().and_then(|(_, at)| at.iter().next())) {
                grid.focus(ui, square);
            } else if let Some(square) = first {
                grid.focus(ui, square);
            }
        }
        let points = grid.pointed.is_some() && holds;
        if grid.focused.is_some() || grid.clicked.is_some() || points {
            self.beside.chosen = at;
        }
        if self.beside.chosen == at && holds {
            self.hand(ui, place.said, edition, judged, &mut grid);
        } else {
            self.on_click(ui, at, &grid);
        }
        self.open_tray(ui, at, place.board, edition, judged.told.words, &mut grid);
        self.paint(at, edition, &tiles, judged, &grid);
        grid.focused.is_some()
    }

    /// Handles clicks without a tile in hand: a click opens the tray, and the other mouse
    /// button removes what is there.
    fn on_click(&mut self, ui: &Ui, at: usize, grid: &Board) {
        let delete = |key| ui.input(|input| input.key_pressed(key));
        let deleted = grid.focused;
        let deleted = deleted.filter(|_| delete(Key::Delete) || delete(Key::Backspace));
        if let Some(square) = grid.clicked_other.or(deleted) {
            self.remove_at(at, square);
        } else if let Some(square) = grid.clicked {
            self.beside.tray = Some((at, Some(square)));
        }
    }

    /// Draws the tiles to choose from, and what is on the clicked square.
    fn open_tray(
        &mut self,
        ui: &mut Ui,
        at: usize,
        board: Rect,
        edition: &Edition,
        words: Words<'_>,
        grid: &mut Board,
    ) {
        let Some((_, square)) = self.beside.tray.filter(|(player, _)| *player == at) else {
            return;
        };
        let mut is_open = true;
        let id = ui.scope_id().with(("tray", at));
        let layer = ui.layer_id();
        let popup = Popup::new(id, ui.ctx().clone(), board, layer)
            .open_bool(&mut is_open)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        let mut taken = None;
        let mut removed = None;
        let mut across = None;
        let mut chosen = self.beside.across;
        popup.show(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(4.0);
            ui.set_width(ACROSS as f32 * (IN_TRAY.x + 4.0));
            let player = &self.typed.setup.players[at];
            let here = square.map(|square| {
                let tiles = placed(player).into_iter();
                tiles.filter(move |(_, squares)| squares.contains(square))
            });
            for (tile, squares) in here.into_iter().flatten() {
                let name = fl!(
                    sheet_remove_tile,
                    tile = tile.id(),
                    squares = squares.to_string()
                );
                if Press::new(&name).small().pressed(ui) {
                    removed = Some((tile, squares));
                }
                if let (Tile::Building(kind), Some(square)) = (tile, square)
                    && let Some(partner) = player.partner(kind)
                {
                    let places = self.across_border(at, partner, kind, Some(square));
                    let now = places.iter().position(|&(own, _)| own == squares);
                    let now = now.unwrap_or(0);
                    let name = fl!(
                        sheet_next_place,
                        building = kind.id(),
                        player = words.seat(partner),
                        place = now + 1,
                        places = places.len()
                    );
                    let next = places.get((now + 1) % places.len().max(1));
                    if Press::new(&name).small().pressed(ui) {
                        across = next.map(|&place| (kind, partner, place));
                    }
                }
            }
            let neighbours = self.neighbours(at);
            if !neighbours.is_empty() {
                ui.horizontal(|ui| {
                    ui.label(fl!(sheet_across));
                    for &partner in &neighbours {
                        let now = chosen == Some(partner);
                        let player = words.seat(partner);
                        let name = fl!(sheet_across_with, player = &player);
                        let text = shortened(&player);
                        let button = Press::new(&text).small().chosen(now).name(&name);
                        if button.pressed(ui) {
                            chosen = (!now).then_some(partner);
                        }
                    }
                });
            }
            let partner = chosen.filter(|partner| neighbours.contains(partner));
            ui.horizontal_wrapped(|ui| {
                for tile in Tile::all() {
                    let number = placed(player);
                    let number = number.iter().filter(|(other, _)| *other == tile).count();
                    let place = match (tile, partner) {
                        (Tile::Building(kind), Some(partner)) => {
                            let places = self.across_border(at, partner, kind, square);
                            Some(places.first().map(|&place| (kind, partner, place)))
                        }
                        _ => None,
                    };
                    let fits = place != Some(None);
                    let response = in_tray(ui, tile, edition.shape(tile), number, fits);
                    // After opening it with a key, the player continues with the arrows.
                    if square.is_none() && ui.memory(|memory| memory.focused().is_none()) {
                        response.request_focus();
                    }
                    match place {
                        Some(place) if response.clicked() => across = place,
                        None if response.clicked() => taken = Some(tile),
                        _ => {}
                    }
                }
            });
        });
        self.beside.across = chosen;
        if let Some((kind, partner, place)) = across {
            // The tray stays open: the next click moves it on.
            self.put_across(at, partner, kind, place);
            ui.ctx().request_repaint();
        }
        if let Some((tile, squares)) = removed {
            self.remove(at, tile, squares);
            is_open = false;
        }
        if let Some(tile) = taken {
            self.beside.chosen = at;
            self.hold(ui, tile, square);
            is_open = false;
        }
        if !is_open {
            self.beside.tray = None;
            if taken.is_none()
                && let Some(square) = square
            {
                grid.focus(ui, square);
            }
            ui.ctx().request_repaint();
        }
    }

    /// Draws the tile in hand with its orientations, and puts it down.
    fn hand(
        &mut self,
        ui: &mut Ui,
        said: Rect,
        edition: &Edition,
        judged: &Judged<'_>,
        grid: &mut Board,
    ) {
        let Some(mut held) = self.beside.held else {
            return;
        };
        let shape = edition.shape(held.tile);
        let mut put = held.steer(ui, shape, grid).is_some();
        let mut cancelled = grid.clicked_other.is_some();
        cancelled |= input::escaped(ui);
        let palette = Palette::of(ui);
        let squares = held.squares(shape);
        let problem = self.new_problem(judged.told.game, held.tile, squares);
        let (fill, edge) = match problem {
            Some(_) => (palette.wrong_ground, palette.wrong),
            None => (palette.right_ground, palette.right),
        };
        let round = egui::CornerRadius::same(7);
        let edge = Stroke::new(1.0, edge);
        ui.painter()
            .with_clip_rect(said)
            .rect(said, round, fill, edge, StrokeKind::Inside);
        let mut inside = page::part(ui, said.shrink2(vec2(6.0, 2.0)), "hand_of_the_sheet");
        inside.set_clip_rect(said);
        let ui = &mut inside;
        ui.spacing_mut().item_spacing = vec2(3.0, 2.0);
        ui.horizontal(|ui| lies(ui, &mut held, shape));
        ui.horizontal(|ui| {
            let turn = Press::new(fl!(turn_tile)).small();
            if ui.add(turn).on_hover_text(fl!(turn_tile_hint)).clicked() {
                held.turn(shape, 1);
            }
            let over = Press::new(fl!(turn_tile_over)).small();
            if ui
                .add(over)
                .on_hover_text(fl!(turn_tile_over_hint))
                .clicked()
            {
                held.turn_over(shape);
            }
            put |= Press::new(fl!(put_tile_down)).small().main().pressed(ui);
            cancelled |= Press::new(fl!(cancel)).small().quiet().pressed(ui);
        });
        if let Some(problem) = &problem {
            let why = judged.told.words.cited(&problem.violation);
            hear(ui, said, "why", &why);
        }
        let squares = held.squares(shape);
        self.beside.held = Some(held);
        if put && !cancelled {
            add(
                &mut self.typed.setup.players[self.beside.chosen],
                held.tile,
                squares,
            );
        }
        if put || cancelled {
            self.beside.held = None;
            ui.ctx().request_repaint();
        }
    }

    /// Returns a problem that a tile there would add.
    fn new_problem(
        &self,
        game: &Result<Game, Vec<Problem>>,
        tile: Tile,
        squares: Squares,
    ) -> Option<Problem> {
        let mut with = self.typed.setup.clone();
        add(&mut with.players[self.beside.chosen], tile, squares);
        let before = game.as_ref().err();
        let after = Game::try_from(&with).err()?;
        let known = |problem: &Problem| before.is_some_and(|known| known.contains(problem));
        // Problems that are not about the place, such as points not yet typed, are shown at
        // their own field.
        let is_of_place = |problem: &Problem| {
            let mut targets = sheet_marks::targets(problem).into_iter();
            targets.any(|target| matches!(target, Target::Board(_)))
        };
        let mut new = after.into_iter();
        new.find(|problem| !known(problem) && is_of_place(problem))
    }

    fn paint(
        &self,
        at: usize,
        edition: &Edition,
        tiles: &[(Tile, Squares)],
        judged: &Judged<'_>,
        grid: &Board,
    ) {
        let player = &self.typed.setup.players[at];
        let few = |number: i64| u8::try_from(number.clamp(0, MOST_IN_COURT)).unwrap_or(0);
        let court = Court {
            builders: few(player.builders),
            jesters: few(player.jesters),
        };
        let palazzo = edition.palazzo_of(&self.typed.setup.variant());
        grid.paint_home(tiles, palazzo, court);
        let here = Some(Seat::ALL[at]);
        let problems = judged.told.problems.iter();
        let problems = problems.filter(|problem| problem.seat == here);
        grid.paint_wrong(sheet_marks::squares(problems, tiles));
        if let Some(held) = self.beside.held.filter(|_| self.beside.chosen == at) {
            let squares = held.squares(edition.shape(held.tile));
            let problem = self.new_problem(judged.told.game, held.tile, squares);
            let wrong = problem.as_ref().map(|problem| &problem.violation);
            let wrong = wrong.map_or(Squares::EMPTY, super::placement::wrong_squares);
            grid.paint_ghost(held.tile, squares, wrong, problem.is_none());
        }
        if let Some(square) = grid.focused {
            grid.paint_focus(square);
        }
    }
}

/// Buildings across a border.
impl SheetPanel {
    /// Returns how the principalities are joined, if they are.
    fn layout(&self) -> Option<&'static Layout> {
        let edition = self.typed.edition();
        let layout = edition.layout(self.typed.setup.players.len());
        layout.filter(|_| self.typed.setup.options.cooperative)
    }

    /// Returns the neighbours of this player's principality.
    fn neighbours(&self, at: usize) -> Vec<Seat> {
        let layout = self.layout();
        layout.map_or_else(Vec::new, |layout| {
            layout.neighbours(Seat::ALL[at]).collect()
        })
    }

    /// Returns where a building can go across a border and over a square, if one is given,
    /// on squares that are free or its own; nowhere if another of its kind is there.
    fn across_border(
        &self,
        at: usize,
        partner: Seat,
        kind: Building,
        square: Option<Square>,
    ) -> Vec<(Squares, Squares)> {
        let seat = Seat::ALL[at];
        let Some(layout) = self.layout() else {
            return Vec::new();
        };
        let edition = self.typed.edition();
        let tile = Tile::Building(kind);
        let palazzo = edition.palazzo_of(&self.typed.setup.variant());
        let open = |of: Seat, with: Seat| {
            let player = &self.typed.setup.players[of.index()];
            let shared = player.partner(kind) == Some(with);
            let tiles = placed(player).into_iter();
            let mut others = tiles.filter(|&(other, _)| !(shared && other == tile));
            let free = others.clone().fold(palazzo, |all, (_, at)| all.union(at));
            match others.any(|(other, _)| other == tile) {
                true => (of, Squares::EMPTY),
                false => (of, Squares::ALL.minus(free)),
            }
        };
        let places = JointPlaces::new(
            edition.shape(tile),
            layout,
            open(seat, partner),
            open(partner, seat),
        );
        let places = places.iter();
        let over = |own: Squares| square.is_none_or(|square| own.contains(square));
        let mut places: Vec<_> = places.filter(|&(own, _)| over(own)).collect();
        // Places that need no builder come first.
        let beside = [(seat, partner), (partner, seat)].map(|(of, with)| {
            let player = &self.typed.setup.players[of.index()];
            let others = player.buildings.iter().filter(|(other, _)| *other != kind);
            let built = others.fold(palazzo, |all, &(_, at)| all.union(at));
            built.neighbours().union(layout.border_but(of, with))
        });
        let touches = |squares: Squares, at: usize| !squares.intersection(beside[at]).is_empty();
        places.sort_by_key(|&(own, others)| touches(own, 0) || touches(others, 1));
        places
    }

    /// Puts a building across a border, in place of an existing one of the two.
    fn put_across(
        &mut self,
        at: usize,
        partner: Seat,
        kind: Building,
        (own, others): (Squares, Squares),
    ) {
        let seat = Seat::ALL[at];
        for (of, with, squares) in [(seat, partner, own), (partner, seat, others)] {
            let player = &mut self.typed.setup.players[of.index()];
            unshare(player, kind, with);
            player.buildings.push((kind, squares));
            player.partners.push((kind, with));
        }
    }

    /// Removes a tile; if it is a building across a border, with its other part.
    fn remove(&mut self, at: usize, tile: Tile, squares: Squares) {
        let players = &mut self.typed.setup.players;
        if let Tile::Building(kind) = tile
            && let Some(partner) = players[at].partner(kind)
        {
            unshare(&mut players[at], kind, partner);
            if let Some(other) = players.get_mut(partner.index()) {
                unshare(other, kind, Seat::ALL[at]);
            }
            return;
        }
        remove(&mut players[at], tile, squares);
    }

    /// Removes the uppermost tile that covers a square.
    fn remove_at(&mut self, at: usize, square: Square) {
        let tiles = placed(&self.typed.setup.players[at]);
        let mut from_above = tiles.iter().rev();
        let there = from_above.find(|(_, squares)| squares.contains(square));
        if let Some(&(tile, squares)) = there {
            self.remove(at, tile, squares);
        }
    }
}

/// Removes what a player shares with this one.
fn unshare(player: &mut PlayerSetup, kind: Building, with: Seat) {
    if player.partner(kind) == Some(with) {
        player.buildings.retain(|&(other, _)| other != kind);
        player.partners.retain(|&(other, _)| other != kind);
    }
}

/// Draws the orientations of a tile, to choose from.
fn lies(ui: &mut Ui, held: &mut Held, shape: &Shape) {
    let count = shape.orientations();
    for orientation in 0..count {
        let selected = held.orientation == orientation;
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::click());
        let name = fl!(tile_orientation, number = orientation + 1, all = count);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &name));
        let palette = Palette::of(ui);
        let (fill, edge) = match (selected, response.hovered()) {
            (true, _) => (palette.chosen, palette.gold_edge),
            (false, true) => (palette.chosen, palette.line),
            (false, false) => (palette.card, palette.line),
        };
        let round = egui::CornerRadius::same(size::ROUND_KEY);
        small::boxed(ui, rect, round, fill, edge);
        let squares = shape.oriented(orientation);
        boards::thumbnail(ui, rect.shrink(4.0), held.tile, squares, 13.0);
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        if response.clicked() {
            held.orientation = orientation;
        }
        response.on_hover_text(&name);
    }
}

/// Draws a tile in the tray, pale if it does not fit.
fn in_tray(ui: &mut Ui, tile: Tile, shape: &Shape, number: usize, fits: bool) -> Response {
    let sense = if fits { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(IN_TRAY, sense);
    let name = fl!(sheet_put_tile, tile = tile.id());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, fits, &name));
    let palette = Palette::of(ui);
    let fill = if fits && response.hovered() {
        palette.chosen
    } else {
        palette.card
    };
    let round = egui::CornerRadius::same(size::ROUND_BUTTON);
    small::boxed(ui, rect, round, fill, palette.line);
    if response.has_focus() {
        focus::focus_ring(ui, rect.shrink(2.0));
    }
    let picture = Rect::from_min_size(rect.min + vec2(4.0, 4.0), vec2(36.0, 38.0));
    boards::thumbnail(ui, picture, tile, shape.oriented(0), 13.0);
    let left = picture.right_center() + vec2(5.0, 0.0);
    let room = rect.right() - left.x - 3.0;
    let ink = palette.ink;
    let above = left - vec2(0.0, 8.0);
    small::left(ui, above, tile.name(), (face::strong(12.0), ink), room);
    let below = left + vec2(0.0, 8.0);
    let here = fl!(sheet_placed, number);
    small::left(ui, below, &here, (face::text(11.5), palette.weak), room);
    if !fits {
        let pale = palette.card.gamma_multiply(0.65);
        ui.painter().rect_filled(rect, round, pale);
    }
    response
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

/// Describes everything on a square; there may be more than one thing.
fn what_is_on(square: Square, palazzo: Squares, tiles: &[(Tile, Squares)]) -> Option<String> {
    let palazzo = palazzo.contains(square).then_some(fl!(grid_palazzo));
    let tiles = tiles.iter().filter(|(_, squares)| squares.contains(square));
    let names = palazzo
        .into_iter()
        .chain(tiles.map(|(tile, _)| tile.name()));
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| listed(&names))
}
