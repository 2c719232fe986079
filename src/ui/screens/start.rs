//! The start screen: large choices on the left; the latest game and the list of games on
//! the right.
//!
//! With several kinds of games, one is selected above (G), and the choices are its own.
//!
//! Buttons: `Track a game` (T), `Play against the computer` (P), `Check the scores` (C),
//! `Open…` (O), `Continue` (Enter), `Tile shapes…`, `All 23 games`, `Theme: …`, `Language:
//! …`, and two for each game, named like `Anna, Ben, Clara: round 3 of 7 …` and `Earlier
//! versions of Anna, Ben, Clara (2026-01-31)`.

use std::time::SystemTime;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    self, Align, Align2, Color32, CornerRadius, EventFilter, FocusDirection, Frame, Id, Key,
    Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::panel_keys::KeyList;
use super::super::base::places::Free;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{focus, icons, input, places, text};
use super::super::io::kept::Listed;
use super::super::parts::page::Way;
use super::super::parts::theme_switch::theme_switch;
use super::super::parts::widgets::Press;
use super::super::parts::wood::{labelled, name_below, shelves};
use super::super::parts::{page, widgets, wood};
use super::super::session::commands;
use super::super::session::intent::Screen;
use super::super::session::lobby::{Beside, Choice, Lobby, Stands};
use super::super::session::state::State;
use super::guide;
use words::text::listed;
use words::{fl, language, window};

/// The share of the window for the choices, and their least and greatest width.
const LEFT: f32 = 0.344;
const LEFT_WIDTH: [f32; 2] = [330.0, 520.0];
/// The height of the picture at the foot, relative to its width.
const FOOT: f32 = 262.0 / 439.0;
/// The share of it that is only sky, and the room left below the last choice.
const SKY: f32 = 0.16;
const LAST: f32 = 30.0;
/// The height of a large choice if there is little room.
const TIGHT_WAY: f32 = 61.0;
/// The height of a small choice.
const SMALL: f32 = 44.0;
/// The height of the card of the latest game: the minimum, and in a high window.
const CARD: [f32; 2] = [164.0, 216.0];

/// The parts of games from which the screen is drawn.
pub struct Lobbies<'a> {
    /// The games.
    pub games: Vec<OfGame<'a>>,
    /// The index of the one whose choices are shown.
    pub chosen: usize,
}

/// The key that selects the next game.
const NEXT_GAME: Key = Key::G;

/// The part of one game.
pub struct OfGame<'a> {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its choices.
    pub choices: Vec<Choice>,
    /// Its small choices.
    pub beside: Vec<Beside>,
    /// Its screens.
    pub lobby: &'a dyn Lobby,
}

impl Lobbies<'_> {
    fn shown(&self) -> Option<&OfGame<'_>> {
        self.games.get(self.chosen)
    }

    /// Yields the choices of the selected game at this position.
    fn choices(&self, stands: Stands) -> impl Iterator<Item = &Choice> {
        let choices = self.shown().into_iter().flat_map(|game| &game.choices);
        choices.filter(move |one| one.stands == stands)
    }

    fn beside(&self) -> &[Beside] {
        self.shown().map_or(&[], |game| &game.beside)
    }
}

/// Returns the keys of the page that belong to no game: with several games, the one that
/// selects the next.
#[must_use]
pub fn key_list(games: usize, plain: &dyn Fn(Key) -> String) -> KeyList {
    let mut listed = KeyList {
        heading: fl!(keys_at_the_start),
        ..KeyList::default()
    };
    if games > 1 {
        listed.add([plain(NEXT_GAME)], fl!(key_next_game));
    }
    listed.add([plain(Key::O)], fl!(open));
    listed
}

/// Draws the screen.
pub fn show(ui: &mut Ui, state: &State, lobbies: &Lobbies<'_>) -> Option<Intent> {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.desk);
    egui::CentralPanel::no_frame()
        .frame(frame)
        .show(ui, |ui| {
            let whole = ui.available_rect_before_wrap();
            let [least, most] = LEFT_WIDTH;
            let width = (whole.width() * LEFT).clamp(least, most).round();
            let (left, right) = whole.split_left_right_at_x(whole.left() + width);
            let latest = left_off(state);
            // While the games are still being read, there may be one to continue.
            let is_first = latest.is_none() && state.games.is_some();
            places::keep_free(ui.ctx(), left, Free::Much);
            let choice = choices(ui, left, state, lobbies, is_first);
            let game = games(ui, right, state, lobbies, latest);
            choice.or(game)
        })
        .inner
}

/// The game to continue: the open one, or the most recent one.
enum LeftOff<'a> {
    Open(Option<&'a Listed>),
    Kept(&'a Listed),
}

impl<'a> LeftOff<'a> {
    fn listed(&self) -> Option<&'a Listed> {
        match self {
            Self::Open(listed) => *listed,
            Self::Kept(listed) => Some(listed),
        }
    }

    fn intent(&self) -> Intent {
        match self {
            Self::Open(_) => Intent::Show(Screen::Table),
            Self::Kept(game) => Intent::Open(game.path.clone()),
        }
    }
}

fn left_off(state: &State) -> Option<LeftOff<'_>> {
    let mut games = state.games.iter().flatten();
    match &state.game {
        Some(open) => {
            let path = open.file().path.as_deref();
            let open = games.find(|game| Some(game.path.as_path()) == path);
            Some(LeftOff::Open(open))
        }
        None => {
            let latest = games.find(|game| game.content().is_some());
            latest.map(LeftOff::Kept)
        }
    }
}

/// Draws the name of the program, the large choices, and the foot.
fn choices(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    lobbies: &Lobbies<'_>,
    is_first: bool,
) -> Option<Intent> {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    // As many as the game with the most choices, so that everything below stays in place.
    let mut most = 0;
    for game in &lobbies.games {
        let choices = game.choices.iter();
        most = most.max(choices.filter(|one| one.stands == Stands::Large).count());
    }
    let large = most + 1;
    let has_beside = lobbies.games.iter().any(|game| !game.beside.is_empty());
    let foot = (rect.width() * FOOT).round();
    let is_low = rect.height() < 620.0;
    let is_tight = rect.height() < 800.0 && has_beside;
    let (title, way) = match (is_low, is_tight) {
        (true, _) => (98.0, 56.0),
        (false, true) => (134.0, TIGHT_WAY),
        (false, false) => (146.0, page::WAY),
    };
    let small = if has_beside { SMALL + 9.0 } else { 0.0 };
    let needed = title + large as f32 * (way + 9.0) + small + 60.0;
    // If not all of the picture fits, its upper part goes behind the choices.
    if rect.height() > needed + foot * 0.5
        && let Some(shown) = lobbies.shown()
    {
        // The small controls below the large choices keep a plain background.
        let last = rect.top() + needed - LAST;
        let top = (rect.bottom() - foot).max(last - foot * SKY);
        let at = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), foot));
        let clip = ui.clip_rect();
        ui.set_clip_rect(rect);
        shown.lobby.paint_foot(ui, at);
        ui.set_clip_rect(clip);
    }
    let edge = Stroke::new(1.0, palette.line);
    ui.painter().vline(rect.right() - 0.5, rect.y_range(), edge);
    let mut inside = page::part(ui, rect, "choices_of_the_start");
    inside.set_clip_rect(rect);
    ScrollArea::vertical()
        .id_salt("choices of the start")
        .auto_shrink(false)
        .show(&mut inside, |ui| {
            let mut wanted = None;
            ui.spacing_mut().item_spacing.y = 0.0;
            let head = page::room(ui, title);
            let points = if is_low { 46.0 } else { 66.0 };
            let has_several = lobbies.games.len() > 1;
            let up = if has_several { 6.0 } else { 0.0 };
            let at = pos2(
                head.left() + 36.0,
                head.bottom() - up - if is_low { 34.0 } else { 42.0 },
            );
            let font = face::display(points);
            let room = head.width() - 60.0;
            let ink = palette.ink;
            let named =
                widgets::paint_text(ui, at, Align2::LEFT_BOTTOM, fl!(title), font, ink, room);
            labelled(ui, named, "name_of_the_program", fl!(title));
            if has_several {
                let high = if is_low { 30.0 } else { 36.0 };
                let at = head.with_min_y(head.bottom() - high - 9.0);
                let at = at.with_max_y(at.top() + high).shrink2(vec2(30.0, 0.0));
                wanted = which_game(ui, at, lobbies);
            } else if !state.known.is_empty() {
                let games: Vec<&str> = state.known.iter().map(|game| game.title()).collect();
                let text = fl!(subtitle, games = listed(&games));
                let at = pos2(
                    head.left() + 36.0,
                    head.bottom() - if is_low { 20.0 } else { 34.0 },
                );
                let font = face::italic(if is_low { 16.0 } else { 19.0 });
                let weak = palette.weak;
                let said =
                    widgets::paint_text(ui, at, Align2::LEFT_CENTER, &text, font, weak, room);
                labelled(ui, said, "what_it_is_for", &text);
            }
            let mut is_next = is_first;
            let open = Choice {
                stands: Stands::Large,
                icon: Icon::Folder,
                key: Some(Key::O),
                name: fl!(open),
                hint: fl!(start_open_hint),
                intent: Intent::Do(commands::OPEN.id),
            };
            let large = lobbies.choices(Stands::Large);
            // The first two: a real table, and the computer.
            let ways = rect.with_min_y(ui.cursor().top());
            let ways = ways.with_max_y(ways.top() + 2.0 * (way + 9.0));
            guide::place(ui.ctx(), "ways", ways.shrink2(vec2(16.0, 0.0)));
            for one in large.chain(std::iter::once(&open)) {
                let at = page::room(ui, way + 9.0);
                let at = at.with_max_y(at.bottom() - 9.0).shrink2(vec2(30.0, 0.0));
                let chosen = choice(ui, at, one);
                if std::mem::take(&mut is_next) && nothing_focused(ui) {
                    // The keyboard starts at the first choice.
                    chosen.request_focus();
                }
                if chosen.clicked() || is_pressed(ui, one) {
                    wanted = Some(one.intent.clone());
                }
                let below = lobbies.beside().iter();
                let below: Vec<&Beside> =
                    below.filter(|small| Some(small.below) == one.key).collect();
                if !below.is_empty() {
                    let at = page::room(ui, SMALL + 9.0);
                    let at = at.with_max_y(at.bottom() - 9.0).shrink2(vec2(30.0, 0.0));
                    wanted = wanted.take().or(small_choices(ui, at, &below));
                }
            }
            ui.horizontal(|ui| {
                ui.add_space(26.0);
                for one in lobbies.choices(Stands::Below) {
                    let mut button = Press::new(one.name).icon(one.icon).quiet();
                    if let Some(key) = one.key {
                        button = button.key(key.name());
                    }
                    let button = ui.add(button).on_hover_text(one.hint);
                    if button.clicked() || is_pressed(ui, one) {
                        wanted = Some(one.intent.clone());
                    }
                }
            });
            wanted
        })
        .inner
}

/// Draws the games side by side; the choices below belong to the selected one.
fn which_game(ui: &mut Ui, rect: Rect, lobbies: &Lobbies<'_>) -> Option<Intent> {
    const CAP: f32 = 18.0;
    const PICTURE: f32 = 20.0;
    let palette = Palette::of(ui);
    let count = lobbies.games.len();
    let round = CornerRadius::same(size::ROUND_CARD);
    ui.painter().rect_filled(rect, round, palette.sunk);
    let edge = Stroke::new(1.0, palette.line);
    let (painter, inside) = (ui.painter(), StrokeKind::Inside);
    painter.rect_stroke(rect, round, edge, inside);
    // Each gets the width of its name, in the largest type in which all of them fit. If they
    // fit in none, only the selected one is named, and the key is not shown.
    let named = |points: f32| -> Vec<f32> {
        let games = lobbies.games.iter();
        games
            .map(|game| text::width(ui, game.title, face::display(points)) + PICTURE + 34.0)
            .collect()
    };
    let sizes = [18.0, 17.0, 16.0, 15.0, 14.0, 13.0];
    let room = rect.width() - CAP - 18.0;
    // With their pictures, or with their names alone; otherwise all but the selected one show
    // only their pictures.
    let fits = |&(points, picture): &(f32, f32)| {
        let wide = named(points)
            .into_iter()
            .map(|wide| wide - PICTURE + picture);
        wide.sum::<f32>() <= room
    };
    let pictured = sizes.map(|points| (points, PICTURE));
    let plain = [15.0, 14.0, 13.0, 12.0].map(|points| (points, 0.0));
    let fitting = pictured.into_iter().chain(plain).find(fits);
    let (points, picture) = fitting.unwrap_or((14.0, 0.0));
    let mut widths = named(points);
    for (at, width) in widths.iter_mut().enumerate() {
        *width = match fitting.is_some() || at == lobbies.chosen {
            true => *width - PICTURE + picture,
            false => PICTURE + 18.0,
        };
    }
    let room = match fitting {
        Some(_) => room,
        None => rect.width(),
    };
    if fitting.is_some() {
        let cap = egui::Align2::RIGHT_CENTER
            .anchor_size(rect.right_center() - vec2(9.0, 0.0), Vec2::splat(CAP));
        page::paint_key(ui, cap, NEXT_GAME.name());
    }
    let more = ((room - widths.iter().sum::<f32>()) / count as f32).max(0.0);
    let mut left = rect.left();
    let mut next = input::plain_key(ui, &[NEXT_GAME]).then_some((lobbies.chosen + 1) % count);
    for (at, (game, width)) in lobbies.games.iter().zip(widths).enumerate() {
        let part = Rect::from_min_size(pos2(left, rect.top()), vec2(width + more, rect.height()));
        left = part.right();
        let id = ui.scope_id().with(("game", game.id));
        let response = ui.interact(part, id, Sense::click());
        let chosen = at == lobbies.chosen;
        let enabled = ui.is_enabled();
        response
            .widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, game.title));
        let part = part.shrink(3.0);
        let painter = ui.painter();
        if chosen {
            let edge = Stroke::new(1.5, palette.gold_edge);
            painter.rect(part, round, palette.chosen, edge, StrokeKind::Inside);
        } else if response.hovered() {
            painter.rect_filled(part, round, palette.card);
        }
        if response.has_focus() {
            focus::focus_ring(ui, part);
            let all = egui::EventFilter {
                horizontal_arrows: true,
                ..Default::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, all));
            let pressed = |key| ui.input(|input| input.key_pressed(key));
            if pressed(Key::ArrowRight) {
                next = Some((at + 1) % count);
            } else if pressed(Key::ArrowLeft) {
                next = Some((at + count - 1) % count);
            }
            if let Some(game) = next.and_then(|next| lobbies.games.get(next)) {
                let other = ui.scope_id().with(("game", game.id));
                ui.memory_mut(|memory| memory.request_focus(other));
            }
        }
        let colour = if chosen { palette.ink } else { palette.weak };
        let mut x = part.left() + 9.0;
        let (is_pictured, is_named) = match fitting {
            Some((_, picture)) => (picture > 0.0, true),
            None => (!chosen, chosen),
        };
        if let Some(first) = game.choices.first().filter(|_| is_pictured) {
            let middle = pos2(x + PICTURE / 2.0, part.center().y);
            let picture = Rect::from_center_size(middle, Vec2::splat(PICTURE - 2.0));
            icons::paint(ui.painter(), picture, first.icon, colour);
            x += PICTURE + 7.0;
        }
        let style = (face::display(points), colour);
        let at_text = pos2(x, part.center().y);
        let room = part.right() - x;
        let align = egui::Align2::LEFT_CENTER;
        if is_named {
            text::paint(ui, at_text, align, game.title, style, room);
        }
        let told = if is_named {
            fl!(start_choose_game)
        } else {
            game.title
        };
        if response.on_hover_text(told).clicked() {
            next = Some(at);
        }
    }
    let game = lobbies.games.get(next?)?;
    (next != Some(lobbies.chosen)).then_some(Intent::ChooseGame(game.id))
}

/// Draws small choices side by side: the name of each, and its current state.
fn small_choices(ui: &mut Ui, rect: Rect, choices: &[&Beside]) -> Option<Intent> {
    let mut wanted = None;
    let width = (rect.width() - 9.0 * (choices.len() - 1) as f32) / choices.len() as f32;
    for (at, one) in choices.iter().enumerate() {
        let corner = rect.min + vec2(at as f32 * (width + 9.0), 0.0);
        let rect = Rect::from_min_size(corner.round(), vec2(width.floor(), rect.height()));
        let id = ui.scope_id().with(("small_choice", at));
        let response = ui.interact(rect, id, Sense::click());
        let said = fl!(start_small, name = one.name, told = one.told.as_str());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &said));
        let palette = Palette::of(ui);
        let (fill, edge) = match response.hovered() {
            true => (palette.chosen, Stroke::new(1.5, palette.gold_edge)),
            false => (palette.card, Stroke::new(1.0, palette.line)),
        };
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        widgets::paint_card(ui, rect, fill, edge);
        let middle = rect.center().y;
        let picture = pos2(rect.left() + 18.0, middle);
        let picture = Rect::from_center_size(picture, Vec2::splat(16.0));
        icons::paint(ui.painter(), picture, one.icon, palette.ink);
        let cap = pos2(rect.right() - 10.0, middle);
        let cap = egui::Align2::RIGHT_CENTER.anchor_size(cap, vec2(18.0, 18.0));
        let left = rect.left() + 33.0;
        let mut room = cap.left() - 6.0 - left;
        let wide = text::width(ui, one.name, face::strong(12.0));
        if wide.max(text::width(ui, &one.told, face::text(11.0))) > room {
            // Words take precedence over keys, which the list of keys shows as well.
            room = rect.right() - 6.0 - left;
        } else {
            page::paint_key(ui, cap, one.key.name());
        }
        let font = text::fitting(ui, one.name, face::strong, [12.0, 13.5], room);
        let style = (font, palette.ink);
        let above = pos2(left, middle - 8.0);
        text::paint(ui, above, egui::Align2::LEFT_CENTER, one.name, style, room);
        let style = (face::text(12.0), palette.weak);
        let below = pos2(left, middle + 9.0);
        text::paint(ui, below, egui::Align2::LEFT_CENTER, &one.told, style, room);
        if response.on_hover_text(one.hint).clicked() || input::plain_key(ui, &[one.key]) {
            wanted = Some(one.intent.clone());
        }
    }
    wanted
}

fn nothing_focused(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none())
}

fn is_pressed(ui: &Ui, choice: &Choice) -> bool {
    choice.key.is_some_and(|key| input::plain_key(ui, &[key]))
}

fn choice(ui: &mut Ui, rect: Rect, choice: &Choice) -> egui::Response {
    let way = Way {
        icon: choice.icon,
        name: choice.name,
        hint: choice.hint,
        key: choice.key,
        chosen: false,
    };
    way.show(ui, rect)
}

/// Draws the latest game, and the list of games.
fn games(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    lobbies: &Lobbies<'_>,
    latest: Option<LeftOff<'_>>,
) -> Option<Intent> {
    let mut wanted = None;
    let inner = rect.shrink2(vec2(26.0, 0.0));
    let mut inside = page::part(ui, inner, "games_of_the_start");
    inside.set_clip_rect(rect);
    ScrollArea::vertical()
        .id_salt("games of the start")
        .auto_shrink(false)
        .show(&mut inside, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add_space(20.0);
            let head = page::room(ui, 34.0);
            let mut row = page::row(ui, head, "heading_of_what_was_left");
            let title = match latest {
                Some(_) => fl!(start_left_off),
                None => fl!(start_welcome),
            };
            page::heading(&mut row, title, 23.0);
            row.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                wanted = wanted.take().or(theme_switch(ui, state));
                let row = &commands::CHOOSE_LANGUAGE;
                let spoken = language::called(language::spoken());
                let called = fl!(language_now, language = spoken);
                let button = ui.add(Press::new(spoken).quiet().name(&called));
                if button.on_hover_text((row.hint)()).clicked() {
                    wanted = Some(Intent::Do(row.id));
                }
                for one in lobbies.choices(Stands::Above) {
                    let button = ui.add(Press::new(one.name).quiet());
                    if button.on_hover_text(one.hint).clicked() {
                        wanted = Some(one.intent.clone());
                    }
                }
            });
            ui.add_space(10.0);
            let [least, most] = CARD;
            let height = if rect.height() >= 900.0 { most } else { least };
            let card = page::room(ui, height);
            let edge = Stroke::new(1.0, palette_line(ui));
            widgets::paint_card(ui, card, Palette::of(ui).card, edge);
            wanted = wanted.take().or(match &latest {
                Some(latest) => on_the_card(ui, card, state, latest),
                None => {
                    nothing_left(ui, card);
                    None
                }
            });
            ui.add_space(18.0);
            let head = page::room(ui, 34.0);
            let mut row = page::row(ui, head, "heading_of_the_games");
            page::heading(&mut row, fl!(start_recent_games), 23.0);
            let games = state.games.as_deref().unwrap_or_default();
            row.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if games.is_empty() {
                    return;
                }
                let all = fl!(start_all_games, number = games.len());
                if Press::new(&all).quiet().pressed(ui) {
                    wanted = Some(Intent::Show(Screen::Games));
                }
            });
            ui.add_space(10.0);
            let rest = rect.bottom() - ui.cursor().top();
            wanted = wanted.take().or(shelves(ui, rest, state, games));
        });
    wanted
}

fn palette_line(ui: &Ui) -> Color32 {
    Palette::of(ui).line
}

/// Draws the boards of the latest game, what happens in it, and the button to continue.
fn on_the_card(ui: &mut Ui, card: Rect, state: &State, latest: &LeftOff<'_>) -> Option<Intent> {
    let palette = Palette::of(ui);
    let content = latest.listed().and_then(Listed::content);
    let inner = card.shrink2(vec2(18.0, 14.0));
    let mut left = inner.left();
    if let Some(content) = content
        && let Some(glimpse) = &content.glimpse
        && let Some(kind) = state.kind(content.game)
    {
        let players = glimpse.seats.len().max(1) as f32;
        let room = (inner.width() - 210.0) / players - 13.0;
        let side = room.min(inner.height() - 30.0).floor().max(40.0);
        // In a narrow window, the text is more important than the boards.
        let are_shown = inner.width() - players * (side + 13.0) >= 150.0;
        for (at, (seat, name)) in glimpse.seats.iter().zip(&content.names).enumerate() {
            if !are_shown {
                break;
            }
            let board = Rect::from_min_size(pos2(left, inner.top()), Vec2::splat(side));
            kind.paint_place(ui, board, &glimpse.table, at);
            name_below(ui, board, name, seat.points, seat.colour);
            left += side + 13.0;
        }
        left += 6.0;
    }
    let rest = inner.with_min_x(left);
    let mut inside = page::part(ui, rest, "what_was_left");
    let ui = &mut inside;
    ui.spacing_mut().item_spacing.y = 3.0;
    match content.and_then(|content| content.glimpse.as_ref()) {
        Some(glimpse) => {
            widgets::caption(ui, &glimpse.heading);
            let mut format = TextFormat::simple(face::display(21.0), palette.ink);
            format.line_height = Some(24.0);
            let mut line = LayoutJob::single_section(glimpse.line.clone(), format);
            // The button to continue stays on the card, however long the names are.
            line.wrap.max_rows = 2;
            ui.add(egui::Label::new(line).wrap())
                .on_hover_text(&glimpse.line);
        }
        None => {
            // The shelf shows the rest.
            let text = match content {
                Some(content) => window::all_players(&content.names),
                None => fl!(start_continue_open).to_owned(),
            };
            let text = egui::RichText::new(text).font(face::display(21.0));
            ui.add(egui::Label::new(text).wrap());
        }
    }
    if let Some(game) = latest.listed() {
        let today = game.is_of(SystemTime::now());
        let when = window::moment(&game.day, &game.time(), today);
        let when = egui::RichText::new(when).color(palette.weak);
        ui.add(egui::Label::new(when.font(face::text(13.0))));
    }
    ui.add_space(4.0);
    let kept = Id::unique("button of what was left");
    let known: Option<Id> = ui.data(|data| data.get_temp(kept));
    let focused = ui.memory(egui::Memory::focused);
    let button = Press::new(fl!(start_continue))
        .main()
        .display()
        .at_least(vec2(0.0, 40.0));
    // While another widget has the keyboard, Enter belongs to that.
    let button = match focused.is_none() || focused == known {
        true => button.enter(),
        false => button,
    };
    let button = ui.add(button);
    ui.data_mut(|data| data.insert_temp(kept, button.id));
    if button.has_focus() {
        // The arrows lead to the games below, however far to one side.
        let arrows = EventFilter {
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(button.id, arrows));
        if input::plain_key(ui, &[Key::ArrowDown]) {
            wood::go_on_shelf(ui);
        }
        if input::plain_key(ui, &[Key::ArrowUp]) {
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::Up));
        }
    }
    if nothing_focused(ui) && ui.memory(|memory| memory.top_modal_layer().is_none()) {
        button.request_focus();
    }
    button.clicked().then(|| latest.intent())
}

/// Draws the card before the first game, when there is nothing to continue.
fn nothing_left(ui: &mut Ui, card: Rect) {
    let inner = card.shrink2(vec2(24.0, 20.0));
    let mut inside = page::part(ui, inner, "nothing_was_left");
    let ui = &mut inside;
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.add_space(8.0);
    let weak = Palette::of(ui).weak;
    let text = egui::RichText::new(fl!(start_first_game)).font(face::display(21.0));
    let first = ui.add(egui::Label::new(text).wrap());
    let text = egui::RichText::new(fl!(start_no_games)).color(weak);
    let saved = ui.add(egui::Label::new(text).wrap());
    places::keep_free(ui.ctx(), first.rect.union(saved.rect), Free::Much);
}
