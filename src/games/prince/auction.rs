//! The tab of the auctions: the display with the prices of its cards, and below it the
//! ladder of the bids, or the cards that can be turned up.
//!
//! Buttons: `Turn up card 3` (3); at a real table the unseen cards, to name the one that is
//! turned up.

use eframe::egui::{Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::art::CardState;
use super::choices::Legal;
use super::result_line::ResultLine;
use super::{Intent, View, art, choices, keys, ladder};
use crate::ui::base::input::plain_key;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::widgets::KeyCap;
use crate::ui::parts::{small, widgets};
use crate::ui::screens::guide;
use prince::{CardId, Command, Decision, Event, Phase};
use table::{Seat, Set};
use words::fl;

/// The height of a card of the display, and of the text below it.
const CARD: f32 = 94.0;
/// The gap between two cards of the display.
const GAP: f32 = 5.0;
/// The height of the line for results.
const LINE: f32 = 52.0;

/// What is being entered in the tab.
#[derive(Debug, Default)]
pub struct AuctionPanel {
    line: ResultLine,
}

/// A card of this turn's display that is gone.
struct Gone {
    slot: u8,
    card: CardId,
    sold: Option<(Seat, u32)>,
}

/// Returns the cards that were turned up in this turn, with their buyers and prices.
fn gone(view: &View<'_>) -> Vec<Gone> {
    let session = view.session;
    let turn = view.game.turn();
    let mut gone: Vec<Gone> = Vec::new();
    for entry in 0..session.cursor() {
        let of_turn = session
            .game_at(entry)
            .is_some_and(|game| game.turn() == turn);
        for event in session.events_of(entry).iter().filter(|_| of_turn) {
            match *event {
                Event::Displayed(_) => gone.clear(),
                Event::TurnedUp(slot, card) => gone.push(Gone {
                    slot,
                    card,
                    sold: None,
                }),
                Event::Sold(seat, card, price) => {
                    let mut of_card = gone.iter_mut().filter(|gone| gone.card == card);
                    if let Some(gone) = of_card.next_back() {
                        gone.sold = Some((seat, price));
                    }
                }
                _ => {}
            }
        }
    }
    gone
}

impl AuctionPanel {
    /// Discards what was entered for another auction. Returns which card of the display has
    /// been named as which card.
    pub fn keep_up(&mut self, view: &View<'_>) -> Option<(u8, CardId)> {
        self.line.keep_up(view);
        match (view.game.phase(), self.line.card) {
            (Phase::Turning(slot), Some(card)) => Some((*slot, card)),
            (_, Some(card)) => self.line.slot(view).map(|slot| (slot, card)),
            (_, None) => None,
        }
    }

    /// Draws the tab.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        legal: &Legal,
        typed: Option<u32>,
    ) -> Option<Intent> {
        let room = ui.available_rect_before_wrap();
        let takes_results = ResultLine::is_there(view);
        let below = if takes_results { LINE + 10.0 } else { 0.0 };
        let heading = fl!(prince_display);
        let mut wanted = None;
        widgets::caption(ui, heading);
        ui.add_space(4.0);
        let top = ui.cursor().top();
        let cards = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), CARD));
        wanted = wanted.or(self.display(ui, cards, view));
        let rest = Rect::from_min_max(
            pos2(room.left(), cards.bottom() + 12.0),
            pos2(room.right(), room.bottom() - below),
        );
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rest).id_salt("rest"));
        let part = match *view.game.phase() {
            Phase::Bidding(bidding) if view.game.arrival().is_none() => {
                choices::scrolled(&mut inner, "ladder", |ui| {
                    let high = rest.height().max(ladder::least_height(view));
                    let wide = vec2(ui.available_width(), high);
                    let (rect, _) = ui.allocate_exact_size(wide, Sense::hover());
                    ladder::show(ui, rect, view, (&bidding, typed))
                })
            }
            _ => choices::scrolled(&mut inner, "cards", |ui| self.named(ui, view, legal)),
        };
        wanted = wanted.or(part);
        if takes_results {
            let line = Rect::from_min_max(pos2(room.left(), room.bottom() - LINE), room.max);
            wanted = wanted.or(self.line.show(ui, line, view));
        }
        ui.advance_cursor_after_rect(room);
        if wanted.is_some() {
            *self = Self::default();
        }
        wanted
    }

    /// Draws the display. Returns the card that is turned up.
    fn display(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
        guide::place(ui.ctx(), "display", rect);
        let palette = Palette::of(ui);
        let game = view.game;
        let slots = prince::rules::options::displayed(game.player_count());
        let there: Vec<u8> = game.display().map(|(slot, _)| slot).collect();
        let gone = gone(view);
        let width = (rect.width() - GAP * (slots as f32 - 1.0)) / slots as f32;
        let height = rect.height().min(width * 1.75);
        let mut wanted = None;
        let auctioned = match game.phase() {
            Phase::Bidding(bidding) => Some(bidding.card),
            _ => None,
        };
        for slot in 0..slots as u8 {
            let left = rect.left() + f32::from(slot) * (width + GAP);
            let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, height));
            let id = ui.scope_id().with(("slot", slot));
            if there.contains(&slot) {
                let seat = view.asked;
                let may = seat.is_some_and(|seat| view.may(seat, Decision::TurnUp(slot)));
                let is_turning = *game.phase() == Phase::Turning(slot);
                let is_entered = self.line.slot(view) == Some(slot);
                let sense = if may { Sense::click() } else { Sense::hover() };
                let response = ui.interact(place, id, sense);
                let is_pointed = (may && response.hovered()) || response.has_focus();
                let state = match is_pointed || is_turning || is_entered {
                    true => CardState::Acts,
                    false => CardState::Rest,
                };
                art::numbered_back(ui, place, slot + 1, state);
                let name = fl!(prince_turn_up, slot = slot + 1);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, may, &name));
                let key = keys::of_card(slot);
                let is_digit = usize::from(slot) < keys::DIGITS.keys.len();
                if let Some((_, cap)) = key.as_ref().filter(|_| may) {
                    let corner = place.center_bottom() + vec2(8.75, -8.0);
                    let [_, colour] = art::Colours::of(ui).back;
                    KeyCap::paint_in_corner(ui, corner, cap, colour);
                }
                let typed = key.is_some_and(|(keys, _)| match is_digit {
                    true => plain_key(ui, keys),
                    false => keys::sign_key(ui, keys),
                });
                let typed = may && typed;
                let response = response.on_hover_text(&name);
                if (response.clicked() || typed)
                    && may
                    && let Some(seat) = seat
                {
                    let turn_up = Command::new(seat, Decision::TurnUp(slot));
                    // If the card was named before, it is turned up as that one.
                    let turned = self
                        .line
                        .card
                        .map(|card| Command::new(seat, Decision::Turned(card)));
                    wanted = Some(Intent::Play(
                        std::iter::once(turn_up).chain(turned).collect(),
                    ));
                }
                continue;
            }
            let of_slot = gone.iter().rev().find(|gone| gone.slot == slot);
            let Some(gone) = of_slot else {
                widgets::dashed(ui.painter(), place, palette.line);
                continue;
            };
            let name = view.words.card(gone.card);
            let state = match auctioned == Some(gone.card) {
                true => CardState::Acts,
                false => CardState::Gone,
            };
            let edition = game.edition();
            art::named_card(ui, place, edition, gone.card, state);
            let told = match gone.sold {
                Some((seat, price)) => {
                    sold_label(ui, place, seat, price);
                    let player = view.words.seat(seat);
                    fl!(prince_went_to, card = &name, name = &player, price = price)
                }
                None => view.words.card_with_worth(gone.card),
            };
            let response = ui.interact(place, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
            response.on_hover_text(told);
        }
        wanted
    }

    /// Draws the unseen cards: one of them is turned up, or entered with its result.
    /// Otherwise draws what can be moved.
    fn named(&mut self, ui: &mut Ui, view: &View<'_>, legal: &Legal) -> Option<Intent> {
        let seat = view.asked?;
        let is_turning = matches!(view.game.phase(), Phase::Turning(_));
        if is_turning || ResultLine::is_there(view) {
            let cards: Set<CardId> = view.game.unseen();
            ui.label(fl!(prince_name_card));
            ui.add_space(size::GAP);
            if let Some(card) = choices::cards(ui, view, (cards, None), self.line.card) {
                if is_turning {
                    return Some(Intent::Play(vec![Command::new(
                        seat,
                        Decision::Turned(card),
                    )]));
                }
                self.line.card = (self.line.card != Some(card)).then_some(card);
            }
        }
        super::playing::moves(ui, view, legal, seat)
    }
}

/// Paints the buyer and the price on a pill across a card.
fn sold_label(ui: &Ui, card: Rect, seat: Seat, price: u32) {
    let palette = Palette::of(ui);
    let place = Rect::from_center_size(
        pos2(card.center().x, card.top() + card.height() * 0.46),
        vec2((card.width() - 4.0).min(48.0), 20.0),
    );
    let edge = Stroke::new(1.0, palette.ink);
    ui.painter().rect(
        place,
        10.0,
        palette.card,
        edge,
        eframe::egui::StrokeKind::Inside,
    );
    small::seat(ui, pos2(place.left() + 11.0, place.center().y), 10.0, seat);
    let at = pos2(place.right() - 8.0, place.center().y);
    let style = (face::strong(12.5), palette.ink);
    small::right(ui, at, &price.to_string(), style, 30.0);
}
