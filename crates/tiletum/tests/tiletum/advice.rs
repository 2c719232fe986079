//! Hints: legal, ordered by quality, and supported by facts that are true.

use table::{Item as _, Seat};
use tiletum::mind::advice::{Reason, advise};
use tiletum::mind::bot::{Level, plan};
use tiletum::{Decision, Event, Game};

use crate::random::{digital, walk};

/// Calls `each` for positions of a game between bots in which a seat decides.
fn positions(players: usize, seed: u64, mut each: impl FnMut(&Game, Seat)) {
    let mut game = digital(players, seed);
    let mut chance = fastrand::Rng::with_seed(seed);
    while !game.is_over() {
        let Some(seat) = game.may_decide().first() else {
            let drawn = game.draw(&mut |bound| chance.u32(..bound));
            game.play(&drawn.expect("chance is due")).expect("legal");
            continue;
        };
        each(&game, seat);
        for command in plan(&game, seat, Level::Four, seed) {
            game.play(&command).expect("a legal plan");
        }
    }
}

#[test]
fn hints_of_a_game_between_bots_are_legal_plans_in_order() {
    for players in 2..=4 {
        let mut decisions = 0_u32;
        positions(players, 11, |game, seat| {
            decisions += 1;
            if !decisions.is_multiple_of(5) {
                return;
            }
            let Some(advice) = advise(game, seat, 4) else {
                assert!(game.legal().len() < 2);
                return;
            };
            assert_eq!(advice.seat, seat);
            assert!((1..=3).contains(&advice.choices.len()));
            assert_eq!(advice.choices[0].behind, 0.0);
            let behind: Vec<f64> = advice.choices.iter().map(|one| one.behind).collect();
            assert!(behind.is_sorted(), "{behind:?}");
            for (at, choice) in advice.choices.iter().enumerate() {
                assert_eq!(game.check(&choice.command), Ok(()));
                assert_eq!(choice.plan.first(), Some(&choice.command));
                let others = &advice.choices[..at];
                assert!(others.iter().all(|other| other.command != choice.command));
                let mut after = *game;
                for command in &choice.plan {
                    after.play(command).expect("a legal plan");
                    if after.waits_for_chance() {
                        break;
                    }
                }
            }
        });
    }
}

#[test]
fn hints_in_the_middle_of_random_turns_are_legal() {
    let mut step = 0_u64;
    let mut told = 0;
    walk(digital(3, 2), 2, |game, _, _, _| {
        step += 1;
        if !step.is_multiple_of(7) {
            return;
        }
        for &seat in &Seat::ALL[..3] {
            let Some(advice) = advise(game, seat, step) else {
                continue;
            };
            told += 1;
            assert!(game.may_decide().contains(seat));
            for choice in advice.choices {
                assert_eq!(game.check(&choice.command), Ok(()), "{:?}", choice.command);
            }
        }
    });
    assert!(told > 20, "{told}");
}

#[test]
fn nobody_else_is_advised_and_the_same_seed_gives_the_same_hint() {
    let mut asked = 0;
    positions(2, 3, |game, seat| {
        let other = seat.left(2);
        assert_eq!(advise(game, other, 1), None);
        if asked < 4 && game.legal().len() > 1 {
            assert_eq!(advise(game, seat, 1), advise(game, seat, 1));
        }
        asked += 1;
    });
}

#[test]
fn facts_say_what_the_plan_does() {
    let mut facts = 0;
    positions(2, 6, |game, seat| {
        let Some(advice) = advise(game, seat, 2) else {
            return;
        };
        let choice = &advice.choices[0];
        let mut after = *game;
        let mut events: Vec<Event> = Vec::new();
        let mut whole = true;
        for command in &choice.plan {
            events.extend(after.play(command).expect("a legal plan"));
            if after.waits_for_chance() && command.decision != Decision::EndTurn {
                whole = false;
                break;
            }
        }
        // If a tile comes in between, the rest is only what was planned.
        if !whole {
            return;
        }
        for reason in &choice.reasons {
            facts += 1;
            let is_true = match *reason {
                Reason::House { city } => after.player(seat).has_house(city),
                Reason::Pillar { .. } => after.player(seat).pillars() > game.player(seat).pillars(),
                Reason::Contract { tile } => after.player(seat).contracts().contains(&Some(tile)),
                Reason::Completes { building, .. } => {
                    after.player(seat).is_completed(usize::from(building))
                }
                Reason::Points { source, vp } => events.contains(&Event::Scored(seat, source, vp)),
                Reason::Goes { piece, to } => after.player(seat).piece(piece) == to,
                Reason::TakesPart { round, .. } => after.at_fair(round, seat).takes_part(),
                Reason::Takes { tile, from } => {
                    events.contains(&Event::TileTaken(seat, from, tile))
                }
                _ => true,
            };
            assert!(is_true, "{reason:?} of {:?}", choice.plan);
        }
    });
    assert!(facts > 50, "{facts}");
}
