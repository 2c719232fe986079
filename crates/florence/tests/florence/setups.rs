//! What people type: impossible positions are refused with everything that is wrong with
//! them, and every accepted position can be played to its end.

use std::sync::LazyLock;

use crate::telling::*;
use fastrand::Rng;
use florence::rules::edition::BadEdition;
use florence::rules::field::shape::BadShape;
use florence::rules::tally;
use florence::{Edition, EditionData, Options, Square, Squares};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use table::{Format, Save};

#[test]
fn everything_that_is_wrong_is_said_at_once_with_seat_and_rule() {
    let start = auction(4, 3)
        .where_(|setup| {
            setup.start_player = E;
            setup.doubled_freedoms = vec![Freedom::Travel];
            setup.professions = Some(vec![Profession::Poet; 2]);
        })
        .with(A, |player| {
            player.money = Some(-50);
            player.prestige = -1;
            player.best_work = 12;
            player.builders = 4;
        })
        .with(B, |player| {
            player.freedoms = vec![Freedom::Travel; 2];
            player.jesters = 8;
            player.buildings = vec![
                (Building::Tower, at("a1 b1 c1")),
                (Building::Chapel, at("g1 g2 g3")),
                (Building::Library, at("d1 d2 e1 f1 f2")),
            ];
        })
        .with(D, |player| {
            player.table = vec![Profession::Lawyer; 2];
            player.landscapes = vec![(Landscape::Park, at("g6 g7")); 2];
        });
    let problems = start.problems();
    let found: Vec<(Option<Seat>, Rule)> = problems
        .iter()
        .map(|problem| (problem.seat, problem.violation.rule))
        .collect();
    for expected in [
        (None, Rule::S5),
        (None, Rule::T4),
        (None, Rule::S2),
        (Some(A), Rule::G2),
        (Some(A), Rule::G4),
        (Some(A), Rule::W10),
        (Some(A), Rule::O6),
        (Some(B), Rule::B5),
        (Some(B), Rule::S3),
        (Some(B), Rule::P1),
        (Some(B), Rule::P2),
        (Some(B), Rule::P3),
        (Some(B), Rule::A1),
        (Some(D), Rule::S2),
        (Some(D), Rule::P2),
    ] {
        assert!(
            found.contains(&expected),
            "{expected:?} is not among {found:?}"
        );
    }
}

#[test]
fn a_bad_edition_does_not_hide_what_else_is_wrong() {
    let start = auction(3, 2)
        .where_(|setup| setup.edition.board.clear())
        .with(B, |player| player.money = Some(50));
    let found: Vec<_> = start.problems();
    let of = |rule| {
        found
            .iter()
            .filter(|problem| problem.violation.rule == rule)
            .count()
    };
    assert_eq!((of(Rule::S1), of(Rule::G2), found.len()), (1, 1, 2));
}

#[test]
fn a_best_work_typed_for_the_end_is_told_and_not_dropped() {
    let start = end(3).with(B, |player| player.best_work = 17);
    start.is_refused(B, Rule::W10, Fact::WorkAfterEnd { value: 17 });
    assert_eq!(start.problems().len(), 1);
}

#[test]
fn a_position_in_the_middle_of_a_game_is_played_from_there() {
    let start = actions(3, 7, B).with(A, fixture).with(B, |player| {
        player.table = vec![Profession::Poet];
        player.recruiting_in_hand = 1;
    });
    let play = start.begins();
    assert_eq!((play.round(), play.to_act()), (7, Some(B)));
    assert_eq!(play.player(A).principality().empty().len(), 7);
    assert_eq!(play.tiles_left(Tile::Building(Building::Opera)), 2);
    assert_eq!(play.objects_left(Object::Builder), 4);
    let end = plays_to_the_end(play.game, 1);
    assert_eq!(tally(&end).len(), 3);
}

// --- editions ---

fn wrong(change: impl FnOnce(&mut EditionData)) -> Vec<BadEdition> {
    let mut data = EditionData::default();
    change(&mut data);
    Edition::load(&data).err().unwrap_or_default()
}

fn building(kind: Building, drawing: &str) -> Vec<BadEdition> {
    wrong(|data| drop(data.buildings.insert(kind, drawing.to_owned())))
}

fn landscape(kind: Landscape, drawing: &str) -> Vec<BadEdition> {
    wrong(|data| drop(data.landscapes.insert(kind, drawing.to_owned())))
}

#[test]
fn the_edition_that_comes_along_is_sound_and_loaded_once() {
    let again = Edition::load(&EditionData::default()).unwrap();
    assert!(std::ptr::eq(again, Edition::studiolo()));
}

#[test]
fn another_drawing_of_the_same_size_is_an_edition_of_its_own() {
    let mut data = EditionData::default();
    data.buildings.insert(Building::Theatre, "#####".to_owned());
    let edition = Edition::load(&data).unwrap();
    assert!(*edition != *Edition::studiolo());
    assert_eq!(
        edition
            .shape(Tile::Building(Building::Theatre))
            .orientations(),
        2
    );
    assert!(std::ptr::eq(edition, Edition::load(&data).unwrap()));
    let play = auction(3, 1).where_(|setup| setup.edition = data).begins();
    assert_eq!(play.edition(), edition);
}

#[test]
fn what_is_no_drawing_is_refused() {
    let tile = Tile::Building(Building::Tower);
    for drawing in ["#x#", "########", "./././././././###", "# #", "###\n"] {
        assert_eq!(
            building(Building::Tower, drawing),
            [BadEdition::Drawing(tile)],
            "{drawing}"
        );
    }
    let missing = wrong(|data| drop(data.buildings.remove(&Building::Tower)));
    assert_eq!(missing, [BadEdition::Missing(tile)]);
}

#[test]
fn a_tile_must_be_one_connected_piece_of_its_size() {
    let tile = Tile::Building(Building::Tower);
    let shape = |problem| [BadEdition::Shape(tile, problem)];
    assert_eq!(building(Building::Tower, "..."), shape(BadShape::Empty));
    assert_eq!(building(Building::Tower, ""), shape(BadShape::Empty));
    assert_eq!(
        building(Building::Tower, "##.#"),
        shape(BadShape::NotConnected)
    );
    assert_eq!(
        building(Building::Tower, "#./.#/#."),
        shape(BadShape::NotConnected)
    );
    assert_eq!(
        building(Building::Tower, "####/####"),
        shape(BadShape::TooLarge(8))
    );
    let size = |found| {
        [BadEdition::Size {
            tile,
            found,
            expected: 3,
        }]
    };
    assert_eq!(building(Building::Tower, "##"), size(2));
    assert_eq!(building(Building::Tower, "####"), size(4));
    let tile = Tile::Building(Building::University);
    let size = [BadEdition::Size {
        tile,
        found: 6,
        expected: 7,
    }];
    assert_eq!(building(Building::University, "######"), size);
}

#[test]
fn two_kinds_of_a_size_are_never_the_same_shape_however_they_are_drawn() {
    let of = |one, other| {
        [BadEdition::SameShape(
            Tile::Building(one),
            Tile::Building(other),
        )]
    };
    let tower = building(Building::Tower, ".#/##");
    assert_eq!(tower, of(Building::Tower, Building::Chapel));
    // The Opera in another orientation.
    let library = building(Building::Library, "###/.##");
    assert_eq!(library, of(Building::Library, Building::Opera));
    let theatre = building(Building::Theatre, "####/#...");
    assert_eq!(theatre, [], "an L of four by two is none of the others");
}

#[test]
fn lake_and_park_are_smaller_than_the_forest() {
    for (kind, drawing, found) in [(Landscape::Lake, "####", 4), (Landscape::Park, "#####", 5)] {
        let tile = Tile::Landscape(kind);
        let size = BadEdition::Size {
            tile,
            found,
            expected: 3,
        };
        assert_eq!(landscape(kind, drawing), [size]);
    }
    let forest = Tile::Landscape(Landscape::Forest);
    let same = BadEdition::SameShape(forest, Tile::Landscape(Landscape::Lake));
    assert!(landscape(Landscape::Lake, "##/##").contains(&same));
    assert_eq!(landscape(Landscape::Lake, "###"), []);
}

#[test]
fn the_board_is_seven_by_seven_with_the_palazzo_in_the_lower_left_corner() {
    let rows = |rows: [&str; 7]| wrong(|data| data.board = rows.join("/"));
    let free = ".......";
    let palazzo = "PPP....";
    assert_eq!(rows([free, free, free, free, free, palazzo, palazzo]), []);
    for board in [
        [free, free, free, free, free, palazzo, "PPP..."],
        [free, free, free, free, free, palazzo, "PP#...."],
        [free, free, free, free, free, palazzo, "PPP....."],
    ] {
        assert_eq!(rows(board), [BadEdition::Board]);
    }
    assert_eq!(
        wrong(|data| data.board.push_str("/.......")),
        [BadEdition::Board]
    );
    // Six squares in one piece, or a block of 3×2, but a different shape.
    for (board, squares) in [
        (
            [free, free, free, "..PP...", "..PP...", "..PP...", free],
            "c2 d2 c3 d3 c4 d4",
        ),
        (
            [free, free, free, free, "PP.....", "PP.....", "PP....."],
            "a1 b1 a2 b2 a3 b3",
        ),
        (
            [free, free, free, free, free, palazzo, "....PPP"],
            "e1 f1 g1 a2 b2 c2",
        ),
        (
            [free, free, free, free, free, "....PPP", "....PPP"],
            "e1 f1 g1 e2 f2 g2",
        ),
        (
            [free, free, free, free, free, palazzo, "PPPP..."],
            "a1 b1 c1 d1 a2 b2 c2",
        ),
        ([free; 7], ""),
    ] {
        let found = match squares {
            "" => Squares::EMPTY,
            squares => at(squares),
        };
        assert_eq!(rows(board), [BadEdition::Palazzo { found }]);
    }
}

#[test]
fn the_minimum_never_falls_from_round_to_round() {
    let of = |minimum| wrong(|data| data.minimum = minimum);
    assert_eq!(of([7, 7, 7, 12, 12, 16, 17]), []);
    let fall = |round, found, before| BadEdition::FallingMinimum {
        round,
        found,
        before,
    };
    assert_eq!(of([7, 10, 9, 14, 15, 16, 17]), [fall(3, 9, 10)]);
    let twice = [fall(2, 7, 17), fall(7, 7, 16)];
    assert_eq!(of([17, 7, 12, 14, 15, 16, 7]), twice);
}

#[test]
fn everything_that_is_wrong_with_an_edition_is_said_at_once() {
    let wrong = wrong(|data| {
        data.board.clear();
        data.buildings.insert(Building::Opera, "#.#/.#.".to_owned());
        data.buildings.insert(Building::Tower, "##".to_owned());
        data.buildings
            .insert(Building::Studio, "#.#/###".to_owned());
        data.landscapes.remove(&Landscape::Park);
        data.landscapes.insert(Landscape::Lake, "####".to_owned());
    });
    let building = Tile::Building;
    let lake = Tile::Landscape(Landscape::Lake);
    let disconnected = BadEdition::Shape(building(Building::Opera), BadShape::NotConnected);
    let tower = BadEdition::Size {
        tile: building(Building::Tower),
        found: 2,
        expected: 3,
    };
    let expected = [
        BadEdition::Board,
        disconnected,
        BadEdition::Missing(Tile::Landscape(Landscape::Park)),
        // In pieces, and the wrong size as well.
        BadEdition::Size {
            tile: building(Building::Opera),
            found: 3,
            expected: 5,
        },
        tower,
        BadEdition::Size {
            tile: lake,
            found: 4,
            expected: 3,
        },
        BadEdition::SameShape(building(Building::Library), building(Building::Studio)),
    ];
    assert_eq!(wrong, expected);
}

// --- garbage ---

fn number() -> impl Strategy<Value = i64> {
    prop_oneof![
        4 => 0..8i64,
        2 => -3..1100i64,
        1 => Just(i64::MIN),
        1 => Just(i64::MAX),
        1 => any::<i64>(),
        2 => (0..40i64).prop_map(|hundreds| 100 * hundreds),
    ]
}

fn squares() -> impl Strategy<Value = Squares> {
    let square =
        (0..7u32, 0..7u32).prop_filter_map("on the grid", |(file, rank)| Square::new(file, rank));
    let anywhere = vec(square, 0..9).prop_map(|squares| squares.into_iter().collect());
    let tiles: Vec<Tile> = Tile::all().collect();
    let place = (select(tiles), any::<u16>()).prop_map(|(tile, n)| {
        let places = Edition::studiolo().shape(tile).places(Squares::ALL);
        places
            .nth(usize::from(n) % places.len())
            .unwrap_or(Squares::EMPTY)
    });
    prop_oneof![anywhere, place]
}

fn any_of<T: Item>() -> impl Strategy<Value = T> {
    select(T::ALL)
}

fn cards<T: Item>(most: usize) -> impl Strategy<Value = Vec<Card<T>>> {
    vec(option::of(any_of::<T>()), 0..most).prop_map(|cards| {
        cards
            .into_iter()
            .map(|card| card.map_or(Card::Hidden, Card::Known))
            .collect()
    })
}

fn any_player() -> impl Strategy<Value = PlayerSetup> {
    let numbers = [(); 7].map(|()| number());
    let tiles = (
        vec((any_of::<Building>(), squares()), 0..14),
        vec((any_of::<Landscape>(), squares()), 0..14),
        vec(any_of::<Freedom>(), 0..5),
    );
    let hands = (
        option::of(cards::<Profession>(30)),
        vec(any_of::<Profession>(), 0..30),
        cards::<BonusCard>(30),
        cards::<PrestigeCard>(30),
    );
    (any::<String>(), any::<bool>(), numbers, tiles, hands).prop_map(
        |(name, default_money, numbers, tiles, hands)| PlayerSetup {
            bot: None,
            temperament: table::Temperament::Plain,
            name,
            money: (!default_money).then_some(numbers[0]),
            prestige: numbers[1],
            buildings: tiles.0,
            landscapes: tiles.1,
            freedoms: tiles.2,
            jesters: numbers[2],
            builders: numbers[3],
            hand: hands.0,
            table: hands.1,
            recruiting_in_hand: numbers[4],
            recruiting_on_table: numbers[5],
            bonus_cards: hands.2,
            prestige_cards: hands.3,
            best_work: numbers[6],
            ..PlayerSetup::default()
        },
    )
}

fn moment() -> impl Strategy<Value = Moment> {
    prop_oneof![
        Just(Moment::StartingHands),
        any::<u8>().prop_map(Moment::Auction),
        (0..9u8).prop_map(Moment::Auction),
        (0..9u8, any_of::<Seat>()).prop_map(|(round, seat)| Moment::Actions(round, seat)),
        Just(Moment::End),
    ]
}

fn edition() -> impl Strategy<Value = EditionData> {
    let drawing = "[#./ x]{0,20}";
    let odd = (
        any_of::<Building>(),
        any_of::<Landscape>(),
        drawing,
        drawing,
        drawing,
        any::<[u16; 7]>(),
    );
    let odd = odd.prop_map(|(building, landscape, first, second, board, minimum)| {
        let mut data = EditionData {
            minimum,
            ..EditionData::default()
        };
        data.buildings.insert(building, first);
        data.landscapes.insert(landscape, second);
        if board.len() > 10 {
            data.board = board;
        }
        data
    });
    prop_oneof![9 => Just(EditionData::default()), 1 => odd]
}

fn stack<T: Item>() -> impl Strategy<Value = Option<Vec<T>>> {
    let shuffled = Just(T::ALL.to_vec()).prop_shuffle();
    let part = (shuffled, 0..=T::ALL.len()).prop_map(|(cards, len)| cards[..len].to_vec());
    option::of(prop_oneof![part, vec(any_of::<T>(), 0..40)])
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let stacks = (
        stack::<Profession>(),
        stack::<Profession>(),
        stack::<BonusCard>(),
        stack::<PrestigeCard>(),
        vec(any_of::<BonusCard>(), 0..25),
    );
    let table = (
        any_of::<Seat>(),
        any::<[bool; 2]>(),
        vec(any_of::<Freedom>(), 0..5),
    );
    (vec(any_player(), 0..9), moment(), table, stacks, edition()).prop_map(
        |(players, moment, table, stacks, edition)| Setup {
            deal: None,
            players,
            moment,
            start_player: table.0,
            options: Options {
                harder: table.1[0],
                lowest_profession_breaks_ties: table.1[1],
                ..Options::default()
            },
            doubled_freedoms: table.2,
            professions: stacks.0,
            reshuffle: stacks.1,
            bonus_cards: stacks.2,
            used_bonus_cards: stacks.4,
            prestige_cards: stacks.3,
            edition,
            ..Setup::default()
        },
    )
}

/// Returns legal setups of many kinds, to be spoiled.
fn legal_setups() -> Vec<Setup> {
    let mut rng = Rng::with_seed(5);
    let mut setups = Vec::new();
    for players in 2..=5 {
        setups.push(deal(players).setup);
        let names = ["Anna", "Ben", "Clara", "David", "Eva"];
        let names = names.into_iter().take(players);
        setups.push(Setup::digital(names, &mut rng));
        for round in [1, 4, 7] {
            setups.push(auction(players, round).setup);
            setups.push(actions(players, round, B).setup);
        }
        setups.push(
            end(players)
                .with(A, fixture)
                .with(B, |player| player.hand = None)
                .setup,
        );
        let middle = actions(players, 6, B)
            .with(A, |player| {
                player.table = vec![Profession::Poet, Profession::Lawyer];
            })
            .with(B, |player| {
                player.recruiting_in_hand = 1;
                player.bonus_cards = known(&[BonusCard::Kinds]);
                player.prestige_cards = hidden(2);
                player.jesters = 1;
            });
        setups.push(middle.setup);
    }
    setups
}

static LEGAL: LazyLock<Vec<Setup>> = LazyLock::new(legal_setups);

#[derive(Clone, Debug)]
enum Change {
    Number(u8, i64),
    Player(Box<PlayerSetup>, u8),
    Moment(Moment),
    Start(Seat),
    Used(Vec<BonusCard>),
    Doubled(Vec<Freedom>),
    Edition(EditionData),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        6 => (any::<u8>(), number()).prop_map(|(which, number)| Change::Number(which, number)),
        4 => (any_player(), any::<u8>()).prop_map(|(player, part)| Change::Player(Box::new(player), part)),
        2 => moment().prop_map(Change::Moment),
        1 => any_of::<Seat>().prop_map(Change::Start),
        1 => vec(any_of::<BonusCard>(), 0..3).prop_map(Change::Used),
        1 => vec(any_of::<Freedom>(), 0..3).prop_map(Change::Doubled),
        1 => edition().prop_map(Change::Edition),
    ]
}

fn spoil(setup: &mut Setup, seat: usize, change: Change) {
    let seat = seat % setup.players.len();
    let player = &mut setup.players[seat];
    match change {
        Change::Number(which, number) => match which % 7 {
            0 => player.money = Some(number),
            1 => player.prestige = number,
            2 => player.jesters = number,
            3 => player.builders = number,
            4 => player.recruiting_in_hand = number,
            5 => player.recruiting_on_table = number,
            _ => player.best_work = number,
        },
        Change::Player(other, part) => match part % 6 {
            0 => player.buildings = other.buildings.into_iter().take(2).collect(),
            1 => player.landscapes = other.landscapes.into_iter().take(2).collect(),
            2 => player.freedoms = other.freedoms,
            3 => player.hand = other.hand.map(|hand| hand.into_iter().take(5).collect()),
            4 => player.table = other.table.into_iter().take(3).collect(),
            _ => player.bonus_cards = other.bonus_cards.into_iter().take(2).collect(),
        },
        Change::Moment(moment) => setup.moment = moment,
        Change::Start(seat) => setup.start_player = seat,
        Change::Used(cards) => setup.used_bonus_cards = cards,
        Change::Doubled(freedoms) => setup.doubled_freedoms = freedoms,
        Change::Edition(edition) => setup.edition = edition,
    }
}

/// Plays legal commands at random until the game is over.
fn plays_to_the_end(mut game: Game, seed: u64) -> Game {
    let mut rng = Rng::with_seed(seed);
    let mut commands = 0;
    while !game.is_over() {
        let command = {
            let legal = game.legal();
            let len = legal.len();
            legal
                .nth(rng.usize(..len))
                .expect("somebody can do something")
        };
        game.play(&command).expect("what is enumerated is legal");
        commands += 1;
        assert!(commands < 3_000);
    }
    game
}

/// Asserts that every problem names a seat of the table, and that the same problems are
/// found again.
fn is_refused_well(setup: &Setup, problems: &[Problem]) {
    assert!(!problems.is_empty());
    assert_eq!(Game::try_from(setup).unwrap_err(), problems);
    for problem in problems {
        let seated = problem
            .seat
            .is_none_or(|seat| seat.index() < setup.players.len());
        assert!(seated, "{problem:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_garbage_makes_the_door_panic(setup in any_setup()) {
        match Game::try_from(&setup) {
            Ok(game) => drop(plays_to_the_end(game, 0)),
            Err(problems) => is_refused_well(&setup, &problems),
        }
    }

    #[test]
    fn what_comes_through_the_door_can_be_played_to_its_end(
        which in any::<prop::sample::Index>(),
        changes in vec((any::<usize>(), change()), 0..3),
        seed in any::<u64>(),
    ) {
        let mut setup = which.get(&LEGAL).clone();
        let untouched = changes.is_empty();
        for (seat, change) in changes {
            spoil(&mut setup, seat, change);
        }
        match Game::try_from(&setup) {
            Ok(game) => {
                let end = plays_to_the_end(game, seed);
                prop_assert_eq!(tally(&end).len(), setup.players.len());
            }
            Err(problems) => {
                prop_assert!(!untouched, "{:?}", problems);
                is_refused_well(&setup, &problems);
            }
        }
    }

    #[test]
    fn a_save_keeps_even_a_start_that_is_nonsense(setup in any_setup()) {
        let rewrites = table::Rewrites::default();
        let save = Save::<Game> { start: setup, log: Vec::new(), cursor: 0, marks: Vec::new(), rewrites, occasion: table::Occasion::default(), rules: 1, sheet: None, scores: None };
        for format in [Format::Ron, Format::Json] {
            let text = save.to_text(format).unwrap();
            prop_assert_eq!(&Save::<Game>::parse(&text, format).unwrap(), &save);
        }
    }
}

#[test]
fn the_setups_to_be_spoiled_are_legal() {
    for setup in LEGAL.iter() {
        assert_eq!(Game::try_from(setup).err(), None, "{setup:?}");
    }
}

#[test]
fn lists_of_any_length_are_read() {
    let long = 100_000;
    let start = end(3).with(B, |player| {
        player.buildings = vec![(Building::Tower, at("e4 f4 g4")); long];
        player.landscapes = vec![(Landscape::Park, at("e6 e7")); long];
        player.freedoms = vec![Freedom::Travel; long];
        player.hand = Some(hidden(long));
        player.table = vec![Profession::Poet; long];
        player.bonus_cards = known(&vec![BonusCard::Lakes; long]);
        player.prestige_cards = hidden(long);
    });
    let start = start.where_(|setup| setup.used_bonus_cards = vec![BonusCard::Parks; long]);
    assert!(start.problems().len() > long);
}

#[test]
fn all_that_is_wrong_with_shapes_is_told_without_keeping_them() {
    let mut data = EditionData::default();
    assert!(data.problems().is_empty());
    let library = Tile::Building(Building::Library);
    let squares = "b2 c2 e5".parse().unwrap();
    data.draw(library, squares);
    assert_eq!(
        data.problems(),
        [
            BadEdition::Shape(library, BadShape::NotConnected),
            BadEdition::Size {
                tile: library,
                found: 3,
                expected: 5
            },
        ],
        "in several pieces and of the wrong size"
    );
    assert_eq!(Edition::load(&data).unwrap_err(), data.problems());
}

#[test]
fn what_is_drawn_is_read_back_in_the_corner() {
    let mut data = EditionData::default();
    for tile in Tile::all() {
        let before = data.drawn(tile).unwrap();
        data.draw(tile, before);
        assert_eq!(data.drawn(tile), Some(before), "{tile:?}");
    }
    assert!(Edition::load(&data).is_ok_and(|edition| *edition == *Edition::studiolo()));
    let tower = Tile::Building(Building::Tower);
    data.draw(tower, "e5 f5 f6".parse().unwrap());
    assert_eq!(data.buildings[&Building::Tower], ".#/##");
    assert_eq!(data.drawn(tower), Some("a1 b1 b2".parse().unwrap()));
    data.draw(tower, Squares::default());
    assert_eq!(data.problems(), [BadEdition::Shape(tower, BadShape::Empty)]);
}

/// A value left out of a start is as at the start of a game (`docs/saves.md`), so only
/// other values are written.
#[test]
fn of_a_player_who_has_nothing_yet_only_the_name_is_written() {
    let anna = PlayerSetup {
        name: "Anna".to_owned(),
        ..PlayerSetup::default()
    };
    let text = ron::to_string(&anna).expect("writable");
    assert_eq!(text, r#"(name:"Anna")"#);
    let text = serde_json::to_string(&anna).expect("writable");
    assert_eq!(text, r#"{"name":"Anna"}"#);
}

/// A recruiting card is an object like any other (A1): whether or not it is recorded in a
/// hand, the number of cards bought may have been the same.
#[test]
fn as_many_points_can_be_explained_whether_or_not_recruiting_cards_are_told() {
    let most = |in_hand| {
        let sheet = |points| {
            end(4).with(A, |anna| {
                anna.hand = None;
                anna.jesters = 2;
                anna.builders = 2;
                anna.table = Profession::ALL[..4].to_vec();
                anna.recruiting_in_hand = in_hand;
                anna.prestige = points;
            })
        };
        let found = (0..500).rfind(|&points| Game::try_from(&sheet(points).setup).is_ok());
        found.expect("a sheet without points is possible")
    };
    assert!(most(0) > 20, "{}", most(0));
    for in_hand in 1..=3 {
        assert_eq!(most(in_hand), most(0), "{in_hand} in hand");
    }
}

/// Players keep three of the four professions dealt (S2): each returns exactly one.
#[test]
fn nobody_has_returned_more_starting_professions_than_there_are_to_return() {
    let start = deal(3).with(A, |anna| {
        anna.returned = 2;
        anna.hand = Some(hidden(2));
    });
    let problems = Game::try_from(&start.setup).expect_err("one was to be returned");
    let of_anna = |problem: &Problem| problem.seat == Some(A);
    assert!(
        problems
            .iter()
            .any(|p| of_anna(p) && p.violation.rule == Rule::S2)
    );
    // Where five are dealt, two go back.
    let five = deal(3).where_(|setup| {
        setup.options.house_rules.dealt = Some(5);
        for player in &mut setup.players {
            player.hand = Some(hidden(5));
        }
    });
    let five = five.with(A, |anna| {
        anna.returned = 2;
        anna.hand = Some(hidden(3));
    });
    assert_eq!(Game::try_from(&five.setup).err(), None);
}

/// Bonus cards are played with works (W8): at the start all are in the stack (S4).
#[test]
fn at_the_start_no_bonus_card_has_been_played() {
    let start = deal(3).where_(|setup| setup.used_bonus_cards = vec![BonusCard::Lakes]);
    let problems = Game::try_from(&start.setup).expect_err("nothing was played yet");
    let told = |problem: &Problem| {
        let fact = Fact::MustBe {
            what: Count::UsedBonusCards,
            found: 1,
            must: 0,
        };
        problem.violation == Rule::S4.broken(fact)
    };
    assert!(problems.iter().any(told), "{problems:?}");
}

#[test]
fn of_a_game_to_which_nothing_was_done_no_piece_is_missing() {
    for start in [auction(2, 1), auction(3, 4), actions(5, 2, B)] {
        let setup = Setup::from(&Game::try_from(&start.setup).expect("a legal start"));
        assert_eq!(setup.missing, []);
    }
}

/// What a table that starts tracking midway may not know: any hand, any prestige or bonus
/// card, and the contents of the stacks.
#[test]
fn a_position_of_any_round_can_be_typed_with_what_nobody_knows_left_open() {
    let mut rng = Rng::with_seed(7);
    for players in 2..=5 {
        for (muse, cooperative) in [(false, false), (true, false), (false, true), (true, true)] {
            for round in 1..=7 {
                let of = |seat: Seat| [Moment::Auction(round), Moment::Actions(round, seat)];
                let seats = Seat::ALL.iter().copied().take(players);
                let mut moments: Vec<Moment> = seats.flat_map(of).collect();
                moments.extend(muse.then_some(Moment::Characters(round)));
                for moment in moments {
                    let names = ["Anna", "Ben", "Clara", "Dana", "Emil"];
                    let mut setup = Setup::tracked(names.into_iter().take(players));
                    setup.moment = moment;
                    setup.options.muse = muse;
                    setup.options.cooperative = cooperative;
                    if players == 2 {
                        setup.doubled_freedoms = vec![Freedom::Travel, Freedom::Religion];
                    }
                    // No hands were typed; a few known cards are typed.
                    for (at, player) in setup.players.iter_mut().enumerate() {
                        player.hand = (at % 2 == 1).then(|| vec![Card::Hidden; 3]);
                        let rounds = i64::from(round) - 1;
                        player.prestige_cards = vec![Card::Hidden; usize::from(rounds > at as i64)];
                    }
                    let here = || format!("{players} players, {moment:?}, {muse}, {cooperative}");
                    let game = Game::try_from(&setup);
                    let mut game =
                        game.unwrap_or_else(|problems| panic!("{}: {problems:?}", here()));
                    // From there it can be played to the end.
                    for _ in 0..2000 {
                        let legal = game.legal();
                        if legal.is_empty() {
                            break;
                        }
                        let command = legal.nth(rng.usize(..legal.len())).expect("one of them");
                        game.play(&command)
                            .unwrap_or_else(|why| panic!("{}: {why:?}", here()));
                    }
                    assert!(game.is_over(), "{}", here());
                }
            }
        }
    }
}
