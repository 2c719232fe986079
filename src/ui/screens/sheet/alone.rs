//! The sheet of a game of which only the final points are known: a line for each player,
//! when and where it was played, and how ties were decided. It is the same for every game.
//!
//! By name: `Points only` leads there and back; `Points of Anna`, `Name of player A`,
//! `Day`, `Place`; `Anna was ahead of the others on equal points`; `Add to shelf`.

use eframe::egui::{
    self, Align, Align2, CentralPanel, Frame, Layout, Rect, RichText, Role, ScrollArea, Sense,
    Stroke, Ui, WidgetInfo, vec2,
};
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::form::{Form, Page};
use super::numbers::{Number as _, Place};
use super::points::{Known, Points};
use super::verdict::Ground;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::io::shelf::record::there;
use crate::ui::parts::page::Field;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, small, widgets};
use crate::ui::screens::new_game::count_of_players;
use crate::ui::session::commands;
use crate::ui::session::intent::Intent;
use table::save::limits::Part;
use table::{Item as _, Scores, Seat};
use words::fl;
use words::report::alone;
use words::text::{listed, shortened};

/// The greatest width of a line, and its height, in points.
const WIDEST: f32 = 680.0;
const LINE: f32 = 52.0;
/// The width of the points in a line, and of the place.
const POINTS: f32 = 110.0;
const PLACE: f32 = 96.0;

/// In a bar narrower than this, a picture replaces the words.
const NARROW: f32 = 800.0;

impl<S: Form> Page<S> {
    /// Draws the button that leads to the points alone, and back.
    pub(super) fn way_to_points(&mut self, ui: &mut Ui) {
        let name = fl!(scores_only);
        let is_here = self.known.is_some();
        // With little room, the ranking needs it more than this button's name.
        let press = match ui.available_width() < NARROW {
            true => Press::new("").name(name),
            false => Press::new(name),
        };
        let press = press.icon(Icon::Laurel).small();
        let press = ui.add(press.chosen(is_here));
        if press.on_hover_text(fl!(scores_only_hint)).clicked() {
            match is_here {
                true => self.known = None,
                false => self.known = Some(Known::of(self.points())),
            }
            ui.ctx().request_repaint();
        }
    }

    /// Returns the points on the sheet.
    fn points(&self) -> Scores {
        let players = 0..self.typed.players();
        Scores {
            points: players.map(|player| self.typed.points_of(player)).collect(),
            ties: Vec::new(),
        }
    }

    /// Returns the names of the players, or their letters.
    fn who_plays(&self) -> Vec<String> {
        let players = 0..self.typed.players();
        players.map(|player| self.typed.name(player)).collect()
    }

    /// Draws the number of players, in the bar.
    pub(super) fn players_of_points(&mut self, ui: &mut Ui) {
        let now = self.typed.players();
        if let Some(count) = count_of_players(ui, S::PLAYERS, now) {
            S::seat_players(self, count);
            if let Some(known) = &mut self.known {
                known.scores.seat(count);
                known.numbers.seat(count);
            }
        }
    }

    /// Draws everything below the bar.
    pub(super) fn show_points(&mut self, ui: &mut Ui) -> Option<Intent> {
        let mut known = self.known.take()?;
        let wanted = self.verdict_of_points(ui, &known);
        let desk = Frame::new().fill(Palette::of(ui).desk);
        CentralPanel::no_frame().frame(desk).show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("points alone");
            area.auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                ui.add_space(10.0);
                for at in 0..self.typed.players() {
                    self.line_of_points(ui, at, &mut known);
                }
                self.evening_of_points(ui, &mut known);
                ties(ui, &mut known.scores, &self.who_plays());
                ui.add_space(12.0);
            });
        });
        self.known = Some(known);
        wanted
    }

    /// Draws who has won, or what is missing; and the button to add the game to the shelf.
    fn verdict_of_points(&self, ui: &mut Ui, known: &Known) -> Option<Intent> {
        let palette = Palette::of(ui);
        let names = self.who_plays();
        let missing = missing(known, &names);
        let ground = Ground {
            height: 54.0,
            margin: [10, 10, 9],
            has_line: false,
            colours: match missing.is_empty() {
                true => [palette.chosen, palette.gold_edge],
                false => [palette.card, palette.line],
            },
        };
        let mut wanted = None;
        ground.show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 12.0;
                let allowed = match missing.is_empty() {
                    true => Ok(()),
                    false => Err(fl!(scores_missing, names = listed(&missing))),
                };
                let keep = Press::new(fl!(scores_keep)).main().allowed(&allowed);
                if keep.pressed(ui) {
                    wanted = Some(Intent::KeepSheet);
                }
                if allowed.is_ok() {
                    let export = &commands::EXPORT;
                    let button = Press::new("").icon(Icon::Folder).name((export.name)());
                    if ui.add(button).on_hover_text((export.hint)()).clicked() {
                        wanted = Some(Intent::Do(export.id));
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    said(ui, known, &names, allowed.err());
                });
            });
        });
        wanted
    }

    /// Draws a player's line: the name, the points, the place.
    fn line_of_points(&mut self, ui: &mut Ui, at: usize, known: &mut Known) {
        let palette = Palette::of(ui);
        let line = middle(ui, LINE);
        let seat = Seat::ALL[at];
        let ranking = known.scores.ranking();
        let place = ranking.iter().find(|line| line.seat == seat);
        let is_best = place.is_some_and(|place| place.rank == 1) && known.scores.is_complete();
        let edge = match is_best {
            true => Stroke::new(2.0, palette.gold_edge),
            false => Stroke::new(1.0, palette.line),
        };
        widgets::paint_card(ui, line, palette.card, edge);
        let colour = self.typed.colour(at);
        let inner = line.shrink2(vec2(14.0, 8.0));
        let marker = inner.left_center() + vec2(9.0, 0.0);
        page::paint_marker(ui.painter(), marker, 18.0, colour, palette);
        let right = inner.with_min_x(inner.right() - PLACE);
        let points = inner
            .with_max_x(right.left() - 10.0)
            .with_min_x(right.left() - 10.0 - POINTS)
            .shrink2(vec2(0.0, 3.0));
        let called = self.typed.name(at);
        let letter = format!("{seat:?}");
        let (name, hint) = (
            fl!(sheet_name_of, letter = &letter),
            fl!(sheet_player_letter, letter = &letter),
        );
        let left = inner.with_min_x(inner.left() + 26.0);
        let width = points.left() - 10.0 - left.left();
        let field = Field::new(&name, width)
            .hint(&hint)
            .sized(34.0, face::display(20.0))
            .down_to(13.0)
            .most(Part::Name.most());
        field.show(ui, left, self.typed.name_mut(at));
        let said = Points.name_of(&called);
        let where_it_lies = Place {
            rect: points,
            name: &said,
            is_wrong: false,
            is_called: false,
        };
        let value = Points.get(&known.scores, at);
        let (response, change) = known.numbers.field(ui, (at, Points), &where_it_lies, value);
        if let Some(value) = change {
            Points.set(&mut known.scores, at, value);
        }
        if response.lost_focus() && controls::fresh_enter(ui) {
            ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::Next));
            ui.ctx().request_repaint();
        }
        if let Some(place) = place {
            let rank = fl!(sheet_rank, rank = place.rank);
            let rank = match place.is_open {
                true => fl!(scores_place_open, place = rank),
                false => rank,
            };
            let style = (face::text(13.5), palette.weak);
            let at = right.right_center();
            text::paint(ui, at, Align2::RIGHT_CENTER, &rank, style, right.width());
            small::hear(ui, right, format!("place_of_{letter}"), &rank);
        }
    }

    /// Draws when and where it was played.
    fn evening_of_points(&mut self, ui: &mut Ui, known: &mut Known) {
        let line = middle(ui, 34.0);
        let zone = TimeZone::system();
        let begun = self.occasion.begun;
        let zone = there(&self.occasion, &zone);
        let day = begun.map(|begun| zone.to_datetime(begun).date());
        let as_known = || day.map_or_else(String::new, |day: Date| day.to_string());
        let mut typed = known.day.clone().unwrap_or_else(as_known);
        let half = (line.width() - 12.0) / 2.0;
        let is_wrong = !typed.trim().is_empty() && read_day(&typed).is_none();
        let field = Field::new(fl!(shelf_day), half)
            .hint(fl!(scores_day_hint))
            .wrong(is_wrong)
            .most(Part::Place.most());
        let shown = field.show(ui, line.with_max_x(line.left() + half), &mut typed);
        if shown.changed() {
            let read = read_day(&typed);
            if read.is_some() || typed.trim().is_empty() {
                // The hour is unknown: noon is on the same day everywhere.
                let noon = read.map(|day| day.at(12, 0, 0, 0).to_zoned(zone.clone()));
                self.occasion.begun = noon.and_then(Result::ok).map(|noon| noon.timestamp());
            }
            known.day = Some(typed);
        } else if !shown.has_focus() && !is_wrong {
            known.day = None;
        }
        let field = Field::new(fl!(shelf_place), half)
            .hint(fl!(shelf_place))
            .most(Part::Place.most());
        let right = line.with_min_x(line.right() - half);
        field.show(ui, right, &mut self.occasion.place);
    }
}

/// Returns a day from a typed text.
fn read_day(text: &str) -> Option<Date> {
    words::day::read(text)
}

/// Returns the players whose points are missing or not a number.
fn missing(known: &Known, names: &[String]) -> Vec<String> {
    let players = names.iter().enumerate().filter(|&(at, _)| {
        let is_known = known.scores.points.get(at).is_some_and(Option::is_some);
        let mut unread = known.numbers.unread();
        !is_known || unread.any(|((player, _), _)| player == at)
    });
    players.map(|(_, name)| shortened(name)).collect()
}

/// Draws the sentence of the verdict.
fn said(ui: &mut Ui, known: &Known, names: &[String], missing: Option<String>) {
    let palette = Palette::of(ui);
    let ranking = known.scores.ranking();
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let (title, remark) = match missing {
        Some(_) if known.scores.is_blank() => (
            fl!(sheet_nothing_entered).to_owned(),
            fl!(scores_only_hint).to_owned(),
        ),
        Some(missing) => (missing, String::new()),
        None => {
            let winners = ranking.iter().filter(|line| line.rank == 1);
            let winners: Vec<String> = winners.map(|line| shortened(name(line.seat))).collect();
            let best = ranking.first().map_or(0, |first| first.points);
            let title = alone::verdict(&winners, best, alone::is_open(&ranking));
            let others = ranking.iter().filter(|line| line.rank > 1);
            let others: Vec<String> = others
                .map(|line| {
                    let (player, total) = (shortened(name(line.seat)), line.points);
                    fl!(sheet_place, player, total)
                })
                .collect();
            (title, others.join(", "))
        }
    };
    let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
    let icon = if known.scores.is_complete() {
        Icon::Crown
    } else {
        Icon::Laurel
    };
    icons::paint(ui.painter(), rect, icon, palette.leaf);
    let text = RichText::new(&title).font(face::display(22.0));
    let shown = ui.add(egui::Label::new(text.color(palette.ink)).truncate());
    shown.widget_info(|| WidgetInfo::labeled(Role::Label, true, &title));
    let text = RichText::new(remark).color(palette.weak);
    ui.add(egui::Label::new(text).truncate());
}

/// For each group of players with equal points, draws the choice of who was ahead, if
/// known.
fn ties(ui: &mut Ui, scores: &mut Scores, names: &[String]) {
    let mut ahead = None;
    for group in scores.tied() {
        let line = middle(ui, size::BUTTON);
        let mut row = page::row(ui, line, "who_was_ahead");
        row.spacing_mut().item_spacing.x = 8.0;
        widgets::caption(&mut row, fl!(scores_who_was_ahead));
        for seat in group {
            let name = names.get(seat.index()).map_or("", String::as_str);
            let said = fl!(scores_is_ahead, player = name);
            let is_first = scores.tie(seat) == Some(1);
            let shown = shortened(name);
            let press = Press::new(&shown).small().chosen(is_first).name(&said);
            if press.pressed(&mut row) {
                ahead = Some(seat);
            }
        }
    }
    if let Some(seat) = ahead {
        scores.put_ahead(seat);
    }
}

/// Reserves a line of this height in the middle.
fn middle(ui: &mut Ui, height: f32) -> Rect {
    let whole = page::room(ui, height);
    let width = (whole.width() - 20.0).min(WIDEST);
    Rect::from_center_size(whole.center(), vec2(width, height))
}
