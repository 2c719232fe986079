//! *The Prince*: each card is in one place, money follows from the events, cardinals are only
//! added (invariants 1, 4, 7, 10, 12, 24 of the rules), and views hide hands, deck and display
//! (31).

use fastrand::Rng;
use prince::rules::command::Agreement;
use prince::{CardId, Command, Decision, Event, Game, Phase, Place, Setup, Spot, Violation};
use table::{Card, Item as _, Save, Seat, Session, Told};
use words::prince::{Words, notation, record};

use super::{Moves, Step, one_of, small};

/// What is known from the events alone.
#[derive(Default)]
pub(super) struct Account {
    money: [i64; 5],
    cardinals: [u32; 5],
}

impl Moves for Game {
    type Account = Account;

    fn begin(how: u8, seed: u8) -> Setup {
        let players = 3 + usize::from(how) % 3;
        let names = ["Anna", "Ben", "Clara", "Dana", "Eva"];
        let names = names.into_iter().take(players);
        let mut setup = match how & 16 {
            0 => Setup::digital(names, seed.into()),
            _ => Setup::tracked(names),
        };
        setup.options.trade = how & 32 != 0;
        setup.options.simony_at_shuffle = how & 64 != 0;
        setup.options.elects_first = how & 128 != 0;
        setup.options.conclave_limit = [0, 2, 3, 5][usize::from(seed) % 4];
        setup.options.turns = 2 + seed % 3;
        setup.pope = Seat::ALL[usize::from(seed) % players];
        setup
    }

    fn legal(&self, below: &mut dyn FnMut(usize) -> usize) -> Option<Command> {
        let count = self.legal_count();
        if count == 0 {
            return None;
        }
        let command = self.nth_legal(below(count));
        Some(command.expect("each number has a decision"))
    }

    fn lists_the_legal(&self) {
        let legal = self.legal();
        assert_eq!(legal.len(), self.legal_count());
        for command in &legal {
            assert_eq!(self.check(command), Ok(()), "{command:?}");
        }
        let is_waiting = !self.may_decide().is_empty();
        assert!(
            is_waiting || legal.is_empty(),
            "nobody may decide: {legal:?}"
        );
    }

    fn of_seat(command: &Command, seat: Seat) -> Command {
        Command::new(seat, command.decision)
    }

    fn correction(rng: &mut Rng) -> Command {
        use prince::Correction as C;
        let number = small(rng);
        let value = match rng.u8(..15) {
            0 => C::Money(rng.u32(..300)),
            1 => C::Cardinals(number),
            2 => C::Pope(rng.bool()),
            3 => C::Skips(number),
            4 => C::Hidden(number),
            5..12 => C::Lies(one_of(CardId::ALL, rng), spot(rng)),
            _ => C::Agreed(match rng.u8(..8) {
                0 => Agreement::Turns(number),
                1 => Agreement::PointsOfPope(rng.u16(..30)),
                2 => Agreement::DucatsForPoint(rng.u16(..30)),
                3 => Agreement::Trade(rng.bool()),
                4 => Agreement::Conclave(number),
                5 => Agreement::SimonyAtShuffle(rng.bool()),
                6 => Agreement::HideMoney(rng.bool()),
                _ => Agreement::HideHandSizes(rng.bool()),
            }),
        };
        Command::new(one_of(Seat::ALL, rng), Decision::Correct(value))
    }

    fn said(&self, _: &Setup, command: &Command) -> (String, Option<Command>) {
        let line = notation::written(command, self);
        let again = notation::read(&line, self.edition().data());
        (line, again)
    }

    fn told(session: &Session<Self>, command: &Command, why: &Violation) -> [String; 2] {
        let (words, game) = (Words::new(session.start()), session.game());
        let did = words.decision(Some(game), Told::own(command));
        [did, words.refusal_in(game, command, why)]
    }

    fn recorded(save: &Save<Self>) -> (String, Result<Save<Self>, String>) {
        let text = record::print(save);
        let again = record::parse(&text).map_err(|error| error.sentence());
        (text, again)
    }

    fn open(&self, _: &Setup) -> Account {
        let mut account = Account::default();
        for seat in self.seats() {
            account.money[seat.index()] = self.money(seat).into();
            account.cardinals[seat.index()] = self.cardinals(seat).into();
        }
        account
    }

    fn book(account: &mut Account, step: &Step<'_, Self>) {
        for event in step.events {
            match *event {
                Event::Paid(seat, ducats, _) => account.money[seat.index()] -= i64::from(ducats),
                Event::Earned(seat, ducats, _) => account.money[seat.index()] += i64::from(ducats),
                Event::Cardinals(seat, more) => account.cardinals[seat.index()] += u32::from(more),
                _ => {}
            }
        }
    }

    fn adds_up(&self, account: &Account) {
        cards(self);
        for seat in self.seats() {
            let money = account.money[seat.index()];
            assert_eq!(i64::from(self.money(seat)), money, "7 {seat:?}");
            let cardinals = account.cardinals[seat.index()];
            assert_eq!(u32::from(self.cardinals(seat)), cardinals, "10 {seat:?}");
        }
        assert!(self.seats().any(|seat| seat == self.pope()), "12");
        if let Phase::Bidding(bidding) = self.phase()
            && let Some((seat, bid)) = bidding.high
        {
            assert!(bid <= self.money(seat), "24");
        }
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    fn hides(seen: &Self, viewer: Option<Seat>) {
        assert_eq!(seen.deck().iter().count(), 0, "31");
        assert!(seen.display().all(|(_, card)| card == Card::Hidden), "31");
        for seat in seen.seats().filter(|&seat| Some(seat) != viewer) {
            for card in seen.hand(seat).known() {
                let open = seen.open_cards(seat).contains(card);
                let told = viewer.is_some_and(|viewer| seen.knows(viewer, card));
                assert!(open || told, "31 {viewer:?}: {card:?} of {seat:?}");
            }
        }
    }
}

fn spot(rng: &mut Rng) -> Spot {
    let (seat, other) = (one_of(Seat::ALL, rng), one_of(Seat::ALL, rng));
    match rng.u8(..10) {
        0 => Spot::Concealed,
        1 => Spot::Auctioned,
        2 => Spot::Arriving(seat),
        3 | 4 => Spot::Before(seat),
        5 => Spot::Under(Place::Base(seat)),
        6 => Spot::Under(Place::Holding(one_of(CardId::ALL, rng))),
        7 => Spot::Wedding(seat, other),
        8 => Spot::Aside,
        _ => Spot::Out,
    }
}

/// Each card is in one place, and no two of a type lie in the same one.
fn cards(game: &Game) {
    let edition = game.edition();
    let mut places: Vec<CardId> = game.deck().iter().collect();
    let mut hidden = game.cards_in_deck() - places.len();
    for hand in game.seats().map(|seat| game.hand(seat)) {
        places.extend(hand.known().iter());
        hidden += usize::from(hand.hidden());
    }
    for (_, card) in game.display() {
        match card {
            Card::Known(card) => places.push(card),
            Card::Hidden => hidden += 1,
        }
    }
    let mut under = Vec::new();
    for card in edition.cards() {
        match game.spot(card) {
            Spot::Concealed => continue,
            Spot::Under(place) => {
                let there = (place, game.type_of(card));
                assert!(!under.contains(&there), "4: {there:?}");
                under.push(there);
            }
            _ => {}
        }
        places.push(card);
    }
    assert_eq!(places.len() + hidden, edition.cards().len(), "1");
    places.sort_unstable();
    places.dedup();
    assert_eq!(
        places.len() + hidden,
        edition.cards().len(),
        "1: a card is in two places"
    );
}
