//! The cards below the planks: who wins how often, other statistics of people, how they do
//! against bots; the winning scores over time; records and prices. They count the games
//! that are shown.

use std::sync::Arc;

use eframe::egui::{
    self, Align2, CornerRadius, Pos2, Rect, Role, ScrollArea, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::say::mean;
use super::{ShelfPage, say};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{focus, icons, text};
use crate::ui::io::kind::Kind;
use crate::ui::io::shelf::figures::{Account, Feat, Figures};
use crate::ui::io::shelf::strength::Strength;
use crate::ui::parts::{page, widgets, wood};
use crate::ui::session::state::State;
use words::figures::grouped;
use words::{fl, shelf as texts};

/// The heights of a line of a card, and of a record.
const LINE: f32 = 36.0;
const RECORD: f32 = 46.0;
/// The gap between two cards.
const GAP: f32 = 10.0;
/// The least useful width of a card.
const LEAST: f32 = 200.0;

/// The number of cards.
const CARDS: usize = 3;

/// The content of the first card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Front {
    Wins,
    Players,
    Bots,
    Strength,
}

/// Returns how many of them fit side by side.
fn columns(width: f32) -> usize {
    let fits = ((width + GAP) / (LEAST + GAP)).floor();
    fits.clamp(1.0, CARDS as f32) as usize
}

/// Returns the total height of the cards at this width, if each needs the height `one`.
pub(in crate::ui) fn height(width: f32, one: f32) -> f32 {
    let rows = CARDS.div_ceil(columns(width)) as f32;
    rows * (one + GAP) - GAP
}

impl ShelfPage {
    /// Draws the cards into a rectangle.
    pub(in crate::ui) fn cards(&mut self, ui: &mut Ui, rect: Rect, state: &State) {
        // The same proportions as in a window of the usual size, where all three fit.
        let shares: &[f32] = match columns(rect.width()) {
            1 => &[1.0],
            2 => &[0.5, 0.5],
            _ => &[0.355, 0.33, 0.315],
        };
        let room = rect.width() - GAP * (shares.len() - 1) as f32;
        let rows = CARDS.div_ceil(shares.len());
        let high = ((rect.height() + GAP) / rows as f32 - GAP).floor();
        let mut corner = rect.min;
        for at in 0..CARDS {
            let column = at % shares.len();
            if column == 0 && at > 0 {
                corner = pos2(rect.left(), corner.y + high + GAP);
            }
            // The last card may have its row to itself.
            let is_alone = column == 0 && at + 1 == CARDS;
            let wide = match is_alone {
                true => rect.width(),
                false => (room * shares[column]).floor(),
            };
            let card = Rect::from_min_size(corner, vec2(wide, high));
            corner.x += wide + GAP;
            let palette = Palette::of(ui);
            let edge = Stroke::new(1.0, palette.line);
            widgets::paint_card(ui, card, palette.card, edge);
            let inner = card.shrink2(vec2(14.0, 9.0));
            let mut inside = page::part(ui, inner, ("card_of_the_shelf", at));
            inside.spacing_mut().item_spacing.y = 0.0;
            match at {
                0 => self.people(&mut inside, inner, state),
                1 => self.curve(&mut inside, inner, state),
                _ => self.records(&mut inside, inner, state),
            }
        }
    }

    fn people(&mut self, ui: &mut Ui, rect: Rect, state: &State) {
        let figures = &self.found.figures;
        let unit = unit(figures, state);
        let strengths = Arc::clone(&self.found.known.strengths);
        let mut fronts = vec![
            (fl!(shelf_wins), Front::Wins),
            (fl!(shelf_players), Front::Players),
        ];
        if !figures.bots.is_empty() {
            fronts.push((fl!(shelf_bots), Front::Bots));
        }
        if !strengths.is_empty() {
            fronts.push((fl!(shelf_strength), Front::Strength));
        }
        let names: Vec<&str> = fronts.iter().map(|(name, _)| *name).collect();
        self.fronts[0] = self.fronts[0].min(names.len() - 1);
        let (_, shown) = fronts[self.fronts[0]];
        let (front, far) = heads(ui, rect, &names, self.fronts[0]);
        if matches!(shown, Front::Wins | Front::Bots) {
            caption_right(ui, rect, far, &fl!(shelf_mean, unit = unit));
        }
        let foot = if shown == Front::Wins { 36.0 } else { 0.0 };
        let body = Rect::from_min_max(rect.min + vec2(0.0, 26.0), rect.max - vec2(0.0, foot));
        if figures.games == 0 && shown != Front::Strength {
            nothing(ui, body, fl!(shelf_no_figures));
        } else {
            let mut inside = page::part(ui, body, ("people", self.fronts[0]));
            inside.set_clip_rect(body.expand2(vec2(4.0, 0.0)));
            let area = ScrollArea::vertical().id_salt(("people", self.fronts[0]));
            let chosen = area.auto_shrink(false).show(&mut inside, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                match shown {
                    Front::Wins => wins(ui, figures, unit),
                    Front::Players => players(ui, figures, unit),
                    Front::Bots => {
                        bots(ui, figures, state);
                        None
                    }
                    Front::Strength => strengths_of(ui, &strengths, self.query.with.as_deref()),
                }
            });
            if let Some(name) = chosen.inner {
                let mut query = self.query.clone();
                let is_it = query.with.as_ref() == Some(&name);
                query.with = (!is_it).then_some(name);
                self.look_for(query);
            }
            if foot > 0.0 {
                told(
                    ui,
                    rect.with_min_y(rect.bottom() - foot + 4.0),
                    &self.found.figures,
                );
            }
        }
        self.fronts[0] = front;
    }

    fn curve(&mut self, ui: &mut Ui, rect: Rect, state: &State) {
        heads(ui, rect, &[fl!(shelf_curve)], 0);
        let figures = &self.found.figures;
        let body = Rect::from_min_max(rect.min + vec2(0.0, 26.0), rect.max - vec2(0.0, 24.0));
        if figures.curve.is_empty() {
            nothing(ui, body, fl!(shelf_no_figures));
            return;
        }
        let went = curve(ui, body, figures, state);
        if figures.first[1] > 0 {
            let at = pos2(rect.left() + 7.0, rect.bottom() - 8.0);
            let palette = Palette::of(ui);
            let flag = Rect::from_center_size(at, Vec2::splat(13.0));
            icons::paint(ui.painter(), flag, Icon::Flag, palette.leaf);
            let [wins, games] = figures.first;
            let said = fl!(shelf_first, wins = wins, games = games);
            let at = at + vec2(12.0, 0.0);
            let style = (face::text(12.5), palette.weak);
            let room = rect.right() - at.x;
            let seen = text::paint(ui, at, Align2::LEFT_CENTER, &said, style, room);
            wood::labelled(ui, seen, "start_players", &said);
        }
        if let Some(path) = went {
            self.choose_for_good(Some(path));
        }
    }

    fn records(&mut self, ui: &mut Ui, rect: Rect, state: &State) {
        let figures = &self.found.figures;
        let mut names = vec![fl!(shelf_records)];
        if !figures.prices.is_empty() {
            names.push(fl!(shelf_prices));
        }
        self.fronts[1] = self.fronts[1].min(names.len() - 1);
        let (front, _) = heads(ui, rect, &names, self.fronts[1]);
        let body = rect.with_min_y(rect.top() + 26.0);
        let mut inside = page::part(ui, body, ("records", self.fronts[1]));
        inside.set_clip_rect(body.expand2(vec2(4.0, 0.0)));
        let area = ScrollArea::vertical().id_salt(("records", self.fronts[1]));
        let went = area.auto_shrink(false).show(&mut inside, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            match self.fronts[1] {
                0 => feats(ui, figures, state),
                _ => {
                    prices(ui, figures, state);
                    None
                }
            }
        });
        if figures.games == 0 {
            nothing(ui, body, fl!(shelf_no_figures));
        }
        self.fronts[1] = front;
        if let Some(path) = went.inner {
            self.choose_for_good(Some(path));
        }
    }
}

/// Draws the captions at the head of a card, one of them in front. Returns which one is now
/// in front, and where they end.
fn heads(ui: &mut Ui, rect: Rect, names: &[&str], front: usize) -> (usize, f32) {
    let palette = Palette::of(ui);
    let mut chosen = front;
    let mut left = rect.left();
    for (at, name) in names.iter().enumerate() {
        let is_front = at == front;
        let colour = match is_front && names.len() > 1 {
            true => palette.ink,
            false => palette.weak,
        };
        let mut job = widgets::caption_job(name, colour);
        let room = rect.right() - left;
        widgets::fit_caption(ui, &mut job, room);
        job.wrap = egui::text::TextWrapping::truncate_at_width(room);
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let size = galley.size();
        let at_text = pos2(left, rect.top() + 2.0);
        let place = Rect::from_min_size(at_text, size);
        ui.painter().galley(at_text, galley, colour);
        if names.len() > 1 {
            let touch = place.expand2(vec2(6.0, 5.0));
            let id = ui.scope_id().with(("head_of_a_card", at));
            let response = ui.interact(touch, id, Sense::click());
            let enabled = ui.is_enabled();
            response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, is_front, *name));
            if is_front {
                let y = place.bottom() + 2.0;
                let line = Stroke::new(2.0, palette.gold_edge);
                ui.painter().hline(place.x_range(), y, line);
            }
            if response.has_focus() {
                focus::focus_ring(ui, touch);
            }
            if response.clicked() {
                chosen = at;
            }
        } else {
            wood::labelled(ui, place, &format!("head_{name}"), name);
        }
        left = place.right() + 14.0;
    }
    (chosen, left)
}

fn caption_right(ui: &Ui, rect: Rect, from: f32, name: &str) {
    let colour = Palette::of(ui).weak;
    let mut job = widgets::caption_job(name, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width((rect.right() - from).max(1.0));
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let at = pos2(rect.right() - galley.size().x, rect.top() + 2.0);
    ui.painter().galley(at, galley, colour);
}

fn nothing(ui: &Ui, rect: Rect, said: &str) {
    let colour = Palette::of(ui).weak;
    let at = rect.center();
    let middle = Align2::CENTER_CENTER;
    let font = face::text(13.0);
    widgets::paint_text(ui, at, middle, said, font, colour, rect.width());
}

/// Draws a line of a card with this name, with a thin line above it; it can be clicked.
fn line(ui: &mut Ui, height: f32, id: impl egui::AsIdSalt, name: &str) -> (Rect, egui::Response) {
    let rect = page::room(ui, height);
    let palette = Palette::of(ui);
    let id = ui.scope_id().with(id);
    let response = ui.interact(rect.shrink2(vec2(0.0, 1.0)), id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let hair = Stroke::new(1.0, palette.hair);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, hair);
    if response.hovered() {
        let lit = rect.expand2(vec2(4.0, 0.0));
        ui.painter()
            .rect_filled(lit, CornerRadius::same(4), palette.chosen);
    }
    if response.has_focus() {
        focus::focus_ring(ui, rect.shrink(3.0));
    }
    (rect, response)
}

/// Draws a player's marker and name. Returns where the room of the name ends.
fn who(ui: &Ui, rect: Rect, name: &str, colour: usize, room: f32) -> f32 {
    let palette = Palette::of(ui);
    let middle = rect.center().y;
    let at = pos2(rect.left() + 7.0, middle);
    page::paint_marker(ui.painter(), at, 14.0, colour, palette);
    let at = pos2(rect.left() + 21.0, middle);
    let style = (face::text(13.5), palette.ink);
    text::paint(ui, at, Align2::LEFT_CENTER, name, style, room);
    at.x + room
}

fn amount(ui: &Ui, right: Pos2, said: &str, is_strong: bool) -> f32 {
    let palette = Palette::of(ui);
    let (font, colour) = match is_strong {
        true => (face::strong(13.5), palette.ink),
        false => (face::text(13.0), palette.weak),
    };
    let room = 80.0;
    let right_centre = Align2::RIGHT_CENTER;
    widgets::paint_text(ui, right, right_centre, said, font, colour, room).left()
}

/// Returns the unit of the counted points; a general word if they are of several kinds of
/// games.
fn unit(figures: &Figures, state: &State) -> &'static str {
    let mut kinds = figures.kinds.iter();
    let only = kinds.next().filter(|_| kinds.next().is_none());
    let kind = only.and_then(|id| state.kind(id));
    kind.map_or(fl!(points_of_any_game), Kind::points_unit)
}

fn wins(ui: &mut Ui, figures: &Figures, unit: &str) -> Option<String> {
    let most = figures.people.iter().map(|one| one.wins).max();
    let most = most.unwrap_or(0).max(1) as f32;
    let mut chosen = None;
    for (at, one) in figures.people.iter().enumerate() {
        let said = fl!(
            shelf_wins_of,
            name = one.name.as_str(),
            wins = one.wins,
            games = one.games,
            mean = mean(one.points),
            unit = unit
        );
        let (rect, response) = line(ui, LINE, ("wins", at), &said);
        if response.clicked() {
            chosen = Some(one.name.clone());
        }
        response.on_hover_text(fl!(shelf_only_with, name = one.name.as_str()));
        let wide = rect.width();
        let name = (wide * 0.26).clamp(61.0, 120.0);
        let left = who(ui, rect, &one.name, one.colour, name) + 7.0;
        let palette = Palette::of(ui);
        let middle = rect.center().y;
        amount(ui, pos2(rect.right(), middle), &mean(one.points), false);
        let of = pos2(rect.right() - 38.0, middle);
        let games = fl!(shelf_of_games, games = one.games);
        let font = face::text(12.0);
        let weak = palette.weak;
        let end = pos2(of.x - 34.0, middle);
        widgets::paint_text(ui, end, Align2::LEFT_CENTER, &games, font, weak, 36.0);
        let number = end.x - 4.0;
        amount(ui, pos2(number, middle), &one.wins.to_string(), true);
        let bar = Rect::from_min_max(pos2(left, middle - 7.5), pos2(number - 20.0, middle + 7.5));
        if bar.width() > 12.0 {
            let round = CornerRadius::same(3);
            ui.painter().rect_filled(bar, round, palette.sunk);
            let part = bar.width() * one.wins as f32 / most;
            let filled = Rect::from_min_size(bar.min, vec2(part, bar.height()));
            let colour = palette.players[one.colour.min(4)].gamma_multiply(0.85);
            ui.painter().rect_filled(filled, round, colour);
        }
    }
    chosen
}

/// Draws the best score, the mean margin, the longest streak and the mean of the best
/// deeds.
fn players(ui: &mut Ui, figures: &Figures, unit: &str) -> Option<String> {
    type Column = (&'static str, fn(&Account) -> String);
    let mut columns: Vec<Column> = vec![
        (fl!(shelf_best), |one| one.best.to_string()),
        (fl!(shelf_margin), |one| mean(one.margin)),
        (fl!(shelf_streak), |one| one.streak[1].to_string()),
    ];
    // Not every game has deeds.
    if figures.best_deed.is_some() {
        columns.push((fl!(shelf_deeds), |one| mean(one.deeds)));
    }
    let head = page::room(ui, 18.0);
    let step = (head.width() * 0.64 / columns.len() as f32).floor();
    let last = columns.len() - 1;
    let right = |at: usize| head.right() - step * (last - at) as f32;
    let palette = Palette::of(ui);
    for (at, (name, _)) in columns.iter().enumerate() {
        let at = pos2(right(at), head.center().y);
        let font = face::text(11.5);
        let colour = palette.weak;
        widgets::paint_text(ui, at, Align2::RIGHT_CENTER, name, font, colour, step - 3.0);
    }
    let mut chosen = None;
    for (at, one) in figures.people.iter().enumerate() {
        let said = say::account(one, unit);
        let (rect, response) = line(ui, 30.0, ("player", at), &said);
        if response.clicked() {
            chosen = Some(one.name.clone());
        }
        response.on_hover_text(said);
        who(ui, rect, &one.name, one.colour, rect.width() * 0.36 - 24.0);
        for (at, (_, of)) in columns.iter().enumerate() {
            amount(ui, pos2(right(at), rect.center().y), &of(one), at == 0);
        }
    }
    chosen
}

fn bots(ui: &mut Ui, figures: &Figures, state: &State) {
    for (at, against) in figures.bots.iter().enumerate() {
        let kind = state.kind(&against.game);
        let mut level = match kind {
            Some(kind) => kind.level(against.level),
            None => texts::level(against.level),
        };
        // Levels of different games cannot be compared.
        if let Some(kind) = kind.filter(|_| figures.kinds.len() > 1) {
            level = [level.as_str(), kind.title()].join(words::BETWEEN);
        }
        let unit = kind.map_or(fl!(points_of_any_game), Kind::points_unit);
        let [people, bots] = against.points.map(mean);
        let said = fl!(
            shelf_against,
            level = level.as_str(),
            won = against.won,
            games = against.games,
            people = people.as_str(),
            bots = bots.as_str(),
            unit = unit
        );
        let (rect, response) = line(ui, LINE, ("bots", at), &said);
        response.on_hover_text(&said);
        let palette = Palette::of(ui);
        let picture = pos2(rect.left() + 8.0, rect.center().y);
        let picture = Rect::from_center_size(picture, Vec2::splat(16.0));
        icons::paint(ui.painter(), picture, Icon::Bot, palette.ink);
        let middle = rect.center().y;
        let room = rect.width() - 150.0;
        let name = pos2(rect.left() + 22.0, middle);
        let style = (face::text(13.5), palette.ink);
        text::paint(ui, name, Align2::LEFT_CENTER, &level, style, room);
        let points = fl!(shelf_points_against, people = people, bots = bots);
        amount(ui, pos2(rect.right(), middle), &points, false);
        let won = fl!(shelf_won_of, won = against.won, games = against.games);
        amount(ui, pos2(rect.right() - 82.0, middle), &won, true);
    }
}

/// Draws how well people play, and for one person the history: the curve of the rating, the
/// results by level and by kind of game.
fn strengths_of(ui: &mut Ui, strengths: &[Strength], with: Option<&str>) -> Option<String> {
    let told = strengths
        .iter()
        .position(|one| with.is_some_and(|name| one.is_called(name)));
    let told = told.unwrap_or(0);
    let mut chosen = None;
    for (at, one) in strengths.iter().enumerate() {
        let Some(rating) = one.rating() else { continue };
        let said = one.in_full().unwrap_or_default();
        let (rect, response) = line(ui, 30.0, ("strength", at), &said);
        if response.clicked() {
            chosen = Some(one.name.clone());
        }
        response.on_hover_text(said);
        who(ui, rect, &one.name, one.colour, rect.width() * 0.5 - 24.0);
        let right = pos2(rect.right(), rect.center().y);
        amount(ui, right, &texts::strength(&rating), at == told);
        if at == told {
            ratings(ui, one);
            results(ui, one);
        }
    }
    chosen
}

/// Draws the rating game by game, with its uncertainty.
fn ratings(ui: &mut Ui, one: &Strength) {
    let rect = page::room(ui, 64.0);
    let palette = Palette::of(ui);
    let steps = one.history.iter().map(|after| {
        let (steps, error) = (after.rating.steps(), after.rating.error_in_steps());
        // Ratings below the ladder are drawn at its foot.
        [steps - error, steps, steps + error].map(|steps| steps.max(0.0) as f32)
    });
    let steps: Vec<[f32; 3]> = steps.collect();
    let all = || steps.iter().flatten().copied();
    let from = all().fold(f32::MAX, f32::min).floor();
    let to = all().fold(f32::MIN, f32::max).ceil().max(from + 1.0);
    let plot = Rect::from_min_max(rect.min + vec2(20.0, 8.0), rect.max - vec2(6.0, 8.0));
    let y = |step: f32| plot.bottom() - plot.height() * (step - from) / (to - from);
    let last = steps.len().saturating_sub(1).max(1) as f32;
    let x = |at: usize| match steps.len() {
        1 => plot.center().x,
        _ => plot.left() + plot.width() * at as f32 / last,
    };
    for step in [from, to] {
        let hair = Stroke::new(1.0, palette.hair);
        ui.painter().hline(plot.x_range(), y(step), hair);
        let at = pos2(plot.left() - 6.0, y(step));
        let (font, weak) = (face::text(11.5), palette.weak);
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, step, font, weak);
    }
    for (at, [least, _, most]) in steps.iter().enumerate() {
        let sure = Stroke::new(1.0, palette.line);
        let range = y(*most)..=y(*least);
        ui.painter().vline(x(at), range, sure);
    }
    let line = steps.iter().enumerate();
    let line: Vec<Pos2> = line.map(|(at, [_, now, _])| pos2(x(at), y(*now))).collect();
    let colour = palette.players[one.colour.min(4)];
    if let Some(&last) = line.last() {
        page::paint_marker(ui.painter(), last, 9.0, one.colour, palette);
    }
    ui.painter()
        .add(Shape::line(line, Stroke::new(1.5, colour)));
    let said = fl!(
        strength_went,
        name = &one.name,
        games = one.history.len(),
        least = from,
        most = to
    );
    wood::labelled(ui, rect, "curve_of_ratings", &said);
}

/// Draws the results against each level, and in each kind of game.
fn results(ui: &mut Ui, one: &Strength) {
    let levels = one.levels.iter().map(|against| {
        let level = texts::level(against.level);
        (
            level,
            fl!(strength_ahead, ahead = against.ahead, met = against.met),
        )
    });
    let kinds = one.kinds.iter().map(|kind| {
        let won = fl!(shelf_won_of, won = kind.won, games = kind.games);
        (kind.name.clone(), won)
    });
    let parts = [
        (fl!(strength_by_step), levels.collect::<Vec<_>>()),
        (fl!(strength_by_kind), kinds.collect()),
    ];
    for (heading, lines) in parts {
        let palette = Palette::of(ui);
        let rect = page::room(ui, 20.0);
        let at = rect.left_center();
        let style = (face::text(12.0), palette.weak);
        let seen = text::paint(ui, at, Align2::LEFT_CENTER, heading, style, rect.width());
        wood::labelled(ui, seen, heading, heading);
        for (name, result) in lines {
            let rect = page::room(ui, 21.0);
            let said = fl!(
                strength_line,
                what = name.as_str(),
                result = result.as_str()
            );
            wood::labelled(ui, rect, &said, &said);
            let right = amount(ui, rect.right_center(), &result, true);
            let room = right - 8.0 - rect.left();
            let style = (face::text(13.0), palette.ink);
            text::paint(
                ui,
                rect.left_center(),
                Align2::LEFT_CENTER,
                &name,
                style,
                room,
            );
        }
    }
}

/// Draws the number of games and evenings, and the duration.
fn told(ui: &Ui, rect: Rect, figures: &Figures) {
    let said = say::evenings(figures);
    let weak = Palette::of(ui).weak;
    let mut job = text::line(&said, face::text(12.5), weak);
    job.wrap.max_width = rect.width();
    job.wrap.max_rows = 2;
    for section in &mut job.sections {
        section.format.line_height = Some(16.0);
    }
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    ui.painter().galley(rect.min, galley, weak);
    wood::labelled(ui, rect, "evenings", &said);
}

/// Draws the winning scores over time, with the markers of the winners. Returns the game
/// that was clicked.
fn curve(ui: &mut Ui, rect: Rect, figures: &Figures, state: &State) -> Option<std::path::PathBuf> {
    let palette = Palette::of(ui);
    let points = figures.curve.iter().map(|won| won.points);
    let least = points.clone().min().unwrap_or(0);
    let most = points.max().unwrap_or(0);
    let step = match most - least {
        0..=30 => 10,
        31..=80 => 20,
        _ => 50,
    };
    let from = least / step * step;
    let to = (most / step + 1) * step;
    let plot = Rect::from_min_max(
        pos2(rect.left() + 24.0, rect.top() + 8.0),
        pos2(rect.right() - 6.0, rect.bottom() - 18.0),
    );
    let y = |points: u16| {
        let part = f32::from(points - from) / f32::from(to - from);
        plot.bottom() - plot.height() * part
    };
    let last = figures.curve.len().saturating_sub(1).max(1) as f32;
    let x = |at: usize| match figures.curve.len() {
        1 => plot.center().x,
        _ => plot.left() + 5.0 + (plot.width() - 10.0) * at as f32 / last,
    };
    let mut at = from;
    while at <= to {
        let hair = Stroke::new(1.0, palette.hair);
        ui.painter().hline(plot.x_range(), y(at), hair);
        let place = pos2(plot.left() - 6.0, y(at));
        let font = face::text(11.5);
        ui.painter()
            .text(place, Align2::RIGHT_CENTER, at, font, palette.weak);
        at += step;
    }
    let line = figures.curve.iter().enumerate();
    let line: Vec<Pos2> = line.map(|(at, won)| pos2(x(at), y(won.points))).collect();
    let pen = Stroke::new(1.5, palette.line);
    ui.painter().add(Shape::line(line.clone(), pen));
    // Markers that would overlap are left out.
    let side = (plot.width() / last).clamp(3.0, 9.0);
    let marks = figures.curve.len() <= 120;
    for (won, &at) in figures.curve.iter().zip(&line).filter(|_| marks) {
        page::paint_marker(ui.painter(), at, side, won.colour, palette);
    }
    let months = 3.min(figures.curve.len());
    let mut before = String::new();
    for n in 0..months {
        let at = match months {
            1 => 0,
            _ => n * (figures.curve.len() - 1) / (months - 1),
        };
        let said = texts::month(figures.curve[at].day);
        if said == before {
            continue;
        }
        let anchor = match n {
            0 => Align2::LEFT_TOP,
            n if n + 1 == months => Align2::RIGHT_TOP,
            _ => Align2::CENTER_TOP,
        };
        let place = pos2(x(at), plot.bottom() + 3.0);
        let font = face::text(11.5);
        ui.painter().text(place, anchor, &said, font, palette.weak);
        before = said;
    }
    // Each game in it also has a place on the shelf, which the keyboard reaches instead.
    let response = ui.interact(rect, ui.scope_id().with("curve"), Sense::CLICK);
    let told = say::curve(figures, unit(figures, state));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &told));
    let pointer = response.hover_pos()?;
    let near = line.iter().enumerate();
    let near = near.min_by(|one, other| {
        let far = |at: &Pos2| (at.x - pointer.x).abs();
        far(one.1).total_cmp(&far(other.1))
    });
    let won = &figures.curve[near?.0];
    let clicked = response.clicked();
    response.on_hover_text_at_pointer(say::won(won, state.kind(&won.game)));
    clicked.then(|| won.path.clone())
}

fn feats(ui: &mut Ui, figures: &Figures, state: &State) -> Option<std::path::PathBuf> {
    let feats: [(Icon, &str, &Option<Feat>); 7] = [
        (Icon::Work, fl!(shelf_best_deed), &figures.best_deed),
        (Icon::Crown, fl!(shelf_most_points), &figures.most_points),
        (Icon::Up, fl!(shelf_dearest), &figures.dearest),
        (Icon::Clock, fl!(shelf_shortest), &figures.shortest),
        (Icon::Arrow, fl!(shelf_widest), &figures.widest),
        (Icon::Swap, fl!(shelf_closest), &figures.closest),
        (Icon::Flag, fl!(shelf_longest_streak), &figures.streak),
    ];
    let mut went = None;
    for (at, (icon, name, feat)) in feats.into_iter().enumerate() {
        let Some(feat) = feat else { continue };
        let kind = state.kind(&feat.game);
        let thing = kind.and_then(|kind| kind.thing(&feat.what));
        let number = match name == fl!(shelf_shortest) {
            true => fl!(shelf_short_minutes, minutes = feat.amount),
            false => grouped(feat.amount),
        };
        let is_sale = name == fl!(shelf_dearest);
        let (icon, name) = match &thing {
            Some(thing) if is_sale => {
                let told = fl!(shelf_dearest_thing, thing = thing.name.as_ref());
                (thing.icon, told)
            }
            _ => (icon, name.to_owned()),
        };
        let what = thing.as_ref().filter(|_| !is_sale);
        let about = |most| say::feat(feat, what.map(|thing| thing.name.as_ref()), most);
        let told = about(usize::MAX);
        let said = fl!(
            shelf_record_of,
            record = name.as_str(),
            amount = number.as_str(),
            about = told.as_str()
        );
        let (rect, response) = line(ui, RECORD, ("record", at), &said);
        if response.clicked() {
            went = Some(feat.path.clone());
        }
        response.on_hover_text(said);
        let palette = Palette::of(ui);
        let middle = rect.center().y;
        let picture = pos2(rect.left() + 9.0, middle);
        let picture = Rect::from_center_size(picture, Vec2::splat(18.0));
        icons::paint(ui.painter(), picture, icon, palette.ink);
        let right = pos2(rect.right(), middle);
        let font = face::display(20.0);
        let anchor = Align2::RIGHT_CENTER;
        let number = widgets::paint_text(ui, right, anchor, &number, font, palette.ink, 96.0);
        let mut at = pos2(rect.left() + 26.0, middle - 8.0);
        let room = number.left() - 6.0 - at.x;
        let style = (face::strong(13.0), palette.ink);
        text::paint(ui, at, Align2::LEFT_CENTER, &name, style, room);
        at.y = middle + 8.0;
        if let Some((_, colour)) = &feat.by {
            let marker = at + vec2(5.0, 0.0);
            page::paint_marker(ui.painter(), marker, 9.0, *colour, palette);
            at.x += 13.0;
        }
        let style = (face::text(12.0), palette.weak);
        let room = number.left() - 6.0 - at.x;
        let about = text::giving_way(ui, (face::text, 11.0), room, about);
        text::paint(ui, at, Align2::LEFT_CENTER, &about, style, room);
    }
    went
}

/// Draws the average and the highest prices.
fn prices(ui: &mut Ui, figures: &Figures, state: &State) {
    for (at, price) in figures.prices.iter().enumerate() {
        let kind = state.kind(&price.game);
        let Some(thing) = kind.and_then(|kind| kind.thing(&price.what)) else {
            continue;
        };
        let paid = price.paid.value().unwrap_or(0.0).round() as i64;
        let said = fl!(
            shelf_price_of,
            thing = thing.name.as_ref(),
            mean = grouped(paid),
            most = grouped(price.most),
            times = price.paid.of
        );
        let (rect, response) = line(ui, 27.0, ("price", at), &said);
        response.on_hover_text(said);
        let palette = Palette::of(ui);
        let middle = rect.center().y;
        let picture = pos2(rect.left() + 9.0, middle);
        let picture = Rect::from_center_size(picture, Vec2::splat(15.0));
        icons::paint(ui.painter(), picture, thing.icon, palette.ink);
        let right = pos2(rect.right(), middle);
        let to = fl!(shelf_price_to, most = grouped(price.most));
        let left = amount(ui, right, &to, false).min(rect.right() - 62.0);
        let left = amount(ui, pos2(left - 6.0, middle), &grouped(paid), true);
        let name = pos2(rect.left() + 24.0, middle);
        let style = (face::text(13.0), palette.ink);
        let room = left - 6.0 - name.x;
        text::paint(ui, name, Align2::LEFT_CENTER, &thing.name, style, room);
    }
}
