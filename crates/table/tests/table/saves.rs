//! The text of a save: what is written, and what can be read.

use std::collections::BTreeMap;
use std::fs;

use proptest::prelude::*;
use table::save::format::{Thing, VERSION, Wrong};
use table::save::limits::Part;
use table::{
    Colour, Format, Header, Level, Occasion, People, Person, Plays, Rewrites, Save, SaveError,
    Seat, Session,
};
use words::save_error;

use super::any_steps::any_entry;
use super::pebbles::{
    BOTH, Left, PROGRAM, Pebbles, Refusal, Say, Start, content, entries, parsed, saved, session,
    some_log, start, take,
};

#[test]
fn a_ron_save_has_one_entry_of_the_log_a_line() {
    let mut start = start();
    start.deal = Some(4711);
    let mut session = Session::<Pebbles>::restore(start, some_log(), 6).expect("legal");
    assert!(session.annotate(1, "from the top"));
    session.take_place(Occasion {
        place: "at Anna's".to_owned(),
        tags: ["snow", "final"].map(String::from).into(),
        ..Occasion::beginning("2026-11-21T20:05:00.75Z".parse().expect("a moment"))
    });
    let expected = r#"(
    studiolo: 3,
    game: "pebbles",
    version: 3,
    rules: 2,
    program: "PROGRAM",
    people: [(name: "Ada"), (name: "Béla \"the\nbold\""), (name: "Çelik [(,")],
    deal: 4711,
    occasion: (begun: "2026-11-21T20:05:00Z", place: "at Anna\'s", tags: ["final", "snow"]),
    cursor: 6,
    start: (heaps: [3, 5, 4], stack: [Right, Left], note: None),
    log: [
        (A, Take(heap: 0, pebbles: 2)),
        (command: (B, Draw), note: "from the top"),
        (C, Take(heap: 1, pebbles: 1)),
        (A, Take(heap: 0, pebbles: 1)),
        (B, Lay(Right)),
        (C, Say("that\'s \u{301}\0\u{7f}\'(\"\\\n")),
        (C, Take(heap: 1, pebbles: 4)),
    ],
)
"#;
    let text = saved(&session).to_ron().expect("writable");
    let (text, _) = text.split_once("    rewrites: ").expect("the note");
    assert_eq!(format!("{text})\n"), expected.replace("PROGRAM", PROGRAM));
}

#[test]
fn a_json_save_has_one_entry_of_the_log_a_line() {
    let mut session = session(some_log()[..2].to_vec());
    session.play_anyway(take(Seat::A, 1, 1)).expect("possible");
    let expected = r#"{
    "studiolo": 3,
    "game": "pebbles",
    "version": 3,
    "rules": 2,
    "program": "PROGRAM",
    "people": [{"name": "Ada"}, {"name": "Béla \"the\nbold\""}, {"name": "Çelik [(,"}],
    "cursor": 3,
    "start": {"heaps": [3, 5, 4], "stack": ["Right", "Left"], "note": null},
    "log": [
        ["A", {"Take": {"heap": 0, "pebbles": 2}}],
        ["B", "Draw"],
        {"command": ["A", {"Take": {"heap": 1, "pebbles": 1}}], "kept": {"rule": "P1", "fact": "Turn(C)"}}
    ]
}
"#;
    let expected = expected.replace("PROGRAM", PROGRAM);
    assert_eq!(saved(&session).to_json().expect("writable"), expected);
    let empty = Save::<Pebbles> {
        log: vec![],
        ..saved(&session)
    };
    let text = empty.to_json().expect("writable");
    assert!(text.ends_with("    \"log\": []\n}\n"), "{text}");
}

#[test]
fn a_saved_session_opens_as_the_same_session() {
    let mut session = session(some_log());
    session.go_to(3);
    for format in BOTH {
        let text = saved(&session).to_text(format).expect("writable");
        let again = parsed(&text, format).expect("readable");
        assert_eq!(again.into_session().expect("legal"), session);
    }
}

#[test]
fn a_broken_log_and_an_illegal_start_survive_a_save() {
    let mut save = saved(&session(some_log()));
    save.log[0] = take(Seat::E, 9, 9).into();
    save.start.heaps = vec![];
    for format in BOTH {
        let text = save.to_text(format).expect("writable");
        assert_eq!(parsed(&text, format).expect("readable"), save);
    }
}

proptest! {
    #[test]
    fn any_save_comes_back_as_it_was(
        names in prop::collection::vec(any::<String>(), 0..6),
        heaps in prop::collection::vec(any::<u8>(), 0..60),
        note in any::<Option<String>>(),
        log in prop::collection::vec(any_entry(), 0..20),
        cursor in any::<usize>(),
        place in any::<String>(),
        rules in any::<u32>(),
    ) {
        let lines = log.len();
        let deal = heaps.first().copied().map(u64::from);
        let start = Start { names, deal, heaps, stack: None, note, marks: BTreeMap::new(), says: BTreeMap::new(), share: None, refused: None };
        let rewrites = Rewrites::default();
        let log = entries(&log);
        let occasion = Occasion { place: place.clone(), tags: [place.clone()].into(), note: place, ..Occasion::default() };
        let save = Save::<Pebbles> {
            start, log, cursor, marks: Vec::new(), rewrites, occasion, rules, sheet: None, scores: None,
        };
        for format in BOTH {
            let text = save.to_text(format).expect("writable");
            let again = parsed(&text, format);
            prop_assert_eq!(again.expect("readable"), save.clone());
            let is_log =
                |line: &&str| line.starts_with("    log: [") || line.starts_with("    \"log\": [");
            let log = text.lines().skip_while(|line| !is_log(line));
            let entries = log.filter(|line| {
                line.starts_with("        (") || line.starts_with("        [\"")
            });
            prop_assert_eq!(entries.count(), lines);
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>(), at in 0..400usize) {
        let _ = parsed(&text, Format::Ron);
        let _ = parsed(&text, Format::Json);
        // Nonsense inside a valid save reaches more of the parser.
        let save = saved(&session(some_log()));
        for format in BOTH {
            let mut sensible = save.to_text(format).expect("writable");
            let at = sensible.floor_char_boundary(at);
            sensible.insert_str(at, &text);
            let _ = parsed(&sensible, format);
        }
    }
}

#[test]
fn a_hand_typed_save_needs_neither_log_nor_cursor_nor_some() {
    let save = parsed(
        "\u{feff}// Tuesday\r\n(studiolo: 1, game: \"pebbles\", start: (names: [\"A\", \"B\"], \
         heaps: [1, 2, 3], stack: [Left], note: \"late\"))",
        Format::Ron,
    )
    .expect("readable");
    assert_eq!((save.cursor, save.log.len()), (0, 0));
    assert_eq!(save.start.stack, Some(vec![Left]));
    assert_eq!(save.start.note.as_deref(), Some("late"));
}

#[test]
fn what_a_save_of_format_2_may_hold_can_be_typed_by_hand() {
    let ron = r#"// A Tuesday in spring.
(
    studiolo: 2,
    game: "pebbles",
    version: 3,
    people: [(name: "Ada"), (name: "Ben", plays: Bot(Easy)), (name: "Cid")],
    deal: 12,
    start: (heaps: [3, 5, 4], stack: [Right, Left]),
    log: [
        (A, Take(heap: 0, pebbles: 2)), // with both hands
        // The cards:
        (command: (B, Draw), note: "(\"slowly\")"),
        ( /* a /* block */ comment */ note : "it was her turn", kept: (rule: "P1"),
          command: (A, Take(heap: 1, pebbles: 1))),
        (B, Say("command: (")),
    ],
    cursor: 3,
)
"#;
    let json = r#"{
    "studiolo": 2, "game": "pebbles", "version": 3, "deal": 12,
    "people": [{"name": "Ada"}, {"name": "Ben", "plays": {"Bot": "Easy"}}, {"name": "Cid"}],
    "start": {"heaps": [3, 5, 4], "stack": ["Right", "Left"]},
    "log": [
        ["A", {"Take": {"heap": 0, "pebbles": 2}}],
        { "note": "(\"slowly\")", "command": ["B", "Draw"]},
        {"command": ["A", {"Take": {"heap": 1, "pebbles": 1}}], "kept": {"rule": "P1"},
         "note": "it was her turn"},
        ["B", {"Say": "command: ("}]
    ],
    "cursor": 3
}"#;
    for (text, format) in [(ron, Format::Ron), (json, Format::Json)] {
        let save = parsed(text, format).expect("readable");
        assert_eq!(save.start.names, ["Ada", "Ben", "Cid"]);
        assert_eq!((save.start.deal, save.cursor), (Some(12), 3));
        let noted = |n: usize| save.log[n].note.as_str();
        assert_eq!(
            [noted(0), noted(1), noted(2)],
            ["", "(\"slowly\")", "it was her turn"]
        );
        assert_eq!(
            save.log[2].kept.as_ref().map(|kept| &*kept.rule),
            Some("P1")
        );
        assert_eq!(save.log[3], (Seat::B, Say("command: (".to_owned())));

        let mut session = save.into_session().expect("legal");
        assert_eq!(session.refusal_of(2), Some(&Refusal::Turn(Seat::C)));
        assert_eq!((session.broken(), session.game().heaps), (None, [1, 4, 4]));
        session.play(take(Seat::B, 2, 4)).expect("it goes on");
        let again = saved(&session).to_text(format).expect("writable");
        assert_eq!(parsed(&again, format).expect("readable"), saved(&session));
    }
}

#[test]
fn a_mistake_in_an_entry_with_a_note_is_told_at_its_place() {
    let mut session = session(some_log());
    session.annotate(3, "Übermut");
    let text = saved(&session).to_ron().expect("writable");
    for (from, to, place, entry) in [
        ("(command: (A, Take", "(command: (A, Tkae", (14, 23), 4),
        ("note: \"Übermut\"", "note: Übermut", (14, 57), 4),
        ("(command: (A", "(comand: (A", (14, 10), 4),
        ("(C, Take(heap: 1", "(C, Take(heap: -1", (13, 25), 3),
    ] {
        let error = parsed(&text.replacen(from, to, 1), Format::Ron).expect_err(to);
        let SaveError::Syntax { line, column, .. } = &error else {
            panic!("{error}");
        };
        assert_eq!((*line, *column), place, "{error}");
        let told = format!("in entry {entry}, ");
        assert!(save_error(&error).contains(&told), "{error}");
    }
}

#[test]
fn a_save_of_a_later_version_of_the_game_is_told_and_one_without_a_version_is_the_first() {
    for (text, format) in [
        (
            "(studiolo: 2, game: \"pebbles\", version: 4, start: Quarry(7))",
            Format::Ron,
        ),
        (
            r#"{"studiolo": 2, "version": 4, "game": "pebbles", "start": ?"#,
            Format::Json,
        ),
    ] {
        let error = parsed(text, format).expect_err("newer");
        let told = matches!(
            error,
            SaveError::NewerGame {
                game: "pebbles",
                found: 4,
                supported: 3,
            }
        );
        assert!(told, "{error}");
    }
    let text = "(studiolo: 2, game: \"pebbles\")";
    let header = Header::parse(text, Format::Ron).expect("a header");
    assert_eq!((header.format, header.version), (2, 1));
}

#[test]
fn the_header_is_read_whatever_game_it_is_and_whatever_follows() {
    let people = vec![
        Person {
            name: "Ada".to_owned(),
            colour: Some(Colour(Seat::D)),
            ..Person::default()
        },
        Person {
            name: "Ben".to_owned(),
            plays: Plays::Bot(Level::STRONG),
            ..Person::default()
        },
    ];
    for (text, format) in [
        (
            "(studiolo: 2, game: \"marbles\", version: 8, program: \"9.0.1\", deal: 5, \
             rules: 4, occasion: (note: \"snow\"), \
             people: [(name: \"Ada\", colour: D), (name: \"Ben\", plays: Bot(Strong))], start: <<?>>",
            Format::Ron,
        ),
        (
            r#"{"deal": 5, "studiolo": 2, "marks": [[1], "x"], "game": "marbles", "version": 8,
               "people": [{"name": "Ada", "colour": "D"}, {"name": "Ben", "plays": {"Bot": "Strong"}}],
               "program": "9.0.1", "rules": 4, "occasion": {"note": "snow"}, "log": [?"#,
            Format::Json,
        ),
    ] {
        let header = Header::parse(text, format).expect("a header");
        let expected = Header {
            format: 2,
            game: "marbles".to_owned(),
            version: 8,
            rules: 4,
            program: Some("9.0.1".to_owned()),
            people: People {
                seats: people.clone(),
                deal: Some(5),
            },
            occasion: Occasion {
                note: "snow".to_owned(),
                ..Occasion::default()
            },
        };
        assert_eq!(header, expected);
    }
    let old = "(studiolo: 1, game: \"pebbles\", start: (names: [\"Ada\"]))";
    let header = Header::parse(old, Format::Ron).expect("a header");
    assert_eq!((header.format, header.people), (1, People::default()));
    assert!(matches!(
        Header::parse("", Format::Ron),
        Err(SaveError::Empty)
    ));
}

#[test]
fn without_a_cursor_one_stands_at_the_end_of_the_log() {
    for format in BOTH {
        let text = saved(&session(some_log())).to_text(format).expect("fine");
        let lines: Vec<&str> = text.lines().filter(|l| !l.contains("cursor")).collect();
        let save = parsed(&lines.join("\n"), format).expect("readable");
        assert_eq!(save.cursor, 7);
    }
}

#[test]
fn long_lines_of_the_start_are_broken_at_their_brackets() {
    let mut save = saved(&session(vec![]));
    save.start.names = vec!["n".repeat(60), "m)],(".repeat(15)];
    for (format, last) in [(Format::Ron, ","), (Format::Json, "")] {
        let text = save.to_text(format).expect("writable");
        let (n, m) = (&save.start.names[0], &save.start.names[1]);
        let [name, close] = match format {
            Format::Ron => ["(name: ", ")"],
            Format::Json => ["{\"name\": ", "}"],
        };
        let broken = format!(
            "[\n        {name}\"{n}\"{close},\n        {name}\"{m}\"{close}{last}\n    ],\n"
        );
        assert!(text.contains(&broken), "{text}");
        assert_eq!(parsed(&text, format).expect("readable"), save);
    }
}

#[test]
fn a_map_with_keys_of_several_parts_is_broken_into_lines_too() {
    let mut save = saved(&session(vec![]));
    let words = vec!["w".repeat(50); 2];
    save.start.marks.insert((1, 2), words.clone());
    save.start.marks.insert((3, 4), vec![]);
    let text = save.to_ron().expect("writable");
    let word = &words[0];
    let broken = format!(
        "marks: {{\n            (1, 2): [\n                \"{word}\",\n                \"{word}\",\n            ],\n            (3, 4): [],\n        }},\n"
    );
    assert!(text.contains(&broken), "{text}");
    assert_eq!(parsed(&text, Format::Ron).expect("readable"), save);
}

#[test]
fn a_long_text_is_not_broken_at_a_bracket_before_it() {
    let mut save = saved(&session(vec![]));
    let word = "w".repeat(200);
    save.start.says.insert((1, 2), word.clone());
    let text = save.to_ron().expect("writable");
    let line = format!("(1, 2): \"{word}\",");
    assert!(
        text.lines().any(|found| found.trim_start() == line),
        "{text}"
    );
    assert_eq!(parsed(&text, Format::Ron).expect("readable"), save);
}

#[test]
fn what_a_format_cannot_hold_is_an_error_and_leaves_the_file() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("g.json");
    let mut save = saved(&session(vec![]));
    save.write(&path).expect("writable");
    let before = content(&path);
    // Keys in JSON are strings.
    save.start.marks.insert((1, 2), vec![]);
    let error = save.write(&path).expect_err("no string");
    assert!(matches!(error, SaveError::Unwritable { .. }), "{error}");
    assert_eq!(content(&path), before);
}

#[test]
fn a_newer_version_is_told_even_if_the_rest_is_another_language() {
    for (text, format) in [
        (
            "(studiolo: 5, game: \"pebbles\", start: <<new syntax>>",
            Format::Ron,
        ),
        (
            "( // by hand\n studiolo: 5, seats: [1, (2)], \u{1}",
            Format::Ron,
        ),
        ("(title: \"x\", studiolo: 5)", Format::Ron),
        (r#"{"studiolo": 5, "game": 7, "start": ?"#, Format::Json),
        (r#"{"title": [], "studiolo": 5}"#, Format::Json),
    ] {
        let error = parsed(text, format).expect_err("newer");
        assert!(
            matches!(
                error,
                SaveError::Newer {
                    found: 5,
                    supported: VERSION
                }
            ),
            "{error}"
        );
    }
}

#[test]
fn a_save_of_another_game_is_told_even_if_it_cannot_be_read() {
    for (text, format) in [
        (
            "(studiolo: 1, game: \"marbles\", start: Marbles)",
            Format::Ron,
        ),
        (
            r#"{"studiolo": 1, "game": "marbles", "start": ?"#,
            Format::Json,
        ),
    ] {
        let error = parsed(text, format).expect_err("another game");
        let SaveError::OtherGame { found, expected } = &error else {
            panic!("{error}");
        };
        assert_eq!((found.as_str(), *expected), ("marbles", "pebbles"));
    }
}

#[test]
fn what_does_not_say_that_it_is_a_save_is_none() {
    for (text, format) in [
        ("()", Format::Ron),
        ("(title: \"x\")", Format::Ron),
        ("(studiolo: 1)", Format::Ron),
        ("(game: \"pebbles\")", Format::Ron),
        ("(studiolo: 0, game: \"pebbles\")", Format::Ron),
        ("{}", Format::Json),
        (r#"{"studiolo": 1}"#, Format::Json),
    ] {
        let error = parsed(text, format).expect_err("no header");
        assert!(matches!(error, SaveError::NotASave), "{text}: {error}");
    }
}

#[test]
fn a_syntax_error_says_where_and_what() {
    let text = saved(&session(some_log())).to_ron().expect("writable");
    for (from, to, place, reason) in [
        (
            "(B, Draw)",
            "(B, Drew)",
            (12, 13),
            "in entry 2, “Drew” is not a word Studiolo knows (did you mean “Draw”?)",
        ),
        (
            "cursor: 6",
            "curser: 6",
            (8, 5),
            "“curser” is not known here (did you mean “cursor”?)",
        ),
        (
            "heaps: [3, 5",
            "heaps: [3, 500",
            (9, 24),
            "the number is out of range",
        ),
        ("log: [", "log: {", (10, 10), "expected an opening “[”"),
        (
            "    game: \"pebbles\",\n",
            "    game: pebbles,\n",
            (3, 11),
            "text in quotation marks",
        ),
    ] {
        let text = text.replace("cursor: 7", "cursor: 6").replace(from, to);
        let error = parsed(&text, Format::Ron).expect_err(to);
        let SaveError::Syntax { line, column, .. } = &error else {
            panic!("{error}");
        };
        assert_eq!((*line, *column), place, "{error}");
        assert!(save_error(&error).contains(reason), "{error}");
    }
    let json = "{\"studiolo\": 1, \"game\": \"pebbles\",\n\"start\": {\"é\": 0, \"names\": 1}}";
    let error = parsed(json, Format::Json).expect_err("names is a number");
    let SaveError::Syntax {
        line: 2,
        column: 28,
        wrong,
        ..
    } = &error
    else {
        panic!("{error}");
    };
    let found = Some(Thing::ThisNumber("1".into()));
    let wanted = Thing::List;
    assert_eq!(*wrong, Wrong::Expected { wanted, found });
}

/// Returns what is reported about a save with one thing replaced by another.
fn mistake(save: &str, format: Format, from: &str, to: &str) -> Wrong {
    assert!(save.contains(from), "{from}");
    let text = match to {
        "" => save[..save.find(from).expect("it is there")].to_owned(),
        _ => save.replacen(from, to, 1),
    };
    match parsed(&text, format) {
        Err(SaveError::Syntax { wrong, .. }) => wrong,
        other => panic!("{text}: {other:?}"),
    }
}

fn should_be(wanted: Thing) -> Wrong {
    let found = None;
    Wrong::Expected { wanted, found }
}

fn refused(why: &str, value: &str) -> Wrong {
    let (why, value) = (why.to_owned(), value.to_owned());
    Wrong::Refused { why, value }
}

#[test]
fn each_kind_of_mistake_in_ron_is_told_as_what_it_is() {
    const SAVE: &str = r#"(studiolo: 1, game: "pebbles", start: (
        names: ["Ada", "Ben"], heaps: [3, 5, 4], stack: None, share: 0.5), log: [(A, Draw)])"#;
    parsed(SAVE, Format::Ron).expect("there is no mistake in it");
    let field = |field: &str| field.to_owned();
    for (from, to, wrong) in [
        ("5, 4]", "", Wrong::TooEarly),
        ("Draw)])", "Draw)]) and more", Wrong::TooLate),
        ("[3, 5, 4]", "3", should_be(Thing::Opening('['))),
        ("[3, 5, 4]", "[3 5, 4]", should_be(Thing::Comma)),
        ("[3, 5, 4]", "[3, five, 4]", should_be(Thing::WholeNumber)),
        ("[3, 5, 4]", "[3, 500, 4]", Wrong::OutOfRange),
        ("\"Ada\"", "Ada", should_be(Thing::Text)),
        ("\"Ben\"", "\"Ben", Wrong::OpenText),
        ("0.5", "half", should_be(Thing::Number)),
        ("stack: None", "stack = None", should_be(Thing::Colon)),
        ("stack: None", "/* stack: None", Wrong::OpenComment),
        ("start: (", "start: [", should_be(Thing::Opening('('))),
        (
            "share: 0.5",
            "stack: None",
            Wrong::Twice {
                field: field("stack"),
            },
        ),
        (
            "heaps: [3, 5, 4], ",
            " ",
            Wrong::Missing {
                field: field("heaps"),
            },
        ),
        (
            "share: 0.5",
            "refused: \"NoSquare: h9\"",
            refused("NoSquare", "h9"),
        ),
        (
            "share: 0.5",
            "refused: \"No square: h9\"",
            refused("", "No square: h9"),
        ),
        (
            "share: 0.5",
            "refused: \"square: h9\"",
            refused("", "square: h9"),
        ),
    ] {
        let told = mistake(SAVE, Format::Ron, from, to);
        assert_eq!(told, wrong, "{from}: {to}");
    }
}

#[test]
fn each_kind_of_mistake_in_json_is_told_as_what_it_is() {
    const SAVE: &str = r#"{"studiolo": 1, "game": "pebbles", "start": {
        "names": ["Ada", "Ben"], "heaps": [3, 5, 4], "stack": null}, "log": [["A", "Draw"]]}"#;
    parsed(SAVE, Format::Json).expect("there is no mistake in it");
    for (from, to, wrong) in [
        ("5, 4]", "", Wrong::TooEarly),
        ("\"Draw\"]]}", "\"Draw\"]]} and more", Wrong::TooLate),
        ("[3, 5, 4]", "[3 5, 4]", should_be(Thing::CommaOr(']'))),
        ("4], ", "4] ", should_be(Thing::CommaOr('}'))),
        ("[3, 5, 4]", "[3, 5, 4,]", Wrong::LastComma),
        ("[3, 5, 4]", "[3, ?, 4]", should_be(Thing::Value)),
        ("null", "nul", should_be(Thing::TruthOrNull)),
        ("\"heaps\":", "\"heaps\"", should_be(Thing::Colon)),
        ("\"heaps\":", "heaps:", should_be(Thing::Text)),
    ] {
        let told = mistake(SAVE, Format::Json, from, to);
        assert_eq!(told, wrong, "{from}: {to}");
    }
    let wanted = Thing::Kind("Save".to_owned());
    let found = Some(Thing::List);
    assert_eq!(
        mistake(SAVE, Format::Json, SAVE, "[1, 2]"),
        Wrong::Expected { wanted, found }
    );
}

#[test]
fn a_message_never_shows_control_characters_or_a_whole_file() {
    let long = "\u{1b}[31m".repeat(100_000);
    for text in [
        serde_json::json!({"studiolo": 1, "game": long}).to_string(),
        serde_json::json!({"studiolo": 1, "game": "pebbles", long: 1}).to_string(),
    ] {
        let message = save_error(&parsed(&text, Format::Json).expect_err("hostile"));
        assert!(message.len() < 1000, "{}", message.len());
        assert!(!message.contains(char::is_control), "{message:?}");
    }
}

#[test]
fn a_file_cut_off_anywhere_is_an_error_and_never_another_game() {
    let save = saved(&session(some_log()));
    for format in BOTH {
        let text = save.to_text(format).expect("writable");
        let dir = tempfile::tempdir().expect("a directory");
        let name = if format == Format::Ron {
            "g.ron"
        } else {
            "g.json"
        };
        let path = dir.path().join(name);
        for end in 0..text.len() - 1 {
            fs::write(&path, &text.as_bytes()[..end]).expect("writable");
            let error = Save::<Pebbles>::read(&path).expect_err("cut off");
            let fits = match &error {
                SaveError::Empty => end == 0,
                SaveError::NotText => !text.is_char_boundary(end),
                SaveError::Syntax { .. } => true,
                _ => false,
            };
            assert!(fits, "cut at {end}: {error}");
        }
        // Only the line break at the end is missing.
        let text = text.trim_end();
        assert_eq!(parsed(text, format).expect("whole"), save);
    }
}

#[test]
fn deep_nesting_is_an_error_and_no_overflow() {
    let inside = |open: &str, close: &str, depth: usize| {
        let nest = open.repeat(depth) + &close.repeat(depth);
        [
            (nest.clone(), Format::Ron),
            (nest.clone(), Format::Json),
            (format!("(x: {nest}, studiolo: 1)"), Format::Ron),
            (
                format!("(studiolo: 1, game: \"pebbles\", start: (unknown: {nest}))"),
                Format::Ron,
            ),
            (
                format!("(studiolo: 1, game: \"pebbles\", start: {nest})"),
                Format::Ron,
            ),
            (
                format!("(studiolo: 1, game: \"pebbles\", log: [{nest}])"),
                Format::Ron,
            ),
            (format!(r#"{{"x": {nest}}}"#), Format::Json),
            (
                format!(r#"{{"studiolo": 1, "game": "pebbles", "start": {{"unknown": {nest}}}}}"#),
                Format::Json,
            ),
            (
                format!(r#"{{"studiolo": 1, "game": "pebbles", "log": [{nest}]}}"#),
                Format::Json,
            ),
        ]
    };
    for (open, close) in [
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("[", ""),
        ("(", ""),
        ("Some(", ")"),
        ("(a:", ")"),
        ("{(", ")}"),
        ("{\"a\":", "}"),
        ("/*", "*/"),
        ("#![enable(", ")]"),
        ("'", ""),
        ("\"", ""),
        ("-", ""),
    ] {
        for (text, format) in inside(open, close, 500_000) {
            assert!(parsed(&text, format).is_err(), "{open}");
        }
    }
}

#[test]
fn a_long_log_is_read_in_reasonable_time() {
    let most = Part::Entries.most();
    let mut save = saved(&session(vec![]));
    save.log = vec![(Seat::C, Say(String::new())).into(); most];
    for format in BOTH {
        let text = save.to_text(format).expect("writable");
        assert_eq!(parsed(&text, format).expect("readable").log.len(), most);
    }
}
