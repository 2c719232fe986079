//! A note that cannot be saved stays where it was typed, and saving is tried again.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use table::save::disk::{About, Disk, Draft, Lock, System};

use super::*;

/// The disk of this computer, which may be full.
#[derive(Clone, Debug, Default)]
struct Full(Arc<AtomicBool>);

impl Disk for Full {
    fn about(&self, path: &Path) -> io::Result<About> {
        System.about(path)
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        System.read(path, most)
    }

    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>> {
        System.list(directory)
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        System.real_path(path)
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        System.make_directory(path)
    }

    fn create(&self, path: &Path, like: &Path) -> io::Result<Box<dyn Draft>> {
        match self.0.load(Ordering::SeqCst) {
            true => Err(io::ErrorKind::StorageFull.into()),
            false => System.create(path, like),
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        System.rename(from, to)
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        System.sync_directory(path)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        System.remove(path)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        System.lock(path)
    }
}

/// Returns the text of the field.
fn note(window: &Window) -> String {
    let mut all = window.harness.query_all_by_label(fl!(shelf_note));
    let field = all.find(|node| node.accesskit_node().role() == Role::MultilineTextInput);
    let value = field.and_then(|field| field.accesskit_node().value());
    value.unwrap_or_default()
}

fn noted(data: &Path, text: &str) -> usize {
    let files = saves(data);
    let notes = files.iter().map(|path| save(path).occasion.note);
    notes.filter(|note| note == text).count()
}

#[test]
fn a_note_that_cannot_be_kept_stays_in_the_field_and_is_tried_again() {
    let data = user(2);
    let disk = Full::default();
    let (user, full) = (data.path().to_owned(), disk.clone());
    let harness = Harness::builder()
        .with_size(vec2(1280.0, 720.0))
        .with_max_steps(100)
        .allow_missing_glyphs()
        .build_eframe(move |creation| App::on_disk(&creation.egui_ctx, Arc::new(full), user, None));
    let data = data.path();
    let mut window = Window {
        harness,
        data: data.to_owned(),
    };
    window.does(Intent::Show(Screen::Games));
    window.wait(|window| window.says(" of 2") && !window.says("Reading:"));
    window.wait_for(fl!(shelf_note));
    disk.0.store(true, Ordering::SeqCst);
    window.types(fl!(shelf_note), "The lake was too dear.");
    window.wait_for(fl!(try_again));
    // The message appears once, not in every frame.
    for _ in 0..20 {
        std::thread::sleep(Duration::from_millis(5));
        window.harness.run();
    }
    let told = window.harness.query_all_by_label(fl!(try_again)).count();
    assert_eq!(told, 1);
    assert_eq!(note(&window), "The lake was too dear.");
    assert_eq!(noted(data, "The lake was too dear."), 0);
    // Another game does not show it, and its own game shows it again.
    window.key(Key::ArrowRight);
    window.wait(|window| note(window) != "The lake was too dear.");
    window.key(Key::ArrowLeft);
    window.wait(|window| note(window) == "The lake was too dear.");
    disk.0.store(false, Ordering::SeqCst);
    window.click(fl!(try_again));
    window.wait(|window| noted(&window.data, "The lake was too dear.") == 1);
    window.wait(|window| !window.says(fl!(try_again)));
    window.wait(|window| note(window) == "The lake was too dear.");
}
