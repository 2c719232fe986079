//! `studiolo simulate`: bots against bots, a ladder of their levels, and the
//! tuning of their weights. The games themselves are in
//! [`tournament`](crate::cli::tournament).
//!
//! The strength of the bots is measured by these calls, with N from 2 to 5:
//!
//! ```text
//! studiolo simulate --players N --games 400 --bots random,easy,medium --ladder
//! studiolo simulate --players N --games 200 --bots medium,strong --ladder --sims 400
//! studiolo simulate --players N --games 24 --bots strong
//! studiolo simulate --players N --games 10000 --bots random,easy,medium
//! studiolo simulate --players N --games 40 --more 8
//! studiolo simulate --tune --games 1500
//! ```
//!
//! A step of the ladder is played in pairs of games: the same deal, and in the
//! second game the two levels have changed seats. A game is won by the level of
//! the best player. With four players each level has two seats; with three and
//! five a level has fewer seats in one game of the pair and more in the other,
//! with five in turn one and two of them; so equal levels would win half of
//! each pair. The interval is over pairs.

use std::io::{self, IsTerminal as _, Write as _};
use std::str::FromStr;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::{Value, json};

use crate::cli::gain::{Question, gain};
use crate::cli::tournament::{
    Brain, Estimate, Played, Seating, Table, lead, mirrored, play_all, quantile, rotations, won,
};
use crate::florence::mind::bot;
use crate::florence::mind::bot::{Level, Taste, Weights};
use crate::words::florence::tournament as texts;

/// A bot, as it is written on the command line: `medium`, or `strong:1000` for
/// one with its own number of imagined games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Name {
    level: Level,
    simulations: Option<u32>,
}

const LEVELS: [(&str, Level); 4] = [
    ("random", Level::Random),
    ("easy", Level::Easy),
    ("medium", Level::Medium),
    ("strong", Level::Strong),
];

impl Name {
    fn of(level: Level) -> Name {
        let simulations = None;
        Name { level, simulations }
    }

    fn brain(self, call: &Call) -> Brain {
        Brain::Level(self.level, self.simulations.unwrap_or(call.sims))
    }

    fn text(self) -> String {
        let text = LEVELS.iter().find(|(_, level)| *level == self.level);
        let text = text.map_or("", |(text, _)| text);
        match self.simulations {
            Some(simulations) => format!("{text}:{simulations}"),
            None => text.into(),
        }
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, simulations) = match text.split_once(':') {
            Some((name, number)) => (name, Some(number)),
            None => (text, None),
        };
        let level = LEVELS.iter().find(|(known, _)| *known == name);
        let (_, level) = level.ok_or_else(texts::unknown_level)?;
        let simulations = simulations.map(str::parse).transpose();
        Ok(Name {
            level: *level,
            simulations: simulations.map_err(|_| texts::unknown_level())?,
        })
    }
}

/// What is simulated.
#[derive(Debug, Args)]
pub struct Call {
    /// How many players there are (2 to 5).
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// How many games to play; with --ladder for each pair of levels, with
    /// --tune for each weight tried.
    #[arg(long, default_value_t = 100, value_parser = number_of_games)]
    games: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bots at the table, one for each player (random, easy, medium,
    /// strong, or strong:N with N imagined games per decision); the last one
    /// also takes the remaining seats.
    #[arg(long, value_delimiter = ',', default_value = "strong")]
    bots: Vec<Name>,
    /// How many games to run at the same time; by default one per core.
    #[arg(long)]
    jobs: Option<usize>,
    /// How many games a strong bot may imagine per decision.
    #[arg(long, default_value_t = bot::SIMULATIONS)]
    sims: u32,
    /// Play each level named with --bots against the one before it: every deal
    /// twice, with changed seats.
    #[arg(long)]
    ladder: bool,
    /// Try changes to every weight of the one-ply judgement against the present
    /// ones, and print the best table.
    #[arg(long, conflicts_with = "ladder")]
    tune: bool,
    /// Show what this many times the imagined games, without a time limit, would
    /// gain the strong bot: some decisions of each game are made again with them.
    /// Also shows how long the decisions took.
    #[arg(long, value_name = "TIMES", conflicts_with_all = ["ladder", "tune", "bots"],
        value_parser = clap::value_parser!(u32).range(1..))]
    more: Option<u32>,
    /// With --tune, try only the weights with these names.
    #[arg(long, value_delimiter = ',', requires = "tune")]
    only: Vec<String>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// Reads a number of games: at least one.
fn number_of_games(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| texts::no_games().into())
}

/// Simulates and prints; gives the exit status.
///
/// # Errors
/// If an answer cannot be printed.
pub fn run(call: &Call) -> io::Result<u8> {
    if call.tune {
        tune(call)?;
        return Ok(0);
    }
    if let Some(times) = call.more {
        more(call, times)?;
        Ok(0)
    } else if call.ladder {
        ladder(call)
    } else {
        games(call)
    }
}

fn threads(call: &Call) -> usize {
    let cores = std::thread::available_parallelism();
    call.jobs.unwrap_or_else(|| cores.map_or(1, usize::from))
}

/// Plays all seatings, with a progress bar on a terminal.
fn play(call: &Call, table: &Table, seatings: &[Seating]) -> (Vec<Played>, Duration) {
    let began = Instant::now();
    let progress = progress(call, seatings.len());
    let played = play_all(table, seatings, threads(call), &progress);
    (played, began.elapsed())
}

/// A progress bar on a terminal, for so many games.
fn progress(call: &Call, all: usize) -> impl Fn(usize) + Sync {
    let shows = std::io::stderr().is_terminal() && !call.tune;
    move |done| {
        if shows {
            let mut out = std::io::stderr().lock();
            let _ = write!(out, "\r{}", texts::progress(done, all));
            if done == all {
                let _ = writeln!(out);
            }
        }
    }
}

fn table(call: &Call, brains: Vec<Brain>) -> Table {
    Table {
        players: usize::from(call.players),
        brains,
    }
}

fn violations(played: &[Played]) -> Vec<&str> {
    let broken = played.iter().filter_map(|game| game.violation.as_deref());
    broken.collect()
}

fn complain(violations: &[&str]) -> u8 {
    for violation in violations.iter().take(5) {
        crate::cli::complain(violation);
    }
    u8::from(!violations.is_empty())
}

/// What one bot did in all its games.
struct Record {
    name: Name,
    games: usize,
    wins: f64,
    scores: Vec<f64>,
    works: Vec<f64>,
}

fn games(call: &Call) -> io::Result<u8> {
    let players = usize::from(call.players);
    let last = call.bots.last().copied().unwrap_or(Name::of(Level::Strong));
    let named = |seat: usize| call.bots.get(seat).copied().unwrap_or(last);
    let names: Vec<Name> = (0..players).map(named).collect();
    let brains = names.iter().map(|name| name.brain(call));
    // Bots that are the same need not change seats.
    let same = |by: &usize| (0..players).all(|seat| names[seat] == names[(seat + by) % players]);
    let period = (1..=players).find(same).unwrap_or(players);
    let seatings = rotations(players, period, call.games, call.seed);
    let (played, time) = play(call, &table(call, brains.collect()), &seatings);

    let mut records: Vec<Record> = Vec::new();
    for (seating, game) in seatings.iter().zip(&played) {
        if game.violation.is_some() {
            continue;
        }
        let first = game.ranks[..players].iter().filter(|&&rank| rank == 1);
        let share = 1.0 / first.count().max(1) as f64;
        for seat in 0..players {
            let name = names[seating.brains[seat]];
            let at = records.iter().position(|record| record.name == name);
            let at = at.unwrap_or_else(|| {
                records.push(Record {
                    name,
                    games: 0,
                    wins: 0.0,
                    scores: Vec::new(),
                    works: Vec::new(),
                });
                records.len() - 1
            });
            let record = &mut records[at];
            record.games += 1;
            record.wins += if game.ranks[seat] == 1 { share } else { 0.0 };
            record.scores.push(f64::from(game.totals[seat]));
            record.works.push(f64::from(game.works[seat]));
        }
    }
    let broken = violations(&played);
    let whole = || played.iter().filter(|game| game.violation.is_none());
    let winning: Vec<u16> = whole().map(Played::winning_score).collect();
    let jesters: Vec<u32> = whole().filter_map(|game| game.first_jester).collect();
    let builders: Vec<u32> = whole().flat_map(|game| game.builders.clone()).collect();
    // Games with the same deal are not independent: one value a deal.
    let by_deal: Vec<f64> = winning
        .chunks(period)
        .map(|deal| deal.iter().map(|&score| f64::from(score)).sum::<f64>() / deal.len() as f64)
        .collect();
    let mean = Estimate::of(&by_deal);
    let decisions: u64 = played.iter().map(|game| game.decisions).sum();
    let parts = [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0];
    let of = |values: &[u32]| parts.map(|part| quantile(values, part));
    let scores = parts.map(|part| quantile(&winning, part));
    if call.json {
        let bots: Vec<Value> = records
            .iter()
            .map(|record| {
                let score = Estimate::of(&record.scores);
                json!({
                    "bot": record.name.text(),
                    "games": record.games,
                    "wins": record.wins,
                    "mean_score": score.mean,
                    "mean_score_within": score.within,
                    "mean_works": Estimate::of(&record.works).mean,
                })
            })
            .collect();
        let answer = json!({
            "games": played.len(),
            "players": players,
            "seed": call.seed,
            "simulations": call.sims,
            "decisions": decisions,
            "seconds": time.as_secs_f64(),
            "violations": broken.len(),
            "bots": bots,
            "mean_winning_score": mean.mean,
            "mean_winning_score_within": mean.within,
            "quantiles": parts,
            "winning_scores": scores,
            "first_jester_florins": of(&jesters),
            "builder_florins": of(&builders),
        });
        crate::cli::print(&answer.to_string())?;
        return Ok(complain(&broken));
    }
    let mut text = texts::games(played.len(), players, decisions, time.as_secs_f64());
    for record in &records {
        let score = Estimate::of(&record.scores);
        let works = Estimate::of(&record.works).mean;
        let part = 100.0 * record.wins / played.len() as f64;
        text += &texts::record(&record.name.text(), part, score.mean, score.within, works);
    }
    text += &texts::winning_score(mean.mean, mean.within);
    text += &texts::quantiles(&texts::winners(), "points", &scores.map(u32::from));
    text += &texts::quantiles(&texts::first_jester(), "florins", &of(&jesters));
    text += &texts::quantiles(&texts::builder(), "florins", &of(&builders));
    text += &texts::violations(broken.len());
    crate::cli::print(text.trim_end())?;
    Ok(complain(&broken))
}

fn ladder(call: &Call) -> io::Result<u8> {
    let players = usize::from(call.players);
    let mut steps: Vec<(Name, Name)> = call.bots.windows(2).map(|two| (two[0], two[1])).collect();
    if steps.is_empty() {
        let [easy, medium, strong] = [Level::Easy, Level::Medium, Level::Strong].map(Name::of);
        steps = vec![(easy, medium), (medium, strong)];
    }
    let mut status = 0;
    let mut answers = Vec::new();
    for (below, above) in steps {
        let brains = vec![below.brain(call), above.brain(call)];
        let seatings = mirrored(players, call.games.div_ceil(2), call.seed);
        let (played, time) = play(call, &table(call, brains), &seatings);
        let pairs = || seatings.chunks(2).zip(played.chunks(2));
        let wins: Vec<f64> = pairs().map(|(s, p)| won(s, p, players)).collect();
        let leads: Vec<f64> = pairs().map(|(s, p)| lead(s, p, players)).collect();
        let (wins, leads) = (Estimate::of(&wins), Estimate::of(&leads));
        let broken = violations(&played);
        status = status.max(complain(&broken));
        if call.json {
            answers.push(json!({
                "above": above.text(),
                "below": below.text(),
                "players": players,
                "games": played.len(),
                "seconds": time.as_secs_f64(),
                "violations": broken.len(),
                "won": wins.mean,
                "won_within": wins.within,
                "lead": leads.mean,
                "lead_within": leads.within,
            }));
        } else {
            crate::cli::print(&texts::step(
                (&above.text(), &below.text()),
                players,
                played.len(),
                (100.0 * wins.mean, 100.0 * wins.within),
                (leads.mean, leads.within),
                time.as_secs_f64(),
            ))?;
        }
    }
    if call.json {
        crate::cli::print(&Value::from(answers).to_string())?;
    }
    Ok(status)
}

fn more(call: &Call, times: u32) -> io::Result<()> {
    let question = Question {
        players: usize::from(call.players),
        games: call.games,
        seed: call.seed,
        simulations: call.sims,
        times,
    };
    let gain = gain(&question, threads(call), &progress(call, call.games));
    let parts = [0.5, 0.9, 0.99, 1.0];
    // In whole milliseconds, which can be sorted.
    let of = |seconds: &[f64]| {
        let whole = seconds.iter().map(|seconds| (seconds * 1000.0) as u64);
        let whole: Vec<u64> = whole.collect();
        parts.map(|part| quantile(&whole, part))
    };
    let (bids, others) = (of(&gain.bids), of(&gain.others));
    if call.json {
        let answer = json!({
            "players": question.players,
            "games": question.games,
            "seed": question.seed,
            "simulations": question.simulations,
            "times": question.times,
            "decisions": gain.decisions,
            "otherwise": gain.otherwise,
            "decisions_a_game": gain.a_game,
            "points": gain.points.mean,
            "points_within": gain.points.within,
            "lead": gain.lead.mean,
            "lead_within": gain.lead.within,
            "win": gain.win.mean,
            "win_within": gain.win.within,
            "quantiles": parts,
            "bid_milliseconds": bids,
            "other_milliseconds": others,
        });
        return crate::cli::print(&answer.to_string());
    }
    let mut text = texts::more(
        (question.players, question.simulations, times),
        (gain.decisions, gain.otherwise),
        gain.a_game,
    );
    text += &texts::gained(
        (gain.points.mean, gain.points.within),
        (gain.lead.mean, gain.lead.within),
        (100.0 * gain.win.mean, 100.0 * gain.win.within),
    );
    text += &texts::took(&texts::bid(), &bids);
    text += &texts::took(&texts::other(), &others);
    crate::cli::print(text.trim_end())
}

/// By how much the weights are changed, one after the other.
const STEPS: [f32; 2] = [0.3, 0.12];

/// Goes through the table: a changed weight stays if the judgement with it is
/// better, by more than chance explains, than the one without.
fn tune(call: &Call) -> io::Result<()> {
    let mut weights = Weights::TUNED;
    let mut seed = call.seed;
    for step in STEPS {
        let chosen = |name: &&&str| call.only.is_empty() || call.only.iter().any(|n| n == **name);
        for name in Weights::NAMES.iter().filter(chosen) {
            for sign in [1.0, -1.0] {
                let mut changed = weights;
                if let Some(weight) = changed.get_mut(name) {
                    *weight += sign * step * weight.abs().max(0.25);
                }
                seed += 1_000_000;
                let gain = compared(call, weights, changed, seed);
                let better = gain.mean > 0.6 * gain.within;
                crate::cli::print(&texts::tried(
                    name,
                    value(changed, name),
                    gain.mean,
                    gain.within,
                    better,
                ))?;
                if better {
                    weights = changed;
                    break;
                }
            }
        }
    }
    for name in Weights::NAMES {
        crate::cli::print(&format!("    {name}: {},", value(weights, name)))?;
    }
    Ok(())
}

fn value(mut weights: Weights, name: &str) -> f32 {
    weights.get_mut(name).copied().unwrap_or(0.0)
}

/// Points by which the changed weights win, on average over three, four and
/// five players.
fn compared(call: &Call, weights: Weights, changed: Weights, seed: u64) -> Estimate {
    let mut leads = Vec::new();
    for players in 3..=5 {
        let brain = |weights| {
            Brain::Taste(Taste {
                weights,
                ..Taste::TUNED
            })
        };
        let table = Table {
            players,
            brains: vec![brain(weights), brain(changed)],
        };
        let seatings = mirrored(players, call.games.div_ceil(6), seed);
        let (played, _) = play(call, &table, &seatings);
        let pairs = seatings.chunks(2).zip(played.chunks(2));
        for (seatings, played) in pairs {
            let wins = won(seatings, played, players) - 0.5;
            leads.push(lead(seatings, played, players) + 10.0 * wins);
        }
    }
    Estimate::of(&leads)
}
