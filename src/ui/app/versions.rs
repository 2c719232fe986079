//! Opening an earlier version of a game. A version with the same start replaces the log as
//! one step of undo; any other version opens as a copy.

use std::path::{Path, PathBuf};

use super::super::Intent;
use super::super::io::clerk::{Job, Way};
use super::super::io::kept::{NotOpened, Script};
use super::super::screens::dialogs::Dialog;
use super::super::screens::versions::VersionsDialog;
use super::super::session::intent::Screen;
use super::App;
use words::window::file_name;
use words::{fl, save_error, window};

impl App {
    /// Lists the earlier versions of the game in a file.
    pub(crate) fn list_versions(&mut self, of: PathBuf) {
        self.clerk.do_soon(Job::Versions(of.clone()));
        self.dialog = Some(Dialog::Versions(VersionsDialog::new(of)));
    }

    /// Opens the game if it is not open, then reads a version of it.
    pub(crate) fn open_version(&mut self, of: PathBuf, path: PathBuf) {
        self.dialog = None;
        if self.has_open(&of) {
            self.state.screen = Screen::Table;
            self.clerk.do_soon(Job::ReadVersion(of, path));
        } else {
            self.leave_for(Intent::OpenVersion { of, path });
        }
    }

    /// Opens a game, then one of its versions.
    pub(crate) fn open_with_version(&mut self, of: PathBuf, path: PathBuf) {
        self.open(of.clone(), Way::Asked);
        self.clerk.do_soon(Job::ReadVersion(of, path));
    }

    /// Handles the result of reading a version.
    pub(crate) fn version_read(
        &mut self,
        of: PathBuf,
        path: PathBuf,
        read: Result<Script, NotOpened>,
    ) {
        match read {
            Ok(version) => {
                let intent = Intent::OpenVersion {
                    of: of.clone(),
                    path: path.clone(),
                };
                let mut is_taken = false;
                if self.has_open(&of) {
                    self.at_table(|game, out| is_taken = game.adopt(&version, intent, out));
                }
                if !is_taken {
                    self.leave_for(Intent::OpenCopy(path));
                }
            }
            Err(why) => {
                let why = match why {
                    NotOpened::Unreadable(error) => save_error(&error),
                    NotOpened::BadStart { problems, .. } => window::bad_start(&path, &problems),
                    NotOpened::InUse => fl!(file_in_use, path = file_name(&path)),
                };
                self.state
                    .warn(fl!(versions_not_opened, why = &why), Vec::new());
            }
        }
    }

    fn has_open(&self, file: &Path) -> bool {
        let game = self.state.game.as_ref();
        game.is_some_and(|game| game.file().path.as_deref() == Some(file))
    }
}
