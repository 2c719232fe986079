//! The numbers behind the bots' judgement, each with a name, in one table.
//! `examples/bots_tune.rs` measures changes to them; they are used in
//! [`prospects`](super::prospects) and [`auction`](super::auction).

use super::likes::Likes;

/// Declares the table: one field per weight, and access by index for the tuning.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $value:expr,)+) => {
        /// The weights of a bot's judgement.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)+
            /// Preferences apart from winning.
            pub likes: Likes,
        }

        impl Weights {
            /// The tuned weights.
            pub const TUNED: Weights = Weights {
                $($name: $value,)+
                likes: Likes::NOTHING,
            };
            /// The names, in the order of the table.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// Returns the weight with this name, to read or to change.
            pub fn get_mut(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)+
                    _ => None,
                }
            }

            /// Returns these weights with the changes in a text like `jester=1.1,reserve=600`.
            ///
            /// Returns `None` if a weight does not exist or a value is not a number.
            #[must_use]
            pub fn changed(mut self, text: &str) -> Option<Weights> {
                for change in text.split(',') {
                    let (name, value) = change.split_once('=')?;
                    *self.get_mut(name)? = value.parse().ok()?;
                }
                Some(self)
            }

            /// Returns these weights, moved by this part (0 to 1) of the way towards
            /// others.
            #[must_use]
            pub fn towards(self, other: Weights, part: f32) -> Weights {
                Weights { $($name: self.$name + part * (other.$name - self.$name),)+ ..self }
            }
        }
    };
}

weights! {
    /// Work value that one more auction phase is expected to add to each work
    /// completed after it, in points.
    growth: 1.06,
    /// How uncertain seven rounds make it whether a work reaches the minimum, in
    /// points of work value.
    ramp: 16.5,
    /// The expected cost of a future auction phase, in florins.
    auction_cost: 452.0,
    /// PP for a florin beyond all expected expenses, times 200.
    spare_money: 0.414,
    /// PP for a florin that is missing for the next expenses, times 200, on top of its
    /// usual price.
    missing_money: 0.455,
    /// The preferred amount of florins at the beginning of an auction phase.
    reserve: 393.0,
    /// How much less work value a profession that is not yet on any table is expected to
    /// match than one hired now.
    recruit_blind: 2.24,
    /// How much more work value a profession hired later is expected to match than one
    /// hired now, in points.
    hire_potential: 1.55,
    /// The same for a profession recruited later.
    recruit_potential: 1.68,
    /// PP that a builder is worth in addition to the lower prices: room.
    builder_room: 0.7,
    /// PP that a landscape takes from the room for buildings.
    landscape_room: 0.3,
    /// PP for a kind of landscape or a freedom that professions yet to come may
    /// want, for each of them.
    variety: 0.392,
    /// How much of what rivals would pay an object is expected to cost.
    rivalry: 0.259,
    /// How much of the gain from the next best object is demanded as well.
    alternative: 0.629,
    /// PP that a freedom is worth in the first round beyond the works that want it already,
    /// decreasing linearly until the last.
    early_freedom: 1.0,
    /// PP that a building is worth in the last round beyond its points and the works that
    /// want it, growing linearly from the first.
    late_building: 0.4,
    /// PP that hiring a profession is worth beyond what is expected of it.
    hire: 0.5,
    /// The same for recruiting one.
    recruit: -0.25,
    /// PP that ending a turn with an action to spare costs.
    idle: 0.5,
    /// How much of a prestige card's value is counted before the last round.
    prestige_trust: 0.388,
    /// The factor on the expected benefit of a jester.
    jester: 1.165,
    /// The same for a builder.
    builder: 0.7,
    /// The same for a landscape.
    landscape: 0.986,
    /// The same for a prestige card.
    prestige: 0.88,
    /// The same for a recruiting card.
    recruiting: 0.784,
    /// How much smaller the factor for a prestige or recruiting card is in the first round;
    /// the reduction shrinks linearly until the last.
    early: 0.28,
    /// The same for a jester.
    early_jester: 0.45,
    /// The same for a landscape.
    early_landscape: 0.52,
    /// The same for a builder with four players.
    early_builder: 0.18,
    /// How much smaller that reduction is for every player beyond four, and larger for
    /// every one below: the more players share the objects, the more a builder is worth.
    crowd_builder: 0.25,
    /// The factor on money if points cannot be sold for it (M12).
    cash: 1.4,
    /// The factor on the expected benefit of the Muse.
    muse: 1.9,
    /// How much smaller it is in the first round; the reduction shrinks linearly until the
    /// last.
    early_muse: 1.05,
    /// The factor on the expected benefit of the Cardinal.
    cardinal: 0.5,
    /// Additional PP for an extra action in the first round, decreasing linearly until the
    /// last.
    early_cardinal: 4.0,
    /// The factor on the expected benefit of a work of the Princess.
    princess: 1.7,
    /// The expected number of works of the Princess for each future turn.
    princess_share: 0.25,
    /// The factor on the expected benefit of the Professor's cards.
    professor: 1.0,
    /// How much of the money in hand, and on the Banker, becomes points when the game ends.
    exchange: 1.0,
}

impl Weights {
    /// The weights of a player who hardly plans: little growth, little reserve, only what
    /// is visible counts.
    pub const SHORT_SIGHTED: Weights = Weights {
        growth: 0.5,
        hire_potential: 0.0,
        recruit_potential: 0.0,
        builder_room: 0.0,
        variety: 0.0,
        reserve: 200.0,
        alternative: 0.0,
        ..Weights::TUNED
    };
}
