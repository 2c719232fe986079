//! What `studiolo simulate` prints, for people.

use crate::words::florence::names::{count, grouped};

/// How far the games are, as a bar.
#[must_use]
pub fn progress(done: usize, all: usize) -> String {
    const WIDTH: usize = 40;
    let full = WIDTH * done / all.max(1);
    let bar = "#".repeat(full) + &"-".repeat(WIDTH - full);
    format!("[{bar}] {done} of {all} games")
}

/// A bot on the command line that is none.
#[must_use]
pub fn unknown_level() -> String {
    "the bots are random, easy, medium, strong, and strong:N with N imagined games".into()
}

/// A number of games on the command line that is none.
#[must_use]
pub fn no_games() -> &'static str {
    "play at least one game"
}

/// What was played, and how fast.
#[must_use]
pub fn games(games: usize, players: usize, decisions: u64, seconds: f64) -> String {
    let games = count(games as i64, "game", "games");
    let decisions = grouped(decisions as i64);
    format!("{games} with {players} players: {decisions} decisions in {seconds:.1} s\n")
}

/// One bot: how often it won, its points, its works.
#[must_use]
pub fn record(name: &str, won: f64, score: f64, within: f64, works: f64) -> String {
    format!(
        "  {name:<7} won {won:.1} % of the games; {score:.1} ± {within:.1} points, \
         {works:.1} works per player\n"
    )
}

/// The mean of the winners' points.
#[must_use]
pub fn winning_score(mean: f64, within: f64) -> String {
    format!("  mean winning score {mean:.1} ± {within:.1} points (95 % interval)\n")
}

/// The headings of the distributions.
#[must_use]
pub fn winners() -> String {
    "winning score".into()
}

/// See [`winners`].
#[must_use]
pub fn first_jester() -> String {
    "first jester".into()
}

/// See [`winners`].
#[must_use]
pub fn builder() -> String {
    "builder".into()
}

/// A distribution: least, 10 %, 25 %, half, 75 %, 90 %, most.
#[must_use]
pub fn quantiles(what: &str, unit: &str, values: &[u32; 7]) -> String {
    let [least, tenth, quarter, half, three, nine, most] = values;
    format!(
        "  {what}: median {half} {unit}; half of them {quarter} to {three}, \
         80 % {tenth} to {nine}, all {least} to {most}\n"
    )
}

/// How many games broke a rule.
#[must_use]
pub fn violations(count: usize) -> String {
    match count {
        0 => "  no violation of a rule".into(),
        1 => "  1 game broke a rule".into(),
        _ => format!("  {count} games broke a rule"),
    }
}
