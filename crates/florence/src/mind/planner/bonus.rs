//! Which bonus cards to play with a work (W8): a card can be used only once, so players
//! want to use as few as possible.

use crate::rules::cards::BonusCard;
use crate::rules::player::Player;
use table::Set;

/// Returns these cards with the points each adds to a work of `player` now, the best first;
/// equal ones are in the order of the component table.
#[must_use]
pub fn best_first(player: &Player, cards: Set<BonusCard>) -> Vec<(BonusCard, u16)> {
    let values = cards.iter();
    let mut values: Vec<_> = values
        .map(|card| (card, u16::from(card.value(player))))
        .collect();
    values.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
    values
}

/// Returns the fewest of these cards that add at least `points` to a work of `player`;
/// among equally few, those with the smallest excess, since the better ones are worth
/// keeping. Returns `None` if all of them together are not enough.
#[must_use]
pub fn fewest(player: &Player, cards: Set<BonusCard>, points: u16) -> Option<Set<BonusCard>> {
    if points == 0 {
        return Some(Set::EMPTY);
    }
    let useful: Vec<(BonusCard, usize)> = best_first(player, cards)
        .into_iter()
        .map(|(card, value)| (card, usize::from(value)))
        .filter(|&(_, value)| value > 0)
        .collect();
    let points = usize::from(points);
    let best = useful.first()?.1;
    if useful.iter().map(|(_, value)| value).sum::<usize>() < points {
        return None;
    }
    // With one card fewer, the sum is below the points. So even with the best card added,
    // no sum of as few cards as possible exceeds this.
    let most = points - 1 + best;
    // For every number of cards, a set for each sum that this many cards can make.
    let mut sums: Vec<Vec<Option<Set<BonusCard>>>> = vec![vec![None; most + 1]];
    sums[0][0] = Some(Set::EMPTY);
    for _ in 0..useful.len() {
        sums.push(vec![None; most + 1]);
    }
    for (done, &(card, value)) in useful.iter().enumerate() {
        for number in (0..=done).rev() {
            for sum in 0..=most.saturating_sub(value) {
                if let Some(set) = sums[number][sum]
                    && sums[number + 1][sum + value].is_none()
                {
                    sums[number + 1][sum + value] = Some(set.with(card));
                }
            }
        }
    }
    let enough =
        |sums: &Vec<Option<Set<BonusCard>>>| sums[points..].iter().flatten().next().copied();
    sums.iter().find_map(enough)
}
