//! Archives of everything: what is exported can be imported again, and nothing else.

use std::io::{Cursor, Write as _};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use studiolo::ui::session::intent::Wish;
use table::Seat;

use super::*;

fn export(window: &mut Window, to: &Path) {
    window.does(Intent::from(Wish::AskExport));
    window.types(fl!(shelf_archive), &to.display().to_string());
    window.click(fl!(shelf_export));
}

#[track_caller]
fn import(window: &mut Window, from: &Path) {
    let notices = window.harness.state().state().notices.iter();
    let notices: Vec<u64> = notices.map(|notice| notice.id).collect();
    for id in notices {
        window.does(Intent::Dismiss(id));
    }
    window.does(Intent::from(Wish::AskImport));
    window.types(fl!(shelf_archive), &from.display().to_string());
    window.click(fl!(shelf_import));
    window.wait(|window| window.says("already on the shelf") || window.says("could not be opened"));
}

fn contents(data: &Path) -> Vec<Vec<u8>> {
    let files = files_in(&data.join("games"), |name| name.ends_with(".ron"));
    let mut contents: Vec<Vec<u8>> = files
        .iter()
        .map(|path| fs::read(path).expect("a file"))
        .collect();
    contents.sort();
    contents
}

/// Returns an archive with these files, and opens a window of a user with two games.
fn with_archive(files: &[(&str, &[u8])]) -> (TempDir, PathBuf) {
    let data = user(2);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default())
            .expect("a name");
        zip.write_all(bytes).expect("memory");
    }
    let path = data.path().join("from.zip");
    fs::write(&path, zip.finish().expect("memory").into_inner()).expect("a file");
    (data, path)
}

#[test]
fn everything_goes_out_and_comes_in_elsewhere_and_twice_changes_nothing() {
    let data = user(5);
    let first = saves(data.path())[0].clone();
    let backup = fs::read(&saves(data.path())[1]).expect("a file");
    fs::write(first.with_extension("3.bak.ron"), &backup).expect("a backup");
    let archive = data.path().join("all.zip");
    let mut window = Window::at_shelf(data.path());
    export(&mut window, &archive);
    window.wait_for("are in");
    assert!(window.says("5 games and 1 earlier version"));
    // An existing archive is not replaced without asking.
    let before = fs::read(&archive).expect("a file");
    export(&mut window, &archive);
    window.wait_for(fl!(replace));
    assert_eq!(fs::read(&archive).expect("a file"), before);
    window.click(fl!(replace));
    window.wait(|window| !window.says(fl!(shelf_export_title)));

    let elsewhere = TempDir::new().expect("a temporary directory");
    let mut other = Window::at_shelf(elsewhere.path());
    import(&mut other, &archive);
    assert!(other.says("5 new games, 0 already on the shelf."));
    other.finds(5);
    assert_eq!(contents(elsewhere.path()), contents(data.path()));
    import(&mut other, &archive);
    assert!(other.says("No new games, 5 already on the shelf."));
    assert_eq!(contents(elsewhere.path()), contents(data.path()));
}

#[test]
fn another_game_of_the_same_name_comes_in_beside_ours() {
    let (data, archive) = {
        let other = user(3);
        let bytes = fs::read(&saves(other.path())[2]).expect("a file");
        with_archive(&[("games/evening-0000.ron", &bytes)])
    };
    let ours = contents(data.path());
    let mut window = Window::at_shelf(data.path());
    import(&mut window, &archive);
    assert!(window.says("1 new game, 0 already on the shelf."));
    let now = contents(data.path());
    assert_eq!(now.len(), 3);
    assert!(
        ours.iter().all(|content| now.contains(content)),
        "nothing is replaced"
    );
    assert!(
        saves(data.path())
            .iter()
            .any(|path| path.ends_with("evening-0000-2.ron"))
    );
}

#[test]
fn what_leads_out_is_no_save_or_too_large_stays_out() {
    let good = {
        let other = user(3);
        fs::read(&saves(other.path())[2]).expect("a file")
    };
    let large = vec![b' '; 5 << 20];
    let (data, archive) = with_archive(&[
        ("../escaped.ron", &good),
        ("/tmp/escaped-absolute.ron", &good),
        ("..\\escaped-backslash.ron", &good),
        ("C:\\escaped-drive.ron", &good),
        ("games/.hidden.ron", &good),
        ("games/readme.txt", b"hello"),
        ("games/none.ron", b"no game"),
        ("games/large.ron", &large),
        ("games/orphan.1.bak.ron", &good),
        ("deep/inside/it/good one.ron", &good),
    ]);
    let mut window = Window::at_shelf(data.path());
    import(&mut window, &archive);
    assert!(window.says("1 new game, 0 already on the shelf. 8 files were left out:"));
    assert!(window.says("../escaped.ron points outside the archive"));
    assert_eq!(saves(data.path()).len(), 3);
    let parent = data.path().parent().expect("it is in a directory");
    let strays = files_in(parent, |name| name.contains("escaped"));
    assert!(strays.is_empty(), "{strays:?}");
    assert!(files_in(data.path(), |name| name.contains("escaped")).is_empty());
    let all = files_in(&data.path().join("games"), |_| true);
    assert!(
        all.iter()
            .all(|path| !path.to_string_lossy().contains("orphan"))
    );
}

#[test]
fn games_that_are_called_alike_keep_their_backups() {
    // The first two are our own.
    let other = user(10);
    let bytes = |at: usize| fs::read(&saves(other.path())[2 + at]).expect("a file");
    let json = |at: usize| {
        let text = save(&saves(other.path())[2 + at]).to_json();
        text.expect("it is text").into_bytes()
    };
    let files = [
        ("a/evening.ron", bytes(0)),
        ("a/evening.1.bak.ron", bytes(1)),
        ("b/evening.ron", bytes(2)),
        ("b/evening.1.bak.ron", bytes(3)),
        ("b/evening.json", json(4)),
        ("b/evening.1.bak.json", json(5)),
        ("b/even*ing.ron", bytes(6)),
        ("b/even*ing.1.bak.ron", bytes(7)),
    ];
    let listed: Vec<(&str, &[u8])> = files.iter().map(|(name, it)| (*name, &**it)).collect();
    let (data, archive) = with_archive(&listed);
    let mut window = Window::at_shelf(data.path());
    import(&mut window, &archive);
    assert!(window.says("4 new games, 0 already on the shelf."));
    let mut now = files_in(&data.path().join("games"), |_| true);
    now.retain(|path| !path.to_string_lossy().contains("evening-000"));
    let mut found: Vec<Vec<u8>> = now.iter().map(|it| fs::read(it).expect("a file")).collect();
    let mut packed: Vec<Vec<u8>> = files.into_iter().map(|(_, bytes)| bytes).collect();
    found.sort();
    packed.sort();
    assert!(found == packed, "{now:?}");
}

#[test]
fn an_archive_made_to_swell_is_not_unpacked_to_its_end() {
    use studiolo::ui::io::shelf::bundle::MOST_UNPACKED;

    // No file is unpacked beyond the limit of a save, and all files together not beyond
    // this.
    const { assert!(MOST_UNPACKED <= 2 << 30) };
    let swollen = vec![b'x'; 64 << 20];
    let (data, archive) = with_archive(&[("games/a.ron", &swollen), ("games/b.ron", &swollen)]);
    assert!(fs::metadata(&archive).expect("a file").len() < 1 << 20);
    let mut window = Window::at_shelf(data.path());
    import(&mut window, &archive);
    assert!(window.says("2 files were left out:"));
    assert_eq!(saves(data.path()).len(), 2);
}

#[test]
fn what_is_no_archive_is_refused() {
    let data = user(1);
    let path = data.path().join("no.zip");
    let mut window = Window::at_shelf(data.path());
    for bytes in [&b""[..], b"PK", b"PK\x03\x04 and then nothing", b"hello"] {
        fs::write(&path, bytes).expect("a file");
        import(&mut window, &path);
        assert!(window.says(fl!(shelf_no_archive)));
    }
    assert_eq!(saves(data.path()).len(), 1);
}

#[test]
fn an_archive_of_ones_own_games_has_private_notes_and_says_so() {
    const SECRET: &str = "The lake is mine";
    let data = user(2);
    let path = saves(data.path())[0].clone();
    let mut noted = save(&path);
    noted.occasion.writes(Seat::B, SECRET.to_owned());
    noted.write(&path).expect("written");
    let mut window = Window::at_shelf(data.path());
    window.does(Intent::from(Wish::AskExport));
    assert!(window.says("including private notes"));
    window.does(Intent::CloseDialog);
    let archive = data.path().join("all.zip");
    export(&mut window, &archive);
    window.wait_for("are in");
    let elsewhere = TempDir::new().expect("a temporary directory");
    let mut other = Window::at_shelf(elsewhere.path());
    import(&mut other, &archive);
    other.finds(2);
    let found = saves(elsewhere.path()).into_iter().map(|path| save(&path));
    let notes: Vec<String> = found
        .map(|save| save.occasion.private(Seat::B).to_owned())
        .collect();
    assert!(notes.iter().any(|note| note == SECRET), "{notes:?}");
}
