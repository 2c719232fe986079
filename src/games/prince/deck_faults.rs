//! What is wrong with a deck being edited, in words, with ways to fix it. The rules decide
//! what is wrong (`EditionData::problems`).

use std::collections::BTreeMap;

use super::typed_number;
use super::typed_number::Typed;
use prince::rules::edition::{Field, MOST_PRINTED};
use prince::rules::options::needed;
use prince::{BadEdition, CardData, CardType, EditionData};
use words::fl;
use words::prince::names;

/// An editable number of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    /// A number printed on the card.
    Printed(Field),
    /// The number of such cards.
    Count,
}

impl Column {
    /// Returns its heading.
    #[must_use]
    pub fn heading(self) -> &'static str {
        match self {
            Self::Printed(Field::Vp) => fl!(prince_editor_vp),
            other => other.name(),
        }
    }

    /// Returns its name in a sentence.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Printed(field) => names::field(field),
            Self::Count => fl!(prince_editor_count),
        }
    }

    /// Returns the number of an entry.
    #[must_use]
    pub fn of(self, card: &CardData) -> u8 {
        match self {
            Self::Printed(field) => card.field(field),
            Self::Count => card.count,
        }
    }

    /// Returns the least valid number of an entry, whatever the other entries are.
    fn least(self, card: &CardData) -> u8 {
        let mut bare = card.clone();
        self.set(&mut bare, 0);
        let alone = EditionData {
            name: String::new(),
            cards: vec![bare],
        };
        let is_none = |bad: &BadEdition| {
            matches!(bad, BadEdition::Powerless(_)) && self == Self::Printed(Field::Power)
                || matches!(bad, BadEdition::NoCard(_)) && self == Self::Count
        };
        u8::from(alone.problems().iter().any(is_none))
    }

    /// Sets the number of an entry.
    pub fn set(self, card: &mut CardData, value: u8) {
        *match self {
            Self::Printed(Field::Power) => &mut card.power,
            Self::Printed(Field::Income) => &mut card.income,
            Self::Printed(Field::Votes) => &mut card.votes,
            Self::Printed(Field::Vp) => &mut card.vp,
            Self::Printed(Field::Fee) => &mut card.fee,
            Self::Count => &mut card.count,
        } = value;
    }
}

/// A fix of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cure {
    /// Sets the fees of all condottieri.
    Fees(u8),
    /// Sets a number of the entry at this place.
    Set(usize, Column, u8),
    /// Removes the entry at this place.
    Remove(usize),
    /// Gives the entry at this place a unique identifier.
    Rename(usize),
}

impl Cure {
    /// Applies the fix to a deck.
    pub fn apply(self, deck: &mut EditionData) {
        match self {
            Self::Fees(fee) => {
                for card in &mut deck.cards {
                    if card.card_type == CardType::Condottiere {
                        card.fee = fee;
                    }
                }
            }
            Self::Set(at, column, value) => {
                if let Some(card) = deck.cards.get_mut(at) {
                    column.set(card, value);
                }
            }
            Self::Remove(at) => {
                if at < deck.cards.len() {
                    deck.cards.remove(at);
                }
            }
            Self::Rename(at) => {
                let id = free_id(deck);
                if let Some(card) = deck.cards.get_mut(at) {
                    card.id = id;
                }
            }
        }
    }
}

/// Returns an identifier that no entry has.
#[must_use]
pub fn free_id(deck: &EditionData) -> String {
    let mut numbers = 1_u32..;
    let free = numbers.find_map(|number| {
        let id = format!("X{number}");
        (!deck.cards.iter().any(|card| card.id == id)).then_some(id)
    });
    free.unwrap_or_default()
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// A short title.
    pub title: String,
    /// A sentence.
    pub text: String,
    /// The possible fixes with the texts of their buttons.
    pub cures: Vec<(String, Cure)>,
    /// The numbers it is about.
    pub cells: Vec<(usize, Column)>,
}

impl Fault {
    fn new(title: &str, text: String) -> Self {
        Self {
            title: title.to_owned(),
            text,
            cures: Vec::new(),
            cells: Vec::new(),
        }
    }
}

/// Returns everything that is wrong with a deck.
#[must_use]
pub fn faults(deck: &EditionData) -> Vec<Fault> {
    let problems = deck.faults();
    let mut faults = Vec::new();
    let unequal = |bad: &BadEdition| matches!(bad, BadEdition::UnequalFees { .. });
    if problems.iter().any(unequal) {
        faults.push(unequal_fees(deck));
    }
    let others = problems.iter().filter(|bad| !unequal(bad));
    faults.extend(others.map(|bad| fault(deck, bad)));
    faults
}

/// Returns the faults of typed values that are not valid numbers: the text stays as typed,
/// the deck is unchanged.
#[must_use]
pub fn typed(deck: &EditionData, typed: &BTreeMap<(usize, Column), Typed>) -> Vec<Fault> {
    let most = u32::from(MOST_PRINTED);
    let wrong = typed
        .iter()
        .filter(|(_, typed)| typed_number::read(&typed.text, most).is_none());
    let faults = wrong.filter_map(|(&(at, column), typed)| {
        let card = deck.cards.get(at)?;
        let name = names::card_of(card);
        let what = fl!(prince_editor_value, name = name, what = column.name());
        let least = u32::from(column.least(card));
        let text = typed_number::refused(&what, &typed.text, [least, most]);
        let mut fault = Fault::new(fl!(prince_editor_no_number), text);
        let now = column.of(card);
        let keep = fl!(prince_editor_leave, value = now);
        fault.cures = vec![(keep, Cure::Set(at, column, now))];
        fault.cells = vec![(at, column)];
        Some(fault)
    });
    faults.collect()
}

/// Describes for how many players a deck suffices.
#[must_use]
pub fn suffices(deck: &EditionData) -> String {
    let cards = deck.len();
    let (three, five) = (needed(3), needed(5));
    match cards {
        _ if cards >= five => fl!(prince_editor_suffices, three = three, more = five),
        _ => fl!(prince_editor_for_three, three = three, more = five),
    }
}

/// Returns the fault that some condottieri have a different fee than most.
fn unequal_fees(deck: &EditionData) -> Fault {
    let cards = deck.cards.iter().enumerate();
    let captains: Vec<(usize, &CardData)> = cards
        .filter(|(_, card)| card.card_type == CardType::Condottiere)
        .collect();
    let number = |fee: u8| {
        let of = captains.iter().filter(|(_, card)| card.fee == fee);
        of.map(|(_, card)| usize::from(card.count)).sum::<usize>()
    };
    let mut fees: Vec<u8> = captains.iter().map(|(_, card)| card.fee).collect();
    fees.sort_unstable();
    fees.dedup();
    // The most common fee comes first.
    fees.sort_by_key(|&fee| std::cmp::Reverse(number(fee)));
    let usual = fees.first().copied().unwrap_or(0);
    let odd: Vec<(usize, &CardData)> = captains
        .iter()
        .copied()
        .filter(|(_, card)| card.fee != usual)
        .collect();
    let text = match odd.as_slice() {
        [(_, one)] => fl!(
            prince_editor_one_fee_differs,
            number = number(usual),
            fee = usual,
            name = names::card_of(one),
            other = one.fee
        ),
        _ => fl!(
            prince_editor_fees_differ_text,
            number = number(usual),
            fee = usual,
            others = odd.len()
        ),
    };
    let mut fault = Fault::new(fl!(prince_editor_fees_differ), text);
    let cures = fees.into_iter().take(3);
    fault.cures = cures
        .map(|fee| (fl!(prince_editor_all_fees, fee = fee), Cure::Fees(fee)))
        .collect();
    let fee = Column::Printed(Field::Fee);
    fault.cells = odd.iter().map(|&(at, _)| (at, fee)).collect();
    fault
}

fn fault(deck: &EditionData, bad: &BadEdition) -> Fault {
    let last_of = |id: &str| deck.cards.iter().rposition(|card| card.id == id);
    let named = |at: Option<usize>| {
        let card = at.and_then(|at| deck.cards.get(at));
        card.map(names::card_of).unwrap_or_default()
    };
    match bad {
        BadEdition::Unnamed(at) => {
            let text = fl!(prince_editor_no_id_text, number = at + 1);
            let mut fault = Fault::new(fl!(prince_editor_no_id), text);
            fault.cures = vec![(fl!(prince_editor_new_id).to_owned(), Cure::Rename(*at))];
            fault
        }
        BadEdition::SameId(id) => {
            let text = fl!(prince_editor_same_id_text, id = id);
            let mut fault = Fault::new(fl!(prince_editor_same_id), text);
            let at = last_of(id).into_iter();
            fault.cures = at
                .map(|at| (fl!(prince_editor_new_id).to_owned(), Cure::Rename(at)))
                .collect();
            fault
        }
        BadEdition::Number(at, name) => {
            let text = fl!(
                prince_deck_number,
                number = at + 1,
                name = words::safe(name)
            );
            let mut fault = Fault::new(fl!(prince_editor_number), text);
            let is_id = deck.cards.get(*at).is_some_and(|card| card.id == *name);
            if is_id {
                fault.cures = vec![(fl!(prince_editor_new_id).to_owned(), Cure::Rename(*at))];
            }
            fault
        }
        BadEdition::NoCard(id) => {
            let at = last_of(id);
            let text = fl!(prince_editor_no_card_text, name = named(at));
            let mut fault = Fault::new(fl!(prince_editor_no_card), text);
            if let Some(at) = at {
                fault.cells.push((at, Column::Count));
                let one = Cure::Set(at, Column::Count, 1);
                fault
                    .cures
                    .push((fl!(prince_editor_one_card).to_owned(), one));
                let gone = fl!(prince_editor_take_away).to_owned();
                fault.cures.push((gone, Cure::Remove(at)));
            }
            fault
        }
        BadEdition::TooLarge {
            id,
            field,
            found,
            most,
        } => {
            let at = last_of(id);
            let what = names::field(*field);
            let text = fl!(
                prince_editor_too_large_text,
                name = named(at),
                what = what,
                found = *found,
                most = *most
            );
            let mut fault = Fault::new(fl!(prince_editor_too_large), text);
            set(&mut fault, at, *field, *most);
            fault
        }
        BadEdition::NotOn { id, field } => {
            let at = last_of(id);
            let what = names::field(*field);
            let text = fl!(prince_editor_not_on_text, name = named(at), what = what);
            let mut fault = Fault::new(fl!(prince_editor_not_on), text);
            set(&mut fault, at, *field, 0);
            fault
        }
        BadEdition::Powerless(id) => {
            let at = last_of(id);
            let text = fl!(prince_editor_powerless_text, name = named(at));
            let mut fault = Fault::new(fl!(prince_editor_powerless), text);
            set(&mut fault, at, Field::Power, 1);
            fault
        }
        BadEdition::UnequalFees { .. } => unequal_fees(deck),
        BadEdition::TooMany { found, most } => {
            let text = fl!(prince_editor_too_many_text, found = *found, most = *most);
            let mut fault = Fault::new(fl!(prince_editor_too_many), text);
            recount(deck, &mut fault, |count| {
                let over = u8::try_from(found - most).ok()?;
                count.checked_sub(over).filter(|&count| count > 0)
            });
            fault
        }
        BadEdition::TooFew { found, needed } => {
            let text = fl!(prince_editor_too_few_text, found = *found, needed = *needed);
            let mut fault = Fault::new(fl!(prince_editor_too_few), text);
            recount(deck, &mut fault, |count| {
                count.checked_add(u8::try_from(needed - found).ok()?)
            });
            fault
        }
    }
}

/// Offers to correct a number.
fn set(fault: &mut Fault, at: Option<usize>, field: Field, value: u8) {
    let column = Column::Printed(field);
    if let Some(at) = at {
        fault.cells.push((at, column));
        let text = fl!(prince_editor_set_to, value = value);
        fault.cures.push((text, Cure::Set(at, column, value)));
    }
}

/// Offers another number of the most frequent cards.
fn recount(deck: &EditionData, fault: &mut Fault, to: impl Fn(u8) -> Option<u8>) {
    let cards = deck.cards.iter().enumerate();
    let most = cards.max_by_key(|(at, card)| (card.count, std::cmp::Reverse(*at)));
    let recounted = most.and_then(|(at, card)| Some((at, card, to(card.count)?)));
    if let Some((at, card, count)) = recounted {
        let name = names::card_of(card);
        let text = fl!(prince_editor_set_count, number = count, name = name);
        let cure = Cure::Set(at, Column::Count, count);
        fault.cures.push((text, cure));
    }
}
