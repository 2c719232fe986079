//! Reads a line of the notation word by word. Wherever something may stand it notes
//! what may; so that when reading gets no further it is known what was expected
//! there, and what the last word could become.

use std::fmt::Debug;

use super::error::{Expected, Thing, Wrong};
use super::spell::{Spelling, Spelt};
use crate::find::fold;
use crate::notation::{Kind, Token, plain, tokens, unescaped};
use florence::{Square, Squares};
use table::{Item, Seat, Set};

/// No word of the notation has more parts, if they are typed with blanks.
const MOST_PARTS: usize = 4;
/// Amounts below this are hundreds of florins, unless a zero stands before them.
pub(super) const HUNDREDS: u32 = 100;
/// What stands for nothing in a list.
pub(super) const NONE: &str = "none";
/// A card that lies face down.
pub(super) const HIDDEN: char = '?';

/// What is read, and what might have stood where it goes no further.
pub(super) struct Reader<'t> {
    tokens: Vec<Token<'t>>,
    at: usize,
    /// Where the line ends.
    end: usize,
    names: &'t [String],
    furthest: usize,
    expected: Vec<Expected>,
    wrong: Option<(usize, Wrong)>,
}

impl<'t> Reader<'t> {
    /// Reads a line that begins so far from the beginning of the text. The players
    /// are called like this.
    pub(super) fn new(line: &'t str, base: usize, names: &'t [String]) -> Self {
        Self::of(tokens(line, base), base + line.trim_end().len(), names)
    }

    pub(super) fn of(tokens: Vec<Token<'t>>, end: usize, names: &'t [String]) -> Self {
        Self {
            tokens,
            at: 0,
            end,
            names,
            furthest: 0,
            expected: Vec::new(),
            wrong: None,
        }
    }

    /// What is wrong, and where: what made reading stop, or else that something else
    /// was expected at the furthest place.
    pub(super) fn into_error(self) -> (usize, Wrong) {
        if let Some(wrong) = self.wrong {
            return wrong;
        }
        let token = self.tokens.get(self.furthest);
        let at = token.map_or(self.end, |token| token.at);
        if let Some(token) = token.filter(|token| token.kind == Kind::Unclosed) {
            return (token.at, Wrong::Unclosed);
        }
        let found = token.map_or_else(String::new, |token| match token.kind {
            Kind::Note => format!("; {}", token.text),
            _ => token.text.to_owned(),
        });
        let expected = self.expected;
        (at, Wrong::Expected { found, expected })
    }

    /// What may stand at the end of what has been read.
    pub(super) fn expected_at_end(&self) -> &[Expected] {
        match self.wrong.is_none() && self.furthest == self.tokens.len() {
            true => &self.expected,
            false => &[],
        }
    }

    /// Where the next part stands, in bytes from the beginning of the text.
    pub(super) fn place(&self) -> usize {
        self.tokens.get(self.at).map_or(self.end, |token| token.at)
    }

    /// From where on so many parts have been read.
    pub(super) fn seen(&self) -> usize {
        self.at
    }

    /// Goes back to where so many parts have been read.
    pub(super) fn back(&mut self, seen: usize) {
        self.at = seen;
    }

    pub(super) fn peek(&self) -> Option<Token<'t>> {
        self.tokens.get(self.at).copied()
    }

    pub(super) fn next(&mut self) -> Option<Token<'t>> {
        let token = self.peek()?;
        self.at += 1;
        Some(token)
    }

    /// This may stand here.
    pub(super) fn want(&mut self, thing: Thing, words: fn() -> Vec<&'static str>) {
        if self.at > self.furthest {
            self.expected.clear();
            self.furthest = self.at;
        }
        let is_new = self.expected.iter().all(|there| there.thing != thing);
        if self.at == self.furthest && is_new {
            self.expected.push(Expected { thing, words });
        }
    }

    /// Reading stops: this is wrong at the part that comes next.
    pub(super) fn fail<T>(&mut self, wrong: Wrong) -> Option<T> {
        let place = self.place();
        self.wrong.get_or_insert((place, wrong));
        None
    }

    pub(super) fn next_word(&self) -> Option<&'t str> {
        let token = self.peek().filter(|token| token.kind == Kind::Word)?;
        Some(token.text)
    }

    /// Whether this sign stands here; then it is read.
    pub(super) fn sign(&mut self, sign: &'static str) -> bool {
        self.want(Thing::Word(sign), Vec::new);
        let is_there = self
            .peek()
            .is_some_and(|token| token.kind == Kind::Sign && token.text == sign);
        self.at += usize::from(is_there);
        is_there
    }

    /// Whether this word stands here; then it is read.
    pub(super) fn word(&mut self, word: &'static str) -> bool {
        self.want(Thing::Word(word), Vec::new);
        let is_there = self
            .next_word()
            .is_some_and(|there| plain(there) == plain(word));
        self.at += usize::from(is_there);
        is_there
    }

    /// The rest of the line is read.
    pub(super) fn end(&mut self) -> Option<()> {
        self.want(Thing::End, Vec::new);
        self.peek().is_none().then_some(())
    }

    /// One of these words: itself, or the beginning of no other. With `acts` it may be
    /// said of somebody: `opens`, `passes`.
    pub(super) fn choose<T: Copy + 'static>(
        &mut self,
        all: &'static [Spelling<T>],
        thing: Thing,
        words: fn() -> Vec<&'static str>,
        acts: bool,
    ) -> Option<T> {
        self.want(thing, words);
        let first = self.next_word()?;
        let typed = plain(first);
        let exact = |typed: &str| all.iter().find(|one| one.plain == typed);
        let goes_on = |reader: &Self| {
            let next = reader.tokens.get(reader.at + 1);
            next.is_some_and(|next| next.kind == Kind::Word && fold(next.text) == "and")
        };
        if let Some(one) = exact(&typed).filter(|_| !goes_on(self)) {
            self.at += 1;
            return Some(one.thing);
        }
        let parts = self.tokens[self.at..].iter();
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
        let mut begin = all.iter().filter(|one| one.plain.starts_with(&typed));
        match (begin.next(), begin.next()) {
            (Some(one), None) => {
                self.at += 1;
                Some(one.thing)
            }
            (Some(_), Some(_)) if !typed.is_empty() => {
                let words = all.iter().filter(|one| one.plain.starts_with(&typed));
                let words = words.map(|one| one.word.clone()).collect();
                self.fail(Wrong::Several {
                    found: first.to_owned(),
                    words,
                })
            }
            _ => None,
        }
    }

    /// The word of one of these things.
    pub(super) fn thing<T: Spelt>(&mut self, thing: Thing) -> Option<T> {
        self.choose(T::spellings(), thing, words_of::<T>, false)
    }

    /// Several of them, each once, or the word for none.
    pub(super) fn set<T: Spelt + Item>(&mut self, thing: Thing) -> Option<Set<T>> {
        let mut set = Set::EMPTY;
        if self.word(NONE) {
            return Some(set);
        }
        loop {
            let before = self.at;
            let one: T = self.thing(thing)?;
            if !set.insert(one) {
                self.at = before;
                return self.fail(Wrong::Twice(one.word().to_owned()));
            }
            if !self.goes_on() {
                return Some(set);
            }
        }
    }

    /// Whether another word of a list follows; a comma before it is read.
    pub(super) fn goes_on(&mut self) -> bool {
        if self.comma() {
            return true;
        }
        let is_word = |word: &str| {
            let begins = |sign: char| sign.is_ascii_digit() || matches!(sign, '+' | HIDDEN);
            !word.starts_with(begins)
        };
        self.next_word().is_some_and(is_word)
    }

    /// Whether a comma stands here; then it is read.
    pub(super) fn comma(&mut self) -> bool {
        let token = self.peek();
        let is_there = token.is_some_and(|token| token.kind == Kind::Sign && token.text == ",");
        self.at += usize::from(is_there);
        is_there
    }

    /// How many cards lie face down: `? ?`, `?2`.
    pub(super) fn hidden<T: TryFrom<usize>>(&mut self) -> Option<T> {
        let mut hidden = 0_usize;
        self.want(Thing::Hidden, || vec!["?"]);
        while let Some(number) = self.next_word().and_then(|word| word.strip_prefix(HIDDEN)) {
            let more = match number {
                "" => Some(1),
                number => number.parse::<u16>().ok().map(usize::from),
            };
            hidden += more.or_else(|| self.fail(Wrong::OutOfRange))?;
            self.at += 1;
            self.want(Thing::Hidden, || vec!["?"]);
        }
        T::try_from(hidden)
            .ok()
            .or_else(|| self.fail(Wrong::OutOfRange))
    }

    /// A seat by its letter.
    pub(super) fn seat(&mut self) -> Option<Seat> {
        self.want(Thing::Seat, || vec!["A", "B", "C", "D", "E"]);
        let seat = seat_called(self.next_word()?)?;
        self.at += 1;
        Some(seat)
    }

    /// A player by the letter of the seat or by name.
    pub(super) fn player(&mut self) -> Option<Seat> {
        if let Some(seat) = self.seat() {
            return Some(seat);
        }
        self.want(Thing::Player, Vec::new);
        let token = self.peek()?;
        let said = match token.kind {
            Kind::Word => fold(token.text),
            Kind::Quoted => fold(&unescaped(token.text)),
            Kind::Sign | Kind::Note | Kind::Unclosed => return None,
        };
        let names: Vec<String> = self.names.iter().map(|name| fold(name)).collect();
        let whole = |name: &&String| **name == said;
        let first = |name: &&String| name.split_whitespace().next() == Some(said.as_str());
        let begins = |name: &&String| name.starts_with(&said) && token.kind == Kind::Word;
        let called = |is: &dyn Fn(&&String) -> bool| -> Vec<usize> {
            (0..names.len()).filter(|&at| is(&&names[at])).collect()
        };
        let called = [called(&whole), called(&first), called(&begins)];
        let called = called.into_iter().find(|called| !called.is_empty())?;
        let [at] = called[..] else {
            return self.fail(Wrong::Several {
                found: token.text.to_owned(),
                words: called.iter().map(|&at| self.names[at].clone()).collect(),
            });
        };
        let seat = *Seat::ALL.get(at)?;
        self.at += 1;
        // A name of several words may be said to its end.
        if token.kind == Kind::Word {
            for rest in names[at].split_whitespace().skip(1) {
                let is_next = self.next_word().is_some_and(|word| fold(word) == rest);
                self.at += usize::from(is_next);
            }
        }
        Some(seat)
    }

    /// A number in digits.
    pub(super) fn number<T: TryFrom<u64>>(&mut self) -> Option<T> {
        self.want(Thing::Number, Vec::new);
        let digits = digits(self.next_word()?)?;
        self.in_range(&digits)
    }

    /// Prestige points: `3`, `+3`.
    pub(super) fn points<T: TryFrom<u64>>(&mut self) -> Option<T> {
        self.want(Thing::Number, Vec::new);
        let word = self.next_word()?;
        let digits = digits(word.strip_prefix('+').unwrap_or(word))?;
        self.in_range(&digits)
    }

    fn in_range<T: TryFrom<u64>>(&mut self, digits: &str) -> Option<T> {
        let number = digits.parse::<u64>().ok();
        let number = number.and_then(|number| T::try_from(number).ok());
        let number = number.or_else(|| self.fail(Wrong::OutOfRange))?;
        self.at += 1;
        Some(number)
    }

    /// An amount of money: below 100 in hundreds, unless it begins with a zero.
    pub(super) fn amount(&mut self) -> Option<u32> {
        self.want(Thing::Amount, Vec::new);
        let digits = digits(self.next_word()?)?;
        let amount: u32 = self.in_range(&digits)?;
        Some(match amount < HUNDREDS && !digits.starts_with('0') {
            true => amount * HUNDREDS,
            false => amount,
        })
    }

    /// Whether an amount stands here.
    pub(super) fn is_amount(&self) -> bool {
        self.next_word().is_some_and(|word| digits(word).is_some())
    }

    /// Squares of a grid, or the word for none.
    pub(super) fn squares(&mut self) -> Option<Squares> {
        let nowhere = super::spell::said::NOWHERE;
        if self.word(nowhere) {
            return Some(Squares::EMPTY);
        }
        let mut squares = Squares::EMPTY;
        loop {
            self.want(Thing::Square, Vec::new);
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

/// The words of these things.
pub(super) fn words_of<T: Spelt>() -> Vec<&'static str> {
    let all = T::spellings().iter();
    all.map(|one| one.word.as_str()).collect()
}

/// The seat of this letter.
pub(super) fn seat_called(word: &str) -> Option<Seat> {
    let [letter] = word.as_bytes() else {
        return None;
    };
    let at = letter.to_ascii_uppercase().checked_sub(b'A')?;
    Seat::ALL.get(usize::from(at)).copied()
}

/// The digits of a number without the commas between them.
fn digits(word: &str) -> Option<String> {
    let digits = word.replace(',', "");
    let all = !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit());
    all.then_some(digits)
}

/// An amount of money as it is read again.
pub(super) fn amount(florins: u32) -> String {
    match florins {
        1..HUNDREDS => format!("0{florins}"),
        florins => florins.to_string(),
    }
}

/// Words one after the other, or the word for none.
pub(super) fn listed<T: Spelt + Item + Debug>(things: Set<T>) -> String {
    let words: Vec<&str> = things.iter().map(|thing| thing.word()).collect();
    match words.is_empty() {
        true => NONE.to_owned(),
        false => words.join(" "),
    }
}
