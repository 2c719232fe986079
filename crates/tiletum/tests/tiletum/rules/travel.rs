//! Architect and merchant (A, M).

use table::Seat;
use tiletum::rules::Slot;
use tiletum::{Action, Decision, Event, Fact, Frame, Piece, Rule, Source, SpaceId, Spot};

use crate::board::{Scene, at, city, crest, does, helper, is_legal, place, refused, road};

#[test]
fn a1_a_step_costs_one_ap_and_roads_are_spaces() {
    let mut game = Scene::acting(Some(Action::Architect), 2)
        .stands(at("Paris"))
        .game();
    let step = |to| Decision::Move(Piece::Architect, to);
    let to_bordeaux = road("Paris", "Bordeaux");
    is_legal(&game, step(to_bordeaux));
    let (from, to) = (at("Paris"), at("Bordeaux"));
    assert_eq!(
        refused(&game, step(to)),
        (Rule::A1, Fact::NotAdjacent { from, to })
    );
    let nowhere = SpaceId::new(63);
    assert_eq!(
        refused(&game, step(nowhere)),
        (Rule::A1, Fact::NoSuchSpace(nowhere))
    );
    does(&mut game, &[step(to_bordeaux), step(to)]);
    assert_eq!(game.player(Seat::A).piece(Piece::Architect), to);
    let fact = Fact::NotEnoughAp { needed: 1, has: 0 };
    assert_eq!(refused(&game, step(to_bordeaux)), (Rule::A1, fact));
}

#[test]
fn a2_one_pillar_a_cathedral_where_the_architect_stands() {
    let pillar = |name| Decision::PlacePillar(city(name));
    let mut scene = Scene::acting(Some(Action::Architect), 3).stands(at("Praha"));
    let game = scene.game();
    is_legal(&game, pillar("Praha"));
    let away = (Rule::A2, Fact::NotThere(city("Wien")));
    assert_eq!(refused(&game, pillar("Wien")), away);
    scene.a().pillars = vec![city("Praha")];
    let twice = (Rule::A2, Fact::HasOne(city("Praha")));
    assert_eq!(refused(&scene.game(), pillar("Praha")), twice);
    let brugge = Scene::acting(Some(Action::Architect), 3)
        .stands(at("Brugge"))
        .game();
    let none = (Rule::A2, Fact::NothingThere(city("Brugge")));
    assert_eq!(refused(&brugge, pillar("Brugge")), none);
    let firenze = Scene::acting(Some(Action::Architect), 3)
        .stands(at("Firenze"))
        .game();
    let not_built = (Rule::A2, Fact::NotBuilt(city("Firenze")));
    assert_eq!(refused(&firenze, pillar("Firenze")), not_built);
    let mut spent = Scene::acting(Some(Action::Architect), 1)
        .stands(at("Praha"))
        .game();
    does(&mut spent, &[Decision::Move(Piece::Architect, at("Wien"))]);
    let fact = Fact::NotEnoughAp { needed: 1, has: 0 };
    assert_eq!(refused(&spent, pillar("Wien")), (Rule::A2, fact));
}

#[test]
fn a2_pillar_spaces_can_be_full() {
    let mut scene = Scene::acting(Some(Action::Architect), 3);
    let mut four = Scene::new(4);
    four.on.phase = scene.on.phase;
    four.on.turn = scene.on.turn;
    four.on.seats[0] = scene.a().clone();
    four.on.wheel = scene.on.wheel;
    let mut four = four.stands(at("Barcelona"));
    // Barcelona has two pillar spaces.
    four.on.seats[1].pillars = vec![city("Barcelona")];
    is_legal(&four.game(), Decision::PlacePillar(city("Barcelona")));
    four.on.seats[2].pillars = vec![city("Barcelona")];
    let full = (Rule::A2, Fact::NoFreeSpace(city("Barcelona")));
    assert_eq!(
        refused(&four.game(), Decision::PlacePillar(city("Barcelona"))),
        full
    );
    four.on.seats[3].pillars = vec![city("Barcelona")];
    assert_eq!(four.wrong(), [full]);
}

#[test]
fn a3_the_architect_takes_tiles_of_its_city() {
    takes_tiles(Action::Architect, Piece::Architect, Rule::A3);
}

#[test]
fn m4_the_merchant_takes_tiles_of_its_city() {
    takes_tiles(Action::Merchant, Piece::Merchant, Rule::M4);
}

fn takes_tiles(action: Action, piece: Piece, rule: Rule) {
    let four = helper("vp(4)");
    let paris = place("Paris");
    let mut scene = Scene::acting(Some(action), 2).stands(at("Paris"));
    scene.on.map[usize::from(paris)] = Slot::Tile(four);
    let take = |at| Decision::TakeMapTile(piece, at);
    let mut game = scene.game();
    is_legal(&game, take(paris));
    let away = (rule, Fact::NotThere(city("Brugge")));
    assert_eq!(refused(&game, take(place("Brugge"))), away);
    assert_eq!(
        refused(&game, take(99)),
        (rule, Fact::NoTile(Spot::Map(99)))
    );
    does(&mut game, &[take(paris)]);
    assert_eq!(game.player(Seat::A).stored(0), Some(four));
    assert_eq!(
        refused(&game, take(paris)),
        (rule, Fact::NoTile(Spot::Map(paris)))
    );
    does(&mut game, &[Decision::Move(piece, at("Tiletum"))]);
    let fact = Fact::NotEnoughAp { needed: 1, has: 0 };
    assert_eq!(refused(&game, take(paris)), (rule, fact));
}

#[test]
fn m1_a_step_costs_one_ap() {
    let mut game = Scene::acting(Some(Action::Merchant), 1).game();
    let step = |name| Decision::Move(Piece::Merchant, at(name));
    let (from, to) = (at("Tiletum"), at("Lyon"));
    assert_eq!(
        refused(&game, step("Lyon")),
        (Rule::M1, Fact::NotAdjacent { from, to })
    );
    does(&mut game, &[step("Brugge")]);
    assert_eq!(game.player(Seat::A).piece(Piece::Merchant), at("Brugge"));
    assert_eq!(game.player(Seat::A).piece(Piece::Architect), at("Tiletum"));
    let fact = Fact::NotEnoughAp { needed: 1, has: 0 };
    assert_eq!(refused(&game, step("Tiletum")), (Rule::M1, fact));
}

#[test]
fn m2_one_house_a_city_on_a_free_space_in_use() {
    let house = |name, space| Decision::PlaceHouse(city(name), space);
    let mut scene = Scene::acting(Some(Action::Merchant), 2).stands(at("Paris"));
    let game = scene.game();
    is_legal(&game, house("Paris", 0));
    let away = (Rule::M2, Fact::NotThere(city("Brugge")));
    assert_eq!(refused(&game, house("Brugge", 0)), away);
    // The second space of Paris is for three players.
    let unused = (Rule::M2, Fact::NoSuchHouseSpace(city("Paris"), 1));
    assert_eq!(refused(&game, house("Paris", 1)), unused);
    scene.b().houses = vec![(city("Paris"), 0)];
    let occupied = (Rule::M2, Fact::Occupied(city("Paris"), 0));
    assert_eq!(refused(&scene.game(), house("Paris", 0)), occupied);
    scene.a().houses = vec![(city("Paris"), 0)];
    assert_eq!(scene.wrong()[0], occupied);
    scene.b().houses = Vec::new();
    let twice = (Rule::M2, Fact::HasOne(city("Paris")));
    assert_eq!(refused(&scene.game(), house("Paris", 0)), twice);
    let mut spent = Scene::acting(Some(Action::Merchant), 1)
        .stands(at("Paris"))
        .game();
    does(
        &mut spent,
        &[Decision::Move(Piece::Merchant, at("Tiletum"))],
    );
    let fact = Fact::NotEnoughAp { needed: 1, has: 0 };
    assert_eq!(refused(&spent, house("Tiletum", 0)), (Rule::M2, fact));
}

#[test]
fn m3_a_house_space_brings_its_bonus_however_the_house_got_there() {
    let mut game = Scene::acting(Some(Action::Merchant), 1)
        .stands(at("Genova"))
        .game();
    let events = does(&mut game, &[Decision::PlaceHouse(city("Genova"), 0)]);
    assert!(events.contains(&Event::Scored(Seat::A, Source::Tiles, 2)));
    let mut scene = Scene::acting(Some(Action::King), 1);
    scene.on.frames = vec![Frame::HouseAnywhere];
    let mut game = scene.game();
    does(&mut game, &[Decision::PlaceHouse(city("Milano"), 0)]);
    assert_eq!(game.frames().all(), [Frame::Retrigger]);
}

#[test]
fn b1_a_full_storehouse_takes_no_tile() {
    let three = [crest("este"), crest("medici"), crest("fugger")];
    let mut scene = Scene::acting(Some(Action::Merchant), 2)
        .stands(at("Paris"))
        .store(&three);
    let paris = place("Paris");
    scene.on.map[usize::from(paris)] = Slot::Tile(helper("vp(4)"));
    let take = Decision::TakeMapTile(Piece::Merchant, paris);
    is_legal(&scene.game(), take);
    scene.a().storehouse.push(Some(crest("welser")));
    assert_eq!(
        refused(&scene.game(), take),
        (Rule::B1, Fact::StorehouseFull)
    );
    scene.a().storehouse.push(Some(crest("valois")));
    let fact = Fact::OutOfRange { found: 5, most: 4 };
    assert_eq!(scene.wrong(), [(Rule::B1, fact)]);
}
