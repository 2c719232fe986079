//! The work that is about to be completed, and the choice between several.

use eframe::egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::actions::play;
use super::block::{Block, at_right, fitting, nothing_focused, whole};
use super::rulings::allowed;
use super::work::WorkValuePanel;
use super::{Intent, View, keys};
use crate::ui::base::icons;
use crate::ui::base::input::{escaped, plain_key};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::small::tell;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, small};
use florence::{Command, Decision};
use table::Seat;
use words::fl;
use words::florence::board;

/// Draws a work that is about to be completed: its value, and the button that does it.
pub(super) fn work_block(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    panel: &mut WorkValuePanel,
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let whole = whole(ui);
    let game = view.game;
    let minimum = game.minimum();
    let work = panel.chosen_work(view, seat);
    let decision = work.map(|(decision, ..)| decision);
    let refused = |decision| {
        let checked = game.check(&Command::new(seat, decision));
        checked.map_err(|why| view.words.about(seat).cited(&why))
    };
    let legal = match decision {
        Some(decision) => panel
            .complaint(view, seat)
            .map_or_else(|| refused(decision), Err),
        None => Err(fl!(work_choose_profession).to_owned()),
    };
    let complete = Press::new(fl!(complete_the_work)).main().great().enter();
    let complete = complete.allowed(&legal);
    let back = Press::new(fl!(back)).great();
    let widths = [complete.width(ui), back.width(ui)];
    let halo = whole.with_min_x(whole.right() - widths[0] - widths[1] - 38.0);
    let card = whole.with_max_x(halo.left() - 12.0);
    // The card.
    small::card(ui, card);
    let value = work.map(|(.., value)| value);
    let (name, below) = match work {
        Some((_, name, value)) => (name.to_owned(), board::from_minimum(value, minimum)),
        None => (
            fl!(completes_work, player = view.words.seat(seat)),
            fl!(work_choose_profession).to_owned(),
        ),
    };
    let reaches = value.is_some_and(|value| value >= minimum);
    let number = value.map_or_else(String::new, |value| value.to_string());
    let colour = if reaches {
        palette.right
    } else {
        palette.wrong
    };
    let at = pos2(card.right() - 14.0, card.center().y + 2.0);
    let number = small::right(ui, at, &number, (face::display(56.0), colour), card.width());
    let marker = small::around(pos2(card.left() + 25.0, card.center().y - 13.0), 22.0);
    icons::paint_seat(ui.painter(), marker, seat, palette);
    let room = number.left() - 8.0 - marker.right() - 8.0;
    let font = fitting(ui, &name, &[24.0, 22.0, 20.0, 18.0, 16.0], room);
    let at = pos2(marker.right() + 8.0, marker.center().y);
    small::left(ui, at, &name, (font, palette.ink), room);
    let at = pos2(card.left() + 14.0, card.center().y + 18.0);
    let room = number.left() - 8.0 - at.x;
    let is_wrong = value.is_some() && !reaches;
    let colour = if is_wrong {
        palette.wrong
    } else {
        palette.weak
    };
    small::left(ui, at, &below, (face::text(13.0), colour), room);
    let told = match (&legal, value) {
        (_, Some(value)) => board::work_value(value, minimum),
        (Err(why), None) => why.clone(),
        (Ok(()), None) => name.clone(),
    };
    tell(ui, card, "work", &told);
    if let (Err(why), Some(_)) = (&legal, value) {
        let at = Rect::from_min_max(pos2(card.left(), card.center().y), card.max);
        tell(ui, at, "why_not", why);
    }
    // The next step.
    let round = CornerRadius::same(size::ROUND_CARD);
    let edge = Stroke::new(1.5, palette.accent);
    ui.painter()
        .rect(halo, round, palette.halo, edge, StrokeKind::Inside);
    let place = |left: f32, width: f32| {
        let middle = pos2(left + width / 2.0, halo.center().y);
        Rect::from_center_size(middle, vec2(width, size::GREAT_BUTTON))
    };
    let at = place(halo.left() + 14.0, widths[0]);
    let done = ui.put(at, complete).clicked();
    let at = place(at.right() + 10.0, widths[1]);
    let leaves = ui.put(at, back).clicked();
    ui.advance_cursor_after_rect(whole);
    let free = nothing_focused(ui) && !ui.ctx().text_edit_focused();
    let entered = free && legal.is_ok() && controls::fresh_enter(ui);
    let escaped = escaped(ui);
    // The key that opened this also closes it.
    let again = plain_key(ui, &keys::ACTIONS.keys[1..2]);
    if leaves || escaped || again {
        panel.leave();
        return None;
    }
    let wanted = (done || entered) && legal.is_ok();
    decision
        .filter(|_| wanted)
        .map(|decision| play(seat, decision))
}

/// Draws a decision between a few options: a button for each at the end of the heading,
/// with the keys from 1 on, and their meanings below.
pub(super) fn choose_one(
    ui: &mut Ui,
    view: &View<'_>,
    block: &Block,
    seat: Seat,
    choices: Vec<(Decision, String)>,
    (said, why): (&str, &str),
) -> Option<Intent> {
    let legal = choices.iter();
    let legal = legal.map(|&(decision, _)| allowed(view.game, view.words, seat, decision));
    let legal: Vec<_> = legal.collect();
    let numbers = (1..).map(|number: u8| number.to_string());
    let presses = choices.iter().zip(&legal).zip(numbers);
    let presses =
        presses.map(|(((_, text), legal), number)| Press::new(text).key(number).allowed(legal));
    let (pressed, left) = at_right(ui, block.heading, presses.collect());
    let room = block.heading.with_max_x(left);
    block.heading(ui, Some(seat), said, room);
    block.say(ui, why);
    let mut chosen = choices
        .iter()
        .zip(&legal)
        .zip(&pressed)
        .zip(keys::ACTIONS.keys);
    let chosen = chosen.find(|(((_, legal), pressed), key)| {
        legal.is_ok() && (pressed.clicked() || plain_key(ui, &[**key]))
    });
    chosen.map(|((((decision, _), _), _), _)| play(seat, *decision))
}
