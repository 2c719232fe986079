//! The meaning of the notation's verbs: how the text after each is read, and how decisions
//! are written.

use super::correction;
use super::deck::Deck;
use super::read::{self, Read};
use super::reader::{Reader, Ways};
use super::said::{self, Said};
use super::write::{answer, card_or_not, card_text, lot, put, to_each, to_seats, words};
use prince::{Aim, CardType, Command, Decision, Target};
use table::Seat;

/// Reads the text after a verb for this seat.
pub(super) type Rest = fn(&Reader<'_>, Seat, usize) -> Ways<Read>;

/// Defines the verbs, one per row: the word, and its meaning. After `=` comes what it
/// decides by itself, after `=>` how the rest of a decision is read, and after `reads` how
/// it is read if another player may decide. `also` defines how such decisions are written.
macro_rules! verbs {
    (
        said {
            $($name:ident $(= $alone:ident)? $(=> $rest:expr)? $(, reads $read:expr)?;)+
        }
        also($command:ident, $deck:ident) { $($pattern:pat $(if $guard:expr)? => $text:expr,)+ }
    ) => {
        /// Every verb with the function that reads the text after it.
        pub(super) const VERBS: &[(Said, Rest)] = &[$((
            said::$name,
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
                $($(Decision::$alone => said::$name.word.to_owned(),)?)+
                $($pattern $(if $guard)? => $text,)+
            }
        }
    };
}

verbs! {
    said {
        KEEP = Keep;
        REDEAL = Redeal;
        PAY = PayPatron;
        DECLINE = Decline;
        PLACE => read::place_card;
        DONE = Done;
        TURN_UP => |r, _, at| read::turn_up(r, at);
        TURNED => |r, _, at| read::unseen(r, at).map(Decision::Turned);
        SPY => read::spy;
        MOVE => read::moves;
        BID => |r, _, at| r.number(at).map(Decision::Bid);
        PASS = Pass;
        PLAY => read::play;
        END_PLAY = EndPlay;
        END_PHASE = EndPhase;
        END, reads |r, _, at| read::by_phase(r, at, read::ends);
        DOCTOR = Doctor;
        NO_DOCTOR = NoDoctor;
        GIVE => |r, _, at| {
            read::nobody(r, at).or(r.player(at).map(Some)).map(Decision::Give)
        };
        JUDGE => |r, _, at| read::yes(r, at).map(Decision::Judge);
        SEIZE => read::seize;
        DEFEND => read::defend;
        VOTE => read::vote;
        ASSIGN
            => |r, _, at| read::to_seats(r, at).map(Decision::Assign);
        SHUFFLE = Shuffle;
        NO_SHUFFLE = NoShuffle;
        ACCUSE = Accuse;
        NO_ACCUSE = NoAccuse;
        CARDINALS
            => |r, _, at| read::numbers(r, at).map(Decision::Distribute);
        OFFER => read::offer;
        ACCEPT = Accept;
        REFUSE = Refuse;
        CONSENT => |r, _, at| read::yes(r, at).map(Decision::Consent);
        SOLD, reads |r, _, at| read::sold(r, at);
        DRAW => |r, _, at| read::unseen_or_not(r, at).map(Decision::Draw);
        STEAL => |r, _, at| read::stolen(r, at).map(Decision::Steal);
        SHOW => |r, _, at| read::unseen(r, at).map(Decision::Show);
        DEALT => |r, _, at| read::to_seats(r, at).map(Decision::Dealt);
        SET, reads correction::of_somebody;
        // A single word for what `play` says in several.
        POISON
            => |r, seat, at| read::on_card(r, seat, CardType::Poison, at);
        BRAVO
            => |r, seat, at| read::on_card(r, seat, CardType::Bravo, at);
        MARRY
            => |r, seat, at| read::on_player(r, seat, CardType::Marriage, at);
        SAVONAROLA => |r, seat, at| {
            read::from_hand(r, seat, CardType::Savonarola, Aim::None, at)
        };
        SIMONY
            => |r, seat, at| read::from_hand(r, seat, CardType::Simony, Aim::None, at);
        YES,
            reads |r, _, at| read::by_phase(r, at, |game| read::answer(game, true));
        NO,
            reads |r, _, at| read::by_phase(r, at, |game| read::answer(game, false));
    }
    also(command, deck) {
        Decision::Place(card, place) => put(deck, command.seat, &said::PLACE, (card, place)),
        Decision::TurnUp(slot) => format!("{} {}", said::TURN_UP.word, u16::from(slot) + 1),
        Decision::Spy => said::SPY.word.to_owned(),
        Decision::Move(card, place) => put(deck, command.seat, &said::MOVE, (card, place)),
        Decision::Bid(ducats) => format!("{} {ducats}", said::BID.word),
        Decision::Play(card, aim) => {
            let played = card_text(deck, &said::PLAY, card);
            match aim {
                Aim::None => played,
                Aim::Seat(seat) => format!("{played} {} {seat:?}", said::ON.word),
                Aim::Card(card) => format!("{played} {} {}", said::ON.word, deck.word(card)),
            }
        },
        Decision::Give(Some(to)) => format!("{} {to:?}", said::GIVE.word),
        Decision::Give(None) => format!("{} {}", said::GIVE.word, said::NOBODY.word),
        Decision::Judge(yes) => answer(&said::JUDGE, yes),
        Decision::Seize(target, with) => {
            let target = match target {
                Target::Card(card) => deck.word(card),
                Target::Base(seat) => format!("{} {seat:?}", said::BASE.word),
            };
            let seizes = format!("{} {target}", said::SEIZE.word);
            match with.is_empty() {
                true => seizes,
                false => format!("{seizes} {} {}", said::WITH.word, words(with, deck)),
            }
        },
        Decision::Defend(with) if with.is_empty() => {
            format!("{} {}", said::DEFEND.word, said::NONE.word)
        },
        Decision::Defend(with) => format!("{} {}", said::DEFEND.word, words(with, deck)),
        Decision::Vote(votes) => to_each(&said::VOTE, votes.map(u32::from)),
        Decision::Assign(to) => to_seats(&said::ASSIGN, &to, deck),
        Decision::Distribute(to) => to_each(&said::CARDINALS, to.map(u32::from)),
        Decision::Offer(partner, give, take) => {
            let give = lot(&give, deck);
            let take = lot(&take, deck);
            let offers = format!("{} {partner:?} {give}", said::OFFER.word);
            format!("{offers} {} {take}", said::FOR.word)
        },
        Decision::Consent(yes) => answer(&said::CONSENT, yes),
        Decision::Turned(card) => card_text(deck, &said::TURNED, card),
        Decision::Sold(slot, card, price) => {
            let slot = u16::from(slot) + 1;
            format!("{} {slot} {} {price}", said::SOLD.word, deck.word(card))
        },
        Decision::Draw(card) => format!("{} {}", said::DRAW.word, card_or_not(card, deck)),
        Decision::Steal(card) => format!("{} {}", said::STEAL.word, card_or_not(card, deck)),
        Decision::Show(card) => card_text(deck, &said::SHOW, card),
        Decision::Dealt(to) => to_seats(&said::DEALT, &to, deck),
        Decision::Correct(correction) => {
            format!("= {}", correction::write(correction, command.seat, deck))
        },
    }
}
