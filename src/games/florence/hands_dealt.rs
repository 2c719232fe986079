//! The hands at the start: which profession is returned, which are kept.

use eframe::egui::{Rect, Sense, Ui, pos2, vec2};

use super::actions::{CHIP, card_button, hidden_in_hand, play};
use super::block::{Block, GAP, at_right, nothing_focused};
use super::rulings::allowed;
use super::turn::professions;
use super::{Intent, View, faces, keys, solo};
use crate::ui::base::icons::Icon;
use crate::ui::base::input::plain_key;
use crate::ui::parts::controls;
use crate::ui::parts::widgets::Press;
use florence::{Command, Decision, Profession};
use table::{Card, Seat};
use words::fl;
use words::florence::Named;

pub(super) fn starting_hands(ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
    let game = view.game;
    let seat = game.to_act()?;
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
    } else if solo::may_hide(view) {
        // There is no hand below the tab, which otherwise has this button.
        let button = Press::new(fl!(hide_cards)).key(fl!(key_cap_escape));
        let (pressed, left) = at_right(ui, block.heading, vec![button]);
        room.max.x = left;
        if pressed[0].clicked() {
            intent = Some(Intent::ShowCards(None));
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
pub(super) fn returned(ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
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
            let response = card_button(ui, rect, view, seat, card.into(), (&name, false));
            let decision = Decision::Return(Card::Known(card));
            let key = keys::ACTIONS.keys.get(at);
            let typed = key.is_some_and(|&key| plain_key(ui, &[key]));
            if (response.clicked() || typed) && allowed(game, view.words, seat, decision).is_ok() {
                intent = Some(play(seat, decision));
            }
        }
        ui.add_space(GAP - CHIP[1]);
    }
    ui.horizontal_wrapped(|ui| {
        let mut chip = |ui: &mut Ui, name: &str, text: &str, card: Card<Profession>| {
            let decision = Decision::Return(card);
            let legal = allowed(game, view.words, seat, decision);
            let icon = match card {
                Card::Known(card) => card.building().into(),
                Card::Hidden => Icon::Card,
            };
            let press = Press::new(text)
                .small()
                .icon(icon)
                .name(name)
                .allowed(&legal);
            if press.pressed(ui) {
                intent = Some(play(seat, decision));
            }
        };
        if hidden_in_hand(view, seat) {
            chip(ui, fl!(return_hidden), fl!(hidden_card), Card::Hidden);
        }
        for card in unknown.iter().filter(|&card| !known.contains(card)) {
            let name = fl!(return_card, card = card.id());
            chip(ui, &name, card.name(), Card::Known(card));
        }
    });
    intent
}
