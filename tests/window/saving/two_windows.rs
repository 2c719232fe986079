//! Two libraries on one game, as two windows have them, on the real disk.

use std::fs;
use std::path::{Path, PathBuf};

use florence::{Game, Setup};
use studiolo::app::GAMES;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::kept::Script;
use studiolo::ui::io::kept::{GameId, NotOpened};
use studiolo::ui::io::library::Library;
use table::{SaveError, Session};
use tempfile::TempDir;
use words::save_error;

const ID: GameId = GameId(1);

fn game() -> Session<Game> {
    let session = Session::<Game>::new(Setup::tracked(["Anna", "Ben", "Clara"]));
    session.expect("legal")
}

fn played() -> Session<Game> {
    let mut session = game();
    let first = session.game().legal().iter().next().expect("something");
    session.play(first).expect("legal");
    session
}

fn script(session: Session<Game>) -> Script {
    Script::of_game(session)
}

fn names(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).expect("readable");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names.map(|n| n.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn two(data: &TempDir) -> (Library, Library, PathBuf) {
    let mut first = Library::new(kinds(GAMES), data.path().to_owned());
    let second = Library::new(kinds(GAMES), data.path().to_owned());
    let path = first.save(ID, &script(game())).expect("writable");
    (first, second, path)
}

#[test]
fn an_open_game_is_refused_to_others_who_can_have_a_copy() {
    let data = TempDir::new().unwrap();
    let (mut first, mut second, path) = two(&data);
    let refused = second.open(ID, &path);
    assert!(matches!(refused, Err(NotOpened::InUse)), "{refused:?}");
    let before = fs::read(&path).unwrap();

    let copy = second.open_copy(ID, &path).expect("readable");
    let other = copy.path.expect("it has a file");
    assert_ne!(other, path);
    second.save(ID, &script(played())).expect("writable");
    assert_eq!(fs::read(&path).unwrap(), before, "nothing is overwritten");

    first.close(ID);
    let opened = second.open(GameId(2), &path);
    assert!(opened.is_ok(), "whoever closes it lets others have it");
}

#[test]
fn nobody_saves_into_a_game_that_another_window_has_open() {
    let data = TempDir::new().unwrap();
    let (_first, mut second, path) = two(&data);
    let before = fs::read(&path).unwrap();
    let refused = second.save_to(ID, &script(played()), &path, false);
    assert!(
        matches!(refused, Err(SaveError::InUse { .. })),
        "{refused:?}"
    );
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn two_new_games_of_the_same_players_get_files_of_their_own() {
    let data = TempDir::new().unwrap();
    let (_first, mut second, path) = two(&data);
    let other = second.save(ID, &script(game())).expect("writable");
    assert_ne!(other, path);
}

#[test]
fn the_backups_of_a_game_are_told_with_what_is_in_them() {
    let data = TempDir::new().unwrap();
    let (mut first, _, path) = two(&data);
    first.save(ID, &script(played())).expect("writable");
    let mut session = played();
    first
        .backup(ID, &script(session.clone()))
        .expect("writable");
    let entries = |library: &Library| -> Vec<usize> {
        let versions = library.versions(&path).into_iter();
        versions.map(|version| version.entries).collect()
    };
    assert_eq!(entries(&first), [0], "the newest is as the game is");
    let next = session.game().legal().iter().next().expect("something");
    session.play(next).expect("legal");
    first.save(ID, &script(session)).expect("writable");
    assert_eq!(entries(&first), [1, 0], "newest first");
    let versions = first.versions(&path);
    for version in versions {
        let content = version.content.expect("readable");
        assert_eq!(
            (
                content.standing.map(|standing| standing.round),
                content.names.len()
            ),
            (Some(1), 3)
        );
    }
}

#[test]
fn locks_are_not_on_the_list_and_leave_nothing_behind() {
    let data = TempDir::new().unwrap();
    let (mut first, second, path) = two(&data);
    assert_eq!(second.list().len(), 1);
    let games = path.parent().unwrap();
    assert_eq!(names(games).len(), 2, "the game and its lock");
    first.close(ID);
    assert_eq!(names(games).len(), 1);
    // A lock left behind by a killed program does not block, and is removed.
    fs::write(games.join(".gone.ron.studiolo.lock"), "").unwrap();
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    fs::write(games.join(format!(".{name}.studiolo.lock")), "").unwrap();
    first.tidy();
    assert_eq!(names(games), [name]);
}

#[test]
fn a_pipe_among_the_games_holds_up_nobody() {
    let data = TempDir::new().unwrap();
    let (mut first, _, path) = two(&data);
    let pipe = path.with_file_name("x.ron");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo is there").success());
    fs::create_dir(path.with_file_name("y.ron")).unwrap();
    assert_eq!(first.list().len(), 1);
    let refused = first.open(GameId(2), &pipe);
    let why = SaveError::NotAFile { path: pipe };
    match refused {
        Err(NotOpened::Unreadable(error)) => assert_eq!(save_error(&error), save_error(&why)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_a_killed_program_left_is_kept_if_it_is_more_than_the_file_has() {
    let data = TempDir::new().unwrap();
    let (mut first, _, path) = two(&data);
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let more = data.path().join("more.ron");
    first
        .save_to(ID, &script(played()), &more, false)
        .expect("writable");
    let left = path.with_file_name(format!(".{name}.studiolo.AbCd12"));
    let torn = path.with_file_name(format!(".{name}.studiolo.AbCd13"));
    let lost = path.with_file_name(".lost.ron.studiolo.AbCd14");
    let same = path.with_file_name(format!(".{name}.studiolo.AbCd15"));
    fs::copy(&path, &same).unwrap();
    fs::copy(&more, &left).unwrap();
    fs::copy(&more, &lost).unwrap();
    fs::write(&torn, &fs::read(&more).unwrap()[..100]).unwrap();

    let rescued = first.tidy();
    let mut entries: Vec<_> = rescued.iter().map(|rescued| rescued.entries).collect();
    entries.sort();
    assert_eq!(entries, [(1, None), (1, Some(0))]);
    for rescued in &rescued {
        let text = fs::read(&rescued.path).unwrap();
        assert_eq!(text, fs::read(&more).unwrap());
    }
    assert!(path.with_file_name("lost.ron").exists());
    for gone in [left, torn, lost, same] {
        assert!(!gone.exists(), "{}", gone.display());
    }
}

#[test]
fn a_file_that_is_no_save_stays_where_it_is_outside_of_the_library() {
    let data = TempDir::new().unwrap();
    let mut library = Library::new(kinds(GAMES), data.path().to_owned());
    let foreign = data.path().join("letter.ron");
    fs::write(&foreign, "Dear Anna").unwrap();
    assert!(!library.is_own(&foreign));
    assert!(library.open_in_place(ID, &foreign).is_err());
    assert_eq!(fs::read_to_string(&foreign).unwrap(), "Dear Anna");
}
