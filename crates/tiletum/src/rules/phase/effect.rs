//! Effects of helpers, characters and contracts (H): how they begin, what the newest one
//! allows, and how it ends.

use super::super::command::Event;
use super::super::edition::BUILDINGS;
use super::super::game::{Events, Game};
use super::super::parts::Goods;
use super::super::rule::{Fact, Rule, Violation};
use super::super::state::Frame;
use super::super::tally::Source;
use super::super::tile::{Effect, Effects, Printed};
use table::Seat;

impl Game {
    /// Begins effects, so that the first one is carried out first (H1).
    pub(super) fn begin(&mut self, seat: Seat, effects: Effects, events: &mut impl Events) {
        for effect in effects.iter().rev() {
            events.push(Event::Effect(seat, effect));
            match effect {
                Effect::Goods(goods) => self.gain(seat, goods, events),
                Effect::Vp(vp) => self.gain_vp(seat, Source::Tiles, i32::from(vp), events),
                Effect::KingSteps(steps) => self.advance_king(seat, steps, events),
                Effect::BonusAp(ap) => self.turn.ap = self.turn.ap.saturating_add(ap),
                // It changes the goods of the die and is used together with them (H5).
                Effect::OtherKind => {}
                Effect::Choice(amount) => self.frames.push(Frame::Choice(amount)),
                Effect::Action(action, ap) => self.frames.push(Frame::Action(action, ap)),
                Effect::AnyAction(ap) => self.frames.push(Frame::AnyAction(ap)),
                Effect::Walk {
                    merchant,
                    architect,
                    house,
                    pillar,
                } => self.frames.push(Frame::Walk {
                    merchant,
                    architect,
                    house,
                    pillar,
                }),
                Effect::Retrigger => self.frames.push(Frame::Retrigger),
            }
        }
    }
}

/// Checks that another effect can be opened.
pub(super) fn check_opening(game: &Game) -> Result<(), Violation> {
    match game.frames.have_room() {
        true => Ok(()),
        false => Err(Rule::H1.broken(Fact::TooManyEffects)),
    }
}

pub(in super::super) fn check_goods(game: &Game, goods: Goods) -> Result<(), Violation> {
    let Some(Frame::Choice(due)) = game.frames.top() else {
        return Err(Rule::H7.broken(Fact::NoEffect));
    };
    let (named, due) = (goods.total(), u32::from(due));
    match named == due {
        true => Ok(()),
        false => Err(Rule::H7.broken(Fact::WrongAmount { named, due })),
    }
}

pub(in super::super) fn choose_goods(
    game: &mut Game,
    seat: Seat,
    goods: Goods,
    events: &mut impl Events,
) {
    game.frames.pop();
    game.gain(seat, goods, events);
}

pub(in super::super) fn check_building(
    game: &Game,
    seat: Seat,
    building: u8,
) -> Result<(), Violation> {
    if game.frames.top() != Some(Frame::Retrigger) {
        return Err(Rule::H6.broken(Fact::NoEffect));
    }
    let at = usize::from(building);
    if at >= BUILDINGS {
        return Err(Rule::H6.broken(Fact::NoSuchBuilding(building)));
    }
    match game.players[seat].kind_in(at, game.edition) {
        Some(_) => Ok(()),
        None => Err(Rule::H6.broken(Fact::NoCharacterIn(building))),
    }
}

pub(in super::super) fn choose_building(game: &mut Game, seat: Seat, building: u8) {
    let rooms = &game.players[seat].rooms[usize::from(building)];
    let bit = |(floor, room): (usize, &Option<_>)| u8::from(room.is_some()) << floor;
    let floors = rooms.iter().enumerate().map(bit).sum();
    if let Some(top) = game.frames.top_mut() {
        *top = Frame::Triggers(building, floors);
    }
}

pub(in super::super) fn check_trigger(game: &Game, floor: u8) -> Result<(), Violation> {
    let Some(Frame::Triggers(_, floors)) = game.frames.top() else {
        return Err(Rule::H6.broken(Fact::NoEffect));
    };
    if !(1..=3).contains(&floor) || floors & (1 << (floor - 1)) == 0 {
        return Err(Rule::H6.broken(Fact::NotLeft(floor)));
    }
    check_opening(game)
}

pub(in super::super) fn trigger(game: &mut Game, seat: Seat, floor: u8, events: &mut impl Events) {
    let Some(Frame::Triggers(building, floors)) = game.frames.top_mut() else {
        return;
    };
    *floors &= !(1 << (floor - 1));
    let building = *building;
    if let Some(tile) = game.players[seat].room(building, floor)
        && let Printed::Character { effects, .. } = game.printed(tile)
    {
        game.begin(seat, effects, events);
    }
}

pub(in super::super) fn check_end(game: &Game) -> Result<(), Violation> {
    match game.frames.top() {
        None => Err(Rule::H1.broken(Fact::NoEffect)),
        Some(Frame::Choice(_)) => Err(Rule::H1.broken(Fact::MustChoose)),
        Some(_) => Ok(()),
    }
}
