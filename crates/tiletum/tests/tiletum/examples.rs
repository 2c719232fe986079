//! The worked examples of the digest, by number.

use table::Seat;
use tiletum::rules::Slot;
use tiletum::{
    Action, Condition, Decision, Event, Fact, Game, Good, Goods, Phase, Piece, Rule, Source, Spot,
};

use crate::board::{
    Scene, at, character, city, comes, contract, crest, deals, die, does, does_as, goods, helper,
    living, place, refused, road, shown,
};

/// Returns the king markers of all seats from A: space and height.
fn markers(game: &Game) -> Vec<(i8, u8)> {
    game.seats().map(|seat| game.king(seat)).collect()
}

fn with_markers(markers: &[(i8, u8)]) -> Scene {
    let mut scene = Scene::new(markers.len());
    for (seat, &(king, height)) in scene.on.seats.iter_mut().zip(markers) {
        (seat.king, seat.height) = (king, height);
    }
    scene
}

/// Returns the points of a line for all players, from seat A.
fn points(game: &Game, source: Source) -> Vec<i16> {
    game.seats()
        .map(|seat| game.player(seat).score().of(source))
        .collect()
}

#[test]
fn example_1_a_pink_two_is_two_food() {
    let mut game = Scene::with_die(2, Good::Food, 2).game();
    does(&mut game, &[Decision::TakeGoods(None)]);
    assert_eq!(game.player(Seat::A).goods(), goods(0, 2, 0, 0, 0));
}

#[test]
fn example_2_a_token_of_two() {
    // Green on 0; orange and blue on 2.
    let mut scene = with_markers(&[(0, 0), (2, 0), (2, 1)]);
    scene.on.phase = Phase::Corruption;
    let mut game = scene.game();
    comes(&mut game, Decision::Corruption(2));
    assert_eq!(markers(&game), [(-2, 0), (0, 0), (0, 1)]);
}

#[test]
fn example_3_the_king_phase() {
    // Blue 3, orange 0, pink 0, green −2.
    let mut scene = with_markers(&[(3, 0), (0, 0), (0, 1), (-2, 0)]);
    scene.on.phase = Phase::King;
    scene.on.king_tile = Slot::Tile(helper("vp(4)"));
    let mut game = scene.game();
    does(&mut game, &[Decision::KingTile(true)]);
    assert_eq!(points(&game, Source::King(1)), [3, 0, 0, -2]);
    assert_eq!(game.player(Seat::A).stored(0), Some(helper("vp(4)")));
    // Orange below blue on 0, green −2.
    let mut scene = with_markers(&[(0, 0), (0, 1), (-2, 0)]);
    scene.on.phase = Phase::King;
    scene.on.king_tile = Slot::Empty;
    let game = scene.game();
    assert_eq!(game.order(), [Seat::A, Seat::B, Seat::C]);
    assert_eq!(markers(&game), [(0, 0), (0, 1), (0, 2)]);
}

#[test]
fn example_4_an_architect_goes_to_praha() {
    let mut scene = Scene::with_die(2, Good::Iron, 3).stands(at("Frankfurt"));
    // Value 3 at the architect place: the wheel is turned by 4.
    scene.on.rotation = 4;
    scene.on.turn.as_mut().expect("a turn").place = 0;
    let nuremberg = place("Nürnberg");
    scene.on.map[usize::from(nuremberg)] = Slot::Tile(helper("vp(4)"));
    let mut game = scene.game();
    does(&mut game, &[Decision::TakeGoods(None)]);
    assert_eq!(game.turn().map(|turn| turn.ap), Some(4));
    let plan = [
        Decision::Move(Piece::Architect, at("Nürnberg")),
        Decision::TakeMapTile(Piece::Architect, nuremberg),
        Decision::Move(Piece::Architect, at("Praha")),
        Decision::PlacePillar(city("Praha")),
    ];
    does(&mut game, &plan);
    assert_eq!(game.turn().map(|turn| turn.ap), Some(0));
    assert_eq!(game.player(Seat::A).pillars(), 1);
}

#[test]
fn example_5_a_merchant_goes_to_genova() {
    let mut scene = Scene::with_die(2, Good::Iron, 4).stands(at("Arles"));
    scene.on.rotation = 4;
    scene.on.turn.as_mut().expect("a turn").place = 1;
    let mut game = scene.game();
    does(&mut game, &[Decision::TakeGoods(None)]);
    assert_eq!(game.turn().map(|turn| turn.ap), Some(3));
    let plan = [
        Decision::Move(Piece::Merchant, road("Arles", "Genova")),
        Decision::Move(Piece::Merchant, at("Genova")),
        Decision::PlaceHouse(city("Genova"), 0),
    ];
    does(&mut game, &plan);
    assert_eq!(game.player(Seat::A).vp(), 12);
    assert_eq!(game.turn().map(|turn| turn.ap), Some(0));
}

#[test]
fn example_6_two_characters_fill_a_building() {
    let both = character("contract", "goods((gold: 1, wool: 1))");
    let wool = character("contract", "goods((wool: 2))");
    let mut scene = Scene::acting(Some(Action::Character), 5);
    scene.on.characters = shown([Some(both), Some(wool), None, None, None]);
    let mut game = scene.game();
    for at in 0..2 {
        does(&mut game, &[Decision::TakeCharacter(at)]);
        comes(&mut game, Decision::Deal(Spot::Character(at), None));
    }
    does(&mut game, &[Decision::MoveCharacter(0, 2, 2)]);
    assert_eq!(game.player(Seat::A).goods(), goods(1, 0, 1, 0, 0));
    does(&mut game, &[Decision::MoveCharacter(1, 2, 1)]);
    assert_eq!(game.player(Seat::A).goods(), goods(1, 0, 3, 0, 0));
    assert_eq!(game.turn().map(|turn| turn.ap), Some(0));
    assert_eq!(game.player(Seat::A).house_supply(), 3);
}

#[test]
fn example_7_a_swap_and_two_contracts() {
    let (three, nine) = (
        contract("identical: 3", 3, ""),
        contract("goods: (iron: 9)", 17, ""),
    );
    let mut scene = Scene::acting(Some(Action::Contract), 6).has(goods(0, 1, 0, 0, 0));
    scene.on.contracts = shown([Some(three), None, Some(nine), None, None]);
    let mut game = scene.game();
    let plan = [
        Decision::Exchange(Good::Food, Good::Gold, Some(Good::Iron)),
        Decision::TakeContract(2),
        Decision::TakeContract(0),
    ];
    does(&mut game, &plan);
    assert_eq!(game.player(Seat::A).goods(), goods(1, 0, 0, 0, 1));
    assert_eq!(game.turn().map(|turn| turn.ap), Some(0));
    let stored: Vec<_> = game.player(Seat::A).storehouse().collect();
    assert_eq!(stored, [(0, nine), (1, three)]);
}

#[test]
fn example_8_three_spaces_onto_the_stack() {
    let mut scene = Scene::with_die(2, Good::Iron, 4);
    scene.on.rotation = 1;
    scene.on.turn.as_mut().expect("a turn").place = 4;
    (scene.b().king, scene.b().height) = (3, 0);
    let mut game = scene.game();
    does(
        &mut game,
        &[Decision::TakeGoods(None), Decision::AdvanceKing],
    );
    assert_eq!(markers(&game), [(3, 1), (3, 0)]);
}

#[test]
fn example_9_a_building_is_completed() {
    let [two, gold, wool] = ["vp(2)", "goods((gold: 3))", "action(king, 2)"];
    let mut scene = Scene::acting(Some(Action::Character), 3)
        .store(&[character("king", two), crest("este")])
        .has(goods(0, 6, 0, 0, 0));
    scene.a().rooms[0] = living(&[character("king", gold), character("king", wool)]);
    let mut game = scene.game();
    does(&mut game, &[Decision::MoveCharacter(0, 0, 3)]);
    assert_eq!(game.player(Seat::A).vp(), 12);
    let events = does(&mut game, &[Decision::PlaceCrest(1, 0)]);
    let bonus = Some((Action::King, 3));
    assert!(events.contains(&Event::Completed(Seat::A, 0, bonus)));
    does(&mut game, &[Decision::PlaceHouse(city("Verona"), 0)]);
    let bonuses: Vec<_> = game.player(Seat::A).bonuses(game.edition()).collect();
    assert_eq!(bonuses, [(Action::King, 3)]);
}

#[test]
fn example_10_a_fair_in_verona() {
    let mut scene = Scene::new(2);
    scene.setup.layout.cities = [0, 7, 1];
    scene.setup.layout.fairs = [0, 1, 2, 3];
    scene.on.phase = Phase::King;
    scene.on.round = 3;
    scene.on.king_tile = Slot::Empty;
    scene.a().merchant = at("Verona");
    scene.a().contracts = vec![
        contract("identical: 3", 3, ""),
        contract("identical: 8", 13, ""),
        contract("goods: (iron: 9)", 17, ""),
    ];
    let game = scene.game();
    let (verona, tile, value) = game.fair(3);
    assert_eq!(
        (verona, tile.condition, value),
        (city("Verona"), Condition::Contract, 6)
    );
    assert_eq!(points(&game, Source::Fair(3)), [18, 0]);
}

#[test]
fn example_11_the_end() {
    let mut scene = Scene::new(2);
    scene.on.phase = Phase::King;
    scene.on.round = 4;
    scene.on.king_tile = Slot::Empty;
    scene.setup.layout.cities = [0, 1, 5];
    scene.b().height = 0;
    scene.a().height = 1;
    let a = scene.a();
    a.goods = goods(5, 0, 1, 0, 3);
    let houses = ["Brugge", "Paris", "London", "Genova"];
    a.houses = houses.map(|name| (city(name), 0)).to_vec();
    let pillars = ["Paris", "Köln", "London", "Praha", "Wien"];
    a.pillars = pillars.map(city).to_vec();
    a.contracts = vec![
        contract("identical: 3", 3, ""),
        contract("identical: 8", 13, ""),
        contract("goods: (iron: 9)", 17, ""),
    ];
    let of = character;
    a.rooms[2] = living(&[of("king", "vp(2)"), of("king", "goods((gold: 3))")]);
    let wool = of("contract", "goods((wool: 2))");
    a.rooms[3] = living(&[wool, of("contract", "goods((iron: 2))")]);
    a.rooms[4] = living(&[of("character", "goods((food: 2))")]);
    for (at, family) in (2..6).zip(["este", "medici", "fugger", "valois"]) {
        a.crests[at] = Some(crest(family));
    }
    let game = scene.game();
    let of = |source| points(&game, source)[0];
    let end = [Source::Buildings, Source::HousesByPillars, Source::Goods].map(of);
    assert_eq!(end, [10, 25, 2]);
    assert_eq!(game.player(Seat::A).vp(), 10 + 37);
}

#[test]
fn example_12_five_ap_from_tiletum_to_bordeaux() {
    let paris = place("Paris");
    let mut scene = Scene::acting(Some(Action::Architect), 5);
    scene.on.map[usize::from(paris)] = Slot::Tile(helper("vp(4)"));
    let mut game = scene.game();
    let plan = [
        Decision::Move(Piece::Architect, at("Paris")),
        Decision::TakeMapTile(Piece::Architect, paris),
        Decision::PlacePillar(city("Paris")),
        Decision::Move(Piece::Architect, road("Paris", "Bordeaux")),
        Decision::Move(Piece::Architect, at("Bordeaux")),
    ];
    does(&mut game, &plan);
    assert_eq!(game.turn().map(|turn| turn.ap), Some(0));
    assert_eq!(game.edition().steps(at("Tiletum"), at("Bordeaux")), 3);
}

#[test]
fn example_13_a_blue_six() {
    for (to, gold, ap) in [(1, 2, 6), (3, 6, 4)] {
        let mut game = Scene::new(2).has(goods(6, 0, 0, 0, 0)).game();
        does(
            &mut game,
            &[
                Decision::TakeDie(die(Good::Iron, 6), to),
                Decision::TakeGoods(None),
            ],
        );
        let expected = Goods::new([6 - gold, 0, 0, 0, u16::from(to)]);
        assert_eq!(game.player(Seat::A).goods(), expected);
        assert_eq!(game.turn().map(|turn| turn.ap), Some(ap));
    }
    let mut scene = Scene::new(2);
    scene.on.rotation = 1;
    let game = scene.game();
    assert_eq!(game.place_of(die(Good::Iron, 6)), 0);
    assert_eq!(game.place_of(die(Good::Iron, 1)), 1);
}

#[test]
fn example_14_corruption_at_the_lowest_space() {
    // B on 0, G on −3, P below O on −2.
    let mut scene = with_markers(&[(0, 0), (-3, 0), (-2, 0), (-2, 1)]);
    scene.on.phase = Phase::Corruption;
    scene.on.step = 3;
    let mut game = scene.game();
    comes(&mut game, Decision::Corruption(2));
    assert_eq!(markers(&game), [(-2, 0), (-4, 0), (-4, 1), (-4, 2)]);
    let rank: Vec<Seat> = game.ranked().collect();
    assert_eq!(rank, [Seat::A, Seat::B, Seat::C, Seat::D]);
    // No marker moves on the track in this round.
    for seat in [Seat::A, Seat::B, Seat::C, Seat::D] {
        let die = game.wheel().kinds().next().expect("a die");
        let take = Decision::TakeDie(die, die.value);
        does_as(
            &mut game,
            seat,
            &[take, Decision::TakeGoods(None), Decision::EndTurn],
        );
    }
    comes(&mut game, Decision::Deal(Spot::King, Some(helper("vp(4)"))));
    does(&mut game, &[Decision::KingTile(false)]);
    assert_eq!(points(&game, Source::King(1)), [-2, -4, -4, -4]);
    deals(&mut game);
    assert_eq!(markers(&game), [(0, 0), (0, 1), (0, 2), (0, 3)]);
}

#[test]
fn example_15_the_fair_of_the_king() {
    let mut scene = with_markers(&[(5, 0), (0, 0), (-4, 0)]);
    scene.setup.layout.fairs = [3, 0, 1, 2];
    scene.on.phase = Phase::King;
    scene.on.king_tile = Slot::Tile(helper("vp(4)"));
    let mut game = scene.game();
    does(&mut game, &[Decision::KingTile(false)]);
    assert_eq!(points(&game, Source::King(1)), [5, 0, -4]);
    assert_eq!(points(&game, Source::Fair(1)), [8, 3, -1]);
}

#[test]
fn example_16_two_builders_in_praha() {
    let mut scene = Scene::new(2).has(goods(0, 0, 0, 4, 0));
    // Praha is the fourth cathedral, and has the fourth cost tile: 4 stones, 5 points.
    scene.a().pillars = vec![city("Praha")];
    scene.b().pillars = vec![city("Praha")];
    scene.b().goods = goods(0, 0, 0, 4, 0);
    let mut game = scene.game();
    let build = Decision::BuildCathedral(city("Praha"));
    does(&mut game, &[build]);
    let take = Decision::TakeDie(die(Good::Wool, 5), 5);
    does(
        &mut game,
        &[take, Decision::TakeGoods(None), Decision::EndTurn],
    );
    does_as(&mut game, Seat::B, &[build]);
    assert_eq!(points(&game, Source::Cathedrals), [11, 8]);
}

#[test]
fn example_17_the_first_and_the_seventh_contract() {
    let three = contract("identical: 3", 3, "");
    let mut scene = Scene::new(2).store(&[three]).has(goods(0, 0, 0, 3, 0));
    let mut game = scene.game();
    let fulfil = Decision::FulfilContract(0, Some(Good::Stone));
    does(&mut game, &[fulfil]);
    assert_eq!(points(&game, Source::Contracts), [4, 0]);
    assert_eq!(game.player(Seat::A).pillar_supply(), 3);
    let pays = ["iron: 9", "wool: 9", "iron: 2, wool: 2", "iron: 4, wool: 4"];
    let mut six: Vec<_> = pays.iter().zip([17, 17, 6, 12]).collect();
    six.sort();
    let mut contracts: Vec<_> = six
        .into_iter()
        .map(|(pay, vp)| contract(&format!("goods: ({pay})"), vp, ""))
        .collect();
    contracts.push(contract("identical: 8", 13, ""));
    contracts.push(contract("goods: (iron: 5)", 7, "king_steps(1)"));
    scene.a().contracts = contracts;
    scene.on.wheel_tiles[1] = Slot::Tile(crate::board::tile(
        tiletum::Stack::Bonus,
        "contract(pay: (identical: 1), vp: 1)",
    ));
    scene.on.phase = Phase::Turn(tiletum::Step::Die);
    let with_die = Scene::with_die(2, Good::Iron, 2);
    scene.on.turn = with_die.on.turn;
    scene.on.wheel = with_die.on.wheel;
    scene.on.seats[0].dice = with_die.on.seats[0].dice.clone();
    let seventh = refused(&scene.game(), Decision::TakeTile);
    assert_eq!(seventh, (Rule::B4, Fact::NoContractSpace));
}
