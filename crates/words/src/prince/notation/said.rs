//! The words of the notation: what is decided, and what stands between cards, players and
//! numbers. Written they are the same in every language; typed, those of the language that
//! is spoken are read as well.

use crate::fl;
use crate::notation::plain;

/// A word, as it is written and as it may be typed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Said {
    pub(super) word: &'static str,
    spoken: Option<fn() -> &'static str>,
}

impl Said {
    const fn new(word: &'static str) -> Self {
        Self { word, spoken: None }
    }

    const fn typed(word: &'static str, spoken: fn() -> &'static str) -> Self {
        Self {
            word,
            spoken: Some(spoken),
        }
    }

    /// Whether this, as words are compared, is a way to type it.
    pub(super) fn is(&self, typed: &str, spoken: bool) -> bool {
        let letters = self.word.bytes().filter(|&letter| letter != b'-');
        letters.eq(typed.bytes()) || self.any_spoken(spoken, |word| word == typed)
    }

    /// Whether a way to type it begins like this.
    pub(super) fn begins(&self, typed: &str, spoken: bool) -> bool {
        let mut letters = self.word.bytes().filter(|&letter| letter != b'-');
        let begins = typed.bytes().all(|letter| letters.next() == Some(letter));
        begins || self.any_spoken(spoken, |word| word.starts_with(typed))
    }

    fn any_spoken(&self, spoken: bool, is_it: impl Fn(&str) -> bool) -> bool {
        let words = self.spoken.filter(|_| spoken).map(|say| say());
        let mut words = words.into_iter().flat_map(str::split_whitespace);
        words.any(
            |word| match word.bytes().all(|it| it.is_ascii_lowercase()) {
                // As it is compared; most are.
                true => is_it(word),
                false => is_it(&plain(word)),
            },
        )
    }
}

/// A word of this name: as it is written, and the message that says how it is typed in the
/// language that is spoken.
macro_rules! said {
    ($name:ident $word:literal) => {
        pub(super) const $name: Said = Said::new($word);
    };
    ($name:ident $word:literal $spoken:ident) => {
pub(super) const $name: Said = Said::typed($word, fl!(fn $spoken));
    };
}

/// The verbs, with the words that say them.
macro_rules! verbs {
    ($($name:ident $verb:ident $word:literal $($spoken:ident)?;)+) => {
        /// What can be said of a decision first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Verb {
            $($verb),+
        }

        $(said!($name $word $($spoken)?);)+

        /// Every verb with its word.
        pub(super) const VERBS: &[(Said, Verb)] = &[$(($name, Verb::$verb)),+];
    };
}

/// The words that are no verbs.
macro_rules! others {
    ($($name:ident $word:literal $($spoken:ident)?;)+) => {
        $(said!($name $word $($spoken)?);)+

        const OTHERS: &[Said] = &[$($name),+];
    };
}

verbs! {
    KEEP Keep "keep" word_keep;
    REDEAL Redeal "redeal" word_prince_redeal;
    PAY Pay "pay" word_prince_pay;
    DECLINE Decline "decline" word_decline;
    PLACE Place "place" word_place;
    DONE Done "done" word_prince_done;
    TURN_UP TurnUp "turn" word_prince_turn_up;
    TURNED Turned "turned" word_prince_turned;
    SPY Spy "spy" word_prince_spy;
    MOVE Move "move" word_prince_move;
    BID Bid "bid" word_prince_bid;
    PASS Pass "pass" word_pass;
    PLAY Play "play" word_prince_play;
    END_PLAY EndPlay "end-play";
    END_PHASE EndPhase "end-phase";
    END End "end" word_end;
    DOCTOR Doctor "doctor" word_prince_doctor;
    NO_DOCTOR NoDoctor "no-doctor" word_prince_no_doctor;
    GIVE Give "give" word_prince_give;
    JUDGE Judge "judge" word_prince_judge;
    SEIZE Seize "seize" word_prince_seize;
    DEFEND Defend "defend" word_prince_defend;
    VOTE Vote "vote" word_prince_vote;
    ASSIGN Assign "assign" word_prince_assign;
    SHUFFLE Shuffle "shuffle" word_prince_shuffle;
    NO_SHUFFLE NoShuffle "no-shuffle" word_prince_no_shuffle;
    ACCUSE Accuse "accuse" word_prince_accuse;
    NO_ACCUSE NoAccuse "no-accuse" word_prince_no_accuse;
    CARDINALS Cardinals "cardinals" word_prince_cardinals;
    OFFER Offer "offer" word_offer;
    ACCEPT Accept "accept" word_accept;
    REFUSE Refuse "refuse" word_refuse;
    CONSENT Consent "consent" word_prince_consent;
    SOLD Sold "sold" word_prince_sold;
    DRAW Draw "draw" word_prince_draw;
    STEAL Steal "steal" word_prince_steal;
    SHOW Show "show" word_show;
    DEALT Dealt "dealt" word_prince_dealt;
    SET Set "set" word_set;
    // In one word what `play` says in several.
    POISON Poison "poison" word_prince_poison;
    BRAVO Bravo "bravo" word_prince_bravo;
    MARRY Marry "marry" word_prince_marry;
    SAVONAROLA Savonarola "savonarola" word_prince_savonarola;
    SIMONY Simony "simony" word_prince_simony;
    YES Yes "yes" word_prince_yes;
    NO No "no" word_prince_no;
}

others! {
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
    HIDDEN "hidden" word_prince_hidden;
    CONCEALED "concealed" word_prince_concealed;
    AUCTIONED "auctioned";
    ARRIVING "arriving";
    IN_PLAY "in-play" word_prince_in_play;
    MARRIED "married" word_prince_married;
    ASIDE "aside" word_prince_aside;
    OUT "out" word_prince_out;
}

/// Whether the notation has this word already, so that a card of this identifier is
/// written in quotation marks.
pub(super) fn is_taken(word: &str) -> bool {
    let verbs = VERBS.iter().map(|(said, _)| said);
    verbs.chain(OTHERS).any(|said| said.is(word, false))
}
