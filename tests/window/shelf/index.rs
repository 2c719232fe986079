//! The index saves reading, but files always take precedence over it.

use super::*;

fn told(window: &Window, name: &str) -> bool {
    window.says(name)
}

/// Changes the first player of a file, bypassing the program.
fn rename(path: &Path, name: &str) {
    let mut other = save(path);
    name.clone_into(&mut other.start.players[0].name);
    other.write(path).expect("it can be written");
}

#[test]
fn a_file_changed_behind_its_back_is_read_again() {
    let data = user(3);
    drop(Window::at_shelf(data.path()));
    let files = files_in(&data.path().join("shelf"), |name| name.ends_with(".json"));
    assert!(!files.is_empty(), "it is kept");
    let path = saves(data.path())[1].clone();
    rename(&path, "Maximiliane");
    let window = Window::at_shelf(data.path());
    assert!(told(&window, "Maximiliane"));
    drop(window);
    fs::remove_file(&path).expect("it is there");
    let window = Window::at_shelf(data.path());
    assert!(!told(&window, "Maximiliane"));
}

#[test]
fn a_damaged_index_is_made_anew_without_a_word() {
    let data = user(3);
    drop(Window::at_shelf(data.path()));
    let files = files_in(&data.path().join("shelf"), |name| name.ends_with(".json"));
    let whole: Vec<Vec<u8>> = files
        .iter()
        .map(|file| fs::read(file).expect("a file"))
        .collect();
    for damaged in [&b""[..], b"{", b"\xff\xfe", b"[1, 2]", b"{\"format\":1}"] {
        for file in &files {
            fs::write(file, damaged).expect("it can be written");
        }
        let window = Window::at_shelf(data.path());
        let grave = window
            .harness
            .state()
            .state()
            .notices
            .iter()
            .any(|notice| notice.grave);
        assert!(!grave);
        drop(window);
        let again: Vec<Vec<u8>> = files
            .iter()
            .map(|file| fs::read(file).expect("a file"))
            .collect();
        assert_eq!(again, whole);
    }
}

#[test]
fn games_are_not_played_through_a_second_time() {
    let data = user(4);
    drop(Window::at_shelf(data.path()));
    // Same length, same time: only the index can know the previous names.
    let path = saves(data.path())[0].clone();
    let about = fs::metadata(&path).expect("a file");
    let text = fs::read_to_string(&path).expect("text");
    let garbled = text.replacen("begun", "bugen", 1);
    assert_ne!(garbled, text);
    fs::write(&path, garbled).expect("it can be written");
    let file = fs::OpenOptions::new()
        .write(true)
        .open(&path)
        .expect("a file");
    let when = about.modified().expect("a time");
    file.set_modified(when).expect("it can be set");
    drop(file);
    let window = Window::at_shelf(data.path());
    assert!(!window.says("cannot be read"));
}
