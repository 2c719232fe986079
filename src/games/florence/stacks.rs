//! The stacks of the auction as piles: how many are left, who has one in this phase, what
//! was paid before. A click or the number key of a stack names it.
//!
//! Accessible name: `Name Jester`. A stack that cannot be named says why in place of the
//! number left, and in full on hover.

use eframe::egui::{
    self, Align2, CornerRadius, Id, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use super::View;
use super::art::pile;
use super::art::pile::PileState;
use super::at_hand::topic;
use super::moves::Goal;
use crate::ui::base::explain::explains_refusal;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, motion};
use crate::ui::parts::small;
use crate::ui::screens::guide;
use florence::rules::game::Auction;
use florence::{Command, Decision, Event, Object, Rule, Violation};
use table::{Item, Seat};
use words::figures::grouped;
use words::florence::{Named, florins, shortened};
use words::{BETWEEN, fl, window};

/// The gap between two piles.
const BETWEEN_PILES: f32 = 8.0;
/// The height of the line of the earlier prices.
pub const PRICES: f32 = 20.0;
/// The height of the text below the picture.
const WRITING: f32 = 44.0;
/// The greatest offset of a sheet of a pile from the one below it.
const SHEET: f32 = 1.7;

/// The price in a round.
#[derive(Clone, Copy, Debug)]
struct Price {
    round: u8,
    seat: Seat,
    florins: u32,
}

/// The earlier prices of each stack, the oldest first.
#[derive(Debug, Default)]
pub struct Sold([Vec<Price>; Object::COUNT]);

impl Sold {
    /// Reads the prices from the log up to the cursor.
    #[must_use]
    pub fn of(view: &View<'_>) -> Self {
        let mut sold = Self::default();
        for entry in 0..view.session.cursor() {
            for event in view.session.events_of(entry) {
                if let Event::Acquired {
                    seat,
                    object,
                    price,
                } = *event
                {
                    let before = view.session.game_at(entry);
                    let round = before.map_or(0, |game| game.round());
                    let florins = price;
                    let price = Price {
                        round,
                        seat,
                        florins,
                    };
                    sold.0[object.index()].push(price);
                }
            }
        }
        sold
    }

    fn of_object(&self, object: Object) -> &[Price] {
        &self.0[object.index()]
    }

    /// Describes them in words; `None` if none was sold.
    fn told(&self, view: &View<'_>, object: Object) -> Option<String> {
        let prices = self.of_object(object).iter();
        let prices = prices.map(|sold| {
            let name = shortened(&view.words.seat(sold.seat));
            fl!(
                auction_price_in,
                round = sold.round,
                name = &name,
                price = florins(sold.florins)
            )
        });
        let prices: Vec<String> = prices.collect();
        let any = !prices.is_empty();
        any.then(|| fl!(auction_earlier_prices, prices = prices.join(BETWEEN)))
    }
}

/// What the player did with the piles.
#[derive(Clone, Copy, Debug, Default)]
pub struct Touched {
    /// The command that names a pile.
    pub named: Option<Command>,
    /// The pile with the keyboard.
    pub focused: Option<Object>,
}

/// Draws the piles side by side, with their prices below. `chosen` is the one that the
/// button next to the opener names.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    view: &View<'_>,
    auction: &Auction,
    sold: &Sold,
    chosen: Option<Object>,
) -> Touched {
    let mut touched = Touched::default();
    let Some(opener) = view.game.to_act() else {
        return touched;
    };
    guide::place(ui.ctx(), "piles", rect);
    let objects = view.game.objects();
    let number = objects.len().max(1) as f32;
    // A few piles are no wider than seven are in a large window.
    let width = (rect.width() + BETWEEN_PILES) / number - BETWEEN_PILES;
    let width = width
        .min((rect.height() - pile::RISE - PRICES) * 1.1)
        .floor();
    let free = rect.width() - number * width;
    let between = free / (number - 1.0).max(1.0);
    for (at, object) in objects.iter().enumerate() {
        let left = rect.left() + at as f32 * (width + between);
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        let command = Command::new(opener, Decision::Name(object));
        let refused = view.game.check(&command).err();
        let pile = Pile {
            view,
            auction,
            sold,
            object,
            at,
            possible: refused.is_none() && view.may_decide(opener),
            why: refused
                .as_ref()
                .and_then(|why| in_short(view, auction, object, why)),
            is_chosen: chosen == Some(object),
        };
        let response = pile.show(ui, place);
        // A key that does nothing now is not shown.
        let key = pile
            .possible
            .then(|| fl!(auction_stack_key, number = at + 1));
        let why = refused.as_ref().map(|refused| view.words.cited(refused));
        let about = [why, sold.told(view, object), key];
        let about = about.into_iter().flatten();
        let about = about.reduce(|above, below| window::lines(&above, &below));
        let about = about.unwrap_or_default();
        if response.has_focus() {
            touched.focused = Some(object);
        }
        if pile.possible && response.clicked() {
            touched.named = Some(command);
        }
        let response = response.on_hover_text(about);
        let why = refused.filter(|_| auction.bidding.is_none());
        let why = why.map(|why| view.words.cited(&why));
        explains_refusal(response, why.as_deref(), Some(topic(object)));
    }
    touched
}

/// Returns why a stack cannot be named, in as few words as a pile has room for; `None` if
/// that only means that an auction is running, or if its label says it.
fn in_short(
    view: &View<'_>,
    auction: &Auction,
    object: Object,
    why: &Violation,
) -> Option<&'static str> {
    if view.game.objects_left(object) == 0 {
        return Some(fl!(auction_empty_stack));
    }
    if view.game.variant().sets_aside && auction.taken.contains(object) {
        // A pile kept by a player has a label.
        let mut seats = view.game.seats();
        let is_kept = seats.any(|seat| auction.acquired_by(seat).any(|(it, _)| it == object));
        return (!is_kept).then_some(fl!(auction_left_game));
    }
    if auction.bidding.is_some() {
        return None;
    }
    match why.rule {
        Rule::A11 | Rule::Z5 => Some(fl!(auction_too_dear)),
        Rule::A12 => Some(fl!(auction_three_builders)),
        Rule::A13 => Some(fl!(auction_no_place)),
        _ => None,
    }
}

struct Pile<'a> {
    view: &'a View<'a>,
    auction: &'a Auction,
    sold: &'a Sold,
    object: Object,
    at: usize,
    possible: bool,
    why: Option<&'static str>,
    is_chosen: bool,
}

impl Pile<'_> {
    fn show(&self, ui: &mut Ui, place: Rect) -> egui::Response {
        let object = self.object;
        let left = self.view.game.objects_left(object);
        let rect = Rect::from_min_max(
            place.min + vec2(0.0, pile::RISE),
            pos2(place.right(), place.bottom() - PRICES),
        );
        let id = ui.scope_id().with(("pile", object.index()));
        let sense = if self.possible {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(rect, id, sense);
        let name = fl!(auction_name_object, object = object.id());
        let info = || WidgetInfo::labeled(egui::Role::Button, self.possible, &name);
        response.widget_info(info);
        if !ui.is_rect_visible(place) {
            return response;
        }
        let bidding = self.auction.bidding;
        let on_offer = bidding.is_some_and(|bidding| bidding.object == object);
        let taker = self.taker();
        let came = Id::unique(("label_of_a_pile", object.index()));
        let came = motion::towards(ui.ctx(), came, f32::from(u8::from(taker.is_some())));
        Goal::Pile(object).note(ui.ctx(), rect.center());
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        let marked = on_offer || self.is_chosen || (self.possible && response.hovered());
        let state = match (taker, self.why) {
            (Some(_), _) => PileState::Sold,
            (None, Some(_)) => PileState::Impossible,
            _ if marked => PileState::Auction,
            _ => PileState::Rest,
        };
        let count = fl!(auction_left, number = left);
        let picture = pile::Pile {
            object,
            left,
            name: short_name(object),
            below: self.why.unwrap_or(&count),
            state,
        };
        picture.paint(ui, rect.with_min_y(place.top()));
        let sheets = (pile::RISE / f32::from(left.max(1))).min(SHEET) * f32::from(left.max(1) - 1);
        let lifted = rect.translate(vec2(0.0, -sheets));
        if self.possible {
            self.key(ui, lifted);
        }
        let price = self.auction.acquired_by(taker.unwrap_or(Seat::A));
        let price = price.filter(|(taken, _)| *taken == object).last();
        if let (Some(seat), Some((_, price))) = (taker, price) {
            let middle = pos2(
                lifted.center().x - 1.0,
                lifted.top() + (rect.height() - WRITING) * 0.55,
            );
            let mut fading = ui.new_child(UiBuilder::new().max_rect(rect));
            fading.multiply_opacity(came);
            pile::paint_sold(&fading, middle, seat, &grouped(price));
        }
        let below = place.with_min_y(place.bottom() - PRICES + 2.0);
        self.prices(ui, below);
        response
    }

    /// Returns who has taken one in this phase.
    fn taker(&self) -> Option<Seat> {
        let mut seats = self.view.game.seats();
        seats.find(|seat| {
            let mut acquired = self.auction.acquired_by(*seat);
            acquired.any(|(taken, _)| taken == self.object)
        })
    }

    /// Draws the number of its key, in the upper left of the picture.
    fn key(&self, ui: &Ui, card: Rect) {
        let palette = Palette::of(ui);
        let rect = Rect::from_min_size(card.min + vec2(8.0, 8.0), vec2(18.0, 17.0));
        let edge = Stroke::new(1.0, palette.plate_text);
        let round = CornerRadius::same(size::ROUND_KEY);
        let painter = ui.painter();
        painter.rect(rect, round, palette.plate, edge, StrokeKind::Inside);
        let key = self.at + 1;
        let font = face::strong(12.0);
        painter.text(
            rect.center(),
            Align2::CENTER_CENTER,
            key,
            font,
            palette.plate_text,
        );
    }

    /// Draws as many of the last prices as there is room for, each with its buyer.
    fn prices(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let side = 9.0;
        let mut shown = Vec::new();
        // The caption keeps them from being taken for bids.
        let last = fl!(auction_last_price).to_owned();
        let last = painter.layout_no_wrap(last, face::italic(12.0), palette.weak);
        let before = last.size().x + 6.0;
        let mut room = rect.width() + 7.0 - before;
        for sold in self.sold.of_object(self.object).iter().rev() {
            let text = grouped(sold.florins);
            let galley = painter.layout_no_wrap(text, face::text(12.0), palette.weak);
            let width = side + 3.0 + galley.size().x + 7.0;
            if width > room {
                break;
            }
            room -= width;
            shown.push((sold.seat, galley, width));
        }
        if shown.is_empty() {
            return;
        }
        let all: f32 = shown.iter().map(|(_, _, width)| width).sum::<f32>() - 7.0;
        let mut x = rect.center().x - f32::midpoint(all, before);
        let at = pos2(x, rect.center().y - last.size().y / 2.0);
        painter.galley(at, last, palette.weak);
        x += before;
        for (seat, galley, width) in shown.into_iter().rev() {
            let marker = small::around(pos2(x + side / 2.0, rect.center().y), side);
            icons::paint_seat(painter, marker, seat, palette);
            let at = pos2(x + side + 3.0, rect.center().y - galley.size().y / 2.0);
            painter.galley(at, galley, palette.weak);
            x += width;
        }
    }
}

/// Returns the name of what is auctioned, in one word if there is no room for two.
#[must_use]
pub fn short_name(object: Object) -> &'static str {
    match object {
        Object::PrestigeCard => fl!(stack_of_prestige_cards_short),
        Object::RecruitingCard => fl!(stack_of_recruiting_cards_short),
        _ => object.name(),
    }
}
