//! The contract of the command line: what it answers, in words and in JSON, and with which
//! exit status.

use florence::{Character, Game, Moment, Setup};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use table::{Card, Save, Seat, Session};

use serde_json::Value;
use table::save::format::VERSION;
use words::fl;

const GAME: &str = "saves/four-players.ron";
const AUCTION: &str = "saves/worked-example-auction.ron";
const SHEET: &str = "saves/score-sheet.ron";

fn studiolo(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_studiolo"))
        .args(arguments)
        // In English, whatever the language of the test system.
        .env("LC_ALL", "C")
        .env_remove("LANGUAGE")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the program starts")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("the program ends by itself")
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("errors are UTF-8")
}

fn json(arguments: &[&str]) -> Value {
    let output = studiolo(arguments);
    serde_json::from_str(&printed(&output)).expect("--json prints JSON")
}

/// Returns a file in a directory that is deleted with the returned guard.
fn file(name: &str, content: impl AsRef<[u8]>) -> (tempfile::TempDir, PathBuf) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join(name);
    std::fs::write(&path, content).expect("a temporary file");
    (dir, path)
}

fn sample(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(path).expect("samples are there")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("temporary paths are UTF-8")
}

#[test]
fn every_sample_replays_without_breaking_a_rule() {
    let output = studiolo(&["replay", GAME, AUCTION, SHEET]);
    assert_eq!(status(&output), 0, "{}", complained(&output));
    let lines = printed(&output);
    assert_eq!(lines.lines().count(), 3);
    assert!(lines.lines().all(|line| line.contains(": ok, ")), "{lines}");
}

#[test]
fn a_replay_names_the_first_entry_that_breaks_a_rule() {
    let broken = sample(AUCTION).replace(
        "(C, Raise(300)),\n        (D",
        "(C, Raise(500)),\n        (D",
    );
    let (_dir, path) = file("broken.ron", broken);
    let output = studiolo(&["replay", text(&path)]);
    assert_eq!(status(&output), 1);
    assert!(printed(&output).contains("entry 11 breaks A5: A raise is exactly 100 florins"));

    let answer = json(&["replay", "--json", text(&path)]);
    assert_eq!(answer["ok"], false);
    assert_eq!(answer["entries"], 25);
    assert_eq!(answer["round"], 1);
    assert_eq!(answer["violation"]["entry"], 11);
    assert_eq!(answer["violation"]["rule"], "A5");
    assert!(answer["violation"]["text"].is_string());
}

#[test]
fn a_sheet_without_boards_is_checked_by_what_is_counted() {
    let sheet = |counted: &str, builders: u8| {
        format!(
            "(studiolo: 3, game: \"princes-of-florence\", sheet: {{\"A_Counted\": \"{counted}\"}},
            start: (moment: End, players: [(money: 0, prestige: 3, builders: {builders}),
            (money: 0), (money: 0)]))"
        )
    };
    // A University brings the three points (B3); a player cannot have four builders (O6).
    for (counted, builders, rule) in [
        ("University, 0 0 0, 0", 0, None),
        (", 0 0 0, 0", 0, Some("G3")),
        ("University, 0 0 0, 0", 4, Some("O6")),
    ] {
        let (_dir, path) = file("sheet.ron", sheet(counted, builders));
        let output = studiolo(&["check", text(&path)]);
        let said = printed(&output);
        assert_eq!(output.status.success(), rule.is_none(), "{said}");
        assert!(said.contains(rule.unwrap_or("")), "{said}");
    }
}

#[test]
fn check_lists_everything_that_is_wrong_with_a_position() {
    let fine = studiolo(&["check", SHEET]);
    assert_eq!(status(&fine), 0, "{}", printed(&fine));

    let wrong = r#"(
        studiolo: 1, game: "princes-of-florence",
        start: (
            moment: End,
            players: [
                (name: "Anna", money: 150, builders: 4),
                (name: "Ben", buildings: [(Tower, "a1 b1 c1"), (Chapel, "e5 e6 e7")]),
                (name: "Clara", prestige: -2),
            ],
        ),
    )"#;
    let (_dir, path) = file("wrong.ron", wrong);
    let output = studiolo(&["check", text(&path)]);
    assert_eq!(status(&output), 1);
    let answer = json(&["check", "--json", text(&path)]);
    assert_eq!(answer["ok"], false);
    let problems = answer["problems"].as_array().expect("a list");
    let found: Vec<(&str, &str)> = problems
        .iter()
        .map(|p| {
            (
                p["player"].as_str().unwrap_or(""),
                p["rule"].as_str().unwrap_or(""),
            )
        })
        .collect();
    let expected = [
        ("Anna", "G2"),
        ("Anna", "O6"),
        ("Ben", "P2"),
        ("Ben", "P1"),
        ("Clara", "G4"),
    ];
    assert_eq!(found, expected);
    for (player, rule) in expected {
        assert!(printed(&output).contains(&format!("{player}: {rule}: ")));
    }
}

#[test]
fn score_counts_the_ranking_with_cards_and_tie_break() {
    let answer = json(&["score", "--json", SHEET]);
    let players = answer["players"].as_array().expect("a list");
    assert_eq!(players.len(), 4);
    let keys = ["name", "prestige", "money", "cards", "total", "rank"];
    for player in players {
        assert!(keys.iter().all(|key| player.get(key).is_some()), "{player}");
        let cards = player["cards"].as_array().expect("a list");
        let sum: i64 = cards
            .iter()
            .filter_map(|card| card["points"].as_i64())
            .sum();
        let total = player["total"].as_i64().expect("a number");
        assert_eq!(
            player["prestige"].as_i64().map(|prestige| prestige + sum),
            Some(total)
        );
        assert!(cards.iter().all(|card| card["card"].is_string()));
    }
    assert!(players.iter().any(|player| player["tie"] == fl!(tie_money)));
    let text = printed(&studiolo(&["score", SHEET]));
    assert!(text.contains(fl!(tie_money)), "{text}");
    assert!(text.starts_with("1. "), "{text}");

    let unfinished = studiolo(&["score", AUCTION]);
    assert_eq!(status(&unfinished), 0);
    assert!(printed(&unfinished).starts_with(fl!(cli_score_so_far)));
}

#[test]
fn work_counts_line_by_line_against_the_minimum() {
    let arguments = ["--player", "anna", "--profession", "theologian"];
    let mut call = vec!["work", AUCTION, "--json"];
    call.extend(arguments);
    let answer = json(&call);
    assert_eq!(answer["landscape"], 3, "Anna has a Park");
    assert_eq!(answer["cards"], 3);
    assert_eq!(answer["total"], 6);
    assert_eq!(answer["minimum"], 7);
    assert_eq!(answer["enough"], false);
    assert_eq!(answer["muse"], 0);
    assert_eq!(status(&studiolo(&call)), 1, "not enough");

    call.extend(["--bonus", "9"]);
    let answer = json(&call);
    assert_eq!(answer["bonuses"][0]["card"], "Parks");
    assert_eq!(answer["bonuses"][0]["points"], 2);
    assert_eq!(answer["enough"], true);
    assert_eq!(status(&studiolo(&call)), 0);

    let by_number = studiolo(&["work", AUCTION, "--player", "D", "--profession", "9"]);
    assert!(printed(&by_number).contains(fl!(profession_bell_maker)));
}

#[test]
fn work_counts_the_muse_and_the_princess() {
    let data = tempfile::tempdir().expect("a directory");
    let saved = |character| {
        let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
        setup.options.muse = true;
        setup.moment = Moment::Actions(5, Seat::A);
        setup.players[0].character = Some(character);
        setup.players[0].builders = 2;
        setup.players[0].hand = Some(vec![Card::Hidden; 3]);
        for player in &mut setup.players[1..] {
            player.hand = Some(vec![Card::Hidden; 3]);
        }
        let path = data.path().join(format!("{character:?}.ron"));
        let session = Session::<Game>::new(setup).expect("it is legal");
        let written = Save::from_session(&session).write(&path);
        written.expect("it can be written");
        path.display().to_string()
    };
    let muse = saved(Character::Muse);
    let poet = ["work", &muse, "--player", "Anna", "--profession", "poet"];
    let answer = json(&[&poet[..], &["--json"]].concat());
    assert_eq!(answer["muse"], 5, "round 5");
    assert_eq!(answer["total"], 3 + 5);
    let text = printed(&studiolo(&poet));
    assert!(text.contains("  5  Muse"), "{text}");

    let princess = saved(Character::Princess);
    for (file, imagined) in [(&princess, false), (&muse, true)] {
        let call = ["work", file, "--player", "Anna", "--profession", "Princess"];
        let answer = json(&[&call[..], &["--json"]].concat());
        assert_eq!(answer["builders"], 4);
        assert_eq!(answer["cards"], 3);
        assert_eq!(
            (&answer["landscapes"], &answer["buildings"]),
            (&0.into(), &0.into())
        );
        assert_eq!(
            (&answer["total"], &answer["enough"]),
            (&7.into(), &false.into())
        );
        assert_eq!(answer["imagined"], imagined);
        let said = printed(&studiolo(&call));
        assert!(said.starts_with("Anna’s Princess"), "{said}");
        assert_eq!(said.contains("assumed"), imagined, "{said}");
        assert_eq!(status(&studiolo(&call)), 1);
    }
}

#[test]
fn places_lists_every_place_of_a_tile() {
    let answer = json(&[
        "places", AUCTION, "--player", "Ben", "--tile", "Park", "--json",
    ]);
    let places = answer["places"].as_array().expect("a list");
    assert_eq!(answer["tile"], "Park");
    assert_eq!(answer["count"], places.len());
    // Ben's Forest and the palazzo leave f1, g1, f2, g2 and five whole rows:
    // 2 + 5 * 6 places along the rows, 2 + 2 + 4 * 7 along the columns.
    assert_eq!(places.len(), 32 + 32);
    assert!(
        places
            .iter()
            .all(|place| place.as_array().is_some_and(|place| place.len() == 2))
    );
}

#[test]
fn an_unknown_name_is_answered_with_the_known_ones() {
    let output = studiolo(&["places", AUCTION, "--player", "Zoe", "--tile", "Park"]);
    assert_eq!(status(&output), 2);
    assert!(complained(&output).contains("Anna, Ben, Clara, Dana"));
    let output = studiolo(&["places", AUCTION, "--player", "Ben", "--tile", "Castle"]);
    assert_eq!(status(&output), 2);
    assert!(complained(&output).contains(fl!(building_university)));
    let output = studiolo(&["nonsense-call", "--what"]);
    assert_eq!(status(&output), 2);
}

#[test]
fn a_save_converts_to_json_and_back_into_the_same_game() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (json_file, ron_file) = (dir.path().join("game.json"), dir.path().join("game.ron"));
    for (from, to) in [(Path::new(GAME), &json_file), (&json_file, &ron_file)] {
        let output = studiolo(&["convert", text(from), text(to)]);
        assert_eq!(status(&output), 0, "{}", complained(&output));
    }
    let read = |path: &Path| Save::<Game>::read(path).expect("a save");
    assert_eq!(read(&ron_file), read(Path::new(GAME)));
    let back = std::fs::read_to_string(&ron_file).expect("it was written");
    let today = read(Path::new(GAME)).to_ron().expect("it can be written");
    assert_eq!(back, today, "in the newest format");
    let replayed = json(&["replay", "--json", text(&json_file)]);
    assert_eq!(replayed["ok"], true);
}

#[test]
fn a_game_goes_into_the_notation_and_back() {
    let dir = tempfile::tempdir().expect("a directory");
    let [notation, back] = ["game.txt", "back.ron"].map(|name| dir.path().join(name));
    for (from, to) in [(Path::new(GAME), &notation), (&notation, &back)] {
        let output = studiolo(&["convert", text(from), text(to)]);
        assert_eq!(status(&output), 0, "{}", complained(&output));
    }
    let read = |path: &Path| Save::<Game>::read(path).expect("a save");
    assert_eq!(read(&back).log, read(Path::new(GAME)).log);
    assert_eq!(read(&back).start, read(Path::new(GAME)).start);
    let one = json(&["replay", "--json", GAME]);
    let other = json(&["replay", "--json", text(&notation)]);
    for field in ["ok", "entries", "round", "violation"] {
        assert_eq!(one[field], other[field], "{field}");
    }
    let (_dir, wrong) = file(
        "wrong.txt",
        "[Players \"Anna\", \"Ben\"]\n1. A open jster\n",
    );
    let output = studiolo(&["replay", text(&wrong)]);
    assert_eq!(status(&output), 2);
    let said = complained(&output);
    assert!(said.contains("Line 2, column 11"), "{said}");
    assert!(said.contains("jester"), "{said}");
}

#[cfg(unix)]
#[test]
fn converting_replaces_no_link_that_leads_to_nothing() {
    let (dir, _) = file("other.json", "");
    let link = dir.path().join("link.json");
    let nothing = dir.path().join("elsewhere/game.json");
    std::os::unix::fs::symlink(&nothing, &link).expect("a link");
    for force in [&[][..], &["--force"]] {
        let call = [&["convert", GAME, text(&link)], force].concat();
        let output = studiolo(&call);
        assert_eq!(status(&output), 2);
        assert!(complained(&output).contains("is not a file"));
        assert_eq!(std::fs::read_link(&link).expect("a link"), nothing);
        assert!(!nothing.exists());
    }
}

#[test]
fn converting_replaces_no_file_unasked() {
    let (_dir, path) = file("precious.json", "precious");
    let output = studiolo(&["convert", GAME, text(&path)]);
    assert_eq!(status(&output), 2);
    assert_eq!(
        std::fs::read_to_string(&path).expect("it is there"),
        "precious"
    );
    assert_eq!(
        status(&studiolo(&["convert", GAME, text(&path), "--force"])),
        0
    );
    let onto_itself = studiolo(&["convert", text(&path), text(&path), "--force"]);
    assert_eq!(status(&onto_itself), 2);
    let other_kind = studiolo(&["convert", GAME, "game.docx"]);
    assert_eq!(status(&other_kind), 2);
    let refused = complained(&other_kind);
    for named in ["game.docx", ".ron", ".bgsplay", ".auctions.csv"] {
        assert!(refused.contains(named), "{refused}");
    }
}

#[test]
fn a_bad_file_is_one_sentence_on_standard_error_and_stays_as_it_is() {
    let cut = &sample(GAME)[..1000];
    let newer = sample(AUCTION).replace("studiolo: 1", "studiolo: 99");
    let no_save = fl!(save_not_a_save, version = VERSION);
    let bad: [(&str, &[u8], &str); 6] = [
        ("empty.ron", b"", fl!(save_empty)),
        ("cut.ron", cut.as_bytes(), "Line "),
        ("garbled.ron", b"\xff\xfd\x00\x01", fl!(save_not_text)),
        ("other.ron", b"(hello: 1)", &no_save),
        ("newer.ron", newer.as_bytes(), "version 99"),
        ("cut.json", b"{\"studiolo\": 1, \"game\"", "ine 1"),
    ];
    for (name, content, expected) in bad {
        let (_dir, path) = file(name, content);
        for call in ["replay", "check", "score"] {
            let output = studiolo(&[call, text(&path)]);
            let error = complained(&output);
            assert_eq!(status(&output), 2, "{call} {name}: {error}");
            assert!(printed(&output).is_empty());
            assert_eq!(error.lines().count(), 1, "{error}");
            assert!(error.contains(expected), "{call} {name}: {error}");
            assert!(error.contains(name), "{error}");
        }
        assert_eq!(std::fs::read(&path).expect("it is there"), content);
    }
    assert_eq!(status(&studiolo(&["replay", "no-such-file.ron"])), 2);
}

#[test]
fn an_error_in_one_file_does_not_keep_the_others_from_their_answer() {
    let (_dir, path) = file("empty.ron", "");
    let output = studiolo(&["replay", text(&path), AUCTION]);
    assert_eq!(status(&output), 2);
    assert!(printed(&output).contains(&fl!(entries, count = 25)));
}

#[test]
fn help_and_version_are_answers() {
    for call in ["--help", "--version"] {
        let output = studiolo(&[call]);
        assert_eq!(status(&output), 0);
        assert!(printed(&output).contains("studiolo") || printed(&output).contains("Studiolo"));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_one_sentence_names_the_command_line() {
    let output = Command::new(env!("CARGO_BIN_EXE_studiolo"))
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .expect("the program starts");
    assert_eq!(status(&output), 2);
    let error = complained(&output);
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.contains("studiolo --help"), "{error}");
}

#[test]
fn what_fits_together_is_answered_with_one_way_to_place_it() {
    let tiles = "University,opera,Park,Park";
    let call = ["fits", AUCTION, "--player", "Ben", "--tiles", tiles];
    let output = studiolo(&call);
    assert_eq!(status(&output), 0, "{}", complained(&output));
    assert!(printed(&output).contains("fit into Ben’s principality together"));
    assert_eq!(printed(&output).lines().count(), 5);
    let answer = json(&[&call[..], &["--json"]].concat());
    assert_eq!(answer["fits"], true);
    let squares = |tile: &str| answer["places"][tile].as_array().map_or(0, Vec::len);
    let found = ["University", "Opera", "Park", "Park 2"].map(squares);
    assert_eq!(found, [7, 5, 2, 2]);

    let tiles = "University,Laboratory,Workshop,Theatre,Hospital,Opera";
    let call = ["fits", AUCTION, "--player", "Ben", "--tiles", tiles];
    let output = studiolo(&call);
    assert_eq!(status(&output), 1);
    assert!(printed(&output).contains("do not fit into"));
    let answer = json(&[&call[..], &["--json"]].concat());
    assert_eq!(answer["fits"], false);
    assert_eq!(answer["places"], serde_json::json!({}));

    let output = studiolo(&[
        "fits",
        AUCTION,
        "--player",
        "Ben",
        "--tiles",
        "Opera,Castle",
    ]);
    assert_eq!(status(&output), 2);
    assert!(complained(&output).contains("Castle"));
}

#[test]
fn a_picture_that_cannot_be_taken_is_one_sentence() {
    let directory = tempfile::tempdir().expect("a directory");
    let out = directory.path().join("picture.png");
    let shot = |more: &[&str]| {
        let out = out.to_str().expect("a path that is text");
        let call = ["shot", "saves/four-players.ron", "--out", out];
        let output = Command::new(env!("CARGO_BIN_EXE_studiolo"))
            .args([&call[..], more].concat())
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .output()
            .expect("the program starts");
        assert_eq!(status(&output), 2, "{more:?}");
        complained(&output)
    };
    assert!(shot(&["--size", "12x"]).contains("is not a size"));
    assert!(shot(&["--theme", "pink"]).contains("choose from light, dark"));
    // Where there is no window, there is no picture of it either.
    assert!(shot(&[]).contains("studiolo --help"));
    let error = shot(&["--view", "nothing"]);
    assert!(error.contains("work-value, tally, statistics"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(!out.exists());
}

/// Control characters that a terminal would obey instead of displaying.
const HOSTILE: &str = "A\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e}\u{2066}\r\nB";

fn is_harmless(text: &str) -> bool {
    let obeyed = |c: char| (c.is_control() && c != '\n') || "\u{202e}\u{2066}\u{2028}".contains(c);
    !text.contains(obeyed)
}

#[test]
fn no_name_and_no_path_is_obeyed_by_the_terminal() {
    let name = serde_json::to_string(HOSTILE).expect("a name");
    let json_save = |moment: &str, more: &str| {
        format!(
            r#"{{"studiolo": 1, "game": "princes-of-florence", "start": {{"moment": {moment},
            "players": [{{"name": {name}, "money": 1000 {more}}}, {{"name": "Ben"}}, {{"name": "Cy"}}]}},
            "log": [["A", {{"Reveal": {{"Profession": "Poet"}}}}]]}}"#
        )
    };
    let end = json_save("\"End\"", "");
    let auction = json_save("{\"Auction\": 2}", "");
    let wrong = json_save("\"End\"", ", \"builders\": 4, \"prestige\": -1");
    let hostile_name = "x\u{1b}[31m\u{202e}\ny";
    let cases: [(&str, &str); 4] = [
        ("end", &end),
        ("auction", &auction),
        ("wrong", &wrong),
        (
            "broken",
            "{\"studiolo\": 1, \"game\": \"\u{1b}[31m\u{202e}\"}",
        ),
    ];
    for (case, content) in cases {
        let (_dir, path) = file(&format!("{hostile_name}{case}.json"), content);
        let path = text(&path);
        let calls: [&[&str]; 12] = [
            &["replay", path],
            &["replay", "--json", path],
            &["check", path],
            &["check", "--json", path],
            &["score", path],
            &["score", "--json", path],
            &["work", path, "--player", HOSTILE, "--profession", "Poet"],
            &["work", path, "--player", "A", "--profession", HOSTILE],
            &["places", path, "--player", "A", "--tile", "Tower"],
            &["fits", path, "--player", "A", "--tiles", HOSTILE],
            &["convert", path, path],
            &["score", path, HOSTILE],
        ];
        for call in calls {
            let output = studiolo(call);
            let (out, err) = (printed(&output), complained(&output));
            assert!(
                is_harmless(&out) && is_harmless(&err),
                "{call:?}: {out:?} {err:?}"
            );
            assert!(!(out.is_empty() && err.is_empty()), "{call:?}");
            if call.contains(&"--json") && !out.is_empty() {
                let answer: Value = serde_json::from_str(out.trim_end()).expect("JSON");
                assert!(answer.is_object());
                if case == "end" && call[0] == "score" {
                    let names = answer["players"].as_array().expect("a list");
                    assert!(names.iter().any(|player| player["name"] == HOSTILE));
                }
            }
        }
    }
    for unknown in [HOSTILE, "x\u{1b}[31m.ron"] {
        let output = studiolo(&[unknown]);
        assert_eq!(status(&output), 2);
        assert!(is_harmless(&complained(&output)), "{}", complained(&output));
    }
}

#[test]
fn a_misspelt_command_is_an_error_with_the_nearest_one() {
    for (call, meant) in [
        (&["repaly"][..], Some("“replay”")),
        (&["repaly", GAME], Some("“replay”")),
        (&["scor", "--json", GAME], Some("“score”")),
        (&["--lang", "en", "simulat"], Some("“simulate”")),
        (&["nonsense-call", "--what"], None),
        (&["no-such-file.ron"], None),
    ] {
        let output = studiolo(call);
        let error = complained(&output);
        assert_eq!(status(&output), 2, "{error}");
        assert!(printed(&output).is_empty());
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(error.contains("There is no command or file"), "{error}");
        match meant {
            Some(meant) => assert!(error.contains(&format!("did you mean {meant}?")), "{error}"),
            None => assert!(error.contains("studiolo --help"), "{error}"),
        }
    }
    let directory = studiolo(&["saves"]);
    assert_eq!(status(&directory), 2);
    assert!(complained(&directory).contains("saves is not a file"));
    let both = studiolo(&[GAME, "replay", GAME]);
    assert_eq!(status(&both), 2);
    assert!(complained(&both).contains("put the file after it"));
}

#[test]
fn every_call_answers_in_the_language_that_is_asked_for() {
    let english = printed(&studiolo(&["score", SHEET]));
    let german = printed(&studiolo(&["--lang", "de", "score", SHEET]));
    assert_ne!(english, german);
    for (language, answer) in [("en", english), ("de", german)] {
        for call in [
            ["score", SHEET, "--lang", language],
            ["--lang", language, "score", SHEET],
            ["score", "--lang", language, SHEET],
        ] {
            let output = studiolo(&call);
            assert_eq!(status(&output), 0, "{}", complained(&output));
            assert_eq!(printed(&output), answer);
        }
    }
    for call in ["replay", "check", "score"] {
        let output = studiolo(&[call, SHEET, "--lang", "xx"]);
        assert_eq!(status(&output), 2);
        let error = complained(&output);
        assert!(error.contains("cs, de, en, pl"), "{error}");
    }
}

#[test]
fn components_are_named_in_the_language_that_is_asked_for() {
    let poet = |more: &[&str]| {
        let call = ["work", AUCTION, "--player", "Anna", "--profession", "19"];
        let output = studiolo(&[&call[..], more].concat());
        assert_ne!(status(&output), 2, "{}", complained(&output));
        printed(&output)
    };
    let [german, polish] = ["de", "pl"].map(|tag| poet(&["--lang", tag]));
    for more in [
        ["--lang", "de", "--components", "pl"],
        ["--components=pl", "--lang=de", "--bonus", "1"],
    ] {
        let both = poet(&more);
        assert!(both.contains("Poeta"), "{both}");
        assert!(both != german && both != polish, "{both}");
    }
    assert_eq!(poet(&["--lang", "de", "--components", "de"]), german);
    let before = studiolo(&["--components", "pl", "rules", "Poeta"]);
    assert_eq!(status(&before), 0, "{}", complained(&before));
    let output = studiolo(&["score", SHEET, "--components", "xx"]);
    assert_eq!(status(&output), 2);
    let error = complained(&output);
    assert!(error.contains("cs, de, en, pl"), "{error}");
}

#[test]
fn json_is_the_same_in_every_language() {
    let wrong = r#"(
        studiolo: 1,
        game: "princes-of-florence",
        cursor: 0,
        start: (players: [(money: 150, builders: 4), (name: "Ben"), (name: "Clara")]),
    )"#;
    let (_guard, path) = file("wrong.ron", wrong);
    let wrong = text(&path);
    let broken = "tests/data/saves-1/broken-by-a-change.ron";
    let work = ["work", AUCTION, "--player", "Anna", "--profession", "19"];
    let tiles = ["fits", AUCTION, "--player", "Ben", "--tiles", "Park,Tower"];
    let places = ["places", AUCTION, "--player", "Ben", "--tile", "Park"];
    let calls: [&[&str]; 8] = [
        &["replay", GAME],
        &["replay", broken],
        &["replay", wrong],
        &["check", wrong],
        // A tie, which gets an explanation.
        &["score", SHEET],
        &work,
        &tiles,
        &places,
    ];
    for call in calls {
        let answer = |language: &str, components: &str| {
            let more = ["--json", "--lang", language, "--components", components];
            let output = studiolo(&[call, &more].concat());
            assert_ne!(status(&output), 2, "{call:?}: {}", complained(&output));
            printed(&output)
        };
        let english = answer("en", "en");
        assert!(english.starts_with('{'), "{call:?}: {english}");
        for (language, components) in [("de", "de"), ("pl", "cs"), ("cs", "en"), ("en", "pl")] {
            assert_eq!(answer(language, components), english, "{call:?}");
        }
    }
}

#[test]
fn answers_and_help_speak_the_language_of_the_system() {
    let answer = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_studiolo"));
        for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            program.env_remove(name);
        }
        let program = program.envs(variables.iter().copied());
        let output = program.args(arguments).output().expect("it starts");
        printed(&output)
    };
    let of = |language: &str| answer(&[], &["--lang", language, "--help"]);
    let [english, german, polish] = ["en", "de", "pl"].map(of);
    assert_ne!(english, german);
    for (variables, expected) in [
        (vec![("LANG", "de_AT.UTF-8")], &german),
        (
            vec![("LANG", "en_GB.UTF-8"), ("LC_ALL", "pl_PL.UTF-8")],
            &polish,
        ),
        (vec![("LANG", "de_DE"), ("LC_MESSAGES", "pl_PL")], &polish),
        (
            vec![("LANG", "fr_FR.UTF-8"), ("LANGUAGE", "fr:de")],
            &german,
        ),
        (vec![("LANG", "C")], &english),
        (vec![("LANG", "de_DE"), ("LC_ALL", "C.UTF-8")], &english),
        (vec![], &english),
    ] {
        assert_eq!(&answer(&variables, &["--help"]), expected, "{variables:?}");
    }
    let english = answer(&[("LANG", "pl_PL")], &["--help", "--lang", "en"]);
    assert_eq!(english, of("en"));
}

#[test]
fn names_are_read_in_the_language_and_in_english() {
    for (language, professions) in [
        ("de", ["Dichter", "dichter", "poet", "POET", "19"]),
        ("pl", ["Poeta", "poetę", "poete", "poet", "19"]),
        ("cs", ["básník", "básníka", "basnik", "Poet", "19"]),
    ] {
        let answers = professions.map(|profession| {
            let call = ["work", "saves/four-players.ron", "--player", "Anna"];
            let call = [&call[..], &["--profession", profession, "--lang", language]].concat();
            let output = studiolo(&call);
            assert_eq!(complained(&output), "");
            printed(&output)
        });
        assert!(
            answers.iter().all(|answer| answer == &answers[0]),
            "{language}"
        );
    }
}

/// Everything written to this device is lost, as on a full disk.
#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_printed_is_an_error() {
    let simulate = [
        "simulate",
        "--players",
        "2",
        "--games",
        "1",
        "--bots",
        "easy",
    ];
    let calls: [&[&str]; 5] = [
        &["replay", GAME, AUCTION, SHEET],
        &["score", "--json", SHEET],
        &["places", AUCTION, "--player", "Ben", "--tile", "Park"],
        &simulate,
        &["--help"],
    ];
    for call in calls {
        let full = std::fs::File::options().write(true).open("/dev/full");
        let output = Command::new(env!("CARGO_BIN_EXE_studiolo"))
            .args(call)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdout(full.expect("the device is there"))
            .output()
            .expect("the program starts");
        let error = complained(&output);
        assert_eq!(status(&output), 2, "{call:?}: {error}");
        assert!(error.contains("The output cannot be written"), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut files = vec!["replay"];
    files.extend([GAME; 50]);
    let mut program = Command::new(env!("CARGO_BIN_EXE_studiolo"))
        .args(&files)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(program.stdout.take());
    let output = program.wait_with_output().expect("it ends");
    assert_eq!(status(&output), 0);
    assert!(complained(&output).is_empty(), "{}", complained(&output));
}

#[test]
fn a_card_is_named_by_its_number_its_name_or_its_word_in_saves() {
    let work = |profession: &str, bonus: &str| {
        let call = [
            "work",
            AUCTION,
            "--player",
            "Dana",
            "--profession",
            profession,
        ];
        json(&[&call[..], &["--bonus", bonus, "--json"]].concat())
    };
    let expected = work("9", "20");
    assert_eq!(expected["bonuses"][0]["card"], "CardsOnTable");
    for profession in ["Bell Maker", "BellMaker", "bell-maker"] {
        for bonus in ["20", "Cards on the table", "CardsOnTable", "cardsontable"] {
            assert_eq!(work(profession, bonus), expected, "{profession} {bonus}");
        }
    }
}

#[test]
fn a_profession_that_is_not_in_hand_is_said_to_be_imagined() {
    let save = |hand: &str| {
        format!(
            r#"(studiolo: 1, game: "princes-of-florence", start: (moment: Actions(2, A),
            players: [(name: "Anna", hand: {hand}), (name: "Ben", hand: [Known(Lawyer), Hidden, Hidden]),
            (name: "Cy", hand: [Hidden, Hidden, Hidden])]))"#
        )
    };
    let known = "[Known(Poet), Known(Painter), Known(Alchemist)]";
    let hidden = "[Known(Poet), Hidden, Hidden]";
    for (hand, profession, imagined, cards) in [
        (known, "Poet", None, 3),
        (
            known,
            "Botanist",
            Some("not in hand, counts as one more card"),
            4,
        ),
        (hidden, "Botanist", None, 3),
        (hidden, "Lawyer", Some("not in hand)"), 3),
    ] {
        let (_dir, path) = file("hand.ron", save(hand));
        let call = [
            "work",
            text(&path),
            "--player",
            "Anna",
            "--profession",
            profession,
        ];
        let answer = json(&[&call[..], &["--json"]].concat());
        assert_eq!(
            answer["imagined"],
            imagined.is_some(),
            "{hand} {profession}"
        );
        assert_eq!(answer["cards"], cards, "{hand} {profession}");
        let said = printed(&studiolo(&call));
        match imagined {
            Some(imagined) => assert!(said.contains(imagined), "{said}"),
            None => assert!(!said.contains("assumed"), "{said}"),
        }
    }
}

#[test]
fn what_cannot_be_done_yet_is_refused() {
    let calls: [&[&str]; 4] = [
        &["simulate", "--games", "0"],
        &["simulate", "--games", "1", "--game", "prince"],
        &["convert", GAME, "game.csv.docx"],
        &["convert", GAME, "game"],
    ];
    for call in calls {
        let output = studiolo(call);
        assert_eq!(status(&output), 2, "{call:?}");
        assert!(printed(&output).is_empty());
        assert!(!complained(&output).is_empty());
    }
    let output = studiolo(&["simulate", "--games", "0"]);
    assert!(complained(&output).contains("play at least one game"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_directory_is_no_save() {
    for call in ["replay", "check", "score"] {
        let output = studiolo(&[call, "saves"]);
        assert_eq!(status(&output), 2);
        assert!(
            complained(&output).starts_with("saves"),
            "{}",
            complained(&output)
        );
    }
}

/// Returns all files below a directory, by their relative paths.
fn files_below(directory: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![directory.to_owned()];
    while let Some(at) = open.pop() {
        for entry in std::fs::read_dir(&at).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else {
                let below = path.strip_prefix(directory).expect("below it");
                found.push(below.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found.sort();
    found
}

/// Returns the names of the commands, as `--help` lists them.
fn calls() -> Vec<String> {
    let help = printed(&studiolo(&["--help"]));
    let listed = help.split("Commands:").nth(1).expect("a list of commands");
    let listed = listed.split("\n\n").next().expect("its lines");
    let names = listed
        .lines()
        .filter_map(|line| line.split_whitespace().next());
    names.map(str::to_owned).collect()
}

#[test]
fn what_is_installed_is_complete_and_goes_away_without_a_trace() {
    let dir = tempfile::tempdir().expect("a directory");
    let prefix = dir.path().join("a prefix");
    let installed = studiolo(&["install", "--prefix", text(&prefix)]);
    assert_eq!(status(&installed), 0, "{}", complained(&installed));
    let said = printed(&installed);
    let files = files_below(&prefix);
    for file in &files {
        assert!(
            said.contains(file) || file.ends_with("installed.txt"),
            "{file}: {said}"
        );
    }
    for file in [
        "share/applications/studiolo.desktop",
        "share/icons/hicolor/scalable/apps/studiolo.svg",
        "share/man/man1/studiolo.1",
        "share/bash-completion/completions/studiolo",
        "share/zsh/site-functions/_studiolo",
        "share/fish/vendor_completions.d/studiolo.fish",
        "share/mime/packages/studiolo.xml",
        "share/doc/studiolo/notices.txt",
    ] {
        assert!(
            files.iter().any(|there| there == file),
            "{file} of {files:?}"
        );
    }
    // The installed program runs, and has nothing new to install.
    let program = prefix.join(format!("bin/studiolo{}", std::env::consts::EXE_SUFFIX));
    let again = Command::new(&program)
        .args(["install", "--prefix", text(&prefix)])
        .output()
        .expect("it starts");
    let lines = printed(&again);
    let files_said = lines
        .lines()
        .filter(|line| line.contains(text(&prefix)) && !line.starts_with("If"));
    assert!(files_said.clone().count() >= files.len() - 1, "{lines}");
    assert!(
        files_said
            .clone()
            .all(|line| line.starts_with("already there")),
        "{lines}"
    );
    assert_eq!(files_below(&prefix), files);

    let gone = studiolo(&["install", "--uninstall", "--prefix", text(&prefix)]);
    assert_eq!(status(&gone), 0, "{}", printed(&gone));
    assert_eq!(files_below(&prefix), Vec::<String>::new());
    assert_eq!(std::fs::read_dir(&prefix).expect("the prefix").count(), 0);
    let nothing = studiolo(&["install", "--uninstall", "--prefix", text(&prefix)]);
    assert_eq!(status(&nothing), 0);
    assert!(printed(&nothing).contains("Nothing is installed"));
}

#[test]
fn what_somebody_else_has_written_is_neither_replaced_nor_deleted() {
    let dir = tempfile::tempdir().expect("a directory");
    let man = dir.path().join("share/man/man1");
    std::fs::create_dir_all(&man).expect("a directory");
    let page = man.join("studiolo.1");
    std::fs::write(&page, "mine").expect("a file");
    let installed = studiolo(&["install", "--prefix", text(dir.path())]);
    assert_eq!(status(&installed), 1, "something was left as it is");
    assert!(printed(&installed).contains("left unchanged"));
    assert_eq!(std::fs::read(&page).expect("a file"), b"mine");

    // An installed file that was changed belongs to the user.
    let entry = dir.path().join("share/applications/studiolo.desktop");
    std::fs::write(&entry, "changed").expect("a file");
    let renewed = studiolo(&["install", "--prefix", text(dir.path())]);
    assert_eq!(status(&renewed), 1);
    assert_eq!(std::fs::read(&entry).expect("a file"), b"changed");
    let gone = studiolo(&["install", "--uninstall", "--prefix", text(dir.path())]);
    assert_eq!(status(&gone), 1);
    let left = [
        "share/applications/studiolo.desktop",
        "share/man/man1/studiolo.1",
    ];
    assert_eq!(files_below(dir.path()), left);
}

#[test]
fn a_file_of_an_earlier_version_is_renewed_and_one_no_longer_needed_goes() {
    let dir = tempfile::tempdir().expect("a directory");
    studiolo(&["install", "--prefix", text(dir.path())]);
    // As an earlier version would have left it: what it wrote and noted as its own.
    let list = dir.path().join("share/studiolo/installed.txt");
    let noted = std::fs::read_to_string(&list).expect("the list");
    let sum = |of: &str| {
        let line = noted
            .lines()
            .find(|line| line.ends_with(of))
            .expect("a line");
        line.split_once(' ').expect("two words").0.to_owned()
    };
    let man = "share/man/man1/studiolo.1";
    let licence = "share/doc/studiolo/LICENSE";
    std::fs::copy(dir.path().join(licence), dir.path().join(man)).expect("a copy");
    std::fs::copy(dir.path().join(licence), dir.path().join("share/old")).expect("a copy");
    let noted = noted.replace(&sum(man), &sum(licence)) + &format!("{} share/old\n", sum(licence));
    let noted = noted + &format!("{} ../outside\n", sum(licence));
    std::fs::write(&list, noted).expect("the list");
    let again = studiolo(&["install", "--prefix", text(dir.path())]);
    assert_eq!(status(&again), 0, "{}", printed(&again));
    let said = printed(&again);
    assert!(
        said.lines()
            .any(|line| line.starts_with("updated") && line.ends_with(man)),
        "{said}"
    );
    assert!(!dir.path().join("share/old").exists());
    assert!(!said.contains("outside"), "{said}");
}

#[test]
fn the_manual_and_the_completions_know_every_call() {
    let dir = tempfile::tempdir().expect("a directory");
    studiolo(&["install", "--prefix", text(dir.path())]);
    let read = |below: &str| {
        std::fs::read_to_string(dir.path().join(below)).unwrap_or_else(|_| panic!("{below}"))
    };
    let manual = read("share/man/man1/studiolo.1").replace("\\-", "-");
    let completions = [
        read("share/bash-completion/completions/studiolo"),
        read("share/zsh/site-functions/_studiolo"),
        read("share/fish/vendor_completions.d/studiolo.fish"),
    ];
    let calls = calls();
    assert!(calls.len() > 8, "{calls:?}");
    for call in calls.iter().filter(|call| *call != "help") {
        assert!(manual.contains(&format!("studiolo-{call}(1)")), "{call}");
        assert!(
            completions
                .iter()
                .all(|script| script.contains(call.as_str())),
            "{call}"
        );
        let page = read(&format!("share/man/man1/studiolo-{call}.1")).replace("\\-", "-");
        let help = printed(&studiolo(&[call, "--help"]));
        let words = help.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        for option in words.filter(|word| word.starts_with("--") && word.len() > 2) {
            assert!(page.contains(option), "{option} of {call}");
            let bare = option.trim_start_matches('-');
            assert!(
                completions.iter().all(|script| script.contains(bare)),
                "{option}"
            );
        }
    }
}

/// Words that clap would write in English.
const OF_CLAP: [&str; 10] = [
    "Usage",
    "Commands",
    "Arguments",
    "Options",
    "OPTIONS",
    "COMMAND",
    "default",
    "possible",
    "Print",
    "error:",
];

/// Asserts that these words of a command line are refused in one line.
#[track_caller]
fn refused_in(tag: &str, call: &[&str]) -> String {
    let output = studiolo(&[&["--lang", tag], call].concat());
    assert_eq!(status(&output), 2, "{call:?}");
    let error = complained(&output);
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

#[test]
fn help_and_refusals_are_wholly_in_the_language() {
    let calls = calls();
    let wrong: [&[&str]; 12] = [
        &["replay"],
        &["nothing-of-the-kind"],
        &["check", "--nothing", "x"],
        &["check", "--jsn", "x"],
        &["simulate", "--games", "x"],
        &["simulate", "--game", "x"],
        &["shot", "x", "--theme", "pink", "--out", "y"],
        &["shot", "x", "--out"],
        &["rules", "--markdown", "G1"],
        &["score", "a", "b"],
        &["score", "a", "--json", "--json"],
        &["convert", "a"],
    ];
    for tag in ["de", "pl", "cs"] {
        let mut pages = vec![printed(&studiolo(&["--lang", tag, "--help"]))];
        for call in &calls {
            pages.push(printed(&studiolo(&["--lang", tag, call, "-h"])));
            pages.push(printed(&studiolo(&["--lang", tag, "help", call])));
        }
        for call in wrong {
            let error = refused_in(tag, call);
            assert_ne!(error, refused_in("en", call), "{tag}: {call:?}");
            pages.push(error);
        }
        for page in pages {
            let mut words = page.split(|c: char| !c.is_alphabetic() && c != ':');
            let foreign = words.find(|word| OF_CLAP.contains(word));
            assert_eq!(foreign, None, "{tag}: {page}");
        }
    }
    assert_eq!(
        printed(&studiolo(&["help", "replay"])),
        printed(&studiolo(&["replay", "--help"]))
    );
}

#[test]
fn an_unknown_language_is_refused_in_the_same_way_wherever_it_stands() {
    let said = "--lang cannot be “xx”";
    let calls: [&[&str]; 6] = [
        &["--lang", "xx"],
        &["--lang=xx", "--help"],
        &["rules", "G1", "--lang", "xx"],
        &["nothing-of-the-kind", "--lang", "xx"],
        &["check", "--nothing", "--lang=xx"],
        &["help", "--lang", "xx"],
    ];
    let first = complained(&studiolo(calls[0]));
    assert!(
        first.contains(said) && first.contains("cs, de, en, pl"),
        "{first}"
    );
    for call in calls {
        let output = studiolo(call);
        assert_eq!(
            (status(&output), complained(&output)),
            (2, first.clone()),
            "{call:?}"
        );
    }
    let components = complained(&studiolo(&["rules", "--components", "xx"]));
    assert_eq!(components, first.replace("--lang", "--components"));
}

#[test]
fn a_card_of_the_prince_is_found_by_the_word_of_its_polish_rulebook_and_by_the_one_before() {
    let explain = |word: &str| {
        let call = ["--lang", "pl", "rules", "--game", "the-prince", word];
        printed(&studiolo(&call))
    };
    for (name, before) in [
        ("Doktor", "medyk"),
        ("Mariaż", "małżeństwo"),
        ("Śmierć przez Bravo", "śmierć z ręki zbira"),
        (
            "Śmierć przez Otrucie lub Zarazę",
            "śmierć od trucizny lub zarazy",
        ),
    ] {
        let text = explain(name);
        assert!(text.starts_with(name), "{text}");
        assert_eq!(explain(before), text);
    }
    for printed_term in [
        "Skarbnik",
        "Kondotier",
        "Posiadłość",
        "Pomniejszy Ród",
        "Urząd",
        "Artysta",
    ] {
        assert!(explain(printed_term).starts_with(printed_term));
    }
}

#[test]
fn a_card_is_found_by_a_word_of_its_name_that_no_other_has() {
    let explain =
        |words: &[&str]| printed(&studiolo(&[&["--lang", "en", "rules"], words].concat()));
    let whole = explain(&["Accusation of Simony"]);
    assert!(whole.starts_with("Accusation of Simony"), "{whole}");
    assert_eq!(explain(&["simony"]), whole);
    // Several things have this word, and none is called so.
    let output = studiolo(&["--lang", "en", "rules", "of"]);
    assert_eq!(status(&output), 2);
}

#[test]
fn the_manual_and_the_menu_entry_are_in_every_language() {
    let dir = tempfile::tempdir().expect("a directory");
    studiolo(&["install", "--prefix", text(dir.path())]);
    let read = |below: &str| {
        std::fs::read_to_string(dir.path().join(below)).unwrap_or_else(|_| panic!("{below}"))
    };
    let entry = read("share/applications/studiolo.desktop");
    for game in [
        "Florenz",
        "Florencji",
        "Florence",
        "Vladař",
        "Der Fürst",
        "Tiletum",
    ] {
        assert!(entry.contains(game), "{game}: {entry}");
    }
    let english = read("share/man/man1/studiolo-replay.1");
    assert!(english.contains(".SH SYNOPSIS"), "{english}");
    for (tag, heading) in [("de", "AUFRUF"), ("pl", "UŻYCIE"), ("cs", "POUŽITÍ")] {
        for key in ["GenericName", "Comment", "Keywords"] {
            assert!(
                entry.contains(&format!("\n{key}[{tag}]=")),
                "{key}: {entry}"
            );
        }
        for call in calls() {
            let page = read(&format!("share/man/{tag}/man1/studiolo-{call}.1"));
            let headings = page.lines().filter(|line| line.starts_with(".SH"));
            let headings: Vec<_> = headings.collect();
            assert_eq!(headings[1], format!(".SH {heading}"), "{page}");
            let theirs = english.lines().filter(|line| line.starts_with(".SH"));
            for heading in
                theirs.filter(|line| !line.ends_with("NAME") && !line.ends_with("VERSION"))
            {
                assert!(!headings.contains(&heading), "{tag}: {heading}");
            }
        }
    }
}

#[test]
fn the_menu_entry_is_named_as_the_window_is() {
    let (dir, _) = file("x", "");
    studiolo(&["install", "--prefix", text(dir.path())]);
    let entry = dir.path().join("share/applications/studiolo.desktop");
    let entry = std::fs::read_to_string(entry).expect("named as the application");
    assert!(entry.lines().any(|line| line == "StartupWMClass=studiolo"));
    assert!(entry.lines().any(|line| line == "Icon=studiolo"));
    assert!(entry.lines().any(|line| line == "Exec=studiolo %f"));
}

/// The program in an `AppImage` is unpacked for one run only.
#[test]
#[cfg(target_os = "linux")]
fn the_menu_starts_the_appimage_that_the_program_came_from() {
    let home = tempfile::tempdir().expect("a directory");
    let program = Path::new(env!("CARGO_BIN_EXE_studiolo"));
    let exec = |folder: &Path| {
        let installed = Command::new(program)
            .args(["--lang", "en", "install"])
            .env("HOME", home.path())
            .env("XDG_DATA_HOME", home.path())
            .env("APPDIR", folder)
            .env("APPIMAGE", "/games/Studiolo.AppImage")
            .output()
            .expect("the program runs");
        assert_eq!(status(&installed), 0, "{}", complained(&installed));
        let entry = home.path().join("applications/studiolo.desktop");
        let entry = std::fs::read_to_string(entry).expect("a menu entry");
        let exec = entry.lines().find_map(|line| line.strip_prefix("Exec="));
        exec.expect("what it starts").to_owned()
    };
    let folder = program.parent().expect("a folder");
    assert_eq!(exec(folder), "/games/Studiolo.AppImage %f");
    // The image of another program, which has called ours.
    let ours = exec(home.path());
    assert!(ours.contains("studiolo"), "{ours}");
    assert!(!ours.contains("AppImage"), "{ours}");
}

#[test]
fn an_identifier_of_two_games_is_explained_for_each_and_a_game_can_be_asked() {
    let both = printed(&studiolo(&["rules", "z4"]));
    assert!(both.contains("# The Princes of Florence\n\nZ4: "), "{both}");
    assert!(both.contains("# The Prince: The Struggle of House Borgia\n\nZ4: "));
    let one = printed(&studiolo(&["rules", "--game", "the-prince", "z4"]));
    assert!(one.starts_with("Z4: ") && one.contains("Leonardo"), "{one}");
    // A term that only one game has needs no heading.
    let card = printed(&studiolo(&["rules", "Depositor", "General"]));
    assert!(card.starts_with("Depositor General\n"), "{card}");
    let found = printed(&studiolo(&["rules", "--search", "da", "vinci"]));
    assert!(found.starts_with("Leonardo da Vinci: H7\n"), "{found}");
    let unknown = studiolo(&["rules", "--game", "chess", "z4"]);
    assert_eq!(status(&unknown), 2, "{}", complained(&unknown));
    let page = printed(&studiolo(&["rules", "--game", "the-prince", "--markdown"]));
    assert_eq!(page, include_str!("../../docs/rules/the-prince.md"));
}

const EVENING: &str = "saves/the-prince.ron";
const POSITION: &str = "saves/prince-position.ron";
const DECK: &str = "assets/editions/the-prince.ron";

#[test]
fn a_file_says_which_game_it_is_of() {
    let both = studiolo(&["replay", GAME, EVENING]);
    assert_eq!(status(&both), 0, "{}", complained(&both));
    let lines = printed(&both);
    assert!(lines.contains("saves/the-prince.ron: ok, 329 entries, the game is over, 1 exception"));
    let told = json(&["replay", EVENING, "--json"]);
    assert_eq!(told["game"], "the-prince");
    assert_eq!(
        (&told["turn"], &told["corrections"]),
        (&3.into(), &1.into())
    );
    let work = studiolo(&["work", EVENING, "--player", "Anna", "--profession", "Poet"]);
    assert_eq!(status(&work), 2);
    assert!(
        complained(&work).contains("the-prince"),
        "{}",
        complained(&work)
    );
    // An entry that breaks a rule is reported with the rule.
    let broken = sample(EVENING).replace("(C, Draw(Hidden)),", "(C, Bid(3)),");
    let (_dir, path) = file("broken.ron", broken);
    let output = studiolo(&["replay", text(&path)]);
    assert_eq!(status(&output), 1);
    assert!(
        printed(&output).contains("breaks A1:"),
        "{}",
        printed(&output)
    );
}

#[test]
fn the_record_of_an_evening_is_converted_and_read_again() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let record = dir.path().join("evening.txt");
    let save = dir.path().join("evening.json");
    for (from, to) in [(EVENING, text(&record)), (text(&record), text(&save))] {
        let output = studiolo(&["convert", from, to]);
        assert_eq!(status(&output), 0, "{}", complained(&output));
    }
    let read = |path: &Path| Save::<prince::Game>::read(path).expect("a save");
    assert_eq!(read(&save).log, read(Path::new(EVENING)).log);
    for path in [text(&record), text(&save)] {
        assert_eq!(status(&studiolo(&["replay", path])), 0, "{path}");
        assert_eq!(status(&studiolo(&["check", path])), 0, "{path}");
    }
    let again = studiolo(&["convert", EVENING, text(&record)]);
    assert_eq!(status(&again), 2);
    assert!(complained(&again).contains("--force"));
    let page = studiolo(&["convert", EVENING, "evening.xyz"]);
    assert!(
        complained(&page).contains(".ron .json .txt"),
        "{}",
        complained(&page)
    );
    // Exports: a report, tables for programs.
    for (ending, said) in [
        ("md", "Clara"),
        ("html", "<html"),
        ("csv", ","),
        ("auctions.csv", ","),
    ] {
        let to = dir.path().join("evening").with_extension(ending);
        let output = studiolo(&["convert", EVENING, text(&to)]);
        assert_eq!(status(&output), 0, "{ending}: {}", complained(&output));
        let told = std::fs::read_to_string(&to).expect("it was written");
        assert!(told.contains(said), "{ending}");
    }
    // Unreadable text is refused with its position.
    let text_of_it = std::fs::read_to_string(&record).expect("it was written");
    let (_dir, wrong) = file("wrong.txt", text_of_it.replacen("C keep", "C kep", 1));
    let output = studiolo(&["replay", text(&wrong)]);
    assert_eq!(status(&output), 2);
    let said = complained(&output);
    assert!(
        said.contains("column 6") && said.contains("did you mean “keep”?"),
        "{said}"
    );
}

#[test]
fn tables_are_for_the_spreadsheet_of_the_language_that_is_asked_for() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    for (tag, first, separator) in [
        ("en", "entry", b','),
        ("de", "eintrag", b';'),
        ("pl", "wpis", b';'),
        ("cs", "zápis", b';'),
    ] {
        let to = dir.path().join(format!("{tag}.csv"));
        let output = studiolo(&["--lang", tag, "convert", EVENING, text(&to)]);
        assert_eq!(status(&output), 0, "{tag}: {}", complained(&output));
        let bytes = std::fs::read(&to).expect("it was written");
        assert!(bytes.starts_with(b"\xef\xbb\xbf"), "{tag}");
        let mut table = csv::ReaderBuilder::new()
            .delimiter(separator)
            .from_reader(bytes.as_slice());
        assert_eq!(&table.headers().expect("a first line")[0], first);
        let rows = table
            .records()
            .filter(|row| row.as_ref().is_ok_and(|row| row.len() == 12));
        assert!(rows.count() > 20, "{tag}");
    }
}

#[test]
fn a_record_of_another_editor_is_of_its_own_game() {
    let record = "[Game \"tiletum\"]\n[Players \"Jürgen\", \"Zoë\"]\nB = vp 12\n";
    let units = std::iter::once(0xfeff).chain(record.encode_utf16());
    let utf16: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
    let latin: Vec<u8> = record
        .chars()
        .map(|sign| u8::try_from(sign).expect("a letter of Latin-1"))
        .collect();
    for bytes in [utf16, latin] {
        let (_dir, path) = file("record.txt", bytes);
        let output = studiolo(&["score", text(&path)]);
        assert_eq!(status(&output), 0, "{}", complained(&output));
        assert!(
            printed(&output).contains("Zoë: 12 VP"),
            "{}",
            printed(&output)
        );
    }
}

#[test]
fn a_typed_table_of_the_prince_is_scored() {
    let output = studiolo(&["score", POSITION]);
    assert_eq!(status(&output), 0, "{}", complained(&output));
    let said = printed(&output);
    for part in [
        "83 votes in all; 42 needed to elect a Pope",
        "Smallest winning coalitions",
        "Holdings 6",
        "26 votes",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let told = json(&["score", POSITION, "--json"]);
    assert_eq!(
        (&told["votes"], &told["majority"]),
        (&83.into(), &42.into())
    );
    let anna = told["players"].as_array().expect("players").iter();
    let anna = anna
        .clone()
        .find(|player| player["name"] == "Anna")
        .expect("Anna");
    // 43 ducats, Bologna and Urbino, Michelangelo.
    assert_eq!(anna["now"]["total"], 4 + 6 + 6);
    assert_eq!(anna["now_as_pope"]["total"], 4 + 6 + 6 + 10);
    assert_eq!(anna["total"], 28 + 17);
    let groups = told["coalitions"].as_array().expect("groups");
    assert!(
        groups
            .iter()
            .all(|group| group.as_array().is_some_and(|it| it.len() >= 2))
    );
    let over = json(&["score", EVENING, "--json"]);
    assert_eq!(
        (&over["over"], &over["players"][0]["total"]),
        (&true.into(), &63.into())
    );
}

#[test]
fn a_deck_is_checked_and_told_where_it_is_wrong() {
    let good = studiolo(&["check", DECK]);
    assert_eq!(status(&good), 0, "{}", complained(&good));
    assert!(printed(&good).contains("60 cards, a deck for 3 to 5 players"));
    let told = json(&["check", DECK, "--json"]);
    assert_eq!(told["players"], serde_json::json!([3, 4, 5]));
    let deck = sample(DECK);
    let weak = deck.replacen("power: 4", "power: 0", 1);
    let (_dir, path) = file("weak.ron", weak);
    let output = studiolo(&["check", text(&path)]);
    assert_eq!(status(&output), 1);
    assert!(printed(&output).contains("H6: "), "{}", printed(&output));
    // Garbage is refused with its position.
    for (from, to) in [
        ("holding", "castle"),
        ("power: 4", "power: x"),
        ("id:", "ix:"),
    ] {
        let (_dir, path) = file("garbage.ron", deck.replacen(from, to, 1));
        let output = studiolo(&["check", text(&path)]);
        assert_eq!(status(&output), 2, "{to}");
        let said = complained(&output);
        let at = deck.find(from).expect("it is there");
        let line = deck[..at].matches('\n').count() + 1;
        assert!(said.contains(&format!("Line {line}, ")), "{to}: {said}");
    }
}

#[test]
fn bots_of_the_prince_play_each_other() {
    let call = [
        "simulate",
        "--game",
        "the-prince",
        "--players",
        "3",
        "--games",
        "3",
        "--bots",
        "easy,medium,random",
        "--json",
    ];
    let told = json(&call);
    assert_eq!(
        (&told["violations"], &told["elections"]),
        (&0.into(), &9.into())
    );
    assert_eq!(told["bots"].as_array().map(Vec::len), Some(3));
    let wins = told["bots"].as_array().expect("bots").iter();
    let wins: f64 = wins.filter_map(|bot| bot["wins"].as_f64()).sum();
    assert!((wins - 3.0).abs() < 1e-9);
    let sold = |kind: &Value| kind["turns"][0]["sold"].as_u64().unwrap_or(0);
    let sold: u64 = told["prices"]
        .as_array()
        .expect("prices")
        .iter()
        .map(sold)
        .sum();
    assert!(sold > 0 && sold <= 3 * 12, "{sold}");
    for wrong in [
        &["--players", "2"][..],
        &["--bots", "4-miser"],
        &["--with", "muse"],
    ] {
        let output = studiolo(&[&["simulate", "--game", "the-prince"][..], wrong].concat());
        assert_eq!(status(&output), 2, "{wrong:?}");
    }
}

/// A full disk behaves like a limit on the size of files: the system accepts the first part
/// of a file and refuses the rest.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_the_old_file_stays() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let output = dir.path().join("game.json");
    std::fs::write(&output, "precious").expect("a temporary file");
    let call = format!(
        "trap '' XFSZ; ulimit -f 4; exec '{}' convert saves/four-players.ron '{}' --force",
        env!("CARGO_BIN_EXE_studiolo"),
        output.display(),
    );
    let result = Command::new("sh")
        .args(["-c", &call])
        .env("LC_ALL", "C")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the shell starts");
    let error = String::from_utf8_lossy(&result.stderr);
    assert_eq!(result.status.code(), Some(2), "{error}");
    let reason = fl!(disk_too_large);
    let path = output.display().to_string();
    let said = fl!(save_cannot_be_written, path = path, reason = reason);
    assert_eq!(error.trim_end(), said);
    assert_eq!(
        std::fs::read_to_string(&output).expect("it is there"),
        "precious"
    );
    let left: Vec<_> = std::fs::read_dir(dir.path())
        .expect("the directory")
        .collect();
    assert_eq!(left.len(), 1, "no half-written file is left behind");
}
