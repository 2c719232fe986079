//! Writes decisions: each has a single form that is complete whatever the position is.

use super::correction;
use super::lexicon::Lexicon;
use super::said::{self, ACTIONS, GOODS_KINDS, PIECES, Said};
use super::texts::{or_none, place, slot_text, spot_text};
use table::Item as _;
use tiletum::rules::Slot;
use tiletum::{Decision, Dice, Die, Good, Goods};

fn good(good: Good) -> &'static str {
    said::word(&GOODS_KINDS, &good)
}

fn die_text(die: Die) -> String {
    format!("{}{}", die.good.letter(), die.value)
}

fn dice_text(dice: &Dice) -> String {
    or_none(Some(dice.to_string()).filter(|dice| !dice.is_empty()))
}

fn goods_text(goods: Goods) -> String {
    let kinds = Good::ALL.iter().filter(|&&kind| goods[kind] > 0);
    let kinds = kinds.map(|&kind| format!("{} {}", good(kind), goods[kind]));
    let kinds: Vec<String> = kinds.collect();
    or_none(Some(kinds.join(" ")).filter(|text| !text.is_empty()))
}

/// Writes a word and what follows it.
fn with(said: &Said, rest: impl std::fmt::Display) -> String {
    format!("{} {rest}", said.word)
}

/// Writes what is decided.
pub(super) fn decision(decision: Decision, lexicon: &Lexicon) -> String {
    match decision {
        Decision::TakeDie(die, to) if die.value == to => with(&said::DIE, die_text(die)),
        Decision::TakeDie(die, to) => {
            format!(
                "{} {} {} {to}",
                said::DIE.word,
                die_text(die),
                said::AS.word
            )
        }
        Decision::TakeTile => said::TILE.word.to_owned(),
        Decision::TakeGoods(None) => said::GOODS.word.to_owned(),
        Decision::TakeGoods(Some((slot, kind))) => {
            let helper = format!("{} {} {}", said::WITH.word, place(slot), good(kind));
            with(&said::GOODS, helper)
        }
        Decision::ChooseAction(action) => with(&said::ACTION, said::word(&ACTIONS, &action)),
        Decision::Move(piece, to) | Decision::Relocate(piece, to) => {
            let said = match decision {
                Decision::Move(..) => &said::MOVE,
                _ => &said::RELOCATE,
            };
            format!(
                "{} {} {}",
                said.word,
                said::word(&PIECES, &piece),
                lexicon.space(to)
            )
        }
        Decision::PlacePillar(city) => with(&said::PILLAR, lexicon.city(city)),
        Decision::PlaceHouse(city, space) => {
            format!(
                "{} {} {}",
                said::HOUSE.word,
                lexicon.city(city),
                place(space)
            )
        }
        Decision::TakeMapTile(piece, at) => {
            format!(
                "{} {} {}",
                said::MAP.word,
                said::word(&PIECES, &piece),
                place(at)
            )
        }
        Decision::TakeCharacter(at) => with(&said::TAKE_CHARACTER, place(at)),
        Decision::RefreshCharacters => said::REFRESH.word.to_owned(),
        Decision::MoveCharacter(slot, building, floor) => {
            format!(
                "{} {} {} {floor}",
                said::ROOM.word,
                place(slot),
                place(building)
            )
        }
        Decision::TakeContract(at) => with(&said::TAKE_CONTRACT, place(at)),
        Decision::Exchange(give, get, extra) => {
            let both = format!("{} {} {}", said::EXCHANGE.word, good(give), good(get));
            match extra {
                Some(extra) => format!("{both} {}", good(extra)),
                None => both,
            }
        }
        Decision::AdvanceKing => said::ADVANCE.word.to_owned(),
        Decision::BuyGood(kind) => with(&said::BUY, good(kind)),
        Decision::FulfilContract(slot, None) => with(&said::FULFIL, place(slot)),
        Decision::FulfilContract(slot, Some(kind)) => {
            format!("{} {} {}", said::FULFIL.word, place(slot), good(kind))
        }
        Decision::PlaceCrest(slot, building) => {
            format!("{} {} {}", said::CREST.word, place(slot), place(building))
        }
        Decision::BuildCathedral(city) => with(&said::BUILD, lexicon.city(city)),
        Decision::UseHelper(slot) => with(&said::USE, place(slot)),
        Decision::ChooseGoods(goods) => with(&said::CHOOSE, goods_text(goods)),
        Decision::ChooseBuilding(building) => with(&said::RETRIGGER, place(building)),
        Decision::Trigger(floor) => with(&said::TRIGGER, floor),
        Decision::EndEffect => said::END_EFFECT.word.to_owned(),
        Decision::EndTurn => said::END_TURN.word.to_owned(),
        Decision::KingTile(true) => said::TAKE.word.to_owned(),
        Decision::KingTile(false) => said::DISCARD.word.to_owned(),
        Decision::Correct(value) => format!("= {}", correction::write(value, lexicon)),
        Decision::Roll(dice) => with(&said::ROLL, dice_text(&dice)),
        Decision::Corruption(value) => with(&said::CORRUPTION, value),
        Decision::Deal(spot, tile) => {
            let tile = slot_text(tile.map_or(Slot::Unknown, Slot::Tile), lexicon);
            format!("{} {} {tile}", said::DEAL.word, spot_text(spot))
        }
    }
}
