//! The selected game: its result and its boards, its rules and when it was played, the
//! available actions, and its note.

use std::sync::Arc;

use eframe::egui::{
    self, Align, Align2, Frame, Id, Layout, Margin, Rect, RichText, ScrollArea, TextEdit, Ui, Vec2,
    pos2, vec2,
};
use jiff::tz::TimeZone;

use super::form::{Form, Wrong};
use super::{ShelfPage, hides, is_open};
use crate::ui::Intent;
use crate::ui::base::glimpse::Glimpse;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::io::shelf::record::{Entry, Record, Told};
use crate::ui::parts::page::Field;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, widgets, wood};
use crate::ui::session::intent::Wish;
use crate::ui::session::state::State;
use table::save::limits::Part;
use words::report::alone;
use words::text::shortened;
use words::{BETWEEN, fl, shelf as texts, window};

/// The greatest side of a board.
const BOARD: f32 = 79.0;
/// The gap between two buttons for the file.
const BETWEEN_TOOLS: f32 = 5.0;
/// The least height of the note.
const NOTE: f32 = 96.0;

impl ShelfPage {
    /// Draws it into a rectangle.
    pub(in crate::ui) fn details(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        state: &State,
    ) -> Option<Intent> {
        let palette = Palette::of(ui);
        ui.painter().rect_filled(rect, 0.0, palette.paper);
        let edge = egui::Stroke::new(1.0, palette.line);
        ui.painter().vline(rect.left() + 0.5, rect.y_range(), edge);
        let record = self.chosen().cloned()?;
        let inner = rect.shrink2(vec2(16.0, 0.0));
        let mut inside = page::part(ui, inner, "the_game_that_is_chosen");
        inside.set_clip_rect(rect);
        ScrollArea::vertical()
            .id_salt(("the game that is chosen", &record.path))
            .auto_shrink(false)
            .show(&mut inside, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add_space(12.0);
                let wanted = self.about(ui, &record, rect, state);
                ui.add_space(12.0);
                wanted
            })
            .inner
    }

    fn about(
        &mut self,
        ui: &mut Ui,
        record: &Arc<Record>,
        rect: Rect,
        state: &State,
    ) -> Option<Intent> {
        let glimpse = self.glimpse(&record.path, state).cloned();
        head(ui, record, glimpse.as_ref(), state);
        if let Some(entry) = record.entry().filter(|entry| entry.is_by_scores()) {
            ui.add_space(8.0);
            points(ui, entry, state);
        } else if let Some(entry) = record.entry().filter(|entry| !entry.is_sheet()) {
            ui.add_space(8.0);
            boards(ui, entry, glimpse.as_ref(), state);
        }
        ui.add_space(8.0);
        let mut wanted = next(ui, record, state);
        if let Some(entry) = record.entry() {
            if let Some(rules) = rules(entry, state) {
                ui.add_space(8.0);
                let said = RichText::new(rules).font(face::text(12.5));
                ui.add(egui::Label::new(said.color(Palette::of(ui).weak)).wrap());
            }
            tags(ui, entry);
        } else {
            ui.add_space(8.0);
            why_not(ui, record);
        }
        ui.add_space(8.0);
        wanted = wanted.or(self.tools(ui, record, state));
        ui.add_space(10.0);
        if let (Some(mut form), Some(entry)) = (self.form.take(), record.entry()) {
            let zone = self.zone.clone().unwrap_or(TimeZone::UTC);
            match fill(ui, &mut form, entry, &zone) {
                Filled::Goes => self.form = Some(form),
                Filled::Left => {}
                Filled::Done(amendment) => {
                    let wish = Wish::Amend(record.path.clone(), amendment);
                    wanted = Some(wish.into());
                }
            }
            return wanted;
        }
        wanted = wanted.or(self.for_others(ui, record, state));
        if let Some(entry) = record.entry() {
            let rest = rect.bottom() - 12.0 - ui.cursor().top();
            self.write_note(ui, record, entry, rest.max(NOTE), state);
        }
        wanted
    }

    /// Draws how to share a finished game or a score sheet.
    fn for_others(&mut self, ui: &mut Ui, record: &Record, state: &State) -> Option<Intent> {
        let entry = record.entry()?;
        let is_done = entry.is_over() || entry.is_stopped() || entry.is_sheet();
        if !is_done || hides(state, &record.path) {
            return None;
        }
        let told = self.tells(record).cloned();
        let is_known = self
            .tells
            .as_ref()
            .is_some_and(|(path, ..)| *path == record.path);
        let mut wanted = None;
        match told {
            Some(told) => {
                let top = ui.cursor().top();
                wanted = self.share.column(ui, &told);
                self.share_height = ui.cursor().top() - top;
            }
            None if is_known => return None,
            // Its room is reserved until it has been made, so that the note stays in place.
            None => {
                page::room(ui, self.share_height);
            }
        }
        ui.add_space(10.0);
        wanted
    }

    /// Draws the actions for the file.
    fn tools(&mut self, ui: &mut Ui, record: &Record, state: &State) -> Option<Intent> {
        let mut wanted = None;
        let path = &record.path;
        let is_open = is_open(state, path);
        let open = || Err(fl!(shelf_is_open).to_owned());
        let closed = if is_open { open() } else { Ok(()) };
        // What is typed on a score sheet is saved by its own screen.
        let sheet = record.entry().is_some_and(Entry::is_typed);
        let may_write = if is_open && sheet { open() } else { Ok(()) };
        // Long labels lose their icons before they need a second line.
        let words = [fl!(shelf_edit), fl!(shelf_duplicate), fl!(earlier_versions)];
        let signs = [Icon::Pencil, Icon::Copy, Icon::Clock];
        let with = |at: usize| Press::new(words[at]).icon(signs[at]).small();
        let bin = Press::new("").icon(Icon::Bin).small();
        let wide = |tool: Press<'_>| tool.width(ui) + BETWEEN_TOOLS;
        let wide = (0..words.len()).map(|at| wide(with(at))).sum::<f32>() + wide(bin.clone());
        let has_room = wide <= ui.available_width();
        let tool = |at: usize| match has_room {
            true => with(at),
            false => Press::new(words[at]).small().tight(),
        };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN_TOOLS);
            if let Some(entry) = record.entry() {
                let is_writing = self.form.is_some();
                let edit = tool(0);
                if edit.chosen(is_writing).allowed(&may_write).pressed(ui) {
                    self.form = (!is_writing).then(|| Form::of(record, entry));
                }
                if tool(1).pressed(ui) {
                    wanted = Some(Wish::Duplicate(path.clone()).into());
                }
            }
            let named = match record.entry() {
                Some(entry) => fl!(
                    versions_game,
                    players = window::all_players(&entry.names),
                    day = record.date()
                ),
                None => window::file_name(path),
            };
            let called = fl!(versions_of, game = &named);
            if tool(2).name(&called).pressed(ui) {
                wanted = Some(Intent::ListVersions(path.clone()));
            }
            let bin = bin.name(fl!(shelf_discard)).allowed(&closed);
            if ui.add(bin).on_hover_text(fl!(shelf_discard_hint)).clicked() {
                wanted = Some(Wish::Discard(path.clone()).into());
            }
        });
        wanted
    }

    fn write_note(
        &mut self,
        ui: &mut Ui,
        record: &Record,
        entry: &Entry,
        height: f32,
        state: &State,
    ) {
        let palette = Palette::of(ui);
        let card = page::room(ui, height);
        widgets::paint_card(ui, card, palette.card, egui::Stroke::new(1.0, palette.line));
        let mut inside = page::part(ui, card.shrink2(vec2(12.0, 9.0)), "note_on_the_game");
        let ui = &mut inside;
        widgets::caption(ui, fl!(shelf_note));
        self.note.read(&record.path, &entry.occasion);
        let may_write = !(entry.is_typed() && is_open(state, &record.path));
        let area = ScrollArea::vertical().id_salt("note").auto_shrink(false);
        let left = area
            .show(ui, |ui| {
                let rows = ((ui.available_height() - 4.0) / 18.0).floor().max(1.0) as usize;
                let hint = RichText::new(fl!(shelf_note_hint)).color(palette.weak);
                let edit = TextEdit::multiline(&mut self.note.text)
                    // A fixed id, so that the field keeps the focus if something appears above
                    // it.
                    .id(Id::unique("note_on_the_game"))
                    .font(face::text(13.5))
                    .text_color(palette.ink)
                    .hint_text(hint)
                    .frame(Frame::new())
                    .margin(Margin::ZERO)
                    .char_limit(Part::EveningNote.most())
                    .desired_rows(rows)
                    .desired_width(f32::INFINITY);
                let edit = ui.add_enabled(may_write, edit);
                let edit = edit.accessible_name(fl!(shelf_note));
                edit.lost_focus() || !edit.has_focus() && !ui.ctx().text_edit_focused()
            })
            .inner;
        if left {
            // This runs in every frame, so failed notes are not retried here.
            self.keep_notes(false);
        }
    }
}

/// Draws the verdict, and when and where it was played.
fn head(ui: &mut Ui, record: &Record, glimpse: Option<&Glimpse>, state: &State) {
    let palette = Palette::of(ui);
    let head = page::room(ui, 50.0);
    let prize = Rect::from_min_size(head.min + vec2(0.0, 4.0), Vec2::splat(38.0));
    let entry = record.entry();
    let kind = entry.and_then(|entry| state.kind(&entry.game));
    let mut left = head.left();
    match kind {
        Some(kind) if entry.is_some_and(Entry::is_over) => {
            kind.paint_prize(ui, prize);
            left = prize.right() + 9.0;
        }
        Some(_) => {}
        None => {
            icons::paint(ui.painter(), prize.shrink(7.0), Icon::Warn, palette.weak);
            left = prize.right() + 9.0;
        }
    }
    let title = match (entry, glimpse) {
        (Some(entry), _) if entry.is_sheet() => fl!(shelf_score_sheet).to_owned(),
        (Some(_), Some(glimpse)) => glimpse.line.clone(),
        (Some(entry), None) if entry.is_by_scores() => {
            let names = winners(entry);
            let names: Vec<String> = names.iter().map(|name| shortened(name)).collect();
            alone::verdict(&names, entry.best().unwrap_or(0), entry.is_open())
        }
        (Some(entry), None) => window::all_players(&entry.names),
        (None, _) => window::file_name(&record.path),
    };
    let room = head.right() - left;
    let style = (face::display as fn(f32) -> egui::FontId, palette.ink);
    let at = pos2(left, head.top() + 17.0);
    let said = text::in_one_or_two(ui, at, &title, style, [16.0, 23.0], room);
    wood::labelled(ui, said, "verdict_of_the_chosen", &title);
    let place = entry.map_or("", |entry| entry.occasion.place.as_str());
    let is_backwards = entry.is_some_and(|entry| entry.occasion.is_backwards());
    let when = texts::when(record.day, record.hours, place, is_backwards);
    let at = pos2(left, head.top() + 39.0);
    let style = (face::text(13.0), palette.weak);
    let said = text::paint(ui, at, Align2::LEFT_CENTER, &when, style, room);
    wood::labelled(ui, said, "when_the_chosen_was_played", &when);
}

/// Returns the names of the winners.
fn winners(entry: &Entry) -> Vec<String> {
    let winners = entry.winners().into_iter();
    winners
        .filter_map(|at| entry.names.get(at).cloned())
        .collect()
}

/// Draws everyone's points, best first, if nothing else is known.
fn points(ui: &mut Ui, entry: &Entry, state: &State) {
    let palette = Palette::of(ui);
    let unit = state
        .kind(&entry.game)
        .map_or(fl!(points_of_any_game), |kind| kind.points_unit());
    let results = entry.chronicle.iter().flat_map(|told| &told.results);
    let mut results: Vec<_> = results.enumerate().collect();
    results.sort_by_key(|(_, result)| result.rank);
    for (at, result) in results {
        let line = page::room(ui, 24.0);
        let name = entry.names.get(at).map_or("", String::as_str);
        let marker = line.left_center() + vec2(9.0, 0.0);
        page::paint_marker(ui.painter(), marker, 14.0, entry.colour(at), palette);
        let room = line.width() - 90.0;
        let start = line.left_center() + vec2(24.0, 0.0);
        let style = (face::text(14.0), palette.ink);
        text::paint(ui, start, Align2::LEFT_CENTER, name, style, room);
        let said = format!("{} {unit}", result.points);
        let style = (face::strong(14.0), palette.ink);
        let end = line.right_center();
        text::paint(ui, end, Align2::RIGHT_CENTER, &said, style, 80.0);
        let said = fl!(
            shelf_points_of,
            name,
            points = u32::from(result.points),
            unit
        );
        wood::labelled(ui, line, &format!("points_of_{at}"), &said);
    }
}

/// Draws everyone's board, with the name and the points below it.
fn boards(ui: &mut Ui, entry: &Entry, glimpse: Option<&Glimpse>, state: &State) {
    let wide = ui.available_width();
    let players = entry.names.len().max(1) as f32;
    let side = ((wide - 10.0 * (players - 1.0)) / players)
        .floor()
        .min(BOARD);
    // Their room is reserved until they have been made, so that nothing moves.
    let whole = page::room(ui, side + 24.0);
    let (Some(kind), Some(glimpse)) = (state.kind(&entry.game), glimpse) else {
        return;
    };
    let gap = ((wide - players * side) / (players - 1.0).max(1.0)).min(24.0);
    let mut left = whole.left();
    for (at, (seat, name)) in glimpse.seats.iter().zip(&entry.names).enumerate() {
        let board = Rect::from_min_size(pos2(left, whole.top()), Vec2::splat(side));
        kind.paint_place(ui, board, &glimpse.table, at);
        wood::name_below(ui, board, name, seat.points, seat.colour);
        let below = Rect::from_min_size(board.left_bottom(), vec2(side, 24.0));
        let said = fl!(
            shelf_points_of,
            name = name.as_str(),
            points = seat.points,
            unit = kind.points_unit()
        );
        wood::labelled(ui, below, &format!("points_of_{at}"), &said);
        left += side + gap;
    }
}

/// Draws the most likely next action: review the game, continue it, play the deal again.
fn next(ui: &mut Ui, record: &Record, state: &State) -> Option<Intent> {
    let mut wanted = None;
    let path = || record.path.clone();
    let (name, deal) = match &record.told {
        Told::Game(entry) if entry.is_typed() => (fl!(shelf_open_sheet), None),
        Told::Game(entry) if entry.is_over() => {
            let kind = state.kind(&entry.game);
            let name = match kind.is_some_and(|kind| kind.looks_back()) {
                true => fl!(shelf_look_back),
                false => fl!(shelf_open_game),
            };
            (name, entry.deal)
        }
        Told::Game(entry) if entry.is_stopped() => (fl!(shelf_open_game), None),
        Told::Game(_) => (fl!(start_continue), None),
        Told::Unread | Told::Foreign(_) | Told::Unreadable(_) => return None,
    };
    let row = page::room(ui, 32.0);
    let wide = if deal.is_some() {
        (row.width() - 7.0) / 2.0
    } else {
        row.width()
    };
    let mut line = page::row(ui, row, "what_to_do_with_the_chosen");
    line.spacing_mut().item_spacing.x = 7.0;
    let main = Press::new(name).main().enter().at_least(vec2(wide, 30.0));
    if main.pressed(&mut line) {
        wanted = opening(record);
    }
    if deal.is_some() {
        let again = Press::new(fl!(shelf_again)).at_least(vec2(wide, 30.0));
        if again.pressed(&mut line) {
            wanted = Some(Wish::Again(path()).into());
        }
    }
    wanted
}

/// Returns the intent of Enter on a game: a finished one is reviewed.
pub(in crate::ui) fn opening(record: &Record) -> Option<Intent> {
    let path = record.path.clone();
    let entry = record.entry()?;
    Some(match entry.is_over() && !entry.is_typed() {
        true => Intent::LookBack(path),
        false => Intent::Open(path),
    })
}

/// Returns the rules of the game, in one line.
fn rules(entry: &Entry, state: &State) -> Option<String> {
    let mut said = Vec::new();
    if state.known.len() > 1 {
        said.extend(state.kind(&entry.game).map(|kind| kind.title().to_owned()));
    }
    if let Some(standing) = entry.standing.as_ref().filter(|standing| !standing.over) {
        let (round, rounds) = (standing.round, standing.rounds);
        said.push(match standing.stopped {
            true => fl!(shelf_stopped_in, round = round, rounds = rounds),
            false => fl!(shelf_round, round = round, rounds = rounds),
        });
    }
    if entry.undecided() > 0 {
        said.push(fl!(shelf_to_decide, entries = entry.undecided()));
    }
    if let Some(minutes) = entry.occasion.minutes() {
        said.push(fl!(shelf_minutes, minutes = minutes));
    }
    let hints = entry.occasion.hints.iter().enumerate();
    let hints = hints.filter(|(at, _)| !entry.is_bot(*at));
    let hints: u32 = hints.map(|(_, hints)| hints).sum();
    if hints > 0 {
        said.push(fl!(shelf_hints, number = hints));
    }
    if let Some(origin) = &entry.occasion.origin {
        said.push(texts::comes_from(origin));
    }
    if entry.is_by_scores() {
        said.push(fl!(scores_alone).to_owned());
    }
    if let Some(chronicle) = &entry.chronicle {
        said.extend(chronicle.rules.iter().cloned());
        if chronicle.exceptions > 0 {
            said.push(fl!(shelf_exceptions, number = chronicle.exceptions));
        }
    }
    (!said.is_empty()).then(|| said.join(BETWEEN))
}

fn tags(ui: &mut Ui, entry: &Entry) {
    if entry.occasion.tags.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
        for tag in &entry.occasion.tags {
            widgets::tag(ui, &words::text::cut(tag, 40), Palette::of(ui).weak);
        }
    });
}

/// Draws why a file cannot be opened.
fn why_not(ui: &mut Ui, record: &Record) {
    let why = match &record.told {
        Told::Unreadable(why) if why.is_empty() => fl!(versions_unreadable).to_owned(),
        Told::Unreadable(why) => why.clone(),
        Told::Foreign(game) => {
            fl!(
                start_foreign,
                path = window::file_name(&record.path),
                game = game
            )
        }
        Told::Unread | Told::Game(_) => fl!(versions_reading).to_owned(),
    };
    let colour = Palette::of(ui).wrong;
    ui.add(egui::Label::new(RichText::new(why).color(colour)).wrap());
}

/// The result of the form.
enum Filled {
    Goes,
    Left,
    Done(Box<crate::ui::io::kept::Amendment>),
}

fn fill(ui: &mut Ui, form: &mut Form, entry: &Entry, zone: &TimeZone) -> Filled {
    let wrong = form.amendment(entry, zone).err();
    let row = |ui: &mut Ui, name: &str, typed: &mut String, is_wrong: bool, fresh: bool| {
        let line = page::room(ui, 34.0);
        let at = pos2(line.left(), line.center().y);
        let weak = Palette::of(ui).weak;
        widgets::paint_text(
            ui,
            at,
            Align2::LEFT_CENTER,
            name,
            face::text(13.0),
            weak,
            86.0,
        );
        let field = line.with_min_x(line.left() + 92.0);
        let shown = Field::new(name, field.width())
            .most(Part::Place.most())
            .wrong(is_wrong);
        let shown = shown.show(ui, field, typed);
        if fresh {
            shown.request_focus();
        }
        shown.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
    };
    let mut enters = false;
    let fresh = std::mem::take(&mut form.is_fresh);
    enters |= row(ui, fl!(shelf_place), &mut form.place, false, fresh);
    let is_wrong = wrong == Some(Wrong::Day);
    enters |= row(ui, fl!(shelf_day), &mut form.day, is_wrong, false);
    for (at, name) in [fl!(shelf_from), fl!(shelf_to)].into_iter().enumerate() {
        let is_wrong = wrong == Some(Wrong::Hour(at));
        enters |= row(ui, name, &mut form.hours[at], is_wrong, false);
    }
    enters |= row(ui, fl!(shelf_tags), &mut form.tags, false, false);
    for at in 0..form.names.len() {
        let name = fl!(shelf_name_of, number = at + 1);
        let is_wrong = wrong == Some(Wrong::Name(at));
        enters |= row(ui, &name, &mut form.names[at], is_wrong, false);
    }
    let was_wrong = wrong;
    let amendment = form.amendment(entry, zone);
    let wrong = amendment.as_ref().err().copied();
    if wrong != was_wrong {
        // The fields show it in the next frame.
        ui.ctx().request_repaint();
    }
    if let Some(wrong) = wrong {
        let why = match wrong {
            Wrong::Name(_) => fl!(shelf_wrong_name),
            Wrong::Day => fl!(shelf_wrong_day),
            Wrong::Hour(_) => fl!(shelf_wrong_hour),
        };
        let colour = Palette::of(ui).wrong;
        ui.add(egui::Label::new(RichText::new(why).color(colour)).wrap());
    }
    ui.add_space(6.0);
    let mut left = false;
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 7.0;
        enters |= ui
            .add_enabled(wrong.is_none(), Press::new(fl!(shelf_keep)).main())
            .clicked();
        left = Press::new(fl!(cancel)).pressed(ui);
    });
    match amendment {
        _ if left => Filled::Left,
        Ok(amendment) if enters && amendment == crate::ui::io::kept::Amendment::default() => {
            Filled::Left
        }
        Ok(amendment) if enters => Filled::Done(Box::new(amendment)),
        Ok(_) | Err(_) => Filled::Goes,
    }
}
