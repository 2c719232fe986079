//! The tab of current decisions without a tab of their own: the cards of a hand with their
//! targets, the question which card has come, the place of an arriving card.
//!
//! Buttons: a card by its name, if one has to be named; `Play …` with a target; `Move …`;
//! all other possible decisions.

use std::collections::BTreeMap;

use eframe::egui::{Sense, Ui, vec2};

use super::art::CardState;
use super::choices::Legal;
use super::table::TablePanel;
use super::{Intent, View, Viewer, art, choices, judging, looking, seizure_reveal};
use crate::ui::base::theme::size;
use crate::ui::parts::widgets;
use prince::rules::Spot;
use prince::{CardId, Command, Decision, Phase, Step};
use table::{Card, Seat, Set};
use words::fl;

/// The size of the picture of a card in hand.
const CARD: [f32; 2] = [76.0, 104.0];

/// Draws the tab.
pub fn show(ui: &mut Ui, view: &View<'_>, legal: &Legal, table: &mut TablePanel) -> Option<Intent> {
    let seat = view.asked?;
    choices::scrolled(ui, "playing", |ui| {
        judging::show(ui, view);
        if let Some(fought) = seizure_reveal::last(view) {
            seizure_reveal::show(ui, view, &fought);
        }
        let is_arrival = view.game.arrival().is_some() && view.game.trade().is_none();
        if is_arrival {
            widgets::caption(ui, &fl!(prince_seat_name, name = view.words.seat(seat)));
            ui.add_space(size::GAP);
            let put = table.arriving(ui, view, legal);
            ui.add_space(size::SPACE);
            to_come(ui, view);
            if put.is_some() {
                return put;
            }
        }
        let hand = hand(ui, view, seat);
        let named = named(ui, view, legal, seat);
        hand.or(named).or_else(|| decisions(ui, view, legal, seat))
    })
}

/// Draws the cards that are placed after the arriving one: they have no place yet.
fn to_come(ui: &mut Ui, view: &View<'_>) {
    let game = view.game;
    let cards = game.still_to_arrive();
    let cards = cards.iter().filter(|&card| match game.spot(card) {
        Spot::Arriving(_) => true,
        // Cards of a holding that was won stay under it (Z8).
        Spot::Concealed
        | Spot::Auctioned
        | Spot::Before(_)
        | Spot::Under(_)
        | Spot::InPlay
        | Spot::Wedding(..)
        | Spot::Aside
        | Spot::Out => false,
    });
    let cards: Vec<CardId> = cards.collect();
    if cards.is_empty() {
        return;
    }
    widgets::caption(ui, fl!(prince_to_come));
    ui.add_space(size::GAP);
    choices::wrapped(ui, |ui| {
        for card in cards {
            picture(ui, view, card);
        }
    });
    ui.add_space(size::SPACE);
}

/// Draws the hand of the player to act, as far as it may be seen.
fn hand(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Intent> {
    let known = view.game.hand(seat).known();
    if known.is_empty() || !view.sees(seat) {
        return None;
    }
    widgets::caption(ui, &fl!(prince_hand_of, name = view.words.seat(seat)));
    ui.add_space(size::GAP);
    choices::wrapped(ui, |ui| {
        for card in known {
            picture(ui, view, card);
        }
    });
    ui.add_space(size::SPACE);
    None
}

/// Draws a card with its name, which screen readers hear.
pub fn picture(ui: &mut Ui, view: &View<'_>, card: CardId) {
    let name = view.words.card(card);
    let (rect, response) = ui.allocate_exact_size(vec2(CARD[0], CARD[1]), Sense::hover());
    let edition = view.game.edition();
    art::named_card(ui, rect, edition, card, CardState::Rest);
    response
        .widget_info(|| eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Label, true, &name));
    response.on_hover_text(view.words.card_with_worth(card));
}

/// Draws the cards from which the table names one.
fn named(ui: &mut Ui, view: &View<'_>, legal: &Legal, seat: Seat) -> Option<Intent> {
    let game = view.game;
    if game.trade().is_some() || game.arrival().is_some() {
        return None;
    }
    let cards: Set<CardId> = match game.phase() {
        Phase::Spying | Phase::Drawing(_) | Phase::Stealing(_) => {
            legal.cards(|decision| match decision {
                Decision::Draw(Card::Known(card)) | Decision::Steal(Card::Known(card)) => {
                    Some(*card)
                }
                _ => None,
            })
        }
        Phase::Laying(_) => legal.cards(|decision| match decision {
            Decision::Show(card) => Some(*card),
            _ => None,
        }),
        _ => return None,
    };
    let of = matches!(game.phase(), Phase::Laying(_)).then_some(seat);
    let card = choices::cards(ui, view, (cards, of), None)?;
    let decision = match game.phase() {
        Phase::Laying(_) => Decision::Show(card),
        Phase::Stealing(_) => Decision::Steal(Card::Known(card)),
        _ => Decision::Draw(Card::Known(card)),
    };
    Some(Intent::Play(vec![Command::new(seat, decision)]))
}

/// Draws the other decisions, grouped by what they are about.
fn decisions(ui: &mut Ui, view: &View<'_>, legal: &Legal, seat: Seat) -> Option<Intent> {
    let mut played: BTreeMap<CardId, Vec<Decision>> = BTreeMap::new();
    let mut rest = Vec::new();
    for decision in legal.iter() {
        match decision {
            Decision::Play(card, _) => played.entry(card).or_default().push(decision),
            Decision::Move(..)
            | Decision::Draw(Card::Known(_))
            | Decision::Steal(Card::Known(_))
            | Decision::Show(_) => {}
            _ => rest.push(decision),
        }
    }
    let mut wanted = None;
    for (card, decisions) in played {
        let name = view.words.card(card);
        ui.push_id(card, |ui| {
            let decisions = decisions.into_iter();
            wanted = wanted
                .take()
                .or(choices::list(ui, view, (&name, "play"), seat, decisions));
        });
    }
    let is_before = view.game.arrival().is_some() || view.game.trade().is_some();
    let is_play = !is_before && matches!(view.game.phase(), Phase::Step(Step::Play));
    // A place is clicked above; a fee is paid or not in the block.
    let is_placed = is_before && view.game.trade().is_none() && view.game.furnishing().is_none();
    // A secret answer is selected in the block, where it is confirmed.
    let is_sealed = looking::is_secret(view.game) && view.viewer != Viewer::Table;
    if !is_play && !is_placed && !is_sealed {
        let heading = fl!(prince_all_choices, name = view.words.seat(seat));
        let listed = choices::list(ui, view, (&heading, "rest"), seat, rest.into_iter());
        wanted = wanted.or(listed);
    }
    wanted.or_else(|| moves(ui, view, legal, seat))
}

/// Draws offices and artists that can be moved (H5).
pub fn moves(ui: &mut Ui, view: &View<'_>, legal: &Legal, seat: Seat) -> Option<Intent> {
    let moves = legal
        .iter()
        .filter(|decision| matches!(decision, Decision::Move(..)));
    let heading = fl!(prince_moves);
    choices::list(ui, view, (heading, "moves"), seat, moves)
}
