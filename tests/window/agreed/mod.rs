//! Agreements of a table apply everywhere. For each option of the rules of both games: what
//! it hides is told nowhere, what it removes from the game appears nowhere, and what it
//! changes is told. Each option is tried on and off, so that the sweep itself would fail if
//! it saw nothing.
//!
//! A new option does not compile until [`every!`] says something about it here.

pub(crate) mod everywhere;
mod florence;
mod prince;

use std::path::PathBuf;

use words::fl;

use crate::views;
use everywhere::{Asks, Told, at_the_table, differences, everywhere, opens};

const QUIET: &str = "(theme: Light, reduce_motion: true)";
/// Preferences in which the window hides money without an agreement of the table.
const HIDING: &str = "(theme: Light, reduce_motion: true, hide_money: true)";

/// A game at a moment, in its file.
pub(crate) struct At {
    pub moment: String,
    pub file: PathBuf,
}

/// The effect of an option, and the games that show it, with the option on (`true`) and
/// off.
pub(crate) enum Does {
    /// It hides something: two games for each moment, which differ in nothing else.
    Hides(fn(bool) -> Vec<(At, At)>),
    /// The same, but chosen in the window and not at the table.
    HidesHere(fn() -> Vec<(At, At)>),
    /// It adds something with these names to the game (`true`: it is there).
    Brings(fn(bool) -> Vec<At>, fn() -> Vec<String>),
    /// It changes a number or what is counted, and the change is told.
    Changes(fn(bool) -> Vec<At>),
}

/// What the sweep says about every field of a type; a missing field does not compile.
macro_rules! every {
    ($type:ident { $($field:ident: $does:expr),+ $(,)? }) => {{
        #[allow(clippy::unneeded_field_pattern, reason = "every field has to be named")]
        let $type { $($field: _),+ } = $type::default();
        vec![$((stringify!($field), $does)),+]
    }};
}
pub(crate) use every;

fn told_of(at: &At, preferences: &str, asks: &Asks, points: bool) -> Told {
    let mut window = opens(&at.file, preferences);
    everywhere(&mut window, asks, points)
}

/// Returns whether two games can be told apart at the table.
fn is_told((one, other): &(At, At), preferences: &str) -> bool {
    let told = [one, other].map(|at| at_the_table(&mut opens(&at.file, preferences)));
    let [one, other] = told;
    !differences(&one, &other).is_empty()
}

/// Returns whether a text contains a word, not as part of another word.
fn has(said: &str, word: &str) -> bool {
    let ends = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_alphanumeric());
    said.match_indices(word).any(|(at, _)| {
        let before = said[..at].chars().next_back();
        ends(before) && ends(said[at + word.len()..].chars().next())
    })
}

/// Returns what is told about an option and should not be, or should be and is not.
fn faults(option: &str, does: &Does, asks: &Asks) -> Vec<String> {
    let mut faults = Vec::new();
    let differ = |pairs: Vec<(At, At)>, preferences: &str| {
        let of_pair = |(n, (one, other)): (usize, &(At, At))| {
            let points = n == 0 || views::is_long();
            let told = [one, other].map(|at| told_of(at, preferences, asks, points));
            let [told, others] = told;
            assert!(told.len() > 200, "{option}: little is told");
            let differ = differences(&told, &others).into_iter();
            differ
                .map(|it| format!("{option}, {}: {it}", one.moment))
                .collect::<Vec<_>>()
        };
        pairs
            .iter()
            .enumerate()
            .flat_map(of_pair)
            .collect::<Vec<_>>()
    };
    match does {
        Does::Hides(games) => {
            faults.extend(differ(games(true), QUIET));
            let mut pairs = games(false).into_iter();
            if !pairs.any(|pair| is_told(&pair, QUIET)) {
                faults.push(format!("{option}: the sweep sees no difference at all"));
            }
        }
        Does::HidesHere(games) => {
            faults.extend(differ(games(), HIDING));
            if !games().iter().any(|pair| is_told(pair, QUIET)) {
                faults.push(format!("{option}: the sweep sees no difference at all"));
            }
        }
        Does::Brings(games, words) => {
            let names = words();
            let mut missing = names.clone();
            for at in games(true) {
                let told = told_of(&at, QUIET, asks, views::is_long());
                missing.retain(|word| !told.iter().any(|(_, said)| has(said, word)));
            }
            let missing = missing.iter();
            faults.extend(missing.map(|word| format!("{option}: {word:?} is told nowhere")));
            for at in games(false) {
                // The rules also explain what is not in the game.
                let explains = fl!(rules_look_up_thing, name = "");
                let told = told_of(&at, QUIET, asks, views::is_long()).into_iter();
                let told = told.filter(|(_, said)| !said.contains(explains.trim()));
                for (place, said) in told {
                    let word = names.iter().find(|word| has(&said, word));
                    faults.extend(word.map(|word| {
                        let moment = &at.moment;
                        format!("{option}, {moment}: {place} tells {word:?}: {said}")
                    }));
                }
            }
        }
        Does::Changes(games) => {
            let mut pairs = games(true).into_iter().zip(games(false));
            if !pairs.any(|pair| is_told(&pair, QUIET)) {
                faults.push(format!("{option}: no view reads it"));
            }
        }
    }
    faults
}

/// Fails with everything that is wrong about these options. To check only some of them:
/// `KEPT="hide_money" cargo test --test window agreed`.
fn look_at(options: Vec<(&'static str, Does)>, asks: &Asks) {
    let only = std::env::var("KEPT").unwrap_or_default();
    let options = options
        .iter()
        .filter(|(option, _)| option.contains(only.as_str()));
    let faults: Vec<String> = options
        .flat_map(|(option, does)| faults(option, does, asks))
        .collect();
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}
