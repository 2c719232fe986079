//! Programs as opponents, from outside: tournaments of `studiolo simulate` in which programs
//! have seats, and our own bots as programs.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const GAMES: [&str; 3] = ["princes-of-florence", "the-prince", "tiletum"];

fn studiolo(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_studiolo"))
        .env("LC_ALL", "C")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

/// Returns the answer in JSON of a tournament of this game, and what it complained about.
fn tournament(game: &str, arguments: &[&str]) -> (Value, String) {
    let call = ["simulate", "--json", "--players", "3", "--game", game];
    let output = studiolo(&[&call[..], arguments].concat());
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(0), "{game}: {errors}");
    let answer = serde_json::from_slice(&output.stdout);
    (answer.expect("one JSON value"), errors)
}

/// Returns a call of our own bots as a program.
fn engine(bot: &str) -> String {
    format!("'{}' engine --bot {bot}", env!("CARGO_BIN_EXE_studiolo"))
}

#[test]
fn our_own_bots_play_whole_tournaments_as_programs() {
    for game in GAMES {
        let program = engine("easy");
        let call = ["--games", "3", "--bots", "easy", "--program", &program];
        let (answer, errors) = tournament(game, &call);
        assert_eq!(errors, "", "{game}");
        assert_eq!(
            (&answer["games"], &answer["violations"]),
            (&json!(3), &json!(0))
        );
        let bots = answer["bots"].as_array().expect("a list");
        let program = bots
            .iter()
            .find(|bot| bot["program"] == true)
            .expect("a program");
        // It has sat in every seat once.
        assert_eq!(program["games"], 3);
        assert_eq!(program["failed_answers"], 0);
        assert_eq!(program["games_lost_by_failing"], 0);
        let bot = bots
            .iter()
            .find(|bot| bot.get("program").is_none())
            .expect("a bot");
        assert_eq!(bot["games"], 6);
        let wins: f64 = bots.iter().filter_map(|bot| bot["wins"].as_f64()).sum();
        assert!((wins - 3.0).abs() < 1e-6, "{game}: {wins}");
    }
}

/// Medium of The Prince guesses nothing, so the same deals have the same results whether it
/// plays within Studiolo or on the other side of the protocol.
#[test]
fn a_bot_plays_the_same_games_through_the_protocol() {
    let within = tournament("the-prince", &["--games", "2", "--bots", "medium"]).0;
    let program = engine("medium");
    // Each deal is played once with the program in each of three seats.
    let call = ["--games", "6", "--program", &program, "--bots", "medium"];
    let through = tournament("the-prince", &call).0;
    for key in ["decisions", "elections"] {
        let number = |answer: &Value| answer[key].as_u64().expect("a number");
        assert_eq!(3 * number(&within), number(&through), "{key}");
    }
    for key in ["won", "lost"] {
        let number = |answer: &Value| answer["seizures"][key].as_u64().expect("a number");
        assert_eq!(3 * number(&within), number(&through), "{key}");
    }
    let score = |answer: &Value| answer["mean_winning_score"].as_f64().expect("a number");
    assert!((score(&within) - score(&through)).abs() < 1e-9);
}

/// Returns whether there is a Python; says so if there is none.
fn has_python() -> bool {
    let there = Command::new("python3").arg("--version").output();
    let has = there.is_ok_and(|output| output.status.success());
    if !has {
        eprintln!("skipped: there is no python3");
    }
    has
}

#[test]
fn the_example_in_python_plays_every_game_to_its_end() {
    let source = include_str!("../../examples/programs/bot.py");
    assert!(
        source.lines().count() <= 60,
        "the example has to stay short"
    );
    if !has_python() {
        return;
    }
    for game in GAMES {
        let program = "python3 examples/programs/bot.py";
        let call = ["--games", "3", "--bots", "random", "--program", program];
        let bots = if game == "tiletum" { "easy" } else { "random" };
        let call = call.map(|word| if word == "random" { bots } else { word });
        let (answer, errors) = tournament(game, &call);
        assert_eq!(
            (errors.as_str(), &answer["violations"]),
            ("", &json!(0)),
            "{game}"
        );
        let all = answer["bots"].as_array().expect("a list");
        let bot = all
            .iter()
            .find(|bot| bot["bot"] == program)
            .expect("its record");
        assert_eq!(
            (&bot["games"], &bot["failed_answers"]),
            (&json!(3), &json!(0))
        );
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_loses_turns_and_the_tournament_goes_on() {
    for game in GAMES {
        let call = [
            "--games",
            "2",
            "--bots",
            "easy",
            "--program",
            "sh -c 'echo what; sleep 9'",
        ];
        let call = [&call[..], &["--time", "0.2", "--jobs", "1"]].concat();
        let (answer, errors) = tournament(game, &call);
        assert_eq!(
            (&answer["games"], &answer["violations"]),
            (&json!(2), &json!(0))
        );
        let bot = &answer["bots"][0];
        assert_eq!(bot["bot"], "sh -c 'echo what; sleep 9'");
        assert_eq!(
            (&bot["failed_answers"], &bot["games_lost_by_failing"]),
            (&json!(6), &json!(2))
        );
        let lines: Vec<&str> = errors.lines().collect();
        assert_eq!(lines.len(), 6, "{errors}");
        let begins =
            "sh -c 'echo what; sleep 9': the answer “what” is not an object with “decide”.";
        assert!(lines[0].starts_with(begins), "{errors}");
        assert!(
            lines[2].contains("no answer within 0.2 s. It is out of this game"),
            "{errors}"
        );
    }
    let text = studiolo(&[
        "simulate",
        "--games",
        "1",
        "--players",
        "2",
        "--bots",
        "easy",
        "--program",
        "false",
    ]);
    let shown = String::from_utf8(text.stdout).expect("UTF-8");
    let sum = "  false: failed answers: 1; games finished by the bot easy: 1\n";
    assert!(shown.contains(sum), "{shown}");
}

#[test]
fn calls_that_make_no_sense_are_refused_in_the_language_that_is_spoken() {
    for (arguments, said) in [
        (
            &["--program", "/nowhere/bot"][..],
            "/nowhere/bot cannot be started (",
        ),
        (
            &["--program", " "],
            "--program <PROGRAM> cannot be “ ”: name the program",
        ),
        (
            &["--program", "a 'b"],
            "--program <PROGRAM> cannot be “a 'b”: name the program",
        ),
        (
            &["--time", "0"],
            "--time <SECONDS> cannot be “0”: choose a number of seconds",
        ),
        (
            &["--time", "-1"],
            "--time <SECONDS> cannot be “-1”: choose a number of seconds",
        ),
        (
            &["--time", "nan"],
            "--time <SECONDS> cannot be “nan”: choose a number of seconds",
        ),
        (
            &["--players", "3", "--program", "x", "--bots", "1,2,3"],
            "There are 4 programs and bots, but only 3 seats.",
        ),
    ] {
        for game in GAMES {
            let call = [&["simulate", "--game", game], arguments].concat();
            let output = studiolo(&call);
            assert_eq!(output.status.code(), Some(2), "{call:?}");
            let error = String::from_utf8(output.stderr).expect("UTF-8");
            assert!(
                error.starts_with(said) && error.lines().count() == 1,
                "{error}"
            );
        }
    }
    let german = studiolo(&["simulate", "--program", "/nowhere/bot", "--lang", "de"]);
    let error = String::from_utf8(german.stderr).expect("UTF-8");
    assert!(
        error.starts_with("/nowhere/bot lässt sich nicht starten ("),
        "{error}"
    );
}

#[test]
fn the_engine_answers_line_by_line_and_ends_with_its_input() {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_studiolo"))
        .args([
            "engine", "--game", "tiletum", "--bot", "easy", "--lang", "en",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = engine.stdin.take().expect("a pipe");
    let other = json!({ "message": "decide", "id": 4, "game": "the-prince", "seat": "A" });
    writeln!(input, "{{\"message\":\"hello\"}}\nwhat?\n{other}").expect("it reads");
    drop(input);
    let output = engine.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let errors = [
        json!({ "error": "This line is not a message: send one JSON object per line." }),
        json!({ "error": "This bot does not play “the-prince”.", "id": 4 }),
    ];
    assert_eq!(lines, errors);
}

#[test]
fn the_page_about_the_protocol_names_every_message_and_the_example() {
    let page = include_str!("../../docs/programs-as-opponents.md");
    for message in ["hello", "begin", "decide", "refused", "gone", "end"] {
        assert!(page.contains(&format!("`{message}`")), "{message}");
    }
    assert!(
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("examples/programs/bot.py")
            .is_file()
    );
    assert!(page.contains("../examples/programs/bot.py"));
}
