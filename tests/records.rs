//! Games in the notation: what is written is read again as the same game, whatever
//! file it comes from; what is written by hand is read as it is meant; and what
//! cannot be read is refused with the place and what should stand there.

use std::path::{Path, PathBuf};

use studiolo::florence::Game;
use studiolo::table::{Rewrites, Save};
use studiolo::words::florence::record;

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let all = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = all.map(|file| file.expect("an entry").path()).collect();
    files.retain(|file| {
        let ending = file.extension().and_then(|ending| ending.to_str());
        matches!(ending, Some("ron" | "json"))
    });
    files.sort();
    files
}

/// What of a save the notation holds.
fn written(save: &Save<Game>) -> Save<Game> {
    Save {
        rewrites: Rewrites::default(),
        ..save.clone()
    }
}

#[test]
fn every_file_there_is_can_be_written_and_read_again() {
    let folders = [
        "saves",
        "tests/data/look",
        "tests/data/saves-1",
        "tests/data/saves-2",
    ];
    let mut count = 0;
    for file in folders.into_iter().flat_map(files) {
        let save = Save::<Game>::read(&file).expect("a save");
        let text = record::print(&save);
        let here = file.display();
        let read = record::parse(&text).unwrap_or_else(|error| {
            panic!("{here}: {}\n{text}", error.sentence());
        });
        assert_eq!(read, written(&save), "{here}:\n{text}");
        assert_eq!(record::print(&read), text, "{here}");
        count += 1;
    }
    assert!(count > 40);
}
