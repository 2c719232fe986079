//! The 14 prestige cards: what they compare, and what each is worth at the end (E2, E3).

use serde::{Deserialize, Serialize};

use crate::rules::components::{Freedom, Landscape};
use table::{Item, Set, items};

/// The prestige cards, in the order of the component table; each is named after
/// its condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum PrestigeCard {
    MostBuildings,
    TwoLargeBuildings,
    FewestEmptySquares,
    AllLandscapeKinds,
    MostLandscapes,
    MostForests,
    MostLakes,
    AllFreedoms,
    BuildingsFreedomsWorks,
    MostJesters,
    MostBuilders,
    MostParks,
    BuilderJesterLandscapes,
    MostWorks,
}

items!(
    PrestigeCard: MostBuildings, TwoLargeBuildings, FewestEmptySquares, AllLandscapeKinds,
    MostLandscapes, MostForests, MostLakes, AllFreedoms, BuildingsFreedomsWorks, MostJesters,
    MostBuilders, MostParks, BuilderJesterLandscapes, MostWorks
);

/// What prestige cards look at in a player.
pub trait Holds {
    /// Returns the number of buildings.
    fn buildings(&self) -> u8;
    /// Returns the number of large buildings.
    fn large_buildings(&self) -> u8;
    /// Returns the number of landscapes of a kind.
    fn landscapes(&self, kind: Landscape) -> u8;
    /// Returns the number of covered squares, including the palazzo's.
    fn covered(&self) -> u8;
    /// Returns the freedoms introduced.
    fn freedoms(&self) -> Set<Freedom>;
    /// Returns the number of jesters.
    fn jesters(&self) -> u8;
    /// Returns the number of builders.
    fn builders(&self) -> u8;
    /// Returns the number of completed works.
    fn works(&self) -> u8;
}

/// How far a prestige card's condition is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// The owner alone has the most, or the condition concerns only the owner.
    Fully,
    /// The owner ties for the most: the value in brackets.
    Tied,
    /// Not at all.
    No,
}

impl PrestigeCard {
    /// How many there are.
    pub const COUNT: usize = 14;

    /// Returns the number in the component table (1 to 14).
    #[must_use]
    pub fn number(self) -> u8 {
        self.index() as u8 + 1
    }

    /// Returns the full value in PP.
    #[must_use]
    pub fn value(self) -> u8 {
        [6, 5, 8, 8, 7, 7, 6, 8, 6, 6, 6, 5, 7, 7][self.index()]
    }

    /// Returns the value in brackets in PP, for cards that compare players.
    #[must_use]
    pub fn tied_value(self) -> Option<u8> {
        match self {
            Self::MostBuildings
            | Self::MostLakes
            | Self::MostJesters
            | Self::MostBuilders
            | Self::MostParks => Some(3),
            Self::FewestEmptySquares
            | Self::MostLandscapes
            | Self::MostForests
            | Self::MostWorks => Some(4),
            _ => None,
        }
    }

    /// Returns the number that the card compares between players, of which the owner must
    /// have the most. For the card about the fewest empty squares this is the number of
    /// filled squares (all principalities have the same size). Returns `None` for cards
    /// that concern only their owner.
    #[must_use]
    pub fn amount(self, player: &impl Holds) -> Option<u8> {
        Some(match self {
            Self::MostBuildings => player.buildings(),
            Self::FewestEmptySquares => player.covered(),
            Self::MostLandscapes => all_landscapes(player),
            Self::MostForests => player.landscapes(Landscape::Forest),
            Self::MostLakes => player.landscapes(Landscape::Lake),
            Self::MostParks => player.landscapes(Landscape::Park),
            Self::MostJesters => player.jesters(),
            Self::MostBuilders => player.builders(),
            Self::MostWorks => player.works(),
            _ => return None,
        })
    }

    /// Returns whether having none of what the card compares cannot meet it (E3). Empty
    /// squares are an exception: while all principalities are empty, everyone has the
    /// fewest.
    fn needs_some(self) -> bool {
        self != Self::FewestEmptySquares
    }

    /// Returns how `owner` meets the card compared with `others` (E2). Having none never
    /// counts as having the most (E3).
    #[must_use]
    pub fn met<'a, P: Holds + 'a>(self, owner: &P, others: impl IntoIterator<Item = &'a P>) -> Met {
        let when = |condition| if condition { Met::Fully } else { Met::No };
        match self {
            Self::TwoLargeBuildings => when(owner.large_buildings() >= 2),
            Self::AllLandscapeKinds => {
                let mut kinds = Landscape::ALL.iter();
                when(kinds.all(|&kind| owner.landscapes(kind) > 0))
            }
            Self::AllFreedoms => when(owner.freedoms() == Set::all()),
            Self::BuildingsFreedomsWorks => {
                when(owner.buildings() >= 4 && owner.freedoms().len() >= 2 && owner.works() >= 4)
            }
            Self::BuilderJesterLandscapes => {
                when(owner.builders() >= 1 && owner.jesters() >= 1 && all_landscapes(owner) >= 2)
            }
            _ => {
                let own = self.amount(owner);
                let best = others.into_iter().map(|other| self.amount(other)).max();
                match own.cmp(&best.flatten()) {
                    _ if own == Some(0) && self.needs_some() => Met::No,
                    std::cmp::Ordering::Greater => Met::Fully,
                    std::cmp::Ordering::Equal => Met::Tied,
                    std::cmp::Ordering::Less => Met::No,
                }
            }
        }
    }

    /// Returns the PP that the card brings `owner` compared with `others` (0 to 8).
    #[must_use]
    pub fn points<'a, P: Holds + 'a>(
        self,
        owner: &P,
        others: impl IntoIterator<Item = &'a P>,
    ) -> u8 {
        match self.met(owner, others) {
            Met::Fully => self.value(),
            Met::Tied => self.tied_value().unwrap_or(self.value()),
            Met::No => 0,
        }
    }
}

/// Returns the number of landscapes of all kinds.
fn all_landscapes(player: &impl Holds) -> u8 {
    let kinds = Landscape::ALL.iter();
    kinds.map(|&kind| player.landscapes(kind)).sum()
}
