//! What sentences about any game know: what the players are called, whose cards may be told,
//! and whether money is kept secret.

use crate::fl;
use crate::message::Value;
use crate::safe;
use crate::text::cut;
use std::cell::RefCell;
use table::{Eyes, Item as _, Seat};

/// A game that is told in sentences.
pub trait Spoken {
    /// How it begins.
    type Start;

    /// What only its sentences know.
    type Own: Copy;

    /// What a player was called.
    fn typed_name(start: &Self::Start, seat: Seat) -> &str;

    /// An amount of money; nothing says that it is not shown.
    fn amount(amount: Option<u32>) -> String;
}

/// Makes sentences about one game: it knows the players' names.
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
    /// Sentences about the game that began like this. They tell everything they are given.
    pub(crate) fn all(setup: &'a G::Start, hides_money: bool, own: G::Own) -> Self {
        Self {
            setup,
            hides_money,
            most: usize::MAX,
            told: Eyes::All,
            own,
        }
    }

    /// The same words for somebody who has seen what this seat has, or only what
    /// lies open to everybody.
    #[must_use]
    pub fn for_eyes_of(self, seat: Option<Seat>) -> Self {
        let told = Eyes::of(seat);
        Self { told, ..self }
    }

    /// Whether these words may tell what this seat alone has seen.
    #[must_use]
    pub fn sees(&self, seat: Seat) -> bool {
        match self.told {
            Eyes::All => true,
            Eyes::None => false,
            Eyes::Seat(own) => own == seat,
        }
    }

    /// The same words without how much money anybody has, or with it. What is paid is
    /// done in the open and stays.
    #[must_use]
    pub fn hiding_money(self, hides_money: bool) -> Self {
        Self {
            hides_money,
            ..self
        }
    }

    /// The same words with names of at most so many letters, where there is
    /// little room.
    #[must_use]
    pub fn with_names_of(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Whether these words hide how much money anybody has.
    #[must_use]
    pub fn hides_money(&self) -> bool {
        self.hides_money
    }

    /// How much money somebody has, or that it is not shown.
    #[must_use]
    pub fn money(&self, amount: u32) -> String {
        G::amount((!self.hides_money).then_some(amount))
    }

    /// The name of a seat's player, harmless wherever it is shown, or `Player A`
    /// where none was given.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        cut(&safe(&self.name(seat)), self.most)
    }

    /// The name of a seat's player letter by letter, for programs, or `Player A`
    /// where none was given.
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
    // What the players are called for a moment, where others play than in the start.
    static CALLED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Calls the players so while this is made: those who played an entry may have gone since.
pub fn calling<R>(names: Vec<String>, make: impl FnOnce() -> R) -> R {
    let before = CALLED.replace(names);
    let made = make();
    CALLED.set(before);
    made
}

/// Something that a sentence tells: a text, a number, or what its words have a name for.
pub(crate) trait Telling<'v, G: Spoken> {
    /// What a message is given for it.
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

/// Says a message as [`fl!`](crate::fl) does, with what these words have a name for: seats
/// by the names of their players, cards of a deck as that calls them.
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
