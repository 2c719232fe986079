//! Bad files and hostile names: a clear error, nothing lost, no panic.

use std::path::Path;

use florence::{Game, PlayerSetup, Setup};
use table::save::format::{Format, MAX_BYTES, Save, SaveError};
use table::{Seat, Session};
use words::florence::Words;
use words::save_error;

fn sample() -> String {
    let path =
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("saves/four-players.ron");
    std::fs::read_to_string(path).expect("the sample is there")
}

/// Parser jargon that means nothing to players.
const PARSER_WORDS: [&str; 15] = [
    "#!",
    "`",
    "EOF",
    "RON",
    "array",
    "element",
    "enum",
    "identifier",
    "integer",
    "sequence",
    "serde",
    "struct",
    "tuple",
    "unit",
    "variant",
];

/// Asserts that an error says where and what, in words for people.
#[track_caller]
fn is_for_people(error: &SaveError) {
    let said = save_error(error);
    for word in PARSER_WORDS {
        assert!(!said.contains(word), "{word}: {said}");
    }
    assert!(
        said.starts_with(char::is_uppercase) && said.ends_with('.'),
        "{said}"
    );
}

/// Reads, starts and replays any text. It may fail in any way except by a panic, and a
/// failure to read is explained in words for people.
fn try_to_open(text: &str, format: Format) {
    let parsed = Save::<Game>::parse(text, format);
    if let Err(error) = &parsed {
        is_for_people(error);
    }
    if let Ok(save) = parsed {
        let words = save.start.clone();
        let words = Words::of(&words);
        match save.into_session() {
            Ok(session) => {
                if let Some(broken) = session.broken() {
                    assert!(!words.cited(&broken.violation).is_empty());
                }
                let replayed = Session::<Game>::restore(
                    session.start().clone(),
                    session.log().to_vec(),
                    session.cursor(),
                );
                assert!(replayed.is_ok_and(|replayed| replayed.game() == session.game()));
            }
            Err(problems) => {
                assert!(!problems.is_empty());
                assert!(
                    problems
                        .iter()
                        .all(|problem| !words.problem(problem).is_empty())
                );
            }
        }
    }
}

#[test]
fn a_game_cut_off_anywhere_never_panics() {
    let text = sample();
    for end in (0..text.len())
        .step_by(13)
        .filter(|&end| text.is_char_boundary(end))
    {
        let cut = Save::<Game>::parse(&text[..end], Format::Ron);
        let error = cut.expect_err("it was cut off and was read");
        is_for_people(&error);
    }
}

#[test]
fn a_game_with_garbled_letters_never_panics() {
    let text = sample();
    let save = Save::<Game>::parse(&text, Format::Ron).expect("the sample is sound");
    let json = save.to_json().expect("JSON holds a game");
    let mut rng = fastrand::Rng::with_seed(7);
    let signs: Vec<char> = "()[]{}\",:#.-0123456789ABCDEabcdefghPoet \n\u{fffd}🎭"
        .chars()
        .collect();
    for (text, format) in [(&text, Format::Ron), (&json, Format::Json)] {
        for _ in 0..400 {
            let mut garbled: Vec<char> = text.chars().collect();
            for _ in 0..rng.usize(1..4) {
                let at = rng.usize(..garbled.len());
                let sign = signs[rng.usize(..signs.len())];
                match rng.u8(..3) {
                    0 => garbled[at] = sign,
                    1 => garbled.insert(at, sign),
                    _ => {
                        garbled.remove(at);
                    }
                }
            }
            try_to_open(&garbled.iter().collect::<String>(), format);
        }
    }
}

/// Typical mistakes of people who edit a save by hand, in the format for people and in the
/// one for programs: each error names the place, the entry and what is expected.
#[test]
fn what_a_hand_writes_wrong_is_named_in_the_words_of_the_game() {
    let ron = [
        (
            "(A, Name(Park))",
            "(A, Nam(Park))",
            "in entry 5, “Nam” is not a decision Studiolo knows (did you mean “Name”?)",
        ),
        (
            "(C, Raise(300))",
            "(C, Rise(300))",
            "in entry 11, “Rise” is not a decision Studiolo knows (did you mean “Raise”?)",
        ),
        (
            "(C, Raise(300))",
            "(C, Raise(lots))",
            "in entry 11, expected a whole number",
        ),
        ("(C, Raise(300))", "(C, Raise(-300))", "in entry 11, "),
        (
            "(C, Raise(300))",
            "(F, Raise(300))",
            "in entry 11, “F” is not a seat Studiolo knows (known: A, B, C, D, E)",
        ),
        (
            "(B, Name(Jester))",
            "(B, Name(Gester))",
            "in entry 10, “Gester” is not an object Studiolo knows (did you mean “Jester”?)",
        ),
        ("\"d1 e1\"", "\"d1 h9\"", "in entry 9, “h9” is not a square"),
        (
            "\"d1 e1\"",
            "d1",
            "in entry 9, expected text in quotation marks",
        ),
        ("harder: false", "harder: no", "expected true or false"),
        (
            "harder: false",
            "no_such_option: true",
            "“no_such_option” is not known here",
        ),
        (
            "moment: StartingHands",
            "moment: Start",
            "“Start” is not a moment Studiolo knows",
        ),
        ("    start: (", "    #![enable(x)]\n    start: (", ""),
    ];
    let json = [
        (
            "[\"C\", {\"Raise\": 300}]",
            "[\"C\", {\"Rise\": 300}]",
            "in entry 11, “Rise” is not known here (did you mean “Raise”?)",
        ),
        (
            "[\"C\", {\"Raise\": 300}]",
            "[\"C\", {\"Raise\": \"lots\"}]",
            "in entry 11, expected a whole number, found the text \"lots\"",
        ),
        (
            "[\"C\", {\"Raise\": 300}]",
            "[\"C\"]",
            "in entry 11, expected 2 values, found 1 value",
        ),
        (
            "\"harder\": false",
            "\"harder\": 1",
            "expected true or false, found the number 1",
        ),
    ];
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("saves/worked-example-auction.ron");
    let text = std::fs::read_to_string(path).expect("the sample is there");
    let save = Save::<Game>::parse(&text, Format::Ron).expect("the sample is sound");
    let as_json = save.to_json().expect("JSON holds a game");
    let both = ron.iter().map(|it| (&text, Format::Ron, it));
    for (text, format, (from, to, expected)) in
        both.chain(json.iter().map(|it| (&as_json, Format::Json, it)))
    {
        assert!(text.contains(from), "{from}");
        let error = Save::<Game>::parse(&text.replacen(from, to, 1), format).expect_err(to);
        let said = save_error(&error);
        println!("{said}");
        is_for_people(&error);
        assert!(said.contains(expected), "{to}: {said}");
    }
}

#[test]
fn numbers_no_game_has_are_problems_and_not_panics() {
    for number in [
        "-1",
        "99999999",
        "9223372036854775807",
        "-9223372036854775808",
        "50",
    ] {
        for field in [
            "money",
            "prestige",
            "jesters",
            "builders",
            "best_work",
            "recruiting_in_hand",
        ] {
            let text = format!(
                "(studiolo: 1, game: \"princes-of-florence\", start: (players: [
                    (name: \"Anna\", {field}: {number}), (name: \"Ben\"), (name: \"Clara\"),
                ], moment: End))"
            );
            let save = Save::<Game>::parse(&text, Format::Ron).expect("it is well-formed");
            let legal = save.into_session().is_ok();
            assert!(!legal || (field == "prestige" || field == "best_work") && number == "50");
        }
    }
}

#[test]
fn a_file_that_is_too_large_is_refused_unread() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("huge.ron");
    let file = std::fs::File::create(&path).expect("a temporary file");
    file.set_len(MAX_BYTES * 1000).expect("a sparse file");
    assert!(matches!(Save::<Game>::read(&path), Err(SaveError::TooBig)));
}

#[test]
fn names_of_any_letters_and_length_are_kept_as_they_are() {
    let names = [
        "👩‍👩‍👧‍👦 Ünïcode 🎲".to_owned(),
        "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4),
        "אברהם بن يوسف".to_owned(),
        "\"quoted\" \\ (and, [nested: #.]) \n two lines \u{202e}reversed".to_owned(),
        String::new(),
    ];
    let session = Session::<Game>::new(Setup::tracked(names.clone())).expect("a legal start");
    for format in [Format::Ron, Format::Json] {
        let text = Save::from_session(&session)
            .to_text(format)
            .expect("it can be written");
        let back = Save::<Game>::parse(&text, format).expect("it can be read");
        let kept: Vec<String> = back
            .start
            .players
            .into_iter()
            .map(|player| player.name)
            .collect();
        assert_eq!(kept, names);
    }
    let words = Words::of(session.start());
    assert_eq!(
        words.seat(Seat::E),
        "Player E",
        "a player without a name has a seat"
    );
}

#[test]
fn a_setup_of_nobody_and_of_everybody_is_refused() {
    for players in [0, 1, 6, 1000] {
        let setup = Setup {
            players: vec![PlayerSetup::default(); players],
            ..Setup::default()
        };
        let problems = Game::try_from(&setup).expect_err("two to five play");
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].violation.rule.to_string(), "G1");
    }
}
