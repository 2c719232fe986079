//! Counts what a bot's buildings, freedoms and landscapes say about the professions in its hand.
//!
//! From games of bots it takes positions and hidden professions, and fits how much more likely
//! each of the clues makes a profession than any other one that could be there. The weights
//! of `crates/florence/src/mind/bot/beliefs.rs` are its results.
//!
//! ```sh
//! cargo run --release -p florence --example bots_beliefs -- --games 2000
//! ```

use clap::Parser;
use florence::mind::bot::{CLUES, Clues, Level, Thinking, decide};
use florence::mind::tournament::{deal, seed};
use florence::{AnyCard, Game, Options, Phase};
use table::{Item, Seat, Set};

/// Count what is known of hidden professions.
#[derive(Debug, Parser)]
struct Question {
    /// How many games.
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// The level of the bots that play them.
    #[arg(long, default_value_t = 4)]
    level: u8,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A hidden card: its clues, and those of all cards that could be there.
struct Seen {
    there: [f64; CLUES],
    possible: Vec<[f64; CLUES]>,
}

fn main() {
    let question = Question::parse();
    let mut seen = [Vec::new(), Vec::new(), Vec::new()];
    for number in 0..question.games {
        let number = question.seed + number;
        let players = 3 + (number % 3) as usize;
        look_at(number, players, question.level, &mut seen);
    }
    let mut weights = [0.0; CLUES];
    for (kind, seen) in ["professions", "bonus cards", "prestige cards"]
        .iter()
        .zip(&seen)
    {
        let (before, _) = likelihood(seen, &weights);
        for _ in 0..400 {
            let (_, slope) = likelihood(seen, &weights);
            for (weight, slope) in weights.iter_mut().zip(slope) {
                *weight += 4.0 * slope;
            }
        }
        let (after, _) = likelihood(seen, &weights);
        let count = seen.len();
        println!("{count} {kind}: log likelihood {before:.3} without clues, {after:.3} with them");
        // Every kind has clues of its own, which are 0 for the other kinds.
    }
    println!("{weights:.2?}");
}

/// Plays a game and notes what the first seat cannot see at the beginning of each auction.
fn look_at(number: u64, players: usize, level: u8, seen: &mut [Vec<Seen>; 3]) {
    let level = Level::ALL[usize::from(level - 1)];
    let mut rng = fastrand::Rng::with_seed(number);
    let mut game = deal(players, Options::default(), &mut rng).expect("a shuffled deal is legal");
    let mut count = 0;
    let mut round = 1;
    while game.to_act().is_some() {
        if game.phase() == Phase::Auction && game.round() > round {
            round = game.round();
            note(&game, seen);
        }
        let command = decide(
            &game,
            level,
            seed(number, count),
            u32::MAX,
            &Thinking::new(),
        );
        count += 1;
        let command = command.expect("a bot decides when it is to act");
        game.play(&command).expect("bots decide legally");
    }
}

fn note(game: &Game, seen: &mut [Vec<Seen>; 3]) {
    let [professions, bonus_cards, prestige_cards] = seen;
    let view = game.seen_by(Seat::A);
    for rival in game.seats().filter(|&seat| seat != Seat::A) {
        let clues = Clues::of(&view, rival);
        let (there, known) = (game.player(rival), view.player(rival));
        let hidden = there.hand().known().minus(known.hand().known());
        held(&clues, hidden, view.unknown_professions(), professions);
        let hidden = there
            .bonus_cards()
            .known()
            .minus(known.bonus_cards().known());
        held(&clues, hidden, view.unknown_bonus_cards(), bonus_cards);
        let hidden = there
            .prestige_cards()
            .known()
            .minus(known.prestige_cards().known());
        held(
            &clues,
            hidden,
            view.unknown_prestige_cards(),
            prestige_cards,
        );
    }
}

fn held<T: Item + Into<AnyCard>>(
    clues: &Clues<'_>,
    hidden: Set<T>,
    possible: Set<T>,
    seen: &mut Vec<Seen>,
) {
    let of = |card: T| clues.to(card.into()).map(f64::from);
    for card in hidden {
        seen.push(Seen {
            there: of(card),
            possible: possible.iter().map(of).collect(),
        });
    }
}

/// Returns the mean logarithm of the likelihood, and its slope.
fn likelihood(seen: &[Seen], weights: &[f64; CLUES]) -> (f64, [f64; CLUES]) {
    let score = |clues: &[f64; CLUES]| -> f64 {
        clues
            .iter()
            .zip(weights)
            .map(|(clue, weight)| clue * weight)
            .sum()
    };
    let mut sum = 0.0;
    let mut slope = [0.0; CLUES];
    for one in seen {
        let all: Vec<f64> = one
            .possible
            .iter()
            .map(|clues| score(clues).exp())
            .collect();
        let total: f64 = all.iter().sum();
        sum += score(&one.there) - total.ln();
        for at in 0..CLUES {
            let pairs = one.possible.iter().zip(&all);
            let expected: f64 = pairs.map(|(clues, part)| clues[at] * part / total).sum();
            slope[at] += one.there[at] - expected;
        }
    }
    let count = seen.len().max(1) as f64;
    (sum / count, slope.map(|slope| slope / count))
}
