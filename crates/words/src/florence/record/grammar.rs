//! What can follow a word of the notation: amounts, points, cards, squares. Each has one
//! way to be written and read back ([`Part`]); a row of [`grammar`] attaches the parts of a
//! decision to its word.

use std::fmt::Display;

use super::reader::{Reader, amount, listed, or_none};
use super::spell::said;
use crate::notation::error::{Thing, Wrong};
use crate::notation::line::FACE_DOWN as HIDDEN;
use crate::notation::spell::{Spelling, Spelt, given, spelt};
use florence::{BonusCard, Building, Joint, Moment, Site, Squares, Work};
use table::{Card, Item, Seat, Set};

/// Reads what follows a word.
pub(super) type Rest<T> = fn(&mut Reader<'_>) -> Option<T>;

/// A way to write something and read it back.
pub(super) trait Part<T> {
    fn text(it: &T) -> String;

    fn read(reader: &mut Reader<'_>) -> Option<T>;
}

/// Defines how values of a type are written and read, one word per row.
/// `"open" = Name(it: Word)` defines both; `"win": |reader| …` is only read, and `also`
/// defines how the rest is written.
macro_rules! grammar {
    (
        $kind:ident, $rows:ident, $write:ident($($known:ident: $type:ty),*);
        $($word:literal $(= $variant:ident $(($($part:ident: $way:ident),+))?)? $(: $read:expr)?;)+
        also { $($pattern:pat $(if $guard:expr)? => $text:expr,)* }
    ) => {
        /// The words, each with the function that reads what follows it.
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

/// Defines ways to write and read, by type.
macro_rules! parts {
    ($($(#[$doc:meta])* $way:ident$(<$of:ident: $bound:path $(, $more:path)?>)?: $type:ty,
        |$it:ident| $text:expr, |$reader:ident| $read:expr;)+) => {
        $($(#[$doc])*
        impl$(<$of: $bound $(+ $more)?>)? Part<$type> for $way {
            fn text($it: &$type) -> String {
                $text
            }

            fn read($reader: &mut Reader<'_>) -> Option<$type> {
                $read
            }
        })+
    };
}

/// Words.
pub(super) struct Words;
/// Cards, some of which may be face down.
pub(super) struct Cards;
/// Something optional.
pub(super) struct Maybe<P>(std::marker::PhantomData<P>);
/// A number in digits.
pub(super) struct Number;
/// A number that may be negative.
pub(super) struct Whole;
/// Prestige points.
pub(super) struct Points;
/// An amount of money.
pub(super) struct Florins;
/// An amount of money as a price, which may follow a word.
pub(super) struct Price;
/// A player.
pub(super) struct Player;
/// Squares of a grid.
pub(super) struct Grid;
/// A word for something.
pub(super) struct Word;

parts! {
    /// A word for something.
    Word<T: Spelt, PartialEq>: T, |it| it.word().to_owned(), |reader| reader.thing();
    /// Several words, each once, or the word for none.
    Words<T: Spelt, Item>: Set<T>, |it| listed(*it), |reader| reader.set();
    /// Several words, each possibly more than once.
    Words<T: Spelt, PartialEq>: Vec<T>, |it| listed(it.iter().copied()), |reader| list(reader);
    /// A moment in the game.
    Words: Moment, |it| moment_text(it), |reader| {
        let When(rest) = reader.thing()?;
        rest(reader)
    };
    /// A work: `poet forests jesters +3`, the cards and the points in any order.
    Words: Work, |it| work_text(it), |reader| work(reader);
    /// Cards in order.
    Cards<T: Spelt, PartialEq>: Vec<Card<T>>, |it| or_none(it.iter().map(|card| match card {
        Card::Known(card) => card.word().to_owned(),
        Card::Hidden => HIDDEN.to_string(),
    })), |reader| cards(reader);
    Number<T: TryFrom<u64>, Display>: T, |it| it.to_string(), |reader| reader.number();
    Whole: i64, |it| it.to_string(), |reader| reader.whole();
    /// They may have a sign when read.
    Points<T: TryFrom<u64>, Display>: T, |it| it.to_string(), |reader| reader.points();
    Florins: u32, |it| amount(*it), |reader| reader.amount();
    Price: u32, |it| amount(*it), |reader| {
        reader.word(said::FOR);
        reader.amount()
    };
    Player: Seat, |it| format!("{it:?}"), |reader| reader.player();
    /// There may be none.
    Grid: Squares, |it| match it.is_empty() {
        true => said::NOWHERE.to_owned(),
        false => it.to_string(),
    }, |reader| reader.squares();
    /// The squares of the player's own field, or of another: `e1 e2`, `B: e1 e2`.
    Grid: Site, |it| match it.field() {
        Some(seat) => format!("{seat:?}: {}", Grid::text(&it.squares())),
        None => Grid::text(&it.squares()),
    }, |reader| site(reader);
    /// A building across a border: `workshop e1 e2 with B a1 a2 for 300`.
    Grid: Joint, |it| joint_text(it), |reader| {
        let building: Building = reader.thing()?;
        let own = reader.squares()?;
        match reader.word(said::WITH) {
            true => joint_with(reader, building, own),
            false => None,
        }
    };
}

impl<T, P: Part<T>> Part<Option<T>> for Maybe<P> {
    fn text(it: &Option<T>) -> String {
        it.as_ref().map(P::text).unwrap_or_default()
    }

    fn read(reader: &mut Reader<'_>) -> Option<Option<T>> {
        P::read(reader).map(Some)
    }
}

/// Reads several words, each possibly more than once, or the word for none.
fn list<T: Spelt>(reader: &mut Reader<'_>) -> Option<Vec<T>> {
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

fn cards<T: Spelt>(reader: &mut Reader<'_>) -> Option<Vec<Card<T>>> {
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

fn site(reader: &mut Reader<'_>) -> Option<Site> {
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

fn joint_text(joint: &Joint) -> String {
    let [own, others] = [joint.own(), joint.others()].map(|side| Grid::text(&side));
    let (building, with, other) = (joint.building().word(), said::WITH, joint.other());
    let text = format!("{building} {own} {with} {other:?} {others}");
    match joint.payment() {
        0 => text,
        payment => format!("{text} {} {}", said::FOR, amount(payment)),
    }
}

/// Reads what follows `with`.
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

fn work_text(work: &Work) -> String {
    let mut text = work.profession.word().to_owned();
    for card in work.bonus {
        text += " ";
        text += card.word();
    }
    if work.prestige > 0 {
        text += &format!(" +{}", work.prestige);
    }
    text
}

fn work(reader: &mut Reader<'_>) -> Option<Work> {
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

/// Reads known cards and the number of face-down ones: `poet lawyer ? ?`.
pub(super) fn held<T: Spelt + Item>(reader: &mut Reader<'_>) -> Option<(Set<T>, u8)> {
    reader.want_one_of(Thing::Hidden, || vec!["?"]);
    let known = match reader.next_word() {
        Some(word) if word.starts_with(HIDDEN) => Set::EMPTY,
        _ => reader.set()?,
    };
    let hidden = reader.hidden()?;
    Some((known, hidden))
}

/// Writes known cards and the number of face-down ones.
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

/// A moment in the game, by the function that reads what follows its word.
#[derive(Clone, Copy)]
struct When(Rest<Moment>);

spelt! {
    When as Moment: rows(MOMENTS, When);
}

/// Returns the words of such rows.
pub(super) fn rows<T, U>(
    rows: &[(&'static str, Rest<T>)],
    of: impl Fn(Rest<T>) -> U,
) -> Vec<Spelling<U>> {
    given(rows.iter().map(|&(word, rest)| (word, of(rest))))
}
