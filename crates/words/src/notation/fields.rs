//! Values as the fields of a save, for the heads of records.
//!
//! They go through text, as in saves: serde generates code for each type and each format,
//! and a second format would make the program 1 % larger.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Error, Value};

/// Converts a value to fields.
///
/// # Errors
/// What in it cannot be written.
pub(crate) fn of<T: Serialize>(value: &T) -> Result<Value, String> {
    let text = serde_json::to_string(value);
    text.and_then(|text| serde_json::from_str(&text))
        .map_err(without_place)
}

/// Converts fields to a value.
///
/// # Errors
/// What is wrong with them.
pub(crate) fn read<T: DeserializeOwned>(fields: &Value) -> Result<T, String> {
    serde_json::from_str(&fields.to_string()).map_err(without_place)
}

/// Removes the place from an error, because it refers to a text that is never shown.
fn without_place(error: Error) -> String {
    let reason = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    reason.strip_suffix(&place).unwrap_or(&reason).to_owned()
}
