//! How one seat judges: its weights, and by how much it errs.

use super::likes::{Likes, likes};
use super::weights::Weights;
use table::Temperament;

/// How one seat judges.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// The weights.
    pub weights: Weights,
    /// By what part the worth of an object is misjudged at most.
    pub bid_noise: f32,
    /// By how many points an action is misjudged at most.
    pub action_noise: f32,
}

impl Taste {
    /// The tuned judgement with the little noise that keeps imagined games
    /// apart.
    pub const VARIED: Taste = Taste {
        weights: Weights::TUNED,
        bid_noise: 0.15,
        action_noise: 0.25,
    };
    /// A judgement as people have it: short-sighted by this part (0 to 1), wrong about
    /// the worth of an object by this part at most and about an action by so many
    /// points.
    #[must_use]
    pub fn human(short_sighted: f32, bid_noise: f32, action_noise: f32) -> Taste {
        Taste {
            weights: Weights::TUNED.towards(Weights::SHORT_SIGHTED, short_sighted),
            bid_noise,
            action_noise,
        }
    }

    /// The same judgement of somebody who likes nothing in particular.
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

/// A taste with a temperament.
pub(super) fn with_temperament(mut taste: Taste, temperament: Temperament) -> Taste {
    let w = &mut taste.weights;
    w.likes = likes(temperament);
    if temperament == Temperament::Collector {
        w.variety += 0.4;
    }
    taste
}
