//! The tags above the log: which game, who plays, when and where, and what the table agreed
//! on. What no tag can say, such as a position from the middle of a game, stands in `[Start
//! {…}]`, by the fields of a save; so every start can be written down.

use serde_json::Value;

use super::ParseError;
use crate::notation::tags::{
    self, BEGUN, BOTS, COLOURS, CURSOR, DEAL, EDITION, ENDED, GAME, IDENTITY, KNOWN, MARKS,
    NOTATION, NOTE, OFFSET, OPTIONS, ORIGIN, PLACE, PLAYERS, RULES, SHEET, START, TAGS, Tag, Text,
    VERSION_OF_GAME, called, put, put_fields, put_one,
};
use crate::notation::{fields, kebab, plain};
use crate::prince::notation::{Deck, Reader, Source, Thing, Ways, Wrong, likeliest};
use prince::{EditionData, Game, Options, PlayerSetup, Setup};
use table::{
    Colour, Game as _, Item as _, Level, Occasion, People, Person, Plays, Save, Seat, Temperament,
};

/// The version of the notation that is written, and the newest that is read.
pub const VERSION: u32 = 1;

const POPE: &str = "pope";

/// The tags there are.
pub(in crate::prince) fn tags() -> &'static [&'static str] {
    &[
        GAME,
        NOTATION,
        VERSION_OF_GAME,
        RULES,
        PLAYERS,
        BOTS,
        COLOURS,
        DEAL,
        POPE,
        OPTIONS,
        EDITION,
        BEGUN,
        ENDED,
        OFFSET,
        IDENTITY,
        KNOWN,
        PLACE,
        TAGS,
        NOTE,
        ORIGIN,
        START,
        CURSOR,
        MARKS,
        SHEET,
    ]
}

const NO_TRADE: &str = "no-trade";
const SIMONY_AT_SHUFFLE: &str = "simony-at-shuffle";
const HIDE_MONEY: &str = "hide-money";
const HIDE_HAND_SIZES: &str = "hide-hand-sizes";
/// With the number of open ballots behind it.
const CONCLAVE: &str = "conclave";

/// What the tags say.
#[derive(Debug)]
pub(super) struct Head {
    /// Where the game began.
    pub(super) start: Setup,
    /// What everybody is called.
    pub(super) names: Vec<String>,
    pub(super) occasion: Occasion,
    pub(super) rules: u32,
    pub(super) cursor: Option<usize>,
    pub(super) marks: Vec<usize>,
    pub(super) sheet: Option<std::collections::BTreeMap<String, String>>,
}

/// A text with tags.
#[derive(Clone, Copy)]
struct Page<'t> {
    text: &'t str,
    tags: &'t [Tag<'t>],
}

impl Page<'_> {
    fn called(&self, name: &str) -> Option<&Tag<'_>> {
        called(self.tags, name)
    }

    fn items(&self, name: &str) -> &[Text<'_>] {
        self.called(name).map_or(&[], |tag| &tag.items)
    }

    fn wrong(&self, tag: &Tag<'_>, wrong: Wrong) -> ParseError {
        ParseError::at(self.text, tag.at, wrong)
    }

    /// Reads all of a text in a tag.
    fn read<T: Clone + PartialEq>(
        &self,
        item: &Text<'_>,
        names: &[String],
        read: impl Fn(&Reader<'_>) -> Ways<T>,
    ) -> Result<T, ParseError> {
        let deck = Deck::default();
        let source = Source {
            deck: &deck,
            names,
            game: None,
            spoken: false,
        };
        let reader = Reader::new(&item.text, item.at, source);
        let whole = read(&reader).then(|value, at| reader.end(value, at));
        match likeliest(whole).as_slice() {
            [one] => Ok(one.clone()),
            [] => {
                let (at, wrong) = reader.into_error();
                Err(ParseError::at(self.text, at, wrong))
            }
            several => {
                let words = (0..several.len()).map(|at| names.get(at).cloned());
                let wrong = Wrong::Several {
                    found: item.text.clone().into_owned(),
                    words: words.flatten().collect(),
                };
                Err(ParseError::at(self.text, item.at, wrong))
            }
        }
    }

    /// The number in a tag.
    fn number<T>(&self, name: &str) -> Result<Option<T>, ParseError>
    where
        T: TryFrom<u64> + Clone + PartialEq,
    {
        let Some(tag) = self.called(name) else {
            return Ok(None);
        };
        let item = tag.only().map_err(|bad| ParseError::bad(self.text, bad))?;
        self.read(item, &[], |reader| reader.number(0)).map(Some)
    }

    /// A value of a type that saves have, by its fields.
    fn fields<T: serde::de::DeserializeOwned>(&self, name: &str) -> Result<Option<T>, ParseError> {
        let tag = self.called(name);
        let value = tag.map(Tag::typed).transpose();
        value.map_err(|bad| ParseError::bad(self.text, bad))
    }
}

/// What the tags of a text say, in any order.
pub(super) fn read(text: &str, tags: &[Tag<'_>]) -> Result<Head, ParseError> {
    let page = Page { text, tags };
    let bad = |bad| ParseError::bad(text, bad);
    // The tags of another game are not known here.
    if let Some(tag) = page.called(GAME) {
        let game = tag.only().map_err(bad)?;
        if game.text != Game::ID {
            let other = game.text.clone().into_owned();
            return Err(page.wrong(tag, Wrong::OtherGame(other)));
        }
    }
    let mut seen: Vec<String> = Vec::new();
    for tag in tags {
        let name = plain(tag.name);
        if !self::tags().iter().any(|known| plain(known) == name) {
            return Err(page.wrong(tag, Wrong::UnknownTag(tag.name.to_owned())));
        }
        if seen.contains(&name) {
            return Err(page.wrong(tag, Wrong::Twice(tag.name.to_owned())));
        }
        seen.push(name);
    }
    for (name, newest) in [(NOTATION, VERSION), (VERSION_OF_GAME, Game::VERSION)] {
        if let Some(version) = page.number::<u32>(name)?
            && version > newest
            && let Some(tag) = page.called(name)
        {
            return Err(page.wrong(tag, Wrong::Newer(version)));
        }
    }
    let people = people(page)?;
    let names: Vec<String> = people.seats.iter().map(|it| it.name.clone()).collect();
    let mut start = start(page, &names, people.deal)?;
    Game::put_people(&mut start, people);
    let mut marks = Vec::new();
    for mark in page.items(MARKS) {
        let more = page.read(mark, &[], |reader| numbers(reader, 0))?;
        marks.extend(more);
    }
    Ok(Head {
        start,
        names,
        occasion: tags::occasion(tags).map_err(bad)?,
        rules: page.number(RULES)?.unwrap_or(Game::RULES),
        cursor: page.number(CURSOR)?,
        marks,
        sheet: sheet(page)?,
    })
}

/// Numbers one after the other.
fn numbers(reader: &Reader<'_>, at: usize) -> Ways<Vec<usize>> {
    let mut all = Vec::new();
    let mut at = at;
    loop {
        let Some(way) = reader.number::<usize>(at).0.pop() else {
            return match all.is_empty() {
                true => Ways::none(),
                false => Ways::one(all, at),
            };
        };
        all.push(way.value);
        at = reader.after_comma(way.at);
    }
}

fn sheet(page: Page<'_>) -> Result<Option<std::collections::BTreeMap<String, String>>, ParseError> {
    let Some(tag) = page.called(SHEET) else {
        return Ok(None);
    };
    if tag.items.len() % 2 == 1 {
        return Err(page.wrong(tag, Wrong::Items(tag.name.to_owned())));
    }
    let texts: Vec<String> = tag.texts().collect();
    let pairs = texts.chunks_exact(2);
    let pairs = pairs.map(|pair| (pair[0].clone(), pair[1].clone()));
    Ok(Some(pairs.collect()))
}

/// The word of a level or a temperament: `Easy` is `easy`.
fn word(item: impl std::fmt::Debug) -> String {
    kebab(&format!("{item:?}"))
}

/// The words of the levels, and those that three of them have had.
fn levels() -> Vec<(String, Level)> {
    let steps = Level::ALL.iter().map(|&level| (word(level), level));
    let before = [
        ("easy", Level::EASY),
        ("medium", Level::MEDIUM),
        ("strong", Level::STRONG),
        ("random", Level::One),
    ];
    let before = before.map(|(word, level)| (word.to_owned(), level));
    steps.chain(before).collect()
}

fn temperaments() -> Vec<(String, Temperament)> {
    let all = Temperament::ALL.iter();
    all.map(|&temperament| (word(temperament), temperament))
        .collect()
}

/// One of these words, or the beginning of only one.
fn one_of<T: Copy>(reader: &Reader<'_>, at: usize, thing: Thing, all: &[(String, T)]) -> Ways<T> {
    let words: Vec<&str> = all.iter().map(|(word, _)| word.as_str()).collect();
    reader.want_one_of(at, thing, &words);
    let Some(typed) = reader.text(at).map(plain) else {
        return Ways::none();
    };
    let exact = all.iter().find(|(word, _)| plain(word) == typed);
    if let Some((_, value)) = exact {
        return Ways::one(*value, at + 1);
    }
    let begun = all
        .iter()
        .filter(|(word, _)| plain(word).starts_with(&typed));
    let mut ways = Ways::none();
    for (_, value) in begun {
        ways = ways.or(Ways::one(*value, at + 1));
    }
    ways
}

fn people(page: Page<'_>) -> Result<People, ParseError> {
    let names = page.called(PLAYERS).into_iter().flat_map(Tag::texts);
    let seats = names.map(|name| Person {
        name,
        ..Person::default()
    });
    let mut seats: Vec<Person> = seats.collect();
    let names: Vec<String> = seats.iter().map(|it| it.name.clone()).collect();
    for item in page.items(BOTS) {
        let (seat, level, temperament) = page.read(item, &names, |reader| {
            reader.player(0).then(|seat, at| {
                one_of(reader, at, Thing::Level, &levels()).then(|level, at| {
                    let likes = one_of(reader, at, Thing::Temperament, &temperaments());
                    let likes = likes.or(Ways::one(Temperament::Plain, at));
                    likes.map(|temperament| (seat, level, temperament))
                })
            })
        })?;
        if let Some(person) = seats.get_mut(seat.index()) {
            person.plays = Plays::Bot(level);
            person.temperament = temperament;
        }
    }
    for item in page.items(COLOURS) {
        let (seat, colour) = page.read(item, &names, |reader| {
            reader
                .player(0)
                .then(|seat, at| reader.player(at).map(|colour| (seat, colour)))
        })?;
        if let Some(person) = seats.get_mut(seat.index()) {
            person.colour = Some(Colour(colour));
        }
    }
    Ok(People {
        seats,
        deal: page.number(DEAL)?,
    })
}

/// The start without the people.
fn start(page: Page<'_>, names: &[String], deal: Option<u64>) -> Result<Setup, ParseError> {
    let mut start = Setup {
        players: vec![PlayerSetup::default(); names.len()],
        seed: deal,
        ..Setup::default()
    };
    if let Some(tag) = page.called(POPE) {
        let item = tag.only().map_err(|bad| ParseError::bad(page.text, bad))?;
        start.pope = page.read(item, names, |reader| reader.player(0))?;
    }
    for item in page.items(OPTIONS) {
        let change = page.read(item, &[], option)?;
        change.put(&mut start.options);
    }
    if let Some(edition) = page.fields::<EditionData>(EDITION)? {
        start.edition = edition;
    }
    let Some(tag) = page.called(START) else {
        return Ok(start);
    };
    let bad = |error| ParseError::bad(page.text, tag.bad_fields(error));
    let more = tag.all_fields();
    let more = more.map_err(|bad| ParseError::bad(page.text, bad))?;
    let all = fields::of(&start).map_err(bad)?;
    let (Value::Object(mut all), Value::Object(more)) = (all, more) else {
        return Err(page.wrong(tag, Wrong::Items(tag.name.to_owned())));
    };
    all.extend(more);
    fields::read(&Value::Object(all)).map_err(bad)
}

/// Something that the table agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Agreed {
    NoTrade,
    SimonyAtShuffle,
    HideMoney,
    HideHandSizes,
    Conclave(u8),
}

impl Agreed {
    fn put(self, options: &mut Options) {
        match self {
            Agreed::NoTrade => options.trade = false,
            Agreed::SimonyAtShuffle => options.simony_at_shuffle = true,
            Agreed::HideMoney => options.hide_money = true,
            Agreed::HideHandSizes => options.hide_hand_sizes = true,
            Agreed::Conclave(limit) => options.conclave_limit = limit,
        }
    }
}

/// `no-trade`, `conclave 5`.
fn option(reader: &Reader<'_>) -> Ways<Agreed> {
    let words = [
        (NO_TRADE, Agreed::NoTrade),
        (SIMONY_AT_SHUFFLE, Agreed::SimonyAtShuffle),
        (HIDE_MONEY, Agreed::HideMoney),
        (HIDE_HAND_SIZES, Agreed::HideHandSizes),
        (CONCLAVE, Agreed::Conclave(0)),
    ];
    let words = words.map(|(word, agreed)| (word.to_owned(), agreed));
    let found = one_of(reader, 0, Thing::Option, &words);
    found.then(|agreed, at| match agreed {
        Agreed::Conclave(_) => reader.number(at).map(Agreed::Conclave),
        Agreed::NoTrade | Agreed::SimonyAtShuffle | Agreed::HideMoney | Agreed::HideHandSizes => {
            Ways::one(agreed, at)
        }
    })
}

/// Writes the tags of a game.
pub(super) fn write(save: &Save<Game>) -> String {
    let mut head = String::new();
    put_one(&mut head, GAME, Game::ID);
    put_one(&mut head, NOTATION, VERSION);
    if Game::VERSION > 1 {
        put_one(&mut head, VERSION_OF_GAME, Game::VERSION);
    }
    if save.rules != Game::RULES {
        put_one(&mut head, RULES, save.rules);
    }
    let mut start = save.start.clone();
    let people = Game::take_people(&mut start);
    write_people(&mut head, &people);
    tags::write_occasion(&mut head, &save.occasion);
    write_start(&mut head, &start, people.seats.len());
    if save.cursor != save.log.len() {
        put_one(&mut head, CURSOR, save.cursor);
    }
    if !save.marks.is_empty() {
        let marks: Vec<String> = save.marks.iter().map(usize::to_string).collect();
        put(&mut head, MARKS, &marks);
    }
    if let Some(sheet) = &save.sheet {
        let pairs = sheet
            .iter()
            .flat_map(|(name, typed)| [name.clone(), typed.clone()]);
        let pairs: Vec<String> = pairs.collect();
        put(&mut head, SHEET, &pairs);
    }
    head
}

fn write_people(head: &mut String, people: &People) {
    if !people.seats.is_empty() {
        let names: Vec<String> = people.seats.iter().map(|it| it.name.clone()).collect();
        put(head, PLAYERS, &names);
    }
    let seats = || Seat::ALL.iter().zip(&people.seats);
    let bots = seats().filter_map(|(seat, person)| {
        let level = word(person.plays.level()?);
        Some(match person.temperament {
            Temperament::Plain => format!("{seat:?} {level}"),
            other => format!("{seat:?} {level} {}", word(other)),
        })
    });
    let bots: Vec<String> = bots.collect();
    if !bots.is_empty() {
        put(head, BOTS, &bots);
    }
    let colours = seats().filter_map(|(seat, person)| {
        let colour = person.colour?;
        Some(format!("{seat:?} {:?}", colour.0))
    });
    let colours: Vec<String> = colours.collect();
    if !colours.is_empty() {
        put(head, COLOURS, &colours);
    }
    if let Some(deal) = people.deal {
        put_one(head, DEAL, deal);
    }
}

/// Writes a start without its people, of whom there are so many.
fn write_start(head: &mut String, start: &Setup, players: usize) {
    let mut said = Setup {
        players: vec![PlayerSetup::default(); players],
        seed: start.seed,
        pope: start.pope,
        options: start.options,
        edition: start.edition.clone(),
        ..Setup::default()
    };
    if start.pope != Seat::A {
        put_one(head, POPE, format!("{:?}", start.pope));
    }
    let options = start.options;
    let mut agreed = Vec::new();
    for (is_so, word) in [
        (!options.trade, NO_TRADE),
        (options.simony_at_shuffle, SIMONY_AT_SHUFFLE),
        (options.hide_money, HIDE_MONEY),
        (options.hide_hand_sizes, HIDE_HAND_SIZES),
    ] {
        if is_so {
            agreed.push(word.to_owned());
        }
    }
    if options.conclave_limit > 0 {
        agreed.push(format!("{CONCLAVE} {}", options.conclave_limit));
    }
    if !agreed.is_empty() {
        put(head, OPTIONS, &agreed);
    }
    if start.edition != EditionData::default() {
        match fields::of(&start.edition) {
            Ok(edition) => put_fields(head, EDITION, &edition),
            Err(_) => said.edition = EditionData::default(),
        }
    }
    if said == *start {
        return;
    }
    // The rest is said by the fields of a save.
    let values = [fields::of(start), fields::of(&said)];
    if let [Ok(Value::Object(mut wanted)), Ok(Value::Object(said))] = values {
        wanted.retain(|field, value| said.get(field) != Some(value));
        put_fields(head, START, &Value::Object(wanted));
    }
}
