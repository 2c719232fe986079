//! The invariants of the digest over random games, by number. Everything is counted a
//! second time here, from what is on the table and from the events.

use std::collections::BTreeSet;

use table::{Item as _, Seat};
use tiletum::rules::{Cost, Slot};
use tiletum::{
    Action, CityId, Command, Condition, Decision, Die, Event, Family, Frame, Game, Good, Goods,
    Phase, Piece, Position, Printed, Setup, Source, SpaceId, Spot, Stack, TileId,
};

use crate::random::{digital, games, setup, walk};

/// What is known from the events alone.
struct Ledger {
    vp: [i32; 4],
    out: [u8; 128],
    tokens: Vec<u8>,
    dice: [usize; 4],
    turns: [[usize; 4]; 4],
    commands: usize,
    filled: BTreeSet<(Seat, u8)>,
    order: Vec<Seat>,
}

impl Ledger {
    fn of(game: &Game) -> Self {
        Self {
            vp: [10; 4],
            out: [0; 128],
            tokens: Vec::new(),
            dice: [0; 4],
            turns: [[0; 4]; 4],
            commands: 0,
            filled: BTreeSet::new(),
            order: game.order().to_vec(),
        }
    }

    fn hears(&mut self, before: &Game, command: &Command, event: Event) {
        let round = usize::from(before.round()) - 1;
        match event {
            Event::Scored(seat, _, vp) => self.vp[seat.index()] += i32::from(vp),
            Event::HelperUsed(_, tile) | Event::KingTileDiscarded(_, tile) => {
                self.out[tile.index()] += 1;
            }
            Event::Revealed(value) => {
                self.tokens.push(value);
                let sum: u8 = self.tokens.iter().sum();
                assert!(self.tokens.len() <= 3 && sum <= 5, "I26");
            }
            Event::DieTaken(seat, ..) => {
                self.dice[seat.index()] += 1;
                self.turns[round][seat.index()] += 1;
                assert!(self.dice[seat.index()] <= 3, "I7");
            }
            Event::TurnBegan(_) => self.commands = 0,
            Event::Filled(seat, building) => {
                assert!(self.filled.insert((seat, building)), "I17");
            }
            Event::Moved(seat, piece, to) => {
                if let Decision::Move(..) = command.decision {
                    let from = before.player(seat).piece(piece);
                    assert!(before.edition().is_step(from, to), "I22");
                }
            }
            Event::Ordered(order) => {
                let told: Vec<Seat> = order.into_iter().flatten().collect();
                assert_eq!(told, before.ranked().collect::<Vec<_>>(), "I21");
                assert_eq!(before.wheel().total(), 2, "I25");
                assert_eq!(self.tokens.len(), 3, "I26");
                self.order = told;
                self.tokens.clear();
                if before.round() < 4 {
                    self.dice = [0; 4];
                }
            }
            Event::Over => {
                let turns = &self.turns;
                let all = before
                    .seats()
                    .all(|seat| turns.iter().all(|of| of[seat.index()] == 3));
                assert!(all, "I25");
            }
            _ => {}
        }
    }
}

fn rooms(game: &Game, seat: Seat, building: u8) -> Vec<TileId> {
    let floors = 1..=game.edition().building(usize::from(building)).floors;
    let player = game.player(seat);
    floors
        .filter_map(|floor| player.room(building, floor))
        .collect()
}

fn is_full(game: &Game, seat: Seat, building: u8) -> bool {
    let floors = game.edition().building(usize::from(building)).floors;
    building == 5 || rooms(game, seat, building).len() == usize::from(floors)
}

fn cities(game: &Game) -> impl Iterator<Item = CityId> + use<> {
    (0..game.edition().cities()).map(|at| CityId::new(u8::try_from(at).expect("few")))
}

/// Checks everything that belongs to one player.
fn check_board(game: &Game, seat: Seat, ledger: &Ledger) {
    let player = game.player(seat);
    let edition = game.edition();
    let on_map = |city: CityId| {
        (0..4)
            .filter(|&at| game.house_on(city, at) == Some(seat))
            .count()
    };
    let houses: usize = cities(game).map(on_map).sum();
    let roofs = (0..5).filter(|&at| !is_full(game, seat, at)).count();
    assert_eq!(usize::from(player.houses()), houses + 1, "I1");
    assert_eq!(
        roofs + houses + 1 + usize::from(player.house_supply()),
        8,
        "I1"
    );
    let waiting = player.contracts()[..5]
        .iter()
        .filter(|space| space.is_none())
        .count();
    let pillars = usize::from(player.pillars());
    assert_eq!(
        waiting + pillars + usize::from(player.pillar_supply()),
        7,
        "I2"
    );
    assert_eq!(i32::from(player.vp()), ledger.vp[seat.index()], "I30");
    assert_eq!(i32::from(player.vp()), 10 + player.score().total(), "I30");
    assert!(player.storehouse().count() <= 4, "I9");
    assert_eq!(player.dice().count(), ledger.dice[seat.index()], "I7");
    let families: Vec<Family> = game.crests_of(seat).collect();
    let different: BTreeSet<_> = families.iter().collect();
    assert_eq!(different.len(), families.len(), "I10");
    let mut housed = BTreeSet::new();
    for building in 0..5 {
        let kinds = rooms(game, seat, building)
            .into_iter()
            .map(|tile| match edition.tile(tile) {
                Some(Printed::Character { kind, .. }) => kind,
                other => panic!("no character: {other:?}"),
            });
        let kinds: BTreeSet<Action> = kinds.collect();
        assert!(kinds.len() <= 1, "I11");
        assert!(kinds.iter().all(|&kind| housed.insert(kind)), "I11");
        let crest = player.crests()[usize::from(building)].is_some();
        let completed = is_full(game, seat, building) && crest;
        assert_eq!(player.is_completed(usize::from(building)), completed, "I18");
        let filled = ledger.filled.contains(&(seat, building));
        assert_eq!(filled, is_full(game, seat, building), "I17");
    }
    let markers = (0..5).filter(|&at| player.is_completed(at)).count();
    assert_eq!(player.bonuses(edition).count(), markers, "I18");
    for city in cities(game) {
        assert!(on_map(city) <= 1, "I12");
        assert_eq!(
            player.has_house(city),
            on_map(city) == 1 || city == CityId::TILETUM,
            "I12"
        );
    }
    for (at, tile) in player.cathedral_tiles().iter().enumerate() {
        assert!(tile.is_none() || player.has_pillar(at), "I14");
    }
    let gaps = player
        .contracts()
        .iter()
        .skip_while(|space| space.is_some());
    assert!(gaps.into_iter().all(Option::is_none), "I16");
    for piece in [Piece::Merchant, Piece::Architect] {
        assert!(
            edition.spaces().any(|space| space == player.piece(piece)),
            "I22"
        );
    }
    let (space, height) = game.king(seat);
    let data = &edition.data().king;
    assert!((data.lowest..=data.highest).contains(&space), "I19");
    let mut heights: Vec<u8> = game
        .seats()
        .filter(|&other| game.king(other).0 == space)
        .map(|other| game.king(other).1)
        .collect();
    heights.sort_unstable();
    assert!(
        heights
            .iter()
            .enumerate()
            .all(|(at, &height)| usize::from(height) == at),
        "I19"
    );
    assert!(usize::from(height) < heights.len(), "I19");
}

/// Checks where every tile is (I8).
fn check_tiles(game: &Game, ledger: &Ledger) {
    let mut there = ledger.out;
    let mut put = |tile: TileId| there[tile.index()] += 1;
    let slots = game
        .spots()
        .filter_map(|spot| game.slot(spot))
        .chain(*game.aside());
    slots.filter_map(Slot::tile).for_each(&mut put);
    for seat in game.seats() {
        let player = game.player(seat);
        player.storehouse().for_each(|(_, tile)| put(tile));
        player
            .contracts()
            .iter()
            .chain(player.crests())
            .flatten()
            .copied()
            .for_each(&mut put);
        for building in 0..6 {
            (1..=3)
                .filter_map(|floor| player.room(building, floor))
                .for_each(&mut put);
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
        assert_eq!(left, game.left_in(stack), "I8");
    }
    for at in 0..game.edition().cathedrals().len() {
        let tiles = game
            .seats()
            .filter_map(|seat| game.player(seat).cathedral_tiles()[at]);
        let mut all: Vec<u8> = tiles
            .chain(game.cathedral_left(at).iter().copied())
            .collect();
        all.sort_unstable_by(|one, other| other.cmp(one));
        match game.cost(at) {
            Cost::NotBuilt => assert!(all.is_empty() && game.pillars_at(at) == 0, "I15"),
            Cost::Build { .. } => assert_eq!(all, game.edition().cathedral_tiles(at), "I8"),
        }
        assert!(
            game.pillars_at(at) <= game.edition().pillar_spaces(at),
            "I13"
        );
    }
}

fn check_table(before: &Game, command: &Command, game: &Game) {
    let players = u8::try_from(game.player_count()).expect("few");
    for (at, colour) in Good::ALL.iter().enumerate() {
        let taken = game
            .seats()
            .flat_map(|seat| game.player(seat).dice().collect::<Vec<_>>());
        let taken = taken.filter(|die| die.good == *colour).count();
        let taken = u8::try_from(taken).expect("few");
        assert_eq!(
            game.bag()[at] + game.wheel().colours()[at] + taken,
            players,
            "I6"
        );
    }
    assert!(
        matches!(game.phase(), Phase::Turn(_)) || game.turn().is_none(),
        "I5"
    );
    for city in cities(game) {
        let spaces: Vec<u8> = game.house_spaces(city).map(|(at, _)| at).collect();
        let houses = (0..4).filter(|&at| game.house_on(city, at).is_some());
        assert!(houses.into_iter().all(|at| spaces.contains(&at)), "I13");
    }
    if matches!(game.phase(), Phase::Tidy | Phase::Prepare | Phase::Over) {
        assert!(game.seats().all(|seat| game.king(seat).0 >= 0), "I20");
    }
    let mut order = game.order().to_vec();
    order.sort_unstable();
    assert_eq!(order, game.seats().collect::<Vec<_>>(), "I21");
    let full = |spot: fn(u8) -> Spot| (0..5).all(|at| game.slot(spot(at)) != Some(Slot::Empty));
    assert!(
        full(Spot::Character) || game.left_in(Stack::Character) == 0 || game.gap().is_some(),
        "I23"
    );
    assert!(
        full(Spot::Contract)
            || game.left_in(Stack::Contract) == 0
            || game.gap().is_some()
            || matches!(game.phase(), Phase::Turn(_)),
        "I23"
    );
    if let (Decision::TakeGoods(_), Some(turn)) = (command.decision, game.turn()) {
        let seat = command.seat.expect("a seat");
        let came = game.player(seat).goods().total() - before.player(seat).goods().total();
        let bonus = turn.action.map_or(0, |action| {
            game.player(seat).bonus_ap(action, game.edition())
        });
        assert_eq!(came + u32::from(turn.ap - bonus), 7, "I24");
    }
    for frame in game.frames().all() {
        if let Frame::Action(_, ap) | Frame::AnyAction(ap) = frame {
            assert!((1..=3).contains(ap), "I27");
        }
    }
    let on_map = |game: &Game| {
        let tiles = game.spots().filter(|spot| matches!(spot, Spot::Map(_)));
        tiles
            .filter(|&spot| game.slot(spot) != Some(Slot::Empty))
            .count()
    };
    assert!(on_map(game) <= on_map(before), "I31");
}

/// Returns every conceivable decision, legal or not.
pub(crate) fn all_decisions() -> Vec<Decision> {
    let mut all = vec![
        Decision::TakeTile,
        Decision::TakeGoods(None),
        Decision::RefreshCharacters,
        Decision::AdvanceKing,
        Decision::EndEffect,
        Decision::EndTurn,
        Decision::KingTile(true),
        Decision::KingTile(false),
    ];
    all.extend(Action::ALL.iter().copied().map(Decision::ChooseAction));
    for &good in Good::ALL {
        all.push(Decision::BuyGood(good));
        for value in 1..=6 {
            all.extend((1..=6).map(|to| Decision::TakeDie(Die { good, value }, to)));
        }
        for &get in Good::ALL {
            all.push(Decision::Exchange(good, get, None));
            let extras = Good::ALL.iter().copied().map(Some);
            all.extend(extras.map(|extra| Decision::Exchange(good, get, extra)));
        }
    }
    for slot in 0..5 {
        all.push(Decision::UseHelper(slot));
        all.push(Decision::FulfilContract(slot, None));
        for &good in Good::ALL {
            all.push(Decision::TakeGoods(Some((slot, good))));
            all.push(Decision::FulfilContract(slot, Some(good)));
        }
        for building in 0..7 {
            all.push(Decision::PlaceCrest(slot, building));
            all.extend((0..5).map(|floor| Decision::MoveCharacter(slot, building, floor)));
        }
    }
    for piece in [Piece::Merchant, Piece::Architect] {
        for space in (0..36).map(SpaceId::new) {
            all.extend([
                Decision::Move(piece, space),
                Decision::Relocate(piece, space),
            ]);
        }
        all.extend((0..18).map(|at| Decision::TakeMapTile(piece, at)));
    }
    for city in (0..23).map(CityId::new) {
        all.extend([Decision::PlacePillar(city), Decision::BuildCathedral(city)]);
        all.extend((0..4).map(|space| Decision::PlaceHouse(city, space)));
    }
    for at in 0..7 {
        let of_place = [
            Decision::TakeCharacter(at),
            Decision::TakeContract(at),
            Decision::ChooseBuilding(at),
            Decision::Trigger(at),
        ];
        all.extend(of_place);
    }
    for code in 0..4_u16.pow(5) {
        let amounts = std::array::from_fn(|at| (code >> (2 * at)) & 3);
        if Goods::new(amounts).total() <= 4 {
            all.push(Decision::ChooseGoods(Goods::new(amounts)));
        }
    }
    all
}

/// I28: listed decisions are accepted, and all others are refused without any change.
pub(crate) fn check_legal(game: &Game, all: &[Decision]) {
    let legal = game.legal();
    let is_chance = game.waits_for_chance();
    assert_eq!(legal.is_empty(), is_chance || game.is_over(), "I28");
    assert_eq!(game.may_decide().is_empty(), legal.is_empty(), "I28");
    assert_eq!(game.draw(&mut |_| 0).is_some(), is_chance, "I28");
    let Some(seat) = game.may_decide().first() else {
        return;
    };
    let listed: BTreeSet<String> = legal.iter().map(|command| format!("{command:?}")).collect();
    assert_eq!(listed.len(), legal.len(), "nothing is listed twice");
    let commands = all.iter().map(|&decision| Command::new(seat, decision));
    let accepted = commands.filter(|command| game.check(command).is_ok());
    let accepted: BTreeSet<String> = accepted.map(|command| format!("{command:?}")).collect();
    assert_eq!(listed, accepted, "I28");
}

/// I32: computes the final scoring a second time, from a position as it would be typed.
fn check_end(game: &Game) {
    let typed = Position::from(game);
    for (seat, board) in game.seats().zip(&typed.seats) {
        let full = |at: &usize| is_full(game, seat, u8::try_from(*at).expect("few"));
        let completed = (0..6)
            .filter(|at| full(at) && board.crests[*at].is_some())
            .count();
        let buildings = [0, 0, 0, 5, 10, 20, 30][completed];
        let pairs = (board.houses.len() + 1) * board.pillars.len();
        let goods = board.goods.total() / 4;
        let score = game.player(seat).score();
        let of = |source| i64::from(score.of(source));
        assert_eq!(of(Source::Buildings), buildings, "I32");
        assert_eq!(
            of(Source::HousesByPillars),
            i64::try_from(pairs).expect("few"),
            "I32"
        );
        assert_eq!(of(Source::Goods), i64::from(goods), "I32");
    }
    let best = game.seats().map(|seat| game.player(seat).vp()).max();
    assert_eq!(Some(game.player(game.standing()[0]).vp()), best);
}

fn check_game(players: usize, seed: u64, all: &[Decision]) {
    let start = digital(players, seed);
    let mut ledger = Ledger::of(&start);
    let mut log = Vec::new();
    let end = walk(start, seed, |before, command, game, events| {
        ledger.commands += 1;
        assert!(ledger.commands < 400, "I29");
        for &event in events {
            ledger.hears(before, command, event);
        }
        assert_eq!(game.order(), ledger.order, "I21");
        game.seats()
            .for_each(|seat| check_board(game, seat, &ledger));
        check_tiles(game, &ledger);
        check_table(before, command, game);
        let every_tenth = log.len() % 10 == usize::try_from(seed % 10).expect("a digit");
        if every_tenth {
            check_legal(game, all);
            let typed = Setup::from(game);
            assert_eq!(
                Game::try_from(&typed).as_ref(),
                Ok(game),
                "I33: typed and read"
            );
        }
        log.push(*command);
    });
    check_end(&end);
    // I33: saved, loaded and replayed.
    let text = ron::to_string(&log).expect("text");
    let read: Vec<Command> = ron::from_str(&text).expect("a log");
    let mut replayed = start;
    for command in &read {
        replayed.play_legal(command);
    }
    assert_eq!(replayed, end, "I33");
    check_relabelled(players, seed, &log, &end);
}

/// I34: the same game by the same people in other seats.
fn check_relabelled(players: usize, seed: u64, log: &[Command], end: &Game) {
    let turned = |seat: Seat| seat.left(players);
    let mut other = setup(players, seed);
    other.first = turned(other.first);
    let mut game = Game::try_from(&other).expect("a start");
    for command in log {
        let seat = command.seat.map(turned);
        let decision = command.decision;
        game.play(&Command { seat, decision }).expect("as legal");
    }
    for seat in end.seats() {
        assert_eq!(game.player(turned(seat)), end.player(seat), "I34");
        assert_eq!(game.king(turned(seat)), end.king(seat), "I34");
    }
}

#[test]
fn the_invariants_hold_in_random_games() {
    let all = all_decisions();
    for players in 2..=4 {
        for seed in 0..games(40) {
            check_game(players, seed, &all);
        }
    }
}

/// Run with `TILETUM_GAMES=10000 cargo test -p tiletum --release -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn the_invariants_hold_in_many_random_games() {
    let all = all_decisions();
    for seed in 0..games(10_000) {
        check_game(2 + usize::try_from(seed % 3).expect("few"), seed, &all);
    }
}

#[test]
fn random_games_reach_every_decision_and_condition() {
    let mut seen = BTreeSet::new();
    let mut fairs: BTreeSet<Condition> = BTreeSet::new();
    for seed in 0..150 {
        let players = 2 + usize::try_from(seed % 3).expect("few");
        let end = walk(digital(players, seed), seed, |_, command, _, events| {
            let name = |text: String| text.split(['(', ' ']).next().unwrap_or_default().to_owned();
            seen.insert(name(format!("{:?}", command.decision)));
            seen.extend(events.iter().map(|event| name(format!("{event:?}"))));
        });
        fairs.extend((1..=4).map(|round| end.fair(round).1.condition));
    }
    assert_eq!(fairs.len(), 11);
    let decisions = [
        "TakeDie",
        "TakeTile",
        "TakeGoods",
        "ChooseAction",
        "Move",
        "Relocate",
        "PlacePillar",
        "PlaceHouse",
        "TakeMapTile",
        "TakeCharacter",
        "RefreshCharacters",
        "MoveCharacter",
        "TakeContract",
        "Exchange",
        "AdvanceKing",
        "BuyGood",
        "FulfilContract",
        "PlaceCrest",
        "BuildCathedral",
        "UseHelper",
        "ChooseGoods",
        "ChooseBuilding",
        "Trigger",
        "EndEffect",
        "EndTurn",
        "KingTile",
        "Roll",
        "Corruption",
        "Deal",
        "Completed",
        "Filled",
        "PillarFreed",
        "KingTileDiscarded",
        "FairHeld",
        "Over",
    ];
    let missing: Vec<_> = decisions
        .iter()
        .filter(|name| !seen.contains(**name))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
