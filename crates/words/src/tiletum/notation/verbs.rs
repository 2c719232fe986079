//! The verbs of the notation, and how the text after each is read.

use super::correction;
use super::read::{self, Read};
use super::reader::{Reader, Ways};
use super::said::{self, Said};
use table::Seat;
use tiletum::{Decision, Spot, Stack};

/// Reads the text after a verb for this seat, or for chance.
type Rest = fn(&Reader<'_>, Option<Seat>, usize) -> Ways<Read>;

/// Every verb with the function that reads the text after it.
const VERBS: [(Said, Rest); 32] = [
    (said::DIE, |r, _, at| plain(read::die(r, at))),
    (said::TILE, |_, _, at| one(Decision::TakeTile, at)),
    (said::GOODS, |r, seat, at| plain(read::goods(r, seat, at))),
    (said::ACTION, |r, _, at| {
        plain(r.action(at).map(Decision::ChooseAction))
    }),
    (said::MOVE, |r, _, at| {
        plain(read::moves(r, at, Decision::Move))
    }),
    (said::RELOCATE, |r, _, at| {
        plain(read::moves(r, at, Decision::Relocate))
    }),
    (said::PILLAR, |r, _, at| {
        plain(r.city(at).map(Decision::PlacePillar))
    }),
    (said::HOUSE, |r, _, at| plain(read::house(r, at))),
    (said::MAP, |r, seat, at| plain(read::from_map(r, seat, at))),
    (said::TAKE_CHARACTER, |r, _, at| {
        let place = read::in_market(r, at, Stack::Character, Spot::Character);
        plain(place.map(Decision::TakeCharacter))
    }),
    (said::REFRESH, |_, _, at| {
        one(Decision::RefreshCharacters, at)
    }),
    (said::ROOM, |r, seat, at| plain(read::room(r, seat, at))),
    (said::TAKE_CONTRACT, |r, _, at| {
        let place = read::in_market(r, at, Stack::Contract, Spot::Contract);
        plain(place.map(Decision::TakeContract))
    }),
    (said::EXCHANGE, |r, _, at| plain(read::exchange(r, at))),
    (said::ADVANCE, |_, _, at| one(Decision::AdvanceKing, at)),
    (said::BUY, |r, _, at| {
        plain(r.good(at).map(Decision::BuyGood))
    }),
    (said::FULFIL, |r, seat, at| plain(read::fulfil(r, seat, at))),
    (said::CREST, |r, seat, at| plain(read::crest(r, seat, at))),
    (said::BUILD, |r, _, at| {
        plain(r.city(at).map(Decision::BuildCathedral))
    }),
    (said::USE, |r, seat, at| {
        plain(read::slot(r, seat, at, read::is_helper).map(Decision::UseHelper))
    }),
    (said::CHOOSE, |r, _, at| {
        plain(read::amounts(r, at).map(Decision::ChooseGoods))
    }),
    (said::RETRIGGER, |r, _, at| {
        plain(r.place(at).map(Decision::ChooseBuilding))
    }),
    (said::TRIGGER, |r, _, at| {
        plain(r.number(at).map(Decision::Trigger))
    }),
    (said::END_EFFECT, |_, _, at| one(Decision::EndEffect, at)),
    (said::END_TURN, |_, _, at| one(Decision::EndTurn, at)),
    (said::END, |r, _, at| plain(read::ends(r, at))),
    (said::TAKE, |_, _, at| one(Decision::KingTile(true), at)),
    (said::DISCARD, |_, _, at| one(Decision::KingTile(false), at)),
    (said::ROLL, |r, _, at| {
        plain(read::roll(r, at).map(Decision::Roll))
    }),
    (said::CORRUPTION, |r, _, at| {
        plain(r.number(at).map(Decision::Corruption))
    }),
    (said::DEAL, |r, _, at| plain(read::deal(r, at))),
    (said::SET, correction::of_somebody),
];

fn plain(ways: Ways<Decision>) -> Ways<Read> {
    ways.map(|decision| (None, decision))
}

fn one(decision: Decision, at: usize) -> Ways<Read> {
    Ways::one((None, decision), at)
}

/// Reads a decision of this seat, or of chance.
pub(super) fn decision(r: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Read> {
    if let Some(at) = r.sign(at, "=") {
        return plain(correction::read(r, seat, at).map(Decision::Correct));
    }
    let words = || VERBS.iter().map(|(said, _)| said.word).collect();
    let verbs = r.verb(at, &VERBS, words);
    let verbs = verbs.then(|rest, at| rest(r, seat, at));
    verbs.or(plain(read::alone(r, at)).at_cost(read::ALONE))
}
