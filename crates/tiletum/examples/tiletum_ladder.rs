//! Measures how much better each level of *Tiletum* is than the one before it, and what
//! games between bots of one level score, by source.
//!
//! To compare two bots, games are played in pairs with the same start, and the two bots
//! swap seats in the second game. A game gives one point to the side of its winner, so
//! equal bots would have half of each pair at tables with an even number of players. The
//! error is calculated over pairs.
//!
//! ```sh
//! cargo run --release -p tiletum --example tiletum_ladder -- GAMES ladder [PLAYERS]
//! cargo run --release -p tiletum --example tiletum_ladder -- GAMES match BOT BOT [PLAYERS]
//! cargo run --release -p tiletum --example tiletum_ladder -- GAMES mixed BOT BOT [PLAYERS]
//! cargo run --release -p tiletum --example tiletum_ladder -- GAMES scores BOT [PLAYERS]
//! ```
//!
//! `ladder` measures every level against the one before it, `match` the second bot against
//! the first, `mixed` the same with one of the second at each table. A bot is a level from 1
//! to 6, `old` for the strongest bot that has no network, or a level with other numbers,
//! such as `6,plans=4,imagined=8`. `net=FILE` gives it another network.

use std::time::{Duration, Instant};

use table::{Item as _, Seat};
use tiletum::mind::bot::{Compares, Level, Mind, Value, plan_as};
use tiletum::mind::simulate::play_by;
use tiletum::{Game, Setup, Source};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// A bot with its name.
struct Bot {
    name: String,
    mind: Mind,
}

impl Bot {
    fn of(level: Level) -> Bot {
        Bot {
            name: format!("{level:?}"),
            mind: Mind::of(level),
        }
    }

    /// Reads a bot as the command line has it.
    fn read(text: &str) -> Option<Bot> {
        let mut words = text.split(',');
        let mut mind = match words.next()? {
            "old" => Mind::without_value(),
            level => {
                let at = level.parse::<usize>().ok()?.checked_sub(1)?;
                Mind::of(*Level::ALL.get(at)?)
            }
        };
        for word in words {
            let (key, value) = word.split_once('=')?;
            if key == "net" {
                let bytes = std::fs::read(value).ok()?;
                let net = value::Net::from_bytes(&bytes).ok()?;
                if let Compares::Value(value, _) = &mut mind.compares {
                    *value = Box::leak(Box::new(Value::of(net)));
                }
                continue;
            }
            if key == "error" {
                mind.error = value.parse().ok()?;
                continue;
            }
            let count: u32 = value.parse().ok()?;
            let number = usize::try_from(count).ok()?;
            let trials = match &mut mind.compares {
                Compares::Worth => None,
                Compares::Rounds(trials) | Compares::Value(_, trials) => Some(trials),
            };
            match (key, trials, &mut mind.again) {
                ("beginnings", ..) => mind.first.beginnings = number,
                ("followed", ..) => mind.first.followed = number,
                ("ends", ..) => mind.first.ends = number,
                ("plans", Some(trials), _) => trials.plans = number,
                ("imagined", Some(trials), _) => trials.imagined = count,
                ("again", _, Some(again)) => again.beginnings = number,
                ("deeper", _, Some(again)) => again.followed = number,
                ("more", _, Some(again)) => again.ends = number,
                _ => return None,
            }
        }
        Some(Bot {
            name: text.to_owned(),
            mind,
        })
    }
}

/// How long each decision of a bot took.
#[derive(Default)]
struct Clock {
    times: [Vec<Duration>; 2],
}

impl Clock {
    fn tell(mut self, names: [&str; 2]) {
        for (times, name) in self.times.iter_mut().zip(names) {
            times.sort_unstable();
            if let (Some(median), Some(longest)) = (times.get(times.len() / 2), times.last()) {
                let total: Duration = times.iter().sum();
                println!(
                    "  {name}: {:.2} ms a decision (mean), {:.2} (median), {:.0} (longest), {} decisions",
                    total.as_secs_f64() * 1e3 / times.len() as f64,
                    median.as_secs_f64() * 1e3,
                    longest.as_secs_f64() * 1e3,
                    times.len(),
                );
            }
        }
    }
}

/// Plays a game between two bots; `sides` says which of them sits where.
fn play(players: usize, seed: u64, sides: &[usize], bots: [&Bot; 2], clock: &mut Clock) -> Game {
    let mut setup = Setup::digital(NAMES[..players].iter().copied(), seed);
    setup.first = Seat::ALL[usize::try_from(seed).unwrap_or(0) % players];
    let played = play_by(&setup, seed, |game, seat, guesses| {
        let side = sides[seat.index()];
        let began = Instant::now();
        let commands = plan_as(game, seat, &bots[side].mind, guesses);
        let mut thought = began.elapsed();
        if thought > Duration::from_millis(400) {
            // Time it again, so that other activity of the machine does not count.
            for _ in 0..2 {
                let again = Instant::now();
                let same = plan_as(game, seat, &bots[side].mind, guesses);
                assert_eq!(same, commands, "the same thoughts lead to the same plan");
                thought = thought.min(again.elapsed());
            }
        }
        clock.times[side].push(thought);
        commands
    });
    match played {
        Ok(played) => played.game,
        Err(broken) => panic!("{players} players, seed {seed}: {broken}"),
    }
}

fn scores(players: usize, games: u64, bot: &Bot) {
    let mut clock = Clock::default();
    let (mut seats, mut vp, mut best) = (0.0, 0.0, 0.0);
    let mut sources = [0.0; 15];
    let mut at_end = [0.0; 6];
    for seed in 0..games {
        let game = play(players, seed, &[0; 4], [bot; 2], &mut clock);
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
        "{players} players, {}: mean {:.1}, winners {:.1}, {games} games",
        bot.name,
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
    clock.tell([&bot.name; 2]);
}

/// Lets the second of two bots play against the first.
fn against(players: usize, games: u64, bots: [&Bot; 2], one_of_the_better: bool) {
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
            let sides: Vec<usize> = (0..players).map(|at| usize::from(is_better(at))).collect();
            let game = play(players, pair, &sides, bots, &mut clock);
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
    let [worse, better] = bots.map(|bot| bot.name.as_str());
    let table = match one_of_the_better {
        true => "one against all others",
        false => "seats in turn",
    };
    println!(
        "{players} players, {table}: {better} wins {:.1} % (± {:.1}) against {worse}; {} games; points {:.1} to {:.1}",
        100.0 * mean,
        100.0 * error,
        2 * shares.len(),
        points[1] / seats[1],
        points[0] / seats[0],
    );
    clock.tell([worse, better]);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize| arguments.get(at).map_or("", String::as_str);
    let games: u64 = word(0).parse().unwrap_or(100);
    let bot = |at: usize| {
        let text = word(at);
        Bot::read(text).unwrap_or_else(|| panic!("{text:?} is not a bot"))
    };
    let tables = |at: usize| match word(at).parse::<usize>() {
        Ok(players) => players..=players,
        Err(_) => 2..=4,
    };
    match word(1) {
        "scores" => tables(3).for_each(|players| scores(players, games, &bot(2))),
        one @ ("match" | "mixed") => {
            let bots = [bot(2), bot(3)];
            for players in tables(4) {
                against(players, games, [&bots[0], &bots[1]], one == "mixed");
            }
        }
        _ => {
            for levels in Level::ALL.windows(2) {
                let bots = [Bot::of(levels[0]), Bot::of(levels[1])];
                for players in tables(2) {
                    against(players, games, [&bots[0], &bots[1]], false);
                }
            }
        }
    }
}
