//! The examples of Tiletum's notation in the documentation can be read, and so can every
//! decision and value in its tables.

use tiletum::Edition;
use words::tiletum::{notation, record};

fn part() -> &'static str {
    let text = include_str!("../../../../docs/notation.md");
    let (_, text) = text.split_once("\n# Tiletum\n").expect("the part");
    text
}

/// Returns the texts between backquotes, each on one line.
fn quoted(text: &str) -> Vec<String> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.map(|text| text.replace('\n', " ")).collect()
}

#[test]
fn the_game_in_the_documentation_is_read() {
    let game = part().split("```text\n").nth(1).expect("an example");
    let game = game.split("```").next().expect("its end");
    let save = record::parse(game).unwrap_or_else(|error| panic!("{}", error.sentence()));
    assert_eq!(save.log.len(), 12);
    let session = save.clone().into_session().expect("a start");
    let broken = session.broken().map(|broken| broken.entry);
    assert_eq!(broken, None, "{:?}", session.broken());
    assert_eq!(record::parse(&record::print(&save)), Ok(save));
}

#[test]
fn every_decision_and_value_of_the_tables_is_read() {
    let (_, entries) = part().split_once("## Entries").expect("the entries");
    let (table, values) = entries.split_once("What can be set").expect("the values");
    let values = values.split("In the palette").next().expect("their end");
    let is_read = |line: &str| {
        let read = [format!("A {line}"), line.to_owned()];
        let read = read
            .iter()
            .any(|line| notation::read(line, Edition::studiolo()).is_some());
        assert!(read, "{line}");
    };
    let mut decisions = 0;
    for row in table.lines().filter(|row| row.starts_with("| `")) {
        let first = row.split('|').nth(1).expect("a cell");
        for decision in quoted(first) {
            is_read(&decision);
            decisions += 1;
        }
    }
    assert!(decisions > 35, "{decisions}");
    let mut set = 0;
    for value in quoted(values).iter().filter(|value| *value != "none") {
        is_read(&format!("= {value}"));
        set += 1;
    }
    assert!(set > 20, "{set}");
}
