//! What `studiolo simulate` prints, for people.

use std::fmt::Write as _;

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

/// A step of the ladder: how often the upper level won against the lower one.
#[must_use]
pub fn step(
    (above, below): (&str, &str),
    players: usize,
    games: usize,
    (won, won_within): (f64, f64),
    (lead, lead_within): (f64, f64),
    seconds: f64,
) -> String {
    let games = count(games as i64, "game", "games");
    let mut text = format!("{above} against {below}, {players} players, {games}: ");
    let _ = write!(text, "won {won:.1} ± {won_within:.1} %, ");
    let _ = write!(
        text,
        "ahead by {lead:.1} ± {lead_within:.1} points per player"
    );
    let _ = write!(text, " ({seconds:.0} s)");
    text
}

/// A weight that was tried.
#[must_use]
pub fn tried(name: &str, value: f32, gain: f64, within: f64, kept: bool) -> String {
    let kept = if kept { "kept" } else { "" };
    format!("{name:<18} {value:>9.3}  {gain:+.3} ± {within:.3}  {kept}")
}

/// What was asked about more imagined games: how many play, the imagined games
/// and how many times as many; the decisions looked at and those taken
/// otherwise; the decisions of a player in a game.
#[must_use]
pub fn more(
    (players, simulations, times): (usize, u32, u32),
    (decisions, otherwise): (usize, usize),
    a_game: f64,
) -> String {
    format!(
        "{decisions} decisions in games of {players} strong bots (each makes {a_game:.0} per \
         game): {otherwise} are made differently with {times} times {simulations} imagined games\n"
    )
}

/// What they would gain in a whole game, each with its 95 % interval.
#[must_use]
pub fn gained(points: (f64, f64), lead: (f64, f64), win: (f64, f64)) -> String {
    let one = |(mean, within): (f64, f64)| format!("{mean:+.2} ± {within:.2}");
    format!(
        "  per game that would gain {} points, {} points of lead, {} % of the games\n",
        one(points),
        one(lead),
        one(win)
    )
}

/// See [`took`].
#[must_use]
pub fn bid() -> String {
    "a bid or a name".into()
}

/// See [`took`].
#[must_use]
pub fn other() -> String {
    "anything else".into()
}

/// How long decisions took in milliseconds: half of them, 90 %, 99 %, all.
#[must_use]
pub fn took(what: &str, [half, nine, nearly, all]: &[u64; 4]) -> String {
    format!(
        "  {what} took {half} ms at the median, 90 % at most {nine} ms, \
         99 % {nearly} ms, the longest {all} ms\n"
    )
}
