//! Words of a notation. The written form is the same in every language; typed words of the
//! current language are read as well.

use super::plain;

/// A word, with its written form and the ways to type it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    pub(crate) word: &'static str,
    spoken: Option<fn() -> &'static str>,
}

impl Said {
    pub(crate) const fn new(word: &'static str) -> Self {
        Self { word, spoken: None }
    }

    pub(crate) const fn typed(word: &'static str, spoken: fn() -> &'static str) -> Self {
        Self {
            word,
            spoken: Some(spoken),
        }
    }

    /// Returns whether this, in the form used for comparison, is a way to type it.
    pub(crate) fn is(&self, typed: &str, spoken: bool) -> bool {
        let letters = self.word.bytes().filter(|&letter| letter != b'-');
        letters.eq(typed.bytes()) || self.any_spoken(spoken, |word| word == typed)
    }

    /// Returns whether a way to type it begins like this.
    pub(crate) fn begins(&self, typed: &str, spoken: bool) -> bool {
        let mut letters = self.word.bytes().filter(|&letter| letter != b'-');
        let begins = typed.bytes().all(|letter| letters.next() == Some(letter));
        begins || self.any_spoken(spoken, |word| word.starts_with(typed))
    }

    fn any_spoken(&self, spoken: bool, is_it: impl Fn(&str) -> bool) -> bool {
        let words = self.spoken.filter(|_| spoken).map(|say| say());
        let mut words = words.into_iter().flat_map(str::split_whitespace);
        words.any(
            |word| match word.bytes().all(|it| it.is_ascii_lowercase()) {
                // Most words are already in the form used for comparison.
                true => is_it(word),
                false => is_it(&plain(word)),
            },
        )
    }
}

/// Declares the words of a notation, one per row: the name, the written form, and the
/// message with the ways to type it in the current language.
macro_rules! all_said {
    ($($name:ident $word:literal $($spoken:ident)?;)+) => {
        $($crate::notation::said::all_said!(@ $name $word $($spoken)?);)+

        const ALL: &[$crate::notation::said::Said] = &[$($name),+];
    };
    (@ $name:ident $word:literal) => {
        pub(super) const $name: $crate::notation::said::Said =
            $crate::notation::said::Said::new($word);
    };
    (@ $name:ident $word:literal $spoken:ident) => {
        pub(super) const $name: $crate::notation::said::Said =
            $crate::notation::said::Said::typed($word, $crate::fl!(fn $spoken));
    };
}
pub(crate) use all_said;
