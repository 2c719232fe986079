//! How decisions of The Prince are typed and written: `turn 3`, `bid 12`, `spy ben`,
//! `place O1 H2`, `poison camerlengo`, `seize H11 K3 K6`, `vote anna 6 ben 9`,
//! `O2 19 clara`.
//!
//! The palette and the record of a game use the same grammar. Cards are given by
//! identifier, by name or by the beginning of a name, players by the letter of their seat
//! or by name; verbs and names may be in the current language or in English. A record has a
//! single written form and is read independently of the language.

mod correction;
mod deck;
mod read;
mod reader;
mod said;
mod verbs;
mod write;

pub use crate::notation::error::{Expected, Thing, Wrong};
use crate::notation::line::{complete, last_word};
use crate::notation::meaning;
use crate::notation::reader::MOST_WORDS;
use crate::notation::ways::likeliest;
use prince::{Command, Decision, EditionData, Game};
use table::Seat;

pub(super) use deck::Deck;
pub(super) use reader::{Reader, Source, Ways};

/// The cost of a word that stands alone, without a verb.
const ALONE: u32 = 4;

/// A possible meaning of a text.
pub type Meaning = meaning::Meaning<Command>;

/// Returns what `text` may mean in this position, typed by or for this seat: legal meanings
/// first, then by likelihood. Without a seat it is the seat that decides next. An empty
/// text stands for every decision of a single word.
///
/// ```
/// use prince::{Decision, Game, Setup};
/// use table::Seat;
/// use words::prince::notation;
///
/// let names = ["Anna", "Ben", "Clara"].map(str::to_owned);
/// let game = Game::try_from(&Setup::tracked(names.clone())).unwrap();
/// let meant = notation::meanings("keep", &names, &game, None);
/// assert_eq!(meant[0].command.decision, Decision::Keep);
/// let meant = notation::meanings("ben: set money 70", &names, &game, None);
/// assert_eq!(notation::written(&meant[0].command, &game), "B = money 70");
/// ```
#[must_use]
pub fn meanings(text: &str, names: &[String], game: &Game, seat: Option<Seat>) -> Vec<Meaning> {
    let seat = seat.or_else(|| decides(game)).unwrap_or(game.pope());
    let said = match text.trim().is_empty() {
        true => in_a_word(game, seat),
        false => {
            let deck = Deck::of(game.edition().data(), true);
            let reader = Reader::new(text, 0, Source::typed(&deck, names, game));
            let ways = typed(&reader, seat).0.into_iter();
            ways.map(|way| (way.value, way.cost)).collect()
        }
    };
    meaning::best(said, |command| game.check(command).is_ok())
}

/// Returns the seat that decides next: of several, the first clockwise from the Pope (G7).
fn decides(game: &Game) -> Option<Seat> {
    let deciders = game.may_decide();
    game.clockwise(game.pope())
        .find(|&seat| deciders.contains(seat))
}

/// Returns the decisions that are a single word.
fn in_a_word(game: &Game, seat: Seat) -> Vec<(Command, u32)> {
    let is_short = |decision: &Decision| {
        matches!(
            decision,
            Decision::Keep
                | Decision::Redeal
                | Decision::PayPatron
                | Decision::Decline
                | Decision::Done
                | Decision::Spy
                | Decision::Pass
                | Decision::EndPlay
                | Decision::EndPhase
                | Decision::Doctor
                | Decision::NoDoctor
                | Decision::Judge(_)
                | Decision::Shuffle
                | Decision::NoShuffle
                | Decision::Accuse
                | Decision::NoAccuse
                | Decision::Accept
                | Decision::Refuse
                | Decision::Consent(_)
        )
    };
    let decisions = game.legal_for(seat).into_iter().filter(is_short);
    let mut said: Vec<(Command, u32)> = decisions
        .map(|decision| (Command::new(seat, decision), 0))
        .collect();
    if let Some((least, _)) = game.bids(seat) {
        said.insert(0, (Command::new(seat, Decision::Bid(least)), 0));
    }
    said
}

/// Returns all ways to read what is typed; none if it is too long for a decision.
fn typed(reader: &Reader<'_>, seat: Seat) -> Ways<Command> {
    if reader.len() > MOST_WORDS {
        return Ways::none();
    }
    let begin = reader.after_number(0);
    let read = named(reader, begin).or(decided(reader, seat, begin));
    read.then(|command, at| reader.end(command, at))
}

/// Writes a decision with its seat in the notation, as it can be typed: `B bid 12`.
#[must_use]
pub fn written(command: &Command, game: &Game) -> String {
    write(command, &Deck::of(game.edition().data(), false))
}

/// Writes a decision with its seat, with the cards of this deck.
#[must_use]
pub fn written_with(command: &Command, edition: &EditionData) -> String {
    write(command, &Deck::of(edition, false))
}

pub(super) fn write(command: &Command, deck: &Deck) -> String {
    format!("{:?} {}", command.seat, verbs::decision(command, deck))
}

/// Reads a line in its written form, without a position: nothing that depends on one is
/// left out, and the line has a single meaning.
#[must_use]
pub fn read(line: &str, edition: &EditionData) -> Option<Command> {
    let deck = Deck::of(edition, false);
    let reader = Reader::new(line, 0, Source::written(&deck, &[], None));
    let read = named(&reader, reader.after_number(0));
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
    let deck = Deck::of(game.edition().data(), true);
    let reader = Reader::new(before, 0, Source::typed(&deck, names, game));
    drop(typed(&reader, decides(game).unwrap_or(game.pope())));
    let mut found = Vec::new();
    complete(before, begun, &reader.expected_at_end(), &mut found);
    found
}

/// Reads a named player and the decision: `ben: pass`, `B pass`.
pub(super) fn named(reader: &Reader<'_>, at: usize) -> Ways<Command> {
    reader.want(at, Thing::Player);
    reader.player(at).then(|seat, at| {
        let at = reader.sign(at, ":").unwrap_or(at);
        decided(reader, seat, at)
    })
}

/// Reads a decision of this seat.
fn decided(reader: &Reader<'_>, seat: Seat, at: usize) -> Ways<Command> {
    let read = read_decision(reader, seat, at);
    read.map(|(other, decision)| Command::new(other.unwrap_or(seat), decision))
}

/// Reads a decision of this seat, and any other player who is said to make it.
fn read_decision(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<read::Read> {
    if let Some(at) = r.sign(at, "=") {
        return correction::read(r, seat, at).map(|it| (None, Decision::Correct(it)));
    }
    let words = || verbs::VERBS.iter().map(|(said, _)| said.word).collect();
    let verbs = r.verb(at, verbs::VERBS, words);
    let verbs = verbs.then(|rest, at| rest(r, seat, at));
    verbs.or(read::alone(r, seat, at).at_cost(ALONE))
}
