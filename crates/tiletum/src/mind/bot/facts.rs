//! The inputs of the value network: what is true of a position for one seat.
//!
//! The answers of the judgement in [`worth`](super::worth) are among the facts: a network
//! cannot see which contract can still be paid. A new fact at any place gives all later
//! inputs new numbers, so the network must be trained again.

use value::Facts;

use super::outlook::Outlook;
use super::projects::{Projects, nearest_kind};
use super::tiles::finds_room;
use super::weights::Weights;
use super::worth::{parts, worth};
use crate::rules::ROUNDS;
use crate::rules::command::Spot;
use crate::rules::edition::{BUILDINGS, CATHEDRALS, Condition, MOST_CITIES, MOST_SPACES, Reward};
use crate::rules::game::Game;
use crate::rules::parts::{Action, ActionPlace, CityId, Good, Piece};
use crate::rules::state::{OCCUPIED, Phase, Player, Slot, Step};
use crate::rules::tile::{Printed, Stack};
use table::{BySeat, Item as _, Seat};

/// What is estimated of every seat before its facts are listed: the facts of a seat compare
/// it with its rivals.
#[derive(Clone, Copy, Debug)]
pub struct Base {
    /// The final points that the judgement expects, in VP.
    pub points: BySeat<f32>,
    seen: BySeat<Option<Seen>>,
}

/// The parts of the judgement, kept to be listed.
#[derive(Clone, Copy, Debug)]
struct Seen {
    outlook: Outlook,
    parts: [f32; 9],
}

impl Base {
    /// Estimates every seat of a position.
    #[must_use]
    pub fn of(game: &Game) -> Base {
        let w = &Weights::TUNED;
        let mut base = Base {
            points: BySeat::all(0.0),
            seen: BySeat::all(None),
        };
        for seat in game.seats() {
            let outlook = Outlook::of(game, seat, w);
            let parts = parts(game, seat, &outlook, w);
            base.points[seat] = match game.is_over() {
                true => worth(game, seat, w),
                false => parts.iter().sum(),
            };
            base.seen[seat] = Some(Seen { outlook, parts });
        }
        base
    }

    /// Returns the seat's lead over the best rival, in VP of the final score.
    #[must_use]
    pub fn lead(&self, game: &Game, seat: Seat) -> f32 {
        let rivals = game.seats().filter(|&rival| rival != seat);
        let best = rivals.map(|rival| self.points[rival]);
        self.points[seat] - best.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Returns whether a position has a value of its own: nobody is in the middle of a turn.
#[must_use]
pub fn is_quiet(game: &Game) -> bool {
    match game.phase() {
        Phase::Turn(Step::Before) => game.frames().top().is_none(),
        Phase::Turn(Step::Die | Step::Act) => false,
        Phase::Prepare
        | Phase::Corruption
        | Phase::Refill
        | Phase::King
        | Phase::Tidy
        | Phase::Over => true,
    }
}

/// Lists what is true of a quiet position for a seat.
pub fn facts(game: &Game, seat: Seat, base: &Base, facts: &mut Facts) {
    facts.clear();
    let Some(seen) = &base.seen[seat] else {
        return;
    };
    moment(game, seat, seen, facts);
    fairs(game, seat, seen, facts);
    wheel(game, seat, facts);
    market(game, seat, facts);
    house(game, seat, seen, facts);
    storehouse(game, seat, seen, facts);
    map(game, seat, facts);
    judged(base.points[seat], seen, facts);
    rivals(game, seat, base, seen, facts);
}

/// Returns how many others have a turn before the seat's next one in this round; `None` if
/// it has none.
fn wait(game: &Game, seat: Seat) -> Option<usize> {
    let place = |who: Seat| game.order().iter().position(|&other| other == who);
    let own = place(seat)?;
    let is_last_step = game.step() >= 3;
    match game.phase() {
        Phase::Prepare | Phase::Corruption => Some(own),
        Phase::Turn(_) | Phase::Refill => {
            let mut next = game.last_active().and_then(place)?;
            if !matches!(game.phase(), Phase::Turn(Step::Before)) {
                next += 1;
            }
            match own >= next {
                true => Some(own - next),
                false if is_last_step => None,
                false => Some(game.player_count() + own - next),
            }
        }
        Phase::King | Phase::Tidy | Phase::Over => None,
    }
}

/// When it is, and what the seat still does in this round.
fn moment(game: &Game, seat: Seat, seen: &Seen, facts: &mut Facts) {
    facts.one_of(game.player_count() - 2, 3);
    let phase = match game.phase() {
        Phase::Prepare => 0,
        Phase::Corruption => 1,
        Phase::Turn(_) => 2,
        Phase::Refill => 3,
        Phase::King => 4,
        Phase::Tidy | Phase::Over => 5,
    };
    facts.one_of(phase, 6);
    let round = usize::from(game.round().clamp(1, ROUNDS) - 1);
    let wait = wait(game, seat);
    // The judgement does not count the turn that begins now.
    let now = u8::from(wait == Some(0) && phase == 2);
    let this_round = usize::from(seen.outlook.this_round + now);
    facts.one_of(round * 4 + this_round.min(3), 16);
    facts.up_to(usize::from(seen.outlook.turns + now), 12);
    facts.one_of(wait.map_or(0, |wait| wait + 1), 6);
    let order = game.order().iter().position(|&other| other == seat);
    facts.one_of(order.unwrap_or(0), 4);
    let revealed = game.revealed().count();
    facts.up_to(revealed, 3);
    let tokens: u32 = game.tokens_left().map(u32::from).sum();
    facts.up_to(tokens as usize, 12);
}

/// The king track and the fairs to come.
fn fairs(game: &Game, seat: Seat, seen: &Seen, facts: &mut Facts) {
    let outlook = &seen.outlook;
    let lowest = game.edition().data().king.lowest;
    let space = i16::from(game.king(seat).0) - i16::from(lowest);
    facts.up_to(space.max(0) as usize, 24);
    let rank = game.ranked().position(|other| other == seat).unwrap_or(0);
    facts.one_of(rank, 4);
    let own = i16::from(game.king(seat).0);
    for place in 0..4 {
        // The distance to each place on the track.
        let other = game.ranked().nth(place);
        let ahead = other.map_or(0, |other| i16::from(game.king(other).0) - own);
        facts.up_to(ahead.max(0) as usize, 6);
        facts.up_to((-ahead).max(0) as usize, 6);
    }
    facts.flag(matches!(game.slot(Spot::King), Some(Slot::Tile(_))));
    for round in 1..=ROUNDS {
        let is_to_come = round >= outlook.next_fair;
        let (city, tile, each) = game.fair(round);
        let condition = if is_to_come {
            1 + tile.condition as usize
        } else {
            0
        };
        facts.one_of(condition, 12);
        let at = usize::from(round) - 1;
        let met = |amount: usize| if is_to_come { amount } else { 0 };
        facts.up_to(met(usize::from(each)), 8);
        facts.up_to(met(usize::from(game.met(tile.condition, seat))), 8);
        let player = game.player(seat);
        facts.flag(is_to_come && player.has_house(city));
        let steps = game
            .edition()
            .steps(player.piece(Piece::Merchant), city.space());
        facts.one_of(met(1 + usize::from(steps)), 9);
        let stake = if is_to_come {
            outlook.at_stake[at]
        } else {
            0.0
        };
        facts.steps(stake, 0.0, 2.0, 16);
        facts.steps(stake * outlook.part[at], 0.0, 2.0, 16);
        facts.steps(stake * (1.0 - outlook.part[at]), 0.0, 2.0, 8);
    }
    let now = game.at_fair(outlook.next_fair.min(ROUNDS), seat);
    facts.flag(now.takes_part());
}

/// The dice beside the wheel, if the seat still takes one of them.
fn wheel(game: &Game, seat: Seat, facts: &mut Facts) {
    let takes = wait(game, seat).is_some();
    let dice = game.wheel();
    for &place in ActionPlace::ALL {
        let (mut best, mut count) = (0, 0);
        for die in dice.kinds().filter(|_| takes) {
            if game.places()[game.place_of(die)] == place {
                best = best.max(usize::from(die.value));
                count += usize::from(dice.count(die));
            }
        }
        facts.up_to(best, 6);
        facts.up_to(count, 3);
    }
    for &good in Good::ALL {
        let (mut best, mut count) = (0, 0);
        for die in dice.kinds().filter(|die| takes && die.good == good) {
            best = best.max(usize::from(die.value));
            count += usize::from(dice.count(die));
        }
        facts.up_to(best, 6);
        facts.up_to(count, 3);
    }
}

/// What the markets and the map have for the seat.
fn market(game: &Game, seat: Seat, facts: &mut Facts) {
    for &kind in Action::ALL {
        let rooms = finds_room(game, seat, kind);
        facts.flag(rooms);
        let of_kind = (0..5).filter(|&at| {
            let tile = game.slot(Spot::Character(at)).and_then(Slot::tile);
            let printed = tile.and_then(|tile| game.edition().tile(tile));
            matches!(printed, Some(Printed::Character { kind: it, .. }) if it == kind)
        });
        let of_kind = of_kind.count();
        facts.up_to(if rooms { of_kind } else { 0 }, 3);
    }
    // How many goods the cheapest contracts lack.
    let has = game.player(seat).goods();
    let mut lacks = [9_usize; 5];
    for (at, lack) in (0_u8..).zip(&mut lacks) {
        let tile = game.slot(Spot::Contract(at)).and_then(Slot::tile);
        let printed = tile.and_then(|tile| game.edition().tile(tile));
        if let Some(Printed::Contract { pay, .. }) = printed {
            let needed = match pay.identical {
                0 => pay.goods,
                _ => pay.with(nearest_kind(pay, has)),
            };
            *lack = (needed.minus(has).total() as usize).min(9);
        }
    }
    lacks.sort_unstable();
    for lack in &lacks[..3] {
        facts.up_to(*lack, 8);
    }
    for stack in [Stack::Contract, Stack::Character] {
        facts.up_to(usize::from(game.left_in(stack)) / 3, 6);
    }
    let tiles = (0..6).filter(|&at| matches!(game.slot(Spot::Wheel(at)), Some(Slot::Tile(_))));
    facts.up_to(tiles.count(), 6);
}

/// Returns the number of rooms of a building that are taken.
fn housed(game: &Game, player: &Player, building: usize) -> usize {
    let floors = game.edition().building(building).floors;
    let rooms = (1..=floors).filter(|&floor| player.room(building as u8, floor).is_some());
    rooms.count()
}

/// The buildings, contracts and goods of the seat.
fn house(game: &Game, seat: Seat, seen: &Seen, facts: &mut Facts) {
    let player = game.player(seat);
    let edition = game.edition();
    facts.up_to(usize::from(player.vp()) / 3, 70);
    for &good in Good::ALL {
        facts.up_to(usize::from(player.goods()[good]), 12);
    }
    facts.up_to(player.goods().total() as usize, 30);
    facts.up_to(usize::from(player.fulfilled()), BUILDINGS as u16);
    facts.up_to(player.crests().iter().flatten().count(), BUILDINGS as u16);
    let (mut completed, mut filled) = (0, 0);
    for building in 0..BUILDINGS {
        let crest = player.crests()[building].is_some();
        let is_filled = player.is_filled(building, edition);
        facts.flag(crest);
        facts.flag(is_filled);
        facts.flag(player.is_completed(building));
        facts.flag(is_filled && !crest);
        facts.flag(crest && !is_filled);
        completed += usize::from(player.is_completed(building));
        filled += usize::from(is_filled);
        let reward = edition.building(building).reward;
        let goods = matches!(reward, Reward::Goods(_) | Reward::Vp(_));
        facts.flag(!crest && goods);
        if building < OCCUPIED {
            facts.up_to(housed(game, player, building), 3);
            let kind = player.kind_in(building, edition);
            facts.one_of(kind.map_or(0, |kind| kind.index() + 1), 6);
        }
    }
    facts.up_to(completed, BUILDINGS as u16);
    facts.up_to(filled, BUILDINGS as u16);
    for &action in Action::ALL {
        facts.up_to(usize::from(player.bonus_ap(action, edition)), 4);
    }
    let all = (0..OCCUPIED).map(|building| housed(game, player, building));
    facts.up_to(all.sum(), 12);
    facts.up_to(usize::from(game.met(Condition::UpperFloors, seat)), 8);
    facts.up_to(usize::from(player.houses()), 8);
    facts.up_to(usize::from(player.pillars()), 7);
    facts.up_to(usize::from(player.house_supply()), 5);
    facts.up_to(usize::from(player.pillar_supply()), 5);
    facts.up_to(usize::from(player.houses() * player.pillars()) / 2, 24);
    facts.up_to(player.cathedral_tiles().iter().flatten().count(), 7);
    let more = &seen.outlook.more;
    for more in [more.houses, more.pillars, more.contracts, more.cathedrals] {
        facts.steps(more, 0.0, 1.0, 14);
    }
    for more in [more.crests, more.upper, more.filled] {
        facts.steps(more, 0.0, 1.0, 8);
    }
}

/// What is in the storehouse, and what the goods can pay.
fn storehouse(game: &Game, seat: Seat, seen: &Seen, facts: &mut Facts) {
    let w = &Weights::TUNED;
    let player = game.player(seat);
    let (mut helpers, mut crests, mut contracts, mut all) = (0, 0, 0, 0);
    let mut kinds = [0; 5];
    for (_, tile) in player.storehouse() {
        all += 1;
        match game.edition().tile(tile) {
            Some(Printed::Helper(_)) => helpers += 1,
            Some(Printed::Crest(_)) => crests += 1,
            Some(Printed::Contract { .. }) => contracts += 1,
            Some(Printed::Character { kind, .. }) => kinds[kind.index()] += 1,
            None => {}
        }
    }
    facts.up_to(all, 6);
    facts.up_to(helpers, 5);
    facts.up_to(crests, 4);
    facts.up_to(contracts, 4);
    for kind in kinds {
        facts.up_to(kind, 3);
    }
    let projects = Projects::of(game, seat, &seen.outlook, w);
    let mut has = player.goods();
    for at in 0..5 {
        let project = projects.all().get(at);
        facts.steps(project.map_or(0.0, |project| project.gain), 0.0, 2.0, 12);
        let needed = project.map(|project| match project.pay.identical {
            0 => project.pay.goods,
            _ => project.pay.with(nearest_kind(project.pay, has)),
        });
        let missing = needed.map_or(0, |needed| needed.minus(has).total());
        facts.up_to(missing as usize, 8);
        facts.flag(project.is_some() && missing == 0);
        if let Some(needed) = needed {
            has = has.minus(needed);
        }
    }
    facts.up_to(has.total() as usize, 16);
}

/// Where the seat is on the map.
fn map(game: &Game, seat: Seat, facts: &mut Facts) {
    let player = game.player(seat);
    for piece in [Piece::Merchant, Piece::Architect] {
        facts.one_of(player.piece(piece).index(), MOST_SPACES as u16);
    }
    for number in 0..MOST_CITIES {
        facts.flag(player.has_house(CityId::new(number as u8)));
    }
    for cathedral in 0..CATHEDRALS {
        let has = player.has_pillar(cathedral);
        let is_built = player.cathedral_tiles()[cathedral].is_some();
        let is_there = cathedral < game.edition().cathedrals().len();
        let left = match is_there {
            true => game.cathedral_left(cathedral).first().copied().unwrap_or(0),
            false => 0,
        };
        facts.flag(has);
        facts.flag(is_built);
        facts.flag(has && !is_built && left > 0);
    }
}

/// The answers of the judgement.
fn judged(points: f32, seen: &Seen, facts: &mut Facts) {
    facts.steps(points, 10.0, 3.0, 90);
    let [
        _,
        fairs,
        by_pillars,
        king,
        buildings,
        supply,
        tiles,
        goods,
        position,
    ] = seen.parts;
    facts.steps(fairs, 0.0, 2.0, 40);
    facts.steps(by_pillars, 0.0, 2.0, 40);
    facts.steps(king, -20.0, 2.0, 32);
    facts.steps(buildings, 0.0, 1.5, 32);
    facts.steps(supply, 0.0, 1.0, 16);
    facts.steps(tiles, -2.0, 1.0, 24);
    facts.steps(goods, 0.0, 1.5, 32);
    facts.steps(position, 0.0, 0.5, 16);
}

/// How the seat stands beside the others.
fn rivals(game: &Game, seat: Seat, base: &Base, seen: &Seen, facts: &mut Facts) {
    facts.steps(base.lead(game, seat), -60.0, 3.0, 40);
    let others = || game.seats().filter(|&rival| rival != seat);
    let ahead = others().filter(|&rival| base.points[rival] > base.points[seat]);
    facts.one_of(ahead.count(), 4);
    let mut leads = [-200.0_f32; 3];
    for (slot, rival) in leads.iter_mut().zip(others()) {
        *slot = base.points[rival] - base.points[seat];
    }
    leads.sort_by(|one, other| other.total_cmp(one));
    for lead in leads {
        facts.steps(lead, -60.0, 6.0, 20);
    }
    let most = |of: &dyn Fn(Seat) -> f32| others().map(of).fold(0.0, f32::max);
    let vp = |who: Seat| f32::from(game.player(who).vp());
    facts.steps(vp(seat) - most(&vp), -60.0, 4.0, 30);
    let parts = |who: Seat, part: usize| base.seen[who].map_or(0.0, |seen: Seen| seen.parts[part]);
    for (part, step) in [(1, 4.0), (2, 4.0), (3, 3.0), (4, 3.0), (6, 2.0), (7, 3.0)] {
        let theirs = most(&|who| parts(who, part));
        facts.steps(seen.parts[part] - theirs, -8.0 * step, step, 16);
    }
    let works = |who: Seat| {
        let player = game.player(who);
        f32::from(player.houses() + player.pillars())
    };
    facts.steps(works(seat) - most(&works), -6.0, 1.0, 12);
}
