//! Offices that are given out or shuffled, before the Pope has decided.

use std::collections::BTreeMap;

use super::View;
use prince::{CardId, CardType, Event, Game, Phase};
use table::{Item as _, Seat, Set};

/// What the Pope is about to do.
#[derive(Debug, Default)]
pub(super) struct Draft {
    /// The Pope, the turn and the game it is for.
    of: Option<(Seat, u8, String)>,
    /// The new owners of own offices.
    pub(super) offices: BTreeMap<CardId, Seat>,
    /// The owners of dealt offices, as entered.
    pub(super) dealt: BTreeMap<CardId, Seat>,
    /// Whether all offices of the others are shuffled, once that has been selected.
    pub(super) shuffles: Option<bool>,
    /// New cardinals for each seat, and their typed text.
    pub(super) cardinals: [u8; 5],
    pub(super) written: [String; 5],
}

impl Draft {
    /// Starts again for another Pope or turn, with a cardinal for each player.
    pub(crate) fn begin(&mut self, view: &View<'_>) {
        let game = view.game;
        let names = view.session.people().seats.iter();
        let names: String = names.map(|person| person.name.as_str()).collect();
        let of = Some((game.pope(), game.turn(), names));
        if self.of == of {
            return;
        }
        *self = Self {
            of,
            ..Self::default()
        };
        for seat in game.seats() {
            self.cardinals[seat.index()] = 1;
        }
        self.write();
    }

    pub(super) fn write(&mut self) {
        self.written = self.cardinals.map(|number| number.to_string());
    }

    /// Applies a step of a stepper.
    pub(super) fn step(&mut self, seat: Seat, by: i32) {
        let number = i32::from(self.cardinals[seat.index()]) + by;
        self.cardinals[seat.index()] = u8::try_from(number.clamp(0, 9)).unwrap_or(0);
        self.write();
    }

    /// Returns how many cardinals are given in all.
    pub(super) fn given(&self) -> usize {
        self.cardinals
            .iter()
            .map(|number| usize::from(*number))
            .sum()
    }
}

/// How far the Pope has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// It is not yet time for it.
    Before,
    /// Own offices are given away.
    Offices,
    /// All offices are shuffled, or left as they are.
    Shuffle,
    /// The table enters how they were dealt.
    Dealing,
    /// Cardinals are given out, or soon will be.
    Cardinals,
}

impl Stage {
    pub(super) fn of(game: &Game) -> Self {
        match game.phase() {
            Phase::Offices => Self::Offices,
            Phase::Shuffle => Self::Shuffle,
            Phase::Dealing => Self::Dealing,
            Phase::Accusing(_) | Phase::Cardinals => Self::Cardinals,
            Phase::Judging(judging) if judging.at_shuffle => Self::Cardinals,
            Phase::Redeal(_)
            | Phase::Laying(_)
            | Phase::Step(_)
            | Phase::Turning(_)
            | Phase::Bidding(_)
            | Phase::Spying
            | Phase::Stealing(_)
            | Phase::Doctors(_)
            | Phase::OfficeGift(..)
            | Phase::Judging(_)
            | Phase::Defence(_)
            | Phase::Ballot(_)
            | Phase::OpenBallot(_)
            | Phase::Drawing(_)
            | Phase::Upkeep
            | Phase::Over => Self::Before,
        }
    }
}

/// Returns who was given which office in this turn, according to the log.
pub(super) fn given(view: &View<'_>) -> Vec<(CardId, Seat)> {
    let session = view.session;
    let mut given = Vec::new();
    for entry in (0..session.cursor()).rev() {
        let mut is_before = false;
        for event in session.events_of(entry).iter().rev() {
            match *event {
                Event::Assigned(card, seat) => given.push((card, seat)),
                Event::TurnBegan(_) => is_before = true,
                _ => {}
            }
        }
        if is_before {
            break;
        }
    }
    given.reverse();
    given
}

/// Returns the offices that the Pope gives away.
pub(super) fn own_offices(game: &Game) -> Set<CardId> {
    match Stage::of(game) {
        Stage::Before | Stage::Offices => game.laid_of(game.pope(), CardType::Office),
        Stage::Shuffle | Stage::Dealing | Stage::Cardinals => Set::EMPTY,
    }
}
