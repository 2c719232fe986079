//! Boards side by side as one field, against a count by hand: squares in a table
//! of files and ranks without any bit board, and drawings turned row by row.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;
use studiolo::florence::rules::field::area::Area;
use studiolo::florence::rules::field::joined::{BadLayout, JoinedField, Layout, Region};
use studiolo::florence::{Building, Edition, Landscape, Principality, Rule, Squares, Tile};
use studiolo::table::{Item, Seat};

/// The edition as its file has it.
const FILE: &str = include_str!("../assets/editions/studiolo.ron");
/// The layouts: the lower left corner of each board.
const ONE: &[(i32, i32)] = &[(0, 0)];
const TWO: &[(i32, i32)] = &[(0, 0), (7, 0)];
const THREE: &[(i32, i32)] = &[(0, 0), (3, 7), (7, 0)];
const FIVE: &[(i32, i32)] = &[(0, 0), (-1, 7), (3, 14), (8, 7), (7, 0)];

/// A square by its file and rank.
type At = (i32, i32);
type Place = BTreeSet<At>;

/// The squares of a tile as it is drawn.
fn drawing(tile: Tile) -> Place {
    let name = match tile {
        Tile::Building(kind) => format!("{kind:?}: "),
        Tile::Landscape(kind) => format!("{kind:?}: "),
    };
    let line = FILE
        .lines()
        .find(|line| line.trim_start().starts_with(&name));
    let text = line.and_then(|line| line.split('"').nth(1));
    let rows = text.expect("the file draws every tile").split('/');
    let mut squares = Place::new();
    for (rank, signs) in (0..).zip(rows) {
        for (file, _) in (0..).zip(signs.chars()).filter(|(_, sign)| *sign == '#') {
            squares.insert((file, -rank));
        }
    }
    squares
}

/// The drawing turned and turned over in every way.
fn ways(tile: Tile) -> BTreeSet<Place> {
    let mut ways = BTreeSet::new();
    let mut way = drawing(tile);
    for _ in 0..2 {
        for _ in 0..4 {
            way = way.iter().map(|&(file, rank)| (rank, -file)).collect();
            let (left, low) = (
                way.iter().map(|at| at.0).min().unwrap(),
                way.iter().map(|at| at.1).min().unwrap(),
            );
            ways.insert(way.iter().map(|at| (at.0 - left, at.1 - low)).collect());
        }
        way = way.iter().map(|&(file, rank)| (-file, rank)).collect();
    }
    ways
}

/// What lies on each square of the field: nothing, a palazzo or building, or a
/// landscape; and whose square it is.
#[derive(Clone, Copy, PartialEq)]
enum Cover {
    Empty,
    Built,
    Planted,
}

struct Slow {
    squares: BTreeMap<At, (usize, Cover)>,
}

impl Slow {
    fn new(corners: &[At], palazzo: &[At]) -> Self {
        let mut squares = BTreeMap::new();
        for (board, &(left, low)) in corners.iter().enumerate() {
            for file in 0..7 {
                for rank in 0..7 {
                    let cover = match palazzo.contains(&(file, rank)) {
                        true => Cover::Built,
                        false => Cover::Empty,
                    };
                    squares.insert((left + file, low + rank), (board, cover));
                }
            }
        }
        Self { squares }
    }

    fn beside((file, rank): At) -> [At; 4] {
        [
            (file + 1, rank),
            (file - 1, rank),
            (file, rank + 1),
            (file, rank - 1),
        ]
    }

    fn is_open(&self, at: At, tile: Tile, builders: &[u8]) -> bool {
        let Some(&(board, cover)) = self.squares.get(&at) else {
            return false;
        };
        let touches = Self::beside(at).iter().any(|beside| {
            let there = self.squares.get(beside);
            there.is_some_and(|&(_, cover)| cover == Cover::Built)
        });
        let is_building = matches!(tile, Tile::Building(_));
        cover == Cover::Empty && !(is_building && touches && builders[board] < 2)
    }

    fn places(&self, tile: Tile, builders: &[u8]) -> BTreeSet<Place> {
        let mut places = BTreeSet::new();
        for way in ways(tile) {
            for file in -8..24 {
                for rank in -8..24 {
                    let place: Place = way.iter().map(|at| (at.0 + file, at.1 + rank)).collect();
                    if place.iter().all(|&at| self.is_open(at, tile, builders)) {
                        places.insert(place);
                    }
                }
            }
        }
        places
    }

    fn put(&mut self, tile: Tile, place: &Place) {
        for at in place {
            let square = self.squares.get_mut(at).expect("it lies on a board");
            square.1 = match tile {
                Tile::Building(_) => Cover::Built,
                Tile::Landscape(_) => Cover::Planted,
            };
        }
    }
}

fn place(region: &Region<'_>) -> Place {
    region.iter().collect()
}

/// The palazzo in the middle of this side of the boards.
fn palazzo() -> Vec<At> {
    (2..=4).flat_map(|file| [(file, 2), (file, 3)]).collect()
}

fn palazzo_squares() -> Squares {
    "c3 d3 e3 c4 d4 e4".parse().expect("squares")
}

fn field(layout: &Layout) -> JoinedField<'_> {
    let palazzi = layout
        .seats()
        .map(|seat| layout.region(seat, palazzo_squares()));
    JoinedField::new(palazzi.reduce(Area::union).expect("there are boards"))
}

fn fills_up_as_by_hand(corners: &[At], seed: u64) -> usize {
    let mut rng = Rng::with_seed(seed);
    let layout = Layout::new(corners).expect("they lie beside each other");
    let mut field = field(&layout);
    let mut slow = Slow::new(corners, &palazzo());
    let mut across = 0;
    let tiles: Vec<Tile> = Tile::all().collect();
    for _ in 0..8 * corners.len() {
        let builders: Vec<u8> = corners.iter().map(|_| rng.u8(..4)).collect();
        let tile = tiles[rng.usize(..tiles.len())];
        let expected = slow.places(tile, &builders);
        let found: Vec<Region<'_>> = field.places(tile, &builders, Edition::studiolo()).collect();
        let set: BTreeSet<Place> = found.iter().map(place).collect();
        assert_eq!(set.len(), found.len(), "no place is found twice");
        assert_eq!(set, expected, "{tile:?} for {builders:?}");
        if found.is_empty() {
            continue;
        }
        let at = found[rng.usize(..found.len())];
        assert_eq!(
            field.check(tile, at, &builders, Edition::studiolo()),
            Ok(())
        );
        let boards = layout.seats().filter(|&seat| !at.on(seat).is_empty());
        across += usize::from(boards.count() > 1);
        field.put(tile, at);
        slow.put(tile, &place(&at));
        let again = field.check(tile, at, &builders, Edition::studiolo());
        let again = again.expect_err("it lies there already");
        assert_eq!((again.rule, again.at), (Rule::P2, at));
    }
    across
}

#[test]
fn tiles_find_the_same_places_on_joined_boards_as_by_hand() {
    for (corners, games) in [(TWO, 12_u8), (THREE, 12), (FIVE, 3)] {
        let across: usize = (0..games)
            .map(|seed| fills_up_as_by_hand(corners, seed.into()))
            .sum();
        assert!(
            across >= usize::from(games),
            "{across} tiles lie across a border"
        );
    }
}

#[test]
fn one_board_alone_is_a_principality() {
    let layout = Layout::new(ONE).expect("one board");
    let edition = Edition::studiolo();
    let mut home = JoinedField::new(layout.region(Seat::A, edition.palazzo()));
    let principality = Principality::new(edition.palazzo());
    let mut tiles = 0;
    for tile in Tile::all() {
        for builders in 0..=3 {
            let found = home.places(tile, &[builders], edition);
            let found: BTreeSet<String> = found.map(|at| at.on(Seat::A).to_string()).collect();
            let expected = principality.places(tile, builders, edition).iter();
            let expected: BTreeSet<String> = expected.map(|at| at.to_string()).collect();
            assert_eq!(found, expected, "{tile:?}");
            tiles += found.len();
        }
    }
    assert!(tiles > 1_000, "{tiles}");
    let forest = layout.region(Seat::A, "d4 e4 d5 e5".parse().expect("squares"));
    home.put(Tile::Landscape(Landscape::Forest), forest);
    assert_eq!(home.empty().len(), 39);
}

#[test]
fn squares_across_a_border_are_neighbours_and_across_a_corner_are_not() {
    let layout = Layout::new(THREE).expect("three boards");
    let on = |seat, names: &str| layout.region(seat, names.parse().expect("squares"));
    let corner = on(Seat::A, "g7");
    assert_eq!(corner.neighbours().to_string(), "A: g6 f7 B: d1 C: a7");
    assert_eq!(on(Seat::B, "a1").neighbours().to_string(), "A: d7 B: b1 a2");
    assert_eq!(on(Seat::A, "a7").neighbours().to_string(), "A: a6 b7");
    assert_eq!(
        on(Seat::B, "e1").neighbours().to_string(),
        "B: d1 f1 e2 C: a7"
    );
}

#[test]
fn a_building_may_not_touch_one_across_the_border_without_two_builders_of_its_owner() {
    let layout = Layout::new(TWO).expect("two boards");
    let edition = Edition::studiolo();
    let mut field = field(&layout);
    let on = |seat, names: &str| layout.region(seat, names.parse().expect("squares"));
    let tower = Tile::Building(Building::Tower);
    field.put(tower, on(Seat::A, "g1 g2 g3"));
    let beside = on(Seat::B, "a3 a4 a5");
    let refused = field.check(tower, beside, &[3, 1], edition).unwrap_err();
    assert_eq!((refused.rule, refused.at), (Rule::P3, on(Seat::B, "a3")));
    assert_eq!(field.check(tower, beside, &[0, 2], edition), Ok(()));
    // Across the border each side is judged by its owner.
    let across = layout.at([(6, 3), (7, 3), (8, 3)]).expect("on the boards");
    assert_eq!(across.to_string(), "A: g4 B: a4 b4");
    let refused = field.check(tower, across, &[1, 0], edition).unwrap_err();
    assert_eq!(
        (refused.rule, refused.at),
        (Rule::P3, on(Seat::A, "g4").union(on(Seat::B, "b4")))
    );
    let bent = on(Seat::A, "f5 g5").union(on(Seat::B, "a6"));
    let refused = field.check(tower, bent, &[3, 3], edition).unwrap_err();
    assert_eq!(refused.rule, Rule::P1);
}

#[test]
fn boards_that_lie_on_each_other_are_no_layout() {
    assert_eq!(Layout::new(&[]), Err(BadLayout::Boards(0)));
    assert_eq!(Layout::new(&[(0, 0); 6]), Err(BadLayout::Boards(6)));
    let overlap = Layout::new(&[(0, 0), (20, 0), (6, -6)]);
    assert_eq!(overlap, Err(BadLayout::Overlap(Seat::A, Seat::C)));
    for corners in [ONE, TWO, THREE, FIVE] {
        let layout = Layout::new(corners).expect("they lie beside each other");
        assert_eq!(layout.everything().len(), 49 * corners.len());
    }
    assert_eq!(Layout::new(TWO).unwrap().at([(14, 0)]), None);
    assert_eq!(Seat::ALL.len(), FIVE.len());
}
