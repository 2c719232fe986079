//! Professions that can be recruited from other players.

use eframe::egui::Ui;

use super::actions::play;
use super::rulings::allowed;
use super::{Intent, View};
use crate::ui::base::input::is_second_click;
use crate::ui::parts::controls;
use crate::ui::parts::widgets::Press;
use florence::{Command, Decision, Game, Profession};
use table::{Seat, Set};
use words::fl;
use words::florence::{Named, board, shortened};

/// Returns the value of a profession's work once it is recruited, without bonus cards.
pub(super) fn value_once_recruited(
    game: &Game,
    seat: Seat,
    from: Seat,
    card: Profession,
) -> Option<u16> {
    let mut after = *game;
    let recruit = Command::new(seat, Decision::Recruit(from, card));
    after.play(&recruit).ok()?;
    Some(after.work_value(seat, card, Set::EMPTY).total())
}

/// Draws the professions that can be recruited, each as a button; on request the first of
/// them gets the keyboard.
pub(super) fn recruits(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    mut calls: bool,
) -> Option<Intent> {
    let mut intent = None;
    let mut any = false;
    ui.horizontal_wrapped(|ui| {
        for (from, card) in view.game.recruitable(seat) {
            any = true;
            let name = fl!(recruit_from, card = card.id(), from = view.words.seat(from));
            let recruit = Decision::Recruit(from, card);
            let legal = allowed(view.game, view.words, seat, recruit);
            let value = value_once_recruited(view.game, seat, from, card);
            let owner = shortened(&view.words.seat(from));
            let text = match value {
                Some(value) => fl!(
                    card_from_worth,
                    card = card.id(),
                    owner = owner,
                    value = value
                ),
                None => fl!(card_from, card = card.id(), owner = owner),
            };
            let press = Press::new(&text).small().name(&name).allowed(&legal);
            let mut response = ui.add(press.icon(card.building().into()));
            if let Some(value) = value {
                let told = board::work_value(value, view.game.minimum());
                response = response.on_hover_text(told);
            }
            if legal.is_ok() && std::mem::take(&mut calls) {
                response.request_focus();
            }
            if response.clicked() && !is_second_click(ui) {
                intent = Some(play(seat, recruit));
            }
        }
    });
    if !any {
        controls::remark(ui, fl!(nobody_to_recruit));
    }
    intent
}
