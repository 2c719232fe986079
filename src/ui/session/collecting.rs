//! How the screens of a game handle a collection: showing what was found in its files, and
//! saving, restoring and deleting entries.

use std::path::{Path, PathBuf};

use super::super::Intent;
use super::super::base::own::Own;
use super::super::io::collection::{Collected, Collection, Found, Work};
use super::super::io::preferences::Preferences;
use super::open_table::{Effect, Outbox};
use super::state::State;
use words::{fl, save_error, window};

/// The texts of a game about its collection.
pub trait Spoken: Collected {
    /// The key under which the chosen entry is remembered, in addition to the game's id; `None`
    /// if there is no choice, or the game remembers it itself.
    const CHOSEN: Option<&'static str> = None;
    /// Returns the message that an entry was not saved, for this reason.
    fn not_kept(why: &str) -> String;
    /// Returns the message that this entry was deleted, and the label of the button that
    /// restores it.
    fn deleted(&self) -> [String; 2];
    /// Returns the message that this entry was taken over from a file, if that is possible.
    fn taken_over(&self) -> Option<String> {
        None
    }
    /// Returns the message that a file contains no entry, for this reason; empty if entries
    /// cannot be taken over.
    fn not_taken_over(_file: &str, _why: &Self::Unread) -> String {
        String::new()
    }
    /// Returns the message that a copy for others was written there; empty if entries cannot be
    /// shared.
    fn shared(_path: &str) -> String {
        String::new()
    }
}

/// What games are played with: an edition, a deck. Its default value is the built-in one.
pub trait Played: Spoken + Default {
    /// Returns its name, for editing.
    fn name_mut(&mut self) -> &mut String;
    /// Returns what to call it, even if it has no name.
    fn called(&self) -> String;
    /// Returns how many things are wrong with it.
    fn wrong(&self) -> usize;
    /// Returns why a file contains no entry, in words.
    fn why(unread: &Self::Unread) -> String;
}

/// An action on a collection.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish<D> {
    /// Write an entry to a new file.
    Begin(Box<D>),
    /// Write an entry to its file, which may have been deleted.
    Keep(PathBuf, Box<D>),
    /// Delete an entry; a notice offers to restore it.
    Remove(PathBuf),
    /// Write a copy for others to this directory.
    Share(PathBuf, Box<D>),
    /// Start new games with the entry in this file, or with the built-in one.
    Use(Option<PathBuf>),
}

impl<D: Collected> From<Wish<D>> for Intent {
    fn from(wish: Wish<D>) -> Self {
        Self::Game(Own::new(D::GAME, wish))
    }
}

impl<D: Played> Collection<D> {
    /// Returns what new games start with: the entry chosen last, if nothing is wrong with it,
    /// otherwise the built-in one.
    #[must_use]
    pub fn to_begin_with(&self) -> D {
        let sound = self.chosen().filter(|data| data.wrong() == 0);
        sound.cloned().unwrap_or_default()
    }

    /// Returns the built-in entry, and those in files.
    pub fn all<'a>(&'a self, usual: &'a D) -> Vec<(Option<&'a PathBuf>, &'a D)> {
        let own = self.kept.iter();
        let own = own.map(|kept| (Some(&kept.path), &kept.data));
        std::iter::once((None, usual)).chain(own).collect()
    }
}

impl<D: Spoken> Collection<D> {
    /// Returns the effect that runs a job on its files.
    #[must_use]
    pub fn errand(work: Work<D>) -> Effect {
        Effect::Errand(D::GAME, Box::new(work))
    }

    /// Recalls which entry was chosen.
    pub fn recalled(&mut self, preferences: &Preferences) {
        let chosen = D::CHOSEN.and_then(|key| preferences.of_games.get(key));
        self.chosen = chosen.map(PathBuf::from);
    }

    /// Starts new games with the entry in this file, or with the built-in one, from now on.
    fn choose(&mut self, path: Option<&Path>, state: &mut State, out: &mut Outbox) {
        let name = path.and_then(Path::file_name);
        self.chosen = name.map(PathBuf::from);
        let of_games = &mut state.preferences.of_games;
        match (D::CHOSEN, name) {
            (Some(key), Some(name)) => {
                of_games.insert(key.to_owned(), name.to_string_lossy().into_owned());
            }
            (Some(key), None) => drop(of_games.remove(key)),
            (None, _) => {}
        }
        out.push(Effect::Remember);
    }

    /// Carries out an action. Returns the entry to show next.
    pub fn carry_out(
        &mut self,
        wish: &Wish<D>,
        state: &mut State,
        out: &mut Outbox,
    ) -> Option<PathBuf> {
        match wish {
            Wish::Begin(data) => out.push(Self::errand(Work::Begin((**data).clone()))),
            Wish::Keep(path, data) => {
                return self.keep(path, data, state, out).then(|| path.clone());
            }
            Wish::Remove(path) => self.remove(path, out),
            Wish::Share(folder, data) => {
                out.push(Self::errand(Work::Share(folder.clone(), (**data).clone())));
            }
            Wish::Use(path) => self.choose(path.as_deref(), state, out),
        }
        None
    }

    /// Takes over what was found in its files. Returns the entry to show next.
    pub fn learn(&mut self, found: Found<D>, state: &mut State) -> Option<PathBuf> {
        match found {
            Found::Listed(listed) => {
                self.kept = listed.kept;
                self.unreadable = listed.unreadable;
                for aside in listed.aside {
                    let aside = aside.display().to_string();
                    state.warn(fl!(edition_set_aside, aside = aside), Vec::new());
                }
                None
            }
            Found::Begun(kept) => {
                self.put(&kept.path, &kept.data);
                if let Some(said) = kept.data.taken_over() {
                    state.tell(said);
                }
                Some(kept.path)
            }
            Found::Shared(path) => {
                state.tell(D::shared(&path.display().to_string()));
                None
            }
            Found::Unread(path, error) => {
                let file = window::file_name(&path);
                state.warn(D::not_taken_over(&file, &error), Vec::new());
                None
            }
            Found::Changed(path, theirs, ours) => {
                self.take(&path);
                if let Some(theirs) = theirs {
                    self.put(&path, &theirs);
                }
                let new = ours.as_ref().map(|kept| kept.path.as_path());
                state.warn(window::changed_elsewhere(&path, new), Vec::new());
                let ours = ours?;
                self.put(&ours.path, &ours.data);
                Some(ours.path)
            }
            Found::NotKept(error) => {
                state.warn(D::not_kept(&save_error(&error)), Vec::new());
                None
            }
        }
    }

    /// Saves an entry to its file. Returns whether this restored a deleted entry, which is then
    /// shown.
    fn keep(&mut self, path: &Path, data: &D, state: &mut State, out: &mut Outbox) -> bool {
        let is_new = self.put(path, data);
        if is_new {
            // Restored: the offer has been accepted.
            let is_it = |(_, intent): &(String, Intent)| match intent {
                Intent::Game(own) => {
                    matches!(own.get::<Wish<D>>(), Some(Wish::Keep(other, _)) if other == path)
                }
                _ => false,
            };
            let stays = |offers: &[(String, Intent)]| !offers.iter().any(is_it);
            state.notices.retain(|notice| stays(&notice.offers));
        }
        out.push(Self::errand(Work::Keep(path.to_owned(), data.clone())));
        is_new
    }

    /// Deletes an entry with its file, and offers to restore it.
    fn remove(&mut self, path: &Path, out: &mut Outbox) {
        let Some(kept) = self.take(path) else {
            return;
        };
        let [deleted, restore] = kept.data.deleted();
        let back = Wish::Keep(kept.path, Box::new(kept.data));
        out.push(Effect::Tell(deleted, vec![(restore, back.into())]));
        out.push(Self::errand(Work::Remove(path.to_owned())));
    }
}
