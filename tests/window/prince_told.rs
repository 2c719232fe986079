//! What a real table enters of a game of The Prince played on a screen: the players'
//! decisions, and the visible results of chance.

use prince::{CardId, Command, Decision, Event, Game, Phase, Spot};
use table::{Card, Item as _, Seat, Set};

/// A target to enter decisions into.
pub(crate) trait Table {
    fn game(&self) -> Game;

    fn enter(&mut self, command: Command);

    fn plays(&mut self, seat: Seat, decision: Decision) {
        self.enter(Command::new(seat, decision));
    }

    /// Returns a card like this one that is in `known` or unseen.
    fn alike(&self, card: CardId, known: Set<CardId>) -> CardId {
        let game = self.game();
        let edition = game.edition();
        let mut all = known.iter().chain(game.unseen());
        let alike = all.find(|&other| edition.are_alike(card, other));
        alike.expect("a card like it")
    }

    /// Enters a decision of the game, and its results.
    fn follows(&mut self, before: &Game, command: &Command, after: &Game, events: &[Event]) {
        let seat = command.seat;
        let here = self.game();
        match command.decision {
            Decision::TurnUp(_) => {
                let (slot, _) = here.display().next().expect("a card");
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
                    Event::Played(_, card, aim) => Some((card, aim)),
                    _ => None,
                });
                let (card, aim) = played.expect("a card");
                let card = self.alike(card, here.hand(seat).known());
                self.plays(seat, Decision::Play(card, aim));
                if let Phase::Stealing(_) = self.game().phase() {
                    self.plays(seat, Decision::Steal(Card::Hidden));
                }
            }
            decision => self.plays(seat, decision),
        }
        self.fills_in(before, after, events);
    }

    /// Enters the cards that everyone sees.
    fn fills_in(&mut self, before: &Game, after: &Game, events: &[Event]) {
        let mut received = events.iter().filter_map(|event| match *event {
            Event::Received(seat, card) => Some((seat, card)),
            _ => None,
        });
        loop {
            let here = self.game();
            let (seat, decision) = match *here.phase() {
                Phase::Laying(seat) => {
                    let came = after.edition().table_cards().iter().filter(|&card| {
                        let declined = events.contains(&Event::Declined(seat, card, None));
                        before.spot(card) == Spot::Concealed
                            && (declined || after.owner(card) == Some(seat))
                    });
                    let mut came = came.collect::<Set<CardId>>().iter();
                    match came.find(|&card| here.unseen().contains(card)) {
                        Some(card) => (seat, Decision::Show(card)),
                        None if here.arrival().is_some() => return,
                        None => (seat, Decision::Done),
                    }
                }
                _ if here.arrival().is_some() => return,
                Phase::Spying | Phase::Drawing(_) => {
                    let Some((seat, card)) = received.next() else {
                        return;
                    };
                    let is_table = |card: CardId| after.type_of(card).is_table();
                    let card = match card {
                        Card::Known(known) if is_table(known) => card,
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
            self.plays(seat, decision);
        }
    }
}
