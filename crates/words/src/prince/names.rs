//! The names of cards, card types, families and sources of points, and amounts with their
//! units. A card that has a name in the deck is called by that name.

use std::borrow::Cow;

use crate::fl;
use crate::{language, message, safe};
use prince::rules::edition::Field;
use prince::{CardData, CardId, CardType, Edition, Source};
use table::{Colour, Seat};

/// The language to use if a deck has no name in the current language.
const ENGLISH: &str = "en";

/// Returns what a message receives for a card, so that the sentence chooses the form: the
/// id of its name, or the name from the deck.
#[must_use]
pub fn key(edition: &Edition, card: CardId) -> Cow<'static, str> {
    match edition.entry(card) {
        Some((data, _)) => key_of(data),
        None => fl!(prince_card_hidden).into(),
    }
}

/// Returns the name of a card as printed. Identical cards have the same name.
#[must_use]
pub fn card(edition: &Edition, card: CardId) -> String {
    match edition.entry(card) {
        Some((data, _)) => card_of(data),
        None => fl!(prince_card_hidden).to_owned(),
    }
}

/// Returns the name of an entry of a deck.
#[must_use]
pub fn card_of(data: &CardData) -> String {
    match printed(data) {
        Some(id) => language::name_of(id),
        None => key_of(data).into_owned(),
    }
}

/// Returns the name of a card for tight spaces: `Gonzaga`, with soft hyphens where it may
/// be broken. Identical cards have the same name.
#[must_use]
pub fn short_card(edition: &Edition, card: CardId) -> String {
    let named = edition.entry(card).map(|(data, _)| data);
    match named.and_then(printed) {
        Some(id) => language::short_name_of(id),
        None => self::card(edition, card),
    }
}

fn key_of(data: &CardData) -> Cow<'static, str> {
    if let Some(id) = printed(data) {
        return id.into();
    }
    match typed(data) {
        // With a capital letter it cannot be the id of a message, whatever was typed.
        Some(name) => language::capital(&safe(name)).into(),
        None => {
            let id = safe(&data.id);
            fl!(prince_card_unnamed, kind = type_id(data.card_type), id).into()
        }
    }
}

/// Returns the name that a deck gives a card: in the language of the components, or any
/// other.
fn typed(data: &CardData) -> Option<&str> {
    let spoken = language::spoken_of_components();
    let names = &data.names;
    let name = names.get(spoken).or_else(|| names.get(ENGLISH));
    let name = name.or_else(|| names.values().next())?;
    let name = name.trim();
    (!name.is_empty()).then_some(name)
}

/// Returns the id of the name that the default deck has for a card with this identifier,
/// unless the deck gives it another one.
pub(super) fn printed(data: &CardData) -> Option<&'static str> {
    if typed(data).is_some() {
        return None;
    }
    let ours = Edition::studiolo().data().cards.iter();
    let mut ours = ours.filter(|card| card.card_type == data.card_type);
    let ours = ours.find(|card| card.id == data.id)?;
    language::known(&format!("prince-card-{}", ours.id.to_lowercase()))
}

/// Returns the id of the name of a card type.
#[must_use]
pub fn type_id(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Holding => message::prince_type_holding::ID,
        CardType::Office => message::prince_type_office::ID,
        CardType::Artist => message::prince_type_artist::ID,
        CardType::Family => message::prince_type_family::ID,
        CardType::Condottiere => message::prince_type_condottiere::ID,
        CardType::Spy => message::prince_type_spy::ID,
        CardType::Bravo => message::prince_type_bravo::ID,
        CardType::Poison => message::prince_type_poison::ID,
        CardType::Doctor => message::prince_type_doctor::ID,
        CardType::Marriage => message::prince_type_marriage::ID,
        CardType::Savonarola => message::prince_type_savonarola::ID,
        CardType::Simony => message::prince_type_simony::ID,
    }
}

/// Returns the name of a card type: `Holding`.
#[must_use]
pub fn card_type(card_type: CardType) -> String {
    language::name_of(type_id(card_type))
}

/// Returns the name of a card type as a heading above several cards: `Holdings`.
#[must_use]
pub fn card_types(card_type: CardType) -> String {
    fl!(prince_types, kind = type_id(card_type))
}

/// Returns the family of a colour: choosing a colour means playing that family.
#[must_use]
pub fn family(colour: Colour) -> &'static str {
    match colour.0 {
        Seat::A => fl!(prince_family_a),
        Seat::B => fl!(prince_family_b),
        Seat::C => fl!(prince_family_c),
        Seat::D => fl!(prince_family_d),
        Seat::E => fl!(prince_family_e),
    }
}

/// The family of a colour, where there is little room.
#[must_use]
pub fn family_short(colour: Colour) -> &'static str {
    match colour.0 {
        Seat::A => fl!(prince_family_a_short),
        Seat::B => fl!(prince_family_b_short),
        Seat::C => fl!(prince_family_c_short),
        Seat::D => fl!(prince_family_d_short),
        Seat::E => fl!(prince_family_e_short),
    }
}

/// Returns the source of points.
#[must_use]
pub fn source(source: Source) -> &'static str {
    match source {
        Source::Money => fl!(prince_source_money),
        Source::Pope => fl!(prince_source_pope),
        Source::Holdings => fl!(prince_source_holdings),
        Source::Artists => fl!(prince_source_artists),
        Source::Offices => fl!(prince_source_offices),
        Source::Told => fl!(prince_source_told),
    }
}

/// Returns the name of a number on a card, for use in a sentence: `power`.
#[must_use]
pub fn field(field: Field) -> &'static str {
    match field {
        Field::Power => fl!(prince_field_power),
        Field::Income => fl!(prince_field_income),
        Field::Votes => fl!(prince_field_votes),
        Field::Vp => fl!(prince_field_vp),
        Field::Fee => fl!(prince_field_fee),
    }
}

/// Returns what a card is and what it is worth: `Artist`, `5 VP a turn`, `fee 25 D`.
#[must_use]
pub fn worth(data: &CardData) -> Vec<String> {
    let mut worth = vec![card_type(data.card_type)];
    let mut add = |value: u32, say: fn(u32) -> String| {
        if value > 0 {
            worth.push(say(value));
        }
    };
    add(data.power.into(), power);
    add(data.income.into(), |income| {
        fl!(prince_worth_income, income)
    });
    add(data.votes.into(), votes);
    add(data.vp.into(), |points| fl!(prince_worth_turn, points));
    add(data.fee.into(), |fee| fl!(prince_worth_fee, fee));
    worth
}

/// Writes an amount of money: `12 ducats`.
#[must_use]
pub fn ducats(amount: impl Into<i64>) -> String {
    fl!(prince_ducats, number = amount.into())
}

/// Writes an amount of money for tight spaces: `12 D`.
#[must_use]
pub fn ducats_short(amount: impl Into<i64>) -> String {
    fl!(prince_ducats_short, number = amount.into())
}

/// Writes victory points: `7 VP`.
#[must_use]
pub fn points(amount: impl Into<i64>) -> String {
    fl!(prince_points, number = amount.into())
}

/// Writes `13 votes`.
#[must_use]
pub fn votes(number: impl Into<i64>) -> String {
    fl!(prince_votes, number = number.into())
}

/// Writes `4 cardinals`.
#[must_use]
pub fn cardinals(number: impl Into<i64>) -> String {
    fl!(prince_cardinals, number = number.into())
}

/// Writes `2 condottieri`.
#[must_use]
pub fn condottieri(number: impl Into<i64>) -> String {
    fl!(prince_condottieri, number = number.into())
}

/// Writes `3 cards`.
#[must_use]
pub fn cards(number: usize) -> String {
    fl!(prince_cards, number)
}

/// Writes `2 offices`.
#[must_use]
pub fn offices(number: usize) -> String {
    fl!(prince_offices, number)
}

/// Writes `power 4`.
#[must_use]
pub fn power(number: impl Into<i64>) -> String {
    fl!(prince_power, number = number.into())
}
