//! Writes decisions: each has a single form that is complete whatever the position is.

use super::deck::Deck;
use super::said::{self, Said};
use crate::notation::line::FACE_DOWN;
use prince::{CardId, Lot, Place};
use table::{Card, Item as _, Seat, Set};

/// Writes a word and a card.
pub(super) fn card_text(deck: &Deck, said: &Said, card: CardId) -> String {
    format!("{} {}", said.word, deck.word(card))
}

/// Writes a word and a card, and where this seat puts the card.
pub(super) fn put(
    deck: &Deck,
    seat: Seat,
    said: &Said,
    (card, place): (CardId, Option<Place>),
) -> String {
    let to = match place {
        Some(place) => place_text(place, seat, deck),
        None => said::FRONT.word.to_owned(),
    };
    format!("{} {to}", card_text(deck, said, card))
}

/// Writes where a card is from the viewpoint of this seat; its own base needs no letter.
pub(super) fn place_text(place: Place, seat: Seat, deck: &Deck) -> String {
    match place {
        Place::Base(own) if own == seat => said::BASE.word.to_owned(),
        Place::Base(other) => format!("{} {other:?}", said::BASE.word),
        Place::Holding(card) => deck.word(card),
    }
}

pub(super) fn answer(said: &Said, yes: bool) -> String {
    let answer = if yes { said::YES } else { said::NO };
    format!("{} {}", said.word, answer.word)
}

pub(super) fn words(cards: Set<CardId>, deck: &Deck) -> String {
    let words: Vec<String> = cards.iter().map(|card| deck.word(card)).collect();
    words.join(" ")
}

pub(super) fn card_or_not(card: Card<CardId>, deck: &Deck) -> String {
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

pub(super) fn to_each(said: &Said, numbers: [u32; 5]) -> String {
    let given = Seat::ALL.iter().zip(numbers);
    let given = given.filter(|(_, number)| *number > 0);
    let items: Vec<String> = given
        .map(|(seat, number)| format!("{seat:?} {number}"))
        .collect();
    or_none(said, &items)
}

pub(super) fn to_seats(said: &Said, to: &[Set<CardId>; 5], deck: &Deck) -> String {
    let given = Seat::ALL.iter().zip(to);
    let given = given.filter(|(_, cards)| !cards.is_empty());
    let items: Vec<String> = given
        .map(|(seat, cards)| format!("{} {seat:?}", words(*cards, deck)))
        .collect();
    or_none(said, &items)
}

pub(super) fn lot(lot: &Lot, deck: &Deck) -> String {
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
