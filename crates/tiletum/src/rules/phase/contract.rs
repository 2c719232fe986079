//! The contract action (D): taking tiles and swapping goods; fulfilling contracts (J2–J4).

use super::super::command::{Event, Spot};
use super::super::edition::BUILDINGS;
use super::super::game::{Events, Game};
use super::super::parts::{Action, Good, Goods};
use super::super::rule::{Fact, Rule, Violation};
use super::super::tally::Source;
use super::super::tile::Printed;
use super::effect::check_opening;
use table::Seat;

/// The contract spaces, from the left, that have a pillar at the start (S9).
pub(in super::super) const PILLAR_SPACES: usize = 5;

pub(in super::super) fn check_take(game: &Game, seat: Seat, at: u8) -> Result<(), Violation> {
    let prices = &game.edition.data().prices;
    let Some(&price) = prices.get(usize::from(at)) else {
        return Err(Rule::D1.broken(Fact::NoTile(Spot::Contract(at))));
    };
    game.check_ap(Action::Contract, price, Rule::D1)?;
    game.check_take(seat, Spot::Contract(at), Rule::D1)
}

pub(in super::super) fn check_exchange(
    game: &Game,
    seat: Seat,
    give: Good,
    get: Good,
    extra: Option<Good>,
) -> Result<(), Violation> {
    game.check_ap(Action::Contract, 1, Rule::D2)?;
    if give == get {
        return Err(Rule::D2.broken(Fact::SameKind(give)));
    }
    match (game.swapped, extra) {
        (false, None) => return Err(Rule::D2.broken(Fact::ExtraMissing)),
        (true, Some(_)) => return Err(Rule::D2.broken(Fact::NoExtra)),
        (false, Some(_)) | (true, None) => {}
    }
    game.check_goods(seat, Goods::of(give, 1), Rule::D2)
}

pub(in super::super) fn exchange(
    game: &mut Game,
    seat: Seat,
    give: Good,
    get: Good,
    extra: Option<Good>,
    events: &mut impl Events,
) {
    game.spend(1);
    game.swapped = true;
    game.pay(seat, Goods::of(give, 1), events);
    let extra = extra.map_or(Goods::NONE, |good| Goods::of(good, 1));
    game.gain(seat, Goods::of(get, 1).plus(extra), events);
}

pub(in super::super) fn check_fulfil(
    game: &Game,
    seat: Seat,
    slot: u8,
    kind: Option<Good>,
) -> Result<(), Violation> {
    let (tile, printed) = game.stored(seat, slot, Rule::J2)?;
    let Printed::Contract { pay, .. } = printed else {
        return Err(Rule::J2.broken(Fact::WrongTile(tile)));
    };
    if (pay.identical > 0) != kind.is_some() {
        return Err(Rule::J2.broken(Fact::KindOfIdentical));
    }
    if usize::from(game.players[seat].fulfilled()) == BUILDINGS {
        return Err(Rule::J4.broken(Fact::NoContractSpace));
    }
    check_opening(game)?;
    let needed = kind.map_or(pay.goods, |kind| pay.with(kind));
    game.check_goods(seat, needed, Rule::J2)
}

pub(in super::super) fn fulfil(
    game: &mut Game,
    seat: Seat,
    slot: u8,
    kind: Option<Good>,
    events: &mut impl Events,
) {
    let Some(tile) = game.unstore(seat, slot) else {
        return;
    };
    let Printed::Contract { pay, vp, effects } = game.printed(tile) else {
        return;
    };
    game.pay(seat, kind.map_or(pay.goods, |kind| pay.with(kind)), events);
    let space = usize::from(game.players[seat].fulfilled());
    let player = &mut game.players[seat];
    player.contracts[space] = Some(tile);
    events.push(Event::Fulfilled(seat, tile, space as u8));
    if space < PILLAR_SPACES {
        player.pillar_supply += 1;
        events.push(Event::PillarFreed(seat));
    }
    let vp = i32::from(vp) + i32::from(game.edition.data().board.contract_vp[space]);
    game.gain_vp(seat, Source::Contracts, vp, events);
    game.begin(seat, effects, events);
}
