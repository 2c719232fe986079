//! The context of sentences about any game: the names of the players, whose cards may be
//! mentioned, and whether money is kept secret.

use crate::fl;
use crate::message::Value;
use crate::safe;
use crate::text::cut;
use std::cell::RefCell;
use table::{Eyes, Item as _, Seat};

/// A game that sentences are made about.
pub trait Spoken {
    /// Its start.
    type Start;

    /// What only its sentences need.
    type Own: Copy;

    /// Returns the name given to a player.
    fn typed_name(start: &Self::Start, seat: Seat) -> &str;

    /// Returns an amount of money; `None` says that it is not shown.
    fn amount(amount: Option<u32>) -> String;
}

/// Makes sentences about one game, with the players' names.
pub struct Words<'a, G: Spoken> {
    pub(crate) setup: &'a G::Start,
    pub(crate) hides_money: bool,
    most: usize,
    told: Eyes,
    pub(crate) own: G::Own,
}

impl<G: Spoken> Clone for Words<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Spoken> Copy for Words<'_, G> {}

impl<'a, G: Spoken> Words<'a, G> {
    /// Creates sentences about the game with this start. They mention everything they are
    /// given.
    pub(crate) fn all(setup: &'a G::Start, hides_money: bool, own: G::Own) -> Self {
        Self {
            setup,
            hides_money,
            most: usize::MAX,
            told: Eyes::All,
            own,
        }
    }

    /// Returns the same words for a viewer who has seen what this seat has, or only what is
    /// open to everyone.
    #[must_use]
    pub fn for_eyes_of(self, seat: Option<Seat>) -> Self {
        let told = Eyes::of(seat);
        Self { told, ..self }
    }

    /// Returns whether these words may mention what only this seat has seen.
    #[must_use]
    pub fn sees(&self, seat: Seat) -> bool {
        match self.told {
            Eyes::All => true,
            Eyes::None => false,
            Eyes::Seat(own) => own == seat,
        }
    }

    /// Returns the same words with or without the amounts of money that players have.
    /// Payments are made in the open and stay.
    #[must_use]
    pub fn hiding_money(self, hides_money: bool) -> Self {
        Self {
            hides_money,
            ..self
        }
    }

    /// Returns the same words with names of at most this many letters, for tight spaces.
    #[must_use]
    pub fn with_names_of(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Returns whether these words hide how much money players have.
    #[must_use]
    pub fn hides_money(&self) -> bool {
        self.hides_money
    }

    /// Returns how much money a player has, or that it is not shown.
    #[must_use]
    pub fn money(&self, amount: u32) -> String {
        G::amount((!self.hides_money).then_some(amount))
    }

    /// Returns the name of a seat's player, safe to show anywhere, or `Player A` if none
    /// was given.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        cut(&safe(&self.name(seat)), self.most)
    }

    /// Returns the exact name of a seat's player, for programs, or `Player A` if none was
    /// given.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let then = CALLED.with_borrow(|called| called.get(seat.index()).cloned());
        let name = then.unwrap_or_else(|| G::typed_name(self.setup, seat).to_owned());
        match name.trim() {
            "" => fl!(player_of_seat, seat = format!("{seat:?}")),
            name => name.to_owned(),
        }
    }
}

thread_local! {
    // The names of the players for a moment, if they differ from those in the start.
    static CALLED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Uses these names of the players while `make` runs, because those who played an entry may
/// have left since.
pub fn calling<R>(names: Vec<String>, make: impl FnOnce() -> R) -> R {
    let before = CALLED.replace(names);
    let made = make();
    CALLED.set(before);
    made
}

/// Something that a sentence mentions: a text, a number, or something that its words can
/// name.
pub(crate) trait Telling<'v, G: Spoken> {
    /// Returns what to pass to a message.
    fn told(self, words: &Words<'_, G>) -> Value<'v>;
}

impl<'v, G: Spoken, T: Into<Value<'v>>> Telling<'v, G> for T {
    fn told(self, _: &Words<'_, G>) -> Value<'v> {
        self.into()
    }
}

impl<'v, G: Spoken> Telling<'v, G> for Seat {
    fn told(self, words: &Words<'_, G>) -> Value<'v> {
        words.seat(self).into()
    }
}

impl<'v, G: Spoken> Telling<'v, G> for &Seat {
    fn told(self, words: &Words<'_, G>) -> Value<'v> {
        words.seat(*self).into()
    }
}

/// Says a message as [`fl!`](crate::fl) does, with the names that these words have: seats
/// by the names of their players, cards by their names in the deck.
macro_rules! tell {
    ($words:expr, $id:ident, $($argument:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::message::$id::Args {
            $($argument: $crate::sentences::Telling::told(
                $crate::fl!(@ $argument $(= $value)?),
                &$words,
            )),+
        }
        .say()
    };
}
pub(crate) use tell;
