//! Changes of a log other than adding an entry at its end, recorded so that each can be
//! undone and redone: entries replaced, changed, inserted or removed, an earlier version
//! opened, people renamed or given another colour.

use serde::{Deserialize, Serialize};

use crate::{Item as _, Person, Seat};

/// The number of changes that are kept.
const MOST: usize = 100;

/// The kind of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    /// Another entry replaced the entries from there on.
    Replaced,
    /// The entry was changed.
    Changed,
    /// An entry was inserted.
    Inserted,
    /// An entry was removed.
    Removed,
    /// The decisions about entries that did not hold were applied.
    Mended,
    /// The note on an entry was changed.
    Annotated,
    /// An earlier version of the log was opened.
    Adopted,
    /// Several entries were inserted at once and replaced those from there on.
    Pasted,
    /// A player was renamed.
    Renamed,
    /// A player got another colour.
    Recoloured,
    /// From there on, a seat is played by another person or in another way.
    Seated,
    /// The table stopped.
    Stopped,
}

impl How {
    /// Returns whether it concerns all entries from there on, not just one.
    fn takes_the_rest(self) -> bool {
        match self {
            How::Replaced | How::Adopted | How::Pasted | How::Seated => true,
            How::Changed
            | How::Inserted
            | How::Removed
            | How::Mended
            | How::Annotated
            | How::Renamed
            | How::Recoloured
            | How::Stopped => false,
        }
    }
}

/// A change of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rewrite<C> {
    /// The kind of the change.
    pub how: How,
    /// The first entry it concerns, from 0.
    pub at: usize,
    /// The entries before the change.
    pub old: Vec<C>,
    /// The entries after the change.
    pub new: Vec<C>,
    /// The cursor to return to when the change is undone.
    pub before: usize,
    /// The cursor after it.
    pub after: usize,
    /// The people before and after the change, if it concerns them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<Seated>,
}

/// The people at the table before and after a change, in clockwise order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    /// The people before the change.
    pub old: Vec<Person>,
    /// The people after the change.
    pub new: Vec<Person>,
}

impl Seated {
    /// Iterates over the seats whose person has changed.
    pub fn changed(&self) -> impl Iterator<Item = Seat> + '_ {
        let both = self.old.iter().zip(&self.new).zip(Seat::ALL);
        both.filter(|((old, new), _)| old != new)
            .map(|(_, &seat)| seat)
    }
}

/// Returns how many entries two logs have in common from the start on.
#[must_use]
pub fn in_common<C: PartialEq>(one: &[C], other: &[C]) -> usize {
    let both = one.iter().zip(other);
    both.take_while(|(one, other)| one == other).count()
}

/// The changes of a log and the undone ones, each with the latest last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rewrites<C> {
    done: Vec<Rewrite<C>>,
    reverted: Vec<Rewrite<C>>,
}

impl<C> Default for Rewrites<C> {
    fn default() -> Self {
        Self {
            done: Vec::new(),
            reverted: Vec::new(),
        }
    }
}

impl<C> Rewrite<C> {
    /// Returns whether it concerns who plays from the start on, and no entry.
    pub(crate) fn is_of_start(&self) -> bool {
        self.people.is_some() && self.old.is_empty()
    }

    /// Returns whether it concerns all entries from there on.
    fn takes_the_rest(&self) -> bool {
        self.how.takes_the_rest() && !self.is_of_start()
    }

    fn try_map<D, E>(self, to: &mut impl FnMut(C) -> Result<D, E>) -> Result<Rewrite<D>, E> {
        Ok(Rewrite {
            how: self.how,
            at: self.at,
            old: self
                .old
                .into_iter()
                .map(&mut *to)
                .collect::<Result<_, _>>()?,
            new: self
                .new
                .into_iter()
                .map(&mut *to)
                .collect::<Result<_, _>>()?,
            before: self.before,
            after: self.after,
            people: self.people,
        })
    }
}

impl<C> Rewrites<C> {
    /// Converts the changes to another representation of the log.
    pub(crate) fn try_map<D, E>(
        self,
        mut to: impl FnMut(C) -> Result<D, E>,
    ) -> Result<Rewrites<D>, E> {
        let mut all = |rewrites: Vec<Rewrite<C>>| -> Result<Vec<Rewrite<D>>, E> {
            let rewrites = rewrites.into_iter();
            rewrites.map(|rewrite| rewrite.try_map(&mut to)).collect()
        };
        Ok(Rewrites {
            done: all(self.done)?,
            reverted: all(self.reverted)?,
        })
    }
}

impl<C: Clone + PartialEq> Rewrites<C> {
    /// Returns the changes in effect, the latest last.
    #[must_use]
    pub fn done(&self) -> &[Rewrite<C>] {
        &self.done
    }

    /// Returns the undone changes, the latest last.
    #[must_use]
    pub fn reverted(&self) -> &[Rewrite<C>] {
        &self.reverted
    }

    /// Returns whether there is nothing to undo or redo.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.done.is_empty() && self.reverted.is_empty()
    }

    /// Records a change of the log.
    pub(crate) fn record(&mut self, rewrite: Rewrite<C>) {
        self.reverted.clear();
        self.done.push(rewrite);
        if self.done.len() > MOST {
            self.done.remove(0);
        }
    }

    /// Forgets the undone changes, because something new was decided.
    pub(crate) fn forget_reverted(&mut self) {
        self.reverted.clear();
    }

    /// Undoes the last change. Returns the first entry that differs now, and the cursor
    /// before the change.
    pub(crate) fn revert(&mut self, log: &mut Vec<C>) -> Option<(usize, usize)> {
        let mut rewrite = self.done.pop()?;
        if rewrite.takes_the_rest() {
            // Include what was decided after the change.
            rewrite.new = log.get(rewrite.at..)?.to_vec();
        }
        put(log, rewrite.at, &rewrite.new, &rewrite.old)?;
        let back = (rewrite.at, rewrite.before);
        self.reverted.push(rewrite);
        Some(back)
    }

    /// Redoes the change that was undone last. Returns the first entry that differs now,
    /// and the cursor after the change.
    pub(crate) fn reapply(&mut self, log: &mut Vec<C>) -> Option<(usize, usize)> {
        let mut rewrite = self.reverted.pop()?;
        if rewrite.takes_the_rest() {
            rewrite.old = log.get(rewrite.at..)?.to_vec();
        }
        put(log, rewrite.at, &rewrite.old, &rewrite.new)?;
        let again = (rewrite.at, rewrite.after);
        self.done.push(rewrite);
        Some(again)
    }

    /// Returns the changes that fit a log. A person may have edited the log in its file.
    pub(crate) fn fitting(mut self, log: &[C]) -> Self {
        if self.done.is_empty() && self.reverted.is_empty() {
            return self;
        }
        let mut now = log.to_vec();
        let mut back = self.clone();
        let fits = (0..self.done.len()).take_while(|_| back.revert(&mut now).is_some());
        let fits = fits.count();
        self.done.drain(..self.done.len() - fits);
        let mut now = log.to_vec();
        let mut again = self.clone();
        let fits = (0..self.reverted.len()).take_while(|_| again.reapply(&mut now).is_some());
        let fits = fits.count();
        self.reverted.drain(..self.reverted.len() - fits);
        self
    }
}

/// Replaces `old` with `new` if `old` is there.
fn put<C: Clone + PartialEq>(log: &mut Vec<C>, at: usize, old: &[C], new: &[C]) -> Option<()> {
    let end = at.checked_add(old.len())?;
    if log.get(at..end)? != old {
        return None;
    }
    log.splice(at..end, new.iter().cloned());
    Some(())
}
