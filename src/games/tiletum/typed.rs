//! What is typed in the palette, copied out of the log and pasted into it, in the notation
//! of the game.

use std::ops::Range;

use super::state::Table;
use super::{Intent, Tiletum};
use crate::ui::session::game_window::{GameWindow as _, InLine, Look};
use crate::ui::session::intent::Copied;
use crate::ui::session::open_table::Meaning;
use table::{Save, Session};
use tiletum::Game;
use words::notation::{with_note, without_note};
use words::tiletum::{notation, record};
use words::{fl, safe};

/// More meanings that are refused are not told.
const MOST_REFUSED: usize = 4;

/// What a text may mean, the likeliest first.
pub(super) fn meanings(look: Look<'_, Tiletum>, text: &str) -> Vec<Meaning> {
    let open = look.open;
    let view = open.view();
    let (text, note) = without_note(text);
    let names = Tiletum::names(open.session.start());
    let found = notation::meanings(text, &names, view.game, view.asked);
    let best = found.iter().map(|meaning| meaning.distance).min();
    let mut refused = 0;
    let all = found.into_iter().filter_map(|found| {
        let command = found.command;
        let why = match open.changing() {
            None => Tiletum::refusal(open, &command, look.hides_money),
            Some(_) => {
                let checked = view.game.check(&command).err();
                checked.map(|why| view.words.refusal(Some(view.game), &command, &why))
            }
        };
        refused += usize::from(why.is_some());
        if why.is_some() && (refused > MOST_REFUSED || text.trim().chars().count() < 2) {
            return None;
        }
        let told = view.words.played(Some(view.game), &command);
        let name = match note {
            "" => told,
            note => format!("{told} {}", fl!(note_said, note = safe(note))),
        };
        let may_be_kept = why.is_some() && open.may_be_kept(open.session.cursor(), &command);
        let printed = record::print_command(open.session.start(), &command);
        let intent = match note {
            "" => Intent::Play(vec![command]),
            note => Intent::PlayNoted(command, note.to_owned()),
        };
        Some(Meaning {
            name,
            refused: why,
            may_be_kept,
            parts: Vec::new(),
            intent: intent.into(),
            notation: Some(with_note(printed, note)),
            is_guess: best.is_some_and(|best| found.distance > best),
        })
    });
    all.collect()
}

/// What a text that is being typed may become.
pub(super) fn completions(open: &Table, text: &str) -> Vec<String> {
    let names = Tiletum::names(open.session.start());
    notation::completions(text, &names, open.session.game())
}

/// What this is in the notation. Nothing is hidden (G4).
pub(super) fn written(open: &Table, what: Copied, _: bool) -> String {
    let session = &open.session;
    let all = session.log().len();
    let entries = match what {
        Copied::All => return record::print(&Save::from_session(session)),
        Copied::One(entry) => entry..all.min(entry + 1),
        Copied::From(entry) => entry..all,
        Copied::Part(entry) => part_around(session, entry),
    };
    record::print_entries(session, entries)
}

/// The turn that an entry is in.
fn part_around(session: &Session<Game>, entry: usize) -> Range<usize> {
    let part = |at: usize| {
        let game = session.game_at(at)?;
        Some((game.round(), game.step(), game.active()))
    };
    let same = |at: &usize| part(*at) == part(entry);
    let first = (0..entry).rev().take_while(same).last();
    let last = (entry..session.log().len()).take_while(same).last();
    first.unwrap_or(entry)..last.unwrap_or(entry) + 1
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
