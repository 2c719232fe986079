//! Trade (X).

use prince::rules::state::Ballot;
use prince::{Decision, Event, Fact, Lot, Phase, Rule, Spot};
use table::Set;

use crate::board::{A, B, Board, C, D, Play as _, at_base, card, cards, under};

fn lot(money: u32, names: &str) -> Lot {
    Lot {
        money,
        cards: cards(names),
        hidden: 0,
    }
}

#[test]
fn x1_the_active_player_trades_and_in_the_election_all_do() {
    let something = Decision::Offer(B, lot(1, ""), lot(0, ""));
    let game = Board::new(4).game();
    assert!(
        game.allows(A, something) && game.allows(B, Decision::Offer(A, lot(1, ""), lot(0, "")))
    );
    let (rule, fact) = game.no(C, something);
    assert_eq!((rule, fact), (Rule::X1, Fact::NotWithActive));
    game.refuses(A, Decision::Offer(A, lot(1, ""), lot(0, "")), Rule::X1);
    let election = Board::new(4).phase(Phase::Ballot(Ballot::default())).game();
    assert!(election.allows(C, something));
    for phase in [Phase::Cardinals, Phase::Shuffle] {
        let game = Board::new(4).phase(phase).before(C, "O1").game();
        game.refuses(A, something, Rule::X1);
    }
    let without = Board::new(4)
        .options(|options| options.trade = false)
        .game();
    let (rule, fact) = without.no(A, something);
    assert_eq!((rule, fact), (Rule::X1, Fact::NoTrade));
    game.refuses(B, Decision::Accept, Rule::X1);
    // Nothing else happens while an offer awaits an answer.
    let mut game = game;
    game.go(A, something);
    game.refuses(A, Decision::EndPlay, Rule::T2);
    game.refuses(A, Decision::Accept, Rule::X1);
    let events = game.go(B, Decision::Refuse);
    assert_eq!(events, [Event::Refused(B)]);
    assert!(game.allows(A, Decision::EndPlay));
}

#[test]
fn x2_cards_but_holdings_are_for_sale() {
    let board = Board::new(4)
        .hand(A, "K1 S1")
        .before(A, "H1 A9")
        .before(B, "F1 O1")
        .lay("F2", under("H1"))
        .lay("O2", at_base(A));
    let mut game = board.game();
    for name in ["H1", "F2"] {
        let (rule, fact) = game.no(A, Decision::Offer(B, lot(0, name), lot(5, "")));
        assert_eq!((rule, fact), (Rule::X2, Fact::NotForSale(card(name))));
    }
    game.refuses(A, Decision::Offer(B, lot(0, "O1"), lot(5, "")), Rule::X2);
    game.refuses(A, Decision::Offer(B, lot(0, "K2"), lot(5, "")), Rule::X2);
    game.refuses(A, Decision::Offer(B, lot(101, ""), lot(0, "F1")), Rule::G2);
    game.refuses(A, Decision::Offer(B, lot(0, "K1"), lot(0, "K1")), Rule::X2);
    game.go(A, Decision::Offer(B, lot(7, "K1"), lot(0, "F1")));
    game.go(B, Decision::Accept);
    assert_eq!((game.money(A), game.money(B)), (93, 107));
    assert_eq!(game.hand(B).known(), cards("K1"));
    assert!(game.knows(A, card("K1")) && !game.knows(C, card("K1")));
    assert_eq!(game.arrival(), Some((A, card("F1"))));
    // An artist costs his fee.
    let mut game = board.clone().money(B, 6).game();
    game.go(A, Decision::Offer(B, lot(0, "A9"), lot(2, "")));
    let (rule, fact) = game.no(B, Decision::Accept);
    assert_eq!(
        (rule, fact),
        (Rule::X2, Fact::NotEnoughMoney { needed: 5, has: 4 })
    );
    let mut just = board.clone().money(B, 7).game();
    just.go(A, Decision::Offer(B, lot(0, "A9"), lot(2, "")));
    assert!(just.allows(B, Decision::Accept));
    let mut game = board.game();
    game.go(A, Decision::Offer(B, lot(0, "A9"), lot(2, "")));
    game.go(B, Decision::Accept);
    game.go(B, Decision::PayPatron);
    game.go(B, Decision::Place(card("A9"), None));
    assert_eq!((game.money(B), game.owner(card("A9"))), (93, Some(B)));
}

#[test]
fn x2_offices_are_sold_with_the_leave_of_the_pope() {
    let board = Board::new(4).active(B).before(B, "O1").before(A, "O2");
    let offer = Decision::Offer(C, lot(0, "O1"), lot(9, ""));
    let mut game = board.game();
    game.go(B, offer);
    game.go(C, Decision::Accept);
    assert_eq!(game.may_decide(), Set::only(A));
    game.refuses(B, Decision::Consent(true), Rule::X2);
    game.refuses(C, Decision::Accept, Rule::X1);
    let mut refused = game;
    refused.go(A, Decision::Consent(false));
    assert_eq!(
        (refused.owner(card("O1")), refused.money(C)),
        (Some(B), 100)
    );
    game.go(A, Decision::Consent(true));
    game.go(C, Decision::Place(card("O1"), None));
    assert_eq!(
        (game.spot(card("O1")), game.money(C)),
        (Spot::Before(C), 91)
    );
    // If the Pope is a partner, the Pope's consent is given.
    let mut game = board.game();
    game.go(B, Decision::Offer(A, lot(0, ""), lot(0, "O2")));
    game.go(A, Decision::Accept);
    assert_eq!(game.arrival(), Some((B, card("O2"))));
    // Cast votes cannot be sold.
    let mut election = board.phase(Phase::Ballot(Ballot::default())).game();
    assert!(election.allows(B, offer));
    election.go(C, Decision::Vote([0, 0, 12, 0, 0]));
    election.refuses(B, offer, Rule::X2);
}

#[test]
fn x2_what_a_partner_does_not_hold_is_found_out_by_the_partner_only() {
    let board = Board::new(4).hand(B, "K1");
    for wanted in ["K1", "K2"] {
        assert!(
            board
                .game()
                .allows(A, Decision::Offer(B, lot(9, ""), lot(0, wanted)))
        );
    }
    // An offer cannot ask for a card that is known to be elsewhere.
    let known = board.clone().hand(A, "K3").game();
    let (rule, fact) = known.no(A, Decision::Offer(B, lot(9, ""), lot(0, "K3")));
    assert_eq!((rule, fact), (Rule::X2, Fact::Elsewhere(card("K3"))));
    let mut game = board.game();
    game.go(A, Decision::Offer(B, lot(9, ""), lot(0, "K2")));
    game.refuses(B, Decision::Accept, Rule::X2);
    game.go(B, Decision::Refuse);
}

#[test]
fn x3_only_what_is_exchanged_on_the_spot_counts() {
    let game = Board::new(4).game();
    let (rule, fact) = game.no(A, Decision::Offer(B, Lot::default(), Lot::default()));
    assert_eq!((rule, fact), (Rule::X3, Fact::EmptyOffer));
    let mut game = game;
    game.go(A, Decision::Offer(D, lot(30, ""), lot(0, "")));
    let events = game.go(D, Decision::Accept);
    assert!(events.contains(&Event::Traded(A, D)));
    // D owes nothing in return.
    assert_eq!(
        (game.money(A), game.money(D), game.trade()),
        (70, 130, None)
    );
}
