//! What the rules and the planner take, beside what peers take for the like: chess moves of
//! shakmaty, a plain search on sets of 64 bits, `serde_json`. Prints lines of the table in
//! `README.md`; `page.sh` puts the table together. With a word behind `--`, for example
//! `cargo bench -p benches --bench peers -- Prince`, only the lines with that word.

use std::hint::black_box;
use std::path::Path;

use benches::packing::{number_of, questions};
use benches::random::{self, play_one, play_out, play_out_prince, play_out_tiletum};
use benches::row::{Row, heading, number, quartiles, seconds, shown};
use fastrand::Rng;
use florence::{Building, Game, Squares, Tile};
use serde_json::Value;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Move, Position};
use table::save::format::{Format, Save};
use table::{Item as _, Seat};

/// The number of different games, used in turn.
const GAMES: u64 = 100;
/// How often something short is done between two looks at the clock.
const TIMES: u64 = 20_000;
/// How many places the plain search may try for one question.
const MOST: u64 = 20_000_000;

fn main() {
    println!("{}", heading());
    decisions();
    copies();
    places();
    if is_wanted("packing") {
        packing();
    }
    replay();
    saves();
}

/// Returns whether this line is asked for.
fn is_wanted(what: &str) -> bool {
    let mut words = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"));
    words.next().is_none_or(|word| what.contains(&word))
}

/// Measures and prints a line, if it is asked for.
fn print(row: Row<'_>, ours: impl Fn() -> u64, peer: impl Fn() -> u64) {
    if is_wanted(row.what) {
        println!("{}", row.speeds(ours, peer));
    }
}

/// Plays chess at random, as our games are played, until the game ends or 400 moves are made, and shows each move.
fn chess(mut rng: Rng, mut show: impl FnMut(Move)) {
    let mut position = Chess::default();
    for _ in 0..400 {
        let legal = position.legal_moves();
        if legal.is_empty() || position.is_insufficient_material() {
            break;
        }
        let chosen = legal[rng.usize(..legal.len())];
        position.play_unchecked(chosen);
        show(chosen);
    }
}

/// Plays chess at random. Returns the number of moves.
fn play_out_chess(rng: Rng) -> u64 {
    let mut moves = 0;
    chess(rng, |_| moves += 1);
    moves
}

/// Prints how fast random decisions are, for each game and number of players.
fn decisions() {
    let chess = || {
        let seeds = 0..GAMES;
        seeds.map(|seed| play_out_chess(Rng::with_seed(seed))).sum()
    };
    let next = |game: &str, players: usize, promise: &str, play: &dyn Fn() -> u64| {
        let row = Row {
            what: &format!("a random decision of *{game}*, {players} players"),
            peer: "a random chess move of shakmaty",
            promise,
        };
        print(row, play, chess);
    };
    for players in 2..=5 {
        let games: Vec<_> = (0..GAMES).map(|n| random::florence(players, n)).collect();
        next("The Princes of Florence", players, "at least 2.0", &|| {
            let games = games.iter();
            games.map(|(game, rng)| play_out(*game, rng.clone())).sum()
        });
    }
    for players in 3..=5 {
        let games: Vec<_> = (0..GAMES).map(|n| random::prince(players, n)).collect();
        next("The Prince", players, "at least 1.5", &|| {
            let games = games.iter();
            let played = games.map(|(game, rng)| play_out_prince(*game, rng.clone()));
            played.sum()
        });
    }
    for players in 2..=4 {
        let games: Vec<_> = (0..GAMES).map(|n| random::tiletum(players, n)).collect();
        next("Tiletum", players, "at least 1.0", &|| {
            let games = games.iter();
            let played = games.map(|(game, rng)| play_out_tiletum(*game, rng.clone()));
            played.sum()
        });
    }
}

/// Returns a game of five in the middle.
fn middle() -> Game {
    let (mut game, mut rng) = random::florence(5, 7);
    while game.round() < 5 && play_one(&mut game, &mut rng) {}
    game
}

/// Prints what a copy of a position costs.
fn copies() {
    fn copied<T: Copy>(from: &T) -> u64 {
        let mut copy = *from;
        for _ in 0..TIMES {
            *black_box(&mut copy) = *black_box(from);
        }
        TIMES
    }
    let position = Chess::default();
    let next = |game: &str, bytes: usize, ours: &dyn Fn() -> u64| {
        let row = Row {
            what: &format!("a copy of a position of *{game}* ({bytes} bytes)"),
            peer: &format!("of a chess position ({} bytes)", size_of::<Chess>()),
            promise: "at most 25 ns",
        };
        let peer = || {
            let mut copy = position.clone();
            for _ in 0..TIMES {
                black_box(&mut copy).clone_from(black_box(&position));
            }
            TIMES
        };
        print(row, ours, peer);
    };
    let florence = middle();
    let (prince, _) = random::prince(5, 7);
    let (tiletum, _) = random::tiletum(4, 7);
    next("The Princes of Florence", size_of::<Game>(), &|| {
        copied(&florence)
    });
    next("The Prince", size_of::<prince::Game>(), &|| copied(&prince));
    next("Tiletum", size_of::<tiletum::Game>(), &|| copied(&tiletum));
}

/// Prints how fast the places of a tile are found.
fn places() {
    let game = middle();
    let seat = Seat::ALL[0];
    let bits = |place: Squares| place.iter().fold(0, |all, at| all | 1_u64 << number_of(at));
    for (name, building) in [
        ("Workshop", Building::Workshop),
        ("Library", Building::Library),
    ] {
        let tile = Tile::Building(building);
        let all = game.edition().shape(tile).places(Squares::ALL);
        let all: Vec<u64> = all.iter().map(bits).collect();
        let home = game.player(seat).principality();
        let free = bits(home.open_to(tile, game.beside(seat)));
        let ours = || -> u64 {
            for _ in 0..TIMES {
                black_box(black_box(&game).places(seat, tile).len());
            }
            TIMES
        };
        let plain = || -> u64 {
            for _ in 0..TIMES {
                let free = black_box(free);
                let places = black_box(&all).iter();
                black_box(places.filter(|&&place| place & !free == 0).count());
            }
            TIMES
        };
        let row = Row {
            what: &format!("all places of a {name}, counted"),
            peer: "each place tried on 64 bits",
            promise: "",
        };
        print(row, ours, plain);
    }
}

/// Prints how fast questions of packing are answered.
fn packing() {
    let all = questions(50, 1);
    let mut ratios = Vec::new();
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    let mut open = 0;
    for question in &all {
        let plain = question.plain();
        let fastest = |work: &dyn Fn()| {
            let tries = (0..5).map(|_| seconds(work));
            tries.fold(f64::INFINITY, f64::min)
        };
        let our_time = fastest(&|| {
            black_box(question.fits());
        });
        let answer = plain.fits(MOST);
        match answer {
            Some(answer) => assert_eq!(answer, question.fits(), "{question:?}"),
            None => open += 1,
        }
        let their_time = fastest(&|| {
            black_box(plain.fits(MOST));
        });
        ratios.push(their_time / our_time);
        ours.push(our_time);
        theirs.push(their_time);
    }
    let name = format!("a question of packing, the median of {}", all.len());
    let peer = format!(
        "a plain search on 64 bits, {open} of {} given up",
        all.len()
    );
    let row = Row {
        what: &name,
        peer: &peer,
        promise: "",
    };
    let of = |all: &[f64]| quartiles(all.iter().copied());
    let ([_, our_middle, _], [_, their_middle, _]) = (of(&ours), of(&theirs));
    println!(
        "{}",
        row.line(&shown(our_middle), &shown(their_middle), of(&ratios))
    );
    let slowest = |all: &[f64]| all.iter().copied().fold(0.0, f64::max);
    let (ours, theirs) = (slowest(&ours), slowest(&theirs));
    println!(
        "| the slowest of these questions | {} | {peer}: {} | {} | at most 0.5 ms |",
        shown(ours),
        shown(theirs),
        number(theirs / ours),
    );
}

fn sample() -> Save<Game> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../saves/four-players.ron");
    Save::<Game>::read(&file).expect("the sample game can be read")
}

/// Prints how fast a game is replayed, each decision checked by the rules, beside as many moves
/// of chess games, each checked too.
fn replay() {
    let save = sample();
    let mut left = save.log.len();
    let mut games: Vec<Vec<UciMove>> = Vec::new();
    while left > 0 {
        let mut moves = Vec::new();
        chess(Rng::with_seed(games.len() as u64), |it| {
            moves.push(it.to_uci(CastlingMode::Standard));
        });
        moves.truncate(left);
        left -= moves.len();
        games.push(moves);
    }
    const REPLAYS: u64 = 200;
    let ours = || -> u64 {
        for _ in 0..REPLAYS {
            let session = black_box(&save).clone().into_session();
            let session = session.expect("the sample game can be played");
            assert_eq!(black_box(session).legal_len(), save.log.len());
        }
        REPLAYS
    };
    let peer = || -> u64 {
        for _ in 0..REPLAYS {
            for moves in black_box(&games) {
                let mut position = Chess::default();
                for it in moves {
                    let it = it.to_move(&position).expect("it was legal");
                    position.play_unchecked(it);
                }
                black_box(position);
            }
        }
        REPLAYS
    };
    let row = Row {
        what: &format!("the sample game of {} decisions replayed", save.log.len()),
        peer: "as many chess moves of shakmaty, checked",
        promise: "at most 20 µs",
    };
    print(row, ours, peer);
}

/// Prints how fast a save is written as text and read, beside the same content as a value of
/// `serde_json`.
fn saves() {
    let save = sample();
    let text = save.to_json().expect("it can be written");
    let value: Value = serde_json::from_str(&text).expect("it is JSON");
    const SAVES: u64 = 50;
    let many = |work: &dyn Fn()| -> u64 {
        (0..SAVES).for_each(|_| work());
        SAVES
    };
    let written = Row {
        what: "the sample game written as text",
        peer: "the same content by serde_json",
        promise: "",
    };
    print(
        written,
        || many(&|| drop(black_box(black_box(&save).to_ron()))),
        || many(&|| drop(black_box(serde_json::to_string_pretty(black_box(&value))))),
    );
    let ron = save.to_ron().expect("it can be written");
    let read = Row {
        what: "the sample game read from its text",
        peer: "the same content by serde_json",
        promise: "",
    };
    print(
        read,
        || many(&|| drop(black_box(Save::<Game>::parse(black_box(&ron), Format::Ron)))),
        || many(&|| drop(black_box(serde_json::from_str::<Value>(black_box(&text))))),
    );
}
