//! What a command answers, or why it fails, and how that is printed.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use table::save::disk::{Disk as _, System};
use table::save::format::SaveError;
use words::{find, fl, safe, safe_path, save_error};

/// An answer to print, and whether the game or the answer is fine.
pub(super) struct Answer {
    pub(super) text: String,
    pub(super) fine: bool,
}

/// Why there is no answer.
pub(super) enum Failure {
    /// The game breaks a rule: exit status 1.
    Game(String),
    /// The call or the file could not be understood: exit status 2.
    Call(String),
}

/// Answers for each file, and returns the worst exit status.
///
/// # Errors
/// Returns an error if an answer cannot be printed; the remaining files are then skipped.
pub(super) fn each(
    files: &[PathBuf],
    answer: impl Fn(&Path) -> Result<Answer, Failure>,
) -> io::Result<u8> {
    let mut status = 0;
    for file in files {
        status = status.max(once(answer(file))?);
    }
    Ok(status)
}

/// Prints an answer, or why there is none, and returns the exit status.
///
/// # Errors
/// Returns an error if the answer cannot be printed.
pub(super) fn once(answer: Result<Answer, Failure>) -> io::Result<u8> {
    Ok(match answer {
        Ok(answer) => {
            print(&answer.text)?;
            u8::from(!answer.fine)
        }
        Err(Failure::Game(error)) => {
            complain(&error);
            1
        }
        Err(Failure::Call(error)) => {
            complain(&error);
            2
        }
    })
}

/// Prints an answer. Names and paths in it are [`safe`] already.
pub(super) fn print(text: &str) -> io::Result<()> {
    if text.is_empty() {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

/// Prints an error to standard error. If standard error is closed, the message is lost.
pub(super) fn complain(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// Returns the exit status, after printing a sentence if something failed. The sentence is
/// made safe to print.
#[must_use]
pub fn done(result: Result<(), impl std::fmt::Display>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&safe(&error.to_string()));
            ExitCode::from(2)
        }
    }
}

/// Prints the lines, or a sentence if nothing could be done, and returns the exit status.
#[must_use]
pub fn told(result: Result<(Vec<String>, bool), impl std::fmt::Display>) -> ExitCode {
    match result {
        Ok((lines, fine)) => match print(&lines.join("\n")) {
            Ok(()) if fine => ExitCode::SUCCESS,
            Ok(()) | Err(_) => ExitCode::from(2),
        },
        Err(error) => done(Err(error)),
    }
}

/// Returns the error's sentence, with the file's name in front unless the sentence begins
/// with it.
pub(super) fn in_file(file: &Path, error: &SaveError) -> String {
    let sentence = save_error(error);
    let name = safe_path(file);
    if sentence.starts_with(&name) {
        sentence
    } else {
        fl!(cli_in_file, path = name, sentence)
    }
}

/// Checks that the output may be written, in place of an existing file if `force` is set.
pub(super) fn may_be_written(input: &Path, output: &Path, force: bool) -> Result<(), Failure> {
    if System.about(output).is_ok() {
        let same = System.real_path(input).ok() == System.real_path(output).ok();
        if same {
            return Err(Failure::Call(fl!(cli_same_file, path = safe_path(output))));
        }
        if !force {
            return Err(Failure::Call(fl!(
                cli_file_exists,
                path = safe_path(output)
            )));
        }
    }
    Ok(())
}

/// Strips a name of everything that people type differently: case, accents, blanks,
/// hyphens.
pub(super) fn plain(name: &str) -> String {
    let name = name
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_'));
    find::fold(&name.collect::<String>())
}
