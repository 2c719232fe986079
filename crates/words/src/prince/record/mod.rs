//! A whole game of The Prince as text, as chess has it: tags that say who plays, then a
//! line for each entry of the log. It is written and read by hand, is the same in every
//! language, and says everything a save says but for changes that could be taken back.
//! `docs/notation.md` has its grammar; what a line decides is read by
//! [`notation`](super::notation).
//!
//! ```
//! use words::prince::record;
//!
//! let text = "\
//! [Game \"the-prince\"]
//! [Players \"Anna\", \"Ben\", \"Clara\"]
//! [Pope \"Ben\"]
//! ## Nobody has three alike.
//! 1. Ben keeps
//! 2. C keep
//! 3. A keep ; with a sigh
//! ";
//! let save = record::parse(text).unwrap();
//! assert_eq!(save.log.len(), 3);
//! assert_eq!(save.log[2].note, "with a sigh");
//! assert_eq!(record::parse(&record::print(&save)).unwrap(), save);
//! ```

mod error;
mod head;

use std::ops::Range;

use super::notation::{
    Deck, Reader, Source, Thing, Ways, Wrong, after_number, likeliest, named, write,
};
use crate::notation::tags::Parts;
use crate::notation::{Kind, place, quoted, rule_text, unescaped, with_note};
use prince::{Command, Decision, Game, Lot, Phase, Sealed, Setup, Spot};
use table::save::limits::{Part, at_most};
use table::save::line_ends::in_lines;
use table::{Card, Entry, Eyes, Game as _, Kept, Save, SaveError, Seat, Session, Set};

pub use error::ParseError;
pub use head::VERSION;
pub(super) use head::tags;

/// What begins a heading, beside the number of the turn.
const TURN: &str = "turn";
const DEAL: &str = "deal";
const ELECTION: &str = "election";
const PAPAL_POWER: &str = "papal-power";
const OVER: &str = "end";
/// Behind a rule that an earlier version of them did not know.
const ALLOWED: &str = "allowed";

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
    let all: Vec<usize> = (0..save.log.len()).collect();
    let deck = Deck::of(&save.start.edition, false);
    text.push_str(&lines(&save.log, session.as_ref(), &all, &deck, |_| false));
    text
}

/// Some entries (from 0) of a game in the notation, a line each, as far as these eyes may read
/// it. Decisions that are sealed before them are left out, and so are secret answers of the
/// seats that `hides` names; what these have drawn, stolen or offered unseen is not told.
#[must_use]
pub fn print_entries(
    session: &Session<Game>,
    entries: impl IntoIterator<Item = usize>,
    eyes: Eyes,
    hides: impl Fn(Seat) -> bool,
) -> String {
    let log = session.log();
    let there = entries.into_iter().filter(|&at| at < log.len());
    let is_secret = |at: &usize| {
        let told = session.told(*at, eyes).and_then(|told| told.open());
        told.is_none_or(|command| {
            // Who has a Doctor and keeps it stays secret afterwards.
            let answers = matches!(
                Game::sealed(command),
                Some(Sealed::Doctor | Sealed::Accuses)
            );
            answers && hides(command.seat)
        })
    };
    let told: Vec<usize> = there.filter(|at| !is_secret(at)).collect();
    let deck = Deck::of(&session.start().edition, false);
    let lines = lines(log, Some(session), &told, &deck, hides);
    lines.trim_start().to_owned()
}

/// A decision in the notation, as it can be typed.
#[must_use]
pub fn print_command(start: &Setup, command: &Command) -> String {
    write(command, &Deck::of(&start.edition, false))
}

/// What a heading tells: the turn, and a part of it.
fn part_of(game: &Game) -> (u8, String) {
    let part = match game.phase() {
        Phase::Redeal(_) | Phase::Laying(_) => DEAL.to_owned(),
        Phase::Ballot(_) | Phase::OpenBallot(_) => ELECTION.to_owned(),
        Phase::Over => OVER.to_owned(),
        Phase::Drawing(_)
        | Phase::Upkeep
        | Phase::Offices
        | Phase::Shuffle
        | Phase::Dealing
        | Phase::Accusing(_)
        | Phase::Cardinals => PAPAL_POWER.to_owned(),
        Phase::Step(_)
        | Phase::Turning(_)
        | Phase::Bidding(_)
        | Phase::Spying
        | Phase::Stealing(_)
        | Phase::Doctors(_)
        | Phase::OfficeGift(..)
        | Phase::Judging(_)
        | Phase::Defence(_) => match game.active() {
            Some(seat) => format!("{seat:?}"),
            None => PAPAL_POWER.to_owned(),
        },
    };
    (game.turn(), part)
}

/// The entries, with a heading where a player phase or another part begins.
fn lines(
    log: &[Entry<Command>],
    session: Option<&Session<Game>>,
    entries: &[usize],
    deck: &Deck,
    hides: impl Fn(Seat) -> bool,
) -> String {
    let mut text = String::new();
    let mut part = None;
    for &at in entries {
        let before = session.and_then(|session| session.game_at(at));
        let here = before.map(part_of);
        if here.is_some() && here != part {
            if let Some((turn, name)) = &here {
                text.push_str(&format!("\n# {TURN} {turn}, {name}\n"));
            }
            part = here;
        } else if at == 0 {
            text.push('\n');
        }
        let Some(entry) = log.get(at) else { break };
        let command = match hides(entry.command.seat) {
            true => without_secrets(&entry.command, before),
            false => entry.command,
        };
        text.push_str(&format!("{}. {}", at + 1, write(&command, deck)));
        let note = with_note(String::new(), &entry.note);
        if let Some(kept) = &entry.kept {
            text.push_str(&format!(" !{}", rule_text(&kept.rule)));
            // A note in quotation marks would be taken for the fact.
            if !kept.fact.is_empty() || note.ends_with('"') {
                text.push_str(&format!(" {}", quoted(&kept.fact)));
            }
            if let Some(version) = kept.allowed_by {
                text.push_str(&format!(" {ALLOWED} {version}"));
            }
        }
        text.push_str(&note);
        text.push('\n');
    }
    text
}

/// The same without cards that others have not seen.
fn without_secrets(command: &Command, before: Option<&Game>) -> Command {
    let is_table = |card| before.is_some_and(|game| game.type_of(card).is_table());
    let hidden = |lot: Lot| {
        let cards = lot.cards.iter();
        let from_hand: Set<_> = cards
            .filter(|&card| before.is_none_or(|game| game.spot(card) == Spot::Concealed))
            .collect();
        let more = u8::try_from(from_hand.len()).unwrap_or(u8::MAX);
        Lot {
            cards: lot.cards.minus(from_hand),
            hidden: lot.hidden.saturating_add(more),
            ..lot
        }
    };
    let decision = match command.decision {
        Decision::Draw(Card::Known(card)) if !is_table(card) => Decision::Draw(Card::Hidden),
        Decision::Steal(Card::Known(_)) => Decision::Steal(Card::Hidden),
        Decision::Offer(partner, give, take) => {
            Decision::Offer(partner, hidden(give), hidden(take))
        }
        other => other,
    };
    Command::new(command.seat, decision)
}

/// Reads a game in the notation. Whether its start and its log are legal is not looked at
/// here.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn parse(text: &str) -> Result<Save<Game>, ParseError> {
    let text = &*in_lines(text);
    let parts = Parts::of(text).map_err(|bad| ParseError::bad(text, bad))?;
    let head = head::read(text, &parts.tags)?;
    if head.names.is_empty() && head.start.players.is_empty() && !parts.entries.is_empty() {
        let at = parts.entries[0].start;
        return Err(ParseError::at(text, at, Wrong::NoPlayers));
    }
    let mut table = Table {
        log: Vec::new(),
        deck: Deck::of(&head.start.edition, false),
        game: Game::start(&head.start).ok(),
    };
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

/// Reads lines of the log that are to follow on this position, with the line that each
/// stands in (from 1). Tags among them, as in a whole game, say how its players are called.
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
    let mut names = head::read(text, &parts.tags)?.names;
    if names.is_empty() {
        names = start.players.iter().map(|it| it.name.clone()).collect();
    }
    let mut table = Table {
        log: Vec::new(),
        deck: Deck::of(&start.edition, false),
        game: game.copied(),
    };
    let mut places = Vec::new();
    for line in parts.entries {
        places.push(place(text, line.start).0);
        table.read(text, line, &names)?;
    }
    Ok(table.log.into_iter().zip(places).collect())
}

/// What a line says.
#[derive(Clone, PartialEq)]
struct Draft {
    command: Command,
    mark: Mark,
    note: String,
}

/// What an entry says of the rules.
#[derive(Clone, PartialEq)]
enum Mark {
    /// Nothing.
    None,
    /// They refused it, and nobody says how.
    Refused,
    /// They refused it like this.
    Kept(Kept),
}

/// Reads a line: `12. B bid 12 !A1 "fact" ; note`.
fn entry(reader: &Reader<'_>) -> Ways<Draft> {
    let begin = after_number(reader, 0);
    named(reader, begin).then(|command, at| {
        let (mark, at) = match reader.sign(at, "!") {
            Some(at) => match kept(reader, at) {
                Some((kept, at)) => (Mark::Kept(kept), at),
                None => (Mark::Refused, at),
            },
            None => (Mark::None, at),
        };
        reader.want(at, Thing::Note);
        let (note, at) = match reader.token(at) {
            Some(token) if token.kind == Kind::Note => (token.text.to_owned(), at + 1),
            Some(token) if token.kind == Kind::Quoted => (unescaped(token.text), at + 1),
            _ => (String::new(), at),
        };
        reader.end(
            Draft {
                command,
                mark,
                note,
            },
            at,
        )
    })
}

/// The rule and the fact after `!`, if they are said: `!A1`, `!A1 "BidTooLow"`, and `!A1
/// allowed 1` where an earlier version of the rules allowed it.
fn kept(reader: &Reader<'_>, at: usize) -> Option<(Kept, usize)> {
    reader.want(at, Thing::Rule);
    let said = reader.token(at)?;
    let rule = match said.kind {
        Kind::Word => said.text.to_owned(),
        Kind::Quoted => unescaped(said.text),
        Kind::Sign | Kind::Note | Kind::Unclosed => return None,
    };
    let mut at = at + 1;
    // What stands in quotation marks before the end is the note.
    let mut fact = String::new();
    if let Some(token) = reader.token(at).filter(|token| token.kind == Kind::Quoted) {
        fact = unescaped(token.text);
        at += 1;
    }
    let mut allowed_by = None;
    if reader.text(at) == Some(ALLOWED) {
        reader.want(at + 1, Thing::Number);
        allowed_by = Some(reader.text(at + 1)?.parse().ok()?);
        at += 2;
    }
    let kept = Kept {
        rule,
        fact,
        allowed_by,
    };
    Some((kept, at))
}

/// The log while it is read, and the position it has come to, as long as it is known.
struct Table {
    log: Vec<Entry<Command>>,
    deck: Deck,
    game: Option<Game>,
}

impl Table {
    /// Reads a line of the text and adds the entry to the log.
    fn read(&mut self, text: &str, line: Range<usize>, names: &[String]) -> Result<(), ParseError> {
        let begin = line.start;
        let source = Source {
            deck: &self.deck,
            names,
            game: self.game.as_ref(),
            spoken: false,
        };
        let line = &text[line];
        let reader = Reader::new(line, begin, source);
        let mut meant = likeliest(entry(&reader));
        if meant.len() > 1 {
            let written = |draft: &Draft| write(&draft.command, &self.deck);
            let wrong = Wrong::Several {
                found: line.trim().to_owned(),
                words: meant.iter().map(written).collect(),
            };
            return Err(ParseError::at(text, begin, wrong));
        }
        let Some(draft) = meant.pop() else {
            let (at, wrong) = reader.into_error();
            return Err(ParseError::at(text, at, wrong));
        };
        let Draft {
            command,
            mark,
            note,
        } = draft;
        let kept = match mark {
            Mark::Refused => {
                let refused = self.game.and_then(|game| game.check(&command).err());
                refused.map(|violation| Game::kept(&violation))
            }
            Mark::Kept(kept) => Some(kept),
            Mark::None => None,
        };
        self.game = self.game.and_then(|mut game| match kept {
            Some(_) => Game::play_anyway(&game, &command)
                .ok()
                .map(|(after, _)| after),
            None => game.play(&command).ok().map(|_| game),
        });
        self.log.push(Entry {
            command,
            kept,
            note,
        });
        Ok(())
    }
}
