//! Checks whether the analysis shows accurate chances to win: of positions given 30 %,
//! about 30 % should be won.
//!
//! Bots of mixed levels play games; some positions of each are analysed with all hands
//! open, as after a game: by the value that the bots have learned, or with `--map` by games
//! simulated to their end and a map from points to chances (`Calibration`), as where the
//! value is of no use. With `--fit`, other games first fit that map, or how much too sure the
//! value is.
//!
//! ```sh
//! cargo run --release --example win_chances -- --games 1000
//! cargo run --release --example win_chances -- --games 1000 --fit 1000
//! cargo run --release --example win_chances -- --games 1000 --map --fit 400
//! ```
//!
//! The same numbers give the same table. Intervals are two standard errors, over games,
//! since positions of one game are won together.

use std::num::NonZero;
use std::thread::available_parallelism;

use clap::Parser;
use florence::mind::bot::{self, Calibration, Imagined, Level, Sight, Thinking};
use florence::mind::tournament::{deal, in_parallel, seed};
use florence::rules::tally::tally;
use florence::{Game, Options};
use table::{Item as _, Seat};

/// Show chances to win against what came.
#[derive(Debug, Parser)]
struct Arguments {
    /// Games whose positions are shown.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Other games that fit the numbers of the map or of the judge; 0 shows those that are
    /// built in.
    #[arg(long, default_value_t = 0)]
    fit: u64,
    /// Simulate games to their end, and convert points to chances by the map.
    #[arg(long)]
    map: bool,
    /// How many phases to play on before the value judges, if not as many as in the program.
    #[arg(long)]
    phases: Option<u8>,
    /// How many players there are (2 to 5); 0 for three, four and five in turn.
    #[arg(long, default_value_t = 0)]
    players: usize,
    /// Positions of each game.
    #[arg(long, default_value_t = 8)]
    positions: usize,
    /// Imagined deals for each position.
    #[arg(long, default_value_t = 40)]
    deals: u64,
    /// The levels of the bots, one of which sits in each seat.
    #[arg(long, value_delimiter = ',', default_value = "4,5")]
    levels: Vec<u8>,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The simulations of some positions of a game, and its result.
struct Outcome {
    positions: Vec<Imagined>,
    /// Each seat's share of the first rank.
    won: Vec<f32>,
}

fn play(number: u64, arguments: &Arguments, levels: &[Level]) -> Outcome {
    let players = match arguments.players {
        0 => 3 + (number % 3) as usize,
        players => players,
    };
    let mut rng = fastrand::Rng::with_seed(seed(number, 0));
    let mut game = deal(players, Options::default(), &mut rng).expect("a deal is legal");
    let sits: Vec<Level> = (0..players)
        .map(|_| levels[rng.usize(..levels.len())])
        .collect();
    let mut positions: Vec<Game> = Vec::new();
    while let Some(seat) = game.to_act() {
        positions.push(game);
        let thoughts = seed(number, positions.len() as u64);
        let command = bot::decide(&game, sits[seat.index()], thoughts, 8, &Thinking::new());
        let command = command.expect("the game goes on");
        game.play(&command).expect("bots decide legally");
    }
    let imagined = |game: &Game| match (arguments.map, arguments.phases) {
        (true, _) => Imagined::from(game, arguments.deals, None),
        (false, None) => Imagined::at(game, arguments.deals),
        (false, Some(phases)) => {
            let sight = Sight {
                phases,
                ..Sight::learned()
            };
            Imagined::from(game, arguments.deals, Some(sight))
        }
    };
    // One from each part of the game.
    let begins = |part: usize| part * positions.len() / arguments.positions;
    let some = (0..arguments.positions).map(|part| {
        let at = rng.usize(begins(part)..begins(part + 1).max(begins(part) + 1));
        imagined(&positions[at])
    });
    let positions = some.collect();
    let accounts = tally(&game);
    let first = accounts.iter().filter(|account| account.rank == 1).count() as f32;
    let won = game.seats().map(|seat| {
        let mut winners = accounts.iter().filter(|account| account.rank == 1);
        let wins = winners.any(|account| account.seat == seat);
        if wins { 1.0 / first } else { 0.0 }
    });
    let won = won.collect();
    Outcome { positions, won }
}

/// Returns how well chances predict results: the mean logarithm of the winner's chance.
fn likelihood(outcomes: &[Outcome], by: &Calibration) -> f64 {
    let mut sum = 0.0;
    let mut count = 0.0;
    for outcome in outcomes {
        for position in &outcome.positions {
            let chance = position.chance(by);
            for (seat, won) in Seat::ALL.iter().zip(&outcome.won) {
                sum += f64::from(*won) * f64::from(chance.wins[*seat].max(1e-4)).ln();
            }
            count += 1.0;
        }
    }
    sum / count
}

/// Returns the numbers under which the results are likeliest, found by small steps: those of
/// the map, or of the judge.
fn fit(outcomes: &[Outcome], threads: usize, map: bool) -> Calibration {
    let of = |[first, second, third, fourth]: [f32; 4]| match map {
        true => Calibration {
            spread: [first, second],
            even: [third, fourth],
            ..Calibration::FITTED
        },
        false => Calibration {
            doubt: [first, second],
            judged_even: [third, fourth],
            ..Calibration::FITTED
        },
    };
    let (mut best, mut steps) = match map {
        true => ([1.5, 4.0, 0.01, 0.05], [0.8, 2.0, 0.02, 0.05]),
        false => ([1.0, 0.0, 0.0, 0.0], [0.4, 0.4, 0.02, 0.05]),
    };
    let mut most = likelihood(outcomes, &of(best));
    for _ in 0..6 {
        for at in 0..4 {
            let tried: Vec<[f32; 4]> = [-1.0, 1.0]
                .iter()
                .map(|sign| {
                    let mut numbers = best;
                    let least = match at {
                        0 => 0.1,
                        1 if !map => -1.0,
                        _ => 0.0,
                    };
                    numbers[at] = (numbers[at] + sign * steps[at]).max(least);
                    numbers
                })
                .collect();
            let found = in_parallel(&tried, threads, &|_| (), &|numbers| {
                likelihood(outcomes, &of(*numbers))
            });
            for (numbers, likely) in tried.into_iter().zip(found) {
                if likely > most {
                    (best, most) = (numbers, likely);
                }
            }
        }
        for step in &mut steps {
            *step *= 0.6;
        }
    }
    of(best)
}

fn main() {
    let arguments = Arguments::parse();
    let threads = available_parallelism().map_or(1, NonZero::get);
    let levels: Vec<Level> = arguments
        .levels
        .iter()
        .filter_map(|&step| Level::of_step(step))
        .collect();
    let play_from = |first: u64, games: u64| -> Vec<Outcome> {
        let numbers: Vec<u64> = (first..first + games).collect();
        in_parallel(&numbers, threads, &|_| (), &|&number| {
            play(number, &arguments, &levels)
        })
    };
    let mut by = Calibration::FITTED;
    if arguments.fit > 0 {
        let fitting = play_from(arguments.seed + arguments.games, arguments.fit);
        println!("before: {:?} {:.4}", by, likelihood(&fitting, &by));
        by = fit(&fitting, threads, arguments.map);
        println!(
            "fitted to {} games: {:?} {:.4}",
            arguments.fit,
            by,
            likelihood(&fitting, &by)
        );
    }
    let outcomes = play_from(arguments.seed, arguments.games);
    println!(
        "{} other games, {} positions each: {:?} {:.4}",
        outcomes.len(),
        arguments.positions,
        by,
        likelihood(&outcomes, &by)
    );
    println!("given           positions  mean given   won");
    // By tenths around 0, 10, 20 … %.
    for tenth in 0..=10_u8 {
        let within = |chance: f32| (chance * 10.0).round() == f32::from(tenth);
        let (mut count, mut given, mut won) = (0.0f64, 0.0f64, 0.0f64);
        let each = |outcome: &Outcome| -> Vec<(f64, f64)> {
            let all = outcome.positions.iter().flat_map(|position| {
                let chance = position.chance(&by);
                let seats = Seat::ALL.iter().zip(&outcome.won);
                let seats = seats.map(|(seat, won)| (chance.wins[*seat], *won));
                seats.collect::<Vec<_>>()
            });
            all.filter(|(chance, _)| within(*chance))
                .map(|(chance, won)| (f64::from(chance), f64::from(won)))
                .collect()
        };
        let games: Vec<Vec<(f64, f64)>> = outcomes.iter().map(each).collect();
        for (chance, wins) in games.iter().flatten() {
            count += 1.0;
            given += chance;
            won += wins;
        }
        let mean = won / f64::max(count, 1.0);
        let squares: f64 = games
            .iter()
            .map(|game| game.iter().map(|(_, won)| won - mean).sum::<f64>().powi(2))
            .sum();
        let within = 2.0 * squares.sqrt() / f64::max(count, 1.0);
        println!(
            "{:>3} to {:>3} %   {:>9}      {:>5.1} %   {:>5.1} ± {:.1} %",
            (10 * tenth).saturating_sub(5),
            (10 * tenth + 5).min(100),
            count,
            100.0 * given / f64::max(count, 1.0),
            100.0 * mean,
            100.0 * within
        );
    }
}
