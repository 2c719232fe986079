//! The planks and the games on them: the boards of each game in a frame, who has won or
//! leads, with whom, and the day; below them, the pages.

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Sense, Shadow, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::ShelfPage;
use super::details::opening;
use crate::ui::Intent;
use crate::ui::base::glimpse::Glimpse;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::io::shelf::record::{Entry, Record, Told};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, widgets, wood};
use crate::ui::screens::shelf::say::told;
use crate::ui::session::state::State;
use words::text::{SHORT_NAME, cut, listed};
use words::window::file_name;
use words::{BETWEEN, fl, shelf as texts, window};

/// A game on a plank: its least width, its height, the width of its picture.
const WIDTH: f32 = 204.0;
const HEIGHT: f32 = 152.0;
const PICTURE: f32 = 120.0;
/// The height of a plank, and the gap to the next row.
const PLANK: f32 = 13.0;
const GAP: f32 = 6.0;
/// The height of the line of pages below them.
const PAGES: f32 = 40.0;
/// How many pages have a button, around the current one.
const BUTTONS: usize = 7;

/// Returns the height of this many planks with the line of pages.
pub(in crate::ui) fn height(rows: usize) -> f32 {
    10.0 + rows as f32 * (HEIGHT + PLANK + GAP) + PAGES
}

/// Returns how many planks fit, at least one.
pub(in crate::ui) fn rows_in(height: f32) -> usize {
    let rows = (height - 10.0 - PAGES) / (HEIGHT + PLANK + GAP);
    rows.floor().max(1.0) as usize
}

impl ShelfPage {
    /// Draws this many rows of planks into a rectangle.
    pub(in crate::ui) fn planks(
        &mut self,
        ui: &mut Ui,
        case: Rect,
        rows: usize,
        state: &State,
    ) -> Option<Intent> {
        let palette = Palette::of(ui);
        let columns = ((case.width() - 12.0) / WIDTH).floor().clamp(1.0, 8.0) as usize;
        self.columns = columns;
        self.per_page = columns * rows;
        let round = CornerRadius::same(size::ROUND_CARD);
        ui.painter().rect_filled(case, round, palette.sunk);
        let above = case.with_max_y(case.top() + 14.0);
        wood::fade(ui, above, palette.soft_shadow, Color32::TRANSPARENT);
        let edge = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect_stroke(case, round, edge, StrokeKind::Inside);
        let at = self.place().unwrap_or(0);
        let page = at / self.per_page;
        let first = page * self.per_page;
        let all = self.found.games.len();
        let shown: Vec<Arc<Record>> = {
            let games = self.found.games.iter();
            games.skip(first).take(self.per_page).cloned().collect()
        };
        // The previews of the next page are made ahead of time.
        let soon = self.found.games.iter().skip(first).take(2 * self.per_page);
        let soon: Vec<(PathBuf, _)> = soon
            .filter(|game| matches!(game.told, Told::Game(_)))
            .map(|game| (game.path.clone(), game.written))
            .collect();
        self.look_at(soon.into_iter());
        let step = (case.width() - 8.0) / columns as f32;
        let mut wanted = None;
        for row in 0..rows {
            let top = case.top() + 10.0 + row as f32 * (HEIGHT + PLANK + GAP);
            let plank = Rect::from_min_size(
                pos2(case.left() + 4.0, top + HEIGHT),
                vec2(case.width() - 8.0, PLANK),
            );
            wood::paint_plank(ui, plank);
            for column in 0..columns {
                let Some(game) = shown.get(row * columns + column) else {
                    continue;
                };
                let left = case.left() + 4.0 + column as f32 * step + 4.0;
                let place = Rect::from_min_size(pos2(left, top), vec2(step - 8.0, HEIGHT));
                wanted = wanted.take().or(self.on_plank(ui, place, game, state));
            }
        }
        if all == 0 {
            self.nothing(ui, case);
        }
        let foot = case.with_min_y(case.bottom() - PAGES);
        self.pages(ui, foot.shrink2(vec2(10.0, 4.0)), (first, shown.len(), all));
        self.turn_by_wheel(ui, case);
        wanted
    }

    /// Draws the text shown while there are no games.
    fn nothing(&mut self, ui: &mut Ui, case: Rect) {
        let text = match (self.found_once, self.query.is_all()) {
            (false, _) => fl!(versions_reading),
            (true, true) => fl!(start_empty_shelf),
            (true, false) => fl!(shelf_nothing_found),
        };
        let at = pos2(case.center().x, case.top() + 10.0 + HEIGHT * 0.55);
        let colour = Palette::of(ui).weak;
        let font = face::italic(18.0);
        let said = widgets::paint_text(
            ui,
            at,
            Align2::CENTER_CENTER,
            text,
            font,
            colour,
            case.width() - 40.0,
        );
        wood::labelled(ui, said, "nothing_on_the_shelf", text);
        if self.found_once && !self.query.is_all() {
            let below = Rect::from_center_size(at + vec2(0.0, 36.0), vec2(160.0, 30.0));
            let mut row = page::row(ui, below, "show_all_again");
            if Press::new(fl!(shelf_show_all)).pressed(&mut row) {
                self.show_all();
            }
        }
    }

    /// Draws `1 to 8 of 23`, and a button for each page.
    fn pages(&mut self, ui: &mut Ui, rect: Rect, (first, shown, all): (usize, usize, usize)) {
        let mut line = page::row(ui, rect, "pages_of_the_shelf");
        let weak = Palette::of(ui).weak;
        let said = match (self.reading(), self.carrying) {
            (_, Some((done, all))) if all > 0 => fl!(shelf_carrying, done = done, all = all),
            (_, Some(_)) => fl!(shelf_carrying_begins).to_owned(),
            (Some((read, all)), None) => fl!(shelf_reading, read = read, all = all),
            (None, None) if all == 0 => String::new(),
            (None, None) => {
                let last = first + shown;
                match all {
                    1 => fl!(shelf_shown_one).to_owned(),
                    _ => fl!(shelf_shown, first = first + 1, last = last, all = all),
                }
            }
        };
        let said = eframe::egui::RichText::new(said).font(face::text(13.0));
        line.add(eframe::egui::Label::new(said.color(weak)));
        let per_page = self.per_page.max(1);
        let pages = all.div_ceil(per_page);
        if pages < 2 {
            return;
        }
        let page = first / per_page;
        let mut to = None;
        let layout = eframe::egui::Layout::right_to_left(eframe::egui::Align::Center);
        line.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let turn = |icon, name: &'static str| Press::new("").icon(icon).name(name);
            let forth = turn(Icon::Next, fl!(shelf_next_page));
            if pressed_if(ui, forth, page + 1 < pages) {
                to = Some(page + 1);
            }
            let begin = page.saturating_sub(BUTTONS / 2);
            let begin = begin.min(pages.saturating_sub(BUTTONS));
            for n in (begin..pages.min(begin + BUTTONS)).rev() {
                let number = (n + 1).to_string();
                let name = fl!(shelf_page, number = n + 1);
                let button = Press::new(&number).name(&name).chosen(n == page);
                if button.pressed(ui) {
                    to = Some(n);
                }
            }
            let back = turn(Icon::Prev, fl!(shelf_previous_page));
            if pressed_if(ui, back, page > 0) {
                to = page.checked_sub(1);
            }
        });
        if let Some(page) = to {
            self.go_to(page * per_page);
        }
    }

    fn turn_by_wheel(&mut self, ui: &Ui, case: Rect) {
        if !ui.rect_contains_pointer(case) {
            return;
        }
        // One page per notch, however far a touchpad scrolls.
        let turned = ui.input(|input| {
            let turned = input.events.iter().filter_map(|event| match event {
                eframe::egui::Event::MouseWheel { delta, .. } => Some(delta.y),
                _ => None,
            });
            turned.sum::<f32>()
        });
        if turned != 0.0 {
            let by = self.per_page as isize;
            self.step(if turned < 0.0 { by } else { -by });
        }
    }

    /// Selects the game this many places further; stays at the ends.
    pub(in crate::ui) fn step(&mut self, by: isize) {
        let at = self.place().unwrap_or(0);
        let last = self.found.games.len().saturating_sub(1);
        self.go_to(at.saturating_add_signed(by).min(last));
    }

    /// Selects the game with this index.
    pub(in crate::ui) fn go_to(&mut self, at: usize) {
        let last = self.found.games.len().saturating_sub(1);
        let game = self.found.games.get(at.min(last));
        if let Some(path) = game.map(|game| game.path.clone()) {
            self.choose_for_good(Some(path));
        }
    }

    /// Draws a game: its boards in a frame, who has won or leads, and its day.
    fn on_plank(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        game: &Arc<Record>,
        state: &State,
    ) -> Option<Intent> {
        let palette = Palette::of(ui);
        let is_copy = self.found.copies.contains(&game.path);
        let file = is_copy.then(|| file_name(&game.path));
        let name = match &file {
            Some(file) => window::lines(&told(game, state), file),
            None => told(game, state),
        };
        let id = ui.scope_id().with(("on_the_plank", &game.path));
        let response = ui.interact(place, id, Sense::click());
        let is_chosen = self.chosen.as_ref() == Some(&game.path);
        response.widget_info(|| {
            WidgetInfo::selected(
                eframe::egui::Role::Button,
                ui.is_enabled(),
                is_chosen,
                &name,
            )
        });
        if is_chosen {
            self.focus_of_chosen = Some(id);
            if std::mem::take(&mut self.takes_focus) {
                response.request_focus();
            }
            // Its arrows move from game to game, and not to other widgets.
            let arrows = eframe::egui::EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                ..<_>::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
        } else if response.gained_focus() {
            // Moving to a game with Tab selects it.
            self.choose_for_good(Some(game.path.clone()));
        }
        let players = game.entry().map_or(4, |entry| entry.names.len());
        let side = wood::picture_of(PICTURE, players);
        let frame = Rect::from_min_size(
            pos2(place.left() + 4.0, place.bottom() - side.y),
            vec2(PICTURE, side.y),
        );
        if is_chosen {
            let ring = frame.expand(5.0);
            let round = CornerRadius::same(7);
            ui.painter().rect_filled(ring, round, palette.card);
            let edge = match response.has_focus() {
                true => Stroke::new(2.0, palette.accent),
                false => Stroke::new(2.0, palette.gold_edge),
            };
            ui.painter()
                .rect_stroke(ring, round, edge, StrokeKind::Inside);
        }
        let shadow = Shadow {
            offset: [0, 4],
            blur: 8,
            spread: 0,
            color: palette.shadow,
        };
        let round = CornerRadius::same(4);
        ui.painter().add(shadow.as_shape(frame, round));
        let wood = if response.hovered() {
            palette.wood_light
        } else {
            palette.wood
        };
        ui.painter().rect_filled(frame, round, wood);
        match (game.entry(), self.glimpse(&game.path, state)) {
            (Some(entry), Some(glimpse)) if !entry.is_sheet() => {
                wood::boards(ui, frame, state, &entry.game, glimpse);
            }
            _ => {
                let inner = frame.shrink(6.0);
                ui.painter().rect_filled(inner, 2.0, palette.card);
                let icon = match &game.told {
                    Told::Game(entry) if entry.is_by_scores() => Some(Icon::Laurel),
                    Told::Game(entry) if entry.is_sheet() => Some(Icon::Check),
                    Told::Foreign(_) | Told::Unreadable(_) => Some(Icon::Warn),
                    // The boards follow soon.
                    Told::Game(_) | Told::Unread => None,
                };
                if let Some(icon) = icon {
                    let picture = Rect::from_center_size(inner.center(), Vec2::splat(36.0));
                    icons::paint(ui.painter(), picture, icon, palette.weak);
                }
            }
        }
        let words = Rect::from_min_max(
            pos2(frame.right() + 9.0, place.top() + 4.0),
            pos2(place.right(), place.bottom() - 1.0),
        );
        let glimpse = self.glimpse(&game.path, state);
        about(ui, words, game, glimpse, (&name, file.as_deref()));
        if response.clicked() {
            self.choose_for_good(Some(game.path.clone()));
            response.request_focus();
        }
        let opens = response.double_clicked();
        response.on_hover_text(window::lines(&name, &game.path.display().to_string()));
        opens.then(|| opening(game)).flatten()
    }
}

/// Adds a button that may be disabled. Returns whether it was pressed.
fn pressed_if(ui: &mut Ui, button: Press<'_>, can: bool) -> bool {
    ui.add_enabled_ui(can, |ui| button.pressed(ui)).inner
}

/// Draws who has won or leads, with how much, with whom and when, from bottom to top; for
/// copies also the file.
fn about(
    ui: &Ui,
    rect: Rect,
    game: &Record,
    glimpse: Option<&Glimpse>,
    (told, file): (&str, Option<&str>),
) {
    let palette = Palette::of(ui);
    let (ink, weak) = (palette.ink, palette.weak);
    let mut y = rect.bottom();
    let mut line = |text: &str, font: FontId, colour, height: f32, rows: usize| {
        let mut job = text::line(text, font, colour);
        // The text on the leaders may be broken between its two parts.
        job.break_on_newline = true;
        job.wrap.max_width = rect.width();
        job.wrap.max_rows = rows;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        y -= galley.size().y.max(height);
        ui.painter().galley(pos2(rect.left(), y), galley, colour);
    };
    let stopped = game.entry().is_some_and(Entry::is_stopped);
    let undecided = game.entry().map_or(0, Entry::undecided);
    let mark = match undecided {
        0 => stopped.then(|| fl!(shelf_stopped_mark).to_owned()),
        entries => Some(fl!(shelf_to_decide, entries = entries)),
    };
    let day = [texts::day(game.day)].into_iter().chain(mark);
    let day = day.collect::<Vec<_>>().join(BETWEEN);
    line(&day, face::text(12.0), weak, 15.0, 1);
    let standing = game.entry().and_then(|entry| {
        let standing = entry.standing.as_ref()?;
        Some((entry, standing))
    });
    let Some((entry, standing)) = standing else {
        line(told, face::text(12.0), weak, 14.0, 6);
        return;
    };
    // For a game in progress, everyone is named.
    let leaders = match (standing.over, standing.stopped) {
        (true, _) => entry.winners(),
        (false, true) => standing.leaders.0.clone(),
        (false, false) => (0..entry.names.len()).collect(),
    };
    if let Some(file) = file {
        line(file, face::text(12.0), weak, 14.0, 4);
    } else if leaders.len() < entry.names.len() {
        // Everyone is named; names are cut as needed.
        let lies = |said: &str| {
            let mut job = text::line(said, face::text(12.0), weak);
            job.wrap.max_width = rect.width();
            job.wrap.max_rows = 3;
            !ui.fonts_mut(|fonts| fonts.layout_job(job)).elided
        };
        let said = |most| others(entry, &leaders, most);
        let said = [SHORT_NAME, 12, 8, 5].map(said);
        let fitting = said.iter().find(|said| lies(said));
        let said = fitting.or(said.last()).cloned().unwrap_or_default();
        line(&said, face::text(12.0), weak, 14.0, 3);
    }
    if let Some(glimpse) = glimpse {
        let best = wood::in_lines(ui, &glimpse.best, rect.width());
        line(&best, face::strong(13.0), ink, 16.0, 2);
    }
    let names = leaders.iter().filter_map(|&at| entry.names.get(at));
    let names: Vec<String> = names.cloned().collect();
    // A smaller font is used before a name is broken within a word.
    let all = listed(&names);
    let longest = all
        .split_whitespace()
        .max_by_key(|word| word.chars().count());
    let room = rect.width() - 1.0;
    let font = text::fitting(
        ui,
        longest.unwrap_or_default(),
        face::display,
        [12.0, 18.0],
        room,
    );
    let rows = if leaders.len() > 3 { 4 } else { 2 };
    let names = wood::all_named(ui, &names, (&font, rect.width(), rows));
    line(&names, font, ink, 21.0, rows);
    let mut x = rect.left() + 6.0;
    let middle = y - 8.0;
    if standing.over && !leaders.is_empty() {
        let crown = Rect::from_center_size(pos2(x + 1.0, middle), Vec2::splat(13.0));
        icons::paint(ui.painter(), crown, Icon::Crown, palette.leaf);
        x += 17.0;
    }
    for leader in leaders {
        let colour = entry.colour(leader);
        page::paint_marker(ui.painter(), pos2(x, middle), 11.0, colour, palette);
        x += 15.0;
    }
}

/// Returns the other players: people by name, bots by number.
fn others(entry: &Entry, leaders: &[usize], letters: usize) -> String {
    let others = (0..entry.names.len()).filter(|at| !leaders.contains(at));
    let (bots, people): (Vec<usize>, Vec<usize>) = others.partition(|&at| entry.is_bot(at));
    let people = people.iter().map(|&at| cut(&entry.names[at], letters));
    let people: Vec<String> = people.collect();
    let of_bots = leaders.iter().any(|&at| entry.is_bot(at));
    window::with_others(&people, bots.len(), of_bots)
}
