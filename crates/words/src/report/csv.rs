//! Tables that the spreadsheet of the current language opens correctly: in UTF-8 with a
//! byte order mark, separated by semicolons if the decimal separator is a comma, and quoted
//! where needed.
//!
//! A name that a spreadsheet would take for a formula gets an apostrophe in front, so that
//! it stays a name.

use csv::{Terminator, WriterBuilder};

use crate::{language, safe};

/// The byte order mark, which tells a spreadsheet that the text is UTF-8.
const MARK: &str = "\u{feff}";

/// Writes a yes or no.
#[must_use]
pub fn yes(is: bool) -> String {
    u8::from(is).to_string()
}

/// Returns text that no spreadsheet takes for a formula, whatever separator it uses, and
/// that no terminal obeys.
#[must_use]
pub fn text(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut begins = true;
    for letter in text.chars() {
        if begins && matches!(letter, '=' | '+' | '-' | '@' | '\t' | '\r' | '\n') {
            shown.push('\'');
        }
        begins = matches!(letter, ';' | ',' | '\t');
        match letter.is_control() && !matches!(letter, '\n' | '\r' | '\t') {
            true => shown.push_str(&safe(letter.encode_utf8(&mut [0; 4]))),
            false => shown.push(letter),
        }
    }
    shown
}

/// Returns the separator between cells.
#[must_use]
pub fn separator() -> char {
    match language::figures().point() {
        "," => ';',
        _ => ',',
    }
}

/// Writes a table with its header line.
#[must_use]
pub fn table(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut table = WriterBuilder::new()
        .delimiter(separator() as u8)
        .terminator(Terminator::CRLF)
        .from_writer(MARK.as_bytes().to_vec());
    let head = head.iter().map(|name| (*name).to_owned()).collect();
    for row in std::iter::once(head).chain(rows) {
        // Writing to memory cannot fail, and all rows have the same length.
        let _ = table.write_record(&row);
    }
    let bytes = table.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}
