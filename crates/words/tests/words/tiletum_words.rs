//! The sentences of Tiletum: whole random games in every language, every refusal, and the
//! exact text of some decisions.

use table::{Item as _, Seat, Set};
use tiletum::rules::{Misfit, Slot};
use tiletum::{
    Action, BadEdition, CityId, Command, Correction, Decision, Dice, Die, Event, Fact, Family,
    Game, Good, Goods, Piece, Problem, Rule, Setup, SpaceId, Spot, Stack, TileId, Violation,
};
use words::language;
use words::tiletum::{Words, names};

fn setup(players: usize) -> Setup {
    let names = ["Anna", "Ben", "Clara", "Dana"];
    Setup::digital(names.into_iter().take(players), 7)
}

/// Asserts that a sentence has no automatically detectable faults.
#[track_caller]
fn is_well_formed(text: &str) {
    const BAD: [&str; 12] = [
        "  ", " ,", " .", "..", "::", "{", "}", "$", "()", "tiletum-", "Some(", "None",
    ];
    assert!(!text.is_empty() && text.trim() == text, "{text:?}");
    for bad in BAD {
        assert!(!text.contains(bad), "{bad:?}: {text}");
    }
}

#[test]
fn whole_games_are_told_in_every_language() {
    for (language, players) in language::all().zip([4, 3, 2, 4]) {
        let setup = setup(players);
        language::within(language, language, || {
            let words = Words::new(&setup);
            let mut game = Game::try_from(&setup).expect("a sound start");
            let mut rng = fastrand::Rng::with_seed(players as u64);
            loop {
                let drawn = game.draw(&mut |below| rng.u32(..below));
                let Some(command) = drawn.or_else(|| rng.choice(game.legal())) else {
                    break;
                };
                is_well_formed(&words.played(Some(&game), &command));
                is_well_formed(&words.played(None, &command));
                is_well_formed(&words.button(Some(&game), &command));
                for frame in game.frames().all() {
                    is_well_formed(&names::frame(*frame));
                }
                let events = game.play(&command).expect("a legal command");
                for event in &events {
                    if let Some(told) = words.event(event) {
                        is_well_formed(&told);
                    }
                }
                // What has just been done is either refused now or can be done again.
                if let Err(why) = game.check(&command) {
                    is_well_formed(&words.refusal(Some(&game), &command, &why));
                }
            }
            assert!(game.is_over(), "{language}");
        });
    }
}

/// Returns one of each fact.
pub(crate) fn facts() -> Vec<Fact> {
    let (city, tile, spot) = (CityId::new(2), TileId::new(3), Spot::King);
    let die = Die {
        good: Good::Wool,
        value: 3,
    };
    let goods = Goods::of(Good::Stone, 4);
    vec![
        Fact::NoSuchSeat(Seat::D),
        Fact::Sheet(Misfit::Fair(2, 40)),
        Fact::NotYourTurn([Seat::B].into_iter().collect()),
        Fact::NotYourTurn(Set::EMPTY),
        Fact::NoSeat,
        Fact::NotByASeat,
        Fact::NotNow,
        Fact::GameOver,
        Fact::NothingChanges,
        Fact::TurnsLeft,
        Fact::EffectOpen,
        Fact::NoEffect,
        Fact::TooManyEffects,
        Fact::NoSuchDie(die),
        Fact::NoSuchValue(7),
        Fact::NotThisAction(Action::King),
        Fact::ChooseFirst,
        Fact::Chosen,
        Fact::NotEnoughAp { needed: 3, has: 1 },
        Fact::NoSuchSpace(SpaceId::new(60)),
        Fact::NotAdjacent {
            from: city.space(),
            to: SpaceId::new(30),
        },
        Fact::NotThere(city),
        Fact::NothingThere(city),
        Fact::NotBuilt(city),
        Fact::HasOne(city),
        Fact::NoFreeSpace(city),
        Fact::Occupied(city, 0),
        Fact::NoSuchHouseSpace(city, 2),
        Fact::NoSupply,
        Fact::NoPillar(city),
        Fact::HasBuilt(city),
        Fact::NoCathedralTile(city),
        Fact::NoSuchTile(tile),
        Fact::NoTile(spot),
        Fact::Unnamed(Spot::Wheel(5)),
        Fact::Named(Spot::Contract(0)),
        Fact::StorehouseFull,
        Fact::HasCrest(Family::Valois),
        Fact::NoContractSpace,
        Fact::EmptySlot(0),
        Fact::WrongTile(tile),
        Fact::NoCharacters,
        Fact::NoSuchBuilding(6),
        Fact::NoSuchRoom(0, 4),
        Fact::RoomTaken(0, 1),
        Fact::NoRooms(5),
        Fact::LivesElsewhere(1),
        Fact::OtherKind(2),
        Fact::NoCharacterIn(3),
        Fact::HasCrestThere(4),
        Fact::NotLeft(2),
        Fact::NotEnoughGoods {
            needed: goods,
            has: Goods::of(Good::Stone, 1),
        },
        Fact::Gold,
        Fact::SameKind(Good::Iron),
        Fact::ExtraMissing,
        Fact::NoExtra,
        Fact::KindOfIdentical,
        Fact::WrongAmount { named: 1, due: 2 },
        Fact::MustChoose,
        Fact::WrongDice { named: 3, due: 14 },
        Fact::NotInBag(Good::Food),
        Fact::NoSuchToken(2),
        Fact::NextGap(Spot::Character(4)),
        Fact::OtherStack(tile, Stack::Bonus),
        Fact::NoneLeft(tile),
        Fact::Edition(BadEdition::Wheel),
        Fact::WrongPlayers(5),
        Fact::NoLayout,
        Fact::WrongCount { found: 1, due: 2 },
        Fact::OutOfRange { found: 9, most: 4 },
        Fact::Twice(3),
        Fact::OtherPlaces,
        Fact::WrongSeats,
        Fact::WrongHeights,
        Fact::WrongCathedralTiles(city),
        Fact::TooMany { found: 9, there: 8 },
    ]
}

#[test]
fn every_refusal_is_a_sentence_with_its_rule_in_every_language() {
    let setup = setup(4);
    let game = Game::try_from(&setup).expect("a sound start");
    let command = Command::new(Seat::A, Decision::PlacePillar(CityId::new(2)));
    for language in language::all() {
        language::within(language, language, || {
            let words = Words::new(&setup);
            for fact in facts() {
                let violation = Rule::A2.broken(fact);
                let said = words.refusal(Some(&game), &command, &violation);
                is_well_formed(&said);
                assert!(said.starts_with("A2: ") && said.ends_with('.'), "{said}");
                let seat = Some(Seat::B);
                is_well_formed(&words.problem(&Problem { seat, violation }));
            }
        });
    }
}

#[test]
fn what_comes_too_early_says_what_comes_first() {
    let setup = setup(4);
    let words = Words::new(&setup);
    let mut game = Game::try_from(&setup).expect("a sound start");
    let refused = |game: &Game, decision| {
        let seat = game.may_decide().first().unwrap_or(Seat::A);
        let command = Command::new(seat, decision);
        let why = game.check(&command).expect_err("it is too early");
        words.refusal(Some(game), &command, &why)
    };
    while let Some(drawn) = game.draw(&mut |_| 0) {
        game.play(&drawn).expect("it is drawn");
    }
    let seat = game.may_decide().first().expect("somebody has the turn");
    let first = format!(": {} must take a die first.", words.seat(seat));
    for decision in [
        Decision::TakeTile,
        Decision::TakeGoods(None),
        Decision::EndTurn,
    ] {
        let said = refused(&game, decision);
        assert!(said.ends_with(&first), "{said}");
    }
    // What is corrected waits for nobody.
    let correct = Decision::Correct(Correction::Vp(3));
    let command = Command::new(seat, correct);
    let not_now = Rule::G1.broken(Fact::NotNow);
    let said = words.refusal(Some(&game), &command, &not_now);
    assert_eq!(said, "G1: This is not possible now.");
}

#[test]
fn a_table_reads_what_was_decided() {
    let setup = setup(4);
    let words = Words::new(&setup);
    let edition = words.edition();
    let city = |name: &str| edition.city_named(name).expect("it is on the map");
    let says = |seat, decision, expected: &str| {
        let command = Command::new(seat, decision);
        assert_eq!(words.played(None, &command), expected);
    };
    // Changing the value of a die costs 2 gold per step, the shorter way round (T2;
    // examples 13).
    let blue = Die {
        good: Good::Iron,
        value: 6,
    };
    says(
        Seat::A,
        Decision::TakeDie(blue, 6),
        "Anna takes a die: iron 6",
    );
    says(
        Seat::A,
        Decision::TakeDie(blue, 1),
        "Anna takes a die: iron 6 as 1, for gold ×2",
    );
    says(
        Seat::B,
        Decision::TakeDie(blue, 3),
        "Ben takes a die: iron 6 as 3, for gold ×6",
    );
    let prague = city("Praha");
    says(
        Seat::C,
        Decision::Move(Piece::Architect, prague.space()),
        "Clara moves the architect to Praha",
    );
    says(
        Seat::C,
        Decision::PlacePillar(prague),
        "Clara places a pillar in Praha",
    );
    says(
        Seat::D,
        Decision::Exchange(Good::Food, Good::Gold, Some(Good::Iron)),
        "Dana exchanges food for gold and also gets iron",
    );
    says(
        Seat::D,
        Decision::BuyGood(Good::Stone),
        "Dana buys stone for gold ×2",
    );
    assert_eq!(
        words.played(None, &Command::chance(Decision::Corruption(2))),
        "Corruption 2"
    );

    // Each road space says which cities it lies between (A1).
    let roads: Vec<String> = edition
        .spaces()
        .filter(|space| edition.city_at(*space).is_none())
        .map(|space| names::space(edition, space))
        .collect();
    assert_eq!(roads.len(), 12, "{roads:?}");
    assert!(
        roads.contains(&"the Paris–Bordeaux road".to_owned()),
        "{roads:?}"
    );

    let violation = Violation {
        rule: Rule::J7,
        fact: Fact::NotEnoughGoods {
            needed: Goods::of(Good::Stone, 4),
            has: Goods::of(Good::Stone, 1),
        },
    };
    let build = Command::new(Seat::A, Decision::BuildCathedral(prague));
    assert_eq!(
        words.refusal(None, &build, &violation),
        "J7: This costs stone ×4. Anna lacks stone ×3."
    );
}

#[test]
fn places_and_values_that_do_not_exist_can_be_told() {
    let setup = setup(3);
    let words = Words::new(&setup);
    let game = Game::try_from(&setup).expect("a sound start");
    let die = Die {
        good: Good::Wool,
        value: 1,
    };
    for decision in [
        Decision::TakeDie(die, 255),
        Decision::MoveCharacter(255, 255, 255),
        Decision::PlaceCrest(255, 255),
        Decision::ChooseBuilding(255),
        Decision::Deal(Spot::Contract(255), None),
        Decision::Deal(Spot::Character(255), None),
        Decision::Correct(Correction::Order(255)),
        Decision::Correct(Correction::King(0, 255)),
    ] {
        let command = Command::new(Seat::A, decision);
        let told = words.played(Some(&game), &command);
        is_well_formed(&told);
        let why = game.check(&command).expect_err("there is no such thing");
        is_well_formed(&words.refusal(Some(&game), &command, &why));
        let names_place = matches!(decision, Decision::PlaceCrest(..));
        assert!(!names_place || told.contains("256"), "{told}");
    }
}

#[test]
fn tiles_say_what_is_printed_on_them() {
    let setup = setup(4);
    let words = Words::new(&setup);
    let edition = words.edition();
    let told: Vec<String> = Stack::ALL
        .iter()
        .flat_map(|&stack| edition.tiles(stack))
        .map(|tile| words.tile(Some(tile)))
        .collect();
    for expected in [
        "contract (3 identical goods → 3 VP)",
        "contract (iron ×5 → 7 VP, king 1 space)",
        "contract (wool ×5 → 7 VP, merchant 1 step)",
        "contract (2 identical goods and iron ×2 → 5 VP)",
        "crest of Este",
        "character (contract: 1 good of any kind + contract 1 AP)",
        "character (merchant: merchant 1 step + house)",
        "character (architect: stone ×2)",
        "helper (any action 1 AP)",
        "helper (+2 AP)",
        "helper (other goods)",
    ] {
        assert!(
            told.iter().any(|tile| tile == expected),
            "{expected}: {told:#?}"
        );
    }
    assert_eq!(words.tile(None), "unnamed tile");
}

/// Returns one of each value that can be set by hand.
fn corrections() -> Vec<Correction> {
    let (city, tile) = (CityId::new(2), Some(TileId::new(3)));
    vec![
        Correction::Vp(1),
        Correction::Goods(Good::Wool, 0),
        Correction::King(-2, 1),
        Correction::Ap(3),
        Correction::Stands(Piece::Architect, city.space()),
        Correction::Stands(Piece::Merchant, SpaceId::new(25)),
        Correction::House(city, Some(0)),
        Correction::House(city, None),
        Correction::Pillar(city, true),
        Correction::Pillar(city, false),
        Correction::Cathedral(city, Some(5)),
        Correction::Cathedral(city, None),
        Correction::Stored(0, tile),
        Correction::Stored(3, None),
        Correction::Contract(5, tile),
        Correction::Crest(0, tile),
        Correction::Room(1, 2, tile),
        Correction::Order(0),
        Correction::Turn,
        Correction::Lies(Spot::Wheel(2), Slot::Unknown),
        Correction::Lies(Spot::Map(2), Slot::Empty),
        Correction::Lies(Spot::King, Slot::Tile(TileId::new(3))),
        Correction::Wheel(Dice::default()),
        Correction::Wheel("y12 b6".parse().expect("dice")),
        Correction::Token(0, 2),
        Correction::Rotation(1),
        Correction::Round(4),
        Correction::Step(3),
        Correction::Swapped(true),
        Correction::Swapped(false),
    ]
}

#[test]
fn values_set_by_hand_are_told_in_every_language() {
    let setup = setup(3);
    for language in language::all() {
        language::within(language, language, || {
            let words = Words::new(&setup);
            for value in corrections() {
                let command = Command::new(Seat::B, Decision::Correct(value));
                is_well_formed(&words.played(None, &command));
                is_well_formed(&words.button(None, &command));
                let told = words.event(&Event::Corrected(Seat::B, value, value));
                assert_eq!(told.is_none(), value == Correction::Turn);
                if let Some(told) = told {
                    is_well_formed(&told);
                }
            }
        });
    }
    let words = Words::new(&setup);
    let corrected = Event::Corrected(
        Seat::B,
        Correction::Goods(Good::Wool, 0),
        Correction::Goods(Good::Wool, 3),
    );
    assert_eq!(
        words.event(&corrected).as_deref(),
        Some("Corrected for Ben: wool ×3, was wool ×0")
    );
}
