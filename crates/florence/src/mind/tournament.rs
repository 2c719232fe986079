//! Games that bots play against each other without a window: the seating, running the games
//! on all cores, and their totals. Nothing is printed here.
//!
//! `studiolo simulate` uses it, and so do the tools in `examples` that measure and tune
//! bots.

use std::fmt;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::bot;
use super::bot::{Mind, Thinking};
use crate::rules::tally;
use crate::rules::{
    Character, Command, Decision, Event, Game, Object, Options, Problem, Setup, Violation,
};
use table::{Item, Level, Seat, Temperament};

/// What decides for a seat.
#[derive(Clone, Debug)]
pub enum Brain {
    /// A bot with this mind.
    Mind(Box<Mind>),
    /// Any other function that decides, for measurements: it gets a seed.
    Other(fn(&Game, u64) -> Option<Command>),
}

impl Brain {
    /// Returns what it decides for the seat to act, given a seed.
    #[must_use]
    pub fn decide(&self, game: &Game, seed: u64) -> Option<Command> {
        match self {
            Brain::Mind(mind) => bot::decide_as(game, mind, seed, &Thinking::new()),
            Brain::Other(decide) => decide(game, seed),
        }
    }
}

/// A game to play: the deal and the seating.
#[derive(Clone, Copy, Debug)]
pub struct Seating {
    /// The seed of the deal.
    pub deal: u64,
    /// For each seat the index of its brain.
    pub brains: [usize; 5],
}

/// What all games of a tournament have in common.
#[derive(Clone, Debug)]
pub struct Table {
    /// The number of players (2 to 5).
    pub players: usize,
    /// What the table has agreed on.
    pub options: Options,
    /// The participants.
    pub brains: Vec<Brain>,
}

/// A played game.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// The final points of each seat, including prestige cards.
    pub totals: [u16; 5],
    /// The rank of each seat, 1 for the winner; tied seats share a rank.
    pub ranks: [u8; 5],
    /// The works of each seat.
    pub works: [u8; 5],
    /// The remaining florins of each seat.
    pub money: [u32; 5],
    /// What was acquired in auctions, in this order.
    pub purchases: Vec<Purchase>,
    /// Who took which character, and for how many florins.
    pub characters: Vec<(Seat, Character, u32)>,
    /// What neighbours offered each other.
    pub talks: Talks,
    /// The rounds that were played.
    pub rounds: u8,
    /// Decisions taken.
    pub decisions: u64,
    /// What went wrong, if the game could not be played to its end.
    pub violation: Option<Fault>,
}

/// An object that was acquired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purchase {
    /// The round (1 to 7).
    pub round: u8,
    /// Who paid.
    pub seat: Seat,
    /// The object.
    pub object: Object,
    /// The price in florins.
    pub price: u32,
}

/// Offers to build together, and their results.
#[derive(Clone, Debug, Default)]
pub struct Talks {
    /// Offers by the players whose turn it was.
    pub offers: u32,
    /// Other prices named by the players asked.
    pub counters: u32,
    /// For each agreement: what the partner paid in florins, and how many additional final
    /// points the player in turn and the partner could expect.
    pub agreed: Vec<(u32, [f64; 2])>,
}

impl Talks {
    /// Records a decision, from the positions before and after it.
    fn note(&mut self, before: &Game, command: &Command, after: &Game) {
        let Some(turn) = before.turn() else {
            return;
        };
        match command.decision {
            Decision::Offer(_) if command.seat == turn.seat => self.offers += 1,
            Decision::Offer(_) => self.counters += 1,
            Decision::Accept => {
                let Some(talk) = before.talk() else {
                    return;
                };
                let free = before.with_nothing_pending();
                let gained = |seat| {
                    let gained = bot::expects(after, seat) - bot::expects(&free, seat);
                    f64::from(gained)
                };
                let gains = [turn.seat, talk.joint.other()].map(gained);
                self.agreed.push((talk.joint.payment(), gains));
            }
            _ => {}
        }
    }
}

/// Why a game could not be played to its end: a fault of the program.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum Fault {
    /// The deal is not a legal start.
    Deal(Vec<Problem>),
    /// The bot of this seat found nothing to decide.
    Undecided(Seat),
    /// A bot's decision breaks a rule.
    Illegal(Command, Violation),
    /// The game did not end within this many decisions.
    Endless(u64),
}

/// A bot as on the command line: `4` or `medium`, `4-miser` with a temperament, `7:1000`
/// with its own number of simulated games, `random` for random legal decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// The bot; `None` for random decisions.
    pub plays: Option<table::Bot>,
    /// The number of simulated games per decision, if given.
    pub simulations: Option<u32>,
}

/// Alternative names for three of the levels.
const LEVELS: [(&str, Level); 3] = [
    ("easy", Level::EASY),
    ("medium", Level::MEDIUM),
    ("strong", Level::STRONG),
];

const TEMPERAMENTS: [(&str, Temperament); 6] = [
    ("plain", Temperament::Plain),
    ("builder", Temperament::Builder),
    ("showman", Temperament::Showman),
    ("miser", Temperament::Miser),
    ("collector", Temperament::Collector),
    ("spoiler", Temperament::Spoiler),
];

const RANDOM: &str = "random";

impl Bot {
    /// Returns its brain at a table for this many players (2 to 5). `simulations` is the
    /// number of simulated games per decision, if given, unless the bot has its own number.
    #[must_use]
    pub fn brain(self, players: usize, simulations: Option<u32>) -> Brain {
        let Some(plays) = self.plays else {
            return Brain::Other(bot::at_random);
        };
        let mut mind = Mind::of(plays, players);
        // A bot that does not look ahead needs no simulations.
        let said = simulations.filter(|_| mind.simulations > 0);
        mind.simulations = self.simulations.or(said).unwrap_or(mind.simulations);
        Brain::Mind(Box::new(mind))
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Bot {
        Bot {
            plays: Some(level.into()),
            simulations: None,
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(plays) = self.plays else {
            return f.write_str(RANDOM);
        };
        write!(f, "{}", plays.level.step())?;
        let named = TEMPERAMENTS[1..].iter();
        for (text, _) in named.filter(|(_, one)| *one == plays.temperament) {
            write!(f, "-{text}")?;
        }
        match self.simulations {
            Some(simulations) => write!(f, ":{simulations}"),
            None => Ok(()),
        }
    }
}

/// The text does not describe a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct UnknownBot;

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == RANDOM {
            let (plays, simulations) = (None, None);
            return Ok(Bot { plays, simulations });
        }
        let (name, simulations) = match text.split_once(':') {
            Some((name, number)) => (name, Some(number)),
            None => (text, None),
        };
        let (level, temperament) = match name.split_once('-') {
            Some((level, temperament)) => (level, temperament),
            None => (name, "plain"),
        };
        let called = LEVELS.iter().find(|(known, _)| *known == level);
        let step = || Level::of_step(level.parse().ok()?);
        let level = called.map(|(_, level)| *level).or_else(step);
        let temperament = TEMPERAMENTS.iter().find(|(known, _)| *known == temperament);
        let (_, temperament) = *temperament.ok_or(UnknownBot)?;
        let simulations = simulations.map(str::parse).transpose();
        let simulations = simulations.map_err(|_| UnknownBot)?;
        // Without simulations it would be a different bot.
        if simulations == Some(0) {
            return Err(UnknownBot);
        }
        Ok(Bot {
            plays: Some(table::Bot {
                level: level.ok_or(UnknownBot)?,
                temperament,
            }),
            simulations,
        })
    }
}

/// Returns a seed for the decision with this number in this deal.
#[must_use]
pub fn seed(deal: u64, decision: u64) -> u64 {
    let mixed = deal.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ decision.wrapping_add(0x5851_F42D);
    fastrand::Rng::with_seed(mixed).u64(..)
}

/// Returns the start of a game for this many players (2 to 5) with these options.
///
/// # Errors
/// Returns what is wrong with the deal, which would be a fault of the rules, or with the
/// options.
pub fn deal(
    players: usize,
    options: Options,
    rng: &mut fastrand::Rng,
) -> Result<Game, Vec<Problem>> {
    let names = ["A", "B", "C", "D", "E"];
    let mut setup = Setup::digital(names[..players].iter().copied(), rng);
    setup.agree(options);
    Game::try_from(&setup)
}

/// Plays one game.
#[must_use]
pub fn play(table: &Table, seating: &Seating) -> Played {
    let mut decides = |game: &Game, seat: Seat, seed| {
        let brain = seating.brains[seat.index()];
        table.brains[brain].decide(game, seed)
    };
    play_by(table.players, table.options, seating.deal, &mut decides)
}

/// Plays one game of this deal. `decides` returns what the seat to act decides, given a
/// seed.
#[must_use]
pub fn play_by(
    players: usize,
    options: Options,
    deal_number: u64,
    decides: &mut dyn FnMut(&Game, Seat, u64) -> Option<Command>,
) -> Played {
    let mut played = Played::default();
    let mut rng = fastrand::Rng::with_seed(deal_number);
    let mut game = match deal(players, options, &mut rng) {
        Ok(game) => game,
        Err(problems) => {
            played.violation = Some(Fault::Deal(problems));
            return played;
        }
    };
    while let Some(seat) = game.to_act() {
        let seed = seed(deal_number, played.decisions);
        let Some(command) = decides(&game, seat, seed) else {
            played.violation = Some(Fault::Undecided(seat));
            return played;
        };
        played.decisions += 1;
        let before = game;
        match game.play(&command) {
            Ok(events) => {
                played.note(before.round(), &events);
                if options.cooperative {
                    played.talks.note(&before, &command, &game);
                }
            }
            Err(violation) => {
                played.violation = Some(Fault::Illegal(command, violation));
                return played;
            }
        }
        if played.decisions > LONGEST {
            played.violation = Some(Fault::Endless(LONGEST));
            return played;
        }
    }
    played.rounds = game.round();
    for account in tally(&game) {
        let at = account.seat.index();
        played.totals[at] = account.total;
        played.ranks[at] = account.rank;
        played.money[at] = account.money;
        played.works[at] = game.player(account.seat).works();
    }
    played
}

/// No game has more decisions than this, whichever bots play.
const LONGEST: u64 = 5_000;

impl Played {
    fn note(&mut self, round: u8, events: &[Event]) {
        for event in events {
            match *event {
                Event::Acquired {
                    seat,
                    object,
                    price,
                } => self.purchases.push(Purchase {
                    round,
                    seat,
                    object,
                    price,
                }),
                Event::TookCharacter {
                    seat,
                    character,
                    price,
                } => self.characters.push((seat, character, price)),
                _ => {}
            }
        }
    }

    /// Returns the price of each object of this kind in florins, in order.
    pub fn prices(&self, object: Object) -> impl Iterator<Item = u32> {
        let bought = self.purchases.iter();
        bought
            .filter(move |it| it.object == object)
            .map(|it| it.price)
    }

    /// Returns the price of each prestige card of the last round in florins.
    pub fn last_prestige_cards(&self) -> impl Iterator<Item = u32> {
        let last = self.purchases.iter().filter(|it| it.round == self.rounds);
        last.filter(|it| it.object == Object::PrestigeCard)
            .map(|it| it.price)
    }

    /// Returns the points of the winner.
    #[must_use]
    pub fn winning_score(&self) -> u16 {
        self.totals.iter().copied().max().unwrap_or(0)
    }
}

/// Plays all games on this many threads; `progress` is told how many are done.
#[must_use]
pub fn play_all(
    table: &Table,
    seatings: &[Seating],
    threads: usize,
    progress: &(dyn Fn(usize) + Sync),
) -> Vec<Played> {
    in_parallel(seatings, threads, progress, &|seating| play(table, seating))
}

/// Applies a function to every item on this many threads; the results are in the order of
/// the items, whatever the number of threads. `progress` is told how many are done.
#[must_use]
pub fn in_parallel<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    progress: &(dyn Fn(usize) + Sync),
    what: &(dyn Fn(&T) -> R + Sync),
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, R)>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(at) else {
                        break;
                    };
                    let result = what(item);
                    if let Ok(mut results) = results.lock() {
                        results.push((at, result));
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Returns a seating with every bot of a list in every seat in turn: the same deal once for
/// each of the first `period` rotations of the list, after which it repeats itself.
#[must_use]
pub fn rotations(players: usize, period: usize, games: usize, seed: u64) -> Vec<Seating> {
    let seating = |game: usize| Seating {
        deal: seed + (game / period) as u64,
        brains: std::array::from_fn(|seat| (seat + game % period) % players),
    };
    (0..games).map(seating).collect()
}

/// Returns pairs of games with the same deal in which the two sides (0 and 1) change seats.
/// With an even number of players, side 1 has half of the seats; otherwise it has every
/// possible number of them. Over the pairs it sits in every seat. Since the second game of
/// a pair mirrors the first one, two equal sides win exactly half of both together.
#[must_use]
pub fn mirrored(players: usize, pairs: usize, seed: u64) -> Vec<Seating> {
    let halves: Vec<u32> = (1..1u32 << players)
        .filter(|set| {
            let size = set.count_ones() as usize;
            2 * size == players || players % 2 == 1 && 2 * size < players
        })
        .collect();
    let mut sizes: Vec<u32> = halves.iter().map(|set| set.count_ones()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let mut seatings = Vec::new();
    for pair in 0..pairs {
        let size = sizes[pair % sizes.len()];
        let sets: Vec<u32> = halves
            .iter()
            .copied()
            .filter(|s| s.count_ones() == size)
            .collect();
        let set = sets[pair / sizes.len() % sets.len()];
        for mirror in [false, true] {
            seatings.push(Seating {
                deal: seed + pair as u64,
                brains: std::array::from_fn(|seat| usize::from((set & (1 << seat) != 0) != mirror)),
            });
        }
    }
    seatings
}

/// Returns what side 1 won of a pair of mirrored games, as a part of both (0 to 1): the
/// side of the best player wins a game, and it is halved when the best players of both
/// sides share the first rank.
#[must_use]
pub fn won(pair: &[Seating], played: &[Played], players: usize) -> f64 {
    let of_game = |(seating, played): (&Seating, &Played)| {
        let best = |side: usize| {
            let seats = Seat::ALL[..players].iter();
            seats
                .clone()
                .any(|seat| seating.brains[seat.index()] == side && played.ranks[seat.index()] == 1)
        };
        match (best(0), best(1)) {
            (false, true) => 1.0,
            (true, true) => 0.5,
            _ => 0.0,
        }
    };
    let games = pair.iter().zip(played);
    games.map(of_game).sum::<f64>() / pair.len() as f64
}

/// Returns by how many points per player side 1 was better than side 0 in a pair of
/// mirrored games.
#[must_use]
pub fn lead(pair: &[Seating], played: &[Played], players: usize) -> f64 {
    let mut sums = [0.0; 2];
    let mut seats = [0.0; 2];
    for (seating, played) in pair.iter().zip(played) {
        for seat in 0..players {
            sums[seating.brains[seat]] += f64::from(played.totals[seat]);
            seats[seating.brains[seat]] += 1.0;
        }
    }
    sums[1] / seats[1] - sums[0] / seats[0]
}

/// A mean and its possible error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the 95 % interval.
    pub within: f64,
}

impl Estimate {
    /// Returns the mean of independent values.
    #[must_use]
    pub fn of(values: &[f64]) -> Estimate {
        let count = values.len() as f64;
        if values.is_empty() {
            let (mean, within) = (0.0, 0.0);
            return Estimate { mean, within };
        }
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let variance = squares / (count - 1.0).max(1.0);
        let within = 1.96 * (variance / count).sqrt();
        Estimate { mean, within }
    }
}

/// Returns the value below which this part of all values (0 to 1) lies; 0 if there are
/// none.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is a part of a length"
)]
pub fn quantile<T: Copy + Ord + Default>(values: &[T], part: f64) -> T {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let at = (part * (sorted.len() as f64 - 1.0)).round().max(0.0) as usize;
    sorted.get(at).copied().unwrap_or_default()
}
