//! Puzzles from finished games: a position as one of the players saw it, with its board and
//! its controls. The player's decision is not played but judged: what is best, by how much
//! and why, and what was done in the game. Meanwhile another thread looks for the next
//! puzzles.
//!
//! Accessible names: the controls of the board; `Skip`, `Next puzzle` (Enter), `Open the
//! game`, and `Back` (Escape).

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{
    self, Context, Frame, Label, Margin, Panel, Rect, RichText, ScrollArea, Stroke, Ui, pos2, vec2,
};

use super::panels::FlorencePanels;
use super::state::Table;
use super::{Florence, Intent, solo};
use crate::ui::Intent as Shell;
use crate::ui::base::input;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::thinker::Thinker;
use crate::ui::io::kept::GameId;
use crate::ui::io::preferences::Pace;
use crate::ui::io::shelf::record::Record;
use crate::ui::parts::theme_switch::theme_switch;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, widgets};
use crate::ui::screens::new_game::Begins;
use crate::ui::session::game_window::{Look, Open, Panels as _};
use crate::ui::session::intent::Screen;
use crate::ui::session::state::State;
use florence::mind::bot::{self, Choice, Level, Puzzle, Thinking};
use florence::{Command, Game, Phase};
use table::{Game as _, Item as _, Session};
use words::figures::decimal;
use words::fl;
use words::florence::{Words, advice, shortened};

/// The most puzzles from one game, and the number prepared in advance.
const OF_A_GAME: usize = 2;
const AHEAD: usize = 2;
/// The widths of the seats and of the question.
const SEATS: f32 = 330.0;
const ASKED: f32 = 292.0;
/// The margins of the middle.
const SIDE: f32 = 14.0;
/// The heights of "now" and of the line of the tabs.
const NOW: f32 = 92.0;
const TABS: f32 = 34.0;

/// What the player wants to do on this page.
#[derive(Debug)]
pub enum Wish {
    /// Read this game.
    Read(PathBuf),
    /// Something else.
    Other(Intent),
}

/// A puzzle that is ready to be asked.
#[derive(Debug)]
struct Ready {
    game: Arc<Session<Game>>,
    path: PathBuf,
    puzzle: Puzzle,
}

/// The current puzzle.
#[derive(Debug)]
struct Asked {
    ready: Ready,
    open: Table,
    panels: FlorencePanels,
    tab: usize,
    given: Option<Given>,
}

/// The player's answer, and the judge's verdict once it is known.
#[derive(Debug)]
struct Given {
    command: Command,
    /// Whether it is the judge's own answer.
    is_best: bool,
    judged: Judged,
}

/// The judge's verdict on an answer.
#[derive(Debug)]
enum Judged {
    /// The judge is still thinking.
    Waiting,
    /// How the answer did, if it can be compared.
    Said(Option<Choice>),
}

impl Given {
    fn is_waiting(&self) -> bool {
        matches!(self.judged, Judged::Waiting)
    }

    /// Returns whether it is the best answer, or as good.
    fn is_as_good(&self) -> bool {
        matches!(self.judged, Judged::Said(Some(_))) && self.behind().is_none()
    }

    /// Returns the points behind the best answer, if that is more than the margin of error.
    fn behind(&self) -> Option<f32> {
        let Judged::Said(Some(choice)) = &self.judged else {
            return None;
        };
        // For the best answer the lead over the second best is shown instead.
        if self.is_best {
            return None;
        }
        let apart = choice.apart.as_ref().filter(|apart| apart.is_clear);
        apart.map(|apart| apart.by)
    }
}

type Maker = Thinker<u64, Vec<Ready>, Thinking>;
type Judge = Thinker<u64, Option<Choice>, Thinking>;

/// The page.
#[derive(Debug, Default)]
pub struct PuzzlesPanel {
    // The stored games, the latest first, and those already searched.
    games: Vec<PathBuf>,
    looked: HashSet<PathBuf>,
    last: Option<PathBuf>,
    is_reading: bool,
    read: Option<(PathBuf, Session<Game>)>,
    thinkers: Option<(Maker, Judge)>,
    questions: u64,
    waiting: Vec<Ready>,
    now: Option<Box<Asked>>,
    found: usize,
    tried: usize,
    // The state of the window as the board sees it.
    window: Option<Box<State>>,
}

impl PuzzlesPanel {
    /// Updates the list of stored games.
    pub fn learned(&mut self, games: &Arc<Vec<Arc<Record>>>) {
        let mut of: Vec<&Arc<Record>> = games
            .iter()
            .filter(|record| {
                let over = record.over();
                over.is_some_and(|entry| {
                    let whole = entry.chronicle.as_ref();
                    let whole = whole.is_some_and(|told| told.exceptions == 0);
                    entry.game == Game::ID && entry.deal.is_some() && whole
                })
            })
            .collect();
        of.sort_by_key(|record| std::cmp::Reverse(record.when));
        self.games = of.into_iter().map(|record| record.path.clone()).collect();
    }

    /// Describes the state in a few words.
    #[must_use]
    pub fn told(&self) -> String {
        let text = match self.games.is_empty() {
            true => fl!(puzzles_none),
            false => fl!(puzzles_some),
        };
        text.to_owned()
    }

    /// Takes a game that was read; `None` if that failed.
    pub fn read(&mut self, path: &Path, game: Option<Session<Game>>) {
        self.is_reading = false;
        self.read = game.map(|game| (path.to_owned(), game));
    }

    /// Continues looking for puzzles. Returns a game that has to be read.
    fn look_on(&mut self, ctx: &Context) -> Option<PathBuf> {
        let (maker, judge) = self.thinkers.get_or_insert_with(|| {
            let (one, other) = (ctx.clone(), ctx.clone());
            let maker = Thinker::new(move || one.request_repaint());
            (maker, Thinker::new(move || other.request_repaint()))
        });
        if let Some((_, found)) = maker.answer() {
            self.waiting.extend(found);
        }
        if let Some((question, choice)) = judge.answer()
            && question == self.questions
            && let Some(given) = self.now.as_mut().and_then(|now| now.given.as_mut())
        {
            given.judged = Judged::Said(choice);
            self.found += usize::from(given.is_as_good());
        }
        if let Some((path, session)) = self.read.take() {
            let game = Arc::new(session);
            maker.ask(0, Thinking::new(), move |thinking| {
                let found = bot::puzzles(&game, OF_A_GAME, thinking).into_iter();
                let ready = found.map(|puzzle| Ready {
                    game: Arc::clone(&game),
                    path: path.clone(),
                    puzzle,
                });
                ready.collect()
            });
        }
        if self.now.is_none() && !self.waiting.is_empty() {
            let ready = self.waiting.remove(0);
            self.now = Asked::of(ready, ctx).map(Box::new);
        }
        let is_idle = maker.question().is_none() && !self.is_reading;
        if !is_idle || self.waiting.len() >= AHEAD {
            return None;
        }
        let mut games = self.games.iter();
        let next = games.find(|path| !self.looked.contains(*path))?.clone();
        self.looked.insert(next.clone());
        self.last = Some(next.clone());
        self.is_reading = true;
        Some(next)
    }

    fn is_looking(&self) -> bool {
        let maker = self.thinkers.as_ref().map(|(maker, _)| maker);
        self.is_reading || maker.is_some_and(|maker| maker.question().is_some())
    }

    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Wish> {
        let mut theme = None;
        let back = page::bar(
            ui,
            fl!(puzzles_title),
            |_| {},
            |ui| theme = theme_switch(ui, state).map(Intent::Shell),
        );
        let mut wanted = theme.map(Wish::Other);
        let holds = self
            .now
            .as_ref()
            .is_some_and(|now| now.panels.is_key(now.tab, 'r'));
        match self.now.is_some() {
            true => {
                let asked = self.asked(ui);
                wanted = wanted.or(asked.map(Wish::Other));
                self.board(ui, state);
            }
            false => {
                let leads = self.nothing(ui);
                wanted = wanted.or(leads.map(Wish::Other));
            }
        }
        // With a tile in hand Escape puts it back.
        let escape = !holds && input::escaped(ui);
        if back || escape {
            // No more puzzles are needed now.
            if let Some((maker, judge)) = &mut self.thinkers {
                if maker.question().is_some()
                    && let Some(path) = &self.last
                {
                    self.looked.remove(path);
                }
                maker.forget();
                judge.forget();
            }
            // The puzzle will be asked again.
            if let Some(now) = &mut self.now
                && now.given.take_if(|given| given.is_waiting()).is_some()
            {
                self.tried -= 1;
            }
            let back = match state.game {
                Some(_) => Screen::Table,
                None => Screen::Start,
            };
            return Some(Wish::Other(Intent::Shell(Shell::Show(back))));
        }
        wanted.or_else(|| self.look_on(ui.ctx()).map(Wish::Read))
    }

    /// Draws why there is no puzzle, and how to get some.
    fn nothing(&self, ui: &mut Ui) -> Option<Intent> {
        let said = match (self.games.is_empty(), self.is_looking()) {
            (true, _) => fl!(puzzles_no_games),
            (false, true) => fl!(puzzles_looking),
            (false, false) => fl!(puzzles_over),
        };
        let mut wanted = None;
        page::body(ui, "no_puzzle", |ui| {
            let weak = Palette::of(ui).weak;
            ui.add_space(120.0);
            ui.vertical_centered(|ui| {
                ui.set_max_width(460.0);
                let text = RichText::new(said).font(face::display(20.0)).color(weak);
                ui.add(Label::new(text).wrap());
                if !self.is_looking() {
                    ui.add_space(16.0);
                    if Press::new(fl!(start_play)).pressed(ui) {
                        wanted = Some(Begins::OnScreen.in_game(Game::ID).into());
                    }
                }
            });
        });
        wanted
    }

    /// Draws the question and the judge's verdict.
    fn asked(&mut self, ui: &mut Ui) -> Option<Intent> {
        let palette = Palette::of(ui);
        let frame = Frame::new()
            .fill(palette.paper)
            .inner_margin(Margin::symmetric(16, 14));
        let panel = Panel::right("what is asked").frame(frame);
        let width = ASKED.min(ui.available_width() * 0.34);
        let (found, tried) = (self.found, self.tried);
        let now = self.now.as_mut()?;
        let shown = panel.exact_size(width).resizable(false).show(ui, |ui| {
            let area = ScrollArea::vertical().auto_shrink(false);
            area.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                now.ask(ui, (found, tried))
            })
            .inner
        });
        match shown.inner? {
            Said::Next => {
                self.questions += 1;
                if let Some((_, judge)) = &mut self.thinkers {
                    judge.forget();
                }
                self.now = None;
                ui.ctx().request_repaint();
                None
            }
            Said::Open(path) => Some(Intent::Shell(Shell::Open(path))),
        }
    }

    /// Draws the position with the possible decisions.
    fn board(&mut self, ui: &mut Ui, state: &State) {
        let window = self
            .window
            .get_or_insert_with(|| Box::new(State::new(state.known.clone(), state.offers.clone())));
        if window.preferences != state.preferences {
            window.preferences = state.preferences.clone();
        }
        // Nothing happens automatically here.
        window.preferences.pace = Pace::AtOnce;
        let Some(now) = &mut self.now else { return };
        let Some(command) = now.show(ui, window) else {
            return;
        };
        let best = now.ready.puzzle.advice.choices.first();
        now.given = Some(Given {
            command,
            is_best: best.is_some_and(|best| best.command == command),
            judged: Judged::Waiting,
        });
        self.tried += 1;
        self.questions += 1;
        let seen = *now.open.session.game();
        if let Some((_, judge)) = &mut self.thinkers {
            judge.ask(self.questions, Thinking::new(), move |thinking| {
                bot::judged(&seen, command, thinking)
            });
        }
    }
}

/// The buttons next to the board.
enum Said {
    Next,
    Open(PathBuf),
}

impl Asked {
    /// Returns the position of a puzzle: a person in the seat to act, and bots with hidden
    /// cards in all others.
    fn of(ready: Ready, ctx: &Context) -> Option<Self> {
        let Puzzle { entry, seat, .. } = ready.puzzle;
        let mut start = ready.game.start().clone();
        for (at, player) in start.players.iter_mut().enumerate() {
            player.bot = match at == seat.index() {
                true => None,
                false => player.bot.or(Some(Level::MEDIUM)),
            };
        }
        let log = ready.game.log()[..entry].to_vec();
        let session = Session::restore(start, log, entry).ok()?;
        let open = Open::<Florence>::new(GameId(u64::MAX), session, None, ctx);
        let mut panels = FlorencePanels::default();
        let tab = panels.moved(&open).unwrap_or(0);
        Some(Self {
            ready,
            open,
            panels,
            tab,
            given: None,
        })
    }

    fn words(&self) -> Words<'_> {
        self.open.words(false)
    }

    /// Draws the position; returns what was decided.
    fn show(&mut self, ui: &mut Ui, window: &State) -> Option<Command> {
        let palette = Palette::of(ui);
        let frame = Frame::new().fill(palette.desk);
        let is_over = self.given.is_some();
        let mut wanted = None;
        egui::CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            if is_over {
                // Overlapping things must not become transparent.
                ui.visuals_mut().disabled_alpha = 1.0;
                ui.disable();
            }
            let whole = ui.available_rect_before_wrap();
            let look = Look {
                open: &self.open,
                state: window,
                hides_money: false,
            };
            let usual = (SEATS - 60.0 * f32::from(whole.width() < 900.0)).min(whole.width() * 0.4);
            let wide = self.panels.seats_width(look).unwrap_or(usual);
            let (seats, middle) = whole.split_left_right_at_x(whole.left() + wide);
            let line = Stroke::new(1.0, palette.line);
            ui.painter().rect_filled(middle, 0.0, palette.paper);
            ui.painter().vline(seats.right(), seats.y_range(), line);
            let inner = middle.shrink2(vec2(SIDE, 10.0));
            let (now, rest) = inner.split_top_bottom_at_y(inner.top() + NOW);
            let mut part = page::part(ui, now, "now_of_a_puzzle");
            wanted = self.panels.now(&mut part, look);
            let tabs = rest
                .with_min_y(rest.top() + 8.0)
                .with_max_y(rest.top() + 8.0 + TABS);
            let shown = self.panels.shown_tabs(look);
            let names: Vec<&str> = shown
                .iter()
                .map(|&tab| (FlorencePanels::tabs()[tab].name)())
                .collect();
            let choices: Vec<(&str, &str)> = names.iter().map(|name| (*name, *name)).collect();
            let front = shown.iter().position(|&tab| tab == self.tab).unwrap_or(0);
            let mut row = page::row(ui, tabs, "tabs_of_a_puzzle");
            if let Some(pressed) = widgets::segments(&mut row, &choices, front) {
                self.tab = shown[pressed];
            }
            let phase = self.open.session.game().phase();
            let hand = match phase {
                Phase::StartingHands | Phase::Seats => 0.0,
                _ => solo::CAPTION + solo::HAND,
            };
            let tab = Rect::from_min_max(
                pos2(rest.left(), tabs.bottom() + 8.0),
                pos2(rest.right(), rest.bottom() - hand - 6.0),
            );
            let mut part = page::part(ui, tab, "tab_of_a_puzzle");
            part.shrink_clip_rect(tab);
            let intent = self.panels.tab(&mut part, self.tab, look);
            wanted = wanted.take().or(intent);
            if hand > 0.0 {
                let below = rest.with_min_y(rest.bottom() - hand);
                let view = self.open.view(false);
                let intent = solo::show_hand(ui, below, &self.open, &view);
                wanted = wanted.take().or(intent.map(Shell::from));
            }
            let mut part = page::part(ui, seats.shrink(8.0), "seats_of_a_puzzle");
            let intent = self.panels.seats(&mut part, look);
            wanted = wanted.take().or(intent);
        });
        match wanted? {
            Shell::ShowTab(tab) => self.tab = tab,
            Shell::Game(own) => {
                let intent = own.get::<Intent>()?;
                if let Intent::Play(commands) = intent {
                    let command = *commands.first()?;
                    let decided = !is_over && self.open.session.check(&command).is_ok();
                    return decided.then_some(command);
                }
                if let Some(tab) = self.panels.carry_out(intent, &self.open) {
                    self.tab = tab;
                }
            }
            _ => {}
        }
        ui.ctx().request_repaint();
        None
    }

    /// Draws the question, or the judge's verdict.
    fn ask(&self, ui: &mut Ui, (found, tried): (usize, usize)) -> Option<Said> {
        let palette = Palette::of(ui);
        let words = self.words();
        let puzzle = &self.ready.puzzle;
        let name = shortened(&words.seat(puzzle.seat));
        let body = |text: &str| RichText::new(text).font(face::text(13.5));
        let heading = fl!(puzzle_heading, round = puzzle.round, name = name.as_str());
        page::heading(ui, &heading, 22.0);
        let Some(given) = &self.given else {
            let question = fl!(puzzle_question, name = name.as_str());
            ui.add(Label::new(body(&question)).wrap());
            let seen = fl!(puzzle_seen, name = name.as_str());
            ui.add(Label::new(body(&seen).color(palette.weak)).wrap());
            tally(ui, found, tried);
            return Press::new(fl!(puzzle_skip))
                .pressed(ui)
                .then_some(Said::Next);
        };
        if given.is_waiting() {
            ui.add(Label::new(body(fl!(puzzle_thinking))).wrap());
            return None;
        }
        let best = puzzle.advice.choices.first()?;
        let (verdict, colour) = match (given.is_best, given.is_as_good()) {
            (true, _) => (fl!(puzzle_right), palette.right),
            (false, true) => (fl!(puzzle_as_good), palette.right),
            (false, false) => (fl!(puzzle_wrong), palette.wrong),
        };
        let verdict = RichText::new(verdict)
            .font(face::display(19.0))
            .color(colour);
        ui.add(Label::new(verdict).wrap());
        let part = |ui: &mut Ui, caption: &str, said: &str| {
            widgets::caption(ui, caption);
            ui.add(Label::new(body(said)).wrap());
        };
        part(ui, fl!(puzzle_best), &words.command(&best.command));
        if !given.is_best {
            part(ui, fl!(puzzle_yours), &words.command(&given.command));
            if let Some(points) = given.behind() {
                let behind = fl!(puzzle_behind, points = decimal(points));
                ui.add(Label::new(body(&behind).color(palette.wrong)).wrap());
            }
        }
        part(ui, fl!(puzzle_played), &words.command(&puzzle.played));
        widgets::caption(ui, fl!(puzzle_why));
        for why in advice::why(&words, &puzzle.advice, 0) {
            ui.add(Label::new(body(&why)).wrap());
        }
        tally(ui, found, tried);
        ui.add_space(4.0);
        let next = Press::new(fl!(puzzle_next)).main().display().enter();
        let next = ui.add(next.at_least(vec2(0.0, 42.0)));
        let nowhere = ui.memory(|memory| memory.focused().is_none());
        if next.clicked() || nowhere && page::pressed_enter(ui) {
            return Some(Said::Next);
        }
        let open = Press::new(fl!(puzzle_open_game)).pressed(ui);
        open.then(|| Said::Open(self.ready.path.clone()))
    }
}

fn tally(ui: &mut Ui, found: usize, tried: usize) {
    if tried > 0 {
        let weak = Palette::of(ui).weak;
        let said = fl!(puzzle_found, found = found, tried = tried);
        let said = RichText::new(said).font(face::text(12.5)).color(weak);
        ui.add(Label::new(said).wrap());
    }
}
