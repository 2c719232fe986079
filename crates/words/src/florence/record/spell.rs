//! The words of this game in the notation.

use crate::notation::spell::{items, spell, spelt, under};
use florence::rules::Piece;
use florence::{
    AnyCard, BonusCard, Building, Character, Deck, Freedom, Landscape, Object, PrestigeCard,
    Profession, Tile,
};

spelt! {
    Building: items();
    Landscape: items();
    Freedom: items();
    Object: items();
    Character: items();
    Profession: items();
    BonusCard: items();
    PrestigeCard: items();
    Deck: spell([Deck::Professions, Deck::Bonus, Deck::Prestige]);
    Tile: under(Tile::Building).chain(under(Tile::Landscape)).collect();
    Piece: {
        let tiles = under(Piece::Building).chain(under(Piece::Landscape));
        let freedoms = under(Piece::Freedom);
        let others = [Piece::Jester, Piece::Builder, Piece::RecruitingCard];
        tiles.chain(freedoms).chain(spell(others)).collect()
    };
    AnyCard: {
        let professions = under(AnyCard::Profession);
        professions.chain(under(AnyCard::Bonus)).chain(under(AnyCard::Prestige)).collect()
    };
}

/// The words that say what is done, what a player has and what is set right.
pub(super) mod said {
    /// In a decision.
    pub(in super::super) const PLACE: &str = "place";
    pub(in super::super) const UNDER: &str = "under";
    pub(in super::super) const FROM: &str = "from";
    pub(in super::super) const BUILD: &str = "build";
    pub(in super::super) const ONLY: &str = "only";
    pub(in super::super) const NOWHERE: &str = "nowhere";
    pub(in super::super) const FREE: &str = "free";
    pub(in super::super) const POINTS: &str = "points";
    pub(in super::super) const WITH: &str = "with";
    pub(in super::super) const FOR: &str = "for";
    pub(in super::super) const END: &str = "end";
    pub(in super::super) const SHOW: &str = "show";
    /// Of a value.
    pub(in super::super) const MONEY: &str = "money";
    pub(in super::super) const BEST_WORK: &str = "best-work";
    pub(in super::super) const JESTERS: &str = "jesters";
    pub(in super::super) const BUILDERS: &str = "builders";
    pub(in super::super) const RECRUITING_IN_HAND: &str = "recruiting-in-hand";
    pub(in super::super) const RECRUITING_ON_TABLE: &str = "recruiting-on-table";
    pub(in super::super) const FREEDOMS: &str = "freedoms";
    pub(in super::super) const CLEAR: &str = "clear";
    pub(in super::super) const HAND: &str = "hand";
    pub(in super::super) const TABLE: &str = "table";
    pub(in super::super) const BONUS_CARDS: &str = "bonus-cards";
    pub(in super::super) const PRESTIGE_CARDS: &str = "prestige-cards";
    pub(in super::super) const NOBODY: &str = "nobody";
    pub(in super::super) const IN_AUCTION: &str = "in-auction";
    pub(in super::super) const OUT_OF_AUCTION: &str = "out-of-auction";
    pub(in super::super) const ROUND: &str = "round";
    pub(in super::super) const MOMENT: &str = "moment";
    pub(in super::super) const START_PLAYER: &str = "start-player";
    pub(in super::super) const TURN: &str = "turn";
    pub(in super::super) const ACTIONS_LEFT: &str = "actions-left";
    pub(in super::super) const SOLD: &str = "sold";
    pub(in super::super) const MINIMUM: &str = "minimum";
    pub(in super::super) const USED_BONUS_CARDS: &str = "used-bonus-cards";
    pub(in super::super) const SUPPLY: &str = "supply";
    /// Of a moment.
    pub(in super::super) const SEATS: &str = "seats";
    pub(in super::super) const STARTING_HANDS: &str = "starting-hands";
    pub(in super::super) const AUCTION: &str = "auction";
    pub(in super::super) const CHARACTERS: &str = "characters";
    pub(in super::super) const ACTIONS: &str = "actions";
    /// Of a player at the start, beside values.
    pub(in super::super) const SHOWN: &str = "shown";
    pub(in super::super) const DRAWN: &str = "drawn";
    pub(in super::super) const RETURNED: &str = "returned";
    pub(in super::super) const GAVE_BACK: &str = "gave-back";
    pub(in super::super) const CHARACTER: &str = "character";
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
        // Two words one after the other are not another one.
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
