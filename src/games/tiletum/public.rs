//! The public screen: a window for everyone at the table, for example on a television. It
//! shows the map, the remaining dice, whose turn it is with the action and its AP, and
//! every player's possessions, readable from four metres away. Nothing is hidden (G4).

use eframe::egui::{Color32, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::art::DieLook;
use super::{View, art, ask, map, track};
use crate::ui::base::icons;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::large;
use crate::ui::parts::small;
use crate::ui::parts::small::{hair, hear};
use crate::ui::parts::widgets::paint_card;
use table::{Item as _, Seat};
use tiletum::{Good, Phase, Spot, Step};
use words::fl;
use words::language::capital;
use words::tiletum::names;

/// The height of the header, and of the map.
const HEADER: f32 = 100.0;
const MAP: f32 = 726.0;
/// The margin, and the gap between the parts.
const EDGE: f32 = 20.0;
const GAP: f32 = 18.0;
/// The height of the part about whose turn it is.
const TURN: f32 = 236.0;

/// Draws the screen in all of the room.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    let (room, scale) = large::ground(ui);
    let (head, rest) = room.split_top_bottom_at_y(room.top() + HEADER * scale);
    header(ui, view, head, scale);
    let rest = rest.shrink(EDGE * scale);
    let (middle, below) = rest.split_top_bottom_at_y(rest.top() + MAP * scale);
    let size = art::MAP * (middle.height() / art::MAP.y);
    let (left, right) = middle.split_left_right_at_x(middle.left() + size.x);
    map::looked_at(ui, view, left);
    let edge = Stroke::new(3.0 * scale, art::Colours::of(ui).frame[0]);
    let inside = StrokeKind::Inside;
    ui.painter().rect_stroke(left, 8.0 * scale, edge, inside);
    let right = right.with_min_x(right.left() + GAP * scale);
    let (above, dice) = right.split_top_bottom_at_y(right.top() + TURN * scale);
    turn(ui, view, above, scale);
    let dice = dice.with_min_y(dice.top() + GAP * scale);
    match view.game.is_over() {
        true => ranking(ui, view, dice, scale),
        false => on_the_wheel(ui, view, dice, scale),
    }
    let below = below.with_min_y(below.top() + GAP * scale);
    all_seats(ui, view, below, scale);
    ui.allocate_rect(room, Sense::hover());
}

fn header(ui: &mut Ui, view: &View<'_>, rect: Rect, scale: f32) {
    let turn = match view.game.phase() {
        Phase::Turn(_) => Some(fl!(tiletum_public_turn, turn = view.game.step())),
        _ => None,
    };
    let said = (ask::phase(view), large::earlier(view.session).or(turn));
    let sizes = [30.0, 0.34, 22.0, 7.0, 30.0];
    let mut inside = large::header(ui, (rect, scale), said, sizes);
    track::pips(&mut inside, view, 2.1 * scale);
    track::show(&mut inside, view, 2.1 * scale);
}

/// Draws whose turn it is, with the action and its AP; otherwise the current question.
fn turn(ui: &Ui, view: &View<'_>, rect: Rect, scale: f32) {
    let palette = Palette::of(ui);
    let game = view.game;
    let asked = ask::ask(view);
    let seat = match game.is_over() {
        true => game.standing().first().copied(),
        false => asked.seat,
    };
    let (fill, edge) = match asked.seat {
        Some(_) => (palette.halo, Stroke::new(5.0 * scale, palette.accent)),
        None => (palette.card, Stroke::new(1.5 * scale, palette.line)),
    };
    paint_card(ui, rect, fill, edge);
    let action = game.turn().and_then(|turn| {
        let action = turn.action.filter(|_| game.frames().top().is_none())?;
        let acts = matches!(game.phase(), Phase::Turn(Step::Act));
        acts.then_some((action, turn.ap))
    });
    let line = match (action, game.is_over()) {
        (Some((action, ap)), _) => fl!(
            tiletum_public_acts,
            action = names::action(action),
            points = names::ap(ap)
        ),
        (None, true) => {
            seat.map_or_else(String::new, |seat| names::vp(game.player(seat).vp().into()))
        }
        (None, false) => asked.title.clone(),
    };
    let room = rect.width() * 0.92;
    let upper = rect.center() - vec2(0.0, 40.0 * scale);
    match seat {
        Some(seat) => {
            let name = view.words.seat(seat);
            let sizes = [44.0 * scale, 112.0 * scale];
            let side = 84.0 * scale;
            let between = 22.0 * scale;
            let wide = room - side - between;
            let font = text::fitting(ui, &name, face::display, sizes, wide);
            let used = text::width(ui, &name, font.clone()).min(wide);
            let left = upper.x - (used + side + between) / 2.0;
            small::seat(ui, pos2(left + side / 2.0, upper.y), side, seat);
            let at = pos2(left + side + between, upper.y);
            small::left(ui, at, &name, (font, palette.ink), wide);
            hear(ui, rect, "turn", &format!("{name}. {line}"));
        }
        None => {
            let font = text::fitting(
                ui,
                &line,
                face::display,
                [34.0, 76.0].map(|it| it * scale),
                room,
            );
            small::centred(ui, upper, &line, (font, palette.ink), room);
            hear(ui, rect, "turn", &asked.told());
        }
    }
    let lower = rect.center() + vec2(0.0, 66.0 * scale);
    let said = if seat.is_some() { &line } else { &asked.line };
    let colour = match (action, seat) {
        (Some(_), _) => palette.accent,
        (None, Some(_)) => palette.ink,
        (None, None) => palette.weak,
    };
    let side = if action.is_some() { 60.0 * scale } else { 0.0 };
    let sizes = [24.0 * scale, 50.0 * scale];
    let font = text::fitting(ui, said, face::display, sizes, room - side);
    let at = lower + vec2(side / 2.0, 0.0);
    let shown = small::centred(ui, at, said, (font, colour), room - side);
    if let Some((action, _)) = action {
        let at = pos2(shown.left() - 36.0 * scale, lower.y);
        let icon = art::glyphs::action_icon(action);
        small::icon(ui, at, 46.0 * scale, icon, colour);
    }
}

/// Draws the remaining dice by their values: the action they lead to and its AP.
fn on_the_wheel(ui: &Ui, view: &View<'_>, rect: Rect, scale: f32) {
    let palette = Palette::of(ui);
    let game = view.game;
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(22.0, 12.0) * scale);
    let head = inner.with_max_y(inner.top() + 42.0 * scale);
    let said = fl!(tiletum_public_dice);
    let style = (face::strong(27.0 * scale), palette.ink);
    small::left(ui, head.left_center(), said, style, head.width() * 0.7);
    let left = game.wheel().total().to_string();
    let style = (face::text(27.0 * scale), palette.weak);
    small::right(ui, head.right_center(), &left, style, 80.0 * scale);
    hear(ui, head, "dice", &format!("{said}: {left}"));
    let each = (inner.bottom() - head.bottom()) / 6.0;
    for (row, value) in (1..=6_u8).enumerate() {
        let top = head.bottom() + each * row as f32;
        let row = Rect::from_x_y_ranges(inner.x_range(), top..=top + each);
        hair(ui, row.x_range(), row.top());
        let y = row.center().y;
        let die = |good| tiletum::Die { good, value };
        let at = game.place_of(die(Good::Gold));
        let place = game.places()[at];
        let style = (face::display(38.0 * scale), palette.ink);
        let at_left = |x: f32| pos2(row.left() + x * scale, y);
        small::left(ui, at_left(0.0), &value.to_string(), style, 30.0 * scale);
        let icon = art::glyphs::place_icon(place);
        small::icon(ui, at_left(56.0), 32.0 * scale, icon, palette.ink);
        let ap = 7 - value;
        let glass = pos2(row.right() - 11.0 * scale, y);
        small::icon(ui, glass, 24.0 * scale, art::glyphs::AP, palette.ink);
        let style = (face::strong(27.0 * scale), palette.ink);
        let right = pos2(row.right() - 28.0 * scale, y);
        let shown = small::right(ui, right, &ap.to_string(), style, 40.0 * scale);
        let mut x = shown.left().min(row.right() - 46.0 * scale) - 12.0 * scale;
        let mut told = Vec::new();
        let dice = game.wheel().kinds().filter(|die| die.value == value);
        let dice: Vec<_> = dice
            .flat_map(|die| std::iter::repeat_n(die, game.wheel().count(die).into()))
            .collect();
        let step = (48.0 * scale).min((x - row.left() - 250.0 * scale) / dice.len().max(1) as f32);
        told.extend(dice.iter().copied().map(names::die));
        for &die in dice.iter().rev() {
            let place = small::around(pos2(x - 21.0 * scale, y), 42.0 * scale);
            art::die(ui, place, die, DieLook::Plain);
            x -= step;
        }
        if let Some(tile) = game
            .slot(Spot::Wheel(at as u8))
            .and_then(tiletum::Slot::tile)
        {
            let at = at_left(210.0 + 22.0);
            if x - 44.0 * scale > at.x {
                art::tile(ui, small::around(at, 44.0 * scale), view.edition(), tile);
            }
            told.push(view.words.tile(Some(tile)));
        }
        let name = capital(names::place(place));
        let room = 124.0 * scale;
        let font = text::fitting(
            ui,
            &name,
            face::text,
            [21.0, 25.0].map(|it| it * scale),
            room,
        );
        small::left(ui, at_left(82.0), &name, (font, palette.ink), room);
        let points = names::ap(ap);
        let what = format!("{value}: {name}, {points}");
        told.insert(0, what);
        hear(ui, row, ("dice_of", value), &told.join(", "));
    }
}

/// Draws the players from the first to the last.
fn ranking(ui: &Ui, view: &View<'_>, rect: Rect, scale: f32) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(28.0, 18.0) * scale);
    let standing = view.game.standing();
    let each = (inner.height() / standing.len().max(1) as f32).min(104.0 * scale);
    for (place, &seat) in standing.iter().enumerate() {
        let top = inner.top() + each * place as f32;
        let row = Rect::from_x_y_ranges(inner.x_range(), top..=top + each);
        let y = row.center().y;
        if place > 0 {
            hair(ui, row.x_range(), row.top());
        }
        let rank = (place + 1).to_string();
        let style = (face::display(44.0 * scale), palette.weak);
        small::left(ui, row.left_center(), &rank, style, 40.0 * scale);
        small::seat(ui, pos2(row.left() + 76.0 * scale, y), 40.0 * scale, seat);
        let points = view.game.player(seat).vp();
        let style = (face::display(54.0 * scale), palette.ink);
        let shown = small::right(
            ui,
            row.right_center(),
            &points.to_string(),
            style,
            row.width(),
        );
        let left = row.left() + 112.0 * scale;
        let room = shown.left() - left - 12.0 * scale;
        let name = view.words.seat(seat);
        let sizes = [24.0, 48.0].map(|it| it * scale);
        let font = text::fitting(ui, &name, face::display, sizes, room);
        small::left(ui, pos2(left, y), &name, (font, palette.ink), room);
        let told = fl!(
            tiletum_end_place,
            place = place + 1,
            name,
            points = names::vp(points.into())
        );
        hear(ui, row, ("rank", seat), &told);
    }
}

/// Draws the seats side by side.
fn all_seats(ui: &Ui, view: &View<'_>, rect: Rect, scale: f32) {
    let seats: Vec<Seat> = view.game.seats().collect();
    let gap = 24.0 * scale;
    let count = seats.len() as f32;
    let wide = (rect.width() - gap * (count - 1.0)) / count;
    for (at, &seat) in seats.iter().enumerate() {
        let left = rect.left() + (wide + gap) * at as f32;
        let card = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()));
        one_seat(ui, view, seat, card, scale);
    }
}

fn one_seat(ui: &Ui, view: &View<'_>, seat: Seat, rect: Rect, scale: f32) {
    let palette = Palette::of(ui);
    let (game, player) = (view.game, view.game.player(seat));
    let name = view.words.seat(seat);
    let acts = game.may_decide().contains(seat);
    let edge = match acts {
        true => Stroke::new(5.0 * scale, palette.accent),
        false => Stroke::new(1.5 * scale, palette.line),
    };
    let round = 12.0 * scale;
    let inside = StrokeKind::Inside;
    ui.painter().rect_filled(rect, round, palette.card);
    let clip = ui
        .painter()
        .with_clip_rect(rect.with_max_y(rect.top() + 9.0 * scale));
    clip.rect_filled(rect, round, palette.seat(ui.ctx(), seat));
    let foot = rect.with_min_y(rect.bottom() - 56.0 * scale);
    let (ground, ink) = match acts {
        true => (palette.accent, palette.on_accent),
        false => (palette.sunk, palette.ink),
    };
    let clip = ui.painter().with_clip_rect(foot);
    clip.rect_filled(rect, round, ground);
    ui.painter().rect_stroke(rect, round, edge, inside);
    let inner = rect.shrink2(vec2(20.0 * scale, 0.0));
    let high = foot.top() - rect.top() - 9.0 * scale;
    let y = rect.top() + 9.0 * scale + high * 0.34;
    small::seat(ui, pos2(inner.left() + 17.0 * scale, y), 34.0 * scale, seat);
    let unit = fl!(tiletum_points_unit);
    let style = (face::text(23.0 * scale), palette.weak);
    let at = pos2(inner.right(), y + 8.0 * scale);
    let shown = small::right(ui, at, unit, style, 80.0 * scale);
    let points = player.vp();
    let style = (face::display(56.0 * scale), palette.ink);
    let at = pos2(shown.left() - 8.0 * scale, y);
    let shown = small::right(ui, at, &points.to_string(), style, 150.0 * scale);
    let told = format!("{name}: {}", names::vp(points.into()));
    hear(ui, shown, ("points", seat), &told);
    let left = inner.left() + 46.0 * scale;
    let is_first = game.order().first() == Some(&seat);
    let rose = if is_first { 42.0 * scale } else { 0.0 };
    let room = shown.left() - left - rose - 10.0 * scale;
    let sizes = [46.0, 40.0, 34.0, 28.0, 24.0].map(|size| size * scale);
    let (said, font) = text::name_in_room(ui, &name, face::display, &sizes, room);
    let shown = small::left(ui, pos2(left, y), &said, (font, palette.ink), room);
    if is_first {
        let at = pos2(shown.right() + 26.0 * scale, y);
        art::rose(ui, small::around(at, 34.0 * scale));
    }
    let y = rect.top() + 9.0 * scale + high * 0.78;
    let each = inner.width() / 5.0;
    for (at, &good) in Good::ALL.iter().enumerate() {
        let left = inner.left() + each * at as f32;
        let picture = small::square(left, y, 32.0 * scale);
        art::good(ui, picture, good);
        let amount = player.goods()[good].to_string();
        let style = (face::strong(28.0 * scale), palette.ink);
        let at = pos2(picture.right() + 7.0 * scale, y);
        small::left(ui, at, &amount, style, each);
    }
    let goods = names::goods(player.goods());
    let row = Rect::from_x_y_ranges(inner.x_range(), y - 17.0 * scale..=y + 17.0 * scale);
    hear(ui, row, ("goods", seat), &format!("{name}: {goods}"));
    supply(
        ui,
        view,
        seat,
        foot.shrink2(vec2(20.0 * scale, 0.0)),
        (ink, scale),
    );
}

/// Draws houses and pillars in supply, cathedral tiles, contracts, and the place on the
/// king track.
fn supply(ui: &Ui, view: &View<'_>, seat: Seat, rect: Rect, (ink, scale): (Color32, f32)) {
    let player = view.game.player(seat);
    let cathedrals = player.cathedral_tiles().iter().flatten().count();
    let (houses, pillars) = (player.house_supply(), player.pillar_supply());
    let contracts = player.fulfilled();
    let all = [
        (art::glyphs::HOUSE, usize::from(houses)),
        (art::glyphs::PILLAR, usize::from(pillars)),
        (art::glyphs::CATHEDRAL, cathedrals),
        (art::glyphs::CONTRACT, usize::from(contracts)),
    ];
    let y = rect.center().y;
    let each = (rect.width() - 100.0 * scale) / 4.0;
    for (at, (icon, number)) in all.into_iter().enumerate() {
        let place = small::square(rect.left() + each * at as f32, y, 26.0 * scale);
        icons::paint(ui.painter(), place, icon, ink);
        let style = (face::strong(26.0 * scale), ink);
        let at = pos2(place.right() + 7.0 * scale, y);
        small::left(ui, at, &number.to_string(), style, 50.0 * scale);
    }
    let (space, _) = view.game.king(seat);
    let king = match space {
        ..0 => format!("−{}", space.unsigned_abs()),
        _ => space.to_string(),
    };
    let style = (face::strong(26.0 * scale), ink);
    let shown = small::right(ui, rect.right_center(), &king, style, 60.0 * scale);
    let crown = pos2(shown.left() - 22.0 * scale, y);
    small::icon(ui, crown, 28.0 * scale, icons::Icon::Crown, ink);
    let said = fl!(tiletum_seat_supply, houses, pillars, cathedrals, contracts);
    let king = fl!(tiletum_seat_king, space = king);
    let name = view.words.seat(seat);
    hear(
        ui,
        rect,
        ("supply", seat),
        &format!("{name}: {said}. {king}"),
    );
}
