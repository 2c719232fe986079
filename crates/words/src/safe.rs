//! Text from outside (names, paths, what a file says) made harmless: what a
//! terminal would obey, or what turns a line around, stands there as it would in
//! a program's source.

use std::fmt::Write as _;
use std::path::Path;

/// The text with everything visible that a terminal would obey instead of
/// showing: control characters and line breaks, and what changes the direction
/// of the text that follows. Other text stays as it is.
///
/// ```
/// use words::safe;
///
/// assert_eq!(safe("Anna\u{1b}[2J\n"), "Anna\\u{1b}[2J\\n");
/// assert_eq!(safe("Béla 🎲"), "Béla 🎲");
/// ```
#[must_use]
pub fn safe(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' => shown.push_str("\\n"),
            '\r' => shown.push_str("\\r"),
            '\t' => shown.push_str("\\t"),
            letter if is_obeyed(letter) => {
                let _ = write!(shown, "\\u{{{:x}}}", u32::from(letter));
            }
            letter => shown.push(letter),
        }
    }
    shown
}

/// A path, as [`safe`] shows it.
#[must_use]
pub fn safe_path(path: &Path) -> String {
    safe(&path.display().to_string())
}

/// JSON with the same characters written as JSON escapes them: to a program it
/// says the same as before.
#[must_use]
pub fn safe_json(json: &str) -> String {
    let mut shown = String::with_capacity(json.len());
    for letter in json.chars() {
        if is_obeyed(letter) && letter != '\n' {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                let _ = write!(shown, "\\u{unit:04x}");
            }
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// Control characters, separators of lines, overrides and isolates of direction,
/// and characters that cannot be seen at all.
fn is_obeyed(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}
