//! The hint: what to do in this position, the best alternatives, and why. Nothing is
//! private (G4), so it is the same for everyone.

use std::time::Duration;

use super::Tiletum;
use super::state::Table;
use crate::ui::session::computer::{Musing, Suggestion, Task, seed_of};
use crate::ui::session::game_window::{Advice, Look};
use table::Seat;
use tiletum::Command;
use tiletum::mind::advice;
use words::tiletum::advice as words;

/// The approximate time it takes.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The most reasons that are given.
const REASONS: usize = 4;

/// How the computer advises people.
pub(super) const ADVICE: Advice<Tiletum> = Advice {
    asked: |open| open.view().asked.map(|seat| (seat, 0)),
    task: advise,
    shown,
};

fn advise(open: &Table, seat: Seat, _: bool) -> Task<Option<advice::Advice>> {
    let game = *open.session.game();
    let seed = seed_of(&open.session);
    Task::new(Musing::within(PATIENCE), move |_| {
        advice::advise(&game, seat, seed)
    })
}

fn shown(look: Look<'_, Tiletum>, advice: &advice::Advice) -> Vec<Suggestion<Command>> {
    let view = look.open.view();
    let choices = advice.choices.iter().map(|choice| {
        let said = view.words.button(Some(view.game), &choice.command);
        // The most important reasons come first; more would not be read.
        let mut reasons = view.words.reasons(view.game, choice);
        reasons.truncate(REASONS);
        (choice.command, said, reasons, words::behind(choice))
    });
    Suggestion::ranked(choices, words::ahead(&advice.choices))
}
