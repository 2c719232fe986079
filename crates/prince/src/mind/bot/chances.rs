//! How strong the condottieri in a hand may be.

use crate::rules::card::CardType;
use crate::rules::game::Game;
use table::Seat;

/// Higher strengths count as this one.
const MOST: usize = 31;

/// The probability of each strength, from 0 on, of everything that a hand could commit.
pub(super) struct Strength([f64; MOST + 1]);

impl Strength {
    /// Returns the most that a player can commit: the known cards of the hand, and for each
    /// unknown one, any of the unseen cards.
    pub(super) fn of(game: &Game, seat: Seat) -> Self {
        let mut chances = [0.0; MOST + 1];
        chances[0] = 1.0;
        let fee = game.edition().mercenary_fee();
        let affordable = game.money(seat).checked_div(fee).unwrap_or(u32::MAX);
        if game.is_silenced(seat) || affordable == 0 {
            return Self(chances);
        }
        let condottieri = game.edition().of_type(CardType::Condottiere);
        let hand = game.hand(seat);
        let mut strength = Self(chances);
        for card in hand.known().intersection(condottieri) {
            strength.add(&[(usize::from(game.figures(card).power), 1.0)]);
        }
        let unseen = game.unseen().minus(game.edition().table_cards());
        if hand.hidden() > 0 && !unseen.is_empty() {
            let each = 1.0 / unseen.len() as f64;
            let powers = unseen.intersection(condottieri).iter();
            let powers: Vec<(usize, f64)> = powers
                .map(|card| (usize::from(game.figures(card).power), each))
                .collect();
            for _ in 0..u32::from(hand.hidden()).min(affordable) {
                strength.add(&powers);
            }
        }
        strength
    }

    /// Adds a card, with the probabilities of its strengths; the remaining probability is
    /// for none.
    fn add(&mut self, card: &[(usize, f64)]) {
        let none = 1.0 - card.iter().map(|(_, chance)| chance).sum::<f64>();
        let before = self.0;
        self.0 = before.map(|chance| chance * none);
        for &(power, chance) in card {
            for (at, had) in before.iter().enumerate() {
                self.0[(at + power).min(MOST)] += had * chance;
            }
        }
    }

    /// Returns the probability that it is at most this.
    pub(super) fn at_most(&self, strength: u16) -> f64 {
        self.0[..=usize::from(strength).min(MOST)].iter().sum()
    }
}
