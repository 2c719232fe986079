//! Characters (C), the storehouse and the buildings (B).

use table::Seat;
use tiletum::rules::Slot;
use tiletum::{Action, Decision, Event, Fact, Family, Goods, Printed, Rule, Spot, Stack};

use crate::board::{
    Scene, character, comes, contract, crest, deals, does, goods, helper, is_legal, living,
    refused, shown, tile,
};

fn king_two() -> tiletum::TileId {
    character("king", "vp(2)")
}

fn king_gold() -> tiletum::TileId {
    character("king", "goods((gold: 3))")
}

fn wool() -> tiletum::TileId {
    character("contract", "goods((wool: 2))")
}

#[test]
fn c1_a_character_costs_one_ap_and_the_market_is_refilled_at_once() {
    let mut scene = Scene::acting(Some(Action::Character), 1);
    scene.on.characters = shown([Some(wool()), None, None, None, None]);
    let mut game = scene.game();
    is_legal(&game, Decision::TakeCharacter(0));
    let none = (Rule::C1, Fact::NoTile(Spot::Character(9)));
    assert_eq!(refused(&game, Decision::TakeCharacter(9)), none);
    does(&mut game, &[Decision::TakeCharacter(0)]);
    assert_eq!(game.gap(), Some(Spot::Character(0)));
    assert!(game.may_decide().is_empty());
    comes(
        &mut game,
        Decision::Deal(Spot::Character(0), Some(king_two())),
    );
    let fact = Fact::NotEnoughAp { needed: 1, has: 0 };
    assert_eq!(refused(&game, Decision::TakeCharacter(0)), (Rule::C1, fact));
}

#[test]
fn c2_the_whole_market_is_replaced() {
    let mut scene = Scene::acting(Some(Action::Character), 1);
    scene.on.characters = shown([Some(wool()), None, None, None, None]);
    let mut game = scene.game();
    let before = game.left_in(Stack::Character);
    is_legal(&game, Decision::RefreshCharacters);
    does(&mut game, &[Decision::RefreshCharacters]);
    assert_eq!(game.unseen(wool()), 0, "not yet shuffled back");
    deals(&mut game);
    assert_eq!(game.unseen(wool()), 1);
    assert_eq!(game.left_in(Stack::Character), before);
    let fact = Fact::NotEnoughAp { needed: 1, has: 0 };
    assert_eq!(
        refused(&game, Decision::RefreshCharacters),
        (Rule::C2, fact)
    );
}

#[test]
fn c2_the_discarded_come_back_if_the_stack_is_short() {
    let mut scene = Scene::acting(Some(Action::Character), 2);
    let edition = tiletum::Edition::studiolo();
    let used = edition.used_by(2);
    let copies = |at: tiletum::TileId| (0..used[at.index()]).map(move |_| at);
    let mut all: Vec<_> = edition.tiles(Stack::Character).flat_map(copies).collect();
    assert_eq!(all.len(), 25);
    // Two are in the stack and five in the market; the others have left the game.
    scene.on.characters = shown([0, 1, 2, 3, 4].map(|at| Some(all[at])));
    scene.on.out = all.split_off(7);
    let mut game = scene.game();
    does(&mut game, &[Decision::RefreshCharacters]);
    for at in 0..2 {
        comes(&mut game, Decision::Deal(Spot::Character(at), None));
    }
    assert_eq!(
        game.left_in(Stack::Character),
        5,
        "shuffled in, and dealt from"
    );
    deals(&mut game);
    assert_eq!(game.left_in(Stack::Character), 2);
    scene.on.characters = [Slot::Empty; 5];
    scene.on.out.extend(all);
    let none = (Rule::C2, Fact::NoCharacters);
    assert_eq!(refused(&scene.game(), Decision::RefreshCharacters), none);
}

#[test]
fn c3_a_room_costs_its_floor_and_must_be_empty() {
    let four = helper("vp(4)");
    let mut scene = Scene::acting(Some(Action::Character), 2).store(&[king_two(), four]);
    let moves = |slot, building, floor| Decision::MoveCharacter(slot, building, floor);
    let mut game = scene.game();
    is_legal(&game, moves(0, 0, 2));
    let fact = Fact::NotEnoughAp { needed: 3, has: 2 };
    assert_eq!(refused(&game, moves(0, 0, 3)), (Rule::C3, fact));
    let refusals = [
        (moves(1, 0, 1), Fact::WrongTile(four)),
        (moves(2, 0, 1), Fact::EmptySlot(2)),
        (moves(0, 6, 1), Fact::NoSuchBuilding(6)),
        (moves(0, 4, 2), Fact::NoSuchRoom(4, 2)),
        (moves(0, 0, 0), Fact::NoSuchRoom(0, 0)),
    ];
    for (decision, fact) in refusals {
        assert_eq!(refused(&game, decision), (Rule::C3, fact));
    }
    does(&mut game, &[moves(0, 0, 2)]);
    assert_eq!(game.player(Seat::A).room(0, 2), Some(king_two()));
    scene.a().rooms[0] = living(&[king_gold()]);
    let taken = (Rule::C3, Fact::RoomTaken(0, 1));
    assert_eq!(refused(&scene.game(), moves(0, 0, 1)), taken);
}

#[test]
fn c4_a_kind_lives_in_one_building_and_alone() {
    let mut scene = Scene::acting(Some(Action::Character), 3).store(&[king_two()]);
    scene.a().rooms[0] = living(&[king_gold()]);
    scene.a().rooms[1] = living(&[wool()]);
    let game = scene.game();
    is_legal(&game, Decision::MoveCharacter(0, 0, 2));
    let elsewhere = (Rule::C4, Fact::LivesElsewhere(0));
    assert_eq!(refused(&game, Decision::MoveCharacter(0, 2, 1)), elsewhere);
    let other = (Rule::C4, Fact::OtherKind(1));
    assert_eq!(refused(&game, Decision::MoveCharacter(0, 1, 2)), other);
    scene.a().rooms[1] = living(&[character("king", "action(king, 2)")]);
    assert_eq!(scene.wrong(), [elsewhere]);
    scene.a().rooms[1] = [None; 3];
    scene.a().rooms[0] = living(&[king_gold(), wool()]);
    assert_eq!(scene.wrong(), [(Rule::C4, Fact::OtherKind(0))]);
}

#[test]
fn c5_the_bonus_comes_at_once() {
    let mut game = Scene::acting(Some(Action::Character), 1)
        .store(&[king_two()])
        .game();
    does(&mut game, &[Decision::MoveCharacter(0, 0, 1)]);
    assert_eq!(game.player(Seat::A).vp(), 12);
}

#[test]
fn c6_the_last_room_frees_the_house_before_the_bonus() {
    let house = character("merchant", "walk(house: true)");
    let mut scene = Scene::acting(Some(Action::Character), 1).store(&[house]);
    scene.a().houses = vec![
        (crate::board::city("Paris"), 0),
        (crate::board::city("Genova"), 0),
    ];
    let scene = scene.stands(crate::board::at("Brugge"));
    let mut game = scene.game();
    assert_eq!(game.player(Seat::A).house_supply(), 0);
    does(&mut game, &[Decision::MoveCharacter(0, 4, 1)]);
    assert_eq!(game.player(Seat::A).house_supply(), 1);
    does(
        &mut game,
        &[Decision::PlaceHouse(crate::board::city("Brugge"), 0)],
    );
    assert_eq!(game.player(Seat::A).houses(), 4);
}

#[test]
fn b2_taking_is_voluntary() {
    let mut scene = Scene::with_die(2, tiletum::Good::Iron, 2);
    scene.on.wheel_tiles[1] = Slot::Tile(helper("vp(4)"));
    let mut game = scene.game();
    does(&mut game, &[Decision::TakeGoods(None), Decision::EndTurn]);
    assert_eq!(game.slot(Spot::Wheel(1)), Some(Slot::Tile(helper("vp(4)"))));
}

#[test]
fn b3_one_crest_of_a_family_on_the_board() {
    let of_contracts = tile(Stack::Contract, "crest(este)");
    let mut scene = Scene::acting(Some(Action::Contract), 3);
    scene.on.contracts = shown([Some(of_contracts), None, None, None, None]);
    is_legal(&scene.game(), Decision::TakeContract(0));
    let fact = Fact::HasCrest(Family::Este);
    scene.a().crests[2] = Some(crest("este"));
    assert_eq!(
        refused(&scene.game(), Decision::TakeContract(0)),
        (Rule::B3, fact.clone())
    );
    scene.a().crests[2] = None;
    let mut scene = scene.store(&[crest("este")]);
    assert_eq!(
        refused(&scene.game(), Decision::TakeContract(0)),
        (Rule::B3, fact.clone())
    );
    scene.on.contracts[0] = Slot::Unknown;
    scene.a().crests[0] = Some(of_contracts);
    assert_eq!(scene.wrong(), [(Rule::B3, fact)]);
}

/// Returns six contracts that are used with two players.
fn six() -> Vec<tiletum::TileId> {
    let edition = tiletum::Edition::studiolo();
    let is_contract = |tile: &tiletum::TileId| {
        edition.used_by(2)[tile.index()] > 0
            && matches!(edition.tile(*tile), Some(Printed::Contract { .. }))
    };
    edition
        .tiles(Stack::Contract)
        .filter(is_contract)
        .take(6)
        .collect()
}

#[test]
fn b4_no_contract_without_an_empty_contract_space() {
    let mut scene = Scene::acting(Some(Action::Contract), 3);
    let sixteen = contract("goods: (iron: 5, wool: 5)", 16, "action(character, 1)");
    scene.on.contracts = shown([Some(sixteen), None, None, None, None]);
    scene.a().contracts = six()[..5].to_vec();
    is_legal(&scene.game(), Decision::TakeContract(0));
    scene.a().contracts = six();
    let full = (Rule::B4, Fact::NoContractSpace);
    assert_eq!(refused(&scene.game(), Decision::TakeContract(0)), full);
}

#[test]
fn b5_a_character_that_finds_no_room_may_be_taken() {
    let mut scene = Scene::acting(Some(Action::Character), 3);
    scene.a().rooms[4] = living(&[king_gold()]);
    scene.on.characters = shown([Some(king_two()), None, None, None, None]);
    let mut game = scene.game();
    does(&mut game, &[Decision::TakeCharacter(0)]);
    comes(&mut game, Decision::Deal(Spot::Character(0), None));
    let full = (Rule::C3, Fact::NoSuchRoom(4, 2));
    assert_eq!(refused(&game, Decision::MoveCharacter(0, 4, 2)), full);
    let elsewhere = (Rule::C4, Fact::LivesElsewhere(4));
    assert_eq!(refused(&game, Decision::MoveCharacter(0, 0, 1)), elsewhere);
}

#[test]
fn b6_the_rightmost_building_is_occupied() {
    let mut scene = Scene::acting(Some(Action::Character), 3).store(&[king_two()]);
    let full = (Rule::B6, Fact::NoRooms(5));
    assert_eq!(
        refused(&scene.game(), Decision::MoveCharacter(0, 5, 1)),
        full
    );
    scene.a().rooms[5] = living(&[wool()]);
    assert_eq!(scene.wrong(), [(Rule::C3, Fact::NoSuchRoom(5, 1))]);
}

#[test]
fn b7_the_rightmost_building_is_filled() {
    let game = Scene::new(2).game();
    let filled = |at| game.player(Seat::A).is_filled(at, game.edition());
    assert_eq!(
        [0, 1, 2, 3, 4, 5].map(filled),
        [false, false, false, false, false, true]
    );
}

#[test]
fn b8_filling_a_building_frees_its_house() {
    let mut scene = Scene::acting(Some(Action::Character), 2).store(&[king_two()]);
    scene.a().rooms[2] = living(&[king_gold()]);
    let mut game = scene.game();
    let events = does(&mut game, &[Decision::MoveCharacter(0, 2, 2)]);
    assert!(events.contains(&Event::Filled(Seat::A, 2)));
    assert_eq!(game.player(Seat::A).house_supply(), 3);
}

#[test]
fn b9_a_completed_building_gives_ap_at_once() {
    let kind = character("character", "goods((food: 2))");
    let mut scene = Scene::acting(Some(Action::Character), 1).store(&[kind]);
    scene.a().crests[4] = Some(crest("este"));
    let mut game = scene.game();
    does(&mut game, &[Decision::MoveCharacter(0, 4, 1)]);
    // This works even after the AP are used up.
    assert_eq!(game.turn().map(|turn| turn.ap), Some(1));
    assert!(game.player(Seat::A).is_completed(4));
    // The crest comes last, and the turn has a different action.
    let mut scene = Scene::acting(Some(Action::King), 1)
        .store(&[crest("este")])
        .has(goods(0, 3, 0, 0, 0));
    scene.a().rooms[4] = living(&[kind]);
    let mut game = scene.game();
    let events = does(&mut game, &[Decision::PlaceCrest(0, 4)]);
    let bonus = Some((Action::Character, 1));
    assert!(events.contains(&Event::Completed(Seat::A, 4, bonus)));
    assert_eq!(game.turn().map(|turn| turn.ap), Some(1));
    assert_eq!(game.player(Seat::A).goods(), Goods::NONE);
    // They are never added to AP of effects.
    let bonuses: Vec<_> = game.player(Seat::A).bonuses(game.edition()).collect();
    assert_eq!(bonuses, [(Action::Character, 1)]);
}

#[test]
fn d4_crests_among_the_contracts_are_crests() {
    let este = tile(Stack::Contract, "crest(este)");
    let mut game = Scene::new(2)
        .store(&[este])
        .has(goods(0, 2, 0, 0, 0))
        .game();
    does(&mut game, &[Decision::PlaceCrest(0, 5)]);
    assert_eq!(game.player(Seat::A).vp(), 15);
}
