//! Why a save cannot be read or written, as sentences that also say what to do.

use crate::nearest::nearest;
use crate::table::SaveError;
use crate::table::save::format::{MAX_BYTES, Thing, VERSION, Wrong};
use crate::words::{safe, safe_path};

/// As many known words are listed where none is near; more help nobody.
const MOST_LISTED: usize = 12;

/// What is wrong with a save, and what to do.
#[must_use]
pub fn save_error(error: &SaveError) -> String {
    match error {
        SaveError::Read { path, reason } => format!(
            "{} cannot be read ({reason}): check that it is there and that you may open it.",
            safe_path(path)
        ),
        SaveError::Write { path, reason } => format!(
            "{} cannot be written ({reason}) and is as it was before: save to another place.",
            safe_path(path)
        ),
        SaveError::NotAFile { path } => {
            format!("{} is not a file: choose another one.", safe_path(path))
        }
        SaveError::InUse { path } => format!(
            "{} is open in another window: close it there, or save under another name.",
            safe_path(path)
        ),
        SaveError::TooBig => format!(
            "The file is larger than {} MiB, and no game is: choose another file.",
            MAX_BYTES >> 20
        ),
        SaveError::Empty => "The file is empty: open one of its backups.".into(),
        SaveError::NotText => {
            "The file is damaged or is not a text: open one of its backups.".into()
        }
        SaveError::NotASave => format!(
            "This is not a save, because it does not say \"studiolo: {VERSION}\" and which \
             \"game\" it is: choose another file."
        ),
        SaveError::Syntax {
            line,
            column,
            entry,
            wrong,
        } => {
            let entry = entry.map_or(String::new(), |entry| format!("in entry {entry}, "));
            let wrong = wrong_text(wrong);
            format!(
                "Line {line}, column {column}: {entry}{wrong}. Correct it there, or open a backup."
            )
        }
        SaveError::Newer { found, supported } => format!(
            "The file has version {found}, and this Studiolo reads up to {supported}: update \
             Studiolo."
        ),
        SaveError::OtherGame { found, expected } => format!(
            "This is a save of {}, not of {expected}: choose another file.",
            safe(found)
        ),
        SaveError::ChangedElsewhere { path } => format!(
            "{} was changed elsewhere: open it again, or save under another name.",
            safe_path(path)
        ),
        SaveError::Unwritable { reason } => format!(
            "This game cannot be written in this format ({}): save it in the other one.",
            safe(reason)
        ),
    }
}

/// What is wrong at a place of a save, without a full stop.
#[must_use]
pub fn wrong_text(wrong: &Wrong) -> String {
    match wrong {
        Wrong::Unknown { found, kind, known } => unknown(found, kind.as_deref(), known),
        Wrong::Missing { field } => format!("\"{}\" is missing", safe(field)),
        Wrong::Twice { field } => format!("\"{}\" is there twice", safe(field)),
        Wrong::Expected {
            wanted,
            found: None,
        } => format!("expected {}", thing_text(wanted)),
        Wrong::Expected {
            wanted,
            found: Some(found),
        } => format!(
            "expected {}, found {}",
            thing_text(wanted),
            thing_text(found)
        ),
        Wrong::Misplaced { found } => format!("\"{}\" does not belong here", safe(found)),
        Wrong::Refused { why, value } => match why.as_str() {
            "NoSquare" => format!(
                "\"{}\" is not a square; squares are named from a1 (lower left) to g7 (upper right)",
                safe(value)
            ),
            "TooManyUnder" => "at most four cards go under the stack".into(),
            "" => safe(value),
            why => format!("{why}: {}", safe(value)),
        },
        Wrong::OutOfRange => "the number is out of range".into(),
        Wrong::TooEarly => "the file ends too early".into(),
        Wrong::TooLate => "nothing may follow the end of the save".into(),
        Wrong::TooDeep => "the brackets are nested too deeply".into(),
        Wrong::OpenText => "the text has no closing quotation mark".into(),
        Wrong::OpenComment => "the comment has no end".into(),
        Wrong::Attribute => "a save has no line that begins with \"#\"".into(),
        Wrong::LastComma => "the last comma is one too many".into(),
        Wrong::Unlike => "this is not written as in a save".into(),
    }
}

/// A word that nobody knows: of which kind it should be, and which is meant.
fn unknown(found: &str, kind: Option<&str>, known: &[String]) -> String {
    let what = match kind {
        Some(kind) => format!("\"{}\" is not {} Studiolo knows", safe(found), one(kind)),
        None => format!("\"{}\" is not known here", safe(found)),
    };
    match nearest(found, known.iter().map(String::as_str)) {
        Some(near) => format!("{what} (did you mean \"{near}\"?)"),
        None if known.len() <= MOST_LISTED && !known.is_empty() => {
            format!("{what} (known: {})", known.join(", "))
        }
        None => what,
    }
}

/// The name of a type as words: `BonusCard` is `a bonus card`.
fn one(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    let article = match words.starts_with(['a', 'e', 'i', 'o', 'u']) {
        true => "an",
        false => "a",
    };
    format!("{article} {words}")
}

fn thing_text(thing: &Thing) -> String {
    match thing {
        Thing::Opening(bracket) => format!("an opening \"{bracket}\""),
        Thing::CommaOr(bracket) => format!("a comma or a closing \"{bracket}\""),
        Thing::Comma => "a comma".into(),
        Thing::Colon => "a colon".into(),
        Thing::Value => "a value".into(),
        Thing::Values(0) | Thing::Nothing => "nothing".into(),
        Thing::Values(1) => "1 value".into(),
        Thing::Values(number) => format!("{number} values"),
        Thing::ValuesOf(word) => format!("the values of \"{}\"", safe(word)),
        Thing::Truth => "true or false".into(),
        Thing::TruthOrNull => "true, false or null".into(),
        Thing::Text => "a text in quotation marks".into(),
        Thing::ThisText(text) => format!("the text {}", safe(text)),
        Thing::Number => "a number".into(),
        Thing::WholeNumber => "a whole number".into(),
        Thing::ThisNumber(number) => format!("the number {}", safe(number)),
        Thing::ThisTruth(truth) => safe(truth),
        Thing::Word => "a word".into(),
        Thing::List => "a list".into(),
        Thing::Fields => "names with values".into(),
        Thing::Kind(kind) if kind == "Set" => "a list without repetitions".into(),
        Thing::Kind(kind) => one(kind),
        Thing::Other(text) => safe(text),
    }
}
