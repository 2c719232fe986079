//! What a person does beside the table: notes, the trash, an archive, preferences,
//! editions, decks and an installation. Each thing is said once it is done; whatever was
//! said is there after a kill, and everything else is as it was before or as it was to be.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use florence::{EditionData, Game};
use studiolo::app::GAMES;
use studiolo::cli::install::{Piece, Place, put_all, take_all};
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::clerk::{Clerk, Job, Report};
use studiolo::ui::io::collection;
use studiolo::ui::io::collection::Listed;
use studiolo::ui::io::errand::Store;
use studiolo::ui::io::kept::Amendment;
use studiolo::ui::io::kept::GameId;
use studiolo::ui::io::library::{Archive, Library};
use studiolo::ui::io::preferences::Preferences;
use studiolo::ui::io::shelf::bundle::{Freight, Progress};
use studiolo::ui::io::shelf::chore::{Chore, Outcome};
use table::save::disk::System;
use table::save::known::Known;
use table::{Occasion, Save};

use super::{new_game, save, say};

/// How long a job may take.
const PATIENCE: Duration = Duration::from_secs(20);

fn pieces(number: u32) -> [Piece; 3] {
    let content = |name: &str| Piece::new(format!("share/{name}"), format!("{name} {number}"));
    ["a", "b", "c"].map(content)
}

fn place(data: &Path) -> Place {
    Place::below(data.join("prefix"))
}

fn archive(data: &Path) -> PathBuf {
    data.join("all.zip")
}

fn deck(data: &Path) -> PathBuf {
    data.join("decks/prince_deck_1.ron")
}

fn zoom(number: u32) -> f32 {
    1.0 + (number % 64) as f32 / 128.0
}

fn does(clerk: &Clerk, job: Job) -> Vec<Report> {
    clerk.do_soon(job);
    assert!(clerk.catch_up(PATIENCE), "it is done");
    clerk.reports().collect()
}

fn chore(clerk: &Clerk, chore: Chore) -> Outcome {
    let reports = does(clerk, Job::Shelf(chore)).into_iter();
    let mut outcomes = reports.filter_map(|report| match report {
        Report::Shelf(outcome) => Some(outcome),
        _ => None,
    });
    outcomes.next().expect("something comes of it")
}

/// The person's day, without an end.
pub(super) fn live(data: &Path) -> ! {
    let clerk = Clerk::start(
        Archive::new(kinds(GAMES), Arc::new(System), data.to_owned()),
        || (),
    );
    does(&clerk, Job::Tidy);
    let known = Known::default();
    let store = Store {
        disk: &System,
        data,
        known: &known,
    };
    let (mut preferences, _) = Preferences::load(&System, data, &known);
    let first = fastrand::u32(..1 << 30);
    let mut edition = None;
    for number in first.. {
        let named = format!("n{number}");
        save(&clerk, u64::from(number) + 1, &new_game());
        clerk.catch_up(PATIENCE);
        let saved = clerk.reports().find_map(|report| match report {
            Report::Saved(_, _, path) => Some(path),
            _ => None,
        });
        let path = saved.expect("it is saved");
        does(&clerk, Job::Close(GameId(u64::from(number) + 1)));
        let noted = Amendment {
            occasion: Some(Occasion {
                note: named.clone(),
                ..Occasion::default()
            }),
            ..Amendment::default()
        };
        let amended = chore(&clerk, Chore::Amend(path.clone(), Box::new(noted)));
        assert!(matches!(amended, Outcome::Amended(_)), "{amended:?}");
        say(&format!("note {number}"));

        preferences.zoom = zoom(number);
        preferences
            .save(&System, data, &known)
            .expect("it is written");
        say(&format!("preferences {number}"));

        let data_of = EditionData {
            name: named.clone(),
            ..EditionData::default()
        };
        match &edition {
            None => edition = Some(collection::keep_new(&store, &data_of).expect("written")),
            Some(path) => {
                collection::keep(&store, path, &data_of).expect("written");
            }
        }
        let file = edition.as_ref().expect("it has one").file_name();
        let file = file.expect("a name").to_string_lossy().into_owned();
        say(&format!("edition {number} {file}"));

        let data_of = prince::EditionData {
            name: named,
            ..prince::EditionData::default()
        };
        // The one before was written by a program that is dead; it is read before it is
        // replaced, as the window does.
        let _ = known.read(&System, &deck(data));
        collection::keep(&store, &deck(data), &data_of).expect("written");
        say(&format!("deck {number}"));

        match chore(&clerk, Chore::Discard(path)) {
            Outcome::Discarded(_, to) if number % 2 == 0 => {
                let restored = chore(&clerk, Chore::Restore(vec![to]));
                assert!(matches!(restored, Outcome::Restored(_)), "{restored:?}");
            }
            Outcome::Discarded(..) => {}
            other => panic!("{other:?}"),
        }
        say(&format!("moved {number}"));

        let freight = Arc::new(Mutex::new(Freight::out(archive(data))));
        loop {
            match chore(&clerk, Chore::Carry(Arc::clone(&freight), true)) {
                Outcome::Carried(_, Progress::Goes(..)) => {}
                Outcome::Carried(_, Progress::Packed(..)) => break,
                other => panic!("{other:?}"),
            }
        }
        say(&format!("archive {number}"));
        chore(&clerk, Chore::Survey);
        clerk.do_soon(Job::Shelf(Chore::KeepIndex));

        let (_, fine) = put_all(&System, &place(data), &pieces(number)).expect("installed");
        assert!(fine);
        say(&format!("installed {number}"));
    }
    unreachable!("nobody lives that long")
}

/// What was said of each kind last, with its number.
#[derive(Debug, Default)]
pub(super) struct Said {
    last: BTreeMap<String, (u32, String)>,
    notes: Vec<u32>,
}

impl Said {
    /// Takes a line in.
    pub(super) fn hear(&mut self, line: &str) {
        let mut words = line.splitn(3, ' ');
        let what = words.next().expect("a word").to_owned();
        let number: u32 = words.next().and_then(|it| it.parse().ok()).expect(line);
        if what == "note" {
            self.notes.push(number);
        }
        let rest = words.next().unwrap_or_default().to_owned();
        self.last.insert(what, (number, rest));
    }

    /// How many notes were said.
    pub(super) fn notes(&self) -> usize {
        self.notes.len()
    }

    /// All of it is there.
    pub(super) fn holds(&self, data: &Path, games: &[PathBuf], trash: &[PathBuf]) {
        let number = |what: &str| self.last.get(what).map(|(number, _)| *number);
        let is_next = |now: u32, what: &str| {
            number(what).is_none_or(|said| now == said || now == said.wrapping_add(1))
        };
        self.holds_notes(games, trash);

        let known = Known::default();
        let (preferences, aside) = Preferences::load(&System, data, &known);
        assert!(aside.is_none(), "preferences are whole");
        if let Some(said) = number("preferences") {
            let zooms = [zoom(said), zoom(said + 1)];
            assert!(zooms.contains(&preferences.zoom), "{}", preferences.zoom);
        }
        let store = Store {
            disk: &System,
            data,
            known: &known,
        };
        let Listed {
            kept: editions,
            aside,
            ..
        } = collection::list::<EditionData>(&store);
        assert!(aside.is_empty(), "{aside:?}");
        if let Some((_, file)) = self.last.get("edition") {
            let kept = editions.iter().find(|kept| kept.path.ends_with(file));
            let name = &kept.expect("it is there").data.name;
            let now = name.trim_start_matches('n').parse().expect("a number");
            assert!(is_next(now, "edition"), "{name}: {self:?}");
        }
        if number("deck").is_some() {
            let deck =
                collection::read::<prince::EditionData>(&store, &deck(data)).expect("a whole deck");
            let now = deck.name.trim_start_matches('n').parse().expect("a number");
            assert!(is_next(now, "deck"), "{}: {self:?}", deck.name);
        }
        if archive(data).exists() {
            let file = std::fs::File::open(archive(data)).expect("readable");
            zip::ZipArchive::new(file).expect("a whole archive");
        } else {
            assert!(number("archive").is_none(), "the archive is lost");
        }
        if let Some(said) = number("installed") {
            for part in ["a", "b", "c"] {
                let path = data.join("prefix/share").join(part);
                let text = std::fs::read_to_string(&path).expect("it is there");
                let now = [said, said + 1].map(|number| format!("{part} {number}"));
                assert!(now.contains(&text), "{text}");
            }
        }
        // Whatever was left of an installation is known as ours.
        let (_, fine) = put_all(&System, &place(data), &pieces(0)).expect("installed");
        assert!(fine, "a file of ours is taken for a foreign one");
        let (_, fine) = take_all(&System, &place(data), &pieces(0)).expect("taken away");
        assert!(fine);
    }

    /// Every note that was said is in a game, or in one that was thrown away.
    pub(super) fn holds_notes(&self, games: &[PathBuf], trash: &[PathBuf]) {
        let mut noted = BTreeSet::new();
        for path in games.iter().chain(trash) {
            let game = Save::<Game>::read(path);
            let game = game.unwrap_or_else(|why| panic!("{}: {why:?}", path.display()));
            noted.insert(game.occasion.note);
        }
        for number in &self.notes {
            let note = format!("n{number}");
            assert!(noted.contains(&note), "the note {number} is lost");
        }
    }

    /// What lies in the trash.
    pub(super) fn trash(data: &Path) -> Vec<PathBuf> {
        let library = Library::new(kinds(GAMES), data.to_owned());
        let trash = library.games().with_file_name("trash");
        super::files(&trash)
    }
}
