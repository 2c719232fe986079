//! Small controls that the panels of games share: chips in wrapped rows, refusals, remarks,
//! and the handling of Enter.
//!
//! Every control has a name of its own in the accessibility tree, which may be longer than
//! the visible text: `Keep Poet` on a chip that shows `Poet`.

use eframe::egui::{self, Button, RichText, Ui};

use super::super::base::explain;
use table::{Item, Seat};
use words::text::{SHORT_NAME, cut};

/// The most letters of all names together in a row of chips.
const MOST_IN_A_ROW: usize = 40;

/// Adds a button that is on or off. Returns whether it was pressed.
pub fn chip(ui: &mut Ui, selected: bool, name: &str, text: impl Into<RichText>) -> bool {
    let button = Button::new(text.into()).selected(selected);
    ui.add(button).accessible_name(name).clicked()
}

/// Adds chips with the players' names, one of them selected. Returns the one that was
/// pressed.
pub fn seat_chips(
    ui: &mut Ui,
    seats: impl Iterator<Item = (Seat, String)>,
    selected: Seat,
    name: impl Fn(&str) -> String,
) -> Option<Seat> {
    let mut pressed = None;
    let seats: Vec<(Seat, String)> = seats.collect();
    // Names are cut so that all of them together fit a row.
    let together = |most: &usize| {
        let names = seats.iter().map(|(_, name)| name.chars().count());
        let letters: usize = names.map(|letters| letters.min(*most)).sum();
        letters <= MOST_IN_A_ROW
    };
    let most = (1..=SHORT_NAME).rev().find(together);
    let most = most.unwrap_or(SHORT_NAME);
    for (seat, player) in seats {
        let text = cut(&player, most);
        let chip = Button::new(&text).selected(seat == selected);
        let chip = ui.add(chip).accessible_name(name(&player));
        if chip.clicked() {
            pressed = Some(seat);
        }
        if text != player {
            chip.on_hover_text(player);
        }
    }
    pressed
}

/// Adds a refusal: in the colour of errors, wrapped.
pub fn refusal(ui: &mut Ui, why: &str) {
    let colour = ui.visuals().error_fg_color;
    let font = egui::TextStyle::Body.resolve(ui.style());
    explain::linked(ui, why, font, colour);
}

/// Returns whether Enter was just pressed, not merely still held, and consumes it. Anything
/// that covers this gets Enter first.
#[must_use]
pub fn fresh_enter(ui: &Ui) -> bool {
    if !ui.memory(|memory| memory.is_above_modal_layer(ui.layer_id())) {
        return false;
    }
    let is_enter = |event: &egui::Event| {
        matches!(
            event,
            egui::Event::Key { key: egui::Key::Enter, pressed: true, repeat: false, modifiers, .. }
                if modifiers.is_none()
        )
    };
    ui.input_mut(|input| {
        let fresh = input.events.iter().any(is_enter);
        input.events.retain(|event| !is_enter(event));
        fresh
    })
}

/// How long after the middle has been covered Enter still counts as meant for what was
/// there before, in seconds.
const COMES: f64 = 1.0;

/// Returns whether Enter was just pressed for what covers the middle, identified by `of`.
/// An Enter in the first second was pressed before anyone could see it, and does nothing.
#[must_use]
pub fn enter_of_cover(ui: &Ui, of: egui::Id) -> bool {
    let frame = ui.ctx().cumulative_frame_nr();
    let now = ui.input(|input| input.time);
    let kept = egui::Id::unique("what covers the middle");
    let since = ui.data_mut(|data| {
        let before: Option<(egui::Id, f64, u64)> = data.get_temp(kept);
        let since = match before {
            Some((was, since, last)) if was == of && last + 1 >= frame => since,
            _ => now,
        };
        data.insert_temp(kept, (of, since, frame));
        since
    });
    let entered = fresh_enter(ui);
    let is_seen = now - since >= COMES;
    if !is_seen {
        ui.ctx().request_repaint();
    }
    entered && is_seen
}

/// Adds a quiet remark, wrapped.
pub fn remark(ui: &mut Ui, text: impl Into<String>) {
    ui.add(egui::Label::new(RichText::new(text.into()).weak()).wrap());
}

/// Adds `item` to the list, or removes it if it is there.
pub fn toggle<T: PartialEq>(list: &mut Vec<T>, item: T) {
    match list.iter().position(|other| *other == item) {
        Some(at) => {
            list.remove(at);
        }
        None => list.push(item),
    }
}

/// Yields the seats of a table with this many players.
pub fn seats(players: usize) -> impl Iterator<Item = Seat> {
    Seat::ALL.iter().copied().take(players)
}
