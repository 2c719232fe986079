//! Electing the Pope (E).

use prince::rules::state::Ballot;
use prince::{Decision, Event, Fact, Phase, Rule};
use table::Set;

use crate::board::{A, B, Board, C, D, Play as _};

fn secret() -> Board {
    Board::new(4).phase(Phase::Ballot(Ballot::default()))
}

#[test]
fn e1_a_cardinal_has_three_votes_and_offices_have_theirs() {
    let game = secret().cardinals(&[4, 5, 6, 7]).before(B, "O1 O9").game();
    let votes: Vec<u16> = game.seats().map(|seat| game.votes(seat)).collect();
    assert_eq!(votes, [12, 15 + 3 + 1, 18, 21]);
}

#[test]
fn e2_all_vote_at_once_and_give_all_their_votes() {
    let mut game = secret().game();
    assert_eq!(game.may_decide(), game.all_seats());
    for (votes, given) in [([11, 0, 0, 0, 0], 11), ([12, 1, 0, 0, 0], 13)] {
        let (rule, fact) = game.no(B, Decision::Vote(votes));
        assert_eq!(
            (rule, fact),
            (Rule::E2, Fact::WrongVotes { given, has: 12 })
        );
    }
    game.refuses(B, Decision::Vote([0, 0, 0, 0, 12]), Rule::E2);
    game.go(C, Decision::Vote([1, 2, 3, 6, 0]));
    let (rule, fact) = game.no(C, Decision::Vote([12, 0, 0, 0, 0]));
    assert_eq!((rule, fact), (Rule::E2, Fact::HasAnswered));
    assert_eq!(game.may_decide(), [A, B, D].into_iter().collect());
    Board::new(4)
        .game()
        .refuses(A, Decision::Vote([12, 0, 0, 0, 0]), Rule::E2);
}

#[test]
fn e3_more_than_half_elects() {
    let ballot = |last: [u16; 5]| {
        let mut game = secret().game();
        game.go(A, Decision::Vote([12, 0, 0, 0, 0]));
        game.go(B, Decision::Vote([12, 0, 0, 0, 0]));
        game.go(C, Decision::Vote([0, 0, 12, 0, 0]));
        let events = game.go(D, Decision::Vote(last));
        assert_eq!(game.all_votes(), 48);
        events.contains(&Event::Elected(A, false))
    };
    assert!(!ballot([0, 0, 0, 12, 0]), "24 of 48 is half");
    assert!(ballot([1, 0, 0, 11, 0]), "25 is more");
}

fn undecided(limit: u8, pope: table::Seat) -> Board {
    secret()
        .pope(pope)
        .options(|options| options.conclave_limit = limit)
}

#[test]
fn e4_then_ballots_are_open_until_somebody_has_it() {
    let mut game = undecided(0, C).game();
    for seat in [A, B, C, D] {
        let mut own = [0; 5];
        own[seat as usize] = 12;
        game.go(seat, Decision::Vote(own));
    }
    for round in 1..=4 {
        let Phase::OpenBallot(ballot) = *game.phase() else {
            panic!("no open ballot");
        };
        assert_eq!(ballot.number, round);
        for seat in [C, D, A, B] {
            assert_eq!(game.may_decide(), Set::only(seat));
            game.refuses(seat.left(4), Decision::Vote([12, 0, 0, 0, 0]), Rule::E4);
            let mut own = [0; 5];
            own[seat as usize] = 12;
            game.go(seat, Decision::Vote(own));
        }
    }
    for seat in [C, D, A] {
        let events = game.go(seat, Decision::Vote([0, 12, 0, 0, 0]));
        assert!(events.is_empty(), "counted when all have voted");
    }
    let events = game.go(B, Decision::Vote([12, 0, 0, 0, 0]));
    assert!(events.contains(&Event::Elected(B, false)));
}

#[test]
fn e4_at_the_limit_the_most_votes_elect() {
    let vote = |pope, last: [[u16; 5]; 4]| {
        let mut game = undecided(1, pope).game();
        for seat in [A, B, C, D] {
            let mut own = [0; 5];
            own[seat as usize] = 12;
            game.go(seat, Decision::Vote(own));
        }
        let mut events = Vec::new();
        for seat in game.clockwise(pope) {
            events = game.go(seat, Decision::Vote(last[seat as usize]));
        }
        events
            .into_iter()
            .find(|event| matches!(event, Event::Elected(..)))
    };
    let own = [
        [12, 0, 0, 0, 0],
        [0, 12, 0, 0, 0],
        [0, 0, 12, 0, 0],
        [0, 0, 0, 12, 0],
    ];
    assert_eq!(
        vote(C, own),
        Some(Event::Elected(C, true)),
        "tied: the sitting Pope"
    );
    // C is not among the tied: the first clockwise is D.
    let tied = [
        [12, 0, 0, 0, 0],
        [12, 0, 0, 0, 0],
        [0, 0, 0, 12, 0],
        [0, 0, 0, 12, 0],
    ];
    assert_eq!(vote(C, tied), Some(Event::Elected(D, true)));
    let most = [
        [12, 0, 0, 0, 0],
        [11, 1, 0, 0, 0],
        [0, 0, 12, 0, 0],
        [0, 0, 0, 12, 0],
    ];
    assert_eq!(vote(C, most), Some(Event::Elected(A, true)));
}

#[test]
fn e5_the_elected_is_pope_at_once() {
    let mut game = Board::new(4)
        .turn(3)
        .pope(C)
        .phase(Phase::Ballot(Ballot::default()))
        .game();
    for seat in [A, B, C, D] {
        game.go(seat, Decision::Vote([0, 12, 0, 0, 0]));
    }
    assert_eq!(game.pope(), B);
    assert_eq!((game.scores(B)[2].pope, game.scores(C)[2].pope), (10, 0));
    // No powers after turn 3.
    assert!(game.is_over());
}
