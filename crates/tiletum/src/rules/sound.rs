//! Finds what is wrong with a position that a person typed; each problem has its rule.

use super::edition::{BUILDINGS, Cost, MOST_STORED};
use super::game::Game;
use super::parts::TileId;
use super::phase::contract::PILLAR_SPACES;
use super::position::{HOUSES, PILLARS, Position, SeatPosition};
use super::rule::{Fact, Problem, Rule, Violation};
use super::state::{MOST_FRAMES, OCCUPIED, Phase, ROUNDS, Slot, Step};
use super::tile::{Printed, Stack};
use table::{Item as _, Seat};

/// The largest number of points or goods that a person types intentionally.
const MOST_TYPED: usize = 9_999;

/// Creates a problem in the part of a seat, or of no seat.
fn wrong(seat: Option<Seat>, rule: Rule, fact: Fact) -> Problem {
    let violation: Violation = rule.broken(fact);
    Problem { seat, violation }
}

impl Position {
    pub(super) fn wrong_round(&self, start: &Game) -> Vec<Problem> {
        let mut found = Vec::new();
        let players = start.player_count();
        let mut add = |rule, fact| found.push(wrong(None, rule, fact));
        let mut range = |rule, number: u8, least: u8, most: u8| {
            if !(least..=most).contains(&number) {
                let (found, most) = (usize::from(number), usize::from(most));
                add(rule, Fact::OutOfRange { found, most });
            }
        };
        range(Rule::G1, self.round, 1, ROUNDS);
        range(Rule::T1, self.step, 1, 3);
        range(Rule::T1, self.at, 0, players as u8 - 1);
        range(Rule::S2, self.rotation, 0, 5);
        let mut order = self.order.clone();
        order.sort_unstable();
        if order != Seat::ALL[..players] {
            add(Rule::K7, Fact::WrongSeats);
        }
        let mut count = |rule, found: usize, due: usize| {
            if found != due {
                add(rule, Fact::WrongCount { found, due });
            }
        };
        count(Rule::G1, self.seats.len(), players);
        count(Rule::S3, self.map.len(), start.edition.map_places().len());
        let has_turn = matches!(self.phase, Phase::Turn(Step::Die | Step::Act));
        count(
            Rule::T2,
            usize::from(self.turn.is_some()),
            usize::from(has_turn),
        );
        let taken = self.seats.iter().map(|seat| seat.dice.len()).sum::<usize>();
        if self.phase == Phase::Prepare {
            count(Rule::P1, self.wheel.total() + taken, 0);
        }
        if self.phase == Phase::Turn(Step::Before) && self.wheel.total() == 0 {
            count(Rule::T1, 0, 1);
        }
        if !matches!(self.phase, Phase::Turn(_)) {
            count(Rule::H1, self.frames.len(), 0);
        }
        if self.frames.len() > MOST_FRAMES {
            count(Rule::H1, self.frames.len(), MOST_FRAMES);
        }
        let most = if self.phase == Phase::Corruption {
            2
        } else {
            3
        };
        let mut tokens = start.edition.data().corruption.to_vec();
        for &value in &self.revealed {
            match tokens.iter().position(|&token| token == value) {
                Some(at) => drop(tokens.swap_remove(at)),
                None => add(Rule::S7, Fact::NoSuchToken(value)),
            }
        }
        if self.revealed.len() > most {
            let found = self.revealed.len();
            add(Rule::S7, Fact::OutOfRange { found, most });
        }
        if let Some(turn) = self.turn
            && (!(1..=6).contains(&turn.die.value) || turn.place > 5)
        {
            add(Rule::T3, Fact::NoSuchValue(turn.die.value));
        }
        if self.phase == Phase::Tidy && self.round == ROUNDS {
            add(Rule::G1, Fact::NotNow);
        }
        found
    }

    pub(super) fn wrong_tiles(&self, start: &Game) -> Vec<Problem> {
        let mut found = Vec::new();
        let mut left = start.edition.used_by(start.player_count());
        let mut add = |fact| found.push(wrong(None, Rule::X5, fact));
        for (place, tile) in self.tiles() {
            match start.edition.stack_of(tile) {
                None => add(Fact::NoSuchTile(tile)),
                Some(stack) if place.is_some_and(|place| place != stack) => {
                    add(Fact::OtherStack(tile, stack));
                }
                Some(_) => match left[tile.index()].checked_sub(1) {
                    Some(less) => left[tile.index()] = less,
                    None => add(Fact::NoneLeft(tile)),
                },
            }
        }
        for &stack in Stack::ALL {
            let unseen = start.edition.tiles(stack).map(|tile| left[tile.index()]);
            let there = unseen.map(usize::from).sum();
            let is_unknown = |(of, slot): &(Stack, Slot)| *of == stack && *slot == Slot::Unknown;
            let found = self.slots().filter(is_unknown).count();
            if found > there {
                add(Fact::TooMany { found, there });
            }
        }
        found
    }
}

/// Returns what is wrong with the board of a player, apart from the map.
pub(super) fn wrong_board(start: &Game, seat: Seat, typed: &SeatPosition) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut add = |rule, fact| problems.push(wrong(Some(seat), rule, fact));
    let edition = start.edition;
    let mut most = |rule, found: usize, most: usize| {
        if found > most {
            add(rule, Fact::OutOfRange { found, most });
        }
    };
    most(Rule::G2, usize::from(typed.vp), MOST_TYPED);
    most(Rule::G3, typed.goods.total() as usize, MOST_TYPED);
    let storehouse = usize::from(edition.data().board.storehouse).min(MOST_STORED);
    most(Rule::B1, typed.storehouse.len(), storehouse);
    most(Rule::J4, typed.contracts.len(), BUILDINGS);
    most(Rule::T3, typed.dice.len(), 3);
    for space in [typed.merchant, typed.architect] {
        if !edition.spaces().any(|other| other == space) {
            add(Rule::A1, Fact::NoSuchSpace(space));
        }
    }
    for &die in &typed.dice {
        if !(1..=6).contains(&die.value) {
            add(Rule::T2, Fact::NoSuchValue(die.value));
        }
    }
    let king = &edition.data().king;
    if !(king.lowest..=king.highest).contains(&typed.king) {
        let found = usize::from(typed.king.unsigned_abs());
        let most = king.highest as usize;
        add(Rule::K2, Fact::OutOfRange { found, most });
    }
    let printed = |tile: TileId| edition.tile(tile);
    for &tile in &typed.contracts {
        if !matches!(printed(tile), Some(Printed::Contract { .. })) {
            add(Rule::J4, Fact::WrongTile(tile));
        }
    }
    for &tile in typed.crests.iter().flatten() {
        if !matches!(printed(tile), Some(Printed::Crest(_))) {
            add(Rule::J5, Fact::WrongTile(tile));
        }
    }
    let stored = typed.storehouse.iter().chain(&typed.crests).flatten();
    let mut families = Vec::new();
    for &tile in stored {
        if let Some(Printed::Crest(family)) = printed(tile) {
            if families.contains(&family) {
                add(Rule::B3, Fact::HasCrest(family));
            }
            families.push(family);
        }
    }
    let mut kinds = Vec::new();
    for (at, rooms) in typed.rooms.iter().enumerate() {
        let mut kind_here = None;
        for (floor, tile) in rooms.iter().enumerate() {
            let Some(tile) = *tile else { continue };
            let floors = usize::from(edition.building(at).floors);
            if at == OCCUPIED || floor >= floors {
                let fact = Fact::NoSuchRoom(at as u8, floor as u8 + 1);
                add(Rule::C3, fact);
            }
            match printed(tile) {
                Some(Printed::Character { kind, .. }) => match kind_here {
                    None => kind_here = Some(kind),
                    Some(other) if other == kind => {}
                    Some(_) => add(Rule::C4, Fact::OtherKind(at as u8)),
                },
                _ => add(Rule::C3, Fact::WrongTile(tile)),
            }
        }
        if kind_here.is_some()
            && let Some(other) = kinds.iter().position(|&other| other == kind_here)
        {
            add(Rule::C4, Fact::LivesElsewhere(other as u8));
        }
        kinds.push(kind_here);
    }
    for &(city, space) in &typed.houses {
        let spaces = edition.house_spaces(city).get(usize::from(space));
        let in_use = spaces.filter(|space| space.min.is_used_by(start.player_count()));
        if in_use.is_none() {
            add(Rule::M2, Fact::NoSuchHouseSpace(city, space));
        }
    }
    for (at, (city, _)) in typed.houses.iter().enumerate() {
        if typed.houses[..at].iter().any(|(other, _)| other == city) {
            add(Rule::M2, Fact::HasOne(*city));
        }
    }
    for (at, city) in typed.pillars.iter().enumerate() {
        match edition.cathedral_of(*city) {
            None => add(Rule::A2, Fact::NothingThere(*city)),
            Some(cathedral) if start.cost(cathedral) == Cost::NotBuilt => {
                add(Rule::A2, Fact::NotBuilt(*city));
            }
            Some(_) if typed.pillars[..at].contains(city) => add(Rule::A2, Fact::HasOne(*city)),
            Some(_) => {}
        }
    }
    for (at, (city, _)) in typed.cathedrals.iter().enumerate() {
        if !typed.pillars.contains(city) {
            add(Rule::J7, Fact::NoPillar(*city));
        }
        if typed.cathedrals[..at]
            .iter()
            .any(|(other, _)| other == city)
        {
            add(Rule::J7, Fact::HasBuilt(*city));
        }
    }
    problems
}

/// Returns what is wrong where pieces of several players meet.
pub(super) fn wrong_map(game: &Game, typed: &Position) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut add = |seat, rule, fact| problems.push(wrong(seat, rule, fact));
    let seats = || Seat::ALL.iter().copied().zip(&typed.seats);
    for (seat, board) in seats() {
        let player = &game.players[seat];
        for &(city, space) in &board.houses {
            if game.house_on(city, space) != Some(seat) {
                add(Some(seat), Rule::M2, Fact::Occupied(city, space));
            }
        }
        let roofs = (0..OCCUPIED).filter(|&at| !player.is_filled(at, game.edition));
        let found = roofs.count() + 1 + board.houses.len();
        if found > HOUSES {
            let there = HOUSES;
            add(Some(seat), Rule::G5, Fact::TooMany { found, there });
        }
        let waiting = PILLAR_SPACES.saturating_sub(board.contracts.len());
        let found = waiting + board.pillars.len();
        if found > PILLARS {
            let there = PILLARS;
            add(Some(seat), Rule::G5, Fact::TooMany { found, there });
        }
    }
    for (at, &city) in game.edition.cathedrals().iter().enumerate() {
        if game.pillars_at(at) > game.edition.pillar_spaces(at) {
            add(None, Rule::A2, Fact::NoFreeSpace(city));
        }
        let tiles = seats().filter_map(|(seat, _)| game.players[seat].cathedral_tiles[at]);
        let mut taken: Vec<u8> = tiles.collect();
        taken.sort_unstable_by(|one, other| other.cmp(one));
        if !game.edition.cathedral_tiles(at).starts_with(&taken) {
            add(None, Rule::J7, Fact::WrongCathedralTiles(city));
        }
    }
    for (seat, board) in seats() {
        let below = seats().filter(|(_, other)| other.king == board.king);
        let below = below.filter(|(_, other)| other.height < board.height);
        let twin = |(other, of): (Seat, &SeatPosition)| {
            other != seat && (of.king, of.height) == (board.king, board.height)
        };
        if below.count() != usize::from(board.height) || seats().any(twin) {
            add(Some(seat), Rule::K3, Fact::WrongHeights);
        }
    }
    let taken = typed.seats.iter().flat_map(|seat| &seat.dice);
    for (at, &bag) in game.bag.iter().enumerate() {
        let of_colour = taken.clone().filter(|die| die.good.index() == at).count();
        let found = of_colour + usize::from(typed.wheel.colours()[at]);
        let there = game.player_count();
        if found + usize::from(bag) != there {
            add(None, Rule::S11, Fact::TooMany { found, there });
        }
    }
    problems
}
