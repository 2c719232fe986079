//! The notation of whole games, similar to that of chess: tags that say who plays what,
//! then a line for each entry of the log. It is read and written by hand, is the same in
//! every language, and contains everything a save contains except for changes that could be
//! undone. `docs/notation.md` has its grammar.
//!
//! `head` reads and writes the tags, `decision` and `correction` the content of an entry.
//! `reader` goes through a line word by word and knows what could come next, for errors and
//! completion.
//!
//! ```
//! use words::florence::record;
//!
//! let text = "\
//! [Players \"Anna\", \"Ben\", \"Clara\"]
//! ## The hands stay secret.
//! 1. A return ?
//! 2. Ben returns ?
//! 3. C ret ?
//! 4. Anna open jester
//! 5. B 300 ; without thinking
//! ";
//! let save = record::parse(text).unwrap();
//! assert_eq!(save.log.len(), 5);
//! assert_eq!(save.log[4].note, "without thinking");
//! assert_eq!(record::parse(&record::print(&save)).unwrap(), save);
//! ```

mod correction;
mod decision;
mod grammar;
mod head;
mod reader;
mod spell;

use florence::{Command, Decision, Game, Phase, Setup, Tile, Violation};
use table::{Entry, Item as _, Save, SaveError, Seat, Session};

use super::sentences::Words;
use crate::florence::editors;
use crate::notation::line::{complete, last_word};
use crate::notation::record::{self, Draft, Mark, Recorded, Table, ending};
use crate::notation::spell::Spelt as _;
use crate::printed::{OnCards, Printed};
use decision::Sizes;
use reader::Reader;

pub use crate::notation::error::{Expected, ParseError, Thing, Wrong};
pub use crate::notation::head::VERSION;
pub use crate::notation::{ENDING, begins_like_a_line, is_notation, with_note, without_note};

impl OnCards for Game {
    fn printed(start: &Setup) -> Printed {
        editors::printed(&start.edition)
    }
}

impl Recorded for Game {
    type Lexicon = Sizes;

    fn lexicon(start: &Setup) -> Sizes {
        Sizes::of(&start.edition)
    }

    fn played_anyway(&mut self, command: &Command) -> Result<(), Violation> {
        *self = Game::play_anyway(self, command)?.0;
        Ok(())
    }

    fn heading(&self) -> String {
        let phase = word_of(self.phase());
        format!("round {}, {phase}", self.round())
    }

    fn write(command: &Command, _before: Option<&Game>, sizes: &Sizes, hides: bool) -> String {
        let decision = decision::write(&command.decision, sizes, hides);
        format!("{:?} {decision}", command.seat)
    }

    fn read(
        table: &mut Table<'_, Game>,
        line: &str,
        begin: usize,
        names: &[String],
    ) -> Result<Draft<Command>, (usize, Wrong)> {
        let mut reader = Reader::new(line, begin, names);
        let Some((seat, (decision, mark, note))) = entry(&mut reader) else {
            return Err(reader.into_error());
        };
        let decision = match reader.part_of_a_tile {
            None => decision,
            Some(at) => whole_tile(table, seat, decision).map_err(|wrong| (at, wrong))?,
        };
        Ok(Draft {
            command: Command::from((seat, decision)),
            mark,
            note,
        })
    }
}

record::whole_games!(Game, Setup);

/// Writes some entries (from 0) of a game in the notation, one per line. For seats where
/// `hides` is true, cards that no one else has seen are left out.
#[must_use]
pub fn print_entries(
    session: &Session<Game>,
    entries: impl IntoIterator<Item = usize>,
    hides: impl Fn(Seat) -> bool,
) -> String {
    record::print_entries(session, entries, |command| hides(command.seat))
}

/// Writes a decision in the notation, as it can be typed.
#[must_use]
pub fn print_command(start: &Setup, command: &Command) -> String {
    Game::write(command, None, &Game::lexicon(start), false)
}

/// Returns the beginning of a line in which a seat places this tile.
#[must_use]
pub fn begin_tile(seat: Seat, tile: Tile) -> String {
    let verb = match tile {
        Tile::Building(_) => "build",
        Tile::Landscape(_) => "place",
    };
    format!("{seat:?} {verb} {} ", tile.word())
}

/// Returns the name of a phase as used in headings.
fn word_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Seats => "seats",
        Phase::StartingHands => "starting-hands",
        Phase::Auction => "auction",
        Phase::Characters => "characters",
        Phase::Actions => "actions",
        Phase::Reveal => "show",
        Phase::Over => "end",
    }
}

/// Reads a line as it is typed: a seat and its decision.
#[must_use]
pub fn parse_line(text: &str, names: &[String], game: &Game) -> Option<Command> {
    let mut table = Table::at(Some(*game), Sizes::of(game.edition().data()), None);
    table.read(text, 0..text.len(), names).ok()?;
    table.log.pop().map(|entry| entry.command)
}

/// Reads a decision of this seat: a line without its beginning.
#[must_use]
pub fn parse_decision(text: &str, seat: Seat, names: &[String], game: &Game) -> Option<Command> {
    parse_line(&format!("{seat:?} {text}"), names, game)
}

/// Returns what the last word of a line, or the next one, could be: the line with each of
/// them at its end. Without a seat it is a decision of the player to act.
#[must_use]
pub fn completions(text: &str, names: &[String]) -> Vec<String> {
    let (before, begun) = last_word(text, &[' ', '\t', '=', '!', ':']);
    if begun.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for with_seat in [true, false] {
        let mut reader = Reader::new(before, 0, names);
        match with_seat {
            true => drop(entry(&mut reader)),
            false => drop(after_seat(&mut reader)),
        }
        complete(before, begun, &reader.expected_at_end(), &mut found);
    }
    found
}

/// The decision, its rule mark, and its note.
type Rest = (Decision, Mark, String);

/// Reads a line: `12. A jester 700 !A5 "fact" ; note`.
fn entry(reader: &mut Reader<'_>) -> Option<(Seat, Rest)> {
    let is_number = |word: &str| {
        let digits = word.strip_suffix('.').unwrap_or(word);
        !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit())
    };
    if reader.next_word().is_some_and(is_number) {
        reader.skip();
    }
    let seat = reader.player()?;
    reader.sign(":");
    Some((seat, after_seat(reader)?))
}

fn after_seat(reader: &mut Reader<'_>) -> Option<Rest> {
    let read = decision::read(reader)?;
    let (mark, note, at) = ending(&reader.line, reader.at, true);
    reader.at = at;
    reader.end()?;
    Some((read, mark, note))
}

/// Says why an entry is not possible, as a sentence.
fn why(table: &Table<'_, Game>, entry: usize, violation: &Violation) -> String {
    let seat = table.log.get(entry - 1).map(|entry| entry.command.seat);
    match (table.start, seat) {
        (Some(start), Some(seat)) => Words::of(start).about(seat).cited(violation),
        _ => violation.rule.to_string(),
    }
}

/// Completes a tile that is given with too few squares: returns the place that begins at
/// the first of them and contains all, if there is exactly one.
fn whole_tile(
    table: &mut Table<'_, Game>,
    seat: Seat,
    decision: Decision,
) -> Result<Decision, Wrong> {
    let (tile, site) = match decision {
        Decision::Build(kind, site) => (Tile::Building(kind), site),
        Decision::Place(kind, site) => (Tile::Landscape(kind), site),
        _ => return Ok(decision),
    };
    let said = site.squares();
    if said.len() >= table.lexicon.of_tile(tile) {
        return Ok(decision);
    }
    let game = table.position().copied();
    let Some(game) = game else {
        let broken = table.broken.as_ref();
        let broken = broken.map(|(entry, violation)| (*entry, why(table, *entry, violation)));
        return Err(Wrong::NoPosition(broken));
    };
    if seat.index() >= game.player_count() {
        return Err(Wrong::Places(0));
    }
    let has = |squares: &florence::Squares| said.minus(*squares).is_empty();
    let places = game.places(seat, tile);
    let places: Vec<_> = places.iter().filter(has).collect();
    let first = |squares: &&florence::Squares| squares.iter().next() == said.iter().next();
    let begin: Vec<_> = places.iter().filter(first).collect();
    match (begin.as_slice(), places.as_slice()) {
        ([one], _) => Ok(Decision::put(tile, **one)),
        ([], [one]) => Ok(Decision::put(tile, *one)),
        (begin, all) => Err(Wrong::Places(if begin.is_empty() {
            all.len()
        } else {
            begin.len()
        })),
    }
}
