//! Merchant and architect (A, M): steps, houses, pillars and map tiles; also through
//! effects (H3) and rewards (J5, J6).

use super::super::command::{Event, Spot};
use super::super::edition::{Cost, HouseBonus};
use super::super::game::{Events, Game};
use super::super::parts::{Action, CityId, Piece, SpaceId};
use super::super::rule::{Fact, Rule, Violation};
use super::super::state::Frame;
use super::super::tally::Source;
use table::Seat;

impl Piece {
    /// Returns the action that moves the piece.
    #[must_use]
    pub fn action(self) -> Action {
        match self {
            Piece::Merchant => Action::Merchant,
            Piece::Architect => Action::Architect,
        }
    }
}

/// Returns whether an open walk effect pays for it. Otherwise it returns `false`, and AP
/// pay.
///
/// A walk that does not allow it blocks it (H3).
fn walk_allows(
    game: &Game,
    allows: impl Fn(u8, u8, bool, bool) -> bool,
) -> Result<bool, Violation> {
    match game.frames.top() {
        Some(Frame::Walk {
            merchant,
            architect,
            house,
            pillar,
        }) => match allows(merchant, architect, house, pillar) {
            true => Ok(true),
            false => Err(Rule::H3.broken(Fact::NoEffect)),
        },
        _ => Ok(false),
    }
}

fn check_space(game: &Game, space: SpaceId, rule: Rule) -> Result<(), Violation> {
    match game.edition.spaces().any(|other| other == space) {
        true => Ok(()),
        false => Err(rule.broken(Fact::NoSuchSpace(space))),
    }
}

pub(in super::super) fn check_move(
    game: &Game,
    seat: Seat,
    piece: Piece,
    to: SpaceId,
) -> Result<(), Violation> {
    let rule = match piece {
        Piece::Architect => Rule::A1,
        Piece::Merchant => Rule::M1,
    };
    let by_effect = walk_allows(game, |merchant, architect, _, _| match piece {
        Piece::Merchant => merchant > 0,
        Piece::Architect => architect > 0,
    })?;
    if !by_effect {
        game.check_ap(piece.action(), 1, rule)?;
    }
    check_space(game, to, rule)?;
    let from = game.players[seat].piece(piece);
    match game.edition.is_step(from, to) {
        true => Ok(()),
        false => Err(rule.broken(Fact::NotAdjacent { from, to })),
    }
}

pub(in super::super) fn step(
    game: &mut Game,
    seat: Seat,
    piece: Piece,
    to: SpaceId,
    events: &mut impl Events,
) {
    match (game.frames.top_mut(), piece) {
        (Some(Frame::Walk { merchant, .. }), Piece::Merchant) => *merchant -= 1,
        (Some(Frame::Walk { architect, .. }), Piece::Architect) => *architect -= 1,
        _ => game.spend(1),
    }
    put(game, seat, piece, to, events);
}

fn put(game: &mut Game, seat: Seat, piece: Piece, to: SpaceId, events: &mut impl Events) {
    game.players[seat].put(piece, to);
    events.push(Event::Moved(seat, piece, to));
}

pub(in super::super) fn check_relocate(
    game: &Game,
    piece: Piece,
    to: SpaceId,
) -> Result<(), Violation> {
    match game.frames.top() {
        Some(Frame::Relocate(other)) if other == piece => check_space(game, to, Rule::J5),
        _ => Err(Rule::J5.broken(Fact::NoEffect)),
    }
}

pub(in super::super) fn relocate(
    game: &mut Game,
    seat: Seat,
    piece: Piece,
    to: SpaceId,
    events: &mut impl Events,
) {
    game.frames.pop();
    put(game, seat, piece, to, events);
}

/// Checks that the piece is in that city.
fn check_there(
    game: &Game,
    seat: Seat,
    piece: Piece,
    city: CityId,
    rule: Rule,
) -> Result<(), Violation> {
    match game.players[seat].piece(piece) == city.space() {
        true => Ok(()),
        false => Err(rule.broken(Fact::NotThere(city))),
    }
}

pub(in super::super) fn check_pillar(
    game: &Game,
    seat: Seat,
    city: CityId,
) -> Result<(), Violation> {
    if game.frames.top() != Some(Frame::PillarAnywhere) {
        match walk_allows(game, |_, _, _, pillar| pillar)? {
            true => check_there(game, seat, Piece::Architect, city, Rule::H3)?,
            false => {
                game.check_ap(Action::Architect, 1, Rule::A2)?;
                check_there(game, seat, Piece::Architect, city, Rule::A2)?;
            }
        }
    }
    game.check_pillar_space(seat, city)
}

pub(in super::super) fn place_pillar(
    game: &mut Game,
    seat: Seat,
    city: CityId,
    events: &mut impl Events,
) {
    match game.frames.top_mut() {
        Some(Frame::PillarAnywhere) => game.frames.pop(),
        Some(Frame::Walk { pillar, .. }) => *pillar = false,
        _ => game.spend(1),
    }
    if let Some(cathedral) = game.edition.cathedral_of(city) {
        let player = &mut game.players[seat];
        player.pillars |= 1 << cathedral;
        player.pillar_supply -= 1;
        events.push(Event::PillarPlaced(seat, city));
    }
}

pub(in super::super) fn check_house(
    game: &Game,
    seat: Seat,
    city: CityId,
    space: u8,
) -> Result<(), Violation> {
    if game.frames.top() != Some(Frame::HouseAnywhere) {
        match walk_allows(game, |_, _, house, _| house)? {
            true => check_there(game, seat, Piece::Merchant, city, Rule::H3)?,
            false => {
                game.check_ap(Action::Merchant, 1, Rule::M2)?;
                check_there(game, seat, Piece::Merchant, city, Rule::M2)?;
            }
        }
    }
    game.check_house_space(seat, city, space)
}

pub(in super::super) fn place_house(
    game: &mut Game,
    seat: Seat,
    city: CityId,
    space: u8,
    events: &mut impl Events,
) {
    match game.frames.top_mut() {
        Some(Frame::HouseAnywhere) => game.frames.pop(),
        Some(Frame::Walk { house, .. }) => *house = false,
        _ => game.spend(1),
    }
    game.house_spaces[city.index()][usize::from(space)] = Some(seat);
    let player = &mut game.players[seat];
    player.houses |= 1 << city.index();
    player.house_supply -= 1;
    events.push(Event::HousePlaced(seat, city, space));
    // This applies however the house got there (M3).
    match game.edition.house_spaces(city)[usize::from(space)].bonus {
        HouseBonus::Plain => {}
        HouseBonus::Vp(vp) => game.gain_vp(seat, Source::Tiles, i32::from(vp), events),
        HouseBonus::Retrigger => game.frames.push(Frame::Retrigger),
    }
}

pub(in super::super) fn check_tile(
    game: &Game,
    seat: Seat,
    piece: Piece,
    at: u8,
) -> Result<(), Violation> {
    let rule = match piece {
        Piece::Architect => Rule::A3,
        Piece::Merchant => Rule::M4,
    };
    game.check_ap(piece.action(), 1, rule)?;
    let Some(&(city, _)) = game.edition.map_places().get(usize::from(at)) else {
        return Err(rule.broken(Fact::NoTile(Spot::Map(at))));
    };
    check_there(game, seat, piece, city, rule)?;
    game.check_take(seat, Spot::Map(at), rule)
}

impl Game {
    /// Checks whether a player could place a pillar in that city, wherever the architect is
    /// (A2).
    ///
    /// # Errors
    /// What prevents it.
    pub fn check_pillar_space(&self, seat: Seat, city: CityId) -> Result<(), Violation> {
        let broken = |fact| Err(Rule::A2.broken(fact));
        let Some(cathedral) = self.edition.cathedral_of(city) else {
            return broken(Fact::NothingThere(city));
        };
        if self.cost(cathedral) == Cost::NotBuilt {
            return broken(Fact::NotBuilt(city));
        }
        if self.players[seat].has_pillar(cathedral) {
            return broken(Fact::HasOne(city));
        }
        if self.pillars_at(cathedral) >= self.edition.pillar_spaces(cathedral) {
            return broken(Fact::NoFreeSpace(city));
        }
        match self.players[seat].pillar_supply {
            0 => Err(Rule::G5.broken(Fact::NoSupply)),
            _ => Ok(()),
        }
    }

    /// Checks whether a player could place a house on that space of a city, wherever the
    /// merchant is (M2).
    ///
    /// # Errors
    /// What prevents it.
    pub fn check_house_space(&self, seat: Seat, city: CityId, space: u8) -> Result<(), Violation> {
        let broken = |fact| Err(Rule::M2.broken(fact));
        let spaces = self.edition.house_spaces(city);
        let in_use = spaces.get(usize::from(space));
        let in_use = in_use.filter(|space| space.min.is_used_by(self.player_count()));
        if in_use.is_none() {
            return broken(Fact::NoSuchHouseSpace(city, space));
        }
        if self.players[seat].has_house(city) {
            return broken(Fact::HasOne(city));
        }
        if self.house_on(city, space).is_some() {
            return broken(Fact::Occupied(city, space));
        }
        match self.players[seat].house_supply {
            0 => Err(Rule::G5.broken(Fact::NoSupply)),
            _ => Ok(()),
        }
    }
}
