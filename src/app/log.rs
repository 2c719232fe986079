//! The log in sentences, grouped by round; a click shows the table as it was.
//!
//! Buttons: each entry under its number, `12. Ben passes`; `0. The game begins`
//! or `0. The position typed in`; `Back to now` when one looks at an earlier
//! entry. Only the lines in view are made, so a long game costs no more than a
//! short one.

use eframe::egui::{self, Align, Layout, RichText, ScrollArea, Sense, TextStyle, Ui, vec2};

use super::commands::WindowCommand;
use super::icons::{self, Icon};
use super::theme::Palette;
use super::{Intent, View, text};
use crate::florence::game::Phase;
use crate::florence::{Command, Decision, Event, Moment};
use crate::locale::{Words, window};

/// The most letters of a name in a line, so that what is done is still in it.
const LETTERS: usize = 14;

/// A line of the log. Entries are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// A round and a phase begin.
    Heading(u8, Phase),
    /// Where the game began.
    Start,
    /// What was decided.
    Entry(usize),
    /// What came of it, by its place among the events of the entry.
    Event(usize, usize),
    /// An entry that is not legal, or comes after one that is not.
    Illegal(usize),
}

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct LogPanel {
    lines: Vec<Line>,
    // What the lines were made of.
    made_of: Vec<Command>,
    // The entry the cursor stood at when the panel was drawn last, and in how
    // many points of height.
    shown: Option<(usize, u32)>,
}

impl LogPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        self.make_lines(view);
        let mut wanted = None;
        ui.horizontal(|ui| {
            ui.heading(window::LOG);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let back = WindowCommand::BackToNow;
                let ahead = view.session.cursor() < view.session.legal_len();
                if ahead && ui.button(back.name()).on_hover_text(back.hint()).clicked() {
                    wanted = Some(Intent::Do(back));
                }
            });
        });
        let height = ui.text_style_height(&TextStyle::Body) + 4.0;
        ui.spacing_mut().item_spacing.y = 1.0;
        let mut area = ScrollArea::vertical().auto_shrink(false);
        let cursor = view.session.cursor();
        let shown = Some((cursor, ui.available_height() as u32));
        if self.shown != shown {
            self.shown = shown;
            let line = self.line_of(cursor);
            // A few lines of context stay above the one the cursor is at.
            let rows_in_view = (ui.available_height() / (height + 1.0)).max(4.0);
            let first = (line as f32 - rows_in_view + 4.0).max(0.0);
            area = area.vertical_scroll_offset(first * (height + 1.0));
        }
        area.show_rows(ui, height, self.lines.len(), |ui, rows| {
            for &line in &self.lines[rows] {
                wanted = wanted.take().or(show_line(ui, view, line, height));
            }
        });
        wanted
    }

    /// The last line that belongs to what has been played at this cursor.
    fn line_of(&self, cursor: usize) -> usize {
        let after = self.lines.iter().position(|line| match line {
            Line::Entry(entry) | Line::Illegal(entry) => *entry >= cursor,
            _ => false,
        });
        after.unwrap_or(self.lines.len()).saturating_sub(1)
    }

    fn make_lines(&mut self, view: &View<'_>) {
        let session = view.session;
        let legal = session.legal_len();
        if !self.lines.is_empty() && self.made_of == session.log() {
            return;
        }
        self.made_of = session.log().to_vec();
        self.lines.clear();
        self.lines.push(Line::Start);
        let mut heading = None;
        for entry in 0..legal {
            let Some(before) = session.game_at(entry) else {
                break;
            };
            let here = (before.round(), before.phase());
            if heading != Some(here) {
                heading = Some(here);
                self.lines.push(Line::Heading(here.0, here.1));
            }
            self.lines.push(Line::Entry(entry));
            let command = &session.log()[entry];
            let events = session.events_of(entry);
            for (n, event) in events.iter().enumerate() {
                if is_news(command, events, event) && view.words.event(event).is_some() {
                    self.lines.push(Line::Event(entry, n));
                }
            }
        }
        for entry in legal..session.log().len() {
            self.lines.push(Line::Illegal(entry));
        }
    }
}

/// Whether an event says more than the entry and its other events do: who wins
/// an object for a price also pays it.
fn is_news(command: &Command, events: &[Event], event: &Event) -> bool {
    let acquires = |event: &Event| matches!(event, Event::Acquired { .. });
    match event {
        Event::Acquired { .. } => !matches!(command.decision, Decision::Win(..)),
        Event::Money { florins, .. } if *florins < 0 => !events.iter().any(acquires),
        _ => true,
    }
}

fn show_line(ui: &mut Ui, view: &View<'_>, line: Line, height: f32) -> Option<Intent> {
    let palette = Palette::of(ui);
    let session = view.session;
    let text_of = |entry: usize, words: Words<'_>| {
        let command = words.played(session.game_at(entry), &session.log()[entry]);
        window::entry(entry + 1, &command)
    };
    match line {
        Line::Heading(round, phase) => {
            let heading = RichText::new(window::log_heading(round, phase));
            plain(ui, heading.color(palette.accent), 0.0, height);
            None
        }
        Line::Event(entry, n) => {
            let event = session.events_of(entry).get(n)?;
            let happened = view.words.with_names_of(LETTERS).event(event)?;
            let font = egui::FontId::proportional(13.0);
            plain(ui, text::line(&happened, font, palette.weak), 30.0, height);
            None
        }
        Line::Illegal(entry) => {
            let text = RichText::new(text_of(entry, view.words)).color(palette.wrong);
            plain(ui, text.strikethrough(), 16.0, height);
            None
        }
        Line::Start => {
            let start = match session.start().moment {
                Moment::StartingHands => window::GAME_BEGINS,
                _ => window::POSITION_BEGINS,
            };
            let text = window::entry(0, start);
            entry(ui, view, (&text, &text), 0, height)
        }
        Line::Entry(at) => {
            let shown = text_of(at, view.words.with_names_of(LETTERS));
            entry(ui, view, (&shown, &text_of(at, view.words)), at + 1, height)
        }
    }
}

fn plain(ui: &mut Ui, text: impl Into<egui::WidgetText>, indent: f32, height: f32) {
    let layout = Layout::left_to_right(Align::Center);
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        ui.add_space(indent);
        ui.add(egui::Label::new(text).truncate());
    });
}

/// A line one can go to: the position after `cursor` entries. What is shown has
/// shorter names than the sentence that is its name.
fn entry(
    ui: &mut Ui,
    view: &View<'_>,
    (shown, sentence): (&str, &str),
    cursor: usize,
    height: f32,
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let here = view.session.cursor() == cursor;
    let taken_back = cursor > view.session.cursor();
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact(&response);
        if here {
            ui.painter().rect_filled(rect, 3.0, palette.chosen);
        } else if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, 3.0, visuals.weak_bg_fill);
        }
        let colour = if taken_back && !here {
            palette.weak
        } else {
            palette.ink
        };
        if here {
            let mark = egui::Rect::from_center_size(
                rect.left_center() + vec2(7.0, 0.0),
                egui::Vec2::splat(9.0),
            );
            icons::paint(ui.painter(), mark, Icon::Pointer, palette.accent);
        }
        let font = TextStyle::Body.resolve(ui.style());
        let mut job = text::line(shown, font, colour);
        for section in &mut job.sections {
            section.format.italics = taken_back;
        }
        job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - 18.0);
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let at = egui::pos2(rect.left() + 16.0, rect.center().y - galley.size().y / 2.0);
        let elided = galley.elided;
        ui.painter().galley(at, galley, colour);
        if elided || shown != sentence {
            response.clone().on_hover_text(sentence);
        }
    }
    let role = egui::Role::Button;
    response.widget_info(|| egui::WidgetInfo::selected(role, true, here, sentence));
    response.clicked().then_some(Intent::GoTo(cursor))
}
