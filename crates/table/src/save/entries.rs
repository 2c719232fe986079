//! How the entries of a log are written in a save: a plain command as its game writes it,
//! or the fields of an [`Entry`] if there is more than a command.
//!
//! The text itself shows which of the two it is. Entries are therefore first taken as
//! pieces of text, and each piece is read once its form is known.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::errors::SaveError;
use super::text::Format;
use crate::{Aside, Entry, Kept};

/// A piece of text in one of the formats.
pub(super) trait Piece<'t>: Deserialize<'t> {
    /// The text, as a slice of the text it was taken from.
    fn text(&self) -> &'t str;
}

impl<'t> Piece<'t> for &'t ron::value::RawValue {
    fn text(&self) -> &'t str {
        self.get_ron()
    }
}

impl<'t> Piece<'t> for &'t serde_json::value::RawValue {
    fn text(&self) -> &'t str {
        self.get()
    }
}

#[derive(Deserialize)]
#[serde(rename = "Entry", deny_unknown_fields)]
struct Fields<C> {
    command: C,
    #[serde(default)]
    kept: Option<Kept>,
    #[serde(default)]
    note: String,
    #[serde(default)]
    then: Vec<Aside>,
}

/// Reads an entry that is a piece of `text`.
///
/// # Errors
/// What is wrong with it, with the place in `text`.
pub(super) fn read<'t, C: DeserializeOwned>(
    format: Format,
    text: &'t str,
    piece: &impl Piece<'t>,
) -> Result<Entry<C>, SaveError> {
    let piece = piece.text();
    if !has_fields(piece, format) {
        return format.read_piece(text, piece).map(Entry::new);
    }
    let fields: Fields<C> = format.read_piece(text, piece)?;
    Ok(Entry {
        kept: fields.kept,
        note: fields.note,
        then: fields.then,
        ..Entry::new(fields.command)
    })
}

/// Returns whether a piece begins with the name of a field of an entry.
fn has_fields(piece: &str, format: Format) -> bool {
    let fields = ["command", "kept", "note", "then"];
    match format {
        Format::Ron => {
            let inside = blank(piece).strip_prefix('(').map_or("", blank);
            let after = fields.iter().find_map(|field| inside.strip_prefix(field));
            after.is_some_and(|after| blank(after).starts_with(':'))
        }
        Format::Json => {
            let inside = piece.trim_start().strip_prefix('{').unwrap_or("");
            let name = inside.trim_start().strip_prefix('"').unwrap_or("");
            let after = fields.iter().find_map(|field| name.strip_prefix(field));
            after.is_some_and(|after| after.starts_with('"'))
        }
    }
}

/// Skips what RON ignores: white space and comments.
fn blank(mut text: &str) -> &str {
    loop {
        text = text.trim_start();
        if let Some(comment) = text.strip_prefix("//") {
            text = comment.split_once('\n').map_or("", |(_, after)| after);
        } else if let Some(comment) = text.strip_prefix("/*") {
            text = after_comment(comment);
        } else {
            return text;
        }
    }
}

/// Skips to the end of a block comment that has been opened; block comments nest.
fn after_comment(mut text: &str) -> &str {
    let mut open = 1usize;
    while open > 0 {
        let Some(at) = text.find(['/', '*']) else {
            return "";
        };
        text = &text[at..];
        let step = match text.get(..2) {
            Some("/*") => {
                open += 1;
                2
            }
            Some("*/") => {
                open -= 1;
                2
            }
            _ => 1,
        };
        text = &text[step..];
    }
    text
}
