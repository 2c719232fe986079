//! The notation of the game in the palette, and copied from and pasted into the log.

use super::state::Table;
use super::view::View;
use super::{Intent, Tiletum};
use crate::ui::session::game_window::{GameWindow as _, InLine, Look};
use crate::ui::session::intent::Copied;
use crate::ui::session::open_table::{Meaning, Then};
use crate::ui::session::typing;
use crate::ui::session::typing::Meant;
use table::{Item as _, Save, Seat};
use tiletum::{Command, Game, Good};
use words::notation::without_note;
use words::tiletum::{names, notation, record};

/// Returns the possible meanings of a text, the most likely first.
pub(super) fn meanings(look: Look<'_, Tiletum>, text: &str) -> Vec<Meaning> {
    let open = look.open;
    let view = open.view();
    let (text, note) = without_note(text);
    let names = Tiletum::names(open.session.start());
    let found = notation::meanings(text, &names, view.game, view.asked).into_iter();
    let found = found.map(|found| (found.command, found.distance)).collect();
    let meant = |command: &Command| Meant {
        commands: vec![*command],
        printed: record::print_command(open.session.start(), command),
        parts: Vec::new(),
        then: then(&view, command),
    };
    typing::meanings(look, (text, note), found, meant, Intent::PlayNoted)
}

/// Returns examples of what can be typed now: possible results of chance, while the table
/// rolls.
pub(super) fn examples(look: Look<'_, Tiletum>) -> Vec<String> {
    let open = look.open;
    let game = open.session.game();
    let drawn = game
        .may_decide()
        .is_empty()
        .then(|| game.draw(&mut |most| most / 2));
    let drawn = drawn.flatten();
    let written = drawn.map(|command| record::print_command(open.session.start(), &command));
    let written = written.into_iter();
    // The dice alone, because the word for rolling can be left out.
    let bare = written.flat_map(|line| {
        let bare = line.split_once(' ').map(|(_, dice)| dice.to_owned());
        bare.into_iter().chain([line])
    });
    bare.collect()
}

/// Returns the result of a decision.
fn then(view: &View<'_>, command: &Command) -> Then {
    let mut after = *view.game;
    let Some(seat) = command.seat.or(view.game.active()) else {
        return Then::default();
    };
    if after.play(command).is_err() {
        return Then::default();
    }
    let next = after
        .active()
        .filter(|next| view.game.active() != Some(*next));
    let next = next.map(|next| view.words.seat(next));
    let player = view.words.seat(seat);
    let before = figures(view.game, seat);
    typing::then(&player, &before, figures(&after, seat), next.as_deref())
}

/// Returns the player's values that decisions change.
fn figures(game: &Game, seat: Seat) -> Vec<String> {
    let player = game.player(seat);
    let goods = Good::ALL.iter();
    let goods = goods.map(|&good| names::amount(good, player.goods()[good]));
    let points = names::vp(player.vp().into());
    std::iter::once(points).chain(goods).collect()
}

/// Returns the completions of a text being typed.
pub(super) fn completions(open: &Table, text: &str) -> Vec<String> {
    let names = Tiletum::names(open.session.start());
    notation::completions(text, &names, open.session.game())
}

/// Returns this in the notation. Nothing is hidden (G4).
pub(super) fn written(open: &Table, what: Copied, _: bool) -> String {
    let session = &open.session;
    if what == Copied::All {
        return record::print(&Save::from_session(session));
    }
    let part = |game: &Game| (game.round(), game.step(), game.active());
    record::print_entries(session, typing::copied(session, what, part))
}

/// Parses the entries in a text.
///
/// # Errors
///
/// What is wrong with it, in a sentence.
pub(super) fn read_entries(open: &Table, text: &str) -> Result<Vec<InLine<Tiletum>>, String> {
    let session = &open.session;
    let read = record::parse_entries(text, session.start(), Some(session.game()));
    read.map_err(|error| error.sentence())
}
