//! Puzzles that come with the program. Bots have played the games; each puzzle is a line of
//! text with the code of the deal and the decisions up to the one in question.
//!
//! `examples/make_puzzles.rs` writes the lines.

use super::deciding::decide;
use super::playout::mixed;
use super::thinking::Thinking;
use crate::rules::command::{Command, Decision};
use crate::rules::deal::Deal;
use crate::rules::game::Game;
use crate::rules::variant::Options;
use table::{Bot, Item as _, Level, Seat, Session, Temperament};

/// The puzzles, one a line.
const BOOK: &str = include_str!("../../../assets/puzzles.txt");
/// What lines of the file begin with that are no puzzles.
const REMARK: char = '#';
/// What stands between the decisions of a line.
const BETWEEN: char = ';';

/// A puzzle as a line of text. The last decision is the one that was made in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Written<'a>(pub &'a str);

/// Returns the puzzles that come with the program.
pub fn shipped() -> impl Iterator<Item = Written<'static>> {
    let lines = BOOK.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with(REMARK));
    lines.map(Written)
}

/// Returns the number of a puzzle, from its deal and its entry (from 0) in the log. It stays
/// the same in every version, so that it can be kept what was solved.
#[must_use]
pub fn number(deal: u64, entry: usize) -> u32 {
    // FNV-1a.
    let bytes = deal
        .to_le_bytes()
        .into_iter()
        .chain((entry as u64).to_le_bytes());
    bytes.fold(0x811c_9dc5, |hash: u32, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

impl Written<'_> {
    fn parts(&self) -> Option<(Deal, std::str::Split<'_, char>)> {
        let mut parts = self.0.split(BETWEEN);
        let deal = parts.next()?.parse().ok()?;
        Some((deal, parts))
    }

    /// Returns the number of the puzzle: see [`number`].
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        let (deal, decisions) = self.parts()?;
        Some(number(deal.number, decisions.count().checked_sub(1)?))
    }

    /// Returns the game up to the decision that was made, with these players, in seat order.
    /// The puzzle is its last entry. `None` if the line cannot be read or is not legal.
    #[must_use]
    pub fn session(&self, names: &[&str; 5]) -> Option<Session<Game>> {
        let (deal, decisions) = self.parts()?;
        let setup = deal.setup(names.iter().take(deal.seats.len()).copied());
        let mut session = Session::<Game>::new(setup).ok()?;
        for decision in decisions {
            let decision = read(decision)?;
            let command = Command::new(session.game().to_act()?, decision);
            session.play(command).ok()?;
        }
        (session.cursor() > 0).then_some(session)
    }
}

/// The most frequent decisions besides bids, and how a line writes them. A bid is its price;
/// anything else is written as in saves.
const SHORT: [(Decision, &str); 3] = [
    (Decision::Pass, "p"),
    (Decision::Decline, "d"),
    (Decision::EndTurn, "e"),
];

fn said(decision: &Decision) -> Option<String> {
    if let Decision::Raise(price) = decision {
        return Some(price.to_string());
    }
    let short = SHORT.iter().find(|(one, _)| one == decision);
    match short {
        Some((_, text)) => Some((*text).to_owned()),
        None => ron::to_string(decision).ok(),
    }
}

fn read(text: &str) -> Option<Decision> {
    let short = SHORT.iter().find(|(_, one)| *one == text);
    let short = short.map(|(decision, _)| *decision);
    let price = || text.parse().ok().map(Decision::Raise);
    short.or_else(price).or_else(|| ron::from_str(text).ok())
}

/// Writes the puzzle at an entry (from 0) of a game as a line; `None` if the game was not
/// dealt, or if somebody decided out of turn.
#[must_use]
pub fn written(session: &Session<Game>, entry: usize) -> Option<String> {
    let mut line = Deal::of(session.began())?.to_string();
    for (at, entry) in session.log().iter().enumerate().take(entry + 1) {
        let command = entry.command;
        if session.game_at(at)?.to_act() != Some(command.seat) {
            return None;
        }
        line.push(BETWEEN);
        line.push_str(&said(&command.decision)?);
    }
    Some(line)
}

/// The numbers of players and whether the Muse and the Princess take part, in turns.
const TABLES: [(usize, bool); 10] = [
    (4, false),
    (3, false),
    (5, false),
    (4, false),
    (2, false),
    (4, true),
    (3, false),
    (5, false),
    (3, true),
    (4, false),
];
/// The levels of the bots, in turns: some are so weak that they miss things.
const LEVELS: [Level; 5] = [
    Level::Four,
    Level::Two,
    Level::Three,
    Level::Four,
    Level::Three,
];

/// Returns the deal with this number for a game of bots to take puzzles from: two to five
/// players of different levels and temperaments, sometimes with the Muse and the Princess.
#[must_use]
pub fn puzzle_deal(number: u64) -> Deal {
    let at = usize::try_from(number % 1000).unwrap_or_default();
    let (players, muse) = TABLES[at % TABLES.len()];
    let seats = (0..players).map(|seat| {
        Some(Bot {
            level: LEVELS[(seat + at) % LEVELS.len()],
            temperament: Temperament::ALL[(seat + at) % Temperament::ALL.len()],
        })
    });
    Deal {
        seats: seats.collect(),
        begins: Seat::ALL[at % players],
        options: Options {
            muse,
            ..Options::default()
        },
        number,
    }
}

/// Plays a deal to its end: bots play all seats, those without a bot at this level. `None`
/// if it is stopped. The same deal gives the same game.
#[must_use]
pub fn played(
    deal: &Deal,
    names: &[&str; 5],
    others: Level,
    thinking: &Thinking,
) -> Option<Session<Game>> {
    played_from(deal, names, others, deal.number, thinking)
}

/// Plays a deal like [`played`]; `seed` decides what the bots happen to think.
pub(super) fn played_from(
    deal: &Deal,
    names: &[&str; 5],
    others: Level,
    seed: u64,
    thinking: &Thinking,
) -> Option<Session<Game>> {
    let setup = deal.setup(names.iter().take(deal.seats.len()).copied());
    let mut session = Session::<Game>::new(setup).ok()?;
    while let Some(seat) = session.game().to_act() {
        let bot = deal.seats.get(seat.index()).copied().flatten();
        let bot = bot.unwrap_or(others.into());
        let seed = mixed(seed, session.cursor() as u64);
        let command = decide(session.game(), bot, seed, u32::MAX, thinking)?;
        if thinking.is_stopped() {
            return None;
        }
        session.play(command).ok()?;
    }
    Some(session)
}
