//! Measures how much better each bot of *The Prince* is than the one before it.
//!
//! Games are played in pairs with the same deal; in the second game the two bots have
//! changed seats. The bots alternate, shifted by one seat from pair to pair. A game gives
//! one point to the winner's side, shared by winners of both sides, so equal bots would get
//! half of each pair. The error is over pairs. The tool also shows the prices of cards by
//! kind and turn, and which bots were Popes.
//!
//! ```sh
//! cargo run --release --example prince_ladder -- GAMES [LEVEL [PLAYERS [BELOW]]]
//! ```
//!
//! LEVEL (2 to 6) is measured against the one before it, or against BELOW; without it, or with
//! 0, every level is measured, with 3, 4 and 5 players.

use std::collections::BTreeMap;
use std::time::Instant;

use prince::mind::bot::{Level, decide};
use prince::{CardType, Event, Game, Options, Setup};
use table::{Item as _, Seat};

/// The observations in the games of a step.
#[derive(Default)]
struct Seen {
    /// The number of sold cards, and their total price.
    prices: BTreeMap<(CardType, u8), (u32, u32)>,
    popes_of_better: u32,
    popes: u32,
    points: [u32; 2],
    seats: [u32; 2],
    decisions: u32,
    seizures: [u32; 2],
    /// How long each side took for each decision, in microseconds.
    took: [Vec<u128>; 2],
}

/// Plays a game; returns the better level's share of the victory.
fn play(players: usize, deal: u64, levels: [Level; 2], better: &[bool], seen: &mut Seen) -> f64 {
    let names = ["Anna", "Ben", "Clara", "David", "Eva"];
    let mut setup = Setup::digital(names[..players].iter().copied(), deal);
    setup.options = Options::with_bots();
    setup.pope = Seat::ALL[usize::try_from(deal).unwrap_or(0) % players];
    let mut game = Game::try_from(&setup).expect("a sound start");
    let side = |seat: Seat| usize::from(better[seat.index()]);
    while let Some(seat) = game.may_decide().first() {
        let view = game.seen_from(Some(seat));
        seen.decisions += 1;
        let seed = deal.wrapping_mul(1_000_003) + u64::from(seen.decisions);
        let began = Instant::now();
        let command = decide(&view, seat, levels[side(seat)], seed);
        seen.took[side(seat)].push(began.elapsed().as_micros());
        let turn = game.turn();
        for event in game.play(&command).expect("a legal decision") {
            match event {
                Event::Sold(_, card, price) => {
                    let kind = (game.type_of(card), turn);
                    let (sold, sum) = seen.prices.entry(kind).or_default();
                    *sold += 1;
                    *sum += price;
                }
                Event::Elected(pope, _) => {
                    seen.popes += 1;
                    seen.popes_of_better += u32::from(better[pope.index()]);
                }
                Event::Fought(_, _, won) => seen.seizures[usize::from(won)] += 1,
                _ => {}
            }
        }
    }
    let ranking = game.ranking();
    for ranked in &ranking {
        seen.points[side(ranked.seat)] += u32::from(ranked.points);
        seen.seats[side(ranked.seat)] += 1;
    }
    let winners: Vec<Seat> = ranking
        .iter()
        .filter(|one| one.rank == 1)
        .map(|one| one.seat)
        .collect();
    let won = winners.iter().filter(|seat| better[seat.index()]).count();
    won as f64 / winners.len() as f64
}

fn measure(players: usize, games: u64, levels: [Level; 2]) {
    let start = Instant::now();
    let mut seen = Seen::default();
    let mut shares = Vec::new();
    for pair in 0..games.div_ceil(2) {
        let shift = usize::try_from(pair).unwrap_or(0);
        let better: Vec<bool> = (0..players)
            .map(|at| (at + shift).is_multiple_of(2))
            .collect();
        let first = play(players, pair, levels, &better, &mut seen);
        let other: Vec<bool> = better.iter().map(|is| !is).collect();
        let second = play(players, pair, levels, &other, &mut seen);
        shares.push(f64::midpoint(first, second));
    }
    let pairs = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / pairs;
    let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    let error = (squares / (pairs - 1.0).max(1.0) / pairs).sqrt();
    let [worse, better] = levels;
    println!(
        "{players} players: {better:?} has {:.1} % (± {:.1}) of the victories against {worse:?}; {} games, {:.1} s",
        100.0 * mean,
        100.0 * error,
        2 * shares.len(),
        start.elapsed().as_secs_f64(),
    );
    let average = |at: usize| f64::from(seen.points[at]) / f64::from(seen.seats[at].max(1));
    println!(
        "  points {:.1} to {:.1}; Popes {:.0} % of {better:?}; {} decisions a game; seizures {} won, {} lost",
        average(1),
        average(0),
        100.0 * f64::from(seen.popes_of_better) / f64::from(seen.popes.max(1)),
        seen.decisions / u32::try_from(2 * shares.len()).unwrap_or(1),
        seen.seizures[1],
        seen.seizures[0],
    );
    for took in &mut seen.took {
        took.sort_unstable();
    }
    let [worse_took, better_took] = &seen.took;
    let at = |took: &[u128], part: usize| {
        took.get(took.len() * part / 1000)
            .map_or(0.0, |&us| us as f64 / 1000.0)
    };
    println!(
        "  {better:?} decides in {:.2} ms (median), {:.1} ms (999 in 1000); {worse:?} in {:.2} ms",
        at(better_took, 500),
        at(better_took, 999),
        at(worse_took, 500),
    );
    for kind in CardType::ALL {
        let price = |turn: u8| match seen.prices.get(&(*kind, turn)) {
            Some((sold, sum)) => format!("{:5.1}", f64::from(*sum) / f64::from(*sold)),
            None => "    –".to_owned(),
        };
        println!(
            "  {:<12} {} {} {} D",
            format!("{kind:?}"),
            price(1),
            price(2),
            price(3)
        );
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments
        .next()
        .and_then(|games| games.parse().ok())
        .unwrap_or(100);
    let mut number = || {
        arguments
            .next()
            .and_then(|number| number.parse::<usize>().ok())
    };
    let asked = number().filter(|&level| level > 0);
    let players = number();
    let below = number();
    let at = |number: usize| Level::ALL[number.clamp(1, Level::ALL.len()) - 1];
    let tables = players.map_or(3..=5, |players| players..=players);
    for better in 2..=Level::ALL.len() {
        if asked.is_some_and(|asked| asked != better) {
            continue;
        }
        let levels = [at(below.unwrap_or(better - 1)), at(better)];
        for players in tables.clone() {
            measure(players, games, levels);
        }
    }
}
