//! The hint: what to do in this position, the best alternatives, and why, using only what
//! the player to act can see.

use std::time::Duration;

use super::Prince;
use super::state::Table;
use crate::ui::session::computer::{Musing, Suggestion, Task, seed_of};
use crate::ui::session::game_window::{Advice, Look};
use prince::Command;
use prince::mind::advice;
use table::Seat;
use words::prince::advice as told;
use words::text::cut;

/// The approximate time it takes.
const PATIENCE: Duration = Duration::from_millis(300);

/// A choice with more letters than this has shorter names, of at most so many letters.
const LONG: usize = 48;
const NAME: usize = 12;

/// How the computer advises people.
pub(super) const ADVICE: Advice<Prince> = Advice {
    asked: |open| {
        let looking = &open.own.looking;
        let seat = looking.asked(&open.session)?;
        let is_covered = looking.curtain(&open.session).is_some();
        (!is_covered).then_some((seat, looking.looks()))
    },
    task: advise,
    shown,
};

fn advise(open: &Table, seat: Seat, hides_money: bool) -> Task<Option<advice::Advice>> {
    let game = open.shown().game();
    let seen = match hides_money {
        true => game.without_treasuries(seat),
        false => *game,
    };
    let seed = seed_of(&open.session);
    Task::new(Musing::within(PATIENCE), move |_| {
        advice::advise(&seen, seat, seed)
    })
}

fn shown(look: Look<'_, Prince>, advice: &advice::Advice) -> Vec<Suggestion<Command>> {
    let view = look.open.view(look.hides_money);
    let choices = advice.choices.iter().map(|choice| {
        let said = view.words.button(Some(view.game), &choice.command);
        let reasons = view.words.reasons(view.game, choice);
        (choice.command, said, reasons, told::behind(choice))
    });
    let mut ranked = Suggestion::ranked(choices, told::ahead(&advice.choices));
    if let (Some(best), Some(choice)) = (ranked.first_mut(), advice.choices.first()) {
        best.short = view.words.advised(view.game, choice);
    }
    // A sentence that names several players has little room for each.
    for suggestion in &mut ranked {
        if suggestion.short.chars().count() > LONG {
            for seat in view.game.seats() {
                let name = view.words.seat(seat);
                let short = cut(&name, NAME);
                suggestion.short = suggestion.short.replace(&name, &short);
            }
        }
    }
    ranked
}
