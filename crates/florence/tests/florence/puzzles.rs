//! Puzzles come from a finished game, the same ones every time, and in each the judge rates
//! one choice clearly above all others.

use std::collections::BTreeSet;

use florence::mind::bot::{self, DEALS, Level, Thinking, Written};
use florence::{Deal, Game, Setup};
use table::Session;

fn played() -> Session<Game> {
    let setup = Setup::dealt(["Anna", "Ben", "Clara"], 7);
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    while !session.game().is_over() {
        let seed = session.cursor() as u64;
        let command = bot::decide(session.game(), Level::Two, seed, 0, &Thinking::new());
        session
            .play(command.expect("the game goes on"))
            .expect("bots keep to the rules");
    }
    session
}

#[test]
fn a_puzzle_has_one_answer_which_is_what_a_hint_would_say_there() {
    let session = played();
    let found = bot::puzzles(&session, 1, &Thinking::new());
    let [puzzle] = found.as_slice() else {
        panic!("a whole game of beginners has one: {found:?}");
    };
    let game = session.game_at(puzzle.entry).expect("it is an entry");
    assert_eq!(game.to_act(), Some(puzzle.seat));
    assert_eq!(session.log()[puzzle.entry].command, puzzle.played);
    let advice = bot::advise(game, DEALS, &Thinking::new());
    assert_eq!(advice.as_ref(), Some(&puzzle.advice));
    let best = &puzzle.advice.choices[0];
    assert!(best.apart.as_ref().is_some_and(|apart| apart.is_clear));
    assert_eq!(puzzle.answer(), Some(best.command));
    // The judge knows only what the seat sees.
    let seen = game.seen_by(puzzle.seat);
    let judged = bot::judged(&seen, best.command, &Thinking::new());
    assert_eq!(judged.as_ref(), Some(best));
    let other = puzzle.advice.choices[1].command;
    let judged = bot::judged(&seen, other, &Thinking::new()).expect("it may be decided");
    let apart = judged.apart.expect("there is a better one");
    assert!(apart.is_clear && apart.by > 0.0);
}

#[test]
fn the_puzzles_of_the_program_are_legal_small_and_clear() {
    let names = ["Anna", "Ben", "Clara", "Dana", "Emil"];
    let all: Vec<Written<'_>> = bot::shipped().collect();
    assert!(all.len() >= 40, "{}", all.len());
    let size: usize = all.iter().map(|one| one.0.len()).sum();
    assert!(size < 150_000, "{size} bytes");
    let numbers: BTreeSet<u32> = all.iter().filter_map(|one| one.number()).collect();
    assert_eq!(numbers.len(), all.len(), "each has a number of its own");
    let mut players = BTreeSet::new();
    let mut rounds = BTreeSet::new();
    for (at, one) in all.iter().enumerate() {
        let session = one.session(&names).expect("it is legal");
        let entry = session.cursor() - 1;
        let game = session.game_at(entry).expect("it is an entry");
        players.insert(game.player_count());
        rounds.insert(game.round());
        assert_eq!(bot::written(&session, entry).as_deref(), Some(one.0));
        // A few of them are judged.
        if at % 12 == 0 {
            let puzzle = bot::puzzle_at(&session, entry, &Thinking::new());
            let puzzle = puzzle.expect("it has a clear answer");
            let apart = puzzle.advice.choices[0].apart.as_ref();
            assert!(apart.is_some_and(|apart| apart.is_clear && apart.by >= 2.0));
        }
    }
    assert_eq!(players, (2..=5).collect());
    assert!(rounds.len() >= 5, "{rounds:?}");
}

#[test]
fn the_par_of_a_deal_is_the_same_every_time() {
    let day = jiff::civil::date(2026, 11, 23);
    let deal = Deal::of_day(day, [Level::Two; Deal::BOTS_OF_A_DAY]);
    let par = |level| bot::par(&deal, level, &Thinking::new());
    assert!(par(Level::One).is_some());
    for level in [Level::One, Level::Four] {
        assert_eq!(par(level), par(level));
    }
    let stopped = Thinking::new();
    stopped.stop();
    assert_eq!(bot::par(&deal, Level::Four, &stopped), None);
    let crowded = Deal {
        seats: vec![Some(Level::One.into()); 3],
        ..deal.clone()
    };
    assert_eq!(bot::par(&crowded, Level::Four, &Thinking::new()), None);
}

#[test]
fn whoever_stops_it_gets_no_puzzle_that_was_judged_in_part() {
    let thinking = Thinking::new();
    thinking.stop();
    assert!(bot::puzzles(&played(), 3, &thinking).is_empty());
}
