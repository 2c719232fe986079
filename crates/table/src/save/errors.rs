//! What the parsers of saves say, as facts: what stands in the file and what
//! should. Parsers speak of their own types and in their own words; nothing of
//! that remains but what stands in the file. Sentences are made in `words`.

use std::io;
use std::path::{Path, PathBuf};

use ron::Error as Ron;

use super::limits::TooMuch;

/// Why a save cannot be read or written, as facts; `words` has the sentences.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum SaveError {
    /// The system does not let us read the file.
    Read {
        /// The file or directory.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// The system does not let us write the file. What was in it still is.
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// A pipe, a device, a directory.
    NotAFile {
        /// What is none.
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
    /// There is nothing in the file.
    Empty,
    /// The file is not UTF-8, or has NUL bytes in it.
    NotText,
    /// Well-formed, but without the two fields every save has.
    NotASave,
    /// The text is not what a save of this game looks like.
    Syntax {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// The entry of the log it is in, from 1, if it is in one.
        entry: Option<usize>,
        /// What stands there and what should.
        wrong: Wrong,
    },
    /// The text is not what the notation of the game looks like.
    Notation {
        /// What is wrong and where, in a sentence of whoever read it.
        wrong: String,
    },
    /// A later version of the program wrote the file.
    Newer {
        /// The version of the file.
        found: u64,
        /// The newest we know.
        supported: u32,
    },
    /// A later version of the game wrote the file.
    NewerGame {
        /// The game.
        game: &'static str,
        /// The version of the file.
        found: u32,
        /// The newest we know.
        supported: u32,
    },
    /// The file is a save of another game.
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game one wanted to read.
        expected: &'static str,
    },
    /// Another window or program wrote the file since we last did or read it.
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

/// What is wrong at a place of a save. Texts out of the file are short and have no
/// control characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A word that nobody knows.
    Unknown {
        /// The word.
        found: String,
        /// The name of the type whose word it should be, if that is known.
        kind: Option<String>,
        /// The words that could stand there.
        known: Vec<String>,
    },
    /// A field that must be there is not.
    Missing {
        /// Its name.
        field: String,
    },
    /// A field is there twice.
    Twice {
        /// Its name.
        field: String,
    },
    /// Something else should stand here.
    Expected {
        /// What should.
        wanted: Thing,
        /// What does, if it can be named.
        found: Option<Thing>,
    },
    /// This does not belong here.
    Misplaced {
        /// What stands there.
        found: String,
    },
    /// A type refuses the value: what it says has the form `why: value`, as in
    /// `NoSquare: h9`.
    Refused {
        /// The name of the error; empty if what it says has another form.
        why: String,
        /// The value, or all that is said.
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
    /// A comma too many before a closing bracket.
    LastComma,
    /// Nothing more can be said.
    Unlike,
}

/// What stands in a file, or should.
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
    /// So many values.
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
    /// `true` or `false`, whichever it is.
    ThisTruth(String),
    /// A word without quotation marks.
    Word,
    /// A list.
    List,
    /// Names with values.
    Fields,
    /// Nothing at all.
    Nothing,
    /// What a type of this name is written like.
    Kind(String),
    /// What a type calls itself.
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

/// As many letters of a word in a file are shown.
const WORD: usize = 60;

/// As many letters of any other text in a file are shown.
const TEXT: usize = 200;

/// Text out of a file as it may be shown to people: parsers quote what they
/// find, which can be very long or full of control characters.
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

/// Any text of a parser, without what it marks code with.
pub(super) fn harmless_text(text: &str) -> String {
    harmless(&text.replace('`', "\""), TEXT)
}

/// What is wrong with a text in RON.
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
        // More kinds may come; those left out here come from no text.
        _ => Wrong::Unlike,
    }
}

/// What is wrong with a text in JSON. `error` has no place in it.
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

/// What the types themselves say, in the words that serde has for all formats.
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

/// What stands between `begin` and `between`, and what after that.
fn after<'t>(text: &'t str, begin: &str, between: &str) -> Option<(&'t str, &'t str)> {
    text.strip_prefix(begin)?.split_once(between)
}

/// The words in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// What a parser calls a value.
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

/// Which entry of the log the character at this line and column (from 1) belongs
/// to, counted from 1; nothing where that is not in the log.
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
