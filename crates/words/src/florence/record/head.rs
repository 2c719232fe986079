//! The tags above the log: which game, who plays, when and where, and the position
//! it begins with. What no tag can say stands in `[Start {…}]`, by the fields of a
//! save; so every start can be written down.

use serde_json::Value;

use super::correction::{moment, moment_text};
use super::decision::{held_text, piece, squares_text};
use super::error::{ParseError, Thing, Wrong};
use super::reader::{HIDDEN, NONE, Reader, listed};
use super::spell::{Spelling, Spelt, said};
use crate::notation::tags::{
    self, BEGUN, BOTS, COLOURS, CURSOR, DEAL, EDITION, ENDED, GAME, IDENTITY, KNOWN, MARKS,
    NOTATION, NOTE, OFFSET, OPTIONS, ORIGIN, PLACE, PLAYERS, Parts, RULES, SHEET, START, TAGS, Tag,
    Text, VERSION_OF_GAME, WIDTH, capital, put, put_fields, put_one,
};
use crate::notation::{fields, plain};
use florence::rules::HouseRules;
use florence::{
    Building, EditionData, Freedom, Game, Landscape, Moment, Options, PlayerSetup, Setup, Tile,
};
use table::{
    Card, Colour, Game as _, Item as _, Occasion, People, Person, Plays, Save, Seat, Set,
    Temperament,
};

/// The version of the notation that is written, and the newest that is read.
pub const VERSION: u32 = 1;

const HOUSE_RULES: &str = "house-rules";
const DOUBLED_FREEDOMS: &str = "doubled-freedoms";
const PROFESSIONS: &str = "professions";
const RESHUFFLE: &str = "reshuffle";
const GIVEN_BACK: &str = "given-back";
const MISSING: &str = "missing";
const IRREGULAR: &str = "irregular";

/// The tags there are, beside those of the seats.
pub(super) fn tags() -> &'static [&'static str] {
    &[
        GAME,
        NOTATION,
        VERSION_OF_GAME,
        RULES,
        PLAYERS,
        BOTS,
        COLOURS,
        DEAL,
        BEGUN,
        ENDED,
        OFFSET,
        IDENTITY,
        KNOWN,
        PLACE,
        TAGS,
        NOTE,
        ORIGIN,
        OPTIONS,
        HOUSE_RULES,
        EDITION,
        said::MOMENT,
        said::START_PLAYER,
        DOUBLED_FREEDOMS,
        PROFESSIONS,
        RESHUFFLE,
        said::BONUS_CARDS,
        said::USED_BONUS_CARDS,
        said::PRESTIGE_CARDS,
        GIVEN_BACK,
        MISSING,
        IRREGULAR,
        START,
        CURSOR,
        MARKS,
        SHEET,
    ]
}

/// Reads tags of a text, and says where in it what is wrong.
trait InText {
    fn wrong(&self, text: &str, wrong: impl Into<Wrong>) -> ParseError;
    /// The only text in it.
    fn one(&self, text: &str) -> Result<&Text<'_>, ParseError>;
    /// The number in it.
    fn number<T: TryFrom<u64>>(&self, text: &str) -> Result<T, ParseError>;
    /// The words in it as one list.
    fn list<T: Spelt>(&self, text: &str, thing: Thing) -> Result<Vec<T>, ParseError>;
    /// The fields in it.
    fn fields(&self, text: &str) -> Result<Value, ParseError>;
    /// A value of a type that saves have, by its fields.
    fn value<T: serde::de::DeserializeOwned>(&self, text: &str) -> Result<T, ParseError>;
}

impl InText for Tag<'_> {
    fn wrong(&self, text: &str, wrong: impl Into<Wrong>) -> ParseError {
        ParseError::at(text, self.at, wrong.into())
    }

    fn one(&self, text: &str) -> Result<&Text<'_>, ParseError> {
        self.only().map_err(|bad| ParseError::bad(text, bad))
    }

    fn number<T: TryFrom<u64>>(&self, text: &str) -> Result<T, ParseError> {
        self.one(text)?.read(text, &[], |reader| reader.number())
    }

    fn list<T: Spelt>(&self, text: &str, thing: Thing) -> Result<Vec<T>, ParseError> {
        let mut all = Vec::new();
        for item in &self.items {
            let more: Vec<T> = item.read(text, &[], |reader| list(reader, thing))?;
            all.extend(more);
        }
        Ok(all)
    }

    fn fields(&self, text: &str) -> Result<Value, ParseError> {
        self.all_fields().map_err(|bad| ParseError::bad(text, bad))
    }

    fn value<T: serde::de::DeserializeOwned>(&self, text: &str) -> Result<T, ParseError> {
        self.typed().map_err(|bad| ParseError::bad(text, bad))
    }
}

/// Reads a text of a tag.
trait Whole {
    /// Reads all of it.
    fn read<T>(
        &self,
        text: &str,
        names: &[String],
        read: impl FnOnce(&mut Reader<'_>) -> Option<T>,
    ) -> Result<T, ParseError>;
}

impl Whole for Text<'_> {
    fn read<T>(
        &self,
        text: &str,
        names: &[String],
        read: impl FnOnce(&mut Reader<'_>) -> Option<T>,
    ) -> Result<T, ParseError> {
        let mut reader = Reader::new(&self.text, self.at, names);
        let value = read(&mut reader).and_then(|value| reader.end().map(|()| value));
        value.ok_or_else(|| {
            let (at, wrong) = reader.into_error();
            ParseError::at(text, at, wrong)
        })
    }
}

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

/// Several things, of which one may be there twice.
fn list<T: Spelt>(reader: &mut Reader<'_>, thing: Thing) -> Option<Vec<T>> {
    let mut all = Vec::new();
    if reader.peek().is_none() || reader.word(NONE) {
        return Some(all);
    }
    loop {
        all.push(reader.thing(thing)?);
        if !reader.goes_on() {
            return Some(all);
        }
    }
}

/// Cards of which some lie face down, in their order.
fn cards<T: Spelt>(reader: &mut Reader<'_>, thing: Thing) -> Option<Vec<Card<T>>> {
    let mut all = Vec::new();
    if reader.word(NONE) {
        return Some(all);
    }
    while reader.peek().is_some() {
        match reader.next_word() {
            Some(word) if word.starts_with(HIDDEN) => {
                let hidden: usize = reader.hidden()?;
                all.extend((0..hidden).map(|_| Card::Hidden));
            }
            Some(_) => all.push(Card::Known(reader.thing(thing)?)),
            None if reader.goes_on() => {}
            None => {
                reader.want(thing, Vec::new);
                return None;
            }
        }
    }
    Some(all)
}

/// A number that may be below zero.
fn whole(reader: &mut Reader<'_>) -> Option<i64> {
    reader.want(Thing::Number, Vec::new);
    let word = reader.next_word()?;
    let digits = word.replace(',', "");
    let number = digits.parse::<i64>().ok()?;
    reader.next();
    Some(number)
}

const HARDER: &str = "harder";
const OLDER: &str = "older";
const MUSE: &str = "muse";
const COOPERATIVE: &str = "cooperative";
const LOWEST_PROFESSION: &str = "lowest-profession-breaks-ties";

/// A box to tick.
type Ticked = fn(&mut Options) -> &mut bool;

/// The options that are boxes to tick.
fn options() -> &'static [Spelling<Ticked>] {
    static ALL: std::sync::LazyLock<Vec<Spelling<Ticked>>> = std::sync::LazyLock::new(|| {
        let all: [(&str, Ticked); 5] = [
            (HARDER, |options| &mut options.harder),
            (OLDER, |options| &mut options.older),
            (MUSE, |options| &mut options.muse),
            (COOPERATIVE, |options| &mut options.cooperative),
            (LOWEST_PROFESSION, |options| {
                &mut options.lowest_profession_breaks_ties
            }),
        ];
        all.map(|(word, of)| Spelling::new(word, of)).into()
    });
    &ALL
}

fn option_words() -> Vec<&'static str> {
    options().iter().map(|one| one.word.as_str()).collect()
}

/// What the tags of a text say, in any order.
pub(super) fn read(text: &str, tags: &[Tag<'_>]) -> Result<Head, ParseError> {
    let called = |name: &str| tags.iter().find(|tag| plain(tag.name) == plain(name));
    // The tags of another game are not known here.
    if let Some(tag) = called(GAME)
        && tag.one(text)?.text != Game::ID
    {
        let other = tag.one(text)?.text.clone().into_owned();
        return Err(tag.wrong(text, Wrong::OtherGame(other)));
    }
    let mut seen: Vec<String> = Vec::new();
    for tag in tags {
        let name = plain(tag.name);
        let known = self::tags().iter().any(|known| plain(known) == name);
        if !known && super::reader::seat_called(tag.name).is_none() {
            return Err(tag.wrong(text, Wrong::UnknownTag(tag.name.to_owned())));
        }
        if seen.contains(&name) {
            return Err(tag.wrong(text, Wrong::Twice(tag.name.to_owned())));
        }
        seen.push(name);
    }
    for (name, newest) in [(NOTATION, VERSION), (VERSION_OF_GAME, Game::VERSION)] {
        if let Some(tag) = called(name) {
            let version = tag.number::<u32>(text)?;
            if version > newest {
                return Err(tag.wrong(text, Wrong::Newer(version)));
            }
        }
    }
    let people = people(text, called)?;
    let names: Vec<String> = people.seats.iter().map(|it| it.name.clone()).collect();
    let mut start = start(text, called, &names)?;
    Game::put_people(&mut start, people);
    let rules = called(RULES).map(|tag| tag.number(text)).transpose()?;
    let rules = rules.unwrap_or(Game::RULES);
    if rules < Game::RULES && called(SHEET).is_none() {
        Game::played_by(&mut start, rules);
    }
    let cursor = called(CURSOR).map(|tag| tag.number(text)).transpose()?;
    let mut marks = Vec::new();
    for mark in called(MARKS).into_iter().flat_map(|tag| &tag.items) {
        let more: Vec<usize> = mark.read(text, &[], |reader| {
            let mut more = vec![reader.number()?];
            while reader.goes_on() || reader.peek().is_some() {
                more.push(reader.number()?);
            }
            Some(more)
        })?;
        marks.extend(more);
    }
    let sheet = match called(SHEET) {
        None => None,
        Some(tag) if tag.items.len() % 2 == 1 => {
            return Err(tag.wrong(text, Wrong::Items(tag.name.to_owned())));
        }
        Some(tag) => {
            let texts: Vec<String> = tag.texts().collect();
            let pairs = texts.chunks_exact(2);
            Some(
                pairs
                    .map(|pair| (pair[0].clone(), pair[1].clone()))
                    .collect(),
            )
        }
    };
    Ok(Head {
        start,
        names,
        occasion: tags::occasion(tags).map_err(|bad| ParseError::bad(text, bad))?,
        rules,
        cursor,
        marks,
        sheet,
    })
}

/// Finds a tag.
trait Called<'a, 't: 'a>: Fn(&str) -> Option<&'a Tag<'t>> + Copy {}
impl<'a, 't: 'a, F: Fn(&str) -> Option<&'a Tag<'t>> + Copy> Called<'a, 't> for F {}

fn people<'a, 't: 'a>(text: &str, called: impl Called<'a, 't>) -> Result<People, ParseError> {
    let names = called(PLAYERS).into_iter().flat_map(Tag::texts);
    let seats = names.map(|name| Person {
        name,
        ..Person::default()
    });
    let mut seats: Vec<Person> = seats.collect();
    let names: Vec<String> = seats.iter().map(|it| it.name.clone()).collect();
    for item in called(BOTS).into_iter().flat_map(|tag| &tag.items) {
        let (seat, level, temperament) = item.read(text, &names, |reader| {
            let seat = reader.player()?;
            let level = reader.thing(Thing::Level)?;
            let temperament = match reader.next_word() {
                Some(_) => reader.thing(Thing::Temperament)?,
                None => Temperament::Plain,
            };
            Some((seat, level, temperament))
        })?;
        if let Some(person) = seats.get_mut(seat.index()) {
            person.plays = Plays::Bot(level);
            person.temperament = temperament;
        }
    }
    for item in called(COLOURS).into_iter().flat_map(|tag| &tag.items) {
        let (seat, colour) = item.read(text, &names, |reader| {
            Some((reader.player()?, reader.seat()?))
        })?;
        if let Some(person) = seats.get_mut(seat.index()) {
            person.colour = Some(Colour(colour));
        }
    }
    let deal = called(DEAL).map(|tag| tag.number(text)).transpose()?;
    Ok(People { seats, deal })
}

/// The start without the people.
fn start<'a, 't: 'a>(
    text: &str,
    called: impl Called<'a, 't>,
    names: &[String],
) -> Result<Setup, ParseError> {
    let mut start = Setup::default();
    for item in called(OPTIONS).into_iter().flat_map(|tag| &tag.items) {
        let ticked = item.read(text, &[], |reader| {
            let mut ticked = Vec::new();
            loop {
                ticked.push(reader.choose(options(), Thing::Option, option_words, false)?);
                if !reader.goes_on() {
                    return Some(ticked);
                }
            }
        })?;
        for of in ticked {
            *of(&mut start.options) = true;
        }
    }
    if let Some(tag) = called(HOUSE_RULES) {
        start.options.house_rules = tag.value::<HouseRules>(text)?;
    }
    if let Some(tag) = called(EDITION) {
        start.edition = tag.value::<EditionData>(text)?;
    }
    if let Some(tag) = called(said::MOMENT) {
        start.moment = tag.one(text)?.read(text, names, moment)?;
    }
    if let Some(tag) = called(said::START_PLAYER) {
        start.start_player = tag.one(text)?.read(text, names, |reader| reader.player())?;
    }
    if let Some(tag) = called(DOUBLED_FREEDOMS) {
        start.doubled_freedoms = tag.list(text, Thing::Freedom)?;
    }
    if let Some(tag) = called(PROFESSIONS) {
        start.professions = Some(tag.list(text, Thing::Profession)?);
    }
    if let Some(tag) = called(RESHUFFLE) {
        start.reshuffle = Some(tag.list(text, Thing::Profession)?);
    }
    if let Some(tag) = called(said::BONUS_CARDS) {
        start.bonus_cards = Some(tag.list(text, Thing::BonusCard)?);
    }
    if let Some(tag) = called(said::USED_BONUS_CARDS) {
        start.used_bonus_cards = tag.list(text, Thing::BonusCard)?;
    }
    if let Some(tag) = called(said::PRESTIGE_CARDS) {
        start.prestige_cards = Some(tag.list(text, Thing::PrestigeCard)?);
    }
    if let Some(tag) = called(GIVEN_BACK) {
        start.given_back = tag.list(text, Thing::Profession)?.into_iter().collect();
    }
    for item in called(MISSING).into_iter().flat_map(|tag| &tag.items) {
        let missing = item.read(text, &[], |reader| Some((piece(reader)?, reader.number()?)))?;
        start.missing.push(missing);
    }
    start.irregular = called(IRREGULAR).is_some();
    // Of whom nothing is said, they have what a player has at the start of a game.
    let dealt = match start.moment {
        Moment::StartingHands => {
            start.players.resize(names.len(), PlayerSetup::default());
            let dealt = usize::from(start.variant().dealt);
            Some(vec![Card::Hidden; dealt])
        }
        Moment::Auction(_) | Moment::Characters(_) | Moment::Actions(..) | Moment::End => None,
    };
    start.players = vec![
        PlayerSetup {
            hand: dealt,
            ..PlayerSetup::default()
        };
        names.len()
    ];
    for &seat in Seat::ALL {
        let Some(tag) = called(&format!("{seat:?}")) else {
            continue;
        };
        let Some(player) = start.players.get_mut(seat.index()) else {
            return Err(tag.wrong(text, Wrong::NoPlayers));
        };
        *player = PlayerSetup::default();
        for item in &tag.items {
            item.read(text, names, |reader| of_player(reader, player))?;
        }
    }
    if let Some(tag) = called(START) {
        let wrong = |error| tag.wrong(text, Wrong::Fields(error));
        let mut all = fields::of(&start).map_err(wrong)?;
        let (Value::Object(fields), Value::Object(more)) = (&mut all, tag.fields(text)?) else {
            return Err(tag.wrong(text, Wrong::Items(tag.name.to_owned())));
        };
        fields.extend(more);
        start = fields::read(&all).map_err(wrong)?;
    }
    Ok(start)
}

/// What may be said of a player at the start.
#[derive(Clone, Copy, Debug)]
enum Has {
    Money,
    Points,
    Tile(Tile),
    Freedoms,
    Jesters,
    Builders,
    Hand,
    Shown,
    Drawn,
    Returned,
    GaveBack,
    Table,
    RecruitingInHand,
    RecruitingOnTable,
    BonusCards,
    PrestigeCards,
    BestWork,
    Character,
}

fn having() -> &'static [Spelling<Has>] {
    static ALL: std::sync::LazyLock<Vec<Spelling<Has>>> = std::sync::LazyLock::new(|| {
        let all = [
            (said::MONEY, Has::Money),
            (said::POINTS, Has::Points),
            (said::FREEDOMS, Has::Freedoms),
            (said::JESTERS, Has::Jesters),
            (said::BUILDERS, Has::Builders),
            (said::HAND, Has::Hand),
            (said::SHOWN, Has::Shown),
            (said::DRAWN, Has::Drawn),
            (said::RETURNED, Has::Returned),
            (said::GAVE_BACK, Has::GaveBack),
            (said::TABLE, Has::Table),
            (said::RECRUITING_IN_HAND, Has::RecruitingInHand),
            (said::RECRUITING_ON_TABLE, Has::RecruitingOnTable),
            (said::BONUS_CARDS, Has::BonusCards),
            (said::PRESTIGE_CARDS, Has::PrestigeCards),
            (said::BEST_WORK, Has::BestWork),
            (said::CHARACTER, Has::Character),
        ];
        let mut all: Vec<_> = all.map(|(word, has)| Spelling::new(word, has)).into();
        let tiles = Tile::spellings().iter();
        all.extend(tiles.map(|one| Spelling::new(&one.word, Has::Tile(one.thing))));
        all
    });
    &ALL
}

fn having_words() -> Vec<&'static str> {
    having().iter().map(|one| one.word.as_str()).collect()
}

/// Reads one thing that a player has.
fn of_player(reader: &mut Reader<'_>, player: &mut PlayerSetup) -> Option<()> {
    match reader.choose(having(), Thing::Value, having_words, false)? {
        Has::Money => player.money = Some(whole(reader)?),
        Has::Points => player.prestige = whole(reader)?,
        Has::Tile(Tile::Building(kind)) => {
            player.buildings.push((kind, reader.squares()?));
            if reader.word(said::WITH) {
                player.partners.push((kind, reader.player()?));
            }
        }
        Has::Tile(Tile::Landscape(kind)) => player.landscapes.push((kind, reader.squares()?)),
        Has::Freedoms => player.freedoms = list(reader, Thing::Freedom)?,
        Has::Jesters => player.jesters = whole(reader)?,
        Has::Builders => player.builders = whole(reader)?,
        Has::Hand => player.hand = Some(cards(reader, Thing::Profession)?),
        Has::Shown => player.shown = reader.set(Thing::Profession)?,
        Has::Drawn => player.drawn = whole(reader)?,
        Has::Returned => player.returned = whole(reader)?,
        Has::GaveBack => player.gave_back = reader.set(Thing::Profession)?,
        Has::Table => player.table = list(reader, Thing::Profession)?,
        Has::RecruitingInHand => player.recruiting_in_hand = whole(reader)?,
        Has::RecruitingOnTable => player.recruiting_on_table = whole(reader)?,
        Has::BonusCards => player.bonus_cards = cards(reader, Thing::BonusCard)?,
        Has::PrestigeCards => player.prestige_cards = cards(reader, Thing::PrestigeCard)?,
        Has::BestWork => player.best_work = whole(reader)?,
        Has::Character => player.character = Some(reader.thing(Thing::Character)?),
    }
    Some(())
}

fn words<T: Spelt>(things: &[T]) -> String {
    let words: Vec<&str> = things.iter().map(|thing| thing.word()).collect();
    match words.is_empty() {
        true => NONE.to_owned(),
        false => words.join(" "),
    }
}

fn words_of_cards<T: Spelt>(cards: &[Card<T>]) -> String {
    let word = |card: &Card<T>| match card {
        Card::Known(card) => card.word().to_owned(),
        Card::Hidden => HIDDEN.to_string(),
    };
    let words: Vec<String> = cards.iter().map(word).collect();
    match words.is_empty() {
        true => NONE.to_owned(),
        false => words.join(" "),
    }
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
    let begin = head.len();
    write_start(&mut head, &start);
    let names: Vec<String> = people.seats.iter().map(|it| it.name.clone()).collect();
    if let Some(rest) = what_is_left(&head[begin..], &start, &names) {
        put_fields(&mut head, START, &rest);
    }
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
        let level = person.plays.level()?;
        let level = level.word();
        Some(match person.temperament {
            Temperament::Plain => format!("{seat:?} {level}"),
            other => format!("{seat:?} {level} {}", other.word()),
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

fn write_start(head: &mut String, start: &Setup) {
    let mut ticked = start.options;
    let ticked = options().iter().filter(|one| *(one.thing)(&mut ticked));
    let ticked: Vec<String> = ticked.map(|one| one.word.clone()).collect();
    if !ticked.is_empty() {
        put(head, OPTIONS, &ticked);
    }
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
        put_one(head, said::MOMENT, moment_text(start.moment));
    }
    if start.start_player != Seat::A {
        put_one(
            head,
            said::START_PLAYER,
            format!("{:?}", start.start_player),
        );
    }
    if !start.doubled_freedoms.is_empty() {
        put_one(
            head,
            DOUBLED_FREEDOMS,
            words::<Freedom>(&start.doubled_freedoms),
        );
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
        put_stack(head, said::BONUS_CARDS, cards);
    }
    if !start.used_bonus_cards.is_empty() {
        put_stack(head, said::USED_BONUS_CARDS, &start.used_bonus_cards);
    }
    if let Some(cards) = &start.prestige_cards {
        put_stack(head, said::PRESTIGE_CARDS, cards);
    }
    if !start.given_back.is_empty() {
        put_one(head, GIVEN_BACK, listed(start.given_back));
    }
    if !start.missing.is_empty() {
        let missing = start.missing.iter();
        let missing = missing.map(|(piece, count)| format!("{} {count}", piece.word()));
        put(head, MISSING, &missing.collect::<Vec<_>>());
    }
    if start.irregular {
        head.push_str(&format!("[{}]\n", capital(IRREGULAR)));
    }
    let dealt = start.variant().dealt;
    let plain = PlayerSetup {
        hand: (start.moment == Moment::StartingHands)
            .then(|| vec![Card::Hidden; usize::from(dealt)]),
        ..PlayerSetup::default()
    };
    for (seat, player) in Seat::ALL.iter().zip(&start.players) {
        if *player != plain {
            put(head, &format!("{seat:?}"), &write_player(player));
        }
    }
}

/// A stack from the top, some cards a line.
fn put_stack<T: Spelt>(head: &mut String, name: &str, cards: &[T]) {
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
    let mut items = Vec::new();
    let mut item = |word: &str, value: String| items.push(format!("{word} {value}"));
    if let Some(money) = player.money {
        item(said::MONEY, money.to_string());
    }
    let mut number = |word: &str, number: i64| {
        if number != 0 {
            item(word, number.to_string());
        }
    };
    number(said::POINTS, player.prestige);
    number(said::JESTERS, player.jesters);
    number(said::BUILDERS, player.builders);
    number(said::RECRUITING_IN_HAND, player.recruiting_in_hand);
    number(said::RECRUITING_ON_TABLE, player.recruiting_on_table);
    number(said::BEST_WORK, player.best_work);
    number(said::DRAWN, player.drawn);
    number(said::RETURNED, player.returned);
    for &(kind, squares) in &player.buildings {
        let mut at = squares_text(squares);
        if let Some(partner) = player.partner(kind) {
            at += &format!(" {} {partner:?}", said::WITH);
        }
        item(Building::word(kind), at);
    }
    for &(kind, squares) in &player.landscapes {
        item(Landscape::word(kind), squares_text(squares));
    }
    if !player.freedoms.is_empty() {
        item(said::FREEDOMS, words(&player.freedoms));
    }
    if let Some(hand) = &player.hand {
        item(said::HAND, words_of_cards(hand));
    }
    let mut set = |word: &str, cards: Set<florence::Profession>| {
        if !cards.is_empty() {
            item(word, held_text(cards, 0));
        }
    };
    set(said::SHOWN, player.shown);
    set(said::GAVE_BACK, player.gave_back);
    if !player.table.is_empty() {
        item(said::TABLE, words(&player.table));
    }
    if !player.bonus_cards.is_empty() {
        item(said::BONUS_CARDS, words_of_cards(&player.bonus_cards));
    }
    if !player.prestige_cards.is_empty() {
        item(said::PRESTIGE_CARDS, words_of_cards(&player.prestige_cards));
    }
    if let Some(character) = player.character {
        item(said::CHARACTER, character.word().to_owned());
    }
    items
}

/// The fields of a start that its tags do not say, as saves have them; nothing if
/// they say it all.
fn what_is_left(tags_text: &str, start: &Setup, names: &[String]) -> Option<Value> {
    let tags = Parts::of(tags_text).ok()?.tags;
    let called = |name: &str| tags.iter().find(|tag| plain(tag.name) == plain(name));
    let read = self::start(tags_text, called, names).unwrap_or_default();
    if read == *start {
        return None;
    }
    let [Ok(Value::Object(mut wanted)), Ok(Value::Object(said))] = [start, &read].map(fields::of)
    else {
        return None;
    };
    wanted.retain(|field, value| said.get(field) != Some(value));
    Some(Value::Object(wanted))
}
