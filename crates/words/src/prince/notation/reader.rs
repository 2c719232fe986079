//! Goes through a line word by word. Where a word may mean several things all of them are
//! followed, each with what it costs to read it so; what no way leads through is told by the
//! furthest place that was reached, and what could have stood there.

use std::cell::RefCell;
use std::collections::HashMap;

use super::deck::{Deck, Fit};
use super::said::Said;
use crate::notation::error::{Expected, Thing, Wrong};
use crate::notation::line::{FACE_DOWN, Line, Words};
use crate::notation::spell::Spelt;
use crate::notation::{Kind, Token, plain, unescaped};
use prince::{CardId, Game};
use table::Seat;

/// No name has more words, if they are typed one by one.
const MOST_WORDS: usize = 4;
/// More ways than this are not followed.
const MOST_WAYS: usize = 400;
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

    /// This, if it is there.
    fn either(value: Option<T>, at: usize) -> Self {
        value.map_or_else(Self::none, |value| Self::one(value, at))
    }

    /// Values, each with what comes next and its cost.
    fn all(ways: impl Iterator<Item = (T, usize, u32)>) -> Self {
        Self(
            ways.map(|(value, at, cost)| Way { value, at, cost })
                .collect(),
        )
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
        let ways = self.0.into_iter();
        Ways::all(ways.map(|Way { value, at, cost }| (of(value), at, cost)))
    }

    /// The same, by so much further from what would have been written.
    pub(in crate::prince) fn at_cost(mut self, more: u32) -> Self {
        self.0.iter_mut().for_each(|way| way.cost += more);
        self
    }
}

/// What a line is read with.
#[derive(Clone, Copy, Debug)]
pub(in crate::prince) struct Source<'t> {
    pub(super) deck: &'t Deck,
    /// What the players are called, from seat A on.
    names: &'t [String],
    /// The position, where it is known.
    pub(super) game: Option<&'t Game>,
    /// Whether words of the language that is spoken are read, too.
    spoken: bool,
}

impl<'t> Source<'t> {
    /// For what is typed in this position.
    pub(super) fn typed(deck: &'t Deck, names: &'t [String], game: &'t Game) -> Self {
        Self {
            deck,
            names,
            game: Some(game),
            spoken: true,
        }
    }

    /// For what is written down.
    pub(in crate::prince) fn written(
        deck: &'t Deck,
        names: &'t [String],
        game: Option<&'t Game>,
    ) -> Self {
        Self {
            deck,
            names,
            game,
            spoken: false,
        }
    }
}

/// A line, and how far it can be read.
pub(in crate::prince) struct Reader<'t> {
    pub(super) from: Source<'t>,
    line: Line<'t>,
    /// The words as they are compared.
    plain: Vec<String>,
    /// The cards that may stand at a place, once somebody has asked.
    cards: RefCell<HashMap<usize, Ways<CardId>>>,
}

impl<'t> Reader<'t> {
    /// Reads a line that begins so far from the beginning of the text.
    pub(in crate::prince) fn new(line: &'t str, base: usize, from: Source<'t>) -> Self {
        let line = Line::new(line, base);
        let plain = line.tokens().iter().map(|token| plain(token.text));
        Self {
            from,
            plain: plain.collect(),
            cards: RefCell::default(),
            line,
        }
    }

    /// How many words and signs there are.
    pub(in crate::prince) fn len(&self) -> usize {
        self.plain.len()
    }

    /// What is wrong, and where: in bytes from the beginning of the text.
    pub(in crate::prince) fn into_error(self) -> (usize, Wrong) {
        self.line.error(|thing| self.words_of(thing))
    }

    /// What may stand at the end of what has been read.
    pub(in crate::prince) fn expected_at_end(&self) -> Vec<Expected> {
        self.line.expected_at_end(|thing| self.words_of(thing))
    }

    /// The words that something of this game or at this table could be.
    fn words_of(&self, thing: Thing) -> Option<Vec<String>> {
        match thing {
            Thing::Card => Some(self.from.deck.words()),
            Thing::Player => {
                let names = self.from.names.iter();
                let words = names.filter(|name| !name.contains(char::is_whitespace));
                Some(words.cloned().collect())
            }
            _ => None,
        }
    }

    /// The line in its parts.
    pub(in crate::prince) fn line(&self) -> &Line<'t> {
        &self.line
    }

    fn token(&self, at: usize) -> Option<Token<'t>> {
        self.line.token(at)
    }

    pub(in crate::prince) fn text(&self, at: usize) -> Option<&'t str> {
        self.line.text(at)
    }

    /// A word as words are compared.
    fn plain(&self, at: usize) -> Option<&str> {
        self.text(at)?;
        self.plain.get(at).map(String::as_str)
    }

    /// This may stand there.
    pub(in crate::prince) fn want(&self, at: usize, thing: Thing) {
        self.want_one_of(at, thing, Vec::new);
    }

    /// One of these words may stand there.
    pub(in crate::prince) fn want_one_of(&self, at: usize, thing: Thing, words: Words) {
        self.line.want(at, thing, words);
    }

    /// What stands there is wrong in a way of its own.
    pub(in crate::prince) fn wrong<T>(&self, at: usize, wrong: Wrong) -> Ways<T> {
        self.line.fail(at, wrong);
        Ways::none()
    }

    /// Nothing follows.
    pub(in crate::prince) fn end<T>(&self, value: T, at: usize) -> Ways<T> {
        Ways::either(self.line.is_end(at).then_some(value), at)
    }

    /// After a comma, if there is one.
    pub(in crate::prince) fn after_comma(&self, at: usize) -> usize {
        self.line.after_comma(at)
    }

    /// After a sign; nothing if it does not stand there.
    pub(in crate::prince) fn sign(&self, at: usize, sign: &'static str) -> Option<usize> {
        self.line.sign(at, sign).then_some(at + 1)
    }

    /// One of the words of a kind of things, or what begins like that.
    pub(in crate::prince) fn thing<T: Spelt>(&self, at: usize) -> Ways<T> {
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

    /// What is done, by this table of verbs: exactly this word, also as it is said of somebody (`bids`), or any
    /// that begins so.
    pub(super) fn verb<T: Copy>(&self, at: usize, verbs: &[(Said, T)], words: Words) -> Ways<T> {
        self.want_one_of(at, Thing::Decision, words);
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

    /// A number in digits.
    pub(in crate::prince) fn number<T: TryFrom<u64>>(&self, at: usize) -> Ways<T> {
        Ways::either(self.line.number(at), at + 1)
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
                let cost = |card: CardId| match fit {
                    Fit::Exact => u32::from(!deck.is_written(card, word)),
                    Fit::Whole => SHORT,
                    Fit::Begun => 2 * SHORT,
                };
                let cards = cards.into_iter();
                all = all.or(Ways::all(cards.map(|card| (card, next + 1, cost(card)))));
            }
            if best == Fit::Exact {
                break;
            }
        }
        all
    }

    /// A player by the letter of the seat or by name.
    pub(in crate::prince) fn player(&self, at: usize) -> Ways<Seat> {
        if let Some(seat) = self.line.seat(at) {
            return Ways::one(seat, at + 1);
        }
        let named = self.line.named(at, self.from.names).into_iter();
        Ways::all(named.map(|one| (one.seat, one.after, if one.is_short { SHORT } else { 0 })))
    }

    /// How many cards lie face down: `?`, `?3`.
    pub(in crate::prince) fn face_down(&self, at: usize) -> Ways<u8> {
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
}
