//! The games that the command line answers about, a line for each, and how to find the game
//! of a file. A game's answers are in the file of its name.

use std::io;
use std::path::Path;

use clap::Args;

use super::answer::{Answer, Failure, complain};
use super::game_file::InFiles;
use super::simulation::Series;
use super::{florence, game_file, prince, tiletum};
use ::florence as princes;
use ::prince as borgia;
use ::tiletum as trade;
use programs::roster::Roster;
use table::Game as _;
use table::save::disk::System;
use table::save::files;
use table::save::header::Header;
use words::fl;
use words::notation;
use words::notation::encoding::text_of;

/// Answers about a file; the flag asks for JSON.
type OfFile = fn(&Path, bool) -> Result<Answer, Failure>;

/// The answers of a game.
pub(super) struct Answers {
    id: &'static str,
    /// Returns whether a file that is not a save still belongs to this game.
    knows: fn(&Path) -> bool,
    pub(super) replay: OfFile,
    pub(super) check: OfFile,
    pub(super) score: OfFile,
    /// Writes a file in another format; replaces an existing file only if the flag says so.
    pub(super) convert: fn(&Path, &Path, bool) -> Result<Answer, Failure>,
    simulate: fn(&Series, &Roster, &florence::Agreed) -> io::Result<u8>,
}

/// Answers with the tally of a game, or the ranking where only the points are known.
fn of_points<G: InFiles>(file: &Path, json: bool, score: OfFile) -> Result<Answer, Failure> {
    match game_file::score_alone::<G>(file, json)? {
        Some(answer) => Ok(answer),
        None => score(file, json),
    }
}

const GAMES: [Answers; 3] = [
    Answers {
        id: princes::Game::ID,
        knows: |_| false,
        replay: game_file::replay::<princes::Game>,
        check: game_file::check::<princes::Game>,
        score: |file, json| of_points::<princes::Game>(file, json, florence::score),
        convert: game_file::convert::<princes::Game>,
        simulate: florence::simulate,
    },
    Answers {
        id: borgia::Game::ID,
        knows: prince::is_deck,
        replay: game_file::replay::<borgia::Game>,
        check: prince::check,
        score: |file, json| of_points::<borgia::Game>(file, json, prince::score),
        convert: game_file::convert::<borgia::Game>,
        simulate: |games, roster, agreed| match agreed.is_nothing() {
            true => prince::simulate(games, roster),
            false => {
                complain(fl!(prince_simulate_no_agreements));
                Ok(2)
            }
        },
    },
    Answers {
        id: trade::Game::ID,
        knows: |_| false,
        replay: game_file::replay::<trade::Game>,
        check: game_file::check::<trade::Game>,
        score: |file, json| of_points::<trade::Game>(file, json, tiletum::score),
        convert: game_file::convert::<trade::Game>,
        simulate: |games, roster, agreed| match agreed.is_nothing() {
            true => tiletum::simulate(games, roster),
            false => {
                complain(fl!(tiletum_simulate_no_agreements));
                Ok(2)
            }
        },
    },
];

/// Returns the identifiers of the games.
pub(super) fn ids() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.id).collect()
}

/// Returns the game that answers about a file: the one the file names, or else the first,
/// which then reports what is wrong with it.
pub(super) fn of(file: &Path) -> &'static Answers {
    let named = match notation::is_notation(file) {
        true => {
            let bytes = files::read(&System, file).ok();
            let text = bytes.as_deref().map(text_of);
            text.and_then(|text| notation::game_of(&text.ok()?))
        }
        false => {
            let header = Header::read_from(&System, file).ok();
            header.map(|header| header.game)
        }
    };
    let found = match named {
        Some(id) => GAMES.iter().find(|game| game.id == id),
        None => GAMES.iter().find(|game| (game.knows)(file)),
    };
    found.unwrap_or(&GAMES[0])
}

/// A series of bot games, and which game they play.
#[derive(Debug, Args)]
pub(super) struct Simulation {
    #[arg(long, value_parser = ids(), default_value = princes::Game::ID,
        help = fl!(cli_help_simulate_game))]
    game: String,
    #[command(flatten)]
    games: Series,
    #[command(flatten)]
    agreed: florence::Agreed,
}

/// Simulates and prints; returns the exit status.
///
/// # Errors
/// Returns an error if an answer cannot be printed.
pub(super) fn simulate(call: &Simulation) -> io::Result<u8> {
    if let Some(why) = call.games.too_many_bots() {
        complain(&why);
        return Ok(2);
    }
    let roster = match call.games.roster() {
        Ok(roster) => roster,
        Err(why) => {
            complain(&why);
            return Ok(2);
        }
    };
    let game = GAMES.iter().find(|game| game.id == call.game);
    (game.unwrap_or(&GAMES[0]).simulate)(&call.games, &roster, &call.agreed)
}
