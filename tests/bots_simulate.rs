//! `studiolo simulate`, from outside: the shape of its answer, that it depends
//! on the seed only, and that the ladder of the quick levels stands.

use std::process::{Command, Output};

use serde_json::Value;

fn simulate(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_studiolo"))
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
    assert_eq!(names, ["easy", "medium"]);
    // One seat of three in every game, and two.
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
fn another_seed_gives_other_games() {
    let of = |seed| json(&["--games", "4", "--bots", "medium", "--seed", seed, "--json"]);
    assert_ne!(of("1")["winning_scores"], of("2")["winning_scores"]);
}

#[test]
fn equal_bots_win_exactly_half_of_mirrored_games() {
    for players in ["2", "3", "4", "5"] {
        let arguments = [
            "--games",
            "16",
            "--bots",
            "medium,medium",
            "--ladder",
            "--json",
        ];
        let answer = json(&[&["--players", players], &arguments[..]].concat());
        assert_eq!(answer[0]["won"], 0.5, "{players} players");
        assert_eq!(answer[0]["won_within"], 0.0);
    }
}

#[test]
fn each_quick_level_beats_the_one_below_it() {
    for players in ["2", "3", "4", "5"] {
        let arguments = [
            "--games",
            "60",
            "--bots",
            "random,easy,medium",
            "--ladder",
            "--json",
        ];
        let answer = json(&[&["--players", players], &arguments[..]].concat());
        for step in answer.as_array().expect("a list") {
            let won = step["won"].as_f64().expect("a number");
            assert!(won >= 0.75, "{players} players: {step}");
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
fn what_more_imagined_games_gain_depends_on_the_seed_only() {
    let of = |jobs, times| {
        let arguments = "--players 3 --games 3 --sims 24 --seed 4 --json --more";
        let arguments = arguments.split(' ').chain([times, "--jobs", jobs]);
        let mut answer = json(&arguments.collect::<Vec<_>>());
        for times in ["bid_milliseconds", "other_milliseconds"] {
            let took = answer[times].take();
            let took = took.as_array().expect("a list").clone();
            assert_eq!(took.len(), 4, "{took:?}");
            assert!(took.is_sorted_by_key(Value::as_u64), "{took:?}");
        }
        answer
    };
    let answer = of("1", "6");
    assert_eq!(answer, of("2", "6"));
    let number = |name: &str| answer[name].as_f64().expect("a number");
    // A player of three takes a third of all decisions, of which one in sixteen
    // was looked at.
    let all = 3.0 * 3.0 * number("decisions_a_game");
    assert!((number("decisions") - all / 16.0).abs() <= 3.0, "{answer}");
    assert!(number("otherwise") > 0.0, "{answer}");
    assert!(number("otherwise") < number("decisions"), "{answer}");
}
