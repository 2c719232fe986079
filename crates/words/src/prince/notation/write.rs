//! Decisions as they are written: in one way each, that says everything whatever the
//! position is.

use super::correction;
use super::deck::Deck;
use super::said::{self, Said};
use crate::notation::line::FACE_DOWN;
use prince::{Aim, CardId, Command, Decision, Lot, Place, Target};
use table::{Card, Item as _, Seat, Set};

/// Writes what a command decides.
pub(super) fn decision(command: &Command, deck: &Deck) -> String {
    let seat = command.seat;
    let card_text = |said: &Said, card: CardId| format!("{} {}", said.word, deck.word(card));
    let put = |said: &Said, card: CardId, place: Option<Place>| {
        let to = match place {
            Some(place) => place_text(place, seat, deck),
            None => said::FRONT.word.to_owned(),
        };
        format!("{} {} {to}", said.word, deck.word(card))
    };
    match command.decision {
        Decision::Keep => said::KEEP.word.to_owned(),
        Decision::Redeal => said::REDEAL.word.to_owned(),
        Decision::PayPatron => said::PAY.word.to_owned(),
        Decision::Decline => said::DECLINE.word.to_owned(),
        Decision::Place(card, place) => put(&said::PLACE, card, place),
        Decision::Done => said::DONE.word.to_owned(),
        Decision::TurnUp(slot) => format!("{} {}", said::TURN_UP.word, u16::from(slot) + 1),
        Decision::Spy => said::SPY.word.to_owned(),
        Decision::Move(card, place) => put(&said::MOVE, card, place),
        Decision::Bid(ducats) => format!("{} {ducats}", said::BID.word),
        Decision::Pass => said::PASS.word.to_owned(),
        Decision::Play(card, aim) => {
            let played = card_text(&said::PLAY, card);
            match aim {
                Aim::None => played,
                Aim::Seat(seat) => format!("{played} {} {seat:?}", said::ON.word),
                Aim::Card(card) => format!("{played} {} {}", said::ON.word, deck.word(card)),
            }
        }
        Decision::EndPlay => said::END_PLAY.word.to_owned(),
        Decision::Doctor => said::DOCTOR.word.to_owned(),
        Decision::NoDoctor => said::NO_DOCTOR.word.to_owned(),
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
        }
        Decision::EndPhase => said::END_PHASE.word.to_owned(),
        Decision::Defend(with) if with.is_empty() => {
            format!("{} {}", said::DEFEND.word, said::NONE.word)
        }
        Decision::Defend(with) => format!("{} {}", said::DEFEND.word, words(with, deck)),
        Decision::Vote(votes) => to_each(&said::VOTE, votes.map(u32::from)),
        Decision::Assign(to) => to_seats(&said::ASSIGN, &to, deck),
        Decision::Shuffle => said::SHUFFLE.word.to_owned(),
        Decision::NoShuffle => said::NO_SHUFFLE.word.to_owned(),
        Decision::Accuse => said::ACCUSE.word.to_owned(),
        Decision::NoAccuse => said::NO_ACCUSE.word.to_owned(),
        Decision::Distribute(to) => to_each(&said::CARDINALS, to.map(u32::from)),
        Decision::Offer(partner, give, take) => {
            let give = lot(&give, deck);
            let take = lot(&take, deck);
            let offers = format!("{} {partner:?} {give}", said::OFFER.word);
            format!("{offers} {} {take}", said::FOR.word)
        }
        Decision::Accept => said::ACCEPT.word.to_owned(),
        Decision::Refuse => said::REFUSE.word.to_owned(),
        Decision::Consent(yes) => answer(&said::CONSENT, yes),
        Decision::Turned(card) => card_text(&said::TURNED, card),
        Decision::Sold(slot, card, price) => {
            let slot = u16::from(slot) + 1;
            format!("{} {slot} {} {price}", said::SOLD.word, deck.word(card))
        }
        Decision::Draw(card) => format!("{} {}", said::DRAW.word, card_or_not(card, deck)),
        Decision::Steal(card) => format!("{} {}", said::STEAL.word, card_or_not(card, deck)),
        Decision::Show(card) => card_text(&said::SHOW, card),
        Decision::Dealt(to) => to_seats(&said::DEALT, &to, deck),
        Decision::Correct(correction) => {
            format!("= {}", correction::write(correction, seat, deck))
        }
    }
}

/// Where a card lies, said by this seat: its own base is just that.
pub(super) fn place_text(place: Place, seat: Seat, deck: &Deck) -> String {
    match place {
        Place::Base(own) if own == seat => said::BASE.word.to_owned(),
        Place::Base(other) => format!("{} {other:?}", said::BASE.word),
        Place::Holding(card) => deck.word(card),
    }
}

fn answer(said: &Said, yes: bool) -> String {
    let answer = if yes { said::YES } else { said::NO };
    format!("{} {}", said.word, answer.word)
}

fn words(cards: Set<CardId>, deck: &Deck) -> String {
    let words: Vec<String> = cards.iter().map(|card| deck.word(card)).collect();
    words.join(" ")
}

fn card_or_not(card: Card<CardId>, deck: &Deck) -> String {
    match card {
        Card::Known(card) => deck.word(card),
        Card::Hidden => FACE_DOWN.to_string(),
    }
}

fn or_none(said: &Said, items: &[String]) -> String {
    match items.is_empty() {
        true => format!("{} {}", said.word, said::NONE.word),
        false => format!("{} {}", said.word, items.join(" ")),
    }
}

fn to_each(said: &Said, numbers: [u32; 5]) -> String {
    let given = Seat::ALL.iter().zip(numbers);
    let given = given.filter(|(_, number)| *number > 0);
    let items: Vec<String> = given
        .map(|(seat, number)| format!("{seat:?} {number}"))
        .collect();
    or_none(said, &items)
}

fn to_seats(said: &Said, to: &[Set<CardId>; 5], deck: &Deck) -> String {
    let given = Seat::ALL.iter().zip(to);
    let given = given.filter(|(_, cards)| !cards.is_empty());
    let items: Vec<String> = given
        .map(|(seat, cards)| format!("{} {seat:?}", words(*cards, deck)))
        .collect();
    or_none(said, &items)
}

fn lot(lot: &Lot, deck: &Deck) -> String {
    let mut items = Vec::new();
    if lot.money > 0 {
        items.push(lot.money.to_string());
    }
    items.extend(lot.cards.iter().map(|card| deck.word(card)));
    match lot.hidden {
        0 => {}
        1 => items.push(FACE_DOWN.to_string()),
        more => items.push(format!("{FACE_DOWN}{more}")),
    }
    match items.is_empty() {
        true => said::NOTHING.word.to_owned(),
        false => items.join(" "),
    }
}
