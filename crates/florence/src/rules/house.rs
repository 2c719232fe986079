//! House rules: what a table agrees on instead of the printed rules (H).
//!
//! Every number of a [`Variant`](super::Variant) can be a house rule, and some things that
//! are not numbers: where buildings may touch, what breaks a tie, whose money is visible.
//! Each has a name in saves, the rule it is and the rules it changes.

use serde::{Deserialize, Serialize};

use super::components::{Object, florins};
use super::field::principality::Beside;
use super::rule::{Count, Fact, Rule, Violation};
use table::Set;

/// Where buildings may touch buildings and the palazzo (H8, P3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Placement {
    /// By the number of the owner's builders, as printed.
    #[default]
    ByBuilders,
    /// Everywhere, however few builders the owner has.
    Free,
    /// Nowhere, however many builders the owner has.
    Strict,
}

impl Placement {
    /// Returns what buildings of an owner with this many builders may touch.
    #[must_use]
    #[inline]
    pub fn beside(self, builders: u8) -> Beside {
        match self {
            Placement::ByBuilders => Beside::of(builders),
            Placement::Free => Beside::Anything,
            Placement::Strict => Beside::of(builders.min(1)),
        }
    }
}

/// What decides between players of equal points (H9, E4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ties {
    /// Nothing: they share the rank.
    Shared,
    /// Money, as printed.
    #[default]
    Money,
    /// Money, and then the lowest numbered profession on display.
    LowestProfession,
}

/// Whether the players see how much money the others have (H7, G5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purses {
    /// Each player chooses, as printed.
    #[default]
    AsOneLikes,
    /// All money is visible.
    Open,
    /// All money is hidden.
    Hidden,
}

/// The value of a house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// A number: florins, pieces, points, times.
    Number(i64),
    /// The price for an owner of no, one, two, three and more builders.
    Prices([u32; 4]),
    /// A number for each round.
    Rounds([u16; 7]),
    /// What is auctioned.
    Objects(Set<Object>),
    /// Whether the rule applies.
    Is(bool),
    /// Where buildings may touch.
    Placement(Placement),
    /// What decides ties.
    Ties(Ties),
    /// Whose money is visible.
    Purses(Purses),
}

impl Value {
    /// The choices of a rule that is not a number.
    pub const CHOICES: &'static [Self] = &[
        Self::Is(true),
        Self::Is(false),
        Self::Placement(Placement::ByBuilders),
        Self::Placement(Placement::Free),
        Self::Placement(Placement::Strict),
        Self::Ties(Ties::Shared),
        Self::Ties(Ties::Money),
        Self::Ties(Ties::LowestProfession),
        Self::Purses(Purses::AsOneLikes),
        Self::Purses(Purses::Open),
        Self::Purses(Purses::Hidden),
    ];
}

/// A type that the value of a house rule can have.
pub(super) trait Takes: Copy {
    /// Returns it as a value.
    fn value(self) -> Value;
    /// Returns the value as this type; `None` if it is of another kind or too large.
    fn take(value: Value) -> Option<Self>;
}

macro_rules! takes {
    ($($type:ty: $kind:ident,)+) => {
        $(impl Takes for $type {
            fn value(self) -> Value {
                Value::$kind(self.into())
            }

            fn take(value: Value) -> Option<Self> {
                match value {
                    Value::$kind(value) => value.try_into().ok(),
                    _ => None,
                }
            }
        })+
    };
}

takes! {
    u8: Number,
    u16: Number,
    u32: Number,
    [u32; 4]: Prices,
    [u16; 7]: Rounds,
    Set<Object>: Objects,
    bool: Is,
    Placement: Placement,
    Ties: Ties,
    Purses: Purses,
}

/// The house rule and the rules it changes, by its name in saves.
///
/// Entries of the same rule are adjacent, in the order of the digest.
const CHANGES: &[(&str, Rule, &[Rule])] = &[
    ("start_money", Rule::H1, &[Rule::S1, Rule::T1]),
    ("opening_bid", Rule::H2, &[Rule::A4, Rule::T2, Rule::A9]),
    ("raise", Rule::H3, &[Rule::A5]),
    ("freedoms_each", Rule::H4, &[Rule::S4, Rule::Z6, Rule::B5]),
    ("doubled_freedoms", Rule::H4, &[Rule::T4, Rule::B5]),
    ("last_freedoms_leave", Rule::H4, &[Rule::Z6]),
    ("minimum", Rule::H5, &[Rule::W2]),
    (
        "point_sells_for",
        Rule::H6,
        &[Rule::G4, Rule::M12, Rule::Z9],
    ),
    ("purses", Rule::H7, &[Rule::G5]),
    ("placement", Rule::H8, &[Rule::P3, Rule::C6]),
    ("ties", Rule::H9, &[Rule::E4]),
    ("rounds", Rule::H10, &[Rule::G1]),
    ("seats_auctioned", Rule::H11, &[Rule::S5]),
    ("dealt", Rule::H12, &[Rule::S2]),
    ("kept", Rule::H12, &[Rule::S2]),
    ("buildings_each", Rule::H12, &[Rule::S4, Rule::B3]),
    ("landscapes_each", Rule::H12, &[Rule::S3]),
    ("jesters", Rule::H12, &[Rule::S3]),
    ("builders", Rule::H12, &[Rule::S3]),
    ("recruiting_cards", Rule::H12, &[Rule::S3]),
    ("objects", Rule::H12, &[Rule::S3, Rule::T3]),
    ("characters", Rule::H12, &[Rule::M1]),
    ("objects_each", Rule::H12, &[Rule::A1, Rule::Z1]),
    ("sets_aside", Rule::H12, &[Rule::Z3]),
    ("most_builders", Rule::H12, &[Rule::O6, Rule::A12]),
    ("offered", Rule::H12, &[Rule::O7]),
    ("actions", Rule::H12, &[Rule::B1]),
    ("hires", Rule::H12, &[Rule::B2]),
    ("introductions", Rule::H12, &[Rule::B2]),
    ("building_prices", Rule::H12, &[Rule::B3]),
    ("hire_price", Rule::H12, &[Rule::B4]),
    ("freedom_price", Rule::H12, &[Rule::B5]),
    ("bonus_price", Rule::H12, &[Rule::B6]),
    ("value_pays", Rule::H12, &[Rule::W9]),
    ("point_costs", Rule::H12, &[Rule::W9]),
    ("value_of_building", Rule::H12, &[Rule::W3]),
    ("value_of_landscape", Rule::H12, &[Rule::W4]),
    ("value_of_freedom", Rule::H12, &[Rule::W5]),
    ("value_of_jester", Rule::H12, &[Rule::W6]),
    ("value_of_card", Rule::H12, &[Rule::W7]),
    ("points_for_building", Rule::H12, &[Rule::B3]),
    ("points_for_further_landscape", Rule::H12, &[Rule::O2]),
    ("points_for_further_builder", Rule::H12, &[Rule::O5]),
    ("points_for_best_work", Rule::H12, &[Rule::R1]),
];

/// A possible house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// Its name in saves.
    pub name: &'static str,
    /// The rule it is (H1 to H12).
    pub rule: Rule,
    /// The rules it changes, first the one that states the number.
    pub changes: &'static [Rule],
}

impl HouseRule {
    /// Returns all house rules, in the order of the digest.
    pub fn all() -> impl Iterator<Item = HouseRule> {
        let all = CHANGES.iter();
        all.map(|&(name, rule, changes)| HouseRule {
            name,
            rule,
            changes,
        })
    }

    /// Returns the house rule of this name.
    #[must_use]
    pub fn of(name: &str) -> Option<HouseRule> {
        Self::all().find(|house| house.name == name)
    }
}

/// Rules that cannot be agreed on in the middle of a game, because their moment has passed.
const OF_THE_START: [&str; 4] = ["start_money", "dealt", "kept", "seats_auctioned"];

/// A house rule that a table agrees on from now on, or drops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(String, Option<Value>)", into = "(String, Option<Value>)")]
pub struct Agreed {
    // Its index among all.
    rule: u8,
    says: Says,
}

/// Its value in compact form: there are millions of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Says {
    Printed,
    Number(u32),
    /// In steps of money.
    Prices([u16; 4]),
    Rounds([u8; 7]),
    Objects(Set<Object>),
    Is(bool),
    Placement(Placement),
    Ties(Ties),
    Purses(Purses),
}

impl Agreed {
    /// Returns this value for the house rule of this name, or the return to the printed
    /// value. Returns `None` if there is no such rule or value, or if it cannot be agreed
    /// on once the game has begun.
    #[must_use]
    pub fn new(name: &str, value: Option<Value>) -> Option<Self> {
        let rule = CHANGES.iter().position(|(known, ..)| *known == name)?;
        if OF_THE_START.contains(&name) {
            return None;
        }
        let says = match value {
            None => Says::Printed,
            Some(Value::Number(number)) => Says::Number(u32::try_from(number).ok()?),
            Some(Value::Prices(prices)) => {
                let mut steps = [0; 4];
                for (step, price) in steps.iter_mut().zip(prices) {
                    let is_step = price.is_multiple_of(florins::STEP);
                    *step = u16::try_from(price / florins::STEP)
                        .ok()
                        .filter(|_| is_step)?;
                }
                Says::Prices(steps)
            }
            Some(Value::Rounds(values)) => {
                let mut small = [0; 7];
                for (small, value) in small.iter_mut().zip(values) {
                    *small = u8::try_from(value).ok()?;
                }
                Says::Rounds(small)
            }
            Some(Value::Objects(objects)) => Says::Objects(objects),
            Some(Value::Is(is)) => Says::Is(is),
            Some(Value::Placement(placement)) => Says::Placement(placement),
            Some(Value::Ties(ties)) => Says::Ties(ties),
            Some(Value::Purses(purses)) => Says::Purses(purses),
        };
        let rule = u8::try_from(rule).ok()?;
        Some(Self { rule, says })
    }

    /// Returns the house rule.
    #[must_use]
    pub fn house(self) -> HouseRule {
        let (name, rule, changes) = CHANGES[usize::from(self.rule) % CHANGES.len()];
        HouseRule {
            name,
            rule,
            changes,
        }
    }

    /// Returns its value; `None` for the printed one.
    #[must_use]
    pub fn value(self) -> Option<Value> {
        Some(match self.says {
            Says::Printed => return None,
            Says::Number(number) => Value::Number(number.into()),
            Says::Prices(steps) => Value::Prices(steps.map(|step| u32::from(step) * florins::STEP)),
            Says::Rounds(values) => Value::Rounds(values.map(u16::from)),
            Says::Objects(objects) => Value::Objects(objects),
            Says::Is(is) => Value::Is(is),
            Says::Placement(placement) => Value::Placement(placement),
            Says::Ties(ties) => Value::Ties(ties),
            Says::Purses(purses) => Value::Purses(purses),
        })
    }
}

impl std::fmt::Debug for Agreed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({:?}, {:?})", self.house().name, self.value())
    }
}

impl From<Agreed> for (String, Option<Value>) {
    fn from(agreed: Agreed) -> Self {
        (agreed.house().name.to_owned(), agreed.value())
    }
}

impl TryFrom<(String, Option<Value>)> for Agreed {
    type Error = String;

    fn try_from((name, value): (String, Option<Value>)) -> Result<Self, String> {
        Self::new(&name, value).ok_or(name)
    }
}

/// Returns whether a violation concerns what a house rule can change, and not whose turn it
/// is or who sits where.
pub(super) fn is_of_numbers(violation: &Violation) -> bool {
    !matches!(
        violation.fact,
        Fact::NotYourTurn { .. }
            | Fact::NoSuchSeat(_)
            | Fact::SeatNotAtTable(_)
            | Fact::NotNow
            | Fact::FirstDecide(_)
            | Fact::OnlyTracked
            | Fact::OtherAuction(_)
            | Fact::HasPassed
            | Fact::OutOfRange {
                what: Count::HouseRule(_),
                ..
            }
    )
}

/// Returns whether a house rule determines what a violation of one of the rules it changes
/// is about: some rules say several things.
pub(super) fn says(house: &HouseRule, violation: &Violation) -> bool {
    let what = match violation.fact {
        Fact::OutOfRange { what, .. }
        | Fact::TooMany { what, .. }
        | Fact::TooFew { what, .. }
        | Fact::MustBe { what, .. } => Some(what),
        _ => None,
    };
    match violation.rule {
        Rule::S1 | Rule::T1 => what == Some(Count::Money),
        Rule::G1 => what == Some(Count::Round),
        Rule::S2 => matches!(what, Some(Count::ProfessionCards)),
        Rule::S3 => match house.name {
            "jesters" => what == Some(Count::Jesters),
            "builders" => what == Some(Count::Builders),
            "landscapes_each" => matches!(what, Some(Count::Tiles(_))),
            "recruiting_cards" => matches!(
                what,
                Some(Count::RecruitingCards | Count::RecruitingInHand | Count::RecruitingOnTable)
            ),
            _ => false,
        },
        Rule::S4 => match house.name {
            "buildings_each" => matches!(what, Some(Count::Tiles(_))),
            _ => matches!(what, Some(Count::FreedomTiles(_))),
        },
        Rule::B2 => match house.name {
            "hires" => violation.fact == Fact::OncePerTurn || what == Some(Count::ProfessionCards),
            _ => violation.fact == Fact::OncePerTurn || what == Some(Count::Freedoms),
        },
        Rule::B3 => match house.name {
            "buildings_each" => matches!(violation.fact, Fact::NoTileLeft(_)),
            "building_prices" => matches!(violation.fact, Fact::NotEnoughMoney { .. }),
            _ => false,
        },
        Rule::B5 => match house.name {
            "freedom_price" => matches!(violation.fact, Fact::NotEnoughMoney { .. }),
            _ => matches!(violation.fact, Fact::NoFreedomLeft(_)),
        },
        Rule::B4 | Rule::B6 => matches!(violation.fact, Fact::NotEnoughMoney { .. }),
        _ => true,
    }
}
