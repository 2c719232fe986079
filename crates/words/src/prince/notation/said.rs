//! The words of the notation: what is decided, and what stands between cards, players and
//! numbers. Written they are the same in every language; typed, those of the language that
//! is spoken are read as well.

use super::correction;
use super::deck::Deck;
use super::read::{self, Read};
use super::reader::{Reader, Ways};
use super::write::{answer, card_or_not, card_text, lot, put, to_each, to_seats, words};
use crate::fl;
use crate::notation::plain;
use prince::{Aim, CardType, Command, Decision, Target};
use table::Seat;

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

/// Reads what stands behind a verb that this seat is said to have done.
pub(super) type Rest = fn(&Reader<'_>, Seat, usize) -> Ways<Read>;

/// The verbs, a row each: the word, how it is typed, and what it means. After `=` stands
/// what it decides alone, after `=>` how the rest of a decision is read, and after `reads` how
/// it is where it may be somebody else's. `also` says how such decisions are written.
macro_rules! verbs {
    (
        said {
            $($name:ident $word:literal $($spoken:ident)? $(= $alone:ident)? $(=> $rest:expr)?
                $(, reads $read:expr)?;)+
        }
        also($command:ident, $deck:ident) { $($pattern:pat $(if $guard:expr)? => $text:expr,)+ }
    ) => {
        $(said!($name $word $($spoken)?);)+

        /// Every verb with what is read behind it.
        pub(super) const VERBS: &[(Said, Rest)] = &[$((
            $name,
            $(|r, _, at| read::in_a_word(r, Decision::$alone, at))?
            $(|r, seat, at| {
                let rest: fn(&Reader<'_>, Seat, usize) -> Ways<Decision> = $rest;
                rest(r, seat, at).map(|decision| (None, decision))
            })?
            $($read)?
        )),+];

        /// Writes what a command decides.
        pub(super) fn decision($command: &Command, $deck: &Deck) -> String {
            match $command.decision {
                $($(Decision::$alone => $name.word.to_owned(),)?)+
                $($pattern $(if $guard)? => $text,)+
            }
        }
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
    said {
        KEEP "keep" word_keep = Keep;
        REDEAL "redeal" word_prince_redeal = Redeal;
        PAY "pay" word_prince_pay = PayPatron;
        DECLINE "decline" word_decline = Decline;
        PLACE "place" word_place => read::place_card;
        DONE "done" word_prince_done = Done;
        TURN_UP "turn" word_prince_turn_up => |r, _, at| read::turn_up(r, at);
        TURNED "turned" word_prince_turned => |r, _, at| read::unseen(r, at).map(Decision::Turned);
        SPY "spy" word_prince_spy => read::spy;
        MOVE "move" word_prince_move => read::moves;
        BID "bid" word_prince_bid => |r, _, at| r.number(at).map(Decision::Bid);
        PASS "pass" word_pass = Pass;
        PLAY "play" word_prince_play => read::play;
        END_PLAY "end-play" = EndPlay;
        END_PHASE "end-phase" = EndPhase;
        END "end" word_end, reads |r, _, at| read::by_phase(r, at, read::ends);
        DOCTOR "doctor" word_prince_doctor = Doctor;
        NO_DOCTOR "no-doctor" word_prince_no_doctor = NoDoctor;
        GIVE "give" word_prince_give => |r, _, at| {
            read::nobody(r, at).or(r.player(at).map(Some)).map(Decision::Give)
        };
        JUDGE "judge" word_prince_judge => |r, _, at| read::yes(r, at).map(Decision::Judge);
        SEIZE "seize" word_prince_seize => read::seize;
        DEFEND "defend" word_prince_defend => read::defend;
        VOTE "vote" word_prince_vote => read::vote;
        ASSIGN "assign" word_prince_assign
            => |r, _, at| read::to_seats(r, at).map(Decision::Assign);
        SHUFFLE "shuffle" word_prince_shuffle = Shuffle;
        NO_SHUFFLE "no-shuffle" word_prince_no_shuffle = NoShuffle;
        ACCUSE "accuse" word_prince_accuse = Accuse;
        NO_ACCUSE "no-accuse" word_prince_no_accuse = NoAccuse;
        CARDINALS "cardinals" word_prince_cardinals
            => |r, _, at| read::numbers(r, at).map(Decision::Distribute);
        OFFER "offer" word_offer => read::offer;
        ACCEPT "accept" word_accept = Accept;
        REFUSE "refuse" word_refuse = Refuse;
        CONSENT "consent" word_prince_consent => |r, _, at| read::yes(r, at).map(Decision::Consent);
        SOLD "sold" word_prince_sold, reads |r, _, at| read::sold(r, at);
        DRAW "draw" word_prince_draw => |r, _, at| read::unseen_or_not(r, at).map(Decision::Draw);
        STEAL "steal" word_prince_steal => |r, _, at| read::stolen(r, at).map(Decision::Steal);
        SHOW "show" word_show => |r, _, at| read::unseen(r, at).map(Decision::Show);
        DEALT "dealt" word_prince_dealt => |r, _, at| read::to_seats(r, at).map(Decision::Dealt);
        SET "set" word_set, reads correction::of_somebody;
        // In one word what `play` says in several.
        POISON "poison" word_prince_poison
            => |r, seat, at| read::on_card(r, seat, CardType::Poison, at);
        BRAVO "bravo" word_prince_bravo
            => |r, seat, at| read::on_card(r, seat, CardType::Bravo, at);
        MARRY "marry" word_prince_marry
            => |r, seat, at| read::on_player(r, seat, CardType::Marriage, at);
        SAVONAROLA "savonarola" word_prince_savonarola => |r, seat, at| {
            read::from_hand(r, seat, CardType::Savonarola, Aim::None, at)
        };
        SIMONY "simony" word_prince_simony
            => |r, seat, at| read::from_hand(r, seat, CardType::Simony, Aim::None, at);
        YES "yes" word_prince_yes,
            reads |r, _, at| read::by_phase(r, at, |game| read::answer(game, true));
        NO "no" word_prince_no,
            reads |r, _, at| read::by_phase(r, at, |game| read::answer(game, false));
    }
    also(command, deck) {
        Decision::Place(card, place) => put(deck, command.seat, &PLACE, (card, place)),
        Decision::TurnUp(slot) => format!("{} {}", TURN_UP.word, u16::from(slot) + 1),
        Decision::Spy => SPY.word.to_owned(),
        Decision::Move(card, place) => put(deck, command.seat, &MOVE, (card, place)),
        Decision::Bid(ducats) => format!("{} {ducats}", BID.word),
        Decision::Play(card, aim) => {
            let played = card_text(deck, &PLAY, card);
            match aim {
                Aim::None => played,
                Aim::Seat(seat) => format!("{played} {} {seat:?}", ON.word),
                Aim::Card(card) => format!("{played} {} {}", ON.word, deck.word(card)),
            }
        },
        Decision::Give(Some(to)) => format!("{} {to:?}", GIVE.word),
        Decision::Give(None) => format!("{} {}", GIVE.word, NOBODY.word),
        Decision::Judge(yes) => answer(&JUDGE, yes),
        Decision::Seize(target, with) => {
            let target = match target {
                Target::Card(card) => deck.word(card),
                Target::Base(seat) => format!("{} {seat:?}", BASE.word),
            };
            let seizes = format!("{} {target}", SEIZE.word);
            match with.is_empty() {
                true => seizes,
                false => format!("{seizes} {} {}", WITH.word, words(with, deck)),
            }
        },
        Decision::Defend(with) if with.is_empty() => {
            format!("{} {}", DEFEND.word, NONE.word)
        },
        Decision::Defend(with) => format!("{} {}", DEFEND.word, words(with, deck)),
        Decision::Vote(votes) => to_each(&VOTE, votes.map(u32::from)),
        Decision::Assign(to) => to_seats(&ASSIGN, &to, deck),
        Decision::Distribute(to) => to_each(&CARDINALS, to.map(u32::from)),
        Decision::Offer(partner, give, take) => {
            let give = lot(&give, deck);
            let take = lot(&take, deck);
            let offers = format!("{} {partner:?} {give}", OFFER.word);
            format!("{offers} {} {take}", FOR.word)
        },
        Decision::Consent(yes) => answer(&CONSENT, yes),
        Decision::Turned(card) => card_text(deck, &TURNED, card),
        Decision::Sold(slot, card, price) => {
            let slot = u16::from(slot) + 1;
            format!("{} {slot} {} {price}", SOLD.word, deck.word(card))
        },
        Decision::Draw(card) => format!("{} {}", DRAW.word, card_or_not(card, deck)),
        Decision::Steal(card) => format!("{} {}", STEAL.word, card_or_not(card, deck)),
        Decision::Show(card) => card_text(deck, &SHOW, card),
        Decision::Dealt(to) => to_seats(&DEALT, &to, deck),
        Decision::Correct(correction) => {
            format!("= {}", correction::write(correction, command.seat, deck))
        },
    }
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
