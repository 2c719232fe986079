//! Cards by their identifiers in a file that a person types: in the start of a game, `"H1"`
//! can replace the number of a card everywhere.
//!
//! The identifiers belong to the deck of that start. The deck must come before the first
//! card that uses one; without a deck, the one that comes with Studiolo is used.

use std::cell::Cell;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};

use super::card::CardId;
use super::edition::{Edition, EditionData};

/// The deck of the identifiers, while this thread reads a start.
#[derive(Clone, Copy)]
struct Naming {
    deck: Option<&'static Edition>,
    is_used: bool,
}

thread_local! {
    static NAMING: Cell<Option<Naming>> = const { Cell::new(None) };
}

/// Returns the card of this identifier; `None` outside a start.
fn named(id: &str) -> Option<CardId> {
    let naming = NAMING.get()?;
    let card = naming.deck?.named(id)?;
    NAMING.set(Some(Naming {
        is_used: true,
        ..naming
    }));
    Some(card)
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct OfCard;

        impl Visitor<'_> for OfCard {
            type Value = CardId;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("CardId")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<CardId, E> {
                let card = u8::try_from(number).ok().map(CardId::try_from);
                match card {
                    Some(Ok(card)) => Ok(card),
                    Some(Err(_)) | None => Err(E::custom(format_args!("NoCard: {number}"))),
                }
            }

            fn visit_str<E: de::Error>(self, id: &str) -> Result<CardId, E> {
                let card = named(id);
                card.ok_or_else(|| E::custom(format_args!("NoCard: {id}")))
            }
        }

        from.deserialize_any(OfCard)
    }
}

/// Reads a start, in which cards can be named.
pub(super) fn within<T>(read: impl FnOnce() -> T) -> T {
    struct Back(Option<Naming>);
    impl Drop for Back {
        fn drop(&mut self) {
            NAMING.set(self.0);
        }
    }
    let deck = Some(Edition::studiolo());
    let is_used = false;
    let _back = Back(NAMING.replace(Some(Naming { deck, is_used })));
    read()
}

/// Reads the deck of a start; from then on its identifiers are used.
pub(super) fn deck<'de, D: Deserializer<'de>>(from: D) -> Result<EditionData, D::Error> {
    let data = EditionData::deserialize(from)?;
    if let Some(naming) = NAMING.get() {
        let deck = match data == *Edition::studiolo().data() {
            true => Some(Edition::studiolo()),
            false => Edition::load(&data).ok(),
        };
        if naming.is_used && deck != naming.deck {
            let name = &data.name;
            return Err(de::Error::custom(format_args!("DeckAfterCards: {name}")));
        }
        NAMING.set(Some(Naming { deck, ..naming }));
    }
    Ok(data)
}
