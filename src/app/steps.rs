//! What belongs together in the log of the window: a decision, and the passes
//! that came of it without anybody deciding them, because the bidders could do
//! nothing else (A11 to A13). Undo and redo take both in one step.
//!
//! While money is hidden (G5) nobody is passed for lack of it: that alone would
//! tell how much there is.

use crate::florence::{Command, Decision, Game, NoRaise};
use crate::table::Session;

/// The pass that is due after `n` entries without anybody having to say so.
///
/// It comes only straight after a bid or another pass, so that no position that
/// was opened plays on by itself.
fn due_after(session: &Session<Game>, n: usize, money_hidden: bool) -> Option<Command> {
    let last = session.log().get(n.checked_sub(1)?)?;
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
    due.is_some() && due.as_ref() == session.log().get(entry)
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

/// The entry (from 0) that an undo takes back: the last one that somebody
/// decided.
#[must_use]
pub fn next_undo(session: &Session<Game>, money_hidden: bool) -> Option<usize> {
    let mut entries = (0..session.cursor()).rev();
    let by_person = |&entry: &usize| session.start().bot(session.log()[entry].seat).is_none();
    entries.find(|entry| !is_automatic(session, *entry, money_hidden) && by_person(entry))
}

/// The entry (from 0) that a redo brings back.
#[must_use]
pub fn next_redo(session: &Session<Game>) -> Option<usize> {
    session.next_redo().map(|_| session.cursor())
}

/// Takes back what was decided last, with the passes that came of it. Says
/// whether there was anything.
pub fn undo(session: &mut Session<Game>, money_hidden: bool) -> bool {
    next_undo(session, money_hidden).is_some_and(|entry| session.go_to(entry))
}

/// Brings the next entry back, with the passes that came of it. Says whether
/// there was anything.
pub fn redo(session: &mut Session<Game>, money_hidden: bool) -> bool {
    let some = session.redo().is_some();
    let by_itself = |session: &Session<Game>| {
        let by_bot = |command: &Command| session.start().bot(command.seat).is_some();
        session.next_redo().is_some_and(by_bot)
            || is_automatic(session, session.cursor(), money_hidden)
    };
    while some && session.next_redo().is_some() && by_itself(session) {
        session.redo();
    }
    some
}
