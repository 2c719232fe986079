//! Any bytes as a part of the index of the shelf: forgotten, or entries that a save could have
//! told, which the shelf can find, sum up and write again.

#![no_main]

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use libfuzzer_sys::fuzz_target;
use studiolo::ui::io::shelf::figures::Figures;
use studiolo::ui::io::shelf::index::Index;
use studiolo::ui::io::shelf::record::{Record, Told};
use studiolo::ui::io::shelf::strength::strengths;
use studiolo_fuzz::Memory;

fuzz_target!(|bytes: &[u8]| {
    let (data, file) = (Path::new("/data"), Path::new("/data/games/a.ron"));
    let written = SystemTime::UNIX_EPOCH + Duration::from_secs(1);
    let disk = Memory::default();
    // In whichever part it would be.
    for part in 0..16 {
        disk.put(&format!("/data/shelf/{part:02}.json"), bytes);
    }
    let mut index = Index::default();
    index.load(&disk, data);
    let Some(entry) = index.get(file, written, 1).cloned() else {
        return;
    };
    assert!(entry.is_sound());
    let at = (file.to_owned(), written, 1);
    let told = Told::Game(Box::new(entry.clone()));
    let records = [Arc::new(Record::new(at, told, &studiolo_fuzz::utc()))];
    let _ = Figures::of(records.iter().map(|it| &**it), &table::Alike::default());
    let _ = strengths(records.iter().map(|it| &**it), &table::Alike::default());
    index.put(file, written, 1, entry.clone());
    index.save(&disk, data);
    let mut again = Index::default();
    again.load(&disk, data);
    assert_eq!(again.get(file, written, 1), Some(&entry));
});
