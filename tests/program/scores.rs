//! Games known by their scores on the command line, and imported old plays.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

const TYPED: &str = "tests/data/scores/only-scores.ron";

fn studiolo(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_studiolo"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env("TZ", "UTC")
        .env_remove("LANGUAGE")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the program starts")
}

fn said(arguments: &[&str]) -> (i32, String) {
    let output = studiolo(arguments);
    let text = [&output.stdout[..], &output.stderr].concat();
    let text = String::from_utf8(text).expect("UTF-8");
    (output.status.code().expect("it ends by itself"), text)
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&said(arguments).1).expect("JSON")
}

/// Returns a game of this kind that is known by these points.
fn known(data: &TempDir, game: &str, points: &str) -> String {
    let text = format!(
        r#"(studiolo: 4, game: "{game}",
            people: [(name: "Rita"), (name: "Stefan"), (name: "Greta")],
            scores: (points: {points}))"#
    );
    let path = data.path().join(format!("{game}.ron"));
    fs::write(&path, text).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn points_that_nothing_explains_are_ranked_and_marked() {
    let (status, told) = said(&["score", TYPED]);
    assert_eq!(status, 0, "{told}");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(
        lines,
        [
            "1. Rita: 62 points",
            "2. Stefan: 53 points",
            "3. Greta: 49 points",
            "4. Carl: 30 points",
            "Only the scores are known.",
        ]
    );
    for call in ["check", "replay"] {
        let (status, told) = said(&[call, TYPED]);
        assert_eq!(status, 0, "{told}");
        assert!(told.contains("only the scores are known"), "{told}");
        assert_eq!(json(&[call, "--json", TYPED])["by_scores"], true);
    }
    let score = json(&["score", "--json", TYPED]);
    assert_eq!(score["players"][0]["total"], 62);
    assert_eq!(score["by_scores"], true);
}

#[test]
fn every_game_can_be_known_by_its_scores_and_told_in_every_format() {
    let data = TempDir::new().expect("a directory");
    for game in ["princes-of-florence", "the-prince", "tiletum"] {
        let path = known(&data, game, "[41, 53, 41]");
        let (status, told) = said(&["score", &path]);
        assert_eq!(status, 0, "{told}");
        assert!(told.starts_with("1. Stefan: 53 points\n2. Rita: 41 points\n2. Greta: 41 points"));
        let open = "Rita and Greta: 41 points each; what broke the tie is not known";
        assert!(told.contains(open), "{told}");
        for ending in [
            "ron", "json", "md", "bgg", "html", "svg", "png", "csv", "bgsplay",
        ] {
            let to = data.path().join(format!("{game}-told.{ending}"));
            let to = to.to_str().expect("UTF-8");
            let (status, told) = said(&["convert", &path, to]);
            assert_eq!(status, 0, "{game} {ending}: {told}");
            let bytes = fs::read(to).expect("it was written");
            assert!(!bytes.is_empty(), "{game} {ending}");
            if matches!(ending, "md" | "html" | "bgsplay" | "bgg") {
                let text = String::from_utf8(bytes).expect("UTF-8");
                let marked = text.contains("Only the scores are known");
                assert!(marked && text.contains("53"), "{ending}: {text}");
            }
        }
        let again = data.path().join(format!("{game}-told.json"));
        let again = again.to_str().expect("UTF-8");
        assert_eq!(said(&["score", again]).1, told, "read again");
        let (status, refused) = said(&["convert", &path, &format!("{path}.txt")]);
        assert_eq!(status, 2, "{refused}");
        assert!(
            refused.contains("contains only scores") && !refused.contains('\n')
                || refused.lines().count() == 1
        );
    }
    let path = known(&data, "tiletum", "[41, None, 41]");
    let (status, told) = said(&["score", &path]);
    assert_eq!((status, told.contains("Stefan")), (1, true), "{told}");
}

#[test]
fn old_plays_come_to_the_shelf_once() {
    let data = TempDir::new().expect("a directory");
    let to = data.path().to_str().expect("UTF-8");
    let file = "tests/data/plays/shared-play.bgsplay";
    let (status, listed) = said(&["import", file, "--list", "--to", to]);
    assert_eq!(status, 0, "{listed}");
    assert!(listed.contains("The Princes of Florence · 1 May 2019: Rita 62, Stefan 53"));
    let games = data.path().join("games");
    assert!(!games.exists(), "it was only listed");
    let (_, brought) = said(&["import", file, "--to", to]);
    assert!(
        brought.contains("1 play added to the shelf, 0 already there."),
        "{brought}"
    );
    let names = || -> Vec<String> {
        let files = fs::read_dir(&games).expect("games");
        let names = files.map(|file| file.expect("a file").file_name());
        let names = names.map(|name| name.to_string_lossy().into_owned());
        names
            .filter(|name| Path::new(name).extension().is_some_and(|it| it == "ron"))
            .collect()
    };
    assert_eq!(names(), ["2019-05-01-rita-stefan.ron"]);
    // The same play again, and as a table, in which it has no identity.
    let (_, again) = said(&["import", file, "--to", to]);
    assert!(
        again.contains("No plays added to the shelf, 1 already there."),
        "{again}"
    );
    let table = "tests/data/plays/semicolons.csv";
    let (_, asked) = said(&["import", table, "--to", to]);
    assert!(
        asked.contains("--game princes-of-florence|the-prince|tiletum"),
        "{asked}"
    );
    let (_, doubled) = said(&["import", table, "--game", "princes-of-florence", "--to", to]);
    assert!(
        doubled.contains("No plays added to the shelf, 1 already there."),
        "{doubled}"
    );
    // Our own export can be imported.
    let own = games.join(&names()[0]);
    let sent = data.path().join("sent.bgsplay");
    let (from, sent) = (own.to_str().expect("UTF-8"), sent.to_str().expect("UTF-8"));
    assert_eq!(said(&["convert", from, sent]).0, 0);
    let (_, back) = said(&["import", sent, "--to", to]);
    assert!(
        back.contains("No plays added to the shelf, 1 already there."),
        "{back}"
    );
    assert_eq!(names().len(), 1);
}

#[test]
fn a_game_of_ours_that_comes_back_from_another_program_is_no_second_one() {
    let data = TempDir::new().expect("a directory");
    let games = data.path().join("games");
    fs::create_dir_all(&games).expect("a directory");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let to = data.path().to_str().expect("UTF-8");
    for (name, sample) in [
        ("florence", "saves/four-players.ron"),
        ("prince", "saves/the-prince.ron"),
    ] {
        let own = games.join(format!("{name}.ron"));
        fs::copy(root.join(sample), &own).expect("a copy");
        let sent = data.path().join(format!("{name}.bgsplay"));
        let (own, sent) = (own.to_str().expect("UTF-8"), sent.to_str().expect("UTF-8"));
        assert_eq!(said(&["convert", own, sent]).0, 0);
        let (_, back) = said(&["import", sent, "--to", to]);
        assert!(
            back.contains("No plays added to the shelf, 1 already there."),
            "{name}: {back}"
        );
    }
}

#[test]
fn what_is_no_file_of_plays_is_named() {
    let (status, told) = said(&["import", "tests/data/plays/not-plays.csv", "--list"]);
    assert_eq!(status, 2, "{told}");
    assert!(told.contains("Datum, Betrag, Zweck"), "{told}");
}

#[test]
fn a_card_that_is_called_by_a_number_is_told_and_games_with_it_go_on() {
    let data = TempDir::new().expect("a directory");
    let mut deck = prince::Edition::studiolo().data().clone();
    deck.cards[0].names.insert("en".to_owned(), "6".to_owned());
    let path = data.path().join("deck.ron");
    let text = ron::to_string(&deck).expect("RON");
    fs::write(&path, text).expect("a file");
    let (status, told) = said(&["check", path.to_str().expect("UTF-8")]);
    assert_eq!(status, 1, "{told}");
    assert!(told.contains("Entry 1 of the deck is called 6"), "{told}");
    // What was begun with it is just as valid as before.
    assert!(prince::Edition::load(&deck).is_ok());
}

#[test]
fn what_reads_games_says_how_plays_of_other_programs_come_in() {
    for play in [
        "tests/data/plays/semicolons.csv",
        "tests/data/plays/whole-export.bgsplay",
    ] {
        for call in ["check", "replay", "score"] {
            let (code, text) = said(&[call, play]);
            assert_eq!(code, 2, "{text}");
            assert!(
                text.contains("studiolo import --list"),
                "{call} {play}: {text}"
            );
        }
    }
    let (code, text) = said(&["check", "tests/data/plays/nowhere.csv"]);
    assert_eq!(code, 2);
    assert!(!text.contains("import"), "it is not there: {text}");
}
