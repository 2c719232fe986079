//! Positions for scenarios: a table with unknown markets, so that every tile is free to be
//! placed where a scenario needs it.

use table::Seat;
use tiletum::rules::Slot;
use tiletum::{
    Action, CityId, Command, Decision, Die, Edition, Event, Fact, Game, Good, Goods, Phase,
    Position, Printed, Rule, SeatPosition, Setup, SpaceId, Stack, Step, TileId, Turn,
};

pub(crate) const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// Returns the tile on which this is printed, written as in a file.
pub(crate) fn tile(stack: Stack, printed: &str) -> TileId {
    let printed: Printed = ron::from_str(printed).expect("a tile");
    let edition = Edition::studiolo();
    let mut tiles = edition.tiles(stack);
    tiles
        .find(|&tile| edition.tile(tile) == Some(printed))
        .unwrap_or_else(|| panic!("no such tile: {printed:?}"))
}

/// Returns a bonus tile that is a helper with this effect.
pub(crate) fn helper(effect: &str) -> TileId {
    tile(Stack::Bonus, &format!("helper([{effect}])"))
}

/// Returns a crest among the bonus tiles.
pub(crate) fn crest(family: &str) -> TileId {
    tile(Stack::Bonus, &format!("crest({family})"))
}

/// Returns a character of this kind with this bonus.
pub(crate) fn character(kind: &str, effects: &str) -> TileId {
    let printed = format!("character(kind: {kind}, effects: [{effects}])");
    tile(Stack::Character, &printed)
}

/// Returns a tile of the stack of contracts.
pub(crate) fn contract(pay: &str, vp: u8, effects: &str) -> TileId {
    let printed = format!("contract(pay: ({pay}), vp: {vp}, effects: [{effects}])");
    tile(Stack::Contract, &printed)
}

pub(crate) fn city(name: &str) -> CityId {
    let city = Edition::studiolo().city_named(name);
    city.unwrap_or_else(|| panic!("no such city: {name}"))
}

pub(crate) fn at(name: &str) -> SpaceId {
    city(name).space()
}

/// Returns the only road space between two cities.
pub(crate) fn road(one: &str, other: &str) -> SpaceId {
    let edition = Edition::studiolo();
    let mut between = edition.neighbours(at(one));
    let road =
        between.find(|&road| edition.city_at(road).is_none() && edition.is_step(road, at(other)));
    road.expect("a road")
}

/// Returns the number of the place for a map tile in this city.
pub(crate) fn place(name: &str) -> u8 {
    let places = Edition::studiolo().map_places();
    let at = places.iter().position(|&(of, _)| of == city(name));
    u8::try_from(at.expect("a place")).expect("few places")
}

pub(crate) fn goods(gold: u16, food: u16, wool: u16, stone: u16, iron: u16) -> Goods {
    Goods::new([gold, food, wool, stone, iron])
}

pub(crate) fn die(good: Good, value: u8) -> Die {
    Die { good, value }
}

/// A position that is changed before it is played.
pub(crate) struct Scene {
    pub(crate) setup: Setup,
    pub(crate) on: Position,
}

impl Scene {
    /// Creates a scene in which seat A is about to take a die and no token is due.
    /// Cathedral n has cost tile n, so that nothing is built in Firenze; the fairs are in
    /// Tiletum, London, Hamburg and Nürnberg. No player has goods.
    pub(crate) fn new(players: usize) -> Scene {
        let setup = Setup::tracked(NAMES.iter().take(players).copied());
        let game = Game::try_from(&setup).expect("a sound start");
        let mut on = Position::from(&game);
        on.phase = Phase::Turn(Step::Before);
        on.revealed = vec![0];
        on.wheel = "y12 p34 w5 s6 b66".parse().expect("dice");
        if players == 2 {
            on.wheel = "y12 p34 w5 s6 b56".parse().expect("dice");
        }
        for seat in &mut on.seats {
            seat.goods = Goods::NONE;
        }
        Scene { setup, on }
    }

    /// Creates a scene in which seat A has taken a die of this value, but not its goods.
    pub(crate) fn with_die(players: usize, good: Good, value: u8) -> Scene {
        let mut scene = Scene::new(players);
        let taken = die(good, value);
        let place = Edition::studiolo().place_of(taken, 0);
        scene.on.phase = Phase::Turn(Step::Die);
        scene.on.turn = Some(Turn {
            die: taken,
            place: u8::try_from(place).expect("a place"),
            action: None,
            ap: 0,
        });
        scene.on.wheel = "y1 p3 w5 s6".parse().expect("dice");
        scene.on.seats[0].dice = vec![taken];
        scene
    }

    /// Creates a scene in which seat A carries out this action with this many AP; `None`
    /// means the universal place.
    pub(crate) fn acting(action: Option<Action>, ap: u8) -> Scene {
        let mut scene = Scene::with_die(2, Good::Iron, 7 - ap.clamp(1, 6));
        scene.on.phase = Phase::Turn(Step::Act);
        let turn = scene.on.turn.as_mut().expect("a turn");
        turn.action = action;
        turn.ap = ap;
        scene
    }

    /// Returns the board of seat A.
    pub(crate) fn a(&mut self) -> &mut SeatPosition {
        &mut self.on.seats[0]
    }

    /// Returns the board of seat B.
    pub(crate) fn b(&mut self) -> &mut SeatPosition {
        &mut self.on.seats[1]
    }

    /// Puts these tiles into the storehouse of seat A.
    pub(crate) fn store(mut self, tiles: &[TileId]) -> Scene {
        self.a().storehouse = tiles.iter().copied().map(Some).collect();
        self
    }

    /// Gives seat A these goods.
    pub(crate) fn has(mut self, goods: Goods) -> Scene {
        self.a().goods = goods;
        self
    }

    /// Puts both pieces of seat A there.
    pub(crate) fn stands(mut self, space: SpaceId) -> Scene {
        self.a().merchant = space;
        self.a().architect = space;
        self
    }

    pub(crate) fn game(&self) -> Game {
        let mut setup = self.setup.clone();
        setup.position = Some(Box::new(self.on.clone()));
        match Game::try_from(&setup) {
            Ok(game) => game,
            Err(problems) => panic!("{problems:?}"),
        }
    }

    /// Returns what is wrong with the position.
    pub(crate) fn wrong(&self) -> Vec<(Rule, Fact)> {
        let mut setup = self.setup.clone();
        setup.position = Some(Box::new(self.on.clone()));
        let problems = Game::try_from(&setup).expect_err("something is wrong");
        let violations = problems.into_iter().map(|problem| problem.violation);
        violations
            .map(|violation| (violation.rule, violation.fact))
            .collect()
    }
}

/// Returns characters in three rooms of a building, from the ground floor.
pub(crate) fn living(tiles: &[TileId]) -> [Option<TileId>; 3] {
    std::array::from_fn(|floor| tiles.get(floor).copied())
}

/// Makes these decisions for seat A and returns what happened.
pub(crate) fn does(game: &mut Game, decisions: &[Decision]) -> Vec<Event> {
    does_as(game, Seat::A, decisions)
}

pub(crate) fn does_as(game: &mut Game, seat: Seat, decisions: &[Decision]) -> Vec<Event> {
    let mut events = Vec::new();
    for &decision in decisions {
        let played = game.play(&Command::new(seat, decision));
        events.extend(played.unwrap_or_else(|why| panic!("{decision:?}: {why}")));
    }
    events
}

/// Plays this outcome of chance.
pub(crate) fn comes(game: &mut Game, decision: Decision) -> Vec<Event> {
    let played = game.play(&Command::chance(decision));
    played.unwrap_or_else(|why| panic!("{decision:?}: {why}"))
}

/// Fills gaps with the first tiles that are left, until a player decides or dice are due.
pub(crate) fn deals(game: &mut Game) {
    while game.gap().is_some() {
        let command = game.draw(&mut |_| 0).expect("a tile");
        game.play(&command).expect("a tile that is left");
    }
}

/// Returns why seat A may not do this; neither asking nor trying changes anything.
#[track_caller]
pub(crate) fn refused(game: &Game, decision: Decision) -> (Rule, Fact) {
    refused_command(game, &Command::new(Seat::A, decision))
}

#[track_caller]
pub(crate) fn refused_command(game: &Game, command: &Command) -> (Rule, Fact) {
    let why = game.check(command).expect_err("a refusal");
    let mut tried = *game;
    assert_eq!(tried.play(command), Err(why.clone()));
    assert_eq!(tried, *game, "a refusal changes nothing");
    (why.rule, why.fact)
}

#[track_caller]
pub(crate) fn is_legal(game: &Game, decision: Decision) {
    let command = Command::new(Seat::A, decision);
    assert_eq!(game.check(&command), Ok(()));
    assert!(game.legal().contains(&command), "{decision:?} is listed");
}

/// Returns slots of a market or the wheel: the given tiles, and unknown ones for the rest.
pub(crate) fn shown<const N: usize>(tiles: [Option<TileId>; N]) -> [Slot; N] {
    tiles.map(|tile| tile.map_or(Slot::Unknown, Slot::Tile))
}
