//! Any bytes as an archive of games: whatever it says, what comes in are saves under names of
//! their own in the folder of the games, and what was there is as it was.

#![no_main]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use studiolo::app::GAMES;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::kind;
use studiolo::ui::io::library::Archive;
use studiolo::ui::io::shelf::bundle::{Freight, Progress};
use studiolo_fuzz::{Memory, PRINCE};
use table::save::format::MAX_BYTES;

const OURS: &str = "/data/games/a.ron";

fuzz_target!(|bytes: &[u8]| {
    let disk = Memory::default();
    disk.put("/from.zip", bytes);
    disk.put(OURS, PRINCE[1].as_bytes());
    let archive = Archive::new(kinds(GAMES), Arc::new(disk.clone()), PathBuf::from("/data"));
    let library = archive.library();
    let mut freight = Freight::incoming(PathBuf::from("/from.zip"));
    let came_in = loop {
        match freight.step(&library) {
            Progress::Goes(..) => {}
            Progress::Unpacked(unpacked) => break unpacked.games,
            Progress::Failed(why) => {
                assert!(!why.is_empty());
                break 0;
            }
            Progress::Packed(..) => panic!("nothing goes out"),
        }
    };
    let mut games = 0;
    for (path, content) in disk.files() {
        if path == Path::new("/from.zip") {
            continue;
        }
        assert_eq!(
            path.parent(),
            Some(Path::new("/data/games")),
            "{}",
            path.display()
        );
        assert!(content.len() as u64 <= MAX_BYTES);
        if path == Path::new(OURS) {
            assert!(content == PRINCE[1].as_bytes());
            continue;
        }
        kind::parse(&kinds(GAMES), &content, &path).expect("it is a save");
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        games += usize::from(!name.contains(".bak."));
    }
    assert_eq!(games, came_in);
});
