//! Examples of what can be typed in the palette now, which work word for word; and why a
//! text means nothing.

use super::super::session::game_window::{GameWindow, Look, Typing};
use words::fl;

/// The most examples shown.
const MOST: usize = 4;
/// The most of them that are a single word.
const MOST_WORDS: usize = 2;

/// Returns what can be typed now: the game's suggestions, single words, and those of the
/// game's usual examples that would do something now.
#[must_use]
pub(super) fn now<G: GameWindow>(
    look: Look<'_, G>,
    typing: &Typing<G>,
    usual: &str,
) -> Vec<String> {
    let works = |text: &String| {
        let meant = (typing.meanings)(look, text);
        meant
            .first()
            .is_some_and(|meaning| meaning.refused.is_none())
    };
    let mut all: Vec<String> = Vec::new();
    let proposed = (typing.examples)(look)
        .into_iter()
        .filter(works)
        .take(MOST_WORDS);
    all.extend(proposed);
    let in_a_word = (typing.meanings)(look, "").into_iter();
    let in_a_word = in_a_word.filter(|meaning| meaning.refused.is_none());
    let in_a_word = in_a_word.filter_map(|meaning| meaning.notation);
    // The deciding player need not be named.
    let bare = |line: String| match line.split_once(' ') {
        Some((_, rest)) if works(&rest.to_owned()) => rest.to_owned(),
        _ => line,
    };
    all.extend(in_a_word.map(bare).filter(works).take(MOST_WORDS));
    let usual = usual.split(BETWEEN).map(str::to_owned);
    for text in usual {
        if all.len() < MOST && !all.contains(&text) && works(&text) {
            all.push(text);
        }
    }
    all
}

/// The separator between examples.
const BETWEEN: &str = " · ";

/// Joins examples into one line.
#[must_use]
pub(super) fn in_a_line(examples: &[String]) -> String {
    examples.join(BETWEEN)
}

/// Returns why a text means nothing: what the game knows about a thing in it, otherwise the
/// word from which it is not understood.
#[must_use]
pub(super) fn why_nothing<G: GameWindow>(
    look: Look<'_, G>,
    typing: &Typing<G>,
    text: &str,
) -> Option<String> {
    let why = typing.why_nothing.and_then(|why| why(look, text));
    why.or_else(|| {
        let is_read = |text: &str| {
            !(typing.completions)(look.open, text).is_empty()
                || !(typing.meanings)(look, text).is_empty()
        };
        let words = text.split_whitespace();
        let mut so_far = String::new();
        for word in words {
            if !so_far.is_empty() {
                so_far.push(' ');
            }
            so_far.push_str(word);
            if !is_read(&so_far) {
                return Some(fl!(line_not_read, word = words::safe(word)));
            }
        }
        None
    })
}
