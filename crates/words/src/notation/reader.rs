//! Reads a line word by word and follows all ways to read it ([`Ways`]). If no way leads
//! through, the error is at the furthest place reached, with what was expected there. A
//! game provides what only it knows as a [`Source`].

use super::error::{Expected, Thing, Wrong};
use super::line::{FACE_DOWN, Line, Words, is_number_of_entry};
use super::record::{Draft, ending};
use super::said::Said;
use super::spell::Spelt;
use super::ways::{Ways, likeliest};
use super::{Kind, Token, plain, signed, unescaped};
use table::Seat;

/// The cost of a shortened word.
pub(crate) const SHORT: u32 = 1;
/// The greatest number of words that are read as a decision. A longer text is about
/// something else.
pub(crate) const MOST_WORDS: usize = 40;

/// The greatest number of words in a name, if they are typed separately.
const MOST_OF_A_NAME: usize = 4;

/// How well a text matches the name of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fit {
    /// It is the identifier.
    Exact,
    /// It is the name, or the identifier of several identical things.
    Whole,
    /// It is the beginning of the name.
    Begun,
}

/// What a game needs for reading a line.
pub(crate) trait Source {
    /// Returns the names of the players, from seat A on.
    fn names(&self) -> &[String];

    /// Returns whether words of the current language are read too.
    fn is_spoken(&self) -> bool;

    /// Returns the words for a thing of this game, if they do not belong to the notation.
    fn words_of(&self, _thing: Thing) -> Option<Vec<String>> {
        None
    }
}

/// A line, and how far it can be read.
pub(crate) struct Reader<'t, S> {
    pub(crate) from: S,
    line: Line<'t>,
    /// The words in the form used for comparison.
    plain: Vec<String>,
}

impl<'t, S: Source> Reader<'t, S> {
    /// Creates a reader for a line that begins at byte `base` of the text.
    pub(crate) fn new(line: &'t str, base: usize, from: S) -> Self {
        let line = Line::new(line, base);
        let plain = line.tokens().iter().map(|token| plain(token.text));
        Self {
            from,
            plain: plain.collect(),
            line,
        }
    }

    /// Returns the number of words and signs.
    pub(crate) fn len(&self) -> usize {
        self.plain.len()
    }

    /// Returns the error, and where it is in bytes from the beginning of the text.
    pub(crate) fn into_error(self) -> (usize, Wrong) {
        self.line.error(|thing| self.words_of(thing))
    }

    /// Returns what could follow the end of the text read so far.
    pub(crate) fn expected_at_end(&self) -> Vec<Expected> {
        self.line.expected_at_end(|thing| self.words_of(thing))
    }

    /// Returns the words for a thing of this game or at this table.
    fn words_of(&self, thing: Thing) -> Option<Vec<String>> {
        match thing {
            Thing::Player => {
                let names = self.from.names().iter();
                let words = names.filter(|name| !name.contains(char::is_whitespace));
                Some(words.cloned().collect())
            }
            _ => self.from.words_of(thing),
        }
    }

    /// Returns the line in its parts.
    pub(crate) fn line(&self) -> &Line<'t> {
        &self.line
    }

    pub(crate) fn token(&self, at: usize) -> Option<Token<'t>> {
        self.line.token(at)
    }

    pub(crate) fn text(&self, at: usize) -> Option<&'t str> {
        self.line.text(at)
    }

    /// Returns a word in the form used for comparison.
    fn plain(&self, at: usize) -> Option<&str> {
        self.text(at)?;
        self.plain.get(at).map(String::as_str)
    }

    /// Records that this thing could be there.
    pub(crate) fn want(&self, at: usize, thing: Thing) {
        self.want_one_of(at, thing, Vec::new);
    }

    /// Records that one of these words could be there.
    pub(crate) fn want_one_of(&self, at: usize, thing: Thing, words: Words) {
        self.line.want(at, thing, words);
    }

    /// Records a specific error there.
    pub(crate) fn wrong<T>(&self, at: usize, wrong: Wrong) -> Ways<T> {
        self.line.fail(at, wrong);
        Ways::none()
    }

    /// Accepts the value if nothing follows.
    pub(crate) fn end<T>(&self, value: T, at: usize) -> Ways<T> {
        Ways::either(self.line.is_end(at).then_some(value), at)
    }

    /// Skips a comma, if there is one.
    pub(crate) fn after_comma(&self, at: usize) -> usize {
        self.line.after_comma(at)
    }

    /// Skips a sign; `None` if it is not there.
    pub(crate) fn sign(&self, at: usize, sign: &'static str) -> Option<usize> {
        self.line.sign(at, sign).then_some(at + 1)
    }

    /// Reads one of the words for a type, or the beginning of one.
    pub(crate) fn thing<T: Spelt>(&self, at: usize) -> Ways<T> {
        self.want_one_of(at, T::THING, T::words);
        let Some(typed) = self.plain(at) else {
            return Ways::none();
        };
        let all = T::spellings().iter();
        if let Some(exact) = all.clone().find(|one| one.plain == typed) {
            return Ways::one(exact.thing, at + 1);
        }
        let begun = all.filter(|one| one.plain.starts_with(typed));
        Ways::all(begun.map(|one| (one.thing, at + 1, 0)))
    }

    /// Reads this word.
    pub(crate) fn word(&self, at: usize, said: &Said) -> Ways<()> {
        self.want(at, Thing::Word(said.word));
        let spoken = self.from.is_spoken();
        let Some(typed) = self.plain(at) else {
            return Ways::none();
        };
        if said.is(typed, spoken) {
            return Ways::one((), at + 1);
        }
        // A word that is written as two words may be typed that way.
        if let Some(next) = self.plain(at + 1)
            && said.is(&(typed.to_owned() + next), spoken)
        {
            return Ways::one((), at + 2);
        }
        match typed.chars().count() > 1 && said.begins(typed, spoken) {
            true => Ways::costing((), at + 1, SHORT),
            false => Ways::none(),
        }
    }

    /// Reads this word if it is there.
    pub(crate) fn word_or_not(&self, at: usize, said: &Said) -> Ways<()> {
        self.word(at, said).or(Ways::one((), at))
    }

    /// Reads a verb from this table: exactly this word, also in the third person (`bids`),
    /// or any verb that begins this way.
    pub(crate) fn verb<T: Copy>(&self, at: usize, verbs: &[(Said, T)], words: Words) -> Ways<T> {
        self.want_one_of(at, Thing::Decision, words);
        let spoken = self.from.is_spoken();
        let Some(typed) = self.plain(at) else {
            return Ways::none();
        };
        let said_of = [
            Some(typed),
            typed.strip_suffix('s'),
            typed.strip_suffix("es"),
        ];
        let both = self.plain(at + 1).map(|next| typed.to_owned() + next);
        let mut ways = Ways::none();
        for (said, rest) in verbs {
            if both.as_deref().is_some_and(|typed| said.is(typed, spoken)) {
                ways = ways.or(Ways::one(*rest, at + 2));
            }
            if said_of.iter().flatten().any(|typed| said.is(typed, spoken)) {
                ways = ways.or(Ways::one(*rest, at + 1));
            }
        }
        if !ways.is_empty() {
            return ways;
        }
        let begun = verbs.iter().filter(|(said, _)| said.begins(typed, spoken));
        Ways::all(begun.map(|&(_, rest)| (rest, at + 1, SHORT)))
    }

    /// Reads a number in digits.
    pub(crate) fn number<T: TryFrom<u64>>(&self, at: usize) -> Ways<T> {
        Ways::either(self.line.number(at), at + 1)
    }

    /// Returns whether a number is there.
    pub(crate) fn is_number(&self, at: usize) -> bool {
        let text = self.text(at).unwrap_or_default();
        text.starts_with(|sign: char| sign.is_ascii_digit())
    }

    /// Reads a player, by the letter of the seat or by name.
    pub(crate) fn player(&self, at: usize) -> Ways<Seat> {
        if let Some(seat) = self.line.seat(at) {
            return Ways::one(seat, at + 1);
        }
        let named = self.line.named(at, self.from.names()).into_iter();
        Ways::all(named.map(|one| (one.seat, one.after, if one.is_short { SHORT } else { 0 })))
    }

    /// Reads the number of face-down cards: `?`, `?3`.
    pub(crate) fn face_down(&self, at: usize) -> Ways<u8> {
        self.want_one_of(at, Thing::Hidden, || vec!["?"]);
        let number = self.text(at).and_then(|text| text.strip_prefix(FACE_DOWN));
        match number {
            None => Ways::none(),
            Some("") => Ways::one(1, at + 1),
            Some(number) => match number.parse() {
                Ok(number) => Ways::one(number, at + 1),
                Err(_) => self.wrong(at, Wrong::OutOfRange),
            },
        }
    }

    /// Reads a name of one or more words. `exact` looks up a quoted name, `called` finds
    /// what some words name, and `is_written` tells whether the identifier is in its
    /// written form.
    pub(crate) fn by_name<T: Copy>(
        &self,
        at: usize,
        exact: impl Fn(&str) -> Option<T>,
        called: impl Fn(&[&str]) -> (Fit, Vec<T>),
        is_written: impl Fn(T, &str) -> bool,
    ) -> Ways<T> {
        let Some(token) = self.token(at) else {
            return Ways::none();
        };
        match token.kind {
            Kind::Quoted => return Ways::either(exact(&unescaped(token.text)), at + 1),
            Kind::Word => {}
            Kind::Sign | Kind::Note | Kind::Unclosed => return Ways::none(),
        }
        let mut words: Vec<&str> = Vec::new();
        let mut all: Ways<T> = Ways::none();
        let mut best = Fit::Begun;
        for next in at..at + MOST_OF_A_NAME {
            let Some(word) = self.text(next) else { break };
            words.push(word);
            let (fit, found) = called(&words);
            if found.is_empty() {
                continue;
            }
            // More words are a better match, unless the first ones are an identifier.
            if fit <= best || fit == Fit::Whole {
                best = best.min(fit);
                let cost = |thing: T| match fit {
                    Fit::Exact => u32::from(!is_written(thing, word)),
                    Fit::Whole => SHORT,
                    Fit::Begun => 2 * SHORT,
                };
                let found = found.into_iter();
                all = all.or(Ways::all(found.map(|it| (it, next + 1, cost(it)))));
            }
            if best == Fit::Exact {
                break;
            }
        }
        all
    }

    /// Reads one of these words, or the beginning of one.
    pub(crate) fn one_of<T: Copy>(&self, at: usize, all: &[(Said, T)]) -> Ways<T> {
        let Some(typed) = self.plain(at) else {
            return Ways::none();
        };
        let spoken = self.from.is_spoken();
        let exact = all.iter().filter(|(said, _)| said.is(typed, spoken));
        let exact = Ways::all(exact.map(|&(_, thing)| (thing, at + 1, 0)));
        if !exact.is_empty() || typed.chars().count() < 2 {
            return exact;
        }
        let begun = all.iter().filter(|(said, _)| said.begins(typed, spoken));
        Ways::all(begun.map(|&(_, thing)| (thing, at + 1, SHORT)))
    }

    /// Reads a number that may have a sign.
    pub(crate) fn signed<T: TryFrom<i64>>(&self, at: usize) -> Ways<T> {
        self.want(at, Thing::Number);
        let number = self.text(at).and_then(signed);
        let Some(number) = number else {
            return Ways::none();
        };
        match T::try_from(number) {
            Ok(number) => Ways::one(number, at + 1),
            Err(_) => self.wrong(at, Wrong::OutOfRange),
        }
    }

    /// Reads a place counted from 1 and returns its number from 0.
    pub(crate) fn place(&self, at: usize) -> Ways<u8> {
        self.number::<u16>(at).then(|number, next| {
            let place = number.checked_sub(1).and_then(|it| u8::try_from(it).ok());
            match place {
                Some(place) => Ways::one(place, next),
                None => self.wrong(at, Wrong::OutOfRange),
            }
        })
    }

    /// Skips the number of an entry: `12.`.
    pub(crate) fn after_number(&self, at: usize) -> usize {
        at + usize::from(self.text(at).is_some_and(is_number_of_entry))
    }

    /// Reads a line of a log, `12. B bid 12 !A1 "fact" ; note`. `decided` reads the
    /// decision, and `written` returns how it would be written.
    ///
    /// # Errors
    /// What is wrong with it, and where: in bytes from the beginning of the text.
    pub(crate) fn entry<C: Clone + PartialEq>(
        self,
        line: &str,
        begin: usize,
        decided: impl Fn(&Self, usize) -> Ways<C>,
        written: impl Fn(&C) -> String,
    ) -> Result<Draft<C>, (usize, Wrong)> {
        let whole = decided(&self, self.after_number(0)).then(|command, at| {
            let (mark, note, at) = ending(self.line(), at, false);
            let draft = Draft {
                command,
                mark,
                note,
            };
            self.end(draft, at)
        });
        let mut meant = likeliest(whole);
        if meant.len() > 1 {
            let written = |draft: &Draft<C>| super::error::said(&written(&draft.command));
            let wrong = Wrong::Several {
                found: line.trim().to_owned(),
                words: meant.iter().map(written).collect(),
            };
            return Err((begin, wrong));
        }
        meant.pop().ok_or_else(|| self.into_error())
    }
}
