//! R: the end of a round.

use crate::telling::*;

/// The last turn of round 4, by seat C, with these best works.
fn last_turn(best_works: [i64; 3]) -> Play {
    let start = actions(3, 4, C)
        .with(A, |player| player.best_work = best_works[0])
        .with(B, |player| player.best_work = best_works[1])
        .where_(|setup| {
            setup.edition.minimum = [0; 7];
            // It does not matter how the works came about.
            setup.irregular = true;
        })
        .with(C, |player| {
            player.hand = Some(known(&[
                Profession::Poet,
                Profession::Lawyer,
                Profession::Painter,
            ]));
            player.jesters = (best_works[2] - 3).max(0) / 2;
        });
    let mut play = start.begins();
    if best_works[2] > 0 {
        play.does(C, work(Profession::Poet));
    }
    play
}

#[test]
fn r1_holds_the_highest_work_value_of_the_round_gets_3_points_and_each_of_the_tied() {
    for (works, points) in [
        ([12, 8, 0], [3, 0, 0]),
        ([8, 12, 9], [0, 3, 0]),
        ([7, 7, 9], [0, 0, 3]),
        ([9, 8, 9], [3, 0, 3]),
        ([9, 9, 9], [3, 3, 3]),
        ([0, 0, 0], [0, 0, 0]),
    ] {
        let mut play = last_turn(works);
        let events = play.does(C, Decision::EndTurn);
        assert_eq!(
            [A, B, C].map(|seat| play.prestige(seat)),
            points,
            "{works:?}"
        );
        let best_work = *works.iter().max().unwrap() as u16;
        assert_eq!(
            events[0],
            Event::RoundEnded {
                round: 4,
                best_work
            }
        );
    }
}

#[test]
fn r1_holds_the_marks_come_back_after_every_round() {
    let mut play = last_turn([12, 8, 0]);
    play.does(C, Decision::EndTurn);
    play.nobody_wants_more();
    for seat in [B, C, A] {
        play.does(seat, Decision::EndTurn);
    }
    assert_eq!([A, B, C].map(|seat| play.prestige(seat)), [3, 0, 0]);
}

#[test]
fn r2_holds_the_start_player_marker_passes_to_the_left_and_the_round_marker_moves_on() {
    let mut play = auction(3, 1)
        .where_(|setup| setup.start_player = B)
        .begins();
    for (round, start_player) in (1..=7).zip([B, C, A, B, C, A, B]) {
        assert_eq!((play.round(), play.start_player()), (round, start_player));
        assert_eq!(play.to_act(), Some(start_player));
        play.nobody_wants_more();
        for seat in play.turn_order() {
            play.does(seat, Decision::EndTurn);
        }
    }
    assert!(play.is_over());
}
