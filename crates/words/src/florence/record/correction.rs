//! Corrections in the notation: after `=` what is corrected and the value, `= money 1200`,
//! `= library e1 e2`. A value of the whole table may follow any seat.

use super::grammar::{
    Florins, Grid, Number, Part as _, Player, Points, Rest, Word, Words, grammar, held, held_text,
    joint_with, rows,
};
use super::reader::Reader;
use super::spell::said;
use crate::notation::spell::{Spelling, Spelt as _, given, spelt, under};
use florence::rules::house::{self, Agreed, HouseRule, Placement, Purses, Ties};
use florence::rules::{Correction, Variant};
use florence::{Edition, Options, Tile};
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
    "house": house;
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
        Correction::House(agreed) => house_text(agreed),
    }
}

/// A value that can be corrected: a tile on the board, or what is read after a word.
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

/// A house rule, by its index among all; its word is its name in saves.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rule(usize);

/// A value of a house rule that is not a number.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    Printed,
    Says(house::Value),
}

spelt! {
    Rule as Rule: HouseRule::all()
        .enumerate()
        .map(|(at, house)| Spelling::new(&house.name.replace('_', "-"), Rule(at)))
        .collect();
    Choice as Value: given([
        ("printed", Choice::Printed),
        ("yes", Choice::Says(house::Value::Is(true))),
        ("no", Choice::Says(house::Value::Is(false))),
        ("by-builders", Choice::Says(house::Value::Placement(Placement::ByBuilders))),
        ("free", Choice::Says(house::Value::Placement(Placement::Free))),
        ("strict", Choice::Says(house::Value::Placement(Placement::Strict))),
        ("shared", Choice::Says(house::Value::Ties(Ties::Shared))),
        ("money", Choice::Says(house::Value::Ties(Ties::Money))),
        ("lowest-profession", Choice::Says(house::Value::Ties(Ties::LowestProfession))),
        ("as-one-likes", Choice::Says(house::Value::Purses(Purses::AsOneLikes))),
        ("open", Choice::Says(house::Value::Purses(Purses::Open))),
        ("hidden", Choice::Says(house::Value::Purses(Purses::Hidden))),
    ]);
}

/// Reads `rounds 6`, `minimum 3 4 5 6 7 8 9`, `placement free`, `raise printed`.
fn house(reader: &mut Reader<'_>) -> Option<Correction> {
    let Rule(at) = reader.thing()?;
    let rule = HouseRule::all().nth(at)?;
    let usual = Variant::of(3, Options::default(), Edition::studiolo()).value(rule.name)?;
    let value = match usual {
        house::Value::Number(_) => match reader.word("printed") {
            true => None,
            false => Some(house::Value::Number(reader.number::<u32>()?.into())),
        },
        house::Value::Prices(_) => match reader.word("printed") {
            true => None,
            false => Some(house::Value::Prices(numbers(reader)?)),
        },
        house::Value::Rounds(_) => match reader.word("printed") {
            true => None,
            false => Some(house::Value::Rounds(numbers(reader)?)),
        },
        house::Value::Objects(_) => match reader.word("printed") {
            true => None,
            false => Some(house::Value::Objects(reader.set()?)),
        },
        house::Value::Is(_)
        | house::Value::Placement(_)
        | house::Value::Ties(_)
        | house::Value::Purses(_) => match reader.thing()? {
            Choice::Printed => None,
            Choice::Says(value) => Some(value),
        },
    };
    Agreed::new(rule.name, value).map(Correction::House)
}

/// Reads a fixed number of numbers.
fn numbers<T: TryFrom<u64> + Copy + Default, const N: usize>(
    reader: &mut Reader<'_>,
) -> Option<[T; N]> {
    let mut all = [T::default(); N];
    for number in &mut all {
        *number = reader.number()?;
    }
    Some(all)
}

fn house_text(agreed: Agreed) -> String {
    let name = agreed.house().name.replace('_', "-");
    let list = |numbers: &[u32]| {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        numbers.join(" ")
    };
    let value = match agreed.value() {
        None => Choice::Printed.word().to_owned(),
        Some(house::Value::Number(number)) => number.to_string(),
        Some(house::Value::Prices(prices)) => list(&prices),
        Some(house::Value::Rounds(values)) => list(&values.map(u32::from)),
        Some(house::Value::Objects(objects)) => Words::text(&objects),
        Some(value) => Choice::Says(value).word().to_owned(),
    };
    format!("house {name} {value}")
}

/// Reads cards, some of which may be face down.
fn cards<T: crate::notation::spell::Spelt + Item>(
    reader: &mut Reader<'_>,
    of: fn(Set<T>, u8) -> Correction,
) -> Option<Correction> {
    let (known, hidden) = held(reader)?;
    Some(of(known, hidden))
}

/// Reads where a tile lies: `e1 e2`, `B: e1 e2`, `nowhere`, across a border `e1 with B a1`.
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
