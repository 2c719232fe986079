//! The king track: where the markers are, what each space is worth, who ranks where and
//! why, and what the end of the round does. Under the wheel it is a strip, with the chances
//! of the next corruption token.

use eframe::egui::{
    Color32, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::about::about;
use super::map;
use super::{View, art};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small;
use crate::ui::parts::small::{hair, hear, tell};
use table::Seat;
use tiletum::{Phase, Slot, Spot};
use words::figures::below_zero;
use words::fl;
use words::tiletum::names;
use words::tiletum::rulebook::Thing;

/// The height of the strip: its heading, three markers, and the spaces.
pub const STRIP: f32 = 104.0;
/// The height of a space, and of a marker on top of others.
const SPACE: f32 = 25.0;
const MARKER: f32 = 15.0;
/// The height of a line of the ranking.
const LINE: f32 = 50.0;

/// Returns the colour of the red and the blue spaces, and of 0.
fn ground(ui: &Ui, space: i8) -> Color32 {
    let dark = ui.visuals().dark_mode;
    match (space.signum(), dark) {
        (-1, false) => Color32::from_rgb(0xEB, 0xC4, 0xB6),
        (-1, true) => Color32::from_rgb(0x5A, 0x2F, 0x26),
        (1, false) => Color32::from_rgb(0xC3, 0xD6, 0xE6),
        (1, true) => Color32::from_rgb(0x2C, 0x43, 0x58),
        _ => Palette::of(ui).sunk,
    }
}

/// Formats points, always with a sign.
#[must_use]
pub fn gain(points: i32) -> String {
    match points {
        1.. => format!("+{points}"),
        _ => below_zero(points),
    }
}

/// Draws the spaces from left to right, and the markers on them. Returns the place of each
/// space, by its number from the lowest.
fn track(ui: &Ui, view: &View<'_>, rect: Rect) -> Vec<(i8, Rect)> {
    let palette = Palette::of(ui);
    let king = &view.edition().data().king;
    let count = f32::from(king.highest - king.lowest) + 1.0;
    let each = rect.width() / count;
    let spaces: Vec<(i8, Rect)> = (king.lowest..=king.highest)
        .enumerate()
        .map(|(at, space)| {
            let left = rect.left() + each * at as f32;
            let corner = pos2(left + 1.0, rect.bottom() - SPACE);
            (space, Rect::from_min_size(corner, vec2(each - 2.0, SPACE)))
        })
        .collect();
    for &(space, cell) in &spaces {
        let colour = if space < 0 {
            palette.wrong
        } else {
            palette.ink
        };
        let edge = Stroke::new(1.0, palette.line);
        let round = CornerRadius::same(4);
        let painter = ui.painter();
        painter.rect(cell, round, ground(ui, space), edge, StrokeKind::Inside);
        let font = face::display((each * 0.45).clamp(11.0, 16.0));
        small::centred(ui, cell.center(), &below_zero(space), (font, colour), each);
    }
    for seat in view.game.seats() {
        let (space, height) = view.game.king(seat);
        let Some((_, cell)) = spaces.iter().find(|(at, _)| *at == space) else {
            continue;
        };
        let bottom = cell.top() - 2.0 - (MARKER - 1.0) * f32::from(height);
        let size = vec2((each - 6.0).clamp(18.0, 30.0), MARKER - 2.0);
        let middle = pos2(cell.center().x, bottom - size.y / 2.0);
        art::disc(ui, Rect::from_center_size(middle, size), seat);
    }
    spaces
}

/// Draws the strip under the wheel.
pub fn strip(ui: &Ui, view: &View<'_>, rect: Rect) {
    let palette = Palette::of(ui);
    about(ui, rect, Thing::King);
    let heading = pos2(rect.left(), rect.top() + 8.0);
    let at = small::caption(ui, heading, fl!(tiletum_king_heading), 90.0);
    let mut room = rect.with_min_x(at.right() + 14.0);
    let order = order_to_come(ui, view, room);
    room.max.x = order - 10.0;
    let said = chances(view);
    let font = text::fitting(ui, &said, face::text, [11.0, 13.0], room.width());
    let at = pos2(room.left(), heading.y);
    let shown = small::left(ui, at, &said, (font, palette.ink), room.width());
    about(ui, shown, Thing::Corruption);
    hear(ui, shown, "corruption", &said);
    track(ui, view, rect);
    let told = told(view);
    tell(ui, rect.with_min_y(rect.bottom() - SPACE), "track", &told);
}

/// Describes every player's space in a sentence.
fn told(view: &View<'_>) -> String {
    let ranked = view.game.ranked();
    let each = ranked.map(|seat| {
        let (space, _) = view.game.king(seat);
        fl!(
            tiletum_king_on,
            name = view.words.seat(seat),
            space = below_zero(space)
        )
    });
    each.collect::<Vec<_>>().join(", ")
}

/// Describes how likely each value of the next token is, given the tokens not yet revealed
/// this round.
fn chances(view: &View<'_>) -> String {
    let game = view.game;
    if game.revealed().count() >= 3 || game.is_over() {
        let values: Vec<String> = game.revealed().map(|value| value.to_string()).collect();
        return fl!(tiletum_king_revealed, values = values.join(", "));
    }
    let mut left = view.edition().data().corruption.to_vec();
    for value in game.revealed() {
        if let Some(at) = left.iter().position(|&token| token == value) {
            left.swap_remove(at);
        }
    }
    let mut values = left.clone();
    values.sort_unstable();
    values.dedup();
    let each = values.into_iter().map(|value| {
        let alike = |token: &&u8| **token == value;
        let number = left.iter().filter(alike).count();
        fl!(
            tiletum_king_chance,
            value = below_zero(-i32::from(value)),
            number,
            of = left.len()
        )
    });
    fl!(
        tiletum_king_next,
        chances = each.collect::<Vec<_>>().join("   ")
    )
}

/// Draws the order of the next round as it stands, from the right. Returns where it begins.
fn order_to_come(ui: &Ui, view: &View<'_>, room: Rect) -> f32 {
    let palette = Palette::of(ui);
    let middle = room.top() + 8.0;
    let ranked: Vec<Seat> = view.game.ranked().collect();
    let mut right = room.right();
    let slot = view.game.slot(Spot::King).unwrap_or_default();
    if slot != Slot::Empty && room.width() > 520.0 {
        let tile = small::square(right - 22.0, middle, 22.0);
        art::slot(ui, tile, view.edition(), slot);
        let said = fl!(tiletum_king_leader_takes);
        let style = (face::text(13.0), palette.weak);
        let at = pos2(tile.left() - 5.0, middle);
        let shown = small::right(ui, at, said, style, 140.0);
        let told = format!("{said}: {}", view.words.tile(slot.tile()));
        hear(ui, shown.union(tile), "leader", &told);
        right = shown.left() - 14.0;
    }
    for &seat in ranked.iter().rev() {
        small::seat(ui, pos2(right - 7.0, middle), 12.0, seat);
        right -= 19.0;
    }
    let style = (face::text(13.0), palette.weak);
    let at = pos2(right - 4.0, middle);
    let said = fl!(tiletum_king_order);
    let shown = small::right(ui, at, said, style, room.width() * 0.4);
    let names: Vec<String> = ranked.iter().map(|&seat| view.words.seat(seat)).collect();
    let all = shown.with_max_x(room.right());
    hear(ui, all, "order", &format!("{said}: {}", names.join(", ")));
    shown.left()
}

/// Draws the whole tab.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    let rect = ui.available_rect_before_wrap();
    let high = 116.0;
    strip(
        ui,
        view,
        Rect::from_min_size(rect.min, vec2(rect.width(), high)),
    );
    let below = rect.with_min_y(rect.top() + high + 30.0);
    brings(ui, view, rect.with_max_y(rect.top() + high));
    let lines = view.game.player_count() as f32;
    let table = Rect::from_min_size(
        below.min,
        vec2((below.width() * 0.56).round(), 56.0 + LINE * lines),
    );
    ranking(ui, view, table);
    let beside = Rect::from_min_max(
        pos2(table.right() + 12.0, table.top()),
        pos2(below.right(), table.bottom()),
    );
    round_end(ui, view, beside);
    let notes = below.with_min_y(table.bottom() + 12.0);
    remarks(ui, view, notes);
    map::below(ui, view, notes.with_min_y(notes.top() + 56.0));
    ui.allocate_rect(rect, Sense::hover());
}

/// Draws the points of the track at the end of the round, under the spaces with markers.
fn brings(ui: &Ui, view: &View<'_>, rect: Rect) {
    let palette = Palette::of(ui);
    let king = &view.edition().data().king;
    let each = rect.width() / (f32::from(king.highest - king.lowest) + 1.0);
    for space in king.lowest..=king.highest {
        let on_it = view
            .game
            .seats()
            .filter(|&seat| view.game.king(seat).0 == space);
        let points = view.edition().king_vp(space);
        if points == 0 {
            continue;
        }
        let said: Vec<String> = on_it.map(|_| gain(points)).collect();
        let colour = if points < 0 {
            palette.wrong
        } else {
            palette.right
        };
        let x = rect.left() + each * (f32::from(space - king.lowest) + 0.5);
        let at = pos2(x, rect.bottom() + 12.0);
        let style = (face::strong(12.5), colour);
        small::centred(ui, at, &said.join(", "), style, each * 2.0);
    }
}

/// Draws rank, space, points and turn order, with the reason of each tie (K3).
fn ranking(ui: &Ui, view: &View<'_>, rect: Rect) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(14.0, 10.0));
    let heads = [
        fl!(tiletum_king_space),
        fl!(tiletum_points_unit),
        fl!(tiletum_king_now),
        fl!(tiletum_king_then),
        fl!(tiletum_king_turn),
    ];
    let wide = inner.width() * 0.13;
    let column = |at: usize| inner.right() - wide * (heads.len() - 1 - at) as f32;
    let top = inner.top() + 10.0;
    for (at, head) in heads.iter().enumerate() {
        let font = text::fitting(ui, head, face::text, [10.0, 12.5], wide - 4.0);
        small::right(
            ui,
            pos2(column(at), top),
            head,
            (font, palette.weak),
            wide - 4.0,
        );
    }
    let is_settled = matches!(view.game.phase(), Phase::Tidy | Phase::Over);
    let ranked: Vec<Seat> = view.game.ranked().collect();
    for (rank, &seat) in ranked.iter().enumerate() {
        let y = inner.top() + 26.0 + LINE * (rank as f32 + 0.5);
        hair(ui, inner.x_range(), y - LINE / 2.0);
        small::seat(ui, pos2(inner.left() + 8.0, y), 14.0, seat);
        let name = view.words.seat(seat);
        let room = column(0) - inner.left() - 58.0;
        let (said, font) = text::name_in_room(ui, &name, face::display, &[17.0, 15.0, 13.0], room);
        let at = pos2(inner.left() + 24.0, y - 8.0);
        small::left(ui, at, &said, (font, palette.ink), room);
        let why = reason(view, &ranked, rank);
        let said = text::giving_way(ui, (face::text, 9.5), room * 1.6, |most| {
            reason(&view.with_names_of(most), &ranked, rank)
        });
        let at = pos2(inner.left() + 24.0, y + 12.0);
        let style: (fn(f32) -> FontId, _) = (face::text, palette.weak);
        text::in_one_or_two(ui, at, &said, style, [9.0, 12.5], room);
        let (space, _) = view.game.king(seat);
        let points = view.edition().king_vp(space);
        let now = i32::from(view.game.player(seat).vp());
        let then = if is_settled {
            now
        } else {
            (now + points).max(0)
        };
        let order = view.game.order().iter().position(|&other| other == seat);
        let turns = format!("{} → {}", order.map_or(0, |at| at + 1), rank + 1);
        let shown = [
            below_zero(space),
            gain(points),
            now.to_string(),
            then.to_string(),
            turns,
        ];
        for (at, shown) in shown.iter().enumerate() {
            let is_bad = at < 2 && space < 0;
            let colour = if is_bad { palette.wrong } else { palette.ink };
            let font = face::strong(if at == 0 { 16.0 } else { 14.0 });
            small::right(ui, pos2(column(at), y), shown, (font, colour), wide);
        }
        let line = Rect::from_x_y_ranges(inner.x_range(), y - LINE / 2.0..=y + LINE / 2.0);
        let told = fl!(
            tiletum_king_ranked,
            name,
            rank = rank + 1,
            space = below_zero(space),
            points = names::vp(points),
            why
        );
        tell(ui, line, ("ranked", rank), &told);
    }
}

/// Describes why a player has this rank.
fn reason(view: &View<'_>, ranked: &[Seat], rank: usize) -> String {
    let space = |at: usize| ranked.get(at).map(|&seat| view.game.king(seat).0);
    let here = space(rank);
    let below = (rank > 0 && space(rank - 1) == here).then(|| ranked[rank - 1]);
    let above = ranked.get(rank + 1).filter(|_| space(rank + 1) == here);
    match (below, above) {
        (Some(below), _) => fl!(tiletum_king_on_top, name = view.words.seat(below)),
        (None, Some(&above)) => fl!(tiletum_king_below, name = view.words.seat(above)),
        (None, None) if rank == 0 => fl!(tiletum_king_leads).to_owned(),
        (None, None) => String::new(),
    }
}

/// Draws what the end of the round does, in its order.
fn round_end(ui: &Ui, view: &View<'_>, rect: Rect) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(14.0, 10.0));
    let game = view.game;
    let first = game.ranked().next();
    let leader = |most: usize| {
        let words = view.with_names_of(most).words;
        first.map_or_else(String::new, |seat| words.seat(seat))
    };
    // Only its kind: the effect is shown above.
    let kind = match game.slot(Spot::King) {
        Some(slot @ (Slot::Tile(_) | Slot::Unknown)) => {
            names::tile_kind(view.edition(), slot.tile()).to_owned()
        }
        Some(Slot::Empty) | None => names::vp(4),
    };
    let reds = game.seats().filter(|&seat| game.king(seat).0 < 0);
    let reds: Vec<Seat> = reds.collect();
    let back = |most: usize| {
        let words = view.with_names_of(most).words;
        let names: Vec<String> = reds.iter().map(|&seat| words.seat(seat)).collect();
        match names.is_empty() {
            true => fl!(tiletum_king_nobody).to_owned(),
            false => names.join(", "),
        }
    };
    let (city, _, _) = game.fair(game.round());
    let tells = |most: usize| format!("{}: {kind}", leader(most));
    let nothing = |_: usize| String::new();
    let steps: [(String, &dyn Fn(usize) -> String); 5] = [
        (fl!(tiletum_king_step_tile).to_owned(), &tells),
        (fl!(tiletum_king_step_points).to_owned(), &nothing),
        (fl!(tiletum_king_step_order).to_owned(), &leader),
        (fl!(tiletum_king_step_red).to_owned(), &back),
        (
            fl!(
                tiletum_track_fair,
                round = game.round(),
                city = names::city(view.edition(), city)
            ),
            &nothing,
        ),
    ];
    let each = (inner.height() - 26.0) / steps.len() as f32;
    let at = pos2(inner.left(), inner.top() + 8.0);
    small::caption(ui, at, fl!(tiletum_king_round_end), inner.width());
    for (at, (step, about)) in steps.iter().enumerate() {
        let y = inner.top() + 26.0 + each * (at as f32 + 0.5);
        hair(ui, inner.x_range(), y - each / 2.0);
        let is_now = at == 0 && game.phase() == Phase::King;
        let mark = small::square(inner.left(), y, 12.0);
        if is_now {
            icons::paint(ui.painter(), mark, Icon::Play, palette.accent);
        } else {
            let ring = Stroke::new(1.2, palette.weak);
            ui.painter().circle_stroke(mark.center(), 5.0, ring);
        }
        let font = face::strong(13.5);
        let left = pos2(mark.right() + 8.0, y);
        let shown = small::left(ui, left, step, (font, palette.ink), inner.width() * 0.6);
        let room = inner.right() - shown.right() - 12.0;
        let about = &text::giving_way(ui, (face::text, 9.0), room, about);
        let font = text::fitting(ui, about, face::text, [9.0, 12.5], room);
        small::right(
            ui,
            pos2(inner.right(), y),
            about,
            (font, palette.weak),
            room,
        );
        let told = format!("{step}. {about}");
        tell(ui, shown, ("step", at), &told);
    }
}

/// Draws reminders of what is easily forgotten.
fn remarks(ui: &Ui, view: &View<'_>, rect: Rect) {
    let palette = Palette::of(ui);
    let game = view.game;
    let mut said = Vec::new();
    if !game.is_over() {
        let (_, tile, _) = game.fair(game.round());
        if tile.condition == tiletum::Condition::King {
            said.push(fl!(tiletum_king_counts_twice));
        }
        if game.round() == 4 {
            said.push(fl!(tiletum_king_last_round));
        }
    }
    for (at, said) in said.iter().enumerate() {
        let y = rect.top() + 12.0 + 24.0 * at as f32;
        let crown = small::square(rect.left(), y, 15.0);
        icons::paint(ui.painter(), crown, Icon::Crown, palette.ink);
        let at = pos2(crown.right() + 8.0, y);
        let font = text::fitting(ui, said, face::text, [11.0, 13.5], rect.width() - 24.0);
        let shown = small::left(ui, at, said, (font, palette.ink), rect.width() - 24.0);
        hear(ui, shown, ("remark", said.len()), said);
    }
}
