//! `studiolo simulate` from outside: checks the format of its answer, and that the answer
//! depends only on the seed. Also checks that the ladder of the quick levels holds.

use std::process::{Command, Output};

use florence::Options;
use florence::mind::tournament::{Bot, Estimate, Table, mirrored, play_all, won};
use serde_json::Value;
use table::Level;

fn simulate(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_studiolo"))
        .env("LC_ALL", "C")
        .arg("simulate")
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn json(arguments: &[&str]) -> Value {
    let output = simulate(arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("one JSON value")
}

#[test]
fn the_answer_is_the_same_with_any_number_of_jobs() {
    let of = |jobs| {
        let mut answer = json(&[
            "--players",
            "3",
            "--games",
            "12",
            "--seed",
            "5",
            "--bots",
            "easy,medium",
            "--jobs",
            jobs,
            "--json",
        ]);
        answer["seconds"].take();
        answer
    };
    let answer = of("1");
    assert_eq!(answer, of("3"));
    assert_eq!(
        (&answer["games"], &answer["violations"]),
        (&12.into(), &0.into())
    );
    let bots = answer["bots"].as_array().expect("a list");
    let names: Vec<&Value> = bots.iter().map(|bot| &bot["bot"]).collect();
    assert_eq!(names, ["2", "4"]);
    // One of three seats in every game, and then two.
    assert_eq!(bots[0]["games"], 12);
    assert_eq!(bots[1]["games"], 24);
    let wins: f64 = bots.iter().filter_map(|bot| bot["wins"].as_f64()).sum();
    assert!((wins - 12.0).abs() < 1e-6, "every game is won once: {wins}");
    let best = answer["mean_winning_score"].as_f64().expect("a number");
    assert!(
        bots.iter()
            .all(|bot| bot["mean_score"].as_f64() < Some(best))
    );
}

#[test]
fn with_characters_the_answer_says_how_often_and_for_how_much_they_are_taken() {
    let call = ["--players", "3", "--games", "20", "--bots", "medium"];
    let with = json(&[&call[..], &["--with", "muse", "--json"]].concat());
    assert_eq!(with["violations"], 0);
    let characters = with["characters"].as_array().expect("a list");
    assert_eq!(characters.len(), 6);
    let taken: u64 = characters
        .iter()
        .filter_map(|it| it["taken"].as_u64())
        .sum();
    // Three seats in seven rounds, and never two for the same player.
    assert!((200..=420).contains(&taken), "{taken}");
    for character in characters {
        let florins = character["florins"].as_array().expect("a distribution");
        let least = match character["character"] == "Banker" {
            true => 0,
            false => 300,
        };
        let all = florins.iter().filter_map(Value::as_u64);
        assert!(all.clone().all(|price| price % 100 == 0));
        assert!(character["taken"] == 0 || florins[0].as_u64() >= Some(least));
    }
    let without = json(&[&call[..], &["--json"]].concat());
    assert_eq!(without["characters"], Value::Array(Vec::new()));
    let text = simulate(&[&call[..], &["--with", "muse"]].concat());
    let text = String::from_utf8(text.stdout).expect("text");
    for name in [
        "Muse",
        "Cardinal",
        "Princess",
        "Merchant",
        "Professor",
        "Banker",
    ] {
        assert!(text.contains(&format!("  {name} ")), "{text}");
    }
}

#[test]
fn another_seed_gives_other_games() {
    let of = |seed| json(&["--games", "4", "--bots", "medium", "--seed", seed, "--json"]);
    assert_ne!(of("1")["winning_scores"], of("2")["winning_scores"]);
}

/// Returns the share of mirrored games that the second bot wins.
fn won_by_the_second(players: usize, games: usize, bots: [Level; 2]) -> Estimate {
    let table = Table {
        players,
        options: Options::default(),
        brains: bots
            .map(|level| Bot::from(level).brain(players, Some(0)))
            .into(),
    };
    let seatings = mirrored(players, games / 2, 1);
    let played = play_all(&table, &seatings, 2, &|_| ());
    assert_eq!(played.len(), games);
    assert!(played.iter().all(|game| game.violation.is_none()));
    let pairs = seatings.chunks(2).zip(played.chunks(2));
    let won: Vec<f64> = pairs.map(|(s, p)| won(s, p, players)).collect();
    Estimate::of(&won)
}

#[test]
fn equal_bots_win_exactly_half_of_mirrored_games() {
    for players in 2..=5 {
        let Estimate { mean, within } = won_by_the_second(players, 16, [Level::MEDIUM; 2]);
        assert_eq!((mean, within), (0.5, 0.0), "{players} players");
    }
}

#[test]
fn each_step_that_does_not_look_ahead_beats_the_one_below_it_but_not_always() {
    let quick = [Level::One, Level::Two, Level::Three, Level::Four];
    for players in 3..=5 {
        for step in quick.windows(2) {
            let won = won_by_the_second(players, 200, [step[0], step[1]]).mean;
            assert!(
                (0.54..0.84).contains(&won),
                "{players} players, {step:?}: {won}"
            );
        }
    }
}

#[test]
fn a_call_that_makes_no_sense_is_refused() {
    assert_eq!(simulate(&["--players", "6"]).status.code(), Some(2));
    assert_eq!(simulate(&["--bots", "clever"]).status.code(), Some(2));
}

#[test]
fn five_players_compete_for_builders_and_three_do_not() {
    let median = |players| {
        let answer = json(&[
            "--players",
            players,
            "--games",
            "60",
            "--bots",
            "medium",
            "--json",
        ]);
        // The quantiles are 0, 0.1, 0.25, 0.5 and so on.
        answer["builder_florins"][3].as_u64().expect("a price")
    };
    assert_eq!(median("3"), 200);
    let five = median("5");
    assert!((400..=1000).contains(&five), "{five}");
}

#[test]
fn bots_play_by_house_rules_that_are_named_and_what_cannot_be_played_is_refused() {
    let rules = [
        "seats-auctioned=yes",
        "rounds=2",
        "dealt=5",
        "placement=free",
    ];
    let mut call = vec![
        "--players",
        "3",
        "--games",
        "2",
        "--bots",
        "medium",
        "--json",
    ];
    for rule in rules {
        call.extend(["--rule", rule]);
    }
    let answer = json(&call);
    assert_eq!(
        (&answer["games"], &answer["violations"]),
        (&2.into(), &0.into())
    );
    for (rule, said) in [
        ("rounds=9", "between 1 and 7"),
        ("raise=150", "multiple of 100"),
        ("x=1", "x"),
    ] {
        let output = simulate(&["--games", "1", "--rule", rule]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn how_many_may_play_is_said_of_the_game_that_is_meant() {
    for (game, numbers, said) in [
        (
            "princes-of-florence",
            ["1", "6", "300"],
            "The Princes of Florence is for 2 to 5 players: add --players 2, 3, 4 or 5.",
        ),
        (
            "the-prince",
            ["2", "6", "300"],
            "The Prince is for 3 to 5 players: add --players 3, 4 or 5.",
        ),
        (
            "tiletum",
            ["1", "5", "300"],
            "Tiletum is for 2 to 4 players: add --players 2, 3 or 4.",
        ),
    ] {
        for players in numbers {
            let output = simulate(&["--game", game, "--players", players, "--games", "1"]);
            assert_eq!(output.status.code(), Some(2), "{output:?}");
            let text = String::from_utf8_lossy(&output.stderr);
            assert!(text.contains(said), "{players}: {text}");
        }
    }
}

#[test]
fn what_cannot_be_simulated_is_refused_in_the_language_that_is_spoken() {
    for (arguments, said) in [
        (
            &["--players", "4", "--bots", "1,2,3,4,5"][..],
            "There are 5 bots, but only 4 seats.",
        ),
        (
            &["--players", "x"],
            "--players <NUMBER> cannot be “x”: choose a number, such as 4.",
        ),
        (
            &["--seed", "x"],
            "--seed <NUMBER> cannot be “x”: choose a whole number, 0 or more.",
        ),
        (
            &["--games", "-1"],
            "--games <NUMBER> cannot be “-1”: play at least one game.",
        ),
        (
            &["--sims", "0"],
            "--sims <NUMBER> cannot be “0”: at least 1.",
        ),
        (
            &["--jobs", "-2"],
            "--jobs <NUMBER> cannot be “-2”: at least 1.",
        ),
        (&["--bots", "7:0"], "--bots <BOTS> cannot be “7:0”"),
    ] {
        for game in ["princes-of-florence", "the-prince", "tiletum"] {
            let call = [arguments, &["--game", game]].concat();
            let output = simulate(&call);
            assert_eq!(output.status.code(), Some(2), "{call:?}");
            let error = String::from_utf8(output.stderr).expect("UTF-8");
            assert!(
                error.starts_with(said) && error.lines().count() == 1,
                "{error}"
            );
        }
    }
    let german = simulate(&["--seed", "x", "--lang", "de"]);
    let error = String::from_utf8(german.stderr).expect("UTF-8");
    assert!(error.contains("eine ganze Zahl ab 0 wählen"), "{error}");
}
