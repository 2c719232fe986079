//! Corrections: after `=` what is corrected and the value, `= money 70`, `= O2 under H2`. A
//! value of the whole table may follow any seat.

use super::deck::Deck;
use super::read::{self, Read};
use super::reader::{Reader, Ways};
use super::said::{self, Said};
use super::write::place_text;
use crate::notation::error::Thing;
use prince::rules::command::Agreement;
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
        Correction::Agreed(on) => format!("{} {}", said::HOUSE.word, agreed(on)),
    }
}

/// Writes what a table agrees on, in the words of the tags above a log.
fn agreed(on: Agreement) -> String {
    let number = |said: &Said, number: u32| format!("{} {number}", said.word);
    let whether = |said: &Said, is_so: bool| match is_so {
        true => said.word.to_owned(),
        false => format!("{} {}", said.word, said::NO.word),
    };
    match on {
        Agreement::Turns(turns) => number(&said::TURNS, turns.into()),
        Agreement::PointsOfPope(points) => number(&said::POPE_POINTS, points.into()),
        Agreement::DucatsForPoint(ducats) => number(&said::DUCATS_FOR_POINT, ducats.into()),
        Agreement::Trade(is_so) => whether(&said::TRADE, is_so),
        Agreement::Conclave(limit) => number(&said::CONCLAVE, limit.into()),
        Agreement::SimonyAtShuffle(is_so) => whether(&said::SIMONY_AT_SHUFFLE, is_so),
        Agreement::HideMoney(is_so) => whether(&said::HIDE_MONEY, is_so),
        Agreement::HideHandSizes(is_so) => whether(&said::HIDE_HAND_SIZES, is_so),
    }
}

/// Writes where a card is.
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

/// Reads a correction that may name another player first: `set anna money 70`.
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
            said::HOUSE,
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
    let house = r.word(at, &said::HOUSE).then(|(), at| house(r, at));
    let house = house.map(Correction::Agreed);
    let all = money.or(cardinals).or(pope).or(skips).or(hidden).or(lies);
    all.or(house)
}

/// Reads what the table agrees on from now on: `turns 4`, `hide-money no`.
fn house(r: &Reader<'_>, at: usize) -> Ways<Agreement> {
    r.want_one_of(at, Thing::Option, || {
        let all = [
            said::TURNS,
            said::POPE_POINTS,
            said::DUCATS_FOR_POINT,
            said::TRADE,
            said::CONCLAVE,
            said::SIMONY_AT_SHUFFLE,
            said::HIDE_MONEY,
            said::HIDE_HAND_SIZES,
        ];
        all.map(|said| said.word).to_vec()
    });
    let whether = |said: &Said, of: fn(bool) -> Agreement| {
        let is_so = r.word(at, said).then(|(), at| read::whether(r, at));
        is_so.map(of)
    };
    let turns = r.word(at, &said::TURNS).then(|(), at| r.number(at));
    let points = r.word(at, &said::POPE_POINTS).then(|(), at| r.number(at));
    let ducats = r
        .word(at, &said::DUCATS_FOR_POINT)
        .then(|(), at| r.number(at));
    let conclave = r.word(at, &said::CONCLAVE).then(|(), at| r.number(at));
    let numbers = turns
        .map(Agreement::Turns)
        .or(points.map(Agreement::PointsOfPope))
        .or(ducats.map(Agreement::DucatsForPoint))
        .or(conclave.map(Agreement::Conclave));
    numbers
        .or(whether(&said::TRADE, Agreement::Trade))
        .or(whether(
            &said::SIMONY_AT_SHUFFLE,
            Agreement::SimonyAtShuffle,
        ))
        .or(whether(&said::HIDE_MONEY, Agreement::HideMoney))
        .or(whether(&said::HIDE_HAND_SIZES, Agreement::HideHandSizes))
}

/// Reads a word and its number.
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
