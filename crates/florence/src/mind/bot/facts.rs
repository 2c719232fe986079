//! The inputs of the value network: what is true of a position for one seat.
//!
//! All cards must be known, so in play the position is an imagined one. The planner's
//! answers are among the facts ([`prospects`]): a network cannot see which buildings still
//! fit. A new fact at any place gives all later inputs new numbers, so the network must be
//! trained again.

use value::Facts;

use super::chances::Chances;
use super::outlook::{Outlook, has_turn_to_come, matching};
use super::prospects::prospects;
use super::weights::Weights;
use crate::rules::cards::{PrestigeCard, Profession};
use crate::rules::characters::Character;
use crate::rules::command::Deck;
use crate::rules::components::{Building, Freedom, Landscape, Object, Size, Tile};
use crate::rules::game::{Game, Phase};
use table::{BySeat, Item, Seat, Set};

/// What is estimated of every seat before its facts are listed: the facts of a seat compare
/// it with its rivals.
#[derive(Clone, Copy, Debug)]
pub struct Base {
    /// The final points that the planner expects, including prestige cards.
    pub points: BySeat<f32>,
    outlooks: BySeat<Option<Seen>>,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    outlook: Outlook,
    chances: Chances,
    expenses: f32,
}

impl Base {
    /// Estimates every seat of a position in which all cards are known.
    #[must_use]
    pub fn of(game: &Game) -> Base {
        let w = &Weights::TUNED;
        let mut points = BySeat::all(0.0);
        let mut outlooks = BySeat::all(None);
        for seat in game.seats() {
            let outlook = Outlook::of(game, seat);
            let chances = Chances::of(game, seat, &outlook);
            let prospects = prospects(&outlook, &chances, w);
            points[seat] = prospects.points;
            outlooks[seat] = Some(Seen {
                outlook,
                chances,
                expenses: prospects.expenses,
            });
        }
        Base { points, outlooks }
    }

    /// Returns the seat's lead over the best rival, in points that the planner expects.
    #[must_use]
    pub fn lead(&self, game: &Game, seat: Seat) -> f32 {
        let rivals = game.seats().filter(|&rival| rival != seat);
        let best = rivals.map(|rival| self.points[rival]);
        self.points[seat] - best.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Lists what is true of a quiet position for a seat: nothing is auctioned, and no decision
/// has to come before the others.
pub fn facts(game: &Game, seat: Seat, base: &Base, facts: &mut Facts) {
    facts.clear();
    let Some(seen) = &base.outlooks[seat] else {
        return;
    };
    moment(game, seat, facts);
    supply(game, facts);
    belongings(game, seat, seen, facts);
    cards(game, seat, seen, facts);
    plans(game, seat, base, seen, facts);
    rivals(game, seat, base, seen, facts);
}

/// When it is, and what the seat still does in this round.
fn moment(game: &Game, seat: Seat, facts: &mut Facts) {
    let variant = game.variant();
    facts.one_of(game.player_count() - 2, 4);
    for is_on in [
        variant.characters,
        variant.joined,
        variant.sets_aside,
        variant.rounds < 7,
    ] {
        facts.flag(is_on);
    }
    let phase = match game.phase() {
        Phase::Seats | Phase::StartingHands | Phase::Auction => 0,
        Phase::Characters => 1,
        Phase::Actions => 2,
        Phase::Reveal | Phase::Over => 3,
    };
    facts.one_of(usize::from(game.round().max(1) - 1) * 4 + phase, 28);
    let order = game.turn_order().position(|other| other == seat);
    facts.one_of(order.unwrap_or(0), 5);
    let bidders = game.bidders_left();
    let is_bidding = phase == 0 && bidders.contains(seat);
    facts.flag(is_bidding);
    facts.one_of(if phase == 0 { bidders.len() } else { 0 }, 6);
    facts.flag(phase == 0 && game.to_act() == Some(seat));
    for object in Object::ALL.iter().copied() {
        facts.flag(phase == 0 && game.taken().contains(object));
    }
    let turn = game.turn().filter(|_| phase == 2);
    let own = turn.filter(|turn| turn.seat == seat);
    facts.one_of(own.map_or(0, |turn| usize::from(turn.actions) + 1), 5);
    facts.flag(own.is_some_and(|turn| turn.hires > 0));
    facts.flag(phase < 2 || (phase == 2 && has_turn_to_come(game, seat)));
    let to_come = game.seats().filter(|&other| has_turn_to_come(game, other));
    let to_come = if phase == 2 { to_come.count() } else { 0 };
    facts.one_of(to_come, 5);
}

/// What is left for everyone.
fn supply(game: &Game, facts: &mut Facts) {
    for &object in Object::ALL {
        facts.up_to(usize::from(game.objects_left(object)), 6);
    }
    for &freedom in Freedom::ALL {
        facts.up_to(usize::from(game.freedoms_left(freedom)), 5);
    }
    for &kind in Landscape::ALL {
        facts.up_to(usize::from(game.tiles_left(Tile::Landscape(kind))), 6);
    }
    facts.up_to(game.cards_left(Deck::Professions) / 2, 6);
    facts.up_to(game.cards_left(Deck::Bonus) / 5, 4);
    facts.up_to(game.cards_left(Deck::Prestige) / 3, 4);
}

/// What the seat has on the table.
fn belongings(game: &Game, seat: Seat, seen: &Seen, facts: &mut Facts) {
    let (player, o) = (game.player(seat), &seen.outlook);
    facts.up_to(player.money() as usize / 100, 40);
    facts.up_to(usize::from(player.prestige()) / 2, 50);
    facts.up_to(usize::from(o.jesters), 7);
    facts.up_to(usize::from(o.builders), 3);
    facts.up_to(usize::from(o.recruits), 4);
    facts.up_to(usize::from(o.cards), 14);
    facts.up_to(usize::from(o.works), 12);
    facts.up_to(usize::from(player.best_work()) / 3, 10);
    for &freedom in Freedom::ALL {
        facts.flag(o.freedoms.contains(freedom));
    }
    for number in o.landscapes {
        facts.up_to(usize::from(number), 4);
    }
    facts.up_to(o.landscapes.iter().filter(|&&n| n > 0).count(), 3);
    facts.up_to(o.landscapes.iter().map(|&n| usize::from(n)).sum(), 8);
    for &building in Building::ALL {
        facts.flag(o.buildings.contains(building));
    }
    facts.up_to(o.buildings.len(), 10);
    let large = o.buildings.iter().filter(|b| b.size() == Size::Large);
    facts.up_to(large.count(), 3);
    facts.up_to(usize::from(o.covered) / 2, 24);
    facts.steps(o.room, 0.0, 2.0, 24);
    let building = |squares| {
        let home = player.principality();
        let mut kinds = Building::ALL.iter().filter(|building| {
            building.size().squares() == squares
                && game.tiles_left(Tile::Building(**building)) > 0
                && home.fits(Tile::Building(**building), o.beside(), game.edition())
        });
        kinds.next().is_some()
    };
    for squares in [4, 5, 6, 7] {
        facts.flag(building(squares));
    }
    let character = player.character().map_or(0, |it| it.index() + 1);
    facts.one_of(character, Character::COUNT as u16 + 1);
    facts.up_to(usize::from(player.muse()), 7);
}

/// The seat's cards.
fn cards(game: &Game, seat: Seat, seen: &Seen, facts: &mut Facts) {
    let (player, o) = (game.player(seat), &seen.outlook);
    let hand = player.hand().known();
    for &profession in Profession::ALL {
        facts.flag(hand.contains(profession));
    }
    facts.up_to(hand.len(), 8);
    let amount = |wants: &dyn Fn(Profession) -> bool| {
        let those = hand.iter().filter(|&profession| wants(profession));
        those.count()
    };
    facts.up_to(amount(&|it| o.buildings.contains(it.building())), 5);
    let missing = |it: Profession| !o.buildings.contains(it.building());
    facts.up_to(
        amount(&|it| missing(it) && o.fits.contains(it.building())),
        5,
    );
    facts.up_to(
        amount(&|it| missing(it) && game.tiles_left(Tile::Building(it.building())) == 0),
        5,
    );
    facts.up_to(amount(&|it| o.landscapes[it.landscape().index()] > 0), 5);
    facts.up_to(amount(&|it| o.freedoms.contains(it.freedom())), 5);
    let buildings: Set<Building> = hand.iter().map(Profession::building).collect();
    facts.up_to(hand.len() - buildings.len(), 3);
    let minimum = |round: u8| seen.chances.minimum[usize::from(round.min(o.variant.rounds))];
    let base = o.base();
    facts.steps(base - minimum(o.next), -16.0, 1.0, 32);
    // The works in hand against the minimum of the next round, and of the last.
    let mut values = [-100.0f32; 5];
    for profession in hand {
        let mut value = base + matching(o, profession);
        for slot in &mut values {
            if value > *slot {
                std::mem::swap(slot, &mut value);
            }
        }
    }
    for value in values {
        facts.steps(value - minimum(o.next), -12.0, 1.0, 24);
        facts.steps(value - minimum(o.variant.rounds), -12.0, 2.0, 8);
    }
    for (at, bonus) in o.bonus.iter().enumerate() {
        if at < 4 {
            facts.steps(bonus, 0.0, 1.0, 8);
        }
    }
    facts.up_to(player.bonus_cards().len(), 6);
    let prestige = player.prestige_cards().known();
    for &card in PrestigeCard::ALL {
        facts.flag(prestige.contains(card));
    }
    facts.up_to(prestige.len(), 5);
    let now = prestige.iter();
    let now = now.map(|card| usize::from(game.prestige_card_points(seat, card)));
    facts.up_to(now.sum::<usize>() / 2, 15);
    let w = &Weights::TUNED;
    let later = prestige.iter();
    let later = later.map(|card| seen.chances.prestige(o, card, w));
    facts.steps(later.sum(), 0.0, 1.0, 24);
}

/// What the planner says of the seat.
fn plans(_game: &Game, seat: Seat, base: &Base, seen: &Seen, facts: &mut Facts) {
    let o = &seen.outlook;
    facts.steps(base.points[seat], 20.0, 1.0, 70);
    facts.steps(seen.expenses, 0.0, 100.0, 25);
    facts.steps(o.money - seen.expenses, -1500.0, 100.0, 40);
    facts.up_to(usize::from(o.actions), 16);
    facts.up_to(usize::from(o.auctions), 7);
    facts.steps(seen.chances.hire, 0.0, 1.0, 10);
    facts.flag(seen.chances.recruit.is_some());
    facts.steps(seen.chances.recruit.unwrap_or(0.0), 0.0, 1.0, 10);
    facts.steps(seen.chances.bonus, 0.0, 1.0, 8);
}

/// How the seat stands beside the others.
fn rivals(game: &Game, seat: Seat, base: &Base, seen: &Seen, facts: &mut Facts) {
    facts.steps(base.lead(game, seat), -30.0, 1.5, 40);
    let others = || game.seats().filter(|&rival| rival != seat);
    let ahead = others().filter(|&rival| base.points[rival] > base.points[seat]);
    facts.one_of(ahead.count(), 5);
    let most = |of: &dyn Fn(&Outlook) -> f32| {
        let of = |rival| base.outlooks[rival].map_or(0.0, |seen: Seen| of(&seen.outlook));
        others().map(of).fold(0.0, f32::max)
    };
    let count = game.player_count().max(2) as f32 - 1.0;
    let mean = |of: &dyn Fn(&Outlook) -> f32| {
        let of = |rival| base.outlooks[rival].map_or(0.0, |seen: Seen| of(&seen.outlook));
        others().map(of).sum::<f32>() / count
    };
    let own = &seen.outlook;
    facts.steps(own.money - most(&|o| o.money), -1500.0, 150.0, 20);
    facts.steps(mean(&|o| o.money), 0.0, 150.0, 20);
    facts.steps(own.points - most(&|o| o.points), -24.0, 2.0, 24);
    facts.steps(own.base() - most(&|o| o.base()), -8.0, 1.0, 16);
    facts.steps(mean(&|o| o.base()), 0.0, 1.0, 16);
    facts.steps(
        f32::from(own.works) - most(&|o| f32::from(o.works)),
        -4.0,
        1.0,
        8,
    );
    let builders = |o: &Outlook| f32::from(o.builders);
    facts.steps(builders(own) - most(&builders), -3.0, 1.0, 6);
    facts.steps(mean(&|o| o.points), 0.0, 2.0, 30);
    for rank in 0..4 {
        // The rivals' expected points, the best first.
        let mut all = [f32::NEG_INFINITY; 5];
        for (slot, rival) in all.iter_mut().zip(others()) {
            *slot = base.points[rival] - base.points[seat];
        }
        all.sort_by(|a, b| b.total_cmp(a));
        facts.steps(all[rank], -24.0, 3.0, 16);
    }
}
