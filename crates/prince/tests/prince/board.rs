//! Positions for the tests, and short names for what is played in them.

use prince::rules::setup::{Pile, SeatPosition};
use prince::{
    Aim, CardId, CardType, Command, Decision, Edition, Event, Fact, Game, Options, Phase, Place,
    Position, Rule, Setup, Spot, Step,
};
use table::{Card, Item as _, Seat, Set};

pub(crate) use Seat::{A, B, C, D, E};

/// Returns the card of this identifier in the default deck.
pub(crate) fn card(name: &str) -> CardId {
    let found = Edition::studiolo().named(name);
    found.unwrap_or_else(|| panic!("no card {name}"))
}

pub(crate) fn cards(names: &str) -> Set<CardId> {
    names.split_whitespace().map(card).collect()
}

pub(crate) fn under(name: &str) -> Spot {
    Spot::Under(Place::Holding(card(name)))
}

pub(crate) fn at_base(seat: Seat) -> Spot {
    Spot::Under(Place::Base(seat))
}

pub(crate) fn names(players: usize) -> Vec<String> {
    let names = ["Anna", "Ben", "Clara", "David", "Eva"];
    names[..players]
        .iter()
        .map(|&name| name.to_owned())
        .collect()
}

/// A position that is built piece by piece: A is Pope and active.
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) setup: Setup,
    pub(crate) position: Position,
    display: usize,
}

impl Board {
    pub(crate) fn new(players: usize) -> Self {
        let seat = SeatPosition {
            money: 100,
            cardinals: 4,
            ..SeatPosition::default()
        };
        Self {
            setup: Setup::digital(names(players), 1),
            position: Position {
                turn: 2,
                pope: A,
                active: A,
                phase: Phase::Step(Step::Play),
                seats: vec![seat; players],
                table: Vec::new(),
                uncertain: Set::EMPTY,
                deck: Pile::Counted(0),
                display: Vec::new(),
                arriving: Set::EMPTY,
                due: Set::EMPTY,
                furnishing: None,
                robbed: None,
                trade: None,
                asked: Set::EMPTY,
                skips: 0,
                shuffled: false,
                got_office: Set::EMPTY,
                got_cardinal: Set::EMPTY,
                random: Some(1),
                irregular: false,
            },
            display: 4,
        }
    }

    pub(crate) fn turn(mut self, turn: u8) -> Self {
        self.position.turn = turn;
        self
    }

    pub(crate) fn pope(mut self, seat: Seat) -> Self {
        self.position.pope = seat;
        self
    }

    pub(crate) fn active(mut self, seat: Seat) -> Self {
        self.position.active = seat;
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Self {
        self.position.phase = phase;
        self
    }

    pub(crate) fn acquire(self) -> Self {
        self.phase(Phase::Step(Step::Acquire))
    }

    pub(crate) fn seize(self) -> Self {
        self.phase(Phase::Step(Step::Seize { tried: false }))
    }

    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.setup.options);
        self
    }

    pub(crate) fn money(mut self, seat: Seat, money: u32) -> Self {
        self.position.seats[seat.index()].money = money;
        self
    }

    pub(crate) fn cardinals(mut self, cardinals: &[u8]) -> Self {
        for (seat, &cardinals) in self.position.seats.iter_mut().zip(cardinals) {
            seat.cardinals = cardinals;
        }
        self
    }

    /// Adds a hand that only its holder knows.
    pub(crate) fn hand(mut self, seat: Seat, names: &str) -> Self {
        let cards = cards(names).iter().map(|card| (card, 1 << seat.index()));
        self.position.seats[seat.index()].hand = cards.collect();
        self
    }

    pub(crate) fn lay(mut self, names: &str, spot: Spot) -> Self {
        let cards = cards(names).iter().map(|card| (card, spot));
        self.position.table.extend(cards);
        self
    }

    /// Adds cards in front of a seat: holdings, and unprotected cards.
    pub(crate) fn before(self, seat: Seat, names: &str) -> Self {
        self.lay(names, Spot::Before(seat))
    }

    /// Sets the first cards of the display; the others come from the remaining cards.
    pub(crate) fn display(mut self, names: &str) -> Self {
        let cards = names.split_whitespace().map(card);
        self.position.display = cards.map(|card| Some(Card::Known(card))).collect();
        self.display = self.position.display.len();
        self
    }

    pub(crate) fn received(mut self, offices: &[Seat], cardinals: &[Seat]) -> Self {
        self.position.got_office = offices.iter().copied().collect();
        self.position.got_cardinal = cardinals.iter().copied().collect();
        self
    }

    /// Returns the setup, with all unused cards in the display and the deck.
    pub(crate) fn setup(&self) -> Setup {
        let mut position = self.position.clone();
        let mut used: Set<CardId> = position.table.iter().map(|&(card, _)| card).collect();
        for seat in &position.seats {
            used = seat
                .hand
                .iter()
                .fold(used, |used, &(card, _)| used.with(card));
        }
        for card in position.display.iter().flatten() {
            if let Card::Known(card) = card {
                used.insert(*card);
            }
        }
        let mut rest = Edition::studiolo().cards().minus(used).iter();
        let between = matches!(
            position.phase,
            Phase::Redeal(_)
                | Phase::Laying(_)
                | Phase::Ballot(_)
                | Phase::OpenBallot(_)
                | Phase::Drawing(_)
        );
        while position.display.len() < self.display && !between {
            position.display.push(rest.next().map(Card::Known));
        }
        position.deck = Pile::Ordered(rest.collect());
        Setup {
            position: Some(Box::new(position)),
            ..self.setup.clone()
        }
    }

    pub(crate) fn game(&self) -> Game {
        Game::try_from(&self.setup()).unwrap_or_else(|problems| panic!("{problems:?}"))
    }
}

/// Plays these decisions, which must be legal.
pub(crate) trait Play {
    fn go(&mut self, seat: Seat, decision: Decision) -> Vec<Event>;
    /// Returns the rule and the fact of the refusal.
    fn no(&self, seat: Seat, decision: Decision) -> (Rule, Fact);
    /// Asserts that this rule refuses it.
    fn refuses(&self, seat: Seat, decision: Decision, rule: Rule);
    fn allows(&self, seat: Seat, decision: Decision) -> bool;
}

impl Play for Game {
    fn go(&mut self, seat: Seat, decision: Decision) -> Vec<Event> {
        let played = self.play(&Command::new(seat, decision));
        played.unwrap_or_else(|violation| panic!("{seat:?} {decision:?}: {violation}"))
    }

    fn no(&self, seat: Seat, decision: Decision) -> (Rule, Fact) {
        match self.check(&Command::new(seat, decision)) {
            Ok(()) => panic!("{seat:?} {decision:?} is allowed"),
            Err(violation) => (violation.rule, violation.fact),
        }
    }

    fn refuses(&self, seat: Seat, decision: Decision, rule: Rule) {
        let (cited, fact) = self.no(seat, decision);
        assert_eq!(cited, rule, "{seat:?} {decision:?}: {fact:?}");
    }

    fn allows(&self, seat: Seat, decision: Decision) -> bool {
        self.check(&Command::new(seat, decision)).is_ok()
    }
}

pub(crate) fn on(name: &str) -> Aim {
    Aim::Card(card(name))
}

/// Returns all cards of a type.
pub(crate) fn sort(game: &Game, card_type: CardType) -> Set<CardId> {
    game.edition().of_type(card_type)
}
