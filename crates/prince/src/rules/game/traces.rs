//! Where a card may be that everyone saw in a hand before something was taken from that
//! hand unseen: the card is still there, or with the player who took something.

use super::{Game, PUBLIC};
use crate::rules::card::CardId;
use table::{Item as _, Seat, Set};

impl Game {
    /// Returns the players one of whom has this card, as far as everyone saw it. Returns no
    /// player if its place is known, or nothing is known of it.
    #[must_use]
    pub fn with_one_of(&self, card: CardId) -> Set<Seat> {
        let is_known = self
            .seats()
            .any(|seat| self.hands[seat].known().contains(card));
        let may = |seat: &Seat| self.hands[*seat].hidden() > 0 && self.traces[*seat].contains(card);
        match is_known {
            true => Set::EMPTY,
            false => self.seats().filter(may).collect(),
        }
    }

    /// Returns the cards that are known only to be with one of several players.
    #[must_use]
    pub fn traced(&self) -> Set<CardId> {
        let all = self
            .seats()
            .fold(Set::EMPTY, |all, seat| all.union(self.traces[seat]));
        let traced = all
            .iter()
            .filter(|&card| !self.with_one_of(card).is_empty());
        traced.collect()
    }

    /// Records that a card goes from one hand to another, unseen by the others.
    pub(in crate::rules) fn lose_sight(&mut self, from: Seat, to: Seat) {
        let hand = &self.hands[from];
        let seen = hand.known().iter();
        let seen = seen.filter(|card| self.known_by[card.index()] & PUBLIC != 0);
        let all = self.traces[from].union(seen.collect());
        let is_only = hand.len() == 1;
        self.traces[to] = self.traces[to].union(match is_only {
            true => self.traces[from],
            false => all,
        });
        self.traces[from] = match is_only {
            true => Set::EMPTY,
            false => all,
        };
    }

    /// Records that everyone sees where this card is. Returns whether there was a trace of
    /// it.
    pub(in crate::rules) fn comes_to_light(&mut self, card: CardId) -> bool {
        let mut was_traced = false;
        for seat in self.seats() {
            was_traced |= self.traces[seat].remove(card);
        }
        was_traced
    }

    /// Forgets the cards that may be with this player.
    pub(in crate::rules) fn lose_track(&mut self, seat: Seat) {
        for card in self.traces[seat] {
            self.comes_to_light(card);
        }
    }
}
