//! Placing, checked against a count by hand: a table of seven by seven squares and drawings
//! turned row by row, without any of the engine's bit boards.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;
use florence::rules::Beside;
use florence::{
    Building, Command, Decision, Edition, Fact, Game, Landscape, Moment, Object, Principality,
    Rule, Setup, Squares, Tile,
};
use table::{Card, Item, Seat};

/// The edition as in its file.
const FILE: &str = include_str!("../../../../assets/editions/studiolo.ron");

/// A square by its rank and file, from 0, from the lower left.
type At = (usize, usize);
/// The squares a tile covers, in order.
type Place = Vec<At>;

/// Returns the drawing of a tile: rows from top to bottom.
fn drawing(tile: Tile) -> Vec<Vec<bool>> {
    let name = match tile {
        Tile::Building(kind) => format!("{kind:?}"),
        Tile::Landscape(kind) => format!("{kind:?}"),
    };
    let line = FILE
        .lines()
        .find(|line| line.trim_start().starts_with(&format!("{name}: ")));
    let text = line
        .and_then(|line| line.split('"').nth(1))
        .expect("the file draws every tile");
    let rows = text
        .split('/')
        .map(|row| row.chars().map(|sign| sign == '#').collect());
    rows.collect()
}

/// Rotates by a quarter turn.
fn turned(rows: &[Vec<bool>]) -> Vec<Vec<bool>> {
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    let column = |file: usize| rows.iter().rev().map(|row| row[file]).collect();
    (0..width).map(column).collect()
}

/// Flips to the other side.
fn turned_over(rows: &[Vec<bool>]) -> Vec<Vec<bool>> {
    rows.iter()
        .map(|row| row.iter().rev().copied().collect())
        .collect()
}

/// Returns every place of a tile on an empty grid without a palazzo.
fn on_the_grid(tile: Tile) -> BTreeSet<Place> {
    let mut places = BTreeSet::new();
    let mut rows = drawing(tile);
    for _ in 0..2 {
        for _ in 0..4 {
            let (height, width) = (rows.len(), rows[0].len());
            for rank in 0..=7 - height {
                for file in 0..=7 - width {
                    let mut place = Place::new();
                    for (y, row) in rows.iter().rev().enumerate() {
                        let marked = (0..width).filter(|&x| row[x]);
                        place.extend(marked.map(|x| (rank + y, file + x)));
                    }
                    place.sort_unstable();
                    places.insert(place);
                }
            }
            rows = turned(&rows);
        }
        rows = turned_over(&rows);
    }
    places
}

/// A principality as a table of squares.
#[derive(Clone, Default)]
struct Board {
    /// Under the palazzo or a building.
    walls: [[bool; 7]; 7],
    /// Under a landscape.
    green: [[bool; 7]; 7],
    tiles: Vec<(Tile, Place)>,
    builders: u8,
}

impl Board {
    fn empty(builders: u8) -> Self {
        let mut board = Board {
            builders,
            ..Board::default()
        };
        for rank in 0..2 {
            for file in 0..3 {
                board.walls[rank][file] = true;
            }
        }
        board
    }

    fn stands(&self, tile: Tile) -> bool {
        let is_building = matches!(tile, Tile::Building(_));
        is_building && self.tiles.iter().any(|(other, _)| *other == tile)
    }

    fn is_taken(&self, (rank, file): At) -> bool {
        self.walls[rank][file] || self.green[rank][file]
    }

    fn is_beside_a_wall(&self, (rank, file): At) -> bool {
        let mut beside = false;
        if rank > 0 {
            beside |= self.walls[rank - 1][file];
        }
        if rank < 6 {
            beside |= self.walls[rank + 1][file];
        }
        if file > 0 {
            beside |= self.walls[rank][file - 1];
        }
        if file < 6 {
            beside |= self.walls[rank][file + 1];
        }
        beside
    }

    /// Returns the rule that a tile of this shape on these squares would break.
    fn broken(&self, tile: Tile, place: &Place) -> Option<Rule> {
        let is_building = matches!(tile, Tile::Building(_));
        if self.stands(tile) {
            Some(Rule::P5)
        } else if place.iter().any(|&at| self.is_taken(at)) {
            Some(Rule::P2)
        } else if is_building
            && self.builders < 2
            && place.iter().any(|&at| self.is_beside_a_wall(at))
        {
            Some(Rule::P3)
        } else {
            None
        }
    }

    fn legal(&self, tile: Tile, places: &BTreeSet<Place>) -> BTreeSet<Place> {
        let legal = places
            .iter()
            .filter(|place| self.broken(tile, place).is_none());
        legal.cloned().collect()
    }

    fn put(&mut self, tile: Tile, place: Place) {
        for &(rank, file) in &place {
            match tile {
                Tile::Building(_) => self.walls[rank][file] = true,
                Tile::Landscape(_) => self.green[rank][file] = true,
            }
        }
        self.tiles.push((tile, place));
    }

    /// Returns a board with up to `most` tiles in random legal places.
    fn random(grid: &Grid, most: usize, rng: &mut Rng) -> Self {
        let mut board = Board::empty(rng.u8(..4));
        let landscapes = usize::from(6 - board.builders);
        let tiles: Vec<Tile> = Tile::all().collect();
        for _ in 0..rng.usize(..=most) {
            let tile = tiles[rng.usize(..tiles.len())];
            let green = board
                .tiles
                .iter()
                .filter(|(tile, _)| matches!(tile, Tile::Landscape(_)));
            if matches!(tile, Tile::Landscape(_)) && green.count() >= landscapes {
                continue;
            }
            let legal: Vec<Place> = board.legal(tile, &grid[&tile]).into_iter().collect();
            if !legal.is_empty() {
                board.put(tile, legal[rng.usize(..legal.len())].clone());
            }
        }
        board
    }

    /// Returns a game with this board as seat A's principality.
    fn game(&self, moment: Moment) -> Game {
        let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
        setup.moment = moment;
        for player in &mut setup.players {
            player.hand = Some(vec![Card::Hidden; 3]);
        }
        let player = &mut setup.players[0];
        player.builders = i64::from(self.builders);
        for (tile, place) in &self.tiles {
            match *tile {
                Tile::Building(kind) => player.buildings.push((kind, squares(place))),
                Tile::Landscape(kind) => player.landscapes.push((kind, squares(place))),
            }
        }
        Game::try_from(&setup).expect("a board of legal places is legal")
    }
}

type Grid = BTreeMap<Tile, BTreeSet<Place>>;

fn grid() -> Grid {
    Tile::all().map(|tile| (tile, on_the_grid(tile))).collect()
}

/// Returns the squares by their names.
fn squares(place: &Place) -> Squares {
    let names: Vec<String> = place
        .iter()
        .map(|&(rank, file)| format!("{}{}", ["a", "b", "c", "d", "e", "f", "g"][file], rank + 1))
        .collect();
    names.join(" ").parse().expect("names of squares")
}

fn named(places: &BTreeSet<Place>) -> BTreeSet<String> {
    places
        .iter()
        .map(|place| squares(place).to_string())
        .collect()
}

/// Asserts that the engine finds the same places, each once, and the same number of them.
fn agrees(board: &Board, home: &Principality, grid: &Grid) {
    let edition = Edition::studiolo();
    for (&tile, anywhere) in grid {
        let counted = named(&board.legal(tile, anywhere));
        let places = home.places(tile, Beside::of(board.builders), edition);
        let found: Vec<String> = places.iter().map(|place| place.to_string()).collect();
        assert_eq!(
            found.len(),
            counted.len(),
            "{tile:?} with {} builders",
            board.builders
        );
        assert_eq!(
            found.into_iter().collect::<BTreeSet<_>>(),
            counted,
            "{tile:?}"
        );
        assert_eq!(places.len(), counted.len());
        assert_eq!(places.is_empty(), counted.is_empty());
        assert_eq!(
            home.fits(tile, Beside::of(board.builders), edition),
            !counted.is_empty()
        );
        let by_number = (0..places.len()).filter_map(|n| places.nth(n));
        assert!(by_number.eq(places.iter()));
        assert_eq!(places.nth(places.len()), None);
    }
}

#[test]
fn the_drawings_have_the_sizes_of_the_component_table() {
    for tile in Tile::all() {
        let marked = drawing(tile)
            .concat()
            .into_iter()
            .filter(|&mark| mark)
            .count();
        let size = match tile {
            Tile::Building(kind) => kind.size().squares(),
            Tile::Landscape(Landscape::Forest) => 4,
            Tile::Landscape(Landscape::Lake) => 3,
            Tile::Landscape(Landscape::Park) => 2,
        };
        assert_eq!(marked, size, "{tile:?}");
    }
}

#[test]
fn every_tile_has_the_places_counted_by_hand_on_the_empty_board() {
    let grid = grid();
    for builders in 0..=3 {
        let board = Board::empty(builders);
        let home = Principality::new(Edition::studiolo().palazzo());
        assert_eq!(home.empty().len(), 43);
        agrees(&board, &home, &grid);
    }
}

#[test]
fn every_tile_has_the_places_counted_by_hand_on_random_boards() {
    let grid = grid();
    let mut rng = Rng::with_seed(49);
    for _ in 0..600 {
        let board = Board::random(&grid, 9, &mut rng);
        let game = board.game(Moment::End);
        let home = game.player(Seat::A).principality();
        assert_eq!(home.tiles().count(), board.tiles.len());
        agrees(&board, home, &grid);
        for (&tile, anywhere) in &grid {
            let counted = board.legal(tile, anywhere).len();
            assert_eq!(game.places(Seat::A, tile).len(), counted);
        }
    }
}

#[test]
fn a_building_anywhere_on_the_grid_is_allowed_or_refused_with_the_rule_it_breaks() {
    let grid = grid();
    let mut rng = Rng::with_seed(7);
    let mut refused = BTreeMap::<Rule, usize>::new();
    for _ in 0..150 {
        let board = Board::random(&grid, 6, &mut rng);
        let game = board.game(Moment::Actions(7, Seat::A));
        let home = game.player(Seat::A).principality();
        for (&tile, anywhere) in &grid {
            for place in anywhere {
                let broken = board.broken(tile, place);
                let squares = squares(place);
                let edition = Edition::studiolo();
                let checked = home.check(tile, squares, Beside::of(board.builders), edition);
                assert_eq!(checked.map_err(|violation| violation.rule).err(), broken);
                if let Tile::Building(kind) = tile {
                    let command = Command::new(Seat::A, Decision::build(kind, squares));
                    let checked = game.check(&command);
                    assert_eq!(checked.map_err(|violation| violation.rule).err(), broken);
                }
                if let Some(rule) = broken {
                    *refused.entry(rule).or_default() += 1;
                }
            }
        }
    }
    let rules: Vec<Rule> = refused.into_keys().collect();
    assert_eq!(rules, [Rule::P2, Rule::P3, Rule::P5]);
}

#[test]
fn a_landscape_is_won_if_it_has_a_place_and_lies_where_it_was_counted() {
    let grid = grid();
    let mut rng = Rng::with_seed(11);
    let mut without_place = 0;
    for _ in 0..150 {
        let board = Board::random(&grid, 16, &mut rng);
        let game = board.game(Moment::Auction(7));
        for &kind in Landscape::ALL {
            let tile = Tile::Landscape(kind);
            let counted = board.legal(tile, &grid[&tile]);
            let object = Object::of_landscape(kind);
            let mut won = game;
            let result = won.play(&Command::new(Seat::A, Decision::Win(object, 200)));
            match result {
                Ok(_) => {
                    let legal: BTreeSet<String> = won
                        .legal()
                        .iter()
                        .map(|command| match command.decision {
                            Decision::Place(of, squares) if of == kind => squares.to_string(),
                            other => panic!("{other:?} instead of placing"),
                        })
                        .collect();
                    assert_eq!(legal, named(&counted));
                }
                Err(violation) => {
                    assert_eq!(violation.rule, Rule::A13);
                    assert!(counted.is_empty(), "{kind:?}");
                    without_place += 1;
                }
            }
        }
    }
    assert!(without_place > 0);
}

#[test]
fn squares_that_are_not_the_tile_are_refused_by_p1() {
    let grid = grid();
    let mut rng = Rng::with_seed(3);
    let board = Board::empty(2);
    let game = board.game(Moment::Actions(7, Seat::A));
    for &kind in Building::ALL {
        let tile = Tile::Building(kind);
        for place in &grid[&tile] {
            let mut other = place.clone();
            match rng.u8(..3) {
                0 => drop(other.pop()),
                1 => other.push((rng.usize(..7), rng.usize(..7))),
                _ => other[0] = (rng.usize(..7), rng.usize(..7)),
            }
            other.sort_unstable();
            other.dedup();
            if grid[&tile].contains(&other) {
                continue;
            }
            let squares = squares(&other);
            let command = Command::new(Seat::A, Decision::build(kind, squares));
            let violation = game.check(&command).unwrap_err();
            let fact = Fact::NotThisShape { tile, squares };
            assert_eq!(violation, Rule::P1.broken(fact));
        }
    }
}

#[test]
fn a_tile_may_be_taken_if_and_only_if_some_place_of_it_is_legal() {
    let (mut may, mut may_not) = (0, 0);
    for seed in 0..40 {
        let mut rng = Rng::with_seed(seed);
        let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
        let mut game = Game::try_from(&setup).expect("the deal is legal");
        while let Some(seat) = game.to_act() {
            let legal = game.legal();
            let laid: Vec<Tile> = legal
                .iter()
                .filter_map(|command| match command.decision {
                    Decision::Build(kind, _) => Some(Tile::Building(kind)),
                    Decision::Place(kind, _) => Some(Tile::Landscape(kind)),
                    _ => None,
                })
                .collect();
            for tile in Tile::all() {
                let taken = game.may_take(seat, tile);
                assert_eq!(taken.is_ok(), laid.contains(&tile), "{tile:?}: {taken:?}");
                may += usize::from(taken.is_ok());
                may_not += usize::from(taken.is_err());
            }
            let command = legal.nth(rng.usize(..legal.len()));
            game.play_legal(&command.expect("below the length"));
        }
    }
    assert!(may > 1_000 && may_not > 10_000, "{may}, {may_not}");
}
