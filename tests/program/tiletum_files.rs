//! What the command line answers about files of Tiletum, and its games between bots.

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_studiolo"))
        .args(arguments)
        .args(["--lang", "en"])
        .output()
        .expect("the program runs")
}

#[track_caller]
fn said(arguments: &[&str]) -> String {
    let output = run(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_game_in_the_notation_is_replayed_scored_and_converted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let text = "[Game \"tiletum\"]\n[Players \"Anna\", \"Ben\"]\n\
                roll y12 p34 w5 s6 b56\ncorruption 1\nA die p4\nA goods\nB = vp 12\n";
    std::fs::write(path("game.txt"), text).expect("it is written");
    let replayed = said(&["replay", &path("game.txt")]);
    assert!(replayed.contains("ok, 5 entries, round 1"), "{replayed}");
    let score = said(&["score", &path("game.txt")]);
    assert!(score.starts_with("1. Ben: 12 VP"), "{score}");
    said(&["check", &path("game.txt")]);
    for name in ["game.ron", "game.json", "game.md", "game.svg", "game.csv"] {
        said(&["convert", &path("game.txt"), &path(name)]);
    }
    said(&["convert", &path("game.ron"), &path("again.txt")]);
    let again = std::fs::read_to_string(path("again.txt")).expect("it is there");
    assert!(again.contains("5. B = vp 12"), "{again}");
    std::fs::write(path("wrong.txt"), format!("{text}B goods\n")).expect("it is written");
    let wrong = run(&["replay", &path("wrong.txt")]);
    assert_eq!(wrong.status.code(), Some(1));
}

#[test]
fn bots_play_games_against_each_other() {
    let game = ["--game", "tiletum", "--games", "2", "--bots", "easy"];
    let answer = said(&[&["simulate", "--players", "2"][..], &game].concat());
    assert!(answer.contains("2: won"), "{answer}");
    let five = run(&[&["simulate", "--players", "5"][..], &game].concat());
    assert_eq!(five.status.code(), Some(2));
}
