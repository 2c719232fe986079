//! The cards: professions, bonus cards, prestige cards. Each is data (the
//! component table) and the one function that says what it is worth.

pub mod bonus;
pub mod prestige;
pub mod profession;

pub use bonus::BonusCard;
pub use prestige::PrestigeCard;
pub use profession::Profession;
