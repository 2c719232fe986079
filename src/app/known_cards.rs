//! What the table knows of cards that lie face down: one of them is turned over
//! for us (G6), and from then on the window reckons with it.
//!
//! By name: `Known cards` unfolds it, `Cards of Anna` chooses the player,
//! `Reveal Poet of Anna` says what one of her hidden cards is.

use eframe::egui::{CollapsingHeader, Ui};

use super::controls;
use super::{Intent, View};
use crate::florence::{AnyCard, Command, Decision, Phase};
use crate::locale::{Named, board};
use crate::table::{Item, Seat, Set};

/// Which player it is about.
#[derive(Debug, Default)]
pub struct KnownCards {
    chosen: Option<Seat>,
}

impl KnownCards {
    /// Draws it, folded.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        if view.game.is_over() {
            return None;
        }
        let folded = CollapsingHeader::new(board::KNOWN_CARDS).id_salt("known cards");
        let shown = folded.show(ui, |ui| self.contents(ui, view));
        shown.body_returned.flatten()
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let game = view.game;
        let known = self
            .chosen
            .filter(|seat| seat.index() < game.player_count());
        let seat = known.or(game.to_act()).unwrap_or(Seat::A);
        ui.horizontal_wrapped(|ui| {
            let pressed = controls::seat_chips(ui, view.words, game.seats(), seat, board::cards_of);
            if pressed.is_some() {
                self.chosen = pressed;
            }
        });
        let player = game.player(seat);
        let name = view.words.seat(seat);
        let mut decision = None;
        let hand = player.hand();
        let cards = (hand.known(), hand.hidden(), game.unknown_professions());
        decision = reveals(ui, board::PROFESSIONS_IN_HAND, &name, cards).or(decision);
        let bonus = player.bonus_cards();
        let cards = (bonus.known(), bonus.hidden(), game.unknown_bonus_cards());
        decision = reveals(ui, board::BONUS_CARDS, &name, cards).or(decision);
        // At the end turning them over is what everybody waits for: see there.
        if game.phase() != Phase::Reveal {
            let prestige = player.prestige_cards();
            let unknown = game.unknown_prestige_cards();
            let cards = (prestige.known(), prestige.hidden(), unknown);
            decision = reveals(ui, board::PRESTIGE_CARDS, &name, cards).or(decision);
        }
        decision.map(|decision| Intent::Play(vec![Command::new(seat, decision)]))
    }
}

/// The cards of one kind in a hand: those known, and a button for each that a
/// hidden one may be.
fn reveals<T: Item + Named + Into<AnyCard>>(
    ui: &mut Ui,
    heading: &str,
    owner: &str,
    (known, hidden, unknown): (Set<T>, u8, Set<T>),
) -> Option<Decision> {
    let mut decision = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(heading);
        let names: Vec<_> = known.iter().map(|card| card.name()).collect();
        ui.label(board::known_and_hidden(&names, hidden));
    });
    if hidden > 0 {
        ui.horizontal_wrapped(|ui| {
            for card in unknown {
                if controls::chip(ui, false, &board::reveal(&card, owner), card.name()) {
                    decision = Some(Decision::Reveal(card.into()));
                }
            }
        });
    }
    decision
}
