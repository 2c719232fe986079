//! The tiles of the three stacks: helpers, contracts, crests and characters, and their
//! effects (H).

use serde::{Deserialize, Serialize};

use super::parts::{Action, Family, Good, Goods};

/// One of the three face-down stacks (S3, S4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Stack {
    Bonus,
    Contract,
    Character,
}

table::items!(Stack: Bonus, Contract, Character);

/// One effect of a tile (H).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// These goods.
    Goods(Goods),
    /// This many goods of choice (H7).
    Choice(u8),
    /// Victory points.
    Vp(u8),
    /// An action with this many AP (H2).
    Action(Action, u8),
    /// An action of choice with this many AP (H2).
    AnyAction(u8),
    /// Steps of the pieces, and a house or pillar where they stand (H3).
    Walk {
        /// Steps of the merchant.
        #[serde(default)]
        merchant: u8,
        /// Steps of the architect.
        #[serde(default)]
        architect: u8,
        /// Whether a house is placed.
        #[serde(default)]
        house: bool,
        /// Whether a pillar is placed.
        #[serde(default)]
        pillar: bool,
    },
    /// Steps of the king marker, which happen automatically (G6).
    KingSteps(u8),
    /// The bonuses of the characters in a building, triggered again (H6).
    Retrigger,
    /// AP for the action of the die (H4).
    BonusAp(u8),
    /// The goods of the die are of another kind (H5).
    OtherKind,
}

/// Up to two effects, in the order in which they take place (H1). Files have them as a
/// list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Effect>", into = "Vec<Effect>")]
pub struct Effects([Option<Effect>; 2]);

impl Effects {
    /// Iterates over the effects in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Effect> {
        self.0.into_iter().flatten()
    }

    /// Returns the only effect; `None` if there are none or two.
    #[must_use]
    pub fn single(self) -> Option<Effect> {
        match self.0 {
            [effect, None] => effect,
            _ => None,
        }
    }
}

/// The error that a tile has more than two effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct TooManyEffects(pub usize);

impl TryFrom<Vec<Effect>> for Effects {
    type Error = TooManyEffects;

    fn try_from(list: Vec<Effect>) -> Result<Self, TooManyEffects> {
        match *list.as_slice() {
            [] => Ok(Self([None, None])),
            [one] => Ok(Self([Some(one), None])),
            [one, two] => Ok(Self([Some(one), Some(two)])),
            _ => Err(TooManyEffects(list.len())),
        }
    }
}

impl From<Effects> for Vec<Effect> {
    fn from(effects: Effects) -> Self {
        effects.iter().collect()
    }
}

/// The price of a contract (J2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pay {
    /// This many goods of one kind of the player's choice.
    pub identical: u8,
    /// Additional fixed goods.
    pub goods: Goods,
}

impl Pay {
    /// Returns the price as goods, with this kind for the identical ones.
    #[must_use]
    pub fn with(self, kind: Good) -> Goods {
        let identical = Goods::of(kind, u16::from(self.identical));
        self.goods.plus(identical)
    }
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Printed {
    /// A helper: used from the storehouse (J8).
    Helper(Effects),
    /// A contract (J2).
    Contract {
        /// The price.
        pay: Pay,
        /// Its victory points.
        vp: u8,
        /// Its additional effects (J3).
        #[serde(default)]
        effects: Effects,
    },
    /// A crest (J5).
    Crest(Family),
    /// A character (C).
    Character {
        /// Its kind, which is the action that its building strengthens (B9).
        kind: Action,
        /// Its bonus (C5).
        effects: Effects,
    },
}

/// A tile of an edition, or several identical ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileData {
    /// What is printed on it.
    pub tile: Printed,
    /// The number of copies without a mark, marked 3+, and marked 4 (S1).
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub copies: [u8; 3],
}

fn once() -> [u8; 3] {
    [1, 0, 0]
}

fn is_once(copies: &[u8; 3]) -> bool {
    *copies == once()
}

impl TileData {
    /// Returns how many copies are used with this many players.
    #[must_use]
    pub fn used_by(&self, players: usize) -> usize {
        let marks = self.copies.iter().take(players.saturating_sub(1));
        marks.map(|&count| usize::from(count)).sum()
    }
}
