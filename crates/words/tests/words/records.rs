//! Games in the notation: what is written is read back as the same game, whatever file it
//! comes from; hand-written text is read as intended; and text that cannot be read is
//! refused with the place and what should be there.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use florence::rules::Correction;
use florence::{
    BonusCard, Building, Character, Command, Decision, Game, Landscape, Object, Profession, Site,
    Squares, Work,
};
use proptest::prelude::*;
use table::save::disk::System;
use table::save::header::Header;
use table::{Card, Entry, Game as _, Origin, Rewrites, Save, Seat};
use words::florence::notation::{Meaning, candidates};
use words::florence::record::{ParseError, Wrong};
use words::florence::{Words, record};

/// Returns the saves of this game in a folder.
fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(folder);
    let all = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = all.map(|file| file.expect("an entry").path()).collect();
    files.retain(|file| {
        let ending = file.extension().and_then(|ending| ending.to_str());
        let is_of = |file: &Path| {
            let header = Header::read_from(&System, file);
            header.is_ok_and(|header| header.game == Game::ID)
        };
        matches!(ending, Some("ron" | "json")) && is_of(file)
    });
    files.sort();
    files
}

/// Returns the parts of a save that the notation contains.
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
        "tests/data/saves-3",
        "tests/data/typed",
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

const EVENING: &str = include_str!("../../../../tests/data/records/evening.txt");
const TOLD: &str = include_str!("../../../../tests/data/records/evening.md");

/// An evening of two rounds as it was told, and as it was written down by hand.
#[test]
fn an_evening_that_was_told_is_written_down_by_hand_and_replayed() {
    let save = record::parse(EVENING).unwrap_or_else(|error| panic!("{}", error.sentence()));
    assert_eq!(save.occasion.place, "Clara's kitchen");
    let session = save.into_session().expect("a legal start");
    assert_eq!(session.broken(), None);
    let game = session.game();
    // The end of the story.
    let told = TOLD.replace("\n> ", " ");
    assert!(told.contains("Anna has 2,400 florins left, Ben none, Clara 1,600"));
    let money = |seat| game.player(seat).money();
    assert_eq!([Seat::A, Seat::B, Seat::C].map(money), [2_400, 0, 1_600]);
    assert!(told.contains("7 points for Anna, 6 for Ben and 3 for Clara"));
    let points = |seat| game.player(seat).prestige();
    assert_eq!([Seat::A, Seat::B, Seat::C].map(points), [7, 6, 3]);
    assert!(told.contains("Round three begins with Clara"));
    assert_eq!((game.round(), game.start_player()), (3, Seat::C));
    assert!(told.contains("There is only one way in which it fits there."));
    let hospital = game.player(Seat::B).principality();
    let hospital = hospital.squares_of(Building::Hospital).to_string();
    assert!(hospital.starts_with("f4 "), "{hospital}");
    assert!(told.contains("below the minimum and let it stand"));
    let kept = session
        .exceptions()
        .map(|at| session.log()[at].kept.clone());
    let kept: Vec<_> = kept.flatten().map(|kept| kept.rule).collect();
    assert_eq!(kept, ["W2"]);
    // Written by the program, it is the same game.
    let save = Save::from_session(&session);
    assert_eq!(record::parse(&record::print(&save)), Ok(save));
}

/// The origin of a branch is included, whatever its file is called.
#[test]
fn a_branch_says_which_game_it_comes_from() {
    let evening = record::parse(EVENING).unwrap_or_else(|error| panic!("{}", error.sentence()));
    for (file, is_try) in [("games/evening.ron", false), ("a \"b\", ], \n😀.ron", true)] {
        let mut save = evening.clone();
        save.occasion.offset = Some(-300);
        save.occasion.identity = "01234567-89ab-5cde-8f01-23456789abcd".to_owned();
        save.occasion.known = vec![String::new(), "Stefan".to_owned()];
        save.occasion.origin = Some(Origin {
            file: file.to_owned(),
            entry: 94,
            is_try,
        });
        assert_eq!(record::parse(&record::print(&save)), Ok(save));
    }
    for wrong in [
        "",
        "\"a.ron\"",
        "\"a.ron\", \"x\"",
        "\"a.ron\", \"1\", \"tries\"",
    ] {
        let text = format!("[Players \"Anna\", \"Ben\"]\n[Origin {wrong}]\n");
        assert!(record::parse(&text).is_err(), "{wrong}");
    }
}

/// The examples in the documentation can be read.
#[test]
fn the_examples_of_the_documentation_are_read() {
    let text = include_str!("../../../../docs/notation.md");
    // The other game has its own test.
    let text = text.split("\n# The Prince\n").next().expect("a part");
    let blocks = text.split("```text\n").skip(1);
    let blocks = blocks.filter_map(|block| block.split("```").next());
    let games: Vec<&str> = blocks.filter(|block| block.starts_with('[')).collect();
    assert_eq!(games.len(), 2);
    for game in games {
        let save = record::parse(game).unwrap_or_else(|error| panic!("{}", error.sentence()));
        assert!(!save.log.is_empty());
        save.into_session().expect("a legal start");
    }
    // Every decision and every value in the tables.
    let cells = text.lines().filter(|line| line.starts_with("| `"));
    let cells = cells.filter_map(|line| line.split('|').nth(1));
    let (_, entries) = text.split_once("## Entries").expect("the section");
    let mut decisions = 0;
    for cell in cells.filter(|cell| entries.contains(*cell)) {
        for decision in cell
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|it| !it.contains('…'))
        {
            entry(&format!("A {decision}"));
            decisions += 1;
        }
    }
    assert!(decisions > 35, "{decisions}");
    let (_, values) = entries.split_once("What can be set").expect("the values");
    let values = values.split("## ").next().unwrap_or("");
    for value in values
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|it| it.contains(' '))
    {
        entry(&format!("A = {value}"));
    }
}

/// Reads one line, in a game of Anna, Ben and Clara.
fn line(line: &str) -> Result<Entry<Command>, ParseError> {
    let text = format!("[Players \"Anna\", \"Ben\", \"Clara Maria\"]\n{line}");
    let mut save = record::parse(&text)?;
    Ok(save.log.pop().expect("an entry"))
}

fn entry(text: &str) -> Entry<Command> {
    line(text).unwrap_or_else(|error| panic!("{text}: {}", error.sentence()))
}

#[test]
fn a_line_may_be_cut_short_and_put_in_other_words() {
    use Decision as D;
    let work = |bonus: &[BonusCard], prestige| {
        D::Complete(Work {
            profession: Profession::BellMaker,
            bonus: bonus.iter().copied().collect(),
            prestige,
        })
    };
    let both = [BonusCard::Forests, BonusCard::Jesters];
    let cases: [(&[&str], D); 15] = [
        (
            &[
                "A pass",
                "1. A pass",
                "a PASS",
                "Anna passes",
                "anna: pass",
                "An pas",
            ],
            D::Pass,
        ),
        (
            &[
                "A open jester",
                "A opens Jester",
                "A jester",
                "Anna name jest",
            ],
            D::Name(Object::Jester),
        ),
        (
            &[
                "A jester 700",
                "A jester 7",
                "A 700 jester",
                "A wins jester for 700",
            ],
            D::Win(Object::Jester, 700),
        ),
        (
            &[
                "A prestige-card 1,100",
                "A Prestige Card 11",
                "A PrestigeCard 1100",
            ],
            D::Win(Object::PrestigeCard, 1_100),
        ),
        (&["A raise 500", "A 5", "A raises 5"], D::Raise(500)),
        (&["A raise 050"], D::Raise(50)),
        (&["A return ?"], D::Return(Card::Hidden)),
        (
            &[
                "A return bell-maker",
                "A ret bell maker",
                "A return BellMaker",
            ],
            D::Return(Card::Known(Profession::BellMaker)),
        ),
        (
            &[
                "A work bell-maker forests jesters +3",
                "A works bell 3 jesters, forests",
                "A complete bellmaker jesters forests 3",
            ],
            work(&both, 3),
        ),
        (&["A work bell-maker"], work(&[], 0)),
        (
            &["A recruit poet from B", "A recruits Poet Ben"],
            D::Recruit(Seat::B, Profession::Poet),
        ),
        (
            &["A place park B: d1 e1"],
            D::Place(
                Landscape::Park,
                Site::of(Seat::B, "d1 e1".parse().expect("squares")),
            ),
        ),
        (
            &["A bid muse 700", "A muse 7"],
            D::Bid(Character::Muse, 700),
        ),
        (&["A princess +3", "A princess 3"], D::Princess(3)),
        (
            &["A = money 1200", "A set money 12", "A = mon 1,200"],
            D::Correct(Correction::Money(1_200)),
        ),
    ];
    for (texts, decision) in cases {
        for text in texts {
            assert_eq!(entry(text), Command::new(Seat::A, decision), "{text}");
        }
    }
    for text in [
        "C pass",
        "Clara pass",
        "Clara Maria pass",
        "\"Clara Maria\" pass",
    ] {
        assert_eq!(entry(text), Command::new(Seat::C, Decision::Pass), "{text}");
    }
}

#[test]
fn a_part_of_a_tile_is_enough_where_it_fits_in_one_way_only() {
    let begin = "[Players \"A\", \"B\", \"C\"]\n[Moment \"actions 3 A\"]\n";
    let read = |line: &str| record::parse(&format!("{begin}{line}"));
    let tower = |squares: &str| {
        let squares: Squares = squares.parse().expect("squares");
        Command::new(Seat::A, Decision::build(Building::Tower, squares))
    };
    assert_eq!(
        read("A build tower e1 g1").expect("fits").log[0],
        tower("e1 f1 g1")
    );
    let error = read("A build tower e1").expect_err("upright or lying");
    assert_eq!((error.line, error.column), (3, 15));
    assert_eq!(error.wrong, Wrong::Places(2));
    let error = read("A build tower a1 g7").expect_err("it is not as long");
    assert_eq!(error.wrong, Wrong::Places(0));
    // Nothing is made up where the position is unknown.
    let error = read("B pass\nA build tower e1 g1").expect_err("nobody knows the position");
    assert!(error.sentence().contains("entry 1"), "{}", error.sentence());
    let only = read("A build tower only d1").expect("as it stands");
    assert_eq!(only.log[0], tower("d1"));
}

#[test]
fn an_exception_without_its_rule_is_asked_of_the_rules() {
    let begin = "[Players \"A\", \"B\", \"C\"]\n[Moment \"actions 3 A\"]\n";
    let read = |line: &str| record::parse(&format!("{begin}{line}")).expect("it is read");
    let log = read("B hire ! ; out of turn").log;
    let kept = log[0].kept.as_ref().expect("an exception");
    assert_eq!(
        (kept.rule.as_str(), log[0].note.as_str()),
        ("B1", "out of turn")
    );
    assert_eq!(read("A hire !").log[0].kept, None, "that is allowed");
    let log = read("A hire !\"house rule\" \"why\" \"note\"").log;
    let kept = log[0].kept.as_ref().expect("an exception");
    assert_eq!(
        (kept.rule.as_str(), kept.fact.as_str()),
        ("house rule", "why")
    );
    assert_eq!(log[0].note, "note");
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place_and_what_should_stand_there() {
    let cases = [
        ("A open jster", 8, "did you mean “jester”?"),
        ("A open", 7, "but the line ends"),
        ("Zoe pass", 1, "found “Zoe”"),
        ("A p 7", 3, "“p” could be pass, place"),
        ("A raise x", 9, "expected an amount"),
        ("A raise 99999999999", 9, "the number is too large"),
        ("A build library h9", 17, "a square"),
        ("A build library d4 d4", 20, "“d4” appears twice"),
        ("A pass now", 8, "found “now”"),
        ("A pass \"no end", 8, "this is not closed"),
        ("A keep ?", 8, "expected a card"),
        ("A offer workshop e1 wth B a1", 21, "“with”"),
        ("A = freedoms travel travel", 21, "“travel” appears twice"),
        ("A = moment autumn 3", 12, "did you mean “auction”?"),
        ("A work poet forests +3 +4", 26, "twice"),
        ("A 7 8", 5, "an object"),
    ];
    for (text, column, said) in cases {
        let error = line(text).expect_err(text);
        let sentence = error.sentence();
        assert_eq!(
            (error.line, error.column),
            (2, column),
            "{text}: {sentence}"
        );
        assert!(sentence.contains(said), "{text}: {sentence}");
    }
    for (text, said) in [
        ("[Playrs \"Anna\"]", "did you mean “players”?"),
        ("[Players \"Anna\"", "this is not closed"),
        ("[Players \"Anna]", "this is not closed"),
        ("[Game \"chess\"]", "a game of chess"),
        ("[Notation \"99\"]", "version 99"),
        (
            "[Players \"A\"]\n[Players \"B\"]",
            "“Players” appears twice",
        ),
        (
            "[Players \"A\", \"B\"]\n[B \"mony 700\"]",
            "did you mean “money”?",
        ),
        (
            "[Players \"A\", \"B\"]\n[D \"money 700\"]",
            "name the players first",
        ),
        ("[House-rules {\"rouns\": 3}]", "rouns"),
        ("A pass", "found “A”"),
    ] {
        match record::parse(text) {
            Err(error) => assert!(
                error.sentence().contains(said) || text == "A pass",
                "{}",
                error.sentence()
            ),
            Ok(_) => panic!("{text}"),
        }
    }
}

#[test]
fn what_begins_like_this_is_completed() {
    let names = ["Anna", "Ben"].map(String::from);
    for (typed, completed) in [
        ("A jes", vec!["A jester"]),
        ("A open jes", vec!["A open jester"]),
        ("bui", vec!["build", "builder"]),
        (
            "Ben = m",
            vec!["Ben = money", "Ben = moment", "Ben = minimum"],
        ),
        (
            "B keep most-l",
            vec!["B keep most-landscapes", "B keep most-lakes"],
        ),
        ("A work poet for", vec!["A work poet forests"]),
        ("A zzz", vec![]),
        ("", vec![]),
    ] {
        let mut found = record::completions(typed, &names);
        let mut completed: Vec<String> = completed.into_iter().map(String::from).collect();
        found.sort();
        completed.sort();
        assert_eq!(found, completed, "{typed}");
    }
}

/// Every written line can be typed.
#[test]
fn the_palette_reads_every_line_that_was_written() {
    let folders = ["saves", "tests/data/look", "tests/data/saves-1"];
    let mut lines = 0;
    for file in folders.into_iter().flat_map(files) {
        let save = Save::<Game>::read(&file).expect("a save");
        let start = save.start.clone();
        let Ok(session) = save.into_session() else {
            continue;
        };
        for (at, entry) in session.log().iter().enumerate().take(session.legal_len()) {
            let game = session.game_at(at).expect("a legal entry");
            let text = record::print_entries(&session, at..=at, |_| false);
            let text = text.lines().last().expect("a line");
            let found = candidates(text, Words::of(&start), game);
            let meant = Meaning::Decide(entry.command);
            let here = file.display();
            assert_eq!(
                found.first().map(|found| found.meaning),
                Some(meant),
                "{here}: {text}"
            );
            let short = record::print_command(&start, &entry.command);
            let found = candidates(&short, Words::of(&start), game);
            assert!(
                found.iter().any(|found| found.meaning == meant),
                "{here}: {short}"
            );
            lines += 1;
        }
    }
    assert!(lines > 2_000, "{lines}");
}

/// A text that is nearly right: some letters, words and lines of a written game are
/// omitted, doubled, swapped or replaced by others.
fn nearly_right() -> impl Strategy<Value = String> {
    static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
        let folders = ["saves", "tests/data/look", "tests/data/saves-1"];
        let saves = folders.into_iter().flat_map(files);
        let texts = saves.map(|file| record::print(&Save::read(&file).expect("a save")));
        texts.chain([EVENING.to_owned()]).collect()
    });
    const WORDS: [&str; 28] = [
        "A",
        "E",
        "Anna",
        "pass",
        "open",
        "jester",
        "700",
        "050",
        "99999999999",
        "=",
        "money",
        "!",
        "!B2",
        "\"",
        "\\",
        ";",
        "#",
        "[",
        "]",
        "{",
        "[Start {",
        "?",
        "?70000",
        "d4",
        "a1 b1",
        "with",
        "nowhere",
        "😀",
    ];
    let game = 0..GAMES.len();
    let changes = prop::collection::vec(
        (any::<prop::sample::Index>(), 0..6_u8, 0..WORDS.len()),
        0..5,
    );
    let part = (any::<prop::sample::Index>(), 1..30_usize);
    (game, changes, part).prop_map(|(game, changes, (from, count))| {
        let game = &GAMES[game];
        let mut lines: Vec<&str> = game.lines().collect();
        // The tags, and some of the lines after them.
        let tags = lines
            .iter()
            .position(|line| line.starts_with("1."))
            .unwrap_or(lines.len());
        let from = tags + from.index(lines.len() - tags + 1);
        lines = lines[..tags]
            .iter()
            .chain(lines[from..].iter().take(count))
            .copied()
            .collect();
        let mut words: Vec<String> = Vec::new();
        for line in lines {
            words.extend(line.split(' ').map(String::from));
            words.push("\n".into());
        }
        for (at, how, word) in changes {
            let at = at.index(words.len().max(1));
            match how {
                0 if at < words.len() => drop(words.remove(at)),
                1 if at < words.len() => words.insert(at, words[at].clone()),
                2 if at + 1 < words.len() => words.swap(at, at + 1),
                3 if at < words.len() => words[at] = WORDS[word].into(),
                4 if at < words.len() => drop(words[at].pop()),
                _ => words.insert(at, WORDS[word].into()),
            }
        }
        words.join(" ")
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn a_text_that_is_nearly_right_is_read_or_refused_with_a_place(text in nearly_right()) {
        match record::parse(&text) {
            Ok(save) => {
                let again = record::print(&save);
                prop_assert_eq!(record::parse(&again), Ok(save), "{}", again);
            }
            Err(error) => {
                let lines: Vec<&str> = text.split('\n').collect();
                prop_assert!((1..=lines.len()).contains(&error.line), "{error}");
                let line = lines[error.line - 1].chars().count();
                prop_assert!((1..=line + 1).contains(&error.column), "{error}");
                if let Wrong::Expected { expected, .. } = &error.wrong {
                    prop_assert!(!expected.is_empty());
                }
                prop_assert!(!error.sentence().is_empty());
            }
        }
    }

    #[test]
    fn anything_at_all_is_read_or_refused(text in "\\PC{0,60}") {
        let _ = record::parse(&text).map_err(|error| error.sentence());
        let line = format!("[Players \"Anna\"]\n3. Anna {text}");
        let _ = record::parse(&line).map_err(|error| error.sentence());
        let _ = record::completions(&text, &["Anna".to_owned()]);
    }
}

#[test]
fn a_tournament_is_read_as_it_was_written_down_at_the_table() {
    let text = "[Game \"princes-of-florence\"]\n[Notation \"1\"]\n\
        [Players \"Anna\", \"Ben\", \"Clara\", \"Dana\"]\n\
        [House-rules {\"seats_auctioned\": true}]\n[Start-player \"C\"]\n";
    let in_order = format!("{text}A seat 100\nB seat 0\nC seat 200\nD seat 0\n");
    let chosen = format!("{text}C seat 3 200\nA seat 1 for 100\nBen seat 2 0\nD seat 4 0\n");
    for text in [in_order, chosen] {
        let save = record::parse(&text).expect("it can be read");
        let again = record::parse(&record::print(&save)).expect("and again");
        assert_eq!(again.log, save.log);
        let session = save.into_session().expect("it starts legally");
        assert_eq!((session.broken(), session.log().len()), (None, 4));
        let game = session.game();
        let held: Vec<u32> = game.seats().map(|seat| game.player(seat).money()).collect();
        assert_eq!(held, [3400, 3500, 3300, 3500]);
        assert_eq!(
            game.turn_order().collect::<Vec<_>>(),
            [Seat::A, Seat::B, Seat::C, Seat::D]
        );
        assert!(!game.is_irregular() && session.exceptions().count() == 0);
    }
}

#[test]
fn who_begins_with_other_money_is_said_in_a_tag_and_in_a_sentence() {
    let text = "[Game \"princes-of-florence\"]\n[Notation \"1\"]\n\
        [Players \"Anna\", \"Ben\", \"Clara\", \"Dana\"]\n\
        [A \"money 3400\"]\n[C \"money 3300\", \"hand ? ? ? ?\"]\nA return ?\n";
    let save = record::parse(text).expect("it can be read");
    let session = save.into_session().expect("it starts legally");
    assert!(!session.game().is_irregular());
    let told = words::florence::report::played_under(session.start());
    assert_eq!(told, ["Money at the start: Anna 3,400, Clara 3,300 (H1)."]);
}
