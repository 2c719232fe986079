//! The holdings of a seat in small: each a fortress with its power, and under it the cards
//! that protect it or a dashed square; unprotected cards on the right.

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};

use super::art::plate::sorts_under;
use super::seat_status::{hear, small};
use super::{View, art};
use crate::ui::base::draw::{Pen, kept};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use prince::Game;
use prince::rules::options::BASE_POWER;
use prince::rules::{CardId, CardType, Place};
use table::{Seat, Set};
use words::fl;

/// The height of a holding: the fortress, its name, and the squares.
pub(super) const HEIGHT: f32 = 59.0;
/// The widths of a holding and of a square under it.
const WIDTH: f32 = 50.0;
const SQUARE: f32 = 15.0;
/// The gap between two holdings, and between two squares.
const GAPS: [f32; 2] = [3.0, 2.0];
/// The side of a square of an unprotected card.
const ALONE: f32 = 23.0;

/// Draws them at the bottom of a seat, scaled relative to the usual size.
pub(super) fn show(ui: &Ui, view: &View<'_>, seat: Seat, rect: Rect, scale: f32) {
    let right = unprotected(ui, view, seat, rect, scale);
    let room = right - rect.left();
    let places: Vec<Place> = view.game.places(seat).collect();
    let gap = GAPS[0] * scale;
    let each = (room + gap) / places.len() as f32 - gap;
    let each = each.min(WIDTH * scale);
    for (n, place) in places.into_iter().enumerate() {
        let left = rect.left() + n as f32 * (each + gap);
        let at = Rect::from_min_size(pos2(left, rect.top()), vec2(each, rect.height()));
        holding(ui, view, (seat, place), at, scale);
    }
}

/// Returns the power printed on a place.
fn power_of(game: &Game, place: Place) -> u16 {
    match place {
        Place::Base(_) => BASE_POWER,
        Place::Holding(card) => u16::from(game.figures(card).power),
    }
}

/// Returns the name of a place.
pub(super) fn name_of(view: &View<'_>, place: Place) -> String {
    match place {
        Place::Base(_) => fl!(prince_seat_base).to_owned(),
        Place::Holding(card) => view.words.card(card),
    }
}

/// Returns the number on the square of a card: what it adds to the power, if anything.
pub(super) fn number_of(game: &Game, card: CardId) -> Option<u8> {
    let figures = game.figures(card);
    let adds = figures.card_type == CardType::Family;
    adds.then_some(figures.power)
}

fn holding(ui: &Ui, view: &View<'_>, (seat, place): (Seat, Place), rect: Rect, scale: f32) {
    let palette = Palette::of(ui);
    let game = view.game;
    let is_base = matches!(place, Place::Base(_));
    let view_of_it = Rect::from_min_size(
        pos2(rect.left() + 1.0, rect.top()),
        vec2(rect.width() - 2.0, 28.0 * scale),
    );
    art::fortress(ui, view_of_it, power_of(game, place), is_base);
    let name = name_of(view, place);
    let middle = rect.center().x;
    if rect.width() > 30.0 {
        let at = pos2(middle, view_of_it.bottom() + 8.0 * scale);
        let room = rect.width() + GAPS[0] * scale;
        let sizes = [8.0, 12.0 * small(scale)];
        let style = (
            text::fitting(ui, &name, face::text, sizes, room),
            palette.ink,
        );
        small::centred(ui, at, &name, style, room);
    }
    let gap = GAPS[1] * scale;
    let side = ((rect.width() - 2.0 * gap) / 3.0).min(SQUARE * scale);
    let mut left = middle - 1.5 * side - gap;
    let top = rect.bottom() - side;
    let mut told = vec![fl!(
        prince_seat_holding,
        name = name,
        power = power_of(game, place)
    )];
    for sort in sorts_under() {
        let at = Rect::from_min_size(pos2(left, top), Vec2::splat(side));
        left = at.right() + gap;
        match game.under(place, sort) {
            Some(card) => {
                art::plate(ui, at, sort, number_of(game, card));
                told.push(view.words.card(card));
            }
            None => art::no_plate(ui, at),
        }
    }
    hear(ui, rect, ("holding", seat, at_of(place)), &told.join(", "));
}

/// Returns what distinguishes a place from the others of its owner.
fn at_of(place: Place) -> Option<CardId> {
    match place {
        Place::Base(_) => None,
        Place::Holding(card) => Some(card),
    }
}

/// Draws the unprotected cards of a seat in a dashed frame on the right. Returns where the
/// room on its left ends.
fn unprotected(ui: &Ui, view: &View<'_>, seat: Seat, rect: Rect, scale: f32) -> f32 {
    let cards: Set<CardId> = view.game.unprotected(seat);
    let count = cards.len();
    let Some(first) = cards.iter().next() else {
        return rect.right();
    };
    let palette = Palette::of(ui);
    let said = match count {
        1 => view.words.card(first),
        _ => fl!(prince_seat_unprotected).to_owned(),
    };
    let font = face::text(12.0 * small(scale));
    let most = 86.0 * scale;
    let has_room = |said: &str| text::width(ui, said, font.clone()) <= most;
    let said = match count {
        1 if !has_room(&said) => view.words.short_card(first),
        _ => said,
    };
    // More than four are closer together.
    let step = match count {
        0..=4 => 27.0,
        _ => (4.0 * 27.0 / count as f32).max(9.0),
    } * scale;
    let squares = step * (count as f32 - 1.0) + ALONE * scale;
    let named = text::width(ui, &said, font.clone()).min(most);
    let wide = squares.max(named).max(44.0 * scale) + 12.0;
    let high = 50.0 * scale;
    let frame = Rect::from_min_size(pos2(rect.right() - wide, rect.top()), vec2(wide, high));
    let size = frame.size();
    let key = (
        "frame-of-the-unprotected",
        size.x.to_bits(),
        size.y.to_bits(),
        palette.weak,
    );
    kept::paint(ui.painter(), frame.min, &key, |drawing| {
        let line = Rect::from_min_size(pos2(0.0, 0.0), size).shrink(0.6);
        drawing.frame(line, 6.0, Pen::new(1.2, palette.weak).dashed(3.4, 2.6));
    });
    let mut left = frame.center().x - squares / 2.0;
    for card in cards {
        let side = ALONE * scale;
        let at = Rect::from_min_size(pos2(left, frame.top() + 5.0 * scale), Vec2::splat(side));
        left += step;
        art::plate(ui, at, view.game.type_of(card), number_of(view.game, card));
    }
    let at = pos2(frame.center().x, frame.bottom() - 10.0 * scale);
    small::centred(ui, at, &said, (font, palette.ink), wide - 8.0);
    let each = cards.iter().map(|card| view.words.card(card));
    let each = each.collect::<Vec<_>>().join(", ");
    let told = fl!(prince_seat_unprotected_told, cards = each);
    hear(ui, frame, ("unprotected", seat), &told);
    frame.left() - 6.0
}
