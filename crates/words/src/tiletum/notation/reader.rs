//! What is needed to read lines of Tiletum: the words of its edition, and the position if
//! it is known.

use super::lexicon::Lexicon;
use super::said::{self, ACTIONS, GOODS_KINDS, PIECES};
use crate::notation::error::{Thing, Wrong};
use crate::notation::reader;
pub(in crate::tiletum) use crate::notation::ways::Ways;
use tiletum::{Action, CityId, Die, Game, Good, Piece, SpaceId, Stack, TileId};

/// A line, and how far it can be read.
pub(in crate::tiletum) type Reader<'t> = reader::Reader<'t, Source<'t>>;

/// The context for reading a line.
#[derive(Clone, Copy, Debug)]
pub(in crate::tiletum) struct Source<'t> {
    pub(super) lexicon: &'t Lexicon,
    /// The names of the players, from seat A on.
    names: &'t [String],
    /// The position, if known.
    pub(super) game: Option<&'t Game>,
    /// Whether words of the current language are read too.
    spoken: bool,
}

impl<'t> Source<'t> {
    /// Creates the context for text typed in this position.
    pub(super) fn typed(lexicon: &'t Lexicon, names: &'t [String], game: &'t Game) -> Self {
        Self {
            lexicon,
            names,
            game: Some(game),
            spoken: true,
        }
    }

    /// Creates the context for written text.
    pub(in crate::tiletum) fn written(
        lexicon: &'t Lexicon,
        names: &'t [String],
        game: Option<&'t Game>,
    ) -> Self {
        Self {
            lexicon,
            names,
            game,
            spoken: false,
        }
    }

    /// Returns whether the text is typed, as opposed to written.
    pub(super) fn is_typed(&self) -> bool {
        self.spoken
    }
}

impl reader::Source for Source<'_> {
    fn names(&self) -> &[String] {
        self.names
    }

    fn is_spoken(&self) -> bool {
        self.spoken
    }

    fn words_of(&self, thing: Thing) -> Option<Vec<String>> {
        match thing {
            Thing::Tile => Some(self.lexicon.tile_words()),
            Thing::Space => Some(self.lexicon.space_words()),
            _ => None,
        }
    }
}

impl Reader<'_> {
    /// Reads a kind of goods.
    pub(super) fn good(&self, at: usize) -> Ways<Good> {
        self.want_one_of(at, Thing::Good, || {
            GOODS_KINDS.iter().map(|(said, _)| said.word).collect()
        });
        self.one_of(at, &GOODS_KINDS)
    }

    /// Reads an action.
    pub(super) fn action(&self, at: usize) -> Ways<Action> {
        self.want_one_of(at, Thing::Action, || {
            ACTIONS.iter().map(|(said, _)| said.word).collect()
        });
        self.one_of(at, &ACTIONS)
    }

    /// Reads a piece.
    pub(super) fn piece(&self, at: usize) -> Ways<Piece> {
        self.want_one_of(at, Thing::Piece, || {
            PIECES.iter().map(|(said, _)| said.word).collect()
        });
        self.one_of(at, &PIECES)
    }

    /// Reads a map space.
    pub(super) fn space(&self, at: usize) -> Ways<SpaceId> {
        self.want(at, Thing::Space);
        let lexicon = self.from.lexicon;
        self.by_name(
            at,
            |_| None,
            |words| {
                let (fit, found) = lexicon.spaces_called(words);
                (fit, found.into_iter().map(SpaceId::new).collect())
            },
            |_, _| true,
        )
    }

    /// Reads a city.
    pub(super) fn city(&self, at: usize) -> Ways<CityId> {
        self.want(at, Thing::Space);
        let lexicon = self.from.lexicon;
        // A number is read even if the map has no city with it; the rules refuse it.
        let is_numbered = self.text(at).is_some_and(|word| word.starts_with('@'));
        self.by_name(
            at,
            |_| None,
            |words| {
                let (fit, found) = lexicon.spaces_called(words);
                let cities = lexicon.edition().cities();
                let found = found.into_iter();
                let found = found.filter(|&at| is_numbered || usize::from(at) < cities);
                (fit, found.map(CityId::new).collect())
            },
            |_, _| true,
        )
    }

    /// Reads a tile, from this stack if one is given.
    pub(super) fn tile(&self, at: usize, stack: Option<Stack>) -> Ways<TileId> {
        self.want(at, Thing::Tile);
        let lexicon = self.from.lexicon;
        let of_stack = |tile: &TileId| {
            let it = lexicon.edition().stack_of(*tile);
            stack.is_none() || it.is_none() || it == stack
        };
        self.by_name(
            at,
            |_| None,
            |words| {
                let (fit, found) = lexicon.tiles_called(words);
                let found: Vec<TileId> = found.into_iter().map(TileId::new).collect();
                let of_it: Vec<TileId> = found.iter().copied().filter(of_stack).collect();
                // A tile of another stack that is named exactly is refused by the rules.
                match of_it.is_empty() && fit == reader::Fit::Exact {
                    true => (fit, found),
                    false => (fit, of_it),
                }
            },
            |_, _| true,
        )
    }

    /// Reads a tile, or the sign for an unknown one.
    pub(in crate::tiletum) fn tile_or_unknown(
        &self,
        at: usize,
        stack: Option<Stack>,
    ) -> Ways<Option<TileId>> {
        self.unknown(at)
            .map(|()| None)
            .or(self.tile(at, stack).map(Some))
    }

    /// Reads the sign for an unknown tile: `?`.
    pub(super) fn unknown(&self, at: usize) -> Ways<()> {
        self.face_down(at).then(|number, next| match number {
            1 => Ways::one((), next),
            _ => Ways::none(),
        })
    }

    /// Reads a tile, or the word for none.
    pub(super) fn tile_or_none(&self, at: usize) -> Ways<Option<TileId>> {
        let none = self.word(at, &said::NONE).map(|()| None);
        none.or(self.tile(at, None).map(Some))
    }

    /// Splits a word into the letter of a colour and what follows it.
    pub(super) fn lettered(&self, at: usize) -> Option<(Good, &str)> {
        let text = self.text(at)?;
        let first = text.chars().next()?;
        let good = self.from.lexicon.good_of(first.to_ascii_lowercase())?;
        Some((good, &text[first.len_utf8()..]))
    }

    /// Reads a die: `y3`, `gold 3`.
    pub(super) fn die(&self, at: usize) -> Ways<Die> {
        self.want(at, Thing::Die);
        let in_a_word = match self.lettered(at) {
            Some((good, rest)) if is_digits(rest) => match rest.parse() {
                Ok(value) => Ways::one(Die { good, value }, at + 1),
                Err(_) => self.wrong(at, Wrong::OutOfRange),
            },
            _ => Ways::none(),
        };
        let in_two = self
            .good(at)
            .then(|good, at| self.number(at).map(|value| Die { good, value }));
        in_a_word.or(in_two)
    }
}

/// Returns whether a text is not empty and consists of digits.
pub(super) fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit())
}
