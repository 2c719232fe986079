//! Each rule holding and refusing: a test is named after the identifier.

mod auction;
mod election;
mod general;
mod hand_cards;
mod papal;
mod seizing;
mod table_cards;
mod trade;
mod turn;

use std::collections::BTreeSet;

use prince::Rule;

/// The files of this module.
const FILES: [&str; 9] = [
    include_str!("auction.rs"),
    include_str!("election.rs"),
    include_str!("general.rs"),
    include_str!("hand_cards.rs"),
    include_str!("papal.rs"),
    include_str!("seizing.rs"),
    include_str!("table_cards.rs"),
    include_str!("trade.rs"),
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
    let untested: Vec<&Rule> = Rule::ALL
        .iter()
        .filter(|rule| !tested.contains(&rule.to_string()))
        .collect();
    assert!(untested.is_empty(), "{untested:?}");
}

#[test]
fn a_rule_is_read_as_it_is_shown() {
    for rule in Rule::ALL {
        assert_eq!(rule.to_string().parse(), Ok(*rule));
        assert_eq!(rule.to_string().to_lowercase().parse(), Ok(*rule));
    }
    assert!("Q1".parse::<Rule>().is_err());
    assert_eq!(Rule::ALL.len(), 74);
}
