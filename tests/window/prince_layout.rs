//! Every text of The Prince in its place: each of its views in every language, and with
//! names as long as names can be, at 100 % and 150 % of a small screen, at 80 % and 200 % of
//! a large one. Nothing that is read is cut off, and no two texts lie on one another.

mod layout_faults;
mod prince_moments;
#[path = "access/prince_views.rs"]
mod prince_views;
#[path = "access/views.rs"]
mod views;

use studiolo::words::language;

use layout_faults::{SIZES, check};

#[test]
fn no_text_of_the_prince_is_cut_in_any_language() {
    // Some alone, while one works on them: `LAID="en 150 bidding" cargo test ...`.
    let only = std::env::var("LAID").unwrap_or_default();
    let only: Vec<&str> = only.split_whitespace().collect();
    let is_wanted = |name: &str| only.is_empty() || only.iter().any(|word| name.contains(word));
    let mut views = prince_views::all();
    views.retain(|view| is_wanted(view.name));
    let mut all = Vec::new();
    for language in language::all() {
        all.extend(check(language, &SIZES, &views));
    }
    assert!(all.is_empty(), "{} texts:\n{}", all.len(), all.join("\n"));
}
