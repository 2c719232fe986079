//! What the tags above the log say about this game alone: who begins, what the table agreed
//! on, what was on the table, and the edition. The layout of a game on a screen follows
//! from its seed.

use super::super::notation::{Lexicon, Reader, Source, Ways};
use super::edition_of;
use crate::notation::error::{ParseError, Wrong};
use crate::notation::fields;
use crate::notation::head::{Bot, Page, Tagged, put_some};
use crate::notation::spell::{Spelt as _, given, items, spelt};
use crate::notation::tagged;
use crate::notation::tags::{EDITION, OPTIONS, Text, put_fields, put_one};
use table::Seat;
use tiletum::{ActionPlace, EditionData, Game, Layout, Options, Setup, Stack, TileId};

const FIRST: &str = "first";
const ROTATION: &str = "rotation";
const ACTIONS: &str = "actions";
const WHEEL: &str = "wheel";
const KING: &str = "king";
const MAP: &str = "map";
const CONTRACTS: &str = "contracts";
const CHARACTERS: &str = "characters";
const COSTS: &str = "costs";
const CITIES: &str = "cities";
const FAIRS: &str = "fairs";

/// The sign for an unknown tile.
const UNKNOWN: &str = "?";

/// An agreement of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Agreed {
    RandomPlaces,
}

spelt! {
    Agreed as Option: given([("random-places", Agreed::RandomPlaces)]);
    ActionPlace as Action: items();
}

impl Tagged for Game {
    const TAGS: [&'static [&'static str]; 2] = [
        &[
            FIRST, OPTIONS, ROTATION, ACTIONS, WHEEL, KING, MAP, CONTRACTS, CHARACTERS, COSTS,
            CITIES, FAIRS, EDITION,
        ],
        &[],
    ];

    tagged::in_ways!(Lexicon::of(tiletum::Edition::studiolo(), false));

    fn read_start(
        page: Page<'_>,
        names: &[String],
        deal: Option<u64>,
    ) -> Result<Setup, ParseError> {
        let mut start = Setup::tracked(vec![""; names.len()]);
        if let Some(item) = page.only(FIRST)? {
            start.first = read(page, item, names, |reader| reader.player(0))?;
        }
        for item in page.items(OPTIONS) {
            match read(page, item, &[], |reader| reader.thing::<Agreed>(0))? {
                Agreed::RandomPlaces => start.options.random_places = true,
            }
        }
        if let Some(edition) = page.fields::<EditionData>(EDITION)? {
            start.edition = edition;
        }
        if let Some(seed) = deal {
            let edition = start.edition.clone();
            start.draw(edition_of(&start), seed);
            start.edition = edition;
        }
        let lexicon = Lexicon::of(edition_of(&start), false);
        read_layout(page, &mut start.layout, &lexicon)?;
        Ok(start)
    }

    fn write_start(head: &mut String, start: &Setup) {
        if start.first != Seat::A {
            put_one(head, FIRST, format!("{:?}", start.first));
        }
        let Options { random_places } = start.options;
        let agreed = random_places.then(|| Agreed::RandomPlaces.word().to_owned());
        put_some(head, OPTIONS, agreed.into_iter());
        if start.seed.is_none() {
            let lexicon = Lexicon::of(edition_of(start), false);
            write_layout(head, start, &lexicon);
        }
        if start.edition != EditionData::default()
            && let Ok(edition) = fields::of(&start.edition)
        {
            put_fields(head, EDITION, &edition);
        }
    }
}

/// Reads all of a text in a tag.
fn read<T: Clone + PartialEq>(
    page: Page<'_>,
    item: &Text<'_>,
    names: &[String],
    read: impl Fn(&Reader<'_>) -> Ways<T>,
) -> Result<T, ParseError> {
    let lexicon = Lexicon::of(tiletum::Edition::studiolo(), false);
    tagged::read(page, item, Source::written(&lexicon, names, None), read)
}

/// Reads the tiles in a tag; if a number is due, it must be exact.
fn tiles(
    page: Page<'_>,
    name: &str,
    (lexicon, stack): (&Lexicon, Stack),
    due: Option<usize>,
) -> Result<Option<Vec<Option<TileId>>>, ParseError> {
    let Some(tag) = page.called(name) else {
        return Ok(None);
    };
    if due.is_some_and(|due| due != tag.items.len()) {
        return Err(page.wrong(tag, Wrong::Items(tag.name.to_owned())));
    }
    let each = tag.items.iter().map(|item| {
        let source = Source::written(lexicon, &[], None);
        tagged::read(page, item, source, |reader| {
            reader.tile_or_unknown(0, Some(stack))
        })
    });
    each.collect::<Result<Vec<_>, _>>().map(Some)
}

/// Reads the tiles in a tag into a list of fixed length.
fn fill(
    page: Page<'_>,
    name: &str,
    (lexicon, stack): (&Lexicon, Stack),
    into: &mut [Option<TileId>],
) -> Result<(), ParseError> {
    if let Some(found) = tiles(page, name, (lexicon, stack), Some(into.len()))? {
        into.copy_from_slice(&found);
    }
    Ok(())
}

/// Reads the numbers in a tag, counted from 1.
fn numbers(page: Page<'_>, name: &str) -> Result<Option<Vec<u8>>, ParseError> {
    let Some(item) = page.only(name)? else {
        return Ok(None);
    };
    let numbers = Game::numbers(page, item)?.into_iter();
    let from_0 = numbers.map(|number| {
        let number = number.checked_sub(1).and_then(|it| u8::try_from(it).ok());
        number.ok_or_else(|| ParseError::at(page.text, item.at, Wrong::OutOfRange))
    });
    from_0.collect::<Result<_, _>>().map(Some)
}

/// Reads a fixed number of numbers.
fn fixed<const N: usize>(page: Page<'_>, name: &str) -> Result<Option<[u8; N]>, ParseError> {
    let Some((tag, found)) = page.called(name).zip(numbers(page, name)?) else {
        return Ok(None);
    };
    let wrong = |_| page.wrong(tag, Wrong::Items(tag.name.to_owned()));
    found.try_into().map(Some).map_err(wrong)
}

fn read_layout(page: Page<'_>, layout: &mut Layout, lexicon: &Lexicon) -> Result<(), ParseError> {
    if let Some(rotation) = page.number(ROTATION)? {
        layout.rotation = rotation;
    }
    if let Some(tag) = page.called(ACTIONS) {
        let each = tag
            .items
            .iter()
            .map(|item| read(page, item, &[], |reader| reader.thing::<ActionPlace>(0)));
        layout.places = each.collect::<Result<_, _>>()?;
    }
    fill(page, WHEEL, (lexicon, Stack::Bonus), &mut layout.wheel)?;
    let mut king = [layout.king];
    fill(page, KING, (lexicon, Stack::Bonus), &mut king)?;
    layout.king = king[0];
    if let Some(map) = tiles(page, MAP, (lexicon, Stack::Bonus), None)? {
        layout.map = map;
    }
    fill(
        page,
        CONTRACTS,
        (lexicon, Stack::Contract),
        &mut layout.contracts,
    )?;
    fill(
        page,
        CHARACTERS,
        (lexicon, Stack::Character),
        &mut layout.characters,
    )?;
    if let Some(costs) = numbers(page, COSTS)? {
        layout.costs = costs;
    }
    if let Some(cities) = fixed(page, CITIES)? {
        layout.cities = cities;
    }
    if let Some(fairs) = fixed(page, FAIRS)? {
        layout.fairs = fairs;
    }
    Ok(())
}

/// Face-up tiles; `None` for an unknown one.
type Tiles<'a> = &'a [Option<TileId>];

/// Writes what differs from a table without known tiles.
fn write_layout(head: &mut String, start: &Setup, lexicon: &Lexicon) {
    let layout = &start.layout;
    let plain = Setup::tracked(vec![""; start.players.len()]).layout;
    if layout.rotation != plain.rotation {
        put_one(head, ROTATION, layout.rotation);
    }
    let places = layout.places.iter();
    put_some(head, ACTIONS, places.map(|place| place.word().to_owned()));
    let word = |tile: &Option<TileId>| match tile {
        Some(tile) => lexicon.tile(*tile),
        None => UNKNOWN.to_owned(),
    };
    let king = [layout.king];
    let lists: [(&str, Tiles<'_>, Tiles<'_>); 5] = [
        (WHEEL, &layout.wheel, &plain.wheel),
        (KING, &king, &[None]),
        (MAP, &layout.map, &plain.map),
        (CONTRACTS, &layout.contracts, &plain.contracts),
        (CHARACTERS, &layout.characters, &plain.characters),
    ];
    for (name, tiles, plain) in lists {
        if tiles != plain {
            put_some(head, name, tiles.iter().map(word));
        }
    }
    let numbers: [(&str, &[u8], &[u8]); 3] = [
        (COSTS, &layout.costs, &plain.costs),
        (CITIES, &layout.cities, &plain.cities),
        (FAIRS, &layout.fairs, &plain.fairs),
    ];
    for (name, list, plain) in numbers {
        if list != plain && !list.is_empty() {
            let list: Vec<String> = list
                .iter()
                .map(|&at| (u16::from(at) + 1).to_string())
                .collect();
            put_one(head, name, list.join(" "));
        }
    }
}
