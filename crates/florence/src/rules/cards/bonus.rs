//! The 20 bonus cards. What each adds to a work is in [`work`](crate::rules::work).

use serde::{Deserialize, Serialize};

use table::{Item, items};

/// The bonus cards, in the order of the component table; each is named after
/// what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum BonusCard {
    Buildings,
    LargeBuildings,
    MediumBuildingsAndForests,
    SmallBuildingsAndLandscapes,
    BuildingSizes,
    Landscapes,
    Forests,
    Lakes,
    Parks,
    Freedoms,
    Jesters,
    JestersAndFreedoms,
    Builders,
    BuildersAndLakes,
    PrestigeCards,
    PrestigeCardsAndFreedoms,
    LandscapeKinds,
    Kinds,
    CardsInHand,
    CardsOnTable,
}

items!(
    BonusCard: Buildings, LargeBuildings, MediumBuildingsAndForests, SmallBuildingsAndLandscapes,
    BuildingSizes, Landscapes, Forests, Lakes, Parks, Freedoms, Jesters, JestersAndFreedoms,
    Builders, BuildersAndLakes, PrestigeCards, PrestigeCardsAndFreedoms, LandscapeKinds, Kinds,
    CardsInHand, CardsOnTable
);

impl BonusCard {
    /// How many there are.
    pub const COUNT: usize = 20;

    /// Returns the number in the component table (1 to 20).
    #[must_use]
    pub fn number(self) -> u8 {
        self.index() as u8 + 1
    }
}
