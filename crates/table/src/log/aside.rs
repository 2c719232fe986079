//! What happens at a table between two decisions and is no decision of the game: somebody
//! goes home and somebody else takes over, a seat goes on without a person, or the table
//! stops. It stands with the entry it comes after, so that it is undone, saved and written
//! down with the log.

use serde::{Deserialize, Serialize};

use crate::{Item as _, Person, Plays, Seat, Temperament};

/// What happens after an entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aside {
    /// Somebody of this name plays the seat from then on.
    TakesOver(Seat, String),
    /// The seat is played like this from then on, whoever sits there.
    Plays(Seat, Plays, Temperament),
    /// The table stops here. Whoever plays on after it has not stopped.
    Stops,
}

impl Aside {
    /// Whose seat it is about.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::TakesOver(seat, _) | Self::Plays(seat, ..) => Some(*seat),
            Self::Stops => None,
        }
    }

    /// The name in it.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::TakesOver(_, name) => Some(name),
            Self::Plays(..) | Self::Stops => None,
        }
    }

    /// Does to these people what it says. Says whether anybody is another one then.
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
