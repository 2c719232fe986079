//! Measures how much better each bot of *Tiletum* is than the one before it, and what games
//! between bots of one level score, by source.
//!
//! To compare two bots, games are played in pairs with the same start, and the two bots
//! swap seats in the second game. A game gives one point to the side of its winner, so
//! equal bots would have half of each pair at tables with an even number of players. The
//! error is calculated over pairs.
//!
//! ```sh
//! cargo run --release -p tiletum --example tiletum_ladder -- GAMES [medium|strong|mixed] [PLAYERS]
//! cargo run --release -p tiletum --example tiletum_ladder -- GAMES scores easy|medium|strong [PLAYERS]
//! ```
//!
//! `medium` measures Medium against Easy, `strong` Strong against Medium, `mixed` one of
//! the better against two or three of the worse.

use std::time::{Duration, Instant};

use table::{Item as _, Seat};
use tiletum::mind::bot::{Level, plan};
use tiletum::mind::simulate::play_by;
use tiletum::{Game, Setup, Source};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// How long the bots of each level took.
#[derive(Default)]
struct Clock {
    total: [Duration; 3],
    turns: [u32; 3],
    longest: [Duration; 3],
}

fn play(players: usize, seed: u64, levels: &[Level], clock: &mut Clock) -> Game {
    let mut setup = Setup::digital(NAMES[..players].iter().copied(), seed);
    setup.first = Seat::ALL[usize::try_from(seed).unwrap_or(0) % players];
    let mut turn = (None, 0, 0, Duration::ZERO);
    let mut ends = |turn: &(Option<Seat>, u8, u8, Duration)| {
        if let Some(seat) = turn.0 {
            let level = levels[seat.index()] as usize;
            clock.total[level] += turn.3;
            clock.turns[level] += 1;
            clock.longest[level] = clock.longest[level].max(turn.3);
        }
    };
    let played = play_by(&setup, seed, |game, seat, guesses| {
        let now = (Some(seat), game.round(), game.step());
        if now != (turn.0, turn.1, turn.2) {
            ends(&turn);
            turn = (now.0, now.1, now.2, Duration::ZERO);
        }
        let began = Instant::now();
        let commands = plan(game, seat, levels[seat.index()], guesses);
        let mut thought = began.elapsed();
        if thought > Duration::from_millis(400) {
            // Time it again, so that other activity of the machine does not count.
            for _ in 0..2 {
                let again = Instant::now();
                let same = plan(game, seat, levels[seat.index()], guesses);
                assert_eq!(same, commands, "the same thoughts lead to the same plan");
                thought = thought.min(again.elapsed());
            }
        }
        turn.3 += thought;
        commands
    });
    ends(&turn);
    match played {
        Ok(played) => played.game,
        Err(broken) => panic!("{players} players, seed {seed}: {broken}"),
    }
}

fn tell(clock: &Clock) {
    for level in Level::ALL {
        let at = level as usize;
        if clock.turns[at] > 0 {
            println!(
                "  {level:?}: {:.2} ms a turn, the longest {:.0} ms, {} turns",
                clock.total[at].as_secs_f64() * 1e3 / f64::from(clock.turns[at]),
                clock.longest[at].as_secs_f64() * 1e3,
                clock.turns[at],
            );
        }
    }
}

fn scores(players: usize, games: u64, level: Level) {
    let mut clock = Clock::default();
    let (mut seats, mut vp, mut best) = (0.0, 0.0, 0.0);
    let mut sources = [0.0; 15];
    let mut at_end = [0.0; 6];
    for seed in 0..games {
        let game = play(players, seed, &[level; 4], &mut clock);
        let mut most = 0;
        for seat in game.seats() {
            let player = game.player(seat);
            seats += 1.0;
            vp += f64::from(player.vp());
            most = most.max(player.vp());
            for (sum, source) in sources.iter_mut().zip(Source::ALL) {
                *sum += f64::from(player.score().of(source));
            }
            let built = player.cathedral_tiles().iter().flatten().count() as f64;
            let completed = (0..6).filter(|&at| player.is_completed(at)).count() as f64;
            let housed = (0..6_u8).flat_map(|at| (1..=3).map(move |floor| (at, floor)));
            let housed = housed.filter(|&(at, floor)| player.room(at, floor).is_some());
            let now = [
                f64::from(player.houses()),
                f64::from(player.pillars()),
                f64::from(player.fulfilled()),
                built,
                completed,
                housed.count() as f64,
            ];
            for (sum, now) in at_end.iter_mut().zip(now) {
                *sum += now;
            }
        }
        best += f64::from(most);
    }
    println!(
        "{players} players, {level:?}: mean {:.1}, winners {:.1}, {games} games",
        vp / seats,
        best / games as f64
    );
    for (sum, source) in sources.iter().zip(Source::ALL) {
        print!("  {source:?} {:.1}", sum / seats);
    }
    println!();
    let names = [
        "houses",
        "pillars",
        "contracts",
        "cathedrals",
        "completed",
        "characters",
    ];
    for (sum, name) in at_end.iter().zip(names) {
        print!("  {name} {:.2}", sum / seats);
    }
    println!();
    tell(&clock);
}

fn against(players: usize, games: u64, levels: [Level; 2], one_of_the_better: bool) {
    let mut clock = Clock::default();
    let mut shares = Vec::new();
    let (mut points, mut seats) = ([0.0; 2], [0.0; 2]);
    for pair in 0..games.div_ceil(2) {
        let mut share = 0.0;
        for side in 0..2_u64 {
            let shift = usize::try_from(2 * pair + side).unwrap_or(0);
            let is_better = |at: usize| match one_of_the_better {
                true => at == shift % players,
                false => (at + shift).is_multiple_of(2),
            };
            let seating: Vec<Level> = (0..players)
                .map(|at| levels[usize::from(is_better(at))])
                .collect();
            let game = play(players, pair, &seating, &mut clock);
            let winner = game.standing()[0];
            share += f64::from(u8::from(is_better(winner.index()))) / 2.0;
            for seat in game.seats() {
                let side = usize::from(is_better(seat.index()));
                points[side] += f64::from(game.player(seat).vp());
                seats[side] += 1.0;
            }
        }
        shares.push(share);
    }
    let pairs = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / pairs;
    let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    let error = (squares / (pairs - 1.0).max(1.0) / pairs).sqrt();
    let [worse, better] = levels;
    let table = match one_of_the_better {
        true => "one against all others",
        false => "seats in turn",
    };
    println!(
        "{players} players, {table}: {better:?} wins {:.1} % (± {:.1}) against {worse:?}; {} games; points {:.1} to {:.1}",
        100.0 * mean,
        100.0 * error,
        2 * shares.len(),
        points[1] / seats[1],
        points[0] / seats[0],
    );
    tell(&clock);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize| arguments.get(at).map_or("", String::as_str);
    let games: u64 = word(0).parse().unwrap_or(100);
    let last: Option<usize> = arguments.last().and_then(|players| players.parse().ok());
    let tables = match last {
        Some(players) if arguments.len() > 1 => players..=players,
        _ => 2..=4,
    };
    if word(1) == "scores" {
        let level = match word(2) {
            "easy" => Level::Easy,
            "strong" => Level::Strong,
            _ => Level::Medium,
        };
        tables.for_each(|players| scores(players, games, level));
        return;
    }
    for levels in Level::ALL.windows(2) {
        let levels = [levels[0], levels[1]];
        for players in tables.clone() {
            match word(1) {
                "medium" if levels[1] != Level::Medium => {}
                "strong" if levels[1] != Level::Strong => {}
                "mixed" => against(players, games, levels, true),
                _ => against(players, games, levels, false),
            }
        }
    }
}
