//! What one player has.

use super::cards::{BonusCard, PrestigeCard, Profession};
use super::characters::Character;
use super::components::Freedom;
use super::field::principality::Principality;
use super::field::shape::Squares;
use table::{Hand, Set};

/// A player's money, points, principality and cards.
///
/// Only the rules change the fields; code outside `florence` only reads a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    pub(super) money: u32,
    pub(super) prestige: u16,
    pub(super) best_work: u16,
    pub(super) jesters: u8,
    pub(super) builders: u8,
    pub(super) recruiting_in_hand: u8,
    pub(super) recruiting_on_table: u8,
    pub(super) freedoms: Set<Freedom>,
    pub(super) hand: Hand<Profession>,
    /// Hidden professions in hand that may have come from the stack.
    pub(super) drawn: u8,
    pub(super) table: Set<Profession>,
    pub(super) bonus_cards: Hand<BonusCard>,
    pub(super) prestige_cards: Hand<PrestigeCard>,
    pub(super) principality: Principality,
    /// The unused character in front of the player.
    pub(super) character: Option<Character>,
    /// What the Muse adds to every work; 0 without her.
    pub(super) muse: u8,
}

impl Player {
    /// Returns a player who has nothing but an empty principality.
    #[must_use]
    pub fn new(palazzo: Squares) -> Self {
        Self {
            money: 0,
            prestige: 0,
            best_work: 0,
            jesters: 0,
            builders: 0,
            recruiting_in_hand: 0,
            recruiting_on_table: 0,
            freedoms: Set::EMPTY,
            hand: Hand::default(),
            drawn: 0,
            table: Set::EMPTY,
            bonus_cards: Hand::default(),
            prestige_cards: Hand::default(),
            principality: Principality::new(palazzo),
            character: None,
            muse: 0,
        }
    }

    /// Returns the money in florins.
    #[must_use]
    pub fn money(&self) -> u32 {
        self.money
    }

    /// Returns the prestige points on the fame track, without prestige cards.
    #[must_use]
    pub fn prestige(&self) -> u16 {
        self.prestige
    }

    /// Returns the value of the best work of this round, 0 without one (W10).
    #[must_use]
    pub fn best_work(&self) -> u16 {
        self.best_work
    }

    /// Returns the number of jesters (0 to 7).
    #[must_use]
    pub fn jesters(&self) -> u8 {
        self.jesters
    }

    /// Returns the number of builders (0 to 3).
    #[must_use]
    pub fn builders(&self) -> u8 {
        self.builders
    }

    /// Returns the number of recruiting cards in hand (0 to 5).
    #[must_use]
    pub fn recruiting_in_hand(&self) -> u8 {
        self.recruiting_in_hand
    }

    /// Returns the number of recruiting cards in front of the player (0 to 5).
    #[must_use]
    pub fn recruiting_on_table(&self) -> u8 {
        self.recruiting_on_table
    }

    /// Returns the freedoms introduced.
    #[must_use]
    pub fn freedoms(&self) -> Set<Freedom> {
        self.freedoms
    }

    /// Returns the profession cards in hand.
    #[must_use]
    pub fn hand(&self) -> &Hand<Profession> {
        &self.hand
    }

    /// Returns the profession cards face up in front of the player.
    #[must_use]
    pub fn table(&self) -> Set<Profession> {
        self.table
    }

    /// Returns the bonus cards in hand.
    #[must_use]
    pub fn bonus_cards(&self) -> &Hand<BonusCard> {
        &self.bonus_cards
    }

    /// Returns the prestige cards owned.
    #[must_use]
    pub fn prestige_cards(&self) -> &Hand<PrestigeCard> {
        &self.prestige_cards
    }

    /// Returns the unused character in front of the player (M5).
    #[must_use]
    pub fn character(&self) -> Option<Character> {
        self.character
    }

    /// Returns what the Muse adds to every work of this round: the round's number, 0
    /// without her (M6).
    #[must_use]
    pub fn muse(&self) -> u8 {
        self.muse
    }

    /// Returns the principality.
    #[must_use]
    pub fn principality(&self) -> &Principality {
        &self.principality
    }

    /// Returns the number of profession and recruiting cards in hand (O9).
    #[must_use]
    pub fn cards_in_hand(&self) -> u8 {
        self.hand.len() as u8 + self.recruiting_in_hand
    }

    /// Returns the number of works: profession and recruiting cards on the table (O9).
    #[must_use]
    pub fn works(&self) -> u8 {
        self.table.len() as u8 + self.recruiting_on_table
    }

    /// Returns the player as the other seats see them.
    #[must_use]
    pub fn from_outside(&self) -> Self {
        Self {
            hand: self.hand.from_outside(),
            bonus_cards: self.bonus_cards.from_outside(),
            prestige_cards: self.prestige_cards.from_outside(),
            ..*self
        }
    }
}
