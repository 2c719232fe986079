//! Measures what the cards of *The Prince* are worth to bots. Bots of one level play games,
//! with every decision checked by the rules, and the result is a page in Markdown.
//!
//! ```sh
//! cargo run --release --example prince_deck -- GAMES [LEVEL]
//! ```
//!
//! LEVEL is a number from 1 to 6, 4 if there is none.
//!
//! For each number of players: points, how close games are, who is Pope. For each card
//! type: its mean price in each turn. For each card: in how many games a player has it, its
//! mean price at an auction compared with the yardstick of the rules for that turn, and how
//! often the players who have ever had it win, compared with all players.

use std::collections::BTreeMap;

use prince::mind::bot::{Level, decide};
use prince::{CardId, CardType, Edition, Event, Game, Options, Setup};
use table::{Item as _, Seat, Set};
use words::prince::names;

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "David", "Eva"];

/// The sum of some values, and their number.
#[derive(Clone, Copy, Default)]
struct Mean {
    sum: f64,
    number: f64,
}

impl Mean {
    fn add(&mut self, value: impl Into<f64>) {
        self.sum += value.into();
        self.number += 1.0;
    }

    fn told(self, digits: usize) -> String {
        match self.number {
            0.0 => "–".to_owned(),
            number => format!("{:.digits$}", self.sum / number),
        }
    }
}

/// The statistics of a card.
#[derive(Clone, Copy, Default)]
struct Seen {
    games: u32,
    price: Mean,
    /// The yardstick's price when it was sold.
    fair: Mean,
    /// How often the players who had it win, where the average of all players is 1.
    wins: Mean,
}

/// The statistics of tables of one size.
#[derive(Clone, Copy, Default)]
struct Table {
    decisions: Mean,
    points: Mean,
    best: Mean,
    /// How far the second is behind.
    margin: Mean,
    /// How often the sitting Pope is elected again.
    again: Mean,
    /// How many elections the winner of the game has won.
    popes: Mean,
    /// How often the first Pope wins, where the average of all players is 1.
    first: Mean,
    attempts: Mean,
    succeed: Mean,
}

struct Measured {
    cards: BTreeMap<CardId, Seen>,
    prices: BTreeMap<(CardType, u8), Mean>,
    tables: [Table; 3],
}

/// Returns the yardstick's price of a table card in this turn.
fn yardstick(edition: &Edition, card: CardId, turn: u8) -> Option<f64> {
    let figures = edition.card(card);
    let left = f64::from(4 - turn);
    let points = f64::from(figures.vp) * left;
    let income = f64::from(figures.income) * left * (left + 1.0) / 20.0;
    let fee = match figures.card_type {
        CardType::Artist => f64::from(figures.fee),
        CardType::Holding | CardType::Office => 0.0,
        _ => return None,
    };
    Some((points + income) * 10.0 / left - fee)
}

fn play(players: usize, deal: u64, level: Level, measured: &mut Measured) {
    let mut setup = Setup::digital(NAMES[..players].iter().copied(), deal);
    setup.options = Options::with_bots();
    setup.pope = Seat::ALL[usize::try_from(deal).unwrap_or(0) % players];
    let first = setup.pope;
    let mut game = Game::try_from(&setup).expect("a sound start");
    let table = &mut measured.tables[players - 3];
    let mut had: BTreeMap<CardId, Set<Seat>> = BTreeMap::new();
    let mut elected: BTreeMap<Seat, u32> = BTreeMap::new();
    let mut decisions = 0_u32;
    let mut attempts = 0_u32;
    while let Some(seat) = game.may_decide().first() {
        let view = game.seen_from(Some(seat));
        decisions += 1;
        let command = decide(&view, seat, level, deal * 1009 + u64::from(decisions));
        let (turn, pope) = (game.turn(), game.pope());
        let events = game.play(&command).expect("bots keep to the rules");
        for event in events {
            match event {
                Event::Sold(_, card, price) => {
                    let seen = measured.cards.entry(card).or_default();
                    seen.price.add(price);
                    if let Some(fair) = yardstick(game.edition(), card, turn) {
                        seen.fair.add(fair);
                    }
                    let sort = (game.type_of(card), turn);
                    measured.prices.entry(sort).or_default().add(price);
                }
                Event::Elected(seat, _) => {
                    table.again.add(u8::from(seat == pope));
                    *elected.entry(seat).or_default() += 1;
                }
                Event::Fought(_, _, won) => {
                    attempts += 1;
                    table.succeed.add(u8::from(won));
                }
                _ => {}
            }
        }
        for seat in game.seats() {
            for card in game.laid(seat).union(game.hand(seat).known()) {
                had.entry(card).or_default().insert(seat);
            }
        }
    }
    let ranking = game.ranking();
    let winners = ranking.iter().filter(|one| one.rank == 1);
    let winners: Set<Seat> = winners.map(|one| one.seat).collect();
    let share = |seat: Seat| match winners.contains(seat) {
        true => players as f64 / winners.len() as f64,
        false => 0.0,
    };
    table.decisions.add(decisions);
    table.attempts.add(attempts);
    for one in &ranking {
        table.points.add(one.points);
    }
    table.best.add(ranking[0].points);
    table.margin.add(ranking[0].points - ranking[1].points);
    table.first.add(share(first));
    for winner in winners {
        table.popes.add(elected.get(&winner).copied().unwrap_or(0));
    }
    for (card, seats) in had {
        let seen = measured.cards.entry(card).or_default();
        seen.games += 1;
        for seat in seats {
            seen.wins.add(share(seat));
        }
    }
}

/// Prints a row of a table.
fn row(cells: &[String]) {
    println!("| {} |", cells.join(" | "));
}

fn head(names: &[&str]) {
    row(&names
        .iter()
        .map(|&name| name.to_owned())
        .collect::<Vec<_>>());
    let rules = names.iter().enumerate();
    let rules = rules.map(|(at, _)| if at == 0 { "--" } else { "--:" }.to_owned());
    row(&rules.collect::<Vec<_>>());
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().and_then(|games| games.parse().ok());
    let games: u64 = games.unwrap_or(100);
    let step = arguments.next().and_then(|step| step.parse().ok());
    let mut levels = Level::ALL.into_iter();
    let level = levels.find(|level| Some(level.step()) == step);
    let level = level.unwrap_or(Level::Four);
    let mut measured = Measured {
        cards: BTreeMap::new(),
        prices: BTreeMap::new(),
        tables: [Table::default(); 3],
    };
    for players in 3..=5 {
        for deal in 0..games {
            play(players, deal, level, &mut measured);
        }
    }
    println!("{games} games of each number of players, {level:?} in all seats.\n");
    head(&[
        "Players",
        "Points",
        "Winner",
        "Margin",
        "Decisions",
        "Attempts",
        "Successful",
        "Pope again",
        "Papacies of the winner",
        "First Pope wins",
    ]);
    for (players, table) in (3..=5).zip(&measured.tables) {
        row(&[
            format!("{players}"),
            table.points.told(1),
            table.best.told(1),
            table.margin.told(1),
            table.decisions.told(0),
            table.attempts.told(1),
            table.succeed.told(2),
            table.again.told(2),
            table.popes.told(2),
            table.first.told(2),
        ]);
    }
    println!();
    head(&["Sort", "Turn 1", "Turn 2", "Turn 3"]);
    for sort in CardType::ALL {
        let price = |turn: u8| {
            let price = measured.prices.get(&(*sort, turn)).copied();
            price.unwrap_or_default().told(1)
        };
        row(&[format!("{sort:?}"), price(1), price(2), price(3)]);
    }
    println!();
    head(&["Card", "Games", "Price", "Yardstick", "Wins"]);
    let edition = Edition::studiolo();
    // Identical cards are measured separately and merged here.
    let mut entries: BTreeMap<usize, (String, Seen, u32)> = BTreeMap::new();
    for card in edition.cards() {
        let Some((data, _)) = edition.entry(card) else {
            continue;
        };
        let name = names::card_of(data);
        let seen = measured.cards.get(&card).copied().unwrap_or_default();
        let at = edition
            .data()
            .cards
            .iter()
            .position(|one| one.id == data.id);
        let entry = entries.entry(at.unwrap_or(0));
        let (_, sum, copies) = entry.or_insert_with(|| (name, Seen::default(), 0));
        *copies += 1;
        sum.games += seen.games;
        for (sum, seen) in [
            (&mut sum.price, seen.price),
            (&mut sum.fair, seen.fair),
            (&mut sum.wins, seen.wins),
        ] {
            sum.sum += seen.sum;
            sum.number += seen.number;
        }
    }
    for (name, seen, copies) in entries.values() {
        let all = 3.0 * games as f64 * f64::from(*copies);
        row(&[
            name.clone(),
            format!("{:.2}", f64::from(seen.games) / all),
            seen.price.told(1),
            seen.fair.told(1),
            seen.wins.told(2),
        ]);
    }
}
