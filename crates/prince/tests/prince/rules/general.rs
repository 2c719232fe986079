//! General rules and the setup (G, S).

use prince::rules::state::Ballot;
use prince::{Decision, Event, Fact, Game, Phase, Rule, Setup, Spot, Step};
use table::{Card, Game as _, Item as _, Seat, Set};

use crate::board::{A, B, Board, C, D, Play as _, at_base, card, cards, names};
use crate::random::{digital, walk};

#[test]
fn g1_three_to_five_play_three_turns() {
    for players in [0, 1, 2, 6] {
        let six = ["A", "B", "C", "D", "E", "F"];
        let problems = Game::try_from(&Setup::tracked(six[..players].iter().copied()));
        let problems = problems.expect_err("too few or too many");
        assert_eq!(problems[0].violation.rule, Rule::G1);
        assert_eq!(problems[0].violation.fact, Fact::WrongPlayers(players));
    }
    let mut elections = 0;
    let end = walk(digital(3, 8), 8, |_, _, _, events| {
        let elected = |event: &&Event| matches!(event, Event::Elected(..));
        elections += events.iter().filter(elected).count();
    });
    assert_eq!((elections, end.turn()), (3, 3));
    Board::new(3).game().refuses(D, Decision::EndPlay, Rule::G1);
}

#[test]
fn g2_nobody_goes_into_debt() {
    // The fee of Raphael is 25.
    let game = |money| {
        let mut game = Board::new(3)
            .acquire()
            .display("A2 H1")
            .money(A, money)
            .game();
        game.go(A, Decision::TurnUp(0));
        for seat in [A, B, C] {
            if game.may_decide().contains(seat) {
                game.go(seat, Decision::Pass);
            }
        }
        game
    };
    let mut rich = game(25);
    rich.go(A, Decision::PayPatron);
    assert_eq!(rich.money(A), 0);
    let poor = game(24);
    assert_eq!((poor.money(A), poor.spot(card("A2"))), (24, Spot::Aside));
    let broke = Board::new(3)
        .seize()
        .hand(A, "K1")
        .money(A, 4)
        .before(B, "F1")
        .game();
    let target = prince::Target::Card(card("F1"));
    let (_, fact) = broke.no(A, Decision::Seize(target, cards("K1")));
    assert_eq!(fact, Fact::NotEnoughMoney { needed: 5, has: 4 });
}

#[test]
fn g3_hiding_money_is_for_the_screen_only() {
    let hidden = Board::new(3)
        .options(|options| options.hide_money = true)
        .game();
    let open = Board::new(3).game();
    assert!(hidden.options().hide_money && !open.options().hide_money);
    for seat in [A, B, C] {
        assert_eq!(hidden.seen_from(Some(seat)).money(B), open.money(B));
    }
}

#[test]
fn g4_the_number_of_cards_is_known_and_nothing_else() {
    let game = Board::new(3).hand(B, "K1 S1").game();
    let seen = game.seen_from(Some(A));
    assert_eq!((seen.hand(B).len(), seen.hand(B).known()), (2, Set::EMPTY));
    game.refuses(B, Decision::Show(card("K1")), Rule::G4);
    // At a real table players may say what they hold.
    let mut table = Game::try_from(&Setup::tracked(names(3))).expect("a start");
    table.go(B, Decision::Show(card("K1")));
    assert_eq!(table.hand(B).known(), cards("K1"));
    table.refuses(C, Decision::Show(card("K1")), Rule::G4);
}

#[test]
fn g5_table_cards_are_not_played_from_the_hand() {
    let mut setup = Board::new(3).setup();
    let position = setup.position.as_mut().expect("a position");
    position.seats[0].hand = Vec::new();
    let game = Game::try_from(&Board::new(3).hand(A, "K1").setup()).expect("a game");
    game.refuses(A, Decision::Play(card("H1"), prince::Aim::None), Rule::G5);
    let mut bought = Board::new(3).acquire().display("O1 K1").game();
    bought.go(A, Decision::TurnUp(0));
    for seat in [A, B, C] {
        bought.go(seat, Decision::Pass);
    }
    assert_eq!(bought.arrival(), Some((A, card("O1"))));
}

#[test]
fn g6_every_card_is_in_one_place() {
    let mut board = Board::new(3);
    board = board.before(B, "H1");
    let mut setup = board.setup();
    let position = setup.position.as_mut().expect("a position");
    position.table.push((card("H1"), Spot::Before(C)));
    let problems = Game::try_from(&setup).expect_err("a card twice");
    assert_eq!(problems[0].violation.rule, Rule::G6);
    assert_eq!(problems[0].violation.fact, Fact::CardTwice(card("H1")));
    // Used condottieri, killed offices and unpaid artists come back; others do not.
    let mut game = Board::new(3).active(B).hand(B, "B1").before(C, "O1").game();
    game.go(B, Decision::Play(card("B1"), crate::board::on("O1")));
    assert_eq!(game.spot(card("O1")), Spot::Aside);
    assert_eq!(game.spot(card("B1")), Spot::Out);
}

#[test]
fn g7_several_are_asked_clockwise_from_the_pope() {
    let board = Board::new(4)
        .pope(C)
        .phase(Phase::OpenBallot(Ballot::default()));
    let mut game = board.game();
    for seat in [C, D, A] {
        assert_eq!(game.may_decide(), Set::only(seat));
        game.go(seat, Decision::Vote([0, 0, 12, 0, 0]));
    }
    let game = Board::new(4)
        .pope(C)
        .phase(Phase::OpenBallot(Ballot::default()))
        .game();
    game.refuses(A, Decision::Vote([12, 0, 0, 0, 0]), Rule::E4);
    let mut start = Setup::digital(names(4), 3);
    start.pope = C;
    let start = Game::try_from(&start).expect("a start");
    assert_eq!(start.may_decide(), Set::only(C));
}

#[test]
fn g8_the_same_number_gives_the_same_game() {
    let one = Game::try_from(&Setup::digital(names(4), 77)).expect("a start");
    let same = Game::try_from(&Setup::digital(names(4), 77)).expect("a start");
    let other = Game::try_from(&Setup::digital(names(4), 78)).expect("a start");
    assert_eq!(one, same);
    assert_ne!(one, other);
    // Always these cards: a crate's shuffle may change, but saves may not.
    let names: Vec<String> = one
        .hand(A)
        .known()
        .iter()
        .map(|card| one.edition().name(card))
        .collect();
    assert_eq!(names.join(" "), "O3 F5 K4 S1");
    assert!(one.is_digital() && !one.seen_from(Some(A)).is_digital());
}

#[test]
fn s1_everybody_begins_with_a_base_a_hundred_ducats_and_four_cardinals() {
    let game = Game::try_from(&Setup::tracked(names(5))).expect("a start");
    for seat in game.seats() {
        assert_eq!((game.money(seat), game.cardinals(seat)), (100, 4));
        assert_eq!(game.defence(prince::Target::Base(seat)), 3);
        assert_eq!((game.income(seat), game.points(seat)), (0, 0));
    }
}

#[test]
fn s2_the_table_says_who_is_pope() {
    let mut setup = Setup::tracked(names(3));
    setup.pope = C;
    let game = Game::try_from(&setup).expect("a start");
    assert_eq!(game.pope(), C);
    setup.pope = D;
    let problems = Game::try_from(&setup).expect_err("nobody sits there");
    assert_eq!(problems[0].violation.rule, Rule::S2);
}

#[test]
fn s3_three_get_five_cards_each_and_more_get_four() {
    for (players, size) in [(3, 5), (4, 4), (5, 4)] {
        for setup in [
            Setup::tracked(names(players)),
            Setup::digital(names(players), 4),
        ] {
            let game = Game::try_from(&setup).expect("a start");
            for seat in game.seats() {
                assert_eq!(game.hand(seat).len(), size);
            }
            assert_eq!(game.cards_in_deck(), 60 - players * size);
        }
    }
}

#[test]
fn s4_three_alike_may_be_given_back_for_a_new_hand() {
    let deal = |hand: &str| Board::new(4).turn(1).hand(A, hand).phase(Phase::Redeal(A));
    let mut game = deal("K1 K2 K3 S1").game();
    game.refuses(B, Decision::Keep, Rule::S4);
    game.go(A, Decision::Redeal);
    assert_eq!(game.hand(A).len(), 4);
    // The same player is asked again.
    assert_eq!(game.may_decide(), Set::only(A));
    let (rule, fact) = deal("K1 K2 S1 S2").game().no(A, Decision::Redeal);
    let needed = Fact::NotAlike {
        found: 2,
        needed: 3,
    };
    assert_eq!((rule, fact), (Rule::S4, needed));
    // Both kinds of Death are one type.
    assert!(deal("B1 B2 Q1 S1").game().allows(A, Decision::Redeal));
    assert!(!deal("D1 M1 R1 Y1").game().allows(A, Decision::Redeal));
    // For an unknown hand, the player's word is accepted.
    let table = Game::try_from(&Setup::tracked(names(3))).expect("a start");
    assert!(table.allows(A, Decision::Redeal));
    game.go(A, Decision::Keep);
    assert_eq!(game.may_decide(), Set::only(B));
}

#[test]
fn s5_table_cards_dealt_are_laid_down_clockwise_from_the_pope() {
    let board = Board::new(3)
        .turn(1)
        .pope(B)
        .hand(A, "H1 O1")
        .hand(B, "O2 K1")
        .hand(C, "F1");
    let mut game = board.phase(Phase::Redeal(A)).game();
    game.go(A, Decision::Keep);
    assert_eq!(game.arrival(), Some((B, card("O2"))));
    assert_eq!(game.hand(A).known(), cards("H1 O1"), "not before B is done");
    game.refuses(A, Decision::Place(card("O1"), None), Rule::H1);
    game.go(B, Decision::Place(card("O2"), None));
    assert_eq!(game.arrival(), Some((C, card("F1"))));
    game.go(C, Decision::Place(card("F1"), None));
    assert_eq!(game.spot(card("H1")), Spot::Before(A));
    assert_eq!(game.hand(B).known(), cards("K1"));
    // A real table enters what is laid down.
    let mut table = Game::try_from(&Setup::tracked(names(3))).expect("a start");
    table.refuses(A, Decision::Done, Rule::H3);
    for seat in [A, B, C] {
        table.go(seat, Decision::Keep);
    }
    table.refuses(B, Decision::Done, Rule::S5);
    table.go(A, Decision::Show(card("O1")));
    table.go(A, Decision::Place(card("O1"), Some(prince::Place::Base(A))));
    assert_eq!(table.spot(card("O1")), at_base(A));
    table.go(A, Decision::Done);
    assert_eq!(table.hand(A).hidden(), 4);
    table.refuses(A, Decision::Show(card("O2")), Rule::G5);
}

#[test]
fn s6_twelve_cards_are_displayed_or_ten_with_five() {
    for (players, size) in [(3, 12), (4, 12), (5, 10)] {
        let mut game = Game::try_from(&Setup::tracked(names(players))).expect("a start");
        let seats: Vec<Seat> = game.seats().collect();
        for decision in [Decision::Keep, Decision::Done] {
            for &seat in &seats {
                game.go(seat, decision);
            }
        }
        assert_eq!(game.displayed(), size);
        assert!(game.display().all(|(_, card)| card == Card::Hidden));
        assert_eq!(game.phase(), &Phase::Step(Step::Acquire));
        let beyond = u8::try_from(size).expect("few");
        game.refuses(A, Decision::TurnUp(beyond), Rule::A1);
    }
}

#[test]
fn the_trait_tells_the_same() {
    let game = Board::new(3).game();
    assert_eq!(<Game as table::Game>::may_decide(&game), game.may_decide());
    assert_eq!(game.chapter(), 2);
    assert_eq!(Game::ID, "the-prince");
    assert!(Seat::ALL.len() == 5 && !Game::is_over(&game));
}
