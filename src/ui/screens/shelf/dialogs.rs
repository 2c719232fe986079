//! The dialogs of the shelf: where to save an archive of everything, which one to import,
//! and what to do with deleted games.
//!
//! Controls: the field `Archive`; `Export`, `Replace`, `Import`, `Browse…`, `Cancel`; in
//! the trash `Restore …` for each game, `Empty the trash…` and then `Delete 3 games for
//! good`.

use std::path::{Path, PathBuf};

use eframe::egui::{Key, Label, RichText, ScrollArea, TextEdit, Ui};

use crate::ui::Intent;
use crate::ui::base::focus;
use crate::ui::base::folders::Folders;
use crate::ui::base::theme::{Palette, size};
use crate::ui::io::shelf::store::Trash;
use crate::ui::parts::widgets::Press;
use crate::ui::session::intent::{Purpose, Wish};
use crate::ui::session::state::State;
use words::plays::is_of_others;
use words::{fl, shelf as texts};

/// The dialog for the path of an archive.
#[derive(Debug)]
pub struct ArchiveDialog {
    exports: bool,
    path: String,
    taken: Option<PathBuf>,
    is_fresh: bool,
}

impl ArchiveDialog {
    /// Asks where to save it.
    #[must_use]
    pub fn export(folder: &Path) -> Self {
        let path = folder.join(fl!(shelf_archive_name));
        Self {
            exports: true,
            path: path.display().to_string(),
            taken: None,
            is_fresh: true,
        }
    }

    /// Asks which one to import.
    #[must_use]
    pub fn import() -> Self {
        Self {
            exports: false,
            path: String::new(),
            taken: None,
            is_fresh: true,
        }
    }

    /// Handles an existing file of that name.
    pub fn already_there(&mut self, path: PathBuf) {
        self.taken = Some(path);
    }

    /// Takes over the file chosen in the system's dialog.
    pub fn picked(&mut self, path: &Path) {
        self.path = path.display().to_string();
        self.taken = None;
    }

    /// Draws the dialog.
    pub fn show(&mut self, ui: &mut Ui, folders: &Folders) -> Option<Intent> {
        let mut wanted = None;
        let (title, explained) = match self.exports {
            true => (fl!(shelf_export_title), fl!(shelf_export_explained)),
            false => (fl!(shelf_import_title), fl!(shelf_import_explained)),
        };
        ui.heading(title);
        ui.label(RichText::new(explained).weak());
        ui.add_space(size::GAP);
        let label = ui.label(fl!(shelf_archive));
        let field = TextEdit::singleline(&mut self.path).desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id);
        if std::mem::take(&mut self.is_fresh) {
            field.request_focus();
        }
        if field.changed() {
            self.taken = None;
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if let Some(path) = &self.taken {
            let wrong = fl!(file_already_there, path = path.display().to_string());
            ui.label(RichText::new(wrong).color(Palette::of(ui).wrong));
        }
        ui.add_space(size::SPACE);
        ui.horizontal(|ui| {
            let path = folders.typed_path(&self.path);
            let path = path.map(|path| match !self.exports && is_of_others(&path) {
                true => path,
                false => with_ending(path),
            });
            let replace = self.taken.is_some();
            let name = match (self.exports, replace) {
                (true, false) => fl!(shelf_export),
                (true, true) => fl!(replace),
                (false, _) => fl!(shelf_import),
            };
            let does = ui.add_enabled(path.is_ok(), Press::new(name).main());
            // Replacing takes a click, not another Enter.
            if (does.clicked() || entered && !replace)
                && let Ok(path) = path
            {
                wanted = Some(Intent::from(match self.exports {
                    true => Wish::Export(path, replace),
                    false => Wish::Import(path),
                }));
            }
            let purpose = match self.exports {
                true => Purpose::SaveArchive,
                false => Purpose::OpenArchive,
            };
            if Press::new(fl!(browse)).pressed(ui) {
                wanted = Some(Intent::Browse(purpose));
            }
            if Press::new(fl!(cancel)).pressed(ui) {
                wanted = Some(Intent::CloseDialog);
            }
        });
        wanted
    }
}

fn with_ending(path: PathBuf) -> PathBuf {
    match path.extension() {
        Some(ending) if ending.eq_ignore_ascii_case("zip") => path,
        _ => {
            let mut name = path.into_os_string();
            name.push(".zip");
            name.into()
        }
    }
}

/// The dialog with the deleted games.
#[derive(Debug, Default)]
pub struct TrashDialog {
    trash: Option<Trash>,
    // Whether the player is being asked to confirm that all of it is deleted.
    asks: bool,
}

impl TrashDialog {
    /// Takes over the content of the trash.
    pub fn listed(&mut self, trash: Trash) {
        self.trash = Some(trash);
        self.asks = false;
    }

    /// Draws the list.
    pub fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let mut wanted = None;
        ui.heading(fl!(shelf_trash));
        let trash = match &self.trash {
            None => {
                ui.label(RichText::new(fl!(versions_reading)).weak());
                return closes(ui);
            }
            Some(trash) if trash.records.is_empty() && trash.files.is_empty() => {
                ui.label(RichText::new(fl!(shelf_trash_empty)).weak());
                ui.add_space(size::SPACE);
                return closes(ui);
            }
            Some(trash) => trash,
        };
        ui.label(RichText::new(fl!(shelf_trash_explained)).weak());
        ui.add_space(size::GAP);
        ScrollArea::vertical()
            .max_height(size::VERSIONS)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                for record in &trash.records {
                    let told = super::say::told(record, state);
                    ui.push_id(&record.path, |ui| {
                        ui.horizontal(|ui| {
                            let name = fl!(shelf_put_back_one, game = &told);
                            let back = Press::new(fl!(shelf_put_back)).small().name(&name);
                            if back.pressed(ui) {
                                let paths = vec![record.path.clone()];
                                wanted = Some(Intent::from(Wish::Restore(paths)));
                            }
                            ui.label(RichText::new(texts::day(record.day)).weak());
                            ui.add(Label::new(&told).truncate());
                        });
                    });
                    ui.add_space(2.0);
                }
                focus::scrolls_by_keys(ui);
            });
        ui.add_space(size::SPACE);
        let stay = trash.records.len().saturating_sub(trash.games());
        if stay > 0 {
            ui.label(RichText::new(fl!(shelf_trash_stays, files = stay)).weak());
            ui.add_space(size::GAP);
        }
        let all = fl!(shelf_delete_for_good, games = trash.games());
        ui.horizontal(|ui| {
            if self.asks {
                if Press::new(&all).pressed(ui) {
                    // Only what was listed, whatever has been deleted since.
                    wanted = Some(Intent::from(Wish::EmptyTrash(trash.files.clone())));
                }
            } else if !trash.files.is_empty() && Press::new(fl!(shelf_empty_trash)).pressed(ui) {
                self.asks = true;
            }
            wanted = wanted.take().or(closes(ui));
        });
        wanted
    }
}

pub(crate) fn closes(ui: &mut Ui) -> Option<Intent> {
    let close = ui.add(Press::new(fl!(close)));
    // The keyboard starts at the button that changes nothing.
    if ui.memory(|memory| memory.focused().is_none()) {
        close.request_focus();
    }
    close.clicked().then_some(Intent::CloseDialog)
}
