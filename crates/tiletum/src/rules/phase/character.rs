//! The character action (C) and the buildings that characters fill (B6–B9).

use super::super::command::{Event, Spot};
use super::super::edition::BUILDINGS;
use super::super::game::{Events, Game};
use super::super::parts::Action;
use super::super::rule::{Fact, Rule, Violation};
use super::super::state::{OCCUPIED, Slot};
use super::super::tile::{Printed, Stack};
use super::effect::check_opening;
use table::Seat;

pub(in super::super) fn check_take(game: &Game, seat: Seat, at: u8) -> Result<(), Violation> {
    game.check_ap(Action::Character, 1, Rule::C1)?;
    game.check_take(seat, Spot::Character(at), Rule::C1)
}

pub(in super::super) fn check_refresh(game: &Game) -> Result<(), Violation> {
    game.check_ap(Action::Character, 1, Rule::C2)?;
    let in_market = game.characters.iter().any(|slot| *slot != Slot::Empty);
    match in_market || game.left_in(Stack::Character) > 0 {
        true => Ok(()),
        false => Err(Rule::C2.broken(Fact::NoCharacters)),
    }
}

pub(in super::super) fn refresh(game: &mut Game, seat: Seat, events: &mut impl Events) {
    game.spend(1);
    // They are shuffled into the stack once the market is full or the stack is empty.
    game.aside = game.characters;
    game.characters = [Slot::Empty; 5];
    events.push(Event::Refreshed(seat));
}

pub(in super::super) fn check_move_in(
    game: &Game,
    seat: Seat,
    slot: u8,
    building: u8,
    floor: u8,
) -> Result<(), Violation> {
    // Cap the floor, so that a floor that no building has is not reported as missing AP.
    game.check_ap(Action::Character, floor.min(3), Rule::C3)?;
    let (tile, printed) = game.stored(seat, slot, Rule::C3)?;
    let Printed::Character { kind, .. } = printed else {
        return Err(Rule::C3.broken(Fact::WrongTile(tile)));
    };
    check_opening(game)?;
    game.check_room(seat, kind, building, floor)
}

pub(in super::super) fn move_in(
    game: &mut Game,
    seat: Seat,
    slot: u8,
    building: u8,
    floor: u8,
    events: &mut impl Events,
) {
    game.spend(floor);
    let Some(tile) = game.unstore(seat, slot) else {
        return;
    };
    let (at, room) = (usize::from(building), usize::from(floor) - 1);
    game.players[seat].rooms[at][room] = Some(tile);
    events.push(Event::MovedIn(seat, tile, building, floor));
    // This comes before the bonus of the character, which may use the house and the AP (C6,
    // B9).
    if game.players[seat].is_filled(at, game.edition) {
        game.players[seat].house_supply += 1;
        events.push(Event::Filled(seat, building));
        complete(game, seat, at, events);
    }
    if let Printed::Character { effects, .. } = game.printed(tile) {
        game.begin(seat, effects, events);
    }
}

/// Completes a building if it is filled and has its crest (B9).
pub(super) fn complete(game: &mut Game, seat: Seat, building: usize, events: &mut impl Events) {
    let player = &mut game.players[seat];
    if player.crests[building].is_none() || !player.is_filled(building, game.edition) {
        return;
    }
    player.completed |= 1 << building;
    let action = player.kind_in(building, game.edition);
    let bonus = action.map(|action| (action, game.edition.building(building).ap));
    events.push(Event::Completed(seat, building as u8, bonus));
    // It also applies in this turn if that action is being carried out.
    if let Some((action, ap)) = bonus
        && game.turn.action == Some(action)
    {
        game.turn.ap = game.turn.ap.saturating_add(ap);
    }
}

impl Game {
    /// Checks whether a character of this kind can move into a room, regardless of AP:
    /// building 0 to 5, floor 1 to 3 (C3, C4).
    ///
    /// # Errors
    /// What prevents it.
    pub fn check_room(
        &self,
        seat: Seat,
        kind: Action,
        building: u8,
        floor: u8,
    ) -> Result<(), Violation> {
        let at = usize::from(building);
        if at >= BUILDINGS {
            return Err(Rule::C3.broken(Fact::NoSuchBuilding(building)));
        }
        if at == OCCUPIED {
            return Err(Rule::B6.broken(Fact::NoRooms(building)));
        }
        if !(1..=self.edition.building(at).floors).contains(&floor) {
            return Err(Rule::C3.broken(Fact::NoSuchRoom(building, floor)));
        }
        let player = &self.players[seat];
        if player.room(building, floor).is_some() {
            return Err(Rule::C3.broken(Fact::RoomTaken(building, floor)));
        }
        match player.kind_in(at, self.edition) {
            Some(other) if other == kind => return Ok(()),
            Some(_) => return Err(Rule::C4.broken(Fact::OtherKind(building))),
            None => {}
        }
        let lives = |at: &usize| player.kind_in(*at, self.edition) == Some(kind);
        match (0..OCCUPIED).find(lives) {
            Some(elsewhere) => Err(Rule::C4.broken(Fact::LivesElsewhere(elsewhere as u8))),
            None => Ok(()),
        }
    }
}
