//! The shelf: a session and its file, its backups, and other programs that write to it.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;

use table::save::disk::System;
use table::save::format::MAX_BYTES;
use table::save::shelf::{MAX_BACKUPS, Page};
use table::{Save, SaveError, Seat, Session, Shelf};

use super::disks::Making;
use super::pebbles::{Draw, Pebbles, Say, content, files, saved, session, some_log, take};

/// Takes pebbles one by one from the heap until it is empty.
fn empty_heap(session: &mut Session<Pebbles>, heap: usize) {
    while session.game().heaps[heap] > 0 {
        let turn = session.game().turn;
        session.play(take(turn, heap, 1)).expect("legal");
    }
}

#[test]
fn a_shelf_saves_and_reopens_a_session() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut session = session(some_log());
    session.go_to(5);
    for name in ["g.ron", "g.json"] {
        let path = dir.path().join(name);
        let mut shelf = Shelf::new(&path);
        shelf.save(&session).expect("writable");
        let (again, save) = Shelf::open::<Pebbles>(&path).expect("readable");
        assert_eq!(again.path(), path);
        assert_eq!(save.into_session().expect("legal"), session);
    }
    assert_eq!(files(dir.path()), ["g.json", "g.ron"]);
}

#[test]
fn the_first_entry_and_every_new_chapter_keep_what_was_there_as_a_backup() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut shelf = Shelf::new(dir.path().join("g.ron"));
    let mut session = session(vec![]);
    shelf.save(&session).expect("writable");
    assert_eq!(shelf.backups().expect("readable").len(), 0);
    session.play(take(Seat::A, 0, 1)).expect("legal");
    shelf.save(&session).expect("writable");
    assert_eq!(shelf.backups().expect("readable").len(), 1);
    session.play(take(Seat::B, 0, 1)).expect("legal");
    shelf.save(&session).expect("writable");
    assert_eq!(shelf.backups().expect("readable").len(), 1);
    let before = session.clone();
    session.play(take(Seat::C, 0, 1)).expect("legal");
    shelf.save(&session).expect("writable");
    let backups = shelf.backups().expect("readable");
    assert_eq!(backups[0], dir.path().join("g.2.bak.ron"));
    let backup = Save::<Pebbles>::read(&backups[0]).expect("readable");
    assert_eq!(backup.into_session().expect("legal"), before);

    // A program that starts in the middle of a chapter makes no backup of it.
    let (mut shelf, save) = Shelf::open::<Pebbles>(shelf.path()).expect("readable");
    let mut session = save.into_session().expect("legal");
    let turn = session.game().turn;
    session.play(take(turn, 1, 1)).expect("legal");
    shelf.save(&session).expect("writable");
    assert_eq!(shelf.backups().expect("readable").len(), 2);
    empty_heap(&mut session, 1);
    shelf.save(&session).expect("writable");
    assert_eq!(
        files(dir.path()),
        ["g.1.bak.ron", "g.2.bak.ron", "g.3.bak.ron", "g.ron"]
    );
}

#[test]
fn undoing_and_redoing_the_end_of_a_chapter_does_not_push_other_backups_out() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut shelf = Shelf::new(dir.path().join("g.ron"));
    let mut session = session(vec![]);
    empty_heap(&mut session, 0);
    for _ in 0..20 {
        shelf.save(&session).expect("writable");
        session.undo();
        shelf.save(&session).expect("writable");
        session.redo();
    }
    assert_eq!(shelf.backups().expect("readable").len(), 2);
}

#[test]
fn the_newest_backups_are_kept_and_nothing_else_is_removed() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut shelf = Shelf::new(dir.path().join("g.ron"));
    assert_eq!(shelf.backup_now().expect("no file, no backup"), None);
    let others = [
        "g.bak.ron",
        "g.3.bak.json",
        "g.x.bak.ron",
        "gg.1.bak.ron",
        "g.1.bak.1.bak.ron",
    ];
    for other in others {
        fs::write(dir.path().join(other), other).expect("writable");
    }
    let mut session = session(vec![]);
    for n in 1..=25u64 {
        session.play((Seat::A, Say(n.to_string()))).expect("legal");
        shelf.save(&session).expect("writable");
        let backup = shelf.backup_now().expect("writable").expect("a file");
        assert_eq!(backup, dir.path().join(format!("g.{n}.bak.ron")));
        assert_eq!(content(&backup), content(shelf.path()));
    }
    let backups = shelf.backups().expect("readable");
    let newest: Vec<_> = (16..=25)
        .rev()
        .map(|n| dir.path().join(format!("g.{n}.bak.ron")))
        .collect();
    assert_eq!(newest.len(), MAX_BACKUPS);
    assert_eq!(backups, newest);
    for other in others {
        assert_eq!(content(&dir.path().join(other)), other);
    }
}

#[test]
fn a_file_that_was_changed_elsewhere_is_not_overwritten() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let mut here = session(vec![]);
    let mut shelf = Shelf::new(&path);
    shelf.save(&here).expect("writable");

    let (mut other_shelf, save) = Shelf::open::<Pebbles>(&path).expect("readable");
    let mut there = save.into_session().expect("legal");
    there.play((Seat::A, Draw)).expect("legal");
    other_shelf.save(&there).expect("writable");

    here.play(take(Seat::A, 0, 1)).expect("legal");
    for _ in 0..2 {
        let error = shelf.save(&here).expect_err("changed elsewhere");
        assert!(matches!(&error, SaveError::ChangedElsewhere { path: p } if *p == path));
    }
    let (_, save) = Shelf::open::<Pebbles>(&path).expect("readable");
    assert_eq!(save.into_session().expect("legal"), there);

    // Saving anyway does not destroy it either.
    shelf.save_anyway(&here).expect("writable");
    let backups = shelf.backups().expect("readable");
    assert_eq!(Save::read(&backups[0]).expect("readable"), saved(&there));
    here.play((Seat::B, Draw)).expect("legal");
    shelf.save(&here).expect("known again");
}

#[test]
fn a_change_that_keeps_the_length_and_a_change_to_nonsense_are_noticed_too() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let mut here = session(vec![]);
    let mut shelf = Shelf::new(&path);
    shelf.save(&here).expect("writable");
    let text = content(&path);
    here.play((Seat::A, Draw)).expect("legal");
    let huge = " ".repeat(MAX_BYTES as usize + 1);
    for other in [&text.replace("Ada", "Eva"), "", "nonsense", &huge] {
        fs::write(&path, other).expect("writable");
        let error = shelf.save(&here).expect_err("changed elsewhere");
        assert!(
            matches!(error, SaveError::ChangedElsewhere { .. }),
            "{error}"
        );
        assert_eq!(content(&path), other);
    }
}

#[test]
fn a_new_game_does_not_overwrite_a_file_that_is_already_there() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    fs::write(&path, "precious").expect("writable");
    let error = Shelf::new(&path)
        .save(&session(vec![]))
        .expect_err("there is a file");
    assert!(matches!(error, SaveError::ChangedElsewhere { .. }));
    assert_eq!(content(&path), "precious");
}

#[test]
fn a_file_that_was_deleted_elsewhere_is_written_again() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let mut shelf = Shelf::new(&path);
    let session = session(some_log());
    shelf.save(&session).expect("writable");
    fs::remove_file(&path).expect("it was there");
    shelf.save(&session).expect("writable");
    assert_eq!(Save::read(&path).expect("readable"), saved(&session));
}

#[test]
fn after_a_failed_save_the_next_one_works() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("later").join("g.ron");
    let mut shelf = Shelf::new(&path);
    let session = session(some_log());
    let error = shelf.save(&session).expect_err("no directory");
    assert!(matches!(error, SaveError::Write { .. }), "{error}");
    assert_eq!(shelf.backups().expect("none"), [] as [&Path; 0]);
    fs::create_dir(dir.path().join("later")).expect("a directory");
    shelf.save(&session).expect("writable");
}

#[test]
fn what_somebody_wrote_of_whom_nobody_heard_again_is_not_taken_for_anothers() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let mut session = session(some_log());
    let mut shelf = Shelf::new(&path);
    shelf.save(&session).expect("writable");
    session.undo();
    let page = Page::of_game(&session, &path).expect("it can be written");
    fs::write(&path, page.text()).expect("writable");
    let here = Save::<Pebbles>::read(&path).expect("the page is a save");
    assert_eq!(here.into_session().expect("legal"), session);
    session.undo();
    let error = shelf
        .save(&session)
        .expect_err("nobody has said a word of this page");
    assert!(
        matches!(error, SaveError::ChangedElsewhere { .. }),
        "{error}"
    );
    shelf.expect(&page);
    shelf.save(&session).expect("it was announced");
    assert_eq!(
        Page::of_game(&session, &path).expect("text").text(),
        content(&path).as_bytes()
    );
}

#[test]
fn the_same_file_is_written_through_whichever_disk_there_is() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let mut session = session(some_log());
    let mut shelf = Shelf::new(&path);
    shelf.save(&session).expect("writable");
    let before = content(&path);
    session.undo();
    let mut shelf = shelf.on(Arc::new(Making(|_: &Path, _: &Path| {
        Err(io::ErrorKind::StorageFull.into())
    })));
    let error = shelf.save(&session).expect_err("there is no room");
    assert!(matches!(error, SaveError::Write { .. }), "{error}");
    assert_eq!(content(&path), before);
    let mut shelf = shelf.on(Arc::new(System));
    shelf.save(&session).expect("it knows what it wrote before");
    assert_ne!(content(&path), before);
}
