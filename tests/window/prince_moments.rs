//! The moments of a game of The Prince with a decision, and where they are in the tables of
//! `tests/data/look`: `prince-four` (a real table), `prince-five` (another one, with long
//! names), `prince-alone` (Anna against the computer) and `prince-shared` (people who share
//! the screen).

// Each test uses only a part of it.
#![allow(dead_code)]

use std::path::{Path, PathBuf};

use prince::{CardType, Game, Phase, Step};
use table::{Save, Seat, Session};

/// The decision of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    Redeal,
    /// The table enters what was dealt.
    Laying,
    Patron,
    /// A card goes to one of several places.
    Arrival,
    /// A holding has arrived, and something can be put under it.
    Furnishing,
    Opening,
    /// A real table enters which card was turned up.
    Turning,
    Bidding,
    Spying,
    /// Cards are played from a hand of three or more.
    Playing,
    Stealing,
    Doctors,
    Gift,
    Judging,
    Seizing,
    Defence,
    Ballot,
    OpenBallot,
    Drawing,
    Offices,
    Shuffle,
    Dealing,
    Accusing,
    Cardinals,
    Offer,
    Consent,
    Over,
}

impl Moment {
    pub(crate) const ALL: [Self; 27] = [
        Self::Redeal,
        Self::Laying,
        Self::Patron,
        Self::Arrival,
        Self::Furnishing,
        Self::Opening,
        Self::Turning,
        Self::Bidding,
        Self::Spying,
        Self::Playing,
        Self::Stealing,
        Self::Doctors,
        Self::Gift,
        Self::Judging,
        Self::Seizing,
        Self::Defence,
        Self::Ballot,
        Self::OpenBallot,
        Self::Drawing,
        Self::Offices,
        Self::Shuffle,
        Self::Dealing,
        Self::Accusing,
        Self::Cardinals,
        Self::Offer,
        Self::Consent,
        Self::Over,
    ];

    /// Returns whether only a real table has it: the computer knows what it deals.
    pub(crate) fn is_told(self) -> bool {
        matches!(
            self,
            Self::Laying
                | Self::Turning
                | Self::Spying
                | Self::Stealing
                | Self::Drawing
                | Self::Dealing
        )
    }

    /// Returns whether a position is at this moment.
    pub(crate) fn is_at(self, game: &Game) -> bool {
        if let Some(trade) = game.trade() {
            return match self {
                Self::Offer => !trade.accepted,
                Self::Consent => trade.accepted,
                _ => false,
            };
        }
        if let Some((seat, card)) = game.arrival() {
            let places = game.free_places(seat, game.type_of(card)).len();
            let is_under = game.furnishing().is_some();
            return match self {
                Self::Patron => game.is_due(card),
                Self::Furnishing => is_under,
                Self::Arrival => !is_under && !game.is_due(card) && places > 2,
                _ => false,
            };
        }
        let active = game.active();
        match *game.phase() {
            Phase::Redeal(_) => self == Self::Redeal,
            Phase::Laying(_) => self == Self::Laying,
            Phase::Step(Step::Acquire) => self == Self::Opening && game.displayed() < 11,
            Phase::Step(Step::Play) => {
                let hand = active.map_or(0, |seat| game.hand(seat).len());
                self == Self::Playing && hand > 2
            }
            Phase::Step(Step::Seize { tried }) => {
                let targets = active.map_or(0, |seat| game.targets(seat).len());
                self == Self::Seizing && !tried && targets > 2
            }
            Phase::Turning(_) => self == Self::Turning,
            Phase::Bidding(bidding) => {
                self == Self::Bidding && bidding.high.is_some() && !bidding.passed.is_empty()
            }
            Phase::Spying => self == Self::Spying,
            Phase::Stealing(_) => self == Self::Stealing,
            Phase::Doctors(_) => self == Self::Doctors,
            Phase::OfficeGift(..) => self == Self::Gift,
            Phase::Judging(_) => self == Self::Judging,
            Phase::Defence(_) => self == Self::Defence,
            Phase::Ballot(_) => self == Self::Ballot,
            Phase::OpenBallot(_) => self == Self::OpenBallot,
            Phase::Drawing(_) => self == Self::Drawing,
            Phase::Offices => {
                let offices = game.laid_of(game.pope(), CardType::Office);
                self == Self::Offices && !offices.is_empty()
            }
            Phase::Shuffle => self == Self::Shuffle,
            Phase::Dealing => self == Self::Dealing,
            Phase::Accusing(_) => self == Self::Accusing,
            Phase::Cardinals => self == Self::Cardinals,
            Phase::Upkeep => false,
            Phase::Over => self == Self::Over,
        }
    }
}

/// Returns the path of a table.
pub(crate) fn path(table: &str) -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tables = package.join("../../tests/data/look");
    tables.join(table).with_extension("ron")
}

/// Returns a table at its end.
pub(crate) fn table(table: &str) -> Session<Game> {
    let save = Save::<Game>::read(&path(table)).expect("it can be read");
    save.into_session().expect("it starts legally")
}

/// Returns after how many entries a table is at a moment. Against the computer it is one
/// where only Anna has to decide.
pub(crate) fn entries(session: &Session<Game>, moment: Moment) -> Option<usize> {
    let people = session.people();
    let is_alone = people.bot(Seat::A).is_none() && people.bot(Seat::B).is_some();
    let is_asked = |game: &Game| {
        let may = game.may_decide();
        !is_alone || game.is_over() || (may.contains(Seat::A) && may.len() == 1)
    };
    let games = (0..=session.legal_len()).filter_map(|n| Some((n, session.game_at(n)?)));
    let found = games.filter(|(_, game)| moment.is_at(game) && is_asked(game));
    // In the middle of the game there is more to see than at its beginning.
    let all: Vec<usize> = found.map(|(n, _)| n).collect();
    all.get(all.len().saturating_sub(1) / 2).copied()
}
