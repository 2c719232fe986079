//! What the frame of the window says about the log and the keyboard: toasts,
//! changing the past, the filter of the log, the command line, the keys.

use crate::fl;
use crate::table::How;

// --- toasts ---

/// What undo takes back and redo makes again: a change of the log at an entry,
/// counted from 1, and how many entries were there.
#[must_use]
pub fn rewrite(how: How, entry: usize, entries: usize) -> String {
    match how {
        How::Replaced => fl!(undo_replacing, entries = entries),
        How::Changed => format!("changing entry {entry}"),
        How::Inserted => format!("inserting entry {entry}"),
        How::Removed => format!("removing entry {entry}"),
        How::Annotated => format!("the note on entry {entry}"),
        How::Adopted => "opening an earlier version".to_owned(),
    }
}

// --- changing the past ---

/// One changes an entry.
#[must_use]
pub fn changing(number: usize, entry: &str, after: usize) -> String {
    let kept = kept(after);
    format!("Changing entry {number} ({entry}): enter what was decided instead.{kept}")
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

/// An entry was put in.
#[must_use]
pub fn inserted(number: usize, now: &str, holding: usize, after: usize) -> String {
    let what_follows = what_follows(holding, after);
    format!("Entry {number} was inserted: {now}. {what_follows}")
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

// --- commands ---

// --- the overview of the keys ---

// --- the borders between the parts of the window ---

// --- the command line ---

// --- the log ---
