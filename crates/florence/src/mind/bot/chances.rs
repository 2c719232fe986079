//! What a seat can expect from cards that it does not hold: professions, bonus cards, and
//! prestige cards.

use super::outlook::{Outlook, matching};
use super::weights::Weights;
use crate::rules::cards::{BonusCard, PrestigeCard, Profession};
use crate::rules::command::Deck;
use crate::rules::components::{Building, Freedom, MOST_ROUNDS, Size, Tile};
use crate::rules::game::Game;
use table::{Item, Seat, Set};

/// What a seat can expect from cards that it does not hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chances {
    /// The expected match of the best of five professions, in work value.
    pub hire: f32,
    /// The match of the best profession on the other tables.
    pub recruit: Option<f32>,
    /// The value of the best of five bonus cards.
    pub bonus: f32,
    pub buildings: Set<Building>,
    pub freedoms: Set<Freedom>,
    /// For the "most …" cards, the best amount of another seat.
    rivals: [u8; PrestigeCard::COUNT],
    /// Cards in the profession stack.
    pub stack: u8,
    /// The minimum work value of each round (from 1).
    pub minimum: [f32; MOST_ROUNDS as usize + 1],
}

/// Returns the expected best of five of these values, drawn at random.
pub(super) fn best_of_five(values: &mut [f32]) -> f32 {
    values.sort_unstable_by(|a, b| b.total_cmp(a));
    best_of_five_sorted(values.len(), values.iter().copied())
}

/// Returns the same for this many values, the best first; 0 if there are none.
fn best_of_five_sorted(count: usize, values: impl Iterator<Item = f32>) -> f32 {
    let mut expected = 0.0;
    // The probability that none of the better ones is drawn, times that of drawing this
    // one.
    let mut none_better = 1.0;
    for (at, value) in values.enumerate() {
        let rest = count - at;
        if rest <= 5 {
            return expected + none_better * value;
        }
        let drawn = 5.0 / rest as f32;
        expected += none_better * drawn * value;
        none_better *= 1.0 - drawn;
    }
    expected
}

/// The number of cards of each value up to 15: counting sorts them.
#[derive(Default)]
struct Amounts {
    of: [u8; 16],
    count: u8,
}

impl Amounts {
    fn add(&mut self, value: u8) {
        self.of[usize::from(value.min(15))] += 1;
        self.count += 1;
    }

    /// Returns the expected best of five of them, drawn at random.
    fn best_of_five(&self) -> f32 {
        let amounts = self.of.iter().enumerate().rev();
        let values = amounts
            .flat_map(|(value, &count)| std::iter::repeat_n(value as f32, usize::from(count)));
        best_of_five_sorted(usize::from(self.count), values)
    }
}

impl Chances {
    pub(super) fn of(game: &Game, seat: Seat, o: &Outlook) -> Chances {
        let player = game.player(seat);
        let mut on_tables = Set::EMPTY;
        for other in game.others(seat) {
            on_tables = on_tables.union(other.table());
        }
        let elsewhere = player.hand().known().union(player.table()).union(on_tables);
        let mut matches = Amounts::default();
        for profession in Set::<Profession>::all().minus(elsewhere) {
            matches.add(matching(o, profession) as u8);
        }
        let recruit = on_tables.iter().map(|profession| matching(o, profession));
        let recruit = recruit.reduce(f32::max);
        let mut bonus = Amounts::default();
        let gone = game.used_bonus_cards().union(player.bonus_cards().known());
        if game.cards_left(Deck::Bonus) > 0 {
            for card in Set::<BonusCard>::all().minus(gone) {
                bonus.add(card.value(player));
            }
        }
        let mut rivals = [0; PrestigeCard::COUNT];
        for other in game.others(seat) {
            for (card, most) in PrestigeCard::ALL.iter().zip(&mut rivals) {
                *most = (*most).max(card.amount(other).unwrap_or(0));
            }
        }
        let buildings = Building::ALL.iter().copied();
        let freedoms = Freedom::ALL.iter().copied();
        Chances {
            hire: matches.best_of_five(),
            recruit,
            bonus: bonus.best_of_five(),
            buildings: buildings
                .filter(|&b| game.tiles_left(Tile::Building(b)) > 0)
                .collect(),
            freedoms: freedoms.filter(|&f| game.freedoms_left(f) > 0).collect(),
            rivals,
            stack: game.cards_left(Deck::Professions) as u8,
            minimum: std::array::from_fn(|round| f32::from(game.variant().minimum(round as u8))),
        }
    }

    /// Returns the PP that a prestige card can be expected to bring this seat in the end.
    pub(super) fn prestige(&self, o: &Outlook, card: PrestigeCard, w: &Weights) -> f32 {
        use PrestigeCard as P;
        let left = f32::from(o.auctions.max(o.actions / 2));
        let full = f32::from(card.value());
        let tied = f32::from(card.tied_value().unwrap_or(0));
        let landscapes: u8 = o.landscapes.iter().sum();
        let large = |o: &Outlook| {
            let large = o.buildings.iter().filter(|b| b.size() == Size::Large);
            large.count() as u8
        };
        // The number of missing steps, and how likely each is to be made in a round.
        let missing = |steps: u8, ease: f32| {
            if steps == 0 {
                return full;
            }
            let chance = (left * ease / f32::from(steps)).min(1.0);
            full * chance * chance * w.prestige_trust
        };
        let kinds = o.landscapes.iter().filter(|&&n| n > 0).count() as u8;
        let freedoms = o.freedoms.len() as u8;
        let buildings = o.buildings.len() as u8;
        match card {
            P::TwoLargeBuildings => missing(2u8.saturating_sub(large(o)), 0.5),
            P::AllLandscapeKinds => missing(3 - kinds, 0.35),
            P::AllFreedoms => missing(3 - freedoms, 0.4),
            P::BuildingsFreedomsWorks => missing(
                4u8.saturating_sub(buildings)
                    + 2u8.saturating_sub(freedoms)
                    + 4u8.saturating_sub(o.works),
                1.6,
            ),
            P::BuilderJesterLandscapes => missing(
                u8::from(o.builders == 0)
                    + u8::from(o.jesters == 0)
                    + 2u8.saturating_sub(landscapes),
                0.45,
            ),
            _ => {
                let own = match card {
                    P::MostBuildings => buildings,
                    P::FewestEmptySquares => o.covered,
                    P::MostLandscapes => landscapes,
                    P::MostForests => o.landscapes[0],
                    P::MostLakes => o.landscapes[1],
                    P::MostParks => o.landscapes[2],
                    P::MostJesters => o.jesters,
                    P::MostBuilders => o.builders,
                    _ => o.works,
                };
                let step = if card == P::FewestEmptySquares {
                    5.0
                } else {
                    1.0
                };
                let rival = self.rivals[card.index()];
                let ahead = (f32::from(own) - f32::from(rival)) / step;
                if left == 0.0 {
                    return match own.cmp(&rival) {
                        _ if own == 0 => 0.0,
                        std::cmp::Ordering::Greater => full,
                        std::cmp::Ordering::Equal => tied,
                        std::cmp::Ordering::Less => 0.0,
                    };
                }
                let spread = 0.8 + 0.35 * left;
                let chance = (0.5 + 0.5 * ahead / spread).clamp(0.0, 1.0);
                (full * chance + 0.5 * tied * (1.0 - (2.0 * chance - 1.0).abs()) * 0.3)
                    * w.prestige_trust
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Amounts, best_of_five};

    /// Returns the mean of the best over every hand of five.
    fn counted(values: &[f32]) -> f32 {
        let hands = (0u32..1 << values.len()).filter(|hand| hand.count_ones() == 5);
        let best = |hand: u32| {
            let drawn = values
                .iter()
                .enumerate()
                .filter(|(at, _)| hand & (1 << at) != 0);
            drawn.map(|(_, &value)| value).fold(0.0, f32::max)
        };
        let (sum, count) = hands.fold((0.0, 0.0), |(sum, count), hand| {
            (sum + best(hand), count + 1.0)
        });
        sum / count
    }

    #[test]
    fn the_best_of_five_is_that_of_all_hands_counted() {
        let values = [3.0, 0.0, 10.0, 4.0, 4.0, 7.0, 0.0, 6.0, 3.0];
        for count in 5..=values.len() {
            let mut some = values[..count].to_vec();
            let expected = counted(&some);
            assert!((best_of_five(&mut some) - expected).abs() < 1e-4);
            let mut amounts = Amounts::default();
            for &value in &some {
                amounts.add(value as u8);
            }
            assert!((amounts.best_of_five() - expected).abs() < 1e-4);
        }
        assert_eq!(best_of_five(&mut [1.0, 5.0]), 5.0);
        assert_eq!(best_of_five(&mut []), 0.0);
    }
}
