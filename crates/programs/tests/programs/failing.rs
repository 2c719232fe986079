//! Garbage, silence and death of a program cost its turn and no more.

use crate::played::{Tried, for_each_game};
use programs::call::Call;
use programs::roster::{Failed, Lost, MOST_FAILURES, MOST_GONE, Roster};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::Seat;

/// Returns a program that does this in the shell.
fn shell(script: &str) -> Call {
    Call::parse(&format!("sh -c '{script}'")).expect("a call")
}

/// What happened in a game of a program against itself.
struct Told {
    lost: Lost,
    said: Vec<String>,
    decisions: u32,
    seconds: f64,
}

/// Plays a game in which a program has seat A.
fn game_of<G: Tried>(script: &str, time: Duration) -> Told {
    let said: Arc<Mutex<Vec<String>>> = Arc::default();
    let keeps = Arc::clone(&said);
    let keep = move |failed: &Failed| {
        keeps
            .lock()
            .expect("no thread panics")
            .push(failed.sentence());
    };
    let roster = Roster::new([shell(script)], time, keep);
    let began = Instant::now();
    let decisions = play::<G>(&roster, 1);
    let seconds = began.elapsed().as_secs_f64();
    let said = said.lock().expect("no thread panics").clone();
    let lost = roster.lost(0);
    Told {
        lost,
        said,
        decisions,
        seconds,
    }
}

/// Plays some decisions of a game, the program in seat A and our bots in the others.
fn play<G: Tried>(roster: &Roster, deal: u64) -> u32 {
    let mut rng = fastrand::Rng::with_seed(deal);
    let mut game = G::begun(3, deal);
    let mut guest = roster.seat(0, &game, Seat::A);
    let mut decisions = 0;
    while !game.is_over() && decisions < 40 {
        let command = match game.may_decide().first() {
            Some(Seat::A) => {
                decisions += 1;
                guest.decide(&game, 5).expect("someone decides")
            }
            Some(seat) => {
                let own = programs::played::Own {
                    simulations: None,
                    seed: 1,
                };
                let seen = game.seen_from(Some(seat));
                let decided = seen.decided(seat, table::Level::EASY.into(), own);
                decided.expect("a decision")
            }
            None => game.chance(&mut |bound| rng.u32(..bound)).expect("chance"),
        };
        game.play(&command).expect("only legal decisions are made");
    }
    guest.end(G::ID, &[1, 2, 3], &[3, 2, 1]);
    decisions
}

const TIME: Duration = Duration::from_secs(20);

/// The first listed decision, repeated with the number of the question.
const FIRST: &str = r#"
    while read -r line; do case $line in *\"decide\"*)
        echo "{\"decide\":0}";; esac; done"#;

fn a_program_that_answers_loses_nothing<G: Tried>() {
    let told = game_of::<G>(FIRST, TIME);
    assert_eq!((told.lost, told.said), (Lost::default(), Vec::new()));
    assert!(told.decisions >= 20, "{}", told.decisions);
}

for_each_game!(a_program_that_answers_loses_nothing);

/// Returns a program that gives the same answer to every question.
fn answering(answer: &str) -> String {
    format!("while read -r line; do case $line in *\\\"decide\\\"*) {answer};; esac; done")
}

#[test]
fn every_wrong_answer_costs_a_turn_and_the_third_one_the_game() {
    for (answer, why) in [
        ("echo hello", "the answer “hello” is not an object"),
        ("echo {}", "the answer “{}” is not an object"),
        (
            "echo \"{\\\"decide\\\":99999}\"",
            "there is no decision 99999",
        ),
        (
            "echo \"{\\\"decide\\\":\\\"A fly\\\"}\"",
            "the decision “A fly” is not possible",
        ),
        ("printf \"\\\\377\\\\n\"", "the answer is not UTF-8"),
        (
            "head -c 1000000 /dev/zero | tr \"\\\\0\" x; echo",
            "the answer is longer than 64",
        ),
    ] {
        let told = game_of::<tiletum::Game>(&answering(answer), TIME);
        let Told {
            lost,
            said,
            decisions,
            seconds,
        } = told;
        assert_eq!(
            lost,
            Lost {
                turns: MOST_FAILURES,
                games: 1
            },
            "{answer}: {said:?}"
        );
        assert_eq!(said.len(), 3, "{said:?}");
        assert!(said.iter().all(|text| text.contains(why)), "{said:?}");
        let [one, two, three] = [0, 1, 2].map(|at| said[at].as_str());
        for text in [one, two] {
            assert!(text.contains("decides this time"), "{text}");
        }
        assert!(three.contains("out of this game"), "{three}");
        assert!(
            decisions >= 20 && seconds < 15.0,
            "{decisions} in {seconds} s"
        );
    }
}

#[test]
fn silence_costs_the_time_of_three_turns() {
    for script in ["sleep 100", "exec sleep 100 <&-", "while :; do :; done"] {
        let told = game_of::<prince::Game>(script, Duration::from_millis(200));
        assert_eq!(told.lost.games, 1, "{:?}", told.said);
        assert!(told.lost.turns <= MOST_FAILURES);
        assert!(
            told.decisions >= 20 && told.seconds < 6.0,
            "{} s",
            told.seconds
        );
    }
}

#[test]
fn the_end_of_a_program_is_noticed_at_once() {
    for script in [
        "exit 0",
        "read -r line",
        "kill -9 $$",
        "exec >&-; exec sleep 100",
    ] {
        let told = game_of::<florence::Game>(script, TIME);
        assert_eq!(
            told.lost,
            Lost { turns: 1, games: 1 },
            "{script}: {:?}",
            told.said
        );
        assert!(told.said[0].contains("it has ended"), "{:?}", told.said);
        assert!(
            told.decisions >= 20 && told.seconds < 15.0,
            "{} s",
            told.seconds
        );
    }
}

#[test]
fn a_flood_without_end_neither_hangs_nor_fills_the_memory() {
    let before = memory();
    for script in [
        "exec yes",
        "exec yes x | tr -d \"\\\\n\"",
        "exec cat /dev/zero",
    ] {
        let told = game_of::<tiletum::Game>(script, Duration::from_millis(500));
        assert_eq!(told.lost.games, 1, "{script}: {:?}", told.said);
        assert!(
            told.decisions >= 20 && told.seconds < 15.0,
            "{} s",
            told.seconds
        );
    }
    let grown = memory().saturating_sub(before);
    assert!(grown < 100 << 10, "{grown} KiB more");
}

/// Returns how much memory this process has, in KiB; 0 if the system does not say.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[test]
fn an_answer_that_comes_too_late_is_not_taken_for_the_next_one() {
    // The first answer comes after the second question, and names the first.
    let script = r#"
        n=0
        while read -r line; do case $line in *\"decide\"*)
            n=$((n+1))
            if [ $n = 1 ]; then sleep 1; fi
            echo "{\"id\":$n,\"decide\":0}";; esac; done"#;
    let told = game_of::<tiletum::Game>(script, Duration::from_millis(700));
    assert_eq!(told.lost, Lost { turns: 1, games: 0 }, "{:?}", told.said);
    assert!(
        told.said[0].contains("no answer within 0.7 s"),
        "{:?}",
        told.said
    );
}

#[test]
fn a_program_that_fails_in_game_after_game_is_no_longer_started() {
    let said: Arc<Mutex<Vec<String>>> = Arc::default();
    let keeps = Arc::clone(&said);
    let keep = move |failed: &Failed| {
        keeps
            .lock()
            .expect("no thread panics")
            .push(failed.sentence());
    };
    let roster = Roster::new([shell("exit 3")], TIME, keep);
    let games = MOST_GONE + 3;
    for deal in 0..games {
        play::<tiletum::Game>(&roster, deal.into());
    }
    // In the last games it was not asked.
    assert_eq!(
        roster.lost(0),
        Lost {
            turns: MOST_GONE,
            games
        }
    );
    let said = said.lock().expect("no thread panics").clone();
    assert_eq!(said.len(), usize::try_from(MOST_GONE).expect("few"));
    assert!(said[4].contains("is not started again"), "{said:?}");
    let sum = roster.summary(0).expect("it has failed");
    assert!(
        sum.contains("failed answers: 5") && sum.contains("easy: 8"),
        "{sum}"
    );
}

#[test]
fn a_program_that_ends_with_each_game_is_started_for_the_next_one() {
    let script = r#"
        while read -r line; do case $line in
            *\"message\":\"decide\"*) echo "{\"decide\":0}";;
            *\"message\":\"end\"*) exit 0;; esac; done"#;
    let roster = Roster::new([shell(script)], TIME, |failed| panic!("{failed:?}"));
    for deal in 0..6 {
        assert!(play::<tiletum::Game>(&roster, deal) >= 20);
    }
    assert_eq!(roster.lost(0), Lost::default());
}

#[test]
fn a_program_that_cannot_be_started_is_refused_before_the_first_game() {
    let call = Call::parse("/nowhere/bot --fast").expect("a call");
    let roster = Roster::new([call], TIME, |_| ());
    let why = roster.try_all().expect_err("there is no such program");
    assert!(
        why.starts_with("/nowhere/bot --fast cannot be started ("),
        "{why}"
    );
}
