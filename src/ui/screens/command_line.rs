//! One field to type anything in: decisions in the short notation, commands of
//! the window, what toasts take back, entries of the log, players. Below it stands what it may mean;
//! the arrow keys choose, Tab completes, Enter does it, Escape closes. A letter opens it; `/` or
//! Enter opens it for the result of an auction.
//!
//! By name: the field `Command`; a button for each thing it may mean, named by
//! its sentence, with the reason behind it if it is not possible.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    self, Align, Align2, Area, Color32, Context, FontId, Galley, Id, Key, Layout, Modal, Modifiers,
    Order, Rect, RichText, Role, Sense, Stroke, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{icons, input, panel_keys, text};
use super::super::parts::controls;
use super::super::parts::toasts::undoes;
use super::super::parts::widgets::{KeyCap, caption_job, paint_text};
use super::super::session::commands;
use super::super::session::game_window::Letters;
use super::super::session::intent::Screen;
use super::super::session::open_table::{OpenTable, Part, Then};
use super::super::session::state::State;
use super::at_table::TableScreen;
use super::{examples, keys};
use words::find::{fits, fold};
use words::{fl, language};

/// The most lines that are shown.
const MOST_LINES: usize = 12;
/// The most letters that are typed into it: a page that was pasted says nothing.
const MOST_LETTERS: usize = 160;
/// So many letters of the name of a language are typed before it is looked for.
const LEAST_OF_LANGUAGE: usize = 3;
/// So many words that mean nothing else are a question about the rules.
const LEAST_OF_QUESTION: usize = 4;
/// The width of the palette.
const WIDTH: f32 = 680.0;
/// The height of the field.
const FIELD: f32 = 62.0;
/// The height of the line below the field, and of the keys at the foot.
const FOOT: f32 = 40.0;
/// The height of a line with a small picture.
const PICTURED: f32 = 66.0;
/// Beside the name of a line: what stands before and behind it, and the rule that refuses it.
const AROUND_NAME: f32 = 87.0;
const RULE: f32 = 74.0;
/// A name has so many rows at most.
const MOST_ROWS: usize = 3;
/// How much of the desk lies over the table, of 255: 72 %.
const DIMMED: u8 = 184;

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
    /// Letters that were keys before those that opened it: they come in front as soon as
    /// it means nothing without them.
    before: String,
    /// What can be typed when it is opened, in a line.
    examples: Option<String>,
}

/// Something the text may mean.
struct Line {
    name: String,
    /// What it does, in a few words more.
    hint: Option<String>,
    keys: Option<String>,
    /// What was typed, part by part.
    parts: Vec<Part>,
    /// What it leads to.
    then: Then,
    icon: Option<Icon>,
    /// What the text becomes when it is completed.
    whole: Option<String>,
    section: Section,
    refused: Option<String>,
    may_be_kept: bool,
    intent: Intent,
    /// Whether it is one of several that differ in what was not typed.
    is_guess: bool,
    /// Whether it answers what waits for exactly this.
    is_answer: bool,
}

/// What a line is among.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Do,
    GoThere,
    NotPossible,
}

impl Section {
    fn name(self) -> &'static str {
        match self {
            Self::Do => fl!(line_section_do),
            Self::GoThere => fl!(line_section_go),
            Self::NotPossible => fl!(line_section_not),
        }
    }
}

impl Line {
    /// Something that can be done and is not one of several guesses.
    fn new(name: String, intent: Intent) -> Self {
        Self {
            name,
            hint: None,
            keys: None,
            parts: Vec::new(),
            then: Then::default(),
            icon: None,
            whole: None,
            section: Section::Do,
            refused: None,
            may_be_kept: false,
            intent,
            is_guess: false,
            is_answer: false,
        }
    }

    /// Whether it is a guess that could be carried out.
    fn may_be_wrong(&self) -> bool {
        self.is_guess && self.refused.is_none()
    }
}

/// The keys that do what the rules refuse.
pub const ANYWAY: egui::KeyboardShortcut =
    egui::KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);

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
            before: String::new(),
            examples: None,
        }
    }

    /// Takes the sign that opens it, if one was typed: a letter; or `opening`,
    /// which Enter types as well. What is a key of the panels now opens nothing; a digit
    /// only opens it where it belongs to the letter before it.
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
            // The row of the digits is for the panels, whatever a keyboard types with it.
            let digit = |event: &egui::Event| input::digit_of(event).is_some();
            let continues = typed.starts_with(is_behind);
            let opens = continues || typed.starts_with(|it| Some(it) == opening);
            if input.events.iter().any(digit) && !opens {
                return None;
            }
            // A word that comes in one piece is none of their keys.
            let is_word = typed.chars().nth(1).is_some();
            let begins = continues
                || typed.chars().next().is_some_and(|sign| {
                    (sign.is_alphabetic() || Some(sign) == opening) && (is_word || !is_key(sign))
                });
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

    /// The command line with an entry of the log, as it is `written`, to be changed.
    #[must_use]
    pub fn with_entry(written: &str) -> Self {
        let mut lines = written.lines().rev();
        let line = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
        let line = line.and_then(|line| line.split_once(". "));
        Self::new(line.map(|(_, line)| line.to_owned()).unwrap_or_default())
    }

    /// The sign that opened it.
    #[must_use]
    pub fn begins_with(&self) -> Option<char> {
        self.text.chars().next()
    }

    /// These letters were typed before those that opened it.
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
        // A letter and a digit are a square; letters alone are a word.
        let is_word = self.text.chars().all(char::is_alphabetic) && self.text.chars().count() > 1;
        if lines.is_empty() && is_word && !self.before.is_empty() {
            self.text.insert_str(0, &std::mem::take(&mut self.before));
            self.fresh = true;
            lines = self::lines(ctx, &self.text, state, screen, hides_money);
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
        // What the rules refuse can have been played all the same.
        let refused = lines.get(self.chosen).filter(|line| line.may_be_kept);
        let has_refused = refused.is_some();
        if let Some(line) = refused
            && ctx.input_mut(|input| input.consume_shortcut(&ANYWAY))
        {
            let intent = Intent::PlayAnyway(Box::new(line.intent.clone()));
            return Outcome::Closed(Some(intent));
        }
        // Why not is explained.
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
            // Nobody's money is spent on a guess.
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

    /// Completes what is typed: what the game knows that begins like it, or else the
    /// line that is chosen, whole.
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
                // Of several that differ from here on the chosen one is meant.
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
        // As many examples as there is room for.
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

/// The heading of a section.
fn section(ui: &mut Ui, section: Section) {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), 25.0);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let text = section.name();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(caption_job(text, palette.weak)));
    let at = pos2(rect.left() + 14.0, rect.bottom() - 4.0 - galley.size().y);
    ui.painter().galley(at, galley, palette.weak);
}

/// What was typed, as the chosen line takes it: its place stays when there is
/// nothing to say.
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

/// How one types, in letters so small that all of it has room.
fn explained(ui: &mut Ui, hint: &str) {
    let room = ui.available_width();
    let font = text::fitting(ui, hint, face::text, [9.5, 13.0], room);
    let hint = RichText::new(hint).font(font).color(Palette::of(ui).weak);
    ui.add(egui::Label::new(hint).truncate());
}

/// What Enter does with the line that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Enter {
    Does,
    /// Only with the key that keeps it as an exception.
    Anyway,
    /// It is refused, or there is none.
    Nothing,
}

/// The keys of the palette.
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

impl Part {
    fn chip(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let font = face::text(13.0);
        let text = ui
            .painter()
            .layout_no_wrap(self.text.clone(), font, palette.ink);
        let mark = if self.seat.is_some() || self.icon.is_some() {
            18.0
        } else {
            0.0
        };
        let wanted = vec2(text.size().x + mark + 18.0, 24.0);
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.text));
        ui.painter().rect_filled(rect, 12.0, palette.card);
        let square = pos2(rect.left() + 9.0 + 6.5, rect.center().y);
        self.mark(
            ui,
            Rect::from_center_size(square, Vec2::splat(13.0)),
            palette.ink,
        );
        let at = pos2(
            rect.left() + 9.0 + mark,
            rect.center().y - text.size().y / 2.0,
        );
        ui.painter().galley(at, text, palette.ink);
    }

    fn mark(&self, ui: &Ui, rect: Rect, colour: Color32) {
        match (self.seat, self.icon) {
            (Some(seat), _) => icons::paint_seat(ui.painter(), rect, seat, Palette::of(ui)),
            (None, Some(icon)) => icons::paint(ui.painter(), rect, icon, colour),
            (None, None) => {}
        }
    }
}

/// What of a line was clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Line,
    /// The rule that refuses it.
    Rule,
}

impl Line {
    /// The name in as many rows as it needs, in letters that are as large in every line.
    fn name_in(&self, ui: &Ui, (font, colour): (FontId, Color32)) -> Arc<Galley> {
        let keys = self.keys.as_ref().map_or(0.0, |keys| {
            (text::width(ui, keys, face::strong(12.0)) + 12.0).max(24.0) + 10.0
        });
        let picture = self.then.picture.as_ref().map_or(0.0, |_| PICTURED + 4.0);
        let rule = self.refused.as_ref().map_or(0.0, |_| RULE);
        let room = ui.available_width() - AROUND_NAME - keys - picture - rule;
        let mut job = LayoutJob::simple(self.name.clone(), font, colour, room.max(80.0));
        job.wrap.max_rows = MOST_ROWS;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    }

    /// Draws the line. Says what of it was clicked.
    fn show(&self, ui: &mut Ui, chosen: bool, into_sight: bool) -> Option<Pressed> {
        let palette = Palette::of(ui);
        let enabled = self.refused.is_none();
        // Why not, or what it leads to.
        let second = self.refused.as_deref().or(self.then.said.as_deref());
        let colour = if enabled { palette.ink } else { palette.weak };
        let font = match chosen {
            true => face::strong(15.0),
            false => face::text(15.0),
        };
        let named = self.name_in(ui, (font, colour));
        let row = named.rows.first().map_or(18.0, |row| row.size.y);
        let height = match (&self.then.picture, second) {
            (Some(_), _) => PICTURED,
            (None, Some(_)) => 46.0,
            (None, None) => 36.0,
        };
        // A name that needs more rows has them.
        let height = height + named.size().y - row;
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
        if let Some(then) = self.then.said.as_deref().filter(|_| enabled) {
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_description(then));
        }
        if into_sight {
            response.scroll_to_me(None);
        }
        if chosen {
            ui.painter().rect_filled(rect, 0.0, palette.chosen);
        } else if response.hovered() {
            ui.painter().rect_filled(rect, 0.0, palette.sunk);
        }
        let middle = rect.center().y;
        let below = if second.is_some() { 17.0 } else { 0.0 };
        let top = middle - f32::midpoint(named.size().y, below);
        let first = top + row / 2.0;
        let last = top + named.size().y + 9.0;
        let seat = self.parts.iter().find(|part| part.seat.is_some());
        if let Some(seat) = seat {
            let at = pos2(rect.left() + 23.0, middle);
            seat.mark(ui, Rect::from_center_size(at, Vec2::splat(18.0)), colour);
        }
        let icon = self.parts.iter().find_map(|part| part.icon);
        if let Some(icon) = icon.or(self.icon) {
            let at = pos2(rect.left() + 53.0, middle);
            let square = Rect::from_center_size(at, Vec2::splat(18.0));
            icons::paint(ui.painter(), square, icon, colour);
        }
        let left = rect.left() + 73.0;
        let mut right = rect.right() - 14.0;
        let put = |x: f32, y: f32, anchor, text: &str, font, colour, room: f32| {
            paint_text(ui, pos2(x, y), anchor, text, font, colour, room)
        };
        if let Some(keys) = &self.keys {
            let font = face::strong(12.0);
            let galley = ui.painter().layout_no_wrap(keys.clone(), font, palette.ink);
            right -= (galley.size().x + 12.0).max(24.0);
            KeyCap::paint(ui, pos2(right, middle), keys);
            right -= 10.0;
        }
        if let Some(picture) = &self.then.picture {
            let side = PICTURED - 6.0;
            let at = pos2(right - side / 2.0, middle);
            picture.paint(ui, Rect::from_center_size(at, Vec2::splat(side)));
            right -= side + 10.0;
        }
        let mut pressed = response.clicked().then_some(Pressed::Line);
        if let Some(why) = &self.refused {
            let (rule, why) = rule_of(why);
            if let Some(rule) = rule {
                let wrong = palette.wrong;
                let font = face::strong(11.0);
                let at = right - 6.0;
                let anchor = Align2::RIGHT_CENTER;
                let text = put(at, middle, anchor, rule, font, wrong, 60.0);
                let edge = text.expand2(vec2(5.0, 1.0));
                let stroke = Stroke::new(1.0, wrong);
                ui.painter()
                    .rect_stroke(edge, 4.0, stroke, egui::StrokeKind::Inside);
                right = edge.left() - 8.0;
                let pointer = response.interact_pointer_pos();
                if pressed.is_some() && pointer.is_some_and(|at| edge.expand(4.0).contains(at)) {
                    pressed = Some(Pressed::Rule);
                }
            }
            let font = face::text(12.5);
            let room = right - left;
            let anchor = Align2::LEFT_CENTER;
            put(left, last, anchor, why, font, palette.wrong, room);
        } else if let Some(then) = second {
            let font = face::text(12.5);
            let anchor = Align2::LEFT_CENTER;
            let room = right - left;
            put(left, last, anchor, then, font, palette.weak, room);
        }
        let place = Rect::from_min_size(pos2(left, top), named.size());
        ui.painter().galley(place.min, named, colour);
        let named = place;
        if let Some(hint) = &self.hint {
            let from = named.right() + 12.0;
            if right - from > 80.0 {
                let at = pos2(from, first + 1.0);
                let ink = (face::text as fn(f32) -> FontId, palette.weak);
                text::in_one_or_two(ui, at, hint, ink, [11.0, 12.5], right - from);
            }
        }
        pressed
    }
}

/// What all of these begin with.
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
    // A word that is whole is followed by another one.
    if whole {
        text.push(' ');
    }
    text
}

/// The rule that a reason begins with, and the reason itself.
fn rule_of(why: &str) -> (Option<&str>, &str) {
    let Some((rule, rest)) = why.split_once(": ") else {
        return (None, why);
    };
    let mut signs = rule.chars();
    let is_rule = signs.next().is_some_and(|sign| sign.is_ascii_uppercase())
        && rule.len() > 1
        && signs.all(|sign| sign.is_ascii_digit());
    match is_rule {
        true => (Some(rule), rest),
        false => (None, why),
    }
}

/// What to type on, if only the sign that opens the palette has been typed.
fn begun(state: &State, text: &str) -> Option<&'static str> {
    let (sign, hint) = state.game.as_ref()?.opening_sign()?;
    text.trim().chars().eq([sign]).then_some(hint)
}

/// What the text may mean, the likeliest first.
fn lines(
    ctx: &Context,
    text: &str,
    state: &State,
    screen: Option<&dyn TableScreen>,
    hides_money: bool,
) -> Vec<Line> {
    let is_at_table = state.screen == Screen::Table;
    let game = state.game.as_deref().filter(|_| is_at_table);
    let screen = screen.filter(|_| is_at_table);
    let meanings = screen.map(|screen| screen.meanings(state, text, hides_money));
    let meanings = meanings.into_iter().flatten().map(|meaning| Line {
        section: match meaning.refused {
            None => Section::Do,
            Some(_) => Section::NotPossible,
        },
        refused: meaning.refused,
        may_be_kept: meaning.may_be_kept,
        whole: meaning.notation,
        then: meaning.then,
        is_guess: meaning.is_guess,
        is_answer: meaning.is_answer,
        parts: meaning.parts,
        ..Line::new(meaning.name, meaning.intent)
    });
    let (mut legal, mut refused): (Vec<_>, Vec<_>) =
        meanings.partition(|line| line.refused.is_none());
    if refused.iter().chain(&legal).any(|line| line.is_answer) {
        legal.append(&mut refused);
    }
    let folded = fold(text);
    let tokens: Vec<&str> = folded.split_whitespace().collect();
    // What is typed as a decision is one: `c7` may be Clara's 700.
    let decisions = legal.len();
    let rows = state.commands().into_iter().filter(|row| {
        let called = tokens.is_empty() || fits(&tokens, row.name_now(state));
        let can = (row.is_possible)(state) && (row.is_offered)(state);
        called && can && **row != commands::COMMAND_LINE
    });
    legal.extend(rows.map(|row| Line {
        keys: row.keys_in_words(ctx),
        whole: Some(row.name_now(state).to_owned()),
        hint: Some((row.hint)().to_owned()),
        ..Line::new(row.name_now(state).to_owned(), Intent::Do(row.id))
    }));
    let (exact, others) = explanations(state, text, &tokens);
    legal.splice(decisions..decisions, exact);
    if let Some(game) = game {
        legal.extend(entry(game, &tokens, hides_money));
        legal.extend(taken_back(state, &tokens));
        let places = screen.map(|screen| screen.places(state, hides_money));
        let places = places.into_iter().flatten();
        let places = places.filter(|(name, _)| fits(&tokens, name));
        legal.extend(places.map(|(name, intent)| Line {
            section: Section::GoThere,
            icon: Some(Icon::Arrow),
            ..Line::new(name, intent)
        }));
    }
    legal.extend(others);
    legal.extend(languages(state, &tokens));
    legal.append(&mut refused);
    if legal.is_empty() && tokens.len() >= LEAST_OF_QUESTION {
        legal = answers(state, text);
    }
    legal.truncate(MOST_LINES);
    legal
}

/// Whether this names a rule and no thing.
fn is_rule(id: &str) -> bool {
    !id.contains('-')
}

/// What looks up this rule or thing.
fn looks_up(state: &State, id: String) -> Option<Line> {
    let said = state.reference()?.explained(&id)?;
    let name = match is_rule(&id) {
        true => fl!(rules_look_up, rule = &said.mark, title = &said.title),
        false => fl!(rules_look_up_thing, name = &said.title),
    };
    Some(Line {
        section: Section::GoThere,
        icon: Some(Icon::Lamp),
        ..Line::new(name, Intent::Explain(id))
    })
}

/// What looks up a rule or a thing: the one that is named by its identifier, and what
/// the words after `rule` find, or the whole text if a thing is called so.
fn explanations(state: &State, text: &str, tokens: &[&str]) -> (Vec<Line>, Vec<Line>) {
    let Some(all) = state.reference() else {
        return (Vec::new(), Vec::new());
    };
    let line = |id: String| looks_up(state, id);
    let asks = fold(fl!(rules_open));
    match tokens {
        [id] if id.len() > 1 && is_rule(id) && all.explained(id).is_some_and(|it| it.id == *id) => {
            (line((*id).to_owned()).into_iter().collect(), Vec::new())
        }
        [rule, rest @ ..] if rule.len() > 2 && asks.starts_with(rule) && !rest.is_empty() => {
            let found = all.find(&rest.join(" ")).into_iter().take(5);
            (found.filter_map(line).collect(), Vec::new())
        }
        [] => (Vec::new(), Vec::new()),
        _ => {
            let said = all.explained(text.trim());
            let said = said.filter(|said| fold(&said.title) == tokens.join(" "));
            let line = said.and_then(|said| line(said.id));
            (Vec::new(), line.into_iter().collect())
        }
    }
}

/// The rules that are nearest to a question.
fn answers(state: &State, text: &str) -> Vec<Line> {
    let all = state.reference();
    let found = all.iter().flat_map(|all| all.find(text));
    found.filter_map(|id| looks_up(state, id)).collect()
}

/// What the toasts offer: to take something back, or to note something.
fn taken_back(state: &State, tokens: &[&str]) -> Vec<Line> {
    let told = state.notices.iter().filter(|notice| notice.passing);
    let offers = told.flat_map(|notice| &notice.offers);
    let lines = offers.map(|(what, intent)| {
        let (icon, name) = match undoes(what, intent) {
            Some(name) => (Icon::Undo, name),
            None => (Icon::Pencil, what.clone()),
        };
        Line {
            icon: Some(icon),
            ..Line::new(name, intent.clone())
        }
    });
    lines.filter(|line| fits(tokens, &line.name)).collect()
}

/// The languages that are called so by those who speak them.
fn languages(state: &State, tokens: &[&str]) -> Vec<Line> {
    let letters: usize = tokens.iter().map(|token| token.chars().count()).sum();
    if letters < LEAST_OF_LANGUAGE {
        return Vec::new();
    }
    let components = state.preferences.components.as_deref();
    let components = language::all().find(|tag| Some(*tag) == components);
    let others = language::all().filter(|tag| *tag != language::spoken());
    let called = others.filter(|tag| fits(tokens, &language::called(tag)));
    let lines = called.map(|tag| {
        let name = fl!(
            language_choice,
            of = fl!(language_title),
            language = language::called(tag)
        );
        let intent = Intent::Speak {
            sentences: Some(tag),
            components,
        };
        Line::new(name, intent)
    });
    lines.collect()
}

/// The entry of the log that a number names, alone or after `go to entry`.
fn entry(game: &dyn OpenTable, tokens: &[&str], hides_money: bool) -> Option<Line> {
    let (number, before) = tokens.split_last()?;
    if !before.is_empty() && !fits(before, fl!(line_go_to_entry)) {
        return None;
    }
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
    Some(Line {
        section: Section::GoThere,
        icon: Some(Icon::Clock),
        ..Line::new(name, Intent::GoTo(number))
    })
}
