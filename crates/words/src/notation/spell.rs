//! The words of the notation. Words for things are the identifiers from saves, in lower
//! case with hyphens (`BellMaker` is `bell-maker`). They are the same in every language.
//! When read, they may be shortened, and case, accents and hyphens do not matter.

use std::fmt::Debug;

use super::error::Thing;
use super::{kebab, plain};
use crate::language;
use table::{Item, Level, Temperament};

/// A word and what it stands for.
#[derive(Clone, Debug)]
pub(crate) struct Spelling<T> {
    /// The written form.
    pub(crate) word: String,
    /// The form used for comparison, without hyphens.
    pub(crate) plain: String,
    /// What it stands for.
    pub(crate) thing: T,
}

impl<T> Spelling<T> {
    /// Creates the spelling of a thing.
    pub(crate) fn new(word: &str, thing: T) -> Self {
        Self {
            word: word.to_owned(),
            plain: plain(word),
            thing,
        }
    }
}

/// A type whose values have words.
pub(crate) trait Spelt: Copy + 'static {
    /// The kind of thing, for errors.
    const THING: Thing;

    /// Returns all values with their words.
    fn spellings() -> &'static [Spelling<Self>];

    /// Returns the names that the cards on the table use instead. They are read, never
    /// written.
    fn printed() -> Vec<Spelling<Self>>;

    /// Returns its word.
    fn word(self) -> &'static str
    where
        Self: PartialEq,
    {
        let mut all = Self::spellings().iter();
        all.find(|spelling| spelling.thing == self)
            .map_or("", |spelling| &spelling.word)
    }

    /// Returns all words.
    fn words() -> Vec<&'static str> {
        let all = Self::spellings().iter();
        all.map(|one| one.word.as_str()).collect()
    }
}

/// Returns words derived from identifiers.
pub(crate) fn spell<T: Copy + Debug>(all: impl IntoIterator<Item = T>) -> Vec<Spelling<T>> {
    let words = all.into_iter();
    words
        .map(|thing| Spelling::new(&kebab(&format!("{thing:?}")), thing))
        .collect()
}

/// Returns words for all items of a type.
pub(crate) fn items<T: Item>() -> Vec<Spelling<T>> {
    spell(T::ALL.iter().copied())
}

/// Returns explicitly given words.
pub(crate) fn given<T>(all: impl IntoIterator<Item = (&'static str, T)>) -> Vec<Spelling<T>> {
    let all = all.into_iter();
    all.map(|(word, thing)| Spelling::new(word, thing))
        .collect()
}

/// Returns the words of a type, converted to a type that contains it.
pub(crate) fn under<T: Spelt, U>(of: impl Fn(T) -> U) -> impl Iterator<Item = Spelling<U>> {
    let all = T::spellings().iter();
    all.map(move |one| Spelling::new(&one.word, of(one.thing)))
}

/// Returns the name that the cards on the table use for a thing, if it differs from ours.
/// The written form is our word.
pub(crate) fn on_cards<T: Debug, U>(id: &str, ours: T, thing: U) -> Option<Spelling<U>> {
    let name = language::cards().name(id)?;
    Some(Spelling {
        word: kebab(&format!("{ours:?}")),
        plain: plain(&name.split_whitespace().collect::<String>()),
        thing,
    })
}

/// Gives types their words; after a comma, the names that the cards on the table use.
macro_rules! spelt {
    ($($kind:ty as $thing:ident: $all:expr $(, $printed:expr)?;)+) => {
        $(impl $crate::notation::spell::Spelt for $kind {
            const THING: $crate::notation::error::Thing = $crate::notation::error::Thing::$thing;

            fn spellings() -> &'static [$crate::notation::spell::Spelling<Self>] {
                use std::sync::LazyLock;
                static ALL: LazyLock<Vec<$crate::notation::spell::Spelling<$kind>>> =
                    LazyLock::new(|| $all);
                &ALL
            }

            fn printed() -> Vec<$crate::notation::spell::Spelling<Self>> {
                #[allow(unused_mut, unused_assignments, reason = "most have no other names")]
                let mut all = Vec::new();
                $(all = $printed;)?
                all
            }
        })+
    };
}
pub(crate) use spelt;

/// Returns the words of the levels, and the former names of three of them.
fn levels() -> Vec<Spelling<Level>> {
    let mut all = spell(Level::ALL);
    all.extend(given([
        ("easy", Level::EASY),
        ("medium", Level::MEDIUM),
        ("strong", Level::STRONG),
        ("random", Level::One),
    ]));
    all
}

spelt! {
    Level as Level: levels();
    Temperament as Temperament: spell(Temperament::ALL);
}
