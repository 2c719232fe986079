//! Fairs (F) and the end (E).

use table::Seat;
use tiletum::rules::Slot;
use tiletum::{Action, Condition, Game, Good, Phase, Source};

use crate::board::{Scene, at, character, city, contract, crest, goods, living};

/// Returns the number of the tile with this condition.
fn fair(condition: Condition) -> u8 {
    let data = tiletum::EditionData::default();
    let at = data
        .fairs
        .tiles
        .iter()
        .position(|tile| tile.condition == condition);
    u8::try_from(at.expect("a tile")).expect("eleven")
}

/// Creates a scene where the fair of round 2 is in Verona with this condition; the printed
/// value is 2.
fn in_verona(condition: Condition) -> Scene {
    let mut scene = Scene::new(2);
    scene.setup.layout.cities = [7, 0, 1];
    let mut others = (0..4_u8).filter(|&other| other != fair(condition));
    let mut other = || others.next().expect("enough");
    let others = [other(), other(), other()];
    scene.setup.layout.fairs = [others[0], fair(condition), others[1], others[2]];
    scene.on.phase = Phase::King;
    scene.on.round = 2;
    scene.on.king_tile = Slot::Empty;
    scene.a().merchant = at("Verona");
    scene
}

fn scored(scene: &Scene, seat: Seat) -> i16 {
    scene.game().player(seat).score().of(Source::Fair(2))
}

/// Creates a board with three houses, two pillars, two contracts, one cathedral tile, three
/// crests and four characters.
fn rich(condition: Condition) -> Scene {
    let mut scene = in_verona(condition);
    let a = scene.a();
    a.houses = vec![(city("Paris"), 0), (city("Genova"), 0)];
    a.pillars = vec![city("Paris"), city("Praha")];
    a.contracts = vec![
        contract("identical: 3", 3, ""),
        contract("identical: 8", 13, ""),
    ];
    a.cathedrals = vec![(city("Praha"), 6)];
    a.crests[0] = Some(crest("este"));
    a.crests[5] = Some(crest("medici"));
    a.storehouse = vec![None, Some(crest("fugger"))];
    a.rooms[0] = living(&[
        character("king", "vp(2)"),
        character("king", "goods((gold: 3))"),
        character("king", "action(king, 2)"),
    ]);
    a.rooms[4] = living(&[character("contract", "goods((wool: 2))")]);
    scene
}

#[test]
fn f1_a_house_or_the_merchant_takes_part() {
    let mut scene = in_verona(Condition::House);
    assert_eq!((scored(&scene, Seat::A), scored(&scene, Seat::B)), (4, 0));
    scene.a().merchant = at("Tiletum");
    assert_eq!(scored(&scene, Seat::A), 0);
    scene.a().houses = vec![(city("Verona"), 0)];
    assert_eq!(scored(&scene, Seat::A), 8);
    let at_fair = scene.game().at_fair(2, Seat::A);
    assert!(at_fair.by_house && !at_fair.by_merchant);
    // In round 1 everyone takes part.
    let game = Scene::new(4).game();
    assert!(game.seats().all(|seat| game.at_fair(1, seat).takes_part()));
}

#[test]
fn f2_both_values_times_how_often() {
    assert_eq!(scored(&rich(Condition::Contract), Seat::A), (2 + 3) * 2);
}

#[test]
fn f3_pairs_are_the_smaller_number() {
    assert_eq!(scored(&rich(Condition::HousePillar), Seat::A), (2 + 3) * 2);
    assert_eq!(scored(&rich(Condition::ContractCathedral), Seat::A), 2 + 4);
    assert_eq!(
        scored(&rich(Condition::CrestContract), Seat::A),
        (2 + 3) * 2
    );
}

#[test]
fn f4_houses_pillars_and_tiles_count_on_the_map() {
    // Tiletum counts too.
    assert_eq!(scored(&rich(Condition::House), Seat::A), (2 + 2) * 3);
    assert_eq!(scored(&rich(Condition::Pillar), Seat::A), (2 + 2) * 2);
    assert_eq!(scored(&rich(Condition::Cathedral), Seat::A), 2 + 3);
}

#[test]
fn f5_crests_count_in_the_storehouse_too() {
    assert_eq!(scored(&rich(Condition::Crest), Seat::A), (2 + 2) * 3);
}

#[test]
fn f6_the_space_of_the_king_scores_twice_for_who_takes_part() {
    let mut scene = in_verona(Condition::King);
    scene.a().king = -4;
    scene.b().height = 0;
    let game = scene.game();
    let score = |seat: Seat| {
        let score = game.player(seat).score();
        (score.of(Source::King(2)), score.of(Source::Fair(2)))
    };
    // A gets 2 + 2 − 4; B does not take part but leads.
    assert_eq!((score(Seat::A), score(Seat::B)), ((-4, 0), (4, 0)));
}

#[test]
fn f7_upper_floors_are_two_and_three() {
    assert_eq!(scored(&rich(Condition::UpperFloors), Seat::A), (2 + 2) * 2);
}

#[test]
fn f8_nobody_decides_at_a_fair() {
    let mut scene = rich(Condition::House);
    scene.on.wheel_tiles = [Slot::Unknown; 6];
    let game = scene.game();
    assert_eq!(game.phase(), Phase::Tidy);
    assert!(game.legal().is_empty());
}

#[test]
fn f9_the_merchant_stays_for_the_fair() {
    let mut scene = in_verona(Condition::House);
    scene.on.king_tile = Slot::Tile(crate::board::helper("action(merchant, 2)"));
    let game = scene.game();
    // The leader has the tile and nothing else to do.
    assert_eq!(game.legal().len(), 2);
    assert_eq!(
        game.player(Seat::A).piece(tiletum::Piece::Merchant),
        at("Verona")
    );
}

#[test]
fn f10_full_buildings_count_with_the_rightmost() {
    assert_eq!(
        scored(&rich(Condition::FullBuildings), Seat::A),
        (2 + 3) * 3
    );
    assert_eq!(scored(&in_verona(Condition::FullBuildings), Seat::A), 2 + 3);
}

/// Ends round 4 with this board.
fn end(change: impl FnOnce(&mut Scene)) -> Game {
    let mut scene = in_verona(Condition::Contract);
    scene.on.round = 4;
    change(&mut scene);
    let game = scene.game();
    assert!(game.is_over());
    game
}

#[test]
fn e1_completed_buildings() {
    let kinds = [
        ("king", "vp(2)"),
        ("contract", "goods((wool: 2))"),
        ("character", "goods((food: 2))"),
    ];
    let game = end(|scene| {
        for (at, (kind, bonus)) in [2, 3, 4].into_iter().zip(kinds) {
            scene.a().rooms[at] = living(&[character(kind, bonus)]);
        }
        // Only the last two buildings have all rooms filled.
        scene.a().rooms[3] = living(&[
            character("contract", "goods((wool: 2))"),
            character("contract", "goods((iron: 2))"),
        ]);
        for (at, family) in [2, 3, 4, 5]
            .into_iter()
            .zip(["este", "medici", "fugger", "valois"])
        {
            scene.a().crests[at] = Some(crest(family));
        }
    });
    assert_eq!(game.player(Seat::A).score().of(Source::Buildings), 5);
    assert_eq!(game.player(Seat::B).score().of(Source::Buildings), 0);
    let bonuses: Vec<_> = game.player(Seat::A).bonuses(game.edition()).collect();
    assert_eq!(bonuses, [(Action::Character, 1), (Action::Contract, 2)]);
}

#[test]
fn e2_houses_by_pillars() {
    let game = end(|scene| {
        scene.a().houses = vec![(city("Paris"), 0), (city("Genova"), 0)];
        scene.a().pillars = vec![city("Paris"), city("Praha")];
    });
    assert_eq!(game.player(Seat::A).score().of(Source::HousesByPillars), 6);
    assert_eq!(game.player(Seat::B).score().of(Source::HousesByPillars), 0);
}

#[test]
fn e3_four_goods_are_a_point() {
    let game = end(|scene| {
        scene.a().goods = goods(5, 1, 1, 0, 0);
        scene.b().goods = goods(0, 3, 3, 1, 1);
    });
    let points = |seat: Seat| game.player(seat).score().of(Source::Goods);
    assert_eq!([Seat::A, Seat::B].map(points), [1, 2]);
    assert_eq!(game.player(Seat::A).goods()[Good::Gold], 5);
}

#[test]
fn e4_most_points_win_and_the_turn_order_decides() {
    let game = end(|scene| {
        // B leads on the track and gains 4; A already has them.
        scene.a().vp = 14;
        scene.b().height = 0;
        scene.a().height = 1;
        scene.on.order = vec![Seat::A, Seat::B];
    });
    assert_eq!(game.player(Seat::A).vp(), game.player(Seat::B).vp());
    assert_eq!(game.standing(), [Seat::B, Seat::A]);
    let game = end(|scene| scene.b().vp = 30);
    assert_eq!(game.standing(), [Seat::B, Seat::A]);
}
