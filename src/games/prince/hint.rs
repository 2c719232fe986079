//! The hint: what to do here, the best alternatives, and why, from nothing but what is shown
//! to whoever decides.

use std::time::Duration;

use super::Prince;
use super::state::Table;
use crate::ui::session::computer::{Musing, Suggestion, Task, seed_of};
use crate::ui::session::game_window::{Advice, Look};
use prince::Command;
use prince::mind::advice;
use table::Seat;
use words::prince::advice as words;

/// About how long it takes.
const PATIENCE: Duration = Duration::from_millis(300);

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
    let ahead = words::ahead(&advice.choices);
    let choices = advice.choices.iter().enumerate();
    let choices = choices.map(|(at, choice)| {
        let is_best = at == 0;
        let reasons = view.words.reasons(view.game, choice);
        let ahead = ahead.clone().filter(|_| is_best);
        Suggestion {
            command: choice.command,
            sentence: view.words.button(Some(view.game), &choice.command),
            short: match is_best {
                true => view.words.advised(view.game, choice),
                false => view.words.button(Some(view.game), &choice.command),
            },
            why: reasons.iter().cloned().chain(ahead.clone()).collect(),
            reasons,
            standing: match is_best {
                true => ahead.clone(),
                false => words::behind(choice),
            },
            ahead: [None, ahead],
            about: None,
        }
    });
    choices.collect()
}
