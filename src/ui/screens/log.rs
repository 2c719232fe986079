//! The log, grouped by round: one line per entry, with number, marker, picture, a few words
//! and an amount; a click shows the table as it was. Finished parts are folded into one
//! line, which can be unfolded.
//!
//! Buttons: each entry under its number and sentence, `12. Ben passes`; `0. The game
//! begins` or `0. The position entered`; `12 to 17. Dana: Jester for 500 florins` for
//! folded entries; below the current entry `Change entry 12` and `Remove entry 12`, which
//! are in the menu of every entry as well. `Filter` opens the choices `Entries shown` and
//! `Player shown` and the field `Text in the log`; `Show all` ends it. Only visible lines
//! are drawn, so a long game costs no more than a short one.

use std::collections::BTreeSet;

use eframe::egui::{
    self, Align, Align2, Button, ComboBox, Layout, Rect, Role, ScrollArea, Sense, Stroke,
    StrokeKind, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::focus::focus_ring;
use super::super::base::icons;
use super::super::base::icons::Icon;
use super::super::base::log_line::{LogLine, News, Telling};
use super::super::base::places;
use super::super::base::places::Free;
use super::super::base::theme::{Palette, face, size};
use super::super::io::kept::GameId;
use super::super::parts::widgets::{
    HoverSaid as _, Press, badge_width, caption_job, paint_badge, paint_text,
};
use super::super::session::game_window::{GameWindow, Open};
use super::super::session::intent::Copied;
use super::super::session::log_lines::{Filter, Line, Wanted, lines};
use super::log_text::{
    END, LETTERS, LINE, STEP, WORDS, height_of, markers_inline, name_of, plain_text, sentence,
    words,
};
use table::Game as _;
use words::fl;
use words::language::Tongues;

/// The horizontal positions in a line: the end of the number, marker, picture, words.
const NUMBER: f32 = 32.0;
const MARKER: f32 = 37.0;
const ICON: f32 = 56.0;
/// The height over which lines fade that continue above.
const FADE: f32 = 16.0;
/// How much of the log stays visible below the current entry.
const AFTER: f32 = 3.0 * LINE;

/// Fades lines into the paper that are scrolled beyond the upper edge.
fn fade(ui: &Ui, rect: Rect) {
    let paper = Palette::of(ui).paper;
    let rect = rect.with_max_y(rect.top() + FADE);
    // Right of the line at the edge of the pane.
    let rect = rect.with_min_x(rect.left() + 2.0);
    let mut mesh = egui::Mesh::default();
    for (y, colour) in [
        (rect.top(), paper),
        (rect.center().y, paper.gamma_multiply(0.8)),
        (rect.bottom(), egui::Color32::TRANSPARENT),
    ] {
        mesh.colored_vertex(pos2(rect.left(), y), colour);
        mesh.colored_vertex(pos2(rect.right(), y), colour);
    }
    for [a, b, c] in [[0, 1, 2], [2, 1, 3], [2, 3, 4], [4, 3, 5]] {
        mesh.add_triangle(a, b, c);
    }
    ui.painter().add(mesh);
}

/// What the lines were made from.
#[derive(Debug, Default, PartialEq)]
struct MadeOf {
    state: Option<(GameId, u64)>,
    looks: usize,
    cursor: usize,
    entries: usize,
    filter: Filter,
    hides_money: bool,
    changing: Option<usize>,
    marks: Vec<usize>,
    unfolded: BTreeSet<usize>,
    width: u32,
    tongues: Option<Tongues>,
}

/// A line with its position.
#[derive(Debug)]
struct Row {
    line: Line,
    view: LogLine,
    top: f32,
    height: f32,
}

/// What decides the scroll position: if it changes, the entry at the cursor is scrolled
/// into view.
#[derive(Debug, PartialEq)]
struct Shown {
    cursor: usize,
    // The room for the lines, in points.
    height: u32,
    width: u32,
    // The length of the note on the entry.
    note: usize,
    tongues: Tongues,
}

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct LogPanel {
    rows: Vec<Row>,
    // The number of entries among the lines.
    entries: usize,
    news: Option<News>,
    made_of: Option<MadeOf>,
    filter: Filter,
    // Whether the filter is visible, and whether its field gets the keyboard.
    unfolded: bool,
    asked: bool,
    // The first entries of the unfolded lines, and their game.
    opened: BTreeSet<usize>,
    opened_in: Option<GameId>,
    // What the panel showed when it was last drawn.
    shown: Option<Shown>,
    // How much of its foot was covered, and how far it was scrolled.
    covered: f32,
    offset: f32,
}

impl LogPanel {
    /// Opens the filter for typing.
    pub fn filter(&mut self) {
        self.unfolded = true;
        self.asked = true;
    }

    /// Draws the panel. Its last `below` points are covered.
    pub fn show<G: GameWindow>(
        &mut self,
        ui: &mut Ui,
        open: &Open<G>,
        telling: Telling,
        below: f32,
    ) -> Option<Intent> {
        if self.opened_in != Some(open.id()) {
            self.opened_in = Some(open.id());
            self.opened.clear();
        }
        self.heading(ui);
        let inset = egui::Frame::new().inner_margin(egui::Margin::symmetric(10, 2));
        if self.unfolded {
            inset.show(ui, |ui| self.show_filter(ui, open));
        }
        self.make_lines(ui, open, telling);
        if self.filter.is_active() {
            let all = open.shown().log().len();
            inset.show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    let said = fl!(log_of_entries, shown = self.entries, all = all);
                    ui.label(egui::RichText::new(said).weak());
                    if Press::new(fl!(log_show_all)).small().pressed(ui) {
                        self.filter = Filter::default();
                    }
                });
            });
        }
        self.show_lines(ui, open, telling, below)
    }

    fn heading(&mut self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let wide = vec2(ui.available_width(), 38.0);
        let (rect, _) = ui.allocate_exact_size(wide, Sense::hover());
        // The name of the pane.
        paint_text(
            ui,
            pos2(rect.left() + 10.0, rect.center().y),
            Align2::LEFT_CENTER,
            fl!(log),
            face::display(18.0),
            palette.ink,
            rect.width(),
        );
        let text = match self.filter.is_active() {
            true => fl!(log_some),
            false => fl!(log_all),
        };
        let font = face::strong(13.0);
        let colour = egui::Color32::PLACEHOLDER;
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colour);
        let wide = vec2(galley.size().x + 24.0, 26.0);
        let corner = pos2(rect.right() - 4.0, rect.center().y);
        let at = Align2::RIGHT_CENTER.anchor_size(corner, wide);
        let filter = ui.interact(at, ui.scope_id().with("filter"), Sense::click());
        filter.widget_info(|| {
            WidgetInfo::selected(Role::Button, true, self.unfolded, fl!(log_filter))
        });
        if filter.has_focus() {
            focus_ring(ui, at);
        }
        let round = f32::from(size::ROUND_BUTTON);
        if self.unfolded || filter.hovered() {
            ui.painter().rect_filled(at, round, palette.chosen);
        }
        let colour = if self.filter.is_active() {
            palette.ink
        } else {
            palette.weak
        };
        let left = pos2(at.left() + 6.0, at.center().y - galley.size().y / 2.0);
        let right = left.x + galley.size().x + 4.0;
        ui.painter().galley(left, galley, colour);
        let drop = Rect::from_min_size(pos2(right, at.center().y - 3.0), Vec2::splat(8.0));
        icons::paint(ui.painter(), drop, Icon::Down, colour);
        if filter.on_hover_text(fl!(filter_log_hint)).clicked() {
            self.unfolded = !self.unfolded;
            self.asked = self.unfolded;
        }
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

    fn show_lines<G: GameWindow>(
        &mut self,
        ui: &mut Ui,
        open: &Open<G>,
        telling: Telling,
        below: f32,
    ) -> Option<Intent> {
        let session = open.shown();
        let cursor = session.cursor();
        let room = ui.available_height();
        let all = self.rows.last().map_or(0.0, |row| row.top + row.height) + below;
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let mut area = ScrollArea::vertical().auto_shrink(false);
        let at = cursor.checked_sub(1).and_then(|at| session.log().get(at));
        let shown = Some(Shown {
            cursor,
            height: room as u32,
            width: ui.available_width() as u32,
            note: at.map_or(0, |entry| entry.note.len()),
            tongues: Tongues::now(),
        });
        if self.shown != shown {
            self.shown = shown;
            let most = (all - room).max(0.0);
            let bottom = self.bottom_of(cursor);
            let offset = (bottom + AFTER + below - room).max(0.0).min(most);
            area = area.vertical_scroll_offset(offset);
        } else if below < self.covered {
            // The place that a toast has covered must not stay empty.
            let most = (all - room).max(0.0);
            area = area.vertical_scroll_offset(self.offset.min(most));
        }
        self.covered = below;
        let place = Place {
            cursor,
            here: Self::here(open),
            tail: session.tail_len() > 0,
        };
        let mut wanted = None;
        let mut unfold = None;
        let scrolled = area.show_viewport(ui, |ui, viewport| {
            ui.set_height(all);
            let origin = ui.max_rect().min;
            let width = ui.available_width();
            let first = self
                .rows
                .partition_point(|row| row.top + row.height < viewport.top());
            let rows = self.rows[first..].iter();
            for row in rows.take_while(|row| row.top < viewport.bottom()) {
                let at = pos2(origin.x, origin.y + row.top);
                let rect = Rect::from_min_size(at, vec2(width, row.height));
                let shown = row.show(ui, rect, (open, telling), place);
                match shown {
                    Some(Did::Want(intent)) => wanted = wanted.take().or(Some(intent)),
                    Some(Did::Unfold(first)) => unfold = Some(first),
                    None => {}
                }
                if self.news.is_some_and(|news| is_in(news, &row.line)) {
                    let accent = Palette::of(ui).accent;
                    let edge = rect.with_max_x(rect.left() + 3.0);
                    ui.painter().rect_filled(edge, 0.0, accent);
                }
            }
        });
        self.offset = scrolled.state.clamped_offset().y;
        // The extent of the lines, with the heading above them.
        let lines = scrolled.inner_rect;
        let lines = lines.with_max_y(lines.bottom().min(lines.top() + all - below));
        let lines = lines.with_min_y(ui.max_rect().top());
        places::place(ui.ctx(), "log", lines);
        places::keep_free(ui.ctx(), lines, Free::Little);
        if self.offset > 0.0 {
            fade(ui, scrolled.inner_rect);
        }
        if let Some(first) = unfold
            && !self.opened.remove(&first)
        {
            self.opened.insert(first);
        }
        wanted
    }

    /// Returns the position of the current entry: the number of entries up to it.
    fn here<G: GameWindow>(open: &Open<G>) -> usize {
        match open.changing() {
            Some(changing) if !changing.inserts => changing.entry + 1,
            _ => open.shown().cursor(),
        }
    }

    /// Returns where the last line ends that belongs to the entries played at this cursor.
    fn bottom_of(&self, cursor: usize) -> f32 {
        let after = self.rows.iter().position(|row| match row.line {
            Line::Entry(entry) | Line::Illegal(entry) | Line::Folded(entry, _) => entry >= cursor,
            Line::Heading(_)
            | Line::Start
            | Line::News(_)
            | Line::Event(..)
            | Line::Note(_)
            | Line::Aside(..)
            | Line::TakenBack
            | Line::Tools(_) => false,
        });
        let last = after.unwrap_or(self.rows.len()).saturating_sub(1);
        self.rows.get(last).map_or(0.0, |row| row.top + row.height)
    }

    fn make_lines<G: GameWindow>(&mut self, ui: &Ui, open: &Open<G>, telling: Telling) {
        let changing = open.changing();
        let session = open.shown();
        let width = ui.available_width();
        let made_of = MadeOf {
            state: Some((open.id(), open.revision())),
            looks: open.own.looks(),
            cursor: session.cursor(),
            entries: session.log().len(),
            filter: self.filter.clone(),
            hides_money: telling.hides_money,
            changing: changing.map(|changing| changing.entry),
            marks: session.marks().collect(),
            unfolded: self.opened.clone(),
            width: width as u32,
            tongues: Some(Tongues::now()),
        };
        if self.made_of.as_ref() == Some(&made_of) {
            return;
        }
        self.made_of = Some(made_of);
        self.news = G::news(open);
        let wanted = Wanted {
            filter: &self.filter,
            telling: Telling {
                letters: Some(LETTERS),
                ..telling
            },
            news: self.news,
            has_tools: changing.is_none() && open.own.may_change_past(),
            here: Self::here(open).checked_sub(1),
            unfolded: &self.opened,
        };
        let (lines, entries) = lines(open, wanted);
        self.entries = entries;
        let mut top = 0.0;
        let rows = lines.into_iter().map(|(line, view)| {
            let height = height_of(ui, &line, &view, (open, telling), width);
            let row = Row {
                line,
                view,
                top,
                height,
            };
            top += height;
            row
        });
        self.rows = rows.collect();
    }
}

/// Returns the name of a kind in the list of kinds.
fn name_of_kind<G: GameWindow>(kind: Option<usize>) -> &'static str {
    let kind = kind.and_then(|kind| G::kinds().get(kind));
    kind.map_or(fl!(log_kind_everything), |kind| (kind.name)())
}

/// The result of a click on a line.
enum Did {
    Want(Intent),
    /// Fold or unfold the line that starts with this entry.
    Unfold(usize),
}

/// The position in the log.
#[derive(Clone, Copy)]
struct Place {
    /// The number of entries played.
    cursor: usize,
    /// The number of entries up to the current one.
    here: usize,
    /// Whether more entries follow the cursor.
    tail: bool,
}

fn is_in(news: News, line: &Line) -> bool {
    match line {
        Line::Entry(entry)
        | Line::Event(entry, _)
        | Line::Note(entry)
        | Line::Aside(entry, _)
        | Line::Folded(entry, _) => news.has(*entry),
        Line::News(_) => true,
        Line::Heading(_) | Line::Start | Line::TakenBack | Line::Tools(_) | Line::Illegal(_) => {
            false
        }
    }
}

impl Row {
    fn show<G: GameWindow>(
        &self,
        ui: &mut Ui,
        rect: Rect,
        (open, telling): (&Open<G>, Telling),
        place: Place,
    ) -> Option<Did> {
        let palette = Palette::of(ui);
        match self.line {
            Line::Heading(ref heading) => {
                show_heading(ui, rect, heading);
                None
            }
            Line::Tools(entry) => tools(ui, rect, place.tail, entry).map(Did::Want),
            Line::Event(entry, at) => {
                if place.here == entry + 1 {
                    ui.painter().rect_filled(rect, 0.0, palette.chosen);
                }
                self.paint(ui, rect, None, entry >= place.cursor);
                hear(ui, rect, ("event", entry, at), &self.view.sentence);
                None
            }
            Line::Folded(first, end) => {
                let (from, to) = (first + 1, end);
                let name = || {
                    let told = fl!(
                        log_folded,
                        first = from,
                        last = to,
                        text = &self.view.sentence
                    );
                    self.marked(told)
                };
                let response = press(ui, rect, ("fold", first), name, self.view.is_here);
                self.paint(ui, rect, Some(from), first >= place.cursor);
                let unfolds = response.clicked();
                let may = open.own.may_change_past() && G::as_one(open, first).is_some();
                let mut wanted = None;
                if may {
                    response.context_menu(|ui| {
                        let said = fl!(change_as_one, first = from, last = to);
                        if ui.button(said).clicked() {
                            wanted = Some(Did::Want(Intent::ChangeAsOne(first)));
                            ui.close();
                        }
                    });
                }
                wanted.or(unfolds.then_some(Did::Unfold(first)))
            }
            Line::Entry(at) => {
                let name = || {
                    self.marked(fl!(
                        log_entry,
                        number = at + 1,
                        text = &open.entry(at, telling)
                    ))
                };
                let is_here = place.here == at + 1;
                let response = press(ui, rect, ("entry", at + 1), name, is_here);
                if let Some(there) = open.shown().log().get(at)
                    && (there.is_kept() || G::Rules::is_correction(&there.command))
                {
                    let edge = rect.with_max_x(rect.left() + 3.0);
                    ui.painter().rect_filled(edge, 0.0, palette.gold_edge);
                    let pin = Rect::from_min_size(rect.min + vec2(5.0, 6.0), Vec2::splat(11.0));
                    if there.is_kept() {
                        icons::paint(ui.painter(), pin, Icon::Pin, palette.weak);
                    }
                }
                self.paint(ui, rect, Some(at + 1), at >= place.cursor);
                one_can(response, at + 1).map(Did::Want)
            }
            Line::Start => {
                let (text, indent) = plain_text(&self.line, (open, telling))?;
                let name = || fl!(log_entry, number = 0, text = &text);
                let response = press(ui, rect, ("entry", 0), name, place.here == 0);
                let galley = sentence(ui, &text, palette.weak, rect.width(), indent);
                let at = pos2(rect.left() + indent, rect.top() + 2.0);
                ui.painter().galley(at, galley, palette.weak);
                number(ui, rect, 0);
                one_can(response, 0).map(Did::Want)
            }
            Line::News(_)
            | Line::TakenBack
            | Line::Illegal(_)
            | Line::Aside(..)
            | Line::Note(_) => {
                let (mut text, indent) = plain_text(&self.line, (open, telling))?;
                // An entry after an invalid one may itself be valid.
                let fails = |entry| open.mending().has(entry);
                let colour = match self.line {
                    Line::News(_) => palette.accent,
                    Line::Note(_) | Line::Aside(..) => palette.weak,
                    Line::Illegal(entry) if !fails(entry) => palette.weak,
                    _ => palette.wrong,
                };
                let of = match self.line {
                    Line::Note(entry) | Line::Aside(entry, _) => Some(entry),
                    _ => None,
                };
                if of.is_some_and(|entry| place.here == entry + 1) {
                    // It belongs to the current entry.
                    ui.painter().rect_filled(rect, 0.0, palette.chosen);
                }
                let galley = sentence(ui, &text, colour, rect.width(), indent);
                let at = pos2(rect.left() + indent, rect.top() + 2.0);
                if let Line::Illegal(entry) = self.line {
                    // Struck through, row by row.
                    for row in galley.rows.iter().filter(|_| fails(entry)) {
                        let row = row.rect().translate(at.to_vec2());
                        let line = Stroke::new(1.0, colour);
                        ui.painter()
                            .hline(row.x_range(), row.center().y + 1.0, line);
                    }
                    number(ui, rect, entry + 1);
                    text = fl!(log_entry, number = entry + 1, text = &text);
                }
                ui.painter().galley(at, galley, colour);
                hear(ui, rect, ("plain", self.top as u32), &text);
                None
            }
        }
    }

    /// Returns the text of a line, with what its mark says.
    fn marked(&self, told: String) -> String {
        match &self.view.mark {
            Some((_, mark)) => fl!(log_marked, text = &told, mark = mark),
            None => told,
        }
    }

    /// Draws number, marker, picture, words, mark, markers and amount.
    fn paint(&self, ui: &Ui, rect: Rect, at: Option<usize>, is_to_come: bool) {
        let palette = Palette::of(ui);
        let view = &self.view;
        let middle = rect.top() + LINE / 2.0;
        let painter = &if is_to_come {
            let mut painter = ui.painter().clone();
            painter.multiply_opacity(0.6);
            painter
        } else {
            ui.painter().clone()
        };
        if let Some(at) = at {
            number(ui, rect, at);
        }
        let square = |left: f32, side: f32| {
            let corner = pos2(rect.left() + left, middle - side / 2.0);
            Rect::from_min_size(corner, Vec2::splat(side))
        };
        if let Some(seat) = view.seat {
            icons::paint_seat(painter, square(MARKER, 11.0), seat, palette);
        }
        if let Some(icon) = view.icon {
            icons::paint(painter, square(ICON, 14.0), icon, palette.weak);
        }
        let (galley, amount) = words(ui, view, rect.width(), is_to_come);
        let beside = amount.as_ref().map_or(0.0, |amount| amount.size().x + 5.0);
        let is_inline = markers_inline(&galley, view, rect.width() - beside);
        let top = if galley.rows.len() == 1 {
            middle - galley.size().y / 2.0
        } else {
            rect.top() + 2.5
        };
        let from = pos2(rect.left() + WORDS, top);
        let mut marks = match is_inline {
            true => pos2(from.x + galley.size().x + 7.0, middle),
            false => pos2(from.x, rect.bottom() - 9.0),
        };
        let ends = from.x + galley.size().x;
        painter.galley(from, galley, palette.ink);
        if let Some((mark, _)) = view.mark {
            let wide = badge_width(mark);
            let at = pos2(ends + 6.0 + wide / 2.0, middle);
            paint_badge(painter, at, mark, palette);
            if is_inline {
                marks.x += wide + 6.0;
            }
        }
        let room = ((rect.right() - END - marks.x - beside) / STEP).max(1.0) as usize;
        let skipped = view.markers.len().saturating_sub(room);
        for &seat in &view.markers[skipped..] {
            let mark = Rect::from_center_size(marks + vec2(4.0, 0.0), Vec2::splat(8.0));
            icons::paint_seat(painter, mark, seat, palette);
            marks.x += STEP;
        }
        if let Some(amount) = amount {
            let right = rect.right() - END - amount.size().x;
            let at = pos2(right, middle - amount.size().y / 2.0);
            painter.galley(at, amount, palette.ink);
        }
    }
}

/// Draws the number of an entry before its line.
fn number(ui: &Ui, rect: Rect, number: usize) {
    let at = pos2(rect.left() + NUMBER, rect.top() + LINE / 2.0);
    let colour = Palette::of(ui).weak;
    let font = face::text(11.0);
    ui.painter()
        .text(at, Align2::RIGHT_CENTER, number, font, colour);
}

fn show_heading(ui: &Ui, rect: Rect, heading: &str) {
    let palette = Palette::of(ui);
    let mut job = caption_job(heading, palette.weak);
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - 2.0 * END);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let middle = rect.center().y + 2.0;
    let from = pos2(rect.left() + 10.0, middle - galley.size().y / 2.0);
    let right = from.x + galley.size().x + 8.0;
    ui.painter().galley(from, galley, palette.weak);
    let line = Stroke::new(1.0, palette.line);
    if right < rect.right() - END {
        ui.painter().hline(right..=rect.right() - END, middle, line);
    }
    hear(ui, rect, ("heading", heading), heading);
}

/// Describes something painted to screen readers.
fn hear(ui: &Ui, rect: Rect, id: impl egui::AsIdSalt, name: &str) {
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

/// Draws the background of a line that can be pressed.
fn press(
    ui: &Ui,
    rect: Rect,
    id: impl egui::AsIdSalt,
    name: impl Fn() -> String,
    is_here: bool,
) -> egui::Response {
    let palette = Palette::of(ui);
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, name()));
    if is_here {
        ui.painter().rect_filled(rect, 0.0, palette.chosen);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, palette.sunk);
    }
    if response.has_focus() {
        let ring = Stroke::new(2.0, palette.accent);
        let inside = StrokeKind::Inside;
        ui.painter()
            .rect_stroke(rect.shrink(1.0), 4.0, ring, inside);
    }
    response.on_hover_said(name)
}

/// Adds the tooltip of a line and, on a click, goes to the position after this many
/// entries.
fn one_can(response: egui::Response, cursor: usize) -> Option<Intent> {
    let mut wanted = response.clicked().then_some(Intent::GoTo(cursor));
    let Some(entry) = cursor.checked_sub(1) else {
        return wanted;
    };
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
            (fl!(note_entry, number = cursor), Intent::WriteNote(entry)),
            (
                fl!(copy_from_entry, number = cursor),
                Intent::CopyEntries(Copied::From(entry)),
            ),
            (
                fl!(copy_this_round).to_owned(),
                Intent::CopyEntries(Copied::Part(entry)),
            ),
        ] {
            if ui.button(name).clicked() {
                wanted = Some(intent);
                ui.close();
            }
        }
    });
    wanted
}

/// Draws the actions for the current entry.
fn tools(ui: &mut Ui, rect: Rect, has_tail: bool, entry: usize) -> Option<Intent> {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(rect, 0.0, palette.chosen);
    // Below the words; three buttons need the full width.
    let left = if has_tail { 8.0 } else { 46.0 };
    let inside = Rect::from_min_max(rect.min + vec2(left, 0.0), rect.max - vec2(4.0, 6.0));
    let builder = UiBuilder::new()
        .id_salt(("tools", entry))
        .max_rect(inside)
        .layout(Layout::left_to_right(Align::Center));
    let mut ui = ui.new_child(builder);
    ui.spacing_mut().item_spacing.x = 4.0;
    let number = entry + 1;
    let mut wanted = None;
    let mut tool = |text: &str, name: String, hint: &str, intent: Intent| {
        let button = ui.add(Press::new(text).small().name(&name));
        if button.on_hover_text(hint).clicked() {
            wanted = Some(intent);
        }
    };
    tool(
        fl!(log_change),
        fl!(change_entry_number, number = number),
        fl!(change_entry_hint),
        Intent::Change(entry),
    );
    if has_tail {
        tool(
            fl!(log_insert),
            fl!(insert_after_entry, number = number),
            fl!(insert_entry_hint),
            Intent::Insert(entry + 1),
        );
    }
    tool(
        fl!(log_remove),
        fl!(remove_entry_number, number = number),
        fl!(remove_entry_hint),
        Intent::Remove(entry),
    );
    wanted
}
