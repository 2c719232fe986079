//! The window and everything in it: what a frame draws, and in which order.

mod acts;
pub mod announcer;
mod branching;
mod leaving;
mod listing;
mod opening;
pub mod registry;
mod replaying;
mod reports;
mod shelving;
mod speaking;
pub(crate) mod update;
mod versions;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui;

use self::announcer::{Announcer, Listener};
use self::registry::{GameKind, Games, kinds, state_with};
use super::Intent;
use super::base::evening::Way;
use super::base::input;
use super::base::sounds::{Sound, Sounds};
use super::base::{explain, inbox, theme};
use super::io::clerk::{Clerk, To};
use super::io::endings;
use super::io::endings::LAST_WAIT;
use super::io::kept::GameId;
use super::io::kind::Kind;
use super::io::library::Archive;
use super::io::preferences::Geometry;
use super::parts::toasts;
use super::screens::at_table::TableScreen;
use super::screens::command_line::{CommandLine, Outcome};
use super::screens::dialogs::Dialog;
use super::screens::guide::{Guide, Wanted};
use super::screens::shelf::ShelfPage;
use super::screens::{at_hand, bars, keys, public, start};
use super::session::commands;
use super::session::intent::{Screen, Wish};
use super::session::lessons::Lessons;
use super::session::lobby::Lobby;
use super::session::state::{PublicScreen, State};
use table::save::disk::Disk;

/// Who has the keyboard.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Keyboard {
    /// The screen has it.
    #[default]
    Free,
    /// Something lies over the screen; this widget had the keyboard before.
    Taken(Option<egui::Id>),
}

impl Keyboard {
    /// Forgets the widget that would get the keyboard back.
    fn forget(&mut self) {
        if let Self::Taken(before) = self {
            *before = None;
        }
    }
}

/// The window and everything in it.
pub struct App {
    games: Games,
    pub(crate) state: State,
    pub(crate) clerk: Clerk,
    pub(crate) ctx: egui::Context,
    pub(crate) data: PathBuf,
    // The start page and other screens of each game, by the game's id.
    pub(crate) lobbies: Vec<(&'static str, Box<dyn Lobby>)>,
    // The page that lists all games.
    pub(crate) shelf: ShelfPage,
    // The game whose score sheet is shown or was shown last.
    pub(crate) sheet_of: &'static str,
    // The screen of the open game.
    pub(crate) screen: Option<Box<dyn TableScreen>>,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) line: Option<CommandLine>,
    pub(crate) keys: Option<keys::KeysPage>,
    // The explanation card that is open next to something, and the page with all rules.
    pub(crate) explains: Option<at_hand::Card>,
    pub(crate) rules: Option<at_hand::RulesPage>,
    // The cards of the tutorial for a first evening.
    pub(crate) guide: Guide,
    // The file that is being opened to look back at its game.
    pub(crate) looks_back: Option<PathBuf>,
    // Whether the letters have been drawn once.
    pub(crate) is_inked: bool,
    pub(crate) held: keys::Held,
    pub(crate) begins_with: Beginning,
    pub(crate) sounds: Sounds,
    // Announces to screen readers what happens.
    pub(crate) announcer: Announcer,
    // Anything that covers the screen takes the keyboard from the widget that had it.
    pub(crate) keyboard: Keyboard,
    // The game announced last, its position, and its number of entries.
    pub(crate) heard: Option<(GameId, usize, usize)>,
    // When the player last touched anything, in egui's seconds.
    pub(crate) touched: f64,
    // How long closing waits for pending writes.
    pub(crate) last_wait: Duration,
}

impl App {
    /// Creates the window for the user whose data is in `data` (which need not exist yet), with
    /// these games. It shows the game in `open`, or the one that was open last.
    #[must_use]
    pub fn with_games(
        ctx: &egui::Context,
        games: Games,
        disk: Arc<dyn Disk>,
        data: PathBuf,
        open: Option<PathBuf>,
    ) -> Self {
        theme::apply(ctx);
        inbox::Inbox::install(ctx);
        let wake = ctx.clone();
        let archive = Archive::new(kinds(games), disk, data.clone());
        let lobbies = games.iter().map(|game| (game.id(), game.lobby()));
        let mut app = Self {
            games,
            state: state_with(games),
            clerk: Clerk::start(archive, move || wake.request_repaint()),
            ctx: ctx.clone(),
            data,
            lobbies: lobbies.collect(),
            shelf: ShelfPage::new(ctx),
            sheet_of: games.first().map_or("", |game| game.id()),
            screen: None,
            dialog: None,
            line: None,
            keys: None,
            explains: None,
            rules: None,
            guide: Guide::default(),
            looks_back: None,
            is_inked: false,
            held: keys::Held::default(),
            begins_with: Beginning::default(),
            sounds: Sounds::default(),
            announcer: Announcer::default(),
            keyboard: Keyboard::default(),
            heard: None,
            touched: 0.0,
            last_wait: LAST_WAIT,
        };
        app.begin(open);
        app
    }

    /// Returns the tutorial for a first evening: for the open game, on a game's own screens for
    /// that game, and on the start screen for the chosen game. Falls back to the first game if
    /// none is chosen.
    pub(crate) fn lessons(&self, way: Way) -> Option<&'static Lessons> {
        let game = match self.state.screen {
            Screen::Of(id, _) => Some(id),
            Screen::Start => self.state.preferences.game.as_deref(),
            _ => self.state.game.as_ref().map(|game| game.game()),
        };
        let game = game.and_then(|id| self.game_kind(id));
        game.or(self.games.first().copied())?.lessons(way)
    }

    /// Returns the game with this id.
    pub(crate) fn game_kind(&self, id: &str) -> Option<&'static dyn GameKind> {
        let mut games = self.games.iter().copied();
        games.find(|game| game.id() == id)
    }

    /// Returns what decides which announcements are allowed: the game, who is looking at it,
    /// and whether money is hidden.
    pub(crate) fn listener(&self) -> Listener {
        let game = self.state.game.as_ref();
        let game = game.map(|game| (game.id(), game.looks()));
        (game, self.state.hides_money())
    }

    /// Returns the state of the window.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Plays sounds with this function, on a separate thread, instead of the system's player.
    pub fn play_sounds_with(&mut self, play: impl FnMut(Sound) -> bool + Send + 'static) {
        self.sounds = Sounds::played_by(play);
    }

    /// Returns the progress of the bot that is thinking (0 to 1).
    #[must_use]
    pub fn thinking(&self) -> Option<f32> {
        self.state.game.as_ref()?.thinking()
    }

    /// Returns whether the shown screen of a game works out something that it shows.
    #[must_use]
    pub fn is_page_busy(&self) -> bool {
        let Screen::Of(game, screen) = self.state.screen else {
            return false;
        };
        let mut lobbies = self.lobbies.iter();
        lobbies.any(|(id, lobby)| *id == game && lobby.is_busy(screen))
    }

    /// Waits until the worker has written everything it was given, including which game to
    /// reopen next time. Stops waiting after a while.
    pub fn finish_saving(&mut self) {
        self.keep_place();
        self.shelf.keep_note();
        self.send_chores();
        self.clerk.catch_up(self.last_wait);
        self.take_reports();
        self.remember();
        self.clerk.finish(self.last_wait);
    }

    /// Makes sure everything is written if the program ends other than by closing its window.
    pub fn finish_first(&self) {
        endings::finish_first(self.clerk.closing());
    }

    /// Returns the keyboard to the widget that had it, once nothing covers the screen.
    fn keep_focus(&mut self, ctx: &egui::Context, covered: bool) {
        // A closed modal keeps the keyboard from everything else for one more frame.
        let is_kept = ctx.memory(|memory| memory.top_modal_layer().is_some());
        match (covered, self.keyboard) {
            (true, Keyboard::Free) => {
                self.keyboard = Keyboard::Taken(ctx.memory(egui::Memory::focused));
            }
            (false, Keyboard::Taken(_)) if is_kept => ctx.request_repaint(),
            (false, Keyboard::Taken(before)) => {
                self.keyboard = Keyboard::Free;
                ctx.memory_mut(|memory| {
                    // Tab may still be looking for something after the last control of the
                    // closed modal.
                    let nobody = egui::Id::unique("nobody");
                    memory.interested_in_focus(nobody, egui::LayerId::debug());
                    memory.surrender_focus(nobody);
                    if let Some(before) = before {
                        memory.request_focus(before);
                    }
                });
            }
            (true, Keyboard::Taken(_)) | (false, Keyboard::Free) => {}
        }
    }

    /// Draws the tutorial card. Returns the tutorial to start, if the player chose one.
    fn guide(&mut self, ctx: &egui::Context) -> Option<Way> {
        let is_covered = self.dialog.is_some()
            || self.line.is_some()
            || self.keys.is_some()
            || self.explains.is_some()
            || self.rules.is_some();
        let hides_money = self.state.hides_money();
        let mut evening = self.state.preferences.evening.clone();
        let lessons = evening.way.and_then(|way| self.lessons(way));
        let wanted =
            self.guide
                .show(ctx, &self.state, &mut evening, lessons, is_covered, || {
                    let screen = self.screen.as_ref()?;
                    screen.examples(&self.state, hides_money).into_iter().next()
                })?;
        let way = match wanted {
            Wanted::Remember => None,
            Wanted::Begin(way) => {
                if evening.last != Some(way) {
                    evening.said.clear();
                }
                evening.way = Some(way);
                evening.last = Some(way);
                Some(way)
            }
        };
        self.state.preferences.evening = evening;
        self.remember();
        ctx.request_repaint();
        way
    }

    /// Returns the intent that starts or resumes the tutorial.
    fn begin_evening(&self, way: Way) -> Option<Intent> {
        // Resume at the table where the player left off.
        let of = self.lessons(way).map(|lessons| lessons.of);
        let is_left = !self.state.preferences.evening.said.is_empty();
        if is_left && of.is_some_and(|of| of(&self.state)) {
            return Some(Intent::Show(Screen::Table));
        }
        let mut evenings = self.evenings(way);
        evenings.find_map(|(_, evening)| evening)
    }

    /// Yields what each game offers for a first evening, the chosen game first.
    fn evenings(&self, way: Way) -> impl Iterator<Item = (&'static str, Option<Intent>)> {
        let (before, chosen) = self.lobbies.split_at(self.chosen_game());
        let lobbies = chosen.iter().chain(before);
        lobbies.map(move |(id, lobby)| (*id, lobby.evening(way)))
    }

    /// Returns the index, among all games, of the one that the start screen offers.
    pub(crate) fn chosen_game(&self) -> usize {
        let chosen = self.state.preferences.game.as_deref();
        let mut ids = self.lobbies.iter().map(|(id, _)| Some(*id));
        ids.position(|id| id == chosen).unwrap_or(0)
    }

    /// Offers the tutorial on the start screen.
    pub(super) fn offer_evening(&mut self) {
        self.guide.offers = true;
        // Choose a game that has a tutorial.
        let mut evenings = self.evenings(Way::Table);
        let game = evenings.find_map(|(id, evening)| evening.map(|_| id));
        drop(evenings);
        if let Some(game) = game {
            self.carry_out(Intent::ChooseGame(game));
        }
        self.carry_out(Intent::Show(Screen::Start));
    }

    pub(super) fn geometry(&self) -> Option<Geometry> {
        self.ctx.input(|input| {
            let viewport = input.viewport();
            let inner = viewport.inner_rect?;
            Some(Geometry {
                size: inner.size().into(),
                place: viewport.outer_rect.map(|outer| outer.min.into()),
                maximized: viewport.maximized.unwrap_or(false),
            })
        })
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.finish_saving();
    }
}

/// Returns what to do with files dropped on the window: opens a game; imports an archive or
/// plays into the shelf.
fn dropped(ctx: &egui::Context) -> Option<Intent> {
    let files = ctx.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
    let path = files.first()?.path().to_owned();
    let is_archive = path
        .extension()
        .is_some_and(|it| it.eq_ignore_ascii_case("zip"));
    Some(match is_archive {
        true => Wish::Import(path).into(),
        false => Intent::Open(path),
    })
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        self.name_as_on_cards();
        self.take_reports();
        self.watch_clerk();
        self.follow_shelf();
        self.tick(ctx);
        self.replay(ctx);
        self.time(ctx);
        if ctx.input(|input| input.viewport().close_requested()) {
            self.close_requested(ctx);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        // The first frame does not wait for letters it does not show, and has no drawings.
        let is_first = ui.ctx().cumulative_frame_nr() == 0;
        if is_first {
            ui.ctx().request_repaint();
        } else if !std::mem::replace(&mut self.is_inked, true) {
            theme::ink_letters(ui);
        }
        let mut wanted = Vec::new();
        // A popup closes with the Escape that it was open for, in the course of this frame.
        let has_popup = egui::Popup::is_any_open(ui.ctx());
        wanted.extend(dropped(ui.ctx()));
        self.held.follow(ui.ctx());
        explain::begin(ui.ctx(), self.state.reference());
        let covered = self.dialog.is_some() || self.line.is_some() || self.keys.is_some();
        let covered = covered || self.explains.is_some() || self.rules.is_some();
        if !covered {
            self.explains = at_hand::pressed(ui.ctx());
        }
        if !covered && self.explains.is_none() {
            match self.state.screen {
                Screen::Sheet => {
                    if let Some(sheet) = self.sheet() {
                        sheet.keys(ui.ctx());
                    }
                }
                Screen::Of(game, screen) => {
                    if let Some(lobby) = self.lobby(game) {
                        lobby.keys(screen, ui.ctx());
                    }
                }
                Screen::Games => self.shelf.keys(ui.ctx()),
                Screen::Start | Screen::Table => {}
            }
            let pressed = commands::pressed(ui.ctx(), &self.state);
            wanted.extend(pressed.map(|row| Intent::Do(row.id)));
            wanted.extend(commands::pasted(ui.ctx(), &self.state));
            if self.state.screen == Screen::Table {
                let sign = self.state.game.as_ref();
                let sign = sign.and_then(|game| game.opening_sign());
                let screen = self.screen.as_ref();
                let now = ui.input(|input| input.time);
                let is_key = |sign| {
                    screen.is_some_and(|screen| {
                        screen.is_key(sign) && !screen.is_behind_letter(sign, now)
                    })
                };
                let is_behind =
                    |sign| screen.is_some_and(|screen| screen.is_behind_letter(sign, now));
                let sign = sign.map(|(sign, _)| sign);
                self.line = CommandLine::typed(ui.ctx(), sign, is_key, is_behind);
                if let (Some(line), Some(screen)) = (&mut self.line, &mut self.screen) {
                    let next = line.begins_with().unwrap_or_default();
                    let letters = screen.take_letters(next, now);
                    if !letters.typed.is_empty() {
                        line.follow(letters);
                        // The widget that those letters gave the keyboard to loses it.
                        ui.memory_mut(|memory| memory.stop_text_input());
                    }
                }
            }
        }
        let hides_money = self.state.hides_money() && !commands::is_showing_money(ui.ctx());
        // A covered screen does not see the pointer and shows no hover texts over what covers
        // it.
        let covered = covered || self.line.is_some() || self.explains.is_some();
        self.keep_focus(ui.ctx(), covered);
        let pointer = covered.then(|| ui.input_mut(|input| std::mem::take(&mut input.pointer)));
        let corrects = self.screen.as_ref().is_some_and(|it| it.is_correcting());
        wanted.extend(bars::show(ui, &self.state, hides_money, corrects));
        if self.state.screen != Screen::Table {
            // The colours that players chose apply at their own table only.
            theme::choose_colours(ui.ctx(), [0, 1, 2, 3, 4]);
        }
        let shown = match self.state.screen {
            Screen::Start => {
                let lobbies = self.lobbies.iter();
                let games = lobbies.map(|(id, lobby)| start::OfGame {
                    id,
                    title: self.state.kind(id).map_or("", <dyn Kind>::title),
                    choices: lobby.choices(),
                    beside: lobby.beside(),
                    lobby: &**lobby,
                });
                let lobbies = start::Lobbies {
                    games: games.collect(),
                    chosen: self.chosen_game(),
                };
                start::show(ui, &self.state, &lobbies)
            }
            Screen::Games => {
                let wanted = self.shelf.show(ui, &self.state);
                self.send_chores();
                wanted
            }
            Screen::Of(game, screen) => {
                let mut lobbies = self.lobbies.iter_mut();
                match lobbies.find(|(id, _)| *id == game) {
                    Some((_, lobby)) => lobby.show(screen, ui, &self.state),
                    None => Some(Intent::Show(Screen::Start)),
                }
            }
            Screen::Sheet => {
                let mut lobbies = self.lobbies.iter_mut();
                let lobby = lobbies.find(|(id, _)| *id == self.sheet_of);
                let shown = match lobby.and_then(|(_, lobby)| lobby.sheet()) {
                    Some(sheet) => sheet.show(ui, &self.state),
                    None => Some(Intent::Show(Screen::Start)),
                };
                self.save_sheet(To::ItsFile, false);
                shown
            }
            Screen::Table => match &mut self.screen {
                Some(screen) => screen.show(ui, &self.state, hides_money),
                None => Some(Intent::Show(Screen::Start)),
            },
        };
        wanted.extend(shown);
        if let Some(pointer) = pointer {
            ui.input_mut(|input| input.pointer = pointer);
        }
        if let Some(line) = &mut self.line
            && let Outcome::Closed(intent) =
                line.show(ui.ctx(), &self.state, self.screen.as_deref(), hides_money)
        {
            self.line = None;
            if intent.is_some() {
                // The widget that had the keyboard has been replaced.
                self.keyboard.forget();
            }
            // From now on, typing is for the table again.
            ui.memory_mut(|memory| memory.stop_text_input());
            wanted.extend(intent);
            ui.ctx().request_repaint();
        }
        if self.state.game.is_none() {
            self.state.public = PublicScreen::Closed;
        }
        if self.state.public == PublicScreen::Open
            && let Some(screen) = &self.screen
            && public::show(ui.ctx(), screen.as_ref(), &self.state)
        {
            self.state.public = PublicScreen::Closed;
            ui.ctx().request_repaint();
        }
        let listed = self.keys.is_some().then(|| self.key_lists(ui.ctx()));
        let listed = listed.unwrap_or_default();
        if let Some(page) = &mut self.keys
            && page.show(ui.ctx(), &self.state, &listed)
        {
            self.keys = None;
            ui.ctx().request_repaint();
        }
        if let Some(dialog) = &mut self.dialog {
            wanted.extend(dialog.show(ui.ctx(), &self.state));
        }
        if let Some(card) = &mut self.explains {
            match card.show(ui.ctx()) {
                at_hand::Outcome::Open => {}
                at_hand::Outcome::Closed => {
                    self.explains = None;
                    ui.ctx().request_repaint();
                }
                at_hand::Outcome::All(topic) => {
                    self.explains = None;
                    self.rules = Some(at_hand::RulesPage::at(topic));
                    ui.ctx().request_repaint();
                }
            }
        } else if let Some(page) = &mut self.rules
            && page.show(ui.ctx())
        {
            self.rules = None;
            ui.ctx().request_repaint();
        }
        if let Some(card) = at_hand::asked(ui.ctx()) {
            self.explains = Some(card);
        }
        // Every other meaning of Escape has been checked by now.
        let changing = self.state.game.as_ref().and_then(|game| game.changing());
        if changing.is_some()
            && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
        {
            wanted.push(Intent::CancelChange);
        }
        if let Some(way) = self.guide(ui.ctx()) {
            wanted.extend(self.begin_evening(way));
        }
        // And after all of it, what was told last is read.
        if let Some(notice) = self.state.notices.last()
            && !has_popup
            && input::escaped(ui)
        {
            wanted.push(Intent::Dismiss(notice.id));
        }
        if !wanted.is_empty() {
            for intent in wanted {
                self.carry_out(intent);
            }
            ui.ctx().request_repaint();
        }
        let looked_at = toasts::take_looked_at(ui.ctx());
        let now = ui.input(|input| input.time);
        if let Some(next) = self.state.forget_old(now, &looked_at) {
            ui.ctx()
                .request_repaint_after(Duration::from_secs_f64(next));
        }
        let troubles = bars::troubles(&self.state);
        self.announcer.keep_for(self.listener());
        self.announcer.follow(ui.ctx(), &self.state, &troubles);
        self.announcer.show(ui.ctx());
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.remember_window();
        self.finish_saving();
    }
}

/// What the window starts with.
#[derive(Debug, Default)]
pub(crate) enum Beginning {
    /// Not known before the preferences have been read; holds the requested file, if any.
    Unknown(Option<PathBuf>),
    /// Decided.
    #[default]
    Known,
}
