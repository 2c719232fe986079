//! The words of the notation: those for things are the identifiers that saves have, in
//! lower case with hyphens (`BellMaker` is `bell-maker`). They are the same in every
//! language. Read, they may be cut short, and case, accents and hyphens do not matter.

use std::fmt::Debug;

use super::error::Thing;
use super::{kebab, plain};
use crate::language;
use table::{Item, Level, Temperament};

/// A word and what it stands for.
#[derive(Clone, Debug)]
pub(crate) struct Spelling<T> {
    /// As it is written.
    pub(crate) word: String,
    /// Without hyphens, as words are compared.
    pub(crate) plain: String,
    /// What it stands for.
    pub(crate) thing: T,
}

impl<T> Spelling<T> {
    /// This word for this thing.
    pub(crate) fn new(word: &str, thing: T) -> Self {
        Self {
            word: word.to_owned(),
            plain: plain(word),
            thing,
        }
    }
}

/// Something that has a word.
pub(crate) trait Spelt: Copy + 'static {
    /// What it is, where something else stands in its place.
    const THING: Thing;

    /// All there are, with their words.
    fn spellings() -> &'static [Spelling<Self>];

    /// Those that the cards on the table call otherwise. They are read, never written.
    fn printed() -> Vec<Spelling<Self>>;

    /// Its word.
    fn word(self) -> &'static str
    where
        Self: PartialEq,
    {
        let mut all = Self::spellings().iter();
        all.find(|spelling| spelling.thing == self)
            .map_or("", |spelling| &spelling.word)
    }

    /// All words.
    fn words() -> Vec<&'static str> {
        let all = Self::spellings().iter();
        all.map(|one| one.word.as_str()).collect()
    }
}

/// Words as identifiers have them.
pub(crate) fn spell<T: Copy + Debug>(all: impl IntoIterator<Item = T>) -> Vec<Spelling<T>> {
    let words = all.into_iter();
    words
        .map(|thing| Spelling::new(&kebab(&format!("{thing:?}")), thing))
        .collect()
}

/// The same of all items of a kind.
pub(crate) fn items<T: Item>() -> Vec<Spelling<T>> {
    spell(T::ALL.iter().copied())
}

/// Words that are given.
pub(crate) fn given<T>(all: impl IntoIterator<Item = (&'static str, T)>) -> Vec<Spelling<T>> {
    let all = all.into_iter();
    all.map(|(word, thing)| Spelling::new(word, thing))
        .collect()
}

/// The same words for things that are one of several kinds.
pub(crate) fn under<T: Spelt, U>(of: impl Fn(T) -> U) -> impl Iterator<Item = Spelling<U>> {
    let all = T::spellings().iter();
    all.map(move |one| Spelling::new(&one.word, of(one.thing)))
}

/// A thing by the name that is printed on the cards on the table, if it is another one than
/// ours. It is written with our word.
pub(crate) fn on_cards<T: Debug, U>(id: &str, ours: T, thing: U) -> Option<Spelling<U>> {
    let name = language::cards().name(id)?;
    Some(Spelling {
        word: kebab(&format!("{ours:?}")),
        plain: plain(&name.split_whitespace().collect::<String>()),
        thing,
    })
}

/// Gives kinds of things their words; behind a comma, what the cards on the table call them.
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

/// The words of the steps, and those that three of them have had.
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
