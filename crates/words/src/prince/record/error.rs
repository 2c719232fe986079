//! Why a text cannot be read, and where.

use crate::fl;
use crate::notation::place;
use crate::notation::tags::{Bad, BadTag};
use crate::prince::notation::Wrong;
use prince::Game;
use table::{Game as _, SaveError};

/// Why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {wrong:?}")]
pub struct ParseError {
    /// From 1.
    pub line: usize,
    /// From 1, in letters.
    pub column: usize,
    /// What is wrong there.
    pub wrong: Wrong,
}

impl ParseError {
    pub(super) fn at(text: &str, at: usize, wrong: Wrong) -> Self {
        let (line, column) = place(text, at);
        Self {
            line,
            column,
            wrong,
        }
    }

    /// A tag that is no tag.
    pub(super) fn bad(text: &str, bad: Bad) -> Self {
        let wrong = match bad.why {
            BadTag::Unclosed => Wrong::Unclosed,
            BadTag::Items(tag) => Wrong::Items(tag),
            BadTag::Fields(why) => Wrong::Fields(why),
        };
        Self::at(text, bad.at, wrong)
    }

    /// What is wrong, in a sentence that says where.
    #[must_use]
    pub fn sentence(&self) -> String {
        // Editors count lines without a comma in their numbers.
        let [line, column] = [self.line, self.column].map(|number| number.to_string());
        let wrong = self.wrong.sentence();
        fl!(record_wrong_at, line = line, column = column, wrong = wrong)
    }
}

impl From<ParseError> for SaveError {
    fn from(error: ParseError) -> Self {
        match error.wrong {
            Wrong::OtherGame(found) => SaveError::OtherGame {
                found,
                expected: Game::ID,
            },
            _ => SaveError::Notation {
                wrong: error.sentence(),
            },
        }
    }
}
