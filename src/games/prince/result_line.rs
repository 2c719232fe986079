//! The line in which a whole auction, or the rest of one, is entered at once: which card of
//! the display, its name, the buyer, the price.
//!
//! Buttons: `Card 3 of the display`; `Won by Anna`; the field `Price in ducats`; `Enter
//! result` (R).

use eframe::egui::{Align, Id, Key, Layout, Popup, Rect, Ui, vec2};

use super::ask::is_bidding;
use super::closing;
use super::keys;
use super::{Intent, View, art};
use crate::ui::base::icons::Icon;
use crate::ui::base::input::plain_key;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, result_line, widgets};
use prince::{CardId, Command, Decision, Game, Phase, Step};
use table::{Seat, Told};
use words::fl;

/// The width of the button of a buyer, and of the field for the price.
const WINNER: f32 = 30.0;
const PRICE: f32 = 44.0;

/// The width from which the line has a caption.
const CAPTIONED: f32 = 560.0;

/// What is being entered in the line.
#[derive(Debug, Default)]
pub struct ResultLine {
    /// The card, before it is turned up.
    pub card: Option<CardId>,
    slot: Option<u8>,
    winner: Option<Seat>,
    price: String,
    /// The auction it is for: the turn, the number of cards in the display, and whether
    /// there is an auction at all.
    of: (u8, usize, bool),
}

impl ResultLine {
    /// Discards what was entered for another auction: a sold card is not auctioned again,
    /// and the next one has another price.
    pub fn keep_up(&mut self, view: &View<'_>) {
        let game = view.game;
        let is_auction = super::ask::is_auction(game);
        let goes_on = is_auction || matches!(game.phase(), Phase::Step(Step::Acquire));
        let of = (game.turn(), game.display().count(), goes_on);
        // A card that is turned up leaves the display and is still the named one.
        let is_turned = is_auction && of.0 == self.of.0 && of.1 + 1 == self.of.1 && self.of.2;
        if self.of != of && !is_turned {
            *self = Self::default();
        }
        self.of = of;
    }

    /// Returns whether a whole auction, or the rest of one, can be entered.
    #[must_use]
    pub fn is_there(view: &View<'_>) -> bool {
        let before = view.game.trade().is_some() || view.game.arrival().is_some();
        let is_phase = matches!(
            view.game.phase(),
            Phase::Step(Step::Acquire) | Phase::Bidding(_)
        );
        !view.is_digital && !before && is_phase && view.asked.is_some()
    }

    /// Returns whether its key enters the result: before a card is named, R begins a word,
    /// such as the name of a card.
    #[must_use]
    pub fn has_key(&self, game: &Game) -> bool {
        is_bidding(game) || self.card.is_some()
    }

    /// Returns the card of the display that the result is for, if it has to be selected.
    #[must_use]
    pub fn slot(&self, view: &View<'_>) -> Option<u8> {
        self.card?;
        let mut there = view.game.display().map(|(slot, _)| slot);
        let is_to_say = matches!(view.game.phase(), Phase::Step(Step::Acquire));
        let first = view.game.display().map(|(slot, _)| slot).next();
        let chosen = self.slot.filter(|slot| there.any(|other| other == *slot));
        chosen.or(first).filter(|_| is_to_say)
    }

    /// Draws the choice of the card of the display.
    fn choose_slot(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(slot) = self.slot(view) else {
            return;
        };
        let called = |slot: u8| fl!(prince_card_of_display, slot = slot + 1);
        let (shown, name) = ((slot + 1).to_string(), called(slot));
        let button = ui.add(Press::new(&shown).name(&name).icon(Icon::Down));
        Popup::menu(&button).show(|ui| {
            ui.set_max_width(200.0);
            super::choices::wrapped(ui, |ui| {
                for (other, _) in view.game.display() {
                    let (shown, name) = ((other + 1).to_string(), called(other));
                    let press = Press::new(&shown).name(&name).small();
                    if press.chosen(other == slot).pressed(ui) {
                        self.slot = Some(other);
                        ui.close();
                    }
                }
            });
        });
        button.on_hover_text(name);
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
        let palette = Palette::of(ui);
        ui.painter().rect_filled(rect, 8.0, palette.sunk);
        let row = rect.shrink2(vec2(12.0, (rect.height() - size::BUTTON) / 2.0));
        let mut inner = page::row(ui, row, "line");
        let ui = &mut inner;
        ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
        let game = view.game;
        let bidding = match game.phase() {
            Phase::Bidding(bidding) => Some(*bidding),
            _ => None,
        };
        if row.width() > CAPTIONED {
            widgets::caption(ui, fl!(prince_one_line));
        }
        let card = bidding.map(|bidding| bidding.card).or(self.card);
        self.choose_slot(ui, view);
        let said = fl!(prince_enter_result);
        let has_key = self.has_key(game);
        let mut enter = match has_key {
            true => Press::new(said).key((keys::RESULT.written)()),
            false => Press::new(said),
        };
        // The name takes the remaining room.
        let others = (WINNER + 6.0) * game.player_count() as f32 + PRICE + 32.0;
        let mut room = ui.available_width() - others - enter.width(ui);
        let name = card.map_or_else(
            || fl!(prince_which_card).to_owned(),
            |card| view.words.card(card),
        );
        let short = card.map_or_else(|| name.clone(), |card| view.words.short_card(card));
        let mut chip = Press::new(&short).name(&name).chosen(card.is_some());
        if chip.width(ui) > room {
            // The name takes precedence over the key that does the same.
            enter = Press::new(said);
            room = ui.available_width() - others - enter.width(ui);
        }
        if let Some(card) = card {
            let pictured = chip.clone().icon(art::sort_icon(game.type_of(card)));
            if pictured.width(ui) <= room {
                chip = pictured;
            }
        }
        let chip = ui.scope(|ui| {
            ui.set_max_width(room.max(44.0));
            ui.add(chip)
        });
        if let Some(card) = card {
            chip.inner.on_hover_text(view.words.card_with_worth(card));
        }
        let leads = bidding
            .and_then(|bidding| bidding.high)
            .map(|(seat, _)| seat);
        let winner = self.winner.or(leads).or(game.active())?;
        for seat in game.seats() {
            let told = fl!(prince_won_by, name = view.words.seat(seat));
            let response = result_line::winner(ui, (seat, 15.0), &told, (seat == winner, true));
            if response.on_hover_text(told).clicked() {
                self.winner = Some(seat);
            }
        }
        let least = match bidding {
            Some(bidding) if leads == Some(winner) => bidding.high.map_or(1, |(_, bid)| bid),
            Some(bidding) => bidding.least(),
            None => 1,
        };
        let id = Id::unique("price of the prince's result");
        let name = fl!(prince_price);
        let field = result_line::price(ui, (id, name), (&mut self.price, 5), least.to_string());
        self.price.retain(|sign| sign.is_ascii_digit());
        let unit = fl!(prince_unit_ducats);
        let wide = text::width(ui, unit, face::text(14.0));
        if wide + 12.0 <= ui.available_width() - enter.width(ui) {
            ui.label(unit);
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let price = self.price.parse().unwrap_or(least);
        let commands = card.map(|card| self.result(view, card, winner, price));
        let allowed = match &commands {
            None => Err(fl!(prince_which_card_first).to_owned()),
            Some(Err(why)) => Err(why.clone()),
            Some(Ok(_)) => Ok(()),
        };
        let button = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add(enter.allowed(&allowed))
        });
        let typed = has_key && plain_key(ui, keys::RESULT.keys);
        let wanted = button.inner.clicked() || entered || typed;
        match commands {
            Some(Ok(commands)) if wanted => Some(Intent::Play(commands)),
            _ => None,
        }
    }

    /// Returns what is entered if this seat has the card at this price: the auction in one
    /// entry, or the missing bids and passes.
    fn result(
        &self,
        view: &View<'_>,
        card: CardId,
        winner: Seat,
        price: u32,
    ) -> Result<Vec<Command>, String> {
        let game = view.game;
        let refused = |command: &Command| {
            let why = game.check(command).err();
            why.map(|why| view.words.refusal(Told::own(command), &why))
        };
        if !matches!(game.phase(), Phase::Bidding(_)) {
            let slot = self.slot(view).unwrap_or(0);
            let command = Command::new(winner, Decision::Sold(slot, card, price));
            return refused(&command).map_or(Ok(vec![command]), Err);
        }
        closing::missing(game, winner, price).map_err(|command| {
            refused(&command).unwrap_or_else(|| view.words.decision(None, Told::own(&command)))
        })
    }
}
