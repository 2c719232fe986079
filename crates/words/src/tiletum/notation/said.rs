//! The words of the notation: verbs, and the words between tiles, spaces and numbers.

pub(super) use crate::notation::said::Said;
use crate::notation::said::all_said;
use tiletum::{Action, Good, Piece};

all_said! {
    // The first words of decisions.
    DIE "die" word_tiletum_die;
    TILE "tile" word_tiletum_tile;
    GOODS "goods" word_tiletum_goods;
    ACTION "action" word_tiletum_action;
    MOVE "move" word_tiletum_move;
    RELOCATE "relocate" word_tiletum_relocate;
    PILLAR "pillar" word_tiletum_pillar;
    HOUSE "house" word_tiletum_house;
    MAP "map" word_tiletum_map;
    TAKE_CHARACTER "character" word_tiletum_character;
    REFRESH "refresh" word_tiletum_refresh;
    ROOM "room" word_tiletum_room;
    TAKE_CONTRACT "contract" word_tiletum_contract;
    EXCHANGE "exchange" word_tiletum_exchange;
    ADVANCE "advance" word_tiletum_advance;
    BUY "buy" word_tiletum_buy;
    FULFIL "fulfil" word_tiletum_fulfil;
    CREST "crest" word_tiletum_crest;
    BUILD "build" word_tiletum_build;
    USE "use" word_tiletum_use;
    CHOOSE "choose" word_tiletum_choose;
    RETRIGGER "retrigger" word_tiletum_retrigger;
    TRIGGER "trigger" word_tiletum_trigger;
    END_EFFECT "end-effect";
    END_TURN "end-turn";
    END "end" word_end;
    TAKE "take" word_tiletum_take;
    DISCARD "discard" word_tiletum_discard;
    ROLL "roll" word_tiletum_roll;
    CORRUPTION "corruption" word_tiletum_corruption;
    DEAL "deal" word_tiletum_deal;
    SET "set" word_set;
    // The words between others.
    NOBODY "nobody" word_prince_nobody;
    AS "as" word_tiletum_as;
    WITH "with" word_with;
    NONE "none" word_prince_none;
    YES "yes" word_prince_yes;
    NO "no" word_prince_no;
    WHEEL "wheel" word_tiletum_wheel;
    // The names of values that are set by hand.
    VP "vp" word_tiletum_vp;
    AP "ap" word_tiletum_ap;
    CATHEDRAL "cathedral" word_tiletum_cathedral;
    STOREHOUSE "storehouse" word_tiletum_storehouse;
    ORDER "order" word_tiletum_order;
    TURN "turn" word_tiletum_turn;
    AT "at" word_tiletum_at;
    DICE "dice" word_tiletum_dice;
    TOKEN "token" word_tiletum_token;
    ROTATION "rotation" word_tiletum_rotation;
    ROUND "round" word_tiletum_round;
    STEP "step" word_tiletum_step;
    SWAPPED "swapped" word_tiletum_swapped;
    // Goods, actions, pieces.
    GOLD "gold" word_tiletum_gold;
    FOOD "food" word_tiletum_food;
    WOOL "wool" word_tiletum_wool;
    STONE "stone" word_tiletum_stone;
    IRON "iron" word_tiletum_iron;
    ARCHITECT "architect" word_tiletum_architect;
    MERCHANT "merchant" word_tiletum_merchant;
    KING "king" word_tiletum_king;
}

/// The kinds of goods.
pub(super) const GOODS_KINDS: [(Said, Good); 5] = [
    (GOLD, Good::Gold),
    (FOOD, Good::Food),
    (WOOL, Good::Wool),
    (STONE, Good::Stone),
    (IRON, Good::Iron),
];

/// The actions.
pub(super) const ACTIONS: [(Said, Action); 5] = [
    (ARCHITECT, Action::Architect),
    (MERCHANT, Action::Merchant),
    (TAKE_CHARACTER, Action::Character),
    (TAKE_CONTRACT, Action::Contract),
    (KING, Action::King),
];

/// The pieces.
pub(super) const PIECES: [(Said, Piece); 2] =
    [(MERCHANT, Piece::Merchant), (ARCHITECT, Piece::Architect)];

/// Returns the word of a thing.
pub(super) fn word<T: PartialEq>(all: &[(Said, T)], thing: &T) -> &'static str {
    let found = all.iter().find(|(_, other)| other == thing);
    found.map_or("", |(said, _)| said.word)
}

/// Returns whether the notation already uses this word, so that a city with this name is
/// given by its number.
pub(super) fn is_taken(word: &str) -> bool {
    ALL.iter().any(|said| said.is(word, false))
}
