//! Puzzles: a position as one of the players saw it, with its board and its controls. The
//! player's decision is not played but judged: what is best, by how much and why, and what
//! was done in the game. Meanwhile another thread looks for the next puzzles.
//!
//! First come the puzzles of the program that are not solved yet, then those of the player's
//! finished games. On request bots play new games to take puzzles from.
//!
//! Accessible names: the controls of the board; `Skip`, `Next puzzle` (Enter), `Open the
//! game`, `From new games`, and `Back` (Escape).

use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use eframe::egui::{
    self, Context, Frame, Label, Margin, Panel, Rect, RichText, ScrollArea, Stroke, Ui, pos2, vec2,
};

use super::panels::FlorencePanels;
use super::state::Table;
use super::{Florence, Intent, solo};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::input;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::thinker::Thinker;
use crate::ui::io::kept::GameId;
use crate::ui::io::preferences::{Pace, Preferences};
use crate::ui::io::shelf::record::Record;
use crate::ui::parts::theme_switch::theme_switch;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, small, widgets};
use crate::ui::screens::new_game::{Begins, first_names};
use crate::ui::session::digital::DEALS;
use crate::ui::session::game_window::{Look, Open, Panels as _};
use crate::ui::session::intent::Screen;
use crate::ui::session::state::State;
use florence::mind::bot::{self, Choice, Level, Puzzle, Thinking, Written};
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

/// Where a puzzle is from.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    /// From the program.
    Shipped(Written<'static>),
    /// From a game of the player.
    Own(PathBuf),
    /// From a game that bots have just played.
    New,
}

/// A puzzle that is ready to be asked.
#[derive(Debug)]
struct Ready {
    game: Arc<Session<Game>>,
    source: Source,
    puzzle: Puzzle,
}

impl Ready {
    /// Returns puzzles found in a game.
    fn all(game: &Arc<Session<Game>>, source: &Source, found: Vec<Puzzle>) -> Vec<Self> {
        let found = found.into_iter().map(|puzzle| Self {
            game: Arc::clone(game),
            source: source.clone(),
            puzzle,
        });
        found.collect()
    }

    /// Returns its number, by which it is known whether it was solved; `None` if it does not
    /// come again.
    fn number(&self) -> Option<u32> {
        let comes_again = self.source != Source::New;
        let deal = self.game.people().deal.filter(|_| comes_again)?;
        Some(bot::puzzle_number(deal, self.puzzle.entry))
    }
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
    // The numbers of the puzzles that are solved, and those solved on this page that are not
    // remembered yet.
    solved: BTreeSet<u32>,
    newly_solved: Vec<u32>,
    // The puzzles of the program that were asked or prepared since the start.
    asked: HashSet<Written<'static>>,
    // The stored games, the latest first, and those already searched.
    games: Vec<PathBuf>,
    looked: HashSet<PathBuf>,
    // What the thinker looks at.
    looks_at: Option<Source>,
    // Whether puzzles are taken from new games of bots.
    plays_new: bool,
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

    /// Takes the numbers of the solved puzzles from the preferences.
    pub fn recalled(&mut self, preferences: &Preferences) {
        self.solved.clone_from(&preferences.solved_puzzles);
    }

    /// Returns the puzzles of the program that are not solved yet.
    fn unsolved(&self) -> impl Iterator<Item = Written<'static>> + '_ {
        let left = shipped().iter();
        let left = left.filter(|(number, _)| !self.solved.contains(number));
        left.map(|(_, one)| *one)
    }

    /// Describes the state in a few words.
    #[must_use]
    pub fn told(&self) -> String {
        match (self.unsolved().count(), self.games.is_empty()) {
            (0, true) => fl!(puzzles_solved).to_owned(),
            (0, false) => fl!(puzzles_some).to_owned(),
            (left, _) => fl!(puzzles_left, number = left),
        }
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
            let is_new = |ready: &Ready| match (&ready.source, ready.number()) {
                (Source::Own(_), Some(number)) => !self.solved.contains(&number),
                _ => true,
            };
            self.waiting.extend(found.into_iter().filter(is_new));
            self.looks_at = None;
        }
        if let Some((question, choice)) = judge.answer()
            && question == self.questions
            && let Some(given) = self.now.as_mut().and_then(|now| now.given.as_mut())
        {
            given.judged = Judged::Said(choice);
            if given.is_as_good() {
                self.found += 1;
                let number = self.now.as_ref().and_then(|now| now.ready.number());
                self.newly_solved.extend(number);
                self.solved.extend(number);
            }
        }
        if let Some((path, session)) = self.read.take() {
            let (game, source) = (Arc::new(session), Source::Own(path));
            self.looks_at = Some(source.clone());
            maker.ask(0, Thinking::new(), move |thinking| {
                Ready::all(&game, &source, bot::puzzles(&game, OF_A_GAME, thinking))
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
        if self.plays_new {
            self.play_new();
            return None;
        }
        let unasked = self.unsolved().find(|one| !self.asked.contains(one));
        if let Some(next) = unasked {
            self.prepare(next);
            return None;
        }
        let mut games = self.games.iter();
        let next = games.find(|path| !self.looked.contains(*path))?.clone();
        self.looked.insert(next.clone());
        self.looks_at = Some(Source::Own(next.clone()));
        self.is_reading = true;
        Some(next)
    }

    /// Prepares a puzzle of the program.
    fn prepare(&mut self, next: Written<'static>) {
        let Some((maker, _)) = &mut self.thinkers else {
            return;
        };
        self.asked.insert(next);
        let source = Source::Shipped(next);
        self.looks_at = Some(source.clone());
        let names = first_names();
        maker.ask(0, Thinking::new(), move |thinking| {
            let Some(game) = next.session(&names).map(Arc::new) else {
                return Vec::new();
            };
            let found = game.cursor().checked_sub(1);
            let found = found.and_then(|entry| bot::puzzle_at(&game, entry, thinking));
            Ready::all(&game, &source, found.into_iter().collect())
        });
    }

    /// Lets bots play a game, and takes puzzles from it.
    fn play_new(&mut self) {
        let Some((maker, _)) = &mut self.thinkers else {
            return;
        };
        self.looks_at = Some(Source::New);
        let names = first_names();
        let deal = bot::puzzle_deal(fastrand::u64(DEALS));
        maker.ask(0, Thinking::new(), move |thinking| {
            let game = bot::played(&deal, &names, Level::MEDIUM, thinking);
            let Some(game) = game.map(Arc::new) else {
                return Vec::new();
            };
            Ready::all(
                &game,
                &Source::New,
                bot::puzzles(&game, OF_A_GAME, thinking),
            )
        });
    }

    /// Stops looking. What was looked at comes again.
    fn forget(&mut self) {
        if let Some((maker, _)) = &mut self.thinkers {
            maker.forget();
        }
        match self.looks_at.take() {
            Some(Source::Shipped(one)) => drop(self.asked.remove(&one)),
            // A game that is being read will still be searched.
            Some(Source::Own(path)) if !self.is_reading => drop(self.looked.remove(&path)),
            Some(Source::Own(_) | Source::New) | None => {}
        }
    }

    /// Takes puzzles from new games from now on, or no longer.
    fn play_new_games(&mut self, plays: bool) {
        self.plays_new = plays;
        self.forget();
        // What is prepared from elsewhere comes later.
        for ready in self
            .waiting
            .extract_if(.., |ready| ready.source != Source::New)
        {
            if let Source::Shipped(one) = ready.source {
                self.asked.remove(&one);
            }
        }
    }

    fn is_looking(&self) -> bool {
        let maker = self.thinkers.as_ref().map(|(maker, _)| maker);
        self.is_reading || maker.is_some_and(|maker| maker.question().is_some())
    }

    /// Returns whether there is no puzzle yet.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.now.is_none() && (self.is_looking() || !self.waiting.is_empty())
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
            self.forget();
            self.plays_new = false;
            if let Some((_, judge)) = &mut self.thinkers {
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
        if wanted.is_none()
            && let Some(number) = self.newly_solved.pop()
        {
            ui.ctx().request_repaint();
            return Some(Wish::Other(Intent::SolvedPuzzle(number)));
        }
        wanted.or_else(|| self.look_on(ui.ctx()).map(Wish::Read))
    }

    /// Draws why there is no puzzle, and how to get some.
    fn nothing(&mut self, ui: &mut Ui) -> Option<Intent> {
        let is_looking = self.is_looking();
        let said = match (self.plays_new, is_looking, self.games.is_empty()) {
            (true, ..) => fl!(puzzles_playing),
            (false, true, _) => fl!(puzzles_looking),
            (false, false, true) => fl!(puzzles_no_games),
            (false, false, false) => fl!(puzzles_over),
        };
        let mut wanted = None;
        let mut plays_new = None;
        page::body(ui, "no_puzzle", |ui| {
            let weak = Palette::of(ui).weak;
            ui.add_space(120.0);
            ui.vertical_centered(|ui| {
                ui.set_max_width(460.0);
                let text = RichText::new(said).font(face::display(20.0)).color(weak);
                ui.add(Label::new(text).wrap());
                ui.add_space(16.0);
                if self.plays_new {
                    plays_new = Press::new(fl!(puzzles_stop)).pressed(ui).then_some(false);
                } else if !is_looking {
                    plays_new = new_games(ui, false);
                    ui.add_space(8.0);
                    if Press::new(fl!(start_play)).pressed(ui) {
                        wanted = Some(Begins::OnScreen.in_game(Game::ID).into());
                    }
                }
            });
        });
        if let Some(plays) = plays_new {
            self.play_new_games(plays);
            ui.ctx().request_repaint();
        }
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
        let counts = (self.found, self.tried);
        let left = self.unsolved().count();
        let plays_new = self.plays_new;
        let now = self.now.as_mut()?;
        let shown = panel.exact_size(width).resizable(false).show(ui, |ui| {
            let area = ScrollArea::vertical().auto_shrink(false);
            area.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                let said = now.ask(ui, counts);
                ui.add_space(10.0);
                small::hair(ui, ui.max_rect().x_range(), ui.cursor().top());
                ui.add_space(4.0);
                if left > 0 {
                    let left = fl!(puzzles_left_in_all, number = left, all = shipped().len());
                    let left = RichText::new(left)
                        .font(face::text(12.5))
                        .color(palette.weak);
                    ui.add(Label::new(left).wrap());
                }
                said.or(new_games(ui, plays_new).map(Said::PlayNew))
            })
            .inner
        });
        match shown.inner? {
            Said::PlayNew(plays) => {
                self.play_new_games(plays);
                None
            }
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

/// Returns the puzzles of the program with their numbers.
fn shipped() -> &'static [(u32, Written<'static>)] {
    static ALL: OnceLock<Vec<(u32, Written<'static>)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let all = bot::shipped();
        all.filter_map(|one| Some((one.number()?, one))).collect()
    })
}

/// The buttons next to the board.
enum Said {
    Next,
    Open(PathBuf),
    PlayNew(bool),
}

/// Draws the button that lets bots play new games; returns whether they do from now on.
fn new_games(ui: &mut Ui, plays: bool) -> Option<bool> {
    let press = Press::new(fl!(puzzles_from_new)).icon(Icon::Bot);
    let press = ui.add(press.chosen(plays));
    let pressed = press.on_hover_text(fl!(puzzles_from_new_hint)).clicked();
    pressed.then_some(!plays)
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
        let Source::Own(path) = &self.ready.source else {
            return None;
        };
        let open = Press::new(fl!(puzzle_open_game)).pressed(ui);
        open.then(|| Said::Open(path.clone()))
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
