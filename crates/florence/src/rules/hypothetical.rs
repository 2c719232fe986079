//! Hypothetical positions, for questions about them: what if it were this seat's turn, what
//! if the auction had not begun. Planning code asks here, because only the rules may write
//! the fields of a game.

use super::cards::PrestigeCard;
use super::cards::any::Deck;
use super::components::{Building, Freedom, Landscape, Tile};
use super::game::Game;
use super::player::Player;
use super::progress::{Pending, Phase, Turn};
use table::{Card, Item as _, Seat, Set};

impl Game {
    /// Returns the position as if the running auction had not been opened.
    #[must_use]
    pub fn reopened(&self) -> Game {
        let mut game = *self;
        game.auction.bidding = None;
        game
    }

    /// Returns the position as if no decision had to come before the others.
    #[must_use]
    pub fn with_nothing_pending(&self) -> Game {
        let mut game = *self;
        game.pending = None;
        game
    }

    /// Takes this many florins from a seat, or as many as it has.
    pub fn charge(&mut self, seat: Seat, florins: u32) {
        let player = self.player_mut(seat);
        player.money = player.money.saturating_sub(florins);
    }

    /// Returns the position as if it were this seat's turn and nothing else came first: the
    /// current turn if it is its own, or a whole one (B1).
    #[must_use]
    pub fn in_turn_of(&self, seat: Seat) -> Game {
        let mut game = *self;
        if self.phase != Phase::Actions || self.turn.seat != seat {
            let character = match self.phase {
                Phase::Characters | Phase::Actions => self.player(seat).character,
                // The markers that are still there belong to the past round.
                Phase::Seats
                | Phase::StartingHands
                | Phase::Auction
                | Phase::Reveal
                | Phase::Over => None,
            };
            game.phase = Phase::Actions;
            game.turn = Turn::with(seat, self.variant, character);
        }
        game.pending = None;
        game
    }

    /// Returns the position without knowledge of the order of this stack.
    #[must_use]
    pub fn with_stack_face_down(&self, deck: Deck) -> Game {
        let mut game = *self;
        match deck {
            Deck::Professions => game.professions = self.professions.face_down(),
            Deck::Bonus => game.bonus_cards = self.bonus_cards.face_down(),
            Deck::Prestige => game.prestige_cards = self.prestige_cards.face_down(),
        }
        game
    }

    /// Returns the position without knowledge of the order of any stack.
    #[must_use]
    pub fn with_stacks_face_down(&self) -> Game {
        let mut game = *self;
        game.professions = self.professions.face_down();
        game.reshuffle = self.reshuffle.face_down();
        game.bonus_cards = self.bonus_cards.face_down();
        game.prestige_cards = self.prestige_cards.face_down();
        game
    }

    /// Returns the position without knowledge of these prestige cards, whoever holds them.
    #[must_use]
    pub fn with_prestige_cards_face_down(&self, cards: Set<PrestigeCard>) -> Game {
        let mut game = *self;
        for seat in self.seats() {
            let hand = &mut game.player_mut(seat).prestige_cards;
            for card in hand.known().intersection(cards) {
                hand.take(Card::Known(card));
                hand.put(Card::Hidden);
            }
        }
        game
    }

    /// Returns the position before the cards were looked at of which one is to be kept (O7,
    /// B4, B6).
    #[must_use]
    pub fn with_offer_face_down(&self) -> Game {
        let mut game = *self;
        if let Some(Pending::Keep { seat, deck, offer }) = self.pending {
            let offer = offer.face_down();
            game.pending = Some(Pending::Keep { seat, deck, offer });
        }
        game
    }
}

/// Things that a player does not have, added hypothetically. Where they would come from or
/// go is not checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WhatIf {
    /// Buildings that do not stand yet (P5: one that stands adds nothing).
    pub buildings: Set<Building>,
    /// Further landscapes of each kind, in the order of the component table.
    pub landscapes: [u8; Landscape::COUNT],
    /// Freedoms that are not introduced yet.
    pub freedoms: Set<Freedom>,
    /// Further jesters.
    pub jesters: u8,
    /// Further builders; the number stays within the rules (O6).
    pub builders: u8,
    /// Further profession or recruiting cards in hand (O9).
    pub cards: u8,
    /// Further works: profession or recruiting cards on the table (O9).
    pub works: u8,
}

impl WhatIf {
    /// Returns whether nothing is added.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the player in a seat with all of this.
    #[must_use]
    pub fn player(&self, game: &Game, seat: Seat) -> Player {
        let edition = game.edition;
        let mut imagined = *game.player(seat);
        let mut home = imagined.principality;
        for building in self.buildings {
            home = home.imagining(Tile::Building(building), edition);
        }
        for &kind in Landscape::ALL {
            for _ in 0..self.landscapes[kind.index()] {
                home = home.imagining(Tile::Landscape(kind), edition);
            }
        }
        imagined.principality = home;
        imagined.freedoms = imagined.freedoms.union(self.freedoms);
        imagined.jesters += self.jesters;
        imagined.builders = (imagined.builders + self.builders).min(game.variant.most_builders);
        // A recruiting card counts like a profession everywhere (O9), and is not mistaken
        // for a profession that the player might hold.
        imagined.recruiting_in_hand += self.cards;
        imagined.recruiting_on_table += self.works;
        imagined
    }
}
