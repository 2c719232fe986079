//! The look back: it says what a hint said, and what was played instead cost.

use table::{Seat, Session};
use tiletum::mind::advice::advise;
use tiletum::mind::bot::{Level, plan};
use tiletum::mind::review::{Progress, look_back};
use tiletum::{Decision, Game, Phase, Step};

use crate::random::setup;

/// The seed of a hint after this many entries.
fn seed(entries: usize) -> u64 {
    11 + entries as u64
}

/// Plays this many turns. Seat A follows its hints or takes their last choice, in turns;
/// returns for each of its turns the entry it began at and how far behind its choice was.
fn played(turns: usize) -> (Session<Game>, Vec<(usize, f64)>) {
    let mut session = Session::<Game>::new(setup(2, 4)).expect("a sound start");
    let mut chance = fastrand::Rng::with_seed(4);
    let mut expected = Vec::new();
    let mut all = 0;
    while all < turns {
        let game = *session.game();
        let Some(seat) = game.may_decide().first() else {
            let drawn = game.draw(&mut |bound| chance.u32(..bound));
            session.play(drawn.expect("chance is due")).expect("legal");
            continue;
        };
        let mut commands = plan(&game, seat, Level::Three, 1);
        if seat == Seat::A && game.phase() == Phase::Turn(Step::Before) {
            let advice = advise(&game, seat, seed(session.cursor())).expect("there is a choice");
            let choice = if expected.len() % 2 == 0 {
                advice.choices.first()
            } else {
                advice.choices.last()
            };
            let choice = choice.expect("at least one");
            expected.push((session.cursor(), choice.behind));
            commands.clone_from(&choice.plan);
        }
        for command in commands {
            if session.game().may_decide().is_empty() {
                // A tile came: the rest of the plan depended on it.
                expected.pop();
                break;
            }
            session.play(command).expect("legal");
            all += usize::from(command.decision == Decision::EndTurn);
        }
    }
    (session, expected)
}

#[test]
fn a_look_back_agrees_with_the_hints() {
    let (session, expected) = played(10);
    let progress = Progress::new();
    let looked = look_back(&session, Seat::A, seed, &progress);
    assert!(looked.is_whole);
    assert_eq!(progress.progress(), 1.0);
    let mut agreed = 0;
    for cost in &looked.costs {
        let game = session.game_at(cost.entry).expect("an entry of the log");
        let advice = advise(game, Seat::A, seed(cost.entry)).expect("there is a choice");
        assert_eq!(Some(&cost.best), advice.choices.first());
        assert_eq!(
            cost.played.first(),
            Some(&session.log()[cost.entry].command)
        );
        assert!(cost.behind >= 0.0);
        if let Some((_, behind)) = expected.iter().find(|(entry, _)| *entry == cost.entry) {
            assert!((cost.behind - behind).abs() < 1e-3, "{cost:?}, {behind}");
            agreed += 1;
        }
    }
    assert!(agreed >= 2, "{agreed} of {}", looked.costs.len());
}

#[test]
fn a_look_back_that_is_stopped_has_what_it_has() {
    let (session, _) = played(2);
    let progress = Progress::new();
    progress.stop();
    let looked = look_back(&session, Seat::A, seed, &progress);
    assert!(!looked.is_whole && looked.costs.is_empty());
    assert_eq!(progress.progress(), 0.0);
}
