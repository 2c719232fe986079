//! A real table: a digital game is played, and what people at the table would see of it is
//! entered into a game that knows no hands. Both must show the same at every step.

use std::collections::BTreeSet;

use prince::{CardId, CardType, Command, Decision, Event, Game, Phase, Setup, Spot, Step};
use table::{Card, Item as _, Seat, Set};

use crate::board::names;
use crate::random::{digital, games, picture, players, tracked, walk};

/// Returns what everyone sees. Identical cards cannot be distinguished.
fn open(game: &Game) -> String {
    let seen = game.seen_from(None);
    let kind = |card: CardId| game.edition().entry(card).map(|(data, _)| data.id.clone());
    let mut cards: Vec<String> = Vec::new();
    for card in game.edition().cards() {
        if seen.spot(card) != Spot::Concealed {
            cards.push(format!("{:?} {:?}", kind(card), seen.spot(card)));
        }
    }
    cards.sort();
    let mut text = format!("{cards:?}\n");
    for seat in seen.seats() {
        let mut hand: Vec<_> = seen.hand(seat).known().iter().map(kind).collect();
        hand.sort();
        text += &format!(
            "{seat:?} {hand:?} of {} money {} cardinals {} scores {:?}\n",
            seen.hand(seat).len(),
            seen.money(seat),
            seen.cardinals(seat),
            seen.scores(seat),
        );
    }
    text += &format!(
        "{} of the display, {} of the deck, turn {}, pope {:?}, active {:?}, skips {}, {:?}",
        seen.displayed(),
        seen.cards_in_deck(),
        seen.turn(),
        seen.pope(),
        seen.active(),
        seen.skips(),
        seen.received(),
    );
    text += &format!(
        "\nto decide {:?}, face down {:?}",
        seen.may_decide(),
        seen.face_down()
    );
    text
}

struct Table {
    game: Game,
    /// Entries that the table had to make besides the players' decisions.
    typed: u32,
}

impl Table {
    fn plays(&mut self, seat: Seat, decision: Decision) {
        let played = self.game.play(&Command::new(seat, decision));
        if let Err(violation) = played {
            panic!(
                "{seat:?} {decision:?}: {violation}\n{}",
                picture(&self.game)
            );
        }
    }

    /// Returns an identical card that is in `known` or unseen: the table cannot distinguish
    /// them.
    fn alike(&self, card: CardId, known: Set<CardId>) -> CardId {
        let edition = self.game.edition();
        let is_like = |&other: &CardId| edition.are_alike(card, other);
        let mut all = known.iter().chain(self.game.unseen());
        all.find(is_like).expect("a card like it")
    }

    /// Enters a decision of the digital game and its results.
    fn follows(&mut self, before: &Game, command: &Command, after: &Game, events: &[Event]) {
        let seat = command.seat;
        match command.decision {
            Decision::TurnUp(_) => {
                let (slot, _) = self.game.display().next().expect("a card");
                self.plays(seat, Decision::TurnUp(slot));
                let turned = events.iter().find_map(|event| match event {
                    Event::TurnedUp(_, card) => Some(*card),
                    _ => None,
                });
                let turned = self.alike(turned.expect("a card"), Set::EMPTY);
                self.plays(seat, Decision::Turned(turned));
            }
            Decision::Play(..) => {
                let played = events.iter().find_map(|event| match *event {
                    Event::Played(_, card, aim) => {
                        let card = self.alike(card, self.game.hand(seat).known());
                        Some(Decision::Play(card, aim))
                    }
                    _ => None,
                });
                self.plays(seat, played.expect("a card"));
                if let Phase::Stealing(_) = self.game.phase() {
                    self.plays(seat, Decision::Steal(Card::Hidden));
                }
            }
            decision => self.plays(seat, decision),
        }
        self.fills_in(before, after, events);
    }

    /// Enters what chance has decided meanwhile, as the table sees it.
    fn fills_in(&mut self, before: &Game, after: &Game, events: &[Event]) {
        let mut received = events.iter().filter_map(|event| match *event {
            Event::Received(seat, card) => Some((seat, card)),
            _ => None,
        });
        loop {
            let decision = match *self.game.phase() {
                Phase::Laying(seat) => {
                    let laid = dealt_to(before, after, events, seat);
                    let next = laid.iter().find(|&card| self.game.unseen().contains(card));
                    match next {
                        Some(card) => (seat, Decision::Show(card)),
                        None if self.game.arrival().is_some() => return,
                        None => (seat, Decision::Done),
                    }
                }
                _ if self.game.arrival().is_some() => return,
                Phase::Spying | Phase::Drawing(_) => {
                    let Some((seat, card)) = received.next() else {
                        return;
                    };
                    let card = match card {
                        Card::Known(known) if after.type_of(known).is_table() => card,
                        _ => Card::Hidden,
                    };
                    (seat, Decision::Draw(card))
                }
                Phase::Dealing => {
                    let mut to = [Set::EMPTY; 5];
                    for event in events {
                        if let Event::DealtOffice(office, seat) = *event {
                            to[seat.index()].insert(office);
                        }
                    }
                    (after.pope(), Decision::Dealt(to))
                }
                _ => return,
            };
            self.typed += 1;
            self.plays(decision.0, decision.1);
        }
    }
}

/// Returns the table cards that this seat was dealt and has laid down in this step.
fn dealt_to(before: &Game, after: &Game, events: &[Event], seat: Seat) -> Set<CardId> {
    let came = after.edition().table_cards().iter().filter(|&card| {
        let was_hidden = before.spot(card) == Spot::Concealed;
        let declined = events.contains(&Event::Declined(seat, card, None));
        was_hidden && (declined || after.owner(card) == Some(seat))
    });
    came.collect()
}

#[test]
fn a_tracked_game_shows_what_the_digital_one_does() {
    let mut typed = 0;
    for seed in 0..games() {
        let start = digital(players(seed), seed);
        let mut table = Table {
            game: tracked(players(seed), seed),
            typed: 0,
        };
        assert!(!table.game.is_digital());
        // Hand cards in an offer would have to be named to the table.
        let mut secret_trade = false;
        walk(start, seed, |before, command, after, events| {
            if let Decision::Offer(_, give, take) = command.decision {
                let cards = give.cards.union(take.cards).iter();
                secret_trade |= cards
                    .into_iter()
                    .any(|card| before.spot(card) == Spot::Concealed);
            }
            if secret_trade {
                return;
            }
            table.follows(before, command, after, events);
            let (there, here) = (open(after), open(&table.game));
            assert_eq!(here, there, "game {seed}: {command:?}\n{}", picture(after));
        });
        assert!(secret_trade || table.game.is_over());
        typed += table.typed;
    }
    assert!(typed > 0);
}

/// Games in which the table enters anything that is possible.
#[test]
fn whatever_a_table_types_leads_to_the_end() {
    for seed in 0..games() / 2 {
        let start = tracked(players(seed), seed);
        let mut turns = BTreeSet::new();
        let end = walk(start, seed, |before, _, after, _| {
            let hidden: usize = after.seats().map(|seat| after.hand(seat).len()).sum();
            let concealed = after.cards_at(Spot::Concealed).count();
            let piles = after.cards_in_deck() + after.displayed();
            assert_eq!(hidden + piles, concealed, "{}", picture(after));
            if let Phase::Step(Step::Acquire) = after.phase() {
                turns.insert(before.turn());
            }
        });
        assert!(end.is_over());
        // In later turns the deck may provide nothing.
        let all = usize::from(end.turns());
        assert!((all.min(3)..=all).contains(&turns.len()), "{turns:?}");
    }
}

#[test]
fn an_auction_can_be_typed_in_one_entry() {
    let setup = Setup::tracked(names(3));
    let mut game = Game::try_from(&setup).expect("a sound start");
    for seat in [Seat::A, Seat::B, Seat::C] {
        game.play(&Command::new(seat, Decision::Keep))
            .expect("kept");
    }
    for seat in [Seat::A, Seat::B, Seat::C] {
        game.play(&Command::new(seat, Decision::Done))
            .expect("nothing to lay");
    }
    let spy = game
        .edition()
        .of_type(CardType::Spy)
        .first()
        .expect("a spy");
    let sold = Command::new(Seat::B, Decision::Sold(0, spy, 7));
    game.play(&sold).expect("sold");
    assert_eq!(game.money(Seat::B), 93);
    assert!(game.open_cards(Seat::B).contains(spy));
    assert_eq!(game.hand(Seat::B).hidden(), 5);
    assert_eq!(game.displayed(), 11);
    assert_eq!(game.phase(), &Phase::Step(Step::Play));
}
