//! The export dialog of a game: the QR code, texts to copy, and a file of any kind.
//!
//! By name: everything in [`share`](super::super::parts::share), a button for each kind of
//! file, the field `File to export to`, `Save` or `Replace`, `Browse…`, `Close`.

use std::path::{Path, PathBuf};

use eframe::egui::{Label, RichText, ScrollArea, TextStyle, Ui};

use super::super::Intent;
use super::super::base::focus;
use super::super::base::folders::Folders;
use super::super::base::icons::Icon;
use super::super::base::outgoing::Outgoing;
use super::super::base::theme::{Palette, face, size};
use super::super::parts::share::Share;
use super::super::parts::widgets::Press;
use super::super::parts::{dialog_parts, widgets};
use super::super::session::intent;
use words::fl;

/// The side of the QR code.
const CODE: f32 = 360.0;

/// Where and how a game is exported.
#[derive(Debug)]
pub struct ExportDialog {
    game: Outgoing,
    share: Share,
    /// The index of the kind of file.
    format: usize,
    path: String,
    // The existing file, if there is one.
    taken: Option<PathBuf>,
    error: Option<String>,
    /// The file that was written last.
    written: Option<PathBuf>,
    fresh: bool,
}

/// The height of everything above and below the choices, in points.
const BESIDE: f32 = 184.0;

impl ExportDialog {
    /// Creates the dialog for this game, with a folder that can be changed.
    #[must_use]
    pub fn new(game: Outgoing, recent: Option<&Path>, folders: &Folders) -> Self {
        let folder = match recent.and_then(Path::parent) {
            Some(folder) => folder.to_owned(),
            None => folders.for_files(),
        };
        let path = folder.join(game.file_name(0)).display().to_string();
        Self {
            game,
            share: Share::default(),
            format: 0,
            path,
            taken: None,
            error: None,
            written: None,
            fresh: true,
        }
    }

    /// Takes over the file chosen in the system's dialog.
    pub fn picked(&mut self, path: String) {
        self.path = path;
        self.forget();
    }

    /// Handles an existing file of that name: only *Replace* continues.
    pub fn already_there(&mut self, path: PathBuf) {
        self.taken = Some(path);
        self.error = None;
    }

    /// Shows why it could not be written there.
    pub fn failed(&mut self, why: String) {
        self.taken = None;
        self.error = Some(why);
    }

    /// Handles a written file: another kind of file can follow.
    pub fn written(&mut self, path: PathBuf) {
        self.forget();
        self.written = Some(path);
    }

    fn forget(&mut self) {
        self.taken = None;
        self.error = None;
        self.written = None;
    }

    /// Chooses another kind of file, and adapts the file extension.
    fn choose(&mut self, format: usize) {
        let formats = self.game.told().formats();
        let path = self.path.trim_end();
        let before = formats.get(self.format).map_or("", |format| format.ending);
        let stem = path.strip_suffix(before).unwrap_or(path);
        let ending = formats.get(format).map_or("", |format| format.ending);
        self.path = format!("{stem}{ending}");
        self.format = format;
        self.forget();
    }

    /// Draws the choices. Returns whether Enter was pressed in the path.
    fn choices(&mut self, ui: &mut Ui, game: &Outgoing, room: f32) -> bool {
        self.share.codes(ui, game, room.clamp(180.0, CODE));
        ui.add_space(size::SPACE);
        widgets::caption(ui, fl!(export_as));
        ui.add_space(2.0);
        let formats = game.told().formats();
        ui.horizontal_wrapped(|ui| {
            for (at, format) in formats.iter().enumerate() {
                let is_it = at == self.format;
                let button = Press::new((format.name)()).small().chosen(is_it);
                if ui.add(button).on_hover_text((format.hint)()).clicked() {
                    self.choose(at);
                }
            }
        });
        if let Some(format) = formats.get(self.format) {
            let hint = RichText::new((format.hint)()).font(face::text(12.5)).weak();
            ui.label(hint);
        }
        ui.add_space(size::GAP);
        let (entered, changed) =
            dialog_parts::path_field(ui, fl!(export_file), &mut self.path, self.fresh);
        self.fresh = false;
        if changed {
            self.forget();
        }
        let wrong = match (&self.taken, &self.error) {
            (Some(path), _) => Some(fl!(file_already_there, path = path.display().to_string())),
            (None, error) => error.clone(),
        };
        if let Some(wrong) = wrong {
            let colour = Palette::of(ui).wrong;
            ui.label(RichText::new(wrong).color(colour));
        }
        entered
    }

    /// Draws the dialog.
    pub fn show(&mut self, ui: &mut Ui, folders: &Folders) -> Option<Intent> {
        let mut wanted = None;
        ui.heading(fl!(export_title));
        let verdict = RichText::new(self.game.told().verdict()).weak();
        ui.add(Label::new(verdict).truncate());
        ui.add_space(size::GAP);
        let high = ui.ctx().content_rect().height();
        let game = self.game.clone();
        let area = ScrollArea::vertical()
            .id_salt("export")
            .max_height((high - BESIDE).max(120.0))
            // At full height from the start.
            .min_scrolled_height((high - BESIDE).max(120.0))
            .auto_shrink([false, true]);
        let entered = area.show(ui, |ui| {
            let entered = self.choices(ui, &game, high - 360.0);
            focus::scrolls_by_keys(ui);
            entered
        });
        let entered = entered.inner;
        // Always visible, and nothing moves when it appears.
        if let Some(path) = &self.written {
            let said = fl!(exported, path = words::safe_path(path));
            let said = RichText::new(said).color(Palette::of(ui).right);
            ui.add(Label::new(said).truncate());
        } else {
            let between = ui.spacing().item_spacing.y;
            ui.add_space(ui.text_style_height(&TextStyle::Body) + between);
        }
        ui.add_space(size::SPACE);
        ui.horizontal(|ui| {
            let path = folders.typed_path(&self.path);
            let replace = self.taken.is_some();
            let name = if replace { fl!(replace) } else { fl!(save) };
            let save = ui.add_enabled(path.is_ok(), Press::new(name).main());
            // Replacing takes a click, not another Enter.
            if (save.clicked() || (entered && !replace))
                && let Ok(path) = path
            {
                wanted = Some(Intent::ExportTo {
                    game: game.clone(),
                    format: self.format,
                    path,
                    replace,
                });
            }
            if ui.add(Press::new(fl!(browse))).clicked() {
                wanted = Some(Intent::Browse(intent::Purpose::Export));
            }
            if game.told().printed().is_some() {
                let print = Press::new(fl!(share_print)).icon(Icon::Print);
                if ui.add(print).on_hover_text(fl!(share_print_hint)).clicked() {
                    wanted = Some(Intent::Print(game.clone()));
                }
            }
            if ui.add(Press::new(fl!(close))).clicked() {
                wanted = Some(Intent::CloseDialog);
            }
            // After everything else, so that nothing moves when it appears.
            if let Some(path) = &self.written
                && ui.add(Press::new(fl!(show_file))).clicked()
            {
                wanted = Some(Intent::ShowFile(path.clone()));
            }
        });
        wanted
    }
}
