//! Every text of The Prince in its place: each of its views in every language, and with
//! names as long as names can be, at 100 % and 150 % of a small screen, at 80 % and 200 % of
//! a large one. Nothing that is read is cut off, and no two texts lie on one another.

use words::language;

use crate::layout_faults::{SIZES, check};

#[test]
fn no_text_of_the_prince_is_cut_in_any_language() {
    // Some alone, for whoever works on them: `LAID="de,bidding,ballot" cargo test ...`.
    let only = std::env::var("LAID").unwrap_or_default();
    let (tongues, names): (Vec<&str>, Vec<&str>) = only
        .split(',')
        .filter(|word| !word.is_empty())
        .partition(|word| language::all().any(|tongue| tongue == *word));
    let is_wanted =
        |all: &[&str], name: &str| all.is_empty() || all.iter().any(|word| name.contains(word));
    let (mut whole, mut small) = (Vec::new(), Vec::new());
    for view in crate::prince_views::all() {
        if !is_wanted(&names, view.name) {
            continue;
        }
        // Long names need the most room: the others are looked at where there is least.
        match view.file.ends_with("five") {
            true => whole.push(view),
            false => small.push(view),
        }
    }
    let mut all = Vec::new();
    for language in language::all().filter(|tongue| is_wanted(&tongues, tongue)) {
        all.extend(check(language, &SIZES, &whole));
        all.extend(check(language, &SIZES[..2], &small));
    }
    assert!(all.is_empty(), "{} texts:\n{}", all.len(), all.join("\n"));
}
