//! Entries that belong together in the log of the window: what one button has sent, and the
//! automatic entries that followed. Undo and redo treat them as one step, and undo changes
//! of the past as well.

use std::ops::Range;

use super::game_window::{Command, GameWindow, Violation};
use super::open_table::Step;
use table::{Game as _, How, Plays, Session};

/// Returns the automatic decision at the cursor.
#[must_use]
pub fn due<G: GameWindow>(session: &Session<G::Rules>, hides_money: bool) -> Option<Command<G>> {
    due_after::<G>(session, session.cursor(), hides_money)
}

/// Returns the automatic decision after `n` entries: the game's own, or the pass of a seat
/// that nobody plays.
fn due_after<G: GameWindow>(
    session: &Session<G::Rules>,
    n: usize,
    hides_money: bool,
) -> Option<Command<G>> {
    let passed = || {
        let (game, people) = (session.game_at(n)?, session.people_at(n));
        let deciding = game.may_decide().iter();
        let mut gone = deciding.filter(|&seat| people.plays(seat) == Plays::Nobody);
        gone.find_map(|seat| game.passes(seat))
    };
    G::due_after(session, n, hides_money).or_else(passed)
}

/// Returns whether a person made the decision of an entry (from 0), and not the computer.
#[must_use]
pub fn is_by_person<G: GameWindow>(session: &Session<G::Rules>, entry: usize) -> bool {
    let there = session.log().get(entry);
    there.is_some_and(|there| G::is_by_person(session.start_at(entry), &there.command))
}

/// Returns whether an entry (from 0) is automatic.
#[must_use]
pub fn is_automatic<G: GameWindow>(
    session: &Session<G::Rules>,
    entry: usize,
    hides_money: bool,
) -> bool {
    let due = due_after::<G>(session, entry, hides_money);
    let there = session.log().get(entry);
    due.is_some() && due.as_ref() == there.map(|entry| &entry.command)
}

/// Plays a command, with a note on it if there is one. If it equals the next undone entry
/// of the log, that is redone and all later entries are kept; any other command would
/// replace them.
///
/// # Errors
/// Why it is not allowed; then nothing has changed.
pub fn play<G: GameWindow>(
    session: &mut Session<G::Rules>,
    command: Command<G>,
    note: &str,
) -> Result<(), Violation<G>> {
    if note.is_empty() && session.next_redo() == Some(&command) {
        session.redo();
        return Ok(());
    }
    session.play_noted(command, note).map(|_| ())
}

/// Returns what undo takes back: the last change of the past, if nothing came after it,
/// otherwise the last entry that a person decided.
#[must_use]
pub fn next_undo<G: GameWindow>(session: &Session<G::Rules>, hides_money: bool) -> Option<Step> {
    let mut entries = (0..session.cursor()).rev();
    let by_person = |&entry: &usize| is_by_person::<G>(session, entry);
    let last =
        entries.find(|entry| !is_automatic::<G>(session, *entry, hides_money) && by_person(entry));
    let last = last.map(|last| together::<G>(session, last).start);
    if let Some(rewrite) = session.next_revert() {
        let nothing_since = rewrite.after == session.cursor();
        // An entry that replaced others is undone together with bringing those back.
        let replaced = rewrite.how == How::Replaced && last == Some(rewrite.at);
        // Only the computer has played since an earlier version was adopted, or in place of a
        // player who left.
        let nobody_since = matches!(rewrite.how, How::Adopted | How::Seated)
            && session.cursor() > rewrite.after
            && last.is_none_or(|last| last < rewrite.after);
        if nothing_since || replaced || nobody_since {
            return Some(Step::Rewrite(rewrite.at));
        }
    }
    last.map(Step::Entry)
}

/// Returns whether an entry (from 0) was made by the same gesture as the one before it, as
/// far as known: as noted by the window, or because the game says that one button sends
/// both.
fn goes_with_previous<G: GameWindow>(session: &Session<G::Rules>, entry: usize) -> bool {
    session.is_gathered(entry) || G::goes_with_previous(session, entry)
}

/// Returns the entries (from 0) made by the same gesture as this one.
#[must_use]
pub fn together<G: GameWindow>(session: &Session<G::Rules>, entry: usize) -> Range<usize> {
    let (mut first, mut end) = (entry, entry + 1);
    while first > 0 && goes_with_previous::<G>(session, first) {
        first -= 1;
    }
    while end < session.log().len() && goes_with_previous::<G>(session, end) {
        end += 1;
    }
    first..end
}

/// Returns what redo brings back.
#[must_use]
pub fn next_redo<G: GameWindow>(session: &Session<G::Rules>) -> Option<Step> {
    if let Some(rewrite) = session.next_reapply() {
        return Some(Step::Rewrite(rewrite.at));
    }
    session.next_redo().map(|_| Step::Entry(session.cursor()))
}

/// Undoes the last decision or change, with the automatic entries after it. Returns whether
/// there was anything to undo.
pub fn undo<G: GameWindow>(session: &mut Session<G::Rules>, hides_money: bool) -> bool {
    match next_undo::<G>(session, hides_money) {
        Some(Step::Rewrite(_)) => session.revert(),
        Some(Step::Entry(entry)) => session.go_to(entry),
        None => false,
    }
}

/// Redoes the next entry or change, with the automatic entries after it. Returns whether
/// there was anything to redo.
pub fn redo<G: GameWindow>(session: &mut Session<G::Rules>, hides_money: bool) -> bool {
    let some = session.reapply() || session.redo().is_some();
    let by_itself = |session: &Session<G::Rules>| {
        let is_there = session.next_redo().is_some();
        is_there && !is_by_person::<G>(session, session.cursor())
            || is_automatic::<G>(session, session.cursor(), hides_money)
            || is_there && goes_with_previous::<G>(session, session.cursor())
    };
    while some && session.next_reapply().is_none() && by_itself(session) {
        session.redo();
    }
    some
}
