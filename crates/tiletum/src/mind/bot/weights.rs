//! The numbers that the judgement of the bots is made of, each with a name, in one table.
//! [`worth`](super::worth) and [`outlook`](super::outlook) say what they are used for.

/// Declares the table: one field a weight, and access to all of them for the tuning.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $kind:ty = $value:expr,)+) => {
        /// The weights of a judgement. What is in VP counts as points of the final score.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: $kind,)+
        }

        impl Weights {
            /// The weights that the bots play with.
            pub const TUNED: Weights = Weights { $($name: $value,)+ };

            /// All weights with their names, to read or to change.
            pub fn all(&mut self) -> Vec<(&'static str, &mut [f32])> {
                vec![$((stringify!($name), self.$name.numbers()),)+]
            }
        }
    };
}

/// The numbers of a weight.
trait Numbers {
    fn numbers(&mut self) -> &mut [f32];
}

impl Numbers for f32 {
    fn numbers(&mut self) -> &mut [f32] {
        std::slice::from_mut(self)
    }
}

impl<const N: usize> Numbers for [f32; N] {
    fn numbers(&mut self) -> &mut [f32] {
        self
    }
}

weights! {
    /// VP for an AP that is left, while a turn is being planned.
    ap: f32 = 0.9,
    /// How many houses are expected to be placed in a turn.
    house_rate: f32 = 0.35,
    /// The same for pillars.
    pillar_rate: f32 = 0.35,
    /// Contracts fulfilled in a turn.
    contract_rate: f32 = 0.3,
    /// Cathedral tiles taken in a turn.
    cathedral_rate: f32 = 0.25,
    /// Crests taken in a turn.
    crest_rate: f32 = 0.3,
    /// Characters moved to floors 2 and 3 in a turn.
    upper_rate: f32 = 0.3,
    /// Buildings filled in a turn.
    filled_rate: f32 = 0.25,
    /// Steps on the king track in a round to come.
    king_rate: f32 = 1.0,
    /// VP for each place further up in the turn order to come.
    order: f32 = 0.5,
    /// VP for leading on the king track when its tile is given away.
    leader: f32 = 2.0,
    /// How much of a pair's other half counts while it is the commoner half.
    spare_half: f32 = 0.2,
    /// Chance to reach a fair with 1, 2, 3, 4 to 6 and more turns left.
    reach: [f32; 5] = [0.45, 0.6, 0.7, 0.8, 0.85],
    /// By how much less that is for each step of the merchant.
    reach_step: f32 = 0.05,
    /// How much of a house or pillar is counted while it is in the supply; the first, the
    /// second and so on.
    supply: [f32; 5] = [0.55, 0.4, 0.25, 0.15, 0.1],
    /// How much of what the best city offers is counted while a piece is away from it.
    position: f32 = 0.3,
    /// The same for the second best city.
    second_position: f32 = 0.15,
    /// What part of it a step takes.
    position_step: f32 = 0.12,
    /// How much of a helper is counted while it is in the storehouse.
    helper: f32 = 0.85,
    /// VP for an AP of a helper or character, by actions: architect, merchant, character,
    /// contract, king.
    action: [f32; 5] = [1.2, 1.2, 1.0, 1.0, 1.0],
    /// VP for an AP of a helper that adds to the action of the die.
    bonus_ap: f32 = 1.2,
    /// VP for a step of the merchant or architect.
    step: f32 = 0.5,
    /// VP for a house or pillar that a tile lets one place.
    placing: f32 = 3.5,
    /// VP for each bonus of a character that comes once more.
    again: f32 = 1.2,
    /// VP for a helper that changes the kind of goods.
    other_kind: f32 = 0.8,
    /// VP for a good of choice.
    choice: f32 = 0.6,
    /// VP for a good: gold, food, wool, stone, iron.
    good: [f32; 5] = [0.5, 0.4, 0.4, 0.4, 0.4],
    /// So many goods of a kind count fully; each further one half.
    many_goods: f32 = 6.0,
    /// Missing goods that a turn to come is expected to bring.
    goods_rate: f32 = 2.0,
    /// How sure a thing is that can be paid now, while it is not done.
    payable: f32 = 0.95,
    /// How sure a thing is at most for which goods are missing.
    unpaid: f32 = 0.85,
    /// What part of a completed building its rooms count, while it lacks something.
    rooms: f32 = 0.45,
    /// What part its crest counts.
    crest: f32 = 0.3,
    /// Turns in which what is begun is expected to be completed.
    building_turns: f32 = 4.0,
    /// In what part of the turns an action that buildings strengthen is done.
    strengthened: f32 = 0.3,
    /// How much of a character in the storehouse is counted.
    character: f32 = 0.6,
    /// VP for moving a piece to any space.
    relocate: f32 = 1.2,
    /// VP lost by a storehouse with 3 and 4 tiles.
    crowded: [f32; 2] = [0.3, 1.2],
    /// How much of the points of the best rival is taken off after an imagined round.
    rival: f32 = 0.4,
}
