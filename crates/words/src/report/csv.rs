//! Tables for a spreadsheet: comma separated, quoted where it is needed, in UTF-8.
//!
//! A name that a spreadsheet would take for a formula gets an apostrophe in front, so
//! that it stays a name.

/// A yes or no.
#[must_use]
pub fn yes(is: bool) -> String {
    u8::from(is).to_string()
}

/// Text that no spreadsheet takes for a formula.
#[must_use]
pub fn text(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    match is_formula {
        true => format!("'{text}"),
        false => text.to_owned(),
    }
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
