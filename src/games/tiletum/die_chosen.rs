//! The selected die, which was clicked or has the keyboard: *now* shows what it is worth,
//! and one button takes it with its tile and its goods (T2, T4, T5). A second click on the
//! die takes it as well. The pointer alone selects nothing, because it passes over other
//! dice on its way to the button.

use eframe::egui::{Id, Response, Ui};

use super::View;
use super::choices::Legal;
use super::offers::Sources;
use tiletum::{Command, Decision, Die, Phase, Step};

/// A die, the value at which it would be taken, and the position in the log.
type Chosen = (Die, u8, usize);

/// The selected die, and the one with the keyboard.
#[derive(Clone, Copy, Debug, Default)]
struct Kept {
    chosen: Option<Chosen>,
    focused: Option<Chosen>,
}

fn kept() -> Id {
    Id::unique("die chosen")
}

/// Records that a die was clicked or gets the keyboard, with the value at which it would be
/// taken. Returns whether it is to be taken, because it was already selected before the
/// click.
pub fn press(ui: &Ui, view: &View<'_>, response: &Response, (die, to): (Die, u8)) -> bool {
    let it = (die, to, view.session.cursor());
    let (has_focus, is_pressed) = (response.has_focus(), response.clicked());
    let (takes, is_new) = ui.data_mut(|data| {
        let kept = data.get_temp_mut_or_default::<Kept>(kept());
        let was_chosen = kept.chosen == Some(it);
        let gets_keyboard = has_focus && kept.focused != Some(it);
        if has_focus {
            kept.focused = Some(it);
        } else if kept.focused == Some(it) {
            kept.focused = None;
        }
        if gets_keyboard || is_pressed {
            kept.chosen = Some(it);
        }
        let is_new = !was_chosen && kept.chosen == Some(it);
        (is_pressed && was_chosen, is_new)
    });
    // What was already drawn in this frame does not show it yet.
    if is_new {
        ui.request_repaint();
    }
    takes
}

/// Returns the selected die, and the value at which it would be taken.
#[must_use]
pub fn chosen(ui: &Ui, view: &View<'_>) -> Option<(Die, u8)> {
    if view.game.phase() != Phase::Turn(Step::Before) || view.game.frames().top().is_some() {
        return None;
    }
    let kept = ui.data(|data| data.get_temp::<Kept>(kept()))?;
    let (die, to, cursor) = kept.chosen?;
    (cursor == view.session.cursor()).then_some((die, to))
}

/// Returns the selected die if the player to act may take it.
#[must_use]
pub fn takeable(ui: &Ui, view: &View<'_>, legal: &Legal) -> Option<(Die, u8)> {
    chosen(ui, view).filter(|&(die, to)| {
        let take = Decision::TakeDie(die, to);
        legal.iter().any(|it| it.decision == take)
    })
}

/// Returns the commands that take a die: with its tile if that is wanted and possible, and
/// with its goods unless a helper could bring another kind, which is asked first (H5).
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

/// Returns where the AP of its action would come from.
#[must_use]
pub fn sources(view: &View<'_>, (die, to): (Die, u8)) -> Option<Sources> {
    Sources::with(view, view.asked?, Die { value: to, ..die })
}
