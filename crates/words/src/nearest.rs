//! The word somebody probably meant: the one that is the fewest changes away from
//! what was typed.

/// The word among `known` that differs from `typed` by the fewest letters
/// inserted, left out, replaced or exchanged with their neighbour, if that is at
/// most a third of its letters.
#[must_use]
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = letters(typed);
    let near = known.into_iter().filter_map(|word| {
        let letters = letters(word);
        // Longer words are not compared: they are no slip, and may be huge.
        let comparable = typed.len() <= 2 * letters.len();
        let changes = comparable.then(|| changes(&typed, &letters))?;
        let near = changes <= letters.len().div_ceil(3) && changes < letters.len();
        near.then_some((changes, word))
    });
    near.min_by_key(|&(changes, _)| changes)
        .map(|(_, word)| word)
}

fn letters(word: &str) -> Vec<char> {
    word.chars().flat_map(char::to_lowercase).collect()
}

/// Letters to insert, leave out, replace or exchange with their neighbour.
fn changes(one: &[char], other: &[char]) -> usize {
    let mut before = vec![0; other.len() + 1];
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (row, &letter) in one.iter().enumerate() {
        let mut this = vec![row + 1];
        for (column, &wanted) in other.iter().enumerate() {
            let replaced = last[column] + usize::from(letter != wanted);
            let mut least = replaced.min(last[column + 1] + 1).min(this[column] + 1);
            let exchanged =
                row > 0 && column > 0 && one[row - 1] == wanted && letter == other[column - 1];
            if exchanged {
                least = least.min(before[column - 1] + 1);
            }
            this.push(least);
        }
        before = std::mem::replace(&mut last, this);
    }
    last.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{changes, letters, nearest};

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

    /// The same number by trying every first step.
    fn by_trying(one: &[char], other: &[char]) -> usize {
        match (one, other) {
            ([], rest) | (rest, []) => rest.len(),
            ([a, one_rest @ ..], [b, other_rest @ ..]) => {
                let replaced = by_trying(one_rest, other_rest) + usize::from(a != b);
                let left_out = by_trying(one_rest, other) + 1;
                let inserted = by_trying(one, other_rest) + 1;
                let least = replaced.min(left_out).min(inserted);
                match (one, other) {
                    ([a, b, one @ ..], [c, d, other @ ..]) if (a, b) == (d, c) => {
                        least.min(by_trying(one, other) + 1)
                    }
                    _ => least,
                }
            }
        }
    }

    #[test]
    fn changes_are_counted_as_by_trying_everything() {
        let words: Vec<Vec<char>> = ["", "a", "ab", "ba", "abc", "acb", "cab", "bbca", "abcab"]
            .map(letters)
            .to_vec();
        for one in &words {
            for other in &words {
                assert_eq!(
                    changes(one, other),
                    by_trying(one, other),
                    "{one:?} {other:?}"
                );
            }
        }
    }
}
