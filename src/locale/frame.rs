//! What the frame of the window says about the log and the keyboard: toasts,
//! changing the past, the filter of the log, the command line, the keys.

use super::names::count;

// --- toasts ---

/// The button of a toast.
pub const TAKE_BACK: &str = "Take back";

/// The button of a toast, with what it takes back.
#[must_use]
pub fn take_back(what: &str) -> String {
    format!("Take back: {what}")
}

/// What the button of a toast takes back: entries that were replaced or changed.
pub const THE_CHANGE: &str = "the change of the log";

/// The button that takes a toast away.
#[must_use]
pub fn dismiss(what: &str) -> String {
    format!("Dismiss: {what}")
}

/// A turn was ended before all of it was used.
#[must_use]
pub fn turn_ended(name: &str, actions: u8) -> String {
    let actions = count(actions, "action", "actions");
    format!("{name}'s turn has ended with {actions} left.")
}

/// What is taken back with it.
#[must_use]
pub fn end_of_turn(name: &str) -> String {
    format!("the end of {name}'s turn")
}

// --- changing the past ---

/// The command that changes an entry.
pub const CHANGE: &str = "Change entry";
/// Its hint.
pub const CHANGE_HINT: &str = "Decide the last entry shown otherwise; what follows is kept and \
    checked again.";
/// The command that takes an entry out.
pub const REMOVE: &str = "Remove entry";
/// Its hint.
pub const REMOVE_HINT: &str = "Take the last entry shown out of the log; what follows is kept and \
    checked again.";
/// The button that ends changing an entry without a change.
pub const CANCEL_CHANGE: &str = "Cancel the change";
/// Its hint.
pub const CANCEL_CHANGE_HINT: &str = "Leave the entry as it is.";

/// One changes an entry.
#[must_use]
pub fn changing(number: usize, entry: &str, after: usize) -> String {
    let kept = match after {
        0 => String::new(),
        _ => {
            let after = count(after as i64, "entry", "entries");
            format!(" The {after} after it stay and are checked again.")
        }
    };
    format!("You are changing entry {number} ({entry}): enter what was decided instead.{kept}")
}

/// The button that changes this entry.
#[must_use]
pub fn change_entry(number: usize) -> String {
    format!("Change entry {number}")
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
    let all = count(after as i64, "entry", "entries");
    if after == 0 {
        "Nothing came after it.".to_owned()
    } else if holding == after {
        let verb = if after == 1 { "holds" } else { "hold" };
        format!("What follows still {verb}: {all}.")
    } else {
        format!("Of the {all} after it, the first {holding} still hold; the others are kept.")
    }
}

// --- notation: the words that decisions are typed with ---

pub use words::*;

#[allow(missing_docs)]
mod words {
    pub const WORD_NAME: &str = "name";
    pub const WORD_RAISE: &str = "raise";
    pub const WORD_PASS: &str = "pass";
    pub const WORD_DECLINE: &str = "decline";
    pub const WORD_BUILD: &str = "build";
    pub const WORD_PLACE: &str = "place";
    pub const WORD_HIRE: &str = "hire";
    pub const WORD_BONUS: &str = "bonus";
    pub const WORD_INTRODUCE: &str = "introduce";
    pub const WORD_FREEDOM: &str = "freedom";
    pub const WORD_WORK: &str = "work";
    pub const WORD_SELL: &str = "sell";
    pub const WORD_RECRUIT: &str = "recruit";
    pub const WORD_HOLD: &str = "hold";
    pub const WORD_KEEP: &str = "keep";
    pub const WORD_RETURN: &str = "return";
    pub const WORD_SHOW: &str = "show";
    pub const WORD_END: &str = "end";
}

/// A building is to be built, its place still to be chosen.
#[must_use]
pub fn chooses_place(name: &str, tile: &str) -> String {
    format!("{name} takes the {tile}, to choose its place")
}
