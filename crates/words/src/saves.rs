//! Why a save cannot be read or written, as sentences that also say what to do.

use crate::fl;
use crate::nearest::nearest;
use crate::{disk, language, safe, safe_path};
use table::SaveError;
use table::save::format::{MAX_BYTES, Thing, VERSION, Wrong};
use table::save::limits::{Part, TooMuch};

/// The greatest number of known words that are listed if none is near; more would not help.
const MOST_LISTED: usize = 12;

/// Says what is wrong with a save, and what to do.
#[must_use]
pub fn save_error(error: &SaveError) -> String {
    match error {
        SaveError::Read { path, reason } => fl!(
            save_cannot_be_read,
            path = safe_path(path),
            reason = disk::reason(reason)
        ),
        SaveError::Write { path, reason } => fl!(
            save_cannot_be_written,
            path = safe_path(path),
            reason = disk::reason(reason)
        ),
        SaveError::NotAFile { path } => fl!(save_not_a_file, path = safe_path(path)),
        SaveError::InUse { path } => fl!(save_in_use, path = safe_path(path)),
        SaveError::TooBig => fl!(save_too_big, most = MAX_BYTES >> 20),
        SaveError::TooMuch(much) => too_much(much),
        SaveError::Empty => fl!(save_empty).into(),
        SaveError::NotText => fl!(save_not_text).into(),
        SaveError::NotASave => fl!(save_not_a_save, version = VERSION),
        SaveError::Syntax {
            line,
            column,
            entry,
            wrong,
        } => {
            // Editors show line numbers without thousands separators.
            let [line, column] = [line, column].map(|number| number.to_string());
            let wrong = wrong_text(wrong);
            match *entry {
                None => fl!(save_syntax, line, column, wrong),
                Some(entry) => fl!(save_syntax_in_entry, line, column, entry, wrong),
            }
        }
        SaveError::Notation { wrong } => wrong.clone(),
        SaveError::Newer { found, supported } => {
            fl!(save_newer, found = *found, supported = *supported)
        }
        SaveError::NewerGame {
            game,
            found,
            supported,
        } => fl!(
            save_newer_game,
            game = *game,
            found = *found,
            supported = *supported
        ),
        SaveError::OtherGame { found, expected } => {
            fl!(
                save_of_other_game,
                found = safe(found),
                expected = *expected
            )
        }
        SaveError::ChangedElsewhere { path } => fl!(save_changed_elsewhere, path = safe_path(path)),
        SaveError::Unwritable { reason } => fl!(save_unwritable, reason = safe(reason)),
    }
}

/// Says which part of a save exceeds its limit.
#[must_use]
pub fn too_much(much: &TooMuch) -> String {
    let part = match much.part {
        Part::Name => "name",
        Part::Place => "place",
        Part::Tag => "tag",
        Part::Tags => "tags",
        Part::Note => "note",
        Part::EveningNote => "evening",
        Part::PrivateNote => "private",
        Part::Origin => "origin",
        Part::Entries => "entries",
        Part::Changes => "changes",
        Part::Fields => "fields",
        Part::Field => "field",
        Part::Players => "players",
        Part::Cards => "cards",
        Part::Archive => "archive",
        Part::Files => "files",
    };
    let (found, most) = (much.found, much.part.most());
    fl!(save_too_much, part, found, most)
}

/// Says what is wrong at a place in a save, without a full stop.
#[must_use]
pub fn wrong_text(wrong: &Wrong) -> String {
    match wrong {
        Wrong::Unknown { found, kind, known } => unknown(found, kind.as_deref(), known),
        Wrong::Missing { field } => fl!(wrong_missing, field = safe(field)),
        Wrong::Twice { field } => fl!(wrong_twice, field = safe(field)),
        Wrong::Expected {
            wanted,
            found: None,
        } => fl!(wrong_expected, wanted = thing_text(wanted)),
        Wrong::Expected {
            wanted,
            found: Some(found),
        } => fl!(
            wrong_expected_found,
            wanted = thing_text(wanted),
            found = thing_text(found)
        ),
        Wrong::Misplaced { found } => fl!(wrong_misplaced, found = safe(found)),
        Wrong::Refused { why, value } => {
            let value = safe(value);
            match language::known(&format!("refused-{}", kebab(why))) {
                Some(id) => language::say(id, &[("value", value.into())]),
                None if why.is_empty() => value,
                None => format!("{why}: {value}"),
            }
        }
        Wrong::OutOfRange => fl!(wrong_out_of_range).into(),
        Wrong::TooEarly => fl!(wrong_too_early).into(),
        Wrong::TooLate => fl!(wrong_too_late).into(),
        Wrong::TooDeep => fl!(wrong_too_deep).into(),
        Wrong::OpenText => fl!(wrong_open_text).into(),
        Wrong::OpenComment => fl!(wrong_open_comment).into(),
        Wrong::Attribute => fl!(wrong_attribute).into(),
        Wrong::LastComma => fl!(wrong_last_comma).into(),
        Wrong::Unlike => fl!(wrong_unlike).into(),
    }
}

/// Says that a word is unknown, what it should be, and which word was probably meant.
fn unknown(found: &str, kind: Option<&str>, known: &[String]) -> String {
    let word = safe(found);
    let wrong = match kind {
        Some(kind) => fl!(wrong_unknown_of_kind, word, kind = type_text(kind)),
        None => fl!(wrong_unknown, word),
    };
    match nearest(found, known.iter().map(String::as_str)) {
        Some(near) => fl!(wrong_meant, wrong, word = near),
        None if known.len() <= MOST_LISTED && !known.is_empty() => {
            fl!(wrong_known, wrong, words = known.join(", "))
        }
        None => wrong,
    }
}

/// Returns the name of something of a type: a decision, for `Decision`. Each game has the
/// names of its types among its messages.
fn type_text(name: &str) -> String {
    match language::known(&format!("type-{}", kebab(name))) {
        Some(id) => language::say(id, &[]),
        None => fl!(type_unknown).into(),
    }
}

/// Returns the name of a type in the form used in message ids: `bonus-card`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab
}

fn thing_text(thing: &Thing) -> String {
    match thing {
        Thing::Opening(bracket) => fl!(thing_opening, bracket = bracket.to_string()),
        Thing::CommaOr(bracket) => fl!(thing_comma_or_closing, bracket = bracket.to_string()),
        Thing::Comma => fl!(thing_comma).into(),
        Thing::Colon => fl!(thing_colon).into(),
        Thing::Value => fl!(thing_value).into(),
        Thing::Values(number) => fl!(thing_values, number = *number),
        Thing::ValuesOf(word) => fl!(thing_values_of, word = safe(word)),
        Thing::Truth => fl!(thing_truth).into(),
        Thing::TruthOrNull => fl!(thing_truth_or_null).into(),
        Thing::Text => fl!(thing_text).into(),
        Thing::ThisText(text) => fl!(thing_this_text, text = safe(text)),
        Thing::Number => fl!(thing_number).into(),
        Thing::WholeNumber => fl!(thing_whole_number).into(),
        Thing::ThisNumber(number) => fl!(thing_this_number, number = safe(number)),
        Thing::ThisTruth(truth) => safe(truth),
        Thing::Word => fl!(thing_word).into(),
        Thing::List => fl!(thing_list).into(),
        Thing::Fields => fl!(thing_fields).into(),
        Thing::Nothing => fl!(thing_nothing).into(),
        Thing::Kind(kind) => type_text(kind),
        Thing::Other(text) => safe(text),
    }
}
