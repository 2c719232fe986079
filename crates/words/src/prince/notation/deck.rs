//! How the cards of a deck are written and typed: by the identifier in its list (`H1`, or
//! `S3` for one of several identical cards), or by name. A deck may be anything a person
//! typed, so an identifier that is not a unique word is quoted, and a card without a unique
//! identifier is given by its number in the deck (`@57`).

use crate::find::{self, fits_folded, fold};
use crate::notation::reader::Fit;
use crate::notation::{plain, quoted};
use crate::prince::names;
use crate::prince::notation::said;
use prince::rules::card::MOST_CARDS;
use prince::{CardId, CardType, EditionData};
use table::Item as _;

use std::cell::RefCell;
use std::rc::Rc;

use crate::language::Tongues;

/// The sign before the number of a card without a unique identifier.
pub(super) const NUMBER: char = '@';

/// A card with its names.
#[derive(Clone, Debug)]
struct Called {
    id: String,
    /// The written form.
    word: String,
    folded_id: String,
    /// The index of its entry in the list of the deck, and the name of that entry.
    entry: usize,
    folded_entry: String,
    card_type: CardType,
    /// The folded names.
    names: Vec<String>,
}

/// The cards of a deck, which may be unsound.
#[derive(Clone, Debug, Default)]
pub(crate) struct Deck(Rc<Vec<Called>>);

/// A deck that was requested, and the languages.
struct Known {
    data: EditionData,
    of: (bool, Tongues),
    deck: Deck,
}

thread_local! {
    /// The decks requested most recently: a game is read and written line by line with the
    /// same deck.
    static KNOWN: RefCell<Vec<Known>> = const { RefCell::new(Vec::new()) };
}

/// The number of decks that are remembered: with current and written names, of a game and
/// of the one beside it.
const MOST_KNOWN: usize = 4;

impl Deck {
    /// Returns the cards of this deck. With `spoken`, names in the current language can be
    /// typed too; names in English and those in the deck always can.
    pub(in crate::prince) fn of(data: &EditionData, spoken: bool) -> Self {
        let of = (spoken, Tongues::now());
        let known = KNOWN.with_borrow(|known| {
            let mut known = known.iter();
            let found = known.find(|known| known.of == of && known.data == *data);
            found.map(|known| known.deck.clone())
        });
        if let Some(deck) = known {
            return deck;
        }
        let deck = Self(Rc::new(Self::cards_of(data, spoken)));
        KNOWN.with_borrow_mut(|known| {
            known.truncate(MOST_KNOWN - 1);
            let (data, deck) = (data.clone(), deck.clone());
            known.insert(0, Known { data, of, deck });
        });
        deck
    }

    fn cards_of(data: &EditionData, spoken: bool) -> Vec<Called> {
        let mut cards = Vec::new();
        for (entry, card) in data.cards.iter().enumerate() {
            let mut names: Vec<String> = card.names.values().map(|name| fold(name)).collect();
            if let Some(id) = names::printed(card) {
                let english = find::in_english(|| find::names(id).collect::<Vec<_>>());
                let spoken = find::names(id).filter(|_| spoken);
                names.extend(english.into_iter().chain(spoken).map(str::to_owned));
            }
            // A typed name may also begin after `d'`.
            let apart = |name: &String| name.replace(['\'', '’'], " ");
            let parted: Vec<String> = names.iter().map(apart).collect();
            names.extend(parted.into_iter().filter(|name| name.contains(' ')));
            for copy in 1..=card.count {
                let id = match card.count {
                    1 => card.id.clone(),
                    _ => format!("{}{copy}", card.id),
                };
                cards.push(Called {
                    word: String::new(),
                    folded_id: fold(&id),
                    id,
                    entry,
                    folded_entry: fold(&card.id),
                    card_type: card.card_type,
                    names: names.clone(),
                });
            }
            if cards.len() > MOST_CARDS {
                break;
            }
        }
        cards.truncate(MOST_CARDS);
        for at in 0..cards.len() {
            cards[at].word = written(&cards, at);
        }
        cards
    }

    fn cards(&self) -> impl Iterator<Item = (CardId, &Called)> {
        CardId::ALL.iter().copied().zip(&*self.0)
    }

    /// Returns the written form of a card.
    pub(super) fn word(&self, card: CardId) -> String {
        match self.0.get(card.index()) {
            Some(called) => called.word.clone(),
            None => numbered(card.index()),
        }
    }

    /// Returns whether this is the written form of a card.
    pub(super) fn is_written(&self, card: CardId, word: &str) -> bool {
        let called = self.0.get(card.index());
        called.map_or_else(|| numbered(card.index()) == word, |it| it.word == word)
    }

    /// Returns the card with exactly this identifier.
    pub(super) fn exact(&self, id: &str) -> Option<CardId> {
        let mut cards = self.cards();
        cards
            .find(|(_, called)| called.id == id)
            .map(|(card, _)| card)
    }

    /// Returns the card whose number is written as this word.
    fn of_number(word: &str) -> Option<CardId> {
        let number = word.strip_prefix(NUMBER)?;
        CardId::try_from(number.parse::<u8>().ok()?).ok()
    }

    /// Returns the cards these words may name: those with the best match, one for each
    /// entry of the deck unless a number is given.
    pub(super) fn called(&self, words: &[&str]) -> (Fit, Vec<CardId>) {
        let folded: Vec<String> = words.iter().map(|word| fold(word)).collect();
        if let [word] = words
            && let Some(card) = Self::of_number(word).or_else(|| self.exact(word))
        {
            return (Fit::Exact, vec![card]);
        }
        let whole = folded.concat();
        let by_id = self
            .cards()
            .filter(|(_, called)| words.len() == 1 && called.folded_id == whole);
        let by_id: Vec<CardId> = by_id.map(|(card, _)| card).collect();
        if !by_id.is_empty() {
            return (Fit::Exact, by_id);
        }
        let name = folded.join(" ");
        let is_whole =
            |called: &Called| called.names.contains(&name) || called.folded_entry == name;
        let found = self.one_of_each(is_whole);
        if !found.is_empty() || name.chars().count() < 2 {
            return (Fit::Whole, found);
        }
        let tokens: Vec<&str> = folded.iter().map(String::as_str).collect();
        let begins = |called: &Called| called.names.iter().any(|name| fits_folded(&tokens, name));
        (Fit::Begun, self.one_of_each(begins))
    }

    fn one_of_each(&self, is_it: impl Fn(&Called) -> bool) -> Vec<CardId> {
        let mut last = None;
        let mut found = Vec::new();
        for (card, called) in self.cards().filter(|(_, called)| is_it(called)) {
            if last != Some(called.entry) {
                found.push(card);
            }
            last = Some(called.entry);
        }
        found
    }

    /// Returns the cards identical to this one, including itself.
    pub(super) fn alike(&self, card: CardId) -> Vec<CardId> {
        let entry = self.0.get(card.index()).map(|called| called.entry);
        let alike = self
            .cards()
            .filter(|(_, called)| Some(called.entry) == entry);
        alike.map(|(card, _)| card).collect()
    }

    /// Returns all cards of a type.
    pub(super) fn of_type(&self, card_type: CardType) -> Vec<CardId> {
        let cards = self
            .cards()
            .filter(|(_, called)| called.card_type == card_type);
        cards.map(|(card, _)| card).collect()
    }

    /// Returns all identifiers that are words.
    pub(super) fn words(&self) -> Vec<String> {
        self.cards().map(|(card, _)| self.word(card)).collect()
    }
}

/// Writes the card with this number.
fn numbered(number: usize) -> String {
    format!("{NUMBER}{number}")
}

/// Returns the written form of the card at this index: its identifier, quoted if it is not
/// a unique word, or its number if others share the identifier.
fn written(cards: &[Called], at: usize) -> String {
    let id = &cards[at].id;
    let same = cards.iter().filter(|other| other.id == *id).count();
    if id.is_empty() || same > 1 {
        return numbered(at);
    }
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
    let is_word = id.len() > 1
        && id.starts_with(|sign: char| sign.is_ascii_alphabetic())
        && id.chars().all(is_sign);
    match is_word && !said::is_taken(&plain(id)) {
        true => id.clone(),
        false => quoted(id),
    }
}
