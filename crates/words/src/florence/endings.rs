//! The end of a game in words: who has won and by how much, and why a prestige card scores
//! what it does.

use crate::fl;
use crate::florence::names::points;
use crate::florence::sentences::{Words, tie_between};
use florence::rules::tally::{Account, TieBreak};
use florence::{Freedom, Game, Landscape, PrestigeCard, Size};
use table::Seat;

/// The number of squares in a principality.
const SQUARES: usize = 49;

/// Says how far the second is behind, and who is tied, for the line below the winner's
/// name.
#[must_use]
pub fn how_far(accounts: &[Account], words: &Words<'_>) -> String {
    let [first, second, ..] = accounts else {
        return String::new();
    };
    let name = |account: &Account| words.seat(account.seat);
    let mut said = match second.tie {
        None => fl!(
            end_behind,
            player = name(second),
            number = first.total - second.total,
            total = points(second.total)
        ),
        Some(TieBreak::Money) => fl!(
            end_behind_by_money,
            player = name(second),
            money = words.money(second.money),
            best = words.money(first.money)
        ),
        Some(tie @ TieBreak::LowestProfession) => {
            let tie = tie_between(tie, &name(second), &name(first));
            fl!(end_sentence, sentence = tie)
        }
        Some(TieBreak::Shared) => fl!(end_shared, money = words.money(first.money)),
    };
    let others = accounts.windows(2).skip(1);
    let ties = others.filter_map(|pair| {
        let tie = pair[1].tie?;
        let tie = tie_between(tie, &name(&pair[1]), &name(&pair[0]));
        Some(fl!(end_sentence, sentence = tie))
    });
    let ties: Vec<String> = ties.collect();
    if ties.is_empty() && second.tie.is_none() {
        said.push(' ');
        said.push_str(fl!(end_no_tie));
    }
    for tie in ties {
        said.push(' ');
        said.push_str(&tie);
    }
    said
}

/// Says what a prestige card counts, and how much of it its owner and the best of the
/// others have.
#[must_use]
pub fn why(game: &Game, owner: Seat, card: PrestigeCard) -> String {
    let player = game.player(owner);
    let home = player.principality();
    let has = |number: usize, wanted: usize| fl!(end_card_has, number, wanted);
    match card {
        PrestigeCard::TwoLargeBuildings => has(home.building_count_of(Size::Large).into(), 2),
        PrestigeCard::AllLandscapeKinds => has(home.landscape_kinds().into(), Landscape::COUNT),
        PrestigeCard::AllFreedoms => has(player.freedoms().len(), Freedom::COUNT),
        PrestigeCard::BuildingsFreedomsWorks => fl!(
            end_card_buildings_freedoms_works,
            buildings = home.buildings().len(),
            freedoms = player.freedoms().len(),
            works = player.works()
        ),
        PrestigeCard::BuilderJesterLandscapes => fl!(
            end_card_builder_jester_landscapes,
            builders = player.builders(),
            jesters = player.jesters(),
            landscapes = home.landscapes_total()
        ),
        _ => {
            let amount = |seat: Seat| usize::from(card.amount(game.player(seat)).unwrap_or(0));
            let others = game.seats().filter(|&seat| seat != owner);
            let best = others.map(amount).max().unwrap_or(0);
            let own = amount(owner);
            if card == PrestigeCard::FewestEmptySquares {
                let [own, best] = [own, best].map(|filled| SQUARES - filled.min(SQUARES));
                return fl!(end_card_empty, own, best);
            }
            match own.cmp(&best) {
                std::cmp::Ordering::Greater => fl!(end_card_most, own, best),
                std::cmp::Ordering::Equal => fl!(end_card_tied, own),
                std::cmp::Ordering::Less => fl!(end_card_less, own, best),
            }
        }
    }
}
