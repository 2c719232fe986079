//! Writes digits in groups, with the separators of a language.

/// How a language writes numbers.
#[derive(Debug)]
pub(super) struct Figures {
    /// The character before decimals.
    point: String,
    /// The separator between groups of three digits.
    between: String,
    /// The smallest number of digits that is split into groups.
    from: usize,
}

impl Figures {
    /// Creates it from the messages of the language.
    pub(super) fn new(point: &str, between: &str, from: &str) -> Self {
        Self {
            point: point.to_owned(),
            between: between.to_owned(),
            from: from.parse().unwrap_or(4),
        }
    }

    /// Returns the character before decimals.
    pub(super) fn point(&self) -> &str {
        &self.point
    }

    /// Writes a number given as digits and a decimal point, such as `1234.5`.
    pub(super) fn write(&self, number: &str) -> String {
        let (sign, number) = match number.strip_prefix('-') {
            Some(number) => ("-", number),
            None => ("", number),
        };
        let (whole, decimals) = number.split_once('.').unwrap_or((number, ""));
        let mut text = sign.to_owned();
        for (at, digit) in whole.chars().enumerate() {
            let is_group = at > 0 && (whole.len() - at).is_multiple_of(3);
            if is_group && whole.len() >= self.from {
                text.push_str(&self.between);
            }
            text.push(digit);
        }
        if !decimals.is_empty() {
            text.push_str(&self.point);
            text.push_str(decimals);
        }
        text
    }
}
