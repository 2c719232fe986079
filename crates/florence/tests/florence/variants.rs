//! The numbers of a variant: the rules read each one, a house rule can change it and is
//! saved, and nothing else depends on the number of players.

use std::fs;
use std::path::{Path, PathBuf};

use crate::telling::*;
use florence::rules::{HouseRules, Placement, Purses, Ties, Variant, tally};
use florence::{Edition, EditionData, Options};
use table::Session;
use table::save::format::{Format, Save};

/// A number of the variant, a change to it, and its visible effect at a table.
struct Scenario {
    name: &'static str,
    change: fn(&mut HouseRules),
    see: fn(HouseRules) -> i64,
    /// What is seen with the printed numbers, and with the change.
    seen: [i64; 2],
}

fn under(house: HouseRules, start: Start) -> Start {
    start.where_(|setup| setup.options.house_rules = house)
}

fn dealt(house: HouseRules) -> Play {
    under(house, deal(3)).begins()
}

fn bidding(house: HouseRules) -> Play {
    under(house, auction(3, 1)).begins()
}

fn acting(house: HouseRules) -> Play {
    under(house, actions(3, 1, A)).begins()
}

/// Returns whether a decision is allowed, as a number.
fn may(play: &Play, seat: Seat, decision: Decision) -> i64 {
    i64::from(play.check(&Command::new(seat, decision)).is_ok())
}

/// Sets up a player of round four whose Mathematician has everything it wants, with three
/// jesters and three cards: 4 + 3 + 3 + 6 + 3.
fn scholar(player: &mut PlayerSetup) {
    player.buildings = vec![(Building::University, at("a5 c5 a6 c6 a7 b7 c7"))];
    player.landscapes = vec![(Landscape::Lake, at("d1 e1 d2"))];
    player.freedoms = vec![Freedom::Religion];
    player.jesters = 3;
    player.hand = Some(vec![
        Card::Known(Profession::Mathematician),
        Card::Hidden,
        Card::Hidden,
    ]);
    player.prestige = 0;
}

fn working(house: HouseRules) -> Play {
    under(house, actions(3, 4, C).with(C, scholar)).begins()
}

fn value(house: HouseRules) -> i64 {
    let value = working(house).work_value(C, Profession::Mathematician, Set::EMPTY);
    i64::from(value.total())
}

fn money_after(mut play: Play, seat: Seat, decision: Decision) -> i64 {
    play.does(seat, decision);
    i64::from(play.money(seat))
}

const SCENARIOS: &[Scenario] = &[
    Scenario {
        name: "rounds",
        change: |house| house.rounds = Some(6),
        see: |house| {
            let mut play = under(house, actions(3, 6, C)).begins();
            play.does(C, Decision::EndTurn);
            i64::from(play.is_over())
        },
        seen: [0, 1],
    },
    Scenario {
        name: "start_money",
        change: |house| house.start_money = Some(4000),
        see: |house| i64::from(dealt(house).money(A)),
        seen: [3500, 4000],
    },
    Scenario {
        name: "dealt",
        change: |house| house.dealt = Some(5),
        see: |house| {
            let five = |player: &mut PlayerSetup| player.hand = Some(hidden(5));
            let start = under(house, deal(3)).with(A, five).with(B, five);
            i64::from(start.with(C, five).problems().is_empty())
        },
        seen: [0, 1],
    },
    Scenario {
        name: "kept",
        change: |house| house.kept = Some(2),
        see: |house| {
            let mut play = dealt(house);
            let mut returned = 0;
            while play.phase() == Phase::StartingHands {
                let seat = play.to_act().unwrap();
                play.does(seat, Decision::Return(Card::Hidden));
                returned += 1;
            }
            returned
        },
        seen: [3, 6],
    },
    Scenario {
        name: "buildings_each",
        change: |house| house.buildings_each = Some(2),
        see: |house| i64::from(dealt(house).tiles_left(Tile::Building(Building::Tower))),
        seen: [3, 2],
    },
    Scenario {
        name: "landscapes_each",
        change: |house| house.landscapes_each = Some(4),
        see: |house| i64::from(dealt(house).tiles_left(Tile::Landscape(Landscape::Lake))),
        seen: [6, 4],
    },
    Scenario {
        name: "jesters",
        change: |house| house.jesters = Some(1),
        see: |house| i64::from(dealt(house).objects_left(Object::Jester)),
        seen: [7, 1],
    },
    Scenario {
        name: "builders",
        change: |house| house.builders = Some(9),
        see: |house| i64::from(dealt(house).objects_left(Object::Builder)),
        seen: [6, 9],
    },
    Scenario {
        name: "recruiting_cards",
        change: |house| house.recruiting_cards = Some(3),
        see: |house| i64::from(dealt(house).objects_left(Object::RecruitingCard)),
        seen: [5, 3],
    },
    Scenario {
        name: "freedoms_each",
        change: |house| house.freedoms_each = Some(1),
        see: |house| i64::from(dealt(house).freedoms_left(Freedom::Travel)),
        seen: [2, 1],
    },
    Scenario {
        name: "doubled_freedoms",
        change: |house| house.doubled_freedoms = Some(3),
        see: |house| {
            let all = |setup: &mut Setup| setup.doubled_freedoms = Freedom::ALL.to_vec();
            let start = under(house, deal(2)).where_(all);
            match start.problems().is_empty() {
                true => i64::from(start.begins().freedoms_left(Freedom::Opinion)),
                false => 0,
            }
        },
        seen: [0, 2],
    },
    Scenario {
        name: "last_freedoms_leave",
        change: |house| house.last_freedoms_leave = Some(true),
        see: |house| {
            let mut play = under(house, actions(3, 2, A)).begins();
            for (seat, freedom) in [A, B, C].into_iter().zip(Freedom::ALL) {
                play.does(seat, Decision::Introduce(*freedom));
                if seat != C {
                    play.does(seat, Decision::EndTurn);
                }
            }
            i64::from(play.freedoms_left(Freedom::Travel))
        },
        seen: [1, 0],
    },
    Scenario {
        name: "objects",
        change: |house| {
            let printed = Variant::of(3, Options::default(), Edition::studiolo()).objects;
            house.objects = Some(printed.without(Object::Jester));
        },
        see: |house| may(&bidding(house), A, Decision::Name(Object::Jester)),
        seen: [1, 0],
    },
    Scenario {
        name: "characters",
        change: |house| house.characters = Some(true),
        see: |house| {
            let mut play = bidding(house);
            play.nobody_opens();
            i64::from(play.phase() == Phase::Characters)
        },
        seen: [0, 1],
    },
    Scenario {
        name: "objects_each",
        change: |house| house.objects_each = Some(2),
        see: |house| {
            let mut play = bidding(house);
            play.wins(A, Object::Jester, 200);
            may(&play, A, Decision::Win(Object::Builder, 300))
        },
        seen: [0, 1],
    },
    Scenario {
        name: "sets_aside",
        change: |house| house.sets_aside = Some(true),
        see: |house| {
            let mut play = bidding(house);
            play.wins(A, Object::Jester, 200);
            i64::from(play.player(A).jesters())
        },
        seen: [1, 0],
    },
    Scenario {
        name: "opening_bid",
        change: |house| house.opening_bid = Some(400),
        see: |house| {
            let mut play = bidding(house);
            play.does(A, Decision::Name(Object::Jester));
            i64::from(play.bidding().unwrap().price)
        },
        seen: [200, 400],
    },
    Scenario {
        name: "raise",
        change: |house| house.raise = Some(300),
        see: |house| {
            let mut play = bidding(house);
            play.does(A, Decision::Name(Object::Jester));
            let mut bids = (200..=1000).step_by(100);
            let bid = bids.find(|&bid| may(&play, B, Decision::Raise(bid)) == 1);
            i64::from(bid.unwrap())
        },
        seen: [300, 500],
    },
    Scenario {
        name: "most_builders",
        change: |house| house.most_builders = Some(4),
        see: |house| {
            let three = |player: &mut PlayerSetup| player.builders = 3;
            let play = under(house, auction(3, 4)).with(A, three).begins();
            may(&play, A, Decision::Name(Object::Builder))
        },
        seen: [0, 1],
    },
    Scenario {
        name: "offered",
        change: |house| house.offered = Some(3),
        see: |house| {
            let order = |setup: &mut Setup| setup.prestige_cards = Some(PrestigeCard::ALL.to_vec());
            let mut play = under(house, auction(3, 1)).where_(order).begins();
            play.wins(A, Object::PrestigeCard, 200);
            // One is kept; the others go under the stack in any order.
            play.legal().len() as i64
        },
        seen: [120, 6],
    },
    Scenario {
        name: "actions",
        change: |house| house.actions = Some(3),
        see: |house| {
            let mut play = acting(house);
            let mut taken = 0;
            while may(&play, A, Decision::AcquireBonus) == 1 {
                play.does(A, Decision::AcquireBonus);
                taken += 1;
            }
            taken
        },
        seen: [2, 3],
    },
    Scenario {
        name: "hires",
        change: |house| house.hires = Some(2),
        see: |house| {
            let mut play = acting(house);
            play.does(A, Decision::Hire);
            may(&play, A, Decision::Hire)
        },
        seen: [0, 1],
    },
    Scenario {
        name: "introductions",
        change: |house| house.introductions = Some(2),
        see: |house| {
            let mut play = acting(house);
            play.does(A, Decision::Introduce(Freedom::Travel));
            may(&play, A, Decision::Introduce(Freedom::Religion))
        },
        seen: [0, 1],
    },
    Scenario {
        name: "building_prices",
        change: |house| house.building_prices = Some([800, 300, 300, 0]),
        see: |house| {
            let tower = Decision::build(Building::Tower, at("e4 f4 g4"));
            money_after(acting(house), A, tower)
        },
        seen: [2800, 2700],
    },
    Scenario {
        name: "hire_price",
        change: |house| house.hire_price = Some(400),
        see: |house| money_after(acting(house), A, Decision::Hire),
        seen: [3200, 3100],
    },
    Scenario {
        name: "freedom_price",
        change: |house| house.freedom_price = Some(500),
        see: |house| money_after(acting(house), A, Decision::Introduce(Freedom::Travel)),
        seen: [3200, 3000],
    },
    Scenario {
        name: "bonus_price",
        change: |house| house.bonus_price = Some(0),
        see: |house| money_after(acting(house), A, Decision::AcquireBonus),
        seen: [3200, 3500],
    },
    Scenario {
        name: "point_sells_for",
        change: |house| house.point_sells_for = Some(200),
        see: |house| {
            let start = under(house, actions(3, 2, A)).with(A, tower);
            money_after(start.begins(), A, Decision::Sell(1))
        },
        seen: [3600, 3700],
    },
    Scenario {
        name: "value_pays",
        change: |house| house.value_pays = Some(200),
        see: |house| money_after(working(house), C, work(Profession::Mathematician)),
        seen: [5400, 7300],
    },
    Scenario {
        name: "point_costs",
        change: |house| house.point_costs = Some(300),
        see: |house| {
            let play = working(house);
            let taking = |points| work_with(Profession::Mathematician, &[], points);
            let most = (0..=19).rev().find(|&n| may(&play, C, taking(n)) == 1);
            i64::from(most.unwrap())
        },
        seen: [9, 6],
    },
    Scenario {
        name: "minimum",
        change: |house| house.minimum = Some([20; 7]),
        see: |house| may(&working(house), C, work(Profession::Mathematician)),
        seen: [1, 0],
    },
    Scenario {
        name: "value_of_building",
        change: |house| house.value_of_building = Some(5),
        see: value,
        seen: [19, 20],
    },
    Scenario {
        name: "value_of_landscape",
        change: |house| house.value_of_landscape = Some(5),
        see: value,
        seen: [19, 21],
    },
    Scenario {
        name: "value_of_freedom",
        change: |house| house.value_of_freedom = Some(0),
        see: value,
        seen: [19, 16],
    },
    Scenario {
        name: "value_of_jester",
        change: |house| house.value_of_jester = Some(3),
        see: value,
        seen: [19, 22],
    },
    Scenario {
        name: "value_of_card",
        change: |house| house.value_of_card = Some(3),
        see: value,
        seen: [19, 25],
    },
    Scenario {
        name: "points_for_building",
        change: |house| house.points_for_building = Some(5),
        see: |house| {
            let mut play = acting(house);
            play.does(A, Decision::build(Building::Tower, at("e4 f4 g4")));
            i64::from(play.prestige(A))
        },
        seen: [3, 5],
    },
    Scenario {
        name: "points_for_further_landscape",
        change: |house| house.points_for_further_landscape = Some(4),
        see: |house| {
            let lake = vec![(Landscape::Lake, at("d1 e1 d2"))];
            let start = under(house, auction(3, 2)).with(A, |player| player.landscapes = lake);
            let mut play = start.begins();
            play.wins(A, Object::Lake, 200);
            play.does(A, Decision::place(Landscape::Lake, at("f1 g1 f2")));
            i64::from(play.prestige(A))
        },
        seen: [3, 4],
    },
    Scenario {
        name: "points_for_further_builder",
        change: |house| house.points_for_further_builder = Some(1),
        see: |house| {
            let start = under(house, auction(3, 2)).with(A, |player| player.builders = 1);
            let mut play = start.begins();
            play.wins(A, Object::Builder, 200);
            i64::from(play.prestige(A))
        },
        seen: [3, 1],
    },
    Scenario {
        name: "points_for_best_work",
        change: |house| house.points_for_best_work = Some(10),
        see: |house| {
            let mut play = working(house);
            play.goes(&[(C, work(Profession::Mathematician)), (C, Decision::EndTurn)]);
            i64::from(play.prestige(C))
        },
        seen: [3, 10],
    },
    Scenario {
        name: "placement",
        change: |house| house.placement = Some(Placement::Free),
        see: |house| {
            let play = under(house, actions(3, 2, A)).with(A, tower).begins();
            may(&play, A, Decision::build(Building::Chapel, at("f5 g5 g6")))
        },
        seen: [0, 1],
    },
    Scenario {
        name: "ties",
        change: |house| house.ties = Some(Ties::Shared),
        see: |house| {
            let start = under(house, end(3)).with(A, |player| player.money = Some(3600));
            i64::from(tally(&start.begins()).last().unwrap().rank)
        },
        seen: [2, 1],
    },
    Scenario {
        name: "purses",
        change: |house| house.purses = Some(Purses::Hidden),
        see: |house| i64::from(dealt(house).variant().purses == Purses::Hidden),
        seen: [0, 1],
    },
    Scenario {
        name: "seats_auctioned",
        change: |house| house.seats_auctioned = Some(true),
        see: |house| i64::from(dealt(house).phase() == Phase::Seats),
        seen: [0, 1],
    },
];

#[test]
fn the_rules_read_every_number_of_the_variant() {
    let told: Vec<&str> = SCENARIOS.iter().map(|scenario| scenario.name).collect();
    assert_eq!(told, HouseRules::NAMES, "a scenario for each number");
    for scenario in SCENARIOS {
        let mut house = HouseRules::default();
        let printed = (scenario.see)(house);
        (scenario.change)(&mut house);
        let changed = (scenario.see)(house);
        assert_eq!([printed, changed], scenario.seen, "{}", scenario.name);
    }
}

#[test]
fn where_points_are_not_sold_nobody_sells_any_and_who_cannot_pay_must_pass() {
    let unsold = HouseRules {
        point_sells_for: Some(0),
        ..HouseRules::default()
    };
    let poor = |player: &mut PlayerSetup| {
        tower(player);
        player.money = Some(200);
    };
    for (house, can_raise) in [(HouseRules::default(), true), (unsold, false)] {
        let mut play = under(house, auction(3, 2)).with(B, poor).begins();
        play.does(A, Decision::Name(Object::Jester));
        assert_eq!(play.forced_pass().is_none(), can_raise);
        assert_eq!(may(&play, B, Decision::Sell(1)), i64::from(can_raise));
        let sales = play.any_time().filter(|command| command.seat == B);
        let sales = sales.filter(|command| matches!(command.decision, Decision::Sell(_)));
        assert_eq!(sales.count() > 0, can_raise);
    }
}

#[test]
fn with_two_objects_each_the_last_player_may_take_a_second_one_at_the_opening_bid() {
    let house = HouseRules {
        objects_each: Some(2),
        ..HouseRules::default()
    };
    let mut play = bidding(house);
    play.wins(A, Object::Jester, 200);
    play.goes(&[(B, Decision::Decline), (C, Decision::Decline)]);
    play.does(A, Decision::Name(Object::Builder));
    assert_eq!(play.phase(), Phase::Actions);
    assert_eq!(play.money(A), 3100);
    assert_eq!(
        [play.player(A).jesters(), play.player(A).builders()],
        [1, 1]
    );
}

#[test]
fn a_house_rule_nobody_can_play_by_is_refused_with_its_range() {
    let refused = |change: fn(&mut HouseRules), rule, fact| {
        let start = deal(3).where_(|setup| change(&mut setup.options.house_rules));
        start.is_refused(None, rule, fact);
    };
    let range = |name, found, least, most| Fact::OutOfRange {
        what: Count::HouseRule(name),
        found,
        least,
        most,
    };
    refused(
        |house| house.rounds = Some(8),
        Rule::G1,
        range("rounds", 8, 1, 7),
    );
    refused(
        |house| house.raise = Some(0),
        Rule::A5,
        range("raise", 0, 100, 10_000),
    );
    refused(
        |house| house.kept = Some(4),
        Rule::S2,
        range("kept", 4, 1, 3),
    );
    refused(
        |house| house.objects_each = Some(3),
        Rule::A1,
        range("objects_each", 3, 1, 2),
    );
    refused(
        |house| house.opening_bid = Some(250),
        Rule::G2,
        Fact::NotAStep { amount: 250 },
    );
    refused(
        |house| house.objects = Some([Object::Landscape, Object::Lake].into_iter().collect()),
        Rule::T3,
        Fact::NotAuctioned(Object::Lake),
    );
}

#[test]
fn a_house_rule_is_saved_and_a_printed_number_is_not() {
    let mut setup = deal(3).setup;
    let printed = Save::from_session(&Session::<Game>::new(setup.clone()).unwrap())
        .to_ron()
        .unwrap();
    assert!(!printed.contains("house_rules"), "{printed}");
    setup.options.house_rules.start_money = Some(4000);
    let session = Session::<Game>::new(setup).unwrap();
    let text = Save::from_session(&session).to_ron().unwrap();
    assert!(text.contains("start_money: 4000"), "{text}");
    assert!(!text.contains("opening_bid"), "{text}");
    let read: Save<Game> = Save::parse(&text, Format::Ron).unwrap();
    assert_eq!(read.into_session().unwrap().game().player(A).money(), 4000);
}

#[test]
fn the_same_edition_and_the_same_numbers_are_kept_once_however_often_a_file_is_opened() {
    let data = EditionData {
        name: "Opened again and again".to_owned(),
        ..EditionData::default()
    };
    let start = deal(4).where_(|setup| {
        setup.edition = data;
        setup.options.house_rules.start_money = Some(4100);
    });
    let first = start.clone().begins();
    for _ in 0..2_000 {
        let again = start.clone().begins();
        assert!(std::ptr::eq(first.edition(), again.edition()));
        assert!(std::ptr::eq(first.variant(), again.variant()));
    }
    let other = start.where_(|setup| setup.options.house_rules.start_money = Some(4200));
    assert!(!std::ptr::eq(first.variant(), other.begins().variant()));
}

/// Expressions for the number of players in the code.
const PLAYERS: &[&str] = &[
    "player_count()",
    "players.len()",
    "players",
    "self.count()",
    "self.count",
    "game.count",
    "seats().count()",
];

fn is_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Returns whether this code compares a number of players with a literal: on either side of
/// an operator, or in a match arm.
fn compares_players(code: &str) -> bool {
    let begins_with_number = |text: &str| {
        let text = text.trim_start_matches(['.', '=']).trim_start();
        text.starts_with(|letter: char| letter.is_ascii_digit())
    };
    let code: Vec<&str> = code
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect();
    let code = code.join("\n");
    PLAYERS.iter().any(|name| {
        code.match_indices(name).any(|(at, _)| {
            let (before, after) = (&code[..at], &code[at + name.len()..]);
            let whole = !after.starts_with(is_name) && !before.ends_with(is_name);
            let after = after.trim_start_matches([' ', ')']);
            let operators = ["==", "!=", "<=", ">=", "<", ">"];
            let right = operators.iter().any(|operator| {
                let rest = after.strip_prefix(operator);
                rest.is_some_and(|rest| begins_with_number(rest.trim_start()))
            });
            // The path to the name is part of it: `2 == self.game.players`.
            let path = before.trim_end_matches(|letter| is_name(letter) || letter == '.');
            let left = operators.iter().any(|operator| {
                let rest = path.trim_end().strip_suffix(operator);
                rest.is_some_and(|rest| rest.trim_end().ends_with(|l: char| l.is_ascii_digit()))
            });
            let arms = path.trim_end().ends_with("match")
                && after.trim_start().strip_prefix('{').is_some_and(|arms| {
                    let end = arms.find("\n    }").unwrap_or(arms.len());
                    let arms = arms[..end].lines().map(str::trim);
                    arms.filter(|arm| arm.contains("=>"))
                        .any(begins_with_number)
                });
            let matches = path.trim_end().ends_with("matches!(")
                && after
                    .strip_prefix(',')
                    .is_some_and(|rest| begins_with_number(rest.trim_start()));
            whole && (right || left || arms || matches)
        })
    })
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_below(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn only_the_variant_asks_how_many_play() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut files = Vec::new();
    for room in ["crates/florence/src", "src/app", "crates/words/src"] {
        files_below(&root.join(room), &mut files);
    }
    assert!(files.len() > 50, "the rooms are where they were");
    let asks = |path: &&PathBuf| compares_players(&fs::read_to_string(path).unwrap());
    let asking: Vec<&PathBuf> = files.iter().filter(asks).collect();
    assert_eq!(asking, [&root.join("crates/florence/src/rules/variant.rs")]);
}

#[test]
fn a_comparison_of_the_number_of_players_is_found_in_any_form() {
    for planted in [
        "if game.player_count() == 2 {",
        "let joint = self.count() < 3;",
        "if 2 == setup.players.len() {",
        "while (players >= 4) {",
        "match self.game.player_count() {\n        2 => 300,\n        _ => 200,\n    }",
        "matches!(self.count, 2)",
    ] {
        assert!(compares_players(planted), "{planted}");
    }
    for harmless in [
        "let players = 2;",
        "// if players == 2 {",
        "if other_players == 2 {",
        "match players {\n        few => few,\n    }",
        "for seat in 0..players {",
    ] {
        assert!(!compares_players(harmless), "{harmless}");
    }
}
