//! How a decision of The Prince is typed and written: `turn 3`, `bid 12`, `spy ben`, `place
//! O1 H2`, `poison camerlengo`, `seize H11 K3 K6`, `vote anna 6 ben 9`, `O2 19 clara`.
//!
//! There is one grammar for what is typed in the palette and for the record of a game.
//! Cards are called by identifier or by name or how that begins, players by the letter of
//! their seat or by name; verbs and names in the language that is spoken or in English. A
//! record is written in one way and read without regard to the language.

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

/// A word says it alone, without what is done.
const ALONE: u32 = 4;

/// What a text may mean.
pub type Meaning = meaning::Meaning<Command>;

/// What `text` may mean in this position, typed by or for this seat: the legal first, and
/// of those the likeliest. Without a seat it is whoever decides next. An empty text stands
/// for everything that is said in a word.
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

/// Who decides next: of several the first clockwise from the Pope (G7).
fn decides(game: &Game) -> Option<Seat> {
    let deciders = game.may_decide();
    game.clockwise(game.pope())
        .find(|&seat| deciders.contains(seat))
}

/// What can be decided in a word.
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

/// All ways to read what is typed; none if it is too long for a decision.
fn typed(reader: &Reader<'_>, seat: Seat) -> Ways<Command> {
    if reader.len() > MOST_WORDS {
        return Ways::none();
    }
    let begin = reader.after_number(0);
    let read = named(reader, begin).or(decided(reader, seat, begin));
    read.then(|command, at| reader.end(command, at))
}

/// A decision with its seat in the notation, as it is written and can be typed: `B bid 12`.
#[must_use]
pub fn written(command: &Command, game: &Game) -> String {
    write(command, &Deck::of(game.edition().data(), false))
}

/// The same by the cards of this deck.
#[must_use]
pub fn written_with(command: &Command, edition: &EditionData) -> String {
    write(command, &Deck::of(edition, false))
}

pub(super) fn write(command: &Command, deck: &Deck) -> String {
    format!("{:?} {}", command.seat, verbs::decision(command, deck))
}

/// A line read as it is written, without a position: nothing that has to be found in one
/// is left out in it, and it means one thing.
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

/// What the last word of a line, or the next one, could be: the line with each of them at
/// its end.
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

/// What somebody who is named decides: `ben: pass`, `B pass`.
pub(super) fn named(reader: &Reader<'_>, at: usize) -> Ways<Command> {
    reader.want(at, Thing::Player);
    reader.player(at).then(|seat, at| {
        let at = reader.sign(at, ":").unwrap_or(at);
        decided(reader, seat, at)
    })
}

/// What this seat decides.
fn decided(reader: &Reader<'_>, seat: Seat, at: usize) -> Ways<Command> {
    let read = read_decision(reader, seat, at);
    read.map(|(other, decision)| Command::new(other.unwrap_or(seat), decision))
}

/// What this seat decides, and whoever else is said to do it.
fn read_decision(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<read::Read> {
    if let Some(at) = r.sign(at, "=") {
        return correction::read(r, seat, at).map(|it| (None, Decision::Correct(it)));
    }
    let words = || verbs::VERBS.iter().map(|(said, _)| said.word).collect();
    let verbs = r.verb(at, verbs::VERBS, words);
    let verbs = verbs.then(|rest, at| rest(r, seat, at));
    verbs.or(read::alone(r, seat, at).at_cost(ALONE))
}
