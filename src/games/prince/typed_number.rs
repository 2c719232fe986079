//! A number as it is typed into a field. What is none, or is beyond what is allowed, counts
//! for nothing and stays as it was typed, so that nobody's typing becomes another number.

use words::{figures, fl};

/// The most signs of a number that anybody types; more are cut off by the field.
pub const MOST_SIGNS: usize = 9;

/// What is typed into a field, and the number that counted before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The text.
    pub text: String,
    /// The number.
    pub before: u32,
}

impl Typed {
    /// The number that counts now: the one that is typed, if it is one of these, else the
    /// one before.
    #[must_use]
    pub fn counts(&self, most: u32) -> u32 {
        read(&self.text, most).unwrap_or(self.before)
    }
}

/// The number in a text, if it is one of these. With nothing typed it is 0; spaces between
/// digits count for nothing, and several numbers are added (`50+12`).
#[must_use]
pub fn read(typed: &str, most: u32) -> Option<u32> {
    let digits = typed.chars().filter(|sign| !sign.is_whitespace());
    let digits: String = digits.collect();
    let number = u32::try_from(figures::sum(&digits)?).ok()?;
    (number <= most).then_some(number)
}

/// That a text is no number for this, and which are allowed.
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
