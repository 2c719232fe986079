//! The few questions that need an answer before anything else: which file to open, where to
//! save, whether to replace many entries, and what to do with a game that cannot be saved.
//! The list of earlier versions is [`VersionsDialog`], *About* is [`AboutDialog`], and the
//! players' private notes are [`NotesDialog`].
//!
//! Controls: the fields `File to open` and `File to save to`; the buttons `Open file`,
//! `Save`, `Replace`, `Back to now`, `Browse…`, `Cancel`, `Close without saving`, `Save
//! as`; one button for each recent file.

use std::path::{Path, PathBuf};

use eframe::egui::{self, Context, Id, Key, Modal, RichText, TextEdit, Ui};

use super::super::Intent;
use super::super::base::folders::Folders;
use super::super::base::theme::{Palette, size};
use super::super::parts::dialog_parts::{closes, path_field};
use super::super::parts::widgets::Press;
use super::super::session::state::State;
use super::super::session::{commands, intent};
use super::about::AboutDialog;
use super::branch::Compared;
use super::export::ExportDialog;
use super::private_notes::NotesDialog;
use super::shelf::dialogs::{ArchiveDialog, TrashDialog};
use super::shelf::people;
use super::shelf::plays::PlaysDialog;
use super::versions::VersionsDialog;
use super::{branch, tongues};
use table::Seat;
use table::save::limits::Part;
use words::{fl, save_error, window};

/// A dialog.
#[derive(Debug)]
pub enum Dialog {
    /// Which file to open.
    Open(OpenDialog),
    /// Where to save.
    SaveAs(SaveDialog),
    /// What to do with an unsaved game that the player wants to leave.
    Unsaved,
    /// Whether to undo entries after which a player has seen cards.
    TakeBackSeen(Intent),
    /// Whether to replace this many entries.
    Replace(Intent, usize),
    /// Which earlier version to open.
    Versions(VersionsDialog),
    /// The players' private notes.
    Private(NotesDialog),
    /// How to export a game.
    Export(Box<ExportDialog>),
    /// Where an archive of everything is to be, or is.
    Archive(ArchiveDialog),
    /// The trash.
    Trash(TrashDialog),
    /// Which of these names belong to the same person.
    People(Vec<people::Name>),
    /// Which plays to import from a file.
    Plays(Box<PlaysDialog>),
    /// About this program.
    About(AboutDialog),
    /// Which languages to use.
    Language,
    /// The note on an entry.
    Note(NoteDialog),
    /// Which bots play the rest of a try, and which seat a person plays.
    Bots(Option<Seat>),
    /// A try compared with its game.
    Compare(Compared),
}

/// The note on an entry.
#[derive(Debug)]
pub struct NoteDialog {
    // The index of the entry, from 0.
    entry: usize,
    said: String,
    note: String,
    fresh: bool,
}

/// Which file to open.
#[derive(Debug)]
pub struct OpenDialog {
    path: String,
    recent: Vec<PathBuf>,
    // What kind of file is asked for, and what happens to it.
    heading: [&'static str; 2],
    fresh: bool,
}

/// Where to save.
#[derive(Debug)]
pub struct SaveDialog {
    path: String,
    // The existing file, if there is one.
    taken: Option<PathBuf>,
    error: Option<String>,
    fresh: bool,
}

impl Dialog {
    /// Asks which file to open; `recent` are recently used files.
    #[must_use]
    pub fn open(recent: Vec<PathBuf>) -> Self {
        Self::Open(OpenDialog {
            path: String::new(),
            recent,
            heading: [fl!(open_title), fl!(open_explained)],
            fresh: true,
        })
    }

    /// Asks for a file that does not contain a game: under this heading, with what happens to
    /// it.
    #[must_use]
    pub fn open_other(heading: [&'static str; 2]) -> Self {
        Self::Open(OpenDialog {
            path: String::new(),
            recent: Vec::new(),
            heading,
            fresh: true,
        })
    }

    /// Asks where to save: next to the most recent file, under the name of the game's own file.
    #[must_use]
    pub fn save_as(own: Option<&Path>, recent: Option<&Path>, folders: &Folders) -> Self {
        let directory = match recent.and_then(Path::parent) {
            Some(directory) => directory.to_owned(),
            None => folders.for_files(),
        };
        let name = own.and_then(Path::file_name);
        let name = name.map_or_else(|| fl!(default_file_name).into(), PathBuf::from);
        Self::SaveAs(SaveDialog {
            path: directory.join(name).display().to_string(),
            taken: None,
            error: None,
            fresh: true,
        })
    }

    /// Asks for the note on an entry (from 0) with this text.
    #[must_use]
    pub fn note(entry: usize, said: String, note: &str) -> Self {
        Self::Note(NoteDialog {
            entry,
            said,
            note: note.to_owned(),
            fresh: true,
        })
    }

    /// Takes over the file chosen in the system's dialog.
    pub fn picked(&mut self, path: &Path) {
        let said = path.display().to_string();
        match self {
            Self::Open(dialog) => dialog.path = said,
            Self::Archive(dialog) => dialog.picked(path),
            Self::SaveAs(dialog) => {
                dialog.path = said;
                dialog.taken = None;
            }
            Self::Export(dialog) => dialog.picked(said),
            Self::Unsaved
            | Self::TakeBackSeen(_)
            | Self::Replace(..)
            | Self::Versions(_)
            | Self::People(_)
            | Self::Trash(_)
            | Self::Plays(_)
            | Self::About(_)
            | Self::Language
            | Self::Private(_)
            | Self::Note(_)
            | Self::Bots(_)
            | Self::Compare(_) => {}
        }
    }

    /// Draws the dialog.
    pub fn show(&mut self, ctx: &Context, state: &State) -> Option<Intent> {
        let palette = Palette::of_context(ctx);
        let frame = egui::Frame::new()
            .fill(palette.card)
            .stroke(egui::Stroke::new(1.0, palette.line))
            .corner_radius(10)
            .inner_margin(size::SPACE + size::GAP)
            .shadow(egui::Shadow {
                offset: [0, 14],
                blur: 40,
                spread: 0,
                color: palette.shadow,
            });
        let [r, g, b, _] = palette.desk.to_array();
        let desk = egui::Color32::from_rgba_unmultiplied(r, g, b, 184);
        let modal = Modal::new(Id::unique("dialog"))
            .frame(frame)
            .backdrop_color(desk);
        let modal = modal.show(ctx, |ui| {
            let wide = match self {
                Self::About(_) => (ctx.content_rect().width() - 96.0).min(size::ABOUT),
                Self::Open(_)
                | Self::SaveAs(_)
                | Self::Unsaved
                | Self::TakeBackSeen(_)
                | Self::Replace(..)
                | Self::Versions(_)
                | Self::Private(_)
                | Self::Note(_)
                | Self::Language
                | Self::Bots(_)
                | Self::Compare(_)
                | Self::Export(_)
                | Self::Archive(_)
                | Self::People(_)
                | Self::Plays(_)
                | Self::Trash(_) => size::DIALOG,
            };
            ui.set_width(wide);
            match self {
                Self::Open(dialog) => dialog.show(ui, &state.folders),
                Self::SaveAs(dialog) => dialog.show(ui, &state.folders),
                Self::Unsaved => unsaved(ui, state),
                Self::TakeBackSeen(intent) => take_back_seen(ui, intent),
                Self::Replace(intent, entries) => replace(ui, intent, *entries),
                Self::Versions(dialog) => dialog.show(ui, state),
                Self::Private(dialog) => dialog.show(ui, state),
                Self::Export(dialog) => dialog.show(ui, &state.folders),
                Self::Archive(dialog) => dialog.show(ui, &state.folders),
                Self::Trash(dialog) => dialog.show(ui, state),
                Self::People(names) => people::show(ui, names, &state.people),
                Self::Plays(dialog) => dialog.show(ui, state),
                Self::About(dialog) => dialog.show(ui),
                Self::Language => tongues::show(ui, state),
                Self::Note(dialog) => dialog.show(ui),
                Self::Bots(own) => branch::ask_for_bots(ui, state, own),
                Self::Compare(comparison) => comparison.show(ui),
            }
        });
        if modal.should_close() {
            return Some(Intent::CloseDialog);
        }
        modal.inner
    }
}

impl OpenDialog {
    fn show(&mut self, ui: &mut Ui, folders: &Folders) -> Option<Intent> {
        let mut wanted = None;
        let [title, explained] = self.heading;
        ui.heading(title);
        ui.label(RichText::new(explained).weak());
        ui.add_space(size::GAP);
        let entered = path_field(ui, fl!(file_to_open), &mut self.path, self.fresh).0;
        self.fresh = false;
        let recent: Vec<&PathBuf> = self.recent.iter().collect();
        if !recent.is_empty() {
            ui.add_space(size::GAP);
            ui.label(RichText::new(fl!(recent_files)).weak());
            for path in recent {
                let button = egui::Button::new(path.display().to_string());
                if ui.add(button.truncate().frame(false)).clicked() {
                    wanted = Some(Intent::Open(path.clone()));
                }
            }
        }
        ui.add_space(size::SPACE);
        ui.horizontal(|ui| {
            let path = folders.typed_path(&self.path);
            let open = ui.add_enabled(path.is_ok(), Press::new(fl!(open_file)).main());
            if (open.clicked() || entered)
                && let Ok(path) = path
            {
                wanted = Some(Intent::Open(path));
            }
            wanted = wanted.take().or(browse(ui, intent::Purpose::Open));
        });
        wanted
    }
}

impl SaveDialog {
    /// Handles an existing file of that name: only *Replace* continues.
    pub fn already_there(&mut self, path: PathBuf) {
        self.taken = Some(path);
        self.error = None;
    }

    /// Shows why it could not be saved there.
    pub fn failed(&mut self, why: String) {
        self.taken = None;
        self.error = Some(why);
    }

    fn show(&mut self, ui: &mut Ui, folders: &Folders) -> Option<Intent> {
        let mut wanted = None;
        ui.heading(fl!(save_as_title));
        ui.label(RichText::new(fl!(save_as_explained)).weak());
        ui.add_space(size::GAP);
        let (entered, changed) = path_field(ui, fl!(file_to_save_to), &mut self.path, self.fresh);
        self.fresh = false;
        if changed {
            self.taken = None;
            self.error = None;
        }
        let wrong = match (&self.taken, &self.error) {
            (Some(path), _) => Some(fl!(file_already_there, path = path.display().to_string())),
            (None, error) => error.clone(),
        };
        if let Some(wrong) = wrong {
            let colour = Palette::of(ui).wrong;
            ui.label(RichText::new(wrong).color(colour));
        }
        ui.add_space(size::SPACE);
        ui.horizontal(|ui| {
            let path = folders.typed_path(&self.path).map(with_ending);
            let replace = self.taken.is_some();
            let name = if replace { fl!(replace) } else { fl!(save) };
            let save = ui.add_enabled(path.is_ok(), Press::new(name).main());
            // Replacing takes a click, not another Enter.
            if (save.clicked() || (entered && !replace))
                && let Ok(path) = path
            {
                wanted = Some(Intent::SaveTo { path, replace });
            }
            wanted = wanted.take().or(browse(ui, intent::Purpose::Save));
        });
        wanted
    }
}

impl NoteDialog {
    fn show(&mut self, ui: &mut Ui) -> Option<Intent> {
        let mut wanted = None;
        ui.heading(fl!(note_title, number = self.entry + 1));
        ui.label(RichText::new(&self.said).weak());
        ui.add_space(size::GAP);
        let field = TextEdit::multiline(&mut self.note)
            .char_limit(Part::Note.most())
            .desired_rows(3)
            .desired_width(f32::INFINITY)
            .return_key(egui::KeyboardShortcut::new(
                egui::Modifiers::SHIFT,
                Key::Enter,
            ))
            .hint_text(fl!(note_hint));
        let field = ui.add(field);
        field.widget_info(|| {
            let mut info =
                egui::WidgetInfo::labeled(egui::Role::MultilineTextInput, true, fl!(note_field));
            info.current_text_value = Some(self.note.clone());
            info
        });
        if std::mem::take(&mut self.fresh) {
            field.request_focus();
        }
        let entered = field.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_space(size::SPACE);
        ui.horizontal(|ui| {
            if ui.add(Press::new(fl!(note_keep)).main()).clicked() || entered {
                wanted = Some(Intent::Annotate(self.entry, self.note.clone()));
            }
            if ui.add(Press::new(fl!(cancel))).clicked() {
                wanted = Some(Intent::CloseDialog);
            }
        });
        wanted
    }
}

/// Adds the RON extension, unless the file is JSON.
fn with_ending(path: PathBuf) -> PathBuf {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("ron" | "json") => path,
        _ => {
            let mut name = path.into_os_string();
            name.push(".ron");
            name.into()
        }
    }
}

fn browse(ui: &mut Ui, purpose: intent::Purpose) -> Option<Intent> {
    let mut wanted = None;
    if ui.add(Press::new(fl!(browse))).clicked() {
        wanted = Some(Intent::Browse(purpose));
    }
    if ui.add(Press::new(fl!(cancel))).clicked() {
        wanted = Some(Intent::CloseDialog);
    }
    wanted
}

fn take_back_seen(ui: &mut Ui, intent: &Intent) -> Option<Intent> {
    let mut wanted = None;
    let (title, anyway) = match intent {
        Intent::OpenVersion { .. } => (fl!(open_seen_title), fl!(open_anyway)),
        _ => (fl!(undo_seen_title), fl!(undo_anyway)),
    };
    ui.heading(title);
    ui.label(fl!(undo_seen));
    ui.add_space(size::SPACE);
    ui.horizontal(|ui| {
        if ui.add(Press::new(anyway)).clicked() {
            wanted = Some(Intent::TakeBackSeen(Box::new(intent.clone())));
        }
        wanted = wanted.take().or(closes(ui, fl!(cancel)));
    });
    wanted
}

fn replace(ui: &mut Ui, intent: &Intent, entries: usize) -> Option<Intent> {
    let mut wanted = None;
    ui.heading(fl!(replace_title, entries = entries));
    ui.label(fl!(replace_explained));
    ui.add_space(size::SPACE);
    ui.horizontal(|ui| {
        if ui.add(Press::new(fl!(replace))).clicked() {
            wanted = Some(Intent::ReplaceAnyway(Box::new(intent.clone())));
        }
        let back = &commands::BACK_TO_NOW;
        if ui.add(Press::new((back.name)())).clicked() {
            wanted = Some(Intent::Do(back.id));
        }
        wanted = wanted.take().or(closes(ui, fl!(cancel)));
    });
    wanted
}

fn unsaved(ui: &mut Ui, state: &State) -> Option<Intent> {
    let mut wanted = None;
    ui.heading(fl!(unsaved_title));
    let leaving = state.leaving.as_ref();
    let unsaved = leaving.map(|leaving| state.unsaved_before(leaving));
    for (_, file) in unsaved.into_iter().flatten() {
        let text = match (&file.trouble, &state.silent) {
            (_, Some(task)) => window::silent(task.file(), false),
            (Some(trouble), None) => save_error(trouble),
            (None, None) => continue,
        };
        ui.label(text);
    }
    ui.add_space(size::SPACE);
    ui.horizontal(|ui| {
        let save_as = &commands::SAVE_AS;
        if save_as.is_possible(state) && ui.add(Press::new((save_as.name)())).clicked() {
            wanted = Some(Intent::Do(save_as.id));
        }
        if ui.add(Press::new(fl!(close_without_saving))).clicked() {
            wanted = Some(Intent::LeaveAnyway);
        }
        if ui.add(Press::new(fl!(cancel))).clicked() {
            wanted = Some(Intent::CloseDialog);
        }
    });
    wanted
}
