//! The log in sentences, grouped by round; a click shows the table as it was.
//!
//! Buttons: each entry under its number, `12. Ben passes`; `0. The game begins`
//! or `0. The position entered`; below the entry one looks at `Change entry 12` and `Remove entry 12`,
//! which are in the menu of every entry as well. `Filter` unfolds the choices
//! `Entries shown` and `Player shown` and the field `Text in the log`; `Show all`
//! ends it. Only the lines in view are made, so a long game costs no more than a
//! short one.

use eframe::egui::{
    self, Align, Button, ComboBox, Layout, RichText, ScrollArea, Sense, TextEdit, TextStyle, Ui,
    vec2,
};

use super::Intent;
use super::game_window::{GameWindow, Telling};
use super::icons;
use super::icons::Icon;
use super::library::GameId;
use super::log_lines::{Filter, Line, News, lines};
use super::open::Open;
use super::text;
use super::theme::Palette;
use crate::fl;
use crate::table::Seat;
use crate::words::text::cut;

/// The most letters of a name in a line, so that what is done is still in it.
const LETTERS: usize = 14;

/// What the lines were made of.
#[derive(Debug, Default, PartialEq)]
struct MadeOf {
    state: Option<(GameId, u64)>,
    cursor: usize,
    entries: usize,
    filter: Filter,
    hides_money: bool,
    changing: bool,
    marks: Vec<usize>,
}

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct LogPanel {
    lines: Vec<Line>,
    // How many entries are among the lines.
    entries: usize,
    news: Option<News>,
    made_of: Option<MadeOf>,
    filter: Filter,
    // Whether the filter can be seen, and whether its field gets the keyboard.
    unfolded: bool,
    asked: bool,
    // The entry the cursor stood at when the panel was drawn last, and in how
    // many points of height.
    shown: Option<(usize, u32)>,
}

impl LogPanel {
    /// Unfolds the filter and lets one type in it.
    pub fn filter(&mut self) {
        self.unfolded = true;
        self.asked = true;
    }

    /// Draws the panel.
    pub fn show<G: GameWindow>(
        &mut self,
        ui: &mut Ui,
        open: &Open<G>,
        telling: Telling,
    ) -> Option<Intent> {
        let changing = open.changing();
        let session = open.shown();
        ui.horizontal(|ui| {
            ui.heading(fl!(log));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let filter = Button::new(fl!(log_filter)).selected(self.unfolded);
                let filter = ui.add(filter).on_hover_text(fl!(filter_log_hint));
                if filter.clicked() {
                    self.unfolded = !self.unfolded;
                    self.asked = self.unfolded;
                }
            });
        });
        if self.unfolded {
            self.show_filter(ui, open);
        }
        self.make_lines(open, telling);
        // Which entry the pointer is at.
        let here = match changing {
            Some(changing) if !changing.inserts => changing.entry + 1,
            _ => session.cursor(),
        };
        if self.filter.is_active() {
            let all = session.log().len();
            ui.horizontal_wrapped(|ui| {
                ui.label(
                    RichText::new(fl!(log_of_entries, shown = self.entries, all = all)).weak(),
                );
                if ui.button(fl!(log_show_all)).clicked() {
                    self.filter = Filter::default();
                }
            });
        }
        let mut wanted = None;
        let height = ui.text_style_height(&TextStyle::Body) + 4.0;
        ui.spacing_mut().item_spacing.y = 1.0;
        let mut area = ScrollArea::vertical().auto_shrink(false);
        let cursor = session.cursor();
        let shown = Some((cursor, ui.available_height() as u32));
        if self.shown != shown {
            self.shown = shown;
            let line = self.line_of(cursor);
            // A few lines of context stay above the one the cursor is at.
            let rows_in_view = (ui.available_height() / (height + 1.0)).max(4.0);
            let first = (line as f32 - rows_in_view + 4.0).max(0.0);
            // Further than to the end it would spring back.
            let all = self.lines.len() as f32 * (height + 1.0) - 1.0;
            let most = (all - ui.available_height()).max(0.0);
            area = area.vertical_scroll_offset((first * (height + 1.0)).min(most));
        }
        area.show_rows(ui, height, self.lines.len(), |ui, rows| {
            for line in &self.lines[rows] {
                let top = ui.cursor().top();
                let shown = show_line(ui, (open, telling), line, (height, here));
                wanted = wanted.take().or(shown);
                if self.news.is_some_and(|news| is_in(news, line)) {
                    mark_as_new(ui, top, height);
                }
            }
        });
        wanted
    }

    fn show_filter<G: GameWindow>(&mut self, ui: &mut Ui, open: &Open<G>) {
        let players = G::players(open.session.start());
        let Filter { kind, player, text } = &mut self.filter;
        let width = ui.available_width();
        let choice = ComboBox::from_id_salt("entries shown")
            .selected_text(name_of_kind::<G>(*kind))
            .width(width);
        let choice = choice.show_ui(ui, |ui| {
            let kinds = (0..G::kinds().len()).map(Some);
            for one in std::iter::once(None).chain(kinds) {
                ui.selectable_value(kind, one, name_of_kind::<G>(one));
            }
        });
        choice.response.accessible_name(fl!(log_entries_shown));
        let name = player.and_then(|player| name_of(&players, player));
        let name = name.unwrap_or(fl!(log_everybody)).to_owned();
        let choice = ComboBox::from_id_salt("player shown")
            .selected_text(name)
            .width(width)
            .truncate();
        let choice = choice.show_ui(ui, |ui| {
            ui.selectable_value(player, None, fl!(log_everybody));
            for (seat, name) in players {
                let option = Button::selectable(*player == Some(seat), name);
                if ui.add(option.truncate()).clicked() {
                    *player = Some(seat);
                }
            }
        });
        choice.response.accessible_name(fl!(log_player_shown));
        let field = TextEdit::singleline(text)
            .hint_text(fl!(log_filter_text_hint))
            .desired_width(f32::INFINITY);
        let field = ui.add(field);
        field.widget_info(|| {
            let mut info =
                egui::WidgetInfo::labeled(egui::Role::TextInput, true, fl!(log_filter_text));
            info.current_text_value = Some(text.clone());
            info
        });
        if std::mem::take(&mut self.asked) {
            field.request_focus();
        }
    }

    /// The last line that belongs to what has been played at this cursor.
    fn line_of(&self, cursor: usize) -> usize {
        let after = self.lines.iter().position(|line| match line {
            Line::Entry(entry) | Line::Illegal(entry) => *entry >= cursor,
            Line::Heading(_)
            | Line::Start
            | Line::News(_)
            | Line::Event(..)
            | Line::TakenBack
            | Line::Tools(_) => false,
        });
        after.unwrap_or(self.lines.len()).saturating_sub(1)
    }

    fn make_lines<G: GameWindow>(&mut self, open: &Open<G>, telling: Telling) {
        let changing = open.changing().is_some();
        let session = open.shown();
        let made_of = MadeOf {
            state: Some((open.id(), open.revision())),
            cursor: session.cursor(),
            entries: session.log().len(),
            filter: self.filter.clone(),
            hides_money: telling.hides_money,
            changing,
            marks: session.marks().collect(),
        };
        if self.made_of.as_ref() == Some(&made_of) {
            return;
        }
        self.made_of = Some(made_of);
        self.news = G::news(open);
        let tools = !changing && open.own.may_change_past();
        (self.lines, self.entries) = lines(open, &self.filter, telling, self.news, tools);
    }
}

/// What stands in the list of kinds.
fn name_of_kind<G: GameWindow>(kind: Option<usize>) -> &'static str {
    let kind = kind.and_then(|kind| G::kinds().get(kind));
    kind.map_or(fl!(log_kind_everything), |kind| (kind.name)())
}

/// The name of a player.
fn name_of(players: &[(Seat, String)], player: Seat) -> Option<&str> {
    let mut players = players.iter();
    let (_, name) = players.find(|(seat, _)| *seat == player)?;
    Some(name)
}

fn is_in(news: News, line: &Line) -> bool {
    match line {
        Line::Entry(entry) | Line::Event(entry, _) => news.has(*entry),
        Line::News(_) => true,
        Line::Heading(_) | Line::Start | Line::TakenBack | Line::Tools(_) | Line::Illegal(_) => {
            false
        }
    }
}

/// A stroke at the edge of a line that is new.
fn mark_as_new(ui: &Ui, top: f32, height: f32) {
    let accent = Palette::of(ui).accent;
    let left = ui.max_rect().left() - 5.0;
    let line = egui::Stroke::new(3.0, accent);
    ui.painter().vline(left, top..=top + height + 1.0, line);
}

/// What can be done with the entry one looks at.
fn tools(ui: &mut Ui, has_tail: bool, entry: usize, height: f32) -> Option<Intent> {
    let mut wanted = None;
    let number = entry + 1;
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().interact_size.y = height - 2.0;
        ui.spacing_mut().button_padding.x = 5.0;
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.add_space(16.0);
        let mut tool = |text: &str, name: String, hint: &str, intent: Intent| {
            let button = Button::new(RichText::new(text).small()).small();
            let button = ui.add(button).accessible_name(name);
            if button.on_hover_text(hint).clicked() {
                wanted = Some(intent);
            }
        };
        let name = fl!(change_entry_number, number = number);
        tool(
            fl!(log_change),
            name,
            fl!(change_entry_hint),
            Intent::Change(entry),
        );
        if has_tail {
            let name = fl!(insert_after_entry, number = number);
            let insert = Intent::Insert(entry + 1);
            tool(fl!(log_insert), name, fl!(insert_entry_hint), insert);
        }
        let name = fl!(remove_entry_number, number = number);
        tool(
            fl!(log_remove),
            name,
            fl!(remove_entry_hint),
            Intent::Remove(entry),
        );
    });
    wanted
}

fn show_line<G: GameWindow>(
    ui: &mut Ui,
    (open, telling): (&Open<G>, Telling),
    line: &Line,
    (height, here): (f32, usize),
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let session = open.shown();
    let short = Telling {
        letters: Some(LETTERS),
        ..telling
    };
    let text_of =
        |at: usize, telling| fl!(log_entry, number = at + 1, text = open.entry(at, telling));
    match *line {
        Line::Heading(ref heading) => {
            let heading = RichText::new(heading);
            plain(ui, heading.color(palette.accent), 0.0, height);
            None
        }
        Line::Event(entry, n) => {
            let happened = G::events(open, entry, short).into_iter().nth(n)?;
            let font = egui::FontId::proportional(13.0);
            plain(ui, text::line(&happened, font, palette.weak), 30.0, height);
            None
        }
        Line::Tools(entry) => tools(ui, session.tail_len() > 0, entry, height),
        Line::News(seat) => {
            let players = G::players(session.start());
            let who = cut(name_of(&players, seat)?, LETTERS);
            let text = RichText::new(fl!(log_new_since, name = &who)).color(palette.accent);
            plain(ui, text, 0.0, height);
            None
        }
        Line::TakenBack => {
            let text = RichText::new(fl!(log_undone_after_seeing)).color(palette.wrong);
            plain(ui, text.italics(), 16.0, height);
            None
        }
        Line::Illegal(entry) => {
            let text = RichText::new(text_of(entry, telling)).color(palette.wrong);
            plain(ui, text.strikethrough(), 16.0, height);
            None
        }
        Line::Start => {
            let text = fl!(log_entry, number = 0, text = G::beginning(session.start()));
            entry(ui, (&text, &text), (0, session.cursor()), (height, here))
        }
        Line::Entry(at) => {
            let (shown, whole) = (text_of(at, short), text_of(at, telling));
            let cursor = session.cursor();
            entry(ui, (&shown, &whole), (at + 1, cursor), (height, here))
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
    (shown, sentence): (&str, &str),
    (cursor, now): (usize, usize),
    (height, here): (f32, usize),
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let here = here == cursor;
    let taken_back = cursor > now;
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact(&response);
        if here {
            ui.painter().rect_filled(rect, 3.0, palette.chosen);
        } else if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, 3.0, visuals.weak_bg_fill);
        }
        if response.has_focus() {
            let line = visuals.bg_stroke;
            let inside = egui::StrokeKind::Inside;
            ui.painter().rect_stroke(rect, 3.0, line, inside);
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
            icons::paint(ui.painter(), mark, Icon::Play, palette.accent);
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
    let mut wanted = response.clicked().then_some(Intent::GoTo(cursor));
    if let Some(entry) = cursor.checked_sub(1) {
        response.context_menu(|ui| {
            for (name, intent) in [
                (
                    fl!(change_entry_number, number = cursor),
                    Intent::Change(entry),
                ),
                (
                    fl!(remove_entry_number, number = cursor),
                    Intent::Remove(entry),
                ),
            ] {
                if ui.button(name).clicked() {
                    wanted = Some(intent);
                    ui.close();
                }
            }
        });
    }
    wanted
}
