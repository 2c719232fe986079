//! What is to be decided, what is left of everything, and what it costs or is worth.

use super::super::cards::any::Deck;
use super::super::cards::{BonusCard, PrestigeCard, Profession};
use super::super::components::{Freedom, Object, Tile};
use super::super::field::principality::Beside;
use super::super::field::shape::Places;
use super::super::progress::Phase;
use super::super::work::{PrincessValue, WorkValue};
use super::Game;
use table::{Item as _, Seat, Set};

impl Game {
    /// Returns whether the table has set or kept something that the rules do not explain.
    #[must_use]
    pub fn is_irregular(&self) -> bool {
        self.irregular
    }

    /// Returns the seat whose decision the game waits for; `None` when the game is over.
    #[must_use]
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        if let Some(pending) = self.pending {
            return Some(pending.seat());
        }
        match self.phase {
            Phase::Seats => Some(self.seating.turn),
            Phase::StartingHands => self.first_choosing(),
            Phase::Auction => Some(match self.auction.bidding {
                Some(bidding) => bidding.turn,
                None => self.auction.opener,
            }),
            Phase::Characters => Some(self.characters.turn),
            Phase::Actions => Some(self.turn.seat),
            Phase::Reveal => self.first_face_down(),
            Phase::Over => None,
        }
    }

    /// Returns the first seat, from the start player on, that still has to return a card
    /// (S2).
    pub(in crate::rules) fn first_choosing(&self) -> Option<Seat> {
        let kept = usize::from(self.variant.kept);
        let mut order = self.turn_order();
        order.find(|&seat| self.player(seat).hand.len() > kept)
    }

    /// Returns the first seat, from the start player on, with a prestige card face down
    /// (E1).
    pub(in crate::rules) fn first_face_down(&self) -> Option<Seat> {
        let mut order = self.turn_order();
        order.find(|&seat| self.player(seat).prestige_cards.hidden() > 0)
    }

    /// Returns whether a seat holds a recruiting card and there is a profession to take
    /// (O8).
    pub(in crate::rules) fn can_recruit(&self, seat: Seat) -> bool {
        self.player(seat).recruiting_in_hand > 0
            && self.others(seat).any(|other| !other.table.is_empty())
    }

    /// Returns the minimum work value of this round in points (W2).
    #[must_use]
    #[inline]
    pub fn minimum(&self) -> u16 {
        self.variant.minimum(self.round)
    }

    /// Returns the opening bid in florins (A4, T2).
    #[must_use]
    #[inline]
    pub fn opening_bid(&self) -> u32 {
        self.variant.opening_bid
    }

    /// Returns the next bid in the running auction, in florins (A5), including one for a
    /// seat (H11).
    #[must_use]
    #[inline]
    pub fn next_bid(&self) -> Option<u32> {
        let price = match self.phase {
            Phase::Seats => self.seating.price,
            Phase::StartingHands
            | Phase::Auction
            | Phase::Characters
            | Phase::Actions
            | Phase::Reveal
            | Phase::Over => self.bidding()?.price,
        };
        Some(price + self.variant.raise)
    }

    /// Returns the objects auctioned at this table: the landscapes separately, or as one
    /// (T3).
    #[must_use]
    #[inline]
    pub fn objects(&self) -> Set<Object> {
        self.variant.objects
    }

    /// Returns how many of an object are left to auction (S3).
    #[must_use]
    #[inline]
    pub fn objects_left(&self, object: Object) -> u8 {
        match object {
            Object::Jester => self.supply.jesters,
            Object::Builder => self.supply.builders,
            Object::PrestigeCard => self.prestige_cards.len() as u8,
            Object::RecruitingCard => self.supply.recruiting_cards,
            landscape @ (Object::Forest | Object::Lake | Object::Park | Object::Landscape) => {
                let kinds = landscape.landscapes().iter();
                kinds.map(|kind| self.supply.landscapes[kind.index()]).sum()
            }
        }
    }

    /// Returns how many tiles of a kind are in the supply (S3, S4).
    #[must_use]
    #[inline]
    pub fn tiles_left(&self, tile: Tile) -> u8 {
        match tile {
            Tile::Building(kind) => self.supply.buildings[kind.index()],
            Tile::Landscape(kind) => self.supply.landscapes[kind.index()],
        }
    }

    /// Returns how many tiles of a freedom are left (S4, T4).
    #[must_use]
    #[inline]
    pub fn freedoms_left(&self, freedom: Freedom) -> u8 {
        self.supply.freedoms[freedom.index()]
    }

    /// Returns how many cards a stack holds.
    #[must_use]
    #[inline]
    pub fn cards_left(&self, deck: Deck) -> usize {
        match deck {
            Deck::Professions => self.professions.len(),
            Deck::Bonus => self.bonus_cards.len(),
            Deck::Prestige => self.prestige_cards.len(),
        }
    }

    /// Returns the bonus cards that have been played and are out of the game.
    #[must_use]
    pub fn used_bonus_cards(&self) -> Set<BonusCard> {
        self.used_bonus_cards
    }

    /// Returns the prestige cards that are known to be in the stack.
    #[must_use]
    pub fn stacked_prestige_cards(&self) -> Set<PrestigeCard> {
        self.prestige_cards.known()
    }

    /// Returns the legal places of a tile in a seat's principality, without checking
    /// whether the seat may have the tile.
    #[must_use]
    #[inline]
    pub fn places(&self, seat: Seat, tile: Tile) -> Places<'static> {
        let player = self.player(seat);
        player
            .principality
            .places(tile, self.beside(seat), self.edition)
    }

    /// Returns what a seat's buildings may touch (P3, C6).
    #[must_use]
    #[inline]
    pub fn beside(&self, seat: Seat) -> Beside {
        self.variant.beside(self.player(seat).builders)
    }

    /// Returns the price of a building for a seat in florins (B3).
    #[must_use]
    #[inline]
    pub fn building_price(&self, seat: Seat) -> u32 {
        self.variant.building_price(self.player(seat).builders)
    }

    /// Returns the most a seat can pay, in florins: its money plus what its points on the
    /// fame track sell for (G4).
    #[must_use]
    pub fn means(&self, seat: Seat) -> u32 {
        let points = u32::from(self.points_for_sale(seat));
        self.player(seat).money + points * self.variant.point_sells_for
    }

    /// Returns the points a seat can sell now (G4): none after the last round (E1), and
    /// none if points are not sold.
    #[must_use]
    pub fn points_for_sale(&self, seat: Seat) -> u16 {
        match self.phase {
            _ if self.variant.point_sells_for == 0 => 0,
            Phase::Seats
            | Phase::StartingHands
            | Phase::Auction
            | Phase::Characters
            | Phase::Actions => self.player(seat).prestige,
            Phase::Reveal | Phase::Over => 0,
        }
    }

    /// Returns the value of a work that `seat` completes with these cards.
    #[must_use]
    pub fn work_value(
        &self,
        seat: Seat,
        profession: Profession,
        bonus: Set<BonusCard>,
    ) -> WorkValue {
        WorkValue::of(self.player(seat), profession, bonus, self.variant)
    }

    /// Returns the value of a work that `seat` completes with the Princess (M8).
    #[must_use]
    pub fn princess_value(&self, seat: Seat) -> PrincessValue {
        PrincessValue::of(self.player(seat))
    }

    /// Returns the points a prestige card would bring `seat` now (E2, E3).
    #[must_use]
    pub fn prestige_card_points(&self, seat: Seat, card: PrestigeCard) -> u8 {
        card.points(self.player(seat), self.others(seat))
    }
}
