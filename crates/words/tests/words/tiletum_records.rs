//! The notation of Tiletum: what is written can be read back, as a decision and as a whole
//! game; typed text means what a player would mean; nonsense is refused with its place.

use std::collections::BTreeMap;

use table::{
    Aside, Entry, Item as _, Kept, Level, Plays, Rewrites, Save, Seat, Session, Temperament,
};
use tiletum::rules::Slot;
use tiletum::{
    Action, CityId, Command, Correction, Decision, Dice, Die, Edition, Game, Good, Goods, Phase,
    Piece, Position, Printed, Setup, SpaceId, Spot, Stack, Step, TileId, Turn,
};
use words::language;
use words::tiletum::notation::{self, Wrong, completions, meanings, written};
use words::tiletum::record;

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

fn names(players: usize) -> Vec<String> {
    NAMES
        .iter()
        .take(players)
        .map(|&name| name.to_owned())
        .collect()
}

fn digital(players: usize, seed: u64) -> Setup {
    Setup::digital(names(players), seed)
}

/// Returns the next command of a random game; exchanges are less likely, because otherwise
/// there would be little else.
fn next(game: &Game, rng: &mut fastrand::Rng) -> Option<Command> {
    if let Some(command) = game.draw(&mut |below| rng.u32(..below)) {
        return Some(command);
    }
    let legal = game.legal();
    loop {
        let command = rng.choice(&legal).copied()?;
        if !matches!(command.decision, Decision::Exchange(..)) || rng.u8(..12) == 0 {
            return Some(command);
        }
    }
}

/// Returns the first meaning of a text in this position.
#[track_caller]
fn meant(game: &Game, text: &str) -> Command {
    let found = meanings(text, &names(game.player_count()), game, None);
    let first = found.first();
    first
        .unwrap_or_else(|| panic!("{text} means nothing"))
        .command
}

#[track_caller]
fn means(game: &Game, text: &str, seat: impl Into<Option<Seat>>, decision: Decision) {
    let expected = Command {
        seat: seat.into(),
        decision,
    };
    assert_eq!(meant(game, text), expected, "{text}");
}

/// Creates a position of two players with this change.
fn scene(change: impl FnOnce(&mut Position)) -> Game {
    let mut setup = Setup::tracked(names(2));
    let game = Game::try_from(&setup).expect("a start");
    let mut position = Position::from(&game);
    position.phase = Phase::Turn(Step::Before);
    position.revealed = vec![0];
    position.wheel = "y12 p34 w5 s6 b56".parse().expect("dice");
    change(&mut position);
    setup.position = Some(Box::new(position));
    Game::try_from(&setup).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Creates a position in which seat A is carrying out an action, with this change.
fn acting(action: Action, change: impl FnOnce(&mut Position)) -> Game {
    scene(|position| {
        let die = Die {
            good: Good::Iron,
            value: 1,
        };
        position.phase = Phase::Turn(Step::Act);
        position.turn = Some(Turn {
            die,
            place: 0,
            action: Some(action),
            ap: 6,
        });
        position.wheel = "y1 p3 w5 s6 b5".parse().expect("dice");
        position.seats[0].dice = vec![die];
        change(position);
    })
}

/// Returns the tile with this word.
fn tile(word: &str) -> TileId {
    let edition = Edition::studiolo();
    let line = format!("= storehouse 1 {word}");
    match notation::read(&format!("A {line}"), edition).map(|command| command.decision) {
        Some(Decision::Correct(Correction::Stored(0, Some(tile)))) => tile,
        other => panic!("{word}: {other:?}"),
    }
}

fn city(name: &str) -> CityId {
    Edition::studiolo().city_named(name).expect("on the map")
}

#[test]
fn every_decision_is_read_as_it_is_written() {
    for (language, players) in language::all().zip([4, 3, 2, 4]) {
        language::within(language, language, || {
            let mut game = Game::try_from(&digital(players, 3)).expect("a start");
            let mut rng = fastrand::Rng::with_seed(3);
            let names = names(players);
            while let Some(command) = next(&game, &mut rng) {
                let line = written(&command, &game);
                let found = meanings(&line, &names, &game, None);
                assert_eq!(found[0].command, command, "{line}");
                assert_eq!((found[0].is_legal, found[0].distance), (true, 0), "{line}");
                game.play(&command).expect("legal");
            }
            assert!(game.is_over());
        });
    }
}

#[test]
fn a_roll_is_typed_in_one_line() {
    let game = Game::try_from(&Setup::tracked(names(2))).expect("a start");
    let dice: Dice = "y35 p1 s46 b66 w2".parse().expect("dice");
    let roll = Decision::Roll(dice);
    for text in [
        "roll y35 p1 s46 b66 w2",
        "y35 p1 s46 b66 w2",
        "y3 y5, p1, s4, s6, b6, b6, w2",
        "gold 35 food 1 stone 46 iron 66 wool 2",
        "roll gold 3 gold 5 food 1 stone 4 stone 6 iron 6 iron 6 wool 2",
        "3:y 5:y 1:p 4:s 6:sbb 2:w",
        "blue 66 white 2 yellow 35 pink 1 grey 46",
    ] {
        means(&game, text, None, roll);
    }
    assert_eq!(
        written(&meant(&game, "6:sbb y35 p1 s4 w2"), &game),
        "roll y35 p1 w2 s46 b66"
    );
    // In each language with the letters of its colours.
    for (language, text) in [
        ("de", "g35 r1 s46 b66 w2"),
        ("pl", "z35 r1 k46 n66 w2"),
        ("cs", "z35 r1 k46 m66 v2"),
        ("pl", "złoto 35 żywność 1 kamień 46 żelazo 66 wełna 2"),
        ("de", "wurf gold 35 nahrung 1 stein 46 eisen 66 wolle 2"),
    ] {
        language::within(language, language, || means(&game, text, None, roll));
    }
    // The bag for two players does not hold a third die of this colour, and 7 is not a
    // value.
    let found = meanings("y356", &names(2), &game, None);
    assert!(found.iter().all(|meaning| !meaning.is_legal));
    assert!(meanings("y37", &names(2), &game, None).is_empty());
}

#[test]
fn what_comes_is_typed_with_or_without_its_place() {
    let corruption = {
        let mut game = Game::try_from(&Setup::tracked(names(2))).expect("a start");
        let roll = meant(&game, "y12 p34 w5 s6 b56");
        game.play(&roll).expect("legal");
        game
    };
    means(&corruption, "2", None, Decision::Corruption(2));
    means(&corruption, "corruption 1", None, Decision::Corruption(1));
    means(&corruption, "corr 0", None, Decision::Corruption(0));

    let mut game = scene(|position| position.characters[1] = Slot::Empty);
    assert_eq!(game.gap(), Some(Spot::Character(1)));
    let king2 = tile("char-king2");
    let deal = Decision::Deal(Spot::Character(1), Some(king2));
    means(&game, "deal character 2 char-king2", None, deal);
    means(&game, "char-king2", None, deal);
    means(&game, "king 2 ap", None, deal);
    let unknown = Decision::Deal(Spot::Character(1), None);
    means(&game, "?", None, unknown);
    means(&game, "deal ?", None, unknown);
    assert_eq!(written(&meant(&game, "?"), &game), "deal character 2 ?");
    game.play(&meant(&game, "?")).expect("legal");
    // An unknown tile is named when it is looked at.
    let este = tile("bonus-crest-este");
    let named = Decision::Deal(Spot::Wheel(2), Some(este));
    means(&game, "deal wheel 3 crest este", None, named);
    let on_map = Decision::Deal(Spot::Map(0), Some(este));
    let first = game.edition().map_places()[0].0;
    let line = format!("deal map {} este", game.edition().city_name(first));
    means(&game, &line, None, on_map);
}

#[test]
fn decisions_are_typed_in_short() {
    let game = scene(|position| position.seats[0].goods = Goods::of(Good::Gold, 6));
    let die = |good, value, to| Decision::TakeDie(Die { good, value }, to);
    means(&game, "die y1", Seat::A, die(Good::Gold, 1, 1));
    means(&game, "y1", Seat::A, die(Good::Gold, 1, 1));
    means(&game, "y1 as 3", Seat::A, die(Good::Gold, 1, 3));
    means(&game, "b6 1", Seat::A, die(Good::Iron, 6, 1));
    means(&game, "iron 6 as 1", Seat::A, die(Good::Iron, 6, 1));
    means(&game, "anna takes", Seat::A, Decision::KingTile(true));
    means(&game, "buy wool", Seat::A, Decision::BuyGood(Good::Wool));
    let set = Decision::Correct(Correction::Goods(Good::Wool, 4));
    means(&game, "set ben wool 4", Seat::B, set);
    means(&game, "ben: = wool 4", Seat::B, set);
    let king = Decision::Correct(Correction::King(-2, 0));
    means(&game, "set ben king -2", Seat::B, king);

    let stored = ["king2", "contract-same3", "bonus-crest-este", "char-king2"].map(tile);
    let game = acting(Action::Merchant, |position| {
        position.seats[0].storehouse = stored.map(Some).to_vec();
    });
    let praha = city("Praha");
    let step = Decision::Move(Piece::Merchant, city("Paris").space());
    means(&game, "move merchant Paris", Seat::A, step);
    means(&game, "paris", Seat::A, step);
    means(&game, "go architect prague", Seat::A, {
        Decision::Move(Piece::Architect, praha.space())
    });
    let road = game.edition().spaces().find(|&space| {
        words::tiletum::names::space(game.edition(), space) == "the Paris–Bordeaux road"
    });
    let road = road.expect("it is there");
    means(&game, "move merchant paris-bordeaux", Seat::A, {
        Decision::Move(Piece::Merchant, road)
    });
    means(
        &game,
        "house Praha",
        Seat::A,
        Decision::PlaceHouse(praha, 0),
    );
    means(
        &game,
        "house Praha 1",
        Seat::A,
        Decision::PlaceHouse(praha, 0),
    );
    means(&game, "pillar praha", Seat::A, Decision::PlacePillar(praha));
    means(
        &game,
        "build praha",
        Seat::A,
        Decision::BuildCathedral(praha),
    );
    means(&game, "use 1", Seat::A, Decision::UseHelper(0));
    means(&game, "use", Seat::A, Decision::UseHelper(0));
    means(&game, "use king2", Seat::A, Decision::UseHelper(0));
    means(
        &game,
        "fulfil 2 wool",
        Seat::A,
        Decision::FulfilContract(1, Some(Good::Wool)),
    );
    means(
        &game,
        "fulfil wool",
        Seat::A,
        Decision::FulfilContract(1, Some(Good::Wool)),
    );
    means(
        &game,
        "fulfill same3 iron",
        Seat::A,
        Decision::FulfilContract(1, Some(Good::Iron)),
    );
    means(&game, "crest 3 5", Seat::A, Decision::PlaceCrest(2, 4));
    means(&game, "crest este 5", Seat::A, Decision::PlaceCrest(2, 4));
    means(&game, "crest 5", Seat::A, Decision::PlaceCrest(2, 4));
    means(
        &game,
        "room 4 2 1",
        Seat::A,
        Decision::MoveCharacter(3, 1, 1),
    );
    means(&game, "end", Seat::A, Decision::EndTurn);
    means(&game, "end turn", Seat::A, Decision::EndTurn);
    means(&game, "advance", Seat::A, Decision::AdvanceKing);
    let swap = Decision::Exchange(Good::Wool, Good::Iron, Some(Good::Gold));
    means(&game, "exchange wool iron gold", Seat::A, swap);
    let used = Decision::Correct(Correction::Stored(1, None));
    means(&game, "set storehouse 2 none", Seat::A, used);

    // A tile on the map is the one in the city where the piece is.
    let paris = city("Paris");
    let place = game
        .edition()
        .map_places()
        .iter()
        .position(|(of, _)| *of == paris);
    let place = u8::try_from(place.expect("one")).expect("few");
    let game = acting(Action::Merchant, |position| {
        position.seats[0].merchant = paris.space();
        position.map[usize::from(place)] = Slot::Tile(tile("ap2"));
    });
    let taken = Decision::TakeMapTile(Piece::Merchant, place);
    means(&game, "map", Seat::A, taken);
    means(&game, "map merchant", Seat::A, taken);
    means(&game, "map ap2", Seat::A, taken);
    means(
        &game,
        &format!("map merchant {}", place + 1),
        Seat::A,
        taken,
    );

    language::within("pl", "pl", || {
        means(&game, "przesun kupiec paryz", Seat::A, {
            Decision::Move(Piece::Merchant, paris.space())
        });
        means(&game, "filar Praga", Seat::A, Decision::PlacePillar(praha));
        means(&game, "wymien welna zelazo", Seat::A, {
            Decision::Exchange(Good::Wool, Good::Iron, None)
        });
        means(&game, "koniec", Seat::A, Decision::EndTurn);
    });
    language::within("cs", "cs", || {
        means(&game, "dum Praha", Seat::A, Decision::PlaceHouse(praha, 0));
        means(&game, "posunout architekt benatky", Seat::A, {
            Decision::Move(Piece::Architect, city("Venezia").space())
        });
    });
    language::within("de", "de", || {
        means(&game, "saeule prag", Seat::A, Decision::PlacePillar(praha));
        means(
            &game,
            "bauen Mailand",
            Seat::A,
            Decision::BuildCathedral(city("Milano")),
        );
    });
}

#[test]
fn what_is_begun_is_completed() {
    let game = acting(Action::Merchant, |_| {});
    let complete = |text| completions(text, &names(2), &game);
    assert!(complete("ful").contains(&"fulfil".to_owned()));
    assert!(complete("pillar pr").contains(&"pillar Praha".to_owned()));
    assert!(complete("move merchant par").contains(&"move merchant Paris".to_owned()));
    assert!(complete("buy w").contains(&"buy wool".to_owned()));
    assert!(complete("set storehouse 1 bonus-crest-e").len() == 1);
    assert!(complete("set be").contains(&"set Ben".to_owned()));
    assert!(complete("qx").is_empty());
}

#[test]
fn every_tile_and_every_space_has_a_word_of_its_own() {
    let edition = Edition::studiolo();
    let mut words = Vec::new();
    for tile in Stack::ALL.iter().flat_map(|&stack| edition.tiles(stack)) {
        let named = Command::chance(Decision::Deal(Spot::King, Some(tile)));
        words.push(notation::written_with(&named, edition));
    }
    for space in edition.spaces() {
        let to = Command::new(Seat::A, Decision::Move(Piece::Merchant, space));
        words.push(notation::written_with(&to, edition));
    }
    assert!(words.iter().all(|word| !word.contains('@')), "{words:?}");
    let all = words.len();
    words.sort();
    words.dedup();
    assert_eq!(words.len(), all);
    for expected in [
        "deal king contract-iron5",
        "deal king contract-crest-este",
        "deal king bonus-crest-este",
        "deal king char-choice1+contract1",
        "deal king ap2",
        "deal king contract-same2+iron2",
        "A move merchant Nürnberg",
        "A move merchant Paris-Bordeaux",
    ] {
        assert!(
            words.iter().any(|word| word == expected),
            "{expected}: {words:#?}"
        );
    }
}

fn any_tile(rng: &mut fastrand::Rng) -> TileId {
    TileId::new(rng.u8(..))
}

fn any_good(rng: &mut fastrand::Rng) -> Good {
    *rng.choice(Good::ALL).expect("goods")
}

fn any_dice(rng: &mut fastrand::Rng) -> Dice {
    let mut dice = Dice::default();
    for _ in 0..rng.u8(..15) {
        dice.put(Die {
            good: any_good(rng),
            value: rng.u8(1..7),
        });
    }
    dice
}

fn any_spot(rng: &mut fastrand::Rng) -> Spot {
    let at = rng.u8(..);
    [
        Spot::Character(at),
        Spot::Contract(at),
        Spot::Wheel(at),
        Spot::King,
        Spot::Map(at),
    ][rng.usize(..5)]
}

fn any_correction(rng: &mut fastrand::Rng) -> Correction {
    let tile = rng.bool().then(|| any_tile(rng));
    let city = CityId::new(rng.u8(..));
    let slot = [Slot::Empty, Slot::Unknown, Slot::Tile(any_tile(rng))][rng.usize(..3)];
    let piece = *rng.choice(Piece::ALL).expect("two");
    [
        Correction::Vp(rng.u16(..)),
        Correction::Goods(any_good(rng), rng.u16(..)),
        Correction::King(rng.i8(..), rng.u8(..)),
        Correction::Ap(rng.u8(..)),
        Correction::Stands(piece, SpaceId::new(rng.u8(..))),
        Correction::House(city, rng.bool().then(|| rng.u8(..))),
        Correction::Pillar(city, rng.bool()),
        Correction::Cathedral(city, rng.bool().then(|| rng.u8(..))),
        Correction::Stored(rng.u8(..), tile),
        Correction::Contract(rng.u8(..), tile),
        Correction::Crest(rng.u8(..), tile),
        Correction::Room(rng.u8(..), rng.u8(..), tile),
        Correction::Order(rng.u8(..)),
        Correction::Turn,
        Correction::Lies(any_spot(rng), slot),
        Correction::Wheel(any_dice(rng)),
        Correction::Token(rng.u8(..), rng.u8(..)),
        Correction::Rotation(rng.u8(..)),
        Correction::Round(rng.u8(..)),
        Correction::Step(rng.u8(..)),
        Correction::Swapped(rng.bool()),
    ][rng.usize(..21)]
}

/// Returns any command, legal or not.
fn anything(rng: &mut fastrand::Rng) -> Command {
    let (slot, at, city) = (rng.u8(..), rng.u8(..), CityId::new(rng.u8(..)));
    let space = SpaceId::new(rng.u8(..));
    let piece = *rng.choice(Piece::ALL).expect("two");
    let die = Die {
        good: any_good(rng),
        value: rng.u8(..),
    };
    let (good, other) = (any_good(rng), any_good(rng));
    let extra = rng.bool().then_some(good);
    let amounts = std::array::from_fn(|_| if rng.bool() { rng.u16(..) } else { 0 });
    let all = [
        Decision::TakeDie(die, rng.u8(..)),
        Decision::TakeDie(die, die.value),
        Decision::TakeTile,
        Decision::TakeGoods(None),
        Decision::TakeGoods(Some((slot, good))),
        Decision::ChooseAction(*rng.choice(Action::ALL).expect("five")),
        Decision::Move(piece, space),
        Decision::Relocate(piece, space),
        Decision::PlacePillar(city),
        Decision::PlaceHouse(city, at),
        Decision::TakeMapTile(piece, at),
        Decision::TakeCharacter(at),
        Decision::RefreshCharacters,
        Decision::MoveCharacter(slot, at, rng.u8(..)),
        Decision::TakeContract(at),
        Decision::Exchange(good, other, extra),
        Decision::AdvanceKing,
        Decision::BuyGood(good),
        Decision::FulfilContract(slot, extra),
        Decision::PlaceCrest(slot, at),
        Decision::BuildCathedral(city),
        Decision::UseHelper(slot),
        Decision::ChooseGoods(Goods::new(amounts)),
        Decision::ChooseBuilding(at),
        Decision::Trigger(at),
        Decision::EndEffect,
        Decision::EndTurn,
        Decision::KingTile(rng.bool()),
        Decision::Correct(any_correction(rng)),
        Decision::Roll(any_dice(rng)),
        Decision::Corruption(at),
        Decision::Deal(any_spot(rng), rng.bool().then(|| any_tile(rng))),
    ];
    Command {
        seat: (rng.u8(..6) > 0).then(|| Seat::ALL[rng.usize(..4)]),
        decision: all[rng.usize(..all.len())],
    }
}

/// Returns an edition with strange names of cities.
fn odd_edition() -> &'static Edition {
    let mut data = Edition::studiolo().data().clone();
    let odd = ["none", "A", "Bad Ems", "roll", "x\"y", "12"];
    for (city, name) in data.map.cities.iter_mut().skip(15).zip(odd) {
        let old = std::mem::replace(&mut city.name, name.to_owned());
        for link in &mut data.map.links {
            for end in [&mut link.from, &mut link.to] {
                if *end == old {
                    name.clone_into(end);
                }
            }
        }
        for fair in &mut data.cities {
            if *fair == old {
                name.clone_into(fair);
            }
        }
    }
    Edition::load(&data).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

#[test]
fn whatever_a_log_holds_is_read_as_it_is_written() {
    let editions = [Edition::studiolo(), odd_edition()];
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..6000 {
        let edition = *rng.choice(editions).as_ref().expect("an edition");
        let command = anything(&mut rng);
        let line = notation::written_with(&command, edition);
        assert_eq!(notation::read(&line, edition), Some(command), "{line}");
    }
}

/// Asserts that a game is read back as it was written.
#[track_caller]
fn is_read_again(save: &Save<Game>) -> String {
    let text = record::print(save);
    let read = record::parse(&text);
    let read = read.unwrap_or_else(|error| panic!("{}\n{text}", error.sentence()));
    let whole = Save {
        rewrites: Rewrites::default(),
        ..save.clone()
    };
    assert_eq!(read, whole, "{text}");
    assert_eq!(record::print(&read), text);
    text
}

/// Games of the computer and at real tables, with notes, exceptions and corrections.
#[test]
fn random_games_are_read_as_they_were_written() {
    let notes = [
        "",
        "",
        "",
        "a note; with signs, !and \"more\"",
        "two\nlines",
        " blank",
        "\"",
    ];
    let (mut exceptions, mut corrections) = (0, 0);
    for seed in 0..9_u64 {
        let players = 2 + usize::try_from(seed % 3).expect("few");
        let mut setup = match seed % 2 {
            0 => digital(players, seed),
            _ => Setup::tracked(names(players)),
        };
        setup.first = Seat::ALL[usize::try_from(seed).expect("few") % players];
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut session = Session::<Game>::new(setup).expect("a start");
        for _ in 0..700 {
            let seat = Seat::ALL[rng.usize(..players)];
            if rng.u8(..40) == 0 {
                let value = any_correction(&mut rng);
                let value = match rng.bool() {
                    true => value,
                    false => Correction::Vp(rng.u16(..200)),
                };
                let set = Command::new(seat, Decision::Correct(value));
                let _ = session.play_noted(set, "counted");
            } else if rng.u8(..20) == 0 {
                let legal = session.game().may_decide().first();
                let buys = legal.map(|seat| Command::new(seat, Decision::BuyGood(Good::Iron)));
                let beyond = buys.filter(|buys| session.game().check(buys).is_err());
                if let Some(beyond) = beyond {
                    let _ = session.play_anyway(beyond);
                }
            }
            let Some(command) = next(session.game(), &mut rng) else {
                break;
            };
            let note = *rng.choice(&notes).expect("a note");
            session.play_noted(command, note).expect("legal");
        }
        if seed % 3 == 0 {
            session.undo();
            session.mark(3);
        }
        exceptions += session.log().iter().filter(|it| it.is_kept()).count();
        let all = session.log().iter();
        corrections += all.filter(|it| it.command.decision.is_correction()).count();
        let text = is_read_again(&Save::from_session(&session));
        // The layout of a game on a screen follows from its seed.
        assert!(!text.contains("[Start "), "{text}");
    }
    assert!(
        exceptions > 20 && corrections > 20,
        "{exceptions}, {corrections}"
    );
}

/// A log that makes no sense can still be written.
#[test]
fn a_log_of_anything_is_read_as_it_was_written() {
    let mut rng = fastrand::Rng::with_seed(5);
    for seed in 0..20_u64 {
        let mut setup = Setup::tracked(names(2 + usize::try_from(seed).expect("few") % 3));
        setup.players[0].name = "x \"y\" [z] #".to_owned();
        setup.players[1].bot = Some(table::Level::STRONG);
        setup.players[1].colour = Some(table::Colour(Seat::E));
        setup.options.random_places = seed % 5 == 0;
        if seed % 4 == 0 {
            setup.edition = odd_edition().data().clone();
        }
        if seed % 4 == 1 {
            setup.edition.map.cities[3].name = String::new();
        }
        if seed % 3 == 0 {
            setup.layout.wheel[1] = Some(any_tile(&mut rng));
            setup.layout.king = Some(any_tile(&mut rng));
            setup.layout.map = vec![None, Some(any_tile(&mut rng))];
            setup.layout.costs = vec![3, 255];
            setup.layout.cities = [7, 0, 9];
            setup.layout.rotation = 200;
        }
        let log = (0..30).map(|at| Entry {
            command: anything(&mut rng),
            gesture: 0,
            kept: (at % 5 == 0).then(|| Kept {
                rule: "T2".to_owned(),
                fact: if at % 2 == 0 {
                    "\"odd\"".to_owned()
                } else {
                    String::new()
                },
                allowed_by: (at % 3 == 0).then_some(2),
            }),
            note: if at % 7 == 0 {
                "\"quoted\"".to_owned()
            } else {
                String::new()
            },
            then: match at % 6 {
                1 => vec![Aside::TakesOver(Seat::A, "y \"z\" [k] # ;".to_owned())],
                2 => vec![Aside::Plays(
                    Seat::B,
                    Plays::Bot(Level::EASY),
                    Temperament::Miser,
                )],
                3 => vec![Aside::Plays(Seat::C, Plays::Nobody, Temperament::Plain)],
                4 => vec![
                    Aside::Plays(Seat::C, Plays::Person, Temperament::Plain),
                    Aside::Stops,
                ],
                _ => Vec::new(),
            },
        });
        let log: Vec<Entry<Command>> = log.collect();
        let mut save = Save::from_sheet(setup, BTreeMap::new());
        save.sheet = None;
        save.cursor = usize::try_from(seed).expect("few");
        save.log = log;
        is_read_again(&save);
    }
}

#[test]
fn what_lay_on_the_table_stands_in_tags_and_a_position_by_its_fields() {
    let mut setup = digital(3, 7);
    setup.seed = None;
    let text = is_read_again(&Save::from_sheet(setup.clone(), BTreeMap::new()));
    for tag in [
        "[Wheel",
        "[King",
        "[Map",
        "[Contracts",
        "[Characters",
        "[Costs",
        "[Fairs",
    ] {
        assert!(text.contains(tag), "{tag}: {text}");
    }
    assert!(!text.contains("[Start"), "{text}");
    let game = Game::try_from(&setup).expect("a start");
    setup.position = Some(Box::new(Position::from(&game)));
    let text = is_read_again(&Save::from_sheet(setup, BTreeMap::new()));
    assert!(text.contains("[Start {"), "{text}");
}

/// Hand-written text is read as intended, including what a table leaves out.
#[test]
fn a_game_is_written_by_hand() {
    let text = "\
[Game \"tiletum\"]
[Players \"Anna\", \"Ben Nevis\"]
[First Ben]
[Options \"random-places\"]
[Bots \"A strong\"]
[Rotation 2]
[Wheel \"ap2\", \"?\", \"gold3\", \"vp3\", \"?\", \"bonus-crest-este\"]
# the first round
roll y12 p34 w5 s6 b56
2. corruption 1
Ben Nevis: die b6
Ben goods ; six of iron
Ben = vp 12 ; counted again
B end-turn
deal wheel 2 king2
Anna die y1 as 5 !
";
    let save = record::parse(text).unwrap_or_else(|error| panic!("{}", error.sentence()));
    let edition = Edition::studiolo();
    let decisions = save.log.iter();
    let decisions = decisions.map(|entry| notation::written_with(&entry.command, edition));
    assert_eq!(
        decisions.collect::<Vec<_>>(),
        [
            "roll y12 p34 w5 s6 b56",
            "corruption 1",
            "B die b6",
            "B goods",
            "B = vp 12",
            "B end-turn",
            "deal wheel 2 king2",
            "A die y1 as 5",
        ]
    );
    assert_eq!((save.start.first, save.start.layout.rotation), (Seat::B, 2));
    assert!(save.start.options.random_places);
    assert_eq!(save.start.layout.wheel[5], Some(tile("bonus-crest-este")));
    assert_eq!(save.log[3].note, "six of iron");
    let kept = save.log[7].kept.as_ref().expect("an exception");
    assert_eq!(kept.rule, "T2");
    is_read_again(&save);
}

#[track_caller]
fn refused(text: &str, line: usize, column: usize) -> String {
    let text = format!("[Game tiletum]\n[Players Anna, Ben, Bea]\n{text}");
    let error = record::parse(&text).expect_err("it cannot be read");
    assert_eq!(
        (error.line, error.column),
        (line, column),
        "{}",
        error.sentence()
    );
    error.sentence()
}

#[test]
fn what_cannot_be_read_is_refused_at_its_place() {
    let said = refused("A fulfill 1", 3, 3);
    assert!(said.contains("did you mean “fulfil”?"), "{said}");
    let said = refused("A goods\nZoe goods", 4, 1);
    assert!(said.contains("a player"), "{said}");
    let said = refused("A buy wol", 3, 7);
    assert!(said.contains("wool"), "{said}");
    let said = refused("A pillar Prag-", 3, 10);
    assert!(said.contains("a city or a road"), "{said}");
    refused("A die", 3, 6);
    refused("A die q3", 3, 7);
    refused("A house Praha 0", 3, 15);
    refused("A house Praha 99999999999999", 3, 15);
    refused("A goods now", 3, 9);
    refused("roll y37", 3, 6);
    refused("corruption", 3, 11);
    refused("deal contract 3", 3, 16);
    refused("goods", 3, 6);
    let said = refused("B goods\nBe goods", 4, 1);
    assert!(said.contains("B goods or C goods"), "{said}");
    refused("[Frist A]", 3, 2);
    refused("[Options \"free-beer\"]", 3, 11);
    refused("[Wheel \"ap2\"]", 3, 2);
    refused("[Contracts \"?\", \"?\", \"?\", \"?\", \"beer\"]", 3, 33);
    refused("[Costs \"1 0\"]", 3, 9);
    refused("[First \"Be\"]", 3, 9);
    let error = record::parse("[Game \"chess\"]").expect_err("another game");
    let found = "chess".to_owned();
    let expected = "tiletum";
    assert_eq!(error.wrong, Wrong::OtherGame { found, expected });
    assert!(record::parse("A goods").is_err());
}

/// Any text is either read or refused, and no reported place is outside of it.
#[test]
fn garbage_is_refused_without_trouble() {
    let mut session = Session::<Game>::new(Setup::tracked(names(4))).expect("a start");
    let mut rng = fastrand::Rng::with_seed(9);
    for _ in 0..120 {
        if let Some(command) = next(session.game(), &mut rng) {
            session.play(command).expect("legal");
        }
    }
    let text = record::print(&Save::from_session(&session));
    let signs: Vec<char> = "Ay2 ;#!\"[]{}=,:?9é\u{feff}\n\\@-".chars().collect();
    let mut read = 0;
    for _ in 0..500 {
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..rng.u8(1..6) {
            let at = rng.usize(..letters.len());
            match rng.u8(..3) {
                0 => letters[at] = *rng.choice(&signs).expect("a sign"),
                1 => drop(letters.remove(at)),
                _ => letters.insert(at, *rng.choice(&signs).expect("a sign")),
            }
        }
        let text: String = letters.into_iter().collect();
        match record::parse(&text) {
            Ok(save) => {
                read += 1;
                let again = record::print(&save);
                assert_eq!(record::parse(&again).map(|it| it.log), Ok(save.log));
            }
            Err(error) => {
                assert!(error.line >= 1 && error.line <= text.matches('\n').count() + 1);
                assert!(
                    error.sentence().ends_with(['.', '?']),
                    "{}",
                    error.sentence()
                );
            }
        }
    }
    assert!(read > 20, "{read}");
}

/// Anything typed in the palette is answered immediately.
#[test]
fn typing_nonsense_is_answered_at_once() {
    let game = acting(Action::Merchant, |position| {
        position.characters[2] = Slot::Empty;
    });
    let begun = std::time::Instant::now();
    for text in [
        "c c c c c c c c c c c c c c c c c c c c",
        "choose g f w s i g f w s i g f w s i g f w s i",
        "roll y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1 y1",
        "set a b storehouse c d e f g",
        "deal c c c c c c c",
        "roll 6:yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy",
        "\"\"\"\" ;;;; ::::: !!!!! ====",
        "",
    ] {
        let found = meanings(text, &names(2), &game, None);
        assert!(found.len() < 1000, "{text}: {}", found.len());
        let _ = completions(text, &names(2), &game);
    }
    let took = begun.elapsed();
    assert!(took < std::time::Duration::from_secs(2), "{took:?}");
}

/// Every tile can be named: its word contains everything that is printed on it.
#[test]
fn a_tile_is_called_by_what_is_printed_on_it() {
    let edition = Edition::studiolo();
    let is = |word: &str, expected: &dyn Fn(Printed) -> bool| {
        let printed = edition.tile(tile(word)).expect("a tile");
        assert!(expected(printed), "{word}: {printed:?}");
    };
    is("contract-iron5", &|printed| {
        matches!(printed, Printed::Contract { vp: 7, .. })
    });
    is("contract-crest-este", &|printed| {
        matches!(printed, Printed::Crest(_))
    });
    is("char-king2", &|printed| {
        matches!(
            printed,
            Printed::Character {
                kind: Action::King,
                ..
            }
        )
    });
    is("other-kind", &|printed| {
        matches!(printed, Printed::Helper(_))
    });
    assert_eq!(
        edition.stack_of(tile("contract-crest-este")),
        Some(Stack::Contract)
    );
    assert_eq!(
        edition.stack_of(tile("bonus-crest-este")),
        Some(Stack::Bonus)
    );
}
