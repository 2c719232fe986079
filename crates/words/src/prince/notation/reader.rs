//! What is needed to read lines of The Prince: the cards of its deck, by identifier or by
//! name.

use std::cell::RefCell;
use std::collections::HashMap;

use super::deck::Deck;
use crate::notation::error::Thing;
use crate::notation::reader;
use prince::{CardId, Game};

pub(in crate::prince) use crate::notation::ways::Ways;

/// A line, and how far it can be read.
pub(in crate::prince) type Reader<'t> = reader::Reader<'t, Source<'t>>;

/// The context for reading a line.
#[derive(Debug)]
pub(in crate::prince) struct Source<'t> {
    pub(super) deck: &'t Deck,
    /// The names of the players, from seat A on.
    names: &'t [String],
    /// The position, if known.
    pub(super) game: Option<&'t Game>,
    /// Whether words of the current language are read too.
    spoken: bool,
    /// A cache of the cards that may be at a place.
    cards: RefCell<HashMap<usize, Ways<CardId>>>,
}

impl<'t> Source<'t> {
    /// Creates the context for text typed in this position.
    pub(super) fn typed(deck: &'t Deck, names: &'t [String], game: &'t Game) -> Self {
        Self {
            deck,
            names,
            game: Some(game),
            spoken: true,
            cards: RefCell::default(),
        }
    }

    /// Creates the context for written text.
    pub(in crate::prince) fn written(
        deck: &'t Deck,
        names: &'t [String],
        game: Option<&'t Game>,
    ) -> Self {
        Self {
            deck,
            names,
            game,
            spoken: false,
            cards: RefCell::default(),
        }
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
        (thing == Thing::Card).then(|| self.deck.words())
    }
}

impl Reader<'_> {
    /// Reads a card, by identifier or name. Of identical cards it is any.
    pub(super) fn card(&self, at: usize) -> Ways<CardId> {
        self.want(at, Thing::Card);
        if let Some(ways) = self.from.cards.borrow().get(&at) {
            return ways.clone();
        }
        let ways = self.card_there(at);
        self.from.cards.borrow_mut().insert(at, ways.clone());
        ways
    }

    fn card_there(&self, at: usize) -> Ways<CardId> {
        let deck = self.from.deck;
        self.by_name(
            at,
            |id| deck.exact(id),
            |words| deck.called(words),
            |card, word| deck.is_written(card, word),
        )
    }
}
