//! What a seat can do in its turn, with the expected final points of each option: works
//! with or without bonus cards and with various payments in points, buildings, freedoms,
//! cards, recruiting, or nothing.

use arrayvec::ArrayVec;

use super::chances::Chances;
use super::neighbours;
use super::outlook::{Bonuses, Outlook, has_turn_to_come, matching};
use super::prospects::prospects;
use super::weights::Weights;
use crate::rules::cards::{BonusCard, Profession};
use crate::rules::characters::Character;
use crate::rules::command::{Decision, Deck, Work};
use crate::rules::components::{Building, Freedom, Size, Tile};
use crate::rules::field::joint::Joint;
use crate::rules::field::shape::Squares;
use crate::rules::game::Game;
use table::{Item as _, Seat, Set};

/// An option of a seat, and its estimate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The decision. A building has no place yet (`Squares::EMPTY`).
    pub decision: Decision,
    /// The expected final points.
    pub points: f32,
    /// Points to sell first, to pay for it (G4).
    pub sell: u16,
}

/// All options worth considering, in no order.
pub(super) type Options = ArrayVec<Choice, 64>;

struct Look<'a> {
    game: &'a Game,
    seat: Seat,
    outlook: Outlook,
    chances: Chances,
    w: &'a Weights,
    options: Options,
}

/// Returns what the seat whose turn it is in the action phase can do.
pub(super) fn options(game: &Game, seat: Seat, w: &Weights) -> Options {
    options_of(game, seat, w, true)
}

/// Returns what it can do without its neighbours.
pub(super) fn options_alone(game: &Game, seat: Seat, w: &Weights) -> Options {
    options_of(game, seat, w, false)
}

fn options_of(game: &Game, seat: Seat, w: &Weights, together: bool) -> Options {
    let outlook = Outlook::of(game, seat);
    let chances = Chances::of(game, seat, &outlook);
    let mut look = Look {
        game,
        seat,
        outlook,
        chances,
        w,
        options: Options::new(),
    };
    look.recruit();
    if game.actions_left() > 0 {
        look.complete();
        look.princess();
        look.build();
        if together {
            look.build_together();
        }
        look.introduce();
        look.draw();
    }
    look.end();
    look.options
}

/// Returns the expected final points once this has been built together.
pub(super) fn together(game: &Game, seat: Seat, joint: Joint, w: &Weights) -> f32 {
    let outlook = Outlook::of(game, seat);
    let chances = Chances::of(game, seat, &outlook);
    let look = Look {
        game,
        seat,
        outlook,
        chances,
        w,
        options: Options::new(),
    };
    let after = look.outlook_together(joint.building(), joint.payment());
    after.map_or(f32::NEG_INFINITY, |o| {
        prospects(&o, &look.chances, w).points
    })
}

impl Look<'_> {
    fn add(&mut self, decision: Decision, outlook: &Outlook, extra: f32, sell: u16) {
        let points = prospects(outlook, &self.chances, self.w).points + extra;
        let _ = self.options.try_push(Choice {
            decision,
            points,
            sell,
        });
    }

    /// Returns the outlook after an action that costs this much, and the points to sell for
    /// it; `None` if it cannot be paid.
    fn pay(&self, price: u32) -> Option<(Outlook, u16)> {
        let mut o = self.outlook;
        o.actions -= 1;
        if self.game.actions_left() == 1 {
            o.next = (o.next + 1).min(o.variant.rounds);
            o.hires = o.hires.min(o.actions / o.variant.actions * o.variant.hires);
        }
        let price = price as f32;
        let missing = (price - o.money).max(0.0);
        let missing = o.variant.points_to_sell(missing.ceil() as u32)? as f32;
        if missing > o.points {
            return None;
        }
        o.points -= missing;
        o.money += missing * o.variant.point_sells_for as f32 - price;
        Some((o, missing as u16))
    }

    fn end(&mut self) {
        let mut o = self.outlook;
        let spare = self.game.actions_left();
        o.actions -= spare;
        o.hires = o.hires.min(o.actions / 2);
        let idle = if spare > 0 { self.w.idle } else { 0.0 };
        self.add(Decision::EndTurn, &o, -idle, 0);
    }

    fn recruit(&mut self) {
        let player = self.game.player(self.seat);
        if player.recruiting_in_hand() == 0 {
            return;
        }
        let mut best: Option<(Seat, Profession, f32)> = None;
        for other in self.game.seats().filter(|&other| other != self.seat) {
            for profession in self.game.player(other).table() {
                let value = matching(&self.outlook, profession);
                if best.is_none_or(|(_, _, most)| value > most) {
                    best = Some((other, profession, value));
                }
            }
        }
        if let Some((other, profession, _)) = best {
            let mut o = self.outlook;
            o.recruits -= 1;
            o.hand.insert(profession);
            self.add(
                Decision::Recruit(other, profession),
                &o,
                self.w.recruit + self.w.likes.profession,
                0,
            );
        }
    }

    fn complete(&mut self) {
        let game = self.game;
        let player = game.player(self.seat);
        let minimum = game.minimum();
        let mut cards: ArrayVec<(BonusCard, u16), { BonusCard::COUNT }> = ArrayVec::new();
        for card in player.bonus_cards().known() {
            cards.push((card, u16::from(card.value(player))));
        }
        cards.sort_unstable_by_key(|&(_, value)| std::cmp::Reverse(value));
        let expenses = match self.pay(0) {
            Some((o, _)) => prospects(&o, &self.chances, self.w).expenses,
            None => 0.0,
        };
        for profession in player.hand().known() {
            let base = (self.outlook.base() + matching(&self.outlook, profession)) as u16;
            let base = base + u16::from(player.muse());
            let mut tried: ArrayVec<Set<BonusCard>, 4> = ArrayVec::new();
            // None, the cheapest that suffices, the best first until they suffice, all.
            tried.push(Set::EMPTY);
            if let Some((card, _)) = cards.iter().rev().find(|(_, v)| base + v >= minimum) {
                tried.push(Set::only(*card));
            }
            let mut value = base;
            let mut some = Set::EMPTY;
            for (card, points) in &cards {
                if value >= minimum {
                    break;
                }
                value += points;
                some.insert(*card);
            }
            tried.push(some);
            tried.push(cards.iter().map(|(card, _)| *card).collect());
            for at in 0..tried.len() {
                let bonus = tried[at];
                if tried[..at].contains(&bonus) {
                    continue;
                }
                let played = cards.iter().filter(|(card, _)| bonus.contains(*card));
                let value = base + played.map(|(_, v)| v).sum::<u16>();
                if value >= minimum {
                    self.complete_with(profession, bonus, value, &cards, expenses);
                }
            }
        }
    }

    fn complete_with(
        &mut self,
        profession: Profession,
        bonus: Set<BonusCard>,
        value: u16,
        cards: &[(BonusCard, u16)],
        expenses: f32,
    ) {
        let Some((mut o, _)) = self.pay(0) else {
            return;
        };
        o.hand.remove(profession);
        o.works += 1;
        o.bonus = Bonuses::default();
        for (_, value) in cards.iter().filter(|(card, _)| !bonus.contains(*card)) {
            o.bonus.push(f32::from(*value));
        }
        o.money += o.variant.payment(value, 0) as f32;
        // Money beyond future expenses is taken as points.
        let spare = (o.money - expenses) / o.variant.point_costs as f32;
        let most = o.variant.most_prestige(value);
        let prestige = (spare.max(0.0) as u16).min(most);
        o.points += f32::from(prestige);
        o.money -= f32::from(prestige) * o.variant.point_costs as f32;
        let extra = self.best_work(value);
        let work = Work {
            profession,
            bonus,
            prestige,
        };
        self.add(Decision::Complete(work), &o, extra, 0);
    }

    /// Adds a work of the Princess (M8).
    fn princess(&mut self) {
        let game = self.game;
        let value = game.princess_value(self.seat).total();
        let has = game.player(self.seat).character() == Some(Character::Princess);
        if !has || value < game.minimum() {
            return;
        }
        let Some((mut o, _)) = self.pay(0) else {
            return;
        };
        let expenses = prospects(&o, &self.chances, self.w).expenses;
        o.money += o.variant.payment(value, 0) as f32;
        let spare = (o.money - expenses) / o.variant.point_costs as f32;
        let most = o.variant.most_prestige(value);
        let prestige = (spare.max(0.0) as u16).min(most);
        o.points += f32::from(prestige);
        o.money -= f32::from(prestige) * o.variant.point_costs as f32;
        let extra = self.best_work(value);
        self.add(Decision::Princess(prestige), &o, extra, 0);
    }

    /// Returns the expected PP for the best work of the round (R1).
    fn best_work(&self, value: u16) -> f32 {
        let game = self.game;
        let own = game.player(self.seat).best_work();
        if value <= own {
            return 0.0;
        }
        let mut chance = 1.0;
        for other in game.seats().filter(|&other| other != self.seat) {
            let best = game.player(other).best_work();
            if best > value {
                return 0.0;
            }
            if has_turn_to_come(game, other) {
                let theirs = Outlook::of_values(game, other);
                let could = theirs + 5.0;
                let above = f32::from(value) - could;
                chance *= (0.7 + above / 8.0).clamp(0.2, 1.0);
            }
        }
        let before = if own > 0 { 0.5 } else { 1.0 };
        let points = f32::from(self.game.variant().points_for_best_work);
        (1.0 + self.w.likes.best_work) * points * chance * before
    }

    fn build(&mut self) {
        let game = self.game;
        let price = game.building_price(self.seat);
        let home = game.player(self.seat).principality();
        let Some((paid, sell)) = self.pay(price) else {
            return;
        };
        let wanted: Set<Building> = self.outlook.hand.iter().map(Profession::building).collect();
        let mut looked: Set<Size> = Set::EMPTY;
        for &building in Building::ALL {
            let tile = Tile::Building(building);
            if home.buildings().contains(building) || !self.chances.buildings.contains(building) {
                continue;
            }
            let is_wanted = wanted.contains(building);
            // For unwanted buildings, one of each size is enough.
            if !is_wanted && (sell > 0 || looked.contains(building.size())) {
                continue;
            }
            let fits = if is_wanted {
                self.outlook.fits.contains(building)
            } else {
                home.fits(tile, self.outlook.beside(), game.edition())
            };
            if fits {
                if !is_wanted {
                    looked.insert(building.size());
                }
                let mut o = paid;
                // Already paid.
                o.money += price as f32;
                o.build(building);
                let decision = Decision::build(building, Squares::EMPTY);
                let late = self.w.late_building * self.passed();
                let pleases = self.w.likes.building_with(self.outlook.builders);
                self.add(decision, &o, late + pleases, sell);
            }
        }
    }

    /// Adds what could be offered to neighbours (C2), valued as if they accepted, which is
    /// not certain.
    fn build_together(&mut self) {
        for idea in neighbours::ideas(self.game, self.seat, self.w) {
            let Some(o) = self.outlook_together(idea.building, idea.payment) else {
                continue;
            };
            let nowhere = Joint::new(idea.building, Squares::EMPTY, idea.partner, Squares::EMPTY);
            let offer = Decision::Offer(nowhere.paying(idea.payment));
            self.add(offer, &o, -idea.against - 0.1, 0);
        }
    }

    /// Returns the outlook once a building is shared and the partner has paid for it.
    fn outlook_together(&self, building: Building, payment: u32) -> Option<Outlook> {
        let (mut o, _) = self.pay(0)?;
        o.share(building);
        o.money += payment as f32 - self.game.building_price(self.seat) as f32;
        (o.money >= 0.0).then_some(o)
    }

    fn introduce(&mut self) {
        let game = self.game;
        if game.turn().is_some_and(|turn| turn.introductions == 0) {
            return;
        }
        let missing = self.chances.freedoms.minus(self.outlook.freedoms);
        for freedom in missing {
            if let Some((mut o, sell)) = self.pay(game.variant().freedom_price) {
                o.freedoms.insert(freedom);
                let early = self.w.early_freedom * (1.0 - self.passed());
                let extra = self.scarcity(freedom) + early + self.w.likes.freedom;
                self.add(Decision::Introduce(freedom), &o, extra, sell);
            }
        }
    }

    /// Returns how urgent a freedom is: one that is running out should be taken first.
    fn scarcity(&self, freedom: Freedom) -> f32 {
        if self.game.freedoms_left(freedom) == 1 {
            0.2
        } else {
            0.05
        }
    }

    /// Returns how much of the game has passed: 0 in the first round, 1 in the last.
    fn passed(&self) -> f32 {
        let rounds = self.game.variant().rounds;
        f32::from(self.game.round().saturating_sub(1)) / f32::from((rounds - 1).max(1))
    }

    fn draw(&mut self) {
        let game = self.game;
        let variant = game.variant();
        let may_hire = game.turn().is_none_or(|turn| turn.hires > 0);
        if may_hire
            && game.cards_left(Deck::Professions) > 0
            && let Some((mut o, sell)) = self.pay(variant.hire_price)
        {
            o.unknown += 1;
            o.cards += 1;
            o.hires = o.hires.saturating_sub(1);
            let extra = self.w.hire + self.w.likes.profession;
            self.add(Decision::Hire, &o, extra, sell);
        }
        if game.cards_left(Deck::Bonus) > 0
            && let Some((mut o, sell)) = self.pay(variant.bonus_price)
        {
            o.bonus.push(self.chances.bonus);
            self.add(Decision::AcquireBonus, &o, self.w.likes.bonus, sell);
        }
    }
}

impl Outlook {
    /// Returns the value of a seat's best work without bonus cards, as far as its cards are
    /// known.
    fn of_values(game: &Game, seat: Seat) -> f32 {
        let player = game.player(seat);
        let home = player.principality();
        let base = 2 * player.jesters() + player.cards_in_hand() + player.works();
        let hand = player.hand().known().iter();
        let best = hand.map(|p| {
            4 * u8::from(home.buildings().contains(p.building()))
                + 3 * u8::from(home.landscape_count(p.landscape()) > 0)
                + 3 * u8::from(player.freedoms().contains(p.freedom()))
        });
        best.max().map_or(0.0, |best| f32::from(base + best))
    }
}
