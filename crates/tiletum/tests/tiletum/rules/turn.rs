//! The turn: prepare (P), dice and actions (T), and general rules (G).

use table::Seat;
use tiletum::rules::Slot;
use tiletum::{
    Action, ActionPlace, Command, Decision, Event, Fact, Frame, Good, Goods, Phase, Rule, Score,
    Source, Spot, Step,
};

use crate::board::{
    NAMES, Scene, at, character, city, comes, contract, crest, deals, die, does, does_as, goods,
    helper, is_legal, refused, refused_command, shown,
};

#[test]
fn g1_there_are_four_rounds_and_nobody_else_plays() {
    let game = Scene::new(2).game();
    let stranger = Command::new(Seat::C, Decision::EndTurn);
    let why = (Rule::G1, Fact::NoSuchSeat(Seat::C));
    assert_eq!(refused_command(&game, &stranger), why);
    let mut scene = Scene::new(2);
    scene.on.phase = Phase::Over;
    let over = scene.game();
    assert_eq!(
        refused(&over, Decision::EndTurn),
        (Rule::G1, Fact::GameOver)
    );
    assert!(over.legal().is_empty() && over.draw(&mut |_| 0).is_none());
    scene.on.phase = Phase::Prepare;
    scene.on.round = 5;
    scene.on.wheel = tiletum::Dice::default();
    let fact = Fact::OutOfRange { found: 5, most: 4 };
    assert_eq!(scene.wrong(), [(Rule::G1, fact)]);
}

#[test]
fn g2_points_are_netted_and_never_below_none() {
    let mut scene = Scene::new(2);
    scene.on.phase = Phase::King;
    scene.on.king_tile = Slot::Empty;
    scene.on.round = 4;
    scene.a().king = -4;
    scene.a().vp = 3;
    scene.b().height = 0;
    scene.a().score = Score::default();
    let mut game = scene.game();
    assert!(game.is_over(), "nobody has anything to decide");
    // 3 − 4 gives 0; then houses without a pillar and no goods add nothing.
    assert_eq!(game.player(Seat::A).vp(), 0);
    assert_eq!(game.player(Seat::A).score().of(Source::King(4)), -3);
    assert_eq!(refused(&game, Decision::EndTurn).0, Rule::G1);
    scene.a().vp = 10_000;
    scene.on.phase = Phase::Over;
    assert_eq!(scene.wrong()[0].0, Rule::G2);
    scene.a().vp = 9_999;
    game = scene.game();
    assert_eq!(game.player(Seat::A).vp(), 9_999);
}

#[test]
fn g3_any_number_of_goods_is_there() {
    let mut scene = Scene::acting(Some(Action::Contract), 1).has(goods(9_998, 0, 0, 0, 1));
    let mut game = scene.game();
    does(
        &mut game,
        &[Decision::Exchange(Good::Iron, Good::Gold, Some(Good::Gold))],
    );
    assert_eq!(game.player(Seat::A).goods(), goods(10_000, 0, 0, 0, 0));
    scene.a().goods = goods(9_999, 0, 0, 0, 1);
    assert_eq!(scene.wrong()[0].0, Rule::G3);
}

#[test]
fn g4_everybody_sees_the_same() {
    let game = Scene::new(3).game();
    for viewer in [None, Some(Seat::A), Some(Seat::C)] {
        assert_eq!(table::Game::seen_from(&game, viewer), game);
    }
}

#[test]
fn g5_only_the_supply_is_placed() {
    let mut scene = Scene::acting(Some(Action::Merchant), 2).stands(at("Brugge"));
    is_legal(&scene.game(), Decision::PlaceHouse(city("Brugge"), 0));
    scene.a().houses = vec![(city("Paris"), 0), (city("Genova"), 0)];
    let house = Decision::PlaceHouse(city("Brugge"), 0);
    assert_eq!(refused(&scene.game(), house), (Rule::G5, Fact::NoSupply));
    let mut scene = Scene::acting(Some(Action::Architect), 2).stands(at("Paris"));
    is_legal(&scene.game(), Decision::PlacePillar(city("Paris")));
    scene.a().pillars = vec![city("Köln"), city("London")];
    let pillar = Decision::PlacePillar(city("Paris"));
    assert_eq!(refused(&scene.game(), pillar), (Rule::G5, Fact::NoSupply));
    scene.a().pillars.push(city("Praha"));
    let fact = Fact::TooMany { found: 8, there: 7 };
    assert_eq!(scene.wrong(), [(Rule::G5, fact)]);
}

#[test]
fn g6_the_die_and_its_goods_are_compulsory() {
    let mut game = Scene::new(2).game();
    assert_eq!(refused(&game, Decision::EndTurn), (Rule::G6, Fact::NotNow));
    does(&mut game, &[Decision::TakeDie(die(Good::Wool, 5), 5)]);
    assert_eq!(refused(&game, Decision::EndTurn), (Rule::G6, Fact::NotNow));
    does(&mut game, &[Decision::TakeGoods(None)]);
    is_legal(&game, Decision::EndTurn);
}

#[test]
fn g7_what_is_used_leaves_the_game() {
    let four = helper("vp(4)");
    let mut game = Scene::new(2).store(&[four]).game();
    let unseen = game.unseen(four);
    does(&mut game, &[Decision::UseHelper(0)]);
    assert_eq!(game.player(Seat::A).stored(0), None);
    assert_eq!(game.unseen(four), unseen);
    assert_eq!(tiletum::Position::from(&game).out, [four]);
}

#[test]
fn p1_eleven_dice_of_three_players_are_rolled() {
    let mut scene = Scene::new(3);
    scene.on.phase = Phase::Prepare;
    let roll = |text: &str| Command::chance(Decision::Roll(text.parse().expect("dice")));
    let game = Scene::new(3).game();
    let early = refused_command(&game, &roll("y123 p123 w123 s12"));
    assert_eq!(early, (Rule::P1, Fact::NotNow));
    scene.on.wheel = tiletum::Dice::default();
    scene.on.revealed = Vec::new();
    let mut game = scene.game();
    let few = Fact::WrongDice { named: 8, due: 11 };
    assert_eq!(
        refused_command(&game, &roll("y123 p123 w12")),
        (Rule::P1, few)
    );
    let four = refused_command(&game, &roll("y1234 p123 w123 s1"));
    assert_eq!(four, (Rule::P1, Fact::NotInBag(Good::Gold)));
    comes(&mut game, roll("y123 p123 w123 s12").decision);
    assert_eq!(game.bag(), [0, 0, 0, 1, 3]);
    assert_eq!(game.phase(), Phase::Corruption);
}

#[test]
fn t1_turns_follow_the_turn_order() {
    let mut scene = Scene::new(2);
    scene.on.order = vec![Seat::B, Seat::A];
    let mut game = scene.game();
    let take = Decision::TakeDie(die(Good::Wool, 5), 5);
    let others = Fact::NotYourTurn(table::Set::only(Seat::B));
    assert_eq!(refused(&game, take), (Rule::T1, others));
    let turn = [take, Decision::TakeGoods(None), Decision::EndTurn];
    does_as(&mut game, Seat::B, &turn);
    assert_eq!(game.active(), Some(Seat::A));
    let take = Decision::TakeDie(die(Good::Stone, 6), 6);
    does(
        &mut game,
        &[take, Decision::TakeGoods(None), Decision::EndTurn],
    );
    assert_eq!((game.phase(), game.step()), (Phase::Corruption, 2));
    let nobody = Fact::NotYourTurn(table::Set::EMPTY);
    assert_eq!(refused(&game, take), (Rule::T1, nobody));
    scene.on.step = 4;
    assert_eq!(scene.wrong()[0].0, Rule::T1);
}

#[test]
fn t2_changing_a_die_costs_two_gold_a_step() {
    let mut game = Scene::new(2).has(goods(4, 0, 0, 0, 0)).game();
    let blue = die(Good::Iron, 6);
    is_legal(&game, Decision::TakeDie(blue, 2));
    let needed = Goods::of(Good::Gold, 6);
    let has = Goods::of(Good::Gold, 4);
    let fact = Fact::NotEnoughGoods { needed, has };
    assert_eq!(refused(&game, Decision::TakeDie(blue, 3)), (Rule::T2, fact));
    let missing = die(Good::Iron, 1);
    let no_die = (Rule::T2, Fact::NoSuchDie(missing));
    assert_eq!(refused(&game, Decision::TakeDie(missing, 1)), no_die);
    let seven = (Rule::T2, Fact::NoSuchValue(7));
    assert_eq!(refused(&game, Decision::TakeDie(blue, 7)), seven);
    does(&mut game, &[Decision::TakeDie(blue, 2)]);
    assert_eq!(game.player(Seat::A).goods(), Goods::NONE);
    let again = (Rule::T2, Fact::NotNow);
    assert_eq!(
        refused(&game, Decision::TakeDie(die(Good::Wool, 5), 5)),
        again
    );
}

#[test]
fn t3_the_new_value_names_place_goods_and_ap() {
    let mut scene = Scene::new(2).has(goods(2, 0, 0, 0, 0));
    let mut game = scene.game();
    let take = Decision::TakeDie(die(Good::Iron, 6), 5);
    does(&mut game, &[take, Decision::TakeGoods(None)]);
    let turn = game.turn().expect("a turn");
    assert_eq!(
        (turn.place, turn.ap, turn.action),
        (4, 2, Some(Action::King))
    );
    assert_eq!(game.player(Seat::A).goods()[Good::Iron], 5);
    let taken: Vec<_> = game.player(Seat::A).dice().collect();
    assert_eq!(taken, [die(Good::Iron, 5)]);
    scene.a().dice = vec![die(Good::Gold, 1); 4];
    assert_eq!(scene.wrong()[0].0, Rule::T3);
}

#[test]
fn t4_the_tile_is_taken_before_the_goods() {
    let mut scene = Scene::with_die(2, Good::Iron, 2);
    let gold = helper("goods((gold: 3))");
    scene.on.wheel_tiles = shown([None, Some(gold), None, None, None, None]);
    let mut game = scene.game();
    is_legal(&game, Decision::TakeTile);
    does(&mut game, &[Decision::TakeTile]);
    assert_eq!(game.player(Seat::A).stored(0), Some(gold));
    let none = (Rule::T4, Fact::NoTile(Spot::Wheel(1)));
    assert_eq!(refused(&game, Decision::TakeTile), none);
    let mut game = scene.game();
    does(&mut game, &[Decision::TakeGoods(None)]);
    assert_eq!(refused(&game, Decision::TakeTile), (Rule::T4, Fact::NotNow));
}

#[test]
fn t4_tasks_may_make_room_first() {
    let four = helper("vp(4)");
    let full = [
        four,
        crest("este"),
        crest("medici"),
        helper("goods((gold: 4))"),
    ];
    let mut scene = Scene::with_die(2, Good::Iron, 2).store(&full);
    scene.on.wheel_tiles = shown([None, Some(crest("fugger")), None, None, None, None]);
    let mut game = scene.game();
    assert_eq!(
        refused(&game, Decision::TakeTile),
        (Rule::B1, Fact::StorehouseFull)
    );
    does(&mut game, &[Decision::UseHelper(0), Decision::TakeTile]);
    assert_eq!(game.player(Seat::A).stored(0), Some(crest("fugger")));
}

#[test]
fn t5_goods_are_taken_once() {
    let mut game = Scene::new(2).game();
    let early = refused(&game, Decision::TakeGoods(None));
    assert_eq!(early, (Rule::T5, Fact::NotNow));
    does(
        &mut game,
        &[
            Decision::TakeDie(die(Good::Food, 4), 4),
            Decision::TakeGoods(None),
        ],
    );
    assert_eq!(game.player(Seat::A).goods(), goods(0, 4, 0, 0, 0));
    let twice = refused(&game, Decision::TakeGoods(None));
    assert_eq!(twice, (Rule::T5, Fact::NotNow));
}

#[test]
fn t6_only_the_action_of_the_place_is_done() {
    let game = Scene::acting(Some(Action::King), 3).game();
    is_legal(&game, Decision::AdvanceKing);
    let other = (Rule::T6, Fact::NotThisAction(Action::King));
    assert_eq!(refused(&game, Decision::RefreshCharacters), other);
    let early = Scene::new(2).game();
    assert_eq!(
        refused(&early, Decision::AdvanceKing),
        (Rule::T6, Fact::NotNow)
    );
}

#[test]
fn t7_contracts_slide_when_the_turn_ends() {
    let mut scene = Scene::acting(Some(Action::Contract), 2);
    let (three, five) = (
        contract("identical: 3", 3, ""),
        contract("goods: (iron: 9)", 17, ""),
    );
    scene.on.contracts = shown([None, Some(three), Some(five), None, None]);
    let mut game = scene.game();
    does(&mut game, &[Decision::TakeContract(2)]);
    assert_eq!(
        game.slot(Spot::Contract(2)),
        Some(Slot::Empty),
        "not during the turn"
    );
    does(&mut game, &[Decision::EndTurn]);
    assert_eq!(game.slot(Spot::Contract(2)), Some(Slot::Tile(three)));
    assert_eq!(game.gap(), Some(Spot::Contract(0)));
    assert!(game.may_decide().is_empty());
    deals(&mut game);
    assert_eq!(game.active(), Some(Seat::B));
}

#[test]
fn t8_the_universal_place_asks_for_an_action() {
    let mut game = Scene::acting(None, 2).game();
    let first = (Rule::T8, Fact::ChooseFirst);
    assert_eq!(refused(&game, Decision::AdvanceKing), first);
    is_legal(&game, Decision::ChooseAction(Action::King));
    does(
        &mut game,
        &[Decision::ChooseAction(Action::King), Decision::AdvanceKing],
    );
    let chosen = (Rule::T8, Fact::Chosen);
    assert_eq!(refused(&game, Decision::ChooseAction(Action::King)), chosen);
    assert_eq!(game.king(Seat::A).0, 2);
}

#[test]
fn t8_bonus_ap_of_the_action_chosen_count() {
    let mut scene = Scene::acting(None, 1);
    let king = [character("king", "vp(2)")];
    scene.a().rooms[4] = living_in(&king);
    scene.a().crests[4] = Some(crest("este"));
    let mut game = scene.game();
    does(&mut game, &[Decision::ChooseAction(Action::King)]);
    assert_eq!(game.turn().map(|turn| turn.ap), Some(2));
}

fn living_in(tiles: &[tiletum::TileId]) -> [Option<tiletum::TileId>; 3] {
    crate::board::living(tiles)
}

#[test]
fn x1_chance_has_no_seat_and_seats_no_chance() {
    let game = Scene::new(2).game();
    let by_seat = refused(&game, Decision::Corruption(0));
    assert_eq!(by_seat, (Rule::X1, Fact::NotByASeat));
    let nobody = Command::chance(Decision::EndTurn);
    assert_eq!(refused_command(&game, &nobody), (Rule::X1, Fact::NoSeat));
    let mut scene = Scene::acting(Some(Action::Contract), 2);
    scene.on.contracts[2] = Slot::Empty;
    let deal = Command::chance(Decision::Deal(Spot::Contract(2), None));
    assert_eq!(
        refused_command(&scene.game(), &deal),
        (Rule::X1, Fact::NotNow)
    );
}

#[test]
fn x2_a_tile_is_named_before_it_is_taken() {
    let spot = Spot::Wheel(1);
    let mut game = Scene::with_die(2, Good::Iron, 2).game();
    let unnamed = (Rule::X2, Fact::Unnamed(spot));
    assert_eq!(refused(&game, Decision::TakeTile), unnamed);
    let four = helper("vp(4)");
    let again = Command::chance(Decision::Deal(spot, None));
    assert_eq!(refused_command(&game, &again), unnamed);
    comes(&mut game, Decision::Deal(spot, Some(four)));
    let named = Command::chance(Decision::Deal(spot, Some(four)));
    assert_eq!(
        refused_command(&game, &named),
        (Rule::X2, Fact::Named(spot))
    );
    let nowhere = Spot::Contract(9);
    let deal = Command::chance(Decision::Deal(nowhere, None));
    assert_eq!(
        refused_command(&game, &deal),
        (Rule::X2, Fact::NoTile(nowhere))
    );
    is_legal(&game, Decision::TakeTile);
}

#[test]
fn x2_gaps_are_filled_in_order() {
    let mut scene = Scene::acting(Some(Action::Contract), 2);
    scene.on.contracts[3] = Slot::Empty;
    scene.on.contracts[1] = Slot::Empty;
    let mut game = scene.game();
    does(&mut game, &[Decision::EndTurn]);
    let next = Fact::NextGap(Spot::Contract(1));
    let wrong = Command::chance(Decision::Deal(Spot::Contract(0), None));
    assert_eq!(refused_command(&game, &wrong), (Rule::X2, next));
    comes(&mut game, Decision::Deal(Spot::Contract(1), None));
    comes(&mut game, Decision::Deal(Spot::Contract(0), None));
    assert_eq!(game.active(), Some(Seat::B));
}

#[test]
fn x3_draws_follow_what_is_left() {
    let mut scene = Scene::new(2);
    scene.on.phase = Phase::Corruption;
    scene.on.revealed = vec![0, 2];
    let game = scene.game();
    // Of the tokens 0 0 1 1 2 2, one 0 and one 2 are revealed.
    let mut drawn = Vec::new();
    for at in 0..4 {
        let command = game.draw(&mut |bound| {
            assert_eq!(bound, 4);
            at
        });
        drawn.push(command.expect("a token").decision);
    }
    let expected = [0, 1, 1, 2].map(Decision::Corruption);
    assert_eq!(drawn, expected);
    assert!(Scene::new(2).game().draw(&mut |_| 0).is_none());
}

#[test]
fn x4_stacks_are_known_by_what_was_seen() {
    let mut scene = Scene::new(2);
    let four = helper("vp(4)");
    assert_eq!(scene.game().unseen(four), 1);
    scene.on.king_tile = Slot::Tile(four);
    let game = scene.game();
    assert_eq!(game.unseen(four), 0);
    // 36 bonus tiles for two players: 6 on the wheel, one beside the king track, 8 on the
    // map.
    assert_eq!(game.left_in(tiletum::Stack::Bonus), 36 - 15);
    assert_eq!(game.left_in(tiletum::Stack::Contract), 18 - 5);
    assert_eq!(game.left_in(tiletum::Stack::Character), 25 - 5);
}

#[test]
fn x5_no_tile_comes_twice() {
    let spot = Spot::Wheel(1);
    let four = helper("vp(4)");
    let mut scene = Scene::with_die(2, Good::Iron, 2).store(&[four]);
    let deal = |tile| Command::chance(Decision::Deal(spot, Some(tile)));
    let mut game = scene.game();
    let twice = refused_command(&game, &deal(four));
    assert_eq!(twice, (Rule::X5, Fact::NoneLeft(four)));
    let person = character("king", "vp(2)");
    let other = Fact::OtherStack(person, tiletum::Stack::Character);
    assert_eq!(refused_command(&game, &deal(person)), (Rule::X5, other));
    let none = tiletum::TileId::new(127);
    let no_tile = (Rule::X5, Fact::NoSuchTile(none));
    assert_eq!(refused_command(&game, &deal(none)), no_tile);
    comes(&mut game, deal(helper("vp(3)")).decision);
    scene.on.king_tile = Slot::Tile(four);
    assert_eq!(scene.wrong(), [(Rule::X5, Fact::NoneLeft(four))]);
}

#[test]
fn s2_action_places_lie_round_the_wheel() {
    let game = Scene::new(2).game();
    assert_eq!(game.places()[5], ActionPlace::Universal);
    let mut scene = Scene::new(2);
    scene.setup.layout.places = game.places().to_vec();
    scene.setup.layout.places.swap(0, 5);
    assert_eq!(scene.wrong(), [(Rule::S2, Fact::OtherPlaces)]);
    scene.setup.options.random_places = true;
    assert_eq!(scene.game().places()[0], ActionPlace::Universal);
    scene.setup.layout.places.pop();
    let fact = Fact::WrongCount { found: 5, due: 6 };
    assert_eq!(scene.wrong(), [(Rule::S2, fact)]);
}

#[test]
fn h1_effects_come_before_the_action_goes_on() {
    let mut scene = Scene::acting(Some(Action::King), 3).has(goods(2, 0, 0, 0, 0));
    scene.on.frames = vec![Frame::Choice(1)];
    let mut game = scene.game();
    for decision in [Decision::EndTurn, Decision::AdvanceKing] {
        assert_eq!(refused(&game, decision), (Rule::H1, Fact::EffectOpen));
    }
    let due = (Rule::H1, Fact::MustChoose);
    assert_eq!(refused(&game, Decision::EndEffect), due);
    // Tasks stay possible, and the effect ends automatically.
    does(&mut game, &[Decision::BuyGood(Good::Iron)]);
    does(
        &mut game,
        &[Decision::ChooseGoods(Goods::of(Good::Iron, 1))],
    );
    let none = (Rule::H1, Fact::NoEffect);
    assert_eq!(refused(&game, Decision::EndEffect), none);
    is_legal(&game, Decision::AdvanceKing);
    scene.on.frames = vec![Frame::Retrigger];
    let mut game = scene.game();
    does(&mut game, &[Decision::EndEffect]);
    assert_eq!(game.phase(), Phase::Turn(Step::Act));
    scene.on.frames = vec![Frame::Retrigger; 24];
    let scene = scene.store(&[helper("vp(4)")]);
    let many = (Rule::H1, Fact::TooManyEffects);
    assert_eq!(refused(&scene.game(), Decision::UseHelper(0)), many);
}

#[test]
fn s8_the_first_player_begins() {
    let mut setup = tiletum::Setup::digital(NAMES[..3].iter().copied(), 1);
    setup.first = Seat::B;
    let game = tiletum::Game::try_from(&setup).expect("a start");
    assert_eq!(game.order(), [Seat::B, Seat::C, Seat::A]);
    let heights = [Seat::A, Seat::B, Seat::C].map(|seat| game.king(seat));
    assert_eq!(
        heights,
        [(0, 2), (0, 0), (0, 1)],
        "the first player at the bottom"
    );
    let gold = [Seat::A, Seat::B, Seat::C].map(|seat| game.player(seat).goods()[Good::Gold]);
    assert_eq!(gold, [5, 1, 3]);
    setup.first = Seat::D;
    let problems = tiletum::Game::try_from(&setup).expect_err("nobody sits there");
    assert_eq!(
        problems[0].violation,
        Rule::S8.broken(Fact::NoSuchSeat(Seat::D))
    );
}

#[test]
fn y1_bonus_tiles_return_but_not_beside_the_king_in_round_three() {
    for (round, king) in [(1, true), (2, true), (3, false)] {
        let mut scene = Scene::new(2);
        scene.on.phase = Phase::Tidy;
        scene.on.round = round;
        scene.on.wheel = tiletum::Dice::default();
        scene.on.revealed = Vec::new();
        scene.on.wheel_tiles[2] = Slot::Empty;
        scene.on.wheel_tiles[4] = Slot::Empty;
        scene.on.king_tile = Slot::Empty;
        scene.on.map[0] = Slot::Empty;
        let mut game = scene.game();
        let mut filled = Vec::new();
        while let Some(spot) = game.gap() {
            filled.push(spot);
            comes(&mut game, Decision::Deal(spot, None));
        }
        let mut expected = vec![Spot::Wheel(2), Spot::Wheel(4)];
        expected.extend(king.then_some(Spot::King));
        assert_eq!(filled, expected);
        assert_eq!((game.phase(), game.round()), (Phase::Prepare, round + 1));
        assert_eq!(game.slot(Spot::Map(0)), Some(Slot::Empty), "never refilled");
    }
}

#[test]
fn y2_tokens_are_shuffled_anew() {
    let game = after_round();
    assert_eq!(game.revealed().count(), 0);
    let tokens: Vec<u8> = game.tokens_left().collect();
    assert_eq!(tokens, [0, 0, 1, 1, 2, 2]);
}

#[test]
fn y3_all_dice_return_to_the_bag() {
    let game = after_round();
    assert_eq!(game.bag(), [2; 5]);
    assert_eq!(game.wheel().total(), 0);
    assert_eq!(game.player(Seat::A).dice().count(), 0);
}

#[test]
fn y4_the_wheel_turns_by_one() {
    let game = after_round();
    assert_eq!(game.rotation(), 0, "from 5");
}

/// Ends round 1 with two dice left and the wheel turned by 5 before.
fn after_round() -> tiletum::Game {
    let mut scene = Scene::acting(Some(Action::King), 3);
    scene.on.rotation = 5;
    scene.on.step = 3;
    scene.on.at = 1;
    scene.on.order = vec![Seat::B, Seat::A];
    scene.on.revealed = vec![0, 1, 2];
    scene.on.wheel = "y1 p3".parse().expect("dice");
    scene.on.king_tile = Slot::Tile(helper("vp(4)"));
    let mut game = scene.game();
    let events = does(&mut game, &[Decision::EndTurn]);
    assert!(!events.contains(&Event::Over));
    does(&mut game, &[Decision::KingTile(false)]);
    deals(&mut game);
    assert_eq!(game.phase(), Phase::Prepare);
    game
}
