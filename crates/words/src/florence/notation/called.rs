//! What things, squares and amounts are called where they are typed.

use std::ops::Range;

use crate::figures;
use crate::find::{fits, is_called};
use crate::florence::names::Named;
use florence::Square;
use table::{Item, Set};

/// An amount of money; below 100 it is meant in hundreds.
pub(in crate::florence) fn amount(token: &str) -> Option<u32> {
    let number = figures::typed(token)?;
    Some(if number < 100 { number * 100 } else { number })
}

/// A number of points: `3`, `+3`, `3pp`.
pub(in crate::florence) fn points(token: &str) -> Option<u16> {
    let token = token.trim_start_matches('+');
    token.strip_suffix("pp").unwrap_or(token).parse().ok()
}

/// The squares that the last tokens name, and the tokens before them.
pub(in crate::florence) fn last_squares<'t, 'a>(
    tokens: &'t [&'a str],
) -> (&'t [&'a str], Vec<Square>) {
    let squares = tokens.iter().rev().map_while(|token| token.parse().ok());
    let squares: Vec<Square> = squares.collect();
    (&tokens[..tokens.len() - squares.len()], squares)
}

/// What is said behind this word, or all of it if it does not begin so.
pub(in crate::florence) fn behind<'t, 'a>(tokens: &'t [&'a str], word: &str) -> &'t [&'a str] {
    match tokens {
        [verb, rest @ ..] if !rest.is_empty() && fits(&[verb], word) => rest,
        _ => tokens,
    }
}

/// A name, and an amount before or behind it.
pub(in crate::florence) fn with_amount<'t, 'a>(
    tokens: &'t [&'a str],
) -> (&'t [&'a str], Option<u32>) {
    match tokens {
        [name @ .., last] if !name.is_empty() && amount(last).is_some() => (name, amount(last)),
        [first, name @ ..] if !name.is_empty() && amount(first).is_some() => (name, amount(first)),
        name => (name, None),
    }
}

/// The things of a kind that may be called so.
pub(in crate::florence) fn called<T: Item + Named>(tokens: &[&str]) -> impl Iterator<Item = T> {
    T::ALL
        .iter()
        .copied()
        .filter(move |it| !tokens.is_empty() && is_called(tokens, it.id()))
}

/// The same; without a name it may be any.
pub(in crate::florence) fn called_or_any<T: Item + Named>(
    tokens: &[&str],
) -> impl Iterator<Item = T> {
    let all = T::ALL.iter().copied();
    all.filter(move |it| tokens.is_empty() || is_called(tokens, it.id()))
}

/// Several of them, each as one token or several; nothing if there is one that none is
/// called.
pub(in crate::florence) fn cards_called<T: Item + Named>(tokens: &[&str]) -> Option<Set<T>> {
    let mut cards = Set::EMPTY;
    let mut at = 0;
    while at < tokens.len() {
        let longest = |range: Range<usize>| {
            let called = tokens.get(range)?;
            let called: Vec<&str> = called.iter().map(|t| t.trim_matches('+')).collect();
            let all = T::ALL.iter();
            // A name of one word goes before a longer one that begins like it.
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
