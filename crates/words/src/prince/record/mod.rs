//! Whole games of The Prince as text, similar to the notation of chess: tags that say who
//! plays, then a line for each entry of the log. It is written and read by hand, is the
//! same in every language, and contains everything a save contains except for changes that
//! could be undone. `docs/notation.md` has its grammar; [`notation`](super::notation) reads
//! the decision of a line.
//!
//! ```
//! use words::prince::record;
//!
//! let text = "\
//! [Game \"the-prince\"]
//! [Players \"Anna\", \"Ben\", \"Clara\"]
//! [Pope \"Ben\"]
//! ## Nobody has three alike.
//! 1. Ben keeps
//! 2. C keep
//! 3. A keep ; with a sigh
//! ";
//! let save = record::parse(text).unwrap();
//! assert_eq!(save.log.len(), 3);
//! assert_eq!(save.log[2].note, "with a sigh");
//! assert_eq!(record::parse(&record::print(&save)).unwrap(), save);
//! ```

mod head;

use super::notation::{Deck, Reader, Source, named, write};
use crate::notation::record::{self, Draft, Recorded, Table};
use crate::printed::{OnCards, Printed};
use prince::{Command, Decision, Game, Lot, Phase, Sealed, Setup, Spot, Violation};
use table::{Card, Entry, Eyes, Game as _, Save, SaveError, Seat, Session, Set};

pub use crate::notation::error::{ParseError, Wrong};
pub use crate::notation::head::VERSION;

/// The words that begin a heading, in addition to the number of the turn.
const TURN: &str = "turn";
const DEAL: &str = "deal";
const ELECTION: &str = "election";
const PAPAL_POWER: &str = "papal-power";
const OVER: &str = "end";

/// The edition provides their names.
impl OnCards for Game {
    fn printed(_: &Setup) -> Printed {
        Printed::default()
    }
}

impl Recorded for Game {
    type Lexicon = Deck;

    fn lexicon(start: &Setup) -> Deck {
        Deck::of(&start.edition, false)
    }

    fn played_anyway(&mut self, command: &Command) -> Result<(), Violation> {
        *self = Game::play_anyway(self, command)?.0;
        Ok(())
    }

    fn heading(&self) -> String {
        format!("{TURN} {}, {}", self.turn(), part_of(self))
    }

    fn write(command: &Command, before: Option<&Game>, deck: &Deck, hides: bool) -> String {
        match hides {
            true => write(&without_secrets(command, before), deck),
            false => write(command, deck),
        }
    }

    fn read(
        table: &mut Table<'_, Game>,
        line: &str,
        begin: usize,
        names: &[String],
    ) -> Result<Draft<Command>, (usize, Wrong)> {
        let game = table.position().copied();
        let deck = &table.lexicon;
        let reader = Reader::new(line, begin, Source::written(deck, names, game.as_ref()));
        reader.entry(line, begin, named, |command| write(command, deck))
    }
}

record::whole_games!(Game, Setup);

/// Writes some entries (from 0) of a game in the notation, one per line, as far as this
/// viewer may read it. Decisions that are sealed from the viewer are left out, and so are
/// secret answers of the seats for which `hides` is true; cards that these seats have
/// drawn, stolen or offered unseen are not named.
#[must_use]
pub fn print_entries(
    session: &Session<Game>,
    entries: impl IntoIterator<Item = usize>,
    eyes: Eyes,
    hides: impl Fn(Seat) -> bool,
) -> String {
    let log = session.log();
    let there = entries.into_iter().filter(|&at| at < log.len());
    let is_secret = |at: &usize| {
        let told = session.told(*at, eyes).and_then(|told| told.open());
        told.is_none_or(|command| {
            // Keeping a Doctor stays secret afterwards.
            let answers = matches!(
                Game::sealed(command),
                Some(Sealed::Doctor | Sealed::Accuses)
            );
            answers && hides(command.seat)
        })
    };
    let told: Vec<usize> = there.filter(|at| !is_secret(at)).collect();
    record::print_entries(session, told, |command| hides(command.seat))
}

/// Writes a decision in the notation, as it can be typed.
#[must_use]
pub fn print_command(start: &Setup, command: &Command) -> String {
    write(command, &Game::lexicon(start))
}

/// Returns the name of the current part of a turn, as used in headings.
fn part_of(game: &Game) -> String {
    match game.phase() {
        Phase::Redeal(_) | Phase::Laying(_) => DEAL.to_owned(),
        Phase::Ballot(_) | Phase::OpenBallot(_) => ELECTION.to_owned(),
        Phase::Over => OVER.to_owned(),
        Phase::Drawing(_)
        | Phase::Upkeep
        | Phase::Offices
        | Phase::Shuffle
        | Phase::Dealing
        | Phase::Accusing(_)
        | Phase::Cardinals => PAPAL_POWER.to_owned(),
        Phase::Step(_)
        | Phase::Turning(_)
        | Phase::Bidding(_)
        | Phase::Spying
        | Phase::Stealing(_)
        | Phase::Doctors(_)
        | Phase::OfficeGift(..)
        | Phase::Judging(_)
        | Phase::Defence(_) => match game.active() {
            Some(seat) => format!("{seat:?}"),
            None => PAPAL_POWER.to_owned(),
        },
    }
}

/// Returns a command without cards that others have not seen.
fn without_secrets(command: &Command, before: Option<&Game>) -> Command {
    let is_table = |card| before.is_some_and(|game| game.type_of(card).is_table());
    let hidden = |lot: Lot| {
        let cards = lot.cards.iter();
        let from_hand: Set<_> = cards
            .filter(|&card| before.is_none_or(|game| game.spot(card) == Spot::Concealed))
            .collect();
        let more = u8::try_from(from_hand.len()).unwrap_or(u8::MAX);
        Lot {
            cards: lot.cards.minus(from_hand),
            hidden: lot.hidden.saturating_add(more),
            ..lot
        }
    };
    let decision = match command.decision {
        Decision::Draw(Card::Known(card)) if !is_table(card) => Decision::Draw(Card::Hidden),
        Decision::Steal(Card::Known(_)) => Decision::Steal(Card::Hidden),
        Decision::Offer(partner, give, take) => {
            Decision::Offer(partner, hidden(give), hidden(take))
        }
        other => other,
    };
    Command::new(command.seat, decision)
}
