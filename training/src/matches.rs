//! Matches between bots that judge by a network and bots that play their games to the end.

use std::fmt;
use std::time::Instant;

use ::florence::mind::bot::{Aim, Level, Mind, Sight, Thinking, Value, decide_as};
use ::florence::mind::tournament::{Estimate, Seating, deal, in_parallel, mirrored, seed};
use ::florence::{Options, tally};
use table::{Item as _, Seat};

/// Returns the mind of a level with this many simulated games; with a value, after how many
/// phases it judges and what winning counts.
pub(crate) fn mind(
    level: Level,
    players: usize,
    simulations: Option<u32>,
    sight: Option<(&'static Value, u8, f32)>,
) -> Mind {
    let mut mind = Mind::of(level.into(), players);
    mind.simulations = simulations.unwrap_or(mind.simulations);
    mind.sight = None;
    mind.aim = Aim::USUAL;
    if let Some((value, phases, win)) = sight {
        mind.sight = Some(Sight { value, phases });
        mind.aim = Aim { win, ..Aim::VALUE };
    }
    mind
}

/// What a match showed: first of the bot without the network, then of the one with it.
#[derive(Default)]
pub(crate) struct Shown {
    wins: Option<Estimate>,
    /// The winners' mean of points.
    winners: f64,
    times: [Time; 2],
}

/// How long a bot thought for each decision, in seconds.
#[derive(Clone, Default)]
struct Time(Vec<f64>);

impl Time {
    /// Returns the mean, the median and the longest.
    fn figures(&self) -> [f64; 3] {
        let mut all = self.0.clone();
        all.sort_by(f64::total_cmp);
        let mean = all.iter().sum::<f64>() / all.len().max(1) as f64;
        let median = all.get(all.len() / 2).copied().unwrap_or(0.0);
        [mean, median, all.last().copied().unwrap_or(0.0)]
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(wins) = &self.wins {
            let (mean, within) = (100.0 * wins.mean, 100.0 * wins.within);
            write!(f, "wins {mean:.1} ± {within:.1} %, ")?;
        }
        write!(f, "winners {:.1}", self.winners)?;
        for (name, time) in ["other", "network"].iter().zip(&self.times) {
            let decisions = time.0.len();
            let [mean, median, longest] = time.figures().map(|seconds| 1000.0 * seconds);
            write!(
                f,
                "; {name} {mean:.1} ms a decision, median {median:.1}, at most {longest:.0} of \
                 {decisions}"
            )?;
        }
        Ok(())
    }
}

/// Plays pairs of games with the same deal, from the one with this number on; in the second
/// of a pair the bots have changed sides.
pub(crate) fn play(
    minds: &[Mind; 2],
    players: usize,
    options: Options,
    (first, pairs): (u64, usize),
    jobs: usize,
) -> Shown {
    let seatings = mirrored(players, pairs, first);
    let game = |seating: &Seating| game(minds, players, options, seating);
    let played = in_parallel(&seatings, jobs, &|_| (), &game);
    let mut shown = Shown::default();
    let mut shares = Vec::new();
    for pair in played.chunks(2) {
        let share = pair.iter().map(|game| game.share).sum::<f64>();
        shares.push(share / pair.len() as f64);
        for game in pair {
            shown.winners += game.winner / played.len() as f64;
            for (all, time) in shown.times.iter_mut().zip(&game.times) {
                all.0.extend(&time.0);
            }
        }
    }
    shown.wins = Some(Estimate::of(&shares));
    shown
}

/// A game that is over.
#[derive(Default)]
struct Ended {
    /// The share of the win of the side with the network.
    share: f64,
    /// The winner's points.
    winner: f64,
    times: [Time; 2],
}

fn game(minds: &[Mind; 2], players: usize, options: Options, seating: &Seating) -> Ended {
    let mut ended = Ended::default();
    let side = |seat: Seat| seating.brains[seat.index()];
    let mut rng = fastrand::Rng::with_seed(seating.deal);
    let mut game = deal(players, options, &mut rng).expect("a shuffled deal is legal");
    let mut count = 0;
    while let Some(seat) = game.to_act() {
        let began = Instant::now();
        let seed = seed(seating.deal, count);
        let command = decide_as(&game, &minds[side(seat)], seed, &Thinking::new());
        let took = began.elapsed();
        ended.times[side(seat)].0.push(took.as_secs_f64());
        count += 1;
        let command = command.expect("a bot decides when it is to act");
        game.play(&command).expect("bots decide legally");
    }
    let accounts = tally(&game);
    let first: Vec<_> = accounts.iter().filter(|it| it.rank == 1).collect();
    let ours = first.iter().filter(|it| side(it.seat) == 1);
    ended.share = ours.count() as f64 / first.len() as f64;
    let points = accounts.iter().map(|it| it.total).max();
    ended.winner = f64::from(points.unwrap_or(0));
    ended
}
