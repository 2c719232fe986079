//! A line of the notation, split into parts. While reading, it records what could be at
//! each place, so that an error can say what was expected there and completion knows what
//! the last word could become. The readers of the games go through it in their own ways.

use std::cell::RefCell;

use super::error::{Expected, Thing, Wrong};
use super::{Kind, Token, digits, plain, tokens, unescaped};
use crate::find::fold;
use table::{Item as _, Seat};

/// The words that something could be.
pub(crate) type Words = fn() -> Vec<&'static str>;

/// The sign for a face-down card.
pub(crate) const FACE_DOWN: char = '?';

/// What could be at the furthest place reached so far, and any specific error.
#[derive(Debug, Default)]
struct Trouble {
    furthest: usize,
    expected: Vec<(Thing, Words)>,
    wrong: Option<(usize, Wrong)>,
}

/// A line, and how far it could be read.
#[derive(Debug)]
pub(crate) struct Line<'t> {
    tokens: Vec<Token<'t>>,
    /// The end of the line, in bytes from the beginning of the text.
    end: usize,
    trouble: RefCell<Trouble>,
}

/// A player who may be meant by a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named {
    pub(crate) seat: Seat,
    /// The index of the part after the name.
    pub(crate) after: usize,
    /// Whether the name was shortened.
    pub(crate) is_short: bool,
}

impl<'t> Line<'t> {
    /// Creates a line that begins at byte `base` of the text.
    pub(crate) fn new(line: &'t str, base: usize) -> Self {
        Self {
            tokens: tokens(line, base),
            end: base + line.trim_end().len(),
            trouble: RefCell::default(),
        }
    }

    /// Returns all parts.
    pub(crate) fn tokens(&self) -> &[Token<'t>] {
        &self.tokens
    }

    /// Returns the part at this index.
    pub(crate) fn token(&self, at: usize) -> Option<Token<'t>> {
        self.tokens.get(at).copied()
    }

    /// Returns the part at this index, if it is a word.
    pub(crate) fn text(&self, at: usize) -> Option<&'t str> {
        let token = self.token(at).filter(|token| token.kind == Kind::Word)?;
        Some(token.text)
    }

    /// Returns where the part at this index begins, in bytes from the beginning of the
    /// text.
    pub(crate) fn place(&self, at: usize) -> usize {
        self.token(at).map_or(self.end, |token| token.at)
    }

    /// Records that this thing could be there.
    pub(crate) fn want(&self, at: usize, thing: Thing, words: Words) {
        let mut trouble = self.trouble.borrow_mut();
        if at > trouble.furthest {
            trouble.expected.clear();
            trouble.furthest = at;
        }
        let is_new = trouble.expected.iter().all(|(there, _)| *there != thing);
        if at == trouble.furthest && is_new {
            trouble.expected.push((thing, words));
        }
    }

    /// Records a specific error there.
    pub(crate) fn fail(&self, at: usize, wrong: Wrong) {
        let mut trouble = self.trouble.borrow_mut();
        if trouble.wrong.as_ref().is_none_or(|(other, _)| *other < at) {
            trouble.wrong = Some((at, wrong));
        }
    }

    /// Returns the error, and where it is in bytes from the beginning of the text: the
    /// specific error that stopped reading, or otherwise what was expected at the furthest
    /// place. `other` provides words that do not belong to the notation.
    pub(crate) fn error(&self, other: impl Fn(Thing) -> Option<Vec<String>>) -> (usize, Wrong) {
        let trouble = self.trouble.take();
        let furthest = trouble.furthest;
        if let Some((at, wrong)) = trouble.wrong
            && at >= furthest
        {
            return (self.place(at), wrong);
        }
        let found = match self.token(furthest) {
            Some(token) if token.kind == Kind::Unclosed => return (token.at, Wrong::Unclosed),
            Some(token) if token.kind == Kind::Note => format!("; {}", token.text),
            Some(token) => token.text.to_owned(),
            None => String::new(),
        };
        let expected = with_words(&trouble.expected, other);
        (self.place(furthest), Wrong::Expected { found, expected })
    }

    /// Returns what could follow the end of the text read so far; `other` provides words
    /// that do not belong to the notation.
    pub(crate) fn expected_at_end(
        &self,
        other: impl Fn(Thing) -> Option<Vec<String>>,
    ) -> Vec<Expected> {
        let trouble = self.trouble.borrow();
        match trouble.furthest == self.tokens.len() {
            true => with_words(&trouble.expected, other),
            false => Vec::new(),
        }
    }

    /// Returns whether this sign is there.
    pub(crate) fn is_sign(&self, at: usize, sign: &str) -> bool {
        let token = self.token(at);
        token.is_some_and(|token| token.kind == Kind::Sign && token.text == sign)
    }

    /// Returns whether this sign is there, and records that it could be.
    pub(crate) fn sign(&self, at: usize, sign: &'static str) -> bool {
        self.want(at, Thing::Word(sign), Vec::new);
        self.is_sign(at, sign)
    }

    /// Skips a comma, if there is one.
    pub(crate) fn after_comma(&self, at: usize) -> usize {
        at + usize::from(self.is_sign(at, ","))
    }

    /// Returns whether the line ends there, and records that it could.
    pub(crate) fn is_end(&self, at: usize) -> bool {
        self.want(at, Thing::End, Vec::new);
        at == self.tokens.len()
    }

    /// Reads a seat by its letter.
    pub(crate) fn seat(&self, at: usize) -> Option<Seat> {
        self.want(at, Thing::Seat, || vec!["A", "B", "C", "D", "E"]);
        seat_called(self.text(at)?)
    }

    /// Returns the players with this name: by the whole name or its first word, or
    /// otherwise those whose name begins with it.
    pub(crate) fn named(&self, at: usize, names: &[String]) -> Vec<Named> {
        self.want(at, Thing::Player, Vec::new);
        let Some(token) = self.token(at) else {
            return Vec::new();
        };
        let said = match token.kind {
            Kind::Word => fold(token.text),
            Kind::Quoted => fold(&unescaped(token.text)),
            Kind::Sign | Kind::Note | Kind::Unclosed => return Vec::new(),
        };
        let folded: Vec<String> = names.iter().map(|name| fold(name)).collect();
        let called = |is_it: &dyn Fn(&str) -> bool, is_short: bool| -> Vec<Named> {
            let named = Seat::ALL.iter().zip(&folded);
            let named = named.filter(|(_, name)| is_it(name));
            named
                .map(|(&seat, name)| Named {
                    seat,
                    after: self.after_name(at, token.kind, name),
                    is_short,
                })
                .collect()
        };
        let whole = called(&|name| name == said, false);
        if !whole.is_empty() {
            return whole;
        }
        let first = |name: &str| name.split_whitespace().next() == Some(said.as_str());
        let first = called(&first, false);
        if !first.is_empty() {
            return first;
        }
        let begins = |name: &str| token.kind == Kind::Word && name.starts_with(&said);
        called(&begins, true)
    }

    /// Skips a name; the further words of a longer name may be written too.
    fn after_name(&self, at: usize, kind: Kind, name: &str) -> usize {
        let mut at = at + 1;
        if kind == Kind::Word {
            for rest in name.split_whitespace().skip(1) {
                let is_next = self.text(at).is_some_and(|word| fold(word) == rest);
                at += usize::from(is_next);
            }
        }
        at
    }

    /// Returns the digits of a number without separators.
    pub(crate) fn digits(&self, at: usize) -> Option<String> {
        digits(self.text(at)?)
    }

    /// Reads a number in digits.
    pub(crate) fn number<T: TryFrom<u64>>(&self, at: usize) -> Option<T> {
        self.want(at, Thing::Number, Vec::new);
        self.in_range(at, &self.digits(at)?)
    }

    /// Converts digits to a number; a number that is too large is an error.
    pub(crate) fn in_range<T: TryFrom<u64>>(&self, at: usize, digits: &str) -> Option<T> {
        let number = digits.parse::<u64>().ok();
        let number = number.and_then(|number| T::try_from(number).ok());
        if number.is_none() {
            self.fail(at, Wrong::OutOfRange);
        }
        number
    }
}

fn with_words(
    expected: &[(Thing, Words)],
    other: impl Fn(Thing) -> Option<Vec<String>>,
) -> Vec<Expected> {
    let all = expected.iter().map(|&(thing, words)| Expected {
        thing,
        words: other(thing).unwrap_or_else(|| words().into_iter().map(str::to_owned).collect()),
    });
    all.collect()
}

/// Returns the seat with this letter.
pub(crate) fn seat_called(word: &str) -> Option<Seat> {
    let [letter] = word.as_bytes() else {
        return None;
    };
    let at = letter.to_ascii_uppercase().checked_sub(b'A')?;
    Seat::ALL.get(usize::from(at)).copied()
}

/// Returns whether this is the number of an entry: `12.`.
pub(crate) fn is_number_of_entry(word: &str) -> bool {
    let digits = word.strip_suffix('.').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit())
}

/// Splits what is typed into what precedes the last word, and that word; the word is empty
/// after a space.
pub(crate) fn last_word<'t>(text: &'t str, signs: &[char]) -> (&'t str, &'t str) {
    let begun = match text.ends_with(char::is_whitespace) {
        true => "",
        false => text.rsplit(signs).next().unwrap_or(""),
    };
    (&text[..text.len() - begun.len()], begun)
}

/// Adds what an unfinished word could become, with the text before it.
pub(crate) fn complete(before: &str, begun: &str, expected: &[Expected], found: &mut Vec<String>) {
    for word in expected.iter().flat_map(Expected::words) {
        let is_word = word.chars().count() > 1 && word.starts_with(char::is_alphabetic);
        let line = format!("{before}{word}");
        if is_word && plain(word).starts_with(&plain(begun)) && !found.contains(&line) {
            found.push(line);
        }
    }
}
