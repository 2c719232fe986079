//! The die that is pointed at or has the keyboard, until another one is: *now* shows what it
//! brings, and one button takes it with its tile and its goods (T2, T4, T5).

use eframe::egui::{Id, Response, Ui};

use super::View;
use super::choices::Legal;
use super::offers::Sources;
use tiletum::{Command, Decision, Die, Phase, Step};

/// How long the pointer rests on another die before that one is chosen, in seconds: on its
/// way to the button it passes over others.
const RESTS: f64 = 0.15;

/// What is known of it between two frames.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pointed {
    die: Die,
    to: u8,
    /// Where in the log.
    cursor: usize,
    /// Since when.
    since: f64,
}

/// The one that is chosen, and the one that would be next.
#[derive(Clone, Copy, Debug, Default)]
struct Kept {
    chosen: Option<Pointed>,
    next: Option<Pointed>,
}

fn kept() -> Id {
    Id::unique("die chosen")
}

/// Notes that a die that would be taken at a value is pointed at or has the keyboard.
pub fn point(ui: &Ui, view: &View<'_>, response: &Response, (die, to): (Die, u8)) {
    let has_focus = response.has_focus();
    if !response.hovered() && !has_focus {
        return;
    }
    let now = ui.input(|input| input.time);
    let cursor = view.session.cursor();
    let (is_chosen, is_new) = ui.data_mut(|data| {
        let kept = data.get_temp_mut_or_default::<Kept>(kept());
        let is_it = |it: &Pointed| (it.die, it.to, it.cursor) == (die, to, cursor);
        let is_old = kept.chosen.is_none_or(|it| it.cursor != cursor);
        let waits = kept.next.filter(is_it);
        let next = waits.unwrap_or(Pointed {
            die,
            to,
            cursor,
            since: now,
        });
        kept.next = Some(next);
        let before = kept.chosen;
        if is_old || has_focus || now - next.since >= RESTS {
            kept.chosen = Some(next);
        }
        (kept.chosen == Some(next), kept.chosen != before)
    });
    // Once it is chosen, nothing changes any more; what was drawn before does not know yet.
    if is_new {
        ui.request_repaint();
    } else if !is_chosen {
        ui.request_repaint_after_secs(RESTS as f32);
    }
}

/// The die that is chosen, and the value at which it would be taken.
#[must_use]
pub fn chosen(ui: &Ui, view: &View<'_>) -> Option<(Die, u8)> {
    if view.game.phase() != Phase::Turn(Step::Before) || view.game.frames().top().is_some() {
        return None;
    }
    let kept = ui.data(|data| data.get_temp::<Kept>(kept()))?;
    let chosen = kept.chosen?;
    (chosen.cursor == view.session.cursor()).then_some((chosen.die, chosen.to))
}

/// The same, if the player to act may take it.
#[must_use]
pub fn takeable(ui: &Ui, view: &View<'_>, legal: &Legal) -> Option<(Die, u8)> {
    chosen(ui, view).filter(|&(die, to)| {
        let take = Decision::TakeDie(die, to);
        legal.iter().any(|it| it.decision == take)
    })
}

/// What takes a die: with its tile if that is wanted and possible, and with its goods unless
/// a helper could bring another kind, which is asked first (H5).
#[must_use]
pub fn takes(view: &View<'_>, (die, to): (Die, u8), with_tile: bool) -> Vec<Command> {
    let Some(seat) = view.asked else {
        return Vec::new();
    };
    let mut game = *view.game;
    let mut commands = Vec::new();
    let take = Decision::TakeDie(die, to);
    let tile = with_tile.then_some(Decision::TakeTile);
    for decision in [Some(take), tile].into_iter().flatten() {
        let command = Command::new(seat, decision);
        if game.play(&command).is_ok() {
            commands.push(command);
        }
    }
    let other = |it: &Command| matches!(it.decision, Decision::TakeGoods(Some(_)));
    let goods = Command::new(seat, Decision::TakeGoods(None));
    if !game.legal().iter().any(other) && game.check(&goods).is_ok() {
        commands.push(goods);
    }
    commands
}

/// Where the AP of its action would come from.
#[must_use]
pub fn sources(view: &View<'_>, (die, to): (Die, u8)) -> Option<Sources> {
    Sources::with(view, view.asked?, Die { value: to, ..die })
}
