//! What the screens of a game do with a collection: what becomes of what was found in its
//! files, and what is kept, brought back and removed there.

use std::path::{Path, PathBuf};

use super::super::Intent;
use super::super::io::collection::{Collected, Collection, Found, Work};
use super::open_table::{Effect, Outbox};
use super::state::State;
use words::{fl, save_error, window};

/// How a game speaks of what is collected.
pub trait Spoken: Collected {
    /// One was not saved, because of this.
    fn not_kept(why: &str) -> String;
    /// The one of this name was deleted, and what brings it back.
    fn deleted(&self) -> [String; 2];
    /// What keeps one in this file.
    fn keeps(self, path: PathBuf) -> Intent;
    /// Whether an intent keeps one in this file.
    fn is_kept_by(intent: &Intent, path: &Path) -> bool;
    /// One is there now that lay in a file, if one can be taken over.
    fn taken_over(&self) -> Option<String>;
    /// A file holds none, because of this; nothing where none is taken over.
    fn not_taken_over(_file: &str, _why: &Self::Unread) -> String {
        String::new()
    }
    /// A copy for others lies there; nothing where none is shared.
    fn shared(_path: &str) -> String {
        String::new()
    }
}

impl<D: Spoken> Collection<D> {
    /// Work with its files.
    #[must_use]
    pub fn errand(work: Work<D>) -> Effect {
        Effect::Errand(D::GAME, Box::new(work))
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
    pub fn keep(&mut self, path: &Path, data: &D, state: &mut State, out: &mut Outbox) -> bool {
        let is_new = self.put(path, data);
        if is_new {
            // Brought back: the offer has been taken.
            let is_it = |(_, intent): &(String, Intent)| D::is_kept_by(intent, path);
            let stays = |offers: &[(String, Intent)]| !offers.iter().any(is_it);
            state.notices.retain(|notice| stays(&notice.offers));
        }
        out.push(Self::errand(Work::Keep(path.to_owned(), data.clone())));
        is_new
    }

    /// Removes one with its file, and offers to bring it back.
    pub fn remove(&mut self, path: &Path, out: &mut Outbox) {
        let Some(kept) = self.take(path) else {
            return;
        };
        let [deleted, restore] = kept.data.deleted();
        let back = kept.data.keeps(kept.path);
        out.push(Effect::Tell(deleted, vec![(restore, back)]));
        out.push(Self::errand(Work::Remove(path.to_owned())));
    }

    /// New games begin with the one in this file, or with what comes along.
    pub fn choose(&mut self, path: Option<&Path>) {
        let name = path.and_then(Path::file_name);
        self.chosen = name.map(PathBuf::from);
    }
}
