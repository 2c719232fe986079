//! Measures what each weight of *Tiletum*'s bots is worth: every weight is increased and
//! decreased by a fraction, and level four plays with it in all seats at tables for two, three
//! and four.
//!
//! The output is by how many points the mean score changes in the same games, with its
//! error: a change that helps shows a plus of more than twice the error.
//!
//! ```sh
//! cargo run --release -p tiletum --example tiletum_tune -- GAMES PART [WEIGHT]
//! ```

use table::{Item as _, Seat};
use tiletum::mind::bot::{Level, Mind, Weights, plan_by};
use tiletum::mind::simulate::play_by;
use tiletum::{Game, Setup};

fn play(players: usize, seed: u64, weights: &[Weights]) -> Game {
    let names = ["Anna", "Ben", "Clara", "Dana"];
    let mut setup = Setup::digital(names[..players].iter().copied(), seed);
    setup.first = Seat::ALL[usize::try_from(seed).unwrap_or(0) / players % players];
    let played = play_by(&setup, seed, |game, seat, guesses| {
        let mind = Mind::of(Level::Four);
        plan_by(game, seat, &mind, &weights[seat.index()], guesses)
    });
    match played {
        Ok(played) => played.game,
        Err(broken) => panic!("{players} players, seed {seed}: {broken}"),
    }
}

/// Returns the mean score of each of this many games.
fn scores(games: u64, weights: Weights) -> Vec<f64> {
    let play = |seed: u64| {
        let players = 2 + usize::try_from(seed).unwrap_or(0) % 3;
        let game = play(players, seed, &[weights; 4]);
        let vp = game.seats().map(|seat| f64::from(game.player(seat).vp()));
        vp.sum::<f64>() / players as f64
    };
    (0..games).map(play).collect()
}

/// Returns the mean and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize| arguments.get(at).map_or("", String::as_str);
    let games: u64 = word(0).parse().unwrap_or(200);
    let part: f32 = word(1).parse().unwrap_or(0.3);
    let unchanged = scores(games, Weights::TUNED);
    let (score, error) = mean(&unchanged);
    println!("unchanged: {score:.2} ± {error:.2} points, {games} games");
    let mut tuned = Weights::TUNED;
    let names: Vec<&str> = tuned.all().iter().map(|(name, _)| *name).collect();
    for name in names {
        if !word(2).is_empty() && word(2) != name {
            continue;
        }
        for factor in [1.0 + part, 1.0 - part] {
            let mut weights = Weights::TUNED;
            for (other, numbers) in weights.all() {
                if other == name {
                    for number in numbers {
                        *number *= factor;
                    }
                }
            }
            let changed = scores(games, weights).into_iter();
            let gains: Vec<f64> = changed
                .zip(&unchanged)
                .map(|(one, other)| one - other)
                .collect();
            let (gain, error) = mean(&gains);
            println!("{name} × {factor:.2}: {gain:+.2} ± {error:.2}");
        }
    }
}
