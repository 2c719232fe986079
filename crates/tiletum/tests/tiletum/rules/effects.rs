//! Effects (H2–H7).

use table::Seat;
use tiletum::{Action, Decision, Fact, Frame, Good, Goods, Piece, Rule};

use crate::board::{
    Scene, at, character, city, crest, does, goods, helper, is_legal, living, refused,
};

#[test]
fn h2_an_action_of_an_effect_has_its_own_ap() {
    let mut scene = Scene::acting(Some(Action::Character), 3).store(&[helper("action(king, 2)")]);
    // Bonus AP belong to the die alone.
    scene.a().rooms[4] = living(&[character("king", "vp(2)")]);
    scene.a().crests[4] = Some(crest("este"));
    let mut game = scene.game();
    does(&mut game, &[Decision::UseHelper(0)]);
    assert_eq!(game.frames().all(), [Frame::Action(Action::King, 2)]);
    let other = (Rule::H2, Fact::NotThisAction(Action::King));
    assert_eq!(refused(&game, Decision::RefreshCharacters), other);
    does(&mut game, &[Decision::AdvanceKing]);
    assert_eq!((game.king(Seat::A).0, game.frames().top()), (2, None));
    assert_eq!(game.turn().map(|turn| turn.ap), Some(3));
}

#[test]
fn h1_a_good_comes_before_the_action_beside_it() {
    let tile = character("contract", "choice(1), action(contract, 1)");
    let mut game = Scene::acting(Some(Action::Character), 1)
        .store(&[tile])
        .game();
    does(&mut game, &[Decision::MoveCharacter(0, 0, 1)]);
    let open = [Frame::Action(Action::Contract, 1), Frame::Choice(1)];
    assert_eq!(game.frames().all(), open, "the newest is worked first");
    let iron = Goods::of(Good::Iron, 1);
    does(&mut game, &[Decision::ChooseGoods(iron)]);
    let swap = Decision::Exchange(Good::Iron, Good::Food, Some(Good::Gold));
    does(&mut game, &[swap, Decision::EndTurn]);
    assert_eq!(game.player(Seat::A).goods(), goods(1, 1, 0, 0, 0));
}

#[test]
fn h2_any_action_is_chosen_first() {
    let scene = Scene::new(2).store(&[helper("any_action(1)")]);
    let mut game = scene.game();
    does(&mut game, &[Decision::UseHelper(0)]);
    let first = (Rule::H2, Fact::ChooseFirst);
    assert_eq!(refused(&game, Decision::AdvanceKing), first);
    is_legal(&game, Decision::ChooseAction(Action::King));
    does(
        &mut game,
        &[Decision::ChooseAction(Action::King), Decision::AdvanceKing],
    );
    assert_eq!(game.king(Seat::A).0, 1);
}

#[test]
fn h3_steps_and_a_house_in_either_order() {
    let tile = character("merchant", "walk(merchant: 1, house: true)");
    let scene = Scene::acting(Some(Action::Character), 1).store(&[tile]);
    let mut game = scene.game();
    does(&mut game, &[Decision::MoveCharacter(0, 0, 1)]);
    let architect = Decision::Move(Piece::Architect, at("Paris"));
    assert_eq!(refused(&game, architect), (Rule::H3, Fact::NoEffect));
    let pillar = Decision::PlacePillar(city("Tiletum"));
    assert_eq!(refused(&game, pillar), (Rule::H3, Fact::NoEffect));
    let away = (Rule::H3, Fact::NotThere(city("Paris")));
    assert_eq!(refused(&game, Decision::PlaceHouse(city("Paris"), 0)), away);
    does(&mut game, &[Decision::Move(Piece::Merchant, at("Paris"))]);
    does(&mut game, &[Decision::PlaceHouse(city("Paris"), 0)]);
    assert_eq!(game.frames().top(), None, "it ends by itself");
    // The house first, skipping the step.
    let mut game = scene.stands(at("Brugge")).game();
    does(&mut game, &[Decision::MoveCharacter(0, 0, 1)]);
    does(&mut game, &[Decision::PlaceHouse(city("Brugge"), 0)]);
    is_legal(&game, Decision::Move(Piece::Merchant, at("Tiletum")));
    does(&mut game, &[Decision::EndEffect, Decision::EndTurn]);
}

#[test]
fn h4_more_ap_once_the_goods_are_taken() {
    let two = helper("bonus_ap(2)");
    let mut game = Scene::with_die(2, Good::Iron, 6).store(&[two]).game();
    let early = (Rule::H4, Fact::NotNow);
    assert_eq!(refused(&game, Decision::UseHelper(0)), early);
    does(&mut game, &[Decision::TakeGoods(None)]);
    is_legal(&game, Decision::UseHelper(0));
    does(&mut game, &[Decision::UseHelper(0)]);
    assert_eq!(game.turn().map(|turn| turn.ap), Some(3));
}

#[test]
fn h5_goods_of_another_kind() {
    let other = helper("other_kind");
    let four = helper("vp(4)");
    let mut game = Scene::with_die(2, Good::Iron, 3)
        .store(&[other, four])
        .game();
    let take = |slot| Decision::TakeGoods(Some((slot, Good::Gold)));
    is_legal(&game, take(0));
    assert_eq!(refused(&game, take(1)), (Rule::H5, Fact::WrongTile(four)));
    assert_eq!(refused(&game, take(2)), (Rule::H5, Fact::EmptySlot(2)));
    let alone = refused(&game, Decision::UseHelper(0));
    assert_eq!(alone, (Rule::H5, Fact::NotNow));
    does(&mut game, &[take(0)]);
    assert_eq!(game.player(Seat::A).goods(), goods(3, 0, 0, 0, 0));
    assert_eq!(game.player(Seat::A).stored(0), None);
}

#[test]
fn h6_each_bonus_of_a_building_once_in_any_order() {
    let gold = character("king", "goods((gold: 3))");
    let mut scene = Scene::new(2).store(&[helper("retrigger")]);
    scene.a().rooms[0] = living(&[character("king", "vp(2)"), gold]);
    let none = (Rule::H6, Fact::NoEffect);
    assert_eq!(refused(&scene.game(), Decision::ChooseBuilding(0)), none);
    assert_eq!(refused(&scene.game(), Decision::Trigger(1)), none);
    let mut game = scene.game();
    does(&mut game, &[Decision::UseHelper(0)]);
    let empty = (Rule::H6, Fact::NoCharacterIn(1));
    assert_eq!(refused(&game, Decision::ChooseBuilding(1)), empty);
    let no_building = (Rule::H6, Fact::NoSuchBuilding(6));
    assert_eq!(refused(&game, Decision::ChooseBuilding(6)), no_building);
    // Printed people are not tiles.
    let printed = (Rule::H6, Fact::NoCharacterIn(5));
    assert_eq!(refused(&game, Decision::ChooseBuilding(5)), printed);
    is_legal(&game, Decision::ChooseBuilding(0));
    does(
        &mut game,
        &[Decision::ChooseBuilding(0), Decision::Trigger(2)],
    );
    assert_eq!(
        refused(&game, Decision::Trigger(2)),
        (Rule::H6, Fact::NotLeft(2))
    );
    assert_eq!(
        refused(&game, Decision::Trigger(3)),
        (Rule::H6, Fact::NotLeft(3))
    );
    does(&mut game, &[Decision::Trigger(1)]);
    let player = game.player(Seat::A);
    assert_eq!((player.vp(), player.goods()), (12, goods(3, 0, 0, 0, 0)));
    assert_eq!(game.frames().top(), None);
}

#[test]
fn h7_goods_of_choice_may_differ() {
    let mut game = Scene::new(2).store(&[helper("choice(2)")]).game();
    let choose = |goods| Decision::ChooseGoods(goods);
    let early = (Rule::H7, Fact::NoEffect);
    assert_eq!(refused(&game, choose(Goods::of(Good::Iron, 2))), early);
    does(&mut game, &[Decision::UseHelper(0)]);
    let fact = Fact::WrongAmount { named: 1, due: 2 };
    assert_eq!(
        refused(&game, choose(Goods::of(Good::Iron, 1))),
        (Rule::H7, fact)
    );
    is_legal(&game, choose(Goods::of(Good::Iron, 2)));
    does(&mut game, &[choose(goods(1, 0, 0, 0, 1))]);
    assert_eq!(game.player(Seat::A).goods(), goods(1, 0, 0, 0, 1));
    let mut game = Scene::new(2)
        .store(&[helper("goods((food: 1, wool: 1, stone: 1, iron: 1))")])
        .game();
    does(&mut game, &[Decision::UseHelper(0)]);
    assert_eq!(game.player(Seat::A).goods(), goods(0, 1, 1, 1, 1));
}
