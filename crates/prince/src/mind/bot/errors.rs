//! Errors of judgement, by which weaker levels are weaker: they take cards to be worth more
//! or less than they are.

use crate::rules::card::CardId;
use crate::rules::game::Game;
use table::{Item as _, Seat};

/// How a seat misjudges cards. It errs in the same way during a whole auction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::mind) struct Errors {
    seed: u64,
    /// The maximum error, as a fraction of the worth (0 to 1).
    size: f64,
}

impl Errors {
    /// No errors.
    pub(in crate::mind) const NONE: Errors = Errors { seed: 0, size: 0.0 };

    /// Returns the errors of a seat in a position.
    pub(in crate::mind) fn of(view: &Game, seat: Seat, size: f64) -> Self {
        let place = [seat.index(), usize::from(view.turn()), view.displayed()];
        let unseen = view.unseen().iter().map(CardId::index);
        let seed = place.into_iter().chain(unseen).fold(0, |seed, at| {
            mixed(seed ^ (at as u64).wrapping_add(0x9E37_79B9_7F4A_7C15))
        });
        Self { seed, size }
    }

    /// Returns by which factor a card is misjudged.
    pub(in crate::mind) fn factor(self, card: CardId) -> f64 {
        if self.size == 0.0 {
            return 1.0;
        }
        1.0 + self.size * self.swing(card.index() as u64)
    }

    /// Returns an error from -1 to 1 for this number, larger ones less often.
    pub(in crate::mind) fn swing(self, number: u64) -> f64 {
        let bits = mixed(self.seed ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        let half = |bits: u64| (bits & 0xFFFF) as f64 / 65_535.0;
        half(bits) - half(bits >> 16)
    }

    /// Returns a number for the position, the same during a whole auction.
    pub(in crate::mind) fn number(self) -> u64 {
        self.seed
    }

    /// Returns the maximum error, as a fraction of the worth.
    pub(in crate::mind) fn size(self) -> f64 {
        self.size
    }
}

/// Returns a number that looks random; each number has its own.
pub(in crate::mind) fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
