//! Questions about what a player may do, which name a thing but no complete decision, asked
//! at tables where the answer is known.

use crate::telling::*;

fn tile(kind: Building) -> Tile {
    Tile::Building(kind)
}

#[test]
fn a_building_may_be_taken_by_whose_turn_it_is_with_the_money_for_it() {
    let play = actions(3, 2, A).begins();
    assert_eq!(play.may_take(A, tile(Building::Tower)), Ok(()));
    let turn = Fact::NotYourTurn { to_act: A };
    let refused = Rule::B1.broken(turn);
    assert_eq!(play.may_take(B, tile(Building::Tower)), Err(refused));
    let poor = |player: &mut PlayerSetup| player.money = Some(600);
    let play = actions(3, 2, A).with(A, poor).begins();
    let (needed, has) = (700, 600);
    let refused = Rule::B3.broken(Fact::NotEnoughMoney { needed, has });
    assert_eq!(
        play.may_take(A, tile(Building::Tower)),
        Err(refused.clone())
    );
    assert_eq!(play.may_build(A), Err(refused));
}

#[test]
fn a_building_that_stands_or_is_sold_out_may_not_be_taken_but_another_may() {
    let play = actions(3, 2, A).with(A, tower).begins();
    let refused = Rule::P5.broken(Fact::AlreadyBuilt(Building::Tower));
    assert_eq!(play.may_take(A, tile(Building::Tower)), Err(refused));
    assert_eq!(play.may_build(A), Ok(()));
    let none = |setup: &mut Setup| setup.options.house_rules.buildings_each = Some(0);
    let play = actions(3, 2, A).where_(none).begins();
    let chapel = tile(Building::Chapel);
    let refused = Rule::B3.broken(Fact::NoTileLeft(chapel));
    assert_eq!(play.may_take(A, chapel), Err(refused));
    let university = tile(Building::University);
    let refused = Rule::B3.broken(Fact::NoTileLeft(university));
    assert_eq!(play.may_build(A), Err(refused), "the first one says why");
}

#[test]
fn that_one_building_stands_is_not_why_no_other_can_be_built() {
    let university = |player: &mut PlayerSetup| {
        let squares = "a4 b4 c4 a5 c5 a6 c6".parse().unwrap();
        player.buildings = vec![(Building::University, squares)];
        player.money = Some(200);
    };
    let play = actions(3, 2, A).with(A, university).begins();
    let refused = play.may_build(A).expect_err("there is no money");
    assert!(
        matches!(refused.fact, Fact::NotEnoughMoney { .. }),
        "{refused:?}"
    );
}

#[test]
fn a_landscape_may_be_taken_only_by_who_has_won_it() {
    let lake = Tile::Landscape(Landscape::Lake);
    let mut play = auction(3, 1).begins();
    let refused = Rule::O1.broken(Fact::NotNow);
    assert_eq!(play.may_take(A, lake), Err(refused));
    play.wins(A, Object::Lake, 200);
    assert_eq!(play.may_take(A, lake), Ok(()));
    let park = Tile::Landscape(Landscape::Park);
    let refused = Rule::O1.broken(Fact::OtherLandscape(Landscape::Park));
    assert_eq!(play.may_take(A, park), Err(refused));
}

/// Fills a principality with buildings that do not touch, and asks about those that have no
/// place left.
#[test]
fn for_want_of_a_place_it_says_whether_touching_would_help() {
    let mut buildings: Vec<(Building, Squares)> = Vec::new();
    let position = |buildings: &[(Building, Squares)], builders| {
        let change = |player: &mut PlayerSetup| {
            player.buildings = buildings.to_vec();
            player.builders = builders;
        };
        actions(3, 7, A).with(A, change).begins()
    };
    let (mut apart, mut at_all) = (0, 0);
    for &kind in Building::ALL {
        let play = position(&buildings, 0);
        let places = play.places(A, tile(kind));
        let Some(place) = places.iter().next() else {
            let helps = !position(&buildings, 2).places(A, tile(kind)).is_empty();
            let rule = if helps { Rule::P3 } else { Rule::P2 };
            let refused = rule.broken(Fact::NoRoom(tile(kind)));
            assert_eq!(play.may_take(A, tile(kind)), Err(refused));
            *(if helps { &mut apart } else { &mut at_all }) += 1;
            continue;
        };
        assert_eq!(play.may_take(A, tile(kind)), Ok(()));
        buildings.push((kind, place));
    }
    assert!(apart > 0, "some would fit if they might touch");
    let full = actions(3, 7, A).with(A, fixture).begins();
    let laboratory = tile(Building::Laboratory);
    let refused = Rule::P2.broken(Fact::NoRoom(laboratory));
    assert_eq!(full.may_take(A, laboratory), Err(refused));
}

#[test]
fn an_object_can_be_named_while_it_is_auctioned_free_and_there() {
    let mut play = auction(3, 1).begins();
    assert_eq!(play.may_be_named(Object::Jester), Ok(()));
    let refused = Rule::T3.broken(Fact::NotAuctioned(Object::Landscape));
    assert_eq!(play.may_be_named(Object::Landscape), Err(refused));
    play.wins(A, Object::Jester, 200);
    let refused = Rule::A2.broken(Fact::Taken(Object::Jester));
    assert_eq!(play.may_be_named(Object::Jester), Err(refused));
    let none = |setup: &mut Setup| setup.options.house_rules.jesters = Some(0);
    let play = auction(3, 1).where_(none).begins();
    let refused = Rule::A3.broken(Fact::StackEmpty(Object::Jester));
    assert_eq!(play.may_be_named(Object::Jester), Err(refused));
}

#[test]
fn recruited_is_what_lies_in_front_of_others() {
    let lies = |card| move |player: &mut PlayerSetup| player.table = vec![card];
    let start = actions(3, 3, A).with(A, lies(Profession::Poet));
    let play = start.with(C, lies(Profession::Lawyer)).begins();
    let found: Vec<_> = play.recruitable(A).collect();
    assert_eq!(found, [(C, Profession::Lawyer)]);
    let found: Vec<_> = play.recruitable(B).collect();
    assert_eq!(found, [(A, Profession::Poet), (C, Profession::Lawyer)]);
}
