//! A number typed into a field. Text that is not a number, or outside the allowed range,
//! does not count and stays as it was typed, so that no typed text turns into another
//! number.

use words::{figures, fl};

/// The most characters of a number; the field cuts off any more.
pub const MOST_SIGNS: usize = 9;

/// The text typed into a field, and the number that counted before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The text.
    pub text: String,
    /// The previous number.
    pub before: u32,
}

impl Typed {
    /// Returns the number that counts now: the typed one if it is valid, otherwise the
    /// previous one.
    #[must_use]
    pub fn counts(&self, most: u32) -> u32 {
        read(&self.text, most).unwrap_or(self.before)
    }
}

/// Returns the number in a text, if it is at most `most`. An empty text is 0; spaces
/// between digits are ignored, and several numbers are added (`50+12`).
#[must_use]
pub fn read(typed: &str, most: u32) -> Option<u32> {
    let digits = typed.chars().filter(|sign| !sign.is_whitespace());
    let digits: String = digits.collect();
    let number = u32::try_from(figures::sum(&digits)?).ok()?;
    (number <= most).then_some(number)
}

/// Says that a text is not a valid number for this, and which are allowed.
#[must_use]
pub fn refused(what: &str, typed: &str, [least, most]: [u32; 2]) -> String {
    let typed = words::text::cut(typed.trim(), 12);
    fl!(
        prince_typed_no_number,
        what = what,
        typed = typed,
        least = least,
        most = most
    )
}
