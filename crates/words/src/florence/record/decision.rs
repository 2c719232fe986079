//! Decisions in the notation, written and read. Each is written in one way and may be
//! read in several: `open jester` or `jester`, `work poet forests +3` or `work poet 3
//! forests`.

use super::correction;
use super::reader::{Reader, amount, or_none};
use super::spell::said;
use crate::notation::error::{Thing, Wrong};
use crate::notation::line::FACE_DOWN as HIDDEN;
use crate::notation::spell::{Spelling, Spelt, given, spelt, under, words};
use florence::rules::Piece;
use florence::{
    AnyCard, BonusCard, Building, Character, Decision, Deck, EditionData, Favour, Freedom, Joint,
    Landscape, Object, Profession, Site, Squares, Tile, Under, Work,
};
use table::{Card, Item, Set};

/// How many squares each tile covers in an edition.
#[derive(Clone, Debug)]
pub(crate) struct Sizes(Vec<usize>);

impl Sizes {
    /// Those of an edition, or of ours where it says nothing.
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

/// What a line of the log can be about.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Head {
    Do(Verb),
    Object(Object),
    Character(Character),
}

words! {
    /// What is done, as it is said first.
    Verb:
    Return "return",
    Open "open",
    Raise "raise",
    Pass "pass",
    Decline "decline",
    Win "win",
    Sit "seat",
    Take "take",
    Place "place",
    Keep "keep",
    Recruit "recruit",
    Hold "hold",
    Build "build",
    Hire "hire",
    Introduce "introduce",
    AcquireBonus "bonus",
    Complete "work",
    Bid "bid",
    Princess "princess",
    Merchant "merchant",
    Professor "professor",
    LetGo "let-go",
    Exchange "exchange",
    Offer "offer",
    Accept "accept",
    Refuse "refuse",
    Agree "agree",
    EndTurn "end",
    Sell "sell",
    Reveal "show",
    Correct "set",
}

spelt! {
    Head: heads();
}

fn heads() -> Vec<Spelling<Head>> {
    let bids = under(Head::Character).filter(|one| {
        !matches!(
            one.thing,
            Head::Character(Character::Princess | Character::Merchant | Character::Professor)
        )
    });
    // A second word for the same.
    let again = given([
        ("name", Head::Do(Verb::Open)),
        ("complete", Head::Do(Verb::Complete)),
        ("reveal", Head::Do(Verb::Reveal)),
    ]);
    let heads = under(Head::Do).chain(under(Head::Object));
    heads.chain(bids).chain(again).collect()
}

/// What is decided, and whether its squares are all there are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Read {
    pub(super) decision: Decision,
    /// Where squares stand that may be less than the tile has: in bytes from the
    /// beginning of the text.
    pub(super) part_of_a_tile: Option<usize>,
}

impl From<Decision> for Read {
    fn from(decision: Decision) -> Self {
        Self {
            decision,
            part_of_a_tile: None,
        }
    }
}

/// Writes a decision. What somebody has not seen is left out with `hides`.
pub(super) fn write(decision: &Decision, sizes: &Sizes, hides: bool) -> String {
    let price = |object: Object, florins: u32| format!("{} {}", object.word(), amount(florins));
    match *decision {
        Decision::Return(Card::Known(card)) if !hides => {
            format!("{} {}", Verb::Return.word(), card.word())
        }
        Decision::Return(_) => format!("{} {HIDDEN}", Verb::Return.word()),
        Decision::Name(object) => format!("{} {}", Verb::Open.word(), object.word()),
        Decision::Raise(florins) => format!("{} {}", Verb::Raise.word(), amount(florins)),
        Decision::Pass => Verb::Pass.word().into(),
        Decision::Decline => Verb::Decline.word().into(),
        Decision::Win(object, florins) => price(object, florins),
        Decision::Sit(florins) => format!("{} {}", Verb::Sit.word(), amount(florins)),
        Decision::Take(object) => format!("{} {}", Verb::Take.word(), object.word()),
        Decision::Place(kind, site) => {
            let size = sizes.of_tile(Tile::Landscape(kind));
            format!("{} {} {}", Verb::Place.word(), kind.word(), put(site, size))
        }
        Decision::Keep(..) if hides => format!("{} {HIDDEN}", Verb::Keep.word()),
        Decision::Keep(card, under) => {
            let under: Vec<&str> = under.iter().map(|card| card.word()).collect();
            match under.is_empty() {
                true => format!("{} {}", Verb::Keep.word(), card.word()),
                false => {
                    let under = under.join(" ");
                    format!(
                        "{} {} {} {under}",
                        Verb::Keep.word(),
                        card.word(),
                        said::UNDER
                    )
                }
            }
        }
        Decision::Recruit(seat, card) => {
            format!(
                "{} {} {} {seat:?}",
                Verb::Recruit.word(),
                card.word(),
                said::FROM
            )
        }
        Decision::Hold => Verb::Hold.word().into(),
        Decision::Build(kind, site) => {
            let size = sizes.of_tile(Tile::Building(kind));
            format!("{} {} {}", Verb::Build.word(), kind.word(), put(site, size))
        }
        Decision::Hire => Verb::Hire.word().into(),
        Decision::Introduce(freedom) => format!("{} {}", Verb::Introduce.word(), freedom.word()),
        Decision::AcquireBonus => Verb::AcquireBonus.word().into(),
        Decision::Complete(work) => {
            let mut text = format!("{} {}", Verb::Complete.word(), work.profession.word());
            for card in work.bonus {
                text += " ";
                text += card.word();
            }
            if work.prestige > 0 {
                text += &format!(" +{}", work.prestige);
            }
            text
        }
        Decision::Bid(character, florins) => {
            format!(
                "{} {} {}",
                Verb::Bid.word(),
                character.word(),
                amount(florins)
            )
        }
        Decision::Princess(0) => Verb::Princess.word().into(),
        Decision::Princess(points) => format!("{} +{points}", Verb::Princess.word()),
        Decision::Merchant(Favour::Free) => format!("{} {}", Verb::Merchant.word(), said::FREE),
        Decision::Merchant(Favour::Points) => format!("{} {}", Verb::Merchant.word(), said::POINTS),
        Decision::Professor(deck) => format!("{} {}", Verb::Professor.word(), deck.word()),
        Decision::LetGo => Verb::LetGo.word().into(),
        Decision::Exchange(points) => format!("{} {points}", Verb::Exchange.word()),
        Decision::Offer(joint) => format!("{} {}", Verb::Offer.word(), joint_text(joint)),
        Decision::Accept => Verb::Accept.word().into(),
        Decision::Refuse => Verb::Refuse.word().into(),
        Decision::Agree(joint) => format!("{} {}", Verb::Agree.word(), joint_text(joint)),
        Decision::EndTurn => Verb::EndTurn.word().into(),
        Decision::Sell(points) => format!("{} {points}", Verb::Sell.word()),
        Decision::Reveal(card) => format!("{} {}", Verb::Reveal.word(), card.word()),
        Decision::Correct(correction) => format!("= {}", correction::write(correction)),
    }
}

/// Squares, or the word for none.
pub(super) fn squares_text(squares: Squares) -> String {
    match squares.is_empty() {
        true => said::NOWHERE.to_owned(),
        false => squares.to_string(),
    }
}

/// The squares of a field: `e1 e2`, in that of another seat `B: e1 e2`.
pub(super) fn site_text(site: Site) -> String {
    let squares = squares_text(site.squares());
    match site.field() {
        Some(seat) => format!("{seat:?}: {squares}"),
        None => squares,
    }
}

/// Where a tile of this size is put. Squares that are fewer stand for all of it
/// unless they are said to be all there are.
fn put(site: Site, size: usize) -> String {
    match site.squares().len() < size {
        true => format!("{} {}", said::ONLY, site_text(site)),
        false => site_text(site),
    }
}

/// What is built across a border: `workshop e1 e2 with B a1 a2 for 300`.
pub(super) fn joint_text(joint: Joint) -> String {
    let mut text = format!(
        "{} {} {} {:?} {}",
        joint.building().word(),
        squares_text(joint.own()),
        said::WITH,
        joint.other(),
        squares_text(joint.others()),
    );
    if joint.payment() > 0 {
        text += &format!(" {} {}", said::FOR, amount(joint.payment()));
    }
    text
}

/// Reads a decision.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Read> {
    if reader.sign("=") {
        return correction::read(reader).map(|it| Decision::Correct(it).into());
    }
    if reader.is_amount() {
        let florins = reader.amount()?;
        // `700 jester` as well.
        let object = reader.next_word().is_some();
        return Some(match object {
            true => Decision::Win(reader.thing(Thing::Object)?, florins).into(),
            false => Decision::Raise(florins).into(),
        });
    }
    let head = reader.choose(Thing::Decision, true)?;
    Some(match head {
        Head::Object(object) => {
            reader.word(said::FOR);
            match reader.is_amount() {
                true => Decision::Win(object, reader.amount()?).into(),
                false => {
                    reader.want(Thing::Amount);
                    Decision::Name(object).into()
                }
            }
        }
        Head::Character(character) => Decision::Bid(character, reader.amount()?).into(),
        Head::Do(verb) => return of_verb(reader, verb),
    })
}

fn of_verb(reader: &mut Reader<'_>, verb: Verb) -> Option<Read> {
    let decision = match verb {
        Verb::Return => Decision::Return(card(reader)?),
        Verb::Open => Decision::Name(reader.thing(Thing::Object)?),
        Verb::Raise => Decision::Raise(reader.amount()?),
        Verb::Pass => Decision::Pass,
        Verb::Decline => Decision::Decline,
        Verb::Win => {
            let object = reader.thing(Thing::Object)?;
            reader.word(said::FOR);
            Decision::Win(object, reader.amount()?)
        }
        Verb::Sit => {
            reader.word(said::FOR);
            Decision::Sit(reader.amount()?)
        }
        Verb::Take => Decision::Take(reader.thing(Thing::Object)?),
        Verb::Place => {
            let kind: Landscape = reader.thing(Thing::Landscape)?;
            let (site, part_of_a_tile) = site_of_tile(reader)?;
            return Some(Read {
                decision: Decision::Place(kind, site),
                part_of_a_tile,
            });
        }
        Verb::Keep => keep(reader)?,
        Verb::Recruit => {
            let card: Profession = reader.thing(Thing::Profession)?;
            reader.word(said::FROM);
            Decision::Recruit(reader.player()?, card)
        }
        Verb::Hold => Decision::Hold,
        Verb::Build => {
            let kind: Building = reader.thing(Thing::Building)?;
            let (site, part_of_a_tile) = site_of_tile(reader)?;
            return Some(Read {
                decision: Decision::Build(kind, site),
                part_of_a_tile,
            });
        }
        Verb::Hire => Decision::Hire,
        Verb::Introduce => Decision::Introduce(reader.thing::<Freedom>(Thing::Freedom)?),
        Verb::AcquireBonus => Decision::AcquireBonus,
        Verb::Complete => work(reader)?,
        Verb::Bid => Decision::Bid(reader.thing(Thing::Character)?, reader.amount()?),
        Verb::Princess => {
            reader.want(Thing::Number);
            match reader.next_word() {
                None => Decision::Princess(0),
                // A bid is an amount of money.
                Some(word) if word.len() > 2 && !word.starts_with('+') => {
                    Decision::Bid(Character::Princess, reader.amount()?)
                }
                Some(_) => Decision::Princess(reader.points()?),
            }
        }
        Verb::Merchant => match reader.is_amount() {
            true => Decision::Bid(Character::Merchant, reader.amount()?),
            false if reader.word(said::FREE) => Decision::Merchant(Favour::Free),
            false if reader.word(said::POINTS) => Decision::Merchant(Favour::Points),
            false => return None,
        },
        Verb::Professor => match reader.is_amount() {
            true => Decision::Bid(Character::Professor, reader.amount()?),
            false => Decision::Professor(reader.thing::<Deck>(Thing::Deck)?),
        },
        Verb::LetGo => Decision::LetGo,
        Verb::Exchange => Decision::Exchange(reader.points()?),
        Verb::Offer => Decision::Offer(joint(reader)?),
        Verb::Accept => Decision::Accept,
        Verb::Refuse => Decision::Refuse,
        Verb::Agree => Decision::Agree(joint(reader)?),
        Verb::EndTurn => Decision::EndTurn,
        Verb::Sell => Decision::Sell(reader.points()?),
        Verb::Reveal => Decision::Reveal(reader.thing(Thing::Card)?),
        Verb::Correct => Decision::Correct(correction::read(reader)?),
    };
    Some(decision.into())
}

/// A profession, or one that lies face down.
fn card(reader: &mut Reader<'_>) -> Option<Card<Profession>> {
    reader.want_one_of(Thing::Hidden, || vec!["?"]);
    if reader.next_word() == Some("?") {
        reader.skip();
        return Some(Card::Hidden);
    }
    reader.thing(Thing::Profession).map(Card::Known)
}

/// `keep most-lakes under most-parks all-freedoms`.
fn keep(reader: &mut Reader<'_>) -> Option<Decision> {
    let card: AnyCard = reader.thing(Thing::Card)?;
    let mut under = Vec::new();
    if reader.word(said::UNDER) {
        loop {
            under.push(reader.thing::<AnyCard>(Thing::Card)?);
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

/// `poet forests jesters +3`, the cards and the points in any order.
fn work(reader: &mut Reader<'_>) -> Option<Decision> {
    let profession = reader.thing(Thing::Profession)?;
    let mut bonus = Set::EMPTY;
    let mut prestige = None;
    loop {
        reader.comma();
        reader.want(Thing::Number);
        if let Some(word) = reader.next_word()
            && word.starts_with(|sign: char| sign == '+' || sign.is_ascii_digit())
        {
            let points: u16 = reader.points()?;
            if prestige.replace(points).is_some() {
                return reader.fail(Wrong::Twice(format!("+{points}")));
            }
        } else if reader.goes_on() {
            let seen = reader.seen();
            let card: BonusCard = reader.thing(Thing::BonusCard)?;
            if !bonus.insert(card) {
                reader.back(seen);
                return reader.fail(Wrong::Twice(card.word().to_owned()));
            }
        } else {
            reader.want_one_of(Thing::BonusCard, BonusCard::words);
            break;
        }
    }
    Some(Decision::Complete(Work {
        profession,
        bonus,
        prestige: prestige.unwrap_or(0),
    }))
}

/// The squares of one's own field, or of another: `e1 e2`, `B: e1 e2`.
pub(super) fn site(reader: &mut Reader<'_>) -> Option<Site> {
    let seen = reader.seen();
    if let Some(seat) = reader.seat() {
        if reader.sign(":") {
            return reader.squares().map(|squares| Site::of(seat, squares));
        }
        reader.back(seen);
        return None;
    }
    reader.squares().map(Site::own)
}

/// The same for a tile, and where squares stand that may be a part of it.
fn site_of_tile(reader: &mut Reader<'_>) -> Option<(Site, Option<usize>)> {
    let only = reader.word(said::ONLY);
    let place = reader.place();
    let site = site(reader)?;
    let is_part = !only && site.field().is_none() && !site.squares().is_empty();
    Some((site, is_part.then_some(place)))
}

/// `workshop e1 e2 with B a1 a2 for 300`.
fn joint(reader: &mut Reader<'_>) -> Option<Joint> {
    let building: Building = reader.thing(Thing::Building)?;
    joint_of(reader, building)
}

pub(super) fn joint_of(reader: &mut Reader<'_>, building: Building) -> Option<Joint> {
    let own = reader.squares()?;
    if !reader.word(said::WITH) {
        return None;
    }
    joint_with(reader, building, own)
}

/// The same after `with`.
pub(super) fn joint_with(
    reader: &mut Reader<'_>,
    building: Building,
    own: Squares,
) -> Option<Joint> {
    let seat = reader.player()?;
    let others = reader.squares()?;
    let joint = Joint::new(building, own, seat, others);
    if !reader.word(said::FOR) {
        return Some(joint);
    }
    let place = reader.seen();
    let florins = reader.amount()?;
    if florins > Joint::MOST_PAYMENT {
        reader.back(place);
        return reader.fail(Wrong::OutOfRange);
    }
    Some(joint.paying(florins))
}

/// The words of pieces, for those who read corrections.
pub(super) fn piece(reader: &mut Reader<'_>) -> Option<Piece> {
    reader.thing(Thing::Piece)
}

/// Known cards and how many lie face down: `poet lawyer ? ?`.
pub(super) fn held<T: Spelt + Item>(reader: &mut Reader<'_>, thing: Thing) -> Option<(Set<T>, u8)> {
    reader.want_one_of(Thing::Hidden, || vec!["?"]);
    let known = match reader.next_word() {
        Some(word) if word.starts_with(HIDDEN) => Set::EMPTY,
        _ => reader.set(thing)?,
    };
    let hidden = reader.hidden()?;
    Some((known, hidden))
}

/// The same written.
pub(super) fn held_text<T: Spelt + Item>(known: Set<T>, hidden: u8) -> String {
    let mut words: Vec<String> = known.iter().map(|card| card.word().to_owned()).collect();
    match hidden {
        0 => {}
        1..=5 => words.extend((0..hidden).map(|_| HIDDEN.to_string())),
        _ => words.push(format!("{HIDDEN}{hidden}")),
    }
    or_none(words)
}
