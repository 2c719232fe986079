//! The part of `studiolo simulate` that all games share: the seating, running the games on
//! all cores with a progress bar, and the record of each bot.

use std::fmt::Display;
use std::io::{IsTerminal as _, Write as _};
use std::ops::RangeInclusive;
use std::time::Instant;

use clap::Args;

use super::answer;
use florence::mind::tournament::{Bot, Seating, UnknownBot, in_parallel, rotations};
use words::fl;
use words::florence::tournament as texts;
use words::safe;

/// Which games to play, and which bots play them.
#[derive(Debug, Args)]
pub(super) struct Series {
    #[arg(long, default_value_t = 4, help = fl!(cli_help_players), value_parser = players,
        allow_negative_numbers = true)]
    pub(super) players: u8,
    #[arg(long, default_value_t = 100, value_parser = number_of_games, help = fl!(cli_help_games),
        allow_negative_numbers = true)]
    pub(super) games: usize,
    #[arg(long, default_value_t = 1, help = fl!(cli_help_seed), value_parser = seed,
        allow_negative_numbers = true)]
    pub(super) seed: u64,
    #[arg(long, value_delimiter = ',', default_value = "strong", value_parser = bot,
        help = fl!(cli_help_bots))]
    pub(super) bots: Vec<Bot>,
    #[arg(long, help = fl!(cli_help_jobs), value_parser = at_least_one::<usize>,
        allow_negative_numbers = true)]
    jobs: Option<usize>,
    #[arg(long, help = fl!(cli_help_sims), value_parser = at_least_one::<u32>,
        allow_negative_numbers = true)]
    pub(super) sims: Option<u32>,
    #[arg(long, help = fl!(cli_help_json))]
    pub(super) json: bool,
}

/// The seating of every game.
pub(super) struct Seats<B> {
    /// The bots, seat by seat, in the first game.
    pub(super) bots: Vec<B>,
    /// After this many games with the same deal the bots would sit as in the first.
    pub(super) period: usize,
    pub(super) seatings: Vec<Seating>,
}

impl Series {
    /// Returns the sentence that there are more bots than seats, if that is so.
    pub(super) fn too_many_bots(&self) -> Option<String> {
        let (bots, seats) = (self.bots.len(), self.players());
        (bots > seats).then(|| fl!(simulate_too_many_bots, bots, seats))
    }

    /// Returns the number of players.
    pub(super) fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Returns the number of players if the game is for so many; otherwise says that it is
    /// not.
    pub(super) fn players_of(&self, may: RangeInclusive<usize>, otherwise: &str) -> Option<usize> {
        let players = self.players();
        if !may.contains(&players) {
            answer::complain(otherwise);
            return None;
        }
        Some(players)
    }

    /// Returns the seating. The last of the named bots takes the remaining seats; if none
    /// is named, `otherwise` takes them all.
    pub(super) fn seats<B: Copy + PartialEq>(&self, named: &[B], otherwise: B) -> Seats<B> {
        let players = self.players();
        let last = named.last().copied().unwrap_or(otherwise);
        let bots = (0..players).map(|seat| named.get(seat).copied().unwrap_or(last));
        let bots: Vec<B> = bots.collect();
        // Identical bots need not change seats.
        let same = |by: &usize| (0..players).all(|seat| bots[seat] == bots[(seat + by) % players]);
        let period = (1..=players).find(same).unwrap_or(players);
        Seats {
            seatings: rotations(players, period, self.games, self.seed),
            bots,
            period,
        }
    }

    /// Plays every game, and returns how many seconds that took.
    pub(super) fn play<T: Send>(
        &self,
        seatings: &[Seating],
        play: &(dyn Fn(&Seating) -> T + Sync),
    ) -> (Vec<T>, f64) {
        let cores = std::thread::available_parallelism();
        let threads = self.jobs.unwrap_or_else(|| cores.map_or(1, usize::from));
        let began = Instant::now();
        let played = in_parallel(seatings, threads, &progress(seatings.len()), play);
        (played, began.elapsed().as_secs_f64())
    }
}

/// How a game ended, seat by seat.
pub(super) struct Ended<'a> {
    pub(super) ranks: &'a [u8],
    pub(super) totals: &'a [u16],
    /// How often each seat did what is counted.
    pub(super) counts: Vec<u32>,
}

/// What one bot did in all its games.
pub(super) struct Record<B> {
    pub(super) bot: B,
    pub(super) games: usize,
    pub(super) wins: f64,
    pub(super) scores: Vec<f64>,
    pub(super) counts: Vec<u32>,
}

impl<B: Copy + PartialEq> Seats<B> {
    /// Returns the record of every bot, in the order in which they were named. Games that
    /// could not be played to the end are ignored.
    pub(super) fn records<'a>(
        &self,
        games: impl Iterator<Item = Option<Ended<'a>>>,
    ) -> Vec<Record<B>> {
        let mut records: Vec<Record<B>> = Vec::new();
        let games = self.seatings.iter().zip(games);
        for (seating, game) in games.filter_map(|(seating, game)| Some((seating, game?))) {
            let first = game.ranks.iter().filter(|&&rank| rank == 1);
            let share = 1.0 / first.count().max(1) as f64;
            for seat in 0..self.bots.len() {
                let bot = self.bots[seating.brains[seat]];
                let at = records.iter().position(|record| record.bot == bot);
                let at = at.unwrap_or_else(|| {
                    records.push(Record {
                        bot,
                        games: 0,
                        wins: 0.0,
                        scores: Vec::new(),
                        counts: Vec::new(),
                    });
                    records.len() - 1
                });
                let record = &mut records[at];
                record.games += 1;
                record.wins += if game.ranks[seat] == 1 { share } else { 0.0 };
                record.scores.push(f64::from(game.totals[seat]));
                record.counts.push(game.counts[seat]);
            }
        }
        records
    }
}

/// Prints the first faults of the program; returns the exit status.
pub(super) fn complain(faults: impl Iterator<Item = impl Display>) -> u8 {
    let mut status = 0;
    for fault in faults.take(5) {
        let fault = safe(&fault.to_string());
        answer::complain(&fl!(simulate_fault, fault));
        status = 1;
    }
    status
}

/// Reads a bot as it is written on the command line.
fn bot(text: &str) -> Result<Bot, &'static str> {
    text.parse().map_err(|UnknownBot| fl!(simulate_unknown_bot))
}

/// Reads a number of games: at least one.
fn number_of_games(text: &str) -> Result<usize, &'static str> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| fl!(simulate_no_games))
}

/// Reads the number of players. How many there may be is for the game to say.
fn players(text: &str) -> Result<u8, &'static str> {
    let number = text.parse::<u64>();
    let number = number.map(|number| u8::try_from(number).unwrap_or(u8::MAX));
    number.map_err(|_| fl!(simulate_wrong_players))
}

/// Reads a seed.
fn seed(text: &str) -> Result<u64, &'static str> {
    text.parse().map_err(|_| fl!(simulate_wrong_seed))
}

/// Reads a number that must be at least one.
fn at_least_one<T: std::str::FromStr + PartialOrd + From<u8>>(
    text: &str,
) -> Result<T, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= T::from(1));
    number.ok_or_else(|| fl!(simulate_at_least_one))
}

/// Creates a progress bar for this many games, if there is a terminal.
fn progress(all: usize) -> impl Fn(usize) + Sync {
    let shows = std::io::stderr().is_terminal();
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
