//! The deal of the day: a calendar of the last five weeks with the results, and the
//! selected day with its bots, its code, its start button, and its par: what a bot of each
//! level reaches in the player's seat. Another thread plays these games; `Stop` and `Work
//! out the rest` are there while some are missing.
//!
//! Accessible names: a button for each day (`23 Nov 2026: not played yet`); `Play this
//! deal` (Enter), `Play it again`, `Continue`, `Look back`, `Copy the code`, `Back`
//! (Escape). A bar of the par is `Level 4: 52 PP`.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{
    self, Align, Align2, Label, Layout, Rect, RichText, Role, Sense, Stroke, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

use super::Intent;
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::thinker::Thinker;
use crate::ui::base::{focus, input};
use crate::ui::io::shelf::record::{Entry, Record};
use crate::ui::parts::theme_switch::theme_switch;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, small, widgets};
use crate::ui::session::intent::Screen;
use crate::ui::session::state::State;
use florence::mind::bot::{self, Thinking};
use florence::{Deal, Game};
use table::rating::Rating;
use table::{Game as _, Item as _, Level};
use words::florence::alone::{Ended, ended, ended_in_full};
use words::florence::{advice, shortened};
use words::language::capital;
use words::{fl, shelf as texts};

/// The number of weeks in the calendar, and of days in a week.
const WEEKS: i64 = 5;
const WEEK: i64 = 7;
/// The height of a day, and the gap between two.
const DAY: f32 = 76.0;
const BETWEEN: f32 = 6.0;
/// The width of the selected day, if there is room for it next to the calendar.
const BESIDE: f32 = 400.0;
const WIDE: f32 = 880.0;
/// The least height of the selected day.
const CARD: f32 = 560.0;
/// The height of the bars of the par, and of the line below them.
const PAR: f32 = 74.0;
const PAR_LINE: f32 = 26.0;
/// The bar of a level that is not worked out yet, as a part of the highest.
const UNKNOWN: f32 = 0.15;

/// What the player wants to do on this page.
#[derive(Debug)]
pub enum Wish {
    /// Play this deal.
    Play(Box<Deal>),
    /// Something else.
    Other(Intent),
}

/// The result of the deal of a day.
#[derive(Clone, Debug, PartialEq)]
struct Played {
    path: PathBuf,
    ended: Option<Ended>,
}

/// Which deal of a day: its number, and the levels of its bots.
type Dealt = (u64, [Level; Deal::BOTS_OF_A_DAY]);

/// What bots of each level reach in the player's seat, as far as it is known.
type Par = [Option<u16>; Level::ALL.len()];

/// The page.
#[derive(Debug, Default)]
pub struct DaysPanel {
    played: BTreeMap<u64, Played>,
    chosen: Option<Date>,
    // The par of the deals that were shown.
    pars: BTreeMap<Dealt, Par>,
    thinker: Option<Thinker<(Dealt, Level), Option<u16>, Thinking>>,
    // The deal whose par is not worked out any further.
    stopped: Option<Dealt>,
}

/// Returns the current date in UTC.
fn today() -> Date {
    Timestamp::now().to_zoned(TimeZone::UTC).date()
}

/// Returns how a game of one person against bots ended, if it is over.
fn result(entry: &Entry) -> Option<Ended> {
    let results = &entry.chronicle.as_ref()?.results;
    let own = results.first()?;
    let others = results.iter().skip(1).map(|result| result.points);
    Some(Ended {
        rank: own.rank,
        points: own.points,
        best: others.max()?,
    })
}

/// Returns whether a game is a deal of the day: a person in the first seat, and bots in all
/// others. The number of the deal says which day.
fn is_of_a_day(entry: &Entry) -> bool {
    let bots = (0..entry.names.len()).filter(|&at| entry.is_bot(at));
    entry.game == Game::ID
        && entry.occasion.origin.is_none()
        && entry.names.len() == 1 + Deal::BOTS_OF_A_DAY
        && bots.eq(1..=Deal::BOTS_OF_A_DAY)
}

impl DaysPanel {
    /// Updates the page after the stored games have changed. If a day was played several
    /// times, the first finished game counts.
    pub fn learned(&mut self, games: &Arc<Vec<Arc<Record>>>) {
        let games = games.iter().filter_map(|record| {
            let entry = record.entry().filter(|entry| is_of_a_day(entry))?;
            Some((entry.deal?, record, result(entry)))
        });
        let mut games: Vec<(u64, &Arc<Record>, Option<Ended>)> = games.collect();
        games.sort_by_key(|(_, record, ended)| (ended.is_none(), record.when));
        self.played.clear();
        for (number, record, ended) in games {
            let path = record.path.clone();
            self.played.entry(number).or_insert(Played { path, ended });
        }
    }

    fn of(&self, day: Date) -> Option<&Played> {
        self.played.get(&Deal::number_of_day(day))
    }

    fn told(&self, day: Date) -> String {
        match self.of(day).map(|played| played.ended) {
            None => fl!(day_not_played).to_owned(),
            Some(None) => fl!(day_begun).to_owned(),
            Some(Some(result)) => ended(result),
        }
    }

    /// Describes the state of today's deal in a few words.
    #[must_use]
    pub fn today(&self) -> String {
        self.told(today())
    }

    /// Returns whether the par of the weaker levels is not known yet, which takes a moment.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        let asked = self.thinker.as_ref().and_then(Thinker::question);
        asked.is_some_and(|(_, level)| level <= Level::MEDIUM)
    }

    /// Draws the page. `names` are the names of the seats.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        (levels, rating): &([Level; Deal::BOTS_OF_A_DAY], Option<Rating>),
        names: &[&str; 5],
        state: &State,
    ) -> Option<Wish> {
        let mut theme = None;
        let back = page::bar(
            ui,
            fl!(day_title),
            |_| {},
            |ui| theme = theme_switch(ui, state).map(Intent::Shell),
        );
        let mut wanted = theme.map(Wish::Other);
        let today = today();
        let day = self.chosen.filter(|&day| day <= today).unwrap_or(today);
        let deal = Deal::of_day(day, *levels);
        let dealt = (deal.number, *levels);
        self.work_out(ui.ctx(), dealt, &deal);
        page::body(ui, "the_deals_of_the_days", |ui| {
            let whole = ui.available_width();
            let side = page::EDGE.min(whole * 0.03);
            let width = whole - 2.0 * side;
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            ui.add_space(16.0);
            let room = page::room(ui, 0.0).translate(vec2(side, 0.0));
            let is_wide = width >= WIDE;
            let left = if is_wide {
                width - BESIDE - 24.0
            } else {
                width
            };
            let high = calendar_height();
            let (wide, by) = match is_wide {
                true => (BESIDE, vec2(left + 24.0, 0.0)),
                // The selected day comes first.
                false => (width, Vec2::ZERO),
            };
            let card = Rect::from_min_size(room.min + by, vec2(wide, high.max(CARD)));
            let below = if is_wide { 0.0 } else { card.height() + 16.0 };
            let corner = room.min + vec2(0.0, below);
            let calendar = Rect::from_min_size(corner, vec2(left, high));
            let played = self.day(ui, card, day, (&deal, dealt), (names, rating));
            wanted = wanted.take().or(played);
            self.calendar(ui, calendar, today, day);
            ui.allocate_rect(calendar.union(card), Sense::hover());
            ui.add_space(16.0);
        });
        let escape = input::escaped(ui);
        let leaves = match &wanted {
            Some(Wish::Other(Intent::Shell(intent))) => matches!(intent, Shell::Open(_)),
            Some(wish) => matches!(wish, Wish::Play(_)),
            None => back || escape,
        };
        // What is missing is worked out when the page is shown again.
        if let Some(thinker) = self.thinker.as_mut().filter(|_| leaves) {
            thinker.forget();
        }
        if back || escape {
            let back = match state.game {
                Some(_) => Screen::Table,
                None => Screen::Start,
            };
            return Some(Wish::Other(Intent::Shell(Shell::Show(back))));
        }
        wanted
    }

    fn calendar(&mut self, ui: &mut Ui, rect: Rect, today: Date, chosen: Date) {
        let palette = Palette::of(ui);
        let step = (rect.width() + BETWEEN) / WEEK as f32;
        let from_monday = i64::from(today.weekday().to_monday_zero_offset());
        let first = today
            .checked_sub((from_monday + (WEEKS - 1) * WEEK).days())
            .unwrap_or(today);
        for column in 0..WEEK {
            let left = rect.left() + column as f32 * step;
            let at = pos2(left + 4.0, rect.top() + 8.0);
            let font = face::text(12.0);
            let name = fl!(day_of_week, day = column + 1);
            small::whole(ui, at, Align2::LEFT_CENTER, name, (font, palette.weak));
        }
        for place in 0..WEEKS * WEEK {
            let Ok(day) = first.checked_add(place.days()) else {
                continue;
            };
            let (row, column) = (place / WEEK, place % WEEK);
            let corner = rect.min + vec2(column as f32 * step, 22.0 + row as f32 * (DAY + BETWEEN));
            let cell = Rect::from_min_size(corner.round(), vec2((step - BETWEEN).floor(), DAY));
            if day > today {
                widgets::dashed(ui.painter(), cell, palette.hair);
                continue;
            }
            if self.cell(ui, cell, day, today, chosen).clicked() {
                self.chosen = Some(day);
            }
        }
    }

    fn cell(
        &self,
        ui: &mut Ui,
        rect: Rect,
        day: Date,
        today: Date,
        chosen: Date,
    ) -> egui::Response {
        let palette = Palette::of(ui);
        let told = self.told(day);
        let date = texts::day(day);
        let said = fl!(day_told, day = date.as_str(), told = told.as_str());
        let id = ui.scope_id().with(("day", day));
        let response = ui.interact(rect, id, Sense::click());
        let is_chosen = day == chosen;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &said));
        let (fill, edge) = match (is_chosen, response.hovered()) {
            (true, _) => (palette.chosen, Stroke::new(1.5, palette.gold_edge)),
            (false, true) => (palette.chosen, Stroke::new(1.0, palette.line)),
            (false, false) => (palette.card, Stroke::new(1.0, palette.line)),
        };
        widgets::paint_card(ui, rect, fill, edge);
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        let at = rect.min + vec2(8.0, 17.0);
        let font = face::display(19.0);
        let number = day.day().to_string();
        let seen = small::whole(ui, at, Align2::LEFT_CENTER, number, (font, palette.ink));
        let beside = match (day == today, day.day() == 1) {
            (true, _) => fl!(day_today).to_owned(),
            (false, true) => texts::month(day),
            (false, false) => String::new(),
        };
        let at = pos2(seen.right() + 5.0, at.y + 1.0);
        let style = (face::text(12.0), palette.weak);
        small::left(ui, at, &beside, style, rect.right() - 2.0 - at.x);
        if let Some(played) = self.of(day) {
            let mut left = rect.left() + 10.0;
            let middle = rect.bottom() - 16.0;
            let is_won = played.ended.is_some_and(|ended| ended.rank == 1);
            if is_won {
                let at = pos2(left + 7.0, middle);
                small::icon(ui, at, 14.0, Icon::Crown, palette.leaf);
                left += 20.0;
            }
            let style = (face::text(12.0), palette.ink);
            let room = rect.right() - 4.0 - left;
            small::left(ui, pos2(left, middle), &told, style, room);
        }
        response.on_hover_text(said)
    }

    /// Works out the par of this deal, level by level.
    fn work_out(&mut self, ctx: &egui::Context, dealt: Dealt, deal: &Deal) {
        let thinker = self.thinker.get_or_insert_with(|| {
            let ctx = ctx.clone();
            Thinker::new(move || ctx.request_repaint())
        });
        while let Some(((of, level), points)) = thinker.answer() {
            let par = self.pars.entry(of).or_default();
            par[usize::from(level.step()) - 1] = points;
        }
        let par = self.pars.get(&dealt).copied().unwrap_or_default();
        let missing = Level::ALL.into_iter().zip(par);
        let mut missing = missing.filter(|(_, points)| points.is_none());
        let next = missing.next().filter(|_| self.stopped != Some(dealt));
        match next {
            None => thinker.forget(),
            Some((level, _)) if thinker.question() != Some((dealt, level)) => {
                let deal = deal.clone();
                thinker.ask((dealt, level), Thinking::new(), move |thinking| {
                    bot::par(&deal, level, thinking)
                });
            }
            Some(_) => {}
        }
    }

    /// Draws the par of a deal next to the player's own points.
    fn par(&mut self, ui: &mut Ui, dealt: Dealt, own: Option<u16>) {
        let palette = Palette::of(ui);
        widgets::caption(ui, fl!(day_par));
        let par = self.pars.get(&dealt).copied().unwrap_or_default();
        let rect = page::room(ui, PAR);
        let all = par.into_iter().chain([own]);
        let most = f32::from(all.flatten().max().unwrap_or(1).max(1));
        let wide = (rect.width() / (Level::ALL.len() + 1) as f32).floor();
        let high = rect.height() - 36.0;
        let foot = rect.bottom() - 17.0;
        for (at, points) in par.into_iter().chain(own.map(Some)).enumerate() {
            let level = Level::ALL.get(at);
            let left = rect.left() + at as f32 * wide;
            let part = points.map_or(UNKNOWN, |points| f32::from(points) / most);
            let bar = Rect::from_x_y_ranges(
                left..=left + wide - 8.0,
                foot - (high * part).max(2.0)..=foot,
            );
            let middle = bar.center().x;
            match points {
                None => widgets::dashed(ui.painter(), bar, palette.line),
                Some(points) => {
                    let fill = match level {
                        Some(_) => palette.weak,
                        None => palette.leaf,
                    };
                    ui.painter().rect_filled(bar, 2.0, fill);
                    let at = pos2(middle, bar.top() - 9.0);
                    let style = (face::strong(13.0), palette.ink);
                    small::centred(ui, at, &points.to_string(), style, wide);
                }
            }
            let (below, name) = match level {
                Some(level) => (level.step().to_string(), advice::level(*level)),
                None => (fl!(day_person).to_owned(), fl!(day_person).to_owned()),
            };
            let at = pos2(middle, rect.bottom() - 8.0);
            small::centred(ui, at, &below, (face::text(12.0), palette.weak), wide);
            let told = match points {
                Some(points) => fl!(day_par_of, name = capital(&name), points = points),
                None => fl!(day_par_not_yet, name = capital(&name)),
            };
            let column = Rect::from_x_y_ranges(bar.x_range(), rect.y_range());
            small::tell(ui, column, ("par", at_of(level)), &told);
        }
        let line = page::room(ui, PAR_LINE);
        let mut line = page::part(ui, line, "the_par_so_far");
        let ui = &mut line;
        let Some(missing) = par.iter().position(Option::is_none) else {
            return;
        };
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let is_stopped = self.stopped == Some(dealt);
            let button = match is_stopped {
                true => fl!(day_par_go_on),
                false => fl!(day_par_stop),
            };
            if ui.add(Press::new(button).small()).clicked() {
                self.stopped = (!is_stopped).then_some(dealt);
                ui.ctx().request_repaint();
            }
            if !is_stopped {
                let said = fl!(day_par_working, level = missing + 1);
                let said = RichText::new(said).font(face::text(12.5));
                ui.add(Label::new(said.color(palette.weak)).truncate());
            }
        });
    }

    /// Draws the selected day.
    fn day(
        &mut self,
        ui: &mut Ui,
        card: Rect,
        day: Date,
        (deal, dealt): (&Deal, Dealt),
        (names, rating): (&[&str; 5], &Option<Rating>),
    ) -> Option<Wish> {
        let palette = Palette::of(ui);
        small::card(ui, card);
        let mut inside = page::part(ui, card.shrink2(vec2(18.0, 14.0)), "the_chosen_day");
        let ui = &mut inside;
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        let weak = |text: &str| {
            RichText::new(text)
                .color(palette.weak)
                .font(face::text(13.0))
        };
        page::heading(ui, &texts::day_in_full(day), 23.0);
        ui.add(Label::new(weak(fl!(day_explained))).wrap());
        ui.add_space(4.0);
        for ((bot, name), at) in deal.seats.iter().zip(names).zip(0..) {
            let rect = page::room(ui, 34.0);
            small::hair(ui, rect.x_range(), rect.top() - 3.0);
            let marker = pos2(rect.left() + 9.0, rect.center().y);
            page::paint_marker(ui.painter(), marker, 15.0, at, palette);
            let left = pos2(rect.left() + 26.0, rect.center().y);
            let style = (face::strong(14.0), palette.ink);
            let name = shortened(name.trim());
            let seen = small::left(ui, left, &name, style, rect.width() * 0.3);
            if deal.begins.index() == at {
                let at = pos2(seen.right() + 12.0, left.y);
                small::icon(ui, at, 13.0, Icon::Flag, palette.leaf);
            }
            let at = pos2(rect.left() + rect.width() * 0.46, left.y);
            let style = (face::text(13.0), palette.weak);
            match bot {
                None => {
                    small::left(ui, at, fl!(day_person), style, 120.0);
                }
                Some(bot) => {
                    let bars = Rect::from_center_size(pos2(at.x + 32.0, at.y), vec2(64.0, 20.0));
                    widgets::strength(ui, bars, bot.level, &Level::ALL, false);
                    let said = advice::bot(*bot);
                    let at = pos2(bars.right() + 10.0, at.y);
                    small::left(ui, at, &said, style, rect.right() - at.x);
                }
            }
        }
        let steps = match rating {
            Some(rating) => {
                let strength = texts::strength_of(&shortened(names[0].trim()), rating);
                fl!(day_steps, strength = strength)
            }
            None => fl!(day_steps_unknown).to_owned(),
        };
        ui.add(Label::new(weak(&steps)).wrap());
        let code = deal.to_string();
        ui.horizontal(|ui| {
            let shown = fl!(deal_of_code, code = code.as_str());
            let shown = Press::new(&shown).icon(Icon::Copy).quiet().small();
            let shown = ui.add(shown.name(fl!(day_copy)));
            if shown.on_hover_text(fl!(copy_deal_hint)).clicked() {
                ui.copy_text(code.clone());
            }
        });
        let played = self.of(day).cloned();
        let own = played.as_ref().and_then(|played| played.ended);
        self.par(ui, dealt, own.map(|ended| ended.points));
        ui.add_space(2.0);
        let played = played.as_ref();
        if let Some(result) = played.and_then(|played| played.ended) {
            let said = RichText::new(ended_in_full(result)).font(face::display(17.0));
            ui.add(Label::new(said).wrap());
        }
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            let main = match played {
                None => fl!(day_play),
                Some(Played { ended: None, .. }) => fl!(day_go_on),
                Some(Played { ended: Some(_), .. }) => fl!(day_look_back),
            };
            let button = Press::new(main).main().display().enter();
            let button = ui.add(button.at_least(vec2(0.0, 42.0)));
            let nowhere = ui.memory(|memory| memory.focused().is_none());
            let pressed = button.clicked() || nowhere && page::pressed_enter(ui);
            let play = || Some(Wish::Play(Box::new(deal.clone())));
            if pressed {
                return match played {
                    None => play(),
                    Some(played) => {
                        let open = Shell::Open(played.path.clone());
                        Some(Wish::Other(Intent::Shell(open)))
                    }
                };
            }
            let again = played.is_some_and(|played| played.ended.is_some());
            let again = again && Press::new(fl!(day_play_again)).pressed(ui);
            again.then(play).flatten()
        })
        .inner
    }
}

/// Returns the place of a bar of the par, the player's own after those of the levels.
fn at_of(level: Option<&Level>) -> usize {
    level.map_or(Level::ALL.len(), |level| usize::from(level.step()) - 1)
}

/// Returns the height of the calendar.
fn calendar_height() -> f32 {
    22.0 + WEEKS as f32 * (DAY + BETWEEN) - BETWEEN
}
