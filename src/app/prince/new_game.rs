//! Who plays, in which order, who is Pope first, what the table has agreed on, and with
//! which deck.
//!
//! Controls: `At a real table`, `On this screen` and `In the middle of a game`; `3
//! players` to `5 players`; for each row `Name of player 1`, `Colour of player 1`, `Move
//! player 1`, `Move player 1 up`, `Move player 1 down`, `Player 1 is Pope`, `Remove player
//! 1`, and on this screen `Person in seat 1`, `Bot in seat 1` and `Easy bot in seat 1`;
//! `Another seat`; `Trade`, `Limit of the conclave`, `Simony after the shuffle`, `Hide
//! money`, `Hide hand sizes`, `Deal`; `Play with the deck Studiolo` for each deck and
//! `Deck…`; `Start the game` (Enter) and `Back` (Escape). A row is dragged by its handle, or
//! moved by the arrow keys where the handle has the keyboard.

use std::f32::consts::TAU;

use eframe::egui::{
    self, Align, Align2, CornerRadius, Frame, Id, Key, Layout, Margin, Modifiers, Panel, Popup,
    Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use serde::{Deserialize, Serialize};

use super::art;
use super::deck_editor::deck_name;
use super::deck_files::Decks;
use super::lobby::{DECK, Wish};
use crate::app::shell::Intent as Shell;
use crate::app::shell::at_table::theme_switch;
use crate::app::shell::commands;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::library::Listed;
use crate::app::shell::own::Own;
use crate::app::shell::page;
use crate::app::shell::page::{Field, Way, let_go, pressed_enter};
use crate::app::shell::state::{Screen, State};
use crate::app::shell::text;
use crate::app::shell::theme::{Palette, face, size};
use crate::app::shell::widgets;
use crate::app::shell::widgets::Press;
use crate::fl;
use crate::prince::rules::options::{START_CARDINALS, START_MONEY, displayed, needed};
use crate::prince::{EditionData, Game, Options, PlayerSetup, Position, Setup};
use crate::table::{Colour, Game as _, Item as _, Level, Seat};
use crate::words::prince::names;
use crate::words::text::shortened;
use crate::words::window;

/// The fewest and the most who play.
const FEWEST: usize = 3;
const MOST: usize = 5;
/// The levels one chooses from.
pub const LEVELS: [Level; 3] = [Level::EASY, Level::MEDIUM, Level::STRONG];
/// The height of a row with fewer players, and with five.
const ROW: [f32; 2] = [62.0, 53.0];
/// Between two rows.
const BETWEEN: f32 = 9.0;
/// The height of the foot.
const FOOT: f32 = 76.0;
/// From this width on the table is seen beside the seats.
const WIDE: f32 = 980.0;
/// How many names are remembered in chips.
const MOST_REMEMBERED: usize = 4;
/// The most open ballots that can be agreed on.
const MOST_BALLOTS: u8 = 99;
/// Deals have numbers below this.
const DEALS: u64 = 1_000_000;

/// How a game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Begins {
    /// At a real table, from its first deal.
    #[default]
    AtATable,
    /// On this screen.
    OnScreen,
    /// At a real table, from a position that is typed in.
    InTheMiddle,
}

/// A seat as it is chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Chair {
    name: String,
    /// One of five.
    colour: usize,
    /// How well the computer plays it on this screen; nothing where a person does.
    bot: Option<Level>,
}

/// What has been chosen so far, and what of it the next start remembers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// Five, of which the first ones play.
    chairs: Vec<Chair>,
    count: usize,
    pope: usize,
    /// What was chosen about trade and ballots; else it depends on whether bots play.
    trade: Option<bool>,
    conclave: Option<u8>,
    simony_at_shuffle: bool,
    hide_money: bool,
    hide_hand_sizes: bool,
    #[serde(skip)]
    way: Begins,
    /// The number of the deal as it is typed; empty for any.
    #[serde(skip)]
    deal: String,
    /// Whether the page is shown anew.
    #[serde(skip)]
    fresh: bool,
    /// The row that is dragged.
    #[serde(skip)]
    dragged: Option<usize>,
}

fn first_names() -> [&'static str; MOST] {
    [
        fl!(first_name_a),
        fl!(first_name_b),
        fl!(first_name_c),
        fl!(first_name_d),
        fl!(first_name_e),
    ]
}

/// Whether a game can have these names: all are there, and differ.
fn are_sound<'a>(names: impl Iterator<Item = &'a str>) -> bool {
    let mut seen: Vec<String> = Vec::new();
    for name in names {
        let name = name.trim().to_lowercase();
        if name.is_empty() || seen.contains(&name) {
            return false;
        }
        seen.push(name);
    }
    true
}

impl Default for NewGame {
    fn default() -> Self {
        let chair = |(at, name): (usize, &&str)| Chair {
            name: (*name).to_owned(),
            colour: at,
            bot: (at > 0).then_some(Level::MEDIUM),
        };
        Self {
            chairs: first_names().iter().enumerate().map(chair).collect(),
            count: 4,
            pope: 0,
            trade: None,
            conclave: None,
            simony_at_shuffle: false,
            hide_money: false,
            hide_hand_sizes: false,
            way: Begins::default(),
            deal: String::new(),
            fresh: true,
            dragged: None,
        }
    }
}

impl NewGame {
    /// What was remembered of the last game, or one of those who have played something
    /// else last.
    #[must_use]
    pub fn recalled(remembered: Option<&str>, last: &[String]) -> Self {
        let read = remembered.and_then(|text| ron::from_str::<Self>(text).ok());
        let mut game = read.filter(Self::is_sane).unwrap_or_else(|| {
            let mut game = Self::default();
            if (FEWEST..=MOST).contains(&last.len()) && are_sound(last.iter().map(String::as_str)) {
                game.count = last.len();
                for (chair, name) in game.chairs.iter_mut().zip(last) {
                    chair.name.clone_from(name);
                }
            }
            game
        });
        game.fresh = true;
        game
    }

    /// Whether what was read can be what somebody has chosen.
    fn is_sane(&self) -> bool {
        let mut colours: Vec<usize> = self.chairs.iter().map(|chair| chair.colour).collect();
        colours.sort_unstable();
        colours == [0, 1, 2, 3, 4]
            && (FEWEST..=MOST).contains(&self.count)
            && self.pope < self.count
    }

    /// What is to be remembered.
    #[must_use]
    pub fn to_remember(&self) -> Option<String> {
        ron::to_string(self).ok()
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

    fn playing(&self) -> &[Chair] {
        &self.chairs[..self.count]
    }

    fn bots(&self) -> usize {
        let chairs = self.playing().iter();
        let bots = chairs.filter(|chair| chair.bot.is_some()).count();
        if self.is_on_screen() { bots } else { 0 }
    }

    /// What the table has agreed on.
    #[must_use]
    pub fn options(&self) -> Options {
        let usual = match self.bots() {
            0 => Options::default(),
            _ => Options::with_bots(),
        };
        Options {
            trade: self.trade.unwrap_or(usual.trade),
            conclave_limit: self.conclave.unwrap_or(usual.conclave_limit),
            simony_at_shuffle: self.simony_at_shuffle,
            hide_money: self.hide_money,
            hide_hand_sizes: self.hide_hand_sizes,
        }
    }

    /// The game as it stands here.
    fn setup(&self, deck: &EditionData, deal: u64) -> Setup {
        let on_screen = self.is_on_screen();
        let players = self.playing().iter().enumerate();
        let players = players.map(|(at, chair)| PlayerSetup {
            name: chair.name.trim().to_owned(),
            bot: chair.bot.filter(|_| on_screen),
            // That of one's seat is no choice.
            colour: (chair.colour != at).then(|| Colour::ALL[chair.colour]),
            ..PlayerSetup::default()
        });
        Setup {
            players: players.collect(),
            pope: Seat::ALL[self.pope],
            options: self.options(),
            seed: on_screen.then_some(deal),
            edition: deck.clone(),
            ..Setup::default()
        }
    }

    /// Those who sit here, at a real table.
    #[must_use]
    pub fn at_table(&self, deck: &EditionData) -> Setup {
        let mut setup = self.setup(deck, 0);
        setup.seed = None;
        for player in &mut setup.players {
            player.bot = None;
        }
        setup
    }

    /// What begins now.
    fn start(&mut self, deck: &EditionData) -> Shell {
        let deal = match self.typed() {
            Ok(Some(number)) => number,
            _ => fastrand::u64(1..DEALS),
        };
        let mut setup = self.setup(deck, deal);
        // The next game is another one, unless its number is typed again.
        self.deal.clear();
        if self.way != Begins::InTheMiddle {
            return Shell::Start(Own::new(Game::ID, setup));
        }
        let mut position = Position::of_players(self.count);
        position.pope = setup.pope;
        position.active = setup.pope;
        position.display_of(displayed(self.count));
        setup.position = Some(Box::new(position));
        Shell::ShowSheet(Own::new(Game::ID, setup))
    }

    /// The number typed as the deal; nothing for any.
    ///
    /// # Errors
    /// Why it is none, in a sentence.
    fn typed(&self) -> Result<Option<u64>, String> {
        match self.deal.trim() {
            "" => Ok(None),
            typed => match typed.parse() {
                Ok(0) => Ok(None),
                Ok(number) => Ok(Some(number)),
                Err(_) => Err(fl!(deal_is_no_number).to_owned()),
            },
        }
    }

    /// What stands in the way of a game, in words.
    fn wrong(&self, deck: &EditionData) -> Option<String> {
        let names: Vec<String> = self
            .playing()
            .iter()
            .map(|chair| chair.name.trim().to_lowercase())
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
            if self.bots() == self.count {
                return Some(fl!(new_game_nobody_plays).to_owned());
            }
            if let Err(why) = self.typed() {
                return Some(why);
            }
        }
        if Game::try_from(&self.setup(deck, 1)).is_err() {
            return Some(fl!(
                prince_new_deck_too_small,
                name = deck_name(deck),
                found = deck.len(),
                players = self.count,
                needed = needed(self.count)
            ));
        }
        None
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, decks: &Decks, state: &State) -> Option<Shell> {
        let mut wanted = None;
        let back = page::bar(
            ui,
            fl!(prince_new_title),
            |_| {},
            |ui| wanted = theme_switch(ui, state),
        );
        let deck = decks.deck();
        let wrong = self.wrong(&deck);
        let clicked = self.foot(ui, wrong.as_deref());
        let entered = page::body(ui, "new_game_of_the_prince", |ui| {
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
                        wanted = wanted.take().or(Self::decks(ui, decks, &deck));
                        ui.add_space(14.0);
                        self.agreed(ui);
                        return;
                    }
                    let top = ui.cursor().min;
                    let left = (width * 0.61).round();
                    let room = ui.available_height();
                    let at = Rect::from_min_size(top, vec2(left, room));
                    let mut inside = page::part(ui, at, "seats");
                    entered = self.seats(&mut inside, state);
                    inside.add_space(14.0);
                    wanted = wanted.take().or(Self::decks(&mut inside, decks, &deck));
                    let beside = vec2(left + 20.0, 0.0);
                    let at = Rect::from_min_size(top + beside, vec2(width - beside.x, room));
                    let mut beside = page::part(ui, at, "table_and_agreements");
                    let table = page::room(&mut beside, (room * 0.42).clamp(210.0, 360.0));
                    self.table(&beside, table);
                    beside.add_space(12.0);
                    self.agreed(&mut beside);
                    let used = inside.min_rect().union(beside.min_rect());
                    ui.allocate_rect(used, Sense::hover());
                });
            });
            ui.add_space(12.0);
            entered
        });
        self.fresh = false;
        if (clicked || entered) && wrong.is_none() {
            wanted = Some(self.start(&deck));
        }
        if back || commands::escaped(ui) {
            wanted = Some(Shell::Show(match state.game {
                Some(_) => Screen::Table,
                None => Screen::Start,
            }));
        }
        let leaves = |intent: &Shell| {
            matches!(
                intent,
                Shell::Start(_) | Shell::ShowSheet(_) | Shell::Show(_)
            )
        };
        if wanted.as_ref().is_some_and(leaves) {
            self.fresh = true;
        }
        wanted
    }

    /// The three ways to begin.
    fn ways(&mut self, ui: &mut Ui) {
        let row = page::room(ui, 66.0);
        let ways = [
            (
                Begins::AtATable,
                Icon::Table,
                fl!(new_game_at_a_table),
                fl!(prince_new_at_a_table_hint),
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
        let room = row.available_width() - 190.0;
        row.scope(|ui| {
            ui.set_max_width(room.max(1.0));
            ui.add(egui::Label::new(hint.font(face::text(13.0))).truncate());
        });
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(egui::RichText::new(fl!(new_game_players)).color(palette.weak));
            let counts: Vec<(String, String)> = (FEWEST..=MOST)
                .map(|count| (count.to_string(), fl!(players, number = count)))
                .collect();
            let choices: Vec<(&str, &str)> = counts
                .iter()
                .map(|(text, name)| (text.as_str(), name.as_str()))
                .collect();
            if let Some(at) = widgets::segments(ui, &choices, self.count - FEWEST) {
                self.count = at + FEWEST;
                self.pope = self.pope.min(self.count - 1);
                leave(ui);
            }
        });
        ui.add_space(BETWEEN);
        let height = if self.count == MOST { ROW[1] } else { ROW[0] };
        let more = ((ui.clip_rect().height() - 640.0).max(0.0) / 8.0).min(26.0);
        let rows: Vec<Rect> = (0..self.count)
            .map(|_| {
                let rect = page::room(ui, height + more.round());
                ui.add_space(BETWEEN);
                rect
            })
            .collect();
        let mut entered = false;
        // The names first: from one of them the keyboard goes to the next.
        for (at, &rect) in rows.iter().enumerate() {
            self.ground(ui, at, rect);
            let name = fl!(new_game_name_of, number = at + 1);
            let field = Field::new(&name, self.name_width(rect))
                .hint(&name)
                .sized(36.0, face::display(18.0))
                .down_to(13.0)
                .most(window::MOST_OF_A_NAME);
            let place = rect.with_min_x(rect.left() + BEFORE_NAME);
            let field = field.show(ui, place, &mut self.chairs[at].name);
            if at == 0 && self.fresh {
                field.request_focus();
                // What is typed is another name.
                page::select_all(ui, field.id, &self.chairs[at].name);
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
            self.pope = self.pope.min(self.count - 1);
        }
        entered
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.chairs.swap(one, other);
        // Whoever is Pope still is in the new seat.
        self.pope = match self.pope {
            pope if pope == one => other,
            pope if pope == other => one,
            pope => pope,
        };
    }

    /// The width of a name in a row.
    fn name_width(&self, row: Rect) -> f32 {
        match self.is_on_screen() {
            true => (row.width() - 560.0).clamp(84.0, 170.0),
            false => (row.width() * 0.28 + 40.0).min(280.0),
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
        let colour = palette.players[self.chairs[at].colour];
        ui.painter().rect_filled(ribbon, round, colour);
        let arms = pos2(rect.left() + 142.0, rect.center().y);
        let arms = Rect::from_center_size(arms, vec2(30.0, 36.0));
        art::arms(ui, arms, Seat::ALL[at]);
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
            let up = fl!(new_game_move_up, number = number);
            if small(ui, Icon::Up, &up, at > 0, 7.0) {
                *swap = Some((at, at - 1));
            }
            let down = fl!(new_game_move_down, number = number);
            if small(ui, Icon::Down, &down, at + 1 < self.count, 7.0) {
                *swap = Some((at, at + 1));
            }
        });
        self.colour(ui, at);
        // The arms and the name stand there already.
        let past = rect.left() + BEFORE_NAME + self.name_width(rect) + 10.0;
        ui.add_space((past - ui.cursor().left()).max(0.0));
        if self.is_on_screen() {
            self.who_plays(ui, at);
        } else {
            family(ui, Seat::ALL[at]);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let name = fl!(new_game_remove, number = number);
            if small(ui, Icon::Cross, &name, self.count > FEWEST, 10.0) {
                *gone = Some(at);
            }
            let said = fl!(prince_new_pope);
            let wide = text::width(ui, said, face::strong(13.0)) + 25.0;
            let (rect, _) = ui.allocate_exact_size(vec2(wide, 28.0), Sense::hover());
            let name = fl!(prince_new_is_pope, number = number);
            let pope = page::radio(ui, rect, self.pope == at, said, &name);
            if let_go(pope.on_hover_text(fl!(prince_new_pope_hint))).clicked() {
                self.pope = at;
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
        let handle = |row: usize| Id::unique(("handle_of_a_seat", row));
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
                let id = ui.data(|data| data.get_temp(handle(to)));
                let id = id.unwrap_or(response.id);
                ui.memory_mut(|memory| memory.request_focus(id));
            }
        }
        ui.data_mut(|data| data.insert_temp(handle(at), response.id));
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
            let mut rows = rows.iter();
            rows.position(|row| row.y_range().contains(pointer.y))
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
        let fill = match response.hovered() {
            true => palette.chosen,
            false => palette.card,
        };
        let edge = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect(rect, round, fill, edge, StrokeKind::Inside);
        let marker = rect.left_center() + vec2(18.0, 0.0);
        let now = self.chairs[at].colour;
        page::paint_marker(ui.painter(), marker, 18.0, now, palette);
        let down = Rect::from_center_size(rect.right_center() - vec2(12.0, 0.0), Vec2::splat(8.0));
        icons::paint(ui.painter(), down, Icon::Down, palette.weak);
        let chosen = Popup::menu(&response).show(|ui| {
            let mut chosen = None;
            ui.set_min_width(150.0);
            for (colour, name) in colours().into_iter().enumerate() {
                let (rect, line) = ui.allocate_exact_size(vec2(150.0, 28.0), Sense::click());
                line.widget_info(|| WidgetInfo::selected(Role::Button, true, now == colour, name));
                if now == colour || line.hovered() || line.has_focus() {
                    ui.painter().rect_filled(rect, round, palette.chosen);
                }
                let marker = rect.left_center() + vec2(16.0, 0.0);
                page::paint_marker(ui.painter(), marker, 16.0, colour, palette);
                let text = rect.left_center() + vec2(32.0, 0.0);
                let (font, ink) = (face::text(14.0), palette.ink);
                ui.painter()
                    .text(text, Align2::LEFT_CENTER, name, font, ink);
                if line.clicked() {
                    chosen = Some(colour);
                    ui.close();
                }
            }
            chosen
        });
        if let Some(colour) = chosen.and_then(|shown| shown.inner) {
            for other in &mut self.chairs {
                if other.colour == colour {
                    other.colour = now;
                }
            }
            self.chairs[at].colour = colour;
        }
        response.on_hover_text(&name);
    }

    /// A person or the computer, and how well that plays.
    fn who_plays(&mut self, ui: &mut Ui, at: usize) {
        let number = at + 1;
        let person = fl!(new_game_person_in, number = number);
        let bot = fl!(new_game_bot_in, number = number);
        let choices = [
            (fl!(new_game_person), person.as_str()),
            (fl!(new_game_bot), bot.as_str()),
        ];
        let chair = &mut self.chairs[at];
        let now = usize::from(chair.bot.is_some());
        if let Some(chosen) = widgets::segments(ui, &choices, now) {
            leave(ui);
            if chosen != now {
                chair.bot = (chosen == 1).then_some(Level::MEDIUM);
            }
        }
        if let Some(level) = &mut chair.bot {
            let names: Vec<String> = LEVELS
                .iter()
                .map(|&level| {
                    fl!(
                        prince_new_level_in,
                        level = level_name(level),
                        number = number
                    )
                })
                .collect();
            let choices = LEVELS.iter().zip(&names);
            let choices: Vec<(&str, &str)> = choices
                .map(|(&level, name)| (level_name(level), name.as_str()))
                .collect();
            let now = LEVELS.iter().position(|one| one == level).unwrap_or(1);
            let mut row = ui.available_rect_before_wrap();
            let room = (row.width() - 96.0).max(1.0);
            if widgets::segments_width(ui, &choices) <= room {
                if let Some(chosen) = widgets::segments(ui, &choices, now) {
                    leave(ui);
                    *level = LEVELS[chosen];
                }
                return;
            }
            row.set_width(room);
            let choice = egui::ComboBox::from_id_salt(("level", number))
                .selected_text(level_name(*level))
                .width(room.clamp(60.0, 110.0))
                .truncate()
                .show_ui(ui, |ui| {
                    for one in LEVELS {
                        ui.selectable_value(level, one, level_name(one));
                    }
                });
            let called = fl!(new_game_who_plays, number = number);
            choice.response.accessible_name(called);
            return;
        }
        let people = self.playing().iter();
        if people.filter(|chair| chair.bot.is_none()).count() > 1 {
            let weak = Palette::of(ui).weak;
            let text = egui::RichText::new(fl!(new_game_curtain)).color(weak);
            let room = ui.available_width() - 100.0;
            ui.scope(|ui| {
                ui.set_max_width(room.max(1.0));
                ui.add(egui::Label::new(text.font(face::text(13.0))).truncate());
            });
        }
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
                self.chairs[self.count].name = name;
            }
            self.count += 1;
        }
    }

    /// Who has played before and has no seat yet.
    fn remembered(&self, state: &State) -> Vec<String> {
        let folded = |name: &str| name.trim().to_lowercase();
        let mut known: Vec<String> = self
            .playing()
            .iter()
            .map(|chair| folded(&chair.name))
            .collect();
        let last = state.preferences.names.iter();
        let games = state.games.iter().flatten().filter_map(Listed::content);
        let mut names: Vec<String> = Vec::new();
        for name in last.chain(games.flat_map(|content| &content.names)) {
            let is_new = !folded(name).is_empty() && !known.contains(&folded(name));
            if names.len() < MOST_REMEMBERED && is_new {
                known.push(folded(name));
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
        let ellipse = egui::Shape::ellipse_filled;
        painter.add(ellipse(centre + vec2(3.0, 6.0), radii, palette.shadow));
        painter.add(ellipse(centre, radii, palette.wood));
        let top = centre - vec2(0.0, 2.0);
        painter.add(ellipse(top, radii - Vec2::splat(7.0), palette.wood_light));
        if radii.y > 130.0 {
            let deck = Rect::from_center_size(centre, vec2(40.0, 56.0));
            for by in [4.0, 2.0, 0.0] {
                art::back(ui, deck.translate(vec2(by, by)));
            }
        }
        for (at, chair) in self.playing().iter().enumerate() {
            let angle = TAU * (0.25 + at as f32 / self.count as f32);
            let by = vec2(
                angle.cos() * (radii.x - 66.0),
                angle.sin() * (radii.y - 42.0),
            );
            let middle = (centre + by).round();
            let arms = Rect::from_center_size(middle - vec2(0.0, 11.0), vec2(34.0, 40.0));
            art::arms(ui, arms, Seat::ALL[at]);
            if self.pope == at {
                let tiara = arms.right_center() + vec2(17.0, 0.0);
                let ground = Rect::from_center_size(tiara, Vec2::splat(26.0));
                painter.circle_filled(tiara, 13.0, palette.plate);
                art::tiara(ui, ground.shrink(4.0));
            }
            let below = middle + vec2(0.0, 22.0);
            plate(ui, below, &shortened(chair.name.trim()), chair.colour);
        }
    }

    /// What the table has agreed on.
    fn agreed(&mut self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let rect = page::room(ui, 32.0 + 6.0 * LINE);
        widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
        let mut inside = page::part(ui, rect.shrink2(vec2(14.0, 3.0)), "agreed");
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.y = 0.0;
        let head = page::room(ui, 26.0);
        widgets::caption(&mut page::row(ui, head, "heading"), fl!(prince_new_agreed));
        let options = self.options();
        line(ui, "trade", |ui| {
            let mut trade = options.trade;
            let tick = page::tick(ui, &mut trade, fl!(prince_new_trade));
            if let_go(tick.on_hover_text(fl!(prince_new_trade_hint))).changed() {
                self.trade = Some(trade);
            }
            remark(ui, fl!(prince_new_trade_short));
        });
        line(ui, "conclave", |ui| {
            let ink = Palette::of(ui).ink;
            let name = fl!(prince_new_conclave);
            let said = egui::RichText::new(name)
                .color(ink)
                .font(face::strong(13.5));
            ui.label(said).on_hover_text(fl!(prince_new_conclave_hint));
            let (rect, _) = ui.allocate_exact_size(vec2(92.0, 28.0), Sense::hover());
            let now = options.conclave_limit;
            let mut text = now.to_string();
            let (field, steps) = page::stepper(ui, (rect, page::DIGITS), name, &mut text, false);
            let field = field.on_hover_text(fl!(prince_new_conclave_hint));
            if steps != 0 {
                let to = i32::from(now) + steps;
                let to = to.clamp(0, i32::from(MOST_BALLOTS));
                self.conclave = u8::try_from(to).ok();
            } else if field.changed() {
                text.retain(|sign| sign.is_ascii_digit());
                let typed = if text.is_empty() { Ok(0) } else { text.parse() };
                self.conclave = typed.ok().map(|typed: u8| typed.min(MOST_BALLOTS));
            }
            remark(ui, &fl!(prince_new_conclave_short, number = now));
        });
        line(ui, "simony", |ui| {
            let simony = &mut self.simony_at_shuffle;
            let tick = page::tick(ui, simony, fl!(prince_new_simony));
            let_go(tick.on_hover_text(fl!(prince_new_simony_hint)));
            remark(ui, fl!(prince_new_simony_short));
        });
        line(ui, "money", |ui| {
            let tick = page::tick(ui, &mut self.hide_money, fl!(prince_new_hide_money));
            let_go(tick.on_hover_text(fl!(prince_new_hide_money_hint)));
            remark(ui, fl!(prince_new_hide_money_short));
        });
        line(ui, "hands", |ui| {
            let hides = &mut self.hide_hand_sizes;
            let tick = page::tick(ui, hides, fl!(prince_new_hide_hands));
            let_go(tick.on_hover_text(fl!(prince_new_hide_hands_hint)));
            remark(ui, fl!(prince_new_hide_hands_short));
        });
        line(ui, "deal", |ui| {
            let ink = Palette::of(ui).ink;
            let said = egui::RichText::new(fl!(deal)).color(ink);
            ui.label(said.font(face::strong(13.5)));
            if !self.is_on_screen() {
                remark(ui, fl!(new_game_you_deal));
                return;
            }
            let width = 130.0;
            let (rect, _) = ui.allocate_exact_size(vec2(width, 30.0), Sense::hover());
            let field = Field::new(fl!(deal), width)
                .hint(fl!(deal_any))
                .most(20)
                .wrong(self.typed().is_err());
            let field = field.show(ui, rect, &mut self.deal);
            if field.lost_focus() && pressed_enter(ui) {
                ui.data_mut(|data| data.insert_temp(Id::unique(ENTERED), true));
            }
            field.on_hover_text(fl!(prince_new_deal_hint));
            remark(ui, fl!(prince_new_deal_short));
        });
    }

    /// The decks there are; the choice is remembered.
    fn decks(ui: &mut Ui, decks: &Decks, now: &EditionData) -> Option<Shell> {
        let palette = Palette::of(ui);
        let mut wanted = None;
        let rect = page::room(ui, 50.0);
        widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
        let mut row = page::row(ui, rect.shrink2(vec2(14.0, 8.0)), "decks");
        row.spacing_mut().item_spacing.x = 8.0;
        widgets::caption(&mut row, fl!(prince_new_deck));
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let edit = ui.add(Press::new(fl!(prince_editor_edit)).quiet());
            if edit.on_hover_text(fl!(prince_editor_edit_hint)).clicked() {
                wanted = Some(Shell::Show(Screen::Of(Game::ID, DECK)));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let studiolo = EditionData::default();
                let own = decks.kept.iter();
                let own = own.map(|kept| (Some(&kept.path), &kept.data));
                for (path, data) in std::iter::once((None, &studiolo)).chain(own) {
                    let sound = match data.problems().len() {
                        0 => Ok(()),
                        number => Err(fl!(prince_editor_wrong, number = number)),
                    };
                    let name = shortened(&deck_name(data));
                    let called = fl!(prince_new_with_deck, name = deck_name(data));
                    let chip = Press::new(&name).small().chosen(data == now).name(&called);
                    if let_go(ui.add(chip.allowed(&sound))).clicked() {
                        wanted = Some(Wish::UseDeck(path.cloned()).into());
                    }
                }
                if decks.kept.is_empty() {
                    remark(ui, fl!(prince_new_deck_hint));
                }
            });
        });
        wanted
    }

    /// The game in a sentence, and what begins it.
    fn foot(&mut self, ui: &mut Ui, wrong: Option<&str>) -> bool {
        let palette = Palette::of(ui);
        let frame = Frame::new()
            .fill(palette.paper)
            .inner_margin(Margin::symmetric(20, 0));
        let foot = Panel::bottom("foot of a new game of The Prince")
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
                for chair in self.playing() {
                    let at = pos2(x, rect.center().y);
                    page::paint_marker(ui.painter(), at, 18.0, chair.colour, palette);
                    x += 29.0;
                }
                x += 6.0;
                let room = room - (x - rect.left());
                let sentence = self.sentence();
                let above = pos2(x, rect.center().y - 10.0);
                let (font, ink) = (face::display(21.0), palette.ink);
                let align = Align2::LEFT_CENTER;
                let said = widgets::paint_text(ui, above, align, &sentence, font, ink, room);
                let id = ui.scope_id().with("the_game_in_a_sentence");
                let said = ui.interact(said, id, Sense::hover());
                said.widget_info(|| WidgetInfo::labeled(Role::Label, true, &sentence));
                let (text, colour) = match wrong {
                    Some(wrong) => (wrong.to_owned(), palette.wrong),
                    None => (self.in_numbers(), palette.weak),
                };
                let below = pos2(x, rect.center().y + 4.0);
                let below = Rect::from_min_size(below, vec2(room.max(40.0), 20.0));
                let text = egui::RichText::new(text).color(colour);
                let text = egui::Label::new(text.font(face::text(13.0))).truncate();
                page::row(ui, below, "numbers").add(text);
                clicked
            })
            .inner
        });
        let id = Id::unique(ENTERED);
        let entered: bool = ui.data_mut(|data| data.remove_temp(id)).unwrap_or(false);
        foot.inner || entered
    }

    fn sentence(&self) -> String {
        let pope = shortened(self.chairs[self.pope].name.trim());
        let bots = self.bots();
        match bots {
            0 => fl!(prince_new_of_people, people = self.count, pope = pope),
            bots => fl!(
                prince_new_with_bots,
                people = self.count - bots,
                bots = bots,
                pope = pope
            ),
        }
    }

    fn in_numbers(&self) -> String {
        match (self.way, self.typed()) {
            (Begins::InTheMiddle, _) => fl!(prince_new_numbers_middle).to_owned(),
            (Begins::OnScreen, Ok(Some(deal))) => fl!(
                prince_new_numbers_deal,
                money = START_MONEY,
                cardinals = START_CARDINALS,
                deal = deal.to_string()
            ),
            _ => fl!(
                prince_new_numbers,
                money = START_MONEY,
                cardinals = START_CARDINALS
            ),
        }
    }
}

/// Kept when Enter was pressed where nothing else is meant by it: the game begins.
const ENTERED: &str = "enter_of_a_new_prince";
/// The height of a line of what was agreed.
const LINE: f32 = 38.0;
/// What stands before the name in a row.
const BEFORE_NAME: f32 = 164.0;

/// How well a bot plays.
#[must_use]
pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::One | Level::Two => fl!(prince_new_easy),
        Level::Three | Level::Four | Level::Five => fl!(prince_new_medium),
        Level::Six | Level::Seven | Level::Eight => fl!(prince_new_strong),
    }
}

/// The family whose board lies at a seat.
fn family(ui: &mut Ui, seat: Seat) {
    let weak = Palette::of(ui).weak;
    let room = (ui.available_width() - 110.0).max(1.0);
    ui.scope(|ui| {
        ui.set_max_width(room);
        let text = egui::RichText::new(names::family(seat)).color(weak);
        ui.add(egui::Label::new(text.font(face::text(13.0))).truncate());
    });
}

/// A line of the card of what was agreed, with a hair above it.
fn line(ui: &mut Ui, id: &str, content: impl FnOnce(&mut Ui)) {
    let rect = page::room(ui, LINE);
    let hair = Stroke::new(1.0, Palette::of(ui).hair);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, hair);
    let mut row = page::row(ui, rect, id);
    row.spacing_mut().item_spacing.x = 10.0;
    content(&mut row);
}

fn remark(ui: &mut Ui, text: &str) {
    let weak = Palette::of(ui).weak;
    let text = egui::RichText::new(text).color(weak).font(face::text(12.5));
    ui.add(egui::Label::new(text).truncate());
}

/// A small sign to press.
fn small(ui: &mut Ui, icon: Icon, name: &str, possible: bool, side: f32) -> bool {
    let sense = match possible {
        true => Sense::click(),
        false => Sense::hover(),
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

/// A player's marker and name.
fn plate(ui: &Ui, middle: egui::Pos2, name: &str, colour: usize) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let ink = palette.plate_text;
    let font = face::strong(13.0);
    let mut job = egui::text::LayoutJob::simple_singleline(name.to_owned(), font, ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(110.0);
    let text = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let rect = Rect::from_center_size(middle, vec2(34.0 + text.size().x, 22.0));
    let round = CornerRadius::same(11);
    let edge = Stroke::new(1.0, palette.wood);
    painter.rect(rect, round, palette.plate, edge, StrokeKind::Inside);
    let marker = pos2(rect.left() + 14.0, middle.y);
    page::paint_marker(painter, marker, 11.0, colour, palette);
    let at = pos2(rect.left() + 24.0, middle.y - text.size().y / 2.0);
    painter.galley(at, text, ink);
}

#[cfg(test)]
mod tests {
    use super::NewGame;

    #[test]
    fn what_was_chosen_is_remembered() {
        let mut game = NewGame::default();
        game.count = 5;
        game.pope = 4;
        game.conclave = Some(3);
        game.chairs[2].name = "Łucja".to_owned();
        game.swap(0, 4);
        let text = game.to_remember().expect("it can be written");
        let again = NewGame::recalled(Some(&text), &[]);
        assert_eq!(again.chairs, game.chairs);
        assert_eq!((again.count, again.pope), (5, 0));
        assert_eq!(again.options(), game.options());
    }

    #[test]
    fn what_nobody_can_have_chosen_is_forgotten() {
        for text in ["", "(", "(count: 9)", "(pope: 4)", "(chairs: [])"] {
            let game = NewGame::recalled(Some(text), &[]);
            assert_eq!(game.chairs, NewGame::default().chairs, "{text}");
            assert_eq!((game.count, game.pope), (4, 0), "{text}");
        }
    }

    #[test]
    fn who_played_another_game_is_proposed() {
        let last = ["Emil", "Řehoř", "Ida"].map(str::to_owned);
        let game = NewGame::recalled(None, &last);
        assert_eq!(game.count, 3);
        assert_eq!(game.chairs[1].name, "Řehoř");
        // Two cannot play, and nobody plays twice.
        let twice = ["Emil", "emil ", "Ida"].map(str::to_owned);
        for last in [&last[..2], &twice] {
            assert_eq!(NewGame::recalled(None, last).chairs[0].name, "Anna");
        }
    }
}
