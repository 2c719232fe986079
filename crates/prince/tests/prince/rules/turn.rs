//! The order of a turn, income and points (T, I, V).

use prince::rules::state::Ballot;
use prince::{
    Aim, Decision, EditionData, Event, Fact, Game, Phase, Place, Rule, Setup, Spot, Step,
};
use table::Set;

use crate::board::{A, B, Board, C, D, Play as _, card, cards, names, on};

fn seizing() -> Phase {
    Phase::Step(Step::Seize { tried: false })
}

#[test]
fn t1_phases_go_clockwise_until_the_display_is_empty() {
    let mut game = Board::new(3).seize().display("H1 K1").game();
    game.go(A, Decision::EndPhase);
    assert_eq!(game.active(), Some(B));
    assert_eq!(game.phase(), &Phase::Step(Step::Acquire));
    game.refuses(A, Decision::TurnUp(0), Rule::A1);
    // The phase in which the last card is taken is finished.
    let mut game = Board::new(3).acquire().display("K1").game();
    game.go(A, Decision::TurnUp(0));
    for seat in [A, B, C] {
        game.go(seat, Decision::Pass);
    }
    assert_eq!(game.displayed(), 0);
    game.go(A, Decision::EndPlay);
    game.go(A, Decision::EndPhase);
    assert!(matches!(game.phase(), Phase::Ballot(_)));
}

#[test]
fn t2_the_steps_come_in_their_order() {
    let mut game = Board::new(3)
        .acquire()
        .hand(A, "K1 R1")
        .before(A, "O1 H1")
        .game();
    game.refuses(A, Decision::EndPlay, Rule::T2);
    game.refuses(A, Decision::EndPhase, Rule::T2);
    let to_holding = Decision::Move(card("O1"), Some(Place::Holding(card("H1"))));
    assert!(game.allows(A, to_holding));
    game.go(A, Decision::TurnUp(0));
    // Not in an auction.
    game.refuses(A, to_holding, Rule::T2);
    // After an attempt as well.
    let tried = Phase::Step(Step::Seize { tried: true });
    let after = Board::new(3).phase(tried).before(A, "O1 H1").game();
    assert!(after.allows(A, to_holding));
    let mut game = Board::new(3).game();
    game.refuses(A, Decision::TurnUp(0), Rule::A1);
    game.refuses(A, Decision::EndPhase, Rule::T2);
    game.refuses(B, Decision::EndPlay, Rule::T2);
    game.go(A, Decision::EndPlay);
    game.refuses(A, Decision::EndPlay, Rule::T2);
    game.go(A, Decision::EndPhase);
    assert_eq!(game.active(), Some(B));
}

#[test]
fn t3_income_then_election_then_points_then_what_still_lies_goes_out() {
    let mut board = Board::new(3)
        .phase(seizing())
        .before(B, "H1")
        .lay("M1", Spot::Wedding(A, B))
        .lay("R1", Spot::InPlay);
    board = board.display("");
    let mut game = board.game();
    let events = game.go(A, Decision::EndPhase);
    assert!(events.contains(&Event::Earned(B, 15, prince::Why::Income)));
    assert!(game.savonarola_lies() && game.spouses(A).contains(B));
    assert_eq!(game.points(B), 0);
    game.go(A, Decision::Vote([12, 0, 0, 0, 0]));
    game.go(B, Decision::Vote([12, 0, 0, 0, 0]));
    let events = game.go(C, Decision::Vote([12, 0, 0, 0, 0]));
    let at = |wanted: Event| events.iter().position(|event| *event == wanted);
    let out = at(Event::WentOut(card("M1"))).expect("the marriage goes out");
    assert!(at(Event::Elected(A, false)) < Some(out));
    assert_eq!(game.spot(card("R1")), Spot::Out);
    assert_eq!(game.points(B), 11 + 3);
    assert_eq!(game.turn(), 3);
    // After turn 3 the game ends with the points.
    let mut last = Board::new(3)
        .turn(3)
        .phase(Phase::Ballot(Ballot::default()))
        .game();
    for seat in [A, B, C] {
        last.go(seat, Decision::Vote([12, 0, 0, 0, 0]));
    }
    assert!(last.is_over() && last.points(A) == 20);
}

#[test]
fn t4_a_new_turn_shuffles_draws_pays_and_displays() {
    let board = Board::new(3)
        .turn(1)
        .phase(Phase::Ballot(Ballot::default()))
        .money(B, 0)
        .lay("K1 K2 O1", Spot::Aside);
    let mut setup = board.display("").setup();
    let position = setup.position.as_mut().expect("a position");
    position.seats[0].money = 10;
    position.shuffled = true;
    position.got_office = Set::only(B);
    position.got_cardinal = Set::only(C);
    let mut game = Game::try_from(&setup).expect("a game");
    let deck = game.cards_in_deck();
    for seat in [A, B] {
        game.go(seat, Decision::Vote([12, 0, 0, 0, 0]));
    }
    let events = game.go(C, Decision::Vote([12, 0, 0, 0, 0]));
    assert!(events.contains(&Event::Reshuffled(3)));
    assert_eq!(game.cards_at(Spot::Aside).count(), 0);
    assert!(!game.has_shuffled() && game.received() == (Set::EMPTY, Set::EMPTY));
    while game.arrival().is_some() {
        // Before the 35 D there is no money for patrons.
        assert!(game.money(B) == 0 && game.money(A) == 10);
        let command = game.legal().into_iter().next_back().expect("a way");
        game.play(&command).expect("legal");
    }
    assert_eq!((game.money(A), game.money(B)), (45, 35));
    assert_eq!(game.cards_in_deck(), deck + 3 - 3 - 12);
    assert_eq!(game.displayed(), 12);
    // A real table enters what was drawn.
    let mut position = Board::new(3).phase(Phase::Drawing(A)).display("").setup();
    let typed = position.position.as_mut().expect("a position");
    typed.random = None;
    typed.deck = prince::rules::setup::Pile::Counted(60);
    let mut table = Game::try_from(&position).expect("a table");
    table.refuses(B, Decision::Draw(table::Card::Hidden), Rule::T4);
    table.go(A, Decision::Draw(table::Card::Hidden));
    assert_eq!(table.hand(A).hidden(), 1);
    table.go(B, Decision::Draw(table::Card::Known(card("H1"))));
    assert_eq!(table.spot(card("H1")), Spot::Before(B));
    table.refuses(C, Decision::Draw(table::Card::Known(card("H1"))), Rule::T4);
}

#[test]
fn t5_a_deck_that_is_too_small_is_refused_for_so_many() {
    let mut data = EditionData::default();
    data.cards.retain(|card| card.id != "Y");
    let mut setup = Setup::tracked(names(3));
    setup.edition = data.clone();
    assert!(
        Game::try_from(&setup).is_ok(),
        "58 cards are enough for three"
    );
    let mut setup = Setup::tracked(names(4));
    setup.edition = data.clone();
    let problems = Game::try_from(&setup).expect_err("too few");
    assert_eq!(problems[0].violation.rule, Rule::T5);
    let fact = Fact::DeckTooSmall {
        found: 58,
        needed: 60,
    };
    assert_eq!(problems[0].violation.fact, fact);
    data.cards.retain(|card| card.id != "B");
    assert_eq!(data.problems().len(), 1);
    assert_eq!(data.problems()[0].rule(), Rule::T5);
}

#[test]
fn i1_income_is_that_of_holdings_and_offices_wherever_they_lie() {
    let board = Board::new(3)
        .before(B, "H1 O1 A1 F1")
        .lay("O2", crate::board::under("H1"));
    let game = board.game();
    assert_eq!(game.income(B), 15 + 12 + 10);
    assert_eq!(game.income(A), 0, "a base gives none");
}

#[test]
fn v1_points_are_for_money_the_pope_and_cards() {
    let game = Board::new(3).money(B, 39).before(B, "H1 A1 O1").game();
    let score = game.score_now(B, true);
    assert_eq!((score.money, score.pope), (3, 10));
    assert_eq!((score.holdings, score.artists, score.offices), (3, 6, 0));
    assert_eq!(game.score_now(B, false).pope, 0);
}

#[test]
fn v2_the_most_points_win_and_equal_ones_share() {
    let mut board = Board::new(4).turn(3).phase(Phase::Over);
    for (at, points) in [10, 30, 30, 5].into_iter().enumerate() {
        board.position.seats[at].scores[1].money = points;
    }
    let game = board.game();
    let ranking: Vec<_> = game.ranking().iter().map(|it| (it.seat, it.rank)).collect();
    assert_eq!(ranking, [(B, 1), (C, 1), (A, 3), (D, 4)]);
    assert_eq!(game.may_decide(), Set::EMPTY);
    game.refuses(A, Decision::Keep, Rule::G1);
}

#[test]
fn p6_the_pope_may_acquire_offices_later() {
    let mut game = Board::new(3)
        .acquire()
        .display("O1 K1")
        .hand(A, "B1")
        .game();
    game.go(A, Decision::TurnUp(0));
    game.go(A, Decision::Bid(1));
    game.go(B, Decision::Pass);
    game.go(C, Decision::Pass);
    game.go(A, Decision::Place(card("O1"), None));
    assert_eq!(game.laid(A), cards("O1"));
    game.refuses(A, Decision::Play(card("B1"), Aim::None), Rule::C12);
    game.refuses(A, Decision::Play(card("B1"), on("H1")), Rule::C4);
}
