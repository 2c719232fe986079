//! The wheel: six segments with their dice, the action places around it with their bonus
//! tiles, and next to it what the player to act can decide: each die with what it is worth,
//! or the options of the action and the free tasks. Below, the king track.
//!
//! Buttons: each die, each option. Arrow keys go through the dice, `+` and `-` change one.

use std::f32::consts::TAU;

use eframe::egui::{
    CornerRadius, Id, Key, Pos2, Rect, RectAlign, Response, Role, ScrollArea, Sense, Shape, Stroke,
    StrokeKind, Tooltip, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::about::{about, about_this};
use super::art::DieLook;
use super::choices::{Legal, Part};
use super::rolling::Typed;
use super::{Intent, View, arrows, art, bag, die_chosen, keys, king, options};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::small;
use crate::ui::parts::small::tell;
use crate::ui::parts::widgets;
use tiletum::{ActionPlace, Command, Decision, Dice, Die, Good, Phase, Slot, Spot, Step};
use words::fl;
use words::language::capital;
use words::tiletum::names;
use words::tiletum::rulebook::Thing;

/// The height of the tab below which the king track is left out, in points.
const ROOM: f32 = 400.0;
/// The radius below which the numbers of the wheel are smaller and farther out, in points.
const SMALL_WHEEL: f32 = 115.0;
/// The width of the decisions next to the wheel.
const BESIDE: f32 = 206.0;
/// The size of the wheel with its places, as drawn at 1280×720.
const DRAWN: Vec2 = vec2(460.0, 405.0);
/// The size of an action place.
const PLACE: [f32; 2] = [112.0, 46.0];
/// The side of a die on the wheel, and in the list.
const DIE: f32 = 30.0;
const SMALL: f32 = 22.0;
/// The height of a line of the list.
const LINE: f32 = 32.0;
/// The width of the scroll bar next to the list.
const LANE: f32 = 5.0;
/// The height of the warning.
const WARNING: f32 = 46.0;

/// Draws the tab.
pub fn show(ui: &mut Ui, view: &View<'_>, legal: &Legal, typed: &Typed) -> Option<Intent> {
    let rect = ui.available_rect_before_wrap();
    // If there is little height, the king track is left out: it has a tab of its own.
    let has_room = rect.height() >= ROOM;
    let strip = rect.with_min_y(rect.bottom() - king::STRIP);
    let above = match has_room {
        true => rect.with_max_y(strip.top() - 6.0),
        false => rect,
    };
    let beside = above.with_min_x(above.right() - BESIDE);
    let middle = above.with_max_x(beside.left() - 12.0);
    let asks_for_dice = bag::is_asked(view);
    let lying = match asks_for_dice {
        true => typed.dice,
        false => *view.game.wheel(),
    };
    let mut wanted = wheel(ui, view, legal, (middle, lying));
    if asks_for_dice {
        bag::show(ui, view, typed, beside);
    }
    let beside = match options::warning(view).filter(|_| has_room) {
        Some(warning) => warned(ui, beside, warning),
        None => beside,
    };
    let mut inside = small::from_above(ui, beside);
    wanted = wanted.or(options(&mut inside, view, legal));
    if has_room {
        king::strip(ui, view, strip);
    }
    ui.allocate_rect(rect, Sense::hover());
    wanted
}

/// Draws a warning at the bottom of the list. Returns the room left for the list.
fn warned(ui: &Ui, rect: Rect, warning: &str) -> Rect {
    let palette = Palette::of(ui);
    let foot = rect.with_min_y(rect.bottom() - WARNING);
    let ground = widgets::shade(palette.card, palette.gold_light, 0.3);
    widgets::paint_card(ui, foot, ground, Stroke::new(1.0, palette.gold_edge));
    let picture = small::square(foot.left() + 9.0, foot.center().y, 20.0);
    small::icon(ui, picture.center(), 18.0, art::glyphs::STORE, palette.ink);
    let at = pos2(picture.right() + 8.0, foot.center().y);
    let room = foot.right() - at.x - 8.0;
    let style: (fn(f32) -> _, _) = (face::text, palette.ink);
    text::in_one_or_two(ui, at, warning, style, [10.0, 13.0], room);
    small::hear(ui, foot, "warning", warning);
    rect.with_max_y(foot.top() - 6.0)
}

/// Draws the wheel, the dice on it and the places around it.
fn wheel(ui: &Ui, view: &View<'_>, legal: &Legal, (rect, dice): (Rect, Dice)) -> Option<Intent> {
    let palette = Palette::of(ui);
    let game = view.game;
    let centre = rect.center();
    // With little width, places are narrower and their tiles smaller. On a large screen
    // everything grows.
    let scale = (rect.width() / DRAWN.x).min(rect.height() / DRAWN.y);
    let scale = scale.clamp(1.0, 1.8);
    let wide = (rect.width() * 0.29).clamp(90.0, PLACE[0] * scale);
    let high = PLACE[1] * scale;
    let radius = (rect.width() / 2.0 - wide * 0.74)
        .min(rect.height() / 2.0 - high - 6.0)
        .max(60.0);
    let chosen = game.turn().map(|turn| usize::from(turn.place));
    // The segment of a place is in the middle of its sixth, the first one at the top.
    let angle = |at: f32| (at / 6.0 - 0.25) * TAU;
    for at in 0..6 {
        let arc = (0..=8).map(|step| {
            let part = at as f32 - 0.5 + step as f32 / 8.0;
            centre + radius * vec2(angle(part).cos(), angle(part).sin())
        });
        let mut points = vec![centre];
        points.extend(arc);
        let is_chosen = chosen == Some(at);
        let fill = match (is_chosen, at % 2) {
            (true, _) => palette.chosen,
            (false, 0) => palette.card,
            (false, _) => palette.paper_top,
        };
        let line = Stroke::new(1.0, palette.wood);
        ui.painter().add(Shape::convex_polygon(points, fill, line));
    }
    let ring = Stroke::new(5.0, palette.wood);
    ui.painter().circle_stroke(centre, radius, ring);
    ui.painter().circle(
        centre,
        radius * 0.12,
        palette.wood,
        Stroke::new(1.0, palette.ink),
    );
    let rose = art::glyphs::FIRST;
    small::icon(ui, centre, radius * 0.17, rose, palette.gold_light);
    let mut wanted = None;
    for at in 0..6_usize {
        let value = value_at(view, at);
        let towards = vec2(angle(at as f32).cos(), angle(at as f32).sin());
        let (out, scale) = match radius < SMALL_WHEEL {
            true => (0.47, 0.7),
            false => (0.3, scale),
        };
        let figure = centre + towards * (radius * out);
        let style = (face::display(22.0 * scale), palette.ink);
        let above = figure - vec2(0.0, 5.0 * scale);
        small::centred(ui, above, &value.to_string(), style, 30.0 * scale);
        let style = (face::text((11.5 * scale).max(9.0)), palette.weak);
        let below = figure + vec2(0.0, 12.0 * scale);
        small::centred(ui, below, &names::ap(7 - value), style, 48.0 * scale);
        // One at the top, two on the right, one at the bottom, two on the left.
        let corner = match at {
            0 | 3 => centre + towards * (radius + 6.0 + high / 2.0),
            _ => {
                let aside = rect.width() / 2.0 - wide / 2.0 - 1.0;
                centre
                    + vec2(
                        aside * towards.x.signum(),
                        radius * 0.72 * towards.y.signum(),
                    )
            }
        };
        let place_rect = Rect::from_center_size(corner, vec2(wide, high));
        place(ui, view, at, place_rect, chosen == Some(at));
        let lying = on_segment(dice, value);
        wanted = wanted.or(dice_of(ui, view, legal, &lying, (centre, towards, radius)));
    }
    wanted
}

/// Returns the value of the segment next to a place.
fn value_at(view: &View<'_>, place: usize) -> u8 {
    let values = &view.edition().data().wheel.values;
    let rotation = usize::from(view.game.rotation());
    values[(place + values.len() - rotation) % values.len()]
}

/// Returns the dice on the segment of a value, one after the other.
fn on_segment(wheel: Dice, value: u8) -> Vec<Die> {
    let kinds = wheel.kinds().filter(|die| die.value == value);
    let all = kinds.flat_map(|die| std::iter::repeat_n(die, usize::from(wheel.count(die))));
    all.collect()
}

/// Draws the dice of a segment in rows across it, each as a button if it can be taken.
fn dice_of(
    ui: &Ui,
    view: &View<'_>,
    legal: &Legal,
    lying: &[Die],
    (centre, towards, radius): (Pos2, Vec2, f32),
) -> Option<Intent> {
    let across = vec2(-towards.y, towards.x);
    let side = (radius * 0.2).min(DIE.max(radius * 0.17));
    let mut wanted = None;
    for (at, &die) in lying.iter().enumerate() {
        // Three outside, then two further in, where the segment is narrow.
        let (row, in_row, row_len) = match at {
            0..3 => (0, at, lying.len().min(3)),
            3..5 => (1, at - 3, (lying.len() - 3).min(2)),
            _ => (2, (at - 5) % 2, (lying.len() - 5).min(2)),
        };
        let offset = in_row as f32 - (row_len as f32 - 1.0) / 2.0;
        let out = radius * (0.82 - 0.21 * row as f32);
        let middle = centre + towards * out + across * offset * (side + 4.0);
        let rect = small::around(middle, side);
        art::die(ui, rect, die, DieLook::Plain);
        let take = Decision::TakeDie(die, die.value);
        let command = legal.iter().find(|command| command.decision == take);
        let mut told = capital(&names::die(die));
        let alike = lying[..at].iter().filter(|&&it| it == die).count();
        if alike > 0 {
            told = format!("{told} ({})", alike + 1);
        }
        match command {
            Some(_) => {
                let id = ui.scope_id().with(("die", die.good, die.value, at));
                let response = ui.interact(rect.expand(2.0), id, Sense::click());
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
                if die_chosen::press(ui, view, &response, (die, die.value)) {
                    let takes = die_chosen::takes(view, (die, die.value), true);
                    wanted = Some(Intent::Play(takes));
                }
                let is_first = at == lying.iter().position(|it| *it == die).unwrap_or(at);
                let chosen = die_chosen::chosen(ui, view);
                let is_chosen = is_first && chosen.is_some_and(|(chosen, _)| chosen == die);
                let strong = response.has_focus() || is_chosen;
                if response.hovered() || strong {
                    let palette = Palette::of(ui);
                    let edge = match strong {
                        true => Stroke::new(2.0, palette.accent),
                        false => Stroke::new(1.0, palette.weak),
                    };
                    let round = CornerRadius::same(6);
                    ui.painter()
                        .rect_stroke(rect.expand(2.0), round, edge, StrokeKind::Outside);
                }
                response.on_hover_text(with_tile(view, die));
            }
            None => tell(ui, rect, ("die", die.good, die.value, at), &told),
        }
    }
    wanted
}

/// Draws an action place: its action, who is stronger there, and its bonus tile.
fn place(ui: &Ui, view: &View<'_>, at: usize, rect: Rect, is_chosen: bool) {
    let palette = Palette::of(ui);
    let action = view.game.places()[at];
    about(ui, rect, action);
    let (fill, edge) = match is_chosen {
        true => (palette.chosen, Stroke::new(2.0, palette.accent)),
        false => (palette.card, Stroke::new(1.0, palette.line)),
    };
    let round = CornerRadius::same(6);
    ui.painter()
        .rect(rect, round, fill, edge, StrokeKind::Inside);
    let scale = rect.height() / PLACE[1];
    let inner = rect.shrink2(vec2(7.0, 5.0) * scale);
    let name = capital(names::place(action));
    let slot = view.game.slot(Spot::Wheel(at as u8)).unwrap_or_default();
    let side = inner.height().min(rect.width() * 0.33);
    let tile = Rect::from_min_size(pos2(inner.right() - side, inner.top()), vec2(side, side));
    let room = match side < inner.height() {
        true => inner.width(),
        false => tile.left() - inner.left() - 4.0,
    };
    let sizes = [10.0, 14.0].map(|size| size * scale);
    let font = text::fitting(ui, &name, face::display, sizes, room);
    let middle = pos2(inner.left(), inner.bottom() - 8.0 * scale);
    match text::width(ui, &name, font.clone()) <= room {
        true => {
            small::left(ui, middle, &name, (font, palette.ink), room);
        }
        false => {
            let style: (fn(f32) -> _, _) = (face::display, palette.ink);
            let above = middle - vec2(0.0, 3.0 * scale);
            text::in_one_or_two(ui, above, &name, style, [8.5 * scale, sizes[0]], room);
        }
    }
    let icon = small::square(inner.left(), inner.top() + 9.0 * scale, 16.0 * scale);
    icons::paint(
        ui.painter(),
        icon,
        art::glyphs::place_icon(action),
        palette.ink,
    );
    let mut x = icon.right() + 10.0 * scale;
    let mut told = vec![name.clone()];
    if let Some(of) = action.action() {
        for seat in view.game.seats() {
            let more = view.game.player(seat).bonus_ap(of, view.edition());
            if more == 0 || x > tile.left() - 26.0 * scale {
                continue;
            }
            let y = inner.top() + 9.0 * scale;
            small::seat(ui, pos2(x, y), 10.0 * scale, seat);
            let at = pos2(x + 7.0 * scale, y);
            let style = (face::strong(11.0 * scale), palette.ink);
            let shown = small::left(ui, at, &format!("+{more}"), style, 24.0 * scale);
            x = shown.right() + 10.0 * scale;
            told.push(format!("{} +{}", view.words.seat(seat), names::ap(more)));
        }
    }
    art::slot(ui, tile, view.edition(), slot);
    if slot != Slot::Empty {
        told.push(view.words.tile(slot.tile()));
    }
    tell(ui, rect, ("place", at), &told.join(". "));
}

/// Describes what a die is worth for the player to act: goods, and AP including those of
/// completed buildings.
fn brings(view: &View<'_>, die: Die) -> String {
    let place = view.game.places()[view.game.place_of(die)];
    let more = bonus(view, place);
    let points = names::ap(7 - die.value + more);
    let goods = names::amount(die.good, die.value.into());
    fl!(
        tiletum_wheel_brings,
        action = names::place(place),
        goods,
        points
    )
}

fn bonus(view: &View<'_>, place: ActionPlace) -> u8 {
    let of = view.asked.zip(place.action());
    of.map_or(0, |(seat, action)| {
        view.game.player(seat).bonus_ap(action, view.edition())
    })
}

/// Draws the possible decisions.
fn options(ui: &mut Ui, view: &View<'_>, legal: &Legal) -> Option<Intent> {
    let mut wanted = None;
    let area = ScrollArea::vertical().auto_shrink(false);
    // The bar has a lane of its own, next to the tiles.
    ui.spacing_mut().scroll.floating_allocated_width = LANE;
    let scrolled = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        let mut lines = Vec::new();
        // First with their own values, then those changed for gold (T5).
        for is_changed in [false, true] {
            let dice = legal
                .of(Part::Dice)
                .filter_map(|command| match command.decision {
                    Decision::TakeDie(die, to) if (die.value != to) == is_changed => {
                        Some((die, to))
                    }
                    _ => None,
                });
            let dice: Vec<(Die, u8)> = dice.collect();
            if dice.is_empty() {
                continue;
            }
            widgets::caption(
                ui,
                match is_changed {
                    false => fl!(tiletum_options_dice),
                    true => fl!(tiletum_options_changed),
                },
            );
            for (die, to) in dice {
                let (response, takes) = line(ui, view, die, to);
                lines.push((die, to, response.id));
                if takes {
                    let takes = die_chosen::takes(view, (die, to), true);
                    wanted = Some(Intent::Play(takes));
                }
            }
        }
        walk_dice(ui, &lines);
        let mut buttons = Vec::new();
        for part in [Part::Action, Part::Free] {
            if legal.of(part).next().is_none() {
                continue;
            }
            widgets::caption(ui, &heading(view, part));
            let pressed = options::show(ui, view, (legal, part), &mut buttons);
            wanted = wanted.take().or(pressed);
        }
        if lines.is_empty() {
            options::walk(ui, &buttons);
        }
    });
    small::goes_on(ui, &scrolled);
    wanted
}

/// Moves through the dice with the arrow keys, and to another value of the same die with
/// `+` and `-`.
fn walk_dice(ui: &Ui, lines: &[(Die, u8, Id)]) {
    let ids: Vec<Id> = lines.iter().map(|line| line.2).collect();
    let all = [keys::DICE.keys, keys::VALUE.keys].concat();
    let Some((at, key)) = arrows::pressed(ui, &ids, &all) else {
        return;
    };
    let now = at.map(|at| lines[at]);
    let goal = if keys::VALUE.keys.contains(&key) {
        let by = if key == Key::Minus { 4 } else { 0 };
        let is_next = |line: &&(Die, u8, Id)| {
            now.is_some_and(|(die, to, _)| line.0 == die && line.1 == (to + by) % 6 + 1)
        };
        lines.iter().find(is_next)
    } else {
        let plain: Vec<_> = lines.iter().filter(|line| line.0.value == line.1).collect();
        let here = now.and_then(|now| plain.iter().position(|line| line.0 == now.0));
        let forward = matches!(key, Key::ArrowRight | Key::ArrowDown);
        let by = if forward {
            1
        } else {
            plain.len().saturating_sub(1)
        };
        let next = here.map_or(0, |here| (here + by) % plain.len());
        plain.get(next).copied()
    };
    if let Some(line) = goal {
        arrows::go(ui, line.2);
    }
}

/// Draws a die in the list with what it is worth, and returns whether it is to be taken.
fn line(ui: &mut Ui, view: &View<'_>, die: Die, to: u8) -> (Response, bool) {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width() - 1.0, LINE);
    let (_, rect) = ui.allocate_space(size);
    let taken = Die { value: to, ..die };
    let command = Decision::TakeDie(die, to);
    let seat = view.asked.unwrap_or_else(|| view.acting());
    let button = view
        .words
        .button(Some(view.game), &Command::new(seat, command));
    let told = format!("{button}: {}", brings(view, taken));
    let response = ui.interact(
        rect,
        ui.scope_id().with(("line", die.good, die.value, to)),
        Sense::click(),
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
    focus::comes_by_keyboard(ui, &response);
    if response.has_focus() {
        focus::focus_ring(ui, rect);
    }
    about_this(&response, Thing::Die);
    let takes = die_chosen::press(ui, view, &response, (die, to));
    let is_chosen = die_chosen::chosen(ui, view) == Some((die, to));
    // A die under the pointer looks different from the selected one.
    let strong = response.has_focus() || is_chosen;
    let fill = match strong || response.hovered() {
        true => palette.chosen,
        false => palette.card,
    };
    let edge = Stroke::new(1.0, if strong { palette.accent } else { palette.line });
    ui.painter().rect(rect, 5.0, fill, edge, StrokeKind::Inside);
    let y = rect.center().y;
    art::die(
        ui,
        small::square(rect.left() + 6.0, y, SMALL),
        die,
        DieLook::Plain,
    );
    let mut x = rect.left() + 6.0 + SMALL + 6.0;
    if to != die.value {
        let arrow = pos2(x + 4.0, y);
        let style = (face::text(13.0), palette.weak);
        small::centred(ui, arrow, "→", style, 14.0);
        art::die(ui, small::square(x + 13.0, y, SMALL), taken, DieLook::Plain);
        x += 13.0 + SMALL + 6.0;
    }
    let place = view.game.places()[view.game.place_of(taken)];
    small::icon(
        ui,
        pos2(x + 8.0, y),
        16.0,
        art::glyphs::place_icon(place),
        palette.ink,
    );
    x += 22.0;
    if to == die.value {
        let style = (face::strong(13.5), palette.ink);
        let shown = small::left(ui, pos2(x, y), &to.to_string(), style, 16.0);
        art::good(ui, small::square(shown.right() + 3.0, y, 15.0), die.good);
        x = shown.right() + 24.0;
    } else {
        let style = (face::strong(12.5), palette.ink);
        let gold = i32::from(words::tiletum::price_of(die.value, to));
        let shown = small::left(ui, pos2(x, y), &gold.to_string(), style, 20.0);
        art::good(ui, small::square(shown.right() + 2.0, y, 14.0), Good::Gold);
        x = shown.right() + 20.0;
    }
    let mut right = rect.right() - 6.0;
    let slot = view.game.slot(Spot::Wheel(view.game.place_of(taken) as u8));
    if let Some(slot) = slot.filter(|&slot| slot != Slot::Empty) {
        let tile = small::square(right - 24.0, y, 24.0);
        art::slot(ui, tile, view.edition(), slot);
        if !takes_tile(view, die, to) {
            // The reason is shown when the player tries to take it.
            let line = Stroke::new(2.0, palette.wrong);
            let (from, to) = (tile.left_bottom(), tile.right_top());
            ui.painter().line_segment([from, to], line);
        }
        right = tile.left() - 8.0;
    } else {
        let style = (face::text(11.5), palette.weak);
        let said = fl!(tiletum_wheel_no_tile);
        right = small::right(ui, pos2(right, y), said, style, 46.0).left() - 8.0;
    }
    let own = bonus(view, place);
    small::icon(ui, pos2(right - 6.0, y), 12.0, art::glyphs::AP, palette.ink);
    right -= 16.0;
    if own > 0 {
        let style = (face::strong(13.0), palette.gold_edge);
        right = small::right(ui, pos2(right, y), &format!("+{own}"), style, 24.0).left();
    }
    let style = (face::strong(13.5), palette.ink);
    small::right(
        ui,
        pos2(right, y),
        &(7 - to).to_string(),
        style,
        (right - x).max(12.0),
    );
    // Next to the list, so that it covers no other line.
    let mut tip = Tooltip::for_enabled(&response);
    tip.popup = tip.popup.align(RectAlign::LEFT);
    tip.show(|ui| ui.label(with_tile(view, taken)));
    (response, takes)
}

/// Describes what a die is worth, and the tile that comes with it, for the tooltip.
fn with_tile(view: &View<'_>, die: Die) -> String {
    let spot = Spot::Wheel(view.game.place_of(die) as u8);
    let slot = view.game.slot(spot).filter(|&slot| slot != Slot::Empty);
    let tile = slot.map(|slot| capital(&view.words.tile(slot.tile())));
    [Some(capital(&brings(view, die))), tile]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join("\n")
}

/// Returns whether the bonus tile can be taken with a die (T7).
fn takes_tile(view: &View<'_>, die: Die, to: u8) -> bool {
    let seat = view.asked.unwrap_or_else(|| view.acting());
    let mut game = *view.game;
    let takes = Command::new(seat, Decision::TakeDie(die, to));
    let tile = Command::new(seat, Decision::TakeTile);
    game.play(&takes).is_ok() && game.check(&tile).is_ok()
}

fn heading(view: &View<'_>, part: Part) -> String {
    let game = view.game;
    match (part, game.frames().top(), game.turn()) {
        (Part::Dice, ..) => fl!(tiletum_options_dice).to_owned(),
        (Part::Free, ..) => fl!(tiletum_options_free).to_owned(),
        (Part::Action | Part::End, Some(frame), _) => {
            let effect = capital(&names::frame(frame));
            fl!(tiletum_options_effect, effect)
        }
        (Part::Action | Part::End, None, Some(turn)) => match turn.action {
            Some(action) => fl!(
                tiletum_options_action,
                action = capital(names::action(action)),
                points = names::ap(turn.ap)
            ),
            None if game.phase() == Phase::Turn(Step::Die) => fl!(tiletum_options_die).to_owned(),
            None => fl!(tiletum_acts_universal).to_owned(),
        },
        (Part::Action | Part::End, None, None) => super::ask::phase(view).to_owned(),
    }
}
