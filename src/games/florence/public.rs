//! The public screen: a window for everyone at the table, for example on a television. It
//! shows the round, phase, price and whose turn it is, readable from four metres away, and
//! the principalities. It shows only what is public: no cards in hand, no hidden money.
//!
//! Accessible names: the phase; `Builder: 600`; whose turn it is and what they can do; for
//! each seat a line with everything about it, `Anna: 24 PP, 1,400 florins, …`.

use eframe::egui::{
    Align2, Color32, FontId, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::art::board::Board;
use super::art::colours::Colours;
use super::art::palazzo::{Court, Pawn, draw_pawn};
use super::art::{board, coin, glyphs, portrait, seal};
use super::view::is_settled;
use super::{View, Viewer, character_stand, round_track, seat_status};
use crate::ui::base::draw::kept;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::large;
use crate::ui::parts::seat_cards::{Status, Weight};
use crate::ui::parts::small;
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::paint_card;
use florence::rules::Character;
use florence::rules::game::{Pending, Phase};
use florence::rules::tally::tally;
use florence::{Command, Decision, Event, Freedom, Game, Object, Source};
use table::{Item, Seat, Session};
use words::figures::grouped;
use words::fl;
use words::florence::names::cut;
use words::florence::{
    Named, Words, board as board_words, endings, joined as joined_words, points, window,
};

/// A seat below the first width is narrow, one above the second is wide.
const NARROW: f32 = 340.0;
const WIDE: f32 = 640.0;

/// Draws the screen in all of the room. `over` is the round that has just ended, while the
/// game waits.
pub fn show(ui: &mut Ui, session: &Session<Game>, hides_money: bool, over: Option<u8>) {
    let (room, scale) = large::ground(ui);
    let game = session.game();
    let words = Words::of(session.start()).for_eyes_of(None);
    let words = words.hiding_money(hides_money && !game.is_over());
    let screen = Screen {
        session,
        game,
        words,
        view: View {
            session,
            game,
            words,
            viewer: Viewer::Nobody,
        },
        palette: Palette::of(ui),
        scale,
        over,
    };
    let (header, rest) = room.split_top_bottom_at_y(room.top() + 112.0 * scale);
    screen.header(ui, header);
    let rest = rest.shrink(26.0 * scale);
    let high = (rest.height() * 0.385).min(352.0 * scale * 1.2);
    let (middle, seats) = rest.split_top_bottom_at_y(rest.top() + high);
    let wide = middle.width() * 0.333;
    let (left, right) = middle.split_left_right_at_x(middle.right() - wide);
    screen.matter(ui, left.with_max_x(left.right() - 28.0 * scale));
    screen.turn(ui, right);
    screen.seats(ui, seats.with_min_y(seats.top() + 26.0 * scale));
    ui.allocate_rect(room, Sense::hover());
}

pub(crate) struct Screen<'a> {
    session: &'a Session<Game>,
    game: &'a Game,
    words: Words<'a>,
    view: View<'a>,
    palette: &'static Palette,
    scale: f32,
    over: Option<u8>,
}

impl Screen<'_> {
    /// Draws text of this many points, or smaller if there is not enough room. Returns its
    /// place.
    fn text(
        &self,
        ui: &Ui,
        (at, anchor): ([f32; 2], Align2),
        text: &str,
        (font, least): (fn(f32) -> FontId, [f32; 2]),
        colour: Color32,
        room: f32,
    ) -> Rect {
        let [most, least] = least.map(|size| size * self.scale);
        let fits = |size: f32| {
            let text = text.to_owned();
            let galley = ui.painter().layout_no_wrap(text, font(size), colour);
            galley.size().x <= room
        };
        let steps = [1.0_f32, 0.85, 0.7, 0.6, 0.5];
        let mut sizes = steps.into_iter().map(|part| (most * part).max(least));
        let size = sizes.find(|&size| fits(size)).unwrap_or(least);
        let at = pos2(at[0], at[1]);
        text::paint(ui, at, anchor, text, (font(size), colour), room)
    }

    fn header(&self, ui: &mut Ui, rect: Rect) {
        let palette = self.palette;
        ui.painter().rect_filled(rect, 0.0, palette.paper);
        let line = Stroke::new(2.0 * self.scale, palette.line);
        ui.painter().hline(rect.x_range(), rect.bottom(), line);
        let phase = match self.over {
            Some(_) => fl!(round_end_heading),
            None => window::phase(self.game.phase()),
        };
        let at = [rect.left() + 34.0 * self.scale, rect.center().y];
        let font = (face::display as fn(f32) -> FontId, [60.0, 34.0]);
        let room = rect.width() * 0.5;
        let drawn = self.text(
            ui,
            (at, Align2::LEFT_CENTER),
            phase,
            font,
            palette.ink,
            room,
        );
        hear(ui, drawn, "phase", phase);
        if let Some(earlier) = large::earlier(self.session) {
            let left = drawn.right() + 28.0 * self.scale;
            let at = [left, rect.center().y + 6.0 * self.scale];
            let font = (face::text as fn(f32) -> FontId, [34.0, 21.0]);
            let room = rect.left() + rect.width() * 0.6 - left;
            let weak = palette.weak;
            let drawn = self.text(ui, (at, Align2::LEFT_CENTER), &earlier, font, weak, room);
            hear(ui, drawn, "earlier", &earlier);
        }
        let right = rect.shrink2(vec2(34.0, 8.0) * self.scale);
        let mut inside = small::from_right(ui, right);
        round_track::show(&mut inside, self.game, self.over, 2.5 * self.scale);
    }

    /// Draws the main matter: what is auctioned and the highest bid, the last decision, or
    /// who has won.
    fn matter(&self, ui: &Ui, rect: Rect) {
        let palette = self.palette;
        let k = self.scale;
        small::card(ui, rect);
        let inner = rect.shrink2(vec2(44.0, 20.0) * k);
        let bidding = self.game.auction().and_then(|auction| auction.bidding);
        if let Some(bidding) = bidding {
            let side = 180.0 * k;
            let picture = small::around(pos2(inner.left() + side / 2.0, inner.center().y), side);
            self.picture(ui, picture, bidding.object);
            let price = bidding.price.to_string();
            let at = [inner.right(), inner.center().y];
            let font = (face::display as fn(f32) -> FontId, [260.0, 120.0]);
            let room = inner.width() * 0.5;
            let ink = palette.ink;
            let price = self.text(ui, (at, Align2::RIGHT_CENTER), &price, font, ink, room);
            let left = picture.right() + 34.0 * k;
            let room = price.left() - left - 16.0 * k;
            let name = bidding.object.name();
            let at = [left, inner.center().y - 34.0 * k];
            let font = (face::display as fn(f32) -> FontId, [88.0, 40.0]);
            self.text(ui, (at, Align2::LEFT_CENTER), name, font, ink, room);
            let leader = self.words.seat(bidding.highest);
            let leads = fl!(public_leads, player = &leader);
            let told = fl!(public_price, object = name, price = bidding.price);
            hear(ui, rect, "matter", &format!("{told}. {leads}"));
            let least = (face::text as fn(f32) -> FontId, 24.0 * k);
            let leads = text::giving_way(ui, least, room - 52.0 * k, |most| {
                fl!(public_leads, player = cut(&leader, most))
            });
            let y = inner.center().y + 42.0 * k;
            small::seat(ui, pos2(left + 19.0 * k, y), 38.0 * k, bidding.highest);
            let at = [left + 52.0 * k, y];
            let font = (face::text as fn(f32) -> FontId, [38.0, 24.0]);
            self.text(
                ui,
                (at, Align2::LEFT_CENTER),
                &leads,
                font,
                ink,
                room - 52.0 * k,
            );
            return;
        }
        if self.game.characters().is_some() && self.game.pending().is_none() {
            return self.characters(ui, rect);
        }
        let (title, below) = if let Some(round) = self.over {
            (
                fl!(round_is_over, round),
                self.best_work().unwrap_or_default(),
            )
        } else if let (Some(talk), Some(turn)) = (self.game.talk(), self.game.turn()) {
            let title = joined_words::title(self.words, talk, turn.seat);
            (title, self.words.joint_squares(talk.joint))
        } else if self.game.is_over() && !is_settled(self.game) {
            (fl!(end_prestige_cards).to_owned(), String::new())
        } else if self.game.is_over() {
            let accounts = tally(self.game);
            let winners = accounts.iter().filter(|account| account.rank == 1);
            let winners: Vec<Seat> = winners.map(|one| one.seat).collect();
            let best = accounts.first().map_or(0, |account| account.total);
            let room = inner.width();
            let least = (face::display as fn(f32) -> FontId, 30.0 * k);
            let title = text::giving_way(ui, least, room, |most| {
                let words = self.words.with_names_of(most);
                let winners: Vec<String> = winners.iter().map(|&seat| words.seat(seat)).collect();
                board_words::winner(&winners, best)
            });
            let least = (face::text as fn(f32) -> FontId, 24.0 * k);
            let below = text::giving_way(ui, least, room, |most| {
                endings::how_far(&accounts, &self.words.with_names_of(most))
            });
            (title, below)
        } else {
            let last = self.session.cursor().checked_sub(1);
            let said = last.and_then(|entry| {
                let command = &self.session.log().get(entry)?.command;
                // Returned cards and cards chosen from a stack are secret.
                let is_open = !matches!(
                    command.decision,
                    Decision::Return(_)
                        | Decision::Keep(..)
                        | Decision::Reveal(_)
                        | Decision::Correct(_)
                );
                let before = self.session.game_at(entry);
                // If the last pass decided the auction, show its result.
                let won = self.session.events_of(entry).iter();
                let mut won = won.filter_map(|event| match *event {
                    Event::Acquired {
                        seat,
                        object,
                        price,
                    } => Some(Command::new(seat, Decision::Win(object, price))),
                    _ => None,
                });
                let said = match won.next_back() {
                    Some(won) => self.words.command(&won),
                    None => self.words.played(before, command),
                };
                is_open.then_some(said)
            });
            let phase = window::phase(self.game.phase()).to_owned();
            (said.unwrap_or(phase), String::new())
        };
        let at = [
            inner.left(),
            inner.center().y - if below.is_empty() { 0.0 } else { 34.0 * k },
        ];
        let font = (face::display as fn(f32) -> FontId, [76.0, 30.0]);
        let ink = palette.ink;
        self.text(
            ui,
            (at, Align2::LEFT_CENTER),
            &title,
            font,
            ink,
            inner.width(),
        );
        let at = [inner.left(), inner.center().y + 48.0 * k];
        let font = (face::text as fn(f32) -> FontId, [36.0, 24.0]);
        let weak = palette.weak;
        self.text(
            ui,
            (at, Align2::LEFT_CENTER),
            &below,
            font,
            weak,
            inner.width(),
        );
        hear(ui, rect, "matter", &format!("{title} {below}"));
    }

    /// Returns whose works were worth most in the last finished round.
    fn best_work(&self) -> Option<String> {
        let entry = self.session.cursor().checked_sub(1)?;
        let events = self.session.events_of(entry);
        let value = events.iter().find_map(|event| match event {
            Event::RoundEnded { best_work, .. } => Some(*best_work).filter(|&value| value > 0),
            _ => None,
        })?;
        let best = events.iter().filter_map(|event| match *event {
            Event::Gained { seat, source, .. } => (source == Source::BestWork).then_some(seat),
            _ => None,
        });
        let best: Vec<String> = best.map(|seat| self.words.seat(seat)).collect();
        Some(fl!(
            line_best_work,
            players = best.join(", "),
            value = value
        ))
    }

    /// Draws the six characters, each with the marker on it and its field.
    fn characters(&self, ui: &Ui, rect: Rect) {
        let palette = self.palette;
        let k = self.scale;
        let inner = rect.shrink2(vec2(30.0, 18.0) * k);
        let wide = inner.width() / 6.0;
        let offered = self.game.characters_on_offer();
        let mut told = Vec::new();
        for (at, &character) in Character::ALL.iter().enumerate() {
            let left = inner.left() + at as f32 * wide;
            let place = Rect::from_min_size(pos2(left, inner.top()), vec2(wide, inner.height()));
            let place = place.shrink2(vec2(7.0 * k, 0.0));
            let lines = 128.0 * k;
            let high = place.height() - lines;
            let picture = vec2(place.width(), high);
            let ratio = portrait::DRAWN.x / portrait::DRAWN.y;
            let picture = vec2(
                picture.x.min(high * ratio),
                picture.y.min(picture.x / ratio),
            );
            let centre = pos2(place.center().x, place.top() + high / 2.0);
            let picture = Rect::from_center_size(centre, picture);
            let mut painter = ui.painter().clone();
            if !offered.contains(character) {
                painter.multiply_opacity(0.35);
            }
            let dark = ui.visuals().dark_mode;
            portrait::paint(&painter, picture, dark, character);
            let name = character.name();
            let at = [place.center().x, place.bottom() - 96.0 * k];
            let font = (face::display as fn(f32) -> FontId, [40.0, 22.0]);
            let ink = if offered.contains(character) {
                palette.ink
            } else {
                palette.weak
            };
            let room = place.width() + 8.0 * k;
            self.text(ui, (at, Align2::CENTER_CENTER), name, font, ink, room);
            let marker = self.game.characters().and_then(|now| now.marker(character));
            let whose = marker.or_else(|| character_stand::taker(&self.view, character));
            let y = place.bottom() - 36.0 * k;
            let Some((seat, bid)) = whose else {
                told.push(name.to_owned());
                continue;
            };
            let sum = grouped(bid);
            let side = 42.0 * k;
            let start = place.center().x - 62.0 * k;
            let square = small::around(pos2(start, y), side);
            icons::paint_seat(ui.painter(), square, seat, palette);
            let at = [square.right() + 12.0 * k, y];
            let font = (face::display as fn(f32) -> FontId, [52.0, 30.0]);
            let room = place.right() - at[0] + 10.0 * k;
            self.text(ui, (at, Align2::LEFT_CENTER), &sum, font, ink, room);
            told.push(fl!(
                public_marker,
                character = name,
                player = self.words.seat(seat),
                price = bid
            ));
        }
        hear(ui, rect, "matter", &told.join(", "));
    }

    /// Draws what is auctioned.
    fn picture(&self, ui: &Ui, rect: Rect, object: Object) {
        let pawn = match object {
            Object::Builder => Pawn::Builder,
            Object::Jester => Pawn::Jester,
            _ => {
                icons::paint(ui.painter(), rect, object.into(), self.palette.ink);
                return;
            }
        };
        let dark = ui.visuals().dark_mode;
        let side = rect.width();
        let key = ("pawn", pawn, side.to_bits(), dark);
        kept::paint(ui.painter(), rect.min, &key, |drawing| {
            draw_pawn(drawing, Colours::by(dark), pawn, pos2(0.0, 0.0), side);
        });
    }

    /// Draws whose turn it is, and what they can do.
    fn turn(&self, ui: &Ui, rect: Rect) {
        let palette = self.palette;
        let k = self.scale;
        let acting = self.game.to_act().filter(|_| !self.game.is_over());
        let Some(seat) = acting else {
            small::card(ui, rect);
            let sign = small::around(rect.center(), 150.0 * k);
            let icon = match is_settled(self.game) {
                true => Icon::Crown,
                false => glyphs::PRESTIGE,
            };
            icons::paint(ui.painter(), sign, icon, palette.leaf);
            return;
        };
        let rests = self.over.is_some();
        match rests {
            true => paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line)),
            false => {
                let edge = Stroke::new(5.0 * k, palette.accent);
                let round = 14.0 * k;
                ui.painter()
                    .rect(rect, round, palette.halo, edge, StrokeKind::Inside);
            }
        }
        let name = self.words.seat(seat);
        let does = match self.over {
            Some(over) => fl!(public_begins, round = over + 1),
            None => self.does(),
        };
        let room = rect.width() - 80.0 * k;
        let side = 84.0 * k;
        let upper = rect.center().y - if does.is_empty() { 0.0 } else { 42.0 * k };
        let least = 0.5_f32;
        let galley = |size: f32| {
            let font = face::display(size * k);
            let text = name.clone();
            ui.painter()
                .layout_no_wrap(text, font, palette.ink)
                .size()
                .x
        };
        let steps = [1.0_f32, 0.85, 0.7, 0.6, least];
        let mut fitting = steps.into_iter().map(|part| 120.0 * part);
        let size = fitting
            .find(|&size| galley(size) <= room - side - 24.0 * k)
            .unwrap_or(120.0 * least);
        let wide = galley(size).min(room - side - 24.0 * k);
        let left = rect.center().x - (side + 24.0 * k + wide) / 2.0;
        small::seat(ui, pos2(left + side / 2.0, upper), side, seat);
        let at = pos2(left + side + 24.0 * k, upper);
        let font = face::display(size * k);
        small::left(ui, at, &name, (font, palette.ink), wide + 2.0);
        let at = [rect.center().x, rect.center().y + 66.0 * k];
        let font = (face::display as fn(f32) -> FontId, [66.0, 30.0]);
        let accent = if rests { palette.weak } else { palette.accent };
        self.text(ui, (at, Align2::CENTER_CENTER), &does, font, accent, room);
        hear(ui, rect, "turn", &format!("{name}: {does}"));
    }

    /// Returns what the player to act can do.
    fn does(&self) -> String {
        let game = self.game;
        match game.pending() {
            Some(Pending::Merchant { .. } | Pending::LastCall { .. }) => {
                return fl!(public_merchant).to_owned();
            }
            Some(Pending::Exchange { .. }) => return fl!(curtain_exchange).to_owned(),
            Some(Pending::Talk(_)) => return fl!(public_answers).to_owned(),
            Some(_) => return fl!(public_chooses).to_owned(),
            None => {}
        }
        match game.phase() {
            Phase::Auction => match game.auction().and_then(|auction| auction.bidding) {
                Some(bidding) => {
                    fl!(public_or_pass, price = bidding.price + game.variant().raise)
                }
                None => fl!(public_opens).to_owned(),
            },
            Phase::Actions => {
                let turn = game.turn();
                turn.map_or_else(String::new, |turn| fl!(public_actions, left = turn.actions))
            }
            Phase::Seats => {
                let price = game.next_bid().unwrap_or_default();
                fl!(public_or_pass, price = price)
            }
            Phase::StartingHands => fl!(public_returns).to_owned(),
            Phase::Reveal => fl!(public_reveals).to_owned(),
            Phase::Characters => fl!(public_character).to_owned(),
            Phase::Over => String::new(),
        }
    }

    fn seats(&self, ui: &Ui, rect: Rect) {
        let number = self.game.player_count() as f32;
        let gap = 28.0 * self.scale;
        let wide = (rect.width() - gap * (number - 1.0)) / number;
        for seat in self.game.seats() {
            let left = rect.left() + seat.index() as f32 * (wide + gap);
            let column = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()));
            self.seat(ui, seat, column);
        }
    }

    fn seat(&self, ui: &Ui, seat: Seat, rect: Rect) {
        let palette = self.palette;
        let k = self.scale;
        let game = self.game;
        let player = game.player(seat);
        let rests = self.over.is_some();
        let acts = game.to_act() == Some(seat) && !game.is_over() && !rests;
        let edge = Stroke::new(1.0, palette.line);
        let fill = match seat_status::is_out(&self.view, seat) {
            true => palette.paper,
            false => palette.card,
        };
        paint_card(ui, rect, fill, edge);
        if acts {
            let around = Stroke::new(5.0 * k, palette.accent);
            let round = f32::from(size::ROUND_CARD);
            let painter = ui.painter();
            painter.rect_stroke(rect, round, around, StrokeKind::Outside);
        }
        let ribbon = rect.with_max_y(rect.top() + 10.0 * k);
        let colour = palette.seat(ui.ctx(), seat);
        ui.painter().rect_filled(ribbon, 4.0 * k, colour);
        let inner = rect.shrink2(vec2(22.0, 0.0) * k);
        let y = rect.top() + 48.0 * k;
        let marker = small::around(pos2(inner.left() + 19.0 * k, y), 38.0 * k);
        icons::paint_seat(ui.painter(), marker, seat, palette);
        let accounts = tally(game);
        let account = accounts.iter().find(|account| account.seat == seat);
        let total = match (game.is_over(), account) {
            (true, Some(account)) => account.total,
            _ => player.prestige(),
        };
        let ink = palette.ink;
        let at = [inner.right(), y + 8.0 * k];
        let font = (face::text as fn(f32) -> FontId, [24.0, 21.0]);
        let unit = self.text(
            ui,
            (at, Align2::RIGHT_CENTER),
            fl!(public_pp),
            font,
            palette.weak,
            90.0 * k,
        );
        let at = [unit.left() - 8.0 * k, y];
        let font = (face::display as fn(f32) -> FontId, [64.0, 40.0]);
        let number = total.to_string();
        let number = self.text(
            ui,
            (at, Align2::RIGHT_CENTER),
            &number,
            font,
            ink,
            200.0 * k,
        );
        let name = self.words.seat(seat);
        let left = marker.right() + 14.0 * k;
        let at = [left, y];
        let font = (face::display as fn(f32) -> FontId, [50.0, 28.0]);
        let room = number.left() - left - 10.0 * k;
        self.text(ui, (at, Align2::LEFT_CENTER), &name, font, ink, room);
        let status = rect.with_min_y(rect.bottom() - 62.0 * k);
        // The principality takes the room that the numbers next to it leave; in a narrow
        // card the money is below it, in a wide one nothing is.
        let top = rect.top() + 92.0 * k;
        let narrow = inner.width() < NARROW * k;
        let numbers = if narrow { 78.0 } else { 134.0 } * k;
        let line = if narrow { 46.0 * k } else { 0.0 };
        let wide = inner.width() > WIDE * k;
        let seals = if wide { 10.0 * k } else { 84.0 * k + line };
        let room = (inner.width() - numbers - 20.0 * k).min(status.top() - top - seals - 8.0 * k);
        let side = board::side_for(room.max(40.0));
        let tiles: Vec<_> = player.principality().tiles().collect();
        let board = Board {
            tiles: &tiles,
            palazzo: player.principality().palazzo(),
            court: Court {
                builders: player.builders(),
                jesters: player.jesters(),
            },
            side,
            names: None,
        };
        let dark = ui.visuals().dark_mode;
        board.paint(ui.painter(), dark, pos2(inner.left(), top));
        let whole = board::size(side);
        let left = inner.left() + whole + 20.0 * k;
        let room = inner.right() - left;
        let money = match self.words.hides_money() {
            true => fl!(public_hidden).to_owned(),
            false => grouped(player.money()),
        };
        // The numbers next to the board reach as far down as the board, if they can.
        let first = if narrow { 22.0 } else { 70.0 };
        let things = self.things(seat);
        let steps = (things.len() - 1) as f32;
        let step = ((whole / k - first - 16.0) / steps).clamp(34.0, 46.0);
        let beside = (first + steps * step + 26.0) * k;
        let below = top + whole.max(beside) + 10.0 * k;
        let money_at = match narrow {
            true => pos2(inner.left(), below + 18.0 * k),
            false => pos2(left, top + 22.0 * k),
        };
        let disc = money_at + vec2(16.0 * k, 0.0);
        let disc = small::around(disc, 32.0 * k);
        coin::paint_coin(ui.painter(), disc, dark);
        let at = [money_at.x + 40.0 * k, money_at.y];
        let font = (face::display as fn(f32) -> FontId, [40.0, 24.0]);
        let room_of_money = inner.right() - money_at.x - 40.0 * k;
        self.text(
            ui,
            (at, Align2::LEFT_CENTER),
            &money,
            font,
            ink,
            room_of_money,
        );
        for (at, (icon, number)) in things.into_iter().enumerate() {
            let y = top + (first + at as f32 * step) * k;
            let colour = if number == 0 { palette.weak } else { ink };
            small::icon(ui, pos2(left + 16.0 * k, y), 32.0 * k, icon, colour);
            let at = [left + 46.0 * k, y];
            let font = (face::strong as fn(f32) -> FontId, [33.0, 24.0]);
            let text = number.to_string();
            self.text(ui, (at, Align2::LEFT_CENTER), &text, font, colour, room);
        }
        // Below the board and below the numbers next to it.
        let below = below + line;
        for (at, &freedom) in Freedom::ALL.iter().enumerate() {
            let side = 66.0 * k;
            let step = at as f32 * (side + 14.0 * k);
            let corner = match wide {
                true => pos2(left + 220.0 * k, top + step),
                false => pos2(inner.left() + step, below),
            };
            let square = Rect::from_min_size(corner, Vec2::splat(side));
            let has = player.freedoms().contains(freedom);
            seal::paint(ui.painter(), square, dark, freedom, has);
        }
        if let Some(character) = player.character() {
            let side = 40.0 * k;
            let at = pos2(inner.right() - side / 2.0, y + 42.0 * k);
            small::icon(ui, at, side, Icon::from(character), ink);
        }
        if !rests {
            self.status(ui, seat, status);
        }
        let mut told = vec![points(total)];
        told.push(self.words.money(player.money()));
        let counts = [
            fl!(seat_builders, number = usize::from(player.builders())),
            fl!(seat_jesters, number = usize::from(player.jesters())),
            window::hand(usize::from(player.cards_in_hand()), 0),
            fl!(seat_works, number = usize::from(player.works())),
            fl!(seat_bonus_cards, number = player.bonus_cards().len()),
            fl!(seat_prestige_cards, number = player.prestige_cards().len()),
        ];
        told.extend(counts);
        told.extend(player.character().map(|it| it.name().to_owned()));
        let freedoms: Vec<&str> = player.freedoms().iter().map(|one| one.name()).collect();
        told.push(window::freedoms(&freedoms));
        let told = fl!(public_seat, player = &name, has = told.join(", "));
        hear(ui, rect, ("seat", seat), &told);
    }

    /// Returns the numbers of things a seat has. Kinds of cards that no player has are left
    /// out.
    fn things(&self, seat: Seat) -> Vec<(Icon, usize)> {
        let player = self.game.player(seat);
        let mut things = vec![
            (glyphs::BUILDER, usize::from(player.builders())),
            (glyphs::JESTER, usize::from(player.jesters())),
            (Icon::Card, usize::from(player.cards_in_hand())),
            (Icon::Work, usize::from(player.works())),
        ];
        let all = || self.game.seats().map(|seat| self.game.player(seat));
        if all().any(|player| !player.bonus_cards().is_empty()) {
            things.push((Icon::Bonus, player.bonus_cards().len()));
        }
        if all().any(|player| !player.prestige_cards().is_empty()) {
            things.push((glyphs::PRESTIGE, player.prestige_cards().len()));
        }
        things
    }

    /// Draws what the seat has done or has to do, at the bottom of its card.
    fn status(&self, ui: &Ui, seat: Seat, rect: Rect) {
        let palette = self.palette;
        let k = self.scale;
        let Status { text, icon, weight } = seat_status::of(&self.view, seat);
        let (ground, ink) = match weight {
            Weight::Acts => (palette.accent, palette.on_accent),
            Weight::Own => (palette.sunk, palette.ink),
            Weight::Weak => (palette.sunk, palette.weak),
        };
        let round = eframe::egui::CornerRadius {
            sw: 7,
            se: 7,
            ..eframe::egui::CornerRadius::ZERO
        };
        // Inside the edge of the card.
        let strip = rect.shrink2(vec2(1.0, 0.0)).with_max_y(rect.bottom() - 1.0);
        ui.painter().rect_filled(strip, round, ground);
        let (icon, tint) = match weight {
            Weight::Own => (Some(Icon::Crown), palette.leaf),
            Weight::Acts | Weight::Weak => (icon, ink),
        };
        let mut left = rect.left() + 22.0 * k;
        if let Some(icon) = icon {
            let side = 26.0 * k;
            let at = pos2(left + side / 2.0, rect.center().y);
            small::icon(ui, at, side, icon, tint);
            left += side + 12.0 * k;
        }
        let at = [left, rect.center().y];
        let font = (face::strong as fn(f32) -> FontId, [30.0, 21.0]);
        let room = rect.right() - 22.0 * k - left;
        self.text(ui, (at, Align2::LEFT_CENTER), &text, font, ink, room);
        if !text.is_empty() {
            hear(ui, rect, ("status", seat), &text);
        }
    }
}
