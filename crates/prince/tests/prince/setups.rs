//! Setups, saves, corrections and exceptions.

use prince::rules::setup::Pile;
use prince::{
    Aim, BadEdition, Command, Correction, Decision, Edition, EditionData, Event, Fact, Game, Lot,
    Phase, Rule, Setup, Spot, Target,
};
use table::{Card, Format, Game as _, Save, Seat, Session, Set};

use crate::board::{A, B, Board, C, D, Play as _, card, cards, names, on, under};
use crate::random::{digital, players, walk};

#[test]
fn a_game_is_flat_and_small() {
    assert!(size_of::<Game>() <= 2048, "{} bytes", size_of::<Game>());
    println!(
        "a game has {} bytes, a command {}",
        size_of::<Game>(),
        size_of::<Command>()
    );
}

#[test]
fn setups_and_commands_are_read_as_they_are_written() {
    let text = |setup: &Setup| ron::to_string(setup).expect("it can be written");
    let setup = Setup::digital(names(4), 9);
    assert_eq!(ron::from_str(&text(&setup)), Ok(setup));
    for seed in 0..6 {
        walk(digital(players(seed), seed), seed, |_, command, game, _| {
            let written = ron::to_string(command).expect("it can be written");
            assert_eq!(ron::from_str(&written), Ok(*command), "{written}");
            if seed == 0 {
                let setup = Setup::from(game);
                assert_eq!(ron::from_str(&text(&setup)), Ok(setup));
            }
        });
    }
    let command = Command::new(B, Decision::Bid(3));
    assert_eq!(ron::to_string(&command).expect("written"), "(B,Bid(3))");
}

#[test]
fn people_are_no_part_of_a_position() {
    let mut setup = Setup::digital(names(4), 9);
    let whole = setup.clone();
    let people = Game::take_people(&mut setup);
    assert_eq!(people.seats[1].name, "Ben");
    assert_eq!(people.deal, Some(9));
    assert_eq!(Game::try_from(&setup), Game::try_from(&whole));
    Game::put_people(&mut setup, people);
    assert_eq!(setup, whole);
}

#[test]
fn a_session_undoes_and_plays_again() {
    let mut session = Session::<Game>::new(Setup::digital(names(3), 5)).expect("a start");
    let mut rng = fastrand::Rng::with_seed(3);
    let mut positions = vec![*session.game()];
    for _ in 0..60 {
        let command = crate::random::next(session.game(), &mut rng).expect("not over");
        session.play(command).expect("legal");
        positions.push(*session.game());
    }
    for position in positions.iter().rev() {
        assert_eq!(session.game(), position);
        session.undo();
    }
}

#[test]
fn a_saved_game_opens_as_the_same_game() {
    for seed in 0..6 {
        let mut setup = Setup::digital(names(players(seed)), seed);
        setup.options = crate::random::options(seed);
        let mut session = Session::<Game>::new(setup).expect("a start");
        let mut rng = fastrand::Rng::with_seed(seed);
        while let Some(command) = crate::random::next(session.game(), &mut rng) {
            session.play(command).expect("legal");
            if rng.u8(..40) == 0 {
                let money = Correction::Money(rng.u32(1000..2000));
                let command = Command::new(A, Decision::Correct(money));
                session.play(command).expect("possible");
            }
        }
        for format in [Format::Ron, Format::Json] {
            let text = Save::from_session(&session)
                .to_text(format)
                .expect("writable");
            let read = Save::<Game>::parse(&text, format).expect("readable");
            let again = read.into_session().expect("legal");
            assert_eq!(again, session);
            assert_eq!(again.game(), session.game());
        }
    }
}

#[test]
fn everything_that_is_wrong_is_told() {
    let mut setup = Setup::tracked(["Anna"]);
    setup.edition.cards.truncate(3);
    setup.edition.cards[0].power = 0;
    setup.edition.cards[1].id = "H1".into();
    setup.edition.cards[2].count = 0;
    let problems = Game::try_from(&setup).expect_err("nothing is right");
    let facts: Vec<Fact> = problems
        .into_iter()
        .map(|problem| problem.violation.fact)
        .collect();
    assert!(facts.contains(&Fact::WrongPlayers(1)));
    for bad in [
        BadEdition::Powerless("H1".into()),
        BadEdition::SameId("H1".into()),
        BadEdition::NoCard("H3".into()),
        BadEdition::TooFew {
            found: 2,
            needed: 57,
        },
    ] {
        assert!(
            facts.contains(&Fact::Deck(bad.clone())),
            "{bad:?} {facts:?}"
        );
    }
    let mut setup = Board::new(3).setup();
    let position = setup.position.as_mut().expect("a position");
    position.turn = 4;
    position.pope = D;
    position.display = vec![None; 13];
    let problems = Game::try_from(&setup).expect_err("nothing is right");
    let rules: Vec<Rule> = problems
        .iter()
        .map(|problem| problem.violation.rule)
        .collect();
    assert_eq!(rules, [Rule::G1, Rule::G1, Rule::S6]);
}

#[test]
fn cards_that_cannot_lie_there_are_refused() {
    for (name, spot) in [
        ("K1", Spot::Before(A)),
        ("H1", Spot::Under(prince::Place::Base(A))),
        ("O1", crate::board::under("H2")),
        ("M1", Spot::InPlay),
        ("M1", Spot::Wedding(A, A)),
        ("R1", Spot::Wedding(A, B)),
        ("O1", Spot::Arriving(B)),
    ] {
        let setup = Board::new(3).lay(name, spot).setup();
        let problems = Game::try_from(&setup).expect_err("it cannot lie there");
        assert_eq!(
            problems[0].violation.fact,
            Fact::CannotLieThere(card(name)),
            "{spot:?}"
        );
    }
    let mut setup = Board::new(3).setup();
    let position = setup.position.as_mut().expect("a position");
    position.deck = Pile::Counted(99);
    let problems = Game::try_from(&setup).expect_err("too many cards");
    assert_eq!(problems[0].violation.rule, Rule::G6);
}

#[test]
fn an_edition_is_kept_once() {
    let one = Edition::load(&EditionData::default()).expect("sound");
    assert!(std::ptr::eq(one, Edition::studiolo()));
    let names: Set<_> = one
        .cards()
        .iter()
        .filter_map(|card| one.named(&one.name(card)))
        .collect();
    assert_eq!(names, one.cards(), "each card has a name of its own");
    assert_eq!(one.name(card("S3")), "S3");
    let mut copied = EditionData::default();
    copied.cards[0].id = "S6".into();
    assert_eq!(copied.problems(), [BadEdition::SameId("S6".into())]);
    copied.cards[0].id = "S7".into();
    assert_eq!(copied.problems(), []);
    let mut large = EditionData::default();
    large
        .cards
        .iter_mut()
        .for_each(|card| card.count *= if card.id == "Y" { 50 } else { 1 });
    assert!(matches!(
        large.problems()[..],
        [BadEdition::TooMany {
            found: 158,
            most: 96
        }]
    ));
}

#[test]
fn values_can_be_set_right() {
    let mut game = Board::new(3).hand(B, "K1").before(B, "H1 O1").game();
    let events = game.go(B, Decision::Correct(Correction::Money(42)));
    let (before, after) = (Correction::Money(100), Correction::Money(42));
    assert_eq!(events, [Event::Corrected(B, before, after)]);
    assert_eq!(game.money(B), 42);
    assert!(game.is_irregular());
    game.go(C, Decision::Correct(Correction::Pope(true)));
    assert_eq!(game.pope(), C);
    let lies = Correction::Lies(card("O1"), crate::board::under("H1"));
    game.go(B, Decision::Correct(lies));
    assert_eq!(game.spot(card("O1")), crate::board::under("H1"));
    game.go(
        B,
        Decision::Correct(Correction::Lies(card("K1"), Spot::Aside)),
    );
    assert!(game.hand(B).is_empty());
    let (_, fact) = game.no(B, Decision::Correct(Correction::Money(42)));
    assert_eq!(fact, Fact::NothingChanges);
    let (_, fact) = game.no(B, Decision::Correct(Correction::Hidden(2)));
    assert_eq!(fact, Fact::Dealt);
    let mut table = Game::try_from(&Setup::tracked(names(3))).expect("a start");
    table.go(C, Decision::Correct(Correction::Hidden(7)));
    assert_eq!((table.hand(C).len(), table.cards_in_deck()), (7, 43));
    table.refuses(C, Decision::Correct(Correction::Hidden(51)), Rule::G4);
    // Cards cannot be in impossible places.
    game.refuses(
        B,
        Decision::Correct(Correction::Lies(card("H1"), Spot::InPlay)),
        Rule::H1,
    );
    let too_much = Correction::Money(2_000_000);
    game.refuses(B, Decision::Correct(too_much), Rule::G2);
    assert!(Game::is_correction(&Command::new(
        B,
        Decision::Correct(too_much)
    )));
}

#[test]
fn a_table_may_play_what_the_rules_refuse() {
    let anyway = |board: &Board, seat: Seat, decision: Decision| {
        let game = board.game();
        let command = Command::new(seat, decision);
        assert!(game.check(&command).is_err(), "{decision:?}");
        game.play_anyway(&command)
    };
    // Missing money is provided.
    let board = Board::new(4)
        .seize()
        .hand(A, "K1 K8")
        .money(A, 4)
        .before(B, "H11");
    let seize = Decision::Seize(Target::Card(card("H11")), cards("K1 K8"));
    let (game, events) = anyway(&board, A, seize).expect("it can be done");
    assert!(events.contains(&Event::Corrected(
        A,
        Correction::Money(4),
        Correction::Money(10)
    )));
    assert!(matches!(game.phase(), Phase::Defence(_)) && game.is_irregular());
    // A marriage and Savonarola do not count for the moment.
    let board = Board::new(4)
        .hand(A, "S1")
        .hand(B, "K1")
        .lay("M1", Spot::Wedding(A, B))
        .lay("R1", Spot::InPlay);
    let (game, _) = anyway(&board, A, Decision::Play(card("S1"), Aim::Seat(B))).expect("done");
    assert_eq!(game.hand(A).known(), cards("K1"));
    assert!(game.savonarola_lies() && game.spouses(A).contains(B));
    // Simony in turn 1, too many cardinals, a second attempt.
    let board = Board::new(4).turn(1).active(B).hand(B, "Y1");
    let (game, _) = anyway(&board, B, Decision::Play(card("Y1"), Aim::None)).expect("done");
    assert!(matches!(game.phase(), Phase::Judging(_)) && game.turn() == 1);
    let board = Board::new(4).phase(Phase::Cardinals);
    let (game, _) = anyway(&board, A, Decision::Distribute([4, 0, 0, 0, 0])).expect("done");
    assert_eq!(game.cardinals(A), 8);
    let tried = Phase::Step(prince::Step::Seize { tried: true });
    let board = Board::new(4).phase(tried).before(B, "O1");
    let again = Decision::Seize(Target::Card(card("O1")), Set::EMPTY);
    assert!(anyway(&board, A, again).is_ok());
    // Cards that are not there cannot be played.
    let board = Board::new(4).before(B, "O1");
    for (seat, decision) in [
        (A, Decision::Play(card("B1"), on("O1"))),
        (B, Decision::EndPlay),
        (A, Decision::Place(card("O1"), None)),
        (
            A,
            Decision::Offer(
                B,
                Lot {
                    money: 1,
                    hidden: 9,
                    ..Lot::default()
                },
                Lot::default(),
            ),
        ),
    ] {
        let violation = anyway(&board, seat, decision).expect_err("it cannot be done");
        let refused = board.game().check(&Command::new(seat, decision));
        assert_eq!(Err(violation), refused, "{decision:?}");
    }
}

#[test]
fn nothing_that_is_typed_brings_a_game_down() {
    let mut rng = fastrand::Rng::with_seed(11);
    let (mut refused, mut played_anyway) = (0, 0);
    for seed in 0..6 {
        let mut other = digital(5, seed + 50);
        walk(digital(players(seed), seed), seed, |_, _, game, _| {
            // Commands of another game, most of which make no sense here.
            for _ in 0..4 {
                if other.is_over() {
                    other = digital(5, seed + 50);
                }
                let command = crate::random::next(&other, &mut rng).expect("not over");
                other.play(&command).expect("legal");
                let mut here = *game;
                if here.play(&command).is_err() {
                    refused += 1;
                    assert_eq!(&here, game, "a refusal changes nothing");
                    if let Ok((after, _)) = game.play_anyway(&command) {
                        assert!(after.is_irregular());
                        played_anyway += 1;
                    }
                }
            }
            let shown = Decision::Show(card("K1"));
            assert!(!game.allows(A, shown), "a digital game is dealt");
            assert!(!game.allows(A, Decision::Draw(Card::Hidden)));
        });
    }
    assert!(
        refused > 1000 && played_anyway > 0,
        "{refused} {played_anyway}"
    );
}

/// However a position is scrambled, it is either refused or can be played to its end.
#[test]
fn a_position_that_is_accepted_can_be_played() {
    let mut rng = fastrand::Rng::with_seed(5);
    let mut pool: Vec<Setup> = Vec::new();
    for seed in 0..6 {
        walk(digital(players(seed), seed), seed, |_, _, game, _| {
            if rng.u8(..12) == 0 {
                pool.push(Setup::from(game));
                pool.push(Setup::from(&game.seen_from(Some(A))));
            }
        });
    }
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..2500 {
        let mut setup = pool[rng.usize(..pool.len())].clone();
        let other = pool[rng.usize(..pool.len())]
            .position
            .clone()
            .expect("a position");
        let position = setup.position.as_mut().expect("a position");
        match rng.u8(..14) {
            0 => position.phase = other.phase,
            1 => position.trade = other.trade,
            2 => position.arriving = other.arriving,
            3 => position.due = other.due,
            4 => position.furnishing = other.furnishing,
            5 => position.robbed = other.robbed,
            6 => position.random = other.random,
            7 => position.display = other.display,
            8 => position.deck = other.deck,
            9 => position.table = other.table,
            10 => position.pope = other.pope,
            11 => position.active = other.active,
            12 => position.seats = other.seats,
            _ => position.turn = other.turn,
        }
        let Ok(game) = Game::try_from(&setup) else {
            refused += 1;
            continue;
        };
        accepted += 1;
        let mut playing = game;
        for _ in 0..25 {
            let Some(command) = crate::random::next(&playing, &mut rng) else {
                assert!(playing.is_over(), "nobody can decide: {setup:?}");
                break;
            };
            playing.play(&command).expect("a legal command");
            let again = Game::try_from(&Setup::from(&playing));
            assert_eq!(again.as_ref(), Ok(&playing), "{command:?}");
        }
    }
    assert!(accepted > 300 && refused > 300, "{accepted} {refused}");
}

#[test]
fn cards_that_lie_under_each_other_are_nobodys() {
    let mut position = prince::Position::of_players(3);
    position.table = vec![(card("H1"), under("H2")), (card("H2"), under("H1"))];
    for name in ["H1", "H2"] {
        assert_eq!(position.owner(card(name)), None, "{name}");
    }
    position.table.push((card("A1"), under("H1")));
    assert_eq!(position.owner(card("A1")), None);
    position.forget(card("H1"));
    assert_eq!(position.spot(card("H2")), Some(Spot::Aside));
    position.table = vec![(card("H1"), Spot::Before(B)), (card("A1"), under("H1"))];
    assert_eq!(position.owner(card("A1")), Some(B));
}
