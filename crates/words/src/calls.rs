//! Texts of the command line that are the same for every game.

use std::path::Path;

use crate::fl;
use crate::safe_path;

/// Says how many entries the rules did not decide: kept against them, or set by hand. Empty
/// if they decided all.
#[must_use]
pub fn irregular(exceptions: usize, corrections: usize) -> String {
    match (exceptions, corrections) {
        (0, 0) => String::new(),
        (exceptions, 0) => fl!(cli_replay_exceptions, number = exceptions),
        (0, corrections) => fl!(cli_replay_corrections, number = corrections),
        (exceptions, corrections) => {
            fl!(cli_replay_exceptions, number = exceptions)
                + &fl!(cli_replay_corrections, number = corrections)
        }
    }
}

/// Says that the start of a file is not legal, with everything that is wrong with it.
#[must_use]
pub fn start_illegal(file: &str, problems: &[String]) -> String {
    let mut text = fl!(cli_problems, file, number = problems.len());
    for problem in problems {
        text += &format!("\n  {problem}");
    }
    text
}

/// Says that a call begins with a word that is neither a command nor a file, and suggests
/// the command that was probably meant.
#[must_use]
pub fn unknown_call(word: &Path, meant: Option<&str>) -> String {
    let shown = safe_path(word);
    match meant {
        _ if word.exists() => fl!(cli_not_a_file, path = shown),
        Some(meant) => fl!(cli_no_call_but, word = shown, meant),
        None => fl!(cli_no_call, word = shown),
    }
}
