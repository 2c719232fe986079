//! Who sits at a table: names, colours, and what plays a seat if no person does.
//!
//! A save tells them in its header, so that a list of games can name the players
//! of a game whose rules it does not know.

use serde::{Deserialize, Serialize};

use super::seat::Seat;
use super::set::Item as _;

/// How well a bot plays: a step of the ladder from 1, the weakest, to 8.
///
/// Saves of the time when there were three steps and their names still open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// The first step: loses to most beginners.
    #[serde(alias = "Random")]
    One,
    /// The second step, called easy.
    #[serde(alias = "Easy")]
    Two,
    /// The third step.
    Three,
    /// The fourth step, called medium: plans, but does not look ahead.
    #[serde(alias = "Medium")]
    Four,
    /// The fifth step, the first one to look ahead.
    Five,
    /// The sixth step.
    Six,
    /// The seventh step, called strong.
    #[serde(alias = "Strong")]
    Seven,
    /// The last step.
    Eight,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
        Level::Six,
        Level::Seven,
        Level::Eight,
    ];
    /// What is called easy.
    pub const EASY: Level = Level::Two;
    /// What is called medium.
    pub const MEDIUM: Level = Level::Four;
    /// What is called strong.
    pub const STRONG: Level = Level::Seven;

    /// The number of the step, 1 to 8.
    #[must_use]
    pub fn step(self) -> u8 {
        self as u8 + 1
    }

    /// The step with this number, if there is one.
    #[must_use]
    pub fn of_step(step: u8) -> Option<Level> {
        let at = usize::from(step).checked_sub(1)?;
        Level::ALL.get(at).copied()
    }
}

/// What a bot likes, beside winning. What that means in a game, the game says.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Temperament {
    /// Nothing in particular.
    #[default]
    Plain,
    /// To build.
    Builder,
    /// To be admired.
    Showman,
    /// To keep what it has.
    Miser,
    /// To have much of one kind.
    Collector,
    /// That others do not get what they want.
    Spoiler,
}

impl Temperament {
    /// All temperaments, the plain one first.
    pub const ALL: [Temperament; 6] = [
        Temperament::Plain,
        Temperament::Builder,
        Temperament::Showman,
        Temperament::Miser,
        Temperament::Collector,
        Temperament::Spoiler,
    ];

    /// Whether it likes nothing in particular.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Self::Plain
    }
}

/// What plays a seat if no person does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// What it likes.
    pub temperament: Temperament,
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Self {
            level,
            temperament: Temperament::Plain,
        }
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Plays {
    /// Somebody at the table.
    #[default]
    Person,
    /// The computer, this well.
    Bot(Level),
    /// Nobody: the seat passes wherever it can, and else does as little as possible.
    Nobody,
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
            Self::Person | Self::Nobody => None,
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
    /// What the computer likes, if it decides.
    #[serde(skip_serializing_if = "Temperament::is_plain")]
    pub temperament: Temperament,
    /// The colour they chose; that of their seat if they chose none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

impl Person {
    /// What plays for them; nothing if they do.
    #[must_use]
    pub fn bot(&self) -> Option<Bot> {
        let level = self.plays.level()?;
        let temperament = self.temperament;
        Some(Bot { level, temperament })
    }
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

    /// What plays a seat; nothing if a person does.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        self.seats.get(seat.index())?.bot()
    }

    /// How a seat is played.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> Plays {
        let person = self.seats.get(seat.index());
        person.map_or(Plays::Person, |person| person.plays)
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
