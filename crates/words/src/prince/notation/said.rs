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

/// What can be said of a decision first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Keep,
    Redeal,
    Pay,
    Decline,
    Place,
    Done,
    TurnUp,
    Turned,
    Spy,
    Move,
    Bid,
    Pass,
    Play,
    EndPlay,
    EndPhase,
    End,
    Doctor(bool),
    Give,
    Judge,
    Seize,
    Defend,
    Vote,
    Assign,
    Shuffle(bool),
    Accuse(bool),
    Cardinals,
    Offer,
    Accept,
    Refuse,
    Consent,
    Sold,
    Draw,
    Steal,
    Show,
    Dealt,
    Set,
    // In one word what `play` says in several.
    Poison,
    Bravo,
    Marry,
    Savonarola,
    Simony,
    Yes,
    No,
}

pub(super) const KEEP: Said = Said::typed("keep", fl!(fn word_keep));
pub(super) const REDEAL: Said = Said::typed("redeal", fl!(fn word_prince_redeal));
pub(super) const PAY: Said = Said::typed("pay", fl!(fn word_prince_pay));
pub(super) const DECLINE: Said = Said::typed("decline", fl!(fn word_decline));
pub(super) const PLACE: Said = Said::typed("place", fl!(fn word_place));
pub(super) const DONE: Said = Said::typed("done", fl!(fn word_prince_done));
pub(super) const TURN_UP: Said = Said::typed("turn", fl!(fn word_prince_turn_up));
pub(super) const TURNED: Said = Said::typed("turned", fl!(fn word_prince_turned));
pub(super) const SPY: Said = Said::typed("spy", fl!(fn word_prince_spy));
pub(super) const MOVE: Said = Said::typed("move", fl!(fn word_prince_move));
pub(super) const BID: Said = Said::typed("bid", fl!(fn word_prince_bid));
pub(super) const PASS: Said = Said::typed("pass", fl!(fn word_pass));
pub(super) const PLAY: Said = Said::typed("play", fl!(fn word_prince_play));
pub(super) const END_PLAY: Said = Said::new("end-play");
pub(super) const END_PHASE: Said = Said::new("end-phase");
pub(super) const END: Said = Said::typed("end", fl!(fn word_end));
pub(super) const DOCTOR: Said = Said::typed("doctor", fl!(fn word_prince_doctor));
pub(super) const NO_DOCTOR: Said = Said::typed("no-doctor", fl!(fn word_prince_no_doctor));
pub(super) const GIVE: Said = Said::typed("give", fl!(fn word_prince_give));
pub(super) const JUDGE: Said = Said::typed("judge", fl!(fn word_prince_judge));
pub(super) const SEIZE: Said = Said::typed("seize", fl!(fn word_prince_seize));
pub(super) const DEFEND: Said = Said::typed("defend", fl!(fn word_prince_defend));
pub(super) const VOTE: Said = Said::typed("vote", fl!(fn word_prince_vote));
pub(super) const ASSIGN: Said = Said::typed("assign", fl!(fn word_prince_assign));
pub(super) const SHUFFLE: Said = Said::typed("shuffle", fl!(fn word_prince_shuffle));
pub(super) const NO_SHUFFLE: Said = Said::typed("no-shuffle", fl!(fn word_prince_no_shuffle));
pub(super) const ACCUSE: Said = Said::typed("accuse", fl!(fn word_prince_accuse));
pub(super) const NO_ACCUSE: Said = Said::typed("no-accuse", fl!(fn word_prince_no_accuse));
pub(super) const CARDINALS: Said = Said::typed("cardinals", fl!(fn word_prince_cardinals));
pub(super) const OFFER: Said = Said::typed("offer", fl!(fn word_offer));
pub(super) const ACCEPT: Said = Said::typed("accept", fl!(fn word_accept));
pub(super) const REFUSE: Said = Said::typed("refuse", fl!(fn word_refuse));
pub(super) const CONSENT: Said = Said::typed("consent", fl!(fn word_prince_consent));
pub(super) const SOLD: Said = Said::typed("sold", fl!(fn word_prince_sold));
pub(super) const DRAW: Said = Said::typed("draw", fl!(fn word_prince_draw));
pub(super) const STEAL: Said = Said::typed("steal", fl!(fn word_prince_steal));
pub(super) const SHOW: Said = Said::typed("show", fl!(fn word_show));
pub(super) const DEALT: Said = Said::typed("dealt", fl!(fn word_prince_dealt));
pub(super) const SET: Said = Said::typed("set", fl!(fn word_set));
pub(super) const POISON: Said = Said::typed("poison", fl!(fn word_prince_poison));
pub(super) const BRAVO: Said = Said::typed("bravo", fl!(fn word_prince_bravo));
pub(super) const MARRY: Said = Said::typed("marry", fl!(fn word_prince_marry));
pub(super) const SAVONAROLA: Said = Said::typed("savonarola", fl!(fn word_prince_savonarola));
pub(super) const SIMONY: Said = Said::typed("simony", fl!(fn word_prince_simony));
pub(super) const YES: Said = Said::typed("yes", fl!(fn word_prince_yes));
pub(super) const NO: Said = Said::typed("no", fl!(fn word_prince_no));

/// Every verb with its word.
pub(super) const VERBS: [(Said, Verb); 46] = [
    (KEEP, Verb::Keep),
    (REDEAL, Verb::Redeal),
    (PAY, Verb::Pay),
    (DECLINE, Verb::Decline),
    (PLACE, Verb::Place),
    (DONE, Verb::Done),
    (TURN_UP, Verb::TurnUp),
    (TURNED, Verb::Turned),
    (SPY, Verb::Spy),
    (MOVE, Verb::Move),
    (BID, Verb::Bid),
    (PASS, Verb::Pass),
    (PLAY, Verb::Play),
    (END_PLAY, Verb::EndPlay),
    (END_PHASE, Verb::EndPhase),
    (END, Verb::End),
    (DOCTOR, Verb::Doctor(true)),
    (NO_DOCTOR, Verb::Doctor(false)),
    (GIVE, Verb::Give),
    (JUDGE, Verb::Judge),
    (SEIZE, Verb::Seize),
    (DEFEND, Verb::Defend),
    (VOTE, Verb::Vote),
    (ASSIGN, Verb::Assign),
    (SHUFFLE, Verb::Shuffle(true)),
    (NO_SHUFFLE, Verb::Shuffle(false)),
    (ACCUSE, Verb::Accuse(true)),
    (NO_ACCUSE, Verb::Accuse(false)),
    (CARDINALS, Verb::Cardinals),
    (OFFER, Verb::Offer),
    (ACCEPT, Verb::Accept),
    (REFUSE, Verb::Refuse),
    (CONSENT, Verb::Consent),
    (SOLD, Verb::Sold),
    (DRAW, Verb::Draw),
    (STEAL, Verb::Steal),
    (SHOW, Verb::Show),
    (DEALT, Verb::Dealt),
    (SET, Verb::Set),
    (POISON, Verb::Poison),
    (BRAVO, Verb::Bravo),
    (MARRY, Verb::Marry),
    (SAVONAROLA, Verb::Savonarola),
    (SIMONY, Verb::Simony),
    (YES, Verb::Yes),
    (NO, Verb::No),
];

pub(super) const NONE: Said = Said::typed("none", fl!(fn word_prince_none));
pub(super) const NOTHING: Said = Said::typed("nothing", fl!(fn word_prince_nothing));
pub(super) const NOBODY: Said = Said::typed("nobody", fl!(fn word_prince_nobody));
pub(super) const FOR: Said = Said::typed("for", fl!(fn word_prince_for));
pub(super) const WITH: Said = Said::typed("with", fl!(fn word_with));
pub(super) const ON: Said = Said::typed("on", fl!(fn word_prince_on));
pub(super) const BASE: Said = Said::typed("base", fl!(fn word_prince_base));
pub(super) const FRONT: Said = Said::typed("front", fl!(fn word_prince_front));
pub(super) const UNDER: Said = Said::typed("under", fl!(fn word_prince_under));
pub(super) const MONEY: Said = Said::typed("money", fl!(fn word_money));
pub(super) const POPE: Said = Said::typed("pope", fl!(fn word_prince_pope));
pub(super) const SKIPS: Said = Said::typed("skips", fl!(fn word_prince_skips));
pub(super) const HIDDEN: Said = Said::typed("hidden", fl!(fn word_prince_hidden));
pub(super) const CONCEALED: Said = Said::typed("concealed", fl!(fn word_prince_concealed));
pub(super) const AUCTIONED: Said = Said::new("auctioned");
pub(super) const ARRIVING: Said = Said::new("arriving");
pub(super) const IN_PLAY: Said = Said::typed("in-play", fl!(fn word_prince_in_play));
pub(super) const MARRIED: Said = Said::typed("married", fl!(fn word_prince_married));
pub(super) const ASIDE: Said = Said::typed("aside", fl!(fn word_prince_aside));
pub(super) const OUT: Said = Said::typed("out", fl!(fn word_prince_out));

const OTHERS: [Said; 20] = [
    NONE, NOTHING, NOBODY, FOR, WITH, ON, BASE, FRONT, UNDER, MONEY, POPE, SKIPS, HIDDEN,
    CONCEALED, AUCTIONED, ARRIVING, IN_PLAY, MARRIED, ASIDE, OUT,
];

/// Whether the notation has this word already, so that a card of this identifier is
/// written in quotation marks.
pub(super) fn is_taken(word: &str) -> bool {
    let verbs = VERBS.iter().map(|(said, _)| said);
    verbs.chain(&OTHERS).any(|said| said.is(word, false))
}
