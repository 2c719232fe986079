//! Reads a line of the notation word by word, in its written form or with shortened words.

use super::spell::said;
use crate::find::fold;
use crate::notation::error::{Expected, Thing, Wrong};
use crate::notation::line::{FACE_DOWN, Line, Words};
use crate::notation::spell::{Spelling, Spelt};
use crate::notation::{Kind, Token, digits, plain, signed};
use florence::{Square, Squares};
use table::{Item, Seat, Set};

/// The greatest number of parts in a word of the notation, if it is typed with spaces.
const MOST_PARTS: usize = 4;
/// Amounts below this are hundreds of florins, unless they begin with a zero.
const HUNDREDS: u32 = 100;
/// The word for an empty list.
const NONE: &str = "none";

/// The text being read, and the position in it.
pub(super) struct Reader<'t> {
    pub(super) line: Line<'t>,
    pub(super) at: usize,
    /// The place of squares that may be only a part of a tile, in bytes from the beginning
    /// of the text.
    pub(super) part_of_a_tile: Option<usize>,
    names: &'t [String],
}

impl<'t> Reader<'t> {
    /// Creates a reader for a line that begins at byte `base` of the text; `names` are
    /// those of the players.
    pub(super) fn new(line: &'t str, base: usize, names: &'t [String]) -> Self {
        Self {
            line: Line::new(line, base),
            at: 0,
            part_of_a_tile: None,
            names,
        }
    }

    /// Returns the error, and where it is in bytes from the beginning of the text.
    pub(super) fn into_error(self) -> (usize, Wrong) {
        self.line.error(|_| None)
    }

    /// Returns what could follow the end of the text read so far.
    pub(super) fn expected_at_end(&self) -> Vec<Expected> {
        self.line.expected_at_end(|_| None)
    }

    pub(super) fn peek(&self) -> Option<Token<'t>> {
        self.line.token(self.at)
    }

    /// Skips the next part.
    pub(super) fn skip(&mut self) {
        self.at += 1;
    }

    /// Records that this thing could be here.
    pub(super) fn want(&self, thing: Thing) {
        self.want_one_of(thing, Vec::new);
    }

    /// Records that this thing could be here, as one of these words.
    pub(super) fn want_one_of(&self, thing: Thing, words: Words) {
        self.line.want(self.at, thing, words);
    }

    /// Stops reading with an error at the next part.
    pub(super) fn fail<T>(&self, wrong: Wrong) -> Option<T> {
        self.line.fail(self.at, wrong);
        None
    }

    pub(super) fn next_word(&self) -> Option<&'t str> {
        self.line.text(self.at)
    }

    /// Moves on if something is here.
    fn past(&mut self, is_there: bool) -> bool {
        self.at += usize::from(is_there);
        is_there
    }

    /// Reads this sign if it is here. Returns whether it was.
    pub(super) fn sign(&mut self, sign: &'static str) -> bool {
        let is_there = self.line.sign(self.at, sign);
        self.past(is_there)
    }

    /// Reads this word if it is here. Returns whether it was.
    pub(super) fn word(&mut self, word: &'static str) -> bool {
        self.want(Thing::Word(word));
        let there = self.next_word().map(plain);
        self.past(there.is_some_and(|there| there == plain(word)))
    }

    /// Checks that the line ends here.
    pub(super) fn end(&self) -> Option<()> {
        self.line.is_end(self.at).then_some(())
    }

    /// Reads the word for nothing if it is here. Returns whether it was.
    pub(super) fn none(&mut self) -> bool {
        self.word(NONE)
    }

    /// Reads one of these words: the word itself, or an unambiguous beginning. With `acts`
    /// it may be in the third person: `opens`, `passes`.
    pub(super) fn choose<T: Spelt>(&mut self, acts: bool) -> Option<T> {
        let printed = T::printed();
        let all = || T::spellings().iter().chain(&printed);
        self.want_one_of(T::THING, T::words);
        if let Some(token) = self.peek().filter(|token| token.kind == Kind::Quoted) {
            let typed = plain(&token.text.split_whitespace().collect::<String>());
            let one = printed.iter().find(|one| one.plain == typed)?;
            self.at += 1;
            return Some(one.thing);
        }
        let first = self.next_word()?;
        let typed = plain(first);
        let exact = |typed: &str| all().find(|one| one.plain == typed);
        let next = self.line.text(self.at + 1);
        let goes_on = next.is_some_and(|next| fold(next) == "and");
        if let Some(one) = exact(&typed).filter(|_| !goes_on) {
            self.at += 1;
            return Some(one.thing);
        }
        let parts = self.line.tokens()[self.at..].iter();
        let parts = parts.take_while(|token| token.kind == Kind::Word);
        let parts: Vec<&str> = parts.take(MOST_PARTS).map(|token| token.text).collect();
        for length in (2..=parts.len()).rev() {
            if let Some(one) = exact(&plain(&parts[..length].concat())) {
                self.at += length;
                return Some(one.thing);
            }
        }
        let said = [
            Some(typed.as_str()),
            typed.strip_suffix('s'),
            typed.strip_suffix("es"),
        ];
        let mut said = said.into_iter().take(if acts { 3 } else { 1 }).flatten();
        if let Some(one) = said.find_map(exact) {
            self.at += 1;
            return Some(one.thing);
        }
        let mut begin: Vec<&Spelling<T>> = Vec::new();
        for one in all().filter(|one| one.plain.starts_with(&typed)) {
            // Our word and the one on the cards are the same thing.
            if begin.iter().all(|other| other.word != one.word) {
                begin.push(one);
            }
        }
        match begin.as_slice() {
            [one] => {
                self.at += 1;
                Some(one.thing)
            }
            [_, _, ..] if !typed.is_empty() => self.fail(Wrong::Several {
                found: first.to_owned(),
                words: begin.iter().map(|one| one.word.clone()).collect(),
            }),
            _ => None,
        }
    }

    /// Reads the word of a thing.
    pub(super) fn thing<T: Spelt>(&mut self) -> Option<T> {
        self.choose(false)
    }

    /// Reads another thing that is not in the set yet.
    pub(super) fn one_more<T: Spelt + Item>(&mut self, set: &mut Set<T>) -> Option<()> {
        let before = self.at;
        let one: T = self.thing()?;
        if set.insert(one) {
            return Some(());
        }
        self.at = before;
        self.fail(Wrong::Twice(one.word().to_owned()))
    }

    /// Reads several things, each once, or the word for none.
    pub(super) fn set<T: Spelt + Item>(&mut self) -> Option<Set<T>> {
        let mut set = Set::EMPTY;
        if self.none() {
            return Some(set);
        }
        loop {
            self.one_more(&mut set)?;
            if !self.goes_on() {
                return Some(set);
            }
        }
    }

    /// Returns whether another word of a list follows; a comma before it is skipped.
    pub(super) fn goes_on(&mut self) -> bool {
        if self.comma() {
            return true;
        }
        let is_word = |word: &str| {
            let begins = |sign: char| sign.is_ascii_digit() || matches!(sign, '+' | FACE_DOWN);
            !word.starts_with(begins)
        };
        self.next_word().is_some_and(is_word)
    }

    /// Reads a comma if it is here. Returns whether it was.
    pub(super) fn comma(&mut self) -> bool {
        let is_there = self.line.is_sign(self.at, ",");
        self.past(is_there)
    }

    /// Reads the number of face-down cards: `? ?`, `?2`.
    pub(super) fn hidden<T: TryFrom<usize>>(&mut self) -> Option<T> {
        let mut hidden = 0_usize;
        self.want_one_of(Thing::Hidden, || vec!["?"]);
        while let Some(number) = self
            .next_word()
            .and_then(|word| word.strip_prefix(FACE_DOWN))
        {
            let more = match number {
                "" => Some(1),
                number => number.parse::<u16>().ok().map(usize::from),
            };
            hidden += more.or_else(|| self.fail(Wrong::OutOfRange))?;
            self.at += 1;
            self.want_one_of(Thing::Hidden, || vec!["?"]);
        }
        T::try_from(hidden)
            .ok()
            .or_else(|| self.fail(Wrong::OutOfRange))
    }

    /// Reads a seat by its letter.
    pub(super) fn seat(&mut self) -> Option<Seat> {
        let seat = self.line.seat(self.at)?;
        self.at += 1;
        Some(seat)
    }

    /// Reads a player, by the letter of the seat or by name.
    pub(super) fn player(&mut self) -> Option<Seat> {
        if let Some(seat) = self.seat() {
            return Some(seat);
        }
        let named = self.line.named(self.at, self.names);
        match named.as_slice() {
            [] => None,
            [one] => {
                self.at = one.after;
                Some(one.seat)
            }
            several => {
                let token = self.peek()?;
                let names = several.iter().map(|one| &self.names[one.seat.index()]);
                self.fail(Wrong::Several {
                    found: token.text.to_owned(),
                    words: names.cloned().collect(),
                })
            }
        }
    }

    /// Reads a number in digits.
    pub(super) fn number<T: TryFrom<u64>>(&mut self) -> Option<T> {
        let number = self.line.number(self.at)?;
        self.at += 1;
        Some(number)
    }

    /// Reads a number that may be negative.
    pub(super) fn whole(&mut self) -> Option<i64> {
        self.want(Thing::Number);
        let number = signed(self.next_word()?)?;
        self.at += 1;
        Some(number)
    }

    /// Reads prestige points: `3`, `+3`.
    pub(super) fn points<T: TryFrom<u64>>(&mut self) -> Option<T> {
        self.want(Thing::Number);
        let word = self.next_word()?;
        let digits = digits(word.strip_prefix('+').unwrap_or(word))?;
        self.in_range(&digits)
    }

    fn in_range<T: TryFrom<u64>>(&mut self, digits: &str) -> Option<T> {
        let number = self.line.in_range(self.at, digits)?;
        self.at += 1;
        Some(number)
    }

    /// Reads an amount of money: in hundreds below 100, unless it begins with a zero.
    pub(super) fn amount(&mut self) -> Option<u32> {
        self.want(Thing::Amount);
        let digits = self.line.digits(self.at)?;
        let amount: u32 = self.in_range(&digits)?;
        Some(match amount < HUNDREDS && !digits.starts_with('0') {
            true => amount * HUNDREDS,
            false => amount,
        })
    }

    /// Returns whether an amount is here.
    pub(super) fn is_amount(&self) -> bool {
        self.line.digits(self.at).is_some()
    }

    /// Reads squares of a grid, or the word for none.
    pub(super) fn squares(&mut self) -> Option<Squares> {
        if self.word(said::NOWHERE) {
            return Some(Squares::EMPTY);
        }
        let mut squares = Squares::EMPTY;
        loop {
            self.want(Thing::Square);
            let square = self
                .next_word()
                .and_then(|word| fold(word).parse::<Square>().ok());
            let Some(square) = square else {
                return (!squares.is_empty()).then_some(squares);
            };
            if squares.contains(square) {
                return self.fail(Wrong::Twice(square.to_string()));
            }
            squares = squares.with(square);
            self.at += 1;
            self.comma();
        }
    }
}

/// Writes an amount of money so that it is read back correctly.
pub(super) fn amount(florins: u32) -> String {
    match florins {
        1..HUNDREDS => format!("0{florins}"),
        florins => florins.to_string(),
    }
}

/// Writes words in sequence, or the word for none.
pub(super) fn listed<T: Spelt + PartialEq>(things: impl IntoIterator<Item = T>) -> String {
    or_none(things.into_iter().map(Spelt::word))
}

/// Joins words, or returns the word for none.
pub(super) fn or_none(words: impl IntoIterator<Item: Into<String>>) -> String {
    let words: Vec<String> = words.into_iter().map(Into::into).collect();
    match words.is_empty() {
        true => NONE.to_owned(),
        false => words.join(" "),
    }
}
