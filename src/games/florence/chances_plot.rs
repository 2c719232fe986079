//! The curve of the chances to win over a game, with the outstanding moments.

use eframe::egui;
use eframe::egui::{
    Align2, Color32, EventFilter, Key, Modifiers, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    Ui, WidgetInfo, pos2, vec2,
};

use super::analysing::Analysis;
use super::chances::{MARKS, change, everybody, percent, shown, times};
use super::{Intent, View};
use crate::ui::Intent as Shell;
use crate::ui::base::focus::focus_ring;
use crate::ui::base::icons;
use crate::ui::base::log_line::Mark as Shown;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::widgets::{badge, badge_width};
use florence::Decision;
use florence::mind::bot::{Chance, Cost, Mark, Swing};
use table::Seat;
use words::fl;
use words::florence::advice;

/// Draws the chances over the entries.
pub(super) fn plot(
    ui: &mut Ui,
    view: &View<'_>,
    rect: Rect,
    analysis: &Analysis,
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let session = view.session;
    let until = analysis.log.len().min(session.legal_len());
    let times = times(session, until);
    let rounds = f32::from(view.game.variant().rounds).max(1.0);
    let beside = 74.0_f32.min(rect.width() * 0.2);
    let area = Rect::from_min_max(rect.min + vec2(32.0, 14.0), rect.max - vec2(beside, 18.0));
    let x = |at: usize| area.left() + area.width() * times[at.min(until)] / rounds;
    let y = |chance: f32| area.bottom() - area.height() * chance;
    let font = face::text(12.0);
    for quarter in 0..=4u8 {
        let chance = f32::from(quarter) / 4.0;
        small::hair(ui, area.x_range(), y(chance));
        let text = (25 * u16::from(quarter)).to_string();
        let at = pos2(area.left() - 6.0, y(chance));
        let style = (font.clone(), palette.weak);
        small::whole(ui, at, Align2::RIGHT_CENTER, text, style);
    }
    let seats: Vec<Seat> = view.game.seats().collect();
    let equal = y(1.0 / seats.len() as f32);
    let dashed = [pos2(area.left(), equal), pos2(area.right(), equal)];
    let pen = Stroke::new(1.2, palette.line);
    ui.painter()
        .extend(Shape::dashed_line(&dashed, pen, 5.0, 4.0));
    for round in 1..=view.game.variant().rounds {
        let middle = area.left() + area.width() * (f32::from(round) - 0.5) / rounds;
        let at = pos2(middle, rect.bottom());
        let style = (font.clone(), palette.weak);
        small::whole(ui, at, Align2::CENTER_BOTTOM, round, style);
        let end = area.left() + area.width() * f32::from(round) / rounds;
        small::down(ui, end, area.bottom()..=area.bottom() + 4.0, palette.weak);
    }
    let places: Vec<(usize, &Chance)> = (0..=until)
        .filter_map(|at| Some((at, analysis.chance(at)?)))
        .collect();
    let cursor = session.cursor().min(until);
    let response = ui.interact(
        area.expand(4.0),
        ui.scope_id().with("chances"),
        Sense::click(),
    );
    // The line of the current entry.
    let is_past = session.cursor() < session.legal_len();
    let line = x(cursor);
    if is_past {
        let pen = Stroke::new(1.8, palette.ink);
        ui.painter()
            .vline(line, area.top() - 4.0..=area.bottom(), pen);
        let top = area.top() - 5.0;
        let points = vec![
            pos2(line - 5.0, top - 6.0),
            pos2(line + 5.0, top - 6.0),
            pos2(line, top),
        ];
        ui.painter()
            .add(Shape::convex_polygon(points, palette.ink, Stroke::NONE));
    }
    let last = places.last().map(|(_, chance)| *chance);
    let mut order = seats.clone();
    let ends = |seat: Seat| last.map_or(0.0, |chance| chance.wins[seat]);
    order.sort_by(|&one, &other| ends(one).total_cmp(&ends(other)));
    for &seat in &order {
        let points: Vec<Pos2> = places
            .iter()
            .map(|&(at, chance)| pos2(x(at), y(chance.wins[seat])))
            .collect();
        let colour = palette.seat(ui.ctx(), seat);
        ui.painter()
            .add(Shape::line(points, Stroke::new(1.8, colour)));
        // At the beginning, near the middle and the end of each round, and at the end.
        let mut next = 0.0;
        for &(at, chance) in &places {
            let is_last = at == until;
            if times[at] >= next || is_last {
                next = (2.0 * times[at]).floor() / 2.0 + 0.5;
                small::seat(ui, pos2(x(at), y(chance.wins[seat])), 8.0, seat);
            }
        }
    }
    // The winners.
    for &seat in order.iter().filter(|&&seat| ends(seat) > 0.999) {
        let at = pos2(x(until) + 9.0, y(1.0));
        let name = view.words.seat(seat);
        let font = face::strong(12.5);
        small::left(ui, at, &name, (font, palette.ink), rect.right() - at.x);
    }
    let wanted = marks(ui, view, area, analysis, &x, &y);
    let said = analysis.chance(cursor).map(|chance| {
        fl!(
            chances_curve,
            entry = cursor,
            each = everybody(view, chance)
        )
    });
    let said = said.unwrap_or_else(|| fl!(chances_working).to_owned());
    // A control with keys of its own.
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &said));
    let near = response.hover_pos().and_then(|pointer| {
        let far = |at: usize| (x(at) - pointer.x).abs();
        let near = places.iter();
        near.min_by(|one, other| far(one.0).total_cmp(&far(other.0)))
    });
    let clicked = response.clicked();
    let wanted = wanted.or(along(ui, rect, &response, cursor, until));
    let Some(&(at, chance)) = near else {
        return wanted;
    };
    let text = match at {
        0 => fl!(chances_before_all, each = everybody(view, chance)),
        _ => fl!(chances_after, entry = at, each = everybody(view, chance)),
    };
    response.on_hover_text_at_pointer(text);
    wanted.or(clicked.then_some(Intent::Shell(Shell::GoTo(at))))
}

/// Returns the entry that the arrow keys go to along the curve, while it has the keyboard.
pub(super) fn along(
    ui: &Ui,
    rect: Rect,
    response: &Response,
    cursor: usize,
    until: usize,
) -> Option<Intent> {
    if !response.has_focus() {
        return None;
    }
    focus_ring(ui, rect.shrink(2.0));
    let filter = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let presses = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let [back, on] = [Key::ArrowLeft, Key::ArrowRight].map(presses);
    let to = (cursor + on).saturating_sub(back).min(until);
    (to != cursor).then_some(Intent::Shell(Shell::GoTo(to)))
}

/// Draws the marks over the curve.
pub(super) fn marks(
    ui: &Ui,
    view: &View<'_>,
    area: Rect,
    analysis: &Analysis,
    x: &dyn Fn(usize) -> f32,
    y: &dyn Fn(f32) -> f32,
) -> Option<Intent> {
    let size = |cost: &Cost| match cost.mark() {
        Some(Mark::Strong) => cost.found.as_ref().map_or(0.0, |found| found.by),
        _ => cost.lost(),
    };
    let mut marked: Vec<&Cost> = analysis.marks.values().collect();
    marked.sort_by(|one, other| size(other).total_cmp(&size(one)));
    marked.truncate(MARKS);
    marked.sort_by_key(|cost| cost.entry);
    let mut wanted = None;
    let mut taken: Vec<Rect> = Vec::new();
    for cost in marked {
        let (Some(mark), Some(chance)) = (cost.mark(), analysis.chance(cost.entry + 1)) else {
            continue;
        };
        let foot = pos2(x(cost.entry + 1), y(chance.wins[cost.command.seat]));
        let wide = vec2(badge_width(shown(mark)), 16.0);
        // Above the line where there is room, otherwise below it.
        let places = (0..5).flat_map(|step| {
            let away = 22.0 + 18.0 * step as f32;
            [foot.y - away, foot.y + away]
        });
        let free = |y: &f32| {
            let rect = Rect::from_center_size(pos2(foot.x, *y), wide + vec2(2.0, 2.0));
            let inside = rect.top() >= area.top() - 10.0 && rect.bottom() <= area.bottom() + 2.0;
            inside && !taken.iter().any(|other| other.intersects(rect))
        };
        let Some(at) = places.into_iter().find(free) else {
            continue;
        };
        let rect = Rect::from_center_size(pos2(foot.x, at), wide);
        taken.push(rect);
        let palette = Palette::of(ui);
        let pen = Stroke::new(1.0, colour_of(ui, shown(mark)));
        let end = if at < foot.y {
            rect.bottom()
        } else {
            rect.top()
        };
        ui.painter()
            .vline(foot.x, end.min(foot.y)..=end.max(foot.y), pen);
        badge(ui, rect.center(), shown(mark));
        let words = &view.words;
        let said = words.played(view.session.game_at(cost.entry), &cost.command);
        let told = fl!(
            mark_on_entry,
            number = cost.entry + 1,
            text = &said,
            mark = advice::marked(words, cost).unwrap_or_default()
        );
        let id = ui.scope_id().with(("mark", cost.entry));
        let response = ui.interact(rect.expand(3.0), id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
        if response.has_focus() {
            let ring = Stroke::new(2.0, palette.accent);
            let outside = egui::StrokeKind::Outside;
            ui.painter()
                .rect_stroke(rect.expand(2.0), 4.0, ring, outside);
        }
        if response.on_hover_text(&told).clicked() {
            wanted = Some(Intent::Shell(Shell::GoTo(cost.entry + 1)));
        }
    }
    wanted
}

pub(super) fn colour_of(ui: &Ui, mark: Shown) -> Color32 {
    let palette = Palette::of(ui);
    match mark {
        Shown::Strong => palette.right,
        Shown::Weak | Shown::Lost => palette.wrong,
    }
}

/// Returns the player of a moment and the sentence about it: who did what, or which luck it
/// was.
pub(super) fn sentence(view: &View<'_>, moment: &Swing) -> (Seat, String) {
    let session = view.session;
    let entry = moment.entry;
    let command = session.log()[entry].command;
    if moment.is_luck {
        let name = view.words.seat(command.seat);
        return (command.seat, fl!(chances_luck_of, name = &name));
    }
    let [from, to] = moment.entries;
    let is_auction = matches!(session.log()[from].command.decision, Decision::Name(_));
    let mut events = (from..to).flat_map(|entry| session.events_of(entry));
    let sold = events.find(|event| event.wins().is_some());
    if let (true, Some(event)) = (is_auction, sold)
        && let (Some((seat, ..)), Some(said)) = (event.wins(), view.words.event(event))
    {
        return (seat, said.trim_end_matches('.').to_owned());
    }
    let said = view.words.played(session.game_at(entry), &command);
    (command.seat, said.trim_end_matches('.').to_owned())
}

/// Draws one of the decisive moments.
pub(super) fn show_moment(
    ui: &Ui,
    view: &View<'_>,
    row: Rect,
    (at, moment): (usize, &Swing),
    analysis: &Analysis,
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let (seat, said) = sentence(view, moment);
    let [from, to] = moment.entries;
    let name = view.words.seat(moment.seat);
    let change = change(moment.by);
    let told = fl!(
        chances_moment,
        round = moment.round,
        sentence = &said,
        name = &name,
        change = &change
    );
    let response = ui.interact(row, ui.scope_id().with(("moment", at)), Sense::click());
    let cursor = view.session.cursor();
    let is_here = (from + 1..=to).contains(&cursor) && cursor < view.session.legal_len();
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, &told));
    if is_here {
        ui.painter().rect_filled(row, 4.0, palette.chosen);
    } else if response.hovered() {
        ui.painter().rect_filled(row, 4.0, palette.sunk);
    } else if at > 0 {
        small::hair(ui, row.x_range(), row.top() - 1.0);
    }
    if response.has_focus() {
        let ring = Stroke::new(2.0, palette.accent);
        let inside = egui::StrokeKind::Inside;
        ui.painter().rect_stroke(row, 4.0, ring, inside);
    }
    let middle = row.center().y;
    let at = pos2(row.left() + 8.0, middle);
    let style = (face::display(16.0), palette.weak);
    small::whole(ui, at, Align2::CENTER_CENTER, moment.round, style);
    let mark = small::around(pos2(row.left() + 32.0, middle), 11.0);
    icons::paint_seat(ui.painter(), mark, seat, palette);
    let mut left = row.left() + 46.0;
    let marked = (from..to)
        .rev()
        .filter_map(|entry| analysis.marks.get(&entry));
    let mut marked = marked.filter(|cost| cost.command.seat == seat && !moment.is_luck);
    if let Some(mark) = marked.next().and_then(Cost::mark) {
        let wide = badge_width(shown(mark));
        badge(ui, pos2(left + wide / 2.0, middle), shown(mark));
        left += wide + 8.0;
    }
    let colour = if moment.by < 0.0 {
        palette.wrong
    } else {
        palette.right
    };
    let at = pos2(row.right() - 4.0, middle);
    let shown = small::right(ui, at, &change, (face::strong(13.0), colour), 60.0);
    let mut right = shown.left() - 6.0;
    if moment.seat != seat {
        small::seat(ui, pos2(right - 5.0, middle), 10.0, moment.seat);
        right -= 16.0;
    }
    let at = pos2(left, middle);
    small::left(ui, at, &said, (face::text(13.0), palette.ink), right - left);
    let error = fl!(
        chances_error,
        change = &change,
        error = percent(moment.error).max(1)
    );
    let clicked = response.on_hover_text(format!("{told}\n{error}")).clicked();
    clicked.then_some(Intent::Shell(Shell::GoTo(moment.entry + 1)))
}
