//! The stacks of the auction as cards: how many are left, who has one in this
//! phase, what was paid before. A click or the key of its number names a stack.

use eframe::egui::{
    self, Align2, Color32, FontId, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2,
};

use super::View;
use super::keys;
use crate::app::shell::commands::plain_key;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::theme::{Palette, size};
use crate::fl;
use crate::florence::rules::game::Auction;
use crate::florence::{Command, Decision, Event, Object};
use crate::table::{Item, Seat};
use crate::words::BETWEEN;
use crate::words::florence::florins;
use crate::words::florence::{Named, shortened};
use crate::words::language::grouped;
use crate::words::window;
/// How far the writing on a card is from its edge.
const INSET: f32 = 6.0;
/// Below this width a card is narrow, and what is on it smaller.
const NARROW: f32 = 80.0;
/// The marker beside a price.
const PRICE_MARKER: f32 = 10.0;

/// What was paid in a round.
#[derive(Clone, Copy, Debug)]
struct Price {
    round: u8,
    seat: Seat,
    florins: u32,
}

/// What each stack was sold for so far, the first one first.
#[derive(Debug)]
pub struct Sold([Vec<Price>; Object::COUNT]);

impl Sold {
    /// What is in the log up to the cursor.
    #[must_use]
    pub fn of(view: &View<'_>) -> Self {
        let mut sold = Self(Default::default());
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

    /// In words; nothing if none was sold.
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

/// Draws the stacks, as many in a row as there is room for. Gives the command
/// that names one.
pub fn show(ui: &mut Ui, view: &View<'_>, auction: &Auction, sold: &Sold) -> Option<Command> {
    let opener = view.game.to_act()?;
    let mut wanted = None;
    let objects = view.game.objects();
    let gap = ui.spacing().item_spacing.x.min(size::GAP);
    let [least, most] = size::STACK_WIDTH;
    let room = ui.available_width() + gap;
    let in_a_row = (room / (least + gap)).floor().max(1.0) as usize;
    let in_a_row = in_a_row.min(objects.len());
    let width = (room / in_a_row as f32 - gap).floor();
    let card = vec2(width.clamp(least, most), size::STACK);
    let numbered: Vec<(usize, Object)> = objects.iter().enumerate().collect();
    for cards in numbered.chunks(in_a_row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for &(at, object) in cards {
                let command = Command::new(opener, Decision::Name(object));
                let refused = view.game.check(&command).err();
                let possible = refused.is_none() && view.may_decide(opener);
                let stack = Stack {
                    view,
                    auction,
                    sold,
                    object,
                    at,
                };
                let response = ui.add_enabled_ui(possible, |ui| stack.show(ui, card)).inner;
                let key = fl!(auction_stack_key, number = at + 1);
                let about = match sold.told(view, object) {
                    Some(told) => window::lines(&told, &key),
                    None => key,
                };
                let response = match refused {
                    Some(refused) => {
                        let why = view.words.cited(&refused);
                        response.on_disabled_hover_text(window::lines(&why, &about))
                    }
                    None => response.on_hover_text(about),
                };
                let pressed = possible && plain_key(ui, &keys::STACKS.keys[at..=at]);
                if response.clicked() || pressed {
                    wanted = Some(command);
                }
            }
        });
    }
    wanted
}

struct Stack<'a> {
    view: &'a View<'a>,
    auction: &'a Auction,
    sold: &'a Sold,
    object: Object,
    at: usize,
}

impl Stack<'_> {
    fn show(&self, ui: &mut Ui, card: Vec2) -> egui::Response {
        let palette = Palette::of(ui);
        let object = self.object;
        let (rect, response) = ui.allocate_exact_size(card, Sense::click());
        let name = fl!(auction_name_object, object = object.id());
        let enabled = ui.is_enabled();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, &name));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let visuals = *ui.style().interact(&response);
        let bidding = self.auction.bidding;
        let on_offer = bidding.is_some_and(|bidding| bidding.object == object);
        let taker = self.taker();
        // What is auctioned now, and what was just won, is greyed like the
        // others but has to stand out.
        let mut painter = ui.painter().clone();
        if on_offer || taker.is_some() {
            painter.set_opacity(1.0);
        }
        let line = match on_offer {
            true => Stroke::new(2.0, palette.accent),
            false => visuals.bg_stroke,
        };
        let fill = match enabled {
            true => visuals.weak_bg_fill,
            false => palette.card,
        };
        painter.rect(rect, visuals.corner_radius, fill, line, StrokeKind::Inside);
        self.top(ui, &painter, rect, taker);
        let ink = if taker.is_some() {
            palette.weak
        } else {
            palette.ink
        };
        let mut size = 13.5;
        let room = rect.width() - 2.0 * INSET;
        let longest = |size: f32| {
            let words = object.name().split(' ').map(|word| {
                let font = FontId::proportional(size);
                painter.layout_no_wrap(word.to_owned(), font, ink).size().x
            });
            words.fold(0.0, f32::max)
        };
        while longest(size) > room && size > 9.0 {
            size -= 0.5;
        }
        let font = FontId::proportional(size);
        let name = object.name().to_owned();
        let mut name = egui::text::LayoutJob::simple(name, font, ink, room);
        name.wrap.max_rows = 2;
        let name = ui.fonts_mut(|fonts| fonts.layout_job(name));
        painter.galley(rect.min + vec2(INSET, 30.0), name, ink);
        self.prices(ui, &painter, rect);
        response
    }

    /// Who has taken one in this phase.
    fn taker(&self) -> Option<Seat> {
        let mut seats = self.view.game.seats();
        seats.find(|seat| {
            let mut acquired = self.auction.acquired_by(*seat);
            acquired.any(|(taken, _)| taken == self.object)
        })
    }

    /// The icon, the number that is left, and between them the key, or who has
    /// taken one.
    fn top(&self, ui: &Ui, painter: &egui::Painter, rect: Rect, taker: Option<Seat>) {
        let palette = Palette::of(ui);
        let ink = if taker.is_some() {
            palette.weak
        } else {
            palette.ink
        };
        let narrow = rect.width() < NARROW;
        let side = if narrow { 18.0 } else { 22.0 };
        let icon = Rect::from_min_size(rect.min + vec2(INSET, 6.0), Vec2::splat(side));
        icons::paint(painter, icon, Icon::from(self.object), ink);
        let left = self.view.game.objects_left(self.object);
        let number = painter.text(
            rect.right_top() + vec2(-INSET, 5.0),
            Align2::RIGHT_TOP,
            left,
            FontId::proportional(if narrow { 17.0 } else { 20.0 }),
            ink,
        );
        let between = pos2(icon.right().midpoint(number.left()), icon.center().y);
        if let Some(seat) = taker {
            let side = Vec2::splat(size::MIDDLE_MARKER.min(number.left() - icon.right()));
            let marker = Rect::from_center_size(between, side);
            icons::paint_seat(painter, marker, seat, palette);
        } else if ui.is_enabled() {
            let small = TextStyle::Small.resolve(ui.style());
            let key = self.at + 1;
            painter.text(between, Align2::CENTER_CENTER, key, small, palette.weak);
        }
    }

    /// The last prices, as many as there is room for, each with whose it was.
    fn prices(&self, ui: &Ui, painter: &egui::Painter, rect: Rect) {
        let palette = Palette::of(ui);
        let small = TextStyle::Small.resolve(ui.style());
        let y = rect.bottom() - 11.0;
        let prices = self.sold.of_object(self.object);
        if prices.is_empty() && self.view.game.objects_left(self.object) == 0 {
            let at = pos2(rect.left() + INSET, y);
            painter.text(
                at,
                Align2::LEFT_CENTER,
                fl!(auction_empty_stack),
                small,
                palette.weak,
            );
            return;
        }
        // From the right, where the last one stands.
        let mut right = rect.right() - INSET;
        for sold in prices.iter().rev() {
            let text = grouped(sold.florins);
            let galley = painter.layout_no_wrap(text, small.clone(), Color32::PLACEHOLDER);
            let left = right - galley.size().x - PRICE_MARKER - 3.0;
            if left < rect.left() + INSET - 2.0 {
                break;
            }
            let marker = pos2(left + PRICE_MARKER / 2.0, y);
            let marker = Rect::from_center_size(marker, Vec2::splat(PRICE_MARKER));
            icons::paint_seat(painter, marker, sold.seat, palette);
            let at = pos2(left + PRICE_MARKER + 3.0, y - galley.size().y / 2.0);
            painter.galley(at, galley, palette.ink);
            right = left - 7.0;
        }
    }
}
