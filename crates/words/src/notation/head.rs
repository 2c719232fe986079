//! The tags above the log of any game: which game, who plays, when and where, and the
//! position it begins with. What tags cannot express is in `[Start {…}]`, as the fields of
//! a save, so that every start can be written.

use std::collections::BTreeMap;

use serde_json::Value;

use super::error::{ParseError, Wrong};
use super::line::Line;
use super::spell::Spelt as _;
use super::tags::{
    self, BEGUN, BOTS, COLOURS, CURSOR, DEAL, ENDED, GAME, IDENTITY, KNOWN, MARKS, NOTATION, NOTE,
    OFFSET, ORIGIN, PLACE, PLAYERS, Parts, RULES, SHEET, START, TAGS, Tag, Text, VERSION_OF_GAME,
    put, put_fields, put_one,
};
use super::{fields, plain};
use table::{
    Colour, Game, Item as _, Level, Occasion, People, Person, Plays, Save, Seat, Temperament,
};

/// The version of the notation that is written, and the newest that is read.
pub const VERSION: u32 = 1;

/// The tags of every game; [`Tagged::TAGS`] go between these three groups.
const OF_ANY: [&[&str]; 3] = [
    &[
        GAME,
        NOTATION,
        VERSION_OF_GAME,
        RULES,
        PLAYERS,
        BOTS,
        COLOURS,
        DEAL,
    ],
    &[
        BEGUN, ENDED, OFFSET, IDENTITY, KNOWN, PLACE, TAGS, NOTE, ORIGIN,
    ],
    &[START, CURSOR, MARKS, SHEET],
];

/// Returns the tags of a game, in the order in which they are listed.
fn known<G: Tagged>() -> Vec<&'static str> {
    let [first, evening, last] = OF_ANY;
    let [before, after] = G::TAGS;
    [first, before, evening, after, last].concat()
}

/// A game whose start can be written in tags.
pub(crate) trait Tagged: Game<Start: Default> {
    /// The tags that only this game has: those before the occasion, and those after it.
    const TAGS: [&'static [&'static str]; 2];

    /// Returns whether it has a tag with this name that is not listed.
    fn is_tag(_name: &str) -> bool {
        false
    }

    /// Reads a text in the tag of bots.
    ///
    /// # Errors
    /// What is wrong with it, as for the other functions that read tags.
    fn bot(page: Page<'_>, item: &Text<'_>, names: &[String]) -> Result<Bot, ParseError>;

    /// Reads a text in the tag of colours: a player, and the seat to which the colour
    /// belongs by default.
    fn colour(
        page: Page<'_>,
        item: &Text<'_>,
        names: &[String],
    ) -> Result<(Seat, Seat), ParseError>;

    /// Reads a sequence of numbers.
    fn numbers(page: Page<'_>, item: &Text<'_>) -> Result<Vec<usize>, ParseError>;

    /// Reads a start from the tags of this game alone.
    fn read_start(
        page: Page<'_>,
        names: &[String],
        deal: Option<u64>,
    ) -> Result<Self::Start, ParseError>;

    /// Writes these tags. The people have already been removed from the start.
    fn write_start(head: &mut String, start: &Self::Start);
}

/// The content of the tags.
#[derive(Debug)]
pub(crate) struct Head<G: Tagged> {
    /// Where the game began.
    pub(crate) start: G::Start,
    /// The names of the players.
    pub(crate) names: Vec<String>,
    pub(crate) occasion: Occasion,
    pub(crate) rules: u32,
    pub(crate) cursor: Option<usize>,
    pub(crate) marks: Vec<usize>,
    pub(crate) sheet: Option<BTreeMap<String, String>>,
}

/// A text with its tags; errors in tags refer to places in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page<'t> {
    pub(crate) text: &'t str,
    pub(crate) tags: &'t [Tag<'t>],
}

impl<'t> Page<'t> {
    /// Returns the tag with this name.
    pub(crate) fn called(&self, name: &str) -> Option<&'t Tag<'t>> {
        tags::called(self.tags, name)
    }

    /// Returns the texts in the tag with this name.
    pub(crate) fn items(&self, name: &str) -> &'t [Text<'t>] {
        self.called(name).map_or(&[], |tag| &tag.items)
    }

    /// Creates an error at a tag.
    pub(crate) fn wrong(&self, tag: &Tag<'_>, wrong: Wrong) -> ParseError {
        ParseError::at(self.text, tag.at, wrong)
    }

    /// Returns the only text in a tag.
    pub(crate) fn only(&self, name: &str) -> Result<Option<&'t Text<'t>>, ParseError> {
        let only = self.called(name).map(Tag::only).transpose();
        only.map_err(|bad| ParseError::bad(self.text, bad))
    }

    /// Returns the number in a tag.
    pub(crate) fn number<T: TryFrom<u64>>(&self, name: &str) -> Result<Option<T>, ParseError> {
        let Some(item) = self.only(name)? else {
            return Ok(None);
        };
        let line = Line::new(&item.text, item.at);
        let number = line.number(0).filter(|_| line.is_end(1));
        match number {
            Some(number) => Ok(Some(number)),
            None => {
                let (at, wrong) = line.error(|_| None);
                Err(ParseError::at(self.text, at, wrong))
            }
        }
    }

    /// Returns a value of a type that saves contain, from its fields.
    pub(crate) fn fields<T: serde::de::DeserializeOwned>(
        &self,
        name: &str,
    ) -> Result<Option<T>, ParseError> {
        let value = self.called(name).map(Tag::typed).transpose();
        value.map_err(|bad| ParseError::bad(self.text, bad))
    }
}

/// Reads the tags of a text, in any order.
///
/// # Errors
/// What is wrong with them, and where.
pub(crate) fn read<G: Tagged>(text: &str, tags: &[Tag<'_>]) -> Result<Head<G>, ParseError> {
    let page = Page { text, tags };
    // The tags of another game are unknown here.
    if let Some((tag, game)) = page.called(GAME).zip(page.only(GAME)?)
        && game.text != G::ID
    {
        let found = game.text.clone().into_owned();
        let expected = G::ID;
        return Err(page.wrong(tag, Wrong::OtherGame { found, expected }));
    }
    all_known::<G>(page)?;
    for (name, newest) in [(NOTATION, VERSION), (VERSION_OF_GAME, G::VERSION)] {
        if let Some((tag, version)) = page.called(name).zip(page.number(name)?)
            && version > newest
        {
            return Err(page.wrong(tag, Wrong::Newer(version)));
        }
    }
    let people = people::<G>(page)?;
    let names: Vec<String> = people.seats.iter().map(|it| it.name.clone()).collect();
    let mut start = start::<G>(page, &names, people.deal)?;
    G::put_people(&mut start, people);
    let rules = page.number(RULES)?.unwrap_or(G::RULES);
    if rules < G::RULES && page.called(SHEET).is_none() {
        G::played_by(&mut start, rules);
    }
    let cursor = page.number(CURSOR)?;
    let mut marks = Vec::new();
    for item in page.items(MARKS) {
        marks.extend(G::numbers(page, item)?);
    }
    Ok(Head {
        start,
        names,
        rules,
        cursor,
        marks,
        sheet: sheet(page)?,
        occasion: tags::occasion(tags).map_err(|bad| ParseError::bad(text, bad))?,
    })
}

/// Checks that all tags are known and occur only once.
fn all_known<G: Tagged>(page: Page<'_>) -> Result<(), ParseError> {
    let known = known::<G>();
    let mut seen: Vec<String> = Vec::new();
    for tag in page.tags {
        let name = plain(tag.name);
        let is_known = known.iter().any(|known| plain(known) == name);
        if !is_known && !G::is_tag(tag.name) {
            let tag_name = tag.name.to_owned();
            return Err(page.wrong(
                tag,
                Wrong::UnknownTag {
                    tag: tag_name,
                    known,
                },
            ));
        }
        if seen.contains(&name) {
            return Err(page.wrong(tag, Wrong::Twice(tag.name.to_owned())));
        }
        seen.push(name);
    }
    Ok(())
}

/// Reads what was typed on a sheet, as pairs.
fn sheet(page: Page<'_>) -> Result<Option<BTreeMap<String, String>>, ParseError> {
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

fn people<G: Tagged>(page: Page<'_>) -> Result<People, ParseError> {
    let names = page.called(PLAYERS).into_iter().flat_map(Tag::texts);
    let seats = names.map(|name| Person {
        name,
        ..Person::default()
    });
    let mut seats: Vec<Person> = seats.collect();
    let names: Vec<String> = seats.iter().map(|it| it.name.clone()).collect();
    for item in page.items(BOTS) {
        let Bot(seat, level, temperament) = G::bot(page, item, &names)?;
        if let Some(person) = seats.get_mut(seat.index()) {
            person.plays = Plays::Bot(level);
            person.temperament = temperament;
        }
    }
    for item in page.items(COLOURS) {
        let (seat, colour) = G::colour(page, item, &names)?;
        if let Some(person) = seats.get_mut(seat.index()) {
            person.colour = Some(Colour(colour));
        }
    }
    let deal = page.number(DEAL)?;
    Ok(People { seats, deal })
}

/// The content of a bot tag: its seat, level and temperament.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bot(pub(crate) Seat, pub(crate) Level, pub(crate) Temperament);

/// Reads the start without the people.
fn start<G: Tagged>(
    page: Page<'_>,
    names: &[String],
    deal: Option<u64>,
) -> Result<G::Start, ParseError> {
    let start = G::read_start(page, names, deal)?;
    let Some(tag) = page.called(START) else {
        return Ok(start);
    };
    let wrong = |error| page.wrong(tag, Wrong::Fields(error));
    let more = tag.all_fields();
    let more = more.map_err(|bad| ParseError::bad(page.text, bad))?;
    let all = fields::of(&start).map_err(wrong)?;
    let (Value::Object(mut all), Value::Object(more)) = (all, more) else {
        return Err(page.wrong(tag, Wrong::Items(tag.name.to_owned())));
    };
    all.extend(more);
    fields::read(&Value::Object(all)).map_err(wrong)
}

/// Writes the tags of a game.
pub(crate) fn write<G: Tagged>(save: &Save<G>) -> String {
    let mut head = String::new();
    put_one(&mut head, GAME, G::ID);
    put_one(&mut head, NOTATION, VERSION);
    if G::VERSION > 1 {
        put_one(&mut head, VERSION_OF_GAME, G::VERSION);
    }
    if save.rules != G::RULES {
        put_one(&mut head, RULES, save.rules);
    }
    let mut start = save.start.clone();
    let people = G::take_people(&mut start);
    write_people(&mut head, &people);
    tags::write_occasion(&mut head, &save.occasion);
    let begin = head.len();
    G::write_start(&mut head, &start);
    if let Some(rest) = what_is_left::<G>(&head[begin..], &start, &people) {
        put_fields(&mut head, START, &rest);
    }
    if save.cursor != save.log.len() {
        put_one(&mut head, CURSOR, save.cursor);
    }
    put_some(&mut head, MARKS, save.marks.iter().map(usize::to_string));
    if let Some(sheet) = &save.sheet {
        let pairs = sheet
            .iter()
            .flat_map(|(name, typed)| [name.clone(), typed.clone()]);
        let pairs: Vec<String> = pairs.collect();
        put(&mut head, SHEET, &pairs);
    }
    head
}

/// Writes a tag with these texts, if there are any.
pub(crate) fn put_some(head: &mut String, name: &str, items: impl Iterator<Item = String>) {
    tags::put_if(head, name, &items.collect::<Vec<_>>());
}

fn write_people(head: &mut String, people: &People) {
    put_some(head, PLAYERS, people.seats.iter().map(|it| it.name.clone()));
    let seats = || Seat::ALL.iter().zip(&people.seats);
    let bots = seats().filter_map(|(seat, person)| {
        let level = person.plays.level()?.word();
        Some(match person.temperament {
            Temperament::Plain => format!("{seat:?} {level}"),
            other => format!("{seat:?} {level} {}", other.word()),
        })
    });
    put_some(head, BOTS, bots);
    let colours = seats().filter_map(|(seat, person)| {
        let colour = person.colour?;
        Some(format!("{seat:?} {:?}", colour.0))
    });
    put_some(head, COLOURS, colours);
    if let Some(deal) = people.deal {
        put_one(head, DEAL, deal);
    }
}

/// Returns the fields of a start that its tags do not cover, as in saves; `None` if the
/// tags cover everything.
fn what_is_left<G: Tagged>(tags: &str, start: &G::Start, people: &People) -> Option<Value> {
    let parts = Parts::of(tags).ok()?;
    let page = Page {
        text: tags,
        tags: &parts.tags,
    };
    let names: Vec<String> = people.seats.iter().map(|it| it.name.clone()).collect();
    let read = self::start::<G>(page, &names, people.deal).unwrap_or_default();
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
