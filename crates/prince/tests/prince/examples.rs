//! The worked examples of the digest, with their numbers.

use prince::rules::options::needed;
use prince::rules::state::Ballot;
use prince::{
    CardType, Decision, Event, Fact, Game, Options, Phase, Rule, Setup, Spot, Step, Target,
};
use table::{Item as _, Seat, Set};

use crate::board::{A, B, Board, C, D, E, Play as _, at_base, card, cards, names, on, sort, under};
use crate::random::{options, walk};

fn holding(name: &str) -> Target {
    Target::Card(card(name))
}

#[test]
fn example_1_an_auction_among_four() {
    let mut game = Board::new(4).acquire().display("O2 H1").game();
    game.go(A, Decision::TurnUp(0));
    game.go(A, Decision::Bid(1));
    game.go(B, Decision::Bid(2));
    game.go(C, Decision::Pass);
    game.go(D, Decision::Bid(3));
    game.go(A, Decision::Bid(4));
    game.go(B, Decision::Bid(5));
    game.go(D, Decision::Pass);
    game.go(A, Decision::Bid(6));
    game.refuses(C, Decision::Bid(7), Rule::A3);
    let events = game.go(B, Decision::Pass);
    assert!(events.contains(&Event::Sold(A, card("O2"), 6)));
    assert_eq!(game.money(A), 94);

    let mut game = Board::new(4).acquire().display("O2 H1").game();
    game.go(A, Decision::TurnUp(0));
    for seat in [A, B, C, D] {
        game.go(seat, Decision::Pass);
    }
    assert_eq!(game.money(A), 100);
    assert_eq!(game.owner(card("O2")), Some(A));
}

#[test]
fn example_2_a_deal() {
    let mut board = Board::new(4).turn(1).hand(A, "H8 A2 O5 S1");
    board.position.phase = Phase::Laying(A);
    let mut game = board.game();
    // Ostia is placed; the office is the first card that needs a place.
    assert_eq!(game.spot(card("H8")), Spot::Before(A));
    let ostia = Some(prince::Place::Holding(card("H8")));
    game.go(A, Decision::Place(card("O5"), ostia));
    game.go(A, Decision::PayPatron);
    game.go(A, Decision::Place(card("A2"), ostia));
    assert_eq!(game.money(A), 75);
    assert_eq!(game.spot(card("A2")), under("H8"));
    assert_eq!(game.spot(card("O5")), under("H8"));
    assert_eq!(game.hand(A).known(), cards("S1"));
}

#[test]
fn example_3_an_unprotected_artist() {
    let mut game = Board::new(4).seize().hand(A, "K3").before(B, "A6").game();
    game.go(A, Decision::Seize(holding("A6"), cards("K3")));
    let events = game.go(B, Decision::Defend(Set::EMPTY));
    assert!(events.contains(&Event::Fought(2, 0, true)));
    assert_eq!(game.money(A), 95);
    game.go(A, Decision::PayPatron);
    assert_eq!(game.money(A), 83);
    assert_eq!(game.spot(card("K3")), Spot::Aside);
}

fn ceri(artist: &str) -> Board {
    Board::new(4)
        .seize()
        .hand(A, "K3 K6")
        .hand(B, "K4")
        .before(B, "H11")
        .lay(artist, under("H11"))
        .lay("F1 O4", under("H11"))
}

#[test]
fn example_4_a_holding() {
    let board = ceri("A4");
    let fight = |board: &Board| {
        let mut game = board.game();
        game.go(A, Decision::Seize(holding("H11"), cards("K3 K6")));
        let events = game.go(B, Decision::Defend(cards("K4")));
        (game, events)
    };
    let (game, events) = fight(&board);
    assert!(events.contains(&Event::Fought(5, 5, false)));
    assert_eq!((game.money(A), game.money(B)), (90, 95));
    assert_eq!(game.owner(card("H11")), Some(B));

    // With da Vinci it is enough.
    let (mut game, events) = fight(&board.clone().before(A, "A3"));
    assert!(events.contains(&Event::Fought(6, 5, true)));
    game.go(A, Decision::PayPatron);
    assert_eq!(game.money(A), 75);
    for name in ["H11", "F1", "O4", "A4"] {
        assert_eq!(game.owner(card(name)), Some(A), "{name}");
    }
    for name in ["F1", "O4", "A4"] {
        assert_eq!(game.spot(card(name)), under("H11"), "{name}");
    }
    let (mut game, _) = fight(&board.before(A, "A3"));
    game.go(A, Decision::Decline);
    assert_eq!(game.spot(card("A4")), Spot::Before(B));
    assert_eq!(game.owner(card("O4")), Some(A));

    // Under Ceri he defends it.
    let (_, events) = fight(&ceri("A3"));
    assert!(events.contains(&Event::Fought(5, 6, false)));
}

#[test]
fn example_5_a_base() {
    let board = Board::new(4)
        .seize()
        .hand(A, "K6 K7 K8")
        .lay("F4 A3", at_base(B));
    let target = Target::Base(B);
    let mut game = board.game();
    assert_eq!(game.defence(target), 6);
    game.go(A, Decision::Seize(target, cards("K6 K7")));
    let events = game.go(B, Decision::Defend(Set::EMPTY));
    assert!(events.contains(&Event::Fought(6, 6, false)));
    assert_eq!(game.money(A), 90);

    let mut game = board.game();
    game.go(A, Decision::Seize(target, cards("K6 K8")));
    let events = game.go(B, Decision::Defend(Set::EMPTY));
    assert!(events.contains(&Event::Fought(7, 6, true)));
    assert_eq!(game.money(A), 90);
    game.go(A, Decision::PayPatron);
    assert_eq!(game.money(A), 70);
    game.go(A, Decision::Place(card("A3"), None));
    game.go(A, Decision::Place(card("F4"), None));
    assert_eq!(game.owner(card("F4")), Some(A));
    assert_eq!(game.places(B).count(), 1);
}

#[test]
fn example_6_income_and_points() {
    let mut board = Board::new(3)
        .phase(Phase::Step(Step::Seize { tried: false }))
        .turn(1)
        .active(C)
        .money(A, 43)
        .before(A, "H1 H4 O2 O4 A1");
    board = board.display("");
    let mut game = board.game();
    assert_eq!(game.income(A), 50);
    assert_eq!(game.score_after_income(A, true).total(), 31);
    let of = [CardType::Holding, CardType::Office].map(|sort| game.income_of(A, sort));
    assert_eq!((of, game.income_to_come(A)), ([25, 25], 50));
    assert_eq!(game.score_at_end(A, true).total(), 31);
    game.go(C, Decision::EndPhase);
    assert_eq!(game.money(A), 93);
    assert_eq!(game.income_to_come(A), 0);
    assert_eq!(game.score_at_end(A, true).total(), 31);
    for (seat, votes) in [(A, 17), (B, 12), (C, 12)] {
        game.go(seat, Decision::Vote([votes, 0, 0, 0, 0]));
    }
    let score = game.scores(A)[0];
    let parts = (score.money, score.pope, score.holdings, score.artists);
    assert_eq!(parts, (9, 10, 3 + 3, 6));
    assert_eq!(score.total(), 31);
    // Drawn cards may have a fee; the player who is asked declines.
    while game.arrival().is_some() {
        let command = game
            .legal()
            .into_iter()
            .rfind(|command| !matches!(command.decision, Decision::PayPatron));
        game.play(&command.expect("a way")).expect("legal");
    }
    assert_eq!(game.money(A), 128);

    let game = Board::new(3).money(A, 87).game();
    assert_eq!(game.score_now(A, false).total(), 8);
}

#[test]
fn example_7_an_election() {
    let mut board = Board::new(5).phase(Phase::Ballot(Ballot::default()));
    // 15, 14, 13, 13, 12: offices of 3, 2, 1, 1 and 0 votes.
    board = board
        .before(A, "O1")
        .before(B, "O4")
        .before(C, "O8")
        .before(D, "O9");
    let mut game = board.game();
    let votes: Vec<u16> = game.seats().map(|seat| game.votes(seat)).collect();
    assert_eq!(votes, [15, 14, 13, 13, 12]);
    assert_eq!((game.all_votes(), game.majority()), (67, 34));
    let coalitions = game.coalitions();
    assert_eq!(coalitions.len(), 10);
    assert!(coalitions.iter().all(|group| group.len() == 3));
    let least = coalitions
        .iter()
        .map(|group| group.iter().map(|seat| game.votes(seat)).sum::<u16>());
    assert_eq!(least.min(), Some(38));
    game.go(A, Decision::Vote([15, 0, 0, 0, 0]));
    game.go(B, Decision::Vote([0, 14, 0, 0, 0]));
    game.go(C, Decision::Vote([0, 0, 0, 0, 13]));
    game.go(D, Decision::Vote([0, 0, 0, 0, 13]));
    let events = game.go(E, Decision::Vote([0, 0, 0, 0, 12]));
    assert!(events.contains(&Event::Counted([15, 14, 0, 0, 38])));
    assert!(events.contains(&Event::Elected(E, false)));

    // Of 52 votes, 26 elect nobody and 27 do.
    let board = Board::new(4)
        .phase(Phase::Ballot(Ballot::default()))
        .cardinals(&[5, 4, 4, 4]);
    let board = board.before(A, "O8");
    for (to_b, elects) in [(26, false), (27, true)] {
        let mut game = board.game();
        assert_eq!(game.all_votes(), 52);
        let rest = 36 - to_b;
        let mut left = to_b;
        for (seat, votes) in [(B, 12), (C, 12), (D, 12)] {
            let here = left.min(votes);
            left -= here;
            game.go(seat, Decision::Vote([votes - here, here, 0, 0, 0]));
        }
        let events = game.go(A, Decision::Vote([16, 0, 0, 0, 0]));
        assert!(events.contains(&Event::Counted([16 + rest, to_b, 0, 0, 0])));
        assert_eq!(events.contains(&Event::Elected(B, false)), elects);
    }
}

#[test]
fn example_8_cardinals() {
    let five = Board::new(5).phase(Phase::Cardinals).game();
    assert!(five.allows(A, Decision::Distribute([3, 2, 0, 0, 0])));
    let (rule, fact) = five.no(A, Decision::Distribute([3, 1, 1, 0, 0]));
    assert_eq!(
        (rule, fact),
        (Rule::P4, Fact::TooManyForPope { given: 3, most: 2 })
    );
    assert!(five.allows(A, Decision::Distribute([2, 1, 1, 1, 0])));
    assert!(five.allows(A, Decision::Distribute([0, 5, 0, 0, 0])));
    let three = Board::new(3).phase(Phase::Cardinals).game();
    assert!(three.allows(A, Decision::Distribute([2, 1, 0, 0, 0])));
    three.refuses(A, Decision::Distribute([3, 0, 0, 0, 0]), Rule::P4);
}

#[test]
fn example_9_offices() {
    let mut game = Board::new(4)
        .phase(Phase::Offices)
        .before(A, "O2 O8")
        .before(B, "O1")
        .game();
    let mut to = [Set::EMPTY; 5];
    to[1] = cards("O2");
    to[2] = cards("O8");
    game.go(A, Decision::Assign(to));
    assert_eq!(game.office_counts(), [0, 2, 1, 0, 0]);
    game.go(A, Decision::Shuffle);
    assert_eq!(game.office_counts(), [0, 2, 1, 0, 0]);
    assert_eq!(game.offices_of_others(), cards("O1 O2 O8"));
    assert!(game.grievance(A).is_none());
    for seat in [B, C, D] {
        assert!(game.grievance(seat).is_some(), "{seat:?}");
    }
}

#[test]
fn example_10_simony() {
    let board = Board::new(4)
        .cardinals(&[6, 6, 4, 4])
        .received(&[B, C, D], &[A, B])
        .active(D)
        .hand(D, "Y1")
        .hand(B, "Y2");
    let game = board.game();
    assert!(game.grievance(D).is_some() && game.grievance(B).is_none());
    board.clone().active(B).game().refuses(
        B,
        Decision::Play(card("Y2"), prince::Aim::None),
        Rule::C9,
    );
    let judge = |votes: [(Seat, bool); 3]| {
        let mut game = board.game();
        game.go(D, Decision::Play(card("Y1"), prince::Aim::None));
        let mut events = Vec::new();
        for (seat, yes) in votes {
            events = game.go(seat, Decision::Judge(yes));
        }
        (game.skips(), events)
    };
    // Clockwise from the accuser.
    let (skips, events) = judge([(D, true), (B, false), (C, true)]);
    assert!(events.contains(&Event::Judged(8, 6, true)));
    assert_eq!(skips, 1);
    let (skips, events) = judge([(D, true), (B, false), (C, false)]);
    assert!(events.contains(&Event::Judged(4, 10, false)));
    assert_eq!(skips, 0);

    let mut game = Board::new(3)
        .cardinals(&[5, 5, 5])
        .active(B)
        .hand(B, "Y1")
        .game();
    game.go(B, Decision::Play(card("Y1"), prince::Aim::None));
    game.go(B, Decision::Judge(true));
    let events = game.go(C, Decision::Judge(false));
    assert!(events.contains(&Event::Judged(5, 5, false)));
    assert_eq!(game.skips(), 0);
}

#[test]
fn example_11_death() {
    let board = Board::new(4)
        .active(D)
        .hand(D, "Q1 B1 Q2")
        .hand(C, "D1")
        .before(B, "O2 A2");
    let poison = |board: &Board, doctor| {
        let mut game = board.game();
        game.go(D, Decision::Play(card("Q1"), on("O2")));
        game.go(A, Decision::NoDoctor);
        game.go(B, Decision::NoDoctor);
        game.go(C, doctor);
        game
    };
    let game = poison(&board, Decision::Doctor);
    assert_eq!(game.money(C), 90);
    assert_eq!(game.spot(card("O2")), Spot::Before(B));
    assert_eq!(game.spot(card("D1")), Spot::Out);
    assert_eq!(game.spot(card("Q1")), Spot::Out);
    let mut game = poison(&board, Decision::NoDoctor);
    assert_eq!(game.spot(card("O2")), Spot::Aside);
    game.go(D, Decision::Play(card("Q2"), on("A2")));
    for seat in [A, B, C] {
        game.go(seat, Decision::NoDoctor);
    }
    assert_eq!(game.spot(card("A2")), Spot::Out);

    let mut game = poison(&board.clone().pope(D), Decision::NoDoctor);
    assert!(game.allows(D, Decision::Give(Some(A))) && game.allows(D, Decision::Give(Some(C))));
    game.refuses(D, Decision::Give(Some(B)), Rule::C5);
    game.refuses(D, Decision::Give(Some(D)), Rule::C5);
    game.go(D, Decision::Give(Some(A)));
    assert_eq!(game.owner(card("O2")), Some(A));

    let mut game = board.game();
    game.go(D, Decision::Play(card("B1"), on("O2")));
    assert_eq!(game.spot(card("O2")), Spot::Aside);
    game.refuses(C, Decision::Doctor, Rule::C6);
}

#[test]
fn example_12_the_deck_of_four() {
    assert_eq!((needed(3), needed(4), needed(5)), (57, 60, 60));
    for seed in (0..40).step_by(2) {
        let mut setup = Setup::digital(names(4), seed);
        setup.options = Options {
            turns: 3,
            elects_first: false,
            ..options(seed)
        };
        let start = Game::try_from(&setup).expect("a sound start");
        assert_eq!(start.cards_in_deck(), 60 - 16);
        let mut aside = 0;
        let mut first = true;
        walk(start, seed, |before, _, after, events| {
            for event in events {
                if let Event::Reshuffled(cards) = *event {
                    aside += usize::from(cards);
                }
            }
            if before.displayed() == 0 && after.displayed() > 0 {
                let used = 12 * usize::from(after.turn()) + 4 * usize::from(after.turn() - 1);
                assert_eq!(after.cards_in_deck(), 60 - 16 + aside - used);
                if first {
                    assert_eq!(after.cards_in_deck(), 32);
                    first = false;
                }
                if after.turn() == 3 {
                    assert_eq!(after.cards_in_deck(), aside);
                }
            }
        });
    }
}

#[test]
fn example_13_the_end() {
    let mut board = Board::new(3)
        .turn(3)
        .phase(Phase::Ballot(Ballot::default()));
    let ducats = [40, 12, 90];
    for (seat, money) in [A, B, C].into_iter().zip(ducats) {
        board = board.money(seat, money);
    }
    // 61, 61 and 58 with 4, 1 and 9 for the money of the last turn, and 10 for the Pope.
    for (at, points) in [61 - 4 - 10, 61 - 1, 58 - 9].into_iter().enumerate() {
        board.position.seats[at].scores[0].artists = points;
    }
    let mut game = board.game();
    for seat in [A, B, C] {
        game.go(seat, Decision::Vote([12, 0, 0, 0, 0]));
    }
    assert!(game.is_over());
    let ranks: Vec<(Seat, u8, u16)> = game
        .ranking()
        .into_iter()
        .map(|ranked| (ranked.seat, ranked.rank, ranked.points))
        .collect();
    assert_eq!(ranks, [(A, 1, 61), (B, 1, 61), (C, 3, 58)]);
    assert_eq!(game.may_decide(), Set::EMPTY);
    game.refuses(A, Decision::EndPhase, Rule::G1);
}

#[test]
fn the_check_sums_of_the_default_deck() {
    use prince::CardType as T;
    use prince::rules::edition::Field as F;
    let game = Board::new(3).game();
    let counts = [12, 9, 10, 6, 8, 6, 2, 2, 1, 1, 1, 2];
    for (&card_type, count) in T::ALL.iter().zip(counts) {
        assert_eq!(sort(&game, card_type).len(), count, "{card_type:?}");
    }
    let data = game.edition().data();
    assert_eq!(data.len(), 60);
    let sums = [
        (T::Holding, F::Power, 31),
        (T::Holding, F::Income, 116),
        (T::Holding, F::Vp, 18),
        (T::Office, F::Income, 84),
        (T::Office, F::Votes, 19),
        (T::Artist, F::Vp, 36),
        (T::Artist, F::Fee, 158),
        (T::Family, F::Power, 9),
        (T::Condottiere, F::Power, 18),
    ];
    for (card_type, field, sum) in sums {
        assert_eq!(data.sum(card_type, field), sum, "{card_type:?} {field:?}");
    }
}
