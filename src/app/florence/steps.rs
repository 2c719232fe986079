//! What belongs together in the log of the window: a decision, and the passes
//! that came of it without anybody deciding them, because the bidders could do
//! nothing else (A11 to A13). Undo and redo take both in one step, and take back
//! changes of the past as well.
//!
//! While money is hidden (G5) nobody is passed for lack of it: that alone would
//! tell how much there is.

use crate::florence::{Command, Decision, Game, NoRaise};
use crate::table::{How, Session};

/// The pass that is due after `n` entries without anybody having to say so.
///
/// It comes only straight after a bid or another pass, so that no position that
/// was opened plays on by itself.
fn due_after(session: &Session<Game>, n: usize, money_hidden: bool) -> Option<Command> {
    let last = &session.log().get(n.checked_sub(1)?)?.command;
    let bids = matches!(
        last.decision,
        Decision::Name(_) | Decision::Raise(_) | Decision::Pass
    );
    let (pass, why) = session.game_at(n).filter(|_| bids)?.forced_pass()?;
    match why {
        NoRaise::OutOfReach { .. } if money_hidden => None,
        NoRaise::OutOfReach { .. } | NoRaise::Useless(_) => Some(pass),
    }
}

/// The pass that is due at the cursor.
#[must_use]
pub fn due(session: &Session<Game>, money_hidden: bool) -> Option<Command> {
    due_after(session, session.cursor(), money_hidden)
}

/// Whether an entry (from 0) is a pass that nobody had to decide.
#[must_use]
pub fn is_automatic(session: &Session<Game>, entry: usize, money_hidden: bool) -> bool {
    let due = due_after(session, entry, money_hidden);
    due.is_some() && due == session.log().get(entry).map(|entry| entry.command)
}

/// Plays a command. If it is what follows in the log anyway, it is brought back
/// with all that comes after it, which another command would replace.
///
/// # Errors
/// Why it is not allowed; then nothing has changed.
pub fn play(
    session: &mut Session<Game>,
    command: Command,
) -> Result<(), crate::florence::Violation> {
    if session.next_redo() == Some(&command) {
        session.redo();
        return Ok(());
    }
    session.play(command).map(|_| ())
}

/// What undo or redo does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Takes back or brings back this entry (from 0), with the passes that came of
    /// it.
    Entry(usize),
    /// Takes back or makes again a change of the log: entries replaced, changed,
    /// inserted or removed from this one on.
    Rewrite(usize),
}

impl Step {
    /// The first entry (from 0) it is about.
    #[must_use]
    pub fn entry(self) -> usize {
        match self {
            Step::Entry(entry) | Step::Rewrite(entry) => entry,
        }
    }
}

/// What an undo takes back: the last change of the past, if nothing came after
/// it, or else the last entry that somebody decided.
#[must_use]
pub fn next_undo(session: &Session<Game>, money_hidden: bool) -> Option<Step> {
    let mut entries = (0..session.cursor()).rev();
    let by_person = |&entry: &usize| {
        session
            .start()
            .bot(session.log()[entry].command.seat)
            .is_none()
    };
    let last =
        entries.find(|entry| !is_automatic(session, *entry, money_hidden) && by_person(entry));
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
    last.map(Step::Entry)
}

/// What a redo brings back.
#[must_use]
pub fn next_redo(session: &Session<Game>) -> Option<Step> {
    if let Some(rewrite) = session.next_reapply() {
        return Some(Step::Rewrite(rewrite.at));
    }
    session.next_redo().map(|_| Step::Entry(session.cursor()))
}

/// Takes back what was decided or changed last, with the passes that came of it.
/// Says whether there was anything.
pub fn undo(session: &mut Session<Game>, money_hidden: bool) -> bool {
    match next_undo(session, money_hidden) {
        Some(Step::Rewrite(_)) => session.revert(),
        Some(Step::Entry(entry)) => session.go_to(entry),
        None => false,
    }
}

/// Brings the next entry or change back, with the passes that came of it. Says
/// whether there was anything.
pub fn redo(session: &mut Session<Game>, money_hidden: bool) -> bool {
    let some = session.reapply() || session.redo().is_some();
    let by_itself = |session: &Session<Game>| {
        let by_bot = |command: &Command| session.start().bot(command.seat).is_some();
        session.next_redo().is_some_and(by_bot)
            || is_automatic(session, session.cursor(), money_hidden)
    };
    while some && session.next_reapply().is_none() && by_itself(session) {
        session.redo();
    }
    some
}
