//! Makes text from outside (names, paths, the content of files) harmless: characters that a
//! terminal would obey, or that change the direction of a line, are shown as escapes.

use std::fmt::Write as _;
use std::path::Path;

/// Makes visible everything in a text that a terminal would obey instead of showing:
/// control characters and line breaks, and characters that change the direction of the
/// following text. Other text stays unchanged.
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

/// Returns a path as [`safe`] shows it.
#[must_use]
pub fn safe_path(path: &Path) -> String {
    safe(&path.display().to_string())
}

/// Escapes the same characters in JSON. To a program, the content stays the same.
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

/// Returns whether a character is a control character, a line separator, a direction
/// override or isolate, or otherwise invisible.
fn is_obeyed(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}
