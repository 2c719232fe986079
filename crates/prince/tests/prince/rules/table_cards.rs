//! Cards on the table (H).

use prince::{Decision, Event, Fact, Game, Phase, Place, Rule, Spot, Step, Target};
use table::Set;

use crate::board::{A, B, Board, C, Play as _, at_base, card, cards, under};

#[expect(
    clippy::unnecessary_wraps,
    reason = "cards are put somewhere or nowhere"
)]
fn at(name: &str) -> Option<Place> {
    Some(Place::Holding(card(name)))
}

/// These cards are on their way to A.
fn arriving(board: Board, names: &str) -> Board {
    let mut board = board.lay(names, Spot::Arriving(A));
    board.position.arriving = cards(names);
    let artists = cards(names).iter();
    board.position.due = artists
        .filter(|&artist| (cards("A1 A2 A3 A4 A5 A6 A7 A8 A9 A10")).contains(artist))
        .collect();
    board
}

#[test]
fn h1_a_card_arrives_under_an_own_holding_or_in_front() {
    let board = arriving(Board::new(3).before(A, "H1").before(B, "H2"), "O1");
    let game = board.game();
    for place in [None, at("H1"), Some(Place::Base(A))] {
        let mut game = board.game();
        game.go(A, Decision::Place(card("O1"), place));
        let spot = place.map_or(Spot::Before(A), Spot::Under);
        assert_eq!(game.spot(card("O1")), spot);
    }
    game.refuses(A, Decision::Place(card("O1"), at("H2")), Rule::H1);
    game.refuses(
        A,
        Decision::Place(card("O1"), Some(Place::Base(B))),
        Rule::H1,
    );
    game.refuses(A, Decision::Place(card("O2"), None), Rule::H1);
    game.refuses(B, Decision::Place(card("O1"), None), Rule::H1);
    Board::new(3)
        .game()
        .refuses(A, Decision::Place(card("O1"), None), Rule::H1);
    // With several cards: holdings, offices, artists, families, each in the order of the
    // deck.
    let mut game = arriving(Board::new(3), "F1 A2 O2 O1 H1").game();
    let mut order = Vec::new();
    while let Some((_, next)) = game.arrival() {
        order.push(game.edition().name(next));
        let decision = match game.is_due(next) {
            true => Decision::Decline,
            false => Decision::Place(next, None),
        };
        game.go(A, decision);
    }
    assert_eq!(order, ["O1", "O2", "A2", "F1"]);
    assert_eq!(game.spot(card("H1")), Spot::Before(A));
}

#[test]
fn h2_one_of_each_sort_lies_under_a_holding() {
    let board = Board::new(3).before(A, "H1").lay("O1 A1 F1", under("H1"));
    for name in ["O2", "F2"] {
        let game = arriving(board.clone(), name).game();
        let (rule, fact) = game.no(A, Decision::Place(card(name), at("H1")));
        assert_eq!(
            (rule, fact),
            (Rule::H2, Fact::Occupied(Place::Holding(card("H1"))))
        );
        assert!(game.allows(A, Decision::Place(card(name), Some(Place::Base(A)))));
    }
    // Without a free place it goes in front automatically.
    let full = arriving(board.lay("O3", at_base(A)), "O2").game();
    assert_eq!(full.spot(card("O2")), Spot::Before(A));
    let twice = Board::new(3)
        .before(A, "H1")
        .lay("O1 O2", under("H1"))
        .setup();
    let problems = Game::try_from(&twice).expect_err("two offices");
    assert_eq!(problems[0].violation.rule, Rule::H2);
}

#[test]
fn h3_a_holding_that_arrives_may_get_cards() {
    let board = Board::new(3)
        .before(A, "O1 O2 A1 F1")
        .before(B, "O3")
        .lay("O4", at_base(A));
    let mut game = arriving(board, "H1").game();
    assert_eq!(game.furnishing(), Some(card("H1")));
    game.refuses(A, Decision::Place(card("O1"), None), Rule::H3);
    game.refuses(A, Decision::Place(card("O3"), at("H1")), Rule::H3);
    game.refuses(A, Decision::Place(card("O4"), at("H1")), Rule::H3);
    game.go(A, Decision::Place(card("O1"), at("H1")));
    game.refuses(A, Decision::Place(card("O2"), at("H1")), Rule::H2);
    game.go(A, Decision::Place(card("F1"), at("H1")));
    game.refuses(B, Decision::Done, Rule::H3);
    game.go(A, Decision::Done);
    assert_eq!(game.spot(card("A1")), Spot::Before(A));
    assert_eq!(game.arrival(), None);
    game.refuses(A, Decision::Done, Rule::H3);
}

#[test]
fn h4_the_base_is_a_holding_that_stays() {
    let board = Board::new(3)
        .seize()
        .hand(A, "K8 K7")
        .lay("F1 O1", at_base(B));
    let mut game = board.game();
    assert_eq!(game.defence(Target::Base(B)), 4);
    game.go(A, Decision::Seize(Target::Base(B), cards("K8 K7")));
    game.go(B, Decision::Defend(Set::EMPTY));
    while let Some((seat, next)) = game.arrival() {
        game.go(seat, Decision::Place(next, None));
    }
    assert_eq!(game.owner_of(Place::Base(B)), Some(B));
    assert_eq!(game.laid(A), cards("F1 O1"));
    assert_eq!((game.income(B), game.score_now(B, false).holdings), (0, 0));
}

#[test]
fn h5_offices_and_artists_are_moved_in_the_own_phase() {
    let board = Board::new(3)
        .before(A, "H1 H2 O1")
        .lay("O2", under("H1"))
        .before(B, "O3");
    let mut game = board.game();
    game.go(A, Decision::Move(card("O1"), at("H1")));
    // On an occupied place the two swap.
    assert_eq!(game.spot(card("O2")), Spot::Before(A));
    game.go(A, Decision::Move(card("O2"), at("H2")));
    game.go(A, Decision::Move(card("O1"), at("H2")));
    assert_eq!(game.spot(card("O2")), under("H1"));
    game.go(A, Decision::Move(card("O2"), None));
    assert_eq!(game.spot(card("O2")), Spot::Before(A));
    game.refuses(A, Decision::Move(card("O2"), None), Rule::H5);
    game.refuses(A, Decision::Move(card("O3"), None), Rule::H5);
    game.refuses(
        A,
        Decision::Move(card("H1"), Some(Place::Base(A))),
        Rule::H5,
    );
    game.refuses(
        A,
        Decision::Move(card("O2"), Some(Place::Base(B))),
        Rule::H5,
    );
    game.refuses(
        B,
        Decision::Move(card("O3"), Some(Place::Base(B))),
        Rule::T2,
    );
}

#[test]
fn h6_a_family_stays_where_it_was_put() {
    let board = Board::new(3).before(A, "H1 F1 F2");
    let mut game = board.game();
    game.refuses(A, Decision::Move(card("F1"), None), Rule::H6);
    game.go(A, Decision::Move(card("F1"), at("H1")));
    assert_eq!(game.defence(Target::Card(card("H1"))), 4 + 1);
    for place in [None, Some(Place::Base(A))] {
        let (rule, fact) = game.no(A, Decision::Move(card("F1"), place));
        assert_eq!((rule, fact), (Rule::H6, Fact::Stays(card("F1"))));
    }
    game.refuses(A, Decision::Move(card("F2"), at("H1")), Rule::H2);
    assert_eq!(game.defence(Target::Card(card("F2"))), 1);
}

#[test]
fn h7_an_artist_costs_a_fee_or_is_set_aside() {
    let board = arriving(Board::new(3), "A1");
    let mut game = board.game();
    game.refuses(A, Decision::Place(card("A1"), None), Rule::H7);
    game.refuses(B, Decision::PayPatron, Rule::H7);
    let events = game.go(A, Decision::PayPatron);
    assert!(events.contains(&Event::Paid(A, 30, prince::Why::Patron(card("A1")))));
    game.refuses(A, Decision::PayPatron, Rule::H7);
    game.go(A, Decision::Place(card("A1"), None));
    assert_eq!(
        (game.money(A), game.spot(card("A1"))),
        (70, Spot::Before(A))
    );
    let mut game = board.game();
    game.go(A, Decision::Decline);
    assert_eq!((game.money(A), game.spot(card("A1"))), (100, Spot::Aside));
    let poor = board.money(A, 29).game();
    assert_eq!((poor.money(A), poor.spot(card("A1"))), (29, Spot::Aside));
    assert_eq!(poor.arrival(), None);
}

#[test]
fn h8_offices_give_income_and_votes_holdings_power_income_and_points() {
    let game = Board::new(3).before(B, "O1 H1").game();
    assert_eq!((game.income(B), game.votes(B)), (12 + 15, 12 + 3));
    assert_eq!(game.defence(Target::Card(card("H1"))), 4);
    assert_eq!(game.score_now(B, false).holdings, 3);
    let mut data = prince::EditionData::default();
    data.cards[0].votes = 2;
    data.cards[1].income = 100;
    let rules: Vec<Rule> = data.problems().iter().map(|bad| bad.rule()).collect();
    assert_eq!(rules, [Rule::H8, Rule::H8]);
}

#[test]
fn h9_a_holding_protects_from_seizure_and_not_from_death() {
    let board = Board::new(3)
        .before(B, "H1")
        .lay("O1 A1", under("H1"))
        .hand(A, "B1 K8");
    let seizing = board.clone().seize().game();
    for name in ["O1", "A1"] {
        let (rule, fact) = seizing.no(A, Decision::Seize(Target::Card(card(name)), cards("K8")));
        assert_eq!((rule, fact), (Rule::H9, Fact::IsProtected(card(name))));
    }
    let mut game = board
        .phase(Phase::Step(Step::Play))
        .active(C)
        .pope(B)
        .hand(C, "B1")
        .hand(A, "");
    game = game.received(&[], &[]);
    let mut game = game.game();
    game.go(C, Decision::Play(card("B1"), crate::board::on("O1")));
    assert_eq!(game.spot(card("O1")), Spot::Aside);
}
