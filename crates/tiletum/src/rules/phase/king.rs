//! The king track (K): the action, corruption, and the return of red markers.

use super::super::command::Event;
use super::super::game::{Events, Game};
use super::super::parts::Action;
use super::super::rule::{Rule, Violation};
use super::super::state::Frame;
use table::{BySeat, Seat};

pub(in super::super) fn check_advance(game: &Game) -> Result<(), Violation> {
    game.check_ap(Action::King, 1, Rule::K2)
}

pub(in super::super) fn advance(game: &mut Game, seat: Seat, events: &mut impl Events) {
    let ap = match game.frames.top() {
        Some(Frame::Action(_, ap)) => ap,
        _ => game.turn.ap,
    };
    game.spend(ap);
    game.advance_king(seat, ap, events);
}

impl Game {
    /// Advances a king marker; a marker that cannot move keeps its place in its stack (K2).
    pub(super) fn advance_king(&mut self, seat: Seat, steps: u8, events: &mut impl Events) {
        let from = self.king[seat];
        let highest = i32::from(self.edition.data().king.highest);
        let to = (i32::from(from) + i32::from(steps)).min(highest) as i8;
        if to == from {
            return;
        }
        let seats = || self.seats();
        let on_top = seats().filter(|&other| self.king[other] == to).count();
        for other in self.seats() {
            if self.king[other] == from && self.height[other] > self.height[seat] {
                self.height[other] -= 1;
            }
        }
        self.king[seat] = to;
        self.height[seat] = on_top as u8;
        events.push(Event::KingMoved(seat, to));
    }

    /// Applies corruption: moves all markers left, those on the lowest spaces first (K1).
    pub(super) fn corrupt(&mut self, value: u8, events: &mut impl Events) {
        let lowest = i32::from(self.edition.data().king.lowest);
        let mut seats = [Seat::A, Seat::B, Seat::C, Seat::D];
        let seats = &mut seats[..self.player_count()];
        seats.sort_by_key(|&seat| (self.king[seat], self.height[seat]));
        let before = self.king;
        for &seat in &*seats {
            let to = i32::from(before[seat]) - i32::from(value);
            self.king[seat] = to.max(lowest) as i8;
            if self.king[seat] != before[seat] {
                events.push(Event::KingMoved(seat, self.king[seat]));
            }
        }
        self.stack_up(seats);
    }

    /// Stacks the markers on each space in this order.
    fn stack_up(&mut self, seats: &[Seat]) {
        for (at, &seat) in seats.iter().enumerate() {
            let below = seats[..at].iter();
            let below = below.filter(|&&other| self.king[other] == self.king[seat]);
            self.height[seat] = below.count() as u8;
        }
    }

    /// Moves all red markers to 0, on top of the markers there, the lowest last (K8).
    pub(super) fn red_to_start(&mut self, events: &mut impl Events) {
        let rank = self.rank();
        let red: BySeat<bool> = self.king.map(|space| space < 0);
        for &seat in &rank[..self.player_count()] {
            if red[seat] {
                self.king[seat] = 0;
                events.push(Event::KingMoved(seat, 0));
            }
        }
        // In the ranking, markers already on 0 come before all red ones, from below.
        self.stack_up(&rank[..self.player_count()]);
    }
}
