//! The four fairs: where they are, what they count, who takes part and why, and the current
//! points of each; for the players who do not take part, how far away they are and what
//! they would score.

use eframe::egui::{Color32, FontId, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::about::about;
use super::king::gain;
use super::map;
use super::{View, art};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small;
use crate::ui::parts::small::{hair, hear, tell};
use crate::ui::parts::widgets::{dashed, paint_card};
use table::Seat;
use tiletum::rules::ROUNDS;
use tiletum::{Condition, Phase, Piece};
use words::fl;
use words::tiletum::names;
use words::tiletum::rulebook::Thing;

/// The height of the cards of the fairs, and of a line of the table.
const CARDS: f32 = 106.0;
const LINE: f32 = 50.0;
/// The height of a line about the next fair.
const NEXT: f32 = 30.0;

/// Returns the round of the next fair, or of the last one.
fn now(view: &View<'_>) -> u8 {
    match view.game.phase() {
        // This fair is over.
        Phase::Tidy => (view.game.round() + 1).min(ROUNDS),
        _ => view.game.round(),
    }
}

/// Returns what a fair counts, in one or two words.
#[must_use]
pub fn condition(condition: Condition) -> &'static str {
    match condition {
        Condition::HousePillar => fl!(tiletum_fair_house_pillar),
        Condition::ContractCathedral => fl!(tiletum_fair_contract_cathedral),
        Condition::Contract => fl!(tiletum_fair_contract),
        Condition::King => fl!(tiletum_fair_king),
        Condition::CrestContract => fl!(tiletum_fair_crest_contract),
        Condition::House => fl!(tiletum_fair_house),
        Condition::UpperFloors => fl!(tiletum_fair_upper_floors),
        Condition::Crest => fl!(tiletum_fair_crest),
        Condition::Pillar => fl!(tiletum_fair_pillar),
        Condition::FullBuildings => fl!(tiletum_fair_full_buildings),
        Condition::Cathedral => fl!(tiletum_fair_cathedral),
    }
}

/// Draws the tab.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    let rect = ui.available_rect_before_wrap();
    let each = (rect.width() - 36.0) / 4.0;
    for round in 1..=ROUNDS {
        let left = rect.left() + (each + 12.0) * f32::from(round - 1);
        let card = Rect::from_min_size(pos2(left, rect.top()), vec2(each, CARDS));
        fair(ui, view, round, card);
    }
    let lines = view.game.player_count() as f32;
    let top = rect.top() + CARDS + 12.0;
    // The lines are closer together if there is little height.
    let line = ((rect.bottom() - top - 100.0) / (lines * 1.7)).clamp(26.0, LINE);
    let table = Rect::from_min_size(
        pos2(rect.left(), top),
        vec2(rect.width(), 34.0 + line * lines),
    );
    who_takes_part(ui, view, table, line);
    let now = now(view);
    if now < ROUNDS {
        let next = Rect::from_min_size(
            pos2(rect.left(), table.bottom() + 12.0),
            vec2(
                (rect.width() * 0.46).round(),
                (rect.bottom() - table.bottom() - 14.0).min(36.0 + NEXT * lines),
            ),
        );
        next_fair(ui, view, now + 1, next);
    }
    // The map gets the remaining width.
    let left = match now < ROUNDS {
        true => rect.left() + (rect.width() * 0.46).round() + 12.0,
        false => rect.left(),
    };
    let beside = Rect::from_min_max(pos2(left, table.bottom() + 12.0), rect.max);
    map::below(ui, view, beside);
    ui.allocate_rect(rect, Sense::hover());
}

/// Draws the card of a fair.
fn fair(ui: &Ui, view: &View<'_>, round: u8, rect: Rect) {
    let palette = Palette::of(ui);
    let game = view.game;
    let (city, tile, each) = game.fair(round);
    let now = now(view);
    let is_done = round < now || game.is_over();
    let (fill, edge) = match (is_done, round == now) {
        (true, _) => (palette.sunk, Stroke::new(1.0, palette.line)),
        (false, true) => (palette.card, Stroke::new(2.0, palette.gold_edge)),
        (false, false) => (palette.card, Stroke::new(1.0, palette.line)),
    };
    paint_card(ui, rect, fill, edge);
    let inner = rect.shrink2(vec2(12.0, 10.0));
    let name = names::city(view.edition(), city);
    let (disc, ink) = match round == now && !is_done {
        true => (palette.ink, palette.card),
        false => (palette.gold_light, palette.on_gold),
    };
    let middle = pos2(inner.left() + 10.0, inner.top() + 10.0);
    ui.painter()
        .circle(middle, 10.0, disc, Stroke::new(1.0, palette.gold_edge));
    let font = face::display(13.0);
    small::centred(ui, middle, &round.to_string(), (font, ink), 20.0);
    let font = text::fitting(ui, &name, face::display, [13.0, 19.0], inner.width() - 30.0);
    let at = pos2(inner.left() + 28.0, middle.y);
    small::left(ui, at, &name, (font, palette.ink), inner.width() - 30.0);
    let counts = condition(tile.condition);
    let (icon, more) = art::condition_icons(tile.condition);
    let mut left = inner.left();
    for icon in [Some(icon), more].into_iter().flatten() {
        let place = small::square(left, inner.top() + 38.0, 16.0);
        icons::paint(ui.painter(), place, icon, palette.ink);
        left = place.right() + 6.0;
    }
    let room = inner.right() - left;
    let style: (fn(f32) -> FontId, _) = (face::text, palette.ink);
    let at = pos2(left, inner.top() + 38.0);
    text::in_one_or_two(ui, at, counts, style, [8.0, 14.0], room);
    let printed = each - tile.value;
    let sum = fl!(tiletum_fair_sum, printed, tile = tile.value);
    let at = pos2(inner.right(), inner.bottom() - 10.0);
    let style = (face::text(12.0), palette.weak);
    // The king counts once (F6).
    let is_king = tile.condition == Condition::King;
    let said = match is_king {
        true => fl!(tiletum_fair_once),
        false => fl!(tiletum_fair_each),
    };
    let shown = small::right(ui, at, said, style.clone(), 60.0);
    let at = pos2(shown.left() - 4.0, inner.bottom() - 12.0);
    let figure = (face::display(24.0), palette.ink);
    let shown = small::right(ui, at, &each.to_string(), figure, 50.0);
    let room = shown.left() - inner.left() - 6.0;
    let at = pos2(inner.left(), inner.bottom() - 10.0);
    let style: (fn(f32) -> FontId, _) = (face::text, palette.weak);
    text::in_one_or_two(ui, at, &sum, style, [8.5, 12.0], room);
    let points = names::vp(each.into());
    let told = match is_king {
        true => fl!(tiletum_fair_told_king, round, city = name, points),
        false => fl!(tiletum_fair_told, round, city = name, counts, points),
    };
    about(ui, rect, Thing::Fair);
    tell(ui, rect, ("fair", round), &told);
}

/// Draws who takes part, why, and the points.
fn who_takes_part(ui: &Ui, view: &View<'_>, rect: Rect, high: f32) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(14.0, 8.0));
    let round = now(view);
    let (city, tile, each) = view.game.fair(round);
    let at = pos2(inner.left(), inner.top() + 9.0);
    small::caption(ui, at, fl!(tiletum_fair_who), inner.width() * 0.6);
    if tile.condition == Condition::Crest || tile.condition == Condition::CrestContract {
        let at = pos2(inner.right(), inner.top() + 9.0);
        let style = (face::text(12.5), palette.weak);
        small::right(
            ui,
            at,
            fl!(tiletum_fair_crests_anywhere),
            style,
            inner.width() * 0.4,
        );
    }
    let mut seats: Vec<Seat> = view.game.seats().collect();
    let standing = |seat: Seat| view.game.at_fair(round, seat);
    seats.sort_by_key(|&seat| {
        let at = standing(seat);
        (!takes_part(round, at.takes_part()), -at.vp)
    });
    let most = seats
        .iter()
        .map(|&seat| standing(seat).vp)
        .max()
        .unwrap_or(1);
    for (line, &seat) in seats.iter().enumerate() {
        let at_fair = standing(seat);
        let is_there = takes_part(round, at_fair.takes_part());
        let y = inner.top() + 24.0 + high * (line as f32 + 0.5);
        hair(ui, inner.x_range(), y - high / 2.0);
        small::seat(ui, pos2(inner.left() + 8.0, y), 14.0, seat);
        let name = view.words.seat(seat);
        let (said, font) = text::name_in_room(ui, &name, face::display, &[18.0, 16.0, 13.0], 84.0);
        small::left(
            ui,
            pos2(inner.left() + 24.0, y),
            &said,
            (font, palette.ink),
            84.0,
        );
        let (icon, colour) = match is_there {
            true => (Icon::Check, palette.right),
            false => (Icon::Cross, palette.wrong),
        };
        let mark = small::square(inner.left() + 116.0, y, 13.0);
        icons::paint(ui.painter(), mark, icon, colour);
        let steps = view
            .edition()
            .steps(view.game.player(seat).piece(Piece::Merchant), city.space());
        let why = match (is_there, at_fair.by_house, at_fair.by_merchant) {
            (true, true, _) => {
                fl!(
                    tiletum_fair_by_house,
                    city = names::city(view.edition(), city)
                )
            }
            (true, false, true) => fl!(tiletum_fair_by_merchant).to_owned(),
            (true, false, false) => fl!(tiletum_fair_by_all).to_owned(),
            (false, _, _) => fl!(tiletum_fair_away, steps),
        };
        let room = inner.width() * 0.3;
        let font = text::fitting(ui, &why, face::text, [11.0, 13.5], room);
        let at = pos2(mark.right() + 8.0, y);
        small::left(ui, at, &why, (font, palette.ink), room);
        let from = inner.left() + 116.0 + 21.0 + room + 8.0;
        let count = fl!(tiletum_fair_times, number = at_fair.count);
        let style = (face::text(13.0), palette.ink);
        let shown = small::left(ui, pos2(from, y), &count, style, 60.0);
        let (left, right) = (from + 56.0, inner.right() - 150.0);
        let part = (at_fair.vp.max(0) as f32 / most.max(1) as f32).min(1.0);
        let bar = Rect::from_x_y_ranges(
            left..=left + (right - left).max(10.0) * part,
            y - 8.0..=y + 8.0,
        );
        let end = pieces(ui, bar, at_fair.count, is_there);
        let (points, colour) = match is_there {
            true => (gain(at_fair.vp), palette.right),
            false => ("0".to_owned(), palette.weak),
        };
        let style = (face::display(18.0), colour);
        small::left(ui, pos2(end + 6.0, y), &points, style, 60.0);
        let more = match (is_there, tile.condition) {
            (_, Condition::King) => String::new(),
            (true, _) => fl!(tiletum_fair_one_more, points = names::vp(each.into())),
            (false, _) => fl!(tiletum_fair_would_be, points = names::vp(at_fair.vp)),
        };
        let font = text::fitting(ui, &more, face::text, [10.5, 12.5], 118.0);
        small::right(
            ui,
            pos2(inner.right(), y),
            &more,
            (font, palette.weak),
            118.0,
        );
        let told = format!("{name}: {why}. {count}, {points}. {more}");
        tell(ui, shown, ("part", line), &told);
    }
}

/// Returns whether a player takes part; in the first round everyone does (F1).
fn takes_part(round: u8, is_there: bool) -> bool {
    round == 1 || is_there
}

/// Draws a bar of this many equal pieces. Returns its end.
fn pieces(ui: &Ui, rect: Rect, count: u8, is_there: bool) -> f32 {
    let palette = Palette::of(ui);
    if count == 0 || rect.width() < 4.0 {
        return rect.left();
    }
    if is_there {
        let edge = Stroke::new(1.0, palette.gold_edge);
        paint_bar(ui, rect, palette.gold_light, edge);
        for at in 1..count {
            let x = rect.left() + rect.width() * f32::from(at) / f32::from(count);
            ui.painter().vline(x, rect.y_range(), edge);
        }
    } else {
        dashed(ui.painter(), rect, palette.weak);
    }
    rect.right()
}

fn paint_bar(ui: &Ui, rect: Rect, fill: Color32, edge: Stroke) {
    ui.painter().rect(rect, 3.0, fill, edge, StrokeKind::Inside);
}

/// Draws how far every player is from the next fair, and what they would score.
fn next_fair(ui: &Ui, view: &View<'_>, round: u8, rect: Rect) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(14.0, 8.0));
    let (city, tile, each) = view.game.fair(round);
    let name = names::city(view.edition(), city);
    let heading = match tile.condition {
        Condition::King => {
            fl!(
                tiletum_fair_next_king,
                city = name,
                points = names::vp(each.into())
            )
        }
        other => fl!(
            tiletum_fair_next,
            city = name,
            points = each,
            counts = condition(other)
        ),
    };
    let font = text::fitting(ui, &heading, face::strong, [10.5, 12.5], inner.width());
    let at = pos2(inner.left(), inner.top() + 9.0);
    let shown = small::left(ui, at, &heading, (font, palette.weak), inner.width());
    hear(ui, shown, "next", &heading);
    let high = (inner.height() - 20.0) / view.game.player_count() as f32;
    for (line, seat) in view.game.seats().enumerate() {
        let y = inner.top() + 22.0 + high * (line as f32 + 0.5);
        hair(ui, inner.x_range(), y - high / 2.0);
        small::seat(ui, pos2(inner.left() + 7.0, y), 12.0, seat);
        let name = view.words.seat(seat);
        let room = (inner.width() * 0.32).min(80.0);
        let (said, font) = text::name_in_room(ui, &name, face::display, &[15.0, 13.0], room);
        let at = pos2(inner.left() + 20.0, y);
        small::left(ui, at, &said, (font, palette.ink), room);
        let player = view.game.player(seat);
        let at_fair = view.game.at_fair(round, seat);
        let steps = view
            .edition()
            .steps(player.piece(Piece::Merchant), city.space());
        let how = match (at_fair.by_house, at_fair.by_merchant) {
            (true, _) => fl!(tiletum_fair_house_there).to_owned(),
            (false, true) => fl!(tiletum_fair_by_merchant).to_owned(),
            (false, false) => fl!(tiletum_fair_away, steps),
        };
        let points = names::vp(at_fair.vp);
        let style = (face::text(12.5), palette.ink);
        let shown = small::right(ui, pos2(inner.right(), y), &points, style, 70.0);
        let at = pos2(inner.left() + 30.0 + room, y);
        let room = shown.left() - at.x - 6.0;
        let font = text::fitting(ui, &how, face::text, [9.0, 12.5], room);
        small::left(ui, at, &how, (font, palette.ink), room);
        tell(
            ui,
            shown,
            ("next", line),
            &format!("{name}: {how}, {points}"),
        );
    }
}
