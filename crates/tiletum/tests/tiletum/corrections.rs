//! Corrections by hand: each one accepted, each one refused with the rule and the fact, and
//! random corrections in random games.

use table::{Item as _, Seat, Session};
use tiletum::rules::Slot;
use tiletum::{
    Action, CityId, Command, Correction, Decision, Dice, Event, Fact, Game, Good, Phase, Piece,
    Position, Printed, Rule, Setup, SpaceId, Spot, Stack, Step, TileId, Violation,
};

use crate::board::{NAMES, Scene, at, city, goods};
use crate::random::{digital, setup, walk};

fn correct(seat: Seat, correction: Correction) -> Command {
    Command::new(seat, Decision::Correct(correction))
}

#[track_caller]
fn corrected(game: &Game, seat: Seat, correction: Correction) -> Game {
    let mut after = *game;
    let events = after.play(&correct(seat, correction));
    let events = events.unwrap_or_else(|why| panic!("{correction:?}: {why}"));
    let told = events.iter().find_map(|event| match event {
        Event::Corrected(of, was, now) => Some((*of, *was, *now)),
        _ => None,
    });
    let (of, was, now) = told.expect("it is told");
    assert_eq!((of, now), (seat, correction));
    if correction != Correction::Turn {
        assert_ne!(was, now);
    }
    assert_eq!(Game::try_from(&Setup::from(&after)), Ok(after));
    after
}

#[track_caller]
fn refused(game: &Game, seat: Seat, correction: Correction) -> Violation {
    let mut after = *game;
    let why = after.play(&correct(seat, correction));
    assert_eq!(after, *game);
    why.expect_err("it is refused")
}

/// Returns the first unseen tile that fits.
fn unseen(game: &Game, stack: Stack, is_it: impl Fn(Printed) -> bool) -> TileId {
    let mut tiles = game.edition().tiles(stack);
    let found =
        tiles.find(|&tile| game.unseen(tile) > 0 && game.edition().tile(tile).is_some_and(&is_it));
    found.expect("one is there")
}

fn is_contract(printed: Printed) -> bool {
    matches!(printed, Printed::Contract { .. })
}

fn acting() -> Game {
    Scene::acting(Some(Action::Merchant), 3).game()
}

#[test]
fn what_a_player_has_is_set() {
    let game = acting();
    let seat = Seat::B;
    let after = corrected(&game, seat, Correction::Vp(34));
    assert_eq!(after.player(seat).vp(), 34);
    let after = corrected(&after, seat, Correction::Goods(Good::Wool, 4));
    assert_eq!(after.player(seat).goods(), goods(0, 0, 4, 0, 0));
    let praha = at("Praha");
    let after = corrected(&after, seat, Correction::Stands(Piece::Merchant, praha));
    assert_eq!(after.player(seat).piece(Piece::Merchant), praha);
    let after = corrected(&after, seat, Correction::Stands(Piece::Architect, praha));
    assert_eq!(after.player(seat).piece(Piece::Architect), praha);
    let after = corrected(&after, Seat::A, Correction::Ap(5));
    assert_eq!(after.turn().map(|turn| turn.ap), Some(5));
    // Nothing else has changed.
    assert_eq!(after.player(Seat::A), game.player(Seat::A));
    assert_eq!(after.phase(), game.phase());
}

#[test]
fn the_supply_follows_houses_pillars_and_tiles_set() {
    let game = acting();
    let (seat, praha) = (Seat::B, city("Praha"));
    let after = corrected(&game, seat, Correction::House(praha, Some(0)));
    assert_eq!(after.house_on(praha, 0), Some(seat));
    assert_eq!(after.player(seat).house_supply(), 1);
    let after = corrected(&after, seat, Correction::Pillar(praha, true));
    assert_eq!(after.player(seat).pillar_supply(), 1);
    // The highest tile of Praha has value 6.
    let after = corrected(&after, seat, Correction::Cathedral(praha, Some(6)));
    let at = after.edition().cathedral_of(praha).expect("a cathedral");
    assert_eq!(after.cathedral_left(at), [3, 1]);
    let contract = unseen(&after, Stack::Contract, is_contract);
    let left = after.left_in(Stack::Contract);
    let after = corrected(&after, seat, Correction::Contract(0, Some(contract)));
    assert_eq!(after.player(seat).fulfilled(), 1);
    assert_eq!(after.player(seat).pillar_supply(), 2);
    assert_eq!(after.left_in(Stack::Contract), left - 1);
    // All of it can be removed again.
    let after = corrected(&after, seat, Correction::Contract(0, None));
    let after = corrected(&after, seat, Correction::Cathedral(praha, None));
    let after = corrected(&after, seat, Correction::Pillar(praha, false));
    let after = corrected(&after, seat, Correction::House(praha, None));
    assert_eq!(after.player(seat), game.player(seat));
}

#[test]
fn a_room_and_a_crest_complete_a_building() {
    let game = acting();
    let seat = Seat::A;
    // Building 5 has one room, and its crest one AP.
    let is_merchant = |printed| {
        matches!(
            printed,
            Printed::Character {
                kind: Action::Merchant,
                ..
            }
        )
    };
    let merchant = unseen(&game, Stack::Character, is_merchant);
    let after = corrected(&game, seat, Correction::Room(4, 1, Some(merchant)));
    assert!(after.player(seat).is_filled(4, after.edition()));
    assert_eq!(after.player(seat).house_supply(), 3);
    let crest = unseen(&after, Stack::Bonus, |tile| {
        matches!(tile, Printed::Crest(_))
    });
    let after = corrected(&after, seat, Correction::Crest(4, Some(crest)));
    assert!(after.player(seat).is_completed(4));
    assert_eq!(
        after
            .player(seat)
            .bonus_ap(Action::Merchant, after.edition()),
        1
    );
    let fact = refused(&after, seat, Correction::Stored(0, Some(crest)));
    assert_eq!(fact, Rule::X5.broken(Fact::NoneLeft(crest)));
}

#[test]
fn a_tile_taken_away_leaves_the_game_and_a_tile_replaced_does_not() {
    let game = acting();
    let helper = unseen(&game, Stack::Bonus, |tile| {
        matches!(tile, Printed::Helper(_))
    });
    let before = game.unseen(helper);
    let after = corrected(&game, Seat::A, Correction::Stored(0, Some(helper)));
    assert_eq!(after.unseen(helper), before - 1);
    let gone = corrected(&after, Seat::A, Correction::Stored(0, None));
    assert_eq!(gone.unseen(helper), before - 1);
    assert_eq!(Position::from(&gone).out, [helper]);
    let other = unseen(&after, Stack::Bonus, |tile| {
        matches!(tile, Printed::Crest(_))
    });
    let replaced = corrected(&after, Seat::A, Correction::Stored(0, Some(other)));
    assert_eq!(replaced.unseen(helper), before);
    assert_eq!(Position::from(&replaced).out, []);
    // With no unseen copy left, a tile comes back from outside the game.
    let mut all = gone;
    for slot in 0..before {
        let taken = Correction::Stored(slot.min(3), Some(helper));
        if all.check(&correct(Seat::A, taken)).is_ok() {
            all = corrected(&all, Seat::A, taken);
        }
    }
    assert_eq!(
        all.player(Seat::A).storehouse().count(),
        usize::from(before.min(4))
    );
}

#[test]
fn the_king_marker_is_set_into_a_stack() {
    let game = Scene::new(4).game();
    // All markers are on 0: A, B, C, D from below.
    let after = corrected(&game, Seat::B, Correction::King(5, 0));
    assert_eq!(after.king(Seat::B), (5, 0));
    assert_eq!(after.king(Seat::C), (0, 1));
    let after = corrected(&after, Seat::D, Correction::King(5, 0));
    assert_eq!(
        [Seat::D, Seat::B].map(|seat| after.king(seat)),
        [(5, 0), (5, 1)]
    );
    let after = corrected(&after, Seat::D, Correction::King(5, 1));
    assert_eq!(
        [Seat::B, Seat::D].map(|seat| after.king(seat)),
        [(5, 0), (5, 1)]
    );
    let why = refused(&after, Seat::A, Correction::King(5, 3));
    assert_eq!(why, Rule::K3.broken(Fact::OutOfRange { found: 4, most: 3 }));
    let why = refused(&after, Seat::A, Correction::King(16, 0));
    assert_eq!(why.rule, Rule::K2);
}

#[test]
fn what_lies_on_the_table_is_set() {
    let game = acting();
    let crest = unseen(&game, Stack::Bonus, |tile| {
        matches!(tile, Printed::Crest(_))
    });
    let after = corrected(
        &game,
        Seat::A,
        Correction::Lies(Spot::Wheel(2), Slot::Tile(crest)),
    );
    assert_eq!(after.slot(Spot::Wheel(2)), Some(Slot::Tile(crest)));
    let after = corrected(&after, Seat::A, Correction::Lies(Spot::King, Slot::Empty));
    assert_eq!(after.slot(Spot::King), Some(Slot::Empty));
    // A gap in the market of characters is filled at once (C1).
    let after = corrected(
        &after,
        Seat::A,
        Correction::Lies(Spot::Character(1), Slot::Empty),
    );
    assert_eq!(after.gap(), Some(Spot::Character(1)));
    let contract = unseen(&game, Stack::Contract, is_contract);
    let why = refused(
        &game,
        Seat::A,
        Correction::Lies(Spot::King, Slot::Tile(contract)),
    );
    assert_eq!(
        why,
        Rule::X5.broken(Fact::OtherStack(contract, Stack::Contract))
    );
    let nowhere = Spot::Wheel(6);
    let why = refused(&game, Seat::A, Correction::Lies(nowhere, Slot::Empty));
    assert_eq!(why, Rule::X5.broken(Fact::NoTile(nowhere)));
    let two = Scene::new(2).game();
    let places = two.edition().map_places().iter();
    let unused = places.clone().position(|(_, mark)| !mark.is_used_by(2));
    let unused = Spot::Map(u8::try_from(unused.expect("one")).expect("few"));
    let why = refused(&two, Seat::A, Correction::Lies(unused, Slot::Unknown));
    assert_eq!(why, Rule::X5.broken(Fact::NoTile(unused)));
}

#[test]
fn the_dice_and_the_token_of_a_round_are_set() {
    let game = Scene::new(2).game();
    let dice: Dice = "y12 p34 w5 s6 b44".parse().expect("dice");
    let after = corrected(&game, Seat::B, Correction::Wheel(dice));
    assert_eq!(*after.wheel(), dice);
    let few: Dice = "y12 p34 w5".parse().expect("dice");
    let why = refused(&game, Seat::A, Correction::Wheel(few));
    assert_eq!(why, Rule::P1.broken(Fact::TurnsLeft));
    let many: Dice = "y123 p34 w5 s6 b4".parse().expect("dice");
    let why = refused(&game, Seat::A, Correction::Wheel(many));
    assert_eq!(why, Rule::S11.broken(Fact::TooMany { found: 3, there: 2 }));
    let after = corrected(&game, Seat::A, Correction::Token(0, 2));
    assert_eq!(after.revealed().collect::<Vec<_>>(), [2]);
    let why = refused(&game, Seat::A, Correction::Token(1, 2));
    assert_eq!(why, Rule::S7.broken(Fact::OutOfRange { found: 2, most: 1 }));
    let why = refused(&game, Seat::A, Correction::Token(0, 7));
    assert_eq!(why, Rule::S7.broken(Fact::NoSuchToken(7)));
    let after = corrected(&game, Seat::A, Correction::Rotation(5));
    assert_eq!(after.rotation(), 5);
    let why = refused(&game, Seat::A, Correction::Rotation(6));
    assert_eq!(why, Rule::S2.broken(Fact::OutOfRange { found: 6, most: 5 }));
}

#[test]
fn whose_turn_it_is_and_the_order_are_set() {
    let game = Scene::new(3).game();
    let after = corrected(&game, Seat::C, Correction::Turn);
    assert_eq!(after.active(), Some(Seat::C));
    assert_eq!(
        refused(&after, Seat::C, Correction::Turn).fact,
        Fact::NothingChanges
    );
    // In the middle of a turn, the turn begins anew.
    let acts = acting();
    let again = corrected(&acts, Seat::B, Correction::Turn);
    assert_eq!(
        (again.phase(), again.turn()),
        (Phase::Turn(Step::Before), None)
    );
    let after = corrected(&game, Seat::C, Correction::Order(0));
    assert_eq!(after.order(), [Seat::C, Seat::A, Seat::B]);
    assert_eq!(after.active(), game.active());
    let why = refused(&game, Seat::C, Correction::Order(3));
    assert_eq!(why, Rule::K7.broken(Fact::OutOfRange { found: 4, most: 3 }));
    let after = corrected(&game, Seat::A, Correction::Round(3));
    assert_eq!(after.round(), 3);
    let why = refused(&game, Seat::A, Correction::Round(5));
    assert_eq!(why, Rule::G1.broken(Fact::OutOfRange { found: 5, most: 4 }));
    let after = corrected(&game, Seat::A, Correction::Step(2));
    assert_eq!(after.step(), 2);
    let acted = corrected(&acts, Seat::A, Correction::Swapped(true));
    assert!(acted.has_swapped());
}

#[test]
fn what_pieces_and_rules_do_not_allow_is_refused() {
    let game = acting();
    let seat = Seat::A;
    let is = |correction, rule: Rule, fact| {
        assert_eq!(
            refused(&game, seat, correction),
            rule.broken(fact),
            "{correction:?}"
        );
    };
    let (praha, lyon) = (city("Praha"), city("Lyon"));
    is(Correction::Vp(10), Rule::G2, Fact::NothingChanges);
    is(
        Correction::Vp(10_000),
        Rule::G2,
        Fact::OutOfRange {
            found: 10_000,
            most: 9_999,
        },
    );
    let nowhere = SpaceId::new(63);
    is(
        Correction::Stands(Piece::Merchant, nowhere),
        Rule::A1,
        Fact::NoSuchSpace(nowhere),
    );
    is(
        Correction::House(praha, Some(2)),
        Rule::M2,
        Fact::NoSuchHouseSpace(praha, 2),
    );
    let tiletum = CityId::TILETUM;
    is(
        Correction::House(tiletum, Some(0)),
        Rule::M2,
        Fact::NoSuchHouseSpace(tiletum, 0),
    );
    is(
        Correction::House(tiletum, None),
        Rule::M2,
        Fact::NothingChanges,
    );
    is(
        Correction::Pillar(lyon, true),
        Rule::A2,
        Fact::NothingThere(lyon),
    );
    let firenze = city("Firenze");
    is(
        Correction::Pillar(firenze, true),
        Rule::A2,
        Fact::NotBuilt(firenze),
    );
    is(
        Correction::Cathedral(praha, Some(6)),
        Rule::J7,
        Fact::NoPillar(praha),
    );
    let pillar = corrected(&game, seat, Correction::Pillar(praha, true));
    let why = refused(&pillar, seat, Correction::Cathedral(praha, Some(3)));
    assert_eq!(why, Rule::J7.broken(Fact::WrongCathedralTiles(praha)));
    let contract = unseen(&game, Stack::Contract, is_contract);
    is(
        Correction::Stored(4, Some(contract)),
        Rule::B1,
        Fact::OutOfRange { found: 5, most: 4 },
    );
    is(
        Correction::Contract(1, Some(contract)),
        Rule::J4,
        Fact::OutOfRange { found: 2, most: 1 },
    );
    is(
        Correction::Crest(0, Some(contract)),
        Rule::J5,
        Fact::WrongTile(contract),
    );
    is(
        Correction::Crest(6, None),
        Rule::J5,
        Fact::NoSuchBuilding(6),
    );
    is(
        Correction::Room(0, 4, None),
        Rule::C3,
        Fact::NoSuchRoom(0, 4),
    );
    is(
        Correction::Room(0, 0, None),
        Rule::C3,
        Fact::NoSuchRoom(0, 0),
    );
    let none = TileId::new(127);
    is(
        Correction::Stored(0, Some(none)),
        Rule::X5,
        Fact::NoSuchTile(none),
    );
    // Another player's house is there.
    let taken = corrected(&game, Seat::B, Correction::House(praha, Some(0)));
    let why = refused(&taken, seat, Correction::House(praha, Some(0)));
    assert_eq!(why.rule, Rule::M2);
    // AP belong to the player whose turn it is, and only to the action.
    let why = refused(&game, Seat::B, Correction::Ap(2));
    assert_eq!(why.rule, Rule::T6);
    let before = Scene::new(4).game();
    assert_eq!(refused(&before, seat, Correction::Ap(2)).fact, Fact::NotNow);
    // The seat is not taken; without any seat, a correction is refused too.
    let two = Scene::new(2).game();
    assert_eq!(
        refused(&two, Seat::C, Correction::Vp(3)).fact,
        Fact::NoSuchSeat(Seat::C)
    );
    let nobody = Command::chance(Decision::Correct(Correction::Vp(3)));
    assert_eq!(
        two.check(&nobody).map_err(|why| why.fact),
        Err(Fact::NoSeat)
    );
}

#[test]
fn a_correction_is_undone_and_replayed_like_any_entry() {
    let mut session = Session::<Game>::new(setup(2, 3)).expect("a start");
    session
        .play(correct(Seat::B, Correction::Vp(40)))
        .expect("it is possible");
    let after = *session.game();
    assert!(<Game as table::Game>::is_correction(
        &session.log()[0].command
    ));
    assert!(session.undo().is_some());
    assert_eq!(session.game().player(Seat::B).vp(), 10);
    assert!(session.redo().is_some());
    assert_eq!(*session.game(), after);
    let log = session.log().to_vec();
    let again = Session::<Game>::restore(session.start().clone(), log, 1).expect("a start");
    assert_eq!(*again.game(), after);
}

/// Returns some correction, sensible or not.
fn any(game: &Game, rng: &mut fastrand::Rng) -> Correction {
    let tiles: Vec<TileId> = Stack::ALL
        .iter()
        .flat_map(|&stack| game.edition().tiles(stack))
        .collect();
    let tile = (rng.u8(..4) > 0).then(|| *rng.choice(&tiles).expect("tiles"));
    let city = CityId::new(rng.u8(..23));
    let good = *rng.choice(Good::ALL).expect("goods");
    match rng.u8(..21) {
        0 => Correction::Vp(rng.u16(..200)),
        1 => Correction::Goods(good, rng.u16(..20)),
        2 => Correction::King(rng.i8(-6..18), rng.u8(..4)),
        3 => Correction::Ap(rng.u8(..9)),
        4 => Correction::Stands(
            *rng.choice(Piece::ALL).expect("two"),
            SpaceId::new(rng.u8(..40)),
        ),
        5 => Correction::House(city, rng.bool().then(|| rng.u8(..4))),
        6 => Correction::Pillar(city, rng.bool()),
        7 => Correction::Cathedral(city, rng.bool().then(|| rng.u8(..8))),
        8 => Correction::Stored(rng.u8(..5), tile),
        9 => Correction::Contract(rng.u8(..7), tile),
        10 => Correction::Crest(rng.u8(..7), tile),
        11 => Correction::Room(rng.u8(..7), rng.u8(..5), tile),
        12 => Correction::Order(rng.u8(..5)),
        13 => Correction::Turn,
        14 => {
            let spots: Vec<Spot> = game.spots().chain([Spot::Wheel(6)]).collect();
            let slot = match rng.u8(..3) {
                0 => Slot::Empty,
                1 => Slot::Unknown,
                _ => tile.map_or(Slot::Empty, Slot::Tile),
            };
            Correction::Lies(*rng.choice(&spots).expect("spots"), slot)
        }
        15 => {
            let mut dice = *game.wheel();
            if let Some(die) = rng.choice(dice.kinds().collect::<Vec<_>>()) {
                dice.take(die);
            }
            let value = rng.u8(1..7);
            dice.put(tiletum::Die { good, value });
            Correction::Wheel(dice)
        }
        16 => Correction::Token(rng.u8(..4), rng.u8(..4)),
        17 => Correction::Rotation(rng.u8(..7)),
        18 => Correction::Round(rng.u8(..6)),
        19 => Correction::Step(rng.u8(..5)),
        _ => Correction::Swapped(rng.bool()),
    }
}

#[test]
fn games_go_on_after_any_correction_that_is_possible() {
    let mut made = 0;
    for seed in 0..24 {
        let players = 2 + usize::try_from(seed % 3).expect("few");
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut game = digital(players, seed);
        for entry in 0..6_000 {
            let corrects = entry < 1_500 && rng.u8(..4) == 0;
            let command = match corrects {
                true => {
                    let seat = Seat::ALL[rng.usize(..players)];
                    correct(seat, any(&game, &mut rng))
                }
                false => match crate::random::next(&game, &mut rng) {
                    Some(command) => command,
                    None => break,
                },
            };
            let before = game;
            match game.play(&command) {
                Ok(_) => made += u32::from(corrects),
                Err(why) => {
                    assert!(corrects, "{command:?}: {why}");
                    assert_eq!(game, before);
                }
            }
            assert_eq!(Game::try_from(&Setup::from(&game)), Ok(game), "{command:?}");
            for (at, colour) in Good::ALL.iter().enumerate() {
                let boards = game
                    .seats()
                    .flat_map(|seat| game.player(seat).dice().collect::<Vec<_>>());
                let taken = boards.filter(|die| die.good == *colour).count();
                let all = usize::from(game.bag()[at] + game.wheel().colours()[at]) + taken;
                assert_eq!(all, players, "I6 after {command:?}");
            }
        }
        assert!(game.is_over(), "game {seed} goes on: {:?}", game.phase());
    }
    assert!(made > 500, "{made}");
}

#[test]
fn nothing_is_decided_for_a_game_without_corrections() {
    // The positions of random games can all be played out, so setting a value to what it
    // already is changes nothing and is refused for that reason.
    let names = NAMES.len();
    walk(digital(names, 5), 5, |_, _, game, _| {
        let same = Correction::Vp(game.player(Seat::A).vp());
        assert_eq!(refused(game, Seat::A, same).fact, Fact::NothingChanges);
        let more = Correction::Vp(game.player(Seat::A).vp() + 1);
        assert_eq!(game.check(&correct(Seat::A, more)), Ok(()));
    });
}

#[test]
fn a_place_emptied_after_the_end_stays_empty() {
    let end = walk(digital(2, 1), 1, |_, _, _, _| {});
    let lies = Correction::Lies(Spot::Character(0), Slot::Empty);
    let game = corrected(&end, Seat::A, lies);
    assert!(game.is_over());
    assert_eq!(game.gap(), None);
    assert_eq!(game.draw(&mut |_| 0), None, "nothing comes any more");
}
