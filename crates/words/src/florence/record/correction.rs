//! Corrections in the notation: after `=` the value and what it is, `= money 1200`,
//! `= library e1 e2`. What is of the whole table stands behind any seat.

use super::grammar::{
    Florins, Grid, Number, Part as _, Player, Points, Rest, Word, Words, grammar, held, held_text,
    joint_with, rows,
};
use super::reader::Reader;
use super::spell::said;
use crate::notation::spell::{Spelling, Spelt as _, spelt, under};
use florence::Tile;
use florence::rules::Correction;
use table::{Item, Set};

grammar! {
    Correction, CORRECTIONS, write();
    "money" = Money(it: Florins);
    "points" = Prestige(it: Points);
    "best-work" = BestWork(it: Points);
    "jesters" = Jesters(it: Number);
    "builders" = Builders(it: Number);
    "recruiting-in-hand" = RecruitingInHand(it: Number);
    "recruiting-on-table" = RecruitingOnTable(it: Number);
    "freedoms" = Freedoms(it: Words);
    "clear" = Clear(it: Grid);
    "hand": |reader| cards(reader, Correction::Hand);
    "table" = Table(it: Words);
    "bonus-cards": |reader| cards(reader, Correction::BonusCards);
    "prestige-cards": |reader| cards(reader, Correction::PrestigeCards);
    "character": |reader| Some(Correction::Character(match reader.word(said::NOBODY) {
        true => None,
        false => Some(reader.thing()?),
    }));
    "in-auction": |_| Some(Correction::InAuction(true));
    "out-of-auction": |_| Some(Correction::InAuction(false));
    "round" = Round(it: Number);
    "moment" = Moment(it: Words);
    "start-player" = StartPlayer(it: Player);
    "turn" = Turn(it: Player);
    "actions-left" = ActionsLeft(it: Number);
    "sold" = Sold(it: Words);
    "minimum" = Minimum(it: Points);
    "used-bonus-cards" = UsedBonusCards(it: Words);
    "supply" = Supply(piece: Word, count: Number);
    also {
        Correction::Lies(tile, site) => format!("{} {}", tile.word(), Grid::text(&site)),
        Correction::Joins(joint) => Grid::text(&joint),
        Correction::Hand(known, hidden) => format!("hand {}", held_text(known, hidden)),
        Correction::BonusCards(known, hidden) => {
            format!("bonus-cards {}", held_text(known, hidden))
        },
        Correction::PrestigeCards(known, hidden) => {
            format!("prestige-cards {}", held_text(known, hidden))
        },
        Correction::Character(Some(character)) => format!("character {}", character.word()),
        Correction::Character(None) => format!("character {}", said::NOBODY),
        Correction::InAuction(true) => "in-auction".into(),
        Correction::InAuction(false) => "out-of-auction".into(),
    }
}

/// A value that can be set right: a tile that lies somewhere, or what is read behind a word.
#[derive(Clone, Copy)]
enum Value {
    Of(Rest<Correction>),
    Lies(Tile),
}

spelt! {
    Value as Value: values();
}

fn values() -> Vec<Spelling<Value>> {
    let mut all = rows(CORRECTIONS, Value::Of);
    all.extend(under(Value::Lies));
    all
}

/// Reads a correction, after the sign.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Correction> {
    match reader.thing()? {
        Value::Of(rest) => rest(reader),
        Value::Lies(tile) => lies(reader, tile),
    }
}

/// Cards of which some lie face down.
fn cards<T: crate::notation::spell::Spelt + Item>(
    reader: &mut Reader<'_>,
    of: fn(Set<T>, u8) -> Correction,
) -> Option<Correction> {
    let (known, hidden) = held(reader)?;
    Some(of(known, hidden))
}

/// Where a tile lies: `e1 e2`, `B: e1 e2`, `nowhere`, across a border `e1 with B a1`.
fn lies(reader: &mut Reader<'_>, tile: Tile) -> Option<Correction> {
    let at: florence::Site = Grid::read(reader)?;
    let building = match tile {
        Tile::Building(kind) if at.field().is_none() => Some(kind),
        Tile::Building(_) | Tile::Landscape(_) => None,
    };
    match building {
        Some(kind) if reader.word(said::WITH) => {
            joint_with(reader, kind, at.squares()).map(Correction::Joins)
        }
        _ => Some(Correction::Lies(tile, at)),
    }
}
