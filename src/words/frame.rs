//! What the frame of the window says about the log and the keyboard: toasts,
//! changing the past, the filter of the log, the command line, the keys.

use crate::table::How;
use crate::words::florence::names::count;

// --- toasts ---

/// The button of a toast.
pub const UNDO_SHORT: &str = "Undo";

/// The button of a toast, with what it undoes.
#[must_use]
pub fn undo(what: &str) -> String {
    format!("Undo: {what}")
}

/// What the button of a toast undoes: entries that were replaced or changed.
pub const THE_CHANGE: &str = "the change to the log";

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
        How::Adopted => "opening an earlier version".to_owned(),
    }
}

/// Asks whether entries are to be replaced.
#[must_use]
pub fn replace_title(entries: usize) -> String {
    format!("Replace {}?", count(entries as i64, "entry", "entries"))
}

/// What becomes of entries that are replaced.
pub const REPLACE_EXPLAINED: &str = "The log goes on after this entry. Your decision takes the \
    place of all that follows. You can undo this.";

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

/// The command that changes an entry.
pub const CHANGE: &str = "Change entry";
/// Its hint.
pub const CHANGE_HINT: &str =
    "Change the last entry shown; what follows is kept and checked again.";
/// The command that puts an entry in.
pub const INSERT: &str = "Insert entry";
/// Its hint.
pub const INSERT_HINT: &str = "Enter what was forgotten after the last entry shown; what follows is \
    kept and checked again.";
/// The command that takes an entry out.
pub const REMOVE: &str = "Remove entry";
/// Its hint.
pub const REMOVE_HINT: &str =
    "Remove the last entry shown; what follows is kept and checked again.";
/// The button that ends changing an entry without a change.
pub const CANCEL_CHANGE: &str = "Cancel change";

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
    format!("{name} chooses a place for the {tile}")
}

// --- commands ---

pub use commands::*;

#[allow(missing_docs)]
mod commands {
    pub const GROUP_LOG: &str = "The log";
    pub const GROUP_LOOKING: &str = "Around the table";
    pub const GROUP_WINDOW: &str = "The window";
    pub const GROUP_GAMES: &str = "Games";
    pub const PREVIOUS_ENTRY: &str = "Previous entry";
    pub const PREVIOUS_ENTRY_HINT: &str = "Show the table one entry of the log earlier.";
    pub const NEXT_ENTRY: &str = "Next entry";
    pub const NEXT_ENTRY_HINT: &str = "Show the table one entry of the log later.";
    pub const FILTER_LOG: &str = "Filter the log";
    pub const FILTER_LOG_HINT: &str =
        "Show only entries of one player, of one kind, or with a word.";
    pub const SHOW_PRINCIPALITY: &str = "Show principality";
    pub const SHOW_WORK_VALUE: &str = "Show work value";
    pub const SHOW_TALLY: &str = "Show cards & tally";
    pub const SHOW_STATISTICS: &str = "Show statistics";
    pub const SHOW_TAB_HINT: &str = "Bring this tab to the front.";
    pub const NEXT_PANE: &str = "Next part of the window";
    pub const PREVIOUS_PANE: &str = "Previous part of the window";
    pub const PANE_HINT: &str = "Move the keyboard focus: decisions, tabs, seats, log, header.";
    pub const ZOOM_IN: &str = "Zoom in";
    pub const ZOOM_OUT: &str = "Zoom out";
    pub const ZOOM_RESET: &str = "Reset zoom";
    pub const ZOOM_HINT: &str = "Change the size of everything in the window.";
    pub const COMMAND_LINE: &str = "Type a command…";
    pub const COMMAND_LINE_HINT: &str =
        "Type a decision, a command, an entry's number or a player.";
    pub const KEYS: &str = "Keys…";
    pub const KEYS_HINT: &str = "Show every key of this window.";
}

// --- the overview of the keys ---

pub use keys::*;

#[allow(missing_docs)]
mod keys {
    pub const KEYS_TITLE: &str = "Keys";
    pub const CLOSE: &str = "Close";
    pub const KEYS_IN_AUCTIONS: &str = "In auctions";
    pub const KEYS_OF_TILES: &str = "With a tile in hand";
    pub const KEYS_EVERYWHERE: &str = "Everywhere";
    pub const KEY_STACKS: &str = "Name the stack";
    pub const BETWEEN: &str = " · ";
    pub const RESULT_WRITTEN: &str = "/ or Enter";
    pub const KEY_RESULT: &str = "Type the result of an auction";
    pub const KEY_RAISE: &str = "Raise";
    pub const KEY_PASS: &str = "Pass";
    pub const KEY_DECLINE: &str = "Decline to open";
    pub const KEY_INITIALS: &str = "In tray or grid: take the tile with this initial";
    pub const KEY_TRAY: &str = "Go into the tray";
    pub const LETTERS_WRITTEN: &str = "A to Z";
    pub const KEY_LETTERS: &str = "Type a decision";
    pub const KEY_SHOW_MONEY: &str = "Show hidden money while held";
    pub const ARROWS_WRITTEN: &str = "Arrows";
    pub const KEY_ARROWS: &str = "Move the tile in hand, or the focus";
    pub const KEY_ENTER: &str = "Press the button, put the tile down";
    pub const KEY_ESCAPE: &str = "Cancel or close";
    pub const KEY_TAB: &str = "Go to the next control, with Shift back";
    pub const KEY_LEFT: &str = "Left";
    pub const KEY_RIGHT: &str = "Right";
    pub const NOTATION_TITLE: &str = "Typed decisions";
    pub const NOTATION_EXAMPLES: [&str; 8] = [
        "dana jester 700 · dj7 · 7 jester dana · / 4 d 7",
        "jester · raise · 600 · pass · decline",
        "build library · build library d4",
        "hire · bonus · introduce travel · end",
        "work poet · work poet forests 3",
        "sell 2 anna · recruit poet · hold",
        "return poet · show most parks anna",
        "An entry's number, a player, a tab, a command",
    ];
}

/// A line of the overview.
#[must_use]
pub fn key_line(keys: &str, does: &str) -> String {
    format!("{keys}: {does}")
}

// --- the borders between the parts of the window ---

/// The border right of the seats.
pub const WIDTH_OF_SEATS: &str = "Width of the seats";
/// The border left of the log.
pub const WIDTH_OF_LOG: &str = "Width of the log";
/// The border below what happens now.
pub const HEIGHT_OF_NOW: &str = "Height of the decisions";

// --- the command line ---

pub use line::*;

#[allow(missing_docs)]
mod line {
    pub const LINE: &str = "Command";
    pub const LINE_HINT: &str = "dana jester 700 · pass · build library · undo · 12";
    pub const NOTHING_FOUND: &str = "No match.";
    pub const SAY_WHICH: &str = "Several results match. Type more, or choose one with the arrows.";
    pub const GO_TO_START: &str = "Go to the beginning of the log";
}

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

pub use log::*;

#[allow(missing_docs)]
mod log {
    pub const EVERYTHING: &str = "Everything";
    pub const FILTER: &str = "Filter";
    pub const ENTRIES_SHOWN: &str = "Entries shown";
    pub const PLAYER_SHOWN: &str = "Player shown";
    pub const EVERYBODY: &str = "Everybody";
    pub const FILTER_TEXT: &str = "Text in the log";
    pub const FILTER_TEXT_HINT: &str = "with this text";
    pub const SHOW_ALL: &str = "Show all";
    pub const CHANGE_SHORT: &str = "Change";
    pub const INSERT_SHORT: &str = "Insert";
    pub const REMOVE_SHORT: &str = "Remove";
    pub(super) const KINDS: [&str; 4] = ["Everything", "Auctions", "Tiles placed", "Works"];
}

/// The kinds of entries: everything, auctions, tiles placed, works.
#[must_use]
pub fn kind(number: usize) -> &'static str {
    log::KINDS.get(number).copied().unwrap_or_default()
}

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
