//! P: placing tiles. All places of all tiles are counted in `placing.rs`.

use crate::telling::*;

const TOWER: Tile = Tile::Building(Building::Tower);

fn building(player: &mut PlayerSetup, kind: Building, place: &str) {
    player.buildings.push((kind, at(place)));
}

#[test]
fn p1_holds_a_tile_may_be_turned_and_turned_over() {
    let play = actions(3, 1, A).begins();
    for place in ["f4 f5 g5", "f5 g5 g4", "g5 g4 f4", "g4 f4 f5"] {
        play.allows(A, Decision::build(Building::Chapel, at(place)));
    }
    for place in ["e4 f4 g4", "g4 g5 g6"] {
        play.allows(A, Decision::build(Building::Tower, at(place)));
    }
}

#[test]
fn p1_refused_when_the_squares_are_not_the_tile_or_go_round_the_edge() {
    let play = actions(3, 1, A).begins();
    for place in [
        "",
        "g4",
        "e4 f4",
        "e4 f4 f5",
        "d4 e4 g4",
        "d4 e4 f4 g4",
        "g4 a5 b5",
    ] {
        let squares = at(place);
        let fact = Fact::NotThisShape {
            tile: TOWER,
            squares,
        };
        play.refuses(A, Decision::build(Building::Tower, squares), Rule::P1, fact);
    }
}

#[test]
fn p2_holds_tiles_lie_side_by_side_without_overlapping() {
    let tower = |player: &mut PlayerSetup| building(player, Building::Tower, "e4 f4 g4");
    let two = |player: &mut PlayerSetup| player.builders = 2;
    let play = actions(3, 3, A).with(A, tower).with(A, two).begins();
    play.allows(A, Decision::build(Building::Chapel, at("f5 g5 g6")));
}

#[test]
fn p2_refused_when_a_tile_overlaps_another_or_the_palazzo() {
    let start = actions(3, 3, A).with(A, |player| {
        building(player, Building::Tower, "e4 f4 g4");
        player.landscapes.push((Landscape::Park, at("e6 e7")));
        player.builders = 2;
    });
    let play = start.begins();
    for (place, overlap) in [
        ("g3 g4 f3", "g4"),
        ("e7 f7 f6", "e7"),
        ("c2 c3 d3", "c2"),
        ("a1 b1 b2", "a1 b1 b2"),
    ] {
        let squares = at(overlap);
        let build = Decision::build(Building::Chapel, at(place));
        play.refuses(A, build, Rule::P2, Fact::Overlaps { squares });
    }
    let twice = auction(3, 4).with(B, |player| {
        player.landscapes.push((Landscape::Park, at("e6 e7")));
        player.landscapes.push((Landscape::Park, at("e6 f6")));
    });
    let squares = at("e6");
    twice.is_refused(B, Rule::P2, Fact::Overlaps { squares });
}

#[test]
fn p3_holds_corners_may_touch_and_with_two_builders_edges_too() {
    for builders in 0..=3 {
        let start = actions(3, 5, A).with(A, |player| {
            building(player, Building::Tower, "e4 f4 g4");
            player.builders = builders;
        });
        let play = start.begins();
        play.allows(A, Decision::build(Building::Chapel, at("d5 d6 c6")));
        let edge = Command::new(A, Decision::build(Building::Chapel, at("f5 g5 g6")));
        assert_eq!(play.check(&edge).is_ok(), builders >= 2);
    }
}

#[test]
fn p3_refused_when_a_building_would_touch_a_building_or_the_palazzo() {
    for builders in 0..=1 {
        let start = actions(3, 5, A).with(A, |player| {
            building(player, Building::Tower, "e4 f4 g4");
            player.builders = builders;
        });
        let play = start.begins();
        for (place, touching) in [
            ("f5 g5 g6", "f5 g5"),
            ("d1 e1 e2", "d1"),
            ("b3 b4 a4", "b3"),
        ] {
            let squares = at(touching);
            let build = Decision::build(Building::Chapel, at(place));
            play.refuses(A, build, Rule::P3, Fact::Touches { squares });
        }
    }
    let start = auction(3, 4).with(B, |player| {
        building(player, Building::Tower, "e4 f4 g4");
        building(player, Building::Chapel, "f5 g5 g6");
    });
    let squares = at("f5 g5");
    start.is_refused(B, Rule::P3, Fact::Touches { squares });
}

#[test]
fn p4_holds_landscapes_touch_anything_and_buildings_touch_landscapes() {
    let start = auction(3, 4).with(A, |player| {
        building(player, Building::Tower, "e4 f4 g4");
        player.landscapes.push((Landscape::Lake, at("f5 g5 g6")));
    });
    let mut play = start.begins();
    play.wins(A, Object::Forest, 200);
    play.allows(A, Decision::place(Landscape::Forest, at("d1 e1 d2 e2")));
    play.does(A, Decision::place(Landscape::Forest, at("f2 g2 f3 g3")));
    play.nobody_wants_more();
    play.allows(A, Decision::build(Building::Chapel, at("e6 f6 f7")));
    play.allows(A, Decision::build(Building::Chapel, at("e1 f1 e2")));
}

#[test]
fn p5_holds_every_principality_may_have_each_kind_of_building() {
    let tower = |player: &mut PlayerSetup| building(player, Building::Tower, "e4 f4 g4");
    let play = actions(3, 3, A).with(B, tower).with(C, tower).begins();
    play.allows(A, Decision::build(Building::Tower, at("e4 f4 g4")));
}

#[test]
fn p5_refused_when_the_building_stands_there_already() {
    let tower = |player: &mut PlayerSetup| building(player, Building::Tower, "e4 f4 g4");
    let play = actions(3, 3, A).with(A, tower).begins();
    let fact = Fact::AlreadyBuilt(Building::Tower);
    let build = Decision::build(Building::Tower, at("e6 f6 g6"));
    play.refuses(A, build, Rule::P5, fact.clone());
    let start = auction(3, 4).with(B, tower).with(B, |player| {
        building(player, Building::Tower, "e6 f6 g6");
    });
    start.is_refused(B, Rule::P5, fact);
}

#[test]
fn p6_holds_what_has_been_placed_stays_where_it_is_to_the_end_of_the_game() {
    let start = auction(3, 4).with(A, |player| {
        building(player, Building::Tower, "e4 f4 g4");
        player.landscapes.push((Landscape::Lake, at("f5 g5 g6")));
    });
    let mut play = start.begins();
    let mut rng = fastrand::Rng::with_seed(6);
    let mut before: Vec<_> = play.player(A).principality().tiles().collect();
    for _ in 0..1000 {
        if play.is_over() {
            break;
        }
        let command = {
            let legal = play.legal();
            legal.nth(rng.usize(..legal.len())).unwrap()
        };
        play.does(command.seat, command.decision);
        let now: Vec<_> = play.player(A).principality().tiles().collect();
        assert!(before.iter().all(|tile| now.contains(tile)));
        before = now;
    }
    assert!(before.len() > 2);
}

#[test]
fn p1_refused_when_it_is_outside_of_ones_own_field() {
    let play = actions(3, 1, A).begins();
    let squares = at("e1 f1 g1");
    play.allows(A, Decision::build(Building::Tower, squares));
    play.allows(A, Decision::build(Building::Tower, Site::of(A, squares)));
    let there = Decision::build(Building::Tower, Site::of(B, squares));
    play.refuses(A, there, Rule::B3, Fact::OtherField(B));
    let nowhere = Decision::build(Building::Tower, Site::of(E, squares));
    play.refuses(A, nowhere, Rule::G1, Fact::NoSuchSeat(E));
    let mut play = auction(3, 1).begins();
    play.wins(A, Object::Park, 200);
    let there = Decision::place(Landscape::Park, Site::of(C, at("g6 g7")));
    play.refuses(A, there, Rule::O1, Fact::OtherField(C));
}

#[test]
fn p1_holds_a_site_is_squares_with_their_field_where_it_is_anothers() {
    let own = Command::new(A, Decision::build(Building::Tower, at("e1 f1 g1")));
    let text = ron::to_string(&own).expect("it can be written");
    assert_eq!(text, "(A,Build(Tower,\"e1 f1 g1\"))");
    assert_eq!(ron::from_str(&text), Ok(own));
    let named: Result<Command, _> = ron::from_str("(A,Build(Tower,\"A: e1 f1 g1\"))");
    assert_eq!(named, Ok(own));
    let other = Command::new(
        A,
        Decision::place(Landscape::Park, Site::of(B, at("g6 g7"))),
    );
    let text = ron::to_string(&other).expect("it can be written");
    assert_eq!(text, "(A,Place(Park,\"B: g6 g7\"))");
    assert_eq!(ron::from_str(&text), Ok(other));
    assert!("F: a1".parse::<Site>().is_err() && "B: h1".parse::<Site>().is_err());
}
