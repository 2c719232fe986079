//! Reads the typed result of an auction: the player, the stack and the price, in any order,
//! with or without spaces. Every character has to mean something; otherwise the text is not
//! a result.
//!
//! A player is named by the beginning of the name or, if no word can be a player, by the
//! number of the seat after the stack; a stack by the beginning of its name or by the
//! number of its key. So `dana jester 700`, `jester 7 dana`, `dj7`, `4d7` and `4 4 7` are
//! the same result. A single letter is the first stack with that initial: `p` is always
//! Park, `pr` the prestige cards.

use super::called::amount;
use crate::figures;
use crate::find::{fits, fold, is_called, names};
use crate::florence::names::Named;
use crate::florence::sentences::Words;
use florence::{Game, Object};
use table::Seat;

/// A way to read a text as a result. Without a price it is the lowest possible one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    pub seat: Seat,
    pub object: Object,
    pub price: Option<u32>,
}

/// Returns all ways to read these tokens, which are in lower case and without accents. With
/// `asked`, the text is marked as a result, so that in a running auction the player alone
/// is enough.
pub(super) fn readings(
    tokens: &[&str],
    words: Words<'_>,
    game: &Game,
    asked: bool,
) -> Vec<Reading> {
    let Some(auction) = game.auction() else {
        return Vec::new();
    };
    let mut reader = Reader {
        words,
        game,
        running: auction.bidding.map(|bidding| bidding.object),
        asked,
        found: Vec::new(),
        by_seat: Vec::new(),
    };
    // Names may contain digits, so try the tokens unchanged first.
    let parted: Vec<&str> = tokens.iter().flat_map(|token| parts(token)).collect();
    for tokens in [tokens, parted.as_slice()] {
        for fused in [false, true] {
            if reader.found.is_empty() && reader.by_seat.is_empty() {
                reader.read(tokens, Parts::default(), fused);
            }
        }
    }
    match reader.found.is_empty() {
        true => reader.by_seat,
        false => reader.found,
    }
}

/// Returns the objects that one or more words may mean: those with that name or, for a
/// single letter, the first with that initial.
pub(super) fn objects_called(tokens: &[&str], game: &Game) -> Vec<Object> {
    let all = game.objects().iter();
    let mut called: Vec<Object> = all
        .filter(|object| is_called(tokens, object.id()))
        .collect();
    let typed = tokens.join(" ");
    let is_exact = |object: &Object| names(object.id()).any(|name| name == typed);
    if tokens.concat().chars().count() == 1 {
        called.truncate(1);
    } else if called.iter().any(is_exact) {
        called.retain(is_exact);
    }
    called
}

/// Returns the players with this name; an exact match takes precedence.
pub(super) fn players_called(tokens: &[&str], words: Words<'_>) -> Vec<Seat> {
    let mut called: Vec<(Seat, String)> = words
        .seats()
        .filter(|(_, name)| fits(tokens, name))
        .collect();
    let typed = tokens.join(" ");
    let whole = |name: &str| {
        let name = fold(name);
        name == typed || name.split_whitespace().next() == Some(typed.as_str())
    };
    if called.iter().any(|(_, name)| whole(name)) {
        called.retain(|(_, name)| whole(name));
    }
    called.into_iter().map(|(seat, _)| seat).collect()
}

/// What has been read so far.
#[derive(Clone, Default)]
struct Parts {
    seats: Vec<Seat>,
    objects: Vec<Object>,
    /// The numbers in order: first what words do not say, then the price.
    numbers: Vec<u32>,
}

struct Reader<'a> {
    words: Words<'a>,
    game: &'a Game,
    running: Option<Object>,
    asked: bool,
    found: Vec<Reading>,
    /// The readings in which the player is a number.
    by_seat: Vec<Reading>,
}

impl Reader<'_> {
    /// Reads the tokens from the first on, in every possible way. With `fused`, a token may
    /// be a player and a stack without a space between them.
    fn read(&mut self, tokens: &[&str], parts: Parts, fused: bool) {
        let [first, rest @ ..] = tokens else {
            return self.finish(&parts);
        };
        if let Some(number) = number(first) {
            if parts.numbers.len() < 3 {
                let mut parts = parts.clone();
                parts.numbers.push(number);
                self.read(rest, parts, fused);
            }
        } else if fused && parts.seats.is_empty() && parts.objects.is_empty() {
            for (at, _) in first.char_indices().skip(1) {
                let (one, other) = first.split_at(at);
                for (player, object) in [(one, other), (other, one)] {
                    let mut parts = parts.clone();
                    parts.seats = players_called(&[player], self.words);
                    parts.objects = objects_called(&[object], self.game);
                    let is_read =
                        |parts: &Parts| !parts.seats.is_empty() && !parts.objects.is_empty();
                    self.read_on(rest, parts, false, is_read);
                }
            }
        }
        if number(first).is_some() {
            return;
        }
        for end in 1..=tokens.len() {
            let (name, rest) = tokens.split_at(end);
            if parts.seats.is_empty() {
                let mut parts = parts.clone();
                parts.seats = players_called(name, self.words);
                self.read_on(rest, parts, fused, |parts| !parts.seats.is_empty());
            }
            if parts.objects.is_empty() {
                let mut parts = parts.clone();
                parts.objects = objects_called(name, self.game);
                self.read_on(rest, parts, fused, |parts| !parts.objects.is_empty());
            }
        }
    }

    /// Reads the following tokens if something has been read.
    fn read_on(
        &mut self,
        rest: &[&str],
        parts: Parts,
        fused: bool,
        is_read: impl Fn(&Parts) -> bool,
    ) {
        if is_read(&parts) {
            self.read(rest, parts, fused);
        }
    }

    /// Completes the reading: numbers stand for what words do not say.
    fn finish(&mut self, parts: &Parts) {
        let Parts {
            mut seats,
            mut objects,
            numbers,
        } = parts.clone();
        let mut numbers = numbers.into_iter();
        let mut by_number = seats.is_empty();
        if objects.is_empty() {
            // The stack of a running auction may be left out.
            let needed = usize::from(seats.is_empty()) + 1;
            match self.running {
                Some(running) if numbers.len() <= needed => objects.push(running),
                _ => {
                    by_number = true;
                    let all: Vec<Object> = self.game.objects().iter().collect();
                    objects.extend(nth(numbers.next(), &all));
                }
            }
        }
        if seats.is_empty() {
            let all: Vec<Seat> = self.game.seats().collect();
            seats.extend(nth(numbers.next(), &all));
        }
        let price = numbers.next();
        // A number alone is a bid, and a name alone is a player; without a price it is
        // unclear which number is which.
        let is_enough = match price {
            Some(_) => numbers.next().is_none(),
            None => !by_number && (self.asked || !parts.objects.is_empty()),
        };
        if !is_enough {
            return;
        }
        let price = match price {
            Some(price) => match amount(&price.to_string()) {
                None => return,
                some => some,
            },
            None => None,
        };
        for &seat in &seats {
            for &object in &objects {
                let reading = Reading {
                    seat,
                    object,
                    price,
                };
                let found = match parts.seats.is_empty() {
                    true => &mut self.by_seat,
                    false => &mut self.found,
                };
                if !found.contains(&reading) {
                    found.push(reading);
                }
            }
        }
    }
}

/// Returns the item that a number from 1 on stands for.
fn nth<T: Copy>(number: Option<u32>, all: &[T]) -> Option<T> {
    let at = number?.checked_sub(1)?;
    all.get(at as usize).copied()
}

/// Reads a number, with or without separators between its digits.
fn number(token: &str) -> Option<u32> {
    figures::typed(token)
}

/// Splits a token into runs of digits and of other characters.
pub(super) fn parts(token: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut begin = 0;
    let is_digit = |sign: char| sign.is_ascii_digit() || matches!(sign, ',' | '.');
    let mut before = None;
    for (at, sign) in token.char_indices() {
        let now = is_digit(sign);
        if before.is_some_and(|before| before != now) {
            parts.push(&token[begin..at]);
            begin = at;
        }
        before = Some(now);
    }
    parts.push(&token[begin..]);
    parts
}
