//! The shelf, driven through its accessibility tree: searches, notes about a game, copying
//! and throwing away games, archives, and the index, which files override.

#![allow(
    clippy::case_sensitive_file_extension_comparisons,
    reason = "the files are named by the program"
)]

#[path = "archives.rs"]
mod archives;
#[path = "figures.rs"]
mod figures;
#[path = "index.rs"]
mod index;
#[allow(dead_code, unreachable_pub, missing_docs)]
#[path = "many.rs"]
mod many;
#[path = "notes.rs"]
mod notes;
#[path = "people.rs"]
mod people;
#[path = "scores.rs"]
mod scores;
#[path = "screen.rs"]
mod screen;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use florence::Game;
use florence::mind::bot::Level;
use studiolo::app::{App, Intent};
use studiolo::ui::session::intent::Screen;
use table::Save;
use tempfile::TempDir;
use words::fl;

/// A window, and the data directory of its user.
struct Window {
    harness: Harness<'static, App>,
    data: PathBuf,
}

impl Window {
    /// Opens the window with the shelf in front and everything read.
    fn at_shelf(data: &Path) -> Self {
        let mut window = Self::at_start(data);
        window.does(Intent::Show(Screen::Games));
        let files = saves(data).len();
        window.wait(|window| {
            files == 0 && window.says(fl!(start_empty_shelf))
                || files == 1
                    && window.says_exactly(fl!(shelf_shown_one))
                    && !window.says("Reading:")
                || window.says(&format!(" of {files}")) && !window.says("Reading:")
        });
        window
    }

    fn at_start(data: &Path) -> Self {
        let data = data.to_owned();
        let user = data.clone();
        let harness = Harness::builder()
            .with_size(vec2(1280.0, 720.0))
            .with_max_steps(100)
            .allow_missing_glyphs()
            .build_eframe(move |creation| App::new(&creation.egui_ctx, user, None));
        Self { harness, data }
    }

    fn does(&mut self, intent: impl Into<Intent>) {
        self.harness.state_mut().carry_out(intent);
        self.harness.run();
    }

    fn says(&self, text: &str) -> bool {
        let mut all = self.harness.query_all_by_label_contains(text);
        all.next().is_some()
    }

    fn says_exactly(&self, text: &str) -> bool {
        self.harness.query_all_by_label(text).next().is_some()
    }

    /// Returns the names of everything shown.
    fn names(&self) -> Vec<String> {
        let all = self.harness.query_all_by_label_contains("");
        all.filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    #[track_caller]
    fn wait(&mut self, until: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        while !until(self) {
            assert!(begin.elapsed().as_secs() < 60, "{:#?}", self.names());
            std::thread::sleep(Duration::from_millis(5));
            self.harness.run();
        }
    }

    #[track_caller]
    fn wait_for(&mut self, text: &str) {
        self.wait(|window| window.says(text));
    }

    #[track_caller]
    fn click(&mut self, button: &str) {
        let button = self.harness.get_by_role_and_label(Role::Button, button);
        button.click_accesskit();
        self.harness.run();
    }

    /// Selects from the list of a filter.
    #[track_caller]
    fn choose(&mut self, filter: &str, chosen: &str) {
        self.click(filter);
        // The people of the games are known once all of them are read.
        self.wait(|window| window.harness.query_all_by_label(chosen).count() > 0);
        let all = self.harness.query_all_by_label(chosen);
        let row = all.last().expect("it is in the list");
        row.click_accesskit();
        self.harness.run();
    }

    #[track_caller]
    fn types(&mut self, field: &str, text: &str) {
        let all = self.harness.query_all_by_label(field);
        let is_field = |role: Role| matches!(role, Role::TextInput | Role::MultilineTextInput);
        let mut fields = all.filter(|node| is_field(node.accesskit_node().role()));
        let field = fields.next().expect("there is such a field");
        field.set_text_value_accesskit(text);
        drop(fields);
        self.harness.run();
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    /// Asserts how many games are found.
    #[track_caller]
    fn finds(&mut self, number: usize) {
        match number {
            0 => self.wait_for(fl!(shelf_nothing_found)),
            1 => self.wait(|window| window.says_exactly(fl!(shelf_shown_one))),
            number => self.wait_for(&format!(" of {number}")),
        }
    }
}

/// Returns the files of games in a data directory, without backups.
fn saves(data: &Path) -> Vec<PathBuf> {
    files_in(&data.join("games"), |name| {
        name.ends_with(".ron") && !name.contains(".bak.")
    })
}

fn files_in(directory: &Path, is: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(directory) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            !name.starts_with('.') && is(&name)
        })
        .collect();
    paths.sort();
    paths
}

/// Returns a user with this many evenings.
fn user(evenings: usize) -> TempDir {
    let data = TempDir::new().expect("a temporary directory");
    many::fill(
        &data.path().join("games"),
        evenings,
        evenings.clamp(1, 8),
        Level::EASY,
    );
    data
}

fn save(path: &Path) -> Save<Game> {
    Save::read(path).expect("a save")
}
