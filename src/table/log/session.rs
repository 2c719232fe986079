//! A game in progress: where it started, what was decided since, and the entry
//! one is looking at.
//!
//! The log is the truth and positions are derived from it, so undo, redo, a
//! jump to any entry and a changed past are all moves of a cursor or a replay.
//! No entry is ever thrown away behind anyone's back: a log with an entry that
//! the rules (no longer) allow keeps it and everything after it.

use std::collections::BTreeSet;
use std::fmt;

use super::history::{How, Rewrite, Rewrites, in_common};
use crate::table::Game;

/// A start, a log of commands and a cursor into it.
///
/// The entries before the cursor have been played; those from the cursor on are
/// the *tail*, which [`Session::redo`] brings back and [`Session::play`]
/// replaces. With every entry its position and its events are kept, so that a
/// jump costs nothing and the log can be shown without a replay.
#[derive(Clone)]
pub struct Session<G: Game> {
    start: G::Start,
    log: Vec<G::Command>,
    cursor: usize,
    // The position after so many entries. One for the start and one for each
    // legal entry: never empty.
    positions: Vec<G>,
    // What each legal entry led to.
    events: Vec<Vec<G::Event>>,
    broken: Option<Broken<G>>,
    marks: BTreeSet<usize>,
    rewrites: Rewrites<G::Command>,
}

/// The first entry of a log that the rules do not allow.
#[derive(Clone, Debug, PartialEq)]
pub struct Broken<G: Game> {
    /// Which entry, counted from 0.
    pub entry: usize,
    /// Why it is not allowed.
    pub violation: G::Violation,
}

/// What became of a log after [`Session::amend`].
#[derive(Clone, Debug, PartialEq)]
pub struct Amended<G: Game> {
    /// The command that stood there before; amending the entry with it takes
    /// the amendment back.
    pub replaced: G::Command,
    /// How many of the entries after the amended one still hold.
    pub holding: usize,
    /// The first entry that no longer holds. It and what follows are kept.
    pub broken: Option<Broken<G>>,
}

/// What became of a log after [`Session::insert`].
#[derive(Clone, Debug, PartialEq)]
pub struct Inserted<G: Game> {
    /// How many of the entries after the new one still hold.
    pub holding: usize,
    /// The first entry that no longer holds, by its new number. It and what
    /// follows are kept.
    pub broken: Option<Broken<G>>,
}

/// What became of a log after [`Session::remove`].
#[derive(Clone, Debug, PartialEq)]
pub struct Removed<G: Game> {
    /// The command that stood there.
    pub removed: G::Command,
    /// How many of the entries after it still hold.
    pub holding: usize,
    /// The first entry that no longer holds, by its new number. It and what
    /// follows are kept.
    pub broken: Option<Broken<G>>,
}

/// Why an entry was not amended.
#[derive(Clone, Debug, PartialEq)]
pub enum NotAmended<G: Game> {
    /// The log has no such entry, or an earlier one is broken, so that nobody
    /// knows the position this entry meets.
    OutOfReach,
    /// The new command is not allowed there.
    Illegal(G::Violation),
}

impl<G: Game> Session<G> {
    /// A session in which nothing has been decided yet.
    ///
    /// # Errors
    /// Everything that is wrong with the start.
    pub fn new(start: G::Start) -> Result<Self, Vec<G::Problem>> {
        Self::restore(start, Vec::new(), 0)
    }

    /// A session with this log, replayed from the start.
    ///
    /// All entries are kept even if one of them is illegal; then
    /// [`Session::broken`] names it, and the cursor goes no further than to it.
    /// A cursor past the end of the log is set to the end.
    ///
    /// # Errors
    /// Everything that is wrong with the start.
    pub fn restore(
        start: G::Start,
        log: Vec<G::Command>,
        cursor: usize,
    ) -> Result<Self, Vec<G::Problem>> {
        let position = G::start(&start)?;
        let mut session = Self {
            start,
            log,
            cursor: 0,
            positions: vec![position],
            events: Vec::new(),
            broken: None,
            marks: BTreeSet::new(),
            rewrites: Rewrites::default(),
        };
        session.replay(0);
        session.cursor = cursor.min(session.legal_len());
        Ok(session)
    }

    /// The session as somebody sees it to whom less is known: the same log, and
    /// of every position what `see` leaves of it. It is for looking at; the
    /// whole one goes on being played.
    #[must_use]
    pub fn seen(&self, see: impl Fn(&G) -> G) -> Self {
        Self {
            positions: self.positions.iter().map(see).collect(),
            ..self.clone()
        }
    }

    /// Notes that entries after the first `n` were taken back although something
    /// hidden had been seen in them. The note stays with the game.
    pub fn mark(&mut self, n: usize) {
        self.marks.insert(n);
    }

    /// After how many entries something that had been seen was taken back, in
    /// order.
    pub fn marks(&self) -> impl Iterator<Item = usize> + '_ {
        self.marks.iter().copied()
    }

    /// The position at the cursor.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.positions[self.cursor]
    }

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> &G::Start {
        &self.start
    }

    /// The whole log, the tail behind the cursor included.
    #[must_use]
    pub fn log(&self) -> &[G::Command] {
        &self.log
    }

    /// How many entries have been played (0 to [`Session::legal_len`]).
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// How many entries from the start on are legal: the whole log unless it is
    /// [`broken`](Session::broken).
    #[must_use]
    pub fn legal_len(&self) -> usize {
        self.events.len()
    }

    /// How many entries lie behind the cursor: what the next
    /// [`Session::play`] will drop.
    #[must_use]
    pub fn tail_len(&self) -> usize {
        self.log.len() - self.cursor
    }

    /// The first entry that the rules do not allow, if there is one.
    #[must_use]
    pub fn broken(&self) -> Option<&Broken<G>> {
        self.broken.as_ref()
    }

    /// The position after `n` entries (0 to [`Session::legal_len`]).
    #[must_use]
    pub fn game_at(&self, n: usize) -> Option<&G> {
        self.positions.get(n)
    }

    /// What the entry (from 0) led to; nothing if it is not a legal one.
    #[must_use]
    pub fn events_of(&self, entry: usize) -> &[G::Event] {
        self.events.get(entry).map_or(&[], Vec::as_slice)
    }

    /// Whether `command` is allowed at the cursor.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, command: &G::Command) -> Result<(), G::Violation> {
        self.game().check(command)
    }

    /// Plays `command` at the cursor and says what happened. It takes the place
    /// of the tail, which [`Session::revert`] brings back.
    ///
    /// # Errors
    /// Why it is not allowed; then nothing has changed.
    pub fn play(&mut self, command: G::Command) -> Result<&[G::Event], G::Violation> {
        let mut position = self.game().clone();
        let events = position.play(&command)?;
        self.forget_from(self.cursor);
        let tail = self.log.split_off(self.cursor);
        if tail.is_empty() {
            self.rewrites.forget_reverted();
        } else {
            self.rewrites.record(Rewrite {
                how: How::Replaced,
                at: self.cursor,
                old: tail,
                new: vec![command.clone()],
                before: self.cursor,
                after: self.cursor + 1,
            });
        }
        self.log.push(command);
        self.positions.push(position);
        self.events.push(events);
        self.cursor += 1;
        Ok(self.events_of(self.cursor - 1))
    }

    /// What [`Session::undo`] would take back.
    #[must_use]
    pub fn next_undo(&self) -> Option<&G::Command> {
        self.log.get(self.cursor.checked_sub(1)?)
    }

    /// What [`Session::redo`] would bring back: nothing at the end and nothing
    /// at a broken entry.
    #[must_use]
    pub fn next_redo(&self) -> Option<&G::Command> {
        self.log[..self.legal_len()].get(self.cursor)
    }

    /// Takes the last command back and says which.
    pub fn undo(&mut self) -> Option<&G::Command> {
        self.cursor = self.cursor.checked_sub(1)?;
        self.next_redo()
    }

    /// Brings the command taken back last on the table again and says which.
    pub fn redo(&mut self) -> Option<&G::Command> {
        self.next_redo()?;
        self.cursor += 1;
        self.next_undo()
    }

    /// Goes to the position after `n` entries. Says whether there is one.
    pub fn go_to(&mut self, n: usize) -> bool {
        let there = n <= self.legal_len();
        if there {
            self.cursor = n;
        }
        there
    }

    /// Replaces an entry (from 0) and replays what follows.
    ///
    /// All that follows stays in the log. If some of it no longer holds, the
    /// cursor goes back to there; else it stays. This is also how a broken entry
    /// is mended.
    ///
    /// # Errors
    /// Why the entry cannot become `command`; then nothing has changed.
    pub fn amend(
        &mut self,
        entry: usize,
        command: G::Command,
    ) -> Result<Amended<G>, NotAmended<G>> {
        let (Some(position), Some(old)) = (self.positions.get(entry), self.log.get_mut(entry))
        else {
            return Err(NotAmended::OutOfReach);
        };
        position.check(&command).map_err(NotAmended::Illegal)?;
        let replaced = std::mem::replace(old, command.clone());
        let before = self.legal_len();
        self.replay(entry);
        self.cursor = self.cursor.min(self.legal_len());
        self.rewrites.record(Rewrite {
            how: How::Changed,
            at: entry,
            old: vec![replaced.clone()],
            new: vec![command],
            before,
            after: self.legal_len(),
        });
        Ok(Amended {
            replaced,
            holding: self.legal_len().saturating_sub(entry + 1),
            broken: self.broken.clone(),
        })
    }

    /// Puts a command into the log before an entry (from 0), or at its end, and
    /// replays what follows. It is the way to add what was forgotten.
    ///
    /// The cursor stays at the decision it was at, unless that no longer holds:
    /// then it goes back to the first that does not.
    ///
    /// # Errors
    /// Why the command cannot stand there; then nothing has changed.
    pub fn insert(
        &mut self,
        entry: usize,
        command: G::Command,
    ) -> Result<Inserted<G>, NotAmended<G>> {
        let Some(position) = self.positions.get(entry) else {
            return Err(NotAmended::OutOfReach);
        };
        position.check(&command).map_err(NotAmended::Illegal)?;
        self.log.insert(entry, command.clone());
        if self.cursor >= entry {
            self.cursor += 1;
        }
        let before = self.legal_len();
        self.replay(entry);
        self.cursor = self.cursor.min(self.legal_len());
        self.rewrites.record(Rewrite {
            how: How::Inserted,
            at: entry,
            old: Vec::new(),
            new: vec![command],
            before,
            after: self.legal_len(),
        });
        Ok(Inserted {
            holding: self.legal_len().saturating_sub(entry + 1),
            broken: self.broken.clone(),
        })
    }

    /// Takes an entry (from 0) out of the log and replays what followed it.
    /// Nothing happens if there is no such entry, or an earlier one is broken.
    ///
    /// The cursor stays at the decision it was at, unless that no longer holds:
    /// then it goes back to the first that does not.
    pub fn remove(&mut self, entry: usize) -> Option<Removed<G>> {
        if entry >= self.positions.len() || entry >= self.log.len() {
            return None;
        }
        let removed = self.log.remove(entry);
        if self.cursor > entry {
            self.cursor -= 1;
        }
        let before = self.legal_len();
        self.replay(entry);
        self.cursor = self.cursor.min(self.legal_len());
        self.rewrites.record(Rewrite {
            how: How::Removed,
            at: entry,
            old: vec![removed.clone()],
            new: Vec::new(),
            before,
            after: self.legal_len(),
        });
        Some(Removed {
            removed,
            holding: self.legal_len() - entry,
            broken: self.broken.clone(),
        })
    }

    /// Puts another log of the same game in the place of this one, and goes to
    /// its end as far as it is legal.
    pub fn adopt(&mut self, log: Vec<G::Command>) {
        let at = in_common(&self.log, &log);
        if at == self.log.len() && at == log.len() {
            self.cursor = self.legal_len();
            return;
        }
        let before = self.cursor;
        let new = log[at..].to_vec();
        let old = std::mem::replace(&mut self.log, log).split_off(at);
        self.replay(at.min(self.legal_len()));
        self.cursor = self.legal_len();
        self.rewrites.record(Rewrite {
            how: How::Adopted,
            at,
            old,
            new,
            before,
            after: self.cursor,
        });
    }

    /// The changes of entries that are not the newest, for a save.
    #[must_use]
    pub fn rewrites(&self) -> &Rewrites<G::Command> {
        &self.rewrites
    }

    /// Takes over the changes that a save tells of. What does not fit the log is
    /// left out.
    pub fn remember(&mut self, rewrites: Rewrites<G::Command>) {
        self.rewrites = rewrites.fitting(&self.log);
    }

    /// The change of the log that [`Session::revert`] would take back.
    #[must_use]
    pub fn next_revert(&self) -> Option<&Rewrite<G::Command>> {
        self.rewrites.done().last()
    }

    /// The change of the log that [`Session::reapply`] would make again: only
    /// where it was taken back.
    #[must_use]
    pub fn next_reapply(&self) -> Option<&Rewrite<G::Command>> {
        let reverted = self.rewrites.reverted().last()?;
        (reverted.before == self.cursor).then_some(reverted)
    }

    /// Takes the last change of the log back that was more than an entry at its
    /// end: entries replaced, changed, inserted or removed. Goes where one was
    /// before it. Says whether there was one.
    pub fn revert(&mut self) -> bool {
        let Some(cursor) = self.rewrites.revert(&mut self.log) else {
            return false;
        };
        self.log_changed(cursor);
        true
    }

    /// Makes the change again that [`Session::revert`] took back. Says whether
    /// there was one.
    pub fn reapply(&mut self) -> bool {
        let Some(cursor) = self
            .next_reapply()
            .is_some()
            .then(|| self.rewrites.reapply(&mut self.log))
            .flatten()
        else {
            return false;
        };
        self.log_changed(cursor);
        true
    }

    fn log_changed(&mut self, cursor: usize) {
        self.replay(0);
        self.cursor = cursor.min(self.legal_len());
    }

    /// Forgets what is derived from this entry and those after it.
    fn forget_from(&mut self, entry: usize) {
        self.positions.truncate(entry + 1);
        self.events.truncate(entry);
        self.broken = None;
    }

    /// Derives everything from this entry on anew. `entry` is a legal one, or
    /// the first after them.
    fn replay(&mut self, entry: usize) {
        self.forget_from(entry);
        let mut position = self.positions[entry].clone();
        for (entry, command) in self.log.iter().enumerate().skip(entry) {
            match position.play(command) {
                Ok(events) => {
                    self.positions.push(position.clone());
                    self.events.push(events);
                }
                Err(violation) => {
                    self.broken = Some(Broken { entry, violation });
                    return;
                }
            }
        }
    }
}

/// Two sessions are equal if the same was decided from the same start and one
/// looks at the same entry.
impl<G: Game> PartialEq for Session<G> {
    fn eq(&self, other: &Self) -> bool {
        self.cursor == other.cursor
            && self.log == other.log
            && self.start == other.start
            && self.marks == other.marks
    }
}

impl<G: Game> fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("start", &self.start)
            .field("log", &self.log)
            .field("cursor", &self.cursor)
            .field("broken", &self.broken)
            .finish_non_exhaustive()
    }
}
