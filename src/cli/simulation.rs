//! What `studiolo simulate` is asked whatever the game is, and its progress bar.

use std::io::{IsTerminal as _, Write as _};

use clap::Args;

use florence::mind::tournament::{Bot, UnknownBot};
use words::fl;
use words::florence::tournament as texts;

/// Which games are to be played, and by whom.
#[derive(Debug, Args)]
pub(super) struct Series {
    #[arg(long, default_value_t = 4, help = fl!(cli_help_players),
        value_parser = clap::value_parser!(u8).range(2..=5))]
    pub(super) players: u8,
    #[arg(long, default_value_t = 100, value_parser = number_of_games, help = fl!(cli_help_games))]
    pub(super) games: usize,
    #[arg(long, default_value_t = 1, help = fl!(cli_help_seed))]
    pub(super) seed: u64,
    #[arg(long, value_delimiter = ',', default_value = "strong", value_parser = bot,
        help = fl!(cli_help_bots))]
    pub(super) bots: Vec<Bot>,
    #[arg(long, help = fl!(cli_help_jobs))]
    jobs: Option<usize>,
    #[arg(long, help = fl!(cli_help_sims))]
    pub(super) sims: Option<u32>,
    #[arg(long, help = fl!(cli_help_json))]
    pub(super) json: bool,
}

impl Series {
    /// How many are played at the same time.
    pub(super) fn threads(&self) -> usize {
        let cores = std::thread::available_parallelism();
        self.jobs.unwrap_or_else(|| cores.map_or(1, usize::from))
    }
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

/// A progress bar on a terminal, for so many games.
pub(super) fn progress(all: usize) -> impl Fn(usize) + Sync {
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
