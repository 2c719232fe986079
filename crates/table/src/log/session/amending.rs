//! Changing, inserting and removing earlier entries, and what becomes of the entries after
//! them.

use std::ops::Range;

use super::super::entry::Entry;
use super::super::history::{How, in_common};
use super::{
    Amended, Failing, Inserted, Likely, NotAmended, Remedies, Remedy, Removed, Session, Step,
    exception,
};
use crate::Game;

impl<G: Game> Session<G> {
    /// Replaces the command of an entry (from 0) and replays what follows. A note on the
    /// entry stays; the entry is no longer an exception.
    ///
    /// Everything that follows stays in the log. If some of it no longer holds, the cursor
    /// goes back to there; otherwise it stays. This is also how a broken entry is fixed.
    ///
    /// # Errors
    /// The reason why the entry cannot become `command`; nothing has changed then.
    pub fn amend(
        &mut self,
        entry: usize,
        command: G::Command,
    ) -> Result<Amended<G>, NotAmended<G>> {
        self.amend_all(entry..entry.saturating_add(1), command)
    }

    /// Replaces several entries (from 0) with one command, as [`Session::amend`] does with
    /// one. It keeps their notes and what happened at the table after them.
    ///
    /// # Errors
    /// The reason why they cannot become `command`; nothing has changed then.
    pub fn amend_all(
        &mut self,
        entries: Range<usize>,
        command: G::Command,
    ) -> Result<Amended<G>, NotAmended<G>> {
        let new = self.legal_at(entries.start, command)?;
        self.change(entries, new)
    }

    /// Replaces the command of an entry (from 0) as [`Session::amend`] does, and keeps it
    /// as an exception if the rules refuse it there. With the command that is already
    /// there, a broken entry is kept as it was played.
    ///
    /// # Errors
    /// The reason why it cannot be carried out even then; nothing has changed in that case.
    pub fn amend_anyway(
        &mut self,
        entry: usize,
        command: G::Command,
    ) -> Result<Amended<G>, NotAmended<G>> {
        let new = self.possible_at(entry, command)?;
        self.change(entry..entry.saturating_add(1), new)
    }

    fn change(
        &mut self,
        entries: Range<usize>,
        mut new: Entry<G::Command>,
    ) -> Result<Amended<G>, NotAmended<G>> {
        let entry = entries.start;
        let old = self.log.get(entries.clone()).unwrap_or(&[]).to_vec();
        let Some(replaced) = old.first().cloned() else {
            return Err(NotAmended::OutOfReach);
        };
        let noted = old.iter().find(|old| !old.note.is_empty());
        if let Some(noted) = noted {
            new.note.clone_from(&noted.note);
        }
        new.then = old
            .iter()
            .flat_map(|old| old.then.iter().cloned())
            .collect();
        new.gesture = replaced.gesture;
        self.log.splice(entries, [new.clone()]);
        let before = self.legal_len();
        self.replay(entry);
        self.cursor = self.cursor.min(self.legal_len());
        let cursors = (before, self.legal_len());
        self.rewrote(How::Changed, entry, old, vec![new], cursors);
        Ok(Amended {
            replaced,
            holding: self.legal_len().saturating_sub(entry + 1),
            broken: self.broken.clone(),
        })
    }

    /// Inserts a command into the log before an entry (from 0), or at its end, and replays
    /// what follows. This is how a forgotten entry is added.
    ///
    /// The cursor stays at its decision unless that no longer holds; it then goes back to
    /// the first entry that does not.
    ///
    /// # Errors
    /// The reason why the command is not possible there; nothing has changed then.
    pub fn insert(
        &mut self,
        entry: usize,
        command: G::Command,
    ) -> Result<Inserted<G>, NotAmended<G>> {
        let new = self.legal_at(entry, command)?;
        Ok(self.put_in(entry, new))
    }

    /// Inserts a command into the log as [`Session::insert`] does, and keeps it as an
    /// exception if the rules refuse it there.
    ///
    /// # Errors
    /// The reason why it cannot be carried out even then; nothing has changed in that case.
    pub fn insert_anyway(
        &mut self,
        entry: usize,
        command: G::Command,
    ) -> Result<Inserted<G>, NotAmended<G>> {
        let new = self.possible_at(entry, command)?;
        Ok(self.put_in(entry, new))
    }

    fn put_in(&mut self, entry: usize, new: Entry<G::Command>) -> Inserted<G> {
        self.log.insert(entry, new.clone());
        if self.cursor >= entry {
            self.cursor += 1;
        }
        let before = self.legal_len();
        self.replay(entry);
        self.cursor = self.cursor.min(self.legal_len());
        let cursors = (before, self.legal_len());
        self.rewrote(How::Inserted, entry, Vec::new(), vec![new], cursors);
        Inserted {
            holding: self.legal_len().saturating_sub(entry + 1),
            broken: self.broken.clone(),
        }
    }

    /// Inserts a command with a note into the log as [`Session::insert`] does.
    ///
    /// # Errors
    /// The reason why the command is not possible there; nothing has changed then.
    pub fn insert_noted(
        &mut self,
        entry: usize,
        command: G::Command,
        note: impl Into<String>,
    ) -> Result<Inserted<G>, NotAmended<G>> {
        let mut new = self.legal_at(entry, command)?;
        new.note = note.into();
        Ok(self.put_in(entry, new))
    }

    /// Creates the entry of a command that is legal after this many entries.
    pub(super) fn legal_at(
        &self,
        entry: usize,
        command: G::Command,
    ) -> Result<Entry<G::Command>, NotAmended<G>> {
        let position = self.game_at(entry).ok_or(NotAmended::OutOfReach)?;
        position.check(&command).map_err(NotAmended::Illegal)?;
        Ok(Entry::new(command))
    }

    /// Creates the entry of a command that can be carried out after this many entries,
    /// legal or not.
    pub(super) fn possible_at(
        &self,
        entry: usize,
        command: G::Command,
    ) -> Result<Entry<G::Command>, NotAmended<G>> {
        let position = self.game_at(entry).ok_or(NotAmended::OutOfReach)?;
        let entry = exception(position, command);
        let step = Step::of(position, &entry);
        step.map_err(|(_, problems)| NotAmended::CannotBe(problems))?;
        Ok(entry)
    }

    /// Removes an entry (from 0) from the log and replays what followed it. Does nothing if
    /// there is no such entry, or if an earlier one is broken.
    ///
    /// The cursor stays at its decision unless that no longer holds; it then goes back to
    /// the first entry that does not.
    pub fn remove(&mut self, entry: usize) -> Option<Removed<G>> {
        if entry > self.legal_len() || entry >= self.log.len() {
            return None;
        }
        // What happened at the table after it stays, now after the entry before it.
        let keeps = entry > 0 && !self.log[entry].then.is_empty();
        let first = entry - usize::from(keeps);
        let old = self.log[first..=entry].to_vec();
        let removed = self.log.remove(entry);
        if keeps {
            self.log[first].then.extend(removed.then.iter().cloned());
        }
        let new = self.log[first..entry].to_vec();
        if self.cursor > entry {
            self.cursor -= 1;
        }
        let before = self.legal_len();
        self.replay(entry);
        self.cursor = self.cursor.min(self.legal_len());
        let cursors = (before, self.legal_len());
        self.rewrote(How::Removed, first, old, new, cursors);
        Some(Removed {
            removed,
            holding: self.legal_len() - entry,
            broken: self.broken.clone(),
        })
    }

    /// Returns the entries from the first broken one on that do not hold. Each comes with
    /// the position before it, given the decisions about the entries before. An entry
    /// without a decision counts as kept, or as dropped if it cannot be kept.
    #[must_use]
    pub fn failing(&self, decided: &Remedies<G::Command>) -> Vec<Failing<G>> {
        self.failing_if(decided, |_| None)
    }

    /// Works like [`Session::failing`], but treats an entry without a decision as `likely`
    /// suggests, if it suggests anything.
    pub fn failing_if(
        &self,
        decided: &Remedies<G::Command>,
        mut likely: impl FnMut(&Failing<G>) -> Option<Remedy<G::Command>>,
    ) -> Vec<Failing<G>> {
        let mut failing = Vec::new();
        self.remedied(decided, &mut likely, &mut failing);
        failing
    }

    /// Applies the decisions about entries that do not hold ([`Session::failing`]), as one
    /// change that can be undone. Decisions about other entries are ignored. Goes to the
    /// end of the legal part and returns whether anything changed.
    pub fn remedy(&mut self, decided: &Remedies<G::Command>) -> bool {
        let at = self.legal_len();
        let new = self.remedied(decided, &mut |_| None, &mut Vec::new());
        let old = &self.log[at..];
        let same = in_common(old, &new);
        if same == old.len() && same == new.len() {
            return false;
        }
        let (mut old, mut new) = (old.to_vec(), new);
        self.log.truncate(at);
        self.log.extend(new.iter().cloned());
        // Record only the entries that differ.
        let ends = old.iter().rev().zip(new.iter().rev());
        let ends = ends.take_while(|(old, new)| old == new).count();
        let ends = ends.min(old.len().min(new.len()) - same);
        old.truncate(old.len() - ends);
        new.truncate(new.len() - ends);
        let (old, new) = (old.split_off(same), new.split_off(same));
        let before = self.cursor;
        self.replay(at);
        self.cursor = self.legal_len();
        let cursors = (before, self.cursor);
        self.rewrote(How::Mended, at + same, old, new, cursors);
        true
    }

    /// Returns the entries from the first broken one on after the decisions about those
    /// that do not hold.
    fn remedied(
        &self,
        decided: &Remedies<G::Command>,
        likely: &mut Likely<'_, G>,
        failing: &mut Vec<Failing<G>>,
    ) -> Vec<Entry<G::Command>> {
        let first = self.legal_len();
        let mut entries: Vec<Entry<G::Command>> = Vec::new();
        // What happened after removed entries, until there is an entry to keep it.
        let mut waits = Vec::new();
        let Some(mut position) = self.game_at(first).cloned() else {
            return entries;
        };
        for (at, entry) in self.log.iter().enumerate().skip(first) {
            let violation = match Step::of(&position, entry) {
                Ok(step) => {
                    position = step.position.clone();
                    entries.push(entry.clone());
                    continue;
                }
                Err((violation, _)) => violation,
            };
            let mut kept = exception(&position, entry.command.clone());
            kept.note.clone_from(&entry.note);
            kept.then.clone_from(&entry.then);
            kept.gesture = entry.gesture;
            let step = Step::of(&position, &kept);
            let problems = step.as_ref().err().map(|(_, problems)| problems.clone());
            let it = Failing {
                entry: at,
                before: position.clone(),
                violation,
                problems,
            };
            let supposed = match decided.contains_key(&at) {
                true => None,
                false => likely(&it),
            };
            failing.push(it);
            if let Some(Remedy::Mend(instead)) = supposed {
                for command in &instead {
                    if let Ok(step) = Step::of(&position, &Entry::new(command.clone())) {
                        position = step.position.clone();
                    }
                }
                entries.push(entry.clone());
                continue;
            }
            match (decided.get(&at), step) {
                (Some(Remedy::Drop), _) => {
                    // What happened at the table after it stays.
                    let last = entries.last_mut();
                    let then = last.map_or(&mut waits, |last| &mut last.then);
                    then.extend(entry.then.iter().cloned());
                }
                (Some(Remedy::Mend(instead)), _) => {
                    for command in instead {
                        let mut new = Entry::new(command.clone());
                        new.gesture = entry.gesture;
                        if let Ok(step) = Step::of(&position, &new) {
                            position = step.position.clone();
                        }
                        entries.push(new);
                    }
                    if let Some(last) = entries.last_mut().filter(|_| !instead.is_empty()) {
                        last.note.clone_from(&entry.note);
                        last.then.clone_from(&entry.then);
                    }
                }
                (Some(Remedy::Keep), Ok(step)) => {
                    position = step.position.clone();
                    entries.push(kept);
                }
                (None, Ok(step)) => {
                    if supposed != Some(Remedy::Drop) {
                        position = step.position.clone();
                    }
                    entries.push(entry.clone());
                }
                (Some(Remedy::Keep) | None, Err(_)) => entries.push(entry.clone()),
            }
        }
        if let Some(first) = entries.first_mut() {
            first.then.splice(..0, waits);
        }
        entries
    }
}
