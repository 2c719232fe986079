//! Bots play legally to the end, decide only by what they see, and each is better than the
//! one before it.

use prince::mind::bot::{Level, decide_within};
use prince::rules::state::{Ballot, Vote};
use prince::{CardType, Command, Decision, Game, Options, Phase, Place, Setup, Target};
use table::{Item as _, Seat, Set};

use crate::board::{A, B, Board, C, D, Play as _, at_base, card, cards, names};
use crate::random::{digital, picture, players, walk};

/// Enough simulated games to prefer something to the policy's decision.
const FEW: u32 = 2;

fn decision(game: &Game, seat: Seat, level: Level, seed: u64) -> Command {
    decide_within(&game.seen_from(Some(seat)), seat, level, seed, FEW)
}

/// Plays to the end with these levels, from seat A on.
fn play(mut game: Game, levels: &[Level], imagined: u32) -> Game {
    for step in 0..5_000 {
        let Some(seat) = game.may_decide().first() else {
            assert!(game.is_over(), "nobody can decide: {:?}", game.phase());
            return game;
        };
        let view = game.seen_from(Some(seat));
        let level = levels[seat.index()];
        let command = decide_within(&view, seat, level, step, imagined);
        if let Err(violation) = game.play(&command) {
            panic!("{level:?} {command:?}: {violation:?}\n{}", picture(&game));
        }
    }
    panic!("no end: {:?}", game.phase());
}

/// Whether a level simulates games, which takes time.
fn looks_ahead(level: Level) -> bool {
    level.simulations() > 0
}

/// 20 games for each number of players and each level, with all options; fewer for levels
/// that look ahead.
#[test]
fn games_of_bots_are_legal_and_end() {
    for level in Level::ALL {
        for players in 3..=5 {
            for seed in 0..if looks_ahead(level) { 2 } else { 20 } {
                play(digital(players, seed), &[level; 5], FEW);
            }
        }
    }
}

/// In positions of random games, including offers that await an answer.
#[test]
fn decisions_are_legal_in_any_position() {
    for seed in 0..10 {
        let mut step = 0_u64;
        walk(digital(players(seed), seed), seed, |game, _, _, _| {
            step += 1;
            for seat in game.may_decide() {
                for level in [Level::One, Level::Two, Level::Three, Level::Four] {
                    let command = decision(game, seat, level, seed);
                    let checked = game.check(&command);
                    assert_eq!(checked, Ok(()), "{level:?} {command:?}\n{}", picture(game));
                }
                if step.is_multiple_of(16) {
                    let command = decision(game, seat, Level::Six, seed);
                    assert_eq!(
                        game.check(&command),
                        Ok(()),
                        "{command:?}\n{}",
                        picture(game)
                    );
                }
            }
        });
    }
}

/// Two games that differ only in what the seat cannot know give the same decision, and so
/// does the same game twice.
#[test]
fn what_a_seat_cannot_know_changes_no_decision() {
    let mut compared = 0;
    for seed in 0..12 {
        let mut game = digital(players(seed), seed);
        for step in 0.. {
            let Some(seat) = game.may_decide().first() else {
                break;
            };
            let command = decision(&game, seat, Level::Four, step);
            let other = game.seen_from(Some(seat)).imagine(seed ^ step);
            // Face-down answers are given again.
            if game.face_down().is_empty() && other != game {
                for level in Level::ALL {
                    if looks_ahead(level) && step % 16 != 0 {
                        continue;
                    }
                    let one = decision(&game, seat, level, step);
                    assert_eq!(one, decision(&other, seat, level, step), "{level:?}");
                    assert_eq!(one, decision(&game, seat, level, step), "{level:?}, twice");
                    compared += 1;
                }
            }
            game.play(&command).expect("a legal decision");
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// Returns the better level's share of the victories, in pairs of games.
fn share(better: Level, worse: Level, pairs: u64, imagined: u32) -> f64 {
    let mut won = 0.0;
    for deal in 0..pairs {
        for side in 0..2 {
            let mut setup = Setup::digital(names(4), deal);
            setup.options = Options::with_bots();
            let is_better = |seat: Seat| seat.index() % 2 == side;
            let levels = Seat::ALL.iter();
            let levels: Vec<Level> = levels
                .map(|&seat| if is_better(seat) { better } else { worse })
                .collect();
            let game = Game::try_from(&setup).expect("a sound start");
            let ranking = play(game, &levels, imagined).ranking();
            let winners = ranking.iter().filter(|one| one.rank == 1);
            let winners: Vec<Seat> = winners.map(|one| one.seat).collect();
            let theirs = winners.iter().filter(|&&seat| is_better(seat)).count();
            won += theirs as f64 / winners.len() as f64;
        }
    }
    won / (2 * pairs) as f64
}

/// Less than what `examples/prince_ladder.rs` measures, because these are few games.
#[test]
fn each_level_is_better_than_the_one_before_it() {
    for levels in Level::ALL[..4].windows(2) {
        let share = share(levels[1], levels[0], 60, 0);
        assert!(share > 0.55, "{levels:?}: {share}");
    }
    let share = share(Level::Six, Level::Four, 10, 8);
    assert!(share > 0.55, "{share}");
}

#[test]
fn four_protects_what_lies_open() {
    let game = Board::new(3).acquire().before(A, "A1").game();
    let protects = Decision::Move(card("A1"), Some(Place::Base(A)));
    assert_eq!(decision(&game, A, Level::Four, 1).decision, protects);
}

#[test]
fn four_takes_what_nobody_can_defend() {
    let game = Board::new(3).seize().before(B, "A1 A9").game();
    let takes = Decision::Seize(Target::Card(card("A1")), Set::EMPTY);
    assert_eq!(decision(&game, A, Level::Four, 1).decision, takes);
}

#[test]
fn four_defends_what_is_worth_it_and_two_does_not() {
    let board = Board::new(3).seize().before(B, "H9");
    let mut game = board.hand(A, "K8").hand(B, "K7").game();
    let seize = Decision::Seize(Target::Card(card("H9")), cards("K8"));
    game.go(A, seize);
    let defends = |level| decision(&game, B, level, 1).decision;
    assert_eq!(defends(Level::Four), Decision::Defend(cards("K7")));
    assert_eq!(defends(Level::Two), Decision::Defend(Set::EMPTY));
}

#[test]
fn four_elects_the_weakest_where_it_cannot_win() {
    // A has voted for itself and leads; B can only choose between others.
    let mut ballot = Ballot {
        number: 5,
        ..Ballot::default()
    };
    ballot.votes[0] = Vote::Cast([12 + 3, 0, 0, 0, 0]);
    let board = Board::new(4).options(|options| options.conclave_limit = 5);
    let board = board.phase(Phase::OpenBallot(ballot)).before(A, "O1");
    let game = board.lay("A1", at_base(A)).game();
    let Decision::Vote(votes) = decision(&game, B, Level::Four, 1).decision else {
        panic!("no vote");
    };
    assert_eq!(votes[A.index()], 0);
    assert_eq!(votes[B.index()], 0);
    assert_eq!(votes[C.index()] + votes[D.index()], 12);
}

/// Three players of the second level insist twice, then give in.
#[test]
fn an_election_of_weak_players_ends_before_the_limit() {
    for level in [Level::One, Level::Two] {
        for seed in 0..10 {
            let mut setup = Setup::digital(names(3), seed);
            setup.options = Options::with_bots();
            let mut game = Game::try_from(&setup).expect("a sound start");
            while let Some(seat) = game.may_decide().first() {
                if let Phase::OpenBallot(ballot) = game.phase() {
                    assert!(ballot.number <= 2, "{level:?}");
                }
                let command = decision(&game, seat, level, seed);
                game.play(&command).expect("a legal decision");
            }
        }
    }
}

/// A conviction moves the Pope's phase to the end of the turn if the others have as many
/// phases as before, which helps the Pope in the last turn; otherwise it costs a phase.
#[test]
fn votes_on_simony_follow_the_voters_interest() {
    let (mut yes, mut no) = (0, 0);
    for seed in 0..60 {
        let mut setup = Setup::digital(names(4), seed);
        setup.options = Options::with_bots();
        let mut game = Game::try_from(&setup).expect("a sound start");
        while let Some(seat) = game.may_decide().first() {
            let mut command = decision(&game, seat, Level::Four, seed);
            let legal = game.legal_for(seat).into_iter();
            let accuses = |decision: &Decision| match *decision {
                Decision::Play(card, _) => game.type_of(card) == CardType::Simony,
                _ => false,
            };
            if let Some(accuses) = legal.into_iter().find(accuses) {
                command = Command::new(seat, accuses);
            }
            if let Decision::Judge(is_yes) = command.decision {
                *(if is_yes { &mut yes } else { &mut no }) += 1;
            }
            game.play(&command).expect("a legal decision");
        }
    }
    assert!(yes > 5 && no > 20, "{yes} for it, {no} against");
}

#[test]
fn each_level_of_the_program_has_one_of_this_game() {
    for (at, level) in table::Level::ALL.into_iter().enumerate() {
        assert_eq!(Level::nearest(level), Level::ALL[at.min(5)]);
    }
}
