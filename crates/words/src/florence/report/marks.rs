//! A report as text to paste elsewhere: Markdown, and what the boards of
//! `BoardGameGeek` understand.

use super::Report;
use super::document::parts;
use crate::report::marks as general;
pub use crate::report::marks::{bare, plain, table_in_letters};

/// The report as Markdown.
#[must_use]
pub fn markdown(report: &Report) -> String {
    general::markdown(parts(report))
}

/// The report as the boards of `BoardGameGeek` understand it.
#[must_use]
pub fn bgg(report: &Report) -> String {
    general::bgg(parts(report))
}
