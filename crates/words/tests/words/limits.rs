//! The limits of each part of a save ([`Part`]): the maximum is read in every format and
//! written again, and one more is refused with a sentence that gives both numbers.

use std::collections::{BTreeMap, BTreeSet};

use table::save::format::MAX_BYTES;
use table::save::limits::{Part, TooMuch};
use table::{Entry, Format, Game, Kept, Occasion, Origin, Save, SaveError, Session};
use words::{language, save_error};

/// A game whose saves can be filled to a limit.
trait Filled: Game {
    /// Returns a start for three people, one of whom has this name.
    fn seated(name: String) -> Self::Start;
    /// Returns a decision with which a log may begin.
    fn first() -> Self::Command;
    /// Fills this part of the start's edition. Returns whether the game has this part.
    fn edition(start: &mut Self::Start, part: Part, count: usize) -> bool;
    /// Writes the save in the notation and reads it back.
    fn noted(save: &Save<Self>) -> Result<Save<Self>, SaveError>;
}

impl Filled for florence::Game {
    fn seated(name: String) -> florence::Setup {
        florence::Setup::tracked([name.as_str(), "Ben", "Clara"])
    }

    fn first() -> florence::Command {
        florence::Command::new(
            table::Seat::A,
            florence::Decision::Return(table::Card::Hidden),
        )
    }

    fn edition(start: &mut florence::Setup, part: Part, count: usize) -> bool {
        start.edition.name = "x".repeat(count);
        part == Part::Name
    }

    fn noted(save: &Save<Self>) -> Result<Save<Self>, SaveError> {
        let text = words::florence::record::print(save);
        words::florence::record::from_bytes(text.as_bytes())
    }
}

impl Filled for prince::Game {
    fn seated(name: String) -> prince::Setup {
        prince::Setup::tracked([name.as_str(), "Ben", "Clara"])
    }

    fn first() -> prince::Command {
        prince::Command::new(table::Seat::A, prince::Decision::Pass)
    }

    fn edition(start: &mut prince::Setup, part: Part, count: usize) -> bool {
        match part {
            Part::Name => {
                let names = &mut start.edition.cards[0].names;
                names.insert("en".to_owned(), "x".repeat(count));
            }
            Part::Cards => {
                let card = start.edition.cards[0].clone();
                start.edition.cards.resize(count, card);
            }
            _ => return false,
        }
        true
    }

    fn noted(save: &Save<Self>) -> Result<Save<Self>, SaveError> {
        let text = words::prince::record::print(save);
        words::prince::record::from_bytes(text.as_bytes())
    }
}

/// Returns saves with this much of a part, each in another place.
fn with<G: Filled>(part: Part, count: usize) -> Vec<Save<G>> {
    let text = || "é".repeat(count);
    let save = |start: G::Start| Save::<G>::from_sheet(start, BTreeMap::new());
    let usual = || Save {
        sheet: None,
        ..save(G::seated("Anna".into()))
    };
    let at = |occasion: Occasion| Save {
        occasion,
        ..usual()
    };
    let noted = |entry: Entry<G::Command>| Save {
        log: vec![entry],
        ..usual()
    };
    let entry = |note: String, kept: Option<Kept>| Entry {
        note,
        kept,
        ..Entry::new(G::first())
    };
    let filled = |fields: BTreeMap<String, String>| Save {
        sheet: Some(fields),
        ..usual()
    };
    let unknown = Occasion::default;
    let mut saves = match part {
        Part::Name => vec![Save {
            sheet: None,
            ..save(G::seated(text()))
        }],
        Part::Place => vec![at(Occasion {
            place: text(),
            ..unknown()
        })],
        Part::Tag => vec![at(Occasion {
            tags: BTreeSet::from([text()]),
            ..unknown()
        })],
        Part::Tags => vec![at(Occasion {
            tags: (0..count).map(|n| n.to_string()).collect(),
            ..unknown()
        })],
        Part::Note => vec![
            noted(entry(text(), None)),
            noted(entry(
                String::new(),
                Some(Kept {
                    rule: "A5".to_owned(),
                    fact: text(),
                    allowed_by: None,
                }),
            )),
        ],
        Part::EveningNote => vec![at(Occasion {
            note: text(),
            ..unknown()
        })],
        Part::PrivateNote => vec![at(Occasion {
            private: vec![text()],
            ..unknown()
        })],
        Part::Origin => vec![at(Occasion {
            origin: Some(Origin {
                file: text(),
                ..Origin::default()
            }),
            ..unknown()
        })],
        Part::Entries => vec![Save {
            log: vec![Entry::new(G::first()); count],
            ..usual()
        }],
        Part::Changes => vec![Save {
            marks: vec![0; count],
            ..usual()
        }],
        Part::Fields => vec![filled(
            (0..count).map(|n| (n.to_string(), "x".into())).collect(),
        )],
        Part::Field => vec![
            filled(BTreeMap::from([(text(), "x".to_owned())])),
            filled(BTreeMap::from([("x".to_owned(), text())])),
        ],
        Part::Players => vec![
            at(Occasion {
                thought: vec![1; count],
                ..unknown()
            }),
            at(Occasion {
                hints: vec![1; count],
                ..unknown()
            }),
        ],
        // Cards follow below; an archive is not part of a save.
        Part::Cards | Part::Archive | Part::Files => Vec::new(),
    };
    let mut start = G::seated("Anna".into());
    if G::edition(&mut start, part, count) {
        saves.push(Save {
            sheet: None,
            ..save(start)
        });
    }
    for save in &mut saves {
        save.cursor = save.log.len();
    }
    saves
}

/// Reads a save back from both formats and from the notation.
fn readings<G: Filled>(save: &Save<G>) -> Vec<Result<Save<G>, SaveError>> {
    let read = |format: Format| Save::parse(&save.to_text(format).expect("writable"), format);
    vec![read(Format::Ron), read(Format::Json), G::noted(save)]
}

fn holds_for<G: Filled>() -> usize {
    let mut seen = 0;
    for part in Part::ALL {
        for save in with::<G>(part, part.most()) {
            for (way, read) in readings(&save).into_iter().enumerate() {
                let read = read.unwrap_or_else(|error| panic!("{part:?} {way}: {error}"));
                read.within_limits().expect("what is read is within them");
            }
        }
        for save in with::<G>(part, part.most() + 1) {
            seen += 1;
            let expected = TooMuch {
                part,
                found: part.most() + 1,
            };
            assert_eq!(save.within_limits(), Err(expected));
            // The notation does not contain everything that a save contains.
            for read in readings(&save).into_iter().take(2) {
                let Err(SaveError::TooMuch(much)) = read else {
                    panic!("{part:?} was read");
                };
                assert_eq!(much, expected);
            }
            if let Ok(read) = G::noted(&save) {
                read.within_limits().expect("what is read is within them");
            }
        }
    }
    seen
}

#[test]
fn what_is_read_is_within_the_limits_of_the_format() {
    assert_eq!(holds_for::<florence::Game>(), 17);
    assert_eq!(holds_for::<prince::Game>(), 18);
}

#[test]
fn what_is_too_much_is_said_in_every_language() {
    for tag in language::all() {
        for part in Part::ALL {
            let much = SaveError::TooMuch(TooMuch {
                part,
                found: part.most() + 1,
            });
            let said = language::within(tag, tag, || save_error(&much));
            let digits =
                |text: &str| -> String { text.chars().filter(char::is_ascii_digit).collect() };
            for number in [part.most(), part.most() + 1] {
                assert!(digits(&said).contains(&number.to_string()), "{said}");
            }
        }
    }
}

/// A log that was entered within the limits can be written and read.
#[test]
fn what_a_table_has_typed_is_read_again() {
    let start = <florence::Game as Filled>::seated("é".repeat(Part::Name.most()));
    let mut session = Session::<florence::Game>::new(start).expect("a legal start");
    session.play(florence::Game::first()).expect("legal");
    let save = Save::from_session(&session);
    for read in readings(&save) {
        assert_eq!(read.expect("readable").log, save.log);
    }
}

/// A save that can be opened can be saved. A save whose lines just fit, but not in the form
/// in which they are written, is refused with the limit.
#[test]
fn what_opens_can_be_written_again() {
    let mut entry = Entry::new(<florence::Game as Filled>::first());
    entry.note = "é".repeat(100);
    let start = <florence::Game as Filled>::seated("Anna".into());
    let session = Session::<florence::Game>::new(start).expect("a legal start");
    let mut save = Save::from_session(&session);
    let text = |save: &Save<florence::Game>| save.to_ron().expect("writable");
    let dense = |text: &str| -> String { text.lines().map(str::trim).collect() };
    let of_one = |entries: usize, save: &mut Save<florence::Game>| {
        save.log = vec![entry.clone(); entries];
        save.cursor = entries;
        text(save).len()
    };
    let each = of_one(2, &mut save) - of_one(1, &mut save);
    let most = usize::try_from(MAX_BYTES).expect("it fits");
    let entries = most / each + 2;
    assert!(entries < Part::Entries.most(), "{entries}");
    assert!(of_one(entries, &mut save) > most);
    let written = dense(&text(&save));
    assert!(written.len() <= most);
    let read = Save::<florence::Game>::parse(&written, Format::Ron);
    assert!(matches!(read, Err(SaveError::TooBig)), "{read:?}");
    let fewer = entries - 40;
    assert!(of_one(fewer, &mut save) <= most);
    let read = Save::<florence::Game>::parse(&dense(&text(&save)), Format::Ron);
    assert_eq!(read.expect("readable").log.len(), fewer);
}
