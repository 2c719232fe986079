//! The hands at the start: which profession is returned, which are kept.

use eframe::egui::{Rect, Response, Sense, Ui, pos2, vec2};

use super::actions::{CHIP, card_button, hidden_in_hand, play};
use super::block::{Block, GAP, at_right, nothing_focused};
use super::rulings::allowed;
use super::turn::professions;
use super::{Intent, View, faces, keys, solo};
use crate::ui::base::icons::Icon;
use crate::ui::base::input::{is_second_click, plain_key};
use crate::ui::parts::controls;
use crate::ui::parts::kept_places::kept_places;
use crate::ui::parts::widgets::Press;
use florence::{Command, Decision, Profession};
use table::{Card, Seat, Set};
use words::fl;
use words::florence::Named;

/// What is said of them; `given` is the card that is about to be returned, as others are kept:
/// chosen first, and returned when that is confirmed.
pub(super) fn starting_hands(
    ui: &mut Ui,
    view: &View<'_>,
    given: &mut Option<Profession>,
) -> Option<Intent> {
    let game = view.game;
    let seat = game.to_act()?;
    let own = match view.computer_decides() {
        true => Set::EMPTY,
        false => professions(view, seat).0,
    };
    for (at, card) in own.iter().enumerate() {
        let key = keys::ACTIONS.keys.get(at);
        if key.is_some_and(|&key| plain_key(ui, &[key])) {
            *given = Some(card);
        }
    }
    *given = given.filter(|card| own.contains(*card));
    let block = Block::framed(ui);
    let waiting: Vec<Seat> = game.turn_order().collect();
    let from = waiting.iter().position(|&other| other == seat).unwrap_or(0);
    let waiting = &waiting[from..];
    let said = fl!(player_returns_one, player = view.words.seat(seat));
    let mut intent = None;
    let mut room = block.heading;
    let hidden = waiting.iter().all(|&seat| hidden_in_hand(view, seat));
    if hidden {
        let button = Press::new(fl!(all_kept)).main().enter();
        let (pressed, left) = at_right(ui, block.heading, vec![button]);
        room.max.x = left;
        let entered = nothing_focused(ui) && controls::fresh_enter(ui);
        if pressed[0].clicked() || entered {
            let commands = waiting
                .iter()
                .map(|&seat| Command::new(seat, Decision::Return(Card::Hidden)));
            intent = Some(Intent::Play(commands.collect()));
        }
    } else {
        let mut buttons = Vec::new();
        // There is no hand below the tab, which otherwise has this button.
        let hides = solo::may_hide(view);
        if hides {
            buttons.push(Press::new(fl!(hide_cards)).key(fl!(key_cap_escape)));
        }
        let decision = given.map(|card| Decision::Return(Card::Known(card)));
        let legal = match decision {
            Some(decision) => allowed(game, view.words, seat, decision),
            None => Err(fl!(choose_returned).to_owned()),
        };
        if !own.is_empty() {
            let button = Press::new(fl!(return_this_card)).main().enter();
            buttons.push(button.allowed(&legal));
        }
        let (pressed, left) = at_right(ui, block.heading, buttons);
        room.max.x = left;
        if hides && pressed[0].clicked() {
            intent = Some(Intent::ShowCards(None));
        }
        let entered = legal.is_ok() && nothing_focused(ui) && controls::fresh_enter(ui);
        let returns = entered || pressed.last().is_some_and(Response::clicked);
        if let Some(decision) = decision.filter(|_| returns && legal.is_ok()) {
            intent = Some(play(seat, decision));
        }
    }
    block.heading(ui, Some(seat), &said, room);
    block.say(
        ui,
        match hidden {
            true => fl!(starting_hands_hint),
            false => fl!(starting_hands),
        },
    );
    intent
}

/// Draws the cards of which one is returned at the start.
pub(super) fn returned(
    ui: &mut Ui,
    view: &View<'_>,
    given: &mut Option<Profession>,
) -> Option<Intent> {
    let game = view.game;
    let seat = game.to_act().filter(|_| !view.computer_decides())?;
    let (known, unknown) = professions(view, seat);
    let mut intent = None;
    if !known.is_empty() {
        let number = known.len() as f32;
        let width = ((ui.available_width() - GAP * (number - 1.0)) / number).min(faces::WIDE);
        let width = width.floor();
        let whole = vec2(ui.available_width(), faces::CARD);
        let (whole, _) = ui.allocate_exact_size(whole, Sense::hover());
        for (at, card) in known.iter().enumerate() {
            let left = whole.left() + at as f32 * (width + GAP);
            let rect = Rect::from_min_size(pos2(left, whole.top()), vec2(width, faces::CARD));
            let name = fl!(return_card, card = card.id());
            let is_chosen = *given == Some(card);
            let response = card_button(ui, rect, view, seat, card.into(), (&name, is_chosen));
            if response.clicked() {
                *given = Some(card);
                ui.ctx().request_repaint();
            }
        }
        ui.add_space(GAP - CHIP[1]);
    }
    ui.horizontal_wrapped(|ui| {
        let mut chip = |ui: &mut Ui, name: &str, text: &str, (card, is_there)| {
            let decision = Decision::Return(card);
            let legal = match is_there {
                true => allowed(game, view.words, seat, decision),
                false => Err(fl!(why_taken).to_owned()),
            };
            let icon = match card {
                Card::Known(card) => card.building().into(),
                Card::Hidden => Icon::Card,
            };
            let press = Press::new(text)
                .small()
                .icon(icon)
                .name(name)
                .allowed(&legal);
            if press.pressed(ui) && !is_second_click(ui) {
                intent = Some(play(seat, decision));
            }
        };
        if hidden_in_hand(view, seat) {
            chip(
                ui,
                fl!(return_hidden),
                fl!(hidden_card),
                (Card::Hidden, true),
            );
        }
        let unknown: Vec<Profession> = unknown.minus(known).iter().collect();
        let id = ui.scope_id().with("to-return");
        for (card, is_there) in kept_places(ui, id, &unknown) {
            let name = fl!(return_card, card = card.id());
            chip(ui, &name, card.name(), (Card::Known(card), is_there));
        }
    });
    intent
}
