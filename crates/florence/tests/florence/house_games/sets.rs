//! Sets of house rules as tables play them, and some that no table would: together they
//! change everything that can be changed.

use florence::rules::{HouseRules, Placement, Purses, Ties};
use florence::{Object, Options};
use table::Set;

use crate::chance::Agreed;

/// A name and its rules.
pub(crate) type NamedSet = (&'static str, fn() -> HouseRules);

pub(crate) const SETS: &[NamedSet] = &[
    ("seats", || HouseRules {
        seats_auctioned: Some(true),
        start_money: Some(4000),
        purses: Some(Purses::Hidden),
        ties: Some(Ties::Shared),
        ..HouseRules::default()
    }),
    ("dear auctions", || HouseRules {
        opening_bid: Some(500),
        raise: Some(200),
        point_sells_for: Some(0),
        ties: Some(Ties::LowestProfession),
        ..HouseRules::default()
    }),
    ("short", || HouseRules {
        rounds: Some(3),
        minimum: Some([5, 8, 11, 13, 14, 15, 16]),
        freedoms_each: Some(1),
        doubled_freedoms: Some(1),
        last_freedoms_leave: Some(true),
        actions: Some(3),
        hires: Some(2),
        introductions: Some(2),
        placement: Some(Placement::Free),
        seats_auctioned: Some(true),
        ..HouseRules::default()
    }),
    ("strict", || HouseRules {
        placement: Some(Placement::Strict),
        buildings_each: Some(1),
        landscapes_each: Some(2),
        jesters: Some(3),
        builders: Some(9),
        most_builders: Some(4),
        recruiting_cards: Some(1),
        objects: Some(Set::all().without(Object::Landscape).without(Object::Lake)),
        ..HouseRules::default()
    }),
    ("other hands", || HouseRules {
        dealt: Some(3),
        kept: Some(1),
        offered: Some(2),
        characters: Some(true),
        objects_each: Some(2),
        rounds: Some(2),
        sets_aside: Some(true),
        ..HouseRules::default()
    }),
    ("other worth", || HouseRules {
        building_prices: Some([900, 500, 200, 100]),
        hire_price: Some(0),
        freedom_price: Some(600),
        bonus_price: Some(100),
        value_pays: Some(200),
        point_costs: Some(300),
        value_of_building: Some(6),
        value_of_landscape: Some(1),
        value_of_freedom: Some(0),
        value_of_jester: Some(1),
        value_of_card: Some(2),
        points_for_building: Some(1),
        points_for_further_landscape: Some(5),
        points_for_further_builder: Some(0),
        points_for_best_work: Some(5),
        ..HouseRules::default()
    }),
];

/// Returns the tables at which a set can be played.
pub(crate) fn tables(name: &str) -> impl Iterator<Item = Agreed> + Clone {
    let printed = Options::default();
    debug_assert!(printed.house_rules.is_none());
    let all: Vec<Agreed> = match name {
        "strict" => (3..=5).map(Agreed::from).collect(),
        "other worth" | "short" => (2..=5)
            .map(|players| Agreed::from(players).joined())
            .collect(),
        "dear auctions" => (2..=5)
            .flat_map(|players| [Agreed::from(players), Agreed::from(players).with_muse()])
            .chain([Agreed::OLDER])
            .collect(),
        _ => (2..=5).map(Agreed::from).collect(),
    };
    all.into_iter()
}
