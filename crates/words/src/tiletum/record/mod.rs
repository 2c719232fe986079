//! Whole games of Tiletum as text, similar to the notation of chess: tags that say who
//! plays and what was on the table, then a line for each entry of the log. It is written
//! and read by hand, is the same in every language, and contains everything a save contains
//! except for changes that could be undone. [`notation`](super::notation) reads the
//! decision of a line.
//!
//! ```
//! use words::tiletum::record;
//!
//! let text = "\
//! [Game \"tiletum\"]
//! [Players \"Anna\", \"Ben\"]
//! [First \"Ben\"]
//! 1. roll y35 p12 w4 s6 b66
//! 2. corruption 1
//! 3. Ben die y3 as 4 ; two gold
//! ";
//! let save = record::parse(text).unwrap();
//! assert_eq!(save.log.len(), 3);
//! assert_eq!(save.log[2].note, "two gold");
//! assert_eq!(record::parse(&record::print(&save)).unwrap(), save);
//! ```

mod head;

use super::notation::{Lexicon, Reader, Source, said, write};
use crate::notation::error::Wrong as Fault;
use crate::notation::record::{self, Draft, Recorded, Table};
use crate::printed::{OnCards, Printed};
use table::{Entry, Save, SaveError, Session};
use tiletum::{Command, Edition, Game, Phase, Setup, Violation};

pub use crate::notation::error::{ParseError, Wrong};
pub use crate::notation::head::VERSION;

/// The words that begin a heading, in addition to the number of the round.
const ROUND: &str = "round";
const PREPARE: &str = "prepare";
const CORRUPTION: &str = "corruption";
const MARKET: &str = "market";
const KING: &str = "king";
const TIDY: &str = "tidy";
const OVER: &str = "end";

/// Returns the edition that a game with this start is written with.
fn edition_of(start: &Setup) -> &'static Edition {
    // An unsound edition has no words of its own.
    Edition::load(&start.edition).unwrap_or_else(|_| Edition::studiolo())
}

/// The edition provides their names.
impl OnCards for Game {
    fn printed(_: &Setup) -> Printed {
        Printed::default()
    }
}

impl Recorded for Game {
    type Lexicon = Lexicon;

    fn lexicon(start: &Setup) -> Lexicon {
        Lexicon::of(edition_of(start), false)
    }

    fn played_anyway(&mut self, command: &Command) -> Result<(), Violation> {
        *self = Game::play_anyway(self, command)?.0;
        Ok(())
    }

    fn heading(&self) -> String {
        format!("{ROUND} {}, {}", self.round(), part_of(self))
    }

    // Nothing is hidden (G4).
    fn write(command: &Command, _: Option<&Game>, lexicon: &Lexicon, _: bool) -> String {
        write(command, lexicon)
    }

    fn read(
        table: &mut Table<'_, Game>,
        line: &str,
        begin: usize,
        names: &[String],
    ) -> Result<Draft<Command>, (usize, Fault)> {
        let game = table.position().copied();
        let lexicon = &table.lexicon;
        let reader = Reader::new(line, begin, Source::written(lexicon, names, game.as_ref()));
        reader.entry(line, begin, said, |command| write(command, lexicon))
    }
}

record::whole_games!(Game, Setup);

/// Writes some entries (from 0) of a game in the notation, one per line.
#[must_use]
pub fn print_entries(session: &Session<Game>, entries: impl IntoIterator<Item = usize>) -> String {
    record::print_entries(session, entries, |_| false)
}

/// Writes a decision in the notation, as it can be typed.
#[must_use]
pub fn print_command(start: &Setup, command: &Command) -> String {
    write(command, &Game::lexicon(start))
}

/// Returns the name of the current part of a round, as used in headings.
fn part_of(game: &Game) -> String {
    match game.phase() {
        Phase::Prepare => PREPARE.to_owned(),
        Phase::Corruption => CORRUPTION.to_owned(),
        Phase::Refill => MARKET.to_owned(),
        Phase::King => KING.to_owned(),
        Phase::Tidy => TIDY.to_owned(),
        Phase::Over => OVER.to_owned(),
        Phase::Turn(_) => game
            .active()
            .map_or(String::new(), |seat| format!("{seat:?}")),
    }
}
