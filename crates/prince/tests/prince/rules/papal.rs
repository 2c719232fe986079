//! Papal power (P).

use prince::{Decision, Event, Fact, Phase, Place, Rule, Spot};
use table::Set;

use crate::board::{A, B, Board, C, D, Play as _, card, cards, under};

fn offices() -> Board {
    Board::new(4)
        .phase(Phase::Offices)
        .before(A, "H1 O1 O2")
        .lay("O3", under("H1"))
        .before(B, "O4")
}

fn to(b: &str, c: &str, d: &str) -> [Set<prince::CardId>; 5] {
    [Set::EMPTY, cards(b), cards(c), cards(d), Set::EMPTY]
}

#[test]
fn p1_the_pope_loses_all_offices_protected_or_not() {
    let mut game = offices().game();
    let (rule, fact) = game.no(A, Decision::Assign(to("O1", "O2", "")));
    assert_eq!((rule, fact), (Rule::P2, Fact::WrongOffices(cards("O3"))));
    game.go(A, Decision::Assign(to("O1", "O2", "O3")));
    assert_eq!(game.office_counts(), [0, 2, 1, 1, 0]);
    // Without any, the game goes on by itself.
    let none = Board::new(4).phase(Phase::Offices).before(B, "O4").game();
    assert_eq!(none.phase(), &Phase::Shuffle);
}

#[test]
fn p2_each_office_goes_to_another_player() {
    let game = offices().game();
    let mut own = to("O1", "O2", "");
    own[0] = cards("O3");
    let (rule, fact) = game.no(A, Decision::Assign(own));
    assert_eq!((rule, fact), (Rule::P2, Fact::IsPope));
    game.refuses(A, Decision::Assign(to("O1 O2 O3 O4", "", "")), Rule::P2);
    game.refuses(A, Decision::Assign(to("O1 O2", "O2 O3", "")), Rule::P2);
    let (rule, fact) = game.no(B, Decision::Assign(to("O1", "O2", "O3")));
    assert_eq!((rule, fact), (Rule::P2, Fact::NotPope));
    assert!(game.allows(A, Decision::Assign(to("O1 O2 O3", "", ""))));
    Board::new(4)
        .game()
        .refuses(A, Decision::Assign(to("", "", "")), Rule::P2);
}

#[test]
fn p3_all_offices_of_the_others_are_dealt_anew() {
    let board = Board::new(4)
        .phase(Phase::Shuffle)
        .before(B, "O1 O2")
        .before(C, "O3");
    let mut game = board.game();
    game.refuses(B, Decision::Shuffle, Rule::P3);
    let events = game.go(A, Decision::Shuffle);
    let dealt = events
        .iter()
        .filter(|event| matches!(event, Event::DealtOffice(..)));
    assert_eq!(dealt.count(), 3);
    assert_eq!(game.office_counts(), [0, 2, 1, 0, 0]);
    assert!(game.has_shuffled() && game.grievance(D).is_some());
    let mut left = board.game();
    left.go(A, Decision::NoShuffle);
    assert_eq!(left.owner(card("O3")), Some(C));
    assert!(!left.has_shuffled());
    left.refuses(A, Decision::Shuffle, Rule::P3);
    // Without offices there is nothing to shuffle.
    let none = Board::new(4).phase(Phase::Shuffle).game();
    assert_eq!(none.phase(), &Phase::Cardinals);
    // Every deal is possible.
    let mut of_c = Set::EMPTY;
    for seed in 0..40 {
        let mut board = board.clone();
        board.position.random = Some(seed);
        let mut game = board.game();
        game.go(A, Decision::Shuffle);
        let own = cards("O1 O2 O3")
            .iter()
            .filter(|&office| game.owner(office) == Some(C));
        of_c = of_c.union(own.collect());
    }
    assert_eq!(of_c, cards("O1 O2 O3"));
    // A real table enters the result.
    let mut table = board.game().seen_from(None);
    table.go(A, Decision::Shuffle);
    let (rule, fact) = table.no(A, Decision::Dealt(to("O1", "O2 O3", "")));
    let wrong = Fact::WrongCount {
        seat: B,
        given: 1,
        before: 2,
    };
    assert_eq!((rule, fact), (Rule::P3, wrong));
    table.refuses(B, Decision::Dealt(to("O1 O3", "O2", "")), Rule::P3);
    // The device may shuffle for it.
    let mut rng = fastrand::Rng::with_seed(2);
    let mut of_c = Set::EMPTY;
    for _ in 0..40 {
        let dealt = table
            .deal_offices(&mut |below| rng.usize(..below))
            .expect("a deal");
        let mut after = table;
        after.play(&dealt).expect("a legal deal");
        of_c = of_c.union(
            cards("O1 O2 O3")
                .iter()
                .filter(|&it| after.owner(it) == Some(C))
                .collect(),
        );
    }
    assert_eq!(of_c, cards("O1 O2 O3"));
    assert_eq!(board.game().deal_offices(&mut |_| 0), None);
    table.go(A, Decision::Dealt(to("O1 O3", "O2", "")));
    assert_eq!(table.owner(card("O2")), Some(C));
}

#[test]
fn p4_new_cardinals_are_all_given_out() {
    let mut game = Board::new(4).phase(Phase::Cardinals).game();
    for distribution in [[1, 1, 1, 0, 0], [2, 2, 1, 0, 0]] {
        let given: u32 = distribution.iter().map(|&it| u32::from(it)).sum();
        let (rule, fact) = game.no(A, Decision::Distribute(distribution));
        assert_eq!(
            (rule, fact),
            (Rule::P4, Fact::WrongCardinals { given, there: 4 })
        );
    }
    let (rule, fact) = game.no(A, Decision::Distribute([3, 1, 0, 0, 0]));
    assert_eq!(
        (rule, fact),
        (Rule::P4, Fact::TooManyForPope { given: 3, most: 2 })
    );
    game.refuses(A, Decision::Distribute([2, 1, 0, 0, 1]), Rule::P4);
    game.refuses(B, Decision::Distribute([2, 1, 1, 0, 0]), Rule::P4);
    game.go(A, Decision::Distribute([2, 1, 1, 0, 0]));
    let all: Vec<u8> = game.seats().map(|seat| game.cardinals(seat)).collect();
    assert_eq!(all, [6, 5, 5, 4]);
    assert_eq!(game.received().1, [A, B, C].into_iter().collect());
    assert_eq!(game.active(), Some(A));
    game.refuses(A, Decision::Distribute([2, 1, 1, 0, 0]), Rule::P4);
}

#[test]
fn p5_offices_given_arrive_after_the_shuffle() {
    let mut game = offices().before(C, "H2").game();
    game.go(A, Decision::Assign(to("", "O1 O2", "O3")));
    assert_eq!(game.arrival(), None);
    game.refuses(C, Decision::Place(card("O1"), None), Rule::H1);
    game.go(A, Decision::NoShuffle);
    assert_eq!(game.arrival(), Some((C, card("O1"))));
    game.refuses(A, Decision::Distribute([1, 1, 1, 1, 0]), Rule::P4);
    game.go(
        C,
        Decision::Place(card("O1"), Some(Place::Holding(card("H2")))),
    );
    game.go(C, Decision::Place(card("O2"), None));
    game.go(D, Decision::Place(card("O3"), None));
    assert_eq!(game.spot(card("O1")), under("H2"));
    assert_eq!(game.spot(card("O3")), Spot::Before(D));
    assert_eq!(game.phase(), &Phase::Cardinals);
}

#[test]
fn c9_what_the_pope_is_about_to_do_says_who_could_accuse_then() {
    let mut game = Board::new(4)
        .turn(2)
        .phase(Phase::Offices)
        .before(A, "O1 O2")
        .game();
    let given: Set<table::Seat> = [B, C].into_iter().collect();
    let left = game.if_pope_gives(given, [1, 1, 0, 2, 0], false);
    let dealt = game.if_pope_gives(given, [1, 1, 0, 2, 0], true);
    assert!(dealt.grievance(B).is_some() && dealt.has_shuffled());
    game.go(A, Decision::Assign(to("O1", "O2", "")));
    game.go(A, Decision::NoShuffle);
    while let Some((seat, card)) = game.arrival() {
        game.go(seat, Decision::Place(card, None));
    }
    game.go(A, Decision::Distribute([1, 1, 0, 2, 0]));
    for seat in [A, B, C, D] {
        assert_eq!(left.grievance(seat), game.grievance(seat), "{seat:?}");
        assert_eq!(left.cardinals(seat), game.cardinals(seat));
    }
    assert_eq!(left.to_convict(), game.to_convict());
    assert!(game.grievance(B).is_none() && game.grievance(C).is_some());
}
