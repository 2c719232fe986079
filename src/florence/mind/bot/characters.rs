//! What a character of *Muse & Princess* is worth to a seat, how far it bids for one,
//! and when it uses it (M6 to M11). A character is worth what the seat expects of the
//! game with it less what it expects without.

use arrayvec::ArrayVec;

use super::auction::best_prestige_card;
use super::chances::Chances;
use super::outlook::{Outlook, matching};
use super::prospects::{FLORINS_PER_POINT, prospects};
use super::weights::Weights;
use crate::florence::rules::characters::{Character, Favour};
use crate::florence::rules::command::{Decision, Deck};
use crate::florence::rules::game::Game;
use crate::table::{Item as _, Seat};

/// Works that a turn has room for, as printed (B1).
const WORKS: usize = 2;
/// What an object is expected to cost in the next auction phase, in florins.
const USUAL_PRICE: u32 = 500;
/// What a bonus card is expected to add to a work, in points of work value.
const USUAL_BONUS: f32 = 5.0;
/// PP for a point of work value: half of it, and a part of the best work (W9, R1).
const POINTS_PER_VALUE: f32 = 0.55;

/// How a seat looks at the game.
struct Look<'a> {
    game: &'a Game,
    seat: Seat,
    outlook: Outlook,
    chances: Chances,
    w: &'a Weights,
    without: f32,
}

impl<'a> Look<'a> {
    fn of(game: &'a Game, seat: Seat, w: &'a Weights) -> Self {
        let outlook = Outlook::of(game, seat);
        let chances = Chances::of(game, seat, &outlook);
        let without = prospects(&outlook, &chances, w).points;
        Self {
            game,
            seat,
            outlook,
            chances,
            w,
            without,
        }
    }

    /// The points gained by a change.
    fn gain(&self, change: impl FnOnce(&mut Outlook)) -> f32 {
        let mut changed = self.outlook;
        change(&mut changed);
        prospects(&changed, &self.chances, self.w).points - self.without
    }

    fn money(&self, florins: f32) -> f32 {
        self.gain(|o| o.money += florins)
    }

    /// How many works of this round reach the minimum if each is worth so much more.
    fn works(&self, more: f32) -> usize {
        let o = &self.outlook;
        let bonus = o.bonus.iter().next().unwrap_or(0.0);
        let minimum = f32::from(self.game.minimum());
        let reaches = |value: f32| value + bonus + more >= minimum;
        let values = o.hand.iter().map(|card| o.base() + matching(o, card));
        values.filter(|&value| reaches(value)).count().min(WORKS)
    }

    fn worth(&self, character: Character) -> f32 {
        let game = self.game;
        let round = f32::from(game.round());
        let is_last = game.round() >= game.variant().rounds;
        match character {
            Character::Muse => self.works(round) as f32 * round * POINTS_PER_VALUE,
            Character::Cardinal => self.gain(|o| o.actions += 1),
            Character::Princess => {
                let value = game.princess_value(self.seat).total();
                if value < game.minimum() {
                    return 0.0;
                }
                let spent = self.gain(|o| o.actions = o.actions.saturating_sub(1));
                f32::from(value) * POINTS_PER_VALUE + spent
            }
            Character::Merchant => {
                let points = f32::from(game.position_on_fame_track(self.seat));
                match is_last {
                    true => points,
                    false => points.max(self.money(USUAL_PRICE as f32)),
                }
            }
            Character::Professor => self.prestige_card().max(self.bonus_card()),
            Character::Banker => {
                let brings = game.on_banker() as f32;
                let exchanged = match is_last {
                    true => (self.outlook.money + brings) / FLORINS_PER_POINT,
                    false => 0.0,
                };
                self.money(brings).max(exchanged * 0.7)
            }
        }
    }

    fn prestige_card(&self) -> f32 {
        best_prestige_card(self.game, &self.outlook, &self.chances, self.w)
    }

    fn bonus_card(&self) -> f32 {
        self.gain(|o| o.bonus.push(USUAL_BONUS))
    }
}

/// The marker on the character that promises most beyond its next field; a pass if
/// none does (M3).
pub(super) fn bid(
    game: &Game,
    seat: Seat,
    w: &Weights,
    misjudged: impl Fn(usize) -> f32,
) -> Decision {
    let bids = bids(game, seat, w, misjudged).into_iter();
    let best = bids.max_by(|a, b| a.1.total_cmp(&b.1));
    match best {
        Some((decision, gain)) if gain > 0.0 => decision,
        _ => Decision::Pass,
    }
}

/// The lowest field of every character that the seat can pay, with the points it
/// expects to gain; `misjudged` is by what factor.
pub(super) fn bids(
    game: &Game,
    seat: Seat,
    w: &Weights,
    misjudged: impl Fn(usize) -> f32,
) -> ArrayVec<(Decision, f32), { Character::COUNT }> {
    let look = Look::of(game, seat, w);
    let money = game.player(seat).money();
    let offered = game.characters_on_offer().iter();
    let bids = offered.filter_map(|character| {
        let least = game.least_bid_for(character);
        let field = character.fields_from(least).next()?;
        let worth = look.worth(character) * misjudged(character.index());
        let gain = worth + look.money(-(field as f32));
        (field <= money).then_some((Decision::Bid(character, field), gain))
    });
    bids.collect()
}

/// What the Merchant brings more for an object at this price, in florins (M9).
pub(super) fn favour(game: &Game, seat: Seat, price: u32, w: &Weights) -> (Favour, [f32; 2]) {
    let look = Look::of(game, seat, w);
    let points = f32::from(game.position_on_fame_track(seat)) + look.money(-(price as f32));
    match points > 0.0 {
        true => (Favour::Points, [0.0, points]),
        false => (Favour::Free, [0.0, points]),
    }
}

/// The stack that the Professor looks through, with what each promises in points;
/// nothing if there is no card (M10).
pub(super) fn professor(game: &Game, seat: Seat, w: &Weights) -> Option<(Deck, f32)> {
    let look = Look::of(game, seat, w);
    let decks = [
        (Deck::Prestige, look.prestige_card()),
        (Deck::Bonus, look.bonus_card()),
    ];
    let can = |deck: Deck| {
        let decision = Decision::Professor(deck);
        game.check(&(seat, decision).into()).is_ok()
    };
    let decks = decks.into_iter().filter(|&(deck, _)| can(deck));
    decks.max_by(|a, b| a.1.total_cmp(&b.1))
}

/// What a character promises to a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Promise {
    /// Which.
    pub character: Character,
    /// Final points, what is paid for it not deducted.
    pub points: f32,
    /// The highest field, in florins, at which it still brings more than it costs;
    /// nothing if the lowest one is too much.
    pub worth_up_to: Option<u32>,
}

/// What each character promises to a seat in phase A2 of this round, by the one-ply
/// judgement of what the seat sees; nothing at another time.
#[must_use]
pub fn promises(game: &Game, seat: Seat) -> Vec<Promise> {
    if game.characters().is_none() {
        return Vec::new();
    }
    let look = Look::of(game, seat, &Weights::TUNED);
    let all = Character::ALL.iter().map(|&character| {
        let points = look.worth(character);
        let fields = character.fields_from(0);
        let good = fields.take_while(|&field| points + look.money(-(field as f32)) >= 0.0);
        Promise {
            character,
            points,
            worth_up_to: good.last(),
        }
    });
    all.collect()
}
