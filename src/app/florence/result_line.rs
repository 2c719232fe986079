//! The line in which the result of an auction is entered at once: what, who, for
//! how much.
//!
//! Controls: `Result Jester` for each object, `Won by Dana` for each player still
//! in the phase, the field `Price`, `100 florins less`, `100 florins more`,
//! `Enter result`.
//!
//! It is for the pointer. With keys a result is typed like any other decision, in
//! the palette, which `/` or Enter opens for it: `/ 4 d 7 Enter` logs Dana's
//! Jester for 700 florins.

use eframe::egui::{
    self, Button, Id, Key, Modifiers, Rect, RichText, Sense, StrokeKind, TextEdit, Ui, Vec2,
    WidgetInfo, vec2,
};

use super::View;
use crate::app::shell::controls;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::theme::{Palette, size};
use crate::fl;
use crate::florence::rules::components::florins as amounts;
use crate::florence::rules::game::Auction;
use crate::florence::{Command, Decision, Object};
use crate::table::Seat;
use crate::words::florence::{Named, SHORT_NAME, shortened};
use crate::words::language::grouped;

/// The room that the price takes beside the winners.
const BESIDE: f32 = 232.0;

/// A result that is being entered. What has not been chosen is what is most
/// likely.
#[derive(Debug, Default)]
pub struct ResultLine {
    object: Option<Object>,
    winner: Option<Seat>,
    /// The price as it is typed.
    price: String,
    /// Whether the price was refused and gets the keyboard back.
    retries: bool,
}

impl ResultLine {
    /// Draws the line. Gives the result that was entered.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, auction: &Auction) -> Option<Command> {
        let game = view.game;
        let running = auction.bidding;
        let is_left = |object: &Object| game.may_be_named(*object).is_ok();
        let first = game.objects().iter().find(is_left);
        let object = running
            .map(|bidding| bidding.object)
            .or(self.object.filter(is_left))
            .or(first)
            .unwrap_or(Object::Jester);
        let winner = self
            .winner
            .filter(|seat| auction.remaining.contains(*seat))
            .unwrap_or(running.map_or(auction.opener, |bidding| bidding.highest));
        let least = least_price(view, winner, object);
        let mut entered = false;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            let heading = ui.label(RichText::new(fl!(auction_result)).weak());
            heading.on_hover_text(fl!(auction_result_hint));
            self.objects(ui, view, auction, object);
            ui.add_space(size::GAP);
            self.winners(ui, view, winner, object);
            ui.add_space(size::GAP);
            entered = self.price(ui, least);
        });
        let price = price_in(&self.price).unwrap_or(least);
        let command = Command::new(winner, Decision::Win(object, price));
        let legal = game.check(&command);
        let legal = legal.map_err(|why| view.words.about(winner).cited(&why));
        let brief = view.words.with_names_of(SHORT_NAME);
        let pressed = ui
            .horizontal(|ui| {
                let enter = fl!(auction_enter_result);
                let pressed = controls::button(ui, enter, enter, &legal);
                match &legal {
                    Ok(()) => controls::remark(ui, brief.command(&command)),
                    Err(why) => controls::refusal(ui, why),
                }
                pressed
            })
            .inner;
        if entered && legal.is_err() {
            // To be mended: the reason stands beside the button.
            self.retries = true;
            ui.ctx().request_repaint();
        }
        let wanted = pressed || (entered && legal.is_ok());
        wanted.then_some(command)
    }

    fn objects(&mut self, ui: &mut Ui, view: &View<'_>, auction: &Auction, chosen: Object) {
        let running = auction.bidding.is_some();
        for object in view.game.objects() {
            if running && object != chosen {
                continue;
            }
            let named = Command::new(auction.opener, Decision::Name(object));
            let gone = view.game.may_be_named(object).is_err();
            let is_chosen = object == chosen;
            let chip = ui.add_enabled(!gone && !running, |ui: &mut Ui| {
                let name = fl!(auction_result_object, object = object.id());
                let paint = |ui: &Ui, rect: Rect| {
                    let ink = Palette::of(ui).ink;
                    icons::paint(ui.painter(), rect.shrink(5.0), Icon::from(object), ink);
                };
                chip(ui, Vec2::from(size::ICON_CHIP), &name, is_chosen, paint)
            });
            if chip.clicked() {
                self.object = Some(object);
                ui.ctx().request_repaint();
            }
            match view.game.check(&named) {
                Err(why) if gone => chip.on_disabled_hover_text(view.words.cited(&why)),
                _ => chip.on_hover_text(object.name()),
            };
        }
    }

    fn winners(&mut self, ui: &mut Ui, view: &View<'_>, chosen: Seat, object: Object) {
        let auction = view.game.auction();
        let seats: Vec<Seat> = view.game.seats().collect();
        // As wide as the row leaves room for, beside price and button.
        let room = ui.available_size_before_wrap().x - BESIDE;
        let room = room / seats.len() as f32 - 4.0;
        let width = room.clamp(size::ICON_CHIP[0], 96.0);
        for seat in seats {
            let name = view.words.seat(seat);
            let win = |price| Command::new(seat, Decision::Win(object, price));
            let is_in = auction.is_some_and(|auction| {
                let bids = |seat| auction.bidding.is_none_or(|now| now.bidders.contains(seat));
                auction.remaining.contains(seat) && bids(seat)
            });
            let is_chosen = seat == chosen;
            // Not a scope of its own, which would not wrap to the next row.
            let response = ui.add_enabled(is_in, |ui: &mut Ui| {
                let paint = |ui: &Ui, rect: Rect| paint_player(ui, rect, seat, &name);
                let size = vec2(width, size::ICON_CHIP[1]);
                chip(
                    ui,
                    size,
                    &fl!(auction_won_by, name = &name),
                    is_chosen,
                    paint,
                )
            });
            if response.clicked() {
                self.winner = Some(seat);
                // What was drawn before does not know of it yet.
                ui.ctx().request_repaint();
            }
            match view.game.check(&win(view.game.opening_bid())) {
                Err(why) if !is_in => {
                    response.on_disabled_hover_text(view.words.about(seat).cited(&why))
                }
                _ => response.on_hover_text(name),
            };
        }
    }

    /// The price. Says whether Enter was pressed in its field.
    fn price(&mut self, ui: &mut Ui, least: u32) -> bool {
        let id = Id::unique("price of the result");
        if std::mem::take(&mut self.retries) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        let mut steps = 0;
        if ui.memory(|memory| memory.has_focus(id)) {
            steps = ui.input_mut(|input| {
                let mut pressed = |key| input.count_and_consume_key(Modifiers::NONE, key) as i64;
                pressed(Key::ArrowUp) - pressed(Key::ArrowDown)
            });
        }
        let field = TextEdit::singleline(&mut self.price)
            .id(id)
            .desired_width(58.0)
            .char_limit(7)
            .hint_text(grouped(least));
        let field = ui.add(field).accessible_name(fl!(auction_result_price));
        let field = field.on_hover_text(fl!(auction_result_hint));
        let is_digit = |c: char| c.is_ascii_digit() || matches!(c, ',' | ' ' | '.' | '\'');
        self.price.retain(is_digit);
        ui.label(RichText::new(fl!(auction_florins)).weak());
        for (name, text, by) in [
            (fl!(auction_price_down), "-", -1),
            (fl!(auction_price_up), "+", 1),
        ] {
            let button = Button::new(text).min_size(Vec2::splat(24.0));
            if ui.add(button).accessible_name(name).clicked() {
                steps += by;
            }
        }
        if steps != 0 {
            let price = i64::from(price_in(&self.price).unwrap_or(least));
            let step = i64::from(amounts::STEP);
            let changed = (price + steps * step).clamp(step, 99_900);
            self.price = changed.to_string();
        }
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }
}

/// The lowest price for which this seat can win this object now; what is asked
/// for, if there is none.
fn least_price(view: &View<'_>, seat: Seat, object: Object) -> u32 {
    let running = view.game.auction().and_then(|auction| auction.bidding);
    let asked = running.map_or(view.game.opening_bid(), |bidding| bidding.price);
    let most = view.game.player(seat).money();
    let prices = (asked..=most).step_by(amounts::STEP as usize);
    let can_win = |&price: &u32| {
        let win = Command::new(seat, Decision::Win(object, price));
        view.game.check(&win).is_ok()
    };
    // Nobody can be the highest bidder only beyond the first few bids.
    prices.take(8).find(can_win).unwrap_or(asked)
}

/// A price as it is typed: in florins, or in hundreds where that is meant.
fn price_in(text: &str) -> Option<u32> {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let number: u32 = digits.parse().ok()?;
    // Nothing in this game costs less than a hundred.
    Some(if number < amounts::STEP {
        number * amounts::STEP
    } else {
        number
    })
}

/// A button on which something is painted instead of written.
fn chip(
    ui: &mut Ui,
    size: Vec2,
    name: &str,
    chosen: bool,
    paint: impl FnOnce(&Ui, Rect),
) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, enabled, chosen, name));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact_selectable(&response, chosen);
        let (round, fill, line) = (
            visuals.corner_radius,
            visuals.weak_bg_fill,
            visuals.bg_stroke,
        );
        ui.painter()
            .rect(rect, round, fill, line, StrokeKind::Inside);
        paint(ui, rect);
    }
    response
}

/// The marker of a player, and as much of the name as there is room for.
fn paint_player(ui: &Ui, rect: Rect, seat: Seat, name: &str) {
    let palette = Palette::of(ui);
    let side = size::MARKER;
    let font = egui::FontId::proportional(13.5);
    let room = rect.width() - side - 18.0;
    let mut marker = Rect::from_center_size(rect.center(), Vec2::splat(side));
    if room > 24.0 {
        marker = marker.translate(vec2(rect.left() + 6.0 - marker.left(), 0.0));
        let mut job = crate::app::shell::text::line(&shortened(name), font, palette.ink);
        job.wrap = egui::text::TextWrapping::truncate_at_width(room);
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let at = marker.right_center() + vec2(6.0, -galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette.ink);
    }
    icons::paint_seat(ui.painter(), marker, seat, palette);
}
