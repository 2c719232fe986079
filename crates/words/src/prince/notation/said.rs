//! The words of the notation: verbs, and the words between cards, players and numbers.

pub(super) use crate::notation::said::Said;
use crate::notation::said::all_said;

all_said! {
    // The first words of decisions.
    KEEP "keep" word_keep;
    REDEAL "redeal" word_prince_redeal;
    PAY "pay" word_prince_pay;
    DECLINE "decline" word_decline;
    PLACE "place" word_place;
    DONE "done" word_prince_done;
    TURN_UP "turn" word_prince_turn_up;
    TURNED "turned" word_prince_turned;
    SPY "spy" word_prince_spy;
    MOVE "move" word_prince_move;
    BID "bid" word_prince_bid;
    PASS "pass" word_prince_pass;
    PLAY "play" word_prince_play;
    END_PLAY "end-play";
    END_PHASE "end-phase";
    END "end" word_end;
    DOCTOR "doctor" word_prince_doctor;
    NO_DOCTOR "no-doctor" word_prince_no_doctor;
    GIVE "give" word_prince_give;
    JUDGE "judge" word_prince_judge;
    SEIZE "seize" word_prince_seize;
    DEFEND "defend" word_prince_defend;
    VOTE "vote" word_prince_vote;
    ASSIGN "assign" word_prince_assign;
    SHUFFLE "shuffle" word_prince_shuffle;
    NO_SHUFFLE "no-shuffle" word_prince_no_shuffle;
    ACCUSE "accuse" word_prince_accuse;
    NO_ACCUSE "no-accuse" word_prince_no_accuse;
    CARDINALS "cardinals" word_prince_cardinals;
    OFFER "offer" word_offer;
    ACCEPT "accept" word_accept;
    REFUSE "refuse" word_refuse;
    CONSENT "consent" word_prince_consent;
    SOLD "sold" word_prince_sold;
    DRAW "draw" word_prince_draw;
    STEAL "steal" word_prince_steal;
    SHOW "show" word_show;
    DEALT "dealt" word_prince_dealt;
    SET "set" word_set;
    POISON "poison" word_prince_poison;
    BRAVO "bravo" word_prince_bravo;
    MARRY "marry" word_prince_marry;
    SAVONAROLA "savonarola" word_prince_savonarola;
    SIMONY "simony" word_prince_simony;
    YES "yes" word_prince_yes;
    NO "no" word_prince_no;
    // The words between cards, players and numbers.
    NONE "none" word_prince_none;
    NOTHING "nothing" word_prince_nothing;
    NOBODY "nobody" word_prince_nobody;
    FOR "for" word_prince_for;
    WITH "with" word_with;
    ON "on" word_prince_on;
    BASE "base" word_prince_base;
    FRONT "front" word_prince_front;
    UNDER "under" word_prince_under;
    MONEY "money" word_money;
    POPE "pope" word_prince_pope;
    SKIPS "skips" word_prince_skips;
    HOUSE "house" word_prince_house;
    TURNS "turns";
    POPE_POINTS "pope-points";
    DUCATS_FOR_POINT "ducats-for-point";
    TRADE "trade";
    CONCLAVE "conclave";
    SIMONY_AT_SHUFFLE "simony-at-shuffle";
    HIDE_MONEY "hide-money";
    HIDE_HAND_SIZES "hide-hand-sizes";
    HIDDEN "hidden" word_prince_hidden;
    CONCEALED "concealed" word_prince_concealed;
    AUCTIONED "auctioned";
    ARRIVING "arriving";
    IN_PLAY "in-play" word_prince_in_play;
    MARRIED "married" word_prince_married;
    ASIDE "aside" word_prince_aside;
    OUT "out" word_prince_out;
}

/// Returns whether the notation already uses this word, so that a card with this identifier
/// must be quoted.
pub(super) fn is_taken(word: &str) -> bool {
    ALL.iter().any(|said| said.is(word, false))
}
