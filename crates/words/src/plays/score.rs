//! Scores as they appear in files: `62`, `50+12`, `62 PP`, `62,0`.

use crate::figures::sum;

/// Reads the points in a text; `None` unless they are a whole number from 0 up.
pub(super) fn read(text: &str) -> Option<u16> {
    let text = text.trim();
    let unit = text.trim_end_matches(|sign: char| sign.is_alphabetic() || sign == '.');
    let text = if unit.is_empty() { text } else { unit.trim() };
    // A whole number that a spreadsheet wrote with decimals.
    let mut whole = [".0", ",0", ".00", ",00"].iter();
    let whole = whole.find_map(|end| text.strip_suffix(end));
    let is_number =
        |text: &str| text.bytes().any(|byte| byte.is_ascii_digit()) && !text.ends_with('+');
    let text = whole.unwrap_or(text);
    sum(text)
        .filter(|_| is_number(text))
        .and_then(|points| u16::try_from(points).ok())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn scores_are_read_as_people_write_them() {
        for (text, points) in [
            ("62", 62),
            ("50+12", 62),
            (" 50 + 12 ", 62),
            ("62 PP", 62),
            ("62.0", 62),
            ("62,0", 62),
            ("0", 0),
        ] {
            assert_eq!(read(text), Some(points), "{text}");
        }
        for text in ["", "-3", "62.5", "PP", "fifty", "+", "50+", "99999"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
