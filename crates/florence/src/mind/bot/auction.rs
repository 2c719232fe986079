//! What every object is worth to every seat in an auction phase, how far a seat bids, and
//! what it names. Points are converted to florins by what money is worth to the seat.

use arrayvec::ArrayVec;

use super::chances::{Chances, best_of_five};
use super::outlook::Outlook;
use super::prospects::{FLORINS_PER_POINT, Prospects, money_points, prospects};
use super::weights::Weights;
use crate::rules::cards::PrestigeCard;
use crate::rules::characters::Character;
use crate::rules::components::{Landscape, Object, Tile, florins};
use crate::rules::game::Game;
use table::{BySeat, Item, Seat, Set};

/// What the objects of one auction phase are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Valuation {
    /// The round it was calculated for (0: none).
    pub round: u8,
    /// The PP that an object is worth to a seat.
    pub worth: BySeat<[f32; Object::COUNT]>,
    /// The highest price in florins at which an object still gains a seat something; 0 if
    /// the seat cannot have it.
    ceilings: BySeat<[u32; Object::COUNT]>,
    usable: BySeat<Set<Object>>,
    money: BySeat<f32>,
    expenses: BySeat<f32>,
    needed: BySeat<f32>,
    /// The PP that a Merchant's favour, if not used to waive a price, is worth: no price
    /// costs more (M9).
    waives: BySeat<f32>,
    /// What a sold point brings, in florins.
    point_sells_for: f32,
}

/// The value of having a choice between two objects, as a part of the second one's worth.
const FREE: f32 = 0.05;

impl Valuation {
    pub(super) const NONE: Valuation = Valuation {
        round: 0,
        worth: BySeat::all([0.0; Object::COUNT]),
        ceilings: BySeat::all([0; Object::COUNT]),
        usable: BySeat::all(Set::EMPTY),
        money: BySeat::all(0.0),
        expenses: BySeat::all(0.0),
        needed: BySeat::all(0.0),
        waives: BySeat::all(f32::INFINITY),
        point_sells_for: 0.0,
    };

    /// Values all objects for the seats still in the phase, by the weights of each;
    /// `misjudged` gives the factor of each misjudgement.
    pub(super) fn of(
        game: &Game,
        weights: &BySeat<Weights>,
        misjudged: impl Fn(Seat, Object) -> f32,
    ) -> Valuation {
        let mut valuation = Valuation {
            round: game.round(),
            // If points cannot be sold, a missing florin is prohibitively expensive.
            point_sells_for: game.variant().point_sells_for.max(1) as f32,
            ..Valuation::NONE
        };
        for seat in game.bidders_left() {
            let w = &weights[seat];
            valuation.look(game, seat, w, |object| misjudged(seat, object));
            for object in valuation.usable[seat] {
                let ceiling = valuation.limit(seat, object, 0.0, w);
                valuation.ceilings[seat][object.index()] = ceiling;
            }
        }
        valuation
    }

    fn look(&mut self, game: &Game, seat: Seat, w: &Weights, misjudged: impl Fn(Object) -> f32) {
        let outlook = Outlook::of(game, seat);
        let chances = Chances::of(game, seat, &outlook);
        // Afterwards the seat is out of this phase.
        let mut after = outlook;
        after.auctions -= u8::from(game.bidders_left().contains(seat));
        let without = prospects(&after, &chances, w);
        let rounds = game.variant().rounds;
        self.money[seat] = outlook.money;
        self.expenses[seat] = without.expenses;
        self.needed[seat] = without.needed;
        if game.player(seat).character() == Some(Character::Merchant) {
            self.waives[seat] = f32::from(game.position_on_fame_track(seat));
        }
        for object in game.objects() {
            if game.check_bid(seat, object, 0).is_err() {
                continue;
            }
            self.usable[seat].insert(object);
            let with = with_object(game, seat, &after, &chances, w, object, &without);
            let (believed, early) = match object {
                Object::Jester => (w.jester, w.early_jester),
                Object::Builder => {
                    let crowd = game.player_count() as f32 - 4.0;
                    (w.builder, w.early_builder - w.crowd_builder * crowd)
                }
                Object::PrestigeCard => (w.prestige, w.early),
                Object::RecruitingCard => (w.recruiting, w.early),
                Object::Forest | Object::Lake | Object::Park | Object::Landscape => {
                    (w.landscape, w.early_landscape)
                }
            };
            let later = f32::from(rounds - game.round()) / f32::from((rounds - 1).max(1));
            let believed = believed * (1.0 - early * later) * misjudged(object);
            self.worth[seat][object.index()] =
                (with - without.points) * believed + w.likes.object(object, game);
        }
    }

    /// Marks the object as unwanted by the seat.
    pub(super) fn refuse(&mut self, seat: Seat, object: Object) {
        self.usable[seat].remove(object);
        self.ceilings[seat][object.index()] = 0;
    }

    /// Returns the PP that paying this price costs a seat. Missing money comes from points
    /// at half the rate. With a Merchant, the price may be waived.
    pub(super) fn cost(&self, seat: Seat, price: u32, w: &Weights) -> f32 {
        let dear = 1.0 + w.likes.thrift;
        (dear * self.full_cost(seat, price, w)).min(self.waives[seat])
    }

    fn full_cost(&self, seat: Seat, price: u32, w: &Weights) -> f32 {
        let (money, price) = (self.money[seat], price as f32);
        let (expenses, needed) = (self.expenses[seat], self.needed[seat]);
        let before = money_points(money, expenses, needed, w);
        if price > money {
            let sold = price - money;
            return before - money_points(0.0, expenses, needed, w) + sold / self.point_sells_for;
        }
        before - money_points(money - price, expenses, needed, w)
    }

    /// Returns the highest price at which this many points of gain remain.
    pub(super) fn limit(&self, seat: Seat, object: Object, gain: f32, w: &Weights) -> u32 {
        self.limit_of(seat, self.worth[seat][object.index()] - gain, w)
    }

    /// Returns the highest price that costs a seat no more than this many points.
    fn limit_of(&self, seat: Seat, worth: f32, w: &Weights) -> u32 {
        if worth <= 0.0 {
            return 0;
        }
        let guess = (worth * FLORINS_PER_POINT) as u32;
        let mut price = (guess / florins::STEP * florins::STEP).min(3000);
        while price > 0 && self.cost(seat, price, w) > worth {
            price -= florins::STEP;
        }
        while price < 3000 && self.cost(seat, price + florins::STEP, w) <= worth {
            price += florins::STEP;
        }
        price
    }

    /// Returns what a seat expects to pay for an object, given what the others would pay.
    fn expected_price(&self, game: &Game, seat: Seat, object: Object, w: &Weights) -> u32 {
        let opening = game.opening_bid();
        let rivals = game.bidders_left().without(seat).iter();
        let most = rivals.map(|rival| self.ceilings[rival][object.index()]);
        let above = most.max().unwrap_or(0).saturating_sub(opening);
        let above = (above as f32 * w.rivalry) as u32;
        opening + above / florins::STEP * florins::STEP
    }

    /// Returns the PP that a seat expects to gain from an object.
    fn surplus(&self, game: &Game, seat: Seat, object: Object, w: &Weights) -> f32 {
        let price = self.expected_price(game, seat, object, w);
        self.gain(game, seat, object, price, w)
    }

    /// Returns the PP of preference for naming an object, for its own sake or to cost a
    /// rival money.
    fn asking(&self, game: &Game, seat: Seat, object: Object, w: &Weights) -> f32 {
        let opening = game.opening_bid();
        let theirs = self
            .expected_price(game, seat, object, w)
            .saturating_sub(opening);
        let theirs = theirs as f32 / FLORINS_PER_POINT;
        let stuck = self.cost(seat, opening, w) - self.worth[seat][object.index()];
        w.likes.asking(object, game, theirs, stuck)
    }

    /// Returns whether to bid this price for an object that the seat does not want that
    /// much, to raise the price for a rival who bids up to this limit.
    pub(super) fn pushes(
        &self,
        game: &Game,
        seat: Seat,
        object: Object,
        price: u32,
        limit: u32,
        w: &Weights,
    ) -> bool {
        let stuck = self.cost(seat, price, w) - self.worth[seat][object.index()];
        let above = price.saturating_sub(game.opening_bid());
        w.likes.bids_up(price, above, limit, stuck)
    }

    /// Returns the remaining objects that a seat can have, if it can pay this much.
    fn open(&self, game: &Game, seat: Seat, price: u32) -> impl Iterator<Item = Object> {
        let payable = game.player(seat).money() >= price;
        let usable = self.usable[seat].minus(game.taken());
        let usable = if payable { usable } else { Set::EMPTY };
        let left: Set<Object> = usable
            .iter()
            .filter(|&object| game.objects_left(object) > 0)
            .collect();
        left.iter()
    }

    /// Returns the best gain a seat expects from the remaining objects besides this one; at
    /// least 0, since getting nothing is always possible.
    pub(super) fn alternative(&self, game: &Game, seat: Seat, object: Object, w: &Weights) -> f32 {
        let others = self.open(game, seat, game.opening_bid());
        let others = others.filter(|&other| other != object);
        let gains = others.map(|other| self.surplus(game, seat, other, w));
        gains.fold(0.0, f32::max) * w.alternative
    }

    /// Returns the highest bid a seat is willing to make, in florins.
    pub(super) fn highest_bid(&self, game: &Game, seat: Seat, object: Object, w: &Weights) -> u32 {
        if !self.usable[seat].contains(object) {
            return 0;
        }
        let gain = self.alternative(game, seat, object, w);
        match self.aside(game, seat) {
            None => self.limit(seat, object, gain, w),
            Some((worth, price)) => {
                let better = (self.worth[seat][object.index()] - worth).max(0.0);
                let most = better + self.cost(seat, price, w) - gain;
                self.limit_of(seat, most, w).max(price)
            }
        }
    }

    /// Returns what a seat has already set aside: the worth of the best object and the
    /// price to be paid, in florins (Z3, Z4).
    fn aside(&self, game: &Game, seat: Seat) -> Option<(f32, u32)> {
        let auction = game.auction().filter(|_| game.variant().sets_aside)?;
        let aside = auction.acquired_by(seat);
        aside
            .map(|(object, price)| (self.worth[seat][object.index()], price))
            .reduce(|a, b| (a.0.max(b.0), a.1.max(b.1)))
    }

    /// Returns the PP that a seat gains from an object at this price, besides what it has
    /// set aside.
    fn gain(&self, game: &Game, seat: Seat, object: Object, price: u32, w: &Weights) -> f32 {
        let worth = self.worth[seat][object.index()];
        match self.aside(game, seat) {
            None => worth - self.cost(seat, price, w),
            Some((best, paid)) => {
                let more = (worth - best).max(0.0);
                let costs = self.cost(seat, price.max(paid), w) - self.cost(seat, paid, w);
                // The player prefers having a choice if it is free; a rival would not.
                more - costs + FREE * worth.max(0.0)
            }
        }
    }

    /// Returns the objects a seat may name, best first, with the points it expects to gain.
    pub(super) fn namings(
        &self,
        game: &Game,
        seat: Seat,
        w: &Weights,
    ) -> ArrayVec<(Object, f32), { Object::COUNT }> {
        let alone = game.bidders_left().len() == 1;
        let opening = game.opening_bid();
        let mut found: ArrayVec<(Object, f32), { Object::COUNT }> = ArrayVec::new();
        for object in self.open(game, seat, opening) {
            let gain = if alone {
                self.gain(game, seat, object, opening, w)
            } else {
                self.surplus(game, seat, object, w) + self.asking(game, seat, object, w)
            };
            found.push((object, gain));
        }
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        found
    }
}

/// Returns the worth of each object set aside to a seat that is to keep one of them, in
/// points (Z3).
pub(super) fn worth_of_aside(
    game: &Game,
    seat: Seat,
    w: &Weights,
) -> impl Iterator<Item = (Object, f32)> {
    let mut valuation = Valuation {
        point_sells_for: game.variant().point_sells_for.max(1) as f32,
        ..Valuation::NONE
    };
    valuation.look(game, seat, w, |_| 1.0);
    let aside = game.auction().into_iter();
    let aside = aside.flat_map(move |auction| auction.acquired_by(seat));
    aside.map(move |(object, _)| (object, valuation.worth[seat][object.index()]))
}

fn with_object(
    game: &Game,
    seat: Seat,
    after: &Outlook,
    chances: &Chances,
    w: &Weights,
    object: Object,
    without: &Prospects,
) -> f32 {
    let mut o = *after;
    let mut c = *chances;
    match object {
        Object::Jester => o.jesters += 1,
        Object::Builder => {
            if o.builders >= o.variant.most_builders {
                return without.points;
            }
            o.builders += 1;
            let mut room = w.builder_room * f32::from(o.auctions + 1) / 7.0;
            if o.builders > 1 {
                o.points += f32::from(o.variant.points_for_further_builder);
                if o.builders == 3 {
                    room = 0.0;
                }
            }
            o.see_room(game, seat);
            o.points += room;
        }
        Object::RecruitingCard => {
            o.recruits += 1;
            o.cards += 1;
            // Tables fill up in the course of the game.
            if c.recruit.is_none() && o.auctions > 0 {
                c.recruit = Some((c.hire - w.recruit_blind).max(0.0));
            }
        }
        Object::PrestigeCard => {
            o.points += best_prestige_card(game, &o, &c, w);
        }
        landscape => {
            let mut best = f32::NEG_INFINITY;
            for &kind in landscape.landscapes() {
                best = best.max(with_landscape(game, seat, after, chances, w, kind));
            }
            return best.max(without.points);
        }
    }
    prospects(&o, &c, w).points
}

fn with_landscape(
    game: &Game,
    seat: Seat,
    after: &Outlook,
    chances: &Chances,
    w: &Weights,
    kind: Landscape,
) -> f32 {
    let tile = Tile::Landscape(kind);
    if game.tiles_left(tile) == 0
        || !game
            .player(seat)
            .principality()
            .fits(tile, after.beside(), game.edition())
    {
        return f32::NEG_INFINITY;
    }
    let mut o = *after;
    let mut c = *chances;
    let first = o.landscapes[kind.index()] == 0;
    o.plant(kind);
    o.points -= w.landscape_room * f32::from(o.actions) / 14.0;
    if first {
        // Future professions will find one more thing that they want.
        let want = [9.0, 7.0, 5.0][kind.index()] / 21.0;
        c.hire = (c.hire + 1.2 * want).min(10.0);
    }
    prospects(&o, &c, w).points
}

/// Returns the points that the best of five prestige cards promises (O7, M10).
pub(super) fn best_prestige_card(game: &Game, o: &Outlook, c: &Chances, w: &Weights) -> f32 {
    let mut values: ArrayVec<f32, { PrestigeCard::COUNT }> = ArrayVec::new();
    for card in game.unknown_prestige_cards().union(stacked(game)) {
        values.push(c.prestige(o, card, w));
    }
    best_of_five(&mut values)
}

fn stacked(game: &Game) -> Set<PrestigeCard> {
    game.stacked_prestige_cards()
}
