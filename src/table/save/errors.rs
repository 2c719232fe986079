//! What the parsers of saves say, in words for people: which entry of the log it
//! is, what stands there and what should.
//!
//! Parsers speak of their own types. Here their errors become half sentences
//! that name nothing but what stands in the file.

use ron::Error as Ron;

use crate::nearest::nearest;

/// As many known words are listed where none is near; more help nobody.
const MOST_LISTED: usize = 12;

/// What is wrong with a text in RON, without a full stop.
pub(super) fn of_ron(error: &Ron) -> String {
    match error {
        Ron::NoSuchEnumVariant {
            expected,
            found,
            outer,
        } => unknown(found, outer.as_deref(), expected),
        Ron::NoSuchStructField {
            expected, found, ..
        } => unknown(found, None, expected),
        Ron::MissingStructField { field, .. } => missing(field),
        Ron::DuplicateStructField { field, .. } => twice(field),
        Ron::InvalidValueForType { expected, found } => {
            format!("expected {}, found {}", thing(expected), thing(found))
        }
        Ron::ExpectedDifferentLength { expected, found } => {
            format!("expected {}, found {}", thing(expected), values(*found))
        }
        Ron::IntegerOutOfBounds => OUT_OF_RANGE.into(),
        Ron::Eof => TOO_EARLY.into(),
        Ron::TrailingCharacters => TOO_LATE.into(),
        Ron::ExceededRecursionLimit => TOO_DEEP.into(),
        Ron::ExpectedArray => expected("an opening \"[\""),
        Ron::ExpectedArrayEnd => expected("a comma or a closing \"]\""),
        Ron::ExpectedMap => expected("an opening \"{\""),
        Ron::ExpectedMapEnd => expected("a comma or a closing \"}\""),
        Ron::ExpectedStructLike
        | Ron::ExpectedNamedStructLike(_)
        | Ron::ExpectedStructName(_)
        | Ron::ExpectedUnit => expected("an opening \"(\""),
        Ron::ExpectedStructLikeEnd | Ron::ExpectedOptionEnd => {
            expected("a comma or a closing \")\"")
        }
        Ron::ExpectedComma => expected("a comma"),
        Ron::ExpectedMapColon => expected("a colon"),
        Ron::ExpectedBoolean => expected("true or false"),
        Ron::ExpectedString | Ron::ExpectedChar | Ron::ExpectedByteString => {
            expected("a text in quotation marks")
        }
        Ron::ExpectedStringEnd => "the text has no closing quotation mark".into(),
        Ron::ExpectedInteger | Ron::InvalidIntegerDigit { .. } | Ron::UnderscoreAtBeginning => {
            expected("a whole number")
        }
        Ron::ExpectedFloat | Ron::FloatUnderscore => expected("a number"),
        Ron::ExpectedIdentifier | Ron::InvalidIdentifier(_) | Ron::SuggestRawIdentifier(_) => {
            expected("a word")
        }
        Ron::ExpectedDifferentStructName { found, .. } => {
            format!("\"{found}\" does not belong here")
        }
        Ron::UnexpectedChar(sign) => format!("\"{sign}\" does not belong here"),
        Ron::UnclosedBlockComment => "the comment has no end".into(),
        Ron::ExpectedAttribute | Ron::ExpectedAttributeEnd | Ron::NoSuchExtension(_) => {
            "a save has no line that begins with \"#\"".into()
        }
        Ron::Message(text) => of_message(text),
        // More kinds may come; those left out here come from no text.
        _ => "this is not written as in a save".into(),
    }
}

/// What is wrong with a text in JSON, without a full stop. `error` has no place
/// in it.
pub(super) fn of_json(error: &str) -> String {
    match error {
        "EOF while parsing a list"
        | "EOF while parsing an object"
        | "EOF while parsing a string"
        | "EOF while parsing a value" => TOO_EARLY.into(),
        "trailing characters" => TOO_LATE.into(),
        "recursion limit exceeded" => TOO_DEEP.into(),
        "number out of range" => OUT_OF_RANGE.into(),
        "expected value" => expected("a value"),
        "expected ident" => expected("true, false or null"),
        "expected `:`" => expected("a colon"),
        "expected `,` or `]`" => expected("a comma or a closing \"]\""),
        "expected `,` or `}`" => expected("a comma or a closing \"}\""),
        "key must be a string" | "expected `\"`" => expected("a text in quotation marks"),
        "trailing comma" => "the last comma is one too many".into(),
        _ => of_message(error),
    }
}

const TOO_EARLY: &str = "the file ends too early";
const TOO_LATE: &str = "nothing may follow the end of the save";
const TOO_DEEP: &str = "the brackets are nested too deeply";
const OUT_OF_RANGE: &str = "the number is out of range";

/// What the types themselves say, in the words that serde has for all formats.
fn of_message(text: &str) -> String {
    if let Some((found, rest)) = after(text, "unknown variant `", "`, ") {
        return unknown(found, None, &quoted(rest));
    }
    if let Some((found, rest)) = after(text, "unknown field `", "`, ") {
        return unknown(found, None, &quoted(rest));
    }
    if let Some((field, _)) = after(text, "missing field `", "`") {
        return missing(field);
    }
    if let Some((field, _)) = after(text, "duplicate field `", "`") {
        return twice(field);
    }
    let types = after(text, "invalid type: ", ", expected ");
    if let Some((found, wanted)) = types.or_else(|| after(text, "invalid value: ", ", expected ")) {
        return format!("expected {}, found {}", thing(wanted), thing(found));
    }
    if let Some((found, wanted)) = after(text, "invalid length ", ", expected ") {
        let found = found.parse().map_or_else(|_| thing(found), values);
        return format!("expected {}, found {found}", thing(wanted));
    }
    text.replace('`', "\"")
}

/// What stands between `begin` and `between`, and what after that.
fn after<'t>(text: &'t str, begin: &str, between: &str) -> Option<(&'t str, &'t str)> {
    text.strip_prefix(begin)?.split_once(between)
}

/// The words in backquotes.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

fn expected(what: &str) -> String {
    format!("expected {what}")
}

fn missing(field: &str) -> String {
    format!("\"{field}\" is missing")
}

fn twice(field: &str) -> String {
    format!("\"{field}\" is there twice")
}

/// A word that nobody knows: of which kind it should be, and which is meant.
fn unknown(found: &str, kind: Option<&str>, known: &[&str]) -> String {
    let found: String = found.chars().take(60).collect();
    let what = match kind {
        Some(kind) => format!("\"{found}\" is not {} Studiolo knows", one(&words(kind))),
        None => format!("\"{found}\" is not known here"),
    };
    match nearest(&found, known.iter().copied()) {
        Some(near) => format!("{what} (did you mean \"{near}\"?)"),
        None if known.len() <= MOST_LISTED && !known.is_empty() => {
            format!("{what} (known: {})", known.join(", "))
        }
        None => what,
    }
}

/// The name of a type as words: `BonusCard` is `bonus card`.
fn words(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

fn one(words: &str) -> String {
    let article = match words.starts_with(['a', 'e', 'i', 'o', 'u']) {
        true => "an",
        false => "a",
    };
    format!("{article} {words}")
}

fn values(number: usize) -> String {
    match number {
        0 => "nothing".into(),
        1 => "1 value".into(),
        number => format!("{number} values"),
    }
}

/// What a parser calls a value, as people call it.
fn thing(named: &str) -> String {
    let named = named.strip_prefix("the ").unwrap_or(named);
    let number = ["unsigned integer `", "signed integer `", "integer `"];
    let number = number
        .into_iter()
        .chain(["floating point `", "floating point number `"]);
    for kind in number {
        if let Some((number, _)) = after(named, kind, "`") {
            return format!("the number {number}");
        }
    }
    if let Some((truth, _)) = after(named, "boolean `", "`") {
        return truth.to_owned();
    }
    if let Some(text) = named.strip_prefix("string ") {
        return format!("the text {text}");
    }
    let length = ["tuple of size ", "a tuple of size ", "an array of length "];
    for kind in length {
        if let Some(length) = named
            .strip_prefix(kind)
            .and_then(|length| length.parse().ok())
        {
            return values(length);
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
            return format!("the values of \"{name}\"");
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
            return one(&words(rest.split(' ').next().unwrap_or(rest)));
        }
    }
    match named {
        "a sequence" | "sequence" => "a list".into(),
        "a map" | "map" => "names with values".into(),
        "a string" | "str" | "string" => "a text in quotation marks".into(),
        "a boolean" | "bool" => "true or false".into(),
        "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize" => {
            "a whole number".into()
        }
        "f32" | "f64" => "a number".into(),
        "null" | "unit" | "unit value" | "a unit value" | "Option value" | "an optional value" => {
            "nothing".into()
        }
        "a newtype struct" | "newtype struct" | "an enum" | "enum" | "newtype variant"
        | "tuple variant" | "struct variant" | "unit variant" => "a word".into(),
        other => other.replace('`', "\""),
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
