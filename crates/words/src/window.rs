//! Texts of the window's buttons, headings, bars and hints.

use std::path::Path;

use crate::save_error;
use crate::text::shortened;
use crate::{either, fl};
use table::SaveError;

// --- the window ---

/// The packages that a window needs and a minimal Debian or Ubuntu lacks: OpenGL, X11 and
/// Wayland, which are loaded when it opens.
pub const PACKAGES: &str = "libgl1 libegl1 libgl1-mesa-dri libxkbcommon0 \
    libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 \
    libwayland-client0 libwayland-egl1";

/// Says why there is no window, what it needs, and what works without one.
#[must_use]
pub fn no_window(reason: &str) -> String {
    let reason = reason.trim().trim_end_matches('.');
    match cfg!(target_os = "linux") {
        true => fl!(no_window_packages, reason, packages = PACKAGES),
        false => fl!(no_window, reason),
    }
}

// --- commands ---

/// Returns the name of a button, and below it what it does.
#[must_use]
pub fn hint(name: &str, hint: &str) -> String {
    lines(name, hint)
}

/// Puts two texts one below the other.
#[must_use]
pub fn lines(one: &str, other: &str) -> String {
    format!("{one}\n{other}")
}

/// Returns a command with its entry: `Undo: Ben passes`.
#[must_use]
pub fn step(command: &str, entry: Option<&str>) -> String {
    match entry {
        Some(entry) => fl!(command_of_entry, command, entry),
        None => command.to_owned(),
    }
}

// --- the start ---

/// Lists the players of a game: `Anna, Ben, Clara`.
#[must_use]
pub fn all_players(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| shortened(name)).collect();
    names.join(", ")
}

/// Says with whom the winners played: people and this many bots.
#[must_use]
pub fn with_others(names: &[String], bots: usize, of_bots: bool) -> String {
    let players = all_players(names);
    match (names, bots) {
        (_, 0) => fl!(start_with_others, players),
        ([], _) => either!(of_bots, start_with_more_bots | start_with_bots, bots),
        _ => either!(
            of_bots,
            start_with_others_and_more_bots | start_with_others_and_bots,
            players,
            bots
        ),
    }
}

/// Writes a day given as `2026-11-21` for people: `21 Nov 2026`.
#[must_use]
pub fn day(day: &str) -> String {
    let mut parts = day.splitn(3, '-').map(str::parse::<u32>);
    match (parts.next(), parts.next(), parts.next()) {
        (Some(Ok(year)), Some(Ok(month)), Some(Ok(day))) => {
            // A year is not an amount, so it has no thousands separator.
            let year = year.to_string();
            fl!(start_day, day, month, year)
        }
        _ => day.to_owned(),
    }
}

/// Writes a day and a time for people: `21 Nov 2026, 21:40`.
#[must_use]
pub fn moment(of: &str, time: &str, is_today: bool) -> String {
    match is_today {
        true => fl!(start_moment_today, time),
        false => fl!(start_moment_of_day, day = day(of), time),
    }
}

// --- files ---

/// Says that the game that was open last cannot be read.
#[must_use]
pub fn unreadable(path: &Path, error: &SaveError, aside: Option<&Path>, backups: usize) -> String {
    let file = file_name(path);
    let mut text = fl!(last_game_unreadable, file, error = save_error(error));
    if let Some(aside) = aside {
        text.push(' ');
        text.push_str(&fl!(file_set_aside, file = file_name(aside)));
    }
    text + " " + &fl!(file_backups, backups)
}

/// Says that a file was not opened.
#[must_use]
pub fn not_opened(path: &Path, error: &SaveError, backups: usize) -> String {
    let file = file_name(path);
    let text = fl!(file_not_opened, file, error = save_error(error));
    text + " " + &fl!(file_backups, backups)
}

/// Returns the button that opens a backup; the first one is the newest.
#[must_use]
pub fn open_backup(n: usize, path: &Path) -> String {
    match n {
        0 => fl!(open_newest_backup).into(),
        _ => fl!(open_backup, file = file_name(path)),
    }
}

/// Says that the position at the beginning of a file breaks rules.
#[must_use]
pub fn bad_start(path: &Path, problems: &[String]) -> String {
    let shown = problems.len().min(3);
    let text = fl!(
        file_bad_start,
        file = file_name(path),
        problems = problems[..shown].join(" ")
    );
    match problems.len() - shown {
        0 => text,
        more => text + " " + &fl!(and_more_problems, number = more),
    }
}

/// Says that the game has not been saved to its file.
#[must_use]
pub fn not_saved(error: &SaveError, has_file: bool) -> String {
    let error = save_error(error);
    either!(has_file, last_entries_not_saved | game_not_saved, error)
}

/// Returns a hint that says where the game is saved.
#[must_use]
pub fn saved_hint(path: Option<&Path>) -> String {
    match path {
        Some(path) => fl!(saved_in, path = path.display().to_string()),
        None => fl!(saved_nowhere).into(),
    }
}

/// Says that the disk of the games, or a file the player chose, has not responded for a
/// while.
#[must_use]
pub fn silent(file: Option<&Path>, is_saved: bool) -> String {
    let what = match file {
        None => fl!(disk_is_silent).to_owned(),
        Some(path) => fl!(file_is_silent, path = path.display().to_string()),
    };
    let saved = match is_saved {
        true => fl!(everything_is_saved),
        false => fl!(last_entries_not_saved_yet),
    };
    format!("{what} {saved}")
}

/// Describes a game from a save that was interrupted: its number of entries, and that of
/// its file, if there is one.
#[must_use]
pub fn rescued(names: &[String], (entries, own): (usize, Option<usize>)) -> String {
    let players = all_players(names);
    let entries = fl!(entries, count = entries);
    match own {
        None => fl!(rescued_game, players, entries),
        Some(own) => fl!(rescued_backup, players, entries, own),
    }
}

/// Says that a copy was not written.
#[must_use]
pub fn not_saved_to(path: &Path, error: &SaveError) -> String {
    let path = path.display().to_string();
    fl!(copy_not_written, path, error = save_error(error))
}

/// Says that a copy was written.
#[must_use]
pub fn saved_to(path: &Path, becomes_its_file: bool) -> String {
    let path = path.display().to_string();
    either!(becomes_its_file, saved_to | copied_to, path)
}

/// Says that the log has an entry that is not legal.
#[must_use]
pub fn broken(number: usize, command: &str, why: &str, after: usize) -> String {
    fl!(
        log_broken,
        number,
        decision = command,
        why,
        after = after.saturating_sub(1)
    )
}

/// Returns the name of a file without its directory.
#[must_use]
pub fn file_name(path: &Path) -> String {
    match path.file_name() {
        Some(name) => name.to_string_lossy().into_owned(),
        None => path.display().to_string(),
    }
}

/// Says that a file was changed by another window or program and stays as it is. `ours` is
/// the file with the content of this window, if that is to be kept.
#[must_use]
pub fn changed_elsewhere(path: &Path, ours: Option<&Path>) -> String {
    match ours {
        Some(ours) => fl!(
            file_kept_both,
            path = file_name(path),
            new = file_name(ours)
        ),
        None => fl!(file_not_deleted, path = file_name(path)),
    }
}
