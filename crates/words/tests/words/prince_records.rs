//! The notation of The Prince: what is written can be read back, as a decision and as a
//! whole game; typed text means what a player would mean; nonsense is refused with its
//! place.

use crate::board;

use prince::{
    Aim, Command, Correction, Decision, Event, Game, Lot, Phase, Place, Setup, Spot, Target,
};
use table::{
    Aside, Card, Entry, Eyes, Format, Kept, Level, Plays, Rewrites, Save, Seat, Session, Set,
    Temperament,
};
use words::prince::notation::{Wrong, completions, meanings, written};
use words::prince::record;

use crate::board::{A, B, Board, C, D, E, card, cards, names, on};
use crate::random::{digital, options, players, walk};

/// Returns the first meaning of a text in this position.
fn meant(game: &Game, text: &str) -> Command {
    let found = meanings(text, &names(game.player_count()), game, None);
    let first = found.first();
    first
        .unwrap_or_else(|| panic!("{text} means nothing"))
        .command
}

fn means(game: &Game, text: &str, seat: Seat, decision: Decision) {
    assert_eq!(meant(game, text), Command::new(seat, decision), "{text}");
}

#[test]
fn every_decision_is_read_as_it_is_written() {
    for seed in 0..6 {
        let names = names(players(seed));
        walk(
            digital(players(seed), seed),
            seed,
            |before, command, _, _| {
                let line = written(command, before);
                let found = meanings(&line, &names, before, None);
                assert_eq!(found[0].command, *command, "{line}");
                assert_eq!((found[0].is_legal, found[0].distance), (true, 0), "{line}");
            },
        );
    }
}

#[test]
fn decisions_are_typed_in_short() {
    let game = Board::new(4)
        .acquire()
        .display("O2 H1")
        .hand(A, "S1")
        .game();
    means(&game, "turn 2", A, Decision::TurnUp(1));
    means(&game, "t", A, Decision::TurnUp(0));
    means(&game, "spy", A, Decision::Spy);
    let mut game = game;
    game.play(&Command::new(A, Decision::TurnUp(0)))
        .expect("turned up");
    means(&game, "12", A, Decision::Bid(12));
    means(&game, "bid 12", A, Decision::Bid(12));
    means(&game, "p", A, Decision::Pass);
    means(&game, "ben passes", B, Decision::Pass);

    let board = Board::new(4).hand(A, "S1 Q1 B2 M1 R1 Y1 K3 K6");
    let board = board.before(B, "O2 A6").before(D, "H11");
    let game = board.clone().game();
    means(
        &game,
        "spy ben",
        A,
        Decision::Play(card("S1"), Aim::Seat(B)),
    );
    means(&game, "poison o2", A, Decision::Play(card("Q1"), on("O2")));
    means(
        &game,
        "poison camer",
        A,
        Decision::Play(card("Q1"), on("O2")),
    );
    means(&game, "bravo O2", A, Decision::Play(card("B2"), on("O2")));
    means(
        &game,
        "play b2 on o2",
        A,
        Decision::Play(card("B2"), on("O2")),
    );
    means(
        &game,
        "marry cl",
        A,
        Decision::Play(card("M1"), Aim::Seat(C)),
    );
    means(
        &game,
        "savonarola",
        A,
        Decision::Play(card("R1"), Aim::None),
    );
    means(&game, "simony", A, Decision::Play(card("Y1"), Aim::None));
    means(&game, "end", A, Decision::EndPlay);

    let game = board.seize().game();
    let seized = |with: &str| Decision::Seize(Target::Card(card("H11")), cards(with));
    means(&game, "seize h11 k3 k6", A, seized("K3 K6"));
    means(&game, "seize H11 with K3, K6", A, seized("K3 K6"));
    means(&game, "seize ceri vitelli alviano", A, seized("K3 K6"));
    means(&game, "seize H11", A, seized(""));
    means(
        &game,
        "seize base B K3",
        A,
        Decision::Seize(Target::Base(B), cards("K3")),
    );
    means(
        &game,
        "seize david K3",
        A,
        Decision::Seize(Target::Base(D), cards("K3")),
    );
    means(&game, "offer ben 20 for a6", A, {
        let give = Lot {
            money: 20,
            ..Lot::default()
        };
        let take = Lot {
            cards: cards("A6"),
            ..Lot::default()
        };
        Decision::Offer(B, give, take)
    });
    means(
        &game,
        "set clara money 70",
        C,
        Decision::Correct(Correction::Money(70)),
    );
    let lies = Correction::Lies(card("O2"), Spot::Under(Place::Holding(card("H11"))));
    means(&game, "set o2 under h11", A, Decision::Correct(lies));
    let base = Correction::Lies(card("O2"), Spot::Under(Place::Base(B)));
    means(&game, "ben: set o2 base", B, Decision::Correct(base));
    means(&game, "end", A, Decision::EndPhase);
    assert_eq!(
        written(&meant(&game, "ben: set o2 base"), &game),
        "B = O2 base"
    );
}

#[test]
fn a_table_types_the_result_of_an_auction_in_one_line() {
    let mut board = Board::new(4).acquire();
    board.position.random = None;
    let mut setup = board.setup();
    let position = setup.position.as_mut().expect("a position");
    position.display = vec![None, None, Some(Card::Hidden), Some(Card::Hidden)];
    position.deck = prince::rules::setup::Pile::Counted(58);
    let game = Game::try_from(&setup).expect("a position");
    means(&game, "O2 19 clara", C, Decision::Sold(2, card("O2"), 19));
    means(
        &game,
        "sold 4 O2 19 ben",
        B,
        Decision::Sold(3, card("O2"), 19),
    );
    means(&game, "david: o2 19", D, Decision::Sold(2, card("O2"), 19));
    means(&game, "S 5 ben", B, Decision::Sold(2, card("S1"), 5));
}

#[test]
fn votes_cardinals_and_offices_are_given_by_name() {
    let ballot = Phase::Ballot(prince::rules::state::Ballot::default());
    let game = Board::new(4).phase(ballot).game();
    means(
        &game,
        "vote anna 6 ben 6",
        A,
        Decision::Vote([6, 6, 0, 0, 0]),
    );
    means(
        &game,
        "clara: vote ben",
        C,
        Decision::Vote([0, 12, 0, 0, 0]),
    );
    let game = Board::new(4).phase(Phase::Cardinals).game();
    means(
        &game,
        "cardinals anna 2 ben 1 clara 1",
        A,
        Decision::Distribute([2, 1, 1, 0, 0]),
    );
    let game = Board::new(4)
        .phase(Phase::Offices)
        .before(A, "O2 O8")
        .game();
    let mut to = [Set::EMPTY; 5];
    to[1] = cards("O2 O8");
    means(&game, "assign o2 o8 ben", A, Decision::Assign(to));
    to[1] = cards("O2");
    to[2] = cards("O8");
    means(&game, "assign O2 ben, O8 clara", A, Decision::Assign(to));
}

#[test]
fn what_is_begun_is_completed() {
    let game = Board::new(4).seize().game();
    let complete = |text| completions(text, &names(4), &game);
    assert!(
        complete("sei").contains(&"seize".to_owned()),
        "{:?}",
        complete("sei")
    );
    assert!(complete("offer cl").contains(&"offer Clara".to_owned()));
    assert!(complete("x").is_empty());
}

/// Any command, legal or not, in a deck with strange names.
#[test]
fn whatever_a_log_holds_is_read_as_it_is_written() {
    let mut setup = Setup::tracked(names(5));
    let odd = [
        "A", "none", "x y", "\"", "12", "", "é", "@3", "K#;", "bid", "a", "b:c",
    ];
    for (card, id) in setup.edition.cards.iter_mut().zip(odd) {
        card.id = id.to_owned();
    }
    let game = Board::new(5).game();
    let decks = [setup.edition, game.edition().data().clone()];
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..4000 {
        let deck = rng.choice(&decks).expect("a deck");
        let command = anything(&mut rng);
        let line = words::prince::notation::written_with(&command, deck);
        let read = words::prince::notation::read(&line, deck);
        assert_eq!(read, Some(command), "{line}");
    }
}

fn any_card(rng: &mut fastrand::Rng) -> prince::CardId {
    let most = if rng.bool() { 12 } else { 96 };
    prince::CardId::try_from(rng.u8(..most)).expect("a card")
}

fn some_cards(rng: &mut fastrand::Rng) -> Set<prince::CardId> {
    (0..rng.u8(..4)).map(|_| any_card(rng)).collect()
}

fn anything(rng: &mut fastrand::Rng) -> Command {
    let seats = [A, B, C, D, E];
    let seat = seats[rng.usize(..5)];
    let other = seats[rng.usize(..5)];
    let one = any_card(rng);
    let set = some_cards(rng);
    let place = match rng.u8(..3) {
        0 => None,
        1 => Some(Place::Base(other)),
        _ => Some(Place::Holding(any_card(rng))),
    };
    let face = if rng.bool() {
        Card::Hidden
    } else {
        Card::Known(one)
    };
    let offices: [_; 5] = std::array::from_fn(|_| some_cards(rng));
    // A card can be given only once.
    let mut given = Set::EMPTY;
    let offices = offices.map(|cards| {
        let new = cards.minus(given);
        given = given.union(new);
        new
    });
    let lot = |rng: &mut fastrand::Rng| Lot {
        money: if rng.bool() { rng.u32(..) } else { 0 },
        cards: some_cards(rng),
        hidden: if rng.bool() { rng.u8(..) } else { 0 },
    };
    let spots = [
        Spot::Concealed,
        Spot::Auctioned,
        Spot::Arriving(other),
        Spot::Before(other),
        Spot::Under(Place::Base(other)),
        Spot::Under(Place::Holding(any_card(rng))),
        Spot::InPlay,
        Spot::Wedding(seat, other),
        Spot::Aside,
        Spot::Out,
    ];
    let corrections = [
        Correction::Money(rng.u32(..)),
        Correction::Cardinals(rng.u8(..)),
        Correction::Pope(rng.bool()),
        Correction::Skips(rng.u8(..)),
        Correction::Hidden(rng.u8(..)),
        Correction::Lies(one, spots[rng.usize(..spots.len())]),
    ];
    let aims = [Aim::None, Aim::Seat(other), Aim::Card(any_card(rng))];
    let target = if rng.bool() {
        Target::Base(other)
    } else {
        Target::Card(one)
    };
    let all = [
        Decision::Keep,
        Decision::Redeal,
        Decision::PayPatron,
        Decision::Decline,
        Decision::Place(one, place),
        Decision::Done,
        Decision::TurnUp(rng.u8(..)),
        Decision::Spy,
        Decision::Move(one, place),
        Decision::Bid(rng.u32(..)),
        Decision::Pass,
        Decision::Play(one, aims[rng.usize(..3)]),
        Decision::EndPlay,
        Decision::Doctor,
        Decision::NoDoctor,
        Decision::Give(rng.bool().then_some(other)),
        Decision::Judge(rng.bool()),
        Decision::Seize(target, set),
        Decision::EndPhase,
        Decision::Defend(set),
        Decision::Vote(std::array::from_fn(|_| {
            if rng.bool() { rng.u16(..) } else { 0 }
        })),
        Decision::Assign(offices),
        Decision::Shuffle,
        Decision::NoShuffle,
        Decision::Accuse,
        Decision::NoAccuse,
        Decision::Distribute(std::array::from_fn(
            |_| if rng.bool() { rng.u8(..) } else { 0 },
        )),
        Decision::Offer(other, lot(rng), lot(rng)),
        Decision::Accept,
        Decision::Refuse,
        Decision::Consent(rng.bool()),
        Decision::Turned(one),
        Decision::Sold(rng.u8(..), one, rng.u32(..)),
        Decision::Draw(face),
        Decision::Steal(face),
        Decision::Show(one),
        Decision::Dealt(offices),
        Decision::Correct(corrections[rng.usize(..corrections.len())]),
    ];
    Command::new(seat, all[rng.usize(..all.len())])
}

/// Asserts that a game is read back as it was written.
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
    for seed in 0..16 {
        let mut setup = match seed % 2 {
            0 => Setup::digital(names(players(seed)), seed),
            _ => Setup::tracked(names(players(seed))),
        };
        setup.options = options(seed);
        setup.pope = [A, B, C][usize::try_from(seed).expect("few") % 3];
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut session = Session::<Game>::new(setup).expect("a start");
        for _ in 0..900 {
            let bids = session.game().may_decide().first();
            let bids = bids.and_then(|seat| Some((seat, session.game().bids(seat)?)));
            if let Some((seat, (_, most))) = bids.filter(|_| rng.u8(..20) == 0) {
                let beyond = Command::new(seat, Decision::Bid(most + 7));
                session.play_anyway(beyond).expect("the table played it");
            } else if rng.u8(..60) == 0 {
                let counted = Decision::Correct(Correction::Money(rng.u32(..200)));
                let _ = session.play_noted(Command::new(A, counted), "counted");
            } else if rng.u8(..40) == 0 {
                // Most of these are impossible even as exceptions.
                let _ = session.play_anyway(anything(&mut rng));
            }
            let Some(command) = crate::random::next(session.game(), &mut rng) else {
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
        is_read_again(&Save::from_session(&session));
    }
    assert!(
        exceptions > 20 && corrections > 5,
        "{exceptions}, {corrections}"
    );
}

/// A log that makes no sense can still be written.
#[test]
fn a_log_of_anything_is_read_as_it_was_written() {
    let mut rng = fastrand::Rng::with_seed(5);
    for seed in 0..20 {
        let mut setup = Setup::tracked(names(3 + usize::try_from(seed).expect("few") % 3));
        setup.players[0].name = "x \"y\" [z] #".to_owned();
        setup.players[1].bot = Some(table::Level::STRONG);
        setup.players[2].colour = Some(table::Colour(E));
        if seed % 4 == 0 {
            setup.edition.cards[0].id = "none".to_owned();
            setup.edition.cards[1].power = 9;
        }
        let log = (0..30).map(|at| Entry {
            command: anything(&mut rng),
            gesture: 0,
            kept: (at % 5 == 0).then(|| Kept {
                rule: "A1".to_owned(),
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
        let mut save = Save::from_sheet(setup, std::collections::BTreeMap::new());
        save.sheet = None;
        save.cursor = usize::try_from(seed).expect("few");
        save.log = log;
        is_read_again(&save);
    }
}

#[test]
fn a_position_from_the_middle_is_read_as_it_was_written() {
    let board = Board::new(4).turn(3).hand(A, "K1 K2").before(B, "H1 O2");
    let setup = board.lay("O3", board::under("H1")).setup();
    let text = is_read_again(&Save::from_sheet(setup, std::collections::BTreeMap::new()));
    assert!(text.contains("[Start "), "{text}");
}

/// Hand-written text is read as intended, including what a table leaves out.
#[test]
fn a_game_is_written_by_hand() {
    let text = "\
[Game \"the-prince\"]
[Players \"Anna\", \"Ben Nevis\", \"Clara\"]
[Pope Ben]
[Options \"no-trade\", \"conclave 3\"]
[Bots \"C strong\"]
# the deal
Ben Nevis keeps ; three of a kind? no
C: keep
3. A keep
B done
C done
A done
Ben: O2 12 clara
C base
B end-play
B = money 90 ; counted again
B end
C bid 3 !
";
    let save = record::parse(text).unwrap_or_else(|error| panic!("{}", error.sentence()));
    let decisions: Vec<String> = save
        .log
        .iter()
        .map(|entry| written(&entry.command, &Board::new(3).game()))
        .collect();
    assert_eq!(
        decisions[6..],
        [
            "C sold 1 O2 12",
            "C place O2 base",
            "B end-play",
            "B = money 90",
            "B end-phase",
            "C bid 3"
        ]
    );
    assert_eq!(save.start.pope, B);
    assert!(!save.start.options.trade);
    assert_eq!(save.start.options.conclave_limit, 3);
    assert_eq!(save.log[0].note, "three of a kind? no");
    let kept = save.log[11].kept.as_ref().expect("an exception");
    assert_eq!(kept.rule, "A1");
    is_read_again(&save);
}

#[track_caller]
fn refused(text: &str, line: usize, column: usize) -> String {
    let text = format!("[Game the-prince]\n[Players Anna, Ben, Bea]\n{text}");
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
    let said = refused("A kep", 3, 3);
    assert!(said.contains("did you mean “keep”?"), "{said}");
    let said = refused("A keep\nZoe pass", 4, 1);
    assert!(said.contains("a player"), "{said}");
    refused("A bid", 3, 6);
    refused("A bid twelve", 3, 7);
    refused("A bid 99999999999999", 3, 7);
    refused("A place O1 nowhere", 3, 12);
    refused("A pass now", 3, 8);
    let said = refused("B pass\nBe pass", 4, 1);
    assert!(said.contains("B pass or C pass"), "{said}");
    refused("A vote B all", 3, 10);
    refused("[Poope A]", 3, 2);
    refused("[Options \"free-beer\"]", 3, 11);
    refused("[Pope \"Be\"]", 3, 8);
    let error = record::parse("[Game \"chess\"]").expect_err("another game");
    assert_eq!(
        error.wrong,
        Wrong::OtherGame {
            found: "chess".to_owned(),
            expected: "the-prince"
        }
    );
    assert!(record::parse("A pass").is_err());
}

/// Any text is either read or refused, and no reported place is outside of it.
#[test]
fn garbage_is_refused_without_trouble() {
    let mut setup = Setup::tracked(names(4));
    setup.options = options(1);
    let mut session = Session::<Game>::new(setup).expect("a start");
    let mut rng = fastrand::Rng::with_seed(9);
    for _ in 0..120 {
        if let Some(command) = crate::random::next(session.game(), &mut rng) {
            session.play(command).expect("legal");
        }
    }
    let text = record::print(&Save::from_session(&session));
    let signs: Vec<char> = "AO2 ;#!\"[]{}=,:?9é\u{feff}\n\\@".chars().collect();
    let mut read = 0;
    for _ in 0..600 {
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
                assert!(error.sentence().ends_with(['.', '?']));
            }
        }
    }
    assert!(read > 20, "{read}");
}

/// Anything typed in the palette is answered immediately.
#[test]
fn typing_nonsense_is_answered_at_once() {
    let game = Board::new(5)
        .seize()
        .hand(A, "K1 K2 K3")
        .before(B, "H1 O2")
        .game();
    let begun = std::time::Instant::now();
    for text in [
        "p p p p p p p p p p p p p p p p p p p p p p",
        "seize a a a a a a a a a a a a a a a a",
        "offer b pe pe pe pe pe pe for pi pi pi pi pi pi",
        "assign o o o o o o o o o o o o a b c d e",
        "vote a b c d e 1 2 3 4 5",
        "\"\"\"\" ;;;; ::::: !!!!! ====",
        "",
    ] {
        let found = meanings(text, &names(5), &game, None);
        assert!(found.len() < 1000, "{text}: {}", found.len());
        let _ = completions(text, &names(5), &game);
    }
    let took = begun.elapsed();
    assert!(took < std::time::Duration::from_secs(2), "{took:?}");
}

/// What one player has drawn, stolen or chosen is not in another player's copy.
#[test]
fn copied_entries_keep_secrets() {
    let mut game = Board::new(4).seize().hand(A, "K3").before(B, "A6");
    game.position.random = Some(3);
    let mut session = Session::<Game>::new(game.setup()).expect("a start");
    let seize = Decision::Seize(Target::Card(card("A6")), cards("K3"));
    session.play(Command::new(A, seize)).expect("legal");
    let hidden = record::print_entries(&session, 0..1, Eyes::Seat(B), |seat| seat != B);
    assert_eq!(hidden, "");
    let own = record::print_entries(&session, 0..1, Eyes::Seat(A), |seat| seat != A);
    assert!(own.contains("A seize A6 with K3"), "{own}");
    session
        .play(Command::new(B, Decision::Defend(Set::EMPTY)))
        .expect("legal");
    let open = record::print_entries(&session, 0..2, Eyes::Seat(B), |seat| seat != B);
    assert!(
        open.contains("1. A seize A6 with K3\n2. B defend none"),
        "{open}"
    );
}

/// The example in the documentation can be read, and so can every decision and value in its
/// tables.
#[test]
fn the_part_of_the_documentation_is_read() {
    let text = include_str!("../../../../docs/notation.md");
    let (_, text) = text.split_once("\n# The Prince\n").expect("the part");
    let game = text.split("```text\n").nth(1).expect("an example");
    let game = game.split("```").next().expect("its end");
    let save = record::parse(game).unwrap_or_else(|error| panic!("{}", error.sentence()));
    assert_eq!(save.log.len(), 12);
    let (_, entries) = text.split_once("## Entries").expect("the entries");
    let (tables, values) = entries.split_once("What can be set").expect("the values");
    let quoted = |text: &str| -> Vec<String> {
        let quoted = text.split('`').skip(1).step_by(2);
        quoted.map(str::to_owned).collect()
    };
    let mut phases = [
        Board::new(4).game(),
        Board::new(4).seize().game(),
        Board::new(4).acquire().display("O5 O6 O7").game(),
    ];
    phases[0]
        .play(&Command::new(A, Decision::EndPlay))
        .expect("legal");
    let is_read = |line: &str| {
        let read = |game| !meanings(line, &names(4), game, None).is_empty();
        assert!(phases.iter().any(read), "{line}");
    };
    let mut decisions = 0;
    for row in tables.lines().filter(|row| row.starts_with("| `")) {
        for cell in row.split('|') {
            for decision in quoted(cell) {
                is_read(&format!("A {decision}"));
                decisions += 1;
            }
        }
    }
    assert!(decisions > 50, "{decisions}");
    let values = values.split("In the palette").next().expect("the values");
    for value in quoted(values).iter().filter(|it| it.contains(' ')) {
        is_read(&format!("A = {value}"));
    }
}

fn sample(name: &str) -> Session<Game> {
    let path = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("saves")
        .join(name);
    let save = Save::<Game>::read(&path).expect("a sample can be read");
    is_read_again(&save);
    let session = save.into_session().expect("a legal start");
    assert_eq!(session.broken(), None);
    session
}

/// The sample evening contains everything a table may have to enter.
#[test]
fn the_sample_evening_is_played_to_its_end() {
    let session = sample("the-prince.ron");
    assert!(session.game().is_over() && !session.game().is_digital());
    let events = || (0..session.log().len()).flat_map(|at| session.events_of(at));
    type Happened<'a> = (&'a str, &'a dyn Fn(&Event) -> bool);
    let happened: [Happened<'_>; 7] = [
        ("a new hand", &|event| matches!(event, Event::Redealt(_))),
        ("a trade", &|event| matches!(event, Event::Traded(..))),
        ("a theft", &|event| matches!(event, Event::Stolen(..))),
        ("a seizure", &|event| {
            matches!(event, Event::Fought(_, _, true))
        }),
        ("a failed one", &|event| {
            matches!(event, Event::Fought(_, _, false))
        }),
        ("Simony", &|event| {
            matches!(event, Event::Judged(_, _, true))
        }),
        ("a Doctor", &|event| matches!(event, Event::Healed(..))),
    ];
    for (what, is_it) in happened {
        assert!(events().any(is_it), "{what}");
    }
    assert_eq!(
        session.log().iter().filter(|entry| entry.is_kept()).count(),
        1
    );
    let all = session.log().iter();
    let corrections = all.filter(|entry| entry.command.decision.is_correction());
    assert_eq!(corrections.count(), 1);
}

/// In a start, cards are given by their identifiers, according to the deck that precedes
/// them.
#[test]
fn a_position_is_typed_with_identifiers() {
    let session = sample("prince-position.ron");
    let game = session.game();
    assert_eq!(game.owner(card("A3")), Some(C));
    assert_eq!(game.spot(card("O2")), board::under("H1"));
    assert_eq!((game.votes(A), game.majority()), (26, 42));
    assert_eq!(game.cards_in_deck(), 60 - 25 - 6);
    let read = |text: &str| {
        let read = Format::Ron.value::<Setup>(text);
        read.map_err(|error| format!("{error:?}"))
    };
    let typed = "(players: [(), (), ()], position: (seats: [(), (), ()], table: [(\"H99\", Out)]))";
    assert!(read(typed).expect_err("no such card").contains("H99"));
    assert!(
        ron::from_str::<prince::CardId>("\"H1\"").is_err(),
        "in a start only"
    );
    // In another deck the same identifier is another card.
    let mut deck = game.edition().data().clone();
    deck.cards.swap(0, 1);
    let deck = ron::to_string(&deck).expect("it can be written");
    let position = "position: (seats: [(), (), ()], table: [(\"H1\", Before(B))])";
    let before = format!("(players: [(), (), ()], edition: {deck}, {position})");
    let typed = read(&before).expect("a start");
    let table = &typed.position.as_ref().expect("a position").table;
    assert_eq!(u8::from(table[0].0), 1);
    let after = format!("(players: [(), (), ()], {position}, edition: {deck})");
    assert!(
        read(&after)
            .expect_err("too late")
            .contains("DeckAfterCards")
    );
}

#[test]
fn house_rules_are_typed_above_the_log() {
    let typed = "[Game \"the-prince\"]\n[Players \"Anna\", \"Ben\", \"Clara\"]\n[Pope \"A\"]\n\
                 [Options \"turns 4\", \"elect-first\", \"ducats-for-point 20\", \"pope-points 12\"]\n";
    let save = record::parse(typed).expect("it is sound");
    let options = save.start.options;
    assert_eq!((options.turns, options.elects_first), (4, true));
    assert_eq!((options.points_of_pope, options.ducats_for_point), (12, 20));
    let game = Game::try_from(&save.start).expect("it can be played");
    assert_eq!(game.turns(), 4);
    let again = record::parse(&record::print(&save)).expect("it is sound");
    assert_eq!(again.start, save.start);
    let too_many = record::parse(&typed.replace("turns 4", "turns 9")).expect("it can be read");
    assert!(Game::try_from(&too_many.start).is_err());
}

#[test]
fn what_stands_before_the_first_entry_is_told_with_its_place() {
    let typed = "[Game \"the-prince\"]\n[Players \"Anna\", \"Ben\", \"Clara\"]\n* stop\n";
    let wrong = record::parse(typed).expect_err("nothing has been played");
    assert_eq!((wrong.line, wrong.wrong), (3, Wrong::NoEntryBefore));
    let typed = "[Game \"the-prince\"]\n[Players \"Anna\", \"Ben\", \"Clara\"]\n\
                 1. A keep\n* Ben is Klara\n* b juggles\n";
    let wrong = record::parse(typed).expect_err("nobody can do that");
    assert_eq!((wrong.line, wrong.column), (5, 5), "{wrong:?}");
}
