//! Setups (S): what every player begins with, and what a start must not contain.

use table::{Item as _, Seat};
use tiletum::rules::checks::{Counted, Warning};
use tiletum::rules::{Cost, Mark, Slot};
use tiletum::{
    BadEdition, Dice, Edition, EditionData, Fact, Game, Phase, Piece, Position, Rule, Setup, Spot,
    Stack,
};

use crate::board::{NAMES, Scene, at, city, helper};

fn start(players: usize) -> Game {
    let setup = Setup::digital(NAMES.iter().take(players).copied(), 5);
    Game::try_from(&setup).expect("a start")
}

/// Returns what is wrong with a start for three players after a change.
fn wrong(change: impl FnOnce(&mut Setup)) -> Vec<(Rule, Fact)> {
    let mut setup = Setup::digital(NAMES.iter().take(3).copied(), 5);
    change(&mut setup);
    let problems = Game::try_from(&setup).expect_err("something is wrong");
    let violations = problems.into_iter().map(|problem| problem.violation);
    violations
        .map(|violation| (violation.rule, violation.fact))
        .collect()
}

/// Returns what is wrong with the default edition after a change.
fn bad(change: impl FnOnce(&mut EditionData)) -> Vec<BadEdition> {
    let mut data = EditionData::default();
    change(&mut data);
    let wrong = data.problems();
    let rules: Vec<_> = wrong.iter().map(BadEdition::rule).collect();
    assert!(Edition::load(&data).is_err() && rules.len() == wrong.len());
    wrong
}

#[test]
fn s1_tiles_and_places_by_the_number_of_players() {
    let edition = Edition::studiolo();
    let used = |players, stack| {
        let used = edition.used_by(players);
        edition
            .tiles(stack)
            .map(|tile| u32::from(used[tile.index()]))
            .sum::<u32>()
    };
    let all = |stack| [2, 3, 4].map(|players| used(players, stack));
    assert_eq!(all(Stack::Bonus), [36, 45, 54]);
    assert_eq!(all(Stack::Contract), [18, 22, 26]);
    assert_eq!(all(Stack::Character), [25, 35, 45]);
    let places = edition.map_places().iter();
    let places = |players| {
        let used = places.clone().filter(|(_, mark)| mark.is_used_by(players));
        used.count()
    };
    assert_eq!([2, 3, 4].map(places), [8, 12, 16]);
    let houses = |players: usize| {
        let spaces = edition
            .data()
            .map
            .cities
            .iter()
            .flat_map(|city| &city.houses);
        spaces.filter(|space| space.min.is_used_by(players)).count()
    };
    assert_eq!([2, 3, 4].map(houses), [18, 27, 33]);
    assert!(!Mark::Three.is_used_by(2) && Mark::Three.is_used_by(3));
    assert_eq!(wrong(|setup| setup.players.truncate(1))[0].0, Rule::G1);
    let five = wrong(|setup| setup.players = vec![setup.players[0].clone(); 5]);
    assert_eq!(five[0], (Rule::G1, Fact::WrongPlayers(5)));
}

#[test]
fn s2_the_wheel_is_turned_to_any_of_six() {
    let fact = Fact::OutOfRange { found: 6, most: 5 };
    assert_eq!(wrong(|setup| setup.layout.rotation = 6), [(Rule::S2, fact)]);
    assert_eq!(bad(|data| data.wheel.values[0] = 6), [BadEdition::Wheel]);
    assert_eq!(
        bad(|data| data.wheel.places[0] = data.wheel.places[1]),
        [BadEdition::Places]
    );
}

#[test]
fn s3_bonus_tiles_lie_on_all_places_in_use() {
    let game = start(3);
    let tiles = game.spots().filter(|&spot| spot.stack() == Stack::Bonus);
    let there = tiles.filter(|&spot| game.slot(spot).is_some_and(|slot| slot.tile().is_some()));
    assert_eq!(there.count(), 6 + 1 + 12);
    let fact = Fact::WrongCount { found: 0, due: 12 };
    assert_eq!(
        wrong(|setup| setup.layout.map.truncate(0)),
        [(Rule::S3, fact)]
    );
    let count = BadEdition::Count {
        of: Counted::BonusTiles,
        found: 53,
        least: 54,
        most: 54,
    };
    assert_eq!(bad(|data| data.bonus[0].copies[0] = 0), [count]);
}

#[test]
fn s4_five_of_each_lie_open() {
    let game = start(2);
    for market in [Spot::Contract, Spot::Character] {
        assert!((0..5).all(|at| matches!(game.slot(market(at)), Some(Slot::Tile(_)))));
    }
    let twice = wrong(|setup| setup.layout.contracts[0] = setup.layout.contracts[1]);
    assert!(matches!(twice[..], [(Rule::X5, Fact::NoneLeft(_))]));
    let character = wrong(|setup| setup.layout.contracts[0] = setup.layout.characters[0]);
    assert!(matches!(
        character[..],
        [(Rule::X5, Fact::OtherStack(_, Stack::Character))]
    ));
    let wrong_stack = bad(|data| data.characters[0].tile = data.contracts[0].tile);
    assert_eq!(wrong_stack, [BadEdition::WrongStack(Stack::Character, 0)]);
}

#[test]
fn s5_a_cost_tile_under_each_cathedral() {
    let game = start(3);
    let not_built = (0..9).filter(|&at| game.cost(at) == Cost::NotBuilt);
    let not_built: Vec<_> = not_built.collect();
    assert_eq!(not_built.len(), 1);
    assert!(game.cathedral_left(not_built[0]).is_empty());
    assert_eq!(
        wrong(|setup| setup.layout.costs[0] = setup.layout.costs[1]).len(),
        1
    );
    let fact = Fact::WrongCount { found: 0, due: 9 };
    assert_eq!(
        wrong(|setup| setup.layout.costs.truncate(0)),
        [(Rule::S5, fact)]
    );
    let fact = Fact::OutOfRange { found: 9, most: 8 };
    assert_eq!(wrong(|setup| setup.layout.costs[0] = 9), [(Rule::S5, fact)]);
    let tiles = bad(|data| data.map.cities[2].cathedral.truncate(0));
    assert_eq!(tiles[0].rule(), Rule::S5);
}

#[test]
fn s6_fair_one_is_in_tiletum() {
    let game = start(3);
    assert_eq!(game.fair(1).0, city("Tiletum"));
    let cities = [2, 3, 4].map(|round| game.fair(round).0);
    assert!(
        cities
            .iter()
            .all(|city| game.edition().fair_cities().contains(city))
    );
    let twice = wrong(|setup| setup.layout.cities = [3, 3, 1]);
    assert_eq!(twice, [(Rule::S6, Fact::Twice(3))]);
    let fact = Fact::OutOfRange {
        found: 11,
        most: 10,
    };
    assert_eq!(
        wrong(|setup| setup.layout.fairs[0] = 11),
        [(Rule::S6, fact)]
    );
    let paris = bad(|data| data.cities[0] = "Köln".into());
    assert_eq!(paris, [BadEdition::NoHouseSpace("Köln".into())]);
    let same = bad(|data| data.cities[0] = data.cities[1].clone());
    assert_eq!(same, [BadEdition::FairCityTwice("Hamburg".into())]);
}

#[test]
fn s7_three_of_six_tokens_are_revealed() {
    let mut scene = Scene::new(2);
    let tokens: Vec<u8> = start(2).tokens_left().collect();
    assert_eq!(tokens, [0, 0, 1, 1, 2, 2]);
    scene.on.revealed = vec![2, 2, 2];
    assert_eq!(scene.wrong(), [(Rule::S7, Fact::NoSuchToken(2))]);
    scene.on.revealed = vec![0, 1, 1, 2];
    let fact = Fact::OutOfRange { found: 4, most: 3 };
    assert_eq!(scene.wrong(), [(Rule::S7, fact)]);
}

#[test]
fn s9_what_everyone_begins_with() {
    let game = start(4);
    for seat in game.seats() {
        let player = game.player(seat);
        assert_eq!((player.vp(), player.houses(), player.pillars()), (10, 1, 0));
        assert_eq!((player.house_supply(), player.pillar_supply()), (2, 2));
        for piece in [Piece::Merchant, Piece::Architect] {
            assert_eq!(player.piece(piece), at("Tiletum"));
        }
    }
    let mut scene = Scene::new(2);
    let cities = ["Brugge", "Paris", "London", "Hamburg"];
    scene.a().houses = cities.map(|name| (city(name), 0)).to_vec();
    assert!(scene.wrong().iter().any(|(rule, _)| *rule == Rule::G5));
}

#[test]
fn s10_gold_by_seat_and_one_of_each_other() {
    let game = start(4);
    let goods = game.order().iter().map(|&seat| game.player(seat).goods());
    let expected = [1, 3, 5, 6].map(|gold| crate::board::goods(gold, 1, 1, 1, 1));
    assert_eq!(goods.collect::<Vec<_>>(), expected);
}

#[test]
fn s11_as_many_dice_of_a_colour_as_players() {
    assert_eq!(start(3).bag(), [3; 5]);
    let mut scene = Scene::new(2);
    scene.on.wheel = "y111".parse().expect("dice");
    let fact = Fact::TooMany { found: 3, there: 2 };
    assert_eq!(scene.wrong(), [(Rule::S11, fact)]);
}

#[test]
fn an_edition_has_the_counts_of_the_rulebook_and_a_connected_map() {
    let data = EditionData::default();
    assert_eq!((data.problems(), data.warnings()), (vec![], vec![]));
    let cut = bad(|data| {
        let links = &mut data.map.links;
        links.retain(|link| link.to != "Hamburg" && link.from != "Hamburg");
    });
    assert_eq!(cut, [BadEdition::Unconnected("Hamburg".into())]);
    let renamed = bad(|data| data.map.cities[5].name = "Lübeck".into());
    assert!(renamed.contains(&BadEdition::NoSuchCity("Hamburg".into())));
    let same = bad(|data| data.map.cities[1].name = "Paris".into());
    assert!(same.contains(&BadEdition::SameName("Paris".into())));
    assert!(bad(|data| data.map.cities[1].name.clear()).contains(&BadEdition::Unnamed(1)));
    assert_eq!(
        bad(|data| data.map.cities[1].pillars = 1),
        [BadEdition::Pillars("Brugge".into())]
    );
    assert_eq!(bad(|data| data.king.vp[4] = 1), [BadEdition::KingStart]);
    assert_eq!(bad(|data| data.king.vp.truncate(3))[0].rule(), Rule::K2);
    assert_eq!(bad(|data| data.board.dice = 4)[0].rule(), Rule::T3);
    assert_eq!(
        bad(|data| data.prices[0] = 100),
        [BadEdition::TooLarge(100)]
    );
    let mut unusual = EditionData::default();
    unusual.board.storehouse = 5;
    unusual.map.cities[2].pillars = 4;
    let paris = Warning::MorePillars("Paris".into());
    assert_eq!(unusual.warnings(), [paris, Warning::Storehouse(5)]);
    assert!(unusual.problems().is_empty());
    let mut setup = Setup::digital(NAMES.iter().take(2).copied(), 5);
    setup.edition.board.dice = 2;
    let problems = Game::try_from(&setup).expect_err("a bad edition");
    assert!(matches!(problems[0].violation.fact, Fact::Edition(_)));
}

#[test]
fn a_start_is_saved_and_read() {
    let mut setup = Setup::digital(NAMES.iter().take(4).copied(), 9);
    let text = ron::to_string(&setup).expect("text");
    assert_eq!(ron::from_str(&text), Ok(setup.clone()));
    let game = Game::try_from(&setup).expect("a start");
    setup.position = Some(Box::new(Position::from(&game)));
    let text = ron::to_string(&setup).expect("text");
    let read: Setup = ron::from_str(&text).expect("a setup");
    assert_eq!(Game::try_from(&read), Ok(game));
    let people = <Game as table::Game>::take_people(&mut setup);
    assert_eq!((people.seats.len(), people.deal), (4, Some(9)));
    assert!(setup.players.iter().all(|player| player.name.is_empty()));
    <Game as table::Game>::put_people(&mut setup, people);
    assert_eq!(setup.players[3].name, "Dana");
}

#[test]
fn dice_are_read_as_they_are_written() {
    let dice: Dice = "y3 s135 y2".parse().expect("dice");
    assert_eq!((dice.to_string().as_str(), dice.total()), ("y23 s135", 5));
    for wrong in ["x1", "y7", "y0", "3"] {
        assert!(wrong.parse::<Dice>().is_err(), "{wrong}");
    }
}

#[test]
fn a_typed_position_must_fit_its_moment() {
    let mut scene = Scene::new(2);
    scene.on.phase = Phase::Prepare;
    let fact = Fact::WrongCount { found: 8, due: 0 };
    assert_eq!(scene.wrong(), [(Rule::P1, fact)]);
    scene.on.phase = Phase::Turn(tiletum::Step::Act);
    let fact = Fact::WrongCount { found: 0, due: 1 };
    assert_eq!(scene.wrong(), [(Rule::T2, fact)]);
    let mut scene = Scene::new(2);
    let four = helper("vp(4)");
    scene.on.out = vec![four, four];
    assert_eq!(scene.wrong(), [(Rule::X5, Fact::NoneLeft(four))]);
    scene.on.out.clear();
    scene.on.seats.pop();
    assert!(
        scene
            .wrong()
            .contains(&(Rule::G1, Fact::WrongCount { found: 1, due: 2 }))
    );
    assert_eq!(Seat::ALL.len(), 5);
}
