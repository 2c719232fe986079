//! The public screen: a window for everyone at the table, for example on a television. It
//! shows the turn, phase, auctioned card and its price, whose decision it is, and the
//! seats, readable from four metres away. It shows only what is public: no cards in hand,
//! no hidden ducats, no ballot before all are given.

use eframe::egui::{Rect, Sense, Stroke, Ui, pos2, vec2};

use super::ask::Ask;
use super::{View, Viewer, art, ask, round_track, seats};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::large;
use crate::ui::parts::small;
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::paint_card;
use prince::{Game, Phase};
use table::{Seat, Session};
use words::fl;
use words::prince::Words;

/// The height of the header, and of the main matter.
const HEADER: f32 = 104.0;
const MATTER: f32 = 264.0;
/// The margin, and the gap between the seats.
const EDGE: f32 = 26.0;
const GAP: f32 = 18.0;

/// Draws the screen in all of the room.
pub fn show(ui: &mut Ui, session: &Session<Game>, hides_money: bool) {
    let game = session.game().seen_from(None);
    let words = Words::new(session.start()).for_eyes_of(None);
    let hides_money = hides_money && !game.is_over();
    let view = View {
        session,
        game: &game,
        words: words.hiding_money(hides_money),
        viewer: Viewer::Nobody,
        is_digital: false,
        hides_money,
        asked: None,
    };
    let (room, scale) = large::ground(ui);
    let (head, rest) = room.split_top_bottom_at_y(room.top() + HEADER * scale);
    let phase = view.words.phase(view.game);
    let said = (phase.as_ref(), large::earlier(session));
    let sizes = [34.0, 0.42, 26.0, 6.0, 32.0];
    let mut inside = large::header(ui, (head, scale), said, sizes);
    round_track::show(&mut inside, &game, &view.words, 2.3 * scale);
    let rest = rest.shrink(EDGE * scale);
    let (middle, below) = rest.split_top_bottom_at_y(rest.top() + MATTER * scale);
    let (left, right) = middle.split_left_right_at_x(middle.right() - middle.width() * 0.3);
    let asked = ask::ask(&view);
    matter(
        ui,
        &view,
        &asked,
        left.with_max_x(left.right() - GAP * scale),
        scale,
    );
    turn(ui, &view, &asked, right, scale);
    all_seats(
        ui,
        &view,
        below.with_min_y(below.top() + GAP * scale),
        scale,
    );
    ui.allocate_rect(room, Sense::hover());
}

/// Draws the main matter: the auctioned card and its price, or the current decision.
fn matter(ui: &Ui, view: &View<'_>, asked: &Ask, rect: Rect, scale: f32) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(30.0, 20.0) * scale);
    if let Phase::Bidding(bidding) = *view.game.phase()
        && view.game.arrival().is_none()
    {
        let high = inner.height();
        let picture = Rect::from_min_size(inner.min, vec2(high * 0.8, high));
        art::picture(ui, picture, view.game.edition(), bidding.card);
        let price = bidding.high.map_or(0, |(_, price)| price).to_string();
        let style = (face::display(230.0 * scale), palette.ink);
        let price = small::right(ui, inner.right_center(), &price, style, inner.width() * 0.4);
        let left = picture.right() + 34.0 * scale;
        let room = price.left() - left - 16.0 * scale;
        let name = view.words.card(bidding.card);
        let font = text::fitting(ui, &name, face::display, [36.0 * scale, 84.0 * scale], room);
        let at = pos2(left, inner.center().y - 36.0 * scale);
        small::left(ui, at, &name, (font, palette.ink), room);
        let leads = match bidding.high {
            Some((seat, _)) => {
                let at = pos2(left + 19.0 * scale, inner.center().y + 44.0 * scale);
                small::seat(ui, at, 38.0 * scale, seat);
                fl!(prince_public_leads, name = view.words.seat(seat))
            }
            None => fl!(prince_public_no_bid).to_owned(),
        };
        let by = if bidding.high.is_some() { 52.0 } else { 0.0 };
        let at = pos2(left + by * scale, inner.center().y + 44.0 * scale);
        let font = text::fitting(ui, &leads, face::text, [24.0 * scale, 38.0 * scale], room);
        small::left(ui, at, &leads, (font, palette.ink), room);
        let said = &[name, asked.line.clone(), leads].join(". ");
        hear(ui, rect, "matter", said);
        return;
    }
    let at = pos2(inner.left(), inner.center().y - 34.0 * scale);
    let sizes = [30.0 * scale, 76.0 * scale];
    let font = text::fitting(ui, &asked.title, face::display, sizes, inner.width());
    small::left(ui, at, &asked.title, (font, palette.ink), inner.width());
    let at = pos2(inner.left(), inner.center().y + 44.0 * scale);
    let sizes = [24.0 * scale, 38.0 * scale];
    let style = (face::text as fn(f32) -> eframe::egui::FontId, palette.weak);
    text::in_one_or_two(ui, at, &asked.line, style, sizes, inner.width());
    let said = &[asked.title.clone(), asked.line.clone()].join(" ");
    hear(ui, rect, "matter", said);
}

/// Draws whose decision it is; if several answer at the same time, how many have.
fn turn(ui: &Ui, view: &View<'_>, asked: &Ask, rect: Rect, scale: f32) {
    let palette = Palette::of(ui);
    let game = view.game;
    let deciding = game.may_decide();
    let edge = match deciding.is_empty() {
        true => Stroke::new(1.0, palette.line),
        false => Stroke::new(3.0 * scale, palette.accent),
    };
    paint_card(ui, rect, palette.card, edge);
    let several: Vec<Seat> = game
        .clockwise(game.pope())
        .filter(|&seat| deciding.contains(seat))
        .collect();
    let middle = rect.center();
    if several.len() > 1 {
        let said = fl!(prince_public_answer, number = several.len());
        let style = (
            face::display as fn(f32) -> eframe::egui::FontId,
            palette.ink,
        );
        let look = [26.0 * scale, 50.0 * scale];
        let font = text::fitting(ui, &said, style.0, look, rect.width() * 0.9);
        let at = middle - vec2(0.0, 34.0 * scale);
        small::centred(ui, at, &said, (font, style.1), rect.width() * 0.9);
        let step = 64.0 * scale;
        let from = middle.x - step * (several.len() as f32 - 1.0) / 2.0;
        for (n, &seat) in several.iter().enumerate() {
            let at = pos2(from + step * n as f32, middle.y + 44.0 * scale);
            small::seat(ui, at, 46.0 * scale, seat);
        }
        hear(ui, rect, "turn", &said);
        return;
    }
    let seat = match asked.seat {
        Some(seat) => seat,
        None => match game.ranking().first() {
            Some(best) => best.seat,
            None => return,
        },
    };
    small::seat(ui, middle - vec2(0.0, 46.0 * scale), 96.0 * scale, seat);
    let name = view.words.seat(seat);
    let room = rect.width() * 0.9;
    let font = text::fitting(ui, &name, face::display, [30.0 * scale, 72.0 * scale], room);
    let at = middle + vec2(0.0, 66.0 * scale);
    small::centred(ui, at, &name, (font, palette.ink), room);
    hear(ui, rect, "turn", &name);
}

/// Draws the seats, in two columns.
fn all_seats(ui: &Ui, view: &View<'_>, rect: Rect, scale: f32) {
    let count = view.game.player_count();
    let rows = count.div_ceil(2) as f32;
    let gap = GAP * scale;
    let size = vec2(
        (rect.width() - gap) / 2.0,
        (rect.height() - gap * (rows - 1.0)) / rows,
    );
    for (n, seat) in view.game.seats().enumerate() {
        let (column, row) = ((n % 2) as f32, (n / 2) as f32);
        let at = rect.min + vec2(column * (size.x + gap), row * (size.y + gap));
        seats::paint_large(ui, view, seat, Rect::from_min_size(at, size));
    }
}
