//! A setup is anything a person can type: people, the edition, what is on the table after
//! setting up (S).
//!
//! `Game::try_from(&setup)` is the only way to a legal position; it reports everything that
//! is wrong, each problem with its rule.

use serde::{Deserialize, Serialize};

use super::atlas::Edition;
use super::edition::{CATHEDRALS, EditionData, MOST_CITIES, MOST_HOUSES, MOST_MAP_TILES};
use super::game::Game;
use super::parts::{ActionPlace, CityId, Dice, TileId};
use super::position::Position;
use super::random::Random;
pub use super::rule::Problem;
use super::rule::{Fact, Rule, Violation};
use super::state::{Frames, Phase, Player, Slot, Turn};
use super::tile::Stack;
use table::{Bot, BySeat, Colour, Item as _, Level, People, Person, Seat, Temperament};

/// The starting gold by place in the first turn order (S10).
const START_GOLD: [u16; 4] = [1, 3, 5, 6];

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The players in clockwise order, from seat A.
    pub players: Vec<PlayerSetup>,
    /// The first player (S8).
    pub first: Seat,
    /// What the table agreed on.
    pub options: Options,
    /// The seed of the layout if the computer rolls and deals; missing at a real table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// What lies on the table.
    pub layout: Layout,
    /// A position from the middle of a game; missing for a game from the start. It replaces
    /// the layout except for the order of the places, the cost tiles and the fairs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<Position>>,
    /// The edition.
    pub edition: EditionData,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: Vec::new(),
            first: Seat::A,
            options: Options::default(),
            seed: None,
            layout: Layout::default(),
            position: None,
            edition: EditionData::default(),
        }
    }
}

/// What a person typed about one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSetup {
    /// The name of this player.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The level of the computer, if it plays this seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// What the computer likes, if it plays this seat.
    #[serde(skip_serializing_if = "Temperament::is_plain")]
    pub temperament: Temperament,
    /// The colour this player chose; if missing, the colour of the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

/// The options a table agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether the action places are in a random order; not for beginners (S2).
    pub random_places: bool,
}

/// Everything that is visible after setting up (S2–S6). A missing tile (`None`) is unknown
/// and can be named later (X2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// The number of segments by which the wheel is turned, where 0 means that value 1
    /// faces place 0 (0 to 5).
    pub rotation: u8,
    /// The action places, clockwise; if empty, the printed ones.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<ActionPlace>,
    /// The bonus tiles on the action places.
    pub wheel: [Option<TileId>; 6],
    /// The bonus tile beside the king track.
    pub king: Option<TileId>,
    /// The bonus tiles on the places of the map that are in use, in the order of the
    /// edition.
    pub map: Vec<Option<TileId>>,
    /// The market of contracts from the left.
    pub contracts: [Option<TileId>; 5],
    /// The market of characters from the left.
    pub characters: [Option<TileId>; 5],
    /// The cost tiles of the cathedrals, by their index in the edition (0 to 8).
    pub costs: Vec<u8>,
    /// The cities of fairs 2 to 4, by their index among the eight (0 to 7).
    pub cities: [u8; 3],
    /// The tiles of fairs 1 to 4, by their index in the edition (0 to 10).
    pub fairs: [u8; 4],
}

/// Draws one of the numbers left in a list and removes it.
fn draw_from(list: &mut Vec<u8>, below: &mut dyn FnMut(u32) -> u32) -> u8 {
    match list.len() {
        0 => 0,
        len => list.swap_remove(below(len as u32) as usize),
    }
}

impl Layout {
    /// Draws a random layout (S). `below` returns each number from 0 up to, but not
    /// including, its argument with equal probability.
    #[must_use]
    pub fn drawn(
        edition: &Edition,
        players: usize,
        options: Options,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Layout {
        let used = edition.used_by(players);
        let mut stacks = [Stack::Bonus, Stack::Contract, Stack::Character].map(|stack| {
            let tiles = edition.tiles(stack);
            let copies = tiles.flat_map(|tile| (0..used[tile.index()]).map(move |_| tile.0));
            copies.collect::<Vec<u8>>()
        });
        let mut tile = |stack: Stack, below: &mut dyn FnMut(u32) -> u32| {
            let list = &mut stacks[stack.index()];
            (!list.is_empty()).then(|| TileId::new(draw_from(list, below)))
        };
        let data = edition.data();
        let mut printed: Vec<u8> = (0..6).collect();
        let mut costs: Vec<u8> = (0..data.costs.len() as u8).collect();
        let mut cities: Vec<u8> = (0..data.cities.len() as u8).collect();
        let mut fairs: Vec<u8> = (0..data.fairs.tiles.len() as u8).collect();
        let places = match options.random_places {
            true => (0..6)
                .map(|_| data.wheel.places[usize::from(draw_from(&mut printed, below))])
                .collect(),
            false => Vec::new(),
        };
        let in_use = Layout::places_in_use(edition, players);
        Layout {
            rotation: below(6) as u8,
            places,
            wheel: std::array::from_fn(|_| tile(Stack::Bonus, below)),
            king: tile(Stack::Bonus, below),
            map: (0..in_use).map(|_| tile(Stack::Bonus, below)).collect(),
            contracts: std::array::from_fn(|_| tile(Stack::Contract, below)),
            characters: std::array::from_fn(|_| tile(Stack::Character, below)),
            costs: edition
                .cathedrals()
                .iter()
                .map(|_| draw_from(&mut costs, below))
                .collect(),
            cities: std::array::from_fn(|_| draw_from(&mut cities, below)),
            fairs: std::array::from_fn(|_| draw_from(&mut fairs, below)),
        }
    }

    /// Returns how many places for tiles on the map are used with this many players (S1).
    #[must_use]
    pub fn places_in_use(edition: &Edition, players: usize) -> usize {
        let places = edition.map_places().iter();
        places.filter(|(_, mark)| mark.is_used_by(players)).count()
    }

    /// Iterates over the named tiles, each with the stack it must come from.
    fn tiles(&self) -> impl Iterator<Item = (Stack, TileId)> + use<'_> {
        let bonus = self.wheel.iter().chain([&self.king]).chain(&self.map);
        let bonus = bonus.flatten().map(|&tile| (Stack::Bonus, tile));
        let contracts = self.contracts.iter().flatten();
        let contracts = contracts.map(|&tile| (Stack::Contract, tile));
        let characters = self.characters.iter().flatten();
        let characters = characters.map(|&tile| (Stack::Character, tile));
        bonus.chain(contracts).chain(characters)
    }

    /// Returns everything that is wrong with it.
    fn problems(&self, edition: &Edition, players: usize, options: Options) -> Vec<Violation> {
        let mut wrong = Vec::new();
        if self.rotation > 5 {
            let found = usize::from(self.rotation);
            wrong.push(Rule::S2.broken(Fact::OutOfRange { found, most: 5 }));
        }
        let data = edition.data();
        if !self.places.is_empty() {
            let mut sorted = self.places.clone();
            sorted.sort_unstable();
            if sorted != ActionPlace::ALL {
                let found = self.places.len();
                wrong.push(Rule::S2.broken(Fact::WrongCount { found, due: 6 }));
            } else if !options.random_places && self.places != data.wheel.places {
                wrong.push(Rule::S2.broken(Fact::OtherPlaces));
            }
        }
        let due = Layout::places_in_use(edition, players);
        if self.map.len() != due {
            let found = self.map.len();
            wrong.push(Rule::S3.broken(Fact::WrongCount { found, due }));
        }
        let mut left = edition.used_by(players);
        for (stack, tile) in self.tiles() {
            match edition.stack_of(tile) {
                None => wrong.push(Rule::X5.broken(Fact::NoSuchTile(tile))),
                Some(other) if other != stack => {
                    wrong.push(Rule::X5.broken(Fact::OtherStack(tile, other)));
                }
                Some(_) => match left[tile.index()].checked_sub(1) {
                    Some(less) => left[tile.index()] = less,
                    None => wrong.push(Rule::X5.broken(Fact::NoneLeft(tile))),
                },
            }
        }
        let due = edition.cathedrals().len();
        if self.costs.len() != due {
            let found = self.costs.len();
            wrong.push(Rule::S5.broken(Fact::WrongCount { found, due }));
        }
        let lists: [(Rule, &[u8], usize); 3] = [
            (Rule::S5, &self.costs, data.costs.len()),
            (Rule::S6, &self.cities, data.cities.len()),
            (Rule::S6, &self.fairs, data.fairs.tiles.len()),
        ];
        for (rule, list, there) in lists {
            for (at, &number) in list.iter().enumerate() {
                let found = usize::from(number);
                if found >= there {
                    let most = there - 1;
                    wrong.push(rule.broken(Fact::OutOfRange { found, most }));
                } else if list[..at].contains(&number) {
                    wrong.push(rule.broken(Fact::Twice(found)));
                }
            }
        }
        wrong
    }
}

impl Setup {
    /// Creates a game at a real table whose layout is yet to be typed. Its tiles are
    /// unknown; cost tiles, fair cities and fair tiles are the first ones in the edition.
    #[must_use]
    pub fn tracked<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Setup {
        Setup::tracked_with(Edition::studiolo().data(), names)
    }

    /// Creates the same with an edition that may be wrong.
    #[must_use]
    pub fn tracked_with<N: Into<String>>(
        data: &EditionData,
        names: impl IntoIterator<Item = N>,
    ) -> Setup {
        let players = names.into_iter().map(|name| PlayerSetup {
            name: name.into(),
            ..PlayerSetup::default()
        });
        let mut setup = Setup {
            players: players.collect(),
            edition: data.clone(),
            ..Setup::default()
        };
        let edition = Edition::load(data).unwrap_or_else(|_| Edition::studiolo());
        let in_use = Layout::places_in_use(edition, setup.players.len());
        setup.layout = Layout {
            map: vec![None; in_use],
            costs: (0..edition.cathedrals().len() as u8).collect(),
            cities: [0, 1, 2],
            fairs: [0, 1, 2, 3],
            ..Layout::default()
        };
        setup
    }

    /// Creates a game on a screen, with a layout drawn from this seed.
    #[must_use]
    pub fn digital<N: Into<String>>(names: impl IntoIterator<Item = N>, seed: u64) -> Setup {
        let mut setup = Setup::tracked(names);
        setup.draw(Edition::studiolo(), seed);
        setup
    }

    /// Draws the layout anew from this seed, with this edition.
    pub fn draw(&mut self, edition: &Edition, seed: u64) {
        let mut random = Random(seed);
        let mut below = |bound| random.below(bound);
        let players = self.players.len().clamp(2, 4);
        self.layout = Layout::drawn(edition, players, self.options, &mut below);
        self.seed = Some(seed);
        self.edition = edition.data().clone();
    }

    /// Returns the bot that plays a seat.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        let player = self.players.get(seat.index())?;
        Some(Bot {
            level: player.bot?,
            temperament: player.temperament,
        })
    }

    pub(super) fn take_people(&mut self) -> People {
        let seats = self.players.iter_mut().map(|player| Person {
            name: std::mem::take(&mut player.name),
            plays: player.bot.take().into(),
            temperament: std::mem::take(&mut player.temperament),
            colour: player.colour.take(),
        });
        People {
            seats: seats.collect(),
            // The start keeps it, because it cannot do without it.
            deal: self.seed,
        }
    }

    pub(super) fn put_people(&mut self, people: People) {
        let count = self.players.len().max(people.seats.len());
        self.players.resize(count, PlayerSetup::default());
        for (player, person) in self.players.iter_mut().zip(people.seats) {
            player.bot = person.plays.level();
            player.temperament = person.temperament;
            player.colour = person.colour;
            player.name = person.name;
        }
    }

    /// Returns the legal position, or everything that is wrong with the setup.
    pub(super) fn to_game(&self) -> Result<Game, Vec<Problem>> {
        let mut problems = Vec::new();
        let players = self.players.len();
        let right_count = (2..=4).contains(&players);
        if !right_count {
            problems.push(Problem::of(Rule::G1.broken(Fact::WrongPlayers(players))));
        } else if self.first.index() >= players {
            let fact = Fact::NoSuchSeat(self.first);
            problems.push(Problem::of(Rule::S8.broken(fact)));
        }
        let edition = match Edition::load(&self.edition) {
            Ok(edition) => Some(edition),
            Err(wrong) => {
                problems.extend(wrong.into_iter().map(|bad| {
                    let rule = bad.rule();
                    Problem::of(rule.broken(Fact::Edition(bad)))
                }));
                None
            }
        };
        if let Some(edition) = edition
            && right_count
        {
            let wrong = self.layout.problems(edition, players, self.options);
            problems.extend(wrong.into_iter().map(Problem::of));
            if problems.is_empty() {
                let start = self.game(edition);
                return match &self.position {
                    None => Ok(start),
                    Some(position) => position.to_game(start),
                };
            }
        }
        Err(problems)
    }

    /// Returns the position of a setup without problems.
    fn game(&self, edition: &'static Edition) -> Game {
        let layout = &self.layout;
        let count = self.players.len();
        let data = edition.data();
        let mut seat = self.first;
        let mut order = [Seat::A, Seat::B, Seat::C, Seat::D];
        for place in &mut order[..count] {
            *place = seat;
            seat = seat.left(count);
        }
        let place = |seat| order[..count].iter().position(|&other| other == seat);
        let place = |seat| place(seat).unwrap_or(0);
        let mut unseen = edition.used_by(count);
        let mut left = Stack::ALL.iter().map(|&stack| {
            let tiles = edition.tiles(stack);
            tiles.map(|tile| unseen[tile.index()]).sum::<u8>()
        });
        let mut left = [(); 3].map(|()| left.next().unwrap_or(0));
        for (_, tile) in layout.tiles() {
            unseen[tile.index()] -= 1;
        }
        let on_table = [7 + layout.map.len() as u8, 5, 5];
        for (left, on_table) in left.iter_mut().zip(on_table) {
            *left = left.saturating_sub(on_table);
        }
        let mut map_tiles = [Slot::Empty; MOST_MAP_TILES];
        let in_use = edition.map_places().iter().zip(&mut map_tiles);
        let in_use = in_use.filter(|((_, mark), _)| mark.is_used_by(count));
        for ((_, slot), tile) in in_use.zip(&layout.map) {
            *slot = Slot::shown(*tile);
        }
        let mut costs = [0; CATHEDRALS];
        costs[..layout.costs.len()].copy_from_slice(&layout.costs);
        let fair_cities = std::array::from_fn(|at| match at.checked_sub(1) {
            None => CityId::TILETUM,
            Some(at) => edition.fair_cities()[usize::from(layout.cities[at])],
        });
        Game {
            edition,
            digital: self.seed.is_some(),
            count: count as u8,
            round: 1,
            step: 1,
            at: 0,
            order,
            phase: Phase::Prepare,
            turn: Turn::NONE,
            frames: Frames::NONE,
            swapped: false,
            rotation: layout.rotation,
            places: layout
                .places
                .as_slice()
                .try_into()
                .unwrap_or(data.wheel.places),
            wheel: Dice::default(),
            bag: [count as u8; 5],
            wheel_tiles: layout.wheel.map(Slot::shown),
            king_tile: Slot::shown(layout.king),
            map_tiles,
            contracts: layout.contracts.map(Slot::shown),
            characters: layout.characters.map(Slot::shown),
            aside: [Slot::Empty; 5],
            unseen,
            left,
            costs,
            built: [0; CATHEDRALS],
            fair_cities,
            fair_tiles: layout.fairs,
            revealed: [None; 3],
            king: BySeat::all(0),
            height: BySeat::from_fn(|seat| place(seat) as u8),
            house_spaces: [[None; MOST_HOUSES]; MOST_CITIES],
            players: BySeat::from_fn(|seat| Player::at_start(START_GOLD[place(seat)])),
        }
    }
}

impl TryFrom<&Setup> for Game {
    type Error = Vec<Problem>;

    /// Returns the typed position, or everything that is wrong with it.
    fn try_from(setup: &Setup) -> Result<Game, Vec<Problem>> {
        setup.to_game()
    }
}

impl From<&Game> for Setup {
    /// Returns the position of a game, without names.
    fn from(game: &Game) -> Self {
        let number = |list: &[CityId], city| list.iter().position(|&other| other == city);
        let cities = game.edition.fair_cities();
        let fair = |at: usize| number(cities, game.fair_cities[at + 1]).unwrap_or(0) as u8;
        let cathedrals = game.edition.cathedrals().len();
        Setup {
            players: vec![PlayerSetup::default(); game.player_count()],
            first: game.order[0],
            options: Options {
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
