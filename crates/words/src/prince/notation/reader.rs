//! Goes through a line word by word. Where a word may mean several things all of them are
//! followed, each with what it costs to read it so; what no way leads through is told by the
//! furthest place that was reached, and what could have stood there.

use std::cell::RefCell;
use std::collections::HashMap;

use super::deck::{Deck, Fit};
use super::error::{Expected, Thing, Wrong};
use super::said::{Said, VERBS, Verb};
use crate::find::fold;
use crate::notation::{Kind, Token, plain, tokens, unescaped};
use prince::{CardId, Game};
use table::{Item as _, Seat};

/// No name has more words, if they are typed one by one.
const MOST_WORDS: usize = 4;
/// More ways than this are not followed.
const MOST_WAYS: usize = 400;
/// A card that lies face down.
pub(in crate::prince) const FACE_DOWN: char = '?';

/// A word that was cut short.
const SHORT: u32 = 1;

/// A way to read the words up to a place.
#[derive(Clone, Debug)]
pub(in crate::prince) struct Way<T> {
    pub(in crate::prince) value: T,
    /// The number of the word that comes next.
    pub(in crate::prince) at: usize,
    /// How far this is from what would have been written.
    pub(in crate::prince) cost: u32,
}

/// All ways to read the words up to some places.
#[derive(Clone, Debug)]
pub(in crate::prince) struct Ways<T>(pub(in crate::prince) Vec<Way<T>>);

impl<T> Ways<T> {
    pub(in crate::prince) fn none() -> Self {
        Self(Vec::new())
    }

    pub(in crate::prince) fn one(value: T, at: usize) -> Self {
        Self::costing(value, at, 0)
    }

    pub(in crate::prince) fn costing(value: T, at: usize, cost: u32) -> Self {
        Self(vec![Way { value, at, cost }])
    }

    /// These, and then those.
    pub(in crate::prince) fn or(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self.0.truncate(MOST_WAYS);
        self
    }

    pub(in crate::prince) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What follows on each of them.
    pub(in crate::prince) fn then<U>(self, next: impl Fn(T, usize) -> Ways<U>) -> Ways<U>
    where
        T: Clone,
    {
        let mut all = Vec::new();
        for Way { value, at, cost } in self.0 {
            let ways = next(value, at).0.into_iter();
            all.extend(ways.map(|way| Way {
                cost: way.cost + cost,
                ..way
            }));
            if all.len() > MOST_WAYS {
                break;
            }
        }
        Ways(all)
    }

    /// The same with another value.
    pub(in crate::prince) fn map<U>(self, of: impl Fn(T) -> U) -> Ways<U> {
        let ways = self.0.into_iter().map(|Way { value, at, cost }| Way {
            value: of(value),
            at,
            cost,
        });
        Ways(ways.collect())
    }

    /// The same, by so much further from what would have been written.
    pub(in crate::prince) fn at_cost(mut self, more: u32) -> Self {
        self.0.iter_mut().for_each(|way| way.cost += more);
        self
    }
}

/// Whether it can be the player of this name.
type Named<'a> = dyn Fn(&String) -> bool + 'a;

/// What a line is read with.
#[derive(Clone, Copy, Debug)]
pub(in crate::prince) struct Source<'t> {
    pub(in crate::prince) deck: &'t Deck,
    /// What the players are called, from seat A on.
    pub(in crate::prince) names: &'t [String],
    /// The position, where it is known.
    pub(in crate::prince) game: Option<&'t Game>,
    /// Whether words of the language that is spoken are read, too.
    pub(in crate::prince) spoken: bool,
}

/// What was expected where reading got no further.
#[derive(Debug, Default)]
struct Trouble {
    furthest: usize,
    expected: Vec<Expected>,
    wrong: Option<(usize, Wrong)>,
}

/// A line, and how far it can be read.
pub(in crate::prince) struct Reader<'t> {
    pub(super) from: Source<'t>,
    tokens: Vec<Token<'t>>,
    /// Where the line ends, in bytes from the beginning of the text.
    end: usize,
    /// The words as they are compared.
    plain: Vec<String>,
    /// The cards that may stand at a place, once somebody has asked.
    cards: RefCell<HashMap<usize, Ways<CardId>>>,
    trouble: RefCell<Trouble>,
}

impl<'t> Reader<'t> {
    /// Reads a line that begins so far from the beginning of the text.
    pub(in crate::prince) fn new(line: &'t str, base: usize, from: Source<'t>) -> Self {
        let tokens = tokens(line, base);
        Self {
            from,
            plain: tokens.iter().map(|token| plain(token.text)).collect(),
            cards: RefCell::default(),
            tokens,
            end: base + line.trim_end().len(),
            trouble: RefCell::default(),
        }
    }

    /// How many words and signs there are.
    pub(in crate::prince) fn len(&self) -> usize {
        self.tokens.len()
    }

    /// What is wrong, and where: in bytes from the beginning of the text.
    pub(in crate::prince) fn into_error(self) -> (usize, Wrong) {
        let Trouble {
            furthest,
            expected,
            wrong,
        } = self.trouble.take();
        if let Some((at, wrong)) = wrong
            && at >= furthest
        {
            let place = self.tokens.get(at).map_or(self.end, |token| token.at);
            return (place, wrong);
        }
        let token = self.tokens.get(furthest);
        let at = token.map_or(self.end, |token| token.at);
        let found = match token {
            Some(token) if token.kind == Kind::Unclosed => return (at, Wrong::Unclosed),
            Some(token) if token.kind == Kind::Note => format!("; {}", token.text),
            Some(token) => token.text.to_owned(),
            None => String::new(),
        };
        let expected = self.with_words(&expected);
        (at, Wrong::Expected { found, expected })
    }

    /// What may stand at the end of what has been read.
    pub(in crate::prince) fn expected_at_end(&self) -> Vec<Expected> {
        let trouble = self.trouble.borrow();
        match trouble.furthest == self.tokens.len() {
            true => self.with_words(&trouble.expected),
            false => Vec::new(),
        }
    }

    pub(in crate::prince) fn token(&self, at: usize) -> Option<Token<'t>> {
        self.tokens.get(at).copied()
    }

    pub(in crate::prince) fn text(&self, at: usize) -> Option<&'t str> {
        let token = self.token(at).filter(|token| token.kind == Kind::Word)?;
        Some(token.text)
    }

    /// A word as words are compared.
    fn plain(&self, at: usize) -> Option<&str> {
        self.text(at)?;
        self.plain.get(at).map(String::as_str)
    }

    /// This may stand there.
    pub(in crate::prince) fn want(&self, at: usize, thing: Thing) {
        self.want_one_of(at, thing, &[]);
    }

    /// One of these words may stand there.
    pub(in crate::prince) fn want_one_of(&self, at: usize, thing: Thing, words: &[&str]) {
        let mut trouble = self.trouble.borrow_mut();
        if at > trouble.furthest {
            trouble.expected.clear();
            trouble.furthest = at;
        }
        let is_new = trouble.expected.iter().all(|there| there.thing != thing);
        if at == trouble.furthest && is_new {
            let words = words.iter().map(|&word| word.to_owned()).collect();
            trouble.expected.push(Expected { thing, words });
        }
    }

    /// The words that what may stand somewhere could be.
    fn with_words(&self, expected: &[Expected]) -> Vec<Expected> {
        let with_words = expected.iter().map(|one| {
            let words = match one.thing {
                Thing::Card => self.from.deck.words(),
                Thing::Decision => VERBS.iter().map(|(said, _)| said.word.to_owned()).collect(),
                Thing::Seat => Seat::ALL.iter().map(|seat| format!("{seat:?}")).collect(),
                Thing::Player => {
                    let names = self.from.names.iter();
                    let words = names.filter(|name| !name.contains(char::is_whitespace));
                    words.cloned().collect()
                }
                Thing::Hidden => vec![FACE_DOWN.to_string()],
                _ => one.words.clone(),
            };
            let thing = one.thing;
            Expected { thing, words }
        });
        with_words.collect()
    }

    /// What stands there is wrong in a way of its own.
    pub(in crate::prince) fn wrong<T>(&self, at: usize, wrong: Wrong) -> Ways<T> {
        let mut trouble = self.trouble.borrow_mut();
        if trouble.wrong.as_ref().is_none_or(|(other, _)| *other < at) {
            trouble.wrong = Some((at, wrong));
        }
        Ways::none()
    }

    /// Nothing follows.
    pub(in crate::prince) fn end<T>(&self, value: T, at: usize) -> Ways<T> {
        self.want(at, Thing::End);
        match at == self.tokens.len() {
            true => Ways::one(value, at),
            false => Ways::none(),
        }
    }

    /// After a comma, if there is one.
    pub(in crate::prince) fn after_comma(&self, at: usize) -> usize {
        let token = self.token(at);
        let is_there = token.is_some_and(|token| token.kind == Kind::Sign && token.text == ",");
        at + usize::from(is_there)
    }

    /// After a sign; nothing if it does not stand there.
    pub(in crate::prince) fn sign(&self, at: usize, sign: &'static str) -> Option<usize> {
        self.want(at, Thing::Word(sign));
        let token = self.token(at)?;
        (token.kind == Kind::Sign && token.text == sign).then_some(at + 1)
    }

    /// After this word.
    pub(super) fn word(&self, at: usize, said: &Said) -> Ways<()> {
        self.want(at, Thing::Word(said.word));
        let spoken = self.from.spoken;
        let Some(typed) = self.plain(at) else {
            return Ways::none();
        };
        if said.is(typed, spoken) {
            return Ways::one((), at + 1);
        }
        // What is in two words in writing may be typed so.
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

    /// After this word, or without it.
    pub(super) fn word_or_not(&self, at: usize, said: &Said) -> Ways<()> {
        self.word(at, said).or(Ways::one((), at))
    }

    /// What is done: exactly this word, also as it is said of somebody (`bids`), or any
    /// that begins so.
    pub(super) fn verb(&self, at: usize) -> Ways<Verb> {
        self.want(at, Thing::Decision);
        let spoken = self.from.spoken;
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
        for (said, verb) in &VERBS {
            if both.as_deref().is_some_and(|typed| said.is(typed, spoken)) {
                ways = ways.or(Ways::one(*verb, at + 2));
            }
            if said_of.iter().flatten().any(|typed| said.is(typed, spoken)) {
                ways = ways.or(Ways::one(*verb, at + 1));
            }
        }
        if !ways.is_empty() {
            return ways;
        }
        let begun = VERBS.iter().filter(|(said, _)| said.begins(typed, spoken));
        Ways(
            begun
                .map(|&(_, value)| Way {
                    value,
                    at: at + 1,
                    cost: SHORT,
                })
                .collect(),
        )
    }

    /// A number in digits.
    pub(in crate::prince) fn number<T: TryFrom<u64>>(&self, at: usize) -> Ways<T> {
        self.want(at, Thing::Number);
        let Some(text) = self.text(at) else {
            return Ways::none();
        };
        let digits = text.replace(',', "");
        if digits.is_empty() || !digits.bytes().all(|sign| sign.is_ascii_digit()) {
            return Ways::none();
        }
        let number = digits.parse::<u64>().ok();
        match number.and_then(|number| T::try_from(number).ok()) {
            Some(number) => Ways::one(number, at + 1),
            None => self.wrong(at, Wrong::OutOfRange),
        }
    }

    /// Whether a number stands there.
    pub(in crate::prince) fn is_number(&self, at: usize) -> bool {
        let text = self.text(at).unwrap_or_default();
        text.starts_with(|sign: char| sign.is_ascii_digit())
    }

    /// A card, by identifier or name. Of cards that are alike it is any.
    pub(super) fn card(&self, at: usize) -> Ways<CardId> {
        self.want(at, Thing::Card);
        if let Some(ways) = self.cards.borrow().get(&at) {
            return ways.clone();
        }
        let ways = self.card_there(at);
        self.cards.borrow_mut().insert(at, ways.clone());
        ways
    }

    fn card_there(&self, at: usize) -> Ways<CardId> {
        let deck = self.from.deck;
        let Some(token) = self.token(at) else {
            return Ways::none();
        };
        match token.kind {
            Kind::Quoted => {
                let exact = deck.exact(&unescaped(token.text));
                return exact.map_or_else(Ways::none, |card| Ways::one(card, at + 1));
            }
            Kind::Word => {}
            Kind::Sign | Kind::Note | Kind::Unclosed => return Ways::none(),
        }
        let mut words: Vec<&str> = Vec::new();
        let mut all: Ways<CardId> = Ways::none();
        let mut best = Fit::Begun;
        for next in at..at + MOST_WORDS {
            let Some(word) = self.text(next) else { break };
            words.push(word);
            let (fit, cards) = deck.called(&words);
            if cards.is_empty() {
                continue;
            }
            // More words say it better, unless the first ones are an identifier.
            if fit <= best || fit == Fit::Whole {
                best = best.min(fit);
                let ways = cards.into_iter().map(|card| Way {
                    value: card,
                    at: next + 1,
                    cost: match fit {
                        Fit::Exact => u32::from(!deck.is_written(card, word)),
                        Fit::Whole => SHORT,
                        Fit::Begun => 2 * SHORT,
                    },
                });
                all = all.or(Ways(ways.collect()));
            }
            if best == Fit::Exact {
                break;
            }
        }
        all
    }

    /// A seat by its letter.
    fn seat(&self, at: usize) -> Option<Seat> {
        self.want(at, Thing::Seat);
        seat_called(self.text(at)?)
    }

    /// A player by the letter of the seat or by name.
    pub(in crate::prince) fn player(&self, at: usize) -> Ways<Seat> {
        if let Some(seat) = self.seat(at) {
            return Ways::one(seat, at + 1);
        }
        let names = self.from.names;
        self.want(at, Thing::Player);
        let Some(token) = self.token(at) else {
            return Ways::none();
        };
        let said = match token.kind {
            Kind::Word => fold(token.text),
            Kind::Quoted => fold(&unescaped(token.text)),
            Kind::Sign | Kind::Note | Kind::Unclosed => return Ways::none(),
        };
        let folded: Vec<String> = names.iter().map(|name| fold(name)).collect();
        let whole = |name: &String| *name == said;
        let first = |name: &String| name.split_whitespace().next() == Some(said.as_str());
        let begins = |name: &String| {
            token.kind == Kind::Word && !said.is_empty() && name.starts_with(said.as_str())
        };
        let fits: [(&Named<'_>, u32); 3] = [(&whole, 0), (&first, 0), (&begins, SHORT)];
        for (fits, cost) in fits {
            let named = Seat::ALL.iter().zip(&folded);
            let found: Vec<Way<Seat>> = named
                .filter(|(_, name)| fits(name))
                .map(|(&seat, name)| Way {
                    value: seat,
                    at: self.after_name(at, token.kind, name),
                    cost,
                })
                .collect();
            if !found.is_empty() {
                return Ways(found);
            }
        }
        Ways::none()
    }

    /// After a name that may be said to its end.
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

    /// How many cards lie face down: `?`, `?3`.
    pub(in crate::prince) fn face_down(&self, at: usize) -> Ways<u8> {
        self.want(at, Thing::Hidden);
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
}

/// The seat of this letter.
pub(in crate::prince) fn seat_called(word: &str) -> Option<Seat> {
    let [letter] = word.as_bytes() else {
        return None;
    };
    let at = letter.to_ascii_uppercase().checked_sub(b'A')?;
    Seat::ALL.get(usize::from(at)).copied()
}
