//! What the command line prints, for people.

use std::fmt::Write as _;
use std::path::Path;

use std::io;

use crate::florence::{Account, BonusCard, Problem, Profession, Tile, Violation, WorkValue};
use crate::words::florence::names::{Named, bonus_card_text, count, florins, points};
use crate::words::florence::sentences::{Words, entries, tie_text};
use crate::words::{safe, safe_path};

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
    format!("{file}: ok, no rule is broken")
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
            let one = "hidden prestige card";
            let hidden = count(account.hidden_cards, one, "hidden prestige cards");
            let _ = write!(text, ", {hidden}");
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

/// A work value, line by line, against the minimum. A work that is `imagined`
/// has a profession that is not in hand, counted as one card more or not.
#[must_use]
pub fn work(
    name: &str,
    profession: Profession,
    value: &WorkValue,
    minimum: u16,
    imagined: Option<bool>,
) -> String {
    let imagined = match imagined {
        None => "",
        Some(false) => " (imagined: it is not in hand)",
        Some(true) => " (imagined: it is not in hand and counts as one more card)",
    };
    let mut text = format!("{} of {name}{imagined}\n", profession.name());
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
            "enough: the minimum is {minimum}, and the work pays {}",
            florins(100 * u32::from(total))
        ),
        None => format!(
            "not enough: {} short of the minimum of {minimum}",
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
    let given = safe(given);
    format!(
        "There is no {what} \"{given}\": choose one of {}.",
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
    let file = safe_path(file);
    format!("{file} cannot be written: a save ends in .ron or .json.")
}

/// A file that is there already.
#[must_use]
pub fn exists(file: &Path) -> String {
    let file = safe_path(file);
    format!("{file} already exists: choose another name, or add --force to replace it.")
}

/// A file that would be written onto itself.
#[must_use]
pub fn same_file(file: &Path) -> String {
    let file = safe_path(file);
    format!("{file} is the file to convert: choose another name for the new one.")
}

/// A call that begins with a word that is neither a command nor a file, and the
/// command that was probably meant.
#[must_use]
pub fn no_call(word: &Path, meant: Option<&str>) -> String {
    let shown = safe_path(word);
    match meant {
        _ if word.exists() => format!("{shown} is not a file: choose a saved game."),
        Some(meant) => {
            format!("There is no command or file \"{shown}\": did you mean \"{meant}\"?")
        }
        None => format!("There is no command or file \"{shown}\": see studiolo --help."),
    }
}

/// A file for the window before a command.
#[must_use]
pub fn file_and_call(file: &Path) -> String {
    let file = safe_path(file);
    format!("{file} comes before a command: name the file after it.")
}

/// A language that nothing is written in.
#[must_use]
pub fn unknown_language() -> &'static str {
    "Studiolo only speaks English (en) so far"
}

/// Standard output takes no more.
#[must_use]
pub fn not_printed(reason: &io::Error) -> String {
    format!("The answer cannot be printed ({reason}): print it elsewhere.")
}

/// A build without a window.
#[must_use]
pub fn no_window() -> &'static str {
    "This build has no window; see `studiolo --help` for the command line."
}
