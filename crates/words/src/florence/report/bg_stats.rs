//! A game for BG Stats: a file to import, and a link that a phone opens.

use super::Report;
use crate::fl;
use crate::florence::advice;
pub use crate::report::bg_stats::LINK;
use crate::report::bg_stats::{self, Play, Player, Published};

/// The number of the game at `BoardGameGeek`.
pub const BGG_ID: u32 = 555;
/// By whom it is.
const DESIGNER: &str = "Wolfgang Kramer, Richard Ulrich, Jens Christopher Ulrich";

/// The link that makes a play of a report; it fits a square code.
#[must_use]
pub fn link(report: &Report) -> String {
    bg_stats::link(&play(report))
}

/// The content of a `.bgsplay` file.
#[must_use]
pub fn file(report: &Report) -> String {
    bg_stats::file(&play(report))
}

fn play(report: &Report) -> Play<'_> {
    let players = report.seats().map(|player| Player {
        seat: player.seat,
        name: player.name.clone(),
        bot: player.bot.map(advice::bot),
        begins: player.begins,
        rank: player.rank,
        total: player.total,
    });
    Play {
        game: Published {
            id: "princes-of-florence",
            name: fl!(name_of_the_game),
            bgg_id: BGG_ID,
            year: 2000,
            designers: DESIGNER,
            players: [2, 5],
            minutes: [75, 100],
            age: 12,
        },
        identity: &report.identity,
        occasion: &report.occasion,
        day: report.day,
        is_over: report.is_over,
        verdict: report.verdict(),
        board: report.expansions.join(", "),
        comments: comments(report),
        rounds: report.round,
        players: players.collect(),
    }
}

/// What stands below the scores: what is not over, why somebody of equal points has
/// won, other rules than the printed ones, what somebody noted.
fn comments(report: &Report) -> String {
    let mut lines = Vec::new();
    if !report.is_over {
        lines.push(report.verdict());
    }
    lines.extend(report.ties().map(str::to_owned));
    lines.extend(report.rules.iter().cloned());
    lines.extend(report.exceptions.iter().map(|one| one.told()));
    let note = report.occasion.note.trim();
    if !note.is_empty() {
        lines.push(note.to_owned());
    }
    lines.join("\n")
}
