//! What can stand behind a word of the notation: amounts, points, cards, squares. Each is
//! written in one way and read again ([`Part`]); a row of [`grammar`] joins the parts of a
//! decision to its word.

use std::fmt::Display;

use super::reader::{Reader, amount, listed, or_none};
use super::spell::said;
use crate::notation::error::{Thing, Wrong};
use crate::notation::line::FACE_DOWN as HIDDEN;
use crate::notation::spell::{Spelling, Spelt, given, spelt};
use florence::{BonusCard, Building, Joint, Moment, Site, Squares, Work};
use table::{Card, Item, Seat, Set};

/// Reads what stands behind a word.
pub(super) type Rest<T> = fn(&mut Reader<'_>) -> Option<T>;

/// A way to write something and to read it again.
pub(super) trait Part<T> {
    fn text(it: &T) -> String;

    fn read(reader: &mut Reader<'_>) -> Option<T>;
}

/// Says how things of a kind are written and read, a word a row. `"open" = Name(it: Word)`
/// is both; `"win": |reader| …` is only read, and `also` says how the rest is written.
macro_rules! grammar {
    (
        $kind:ident, $rows:ident, $write:ident($($known:ident: $type:ty),*);
        $($word:literal $(= $variant:ident $(($($part:ident: $way:ident),+))?)? $(: $read:expr)?;)+
        also { $($pattern:pat $(if $guard:expr)? => $text:expr,)* }
    ) => {
        /// The words, each with what is read behind it.
        #[allow(unused_variables, reason = "a word alone reads nothing more")]
        const $rows: &[(&str, $crate::florence::record::grammar::Rest<$kind>)] = &[$((
            $word,
            $(|reader| Some($kind::$variant $(($(
                <$way as $crate::florence::record::grammar::Part<_>>::read(reader)?
            ),+))?))?
            $($read)?
        )),+];

        /// Writes one of them.
        pub(super) fn $write(it: &$kind, $($known: $type),*) -> String {
            match *it {
                $($($kind::$variant $(($($part),+))? => [
                    $word.to_owned(),
                    $($(<$way as $crate::florence::record::grammar::Part<_>>::text(&$part)),+)?
                ]
                .join(" "),)?)+
                $($pattern $(if $guard)? => $text,)*
            }
        }
    };
}
pub(super) use grammar;

/// A word for something.
pub(super) struct Word;

impl<T: Spelt + PartialEq> Part<T> for Word {
    fn text(it: &T) -> String {
        it.word().to_owned()
    }

    fn read(reader: &mut Reader<'_>) -> Option<T> {
        reader.thing()
    }
}

/// Several words, each once, or the word for none.
pub(super) struct Words;

impl<T: Spelt + Item> Part<Set<T>> for Words {
    fn text(it: &Set<T>) -> String {
        listed(*it)
    }

    fn read(reader: &mut Reader<'_>) -> Option<Set<T>> {
        reader.set()
    }
}

/// Several words of which one may be there twice.
impl<T: Spelt + PartialEq> Part<Vec<T>> for Words {
    fn text(it: &Vec<T>) -> String {
        listed(it.iter().copied())
    }

    fn read(reader: &mut Reader<'_>) -> Option<Vec<T>> {
        let mut all = Vec::new();
        if reader.peek().is_none() || reader.none() {
            return Some(all);
        }
        loop {
            all.push(reader.thing()?);
            if !reader.goes_on() {
                return Some(all);
            }
        }
    }
}

/// Cards of which some lie face down, in their order.
pub(super) struct Cards;

impl<T: Spelt + PartialEq> Part<Vec<Card<T>>> for Cards {
    fn text(it: &Vec<Card<T>>) -> String {
        or_none(it.iter().map(|card| match card {
            Card::Known(card) => card.word().to_owned(),
            Card::Hidden => HIDDEN.to_string(),
        }))
    }

    fn read(reader: &mut Reader<'_>) -> Option<Vec<Card<T>>> {
        let mut all = Vec::new();
        if reader.none() {
            return Some(all);
        }
        while reader.peek().is_some() {
            match reader.next_word() {
                Some(word) if word.starts_with(HIDDEN) => {
                    let hidden: usize = reader.hidden()?;
                    all.extend((0..hidden).map(|_| Card::Hidden));
                }
                Some(_) => all.push(Card::Known(reader.thing()?)),
                None if reader.goes_on() => {}
                None => {
                    reader.want(T::THING);
                    return None;
                }
            }
        }
        Some(all)
    }
}

/// Something that need not be there.
pub(super) struct Maybe<P>(std::marker::PhantomData<P>);

impl<T, P: Part<T>> Part<Option<T>> for Maybe<P> {
    fn text(it: &Option<T>) -> String {
        it.as_ref().map(P::text).unwrap_or_default()
    }

    fn read(reader: &mut Reader<'_>) -> Option<Option<T>> {
        P::read(reader).map(Some)
    }
}

/// A number in digits.
pub(super) struct Number;

impl<T: TryFrom<u64> + Display> Part<T> for Number {
    fn text(it: &T) -> String {
        it.to_string()
    }

    fn read(reader: &mut Reader<'_>) -> Option<T> {
        reader.number()
    }
}

/// A number that may be below zero.
pub(super) struct Whole;

impl Part<i64> for Whole {
    fn text(it: &i64) -> String {
        it.to_string()
    }

    fn read(reader: &mut Reader<'_>) -> Option<i64> {
        reader.want(Thing::Number);
        let word = reader.next_word()?;
        let number = word.replace(',', "").parse().ok()?;
        reader.skip();
        Some(number)
    }
}

/// Prestige points, which may be read with a sign.
pub(super) struct Points;

impl<T: TryFrom<u64> + Display> Part<T> for Points {
    fn text(it: &T) -> String {
        it.to_string()
    }

    fn read(reader: &mut Reader<'_>) -> Option<T> {
        reader.points()
    }
}

/// An amount of money.
pub(super) struct Florins;

impl Part<u32> for Florins {
    fn text(it: &u32) -> String {
        amount(*it)
    }

    fn read(reader: &mut Reader<'_>) -> Option<u32> {
        reader.amount()
    }
}

/// The same as a price, which may be read after a word.
pub(super) struct Price;

impl Part<u32> for Price {
    fn text(it: &u32) -> String {
        amount(*it)
    }

    fn read(reader: &mut Reader<'_>) -> Option<u32> {
        reader.word(said::FOR);
        reader.amount()
    }
}

/// A player.
pub(super) struct Player;

impl Part<Seat> for Player {
    fn text(it: &Seat) -> String {
        format!("{it:?}")
    }

    fn read(reader: &mut Reader<'_>) -> Option<Seat> {
        reader.player()
    }
}

/// The squares of a grid, or the word for none.
pub(super) struct Grid;

impl Part<Squares> for Grid {
    fn text(it: &Squares) -> String {
        match it.is_empty() {
            true => said::NOWHERE.to_owned(),
            false => it.to_string(),
        }
    }

    fn read(reader: &mut Reader<'_>) -> Option<Squares> {
        reader.squares()
    }
}

/// The squares of one's own field, or of another: `e1 e2`, `B: e1 e2`.
impl Part<Site> for Grid {
    fn text(it: &Site) -> String {
        let squares = Self::text(&it.squares());
        match it.field() {
            Some(seat) => format!("{seat:?}: {squares}"),
            None => squares,
        }
    }

    fn read(reader: &mut Reader<'_>) -> Option<Site> {
        let seen = reader.at;
        let Some(seat) = reader.seat() else {
            return reader.squares().map(Site::own);
        };
        if reader.sign(":") {
            return reader.squares().map(|squares| Site::of(seat, squares));
        }
        reader.at = seen;
        None
    }
}

/// What is built across a border: `workshop e1 e2 with B a1 a2 for 300`.
impl Part<Joint> for Grid {
    fn text(it: &Joint) -> String {
        let mut text = format!(
            "{} {} {} {:?} {}",
            it.building().word(),
            Self::text(&it.own()),
            said::WITH,
            it.other(),
            Self::text(&it.others()),
        );
        if it.payment() > 0 {
            text += &format!(" {} {}", said::FOR, amount(it.payment()));
        }
        text
    }

    fn read(reader: &mut Reader<'_>) -> Option<Joint> {
        let building: Building = reader.thing()?;
        let own = reader.squares()?;
        match reader.word(said::WITH) {
            true => joint_with(reader, building, own),
            false => None,
        }
    }
}

/// Reads what stands after `with`.
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
    let place = reader.at;
    let florins = reader.amount()?;
    if florins > Joint::MOST_PAYMENT {
        reader.at = place;
        return reader.fail(Wrong::OutOfRange);
    }
    Some(joint.paying(florins))
}

/// A work: `poet forests jesters +3`, the cards and the points in any order.
impl Part<Work> for Words {
    fn text(it: &Work) -> String {
        let cards = it.bonus.iter().map(|card| card.word().to_owned());
        let points = (it.prestige > 0).then(|| format!("+{}", it.prestige));
        let words = [it.profession.word().to_owned()].into_iter();
        words
            .chain(cards)
            .chain(points)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn read(reader: &mut Reader<'_>) -> Option<Work> {
        let profession = reader.thing()?;
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
                reader.one_more(&mut bonus)?;
            } else {
                reader.want_one_of(Thing::BonusCard, BonusCard::words);
                break;
            }
        }
        Some(Work {
            profession,
            bonus,
            prestige: prestige.unwrap_or(0),
        })
    }
}

/// Known cards and how many lie face down: `poet lawyer ? ?`.
pub(super) fn held<T: Spelt + Item>(reader: &mut Reader<'_>) -> Option<(Set<T>, u8)> {
    reader.want_one_of(Thing::Hidden, || vec!["?"]);
    let known = match reader.next_word() {
        Some(word) if word.starts_with(HIDDEN) => Set::EMPTY,
        _ => reader.set()?,
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

grammar! {
    Moment, MOMENTS, moment_text();
    "starting-hands" = StartingHands;
    "auction" = Auction(round: Number);
    "characters" = Characters(round: Number);
    "actions" = Actions(round: Number, seat: Player);
    "end" = End;
    also {}
}

/// When in the game something can be, by what is read behind the word.
#[derive(Clone, Copy)]
struct When(Rest<Moment>);

spelt! {
    When as Moment: rows(MOMENTS, When);
}

/// The words of such rows.
pub(super) fn rows<T, U>(
    rows: &[(&'static str, Rest<T>)],
    of: impl Fn(Rest<T>) -> U,
) -> Vec<Spelling<U>> {
    given(rows.iter().map(|&(word, rest)| (word, of(rest))))
}

/// When in the game something is.
impl Part<Moment> for Words {
    fn text(it: &Moment) -> String {
        moment_text(it)
    }

    fn read(reader: &mut Reader<'_>) -> Option<Moment> {
        let When(rest) = reader.thing()?;
        rest(reader)
    }
}
