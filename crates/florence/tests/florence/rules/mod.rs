//! Every rule by its identifier: one test shows that it holds, and one shows what it
//! refuses. To read what a rule means, search for its name.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the numbers are small"
)]

mod a_auction;
mod b_actions;
mod c_cooperative;
mod e_game_end;
mod g_general;
mod h_house;
mod m_muse;
mod o_objects;
mod p_placing;
mod r_round_end;
mod s_setup;
mod t_two_players;
mod w_works;
mod z_older;

use florence::Rule;

const SOURCES: &[&str] = &[
    include_str!("g_general.rs"),
    include_str!("s_setup.rs"),
    include_str!("a_auction.rs"),
    include_str!("o_objects.rs"),
    include_str!("b_actions.rs"),
    include_str!("w_works.rs"),
    include_str!("p_placing.rs"),
    include_str!("r_round_end.rs"),
    include_str!("e_game_end.rs"),
    include_str!("t_two_players.rs"),
    include_str!("z_older.rs"),
    include_str!("m_muse.rs"),
    include_str!("c_cooperative.rs"),
    include_str!("h_house.rs"),
];

/// Rules that no command and no setup can break, and why.
const CANNOT_BE_BROKEN: &[(Rule, &str)] = &[
    (
        Rule::G3,
        "points and work value are two numbers of a player; nobody enters one as the other",
    ),
    (Rule::G5, "hiding money is a matter of display"),
    (
        Rule::A6,
        "the winner's payment and marker follow from the last pass; nobody decides on them",
    ),
    (Rule::O2, "the points follow from the tile placed"),
    (Rule::O3, "the work value is counted, not typed"),
    (
        Rule::O4,
        "there is no limit to jesters but the supply, which is S3 and A3",
    ),
    (
        Rule::O5,
        "prices and points follow from the number of builders",
    ),
    (Rule::O9, "cards are counted, not typed"),
    (Rule::O10, "it allows something and forbids nothing"),
    (Rule::W3, "the work value is counted, not typed"),
    (Rule::W4, "the work value is counted, not typed"),
    (Rule::W5, "the work value is counted, not typed"),
    (Rule::W6, "the work value is counted, not typed"),
    (Rule::W7, "the work value is counted, not typed"),
    (Rule::P4, "it allows something and forbids nothing"),
    (
        Rule::P6,
        "there is no command that moves a tile; to cover one is refused by P2",
    ),
    (Rule::R1, "the points follow from the works marked"),
    (Rule::R2, "nothing anybody does moves the markers"),
    (Rule::E2, "cards are scored by the engine"),
    (Rule::E3, "cards are scored by the engine"),
    (Rule::E4, "the ranking is counted, not typed"),
    (Rule::M6, "the work value is counted, not typed"),
    (Rule::M7, "it allows an action more and forbids nothing"),
    (
        Rule::C4,
        "the points and what the building counts for follow from building it",
    ),
    (Rule::C7, "empty squares are counted, not typed"),
    (Rule::Z4, "what is paid follows from the prices"),
    (Rule::H1, "what is refused cites the rule it changes"),
    (Rule::H2, "what is refused cites the rule it changes"),
    (Rule::H3, "what is refused cites the rule it changes"),
    (Rule::H4, "what is refused cites the rule it changes"),
    (Rule::H5, "what is refused cites the rule it changes"),
    (Rule::H6, "what is refused cites the rule it changes"),
    (Rule::H7, "hiding money is a matter of display"),
    (Rule::H8, "what is refused cites the rule it changes"),
    (Rule::H9, "the ranking is counted, not typed"),
    (Rule::H10, "what is refused cites the rule it changes"),
    (Rule::H12, "what is refused cites the rule it changes"),
];

/// Returns the names of all test functions.
fn tests() -> Vec<&'static str> {
    let lines = SOURCES.iter().flat_map(|source| source.lines());
    let mut after_attribute = false;
    let mut names = Vec::new();
    for line in lines {
        if let (true, Some(rest)) = (after_attribute, line.strip_prefix("fn ")) {
            names.extend(rest.split('(').next());
        }
        after_attribute = line == "#[test]";
    }
    names
}

#[test]
fn every_rule_has_a_test_in_which_it_holds() {
    let tests = tests();
    let holds = |rule: &Rule| {
        let beginning = format!("{}_holds_", rule.to_string().to_lowercase());
        tests.iter().any(|name| name.starts_with(&beginning))
    };
    let missing: Vec<&Rule> = Rule::ALL.iter().filter(|rule| !holds(rule)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Runs the tests named `…_refused_when_…` again and reads which violations they saw: the
/// test, the rule, the kind of fact.
fn violations_seen() -> Vec<[String; 3]> {
    let file = tempfile::NamedTempFile::new().unwrap();
    let program = std::env::current_exe().unwrap();
    let run = std::process::Command::new(program)
        .arg("_refused_when_")
        .env(crate::telling::SEEN, file.path())
        .output()
        .unwrap();
    assert!(run.status.success(), "{run:?}");
    let lines = std::fs::read_to_string(file.path()).unwrap();
    let words = lines.lines().map(|line| line.split(' ').map(str::to_owned));
    words
        .map(|words| words.collect::<Vec<_>>().try_into().unwrap())
        .collect()
}

#[test]
fn every_rule_that_can_be_broken_is_cited_in_a_test_named_after_it_and_no_other() {
    let seen = violations_seen();
    let mut wrong = Vec::new();
    for &rule in Rule::ALL {
        let name = rule.to_string();
        let beginning = format!("::{}_refused_when_", name.to_lowercase());
        let cited = |test: &str| {
            seen.iter()
                .any(|[by, of, _]| *of == name && by.contains(test))
        };
        let cannot = CANNOT_BE_BROKEN.iter().any(|&(other, _)| other == rule);
        match (cannot, cited(&beginning)) {
            (false, false) => wrong.push(format!("no test sees {rule} broken")),
            (true, _) if cited("") => wrong.push(format!("{rule} can be broken after all")),
            _ => {}
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for name in tests()
        .iter()
        .filter(|name| name.contains("_refused_when_"))
    {
        let saw = seen
            .iter()
            .any(|[by, ..]| by.ends_with(&format!("::{name}")));
        assert!(saw, "{name} has seen no violation");
    }
}

#[test]
fn every_test_is_named_after_a_rule() {
    for name in tests() {
        let rule = name.split('_').next().unwrap_or_default();
        let is_called_so = |other: &Rule| other.to_string().to_lowercase() == rule;
        assert!(Rule::ALL.iter().any(is_called_so), "{name}");
        let rest = &name[rule.len()..];
        assert!(
            rest.starts_with("_holds_") || rest.starts_with("_refused_when_"),
            "{name}"
        );
    }
}

#[test]
fn a_rule_that_cannot_be_broken_is_told_once() {
    for (at, (rule, _)) in CANNOT_BE_BROKEN.iter().enumerate() {
        let before = &CANNOT_BE_BROKEN[..at];
        assert!(before.iter().all(|(other, _)| other != rule), "{rule}");
    }
}
