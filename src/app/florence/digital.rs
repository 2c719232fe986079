//! A game against the computer in the window: whose eyes look at it, which seats
//! the computer plays and at what pace, and what undo must ask before.
//!
//! Buttons: `Go on` (Space) plays what the computer does at once, up to the next
//! decision of a person, who has `Hint` (Ctrl+H) in its place; whoever looks at
//! the past has `Back to now` there. `Show the cards of Anna` (Enter) on the
//! curtain between people who share the window, and in auctions; `Hide cards`
//! for them. `deal 4711` says which cards were dealt.

use std::time::{Duration, Instant};

use eframe::egui::{self, Align, Layout, ProgressBar, RichText, Ui};

use super::window::Table;
use super::{Intent, View, commands as own_commands, concerns, keys};
use crate::app::shell::Intent as Shell;
use crate::app::shell::commands;
use crate::app::shell::game_window::{Telling, Tick};
use crate::app::shell::open::{Effect, Outbox, Setting};
use crate::app::shell::theme::{Palette, size};
use crate::app::shell::thinker::Thought;
use crate::app::shell::{controls, icons};
use crate::fl;
use crate::florence::mind::bot;
use crate::florence::mind::bot::{Advice, Level, LookBack, Thinking};
use crate::florence::{Command, Decision, Game, Phase};
use crate::table::{Seat, Session};
use crate::words::florence::play as words;

/// How often the bar of progress is drawn anew.
const MOVES: Duration = Duration::from_millis(150);

/// What is asked of a bot, and of which state of the game: an answer to another one
/// is not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The state of the session.
    pub revision: u64,
    /// What.
    pub about: About,
}

/// What a bot is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// What it decides.
    Decision,
    /// What it would advise a person.
    Advice,
    /// What the decisions of a seat have cost.
    Review(Seat),
}

/// What a bot says.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It decides this; nothing if there is nothing to decide.
    Decision(Option<Command>),
    /// It advises this.
    Advice(Option<Advice>),
    /// This is what a look back finds.
    Review(LookBack),
}

impl Thought for Thinking {
    fn stop(&self) {
        Thinking::stop(self);
    }

    fn progress(&self) -> f32 {
        Thinking::progress(self)
    }
}

/// What a game against the computer has beside its session.
#[derive(Debug)]
pub struct Digital {
    /// The seat whose cards are shown, if it is any.
    eyes: Option<Seat>,
    /// The session as these eyes see it.
    seen: Session<Game>,
    /// Whether the computer plays on without being watched.
    hurried: bool,
    /// When the table became as it is.
    since: Instant,
}

impl Digital {
    /// What there is beside a session, if it is one against the computer.
    #[must_use]
    pub fn of(session: &Session<Game>) -> Option<Self> {
        let setup = session.start();
        if !setup.is_digital() {
            return None;
        }
        let mut digital = Self {
            eyes: None,
            seen: session.clone(),
            hurried: false,
            since: Instant::now(),
        };
        digital.changed(session);
        Some(digital)
    }

    /// The session as it may be shown.
    #[must_use]
    pub fn seen(&self) -> &Session<Game> {
        &self.seen
    }

    /// Whose cards are shown.
    #[must_use]
    pub fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// The session has changed: looks with the right eyes.
    pub fn changed(&mut self, session: &Session<Game>) {
        let people: Vec<Seat> = people(session).collect();
        let acting = session.game().to_act().filter(|seat| people.contains(seat));
        match people.as_slice() {
            // There is nobody to hide cards from.
            [only] => self.eyes = Some(*only),
            _ if acting.is_some() && acting != self.eyes => self.eyes = None,
            _ => {}
        }
        if acting.is_some() {
            self.hurried = false;
        }
        self.since = Instant::now();
        self.see(session);
    }

    /// Shows the cards of a seat, or of none.
    pub fn look(&mut self, session: &Session<Game>, eyes: Option<Seat>) {
        self.eyes = eyes;
        self.see(session);
    }

    fn see(&mut self, session: &Session<Game>) {
        self.seen = match self.eyes {
            // At the end nothing is secret any more.
            _ if session.game().is_over() => session.clone(),
            Some(seat) => session.seen(|game| game.seen_by(seat)),
            None => session.seen(Game::seen_from_outside),
        };
    }
}

/// The seats that people play.
pub fn people(session: &Session<Game>) -> impl Iterator<Item = Seat> + '_ {
    let seats = session.game().seats();
    seats.filter(|&seat| session.start().bot(seat).is_none())
}

/// The bot whose decision it is.
#[must_use]
pub fn acting_bot(session: &Session<Game>) -> Option<(Seat, Level)> {
    let seat = session.game().to_act()?;
    session.start().bot(seat).map(|level| (seat, level))
}

/// Whether deciding anew after `n` entries takes back something that a person
/// has seen up to `latest` and could not know then.
#[must_use]
pub fn takes_back_what_was_seen(session: &Session<Game>, latest: Option<&Game>, n: usize) -> bool {
    let (Some(then), Some(latest)) = (session.game_at(n), latest) else {
        return false;
    };
    people(session).any(|seat| latest.tells_more_than(then, seat))
}

/// Whether the cards of a person have to be shown first, behind a curtain, so
/// that nobody else sees them.
#[must_use]
pub fn curtain(game: &Table) -> Option<Seat> {
    let digital = game.own.digital.as_ref()?;
    let session = &game.session;
    let seat = session.game().to_act()?;
    let person = session.start().bot(seat).is_none();
    // Bids are made in the open.
    let bids = session.game().phase() == Phase::Auction && session.game().pending().is_none();
    (person && !bids && digital.eyes != Some(seat)).then_some(seat)
}

/// Why a person at this screen does not take a decision against the computer,
/// whatever the rules say: it is the computer's, or the cards it is about are
/// hidden. Bids are made in the open, and points are sold there.
#[must_use]
pub fn refusal(game: &Table, command: &Command) -> Option<String> {
    let digital = game.own.digital.as_ref()?;
    let seat = command.seat;
    match command.decision {
        _ if game.session.start().bot(seat).is_some() => Some(fl!(computer_decides).to_owned()),
        // The computer knows every card, and every bid is made.
        Decision::Reveal(_) => Some(fl!(nothing_shown).to_owned()),
        Decision::Win(..) => Some(fl!(every_bid_is_made).to_owned()),
        Decision::Name(_)
        | Decision::Raise(_)
        | Decision::Pass
        | Decision::Decline
        | Decision::Sell(_)
        // The rules refuse it here.
        | Decision::Correct(_) => None,
        Decision::Return(_)
        | Decision::Place(..)
        | Decision::Keep(..)
        | Decision::Recruit(..)
        | Decision::Hold
        | Decision::Build(..)
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::Complete(_)
        | Decision::EndTurn => {
            let over = game.session.game().is_over();
            let name = game.words(false).seat(seat);
            (digital.eyes != Some(seat) && !over).then(|| fl!(show_cards_first, name = &name))
        }
    }
}

/// Draws the curtain: everything that is public stays in view around it.
pub fn show_curtain(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Intent> {
    show_latest(ui, view);
    ui.add_space(size::GAP);
    controls::remark(ui, fl!(curtain_explained));
    let text = fl!(show_cards_of, name = view.words.seat(seat));
    let shown = controls::main_button(ui, &text, &Ok(()));
    let free = ui.memory(|memory| memory.focused().is_none());
    let entered = free && controls::fresh_enter(ui);
    (shown || entered).then_some(Intent::ShowCards(Some(seat)))
}

/// The line above what happens now, always in its place: whose decision it is and
/// how far a bot has thought; at the right the button for it, and the deal.
pub fn show_line(ui: &mut Ui, game: &Table, thinking: Option<f32>) -> Option<Intent> {
    let digital = game.own.digital.as_ref()?;
    let session = &game.session;
    let acting = session.game().to_act()?;
    let name = game.words(false).seat(acting);
    let bot = acting_bot(session);
    let mut wanted = None;
    ui.horizontal(|ui| {
        icons::seat_marker(ui, acting);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            wanted = match bot {
                Some(_) if session.next_redo().is_some() => back_to_now(ui),
                Some(_) => go_on(ui),
                None => hint(ui, digital.eyes == Some(acting)),
            };
            let several = people(session).nth(1).is_some();
            let offers = bot.is_none() || digital.eyes.is_some();
            if several && offers && curtain(game).is_none() {
                wanted = wanted.take().or(show_or_hide(ui, digital, acting, &name));
            }
            if let Some(deal) = session.start().deal {
                let text = RichText::new(words::deal(deal)).weak();
                ui.label(text).on_hover_text(fl!(deal_shown_hint));
            }
            if let Some(thinking) = thinking.filter(|_| bot.is_some()) {
                progress(ui, thinking);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = match bot {
                    None => fl!(curtain_turn_of, name = &name),
                    Some(_) if session.next_redo().is_some() => fl!(bot_waits, name = &name),
                    Some((_, level)) => words::thinks(&name, level),
                };
                ui.add(egui::Label::new(text).truncate());
            });
        });
    });
    wanted
}

/// Leaves the past, in which the computer does not play on.
fn back_to_now(ui: &mut Ui) -> Option<Intent> {
    let back = &commands::BACK_TO_NOW;
    let button = ui.button((back.name)()).on_hover_text((back.hint)());
    button.clicked().then_some(Intent::Shell(Shell::Do(back)))
}

/// Plays on without being watched.
fn go_on(ui: &mut Ui) -> Option<Intent> {
    let button = ui
        .button(fl!(skip_ahead))
        .on_hover_text(fl!(skip_ahead_hint));
    let typed = commands::plain_key(ui, keys::SKIP_AHEAD.keys);
    (button.clicked() || typed).then_some(Intent::Hurry)
}

/// Asks for a hint, which speaks of the cards in hand: so they must be shown.
fn hint(ui: &mut Ui, may: bool) -> Option<Intent> {
    let button = ui.add_enabled(may, egui::Button::new(fl!(hint)));
    let button = button.on_hover_text(fl!(hint_hint));
    let hint = Intent::Shell(Shell::Do(&own_commands::HINT));
    button.clicked().then_some(hint)
}

/// Shows the cards of whoever decides, or hides those that are shown.
fn show_or_hide(ui: &mut Ui, digital: &Digital, acting: Seat, name: &str) -> Option<Intent> {
    let (text, eyes) = match digital.eyes {
        Some(_) => (fl!(hide_cards).to_owned(), None),
        None => (fl!(show_cards_of, name = name), Some(acting)),
    };
    let clicked = ui.button(text).clicked();
    clicked.then_some(Intent::ShowCards(eyes))
}

/// How far a bot has thought (0 to 1).
pub(in crate::app) fn progress(ui: &mut Ui, thinking: f32) {
    let [width, height] = size::PROGRESS;
    let bar = ProgressBar::new(thinking).desired_width(width);
    let bar = bar.desired_height(height).fill(Palette::of(ui).accent);
    ui.add(bar);
}

/// What was decided last, so that one can follow while the computer plays.
pub fn show_latest(ui: &mut Ui, view: &View<'_>) {
    const ENTRIES: usize = 4;
    let session = view.session;
    for entry in session.cursor().saturating_sub(ENTRIES)..session.cursor() {
        let command = &session.log()[entry].command;
        let said = view.words.played(session.game_at(entry), command);
        let last = entry + 1 == session.cursor();
        let text = RichText::new(said);
        let text = match last {
            true => text.size(size::GREAT_NAME),
            false => text.size(size::MIDDLE_TEXT).weak(),
        };
        ui.horizontal(|ui| {
            icons::seat_marker(ui, command.seat);
            ui.add(egui::Label::new(text).truncate());
        });
    }
}

impl Table {
    /// Lets the computer play where it is its turn, at the pace that is set.
    pub(super) fn let_bots_play(&mut self, tick: Tick, ctx: &egui::Context, out: &mut Outbox) {
        let Some(question) = self.bot_question(tick) else {
            let asked = self.own.thinker.question().map(|question| question.about);
            if asked == Some(About::Decision) {
                self.own.thinker.forget();
            } else if asked.is_some() {
                // The bar moves, quietly.
                ctx.request_repaint_after(MOVES);
            }
            self.own.decided = None;
            return;
        };
        let is_decided = matches!(&self.own.decided, Some((asked, _)) if *asked == question);
        if !is_decided && self.own.thinker.question() != Some(question) {
            self.own.decided = None;
            self.ask_bot(question);
        }
        if let Some((asked, command)) = self.own.decided
            && asked == question
        {
            let left = self.pause_left(tick.pause);
            if left.is_zero() {
                self.own.decided = None;
                let setting = Setting {
                    hides_money: tick.hides_money,
                    may_replace: true,
                };
                let before = self.session.cursor();
                self.enter(vec![command], setting, out);
                let telling = Telling::hiding(tick.hides_money);
                let entries = before..self.session.cursor();
                let told = entries.flat_map(|entry| concerns::of(self, entry, telling));
                out.extend(told.map(|(seat, text)| Effect::Concern(seat, text)));
                ctx.request_repaint();
            } else {
                ctx.request_repaint_after(left);
            }
        } else if self.own.thinker.progress().is_some() {
            // The bar moves, quietly.
            ctx.request_repaint_after(MOVES);
        }
    }

    /// The decision that the computer has to take now.
    fn bot_question(&self, tick: Tick) -> Option<Question> {
        self.own.digital.as_ref()?;
        let session = &self.session;
        // Whoever looks at the past is not played away from it.
        let now = session.cursor() == session.log().len() && self.changing().is_none();
        acting_bot(session)?;
        (now && tick.is_watched).then_some(Question {
            revision: self.revision(),
            about: About::Decision,
        })
    }

    fn ask_bot(&mut self, question: Question) {
        let Some((seat, level)) = acting_bot(&self.session) else {
            return;
        };
        let position = self.session.game();
        let seen = position.seen_by(seat);
        let seed = seed_of(&self.session);
        let thinking = Thinking::within(Thinking::patience(position));
        self.own.thinker.ask(question, thinking, move |thinking| {
            Answer::Decision(bot::decide(&seen, level, seed, bot::SIMULATIONS, thinking))
        });
    }

    /// How long the table stays as it is, so that one can follow.
    fn pause_left(&self, pause: Duration) -> Duration {
        let digital = self.own.digital.as_ref();
        match digital.filter(|digital| !digital.hurried) {
            Some(digital) => pause.saturating_sub(digital.since.elapsed()),
            None => Duration::ZERO,
        }
    }

    /// Plays on at once until a person decides.
    pub(super) fn hurry(&mut self) {
        self.own.thinker.hurry();
        if let Some(digital) = &mut self.own.digital {
            digital.hurried = true;
        }
    }

    /// Takes what a bot has found out.
    pub(super) fn take_answers(&mut self) {
        while let Some((question, answer)) = self.own.thinker.answer() {
            match answer {
                Answer::Decision(None) => {}
                Answer::Decision(Some(command)) => self.own.decided = Some((question, command)),
                Answer::Advice(advice) => {
                    let now = self.revision();
                    let hint = self.own.hint.as_mut();
                    if let Some(hint) = hint.filter(|_| question.revision == now) {
                        hint.advice = Some(advice);
                    }
                }
                Answer::Review(found) => {
                    // One may have gone to an entry in the meantime.
                    let review = self.own.review.as_mut();
                    if let Some(review) = review.filter(|review| review.is_of(&self.session)) {
                        review.found = Some(found);
                    }
                }
            }
        }
    }
}

/// The number a bot's thoughts start from: the same deal and the same decisions
/// lead to the same thoughts.
fn seed_of(session: &Session<Game>) -> u64 {
    let deal = session.start().deal.unwrap_or(0);
    deal.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(session.cursor() as u64)
}
