//! Texts in the tags above a log, for games whose lines are read in [`Ways`]: bots,
//! colours, numbers.

use super::error::{ParseError, Wrong, said};
use super::head::{Bot, Page};
use super::reader::{Reader, Source};
use super::tags::Text;
use super::ways::{Ways, likeliest};
use table::{Seat, Temperament};

/// Reads all of a text in a tag.
///
/// # Errors
/// What is wrong with it, and where.
pub(crate) fn read<'t, S: Source, T: Clone + PartialEq>(
    page: Page<'_>,
    item: &'t Text<'_>,
    source: S,
    read: impl Fn(&Reader<'t, S>) -> Ways<T>,
) -> Result<T, ParseError> {
    let reader = Reader::new(&item.text, item.at, source);
    let whole = read(&reader).then(|value, at| reader.end(value, at));
    match likeliest(whole).as_slice() {
        [one] => Ok(one.clone()),
        [] => {
            let (at, wrong) = reader.into_error();
            Err(ParseError::at(page.text, at, wrong))
        }
        several => {
            let words = reader.from.names().iter().take(several.len());
            let wrong = Wrong::Several {
                found: item.text.clone().into_owned(),
                words: words.map(|name| said(name)).collect(),
            };
            Err(ParseError::at(page.text, item.at, wrong))
        }
    }
}

/// Reads `B strong`, `Ben medium builder`.
///
/// # Errors
/// As [`read`].
pub(crate) fn bot<S: Source>(
    page: Page<'_>,
    item: &Text<'_>,
    source: S,
) -> Result<Bot, ParseError> {
    read(page, item, source, |reader| {
        reader.player(0).then(|seat, at| {
            reader.thing(at).then(|level, at| {
                let likes = reader.thing(at);
                let likes = likes.or(Ways::one(Temperament::Plain, at));
                likes.map(|temperament| Bot(seat, level, temperament))
            })
        })
    })
}

/// Reads `B D`: the player, and the seat whose colour it has.
///
/// # Errors
/// As [`read`].
pub(crate) fn colour<S: Source>(
    page: Page<'_>,
    item: &Text<'_>,
    source: S,
) -> Result<(Seat, Seat), ParseError> {
    read(page, item, source, |reader| {
        reader
            .player(0)
            .then(|seat, at| reader.player(at).map(|colour| (seat, colour)))
    })
}

/// Reads a sequence of numbers.
///
/// # Errors
/// As [`read`].
pub(crate) fn numbers<S: Source>(
    page: Page<'_>,
    item: &Text<'_>,
    source: S,
) -> Result<Vec<usize>, ParseError> {
    read(page, item, source, |reader| {
        let mut all = Vec::new();
        let mut at = 0;
        loop {
            let Some(way) = reader.number::<usize>(at).0.pop() else {
                return match all.is_empty() {
                    true => Ways::none(),
                    false => Ways::one(all, at),
                };
            };
            all.push(way.value);
            at = reader.after_comma(way.at);
        }
    })
}

/// Implements reading bots, colours and numbers in tags, for a game whose `Source` uses
/// these words.
macro_rules! in_ways {
    ($words:expr) => {
        fn bot(page: Page<'_>, item: &Text<'_>, names: &[String]) -> Result<Bot, ParseError> {
            tagged::bot(page, item, Source::written(&$words, names, None))
        }

        fn colour(
            page: Page<'_>,
            item: &Text<'_>,
            names: &[String],
        ) -> Result<(Seat, Seat), ParseError> {
            tagged::colour(page, item, Source::written(&$words, names, None))
        }

        fn numbers(page: Page<'_>, item: &Text<'_>) -> Result<Vec<usize>, ParseError> {
            tagged::numbers(page, item, Source::written(&$words, &[], None))
        }
    };
}
pub(crate) use in_ways;
