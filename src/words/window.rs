//! What stands on the window's buttons, headings, bars and hints.

use std::path::Path;

use crate::fl;
use crate::florence::rules::game::Phase;
use crate::table::SaveError;
use crate::words::florence::names::{count, listed, points, shortened};
use crate::words::save_error;

/// The longest name that can be typed, in characters.
pub const MOST_OF_A_NAME: usize = 200;

// --- the window ---

/// There is no window, and what can be used instead.
#[must_use]
pub fn no_window(reason: &str) -> String {
    let reason = reason.trim().trim_end_matches('.');
    format!(
        "No window can be opened here ({reason}): use the command line instead (studiolo --help)."
    )
}

// --- commands ---

/// What a button is called, and below it what it does.
#[must_use]
pub fn hint(name: &str, hint: &str) -> String {
    lines(name, hint)
}

/// Two texts, one below the other.
#[must_use]
pub fn lines(one: &str, other: &str) -> String {
    format!("{one}\n{other}")
}

/// `Undo: Ben passes`.
#[must_use]
pub fn step(command: &str, entry: Option<&str>) -> String {
    match entry {
        Some(entry) => format!("{command}: {entry}"),
        None => command.to_owned(),
    }
}

// --- the start ---

/// A game in the list: who plays, which round, who leads.
#[must_use]
pub fn told<'a>(
    names: impl Iterator<Item = &'a String>,
    round: u8,
    over: bool,
    (leaders, best): (impl Iterator<Item = &'a String>, u16),
) -> String {
    let names: Vec<String> = names.map(|name| shortened(name)).collect();
    let leaders: Vec<String> = leaders.map(|name| shortened(name)).collect();
    let all = leaders.len() == names.len();
    let players = names.join(", ");
    let leading = listed(&leaders);
    let best = points(i64::from(best));
    match (over, all) {
        (true, _) => format!("{players}: over, {leading} won with {best}"),
        (false, true) => format!("{players}: round {round} of 7, all have {best}"),
        (false, false) => {
            let verb = if leaders.len() == 1 { "leads" } else { "lead" };
            format!("{players}: round {round} of 7, {leading} {verb} with {best}")
        }
    }
}

/// The players of a game: `Anna, Ben, Clara`.
#[must_use]
pub fn all_players(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| shortened(name)).collect();
    names.join(", ")
}

/// A score sheet in the list of games.
#[must_use]
pub fn told_sheet(names: &[String]) -> String {
    format!("{}: score sheet", all_players(names))
}

// --- a new game ---

/// The names in the rows of the first game.
#[must_use]
pub fn first_names() -> [&'static str; 5] {
    [
        fl!(first_name_a),
        fl!(first_name_b),
        fl!(first_name_c),
        fl!(first_name_d),
        fl!(first_name_e),
    ]
}

/// How many freedoms are to be chosen that there are two tiles of.
#[must_use]
pub fn doubled(number: usize) -> String {
    match number {
        1 => "T4: choose the freedom with two tiles.".into(),
        _ => format!("T4: choose the {number} freedoms with two tiles."),
    }
}

/// A game that cannot begin like this.
#[must_use]
pub fn not_started(problems: &[String]) -> String {
    format!("This game cannot begin. {}", problems.join(" "))
}

// --- at the table ---

/// What a phase is called.
#[must_use]
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::StartingHands => "Starting hands",
        Phase::Auction => "Auctions",
        Phase::Actions => "Actions",
        Phase::Reveal => "Prestige cards",
        Phase::Over => "The game is over",
    }
}

/// A part of the log.
#[must_use]
pub fn log_heading(round: u8, of: Phase) -> String {
    match of {
        Phase::StartingHands | Phase::Reveal | Phase::Over => phase(of).into(),
        Phase::Auction | Phase::Actions => format!("Round {round}: {}", phase(of).to_lowercase()),
    }
}

/// The cards in a player's hand that count as professions.
#[must_use]
pub fn hand(number: usize, recruiting: usize) -> String {
    let cards = count(number as i64, "card", "cards");
    match recruiting {
        0 => format!("{cards} in hand"),
        _ => {
            let recruiting = count(recruiting as i64, "recruiting card", "recruiting cards");
            format!("{cards} in hand, including {recruiting}")
        }
    }
}

/// The freedoms a player has introduced.
#[must_use]
pub fn freedoms(names: &[&str]) -> String {
    match names {
        [] => "no freedom introduced".into(),
        names => format!("freedoms: {}", names.join(", ")),
    }
}

/// The freedoms a player has introduced, each by its first letter.
#[must_use]
pub fn initials(names: &[&str]) -> String {
    match names {
        [] => "0".into(),
        names => names
            .iter()
            .filter_map(|name| name.chars().next())
            .collect(),
    }
}

// --- files ---

/// The preferences could not be written.
#[must_use]
pub fn not_remembered(error: &SaveError) -> String {
    let error = save_error(error);
    format!("Theme, names and the open game will not be remembered: {error}")
}

/// The game that was open last cannot be read.
#[must_use]
pub fn unreadable(path: &Path, error: &SaveError, aside: Option<&Path>, backups: usize) -> String {
    let error = save_error(error);
    let mut text = format!(
        "The game that was open last cannot be read: {}. {error}",
        file_name(path)
    );
    if let Some(aside) = aside {
        text.push_str(&format!(
            " The file was set aside as {}; nothing was deleted.",
            file_name(aside)
        ));
    }
    text + &about_backups(backups)
}

/// A file that was not opened.
#[must_use]
pub fn not_opened(path: &Path, error: &SaveError, backups: usize) -> String {
    let error = save_error(error);
    let name = file_name(path);
    format!("{name} was not opened. {error}{}", about_backups(backups))
}

fn about_backups(backups: usize) -> String {
    match backups {
        0 => " There are no backups of it.".into(),
        1 => " There is a backup of it.".into(),
        _ => " There are backups of it, the newest first.".into(),
    }
}

/// The button that opens a backup; the first one is the newest.
#[must_use]
pub fn open_backup(n: usize, path: &Path) -> String {
    match n {
        0 => "Open the newest backup".into(),
        _ => format!("Open {}", file_name(path)),
    }
}

/// A file that begins with a position that breaks rules.
#[must_use]
pub fn bad_start(path: &Path, problems: &[String]) -> String {
    let name = file_name(path);
    let more = problems.len().saturating_sub(3);
    let mut text = format!(
        "{name} does not begin with a legal position. {}",
        problems[..problems.len().min(3)].join(" ")
    );
    if more > 0 {
        text.push_str(&format!(" And {more} more."));
    }
    text
}

/// The game is not in its file.
#[must_use]
pub fn not_saved(error: &SaveError, has_file: bool) -> String {
    let error = save_error(error);
    let where_it_is = if has_file {
        "The last entries are not saved"
    } else {
        "This game is not saved"
    };
    format!("{where_it_is}, but nothing is lost while the window is open. {error}")
}

/// Where the game is kept, as a hint.
#[must_use]
pub fn saved_hint(path: Option<&Path>) -> String {
    match path {
        Some(path) => format!("Kept in {}", path.display()),
        None => "Not in a file yet".into(),
    }
}

/// No answer has come for a while, from the disk of the games or from a file that
/// somebody named.
#[must_use]
pub fn silent(file: Option<&Path>, is_saved: bool) -> String {
    let what = match file {
        None => "The disk is not answering.".to_owned(),
        Some(path) => format!("{} is not answering.", path.display()),
    };
    let saved = match is_saved {
        true => "Everything you entered is saved.",
        false => {
            "The last entries are not saved yet, but nothing is lost while the window is open."
        }
    };
    format!("{what} {saved}")
}

/// A game out of a save that was interrupted: how many entries it has, and how
/// many its file has, if there is one.
#[must_use]
pub fn rescued(names: &[String], (entries, own): (usize, Option<usize>)) -> String {
    let names = all_players(names);
    let entries = count(entries as i64, "entry", "entries");
    let text =
        format!("Saving was interrupted last time. A game of {names} with {entries} was found");
    match own {
        None => format!("{text} and is among your games again."),
        Some(own) => format!("{text}; its file has {own}. It is kept as a backup."),
    }
}

/// A backup was not written.
#[must_use]
pub fn not_backed_up(error: &SaveError) -> String {
    let error = save_error(error);
    format!("The entries that were replaced could not be kept as a backup. {error}")
}

/// A copy was not written.
#[must_use]
pub fn not_saved_to(path: &Path, error: &SaveError) -> String {
    let error = save_error(error);
    format!("{} was not written. {error}", path.display())
}

/// A copy was written.
#[must_use]
pub fn saved_to(path: &Path, becomes_its_file: bool) -> String {
    let path = path.display();
    if becomes_its_file {
        format!("Saved to {path}; the game is saved there from now on.")
    } else {
        format!("A copy was saved to {path}.")
    }
}

/// One looks at an earlier entry.
#[must_use]
pub fn looking_back(cursor: usize, entries: usize) -> String {
    let replaces = match entries - cursor {
        1 => "the entry after it, which is".to_owned(),
        after => format!("the {after} entries after it, which are"),
    };
    format!(
        "This is the table after entry {cursor} of {entries}. A decision made here replaces \
         {replaces} kept as a backup."
    )
}

/// The log has an entry that is not legal.
#[must_use]
pub fn broken(number: usize, command: &str, why: &str, after: usize) -> String {
    let rest = match after {
        0 | 1 => "It stays in the file until another decision replaces it".to_owned(),
        _ => {
            let after = count(after as i64 - 1, "entry", "entries");
            format!(
                "It and the {after} after it stay in the file until another decision replaces them"
            )
        }
    };
    format!("Entry {number} is not legal: {command}. {why} {rest}, and then as a backup.")
}

/// The name of a file without its directory.
#[must_use]
pub fn file_name(path: &Path) -> String {
    match path.file_name() {
        Some(name) => name.to_string_lossy().into_owned(),
        None => path.display().to_string(),
    }
}
