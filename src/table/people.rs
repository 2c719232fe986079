//! Who sits at a table: names, colours, and what plays a seat if no person does.
//!
//! A save tells them in its header, so that a list of games can name the players
//! of a game whose rules it does not know.

use serde::{Deserialize, Serialize};

use super::seat::Seat;
use super::set::Item as _;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Any legal decision with the same chance: for tests.
    Random,
    /// The one-ply judgement, misjudging much and looking no further than the
    /// round.
    Easy,
    /// The tuned one-ply judgement.
    Medium,
    /// A search over imagined deals.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Strong];
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Plays {
    /// Somebody at the table.
    #[default]
    Person,
    /// The computer, this well.
    Bot(Level),
}

impl Plays {
    /// Whether a person decides.
    #[must_use]
    pub fn is_person(&self) -> bool {
        *self == Self::Person
    }

    /// How well the computer plays, if it does.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Bot(level) => Some(level),
        }
    }
}

impl From<Option<Level>> for Plays {
    fn from(level: Option<Level>) -> Self {
        level.map_or(Self::Person, Self::Bot)
    }
}

/// The colour of somebody's pieces, one of five. It is called by the seat that has
/// it as long as nobody chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Colour(pub Seat);

impl Colour {
    /// All colours, in the order of their seats.
    pub const ALL: [Colour; 5] = [
        Colour(Seat::A),
        Colour(Seat::B),
        Colour(Seat::C),
        Colour(Seat::D),
        Colour(Seat::E),
    ];

    /// Its place among the five, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.index()
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// What the others call them.
    pub name: String,
    /// Who decides for them.
    #[serde(skip_serializing_if = "Plays::is_person")]
    pub plays: Plays,
    /// The colour they chose; that of their seat if they chose none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

/// Who plays a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct People {
    /// Those at the table in clockwise order, from seat A.
    pub seats: Vec<Person>,
    /// The number their cards were shuffled from, if it was one: the same number
    /// gives as many players the same deal.
    pub deal: Option<u64>,
}

impl People {
    /// What the person in a seat is called; nothing if nobody sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        let person = self.seats.get(seat.index());
        person.map_or("", |person| person.name.as_str())
    }

    /// How well the computer plays a seat; nothing if a person does.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats.get(seat.index())?.plays.level()
    }

    /// The colour of a seat.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        let person = self.seats.get(seat.index());
        let chosen = person.and_then(|person| person.colour);
        chosen.unwrap_or(Colour(seat))
    }

    /// Gives the person in a seat another name. Says whether somebody sits there
    /// who had another one.
    pub fn rename(&mut self, seat: Seat, name: impl Into<String>) -> bool {
        let name = name.into();
        match self.seats.get_mut(seat.index()) {
            Some(person) if person.name != name => {
                person.name = name;
                true
            }
            Some(_) | None => false,
        }
    }

    /// Gives a seat another colour. Who has had it gets the one that becomes free,
    /// so that no two people have the same. Says whether somebody sits there who
    /// had another one.
    pub fn recolour(&mut self, seat: Seat, colour: Colour) -> bool {
        let before = self.colour(seat);
        if seat.index() >= self.seats.len() || before == colour {
            return false;
        }
        for other in Seat::first(self.seats.len()) {
            if self.colour(other) == colour {
                self.choose(other, before);
            }
        }
        self.choose(seat, colour);
        true
    }

    fn choose(&mut self, seat: Seat, colour: Colour) {
        if let Some(person) = self.seats.get_mut(seat.index()) {
            person.colour = (colour != Colour(seat)).then_some(colour);
        }
    }
}
