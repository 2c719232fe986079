//! The auction and the Spy on the display (A).

use prince::{Decision, Event, Fact, Game, Phase, Rule, Spot, Step};
use table::{Card, Set};

use crate::board::{A, B, Board, C, D, Play as _, card, cards};

fn auction(board: Board) -> Game {
    let mut game = board.game();
    game.go(A, Decision::TurnUp(0));
    game
}

fn of_four(display: &str) -> Board {
    Board::new(4).acquire().display(display)
}

#[test]
fn a1_bids_go_round_and_each_is_higher() {
    let mut game = auction(of_four("K1 H1"));
    assert_eq!(
        game.may_decide(),
        Set::only(A),
        "the active player is first"
    );
    let (rule, fact) = game.no(A, Decision::Bid(0));
    assert_eq!(
        (rule, fact),
        (Rule::A1, Fact::BidTooLow { bid: 0, least: 1 })
    );
    game.refuses(B, Decision::Bid(1), Rule::A1);
    game.go(A, Decision::Bid(4));
    game.refuses(B, Decision::Bid(4), Rule::A1);
    game.go(B, Decision::Bid(5));
    assert_eq!(game.may_decide(), Set::only(C));
    let board = of_four("K1 H1").game();
    board.refuses(A, Decision::Bid(1), Rule::A1);
    board.refuses(A, Decision::TurnUp(7), Rule::A1);
    board.refuses(B, Decision::TurnUp(0), Rule::A1);
}

#[test]
fn a2_no_bid_is_above_the_money() {
    let mut game = auction(of_four("K1 H1").money(A, 7).money(B, 3));
    let (rule, fact) = game.no(A, Decision::Bid(8));
    assert_eq!(
        (rule, fact),
        (Rule::A2, Fact::NotEnoughMoney { needed: 8, has: 7 })
    );
    assert_eq!(game.bids(A), Some((1, 7)));
    let events = game.go(A, Decision::Bid(3));
    // A player who cannot bid passes.
    assert!(events.contains(&Event::PassedOver(B)));
    assert_eq!(game.may_decide(), Set::only(C));
}

#[test]
fn a3_who_passed_is_out() {
    let mut game = auction(of_four("K1 H1"));
    game.go(A, Decision::Pass);
    game.go(B, Decision::Bid(1));
    game.refuses(A, Decision::Bid(2), Rule::A3);
    game.refuses(A, Decision::Pass, Rule::A3);
    game.go(C, Decision::Bid(2));
    game.go(D, Decision::Pass);
    assert_eq!(game.may_decide(), Set::only(B), "A is not asked again");
}

#[test]
fn a4_the_last_bidder_pays_and_receives() {
    let mut game = auction(of_four("K1 H1"));
    for seat in [A, B, C] {
        game.go(seat, Decision::Pass);
    }
    // The last player asked may bid 1, too.
    let events = game.go(D, Decision::Bid(1));
    assert!(events.contains(&Event::Sold(D, card("K1"), 1)));
    assert_eq!((game.money(D), game.hand(D).known()), (99, cards("K1")));
    assert!(game.open_cards(D).contains(card("K1")), "all have seen it");
    let game = of_four("K1 H1").game();
    game.refuses(A, Decision::Sold(0, card("K1"), 3), Rule::A4);
}

#[test]
fn a5_if_all_pass_the_active_player_has_it_for_nothing() {
    let mut game = auction(of_four("O1 H1"));
    for seat in [A, B, C] {
        game.go(seat, Decision::Pass);
    }
    let events = game.go(D, Decision::Pass);
    assert!(events.contains(&Event::Sold(A, card("O1"), 0)));
    assert_eq!(game.money(A), 100);
    game.refuses(A, Decision::Decline, Rule::H7);
    let table = of_four("K1 H1").game().seen_from(None);
    table.refuses(B, Decision::Sold(0, card("K1"), 0), Rule::A5);
    assert!(table.allows(A, Decision::Sold(0, card("K1"), 0)));
}

#[test]
fn a6_a_table_card_is_played_at_once_and_an_artist_costs_the_fee_on_top() {
    let won = |money| {
        let mut game = auction(of_four("A2 H1").money(B, money));
        game.go(A, Decision::Pass);
        game.go(B, Decision::Bid(20));
        game.go(C, Decision::Pass);
        game.go(D, Decision::Pass);
        game
    };
    let mut game = won(100);
    assert_eq!(game.arrival(), Some((B, card("A2"))));
    game.refuses(A, Decision::EndPlay, Rule::T2);
    game.go(B, Decision::PayPatron);
    assert_eq!(game.money(B), 100 - 20 - 25);
    // Even if the fee is not paid, the bid is lost.
    let game = won(44);
    assert_eq!((game.money(B), game.spot(card("A2"))), (24, Spot::Aside));
}

#[test]
fn a7_a_spy_gets_a_card_of_the_display_for_nothing() {
    let mut game = of_four("K1").hand(A, "S1").game();
    let events = game.go(A, Decision::Spy);
    assert!(events.contains(&Event::Received(A, Card::Known(card("K1")))));
    assert_eq!(game.hand(A).known(), cards("K1"));
    assert_eq!(game.spot(card("S1")), Spot::Out);
    assert_eq!(
        (game.money(A), game.phase()),
        (100, &Phase::Step(Step::Play))
    );
    assert!(!game.open_cards(A).contains(card("K1")));
    // An artist costs his fee.
    let mut game = of_four("A2").hand(A, "S1").game();
    game.go(A, Decision::Spy);
    game.go(A, Decision::PayPatron);
    assert_eq!(game.money(A), 75);
    let (rule, fact) = of_four("K1").hand(A, "K2").game().no(A, Decision::Spy);
    assert_eq!(rule, Rule::A7);
    assert_eq!(fact, Fact::NoneInHand(prince::CardType::Spy));
    Board::new(4)
        .hand(A, "S1")
        .game()
        .refuses(A, Decision::Spy, Rule::A7);
    let silenced = of_four("K1").hand(A, "S1").lay("R1", Spot::InPlay).game();
    silenced.refuses(A, Decision::Spy, Rule::C8);
    // If nobody deals, the card is entered.
    let mut table = of_four("K1 K2").hand(A, "S1").game().seen_from(Some(A));
    table.go(A, Decision::Spy);
    table.refuses(A, Decision::Draw(Card::Known(card("S1"))), Rule::A7);
    table.go(A, Decision::Draw(Card::Known(card("K2"))));
    assert_eq!((table.hand(A).known(), table.displayed()), (cards("K2"), 1));
}
