//! A deal as a code: the game and the number of players, which of them are bots of which
//! level and temperament, the start player, and the number that seeds the shuffling, in a
//! few characters that can be spoken, typed and pasted.
//!
//! The same code gives the same cards and the same bots in every version and on every
//! machine. `docs/deal-codes.md` fixes the format: numbers assigned here are never reused
//! for anything else.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;

use super::components::Object;
use super::house::{HouseRule, Placement, Purses, Ties, Value};
use super::progress::Moment;
use super::setup::Setup;
use super::variant::{HouseRules, Options};
use table::{Bot, Item as _, Level, Seat, Set, Temperament};

/// The characters of a code by their numbers: digits and letters that are not mistaken for
/// one another.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The first character of every code of this kind. No number begins with it.
const FIRST: char = 'S';
/// The number of characters in a group.
const GROUP: usize = 4;
/// The number of check characters at the end.
const CHECKS: usize = 2;
/// More characters than the longest code has.
const MOST_SIGNS: usize = 1000;

/// The temperaments by their numbers in a code.
const TEMPERAMENTS: [Temperament; 6] = [
    Temperament::Plain,
    Temperament::Builder,
    Temperament::Showman,
    Temperament::Miser,
    Temperament::Collector,
    Temperament::Spoiler,
];

/// The house rules by their numbers in a code.
const HOUSE_RULES: [&str; 44] = [
    "start_money",
    "opening_bid",
    "raise",
    "freedoms_each",
    "doubled_freedoms",
    "last_freedoms_leave",
    "minimum",
    "point_sells_for",
    "purses",
    "placement",
    "ties",
    "rounds",
    "seats_auctioned",
    "dealt",
    "kept",
    "buildings_each",
    "landscapes_each",
    "jesters",
    "builders",
    "recruiting_cards",
    "objects",
    "characters",
    "objects_each",
    "sets_aside",
    "most_builders",
    "offered",
    "actions",
    "hires",
    "introductions",
    "building_prices",
    "hire_price",
    "freedom_price",
    "bonus_price",
    "value_pays",
    "point_costs",
    "value_of_building",
    "value_of_landscape",
    "value_of_freedom",
    "value_of_jester",
    "value_of_card",
    "points_for_building",
    "points_for_further_landscape",
    "points_for_further_builder",
    "points_for_best_work",
];
/// Returns the number of a house rule in a code.
fn number_of(name: &str) -> Option<u64> {
    let at = HOUSE_RULES.iter().position(|other| *other == name)?;
    Some(at as u64)
}

/// The objects by their numbers in a code.
const OBJECTS: [Object; 8] = [
    Object::Forest,
    Object::Lake,
    Object::Park,
    Object::Landscape,
    Object::Jester,
    Object::Builder,
    Object::PrestigeCard,
    Object::RecruitingCard,
];

/// A game on a screen before the players have names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The bot in each seat; `None` for a person.
    pub seats: Vec<Option<Bot>>,
    /// The start player.
    pub begins: Seat,
    /// What the table has agreed on.
    pub options: Options,
    /// The number that seeds the shuffling.
    pub number: u64,
}

/// Why a text is not the code of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotADeal {
    /// A character that never occurs in a code.
    Sign(char),
    /// It does not begin like a code.
    Beginning,
    /// It ends too early.
    TooShort,
    /// A character is wrong, missing or extra, or two are swapped.
    Mistyped,
    /// It is complete but from a later version.
    Newer,
}

impl Deal {
    /// Returns the deal a game began with; `None` if the computer did not deal it, or if it
    /// began midway.
    #[must_use]
    pub fn of(setup: &Setup) -> Option<Self> {
        let number = setup.deal?;
        let seats = Seat::first(setup.players.len()).into_iter();
        let deal = Self {
            seats: seats.map(|seat| setup.bot(seat)).collect(),
            begins: setup.start_player,
            options: setup.options,
            number,
        };
        // A code cannot describe cards that were moved by hand.
        let names = setup.players.iter().map(|player| player.name.as_str());
        let mut dealt = deal.setup(names);
        dealt.edition.clone_from(&setup.edition);
        for (player, of) in dealt.players.iter_mut().zip(&setup.players) {
            player.colour = of.colour;
        }
        let is_whole = setup.moment == Moment::StartingHands && dealt == *setup;
        is_whole.then_some(deal)
    }

    /// Returns the start of the game with these players, in seat order.
    #[must_use]
    pub fn setup<N: Into<String>>(&self, names: impl IntoIterator<Item = N>) -> Setup {
        let mut setup = Setup::dealt(names, self.number);
        setup.start_player = self.begins;
        setup.agree(self.options);
        for (player, bot) in setup.players.iter_mut().zip(&self.seats) {
            player.bot = bot.map(|bot| bot.level);
            player.temperament = bot.map_or(Temperament::Plain, |bot| bot.temperament);
        }
        setup
    }
}

/// The deal of the day, which is the same for everyone.
impl Deal {
    /// The number of bots in it.
    pub const BOTS_OF_A_DAY: usize = 3;

    /// Returns the number of a day: `20261123`.
    #[must_use]
    pub fn number_of_day(day: Date) -> u64 {
        let number = |part: i8| u64::from(part.unsigned_abs());
        let year = u64::from(day.year().unsigned_abs());
        (year * 100 + number(day.month())) * 100 + number(day.day())
    }

    /// Returns the deal of the day against bots of these levels: a person in the first seat
    /// and three bots. Their temperaments and the start player change from day to day.
    #[must_use]
    pub fn of_day(day: Date, levels: [Level; Self::BOTS_OF_A_DAY]) -> Self {
        let day_of_year = usize::from(day.day_of_year().unsigned_abs());
        // The first temperament has no preferences.
        let some = &TEMPERAMENTS[1..];
        let bots = levels.iter().enumerate().map(|(at, &level)| {
            let temperament = some[(day_of_year + at) % some.len()];
            Some(Bot { level, temperament })
        });
        Self {
            seats: std::iter::once(None).chain(bots).collect(),
            begins: Seat::ALL[day_of_year % (1 + levels.len())],
            options: Options::default(),
            number: Self::number_of_day(day),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bits = Bits::default();
        self.write(&mut bits);
        let mut signs = bits.signs();
        signs.extend(checks(&signs));
        let signs = signs
            .into_iter()
            .map(|sign| char::from(SIGNS[sign as usize]));
        for (at, sign) in std::iter::once(FIRST).chain(signs).enumerate() {
            if at > 0 && at % GROUP == 0 {
                f.write_str("-")?;
            }
            write!(f, "{sign}")?;
        }
        Ok(())
    }
}

impl FromStr for Deal {
    type Err = NotADeal;

    /// Accepts small letters, spaces and hyphens, and O, I and L for the digits they
    /// resemble.
    fn from_str(text: &str) -> Result<Self, NotADeal> {
        let between = |sign: &char| sign.is_whitespace() || matches!(sign, '-' | '–' | '_' | '.');
        let mut signs = text.chars().filter(|sign| !between(sign));
        match signs.next() {
            None => return Err(NotADeal::TooShort),
            Some(first) if first.to_ascii_uppercase() != FIRST => {
                return Err(NotADeal::Beginning);
            }
            Some(_) => {}
        }
        let numbers: Vec<u8> = signs
            .take(MOST_SIGNS)
            .map(|sign| number_of_sign(sign).ok_or(NotADeal::Sign(sign)))
            .collect::<Result<_, _>>()?;
        let Some(payload) = numbers.len().checked_sub(CHECKS).filter(|&rest| rest > 0) else {
            return Err(NotADeal::TooShort);
        };
        let (signs, check) = numbers.split_at(payload);
        if check != checks(signs) {
            return Err(NotADeal::Mistyped);
        }
        // If the checks are right but the content is not understood, the code is from a
        // later version.
        let mut bits = Bits::of(signs);
        let deal = Self::read(&mut bits).ok_or(NotADeal::Newer)?;
        bits.is_over().then_some(deal).ok_or(NotADeal::Newer)
    }
}

fn number_of_sign(sign: char) -> Option<u8> {
    let sign = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        sign => sign,
    };
    let at = SIGNS.iter().position(|&other| char::from(other) == sign)?;
    u8::try_from(at).ok()
}

impl Deal {
    fn write(&self, bits: &mut Bits) {
        let options = &self.options;
        bits.put(self.seats.len() as u64 - 2, 2);
        bits.put(self.begins.index() as u64, 3);
        for is in [
            options.harder,
            options.older,
            options.muse,
            options.cooperative,
            options.lowest_profession_breaks_ties,
            !options.house_rules.is_none(),
        ] {
            bits.put(is.into(), 1);
        }
        for seat in &self.seats {
            bits.put(seat.is_some().into(), 1);
            if let Some(bot) = seat {
                let likes = TEMPERAMENTS.iter().position(|&one| one == bot.temperament);
                bits.put(u64::from(bot.level.step() - 1), 3);
                bits.put(likes.unwrap_or(0) as u64, 4);
            }
        }
        if !options.house_rules.is_none() {
            let rules: Vec<(u64, Value)> = options
                .house_rules
                .in_force()
                .filter_map(|(house, value)| Some((number_of(house.name)?, value)))
                .collect();
            bits.put(rules.len() as u64, 6);
            for (number, value) in rules {
                bits.put(number, 6);
                write_value(bits, value);
            }
        }
        bits.put_number(self.number);
    }

    fn read(bits: &mut Bits) -> Option<Self> {
        let players = bits.take(2)? as usize + 2;
        let begins = *Seat::ALL.get(bits.take(3)? as usize)?;
        if begins.index() >= players {
            return None;
        }
        let mut is = || bits.take(1).map(|bit| bit == 1);
        let mut options = Options {
            harder: is()?,
            older: is()?,
            muse: is()?,
            cooperative: is()?,
            lowest_profession_breaks_ties: is()?,
            house_rules: HouseRules::default(),
        };
        let has_house_rules = is()?;
        let mut seats = Vec::with_capacity(players);
        for _ in 0..players {
            seats.push(match bits.take(1)? {
                0 => None,
                _ => Some(Bot {
                    level: Level::of_step(bits.take(3)? as u8 + 1)?,
                    temperament: *TEMPERAMENTS.get(bits.take(4)? as usize)?,
                }),
            });
        }
        if has_house_rules {
            for _ in 0..bits.take(6)? {
                let number = bits.take(6)? as usize;
                let house = HouseRule::of(HOUSE_RULES.get(number)?)?;
                let value = read_value(bits)?;
                if !options.house_rules.set(house.name, Some(value)) {
                    return None;
                }
            }
        }
        let number = bits.take_number()?;
        Some(Self {
            seats,
            begins,
            options,
            number,
        })
    }
}

fn write_value(bits: &mut Bits, value: Value) {
    match value {
        Value::Number(number) => {
            bits.put(0, 3);
            bits.put_number(number.unsigned_abs());
        }
        Value::Prices(prices) => {
            bits.put(1, 3);
            for price in prices {
                bits.put_number(price.into());
            }
        }
        Value::Rounds(rounds) => {
            bits.put(2, 3);
            for number in rounds {
                bits.put_number(number.into());
            }
        }
        Value::Objects(objects) => {
            bits.put(3, 3);
            for object in OBJECTS {
                bits.put(objects.contains(object).into(), 1);
            }
        }
        Value::Is(is) => {
            bits.put(4, 3);
            bits.put(is.into(), 1);
        }
        Value::Placement(placement) => {
            bits.put(5, 3);
            let number = match placement {
                Placement::ByBuilders => 0,
                Placement::Free => 1,
                Placement::Strict => 2,
            };
            bits.put(number, 2);
        }
        Value::Ties(ties) => {
            bits.put(6, 3);
            let number = match ties {
                Ties::Shared => 0,
                Ties::Money => 1,
                Ties::LowestProfession => 2,
            };
            bits.put(number, 2);
        }
        Value::Purses(purses) => {
            bits.put(7, 3);
            let number = match purses {
                Purses::AsOneLikes => 0,
                Purses::Open => 1,
                Purses::Hidden => 2,
            };
            bits.put(number, 2);
        }
    }
}

fn read_value(bits: &mut Bits) -> Option<Value> {
    Some(match bits.take(3)? {
        0 => Value::Number(i64::try_from(bits.take_number()?).ok()?),
        1 => {
            let mut prices = [0; 4];
            for price in &mut prices {
                *price = u32::try_from(bits.take_number()?).ok()?;
            }
            Value::Prices(prices)
        }
        2 => {
            let mut rounds = [0; 7];
            for number in &mut rounds {
                *number = u16::try_from(bits.take_number()?).ok()?;
            }
            Value::Rounds(rounds)
        }
        3 => {
            let mut objects = Set::EMPTY;
            for object in OBJECTS {
                if bits.take(1)? == 1 {
                    objects.insert(object);
                }
            }
            Value::Objects(objects)
        }
        4 => Value::Is(bits.take(1)? == 1),
        5 => Value::Placement(match bits.take(2)? {
            0 => Placement::ByBuilders,
            1 => Placement::Free,
            2 => Placement::Strict,
            _ => return None,
        }),
        6 => Value::Ties(match bits.take(2)? {
            0 => Ties::Shared,
            1 => Ties::Money,
            2 => Ties::LowestProfession,
            _ => return None,
        }),
        _ => Value::Purses(match bits.take(2)? {
            0 => Purses::AsOneLikes,
            1 => Purses::Open,
            2 => Purses::Hidden,
            _ => return None,
        }),
    })
}

/// A sequence of bits, the highest bit of a number first.
#[derive(Debug, Default)]
struct Bits {
    bits: Vec<bool>,
    read: usize,
}

impl Bits {
    fn of(signs: &[u8]) -> Self {
        let bits = signs
            .iter()
            .flat_map(|sign| (0..5).rev().map(move |at| sign >> at & 1 == 1));
        Self {
            bits: bits.collect(),
            read: 0,
        }
    }

    /// Returns five bits per character, padded with zeros.
    fn signs(&self) -> Vec<u8> {
        let signs = self.bits.chunks(5).map(|bits| {
            let bits = (0..5).map(|at| bits.get(at).copied().unwrap_or(false));
            bits.fold(0, |sign, bit| sign << 1 | u8::from(bit))
        });
        signs.collect()
    }

    fn put(&mut self, number: u64, bits: u32) {
        let number = (0..bits).rev().map(|at| number >> at & 1 == 1);
        self.bits.extend(number);
    }

    /// Writes a number of any size: how many groups of five bits it takes, then the groups.
    fn put_number(&mut self, number: u64) {
        let fives = (u64::BITS - number.leading_zeros()).div_ceil(5);
        self.put(fives.into(), 4);
        self.put(number >> 60, (fives * 5).saturating_sub(60));
        self.put(number, (fives * 5).min(60));
    }

    fn take(&mut self, bits: u32) -> Option<u64> {
        let to = self.read + bits as usize;
        let taken = self.bits.get(self.read..to)?;
        self.read = to;
        Some(
            taken
                .iter()
                .fold(0, |number, &bit| number << 1 | u64::from(bit)),
        )
    }

    fn take_number(&mut self) -> Option<u64> {
        let fives = self.take(4)? as u32;
        let rest = (fives * 5).checked_sub(60);
        let high = match rest {
            Some(bits) => self.take(bits)?,
            None => 0,
        };
        let low = self.take((fives * 5).min(60))?;
        (high < 16).then_some(high << 60 | low)
    }

    /// Returns whether only the padding of the last character is left.
    fn is_over(&self) -> bool {
        let rest = &self.bits[self.read..];
        rest.len() < 5 && rest.iter().all(|bit| !bit)
    }
}

/// Returns the check characters: two sums over the characters in the field of 32 elements,
/// with a different weight for each position. A single wrong character or two swapped ones
/// change the sums.
fn checks(signs: &[u8]) -> [u8; CHECKS] {
    // Powers of a generator of all other elements (x^5 = x^2 + 1).
    let double = |number: u8| match number & 16 {
        0 => number << 1,
        _ => number << 1 & 31 ^ 5,
    };
    // The sums do not start at zero, so that leading zeros count.
    let mut sums = [1; CHECKS];
    for &sign in signs {
        sums[0] = double(sums[0]) ^ sign;
        sums[1] = double(double(sums[1])) ^ sign;
    }
    [double(sums[0]), double(double(sums[1]))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_rule_temperament_and_object_has_a_number() {
        for house in HouseRule::all() {
            assert!(number_of(house.name).is_some(), "{}", house.name);
        }
        for temperament in Temperament::ALL {
            assert!(TEMPERAMENTS.contains(&temperament));
        }
        for object in Object::ALL {
            assert!(OBJECTS.contains(object));
        }
    }

    #[test]
    fn a_number_of_any_size_comes_back() {
        for number in [0, 1, 31, 32, 999_999, 1 << 59, 1 << 60, u64::MAX] {
            let mut bits = Bits::default();
            bits.put_number(number);
            assert_eq!(bits.take_number(), Some(number));
            assert!(bits.is_over());
        }
    }
}
