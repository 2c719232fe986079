//! Requests to the shelf, and their results.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::SystemTime;

use super::super::Intent;
use super::super::io::clerk::Job;
use super::super::io::kept::Amendment;
use super::super::io::shelf::bundle::{Freight, Progress};
use super::super::io::shelf::chore::{Chore, Outcome};
use super::super::screens::dialogs::Dialog;
use super::super::screens::shelf::dialogs::{ArchiveDialog, TrashDialog};
use super::super::screens::shelf::plays::PlaysDialog;
use super::super::session::intent::{Screen, Wish};
use super::super::session::open_table::{Effect, OpenTable, Outbox};
use super::App;
use crate::ui::screens::shelf::say;
use table::Alike;
use words::plays::is_of_others;
use words::{fl, shelf as texts};

/// Sending chores of the shelf and handling their results.
impl App {
    /// Passes the shelf's pending chores to the worker.
    pub(in crate::ui) fn send_chores(&mut self) {
        for chore in self.shelf.take_chores() {
            match chore {
                // The window itself amends a game that is open.
                Chore::Amend(path, amendment) => self.amend(path, amendment),
                chore => self.clerk.do_soon(Job::Shelf(chore)),
            }
        }
    }

    fn amend(&mut self, path: PathBuf, amendment: Box<Amendment>) {
        let is_it = |game: &dyn OpenTable| game.file().path.as_deref() == Some(&*path);
        if !self.state.game.as_deref().is_some_and(is_it) {
            self.clerk
                .do_soon(Job::Shelf(Chore::Amend(path, amendment)));
            return;
        }
        self.at_table(|game, out: &mut Outbox| {
            for (seat, name) in &amendment.names {
                game.rename(*seat, name, out);
            }
            if let Some(occasion) = amendment.occasion {
                game.take_place(occasion);
                out.push(Effect::Changed);
            }
        });
        self.shelf.survey();
    }

    /// Returns whether files are being read for the shelf or a search is running.
    #[must_use]
    pub fn is_reading_shelf(&self) -> bool {
        !self.shelf.found_once
            || self.shelf.reading().is_some()
            || self.shelf.seeker.question().is_some()
    }

    /// Returns whether everything visible on the shelf has been loaded.
    #[must_use]
    pub fn is_shelf_settled(&self) -> bool {
        let path = |told: &(PathBuf, SystemTime)| told.0.clone();
        let asked = self.shelf.telling.as_ref().map(path);
        let told = self.shelf.tells.as_ref().map(|(path, ..)| path.clone());
        !self.is_reading_shelf() && self.shelf.looking.is_empty() && asked == told
    }

    pub(in crate::ui) fn carry_out_on_shelf(&mut self, wish: Wish) {
        let chore = match wish {
            Wish::Amend(path, amendment) => Chore::Amend(path, amendment),
            Wish::Duplicate(path) => Chore::Duplicate(path),
            Wish::Discard(path) => Chore::Discard(path),
            Wish::Restore(paths) => Chore::Restore(paths),
            Wish::ShowTrash => {
                self.dialog = Some(Dialog::Trash(TrashDialog::default()));
                Chore::LookAtTrash
            }
            Wish::EmptyTrash(listed) => Chore::EmptyTrash(listed),
            Wish::Again(path) => Chore::Again(path),
            Wish::AskExport => {
                let folder = self.state.folders.for_files();
                self.dialog = Some(Dialog::Archive(ArchiveDialog::export(&folder)));
                return;
            }
            Wish::AskImport => {
                self.dialog = Some(Dialog::Archive(ArchiveDialog::import()));
                return;
            }
            Wish::Export(path, replace) => {
                let freight = Arc::new(Mutex::new(Freight::out(path)));
                self.shelf.carrying = Some((0, 0));
                Chore::Carry(freight, replace)
            }
            Wish::ShowPeople => {
                let names = self.shelf.found.choices.names.clone();
                self.dialog = Some(Dialog::People(names));
                Chore::LookAtPeople
            }
            Wish::Say(saying) => Chore::Say(saying),
            Wish::Import(path) if is_of_others(&path) => {
                self.dialog = None;
                self.shelf.carrying = Some((0, 0));
                Chore::ReadPlays(path)
            }
            Wish::Bring(evenings, doubled) => {
                self.dialog = None;
                self.shelf.carrying = Some((0, evenings.len()));
                Chore::Bring(evenings.into(), 0, doubled)
            }
            Wish::Import(path) => {
                self.dialog = None;
                let freight = Arc::new(Mutex::new(Freight::incoming(path)));
                self.shelf.carrying = Some((0, 0));
                // No file of this player is replaced.
                Chore::Carry(freight, false)
            }
        };
        self.shelf.chores.push(chore);
        self.send_chores();
    }

    pub(in crate::ui) fn take_from_shelf(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Surveyed(records, zone, trashed) => {
                self.shelf.surveyed(records, zone, trashed);
            }
            Outcome::Studied(studied) => self.shelf.studied(studied),
            Outcome::Tells(path, written, told) => {
                let told = told.map(|told| told.known_by(&self.state.people));
                self.shelf.tells = Some((path, written, told));
            }
            Outcome::Glimpsed(seen) => self.shelf.glimpsed(seen),
            Outcome::Beside(script) => self.compare(&script),
            Outcome::Amended(path) => {
                self.shelf.note.kept(&path);
                self.forget_amendments(&path);
                self.shelf.survey();
            }
            Outcome::NotAmended(path, mut amendment, why, is_changed) => {
                self.shelf.note.not_kept(&path, &amendment);
                self.forget_amendments(&path);
                let text = texts::not_done(&path, &why);
                let name = match is_changed {
                    true => fl!(use_this_one),
                    false => fl!(try_again),
                };
                if is_changed {
                    amendment.was = None;
                }
                let again = Intent::from(Wish::Amend(path, amendment));
                self.state.warn(text, vec![(name.to_owned(), again)]);
                self.shelf.survey();
            }
            Outcome::Duplicated(_, copy) => {
                self.state.tell_with(
                    fl!(shelf_duplicated, file = words::window::file_name(&copy)),
                    Vec::new(),
                );
                self.shelf.choose_for_good(Some(copy));
                self.shelf.survey();
            }
            Outcome::Discarded(path, to) => {
                let undo = Intent::from(Wish::Restore(vec![to]));
                let offers = vec![(fl!(shelf_undo_discard).to_owned(), undo)];
                self.state.tell_with(
                    fl!(shelf_discarded, file = words::window::file_name(&path)),
                    offers,
                );
                self.shelf.choose_next_to(&path);
                self.shelf.survey();
            }
            Outcome::Dropped(to) => {
                if let Some(to) = to {
                    let undo = Intent::from(Wish::Restore(vec![to]));
                    let offers = vec![(fl!(branch_drop).to_owned(), undo)];
                    // The game that the try came from is on the table, so the shelf does not
                    // move its selection.
                    self.state
                        .tell_of_this(fl!(branch_dropped).to_owned(), offers);
                }
                self.shelf.survey();
            }
            Outcome::Restored(paths) => {
                self.forget_discards();
                self.shelf.choose_for_good(paths.first().cloned());
                self.shelf.survey();
                if let Some(Dialog::Trash(_)) = &self.dialog {
                    self.shelf.chores.push(Chore::LookAtTrash);
                }
            }
            Outcome::Trash(trash) => {
                if let Some(Dialog::Trash(dialog)) = &mut self.dialog {
                    dialog.listed(trash);
                }
            }
            Outcome::Emptied(games) => {
                self.forget_discards();
                self.dialog = None;
                self.state
                    .tell_with(fl!(shelf_emptied, games = games), Vec::new());
                self.shelf.survey();
            }
            Outcome::Again(script) => {
                self.carry_out(Intent::Start(script.start()));
            }
            Outcome::People(known) => self.know(known),
            Outcome::Said(known, saying, back) => {
                self.know(known);
                self.forget_sayings();
                if let Some(back) = back {
                    let undo = (fl!(people_undo).to_owned(), Wish::Say(back).into());
                    self.state.tell_with(texts::saying(&saying), vec![undo]);
                }
            }
            Outcome::Carried(freight, progress) => self.carried(freight, progress),
            Outcome::Plays(path, plays, there, games) => {
                self.shelf.carrying = None;
                self.dialog = Some(Dialog::Plays(Box::new(PlaysDialog::of(
                    path, plays, there, games,
                ))));
            }
            Outcome::NoPlays(path, why) => {
                self.shelf.carrying = None;
                let file = words::window::file_name(&path);
                self.state.warn(fl!(plays_failed, file, why), Vec::new());
            }
            Outcome::Brought(evenings, done, doubled, last) => {
                if done < evenings.len() {
                    self.shelf.carrying = Some((done, evenings.len()));
                    self.shelf
                        .chores
                        .push(Chore::Bring(evenings, done, doubled));
                } else {
                    self.shelf.carrying = None;
                    let text = fl!(plays_brought, number = done, doubled);
                    self.state.tell_with(text, Vec::new());
                    if self.state.screen != Screen::Games {
                        self.show(Screen::Games);
                    }
                    self.shelf.choose_for_good(last);
                    self.shelf.survey();
                }
            }
            Outcome::AlreadyThere(path) => {
                self.shelf.carrying = None;
                if let Some(Dialog::Archive(dialog)) = &mut self.dialog {
                    dialog.already_there(path);
                }
            }
            Outcome::Failed(path, why) => {
                self.shelf.carrying = None;
                self.state.warn(texts::not_done(&path, &why), Vec::new());
                self.shelf.survey();
            }
        }
        self.send_chores();
    }

    fn carried(&mut self, freight: Arc<Mutex<Freight>>, progress: Progress) {
        self.shelf.carrying = None;
        match progress {
            Progress::Goes(done, all) => {
                self.shelf.carrying = Some((done, all));
                // The player was asked about existing files before the first step.
                self.shelf.chores.push(Chore::Carry(freight, true));
            }
            Progress::Packed(to, games, backups, missing) => {
                self.dialog = None;
                let text = texts::packed(&to, games, backups);
                match missing.is_empty() {
                    true => self.state.tell_with(text, Vec::new()),
                    false => {
                        let text = format!("{text} {}", texts::all_missing(&missing));
                        self.state.warn(text, Vec::new());
                    }
                }
            }
            Progress::Unpacked(unpacked) => {
                self.state.tell_with(say::unpacked(&unpacked), Vec::new());
                self.shelf.survey();
            }
            Progress::Failed(why) => {
                let text = fl!(shelf_archive_failed, why = why);
                self.state.warn(text, Vec::new());
                self.shelf.survey();
            }
        }
    }

    /// Removes the offers to retry a change to this file, because a later attempt has finished.
    fn forget_amendments(&mut self, path: &Path) {
        let amends = |intent: &Intent| match intent {
            Intent::Shelf(Wish::Amend(of, _)) => of == path,
            _ => false,
        };
        let notices = &mut self.state.notices;
        notices.retain(|notice| !notice.offers.iter().any(|(_, intent)| amends(intent)));
    }

    /// Takes over which names belong to the same person.
    fn know(&mut self, people: Alike) {
        if people != *self.state.people {
            self.state.people = Arc::new(people);
            self.shelf.people_changed();
        }
    }

    /// Removes the offers to undo a statement about people, because it is no longer the last
    /// one.
    fn forget_sayings(&mut self) {
        let undoes = |intent: &Intent| matches!(intent, Intent::Shelf(Wish::Say(_)));
        let notices = &mut self.state.notices;
        notices.retain(|notice| !notice.offers.iter().any(|(_, intent)| undoes(intent)));
    }

    /// Removes the offers to restore a deleted file, because it is back or gone for good.
    fn forget_discards(&mut self) {
        let undoes = |intent: &Intent| matches!(intent, Intent::Shelf(Wish::Restore(_)));
        let notices = &mut self.state.notices;
        notices.retain(|notice| !notice.offers.iter().any(|(_, intent)| undoes(intent)));
    }
}
