//! Reports from workers, and what is done with them.

use super::super::Intent;
use super::super::io::clerk::Report;
use super::super::io::endings::LAST_WAIT;
use super::super::screens::dialogs::Dialog;
use super::super::session::files;
use super::super::session::open_table::OpenTable;
use super::App;
use super::announcer::MOST_ENTRIES;
use words::{fl, save_error, window};

/// Returns what to announce to screen readers now that another position is shown: the new
/// entries from `first` on, or the position in the log; and whose turn it is.
pub(crate) fn told_aloud(
    game: &dyn OpenTable,
    first: usize,
    is_new: bool,
    hides_money: bool,
) -> Vec<String> {
    let extent = game.extent();
    let mut told = Vec::new();
    match (is_new, extent.cursor.checked_sub(1)) {
        (true, _) => {
            let from = first.max(extent.cursor.saturating_sub(MOST_ENTRIES));
            told.extend((from..extent.cursor).flat_map(|entry| game.heard(entry, hides_money)));
        }
        (false, Some(last)) => told.push(fl!(
            heard_entry,
            number = extent.cursor,
            all = extent.all,
            said = game.said(last, hides_money)
        )),
        (false, None) => told.push(fl!(heard_beginning).to_owned()),
    }
    told.extend(game.stands(hides_money));
    told
}

/// Handling reports from workers.
impl App {
    pub(crate) fn take_reports(&mut self) {
        let reports: Vec<Report> = self.clerk.reports().collect();
        for report in reports {
            self.take(report);
        }
    }

    pub(crate) fn take(&mut self, report: Report) {
        match report {
            Report::Saved(id, revision, path) => {
                // The worker answers again, so closing waits the full time again.
                self.last_wait = LAST_WAIT;
                if let Some(file) = self.state.file_of(id) {
                    let is_new = file.path.as_ref() != Some(&path);
                    file.is_in(path, revision);
                    if is_new {
                        self.remember();
                    }
                }
                self.leave_if_saved();
            }
            Report::NotSaved(id, revision, error) => {
                if let Some(file) = self.state.file_of(id) {
                    file.tried = revision;
                    file.trouble = Some(error);
                }
                self.leave_if_saved();
            }
            Report::SetAside => self.state.warn(fl!(job_set_aside).to_owned(), Vec::new()),
            Report::NotBackedUp(error) => {
                self.state.warn(
                    fl!(not_backed_up, error = words::save_error(&error)),
                    Vec::new(),
                );
            }
            Report::SavedTo(id, revision, path, becomes_its_file) => {
                self.dialog = None;
                self.state.tell(window::saved_to(&path, becomes_its_file));
                self.state.preferences.used(&path);
                if becomes_its_file && let Some(file) = self.state.file_of(id) {
                    file.is_in(path, revision);
                }
                self.remember();
                self.leave_if_saved();
            }
            Report::Exported(path, true) => {
                self.dialog = None;
                self.state
                    .tell(fl!(share_to_print, path = words::safe_path(&path)));
                files::open_page(path);
            }
            Report::Exported(path, false) => match &mut self.dialog {
                Some(Dialog::Export(dialog)) => dialog.written(path),
                _ => {
                    let text = fl!(exported, path = words::safe_path(&path));
                    let show = (fl!(show_file).to_owned(), Intent::ShowFile(path));
                    self.state.tell_with(text, vec![show]);
                }
            },
            Report::AlreadyThere(path) => match &mut self.dialog {
                Some(Dialog::SaveAs(dialog)) => dialog.already_there(path),
                Some(Dialog::Export(dialog)) => dialog.already_there(path),
                _ => {}
            },
            Report::NotSavedTo(path, error) => match &mut self.dialog {
                Some(Dialog::SaveAs(dialog)) => dialog.failed(save_error(&error)),
                Some(Dialog::Export(dialog)) => dialog.failed(save_error(&error)),
                _ => self
                    .state
                    .warn(window::not_saved_to(&path, &error), Vec::new()),
            },
            Report::Opened(way, opened) => {
                self.state.opening = None;
                self.opened(way, *opened);
            }
            Report::NotOpened(way, refusal) => {
                self.state.opening = None;
                self.not_opened(way, refusal);
            }
            Report::Versions(of, versions) => {
                if let Some(Dialog::Versions(dialog)) = &mut self.dialog {
                    dialog.listed(&of, versions);
                }
            }
            Report::VersionRead(of, path, read) => self.version_read(of, path, read),
            Report::Rescued(rescued) => self.rescued(rescued),
            Report::Games(games) => {
                self.state.listed(games);
                self.read_heads();
            }
            Report::Heads(heads) => {
                self.state.told_by_heads(heads);
                self.state.is_reading_heads = false;
                self.read_heads();
            }
            Report::Folders(folders) => self.state.folders = folders,
            Report::Wishes(wishes) => {
                self.state.wishes = wishes;
                self.look_as_wished();
            }
            // Shown once only; it would repeat with every change of the theme.
            Report::NotRemembered(error) if !self.state.told_not_remembered => {
                self.state.told_not_remembered = true;
                self.state.warn(
                    fl!(preferences_not_saved, error = words::save_error(&error)),
                    Vec::new(),
                );
            }
            Report::NotRemembered(_) => {}
            Report::Recalled(preferences, aside) => self.recalled(*preferences, aside),
            Report::ErrandDone(game, found) => {
                let mut lobbies = self.lobbies.iter_mut();
                if let Some((_, lobby)) = lobbies.find(|(id, _)| *id == game) {
                    lobby.errand_done(found, &mut self.state);
                }
            }
            Report::Shelf(outcome) => self.take_from_shelf(outcome),
            Report::Picked(Some(path)) => {
                if let Some(dialog) = &mut self.dialog {
                    dialog.picked(&path);
                }
            }
            Report::Picked(None) => {}
        }
    }
}
