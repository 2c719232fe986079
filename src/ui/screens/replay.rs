//! The replay of a game: automatic or step by step, by entry, by turn and by round. It
//! takes the place of the current action while an earlier position is shown; it stops when
//! the game changes or the table is hidden.
//!
//! Buttons: `Go to the beginning`, `One entry back`, `Replay` or `Pause` (Space), `One
//! entry on`, `Go to the end`; a segment for each round, which can be clicked and dragged
//! (`Round 6: entries 80 to 103`); `Decide here`; the pace.

use std::time::Duration;

use eframe::egui::{
    self, Align, Align2, Button, CornerRadius, Key, Layout, Modifiers, Popup, Rect, Role, Sense,
    Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::log_line::Telling;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{focus, icons, input, text};
use super::super::io::preferences::Pace;
use super::super::parts::page::let_go;
use super::super::parts::widgets;
use super::super::parts::widgets::Press;
use super::super::session::commands;
use super::super::session::game_window::{GameWindow, Look, Panels};
use super::super::session::open_table::{Extent, OpenTable};
use super::super::session::state::{Row, State, looks_back};
use super::branch;
use table::Game as _;
use words::fl;

/// How long an entry stays visible if decisions are played without a pause.
pub(crate) const SHORTEST: Duration = Duration::from_millis(120);
/// The replay's share of *now*, and its least width.
const PART: f32 = 0.52;
const LEAST: f32 = 330.0;
/// The gap between the two parts.
const BETWEEN: f32 = 12.0;

/// Draws it in place of the current action.
pub(in crate::ui) fn now<G: GameWindow>(
    ui: &mut Ui,
    look: Look<'_, G>,
    panels: &mut G::Panels,
) -> Option<Intent> {
    let rect = ui.max_rect();
    let right = (rect.width() * PART).round().max(LEAST);
    let right = right.min(rect.width() * 0.68);
    let (left, right) = rect.split_left_right_at_x(rect.right() - right);
    let left = left.with_max_x(left.right() - BETWEEN);
    let palette = Palette::of(ui);
    for rect in [left, right] {
        widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
    }
    let wanted = going(ui, look, right);
    wanted.or(about(ui, look, panels, left))
}

/// Draws a row of controls in a place of its own.
fn row<R>(ui: &mut Ui, rect: Rect, id: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new()
        .id_salt(id)
        .max_rect(rect)
        .layout(Layout::left_to_right(Align::Center));
    let mut inside = ui.new_child(builder);
    inside.spacing_mut().item_spacing.x = 6.0;
    content(&mut inside)
}

/// Draws what is being replayed, whose cards are shown, and what can be done from here.
fn about<G: GameWindow>(
    ui: &mut Ui,
    look: Look<'_, G>,
    panels: &mut G::Panels,
    rect: Rect,
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let inner = rect.shrink2(vec2(12.0, 8.0));
    // The buttons need more height than the words above them.
    let low = ((inner.height() + 4.0) / 3.0).clamp(27.0, 30.0);
    let third = inner.height() - 2.0 * low;
    let line = |at: f32| {
        let top = inner.top()
            + if at > 0.0 {
                third + low * (at - 1.0)
            } else {
                0.0
            };
        let high = if at > 0.0 { low } else { third };
        Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), high))
    };
    let heading = line(0.0);
    let verdict = panels.verdict(look, 20);
    let mut at = heading.left_center();
    if verdict.is_some() {
        let side = third.min(22.0);
        let prize = Rect::from_center_size(at + vec2(side / 2.0, 0.0), Vec2::splat(side));
        G::paint_prize(ui, prize);
        at.x += side + 7.0;
    }
    let room = heading.right() - at.x;
    let title = match verdict {
        None => fl!(replay_looking_back).to_owned(),
        Some(_) => text::giving_way(ui, (face::display, 15.0), room, |most| {
            panels.verdict(look, most).unwrap_or_default()
        }),
    };
    let font = text::fitting(ui, &title, face::display, [12.0, 20.0], room);
    let style = (font, palette.ink);
    text::paint(ui, at, Align2::LEFT_CENTER, &title, style, room);
    let response = ui.interact(heading, ui.scope_id().with("looking_back"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &title));
    let wanted = row(ui, line(1.0), "from_here", |ui| {
        branch::from_here(ui, look.state)
    });
    wanted.or(row(ui, line(2.0), "eyes", |ui| {
        let left = ui.cursor().left();
        let wanted = panels.eyes(ui, look);
        if ui.cursor().left() > left {
            return wanted;
        }
        let row = &commands::DECIDE_HERE;
        let decide = Press::new((row.name)()).small();
        let decide = ui.add(decide).on_hover_text((row.hint)());
        decide.clicked().then_some(Intent::Do(row.id))
    }))
}

/// Draws the buttons, the rounds and the current entry.
fn going<G: GameWindow>(ui: &mut Ui, look: Look<'_, G>, rect: Rect) -> Option<Intent> {
    let extent = look.open.extent();
    let inner = rect.shrink2(vec2(14.0, 9.0));
    let low = inner.height() < 74.0;
    let buttons = inner.with_max_y(inner.top() + if low { 26.0 } else { 30.0 });
    let bar = Rect::from_min_max(
        pos2(inner.left(), buttons.bottom() + 7.0),
        pos2(inner.right(), buttons.bottom() + 15.0),
    );
    let sentence = inner.with_min_y(bar.bottom() + 4.0);
    let wanted = row(ui, buttons, "replay", |ui| {
        buttons_of(ui, look.state, extent)
    });
    let wanted = wanted.or(rounds(ui, look, bar));
    told(ui, look, sentence);
    wanted
}

fn hint(ui: &Ui, row: &Row) -> String {
    match row.keys_in_words(ui.ctx()) {
        Some(keys) => fl!(hint_with_keys, hint = (row.hint)(), keys = &keys),
        None => (row.hint)().to_owned(),
    }
}

fn buttons_of(ui: &mut Ui, state: &State, extent: Extent) -> Option<Intent> {
    let mut wanted = None;
    let plays = state.replay.plays();
    let step = |ui: &mut Ui, row: &'static Row, icon: Icon| {
        let button = Press::new("").icon(icon).name((row.name)());
        let button = ui.add(button.hindered((row.hindered)(state)));
        let_go(button.on_hover_text(hint(ui, row)))
    };
    let mut pressed = |response: egui::Response, row: &'static Row| {
        if response.clicked() {
            wanted = Some(Intent::Do(row.id));
        }
    };
    let response = step(ui, &commands::FIRST_ENTRY, Icon::First);
    pressed(response, &commands::FIRST_ENTRY);
    let response = step(ui, &commands::PREVIOUS_ENTRY, Icon::Prev);
    pressed(response, &commands::PREVIOUS_ENTRY);
    let main = &commands::REPLAY;
    let button = match plays {
        true => Press::new(fl!(replay_pause)).main(),
        false => Press::new(fl!(replay)).main().icon(Icon::Play),
    };
    let button = button.at_least(vec2(96.0, 0.0));
    let said = fl!(replay_space);
    let response = let_go(ui.add(button).on_hover_text(said));
    pressed(response, main);
    let response = step(ui, &commands::NEXT_ENTRY, Icon::Next);
    pressed(response, &commands::NEXT_ENTRY);
    let response = step(ui, &commands::BACK_TO_NOW, Icon::Last);
    pressed(response, &commands::BACK_TO_NOW);
    let palette = Palette::of(ui);
    let count = fl!(replay_count, entry = extent.cursor, entries = extent.legal);
    let room = ui.available_rect_before_wrap();
    let font = text::fitting(ui, &count, face::text, [11.0, 13.0], room.width());
    let at = room.right_center();
    text::paint(
        ui,
        at,
        Align2::RIGHT_CENTER,
        &count,
        (font, palette.weak),
        room.width(),
    );
    let response = ui.interact(room, ui.scope_id().with("count"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &count));
    // If a control has the keyboard, Space presses that instead.
    let is_free = ui.memory(|memory| memory.focused().is_none());
    if is_free && input::plain_key(ui, &[Key::Space]) {
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space));
        wanted = Some(Intent::Do(main.id));
    }
    wanted
}

/// Returns where the rounds begin, and where the last one ends.
pub(in crate::ui) fn chapters<G: GameWindow>(look: Look<'_, G>) -> Vec<(u32, usize, usize)> {
    look.open.chapters()
}

/// Draws a segment for each round, filled up to the current position.
fn rounds<G: GameWindow>(ui: &Ui, look: Look<'_, G>, rect: Rect) -> Option<Intent> {
    let palette = Palette::of(ui);
    let chapters = chapters(look);
    let cursor = look.open.extent().cursor;
    let number = chapters.len().max(1) as f32;
    let gap = (rect.width() / number * 0.12).min(5.0);
    let wide = (rect.width() + gap) / number - gap;
    let place = |at: usize| {
        let left = rect.left() + (wide + gap) * at as f32;
        Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()))
    };
    let there = |x: f32| -> Option<usize> {
        let at = ((x - rect.left() + gap / 2.0) / (wide + gap))
            .floor()
            .max(0.0);
        let at = (at as usize).min(chapters.len().checked_sub(1)?);
        let (_, first, last) = chapters[at];
        let part = ((x - place(at).left()) / wide).clamp(0.0, 1.0);
        Some(first + (part * (last - first) as f32).round() as usize)
    };
    let mut wanted = None;
    for (at, &(chapter, first, last)) in chapters.iter().enumerate() {
        let segment = place(at);
        let id = ui.scope_id().with(("round", at));
        // Wider than it looks, so that it is easy to hit.
        let touched = segment.expand2(vec2(gap / 2.0, 4.0));
        let response = ui.interact(touched, id, Sense::click_and_drag());
        let is_here = first <= cursor && cursor < last.max(first + 1);
        let name = || {
            let part = G::chapter(chapter);
            fl!(replay_part, part = part, first = first + 1, last = last)
        };
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, name()));
        let round = CornerRadius::same(4);
        let painter = ui.painter();
        let edge = match response.hovered() || response.has_focus() {
            true => palette.ink,
            false => palette.line,
        };
        painter.rect_filled(segment, round, palette.sunk);
        let part = match last - first {
            0 => f32::from(u8::from(cursor >= last)),
            all => (cursor.saturating_sub(first) as f32 / all as f32).min(1.0),
        };
        if part > 0.0 {
            let filled = segment.with_max_x(segment.left() + (segment.width() * part).max(3.0));
            painter.rect_filled(filled, round, palette.gold);
        }
        painter.rect_stroke(
            segment,
            round,
            Stroke::new(1.0, edge),
            egui::StrokeKind::Inside,
        );
        if response.has_focus() {
            focus::focus_ring(ui, segment);
        }
        let at = response.interact_pointer_pos();
        let is_touched = response.is_pointer_button_down_on() || response.clicked();
        let to = match at.filter(|_| is_touched) {
            Some(at) => there(at.x),
            None if response.clicked() => Some(first),
            None => None,
        };
        if let Some(to) = to.filter(|&to| to != cursor) {
            wanted = Some(Intent::GoTo(to));
        }
        let_go(response.on_hover_text(name()));
    }
    wanted
}

/// Draws the text of the current entry.
fn told<G: GameWindow>(ui: &Ui, look: Look<'_, G>, rect: Rect) {
    let palette = Palette::of(ui);
    let open = look.open;
    let telling = Telling::hiding(look.hides_money);
    let session = open.shown();
    let mut at = rect.left_center();
    let said = match open.extent().cursor.checked_sub(1) {
        None => G::beginning(session.start()).to_owned(),
        Some(entry) => {
            let chapter = session.game_at(entry).map_or(0, |game| game.chapter());
            let part = fl!(replay_in, part = G::chapter(chapter));
            let width = text::width(ui, &part, face::text(13.5));
            let style = (face::text(13.5), palette.ink);
            text::paint(ui, at, Align2::LEFT_CENTER, &part, style, width + 2.0);
            at.x += width + 7.0;
            if let Some(seat) = G::line(open, entry, telling).seat {
                let marker = Rect::from_center_size(at + vec2(5.5, 0.0), Vec2::splat(11.0));
                icons::paint_seat(ui.painter(), marker, seat, palette);
                at.x += 18.0;
            }
            open.entry(entry, telling)
        }
    };
    let entry = open.extent().cursor.checked_sub(1);
    let mark = entry.and_then(|entry| G::mark(open, entry));
    let taken = mark.as_ref().map_or(0.0, |(mark, _)| {
        let wide = widgets::badge_width(*mark);
        let middle = pos2(rect.right() - wide / 2.0, at.y);
        widgets::badge(ui, middle, *mark);
        wide + 6.0
    });
    let room = rect.right() - at.x - taken;
    let font = text::fitting(ui, &said, face::strong, [11.5, 13.5], room);
    text::paint(
        ui,
        at,
        Align2::LEFT_CENTER,
        &said,
        (font, palette.ink),
        room,
    );
    let said = match mark {
        Some((_, mark)) => fl!(log_marked, text = &said, mark = &mark),
        None => said,
    };
    let response = ui.interact(rect, ui.scope_id().with("entry_shown"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    response.on_hover_text(&said);
}

/// Draws the replay controls in the tab bar: the pace, or the button to start.
pub(in crate::ui) fn beside_tabs(ui: &mut Ui, state: &State) -> Option<Intent> {
    if state.replays() {
        let pace = paces(ui, state.preferences.pace, fl!(replay_pace_hint));
        return pace.map(Intent::SetPace);
    }
    let game = state.game.as_deref()?;
    let is_offered = game.extent().legal > 0 && (looks_back(game) || game.is_over());
    if !is_offered || !commands::REPLAY.is_possible(state) {
        return None;
    }
    let row = &commands::REPLAY;
    let on_button = |text| {
        let button = Press::new(text).icon(Icon::Play).small();
        button.name(fl!(replay))
    };
    // Without room for the word, only the icon is shown.
    let mut buttons = [on_button(fl!(replay)), on_button("")].into_iter();
    let button = buttons.find(|button| button.width(ui) <= ui.available_width())?;
    let button = let_go(ui.add(button).on_hover_text(hint(ui, row)));
    button.clicked().then_some(Intent::Do(row.id))
}

/// The width from which the paces stand in a row. They fit it in every language, so that
/// all languages have the same buttons.
const ROW_OF_PACES: f32 = 270.0;

/// Draws the paces, one of them selected; in a single button if they do not fit.
pub(crate) fn paces(ui: &mut Ui, now: Pace, hint: &str) -> Option<Pace> {
    const ALL: [Pace; 4] = [Pace::Slow, Pace::Steady, Pace::Quick, Pace::AtOnce];
    let room = ui.available_width();
    let choices = [
        (fl!(pace_short_slow), fl!(pace_slow)),
        (fl!(pace_short_steady), fl!(pace_steady)),
        (fl!(pace_short_quick), fl!(pace_quick)),
        (fl!(pace_short_at_once), fl!(pace_at_once)),
    ];
    let wide = widgets::segments_width(ui, &choices) + size::SPACE;
    let chosen = ALL.iter().position(|&pace| pace == now).unwrap_or(0);
    if room < wide.max(ROW_OF_PACES) {
        let (short, name) = choices[chosen];
        let called = fl!(pace_now, pace = name);
        let on_button = |text| Press::new(text).small().icon(Icon::Play).name(&called);
        let mut buttons = [on_button(short), on_button("")].into_iter();
        let button = buttons.find(|button| button.width(ui) <= room)?;
        let button = ui.add(button).on_hover_text(hint);
        let unfolded = Popup::menu(&button).show(|ui| {
            let mut pressed = None;
            for (at, (_, name)) in choices.into_iter().enumerate() {
                let choice = Button::selectable(at == chosen, name);
                if ui.add(choice).clicked() {
                    pressed = Some(ALL[at]);
                }
            }
            pressed
        });
        return unfolded?.inner;
    }
    let pressed = widgets::segments(ui, &choices, chosen);
    let label = text::width(ui, fl!(pace_short), face::text(13.0));
    if room >= wide + 4.0 + label + size::SPACE {
        ui.add_space(4.0);
        let text = egui::RichText::new(fl!(pace_short)).size(13.0);
        ui.label(text.weak()).on_hover_text(hint);
    }
    pressed.map(|at| ALL[at])
}
