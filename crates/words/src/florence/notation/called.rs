//! The names of things, squares and amounts as they are typed.

use std::ops::Range;

use crate::figures;
use crate::find::{fits, is_called};
use crate::florence::names::Named;
use florence::Square;
use table::{Item, Set};

/// Reads an amount of money; below 100 it counts in hundreds.
pub(in crate::florence) fn amount(token: &str) -> Option<u32> {
    let number = figures::typed(token)?;
    Some(if number < 100 { number * 100 } else { number })
}

/// Reads a number of points: `3`, `+3`, `3pp`.
pub(in crate::florence) fn points(token: &str) -> Option<u16> {
    let token = token.trim_start_matches('+');
    token.strip_suffix("pp").unwrap_or(token).parse().ok()
}

/// Splits off the squares that the last tokens name, and returns the tokens before them.
pub(in crate::florence) fn last_squares<'t, 'a>(
    tokens: &'t [&'a str],
) -> (&'t [&'a str], Vec<Square>) {
    let squares = tokens.iter().rev().map_while(|token| token.parse().ok());
    let squares: Vec<Square> = squares.collect();
    (&tokens[..tokens.len() - squares.len()], squares)
}

/// Returns what follows this word, or everything if the text does not begin with it.
pub(in crate::florence) fn behind<'t, 'a>(tokens: &'t [&'a str], word: &str) -> &'t [&'a str] {
    match tokens {
        [verb, rest @ ..] if !rest.is_empty() && fits(&[verb], word) => rest,
        _ => tokens,
    }
}

/// Splits a name and an amount before or after it.
pub(in crate::florence) fn with_amount<'t, 'a>(
    tokens: &'t [&'a str],
) -> (&'t [&'a str], Option<u32>) {
    match tokens {
        [name @ .., last] if !name.is_empty() && amount(last).is_some() => (name, amount(last)),
        [first, name @ ..] if !name.is_empty() && amount(first).is_some() => (name, amount(first)),
        name => (name, None),
    }
}

/// Iterates over the things of a type with this name.
pub(in crate::florence) fn called<T: Item + Named>(tokens: &[&str]) -> impl Iterator<Item = T> {
    T::ALL
        .iter()
        .copied()
        .filter(move |it| !tokens.is_empty() && is_called(tokens, it.id()))
}

/// Iterates over the things of a type with this name; without a name, over all.
pub(in crate::florence) fn called_or_any<T: Item + Named>(
    tokens: &[&str],
) -> impl Iterator<Item = T> {
    let all = T::ALL.iter().copied();
    all.filter(move |it| tokens.is_empty() || is_called(tokens, it.id()))
}

/// Reads several of them, each of one or more tokens; `None` if one of the names is
/// unknown.
pub(in crate::florence) fn cards_called<T: Item + Named>(tokens: &[&str]) -> Option<Set<T>> {
    let mut cards = Set::EMPTY;
    let mut at = 0;
    while at < tokens.len() {
        let longest = |range: Range<usize>| {
            let called = tokens.get(range)?;
            let called: Vec<&str> = called.iter().map(|t| t.trim_matches('+')).collect();
            let all = T::ALL.iter();
            // A one-word name takes precedence over a longer one that begins with it.
            let mut all: Vec<&T> = all.filter(|card| is_called(&called, card.id())).collect();
            all.sort_by_key(|card| card.name().len());
            all.first().map(|&&card| card)
        };
        let mut ends = (at + 1..=tokens.len()).rev();
        let (end, card) = ends.find_map(|end| Some((end, longest(at..end)?)))?;
        cards.insert(card);
        at = end;
    }
    Some(cards)
}
