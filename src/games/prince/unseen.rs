//! The tab `Unseen`: how many cards of each sort no player here has seen, in the deck, the
//! display and hands together; which hands hold cards that everyone saw, and who else may
//! have one if something was taken unseen since; what is set aside and what is out.
//!
//! It shows what the viewer can know: at a real table what everyone has seen.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{Align2, FontId, Galley, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::votes_bar::{CAPTION, caption};
use super::{View, Viewer, art};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::tell_next;
use crate::ui::parts::{page, small, widgets};
use prince::rules::Spot;
use prince::{CardId, CardType, Game};
use table::{Item as _, Seat, Set};
use words::fl;
use words::prince::names;

/// The height of a row of a sort, and of a row of chips.
const ROW: f32 = 30.0;
const CHIP: f32 = 24.0;
/// The share of the width for the sorts whose cards are named.
const NAMED: f32 = 0.62;
/// The gap between two columns, and between two chips.
const GAPS: [f32; 2] = [12.0, 6.0];

/// Draws the tab.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let known = known(view);
    let game = &known;
    let hands: usize = game.seats().map(|seat| game.hand(seat).len()).sum();
    let known = game.seats().map(|seat| game.hand(seat).known().len());
    let in_sight = known.sum::<usize>() + game.traced().len();
    let hides = game.options().hide_hand_sizes && !game.is_over();
    let remark = match hides {
        true => fl!(
            prince_unseen_where_hidden,
            deck = game.cards_in_deck(),
            display = game.displayed()
        ),
        false => fl!(
            prince_unseen_where,
            deck = game.cards_in_deck(),
            display = game.displayed(),
            hands = hands,
            known = in_sight
        ),
    };
    let said = fl!(prince_unseen_title, cards = lost(game).len());
    caption(ui, &said, &remark, false);
    ui.add_space(5.0);
    pool(ui, view, game);
    ui.add_space(size::SPACE);
    let top = ui.cursor().min;
    let wide = (ui.available_width() - GAPS[0]) / 2.0;
    let high = ui.available_height().max(210.0);
    let left = Rect::from_min_size(top, vec2(wide, high));
    let right = left.translate(vec2(wide + GAPS[0], 0.0));
    let mut left_part = page::part(ui, left, "hands");
    in_hands(&mut left_part, view, game);
    let mut right_part = page::part(ui, right, "piles");
    pile(&mut right_part, view, game, Spot::Aside);
    right_part.add_space(size::SPACE);
    pile(&mut right_part, view, game, Spot::Out);
    let bottom = left_part
        .min_rect()
        .bottom()
        .max(right_part.min_rect().bottom());
    ui.advance_cursor_after_rect(Rect::from_min_max(top, pos2(right.right(), bottom)));
}

/// Returns the game as the viewer can know it: at a table, and without a viewer, what
/// everyone has seen.
fn known(view: &View<'_>) -> Game {
    match view.viewer {
        Viewer::Seat(seat) => view.game.seen_from(Some(seat)),
        Viewer::Table | Viewer::Nobody => view.game.seen_from(None),
    }
}

/// Returns the cards about which nothing is known here: neither their place, nor that one
/// of several players has them.
fn lost(game: &Game) -> Set<CardId> {
    game.unseen().minus(game.traced())
}

/// Draws a row for each sort of cards: how many are unseen of how many, and which.
fn pool(ui: &mut Ui, view: &View<'_>, game: &Game) {
    let sorts: Vec<CardType> = CardType::ALL
        .iter()
        .copied()
        .filter(|&sort| !game.edition().of_type(sort).is_empty())
        .collect();
    let rows = sorts.len().div_ceil(2);
    // The sorts whose cards are named are on the left, because they need the room.
    let wide = ui.available_width() * NAMED;
    let columns = [wide, ui.available_width() - wide];
    // A row with named cards is as high as their names need.
    let named: Vec<Option<Arc<Galley>>> = sorts
        .iter()
        .enumerate()
        .map(|(n, &sort)| which(ui, view, game, sort, columns[n / rows] - 28.0))
        .collect();
    let high = |galley: &Option<Arc<Galley>>| {
        let names = galley.as_ref().map_or(0.0, |galley| galley.size().y + 12.0);
        names.max(ROW)
    };
    let highest = named.chunks(rows);
    let highest = highest.map(|column| column.iter().map(high).sum::<f32>());
    let room = page::room(ui, highest.fold(0.0, f32::max) + 12.0);
    small::card(ui, room);
    let mut top = room.top();
    for (n, (sort, names)) in sorts.into_iter().zip(named).enumerate() {
        let (across, down) = (n / rows, n % rows);
        if down == 0 {
            top = room.top() + 6.0;
        }
        let at = pos2(room.left() + wide * across as f32 + 14.0, top);
        let row = Rect::from_min_size(at, vec2(columns[across] - 28.0, high(&names)));
        top = row.bottom();
        if down > 0 {
            small::hair(ui, row.x_range(), row.top());
        }
        sort_row(ui, view, game, (sort, names), row);
    }
}

/// Returns the width of the name of a sort in a row: less if its cards are named after it.
fn for_name(sort: CardType, row: f32) -> f32 {
    match is_told(sort) {
        true => (row * 0.3).min(150.0),
        false => row * 0.56,
    }
}

/// Returns whether the unseen cards of a sort are listed after it.
fn is_told(sort: CardType) -> bool {
    sort.is_table() || sort == CardType::Condottiere
}

/// Returns where the names of the cards of a row begin, from its left.
fn names_at(sort: CardType, row: f32) -> f32 {
    30.0 + for_name(sort, row) + 26.0 + 50.0
}

/// Returns the names of the unseen cards of a sort, if its row lists them.
fn which(ui: &Ui, view: &View<'_>, game: &Game, sort: CardType, row: f32) -> Option<Arc<Galley>> {
    let unseen = game.edition().of_type(sort).intersection(lost(game));
    if !sort.is_table() || unseen.is_empty() {
        return None;
    }
    let names: Vec<String> = unseen.iter().map(|card| view.words.card(card)).collect();
    let ink = Palette::of(ui).weak;
    let room = row - names_at(sort, row);
    let job = LayoutJob::simple(names.join(", "), face::text(12.0), ink, room);
    Some(ui.fonts_mut(|fonts| fonts.layout_job(job)))
}

fn sort_row(
    ui: &mut Ui,
    view: &View<'_>,
    game: &Game,
    (sort, names_of): (CardType, Option<Arc<Galley>>),
    row: Rect,
) {
    let palette = Palette::of(ui);
    let middle = row.center().y;
    let of = game.edition().of_type(sort);
    let unseen = of.intersection(lost(game));
    let number = unseen.len();
    let icon = small::around(pos2(row.left() + 10.0, middle), 20.0);
    match sort.is_table() || sort == CardType::Condottiere {
        true => art::plate(ui, icon, sort, None),
        false => {
            let ink = if number > 0 {
                palette.ink
            } else {
                palette.weak
            };
            icons::paint(ui.painter(), icon.shrink(2.0), sort.into(), ink);
        }
    }
    let name = names::card_types(sort);
    let ink = if number > 0 {
        palette.ink
    } else {
        palette.weak
    };
    let left = icon.right() + 10.0;
    let wide = for_name(sort, row.width());
    let style = (face::strong as fn(f32) -> FontId, ink);
    let at = pos2(left, middle);
    text::in_one_or_two(ui, at, &name, style, [11.0, 13.0], wide - 8.0);
    let at = pos2(left + wide + 20.0, middle);
    let style = (face::display(18.0), ink);
    small::right(ui, at, &number.to_string(), style, 30.0);
    let said = fl!(prince_unseen_of, number = of.len());
    let at = pos2(left + wide + 26.0, middle + 1.0);
    small::left(ui, at, &said, (face::text(12.0), palette.weak), 44.0);
    let which: Vec<String> = match sort {
        CardType::Condottiere => {
            let mut powers: Vec<u8> = unseen.iter().map(|card| game.figures(card).power).collect();
            powers.sort_unstable();
            powers.iter().map(|power| power.to_string()).collect()
        }
        _ if sort.is_table() => unseen.iter().map(|card| view.words.card(card)).collect(),
        _ => Vec::new(),
    };
    let start = row.left() + names_at(sort, row.width());
    if sort == CardType::Condottiere {
        powers(ui, &which, pos2(start, middle), row.right());
    } else if let Some(galley) = names_of {
        let at = Align2::LEFT_CENTER.anchor_size(pos2(start, middle), galley.size());
        ui.painter().galley(at.min, galley, palette.weak);
    }
    let told = fl!(
        prince_unseen_told,
        sort = name,
        number = number,
        of = of.len()
    );
    let told = match which.is_empty() {
        true => told,
        false => [told, which.join(", ")].join(": "),
    };
    tell_next(ui, row, &told);
}

/// Draws powers in small frames.
fn powers(ui: &Ui, powers: &[String], from: eframe::egui::Pos2, right: f32) {
    let palette = Palette::of(ui);
    let step = ((right - from.x) / powers.len().max(1) as f32).min(22.0);
    for (n, power) in powers.iter().enumerate() {
        let left = from.x + step * n as f32;
        let side = (step - 3.0).min(19.0);
        let frame = Rect::from_min_size(pos2(left, from.y - 10.0), vec2(side, 20.0));
        small::boxed(ui, frame, 4.0, palette.paper, palette.line);
        let style = (face::strong(12.5), palette.ink);
        small::centred(ui, frame.center(), power, style, side);
    }
}

/// Draws what is known about every player's hand.
fn in_hands(ui: &mut Ui, view: &View<'_>, game: &Game) {
    let palette = Palette::of(ui);
    caption(
        ui,
        fl!(prince_unseen_hands),
        fl!(prince_unseen_hands_remark),
        true,
    );
    ui.add_space(4.0);
    let top = ui.cursor().min;
    let wide = ui.available_width();
    let ground = ui.painter().add(eframe::egui::Shape::Noop);
    let mut y = top.y + 6.0;
    for (n, seat) in game.seats().enumerate() {
        if n > 0 {
            small::hair(ui, top.x + 14.0..=top.x + wide - 14.0, y);
        }
        y = hand(
            ui,
            view,
            game,
            seat,
            Rect::from_min_size(pos2(top.x + 14.0, y), vec2(wide - 28.0, ROW)),
        );
    }
    let whole = Rect::from_min_max(top, pos2(top.x + wide, y + 6.0));
    let edge = Stroke::new(1.0, palette.line);
    let card = eframe::egui::epaint::RectShape::new(
        whole,
        size::ROUND_CARD,
        palette.card,
        edge,
        StrokeKind::Inside,
    );
    ui.painter().set(ground, card);
    ui.advance_cursor_after_rect(whole);
}

/// Draws one hand, in as many lines as its cards take. Returns where it ends.
fn hand(ui: &mut Ui, view: &View<'_>, game: &Game, seat: Seat, row: Rect) -> f32 {
    let palette = Palette::of(ui);
    let middle = row.center().y;
    let marker = small::around(pos2(row.left() + 7.0, middle), 13.0);
    icons::paint_seat(ui.painter(), marker, seat, palette);
    let name = view.words.seat(seat);
    let wide = row.width() * 0.24;
    let font = text::fitting(ui, &name, face::display, [12.0, 17.0], wide);
    let at = pos2(marker.right() + 8.0, middle);
    small::left(ui, at, &name, (font, palette.ink), wide);
    let hides = view.hides_hand_size(seat);
    let number = game.hand(seat).len();
    let said = match hides {
        true => fl!(prince_seat_hand_hidden).to_owned(),
        false => names::cards(number),
    };
    let at = pos2(at.x + wide + 6.0, middle);
    let shown = small::left(ui, at, &said, (face::text(12.5), palette.weak), 90.0);
    let start = shown.right().max(at.x + 52.0) + 10.0;
    let mut x = start;
    let mut y = row.top();
    let mut told = vec![name, said];
    let may_be_here = game.traced().into_iter();
    let may_be_here = may_be_here.filter(|&card| game.with_one_of(card).contains(seat));
    for card in game.hand(seat).known().into_iter().chain(may_be_here) {
        let name = view.words.card(card);
        let others = game.with_one_of(card).without(seat);
        let is_known = game.hand(seat).known().contains(card);
        let is_unsure = match is_known {
            true => view.game.uncertain().contains(card),
            false => !others.is_empty(),
        };
        let said = match (is_unsure, others.is_empty()) {
            (false, _) => name,
            (true, true) => fl!(prince_unseen_unsure, card = name),
            (true, false) => {
                let players = view.words.seats(others);
                fl!(prince_unseen_or_with, card = name, players)
            }
        };
        let wide = chip_width(ui, &said).min(row.right() - start);
        if x + wide > row.right() && x > start {
            x = start;
            y += ROW;
        }
        let at = Rect::from_min_size(pos2(x, y + (ROW - CHIP) / 2.0), vec2(wide, CHIP));
        chip(ui, at, game.type_of(card), &said, is_unsure);
        x += wide + GAPS[1];
        told.push(said);
    }
    let whole = row.with_max_y(y + ROW);
    tell_next(ui, whole, &told.join(", "));
    y + ROW
}

fn chip_width(ui: &Ui, said: &str) -> f32 {
    text::width(ui, said, face::text(12.5)) + 33.0
}

/// Draws a card as its icon and name in a frame; dashed if it is not certain to be there.
fn chip(ui: &Ui, rect: Rect, sort: CardType, said: &str, is_unsure: bool) {
    let palette = Palette::of(ui);
    if is_unsure {
        widgets::dashed(ui.painter(), rect, palette.weak);
    } else {
        let edge = Stroke::new(1.0, palette.line);
        let fill = palette.paper;
        ui.painter().rect(rect, 5.0, fill, edge, StrokeKind::Inside);
    }
    let icon = small::around(pos2(rect.left() + 13.0, rect.center().y), 14.0);
    icons::paint(ui.painter(), icon, sort.into(), palette.weak);
    let at = pos2(icon.right() + 6.0, rect.center().y);
    let style = (face::text(12.5), palette.ink);
    small::left(ui, at, said, style, rect.right() - at.x - 4.0);
}

/// Draws the cards of a public pile.
fn pile(ui: &mut Ui, view: &View<'_>, game: &Game, spot: Spot) {
    let palette = Palette::of(ui);
    let cards: Set<CardId> = game.cards_at(spot).collect();
    let (said, remark) = match spot {
        Spot::Aside => (fl!(prince_unseen_aside), fl!(prince_unseen_aside_remark)),
        _ => (fl!(prince_unseen_out), fl!(prince_unseen_out_remark)),
    };
    caption(ui, said, remark, true);
    ui.add_space(4.0);
    if cards.is_empty() {
        let room = page::room(ui, CAPTION);
        let style = (face::text(13.0), palette.weak);
        let none = fl!(prince_unseen_none);
        small::left(ui, room.left_center(), none, style, room.width());
        tell_next(ui, room, none);
        return;
    }
    let top = ui.cursor().min;
    let right = top.x + ui.available_width();
    let [mut x, mut y] = [top.x, top.y];
    for card in cards {
        let name = view.words.card(card);
        let said = match game.type_of(card) {
            CardType::Condottiere => {
                fl!(
                    prince_unseen_power,
                    card = name,
                    power = game.figures(card).power
                )
            }
            _ => name,
        };
        let wide = chip_width(ui, &said).min(right - top.x);
        if x + wide > right && x > top.x {
            x = top.x;
            y += CHIP + GAPS[1];
        }
        let at = Rect::from_min_size(pos2(x, y), vec2(wide, CHIP));
        chip(ui, at, game.type_of(card), &said, false);
        tell_next(ui, at, &said);
        x += wide + GAPS[1];
    }
    ui.advance_cursor_after_rect(Rect::from_min_max(top, pos2(right, y + CHIP)));
}
