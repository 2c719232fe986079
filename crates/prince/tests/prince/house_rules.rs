//! House rules: the number of turns, what points cost and bring, and an election of the
//! first Pope.

use std::collections::BTreeMap;

use prince::rules::options::MOST_TURNS;
use prince::{Decision, Event, Game, Options, Phase, Rule, Setup};
use table::{Format, Game as _, Save, Seat, Session};

use crate::board::names;

fn setup(agree: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = Setup::digital(names(4), 11);
    agree(&mut setup.options);
    setup
}

/// Plays on with everyone doing as little as possible until this holds.
fn passed(setup: Setup, until: impl Fn(&Game) -> bool) -> Session<Game> {
    let mut session = Session::<Game>::new(setup).expect("a sound start");
    while !until(session.game()) {
        let game = session.game();
        let seat = game.may_decide().first().expect("it is not over");
        let least = game.passes(seat).expect("something can be done");
        session.play(least).expect("it is legal");
        assert!(session.cursor() < 5_000, "it does not end");
    }
    session
}

#[test]
fn as_many_turns_are_played_as_the_table_agreed_on() {
    for turns in 1..=MOST_TURNS {
        let agree = |options: &mut Options| {
            options.turns = turns;
            options.conclave_limit = 1;
        };
        let session = passed(setup(agree), Game::is_over);
        let game = session.game();
        assert_eq!(game.turn(), turns);
        let seat = Seat::A;
        assert_eq!(game.scores(seat).len(), usize::from(turns));
        // Everyone had money in every turn.
        assert!(game.scores(seat).iter().all(|score| score.total() > 0));
        let all: u16 = game.scores(seat).iter().map(|score| score.total()).sum();
        assert_eq!(game.points(seat), all);
    }
    for turns in [0, MOST_TURNS + 1] {
        let problems = Game::try_from(&setup(|options| options.turns = turns));
        let problems = problems.expect_err("so many there cannot be");
        assert_eq!(problems[0].violation.rule, Rule::G1);
    }
}

#[test]
fn points_cost_and_bring_what_the_table_agreed_on() {
    let game = passed(setup(|_| {}), |game| {
        matches!(game.phase(), Phase::Ballot(_))
    });
    let other = passed(
        setup(|options| {
            options.points_of_pope = 13;
            options.ducats_for_point = 25;
        }),
        |game| matches!(game.phase(), Phase::Ballot(_)),
    );
    for seat in game.game().seats() {
        let [printed, agreed] = [&game, &other].map(|it| it.game().score_now(seat, true));
        let money = game.game().money(seat);
        assert_eq!(money, other.game().money(seat));
        assert_eq!((u32::from(printed.money), printed.pope), (money / 10, 10));
        assert_eq!((u32::from(agreed.money), agreed.pope), (money / 25, 13));
    }
    let free = Game::try_from(&setup(|options| options.ducats_for_point = 0));
    assert_eq!(free.expect_err("for nothing")[0].violation.rule, Rule::V1);
}

#[test]
fn the_first_pope_is_elected_and_gets_nothing_for_it() {
    let mut session = passed(setup(|options| options.elects_first = true), |game| {
        game.is_first_election() && game.arrival().is_none()
    });
    let money = session.game().money(Seat::B);
    assert_eq!((session.game().turn(), session.game().displayed()), (1, 0));
    let mut events = Vec::new();
    for seat in session.game().clockwise(Seat::A).collect::<Vec<_>>() {
        let votes = session.game().votes(seat);
        let vote = Decision::Vote([0, 0, votes, 0, 0]);
        let vote = prince::Command::new(seat, vote);
        events.extend(session.play(vote).expect("it may vote").to_vec());
    }
    assert!(events.contains(&Event::Elected(Seat::C, false)));
    let scored = |event: &Event| matches!(event, Event::Scored(..) | Event::Earned(..));
    assert!(!events.iter().any(scored), "{events:?}");
    let game = session.game();
    assert_eq!((game.pope(), game.turn()), (Seat::C, 1));
    assert_eq!(
        game.active(),
        Some(Seat::C),
        "the first phase is the Pope's"
    );
    assert_eq!(game.money(Seat::B), money);
    assert_eq!(game.points(Seat::C), 0);
    assert!(game.displayed() > 0, "the display lies there");
}

#[test]
fn a_save_says_what_differs_and_nothing_else() {
    let printed = Save::from_session(&Session::<Game>::new(setup(|_| {})).unwrap());
    let text = printed.to_text(Format::Ron).unwrap();
    assert!(
        !text.contains("turns") && !text.contains("points_of_pope"),
        "{text}"
    );
    let agree = |options: &mut Options| {
        options.turns = 5;
        options.conclave_limit = 1;
    };
    let session = passed(setup(agree), |game| game.turn() == 5);
    let save = Save::from_session(&session);
    for format in [Format::Ron, Format::Json] {
        let text = save.to_text(format).unwrap();
        let read = Save::<Game>::parse(&text, format).expect("it is sound");
        assert_eq!(read.into_session().unwrap().game(), session.game());
    }
    // A position from the fifth turn keeps the points of the fourth.
    let position = Setup::from(session.game());
    let sheet = Save::<Game>::from_sheet(position, BTreeMap::new());
    let text = sheet.to_text(Format::Ron).unwrap();
    let read = Save::<Game>::parse(&text, Format::Ron).expect("it is sound");
    let read = Game::try_from(&read.start).expect("it is legal");
    assert_eq!(read.scores(Seat::B), session.game().scores(Seat::B));
    assert!(read.scores(Seat::B)[3].total() > 0);
}
