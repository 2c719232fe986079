//! The numbers that the judgement of the bots is made of, each with a name, in one table.
//! `worth` and `outlook` say what they are used for.

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
    /// Bonuses that a building is expected to bring once more.
    again_count: f32 = 2.0,
    /// VP for a house space that brings the bonuses of a building once more.
    again_space: f32 = 2.0,
    /// What part of an effect that has begun counts, compared with a helper that is kept:
    /// less, so that AP of the die are spent first.
    begun_effect: f32 = 0.95,
    /// What part of an AP counts in the king action.
    king_ap: f32 = 0.8,
    /// By how much an AP of any action counts more than one of a certain action.
    any_action: f32 = 1.2,
    /// VP for each place in the last turn order, which only breaks ties.
    last_order: f32 = 0.05,
    /// The chance that a merchant stays where the fair of this round is.
    stays: f32 = 0.97,
    /// VP for a tile on the map that a piece can reach.
    map_tile: f32 = 1.5,
    /// What part of a house or pillar counts that could be placed where a piece may go.
    far_piece: f32 = 0.5,
    /// What part of placing one counts while none is in the supply.
    no_supply: f32 = 0.4,
    /// VP for a room that a character in the storehouse finds.
    room: f32 = 1.5,
    /// What part of what a character on floor 2 or 3 brings counts for one in the
    /// storehouse.
    upper_room: f32 = 0.5,
    /// VP lost by a character that finds no room.
    unhoused: f32 = 0.5,
    /// VP for a stone that a cathedral will cost.
    stone: f32 = 0.6,
    /// What part of a cathedral counts at which no pillar stands yet.
    promise: f32 = 0.5,
    /// What part of a house or pillar that a crest brings counts before it is placed.
    anywhere: f32 = 0.6,
    /// VP that it brings besides, because it is placed anywhere.
    anywhere_more: f32 = 1.0,
    /// VP for moving a piece to any space in the last turn.
    last_relocate: f32 = 0.3,
    /// What part of a pillar counts that a contract frees.
    freed_pillar: f32 = 0.35,
    /// VP for a crest that completes a building, its AP aside.
    completes: f32 = 4.0,
    /// VP for a crest in a building in which somebody lives.
    begun_building: f32 = 1.0,
    /// VP that a crest has to bring for each food.
    food: f32 = 0.5,
    /// By how much less sure a thing is for each good that is missing.
    each_missing: f32 = 0.04,
    /// Turns before the end from which on goods without a use lose worth.
    early_turns: f32 = 6.0,
    /// What part of a good counts beyond many of a kind.
    beyond_many: f32 = 0.5,
    /// VP for a good without a use at the end.
    late_good: f32 = 0.25,
}
