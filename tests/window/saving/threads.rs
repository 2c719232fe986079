//! No frame waits for a disk: whatever a person does at the window, other threads read and
//! write files.
//!
//! Every call of the disk is recorded with its thread. Access that bypasses the disk is
//! counted by the system, if it counts what each thread reads and writes.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{ThreadId, current};
use std::time::{Duration, Instant};

use ::florence::{EditionData, Game, Moment, Setup};
use eframe::egui::accesskit::Role;
use eframe::egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use studiolo::app::{App, Intent};
use studiolo::games::florence;
use studiolo::ui::session::collecting::Wish;
use studiolo::ui::session::commands;
use table::save::disk::{About, Disk, Draft, Lock, System};
use table::{Card, Save, Session};
use tempfile::TempDir;
use words::fl;

/// The disk of this computer, recording who has used it for what.
#[derive(Clone, Debug, Default)]
struct Watched(Arc<Mutex<Vec<Call>>>);

/// The thread, its action, and the path.
type Call = (ThreadId, &'static str, PathBuf);

impl Watched {
    fn note(&self, what: &'static str, path: &Path) {
        let mut calls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        calls.push((current().id(), what, path.to_owned()));
    }

    /// Returns what this thread has done.
    fn by(&self, thread: ThreadId) -> Vec<(&'static str, PathBuf)> {
        let calls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let by = calls.iter().filter(|(by, ..)| *by == thread);
        by.map(|(_, what, path)| (*what, path.clone())).collect()
    }

    /// Returns the kinds of actions of all threads.
    fn kinds(&self) -> BTreeSet<&'static str> {
        let calls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        calls.iter().map(|(_, what, _)| *what).collect()
    }

    /// Returns whether any thread has done this to a file of this name.
    fn has(&self, what: &str, name: &str) -> bool {
        let calls = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut calls = calls.iter();
        calls.any(|(_, did, path)| *did == what && path.to_string_lossy().contains(name))
    }
}

impl Disk for Watched {
    fn about(&self, path: &Path) -> io::Result<About> {
        self.note("about", path);
        System.about(path)
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.note("read", path);
        System.read(path, most)
    }

    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>> {
        self.note("list", directory);
        System.list(directory)
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.note("real path", path);
        System.real_path(path)
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        self.note("make directory", path);
        System.make_directory(path)
    }

    fn create(&self, path: &Path, like: &Path) -> io::Result<Box<dyn Draft>> {
        self.note("create", path);
        Ok(Box::new(WatchedFile {
            disk: self.clone(),
            path: path.to_owned(),
            inner: System.create(path, like)?,
        }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.note("rename", to);
        System.rename(from, to)
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        self.note("sync directory", path);
        System.sync_directory(path)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.note("remove", path);
        System.remove(path)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        self.note("lock", path);
        let lock = System.lock(path)?;
        Ok(lock.map(|inner| -> Box<dyn Lock> {
            Box::new(WatchedFile {
                disk: self.clone(),
                path: path.to_owned(),
                inner,
            })
        }))
    }
}

/// A file being written, or a lock.
#[derive(Debug)]
struct WatchedFile<T: ?Sized + std::fmt::Debug> {
    disk: Watched,
    path: PathBuf,
    inner: Box<T>,
}

impl Draft for WatchedFile<dyn Draft> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.disk.note("write", &self.path);
        self.inner.write(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.disk.note("sync", &self.path);
        self.inner.sync()
    }
}

impl Lock for WatchedFile<dyn Lock> {}

impl<T: ?Sized + std::fmt::Debug> Drop for WatchedFile<T> {
    fn drop(&mut self) {
        self.disk.note("let go", &self.path);
    }
}

/// Returns how often this thread has read or written anything, if the system counts it.
#[cfg(target_os = "linux")]
fn system_calls() -> u64 {
    let counts = fs::read_to_string("/proc/thread-self/io").unwrap_or_default();
    let of = |name: &str| {
        let line = counts.lines().find_map(|line| line.strip_prefix(name));
        line.map_or(0, |count| count.trim().parse().expect("a number"))
    };
    of("syscr:") + of("syscw:")
}

#[cfg(not(target_os = "linux"))]
fn system_calls() -> u64 {
    0
}

struct Person {
    window: Harness<'static, App>,
    // The reads and writes of the frames that bypassed the disk.
    unseen: u64,
}

impl Person {
    /// Opens a window with a person. Only the accesses of the frames are counted.
    fn at(disk: &Watched, data: &Path, open: Option<&Path>) -> Self {
        let disk: Arc<dyn Disk> = Arc::new(disk.clone());
        let (data, open) = (data.to_owned(), open.map(Path::to_owned));
        let (unseen, window) = counted(|| {
            Harness::builder()
                .with_size(vec2(1280.0, 720.0))
                .with_max_steps(32)
                .build_eframe(|creation| App::on_disk(&creation.egui_ctx, disk, data, open))
        });
        let mut person = Self { window, unseen };
        person.look();
        person
    }

    fn look(&mut self) {
        let (unseen, _) = counted(|| self.window.run());
        self.unseen += unseen;
    }

    fn does(&mut self, intent: impl Into<Intent>) {
        let intent = intent.into();
        let (unseen, ()) = counted(|| self.window.state_mut().carry_out(intent));
        self.unseen += unseen;
        self.look();
    }

    #[track_caller]
    fn clicks(&mut self, button: &str) {
        let button = self.window.get_by_role_and_label(Role::Button, button);
        button.click_accesskit();
        self.look();
    }

    fn types(&mut self, field: &str, text: &str) {
        let field = self.window.get_by_label(field);
        field.set_text_value_accesskit(text);
        self.look();
    }

    fn sees(&self, text: &str) -> bool {
        let there = self.window.query_all_by_label_contains(text).next();
        there.is_some()
    }

    #[track_caller]
    fn waits_until(&mut self, until: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        while !until(self) {
            assert!(begin.elapsed() < Duration::from_secs(20), "waited too long");
            std::thread::sleep(Duration::from_millis(5));
            self.look();
        }
    }

    /// Closes the window and returns how often its thread has read or written without the
    /// disk.
    fn leaves(self) -> u64 {
        let Self { window, unseen } = self;
        unseen + counted(|| drop(window)).0
    }
}

/// Returns how often this thread reads and writes during an action.
fn counted<T>(act: impl FnOnce() -> T) -> (u64, T) {
    // Counting reads as well.
    let first = system_calls();
    let before = system_calls();
    let done = act();
    let after = system_calls();
    ((after - before) - (before - first), done)
}

fn in_auctions(names: [&str; 3]) -> Setup {
    let mut setup = Setup::tracked(names);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    setup
}

fn write_game(path: &Path, names: [&str; 3]) {
    let session = Session::<Game>::new(in_auctions(names)).expect("legal");
    let save = Save::from_session(&session);
    save.write(path).expect("it can be written");
}

fn has_session(person: &Person) -> bool {
    person.window.state().session().is_some()
}

/// Does everything at the window that involves files.
fn evening(disk: &Watched, home: &Path, foreign: &Path, copy: &Path) -> u64 {
    let mut person = Person::at(disk, home, None);
    person.waits_until(|person| person.sees("Xaver"));
    // A foreign file is opened as a copy.
    person.does(Intent::Open(foreign.to_owned()));
    person.waits_until(has_session);
    person.clicks(&fl!(auction_name_object, object = "Jester"));
    person.clicks(&fl!(auction_raise_to, price = 300));
    person.waits_until(|person| person.sees(fl!(saved)));
    // Replacing entries keeps a backup, which is listed and opened.
    person.does(Intent::GoTo(0));
    person.clicks(&fl!(auction_name_object, object = "Builder"));
    person.waits_until(|person| person.sees(fl!(saved)));
    person.does(Intent::Do(commands::EARLIER_VERSIONS.id));
    person.waits_until(|person| !person.sees(fl!(versions_reading)));
    person.does(Intent::CloseDialog);
    // A copy is saved elsewhere.
    person.does(Intent::Do(commands::SAVE_AS.id));
    person.types(fl!(file_to_save_to), &copy.display().to_string());
    person.clicks(fl!(save));
    person.waits_until(|person| person.sees("A copy was saved to"));
    // A game of the user, a missing one, and an invalid one.
    person.does(Intent::Do(commands::OPEN.id));
    person.types(
        fl!(file_to_open),
        &home.join("nothing").display().to_string(),
    );
    person.clicks(fl!(open_file));
    person.waits_until(|person| person.sees("nothing was not opened"));
    person.does(Intent::Open(home.join("games/broken.ron")));
    person.waits_until(|person| person.sees("broken.ron was not opened"));
    person.does(Intent::Open(home.join("games/own-1.ron")));
    person.waits_until(|person| disk.has("lock", "own-1") && person.sees("Xaver"));
    person.does(Intent::Do(commands::CLOSE_GAME.id));
    person.waits_until(|person| person.sees(fl!(start_recent_games)));
    // The shelf reads all of them, copies one, and throws it away.
    person.does(Intent::Show(studiolo::ui::session::intent::Screen::Games));
    person.waits_until(|person| person.sees(fl!(shelf_duplicate)));
    person.clicks(fl!(shelf_duplicate));
    person.waits_until(|person| person.sees("Copy created"));
    person.waits_until(|person| person.sees(fl!(shelf_discard)));
    person.clicks(fl!(shelf_discard));
    person.waits_until(|person| person.sees("is in the trash"));
    person.does(Intent::Show(studiolo::ui::session::intent::Screen::Start));
    // Custom tile shapes, and a score sheet.
    person.does(Wish::<EditionData>::Begin(Box::default()));
    person.waits_until(|_| disk.has("rename", "edition-1.ron"));
    person.clicks(fl!(start_check));
    person.types("Name of player A", "Anna");
    person.waits_until(|person| person.sees(fl!(saved)));
    person.does(Intent::Show(studiolo::ui::session::intent::Screen::Start));
    person.does(florence::Intent::Start(Box::new(in_auctions([
        "Ada", "Bea", "Cleo",
    ]))));
    person.waits_until(|person| person.sees(fl!(saved)));
    person.leaves()
}

#[test]
fn no_file_is_read_or_written_by_the_thread_of_the_window() {
    let data = TempDir::new().unwrap();
    let home = data.path().join("home");
    let foreign = data.path().join("foreign.ron");
    let copy = data.path().join("copy.json");
    fs::create_dir_all(home.join("games")).unwrap();
    for n in 0..60 {
        let path = home.join(format!("games/own-{n}.ron"));
        write_game(&path, ["Xaver", "Yves", "Zoe"]);
    }
    fs::write(home.join("games/broken.ron"), "no game").unwrap();
    write_game(&foreign, ["Anna", "Ben", "Clara"]);

    let disk = Watched::default();
    let mut unseen = evening(&disk, &home, &foreign, &copy);
    // The next day's window continues where this one was.
    let again = Person::at(&disk, &home, None);
    assert!(has_session(&again));
    unseen += again.leaves();

    let by_window = disk.by(current().id());
    assert!(by_window.is_empty(), "{by_window:#?}");
    assert_eq!(unseen, 0, "without asking the disk");
    // The day used all of these.
    let all = [
        "about",
        "create",
        "let go",
        "list",
        "lock",
        "make directory",
        "read",
        "real path",
        "rename",
        "sync",
        "sync directory",
        "write",
    ];
    let missing: Vec<_> = (BTreeSet::from(all).difference(&disk.kinds()).copied()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn what_the_window_reads_without_the_disk_would_be_counted() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let (calls, text) = counted(|| fs::read(file.path()));
    assert_eq!(text.unwrap(), b"");
    assert!(calls > 0);
    assert_eq!(counted(|| ()).0, 0);
}
