//! What the screens of a game do with a collection: what becomes of what was found in its
//! files, and what is kept, brought back and removed there.

use std::path::{Path, PathBuf};

use super::super::Intent;
use super::super::base::own::Own;
use super::super::io::collection::{Collected, Collection, Found, Work};
use super::super::io::preferences::Preferences;
use super::open_table::{Effect, Outbox};
use super::state::State;
use words::{fl, save_error, window};

/// How a game speaks of what is collected.
pub trait Spoken: Collected {
    /// The name under which the chosen one is remembered, beside the game; none where nobody
    /// chooses, or the game remembers it.
    const CHOSEN: Option<&'static str> = None;
    /// One was not saved, because of this.
    fn not_kept(why: &str) -> String;
    /// The one of this name was deleted, and what brings it back.
    fn deleted(&self) -> [String; 2];
    /// One is there now that lay in a file, if one can be taken over.
    fn taken_over(&self) -> Option<String> {
        None
    }
    /// A file holds none, because of this; nothing where none is taken over.
    fn not_taken_over(_file: &str, _why: &Self::Unread) -> String {
        String::new()
    }
    /// A copy for others lies there; nothing where none is shared.
    fn shared(_path: &str) -> String {
        String::new()
    }
}

/// What games are played with: an edition, a deck. As it is by itself it comes along.
pub trait Played: Spoken + Default {
    /// Its name, to be changed.
    fn name_mut(&mut self) -> &mut String;
    /// What it is called, also without a name.
    fn called(&self) -> String;
    /// How many things are wrong with it.
    fn wrong(&self) -> usize;
    /// Why a file holds none, in words.
    fn why(unread: &Self::Unread) -> String;
}

/// What a person wants of a collection.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish<D> {
    /// Write one to a file of its own.
    Begin(Box<D>),
    /// Write one to its file, which may have been deleted.
    Keep(PathBuf, Box<D>),
    /// Delete one; a notice offers to bring it back.
    Remove(PathBuf),
    /// Write a copy for others to this directory.
    Share(PathBuf, Box<D>),
    /// Begin new games with the one in this file, or with what comes along.
    Use(Option<PathBuf>),
}

impl<D: Collected> From<Wish<D>> for Intent {
    fn from(wish: Wish<D>) -> Self {
        Self::Game(Own::new(D::GAME, wish))
    }
}

impl<D: Played> Collection<D> {
    /// What new games begin with: the one chosen last, if it is sound, else what comes along.
    #[must_use]
    pub fn to_begin_with(&self) -> D {
        let sound = self.chosen().filter(|data| data.wrong() == 0);
        sound.cloned().unwrap_or_default()
    }

    /// What comes along, and those in files.
    pub fn all<'a>(&'a self, usual: &'a D) -> Vec<(Option<&'a PathBuf>, &'a D)> {
        let own = self.kept.iter();
        let own = own.map(|kept| (Some(&kept.path), &kept.data));
        std::iter::once((None, usual)).chain(own).collect()
    }
}

impl<D: Spoken> Collection<D> {
    /// Work with its files.
    #[must_use]
    pub fn errand(work: Work<D>) -> Effect {
        Effect::Errand(D::GAME, Box::new(work))
    }

    /// Recalls which one was chosen.
    pub fn recalled(&mut self, preferences: &Preferences) {
        let chosen = D::CHOSEN.and_then(|key| preferences.of_games.get(key));
        self.chosen = chosen.map(PathBuf::from);
    }

    /// Begins new games with the one in this file, or with what comes along.
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

    /// Carries out what a person wants. Says which one is to be looked at now.
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

    /// Learns what was found in its files. Says which one is to be looked at now.
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

    /// Keeps one in its file. Says whether it was brought back, and is to be looked at.
    fn keep(&mut self, path: &Path, data: &D, state: &mut State, out: &mut Outbox) -> bool {
        let is_new = self.put(path, data);
        if is_new {
            // Brought back: the offer has been taken.
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

    /// Removes one with its file, and offers to bring it back.
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
