//! What the tags above the log say of this game alone: what the table agreed on, the stacks,
//! and what everybody has at the start.

use super::correction::{moment, moment_text};
use super::decision::{held_text, piece, squares_text};
use super::reader::{NONE, Reader, listed, or_none};
use super::spell::said;
use crate::notation::error::{ParseError, Thing, Wrong};
use crate::notation::fields;
use crate::notation::head::{Bot, Page, Tagged, put_some};
use crate::notation::line::{FACE_DOWN as HIDDEN, seat_called};
use crate::notation::spell::{Spelling, Spelt, given, spelt, under};
use crate::notation::tags::{EDITION, OPTIONS, Text, WIDTH, capital, put, put_fields, put_one};
use florence::rules::HouseRules;
use florence::{Building, EditionData, Game, Landscape, Moment, Options, PlayerSetup, Setup, Tile};
use table::{Card, Item as _, Seat, Set, Temperament};

const HOUSE_RULES: &str = "house-rules";
const DOUBLED_FREEDOMS: &str = "doubled-freedoms";
const PROFESSIONS: &str = "professions";
const RESHUFFLE: &str = "reshuffle";
const GIVEN_BACK: &str = "given-back";
const MISSING: &str = "missing";
const IRREGULAR: &str = "irregular";

impl Tagged for Game {
    const TAGS: [&'static [&'static str]; 2] = [
        &[],
        &[
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
        ],
    ];

    /// A tag for each seat.
    fn is_tag(name: &str) -> bool {
        seat_called(name).is_some()
    }

    fn bot(page: Page<'_>, item: &Text<'_>, names: &[String]) -> Result<Bot, ParseError> {
        read(page, item, names, |reader| {
            let seat = reader.player()?;
            let level = reader.thing(Thing::Level)?;
            let temperament = match reader.next_word() {
                Some(_) => reader.thing(Thing::Temperament)?,
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
            for ticked in read(page, item, &[], |reader| {
                let mut all: Vec<Ticked> = Vec::new();
                loop {
                    all.push(reader.thing(Thing::Option)?);
                    if !reader.goes_on() {
                        return Some(all);
                    }
                }
            })? {
                *ticked.of(&mut start.options) = true;
            }
        }
        if let Some(rules) = page.fields::<HouseRules>(HOUSE_RULES)? {
            start.options.house_rules = rules;
        }
        if let Some(edition) = page.fields::<EditionData>(EDITION)? {
            start.edition = edition;
        }
        if let Some(item) = page.only(said::MOMENT)? {
            start.moment = read(page, item, names, moment)?;
        }
        if let Some(item) = page.only(said::START_PLAYER)? {
            start.start_player = read(page, item, names, |reader| reader.player())?;
        }
        let doubled = list_in(page, DOUBLED_FREEDOMS, Thing::Freedom)?;
        start.doubled_freedoms = doubled.unwrap_or_default();
        start.professions = list_in(page, PROFESSIONS, Thing::Profession)?;
        start.reshuffle = list_in(page, RESHUFFLE, Thing::Profession)?;
        start.bonus_cards = list_in(page, said::BONUS_CARDS, Thing::BonusCard)?;
        let used = list_in(page, said::USED_BONUS_CARDS, Thing::BonusCard)?;
        start.used_bonus_cards = used.unwrap_or_default();
        start.prestige_cards = list_in(page, said::PRESTIGE_CARDS, Thing::PrestigeCard)?;
        let given_back = list_in(page, GIVEN_BACK, Thing::Profession)?;
        start.given_back = given_back.into_iter().flatten().collect();
        for item in page.items(MISSING) {
            let missing = |reader: &mut Reader<'_>| Some((piece(reader)?, reader.number()?));
            start.missing.push(read(page, item, &[], missing)?);
        }
        start.irregular = page.called(IRREGULAR).is_some();
        players(page, names, &mut start)?;
        Ok(start)
    }

    fn write_start(head: &mut String, start: &Setup) {
        let mut ticked = start.options;
        let all = Ticked::spellings().iter();
        let all = all.filter(|one| *one.thing.of(&mut ticked));
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

/// The words in a tag as one list.
fn list_in<T: Spelt>(
    page: Page<'_>,
    name: &str,
    thing: Thing,
) -> Result<Option<Vec<T>>, ParseError> {
    if page.called(name).is_none() {
        return Ok(None);
    }
    let mut all = Vec::new();
    for item in page.items(name) {
        all.extend(read(page, item, &[], |reader| list::<T>(reader, thing))?);
    }
    Ok(Some(all))
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
                reader.want(thing);
                return None;
            }
        }
    }
    Some(all)
}

/// A number that may be below zero.
fn whole(reader: &mut Reader<'_>) -> Option<i64> {
    reader.want(Thing::Number);
    let word = reader.next_word()?;
    let digits = word.replace(',', "");
    let number = digits.parse::<i64>().ok()?;
    reader.skip();
    Some(number)
}

/// A box to tick among the options.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Ticked {
    Harder,
    Older,
    Muse,
    Cooperative,
    LowestProfession,
}

impl Ticked {
    /// Whether it is ticked.
    fn of(self, options: &mut Options) -> &mut bool {
        match self {
            Self::Harder => &mut options.harder,
            Self::Older => &mut options.older,
            Self::Muse => &mut options.muse,
            Self::Cooperative => &mut options.cooperative,
            Self::LowestProfession => &mut options.lowest_profession_breaks_ties,
        }
    }
}

spelt! {
    Ticked: given([
        ("harder", Ticked::Harder),
        ("older", Ticked::Older),
        ("muse", Ticked::Muse),
        ("cooperative", Ticked::Cooperative),
        ("lowest-profession-breaks-ties", Ticked::LowestProfession),
    ]);
    Has: having();
}

/// What the players of a start have. Of whom nothing is said, they have what a player has at
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
        *player = PlayerSetup::default();
        for item in &tag.items {
            read(page, item, names, |reader| of_player(reader, player))?;
        }
    }
    Ok(())
}

/// What a player of this start has of whom nothing is said.
fn untouched(start: &Setup) -> PlayerSetup {
    let dealt = usize::from(start.variant().dealt);
    PlayerSetup {
        hand: (start.moment == Moment::StartingHands).then(|| vec![Card::Hidden; dealt]),
        ..PlayerSetup::default()
    }
}

/// What may be said of a player at the start.
#[derive(Clone, Copy, Debug, PartialEq)]
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

fn having() -> Vec<Spelling<Has>> {
    let mut all = given([
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
    ]);
    all.extend(under(Has::Tile));
    all
}

/// Reads one thing that a player has.
fn of_player(reader: &mut Reader<'_>, player: &mut PlayerSetup) -> Option<()> {
    match reader.thing(Thing::Value)? {
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

fn words_of_cards<T: Spelt>(cards: &[Card<T>]) -> String {
    or_none(cards.iter().map(|card| match card {
        Card::Known(card) => card.word().to_owned(),
        Card::Hidden => HIDDEN.to_string(),
    }))
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
        item(said::FREEDOMS, listed(player.freedoms.iter().copied()));
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
        item(said::TABLE, listed(player.table.iter().copied()));
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
