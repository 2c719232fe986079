//! Where a line of a text ends. Texts come from any system and any program: a comment, and
//! what is read line by line, must end where a person sees the line end. Otherwise a
//! comment swallows the entries below it.

use std::borrow::Cow;

/// Ends of lines besides the line feed.
const OTHERS: [char; 6] = ['\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'];

/// A text of which every line ends with a line feed, as long as before in bytes: places in
/// one are places in the other.
#[must_use]
pub fn in_lines(text: &str) -> Cow<'_, str> {
    replaced(text, &OTHERS)
}

/// The same for RON and JSON, where only a carriage return that stands alone is meant as
/// the end of a line: the other signs may be part of a text in quotation marks.
pub(super) fn of_save(text: &str) -> Cow<'_, str> {
    replaced(text, &OTHERS[..1])
}

fn replaced<'t>(text: &'t str, ends: &[char]) -> Cow<'t, str> {
    if !text.contains(ends) {
        return Cow::Borrowed(text);
    }
    let mut lines = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let is_pair = sign == '\r' && signs.peek() == Some(&'\n');
        if is_pair || !ends.contains(&sign) {
            lines.push(sign);
            continue;
        }
        // As many bytes as before.
        lines.extend(std::iter::repeat_n(' ', sign.len_utf8() - 1));
        lines.push('\n');
    }
    Cow::Owned(lines)
}
