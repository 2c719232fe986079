//! Earlier versions of a game: they are listed, opened as a step of undo, and reached from
//! the list of games too.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use studiolo::ui::session::commands;
use words::fl;

use super::desk::*;

#[track_caller]
fn wait(window: &mut Window, until: impl Fn(&Window) -> bool) {
    let begin = Instant::now();
    while !until(window) {
        assert!(begin.elapsed().as_secs() < 20, "{:#?}", window.names());
        std::thread::sleep(Duration::from_millis(5));
        window.harness.run();
    }
}

fn entries(window: &Window) -> usize {
    window.session().log().len()
}

/// Returns the buttons that open a version, the first one first.
fn versions(window: &Window) -> Vec<String> {
    let mut names = window.names();
    names.retain(|name| name.starts_with("Open the version from "));
    names
}

/// Opens a game whose 44 entries were replaced by 5; both are in files.
fn replaced(data: &Path) -> Window {
    let mut window = Window::with_sample(data, 44);
    window.does(Shell::GoTo(4));
    window.types("1");
    window.click(fl!(replace));
    assert_eq!(entries(&window), 5);
    wait(&mut window, |window| window.says(fl!(saved)));
    window
}

#[track_caller]
fn open_first(window: &mut Window) {
    wait(window, |window| !versions(window).is_empty());
    let buttons = window
        .harness
        .query_all_by_label_contains("Open the version from ");
    let first = buttons.into_iter().next().expect("there is one");
    first.click_accesskit();
    window.harness.run();
}

fn list(window: &mut Window) {
    window.does(Shell::Do(commands::EARLIER_VERSIONS.id));
    wait(window, |window| !window.says(fl!(versions_reading)));
}

fn undo(window: &mut Window) {
    window.held(Modifiers::COMMAND, Key::Z);
}

fn redo(window: &mut Window) {
    window.held(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
}

/// Returns the game's own file and its backups.
fn files(data: &Path) -> (PathBuf, Vec<PathBuf>) {
    let files = fs::read_dir(data.join("games")).expect("there are games");
    let files = files.map(|file| file.expect("it can be read").path());
    let saves = files.filter(|path| path.extension().is_some_and(|ending| ending == "ron"));
    let is_backup = |path: &PathBuf| path.to_string_lossy().contains(".bak.");
    let (backups, own): (Vec<_>, Vec<_>) = saves.partition(is_backup);
    (own.first().expect("the game").clone(), backups)
}

#[test]
fn an_earlier_version_is_listed_opened_and_undone_also_after_a_restart() {
    let data = TempDir::new().unwrap();
    let mut window = replaced(data.path());
    let latest = window.session().log().to_vec();

    window.click(fl!(menu));
    window.click(fl!(earlier_versions));
    wait(&mut window, |window| !versions(window).is_empty());
    assert!(window.says("the same up to entry 4, then 40 different entries"));
    // No player has completed a work; only Clara has built three buildings (B3).
    assert!(window.says("Round 3 of 7, 44 entries, Clara leads with 9\u{a0}PP"));
    // The same entries are not listed twice.
    assert_eq!(versions(&window).len(), 1);
    // In local time.
    let today = jiff::Zoned::now().strftime("%Y-%m-%d ").to_string();
    assert!(versions(&window).iter().all(|name| name.contains(&today)));
    window.key(Key::Escape);
    assert!(!window.says(fl!(versions_title)));
    assert_eq!(window.session().log(), latest);

    list(&mut window);
    open_first(&mut window);
    wait(&mut window, |window| entries(window) == 44);
    let earlier = window.session().log().to_vec();
    assert_eq!(window.session().cursor(), 44);
    assert!(window.says("Undo: opening an earlier version"));
    assert!(!window.says(fl!(versions_title)));

    undo(&mut window);
    assert_eq!(
        (window.session().log(), window.session().cursor()),
        (&latest[..], 5)
    );
    redo(&mut window);
    assert_eq!(window.session().log(), earlier);
    drop(window);

    let mut window = Window::open(data.path());
    assert_eq!(window.session().log(), earlier, "it was saved");
    undo(&mut window);
    assert_eq!(window.session().log(), latest);
    redo(&mut window);
    assert_eq!(window.session().log(), earlier);
    // The entries before are a version too.
    list(&mut window);
    assert!(window.says("the same up to entry 4, then 1 different entry"));
}

#[test]
fn a_version_is_opened_from_the_list_of_games_with_its_game() {
    let data = TempDir::new().unwrap();
    let mut window = replaced(data.path());
    let latest = window.session().log().to_vec();
    let (own, _) = files(data.path());
    window.does(Shell::Do(commands::CLOSE_GAME.id));
    let (name, game) = (
        "Earlier versions of ",
        "Anna, Ben, Clara, Dana: round 1 of 7",
    );
    // The list is read again when the game is closed.
    wait(&mut window, |window| window.says(name) && window.says(game));
    let button = window.harness.get_by_label_contains(name);
    let game = window.harness.query_all_by_label_contains(game).last();
    // Next to the game, and both visible.
    let (game, earlier) = (game.expect("it is listed").rect(), button.rect());
    assert!(game.expand(8.0).intersects(earlier) && game.width() > 200.0);
    assert!(earlier.right() < 1280.0 && earlier.height() < 40.0);
    button.click_accesskit();
    window.harness.run();
    open_first(&mut window);
    wait(&mut window, |window| {
        window.harness.state().session().is_some() && entries(window) == 44
    });
    undo(&mut window);
    assert_eq!(window.session().log(), latest);
    redo(&mut window);
    assert_eq!(entries(&window), 44);
    drop(window);
    assert_eq!(files(data.path()).0, own, "it is no copy");
    let save = Save::<Game>::read(&own).expect("it can be read");
    assert_eq!(save.log.len(), 44);
}

#[test]
fn a_game_without_versions_says_so_and_without_a_file_there_is_nothing_to_list() {
    let data = TempDir::new().unwrap();
    let mut window = Window::open(data.path());
    window.does(Shell::Do(commands::EARLIER_VERSIONS.id));
    assert!(!window.says(fl!(versions_title)));
    window.does(florence::Intent::Start(Box::new(four())));
    wait(&mut window, |window| window.says(fl!(saved)));
    list(&mut window);
    assert!(window.says(fl!(versions_none_yet)));
    window.click(fl!(close));
    assert!(!window.says(fl!(versions_none_yet)));
}

#[test]
fn a_version_that_cannot_be_read_is_told_and_left_alone() {
    let data = TempDir::new().unwrap();
    let mut window = replaced(data.path());
    list(&mut window);
    assert_eq!(versions(&window).len(), 1);
    let (of, backups) = files(data.path());
    let were: Vec<_> = backups.iter().map(|path| fs::read(path).unwrap()).collect();
    // The files break between the listing and the choice.
    for path in &backups {
        fs::write(path, "not a save").unwrap();
    }
    let latest = window.session().log().to_vec();
    open_first(&mut window);
    let told = "The earlier version was not opened; it stays as it is.";
    wait(&mut window, |window| window.says(told));
    assert_eq!(window.session().log(), latest);
    list(&mut window);
    assert!(window.says(fl!(versions_unreadable)));
    assert!(versions(&window).is_empty());
    window.key(Key::Escape);
    for path in &backups {
        assert_eq!(fs::read_to_string(path).unwrap(), "not a save");
    }
    assert_eq!(Save::<Game>::read(&of).unwrap().log, latest);
    for (path, was) in backups.iter().zip(were) {
        fs::write(path, was).unwrap();
    }
    list(&mut window);
    assert_eq!(versions(&window).len(), 1);
}

#[test]
fn a_version_that_began_differently_opens_as_a_copy() {
    let data = TempDir::new().unwrap();
    let mut window = replaced(data.path());
    let latest = window.session().log().to_vec();
    let (own, backups) = files(data.path());
    let newest = backups.iter().max().expect("there is one");
    let other = Session::<Game>::new(auctions(&["Xaver", "Yves", "Zoe"])).unwrap();
    let mut other = Save::from_session(&other);
    other.log.clear();
    other.write(newest).unwrap();
    list(&mut window);
    assert!(window.says(fl!(versions_as_a_copy)));
    open_first(&mut window);
    wait(&mut window, |window| {
        window.session().start().players[0].name == "Xaver"
    });
    drop(window);
    let save = Save::<Game>::read(&own).expect("it can be read");
    assert_eq!(save.log, latest, "the game itself stays");
}
