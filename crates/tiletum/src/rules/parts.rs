//! The small parts of the game and their numbers: goods, actions, dice, places.
//!
//! Tiles, cities and map spaces are numbers in the edition, which keeps positions small;
//! the [`Edition`](super::Edition) knows what they mean.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use table::{Item, items};

/// A kind of goods, and the colour of the dice that give it (G3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// Yellow.
    Gold,
    /// Pink.
    Food,
    /// Light grey.
    Wool,
    /// Dark grey.
    Stone,
    /// Blue.
    Iron,
}

items!(Good: Gold, Food, Wool, Stone, Iron);

impl Good {
    /// Returns the key of the colour: y, p, w, s, b.
    #[must_use]
    pub fn letter(self) -> char {
        ['y', 'p', 'w', 's', 'b'][self.index()]
    }
}

/// An action of the wheel, and a kind of character (T6, C4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Action {
    Architect,
    Merchant,
    Character,
    Contract,
    King,
}

items!(Action: Architect, Merchant, Character, Contract, King);

/// The action at one of the six places around the wheel (S2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ActionPlace {
    Architect,
    Merchant,
    Character,
    Contract,
    King,
    /// Any of the five actions (T8).
    Universal,
}

items!(ActionPlace: Architect, Merchant, Character, Contract, King, Universal);

impl ActionPlace {
    /// Returns the action; `None` at the universal place.
    #[must_use]
    pub fn action(self) -> Option<Action> {
        Action::ALL.get(self.index()).copied()
    }
}

/// A piece that travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Piece {
    Merchant,
    Architect,
}

items!(Piece: Merchant, Architect);

/// A family whose crest is on tiles (B3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Family {
    Burgundy,
    Este,
    Fugger,
    Medici,
    Valois,
    Welser,
}

items!(Family: Burgundy, Este, Fugger, Medici, Valois, Welser);

/// The number of players from which on a place of the map is in use (S1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Always.
    All,
    /// With three and four players.
    Three,
    /// With four players.
    Four,
}

items!(Mark: All, Three, Four);

impl Mark {
    /// Returns whether it is used with this many players.
    #[must_use]
    pub fn is_used_by(self, players: usize) -> bool {
        self.index() + 2 <= players
    }
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident)+) => {
        $(
            $(#[$doc])*
            #[derive(
                Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
            )]
            pub struct $name(pub(crate) u8);

            impl $name {
                /// Creates the identifier with this number; the edition knows which numbers
                /// exist.
                #[must_use]
                pub const fn new(number: u8) -> Self {
                    Self(number)
                }

                /// Returns the number, from 0 on.
                #[must_use]
                #[inline]
                pub fn index(self) -> usize {
                    usize::from(self.0)
                }
            }
        )+
    };
}

numbers! {
    /// A tile of the three stacks, identified by what is printed on it (0 to 127).
    /// Identical tiles share a number, because they cannot be told apart.
    TileId
    /// A city (0 to 31); Tiletum is 0.
    CityId
    /// A space for pieces (0 to 63): the cities first, then the road spaces.
    SpaceId
}

impl CityId {
    /// The city where every piece begins (S9), and where fair 1 is held (S6).
    pub const TILETUM: CityId = CityId(0);

    /// Returns the space of the city.
    #[must_use]
    pub fn space(self) -> SpaceId {
        SpaceId(self.0)
    }
}

/// An amount of each kind of goods.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Amounts", into = "Amounts")]
pub struct Goods([u16; 5]);

/// The form in files: `(iron: 1, wool: 1)`.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Amounts {
    #[serde(skip_serializing_if = "is_zero")]
    gold: u16,
    #[serde(skip_serializing_if = "is_zero")]
    food: u16,
    #[serde(skip_serializing_if = "is_zero")]
    wool: u16,
    #[serde(skip_serializing_if = "is_zero")]
    stone: u16,
    #[serde(skip_serializing_if = "is_zero")]
    iron: u16,
}

fn is_zero(amount: &u16) -> bool {
    *amount == 0
}

impl From<Amounts> for Goods {
    fn from(of: Amounts) -> Self {
        Self([of.gold, of.food, of.wool, of.stone, of.iron])
    }
}

impl From<Goods> for Amounts {
    fn from(Goods([gold, food, wool, stone, iron]): Goods) -> Self {
        Self {
            gold,
            food,
            wool,
            stone,
            iron,
        }
    }
}

impl Index<Good> for Goods {
    type Output = u16;

    fn index(&self, good: Good) -> &u16 {
        &self.0[good.index()]
    }
}

impl IndexMut<Good> for Goods {
    fn index_mut(&mut self, good: Good) -> &mut u16 {
        &mut self.0[good.index()]
    }
}

impl Goods {
    /// No goods.
    pub const NONE: Goods = Goods([0; 5]);

    /// Creates amounts in the order gold, food, wool, stone, iron.
    #[must_use]
    pub const fn new(amounts: [u16; 5]) -> Self {
        Self(amounts)
    }

    /// Returns this many goods of one kind.
    #[must_use]
    pub fn of(good: Good, amount: u16) -> Self {
        let mut goods = Self::NONE;
        goods[good] = amount;
        goods
    }

    /// Returns the total of all kinds.
    #[must_use]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&amount| u32::from(amount)).sum()
    }

    /// Adds two amounts.
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| {
            self.0[at].saturating_add(other.0[at])
        }))
    }

    /// Subtracts an amount, kind by kind; no kind falls below 0.
    #[must_use]
    pub fn minus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| {
            self.0[at].saturating_sub(other.0[at])
        }))
    }

    /// Returns whether these goods include all of the others.
    #[must_use]
    pub fn cover(self, other: Goods) -> bool {
        self.0
            .iter()
            .zip(other.0)
            .all(|(&has, needed)| has >= needed)
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0).finish()
    }
}

/// A die on the wheel or on a player's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Die {
    /// Its colour.
    pub good: Good,
    /// Its value, 1 to 6.
    pub value: u8,
}

/// The dice beside the wheel: how many of each value and colour. Files have them as text
/// with a group per colour: `"y35 p1"`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Dice([[u8; 5]; 6]);

impl Dice {
    /// Returns how many dice of this value (1 to 6) and colour there are.
    #[must_use]
    pub fn count(&self, die: Die) -> u8 {
        self.0[usize::from(die.value) - 1][die.good.index()]
    }

    /// Returns the number of dice.
    #[must_use]
    pub fn total(&self) -> usize {
        let counts = self.0.iter().flatten();
        counts.map(|&count| usize::from(count)).sum()
    }

    /// Returns the number of dice of each colour, gold first.
    #[must_use]
    pub fn colours(&self) -> [u8; 5] {
        std::array::from_fn(|at| self.0.iter().map(|of_value| of_value[at]).sum())
    }

    /// Adds a die with a value of 1 to 6.
    pub fn put(&mut self, die: Die) {
        self.0[usize::from(die.value) - 1][die.good.index()] += 1;
    }

    /// Removes a die if there is one like it.
    pub fn take(&mut self, die: Die) {
        let count = &mut self.0[usize::from(die.value) - 1][die.good.index()];
        *count = count.saturating_sub(1);
    }

    /// Iterates over the different dice, the lowest value first.
    pub fn kinds(&self) -> impl Iterator<Item = Die> + use<'_> {
        let values = (1..=6).zip(&self.0);
        values.flat_map(|(value, counts)| {
            let goods = Good::ALL.iter().zip(counts);
            let there = goods.filter(|(_, count)| **count > 0);
            there.map(move |(&good, _)| Die { good, value })
        })
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for &good in Good::ALL {
            let values = (1..=6).flat_map(|value| {
                let count = self.count(Die { good, value });
                (0..count).map(move |_| value.to_string())
            });
            let values: String = values.collect();
            if !values.is_empty() {
                write!(f, "{gap}{}{values}", good.letter())?;
                gap = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

/// The error that a text is not a list of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoDice;

impl std::str::FromStr for Dice {
    type Err = NoDice;

    fn from_str(text: &str) -> Result<Self, NoDice> {
        let mut dice = Dice::default();
        for group in text.split_whitespace() {
            let mut signs = group.chars();
            let letter = signs.next().ok_or(NoDice)?;
            let good = Good::ALL.iter().find(|good| good.letter() == letter);
            let &good = good.ok_or(NoDice)?;
            for sign in signs {
                let value = sign.to_digit(7).and_then(|value| u8::try_from(value).ok());
                let value = value.filter(|&value| value > 0).ok_or(NoDice)?;
                let die = Die { good, value };
                // A bag never holds more, and the count has to fit.
                if dice.count(die) >= 20 {
                    return Err(NoDice);
                }
                dice.put(die);
            }
        }
        Ok(dice)
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(D::Error::custom)
    }
}
