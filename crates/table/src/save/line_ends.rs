//! Line endings. Texts come from any system and any program. A comment must end where a
//! person sees its line end, or it swallows the entries below.

use std::borrow::Cow;

/// Line endings other than the line feed.
const OTHERS: [char; 6] = ['\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'];

/// Ends every line of the text with a line feed. The length in bytes stays the same, so
/// places in the text stay valid.
#[must_use]
pub fn in_lines(text: &str) -> Cow<'_, str> {
    replaced(text, &OTHERS)
}

/// Does the same for RON and JSON, but replaces only lone carriage returns, because quoted
/// texts may contain the other characters.
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
        // Keep the number of bytes.
        lines.extend(std::iter::repeat_n(' ', sign.len_utf8() - 1));
        lines.push('\n');
    }
    Cow::Owned(lines)
}
