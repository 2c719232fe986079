//! The score sheet: a position typed in at the end of an evening, or from the
//! middle of a game, checked while it is typed. Nothing is corrected silently:
//! what is wrong is listed, with whose it is and the rule.
//!
//! By name: `4 players`; `End of the game`, `Before the auctions`, `Before the
//! actions`, `Round 3`, `Turn of Anna`, `Start player Anna`, `Two tiles of
//! Travel`; the fields `Name of player A`, `Money of Anna`, `PP of Anna`,
//! `Jesters of Anna`, `Builders of Anna`, `Recruiting cards in hand of Anna`,
//! `Recruiting cards on the table of Anna`, `Best work of Anna`; `Travel of
//! Anna`; `Sheet of Anna` chooses whose cards and tiles are shown: `Poet on the
//! table`, `Prestige card Most Parks`, `Put Library` with the controls of the
//! principality, `Remove Library on d4 d5 e4 e5 f5`; `Open this position`.

use std::collections::BTreeMap;

use eframe::egui::{Grid, Key, Modifiers, Panel, RichText, ScrollArea, TextEdit, Ui};

use super::grid_view::Board;
use super::in_hand::Held;
use super::principality::{orientations, turning, wrong_squares};
use super::theme::size;
use super::tray::{self, TrayTile};
use super::{Intent, controls, tally};
use crate::florence::components::ROUNDS;
use crate::florence::{
    Edition, Freedom, Game, Moment, PlayerSetup, PrestigeCard, Problem, Profession, Setup, Square,
    Squares, Tile,
};
use crate::locale::{Named, Words, board, shortened};
use crate::table::{Card, Item, Seat};

/// Players on a new sheet.
const PLAYERS: usize = 4;
/// The side of a square in points.
const SIDE: f32 = 40.0;
/// From this width on the result stands beside the sheet.
const WIDE: f32 = 940.0;

/// A number that is typed for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// Money in florins.
    Money,
    /// Points on the fame track.
    Prestige,
    /// Jesters.
    Jesters,
    /// Builders.
    Builders,
    /// Recruiting cards in hand.
    RecruitingInHand,
    /// Recruiting cards on the table.
    RecruitingOnTable,
    /// The best work of the round.
    BestWork,
}

impl Field {
    const ALL: [Field; 7] = [
        Field::Money,
        Field::Prestige,
        Field::Jesters,
        Field::Builders,
        Field::RecruitingInHand,
        Field::RecruitingOnTable,
        Field::BestWork,
    ];

    fn name(self) -> &'static str {
        match self {
            Field::Money => board::MONEY,
            Field::Prestige => board::PP,
            Field::Jesters => board::JESTERS,
            Field::Builders => board::BUILDERS,
            Field::RecruitingInHand => board::RECRUITING_IN_HAND,
            Field::RecruitingOnTable => board::RECRUITING_ON_TABLE,
            Field::BestWork => board::BEST_WORK,
        }
    }

    /// The name above a column, where there is less room.
    fn heading(self) -> &'static str {
        match self {
            Field::RecruitingInHand => board::RECRUITING_IN_HAND_SHORT,
            Field::RecruitingOnTable => board::RECRUITING_ON_TABLE_SHORT,
            field => field.name(),
        }
    }

    fn of(self, player: &PlayerSetup) -> i64 {
        match self {
            Field::Money => player.money.unwrap_or_default(),
            Field::Prestige => player.prestige,
            Field::Jesters => player.jesters,
            Field::Builders => player.builders,
            Field::RecruitingInHand => player.recruiting_in_hand,
            Field::RecruitingOnTable => player.recruiting_on_table,
            Field::BestWork => player.best_work,
        }
    }

    fn set(self, player: &mut PlayerSetup, number: i64) {
        match self {
            Field::Money => player.money = Some(number),
            Field::Prestige => player.prestige = number,
            Field::Jesters => player.jesters = number,
            Field::Builders => player.builders = number,
            Field::RecruitingInHand => player.recruiting_in_hand = number,
            Field::RecruitingOnTable => player.recruiting_on_table = number,
            Field::BestWork => player.best_work = number,
        }
    }
}

/// A setup being typed.
#[derive(Debug, Default)]
pub struct SheetPanel {
    /// What has been typed so far.
    pub setup: Setup,
    /// Numbers as they stand in their fields while they are typed, and those
    /// that are no numbers.
    typed: BTreeMap<(usize, Field), String>,
    /// Whose cards and tiles are shown.
    chosen: usize,
    held: Option<Held>,
}

impl SheetPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui) -> Option<Intent> {
        self.begin();
        let before = self.setup.clone();
        let words = Words::of(&before);
        let game = Game::try_from(&before);
        let nonsense = self.nonsense(words);
        if ui.available_width() >= WIDE {
            let beside = Panel::right("result of the sheet")
                .resizable(false)
                .exact_size(340.0)
                .show(ui, |ui| {
                    let area = ScrollArea::vertical().id_salt("result").auto_shrink(false);
                    let result = |ui: &mut Ui| result(ui, words, &before, &game, &nonsense);
                    area.show(ui, result).inner
                });
            let area = ScrollArea::vertical().id_salt("sheet").auto_shrink(false);
            area.show(ui, |ui| self.sheet(ui, words, &game));
            return beside.inner;
        }
        let area = ScrollArea::vertical().id_salt("sheet").auto_shrink(false);
        area.show(ui, |ui| {
            self.sheet(ui, words, &game);
            ui.separator();
            result(ui, words, &before, &game, &nonsense)
        })
        .inner
    }

    /// A new sheet is one for the end of a game.
    fn begin(&mut self) {
        if self.setup.players.is_empty() {
            self.setup.moment = Moment::End;
            self.seat_players(PLAYERS);
        }
        self.chosen = self.chosen.min(self.setup.players.len() - 1);
    }

    fn seat_players(&mut self, players: usize) {
        let new = || PlayerSetup {
            money: Some(0),
            ..PlayerSetup::default()
        };
        self.setup.players.resize_with(players, new);
        self.typed.retain(|(player, _), _| *player < players);
    }

    /// What has been typed and is no number, in words.
    fn nonsense(&self, words: Words<'_>) -> Vec<String> {
        let wrong = self.typed.iter();
        let wrong = wrong.filter(|(_, text)| number(text).is_none());
        wrong
            .map(|(&(player, field), text)| {
                let name = words.seat(Seat::ALL[player]);
                board::no_number(&board::field_of(field.name(), &name), text)
            })
            .collect()
    }

    fn sheet(&mut self, ui: &mut Ui, words: Words<'_>, game: &Result<Game, Vec<Problem>>) {
        self.moment(ui, words);
        ui.separator();
        self.players(ui, words);
        ui.separator();
        self.tiles(ui, words, game);
        ui.separator();
        self.cards(ui, words);
    }

    fn moment(&mut self, ui: &mut Ui, words: Words<'_>) {
        let count = self.setup.players.len();
        ui.horizontal_wrapped(|ui| {
            for players in 2..=5 {
                let name = board::players(players);
                if controls::chip(ui, players == count, &name, &name) {
                    self.seat_players(players);
                }
            }
            ui.separator();
            let (round, turn) = match self.setup.moment {
                Moment::Auction(round) => (round, Seat::A),
                Moment::Actions(round, turn) => (round, turn),
                Moment::StartingHands => (1, Seat::A),
                Moment::End => (ROUNDS, Seat::A),
            };
            let moments = [
                (board::AT_THE_END, Moment::End),
                (board::BEFORE_AUCTIONS, Moment::Auction(round)),
                (board::BEFORE_ACTIONS, Moment::Actions(round, turn)),
            ];
            for (name, moment) in moments {
                let now = std::mem::discriminant(&self.setup.moment);
                let selected = now == std::mem::discriminant(&moment);
                if controls::chip(ui, selected, name, name) {
                    self.setup.moment = moment;
                }
            }
        });
        let seats = || controls::seats(count);
        match self.setup.moment {
            Moment::End => return,
            Moment::StartingHands => {}
            Moment::Auction(now) => self.rounds(ui, now, Moment::Auction),
            Moment::Actions(now, turn) => {
                self.rounds(ui, now, |round| Moment::Actions(round, turn));
                ui.horizontal_wrapped(|ui| {
                    let turn_of = board::sheet_turn_of;
                    if let Some(turn) = labelled_seats(ui, words, seats(), turn, turn_of) {
                        self.setup.moment = Moment::Actions(now, turn);
                    }
                });
            }
        }
        ui.horizontal_wrapped(|ui| {
            let start = self.setup.start_player;
            let name = board::sheet_start_player;
            if let Some(seat) = labelled_seats(ui, words, seats(), start, name) {
                self.setup.start_player = seat;
            }
        });
        if count == 2 {
            ui.horizontal_wrapped(|ui| {
                for &freedom in Freedom::ALL {
                    let doubled = self.setup.doubled_freedoms.contains(&freedom);
                    let name = board::two_tiles_of(freedom);
                    if controls::chip(ui, doubled, &name, &name) {
                        controls::toggle(&mut self.setup.doubled_freedoms, freedom);
                    }
                }
            });
        }
    }

    fn rounds(&mut self, ui: &mut Ui, now: u8, moment: impl Fn(u8) -> Moment) {
        ui.horizontal_wrapped(|ui| {
            for round in 1..=ROUNDS {
                let name = board::round(round);
                if controls::chip(ui, round == now, &name, &name) {
                    self.setup.moment = moment(round);
                }
            }
        });
    }

    /// One row a player: name, numbers, freedoms.
    fn players(&mut self, ui: &mut Ui, words: Words<'_>) {
        let middle = matches!(self.setup.moment, Moment::Actions(..));
        let fields = Field::ALL.into_iter();
        let fields: Vec<Field> = fields
            .filter(|&field| middle || field != Field::BestWork)
            .collect();
        let grid = Grid::new("players of the sheet")
            .striped(true)
            .spacing([8.0, 4.0]);
        grid.show(ui, |ui| {
            ui.label("");
            ui.strong(board::PLAYER);
            for &field in &fields {
                ui.strong(field.heading());
            }
            ui.strong(board::FREEDOMS);
            ui.end_row();
            for (at, &seat) in Seat::ALL.iter().enumerate().take(self.setup.players.len()) {
                let name = words.seat(seat);
                let sheet = board::sheet_of(&name);
                if controls::chip(ui, self.chosen == at, &sheet, board::SHEET) {
                    self.chosen = at;
                    self.held = None;
                }
                let typed = &mut self.setup.players[at].name;
                let edit = TextEdit::singleline(typed).hint_text(board::player_letter(seat));
                ui.add_sized([130.0, size::TOUCH], edit)
                    .accessible_name(board::name_of(seat));
                for &field in &fields {
                    self.field(ui, at, field, &board::field_of(field.name(), &name));
                }
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 3.0;
                    let freedoms = &mut self.setup.players[at].freedoms;
                    for &freedom in Freedom::ALL {
                        let selected = freedoms.contains(&freedom);
                        let full = board::freedom_of(freedom, &name);
                        if controls::chip(ui, selected, &full, freedom.name()) {
                            controls::toggle(freedoms, freedom);
                        }
                    }
                });
                ui.end_row();
            }
        });
    }

    fn field(&mut self, ui: &mut Ui, at: usize, field: Field, name: &str) {
        let value = field.of(&self.setup.players[at]);
        let key = (at, field);
        let typed = self.typed.get(&key).cloned();
        let mut text = typed.unwrap_or_else(|| value.to_string());
        let wrong = number(&text).is_none();
        let width = if field == Field::Money { 76.0 } else { 50.0 };
        let mut edit = TextEdit::singleline(&mut text);
        if wrong {
            edit = edit.text_color(ui.visuals().error_fg_color);
        }
        let response = ui
            .add_sized([width, size::TOUCH], edit)
            .accessible_name(name);
        if response.changed() {
            if let Some(number) = number(&text) {
                field.set(&mut self.setup.players[at], number);
            }
            self.typed.insert(key, text);
        } else if !response.has_focus() && !wrong {
            self.typed.remove(&key);
        }
    }

    /// The principality of the player chosen.
    fn tiles(&mut self, ui: &mut Ui, words: Words<'_>, game: &Result<Game, Vec<Problem>>) {
        let seat = Seat::ALL[self.chosen];
        let name = words.seat(seat);
        let edition = Edition::load(&self.setup.edition);
        let edition = edition.unwrap_or_else(|_| Edition::studiolo());
        ui.horizontal(|ui| {
            ui.label(RichText::new(board::principality_of(&name)).strong());
            controls::shapes(ui, edition);
        });
        ui.horizontal_top(|ui| {
            let tiles = placed(&self.setup.players[self.chosen]);
            let mut grid = Board::show(ui, SIDE, self.held.is_some(), |square| {
                let what = what_is_on(square, edition.palazzo(), &tiles);
                board::cell(square, what.as_deref(), &name)
            });
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                self.tray(ui, edition);
                self.hand(ui, words, edition, game, &mut grid);
                self.list(ui, &tiles);
            });
            self.paint(edition, &tiles, game, &grid);
        });
    }

    fn tray(&mut self, ui: &mut Ui, edition: &Edition) {
        let width = size::SMALL_TRAY_TILE;
        ui.horizontal_wrapped(|ui| {
            tray::crowd(ui);
            for tile in Tile::all() {
                let selected = self.held.is_some_and(|held| held.tile == tile);
                let number = placed(&self.setup.players[self.chosen]);
                let number = number.iter().filter(|(other, _)| *other == tile).count();
                let remark = board::placed(number);
                let name = board::put(tile);
                let tray_tile = TrayTile {
                    tile,
                    shape: edition.shape(tile),
                    name: &name,
                    remark: [&remark, &remark],
                    enabled: true,
                    selected,
                    crossed: false,
                };
                if tray_tile.show(ui, width).clicked() {
                    self.held = match selected {
                        true => None,
                        false => Some(Held::new(tile)),
                    };
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
            if let Some(square) = grid.clicked_other {
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
            put |= controls::main_button(ui, board::PUT_DOWN, &Ok(()));
            cancelled |= ui.button(board::CANCEL).clicked();
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
        grid.paint_ground(edition.palazzo());
        for &(tile, squares) in tiles {
            grid.paint_tile(tile, squares);
        }
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

    /// The tiles in words, to be taken away.
    fn list(&mut self, ui: &mut Ui, tiles: &[(Tile, Squares)]) {
        ui.horizontal_wrapped(|ui| {
            controls::crowd(ui);
            for &(tile, squares) in tiles {
                let name = board::remove(tile, squares);
                if ui.button(&name).clicked() {
                    remove(&mut self.setup.players[self.chosen], tile, squares);
                }
            }
        });
        if !tiles.is_empty() {
            controls::remark(ui, board::REMOVE_HINT);
        }
    }

    /// Professions on the table and prestige cards of the player chosen.
    fn cards(&mut self, ui: &mut Ui, words: Words<'_>) {
        let name = words.seat(Seat::ALL[self.chosen]);
        let player = &mut self.setup.players[self.chosen];
        ui.label(RichText::new(board::table_of(&name)).strong());
        ui.horizontal_wrapped(|ui| {
            controls::crowd(ui);
            for &card in Profession::ALL {
                let selected = player.table.contains(&card);
                if controls::chip(ui, selected, &board::on_the_table(card), card.name()) {
                    controls::toggle(&mut player.table, card);
                }
            }
        });
        ui.label(RichText::new(board::prestige_cards_of(&name)).strong());
        ui.horizontal_wrapped(|ui| {
            controls::crowd(ui);
            for &card in PrestigeCard::ALL {
                let selected = player.prestige_cards.contains(&Card::Known(card));
                if controls::chip(ui, selected, &board::prestige_card(card), card.name()) {
                    controls::toggle(&mut player.prestige_cards, Card::Known(card));
                }
            }
        });
    }
}

/// What is wrong, or how the game ends; and the way into the game.
fn result(
    ui: &mut Ui,
    words: Words<'_>,
    setup: &Setup,
    game: &Result<Game, Vec<Problem>>,
    nonsense: &[String],
) -> Option<Intent> {
    let wrong = game.as_ref().err().map_or(0, Vec::len) + nonsense.len();
    let nothing_typed = setup.players.iter().all(is_blank);
    match game {
        Ok(_) if wrong == 0 && nothing_typed => {
            ui.label(RichText::new(board::NOTHING_TYPED).heading());
            ui.add_space(4.0);
            controls::remark(ui, board::NOTHING_TYPED_HINT);
        }
        Ok(game) if wrong == 0 => {
            ui.label(RichText::new(board::ALL_IS_RIGHT).heading());
            ui.add_space(4.0);
            tally::ranking(ui, game, words);
        }
        _ => {
            ui.label(RichText::new(board::wrong(wrong)).heading());
            ui.add_space(4.0);
            for line in nonsense {
                controls::refusal(ui, line);
            }
            for problem in game.as_ref().err().into_iter().flatten() {
                controls::refusal(ui, &words.problem(problem));
            }
        }
    }
    ui.add_space(8.0);
    let open = match wrong {
        0 => Ok(()),
        wrong => Err(board::wrong(wrong)),
    };
    let open = controls::main_button(ui, board::OPEN_POSITION, &open);
    open.then(|| Intent::Start(Box::new(setup.clone())))
}

/// Whether nothing about a player has been typed, except perhaps a name.
fn is_blank(player: &PlayerSetup) -> bool {
    let blank = PlayerSetup {
        name: player.name.clone(),
        money: player.money.filter(|&money| money == 0),
        ..PlayerSetup::default()
    };
    *player == blank
}

/// Chips for the seats that show the whole of what they mean.
fn labelled_seats(
    ui: &mut Ui,
    words: Words<'_>,
    seats: impl Iterator<Item = Seat>,
    selected: Seat,
    name: impl Fn(&str) -> String,
) -> Option<Seat> {
    let mut pressed = None;
    for seat in seats {
        let player = words.seat(seat);
        let text = name(&shortened(&player));
        if controls::chip(ui, seat == selected, &name(&player), text) {
            pressed = Some(seat);
        }
    }
    pressed
}

/// A number as people type it: `3,500`, `3 500`, nothing for 0.
fn number(text: &str) -> Option<i64> {
    let separators = [',', ' ', '\'', '\u{a0}', '\u{202f}'];
    let digits: String = text.chars().filter(|c| !separators.contains(c)).collect();
    if digits.is_empty() {
        return Some(0);
    }
    digits.parse().ok()
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
    let palazzo = palazzo.contains(square).then_some(board::PALAZZO);
    let tiles = tiles.iter().filter(|(_, squares)| squares.contains(square));
    let names = palazzo
        .into_iter()
        .chain(tiles.map(|(tile, _)| tile.name()));
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| board::and(&names))
}
