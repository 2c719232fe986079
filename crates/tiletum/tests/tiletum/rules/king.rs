//! The king track (K).

use table::Seat;
use tiletum::rules::Slot;
use tiletum::{Action, Command, Decision, Event, Fact, Frame, Game, Phase, Rule, Source, Stack};

use crate::board::{
    Scene, comes, crest, deals, does, helper, is_legal, refused, refused_command, tile,
};

/// Returns the king markers of all seats from A: space and height.
fn markers(game: &Game) -> Vec<(i8, u8)> {
    game.seats().map(|seat| game.king(seat)).collect()
}

/// Creates a scene with these markers, from seat A.
fn with_markers(markers: &[(i8, u8)]) -> Scene {
    let mut scene = Scene::new(markers.len());
    for (seat, &(king, height)) in scene.on.seats.iter_mut().zip(markers) {
        (seat.king, seat.height) = (king, height);
    }
    scene
}

/// Starts the king phase of a round, with this tile beside the track.
fn king_phase(mut scene: Scene, round: u8, tile: Slot) -> Game {
    scene.on.phase = Phase::King;
    scene.on.round = round;
    scene.on.step = 3;
    scene.on.king_tile = tile;
    scene.game()
}

#[test]
fn k1_corruption_moves_all_markers_left() {
    let mut scene = with_markers(&[(-4, 1), (-3, 0), (-4, 0), (1, 0)]);
    scene.on.phase = Phase::Corruption;
    scene.on.revealed = vec![2, 2];
    let mut game = scene.game();
    let third = Command::chance(Decision::Corruption(2));
    assert_eq!(
        refused_command(&game, &third),
        (Rule::K1, Fact::NoSuchToken(2))
    );
    comes(&mut game, Decision::Corruption(1));
    assert_eq!(markers(&game), [(-4, 1), (-4, 2), (-4, 0), (0, 0)]);
    let early = refused_command(&game, &third);
    assert_eq!(early, (Rule::K1, Fact::NotNow));
    assert_eq!(game.active(), Some(Seat::A));
}

#[test]
fn k2_all_ap_in_one_move_onto_the_stack() {
    let mut scene = with_markers(&[(0, 0), (0, 1), (3, 0)]);
    let acting = Scene::acting(Some(Action::King), 3);
    scene.on.phase = acting.on.phase;
    scene.on.turn = acting.on.turn;
    scene.on.seats[0].dice = acting.on.seats[0].dice.clone();
    scene.on.wheel = acting.on.wheel;
    let mut game = scene.game();
    is_legal(&game, Decision::AdvanceKing);
    does(&mut game, &[Decision::AdvanceKing]);
    assert_eq!(markers(&game), [(3, 1), (0, 0), (3, 0)]);
    let fact = Fact::NotEnoughAp { needed: 1, has: 0 };
    assert_eq!(refused(&game, Decision::AdvanceKing), (Rule::K2, fact));
    // At the highest space it is legal, and the marker keeps its place in its stack.
    for (seat, height) in [0, 2].into_iter().zip([0, 1]) {
        (scene.on.seats[seat].king, scene.on.seats[seat].height) = (15, height);
    }
    scene.on.seats[1].height = 0;
    let mut game = scene.game();
    does(&mut game, &[Decision::AdvanceKing]);
    assert_eq!(markers(&game), [(15, 0), (0, 0), (15, 1)]);
    scene.on.seats[0].king = 16;
    let fact = Fact::OutOfRange {
        found: 16,
        most: 15,
    };
    assert_eq!(scene.wrong(), [(Rule::K2, fact)]);
}

#[test]
fn k3_higher_first_and_lower_in_the_stack_first() {
    let scene = with_markers(&[(0, 1), (-2, 0), (0, 0), (5, 0)]);
    let rank: Vec<Seat> = scene.game().ranked().collect();
    assert_eq!(rank, [Seat::D, Seat::C, Seat::A, Seat::B]);
    let gap = with_markers(&[(0, 2), (0, 0)]);
    assert_eq!(gap.wrong(), [(Rule::K3, Fact::WrongHeights)]);
}

#[test]
fn k4_the_leader_takes_or_discards_the_tile() {
    let four = helper("vp(4)");
    let game = king_phase(with_markers(&[(0, 0), (0, 1)]), 1, Slot::Tile(four));
    is_legal(&game, Decision::KingTile(true));
    let mut taken = game;
    does(&mut taken, &[Decision::KingTile(true)]);
    assert_eq!(taken.player(Seat::A).stored(0), Some(four));
    let mut discarded = game;
    does(&mut discarded, &[Decision::KingTile(false)]);
    assert_eq!(discarded.player(Seat::A).stored(0), None);
    assert_eq!(tiletum::Position::from(&discarded).out, [four]);
    let early = Scene::new(2).game();
    assert_eq!(
        refused(&early, Decision::KingTile(true)),
        (Rule::K4, Fact::NotNow)
    );
}

#[test]
fn k4_a_forbidden_tile_is_discarded_and_none_is_four_points() {
    let scene = with_markers(&[(0, 0), (0, 1)]).store(&[tile(Stack::Contract, "crest(este)")]);
    let game = king_phase(scene, 1, Slot::Tile(crest("este")));
    assert_eq!(game.phase(), Phase::Tidy, "no choice");
    assert_eq!(tiletum::Position::from(&game).out, [crest("este")]);
    let game = king_phase(with_markers(&[(0, 0), (0, 1)]), 2, Slot::Empty);
    assert_eq!(game.player(Seat::A).score().of(Source::King(2)), 4);
    assert_eq!(game.player(Seat::B).score().of(Source::King(2)), 0);
    // An unnamed tile is named first.
    let unnamed = king_phase(with_markers(&[(0, 0), (0, 1)]), 1, Slot::Unknown);
    assert!(unnamed.may_decide().is_empty());
    assert_eq!(unnamed.gap(), Some(tiletum::Spot::King));
}

#[test]
fn k5_everyone_gains_or_loses_the_points_of_the_space() {
    let scene = with_markers(&[(-3, 0), (0, 0), (7, 0)]);
    let game = king_phase(scene, 2, Slot::Empty);
    let king = |seat: Seat| game.player(seat).score().of(Source::King(2));
    assert_eq!([Seat::A, Seat::B, Seat::C].map(king), [-3, 0, 11]);
    assert_eq!(game.player(Seat::A).vp(), 7);
}

#[test]
fn k6_the_fair_of_the_king_is_scored_before_markers_move() {
    let mut scene = with_markers(&[(-3, 0), (2, 0)]);
    scene.setup.layout.fairs = [3, 0, 1, 2];
    let game = king_phase(scene, 1, Slot::Empty);
    // 1 + 2, plus the points of the space.
    let fair = |seat: Seat| game.player(seat).score().of(Source::Fair(1));
    assert_eq!([Seat::A, Seat::B].map(fair), [0, 5]);
    assert_eq!(game.king(Seat::A), (0, 0));
}

#[test]
fn k7_the_rank_becomes_the_turn_order() {
    let game = king_phase(with_markers(&[(0, 1), (0, 0), (4, 0)]), 1, Slot::Empty);
    assert_eq!(game.order(), [Seat::C, Seat::B, Seat::A]);
    let mut scene = Scene::new(2);
    scene.on.order = vec![Seat::A, Seat::A];
    assert_eq!(scene.wrong(), [(Rule::K7, Fact::WrongSeats)]);
}

#[test]
fn k8_red_markers_return_on_top_the_lowest_last() {
    let scene = with_markers(&[(-4, 0), (0, 0), (-1, 0), (-4, 1)]);
    let game = king_phase(scene, 1, Slot::Empty);
    assert_eq!(markers(&game), [(0, 2), (0, 0), (0, 1), (0, 3)]);
    let blue = king_phase(with_markers(&[(5, 0), (-1, 0)]), 1, Slot::Empty);
    assert_eq!(markers(&blue), [(5, 0), (0, 0)]);
}

#[test]
fn k9_the_king_comes_in_all_four_rounds() {
    for round in 1..=4 {
        let game = king_phase(with_markers(&[(6, 0), (0, 0)]), round, Slot::Empty);
        assert_eq!(game.player(Seat::A).score().of(Source::King(round)), 10);
        assert_eq!(game.is_over(), round == 4);
    }
}

#[test]
fn k2_a_king_action_of_an_effect_uses_its_ap() {
    let mut scene = Scene::acting(Some(Action::King), 3);
    scene.on.frames = vec![Frame::Action(Action::King, 2)];
    let mut game = scene.game();
    let events = does(&mut game, &[Decision::AdvanceKing]);
    assert!(events.contains(&Event::KingMoved(Seat::A, 2)));
    does(&mut game, &[Decision::AdvanceKing]);
    assert_eq!(game.king(Seat::A).0, 5);
    deals(&mut game);
}
