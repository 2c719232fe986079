//! What the command line prints, for people.

use std::fmt::Write as _;
use std::path::Path;

use super::names::{Named, bonus_card_text, count, florins, points};
use super::sentences::{Words, entries, tie_text};
use crate::florence::{Account, BonusCard, Problem, Profession, Tile, Violation, WorkValue};

/// A file that replays to its end.
#[must_use]
pub fn replay_ok(file: &str, log: usize, round: u8, over: bool) -> String {
    let state = if over {
        "the game is over".into()
    } else {
        format!("round {round}")
    };
    format!("{file}: ok, {}, {state}", entries(log))
}

/// A file whose log breaks a rule at an entry, counted from 1, which the words
/// are about.
#[must_use]
pub fn replay_broken(file: &str, entry: usize, words: &Words<'_>, why: &Violation) -> String {
    format!("{file}: entry {entry} breaks {}", words.cited(why))
}

/// A file whose start is not legal.
#[must_use]
pub fn start_illegal(file: &str, words: &Words<'_>, problems: &[Problem]) -> String {
    let number = count(problems.len() as i64, "problem", "problems");
    let mut text = format!("{file}: {number} with the position");
    for problem in problems {
        let _ = write!(text, "\n  {}", words.problem(problem));
    }
    text
}

/// A position with which nothing is wrong.
#[must_use]
pub fn position_ok(file: &str) -> String {
    format!("{file}: ok, nothing is wrong with the position")
}

/// The final tally and ranking.
#[must_use]
pub fn score(words: &Words<'_>, accounts: &[Account], over: bool) -> String {
    let mut text = String::new();
    if !over {
        text.push_str("The game is not over; if it ended now:\n");
    }
    for account in accounts {
        let name = words.seat(account.seat);
        let total = points(account.total);
        let _ = write!(text, "{}. {name}: {total}", account.rank);
        let _ = write!(text, " (fame track {}", account.prestige);
        for (card, value) in &account.cards {
            let _ = write!(text, ", {} {value}", card.name());
        }
        if account.hidden_cards > 0 {
            let hidden = count(account.hidden_cards, "prestige card", "prestige cards");
            let _ = write!(text, ", {hidden} face down");
        }
        let _ = write!(text, "; {})", florins(account.money));
        if let Some(tie) = account.tie {
            let _ = write!(text, ", {}", tie_text(tie));
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text
}

/// A work value, line by line, against the minimum.
#[must_use]
pub fn work(name: &str, profession: Profession, value: &WorkValue, minimum: u16) -> String {
    let mut text = format!("{} of {name}\n", profession.name());
    let mut line = |what: &str, points: u16| {
        let _ = writeln!(text, "  {points:>3}  {what}");
    };
    line(
        &format!("building: {}", profession.building().name()),
        value.building,
    );
    line(
        &format!("landscape: {}", profession.landscape().name()),
        value.landscape,
    );
    line(
        &format!("freedom: {}", profession.freedom().name()),
        value.freedom,
    );
    line("jesters", value.jesters);
    line("profession and recruiting cards", value.cards);
    for &(card, points) in &value.bonuses {
        line(&format!("bonus card: {}", bonus_card_text(card)), points);
    }
    let total = value.total();
    let _ = writeln!(text, "  {total:>3}  work value");
    let verdict = match total.checked_sub(minimum) {
        Some(_) => format!(
            "enough: the minimum is {minimum}; it pays {}",
            florins(100 * u32::from(total))
        ),
        None => format!(
            "not enough: {} short of the minimum {minimum}",
            minimum - total
        ),
    };
    text + &verdict
}

/// How many places a tile has, and which.
#[must_use]
pub fn places(name: &str, tile: Tile, places: &[String]) -> String {
    let number = count(places.len() as i64, "place", "places");
    let mut text = format!("{} of {name}: {number}", tile.name());
    for place in places {
        let _ = write!(text, "\n  {place}");
    }
    text
}

/// A name on the command line that is nothing we know.
#[must_use]
pub fn unknown(what: &str, given: &str, known: &[String]) -> String {
    format!(
        "There is no {what} {given:?}; it must be one of: {}.",
        known.join(", ")
    )
}

/// A bonus card on the command line: its number and name.
#[must_use]
pub fn bonus_card(card: BonusCard) -> String {
    format!("{} ({})", card.number(), card.name())
}

/// A file that cannot be converted into this kind.
#[must_use]
pub fn cannot_convert(file: &Path) -> String {
    format!(
        "{}: a save is written as .ron or .json; choose one of these endings.",
        file.display()
    )
}

/// A file that is there already.
#[must_use]
pub fn exists(file: &Path) -> String {
    format!(
        "{} exists already: choose another name, or say --force to replace it.",
        file.display()
    )
}

/// A file that would be written onto itself.
#[must_use]
pub fn same_file(file: &Path) -> String {
    format!(
        "{} is the file that is read: choose another name.",
        file.display()
    )
}

/// A build without a window.
#[must_use]
pub fn no_window() -> &'static str {
    "This build has no window; see `studiolo --help` for the command line."
}
