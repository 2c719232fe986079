//! The words printed on the components, and amounts with their units.

use crate::florence::{
    AnyCard, BonusCard, Building, Freedom, Landscape, Object, PrestigeCard, Profession, Tile,
};

pub use crate::words::language::grouped;

/// Something with a name of its own.
pub trait Named {
    /// The name, as a title.
    fn name(&self) -> &'static str;
}

impl Named for Building {
    fn name(&self) -> &'static str {
        match self {
            Building::University => "University",
            Building::Laboratory => "Laboratory",
            Building::Workshop => "Workshop",
            Building::Library => "Library",
            Building::Opera => "Opera",
            Building::Studio => "Studio",
            Building::Hospital => "Hospital",
            Building::Theatre => "Theatre",
            Building::Tower => "Tower",
            Building::Chapel => "Chapel",
        }
    }
}

impl Named for Landscape {
    fn name(&self) -> &'static str {
        match self {
            Landscape::Forest => "Forest",
            Landscape::Lake => "Lake",
            Landscape::Park => "Park",
        }
    }
}

impl Named for Tile {
    fn name(&self) -> &'static str {
        match self {
            Tile::Building(kind) => kind.name(),
            Tile::Landscape(kind) => kind.name(),
        }
    }
}

impl Named for Freedom {
    fn name(&self) -> &'static str {
        match self {
            Freedom::Travel => "Travel",
            Freedom::Religion => "Religion",
            Freedom::Opinion => "Opinion",
        }
    }
}

impl Named for Object {
    fn name(&self) -> &'static str {
        match self {
            Object::Forest => "Forest",
            Object::Lake => "Lake",
            Object::Park => "Park",
            Object::Landscape => "Landscape",
            Object::Jester => "Jester",
            Object::Builder => "Builder",
            Object::PrestigeCard => "Prestige card",
            Object::RecruitingCard => "Recruiting card",
        }
    }
}

impl Named for Profession {
    fn name(&self) -> &'static str {
        match self {
            Profession::Mathematician => "Mathematician",
            Profession::Theologian => "Theologian",
            Profession::Philosopher => "Philosopher",
            Profession::Botanist => "Botanist",
            Profession::Alchemist => "Alchemist",
            Profession::Physicist => "Physicist",
            Profession::Watchmaker => "Watchmaker",
            Profession::Goldsmith => "Goldsmith",
            Profession::BellMaker => "Bell Maker",
            Profession::Cartographer => "Cartographer",
            Profession::Lawyer => "Lawyer",
            Profession::Choreographer => "Choreographer",
            Profession::Composer => "Composer",
            Profession::Sculptor => "Sculptor",
            Profession::Painter => "Painter",
            Profession::Pharmacist => "Pharmacist",
            Profession::Physician => "Physician",
            Profession::Dramatist => "Dramatist",
            Profession::Poet => "Poet",
            Profession::Astronomer => "Astronomer",
            Profession::OrganMaker => "Organ Maker",
        }
    }
}

impl Named for BonusCard {
    fn name(&self) -> &'static str {
        match self {
            BonusCard::Buildings => "Buildings",
            BonusCard::LargeBuildings => "Large buildings",
            BonusCard::MediumBuildingsAndForests => "Medium buildings and Forests",
            BonusCard::SmallBuildingsAndLandscapes => "Small buildings and landscapes",
            BonusCard::BuildingSizes => "Building sizes",
            BonusCard::Landscapes => "Landscapes",
            BonusCard::Forests => "Forests",
            BonusCard::Lakes => "Lakes",
            BonusCard::Parks => "Parks",
            BonusCard::Freedoms => "Freedoms",
            BonusCard::Jesters => "Jesters",
            BonusCard::JestersAndFreedoms => "Jesters and freedoms",
            BonusCard::Builders => "Builders",
            BonusCard::BuildersAndLakes => "Builders and Lakes",
            BonusCard::PrestigeCards => "Prestige cards",
            BonusCard::PrestigeCardsAndFreedoms => "Prestige cards and freedoms",
            BonusCard::LandscapeKinds => "Landscape kinds",
            BonusCard::Kinds => "Kinds",
            BonusCard::CardsInHand => "Cards in hand",
            BonusCard::CardsOnTable => "Cards on the table",
        }
    }
}

/// What a bonus card adds, as it could stand on the card.
#[must_use]
pub fn bonus_card_text(card: BonusCard) -> &'static str {
    match card {
        BonusCard::Buildings => "1 for each building",
        BonusCard::LargeBuildings => "2 for each large building",
        BonusCard::MediumBuildingsAndForests => "1 for each medium building and each Forest",
        BonusCard::SmallBuildingsAndLandscapes => "1 for each small building and each landscape",
        BonusCard::BuildingSizes => "2 for each building size present",
        BonusCard::Landscapes => "1 for each landscape",
        BonusCard::Forests => "2 for each Forest",
        BonusCard::Lakes => "2 for each Lake",
        BonusCard::Parks => "2 for each Park",
        BonusCard::Freedoms => "2 for each freedom",
        BonusCard::Jesters => "2 for each jester",
        BonusCard::JestersAndFreedoms => "1 for each jester and each freedom",
        BonusCard::Builders => "2 for each builder",
        BonusCard::BuildersAndLakes => "1 for each builder and each Lake",
        BonusCard::PrestigeCards => "2 for each prestige card owned",
        BonusCard::PrestigeCardsAndFreedoms => "1 for each prestige card owned and each freedom",
        BonusCard::LandscapeKinds => "2 for each kind of landscape present",
        BonusCard::Kinds => {
            "1 for each kind present: Forest, Lake, Park, jester, builder, prestige card, freedom"
        }
        BonusCard::CardsInHand => {
            "1 for each profession or recruiting card in hand, without the one played"
        }
        BonusCard::CardsOnTable => {
            "1 for each profession or recruiting card on the table, with the one played"
        }
    }
}

impl Named for PrestigeCard {
    fn name(&self) -> &'static str {
        match self {
            PrestigeCard::MostBuildings => "Most buildings",
            PrestigeCard::TwoLargeBuildings => "Two large buildings",
            PrestigeCard::FewestEmptySquares => "Fewest empty squares",
            PrestigeCard::AllLandscapeKinds => "All three landscape kinds",
            PrestigeCard::MostLandscapes => "Most landscapes",
            PrestigeCard::MostForests => "Most Forests",
            PrestigeCard::MostLakes => "Most Lakes",
            PrestigeCard::AllFreedoms => "All three freedoms",
            PrestigeCard::BuildingsFreedomsWorks => "4 buildings, 2 freedoms and 4 works",
            PrestigeCard::MostJesters => "Most jesters",
            PrestigeCard::MostBuilders => "Most builders",
            PrestigeCard::MostParks => "Most Parks",
            PrestigeCard::BuilderJesterLandscapes => "1 builder, 1 jester and 2 landscapes",
            PrestigeCard::MostWorks => "Most works",
        }
    }
}

/// What a prestige card is worth: `6 PP, 3 when tied`.
#[must_use]
pub fn prestige_card_text(card: PrestigeCard) -> String {
    match card.tied_value() {
        Some(tied) => format!("{}, {tied} when tied", points(card.value())),
        None => points(card.value()),
    }
}

impl Named for AnyCard {
    fn name(&self) -> &'static str {
        match self {
            AnyCard::Profession(card) => card.name(),
            AnyCard::Bonus(card) => card.name(),
            AnyCard::Prestige(card) => card.name(),
        }
    }
}

/// A name with the article that its sound asks for: `a University`, `an Opera`.
#[must_use]
pub fn one(item: &impl Named) -> String {
    let name = item.name();
    let vowel = name.starts_with(['A', 'E', 'I', 'O', 'U']);
    // The U of these begins like "you".
    let article = match vowel && !name.starts_with("Uni") {
        true => "an",
        false => "a",
    };
    format!("{article} {name}")
}

/// A card in the middle of a sentence: `the Poet`, `the bonus card Jesters`.
#[must_use]
pub fn the_card(card: AnyCard) -> String {
    let name = card.name();
    match card {
        AnyCard::Profession(_) => format!("the {name}"),
        AnyCard::Bonus(_) => format!("the bonus card {name}"),
        AnyCard::Prestige(_) => format!("the prestige card {name}"),
    }
}

/// A sentence, with a capital letter at its beginning.
#[must_use]
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Several things one after the other: `one, another and a third`.
#[must_use]
pub fn listed(things: &[impl AsRef<str>]) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    match things.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
    }
}

/// An amount of money: `3,500 florins`.
#[must_use]
pub fn florins(amount: impl Into<i64>) -> String {
    let amount: i64 = amount.into();
    let unit = if amount.abs() == 1 {
        "florin"
    } else {
        "florins"
    };
    format!("{} {unit}", grouped(amount))
}

/// An amount of prestige points: `7 PP`.
#[must_use]
pub fn points(amount: impl Into<i64>) -> String {
    let amount: i64 = amount.into();
    format!("{amount} PP")
}

/// A number of things: `1 card`, `2 cards`.
#[must_use]
pub fn count(number: impl Into<i64>, one: &str, more: &str) -> String {
    let number: i64 = number.into();
    format!("{number} {}", if number == 1 { one } else { more })
}

/// The most letters of a name that shares a line with other words.
pub const SHORT_NAME: usize = 16;

/// A name short enough to share a line with other words.
#[must_use]
pub fn shortened(name: &str) -> String {
    cut(name, SHORT_NAME)
}

/// A name of at most so many letters, so that one player cannot push the others,
/// or the rest of a sentence, off the screen.
#[must_use]
pub fn cut(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let short: String = name.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}
