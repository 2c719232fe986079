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

use super::Intent;
use super::commands;
use super::open::OpenTable;
use super::state::{Screen, State};
use super::theme::{Palette, size};
use super::{controls, text};
use crate::fl;
use crate::words::find::{fits, fold};

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
    /// Whether it is one of several that differ in what was not typed.
    is_guess: bool,
}

impl Line {
    /// Something that can be done and is not one of several guesses.
    fn new(name: String, intent: Intent) -> Self {
        Self {
            name,
            keys: None,
            refused: None,
            intent,
            is_guess: false,
        }
    }

    /// Whether it is a guess that could be carried out.
    fn may_be_wrong(&self) -> bool {
        self.is_guess && self.refused.is_none()
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

    /// Takes the sign that opens it, if one was typed: a letter; or `opening`,
    /// which Enter types as well.
    pub fn typed(ctx: &Context, opening: Option<char>) -> Option<Self> {
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
                    egui::Event::Text(text) => Some(text.clone()),
                    egui::Event::Key {
                        key: Key::Enter,
                        pressed: true,
                        repeat: false,
                        modifiers,
                        ..
                    } if nowhere && modifiers.is_none() => opening.map(String::from),
                    _ => None,
                })
                .collect();
            let begins = typed
                .chars()
                .next()
                .is_some_and(|sign| sign.is_alphabetic() || Some(sign) == opening);
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
        let again = commands::COMMAND_LINE.consume(ctx);
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
            let chosen = lines.get(self.chosen);
            let others = lines.iter().filter(|line| line.may_be_wrong());
            self.unclear =
                chosen.is_some_and(Line::may_be_wrong) && !self.picked && others.count() > 1;
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
            if let Some(hint) = begun(state, &self.text) {
                controls::remark(ui, hint);
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

/// What to type on, if only the sign that opens the palette has been typed.
fn begun(state: &State, text: &str) -> Option<&'static str> {
    let (sign, hint) = state.game.as_ref()?.opening_sign()?;
    text.trim().chars().eq([sign]).then_some(hint)
}

/// What the text may mean, the likeliest first.
fn lines(ctx: &Context, text: &str, state: &State, hides_money: bool) -> Vec<Line> {
    let game = state.game.as_deref();
    let game = game.filter(|_| state.screen == Screen::Table);
    let meanings = game.map(|game| game.meanings(state, text, hides_money));
    let meanings = meanings.into_iter().flatten().map(|meaning| Line {
        name: meaning.name,
        keys: None,
        refused: meaning.refused,
        intent: meaning.intent,
        is_guess: meaning.is_guess,
    });
    let (mut legal, mut refused): (Vec<_>, Vec<_>) =
        meanings.partition(|line| line.refused.is_none());
    let folded = fold(text);
    let tokens: Vec<&str> = folded.split_whitespace().collect();
    let rows = state.commands().into_iter().filter(|row| {
        let called = tokens.is_empty() || fits(&tokens, row.name_now(state));
        called && (row.is_possible)(state) && **row != commands::COMMAND_LINE
    });
    legal.extend(rows.map(|row| Line {
        keys: row.keys_in_words(ctx),
        ..Line::new(row.name_now(state).to_owned(), Intent::Do(row))
    }));
    if let Some(game) = game {
        legal.extend(taken_back(state, &tokens));
        legal.extend(entry(game, &tokens, hides_money));
        let places = game.places(state, hides_money).into_iter();
        let places = places.filter(|(name, _)| fits(&tokens, name));
        legal.extend(places.map(|(name, intent)| Line::new(name, intent)));
    }
    legal.append(&mut refused);
    legal.truncate(MOST_LINES);
    legal
}

/// What the toasts offer to take back.
fn taken_back(state: &State, tokens: &[&str]) -> Vec<Line> {
    let told = state.notices.iter().filter(|notice| notice.passing);
    let offers = told.flat_map(|notice| &notice.offers);
    let lines = offers.map(|(what, intent)| Line::new(fl!(undo_this, what = what), intent.clone()));
    lines.filter(|line| fits(tokens, &line.name)).collect()
}

/// The entry of the log that a number names.
fn entry(game: &dyn OpenTable, tokens: &[&str], hides_money: bool) -> Option<Line> {
    let [number] = tokens else {
        return None;
    };
    let number: usize = number.parse().ok()?;
    if number > game.extent().legal {
        return None;
    }
    let name = match number.checked_sub(1) {
        None => fl!(go_to_start).to_owned(),
        Some(entry) => fl!(
            go_to_entry_text,
            number = number,
            entry = game.said(entry, hides_money)
        ),
    };
    Some(Line::new(name, Intent::GoTo(number)))
}
