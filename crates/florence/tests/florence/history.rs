//! The history of a game, compared with a second reading of its log: the standing at the
//! end of each phase, what was sold, which works there were.

#[allow(dead_code)]
use crate::chance;

use crate::telling::*;
use chance::Table;
use fastrand::Rng;
use florence::rules::history::{CompletedWork, Sale};
use florence::rules::tally;
use florence::{Event, Game, History};
use table::Session;

/// Plays a whole random game.
fn played(players: usize, seed: u64) -> Session<Game> {
    let mut rng = Rng::with_seed(seed);
    let setup = chance::start(Table::Digital, players, &mut rng);
    let mut session = Session::<Game>::new(setup).expect("the start is legal");
    while !session.game().is_over() {
        let command = chance::next(session.game(), Table::Digital, &mut rng);
        session.play(command).expect("it is legal");
    }
    session
}

/// Returns everyone's money and points, without prestige cards.
fn on_the_table(game: &Game) -> Vec<(u32, u16)> {
    let player = |seat| game.player(seat);
    let seats = game.seats().map(player);
    seats.map(|p| (p.money(), p.prestige())).collect()
}

/// Returns everyone's money and points, with prestige cards.
fn counted(game: &Game) -> Vec<(u32, u16)> {
    let mut accounts = tally(game);
    accounts.sort_by_key(|account| account.seat);
    accounts.iter().map(|a| (a.money, a.total)).collect()
}

#[test]
fn who_stood_where_is_told_at_the_end_of_every_phase() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let session = played(players, seed);
        let mut expected = vec![(0.0, on_the_table(session.game_at(0).expect("the start")))];
        for entry in 0..session.log().len() {
            let after = session.game_at(entry + 1).expect("the log is legal");
            for event in session.events_of(entry) {
                match *event {
                    Event::AuctionsEnded { round } => {
                        expected.push((f32::from(round) - 0.5, on_the_table(after)));
                    }
                    Event::RoundEnded { round, .. } => {
                        expected.push((f32::from(round), on_the_table(after)));
                    }
                    Event::GameEnded => expected.push((7.5, counted(after))),
                    _ => {}
                }
            }
        }
        assert_eq!(expected.len(), 16, "the start, two a round, the end");
        let told = History::of(&session).standings.into_iter().map(|standing| {
            let florins = standing.florins.into_iter().zip(standing.prestige);
            (standing.time, florins.take(players).collect())
        });
        assert_eq!(told.collect::<Vec<_>>(), expected, "{players} players");
    }
}

#[test]
fn a_game_that_is_entered_midway_begins_when_its_phase_began() {
    for (start, time) in [
        (deal(3), 0.0),
        (auction(3, 1), 0.0),
        (actions(3, 1, A), 0.5),
        (auction(3, 5), 4.0),
        (actions(3, 5, B), 4.5),
        (actions(3, 7, C), 6.5),
        (end(3), 7.5),
    ] {
        let moment = start.setup.moment;
        let session = Session::<Game>::new(start.setup).expect("the start is legal");
        let standings = History::of(&session).standings;
        let times: Vec<f32> = standings.iter().map(|standing| standing.time).collect();
        assert_eq!(times, [time], "{moment:?}");
    }
}

#[test]
fn every_sale_and_every_work_is_in_the_round_it_was_in() {
    for (players, seed) in [(2, 5), (3, 6), (4, 7), (5, 8)] {
        let session = played(players, seed);
        let minimum = session.start().edition.minimum;
        let (mut sales, mut works) = (Vec::new(), Vec::new());
        let mut round = 1;
        for (entry, played) in session.log().iter().enumerate() {
            let seat = played.command.seat;
            for event in session.events_of(entry) {
                match (*event, played.command.decision) {
                    (
                        Event::Acquired {
                            seat,
                            object,
                            price,
                        },
                        _,
                    ) => sales.push(Sale {
                        round,
                        object,
                        seat,
                        price,
                    }),
                    (Event::Completed { value, .. }, Decision::Complete(work)) => {
                        works.push(CompletedWork {
                            round,
                            seat,
                            profession: Some(work.profession),
                            value,
                            minimum: minimum[usize::from(round) - 1],
                        });
                    }
                    (Event::RoundEnded { .. }, _) => round += 1,
                    _ => {}
                }
            }
        }
        assert!(!sales.is_empty() && !works.is_empty());
        let history = History::of(&session);
        assert_eq!(history.sales, sales);
        assert_eq!(history.works, works);
    }
}
