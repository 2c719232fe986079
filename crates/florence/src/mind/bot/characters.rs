//! What a character of *Muse & Princess* is worth to a seat, how far it bids for one, and
//! when it uses it (M6 to M11). The worth of a character is what the seat expects from the
//! game with it, minus what it expects without it.

use arrayvec::ArrayVec;

use super::auction::best_prestige_card;
use super::chances::Chances;
use super::outlook::{Outlook, matching};
use super::prospects::{FLORINS_PER_POINT, Prospects, money_points, prospects};
use super::weights::Weights;
use crate::rules::characters::{Character, Favour};
use crate::rules::command::{Decision, Deck};
use crate::rules::game::Game;
use table::{Item as _, Seat};

/// The expected cost of the most wanted object in the next auction phase, in florins.
const USUAL_PRICE: f32 = 500.0;
/// The additional cost in the first round, decreasing linearly until the last.
const EARLY_PRICE: f32 = 300.0;
/// PP per point of work value: half of it, and a part of the best work (W9, R1).
const POINTS_PER_VALUE: f32 = 0.55;
/// How much a builder or a building adds to a work of the Princess (M8).
const A_BUILDING_MORE: u16 = 2;

/// A seat's view of the game.
struct Look<'a> {
    game: &'a Game,
    seat: Seat,
    outlook: Outlook,
    chances: Chances,
    w: &'a Weights,
    without: Prospects,
}

impl<'a> Look<'a> {
    fn of(game: &'a Game, seat: Seat, w: &'a Weights) -> Self {
        let outlook = Outlook::of(game, seat);
        let chances = Chances::of(game, seat, &outlook);
        let without = prospects(&outlook, &chances, w);
        Self {
            game,
            seat,
            outlook,
            chances,
            w,
            without,
        }
    }

    /// Returns the points gained by a change.
    fn gain(&self, change: impl FnOnce(&mut Outlook)) -> f32 {
        let mut changed = self.outlook;
        change(&mut changed);
        prospects(&changed, &self.chances, self.w).points - self.without.points
    }

    /// Returns the worth of this much additional money.
    fn money(&self, florins: f32) -> f32 {
        let Prospects {
            expenses, needed, ..
        } = self.without;
        let worth = |money| money_points(money, expenses, needed, self.w);
        self.w.cash * (worth(self.outlook.money + florins) - worth(self.outlook.money))
    }

    /// Returns how many works of this round reach the minimum if each is worth this much
    /// more.
    fn works(&self, more: f32) -> usize {
        let o = &self.outlook;
        let bonus = o.bonus.iter().next().unwrap_or(0.0);
        let minimum = f32::from(self.game.minimum());
        let reaches = |value: f32| value + bonus + more >= minimum;
        let values = o.hand.iter().map(|card| o.base() + matching(o, card));
        let most = usize::from(o.variant.actions);
        values.filter(|&value| reaches(value)).count().min(most)
    }

    fn worth(&self, character: Character) -> f32 {
        let (game, w) = (self.game, self.w);
        let (round, rounds) = (game.round(), game.variant().rounds);
        // 1 in the first round, 0 in the last one.
        let later = f32::from(rounds - round) / f32::from((rounds - 1).max(1));
        match character {
            Character::Muse => {
                let adds = f32::from(round);
                let value = self.works(adds) as f32 * adds;
                w.muse * (1.0 - w.early_muse * later) * value * POINTS_PER_VALUE
            }
            Character::Cardinal => {
                let more = self.gain(|o| o.actions += 1);
                w.cardinal * more + w.early_cardinal * later
            }
            Character::Princess => {
                let value = game.princess_value(self.seat).total();
                let builds = self.outlook.money as u32 > game.building_price(self.seat);
                let more = if builds { A_BUILDING_MORE } else { 0 };
                if value + more < game.minimum() {
                    return 0.0;
                }
                let value = f32::from(value.max(game.minimum()));
                let spent = self.gain(|o| o.actions = o.actions.saturating_sub(1));
                w.princess * (value * POINTS_PER_VALUE + spent)
            }
            Character::Merchant => {
                let points = f32::from(game.position_on_fame_track(self.seat));
                match later > 0.0 {
                    true => points.max(self.money(USUAL_PRICE + EARLY_PRICE * later)),
                    false => points,
                }
            }
            Character::Professor => w.professor * self.prestige_card().max(self.bonus_card()),
            Character::Banker => self.banker(game.on_banker()),
        }
    }

    /// Returns the worth of this much money from the Banker.
    fn banker(&self, brings: u32) -> f32 {
        let brings = brings as f32;
        let is_last = self.game.round() == self.game.variant().rounds;
        let exchanged = match is_last {
            true => self.w.exchange * (self.outlook.money + brings) / FLORINS_PER_POINT,
            false => 0.0,
        };
        self.money(brings).max(exchanged)
    }

    fn prestige_card(&self) -> f32 {
        best_prestige_card(self.game, &self.outlook, &self.chances, self.w)
    }

    fn bonus_card(&self) -> f32 {
        self.gain(|o| o.bonus.push(self.chances.bonus))
    }
}

/// What the characters of one phase A2 are worth to a seat. This is calculated once, when
/// the seat is first asked for a bid, since until it has a character it only pays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worths {
    /// The round it was calculated for (0: none).
    pub round: u8,
    /// The PP that each character is worth.
    worth: [f32; Character::COUNT],
    money: f32,
    expenses: f32,
    needed: f32,
}

impl Worths {
    pub(super) const NONE: Worths = Worths {
        round: 0,
        worth: [0.0; Character::COUNT],
        money: 0.0,
        expenses: 0.0,
        needed: 0.0,
    };

    /// Values all characters for a seat; `misjudged` gives the factor of each misjudgement.
    pub(super) fn of(
        game: &Game,
        seat: Seat,
        w: &Weights,
        misjudged: impl Fn(Character) -> f32,
    ) -> Worths {
        let look = Look::of(game, seat, w);
        let mut worth = [0.0; Character::COUNT];
        for &character in Character::ALL {
            worth[character.index()] = look.worth(character) * misjudged(character);
        }
        Worths {
            round: game.round(),
            worth,
            money: look.outlook.money,
            expenses: look.without.expenses,
            needed: look.without.needed,
        }
    }

    /// Returns the PP that a character is worth.
    pub(super) fn worth(&self, character: Character) -> f32 {
        self.worth[character.index()]
    }

    /// Returns the PP that paying this much costs.
    fn cost(&self, florins: u32, w: &Weights) -> f32 {
        let worth = |money| money_points(money, self.expenses, self.needed, w);
        w.cash * (worth(self.money) - worth(self.money - florins as f32))
    }

    pub(super) fn promise(&self, character: Character, w: &Weights) -> Promise {
        let points = self.worth(character);
        let fields = character.fields_from(0);
        let good = fields.take_while(|&field| self.cost(field, w) <= points);
        Promise {
            character,
            points,
            worth_up_to: good.last(),
        }
    }

    /// Returns the lowest affordable field of every character, with the points that the
    /// seat expects to gain (M3).
    pub(super) fn bids(
        &self,
        game: &Game,
        seat: Seat,
        w: &Weights,
    ) -> ArrayVec<(Decision, f32), { Character::COUNT }> {
        let money = game.player(seat).money();
        let offered = game.characters_on_offer().iter();
        let bids = offered.filter_map(|character| {
            let least = game.least_bid_for(character);
            let field = character.fields_from(least).next()?;
            let gain = self.worth(character) - self.cost(field, w);
            (field <= money).then_some((Decision::Bid(character, field), gain))
        });
        bids.collect()
    }

    /// Returns the bid on the character with the best expected gain at its next field; a
    /// pass if none gains.
    pub(super) fn best(&self, game: &Game, seat: Seat, w: &Weights) -> Decision {
        let bids = self.bids(game, seat, w).into_iter();
        let best = bids.max_by(|a, b| a.1.total_cmp(&b.1));
        match best {
            Some((decision, gain)) if gain > 0.0 => decision,
            _ => Decision::Pass,
        }
    }
}

/// The expected benefit of a character for a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Promise {
    /// The character.
    pub character: Character,
    /// Final points, before the payment for it. For the Banker, who pays money back, what
    /// is left at the lowest possible bid.
    pub points: f32,
    /// The highest field, in florins, at which it still brings more than it costs; `None`
    /// if even the lowest one is too much.
    pub worth_up_to: Option<u32>,
}

/// Returns the expected benefit of each character for a seat in phase A2 of this round, by
/// the one-ply judgement of what the seat sees; nothing at any other time.
#[must_use]
pub fn promises(game: &Game, seat: Seat) -> Vec<Promise> {
    if game.characters().is_none() {
        return Vec::new();
    }
    let seen = game.seen_for(seat);
    let all = Character::ALL.iter();
    let w = &Weights::TUNED;
    let worths = Worths::of(&seen, seat, w, |_| 1.0);
    let promise = |&character: &Character| {
        let mut promise = worths.promise(character, w);
        if character == Character::Banker {
            let [_, most] = character.fields();
            let bid = game.least_bid_for(character).min(most);
            let left = game.on_banker().saturating_sub(bid);
            promise.points = Look::of(&seen, seat, w).banker(left);
        }
        promise
    };
    all.map(promise).collect()
}

/// Returns the Merchant's additional benefit for an object at this price, in points: the
/// waived price, or the points of the fame track (M9).
pub(super) fn favour(game: &Game, seat: Seat, price: u32, w: &Weights) -> (Favour, [f32; 2]) {
    let look = Look::of(game, seat, w);
    let points = f32::from(game.position_on_fame_track(seat)) + look.money(-(price as f32));
    match points > 0.0 {
        true => (Favour::Points, [0.0, points]),
        false => (Favour::Free, [0.0, points]),
    }
}

/// Returns the stack that the Professor searches, with the expected points; `None` if there
/// is no card, or a player is choosing from cards (M10).
pub(super) fn professor(game: &Game, seat: Seat, w: &Weights) -> Option<(Deck, f32)> {
    let can = |deck: Deck| {
        let decision = Decision::Professor(deck);
        game.check(&(seat, decision).into()).is_ok()
    };
    let mut decks: ArrayVec<Deck, 2> = [Deck::Prestige, Deck::Bonus].into();
    decks.retain(|deck| can(*deck));
    if decks.is_empty() {
        return None;
    }
    let look = Look::of(game, seat, w);
    let worth = |deck| match deck {
        Deck::Prestige => look.prestige_card(),
        Deck::Bonus | Deck::Professions => look.bonus_card(),
    };
    let decks = decks.into_iter().map(|deck| (deck, worth(deck)));
    decks.max_by(|a, b| a.1.total_cmp(&b.1))
}
