//! Tasks that a player may do at any time during a turn (J): buying goods, crests,
//! cathedrals, helpers. Contracts are in `contract`.

use super::super::command::Event;
use super::super::edition::{BUILDINGS, Cost, Reward};
use super::super::game::{Events, Game};
use super::super::parts::{CityId, Good, Goods, Piece};
use super::super::rule::{Fact, Rule, Violation};
use super::super::state::{Frame, Step};
use super::super::tally::Source;
use super::super::tile::{Effect, Printed};
use super::character::complete;
use super::effect::check_opening;
use table::Seat;

/// The price of a good in gold (J1).
const GOLD_A_GOOD: u16 = 2;

pub(in super::super) fn check_buy(game: &Game, seat: Seat, good: Good) -> Result<(), Violation> {
    if good == Good::Gold {
        return Err(Rule::J1.broken(Fact::Gold));
    }
    game.check_goods(seat, Goods::of(Good::Gold, GOLD_A_GOOD), Rule::J1)
}

pub(in super::super) fn buy(game: &mut Game, seat: Seat, good: Good, events: &mut impl Events) {
    game.pay(seat, Goods::of(Good::Gold, GOLD_A_GOOD), events);
    game.gain(seat, Goods::of(good, 1), events);
}

pub(in super::super) fn check_crest(
    game: &Game,
    seat: Seat,
    slot: u8,
    building: u8,
) -> Result<(), Violation> {
    let (tile, printed) = game.stored(seat, slot, Rule::J5)?;
    let Printed::Crest(_) = printed else {
        return Err(Rule::J5.broken(Fact::WrongTile(tile)));
    };
    let at = usize::from(building);
    if at >= BUILDINGS {
        return Err(Rule::J5.broken(Fact::NoSuchBuilding(building)));
    }
    if game.players[seat].crests[at].is_some() {
        return Err(Rule::J5.broken(Fact::HasCrestThere(building)));
    }
    check_opening(game)?;
    let food = Goods::of(Good::Food, u16::from(game.edition.building(at).food));
    game.check_goods(seat, food, Rule::J5)
}

pub(in super::super) fn place_crest(
    game: &mut Game,
    seat: Seat,
    slot: u8,
    building: u8,
    events: &mut impl Events,
) {
    let Some(tile) = game.unstore(seat, slot) else {
        return;
    };
    let at = usize::from(building);
    let printed = game.edition.building(at);
    game.pay(seat, Goods::of(Good::Food, u16::from(printed.food)), events);
    game.players[seat].crests[at] = Some(tile);
    events.push(Event::CrestPlaced(seat, tile, building));
    complete(game, seat, at, events);
    match printed.reward {
        Reward::House => game.frames.push(Frame::HouseAnywhere),
        Reward::Pillar => game.frames.push(Frame::PillarAnywhere),
        Reward::Merchant => game.frames.push(Frame::Relocate(Piece::Merchant)),
        Reward::Architect => game.frames.push(Frame::Relocate(Piece::Architect)),
        Reward::Goods(amount) => game.frames.push(Frame::Choice(amount)),
        Reward::Vp(vp) => game.gain_vp(seat, Source::Crests, i32::from(vp), events),
    }
}

pub(in super::super) fn check_build(
    game: &Game,
    seat: Seat,
    city: CityId,
) -> Result<(), Violation> {
    let broken = |fact| Err(Rule::J7.broken(fact));
    let Some(cathedral) = game.edition.cathedral_of(city) else {
        return broken(Fact::NothingThere(city));
    };
    let player = &game.players[seat];
    let Cost::Build { stones, .. } = game.cost(cathedral) else {
        return broken(Fact::NotBuilt(city));
    };
    if !player.has_pillar(cathedral) {
        return broken(Fact::NoPillar(city));
    }
    if player.cathedral_tiles[cathedral].is_some() {
        return broken(Fact::HasBuilt(city));
    }
    if game.cathedral_left(cathedral).is_empty() {
        return broken(Fact::NoCathedralTile(city));
    }
    game.check_goods(seat, Goods::of(Good::Stone, u16::from(stones)), Rule::J7)
}

pub(in super::super) fn build(game: &mut Game, seat: Seat, city: CityId, events: &mut impl Events) {
    let Some(cathedral) = game.edition.cathedral_of(city) else {
        return;
    };
    if let Cost::Build { stones, vp } = game.cost(cathedral)
        && let Some(&value) = game.cathedral_left(cathedral).first()
    {
        game.pay(seat, Goods::of(Good::Stone, u16::from(stones)), events);
        game.built[cathedral] += 1;
        game.players[seat].cathedral_tiles[cathedral] = Some(value);
        events.push(Event::Built(seat, city, value));
        let vp = i32::from(value) + i32::from(vp);
        game.gain_vp(seat, Source::Cathedrals, vp, events);
    }
}

pub(in super::super) fn check_helper(
    game: &Game,
    seat: Seat,
    step: Step,
    slot: u8,
) -> Result<(), Violation> {
    let (tile, printed) = game.stored(seat, slot, Rule::J8)?;
    let Printed::Helper(effects) = printed else {
        return Err(Rule::J8.broken(Fact::WrongTile(tile)));
    };
    match effects.single() {
        Some(Effect::OtherKind) => return Err(Rule::H5.broken(Fact::NotNow)),
        // Ruling: before the goods are taken, such a helper cannot be discarded either.
        Some(Effect::BonusAp(_)) if step != Step::Act => {
            return Err(Rule::H4.broken(Fact::NotNow));
        }
        _ => {}
    }
    check_opening(game)
}

pub(in super::super) fn use_helper(
    game: &mut Game,
    seat: Seat,
    slot: u8,
    events: &mut impl Events,
) {
    let Some(tile) = game.unstore(seat, slot) else {
        return;
    };
    events.push(Event::HelperUsed(seat, tile));
    if let Printed::Helper(effects) = game.printed(tile) {
        game.begin(seat, effects, events);
    }
}
