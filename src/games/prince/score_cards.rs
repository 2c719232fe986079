//! Cards typed into a position: which cards a text names, where each goes, and where it can
//! be moved. A `Position` stores the places; the rules decide whether they are possible.

use prince::{CardId, CardType, Edition, Place, Position, Spot};
use table::{Item as _, Seat};
use words::find;
use words::prince::names;

/// What is wrong with a text that should name cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// No card has this name.
    Nothing(String),
    /// Several cards have this name: some of them.
    Several(String, Vec<CardId>),
}

/// Where a card can go from its current place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To this place on the table.
    Lie(Spot),
    /// Into the hand of this seat.
    Hand(Seat),
    /// To an unknown place.
    Forget,
}

/// A place of a seat with its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lying {
    /// The base or a holding; `None` for unprotected cards.
    pub place: Option<Place>,
    /// The cards under it, or unprotected.
    pub cards: Vec<CardId>,
}

/// The fields of the sheet in which cards are typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// A seat.
    With(Seat),
    /// The cards set aside.
    Aside,
    /// The cards out for good.
    Out,
}

impl Home {
    /// The number of fields.
    pub const COUNT: usize = Seat::ALL.len() + 2;

    /// Returns all of them, in the order of the fields.
    pub fn all() -> impl Iterator<Item = Self> {
        let seats = Seat::ALL.iter().map(|&seat| Self::With(seat));
        seats.chain([Self::Aside, Self::Out])
    }

    /// Returns the index of its field.
    #[must_use]
    pub fn field(self) -> usize {
        match self {
            Self::With(seat) => seat.index(),
            Self::Aside => Seat::ALL.len(),
            Self::Out => Seat::ALL.len() + 1,
        }
    }

    /// Returns whether a card is there.
    #[must_use]
    pub fn has(self, position: &Position, card: CardId) -> bool {
        match self {
            Self::With(seat) => {
                position.owner(card) == Some(seat) || position.holder(card) == Some(seat)
            }
            Self::Aside => position.spot(card) == Some(Spot::Aside),
            Self::Out => position.spot(card) == Some(Spot::Out),
        }
    }

    /// Returns whether a card is elsewhere on the sheet.
    #[must_use]
    pub fn lacks(self, position: &Position, card: CardId) -> bool {
        let is_known = position.spot(card).is_some() || position.holder(card).is_some();
        is_known && !self.has(position, card)
    }

    /// Puts a card there, from wherever it is.
    pub fn put(self, edition: &Edition, position: &mut Position, card: CardId) {
        match self {
            Self::With(seat) => give(edition, position, seat, card),
            Self::Aside => position.lay(card, Spot::Aside),
            Self::Out => position.lay(card, Spot::Out),
        }
    }
}

/// Returns the cards that a text names, separated by commas, in its order.
///
/// # Errors
///
/// What names no card, or more than one.
pub fn read(edition: &Edition, position: &Position, text: &str) -> Result<Vec<CardId>, Unread> {
    let mut cards = Vec::new();
    for part in text.split([',', ';']) {
        let part = part.trim();
        if !part.is_empty() {
            let card = read_one(edition, position, part, &cards)?;
            cards.push(card);
        }
    }
    Ok(cards)
}

fn read_one(
    edition: &Edition,
    position: &Position,
    text: &str,
    taken: &[CardId],
) -> Result<CardId, Unread> {
    let typed = find::fold(text);
    let tokens: Vec<&str> = typed.split_whitespace().collect();
    let all = || edition.cards().iter().filter(|card| !taken.contains(card));
    let is_called = |card: &CardId| find::fold(&names::card(edition, *card)) == typed;
    let is_id = |card: &CardId| {
        let of_entry = edition.entry(*card).map(|(data, _)| data.id.to_lowercase());
        edition.name(*card).to_lowercase() == typed || of_entry.as_ref() == Some(&typed)
    };
    let fits = |card: &CardId| find::fits(&tokens, &names::card(edition, *card));
    let mut found: Vec<CardId> = all().filter(is_called).collect();
    if found.is_empty() {
        found = all().filter(is_id).collect();
    }
    if found.is_empty() {
        found = all().filter(fits).collect();
    }
    // Of identical cards, one without a place comes first.
    let is_free =
        |card: &CardId| position.spot(*card).is_none() && position.holder(*card).is_none();
    let Some(&first) = found.iter().find(|card| is_free(card)).or(found.first()) else {
        return Err(Unread::Nothing(text.to_owned()));
    };
    found.retain(|&card| card == first || !edition.are_alike(card, first));
    match found.len() {
        1 => Ok(first),
        _ => Err(Unread::Several(text.to_owned(), found)),
    }
}

/// Gives a card to a seat: a holding in front of it; a card that goes under holdings to the
/// first free place, starting at the last holding, otherwise unprotected; all others into
/// its hand.
pub fn give(edition: &Edition, position: &mut Position, seat: Seat, card: CardId) {
    let sort = edition.card(card).card_type;
    if !sort.is_table() {
        position.take_in_hand(card, seat);
        return;
    }
    position.forget(card);
    let spot = match sort {
        CardType::Holding => Spot::Before(seat),
        _ => {
            let places = lying(edition, position, seat);
            let mut free = places.iter().rev().filter_map(|lying| lying.place);
            let free = free.find(|&place| is_free(edition, position, place, sort));
            free.map_or(Spot::Before(seat), Spot::Under)
        }
    };
    position.lay(card, spot);
}

fn is_free(edition: &Edition, position: &Position, place: Place, sort: CardType) -> bool {
    let mut table = position.table.iter();
    !table.any(|&(card, spot)| spot == Spot::Under(place) && edition.card(card).card_type == sort)
}

/// Returns what is in front of a seat: its base first, then its holdings in the order in
/// which they were given, then the unprotected cards.
#[must_use]
pub fn lying(edition: &Edition, position: &Position, seat: Seat) -> Vec<Lying> {
    let before = |card: CardId| position.spot(card) == Some(Spot::Before(seat));
    let is_holding = |card: CardId| edition.card(card).card_type == CardType::Holding;
    let table = || position.table.iter().map(|&(card, _)| card);
    let under = |place: Place| {
        let cards = table().filter(|&card| position.spot(card) == Some(Spot::Under(place)));
        let mut cards: Vec<CardId> = cards.collect();
        cards.sort_by_key(|&card| edition.card(card).card_type);
        Lying {
            place: Some(place),
            cards,
        }
    };
    let holdings = table().filter(|&card| before(card) && is_holding(card));
    let places = holdings.map(Place::Holding);
    let places = std::iter::once(Place::Base(seat)).chain(places);
    let mut all: Vec<Lying> = places.map(under).collect();
    all.push(Lying {
        place: None,
        cards: table()
            .filter(|&card| before(card) && !is_holding(card))
            .collect(),
    });
    all
}

/// Returns everywhere a card can be moved with this many players, the places of its own
/// seat first.
#[must_use]
pub fn goals(
    edition: &Edition,
    position: &Position,
    card: CardId,
    seat: Option<Seat>,
) -> Vec<Goal> {
    let sort = edition.card(card).card_type;
    let seats = || Seat::ALL.iter().copied().take(position.seats.len());
    let mut goals = Vec::new();
    let mut spots = Vec::new();
    if let Some(seat) = seat.filter(|_| sort.goes_under()) {
        let places = lying(edition, position, seat).into_iter();
        let places = places.filter_map(|lying| lying.place);
        let free = places.filter(|&place| is_free(edition, position, place, sort));
        spots.extend(free.map(Spot::Under));
        spots.push(Spot::Before(seat));
    }
    if sort.is_table() {
        let others = seats().filter(|&other| Some(other) != seat);
        spots.extend(others.map(Spot::Before));
    } else {
        goals.extend(seats().map(Goal::Hand));
    }
    match (sort, seat) {
        (CardType::Savonarola, _) => spots.push(Spot::InPlay),
        (CardType::Marriage, Some(one)) => {
            let others = seats().filter(|&other| other != one);
            spots.extend(others.map(|other| Spot::Wedding(one, other)));
        }
        _ => {}
    }
    if matches!(
        sort,
        CardType::Condottiere | CardType::Office | CardType::Artist
    ) {
        spots.push(Spot::Aside);
    }
    // Holdings, offices, families and condottieri are never out for good.
    if !matches!(
        sort,
        CardType::Holding | CardType::Office | CardType::Family | CardType::Condottiere
    ) {
        spots.push(Spot::Out);
    }
    let now = position.spot(card);
    let spots = spots.into_iter().filter(|&spot| Some(spot) != now);
    goals.extend(spots.map(Goal::Lie));
    let holder = position.holder(card);
    goals.retain(|goal| holder.is_none_or(|holder| *goal != Goal::Hand(holder)));
    goals.push(Goal::Forget);
    goals
}

/// Moves a card.
pub fn go(position: &mut Position, card: CardId, goal: Goal) {
    match goal {
        Goal::Lie(spot) => position.lay(card, spot),
        Goal::Hand(seat) => position.take_in_hand(card, seat),
        Goal::Forget => position.forget(card),
    }
}
