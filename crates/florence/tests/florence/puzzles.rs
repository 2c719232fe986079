//! Puzzles come from a finished game, the same ones every time, and in each the judge rates
//! one choice clearly above all others.

use florence::mind::bot::{self, DEALS, Level, Thinking};
use florence::{Game, Setup};
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
fn whoever_stops_it_gets_no_puzzle_that_was_judged_in_part() {
    let thinking = Thinking::new();
    thinking.stop();
    assert!(bot::puzzles(&played(), 3, &thinking).is_empty());
}
