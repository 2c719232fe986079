//! What is typed in the palette, copied out of the log and pasted into it, in the notation
//! of the game.

use super::state::Table;
use super::{Intent, Tiletum};
use crate::ui::session::game_window::{GameWindow as _, InLine, Look};
use crate::ui::session::intent::Copied;
use crate::ui::session::open_table::Meaning;
use crate::ui::session::typing;
use crate::ui::session::typing::Meant;
use table::Save;
use tiletum::{Command, Game};
use words::notation::without_note;
use words::tiletum::{notation, record};

/// What a text may mean, the likeliest first.
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
    };
    typing::meanings(look, (text, note), found, meant, Intent::PlayNoted)
}

/// What a text that is being typed may become.
pub(super) fn completions(open: &Table, text: &str) -> Vec<String> {
    let names = Tiletum::names(open.session.start());
    notation::completions(text, &names, open.session.game())
}

/// What this is in the notation. Nothing is hidden (G4).
pub(super) fn written(open: &Table, what: Copied, _: bool) -> String {
    let session = &open.session;
    if what == Copied::All {
        return record::print(&Save::from_session(session));
    }
    let part = |game: &Game| (game.round(), game.step(), game.active());
    record::print_entries(session, typing::copied(session, what, part))
}

/// The entries in a text.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub(super) fn read_entries(open: &Table, text: &str) -> Result<Vec<InLine<Tiletum>>, String> {
    let session = &open.session;
    let read = record::parse_entries(text, session.start(), Some(session.game()));
    read.map_err(|error| error.sentence())
}
