//! Buying a card of the display in an auction, or receiving one with a Spy (A).
//!
//! A player with too little money for the lowest bid passes automatically: all money is
//! public (A2).

use crate::rules::card::{CardId, CardType, Spot};
use crate::rules::command::{Aim, Event, Why};
use crate::rules::game::{Events, Game, PUBLIC, bit};
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::{Bidding, Phase, Step};
use table::{Card, Seat, Set};

impl Game {
    /// Returns the card that is being auctioned, and the position before the first bid;
    /// `None` if there is no auction.
    #[must_use]
    pub fn auction_begun(&self) -> Option<(CardId, Game)> {
        let Some(Phase::Bidding(bidding)) = self.phase_now() else {
            return None;
        };
        let card = bidding.card;
        let mut game = *self;
        game.phase = Phase::Bidding(Bidding {
            card,
            high: None,
            passed: Set::EMPTY,
            turn: self.active,
        });
        Some((card, game))
    }
}

fn acquires(step: Step) -> bool {
    step == Step::Acquire
}

fn check_slot(game: &Game, slot: u8) -> Result<Card<CardId>, Violation> {
    let card = game.display.get(usize::from(slot)).copied().flatten();
    card.ok_or(Rule::A1.broken(Fact::EmptySlot(slot)))
}

pub(in crate::rules) fn check_turn_up(game: &Game, seat: Seat, slot: u8) -> Result<(), Violation> {
    game.check_step(seat, Rule::A1, acquires)?;
    check_slot(game, slot).map(drop)
}

pub(in crate::rules) fn turn_up(game: &mut Game, slot: u8, events: &mut impl Events) {
    match game.display[usize::from(slot)] {
        Some(Card::Known(card)) => is_turned_up(game, slot, card, events),
        Some(Card::Hidden) | None => game.phase = Phase::Turning(slot),
    }
}

fn is_turned_up(game: &mut Game, slot: u8, card: CardId, events: &mut impl Events) {
    game.display[usize::from(slot)] = None;
    game.lay(card, Spot::Auctioned);
    game.phase = Phase::Bidding(Bidding {
        card,
        high: None,
        passed: Set::EMPTY,
        turn: game.active,
    });
    events.push(Event::TurnedUp(slot, card));
}

pub(in crate::rules) fn check_turned(
    game: &Game,
    seat: Seat,
    card: CardId,
) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Turning(_)) => game.check_turn(seat, Rule::A1)?,
        _ => return Err(Rule::A1.broken(Fact::NotNow)),
    }
    game.check_unseen(card, Rule::A1)
}

pub(in crate::rules) fn turned(game: &mut Game, card: CardId, events: &mut impl Events) {
    if let Phase::Turning(slot) = game.phase {
        is_turned_up(game, slot, card, events);
    }
}

fn check_bidder(game: &Game, seat: Seat, rule: Rule) -> Result<Bidding, Violation> {
    match game.phase_now() {
        Some(Phase::Bidding(bidding)) if bidding.passed.contains(seat) => {
            Err(Rule::A3.broken(Fact::NotYourTurn(Set::only(bidding.turn))))
        }
        Some(Phase::Bidding(bidding)) => game.check_turn(seat, rule).map(|()| *bidding),
        _ => Err(rule.broken(Fact::NotNow)),
    }
}

pub(in crate::rules) fn check_bid(game: &Game, seat: Seat, bid: u32) -> Result<(), Violation> {
    let least = check_bidder(game, seat, Rule::A1)?.least();
    if bid < least {
        return Err(Rule::A1.broken(Fact::BidTooLow { bid, least }));
    }
    game.check_money(seat, bid, Rule::A2)
}

pub(in crate::rules) fn check_pass(game: &Game, seat: Seat) -> Result<(), Violation> {
    check_bidder(game, seat, Rule::A3).map(drop)
}

pub(in crate::rules) fn bid(game: &mut Game, seat: Seat, bid: u32) {
    if let Phase::Bidding(mut bidding) = game.phase {
        bidding.high = Some((seat, bid));
        goes_round(game, bidding, seat);
    }
}

pub(in crate::rules) fn pass(game: &mut Game, seat: Seat) {
    if let Phase::Bidding(mut bidding) = game.phase {
        bidding.passed.insert(seat);
        goes_round(game, bidding, seat);
    }
}

/// Asks the next player who has not passed.
fn goes_round(game: &mut Game, mut bidding: Bidding, seat: Seat) {
    let left = game.all_seats().minus(bidding.passed);
    bidding.turn = seat.next_in(left, game.player_count());
    game.phase = Phase::Bidding(bidding);
}

/// Ends an auction, or passes for players who cannot bid; returns whether it did anything.
pub(in crate::rules) fn goes_on(
    game: &mut Game,
    bidding: Bidding,
    events: &mut impl Events,
) -> bool {
    let left = game.all_seats().minus(bidding.passed);
    match bidding.high {
        Some((winner, price)) if left == Set::only(winner) => {
            wins(game, winner, bidding.card, price, events);
            return true;
        }
        None if left.is_empty() => {
            wins(game, game.active, bidding.card, 0, events);
            return true;
        }
        Some(_) | None => {}
    }
    let cannot = game.money[bidding.turn] < bidding.least();
    if cannot {
        events.push(Event::PassedOver(bidding.turn));
        pass(game, bidding.turn);
    }
    cannot
}

fn wins(game: &mut Game, seat: Seat, card: CardId, price: u32, events: &mut impl Events) {
    game.phase = Phase::Step(Step::Play);
    events.push(Event::Sold(seat, card, price));
    game.pay(seat, price, Why::Bid(card), events);
    if game.type_of(card).is_table() {
        super::arrival::arrive(game, seat, card);
    } else {
        let all = game.seats().fold(PUBLIC, |all, seat| all | bit(seat));
        game.take_in_hand(seat, Card::Known(card), all);
    }
}

pub(in crate::rules) fn check_sold(
    game: &Game,
    seat: Seat,
    slot: u8,
    card: CardId,
    price: u32,
) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Step(Step::Acquire)) if !game.is_digital() => {}
        _ => return Err(Rule::A4.broken(Fact::NotNow)),
    }
    check_slot(game, slot)?;
    game.check_unseen(card, Rule::A1)?;
    if price == 0 && seat != game.active {
        return Err(Rule::A5.broken(Fact::NotForNothing));
    }
    game.check_money(seat, price, Rule::A2)
}

pub(in crate::rules) fn sold(
    game: &mut Game,
    seat: Seat,
    slot: u8,
    card: CardId,
    price: u32,
    events: &mut impl Events,
) {
    game.display[usize::from(slot)] = None;
    events.push(Event::TurnedUp(slot, card));
    wins(game, seat, card, price, events);
}

pub(in crate::rules) fn check_spy(game: &Game, seat: Seat) -> Result<(), Violation> {
    game.check_step(seat, Rule::A7, acquires)?;
    if game.is_silenced(seat) {
        return Err(Rule::C8.broken(Fact::Silenced));
    }
    match game.may_hold(seat, CardType::Spy).is_empty() {
        true => Err(Rule::A7.broken(Fact::NoneInHand(CardType::Spy))),
        false => Ok(()),
    }
}

pub(in crate::rules) fn spy(game: &mut Game, seat: Seat, events: &mut impl Events) {
    let Some(card) = game.one_in_hand(seat, CardType::Spy) else {
        return;
    };
    game.leave_hand(seat, card);
    game.lay(card, Spot::Out);
    events.push(Event::Played(seat, card, Aim::None));
    let Some(random) = &mut game.random else {
        game.phase = Phase::Spying;
        return;
    };
    let filled = game.display.iter().flatten().count();
    let at = random.below(filled.max(1));
    let mut slots = game.display.iter_mut().filter(|slot| slot.is_some());
    let card = slots.nth(at).and_then(Option::take);
    game.phase = Phase::Step(Step::Play);
    if let Some(card) = card {
        receives(game, seat, card, events);
    }
}

/// Gives a player a card unseen by the others; a table card is laid down.
pub(in crate::rules) fn receives(
    game: &mut Game,
    seat: Seat,
    card: Card<CardId>,
    events: &mut impl Events,
) {
    events.push(Event::Received(seat, card));
    match card {
        Card::Known(card) if game.type_of(card).is_table() => {
            super::arrival::arrive(game, seat, card);
        }
        Card::Known(_) | Card::Hidden => game.take_in_hand(seat, card, bit(seat)),
    }
}

pub(in crate::rules) fn check_draw(
    game: &Game,
    seat: Seat,
    card: Card<CardId>,
) -> Result<(), Violation> {
    let rule = match game.phase_now() {
        Some(Phase::Spying) => Rule::A7,
        Some(Phase::Drawing(_)) => Rule::T4,
        _ => return Err(Rule::T4.broken(Fact::NotNow)),
    };
    game.check_turn(seat, rule)?;
    match card {
        Card::Known(card) => game.check_unseen(card, rule),
        Card::Hidden => Ok(()),
    }
}

pub(in crate::rules) fn draw(
    game: &mut Game,
    seat: Seat,
    card: Card<CardId>,
    events: &mut impl Events,
) {
    if let Phase::Drawing(_) = game.phase {
        game.deck.draw();
        super::turn::has_drawn(game, seat);
    } else {
        // It is unknown which card it was: all are face down.
        let first = game.display.iter_mut().find(|slot| slot.is_some());
        if let Some(slot) = first {
            *slot = None;
        }
        game.phase = Phase::Step(Step::Play);
    }
    receives(game, seat, card, events);
}

impl Game {
    /// Returns the card of a type that a hand has, the one that most players know of; if
    /// none is known to be there, one that may be.
    pub(in crate::rules) fn one_in_hand(&self, seat: Seat, card_type: CardType) -> Option<CardId> {
        let known = self.hand(seat).known();
        let known = known.intersection(self.edition.of_type(card_type)).first();
        match known {
            Some(card) => Some(self.leaving(seat, card)),
            None => self.may_hold(seat, card_type).first(),
        }
    }
}
