//! The small things of the game and their numbers: goods, actions, dice, places.
//!
//! A tile, a city and a space of the map are numbers in the edition, so that positions
//! stay small; the [`Edition`](super::Edition) knows what they mean.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use table::{Item, items};

/// A kind of goods, and the colour of the dice that bring it (G3).
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
    /// The key of the colour: y, p, w, s, b.
    #[must_use]
    pub fn letter(self) -> char {
        ['y', 'p', 'w', 's', 'b'][self.index()]
    }
}

/// An action of the wheel, and a kind of characters (T6, C4).
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

/// What is done at one of the six places round the wheel (S2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ActionPlace {
    Architect,
    Merchant,
    Character,
    Contract,
    King,
    /// Any of the five (T8).
    Universal,
}

items!(ActionPlace: Architect, Merchant, Character, Contract, King, Universal);

impl ActionPlace {
    /// The action; nothing at the universal place.
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

/// With how many players a place of the map is in use (S1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Always.
    All,
    /// With three and four.
    Three,
    /// With four.
    Four,
}

items!(Mark: All, Three, Four);

impl Mark {
    /// Whether so many players use it.
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
                /// The thing of this number; the edition knows which numbers there are.
                #[must_use]
                pub const fn new(number: u8) -> Self {
                    Self(number)
                }

                /// The number, from 0 on.
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
    /// A tile of the three stacks by what is printed on it (0 to 127): equal tiles have one
    /// number, for nobody can tell them apart.
    TileId
    /// A city (0 to 31); Tiletum is 0.
    CityId
    /// A space on which pieces stand (0 to 63): the cities first, then the road spaces.
    SpaceId
}

impl CityId {
    /// Where every piece begins (S9), and where fair 1 is (S6).
    pub const TILETUM: CityId = CityId(0);

    /// The space of the city.
    #[must_use]
    pub fn space(self) -> SpaceId {
        SpaceId(self.0)
    }
}

/// An amount of each kind of goods.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Amounts", into = "Amounts")]
pub struct Goods([u16; 5]);

/// As files have it: `(iron: 1, wool: 1)`.
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
    /// Nothing.
    pub const NONE: Goods = Goods([0; 5]);

    /// These, in the order gold, food, wool, stone, iron.
    #[must_use]
    pub const fn new(amounts: [u16; 5]) -> Self {
        Self(amounts)
    }

    /// So many of one kind.
    #[must_use]
    pub fn of(good: Good, amount: u16) -> Self {
        let mut goods = Self::NONE;
        goods[good] = amount;
        goods
    }

    /// All kinds together.
    #[must_use]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&amount| u32::from(amount)).sum()
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| {
            self.0[at].saturating_add(other.0[at])
        }))
    }

    /// What is left without the others; of a kind that lacks nothing is left.
    #[must_use]
    pub fn minus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| {
            self.0[at].saturating_sub(other.0[at])
        }))
    }

    /// Whether all of the others are in these.
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
    /// 1 to 6.
    pub value: u8,
}

/// The dice beside the wheel: how many of each value and colour. A file has them as text,
/// a group a colour: `"y35 p1"`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Dice([[u8; 5]; 6]);

impl Dice {
    /// How many dice of this value (1 to 6) and colour there are.
    #[must_use]
    pub fn count(&self, die: Die) -> u8 {
        self.0[usize::from(die.value) - 1][die.good.index()]
    }

    /// How many dice there are.
    #[must_use]
    pub fn total(&self) -> usize {
        let counts = self.0.iter().flatten();
        counts.map(|&count| usize::from(count)).sum()
    }

    /// How many of each colour there are, gold first.
    #[must_use]
    pub fn colours(&self) -> [u8; 5] {
        std::array::from_fn(|at| self.0.iter().map(|of_value| of_value[at]).sum())
    }

    /// Adds a die of value 1 to 6.
    pub fn put(&mut self, die: Die) {
        self.0[usize::from(die.value) - 1][die.good.index()] += 1;
    }

    /// Takes a die away, if there is one like it.
    pub fn take(&mut self, die: Die) {
        let count = &mut self.0[usize::from(die.value) - 1][die.good.index()];
        *count = count.saturating_sub(1);
    }

    /// The different dice there are, the lowest value first.
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

/// A text that is no list of dice.
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
                // More than a bag ever holds would not fit either.
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
