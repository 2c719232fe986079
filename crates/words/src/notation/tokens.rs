//! The words and signs of a line, quoted texts and notes, and the comparison of words.

use std::ops::Range;

use crate::figures;
use crate::find::fold;

/// The kind of a part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Letters and digits, and everything that is not a sign.
    Word,
    /// One of `, : ! =`.
    Sign,
    /// Quoted text, unchanged.
    Quoted,
    /// Quoted text without a closing mark.
    Unclosed,
    /// A note after `;`.
    Note,
}

/// A part of a line, and where it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'t> {
    pub(crate) kind: Kind,
    pub(crate) text: &'t str,
    /// In bytes from the beginning of the whole text.
    pub(crate) at: usize,
}

fn is_sign(sign: char) -> bool {
    matches!(sign, ',' | ':' | '!' | '=')
}

/// Quotation marks that people and their programs use, each with the marks that close it.
/// We write the first.
const MARKS: [(char, &[char]); 6] = [
    ('"', &['"']),
    ('“', &['”', '“']),
    ('„', &['“', '”']),
    ('”', &['”']),
    ('«', &['»']),
    ('»', &['«']),
];

/// Returns whether this character opens a quoted text.
pub(crate) fn is_quote(sign: char) -> bool {
    MARKS.iter().any(|(first, _)| *first == sign)
}

/// A quoted text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Quotation {
    /// The range between the marks.
    pub(crate) inner: Range<usize>,
    /// Where the text continues after them; `None` if the closing mark is missing.
    pub(crate) end: Option<usize>,
}

/// Finds the quoted text that begins with the first character, if there is one.
pub(crate) fn quotation(text: &str) -> Option<Quotation> {
    let first = text.chars().next()?;
    let (_, last) = MARKS.iter().find(|(mark, _)| *mark == first)?;
    let begin = first.len_utf8();
    let mut signs = text[begin..].char_indices();
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' => drop(signs.next()),
            sign if last.contains(&sign) => {
                return Some(Quotation {
                    inner: begin..begin + at,
                    end: Some(begin + at + sign.len_utf8()),
                });
            }
            _ => {}
        }
    }
    Some(Quotation {
        inner: begin..text.len(),
        end: None,
    })
}

/// Splits a line that begins at byte `base` of the text into parts.
pub(crate) fn tokens(line: &str, base: usize) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(sign) = line[at..].chars().next() {
        let rest = &line[at..];
        let (kind, text, begin, length) = match sign {
            sign if sign.is_whitespace() => {
                at += sign.len_utf8();
                continue;
            }
            '#' => break,
            ';' => (Kind::Note, rest[1..].trim(), at, rest.len()),
            sign if is_sign(sign) => (Kind::Sign, &rest[..1], at, 1),
            _ => match quotation(rest) {
                Some(Quotation { inner, end }) => {
                    let kind = if end.is_some() {
                        Kind::Quoted
                    } else {
                        Kind::Unclosed
                    };
                    (kind, &rest[inner], at, end.unwrap_or(rest.len()))
                }
                None => {
                    let end = end_of_word(rest);
                    (Kind::Word, &rest[..end], at, end)
                }
            },
        };
        tokens.push(Token {
            kind,
            text,
            at: base + begin,
        });
        at += length;
    }
    tokens
}

/// Returns where the word at the beginning of a text ends. Separators between digits are
/// part of it.
fn end_of_word(text: &str) -> usize {
    let sign = text.find(|sign| !is_plus_or_minus(sign)).unwrap_or(0);
    if let Some(end) = figures::end_of_groups(&text[sign..]) {
        return sign + end;
    }
    let ends = |sign: char| sign.is_whitespace() || sign == ';' || is_quote(sign) || is_sign(sign);
    text.find(ends).unwrap_or(text.len())
}

fn is_plus_or_minus(sign: char) -> bool {
    sign == '+' || is_dash(sign)
}

/// Returns whether a character is a hyphen, or one that programs and people write instead.
pub(crate) fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Returns the digits of a number, without separators.
pub(crate) fn digits(word: &str) -> Option<String> {
    figures::digits(word)
}

/// Reads a number that may have a sign.
pub(crate) fn signed(word: &str) -> Option<i64> {
    match word.strip_prefix(is_dash) {
        Some(rest) => digits(rest)?.parse::<i64>().ok().map(|number| -number),
        None => digits(word.strip_prefix('+').unwrap_or(word))?.parse().ok(),
    }
}

/// Returns quoted text without its escapes.
pub(crate) fn unescaped(quoted: &str) -> String {
    let mut text = String::new();
    let mut signs = quoted.chars();
    while let Some(sign) = signs.next() {
        if sign != '\\' {
            text.push(sign);
            continue;
        }
        match signs.next() {
            Some('n') => text.push('\n'),
            Some('u') => {
                let rest = signs.as_str();
                let code = rest.strip_prefix('{').and_then(|rest| rest.split_once('}'));
                let letter = code.and_then(|(code, rest)| {
                    let letter = char::from_u32(u32::from_str_radix(code, 16).ok()?)?;
                    Some((letter, rest))
                });
                match letter {
                    Some((letter, rest)) => {
                        text.push(letter);
                        signs = rest.chars();
                    }
                    None => text.push('u'),
                }
            }
            Some(sign) => text.push(sign),
            None => {}
        }
    }
    text
}

/// Quotes a text.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for sign in text.chars() {
        match sign {
            '"' | '\\' => quoted.extend(['\\', sign]),
            '\n' => quoted.push_str("\\n"),
            sign if sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{feff}') => {
                quoted.push_str(&format!("\\u{{{:x}}}", u32::from(sign)));
            }
            sign => quoted.push(sign),
        }
    }
    quoted.push('"');
    quoted
}

/// Converts a byte offset to line and column, from 1.
pub(crate) fn place(text: &str, at: usize) -> (usize, usize) {
    let at = text.floor_char_boundary(at.min(text.len()));
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    (line, column)
}

/// Returns a word in the form used for comparison: lower case, without accents and hyphens.
pub(crate) fn plain(word: &str) -> String {
    let mut plain = fold(word);
    plain.retain(|sign| sign != '_' && !is_dash(sign));
    plain
}

/// Converts an identifier from a save to the written form of the notation.
pub(crate) fn kebab(identifier: &str) -> String {
    let mut kebab = String::new();
    for letter in identifier.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        match letter {
            '_' => kebab.push('-'),
            letter => kebab.extend(letter.to_lowercase()),
        }
    }
    kebab
}

/// Writes a rule as a citation, quoted if it is not a single word.
pub(crate) fn rule_text(rule: &str) -> String {
    let is_word = |sign: char| sign.is_alphanumeric() && sign.is_ascii();
    match !rule.is_empty() && rule.chars().all(is_word) {
        true => rule.to_owned(),
        false => quoted(rule),
    }
}

/// Writes a note for the end of a line.
pub(crate) fn note_text(note: &str) -> String {
    let is_plain = note.trim() == note
        && !note.contains(|sign: char| {
            sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{feff}')
        });
    match is_plain {
        true => format!(" ; {note}"),
        false => format!(" {}", quoted(note)),
    }
}

/// Splits a typed line into the text and the note after it, without surrounding spaces.
#[must_use]
pub fn without_note(text: &str) -> (&str, &str) {
    let mut at = 0;
    while let Some(sign) = text[at..].chars().next() {
        let rest = &text[at..];
        if sign == ';' {
            return (&text[..at], rest[1..].trim());
        }
        let quoted = quotation(rest).and_then(|quoted| quoted.end);
        at += quoted.unwrap_or(sign.len_utf8());
    }
    (text, "")
}

/// Appends a note to a printed decision; an empty note adds nothing.
#[must_use]
pub fn with_note(decision: String, note: &str) -> String {
    match note {
        "" => decision,
        note => decision + &note_text(note),
    }
}

/// Returns whether a text begins like lines of the log: with a number and a dot, or with
/// the capital letter of a seat.
#[must_use]
pub fn begins_like_a_line(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or("");
    let is_number = first
        .strip_suffix('.')
        .is_some_and(|it| !it.is_empty() && it.bytes().all(|sign| sign.is_ascii_digit()));
    let is_seat = matches!(first.as_bytes(), [b'A'..=b'E']);
    is_number || is_seat && words.next().is_some()
}
