//! The notation of whole games, as chess has one: tags that say who plays what, then
//! a line for each entry of the log. It is read and written by hand, is the same in
//! every language, and says everything a save says but for changes that could be
//! taken back. `docs/notation.md` has its grammar.
//!
//! `head` reads and writes the tags, `decision` and `correction` what an entry says,
//! `reader` goes through a line word by word and knows what could stand next, which
//! is what errors name and what is completed.
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
mod error;
mod head;
mod reader;
mod spell;

use std::ops::Range;

use florence::{Command, Decision, EditionData, Game, Phase, Setup, Tile, Violation};
use table::save::limits::{Part, at_most};
use table::save::line_ends::in_lines;
use table::{Entry, Game as _, Item as _, Kept, Save, SaveError, Seat, Session};

use super::sentences::Words;
use decision::Sizes;
use reader::Reader;
use spell::Spelt as _;

pub use error::{Expected, ParseError, Thing, Wrong};
pub use head::VERSION;

use crate::notation::tags::Parts;
pub use crate::notation::{ENDING, begins_like_a_line, is_notation, with_note, without_note};
use crate::notation::{Kind, place, plain, quoted, rule_text, unescaped};

/// The game in a file that has been read.
///
/// # Errors
/// If it is not text or has more of something than a save may, or as [`parse`].
pub fn from_bytes(bytes: &[u8]) -> Result<Save<Game>, SaveError> {
    let text = str::from_utf8(bytes).map_err(|_| SaveError::NotText)?;
    // Before every line is read.
    let entries = Parts::of(&in_lines(text)).map_or(0, |parts| parts.entries.len());
    at_most(Part::Entries, entries)?;
    let save = parse(text)?;
    save.within_limits()?;
    Ok(save)
}

/// A game in the notation.
#[must_use]
pub fn print(save: &Save<Game>) -> String {
    let mut text = head::write(save);
    let log = save.log.clone();
    let session = Session::restore(save.start.clone(), log, save.log.len()).ok();
    let sizes = Sizes::of(&save.start.edition);
    let whole = 0..save.log.len();
    text.push_str(&lines(&save.log, session.as_ref(), whole, &sizes, |_| {
        false
    }));
    text
}

/// Some entries (from 0) of a game in the notation, a line each. The cards of those
/// whom `hides` says are not told where nobody else has seen them.
#[must_use]
pub fn print_entries(
    session: &Session<Game>,
    entries: impl IntoIterator<Item = usize>,
    hides: impl Fn(Seat) -> bool,
) -> String {
    let sizes = Sizes::of(&session.start().edition);
    let all = session.log().len();
    let entries = entries.into_iter().filter(|&at| at < all);
    let lines = lines(session.log(), Some(session), entries, &sizes, hides);
    lines.trim_start().to_owned()
}

/// A decision in the notation, as it can be typed.
#[must_use]
pub fn print_command(start: &Setup, command: &Command) -> String {
    let sizes = Sizes::of(&start.edition);
    let decision = decision::write(&command.decision, &sizes, false);
    format!("{:?} {decision}", command.seat)
}

/// How it begins that somebody puts this tile down.
#[must_use]
pub fn begin_tile(seat: Seat, tile: Tile) -> String {
    let verb = match tile {
        Tile::Building(_) => spell::said::BUILD,
        Tile::Landscape(_) => spell::said::PLACE,
    };
    format!("{seat:?} {verb} {} ", tile.word())
}

/// The entries, with a heading where a round or a phase begins.
fn lines(
    log: &[Entry<Command>],
    session: Option<&Session<Game>>,
    entries: impl IntoIterator<Item = usize>,
    sizes: &Sizes,
    hides: impl Fn(Seat) -> bool,
) -> String {
    let mut text = String::new();
    let mut part = None;
    for at in entries {
        let before = session.and_then(|session| session.game_at(at));
        let here = before.map(|game| (game.round(), game.phase()));
        if let Some((round, phase)) = here.filter(|_| here != part) {
            text.push_str(&format!(
                "\n# {} {round}, {}\n",
                spell::said::ROUND,
                word_of(phase)
            ));
            part = here;
        } else if at == 0 {
            text.push('\n');
        }
        let Some(entry) = log.get(at) else { break };
        let seat = entry.command.seat;
        let said = decision::write(&entry.command.decision, sizes, hides(seat));
        text.push_str(&format!("{}. {seat:?} {said}", at + 1));
        let note = with_note(String::new(), &entry.note);
        if let Some(kept) = &entry.kept {
            text.push_str(&format!(" !{}", rule_text(&kept.rule)));
            // A note in quotation marks would be taken for the fact.
            if !kept.fact.is_empty() || note.ends_with('"') {
                text.push_str(&format!(" {}", quoted(&kept.fact)));
            }
            if let Some(version) = kept.allowed_by {
                text.push_str(&format!(" {} {version}", spell::said::ALLOWED));
            }
        }
        text.push_str(&note);
        text.push('\n');
    }
    text
}

/// A phase as headings call it.
fn word_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Seats => spell::said::SEATS,
        Phase::StartingHands => spell::said::STARTING_HANDS,
        Phase::Auction => spell::said::AUCTION,
        Phase::Characters => spell::said::CHARACTERS,
        Phase::Actions => spell::said::ACTIONS,
        Phase::Reveal => spell::said::SHOW,
        Phase::Over => spell::said::END,
    }
}

/// Reads a game in the notation. Whether its start and its log are legal is not
/// looked at here.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn parse(text: &str) -> Result<Save<Game>, ParseError> {
    let text = &*in_lines(text);
    let parts = Parts::of(text).map_err(|bad| ParseError::bad(text, bad))?;
    let head = head::read(text, &parts.tags)?;
    if head.names.is_empty() && head.start.players.is_empty() && !parts.entries.is_empty() {
        return Err(ParseError::at(
            text,
            parts.entries[0].start,
            Wrong::NoPlayers,
        ));
    }
    let mut table = Table::at(
        Game::start(&head.start).ok(),
        &head.start.edition,
        Some(&head.start),
    );
    for line in parts.entries {
        table.read(text, line, &head.names)?;
    }
    let log = table.log;
    Ok(Save {
        cursor: head.cursor.unwrap_or(log.len()),
        start: head.start,
        log,
        marks: head.marks,
        rewrites: table::Rewrites::default(),
        sheet: head.sheet,
        occasion: head.occasion,
        rules: head.rules,
    })
}

/// Reads lines of the log that are to follow on this position. Tags among them, as in
/// a whole game, say how its players are called.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn parse_entries(
    text: &str,
    start: &Setup,
    game: Option<&Game>,
) -> Result<Vec<(Entry<Command>, usize)>, ParseError> {
    let text = &*in_lines(text);
    let parts = Parts::of(text).map_err(|bad| ParseError::bad(text, bad))?;
    let own = start.players.iter().map(|player| player.name.clone());
    let names = match parts.tags.is_empty() {
        true => own.collect(),
        false => match head::read(text, &parts.tags)?.names {
            names if names.is_empty() => own.collect(),
            names => names,
        },
    };
    let mut table = Table::at(game.copied(), &start.edition, Some(start));
    let mut places = Vec::new();
    for line in parts.entries {
        places.push(place(text, line.start).0);
        table.read(text, line, &names)?;
    }
    Ok(table.log.into_iter().zip(places).collect())
}

/// Reads a line as it is typed: a seat and what it decides.
#[must_use]
pub fn parse_line(text: &str, names: &[String], game: &Game) -> Option<Command> {
    let mut table = Table::at(Some(*game), game.edition().data(), None);
    table.read(text, 0..text.len(), names).ok()?;
    table.log.pop().map(|entry| entry.command)
}

/// Reads what this seat decides: a line without its beginning.
#[must_use]
pub fn parse_decision(text: &str, seat: Seat, names: &[String], game: &Game) -> Option<Command> {
    parse_line(&format!("{seat:?} {text}"), names, game)
}

/// What the last word of a line, or the next one, could be: the line with each of
/// them at its end. Without a seat it is a decision of whoever is to act.
#[must_use]
pub fn completions(text: &str, names: &[String]) -> Vec<String> {
    let begun = match text.ends_with(char::is_whitespace) {
        true => "",
        false => text.rsplit([' ', '\t', '=', '!', ':']).next().unwrap_or(""),
    };
    let before = &text[..text.len() - begun.len()];
    let mut found = Vec::new();
    for with_seat in [true, false] {
        let mut reader = Reader::new(before, 0, names);
        match with_seat {
            true => drop(entry(&mut reader)),
            false => drop(after_seat(&mut reader)),
        }
        let words = reader.expected_at_end().iter().flat_map(Expected::words);
        for word in words {
            let is_word = word.len() > 1 && word.starts_with(|it: char| it.is_alphabetic());
            let begins = plain(word).starts_with(&plain(begun));
            let line = format!("{before}{word}");
            if is_word && begins && !begun.is_empty() && !found.contains(&line) {
                found.push(line);
            }
        }
    }
    found
}

/// What a line says.
struct Draft {
    seat: Seat,
    read: decision::Read,
    mark: Mark,
    note: String,
}

/// Reads a line: `12. A jester 700 !A5 "fact" ; note`.
fn entry(reader: &mut Reader<'_>) -> Option<Draft> {
    let is_number = |word: &str| {
        let digits = word.strip_suffix('.').unwrap_or(word);
        !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit())
    };
    if reader.next_word().is_some_and(is_number) {
        reader.next();
    }
    let seat = reader.player()?;
    reader.sign(":");
    let (read, mark, note) = after_seat(reader)?;
    Some(Draft {
        seat,
        read,
        mark,
        note,
    })
}

/// What an entry says of the rules.
enum Mark {
    /// Nothing.
    None,
    /// They refused it, and nobody says how.
    Refused,
    /// They refused it like this.
    Kept(Kept),
}

type Rest = (decision::Read, Mark, String);

fn after_seat(reader: &mut Reader<'_>) -> Option<Rest> {
    let read = decision::read(reader)?;
    let mark = match reader.sign("!") {
        true => kept(reader).map_or(Mark::Refused, Mark::Kept),
        false => Mark::None,
    };
    reader.want(Thing::Note, Vec::new);
    let note = match reader.peek() {
        Some(token) if token.kind == Kind::Note => {
            reader.next();
            token.text.to_owned()
        }
        Some(token) if token.kind == Kind::Quoted => {
            reader.next();
            unescaped(token.text)
        }
        _ => String::new(),
    };
    reader.end()?;
    Some((read, mark, note))
}

/// The rule and the fact after `!`, if they are said: `!B2`, `!B2 "OncePerTurn"`, and
/// `!G4 allowed 1` where the first version of the rules allowed it.
fn kept(reader: &mut Reader<'_>) -> Option<Kept> {
    reader.want(Thing::Rule, Vec::new);
    let said = reader.peek()?;
    let rule = match said.kind {
        Kind::Word => said.text.to_owned(),
        Kind::Quoted => unescaped(said.text),
        Kind::Sign | Kind::Note | Kind::Unclosed => return None,
    };
    reader.next();
    // What stands in quotation marks before the end is the note.
    let mut fact = String::new();
    let seen = reader.seen();
    if let Some(token) = reader.next().filter(|token| token.kind == Kind::Quoted) {
        fact = unescaped(token.text);
    } else {
        reader.back(seen);
    }
    // By which version of the rules it was allowed, if by any.
    let allowed_by = match reader.word(spell::said::ALLOWED) {
        true => {
            reader.want(Thing::Number, Vec::new);
            let version = reader.next_word()?.parse().ok()?;
            reader.next();
            Some(version)
        }
        false => None,
    };
    Some(Kept {
        rule,
        fact,
        allowed_by,
    })
}

/// The log while it is read, and the position it has come to where somebody asks.
struct Table<'s> {
    log: Vec<Entry<Command>>,
    sizes: Sizes,
    game: Option<Game>,
    played: usize,
    /// The entry (from 1) that is not possible, where one is not, and why.
    broken: Option<(usize, Violation)>,
    /// Where the game began, to name who plays.
    start: Option<&'s Setup>,
}

impl<'s> Table<'s> {
    fn at(game: Option<Game>, edition: &EditionData, start: Option<&'s Setup>) -> Self {
        Self {
            log: Vec::new(),
            sizes: Sizes::of(edition),
            game,
            played: 0,
            broken: None,
            start,
        }
    }

    /// The position after all that has been read; nothing if an entry cannot be
    /// carried out.
    fn position(&mut self) -> Option<&Game> {
        while self.played < self.log.len() {
            let game = self.game.as_mut()?;
            let entry = &self.log[self.played];
            let played = match entry.is_kept() {
                true => Game::play_anyway(game, &entry.command).map(|(after, _)| after),
                false => game.play(&entry.command).map(|_| *game),
            };
            self.played += 1;
            match played {
                Ok(game) => self.game = Some(game),
                Err(violation) => {
                    self.game = None;
                    self.broken = Some((self.played, violation));
                }
            }
        }
        self.game.as_ref()
    }

    /// Why an entry is not possible, in a sentence.
    fn why(&self, entry: usize, violation: Violation) -> String {
        let seat = self.log.get(entry - 1).map(|entry| entry.command.seat);
        match (self.start, seat) {
            (Some(start), Some(seat)) => Words::of(start).about(seat).cited(&violation),
            _ => violation.rule.to_string(),
        }
    }

    /// Reads a line of the text and adds the entry to the log.
    fn read(&mut self, text: &str, line: Range<usize>, names: &[String]) -> Result<(), ParseError> {
        let begin = line.start;
        let mut reader = Reader::new(&text[line], begin, names);
        let Some(draft) = entry(&mut reader) else {
            let (at, wrong) = reader.into_error();
            return Err(ParseError::at(text, at, wrong));
        };
        let Draft {
            seat,
            read,
            mark,
            note,
        } = draft;
        let decision = match read.part_of_a_tile {
            None => read.decision,
            Some(at) => self
                .whole_tile(seat, read.decision)
                .map_err(|wrong| ParseError::at(text, at, wrong))?,
        };
        let command = Command::from((seat, decision));
        let kept = match mark {
            Mark::Refused => {
                let refused = self.position().and_then(|game| game.check(&command).err());
                refused.map(|violation| Game::kept(&violation))
            }
            Mark::Kept(kept) => Some(kept),
            Mark::None => None,
        };
        self.log.push(Entry {
            command,
            kept,
            note,
        });
        Ok(())
    }

    /// A tile of which fewer squares are said than it has: the place that begins on
    /// the first of them and has all, if there is only one.
    fn whole_tile(&mut self, seat: Seat, decision: Decision) -> Result<Decision, Wrong> {
        let (tile, site) = match decision {
            Decision::Build(kind, site) => (Tile::Building(kind), site),
            Decision::Place(kind, site) => (Tile::Landscape(kind), site),
            _ => return Ok(decision),
        };
        let said = site.squares();
        if said.len() >= self.sizes.of_tile(tile) {
            return Ok(decision);
        }
        let game = self.position().copied();
        let Some(game) = game else {
            let broken = self.broken.clone();
            return Err(Wrong::NoPosition(
                broken.map(|(entry, why)| (entry, self.why(entry, why))),
            ));
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
}
