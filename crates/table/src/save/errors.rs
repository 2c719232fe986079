//! Errors in saves, as facts: what the file contains and what it should contain. Parsers
//! report errors about their own types and in their own words; here only what concerns the
//! file is kept. The sentences are made in `words`.

use std::io;
use std::path::{Path, PathBuf};

use ron::Error as Ron;

use super::limits::TooMuch;

/// Why a save cannot be read or written, as facts; `words` has the sentences.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum SaveError {
    /// The system does not allow reading the file.
    Read {
        /// The file or directory.
        path: PathBuf,
        /// The system's error.
        reason: io::Error,
    },
    /// The system does not allow writing the file. Its old content is still there.
    Write {
        /// The file.
        path: PathBuf,
        /// The system's error.
        reason: io::Error,
    },
    /// The path leads to a pipe, a device or a directory.
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// Another window or program has the file open.
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file is larger than [`MAX_BYTES`](super::limits::MAX_BYTES).
    TooBig,
    /// A part of the save exceeds its limit.
    TooMuch(#[from] TooMuch),
    /// The file is empty.
    Empty,
    /// The file is not UTF-8, or contains NUL bytes.
    NotText,
    /// The text is well-formed but lacks the two fields every save has.
    NotASave,
    /// The text is not what a save of this game looks like.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The entry of the log it is in, from 1; `None` outside the log.
        entry: Option<usize>,
        /// What is there and what should be.
        wrong: Wrong,
    },
    /// The text is not in the notation of the game.
    Notation {
        /// What is wrong and where, as a sentence of the notation's reader.
        wrong: String,
    },
    /// A later version of the program wrote the file.
    Newer {
        /// The version of the file.
        found: u64,
        /// The newest supported version.
        supported: u32,
    },
    /// A later version of the game wrote the file.
    NewerGame {
        /// The game.
        game: &'static str,
        /// The version of the file.
        found: u32,
        /// The newest supported version.
        supported: u32,
    },
    /// The file is a save of another game.
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game the caller wanted to read.
        expected: &'static str,
    },
    /// Another window or program wrote the file since we last read or wrote it.
    ChangedElsewhere {
        /// The file.
        path: PathBuf,
    },
    /// The game has a value that the format cannot hold.
    Unwritable {
        /// What the format says.
        reason: String,
    },
}

impl SaveError {
    pub(super) fn syntax(text: &str, line: usize, column: usize, wrong: Wrong) -> Self {
        // serde_json counts columns from 0 at the start of a line.
        let (line, column) = (line.max(1), column.max(1));
        Self::Syntax {
            line,
            column,
            entry: entry_at(text, line, column),
            wrong,
        }
    }

    pub(crate) fn unwritable(reason: impl ToString) -> Self {
        Self::Unwritable {
            reason: harmless_text(&reason.to_string()),
        }
    }

    pub(crate) fn read(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        |reason| Self::Read { path, reason }
    }

    pub(crate) fn write(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        |reason| Self::Write { path, reason }
    }
}

/// What is wrong at a place in a save. Texts from the file are short and have no control
/// characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// An unknown word.
    Unknown {
        /// The word.
        found: String,
        /// The name of the type that the word should belong to, if known.
        kind: Option<String>,
        /// The words that would be valid there.
        known: Vec<String>,
    },
    /// A required field is missing.
    Missing {
        /// Its name.
        field: String,
    },
    /// A field occurs twice.
    Twice {
        /// Its name.
        field: String,
    },
    /// Something else is expected here.
    Expected {
        /// What is expected.
        wanted: Thing,
        /// What is there instead, if it can be named.
        found: Option<Thing>,
    },
    /// This does not belong here.
    Misplaced {
        /// What is there.
        found: String,
    },
    /// A type refuses the value. Its message has the form `why: value`, as in
    /// `NoSquare: h9`.
    Refused {
        /// The name of the error; empty if the message has another form.
        why: String,
        /// The value, or the whole message.
        value: String,
    },
    /// The number is out of range.
    OutOfRange,
    /// The text ends too early.
    TooEarly,
    /// Something follows the end of the save.
    TooLate,
    /// The brackets are nested too deeply.
    TooDeep,
    /// A text in quotation marks has no end.
    OpenText,
    /// A comment has no end.
    OpenComment,
    /// A line begins with `#`.
    Attribute,
    /// There is an extra comma before a closing bracket.
    LastComma,
    /// Nothing more specific is known.
    Unlike,
}

/// Something that is in a file, or should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thing {
    /// This opening bracket.
    Opening(char),
    /// A comma or this closing bracket.
    CommaOr(char),
    /// A comma.
    Comma,
    /// A colon.
    Colon,
    /// A value.
    Value,
    /// This many values.
    Values(usize),
    /// The values that belong to this word.
    ValuesOf(String),
    /// `true` or `false`.
    Truth,
    /// `true`, `false` or `null`.
    TruthOrNull,
    /// A text in quotation marks.
    Text,
    /// This text, in quotation marks.
    ThisText(String),
    /// A number.
    Number,
    /// A whole number.
    WholeNumber,
    /// This number, or `true` or `false`.
    ThisNumber(String),
    /// This one of `true` and `false`.
    ThisTruth(String),
    /// A word without quotation marks.
    Word,
    /// A list.
    List,
    /// Names with values.
    Fields,
    /// Nothing at all.
    Nothing,
    /// A value of the type with this name.
    Kind(String),
    /// What a type says it expects.
    Other(String),
}

fn expected(wanted: Thing) -> Wrong {
    let found = None;
    Wrong::Expected { wanted, found }
}

fn instead(wanted: Thing, found: Thing) -> Wrong {
    let found = Some(found);
    Wrong::Expected { wanted, found }
}

fn unknown<'k>(found: &str, kind: Option<&str>, known: impl IntoIterator<Item = &'k str>) -> Wrong {
    Wrong::Unknown {
        found: harmless(found, WORD),
        kind: kind.map(|kind| harmless(kind, WORD)),
        known: known.into_iter().map(str::to_owned).collect(),
    }
}

fn missing(field: &str) -> Wrong {
    let field = harmless(field, WORD);
    Wrong::Missing { field }
}

fn twice(field: &str) -> Wrong {
    let field = harmless(field, WORD);
    Wrong::Twice { field }
}

fn misplaced(found: &str) -> Wrong {
    let found = harmless(found, WORD);
    Wrong::Misplaced { found }
}

/// The maximum number of letters shown of a word in a file.
const WORD: usize = 60;

/// The maximum number of letters shown of any other text in a file.
const TEXT: usize = 200;

/// Makes text from a file safe to show: parsers quote what they find, which can be very
/// long or full of control characters.
fn harmless(text: &str, most: usize) -> String {
    let text = text.trim_end_matches('.');
    let letters = text.chars().take(most);
    let mut shown: String = letters
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    if text.chars().nth(most).is_some() {
        shown.push('…');
    }
    shown
}

/// Makes any text of a parser safe to show, without its code quotes.
pub(super) fn harmless_text(text: &str) -> String {
    harmless(&text.replace('`', "\""), TEXT)
}

/// Converts an error of the RON parser.
pub(super) fn of_ron(error: &Ron) -> Wrong {
    match error {
        Ron::NoSuchEnumVariant {
            expected,
            found,
            outer,
        } => unknown(found, outer.as_deref(), expected.iter().copied()),
        Ron::NoSuchStructField {
            expected, found, ..
        } => unknown(found, None, expected.iter().copied()),
        Ron::MissingStructField { field, .. } => missing(field),
        Ron::DuplicateStructField { field, .. } => twice(field),
        Ron::InvalidValueForType { expected, found } => instead(thing(expected), thing(found)),
        Ron::ExpectedDifferentLength { expected, found } => {
            instead(thing(expected), Thing::Values(*found))
        }
        Ron::IntegerOutOfBounds => Wrong::OutOfRange,
        Ron::Eof => Wrong::TooEarly,
        Ron::TrailingCharacters => Wrong::TooLate,
        Ron::ExceededRecursionLimit => Wrong::TooDeep,
        Ron::ExpectedArray => expected(Thing::Opening('[')),
        Ron::ExpectedArrayEnd => expected(Thing::CommaOr(']')),
        Ron::ExpectedMap => expected(Thing::Opening('{')),
        Ron::ExpectedMapEnd => expected(Thing::CommaOr('}')),
        Ron::ExpectedStructLike
        | Ron::ExpectedNamedStructLike(_)
        | Ron::ExpectedStructName(_)
        | Ron::ExpectedUnit => expected(Thing::Opening('(')),
        Ron::ExpectedStructLikeEnd | Ron::ExpectedOptionEnd => expected(Thing::CommaOr(')')),
        Ron::ExpectedComma => expected(Thing::Comma),
        Ron::ExpectedMapColon => expected(Thing::Colon),
        Ron::ExpectedBoolean => expected(Thing::Truth),
        Ron::ExpectedString | Ron::ExpectedChar | Ron::ExpectedByteString => expected(Thing::Text),
        Ron::ExpectedStringEnd => Wrong::OpenText,
        Ron::ExpectedInteger | Ron::InvalidIntegerDigit { .. } | Ron::UnderscoreAtBeginning => {
            expected(Thing::WholeNumber)
        }
        Ron::ExpectedFloat | Ron::FloatUnderscore => expected(Thing::Number),
        Ron::ExpectedIdentifier | Ron::InvalidIdentifier(_) | Ron::SuggestRawIdentifier(_) => {
            expected(Thing::Word)
        }
        Ron::ExpectedDifferentStructName { found, .. } => misplaced(found),
        Ron::UnexpectedChar(sign) => misplaced(&sign.to_string()),
        Ron::UnclosedBlockComment => Wrong::OpenComment,
        Ron::ExpectedAttribute | Ron::ExpectedAttributeEnd | Ron::NoSuchExtension(_) => {
            Wrong::Attribute
        }
        Ron::Message(text) => of_message(text),
        // More kinds may be added; those left out here do not come from reading text.
        _ => Wrong::Unlike,
    }
}

/// Converts an error of the JSON parser. `error` is the message without its place.
pub(super) fn of_json(error: &str) -> Wrong {
    match error {
        "EOF while parsing a list"
        | "EOF while parsing an object"
        | "EOF while parsing a string"
        | "EOF while parsing a value" => Wrong::TooEarly,
        "trailing characters" => Wrong::TooLate,
        "recursion limit exceeded" => Wrong::TooDeep,
        "number out of range" => Wrong::OutOfRange,
        "expected value" => expected(Thing::Value),
        "expected ident" => expected(Thing::TruthOrNull),
        "expected `:`" => expected(Thing::Colon),
        "expected `,` or `]`" => expected(Thing::CommaOr(']')),
        "expected `,` or `}`" => expected(Thing::CommaOr('}')),
        "key must be a string" | "expected `\"`" => expected(Thing::Text),
        "trailing comma" => Wrong::LastComma,
        _ => of_message(error),
    }
}

/// Converts the messages of the types themselves, which serde words alike for all formats.
fn of_message(text: &str) -> Wrong {
    if let Some((found, rest)) = after(text, "unknown variant `", "`, ") {
        return unknown(found, None, quoted(rest));
    }
    if let Some((found, rest)) = after(text, "unknown field `", "`, ") {
        return unknown(found, None, quoted(rest));
    }
    if let Some((field, _)) = after(text, "missing field `", "`") {
        return missing(field);
    }
    if let Some((field, _)) = after(text, "duplicate field `", "`") {
        return twice(field);
    }
    let types = after(text, "invalid type: ", ", expected ");
    if let Some((found, wanted)) = types.or_else(|| after(text, "invalid value: ", ", expected ")) {
        return instead(thing(wanted), thing(found));
    }
    if let Some((found, wanted)) = after(text, "invalid length ", ", expected ") {
        let found = found.parse().map_or_else(|_| thing(found), Thing::Values);
        return instead(thing(wanted), found);
    }
    let is_name = |text: &str| {
        text.starts_with(char::is_uppercase) && text.chars().all(char::is_alphanumeric)
    };
    match text.split_once(": ") {
        Some((why, value)) if is_name(why) => Wrong::Refused {
            why: why.to_owned(),
            value: harmless(value, WORD),
        },
        _ => Wrong::Refused {
            why: String::new(),
            value: harmless_text(text),
        },
    }
}

/// Returns what is between `begin` and `between`, and what follows `between`.
fn after<'t>(text: &'t str, begin: &str, between: &str) -> Option<(&'t str, &'t str)> {
    text.strip_prefix(begin)?.split_once(between)
}

/// Returns the words in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Converts a parser's name of a value.
fn thing(named: &str) -> Thing {
    let named = named.strip_prefix("the ").unwrap_or(named);
    for kind in [
        "unsigned integer `",
        "signed integer `",
        "integer `",
        "floating point `",
        "floating point number `",
    ] {
        if let Some((number, _)) = after(named, kind, "`") {
            return Thing::ThisNumber(harmless(number, WORD));
        }
    }
    if let Some((truth, _)) = after(named, "boolean `", "`") {
        return Thing::ThisTruth(truth.to_owned());
    }
    if let Some(text) = named.strip_prefix("string ") {
        return Thing::ThisText(harmless(text, TEXT));
    }
    for kind in ["tuple of size ", "a tuple of size ", "an array of length "] {
        let length = named.strip_prefix(kind);
        if let Some(length) = length.and_then(|length| length.parse().ok()) {
            return Thing::Values(length);
        }
    }
    for kind in [
        "struct variant ",
        "tuple variant ",
        "newtype variant ",
        "unit variant ",
    ] {
        if let Some(rest) = named.strip_prefix(kind) {
            let path = rest.split(' ').next().unwrap_or(rest);
            let name = path.rsplit("::").next().unwrap_or(path);
            return Thing::ValuesOf(name.to_owned());
        }
    }
    for kind in [
        "struct ",
        "enum ",
        "tuple struct ",
        "newtype struct ",
        "unit struct ",
    ] {
        if let Some(rest) = named.strip_prefix(kind) {
            let name = rest.split(' ').next().unwrap_or(rest);
            return Thing::Kind(name.to_owned());
        }
    }
    match named {
        "a sequence" | "sequence" => Thing::List,
        "a map" | "map" => Thing::Fields,
        "a string" | "str" | "string" => Thing::Text,
        "a boolean" | "bool" => Thing::Truth,
        "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize" => Thing::WholeNumber,
        "f32" | "f64" => Thing::Number,
        "null" | "unit" | "unit value" | "a unit value" | "Option value" | "an optional value" => {
            Thing::Nothing
        }
        "a newtype struct" | "newtype struct" | "an enum" | "enum" | "newtype variant"
        | "tuple variant" | "struct variant" | "unit variant" => Thing::Word,
        other => Thing::Other(harmless_text(other)),
    }
}

/// Returns the entry of the log that the character at this line and column (from 1) belongs
/// to, counted from 1; `None` outside the log.
pub(super) fn entry_at(text: &str, line: usize, column: usize) -> Option<usize> {
    let mut at = (1, 1);
    let mut depth = 0usize;
    let mut field = String::new();
    let mut entries = None;
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        if at >= (line, column) {
            break;
        }
        let mut skipped = |sign: char| match sign {
            '\n' => at = (at.0 + 1, 1),
            _ => at.1 += 1,
        };
        skipped(sign);
        match sign {
            '"' => {
                let mut quoted = String::new();
                while let Some(sign) = signs.next() {
                    skipped(sign);
                    match sign {
                        '"' => break,
                        '\\' => signs.next().into_iter().for_each(&mut skipped),
                        sign => quoted.push(sign),
                    }
                }
                if depth == 1 {
                    field = quoted;
                }
            }
            '/' if signs.peek() == Some(&'/') => {
                while let Some(sign) = signs.next_if(|&sign| sign != '\n') {
                    skipped(sign);
                }
            }
            '/' if signs.peek() == Some(&'*') => {
                let mut last = ' ';
                for sign in signs.by_ref() {
                    skipped(sign);
                    if (last, sign) == ('*', '/') {
                        break;
                    }
                    last = sign;
                }
            }
            '(' | '[' | '{' => {
                depth += 1;
                if depth == 2 && field == "log" {
                    entries = Some(1);
                }
            }
            ')' | ']' | '}' => {
                depth = depth.saturating_sub(1);
                if depth == 1 {
                    entries = None;
                }
            }
            ',' if depth == 1 => field.clear(),
            ',' if depth == 2 => entries = entries.map(|entry| entry + 1),
            sign if depth == 1 && (sign.is_alphanumeric() || sign == '_') => field.push(sign),
            _ => {}
        }
    }
    entries
}
