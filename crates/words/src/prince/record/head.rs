//! What the tags above the log say about this game alone: who is Pope, what the table
//! agreed on, and the deck.

use crate::notation::error::ParseError;
use crate::notation::fields;
use crate::notation::head::{Bot, Page, Tagged, put_some};
use crate::notation::spell::{Spelt as _, given, spelt};
use crate::notation::tagged;
use crate::notation::tags::{EDITION, OPTIONS, Text, put_fields, put_one};
use crate::prince::notation::{Deck, Reader, Source, Ways};
use prince::{EditionData, Game, Options, PlayerSetup, Setup};
use table::Seat;

const POPE: &str = "pope";

impl Tagged for Game {
    const TAGS: [&'static [&'static str]; 2] = [&[POPE, OPTIONS, EDITION], &[]];

    tagged::in_ways!(Deck::default());

    fn read_start(
        page: Page<'_>,
        names: &[String],
        deal: Option<u64>,
    ) -> Result<Setup, ParseError> {
        let mut start = Setup {
            players: vec![PlayerSetup::default(); names.len()],
            seed: deal,
            ..Setup::default()
        };
        if let Some(item) = page.only(POPE)? {
            start.pope = read(page, item, names, |reader| reader.player(0))?;
        }
        for item in page.items(OPTIONS) {
            let change = read(page, item, &[], option)?;
            change.put(&mut start.options);
        }
        if let Some(edition) = page.fields::<EditionData>(EDITION)? {
            start.edition = edition;
        }
        Ok(start)
    }

    fn write_start(head: &mut String, start: &Setup) {
        if start.pope != Seat::A {
            put_one(head, POPE, format!("{:?}", start.pope));
        }
        let options = start.options;
        let agreed = [
            (!options.trade, Agreed::NoTrade),
            (options.simony_at_shuffle, Agreed::SimonyAtShuffle),
            (options.hide_money, Agreed::HideMoney),
            (options.hide_hand_sizes, Agreed::HideHandSizes),
            (options.elects_first, Agreed::ElectFirst),
        ];
        let agreed = agreed.into_iter().filter(|(is_so, _)| *is_so);
        let agreed = agreed.map(|(_, agreed)| agreed.word().to_owned());
        let limit = Some(options.conclave_limit).filter(|&limit| limit > 0);
        let limit = limit.map(|limit| format!("{} {limit}", Agreed::Conclave(0).word()));
        let printed = Options::default();
        let house = [
            (options.turns != printed.turns).then(|| (Agreed::Turns(0), options.turns.into())),
            (options.points_of_pope != printed.points_of_pope)
                .then_some((Agreed::PopePoints(0), options.points_of_pope)),
            (options.ducats_for_point != printed.ducats_for_point)
                .then_some((Agreed::DucatsForPoint(0), options.ducats_for_point)),
        ];
        let house = house.into_iter().flatten();
        let house = house.map(|(agreed, number)| format!("{} {number}", agreed.word()));
        put_some(head, OPTIONS, agreed.chain(limit).chain(house));
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
    let deck = Deck::default();
    tagged::read(page, item, Source::written(&deck, names, None), read)
}

/// An agreement of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Agreed {
    NoTrade,
    SimonyAtShuffle,
    HideMoney,
    HideHandSizes,
    ElectFirst,
    Conclave(u8),
    Turns(u8),
    PopePoints(u16),
    DucatsForPoint(u16),
}

impl Agreed {
    fn put(self, options: &mut Options) {
        match self {
            Agreed::NoTrade => options.trade = false,
            Agreed::SimonyAtShuffle => options.simony_at_shuffle = true,
            Agreed::HideMoney => options.hide_money = true,
            Agreed::HideHandSizes => options.hide_hand_sizes = true,
            Agreed::ElectFirst => options.elects_first = true,
            Agreed::Conclave(limit) => options.conclave_limit = limit,
            Agreed::Turns(turns) => options.turns = turns,
            Agreed::PopePoints(points) => options.points_of_pope = points,
            Agreed::DucatsForPoint(ducats) => options.ducats_for_point = ducats,
        }
    }
}

spelt! {
    Agreed as Option: given([
        ("no-trade", Agreed::NoTrade),
        ("simony-at-shuffle", Agreed::SimonyAtShuffle),
        ("hide-money", Agreed::HideMoney),
        ("hide-hand-sizes", Agreed::HideHandSizes),
        ("elect-first", Agreed::ElectFirst),
        ("conclave", Agreed::Conclave(0)),
        ("turns", Agreed::Turns(0)),
        ("pope-points", Agreed::PopePoints(0)),
        ("ducats-for-point", Agreed::DucatsForPoint(0)),
    ]);
}

/// Reads `no-trade`, `conclave 5`, `turns 4`.
fn option(reader: &Reader<'_>) -> Ways<Agreed> {
    let found = reader.thing(0);
    found.then(|agreed, at| match agreed {
        Agreed::Conclave(_) => reader.number(at).map(Agreed::Conclave),
        Agreed::Turns(_) => reader.number(at).map(Agreed::Turns),
        Agreed::PopePoints(_) => reader.number(at).map(Agreed::PopePoints),
        Agreed::DucatsForPoint(_) => reader.number(at).map(Agreed::DucatsForPoint),
        Agreed::NoTrade
        | Agreed::SimonyAtShuffle
        | Agreed::HideMoney
        | Agreed::HideHandSizes
        | Agreed::ElectFirst => Ways::one(agreed, at),
    })
}
