//! Whole games in the notation: tags, then a line for each entry of the log. A game
//! provides its vocabulary ([`Recorded`]); the structure, headings, rule marks, notes and
//! places of errors are the same in every game.

use std::ops::Range;

use super::asides;
use super::encoding::text_of;
use super::error::{ParseError, Thing, Wrong};
use super::head::{self, Head, Tagged};
use super::line::Line;
use super::tags::Parts;
use super::{Kind, place, plain, quoted, rule_text, unescaped, with_note};
use crate::printed::OnCards;
use crate::{figures, language};
use table::save::limits::{Part, at_most};
use table::save::line_ends::in_lines;
use table::{Entry, Game, Kept, Rewrites, Save, SaveError, Session};

/// The word after a rule that an earlier version did not have.
const ALLOWED: &str = "allowed";

/// A game that can be written down: its vocabulary.
pub(crate) trait Recorded: Tagged + OnCards {
    /// What is needed to write and read decisions.
    type Lexicon;

    /// Returns what is needed to write and read the decisions of a game with this start.
    fn lexicon(start: &Self::Start) -> Self::Lexicon;

    /// Carries out a command that the rules refuse, because the table played it anyway.
    ///
    /// # Errors
    /// The reason why even that is impossible; nothing has changed then.
    fn played_anyway(&mut self, command: &Self::Command) -> Result<(), Self::Violation>;

    /// Returns the part of the game a position is in, as used for headings in the log.
    fn heading(&self) -> String;

    /// Writes who decides, and what, in this position. With `hides`, what others have not
    /// seen is left out.
    fn write(
        command: &Self::Command,
        before: Option<&Self>,
        lexicon: &Self::Lexicon,
        hides: bool,
    ) -> String;

    /// Reads a line of the log; `begin` is its byte offset in the text.
    ///
    /// # Errors
    /// What is wrong with it, and where: in bytes from the beginning of the text.
    fn read(
        table: &mut Table<'_, Self>,
        line: &str,
        begin: usize,
        names: &[String],
    ) -> Result<Draft<Self::Command>, (usize, Wrong)>;
}

/// The content of a line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Draft<C> {
    pub(crate) command: C,
    pub(crate) mark: Mark,
    pub(crate) note: String,
}

/// What an entry says about the rules.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Mark {
    /// Nothing.
    None,
    /// The rules refused it, without saying how.
    Refused,
    /// The rules refused it like this.
    Kept(Kept),
}

/// Reads what follows a decision, `!A1 "fact" ; note`, and returns the index of the part
/// after it. With `passes`, a mark that is only half readable counts as one that does not
/// say how.
pub(crate) fn ending(line: &Line<'_>, at: usize, passes: bool) -> (Mark, String, usize) {
    let (mark, at) = match line.sign(at, "!") {
        true => match kept(line, at + 1, passes) {
            (Some(kept), end) => (Mark::Kept(kept), end),
            (None, end) => (Mark::Refused, if passes { end } else { at + 1 }),
        },
        false => (Mark::None, at),
    };
    line.want(at, Thing::Note, Vec::new);
    match line.token(at) {
        Some(token) if token.kind == Kind::Note => (mark, token.text.to_owned(), at + 1),
        Some(token) if token.kind == Kind::Quoted => (mark, unescaped(token.text), at + 1),
        _ => (mark, String::new(), at),
    }
}

/// Reads the rule and the fact after `!`, if they are given, and returns how far they could
/// be read: `!B2`, `!B2 "OncePerTurn"`, and `!G4 allowed 1` if the first version of the
/// rules allowed it.
fn kept(line: &Line<'_>, at: usize, passes: bool) -> (Option<Kept>, usize) {
    line.want(at, Thing::Rule, Vec::new);
    let rule = match line.token(at) {
        Some(token) if token.kind == Kind::Word => token.text.to_owned(),
        Some(token) if token.kind == Kind::Quoted => unescaped(token.text),
        _ => return (None, at),
    };
    let mut at = at + 1;
    // The first quoted text is the fact; a quoted text at the end is the note.
    let mut fact = String::new();
    if let Some(token) = line.token(at).filter(|token| token.kind == Kind::Quoted) {
        fact = unescaped(token.text);
        at += 1;
    }
    if passes {
        line.want(at, Thing::Word(ALLOWED), Vec::new);
    }
    // The version of the rules that allowed it, if any.
    let mut allowed_by = None;
    let is_allowed = |word: &str| word == ALLOWED || passes && plain(word) == ALLOWED;
    if line.text(at).is_some_and(is_allowed) {
        at += 1;
        line.want(at, Thing::Number, Vec::new);
        allowed_by = line.text(at).and_then(|version| version.parse().ok());
        if allowed_by.is_none() {
            return (None, at);
        }
        at += 1;
    }
    let kept = Kept {
        rule,
        fact,
        allowed_by,
    };
    (Some(kept), at)
}

/// The log while it is read, and the position it leads to, computed on demand.
pub(crate) struct Table<'s, G: Recorded> {
    pub(crate) log: Vec<Entry<G::Command>>,
    pub(crate) lexicon: G::Lexicon,
    game: Option<G>,
    played: usize,
    /// The entry (from 1) that is not possible, if there is one, and why.
    pub(crate) broken: Option<(usize, G::Violation)>,
    /// The start of the game, for the names of the players.
    pub(crate) start: Option<&'s G::Start>,
}

impl<'s, G: Recorded> Table<'s, G> {
    /// Creates a log that continues from this position.
    pub(crate) fn at(game: Option<G>, lexicon: G::Lexicon, start: Option<&'s G::Start>) -> Self {
        Self {
            log: Vec::new(),
            lexicon,
            game,
            played: 0,
            broken: None,
            start,
        }
    }

    /// Returns the position after everything read so far; `None` if an entry cannot be
    /// carried out.
    pub(crate) fn position(&mut self) -> Option<&G> {
        while self.played < self.log.len() {
            let game = self.game.as_mut()?;
            let entry = &self.log[self.played];
            let played = match entry.is_kept() {
                true => game.played_anyway(&entry.command),
                false => game.play(&entry.command).map(drop),
            };
            self.played += 1;
            if let Err(violation) = played {
                self.game = None;
                self.broken = Some((self.played, violation));
            }
        }
        self.game.as_ref()
    }

    /// Reads a line of the text and adds the entry to the log.
    pub(crate) fn read(
        &mut self,
        text: &str,
        line: Range<usize>,
        names: &[String],
    ) -> Result<(), ParseError> {
        let begin = line.start;
        if asides::is_one(&text[line.clone()]) {
            return self.read_aside(text, line, names);
        }
        let line = &text[line];
        let draft = G::read(self, line, begin, names).or_else(|error| {
            // A space between the digits of an amount means one number. A line that can be
            // read without joining digits is read that way.
            let joined = figures::joined(line, true);
            let again = (joined != line).then(|| G::read(self, &joined, begin, names));
            again.and_then(Result::ok).ok_or(error)
        });
        let draft = draft.map_err(|(at, wrong)| ParseError::at(text, at, wrong))?;
        let kept = match draft.mark {
            Mark::Refused => {
                let game = self.position();
                let refused = game.and_then(|game| game.check(&draft.command).err());
                refused.map(|violation| G::kept(&violation))
            }
            Mark::Kept(kept) => Some(kept),
            Mark::None => None,
        };
        self.log.push(Entry {
            kept,
            note: draft.note,
            ..Entry::new(draft.command)
        });
        Ok(())
    }

    /// Reads an event at the table after the last entry.
    fn read_aside(
        &mut self,
        text: &str,
        line: Range<usize>,
        names: &[String],
    ) -> Result<(), ParseError> {
        let begin = line.start;
        let aside = asides::read(text, &text[line], begin, names)?;
        let last = self.log.last_mut();
        let last = last.ok_or_else(|| ParseError::at(text, begin, Wrong::NoEntryBefore))?;
        last.then.push(aside);
        Ok(())
    }
}

/// Reads the game in the content of a file.
///
/// # Errors
/// If it is not text or exceeds a limit of saves, or as [`parse`].
pub(crate) fn from_bytes<G: Recorded>(bytes: &[u8]) -> Result<Save<G>, SaveError> {
    let text = text_of(bytes)?;
    // Check this before reading every line.
    let entries = Parts::of(&in_lines(&text)).map_or(0, |parts| parts.entries.len());
    at_most(Part::Entries, entries)?;
    let save = parse(&text)?;
    save.within_limits()?;
    Ok(save)
}

/// Reads a game in the notation. Does not check whether its start and log are legal.
///
/// # Errors
/// What is wrong with the text, and where.
pub(crate) fn parse<G: Recorded>(text: &str) -> Result<Save<G>, ParseError> {
    let text = &*in_lines(text);
    let parts = Parts::of(text).map_err(|bad| ParseError::bad(text, bad))?;
    let head: Head<G> = head::read(text, &parts.tags)?;
    if let Some(first) = parts.entries.first()
        && head.names.is_empty()
        && names_of::<G>(&head.start).is_empty()
    {
        return Err(ParseError::at(text, first.start, Wrong::NoPlayers));
    }
    let lexicon = G::lexicon(&head.start);
    let mut table = Table::at(G::start(&head.start).ok(), lexicon, Some(&head.start));
    language::printed_on(G::printed(&head.start), || {
        let mut lines = parts.entries.into_iter();
        lines.try_for_each(|line| table.read(text, line, &head.names))
    })?;
    let log = table.log;
    Ok(Save {
        cursor: head.cursor.unwrap_or(log.len()),
        start: head.start,
        log,
        marks: head.marks,
        rewrites: Rewrites::default(),
        sheet: head.sheet,
        occasion: head.occasion,
        rules: head.rules,
        scores: None,
    })
}

/// Gives a game the functions that read and write it as a whole.
macro_rules! whole_games {
    ($game:ty, $start:ty) => {
        /// Reads the game in the content of a file.
        ///
        /// # Errors
        /// If it is not text or exceeds a limit of saves, or as [`parse`].
        pub fn from_bytes(bytes: &[u8]) -> Result<Save<$game>, SaveError> {
            record::from_bytes(bytes)
        }

        /// Reads a game in the notation. Does not check whether its start and log are
        /// legal.
        ///
        /// # Errors
        /// What is wrong with the text, and where.
        pub fn parse(text: &str) -> Result<Save<$game>, ParseError> {
            record::parse(text)
        }

        /// Reads lines of the log that continue from this position, each with its line
        /// number (from 1). Tags among them, as in a whole game, provide the names of the
        /// players.
        ///
        /// # Errors
        /// What is wrong with the text, and where.
        pub fn parse_entries(
            text: &str,
            start: &$start,
            game: Option<&$game>,
        ) -> Result<Vec<(Entry<Command>, usize)>, ParseError> {
            record::parse_entries(text, start, game)
        }

        /// Writes a game in the notation.
        #[must_use]
        pub fn print(save: &Save<$game>) -> String {
            record::print(save)
        }
    };
}
pub(crate) use whole_games;

/// Returns the names of the players of a start.
fn names_of<G: Recorded>(start: &G::Start) -> Vec<String> {
    let people = G::take_people(&mut start.clone());
    people.seats.into_iter().map(|person| person.name).collect()
}

/// An entry and its line number in the text (from 1).
pub(crate) type Placed<G> = (Entry<<G as Game>::Command>, usize);

/// Reads lines of the log that continue from this position, each with its line number (from
/// 1). Tags among them, as in a whole game, provide the names of the players.
///
/// # Errors
/// What is wrong with the text, and where.
pub(crate) fn parse_entries<G: Recorded>(
    text: &str,
    start: &G::Start,
    game: Option<&G>,
) -> Result<Vec<Placed<G>>, ParseError> {
    let text = &*in_lines(text);
    let parts = Parts::of(text).map_err(|bad| ParseError::bad(text, bad))?;
    let mut names = head::read::<G>(text, &parts.tags)?.names;
    if names.is_empty() {
        names = names_of::<G>(start);
    }
    let mut table = Table::at(game.cloned(), G::lexicon(start), Some(start));
    let mut places = Vec::new();
    language::printed_on(G::printed(start), || {
        parts.entries.into_iter().try_for_each(|line| {
            let (row, _) = place(text, line.start);
            table.read(text, line, &names)?;
            places.resize(table.log.len(), row);
            Ok(())
        })
    })?;
    Ok(table.log.into_iter().zip(places).collect())
}

/// Writes a game in the notation.
pub(crate) fn print<G: Recorded>(save: &Save<G>) -> String {
    let mut text = head::write(save);
    let log = save.log.clone();
    let session = Session::<G>::restore(save.start.clone(), log, save.log.len()).ok();
    let lexicon = G::lexicon(&save.start);
    let all = 0..save.log.len();
    text.push_str(&lines(&save.log, session.as_ref(), all, &lexicon, |_| {
        false
    }));
    text
}

/// Writes some entries (from 0) of a game in the notation, one per line.
pub(crate) fn print_entries<G: Recorded>(
    session: &Session<G>,
    entries: impl IntoIterator<Item = usize>,
    hides: impl Fn(&G::Command) -> bool,
) -> String {
    let lexicon = G::lexicon(session.start());
    let all = session.log().len();
    let entries = entries.into_iter().filter(|&at| at < all);
    let lines = lines(session.log(), Some(session), entries, &lexicon, hides);
    lines.trim_start().to_owned()
}

/// Writes the entries, with a heading where another part of the game begins.
fn lines<G: Recorded>(
    log: &[Entry<G::Command>],
    session: Option<&Session<G>>,
    entries: impl IntoIterator<Item = usize>,
    lexicon: &G::Lexicon,
    hides: impl Fn(&G::Command) -> bool,
) -> String {
    let mut text = String::new();
    let mut part = None;
    for at in entries {
        let before = session.and_then(|session| session.game_at(at));
        let here = before.map(G::heading);
        if let Some(heading) = here.as_ref().filter(|_| here != part) {
            text.push_str(&format!("\n# {heading}\n"));
            part = here;
        } else if at == 0 {
            text.push('\n');
        }
        let Some(entry) = log.get(at) else { break };
        let said = G::write(&entry.command, before, lexicon, hides(&entry.command));
        text.push_str(&format!("{}. {said}", at + 1));
        let note = with_note(String::new(), &entry.note);
        if let Some(kept) = &entry.kept {
            text.push_str(&format!(" !{}", rule_text(&kept.rule)));
            // Without a fact, a quoted note would be taken for one.
            if !kept.fact.is_empty() || note.ends_with('"') {
                text.push_str(&format!(" {}", quoted(&kept.fact)));
            }
            if let Some(version) = kept.allowed_by {
                text.push_str(&format!(" {ALLOWED} {version}"));
            }
        }
        text.push_str(&note);
        text.push('\n');
        for aside in &entry.then {
            text.push_str(&asides::written(aside));
            text.push('\n');
        }
    }
    text
}
