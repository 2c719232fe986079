//! The numbers behind the bots' judgement, each with a name, in one table. `worth` and
//! `outlook` show how they are used.

/// Declares the table: one field per weight, and access to all of them for tuning.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $kind:ty = $value:expr,)+) => {
        /// The weights of a judgement. VP are points of the final score.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: $kind,)+
        }

        impl Weights {
            /// The weights that the bots play with.
            pub const TUNED: Weights = Weights { $($name: $value,)+ };

            /// Returns all weights with their names, to read or change them.
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
    /// VP per AP left, while a turn is being planned.
    ap: f32 = 0.9,
    /// Houses expected to be placed per turn.
    house_rate: f32 = 0.35,
    /// Pillars expected to be placed per turn.
    pillar_rate: f32 = 0.35,
    /// Contracts expected to be fulfilled per turn.
    contract_rate: f32 = 0.3,
    /// Cathedral tiles expected to be taken per turn.
    cathedral_rate: f32 = 0.25,
    /// Crests expected to be taken per turn.
    crest_rate: f32 = 0.3,
    /// Characters expected to move to floors 2 and 3 per turn.
    upper_rate: f32 = 0.3,
    /// Buildings expected to be filled per turn.
    filled_rate: f32 = 0.25,
    /// Steps on the king track expected per coming round.
    king_rate: f32 = 1.0,
    /// VP for each place further up in the next turn order.
    order: f32 = 0.5,
    /// VP for leading on the king track when its tile is given away.
    leader: f32 = 2.0,
    /// The share of a pair's other half that counts while it is the more common half.
    spare_half: f32 = 0.2,
    /// The chance to reach a fair with 1, 2, 3, 4 to 6 and more turns left.
    reach: [f32; 5] = [0.45, 0.6, 0.7, 0.8, 0.85],
    /// The reduction of that chance per step of the merchant.
    reach_step: f32 = 0.05,
    /// The share of a house or pillar that counts while in the supply: of the first, the
    /// second and so on.
    supply: [f32; 5] = [0.55, 0.4, 0.25, 0.15, 0.1],
    /// The share of what the best city offers that counts while a piece is away from it.
    position: f32 = 0.3,
    /// The same share for the second-best city.
    second_position: f32 = 0.15,
    /// The reduction of that share per step.
    position_step: f32 = 0.12,
    /// The share of a helper that counts while it is in the storehouse.
    helper: f32 = 0.85,
    /// VP per AP of a helper or character, by action: architect, merchant, character,
    /// contract, king.
    action: [f32; 5] = [1.2, 1.2, 1.0, 1.0, 1.0],
    /// VP per AP of a helper that adds to the action of the die.
    bonus_ap: f32 = 1.2,
    /// VP per step of the merchant or architect.
    step: f32 = 0.5,
    /// VP for a house or pillar that a tile allows to place.
    placing: f32 = 3.5,
    /// VP for each bonus of a character that is triggered again.
    again: f32 = 1.2,
    /// VP for a helper that changes the kind of goods.
    other_kind: f32 = 0.8,
    /// VP per good of choice.
    choice: f32 = 0.6,
    /// VP per good: gold, food, wool, stone, iron.
    good: [f32; 5] = [0.5, 0.4, 0.4, 0.4, 0.4],
    /// The number of goods of a kind that count fully; each further one counts for less.
    many_goods: f32 = 6.0,
    /// Missing goods that a coming turn is expected to bring.
    goods_rate: f32 = 2.0,
    /// The certainty of a project that can be paid now but is not done.
    payable: f32 = 0.95,
    /// The maximum certainty of a project for which goods are missing.
    unpaid: f32 = 0.85,
    /// The share of a completed building that its rooms count for while it is incomplete.
    rooms: f32 = 0.45,
    /// The share that its crest counts for.
    crest: f32 = 0.3,
    /// Turns in which something begun is expected to be completed.
    building_turns: f32 = 4.0,
    /// The share of turns in which an action strengthened by buildings is used.
    strengthened: f32 = 0.3,
    /// The share of a character that counts while it is in the storehouse.
    character: f32 = 0.6,
    /// VP for moving a piece to any space.
    relocate: f32 = 1.2,
    /// VP lost for a storehouse with 3 and 4 tiles.
    crowded: [f32; 2] = [0.3, 1.2],
    /// The share of the best rival's points that is subtracted after a simulated round.
    rival: f32 = 0.4,
    /// Bonuses that a building is expected to trigger again.
    again_count: f32 = 2.0,
    /// VP for a house space that triggers the bonuses of a building again.
    again_space: f32 = 2.0,
    /// The share of a begun effect that counts, compared with a helper that is kept. It is
    /// less than 1 so that AP of the die are spent first.
    begun_effect: f32 = 0.95,
    /// The share of an AP that counts in the king action.
    king_ap: f32 = 0.8,
    /// The factor by which an AP of any action counts more than one of a certain action.
    any_action: f32 = 1.2,
    /// VP for each place in the last turn order, which only breaks ties.
    last_order: f32 = 0.05,
    /// The chance that a merchant stays at the fair of this round.
    stays: f32 = 0.97,
    /// VP for a tile on the map that a piece can reach.
    map_tile: f32 = 1.5,
    /// The share of a house or pillar that counts if it could be placed where a piece may
    /// go.
    far_piece: f32 = 0.5,
    /// The share of placing one that counts while none is in the supply.
    no_supply: f32 = 0.4,
    /// VP for a room that is free for a character in the storehouse.
    room: f32 = 1.5,
    /// The share of the worth of a character on floor 2 or 3 that counts for one in the
    /// storehouse.
    upper_room: f32 = 0.5,
    /// VP lost for a character without a free room.
    unhoused: f32 = 0.5,
    /// VP per stone that a cathedral will cost.
    stone: f32 = 0.6,
    /// The share of a cathedral that counts while the player has no pillar there.
    promise: f32 = 0.5,
    /// The share of a crest's house or pillar that counts before it is placed.
    anywhere: f32 = 0.6,
    /// Additional VP for it, because it can be placed anywhere.
    anywhere_more: f32 = 1.0,
    /// VP for moving a piece to any space in the last turn.
    last_relocate: f32 = 0.3,
    /// The share of a pillar that counts when a contract frees it.
    freed_pillar: f32 = 0.35,
    /// VP for a crest that completes a building, not counting its AP.
    completes: f32 = 4.0,
    /// VP for a crest in a building with characters.
    begun_building: f32 = 1.0,
    /// VP that a crest must bring per food.
    food: f32 = 0.5,
    /// The reduction of certainty for each missing good.
    each_missing: f32 = 0.04,
    /// Turns before the end from which on unused goods lose worth.
    early_turns: f32 = 6.0,
    /// The share that counts of each good beyond `many_goods`.
    beyond_many: f32 = 0.5,
    /// VP for an unused good at the end.
    late_good: f32 = 0.25,
}
