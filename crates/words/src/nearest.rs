//! The word that was probably meant: the one with the fewest changes from what was typed.

use strsim::osa_distance;

/// Returns the word among `known` that differs from `typed` by the fewest letters inserted,
/// omitted, replaced or swapped with a neighbour, if that is at most a third of its
/// letters.
#[must_use]
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let (typed, typed_letters) = lower(typed);
    let near = known.into_iter().filter_map(|word| {
        let (lower, letters) = lower(word);
        // Longer words are not compared: they are not typos, and may be huge.
        let comparable = typed_letters <= 2 * letters;
        let changes = comparable.then(|| osa_distance(&typed, &lower))?;
        let near = changes <= letters.div_ceil(3) && changes < letters;
        near.then_some((changes, word))
    });
    near.min_by_key(|&(changes, _)| changes)
        .map(|(_, word)| word)
}

/// Returns a word in lower case, and its number of letters.
fn lower(word: &str) -> (String, usize) {
    let lower = word.to_lowercase();
    let letters = lower.chars().count();
    (lower, letters)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_is_found_and_another_word_is_not() {
        let calls = ["replay", "check", "score", "work", "places", "fits"];
        for (typed, meant) in [
            ("repaly", Some("replay")),
            ("Replay", Some("replay")),
            ("chek", Some("check")),
            ("wrok", Some("work")),
            ("fit", Some("fits")),
            ("game", None),
            ("", None),
        ] {
            assert_eq!(nearest(typed, calls), meant, "{typed}");
        }
        assert_eq!(nearest("F", ["A", "B"]), None);
        assert_eq!(nearest(&"x".repeat(1_000_000), calls), None);
    }
}
