//! The cards: professions, bonus cards, prestige cards, and what is common to them. Each is
//! data (the component table); what a bonus card adds is with the works.

pub mod any;
pub mod bonus;
pub mod prestige;
pub mod profession;

pub use bonus::BonusCard;
pub use prestige::PrestigeCard;
pub use profession::Profession;
