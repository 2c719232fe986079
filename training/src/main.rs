//! Trains the networks by which bots judge a position, and measures what they gain.
//!
//! For each game, one file plays games and lists their `positions` with their ends; `net`
//! learns from them, `learning` is the course, and `state` keeps what is learned on the disk so
//! that training can go on later. `matches` lets bots of *Florence* with a network play
//! against bots without one. How the networks in the program came about is in
//! `docs/how-bots-learn.md`.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "counts and sums are small and not negative"
)]

mod florence;
mod learning;
mod matches;
mod net;
mod positions;
mod prince;
mod state;
mod tiletum;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::florence::Options;
use ::florence::mind::bot::{Level, Value, Weights};
use clap::{Args, Parser, Subcommand, ValueEnum};
use florence::Florence;
use learning::{Course, Games};
use prince::Prince;
use tiletum::Tiletum;
use value::Net;

/// Train and measure the networks of the bots.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    call: Call,
}

#[derive(Subcommand)]
enum Call {
    /// Learn from nothing, from games of the one-ply judgement.
    Policy {
        #[command(flatten)]
        course: Lessons,
    },
    /// Learn further, from games of bots that look ahead and judge by a network.
    Search {
        /// The network to begin with.
        #[arg(long)]
        from: PathBuf,
        /// How many games such a bot begins for a decision.
        #[arg(long, default_value_t = 32)]
        simulations: u32,
        #[command(flatten)]
        course: Lessons,
    },
    /// Play bots that judge by a network against bots of the ladder or of another network.
    Match(Box<Match>),
}

/// The game that is learned.
#[derive(Clone, Copy, ValueEnum)]
enum Game {
    /// The Princes of Florence.
    Florence,
    /// The Prince: The Struggle of House Borgia.
    Prince,
    /// Tiletum.
    Tiletum,
}

/// How much is learned, and from which games.
#[derive(Args)]
struct Lessons {
    /// The game.
    #[arg(long, value_enum, default_value = "florence")]
    game: Game,
    /// How many games.
    #[arg(long)]
    games: u64,
    /// The number of the first game; the same number gives the same network.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many cores play games; one more learns from them.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// The learning rate at the beginning; it falls to almost nothing.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Where the network is written. Beside it stand the curve (.csv) and what is needed to
    /// go on after an interruption (.state), which happens by itself.
    out: PathBuf,
}

/// Who plays whom, and how often.
#[derive(Args)]
struct Match {
    /// The network.
    net: PathBuf,
    /// How many games its bot begins for a decision.
    #[arg(long, default_value_t = 240)]
    simulations: u32,
    /// How many more phases it plays on before it judges.
    #[arg(long, default_value_t = 1)]
    phases: u8,
    /// What winning counts for it, in points.
    #[arg(long, default_value_t = 25.0)]
    win: f32,
    /// The level of the other bot (1 to 8).
    #[arg(long, default_value_t = 8)]
    level: u8,
    /// How many games the other bot simulates for a decision, if not as many as its level.
    #[arg(long)]
    other: Option<u32>,
    /// After how many more phases the other bot judges, and what winning counts for it, if
    /// not as for the first.
    #[arg(long)]
    other_phases: Option<u8>,
    #[arg(long)]
    other_win: Option<f32>,
    /// What the other bot judges differently, as in `jester=1.1,reserve=600`.
    #[arg(long, value_parser = changed)]
    other_weights: Option<Weights>,
    /// By how many standard errors a candidate of its bot must be behind to be dropped, if not
    /// as usual.
    #[arg(long)]
    gives_up: Option<f32>,
    /// The other bot does not guess hands from what has been built.
    #[arg(long)]
    other_naive: bool,
    /// A network for the other bot; without one it plays its games to the end.
    #[arg(long)]
    against: Option<PathBuf>,
    /// How many play (2 to 5).
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// How many pairs of games.
    #[arg(long, default_value_t = 50)]
    pairs: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// With the Muse and the Princess.
    #[arg(long)]
    muse: bool,
    /// With Cooperative Building.
    #[arg(long)]
    cooperative: bool,
}

fn changed(text: &str) -> Result<Weights, &'static str> {
    let changed = Weights::TUNED.changed(text);
    changed.ok_or("it should be like jester=1.1,reserve=600")
}

fn main() -> ExitCode {
    let done = match Arguments::parse().call {
        Call::Policy { course } => learn(&course, None),
        Call::Search {
            from,
            simulations,
            course,
        } => learn(&course, Some((&from, simulations))),
        Call::Match(called) => play(&called),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn learn(lessons: &Lessons, search: Option<(&Path, u32)>) -> Result<(), Box<dyn Error>> {
    let source: Box<dyn Games> = match (lessons.game, search) {
        (Game::Florence, None) => Box::new(Florence::Policy),
        (Game::Florence, Some((from, simulations))) => Box::new(Florence::Search {
            value: value(from)?,
            simulations,
        }),
        (Game::Prince, None) => Box::new(Prince::Policy),
        (Game::Prince, Some((from, simulations))) => Box::new(Prince::Search {
            value: Box::leak(Box::new(::prince::mind::bot::Value::of(net(from)?))),
            simulations,
        }),
        (Game::Tiletum, None) => Box::new(Tiletum::Policy),
        (Game::Tiletum, Some((from, simulations))) => Box::new(Tiletum::Search {
            value: Box::leak(Box::new(::tiletum::mind::bot::Value::of(net(from)?))),
            simulations,
        }),
    };
    let course = Course {
        source: &*source,
        games: lessons.games,
        seed: lessons.seed,
        jobs: lessons.jobs,
        rate: lessons.rate,
    };
    let net = course.run(&lessons.out)?;
    fs::write(&lessons.out, net.to_bytes())?;
    Ok(())
}

/// Reads a network that stays until the program ends.
fn value(path: &Path) -> Result<&'static Value, Box<dyn Error>> {
    Ok(Box::leak(Box::new(Value::of(net(path)?))))
}

fn net(path: &Path) -> Result<Net, Box<dyn Error>> {
    let read = || -> Result<Net, Box<dyn Error>> { Ok(Net::from_bytes(&fs::read(path)?)?) };
    Ok(read().map_err(|error| format!("{}: {error}", path.display()))?)
}

fn play(called: &Match) -> Result<(), Box<dyn Error>> {
    let level = Level::of_step(called.level).ok_or("A level is a number from 1 to 8.")?;
    if !(2..=5).contains(&called.players) {
        return Err("2 to 5 can play.".into());
    }
    let against = called.against.as_deref().map(value).transpose()?;
    let sighted = |value| Some((value, called.phases, called.win));
    let phases = called.other_phases.unwrap_or(called.phases);
    let win = called.other_win.unwrap_or(called.win);
    let others = |value| Some((value, phases, win));
    let simulations = Some(called.simulations);
    let mut minds = [
        matches::mind(
            level,
            called.players,
            called.other,
            against.and_then(others),
        ),
        matches::mind(
            Level::Eight,
            called.players,
            simulations,
            sighted(value(&called.net)?),
        ),
    ];
    if let Some(weights) = called.other_weights {
        minds[0].taste.weights = weights;
        minds[0].imagines.weights = weights;
    }
    minds[0].believes = !called.other_naive;
    minds[1].gives_up = called.gives_up.unwrap_or(minds[1].gives_up);
    let options = Options {
        muse: called.muse,
        cooperative: called.cooperative,
        ..Options::default()
    };
    let shown = matches::play(
        &minds,
        called.players,
        options,
        (called.seed, called.pairs),
        called.jobs,
    );
    println!(
        "{} players, {} pairs: {shown}",
        called.players, called.pairs
    );
    Ok(())
}
