//! The tab `Statistics`: points over the rounds, their sources so far, and the values of
//! the dice that each player has taken.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::art::DieLook;
use super::history::History;
use super::origins::{Origin, pieces, stone};
use super::{View, art};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small::{hair, tell};
use crate::ui::parts::{charts, page, small, towers};
use tiletum::{Die, Good};
use words::fl;
use words::tiletum::names;

/// The gap between two pictures, and the least height of one.
const GAP: f32 = 10.0;
const LEAST: f32 = 180.0;
/// The width from which two are side by side.
const BESIDE: f32 = 560.0;
/// The height of a line of the legend, and the width of its swatch.
const LEGEND: f32 = 18.0;
const SWATCH: f32 = 21.0;

/// Draws the tab.
pub fn show(ui: &mut Ui, view: &View<'_>, history: &History) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let room = ui.available_size();
    let is_wide = room.x >= BESIDE;
    let rows = if is_wide { 2.0 } else { 3.0 };
    let high = ((room.y - GAP * (rows - 1.0)) / rows).max(LEAST).floor();
    let above = page::room(ui, high);
    let leader = view.game.standing().first().copied();
    let leader = leader.filter(|_| view.game.is_over());
    let inner = charts::card(ui, above, fl!(tiletum_end_growth));
    history.curve(ui, view, inner, leader);
    ui.add_space(GAP);
    if is_wide {
        let below = page::room(ui, high);
        let (left, right) = below.split_left_right_at_x(below.left() + below.width() * 0.58);
        so_far(ui, view, left.with_max_x(left.right() - GAP));
        dice(ui, view, history, right);
        return;
    }
    let below = page::room(ui, high);
    so_far(ui, view, below);
    ui.add_space(GAP);
    let below = page::room(ui, high);
    dice(ui, view, history, below);
}

/// Draws a bar for each player with the points by source, and the legend below.
fn so_far(ui: &mut Ui, view: &View<'_>, rect: Rect) {
    let inner = charts::card(ui, rect, fl!(tiletum_stats_so_far));
    let palette = Palette::of(ui);
    let all = view.game.standing().into_iter();
    let all: Vec<_> = all.map(|seat| (seat, pieces(ui, view, seat))).collect();
    let most = all.iter().map(|(_, pieces)| towers::height(pieces)).max();
    let lines = legend(ui, view, inner);
    let line = (inner.height() - lines - 8.0) / all.len().max(1) as f32;
    let line = line.min(44.0);
    let high = (line * 0.72).round();
    let unit = (inner.width() - 76.0) / f32::from(most.unwrap_or(0).max(1));
    for (at, (seat, pieces)) in all.iter().enumerate() {
        let top = inner.top() + line * at as f32;
        let middle = top + high / 2.0;
        small::seat(ui, pos2(inner.left() + 7.0, middle), 12.0, *seat);
        let left = pos2(inner.left() + 22.0, top);
        let end = towers::bar(ui, left, [high, unit], (*seat, pieces), stone(ui).ink);
        let points = view.game.player(*seat).vp();
        let style = (face::display(17.0), palette.ink);
        let at = pos2(end + 7.0, middle);
        let shown = small::left(ui, at, &points.to_string(), style, 50.0);
        let told = format!("{}: {}", view.words.seat(*seat), names::vp(points.into()));
        tell(ui, shown, ("so-far", *seat), &told);
    }
}

/// Draws the legend from the bottom of a card up, in as many lines as it needs. Returns its
/// height.
fn legend(ui: &Ui, view: &View<'_>, rect: Rect) -> f32 {
    let palette = Palette::of(ui);
    let font = face::text(12.5);
    let there = Origin::ALL.into_iter().filter(|origin| {
        let mut seats = view.game.seats();
        seats.any(|seat| origin.points(view.game, seat) > 0)
    });
    let mut lines: Vec<Vec<(Origin, String, f32)>> = vec![Vec::new()];
    let mut used = 0.0;
    for origin in there {
        let name = origin.name(view.game);
        let wide = SWATCH + text::width(ui, &name, font.clone()) + 14.0;
        if used + wide > rect.width() && used > 0.0 {
            lines.push(Vec::new());
            used = 0.0;
        }
        used += wide;
        if let Some(line) = lines.last_mut() {
            line.push((origin, name, wide));
        }
    }
    let high = LEGEND * lines.len() as f32;
    for (at, line) in lines.iter().enumerate() {
        let middle = rect.bottom() - high + LEGEND * (at as f32 + 0.5);
        let mut x = rect.left();
        for (origin, name, wide) in line {
            let block = Rect::from_center_size(pos2(x + 7.5, middle), vec2(15.0, 13.0));
            towers::swatch(ui, block, origin.block(ui), stone(ui).ink);
            let style = (font.clone(), palette.ink);
            small::left(ui, pos2(x + SWATCH, middle), name, style, *wide);
            x += wide;
        }
    }
    high
}

/// Draws how often each player has taken a die of each value: high ones give goods, low
/// ones AP.
fn dice(ui: &mut Ui, view: &View<'_>, history: &History, rect: Rect) {
    let inner = charts::card(ui, rect, fl!(tiletum_stats_dice));
    let palette = Palette::of(ui);
    let seats: Vec<_> = view.game.seats().collect();
    let most = seats.iter().flat_map(|&seat| history.dice[seat]).max();
    let Some(most) = most.filter(|&most| most > 0) else {
        charts::note(ui, inner, fl!(tiletum_stats_no_dice));
        return;
    };
    let line = (inner.height() / (seats.len() as f32 + 1.0)).min(46.0);
    let left = inner.left() + 28.0;
    let each = (inner.right() - left) / 6.0;
    let middle = |at: usize| pos2(left + each * (at as f32 + 0.5), inner.top() + line * 0.45);
    for (at, value) in (1..=6).enumerate() {
        let die = Die {
            good: Good::Wool,
            value,
        };
        let side = (line * 0.62).min(26.0);
        art::die(ui, small::around(middle(at), side), die, DieLook::Plain);
    }
    for (row, &seat) in seats.iter().enumerate() {
        let y = inner.top() + line * (row as f32 + 1.45);
        let rect = Rect::from_x_y_ranges(inner.x_range(), y - line / 2.0..=y + line / 2.0);
        hair(ui, rect.x_range(), rect.top());
        small::seat(ui, pos2(inner.left() + 9.0, y), 13.0, seat);
        for (at, &count) in history.dice[seat].iter().enumerate() {
            let cell = pos2(middle(at).x, y);
            // The more often, the larger the disc behind the number.
            let part = (count as f32 / most as f32).sqrt();
            let radius = part * (line * 0.44).min(each * 0.44);
            let fill = palette.gold_light;
            ui.painter().circle_filled(cell, radius, fill);
            let style = match count {
                0 => (face::text(13.0), palette.weak),
                _ => (face::strong(14.0), palette.on_gold),
            };
            let said = match count {
                0 => "–".to_owned(),
                count => count.to_string(),
            };
            small::centred(ui, cell, &said, style, each);
        }
        let taken = (1..=6).zip(history.dice[seat]);
        let taken = taken.filter(|(_, count)| *count > 0);
        let taken: Vec<String> = taken
            .map(|(value, count)| fl!(tiletum_stats_die, value, count))
            .collect();
        let told = format!("{}: {}", view.words.seat(seat), taken.join(", "));
        tell(ui, rect, ("dice", seat), &told);
    }
}
