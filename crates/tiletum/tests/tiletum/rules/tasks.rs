//! The contract action (D) and tasks (J).

use table::Seat;
use tiletum::rules::Slot;
use tiletum::{Action, Decision, Event, Fact, Frame, Good, Goods, Piece, Rule, Source, Spot};

use crate::board::{
    Scene, at, city, contract, crest, deals, die, does, goods, helper, is_legal, refused, road,
    shown,
};

fn three() -> tiletum::TileId {
    contract("identical: 3", 3, "")
}

#[test]
fn d1_a_place_costs_what_is_printed_under_it() {
    let mut scene = Scene::acting(Some(Action::Contract), 4);
    let iron = contract("goods: (iron: 9)", 17, "");
    scene.on.contracts = shown([Some(three()), None, None, None, Some(iron)]);
    let mut game = scene.game();
    is_legal(&game, Decision::TakeContract(0));
    does(
        &mut game,
        &[Decision::TakeContract(4), Decision::TakeContract(0)],
    );
    let fact = Fact::NotEnoughAp { needed: 2, has: 0 };
    assert_eq!(refused(&game, Decision::TakeContract(2)), (Rule::D1, fact));
    let no_place = (Rule::D1, Fact::NoTile(Spot::Contract(5)));
    assert_eq!(refused(&game, Decision::TakeContract(5)), no_place);
    let game = Scene::acting(Some(Action::Contract), 4);
    let mut empty = game;
    empty.on.contracts[0] = Slot::Empty;
    let none = (Rule::D1, Fact::NoTile(Spot::Contract(0)));
    assert_eq!(refused(&empty.game(), Decision::TakeContract(0)), none);
}

#[test]
fn d2_the_first_swap_of_a_turn_brings_a_good_more() {
    let swap = Decision::Exchange;
    let mut game = Scene::acting(Some(Action::Contract), 2)
        .has(goods(0, 2, 0, 0, 0))
        .game();
    is_legal(&game, swap(Good::Food, Good::Gold, Some(Good::Iron)));
    let missing = (Rule::D2, Fact::ExtraMissing);
    assert_eq!(refused(&game, swap(Good::Food, Good::Gold, None)), missing);
    let same = (Rule::D2, Fact::SameKind(Good::Food));
    assert_eq!(
        refused(&game, swap(Good::Food, Good::Food, Some(Good::Iron))),
        same
    );
    let (needed, has) = (Goods::of(Good::Wool, 1), goods(0, 2, 0, 0, 0));
    let fact = Fact::NotEnoughGoods { needed, has };
    assert_eq!(
        refused(&game, swap(Good::Wool, Good::Food, Some(Good::Iron))),
        (Rule::D2, fact)
    );
    does(&mut game, &[swap(Good::Food, Good::Gold, Some(Good::Iron))]);
    let no_extra = (Rule::D2, Fact::NoExtra);
    assert_eq!(
        refused(&game, swap(Good::Food, Good::Gold, Some(Good::Iron))),
        no_extra
    );
    does(&mut game, &[swap(Good::Food, Good::Gold, None)]);
    assert_eq!(game.player(Seat::A).goods(), goods(2, 0, 0, 0, 1));
    let fact = Fact::NotEnoughAp { needed: 1, has: 0 };
    assert_eq!(
        refused(&game, swap(Good::Gold, Good::Food, None)),
        (Rule::D2, fact)
    );
}

#[test]
fn d2_a_swap_of_an_effect_is_the_first_too() {
    let mut scene = Scene::acting(Some(Action::Contract), 2).has(goods(0, 2, 0, 0, 0));
    scene.on.frames = vec![Frame::Action(Action::Contract, 1)];
    let mut game = scene.game();
    does(
        &mut game,
        &[Decision::Exchange(Good::Food, Good::Iron, Some(Good::Iron))],
    );
    does(
        &mut game,
        &[Decision::Exchange(Good::Food, Good::Iron, None)],
    );
    assert_eq!(game.player(Seat::A).goods(), goods(0, 0, 0, 0, 3));
    // The same before taking the die: no later swap of the turn counts as the first.
    let mut scene = Scene::new(2).has(goods(0, 2, 0, 0, 0));
    scene.on.frames = vec![Frame::Action(Action::Contract, 1)];
    let mut game = scene.game();
    does(
        &mut game,
        &[Decision::Exchange(Good::Food, Good::Iron, Some(Good::Iron))],
    );
    let take = Decision::TakeDie(die(Good::Food, 4), 4);
    does(&mut game, &[take, Decision::TakeGoods(None)]);
    let no_extra = refused(
        &game,
        Decision::Exchange(Good::Food, Good::Iron, Some(Good::Iron)),
    );
    assert_eq!(no_extra, (Rule::D2, Fact::NoExtra));
    does(&mut game, &[Decision::EndTurn]);
    assert!(!game.has_swapped());
}

#[test]
fn d3_new_contracts_come_from_the_left() {
    let mut scene = Scene::acting(Some(Action::Contract), 3);
    let tiles = ["goods: (iron: 9)", "goods: (wool: 9)"].map(|pay| contract(pay, 17, ""));
    scene.on.contracts = shown([Some(tiles[0]), Some(three()), Some(tiles[1]), None, None]);
    scene.on.contracts[4] = Slot::Empty;
    let mut game = scene.game();
    does(&mut game, &[Decision::TakeContract(1), Decision::EndTurn]);
    let slot = |at| game.slot(Spot::Contract(at));
    assert_eq!([slot(2), slot(3)], tiles.map(|tile| Some(Slot::Tile(tile))));
    assert_eq!(slot(4), Some(Slot::Unknown));
    assert_eq!(game.gap(), Some(Spot::Contract(1)));
    deals(&mut game);
    assert_eq!(game.gap(), None);
}

#[test]
fn j1_two_gold_buy_any_good_but_gold() {
    let mut game = Scene::new(2).has(goods(3, 0, 0, 0, 0)).game();
    is_legal(&game, Decision::BuyGood(Good::Iron));
    assert_eq!(
        refused(&game, Decision::BuyGood(Good::Gold)),
        (Rule::J1, Fact::Gold)
    );
    does(&mut game, &[Decision::BuyGood(Good::Iron)]);
    assert_eq!(game.player(Seat::A).goods(), goods(1, 0, 0, 0, 1));
    let (needed, has) = (Goods::of(Good::Gold, 2), goods(1, 0, 0, 0, 1));
    let fact = Fact::NotEnoughGoods { needed, has };
    assert_eq!(
        refused(&game, Decision::BuyGood(Good::Iron)),
        (Rule::J1, fact)
    );
}

#[test]
fn j2_identical_goods_are_of_one_kind() {
    let iron = contract("identical: 2, goods: (iron: 2)", 5, "");
    let four = helper("vp(4)");
    let scene = Scene::new(2).store(&[iron, four]).has(goods(2, 0, 1, 0, 4));
    let mut game = scene.game();
    let fulfil = Decision::FulfilContract;
    is_legal(&game, fulfil(0, Some(Good::Gold)));
    let unnamed = (Rule::J2, Fact::KindOfIdentical);
    assert_eq!(refused(&game, fulfil(0, None)), unnamed);
    let (needed, has) = (goods(0, 0, 2, 0, 2), goods(2, 0, 1, 0, 4));
    let fact = Fact::NotEnoughGoods { needed, has };
    assert_eq!(
        refused(&game, fulfil(0, Some(Good::Wool))),
        (Rule::J2, fact)
    );
    let wrong = (Rule::J2, Fact::WrongTile(four));
    assert_eq!(refused(&game, fulfil(1, None)), wrong);
    assert_eq!(
        refused(&game, fulfil(2, None)),
        (Rule::J2, Fact::EmptySlot(2))
    );
    // 2 identical and 2 iron may be 4 iron.
    does(&mut game, &[fulfil(0, Some(Good::Iron))]);
    assert_eq!(game.player(Seat::A).goods(), goods(2, 0, 1, 0, 0));
    let fixed = contract("goods: (wool: 9)", 17, "");
    let game = Scene::new(2)
        .store(&[fixed])
        .has(goods(0, 0, 9, 0, 0))
        .game();
    assert_eq!(refused(&game, fulfil(0, Some(Good::Wool))), unnamed);
    is_legal(&game, fulfil(0, None));
}

#[test]
fn j3_tile_and_space_and_then_the_bonus() {
    let king = contract("goods: (iron: 5)", 7, "king_steps(1)");
    let mut scene = Scene::new(2).store(&[king]).has(goods(0, 0, 0, 0, 5));
    scene.a().contracts = vec![three(), contract("identical: 8", 13, "")];
    let mut game = scene.game();
    let events = does(&mut game, &[Decision::FulfilContract(0, None)]);
    // The third space is worth 2.
    assert!(events.contains(&Event::Scored(Seat::A, Source::Contracts, 9)));
    assert_eq!(game.king(Seat::A), (1, 0));
    assert_eq!(game.king(Seat::B), (0, 0));
}

#[test]
fn j4_contracts_fill_their_spaces_from_the_left() {
    let all = [
        contract("identical: 8", 13, ""),
        contract("goods: (iron: 9)", 17, ""),
        contract("goods: (wool: 9)", 17, ""),
        contract("goods: (iron: 5)", 7, "king_steps(1)"),
        contract("goods: (iron: 7)", 11, "king_steps(1)"),
    ];
    let mut scene = Scene::new(2).store(&[three()]).has(goods(0, 3, 0, 0, 0));
    scene.a().contracts = all[..4].to_vec();
    let mut game = scene.game();
    assert_eq!(game.player(Seat::A).pillar_supply(), 6);
    let fulfil = Decision::FulfilContract(0, Some(Good::Food));
    does(&mut game, &[fulfil]);
    assert_eq!(game.player(Seat::A).contracts()[4], Some(three()));
    assert_eq!(game.player(Seat::A).pillar_supply(), 7);
    // The sixth space has no pillar.
    scene.a().contracts = all.to_vec();
    let mut game = scene.game();
    let events = does(&mut game, &[fulfil]);
    assert!(!events.contains(&Event::PillarFreed(Seat::A)));
    scene
        .a()
        .contracts
        .push(contract("goods: (wool: 5)", 7, "walk(merchant: 1)"));
    let full = (Rule::J4, Fact::NoContractSpace);
    assert_eq!(refused(&scene.game(), fulfil), full);
    scene
        .a()
        .contracts
        .push(contract("goods: (wool: 7)", 11, "walk(merchant: 1)"));
    let fact = Fact::OutOfRange { found: 7, most: 6 };
    assert_eq!(scene.wrong(), [(Rule::J4, fact)]);
}

#[test]
fn j5_a_crest_costs_food_and_brings_a_reward() {
    let four = helper("vp(4)");
    let scene = Scene::new(2)
        .store(&[crest("este"), four])
        .has(goods(0, 5, 0, 0, 0));
    let game = scene.game();
    let place = |slot, building| Decision::PlaceCrest(slot, building);
    is_legal(&game, place(0, 2));
    let (needed, has) = (Goods::of(Good::Food, 6), goods(0, 5, 0, 0, 0));
    let fact = Fact::NotEnoughGoods { needed, has };
    assert_eq!(refused(&game, place(0, 1)), (Rule::J5, fact));
    let refusals = [
        (place(1, 2), Fact::WrongTile(four)),
        (place(2, 2), Fact::EmptySlot(2)),
        (place(0, 6), Fact::NoSuchBuilding(6)),
    ];
    for (decision, fact) in refusals {
        assert_eq!(refused(&game, decision), (Rule::J5, fact));
    }
    let frames = [
        Some(Frame::HouseAnywhere),
        Some(Frame::PillarAnywhere),
        Some(Frame::Relocate(Piece::Merchant)),
        Some(Frame::Relocate(Piece::Architect)),
        Some(Frame::Choice(2)),
        None,
    ];
    for ((building, frame), food) in (0_u8..).zip(frames).zip([6, 6, 5, 4, 3, 2]) {
        let mut game = scene_with(food).game();
        does(&mut game, &[place(0, building)]);
        assert_eq!(game.frames().top(), frame);
        assert_eq!(game.player(Seat::A).goods(), Goods::NONE);
        let vp = if building == 5 { 15 } else { 10 };
        assert_eq!(game.player(Seat::A).vp(), vp);
    }
    let mut twice = scene_with(6);
    twice.a().crests[0] = Some(crest("medici"));
    let there = (Rule::J5, Fact::HasCrestThere(0));
    assert_eq!(refused(&twice.game(), place(0, 0)), there);
}

fn scene_with(food: u16) -> Scene {
    Scene::new(2)
        .store(&[crest("este")])
        .has(goods(0, food, 0, 0, 0))
}

#[test]
fn j5_a_piece_goes_to_any_space() {
    let mut game = scene_with(5).game();
    does(&mut game, &[Decision::PlaceCrest(0, 2)]);
    let road = road("Wien", "Venezia");
    is_legal(&game, Decision::Relocate(Piece::Merchant, road));
    is_legal(&game, Decision::Relocate(Piece::Merchant, at("Tiletum")));
    let other = Decision::Relocate(Piece::Architect, road);
    assert_eq!(refused(&game, other), (Rule::J5, Fact::NoEffect));
    does(&mut game, &[Decision::Relocate(Piece::Merchant, road)]);
    assert_eq!(game.player(Seat::A).piece(Piece::Merchant), road);
    assert_eq!(game.frames().top(), None);
}

#[test]
fn j6_anywhere_needs_no_travelling_but_a_free_space() {
    let mut scene = scene_with(6);
    scene.b().houses = vec![(city("Verona"), 0)];
    let mut game = scene.game();
    does(&mut game, &[Decision::PlaceCrest(0, 0)]);
    is_legal(&game, Decision::PlaceHouse(city("Genova"), 0));
    let occupied = (Rule::M2, Fact::Occupied(city("Verona"), 0));
    assert_eq!(
        refused(&game, Decision::PlaceHouse(city("Verona"), 0)),
        occupied
    );
    let not_this = (Rule::H1, Fact::EffectOpen);
    assert_eq!(
        refused(&game, Decision::PlacePillar(city("Praha"))),
        not_this
    );
    does(&mut game, &[Decision::PlaceHouse(city("Genova"), 0)]);
    assert_eq!(game.player(Seat::A).vp(), 12);
    // A crest can be placed even if its reward cannot be used.
    let mut scene = scene_with(6);
    scene.a().pillars = vec![city("Praha"), city("Wien")];
    let mut game = scene.game();
    does(&mut game, &[Decision::PlaceCrest(0, 1)]);
    assert_eq!(
        refused(&game, Decision::PlacePillar(city("Paris"))),
        (Rule::G5, Fact::NoSupply)
    );
    does(&mut game, &[Decision::EndEffect]);
}

#[test]
fn j7_stones_and_a_pillar_build_a_cathedral() {
    // Paris is the first cathedral: 2 stones, 2 points, tiles 5, 3, 1.
    let build = |name| Decision::BuildCathedral(city(name));
    let mut scene = Scene::new(2).has(goods(0, 0, 0, 2, 0));
    let no_pillar = (Rule::J7, Fact::NoPillar(city("Paris")));
    assert_eq!(refused(&scene.game(), build("Paris")), no_pillar);
    scene.a().pillars = vec![city("Paris")];
    let mut game = scene.game();
    is_legal(&game, build("Paris"));
    let none = (Rule::J7, Fact::NothingThere(city("Brugge")));
    assert_eq!(refused(&game, build("Brugge")), none);
    let not_built = (Rule::J7, Fact::NotBuilt(city("Firenze")));
    assert_eq!(refused(&game, build("Firenze")), not_built);
    let events = does(&mut game, &[build("Paris")]);
    assert!(events.contains(&Event::Scored(Seat::A, Source::Cathedrals, 7)));
    let twice = (Rule::J7, Fact::HasBuilt(city("Paris")));
    assert_eq!(refused(&game, build("Paris")), twice);
    scene.a().goods = goods(0, 0, 0, 1, 0);
    let (needed, has) = (Goods::of(Good::Stone, 2), goods(0, 0, 0, 1, 0));
    let fact = Fact::NotEnoughGoods { needed, has };
    assert_eq!(refused(&scene.game(), build("Paris")), (Rule::J7, fact));
    scene.a().cathedrals = vec![(city("Paris"), 3)];
    let wrong = Fact::WrongCathedralTiles(city("Paris"));
    assert_eq!(scene.wrong(), [(Rule::J7, wrong)]);
    scene.a().cathedrals = vec![(city("Praha"), 6)];
    assert_eq!(scene.wrong(), [(Rule::J7, Fact::NoPillar(city("Praha")))]);
}

#[test]
fn j8_a_helper_is_used_even_for_nothing() {
    let retrigger = helper("retrigger");
    let three = three();
    let mut game = Scene::new(2).store(&[retrigger, three]).game();
    is_legal(&game, Decision::UseHelper(0));
    let wrong = (Rule::J8, Fact::WrongTile(three));
    assert_eq!(refused(&game, Decision::UseHelper(1)), wrong);
    assert_eq!(
        refused(&game, Decision::UseHelper(2)),
        (Rule::J8, Fact::EmptySlot(2))
    );
    does(&mut game, &[Decision::UseHelper(0), Decision::EndEffect]);
    assert_eq!(game.player(Seat::A).stored(0), None);
}
