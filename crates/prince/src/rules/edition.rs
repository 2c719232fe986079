//! The deck as data: the rulebook prints no list of cards, so players can type the values
//! of their own deck.
//!
//! [`EditionData`] is the content of a file. [`Edition`] is checked and lives as long as
//! the program, so a game refers to it with a single reference. The names of the default
//! deck in the various languages are elsewhere.

use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::card::{CardId, CardType, Figures, MOST_CARDS};
use super::options::needed;
use table::save::limits::Part;
use table::{Item, Set};

/// The deck that comes with Studiolo.
const STUDIOLO: &str = include_str!("../../../../assets/editions/the-prince.ron");

/// The largest number a card may have.
pub const MOST_PRINTED: u8 = 99;

/// A deck as in a file or a save.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionData {
    /// Its name.
    pub name: String,
    /// The cards, in the order of the deck.
    pub cards: Vec<CardData>,
}

/// A card, or several identical ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    /// Its unique identifier: `H1`.
    pub id: String,
    /// The card's type.
    pub card_type: CardType,
    /// Its names, by the tag of the language; if left out, the default deck's name for the
    /// card with this `id`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
    /// Strength: holdings, families, condottieri, and artists like da Vinci.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub power: u8,
    /// Ducats a turn: holdings and offices.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub income: u8,
    /// Votes: offices.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub votes: u8,
    /// Points a turn: holdings, artists, offices.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub vp: u8,
    /// Ducats to use it: artists, condottieri, doctors.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fee: u8,
    /// The number of copies.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_one(number: &u8) -> bool {
    *number == 1
}

fn one() -> u8 {
    1
}

impl Default for EditionData {
    fn default() -> Self {
        Edition::studiolo().data.clone()
    }
}

/// A number on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[allow(missing_docs)]
pub enum Field {
    Power,
    Income,
    Votes,
    Vp,
    Fee,
}

impl Field {
    /// All fields.
    pub const ALL: [Field; 5] = [
        Field::Power,
        Field::Income,
        Field::Votes,
        Field::Vp,
        Field::Fee,
    ];

    /// Returns whether cards of a type have it.
    #[must_use]
    pub fn is_on(self, card_type: CardType) -> bool {
        match card_type {
            CardType::Holding => matches!(self, Field::Power | Field::Income | Field::Vp),
            CardType::Office => matches!(self, Field::Income | Field::Votes | Field::Vp),
            CardType::Artist => matches!(self, Field::Power | Field::Fee | Field::Vp),
            CardType::Family => self == Field::Power,
            CardType::Condottiere => matches!(self, Field::Power | Field::Fee),
            CardType::Doctor => self == Field::Fee,
            CardType::Spy
            | CardType::Bravo
            | CardType::Poison
            | CardType::Marriage
            | CardType::Savonarola
            | CardType::Simony => false,
        }
    }
}

impl CardData {
    /// Returns a number on the card.
    #[must_use]
    pub fn field(&self, field: Field) -> u8 {
        match field {
            Field::Power => self.power,
            Field::Income => self.income,
            Field::Votes => self.votes,
            Field::Vp => self.vp,
            Field::Fee => self.fee,
        }
    }

    fn figures(&self) -> Figures {
        Figures {
            card_type: self.card_type,
            power: self.power,
            income: self.income,
            votes: self.votes,
            vp: self.vp,
            fee: self.fee,
        }
    }
}

/// What is wrong with an edition, as facts. An entry is named by its position in the list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("{self:?}")]
pub enum BadEdition {
    /// An entry has no identifier.
    Unnamed(usize),
    /// Two entries have the same identifier.
    SameId(String),
    /// The identifier of the entry at this position is a number, which would mean an amount
    /// wherever cards are typed.
    Number(usize, String),
    /// An entry has no card.
    NoCard(String),
    /// A number is too large.
    TooLarge {
        /// The entry.
        id: String,
        /// The field.
        field: Field,
        /// The value found.
        found: u8,
        /// The largest allowed value.
        most: u8,
    },
    /// Cards of this type do not have this number.
    NotOn {
        /// The entry.
        id: String,
        /// The field.
        field: Field,
    },
    /// A holding, family or condottiere without strength (H4, H6).
    Powerless(String),
    /// Not all condottieri cost the same (C11).
    UnequalFees {
        /// The entry that differs from the first.
        id: String,
        /// Its fee.
        found: u8,
        /// The fee of the first.
        first: u8,
    },
    /// More cards than can be distinguished.
    TooMany {
        /// Cards.
        found: usize,
        /// The largest allowed number of cards.
        most: usize,
    },
    /// Fewer cards than any game needs (T5).
    TooFew {
        /// Cards.
        found: usize,
        /// Cards that a game of three needs.
        needed: usize,
    },
}

impl EditionData {
    /// Returns all that is wrong with it; the list is empty for a valid edition. Unlike
    /// [`Edition::load`] this keeps nothing, so it can be called while values are typed.
    #[must_use]
    pub fn problems(&self) -> Vec<BadEdition> {
        let mut wrong = Vec::new();
        // Rows are compared with each other, so a list that is far too long is not checked.
        if self.cards.len() > Part::Cards.most() {
            let (found, most) = (self.cards.len().max(self.len()), MOST_CARDS);
            return vec![BadEdition::TooMany { found, most }];
        }
        let mut fee: Option<u8> = None;
        for (at, card) in self.cards.iter().enumerate() {
            let id = || card.id.clone();
            if card.id.trim().is_empty() {
                wrong.push(BadEdition::Unnamed(at));
            } else if self.cards[..at].iter().any(|other| other.id == card.id) {
                wrong.push(BadEdition::SameId(id()));
            }
            if card.count == 0 {
                wrong.push(BadEdition::NoCard(id()));
            }
            for field in Field::ALL {
                let found = card.field(field);
                if found > MOST_PRINTED {
                    wrong.push(BadEdition::TooLarge {
                        id: id(),
                        field,
                        found,
                        most: MOST_PRINTED,
                    });
                } else if found > 0 && !field.is_on(card.card_type) {
                    wrong.push(BadEdition::NotOn { id: id(), field });
                }
            }
            let fights = matches!(
                card.card_type,
                CardType::Holding | CardType::Family | CardType::Condottiere
            );
            if fights && card.power == 0 {
                wrong.push(BadEdition::Powerless(id()));
            }
            if card.card_type == CardType::Condottiere {
                let first = *fee.get_or_insert(card.fee);
                if card.fee != first {
                    wrong.push(BadEdition::UnequalFees {
                        id: id(),
                        found: card.fee,
                        first,
                    });
                }
            }
        }
        wrong.extend(self.same_names());
        let found = self.len();
        let needed = needed(3);
        if found > MOST_CARDS {
            let most = MOST_CARDS;
            wrong.push(BadEdition::TooMany { found, most });
        } else if found < needed {
            wrong.push(BadEdition::TooFew { found, needed });
        }
        wrong
    }

    /// Returns the faults of a new deck: its problems, and names that cannot be typed. A
    /// game that began with such names can continue.
    #[must_use]
    pub fn faults(&self) -> Vec<BadEdition> {
        let is_number = |name: &&String| {
            let name = name.trim();
            !name.is_empty()
                && name
                    .chars()
                    .all(|sign| sign.is_numeric() || sign.is_whitespace())
        };
        let numbers = self.cards.iter().enumerate().filter_map(|(at, card)| {
            let mut names = std::iter::once(&card.id).chain(card.names.values());
            Some(BadEdition::Number(at, names.find(is_number)?.clone()))
        });
        let mut faults = self.problems();
        if self.cards.len() <= Part::Cards.most() {
            faults.extend(numbers);
        }
        faults
    }

    /// Returns the length of the longest name in it, in letters: of the deck, of a card, or
    /// an identifier.
    #[must_use]
    pub fn longest_name(&self) -> usize {
        let names = self.cards.iter().flat_map(|card| card.names.values());
        let texts = self.cards.iter().map(|card| &card.id).chain(names);
        let texts = texts.chain([&self.name]);
        texts.map(|text| text.chars().count()).max().unwrap_or(0)
    }

    /// Returns the entries whose identifier equals that of a copy of another entry: `S1`
    /// next to six copies of `S`.
    fn same_names(&self) -> impl Iterator<Item = BadEdition> + use<'_> {
        let copies = self.cards.iter().filter(|card| card.count > 1);
        let named = |card: &CardData, id: &str| {
            let number = id.strip_prefix(card.id.as_str());
            let number = number.and_then(|number| number.parse::<u8>().ok());
            number.is_some_and(|number| (1..=card.count).contains(&number))
        };
        let ids = self.cards.iter().map(|card| &card.id);
        ids.filter(move |id| copies.clone().any(|card| named(card, id)))
            .map(|id| BadEdition::SameId(id.clone()))
    }

    /// Returns the number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        let counts = self.cards.iter().map(|card| usize::from(card.count));
        counts.sum()
    }

    /// Returns whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the sum of a number over the cards of a type, as a checksum.
    #[must_use]
    pub fn sum(&self, card_type: CardType, field: Field) -> u32 {
        let cards = self.cards.iter().filter(|card| card.card_type == card_type);
        cards
            .map(|card| u32::from(card.field(field)) * u32::from(card.count))
            .sum()
    }
}

/// A checked deck.
#[derive(Debug)]
pub struct Edition {
    data: EditionData,
    // The values of unused numbers are never read.
    figures: [Figures; MOST_CARDS],
    entry: Vec<(usize, u8)>,
    cards: Set<CardId>,
    of_type: [Set<CardId>; CardType::ALL.len()],
    mercenary_fee: u32,
}

impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        // The same data always gives the same edition: see `load`.
        std::ptr::eq(self, other)
    }
}

impl Edition {
    /// Returns the deck that comes with Studiolo: our own figures, based on what the
    /// rulebooks and reviews tell.
    #[must_use]
    pub fn studiolo() -> &'static Edition {
        static EMBEDDED: LazyLock<&'static Edition> = LazyLock::new(|| {
            let data = ron::from_str(STUDIOLO).expect("the embedded deck is well-formed");
            Edition::load(&data).expect("the embedded deck is sound")
        });
        &EMBEDDED
    }

    /// Checks a deck and keeps it for as long as the program runs. The same data gives the
    /// same edition again, so memory use is limited by the number of different decks used.
    ///
    /// # Errors
    /// Returns all that is wrong with it.
    pub fn load(data: &EditionData) -> Result<&'static Edition, Vec<BadEdition>> {
        static LOADED: LazyLock<Mutex<HashMap<&'static EditionData, &'static Edition>>> =
            LazyLock::new(Mutex::default);
        let loaded = || LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(edition) = loaded().get(data) {
            return Ok(edition);
        }
        // Check without holding the lock, which the window's thread takes as well.
        let wrong = data.problems();
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let checked = Edition::of(data.clone());
        let mut loaded = loaded();
        if let Some(edition) = loaded.get(data) {
            return Ok(edition);
        }
        let edition: &'static Edition = Box::leak(Box::new(checked));
        loaded.insert(&edition.data, edition);
        Ok(edition)
    }

    /// Creates the deck from valid data.
    fn of(data: EditionData) -> Edition {
        let none = Figures {
            card_type: CardType::Simony,
            power: 0,
            income: 0,
            votes: 0,
            vp: 0,
            fee: 0,
        };
        let mut edition = Edition {
            figures: [none; MOST_CARDS],
            entry: Vec::new(),
            cards: Set::EMPTY,
            of_type: [Set::EMPTY; CardType::ALL.len()],
            mercenary_fee: 0,
            data,
        };
        for (at, card) in edition.data.cards.iter().enumerate() {
            if card.card_type == CardType::Condottiere {
                edition.mercenary_fee = u32::from(card.fee);
            }
            for copy in 1..=card.count {
                let id = CardId::ALL[edition.entry.len()];
                edition.figures[id.index()] = card.figures();
                edition.entry.push((at, copy));
                edition.cards.insert(id);
                edition.of_type[card.card_type.index()].insert(id);
            }
        }
        edition
    }

    /// Returns the data this edition was made from.
    #[must_use]
    pub fn data(&self) -> &EditionData {
        &self.data
    }

    /// Returns all cards.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> Set<CardId> {
        self.cards
    }

    /// Returns all cards of a type.
    #[must_use]
    #[inline]
    pub fn of_type(&self, card_type: CardType) -> Set<CardId> {
        self.of_type[card_type.index()]
    }

    /// Returns all cards that are played as soon as they are received (G5).
    #[must_use]
    pub fn table_cards(&self) -> Set<CardId> {
        let sorts = CardType::ALL.iter().filter(|sort| sort.is_table());
        sorts.fold(Set::EMPTY, |all, &sort| all.union(self.of_type(sort)))
    }

    /// Returns what is printed on a card.
    #[must_use]
    #[inline]
    pub fn card(&self, card: CardId) -> &Figures {
        &self.figures[card.index()]
    }

    /// Returns the entry of a card, and its number among the copies, from 1 on.
    #[must_use]
    pub fn entry(&self, card: CardId) -> Option<(&CardData, u8)> {
        let &(at, copy) = self.entry.get(card.index())?;
        Some((&self.data.cards[at], copy))
    }

    /// Returns whether two cards are copies of the same entry, so that they cannot be
    /// distinguished.
    #[must_use]
    pub fn are_alike(&self, one: CardId, other: CardId) -> bool {
        let entry = |card: CardId| self.entry.get(card.index()).map(|&(at, _)| at);
        entry(one) == entry(other)
    }

    /// Returns the identifier of a card; with several copies, followed by its number
    /// (`S3`).
    #[must_use]
    pub fn name(&self, card: CardId) -> String {
        match self.entry(card) {
            Some((data, copy)) if data.count > 1 => format!("{}{copy}", data.id),
            Some((data, _)) => data.id.clone(),
            None => String::new(),
        }
    }

    /// Returns the card of this identifier.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<CardId> {
        self.cards.iter().find(|&card| self.name(card) == name)
    }

    /// Returns what each condottiere costs (C11).
    #[must_use]
    pub fn mercenary_fee(&self) -> u32 {
        self.mercenary_fee
    }
}
