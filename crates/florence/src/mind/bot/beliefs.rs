//! What a seat believes about the cards that others hold: a player with an Opera is more likely
//! to hold the Composer than the Botanist, and nobody keeps a prestige card that promises
//! nothing.

use super::chances::Chances;
use super::outlook::Outlook;
use super::weights::Weights;
use crate::rules::cards::any::AnyCard;
use crate::rules::cards::{BonusCard, PrestigeCard, Profession};
use crate::rules::game::Game;
use table::{BySeat, Item as _, Seat};

/// The number of clues to a card.
pub const CLUES: usize = 11;

/// How much more likely each of the [`Clues`] makes a card: the logarithm of the factor.
/// `examples/bots_beliefs.rs` counts them in games of bots.
const WEIGHTS: [f32; CLUES] = [
    1.30, 1.42, 1.38, 1.00, 0.93, 1.10, 0.95, -0.57, 7.03, 8.81, 4.71,
];

/// How likely each card is to be held by a seat, compared with the others of its kind.
#[derive(Clone, Copy, Debug)]
struct Likely {
    professions: [f32; Profession::COUNT],
    bonus_cards: [f32; BonusCard::COUNT],
    prestige_cards: [f32; PrestigeCard::COUNT],
}

/// How likely each seat is to hold each card.
#[derive(Clone, Debug)]
pub(super) struct Beliefs(BySeat<Likely>);

impl Beliefs {
    /// Returns what a seat can tell from what it sees.
    pub(super) fn of(seen: &Game) -> Beliefs {
        let mut beliefs = BySeat::all(Likely {
            professions: [1.0; Profession::COUNT],
            bonus_cards: [1.0; BonusCard::COUNT],
            prestige_cards: [1.0; PrestigeCard::COUNT],
        });
        for seat in seen.seats() {
            let look = Clues::of(seen, seat);
            let likely = &mut beliefs[seat];
            for &card in Profession::ALL {
                likely.professions[card.index()] = look.likely(card.into());
            }
            for &card in BonusCard::ALL {
                likely.bonus_cards[card.index()] = look.likely(card.into());
            }
            for &card in PrestigeCard::ALL {
                likely.prestige_cards[card.index()] = look.likely(card.into());
            }
        }
        Beliefs(beliefs)
    }

    /// Deals the hidden cards of a game so that hands are as likely as this says.
    pub(super) fn imagine(&self, seen: &Game, rng: &mut fastrand::Rng) -> Game {
        seen.imagine_by(rng, |seat, card| {
            let likely = &self.0[seat];
            match card {
                AnyCard::Profession(card) => likely.professions[card.index()],
                AnyCard::Bonus(card) => likely.bonus_cards[card.index()],
                AnyCard::Prestige(card) => likely.prestige_cards[card.index()],
            }
        })
    }
}

/// What can be told of the cards of one seat.
pub struct Clues<'a> {
    game: &'a Game,
    seat: Seat,
    outlook: Outlook,
    chances: Chances,
}

impl<'a> Clues<'a> {
    /// Looks at a seat, from a position in which the cards in question may be hidden.
    #[must_use]
    pub fn of(game: &'a Game, seat: Seat) -> Self {
        let outlook = Outlook::of(game, seat);
        Self {
            game,
            seat,
            chances: Chances::of(game, seat, &outlook),
            outlook,
        }
    }

    /// Returns the clues to a card being held by the seat: 0 for those that do not speak for
    /// it, 1 for those that do; for bonus cards the points of work value, for prestige cards
    /// the final points that they promise, in tens.
    #[must_use]
    pub fn to(&self, card: AnyCard) -> [f32; CLUES] {
        let player = self.game.player(self.seat);
        let home = player.principality();
        match card {
            AnyCard::Profession(profession) => {
                let builds = home.buildings().contains(profession.building());
                // What was built for a work that is over says less about the next one.
                let mut done = player.table().iter();
                let is_done = done.any(|work| work.building() == profession.building());
                let free = player.freedoms().contains(profession.freedom());
                let planted = home.landscape_count(profession.landscape()) > 0;
                let late = self.game.round() > 4;
                let clues = [
                    builds && !is_done && !late,
                    builds && !is_done && late,
                    builds && is_done,
                    free && !late,
                    free && late,
                    planted && !late,
                    planted && late,
                    builds && free && planted,
                    false,
                    false,
                    false,
                ];
                clues.map(|clue| f32::from(u8::from(clue)))
            }
            AnyCard::Bonus(card) => {
                let value = f32::from(card.value(player)) / 10.0;
                [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, value, 0.0, 0.0]
            }
            AnyCard::Prestige(card) => {
                let points = self.chances.prestige(&self.outlook, card, &Weights::TUNED) / 10.0;
                let late = f32::from(u8::from(self.game.round() > 4));
                let clues = [points * (1.0 - late), points * late];
                [
                    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, clues[0], clues[1],
                ]
            }
        }
    }

    fn likely(&self, card: AnyCard) -> f32 {
        let clues = self.to(card).into_iter().zip(WEIGHTS);
        clues.map(|(clue, weight)| clue * weight).sum::<f32>().exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mind::bot::{Taste, judge};
    use crate::rules::Setup;
    use crate::rules::game::Phase;

    /// Returns positions at the beginning of auctions, in games of bots.
    fn positions(games: u64) -> Vec<Game> {
        let mut positions = Vec::new();
        for number in 0..games {
            let mut rng = fastrand::Rng::with_seed(number);
            let setup = Setup::digital(["Anna", "Ben", "Clara", "Dana"], &mut rng);
            let mut game = Game::try_from(&setup).expect("a shuffled deal is legal");
            let mut round = 1;
            while let Some(command) = judge(&game, Taste::TUNED, number) {
                game.play(&command).expect("bots decide legally");
                if game.phase() == Phase::Auction && game.round() > round {
                    round = game.round();
                    positions.push(game);
                }
            }
        }
        positions
    }

    #[test]
    fn what_is_held_is_likelier_than_what_could_be_held() {
        let (mut sum, mut count) = (0.0, 0);
        for game in positions(30) {
            let seen = game.seen_by(Seat::A);
            let possible = seen.unknown_professions();
            let beliefs = Beliefs::of(&seen);
            for rival in [Seat::B, Seat::C, Seat::D] {
                let likely = |card: Profession| beliefs.0[rival].professions[card.index()];
                let all: f32 = possible.iter().map(likely).sum();
                for card in game.player(rival).hand().known().intersection(possible) {
                    sum += (likely(card) * possible.len() as f32 / all).ln();
                    count += 1;
                }
            }
        }
        let mean = sum / count as f32;
        assert!(count > 500, "{count} cards");
        // A fair guess has 0.
        assert!(mean > 0.15, "{mean}");
    }

    #[test]
    fn imagined_deals_follow_what_is_believed() {
        let game = positions(1)[0];
        let seen = game.seen_by(Seat::A);
        let beliefs = Beliefs::of(&seen);
        let mut rng = fastrand::Rng::with_seed(1);
        let deals: Vec<Game> = (0..2000)
            .map(|_| beliefs.imagine(&seen, &mut rng))
            .collect();
        for deal in &deals {
            assert_eq!(deal.seen_by(Seat::A), seen);
        }
        // Each card is there at least as often as it is drawn first.
        let hand = |game: &Game| game.player(Seat::B).hand().known();
        let hidden = seen.player(Seat::B).hand().hidden();
        assert!(hidden > 0);
        let likely = |card: Profession| beliefs.0[Seat::B].professions[card.index()];
        let possible = seen.unknown_professions();
        let all: f32 = possible.iter().map(likely).sum();
        let best = possible
            .iter()
            .max_by(|&a, &b| likely(a).total_cmp(&likely(b)));
        let best = best.expect("cards are unseen");
        let often = deals
            .iter()
            .filter(|deal| hand(deal).contains(best))
            .count();
        let least = likely(best) / all * deals.len() as f32;
        assert!(often as f32 > 0.9 * least, "{often} of at least {least}");
        let fair = f32::from(hidden) / possible.len() as f32 * deals.len() as f32;
        assert!(often as f32 > fair, "{often}, fairly {fair}");
    }
}
