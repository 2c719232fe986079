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

mod agreed;
mod seats;

use eframe::egui::{
    self, Align, Align2, Frame, Id, Layout, Margin, Panel, Rect, Role, Sense, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use serde::{Deserialize, Serialize};

use super::deck_editor::deck_name;
use super::deck_files::Decks;
use super::digital::level_of;
use crate::app::shell::Intent as Shell;
use crate::app::shell::at_table::theme_switch;
use crate::app::shell::commands;
use crate::app::shell::icons::Icon;
use crate::app::shell::own::Own;
use crate::app::shell::page;
use crate::app::shell::page::{Way, let_go};
use crate::app::shell::state::{Screen, State};
use crate::app::shell::theme::{Palette, face};
use crate::app::shell::widgets;
use crate::app::shell::widgets::Press;
use prince::mind::bot;
use prince::rules::options::{START_CARDINALS, START_MONEY, displayed, needed};
use prince::{EditionData, Game, Options, PlayerSetup, Position, Setup};
use table::{Colour, Game as _, Item as _, Level, Seat};
use words::fl;
use words::text::shortened;

/// The fewest and the most who play.
const FEWEST: usize = 3;
const MOST: usize = 5;
/// The levels one chooses from.
pub const LEVELS: [Level; 3] = [Level::EASY, Level::MEDIUM, Level::STRONG];
/// The height of the foot.
const FOOT: f32 = 76.0;
/// From this width on the table is seen beside the seats.
const WIDE: f32 = 980.0;
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
pub struct Chair {
    /// Who sits there.
    pub name: String,
    /// One of five.
    colour: usize,
    /// How well the computer plays it on this screen; nothing where a person does.
    bot: Option<Level>,
}

#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
/// What has been chosen so far, and what of it the next start remembers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// Five, of which the first ones play.
    #[doc(hidden)]
    pub chairs: Vec<Chair>,
    /// How many play.
    #[doc(hidden)]
    pub count: usize,
    /// The seat of the pope.
    #[doc(hidden)]
    pub pope: usize,
    /// What was chosen about trade and ballots; else it depends on whether bots play.
    trade: Option<bool>,
    #[doc(hidden)]
    pub conclave: Option<u8>,
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

    /// The game in a sentence, and what begins it.
    fn foot(&mut self, ui: &mut Ui, wrong: Option<&str>) -> bool {
        let palette = Palette::of(ui);
        let frame = Frame::new()
            .fill(palette.paper)
            .inner_margin(Margin::symmetric(20, 0));
        let foot = Panel::bottom("foot_of_a_new_prince")
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

    /// What somebody is called here: by the seat as long as no name is typed.
    fn called(&self, at: usize) -> String {
        let seat = || fl!(player_of_seat, seat = (at + 1).to_string());
        match self.chairs[at].name.trim() {
            "" => seat(),
            name => shortened(name),
        }
    }

    fn sentence(&self) -> String {
        let pope = self.called(self.pope);
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
/// How well a bot plays.
#[must_use]
pub fn level_name(level: Level) -> &'static str {
    match level_of(level) {
        bot::Level::Easy => fl!(prince_new_easy),
        bot::Level::Medium => fl!(prince_new_medium),
        bot::Level::Strong => fl!(prince_new_strong),
    }
}
