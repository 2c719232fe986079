//! Events at the table after an entry, on lines of their own: `* B is "Klara"` for a new
//! player, `* B bot four miser`, `* B passes`, `* B plays` for a person who plays again,
//! and `* stop`.

use super::error::{ParseError, Thing};
use super::line::{Line, seat_called};
use super::spell::Spelt;
use super::{Kind, plain, quoted, unescaped};
use table::{Aside, Level, Plays, Seat, Temperament};

/// The sign that such a line begins with.
const SIGN: char = '*';

const IS: &str = "is";
const BOT: &str = "bot";
const PASSES: &str = "passes";
const PLAYS: &str = "plays";
const STOP: &str = "stop";

/// Writes the event as a line.
#[must_use]
pub(crate) fn written(aside: &Aside) -> String {
    let said = match aside {
        Aside::TakesOver(seat, name) => format!("{seat:?} {IS} {}", quoted(name)),
        Aside::Plays(seat, Plays::Bot(level), Temperament::Plain) => {
            format!("{seat:?} {BOT} {}", level.word())
        }
        Aside::Plays(seat, Plays::Bot(level), likes) => {
            format!("{seat:?} {BOT} {} {}", level.word(), likes.word())
        }
        Aside::Plays(seat, Plays::Nobody, _) => format!("{seat:?} {PASSES}"),
        Aside::Plays(seat, Plays::Person, _) => format!("{seat:?} {PLAYS}"),
        Aside::Stops => STOP.to_owned(),
    };
    format!("{SIGN} {said}")
}

/// Returns whether a line describes an event at the table.
#[must_use]
pub(crate) fn is_one(line: &str) -> bool {
    line.trim_start().starts_with(SIGN)
}

/// Reads such a line; `begin` is its byte offset in the text.
///
/// # Errors
/// What is wrong with it, and where.
pub(crate) fn read(
    text: &str,
    line: &str,
    begin: usize,
    names: &[String],
) -> Result<Aside, ParseError> {
    let after = line.find(SIGN).map_or(0, |at| at + SIGN.len_utf8());
    let line = Line::new(&line[after..], begin + after);
    let said = said(&line, names).filter(|(_, end)| line.is_end(*end));
    said.map(|(aside, _)| aside).ok_or_else(|| {
        let called = |thing| (thing == Thing::Player).then(|| names.to_vec());
        let (at, wrong) = line.error(called);
        ParseError::at(text, at, wrong)
    })
}

/// Reads the event, and returns the number of parts it takes.
fn said(line: &Line<'_>, names: &[String]) -> Option<(Aside, usize)> {
    line.want(0, Thing::Word(STOP), Vec::new);
    line.want(0, Thing::Player, Vec::new);
    if line.text(0).is_some_and(|word| plain(word) == STOP) {
        return Some((Aside::Stops, 1));
    }
    let (seat, at) = player(line, names)?;
    for word in [IS, BOT, PASSES, PLAYS] {
        line.want(at, Thing::Word(word), Vec::new);
    }
    let plays = |plays, likes, end| Some((Aside::Plays(seat, plays, likes), end));
    match plain(line.text(at)?).as_str() {
        IS => {
            line.want(at + 1, Thing::Player, Vec::new);
            let token = line.token(at + 1)?;
            let name = match token.kind {
                Kind::Quoted => unescaped(token.text),
                Kind::Word => token.text.to_owned(),
                Kind::Sign | Kind::Unclosed | Kind::Note => return None,
            };
            Some((Aside::TakesOver(seat, name), at + 2))
        }
        BOT => {
            line.want(at + 1, Thing::Level, Level::words);
            let level = spelt(line, at + 1)?;
            line.want(at + 2, Thing::Temperament, Temperament::words);
            let (likes, end) = match spelt(line, at + 2) {
                Some(likes) => (likes, at + 3),
                None => (Temperament::Plain, at + 2),
            };
            plays(Plays::Bot(level), likes, end)
        }
        PASSES => plays(Plays::Nobody, Temperament::Plain, at + 1),
        PLAYS => plays(Plays::Person, Temperament::Plain, at + 1),
        _ => None,
    }
}

/// Reads the seat at the beginning, by its letter or by the player's name, and returns the
/// number of parts it takes.
fn player(line: &Line<'_>, names: &[String]) -> Option<(Seat, usize)> {
    if let Some(seat) = line.text(0).and_then(seat_called) {
        return Some((seat, 1));
    }
    match line.named(0, names).as_slice() {
        [one] => Some((one.seat, one.after)),
        _ => None,
    }
}

fn spelt<T: Spelt>(line: &Line<'_>, at: usize) -> Option<T> {
    let word = plain(line.text(at)?);
    let mut all = T::spellings().iter();
    all.find(|one| one.plain == word).map(|one| one.thing)
}
