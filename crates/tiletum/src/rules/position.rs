//! A position from the middle of a game, as a person types it.
//!
//! It says what lies where. What follows from that is left out: the bag, the supplies, the
//! houses on roofs, the stacks, which buildings are completed.

use serde::{Deserialize, Serialize};

use super::edition::{BUILDINGS, Cost, MOST_HOUSES, MOST_STORED};
use super::game::Game;
use super::parts::{CityId, Dice, Die, Goods, SpaceId, TileId};
use super::phase::contract::PILLAR_SPACES;
use super::phase::round::{ROUNDS, settle};
use super::rule::{Fact, Rule, Violation};
use super::setup::{Layout, PlayerSetup, Problem, Setup};
use super::state::{Frame, Frames, MOST_FRAMES, OCCUPIED, Phase, Player, Slot, Step, Turn};
use super::tally::Score;
use super::tile::{Printed, Stack};
use table::{BySeat, Item as _, Seat};

/// Houses and pillars of a colour (S9).
const HOUSES: usize = 8;
const PILLARS: usize = 7;
/// The most points and goods of a kind that anybody types by intention.
const MOST_TYPED: usize = 9_999;

/// What a player has in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    /// Victory points.
    pub vp: u16,
    /// Goods.
    pub goods: Goods,
    /// Where the merchant stands.
    pub merchant: SpaceId,
    /// Where the architect stands.
    pub architect: SpaceId,
    /// Houses beside the one in Tiletum, each with its space of the city.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<(CityId, u8)>,
    /// The cities in which pillars stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pillars: Vec<CityId>,
    /// Cathedral tiles by their cities.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cathedrals: Vec<(CityId, u8)>,
    /// The spaces of the storehouse.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub storehouse: Vec<Option<TileId>>,
    /// The contracts fulfilled, from the left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contracts: Vec<TileId>,
    /// The crests of the buildings.
    pub crests: [Option<TileId>; BUILDINGS],
    /// The characters in the rooms of the buildings, from the ground floor.
    pub rooms: [[Option<TileId>; 3]; BUILDINGS],
    /// The dice taken in this round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Die>,
    /// The space of the king marker.
    pub king: i8,
    /// How high it lies in its stack (0 is lowest).
    pub height: u8,
    /// Points by where they came from.
    pub score: Score,
}

impl Default for SeatPosition {
    /// What everyone begins with, gold aside (S9, S10).
    fn default() -> Self {
        Self::of(&Player::at_start(0), (0, 0), &|_| None)
    }
}

impl SeatPosition {
    fn of(
        player: &Player,
        (king, height): (i8, u8),
        house_space: &dyn Fn(CityId) -> Option<u8>,
    ) -> Self {
        let bits = |bits: u32| (0..32).filter(move |at| bits & (1 << at) != 0);
        let houses = bits(player.houses).map(CityId::new);
        let stored = player.storehouse.iter().rposition(Option::is_some);
        Self {
            vp: player.vp,
            goods: player.goods,
            merchant: player.merchant,
            architect: player.architect,
            houses: houses
                .filter_map(|city| Some((city, house_space(city)?)))
                .collect(),
            pillars: Vec::new(),
            cathedrals: Vec::new(),
            storehouse: player.storehouse[..stored.map_or(0, |last| last + 1)].to_vec(),
            contracts: player.contracts.iter().flatten().copied().collect(),
            crests: player.crests,
            rooms: player.rooms,
            dice: player.dice().collect(),
            king,
            height,
            score: player.score,
        }
    }

    /// The tiles on the board.
    fn tiles(&self) -> impl Iterator<Item = TileId> + use<'_> {
        let rooms = self.rooms.iter().flatten();
        let some = self.storehouse.iter().chain(&self.crests).chain(rooms);
        some.flatten().chain(&self.contracts).copied()
    }
}

/// A position in the middle of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round (1 to 4).
    pub round: u8,
    /// Which of the three turns of a round it is (1 to 3).
    pub step: u8,
    /// Whose turn it is: the place in the turn order, from 0 on.
    pub at: u8,
    /// The turn order.
    pub order: Vec<Seat>,
    /// Where in the round we are.
    pub phase: Phase,
    /// The turn, from the moment a die is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// The open effects, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub frames: Vec<Frame>,
    /// Whether goods were swapped in this turn (D2).
    #[serde(default)]
    pub swapped: bool,
    /// How many segments the wheel is turned (0 to 5).
    pub rotation: u8,
    /// The dice beside the wheel.
    #[serde(default)]
    pub wheel: Dice,
    /// The bonus tiles on the action places.
    pub wheel_tiles: [Slot; 6],
    /// The bonus tile beside the king track.
    pub king_tile: Slot,
    /// The bonus tiles on all places of the map, in use or not.
    pub map: Vec<Slot>,
    /// The market of contracts from the left.
    pub contracts: [Slot; 5],
    /// The market of characters from the left.
    pub characters: [Slot; 5],
    /// Characters discarded that are not shuffled back yet (C2).
    #[serde(default)]
    pub aside: [Slot; 5],
    /// Tiles that have left the game (G7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<TileId>,
    /// The corruption tokens revealed in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub revealed: Vec<u8>,
    /// The players, from seat A.
    pub seats: Vec<SeatPosition>,
}

impl From<&Game> for Setup {
    /// The position of a game; nobody is named.
    fn from(game: &Game) -> Self {
        let number = |list: &[CityId], city| list.iter().position(|&other| other == city);
        let cities = game.edition.fair_cities();
        let fair = |at: usize| number(cities, game.fair_cities[at + 1]).unwrap_or(0) as u8;
        let cathedrals = game.edition.cathedrals().len();
        Setup {
            players: vec![PlayerSetup::default(); game.player_count()],
            first: game.order[0],
            options: super::setup::Options {
                random_places: game.places != game.edition.data().wheel.places,
            },
            seed: game.digital.then_some(0),
            layout: Layout {
                places: game.places.to_vec(),
                map: vec![None; Layout::places_in_use(game.edition, game.player_count())],
                costs: game.costs[..cathedrals].to_vec(),
                cities: std::array::from_fn(fair),
                fairs: game.fair_tiles,
                ..Layout::default()
            },
            position: Some(Box::new(Position::from(game))),
            edition: game.edition.data().clone(),
        }
    }
}

impl From<&Game> for Position {
    fn from(game: &Game) -> Self {
        let seats = game.seats().map(|seat| {
            let space = |city| {
                let spaces = 0..MOST_HOUSES as u8;
                spaces
                    .into_iter()
                    .find(|&at| game.house_on(city, at) == Some(seat))
            };
            let player = &game.players[seat];
            let mut typed = SeatPosition::of(player, game.king(seat), &space);
            for (at, &city) in game.edition.cathedrals().iter().enumerate() {
                if player.has_pillar(at) {
                    typed.pillars.push(city);
                }
                if let Some(value) = player.cathedral_tiles[at] {
                    typed.cathedrals.push((city, value));
                }
            }
            typed
        });
        let mut position = Position {
            round: game.round,
            step: game.step,
            at: game.at,
            order: game.order().to_vec(),
            phase: game.phase,
            turn: game.turn().copied(),
            frames: game.frames.all().to_vec(),
            swapped: game.swapped,
            rotation: game.rotation,
            wheel: game.wheel,
            wheel_tiles: game.wheel_tiles,
            king_tile: game.king_tile,
            map: game.map_tiles[..game.edition.map_places().len()].to_vec(),
            contracts: game.contracts,
            characters: game.characters,
            aside: game.aside,
            out: Vec::new(),
            revealed: game.revealed().collect(),
            seats: seats.collect(),
        };
        let used = game.edition.used_by(game.player_count());
        let mut there = game.unseen;
        position
            .tiles()
            .for_each(|(_, tile)| there[tile.index()] += 1);
        for stack in Stack::ALL {
            for tile in game.edition.tiles(*stack) {
                let gone = used[tile.index()] - there[tile.index()];
                position.out.extend((0..gone).map(|_| tile));
            }
        }
        position
    }
}

/// Something that is wrong in the part of a seat, or of nobody.
fn wrong(seat: Option<Seat>, rule: Rule, fact: Fact) -> Problem {
    let violation: Violation = rule.broken(fact);
    Problem { seat, violation }
}

impl Position {
    fn slots(&self) -> impl Iterator<Item = (Stack, Slot)> + use<'_> {
        let bonus = self
            .wheel_tiles
            .iter()
            .chain([&self.king_tile])
            .chain(&self.map);
        let bonus = bonus.map(|&slot| (Stack::Bonus, slot));
        let contracts = self.contracts.iter().map(|&slot| (Stack::Contract, slot));
        let characters = self.characters.iter().chain(&self.aside);
        let characters = characters.map(|&slot| (Stack::Character, slot));
        bonus.chain(contracts).chain(characters)
    }

    /// The tiles that are known to lie somewhere, with the stack if the place names one.
    fn tiles(&self) -> impl Iterator<Item = (Option<Stack>, TileId)> + use<'_> {
        let open = self.slots();
        let open = open.filter_map(|(stack, slot)| Some((Some(stack), slot.tile()?)));
        let boards = self.seats.iter().flat_map(SeatPosition::tiles);
        open.chain(
            boards
                .chain(self.out.iter().copied())
                .map(|tile| (None, tile)),
        )
    }

    /// The legal position that this is on the table of a start, or everything that is
    /// wrong with it.
    pub(super) fn to_game(&self, start: Game) -> Result<Game, Vec<Problem>> {
        let mut problems = self.wrong_round(&start);
        problems.extend(self.wrong_tiles(&start));
        for (&seat, typed) in Seat::ALL.iter().zip(&self.seats) {
            problems.extend(wrong_board(&start, seat, typed));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut game = self.placed(start);
        problems.extend(wrong_map(&game, self));
        if !problems.is_empty() {
            return Err(problems);
        }
        settle(&mut game, &mut Vec::new());
        Ok(game)
    }

    fn wrong_round(&self, start: &Game) -> Vec<Problem> {
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

    fn wrong_tiles(&self, start: &Game) -> Vec<Problem> {
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

    /// The position, as far as it can be built without asking whether houses and pillars
    /// may stand where they do.
    fn placed(&self, start: Game) -> Game {
        let mut game = start;
        game.round = self.round;
        game.step = self.step;
        game.at = self.at;
        game.order[..self.order.len()].copy_from_slice(&self.order);
        game.phase = self.phase;
        game.turn = self.turn.unwrap_or(Turn::NONE);
        game.frames = Frames::NONE;
        for &frame in &self.frames {
            game.frames.push(frame);
        }
        game.swapped = self.swapped;
        game.rotation = self.rotation;
        game.wheel = self.wheel;
        game.wheel_tiles = self.wheel_tiles;
        game.king_tile = self.king_tile;
        game.map_tiles[..self.map.len()].copy_from_slice(&self.map);
        game.contracts = self.contracts;
        game.characters = self.characters;
        game.aside = self.aside;
        game.revealed = std::array::from_fn(|at| self.revealed.get(at).copied());
        game.unseen = game.edition.used_by(game.player_count());
        for (_, tile) in self.tiles() {
            game.unseen[tile.index()] -= 1;
        }
        for &stack in Stack::ALL {
            let unseen = game
                .edition
                .tiles(stack)
                .map(|tile| game.unseen(tile))
                .sum::<u8>();
            let unknown = self
                .slots()
                .filter(|&slot| slot == (stack, Slot::Unknown))
                .count();
            game.left[stack.index()] = unseen - unknown as u8;
        }
        game.king = BySeat::all(0);
        game.height = BySeat::all(0);
        game.built = [0; super::edition::CATHEDRALS];
        for (&seat, typed) in Seat::ALL.iter().zip(&self.seats) {
            game.king[seat] = typed.king;
            game.height[seat] = typed.height;
            game.players[seat] = board(&game, typed);
            for &(city, space) in &typed.houses {
                game.house_spaces[city.index()][usize::from(space)] = Some(seat);
            }
            for (at, tile) in game.players[seat].cathedral_tiles.iter().enumerate() {
                game.built[at] += u8::from(tile.is_some());
            }
            for die in &typed.dice {
                let bag = &mut game.bag[die.good.index()];
                *bag = bag.saturating_sub(1);
            }
        }
        for (bag, on_wheel) in game.bag.iter_mut().zip(self.wheel.colours()) {
            *bag = bag.saturating_sub(on_wheel);
        }
        game
    }
}

/// The board of a player on which nothing is wrong.
fn board(game: &Game, typed: &SeatPosition) -> Player {
    let mut player = Player::at_start(0);
    player.vp = typed.vp;
    player.goods = typed.goods;
    player.merchant = typed.merchant;
    player.architect = typed.architect;
    player.storehouse[..typed.storehouse.len()].copy_from_slice(&typed.storehouse);
    for (space, &tile) in player.contracts.iter_mut().zip(&typed.contracts) {
        *space = Some(tile);
    }
    player.crests = typed.crests;
    player.rooms = typed.rooms;
    for (space, &die) in player.dice.iter_mut().zip(&typed.dice) {
        *space = Some(die);
    }
    player.score = typed.score;
    for (city, _) in &typed.houses {
        player.houses |= 1 << city.index();
    }
    let cathedral = |city: &CityId| game.edition.cathedral_of(*city);
    for at in typed.pillars.iter().filter_map(cathedral) {
        player.pillars |= 1 << at;
    }
    for (city, value) in &typed.cathedrals {
        if let Some(at) = cathedral(city) {
            player.cathedral_tiles[at] = Some(*value);
        }
    }
    let filled = |at: &usize| player.is_filled(*at, game.edition);
    let roofs = (0..OCCUPIED).filter(|at| !filled(at)).count();
    let on_contracts = PILLAR_SPACES.saturating_sub(typed.contracts.len());
    let completed = (0..BUILDINGS).filter(|at| filled(at) && player.crests[*at].is_some());
    player.completed = completed.map(|at| 1 << at).sum();
    player.house_supply = HOUSES.saturating_sub(roofs + 1 + typed.houses.len()) as u8;
    player.pillar_supply = PILLARS.saturating_sub(on_contracts + typed.pillars.len()) as u8;
    player
}

/// What is wrong with the board of a player, the map aside.
fn wrong_board(start: &Game, seat: Seat, typed: &SeatPosition) -> Vec<Problem> {
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

/// What is wrong where the pieces of several players meet.
fn wrong_map(game: &Game, typed: &Position) -> Vec<Problem> {
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
