//! What a program may answer.

use crate::played::{Tried, for_each_game, other, wander};
use programs::answer::{Answer, Choice};
use programs::failure::Failure;
use programs::view::View;
use table::{Game as _, Seat};

#[test]
fn an_answer_is_an_object_with_a_number_or_a_line() {
    let index = Answer::parse(r#"{"decide": 3}"#).expect("an answer");
    assert_eq!((index.id, index.decide), (None, Choice::Index(3)));
    let line = Answer::parse(r#"{"decide":"A pass","id":9,"why":["none"]}"#).expect("an answer");
    let said = Choice::Line("A pass".to_owned());
    assert_eq!((line.id, line.decide), (Some(9), said));
    let deep = "[".repeat(100_000);
    for wrong in [
        "",
        "3",
        "[]",
        "{}",
        r#"{"decide":-1}"#,
        r#"{"decide":1.5}"#,
        &deep,
    ] {
        assert_eq!(Answer::parse(wrong), None, "{wrong:.20}");
    }
}

/// A program decides for its own seat only, and can neither correct a value nor enter what
/// only a real table enters.
fn others_are_refused<G: Tried>() {
    let mut tried = 0;
    wander::<G>(3, 5, |game, view| {
        let seat = view.seat();
        let count = view.decisions().len();
        let too_high = u64::try_from(count).expect("few");
        let wrong = view.chosen(&Choice::Index(too_high));
        assert_eq!(
            wrong,
            Err(Failure::NoIndex {
                index: too_high,
                count
            })
        );
        let foreign = View::of(game, other(seat));
        let foreign = foreign.lines().iter().cloned();
        let letter = format!("{seat:?}");
        let corrected = ["money 900", "points 50", "vp 50", "round 2", "turn 3"];
        let corrected = corrected.map(|value| format!("{letter} = {value}"));
        let stranger = view.lines()[0].replacen(&letter, &format!("{:?}", other(seat)), 1);
        let wrong = [
            "",
            "?",
            "nonsense",
            "A",
            "roll y35 p12 w4 s6 b66",
            "A pass\nA pass",
        ];
        let wrong = wrong.map(str::to_owned).into_iter();
        let all = wrong
            .chain(corrected)
            .chain(foreign)
            .chain([stranger, "x".repeat(70_000)]);
        for line in all {
            let chosen = view.chosen(&Choice::Line(line.clone()));
            assert_eq!(chosen, Err(Failure::Illegal(line)));
            tried += 1;
        }
    });
    assert!(tried > 500, "{tried}");
}

for_each_game!(others_are_refused);

#[test]
fn the_result_of_an_auction_is_no_decision_of_a_program() {
    let mut game = florence::Game::begun(3, 0);
    while game.phase() == florence::Phase::StartingHands {
        let seat = game.may_decide().first().expect("a hand is chosen");
        let first = View::of(&game, seat).decisions()[0];
        game.play(&first).expect("it is listed");
    }
    let seat = game.may_decide().first().expect("someone opens");
    let view = View::of(&game, seat);
    let won = game.results().find(|command| command.seat == seat);
    let won = won.expect("a result can be entered at a table");
    assert_eq!(game.check(&won), Ok(()));
    let line = view.line(&won);
    assert_eq!(
        view.chosen(&Choice::Line(line.clone())),
        Err(Failure::Illegal(line))
    );
}

#[test]
fn bids_between_the_listed_ones_can_be_made_in_the_notation() {
    let mut tried = 0;
    wander::<prince::Game>(3, 1, |game, view| {
        let Some((least, most)) = view.seen().bids(view.seat()) else {
            return;
        };
        for bid in least..=most {
            let command = prince::Command::new(view.seat(), prince::Decision::Bid(bid));
            let line = view.line(&command);
            assert_eq!(view.chosen(&Choice::Line(line)), Ok(command));
            assert_eq!(game.check(&command), Ok(()));
            tried += usize::from(!view.decisions().contains(&command));
        }
    });
    assert!(tried > 20, "{tried}");
}

#[test]
fn the_letter_of_the_seat_can_be_left_out() {
    let mut tried = 0;
    wander::<tiletum::Game>(2, 3, |_, view| {
        for (command, line) in view.decisions().iter().zip(view.lines()).take(3) {
            let short = line.split_once(' ').expect("a seat and a decision").1;
            let chosen = view.chosen(&Choice::Line(short.to_owned()));
            assert_eq!(chosen, Ok(*command), "{short}");
            tried += 1;
        }
    });
    assert!(tried > 100, "{tried}");
    assert_eq!(other(Seat::A), Seat::B);
}
