//! The end of the game. *Now* says who has won, and by how much or by what; the tab
//! `Result` has every player's points as towers, who has most of each source, what one more
//! of something would have scored, and the growth of the points.
//!
//! Buttons: `Look back at the decisions` (Enter, if it was played on this screen) and
//! `Export…`; at a real table `Check the scores`, otherwise `Another game` and `Same layout
//! again`. Accessible name of the total on a tower: `1. Anna: 15
//! VP`.

use eframe::egui::{Align, Align2, FontId, Id, Layout, Rect, Stroke, Ui, UiBuilder, pos2, vec2};

use super::history::History;
use super::origins::{Origin, pieces, stone};
use super::{Intent, View, ask, commands as own_commands};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{motion, text};
use crate::ui::parts::small::{hair, hear, tell};
use crate::ui::parts::towers::{Stands, height, swatch, tower};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{after_game, charts, page, small};
use crate::ui::session::reviewing::Wish;
use table::{Game as _, Seat};
use tiletum::rules::edition::BUILDINGS;
use tiletum::{Game, Setup, Source};
use words::fl;
use words::tiletum::names;

/// The least height of the tab before it scrolls.
const LEAST: f32 = 400.0;
/// The share of the width for the towers.
const TOWERS: f32 = 0.6;
/// The greatest and the least height of a source in the list, and the height of a line
/// about one more thing.
const ROW: [f32; 2] = [29.0, 22.0];
const MORE: f32 = 21.0;
/// The least and the greatest height of the curves.
const CURVES: [f32; 2] = [122.0, 240.0];

/// Draws "now": who has won.
pub fn verdict(ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
    let palette = Palette::of(ui);
    let rect = ui.max_rect();
    charts::golden(ui, rect);
    let side = (rect.height() - 26.0).min(rect.width() / 8.0);
    let middle = pos2(rect.left() + 16.0 + side / 2.0, rect.center().y);
    small::icon(ui, middle, side, Icon::Laurel, palette.leaf);
    let wide = 240.0_f32.min(rect.width() * 0.4);
    // Two rows: a table checks its score, the computer can deal again.
    let high = after_game::HEIGHT;
    let buttons = Rect::from_min_max(
        pos2(rect.right() - 16.0 - wide, rect.center().y - high / 2.0),
        pos2(rect.right() - 16.0, rect.bottom()),
    );
    let left = middle.x + side / 2.0 + 14.0;
    let room = buttons.left() - 12.0 - left;
    let title = text::giving_way(ui, (face::display, 20.0), room, |most| {
        ask::won_by(&view.with_names_of(most))
    });
    let font = text::fitting(ui, &title, face::display, [20.0, 36.0], room);
    let at = pos2(left, rect.center().y - 10.0);
    let heading = small::left(ui, at, &title, (font, palette.ink), room);
    hear(ui, heading, "verdict", &ask::won_by(view));
    let standing = view.game.standing();
    if let [first, second, ..] = standing[..] {
        let at = pos2(left, rect.center().y + 24.0);
        small::seat(ui, at + vec2(6.0, 0.0), 11.0, second);
        let said = how_far(view, [first, second]);
        let style = (face::text as fn(f32) -> FontId, palette.weak);
        let at = at + vec2(19.0, 0.0);
        let line = text::in_one_or_two(ui, at, &said, style, [11.5, 14.0], room - 19.0);
        tell(ui, line, "behind", &said);
    }
    let below = UiBuilder::new()
        .max_rect(buttons)
        .layout(Layout::top_down_justified(Align::Min));
    let mut inside = ui.new_child(below);
    inside.spacing_mut().item_spacing.y = 8.0;
    let mut wanted = None;
    if !view.game.is_digital() {
        let check = fl!(start_check);
        let press = Press::new(check).icon(Icon::Check);
        let press = press.at_least(vec2(inside.available_width(), 0.0));
        if inside
            .add(press)
            .on_hover_text(fl!(tiletum_start_check_hint))
            .clicked()
        {
            let mut sheet = Setup::from(view.game);
            Game::put_people(&mut sheet, view.session.people().clone());
            let sheet = Own::new(Game::ID, sheet);
            wanted = Some(Intent::Shell(Shell::ShowSheet(sheet)));
        }
    }
    let same = (
        &own_commands::TILETUM_SAME_DEAL,
        fl!(tiletum_same_deal_short),
    );
    let same = view.game.is_digital().then_some(same);
    let look_back = Intent::LookBack(Wish::Show).into();
    let after = after_game::below(&mut inside, same, &look_back);
    wanted.or(after.map(Intent::Shell))
}

/// Describes how far the second player is behind, or what broke the tie (E4).
fn how_far(view: &View<'_>, [first, second]: [Seat; 2]) -> String {
    let points = |seat| i32::from(view.game.player(seat).vp());
    let name = |seat| view.words.seat(seat);
    match points(first) - points(second) {
        0 => fl!(
            tiletum_report_tie,
            first = name(first),
            second = name(second)
        ),
        behind => fl!(
            tiletum_end_behind,
            name = name(second),
            points = names::vp(behind)
        ),
    }
}

/// Draws the tab.
pub fn show(ui: &mut Ui, view: &View<'_>, history: &History) {
    let high = ui.available_height().max(LEAST).floor();
    let rect = page::room(ui, high);
    let standing = view.game.standing();
    let low = match history.has_past() {
        true => (high * 0.28).clamp(CURVES[0], CURVES[1]).round(),
        false => 0.0,
    };
    let above = rect.with_max_y(rect.bottom() - low);
    let wide = (rect.width() * TOWERS).round();
    let (left, right) = above.split_left_right_at_x(above.left() + wide);
    towers(
        ui,
        view,
        &standing,
        left.with_max_y(left.bottom() - size::SPACE),
    );
    sources(ui, view, &standing, right.with_min_x(right.left() + 18.0));
    if history.has_past() {
        let below = rect.with_min_y(rect.bottom() - low);
        let inner = charts::card(ui, below, fl!(tiletum_end_growth));
        history.curve(ui, view, inner, standing.first().copied());
    }
}

/// Draws every player's points, the best first.
fn towers(ui: &Ui, view: &View<'_>, standing: &[Seat], rect: Rect) {
    let palette = Palette::of(ui);
    let foot = rect.bottom() - 32.0;
    let all = standing.iter().map(|&seat| (seat, pieces(ui, view, seat)));
    let all: Vec<_> = all.collect();
    let highest = all.iter().map(|(_, pieces)| height(pieces)).max();
    let unit = (foot - rect.top() - 50.0) / f32::from(highest.unwrap_or(0).max(1));
    let column = rect.width() / all.len().max(1) as f32;
    let wide = (column - 22.0).clamp(24.0, 110.0);
    for (place, (seat, pieces)) in all.iter().enumerate() {
        let name = view.words.seat(*seat);
        let x = rect.left() + column * place as f32 + (column - wide) / 2.0 - 2.0;
        let middle = x + wide / 2.0;
        let has_won = place == 0;
        let high = unit * f32::from(height(pieces));
        let stands = Stands {
            wide,
            unit,
            grown: motion::towards(ui.ctx(), Id::unique(("tower", seat)), high),
            has_won,
        };
        let top = tower(ui, pos2(x, foot), stands, (*seat, pieces), stone(ui));
        let style = match has_won {
            true => (face::display(36.0), palette.leaf),
            false => (face::display(28.0), palette.ink),
        };
        let points = view.game.player(*seat).vp();
        let at = pos2(middle, top - 4.0);
        let anchor = Align2::CENTER_BOTTOM;
        let total = text::paint(ui, at, anchor, &points.to_string(), style, column);
        if has_won {
            let at = pos2(total.right() + 15.0, total.center().y);
            small::icon(ui, at, 20.0, Icon::Crown, palette.leaf);
        }
        let told = fl!(
            tiletum_end_place,
            place = place + 1,
            name = &name,
            points = names::vp(points.into())
        );
        tell(ui, total, ("total", *seat), &told);
        let room = column - 24.0;
        let sizes = [18.0, 16.0, 14.0, 13.0];
        let (said, font) = text::name_in_room(ui, &name, face::display, &sizes, room);
        let half = text::width(ui, &said, font.clone()).min(room) / 2.0 + 10.5;
        let at = pos2(middle - half + 8.0, foot + 20.0);
        small::seat(ui, at, 16.0, *seat);
        let at = at + vec2(13.0, 0.0);
        small::left(ui, at, &said, (font, palette.ink), room);
    }
    let line = Stroke::new(1.0, palette.line);
    ui.painter().hline(rect.x_range(), foot + 5.0, line);
}

/// Draws the sources with their colours, and who has most of each; what one more would have
/// scored.
fn sources(ui: &mut Ui, view: &View<'_>, standing: &[Seat], rect: Rect) {
    let palette = Palette::of(ui);
    let game = view.game;
    let below = (MORE * standing.len() as f32) + 30.0;
    let each = (rect.height() - 24.0 - below) / Origin::ALL.len() as f32;
    let each = each.clamp(ROW[1], ROW[0]);
    caption(ui, rect, fl!(tiletum_end_sources), fl!(tiletum_end_most));
    let mut top = rect.top() + 22.0;
    for origin in Origin::ALL {
        let row = Rect::from_x_y_ranges(rect.x_range(), top..=top + each);
        top += each;
        hair(ui, row.x_range(), row.top());
        let middle = row.center().y;
        let block = Rect::from_center_size(pos2(row.left() + 9.0, middle), vec2(18.0, 15.0));
        swatch(ui, block, origin.block(ui), stone(ui).ink);
        let points = |seat: Seat| origin.points(game, seat);
        let best = game.seats().map(points).max().unwrap_or(0);
        let has_most = |seat: &Seat| best != 0 && points(*seat) == best;
        let most: Vec<Seat> = game.seats().filter(has_most).collect();
        let style = (face::strong(13.0), palette.ink);
        let best_said = match best {
            0 => "–".to_owned(),
            best => best.to_string(),
        };
        let shown = small::right(ui, row.right_center(), &best_said, style, 40.0);
        let mut right = shown.left().min(row.right() - 22.0) - 8.0;
        let is_all = most.len() == game.player_count();
        if is_all {
            let style = (face::text(12.5), palette.weak);
            let at = pos2(right, middle);
            right = small::right(ui, at, fl!(tiletum_end_all), style, 60.0).left();
        } else {
            for &seat in most.iter().rev() {
                small::seat(ui, pos2(right - 6.0, middle), 11.0, seat);
                right -= 13.0;
            }
        }
        let name = origin.name(game);
        let left = block.right() + 8.0;
        let room = right - left - 6.0;
        let font = text::fitting(ui, &name, face::text, [10.5, 13.0], room);
        small::left(ui, pos2(left, middle), &name, (font, palette.ink), room);
        let who: Vec<String> = most.iter().map(|&seat| view.words.seat(seat)).collect();
        let who = match is_all {
            true => fl!(tiletum_end_all).to_owned(),
            false => who.join(", "),
        };
        let points = names::vp(best);
        let told = match best {
            0 => format!("{name}: {points}"),
            _ => fl!(tiletum_end_most_told, source = name, points, names = who),
        };
        tell(ui, row, ("source", origin as u8), &told);
    }
    hair(ui, rect.x_range(), top);
    let rest = rect.with_min_y(top + 10.0);
    one_more(ui, view, standing, rest);
}

/// Draws the most that one more thing would have scored for each player.
fn one_more(ui: &mut Ui, view: &View<'_>, standing: &[Seat], rect: Rect) {
    let palette = Palette::of(ui);
    let fit = ((rect.height() - 18.0) / MORE).floor().max(0.0) as usize;
    if fit == 0 {
        return;
    }
    caption(ui, rect, fl!(tiletum_end_more), "");
    let mut top = rect.top() + 18.0;
    // The players who did not win come first.
    let others = standing.iter().skip(1).chain(standing.first());
    for &seat in others.take(fit) {
        let (points, what) = best_of_more(view, seat);
        let row = Rect::from_x_y_ranges(rect.x_range(), top..=top + MORE);
        top += MORE;
        let middle = row.center().y;
        small::seat(ui, pos2(row.left() + 9.0, middle), 11.0, seat);
        let style = (face::strong(13.0), palette.ink);
        let gain = format!("+{points}");
        let shown = small::right(ui, row.right_center(), &gain, style, 40.0);
        let left = row.left() + 26.0;
        let room = shown.left() - left - 6.0;
        let style = (face::text as fn(f32) -> FontId, palette.weak);
        text::in_one_or_two(ui, pos2(left, middle), &what, style, [10.0, 13.0], room);
        let name = view.words.seat(seat);
        let told = fl!(
            tiletum_end_more_told,
            name,
            what,
            points = names::vp(points)
        );
        tell(ui, row, ("more", seat), &told);
    }
}

/// Returns what would have scored most for a player: completing a building that lacks one
/// part, a house, or a pillar.
fn best_of_more(view: &View<'_>, seat: Seat) -> (i32, String) {
    let (game, player) = (view.game, view.game.player(seat));
    let house = (i32::from(player.pillars()), fl!(tiletum_end_more_house));
    let pillar = (i32::from(player.houses()), fl!(tiletum_end_more_pillar));
    let mut all = vec![house, pillar].into_iter();
    let mut best = all.next().map(|(points, what)| (points, what.to_owned()));
    for (points, what) in all {
        if best.as_ref().is_none_or(|(other, _)| points > *other) {
            best = Some((points, what.to_owned()));
        }
    }
    let mut lacking = (0..BUILDINGS).filter_map(|at| {
        let floors = view.edition().building(at).floors;
        let rooms = (1..=floors).filter(|&floor| player.room(at as u8, floor).is_none());
        let rooms = match player.is_filled(at, view.edition()) {
            true => 0,
            false => rooms.count(),
        };
        match (rooms, player.crests()[at].is_some()) {
            (0, false) => Some(fl!(tiletum_end_more_crest)),
            (1, true) => Some(fl!(tiletum_end_more_room)),
            _ => None,
        }
    });
    let completed = (0..BUILDINGS).filter(|&at| player.is_completed(at)).count();
    let steps = tiletum::rules::COMPLETED_VP;
    let now = game.end_vp(seat, Source::Buildings);
    let more = steps.get(completed + 1).map_or(0, |then| then - now);
    let building = lacking.next_back().filter(|_| more > 0);
    match (building, best) {
        (Some(what), Some((points, _))) if more >= points => (more, what.to_owned()),
        (_, best) => best.unwrap_or_default(),
    }
}

/// Draws a heading with a remark on its right.
fn caption(ui: &mut Ui, rect: Rect, said: &str, remark: &str) {
    let at = pos2(rect.left(), rect.top() + 9.0);
    let said = small::caption(ui, at, said, rect.width() * 0.6);
    let room = rect.right() - said.right() - 10.0;
    let font = text::fitting(ui, remark, face::text, [9.5, 12.5], room);
    let at = pos2(rect.right(), rect.top() + 9.0);
    small::right(ui, at, remark, (font, Palette::of(ui).weak), room);
}
