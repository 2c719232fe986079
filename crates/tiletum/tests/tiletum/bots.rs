//! Bots play legally to the end and reproducibly, and each is better than the one before
//! it.

use table::{Item as _, Seat};
use tiletum::mind::bot::{Follower, Level, decide, plan};
use tiletum::mind::simulate::{Played, play};
use tiletum::{Decision, Game, Setup, Source};

use crate::random::{digital, games, setup, walk};

/// A game between these levels, from seat A on.
fn played(players: usize, seed: u64, levels: &[Level]) -> Played {
    match play(&setup(players, seed), levels, seed) {
        Ok(played) => played,
        Err(broken) => panic!("{players} players, seed {seed}: {broken}"),
    }
}

fn mean(players: usize, games: u64, level: Level) -> f64 {
    let (mut vp, mut seats) = (0_u64, 0_u64);
    for seed in 0..games {
        let game = played(players, seed, &[level; 4]).game;
        for seat in game.seats() {
            vp += u64::from(game.player(seat).vp());
            seats += 1;
        }
    }
    vp as f64 / seats as f64
}

/// 10 games of levels two and four for each number of players, or as many as the
/// environment asks for.
#[test]
fn games_of_bots_are_legal_and_end() {
    for players in 2..=4 {
        let count = games(10);
        let two = mean(players, count, Level::Two);
        let four = mean(players, count, Level::Four);
        println!("{players} players, {count} games: two {two:.1}, four {four:.1}");
        assert!((100.0..145.0).contains(&two), "{players} players: {two}");
        assert!(four > two + 20.0, "{players} players: {four} to {two}");
    }
}

#[test]
fn games_of_all_levels_are_legal_and_end() {
    use Level::{Five, Four, One, Six, Three, Two};
    played(2, 3, &[Six, Five]);
    played(3, 3, &[One, Five, Two]);
    played(4, 3, &[Three, Five, Four, One]);
}

#[test]
fn the_points_of_a_game_have_their_sources() {
    for seed in 0..20 {
        let game = played(3, seed, &[Level::Four; 4]).game;
        for seat in game.seats() {
            let player = game.player(seat);
            assert_eq!(i32::from(player.vp()), 10 + player.score().total());
            assert!(player.score().of(Source::Goods) >= 0);
        }
    }
}

/// Positions of random games, including the middle of turns.
#[test]
fn decisions_are_legal_in_any_position() {
    for seed in 0..6 {
        let players = 2 + usize::try_from(seed).expect("few games") % 3;
        let mut step = 0_u64;
        walk(digital(players, seed), seed, |game, _, _, _| {
            step += 1;
            for &seat in &Seat::ALL[..players] {
                let asked = game.may_decide().contains(seat);
                for level in Level::ALL {
                    if level >= Level::Five && !step.is_multiple_of(151) {
                        continue;
                    }
                    let decided = decide(game, seat, level, seed);
                    assert_eq!(decided.is_some(), asked, "{level:?} {:?}", game.phase());
                    if let Some(command) = decided {
                        assert_eq!(game.check(&command), Ok(()), "{level:?} {command:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn a_plan_is_followed_to_the_end_of_the_turn_or_to_a_new_tile() {
    let mut game = digital(3, 5);
    let mut chance = fastrand::Rng::with_seed(5);
    while !game.is_over() {
        let Some(seat) = game.may_decide().first() else {
            let drawn = game.draw(&mut |bound| chance.u32(..bound));
            game.play(&drawn.expect("chance is due")).expect("legal");
            continue;
        };
        let commands = plan(&game, seat, Level::Four, 1);
        assert_eq!(commands, plan(&game, seat, Level::Four, 1), "twice");
        for command in &commands {
            assert!(!game.waits_for_chance());
            game.play(command).expect("a legal plan");
        }
        let last = commands.last().expect("who is asked decides").decision;
        let ended = matches!(last, Decision::EndTurn | Decision::KingTile(_));
        assert!(ended || game.waits_for_chance(), "{last:?}");
    }
}

#[test]
fn a_follower_keeps_to_its_plan_until_the_game_is_another() {
    let mut game = digital(2, 9);
    let mut chance = fastrand::Rng::with_seed(9);
    let mut bots = [Follower::new(Level::Four), Follower::new(Level::Four)];
    let mut planned = Vec::new();
    while !game.is_over() {
        let Some(seat) = game.may_decide().first() else {
            let drawn = game.draw(&mut |bound| chance.u32(..bound));
            game.play(&drawn.expect("chance is due")).expect("legal");
            planned.clear();
            continue;
        };
        if planned.is_empty() {
            planned = plan(&game, seat, Level::Four, 1);
            planned.reverse();
        }
        let bot = &mut bots[seat.index()];
        let command = bot.decide(&game, seat, 1).expect("the seat is asked");
        assert_eq!(Some(command), planned.pop());
        // Asked again about the same position, it plans anew.
        assert!(bot.clone().decide(&game, seat, 1).is_some());
        game.play(&command).expect("a legal plan");
    }
    assert_eq!(bots[0].decide(&game, Seat::A, 1), None);
}

/// At a real table, tiles may not have been named yet.
#[test]
fn bots_decide_where_tiles_are_unknown() {
    let start = Setup::tracked(["Anna", "Ben", "Clara"]);
    for seed in 0..3 {
        let mut game = Game::try_from(&start).expect("a sound start");
        let mut chance = fastrand::Rng::with_seed(seed);
        while !game.is_over() {
            let Some(seat) = game.may_decide().first() else {
                let drawn = game.draw(&mut |bound| chance.u32(..bound));
                game.play(&drawn.expect("chance is due")).expect("legal");
                continue;
            };
            for command in plan(&game, seat, Level::Four, seed) {
                game.play(&command).expect("a legal plan");
            }
        }
    }
    let mut game = Game::try_from(&start).expect("a sound start");
    while game.may_decide().is_empty() {
        let drawn = game.draw(&mut |_| 0).expect("chance is due");
        game.play(&drawn).expect("legal");
    }
    let seat = game.may_decide().first().expect("somebody is asked");
    for level in [Level::Five, Level::Six] {
        let decided = decide(&game, seat, level, 1).expect("the seat is asked");
        assert_eq!(game.check(&decided), Ok(()));
    }
}

#[test]
fn each_level_of_the_ladder_has_its_bot() {
    let bots = table::Level::ALL.map(Level::nearest);
    assert!(bots.is_sorted());
    assert_eq!(Level::nearest(table::Level::One), Level::One);
    assert_eq!(Level::nearest(table::Level::Six), Level::Six);
    assert_eq!(Level::nearest(table::Level::Eight), Level::Six);
}

/// Returns the better level's share of the wins in pairs of games. The levels alternate
/// around the table and swap seats in the second game.
fn share(players: usize, pairs: u64, better: Level, worse: Level) -> f64 {
    let mut won = 0_u32;
    for seed in 0..pairs {
        for side in 0..2 {
            let is_better = |at: usize| at % 2 == side;
            let levels: Vec<Level> = (0..players)
                .map(|at| if is_better(at) { better } else { worse })
                .collect();
            let game: Game = played(players, seed, &levels).game;
            won += u32::from(is_better(game.standing()[0].index()));
        }
    }
    f64::from(won) / (2 * pairs) as f64
}

/// The thresholds are below what `examples/tiletum_ladder.rs` measures, because these are
/// few games.
#[test]
fn each_level_is_better_than_the_one_before_it() {
    for players in 2..=4 {
        for (worse, better) in [
            (Level::One, Level::Two),
            (Level::Two, Level::Three),
            (Level::Three, Level::Four),
        ] {
            let better_wins = share(players, 12, better, worse);
            assert!(better_wins > 0.5, "{players} players: {better_wins}");
        }
    }
    let five = share(2, 4, Level::Five, Level::Four);
    assert!(five > 0.5, "{five}");
}
