//! Any bytes as a file next to the games: refused, or the same when it is written and read
//! again. If something is wrong with its content, there are words for it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use studiolo::app::GAMES;
use studiolo::games::florence::named_rules::NamedRules;
use studiolo::games::tiletum::edition_faults::faults;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::collection::Collected as _;
use studiolo::ui::io::kind;
use studiolo::ui::io::library::Archive;
use studiolo::ui::io::preferences::Preferences;
use studiolo::ui::io::shelf::bundle::{Freight, Progress};
use studiolo::ui::io::shelf::figures::Figures;
use studiolo::ui::io::shelf::index::Index;
use studiolo::ui::io::shelf::record::{Record, Told};
use studiolo::ui::io::shelf::strength::strengths;
use table::save::format::MAX_BYTES;
use table::save::limits::Part;

use crate::common::{PRINCE, has_words, in_language, may_be_kept, stands};
use crate::memory::Memory;

/// Reads tile shapes and boards of *The Princes of Florence*.
pub fn edition(bytes: &[u8]) {
    use florence::{EditionData, Game, Setup};
    let Ok(edition) = EditionData::of_bytes(bytes) else {
        return;
    };
    assert!(edition.name.chars().count() <= Part::Name.most());
    let text = edition.text().expect("it can be written");
    let again = EditionData::of_bytes(text.as_bytes());
    assert_eq!(again.ok().as_ref(), Some(&edition), "{text}");
    // A sound one would be kept as long as the program runs.
    if edition.problems().is_empty() {
        return;
    }
    let setup = Setup {
        edition,
        ..Setup::tracked(["Anna", "Ben", "Clara"])
    };
    let problems = Game::try_from(&setup).expect_err("something is wrong with it");
    in_language(bytes.len(), || {
        let words = words::florence::Words::of(&setup);
        assert!(problems.iter().all(|it| !words.problem(it).is_empty()));
    });
}

/// Reads a deck of *The Prince*.
pub fn deck(bytes: &[u8]) {
    use prince::EditionData;
    let deck = match EditionData::of_bytes(bytes) {
        Ok(deck) => deck,
        Err(error) => {
            let said = in_language(bytes.len(), || error.said());
            assert!(!said.is_empty(), "{error:?}");
            return;
        }
    };
    assert!(deck.longest_name() <= Part::Name.most());
    let text = deck.text().expect("it can be written");
    let again = EditionData::of_bytes(text.as_bytes());
    assert_eq!(again.ok().as_ref(), Some(&deck), "{text}");
    let problems = deck.problems();
    in_language(bytes.len(), || {
        let said = problems.iter().map(words::prince::edition_text);
        assert!(said.into_iter().all(|it| !it.is_empty()));
    });
}

/// Reads a map with the tiles and values of *Tiletum*. Every fault has words, and none of its
/// fixes fails. A game can be played with it if nothing is wrong.
pub fn edition_tiletum(bytes: &[u8]) {
    use tiletum::{EditionData, Game, Setup};
    let edition = match EditionData::of_bytes(bytes) {
        Ok(edition) => edition,
        Err(error) => return has_words(bytes.len(), &error),
    };
    assert!(edition.longest_name() <= Part::Name.most());
    assert!(edition.longest_list() <= Part::Cards.most());
    let text = edition.text().expect("it can be written");
    let again = EditionData::of_bytes(text.as_bytes());
    assert_eq!(again.ok().as_ref(), Some(&edition), "{text}");
    let problems = edition.problems();
    let faults = in_language(bytes.len(), || faults(&edition));
    let wrong = faults.iter().filter(|fault| fault.is_wrong).count();
    assert_eq!(wrong, problems.len());
    for fault in &faults {
        assert!(!fault.title.is_empty() && !fault.text.is_empty());
        for (button, cure) in &fault.cures {
            assert!(!button.is_empty());
            cure.apply(&mut edition.clone());
        }
    }
    if !may_be_kept(edition == EditionData::default()) {
        return;
    }
    let setup = Setup::tracked_with(&edition, ["Anna", "Ben", "Clara"]);
    match stands::<Game>(&setup) {
        Ok(()) => assert!(problems.is_empty(), "{problems:?}"),
        Err(found) => {
            assert!(!problems.is_empty() && !found.is_empty(), "{found:?}");
            in_language(bytes.len(), || {
                let words = words::tiletum::Words::new(&setup);
                assert!(found.iter().all(|it| !words.problem(it).is_empty()));
            });
        }
    }
}

/// Reads a named set of house rules. A game can start with it, or there are words for what
/// is wrong.
pub fn house_rules(bytes: &[u8]) {
    use florence::{Game, Setup};
    let Ok(set) = NamedRules::of_bytes(bytes) else {
        return;
    };
    assert!(set.name.chars().count() <= Part::Name.most());
    let text = set.text().expect("it can be written");
    let again = NamedRules::of_bytes(text.as_bytes());
    assert_eq!(again.ok().as_ref(), Some(&set), "{text}");
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    setup.options.house_rules = set.rules;
    if let Err(problems) = stands::<Game>(&setup) {
        in_language(bytes.len(), || {
            let words = words::florence::Words::of(&setup);
            assert!(problems.iter().all(|it| !words.problem(it).is_empty()));
        });
    }
}

/// Reads preferences. Nothing in them could make the window unusable.
pub fn preferences(bytes: &[u8]) {
    let Some(preferences) = Preferences::of_bytes(bytes) else {
        return;
    };
    assert!((0.3..=5.0).contains(&preferences.zoom));
    assert!(preferences.names.len() <= Part::Players.most());
    let mut names = preferences.names.iter();
    assert!(names.all(|name| name.chars().count() <= Part::Name.most()));
    let text = preferences.text().expect("they can be written");
    let again = Preferences::of_bytes(text.as_bytes());
    assert_eq!(again.as_ref(), Some(&preferences), "{text}");
}

/// Reads a part of the index of the shelf. Its entries could come from saves: the shelf can
/// show them, sum them up and write them again.
pub fn index(bytes: &[u8]) {
    let (data, file) = (Path::new("/data"), Path::new("/data/games/a.ron"));
    let written = SystemTime::UNIX_EPOCH + Duration::from_secs(1);
    let disk = Memory::default();
    // The name of the game decides which part it is; here it is all of them.
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
    let records = [Arc::new(Record::new(at, told, &jiff::tz::TimeZone::UTC))];
    let _ = Figures::of(records.iter().map(|it| &**it), &table::Alike::default());
    let _ = strengths(records.iter().map(|it| &**it), &table::Alike::default());
    index.put(file, written, 1, entry.clone());
    index.save(&disk, data);
    let mut again = Index::default();
    again.load(&disk, data);
    assert_eq!(again.get(file, written, 1), Some(&entry));
}

/// A game that is there before an archive is imported.
const OURS: &str = "/data/games/a.ron";

/// Imports an archive of games. Only valid saves come in, with their own names, to the folder
/// of the games, and nothing is replaced.
pub fn archive(bytes: &[u8]) {
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
        let folder = path.parent();
        assert_eq!(folder, Some(Path::new("/data/games")), "{}", path.display());
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
}
