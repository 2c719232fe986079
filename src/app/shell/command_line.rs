//! One field to type anything in: decisions in the short notation, commands of
//! the window, what toasts take back, entries of the log, players. Below it stands what it may mean;
//! the arrow keys choose, Enter does it, Escape closes. A letter opens it; `/` or
//! Enter opens it for the result of an auction.
//!
//! By name: the field `Command`; a button for each thing it may mean, named by
//! its sentence, with the reason behind it if it is not possible.

use eframe::egui::{
    self, Align2, Area, Color32, Context, Id, Key, Modal, Modifiers, Order, Role, Sense, TextEdit,
    TextStyle, Ui, WidgetInfo, vec2,
};

use super::commands::WindowCommand;
use super::state::{Screen, State};
use super::theme::{Palette, size};
use super::{controls, text};
use crate::app::{Intent, View};
use crate::fl;
use crate::florence::{Command, Decision};
use crate::table::Seat;
use crate::words::florence::notation;

/// The most lines that are shown.
const MOST_LINES: usize = 12;

/// What is typed and chosen.
#[derive(Debug)]
pub struct CommandLine {
    text: String,
    chosen: usize,
    /// Whether somebody chose that line, and not only typed.
    picked: bool,
    /// Whether Enter was pressed while the text meant several results.
    unclear: bool,
    fresh: bool,
}

/// Something the text may mean.
struct Line {
    name: String,
    keys: Option<String>,
    refused: Option<String>,
    intent: Intent,
}

impl Line {
    /// The result of an auction that can be entered now.
    fn result(&self) -> Option<&Command> {
        match &self.intent {
            Intent::Play(commands) if self.refused.is_none() => commands
                .first()
                .filter(|command| matches!(command.decision, Decision::Win(..))),
            _ => None,
        }
    }
}

/// What comes of the command line.
pub enum Outcome {
    /// It stays open.
    Open,
    /// It is closed, and this is done if there is something to do.
    Closed(Option<Intent>),
}

impl CommandLine {
    /// The command line with the letters that opened it.
    #[must_use]
    pub fn new(text: String) -> Self {
        Self {
            text,
            chosen: 0,
            picked: false,
            unclear: false,
            fresh: true,
        }
    }

    /// Takes the sign that opens it, if one was typed: a letter; and with
    /// `results` what begins the result of an auction.
    pub fn typed(ctx: &Context, results: bool) -> Option<Self> {
        if ctx.text_edit_focused() || egui::Popup::is_any_open(ctx) {
            return None;
        }
        let nowhere = ctx.memory(|memory| memory.focused().is_none());
        ctx.input_mut(|input| {
            let held = input.modifiers.command || input.modifiers.ctrl || input.modifiers.alt;
            let typed: String = input
                .events
                .iter()
                .filter_map(|event| match event {
                    egui::Event::Text(text) => Some(text.as_str()),
                    egui::Event::Key {
                        key: Key::Enter,
                        pressed: true,
                        repeat: false,
                        modifiers,
                        ..
                    } if nowhere && results && modifiers.is_none() => Some("/"),
                    _ => None,
                })
                .collect();
            let begins = typed
                .chars()
                .next()
                .is_some_and(|sign| sign.is_alphabetic() || (results && sign == notation::RESULT));
            if !begins || held {
                return None;
            }
            // What was typed is not for anybody else.
            input
                .events
                .retain(|event| !matches!(event, egui::Event::Text(_) | egui::Event::Key { .. }));
            Some(Self::new(typed))
        })
    }

    /// Draws it.
    pub fn show(&mut self, ctx: &Context, state: &State, hides_money: bool) -> Outcome {
        let lines = lines(ctx, &self.text, state, hides_money);
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let again = WindowCommand::CommandLine.shortcuts();
        let again = again
            .iter()
            .any(|keys| ctx.input_mut(|i| i.consume_shortcut(keys)));
        if again || pressed(Key::Escape) {
            return Outcome::Closed(None);
        }
        self.chosen = self.chosen.min(lines.len().saturating_sub(1));
        if pressed(Key::ArrowDown) && self.chosen + 1 < lines.len() {
            self.chosen += 1;
            self.picked = true;
        }
        if pressed(Key::ArrowUp) {
            self.chosen = self.chosen.saturating_sub(1);
            self.picked = true;
        }
        let mut wanted = None;
        if pressed(Key::Enter) {
            // Nobody's money is spent on a guess.
            let chosen = lines.get(self.chosen).and_then(Line::result);
            let others = lines.iter().filter_map(Line::result);
            self.unclear = chosen.is_some() && !self.picked && others.count() > 1;
            wanted = (!self.unclear).then_some(self.chosen);
        }
        let frame = egui::Frame::popup(&ctx.global_style()).inner_margin(size::SPACE);
        let id = Id::unique("command line");
        let area = Area::new(id)
            .kind(egui::UiKind::Modal)
            .sense(Sense::hover())
            .anchor(Align2::CENTER_TOP, vec2(0.0, size::HEADER + size::SPACE))
            .order(Order::Foreground)
            .interactable(true);
        let modal = Modal::new(id).area(area).frame(frame);
        let modal = modal.backdrop_color(Color32::TRANSPARENT);
        let modal = modal.show(ctx, |ui| {
            ui.set_width(size::COLUMN);
            self.field(ui);
            ui.spacing_mut().item_spacing.y = 1.0;
            let begun = self.text.trim().chars().eq([notation::RESULT]);
            if begun {
                controls::remark(ui, fl!(auction_result_hint));
            } else if lines.is_empty() {
                ui.weak(fl!(line_no_match));
            }
            if self.unclear {
                controls::refusal(ui, fl!(line_several_match));
            }
            for (at, line) in lines.iter().enumerate() {
                if line.show(ui, at == self.chosen) {
                    wanted = Some(at);
                }
            }
        });
        let line = wanted.and_then(|at| lines.into_iter().nth(at));
        match line {
            Some(line) if line.refused.is_none() => Outcome::Closed(Some(line.intent)),
            None if modal.should_close() => Outcome::Closed(None),
            _ => Outcome::Open,
        }
    }

    fn field(&mut self, ui: &mut Ui) {
        let edit = TextEdit::singleline(&mut self.text)
            .hint_text(fl!(line_examples))
            .font(egui::FontId::proportional(18.0))
            .desired_width(f32::INFINITY);
        let mut output = edit.show(ui);
        let response = &output.response.response;
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::TextInput, true, fl!(line_label));
            info.current_text_value = Some(self.text.clone());
            info
        });
        if response.changed() {
            self.chosen = 0;
            self.picked = false;
            self.unclear = false;
        }
        // The keyboard stays here; the lines are chosen with the arrows.
        if !response.has_focus() {
            response.request_focus();
        }
        if std::mem::take(&mut self.fresh) {
            let end = egui::text::CCursor::new(self.text.chars().count());
            let range = egui::text::CCursorRange::one(end);
            output.state.cursor.set_char_range(Some(range));
            output.state.store(ui.ctx(), output.response.response.id);
        }
    }
}

impl Line {
    /// Draws the line. Says whether it was clicked.
    fn show(&self, ui: &mut Ui, chosen: bool) -> bool {
        let palette = Palette::of(ui);
        let enabled = self.refused.is_none();
        let height = if enabled { 26.0 } else { 44.0 };
        let size = vec2(ui.available_width(), height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        let name = match &self.refused {
            Some(why) => fl!(line_refused, what = &self.name, why = why),
            None => self.name.clone(),
        };
        let role = Role::Button;
        response.widget_info(|| {
            let mut info = WidgetInfo::selected(role, enabled, chosen, &name);
            info.enabled = enabled;
            info
        });
        if chosen {
            ui.painter().rect_filled(rect, 4.0, palette.chosen);
            let mark = egui::Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
            ui.painter().rect_filled(mark, 2.0, palette.accent);
        } else if response.hovered() {
            let fill = ui.visuals().widgets.hovered.weak_bg_fill;
            ui.painter().rect_filled(rect, 4.0, fill);
        }
        let put = |text: &str, font: egui::FontId, colour, y: f32, right: bool| {
            let mut job = text::line(text, font, colour);
            let room = rect.width() - 24.0;
            job.wrap = egui::text::TextWrapping::truncate_at_width(room);
            let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
            let width = galley.size().x;
            let x = if right {
                rect.right() - 12.0 - width
            } else {
                rect.left() + 12.0
            };
            let at = egui::pos2(x, y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, colour);
        };
        let body = TextStyle::Body.resolve(ui.style());
        let colour = if enabled { palette.ink } else { palette.weak };
        put(&self.name, body.clone(), colour, rect.top() + 13.0, false);
        if let Some(keys) = &self.keys {
            put(keys, body, palette.weak, rect.top() + 13.0, true);
        }
        if let Some(why) = &self.refused {
            let small = TextStyle::Small.resolve(ui.style());
            put(why, small, palette.wrong, rect.top() + 32.0, false);
        }
        response.clicked()
    }
}

/// What the text may mean, the likeliest first.
fn lines(ctx: &Context, text: &str, state: &State, money_hidden: bool) -> Vec<Line> {
    let mut legal = Vec::new();
    let mut refused = Vec::new();
    let game = state
        .game
        .as_ref()
        .filter(|_| state.screen == Screen::Table);
    let view = game.map(|game| game.view(money_hidden));
    if let Some(view) = &view {
        for found in notation::candidates(text, view.words, view.game) {
            let (intent, why) = match found.meaning {
                notation::Meaning::Decide(command) => {
                    // The same as when it is played.
                    let changes = game.is_some_and(|game| game.changing.is_some());
                    let refused = match game.filter(|_| !changes) {
                        Some(game) => game.refusal(&command, money_hidden),
                        None => found.refused,
                    };
                    (Intent::Play(vec![command]), refused)
                }
                notation::Meaning::Choose(seat, tile) => {
                    (Intent::TakeTile(seat, tile), found.refused)
                }
            };
            let line = Line {
                name: found.sentence,
                keys: None,
                intent,
                refused: why,
            };
            if line.refused.is_none() {
                legal.push(line);
            } else {
                refused.push(line);
            }
        }
    }
    let folded = notation::fold(text);
    let tokens: Vec<&str> = folded.split_whitespace().collect();
    let commands = WindowCommand::all().filter(|&command| {
        let name = command.name_now(state);
        let called = tokens.is_empty() || notation::fits(&tokens, name);
        called && command.is_possible(state) && command != WindowCommand::CommandLine
    });
    legal.extend(commands.map(|command| Line {
        name: command.name_now(state).to_owned(),
        keys: command.keys(ctx),
        refused: None,
        intent: Intent::Do(command),
    }));
    if let Some(view) = &view {
        legal.extend(taken_back(state, &tokens));
        legal.extend(places(view, &tokens));
    }
    legal.append(&mut refused);
    legal.truncate(MOST_LINES);
    legal
}

/// What the toasts offer to take back.
fn taken_back(state: &State, tokens: &[&str]) -> Vec<Line> {
    let told = state.notices.iter().filter(|notice| notice.passing);
    let offers = told.flat_map(|notice| &notice.offers);
    let lines = offers.map(|(what, intent)| Line {
        name: fl!(undo_this, what = what),
        keys: None,
        refused: None,
        intent: intent.clone(),
    });
    lines
        .filter(|line| notation::fits(tokens, &line.name))
        .collect()
}

/// Entries of the log and principalities that the tokens name.
fn places(view: &View<'_>, tokens: &[&str]) -> Vec<Line> {
    let mut lines = Vec::new();
    let line = |name, intent| Line {
        name,
        keys: None,
        refused: None,
        intent,
    };
    if let [number] = tokens
        && let Ok(number) = number.parse::<usize>()
        && number <= view.session.legal_len()
    {
        let name = match number.checked_sub(1) {
            None => fl!(go_to_start).to_owned(),
            Some(entry) => {
                let before = view.session.game_at(entry);
                let command = &view.session.log()[entry].command;
                fl!(
                    go_to_entry_text,
                    number = number,
                    entry = view.words.played(before, command)
                )
            }
        };
        lines.push(line(name, Intent::GoTo(number)));
    }
    let seats: Vec<(Seat, String)> = view.words.seats().collect();
    for (seat, name) in seats {
        let name = fl!(principality_of, player = &name);
        if notation::fits(tokens, &name) {
            lines.push(line(name, Intent::LookAt(seat)));
        }
    }
    lines
}
