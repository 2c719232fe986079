//! A line of the notation in its parts. Wherever something may stand it is noted what
//! may; so that when reading gets no further it is known what was expected there, and
//! what the last word could become. The readers of the games go through it in ways of
//! their own.

use std::cell::RefCell;

use super::error::{Expected, Thing, Wrong};
use super::{Kind, Token, digits, plain, tokens, unescaped};
use crate::find::fold;
use table::{Item as _, Seat};

/// The words that something could be.
pub(crate) type Words = fn() -> Vec<&'static str>;

/// A card that lies face down.
pub(crate) const FACE_DOWN: char = '?';

/// What may stand at the furthest place that was reached, and what is wrong.
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
    /// Where the line ends, in bytes from the beginning of the text.
    end: usize,
    trouble: RefCell<Trouble>,
}

/// Somebody who may be meant by a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named {
    pub(crate) seat: Seat,
    /// The number of the part that comes after the name.
    pub(crate) after: usize,
    /// Whether the name was cut short.
    pub(crate) is_short: bool,
}

impl<'t> Line<'t> {
    /// A line that begins so far from the beginning of the text.
    pub(crate) fn new(line: &'t str, base: usize) -> Self {
        Self {
            tokens: tokens(line, base),
            end: base + line.trim_end().len(),
            trouble: RefCell::default(),
        }
    }

    /// All parts.
    pub(crate) fn tokens(&self) -> &[Token<'t>] {
        &self.tokens
    }

    /// The n-th part.
    pub(crate) fn token(&self, at: usize) -> Option<Token<'t>> {
        self.tokens.get(at).copied()
    }

    /// The n-th part, if it is a word.
    pub(crate) fn text(&self, at: usize) -> Option<&'t str> {
        let token = self.token(at).filter(|token| token.kind == Kind::Word)?;
        Some(token.text)
    }

    /// Where the n-th part stands, in bytes from the beginning of the text.
    pub(crate) fn place(&self, at: usize) -> usize {
        self.token(at).map_or(self.end, |token| token.at)
    }

    /// This may stand there.
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

    /// What stands there is wrong in a way of its own.
    pub(crate) fn fail(&self, at: usize, wrong: Wrong) {
        let mut trouble = self.trouble.borrow_mut();
        if trouble.wrong.as_ref().is_none_or(|(other, _)| *other < at) {
            trouble.wrong = Some((at, wrong));
        }
    }

    /// What is wrong, and where in bytes from the beginning of the text: what made reading
    /// stop, or else that something else was expected at the furthest place. What is not a
    /// word of the notation is found by `other`.
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

    /// What may stand at the end of what has been read; what is not a word of the notation
    /// is found by `other`.
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

    /// Whether this sign stands there.
    pub(crate) fn is_sign(&self, at: usize, sign: &str) -> bool {
        let token = self.token(at);
        token.is_some_and(|token| token.kind == Kind::Sign && token.text == sign)
    }

    /// Whether this sign stands there, as it may.
    pub(crate) fn sign(&self, at: usize, sign: &'static str) -> bool {
        self.want(at, Thing::Word(sign), Vec::new);
        self.is_sign(at, sign)
    }

    /// After a comma, if there is one.
    pub(crate) fn after_comma(&self, at: usize) -> usize {
        at + usize::from(self.is_sign(at, ","))
    }

    /// Whether the line ends there, as it may.
    pub(crate) fn is_end(&self, at: usize) -> bool {
        self.want(at, Thing::End, Vec::new);
        at == self.tokens.len()
    }

    /// A seat by its letter.
    pub(crate) fn seat(&self, at: usize) -> Option<Seat> {
        self.want(at, Thing::Seat, || vec!["A", "B", "C", "D", "E"]);
        seat_called(self.text(at)?)
    }

    /// Those who may be called like this: by their whole name or its first word, or else
    /// those whose name begins so.
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

    /// After a name; one of several words may be said to its end.
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

    /// The digits of a number without what parts them.
    pub(crate) fn digits(&self, at: usize) -> Option<String> {
        digits(self.text(at)?)
    }

    /// A number in digits.
    pub(crate) fn number<T: TryFrom<u64>>(&self, at: usize) -> Option<T> {
        self.want(at, Thing::Number, Vec::new);
        self.in_range(at, &self.digits(at)?)
    }

    /// The number of these digits; one that is too large is wrong.
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

/// The seat of this letter.
pub(crate) fn seat_called(word: &str) -> Option<Seat> {
    let [letter] = word.as_bytes() else {
        return None;
    };
    let at = letter.to_ascii_uppercase().checked_sub(b'A')?;
    Seat::ALL.get(usize::from(at)).copied()
}

/// Whether this is the number of an entry: `12.`.
pub(crate) fn is_number_of_entry(word: &str) -> bool {
    let digits = word.strip_suffix('.').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit())
}

/// What is typed before its last word, and that word; empty after a blank.
pub(crate) fn last_word<'t>(text: &'t str, signs: &[char]) -> (&'t str, &'t str) {
    let begun = match text.ends_with(char::is_whitespace) {
        true => "",
        false => text.rsplit(signs).next().unwrap_or(""),
    };
    (&text[..text.len() - begun.len()], begun)
}

/// Adds what a word that was begun could become, behind what stands before it.
pub(crate) fn complete(before: &str, begun: &str, expected: &[Expected], found: &mut Vec<String>) {
    for word in expected.iter().flat_map(Expected::words) {
        let is_word = word.chars().count() > 1 && word.starts_with(char::is_alphabetic);
        let line = format!("{before}{word}");
        if is_word && plain(word).starts_with(&plain(begun)) && !found.contains(&line) {
            found.push(line);
        }
    }
}
