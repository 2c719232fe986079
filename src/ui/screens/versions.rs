//! Earlier versions of a game: the list of its backups.
//!
//! Buttons: `Open the version from 2026-01-31 20:15 UTC` for each, `Close`.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use eframe::egui::{Label, RichText, ScrollArea, Ui};

use super::super::Intent;
use super::super::base::focus;
use super::super::base::theme::size;
use super::super::io::library::{Difference, Version, minute, second};
use super::super::parts::dialog_parts;
use super::super::parts::widgets::Press;
use super::super::session::state::State;
use words::{fl, versions as texts, window};

/// The list of the earlier versions of a game.
#[derive(Debug)]
pub struct VersionsDialog {
    /// The file of the game.
    of: PathBuf,
    /// Its backups, newest first; `None` until they have been read.
    versions: Option<Vec<Version>>,
}

impl VersionsDialog {
    /// Creates a list that has not been read yet.
    #[must_use]
    pub fn new(of: PathBuf) -> Self {
        Self { of, versions: None }
    }

    /// Takes over the versions of a file, if it is the one in this dialog.
    pub fn listed(&mut self, of: &Path, versions: Vec<Version>) {
        if self.of == of {
            self.versions = Some(versions);
        }
    }

    /// Draws the list.
    pub fn show(&self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let mut wanted = None;
        ui.heading(fl!(versions_title));
        let versions = self.versions.iter().flatten();
        if let Some(content) = versions
            .clone()
            .find_map(|version| version.content.as_ref())
        {
            ui.add(Label::new(window::all_players(&content.names)).truncate());
        }
        match &self.versions {
            None => {
                ui.label(RichText::new(fl!(versions_reading)).weak());
            }
            Some(versions) if versions.is_empty() => {
                ui.label(RichText::new(fl!(versions_none_yet)).weak());
            }
            Some(_) => {
                ui.label(RichText::new(fl!(versions_explained)).weak());
            }
        }
        ui.add_space(size::GAP);
        ScrollArea::vertical()
            .max_height(size::VERSIONS)
            // At full height from the start.
            .min_scrolled_height(size::VERSIONS)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                let written: Vec<_> = versions.clone().map(|it| it.written).collect();
                for (version, moment) in versions.zip(moments(&written)) {
                    ui.push_id(&version.path, |ui| {
                        wanted = wanted.take().or(self.line(ui, version, &moment, state));
                    });
                    ui.add_space(size::GAP);
                }
                focus::scrolls_by_keys(ui);
            });
        ui.add_space(size::GAP);
        wanted.or(dialog_parts::closes(ui, fl!(close)))
    }

    fn line(&self, ui: &mut Ui, version: &Version, moment: &str, state: &State) -> Option<Intent> {
        let mut wanted = None;
        ui.horizontal(|ui| {
            ui.label(RichText::new(moment).strong());
            if let Some(intent) = self.opens(version) {
                let open = ui.add(Press::new(fl!(versions_open)).small());
                let open = open.on_hover_text(version.path.display().to_string());
                if open
                    .accessible_name(fl!(versions_open_one, moment = moment))
                    .clicked()
                {
                    wanted = Some(intent);
                }
            }
        });
        ui.add(Label::new(stood(version, state)).wrap());
        if let Some(differs) = differs(version) {
            ui.add(Label::new(RichText::new(differs).weak()).wrap());
        }
        wanted
    }

    /// Returns the intent that opens a version, or `None` if it cannot be read.
    fn opens(&self, version: &Version) -> Option<Intent> {
        let path = version.path.clone();
        version.content.as_ref()?;
        match version.differs {
            Difference::Entries { .. } => {
                let of = self.of.clone();
                Some(Intent::OpenVersion { of, path })
            }
            Difference::Start => Some(Intent::OpenCopy(path)),
        }
    }
}

/// Returns the names of moments such that no two are the same: to the minute if that
/// suffices, otherwise to the second, otherwise also numbered.
pub fn moments(written: &[SystemTime]) -> Vec<String> {
    let unit = |moment: SystemTime, unit: u64| {
        let since = moment.duration_since(UNIX_EPOCH);
        since.unwrap_or(Duration::ZERO).as_secs() / unit
    };
    let called = written.iter().enumerate().map(|(at, &moment)| {
        let among = |units| {
            let same = |other: &&SystemTime| unit(**other, units) == unit(moment, units);
            let before = written[..at].iter().filter(same).count();
            (before, written.iter().filter(same).count())
        };
        match (among(60), among(1)) {
            ((_, 1), _) => minute(moment),
            (_, (_, 1)) => second(moment),
            (_, (before, _)) => fl!(
                versions_in_a_second,
                moment = second(moment),
                number = before + 1
            ),
        }
    });
    called.collect()
}

/// Returns how things stood in a version.
fn stood(version: &Version, state: &State) -> String {
    let Some(content) = &version.content else {
        return fl!(versions_unreadable).to_owned();
    };
    match (&content.standing, state.kind(content.game)) {
        (Some(standing), Some(kind)) => kind.stood(version.entries, &content.names, standing),
        _ => fl!(versions_sheet).to_owned(),
    }
}

/// Returns the difference from now.
fn differs(version: &Version) -> Option<String> {
    let content = version.content.as_ref()?;
    match version.differs {
        Difference::Entries { same, now } => Some(texts::differs(same, version.entries, now)),
        Difference::Start if content.standing.is_none() => None,
        Difference::Start => Some(fl!(versions_as_a_copy).to_owned()),
    }
}
