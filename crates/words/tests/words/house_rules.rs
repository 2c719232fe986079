//! The names of house rules, and what they say.

use florence::rules::{HouseRule, HouseRules, Variant};
use florence::{Edition, Options};
use words::florence::house_rules::{house_rule, said};

#[test]
fn every_house_rule_has_a_name_for_people() {
    for name in HouseRules::NAMES {
        let said = house_rule(name);
        let is_plain = ["rounds", "raise"].contains(name);
        assert!(is_plain || said != *name, "{name} is called so in saves");
        assert!(!said.contains('_'), "{said}");
    }
}

#[test]
fn every_house_rule_has_a_sentence_of_its_own_that_names_the_rule() {
    let printed = Variant::of(3, Options::default(), Edition::studiolo());
    let mut all: Vec<String> = Vec::new();
    for &name in HouseRules::NAMES {
        let house = HouseRule::of(name).expect(name);
        let said = said(house, printed.value(name).expect(name));
        assert!(
            said.ends_with(&format!(" ({}).", house.changes[0])),
            "{said}"
        );
        assert!(!all.contains(&said), "{said}");
        all.push(said);
    }
}
