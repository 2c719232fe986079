//! Each rule obeyed and refused; each test is named after the identifier of its rule.

mod board;
mod effects;
mod ends;
mod king;
mod setups;
mod tasks;
mod travel;
mod turn;

use std::collections::BTreeSet;

use tiletum::Rule;

/// The files of this module.
const FILES: [&str; 8] = [
    include_str!("board.rs"),
    include_str!("effects.rs"),
    include_str!("ends.rs"),
    include_str!("king.rs"),
    include_str!("setups.rs"),
    include_str!("tasks.rs"),
    include_str!("travel.rs"),
    include_str!("turn.rs"),
];

#[test]
fn every_rule_has_a_test_of_its_name() {
    let mut tested = BTreeSet::new();
    for line in FILES.into_iter().flat_map(str::lines) {
        if let Some(name) = line.strip_prefix("fn ")
            && let Some((rule, _)) = name.split_once('_')
        {
            tested.insert(rule.to_uppercase());
        }
    }
    let rules = Rule::ALL.iter().map(ToString::to_string);
    let untested: Vec<String> = rules.filter(|rule| !tested.contains(rule)).collect();
    assert!(untested.is_empty(), "{untested:?}");
}

#[test]
fn a_rule_is_read_as_it_is_shown() {
    for rule in Rule::ALL {
        assert_eq!(rule.to_string().parse(), Ok(*rule));
        assert_eq!(rule.to_string().to_lowercase().parse(), Ok(*rule));
    }
    assert!("Q1".parse::<Rule>().is_err());
}
