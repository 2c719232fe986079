//! Measures whether temperaments can be told apart by watching a game, and what they cost.
//!
//! Games are played at tables that mix temperaments, all at one level. From half of the
//! games a softmax classifier learns which temperament has which ten figures at the end;
//! all figures are public and relative to the mean of the table. In the other half, which
//! it has not seen, it names the temperament of every seat. Then each temperament plays the
//! plain one in mirrored games, as in `bots_ladder`. The same seed gives the same tables.
//!
//! ```sh
//! cargo run --release --example bots_temperaments -- --level 4 --games 2000 --strength 2000
//! cargo run --release --example bots_temperaments -- --level 5 --games 400 --strength 400
//! ```

use std::num::NonZero;
use std::thread::available_parallelism;

use clap::Parser;
use clap::builder::RangedU64ValueParser;
use florence::mind::bot::{self, Bot, Level, Mind, Temperament, Thinking};
use florence::mind::tournament::{
    Brain, Estimate, Table, deal, in_parallel, lead, mirrored, play_all, seed, won,
};
use florence::{Command, Decision, Event, Game, Object, Options};
use table::{BySeat, Item as _, Seat};

/// Tell temperaments apart, and measure what they cost.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many players there are (3 to 5).
    #[arg(long, default_value_t = 4, value_parser = RangedU64ValueParser::<usize>::new().range(3..=5))]
    players: usize,
    /// The step on which all play (1 to 8).
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=8))]
    level: u8,
    /// How many games to tell temperaments apart in.
    #[arg(long, default_value_t = 2000)]
    games: usize,
    /// How many mirrored games against the plain temperament.
    #[arg(long, default_value_t = 2000)]
    strength: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// With the characters of Muse & Princess.
    #[arg(long)]
    muse: bool,
    /// Tell the plain temperament apart, too.
    #[arg(long)]
    plain: bool,
    /// Games at the same time.
    #[arg(long)]
    threads: Option<usize>,
}

/// The number of figures that describe a temperament.
const FIGURES: usize = 10;

/// Rounds in which a building counts as early.
const EARLY: u8 = 4;

/// Their names.
const NAMES: [&str; FIGURES] = [
    "freedoms",
    "early buildings",
    "bids",
    "bids in vain",
    "named in vain",
    "asks jesters",
    "of all asked",
    "asks builders",
    "landscapes",
    "prestige",
];

/// What is observed about a seat in a finished game.
type Figures = [f64; FIGURES];

fn main() {
    let arguments = Arguments::parse();
    let threads = arguments
        .threads
        .unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get));
    let level = Level::of_step(arguments.level).unwrap_or(Level::Four);
    let options = Options {
        muse: arguments.muse,
        ..Options::default()
    };
    tell_apart(&arguments, level, options, threads);
    strength(&arguments, level, options, threads);
}

fn tell_apart(arguments: &Arguments, level: Level, options: Options, threads: usize) {
    let all = Temperament::ALL.into_iter();
    let classes = all.filter(|one| arguments.plain || !one.is_plain());
    let classes: Vec<Temperament> = classes.collect();
    let deals: Vec<u64> = (0..arguments.games as u64)
        .map(|game| arguments.seed + game)
        .collect();
    let games = in_parallel(&deals, threads, &|_| (), &|&deal| {
        played(arguments.players, &classes, level, options, deal)
    });
    if games.len() < 4 {
        return;
    }
    let (seen, unseen) = games.split_at(games.len() / 2);
    println!(
        "{} games of {} players on step {}; figures ahead of the mean of the table:",
        games.len(),
        arguments.players,
        arguments.level,
    );
    print!("{:10}", "");
    println!("{}", NAMES.map(|name| format!("{name:>15}")).concat());
    let all = || games.iter().flatten();
    for (class, temperament) in classes.iter().enumerate() {
        print!("{:10}", name(*temperament));
        for at in 0..FIGURES {
            let those = all().filter(|(of, _)| *of == class);
            let values: Vec<f64> = those.map(|(_, figures)| figures[at]).collect();
            print!("{:15.2}", Estimate::of(&values).mean);
        }
        println!();
    }
    let seen: Vec<(usize, Figures)> = seen.iter().flatten().copied().collect();
    let model = Softmax::learnt(&seen, classes.len());
    let mut confusion = vec![vec![0usize; classes.len()]; classes.len()];
    let mut right = Vec::new();
    for game in unseen {
        let mut hits = 0;
        for (class, figures) in game {
            let named = model.most_likely(figures);
            confusion[*class][named] += 1;
            hits += usize::from(named == *class);
        }
        right.push(hits as f64 / game.len() as f64);
    }
    println!("a row is what it was, a column what it was taken for, in %:");
    print!("{:10}", "");
    for temperament in &classes {
        print!("{:>11}", name(*temperament));
    }
    println!();
    for (row, temperament) in confusion.iter().zip(&classes) {
        let all = row.iter().sum::<usize>().max(1) as f64;
        print!("{:10}", name(*temperament));
        for &count in row {
            print!("{:11.1}", 100.0 * count as f64 / all);
        }
        println!();
    }
    let Estimate { mean, within } = Estimate::of(&right);
    println!(
        "told apart in {} games not seen before: {:.1} ± {:.1} % (by chance {:.1} %)",
        unseen.len(),
        100.0 * mean,
        100.0 * within,
        100.0 / classes.len() as f64,
    );
}

/// Returns the figures of every seat of one game, with the number of its temperament: all
/// different if there are enough of them.
fn played(
    players: usize,
    classes: &[Temperament],
    level: Level,
    options: Options,
    number: u64,
) -> Vec<(usize, Figures)> {
    let mut rng = fastrand::Rng::with_seed(number);
    let Ok(mut game) = deal(players, options, &mut rng) else {
        return Vec::new();
    };
    let mut sitting: Vec<usize> = (0..classes.len().max(players))
        .map(|at| at % classes.len())
        .collect();
    rng.shuffle(&mut sitting);
    let minds: Vec<Mind> = sitting[..players]
        .iter()
        .map(|&class| {
            let temperament = classes[class];
            Mind::of(Bot { level, temperament }, players)
        })
        .collect();
    let mut record = Record::default();
    let mut decisions = 0;
    while let Some(seat) = game.to_act() {
        let mind = &minds[seat.index()];
        let seed = seed(number, decisions);
        let Some(command) = bot::decide_as(&game, mind, seed, &Thinking::new()) else {
            break;
        };
        decisions += 1;
        let round = game.round();
        let Ok(events) = game.play(&command) else {
            break;
        };
        record.note(&command, &events, round);
    }
    let seats = game.seats();
    let mut all: Vec<(usize, Figures)> = seats
        .map(|seat| (sitting[seat.index()], record.figures(&game, seat)))
        .collect();
    for at in 0..FIGURES {
        let sum: f64 = all.iter().map(|(_, figures)| figures[at]).sum();
        let mean = sum / all.len() as f64;
        for (_, figures) in &mut all {
            figures[at] -= mean;
        }
    }
    all
}

/// What is noted during a game.
struct Record {
    /// Bids above another player's.
    bids: BySeat<u32>,
    /// Who named the object being auctioned.
    named_by: Option<Seat>,
    /// Named objects that another player got.
    named_in_vain: BySeat<u32>,
    /// Objects named of each kind.
    named: BySeat<[u32; Object::COUNT]>,
    /// Bids for objects that another player got.
    in_vain: BySeat<u32>,
    /// Bids in the running auction.
    running: BySeat<u32>,
    /// Buildings in the first rounds.
    early: BySeat<u32>,
}

impl Default for Record {
    fn default() -> Self {
        Self {
            bids: BySeat::all(0),
            named_by: None,
            named_in_vain: BySeat::all(0),
            named: BySeat::all([0; Object::COUNT]),
            in_vain: BySeat::all(0),
            running: BySeat::all(0),
            early: BySeat::all(0),
        }
    }
}

impl Record {
    fn note(&mut self, command: &Command, events: &[Event], round: u8) {
        let seat = command.seat;
        match command.decision {
            Decision::Raise(_) => {
                self.bids[seat] += 1;
                self.running[seat] += 1;
            }
            Decision::Name(object) => {
                self.named_by = Some(seat);
                self.named[seat][object.index()] += 1;
            }
            Decision::Build(..) if round <= EARLY => self.early[seat] += 1,
            _ => {}
        }
        for (winner, ..) in events.iter().filter_map(Event::wins) {
            if let Some(other) = self.named_by.take().filter(|&other| other != winner) {
                self.named_in_vain[other] += 1;
            }
            self.running[winner] = 0;
            for (seat, bids) in self.running.iter() {
                self.in_vain[seat] += bids;
            }
            self.running = BySeat::all(0);
        }
    }

    fn figures(&self, game: &Game, seat: Seat) -> Figures {
        let player = game.player(seat);
        let named = |object: Object| f64::from(self.named[seat][object.index()]);
        let landscapes = [
            Object::Forest,
            Object::Lake,
            Object::Park,
            Object::Landscape,
        ];
        let all: u32 = self.named[seat].iter().sum();
        [
            player.freedoms().len() as f64,
            f64::from(self.early[seat]),
            f64::from(self.bids[seat]),
            f64::from(self.in_vain[seat]),
            f64::from(self.named_in_vain[seat]),
            named(Object::Jester),
            named(Object::Jester) / f64::from(all.max(1)),
            named(Object::Builder),
            landscapes.into_iter().map(named).sum(),
            named(Object::PrestigeCard),
        ]
    }
}

/// A linear classifier: the probability of a class is proportional to the exponential of a
/// weighted sum.
struct Softmax {
    mean: Figures,
    scale: Figures,
    /// For each class a weight for every figure, and a constant.
    weights: Vec<[f64; FIGURES + 1]>,
}

/// The number of descent steps, and their size.
const STEPS: usize = 600;
const RATE: f64 = 0.5;

impl Softmax {
    /// Learns to distinguish this many classes by these figures.
    fn learnt(examples: &[(usize, Figures)], classes: usize) -> Self {
        let mut model = Self {
            mean: [0.0; FIGURES],
            scale: [1.0; FIGURES],
            weights: vec![[0.0; FIGURES + 1]; classes],
        };
        let count = examples.len().max(1) as f64;
        for at in 0..FIGURES {
            let values = || examples.iter().map(|(_, figures)| figures[at]);
            let mean = values().sum::<f64>() / count;
            let squares = values().map(|value| (value - mean).powi(2)).sum::<f64>();
            model.mean[at] = mean;
            model.scale[at] = (squares / count).sqrt().max(1e-9);
        }
        let even: Vec<[f64; FIGURES + 1]> = examples
            .iter()
            .map(|(_, figures)| model.even(figures))
            .collect();
        for _ in 0..STEPS {
            let mut slope = vec![[0.0; FIGURES + 1]; classes];
            for ((class, _), x) in examples.iter().zip(&even) {
                for (of, chance) in model.chances(x).into_iter().enumerate() {
                    let off = f64::from(u8::from(of == *class)) - chance;
                    for (slope, x) in slope[of].iter_mut().zip(x) {
                        *slope += off * x / count;
                    }
                }
            }
            for (weights, slope) in model.weights.iter_mut().zip(&slope) {
                for (weight, slope) in weights.iter_mut().zip(slope) {
                    *weight += RATE * slope;
                }
            }
        }
        model
    }

    /// Returns the figures on one scale, and 1.
    fn even(&self, figures: &Figures) -> [f64; FIGURES + 1] {
        let value = |at: usize| (figures[at] - self.mean[at]) / self.scale[at];
        std::array::from_fn(|at| if at < FIGURES { value(at) } else { 1.0 })
    }

    fn sums(&self, even: &[f64; FIGURES + 1]) -> Vec<f64> {
        let sum = |weights: &[f64; FIGURES + 1]| weights.iter().zip(even).map(|(w, x)| w * x).sum();
        self.weights.iter().map(sum).collect()
    }

    fn chances(&self, even: &[f64; FIGURES + 1]) -> Vec<f64> {
        let sums = self.sums(even);
        let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let powers: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
        let all: f64 = powers.iter().sum();
        powers.into_iter().map(|power| power / all).collect()
    }

    fn most_likely(&self, figures: &Figures) -> usize {
        let sums = self.sums(&self.even(figures));
        let best = sums.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
        best.map_or(0, |(class, _)| class)
    }
}

fn strength(arguments: &Arguments, level: Level, options: Options, threads: usize) {
    if arguments.strength == 0 {
        return;
    }
    println!(
        "against the plain temperament, {} games each:",
        arguments.strength
    );
    let all = Temperament::ALL.into_iter();
    for temperament in all.filter(|one| !one.is_plain()) {
        let brain = |temperament| {
            let bot = Bot { level, temperament };
            Brain::Mind(Box::new(Mind::of(bot, arguments.players)))
        };
        let table = Table {
            players: arguments.players,
            options,
            brains: vec![brain(Temperament::Plain), brain(temperament)],
        };
        let seatings = mirrored(
            arguments.players,
            arguments.strength.div_ceil(2),
            arguments.seed,
        );
        let played = play_all(&table, &seatings, threads, &|_| ());
        let pairs = || seatings.chunks(2).zip(played.chunks(2));
        let wins: Vec<f64> = pairs().map(|(s, p)| won(s, p, arguments.players)).collect();
        let leads: Vec<f64> = pairs()
            .map(|(s, p)| lead(s, p, arguments.players))
            .collect();
        let (wins, leads) = (Estimate::of(&wins), Estimate::of(&leads));
        println!(
            "{:10} won {:.1} ± {:.1} %, ahead by {:+.2} ± {:.2} points",
            name(temperament),
            100.0 * wins.mean,
            100.0 * wins.within,
            leads.mean,
            leads.within,
        );
        for violation in played.iter().filter_map(|game| game.violation.as_ref()) {
            println!("  a bot broke a rule: {violation}");
        }
    }
}

fn name(temperament: Temperament) -> String {
    format!("{temperament:?}").to_lowercase()
}
