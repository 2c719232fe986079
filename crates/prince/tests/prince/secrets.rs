//! What a seat sees is the same in any two positions that differ only in what it cannot
//! know (invariant 31).

use prince::rules::state::{Ballot, Vote};
use prince::{Command, Commitment, Correction, Decision, Event, Game, Phase, Spot, Target};
use table::{Card, Seat, Set};

use crate::board::{A, B, Board, C, D, Play as _, card, cards, on};
use crate::random::{digital, games, picture, players, walk};

/// At every step, every game imagined from a view looks the same from there.
#[test]
fn imagined_games_look_the_same() {
    for seed in 0..=games() / 5 {
        let mut step = 0_u64;
        walk(digital(players(seed), seed), seed, |_, command, game, _| {
            step += 1;
            for seat in game.seats() {
                let seen = game.seen_from(Some(seat));
                assert_eq!(seen.seen_from(Some(seat)), seen, "seen twice");
                let imagined = seen.imagine(seed ^ step);
                // Face-down answers are given again.
                if game.face_down().is_empty() && game.trade().is_none() {
                    let again = imagined.seen_from(Some(seat));
                    assert_eq!(again, seen, "{seat:?} {command:?}\n{}", picture(game));
                }
                for other in imagined.seats() {
                    assert_eq!(imagined.hand(other).hidden(), 0);
                }
                if step.is_multiple_of(16) {
                    let mut playing = imagined;
                    for _ in 0..10 {
                        let Some(command) = playing.legal().into_iter().next() else {
                            break;
                        };
                        playing.play(&command).expect("a legal command");
                    }
                }
            }
            let outside = game.seen_from(None);
            for seat in game.seats() {
                let known = outside.hand(seat).known();
                assert!(known.is_subset(game.open_cards(seat)));
            }
        });
    }
}

fn same_for(seats: &[Seat], one: &Game, other: &Game) {
    assert_ne!(one, other, "they differ");
    for &seat in seats {
        let (one, other) = (one.seen_from(Some(seat)), other.seen_from(Some(seat)));
        assert_eq!(one, other, "{seat:?}");
    }
}

fn differs_for(seat: Seat, one: &Game, other: &Game) {
    assert_ne!(
        one.seen_from(Some(seat)),
        other.seen_from(Some(seat)),
        "{seat:?}"
    );
}

#[test]
fn hands_are_seen_by_their_holders_only() {
    let board = Board::new(4).hand(A, "S1 K1");
    let (one, other) = (board.clone().hand(B, "S2 K3"), board.hand(B, "D1 M1"));
    same_for(&[A, C, D], &one.game(), &other.game());
    differs_for(B, &one.game(), &other.game());
    assert_eq!(one.game().seen_from(None), other.game().seen_from(None));
}

#[test]
fn display_and_deck_are_seen_by_nobody() {
    let one = Board::new(3).acquire().display("H1 S1 K1 F1").game();
    let other = Board::new(3).acquire().display("S1 A3 M1 O2").game();
    same_for(&[A, B, C], &one, &other);
    assert_eq!(one.seen_from(None), other.seen_from(None));
}

#[test]
fn the_generator_is_seen_by_nobody() {
    let mut board = Board::new(3);
    let one = board.game();
    board.position.random = Some(99);
    same_for(&[A, B, C], &one, &board.game());
}

#[test]
fn what_is_committed_is_seen_by_the_attacker_only() {
    let board = Board::new(4).seize().hand(A, "K1 K3 K6").before(B, "H12");
    let target = Target::Card(card("H12"));
    let attack = |with: &str| {
        let mut game = board.game();
        game.go(A, Decision::Seize(target, cards(with)));
        game
    };
    let (one, other) = (attack("K1"), attack("K3 K6"));
    same_for(&[B, C, D], &one, &other);
    differs_for(A, &one, &other);
    assert_eq!(one.face_down(), [A].into_iter().collect());
    let Phase::Defence(seen) = *one.seen_from(Some(B)).phase() else {
        panic!("no defence");
    };
    assert_eq!((seen.target, seen.committed), (target, Commitment::Hidden));
    assert_eq!(one.hand(A).len(), 3, "they count as in hand");
}

#[test]
fn ballots_are_seen_by_their_voters_only() {
    let board = Board::new(3).phase(Phase::Ballot(Ballot::default()));
    let cast = |votes| {
        let mut game = board.game();
        game.go(B, Decision::Vote(votes));
        game
    };
    let (one, other) = (cast([12, 0, 0, 0, 0]), cast([0, 5, 7, 0, 0]));
    same_for(&[A, C], &one, &other);
    differs_for(B, &one, &other);
    let Phase::Ballot(ballot) = *one.seen_from(Some(A)).phase() else {
        panic!("no ballot");
    };
    assert_eq!(ballot.votes[1], Vote::Hidden);
    assert_eq!(one.face_down(), [B].into_iter().collect());
}

#[test]
fn doctors_are_seen_when_all_have_answered() {
    let board = Board::new(4).hand(A, "Q1").before(B, "O2").hand(C, "D1");
    let answer = |doctor| {
        let mut game = board.game();
        game.go(A, Decision::Play(card("Q1"), on("O2")));
        game.go(C, doctor);
        game
    };
    let (one, other) = (answer(Decision::Doctor), answer(Decision::NoDoctor));
    same_for(&[A, B, D], &one, &other);
    differs_for(C, &one, &other);
}

#[test]
fn accusations_after_the_shuffle_are_seen_when_all_have_answered() {
    let board = Board::new(3)
        .options(|options| options.simony_at_shuffle = true)
        .phase(Phase::Shuffle)
        .before(B, "O1")
        .hand(B, "Y1");
    let answer = |accuse| {
        let mut game = board.game();
        game.go(A, Decision::Shuffle);
        game.go(B, accuse);
        game
    };
    let (one, other) = (answer(Decision::Accuse), answer(Decision::NoAccuse));
    same_for(&[A, C], &one, &other);
    differs_for(B, &one, &other);
}

#[test]
fn a_stolen_card_is_known_to_two() {
    let steal = |hand: &str| {
        let mut game = Board::new(4).hand(A, "S1").hand(B, hand).game();
        let events = game.go(A, Decision::Play(card("S1"), prince::Aim::Seat(B)));
        (game, events)
    };
    let ((one, events), (other, _)) = (steal("K1 K2"), steal("M1 R1"));
    same_for(&[C, D], &one, &other);
    differs_for(A, &one, &other);
    differs_for(B, &one, &other);
    let stolen = one.hand(A).known().first().expect("a card");
    assert!(one.knows(A, stolen) && one.knows(B, stolen) && !one.knows(C, stolen));
    assert!(one.seen_from(Some(B)).hand(A).known().contains(stolen));
    let heard: Vec<Event> = events
        .iter()
        .map(|event| event.heard_by(Some(C), &one))
        .collect();
    assert!(heard.contains(&Event::Stolen(A, B, Card::Hidden)));
    assert!(events.contains(&Event::Stolen(A, B, Card::Known(stolen))));
}

#[test]
fn a_theft_makes_what_was_seen_uncertain() {
    let mut board = Board::new(4).hand(A, "S1").hand(B, "K1 K2");
    // Everyone saw K1 arrive.
    board.position.seats[1].hand[0].1 = 0x80 | 0b1111;
    let mut game = board.game();
    assert_eq!(game.seen_from(Some(C)).hand(B).known(), cards("K1"));
    game.go(A, Decision::Play(card("S1"), prince::Aim::Seat(B)));
    let seen = game.seen_from(Some(C));
    assert!(seen.hand(B).known().is_empty() && seen.hand(A).known().is_empty());
    assert_eq!(seen.uncertain(), cards("K1"));
    // The two of them know.
    assert_eq!(game.seen_from(Some(A)).hand(A).known().len(), 1);
    // With a single card there is no doubt.
    let mut board = Board::new(4).hand(A, "S1").hand(B, "K1");
    board.position.seats[1].hand[0].1 = 0x80 | 0b1111;
    let mut game = board.game();
    game.go(A, Decision::Play(card("S1"), prince::Aim::Seat(B)));
    assert_eq!(game.seen_from(Some(C)).hand(A).known(), cards("K1"));
}

#[test]
fn what_everybody_saw_is_with_one_of_two_after_a_theft() {
    let spy = Decision::Play(card("S1"), prince::Aim::Seat(B));
    let two: Set<Seat> = [A, B].into_iter().collect();
    let at_table = |held: &str| {
        let mut board = Board::new(4).hand(A, held).hand(B, "K1 K2");
        board.position.seats[1].hand[0].1 = 0x80 | 0b1111;
        board.position.random = None;
        let mut game = board.game();
        game.go(A, spy);
        game.go(A, Decision::Steal(Card::Hidden));
        game
    };
    // The computer knows which card it was; a third player sees what the table sees.
    let mut board = Board::new(4).hand(A, "S1").hand(B, "K1 K2");
    board.position.seats[1].hand[0].1 = 0x80 | 0b1111;
    let mut digital = board.game();
    digital.go(A, spy);
    for seen in [digital.seen_from(Some(C)), at_table("S1").seen_from(None)] {
        assert!(seen.hand(A).known().is_empty() && seen.hand(B).known().is_empty());
        assert_eq!(
            (seen.traced(), seen.with_one_of(card("K1"))),
            (cards("K1"), two)
        );
    }
    // The player who took it knows more than a trace.
    assert!(digital.seen_from(Some(A)).traced().is_empty());
    // It is also in the file of a position.
    let game = at_table("S1");
    let again = Game::try_from(&prince::Setup::from(&game)).expect("the same position");
    assert_eq!(again, game);
    // Once everyone sees it, there is no doubt.
    let mut shown = game;
    let out = Correction::Lies(card("K1"), Spot::Out);
    shown.go(A, Decision::Correct(out));
    assert!(shown.traced().is_empty());
    // C then steals from A. If A holds other cards, K1 may still be with A; if the stolen
    // card was A's only one, it cannot be.
    for (held, seats) in [("S1 M1", vec![A, B, C]), ("S1", vec![B, C])] {
        let mut setup = prince::Setup::from(&at_table(held));
        let position = setup.position.as_mut().expect("a position");
        position.active = C;
        position.phase = Phase::Stealing(A);
        let mut game = Game::try_from(&setup).expect("a legal position");
        game.go(C, Decision::Steal(Card::Hidden));
        assert_eq!(game.with_one_of(card("K1")), seats.into_iter().collect());
    }
}

#[test]
fn a_card_of_the_display_received_by_a_spy_is_secret() {
    let spy = |display: &str| {
        let mut game = Board::new(3)
            .acquire()
            .hand(A, "S1")
            .display(display)
            .game();
        game.go(A, Decision::Spy);
        game
    };
    let (one, other) = (spy("K1"), spy("M1"));
    same_for(&[B, C], &one, &other);
    differs_for(A, &one, &other);
}

#[test]
fn cards_offered_from_hands_are_secret_to_third_parties() {
    let offer = |held: &str| {
        let mut game = Board::new(4).hand(A, held).game();
        let give = prince::Lot {
            cards: cards(held),
            ..Default::default()
        };
        game.go(A, Decision::Offer(B, give, prince::Lot::default()));
        game
    };
    let (one, other) = (offer("K1"), offer("M1"));
    same_for(&[C, D], &one, &other);
    differs_for(B, &one, &other);
}

#[test]
fn of_cards_that_are_alike_the_one_leaves_that_was_seen() {
    let mut board = Board::new(3).hand(A, "S1 S2").hand(B, "K1");
    board.position.seats[0].hand[1].1 = 0x80 | 0b111;
    let mut one = board.game();
    let mut other = one;
    let on_b = prince::Aim::Seat(B);
    one.go(A, Decision::Play(card("S1"), on_b));
    other.go(A, Decision::Play(card("S2"), on_b));
    assert_eq!(one, other);
    assert_eq!(one.spot(card("S2")), Spot::Out);
}

#[test]
fn a_view_can_be_played_on() {
    let game = digital(3, 5);
    let mut seen = game.seen_from(Some(Seat::B));
    assert!(!seen.is_digital());
    for seat in seen.clockwise(seen.pope()) {
        seen.play(&Command::new(seat, Decision::Keep))
            .expect("kept");
    }
    assert!(!seen.legal().is_empty());
    assert_eq!(seen.hand(Seat::B).hidden(), 0);
}

#[test]
fn of_cards_that_are_alike_nobody_knows_the_other_one_to_be_left() {
    // B knows of one of A's Spies, C of the other.
    let mut board = Board::new(4).hand(A, "S1 S2").hand(B, "K1");
    board.position.seats[0].hand[0].1 = 0b0011;
    board.position.seats[0].hand[1].1 = 0b0101;
    let mut game = board.game();
    assert_eq!(game.seen_from(Some(B)).hand(A).known(), cards("S1"));
    assert_eq!(game.seen_from(Some(C)).hand(A).known(), cards("S2"));
    game.go(A, Decision::Play(card("S1"), prince::Aim::Seat(B)));
    assert_eq!(game.hand(A).known(), cards("S2 K1"));
    // It may have been either player's known card.
    assert!(!game.seen_from(Some(C)).hand(A).known().contains(card("S2")));
    assert_eq!(game.seen_from(Some(B)).hand(A).known(), cards("K1"));
}
