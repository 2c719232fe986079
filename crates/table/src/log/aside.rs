//! Events at the table between two decisions that are not decisions of the game: a player
//! leaves and another takes over, a seat continues without a person, or the table stops.
//! They are stored with the entry they follow, so that they are undone, saved and written
//! down with the log.

use serde::{Deserialize, Serialize};

use crate::{Item as _, Person, Plays, Seat, Temperament};

/// An event that follows an entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aside {
    /// A person with this name plays the seat from here on.
    TakesOver(Seat, String),
    /// The seat is played in this way from here on, whoever sits there.
    Plays(Seat, Plays, Temperament),
    /// The table stops here. If play goes on after this, the table has not stopped.
    Stops,
}

impl Aside {
    /// Returns the seat it concerns.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::TakesOver(seat, _) | Self::Plays(seat, ..) => Some(*seat),
            Self::Stops => None,
        }
    }

    /// Returns the name in it.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::TakesOver(_, name) => Some(name),
            Self::Plays(..) | Self::Stops => None,
        }
    }

    /// Applies the event to these people. Returns whether anyone changed.
    pub fn befalls(&self, people: &mut [Person]) -> bool {
        let Some(person) = self.seat().and_then(|seat| people.get_mut(seat.index())) else {
            return false;
        };
        let before = person.clone();
        match self {
            Self::TakesOver(_, name) => {
                person.name.clone_from(name);
                person.plays = Plays::Person;
                person.temperament = Temperament::Plain;
            }
            Self::Plays(_, plays, temperament) => {
                person.plays = *plays;
                person.temperament = *temperament;
            }
            Self::Stops => {}
        }
        *person != before
    }
}
