//! What winning chances promise: they add up to one; at the end the winner has all of it;
//! they depend neither on face-down cards nor on the order of a stack; the same game has
//! the same figures; luck and decisions add up to the result; and a calculation that is
//! stopped returns what it has.

#![allow(clippy::cast_possible_truncation, reason = "the numbers are small")]

use std::sync::Mutex;

use fastrand::Rng;
use florence::mind::bot;
use florence::mind::bot::{Calibration, Chance, Imagined, Level, Thinking, Winning};
use florence::rules::tally::tally;
use florence::{Game, Setup};
use table::{Item as _, Seat, Session};

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Emil"];

/// Plays a whole game with bots that do not look ahead.
fn played(players: usize, deal: u64) -> Session<Game> {
    let setup = Setup::dealt(NAMES[..players].iter().copied(), deal);
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    while !session.game().is_over() {
        let seed = session.cursor() as u64;
        let level = [Level::Two, Level::Four][(seed % 2) as usize];
        let command = bot::decide(session.game(), level, seed, 0, &Thinking::new());
        session
            .play(command.expect("the game goes on"))
            .expect("bots decide legally");
    }
    session
}

fn worked_out(session: &Session<Game>) -> Winning {
    bot::winning(session, 3, &Thinking::new(), |_| ())
}

fn all(chance: &Chance) -> f32 {
    chance.wins.values().sum()
}

#[test]
fn chances_are_shares_of_one_and_the_winner_has_all_of_it_in_the_end() {
    for (players, deal) in [(2, 1), (3, 2), (5, 3)] {
        let session = played(players, deal);
        let found = worked_out(&session);
        assert!(found.is_whole);
        assert_eq!(found.chances.len(), session.log().len() + 1);
        for chance in &found.chances {
            let chance = chance.as_ref().expect("every position is looked at");
            assert!((all(chance) - 1.0).abs() < 1e-4, "{chance:?}");
            assert!(chance.wins.values().all(|wins| (0.0..=1.0).contains(wins)));
            let empty = Seat::ALL[players..].iter();
            assert!(empty.into_iter().all(|&seat| chance.wins[seat] == 0.0));
        }
        let last = found.chances.last().and_then(Option::as_ref);
        let last = last.expect("the end is looked at");
        let accounts = tally(session.game());
        let first = accounts.iter().filter(|account| account.rank == 1).count();
        for account in &accounts {
            let part = if account.rank == 1 {
                1.0 / first as f32
            } else {
                0.0
            };
            assert_eq!(last.wins[account.seat], part);
        }
    }
}

#[test]
fn the_same_game_has_the_same_figures() {
    let session = played(2, 4);
    assert_eq!(worked_out(&session), worked_out(&session));
}

#[test]
fn luck_and_decisions_add_up_to_what_came() {
    let session = played(3, 5);
    let fortunes = worked_out(&session).fortunes;
    let fortunes = fortunes.expect("every card is known");
    let accounts = tally(session.game());
    let points = |seat: Seat| {
        let account = accounts.iter().find(|account| account.seat == seat);
        let account = account.expect("everybody has one");
        f32::from(account.total) + account.money.min(9_000) as f32 / 10_000.0
    };
    let seats: Vec<Seat> = session.game().seats().collect();
    let mean = seats.iter().map(|&seat| points(seat)).sum::<f32>() / seats.len() as f32;
    for &seat in &seats {
        let fortune = fortunes[seat];
        let came = fortune.luck() + fortune.decisions;
        assert!((came - (points(seat) - mean)).abs() < 0.01, "{fortune:?}");
    }
    let luck: f32 = seats.iter().map(|&seat| fortunes[seat].luck()).sum();
    assert!(
        luck.abs() < 0.01,
        "what luck gives one it takes from others"
    );
}

#[test]
fn what_lies_face_down_changes_nothing() {
    let session = played(4, 6);
    let mut rng = Rng::with_seed(6);
    for entries in (0..session.log().len()).step_by(9) {
        let game = session.game_at(entries).expect("it was played");
        let chance = |game: &Game| Imagined::at(game, 2).chance(&Calibration::FITTED);
        // Other cards in the stacks, in another order.
        let shuffled = game.with_stacks_face_down().imagine(&mut rng);
        assert_eq!(chance(game), chance(&shuffled), "after {entries} entries");
        for seat in game.seats() {
            // Other cards in the hands of the others, too.
            let other = game.seen_by(seat).imagine(&mut rng);
            assert_eq!(chance(&game.seen_by(seat)), chance(&other.seen_by(seat)));
        }
    }
}

#[test]
fn of_a_running_game_only_what_is_seen_is_looked_at() {
    let whole = played(3, 7);
    let mut session = whole.clone();
    assert!(session.go_to(whole.log().len() / 2));
    let seen = session.seen(|game| game.seen_by(Seat::A));
    let found = worked_out(&seen);
    assert!(found.fortunes.is_none(), "luck would tell who has what");
    assert_eq!(found.chances.len(), session.cursor() + 1);
    let mut rng = Rng::with_seed(7);
    // The same log with other possible cards in the hands of the others and in the stacks.
    let deals = Mutex::new(&mut rng);
    let other = session.seen(|game| {
        let mut rng = deals.lock().expect("nobody fails");
        game.seen_by(Seat::A).imagine(&mut rng).seen_by(Seat::A)
    });
    assert_eq!(found, worked_out(&other));
}

#[test]
fn what_is_found_is_told_on_the_way_and_luck_only_when_it_is_told_from_decisions() {
    let session = played(2, 9);
    let told: Mutex<Vec<Winning>> = Mutex::new(Vec::new());
    let tell = |winning| told.lock().expect("nobody fails").push(winning);
    let found = bot::winning(&session, 6, &Thinking::new(), tell);
    let told = told.into_inner().expect("nobody fails");
    assert!(told.iter().all(|winning| !winning.is_whole));
    let whole = |winning: &&Winning| winning.chances.iter().all(Option::is_some);
    assert!(
        told.iter().filter(whole).count() >= 3,
        "with more deals each time"
    );
    let moments = told.iter().filter(|winning| !winning.moments.is_empty());
    assert!(moments.count() >= 2, "before all is done");
    for winning in &told {
        let tells_luck = winning.fortunes.is_some();
        let decided = winning.moments.iter().any(|moment| !moment.is_luck);
        assert!(tells_luck || !decided, "{:?}", winning.moments);
    }
    assert!(found.is_whole);
}

#[test]
fn two_positions_are_compared_in_the_same_deals() {
    let session = played(3, 10);
    let at = |entries: usize| session.game_at(entries).expect("it was played");
    let all = session.log().len();
    let beside = |one: usize, other: usize, deals: u32| {
        let games = [at(one), at(other)];
        let found = bot::beside(games, deals, &Thinking::new(), |_| ());
        found.expect("nobody stops it")
    };
    let same = beside(40, 40, 4);
    for seat in session.game().seats() {
        assert_eq!((same.by[seat], same.errors[seat]), (0.0, 0.0));
        assert!(!same.is_clear(seat));
    }
    assert_eq!(
        same.chances[0],
        Imagined::at(at(40), 4).chance(&Calibration::FITTED)
    );
    let there = beside(40, all, 4);
    let last = worked_out(&session).chances.pop().flatten();
    let last = last.expect("the end is looked at");
    assert_eq!(there.chances[1].wins, last.wins);
    for seat in session.game().seats() {
        let [before, after] = there.chances.each_ref().map(|chance| chance.wins[seat]);
        assert!((there.by[seat] - (after - before)).abs() < 1e-4);
    }
    assert_eq!(there, beside(40, all, 4), "the same has the same figures");
}

#[test]
fn a_comparison_that_is_stopped_tells_what_it_has() {
    let session = played(2, 8);
    let games = [10, 20].map(|entries| session.game_at(entries).expect("it was played"));
    let before = Thinking::new();
    before.stop();
    assert_eq!(bot::beside(games, 50, &before, |_| ()), None);
    let thinking = Thinking::new();
    let found = bot::beside(games, 5_000, &thinking, |_| thinking.stop());
    let found = found.expect("the first deals are there");
    let deals = found.chances.each_ref().map(|chance| chance.deals);
    assert!(deals[0] > 0 && deals[0] < 5_000 && deals[0] == deals[1]);
}

#[test]
fn whoever_stops_gets_what_is_there() {
    let session = played(2, 8);
    let thinking = Thinking::new();
    let told = Mutex::new(0);
    let stopping = |_: Winning| {
        *told.lock().expect("nobody fails") += 1;
        thinking.stop();
    };
    let found = bot::winning(&session, 50, &thinking, stopping);
    assert_eq!(
        *told.lock().expect("nobody fails"),
        1,
        "the turns come first"
    );
    assert!(!found.is_whole);
    let there = found.chances.iter().flatten().count();
    assert!(there > 0 && there < found.chances.len(), "{there}");
    let first = found.chances.first().and_then(Option::as_ref);
    assert!(first.is_some(), "the beginning is among them");
    let before = Thinking::new();
    before.stop();
    assert!(!bot::winning(&session, 50, &before, |_| ()).is_whole);
}
