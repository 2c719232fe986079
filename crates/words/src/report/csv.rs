//! Tables for a spreadsheet: comma separated, quoted where it is needed, in UTF-8.
//!
//! A name that a spreadsheet would take for a formula gets an apostrophe in front, so
//! that it stays a name.

use crate::safe;

/// A yes or no.
#[must_use]
pub fn yes(is: bool) -> String {
    u8::from(is).to_string()
}

/// Text that no spreadsheet takes for a formula, also where semicolons or tabs part its
/// cells, and no terminal obeys.
#[must_use]
pub fn text(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut begins = true;
    for letter in text.chars() {
        if begins && matches!(letter, '=' | '+' | '-' | '@' | '\t' | '\r' | '\n') {
            shown.push('\'');
        }
        begins = matches!(letter, ';' | '\t');
        match letter.is_control() && !matches!(letter, '\n' | '\r' | '\t') {
            true => shown.push_str(&safe(letter.encode_utf8(&mut [0; 4]))),
            false => shown.push(letter),
        }
    }
    shown
}

/// A table with its first line.
#[must_use]
pub fn table(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let head = head.iter().map(|name| (*name).to_owned()).collect();
    let mut text = String::new();
    for row in std::iter::once(head).chain(rows) {
        let cells: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

/// A cell as RFC 4180 wants it.
fn quoted(cell: &str) -> String {
    match cell.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}
