//! Every position of random games, written back as a setup and read again, is the same
//! position: as the table sees it, as each seat sees it, and after a save.

#[allow(dead_code)]
use crate::chance;

use std::collections::BTreeSet;

use crate::telling::*;
use chance::{Agreed, Table};
use fastrand::Rng;
use florence::rules::game::Pending;

/// Random games of each kind for each number of players.
const GAMES: u64 = 60;

fn comes_back(game: &Game, what: &str) {
    let setup = Setup::from(game);
    match Game::try_from(&setup) {
        Ok(again) => assert!(again == *game, "{what}"),
        Err(problems) => panic!("{what}: {problems:#?}\n{setup:#?}"),
    }
}

/// Lists what a setup must be able to express, so that the tests cover all of it.
fn traits(game: &Game) -> Vec<&'static str> {
    let mut found = Vec::new();
    let mut note = |name, is: bool| found.extend(is.then_some(name));
    note("starting hands", game.phase() == Phase::StartingHands);
    note("auction running", game.bidding().is_some());
    note("in a turn", (1..2).contains(&game.actions_left()));
    note("revealing", game.phase() == Phase::Reveal);
    note("over", game.phase() == Phase::Over);
    note(
        "placing",
        matches!(game.pending(), Some(Pending::Place { .. })),
    );
    note(
        "keeping",
        matches!(game.pending(), Some(Pending::Keep { .. })),
    );
    note(
        "recruiting",
        matches!(game.pending(), Some(Pending::Recruit { .. })),
    );
    let shown = |seat: Seat| !game.player(seat).hand().shown().is_empty();
    note("shown", game.seats().any(shown));
    let works = |seat: Seat| game.player(seat).best_work() > 0;
    note("work marked", game.seats().any(works));
    found
}

#[test]
fn every_position_of_a_random_game_is_written_back_and_read_again() {
    let mut seen = BTreeSet::new();
    let mut positions = 0;
    let games = chance::games(2 * GAMES, 6);
    for agreed in Agreed::all() {
        for seed in 0..chance::games_of(agreed, games) {
            let mut rng = Rng::with_seed(seed * 10 + agreed.number());
            let table = match seed % 2 {
                0 => Table::Digital,
                _ => Table::Tracked,
            };
            let start = chance::start(table, agreed, &mut rng);
            let mut game = Game::try_from(&start).expect("the start is legal");
            loop {
                let what = format!("{table:?}, {agreed:?}, seed {seed}");
                comes_back(&game, &what);
                if rng.u8(..8) == 0 {
                    for seat in game.seats() {
                        comes_back(&game.seen_by(seat), &format!("{what}, seen by {seat:?}"));
                    }
                    comes_back(&game.seen_from_outside(), &what);
                }
                seen.extend(traits(&game));
                positions += 1;
                if game.is_over() {
                    break;
                }
                let command = chance::next(&game, table, &mut rng);
                game.play(&command).expect("it is legal");
            }
        }
    }
    assert_eq!(seen.len(), 10, "{seen:?}");
    assert!(positions > 400 * games, "{positions}");
}

#[test]
fn what_is_written_back_can_be_saved_and_opened_in_the_middle_of_everything() {
    for (table, players) in [
        (Table::Digital, 2),
        (Table::Tracked, 3),
        (Table::Digital, 5),
    ] {
        let mut rng = Rng::with_seed(7);
        let start = chance::start(table, players, &mut rng);
        let mut game = Game::try_from(&start).expect("the start is legal");
        while !game.is_over() {
            let setup = Setup::from(&game);
            let text = ron::to_string(&setup).expect("a setup can be written");
            let again: Setup = ron::from_str(&text).expect("and read");
            assert_eq!(again, setup);
            assert_eq!(Game::try_from(&again), Ok(game));
            let command = chance::next(&game, table, &mut rng);
            game.play(&command).expect("it is legal");
        }
    }
}

/// A running auction in round two: Anna named the Jester, Ben raised, Clara is to answer.
fn bidding() -> Setup {
    let mut play = auction(3, 2).begins();
    play.goes(&[
        (A, Decision::Name(Object::Jester)),
        (B, Decision::Raise(300)),
    ]);
    Setup::from(&play.game)
}

#[track_caller]
fn refused(setup: Setup, rule: Rule, fact: Fact) {
    let problems = Game::try_from(&setup).expect_err("something is wrong with it");
    let expected = Violation { rule, fact };
    let mut violations = problems.iter().map(|problem| &problem.violation);
    assert!(violations.any(|v| *v == expected), "{problems:#?}");
}

#[test]
fn an_auction_is_refused_that_could_not_be_running() {
    let changed = |change: fn(&mut florence::rules::game::Auction)| {
        let mut setup = bidding();
        change(setup.auction.as_mut().expect("an auction is running"));
        setup
    };
    let passed = changed(|a| {
        let bidding = a.bidding.as_mut().expect("it is running");
        bidding.bidders.remove(C);
    });
    refused(passed, Rule::A5, Fact::HasPassed);
    let too_dear = changed(|a| a.bidding.as_mut().unwrap().price = 3_600);
    let (needed, has) = (3_600, 3_500);
    refused(too_dear, Rule::A11, Fact::NotEnoughMoney { needed, has });
    let taken = changed(|a| {
        a.taken.insert(Object::Jester);
    });
    refused(taken, Rule::A2, Fact::Taken(Object::Jester));
    let stranger = changed(|a| {
        a.remaining.insert(E);
    });
    refused(stranger, Rule::A10, Fact::SeatNotAtTable(E));
    let gone = changed(|a| {
        a.remaining.remove(C);
    });
    refused(gone, Rule::A8, Fact::HasDeclined);
    let mut over = bidding();
    over.moment = Moment::Actions(2, A);
    refused(over, Rule::A5, Fact::FirstDecide(Open::Bidding));
}

#[test]
fn an_open_decision_is_refused_that_could_not_be_open() {
    let mut setup = Setup::from(&auction(3, 2).begins().game);
    let object = Object::Jester;
    setup.pending = Some(Pending::Place { seat: B, object });
    refused(setup.clone(), Rule::O1, Fact::NotNow);
    setup.pending = Some(Pending::Recruit { seat: B });
    refused(setup.clone(), Rule::O8, Fact::NoRecruitingCard);
    setup.pending = Some(Pending::Recruit { seat: E });
    refused(setup, Rule::G1, Fact::SeatNotAtTable(E));
}

#[test]
fn pieces_that_are_missing_are_not_in_the_supply() {
    use florence::rules::Piece;
    let start = actions(3, 2, A).where_(|setup| {
        setup.missing = vec![(Piece::Building(Building::Tower), 3), (Piece::Jester, 1)];
    });
    let play = start.begins();
    assert_eq!(play.tiles_left(Tile::Building(Building::Tower)), 0);
    assert_eq!(play.objects_left(Object::Jester), 6);
    assert_eq!(Game::try_from(&Setup::from(&play.game)), Ok(play.game));
    let start = actions(3, 2, A).where_(|setup| setup.missing = vec![(Piece::Jester, 8)]);
    let (what, found, most) = (Count::Jesters, 8, 7);
    start.is_refused(None, Rule::S3, Fact::TooMany { what, found, most });
}

/// On a score sheet, hands may be left out. The cards that may have been in one can explain
/// points.
#[test]
fn points_that_an_untold_hand_explains_are_explained_when_written_back() {
    let sample = include_str!("../../../../saves/score-sheet.ron");
    let save = table::Save::<Game>::parse(sample, table::Format::Ron).expect("a save");
    let mut seen = 0;
    for points in 0..300 {
        let mut setup = save.start.clone();
        setup.players[0].prestige = points;
        setup.players[0].hand = None;
        if let Ok(game) = Game::try_from(&setup) {
            comes_back(&game, &format!("{points} points"));
            seen += 1;
        }
    }
    assert!((50..300).contains(&seen), "{seen}");
}
