//! Corrections: after `=` what is corrected and the value, `= wool 4`,
//! `= storehouse 1 crest-este`. A value of the whole table may follow any seat.

use super::lexicon::Lexicon;
use super::read::{self, Read};
use super::reader::{Reader, Ways};
use super::said::{self, GOODS_KINDS, PIECES, Said};
use super::texts::{or_none, place, slot_text, spot_text};
use crate::notation::error::Thing;
use table::Seat;
use tiletum::rules::Slot;
use tiletum::{Correction, Decision, Piece, TileId};

/// Writes a correction, without the sign before it.
pub(super) fn write(correction: Correction, lexicon: &Lexicon) -> String {
    let number = |said: &Said, number: u16| format!("{} {number}", said.word);
    let tile = |tile: Option<TileId>| or_none(tile.map(|tile| lexicon.tile(tile)));
    match correction {
        Correction::Vp(vp) => number(&said::VP, vp),
        Correction::Goods(good, amount) => {
            format!("{} {amount}", said::word(&GOODS_KINDS, &good))
        }
        Correction::King(space, height) => {
            format!("{} {space} {}", said::KING.word, place(height))
        }
        Correction::Ap(ap) => number(&said::AP, ap.into()),
        Correction::Stands(piece, space) => {
            format!("{} {}", said::word(&PIECES, &piece), lexicon.space(space))
        }
        Correction::House(city, space) => {
            let space = or_none(space.map(|space| place(space).to_string()));
            format!("{} {} {space}", said::HOUSE.word, lexicon.city(city))
        }
        Correction::Pillar(city, stands) => {
            let answer = if stands { said::YES } else { said::NO };
            format!(
                "{} {} {}",
                said::PILLAR.word,
                lexicon.city(city),
                answer.word
            )
        }
        Correction::Cathedral(city, value) => {
            let value = or_none(value.map(|value| value.to_string()));
            format!("{} {} {value}", said::CATHEDRAL.word, lexicon.city(city))
        }
        Correction::Stored(slot, it) => {
            format!("{} {} {}", said::STOREHOUSE.word, place(slot), tile(it))
        }
        Correction::Contract(space, it) => {
            format!("{} {} {}", said::TAKE_CONTRACT.word, place(space), tile(it))
        }
        Correction::Crest(building, it) => {
            format!("{} {} {}", said::CREST.word, place(building), tile(it))
        }
        Correction::Room(building, floor, it) => {
            format!(
                "{} {} {floor} {}",
                said::ROOM.word,
                place(building),
                tile(it)
            )
        }
        Correction::Order(at) => number(&said::ORDER, place(at)),
        Correction::Turn => said::TURN.word.to_owned(),
        Correction::Lies(spot, slot) => {
            format!(
                "{} {} {}",
                said::AT.word,
                spot_text(spot),
                slot_text(slot, lexicon)
            )
        }
        Correction::Wheel(dice) => {
            let dice = Some(dice.to_string()).filter(|dice| !dice.is_empty());
            format!("{} {}", said::DICE.word, or_none(dice))
        }
        Correction::Token(at, value) => format!("{} {} {value}", said::TOKEN.word, place(at)),
        Correction::Rotation(segments) => number(&said::ROTATION, segments.into()),
        Correction::Round(round) => number(&said::ROUND, round.into()),
        Correction::Step(step) => number(&said::STEP, step.into()),
        Correction::Swapped(swapped) => {
            let answer = if swapped { said::YES } else { said::NO };
            format!("{} {}", said::SWAPPED.word, answer.word)
        }
    }
}

/// Reads a correction that may name another player first: `set anna wool 4`.
pub(super) fn of_somebody(r: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Read> {
    let own = read(r, seat, at).map(|it| (None, Decision::Correct(it)));
    let named = r.player(at).then(|named, at| {
        let set = read(r, Some(named), at);
        set.map(move |it| (Some(named), Decision::Correct(it)))
    });
    own.or(named)
}

/// Reads the text after the word of a value.
type Rest = fn(&Reader<'_>, Option<Seat>, usize) -> Ways<Correction>;

/// The words of values, and the functions that read the text after each. Goods have their
/// own.
const VALUES: [(Said, Rest); 21] = [
    (said::VP, |r, _, at| r.number(at).map(Correction::Vp)),
    (said::KING, king),
    (said::AP, |r, _, at| r.number(at).map(Correction::Ap)),
    (said::MERCHANT, |r, _, at| {
        r.space(at)
            .map(|to| Correction::Stands(Piece::Merchant, to))
    }),
    (said::ARCHITECT, |r, _, at| {
        r.space(at)
            .map(|to| Correction::Stands(Piece::Architect, to))
    }),
    (said::HOUSE, |r, _, at| {
        r.city(at).then(|city, at| {
            let none = r.word(at, &said::NONE).map(|()| None);
            let space = none.or(r.place(at).map(Some));
            space.map(move |space| Correction::House(city, space))
        })
    }),
    (said::PILLAR, |r, _, at| {
        r.city(at).then(|city, at| {
            read::whether(r, at).map(move |stands| Correction::Pillar(city, stands))
        })
    }),
    (said::CATHEDRAL, |r, _, at| {
        r.city(at).then(|city, at| {
            let none = r.word(at, &said::NONE).map(|()| None);
            let value = none.or(r.number(at).map(Some));
            value.map(move |value| Correction::Cathedral(city, value))
        })
    }),
    (said::STOREHOUSE, |r, _, at| {
        numbered(r, at, Correction::Stored)
    }),
    (said::TAKE_CONTRACT, |r, _, at| {
        numbered(r, at, Correction::Contract)
    }),
    (said::CREST, |r, _, at| numbered(r, at, Correction::Crest)),
    (said::ROOM, |r, _, at| {
        r.place(at).then(|building, at| {
            r.number(at).then(|floor, at| {
                let tile = r.tile_or_none(at);
                tile.map(move |tile| Correction::Room(building, floor, tile))
            })
        })
    }),
    (said::ORDER, |r, _, at| r.place(at).map(Correction::Order)),
    (said::TURN, |_, _, at| Ways::one(Correction::Turn, at)),
    (said::AT, |r, _, at| {
        read::spot(r, at).then(|spot, at| {
            let none = r.word(at, &said::NONE).map(|()| Slot::Empty);
            let tile = r.tile_or_unknown(at, Some(spot.stack()));
            let tile = tile.map(|tile| tile.map_or(Slot::Unknown, Slot::Tile));
            none.or(tile).map(move |slot| Correction::Lies(spot, slot))
        })
    }),
    (said::DICE, |r, _, at| {
        read::roll(r, at).map(Correction::Wheel)
    }),
    (said::TOKEN, |r, _, at| {
        r.place(at).then(|place, at| {
            r.number(at)
                .map(move |value| Correction::Token(place, value))
        })
    }),
    (said::ROTATION, |r, _, at| {
        r.number(at).map(Correction::Rotation)
    }),
    (said::ROUND, |r, _, at| r.number(at).map(Correction::Round)),
    (said::STEP, |r, _, at| r.number(at).map(Correction::Step)),
    (said::SWAPPED, |r, _, at| {
        read::whether(r, at).map(Correction::Swapped)
    }),
];

/// Reads a correction, after the sign or the word for it.
pub(super) fn read(r: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Correction> {
    r.want_one_of(at, Thing::Value, || {
        let goods = GOODS_KINDS.iter().map(|(said, _)| said.word);
        goods
            .chain(VALUES.iter().map(|(said, _)| said.word))
            .collect()
    });
    let values = r.one_of(at, &VALUES);
    let values = values.then(|rest, at| rest(r, seat, at));
    let goods = r.one_of(at, &GOODS_KINDS).then(|good, at| {
        let amount = r.number(at);
        amount.map(move |amount| Correction::Goods(good, amount))
    });
    values.or(goods)
}

/// Reads `king 5 1`: the space, and the position in the stack from below; without it, the
/// marker is on top.
fn king(r: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Correction> {
    r.signed::<i8>(at).then(|space, at| {
        let top = r.from.game.map_or(Ways::none(), |game| {
            let others = game.seats().filter(|&other| Some(other) != seat);
            let there = others.filter(|&other| game.king(other).0 == space).count();
            Ways::costing(u8::try_from(there).unwrap_or(0), at, 1)
        });
        let height = r.place(at).or(top);
        height.map(move |height| Correction::King(space, height))
    })
}

/// Reads a place, and the tile that is there, if any.
fn numbered(
    r: &Reader<'_>,
    at: usize,
    of: fn(u8, Option<TileId>) -> Correction,
) -> Ways<Correction> {
    r.place(at)
        .then(|place, at| r.tile_or_none(at).map(move |tile| of(place, tile)))
}
