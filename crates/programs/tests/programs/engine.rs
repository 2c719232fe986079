//! Our own bots answer on the other side of the protocol.

use crate::played::{Tried, for_each_game};
use florence::mind::tournament::Bot;
use programs::answer::Answer;
use programs::engine::Engine;
use programs::message;
use programs::view::View;
use serde_json::{Value, json};
use std::time::Duration;
use table::{Game as _, Level, Seat};

const TIME: Duration = Duration::from_secs(5);

/// A bot that hears only messages plays a whole game.
fn bots_play_through_messages<G: Tried>() {
    let random = Bot {
        plays: None,
        simulations: None,
    };
    for bot in [Bot::from(Level::EASY), Bot::from(Level::MEDIUM), random] {
        let mut engine = Engine::new(bot, Some(G::ID.to_owned()));
        let mut rng = fastrand::Rng::with_seed(3);
        let mut game = G::begun(3, 3);
        assert_eq!(engine.answer(&message::hello().to_string()), None);
        let begin = message::begin(&View::of(&game, Seat::A), TIME);
        assert_eq!(engine.answer(&begin.to_string()), None);
        let mut id = 0;
        while !game.is_over() && id < 700 {
            let command = match game.may_decide().first() {
                Some(seat) => {
                    id += 1;
                    let view = View::of(&game, seat);
                    let question = message::decide(&view, id, TIME);
                    let answer = engine.answer(&question.to_string()).expect("an answer");
                    let answer = Answer::parse(&answer.to_string()).expect("a decision");
                    assert_eq!(answer.id, Some(id));
                    view.chosen(&answer.decide).expect("a legal decision")
                }
                None => game.chance(&mut |bound| rng.u32(..bound)).expect("chance"),
            };
            game.play(&command).expect("a legal decision");
        }
        assert!(game.is_over() || bot == random, "{bot:?} after {id}");
    }
}

for_each_game!(bots_play_through_messages);

/// Through the protocol, a bot decides what it decides within Studiolo.
#[test]
fn a_bot_decides_the_same_through_messages() {
    use prince::mind::bot::{self, Level as PrinceLevel};
    let mut game = prince::Game::begun(4, 11);
    let mut engine = Engine::new(Bot::from(Level::MEDIUM), None);
    engine.answer(&message::begin(&View::of(&game, Seat::A), TIME).to_string());
    let mut decisions = 0;
    while let Some(seat) = game.may_decide().first() {
        let view = View::of(&game, seat);
        let question = message::decide(&view, 1, TIME).to_string();
        let answer = engine.answer(&question).expect("an answer").to_string();
        let chosen = view.chosen(&Answer::parse(&answer).expect("a decision").decide);
        let own = bot::decide(&game.seen_from(Some(seat)), seat, PrinceLevel::Four, 0);
        assert_eq!(chosen, Ok(own));
        game.play(&own).expect("a legal decision");
        decisions += 1;
    }
    assert!(decisions > 60, "{decisions}");
}

/// A bot that misjudges plans anew at every question; it must not change its mind each time.
#[test]
fn a_weak_bot_of_tiletum_does_not_walk_to_and_fro() {
    use tiletum::Decision;
    let (mut steps, mut back) = (0, 0);
    for seed in 0..6 {
        let mut engine = Engine::new(Bot::from(Level::Three), None);
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut game = tiletum::Game::begun(3, seed);
        engine.answer(&message::begin(&View::of(&game, Seat::A), TIME).to_string());
        // Where a piece has been since something else was decided.
        let mut walk = Vec::new();
        while !game.is_over() {
            let command = match game.may_decide().first() {
                Some(seat) => {
                    let view = View::of(&game, seat);
                    let question = message::decide(&view, 1, TIME).to_string();
                    let answer = engine.answer(&question).expect("an answer").to_string();
                    let answer = Answer::parse(&answer).expect("a decision");
                    view.chosen(&answer.decide).expect("a legal decision")
                }
                None => game.chance(&mut |bound| rng.u32(..bound)).expect("chance"),
            };
            match command.decision {
                Decision::Move(piece, to) => {
                    let seat = command.seat.expect("somebody walks");
                    walk.push((piece, game.player(seat).piece(piece)));
                    steps += 1;
                    back += usize::from(walk.contains(&(piece, to)));
                }
                _ => walk.clear(),
            }
            game.play(&command).expect("a legal decision");
        }
    }
    assert!(steps > 150, "{steps}");
    assert!(back * 100 <= steps, "{back} of {steps} steps");
}

#[test]
fn what_is_no_question_gets_an_error_and_not_a_decision() {
    let mut engine = Engine::new(Bot::from(Level::EASY), Some("tiletum".to_owned()));
    let mut error = |line: &str| {
        let answer = engine.answer(line).expect("an answer");
        assert_eq!(answer.get("decide"), None);
        answer["error"].as_str().expect("a sentence").to_owned()
    };
    assert!(error("hello").contains("JSON"));
    assert!(error(r#"{"decide": 1}"#).contains("JSON"));
    let other = json!({ "message": "decide", "game": "the-prince", "seat": "A" });
    assert!(error(&other.to_string()).contains("the-prince"));
    let empty = json!({ "message": "decide", "game": "tiletum", "seat": "A", "view": {} });
    assert!(error(&empty.to_string()).contains("begin"));
    let bad = json!({
        "message": "decide", "game": "tiletum", "seat": "A", "edition": {},
        "view": { "players": [{}, {}], "position": 3 },
    });
    assert!(error(&bad.to_string()).contains("position"));
    assert_eq!(
        engine.answer(&json!({ "message": "end" }).to_string()),
        None
    );
}

#[test]
fn an_engine_reads_lines_and_ends_with_its_input() {
    let mut engine = Engine::new(Bot::from(Level::EASY), None);
    let mut output = Vec::new();
    let input = "{\"message\":\"hello\"}\n\n\u{1F3B2}\n{\"message\":\"new\"}\n";
    engine
        .run(input.as_bytes(), &mut output)
        .expect("memory can be written");
    let text = String::from_utf8(output).expect("UTF-8");
    assert_eq!(text.lines().count(), 1, "{text}");
    let answer: Value = serde_json::from_str(&text).expect("JSON");
    assert!(answer["error"].is_string());
}
