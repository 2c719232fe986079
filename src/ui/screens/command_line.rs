//! The palette, one field to type anything in: decisions in the short notation, commands of
//! the window, what toasts offer to undo, entries of the log, players. Below it are the
//! possible meanings; the arrow keys choose one, Tab completes, Enter carries it out,
//! Escape closes. A letter opens it; `/` or Enter opens it for the result of an auction.
//!
//! By name: the field `Command`; a button for each possible meaning, named by its sentence,
//! followed by the reason if it is not possible.

use eframe::egui::{
    self, Align, Align2, Area, Color32, Context, Id, Key, Layout, Modal, Modifiers, Order, Rect,
    RichText, Role, Sense, Stroke, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{icons, input, panel_keys, text};
use super::super::parts::controls;
use super::super::parts::widgets::{KeyCap, paint_text};
use super::super::session::commands;
use super::super::session::game_window::Letters;
use super::super::session::intent::Screen;
use super::super::session::open_table::Part;
use super::super::session::state::State;
use super::at_table::TableScreen;
use super::typed_line::{Line, Pressed, section};
use super::typed_meanings::lines;
use super::{examples, keys};
use words::fl;

/// The most letters it accepts: a pasted page means nothing.
const MOST_LETTERS: usize = 160;
/// The width of the palette.
const WIDTH: f32 = 680.0;
/// The height of the field.
const FIELD: f32 = 62.0;
/// The height of the line below the field, and of the keys at the foot.
const FOOT: f32 = 40.0;
/// The opacity of the dimming over the table, of 255: 72 %.
const DIMMED: u8 = 184;

/// What was typed and chosen.
#[derive(Debug)]
pub struct CommandLine {
    text: String,
    chosen: usize,
    /// Whether the player chose that line, rather than only typed.
    picked: bool,
    /// Whether Enter was pressed while the text had several possible meanings.
    unclear: bool,
    fresh: bool,
    /// Letters that were treated as keys before the palette opened: they are put in front if
    /// the text means nothing without them.
    before: String,
    /// Examples of what can be typed when it is opened, in one line.
    examples: Option<String>,
}

/// The keys that carry out what the rules refuse.
pub const ANYWAY: egui::KeyboardShortcut =
    egui::KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);

/// The result of drawing the palette.
pub enum Outcome {
    /// It stays open.
    Open,
    /// It is closed; carry out this intent, if there is one.
    Closed(Option<Intent>),
}

impl CommandLine {
    /// Creates the palette with the letters that opened it.
    #[must_use]
    pub fn new(text: String) -> Self {
        Self {
            text,
            chosen: 0,
            picked: false,
            unclear: false,
            fresh: true,
            before: String::new(),
            examples: None,
        }
    }

    /// Takes the character that opens it, if one was typed: a letter, or `opening`, which Enter
    /// types as well. A current key of the panels does not open it; a digit opens it only if it
    /// belongs to the letter before it.
    pub fn typed(
        ctx: &Context,
        opening: Option<char>,
        is_key: impl Fn(char) -> bool,
        is_behind: impl Fn(char) -> bool,
    ) -> Option<Self> {
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
            // The digit row belongs to the panels, whatever characters it types.
            let digit = |event: &egui::Event| input::digit_of(event).is_some();
            let continues = typed.starts_with(is_behind);
            let opens = continues || typed.starts_with(|it| Some(it) == opening);
            if input.events.iter().any(digit) && !opens {
                return None;
            }
            // A word that arrives in one piece is not one of their keys.
            let is_word = typed.chars().nth(1).is_some();
            let begins = continues
                || typed.chars().next().is_some_and(|sign| {
                    (sign.is_alphabetic() || Some(sign) == opening) && (is_word || !is_key(sign))
                });
            if !begins || held {
                return None;
            }
            // Nothing else may handle what was typed.
            input
                .events
                .retain(|event| !matches!(event, egui::Event::Text(_) | egui::Event::Key { .. }));
            Some(Self::new(typed))
        })
    }

    /// Creates the palette with an entry of the log, as `written` there, for editing.
    #[must_use]
    pub fn with_entry(written: &str) -> Self {
        let mut lines = written.lines().rev();
        let line = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
        let line = line.and_then(|line| line.split_once(". "));
        Self::new(line.map(|(_, line)| line.to_owned()).unwrap_or_default())
    }

    /// Returns the character that opened it.
    #[must_use]
    pub fn begins_with(&self) -> Option<char> {
        self.text.chars().next()
    }

    /// Adds letters that were typed before those that opened it.
    pub fn follow(&mut self, letters: Letters) {
        match letters.did {
            true => self.before = letters.typed,
            false => self.text.insert_str(0, &letters.typed),
        }
    }

    /// Draws it.
    pub fn show(
        &mut self,
        ctx: &Context,
        state: &State,
        screen: Option<&dyn TableScreen>,
        hides_money: bool,
    ) -> Outcome {
        let is_at_table = state.screen == Screen::Table;
        if self.examples.is_none() {
            let screen = screen.filter(|_| is_at_table);
            let examples = screen.map(|it| it.examples(state, hides_money));
            self.examples = Some(examples::in_a_line(&examples.unwrap_or_default()));
        }
        let mut lines = lines(ctx, &self.text, state, screen, hides_money);
        // A letter and a digit are a square; several letters are a word.
        let is_word = self.text.chars().all(char::is_alphabetic) && self.text.chars().count() > 1;
        if lines.is_empty() && is_word && !self.before.is_empty() {
            self.text.insert_str(0, &std::mem::take(&mut self.before));
            self.fresh = true;
            lines = super::typed_meanings::lines(ctx, &self.text, state, screen, hides_money);
        }
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let again = commands::COMMAND_LINE.consume(ctx);
        if again || pressed(Key::Escape) {
            return Outcome::Closed(None);
        }
        self.chosen = self.chosen.min(lines.len().saturating_sub(1));
        if pressed(Key::Tab) {
            self.complete(&lines, state);
            ctx.request_repaint();
        }
        let mut moved = false;
        if pressed(Key::ArrowDown) && self.chosen + 1 < lines.len() {
            self.chosen += 1;
            self.picked = true;
            moved = true;
        }
        if pressed(Key::ArrowUp) {
            self.chosen = self.chosen.saturating_sub(1);
            self.picked = true;
            moved = true;
        }
        // The table may have played what the rules refuse.
        let refused = lines.get(self.chosen).filter(|line| line.may_be_kept);
        let has_refused = refused.is_some();
        if let Some(line) = refused
            && ctx.input_mut(|input| input.consume_shortcut(&ANYWAY))
        {
            let intent = Intent::PlayAnyway(Box::new(line.intent.clone()));
            return Outcome::Closed(Some(intent));
        }
        // F1 explains why it is refused.
        let why = lines
            .get(self.chosen)
            .and_then(|line| line.refused.as_deref());
        let cites = |why| {
            let all = state.reference()?;
            all.cited(why).into_iter().next().map(|(_, rule)| rule)
        };
        if let Some(rule) = why.and_then(cites)
            && pressed(Key::F1)
        {
            return Outcome::Closed(Some(Intent::Explain(rule)));
        }
        let mut explained = None;
        let mut wanted = None;
        if pressed(Key::Enter) {
            // A guess must not spend a player's money.
            let chosen = lines.get(self.chosen);
            let others = lines.iter().filter(|line| line.may_be_wrong());
            self.unclear =
                chosen.is_some_and(Line::may_be_wrong) && !self.picked && others.count() > 1;
            wanted = (!self.unclear).then_some(self.chosen);
        }
        let room = ctx.content_rect();
        let palette = Palette::of_context(ctx);
        let frame = egui::Frame::new()
            .fill(palette.card)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(10)
            .shadow(egui::Shadow {
                offset: [0, 14],
                blur: 40,
                spread: 0,
                color: palette.shadow,
            });
        let above = (room.height() - 560.0).clamp(8.0, size::HEADER + 20.0);
        let id = Id::unique("command line");
        let area = Area::new(id)
            .kind(egui::UiKind::Modal)
            .sense(Sense::hover())
            .anchor(Align2::CENTER_TOP, vec2(0.0, above))
            .order(Order::Foreground)
            .interactable(true);
        let modal = Modal::new(id).area(area).frame(frame);
        let [r, g, b, _] = palette.desk.to_array();
        let desk = Color32::from_rgba_unmultiplied(r, g, b, DIMMED);
        let modal = modal.backdrop_color(desk).show(ctx, |ui| {
            let wide = WIDTH.min(room.width() - 24.0);
            ui.set_width(wide);
            ui.spacing_mut().item_spacing.y = 0.0;
            self.field(ui);
            let read = lines.get(self.chosen).map(|line| line.parts.as_slice());
            read_as(ui, state, read.unwrap_or_default(), &self.text);
            if self.unclear {
                let inner = egui::Frame::new().inner_margin(egui::Margin::symmetric(14, 6));
                inner.show(ui, |ui| controls::refusal(ui, fl!(line_several_match)));
            } else if lines.is_empty() && begun(state, &self.text).is_none() {
                let inner = egui::Frame::new().inner_margin(egui::Margin::symmetric(18, 14));
                inner.show(ui, |ui| {
                    ui.weak(fl!(line_no_match));
                    let why = screen.filter(|_| is_at_table);
                    let why = why.and_then(|it| it.why_nothing(state, &self.text, hides_money));
                    if let Some(why) = why {
                        ui.add(egui::Label::new(RichText::new(why).weak()).wrap());
                    }
                });
            }
            let most = room.height() - above - FIELD - 2.0 * FOOT - 24.0;
            let area = egui::ScrollArea::vertical()
                .id_salt("lines")
                .max_height(most.max(80.0))
                .auto_shrink([false, true]);
            area.show(ui, |ui| {
                let mut before = None;
                for (at, line) in lines.iter().enumerate() {
                    if before != Some(line.section) {
                        before = Some(line.section);
                        section(ui, line.section);
                    }
                    let is_chosen = at == self.chosen;
                    match line.show(ui, is_chosen, is_chosen && moved) {
                        Some(Pressed::Line) => wanted = Some(at),
                        Some(Pressed::Rule) => {
                            explained = line.refused.as_deref().and_then(cites);
                        }
                        None => {}
                    }
                }
                ui.add_space(6.0);
            });
            let chosen = lines.get(self.chosen);
            let enter = match chosen.map(|line| line.refused.is_some()) {
                Some(true) if has_refused => Enter::Anyway,
                Some(false) => Enter::Does,
                Some(true) | None => Enter::Nothing,
            };
            foot(ui, self.examples.as_deref().unwrap_or_default(), enter);
        });
        if let Some(rule) = explained {
            return Outcome::Closed(Some(Intent::Explain(rule)));
        }
        let line = wanted.and_then(|at| lines.into_iter().nth(at));
        match line {
            Some(line) if line.refused.is_none() => Outcome::Closed(Some(line.intent)),
            None if modal.should_close() => Outcome::Closed(None),
            _ => Outcome::Open,
        }
    }

    /// Completes the text: to what the game knows that begins with it, otherwise to the whole
    /// chosen line.
    fn complete(&mut self, lines: &[Line], state: &State) {
        let game = state.game.as_deref();
        let game = game.filter(|_| state.screen == Screen::Table);
        let begin = game.map(|game| game.completions(&self.text));
        let begin = begin.unwrap_or_default();
        let chosen = lines.get(self.chosen);
        let whole = chosen.and_then(|line| line.whole.clone());
        let whole = whole.filter(|whole| *whole != self.text);
        let more = match (self.picked, begin.as_slice()) {
            (true, _) | (false, []) => whole,
            (false, begin) => {
                let more = in_common(begin);
                let is_more = more.chars().count() > self.text.chars().count();
                // If several completions differ from here on, the chosen one is meant.
                if is_more { Some(more) } else { whole }
            }
        };
        if let Some(more) = more {
            self.text = more.chars().take(MOST_LETTERS).collect();
            self.chosen = 0;
            self.picked = false;
            self.unclear = false;
            self.fresh = true;
        }
    }

    fn field(&mut self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let wanted = vec2(ui.available_width(), FIELD);
        let (rect, _) = ui.allocate_exact_size(wanted, Sense::hover());
        let icon =
            Rect::from_center_size(pos2(rect.left() + 28.0, rect.center().y), Vec2::splat(20.0));
        icons::paint(ui.painter(), icon, Icon::Search, palette.weak);
        let line = Stroke::new(1.0, palette.line);
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 0.5, line);
        let inner = rect.shrink2(vec2(18.0, 12.0));
        let inner = inner.with_min_x(rect.left() + 46.0);
        let mut inside = ui.new_child(
            UiBuilder::new()
                .max_rect(inner)
                .layout(Layout::left_to_right(Align::Center)),
        );
        let hint = self.examples.as_deref().unwrap_or_default();
        let room = inside.available_width() - 4.0;
        // As many examples as fit.
        let fits = |hint: &str| text::width(&inside, hint, face::text(10.5)) <= room;
        let mut hint = hint;
        while let Some((fewer, _)) = hint.rsplit_once(" · ")
            && !fits(hint)
        {
            hint = fewer;
        }
        let font = text::fitting(&inside, hint, face::text, [10.5, 15.0], room);
        let hint = egui::RichText::new(hint).font(font);
        let edit = TextEdit::singleline(&mut self.text)
            .hint_text(hint)
            .font(face::display(25.0))
            .char_limit(MOST_LETTERS)
            .frame(egui::Frame::NONE)
            .align(Align2::LEFT_CENTER)
            .desired_width(f32::INFINITY);
        let mut output = edit.show(&mut inside);
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
        // The keyboard stays here; the arrows choose a line.
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

/// Draws what was typed, as the chosen line understands it; the place stays reserved if
/// there is nothing to show.
fn read_as(ui: &mut Ui, state: &State, parts: &[Part], text: &str) {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), FOOT);
    let (rect, _) = ui.allocate_exact_size(wanted, Sense::hover());
    ui.painter().rect_filled(rect, 0.0, palette.sunk);
    let mut inside = ui.new_child(
        UiBuilder::new()
            .max_rect(rect.shrink2(vec2(18.0, 0.0)))
            .layout(Layout::left_to_right(Align::Center)),
    );
    let ui = &mut inside;
    ui.spacing_mut().item_spacing.x = 8.0;
    let begun = begun(state, text);
    if begun.is_some() || text.trim().is_empty() || parts.is_empty() {
        let hint = begun.unwrap_or_else(|| keys::of_panels(state).1.order);
        explained(ui, hint);
        return;
    }
    super::super::parts::widgets::caption(ui, fl!(line_read_as));
    for part in parts {
        part.chip(ui);
    }
}

/// Draws how to type, in letters small enough that everything fits.
fn explained(ui: &mut Ui, hint: &str) {
    let room = ui.available_width();
    let font = text::fitting(ui, hint, face::text, [9.5, 13.0], room);
    let hint = RichText::new(hint).font(font).color(Palette::of(ui).weak);
    ui.add(egui::Label::new(hint).truncate());
}

/// What Enter does with the chosen line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Enter {
    Does,
    /// Only works with the key that keeps it as an exception.
    Anyway,
    /// Does nothing: the line is refused, or there is none.
    Nothing,
}

/// Draws the keys of the palette.
fn foot(ui: &mut Ui, examples: &str, enter: Enter) {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), FOOT);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let round = egui::CornerRadius {
        sw: 9,
        se: 9,
        ..egui::CornerRadius::ZERO
    };
    ui.painter().rect_filled(rect, round, palette.sunk);
    let line = Stroke::new(1.0, palette.line);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, line);
    let mut x = rect.left() + 14.0;
    let font = face::text(12.5);
    let anyway = panel_keys::in_words(ui.ctx(), &ANYWAY);
    let enter = match enter {
        Enter::Anyway => Some((Some(anyway.as_str()), fl!(line_anyway))),
        Enter::Does => Some((None, fl!(line_do_it))),
        Enter::Nothing => None,
    };
    let enters = enter.map_or("", |(_, does)| does);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, enters));
    let keys = [
        Some((Some(fl!(keys_written_arrows)), fl!(line_choose))),
        Some((Some(fl!(keys_written_tab)), fl!(line_complete))),
        enter,
        Some((Some(fl!(keys_written_escape)), fl!(line_close))),
    ];
    for (key, does) in keys.into_iter().flatten() {
        let left = pos2(x, rect.center().y);
        let end = match key {
            Some(key) => KeyCap::paint(ui, left, key),
            None => KeyCap::paint_enter(ui, left),
        };
        let at = pos2(end + 6.0, rect.center().y);
        let anchor = Align2::LEFT_CENTER;
        let text = paint_text(ui, at, anchor, does, font.clone(), palette.weak, 190.0);
        x = text.right() + 16.0;
    }
    let at = pos2(rect.right() - 14.0, rect.center().y);
    let room = at.x - x - 10.0;
    if room > 60.0 {
        paint_text(
            ui,
            at,
            Align2::RIGHT_CENTER,
            examples,
            font,
            palette.weak,
            room,
        );
    }
}

/// Returns the common beginning of these texts.
fn in_common(texts: &[String]) -> String {
    let Some((first, others)) = texts.split_first() else {
        return String::new();
    };
    let common = others.iter().fold(first.chars().count(), |common, other| {
        let same = first.chars().zip(other.chars());
        same.take(common)
            .take_while(|(one, other)| one == other)
            .count()
    });
    let whole = others.is_empty();
    let mut text: String = first.chars().take(common).collect();
    // A complete word is followed by a blank for the next one.
    if whole {
        text.push(' ');
    }
    text
}

/// Returns what to type next, if only the character that opens the palette has been typed.
fn begun(state: &State, text: &str) -> Option<&'static str> {
    let (sign, hint) = state.game.as_ref()?.opening_sign()?;
    text.trim().chars().eq([sign]).then_some(hint)
}
