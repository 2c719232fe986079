//! What can go wrong with a program, as a sentence.

use std::time::Duration;
use words::{fl, safe};

/// The most letters of an answer that are repeated in a sentence.
const MOST: usize = 60;

/// Why a program has lost a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Its line is no answer.
    Unreadable(String),
    /// Its line is not UTF-8.
    NotText,
    /// Its line is too long.
    TooLong,
    /// There is no decision with this number.
    NoIndex {
        /// The number it named.
        index: u64,
        /// How many decisions there are.
        count: usize,
    },
    /// It named a decision that cannot be made.
    Illegal(String),
    /// It did not answer within this time.
    Silent(Duration),
    /// It has ended, or has closed one of its pipes.
    Ended,
    /// It cannot be started, for this reason.
    NotStarted(String),
}

impl Failure {
    /// Says what was wrong.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            Self::Unreadable(line) => fl!(program_unreadable, line = quoted(line)),
            Self::NotText => fl!(program_not_text).to_owned(),
            Self::TooLong => fl!(program_too_long).to_owned(),
            Self::NoIndex { index, count } => {
                let last = count.saturating_sub(1);
                fl!(program_no_index, index = index.to_string(), last)
            }
            Self::Illegal(line) => fl!(program_illegal, line = quoted(line)),
            Self::Silent(time) => {
                let seconds = words::figures::decimal(time.as_secs_f64());
                fl!(program_silent, seconds)
            }
            Self::Ended => fl!(program_ended).to_owned(),
            Self::NotStarted(reason) => fl!(program_not_started, reason),
        }
    }
}

/// Returns the beginning of a line, safe to print.
fn quoted(line: &str) -> String {
    let mut letters = line.chars();
    let mut shown: String = letters.by_ref().take(MOST).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    safe(&shown)
}
