//! What the frame of the window says about the log and the keyboard: toasts,
//! changing the past, the filter of the log, the command line, the keys.

use crate::table::How;
use crate::words::florence::names::count;

// --- toasts ---

/// The button of a toast, with what it undoes.
#[must_use]
pub fn undo(what: &str) -> String {
    format!("Undo: {what}")
}

/// What undo takes back: entries that gave way to another one.
#[must_use]
pub fn replacing(entries: usize) -> String {
    format!("replacing {}", count(entries as i64, "entry", "entries"))
}

/// What undo takes back and redo makes again: a change of the log at an entry,
/// counted from 1, and how many entries were there.
#[must_use]
pub fn rewrite(how: How, entry: usize, entries: usize) -> String {
    match how {
        How::Replaced => replacing(entries),
        How::Changed => format!("changing entry {entry}"),
        How::Inserted => format!("inserting entry {entry}"),
        How::Removed => format!("removing entry {entry}"),
        How::Annotated => format!("the note on entry {entry}"),
        How::Adopted => "opening an earlier version".to_owned(),
    }
}

/// Asks whether entries are to be replaced.
#[must_use]
pub fn replace_title(entries: usize) -> String {
    format!("Replace {}?", count(entries as i64, "entry", "entries"))
}

/// The button that takes a toast away.
#[must_use]
pub fn dismiss(what: &str) -> String {
    format!("Dismiss: {what}")
}

/// A turn was ended before all of it was used.
#[must_use]
pub fn turn_ended(name: &str, actions: u8) -> String {
    let actions = count(actions, "action", "actions");
    format!("{name}'s turn ended with {actions} left.")
}

/// What is undone with it.
#[must_use]
pub fn end_of_turn(name: &str) -> String {
    format!("the end of {name}'s turn")
}

// --- changing the past ---

/// One changes an entry.
#[must_use]
pub fn changing(number: usize, entry: &str, after: usize) -> String {
    let kept = kept(after);
    format!("Changing entry {number} ({entry}): enter what was decided instead.{kept}")
}

/// The button that changes this entry.
#[must_use]
pub fn change_entry(number: usize) -> String {
    format!("Change entry {number}")
}

/// One enters what was forgotten.
#[must_use]
pub fn inserting(number: usize, after: usize) -> String {
    let kept = kept(after);
    format!("Inserting entry {number}: enter what was forgotten.{kept}")
}

/// What becomes of the entries after the one that is changed or inserted.
fn kept(after: usize) -> String {
    match after {
        0 => String::new(),
        1 => " The entry after it is kept and checked again.".into(),
        _ => format!(" The {after} entries after it are kept and checked again."),
    }
}

/// The button that puts an entry in after this one.
#[must_use]
pub fn insert_after(number: usize) -> String {
    format!("Insert after entry {number}")
}

/// An entry was put in.
#[must_use]
pub fn inserted(number: usize, now: &str, holding: usize, after: usize) -> String {
    let what_follows = what_follows(holding, after);
    format!("Entry {number} was inserted: {now}. {what_follows}")
}

/// The button that removes this entry.
#[must_use]
pub fn remove_entry(number: usize) -> String {
    format!("Remove entry {number}")
}

/// An entry was changed.
#[must_use]
pub fn changed(number: usize, before: &str, now: &str, holding: usize, after: usize) -> String {
    let what_follows = what_follows(holding, after);
    format!("Entry {number} is now: {now}. It was: {before}. {what_follows}")
}

/// An entry was removed.
#[must_use]
pub fn removed(number: usize, before: &str, holding: usize, after: usize) -> String {
    let what_follows = what_follows(holding, after);
    format!("Entry {number} was removed: {before}. {what_follows}")
}

fn what_follows(holding: usize, after: usize) -> String {
    match (after, holding) {
        (0, _) => "Nothing came after it.".to_owned(),
        (1, 1) => "The entry after it still holds.".to_owned(),
        (1, _) => "The entry after it no longer holds; it is kept.".to_owned(),
        _ if holding == after => format!("The {after} entries after it still hold."),
        (_, 0) => format!("The {after} entries after it are kept; the first no longer holds."),
        _ => format!(
            "Of the {after} entries after it, the first {holding} still hold; the others are kept."
        ),
    }
}

// --- notation: the words that decisions are typed with ---

/// A building is to be built, its place still to be chosen.
#[must_use]
pub fn chooses_place(name: &str, tile: &str) -> String {
    format!("{name} chooses a place for the {tile}")
}

// --- commands ---

// --- the overview of the keys ---

/// A line of the overview.
#[must_use]
pub fn key_line(keys: &str, does: &str) -> String {
    format!("{keys}: {does}")
}

// --- the borders between the parts of the window ---

// --- the command line ---

/// Goes to an entry of the log.
#[must_use]
pub fn go_to_entry(number: usize, entry: &str) -> String {
    format!("Go to entry {number}: {entry}")
}

/// Shows a player's principality.
#[must_use]
pub fn principality_of(name: &str) -> String {
    format!("Principality of {name}")
}

/// Something that cannot be done now, and why.
#[must_use]
pub fn refused(what: &str, why: &str) -> String {
    format!("{what}. {why}")
}

// --- the log ---

/// How much of the log is shown.
#[must_use]
pub fn of_entries(shown: usize, all: usize) -> String {
    format!("{shown} of {}", count(all as i64, "entry", "entries"))
}

/// What follows has been decided since this player's last turn.
#[must_use]
pub fn new_since(name: &str) -> String {
    format!("New since {name}'s last turn")
}
