//! Measures how far the strongest bot should look ahead.
//!
//! Decisions from games of bots are taken by a bot that plays 1,600 simulated games to their
//! end, and by bots that play fewer of them, or judge earlier. Where two of them differ, their
//! decisions are compared in fresh deals that are played to the end.
//!
//! ```sh
//! cargo run --release --example bots_sight -- --players 4 --games 100 400:1 160:over
//! ```

use std::num::NonZero;
use std::str::FromStr;
use std::thread::available_parallelism;
use std::time::Instant;

use clap::Parser;
use clap::builder::RangedU64ValueParser;
use florence::mind::bot::{self, Aim, Level, Margin, Mind, Sight, Thinking};
use florence::mind::tournament::{Estimate, deal, in_parallel, quantile, seed};
use florence::{Command, Game, Options};

/// Measure how far the strongest bot should look ahead.
#[derive(Clone, Debug, Parser)]
struct Question {
    /// How many play (2 to 5).
    #[arg(long, default_value_t = 4, value_parser = RangedU64ValueParser::<usize>::new().range(2..=5))]
    players: usize,
    /// Games that decisions are taken out of.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many deals decide which of two decisions is better.
    #[arg(long, default_value_t = 2000)]
    deals: u64,
    /// The bots: how many simulated games for a decision, and how many phases each is played
    /// on (or `over`: to its end), as in `400:1`; a third number is what winning counts.
    #[arg(required = true)]
    bots: Vec<Looks>,
}

/// How a bot looks ahead.
#[derive(Clone, Copy, Debug)]
struct Looks {
    simulations: u32,
    /// `None` if it plays to the end.
    phases: Option<u8>,
    /// What winning counts, if not as usual.
    win: Option<f32>,
}

impl Looks {
    /// The bot that the others are compared with.
    const FAR: Looks = Looks {
        simulations: 1600,
        phases: None,
        win: None,
    };

    fn mind(self, players: usize) -> Mind {
        let mind = Mind::of(Level::Eight.into(), players);
        let mut mind = match self.phases {
            Some(phases) => mind.sighted(Sight {
                phases,
                ..Sight::learned()
            }),
            None => Mind {
                sight: None,
                aim: Aim::USUAL,
                ..mind
            },
        };
        mind.simulations = self.simulations;
        mind.aim.win = self.win.unwrap_or(mind.aim.win);
        mind
    }
}

impl FromStr for Looks {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("‘{text}’ should be like 400:1 or 160:over");
        let mut parts = text.split(':');
        let mut next = || parts.next();
        let simulations = next().and_then(|it| it.parse().ok()).ok_or_else(wrong)?;
        let phases = match next().ok_or_else(wrong)? {
            "over" => None,
            phases => Some(phases.parse().map_err(|_| wrong())?),
        };
        let win = next().map(str::parse).transpose().map_err(|_| wrong())?;
        Ok(Looks {
            simulations,
            phases,
            win,
        })
    }
}

/// One of this many decisions is examined.
const ONE_OF: u64 = 16;

/// What is seen of a bot in one game.
#[derive(Clone, Default)]
struct Seen {
    otherwise: usize,
    margin: Margin,
    microseconds: Vec<u128>,
}

fn main() {
    let question = Question::parse();
    let threads = available_parallelism().map_or(1, NonZero::get);
    let numbers = (0..question.games as u64).map(|game| question.seed + game);
    let numbers: Vec<u64> = numbers.collect();
    let progress = |done| {
        if done % 10 == 0 {
            eprintln!("{done} of {} games", question.games);
        }
    };
    let games = in_parallel(&numbers, threads, &progress, &|&number| {
        look(&question, number)
    });
    let all = [Looks::FAR]
        .into_iter()
        .chain(question.bots.iter().copied());
    for (at, bot) in all.enumerate() {
        let of = |part: fn(&Margin) -> f32| {
            // As if every decision of a player had been examined.
            let scale = ONE_OF as f64 / question.players as f64;
            let sum = |seen: &Vec<Seen>| f64::from(part(&seen[at].margin)) * scale;
            let sums: Vec<f64> = games.iter().map(sum).collect();
            let Estimate { mean, within } = Estimate::of(&sums);
            (mean, within)
        };
        let mut times: Vec<u128> = Vec::new();
        times.extend(games.iter().flat_map(|seen| &seen[at].microseconds));
        let mean = times.iter().sum::<u128>() as f64 / 1000.0 / times.len().max(1) as f64;
        let [half, nearly, most] = [0.5, 0.99, 1.0].map(|part| quantile(&times, part) / 1000);
        let otherwise: usize = games.iter().map(|seen| seen[at].otherwise).sum();
        let (points, lead, win) = (of(|it| it.points), of(|it| it.lead), of(|it| it.win));
        println!(
            "{:>6}:{:<4} {otherwise:>4} of {} otherwise; a game: points {:+.2} ± {:.2}, lead \
             {:+.2} ± {:.2}, wins {:+.2} ± {:.2} %; mean {mean:.1} ms, half {half}, 99 % \
             {nearly}, all {most} ms",
            bot.simulations,
            bot.phases.map_or("over".to_owned(), |it| it.to_string()),
            times.len(),
            points.0,
            points.1,
            lead.0,
            lead.1,
            100.0 * win.0,
            100.0 * win.1,
        );
    }
}

/// Plays a game and examines some of its decisions; returns what is seen of each bot.
fn look(question: &Question, number: u64) -> Vec<Seen> {
    let mut seen = vec![Seen::default(); question.bots.len() + 1];
    let mut rng = fastrand::Rng::with_seed(number);
    let Ok(mut game) = deal(question.players, Options::default(), &mut rng) else {
        return seen;
    };
    let quick = Mind::of(Level::Seven.into(), question.players);
    let first = rng.u64(..ONE_OF);
    let mut decisions = 0;
    loop {
        let seed = seed(number, decisions);
        if decisions % ONE_OF == first {
            look_at(question, &game, seed, &mut seen);
        }
        let command = bot::decide_as(&game, &quick, seed, &Thinking::new());
        if command.is_none_or(|command| game.play(&command).is_err()) {
            return seen;
        }
        decisions += 1;
    }
}

/// Lets all bots take a decision, and compares where they differ.
fn look_at(question: &Question, game: &Game, seed: u64, seen: &mut [Seen]) {
    let decided = |looks: Looks, seen: &mut Seen| {
        let mind = looks.mind(question.players);
        let began = Instant::now();
        let command = bot::decide_as(game, &mind, seed, &Thinking::new());
        seen.microseconds.push(began.elapsed().as_micros());
        command
    };
    let Some((far, others)) = seen.split_first_mut() else {
        return;
    };
    let Some(best) = decided(Looks::FAR, far) else {
        return;
    };
    let mut compared: Vec<(Command, Margin)> = Vec::new();
    // Other deals than those that the bots have seen.
    let fresh = seed.wrapping_add(1);
    for (&looks, seen) in question.bots.iter().zip(others) {
        let Some(command) = decided(looks, seen).filter(|it| *it != best) else {
            continue;
        };
        let known = compared.iter().find(|(other, _)| *other == command);
        let margin = match known {
            Some(&(_, margin)) => margin,
            None => {
                let margin = bot::compare(game, command, best, fresh, question.deals);
                let margin = margin.unwrap_or_default();
                compared.push((command, margin));
                margin
            }
        };
        seen.otherwise += 1;
        seen.margin.points += margin.points;
        seen.margin.lead += margin.lead;
        seen.margin.win += margin.win;
    }
}
