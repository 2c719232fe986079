//! The people at a table: names, colours, and the bot that plays a seat if no person does.
//!
//! A save has them in its header, so that a list of games can name the players of a game
//! whose rules it does not know.

use serde::{Deserialize, Serialize};

use super::seat::Seat;
use super::set::Item as _;

/// How well a bot plays: a step of the ladder from 1, the weakest, to 8.
///
/// Saves from when there were only three steps, with names, can still be opened.
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
    /// The level called easy.
    pub const EASY: Level = Level::Two;
    /// The level called medium.
    pub const MEDIUM: Level = Level::Four;
    /// The level called strong.
    pub const STRONG: Level = Level::Seven;

    /// Returns the number of the step, 1 to 8.
    #[must_use]
    pub fn step(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the level with this step number, if there is one.
    #[must_use]
    pub fn of_step(step: u8) -> Option<Level> {
        let at = usize::from(step).checked_sub(1)?;
        Level::ALL.get(at).copied()
    }
}

/// What a bot likes besides winning. The game defines what that means.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Temperament {
    /// Likes nothing in particular.
    #[default]
    Plain,
    /// Likes to build.
    Builder,
    /// Likes to be admired.
    Showman,
    /// Likes to keep what it has.
    Miser,
    /// Likes to have many of one kind.
    Collector,
    /// Likes to keep others from getting what they want.
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

    /// Returns whether it likes nothing in particular.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Self::Plain
    }
}

/// A bot that plays a seat if no person does.
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
    /// A person at the table.
    #[default]
    Person,
    /// The computer, at this level.
    Bot(Level),
    /// Nobody: the seat passes wherever possible and otherwise does as little as it can.
    Nobody,
}

impl Plays {
    /// Returns whether a person decides.
    #[must_use]
    pub fn is_person(&self) -> bool {
        *self == Self::Person
    }

    /// Returns the level of the computer, if it plays.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Person | Self::Nobody => None,
            Self::Bot(level) => Some(level),
        }
    }
}

impl From<Bot> for Plays {
    fn from(bot: Bot) -> Self {
        Self::Bot(bot.level)
    }
}

impl From<Option<Level>> for Plays {
    fn from(level: Option<Level>) -> Self {
        level.map_or(Self::Person, Self::Bot)
    }
}

/// The colour of a player's pieces, one of five. It is named after the seat that has it by
/// default.
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

    /// Returns its index among the five, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.index()
    }
}

/// The person in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// The name of the player.
    pub name: String,
    /// Who decides for the seat.
    #[serde(skip_serializing_if = "Plays::is_person")]
    pub plays: Plays,
    /// What the computer likes, if it plays the seat.
    #[serde(skip_serializing_if = "Temperament::is_plain")]
    pub temperament: Temperament,
    /// The chosen colour; `None` means the colour of the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

impl Person {
    /// Returns the bot that plays for them; `None` if a person does.
    #[must_use]
    pub fn bot(&self) -> Option<Bot> {
        let level = self.plays.level()?;
        let temperament = self.temperament;
        Some(Bot { level, temperament })
    }
}

/// The people who play a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct People {
    /// The people at the table in clockwise order, from seat A.
    pub seats: Vec<Person>,
    /// The number the cards were shuffled from, if any. The same number and the same number
    /// of players give the same deal.
    pub deal: Option<u64>,
}

impl People {
    /// Returns the name of the person in a seat; empty if the seat is not taken.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        let person = self.seats.get(seat.index());
        person.map_or("", |person| person.name.as_str())
    }

    /// Returns the bot that plays a seat; `None` if a person does.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        self.seats.get(seat.index())?.bot()
    }

    /// Returns how a seat is played.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> Plays {
        let person = self.seats.get(seat.index());
        person.map_or(Plays::Person, |person| person.plays)
    }

    /// Returns the colour of a seat.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        let person = self.seats.get(seat.index());
        let chosen = person.and_then(|person| person.colour);
        chosen.unwrap_or(Colour(seat))
    }

    /// Renames the person in a seat. Returns whether there is such a person and the name
    /// changed.
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

    /// Gives a seat another colour. The player who had that colour gets the one that
    /// becomes free, so that no two players share one. Returns whether there is such a
    /// player and the colour changed.
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
