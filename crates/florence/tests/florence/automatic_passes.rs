//! Which players are passed without being asked. In random games and in games of bots,
//! every bidder is checked: everything they could still do is tried by code that shares
//! nothing with the code of the rules.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the numbers are small"
)]

#[allow(dead_code)]
use crate::chance;

use chance::{Agreed, Table};
use fastrand::Rng;
use florence::mind::bot;
use florence::mind::bot::{Level, Thinking};
use florence::rules::game::Bidding;
use florence::{Command, Decision, Game, Landscape, NoRaise, Object, Setup, Tile, Useless};
use table::Seat;

/// Random games of each kind for each number of players.
const GAMES: u64 = 1_000;
/// Games of bots for each number of players.
const GAMES_OF_BOTS: u64 = 80;

/// A grid of 7×7, row by row from the lowest.
type Grid = [[bool; 7]; 7];

/// Returns a drawing as the squares it marks, counted from its lower left.
fn squares_of(drawing: &str, mark: char) -> Vec<(i32, i32)> {
    let mut squares = Vec::new();
    for (rank, row) in drawing.split('/').rev().enumerate() {
        for (file, sign) in row.chars().enumerate() {
            if sign == mark {
                squares.push((file as i32, rank as i32));
            }
        }
    }
    squares
}

/// Returns whether a drawing, in any orientation, has a place on free squares.
fn lies_somewhere(drawing: &str, taken: &Grid) -> bool {
    let mut squares = squares_of(drawing, '#');
    for turn in 0..8 {
        if turn == 4 {
            for square in &mut squares {
                square.0 = -square.0;
            }
        }
        for square in &mut squares {
            *square = (-square.1, square.0);
        }
        for left in -7..14 {
            for down in -7..14 {
                let free = squares.iter().all(|&(file, rank)| {
                    let (file, rank) = (file + left, rank + down);
                    let on_grid = (0..7).contains(&file) && (0..7).contains(&rank);
                    on_grid && !taken[rank as usize][file as usize]
                });
                if free {
                    return true;
                }
            }
        }
    }
    false
}

/// Returns the squares of a seat that are taken by tiles.
fn taken(game: &Game, seat: Seat) -> Grid {
    let mut grid = Grid::default();
    // Joined boards use their other side.
    let data = game.edition().data();
    let board = match game.options().cooperative {
        true => &data.joined.board,
        false => &data.board,
    };
    for (file, rank) in squares_of(board, 'P') {
        grid[rank as usize][file as usize] = true;
    }
    for (_, squares) in game.player(seat).principality().tiles() {
        for square in squares.iter() {
            grid[square.rank() as usize][square.file() as usize] = true;
        }
    }
    grid
}

/// Returns whether at least one of the six tiles of a kind is still in the supply.
fn is_left(game: &Game, kind: Landscape) -> bool {
    let lying = game.seats().map(|seat| {
        let tiles = game.player(seat).principality().tiles();
        tiles
            .filter(|(tile, _)| *tile == Tile::Landscape(kind))
            .count()
    });
    lying.sum::<usize>() < 6
}

/// Returns whether the seat could use the object.
fn could_keep(game: &Game, seat: Seat, object: Object) -> bool {
    let kinds: &[Landscape] = match object {
        Object::Forest => &[Landscape::Forest],
        Object::Lake => &[Landscape::Lake],
        Object::Park => &[Landscape::Park],
        Object::Landscape => &[Landscape::Forest, Landscape::Lake, Landscape::Park],
        Object::Builder => return game.player(seat).builders() < 3,
        Object::Jester | Object::PrestigeCard | Object::RecruitingCard => return true,
    };
    let drawings = &game.edition().data().landscapes;
    kinds
        .iter()
        .any(|kind| is_left(game, *kind) && lies_somewhere(&drawings[kind], &taken(game, seat)))
}

/// Returns what a point sells for (G4; nothing with *Muse & Princess*, M12), and the raise
/// (A5), unless the table has agreed otherwise.
fn point_and_raise(game: &Game) -> (u32, u32) {
    let house = game.options().house_rules;
    let printed = if game.options().muse { 0 } else { 100 };
    let point = house.point_sells_for.unwrap_or(printed);
    (point, house.raise.unwrap_or(100))
}

/// Returns the points a seat may give up for money.
fn for_sale(game: &Game, seat: Seat) -> u16 {
    let (point, _) = point_and_raise(game);
    match point {
        0 => 0,
        _ => game.player(seat).prestige(),
    }
}

/// Returns the smallest number of points to give up for the next bid, counted coin by coin;
/// `None` if all of them are not enough.
fn points_to_pay(game: &Game, bidding: &Bidding) -> Option<u16> {
    let player = game.player(bidding.turn);
    let (point, raise) = point_and_raise(game);
    (0..=for_sale(game, bidding.turn)).find(|&points| {
        let purse = player.money() + (0..points).map(|_| point).sum::<u32>();
        purse >= bidding.price + raise
    })
}

/// Tries every possible sale of points, and the raise after each of them.
fn some_raise_is_taken(game: &Game, bidding: &Bidding) -> bool {
    let seat = bidding.turn;
    (0..=for_sale(game, seat)).any(|points| {
        let mut sold = *game;
        if points > 0 {
            let sale = Command::new(seat, Decision::Sell(points));
            sold.play(&sale).expect("points may be given up");
        }
        let (_, raise) = point_and_raise(game);
        let raise = Decision::Raise(bidding.price + raise);
        sold.check(&Command::new(seat, raise)).is_ok()
    })
}

/// How often each case occurred.
#[derive(Debug, Default)]
struct Seen {
    out_of_reach: u32,
    three_builders: u32,
    no_place: u32,
    only_by_points: u32,
    free: u32,
}

/// Checks that a player is passed exactly when nothing else is possible, and returns the
/// pass.
fn looked_at(game: &Game, seen: &mut Seen) -> Option<Command> {
    let forced = game.forced_pass();
    let bidding = game.auction().and_then(|auction| auction.bidding);
    // While a player chooses from the cards of a Professor, there is no bidding (M10).
    let Some(bidding) = bidding.filter(|_| game.pending().is_none()) else {
        assert_eq!(forced, None, "nobody bids");
        return None;
    };
    let seat = bidding.turn;
    let points = points_to_pay(game, &bidding);
    let (_, raise) = point_and_raise(game);
    let keeps = could_keep(game, seat, bidding.object);
    let can_raise = points.is_some() && keeps;
    assert_eq!(forced.is_none(), can_raise, "{bidding:?} in {game:?}");
    assert_eq!(some_raise_is_taken(game, &bidding), can_raise, "{game:?}");
    let count = match forced {
        None if points == Some(0) => &mut seen.free,
        None => &mut seen.only_by_points,
        Some((_, NoRaise::OutOfReach { next })) => {
            assert_eq!((points, keeps, next), (None, true, bidding.price + raise));
            &mut seen.out_of_reach
        }
        Some((_, NoRaise::Useless(Useless::ThreeBuilders))) => {
            assert_eq!(bidding.object, Object::Builder);
            &mut seen.three_builders
        }
        Some((_, NoRaise::Useless(Useless::NoPlace(object)))) => {
            assert_eq!(bidding.object, object);
            &mut seen.no_place
        }
    };
    *count += 1;
    let pass = forced.map(|(pass, _)| pass);
    if let Some(pass) = pass {
        assert_eq!(pass, Command::new(seat, Decision::Pass));
        assert_eq!(game.check(&pass), Ok(()));
    }
    pass
}

/// Chooses the next command. Prices are driven up now and then, so that players run out of
/// money.
fn next(game: &Game, table: Table, rng: &mut Rng) -> Command {
    let bidding = game.auction().and_then(|auction| auction.bidding);
    let bidding = bidding.filter(|_| game.pending().is_none());
    if let Some(bidding) = bidding.filter(|_| rng.u8(..3) > 0) {
        let (_, raise) = point_and_raise(game);
        let raise = Decision::Raise(bidding.price + raise);
        let raise = Command::new(bidding.turn, raise);
        if game.check(&raise).is_ok() {
            return raise;
        }
        let sell = Command::new(bidding.turn, Decision::Sell(1));
        if rng.bool() && game.check(&sell).is_ok() {
            return sell;
        }
    }
    chance::next(game, table, rng)
}

#[test]
fn in_ten_thousand_random_games_exactly_those_who_can_do_nothing_else_are_passed() {
    let mut seen = Seen::default();
    let games = chance::games(GAMES, 50);
    for agreed in Agreed::all() {
        for seed in 0..games {
            let mut rng = Rng::with_seed(seed * 10 + agreed.number());
            let table = match seed % 4 {
                0 => Table::Digital,
                _ => Table::Tracked,
            };
            let setup = chance::start(table, agreed, &mut rng);
            let mut game = Game::try_from(&setup).expect("the start is legal");
            while !game.is_over() {
                let command = looked_at(&game, &mut seen);
                let command = command.unwrap_or_else(|| next(&game, table, &mut rng));
                game.play(&command).expect("it is legal");
            }
        }
    }
    let often = |found: u32, in_ten_thousand: u64| {
        assert!(
            u64::from(found) * GAMES > in_ten_thousand * games,
            "{seen:?}"
        );
    };
    often(seen.free, 100_000);
    often(seen.out_of_reach, 1_000);
    often(seen.only_by_points, 1_000);
    often(seen.three_builders, 100);
    often(seen.no_place, 100);
}

#[test]
fn bots_pass_where_they_can_do_nothing_else_and_are_asked_everywhere_else() {
    const LEVELS: [Level; 3] = [Level::EASY, Level::MEDIUM, Level::One];
    let mut seen = Seen::default();
    let (mut by_points, mut passed) = (0, 0);
    for players in 2..=5 {
        for deal in 0..GAMES_OF_BOTS {
            let mut rng = Rng::with_seed(deal);
            let names = ["Anna", "Ben", "Clara", "David", "Eva"];
            let setup = Setup::digital(names.into_iter().take(players), &mut rng);
            let mut game = Game::try_from(&setup).expect("the deal is legal");
            while let Some(seat) = game.to_act() {
                let level = LEVELS[(seat as usize + deal as usize) % LEVELS.len()];
                let decided = bot::decide(&game, level, rng.u64(..), 0, &Thinking::new());
                let decided = decided.expect("there is always something to decide");
                if let Some(pass) = looked_at(&game, &mut seen) {
                    assert_eq!(decided, pass, "{level:?} {game:?}");
                    passed += 1;
                }
                let bids = game
                    .auction()
                    .is_some_and(|auction| auction.bidding.is_some());
                by_points += u32::from(bids && matches!(decided.decision, Decision::Sell(_)));
                game.play(&decided).expect("bots decide what is legal");
            }
        }
    }
    assert!(
        seen.out_of_reach > 100 && seen.only_by_points > 100,
        "{seen:?}"
    );
    assert!(by_points > 20, "bots give up points for a bid: {by_points}");
    assert!(passed > 100, "{passed}");
}
