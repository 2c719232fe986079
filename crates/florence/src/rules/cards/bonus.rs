//! The 20 bonus cards: what each adds to a work (W8).

use serde::{Deserialize, Serialize};

use crate::rules::components::{Landscape, Size};
use crate::rules::player::Player;
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

    /// The number in the component table (1 to 20).
    #[must_use]
    pub fn number(self) -> u8 {
        self.index() as u8 + 1
    }

    /// The points of work value this card adds to a work of `player` whose
    /// profession card is still in hand: the card about to be played counts as
    /// on the table (cards 19 and 20).
    #[must_use]
    pub fn value(self, player: &Player) -> u8 {
        let home = player.principality();
        let landscapes = |kind| home.landscape_count(kind);
        let all_landscapes = home.landscapes_total();
        let size = |size| home.building_count_of(size);
        let freedoms = player.freedoms().len() as u8;
        let prestige = player.prestige_cards().len() as u8;
        let kinds = home.landscape_kinds();
        match self {
            Self::Buildings => home.buildings().len() as u8,
            Self::LargeBuildings => 2 * size(Size::Large),
            Self::MediumBuildingsAndForests => size(Size::Medium) + landscapes(Landscape::Forest),
            Self::SmallBuildingsAndLandscapes => size(Size::Small) + all_landscapes,
            Self::BuildingSizes => {
                2 * Size::ALL.iter().filter(|&&class| size(class) > 0).count() as u8
            }
            Self::Landscapes => all_landscapes,
            Self::Forests => 2 * landscapes(Landscape::Forest),
            Self::Lakes => 2 * landscapes(Landscape::Lake),
            Self::Parks => 2 * landscapes(Landscape::Park),
            Self::Freedoms => 2 * freedoms,
            Self::Jesters => 2 * player.jesters(),
            Self::JestersAndFreedoms => player.jesters() + freedoms,
            Self::Builders => 2 * player.builders(),
            Self::BuildersAndLakes => player.builders() + landscapes(Landscape::Lake),
            Self::PrestigeCards => 2 * prestige,
            Self::PrestigeCardsAndFreedoms => prestige + freedoms,
            Self::LandscapeKinds => 2 * kinds,
            Self::Kinds => {
                kinds
                    + u8::from(player.jesters() > 0)
                    + u8::from(player.builders() > 0)
                    + u8::from(prestige > 0)
                    + u8::from(!player.freedoms().is_empty())
            }
            Self::CardsInHand => player.cards_in_hand().saturating_sub(1),
            Self::CardsOnTable => player.works() + 1,
        }
    }
}
