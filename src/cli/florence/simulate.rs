//! `studiolo simulate`: bots and programs against each other, their strength, points and
//! prices. The games are played in [`tournament`](florence::mind::tournament).

use std::io;

use clap::{Args, ValueEnum};
use serde_json::json;

use crate::cli::answer::{complain, print};
use crate::cli::simulation::{self, Ended, Guests, Player, Series};
use florence::mind::tournament::{Bot, Brain, Estimate, Played, play_by, quantile};
use florence::rules::house::{HouseRule, Value};
use florence::rules::{HouseRules, Variant};
use florence::{Character, Edition, Game, Object, Options, Setup};
use programs::roster::Roster;
use table::{Item as _, Seat};
use words::fl;
use words::florence::tournament as texts;
use words::florence::tournament::Spread;
use words::florence::{Words, house_rules};

/// The options that the table can agree on.
#[derive(Debug, Args)]
pub(in crate::cli) struct Agreed {
    #[arg(long = "with", value_enum, help = fl!(cli_help_with))]
    with: Vec<With>,
    #[arg(long = "rule", value_name = "NAME=VALUE", value_parser = house_rules::parse,
        help = fl!(cli_help_rule))]
    rules: Vec<(HouseRule, Value)>,
}

impl Agreed {
    /// Returns whether no option is set.
    pub(in crate::cli) fn is_nothing(&self) -> bool {
        self.with.is_empty() && self.rules.is_empty()
    }
}

/// What decides for a seat.
enum Place {
    Brain(Brain),
    /// The program of this number.
    Program(usize),
}

/// What to simulate.
struct Call<'a> {
    games: &'a Series,
    agreed: &'a Agreed,
}

/// Something the table can agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum With {
    #[value(help = fl!(cli_help_with_muse))]
    Muse,
    #[value(help = fl!(cli_help_with_cooperative))]
    Cooperative,
    #[value(help = fl!(cli_help_with_older_two))]
    OlderTwo,
}

/// Returns the options that the table has agreed on.
fn options(call: &Call<'_>) -> Options {
    let mut rules = HouseRules::default();
    for &(house, value) in &call.agreed.rules {
        rules.set(house.name, Some(value));
    }
    Options {
        house_rules: rules,
        older: call.agreed.with.contains(&With::OlderTwo),
        muse: call.agreed.with.contains(&With::Muse),
        cooperative: call.agreed.with.contains(&With::Cooperative),
        ..Options::default()
    }
}

/// How often a character was taken, for how much, and how the takers ended.
struct Takings {
    character: Character,
    /// Florins, for each time.
    prices: Vec<u32>,
    /// The final points of the player who took it, for each time.
    scores: Vec<f64>,
}

impl Takings {
    fn of(character: Character, played: &[&Played]) -> Self {
        let taken = played.iter().flat_map(|game| {
            let taken = game.characters.iter();
            let taken = taken.filter(move |&&(_, which, _)| which == character);
            taken.map(|&(seat, _, price)| (price, f64::from(game.totals[seat.index()])))
        });
        let (prices, scores) = taken.unzip();
        Self {
            character,
            prices,
            scores,
        }
    }

    /// Returns the share of all rounds in which it was taken.
    fn part(&self, rounds: usize) -> f64 {
        self.prices.len() as f64 / rounds.max(1) as f64
    }

    fn score(&self) -> f64 {
        Estimate::of(&self.scores).mean
    }
}

/// What neighbours offered each other in all games.
struct Agreements {
    offers: u64,
    counters: u64,
    /// What partners paid in florins, for each agreement.
    payments: Vec<u32>,
    /// How many final points the agreement was expected to gain the player in turn and the
    /// partner.
    gains: [Vec<f64>; 2],
}

impl Agreements {
    fn of(played: &[&Played]) -> Self {
        let talks = || played.iter().map(|game| &game.talks);
        let agreed = || talks().flat_map(|talks| &talks.agreed);
        Self {
            offers: talks().map(|talks| u64::from(talks.offers)).sum(),
            counters: talks().map(|talks| u64::from(talks.counters)).sum(),
            payments: agreed().map(|(payment, _)| *payment).collect(),
            gains: [0, 1].map(|side| agreed().map(|(_, gains)| gains[side]).collect()),
        }
    }

    /// Returns the mean gains of both.
    fn gains(&self) -> [f64; 2] {
        [0, 1].map(|side| Estimate::of(&self.gains[side]).mean)
    }

    fn json(&self, of: &impl Fn(&[u32]) -> [u32; 7]) -> serde_json::Value {
        json!({
            "offers": self.offers,
            "counter_offers": self.counters,
            "agreements": self.payments.len(),
            "florins": of(&self.payments),
            "mean_gains": self.gains(),
        })
    }
}

/// Returns the mean number of works per game.
fn works(counts: &[u32]) -> f64 {
    let counts: Vec<f64> = counts.iter().copied().map(f64::from).collect();
    Estimate::of(&counts).mean
}

/// Simulates and prints; returns the exit status.
///
/// # Errors
/// Returns an error if an answer cannot be printed.
pub(in crate::cli) fn run(games: &Series, roster: &Roster, agreed: &Agreed) -> io::Result<u8> {
    let call = &Call { games, agreed };
    let Some(players) = call.games.players_of(2..=5, fl!(simulate_players)) else {
        return Ok(2);
    };
    if call.agreed.with.contains(&With::OlderTwo) && !Variant::may_be_older(players) {
        complain(fl!(simulate_older_is_for_two));
        return Ok(2);
    }
    let variant = Variant::of(players, options(call), Edition::studiolo());
    let problems = variant.problems();
    if !problems.is_empty() {
        let setup = Setup::tracked((0..players).map(|_| ""));
        for problem in &problems {
            complain(&Words::of(&setup).cited(problem));
        }
        return Ok(2);
    }
    let seats = call.games.seats(&call.games.bots());
    let brains = seats.bots.iter().map(|&player| match player {
        Player::Bot(bot) => Place::Brain(bot.brain(players, call.games.sims)),
        Player::Program(program) => Place::Program(program),
    });
    let brains: Vec<Place> = brains.collect();
    let (played, seconds) = call.games.play(&seats.seatings, &|seating| {
        let mut guests = Guests::of(roster);
        let mut decides = |game: &Game, seat: Seat, seed| {
            let place = &brains[seating.brains[seat.index()]];
            match *place {
                Place::Brain(ref brain) => brain.decide(game, seed),
                Place::Program(program) => guests.decide(program, game, seat, seed),
            }
        };
        let played = play_by(players, options(call), seating.deal, &mut decides);
        guests.end::<Game>(&played.totals[..players], &played.ranks[..players]);
        played
    });
    let records = seats.records(played.iter().map(|game| {
        game.violation.is_none().then(|| Ended {
            ranks: &game.ranks[..players],
            totals: &game.totals,
            counts: game.works.map(u32::from).to_vec(),
        })
    }));
    let faults = || played.iter().filter_map(|game| game.violation.as_ref());
    let whole = || played.iter().filter(|game| game.violation.is_none());
    let winning: Vec<u16> = whole().map(Played::winning_score).collect();
    let jesters: Vec<u32> = whole()
        .filter_map(|game| game.prices(Object::Jester).next())
        .collect();
    let builders: Vec<u32> = whole()
        .flat_map(|game| game.prices(Object::Builder))
        .collect();
    let prestige: Vec<u32> = whole().flat_map(Played::last_prestige_cards).collect();
    let games: Vec<&Played> = whole().collect();
    let rounds = games.iter().map(|game| usize::from(game.rounds)).sum();
    let offered = match options(call).muse {
        true => Character::ALL,
        false => &[],
    };
    let takings = offered.iter();
    let takings: Vec<Takings> = takings.map(|&it| Takings::of(it, &games)).collect();
    let talks = Agreements::of(&games);
    // Games with the same deal are not independent, so each deal counts as one value.
    let by_deal: Vec<f64> = winning
        .chunks(seats.period)
        .map(|deal| deal.iter().map(|&score| f64::from(score)).sum::<f64>() / deal.len() as f64)
        .collect();
    let mean = Estimate::of(&by_deal);
    let decisions: u64 = played.iter().map(|game| game.decisions).sum();
    let parts = [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0];
    let of = |values: &[u32]| parts.map(|part| quantile(values, part));
    let scores = parts.map(|part| quantile(&winning, part));
    let name = |player: Player<Bot>| player.name(roster, |bot| bot.to_string());
    if call.games.json {
        let bots: Vec<serde_json::Value> = records
            .iter()
            .map(|record| {
                let score = Estimate::of(&record.scores);
                let line = json!({
                    "bot": name(record.bot),
                    "games": record.games,
                    "wins": record.wins,
                    "mean_score": score.mean,
                    "mean_score_within": score.within,
                    "mean_works": works(&record.counts),
                });
                record.bot.in_json(roster, line)
            })
            .collect();
        let characters: Vec<serde_json::Value> = takings
            .iter()
            .map(|taken| {
                json!({
                    "character": format!("{:?}", taken.character),
                    "taken": taken.prices.len(),
                    "part_of_rounds": taken.part(rounds),
                    "florins": of(&taken.prices),
                    "mean_score_of_takers": taken.score(),
                })
            })
            .collect();
        let answer = json!({
            "games": played.len(),
            "players": players,
            "seed": call.games.seed,
            "simulations": call.games.sims,
            "decisions": decisions,
            "seconds": seconds,
            "violations": faults().count(),
            "bots": bots,
            "mean_winning_score": mean.mean,
            "mean_winning_score_within": mean.within,
            "quantiles": parts,
            "winning_scores": scores,
            "first_jester_florins": of(&jesters),
            "builder_florins": of(&builders),
            "last_prestige_card_florins": of(&prestige),
            "characters": characters,
            "offers": options(call).cooperative.then(|| talks.json(&of)),
        });
        print(&answer.to_string())?;
        return Ok(simulation::complain(faults()));
    }
    let mut lines = vec![texts::games(played.len(), players, decisions, seconds)];
    for record in &records {
        let score = Estimate::of(&record.scores);
        let works = works(&record.counts);
        let part = 100.0 * record.wins / played.len() as f64;
        let name = name(record.bot);
        lines.push(texts::record(&name, part, score.mean, score.within, works));
    }
    lines.extend(call.games.lost(roster));
    lines.push(texts::winning_score(mean.mean, mean.within));
    let scores = scores.map(u32::from);
    lines.push(texts::quantiles(Spread::WinningScore, &scores));
    lines.push(texts::quantiles(Spread::FirstJester, &of(&jesters)));
    lines.push(texts::quantiles(Spread::Builder, &of(&builders)));
    lines.push(texts::quantiles(Spread::LastPrestigeCard, &of(&prestige)));
    for taken in &takings {
        let part = 100.0 * taken.part(rounds);
        let prices = of(&taken.prices);
        lines.push(texts::character(
            taken.character,
            part,
            &prices,
            taken.score(),
        ));
    }
    if options(call).cooperative {
        lines.push(texts::offers(
            talks.offers,
            talks.counters,
            talks.payments.len(),
        ));
        lines.push(texts::agreements(&of(&talks.payments), talks.gains()));
    }
    lines.push(texts::violations(faults().count()));
    print(&lines.join("\n"))?;
    Ok(simulation::complain(faults()))
}
