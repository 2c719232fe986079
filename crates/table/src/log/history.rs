//! Changes of a log that are more than an entry at its end, so that each of them
//! can be taken back and made again: entries that were replaced, changed, inserted
//! or removed, an earlier version that was opened, people who got another name or
//! colour.

use serde::{Deserialize, Serialize};

use crate::{Item as _, Person, Seat};

/// How many changes are kept.
const MOST: usize = 100;

/// What was done to a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    /// The entries from there on gave way to another one.
    Replaced,
    /// An entry became another one.
    Changed,
    /// An entry was put in.
    Inserted,
    /// An entry was taken out.
    Removed,
    /// What was decided about entries that did not hold was done.
    Mended,
    /// The note on an entry became another one.
    Annotated,
    /// The log became that of an earlier version.
    Adopted,
    /// Several entries were put in at once, in the place of those from there on.
    Pasted,
    /// Somebody got another name.
    Renamed,
    /// Somebody got another colour.
    Recoloured,
    /// A seat is played by somebody else, or in another way, from there on.
    Seated,
    /// The table stopped.
    Stopped,
}

impl How {
    /// Whether it is about all entries from there on, and not about one.
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
    /// What was done.
    pub how: How,
    /// The first entry it is about, from 0.
    pub at: usize,
    /// What stood there before.
    pub old: Vec<C>,
    /// What stood there afterwards.
    pub new: Vec<C>,
    /// The cursor to go back to when it is taken back.
    pub before: usize,
    /// The cursor after it.
    pub after: usize,
    /// The people before and after it, if it is about them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<Seated>,
}

/// Those at the table before and after a change, in clockwise order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    /// Before it.
    pub old: Vec<Person>,
    /// After it.
    pub new: Vec<Person>,
}

impl Seated {
    /// The seats about whose persons something has changed.
    pub fn changed(&self) -> impl Iterator<Item = Seat> + '_ {
        let both = self.old.iter().zip(&self.new).zip(Seat::ALL);
        both.filter(|((old, new), _)| old != new)
            .map(|(_, &seat)| seat)
    }
}

/// How many entries two logs have in common from the start on.
#[must_use]
pub fn in_common<C: PartialEq>(one: &[C], other: &[C]) -> usize {
    let both = one.iter().zip(other);
    both.take_while(|(one, other)| one == other).count()
}

/// The changes of a log, the last at the end, and those that were taken back.
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
    /// Whether it is about who plays from the start on, and about no entry.
    pub(crate) fn is_of_start(&self) -> bool {
        self.people.is_some() && self.old.is_empty()
    }

    /// Whether it is about all entries from there on.
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
    /// The same changes of a log that is written down in another way.
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
    /// The changes that hold, the last at the end.
    #[must_use]
    pub fn done(&self) -> &[Rewrite<C>] {
        &self.done
    }

    /// The changes that were taken back, the last at the end.
    #[must_use]
    pub fn reverted(&self) -> &[Rewrite<C>] {
        &self.reverted
    }

    /// Whether there is nothing to take back or to make again.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.done.is_empty() && self.reverted.is_empty()
    }

    /// The log was changed like this.
    pub(crate) fn record(&mut self, rewrite: Rewrite<C>) {
        self.reverted.clear();
        self.done.push(rewrite);
        if self.done.len() > MOST {
            self.done.remove(0);
        }
    }

    /// Something new was decided: what was taken back stays so.
    pub(crate) fn forget_reverted(&mut self) {
        self.reverted.clear();
    }

    /// Takes the last change back. Gives the first entry that is another one now,
    /// and the cursor before the change.
    pub(crate) fn revert(&mut self, log: &mut Vec<C>) -> Option<(usize, usize)> {
        let mut rewrite = self.done.pop()?;
        if rewrite.takes_the_rest() {
            // With what was decided after it.
            rewrite.new = log.get(rewrite.at..)?.to_vec();
        }
        put(log, rewrite.at, &rewrite.new, &rewrite.old)?;
        let back = (rewrite.at, rewrite.before);
        self.reverted.push(rewrite);
        Some(back)
    }

    /// Makes the change again that was taken back last. Gives the first entry that
    /// is another one now, and the cursor after the change.
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

    /// These changes as far as they belong to a log, which somebody may have
    /// changed by hand in its file.
    pub(crate) fn fitting(mut self, log: &[C]) -> Self {
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

/// Puts `new` in the place of `old`, if that is there.
fn put<C: Clone + PartialEq>(log: &mut Vec<C>, at: usize, old: &[C], new: &[C]) -> Option<()> {
    let end = at.checked_add(old.len())?;
    if log.get(at..end)? != old {
        return None;
    }
    log.splice(at..end, new.iter().cloned());
    Some(())
}
