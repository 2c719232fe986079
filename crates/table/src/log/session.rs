//! A game in progress: where it started, what was decided since, and the entry on display.
//!
//! The log is the source of truth and positions are derived from it. Undo, redo, a jump to
//! an entry and a changed past are all moves of the cursor or a replay. Entries are never
//! dropped silently: a log with an entry that the rules do not (or no longer) allow keeps
//! it and everything after it.

mod amending;
mod asides;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use super::entry::Entry;
use super::history::{How, Rewrite, Rewrites, in_common};
use crate::{Game, Occasion, People, Seat};

/// A start, a log of entries and a cursor into it.
///
/// The entries before the cursor have been played. Those from the cursor on are the *tail*,
/// which [`Session::redo`] brings back and [`Session::play`] replaces. The position and the
/// events of every entry are kept, so that a jump costs nothing and the log can be shown
/// without a replay. Clones share them, which makes it cheap to hand a session to a worker.
#[derive(Clone)]
pub struct Session<G: Game> {
    start: Arc<G::Start>,
    // The players according to the start.
    people: Arc<People>,
    // The players after a number of entries, in order, wherever that changes.
    seatings: Vec<Seating<G>>,
    occasion: Arc<Occasion>,
    log: Vec<Entry<G::Command>>,
    cursor: usize,
    opening: Arc<G>,
    // The result of each entry that could be carried out.
    steps: Vec<Arc<Step<G>>>,
    broken: Option<Broken<G>>,
    marks: BTreeSet<usize>,
    rewrites: Arc<Rewrites<Entry<G::Command>>>,
}

/// The players from an entry on.
#[derive(Clone)]
struct Seating<G: Game> {
    // The number of entries after which they sit down.
    after: usize,
    start: Arc<G::Start>,
    people: Arc<People>,
}

/// Why an entry cannot be carried out: the rule against it, and what prevents even an exception.
type NotCarriedOut<G> = (<G as Game>::Violation, Vec<<G as Game>::Problem>);

/// What is derived from an entry.
struct Step<G: Game> {
    position: G,
    events: Vec<G::Event>,
    // What the rules say against an entry kept as an exception.
    refused: Option<G::Violation>,
}

impl<G: Game> Step<G> {
    /// Carries out an entry. An entry kept as an exception is played normally where the
    /// rules allow it.
    fn of(before: &G, entry: &Entry<G::Command>) -> Result<Arc<Self>, NotCarriedOut<G>> {
        // The position changes where it stays: it is too large to be moved about.
        let mut step = Arc::new(Self {
            position: before.clone(),
            events: Vec::new(),
            refused: None,
        });
        let this = Arc::get_mut(&mut step).expect("nobody else knows it yet");
        match this.position.play(&entry.command) {
            Ok(events) => this.events = events,
            Err(violation) if !entry.is_kept() => return Err((violation, Vec::new())),
            Err(violation) => match this.position.play_anyway(&entry.command) {
                Ok(events) => {
                    this.events = events;
                    this.refused = Some(violation);
                }
                Err(problems) => return Err((violation, problems)),
            },
        }
        Ok(step)
    }
}

/// What a viewer may read of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'s, C> {
    /// All of it.
    Entry(&'s Entry<C>),
    /// Only the fact that this seat has decided.
    FaceDown(Seat),
}

/// The first entry of a log that the rules do not allow.
#[derive(Clone, Debug, PartialEq)]
pub struct Broken<G: Game> {
    /// The entry, counted from 0.
    pub entry: usize,
    /// The reason why it is not allowed.
    pub violation: G::Violation,
    /// The reasons why it cannot be carried out, if the table kept it as an exception.
    pub problems: Vec<G::Problem>,
}

/// What became of a log after [`Session::amend`].
#[derive(Clone, Debug, PartialEq)]
pub struct Amended<G: Game> {
    /// The entry that was replaced.
    pub replaced: Entry<G::Command>,
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
    /// The first entry that no longer holds, by its new number. It and what follows are
    /// kept.
    pub broken: Option<Broken<G>>,
}

/// What became of a log after [`Session::remove`].
#[derive(Clone, Debug, PartialEq)]
pub struct Removed<G: Game> {
    /// The entry that was removed.
    pub removed: Entry<G::Command>,
    /// How many of the entries after it still hold.
    pub holding: usize,
    /// The first entry that no longer holds, by its new number. It and what follows are
    /// kept.
    pub broken: Option<Broken<G>>,
}

/// An entry that does not hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Failing<G: Game> {
    /// The entry, counted from 0.
    pub entry: usize,
    /// The position before the entry.
    pub before: G,
    /// The reason why it is not allowed there.
    pub violation: G::Violation,
    /// The reasons why it cannot be kept as an exception; `None` if it can.
    pub problems: Option<Vec<G::Problem>>,
}

/// What to do about an entry that does not hold.
#[derive(Clone, Debug, PartialEq)]
pub enum Remedy<C> {
    /// Replace it with these commands, each legal after those before.
    Mend(Vec<C>),
    /// Remove it from the log.
    Drop,
    /// Keep it as it was played, as an exception.
    Keep,
}

/// A guess at the remedy for an entry that does not hold.
type Likely<'a, G> = dyn FnMut(&Failing<G>) -> Option<Remedy<<G as Game>::Command>> + 'a;

/// The decisions about entries (from 0) that do not hold.
pub type Remedies<C> = BTreeMap<usize, Remedy<C>>;

/// Why an entry was not amended.
#[derive(Clone, Debug, PartialEq)]
pub enum NotAmended<G: Game> {
    /// The log has no such entry, or an earlier one is broken, so the position before this
    /// entry is unknown.
    OutOfReach,
    /// The new command is not allowed there.
    Illegal(G::Violation),
    /// The new command cannot be carried out there, even against the rules.
    CannotBe(Vec<G::Problem>),
}

impl<G: Game> Session<G> {
    /// Creates a session in which nothing has been decided yet.
    ///
    /// # Errors
    /// Everything that is wrong with the start.
    pub fn new(start: G::Start) -> Result<Self, Vec<G::Problem>> {
        Self::restore::<Entry<G::Command>>(start, Vec::new(), 0)
    }

    /// Creates a session with this log, replayed from the start.
    ///
    /// All entries are kept even if one of them is illegal; [`Session::broken`] then names
    /// it, and the cursor goes no further than that entry. A cursor past the end of the log
    /// is set to the end.
    ///
    /// # Errors
    /// Everything that is wrong with the start.
    pub fn restore<E: Into<Entry<G::Command>>>(
        start: G::Start,
        log: Vec<E>,
        cursor: usize,
    ) -> Result<Self, Vec<G::Problem>> {
        let opening = Arc::new(G::start(&start)?);
        let people = G::take_people(&mut start.clone());
        let mut session = Self {
            start: Arc::new(start),
            people: Arc::new(people),
            seatings: Vec::new(),
            occasion: Arc::default(),
            log: log.into_iter().map(Into::into).collect(),
            cursor: 0,
            opening,
            steps: Vec::new(),
            broken: None,
            marks: BTreeSet::new(),
            rewrites: Arc::default(),
        };
        session.replay(0);
        session.cursor = cursor.min(session.legal_len());
        Ok(session)
    }

    /// Keeps as exceptions the entries that this version of the rules allowed and a later
    /// one refuses ([`Game::refused_since`]). An entry that cannot be carried out even then
    /// stays broken.
    pub(crate) fn keep_what_was_allowed(&mut self, rules: u32) {
        while let Some(Broken {
            entry: at,
            violation,
            ..
        }) = &self.broken
        {
            let (at, since) = (*at, G::refused_since(violation));
            let Some(before) = self.game_at(at) else {
                break;
            };
            let mut entry = exception(before, self.log[at].command.clone());
            entry.note.clone_from(&self.log[at].note);
            entry.then.clone_from(&self.log[at].then);
            if let Some(kept) = &mut entry.kept {
                kept.allowed_by = Some(rules);
            }
            let is_kept = self.log[at].is_kept();
            if is_kept || since <= rules || Step::of(before, &entry).is_err() {
                break;
            }
            self.log[at] = entry;
            self.replay(at);
        }
    }

    /// Returns the session for a viewer who knows less: the same log, with every position
    /// passed through `see`. Use it only for display; play continues in the complete
    /// session.
    #[must_use]
    pub fn seen(&self, see: impl Fn(&G) -> G) -> Self {
        let seen = |step: &Arc<Step<G>>| {
            Arc::new(Step {
                position: see(&step.position),
                events: step.events.clone(),
                refused: step.refused.clone(),
            })
        };
        Self {
            opening: Arc::new(see(&self.opening)),
            steps: self.steps.iter().map(seen).collect(),
            ..self.clone()
        }
    }

    /// Returns the session as seen from this seat, or from no seat.
    #[must_use]
    pub fn seen_from(&self, viewer: Option<Seat>) -> Self {
        self.seen(|position| position.seen_from(viewer))
    }

    /// Returns what a viewer in this seat, or in no seat, may read of an entry (from 0).
    /// Only its own seat sees a face-down decision before it is shown.
    #[must_use]
    pub fn line(&self, entry: usize, viewer: Option<Seat>) -> Option<Line<'_, G::Command>> {
        let line = self.log.get(entry)?;
        let hidden = G::decided_by(&line.command).filter(|&seat| {
            let after = self.steps.get(entry..).unwrap_or(&[]);
            let lies = |step: &Arc<Step<G>>| step.position.face_down().contains(seat);
            Some(seat) != viewer && !after.is_empty() && after.iter().all(lies)
        });
        Some(match hidden {
            Some(seat) => Line::FaceDown(seat),
            None => Line::Entry(line),
        })
    }

    /// Notes that entries after the first `n` were undone although something hidden had
    /// been seen in them. The note stays with the game.
    pub fn mark(&mut self, n: usize) {
        self.marks.insert(n);
    }

    /// Iterates, in order, over the numbers of entries after which something already seen
    /// was undone.
    pub fn marks(&self) -> impl Iterator<Item = usize> + '_ {
        self.marks.iter().copied()
    }

    /// Returns the position at the cursor.
    #[must_use]
    pub fn game(&self) -> &G {
        match self.cursor.checked_sub(1) {
            None => &self.opening,
            Some(last) => &self.steps[last].position,
        }
    }

    /// Returns the start of the game, with the people who play at the cursor.
    #[must_use]
    pub fn start(&self) -> &G::Start {
        self.start_at(self.cursor)
    }

    /// Returns the start of the game, with the people who played at the beginning.
    #[must_use]
    pub fn began(&self) -> &G::Start {
        &self.start
    }

    /// Returns the whole log, including the tail after the cursor.
    #[must_use]
    pub fn log(&self) -> &[Entry<G::Command>] {
        &self.log
    }

    /// Returns the number of entries that have been played (0 to [`Session::legal_len`]).
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns the number of legal entries from the start on: the whole log unless it is
    /// [`broken`](Session::broken).
    #[must_use]
    pub fn legal_len(&self) -> usize {
        self.steps.len()
    }

    /// Returns the number of entries after the cursor, which the next [`Session::play`]
    /// will drop.
    #[must_use]
    pub fn tail_len(&self) -> usize {
        self.log.len() - self.cursor
    }

    /// Returns the first entry that the rules do not allow, if there is one.
    #[must_use]
    pub fn broken(&self) -> Option<&Broken<G>> {
        self.broken.as_ref()
    }

    /// Returns the position after `n` entries (0 to [`Session::legal_len`]).
    #[must_use]
    pub fn game_at(&self, n: usize) -> Option<&G> {
        match n.checked_sub(1) {
            None => Some(&self.opening),
            Some(last) => self.steps.get(last).map(|step| &step.position),
        }
    }

    /// Returns the events of an entry (from 0); empty if the entry is not legal.
    #[must_use]
    pub fn events_of(&self, entry: usize) -> &[G::Event] {
        self.steps.get(entry).map_or(&[], |step| &step.events)
    }

    /// Returns what the current rules say against an entry (from 0) that the table kept;
    /// `None` if they allow it, or if the position before it is unknown.
    #[must_use]
    pub fn refusal_of(&self, entry: usize) -> Option<&G::Violation> {
        self.steps.get(entry)?.refused.as_ref()
    }

    /// Iterates over the played entries (from 0) that are not plain decisions the rules
    /// allowed: entries kept as exceptions, and corrections.
    pub fn exceptions(&self) -> impl Iterator<Item = usize> + '_ {
        let played = self.log[..self.cursor].iter().enumerate();
        played
            .filter(|(_, entry)| entry.is_kept() || G::is_correction(&entry.command))
            .map(|(at, _)| at)
    }

    /// Checks whether `command` is allowed at the cursor.
    ///
    /// # Errors
    /// The reason why it is not allowed.
    pub fn check(&self, command: &G::Command) -> Result<(), G::Violation> {
        self.game().check(command)
    }

    /// Plays `command` at the cursor and returns what happened. It replaces the tail, which
    /// [`Session::revert`] brings back.
    ///
    /// # Errors
    /// The reason why it is not allowed; nothing has changed then.
    pub fn play(&mut self, command: G::Command) -> Result<&[G::Event], G::Violation> {
        self.play_noted(command, "")
    }

    /// Plays `command` at the cursor as [`Session::play`] does, with a note on it.
    ///
    /// # Errors
    /// The reason why it is not allowed; nothing has changed then.
    pub fn play_noted(
        &mut self,
        command: G::Command,
        note: impl Into<String>,
    ) -> Result<&[G::Event], G::Violation> {
        let mut entry = Entry::new(command);
        entry.note = note.into();
        let step = Step::of(self.game(), &entry).map_err(|(violation, _)| violation)?;
        Ok(self.put(entry, step))
    }

    /// Plays `command` at the cursor as [`Session::play`] does. If the rules refuse it, it
    /// is kept as an exception together with their objection.
    ///
    /// # Errors
    /// The reasons why it cannot be carried out even then; nothing has changed in that
    /// case.
    pub fn play_anyway(&mut self, command: G::Command) -> Result<&[G::Event], Vec<G::Problem>> {
        let entry = exception(self.game(), command);
        let step = Step::of(self.game(), &entry).map_err(|(_, problems)| problems)?;
        Ok(self.put(entry, step))
    }

    /// Plays `command` at the cursor with a note on it. If the rules refuse it and `anyway`
    /// is set, it is kept as an exception.
    ///
    /// # Errors
    /// The reason why it cannot be played like that; nothing has changed then.
    pub fn enter(
        &mut self,
        command: G::Command,
        note: impl Into<String>,
        anyway: bool,
    ) -> Result<&[G::Event], NotAmended<G>> {
        let mut entry = match anyway {
            true => self.possible_at(self.cursor, command)?,
            false => self.legal_at(self.cursor, command)?,
        };
        entry.note = note.into();
        let step = Step::of(self.game(), &entry);
        let step = step.map_err(|(violation, _)| NotAmended::Illegal(violation))?;
        Ok(self.put(entry, step))
    }

    /// Plays several entries at the cursor, all or none, as one change that
    /// [`Session::revert`] undoes. They replace the tail.
    ///
    /// # Errors
    /// The entry (from 0) that cannot be played, and the reason; nothing has changed then.
    pub fn paste(&mut self, entries: Vec<Entry<G::Command>>) -> Result<(), (usize, NotAmended<G>)> {
        let mut steps: Vec<Arc<Step<G>>> = Vec::new();
        for (at, entry) in entries.iter().enumerate() {
            let before = steps.last().map_or(self.game(), |step| &step.position);
            let step = Step::of(before, entry).map_err(|(violation, problems)| {
                let why = match problems.is_empty() {
                    true => NotAmended::Illegal(violation),
                    false => NotAmended::CannotBe(problems),
                };
                (at, why)
            })?;
            steps.push(step);
        }
        if entries.is_empty() {
            return Ok(());
        }
        let at = self.cursor;
        self.forget_from(at);
        let tail = self.log.split_off(at);
        self.cursor += entries.len();
        self.rewrote(How::Pasted, at, tail, entries.clone(), (at, self.cursor));
        self.log.extend(entries);
        self.steps.append(&mut steps);
        self.seat_all();
        Ok(())
    }

    /// Notes that these entries (from 0) were entered by one gesture: by one key, by one
    /// button, as one line. One entry alone belongs to no other then.
    pub fn gather(&mut self, entries: Range<usize>) {
        let last = self.log.iter().map(|entry| entry.gesture).max();
        let gesture = match entries.len() {
            0 | 1 => 0,
            _ => last.unwrap_or(0).saturating_add(1),
        };
        for entry in self.log.get_mut(entries).unwrap_or_default() {
            entry.gesture = gesture;
        }
    }

    /// Whether an entry (from 0) was entered by the same gesture as the one before it.
    #[must_use]
    pub fn is_gathered(&self, entry: usize) -> bool {
        let both = entry.checked_sub(1).and_then(|at| self.log.get(at..=entry));
        let gestures = both.map(|both| (both[0].gesture, both[1].gesture));
        gestures.is_some_and(|(before, now)| now > 0 && before == now)
    }

    fn put(&mut self, entry: Entry<G::Command>, step: Arc<Step<G>>) -> &[G::Event] {
        self.forget_from(self.cursor);
        let tail = self.log.split_off(self.cursor);
        if !tail.is_empty() {
            let (at, after) = (self.cursor, self.cursor + 1);
            let new = vec![entry.clone()];
            self.rewrote(How::Replaced, at, tail, new, (at, after));
        } else if !self.rewrites.reverted().is_empty() {
            Arc::make_mut(&mut self.rewrites).forget_reverted();
        }
        self.log.push(entry);
        self.steps.push(step);
        self.cursor += 1;
        self.seat_all();
        self.events_of(self.cursor - 1)
    }

    fn rewrote(
        &mut self,
        how: How,
        at: usize,
        old: Vec<Entry<G::Command>>,
        new: Vec<Entry<G::Command>>,
        (before, after): (usize, usize),
    ) {
        Arc::make_mut(&mut self.rewrites).record(Rewrite {
            how,
            at,
            old,
            new,
            before,
            after,
            people: None,
        });
    }

    /// Returns the command that [`Session::undo`] would undo.
    #[must_use]
    pub fn next_undo(&self) -> Option<&G::Command> {
        let last = self.log.get(self.cursor.checked_sub(1)?)?;
        Some(&last.command)
    }

    /// Returns the command that [`Session::redo`] would bring back; `None` at the end of
    /// the log and at a broken entry.
    #[must_use]
    pub fn next_redo(&self) -> Option<&G::Command> {
        let next = self.log[..self.legal_len()].get(self.cursor)?;
        Some(&next.command)
    }

    /// Undoes the last command and returns it.
    pub fn undo(&mut self) -> Option<&G::Command> {
        self.cursor = self.cursor.checked_sub(1)?;
        self.next_redo()
    }

    /// Redoes the command that was undone last and returns it.
    pub fn redo(&mut self) -> Option<&G::Command> {
        self.next_redo()?;
        self.cursor += 1;
        self.next_undo()
    }

    /// Goes to the position after `n` entries. Returns whether there is one.
    pub fn go_to(&mut self, n: usize) -> bool {
        let there = n <= self.legal_len();
        if there {
            self.cursor = n;
        }
        there
    }

    /// The session as it was after `n` entries that are legal, without what came then.
    #[must_use]
    pub fn up_to(&self, n: usize) -> Self {
        let n = n.min(self.legal_len());
        let mut then = self.clone();
        then.forget_from(n);
        then.log.truncate(n);
        then.cursor = n;
        then.seat_all();
        then
    }

    /// Returns the people who play at the cursor.
    #[must_use]
    pub fn people(&self) -> &People {
        self.people_at(self.cursor)
    }

    /// Returns when and where the game is played.
    #[must_use]
    pub fn occasion(&self) -> &Occasion {
        &self.occasion
    }

    /// Sets when and where the game is played. This is not a step that can be undone.
    pub fn take_place(&mut self, occasion: Occasion) {
        self.occasion = Arc::new(occasion);
    }

    /// Counts a hint for a player. Undo does not reverse this.
    pub fn hinted(&mut self, seat: Seat) {
        Arc::make_mut(&mut self.occasion).hinted(seat);
    }

    /// Sets the note on an entry (from 0), replacing any note it has; an empty note removes
    /// it. Returns whether the entry exists and its note changed.
    pub fn annotate(&mut self, entry: usize, note: impl Into<String>) -> bool {
        let note = note.into();
        let Some(new) = self.log.get_mut(entry).filter(|entry| entry.note != note) else {
            return false;
        };
        let old = new.clone();
        new.note = note;
        let new = new.clone();
        let cursors = (self.cursor, self.cursor);
        self.rewrote(How::Annotated, entry, vec![old], vec![new], cursors);
        true
    }

    /// Replaces the log with another log of the same game and goes to the end of its legal
    /// part.
    pub fn adopt(&mut self, log: Vec<Entry<G::Command>>) {
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
        self.rewrote(How::Adopted, at, old, new, (before, self.cursor));
    }

    /// Returns the changes of entries that are not the newest, for a save.
    #[must_use]
    pub fn rewrites(&self) -> &Rewrites<Entry<G::Command>> {
        &self.rewrites
    }

    /// Takes over the changes recorded in a save. Changes that do not fit the log are left
    /// out.
    pub fn remember(&mut self, rewrites: Rewrites<Entry<G::Command>>) {
        self.rewrites = Arc::new(rewrites.fitting(&self.log));
    }

    /// Returns the change of the log that [`Session::revert`] would undo.
    #[must_use]
    pub fn next_revert(&self) -> Option<&Rewrite<Entry<G::Command>>> {
        self.rewrites.done().last()
    }

    /// Returns the change of the log that [`Session::reapply`] would redo; `None` unless
    /// the cursor is where that change was undone.
    #[must_use]
    pub fn next_reapply(&self) -> Option<&Rewrite<Entry<G::Command>>> {
        let reverted = self.rewrites.reverted().last()?;
        (reverted.before == self.cursor).then_some(reverted)
    }

    /// Undoes the last change of the log other than adding an entry at its end: entries
    /// replaced, changed, inserted or removed. Returns to where the cursor was before it.
    /// Returns whether there was one.
    pub fn revert(&mut self) -> bool {
        let Some(rewrite) = self.next_revert() else {
            return false;
        };
        let is_of_start = rewrite.is_of_start();
        if let Some(people) = rewrite.people.clone().filter(|_| is_of_start) {
            self.seat(&people.old);
        }
        let changed = Arc::make_mut(&mut self.rewrites).revert(&mut self.log);
        self.log_changed(changed)
    }

    /// Redoes the change that [`Session::revert`] undid. Returns whether there was one.
    pub fn reapply(&mut self) -> bool {
        let Some(rewrite) = self.next_reapply() else {
            return false;
        };
        let is_of_start = rewrite.is_of_start();
        if let Some(people) = rewrite.people.clone().filter(|_| is_of_start) {
            self.seat(&people.new);
        }
        let changed = Arc::make_mut(&mut self.rewrites).reapply(&mut self.log);
        self.log_changed(changed)
    }

    /// Updates the session after the log changed from an entry on; the second number is the
    /// new cursor. Returns whether there was a change.
    fn log_changed(&mut self, changed: Option<(usize, usize)>) -> bool {
        let Some((at, cursor)) = changed else {
            return false;
        };
        self.replay(at.min(self.legal_len()));
        self.cursor = cursor.min(self.legal_len());
        true
    }

    /// Forgets everything derived from this entry and those after it.
    fn forget_from(&mut self, entry: usize) {
        self.steps.truncate(entry);
        self.broken = None;
    }

    /// Derives everything from this entry on anew. `entry` is legal, or the first entry
    /// after the legal ones.
    fn replay(&mut self, entry: usize) {
        self.forget_from(entry);
        self.seat_all();
        self.steps.reserve(self.log.len() - entry);
        for at in entry..self.log.len() {
            let Some(before) = self.game_at(at) else {
                return;
            };
            match Step::of(before, &self.log[at]) {
                Ok(step) => self.steps.push(step),
                Err((violation, problems)) => {
                    self.broken = Some(Broken {
                        entry: at,
                        violation,
                        problems,
                    });
                    return;
                }
            }
        }
    }
}

/// Creates the entry of a command, kept as an exception if the rules refuse it.
fn exception<G: Game>(before: &G, command: G::Command) -> Entry<G::Command> {
    let refused = before.check(&command).err();
    Entry {
        kept: refused.map(|violation| G::kept(&violation)),
        ..Entry::new(command)
    }
}

/// Two sessions are equal if they have the same decisions from the same start and the same
/// cursor.
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
