//! Who plays, in which order, who begins, what the table has agreed on.
//!
//! Controls: `At a real table`, `On this screen` and `In the middle of a game`; `2
//! players` to `5 players`; for each row `Name of player 1`, `Colour of player 1`,
//! `Move player 1 up`, `Move player 1 down`, `Player 1 begins`, `Remove player 1`, and
//! on this screen `Person in seat 1`, `Bot in seat 1` and `Who plays seat 1`; `Another
//! seat`, `Add Emil`; `Even game`; `Deal` and `Paste`; with two players `Harder game` and the freedoms
//! by name; `Muse & Princess`; `Cooperative Building`; `Tournament tie-break`; `House rules of this game` and
//! `View…`; `Shapes Studiolo` for each edition and `Edit
//! shapes…`; `Start the game` (Enter) and `Back` (Escape). Rows are dragged by their
//! handles, or moved by the arrow keys where a handle has the keyboard.

use std::f32::consts::TAU;
use std::sync::Arc;

use eframe::egui::{
    self, Align, Align2, Color32, CornerRadius, Frame, Id, Key, Layout, Margin, Modifiers, Panel,
    Popup, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, ViewportCommand, WidgetInfo,
    pos2, vec2,
};

use super::Intent;
use super::boards;
use super::boards::Place;
use super::house_rule_files::KeptRules;
use super::house_rules::Played;
use super::lobby::{Editions, HOUSE_RULES, SHAPES};
use crate::app::shell::Intent as Shell;
use crate::app::shell::at_table::theme_switch;
use crate::app::shell::commands;
use crate::app::shell::guide;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::library::Listed;
use crate::app::shell::page;
use crate::app::shell::page::{Field, Way, let_go, pressed_enter};
use crate::app::shell::shelf::strength::Strength;
use crate::app::shell::state::{Screen, State};
use crate::app::shell::text;
use crate::app::shell::theme::{Palette, face, size};
use crate::app::shell::widgets;
use crate::app::shell::widgets::Press;
use florence::rules::{HouseRules, Variant};
use florence::{Deal, Edition, EditionData, Freedom, Game, Moment, Options, Setup, Tile};
use table::rating;
use table::rating::Rating;
use table::save::limits::Part;
use table::{Bot, Colour, Level, Temperament};
use table::{Game as _, Item, Seat, Set};
use words::BETWEEN as AND;
use words::fl;
use words::florence::alone::not_a_deal;
use words::florence::editors;
use words::florence::house_rules;
use words::florence::window as game_words;
use words::florence::{Named, Words, advice, shortened};
use words::shelf;

/// What stands beside the name in a narrow row on this screen.
const BESIDE_NAME: f32 = 490.0;
/// The fewest and the most who play.
const FEWEST: usize = 2;
const MOST: usize = 5;
/// Kept when Enter was pressed where nothing else is meant by it: the game begins.
const ENTERED: &str = "enter_of_a_new_game";
/// Whoever has chosen no strength yet meets this one.
const USUAL: Level = Level::MEDIUM;
/// The height of a row with four players, and with five.
const ROW: [f32; 2] = [64.0, 55.0];
/// The height from which on there is more room than is needed, and how much of it a row
/// takes at most.
const HIGH: f32 = 640.0;
const MORE: f32 = 26.0;
/// Between two rows.
const BETWEEN: f32 = 9.0;
/// The height of the foot.
const FOOT: f32 = 76.0;
/// From this width on the table is seen beside the seats.
const WIDE: f32 = 980.0;
/// How many names are remembered in chips.
const MOST_REMEMBERED: usize = 4;

/// The most letters of a code, with whatever stands around it.
const MOST_OF_A_CODE: usize = 1200;

/// What is typed as the deal.
#[derive(Clone, Debug, PartialEq)]
enum Typed {
    /// Nothing: any deal.
    Any,
    /// The number of the cards.
    Number(u64),
    /// A code, which says the rest too.
    Code(Box<Deal>),
}

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begins {
    /// At a real table, from its first deal.
    AtATable,
    /// On this screen.
    OnScreen,
    /// At a real table, from a position that is typed in.
    InTheMiddle,
}

/// What has been chosen so far.
#[derive(Debug)]
pub struct NewGame {
    names: [String; 5],
    /// The colour of each row, one of five.
    colours: [usize; 5],
    count: usize,
    begins: usize,
    doubled: Set<Freedom>,
    options: Options,
    fresh: bool,
    way: Begins,
    /// How well the computer plays which seat; nothing where a person does.
    bots: [Option<Bot>; 5],
    /// The number or the code of the deal as it is typed; empty for any.
    deal: String,
    /// The deal whose code was typed, as long as nothing else is chosen.
    coded: Option<Deal>,
    /// How strong people play, as far as the shelf knows.
    strengths: Arc<Vec<Strength>>,
    /// The row that is dragged.
    dragged: Option<usize>,
    /// Whether what is pasted is the number of the deal.
    pastes: bool,
}

/// Whether a game can have these names: all are there, and differ.
fn are_sound(names: &[String]) -> bool {
    names.iter().enumerate().all(|(at, name)| {
        let same = |other: &String| other.trim().to_lowercase() == name.trim().to_lowercase();
        !name.trim().is_empty() && !names[..at].iter().any(same)
    })
}

impl Default for NewGame {
    fn default() -> Self {
        Self::with_names(&[], &[])
    }
}

impl NewGame {
    /// A game of the players of last time, or of four: the first of them a
    /// person, if it is played against the computer for the first time.
    #[must_use]
    pub fn with_names(remembered: &[String], seats: &[Option<Bot>]) -> Self {
        let mut bots = std::array::from_fn(|at| Some(usual(at)));
        bots[0] = None;
        for (bot, remembered) in bots.iter_mut().zip(seats) {
            *bot = *remembered;
        }
        let mut names = game_words::first_names().map(str::to_owned);
        let count = match remembered.len() {
            number @ 2..=5 => number,
            _ => 4,
        };
        // A game needs names that differ: what is missing is as at the first start.
        if are_sound(remembered) {
            for (name, remembered) in names.iter_mut().zip(remembered) {
                remembered.clone_into(name);
            }
        }
        Self {
            names,
            colours: [0, 1, 2, 3, 4],
            count,
            begins: 0,
            doubled: [Freedom::Travel, Freedom::Religion].into_iter().collect(),
            options: Options::default(),
            fresh: true,
            way: Begins::AtATable,
            bots,
            deal: String::new(),
            coded: None,
            strengths: Arc::default(),
            dragged: None,
            pastes: false,
        }
    }

    /// Proposes those who played last at this computer, if no game was begun on this page
    /// before: games are opened and joined as well.
    pub fn propose(&mut self, state: &State) {
        let is_new = state.preferences.names.is_empty();
        let untouched = self.names == game_words::first_names();
        let games = state.games.iter().flatten();
        let last = games.max_by_key(|game| game.written);
        let names = last.and_then(Listed::content).map(|content| &content.names);
        if let Some(names) = names.filter(|names| is_new && untouched && are_sound(names)) {
            for (name, last) in self.names.iter_mut().zip(names) {
                last.clone_into(name);
            }
            self.count = names.len().clamp(2, 5);
        }
    }

    /// Chooses whether it is a game at a real table or on this screen.
    pub fn play_on_screen(&mut self, on_screen: bool) {
        self.way = match on_screen {
            true => Begins::OnScreen,
            false => Begins::AtATable,
        };
        self.fresh = true;
    }

    /// Chooses to begin in the middle of a game.
    pub fn join(&mut self) {
        self.way = Begins::InTheMiddle;
        self.fresh = true;
    }

    fn is_on_screen(&self) -> bool {
        self.way == Begins::OnScreen
    }

    /// Draws the screen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        editions: &Editions,
        sets: &[KeptRules],
        state: &State,
    ) -> Option<Intent> {
        let mut wanted = None;
        let back = page::bar(
            ui,
            fl!(new_game_title),
            |_| {},
            |ui| wanted = theme_switch(ui, state).map(Intent::Shell),
        );
        self.follow_code();
        let edition = editions.edition();
        let wrong = self.wrong(&edition);
        let clicked = self.foot(ui, &edition, wrong.as_deref());
        let entered = page::body(ui, "a_new_game", |ui| {
            let whole = ui.available_width();
            let side = page::EDGE.min(whole * 0.03);
            let width = whole - 2.0 * side;
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            let mut entered = false;
            ui.horizontal_top(|ui| {
                ui.add_space(side);
                ui.vertical(|ui| {
                    ui.set_width(width);
                    ui.add_space(12.0);
                    self.ways(ui);
                    ui.add_space(16.0);
                    if width < WIDE - 40.0 {
                        entered = self.seats(ui, state);
                        ui.add_space(14.0);
                        wanted = wanted.take().or(Self::shapes(ui, editions));
                        ui.add_space(14.0);
                        wanted = wanted.take().or(self.variants(ui, sets));
                        return;
                    }
                    let top = ui.cursor().min;
                    let left = (width * 0.61).round();
                    let room = ui.available_height();
                    let at = Rect::from_min_size(top, vec2(left, room));
                    let mut inside = page::part(ui, at, "seats");
                    entered = self.seats(&mut inside, state);
                    inside.add_space(14.0);
                    wanted = wanted.take().or(Self::shapes(&mut inside, editions));
                    let at = Rect::from_min_size(
                        top + vec2(left + 20.0, 0.0),
                        vec2(width - left - 20.0, room),
                    );
                    let mut beside = page::part(ui, at, "the_table_and_what_was_agreed");
                    let table = page::room(&mut beside, (room * 0.42).clamp(226.0, 360.0));
                    self.table(&beside, table);
                    beside.add_space(12.0);
                    wanted = wanted.take().or(self.variants(&mut beside, sets));
                    let used = inside.min_rect().union(beside.min_rect());
                    ui.allocate_rect(used, Sense::hover());
                });
            });
            ui.add_space(12.0);
            entered
        });
        self.fresh = false;
        if (clicked || entered) && wrong.is_none() {
            wanted = Some(self.start(&edition));
        }
        if back || commands::escaped(ui) {
            let back = match state.game {
                Some(_) => Screen::Table,
                None => Screen::Start,
            };
            wanted = Some(Intent::Shell(Shell::Show(back)));
        }
        let leaves = |intent: &Intent| {
            matches!(
                intent,
                Intent::Start(_) | Intent::ShowSheet(_) | Intent::Shell(Shell::Show(_))
            )
        };
        if wanted.as_ref().is_some_and(leaves) {
            self.fresh = true;
        }
        wanted
    }

    /// What begins now.
    fn start(&mut self, edition: &EditionData) -> Intent {
        let any = fastrand::u64(1..1_000_000);
        let deal = match self.typed() {
            Ok(Typed::Any) | Err(_) => any,
            Ok(Typed::Number(number)) => number,
            Ok(Typed::Code(deal)) => deal.number,
        };
        let mut setup = self.setup(edition, deal);
        // The next game is another one, unless its number is typed again.
        self.deal.clear();
        self.coded = None;
        if self.way != Begins::InTheMiddle {
            return Intent::Start(Box::new(setup));
        }
        setup.moment = Moment::Auction(2);
        for player in &mut setup.players {
            player.money = Some(0);
        }
        Intent::ShowSheet(Box::new(setup))
    }

    /// The three ways to begin.
    fn ways(&mut self, ui: &mut Ui) {
        let row = page::room(ui, 66.0);
        let ways = [
            (
                Begins::AtATable,
                Icon::Table,
                fl!(new_game_at_a_table),
                fl!(new_game_at_a_table_hint),
            ),
            (
                Begins::OnScreen,
                Icon::Screen,
                fl!(new_game_on_screen),
                fl!(new_game_on_screen_hint),
            ),
            (
                Begins::InTheMiddle,
                Icon::Clock,
                fl!(new_game_in_the_middle),
                fl!(new_game_in_the_middle_hint),
            ),
        ];
        let width = (row.width() - 24.0) / 3.0;
        for (at, (way, icon, name, hint)) in ways.into_iter().enumerate() {
            let left = row.left() + at as f32 * (width + 12.0);
            let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()));
            let choice = Way {
                icon,
                name,
                hint,
                key: None,
                chosen: self.way == way,
            };
            if let_go(choice.show(ui, rect)).clicked() {
                self.way = way;
            }
        }
    }

    /// The rows of the players; whether Enter was pressed in one of them.
    fn seats(&mut self, ui: &mut Ui, state: &State) -> bool {
        let palette = Palette::of(ui);
        let head = page::room(ui, 30.0);
        let mut row = page::row(ui, head, "heading_of_the_seats");
        row.spacing_mut().item_spacing.x = 10.0;
        page::heading(&mut row, fl!(new_game_seats), 22.0);
        let hint = egui::RichText::new(fl!(new_game_seats_hint)).color(palette.weak);
        let room = row.available_width() - 210.0;
        row.scope(|ui| {
            ui.set_max_width(room.max(1.0));
            let is_alone = self.people().next().is_some();
            if self.is_on_screen() && is_alone {
                return self.strength(ui);
            }
            ui.add(egui::Label::new(hint.font(face::text(13.0))).truncate());
        });
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let players = egui::RichText::new(fl!(new_game_players)).color(palette.weak);
            ui.label(players);
            if let Some(count) = count_of_players(ui, self.count) {
                self.count = count;
                self.begins = self.begins.min(self.count - 1);
                leave(ui);
            }
        });
        ui.add_space(BETWEEN);
        let height = if self.count == MOST { ROW[1] } else { ROW[0] };
        let height = height + (more_height(ui) / 8.0).min(MORE).round();
        let rows: Vec<Rect> = (0..self.count)
            .map(|_| {
                let rect = page::room(ui, height);
                ui.add_space(BETWEEN);
                rect
            })
            .collect();
        if let Some(first) = rows.first() {
            guide::place(ui.ctx(), "names", *first);
        }
        let mut entered = false;
        // The names first: from one of them the keyboard goes to the next.
        for (at, &rect) in rows.iter().enumerate() {
            self.ground(ui, at, rect);
            let number = at + 1;
            let width = self.name_width(rect);
            let name = fl!(new_game_name_of, number = number);
            let field = Field::new(&name, width)
                .hint(&name)
                .sized(36.0, face::display(18.0))
                .down_to(13.0)
                .most(Part::Name.most());
            let place = rect.with_min_x(rect.left() + 122.0);
            let field = field.show(ui, place, &mut self.names[at]);
            if at == 0 && self.fresh {
                field.request_focus();
                // What is typed is another name.
                page::select_all(ui, field.id, &self.names[at]);
            }
            entered |= field.lost_focus() && pressed_enter(ui);
        }
        let mut swap = None;
        let mut gone = None;
        for (at, &rect) in rows.iter().enumerate() {
            self.row(ui, at, rect, &mut swap, &mut gone);
        }
        self.drag(ui, &rows, &mut swap);
        if self.count < MOST {
            self.another(ui, state);
        }
        let nowhere = ui.memory(|memory| memory.focused().is_none());
        let free = !Popup::is_any_open(ui.ctx());
        entered |= nowhere && free && pressed_enter(ui);
        if let Some((one, other)) = swap {
            self.swap(one, other);
        }
        if let Some(at) = gone {
            // Who leaves can come back: the last row keeps what was in it.
            for from in at..self.count - 1 {
                self.swap(from, from + 1);
            }
            self.count -= 1;
            self.begins = self.begins.min(self.count - 1);
        }
        entered
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.names.swap(one, other);
        self.bots.swap(one, other);
        self.colours.swap(one, other);
        // Whoever begins still begins in the new seat.
        self.begins = match self.begins {
            begins if begins == one => other,
            begins if begins == other => one,
            begins => begins,
        };
    }

    /// The width of a name in a row.
    fn name_width(&self, row: Rect) -> f32 {
        match self.is_on_screen() {
            true if is_narrow(row) => (row.width() - BESIDE_NAME).clamp(90.0, 148.0),
            true => (row.width() * 0.28).min(148.0),
            false => (row.width() * 0.28 + 60.0).min(300.0),
        }
    }

    /// What a row stands on.
    fn ground(&self, ui: &Ui, at: usize, rect: Rect) {
        let palette = Palette::of(ui);
        let edge = match self.dragged == Some(at) {
            true => Stroke::new(2.0, palette.accent),
            false => Stroke::new(1.0, palette.line),
        };
        widgets::paint_card(ui, rect, palette.card, edge);
        let ribbon = rect.with_max_x(rect.left() + 5.0);
        let round = CornerRadius {
            nw: size::ROUND_CARD,
            sw: size::ROUND_CARD,
            ..CornerRadius::ZERO
        };
        let colour = palette.players[self.colours[at]];
        ui.painter().rect_filled(ribbon, round, colour);
    }

    /// All of a row but its name.
    fn row(
        &mut self,
        ui: &mut Ui,
        at: usize,
        rect: Rect,
        swap: &mut Option<(usize, usize)>,
        gone: &mut Option<usize>,
    ) {
        let number = at + 1;
        let mut place = page::row(ui, rect.shrink2(vec2(8.0, 0.0)), ("row", at));
        let ui = &mut place;
        ui.spacing_mut().item_spacing.x = 6.0;
        self.handle(ui, at, swap);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add_space((ui.available_height() - 36.0) / 2.0);
            for (icon, to, name) in [
                (
                    Icon::Up,
                    at.checked_sub(1),
                    fl!(new_game_move_up, number = number),
                ),
                (
                    Icon::Down,
                    Some(at + 1).filter(|&to| to < self.count),
                    fl!(new_game_move_down, number = number),
                ),
            ] {
                if let Some(to) = small(ui, icon, &name, to.is_some(), 7.0)
                    .then_some(to)
                    .flatten()
                {
                    *swap = Some((at, to));
                }
            }
        });
        self.colour(ui, at);
        // The name stands there already.
        let past = rect.left() + 122.0 + self.name_width(rect) + 10.0;
        ui.add_space((past - ui.cursor().left()).max(0.0));
        if self.is_on_screen() {
            self.who_plays(ui, at, is_narrow(rect));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let name = fl!(new_game_remove, number = number);
            if small(ui, Icon::Cross, &name, self.count > FEWEST, 10.0) {
                *gone = Some(at);
            }
            let wide = text::width(ui, fl!(new_game_begins), face::strong(13.0)) + 25.0;
            let is_narrow = self.is_on_screen() && is_narrow(rect);
            let (width, said) = match is_narrow {
                true => (24.0, ""),
                false => (wide.max(66.0), fl!(new_game_begins)),
            };
            let (rect, _) = ui.allocate_exact_size(vec2(width, 28.0), Sense::hover());
            let name = fl!(new_game_player_begins, number = number);
            let begins = page::radio(ui, rect, self.begins == at, said, &name);
            let begins = match is_narrow {
                true => begins.on_hover_text(fl!(new_game_begins)),
                false => begins,
            };
            if let_go(begins).clicked() {
                self.begins = at;
            }
        });
    }

    /// The handle of a row: dragged, or moved by the arrow keys.
    fn handle(&mut self, ui: &mut Ui, at: usize, swap: &mut Option<(usize, usize)>) {
        let (rect, response) = ui.allocate_exact_size(vec2(20.0, 34.0), Sense::click_and_drag());
        let name = fl!(new_game_move, number = at + 1);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        let palette = Palette::of(ui);
        let colour = match response.hovered() || response.dragged() {
            true => palette.ink,
            false => palette.weak,
        };
        let picture = Rect::from_center_size(rect.center(), Vec2::splat(16.0));
        icons::paint(ui.painter(), picture, Icon::Grip, colour);
        if response.drag_started() {
            self.dragged = Some(at);
        }
        if response.has_focus() {
            widgets::focus_ring(ui, rect);
            let filter = egui::EventFilter {
                vertical_arrows: true,
                ..egui::EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            // Used up: the handle that gets the keyboard is drawn later.
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let to = match (pressed(Key::ArrowUp), pressed(Key::ArrowDown)) {
                (true, false) => at.checked_sub(1),
                (false, true) => Some(at + 1).filter(|&to| to < self.count),
                _ => None,
            };
            if let Some(to) = to {
                *swap = Some((at, to));
                // The keyboard stays with whom it moves.
                let id = handle_of(ui, to).unwrap_or(response.id);
                ui.memory_mut(|memory| memory.request_focus(id));
            }
        }
        ui.data_mut(|data| data.insert_temp(handle_key(at), response.id));
        response
            .on_hover_cursor(egui::CursorIcon::Grab)
            .on_hover_text(&name);
    }

    /// The row that is dragged takes the place it is over.
    fn drag(&mut self, ui: &Ui, rows: &[Rect], swap: &mut Option<(usize, usize)>) {
        let Some(at) = self.dragged else { return };
        if !ui.input(|input| input.pointer.any_down()) {
            self.dragged = None;
            return;
        }
        let pointer = ui.input(|input| input.pointer.interact_pos());
        let over = pointer.and_then(|pointer| {
            rows.iter()
                .position(|row| row.y_range().contains(pointer.y))
        });
        if let Some(to) = over.filter(|&to| to != at) {
            // One step after the other, so that those between keep their order.
            let next = if to > at { at + 1 } else { at - 1 };
            *swap = Some((at, next));
            self.dragged = Some(next);
            ui.ctx().request_repaint();
        }
    }

    /// The colour of a row; who has the one that is chosen gets this one.
    fn colour(&mut self, ui: &mut Ui, at: usize) {
        let palette = Palette::of(ui);
        let name = fl!(new_game_colour_of, number = at + 1);
        let (rect, response) = ui.allocate_exact_size(vec2(48.0, 34.0), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        if response.has_focus() {
            widgets::focus_ring(ui, rect);
        }
        let round = CornerRadius::same(size::ROUND_BUTTON);
        let fill = if response.hovered() {
            palette.chosen
        } else {
            palette.card
        };
        let below = rect.translate(vec2(0.0, 1.0));
        ui.painter().rect_filled(below, round, palette.soft_shadow);
        let edge = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect(rect, round, fill, edge, StrokeKind::Inside);
        let marker = rect.left_center() + vec2(18.0, 0.0);
        page::paint_marker(ui.painter(), marker, 18.0, self.colours[at], palette);
        let down = Rect::from_center_size(rect.right_center() - vec2(12.0, 0.0), Vec2::splat(8.0));
        icons::paint(ui.painter(), down, Icon::Down, palette.weak);
        let chosen = Popup::menu(&response).show(|ui| {
            let mut chosen = None;
            ui.set_min_width(150.0);
            for (colour, name) in colours().into_iter().enumerate() {
                let (rect, line) = ui.allocate_exact_size(vec2(150.0, 28.0), Sense::click());
                let now = self.colours[at] == colour;
                line.widget_info(|| WidgetInfo::selected(Role::Button, true, now, name));
                if now || line.hovered() || line.has_focus() {
                    ui.painter().rect_filled(rect, round, palette.chosen);
                }
                let marker = rect.left_center() + vec2(16.0, 0.0);
                page::paint_marker(ui.painter(), marker, 16.0, colour, palette);
                let text = rect.left_center() + vec2(32.0, 0.0);
                let font = face::text(14.0);
                ui.painter()
                    .text(text, Align2::LEFT_CENTER, name, font, palette.ink);
                if line.clicked() {
                    chosen = Some(colour);
                    ui.close();
                }
            }
            chosen
        });
        if let Some(colour) = chosen.and_then(|shown| shown.inner) {
            let before = self.colours[at];
            for other in &mut self.colours {
                if *other == colour {
                    *other = before;
                }
            }
            self.colours[at] = colour;
        }
        response.on_hover_text(&name);
    }

    /// A person or the computer, and how well that plays.
    fn who_plays(&mut self, ui: &mut Ui, at: usize, is_narrow: bool) {
        let number = at + 1;
        let person = fl!(new_game_person_in, number = number);
        let bot = fl!(new_game_bot_in, number = number);
        let choices = [
            (fl!(new_game_person), person.as_str()),
            (fl!(new_game_bot), bot.as_str()),
        ];
        let now = usize::from(self.bots[at].is_some());
        if let Some(chosen) = widgets::segments(ui, &choices, now) {
            leave(ui);
            if chosen != now {
                self.bots[at] = (chosen == 1).then(|| usual(at));
            }
        }
        let palette = Palette::of(ui);
        let Some(bot) = &mut self.bots[at] else {
            let people = self.bots[..self.count].iter();
            if people.filter(|bot| bot.is_none()).count() > 1 {
                let text = egui::RichText::new(fl!(new_game_curtain)).color(palette.weak);
                let room = ui.available_width() - 100.0;
                ui.scope(|ui| {
                    ui.set_max_width(room.max(1.0));
                    ui.add(egui::Label::new(text.font(face::text(13.0))).truncate());
                });
            }
            return;
        };
        steps(ui, number, &mut bot.level, is_narrow);
        let beside = if is_narrow { 76.0 } else { 130.0 };
        let choice = egui::ComboBox::from_id_salt(("temperament", number))
            .selected_text(advice::temperament(bot.temperament))
            .width((ui.available_width() - beside).clamp(70.0, 104.0))
            .truncate()
            .show_ui(ui, |ui| {
                for one in Temperament::ALL {
                    let name = advice::temperament(one);
                    let choice = ui.selectable_value(&mut bot.temperament, one, name);
                    choice.on_hover_text(advice::temperament_hint(one));
                }
            });
        choice
            .response
            .accessible_name(fl!(new_game_temperament, number = number));
    }

    /// A place for one more, and the names of those who have played before.
    fn another(&mut self, ui: &mut Ui, state: &State) {
        let palette = Palette::of(ui);
        let rect = page::room(ui, 44.0);
        widgets::dashed(ui.painter(), rect, palette.line);
        let mut row = page::row(ui, rect.shrink2(vec2(8.0, 0.0)), "another_seat");
        let add = Press::new(fl!(new_game_add)).icon(Icon::Plus).quiet();
        let mut added = add.pressed(&mut row).then_some(None);
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let names = self.remembered(state);
            for name in names.iter().rev() {
                let called = fl!(new_game_add_named, name = name);
                let short = shortened(name);
                let chip = Press::new(&short).small().quiet().name(&called);
                if chip.pressed(ui) {
                    added = Some(Some(name.clone()));
                }
            }
            if !names.is_empty() {
                let text = egui::RichText::new(fl!(new_game_remembered)).color(palette.weak);
                ui.label(text.font(face::text(13.0)));
            }
        });
        if let Some(name) = added {
            if let Some(name) = name {
                self.names[self.count] = name;
            }
            self.count += 1;
        }
    }

    /// Who has played before and has no seat yet.
    fn remembered(&self, state: &State) -> Vec<String> {
        let same =
            |one: &str, other: &str| one.trim().to_lowercase() == other.trim().to_lowercase();
        let seated = |name: &str| {
            self.names[..self.count]
                .iter()
                .any(|other| same(name, other))
        };
        let last = state.preferences.names.iter();
        let games = state.games.iter().flatten();
        let listed = games.filter_map(Listed::content);
        let all = last.chain(listed.flat_map(|content| &content.names));
        let mut names: Vec<String> = Vec::new();
        for name in all {
            if names.len() == MOST_REMEMBERED {
                break;
            }
            let known = names.iter().any(|other| same(name, other));
            if !known && !seated(name) && !name.trim().is_empty() {
                names.push(name.clone());
            }
        }
        names
    }

    /// The table from above: who sits where, clockwise.
    fn table(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let centre = rect.center();
        let radii = vec2(
            (rect.width() * 0.47).min(rect.height() * 1.15),
            rect.height() * 0.46,
        );
        painter.add(egui::Shape::ellipse_filled(
            centre + vec2(3.0, 6.0),
            radii,
            palette.shadow,
        ));
        painter.add(egui::Shape::ellipse_filled(centre, radii, palette.wood));
        let top = centre - vec2(0.0, 2.0);
        let light = palette.wood_light;
        painter.add(egui::Shape::ellipse_filled(
            top,
            radii - Vec2::splat(7.0),
            light,
        ));
        let line = Stroke::new(1.5, palette.wood.gamma_multiply(0.7));
        painter.add(egui::Shape::ellipse_stroke(
            top,
            radii - Vec2::splat(11.0),
            line,
        ));
        turning(ui, centre, palette.plate);
        let font = face::text(12.5);
        let text = fl!(new_game_clockwise);
        let wide = text::width(ui, text, font.clone()) + 24.0;
        let pill = Align2::CENTER_CENTER.anchor_size(centre, vec2(wide, 22.0));
        painter.rect_filled(pill, CornerRadius::same(11), palette.plate);
        painter.text(
            centre,
            Align2::CENTER_CENTER,
            text,
            font,
            palette.plate_text,
        );
        let variant = Variant::of(self.count, self.options, Edition::studiolo());
        let palazzo = Edition::studiolo().palazzo_of(&variant);
        let side = (radii.y * 0.56).clamp(58.0, 96.0).round();
        for at in 0..self.count {
            let angle = TAU * (0.25 + at as f32 / self.count as f32);
            let by = vec2(
                angle.cos() * (radii.x - 33.0 - side / 2.0),
                angle.sin() * (radii.y - 19.0 - side / 2.0),
            );
            let sideways = angle.cos().abs() > 0.35;
            let middle = centre + by - vec2(0.0, if sideways { 12.0 } else { 0.0 });
            let board = Rect::from_center_size(middle.round(), Vec2::splat(side));
            Place::empty(palazzo).paint(ui, board);
            let start = self.begins == at;
            let name = shortened(self.names[at].trim());
            let at_name = match sideways {
                true => Anchored::Below(board),
                false => Anchored::Right(board),
            };
            plate(ui, at_name, &name, self.colours[at], start);
        }
    }

    /// What the table has agreed on.
    fn variants(&mut self, ui: &mut Ui, sets: &[KeptRules]) -> Option<Intent> {
        let palette = Palette::of(ui);
        let two = Variant::may_be_older(self.count);
        let freedoms = self.most_doubled() > 0 && !self.is_on_screen();
        let lines = 5 + usize::from(two) + 2 * usize::from(freedoms);
        let rect = page::room(ui, 34.0 + lines as f32 * 43.0);
        let edge = Stroke::new(1.0, palette.line);
        widgets::paint_card(ui, rect, palette.card, edge);
        let mut inside = page::part(ui, rect.shrink2(vec2(14.0, 4.0)), "variants");
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.y = 0.0;
        let head = page::room(ui, 28.0);
        widgets::caption(&mut page::row(ui, head, "heading"), fl!(new_game_variants));
        if two {
            line(ui, "older", |ui| {
                let older = page::tick(ui, &mut self.options.older, fl!(new_game_older));
                let_go(older.on_hover_text(fl!(new_game_older_hint)));
                remark(ui, fl!(new_game_older_short));
            });
        }
        if freedoms {
            line(ui, "freedoms", |ui| {
                for &freedom in Freedom::ALL {
                    let mut chosen = self.doubled.contains(freedom);
                    if let_go(page::tick(ui, &mut chosen, freedom.name())).changed() {
                        if chosen {
                            self.doubled.insert(freedom);
                        } else {
                            self.doubled.remove(freedom);
                        }
                    }
                }
                remark(ui, &game_words::doubled(self.most_doubled()));
            });
            line(ui, "harder", |ui| {
                let harder = page::tick(ui, &mut self.options.harder, fl!(new_game_harder));
                let_go(harder.on_hover_text(fl!(new_game_harder_hint)));
                remark(ui, fl!(new_game_harder_short));
            });
        }
        line(ui, "muse", |ui| {
            let muse = page::tick(ui, &mut self.options.muse, fl!(new_game_muse));
            let_go(muse.on_hover_text(fl!(new_game_muse_hint)));
            remark(ui, fl!(new_game_muse_short));
        });
        line(ui, "cooperative", |ui| {
            let joined = &mut self.options.cooperative;
            let joined = page::tick(ui, joined, fl!(new_game_cooperative));
            let_go(joined.on_hover_text(fl!(new_game_cooperative_hint)));
            remark(ui, fl!(new_game_cooperative_short));
        });
        line(ui, "tie", |ui| {
            let tie = &mut self.options.lowest_profession_breaks_ties;
            let tie = page::tick(ui, tie, fl!(new_game_tie_break));
            let_go(tie.on_hover_text(fl!(new_game_tie_break_hint)));
            remark(ui, fl!(new_game_tie_break_short));
        });
        let mut wanted = None;
        line(ui, "house_rules", |ui| wanted = self.choose_rules(ui, sets));
        line(ui, "deal", |ui| self.deal(ui));
        wanted
    }

    /// By which house rules is played: a set, or those of one's own.
    fn choose_rules(&mut self, ui: &mut Ui, sets: &[KeptRules]) -> Option<Intent> {
        let (rect, _) = ui.allocate_exact_size(vec2(84.0, 30.0), Sense::hover());
        let ink = Palette::of(ui).ink;
        let (at, font) = (rect.left_center(), face::strong(13.5));
        let painter = ui.painter();
        painter.text(at, Align2::LEFT_CENTER, fl!(house_rules), font, ink);
        let mut wanted = None;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let view = Press::new(fl!(house_rules_view)).quiet();
            if view.pressed(ui) {
                let page = Screen::Of(Game::ID, HOUSE_RULES);
                wanted = Some(Intent::Shell(Shell::Show(page)));
            }
            let rules = &mut self.options.house_rules;
            let now = sets.iter().find(|kept| kept.set.rules == *rules);
            let number = rules.in_force().count();
            let text = match now {
                _ if rules.is_none() => fl!(house_rules_none).to_owned(),
                Some(kept) => shortened(&kept.set.name),
                None => fl!(house_rules_own, number = number),
            };
            let told = house_rules::house_rules(rules).join("\n");
            let choice = egui::ComboBox::from_id_salt("house_rules")
                .selected_text(text)
                .width((ui.available_width() - 8.0).clamp(80.0, 240.0))
                .truncate()
                .show_ui(ui, |ui| {
                    let printed = HouseRules::default();
                    ui.selectable_value(rules, printed, fl!(house_rules_none));
                    for kept in sets {
                        let said = house_rules::house_rules(&kept.set.rules).join("\n");
                        let name = shortened(&kept.set.name);
                        let choice = ui.selectable_value(rules, kept.set.rules, name);
                        choice.on_hover_text(said);
                    }
                });
            let choice = choice.response.accessible_name(fl!(house_rules_choose));
            if !told.is_empty() {
                choice.on_hover_text(told);
            }
        });
        wanted
    }

    /// The house rules that are chosen.
    pub fn house_rules(&self) -> HouseRules {
        self.options.house_rules
    }

    /// The table agrees on these.
    pub fn agree(&mut self, rules: HouseRules) {
        self.options.house_rules = rules;
    }

    /// What is chosen beside them.
    pub fn played<'a>(&self, edition: &'a EditionData) -> Played<'a> {
        Played {
            players: self.count,
            options: self.options,
            edition,
        }
    }

    fn deal(&mut self, ui: &mut Ui) {
        let (rect, _) = ui.allocate_exact_size(vec2(84.0, 30.0), Sense::hover());
        let ink = Palette::of(ui).ink;
        let font = face::strong(13.5);
        ui.painter().text(
            rect.left_center(),
            Align2::LEFT_CENTER,
            fl!(deal),
            font,
            ink,
        );
        if !self.is_on_screen() {
            remark(ui, fl!(new_game_you_deal));
            return;
        }
        const WIDTH: f32 = 176.0;
        let (rect, _) = ui.allocate_exact_size(vec2(WIDTH, 30.0), Sense::hover());
        let wrong = self.typed().is_err();
        let field = Field::new(fl!(deal), WIDTH)
            .hint(fl!(deal_any))
            .down_to(11.5)
            .most(MOST_OF_A_CODE)
            .wrong(wrong);
        let field = field.show(ui, rect, &mut self.deal);
        if std::mem::take(&mut self.pastes) {
            field.request_focus();
            self.deal.clear();
            ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
        }
        let entered = field.lost_focus() && pressed_enter(ui);
        if entered {
            ui.data_mut(|data| data.insert_temp(Id::unique(ENTERED), true));
        }
        field.on_hover_text(fl!(deal_hint));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let paste = Press::new(fl!(new_game_paste)).icon(Icon::Copy).quiet();
            self.pastes |= paste.pressed(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let said = fl!(new_game_deal_hint);
                if text::width(ui, said, face::text(12.5)) <= ui.available_width() {
                    remark(ui, said);
                }
            });
        });
    }

    /// The tile shapes, drawn small; the choice is remembered.
    fn shapes(ui: &mut Ui, editions: &Editions) -> Option<Intent> {
        let palette = Palette::of(ui);
        let mut wanted = None;
        let larger = 1.0 + (more_height(ui) / 200.0).clamp(0.0, 1.0) * 0.8;
        let rect = page::room(ui, 50.0 + 48.0 * larger);
        widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
        let inner = rect.shrink2(vec2(14.0, 8.0));
        let (head, tiles) = inner.split_top_bottom_at_y(inner.top() + 32.0);
        let mut row = page::row(ui, head, "shapes");
        row.spacing_mut().item_spacing.x = 8.0;
        widgets::caption(&mut row, fl!(tile_shapes_title));
        let now = editions.edition();
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let edit = ui.add(Press::new(fl!(edit_shapes)).quiet());
            if edit.on_hover_text(fl!(tile_shapes_hint)).clicked() {
                wanted = Some(Intent::Shell(Shell::Show(Screen::Of(Game::ID, SHAPES))));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let studiolo = EditionData::default();
                let own = editions.kept.iter();
                let own = own.map(|kept| (Some(&kept.path), &kept.data));
                for (path, data) in std::iter::once((None, &studiolo)).chain(own) {
                    let problems = data.problems().len();
                    let sound = match problems {
                        0 => Ok(()),
                        _ => Err(fl!(edition_not_sound, problems = problems)),
                    };
                    let name = shortened(&editors::edition_name(&data.name));
                    let called = editors::shapes_named(&data.name);
                    let chip = Press::new(&name).small().chosen(*data == now).name(&called);
                    if let_go(ui.add(chip.allowed(&sound))).clicked() {
                        wanted = Some(Intent::UseEdition(path.cloned()));
                    }
                }
                if editions.kept.is_empty() {
                    remark(ui, fl!(new_game_shapes_hint));
                }
            });
        });
        let edition = Edition::load(&now).unwrap_or_else(|_| Edition::studiolo());
        let all: Vec<Tile> = Tile::all().collect();
        let step = tiles.width() / all.len() as f32;
        for (at, tile) in all.into_iter().enumerate() {
            let left = tiles.left() + at as f32 * step;
            let size = vec2(step, 40.0 * larger);
            let place = Rect::from_min_size(pos2(left, tiles.top() + 6.0), size);
            let squares = edition.shape(tile).oriented(0);
            boards::thumbnail(
                ui,
                place.shrink2(vec2(3.0, 0.0)),
                tile,
                squares,
                11.5 * larger,
            );
        }
        wanted
    }

    /// The game in a sentence, and what begins it.
    fn foot(&mut self, ui: &mut Ui, edition: &EditionData, wrong: Option<&str>) -> bool {
        let palette = Palette::of(ui);
        let frame = Frame::new()
            .fill(palette.paper)
            .inner_margin(Margin::symmetric(20, 0));
        let foot = Panel::bottom("foot of a new game")
            .frame(frame)
            .exact_size(FOOT)
            .resizable(false);
        let foot = foot.show(ui, |ui| {
            let rect = ui.available_rect_before_wrap();
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let name = match self.way {
                    Begins::InTheMiddle => fl!(new_game_enter_table),
                    Begins::AtATable | Begins::OnScreen => fl!(new_game_start),
                };
                let allowed = wrong.map_or(Ok(()), |wrong| Err(wrong.to_owned()));
                let start = Press::new(name).main().great().enter();
                let clicked = start.allowed(&allowed).pressed(ui);
                let room = ui.available_width() - 12.0;
                let mut x = rect.left() + 10.0;
                for &colour in &self.colours[..self.count] {
                    let at = pos2(x, rect.center().y);
                    page::paint_marker(ui.painter(), at, 18.0, colour, palette);
                    x += 29.0;
                }
                x += 6.0;
                let room = room - (x - rect.left());
                let begins = shortened(self.names[self.begins].trim());
                let bots = self.bots[..self.count].iter();
                let bots = bots.filter(|bot| bot.is_some()).count();
                let bots = self.is_on_screen().then_some(bots);
                let sentence = game_words::new_game(self.count, bots, &begins);
                let above = pos2(x, rect.center().y - 10.0);
                let font = face::display(21.0);
                let ink = palette.ink;
                widgets::paint_text(ui, above, Align2::LEFT_CENTER, &sentence, font, ink, room);
                let (text, colour) = match wrong {
                    Some(wrong) => (wrong.to_owned(), palette.wrong),
                    None => (self.in_numbers(edition), palette.weak),
                };
                let below =
                    Rect::from_min_size(pos2(x, rect.center().y + 4.0), vec2(room.max(40.0), 20.0));
                let text = egui::RichText::new(text)
                    .color(colour)
                    .font(face::text(13.0));
                page::row(ui, below, "numbers").add(egui::Label::new(text).truncate());
                clicked
            })
            .inner
        });
        let id = Id::unique(ENTERED);
        let entered: bool = ui.data_mut(|data| data.remove_temp(id)).unwrap_or(false);
        foot.inner || entered
    }

    /// Money, rounds and deal, and which house rules are chosen.
    fn in_numbers(&self, edition: &EditionData) -> String {
        let rules = house_rules::in_short(&self.options.house_rules);
        let mut told = vec![self.numbers(edition)];
        if !rules.is_empty() {
            told.push(fl!(house_rules_summary, rules = rules.join(", ")));
        }
        told.join(AND)
    }

    /// Money, rounds and deal.
    fn numbers(&self, edition: &EditionData) -> String {
        let setup = self.setup(edition, 0);
        let variant = setup.variant();
        let money = variant.start_money;
        let rounds = variant.rounds;
        let deal = match (self.way, self.typed()) {
            (Begins::InTheMiddle, _) => return fl!(new_game_numbers_middle).to_owned(),
            (Begins::AtATable, _) => {
                return fl!(new_game_numbers, money = money, rounds = rounds);
            }
            (Begins::OnScreen, Ok(Typed::Any) | Err(_)) => {
                return fl!(new_game_numbers_any_deal, money = money, rounds = rounds);
            }
            (Begins::OnScreen, Ok(Typed::Number(number))) => number.to_string(),
            (Begins::OnScreen, Ok(Typed::Code(deal))) => deal.to_string(),
        };
        fl!(
            new_game_numbers_deal,
            money = money,
            rounds = rounds,
            deal = deal
        )
    }

    fn most_doubled(&self) -> usize {
        let variant = Variant::of(self.count, self.options, Edition::studiolo());
        usize::from(variant.doubled_freedoms)
    }

    /// The game as it stands here.
    fn setup(&self, edition: &EditionData, deal: u64) -> Setup {
        let names = self.names[..self.count].iter().map(|name| name.trim());
        let mut setup = match self.is_on_screen() {
            true => Setup::dealt(names, deal),
            false => Setup::tracked(names),
        };
        setup.start_player = Seat::ALL[self.begins];
        for (at, (player, &colour)) in setup.players.iter_mut().zip(&self.colours).enumerate() {
            // That of one's seat is no choice.
            player.colour = (colour != at).then(|| Colour::ALL[colour]);
        }
        setup.agree(self.options);
        setup.edition = edition.clone();
        if self.is_on_screen() {
            for (player, bot) in setup.players.iter_mut().zip(self.bots) {
                player.bot = bot.map(|bot| bot.level);
                player.temperament = bot.map_or(Temperament::Plain, |bot| bot.temperament);
            }
        } else if self.most_doubled() > 0 {
            setup.doubled_freedoms = self.doubled.iter().collect();
        }
        if self.most_doubled() == 0 {
            setup.options.harder = false;
        }
        setup.options.older &= Variant::may_be_older(self.count);
        setup
    }

    /// What was typed as the deal.
    ///
    /// # Errors
    /// Why it is none, in a sentence.
    fn typed(&self) -> Result<Typed, String> {
        let typed = self.deal.trim();
        if typed.is_empty() {
            return Ok(Typed::Any);
        }
        if typed.chars().all(|digit| digit.is_ascii_digit()) {
            let number = typed
                .parse()
                .map_err(|_| fl!(deal_is_no_number).to_owned())?;
            return Ok(match number {
                0 => Typed::Any,
                number => Typed::Number(number),
            });
        }
        let deal = typed.parse().map_err(not_a_deal)?;
        Ok(Typed::Code(Box::new(deal)))
    }

    /// The game as it is chosen, if it were dealt from this number.
    fn chosen(&self, number: u64) -> Deal {
        let mut options = self.options;
        options.older &= Variant::may_be_older(self.count);
        options.harder &= self.most_doubled() > 0;
        Deal {
            seats: self.bots[..self.count].to_vec(),
            begins: Seat::ALL[self.begins],
            options,
            number,
        }
    }

    /// A code that was typed chooses what it says; where something else is chosen after
    /// it, its cards stay.
    fn follow_code(&mut self) {
        let Ok(Typed::Code(deal)) = self.typed() else {
            self.coded = None;
            return;
        };
        if self.coded.as_ref() != Some(&*deal) {
            self.count = deal.seats.len();
            self.bots[..self.count].copy_from_slice(&deal.seats);
            self.begins = deal.begins.index();
            self.options = deal.options;
            self.coded = Some(*deal);
        } else if self.chosen(deal.number) != *deal {
            self.deal = deal.number.to_string();
            self.coded = None;
        }
    }

    /// This deal is to be played, by whoever is seated already.
    pub fn take_deal(&mut self, deal: &Deal) {
        self.play_on_screen(true);
        self.deal = deal.to_string();
        self.coded = None;
        self.follow_code();
    }

    /// Begins the game, if nothing stands in the way.
    pub fn begin(&mut self, edition: &EditionData) -> Option<Intent> {
        match self.wrong(edition) {
            None => Some(self.start(edition)),
            Some(_) => None,
        }
    }

    /// The names in the rows.
    #[must_use]
    pub fn first_names(&self) -> &[String; 5] {
        &self.names
    }

    /// The steps of the bots of a day for whoever sits in the first seat, and how
    /// strong they play.
    #[must_use]
    pub fn even_levels(&self) -> ([Level; Deal::BOTS_OF_A_DAY], Option<Rating>) {
        let rating = self.rating(self.names[0].trim());
        let points = rating.map_or(rating::BEFORE, |rating| rating.points);
        let levels = rating::even(points, Deal::BOTS_OF_A_DAY);
        (levels.try_into().unwrap_or([USUAL; 3]), rating)
    }

    /// How strong people play is known now.
    pub fn learned(&mut self, strengths: Arc<Vec<Strength>>) {
        self.strengths = strengths;
    }

    /// The people of the table who have a name.
    fn people(&self) -> impl Iterator<Item = &str> {
        let seats = self.names.iter().zip(&self.bots).take(self.count);
        let people = seats.filter(|(_, bot)| bot.is_none());
        people
            .map(|(name, _)| name.trim())
            .filter(|name| !name.is_empty())
    }

    /// How strong somebody plays, if that is known.
    fn strength_of(&self, name: &str) -> Option<&Strength> {
        self.strengths.iter().find(|one| one.is_called(name))
    }

    /// The rating of somebody, if they have one.
    fn rating(&self, name: &str) -> Option<Rating> {
        self.strength_of(name)?.rating()
    }

    /// How strong the first person plays, and what sets the bots so that it is an even
    /// game.
    fn strength(&mut self, ui: &mut Ui) {
        let Some(name) = self.people().next().map(str::to_owned) else {
            return;
        };
        let short = shortened(&name);
        let strength = self.strength_of(&name);
        let rating = strength.and_then(Strength::rating);
        let in_full = strength.and_then(Strength::in_full);
        let (said, hint) = match (&rating, in_full) {
            (Some(rating), Some(in_full)) => (shelf::strength_of(&short, rating), in_full),
            _ => (
                fl!(strength_unknown, name = short.as_str()),
                fl!(strength_unknown_hint).to_owned(),
            ),
        };
        let weak = Palette::of(ui).weak;
        let room = (ui.available_width() - 108.0).max(1.0);
        ui.scope(|ui| {
            ui.set_max_width(room);
            let text = egui::RichText::new(&said)
                .color(weak)
                .font(face::text(13.0));
            ui.add(egui::Label::new(text).truncate())
                .on_hover_text(hint);
        });
        let has_bots = self.bots[..self.count].iter().any(Option::is_some);
        let allowed = match has_bots {
            true => Ok(()),
            false => Err(fl!(even_game_without_bots).to_owned()),
        };
        let button = Press::new(fl!(even_game)).small().allowed(&allowed);
        let button = let_go(ui.add(button)).on_hover_text(fl!(even_game_hint));
        if button.clicked() {
            self.make_even();
        }
    }

    /// Bots against whom the people of the table have an even game, each of whom likes
    /// something else.
    fn make_even(&mut self) {
        let known = self.people().map(|name| self.rating(name));
        let points: Vec<f64> = known
            .map(|rating| rating.map_or(rating::BEFORE, |rating| rating.points))
            .collect();
        let mean = points.iter().sum::<f64>() / points.len().max(1) as f64;
        let mut likes = Temperament::ALL.to_vec();
        fastrand::shuffle(&mut likes);
        let bots = self.bots[..self.count].iter_mut().flatten();
        let bots: Vec<&mut Bot> = bots.collect();
        let mut levels = rating::even(mean, bots.len());
        fastrand::shuffle(&mut levels);
        for ((bot, level), temperament) in bots.into_iter().zip(levels).zip(likes) {
            *bot = Bot { level, temperament };
        }
    }

    /// What stands in the way of a game, in words.
    fn wrong(&self, edition: &EditionData) -> Option<String> {
        let names: Vec<String> = self.names[..self.count]
            .iter()
            .map(|name| name.trim().to_lowercase())
            .collect();
        if let Some(empty) = names.iter().position(String::is_empty) {
            return Some(fl!(new_game_no_name, number = empty + 1));
        }
        for (at, name) in names.iter().enumerate() {
            if let Some(before) = names[..at].iter().position(|other| other == name) {
                return Some(fl!(new_game_same_name, one = before + 1, other = at + 1));
            }
        }
        if self.is_on_screen() {
            if self.bots[..self.count].iter().all(Option::is_some) {
                return Some(fl!(new_game_nobody_plays).to_owned());
            }
            if let Err(why) = self.typed() {
                return Some(why);
            }
        }
        let chooses = self.most_doubled() > 0 && !self.is_on_screen();
        if chooses && self.doubled.len() != self.most_doubled() {
            return Some(game_words::doubled(self.most_doubled()));
        }
        let setup = self.setup(edition, 0);
        let problems = Game::try_from(&setup).err()?;
        let words = Words::of(&setup);
        problems.first().map(|problem| words.problem(problem))
    }
}

/// A line of the card of what was agreed, with a hair above it.
fn line(ui: &mut Ui, id: &str, content: impl FnOnce(&mut Ui)) {
    let rect = page::room(ui, 43.0);
    let hair = Stroke::new(1.0, Palette::of(ui).hair);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, hair);
    let mut row = page::row(ui, rect, id);
    row.spacing_mut().item_spacing.x = 10.0;
    content(&mut row);
}

fn remark(ui: &mut Ui, text: &str) {
    let weak = Palette::of(ui).weak;
    // In two lines where one has no room for it.
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), face::text(12.5), weak, 0.0);
    job.wrap.max_rows = 2;
    ui.add(egui::Label::new(job).wrap());
}

/// A small sign to press.
fn small(ui: &mut Ui, icon: Icon, name: &str, possible: bool, side: f32) -> bool {
    let sense = if possible {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(20.0, 17.0), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, possible, name));
    let palette = Palette::of(ui);
    if response.has_focus() {
        widgets::focus_ring(ui, rect.shrink(2.0));
    }
    let colour = match (possible, response.hovered()) {
        (false, _) => palette.hair,
        (true, true) => palette.ink,
        (true, false) => palette.weak,
    };
    let picture = Rect::from_center_size(rect.center(), Vec2::splat(side));
    icons::paint(ui.painter(), picture, icon, colour);
    response.on_hover_text(name).clicked()
}

/// Takes the keyboard back from what the pointer has pressed.
fn leave(ui: &Ui) {
    if ui.input(|input| input.pointer.any_click()) {
        ui.memory_mut(|memory| memory.stop_text_input());
    }
}

fn handle_key(at: usize) -> Id {
    Id::unique(("handle_of_a_row", at))
}

/// The handle of a row, as it was drawn last.
fn handle_of(ui: &Ui, row: usize) -> Option<Id> {
    ui.data(|data| data.get_temp(handle_key(row)))
}

/// The numbers of players that there can be, one of them chosen. Says which was
/// pressed.
pub fn count_of_players(ui: &mut Ui, now: usize) -> Option<usize> {
    let counts: Vec<(String, String)> = (FEWEST..=MOST)
        .map(|count| (count.to_string(), fl!(players, number = count)))
        .collect();
    let choices: Vec<(&str, &str)> = counts
        .iter()
        .map(|(text, name)| (text.as_str(), name.as_str()))
        .collect();
    let pressed = widgets::segments(ui, &choices, now - FEWEST);
    pressed.map(|at| at + FEWEST)
}

/// The colours one chooses from.
fn colours() -> [&'static str; 5] {
    [
        fl!(colour_a),
        fl!(colour_b),
        fl!(colour_c),
        fl!(colour_d),
        fl!(colour_e),
    ]
}

/// A bot in this row as long as nobody has chosen: each has its own temperament.
fn usual(at: usize) -> Bot {
    let [_, liking @ ..] = Temperament::ALL;
    Bot {
        level: USUAL,
        temperament: liking[at % liking.len()],
    }
}

/// How strong a bot plays, to be chosen with a click, by dragging, or with the arrow
/// keys: eight rising steps, and the number of its own.
fn steps(ui: &mut Ui, number: usize, level: &mut Level, is_narrow: bool) {
    const WIDTH: f32 = 74.0;
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, 30.0), Sense::click_and_drag());
    let last = Level::ALL.len() as u8;
    let before = level.step();
    let mut step = before;
    if (response.clicked() || response.dragged())
        && let Some(at) = response.interact_pointer_pos()
    {
        let part = ((at.x - rect.left()) / WIDTH).clamp(0.0, 0.999);
        step = 1 + (part * f32::from(last)) as u8;
        response.request_focus();
    }
    if response.has_focus() {
        let all = egui::EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..Default::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, all));
        let pressed = |key| ui.input(|input| input.num_presses(key)) as u8;
        let up = pressed(egui::Key::ArrowRight) + pressed(egui::Key::ArrowUp);
        let down = pressed(egui::Key::ArrowLeft) + pressed(egui::Key::ArrowDown);
        step = (step + up).saturating_sub(down).clamp(1, last);
        if pressed_enter(ui) {
            ui.data_mut(|data| data.insert_temp(Id::unique(ENTERED), true));
        }
    }
    if let Some(chosen) = Level::of_step(step).filter(|_| step != before) {
        *level = chosen;
    }
    let name = fl!(new_game_who_plays, number = number);
    response.widget_info(|| WidgetInfo::slider(true, f64::from(level.step()), name.clone()));
    widgets::strength(
        ui,
        rect.shrink2(vec2(0.0, 4.0)),
        *level,
        response.has_focus(),
    );
    response.on_hover_text(advice::level_hint(*level));
    if is_narrow {
        return;
    }
    let text = egui::RichText::new(advice::level(*level)).font(face::text(13.0));
    ui.add(egui::Label::new(text).selectable(false));
}

/// Whether a row on this screen has only room for what one cannot do without.
fn is_narrow(row: Rect) -> bool {
    row.width() < 735.0
}

/// Where a name lies beside a board.
enum Anchored {
    Right(Rect),
    Below(Rect),
}

/// A player's marker and name, and the flag of whoever begins.
fn plate(ui: &Ui, at: Anchored, name: &str, colour: usize, begins: bool) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let ink = palette.plate_text;
    let mut job =
        egui::text::LayoutJob::simple_singleline(name.to_owned(), face::strong(13.0), ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(110.0);
    let text = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let flag = if begins { 17.0 } else { 0.0 };
    let whole = vec2(16.0 + 16.0 + text.size().x + flag, 22.0);
    let rect = match at {
        Anchored::Right(board) => {
            Rect::from_min_size(board.right_center() + vec2(10.0, -11.0), whole)
        }
        Anchored::Below(board) => {
            Align2::CENTER_TOP.anchor_size(board.center_bottom() + vec2(0.0, 8.0), whole)
        }
    };
    let round = CornerRadius::same(11);
    let edge = Stroke::new(1.0, palette.wood);
    painter.rect(rect, round, palette.plate, edge, StrokeKind::Inside);
    let middle = rect.center().y;
    page::paint_marker(
        painter,
        pos2(rect.left() + 14.0, middle),
        11.0,
        colour,
        palette,
    );
    let left = rect.left() + 24.0;
    let width = text.size().x;
    painter.galley(pos2(left, middle - text.size().y / 2.0), text, ink);
    if begins {
        let at = pos2(left + width + 11.0, middle);
        let picture = Rect::from_center_size(at, Vec2::splat(12.0));
        icons::paint(painter, picture, Icon::Flag, palette.leaf);
    }
}

/// Two arrows that say which way round it goes.
fn turning(ui: &Ui, centre: Pos2, colour: Color32) {
    let arc = |from: f32| -> Vec<Pos2> {
        (0..=20_u8)
            .map(|step| {
                let angle = TAU * (from + 0.36 * f32::from(step) / 20.0);
                centre + vec2(angle.cos() * 68.0, angle.sin() * 42.0)
            })
            .collect()
    };
    // Angles grow clockwise on a screen.
    for from in [0.57, 0.07] {
        let points = arc(from);
        let end = points[points.len() - 1];
        let way = (end - points[points.len() - 3]).normalized();
        let across = vec2(-way.y, way.x);
        let head = vec![end + way * 14.0, end + across * 8.0, end - across * 8.0];
        let painter = ui.painter();
        painter.add(egui::Shape::line(points, Stroke::new(2.5, colour)));
        painter.add(egui::Shape::convex_polygon(head, colour, Stroke::NONE));
    }
}

/// How much more height the window has than the page needs.
fn more_height(ui: &Ui) -> f32 {
    (ui.clip_rect().height() - HIGH).max(0.0)
}
