//! What belongs together in the log of the window: what one button has sent, and what came
//! of it without anybody deciding it. Undo and redo take all of it in one step, and take
//! back changes of the past as well.

use super::game_window::{Command, GameWindow, Violation};
use super::open_table::Step;
use table::{How, Session};

/// What is due at the cursor.
#[must_use]
pub fn due<G: GameWindow>(session: &Session<G::Rules>, hides_money: bool) -> Option<Command<G>> {
    G::due_after(session, session.cursor(), hides_money)
}

/// Whether an entry (from 0) is one that nobody had to decide.
#[must_use]
pub fn is_automatic<G: GameWindow>(
    session: &Session<G::Rules>,
    entry: usize,
    hides_money: bool,
) -> bool {
    let due = G::due_after(session, entry, hides_money);
    let there = session.log().get(entry);
    due.is_some() && due.as_ref() == there.map(|entry| &entry.command)
}

/// Plays a command, with a note on it if there is one. If it is what follows in the log
/// anyway, it is brought back with all that comes after it, which another command would
/// replace.
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

/// What an undo takes back: the last change of the past, if nothing came after
/// it, or else the last entry that somebody decided.
#[must_use]
pub fn next_undo<G: GameWindow>(session: &Session<G::Rules>, hides_money: bool) -> Option<Step> {
    let mut entries = (0..session.cursor()).rev();
    let by_person =
        |&entry: &usize| G::is_by_person(session.start(), &session.log()[entry].command);
    let last =
        entries.find(|entry| !is_automatic::<G>(session, *entry, hides_money) && by_person(entry));
    if let Some(rewrite) = session.next_revert() {
        let nothing_since = rewrite.after == session.cursor();
        // The entry that took the place of others goes with them coming back.
        let replaced = rewrite.how == How::Replaced && last == Some(rewrite.at);
        // The computer has played on from an earlier version.
        let nobody_since = rewrite.how == How::Adopted
            && session.cursor() > rewrite.after
            && last.is_none_or(|last| last < rewrite.after);
        if nothing_since || replaced || nobody_since {
            return Some(Step::Rewrite(rewrite.at));
        }
    }
    let first = |mut entry: usize| {
        while entry > 0 && G::goes_with_previous(session, entry) {
            entry -= 1;
        }
        entry
    };
    last.map(first).map(Step::Entry)
}

/// What a redo brings back.
#[must_use]
pub fn next_redo<G: GameWindow>(session: &Session<G::Rules>) -> Option<Step> {
    if let Some(rewrite) = session.next_reapply() {
        return Some(Step::Rewrite(rewrite.at));
    }
    session.next_redo().map(|_| Step::Entry(session.cursor()))
}

/// Takes back what was decided or changed last, with what came of it.
/// Says whether there was anything.
pub fn undo<G: GameWindow>(session: &mut Session<G::Rules>, hides_money: bool) -> bool {
    match next_undo::<G>(session, hides_money) {
        Some(Step::Rewrite(_)) => session.revert(),
        Some(Step::Entry(entry)) => session.go_to(entry),
        None => false,
    }
}

/// Brings the next entry or change back, with what came of it. Says
/// whether there was anything.
pub fn redo<G: GameWindow>(session: &mut Session<G::Rules>, hides_money: bool) -> bool {
    let some = session.reapply() || session.redo().is_some();
    let by_itself = |session: &Session<G::Rules>| {
        let by_bot = |command: &Command<G>| !G::is_by_person(session.start(), command);
        session.next_redo().is_some_and(by_bot)
            || is_automatic::<G>(session, session.cursor(), hides_money)
            || session.next_redo().is_some() && G::goes_with_previous(session, session.cursor())
    };
    while some && session.next_reapply().is_none() && by_itself(session) {
        session.redo();
    }
    some
}
