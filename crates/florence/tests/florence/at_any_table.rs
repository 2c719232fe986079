//! What this game tells code that knows only tables: whose decision it is and whose it was,
//! the round as a chapter, and what a seat sees.

#[allow(dead_code)]
use crate::chance;

use chance::{Agreed, Table};
use fastrand::Rng;
use florence::rules::Correction;
use florence::{Decision, Event, Game};
use table::{Game as AnyGame, Seat, Set};

#[test]
fn whoever_decides_is_the_one_who_may_and_nobody_when_the_game_is_over() {
    for agreed in Agreed::all() {
        for seed in 0..5 {
            let mut rng = Rng::with_seed(seed);
            let setup = chance::start(Table::Digital, agreed, &mut rng);
            let mut game = Game::try_from(&setup).expect("the start is legal");
            while !AnyGame::is_over(&game) {
                let may = game.may_decide();
                for command in game.legal().iter().take(100) {
                    let decides = <Game as AnyGame>::decided_by(&command);
                    assert_eq!(decides.map(Set::only), Some(may), "{command:?}");
                    assert!(!<Game as AnyGame>::is_correction(&command));
                }
                let command = chance::next(&game, Table::Digital, &mut rng);
                game.play(&command).expect("it is legal");
            }
            assert_eq!(game.may_decide(), Set::EMPTY);
        }
    }
    let money = Decision::Correct(Correction::Money(100));
    assert!(<Game as AnyGame>::is_correction(&(Seat::A, money).into()));
}

#[test]
fn a_round_is_a_chapter_and_there_are_seven() {
    let mut rng = Rng::with_seed(1);
    let setup = chance::start(Table::Digital, 4, &mut rng);
    let mut game = Game::try_from(&setup).expect("the start is legal");
    let mut ended = 0;
    while !game.is_over() {
        let command = chance::next(&game, Table::Digital, &mut rng);
        let events = game.play(&command).expect("it is legal");
        ended += events
            .iter()
            .filter(|event| matches!(event, Event::RoundEnded { .. }))
            .count();
        if !game.is_over() && game.pending().is_none() && ended < 7 {
            assert_eq!(game.chapter() as usize, ended + 1);
        }
    }
    assert_eq!(game.chapter(), 7);
}

#[test]
fn a_seat_is_shown_what_it_sees_and_nobody_what_all_see() {
    let mut rng = Rng::with_seed(2);
    let setup = chance::start(Table::Digital, 3, &mut rng);
    let game = Game::try_from(&setup).expect("the start is legal");
    for seat in game.seats() {
        let seen = AnyGame::seen_from(&game, Some(seat));
        for other in game.seats() {
            let knows = !seen.player(other).hand().known().is_empty();
            assert_eq!(knows, other == seat, "{seat:?} looks at {other:?}");
        }
    }
    let seen = AnyGame::seen_from(&game, None);
    let known = |seat| !seen.player(seat).hand().known().is_empty();
    assert!(!game.seats().any(known));
}
