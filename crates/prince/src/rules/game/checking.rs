//! Checks and effects that several phases share: whose turn it is, cards, money.

use super::super::card::{CardId, Spot};
use super::super::command::{Event, Why};
use super::super::rule::{Fact, Rule, Violation};
use super::super::state::{Phase, Step};
use super::{Events, Game, PUBLIC, bit};
use table::{Card, Item as _, Seat};

impl Game {
    /// Returns the phase, unless something comes before it.
    pub(in crate::rules) fn phase_now(&self) -> Option<&Phase> {
        let nothing_before = self.trade.is_none() && self.arrival().is_none();
        nothing_before.then_some(&self.phase)
    }

    /// Checks that this seat decides.
    pub(in crate::rules) fn check_turn(&self, seat: Seat, rule: Rule) -> Result<(), Violation> {
        let deciders = self.may_decide();
        match deciders.contains(seat) {
            true => Ok(()),
            false => Err(rule.broken(Fact::NotYourTurn(deciders))),
        }
    }

    /// Checks that it is this step of this seat's own phase.
    pub(in crate::rules) fn check_step(
        &self,
        seat: Seat,
        rule: Rule,
        is_it: impl Fn(Step) -> bool,
    ) -> Result<(), Violation> {
        match self.phase_now() {
            Some(Phase::Step(step)) if is_it(*step) => self.check_turn(seat, rule),
            _ => Err(rule.broken(Fact::NotNow)),
        }
    }

    /// Checks that there is such a card.
    pub(in crate::rules) fn check_card(&self, card: CardId, rule: Rule) -> Result<(), Violation> {
        match self.edition.cards().contains(card) {
            true => Ok(()),
            false => Err(rule.broken(Fact::NoSuchCard(card))),
        }
    }

    /// Checks that a seat can pay this.
    pub(in crate::rules) fn check_money(
        &self,
        seat: Seat,
        needed: u32,
        rule: Rule,
    ) -> Result<(), Violation> {
        let has = self.money[seat];
        match has >= needed {
            true => Ok(()),
            false => Err(rule.broken(Fact::NotEnoughMoney { needed, has })),
        }
    }

    /// Checks that the card is in that hand, as far as is known.
    pub(in crate::rules) fn check_in_hand(
        &self,
        seat: Seat,
        card: CardId,
        rule: Rule,
    ) -> Result<(), Violation> {
        self.check_card(card, rule)?;
        let hand = &self.hands[seat];
        if hand.known().contains(card) {
            return Ok(());
        }
        match hand.hidden() {
            0 => Err(rule.broken(Fact::NotInHand(card))),
            _ => self.check_unseen(card, rule),
        }
    }

    /// Checks that the card's place is unknown.
    pub(in crate::rules) fn check_unseen(&self, card: CardId, rule: Rule) -> Result<(), Violation> {
        self.check_card(card, rule)?;
        match self.unseen().contains(card) {
            true => Ok(()),
            false => Err(rule.broken(Fact::Elsewhere(card))),
        }
    }

    /// Pays the bank; the amount has been checked.
    pub(in crate::rules) fn pay(
        &mut self,
        seat: Seat,
        ducats: u32,
        why: Why,
        events: &mut impl Events,
    ) {
        self.money[seat] = self.money[seat].saturating_sub(ducats);
        if ducats > 0 {
            events.push(Event::Paid(seat, ducats, why));
        }
    }

    /// Pays a player from the bank.
    pub(in crate::rules) fn earn(
        &mut self,
        seat: Seat,
        ducats: u32,
        why: Why,
        events: &mut impl Events,
    ) {
        self.money[seat] = self.money[seat].saturating_add(ducats);
        if ducats > 0 {
            events.push(Event::Earned(seat, ducats, why));
        }
    }

    /// Puts a card somewhere.
    pub(in crate::rules) fn lay(&mut self, card: CardId, spot: Spot) {
        if spot != Spot::Concealed {
            self.comes_to_light(card);
        }
        self.spots.lay(card, spot);
    }

    /// Puts a card into a hand, known to these seats (by their bits).
    pub(in crate::rules) fn take_in_hand(&mut self, seat: Seat, card: Card<CardId>, known_by: u8) {
        self.hands[seat].put(card);
        if let Card::Known(card) = card {
            self.lay(card, Spot::Concealed);
            self.known_by[card.index()] = known_by;
            if known_by & PUBLIC != 0 {
                self.comes_to_light(card);
            }
        }
    }

    /// Takes a card from a hand, seen by all. Players who knew of an identical one in that
    /// hand cannot distinguish the two, and no longer know whether theirs is left.
    pub(in crate::rules) fn leave_hand(&mut self, seat: Seat, card: CardId) {
        let mut others = !self.known_by[card.index()];
        let was_seen = self.comes_to_light(card) || others & PUBLIC == 0;
        let alike = |&other: &CardId| self.edition.are_alike(card, other);
        let other = self.traces[seat].iter().find(alike).filter(|_| !was_seen);
        if let Some(other) = other {
            self.comes_to_light(other);
        }
        self.hands[seat].take(Card::Known(card));
        self.known_by[card.index()] = 0;
        self.uncertain.remove(card);
        others &= !bit(seat);
        for other in self.hands[seat].known() {
            if self.edition.are_alike(card, other) {
                let known_by = &mut self.known_by[other.index()];
                let forget = *known_by & others;
                *known_by &= !forget;
                others &= !forget;
            }
        }
    }

    /// Returns which of several identical cards leaves a hand when this one is played: the
    /// one that most players know of. At a table it could not be distinguished from the
    /// others.
    pub(in crate::rules) fn leaving(&self, seat: Seat, card: CardId) -> CardId {
        let known = self.hands[seat].known();
        if !known.contains(card) {
            return card;
        }
        let alike = known
            .iter()
            .filter(|&one| self.edition.are_alike(one, card));
        let known_to = |card: &CardId| self.known_by[card.index()].count_ones();
        // If several are equally known, it is the one that was named.
        let most = alike.max_by_key(known_to).unwrap_or(card);
        match known_to(&most) > known_to(&card) {
            true => most,
            false => card,
        }
    }
}
