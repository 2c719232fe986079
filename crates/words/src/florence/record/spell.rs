//! The words of this game in the notation.

use std::fmt::Debug;

use crate::florence::Named;
use crate::notation::spell::{Spelling, items, on_cards, spell, spelt, under};
use florence::rules::Piece;
use florence::{
    AnyCard, BonusCard, Building, Character, Deck, Freedom, Landscape, Object, PrestigeCard,
    Profession, Tile,
};
use table::Item as _;

spelt! {
    Building as Building: items(), printed(Building::ALL, |it| it);
    Landscape as Landscape: items();
    Freedom as Freedom: items();
    Object as Object: items();
    Character as Character: items();
    Profession as Profession: items(), printed(Profession::ALL, |it| it);
    BonusCard as BonusCard: items();
    PrestigeCard as PrestigeCard: items();
    Deck as Deck: spell([Deck::Professions, Deck::Bonus, Deck::Prestige]);
    Tile as Tile: under(Tile::Building).chain(under(Tile::Landscape)).collect(),
        printed(Building::ALL, Tile::Building);
    Piece as Piece: {
        let tiles = under(Piece::Building).chain(under(Piece::Landscape));
        let freedoms = under(Piece::Freedom);
        let others = [Piece::Jester, Piece::Builder, Piece::RecruitingCard];
        tiles.chain(freedoms).chain(spell(others)).collect()
    }, printed(Building::ALL, Piece::Building);
    AnyCard as Card: {
        let professions = under(AnyCard::Profession);
        professions.chain(under(AnyCard::Bonus)).chain(under(AnyCard::Prestige)).collect()
    }, printed(Profession::ALL, AnyCard::Profession);
}

/// Returns the names that the cards on the table use instead of ours, for things that
/// belong to another type.
fn printed<T: Named + Copy + Debug, U>(all: &[T], of: impl Fn(T) -> U) -> Vec<Spelling<U>> {
    let all = all.iter();
    all.filter_map(|&thing| on_cards(thing.id(), thing, of(thing)))
        .collect()
}

/// The words between others.
pub(super) mod said {
    pub(in super::super) const UNDER: &str = "under";
    pub(in super::super) const FROM: &str = "from";
    pub(in super::super) const ONLY: &str = "only";
    pub(in super::super) const NOWHERE: &str = "nowhere";
    pub(in super::super) const FREE: &str = "free";
    pub(in super::super) const POINTS: &str = "points";
    pub(in super::super) const WITH: &str = "with";
    pub(in super::super) const FOR: &str = "for";
    pub(in super::super) const NOBODY: &str = "nobody";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::spell::Spelt;
    use table::{Level, Temperament};

    fn differ<T: Spelt>() {
        let all = T::spellings();
        for (at, one) in all.iter().enumerate() {
            assert!(!one.plain.is_empty());
            assert!(one.plain.chars().all(|letter| letter.is_ascii_lowercase()));
            for other in &all[..at] {
                assert_ne!(one.plain, other.plain);
            }
        }
        // No two words in sequence form another word.
        for (one, other) in all
            .iter()
            .flat_map(|one| all.iter().map(move |other| (one, other)))
        {
            let both = one.plain.clone() + &other.plain;
            assert!(all.iter().all(|third| third.plain != both), "{both}");
        }
    }

    #[test]
    fn no_two_things_of_a_kind_share_a_word() {
        differ::<AnyCard>();
        differ::<Piece>();
        differ::<Tile>();
        differ::<Object>();
        differ::<Character>();
        differ::<Deck>();
        differ::<Level>();
        differ::<Temperament>();
        assert_eq!(Profession::BellMaker.word(), "bell-maker");
        assert_eq!(AnyCard::from(PrestigeCard::MostLakes).word(), "most-lakes");
    }
}
