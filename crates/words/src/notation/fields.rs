//! Values as the fields that a save has for them, for the heads of records.
//!
//! They go through text, the way saves go: serde makes code of its own for each type on
//! each way, and a second way would make the program larger by a hundredth.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Error, Value};

/// A value as fields.
///
/// # Errors
/// What in it cannot be written.
pub(crate) fn of<T: Serialize>(value: &T) -> Result<Value, String> {
    let text = serde_json::to_string(value);
    text.and_then(|text| serde_json::from_str(&text))
        .map_err(without_place)
}

/// The value that has these fields.
///
/// # Errors
/// What is wrong with them.
pub(crate) fn read<T: DeserializeOwned>(fields: &Value) -> Result<T, String> {
    serde_json::from_str(&fields.to_string()).map_err(without_place)
}

/// An error whose place nobody has seen.
fn without_place(error: Error) -> String {
    let reason = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    reason.strip_suffix(&place).unwrap_or(&reason).to_owned()
}
