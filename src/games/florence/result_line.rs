//! The line in which the result of an auction is entered at once: what, who, for how much.
//!
//! Controls: `Result Jester` for each object, `Won by Dana` for each player still in the
//! phase, the field `Price`, `Lower price`, `Higher price`, `Enter result`. `Lower price`
//! and `Higher price` skip prices at which that player cannot win.
//!
//! It is for the pointer. With keys a result is typed like any other decision, in the
//! palette, which `/` or Enter opens for it: `/ 4 d 7 Enter` logs Dana's Jester for 700
//! florins.

use eframe::egui::{self, Align, CornerRadius, Id, Key, Layout, Modifiers, Rect, Ui, pos2, vec2};

use super::{View, keys};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::result_line::painted;
use crate::ui::parts::small::tell;
use crate::ui::parts::widgets::{KeyCap, Press, Weight};
use crate::ui::parts::{result_line, small, widgets};
use florence::rules::components::florins as amounts;
use florence::rules::game::Auction;
use florence::{Command, Decision, Object};
use table::Seat;
use words::figures::grouped;
use words::fl;
use words::florence::{Named, SHORT_NAME};

/// The height of the line, including the preview below it.
pub const HEIGHT: f32 = 64.0;
/// The width of a chip, and of the price with its steps and the button.
const CHIP: f32 = 28.0;
const BESIDE: f32 = 240.0;
/// The width of the heading, and of the unit.
const HEADING: f32 = 108.0;
const UNIT: f32 = 52.0;
/// Only the first few bids have prices at which a player cannot win.
const FIRST_BIDS: usize = 8;

/// A result being entered. Anything not yet chosen takes its most likely value.
#[derive(Debug, Default)]
pub struct ResultLine {
    object: Option<Object>,
    winner: Option<Seat>,
    /// The price as typed.
    price: String,
    /// Whether the price was refused and gets the keyboard back.
    retries: bool,
}

impl ResultLine {
    /// Returns the selected object, if any.
    #[must_use]
    pub fn object(&self) -> Option<Object> {
        self.object
    }

    /// Selects an object.
    pub fn choose(&mut self, object: Option<Object>) {
        self.object = object;
    }

    /// Draws the line. Returns the result that was entered.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        view: &View<'_>,
        auction: &Auction,
    ) -> Option<Command> {
        let palette = Palette::of(ui);
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
        let round = CornerRadius::same(size::ROUND_CARD);
        ui.painter().rect_filled(rect, round, palette.sunk);
        let row = Rect::from_min_size(
            rect.min + vec2(10.0, 7.0),
            vec2(rect.width() - 20.0, size::BUTTON),
        );
        let mut inner = small::from_left(ui, row);
        inner.spacing_mut().item_spacing = vec2(4.0, 0.0);
        // The heading and the unit give way first.
        let objects = if running.is_some() {
            4
        } else {
            game.objects().len()
        };
        let chips = (objects + game.player_count()) as f32 * (CHIP + 4.0);
        let free = row.width() - chips - BESIDE;
        let mut entered = false;
        {
            let ui = &mut inner;
            if free >= HEADING {
                let heading = widgets::caption(ui, fl!(auction_in_one_line));
                heading.on_hover_text(fl!(auction_result_hint));
                let key = keys::SLASH;
                KeyCap::show(ui, key).on_hover_text(fl!(auction_result_hint));
                ui.add_space(4.0);
            }
            self.objects(ui, view, auction, object);
            ui.add_space(4.0);
            self.winners(ui, view, winner, object);
            ui.add_space(4.0);
            let can_be = |price| can_win(view, winner, object, price);
            entered |= self.price(ui, (least, &can_be), free >= HEADING + UNIT);
        }
        let price = price_in(&self.price).unwrap_or(least);
        let command = Command::new(winner, Decision::Win(object, price));
        let legal = view.shown(game.check(&command));
        let legal = legal.map_err(|why| view.words.about(winner).cited(&why));
        let brief = view.words.with_names_of(SHORT_NAME);
        let button = inner.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add(Press::new(fl!(auction_enter_result)).allowed(&legal))
        });
        let pressed = button.inner.clicked();
        // What would be entered, or why that is impossible, always in the same place.
        let (told, colour) = match &legal {
            Ok(()) => (brief.command(&command), palette.weak),
            Err(why) => (why.clone(), palette.wrong),
        };
        let line = Rect::from_min_max(pos2(row.left(), row.bottom() + 3.0), rect.max);
        let font = text::fitting(ui, &told, face::text, [11.5, 13.0], row.width());
        let at = pos2(line.left(), line.center().y - 2.0);
        small::left(ui, at, &told, (font, colour), row.width());
        tell(ui, line, "would_be", &told);
        if entered && legal.is_err() {
            // The player has to fix it; the reason is shown below.
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
            let name = fl!(auction_result_object, object = object.id());
            if running {
                let button = Press::new(object.name()).icon(object.into()).name(&name);
                ui.add(button.chosen(true)).on_hover_text(object.name());
                continue;
            }
            let chip = ui.add_enabled_ui(!gone, |ui| {
                let icon = Icon::from(object);
                let wanted = vec2(30.0, size::BUTTON);
                painted(
                    ui,
                    wanted,
                    (&name, is_chosen),
                    Weight::Usual,
                    |ui, rect, ink| {
                        icons::paint(ui.painter(), rect, icon, ink);
                    },
                )
            });
            let chip = chip.inner;
            if chip.clicked() {
                self.object = Some(object);
                ui.ctx().request_repaint();
            }
            match view.game.check(&named) {
                Err(why) if gone => chip.on_hover_text(view.words.cited(&why)),
                _ => chip.on_hover_text(object.name()),
            };
        }
    }

    fn winners(&mut self, ui: &mut Ui, view: &View<'_>, chosen: Seat, object: Object) {
        let auction = view.game.auction();
        for seat in view.game.seats() {
            let name = view.words.seat(seat);
            let win = |price| Command::new(seat, Decision::Win(object, price));
            let is_in = auction.is_some_and(|auction| {
                let bids = |seat| auction.bidding.is_none_or(|now| now.bidders.contains(seat));
                auction.remaining.contains(seat) && bids(seat)
            });
            let is_chosen = seat == chosen;
            let told = fl!(auction_won_by, name = &name);
            let response = result_line::winner(ui, (seat, 13.0), &told, (is_chosen, is_in));
            if response.clicked() {
                self.winner = Some(seat);
                // What was already drawn in this frame does not show it yet.
                ui.ctx().request_repaint();
            }
            match view.game.check(&win(view.game.opening_bid())) {
                Err(why) if !is_in => response.on_hover_text(view.words.about(seat).cited(&why)),
                _ => response.on_hover_text(name),
            };
        }
    }

    /// Draws the price. Returns whether Enter was pressed in its field.
    fn price(
        &mut self,
        ui: &mut Ui,
        (least, can_be): (u32, &dyn Fn(u32) -> bool),
        with_unit: bool,
    ) -> bool {
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
        let name = fl!(auction_result_price);
        let field = result_line::price(ui, (id, name), (&mut self.price, 7), grouped(least));
        let field = field.on_hover_text(fl!(auction_result_hint));
        let is_digit = |c: char| c.is_ascii_digit() || matches!(c, ',' | ' ' | '.' | '\'');
        self.price.retain(is_digit);
        for (name, icon, by) in [
            (fl!(auction_price_down), Icon::Minus, -1),
            (fl!(auction_price_up), Icon::Plus, 1),
        ] {
            let paint = |ui: &Ui, rect: Rect, colour| {
                icons::paint(ui.painter(), rect.shrink(2.0), icon, colour);
            };
            let wanted = vec2(20.0, size::BUTTON);
            let button = painted(ui, wanted, (name, false), Weight::Quiet, paint);
            let hint = fl!(auction_price_steps_hint);
            if button.on_hover_text(hint).clicked() {
                steps += by;
            }
        }
        if with_unit {
            let unit = egui::RichText::new(fl!(auction_florins)).weak();
            ui.label(unit);
        }
        if steps != 0 {
            let price = price_in(&self.price).unwrap_or(least);
            self.price = stepped(price, steps, can_be).to_string();
        }
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }
}

/// Returns the lowest price for which this seat can win this object now; the asking price,
/// if there is none.
fn least_price(view: &View<'_>, seat: Seat, object: Object) -> u32 {
    let running = view.game.auction().and_then(|auction| auction.bidding);
    let asked = running.map_or(view.game.opening_bid(), |bidding| bidding.price);
    let most = view.game.player(seat).money();
    let mut prices = (asked..=most)
        .step_by(amounts::STEP as usize)
        .take(FIRST_BIDS);
    let found = prices.find(|&price| can_win(view, seat, object, price));
    found.unwrap_or(asked)
}

/// Returns whether some sequence of bids lets this seat win this object now at this price.
fn can_win(view: &View<'_>, seat: Seat, object: Object, price: u32) -> bool {
    let win = Command::new(seat, Decision::Win(object, price));
    view.game.check(&win).is_ok()
}

/// Returns the price after this many steps up, or down if below 0. A step skips impossible
/// prices; if there are only impossible ones, it is the smallest step.
fn stepped(price: u32, steps: i64, can_be: &dyn Fn(u32) -> bool) -> u32 {
    let one = |from: u32, up: bool| match up {
        true => (from + amounts::STEP).min(99_900),
        false => from.saturating_sub(amounts::STEP).max(amounts::STEP),
    };
    let up = steps > 0;
    let mut reached = price;
    for _ in 0..steps.unsigned_abs() {
        let further = std::iter::successors(Some(one(reached, up)), |&from| Some(one(from, up)));
        let next = further.take(FIRST_BIDS).find(|&next| can_be(next));
        reached = next.unwrap_or(one(reached, up));
    }
    reached
}

/// Parses a typed price: in florins, or in hundreds if that is meant.
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
