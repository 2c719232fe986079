//! Seizing (Z).

use prince::{Decision, Event, Fact, Game, Phase, Place, Rule, Spot, Step, Target};
use table::{Seat, Set};

use crate::board::{A, B, Board, C, Play as _, at_base, card, cards, under};

fn on(name: &str) -> Target {
    Target::Card(card(name))
}

/// A attacks with the first cards, B defends with the second.
fn fight(board: &Board, target: Target, with: &str, against: &str) -> (Game, Vec<Event>) {
    let mut game = board.game();
    game.go(A, Decision::Seize(target, cards(with)));
    let events = game.go(B, Decision::Defend(cards(against)));
    (game, events)
}

fn armed() -> Board {
    Board::new(3)
        .seize()
        .hand(A, "K1 K3 K6 K8")
        .hand(B, "K2 K4")
}

#[test]
fn z1_one_attempt_against_another_player() {
    let board = armed()
        .before(B, "H1 O1 F1")
        .lay("A1 F2", under("H1"))
        .lay("O2", at_base(B))
        .before(A, "H2");
    let game = board.game();
    let all = game.targets(A);
    assert_eq!(all, [on("H1"), on("O1"), on("F1"), Target::Base(B)]);
    for target in all {
        assert!(
            game.allows(A, Decision::Seize(target, cards("K1"))),
            "{target:?}"
        );
    }
    for target in [Target::Base(C), on("K1"), on("H3")] {
        let (rule, fact) = game.no(A, Decision::Seize(target, cards("K1")));
        assert_eq!((rule, fact), (Rule::Z1, Fact::NoTarget(target)));
    }
    game.refuses(A, Decision::Seize(on("A1"), cards("K1")), Rule::H9);
    game.refuses(A, Decision::Seize(on("F2"), cards("K1")), Rule::H9);
    let (rule, fact) = game.no(A, Decision::Seize(on("H2"), cards("K1")));
    assert_eq!((rule, fact), (Rule::Z1, Fact::Oneself));
    game.refuses(B, Decision::Seize(on("H2"), Set::EMPTY), Rule::Z1);
    let (after, _) = fight(&board, on("O1"), "", "K2");
    let (rule, fact) = after.no(A, Decision::Seize(on("O1"), Set::EMPTY));
    assert_eq!((rule, fact), (Rule::Z1, Fact::HasSeized));
    board.phase(Phase::Step(Step::Play)).game().refuses(
        A,
        Decision::Seize(on("O1"), Set::EMPTY),
        Rule::Z1,
    );
}

#[test]
fn z2_both_commit_what_they_hold_and_can_pay() {
    let board = armed().before(B, "H1").money(A, 14);
    let mut game = board.game();
    game.refuses(A, Decision::Seize(on("H1"), cards("K2")), Rule::Z2);
    game.refuses(A, Decision::Seize(on("H1"), cards("H1")), Rule::Z2);
    let (rule, fact) = game.no(A, Decision::Seize(on("H1"), cards("K1 K3 K6")));
    assert_eq!(
        (rule, fact),
        (
            Rule::Z2,
            Fact::NotEnoughMoney {
                needed: 15,
                has: 14
            }
        )
    );
    game.go(A, Decision::Seize(on("H1"), cards("K1 K8")));
    assert_eq!(game.hand(A).len(), 4, "they are revealed together");
    game.refuses(A, Decision::Defend(Set::EMPTY), Rule::Z2);
    game.refuses(B, Decision::Defend(cards("K7")), Rule::Z2);
    game.refuses(A, Decision::EndPhase, Rule::T2);
    game.go(B, Decision::Defend(cards("K2 K4")));
    assert_eq!(game.phase(), &Phase::Step(Step::Seize { tried: true }));
    game.refuses(B, Decision::Defend(Set::EMPTY), Rule::Z2);
}

#[test]
fn z3_only_what_is_unprotected_falls_to_nobody() {
    let board = armed().before(B, "H1 O1 A2 F1").lay("O2", at_base(B));
    let game = board.game();
    for name in ["O1", "A2"] {
        assert!(
            game.allows(A, Decision::Seize(on(name), Set::EMPTY)),
            "{name}"
        );
    }
    for target in [on("H1"), on("F1"), Target::Base(B)] {
        let (rule, fact) = game.no(A, Decision::Seize(target, Set::EMPTY));
        assert_eq!((rule, fact), (Rule::Z3, Fact::NeedsCondottiere));
    }
    // The defender is always asked.
    let mut game = board.hand(B, "").game();
    game.go(A, Decision::Seize(on("O1"), Set::EMPTY));
    assert_eq!(game.may_decide(), Set::only(B));
    game.go(B, Decision::Defend(Set::EMPTY));
    assert_eq!(game.arrival(), Some((A, card("O1"))));
}

#[test]
fn z4_the_attack_is_condottieri_and_da_vinci() {
    let board = armed().before(A, "H2").before(B, "H1");
    let game = board.game();
    assert_eq!(game.attack(A, cards("K3 K6")), 5);
    let with_him = board.clone().lay("A3", under("H2")).game();
    assert_eq!(with_him.attack(A, cards("K3 K6")), 6);
    assert_eq!(with_him.attack(A, Set::EMPTY), 0, "not alone");
    assert_eq!(
        board.before(A, "A3").game().attack(A, cards("K1")),
        2,
        "anywhere"
    );
}

#[test]
fn z5_the_defence_is_holding_family_condottieri_and_da_vinci() {
    let board = armed().before(B, "H1 A3 F1 O1").lay("F4", under("H1"));
    let game = board.game();
    assert_eq!(game.defence(on("H1")), 4 + 2);
    assert_eq!(game.defence(on("F1")), 1);
    assert_eq!(game.defence(on("A3")), 0, "he does not defend himself");
    assert_eq!(game.defence(Target::Base(B)), 3);
    let (_, events) = fight(&board, on("H1"), "K8", "K2 K4");
    assert!(events.contains(&Event::Fought(4, 6 + 1 + 2, false)));
    let under_it = armed().before(B, "H1").lay("A3 F4", under("H1")).game();
    assert_eq!(under_it.defence(on("H1")), 4 + 2 + 1);
    let outcome = under_it.outcome(A, on("H1"), cards("K8 K6"), cards("K2"));
    assert_eq!(
        (outcome.attack, outcome.defence, outcome.wins),
        (7, 8, false)
    );
    assert_eq!(
        (
            outcome.attacker_pays,
            outcome.defender_pays,
            outcome.patronage
        ),
        (10, 5, 20)
    );
}

#[test]
fn z6_the_attack_must_exceed_the_defence_unless_that_is_nothing() {
    let board = armed().before(B, "F4 O1");
    for (with, against, wins) in [("K3", "", false), ("K6", "", true), ("K6", "K2", false)] {
        let (_, events) = fight(&board, on("F4"), with, against);
        let fought = events.iter().find_map(|event| match *event {
            Event::Fought(_, _, wins) => Some(wins),
            _ => None,
        });
        assert_eq!(fought, Some(wins), "{with} {against}");
    }
    // Nothing against nothing wins; nothing against something does not.
    for (against, wins) in [("", true), ("K2", false)] {
        let (_, events) = fight(&board, on("O1"), "", against);
        let power = u16::from(!against.is_empty());
        assert!(events.contains(&Event::Fought(0, power, wins)));
    }
}

#[test]
fn z7_everybody_committed_is_paid_and_set_aside() {
    let board = armed().before(B, "O1");
    let (game, _) = fight(&board, on("O1"), "K1 K3 K6 K8", "K2");
    assert_eq!((game.money(A), game.money(B)), (80, 95));
    for name in ["K1", "K3", "K6", "K8", "K2"] {
        assert_eq!(game.spot(card(name)), Spot::Aside, "{name}");
    }
    assert_eq!(game.hand(B).known(), cards("K4"));
}

#[test]
fn z8_a_won_holding_comes_with_everything_under_it() {
    let board = armed().before(B, "H11").lay("O1 F1", under("H11"));
    let (game, _) = fight(&board, on("H11"), "K8", "");
    for name in ["H11", "O1", "F1"] {
        assert_eq!(game.owner(card(name)), Some(A), "{name}");
    }
    assert_eq!(game.spot(card("F1")), under("H11"), "in place");
    assert_eq!(game.arrival(), None);
    // Lost: nothing else happens.
    let (game, _) = fight(&board, on("H11"), "K1", "");
    assert_eq!(game.owner(card("H11")), Some(B));
    // A won office arrives.
    let (mut game, _) = fight(&armed().before(B, "O1"), on("O1"), "", "");
    game.go(A, Decision::Place(card("O1"), Some(Place::Base(A))));
    assert_eq!(game.spot(card("O1")), at_base(A));
}

#[test]
fn z9_an_artist_among_the_spoils_costs_the_fee_or_stays() {
    let won = |board: &Board, target| fight(board, target, "K8 K6", "").0;
    let holding = armed().before(B, "H11").lay("A2", under("H11"));
    let mut game = won(&holding, on("H11"));
    game.go(A, Decision::PayPatron);
    assert_eq!(
        (game.money(A), game.spot(card("A2"))),
        (100 - 10 - 25, under("H11"))
    );
    let mut game = won(&holding, on("H11"));
    game.go(A, Decision::Decline);
    assert_eq!(game.spot(card("A2")), Spot::Before(B));
    let game = won(&holding.money(A, 34), on("H11"));
    assert_eq!(
        (game.money(A), game.spot(card("A2"))),
        (24, Spot::Before(B))
    );
    assert_eq!(game.owner(card("H11")), Some(A));
    // Under a base he stays there.
    let base = armed().lay("A2 O1", at_base(B)).money(A, 34);
    let mut game = won(&base, Target::Base(B));
    game.go(A, Decision::Place(card("O1"), None));
    assert_eq!(game.spot(card("A2")), at_base(B));
    let loose = armed().before(B, "A2").money(A, 34);
    assert_eq!(won(&loose, on("A2")).spot(card("A2")), Spot::Before(B));
}

#[test]
fn z10_the_family_under_a_base_is_taken_and_arrives_anew() {
    let board = armed().lay("F1", at_base(B)).before(A, "H1");
    let (mut game, _) = fight(&board, Target::Base(B), "K8 K6", "");
    assert_eq!(game.arrival(), Some((A, card("F1"))));
    game.go(
        A,
        Decision::Place(card("F1"), Some(Place::Holding(card("H1")))),
    );
    assert_eq!(game.spot(card("F1")), under("H1"));
    game.refuses(A, Decision::Seize(Target::Base(B), Set::EMPTY), Rule::Z1);
    assert!(Seat::C > B && game.targets(A).is_empty());
}
