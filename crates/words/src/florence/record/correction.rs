//! Corrections in the notation: after `=` the value and what it is, `= money 1200`,
//! `= library e1 e2`. What is of the whole table stands behind any seat.

use super::decision::{held, held_text, joint_text, joint_with, piece, site, site_text};
use super::reader::{Reader, amount, listed};
use super::spell::said;
use crate::notation::error::Thing;
use crate::notation::spell::{Spelling, Spelt as _, given, spelt, under, words};
use florence::rules::Correction;
use florence::{Moment, Object, Tile};

/// The values there are.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Value {
    Money,
    Points,
    BestWork,
    Jesters,
    Builders,
    RecruitingInHand,
    RecruitingOnTable,
    Freedoms,
    Lies(Tile),
    Clear,
    Hand,
    Table,
    BonusCards,
    PrestigeCards,
    Character,
    InAuction(bool),
    Round,
    Moment,
    StartPlayer,
    Turn,
    ActionsLeft,
    Sold,
    Minimum,
    UsedBonusCards,
    Supply,
}

words! {
    /// When in the game something can be.
    When:
    StartingHands "starting-hands",
    Auction "auction",
    Characters "characters",
    Actions "actions",
    End "end",
}

spelt! {
    Value: values();
}

fn values() -> Vec<Spelling<Value>> {
    let mut all = given([
        (said::MONEY, Value::Money),
        (said::POINTS, Value::Points),
        (said::BEST_WORK, Value::BestWork),
        (said::JESTERS, Value::Jesters),
        (said::BUILDERS, Value::Builders),
        (said::RECRUITING_IN_HAND, Value::RecruitingInHand),
        (said::RECRUITING_ON_TABLE, Value::RecruitingOnTable),
        (said::FREEDOMS, Value::Freedoms),
        (said::CLEAR, Value::Clear),
        (said::HAND, Value::Hand),
        (said::TABLE, Value::Table),
        (said::BONUS_CARDS, Value::BonusCards),
        (said::PRESTIGE_CARDS, Value::PrestigeCards),
        (said::CHARACTER, Value::Character),
        (said::IN_AUCTION, Value::InAuction(true)),
        (said::OUT_OF_AUCTION, Value::InAuction(false)),
        (said::ROUND, Value::Round),
        (said::MOMENT, Value::Moment),
        (said::START_PLAYER, Value::StartPlayer),
        (said::TURN, Value::Turn),
        (said::ACTIONS_LEFT, Value::ActionsLeft),
        (said::SOLD, Value::Sold),
        (said::MINIMUM, Value::Minimum),
        (said::USED_BONUS_CARDS, Value::UsedBonusCards),
        (said::SUPPLY, Value::Supply),
    ]);
    all.extend(under(Value::Lies));
    all
}

/// Writes a correction, without the sign before it.
pub(super) fn write(correction: Correction) -> String {
    let number = |word: &str, number: u32| format!("{word} {number}");
    match correction {
        Correction::Money(florins) => format!("{} {}", said::MONEY, amount(florins)),
        Correction::Prestige(points) => number(said::POINTS, points.into()),
        Correction::BestWork(points) => number(said::BEST_WORK, points.into()),
        Correction::Jesters(count) => number(said::JESTERS, count.into()),
        Correction::Builders(count) => number(said::BUILDERS, count.into()),
        Correction::RecruitingInHand(count) => number(said::RECRUITING_IN_HAND, count.into()),
        Correction::RecruitingOnTable(count) => number(said::RECRUITING_ON_TABLE, count.into()),
        Correction::Freedoms(freedoms) => format!("{} {}", said::FREEDOMS, listed(freedoms)),
        Correction::Lies(tile, site) => format!("{} {}", tile.word(), site_text(site)),
        Correction::Joins(joint) => joint_text(joint),
        Correction::Clear(site) => format!("{} {}", said::CLEAR, site_text(site)),
        Correction::Hand(known, hidden) => format!("{} {}", said::HAND, held_text(known, hidden)),
        Correction::Table(cards) => format!("{} {}", said::TABLE, listed(cards)),
        Correction::BonusCards(known, hidden) => {
            format!("{} {}", said::BONUS_CARDS, held_text(known, hidden))
        }
        Correction::PrestigeCards(known, hidden) => {
            format!("{} {}", said::PRESTIGE_CARDS, held_text(known, hidden))
        }
        Correction::Character(Some(character)) => {
            format!("{} {}", said::CHARACTER, character.word())
        }
        Correction::Character(None) => format!("{} {}", said::CHARACTER, said::NOBODY),
        Correction::InAuction(true) => said::IN_AUCTION.into(),
        Correction::InAuction(false) => said::OUT_OF_AUCTION.into(),
        Correction::Round(round) => number(said::ROUND, round.into()),
        Correction::Moment(moment) => format!("{} {}", said::MOMENT, moment_text(moment)),
        Correction::StartPlayer(seat) => format!("{} {seat:?}", said::START_PLAYER),
        Correction::Turn(seat) => format!("{} {seat:?}", said::TURN),
        Correction::ActionsLeft(count) => number(said::ACTIONS_LEFT, count.into()),
        Correction::Sold(objects) => format!("{} {}", said::SOLD, listed::<Object>(objects)),
        Correction::Minimum(points) => number(said::MINIMUM, points.into()),
        Correction::UsedBonusCards(cards) => {
            format!("{} {}", said::USED_BONUS_CARDS, listed(cards))
        }
        Correction::Supply(piece, count) => {
            format!("{} {} {count}", said::SUPPLY, piece.word())
        }
    }
}

/// Reads a correction, after the sign.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Correction> {
    let value = reader.thing(Thing::Value)?;
    Some(match value {
        Value::Money => Correction::Money(reader.amount()?),
        Value::Points => Correction::Prestige(reader.points()?),
        Value::BestWork => Correction::BestWork(reader.points()?),
        Value::Jesters => Correction::Jesters(reader.number()?),
        Value::Builders => Correction::Builders(reader.number()?),
        Value::RecruitingInHand => Correction::RecruitingInHand(reader.number()?),
        Value::RecruitingOnTable => Correction::RecruitingOnTable(reader.number()?),
        Value::Freedoms => Correction::Freedoms(reader.set(Thing::Freedom)?),
        Value::Lies(tile) => return lies(reader, tile),
        Value::Clear => Correction::Clear(site(reader)?),
        Value::Hand => {
            let (known, hidden) = held(reader, Thing::Profession)?;
            Correction::Hand(known, hidden)
        }
        Value::Table => Correction::Table(reader.set(Thing::Profession)?),
        Value::BonusCards => {
            let (known, hidden) = held(reader, Thing::BonusCard)?;
            Correction::BonusCards(known, hidden)
        }
        Value::PrestigeCards => {
            let (known, hidden) = held(reader, Thing::PrestigeCard)?;
            Correction::PrestigeCards(known, hidden)
        }
        Value::Character if reader.word(said::NOBODY) => Correction::Character(None),
        Value::Character => Correction::Character(Some(reader.thing(Thing::Character)?)),
        Value::InAuction(is_in) => Correction::InAuction(is_in),
        Value::Round => Correction::Round(reader.number()?),
        Value::Moment => Correction::Moment(moment(reader)?),
        Value::StartPlayer => Correction::StartPlayer(reader.player()?),
        Value::Turn => Correction::Turn(reader.player()?),
        Value::ActionsLeft => Correction::ActionsLeft(reader.number()?),
        Value::Sold => Correction::Sold(reader.set(Thing::Object)?),
        Value::Minimum => Correction::Minimum(reader.points()?),
        Value::UsedBonusCards => Correction::UsedBonusCards(reader.set(Thing::BonusCard)?),
        Value::Supply => {
            let piece = piece(reader)?;
            Correction::Supply(piece, reader.number()?)
        }
    })
}

/// Where a tile lies: `e1 e2`, `B: e1 e2`, `nowhere`, across a border `e1 with B a1`.
fn lies(reader: &mut Reader<'_>, tile: Tile) -> Option<Correction> {
    let at = site(reader)?;
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

/// When in the game something is.
pub(super) fn moment_text(moment: Moment) -> String {
    match moment {
        Moment::StartingHands => said::STARTING_HANDS.into(),
        Moment::Auction(round) => format!("{} {round}", said::AUCTION),
        Moment::Characters(round) => format!("{} {round}", said::CHARACTERS),
        Moment::Actions(round, seat) => format!("{} {round} {seat:?}", said::ACTIONS),
        Moment::End => said::END.into(),
    }
}

/// Reads it.
pub(super) fn moment(reader: &mut Reader<'_>) -> Option<Moment> {
    Some(match reader.thing(Thing::Moment)? {
        When::StartingHands => Moment::StartingHands,
        When::Auction => Moment::Auction(reader.number()?),
        When::Characters => Moment::Characters(reader.number()?),
        When::Actions => {
            let round = reader.number()?;
            Moment::Actions(round, reader.player()?)
        }
        When::End => Moment::End,
    })
}
