//! `studiolo simulate --game the-prince`: bots and programs against each other, their
//! strength, how often they are Pope, and the prices of each kind of card.

use std::io;

use serde_json::{Value, json};

use crate::cli::answer::{complain, print};
use crate::cli::simulation::{self, Ended, Guests, Player, Record, Series};
use florence::mind::tournament::{Bot, Estimate, Seating, seed};
use prince::mind::bot::{self, Level};
use prince::{CardType, Command, Event, Game, Options, Problem, Setup, Violation};
use programs::roster::Roster;
use table::{self, Item as _, Seat, Temperament};
use words::fl;
use words::florence::tournament as texts;
use words::prince::terminal::{self, BotRecord};

/// No game has more decisions than this, whichever bots play.
const LONGEST: u64 = 20_000;

/// What decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Brain {
    /// A bot of this level, with this many simulated games for a decision.
    Level(Level, u32),
    /// Random legal decisions.
    Random,
}

impl Brain {
    /// Returns the bot named on the command line, or `None` if this game has no such bot.
    fn of(named: Bot, imagined: Option<u32>) -> Option<Self> {
        let Some(plays) = named.plays else {
            return Some(Self::Random);
        };
        let level = Level::nearest(plays.level);
        let imagined = named.simulations.or(imagined);
        let imagined = imagined.unwrap_or(level.simulations());
        (plays.temperament == Temperament::Plain).then_some(Self::Level(level, imagined))
    }

    fn name(self) -> String {
        match self {
            Self::Level(level, imagined)
                if level.simulations() > 0 && imagined != level.simulations() =>
            {
                format!("{}:{imagined}", level.step())
            }
            Self::Level(level, _) => level.step().to_string(),
            Self::Random => word(self),
        }
    }

    fn decide(self, game: &Game, seat: Seat, seed: u64) -> Option<Command> {
        let view = game.seen_from(Some(seat));
        match self {
            Self::Level(level, imagined) => {
                Some(bot::decide_within(&view, seat, level, seed, imagined))
            }
            Self::Random => {
                let legal = view.legal_for(seat);
                let decision = fastrand::Rng::with_seed(seed).choice(legal)?;
                Some(Command::new(seat, decision))
            }
        }
    }
}

fn word(named: impl std::fmt::Debug) -> String {
    format!("{named:?}").to_lowercase()
}

/// Why a game could not be played to its end: a fault of the program.
#[derive(Debug)]
#[allow(dead_code, reason = "it is told as it is, in the words of a program")]
enum Fault {
    Deal(Vec<Problem>),
    Undecided(Seat),
    Illegal(Command, Violation),
    Endless,
}

/// What was recorded in a game.
#[derive(Default)]
struct Played {
    totals: Vec<u16>,
    ranks: Vec<u8>,
    popes: Vec<Seat>,
    /// What was sold: the kind of card, the turn, and the price in ducats.
    sold: Vec<(CardType, u8, u32)>,
    seized: [u64; 2],
    decisions: u64,
    fault: Option<Fault>,
}

fn play(players: usize, brains: &[Player<Brain>], seating: &Seating, roster: &Roster) -> Played {
    let mut played = Played::default();
    let mut guests = Guests::of(roster);
    let mut setup = Setup::digital(vec![String::new(); players], seating.deal);
    setup.options = Options::with_bots();
    let first = seating.deal % players as u64;
    setup.pope = Seat::ALL[usize::try_from(first).unwrap_or(0)];
    let mut game = match Game::try_from(&setup) {
        Ok(game) => game,
        Err(problems) => {
            played.fault = Some(Fault::Deal(problems));
            return played;
        }
    };
    while let Some(seat) = game.may_decide().first() {
        if played.decisions >= LONGEST {
            played.fault = Some(Fault::Endless);
            return played;
        }
        let seed = seed(seating.deal, played.decisions);
        let command = match brains[seating.brains[seat.index()]] {
            Player::Bot(brain) => brain.decide(&game, seat, seed),
            Player::Program(program) => guests.decide(program, &game, seat, seed),
        };
        let Some(command) = command else {
            played.fault = Some(Fault::Undecided(seat));
            return played;
        };
        played.decisions += 1;
        let turn = game.turn();
        match game.play(&command) {
            Ok(events) => played.note(&game, turn, &events),
            Err(violation) => {
                played.fault = Some(Fault::Illegal(command, violation));
                return played;
            }
        }
    }
    played.totals = game.seats().map(|seat| game.points(seat)).collect();
    played.ranks = vec![0; players];
    for ranked in game.ranking() {
        played.ranks[ranked.seat.index()] = ranked.rank;
    }
    guests.end::<Game>(&played.totals, &played.ranks);
    played
}

impl Played {
    /// Returns how often each seat was elected.
    fn papacies(&self) -> Vec<u32> {
        let mut papacies = vec![0; self.totals.len()];
        for pope in &self.popes {
            papacies[pope.index()] += 1;
        }
        papacies
    }

    fn note(&mut self, game: &Game, turn: u8, events: &[Event]) {
        for event in events {
            match *event {
                Event::Sold(_, card, price) => self.sold.push((game.type_of(card), turn, price)),
                Event::Elected(pope, _) => self.popes.push(pope),
                Event::Fought(_, _, won) => self.seized[usize::from(won)] += 1,
                _ => {}
            }
        }
    }
}

/// Returns how many cards of a kind were sold in a turn, and their mean price.
fn price(games: &[Played], card_type: CardType, turn: u8) -> (usize, Option<f64>) {
    let sold = games.iter().flat_map(|game| &game.sold);
    let sold = sold.filter(|&&(sort, when, _)| sort == card_type && when == turn);
    let prices: Vec<u32> = sold.map(|&(_, _, price)| price).collect();
    let sum: f64 = prices.iter().copied().map(f64::from).sum();
    let mean = (!prices.is_empty()).then(|| sum / prices.len() as f64);
    (prices.len(), mean)
}

/// Simulates and prints; returns the exit status.
///
/// # Errors
/// Returns an error if an answer cannot be printed.
pub(in crate::cli) fn run(call: &Series, roster: &Roster) -> io::Result<u8> {
    let Some(players) = call.players_of(3..=5, fl!(prince_simulate_players)) else {
        return Ok(2);
    };
    let named = call.bots();
    let named = named.iter().map(|&named| Brain::of(named, call.sims));
    let Some(named) = named.collect::<Option<Vec<Brain>>>() else {
        complain(fl!(prince_simulate_bots));
        return Ok(2);
    };
    let seats = call.seats(&named);
    let (games, seconds) = call.play(&seats.seatings, &|seating| {
        play(players, &seats.bots, seating, roster)
    });
    let records = seats.records(games.iter().map(|game| {
        game.fault.is_none().then(|| Ended {
            ranks: &game.ranks,
            totals: &game.totals,
            counts: game.papacies(),
        })
    }));
    let answer = match call.json {
        true => in_json(call, roster, &records, &games, seconds),
        false => in_words(call, roster, &records, &games, seconds),
    };
    print(&answer)?;
    let faults = games.iter().filter_map(|game| game.fault.as_ref());
    Ok(simulation::complain(
        faults.map(|fault| format!("{fault:?}")),
    ))
}

/// Returns how often a bot was elected.
fn popes(record: &Record<Brain>) -> f64 {
    f64::from(record.counts.iter().sum::<u32>())
}

fn decisions(games: &[Played]) -> u64 {
    games.iter().map(|game| game.decisions).sum()
}

fn faults(games: &[Played]) -> usize {
    games.iter().filter(|game| game.fault.is_some()).count()
}

/// Returns the numbers of failed and successful attempts.
fn seizures(games: &[Played]) -> [u64; 2] {
    [0, 1].map(|won| games.iter().map(|game| game.seized[won]).sum())
}

fn elections(games: &[Played]) -> usize {
    games.iter().map(|game| game.popes.len()).sum()
}

fn winning_scores(games: &[Played]) -> Vec<f64> {
    let best = games.iter().filter_map(|game| game.totals.iter().max());
    best.map(|&best| f64::from(best)).collect()
}

fn in_words(
    call: &Series,
    roster: &Roster,
    records: &[Record<Brain>],
    games: &[Played],
    seconds: f64,
) -> String {
    let players = call.players();
    let mut lines = vec![texts::games(
        games.len(),
        players,
        decisions(games),
        seconds,
    )];
    let played = games.len().max(1) as f64;
    let elections = elections(games).max(1) as f64;
    for record in records {
        let score = Estimate::of(&record.scores);
        lines.push(terminal::bot(&BotRecord {
            name: record.bot.name(roster, Brain::name),
            won: 100.0 * record.wins / played,
            score: (score.mean, score.within),
            popes: 100.0 * popes(record) / elections,
        }));
    }
    lines.extend(call.lost(roster));
    let winning = Estimate::of(&winning_scores(games));
    lines.push(texts::winning_score(winning.mean, winning.within));
    for &card_type in CardType::ALL {
        let means = [1, 2, 3].map(|turn| price(games, card_type, turn).1);
        lines.push(terminal::prices(card_type, means));
    }
    let [lost, won] = seizures(games);
    lines.push(terminal::seizures(won, lost));
    lines.push(texts::violations(faults(games)));
    lines.join("\n")
}

fn in_json(
    call: &Series,
    roster: &Roster,
    records: &[Record<Brain>],
    games: &[Played],
    seconds: f64,
) -> String {
    let elections = elections(games);
    let bots = records.iter().map(|record| {
        let score = Estimate::of(&record.scores);
        let line = json!({
            "bot": record.bot.name(roster, Brain::name),
            "games": record.games,
            "wins": record.wins,
            "mean_score": score.mean,
            "mean_score_within": score.within,
            "papacies": record.counts.iter().sum::<u32>(),
            "part_of_elections": popes(record) / elections.max(1) as f64,
        });
        record.bot.in_json(roster, line)
    });
    let prices = CardType::ALL.iter().map(|&card_type| {
        let turns = [1, 2, 3].map(|turn| {
            let (sold, mean) = price(games, card_type, turn);
            json!({ "turn": turn, "sold": sold, "mean": mean })
        });
        json!({ "card_type": word(card_type), "turns": turns })
    });
    let winning = Estimate::of(&winning_scores(games));
    let [lost, won] = seizures(games);
    let answer = json!({
        "game": <Game as table::Game>::ID,
        "games": games.len(),
        "players": call.players,
        "seed": call.seed,
        "simulations": call.sims,
        "decisions": decisions(games),
        "seconds": seconds,
        "violations": faults(games),
        "bots": bots.collect::<Value>(),
        "elections": elections,
        "mean_winning_score": winning.mean,
        "mean_winning_score_within": winning.within,
        "prices": prices.collect::<Value>(),
        "seizures": { "won": won, "lost": lost },
    });
    answer.to_string()
}
