//! Numbers: written in the current language, and read as people type them in any language.
//! The formats of programs (saves, notation, tables) do not use this module.

use super::language::figures;

/// Writes a whole number, which may be large: `1,200`.
#[must_use]
pub fn grouped(number: impl Into<i64>) -> String {
    figures().write(&number.into().to_string())
}

/// Returns the number of a place for people, who count from 1. A place in a file may be any
/// number, even if nothing is there.
#[must_use]
pub fn nth(place: u8) -> u16 {
    u16::from(place) + 1
}

/// Writes a number with one decimal: `7.4`.
#[must_use]
pub fn decimal(number: impl Into<f64>) -> String {
    figures().write(&format!("{:.1}", number.into()))
}

/// Writes tenths as a number with one decimal: `1.3`.
#[must_use]
pub fn tenths(tenths: i32) -> String {
    decimal(f64::from(tenths) / 10.0)
}

/// Writes a whole number with its sign: `+1,200`, `−300`, `0`.
#[must_use]
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    let amount = grouped(i64::try_from(number.unsigned_abs()).unwrap_or(i64::MAX));
    with_sign(number, &amount)
}

/// Writes a number that may be negative: `4`, `−2`.
#[must_use]
pub fn below_zero(number: impl Into<i64>) -> String {
    number.into().to_string().replace('-', "−")
}

/// Writes tenths with their sign, as a number with one decimal: `+1.3`, `−0.4`, `0.0`.
#[must_use]
pub fn signed_tenths(number: i32) -> String {
    with_sign(number.into(), &decimal(f64::from(number).abs() / 10.0))
}

/// Writes an amount with the sign of a number. It uses the minus sign, not a hyphen, so
/// that lines do not break there.
#[must_use]
pub fn with_sign(number: i64, amount: &str) -> String {
    match number {
        0 => amount.to_owned(),
        1.. => format!("+{amount}"),
        _ => format!("−{amount}"),
    }
}

/// The characters that may separate groups of three digits.
const IN_NUMBERS: [char; 5] = [',', '.', ' ', '\u{a0}', '\u{202f}'];

/// Reads a whole number as people type it, with or without separators between groups of
/// digits: `1200`, `1,200`, `1.200`, `1 200`.
#[must_use]
pub fn typed(text: &str) -> Option<u32> {
    digits(text.trim())?.parse().ok()
}

/// Returns the digits of such a number, even if the number is too large.
#[must_use]
pub fn digits(text: &str) -> Option<String> {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    if is_digits(text) {
        return Some(text.to_owned());
    }
    let mut groups = text.split(IN_NUMBERS);
    let first = groups
        .next()
        .filter(|first| is_digits(first) && first.len() <= 3)?;
    let mut digits = first.to_owned();
    for group in groups {
        if !is_digits(group) || group.len() != 3 {
            return None;
        }
        digits.push_str(group);
    }
    Some(digits)
}

/// Returns where a grouped number at the beginning of a text ends, if there is one: `1.200`
/// or `1,200`, or with a non-breaking space. With an ordinary space, only the meaning shows
/// whether it is one number ([`joined`]).
#[must_use]
pub fn end_of_groups(text: &str) -> Option<usize> {
    let digits_at = |at: usize| {
        let digits = text[at..].bytes().take_while(|sign| sign.is_ascii_digit());
        digits.count()
    };
    let first = digits_at(0);
    let mut end = first;
    let between = text[first..].chars().next()?;
    if !(1..=3).contains(&first) || between == ' ' || !IN_NUMBERS.contains(&between) {
        return None;
    }
    while text[end..].starts_with(between) {
        let group = end + between.len_utf8();
        match digits_at(group) {
            3 => end = group + 3,
            // The dot at the end of a sentence, or the comma of a list.
            0 => break,
            _ => return None,
        }
    }
    let more = text[end..].chars().next();
    let goes_on = more.is_some_and(|sign| sign.is_alphanumeric() || sign == '.');
    (end > first && !goes_on).then_some(end)
}

/// Reads a whole number as people type it into a field: as [`typed`], or a sum, as a score
/// track reads after a lap (`50+12`). A missing number at the end counts as 0.
#[must_use]
pub fn sum(text: &str) -> Option<i64> {
    let mut parts = text.split('+').map(str::trim);
    let last = match parts.next_back()? {
        "" => 0,
        part => i64::from(typed(part)?),
    };
    let before = parts.map(|part| typed(part).map(i64::from));
    Some(before.sum::<Option<i64>>()? + last)
}

/// Removes the separators between the digits of numbers: non-breaking spaces and, with
/// `any`, ordinary spaces too, so `ben 1 200` becomes `ben 1200`.
#[must_use]
pub fn joined(text: &str, any: bool) -> String {
    let signs: Vec<char> = text.chars().collect();
    let is_digit = |at: Option<usize>| {
        let sign = at.and_then(|at| signs.get(at));
        sign.is_some_and(char::is_ascii_digit)
    };
    let parts = |at: usize| {
        let blank = matches!(signs[at], '\u{a0}' | '\u{202f}') || any && signs[at] == ' ';
        // One to three digits before it that do not belong to a square, and exactly three
        // after it.
        let before = (1..=4).take_while(|&by| is_digit(at.checked_sub(by)));
        let before = before.count();
        let first = at.checked_sub(before + 1).and_then(|at| signs.get(at));
        let alone = !first.is_some_and(|sign| sign.is_alphanumeric());
        let after = (1..=4).take_while(|&by| is_digit(Some(at + by))).count();
        blank && (1..=3).contains(&before) && alone && after == 3
    };
    let kept = (0..signs.len()).filter(|&at| !parts(at));
    kept.map(|at| signs[at]).collect()
}

#[cfg(test)]
mod tests {
    use crate::grouping::Figures;

    use super::{decimal, grouped, joined, signed, signed_tenths, sum, tenths, typed};

    #[test]
    fn numbers_are_parted_as_the_language_does() {
        let german = Figures::new(",", ".", "4");
        let polish = Figures::new(",", "\u{a0}", "5");
        for (number, in_german, in_polish) in [
            ("0", "0", "0"),
            ("7.4", "7,4", "7,4"),
            ("-0.5", "-0,5", "-0,5"),
            ("999", "999", "999"),
            ("3500", "3.500", "3500"),
            ("12500", "12.500", "12\u{a0}500"),
            ("-1234567.25", "-1.234.567,25", "-1\u{a0}234\u{a0}567,25"),
        ] {
            assert_eq!(german.write(number), in_german);
            assert_eq!(polish.write(number), in_polish);
        }
        assert_eq!(
            (grouped(3500), grouped(-100)),
            ("3,500".into(), "-100".into())
        );
        assert_eq!(
            (decimal(7.36), decimal(-0.5_f32)),
            ("7.4".into(), "-0.5".into())
        );
        assert_eq!([13, 0, -4].map(tenths), ["1.3", "0.0", "-0.4"]);
        assert_eq!([13, 0, -4].map(signed_tenths), ["+1.3", "0.0", "−0.4"]);
        assert_eq!([1200, 0, -300].map(signed), ["+1,200", "0", "−300"]);
    }

    #[test]
    fn a_number_is_read_in_the_form_of_any_language() {
        for text in [
            "1200",
            "1,200",
            "1.200",
            "1 200",
            "1\u{a0}200",
            "1\u{202f}200",
        ] {
            assert_eq!(typed(text), Some(1200), "{text}");
        }
        assert_eq!(typed(" 12.500 "), Some(12_500));
        for text in [
            "", "1.2", "7,5", "1200 300", "12,34", "x", "1..200", "-5", "1,2000",
        ] {
            assert_eq!(typed(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_are_added() {
        for (text, number) in [
            ("50+12", 62),
            ("50 + 50 + 3", 103),
            ("1,200+300", 1500),
            ("50+", 50),
            ("", 0),
            ("7", 7),
        ] {
            assert_eq!(sum(text), Some(number), "{text}");
        }
        for text in ["50-12", "5x", "50+x", "-1", "+7", "+", "5++7"] {
            assert_eq!(sum(text), None, "{text}");
        }
    }

    #[test]
    fn only_what_parts_a_number_goes() {
        assert_eq!(joined("ben 1\u{a0}200", false), "ben 1200");
        assert_eq!(joined("ben 1 200", false), "ben 1 200");
        assert_eq!(joined("ben 1 200", true), "ben 1200");
        assert_eq!(joined("e1 300", true), "e1 300");
        assert_eq!(joined("d4 200 12 500 000 1", true), "d4 200 12500000 1");
        assert_eq!(joined("1200 300", true), "1200 300");
    }
}
