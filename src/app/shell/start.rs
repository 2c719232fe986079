//! The first screen: four large choices and the games there are.
//!
//! Buttons: `Track a table`, `Check the scores`, `Open…`, `Continue`, `Tile shapes…`, and two for
//! each game, named like `Anna, Ben, Clara: round 3 of 7 …` and `Earlier versions
//! of Anna, Ben, Clara (2026-01-31)`. The score sheet, which one gets to from
//! here, has `Back`.

use eframe::egui::{
    self, Align, Align2, Key, Layout, Modifiers, RichText, ScrollArea, Sense, Ui, UiBuilder, vec2,
};

use super::Intent;
use super::commands;
use super::game_window::{Choice, Sheet};
use super::library::{Inside, Listed, RECENT};
use super::saved_mark;
use super::state::{Screen, State};
use super::theme;
use super::theme::{Palette, size};
use crate::fl;
use crate::words::text::listed;
use crate::words::window;
use crate::words::window::file_name;

/// Draws the screen.
pub fn show(ui: &mut Ui, state: &State, choices: &[Choice]) -> Option<Intent> {
    page(ui, |ui| content(ui, state, choices))
}

/// A screen of one column that scrolls where it is too long.
pub fn page<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = theme::panel(ui);
    egui::CentralPanel::no_frame()
        .frame(frame)
        .show(ui, |ui| {
            ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| column(ui, content))
                .inner
        })
        .inner
}

/// A column in the middle of the window, as wide as text is good to read.
fn column<T>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> T {
    let width = size::COLUMN.min(ui.available_width());
    let margin = ((ui.available_width() - width) / 2.0).floor().max(0.0);
    ui.horizontal_top(|ui| {
        ui.add_space(margin);
        let layout = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
            ui.set_width(width);
            content(ui)
        })
        .inner
    })
    .inner
}

fn content(ui: &mut Ui, state: &State, choices: &[Choice]) -> Option<Intent> {
    let mut wanted = None;
    ui.add_space(size::SPACE * 2.0);
    ui.label(RichText::new(fl!(title)).size(38.0));
    let games: Vec<&str> = state.known.iter().map(|game| game.title()).collect();
    let subtitle = fl!(subtitle, games = listed(&games));
    ui.label(RichText::new(subtitle).weak());
    ui.add_space(size::SPACE * 1.5);

    let latest = latest(state);
    for one in choices.iter().filter(|one| one.is_large) {
        let chosen = choice(ui, one.name, one.hint, true);
        if ui.memory(|memory| memory.focused().is_none()) {
            // The keyboard begins at the first choice.
            chosen.request_focus();
        }
        if chosen.clicked() {
            wanted = Some(one.intent.clone());
        }
    }
    if choice(ui, fl!(open), fl!(start_open_hint), true).clicked() {
        wanted = Some(Intent::Do(&commands::OPEN));
    }
    let (hint, intent) = match (&state.game, latest) {
        (Some(_), _) => (
            fl!(start_continue_open).to_owned(),
            Some(Intent::Show(Screen::Table)),
        ),
        (None, Some(game)) => (told(game, state), Some(Intent::Open(game.path.clone()))),
        (None, None) => (fl!(start_nothing_to_continue).to_owned(), None),
    };
    if choice(ui, fl!(start_continue), &hint, intent.is_some()).clicked() {
        wanted = intent;
    }

    ui.add_space(size::GAP);
    ui.horizontal_wrapped(|ui| {
        for one in choices.iter().filter(|one| !one.is_large) {
            let button = ui.button(one.name).on_hover_text(one.hint);
            if button.clicked() {
                wanted = Some(one.intent.clone());
            }
        }
    });
    ui.add_space(size::SPACE);
    ui.heading(fl!(start_recent_games));
    match &state.games {
        None => {}
        Some(games) if games.is_empty() => {
            ui.label(RichText::new(fl!(start_no_games)).weak());
        }
        Some(games) => {
            for game in games.iter().take(RECENT) {
                wanted = wanted.take().or(game_line(ui, game, state));
            }
        }
    }
    ui.add_space(size::SPACE);
    wanted
}

/// The game written last that can be read.
fn latest(state: &State) -> Option<&Listed> {
    let mut games = state.games.iter().flatten();
    games.find(|game| game.content().is_some())
}

/// One of the large choices: what it is, and in a line below what it does.
fn choice(ui: &mut Ui, name: &str, hint: &str, possible: bool) -> egui::Response {
    let width = ui.available_width();
    ui.add_enabled_ui(possible, |ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(width, 58.0), Sense::click());
        let visuals = *ui.style().interact(&response);
        let palette = Palette::of(ui);
        // The hint could not be read in its own colour on a darker ground.
        let (fill, hint_colour) = if response.hovered() || response.has_focus() {
            (visuals.weak_bg_fill, palette.ink)
        } else {
            (palette.card, palette.weak)
        };
        ui.painter().rect(
            rect,
            visuals.corner_radius,
            fill,
            visuals.bg_stroke,
            egui::StrokeKind::Inside,
        );
        let inner = rect.shrink2(vec2(16.0, 8.0));
        let inside = ui.new_child(UiBuilder::new().max_rect(inner));
        let style = ui.style();
        let name_font = egui::FontId::proportional(18.0);
        let hint_font = egui::TextStyle::Body.resolve(style);
        inside.painter().text(
            inner.left_top(),
            Align2::LEFT_TOP,
            name,
            name_font,
            palette.ink,
        );
        let mut job =
            egui::text::LayoutJob::simple_singleline(hint.to_owned(), hint_font, hint_colour);
        job.wrap = egui::text::TextWrapping::truncate_at_width(inner.width());
        let galley = inside.fonts_mut(|fonts| fonts.layout_job(job));
        let at = inner.left_bottom() - vec2(0.0, galley.size().y);
        inside.painter().galley(at, galley, hint_colour);
        let enabled = inside.is_enabled();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, name));
        response
    })
    .inner
}

/// A line of the list of games: the game, and its earlier versions.
fn game_line(ui: &mut Ui, game: &Listed, state: &State) -> Option<Intent> {
    let mut wanted = None;
    let height = ui.spacing().interact_size.y;
    let line = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        let earlier = ui.add(egui::Button::new(fl!(earlier_versions)).small());
        let name = fl!(versions_of, game = named(game));
        if earlier.accessible_name(name).clicked() {
            wanted = Some(Intent::ListVersions(game.path.clone()));
        }
        let rest = ui.available_size();
        ui.allocate_ui_with_layout(rest, Layout::top_down_justified(Align::Min), |ui| {
            let button =
                egui::Button::new((told(game, state), egui::Atom::grow(), game.day.clone()));
            let open = ui.add(button.truncate().frame_when_inactive(false));
            let open = open.on_hover_text(game.path.display().to_string());
            if open.clicked() {
                wanted = Some(Intent::Open(game.path.clone()));
            }
        });
    });
    wanted
}

/// The players of a game and its day.
fn named(game: &Listed) -> String {
    match game.content() {
        Some(content) => fl!(
            versions_game,
            players = window::all_players(&content.names),
            day = &game.day
        ),
        None => window::file_name(&game.path),
    }
}

fn told(game: &Listed, state: &State) -> String {
    let content = match &game.inside {
        Inside::Whole(content) => content,
        Inside::Head(head) => {
            let people = head.people.seats.iter();
            let names: Vec<String> = people.map(|person| person.name.clone()).collect();
            return window::all_players(&names);
        }
        Inside::Foreign(other) => {
            return fl!(start_foreign, path = file_name(&game.path), game = other);
        }
        Inside::Unread => return file_name(&game.path),
        Inside::Unreadable => return fl!(start_unreadable, path = file_name(&game.path)),
    };
    match (&content.standing, state.kind(content.game)) {
        (Some(standing), Some(kind)) => kind.told(&content.names, standing),
        _ => window::told_sheet(&content.names),
    }
}

/// The score sheet with the way back.
pub fn sheet(ui: &mut Ui, sheet: &mut dyn Sheet, state: &State) -> Option<Intent> {
    let mut wanted = None;
    let frame = theme::panel(ui);
    egui::Panel::top("sheet header")
        .frame(frame)
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                if ui.button(fl!(back)).clicked() {
                    wanted = Some(Intent::Show(Screen::Start));
                }
                ui.heading(fl!(start_check));
                if let Some(open) = &state.sheet {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        saved_mark::show(ui, open.revision, &open.file);
                    });
                }
            });
        });
    egui::CentralPanel::no_frame().frame(frame).show(ui, |ui| {
        wanted = wanted.take().or(sheet.show(ui));
    });
    let no_field = !ui.ctx().egui_wants_keyboard_input();
    if no_field && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        wanted = Some(Intent::Show(Screen::Start));
    }
    wanted
}
