//! Saves as files: formats by name, links, full disks, and paths that are not files.

use std::fs;
use std::path::Path;
use std::process::Command as Process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use table::save::disk::{Disk as _, System};
use table::save::files::{lock_of, locked_by, set_aside, write};
use table::save::format::MAX_BYTES;
use table::{Format, Header, Save, SaveError, Shelf};
use words::save_error;

use super::disks::Making;
use super::pebbles::{Pebbles, content, files, saved, session, some_log};

#[test]
fn a_file_is_read_and_written_in_the_format_of_its_name() {
    let dir = tempfile::tempdir().expect("a directory");
    let save = saved(&session(some_log()));
    for (name, first) in [("g.ron", '('), ("g.JSON", '{'), ("g.txt", '('), ("g", '(')] {
        let path = dir.path().join(name);
        save.write(&path).expect("writable");
        save.write(&path).expect("writable a second time");
        assert!(content(&path).starts_with(first));
        assert_eq!(Save::read(&path).expect("readable"), save);
    }
    assert_eq!(files(dir.path()), ["g", "g.JSON", "g.ron", "g.txt"]);
}

#[test]
fn files_that_are_no_texts_are_told_apart_from_files_with_mistakes() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let zeros = [0; 4096];
    for (bytes, fits) in [
        (&b"\xff\xfe\x00"[..], "NotText"),
        (&zeros[..], "NotText"),
        (b"(studiolo: 1, game: \"pebbles\", start: \xc3", "NotText"),
        (b"(studiolo: 1\0", "NotText"),
        (b"", "Empty"),
        (b" \r\n\t", "Empty"),
        (b"hello", "Syntax"),
    ] {
        fs::write(&path, bytes).expect("writable");
        let error = Save::<Pebbles>::read(&path).expect_err(fits);
        assert!(format!("{error:?}").starts_with(fits), "{error:?}");
    }
}

#[test]
fn a_file_larger_than_any_game_is_not_even_read() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let file = fs::File::create(&path).expect("writable");
    // A sparse file takes no room on the disk.
    file.set_len(1 << 40).expect("a terabyte");
    let error = Save::<Pebbles>::read(&path).expect_err("huge");
    assert!(matches!(error, SaveError::TooBig), "{error}");
    file.set_len(MAX_BYTES + 1).expect("one too many");
    let error = Save::<Pebbles>::read(&path).expect_err("one too many");
    assert!(matches!(error, SaveError::TooBig), "{error}");
    file.set_len(MAX_BYTES).expect("just right");
    let error = Save::<Pebbles>::read(&path).expect_err("zeros");
    assert!(matches!(error, SaveError::NotText), "{error}");

    let mut save = saved(&session(vec![]));
    save.start.note = Some("x".repeat(MAX_BYTES as usize));
    let error = save.write(&path).expect_err("one could not read it again");
    assert!(matches!(error, SaveError::TooBig), "{error}");
}

/// Nothing writes to this pipe, so opening it would block forever.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_refused_at_once() {
    let dir = tempfile::tempdir().expect("a directory");
    let pipe = dir.path().join("pipe.ron");
    let made = Process::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo is there").success());
    for path in [&pipe, dir.path(), Path::new("/dev/zero")] {
        let error = Save::<Pebbles>::read(path).expect_err("no file");
        assert!(matches!(&error, SaveError::NotAFile { path: p } if p == path));
        assert!(save_error(&error).contains("is not a file"), "{error}");
    }
    Shelf::new(&pipe)
        .save(&session(vec![]))
        .expect_err("there is something already");
}

#[test]
fn errors_with_files_name_the_file_and_what_the_system_says() {
    let dir = tempfile::tempdir().expect("a directory");
    let missing = dir.path().join("missing.ron");
    let error = Save::<Pebbles>::read(&missing).expect_err("missing");
    assert!(matches!(&error, SaveError::Read { path, .. } if *path == missing));
    assert!(save_error(&error).contains("missing.ron"), "{error}");

    let save = saved(&session(some_log()));
    fs::write(dir.path().join("file"), "mine").expect("writable");
    fs::create_dir(dir.path().join("g.ron")).expect("a directory");
    let before = files(dir.path());
    for name in ["file/g.ron", "nowhere/g.ron", "g.ron", "", ".."] {
        let path = dir.path().join(name);
        let error = save.write(&path).expect_err("no place for a file");
        let (SaveError::Write { path: p, .. } | SaveError::NotAFile { path: p }) = &error else {
            panic!("{error}");
        };
        assert_eq!(*p, path);
    }
    assert_eq!(files(dir.path()), before);
    assert_eq!(content(&dir.path().join("file")), "mine");
}

/// A socket stands in for a device: if the program were wrong, the test would replace its
/// target.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_replaced_by_a_save() {
    use std::os::unix::fs::FileTypeExt;
    use std::os::unix::net::UnixListener;

    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("socket");
    let _socket = UnixListener::bind(&path).expect("a socket");
    saved(&session(vec![])).write(&path).expect_err("a socket");
    let kind = fs::metadata(&path).expect("it is there").file_type();
    assert!(kind.is_socket());
    assert_eq!(files(dir.path()), ["socket"]);
}

#[cfg(unix)]
#[test]
fn a_link_goes_on_pointing_to_the_file_that_is_written() {
    let dir = tempfile::tempdir().expect("a directory");
    let (file, link) = (dir.path().join("g.ron"), dir.path().join("link.ron"));
    fs::write(&file, "old").expect("writable");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let save = saved(&session(some_log()));
    save.write(&link).expect("writable");
    assert!(link.is_symlink());
    assert_eq!(Save::read(&file).expect("readable"), save);
}

/// A limit on the size of files stands in for a full disk: the write fails halfway. The
/// limit lasts as long as the process, so the test runs itself a second time under it.
#[cfg(unix)]
#[test]
fn a_write_that_runs_out_of_room_leaves_the_old_file_and_nothing_else() {
    const FILE: &str = "STUDIOLO_TEST_WITHOUT_ROOM";
    let save = saved(&session(some_log()));
    let mut large = save.clone();
    large.start.note = Some("x".repeat(1 << 20));
    if let Some(path) = std::env::var_os(FILE) {
        let error = large.write(path.as_ref()).expect_err("there is no room");
        assert!(matches!(error, SaveError::Write { .. }), "{error}");
        return;
    }
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    save.write(&path).expect("writable");
    let room = module_path!().split_once("::").map_or("", |(_, room)| room);
    let name = "a_write_that_runs_out_of_room_leaves_the_old_file_and_nothing_else";
    let this = format!("{room}::{name}");
    let output = Process::new("sh")
        .args([
            "-c",
            "trap '' XFSZ; ulimit -f 64; exec \"$0\" --exact \"$1\"",
        ])
        .arg(std::env::current_exe().expect("this test"))
        .arg(this.trim_start_matches("::"))
        .env(FILE, &path)
        .output()
        .expect("there is a shell");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("1 passed"), "{said}");
    assert_eq!(Save::read(&path).expect("readable"), save);
    assert_eq!(files(dir.path()), ["g.ron"]);
    large.write(&path).expect("here there is room");
}

#[test]
fn a_lock_leads_to_its_file_and_any_other_name_to_none() {
    for name in ["g.ron", "g", ".hidden", "Übung 1.json", "g.lock"] {
        let path = Path::new("games").join(name);
        let lock = lock_of(&path);
        assert_ne!(lock, path);
        assert_eq!(locked_by(&lock), Some(path));
    }
    for name in [
        "g.ron",
        "g.lock",
        ".g.ron",
        "..lock",
        ".lock",
        ".g.lock.old",
    ] {
        let path = Path::new("games").join(name);
        assert_eq!(locked_by(&path), None, "{name}");
    }
}

#[test]
fn an_unreadable_file_is_set_aside_without_overwriting_any() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let first = dir.path().join("g.ron.unreadable-1");
    fs::write(&first, "of last week").expect("writable");
    for n in [2, 3] {
        fs::write(&path, format!("nonsense {n}")).expect("writable");
        let aside = set_aside(&System, &path).expect("there is a free name");
        assert_eq!(aside, dir.path().join(format!("g.ron.unreadable-{n}")));
        assert_eq!(content(&aside), format!("nonsense {n}"));
        assert!(!path.exists());
    }
    assert_eq!(content(&first), "of last week");
    set_aside(&System, &path).expect_err("there is no file");
    assert_eq!(files(dir.path()).len(), 3);
}

#[test]
fn where_no_file_can_be_made_none_is_set_aside_and_nothing_is_tried_for_ever() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("gone").join("g.ron");
    let (tell, told) = mpsc::channel();
    thread::spawn(move || tell.send(set_aside(&System, &path).is_err()));
    assert_eq!(told.recv_timeout(Duration::from_secs(10)), Ok(true));
}

#[test]
fn as_large_as_may_be_read_may_be_written_and_not_a_byte_more() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let mut bytes = vec![b' '; MAX_BYTES as usize];
    write(&System, &path, &bytes).expect("it can be read again");
    bytes.push(b' ');
    let error = write(&System, &path, &bytes).expect_err("nobody could read it");
    assert!(matches!(error, SaveError::TooBig), "{error}");
    assert_eq!(content(&path).len(), MAX_BYTES as usize);
}

/// The list of games names all players, however many there are and whatever their names,
/// although it reads only the beginning of a long file.
#[test]
fn a_header_longer_than_what_is_read_first_is_read_to_its_end() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    // In one of two neighbouring lengths a two-byte letter is cut.
    for letters in 0..900 {
        let name = format!("{}{}", "x".repeat(letters % 2), "é".repeat(letters));
        let text = format!(
            "(studiolo: 2, game: \"marbles\", people: [(name: \"{name}\"), (name: \"Ben\")], \
             start: {})",
            "0".repeat(2000)
        );
        fs::write(&path, &text).expect("writable");
        let header = Header::read_from(&System, &path).expect("a header");
        assert_eq!(header, Header::parse(&text, Format::Ron).expect("a header"));
        let names: Vec<&str> = header.people.seats.iter().map(|p| &*p.name).collect();
        assert_eq!(names, [&*name, "Ben"]);
    }
    fs::write(&path, "(studiolo: 2, game: \"marbles\")").expect("writable");
    let header = Header::read_from(&System, &path).expect("a short file is a save too");
    assert_eq!(header.game, "marbles");
}

#[test]
fn a_temporary_name_that_is_taken_is_left_alone_and_another_found() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.ron");
    let left = AtomicUsize::new(2);
    let disk = Making(move |path: &Path, like: &Path| {
        let taken = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1));
        if taken.is_ok() {
            fs::write(path, "of somebody else")?;
        }
        System.create(path, like)
    });
    write(&disk, &path, b"new").expect("there are other names");
    assert_eq!(content(&path), "new");
    let others: Vec<String> = files(dir.path())
        .into_iter()
        .filter(|name| name != "g.ron")
        .collect();
    assert_eq!(others.len(), 2, "{others:?}");
    for name in others {
        assert_eq!(content(&dir.path().join(name)), "of somebody else");
    }
}
