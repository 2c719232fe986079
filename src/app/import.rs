//! Imports plays recorded in other programs to the shelf, from the command line.

use std::path::{Path, PathBuf};

use jiff::tz::TimeZone;

use super::{GAMES, WindowError};
use crate::ui::app::registry::kinds;
use crate::ui::io::library::Library;
use words::plays::{Fate, Lost, Sorted};
use words::{BETWEEN, fl, safe_path, save_error, shelf as texts};

/// What to import.
#[derive(Debug)]
pub struct Import {
    /// The files.
    pub files: Vec<PathBuf>,
    /// Whether to list the plays without importing them.
    pub only_lists: bool,
    /// The game of plays that name none.
    pub game: Option<String>,
    /// The data directory, if it is not this user's.
    pub to: Option<PathBuf>,
}

/// The lines to print, and whether everything could be read and kept.
pub type Told = (Vec<String>, bool);

/// Imports plays.
///
/// # Errors
/// Returns an error if there is no place for the user's data.
pub fn run(call: &Import) -> Result<Told, WindowError> {
    let data = match &call.to {
        Some(to) => to.clone(),
        None => super::data_of_user()?,
    };
    let library = Library::new(kinds(GAMES), data);
    let mut lines = Vec::new();
    let mut fine = true;
    for file in &call.files {
        fine &= bring(call, &library, file, &mut lines);
    }
    Ok((lines, fine))
}

/// Imports the plays of a file; returns whether all went well.
fn bring(call: &Import, library: &Library, file: &Path, lines: &mut Vec<String>) -> bool {
    let name = safe_path(file);
    let failed = |why: &str| fl!(plays_failed, file = name.as_str(), why);
    let plays = match library.read_plays(file) {
        Ok(plays) => plays,
        Err(why) => {
            lines.push(failed(&why));
            return false;
        }
    };
    let there = library.existing();
    let games = library.playable();
    let game = call.game.as_deref();
    let sorted = Sorted::of(plays, game, &there, &games, &TimeZone::system());
    let mut kept = 0;
    for (_, fate) in &sorted.all {
        let Fate::Comes(evening) = fate else { continue };
        if !call.only_lists
            && let Err(error) = library.bring(evening)
        {
            lines.push(failed(&save_error(&error)));
            return false;
        }
        kept += 1;
        let day = evening.day.map(texts::day);
        let day = day.unwrap_or_else(|| fl!(plays_no_day).to_owned());
        let title = games.iter().find(|game| game.id() == evening.game);
        let title = title.map_or("", |game| game.name());
        let told = fl!(plays_line, day, players = evening.said());
        lines.push([title, &told].join(BETWEEN));
    }
    for (why, number) in sorted.out() {
        lines.push(fl!(plays_left_out, number, why = why.said()));
    }
    let lost: Vec<&str> = sorted.lost().into_iter().map(Lost::said).collect();
    if !lost.is_empty() {
        lines.push(fl!(plays_lose, what = lost.join(", ")));
    }
    if sorted.asks_for_game() {
        let ids: Vec<&str> = games.iter().map(|game| game.id()).collect();
        let ids = ids.join("|");
        lines.push(fl!(cli_import_asks_game, games = ids));
    }
    let doubled = sorted.doubled();
    lines.push(match call.only_lists {
        true => {
            let mut said = vec![fl!(plays_coming, number = kept)];
            said.extend((doubled > 0).then(|| fl!(plays_doubled, number = doubled)));
            said.join(BETWEEN)
        }
        false => fl!(plays_brought, number = kept, doubled),
    });
    true
}
