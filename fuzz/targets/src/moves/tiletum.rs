//! *Tiletum*: dice, tiles, houses, pillars, goods and points add up (invariants I1, I2, I6, I8,
//! I9, I12, I14, I19, I21, I30 of the rules).

use std::collections::BTreeSet;

use fastrand::Rng;
use table::{Item as _, Save, Seat, Session};
use tiletum::rules::{Cost, Slot, Violation};
use tiletum::{
    CityId, Command, Decision, Edition, Event, Game, Good, Piece, Setup, SpaceId, Spot, Stack,
    TileId,
};
use words::tiletum::{Words, notation, record};

use super::{Moves, Step, one_of, small};

/// What is known from the events alone.
pub(super) struct Account {
    points: [i32; 4],
    goods: [[i64; 6]; 4],
    /// The tiles that have left the game.
    out: [u8; 128],
}

impl Moves for Game {
    type Account = Account;

    fn begin(how: u8, seed: u8) -> Setup {
        let players = 2 + usize::from(how) % 3;
        let names = ["Anna", "Ben", "Clara", "Dana"].into_iter().take(players);
        let mut setup = Setup::tracked(names);
        setup.options.random_places = how & 8 != 0;
        if how & 16 == 0 {
            setup.draw(Edition::studiolo(), seed.into());
        }
        setup.first = Seat::ALL[usize::from(seed) % players];
        setup
    }

    fn legal(&self, below: &mut dyn FnMut(usize) -> usize) -> Option<Command> {
        let mut of_chance = |bound: u32| u32::try_from(below(bound as usize)).unwrap_or(0);
        if let Some(command) = self.draw(&mut of_chance) {
            return Some(command);
        }
        let legal = self.legal();
        if legal.is_empty() {
            return None;
        }
        let command = legal[below(legal.len())];
        // There are so many swaps that there would be little else.
        Some(match command.decision {
            Decision::Exchange(..) => legal[below(legal.len())],
            _ => command,
        })
    }

    /// Either somebody decides, or chance, or the game is over (I28).
    fn lists_the_legal(&self) {
        let legal = self.legal();
        let waits = self.waits_for_chance();
        assert_eq!(legal.is_empty(), waits || self.is_over(), "I28");
        assert_eq!(self.may_decide().is_empty(), legal.is_empty(), "I28");
        assert_eq!(self.draw(&mut |_| 0).is_some(), waits, "I28");
        for command in &legal {
            assert_eq!(self.check(command), Ok(()), "I28 {command:?}");
        }
    }

    fn of_seat(command: &Command, seat: Seat) -> Command {
        Command::new(seat, command.decision)
    }

    fn correction(rng: &mut Rng) -> Command {
        use tiletum::Correction as C;
        let number = small(rng);
        let city = CityId::new(rng.u8(..24));
        let tile = rng.bool().then(|| TileId::new(rng.u8(..96)));
        let slot = match (rng.u8(..4), tile) {
            (0, _) => Slot::Unknown,
            (_, Some(tile)) => Slot::Tile(tile),
            (_, None) => Slot::Empty,
        };
        let value = match rng.u8(..21) {
            0 => C::Vp(rng.u16(..200)),
            1 => C::Goods(one_of(Good::ALL, rng), rng.u16(..12)),
            2 => C::King(rng.i8(-5..20), number),
            3 => C::Ap(number),
            4 => C::Stands(
                one_of(&[Piece::Merchant, Piece::Architect], rng),
                SpaceId::new(rng.u8(..40)),
            ),
            5 => C::House(city, rng.bool().then_some(number)),
            6 => C::Pillar(city, rng.bool()),
            7 => C::Cathedral(city, rng.bool().then_some(number)),
            8 => C::Stored(number, tile),
            9 => C::Contract(number, tile),
            10 => C::Crest(number, tile),
            11 => C::Room(number, small(rng), tile),
            12 => C::Order(number),
            13 => C::Turn,
            14 => C::Lies(spot(rng), slot),
            15 => C::Token(number, small(rng)),
            16 => C::Rotation(number),
            17 => C::Round(number),
            18 => C::Step(number),
            19 => C::Swapped(rng.bool()),
            _ => C::Wheel(tiletum::Dice::default()),
        };
        let decision = Decision::Correct(value);
        match rng.u8(..8) {
            0 => Command::chance(decision),
            _ => Command::new(one_of(&Seat::ALL[..4], rng), decision),
        }
    }

    fn said(&self, _: &Setup, command: &Command) -> (String, Option<Command>) {
        let line = notation::written(command, self);
        let again = notation::read(&line, self.edition());
        (line, again)
    }

    fn told(session: &Session<Self>, command: &Command, why: &Violation) -> [String; 2] {
        let (words, game) = (Words::new(session.start()), session.game());
        let did = words.played(Some(game), command);
        [did, words.refusal(Some(game), command, why)]
    }

    fn recorded(save: &Save<Self>) -> (String, Result<Save<Self>, String>) {
        let text = record::print(save);
        let again = record::parse(&text).map_err(|error| error.sentence());
        (text, again)
    }

    fn open(&self, _: &Setup) -> Account {
        let goods = |seat: usize| match Seat::ALL.get(seat) {
            Some(&seat) if seat.index() < self.player_count() => Good::ALL
                .iter()
                .map(|&good| i64::from(self.player(seat).goods()[good]))
                .collect(),
            _ => Vec::new(),
        };
        let mut account = Account {
            points: [10; 4],
            goods: [[0; 6]; 4],
            out: [0; 128],
        };
        for (seat, held) in account.goods.iter_mut().enumerate() {
            for (place, amount) in held.iter_mut().zip(goods(seat)) {
                *place = amount;
            }
        }
        account
    }

    fn book(account: &mut Account, step: &Step<'_, Self>) {
        for event in step.events {
            match *event {
                Event::Scored(seat, _, points) => account.points[seat.index()] += i32::from(points),
                Event::HelperUsed(_, tile) | Event::KingTileDiscarded(_, tile) => {
                    account.out[tile.index()] += 1;
                }
                Event::Gained(seat, goods) => {
                    for (at, &good) in Good::ALL.iter().enumerate() {
                        account.goods[seat.index()][at] += i64::from(goods[good]);
                    }
                }
                Event::Paid(seat, goods) => {
                    for (at, &good) in Good::ALL.iter().enumerate() {
                        account.goods[seat.index()][at] -= i64::from(goods[good]);
                    }
                }
                _ => {}
            }
        }
    }

    fn adds_up(&self, account: &Account) {
        for seat in self.seats() {
            board(self, seat, account);
        }
        dice(self);
        tiles(self, account);
        let mut order = self.order().to_vec();
        order.sort_unstable();
        assert_eq!(order, self.seats().collect::<Vec<_>>(), "I21");
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    /// Nothing is hidden (G4).
    fn hides(_: &Self, _: Option<Seat>) {}
}

fn spot(rng: &mut Rng) -> Spot {
    match rng.u8(..5) {
        0 => Spot::Character(small(rng)),
        1 => Spot::Contract(small(rng)),
        2 => Spot::Wheel(small(rng)),
        3 => Spot::King,
        _ => Spot::Map(rng.u8(..20)),
    }
}

fn board(game: &Game, seat: Seat, account: &Account) {
    let player = game.player(seat);
    let edition = game.edition();
    let cities = (0..u8::try_from(edition.cities()).unwrap_or(u8::MAX)).map(CityId::new);
    let standing = |city| (0..4).filter(move |&at| game.house_on(city, at) == Some(seat));
    let mut houses = 0;
    for city in cities {
        let here = standing(city).count();
        assert!(here <= 1, "I12");
        assert_eq!(
            player.has_house(city),
            here == 1 || city == CityId::TILETUM,
            "I12"
        );
        houses += here;
    }
    // The sixth building has no roof (S9).
    let roofs = (0..5).filter(|&at| !player.is_filled(at, edition)).count();
    let supply = usize::from(player.house_supply());
    assert_eq!(houses + 1 + roofs + supply, 8, "I1");
    let covered = player.contracts()[..5]
        .iter()
        .filter(|it| it.is_none())
        .count();
    let pillars = usize::from(player.pillars() + player.pillar_supply());
    assert_eq!(pillars + covered, 7, "I2");
    assert!(player.storehouse().count() <= 4, "I9");
    for (at, tile) in player.cathedral_tiles().iter().enumerate() {
        assert!(tile.is_none() || player.has_pillar(at), "I14");
    }
    assert_eq!(i32::from(player.vp()), account.points[seat.index()], "I30");
    assert_eq!(i32::from(player.vp()), 10 + player.score().total(), "I30");
    for (at, &good) in Good::ALL.iter().enumerate() {
        let held = i64::from(player.goods()[good]);
        assert_eq!(
            held,
            account.goods[seat.index()][at],
            "{good:?} of {seat:?}"
        );
    }
    let (space, height) = game.king(seat);
    let below = game.seats().filter(|&other| game.king(other).0 == space);
    let below = below.filter(|&other| game.king(other).1 < height);
    assert_eq!(below.count(), usize::from(height), "I19");
}

fn dice(game: &Game) {
    for (at, &good) in Good::ALL.iter().enumerate() {
        let taken = game.seats().flat_map(|seat| game.player(seat).dice());
        let taken = taken.filter(|die| die.good == good).count();
        let left = usize::from(game.bag()[at] + game.wheel().colours()[at]);
        assert_eq!(left + taken, game.player_count(), "I6");
    }
}

fn tiles(game: &Game, account: &Account) {
    let mut there = account.out;
    let mut unknown = [0; 3];
    let slots = game.spots().map(|spot| (spot, game.slot(spot)));
    for (spot, slot) in slots {
        match slot {
            Some(Slot::Tile(tile)) => there[tile.index()] += 1,
            Some(Slot::Unknown) => {
                let stack = match spot {
                    Spot::Character(_) => Stack::Character,
                    Spot::Contract(_) => Stack::Contract,
                    _ => Stack::Bonus,
                };
                unknown[stack.index()] += 1;
            }
            Some(Slot::Empty) | None => {}
        }
    }
    for slot in game.aside() {
        match slot {
            Slot::Tile(tile) => there[tile.index()] += 1,
            Slot::Unknown => unknown[Stack::Character.index()] += 1,
            Slot::Empty => {}
        }
    }
    for seat in game.seats() {
        let player = game.player(seat);
        let rooms = (0..6).flat_map(|at| (1..=3).filter_map(move |floor| player.room(at, floor)));
        let boards = player
            .contracts()
            .iter()
            .chain(player.crests())
            .flatten()
            .copied();
        let stored = player.storehouse().map(|(_, tile)| tile);
        for tile in rooms.chain(boards).chain(stored) {
            there[tile.index()] += 1;
        }
    }
    let used = game.edition().used_by(game.player_count());
    for &stack in Stack::ALL {
        let mut left = 0;
        for tile in game.edition().tiles(stack) {
            let unseen = game.unseen(tile);
            left += unseen;
            assert_eq!(
                there[tile.index()] + unseen,
                used[tile.index()],
                "I8 {tile:?}"
            );
        }
        assert_eq!(
            left,
            game.left_in(stack) + unknown[stack.index()],
            "I8 {stack:?}"
        );
    }
    for at in 0..game.edition().cathedrals().len() {
        let taken = game
            .seats()
            .filter_map(|seat| game.player(seat).cathedral_tiles()[at]);
        let mut all: Vec<u8> = taken
            .chain(game.cathedral_left(at).iter().copied())
            .collect();
        all.sort_unstable_by(|one, other| other.cmp(one));
        let pillars = game.pillars_at(at);
        match game.cost(at) {
            Cost::NotBuilt => assert!(all.is_empty() && pillars == 0, "I15"),
            Cost::Build { .. } => assert_eq!(all, game.edition().cathedral_tiles(at), "I8"),
        }
        let owners: BTreeSet<Seat> = game
            .seats()
            .filter(|&seat| game.player(seat).has_pillar(at))
            .collect();
        assert_eq!(owners.len(), usize::from(pillars), "I13");
    }
}
