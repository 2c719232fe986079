//! What the work value panel and the form of a work share: bonus cards with the
//! best first, the ways to what is missing, the payment.
//!
//! What the controls are called is said where they are used.

use eframe::egui::{self, Button, RichText, Slider, Ui};

use super::View;
use crate::app::shell::controls;
use crate::fl;
use crate::florence::mind::planner;
use crate::florence::rules::Variant;
use crate::florence::{BonusCard, Player, Profession};
use crate::table::{Seat, Set};
use crate::words::florence::{Named, bonus_card_text, planning};

/// The most ways to what is missing that are shown.
const MOST_WAYS: usize = 3;

/// The bonus cards that are played or counted.
#[derive(Debug, Default)]
pub struct BonusChoice {
    /// Those chosen.
    pub cards: Set<BonusCard>,
    /// Whether those that hidden cards may be are in sight.
    unfolded: bool,
}

/// What the choice of bonus cards is called.
pub struct BonusNames {
    /// Heads the cards.
    pub heading: &'static str,
    /// Chooses a card.
    pub card: fn(BonusCard) -> String,
    /// Unfolds those that hidden cards may be.
    pub unfold: &'static str,
    /// Chooses as few as needed.
    pub fewest: &'static str,
}

impl BonusChoice {
    /// The bonus cards that can be in a seat's hand: those known there, and
    /// those that hidden ones may be.
    fn cards(view: &View<'_>, seat: Seat) -> (Set<BonusCard>, Set<BonusCard>) {
        let hand = view.game.player(seat).bonus_cards();
        let unknown = match hand.hidden() {
            0 => Set::EMPTY,
            _ => view.game.unknown_bonus_cards(),
        };
        (hand.known(), unknown)
    }

    /// Draws the cards in the row one is in, the best first, with what each adds
    /// to a work of `player`.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (seat, player): (Seat, &Player),
        names: &BonusNames,
    ) {
        let (known, unknown) = Self::cards(view, seat);
        self.cards = self.cards.intersection(known.union(unknown));
        if known.union(unknown).is_empty() {
            return;
        }
        // Those hidden ones that have been chosen stay in sight.
        let imagined = match self.unfolded {
            true => unknown,
            false => unknown.intersection(self.cards),
        };
        ui.label(names.heading);
        let order = planner::best_first(player, known).into_iter();
        for (card, value) in order.chain(planner::best_first(player, imagined)) {
            let selected = self.cards.contains(card);
            let mut text = RichText::new(fl!(card_adds, card = card.id(), value = value as u8));
            if known.contains(card) {
                text = text.strong();
            }
            let button = Button::new(text).selected(selected);
            let response = ui.add(button).accessible_name((names.card)(card));
            if response.on_hover_text(bonus_card_text(card)).clicked() {
                self.cards = match selected {
                    true => self.cards.without(card),
                    false => self.cards.with(card),
                };
            }
        }
        if !unknown.is_empty() {
            let text = fl!(work_hidden_bonus_cards);
            if controls::chip(ui, self.unfolded, names.unfold, text) {
                self.unfolded = !self.unfolded;
            }
        }
    }

    /// Offers the fewest known cards with which a work that is worth `value`
    /// without any reaches the minimum, if that needs any.
    pub fn fewest(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        seat: Seat,
        (value, player): (u16, &Player),
        names: &BonusNames,
    ) {
        let (known, _) = Self::cards(view, seat);
        let lacking = view.game.minimum().saturating_sub(value);
        let Some(fewest) = planner::fewest(player, known, lacking) else {
            return;
        };
        if fewest.is_empty() || fewest == self.cards {
            return;
        }
        let button = ui.button(fl!(work_as_few_as_needed));
        let button = button.accessible_name(names.fewest);
        if button
            .on_hover_text(fl!(work_as_few_as_needed_hint))
            .clicked()
        {
            self.cards = fewest;
        }
    }

    /// Says so if more cards are chosen than can be in hand.
    pub fn complain(&self, ui: &mut Ui, view: &View<'_>, seat: Seat) {
        let hand = view.game.player(seat).bonus_cards();
        let imagined = self.cards.minus(hand.known()).len();
        if imagined > usize::from(hand.hidden()) {
            controls::refusal(ui, fl!(work_too_many_bonus));
        }
    }
}

/// What a work lacks, and the cheapest legal ways to get it, in words.
pub fn missing(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    profession: Profession,
    bonus: Set<BonusCard>,
) {
    let Some(missing) = planner::missing(view.game, seat, profession, bonus) else {
        return;
    };
    let mut text = planning::missing(&missing);
    let ways = missing.ways.iter().take(MOST_WAYS);
    for (at, way) in ways.enumerate() {
        let way = planning::way(&view.words, way);
        let way = match at {
            0 => way,
            _ => fl!(missing_or_else, way = &way),
        };
        text.push_str(if at == 0 { " " } else { "; " });
        text.push_str(&way);
    }
    if missing.why.is_none() {
        text.push('.');
    }
    ui.add(egui::Label::new(text).wrap());
}

/// The slider for how many prestige points are taken out of the payment for a
/// work of this value (W9).
pub fn payment(ui: &mut Ui, variant: &Variant, total: u16, prestige: &mut u16, name: &str) {
    let most = variant.most_prestige(total);
    *prestige = (*prestige).min(most);
    ui.label(fl!(points_from_payment));
    let slider = Slider::new(prestige, 0..=most);
    ui.add_enabled(most > 0, slider).accessible_name(name);
}

/// What the bank pays and what is left then, in words.
pub fn paid(ui: &mut Ui, view: &View<'_>, (seat, total): (Seat, u16), taken: u16) {
    let player = view.game.player(seat);
    let pays = view.game.variant().payment(total, taken);
    let money = view.words.money(player.money() + pays);
    let text = planning::payment(pays, taken, &money, player.prestige() + taken);
    ui.add(egui::Label::new(text).wrap());
}
