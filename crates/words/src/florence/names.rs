//! The words printed on the components, and amounts with their units.

use crate::fl;
use crate::message;
use crate::message::Value;
use florence::{
    AnyCard, BonusCard, Building, Character, Freedom, Landscape, Object, PrestigeCard, Profession,
    Tile,
};

pub use crate::figures::{decimal, grouped};
pub use crate::text::{SHORT_NAME, cut, listed, shortened};

/// Something with a name.
pub trait Named {
    /// Returns the id of its name among the messages. This id is what a message receives,
    /// so that the sentence can choose the form.
    fn id(&self) -> &'static str;

    /// Returns the name, as a title.
    fn name(&self) -> &'static str;
}

/// Returns the name of a thing as mentioned in a sentence, alone or in a list.
#[must_use]
pub fn said(thing: impl Named) -> String {
    fl!(thing_said, thing = thing.id())
}

/// Returns the name of a thing that is needed, as mentioned in a list.
#[must_use]
pub fn wanted(thing: impl Named) -> String {
    fl!(thing_wanted, thing = thing.id())
}

/// Lets messages name a thing.
macro_rules! said_by_name {
    ($($kind:ident),+) => {$(
        impl From<$kind> for Value<'_> {
            fn from(thing: $kind) -> Self {
                Self::from(thing.id())
            }
        }

        impl From<&$kind> for Value<'_> {
            fn from(thing: &$kind) -> Self {
                Self::from(thing.id())
            }
        }
    )+};
}

said_by_name!(
    Building,
    Landscape,
    Freedom,
    Object,
    Character,
    Profession,
    BonusCard,
    PrestigeCard,
    Tile,
    AnyCard
);

/// Implements `Named` for a type that is one of several kinds of things.
macro_rules! named_as {
    ($kind:ident: $($of:ident),+) => {
        impl Named for $kind {
            fn id(&self) -> &'static str {
                match self {
                    $($kind::$of(it) => it.id(),)+
                }
            }

            fn name(&self) -> &'static str {
                match self {
                    $($kind::$of(it) => it.name(),)+
                }
            }
        }
    };
}

named_as!(Tile: Building, Landscape);
named_as!(AnyCard: Profession, Bonus, Prestige);

macro_rules! named {
    ($kind:ident: $($item:ident => $id:ident),+ $(,)?) => {
        impl Named for $kind {
            fn id(&self) -> &'static str {
                match self {
                    $($kind::$item => message::$id::ID,)+
                }
            }

            fn name(&self) -> &'static str {
                match self {
                    $($kind::$item => fl!($id),)+
                }
            }
        }
    };
    ($kind:ident, $(#[$doc:meta])+ $says:ident: $($item:ident => $id:ident $text:ident),+ $(,)?) => {
        named!($kind: $($item => $id),+);

        $(#[$doc])+
        #[must_use]
        pub fn $says(card: $kind) -> &'static str {
            match card {
                $($kind::$item => fl!($text),)+
            }
        }
    };
}

named!(Building:
    University => building_university,
    Laboratory => building_laboratory,
    Workshop => building_workshop,
    Library => building_library,
    Opera => building_opera,
    Studio => building_studio,
    Hospital => building_hospital,
    Theatre => building_theatre,
    Tower => building_tower,
    Chapel => building_chapel,
);

named!(Landscape:
    Forest => landscape_forest,
    Lake => landscape_lake,
    Park => landscape_park,
);

named!(Freedom:
    Travel => freedom_travel,
    Religion => freedom_religion,
    Opinion => freedom_opinion,
);

named!(Object:
    Forest => object_forest,
    Lake => object_lake,
    Park => object_park,
    Landscape => object_landscape,
    Jester => object_jester,
    Builder => object_builder,
    PrestigeCard => object_prestige_card,
    RecruitingCard => object_recruiting_card,
);

named!(Character:
    Muse => character_muse,
    Cardinal => character_cardinal,
    Princess => character_princess,
    Merchant => character_merchant,
    Professor => character_professor,
    Banker => character_banker,
);

named!(Profession:
    Mathematician => profession_mathematician,
    Theologian => profession_theologian,
    Philosopher => profession_philosopher,
    Botanist => profession_botanist,
    Alchemist => profession_alchemist,
    Physicist => profession_physicist,
    Watchmaker => profession_watchmaker,
    Goldsmith => profession_goldsmith,
    BellMaker => profession_bell_maker,
    Cartographer => profession_cartographer,
    Lawyer => profession_lawyer,
    Choreographer => profession_choreographer,
    Composer => profession_composer,
    Sculptor => profession_sculptor,
    Painter => profession_painter,
    Pharmacist => profession_pharmacist,
    Physician => profession_physician,
    Dramatist => profession_dramatist,
    Poet => profession_poet,
    Astronomer => profession_astronomer,
    OrganMaker => profession_organ_maker,
);

named!(BonusCard,
    /// What a bonus card adds, as it could be printed on the card.
    bonus_card_text:
    Buildings => bonus_card_buildings bonus_card_text_buildings,
    LargeBuildings => bonus_card_large_buildings bonus_card_text_large_buildings,
    MediumBuildingsAndForests => bonus_card_medium_buildings_and_forests bonus_card_text_medium_buildings_and_forests,
    SmallBuildingsAndLandscapes => bonus_card_small_buildings_and_landscapes bonus_card_text_small_buildings_and_landscapes,
    BuildingSizes => bonus_card_building_sizes bonus_card_text_building_sizes,
    Landscapes => bonus_card_landscapes bonus_card_text_landscapes,
    Forests => bonus_card_forests bonus_card_text_forests,
    Lakes => bonus_card_lakes bonus_card_text_lakes,
    Parks => bonus_card_parks bonus_card_text_parks,
    Freedoms => bonus_card_freedoms bonus_card_text_freedoms,
    Jesters => bonus_card_jesters bonus_card_text_jesters,
    JestersAndFreedoms => bonus_card_jesters_and_freedoms bonus_card_text_jesters_and_freedoms,
    Builders => bonus_card_builders bonus_card_text_builders,
    BuildersAndLakes => bonus_card_builders_and_lakes bonus_card_text_builders_and_lakes,
    PrestigeCards => bonus_card_prestige_cards bonus_card_text_prestige_cards,
    PrestigeCardsAndFreedoms => bonus_card_prestige_cards_and_freedoms bonus_card_text_prestige_cards_and_freedoms,
    LandscapeKinds => bonus_card_landscape_kinds bonus_card_text_landscape_kinds,
    Kinds => bonus_card_kinds bonus_card_text_kinds,
    CardsInHand => bonus_card_cards_in_hand bonus_card_text_cards_in_hand,
    CardsOnTable => bonus_card_cards_on_table bonus_card_text_cards_on_table,
);

named!(PrestigeCard:
    MostBuildings => prestige_card_most_buildings,
    TwoLargeBuildings => prestige_card_two_large_buildings,
    FewestEmptySquares => prestige_card_fewest_empty_squares,
    AllLandscapeKinds => prestige_card_all_landscape_kinds,
    MostLandscapes => prestige_card_most_landscapes,
    MostForests => prestige_card_most_forests,
    MostLakes => prestige_card_most_lakes,
    AllFreedoms => prestige_card_all_freedoms,
    BuildingsFreedomsWorks => prestige_card_buildings_freedoms_works,
    MostJesters => prestige_card_most_jesters,
    MostBuilders => prestige_card_most_builders,
    MostParks => prestige_card_most_parks,
    BuilderJesterLandscapes => prestige_card_builder_jester_landscapes,
    MostWorks => prestige_card_most_works,
);

/// Returns the worth of a prestige card: `6 PP, 3 when tied`.
#[must_use]
pub fn prestige_card_text(card: PrestigeCard) -> String {
    let worth = points(card.value());
    match card.tied_value() {
        Some(tied) => fl!(prestige_card_worth_tied, points = worth, tied),
        None => worth,
    }
}

/// Writes an amount of money: `3,500 florins`.
#[must_use]
pub fn florins(amount: impl Into<i64>) -> String {
    fl!(florins, number = amount.into())
}

/// Writes an amount of prestige points: `7 PP`.
#[must_use]
pub fn points(amount: impl Into<i64>) -> String {
    fl!(points, number = amount.into())
}
