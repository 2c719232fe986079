//! How one seat judges: its weights, and how much it errs.

use super::likes::{Likes, likes};
use super::weights::Weights;
use table::Temperament;

/// How one seat judges.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// The weights.
    pub weights: Weights,
    /// The maximum relative error in the worth of an object.
    pub bid_noise: f32,
    /// The maximum error for an action, in points.
    pub action_noise: f32,
}

impl Taste {
    /// The tuned judgement with the small noise that keeps simulated games different.
    pub const VARIED: Taste = Taste {
        weights: Weights::TUNED,
        bid_noise: 0.15,
        action_noise: 0.25,
    };
    /// Returns a judgement like people's: short-sighted by this part (0 to 1), wrong about
    /// the worth of an object by at most this part and about an action by at most this many
    /// points.
    #[must_use]
    pub fn human(short_sighted: f32, bid_noise: f32, action_noise: f32) -> Taste {
        Taste {
            weights: Weights::TUNED.towards(Weights::SHORT_SIGHTED, short_sighted),
            bid_noise,
            action_noise,
        }
    }

    /// Returns the same judgement without preferences.
    #[must_use]
    pub(super) fn without_likes(mut self) -> Taste {
        self.weights.likes = Likes::NOTHING;
        self
    }

    /// The tuned judgement, free of noise.
    pub const TUNED: Taste = Taste {
        weights: Weights::TUNED,
        bid_noise: 0.0,
        action_noise: 0.0,
    };
}

/// Adds a temperament to a taste.
pub(super) fn with_temperament(mut taste: Taste, temperament: Temperament) -> Taste {
    let w = &mut taste.weights;
    w.likes = likes(temperament);
    if temperament == Temperament::Collector {
        w.variety += 0.4;
    }
    taste
}
