//! Boards side by side as one field, checked against a count by hand: a table of squares by
//! file and rank, without bit boards, and drawings turned row by row.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;
use florence::rules::edition::{BadEdition, JoinedData};
use florence::rules::field::layout::BadLayout;
use florence::{
    Building, Edition, Freedom, Game, Landscape, Layout, Moment, PlayerSetup, Setup, Squares, Tile,
};
use table::{Card, Item, Seat};

/// The edition as in its file.
const FILE: &str = include_str!("../../../../assets/editions/studiolo.ron");
/// The layouts as in the rules: the lower left corner of each board.
const TWO: &[(i32, i32)] = &[(0, 0), (7, 0)];
const THREE: &[(i32, i32)] = &[(0, 0), (3, 7), (7, 0)];
const FOUR: &[(i32, i32)] = &[(0, 0), (0, 7), (7, 7), (7, 0)];
const FIVE: &[(i32, i32)] = &[(0, 0), (-1, 7), (3, 14), (8, 7), (7, 0)];

/// A square by its file and rank.
type At = (i32, i32);
type Place = BTreeSet<At>;

/// Returns the squares of a tile as drawn.
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

/// Returns the drawing in every orientation.
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

/// What covers each square of the field: nothing, a palazzo or building, or a landscape;
/// and whose square it is.
#[derive(Clone, Copy, PartialEq)]
enum Cover {
    Empty,
    Built,
    Planted,
}

struct Slow {
    corners: Vec<At>,
    squares: BTreeMap<At, (usize, Cover)>,
    builders: Vec<u8>,
}

impl Slow {
    fn new(corners: &[At], builders: Vec<u8>) -> Self {
        let mut squares = BTreeMap::new();
        for (board, &(left, low)) in corners.iter().enumerate() {
            for file in 0..7 {
                for rank in 0..7 {
                    // The palazzo covers columns 3 to 5 and rows 3 and 4.
                    let is_palazzo = (2..=4).contains(&file) && (2..=3).contains(&rank);
                    let cover = if is_palazzo {
                        Cover::Built
                    } else {
                        Cover::Empty
                    };
                    squares.insert((left + file, low + rank), (board, cover));
                }
            }
        }
        Self {
            corners: corners.to_vec(),
            squares,
            builders,
        }
    }

    fn beside((file, rank): At) -> [At; 4] {
        [
            (file + 1, rank),
            (file - 1, rank),
            (file, rank + 1),
            (file, rank - 1),
        ]
    }

    /// Returns whether the owners of these boards may place a building here, checked square
    /// by square (P2, C6).
    fn may_stand(&self, place: &Place, boards: &[usize]) -> bool {
        place.iter().all(|at| {
            let Some(&(board, Cover::Empty)) = self.squares.get(at) else {
                return false;
            };
            let builders = self.builders[board];
            boards.contains(&board)
                && Self::beside(*at)
                    .iter()
                    .all(|beside| match self.squares.get(beside) {
                        _ if place.contains(beside) => true,
                        Some((_, Cover::Built)) => builders >= 2,
                        Some((other, _)) if !boards.contains(other) => builders >= 1,
                        _ => true,
                    })
        })
    }

    fn is_free(&self, place: &Place, board: usize) -> bool {
        let free = |at| self.squares.get(at) == Some(&(board, Cover::Empty));
        place.iter().all(free)
    }

    /// Returns all positions of a tile anywhere near these boards.
    fn anywhere(&self, tile: Tile) -> impl Iterator<Item = Place> {
        let most = |of: fn(&At) -> i32| self.corners.iter().map(of).max().unwrap_or(0) + 7;
        let (files, ranks) = (most(|at| at.0), most(|at| at.1));
        ways(tile).into_iter().flat_map(move |way| {
            let corners =
                (-2..files).flat_map(move |file| (0..ranks).map(move |rank| (file, rank)));
            corners.map(move |(file, rank)| {
                let moved = way.iter().map(|at| (at.0 + file, at.1 + rank));
                moved.collect()
            })
        })
    }

    /// Returns the places of a tile of one owner alone.
    fn alone(&self, tile: Tile, board: usize) -> BTreeSet<Place> {
        let places = self.anywhere(tile);
        let may = |place: &Place| match tile {
            Tile::Building(_) => self.may_stand(place, &[board]),
            Tile::Landscape(_) => self.is_free(place, board),
        };
        places.filter(may).collect()
    }

    /// Returns the places of a shared building, with some squares on each of two boards.
    fn together(&self, kind: Building, one: usize, other: usize) -> BTreeSet<Place> {
        let places = self.anywhere(Tile::Building(kind));
        let reaches = |place: &Place, board| place.iter().any(|at| self.squares[at].0 == board);
        let may = |place: &Place| {
            self.may_stand(place, &[one, other]) && reaches(place, one) && reaches(place, other)
        };
        places.filter(may).collect()
    }

    /// Returns the squares of a place on one board, with that board's names.
    fn on(&self, place: &Place, board: usize) -> Squares {
        let (left, low) = self.corners[board];
        let here = place.iter().filter(|at| self.squares[at].0 == board);
        let name = |&(file, rank): &At| {
            let letter = char::from(b'a' + u8::try_from(file - left).expect("on the board"));
            format!("{letter}{}", rank - low + 1)
        };
        let names: Vec<String> = here.map(name).collect();
        names.join(" ").parse().expect("squares of the board")
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

fn are_beside(a: At, b: At) -> bool {
    let (files, ranks) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
    files == 7 && ranks < 7 || ranks == 7 && files < 7
}

/// Fills a field at random, with single and shared tiles, and the game with it. It does not
/// matter who placed the tiles, only that they may be there.
fn fills_up(corners: &[At], rng: &mut Rng, mut look: impl FnMut(&Slow, &Game)) {
    let mut builders: Vec<u8> = corners.iter().map(|_| rng.u8(0..=3)).collect();
    while builders.iter().sum::<u8>() > 6 {
        // There are only six builders.
        let at = rng.usize(..builders.len());
        builders[at] = builders[at].saturating_sub(1);
    }
    let mut slow = Slow::new(corners, builders.clone());
    let mut setup = Setup::tracked(
        ["Anna", "Ben", "Clara", "David", "Eva"]
            .iter()
            .take(corners.len())
            .copied(),
    );
    setup.options.cooperative = true;
    setup.irregular = true;
    setup.moment = Moment::Actions(4, Seat::A);
    if corners.len() == 2 {
        setup.doubled_freedoms = vec![Freedom::Travel, Freedom::Religion];
    }
    for (player, &builders) in setup.players.iter_mut().zip(&builders) {
        player.builders = builders.into();
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    let has = |player: &PlayerSetup, kind| player.buildings.iter().any(|(it, _)| *it == kind);
    for _ in 0..8 * corners.len() {
        let board = rng.usize(..corners.len());
        let others: Vec<usize> = (0..corners.len())
            .filter(|&other| are_beside(corners[board], corners[other]))
            .collect();
        let other = others[rng.usize(..others.len())];
        let tile = match rng.u8(..4) {
            0 => Tile::Landscape(Landscape::ALL[rng.usize(..3)]),
            _ => Tile::Building(Building::ALL[rng.usize(..10)]),
        };
        let (here, there) = (&setup.players[board], &setup.players[other]);
        let tiles = setup.players.iter().flat_map(|player| &player.buildings);
        let planted = |kind: Landscape| {
            let all = setup.players.iter().flat_map(|player| &player.landscapes);
            all.filter(|(it, _)| *it == kind).count()
        };
        let places: Vec<Place> = match tile {
            Tile::Building(kind) if has(here, kind) => continue,
            // Each kind stands at most twice here, so that there are always enough tiles.
            Tile::Building(kind) if tiles.filter(|(it, _)| *it == kind).count() > 1 => continue,
            Tile::Building(kind) if rng.bool() && !has(there, kind) => {
                slow.together(kind, board, other).into_iter().collect()
            }
            Tile::Landscape(kind) if planted(kind) > 5 || here.landscapes.len() > 5 => continue,
            tile => slow.alone(tile, board).into_iter().collect(),
        };
        let Some(place) = places.get(rng.usize(..places.len().max(1))) else {
            continue;
        };
        let seats = [Seat::ALL[board], Seat::ALL[other]];
        let parts = [slow.on(place, board), slow.on(place, other)];
        match tile {
            Tile::Landscape(kind) => setup.players[board].landscapes.push((kind, parts[0])),
            Tile::Building(kind) if parts[1].is_empty() => {
                setup.players[board].buildings.push((kind, parts[0]));
            }
            Tile::Building(kind) => {
                for (at, part, with) in [(board, parts[0], seats[1]), (other, parts[1], seats[0])] {
                    setup.players[at].buildings.push((kind, part));
                    setup.players[at].partners.push((kind, with));
                }
            }
        }
        slow.put(tile, place);
        let game = Game::try_from(&setup).expect("that can lie there");
        look(&slow, &game);
    }
}

#[test]
fn every_place_alone_and_together_is_the_one_found_by_hand() {
    let mut rng = Rng::with_seed(5);
    let (mut alone, mut together) = (0, 0);
    for corners in [TWO, THREE, FOUR, FIVE] {
        for _ in 0..6 {
            fills_up(corners, &mut Rng::with_seed(rng.u64(..)), |slow, game| {
                let board = rng.usize(..corners.len());
                let seat = Seat::ALL[board];
                let tile = Tile::all().nth(rng.usize(..13)).expect("thirteen kinds");
                let stands =
                    |seat: Seat, kind| game.player(seat).principality().buildings().contains(kind);
                let missing = |kind| !stands(seat, kind);
                if !matches!(tile, Tile::Building(kind) if !missing(kind)) {
                    let found: BTreeSet<String> = game
                        .places(seat, tile)
                        .iter()
                        .map(|at| at.to_string())
                        .collect();
                    let expected = slow.alone(tile, board).into_iter();
                    let expected = expected.map(|place| slow.on(&place, board).to_string());
                    assert_eq!(found, expected.collect(), "{tile:?} of {seat:?}");
                    alone += found.len();
                }
                for other in 0..corners.len() {
                    let partner = Seat::ALL[other];
                    for &kind in Building::ALL {
                        if rng.u8(..4) > 0 || stands(seat, kind) || stands(partner, kind) {
                            continue;
                        }
                        let places = game.joint_places(seat, partner, kind);
                        let found: BTreeSet<(String, String)> = places
                            .iter()
                            .map(|(own, others)| (own.to_string(), others.to_string()))
                            .collect();
                        assert_eq!(places.len(), found.len(), "no place is told twice");
                        assert_eq!(places.is_empty(), found.is_empty());
                        let expected = if other == board {
                            BTreeSet::new()
                        } else {
                            slow.together(kind, board, other)
                        };
                        let expected: BTreeSet<(String, String)> = expected
                            .iter()
                            .map(|place| (slow.on(place, board), slow.on(place, other)))
                            .map(|(own, others)| (own.to_string(), others.to_string()))
                            .collect();
                        assert_eq!(found, expected, "{kind:?} of {seat:?} with {partner:?}");
                        together += found.len();
                    }
                }
            });
        }
    }
    assert!(alone > 1_000 && together > 1_000, "{alone} {together}");
}

#[test]
fn boards_must_lie_edge_to_edge_with_two_neighbours_each() {
    assert_eq!(Layout::new(&[]), Err(BadLayout::Boards(0)));
    assert_eq!(Layout::new(&[(0, 0); 6]), Err(BadLayout::Boards(6)));
    let overlap = Layout::new(&[(0, 0), (6, -6)]);
    assert_eq!(overlap, Err(BadLayout::Overlap(Seat::A, Seat::B)));
    let corner = Layout::new(&[(0, 0), (7, 7)]);
    let (seat, found) = (Seat::A, 0);
    assert_eq!(corner, Err(BadLayout::Neighbours { seat, found }));
    let row = Layout::new(&[(0, 0), (7, 0), (14, 0)]);
    let (seat, found) = (Seat::A, 1);
    assert_eq!(row, Err(BadLayout::Neighbours { seat, found }));
    let far = Layout::new(&[(0, 0), (i32::MAX, 0)]);
    assert_eq!(far, Err(BadLayout::Far(Seat::B)));
    for (players, corners) in (2..).zip([TWO, THREE, FOUR, FIVE]) {
        let layout = Layout::new(corners).expect("they lie beside each other");
        assert_eq!(Edition::studiolo().layout(players), Some(&layout));
    }
}

#[test]
fn an_edition_may_lay_the_boards_differently_and_says_what_is_wrong() {
    let mut data = Edition::studiolo().data().clone();
    data.joined.corners.insert(2, vec![(0, 0), (0, 7)]);
    data.joined.board = "PP...../PP...../PP...../......./......./......./.......".to_owned();
    let edition = Edition::load(&data).expect("that is possible, too");
    let layout = edition.layout(2).expect("two can play");
    assert_eq!(layout.offset(Seat::A, Seat::B), Some((0, 7)));
    data.joined.corners.remove(&4);
    let players = 4;
    let wrong = BadLayout::Boards(0);
    assert_eq!(data.problems(), [BadEdition::Layout { players, wrong }]);
    data.joined = JoinedData::default();
    data.joined.board = "P....../P....../......./......./......./......./.......".to_owned();
    assert!(matches!(
        data.problems()[..],
        [BadEdition::JoinedPalazzo { .. }]
    ));
}
