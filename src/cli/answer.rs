//! What a call answers, or why it does not, and how that is printed.

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

/// Answers for each file, and gives the worst exit status.
///
/// # Errors
/// If an answer cannot be printed; no further file is looked at then.
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

/// Prints an answer, or why there is none, and gives the exit status.
///
/// # Errors
/// If the answer cannot be printed.
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

/// Says on standard error what is wrong. Who does not listen is not told.
pub(super) fn complain(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// The exit status, after a sentence if something did not work. What stands in
/// the sentence is made harmless.
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

/// The exit status, after lines are printed, or a sentence if nothing could be done.
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

/// Sentences that do not name the file get its name in front.
pub(super) fn in_file(file: &Path, error: &SaveError) -> String {
    let sentence = save_error(error);
    let name = safe_path(file);
    if sentence.starts_with(&name) {
        sentence
    } else {
        fl!(cli_in_file, path = name, sentence)
    }
}

/// That a file can be written in place of one that may be there.
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

/// A name without what people type differently: case, accents, blanks, hyphens.
pub(super) fn plain(name: &str) -> String {
    let name = name
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_'));
    find::fold(&name.collect::<String>())
}
