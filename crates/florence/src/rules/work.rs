//! The value of a work, broken down line by line (W3 to W8).

use arrayvec::ArrayVec;

use super::cards::{BonusCard, Profession};
use super::components::{Landscape, Size};
use super::player::Player;
use super::variant::Variant;
use table::{Card, Item as _, Set};

/// What a work is worth and why. All values are points of work value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkValue {
    /// 4 as printed, if the building stands (W3).
    pub building: u16,
    /// 3 as printed, if the landscape is there (W4).
    pub landscape: u16,
    /// 3 as printed, if the freedom is introduced (W5).
    pub freedom: u16,
    /// 2 as printed, for each jester (W6).
    pub jesters: u16,
    /// 1 as printed, for each profession or recruiting card (W7).
    pub cards: u16,
    /// The number of the round, if the player has the Muse (M6).
    pub muse: u16,
    /// What each played bonus card adds (W8).
    pub bonuses: ArrayVec<(BonusCard, u16), { BonusCard::COUNT }>,
}

impl WorkValue {
    /// Returns the value of a work that `player` completes with these cards from hand.
    ///
    /// A profession that the player is not known to hold counts as one of the hidden cards
    /// in hand; if there is none, the work is hypothetical, with one additional card.
    #[must_use]
    pub fn of(
        player: &Player,
        profession: Profession,
        bonus: Set<BonusCard>,
        variant: &Variant,
    ) -> Self {
        if !player.hand.known().contains(profession) && player.hand.hidden() == 0 {
            let mut imagined = *player;
            imagined.hand.put(Card::Known(profession));
            return Self::of(&imagined, profession, bonus, variant);
        }
        Self {
            bonuses: bonus
                .iter()
                .map(|card| (card, u16::from(card.value(player))))
                .collect(),
            ..Self::without_bonus(player, profession, variant)
        }
    }

    /// Returns the value without bonus cards, for a card in hand.
    #[inline]
    pub(super) fn without_bonus(
        player: &Player,
        profession: Profession,
        variant: &Variant,
    ) -> Self {
        let home = player.principality();
        let when = |points, condition| if condition { points } else { 0 };
        Self {
            building: when(
                variant.value_of_building,
                home.buildings().contains(profession.building()),
            ),
            landscape: when(
                variant.value_of_landscape,
                home.landscape_count(profession.landscape()) > 0,
            ),
            freedom: when(
                variant.value_of_freedom,
                player.freedoms().contains(profession.freedom()),
            ),
            jesters: variant.value_of_jester * u16::from(player.jesters()),
            cards: variant.value_of_card * u16::from(player.cards_in_hand() + player.works()),
            muse: u16::from(player.muse()),
            bonuses: ArrayVec::new(),
        }
    }

    /// Returns all bonus cards together.
    #[must_use]
    pub fn bonus(&self) -> u16 {
        self.bonuses.iter().map(|(_, points)| points).sum()
    }

    /// Returns the work value.
    #[must_use]
    pub fn total(&self) -> u16 {
        let without_bonus =
            self.building + self.landscape + self.freedom + self.jesters + self.cards + self.muse;
        without_bonus + self.bonus()
    }
}

impl BonusCard {
    /// Returns the points of work value this card adds to a work of `player` whose
    /// profession card is still in hand: the card about to be played counts as on the table
    /// (cards 19 and 20).
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

/// What a work of the Princess is worth and why (M8). All values are points of work value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrincessValue {
    /// 3 for each landscape, also of the same kind.
    pub landscapes: u16,
    /// 2 for each builder.
    pub builders: u16,
    /// 2 for each building.
    pub buildings: u16,
    /// 1 for each profession or recruiting card, in hand or on the table.
    pub cards: u16,
}

impl PrincessValue {
    /// Returns the value of the work that `player` completes with her.
    #[must_use]
    pub fn of(player: &Player) -> Self {
        let home = player.principality();
        let landscapes = Landscape::ALL.iter();
        let landscapes = landscapes.map(|&kind| u16::from(home.landscape_count(kind)));
        Self {
            landscapes: 3 * landscapes.sum::<u16>(),
            builders: 2 * u16::from(player.builders()),
            buildings: 2 * home.buildings().len() as u16,
            cards: u16::from(player.cards_in_hand() + player.works()),
        }
    }

    /// Returns the work value.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.landscapes + self.builders + self.buildings + self.cards
    }
}
