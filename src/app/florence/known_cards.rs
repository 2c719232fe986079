//! What the table knows of cards: where all 21 professions are, and which cards
//! lie face down; one of them is turned over for us (G6), and from then on the
//! window reckons with it.
//!
//! By name: `Known cards` unfolds it, `Cards of Anna` chooses the player,
//! `Reveal Poet of Anna` says what one of her hidden cards is.

use eframe::egui::{CollapsingHeader, Grid, Ui};

use super::{Intent, View, Viewer};
use crate::app::shell::controls;
use crate::app::shell::icons;
use crate::app::shell::theme::size;
use crate::fl;
use crate::florence::rules::rule::CardPlace;
use crate::florence::{AnyCard, Command, Decision, Phase, Profession};
use crate::table::{Item, Seat, Set};
use crate::words::florence::{Named, board, planning};

/// The width below which the professions stand in two columns.
const NARROW: f32 = 660.0;

/// Which player it is about.
#[derive(Debug, Default)]
pub struct KnownCards {
    chosen: Option<Seat>,
}

impl KnownCards {
    /// Draws it, folded.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        // In a game against the computer all is known that may be.
        if view.game.is_over() || view.viewer != Viewer::Table {
            return None;
        }
        let folded = CollapsingHeader::new(fl!(known_cards)).id_salt("known cards");
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
            let pressed = controls::seat_chips(ui, view.words.seats(), seat, board::cards_of);
            if pressed.is_some() {
                self.chosen = pressed;
            }
        });
        let player = game.player(seat);
        let name = view.words.seat(seat);
        let mut decision = None;
        let hand = player.hand();
        let cards = (hand.known(), hand.hidden(), game.may_be_in_hand(seat));
        decision = reveals(ui, fl!(professions_in_hand), &name, cards).or(decision);
        let bonus = player.bonus_cards();
        let cards = (bonus.known(), bonus.hidden(), game.unknown_bonus_cards());
        decision = reveals(ui, fl!(bonus_cards_in_hand), &name, cards).or(decision);
        // At the end turning them over is what everybody waits for: see there.
        if game.phase() != Phase::Reveal {
            let prestige = player.prestige_cards();
            let unknown = game.unknown_prestige_cards();
            let cards = (prestige.known(), prestige.hidden(), unknown);
            decision = reveals(ui, fl!(prestige_cards_in_hand), &name, cards).or(decision);
        }
        decision.map(|decision| Intent::Play(vec![Command::new(seat, decision)]))
    }
}

/// Where each of the 21 professions is: a card that lies face down anywhere is
/// unseen, and so is one in the stack.
pub fn professions(ui: &mut Ui, view: &View<'_>) {
    let game = view.game;
    let places: Vec<(Profession, Option<CardPlace>)> = Profession::ALL
        .iter()
        .map(|&card| (card, game.place_of(card.into())))
        .map(|(card, place)| (card, place.filter(|place| *place != CardPlace::Stack)))
        .collect();
    let number = |of: fn(&CardPlace) -> bool| {
        let places = places.iter().filter_map(|(_, place)| place.as_ref());
        places.filter(|place| of(place)).count()
    };
    let table = number(|place| matches!(place, CardPlace::Table(_)));
    let hands = number(|place| matches!(place, CardPlace::Hand(_)));
    let unseen = Profession::COUNT - table - hands;
    controls::remark(
        ui,
        fl!(
            professions_summary,
            table = table,
            hands = hands,
            hidden = unseen
        ),
    );
    let columns = if ui.available_width() < NARROW { 2 } else { 3 };
    let rows = Profession::COUNT.div_ceil(columns);
    Grid::new("professions")
        .striped(true)
        .spacing([12.0, 3.0])
        .min_row_height(0.0)
        .show(ui, |ui| {
            ui.spacing_mut().interact_size.y = size::LINE;
            for row in 0..rows {
                for (card, place) in places.iter().skip(row).step_by(rows) {
                    profession(ui, view, *card, *place);
                }
                ui.end_row();
            }
        });
}

/// One profession: its name, and where it is.
fn profession(ui: &mut Ui, view: &View<'_>, card: Profession, place: Option<CardPlace>) {
    let short = view.words.with_names_of(8);
    let (seat, text) = match place {
        Some(CardPlace::Hand(seat)) => {
            let recruited = was_recruited(view, seat, card);
            (seat, planning::in_hand_of(&short.seat(seat), recruited))
        }
        Some(CardPlace::Table(seat)) => {
            (seat, fl!(profession_on_table_of, player = short.seat(seat)))
        }
        _ => {
            ui.label(card.name());
            ui.weak(fl!(profession_hidden));
            return;
        }
    };
    ui.strong(card.name());
    ui.horizontal(|ui| {
        icons::seat_marker(ui, seat);
        let label = ui.label(&text);
        label.on_hover_text(view.words.seat(seat));
    });
}

/// Whether the card that is in a hand came there by a recruiting card (O8).
fn was_recruited(view: &View<'_>, seat: Seat, card: Profession) -> bool {
    let played = view.session.log()[..view.session.cursor()].iter().rev();
    let played = played.map(|entry| entry.command);
    let mut moved = played.filter(|command| match command.decision {
        Decision::Recruit(_, recruited) => recruited == card,
        Decision::Complete(work) => work.profession == card,
        Decision::Return(_)
        | Decision::Name(_)
        | Decision::Raise(_)
        | Decision::Pass
        | Decision::Decline
        | Decision::Win(..)
        | Decision::Place(..)
        | Decision::Build(..)
        | Decision::Hold
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::EndTurn
        | Decision::Sell(_)
        | Decision::Reveal(_)
        | Decision::Keep(..)
        | Decision::Correct(_) => false,
    });
    let last = moved.next();
    last.is_some_and(|command| {
        command.seat == seat && matches!(command.decision, Decision::Recruit(..))
    })
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
                if controls::chip(
                    ui,
                    false,
                    &fl!(reveal_card_of, card = card.id(), owner = owner),
                    card.name(),
                ) {
                    decision = Some(Decision::Reveal(card.into()));
                }
            }
        });
    }
    decision
}
