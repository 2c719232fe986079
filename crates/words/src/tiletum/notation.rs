//! How decisions of Tiletum are typed and written: `die y3 as 5`, `move merchant Praha`,
//! `fulfil 2 wool`, `end-turn`. Outcomes of chance have no seat: `roll y35 p1`,
//! `corruption 2`, `deal contract 3 contract-iron5`, with `?` for an unknown tile.
//!
//! The palette and the record of a game use the same grammar. Tiles are given by what is
//! printed on them, cities as on the map, players by the letter of their seat or by name;
//! verbs and names may be in the current language or in English. A record has a single
//! written form and is read independently of the language.

mod correction;
mod lexicon;
mod read;
mod reader;
mod said;
mod texts;
mod verbs;
mod write;

pub use crate::notation::error::{Expected, Thing, Wrong};
use crate::notation::line::{complete, last_word};
use crate::notation::meaning;
use crate::notation::reader::MOST_WORDS;
use crate::notation::ways::likeliest;
use table::Seat;
use tiletum::{Command, Decision, Edition, Game};

pub(super) use lexicon::Lexicon;
pub(super) use reader::{Reader, Source, Ways};

/// A possible meaning of a text.
pub type Meaning = meaning::Meaning<Command>;

/// Returns what `text` may mean in this position, typed by or for this seat: legal meanings
/// first, then by likelihood. Without a seat it is the seat that decides now. An empty text
/// stands for every decision of a single word.
///
/// ```
/// use table::Seat;
/// use tiletum::{Decision, Game, Setup};
/// use words::tiletum::notation;
///
/// let names = ["Anna", "Ben"].map(str::to_owned);
/// let game = Game::try_from(&Setup::tracked(names.clone())).unwrap();
/// let meant = notation::meanings("y35 p1 s46 b666", &names, &game, None);
/// assert_eq!(notation::written(&meant[0].command, &game), "roll y35 p1 s46 b666");
/// let meant = notation::meanings("ben: set wool 4", &names, &game, None);
/// assert_eq!(notation::written(&meant[0].command, &game), "B = wool 4");
/// ```
#[must_use]
pub fn meanings(text: &str, names: &[String], game: &Game, seat: Option<Seat>) -> Vec<Meaning> {
    let seat = seat.or_else(|| game.may_decide().first());
    let seat = seat.or(game.active()).unwrap_or(game.order()[0]);
    let said = match text.trim().is_empty() {
        true => in_a_word(game),
        false => {
            let lexicon = Lexicon::of(game.edition(), true);
            let reader = Reader::new(text, 0, Source::typed(&lexicon, names, game));
            let ways = typed(&reader, seat).0.into_iter();
            ways.map(|way| (way.value, way.cost)).collect()
        }
    };
    meaning::best(said, |command| game.check(command).is_ok())
}

/// Returns the decisions that are a single word.
fn in_a_word(game: &Game) -> Vec<(Command, u32)> {
    let is_short = |command: &Command| {
        matches!(
            command.decision,
            Decision::TakeTile
                | Decision::TakeGoods(None)
                | Decision::RefreshCharacters
                | Decision::AdvanceKing
                | Decision::EndEffect
                | Decision::EndTurn
                | Decision::KingTile(_)
        )
    };
    let legal = game.legal().into_iter().filter(is_short);
    legal.map(|command| (command, 0)).collect()
}

/// Returns all ways to read what is typed; none if it is too long for a decision.
fn typed(reader: &Reader<'_>, seat: Seat) -> Ways<Command> {
    if reader.len() > MOST_WORDS {
        return Ways::none();
    }
    let begin = reader.after_number(0);
    let read = said(reader, begin).or(decided(reader, Some(seat), begin));
    read.then(|command, at| reader.end(command, at))
}

/// Writes a decision with its seat in the notation, as it can be typed: `B end-turn`.
/// Outcomes of chance have no seat.
#[must_use]
pub fn written(command: &Command, game: &Game) -> String {
    written_with(command, game.edition())
}

/// Writes a decision with its seat, with the tiles and cities of this edition.
#[must_use]
pub fn written_with(command: &Command, edition: &'static Edition) -> String {
    write(command, &Lexicon::of(edition, false))
}

pub(super) fn write(command: &Command, lexicon: &Lexicon) -> String {
    let decision = write::decision(command.decision, lexicon);
    match command.seat {
        Some(seat) => format!("{seat:?} {decision}"),
        None if command.decision.is_chance() => decision,
        None => format!("{} {decision}", said::NOBODY.word),
    }
}

/// Reads a line in its written form, without a position: nothing that depends on one is
/// left out, and the line has a single meaning.
#[must_use]
pub fn read(line: &str, edition: &'static Edition) -> Option<Command> {
    let lexicon = Lexicon::of(edition, false);
    let reader = Reader::new(line, 0, Source::written(&lexicon, &[], None));
    let read = said(&reader, reader.after_number(0));
    let whole = read.then(|command, at| reader.end(command, at));
    match likeliest(whole)[..] {
        [command] => Some(command),
        _ => None,
    }
}

/// Returns what the last word of a line, or the next one, could be: the line with each of
/// them at its end.
#[must_use]
pub fn completions(text: &str, names: &[String], game: &Game) -> Vec<String> {
    let (before, begun) = last_word(text, &[' ', '\t', '=', ':']);
    if begun.is_empty() {
        return Vec::new();
    }
    let lexicon = Lexicon::of(game.edition(), true);
    let reader = Reader::new(before, 0, Source::typed(&lexicon, names, game));
    let seat = game.may_decide().first();
    drop(typed(&reader, seat.unwrap_or(game.order()[0])));
    let mut found = Vec::new();
    complete(before, begun, &reader.expected_at_end(), &mut found);
    found
}

/// Reads a named player, no player or chance, and the decision: `ben: end turn`,
/// `B die y3`, `roll y35`.
pub(super) fn said(reader: &Reader<'_>, at: usize) -> Ways<Command> {
    reader.want(at, Thing::Player);
    let named = reader.player(at).map(Some);
    let nobody = reader.word(at, &said::NOBODY).map(|()| None);
    let seats = named.or(nobody);
    let said = seats.then(|seat, at| {
        let at = reader.sign(at, ":").unwrap_or(at);
        let read = verbs::decision(reader, seat, at);
        read.map(|(other, decision)| Command {
            // A player typed before an outcome of chance is the one who reported it.
            seat: match reader.from.is_typed() && decision.is_chance() {
                true => None,
                false => other.or(seat),
            },
            decision,
        })
    });
    let by_chance = decided(reader, None, at).0.into_iter();
    let by_chance =
        by_chance.filter(|way| way.value.seat.is_some() || way.value.decision.is_chance());
    said.or(Ways(by_chance.collect()))
}

/// Reads a decision of this seat, or of chance.
fn decided(reader: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Command> {
    let read = verbs::decision(reader, seat, at);
    read.map(|(other, decision)| Command {
        seat: other.or(seat.filter(|_| !decision.is_chance())),
        decision,
    })
}
