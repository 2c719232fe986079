//! Studiolo touches only its own files: everything else in its folders, or behind links in
//! them, is unchanged afterwards; and small files are never replaced without a check, nor
//! half written.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use florence::{EditionData, Game, Setup};
use studiolo::app::GAMES;
use studiolo::cli::install::{Piece, Place, put_all, take_all};
use studiolo::games::florence::named_rules::NamedRules;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::clerk::{Clerk, Job, Report, To};
use studiolo::ui::io::collection;
use studiolo::ui::io::collection::{Collected as _, Found, Listed, Work};
use studiolo::ui::io::errand::{Errand as _, Store};
use studiolo::ui::io::kept::Amendment;
use studiolo::ui::io::kept::GameId;
use studiolo::ui::io::kept::Script;
use studiolo::ui::io::library::Archive;
use studiolo::ui::io::preferences;
use studiolo::ui::io::preferences::Preferences;
use studiolo::ui::io::shelf::bundle::{Freight, Progress};
use studiolo::ui::io::shelf::chore::{Chore, Outcome};
use studiolo::ui::io::shelf::store::Trash;
use table::save::disk::{Disk, System};
use table::save::known::Known;
use table::save::limits::{Part, TooMuch};
use table::{Occasion, Save, Session};
use tempfile::TempDir;

use super::evening::data;
use super::simulated::{Fault, Left, Simulated};

const PATIENCE: Duration = Duration::from_secs(20);

fn game(name: &str) -> Session<Game> {
    Session::new(Setup::tracked([name, "Ben", "Clara"])).expect("legal")
}

fn script(name: &str) -> Script {
    Script::of_game(game(name))
}

fn bytes_of(name: &str) -> Vec<u8> {
    let page = script(name).page(Path::new("x.ron")).expect("it is text");
    page.text().to_vec()
}

/// A user's files, and the results of the last jobs on them.
struct Day {
    clerk: Clerk,
}

impl Day {
    fn on(disk: Arc<dyn Disk>, data: &Path) -> Self {
        let archive = Archive::new(kinds(GAMES), disk, data.to_owned());
        Self {
            clerk: Clerk::with_patience(archive, PATIENCE, || ()),
        }
    }

    fn does(&self, job: Job) -> Vec<Report> {
        self.clerk.do_soon(job);
        assert!(self.clerk.catch_up(PATIENCE));
        self.clerk.reports().collect()
    }

    fn chore(&self, chore: Chore) -> Outcome {
        let reports = self.does(Job::Shelf(chore)).into_iter();
        let mut outcomes = reports.filter_map(|report| match report {
            Report::Shelf(outcome) => Some(outcome),
            _ => None,
        });
        outcomes.next().expect("something comes of it")
    }

    fn trash(&self) -> Trash {
        match self.chore(Chore::LookAtTrash) {
            Outcome::Trash(trash) => trash,
            other => panic!("{other:?}"),
        }
    }

    fn saves(&self, id: u64, name: &str) -> PathBuf {
        let save = Job::Save {
            id: GameId(id),
            script: script(name),
            revision: 1,
            to: To::ItsFile,
        };
        let reports = self.does(save);
        self.does(Job::Close(GameId(id)));
        match &reports[..] {
            [Report::Saved(_, _, path)] => path.clone(),
            other => panic!("{other:?}"),
        }
    }
}

/// Returns every file below a directory with its content, and every link with its target.
fn all_below(directory: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(directory).expect("readable") {
        let path = entry.expect("an entry").path();
        let meta = fs::symlink_metadata(&path).expect("there");
        if meta.is_symlink() {
            let to = fs::read_link(&path).expect("a link");
            all.insert(path, to.to_string_lossy().into_owned().into_bytes());
        } else if meta.is_dir() {
            all.extend(all_below(&path));
        } else {
            all.insert(path.clone(), fs::read(&path).expect("readable"));
        }
    }
    all
}

fn store<'a>(disk: &'a dyn Disk, data: &'a Path, known: &'a Known) -> Store<'a> {
    Store { disk, data, known }
}

#[cfg(unix)]
#[test]
fn foreign_files_and_links_are_as_they_were_after_a_day() {
    use std::os::unix::fs::symlink;
    let home = TempDir::new().unwrap();
    let data = home.path().join("data");
    let documents = home.path().join("Documents");
    fs::create_dir_all(&documents).unwrap();
    let folders = [
        "games",
        "trash",
        "shelf",
        "print",
        "editions",
        "house-rules",
        "decks",
        "mine",
    ];
    let names = [
        ".x.backup",
        ".x.folder",
        ".x.latest",
        ".x.ron.AbCd12",
        ".x.ron.studiolo.AbCd12",
        ".x.json.studiolo.AbCd13",
        ".x.ron.studiolo.lock",
        ".x.ron.lock",
        "x.1.bak.ron",
        "x.bak.ron",
        "letter.ron",
        "letter.json",
        "installed.txt",
        "x.ron.unreadable-1",
    ];
    let old = SystemTime::now() - Duration::from_hours(24 * 40);
    let foreign = |path: &Path| {
        fs::write(path, format!("Dear Anna, {}", path.display())).unwrap();
        let file = fs::File::options().write(true).open(path).unwrap();
        file.set_modified(old).unwrap();
    };
    for folder in folders
        .iter()
        .map(|name| data.join(name))
        .chain([data.clone(), documents.clone()])
    {
        fs::create_dir_all(&folder).unwrap();
        for name in names {
            foreign(&folder.join(name));
        }
    }
    foreign(&documents.join("other.json"));
    symlink(&documents, data.join("documents")).unwrap();
    symlink(
        documents.join("letter.ron"),
        data.join("games/.l.ron.studiolo.AbCd12"),
    )
    .unwrap();
    symlink(
        documents.join("letter.ron"),
        data.join("games/.l.ron.studiolo.lock"),
    )
    .unwrap();
    symlink(
        documents.join("nothing"),
        data.join("games/.m.ron.studiolo.lock"),
    )
    .unwrap();
    symlink(documents.join("letter.ron"), data.join("trash/linked.ron")).unwrap();
    for part in 0..16 {
        symlink(
            documents.join("other.json"),
            data.join(format!("shelf/{part:02}.json")),
        )
        .unwrap();
    }
    let before = all_below(home.path());

    let day = Day::on(Arc::new(System), &data);
    day.does(Job::Recall);
    day.does(Job::Tidy);
    let kept = day.saves(1, "Anna");
    let thrown = day.saves(2, "Dana");
    day.does(Job::List);
    day.chore(Chore::Survey);
    day.chore(Chore::Study(vec![kept.clone()]));
    day.does(Job::Shelf(Chore::KeepIndex));
    day.chore(Chore::Discard(thrown));
    let trash = day.trash();
    assert_eq!(trash.games(), 1);
    assert!(matches!(
        day.chore(Chore::EmptyTrash(trash.files)),
        Outcome::Emptied(1)
    ));
    let known = Known::default();
    let store = store(&System, &data, &known);
    let Listed {
        kept: editions,
        aside,
        ..
    } = collection::list::<EditionData>(&store);
    assert!(editions.is_empty() && aside.is_empty());
    let Listed {
        kept: sets, aside, ..
    } = collection::list::<NamedRules>(&store);
    assert!(sets.is_empty() && aside.is_empty());
    let edition = collection::keep_new(&store, &EditionData::default()).unwrap();
    known.remove(&System, &edition).unwrap();
    Work::<prince::EditionData>::LIST.carry_out(&store);
    let archive = home.path().join("all.zip");
    let freight = Arc::new(Mutex::new(Freight::out(archive)));
    day.chore(Chore::Carry(freight, false));
    day.does(Job::Remember(Box::default()));
    drop(day);
    Day::on(Arc::new(System), &data).does(Job::Tidy);

    let after = all_below(home.path());
    for (path, content) in &before {
        assert_eq!(after.get(path), Some(content), "{}", path.display());
    }

    // None of our files is behind a link.
    let linked = home.path().join("linked");
    fs::create_dir(&linked).unwrap();
    for folder in ["trash", "shelf"] {
        symlink(&documents, linked.join(folder)).unwrap();
    }
    fs::write(documents.join("game.ron"), bytes_of("Eva")).unwrap();
    let torn = &bytes_of("Eva")[..90];
    fs::write(documents.join(".game.ron.studiolo.AbCd12"), torn).unwrap();
    let before = all_below(&documents);
    let day = Day::on(Arc::new(System), &linked);
    day.does(Job::Tidy);
    let path = day.saves(1, "Anna");
    let trash = day.trash();
    assert_eq!((trash.games(), trash.records.len()), (0, 0));
    assert!(matches!(
        day.chore(Chore::Discard(path.clone())),
        Outcome::Failed(..)
    ));
    day.chore(Chore::Survey);
    day.chore(Chore::Study(vec![path]));
    day.does(Job::Shelf(Chore::KeepIndex));
    assert_eq!(all_below(&documents), before);
}

#[test]
fn what_was_thrown_away_since_stays_in_the_trash() {
    let home = TempDir::new().unwrap();
    let day = Day::on(Arc::new(System), home.path());
    let (first, second) = (day.saves(1, "Anna"), day.saves(2, "Dana"));
    let third = day.saves(3, "Eva");
    day.chore(Chore::Discard(first));
    day.chore(Chore::Discard(third));
    let listed = day.trash();
    assert_eq!(listed.games(), 2);
    day.chore(Chore::Discard(second));
    // One of the listed files has been replaced meanwhile.
    let replaced = listed.files[1].path.clone();
    fs::write(&replaced, bytes_of("Somebody else")).unwrap();
    let emptied = day.chore(Chore::EmptyTrash(listed.files));
    assert!(matches!(emptied, Outcome::Emptied(1)), "{emptied:?}");
    assert_eq!(day.trash().games(), 2);
    assert!(replaced.exists());
}

#[test]
fn an_archive_names_what_is_missing_in_it() {
    let home = TempDir::new().unwrap();
    let day = Day::on(Arc::new(System), home.path());
    let path = day.saves(1, "Anna");
    let large = path.with_file_name("large.ron");
    fs::write(&large, vec![b' '; 5 << 20]).unwrap();
    let archive = home.path().join("all.zip");
    let freight = Arc::new(Mutex::new(Freight::out(archive)));
    match day.chore(Chore::Carry(freight, false)) {
        Outcome::Carried(_, Progress::Packed(_, games, _, missing)) => {
            assert_eq!(games, 1);
            assert!(
                missing.len() == 1 && missing[0].contains("large.ron"),
                "{missing:?}"
            );
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_another_window_changed_is_not_replaced() {
    let home = TempDir::new().unwrap();
    let called = |name: &str| EditionData {
        name: name.to_owned(),
        ..EditionData::default()
    };
    let (mine, others) = (Known::default(), Known::default());
    let mine = store(&System, home.path(), &mine);
    let others = store(&System, home.path(), &others);
    let path = collection::keep_new(&mine, &called("Mine")).unwrap();
    let _ = collection::list::<EditionData>(&others);
    collection::keep(&others, &path, &called("Theirs")).unwrap();
    let theirs = fs::read(&path).unwrap();
    let changed = Work::Keep(path.clone(), called("Mine, larger")).carry_out(&mine);
    match *changed.expect("something").downcast().expect("found") {
        Found::Changed::<EditionData>(of, Some(there), Some(new)) => {
            assert_eq!((of, there.name.as_str()), (path.clone(), "Theirs"));
            let new = fs::read_to_string(new.path).unwrap();
            assert!(new.contains("Mine, larger"));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(fs::read(&path).unwrap(), theirs);
    mine.known
        .remove(&System, &path)
        .expect_err("it is another one");
    assert_eq!(fs::read(&path).unwrap(), theirs);

    let set = |name: &str| NamedRules {
        name: name.to_owned(),
        ..NamedRules::default()
    };
    let path = collection::keep_new(&mine, &set("Mine")).unwrap();
    fs::write(&path, "(name: \"Typed\")").unwrap();
    let changed = Work::Keep(path.clone(), set("Mine, too")).carry_out(&mine);
    let changed = *changed.expect("something").downcast().expect("found");
    assert!(
        matches!(changed, Found::Changed::<NamedRules>(_, Some(there), _) if there.name == "Typed")
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), "(name: \"Typed\")");

    let found = Work::Begin(prince::EditionData::default()).carry_out(&mine);
    let found = found
        .expect("something")
        .downcast::<Found<prince::EditionData>>()
        .expect("found");
    let Found::Begun(kept) = *found else {
        panic!("{found:?}");
    };
    let theirs = fs::read_to_string(&kept.path).unwrap() + "\n";
    fs::write(&kept.path, &theirs).unwrap();
    for errand in [
        Work::Keep(kept.path.clone(), kept.data.clone()),
        Work::Remove(kept.path.clone()),
    ] {
        let deck = prince::EditionData {
            name: "Mine".to_owned(),
            ..kept.data.clone()
        };
        let errand = match errand {
            Work::Keep(path, _) => Work::Keep(path, deck),
            other => other,
        };
        let found = errand.carry_out(&mine).expect("it is told");
        let found = found
            .downcast::<Found<prince::EditionData>>()
            .expect("found");
        assert!(matches!(*found, Found::Changed(_, Some(_), _)), "{found:?}");
        assert_eq!(fs::read_to_string(&kept.path).unwrap(), theirs);
    }
}

#[test]
fn preferences_that_cannot_be_read_are_set_aside() {
    let home = TempDir::new().unwrap();
    let path = home.path().join(preferences::FILE);
    let mut large = b"(zoom: 1.5) // ".to_vec();
    large.resize(5 << 20, b'x');
    for content in [large, b"\xff\xfe".to_vec(), b"my notes".to_vec()] {
        fs::write(&path, &content).unwrap();
        let known = Known::default();
        let (preferences, aside) = Preferences::load(&System, home.path(), &known);
        assert_eq!(fs::read(aside.expect("it is set aside")).unwrap(), content);
        preferences.save(&System, home.path(), &known).unwrap();
        // The same holds for a file put there later.
        fs::write(&path, &content).unwrap();
        preferences.save(&System, home.path(), &known).unwrap();
        let copies = all_below(home.path()).into_values();
        assert!(copies.filter(|copy| *copy == content).count() >= 2);
    }
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let known = Known::default();
    let (preferences, _) = Preferences::load(&System, home.path(), &known);
    preferences
        .save(&System, home.path(), &known)
        .expect_err("it is a directory");
}

#[test]
fn preferences_of_two_windows_are_put_together() {
    let home = TempDir::new().unwrap();
    let (one, other) = (Known::default(), Known::default());
    let mut first = Preferences::load(&System, home.path(), &one).0;
    first.save(&System, home.path(), &one).unwrap();
    let mut second = Preferences::load(&System, home.path(), &other).0;
    second.hide_money = true;
    second.save(&System, home.path(), &other).unwrap();
    first.zoom = 1.5;
    first.save(&System, home.path(), &one).unwrap();
    let now = Preferences::load(&System, home.path(), &Known::default()).0;
    assert!(now.hide_money && (now.zoom - 1.5).abs() < 0.01);
}

/// Causes each fault once at every step of an action.
fn every_fault(act: impl Fn(&Simulated, bool), check: impl Fn(&Simulated, usize)) {
    let whole = Simulated::new();
    act(&whole, true);
    let steps = whole.steps();
    check(&whole, usize::MAX);
    let faults = [
        Fault::Fail(ErrorKind::StorageFull),
        Fault::Fail(ErrorKind::PermissionDenied),
        Fault::Tear,
        Fault::Crash,
    ];
    for step in 0..steps {
        for fault in faults {
            let disk = Simulated::new();
            disk.fault_at(step, fault);
            act(&disk, false);
            // What has not happened by now does not happen any more.
            disk.fault_at(usize::MAX, fault);
            if fault == Fault::Crash {
                check(&disk.restarted(Left::Nothing), step);
                check(&disk.restarted(Left::NamesAndHalves), step);
            } else {
                check(&disk, step);
            }
        }
    }
}

#[test]
fn preferences_and_editions_are_old_or_new_and_never_half() {
    let of = |name: &str| EditionData {
        name: name.to_owned(),
        ..EditionData::default()
    };
    let act = |disk: &Simulated, is_whole: bool| {
        let known = Known::default();
        let data = data();
        let store = store(disk, &data, &known);
        let (mut preferences, _) = Preferences::load(disk, &data, &known);
        for zoom in [1.25, 1.5] {
            preferences.zoom = zoom;
            let saved = preferences.save(disk, &data, &known);
            assert!(saved.is_ok() || !is_whole);
        }
        if let Ok(path) = collection::keep_new(&store, &of("Mine")) {
            let kept = collection::keep(&store, &path, &of("Mine, too"));
            assert!(kept.is_ok() || !is_whole);
            assert!(
                !matches!(kept, Err(table::SaveError::ChangedElsewhere { .. })),
                "nobody else was there"
            );
        }
    };
    let check = |disk: &Simulated, step: usize| {
        for (path, content) in disk.files() {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let text = String::from_utf8(content).expect("text");
            if name == preferences::FILE {
                let (read, aside) = Preferences::load(disk, &data(), &Known::default());
                assert!(aside.is_none() && read.zoom > 1.2, "step {step}: {text}");
            }
        }
        let (known, data) = (Known::default(), data());
        let aside = collection::list::<EditionData>(&store(disk, &data, &known)).aside;
        assert!(aside.is_empty(), "step {step}: {aside:?}");
    };
    every_fault(act, check);
}

#[test]
fn a_note_and_what_is_thrown_away_are_whole_somewhere() {
    let note = |note: &str| Amendment {
        occasion: Some(Occasion {
            note: note.to_owned(),
            ..Occasion::default()
        }),
        was: Some(Occasion::default()),
        ..Amendment::default()
    };
    let (is_saved, is_noted) = (Cell::new(false), Cell::new(false));
    let act = |disk: &Simulated, _: bool| {
        is_saved.set(false);
        is_noted.set(false);
        let day = Day::on(Arc::new(disk.clone()), &data());
        for _ in 0..2 {
            let reports = day.does(Job::Save {
                id: GameId(1),
                script: script("Anna"),
                revision: 1,
                to: To::ItsFile,
            });
            let is_now = |report: &Report| matches!(report, Report::Saved(..));
            is_saved.set(is_saved.get() || reports.iter().any(is_now));
        }
        day.does(Job::Close(GameId(1)));
        let games = disk.files().into_keys();
        let mut games = games.filter(|path| path.extension().is_some_and(|it| it == "ron"));
        let Some(path) = games.next() else { return };
        let noted = Chore::Amend(path.clone(), Box::new(note("a lake")));
        let reports = day.does(Job::Shelf(noted));
        let is_now = |report: &Report| matches!(report, Report::Shelf(Outcome::Amended(_)));
        is_noted.set(reports.iter().any(is_now));
        day.does(Job::Shelf(Chore::Discard(path)));
        for report in day.does(Job::Shelf(Chore::LookAtTrash)) {
            if let Report::Shelf(Outcome::Trash(trash)) = report {
                let paths = trash.records.iter().map(|record| record.path.clone());
                day.does(Job::Shelf(Chore::Restore(paths.collect())));
            }
        }
    };
    let check = |disk: &Simulated, step: usize| {
        let games = disk.files().into_iter().filter(|(path, _)| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let is_save = path.extension().is_some_and(|ending| ending == "ron");
            is_save && !name.starts_with('.') && !name.contains(".bak.")
        });
        let (mut found, mut noted) = (0, 0);
        for (path, content) in games {
            let read = Save::<Game>::from_bytes(&content, table::Format::Ron);
            let game =
                read.unwrap_or_else(|why| panic!("step {step}, {}: {why:?}", path.display()));
            let said = game.occasion.note;
            assert!(said.is_empty() || said == "a lake");
            noted += usize::from(!said.is_empty());
            found += 1;
        }
        // After a loss of power it may have its old name and its new one.
        assert!(found <= 2, "step {step}: {found}");
        assert!(
            found > 0 || !is_saved.get(),
            "step {step}: the game is lost"
        );
        assert!(
            noted > 0 || !is_noted.get(),
            "step {step}: the note is lost"
        );
    };
    every_fault(act, check);
}

/// Carries out an import or export, on a disk that may break.
fn carried_so_far(day: &Day, freight: Freight) -> Option<Progress> {
    let freight = Arc::new(Mutex::new(freight));
    loop {
        let reports = day.does(Job::Shelf(Chore::Carry(Arc::clone(&freight), true)));
        let progress = reports.into_iter().find_map(|report| match report {
            Report::Shelf(Outcome::Carried(_, progress)) => Some(progress),
            _ => None,
        });
        match progress {
            Some(Progress::Goes(..)) => {}
            other => return other,
        }
    }
}

#[test]
fn decks_rules_archives_copies_and_the_index_are_whole_or_not_at_all() {
    let archive = data().join("all.zip");
    let (is_packed, copies) = (Cell::new(false), Cell::new(0));
    let act = |disk: &Simulated, is_whole: bool| {
        is_packed.set(false);
        copies.set(0);
        let (known, data) = (Known::default(), data());
        let kept = store(disk, &data, &known);
        let deck = data.join("decks/prince_deck_1.ron");
        for name in ["Ours", "Ours, too"] {
            let of = prince::EditionData {
                name: name.to_owned(),
                ..prince::EditionData::default()
            };
            assert!(collection::keep(&kept, &deck, &of).is_ok() || !is_whole);
        }
        let named = |name: &str| NamedRules {
            name: name.to_owned(),
            ..NamedRules::default()
        };
        if let Ok(path) = collection::keep_new(&kept, &named("Tuesday")) {
            let kept = collection::keep(&kept, &path, &named("Wednesday"));
            assert!(kept.is_ok() || !is_whole);
        }
        let day = Day::on(Arc::new(disk.clone()), &data);
        let reports = day.does(Job::Save {
            id: GameId(1),
            script: script("Anna"),
            revision: 1,
            to: To::ItsFile,
        });
        day.does(Job::Close(GameId(1)));
        let Some(Report::Saved(_, _, game)) = reports.into_iter().next() else {
            assert!(!is_whole);
            return;
        };
        for report in day.does(Job::Shelf(Chore::Duplicate(game.clone()))) {
            let is_there = matches!(report, Report::Shelf(Outcome::Duplicated(..)));
            copies.set(copies.get() + usize::from(is_there));
        }
        day.does(Job::Shelf(Chore::Survey));
        day.does(Job::Shelf(Chore::Study(vec![game])));
        day.does(Job::Shelf(Chore::KeepIndex));
        let packed = carried_so_far(&day, Freight::out(archive.clone()));
        is_packed.set(matches!(packed, Some(Progress::Packed(..))));
        assert!(
            !is_whole || is_packed.get() && copies.get() == 1,
            "{packed:?}"
        );
    };
    let check = |disk: &Simulated, step: usize| {
        let (known, data) = (Known::default(), data());
        let kept = store(disk, &data, &known);
        let Listed {
            kept: sets, aside, ..
        } = collection::list::<NamedRules>(&kept);
        assert!(aside.is_empty(), "step {step}: {aside:?}");
        let names = ["Tuesday", "Wednesday"];
        assert!(
            sets.iter()
                .all(|kept| names.contains(&kept.data.name.as_str()))
        );
        let (mut games, mut zips) = (0, 0);
        for (path, content) in disk.files() {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if name.starts_with('.') {
                continue;
            }
            if collection::is_named::<prince::EditionData>(&path) {
                let deck =
                    collection::read::<prince::EditionData>(&kept, &path).expect("a whole deck");
                assert!(deck.name.starts_with("Ours"), "step {step}: {}", deck.name);
            } else if path.extension().is_some_and(|it| it == "zip") {
                let zip = zip::ZipArchive::new(std::io::Cursor::new(content));
                assert!(!zip.expect("a whole archive").is_empty(), "step {step}");
                zips += 1;
            } else if path.extension().is_some_and(|it| it == "json") {
                let page = serde_json::from_slice::<serde_json::Value>(&content);
                assert!(page.is_ok(), "step {step}: {name}: {page:?}");
            } else if path
                .parent()
                .is_some_and(|folder| folder.ends_with("games"))
            {
                let read = Save::<Game>::from_bytes(&content, table::Format::Ron);
                assert!(read.is_ok(), "step {step}: {name}: {read:?}");
                games += 1;
            }
        }
        assert!(
            games > copies.get() || copies.get() == 0,
            "step {step}: {games}"
        );
        assert!(
            zips == 1 || !is_packed.get(),
            "step {step}: the archive is lost"
        );
    };
    every_fault(act, check);
}

#[test]
fn an_installation_that_was_cut_short_is_known_again() {
    let place = Place::below(PathBuf::from("/usr"));
    let pieces = |version: &str| {
        let piece = |path: &str| Piece::new(path, format!("{path} {version}"));
        ["share/a/one", "share/a/two", "bin/three", "share/man/four"].map(piece)
    };
    let (old, new) = (pieces("1"), pieces("2"));
    let act = |disk: &Simulated, is_whole: bool| {
        let first = put_all(disk, &place, &old);
        let second = put_all(disk, &place, &new);
        assert!(!is_whole || first.is_ok() && second.is_ok());
    };
    let check = |disk: &Simulated, step: usize| {
        let (_, fine) = put_all(disk, &place, &new).unwrap_or_else(|why| panic!("{step}: {why}"));
        assert!(
            fine,
            "step {step}: a file of ours is taken for somebody else's"
        );
        let (_, fine) = take_all(disk, &place, &new).expect("it can be taken away");
        assert!(fine, "step {step}");
        let left = disk.files();
        let is_draft = |path: &&PathBuf| path.to_string_lossy().contains(".studiolo.");
        let left: Vec<_> = left.keys().filter(|path| !is_draft(path)).collect();
        assert!(left.is_empty(), "step {step}: {left:?}");
    };
    every_fault(act, check);
}

#[cfg(unix)]
#[test]
fn a_foreign_list_is_neither_replaced_nor_deleted() {
    let home = TempDir::new().unwrap();
    let place = Place::below(home.path().to_owned());
    let list = home.path().join("share/studiolo/installed.txt");
    let elsewhere = home.path().join("elsewhere.txt");
    let pieces = [Piece::new("share/a/one", "one")];
    fs::create_dir_all(list.parent().unwrap()).unwrap();
    fs::write(&list, "what I have installed: a lamp\n").unwrap();
    fs::write(&elsewhere, "0123456789abcdef share/a/one\n").unwrap();
    for is_link in [false, true] {
        if is_link {
            fs::remove_file(&list).unwrap();
            std::os::unix::fs::symlink(&elsewhere, &list).unwrap();
        }
        let before = all_below(home.path());
        put_all(&System, &place, &pieces).expect_err("the list is somebody else's");
        take_all(&System, &place, &pieces).expect_err("the list is somebody else's");
        assert_eq!(all_below(home.path()), before);
    }
}

#[cfg(unix)]
#[test]
fn what_only_its_owner_may_read_stays_so_in_copies() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = TempDir::new().unwrap();
    let day = Day::on(Arc::new(System), home.path());
    let path = day.saves(1, "Anna");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    let amendment = Amendment {
        occasion: Some(Occasion {
            note: "for me alone".to_owned(),
            ..Occasion::default()
        }),
        was: Some(Occasion::default()),
        ..Amendment::default()
    };
    day.chore(Chore::Amend(path.clone(), Box::new(amendment)));
    day.chore(Chore::Duplicate(path.clone()));
    day.chore(Chore::Survey);
    day.chore(Chore::Study(vec![path]));
    day.does(Job::Shelf(Chore::KeepIndex));
    let archive = home.path().join("all.zip");
    day.chore(Chore::Carry(
        Arc::new(Mutex::new(Freight::out(archive))),
        false,
    ));
    let mut seen = 0;
    for (path, _) in all_below(home.path()) {
        let mode = fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", path.display());
        seen += 1;
    }
    // The game, its backup, its copy, the index and the archive.
    assert!(seen >= 5, "{seen}");
}

#[test]
fn a_note_that_was_changed_elsewhere_is_not_replaced_unseen() {
    let home = TempDir::new().unwrap();
    let day = Day::on(Arc::new(System), home.path());
    let path = day.saves(1, "Anna");
    let of = |note: &str, place: &str| Occasion {
        note: note.to_owned(),
        place: place.to_owned(),
        ..Occasion::default()
    };
    let change = |was: Occasion, to: Occasion| {
        let amendment = Amendment {
            occasion: Some(to),
            was: Some(was),
            ..Amendment::default()
        };
        day.chore(Chore::Amend(path.clone(), Box::new(amendment)))
    };
    let said = || {
        let save = Save::<Game>::read(&path).unwrap();
        (save.occasion.note, save.occasion.place)
    };
    change(of("", ""), of("theirs", ""));
    // A change of another field is merged, a change of the same one is refused.
    change(of("", ""), of("", "Prague"));
    assert_eq!(said(), ("theirs".to_owned(), "Prague".to_owned()));
    let refused = change(of("", "Prague"), of("mine", "Prague"));
    assert!(
        matches!(refused, Outcome::NotAmended(.., true)),
        "{refused:?}"
    );
    assert_eq!(said().0, "theirs");
}

/// Returns a game of Anna with this play id.
fn play(identity: &str) -> Script {
    let mut session = game("Anna");
    session.take_place(Occasion {
        identity: identity.to_owned(),
        ..Occasion::default()
    });
    Script::of_game(session)
}

fn saves_play(day: &Day, id: u64, identity: &str) -> PathBuf {
    let save = Job::Save {
        id: GameId(id),
        script: play(identity),
        revision: 1,
        to: To::ItsFile,
    };
    let reports = day.does(save);
    day.does(Job::Close(GameId(id)));
    match &reports[..] {
        [Report::Saved(_, _, path)] => path.clone(),
        other => panic!("{other:?}"),
    }
}

/// Returns the backups on a disk, and the games, without those of this play.
fn backups_and_games(disk: &Simulated, without: &str) -> (Vec<PathBuf>, Vec<PathBuf>) {
    let saves = disk.files().into_iter().filter(|(path, content)| {
        let name = path.file_name().unwrap().to_string_lossy();
        let is_save = path.extension().is_some_and(|ending| ending == "ron");
        let text = String::from_utf8_lossy(content);
        is_save && !name.starts_with('.') && !text.contains(without)
    });
    saves
        .map(|(path, _)| path)
        .partition(|path| path.to_string_lossy().contains(".bak."))
}

/// Wherever the program was killed while a game was thrown away or restored, its backups
/// belong to it again, and to no other game.
#[test]
fn backups_follow_their_game_whenever_the_program_is_killed() {
    const OLD: &str = "01234567-89ab-5cde-8f01-23456789abcd";
    const NEW: &str = "89abcdef-0123-5678-9abc-def012345678";
    let begin = |disk: &Simulated| {
        let day = Day::on(Arc::new(disk.clone()), &data());
        let path = saves_play(&day, 1, OLD);
        for note in ["a lake", "a forest", "a park"] {
            let noted = Amendment {
                occasion: Some(Occasion {
                    note: note.to_owned(),
                    identity: OLD.to_owned(),
                    ..Occasion::default()
                }),
                ..Amendment::default()
            };
            day.chore(Chore::Amend(path.clone(), Box::new(noted)));
        }
        assert!(backups_and_games(disk, NEW).0.len() >= 3);
        (day, path)
    };
    let goes_on = |day: &Day, path: PathBuf| {
        for report in day.does(Job::Shelf(Chore::Discard(path))) {
            if let Report::Shelf(Outcome::Discarded(_, to)) = report {
                day.does(Job::Shelf(Chore::Restore(vec![to])));
            }
        }
    };
    let whole = Simulated::new();
    let (day, path) = begin(&whole);
    let from = whole.steps();
    goes_on(&day, path);
    let steps = whole.steps();
    let kept = backups_and_games(&whole, NEW).0.len();
    assert!(steps > from + 10, "{from} to {steps}");
    for step in from..steps {
        let disk = Simulated::new();
        let (day, path) = begin(&disk);
        disk.fault_at(step, Fault::Crash);
        goes_on(&day, path.clone());
        let disk = disk.restarted(Left::NamesAndHalves);
        let again = Day::on(Arc::new(disk.clone()), &data());
        // A new game may be started before the program has checked what was left behind.
        let new = saves_play(&again, 2, NEW);
        let stem = format!("{}.", new.file_stem().unwrap().to_string_lossy());
        let adopted = |(backups, _): (Vec<PathBuf>, Vec<PathBuf>)| {
            let mut backups = backups.into_iter();
            backups.any(|path| {
                path.parent() == new.parent()
                    && path
                        .file_name()
                        .unwrap()
                        .to_string_lossy()
                        .starts_with(&stem)
            })
        };
        assert!(!adopted(backups_and_games(&disk, NEW)), "step {step}");
        again.does(Job::Tidy);
        assert!(!adopted(backups_and_games(&disk, NEW)), "step {step}");
        let (backups, games) = backups_and_games(&disk, NEW);
        let [game] = &games[..] else {
            panic!("step {step}: {games:?}");
        };
        assert_eq!(backups.len(), kept, "step {step}: {backups:?}");
        let stem = format!("{}.", game.file_stem().unwrap().to_string_lossy());
        for backup in &backups {
            let name = backup.file_name().unwrap().to_string_lossy();
            let is_its = backup.parent() == game.parent() && name.starts_with(&stem);
            assert!(
                is_its,
                "step {step}: {} and {}",
                backup.display(),
                game.display()
            );
        }
    }
}

fn carried(day: &Day, freight: Freight) -> Progress {
    let freight = Arc::new(Mutex::new(freight));
    loop {
        match day.chore(Chore::Carry(Arc::clone(&freight), true)) {
            Outcome::Carried(_, Progress::Goes(..)) => {}
            Outcome::Carried(_, progress) => return progress,
            other => panic!("{other:?}"),
        }
    }
}

#[cfg(unix)]
#[test]
fn an_archive_replaces_no_link_that_leads_to_nothing() {
    let home = TempDir::new().unwrap();
    let day = Day::on(Arc::new(System), home.path());
    day.saves(1, "Anna");
    let link = home.path().join("all.zip");
    let nothing = home.path().join("elsewhere/all.zip");
    std::os::unix::fs::symlink(&nothing, &link).unwrap();
    let packed = carried(&day, Freight::out(link.clone()));
    assert!(matches!(packed, Progress::Failed(_)), "{packed:?}");
    assert_eq!(fs::read_link(&link).unwrap(), nothing);
    assert!(!nothing.exists());
}

/// Returns the list of this many files at the end of an archive, which claims `said` files.
fn list_of(files: usize, said: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    for at in 0..files {
        let name = format!("{at:08}.ron");
        let mut entry = [0; 46];
        entry[..4].copy_from_slice(b"PK\x01\x02");
        entry[28..30].copy_from_slice(&(name.len() as u16).to_le_bytes());
        bytes.extend(entry);
        bytes.extend(name.as_bytes());
    }
    let (len, at) = (bytes.len() as u64, bytes.len() as u64);
    bytes.extend(b"PK\x06\x06");
    bytes.extend(44_u64.to_le_bytes());
    bytes.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    for number in [said, said, len, 0] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(b"PK\x06\x07");
    bytes.extend([0; 4]);
    bytes.extend(at.to_le_bytes());
    bytes.extend([1, 0, 0, 0]);
    bytes.extend(b"PK\x05\x06");
    bytes.extend([0, 0, 0, 0, 255, 255, 255, 255]);
    bytes.extend([255; 8]);
    bytes.extend([0, 0]);
    bytes
}

#[test]
fn an_archive_of_too_many_files_is_refused_before_they_are_listed() {
    let home = TempDir::new().unwrap();
    let day = Day::on(Arc::new(System), home.path());
    let archive = home.path().join("many.zip");
    let most = Part::Files.most();
    let refused = |files: usize, said: u64| {
        fs::write(&archive, list_of(files, said)).unwrap();
        match carried(&day, Freight::incoming(archive.clone())) {
            Progress::Failed(why) => Some(why),
            Progress::Unpacked(unpacked) => {
                assert_eq!(unpacked.left_out, files, "nothing in it is a game");
                None
            }
            other => panic!("{other:?}"),
        }
    };
    let too_many = |files: usize| {
        let (part, found) = (Part::Files, files);
        Some(words::saves::too_much(&TooMuch { part, found }))
    };
    assert_eq!(refused(3, 3), None);
    assert_eq!(refused(most + 1, most as u64 + 1), too_many(most + 1));
    assert_eq!(refused(most + 1, 3), too_many(most + 1));
    assert_eq!(refused(3, 9_000_000), too_many(9_000_000));
    // Each entry is long.
    let mut long = list_of(300, 300);
    for at in 0..300 {
        long[at * 58 + 32..at * 58 + 34].copy_from_slice(&[255, 255]);
    }
    fs::write(&archive, long).unwrap();
    let swells = carried(&day, Freight::incoming(archive.clone()));
    assert!(matches!(swells, Progress::Failed(_)), "{swells:?}");
}

#[test]
fn an_archive_that_is_too_large_is_not_read() {
    let home = TempDir::new().unwrap();
    let day = Day::on(Arc::new(System), home.path());
    let archive = home.path().join("large.zip");
    let found = Part::Archive.most() + 1;
    let file = fs::File::create(&archive).unwrap();
    file.set_len((found as u64) << 20).unwrap();
    let part = Part::Archive;
    let why = words::saves::too_much(&TooMuch { part, found });
    let failed = carried(&day, Freight::incoming(archive));
    assert_eq!(failed, Progress::Failed(why));
}

#[test]
fn names_in_files_are_no_longer_than_those_that_can_be_typed() {
    let home = TempDir::new().unwrap();
    let known = Known::default();
    let store = store(&System, home.path(), &known);
    let long = "x".repeat(Part::Name.most() + 1);
    let edition = EditionData {
        name: long.clone(),
        ..EditionData::default()
    };
    let rules = NamedRules {
        name: long.clone(),
        ..NamedRules::default()
    };
    collection::keep_new(&store, &edition).unwrap();
    collection::keep_new(&store, &rules).unwrap();
    let Listed {
        kept: editions,
        aside,
        ..
    } = collection::list::<EditionData>(&store);
    assert_eq!((editions.len(), aside.len()), (0, 1));
    let Listed {
        kept: sets, aside, ..
    } = collection::list::<NamedRules>(&store);
    assert_eq!((sets.len(), aside.len()), (0, 1));
    let mut deck = prince::EditionData::default();
    deck.cards[0].names.insert("en".to_owned(), long.clone());
    let text = deck.text().unwrap();
    assert!(prince::EditionData::of_bytes(text.as_bytes()).is_err());
    let preferences = Preferences {
        names: vec![long.clone(); Part::Players.most() + 1],
        recent: vec![PathBuf::from("x".repeat(Part::Origin.most() + 1))],
        ..Preferences::default()
    };
    let text = preferences.text().unwrap();
    let read = Preferences::of_bytes(text.as_bytes()).expect("the rest of it is sound");
    assert_eq!(read.names, vec![long[1..].to_owned(); Part::Players.most()]);
    assert!(read.recent.is_empty());
}
