//! Corrections: after `=` the value and what it is, `= money 70`, `= O2 under H2`. What is
//! of the whole table stands behind any seat.

use super::deck::Deck;
use super::read::{self, Read};
use super::reader::{Reader, Ways};
use super::said::{self, Said};
use super::write::place_text;
use crate::notation::error::Thing;
use prince::{Correction, Decision, Place, Spot};
use table::Seat;

/// Writes a correction of this seat, without the sign before it.
pub(super) fn write(correction: Correction, seat: Seat, deck: &Deck) -> String {
    let number = |said: &Said, number: u32| format!("{} {number}", said.word);
    match correction {
        Correction::Money(ducats) => number(&said::MONEY, ducats),
        Correction::Cardinals(cardinals) => number(&said::CARDINALS, cardinals.into()),
        Correction::Pope(true) => said::POPE.word.to_owned(),
        Correction::Pope(false) => format!("{} {}", said::POPE.word, said::NO.word),
        Correction::Skips(skips) => number(&said::SKIPS, skips.into()),
        Correction::Hidden(hidden) => number(&said::HIDDEN, hidden.into()),
        Correction::Lies(card, spot) => {
            format!("{} {}", deck.word(card), spot_text(spot, seat, deck))
        }
    }
}

/// Where a card lies.
fn spot_text(spot: Spot, seat: Seat, deck: &Deck) -> String {
    let of = |said: &Said, seat: Seat| format!("{} {seat:?}", said.word);
    match spot {
        Spot::Concealed => said::CONCEALED.word.to_owned(),
        Spot::Auctioned => said::AUCTIONED.word.to_owned(),
        Spot::Arriving(seat) => of(&said::ARRIVING, seat),
        Spot::Before(seat) => of(&said::FRONT, seat),
        Spot::Under(place @ Place::Base(_)) => place_text(place, seat, deck),
        Spot::Under(place @ Place::Holding(_)) => {
            format!("{} {}", said::UNDER.word, place_text(place, seat, deck))
        }
        Spot::InPlay => said::IN_PLAY.word.to_owned(),
        Spot::Wedding(one, other) => format!("{} {one:?} {other:?}", said::MARRIED.word),
        Spot::Aside => said::ASIDE.word.to_owned(),
        Spot::Out => said::OUT.word.to_owned(),
    }
}

/// A correction that may be of somebody who is named first: `set anna money 70`.
pub(super) fn of_somebody(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Read> {
    let own = read(r, seat, at).map(|it| (None, Decision::Correct(it)));
    let named = r.player(at).then(|named, at| {
        let set = read(r, named, at);
        set.map(|it| (Some(named), Decision::Correct(it)))
    });
    own.or(named)
}

/// Reads a correction, after the sign or the word for it.
pub(super) fn read(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Correction> {
    r.want_one_of(at, Thing::Value, || {
        let values = [
            said::MONEY,
            said::CARDINALS,
            said::POPE,
            said::SKIPS,
            said::HIDDEN,
        ];
        values.map(|said| said.word).to_vec()
    });
    let money = numbered(r, at, &said::MONEY, Correction::Money);
    let cardinals = numbered(r, at, &said::CARDINALS, Correction::Cardinals);
    let pope = r.word(at, &said::POPE);
    let pope = pope
        .then(|(), at| read::whether(r, at))
        .map(Correction::Pope);
    let skips = numbered(r, at, &said::SKIPS, Correction::Skips);
    let hidden = numbered(r, at, &said::HIDDEN, Correction::Hidden);
    let lies = read::any_card(r, at).then(|card, at| {
        let spot = spot(r, seat, at);
        spot.map(|spot| Correction::Lies(card, spot))
    });
    money.or(cardinals).or(pope).or(skips).or(hidden).or(lies)
}

/// A word, and the number that it is of.
fn numbered<T: TryFrom<u64> + Clone>(
    r: &Reader<'_>,
    at: usize,
    said: &Said,
    of: fn(T) -> Correction,
) -> Ways<Correction> {
    r.word(at, said).then(|(), at| r.number(at)).map(of)
}

fn spot(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Spot> {
    let simple = [
        (&said::CONCEALED, Spot::Concealed),
        (&said::AUCTIONED, Spot::Auctioned),
        (&said::IN_PLAY, Spot::InPlay),
        (&said::ASIDE, Spot::Aside),
        (&said::OUT, Spot::Out),
    ];
    let mut ways = Ways::none();
    for (said, spot) in simple {
        ways = ways.or(r.word(at, said).map(|()| spot));
    }
    let arriving = r.word(at, &said::ARRIVING);
    let arriving = arriving.then(|(), at| r.player(at)).map(Spot::Arriving);
    let front = r.word(at, &said::FRONT);
    let front = front
        .then(|(), at| r.player(at).or(Ways::one(seat, at)))
        .map(Spot::Before);
    let married = r.word(at, &said::MARRIED).then(|(), at| {
        r.player(at)
            .then(|one, at| r.player(at).map(|other| Spot::Wedding(one, other)))
    });
    let under = read::under(r, seat, at).map(Spot::Under);
    ways.or(arriving).or(front).or(married).or(under)
}
