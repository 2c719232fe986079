//! What any seat may do at any time: note that a hidden card is known (G6), and
//! give up prestige points for money (G4). Folded away, since it is rare; any
//! panel about what happens now can show it below.
//!
//! By name: `Known cards and points for money` unfolds it, `Cards of Anna`
//! chooses the player, `Reveal Poet of Anna` turns a hidden card over, `Give up
//! 3 PP of Anna` takes 300 florins for them.

use eframe::egui::{CollapsingHeader, Ui};

use super::controls;
use super::{Intent, View};
use crate::florence::{AnyCard, Command, Decision, Phase};
use crate::locale::{Named, board};
use crate::table::{Item, Seat, Set};

/// More points than anybody gives up in one go: larger sales are made of
/// several.
const MOST_SOLD: u16 = 20;

/// Which player it is about.
#[derive(Debug, Default)]
pub struct AnyTime {
    chosen: Option<Seat>,
}

impl AnyTime {
    /// Draws it, folded.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        if view.game.is_over() {
            return None;
        }
        let folded = CollapsingHeader::new(board::ANY_TIME).id_salt("any time");
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
        ui.horizontal_wrapped(|ui| {
            ui.label(board::GIVE_UP);
            let most = player.prestige().min(MOST_SOLD);
            if most == 0 {
                controls::remark(ui, board::NOTHING_TO_GIVE_UP);
            }
            for sold in 1..=most {
                let given_up = board::give_up(sold, &name);
                if controls::chip(ui, false, &given_up, sold.to_string()) {
                    decision = Some(Decision::Sell(sold));
                }
            }
        });
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
