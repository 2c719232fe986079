//! What the tags above the log say about this game alone: what the table agreed on, the
//! stacks, and what the players have at the start.

use super::grammar::{Cards, Grid, Maybe, Part, Player, Whole, Word, Words};
use super::reader::{Reader, listed};
use super::spell::said;
use crate::notation::error::{ParseError, Wrong};
use crate::notation::fields;
use crate::notation::head::{Bot, Page, Tagged, put_some};
use crate::notation::line::seat_called;
use crate::notation::spell::{Spelling, Spelt, given, spelt, under};
use crate::notation::tags::{EDITION, OPTIONS, Text, WIDTH, capital, put, put_fields, put_one};
use florence::rules::HouseRules;
use florence::{EditionData, Game, Moment, Options, PlayerSetup, Setup, Tile};
use table::{Card, Item as _, Seat, Temperament};

const HOUSE_RULES: &str = "house-rules";
const DOUBLED_FREEDOMS: &str = "doubled-freedoms";
const PROFESSIONS: &str = "professions";
const RESHUFFLE: &str = "reshuffle";
const GIVEN_BACK: &str = "given-back";
const MISSING: &str = "missing";
const IRREGULAR: &str = "irregular";
const MOMENT: &str = "moment";
const START_PLAYER: &str = "start-player";
const BONUS_CARDS: &str = "bonus-cards";
const USED_BONUS_CARDS: &str = "used-bonus-cards";
const PRESTIGE_CARDS: &str = "prestige-cards";

impl Tagged for Game {
    const TAGS: [&'static [&'static str]; 2] = [
        &[],
        &[
            OPTIONS,
            HOUSE_RULES,
            EDITION,
            MOMENT,
            START_PLAYER,
            DOUBLED_FREEDOMS,
            PROFESSIONS,
            RESHUFFLE,
            BONUS_CARDS,
            USED_BONUS_CARDS,
            PRESTIGE_CARDS,
            GIVEN_BACK,
            MISSING,
            IRREGULAR,
        ],
    ];

    /// There is a tag for each seat.
    fn is_tag(name: &str) -> bool {
        seat_called(name).is_some()
    }

    fn bot(page: Page<'_>, item: &Text<'_>, names: &[String]) -> Result<Bot, ParseError> {
        read(page, item, names, |reader| {
            let seat = reader.player()?;
            let level = reader.thing()?;
            let temperament = match reader.next_word() {
                Some(_) => reader.thing()?,
                None => Temperament::Plain,
            };
            Some(Bot(seat, level, temperament))
        })
    }

    fn colour(
        page: Page<'_>,
        item: &Text<'_>,
        names: &[String],
    ) -> Result<(Seat, Seat), ParseError> {
        read(page, item, names, |reader| {
            Some((reader.player()?, reader.seat()?))
        })
    }

    fn numbers(page: Page<'_>, item: &Text<'_>) -> Result<Vec<usize>, ParseError> {
        read(page, item, &[], |reader| {
            let mut all = vec![reader.number()?];
            while reader.goes_on() || reader.peek().is_some() {
                all.push(reader.number()?);
            }
            Some(all)
        })
    }

    fn read_start(
        page: Page<'_>,
        names: &[String],
        _deal: Option<u64>,
    ) -> Result<Setup, ParseError> {
        let mut start = Setup::default();
        for item in page.items(OPTIONS) {
            for Ticked(field) in read(page, item, &[], ticked)? {
                *field(&mut start.options) = true;
            }
        }
        if let Some(rules) = page.fields::<HouseRules>(HOUSE_RULES)? {
            start.options.house_rules = rules;
        }
        if let Some(edition) = page.fields::<EditionData>(EDITION)? {
            start.edition = edition;
        }
        if let Some(item) = page.only(MOMENT)? {
            start.moment = read(page, item, names, Words::read)?;
        }
        if let Some(item) = page.only(START_PLAYER)? {
            start.start_player = read(page, item, names, Player::read)?;
        }
        let doubled = list_in(page, DOUBLED_FREEDOMS)?;
        start.doubled_freedoms = doubled.unwrap_or_default();
        start.professions = list_in(page, PROFESSIONS)?;
        start.reshuffle = list_in(page, RESHUFFLE)?;
        start.bonus_cards = list_in(page, BONUS_CARDS)?;
        let used = list_in(page, USED_BONUS_CARDS)?;
        start.used_bonus_cards = used.unwrap_or_default();
        start.prestige_cards = list_in(page, PRESTIGE_CARDS)?;
        let given_back = list_in(page, GIVEN_BACK)?;
        start.given_back = given_back.into_iter().flatten().collect();
        for item in page.items(MISSING) {
            let missing = |reader: &mut Reader<'_>| Some((reader.thing()?, reader.number()?));
            start.missing.push(read(page, item, &[], missing)?);
        }
        start.irregular = page.called(IRREGULAR).is_some();
        players(page, names, &mut start)?;
        Ok(start)
    }

    fn write_start(head: &mut String, start: &Setup) {
        let mut ticked = start.options;
        let all = Ticked::spellings().iter();
        let all = all.filter(|one| *(one.thing.0)(&mut ticked));
        put_some(head, OPTIONS, all.map(|one| one.word.clone()));
        if !start.options.house_rules.is_none()
            && let Ok(rules) = fields::of(&start.options.house_rules)
        {
            put_fields(head, HOUSE_RULES, &rules);
        }
        if start.edition != EditionData::default()
            && let Ok(edition) = fields::of(&start.edition)
        {
            put_fields(head, EDITION, &edition);
        }
        if start.moment != Moment::default() {
            put_one(head, MOMENT, Words::text(&start.moment));
        }
        if start.start_player != Seat::A {
            put_one(head, START_PLAYER, Player::text(&start.start_player));
        }
        if !start.doubled_freedoms.is_empty() {
            let freedoms = start.doubled_freedoms.iter().copied();
            put_one(head, DOUBLED_FREEDOMS, listed(freedoms));
        }
        for (name, cards) in [
            (PROFESSIONS, &start.professions),
            (RESHUFFLE, &start.reshuffle),
        ] {
            if let Some(cards) = cards {
                put_stack(head, name, cards);
            }
        }
        if let Some(cards) = &start.bonus_cards {
            put_stack(head, BONUS_CARDS, cards);
        }
        if !start.used_bonus_cards.is_empty() {
            put_stack(head, USED_BONUS_CARDS, &start.used_bonus_cards);
        }
        if let Some(cards) = &start.prestige_cards {
            put_stack(head, PRESTIGE_CARDS, cards);
        }
        if !start.given_back.is_empty() {
            put_one(head, GIVEN_BACK, listed(start.given_back));
        }
        let missing = start.missing.iter();
        let missing = missing.map(|(piece, count)| format!("{} {count}", piece.word()));
        put_some(head, MISSING, missing);
        if start.irregular {
            head.push_str(&format!("[{}]\n", capital(IRREGULAR)));
        }
        let plain = untouched(start);
        for (seat, player) in Seat::ALL.iter().zip(&start.players) {
            if *player != plain {
                put(head, &format!("{seat:?}"), &write_player(player));
            }
        }
    }
}

/// Reads all of a text in a tag.
fn read<T>(
    page: Page<'_>,
    item: &Text<'_>,
    names: &[String],
    read: impl FnOnce(&mut Reader<'_>) -> Option<T>,
) -> Result<T, ParseError> {
    let mut reader = Reader::new(&item.text, item.at, names);
    let value = read(&mut reader).and_then(|value| reader.end().map(|()| value));
    value.ok_or_else(|| {
        let (at, wrong) = reader.into_error();
        ParseError::at(page.text, at, wrong)
    })
}

/// Reads the words in a tag as one list.
fn list_in<T: Spelt + PartialEq>(page: Page<'_>, name: &str) -> Result<Option<Vec<T>>, ParseError> {
    if page.called(name).is_none() {
        return Ok(None);
    }
    let mut all = Vec::new();
    for item in page.items(name) {
        all.extend::<Vec<T>>(read(page, item, &[], Words::read)?);
    }
    Ok(Some(all))
}

/// An option that is on or off, by its field.
#[derive(Clone, Copy)]
struct Ticked(fn(&mut Options) -> &mut bool);

/// Reads which options are on.
fn ticked(reader: &mut Reader<'_>) -> Option<Vec<Ticked>> {
    let mut all = vec![reader.thing()?];
    while reader.goes_on() {
        all.push(reader.thing()?);
    }
    Some(all)
}

spelt! {
    Ticked as Option: given([
        ("harder", Ticked(|options| &mut options.harder)),
        ("older", Ticked(|options| &mut options.older)),
        ("muse", Ticked(|options| &mut options.muse)),
        ("cooperative", Ticked(|options| &mut options.cooperative)),
        (
            "lowest-profession-breaks-ties",
            Ticked(|options| &mut options.lowest_profession_breaks_ties),
        ),
    ]);
    Has as Value: having();
}

/// Reads what the players of a start have. Players without a tag have what a player has at
/// the start of a game.
fn players(page: Page<'_>, names: &[String], start: &mut Setup) -> Result<(), ParseError> {
    start.players.resize(names.len(), PlayerSetup::default());
    start.players = vec![untouched(start); names.len()];
    for &seat in Seat::ALL {
        let Some(tag) = page.called(&format!("{seat:?}")) else {
            continue;
        };
        let Some(player) = start.players.get_mut(seat.index()) else {
            return Err(page.wrong(tag, Wrong::NoPlayers));
        };
        let dealt = player.hand.take();
        *player = PlayerSetup::default();
        for item in &tag.items {
            read(page, item, names, |reader| of_player(reader, player))?;
        }
        // No player begins without cards, whatever else the tag says.
        player.hand = player.hand.take().or(dealt);
    }
    Ok(())
}

/// Returns what a player of this start has without a tag.
fn untouched(start: &Setup) -> PlayerSetup {
    let dealt = usize::from(start.variant().dealt);
    PlayerSetup {
        hand: (start.moment == Moment::StartingHands).then(|| vec![Card::Hidden; dealt]),
        ..PlayerSetup::default()
    }
}

/// Something a player has at the start: how it is read, and how it is written if it differs
/// from the default.
#[derive(Clone, Copy)]
struct Field {
    word: &'static str,
    read: fn(&mut Reader<'_>, &mut PlayerSetup) -> Option<()>,
    text: fn(&PlayerSetup, &PlayerSetup) -> Option<String>,
}

/// Defines the fields by their words, and how each is written and read.
macro_rules! fields {
    ($($all:ident: $($word:literal $field:ident: $way:ty,)+;)+) => {
        $(const $all: &[Field] = &[$(Field {
            word: $word,
            read: |reader, player| {
                player.$field = <$way as Part<_>>::read(reader)?;
                Some(())
            },
            text: |player, usual| {
                let text = || format!("{} {}", $word, <$way as Part<_>>::text(&player.$field));
                (player.$field != usual.$field).then(text)
            },
        }),+];)+
    };
}

fields! {
    // Written before the tiles.
    NUMBERS:
    "money" money: Maybe<Whole>,
    "points" prestige: Whole,
    "jesters" jesters: Whole,
    "builders" builders: Whole,
    "recruiting-in-hand" recruiting_in_hand: Whole,
    "recruiting-on-table" recruiting_on_table: Whole,
    "best-work" best_work: Whole,
    "drawn" drawn: Whole,
    "returned" returned: Whole,;
    // Written after the tiles.
    CARDS:
    "freedoms" freedoms: Words,
    "hand" hand: Maybe<Cards>,
    "shown" shown: Words,
    "gave-back" gave_back: Words,
    "table" table: Words,
    "bonus-cards" bonus_cards: Cards,
    "prestige-cards" prestige_cards: Cards,
    "character" character: Maybe<Word>,;
}

/// Something that a tag may say about a player.
#[derive(Clone, Copy)]
enum Has {
    Field(Field),
    Tile(Tile),
}

fn having() -> Vec<Spelling<Has>> {
    let fields = NUMBERS.iter().chain(CARDS);
    let mut all = given(fields.map(|field| (field.word, Has::Field(*field))));
    all.extend(under(Has::Tile));
    all
}

/// Reads one thing that a player has.
fn of_player(reader: &mut Reader<'_>, player: &mut PlayerSetup) -> Option<()> {
    match reader.thing()? {
        Has::Field(field) => return (field.read)(reader, player),
        Has::Tile(Tile::Landscape(kind)) => player.landscapes.push((kind, reader.squares()?)),
        Has::Tile(Tile::Building(kind)) => {
            player.buildings.push((kind, reader.squares()?));
            if reader.word(said::WITH) {
                player.partners.push((kind, reader.player()?));
            }
        }
    }
    Some(())
}

/// Writes a stack from the top, several cards per line.
fn put_stack<T: Spelt + PartialEq>(head: &mut String, name: &str, cards: &[T]) {
    let mut lines = vec![String::new()];
    for card in cards {
        let word = card.word();
        let is_full = lines
            .last()
            .is_some_and(|line| line.len() + word.len() > WIDTH - 8);
        if is_full {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    put(head, name, &lines);
}

fn write_player(player: &PlayerSetup) -> Vec<String> {
    let usual = PlayerSetup::default();
    let of = |fields: &'static [Field]| {
        let fields = fields.iter();
        fields.filter_map(|field| (field.text)(player, &usual))
    };
    let buildings = player.buildings.iter().map(|(kind, squares)| {
        let at = format!("{} {}", kind.word(), Grid::text(squares));
        match player.partner(*kind) {
            Some(partner) => format!("{at} {} {partner:?}", said::WITH),
            None => at,
        }
    });
    let landscapes = player.landscapes.iter();
    let landscapes =
        landscapes.map(|(kind, squares)| format!("{} {}", kind.word(), Grid::text(squares)));
    let items = of(NUMBERS).chain(buildings).chain(landscapes);
    items.chain(of(CARDS)).collect()
}
