//! `studiolo engine`: one of our bots answers the messages of another program.

use std::io;

use clap::Args;

use super::{games, simulation};
use florence::mind::tournament::Bot;
use programs::engine::Engine;
use words::fl;

/// Which bot answers, and about which game.
#[derive(Debug, Args)]
pub(super) struct Asked {
    #[arg(long, value_parser = games::ids(), help = fl!(cli_help_engine_game))]
    game: Option<String>,
    #[arg(long, default_value = "strong", value_parser = simulation::bot,
        help = fl!(cli_help_engine_bot))]
    bot: Bot,
}

/// Answers until the input ends; returns the exit status.
///
/// # Errors
/// Returns an error if a message cannot be read or an answer cannot be printed.
pub(super) fn run(asked: &Asked) -> io::Result<u8> {
    let mut engine = Engine::new(asked.bot, asked.game.clone());
    engine.run(io::stdin().lock(), io::stdout().lock())?;
    Ok(0)
}
