//! Decisions in the notation, written and read. Each has one written form and may be read
//! in several: `open jester` or `jester`, `work poet forests +3` or `work poet 3 forests`.

use super::correction;
use super::grammar::{Florins, Grid, Part as _, Points, Price, Rest, Word, Words, grammar, rows};
use super::reader::{Reader, amount};
use super::spell::said;
use crate::notation::error::{Thing, Wrong};
use crate::notation::line::FACE_DOWN as HIDDEN;
use crate::notation::spell::{Spelling, Spelt as _, spelt, under};
use florence::{
    AnyCard, Building, Character, Decision, EditionData, Favour, Object, Profession, Site, Tile,
    Under,
};
use table::{Card, Item as _};

/// The number of squares that each tile covers in an edition.
#[derive(Clone, Debug)]
pub(crate) struct Sizes(Vec<usize>);

impl Sizes {
    /// Returns those of an edition, or ours where it has none.
    pub(super) fn of(edition: &EditionData) -> Self {
        let ours = EditionData::default();
        let size = |tile| {
            let drawn = edition.drawn(tile).or_else(|| ours.drawn(tile));
            drawn.map_or(0, |squares| squares.len())
        };
        Self(Tile::all().map(size).collect())
    }

    pub(super) fn of_tile(&self, tile: Tile) -> usize {
        let at = match tile {
            Tile::Building(kind) => kind.index(),
            Tile::Landscape(kind) => Building::COUNT + kind.index(),
        };
        self.0.get(at).copied().unwrap_or(0)
    }
}

grammar! {
    // With `hides`, cards that a viewer has not seen are left out.
    Decision, DECISIONS, write(sizes: &Sizes, hides: bool);
    "return": |reader| Some(Decision::Return(card(reader)?));
    "open" = Name(it: Word);
    "raise" = Raise(price: Florins);
    "pass" = Pass;
    "decline" = Decline;
    "win": |reader| Some(Decision::Win(reader.thing()?, Price::read(reader)?));
    "seat": sit;
    "take" = Take(it: Word);
    "place": |reader| Some(Decision::Place(reader.thing()?, site_of_tile(reader)?));
    "keep": keep;
    "recruit": recruit;
    "hold" = Hold;
    "build": |reader| Some(Decision::Build(reader.thing()?, site_of_tile(reader)?));
    "hire" = Hire;
    "introduce" = Introduce(it: Word);
    "bonus" = AcquireBonus;
    "work" = Complete(it: Words);
    "bid" = Bid(it: Word, price: Florins);
    "princess": princess;
    "merchant": merchant;
    "professor": professor;
    "let-go" = LetGo;
    "exchange" = Exchange(points: Points);
    "offer" = Offer(it: Grid);
    "accept" = Accept;
    "refuse" = Refuse;
    "agree" = Agree(it: Grid);
    "end" = EndTurn;
    "sell" = Sell(points: Points);
    "show" = Reveal(it: Word);
    "set": |reader| correction::read(reader).map(Decision::Correct);
    also {
        Decision::Return(Card::Known(card)) if !hides => format!("return {}", card.word()),
        Decision::Return(_) => format!("return {HIDDEN}"),
        Decision::Win(object, florins) => format!("{} {}", object.word(), amount(florins)),
        Decision::Sit(florins) => format!("seat {}", amount(florins)),
        Decision::SitAt(place, florins) => format!("seat {place} {}", amount(florins)),
        Decision::Place(kind, site) => {
            let size = sizes.of_tile(Tile::Landscape(kind));
            format!("place {} {}", kind.word(), put(site, size))
        },
        Decision::Keep(..) if hides => format!("keep {HIDDEN}"),
        Decision::Keep(card, under) => {
            let under: Vec<&str> = under.iter().map(|card| card.word()).collect();
            match under.is_empty() {
                true => format!("keep {}", card.word()),
                false => format!("keep {} {} {}", card.word(), said::UNDER, under.join(" ")),
            }
        },
        Decision::Recruit(seat, card) => {
            format!("recruit {} {} {seat:?}", card.word(), said::FROM)
        },
        Decision::Build(kind, site) => {
            let size = sizes.of_tile(Tile::Building(kind));
            format!("build {} {}", kind.word(), put(site, size))
        },
        Decision::Princess(0) => "princess".into(),
        Decision::Princess(points) => format!("princess +{points}"),
        Decision::Merchant(Favour::Free) => format!("merchant {}", said::FREE),
        Decision::Merchant(Favour::Points) => format!("merchant {}", said::POINTS),
        Decision::Professor(deck) => format!("professor {}", deck.word()),
        Decision::Correct(correction) => format!("= {}", correction::write(&correction)),
    }
}

/// The beginning of a line of the log, which determines how it continues.
#[derive(Clone, Copy)]
enum Head {
    Do(Rest<Decision>),
    Object(Object),
    Character(Character),
}

spelt! {
    Head as Decision: heads();
}

fn heads() -> Vec<Spelling<Head>> {
    let mut heads = rows(DECISIONS, Head::Do);
    let again = |(word, same): (&str, &str)| {
        let head = heads.iter().find(|head| head.word == same)?;
        Some(Spelling::new(word, head.thing))
    };
    // Alternative words with the same meaning.
    let again = [("name", "open"), ("complete", "work"), ("reveal", "show")].map(again);
    let again: Vec<_> = again.into_iter().flatten().collect();
    heads.extend(under(Head::Object));
    heads.extend(under(Head::Character).filter(|one| {
        !matches!(
            one.thing,
            Head::Character(Character::Princess | Character::Merchant | Character::Professor)
        )
    }));
    heads.extend(again);
    heads
}

/// Writes where a tile of this size is placed. Too few squares would stand for the whole
/// tile unless they are marked as complete.
fn put(site: Site, size: usize) -> String {
    match site.squares().len() < size {
        true => format!("{} {}", said::ONLY, Grid::text(&site)),
        false => Grid::text(&site),
    }
}

/// Reads a decision.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Decision> {
    if reader.sign("=") {
        return correction::read(reader).map(Decision::Correct);
    }
    if reader.is_amount() {
        let florins = reader.amount()?;
        // `700 jester` is read as well.
        return Some(match reader.next_word() {
            Some(_) => Decision::Win(reader.thing()?, florins),
            None => Decision::Raise(florins),
        });
    }
    match reader.choose(true)? {
        Head::Do(rest) => rest(reader),
        Head::Character(character) => Some(Decision::Bid(character, reader.amount()?)),
        Head::Object(object) => {
            reader.word(said::FOR);
            if reader.is_amount() {
                return Some(Decision::Win(object, reader.amount()?));
            }
            reader.want(Thing::Amount);
            Some(Decision::Name(object))
        }
    }
}

/// Reads `seat 300`, or which seat before that: `seat 2 300`, `seat 2 for 300`.
fn sit(reader: &mut Reader<'_>) -> Option<Decision> {
    let before = reader.at;
    if let Some(place) = reader.next_word().and_then(|word| word.parse().ok()) {
        reader.skip();
        if reader.word(said::FOR) || reader.is_amount() {
            return Some(Decision::SitAt(place, reader.amount()?));
        }
        reader.at = before;
    }
    Some(Decision::Sit(Price::read(reader)?))
}

/// Reads `princess`, `princess +3`; a longer number is a bid.
fn princess(reader: &mut Reader<'_>) -> Option<Decision> {
    reader.want(Thing::Number);
    Some(match reader.next_word() {
        None => Decision::Princess(0),
        // A bid is an amount of money.
        Some(word) if word.len() > 2 && !word.starts_with('+') => {
            Decision::Bid(Character::Princess, reader.amount()?)
        }
        Some(_) => Decision::Princess(reader.points()?),
    })
}

fn merchant(reader: &mut Reader<'_>) -> Option<Decision> {
    Some(match reader.is_amount() {
        true => Decision::Bid(Character::Merchant, reader.amount()?),
        false if reader.word(said::FREE) => Decision::Merchant(Favour::Free),
        false if reader.word(said::POINTS) => Decision::Merchant(Favour::Points),
        false => return None,
    })
}

fn professor(reader: &mut Reader<'_>) -> Option<Decision> {
    Some(match reader.is_amount() {
        true => Decision::Bid(Character::Professor, reader.amount()?),
        false => Decision::Professor(reader.thing()?),
    })
}

/// Reads a profession, or one that is face down.
fn card(reader: &mut Reader<'_>) -> Option<Card<Profession>> {
    reader.want_one_of(Thing::Hidden, || vec!["?"]);
    if reader.next_word() == Some("?") {
        reader.skip();
        return Some(Card::Hidden);
    }
    reader.thing().map(Card::Known)
}

/// Reads `recruit poet from B`.
fn recruit(reader: &mut Reader<'_>) -> Option<Decision> {
    let card = reader.thing()?;
    reader.word(said::FROM);
    Some(Decision::Recruit(reader.player()?, card))
}

/// Reads `keep most-lakes under most-parks all-freedoms`.
fn keep(reader: &mut Reader<'_>) -> Option<Decision> {
    let card: AnyCard = reader.thing()?;
    let mut under = Vec::new();
    if reader.word(said::UNDER) {
        loop {
            under.push(reader.thing()?);
            if !reader.goes_on() {
                break;
            }
        }
    }
    match Under::try_from(under) {
        Ok(under) => Some(Decision::Keep(card, under)),
        Err(_) => reader.fail(Wrong::OutOfRange),
    }
}

/// Reads where a tile is placed, and records where squares are that may be only a part of
/// it.
fn site_of_tile(reader: &mut Reader<'_>) -> Option<Site> {
    let only = reader.word(said::ONLY);
    let place = reader.line.place(reader.at);
    let site: Site = Grid::read(reader)?;
    let is_part = !only && site.field().is_none() && !site.squares().is_empty();
    reader.part_of_a_tile = is_part.then_some(place);
    Some(site)
}
