//! Counts how far bots do what good players do, in games of one level against itself: how
//! much money there is when the last auctions begin and how much is left at the end,
//! whether recruiting cards find a profession to recruit, whether points are sold for bids
//! that are then not made, whether players who name an object get it, whether a work comes
//! before what would have raised its value in the same turn, what jesters cost compared
//! with what they can bring, what builders cost, and how many prestige cards are acquired
//! late.
//!
//! ```sh
//! cargo run --release --example bots_habits -- --players 4 --games 400 --bot 5
//! ```

use std::num::NonZero;
use std::thread::available_parallelism;

use clap::Parser;
use clap::builder::RangedU64ValueParser;
use florence::mind::bot::{self, Thinking};
use florence::mind::tournament::{Bot, Brain, Estimate, deal, in_parallel, quantile, seed};
use florence::{Decision, Event, Game, Object, Options, Phase, Profession};
use table::{BySeat, Seat};

/// Count what bots do that good players do.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many players there are (2 to 5).
    #[arg(long, default_value_t = 4, value_parser = RangedU64ValueParser::<usize>::new().range(2..=5))]
    players: usize,
    /// How many games to play.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bot in all seats.
    #[arg(long, default_value = "5")]
    bot: Bot,
    /// Games at the same time (default: one a core).
    #[arg(long)]
    jobs: Option<usize>,
}

/// The most works in a round.
const WORKS: u32 = 2;
/// The price of hiring a profession, in florins (B4).
const HIRE: u32 = 300;
/// What a jester brings in a work, in florins (W6, W9).
const JESTER: u32 = 200;

/// The counts of one game, or of all of them.
#[derive(Clone, Debug, Default)]
struct Habits {
    /// Money of each seat when the last auctions begin, in florins.
    before_last: Vec<u32>,
    /// Money of each seat at the end, in florins.
    left: Vec<u32>,
    /// Prices of prestige cards in the last round, in florins.
    last_cards: Vec<u32>,
    /// Points sold in auctions: how often, and how often the bid then followed.
    sold: [u32; 2],
    /// Recruiting cards bought: all, with no profession to recruit yet, never used.
    recruiting: [u32; 3],
    /// Auctions, and those won by a player other than the one who named the object.
    named: [u32; 2],
    /// Prices of what the namer won, and of what another player won, in florins.
    prices: [Vec<u32>; 2],
    /// Works: all, those before the building or the freedom that they want, and those before
    /// a profession was hired that could have been paid for earlier.
    works: [u32; 3],
    /// Jesters: all, and those that cost more than they can bring in the works to come.
    jesters: [u32; 2],
    /// Prices of builders, in florins.
    builders: Vec<u32>,
    /// Prestige cards acquired in the last two rounds, and seats.
    late: [u32; 2],
}

/// The works of a turn so far, with the money of the seat before each.
#[derive(Default)]
struct Completed {
    /// The round, and whose turn it is.
    turn: Option<(u8, Seat)>,
    works: Vec<(Profession, u32)>,
}

impl Habits {
    fn and(mut self, other: Habits) -> Habits {
        self.before_last.extend(other.before_last);
        self.left.extend(other.left);
        self.last_cards.extend(other.last_cards);
        for (all, more) in self.prices.iter_mut().zip(other.prices) {
            all.extend(more);
        }
        self.builders.extend(other.builders);
        for (all, more) in [
            (&mut self.sold[..], &other.sold[..]),
            (&mut self.recruiting[..], &other.recruiting[..]),
            (&mut self.named[..], &other.named[..]),
            (&mut self.works[..], &other.works[..]),
            (&mut self.jesters[..], &other.jesters[..]),
            (&mut self.late[..], &other.late[..]),
        ] {
            for (all, more) in all.iter_mut().zip(more) {
                *all += more;
            }
        }
        self
    }
}

fn main() {
    let arguments = Arguments::parse();
    let threads = arguments
        .jobs
        .unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get));
    let brain = arguments.bot.brain(arguments.players, None);
    let deals: Vec<u64> = (0..arguments.games as u64)
        .map(|game| arguments.seed + game)
        .collect();
    let games = in_parallel(&deals, threads, &|_| (), &|&deal| {
        played(arguments.players, &brain, deal)
    });
    let all = games.into_iter().fold(Habits::default(), Habits::and);
    println!("{} games of {}", arguments.games, arguments.players);
    println!(
        "money before the last auctions: {}",
        spread(&all.before_last)
    );
    println!(
        "a prestige card of the last round: {}",
        spread(&all.last_cards)
    );
    println!("money left at the end: {}", spread(&all.left));
    let [sold, made] = all.sold;
    println!("points sold for a bid: {sold} times; {made} of those bids were made");
    let [bought, early, idle] = all.recruiting;
    println!(
        "recruiting cards: {bought} bought, {early} with nobody to recruit, {idle} never used"
    );
    let [auctions, others] = all.named;
    println!(
        "auctions: {auctions}; somebody else than who named it got it in {:.0} %",
        100.0 * f64::from(others) / f64::from(auctions.max(1)),
    );
    let [own, theirs] = &all.prices;
    println!("price of what one named oneself: {}", spread(own));
    println!("price of what another named: {}", spread(theirs));
    let [works, wanted, hired] = all.works;
    println!(
        "works: {works}; {wanted} before what they want, {hired} before a profession that could \
         have been hired"
    );
    let [jesters, dear] = all.jesters;
    println!("jesters: {jesters}; {dear} for more than they can bring");
    println!("price of a builder: {}", spread(&all.builders));
    let [cards, seats] = all.late;
    println!(
        "prestige cards of the last two rounds: {:.2} for each player",
        f64::from(cards) / f64::from(seats.max(1))
    );
}

/// Formats the mean and quantiles.
fn spread(values: &[u32]) -> String {
    if values.is_empty() {
        return "none".into();
    }
    let Estimate { mean, .. } = Estimate::of(
        &values
            .iter()
            .map(|&value| f64::from(value))
            .collect::<Vec<_>>(),
    );
    let at = |part| quantile(values, part);
    format!(
        "mean {mean:.0}, median {}, 80 % within {} to {}",
        at(0.5),
        at(0.1),
        at(0.9)
    )
}

fn played(players: usize, brain: &Brain, number: u64) -> Habits {
    let mut habits = Habits::default();
    let mut rng = fastrand::Rng::with_seed(number);
    let mut game = deal(players, Options::default(), &mut rng).expect("a deal is legal");
    let mut decisions = 0;
    let mut round = 0;
    let mut namer = None;
    let mut sells: BySeat<bool> = BySeat::all(false);
    let mut completed = Completed::default();
    while let Some(seat) = game.to_act() {
        if game.round() != round {
            round = game.round();
            if round == game.variant().rounds {
                let money = game.seats().map(|seat| game.player(seat).money());
                habits.before_last.extend(money);
            }
        }
        let seed = seed(number, decisions);
        let command = match brain {
            Brain::Mind(mind) => bot::decide_as(&game, mind, seed, &Thinking::new()),
            Brain::Other(decide) => decide(&game, seed),
        };
        let command = command.expect("there is something to decide");
        decisions += 1;
        match command.decision {
            Decision::Name(_) => namer = Some(seat),
            Decision::Sell(_) if game.phase() == Phase::Auction => {
                habits.sold[0] += 1;
                sells[seat] = true;
            }
            Decision::Raise(_) if std::mem::take(&mut sells[seat]) => habits.sold[1] += 1,
            Decision::Pass => sells[seat] = false,
            _ => {}
        }
        habits.order(&game, seat, command.decision, &mut completed);
        let before = game;
        let events = game.play(&command).expect("bots decide legally");
        for event in events {
            if let Event::Acquired {
                seat,
                object,
                price,
            } = event
            {
                habits.note(&before, seat, object, price, namer.take());
            }
        }
    }
    for seat in game.seats() {
        habits.left.push(game.player(seat).money());
        habits.late[1] += 1;
        habits.recruiting[2] += u32::from(game.player(seat).recruiting_in_hand());
    }
    habits
}

impl Habits {
    /// Notes a work, or what came after a work although it would have raised its value.
    fn order(&mut self, game: &Game, seat: Seat, decision: Decision, completed: &mut Completed) {
        let turn = Some((game.round(), seat));
        if completed.turn != turn {
            *completed = Completed {
                turn,
                works: Vec::new(),
            };
        }
        let is_wanted = |wanted: &dyn Fn(Profession) -> bool| {
            let mut held = game.player(seat).hand().known().iter();
            // Another work may want it, too.
            !held.any(wanted) && completed.works.iter().any(|&(work, _)| wanted(work))
        };
        match decision {
            Decision::Complete(work) => {
                self.works[0] += 1;
                completed
                    .works
                    .push((work.profession, game.player(seat).money()));
            }
            Decision::Build(building, _) => {
                let wanted = is_wanted(&|work| work.building() == building);
                self.works[1] += u32::from(wanted);
            }
            Decision::Introduce(freedom) => {
                let wanted = is_wanted(&|work| work.freedom() == freedom);
                self.works[1] += u32::from(wanted);
            }
            Decision::Hire => {
                let earlier = completed.works.iter().any(|&(_, money)| money >= HIRE);
                self.works[2] += u32::from(earlier);
            }
            _ => {}
        }
    }

    fn note(&mut self, game: &Game, seat: Seat, object: Object, price: u32, namer: Option<Seat>) {
        let other = namer != Some(seat);
        self.named[0] += 1;
        self.named[1] += u32::from(other);
        self.prices[usize::from(other)].push(price);
        match object {
            Object::RecruitingCard => {
                let mut others = game.seats().filter(|&other| other != seat);
                let nobody = others.all(|other| game.player(other).table().is_empty());
                self.recruiting[0] += 1;
                self.recruiting[1] += u32::from(nobody);
            }
            Object::PrestigeCard => {
                let later = game.variant().rounds - game.round();
                self.late[0] += u32::from(later < 2);
                if later == 0 {
                    self.last_cards.push(price);
                }
            }
            Object::Jester => {
                let rounds = u32::from(game.variant().rounds - game.round()) + 1;
                let most = WORKS * rounds * JESTER;
                self.jesters[0] += 1;
                self.jesters[1] += u32::from(price > most);
            }
            Object::Builder => self.builders.push(price),
            _ => {}
        }
    }
}
