//! Texts of the window's frame about the log and the keyboard: toasts, changing the past,
//! the filter of the log, the command line, the keys.

use crate::fl;
use crate::safe;
use table::{Aside, Bot, How, Plays};

// --- toasts ---

/// Describes a change that undo and redo concern: a change of the log at an entry (counted
/// from 1), with the number of entries that were there or were pasted; or a change of a
/// player's name or colour.
#[must_use]
pub fn rewrite(how: How, entry: usize, entries: usize, person: &str) -> String {
    match how {
        How::Replaced => fl!(undo_replacing, entries),
        How::Changed => fl!(undo_changing, entry),
        How::Inserted => fl!(undo_inserting, entry),
        How::Removed => fl!(undo_removing, entry),
        How::Mended => fl!(undo_mending, entry, entries),
        How::Annotated => fl!(undo_annotating, entry),
        How::Adopted => fl!(undo_opening_a_version).to_owned(),
        How::Pasted => fl!(undo_pasting, entries),
        How::Renamed => fl!(undo_renaming, player = safe(person)),
        How::Recoloured => fl!(undo_recolouring, player = safe(person)),
        How::Seated => fl!(undo_seating, player = safe(person)),
        How::Stopped => fl!(undo_stopping).to_owned(),
    }
}

/// Names one of the five colours, with the player who has it.
#[must_use]
pub fn colour(number: usize, owner: Option<&str>) -> String {
    match owner {
        Some(owner) => fl!(colour_taken, number, owner = safe(owner)),
        None => fl!(colour_free, number),
    }
}

// --- who plays ---

/// Describes an event at the table between two decisions. `before` is the person in the
/// seat until then; `bot` names bots.
#[must_use]
pub fn aside(aside: &Aside, before: &str, bot: impl Fn(Bot) -> String) -> String {
    let player = safe(before);
    match aside {
        Aside::TakesOver(_, name) => fl!(aside_takes_over, new = safe(name), old = player),
        Aside::Plays(_, Plays::Person, _) => fl!(aside_person, player),
        Aside::Plays(_, Plays::Nobody, _) => fl!(aside_passes, player),
        Aside::Plays(_, Plays::Bot(level), temperament) => {
            let (level, temperament) = (*level, *temperament);
            let level = bot(Bot { level, temperament });
            fl!(aside_bot, player, level)
        }
        Aside::Stops => fl!(aside_stops).to_owned(),
    }
}

// --- changing the past ---

/// Says that an entry is being changed.
#[must_use]
pub fn changing(number: usize, entry: &str, after: usize) -> String {
    fl!(changing_entry, number, entry) + &kept(after)
}

/// Says that a forgotten entry is being inserted.
#[must_use]
pub fn inserting(number: usize, after: usize) -> String {
    fl!(inserting_entry, number) + &kept(after)
}

/// Says what becomes of the entries after the one that is changed or inserted.
fn kept(after: usize) -> String {
    match after {
        0 => String::new(),
        _ => format!(" {}", fl!(entries_are_kept, after)),
    }
}

/// Says that an entry was inserted.
#[must_use]
pub fn inserted(number: usize, now: &str, holding: usize, after: usize) -> String {
    let follows = what_follows(holding, after);
    fl!(entry_inserted, number, now, follows)
}

/// Says that an entry was changed.
#[must_use]
pub fn changed(number: usize, before: &str, now: &str, holding: usize, after: usize) -> String {
    let follows = what_follows(holding, after);
    fl!(entry_changed, number, now, before, follows)
}

/// Says that an entry was removed.
#[must_use]
pub fn removed(number: usize, before: &str, holding: usize, after: usize) -> String {
    let follows = what_follows(holding, after);
    fl!(entry_removed, number, before, follows)
}

fn what_follows(holding: usize, after: usize) -> String {
    if after == 0 {
        fl!(nothing_follows).to_owned()
    } else if holding == after {
        fl!(entries_hold, after)
    } else if holding == 0 {
        fl!(entries_do_not_hold, after)
    } else {
        fl!(entries_partly_hold, after, holding)
    }
}
