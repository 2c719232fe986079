//! Bought seats (H11): the order in which the players sit, the auction in which they buy
//! their seats, and what they paid.

use super::reading::Reading;
use crate::rules::components::florins;
use crate::rules::game::{Game, order_of};
use crate::rules::progress::{Moment, Phase, Seating};
use crate::rules::rule::{Count, Fact, Rule};
use table::{BySeat, Item as _, Seat, Set};

/// Returns the players in the order of their bought seats, from A on; empty if no seats are
/// auctioned in this game, or not all of them have been.
pub(super) fn order(game: &Game) -> Vec<Seat> {
    if game.phase == Phase::Seats || !game.variant.seats_auctioned {
        return Vec::new();
    }
    let around = std::iter::successors(Some(Seat::A), |&seat| Some(game.left(seat)));
    around.take(game.player_count()).collect()
}

impl Reading<'_> {
    /// Returns whether the seats are still to be auctioned.
    pub(super) fn auctions_seats(&self) -> bool {
        let begins = self.setup.moment == Moment::StartingHands;
        begins && self.variant.seats_auctioned && self.setup.order.is_empty()
    }

    /// Returns whether the seats have been auctioned.
    pub(super) fn has_sold_seats(&self) -> bool {
        self.variant.seats_auctioned && !self.setup.order.is_empty()
    }

    /// Returns what a player has paid for a seat in the current seat auctions.
    pub(super) fn paid_for_seat(&self, seat: Seat) -> i64 {
        let seating = self.setup.seating.filter(|_| self.auctions_seats());
        let won = seating.iter().flat_map(|seating| seating.won).flatten();
        let of_seat = won.filter(|&(other, _)| other == seat);
        of_seat.map(|(_, price)| i64::from(price)).sum()
    }

    /// Returns the left neighbour of each seat.
    pub(super) fn order(&self) -> BySeat<Seat> {
        match self.sits_in_order() {
            true if !self.setup.order.is_empty() => order_of(&self.setup.order),
            _ => order_of(&Seat::ALL[..self.count().min(Seat::ALL.len())]),
        }
    }

    /// Returns whether the order, if there is one, lists everyone at the table once.
    fn sits_in_order(&self) -> bool {
        let order = &self.setup.order;
        let seats: Set<Seat> = order.iter().copied().collect();
        order.is_empty() || order.len() == self.count() && seats == Seat::first(self.count())
    }

    pub(super) fn seating(&self) -> Seating {
        let begins = || match self.auctions_seats() {
            true => Seating::begin(self.setup.start_player, self.count()),
            false => Seating::begin(Seat::A, self.count()),
        };
        self.setup.seating.unwrap_or_else(begins)
    }

    /// Checks the order of the seats and their auction.
    pub(super) fn check_seats(&mut self, game: &Game) {
        if !self.sits_in_order() {
            let (what, must) = (Count::Players, self.count() as i64);
            let found = self.setup.order.len() as i64;
            self.must_be(None, Rule::H11, what, found, must);
        }
        if !self.setup.order.is_empty() && !self.variant.seats_auctioned {
            self.wrong(None, Rule::H11, Fact::NotNow);
        }
        let Some(seating) = self.setup.seating else {
            return;
        };
        if game.phase == Phase::StartingHands && self.has_sold_seats() {
            return self.check_sold(&seating);
        }
        if game.phase != Phase::Seats {
            return self.wrong(None, Rule::H11, Fact::NotNow);
        }
        let won = seating.won.iter().flatten();
        let all = [seating.opener, seating.highest, seating.turn].into_iter();
        let all = all.chain(won.map(|&(seat, _)| seat)).chain(seating.bidders);
        if !self.at_table(all, Rule::H11) {
            return;
        }
        let mut seated: Set<Seat> = Set::EMPTY;
        if seating.won[self.count()..].iter().any(Option::is_some) {
            self.wrong(None, Rule::H11, Fact::NotNow);
        }
        let prices = seating.won.into_iter().flatten();
        for (seat, price) in prices.chain([(seating.highest, seating.price)]) {
            if price % florins::STEP != 0 {
                let amount = i64::from(price);
                self.wrong(seat, Rule::G2, Fact::NotAStep { amount });
            }
        }
        for (seat, _) in seating.won.into_iter().flatten() {
            if !seated.insert(seat) {
                self.wrong(seat, Rule::H11, Fact::HasSeat);
            }
        }
        for seat in seating.bidders.intersection(seated) {
            self.wrong(seat, Rule::H11, Fact::HasSeat);
        }
        for seat in [seating.highest, seating.turn] {
            if !seating.bidders.contains(seat) {
                self.wrong(seat, Rule::H11, Fact::HasPassed);
            }
        }
        let (what, found, least) = (Count::Players, seating.bidders.len() as u32, 2);
        if found < least {
            self.wrong(None, Rule::H11, Fact::TooFew { what, found, least });
        } else if seating.turn == seating.highest {
            let to_act = game.next_in(seating.highest, seating.bidders);
            self.wrong(seating.turn, Rule::H11, Fact::NotYourTurn { to_act });
        }
        if let Err(violation) = game.check_money(seating.highest, seating.price, Rule::A11) {
            self.breaks(seating.highest, violation);
        }
    }
    /// Checks how the seats were sold: they match the order, and the owner of the last one
    /// has paid nothing.
    fn check_sold(&mut self, seating: &Seating) {
        let seats = seating.won.iter().flatten().map(|&(seat, _)| seat);
        let seats: Vec<Seat> = seats.collect();
        let first = seats.first().map(|&seat| order_of(&seats)[seat]);
        let agrees = first == seats.first().map(|&seat| self.order()[seat]);
        let last = seating
            .won
            .iter()
            .flatten()
            .find(|won| won.0 == seating.highest);
        let is_over = *seating == Seating::over(seating.won, seating.highest);
        let all: Set<Seat> = seats.iter().copied().collect();
        let is_whole = seats.len() == self.count() && all == Seat::first(self.count());
        if !(agrees && is_whole && is_over && last.is_some_and(|won| won.1 == 0)) {
            self.wrong(None, Rule::H11, Fact::NotNow);
        }
    }
}
