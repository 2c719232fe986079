//! The random generator for simulated dice, tokens and tiles. It is `SplitMix64`, so the
//! same seed gives the same results on every machine.

use crate::rules::game::Game;
use crate::rules::state::Phase;

/// The state of a generator.
#[derive(Clone, Copy, Debug)]
pub(super) struct Random(u64);

impl Random {
    /// Creates a generator with this seed.
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 random bits.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, `bound` (1 or more), with equal
    /// probability.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }

    /// Returns a number from -1 to 1; numbers near 0 are the most likely.
    pub(super) fn error(&mut self) -> f32 {
        let parts = self.below(4096) + self.below(4096);
        parts as f32 / 4095.0 - 1.0
    }

    /// Lets chance fill the market of characters, if the turn goes on after that.
    pub(super) fn settle_turn(&mut self, game: &mut Game) {
        while matches!(game.phase(), Phase::Turn(_)) && game.waits_for_chance() {
            match game.draw(&mut |bound| self.below(bound)) {
                Some(command) => game.play_legal(&command),
                None => return,
            }
        }
    }
}
