//! Refusals cite house rules: they name the rule and the house rule that changed it, or
//! only the rule if it applies as printed.

use crate::telling::*;
use florence::rules::house::Value;
use florence::rules::{HouseRule, HouseRules, Placement, Purses, Ties, Variant};
use florence::{Edition, Options};
use words::florence::Words;
use words::florence::house_rules::house_rules;

/// A house rule, a position, and what is refused in it.
struct Refused {
    change: fn(&mut HouseRules),
    start: fn() -> Start,
    before: &'static [(Seat, Decision)],
    command: fn() -> (Seat, Decision),
    /// The rule cited under the printed rules; `None` if they allow it.
    printed: Option<&'static str>,
    cited: &'static str,
}

fn poor(player: &mut PlayerSetup) {
    tower(player);
    player.money = Some(200);
}

fn touching() -> (Seat, Decision) {
    (A, Decision::build(Building::Chapel, at("f5 g5 g6")))
}

const REFUSED: &[Refused] = &[
    Refused {
        change: |house| house.opening_bid = Some(400),
        start: || auction(3, 1),
        before: &[],
        command: || (A, Decision::Win(Object::Jester, 200)),
        printed: None,
        cited: "A4, changed by H2: ",
    },
    Refused {
        change: |house| house.raise = Some(300),
        start: || auction(3, 1),
        before: &[(A, Decision::Name(Object::Jester))],
        command: || (B, Decision::Raise(400)),
        printed: Some("A5: "),
        cited: "A5, changed by H3: ",
    },
    Refused {
        change: |house| house.freedoms_each = Some(0),
        start: || actions(3, 1, A),
        before: &[],
        command: || (A, Decision::Introduce(Freedom::Travel)),
        printed: None,
        cited: "B5, changed by H4: ",
    },
    Refused {
        change: |house| house.minimum = Some([20; 7]),
        start: || actions(3, 1, A),
        before: &[],
        command: || (A, work(Profession::Poet)),
        printed: Some("W2: "),
        cited: "W2, changed by H5: ",
    },
    Refused {
        change: |house| house.point_sells_for = Some(0),
        start: || auction(3, 2).with(B, poor),
        before: &[],
        command: || (B, Decision::Sell(1)),
        printed: None,
        cited: "G4, changed by H6: ",
    },
    Refused {
        change: |house| house.placement = Some(Placement::Strict),
        start: || actions(3, 5, A).with(A, |player| (tower(player), player.builders = 2).1),
        before: &[],
        command: touching,
        printed: None,
        cited: "P3, changed by H8: ",
    },
    Refused {
        change: |house| house.hires = Some(0),
        start: || actions(3, 1, A),
        before: &[],
        command: || (A, Decision::Hire),
        printed: None,
        cited: "B2, changed by H12: ",
    },
    Refused {
        change: |house| house.buildings_each = Some(0),
        start: || actions(3, 1, A),
        before: &[],
        command: || (A, Decision::build(Building::Tower, at("e4 f4 g4"))),
        printed: None,
        cited: "B3, changed by H12: ",
    },
    Refused {
        change: |house| house.building_prices = Some([3600, 300, 300, 0]),
        start: || actions(3, 1, A),
        before: &[],
        command: || (A, Decision::build(Building::Tower, at("e4 f4 g4"))),
        printed: None,
        cited: "B3, changed by H12: ",
    },
    // Turn order has nothing to do with a number.
    Refused {
        change: |house| house.raise = Some(300),
        start: || auction(3, 1),
        before: &[(A, Decision::Name(Object::Jester))],
        command: || (C, Decision::Raise(400)),
        printed: Some("A5: "),
        cited: "A5: ",
    },
];

#[test]
fn a_refusal_cites_the_rule_and_the_house_rule_that_has_changed_it() {
    for case in REFUSED {
        let said = |start: Start| {
            let mut play = start.clone().begins();
            play.goes(case.before);
            let (seat, decision) = (case.command)();
            let refused = play.check(&Command::new(seat, decision)).err();
            refused.map(|violation| Words::of(&start.setup).cited(&violation))
        };
        let printed = said((case.start)());
        match (&printed, case.printed) {
            (None, None) => {}
            (Some(said), Some(rule)) => assert!(said.starts_with(rule), "{said}"),
            other => panic!("{}: {other:?}", case.cited),
        }
        let changed = (case.start)().where_(|setup| (case.change)(&mut setup.options.house_rules));
        let said = said(changed).unwrap_or_else(|| panic!("{} is allowed", case.cited));
        assert!(said.starts_with(case.cited), "{said}");
    }
}

#[test]
fn a_start_that_is_refused_cites_the_house_rule_too() {
    for (change, typed, cited) in [
        (
            (|house| house.start_money = Some(3000)) as fn(&mut HouseRules),
            (|setup| setup.players[1].money = Some(10_100)) as fn(&mut Setup),
            "S1, changed by H1: ",
        ),
        (
            |house| house.rounds = Some(5),
            |setup| setup.moment = Moment::Auction(6),
            "G1, changed by H10: ",
        ),
    ] {
        let start = deal(3).where_(|setup| change(&mut setup.options.house_rules));
        let start = start.where_(typed);
        let words = Words::of(&start.setup);
        let problems = start.problems();
        let said: Vec<String> = problems
            .iter()
            .map(|problem| words.problem(problem))
            .collect();
        assert!(said.iter().any(|said| said.contains(cited)), "{said:?}");
    }
}

#[test]
fn what_was_agreed_is_told_in_sentences_in_the_order_of_the_digest() {
    let rules = HouseRules {
        start_money: Some(3000),
        rounds: Some(5),
        raise: Some(200),
        point_sells_for: Some(0),
        purses: Some(Purses::Hidden),
        placement: Some(Placement::Free),
        ties: Some(Ties::Shared),
        minimum: Some([7, 9, 11, 13, 15, 16, 17]),
        hire_price: Some(400),
        jesters: Some(5),
        ..HouseRules::default()
    };
    let expected = [
        "Everyone begins with 3,000 florins (S1).",
        "Raises are 200 florins (A5).",
        "Minimum work values, starting with round 1: 7, 9, 11, 13, 15, 16, 17 (W2).",
        "PP cannot be sold (G4).",
        "Money is hidden (G5).",
        "Buildings may always touch, with or without builders (P3).",
        "Players with equal PP share the rank (E4).",
        "The game lasts 5 rounds (G1).",
        "Jesters in the game: 5 (S3).",
        "Price of a profession: 400 florins (B4).",
    ];
    assert_eq!(house_rules(&rules), expected);
}

#[test]
fn each_house_rule_is_listed_once_and_can_be_read_and_written_by_its_name() {
    let mut names: Vec<&str> = HouseRule::all().map(|house| house.name).collect();
    let mut all = HouseRules::NAMES.to_vec();
    names.sort_unstable();
    all.sort_unstable();
    assert_eq!(names, all);
    for players in 2..=5 {
        let printed = Variant::printed(players, Options::default(), Edition::studiolo());
        for name in all.iter().copied() {
            let mut rules = HouseRules::default();
            assert_eq!(rules.get(name), None);
            let value = printed.value(name).expect(name);
            assert!(rules.set(name, Some(value)), "{name}");
            assert_eq!(rules.get(name), Some(value));
            assert_eq!(rules.in_force().count(), 1);
            if let Value::Number(number) = value {
                let range = printed.range(name).expect(name);
                assert!(range.contains(&number), "{name}: {number} in {range:?}");
                assert!(!rules.set(name, Some(Value::Number(-1))), "{name}");
            }
            assert!(rules.set(name, None));
            assert!(rules.is_none());
        }
    }
    assert!(!HouseRules::default().set("nothing", None));
}

#[test]
fn a_house_rule_is_typed_by_its_name_and_what_is_none_is_refused() {
    use words::florence::house_rules::parse;
    for (text, name, value) in [
        ("raise=200", "raise", Value::Number(200)),
        ("Start-Money = 4000", "start_money", Value::Number(4000)),
        (
            "placement=free",
            "placement",
            Value::Placement(Placement::Free),
        ),
        (
            "placement=by-builders",
            "placement",
            Value::Placement(Placement::ByBuilders),
        ),
        (
            "ties=lowest profession",
            "ties",
            Value::Ties(Ties::LowestProfession),
        ),
        ("purses=Hidden", "purses", Value::Purses(Purses::Hidden)),
        ("seats_auctioned=yes", "seats_auctioned", Value::Is(true)),
        ("sets-aside=false", "sets_aside", Value::Is(false)),
        (
            "minimum=1,2,3, 4,5,6,7",
            "minimum",
            Value::Rounds([1, 2, 3, 4, 5, 6, 7]),
        ),
        (
            "building-prices=9,8,7,6",
            "building_prices",
            Value::Prices([9, 8, 7, 6]),
        ),
        (
            "objects=jester,prestige-card",
            "objects",
            Value::Objects([Object::Jester, Object::PrestigeCard].into_iter().collect()),
        ),
    ] {
        let (house, read) = parse(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!((house.name, read), (name, value), "{text}");
    }
    let why = parse("rise=200").unwrap_err();
    assert!(why.contains("rise") && why.contains("raise"), "{why}");
    for text in [
        "raise=",
        "raise",
        "raise=-100",
        "raise=much",
        "minimum=1,2",
        "ties=x",
        "=",
    ] {
        assert!(parse(text).is_err(), "{text}");
    }
}
