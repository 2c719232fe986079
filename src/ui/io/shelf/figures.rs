//! Statistics over many games: who wins how often, by how much and with how many points,
//! prices, records, and how people do against bots. Only finished games count; an unknown
//! value does not enter a mean.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use jiff::Timestamp;
use jiff::civil::Date;

use super::chronicle::Chronicle;
use super::record::{Entry, Record, people};
use table::{Alike, Level};

/// Statistics over many games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// The number of finished games.
    pub games: usize,
    /// How many were stopped before the end; they have no winner.
    pub stopped: usize,
    /// The kinds of games, by their ids.
    pub kinds: BTreeSet<String>,
    /// The number of evenings.
    pub evenings: usize,
    /// The day of the first game.
    pub since: Option<Date>,
    /// How long they took, in minutes.
    pub minutes: Mean,
    /// The people, most frequent player first.
    pub people: Vec<Account>,
    /// How people do against bots of each strength.
    pub bots: Vec<AgainstBots>,
    /// The winner's points, game by game.
    pub curve: Vec<Won>,
    /// How often the starting player has won, and in how many games that is known.
    pub first: [usize; 2],
    /// Prices, most expensive first.
    pub prices: Vec<Price>,
    /// The best deed.
    pub best_deed: Option<Feat>,
    /// The most points.
    pub most_points: Option<Feat>,
    /// The most expensive purchase.
    pub dearest: Option<Feat>,
    /// The shortest game, in minutes.
    pub shortest: Option<Feat>,
    /// How many games had a single winner.
    pub decided: usize,
    /// The game won by the most points.
    pub widest: Option<Feat>,
    /// The game won by the fewest points, more than zero.
    pub closest: Option<Feat>,
    /// The longest winning streak.
    pub streak: Option<Feat>,
}

/// A sum of numbers and their count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mean {
    /// The sum.
    pub sum: u64,
    /// The count.
    pub of: u64,
}

impl Mean {
    fn add(&mut self, number: impl Into<u64>) {
        self.sum += number.into();
        self.of += 1;
    }

    /// Returns the mean, if there are any numbers.
    #[must_use]
    pub fn value(self) -> Option<f64> {
        (self.of > 0).then(|| self.sum as f64 / self.of as f64)
    }
}

/// A player's statistics.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// Their name, as last written.
    pub name: String,
    /// Their colour in the last game, one of five.
    pub colour: usize,
    /// How many games they have played.
    pub games: usize,
    /// How many they have won, alone or with others.
    pub wins: usize,
    /// Their points per game.
    pub points: Mean,
    /// Their most points.
    pub best: u16,
    /// Their winning margin.
    pub margin: Mean,
    /// Their best deed of each game.
    pub deeds: Mean,
    /// What they paid per game.
    pub paid: Mean,
    /// Their winning streak: the current one and the longest.
    pub streak: [usize; 2],
}

/// How people do against bots of one strength.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgainstBots {
    /// The game.
    pub game: String,
    /// The strength.
    pub level: Level,
    /// How many games people have played against such bots.
    pub games: usize,
    /// How many of these were won by a person.
    pub won: usize,
    /// The points of the best person in each game, and of the best such bot.
    pub points: [Mean; 2],
}

/// A game that was won.
#[derive(Clone, Debug, PartialEq)]
pub struct Won {
    /// The file.
    pub path: PathBuf,
    /// The kind of game.
    pub game: String,
    /// The time.
    pub when: Timestamp,
    /// The day.
    pub day: Date,
    /// The points.
    pub points: u16,
    /// The winner's name: the first, if several have won.
    pub name: String,
    /// The winner's colour.
    pub colour: usize,
}

/// The price of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    /// The game that it belongs to.
    pub game: String,
    /// The item, by its name within the game.
    pub what: String,
    /// What was paid on average.
    pub paid: Mean,
    /// The highest price.
    pub most: u32,
}

/// A record. A later game that only equals it does not count.
#[derive(Clone, Debug, PartialEq)]
pub struct Feat {
    /// The value.
    pub amount: u32,
    /// What it is about, by its name within the game.
    pub what: String,
    /// The player, and their colour.
    pub by: Option<(String, usize)>,
    /// The number of players.
    pub players: usize,
    /// The kind of game.
    pub game: String,
    /// The day.
    pub day: Date,
    /// The file.
    pub path: PathBuf,
}

impl Figures {
    /// Counts these games.
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>, known: &Alike) -> Self {
        let mut stopped = 0;
        let mut games: Vec<(&Record, &Entry)> = records
            .inspect(|game| stopped += usize::from(game.entry().is_some_and(Entry::is_stopped)))
            .filter_map(|game| Some((game, game.over()?)))
            // A branch is played with knowledge of the original game.
            .filter(|(_, entry)| entry.occasion.origin.is_none())
            .collect();
        games.sort_by_key(|(record, _)| (record.when, &record.path));
        games.dedup_by(|(_, copy), (_, first)| copy.is_same_game(first));
        let mut figures = Self {
            games: games.len(),
            stopped,
            since: games.first().map(|(record, _)| record.day),
            ..Self::default()
        };
        let evenings: BTreeSet<Date> = games.iter().map(|(record, _)| record.evening).collect();
        figures.evenings = evenings.len();
        let mut accounts: BTreeMap<String, Account> = BTreeMap::new();
        let mut prices: BTreeMap<(&str, &str), Price> = BTreeMap::new();
        let mut bots: BTreeMap<(&str, Level), AgainstBots> = BTreeMap::new();
        for (record, entry) in games {
            figures.kinds.insert(entry.game.clone());
            figures.game(record, entry);
            figures.account(record, entry, known, &mut accounts);
            against_bots(entry, &mut bots);
            for sold in entry.chronicle.iter().flat_map(|told| &told.sales) {
                let price = prices.entry((&entry.game, &sold.what));
                let price = price.or_insert_with(|| Price {
                    game: entry.game.clone(),
                    what: sold.what.clone(),
                    paid: Mean::default(),
                    most: 0,
                });
                price.paid.add(sold.price);
                price.most = price.most.max(sold.price);
            }
        }
        // A record needs more than one game.
        if figures.decided < 2 {
            (figures.widest, figures.closest) = (None, None);
        }
        if figures.minutes.of < 2 {
            figures.shortest = None;
        }
        figures.people = accounts.into_values().collect();
        figures.people.sort_by(|one, other| {
            let more = (other.games, other.wins).cmp(&(one.games, one.wins));
            more.then_with(|| one.name.cmp(&other.name))
        });
        figures.prices = prices.into_values().collect();
        figures.prices.sort_by(|one, other| {
            let mean = |price: &Price| price.paid.value().unwrap_or(0.0);
            mean(other).total_cmp(&mean(one))
        });
        figures.bots = bots.into_values().collect();
        figures
    }

    fn game(&mut self, record: &Record, entry: &Entry) {
        let feat = |amount: u32, what: &str, by: Option<usize>| Feat {
            amount,
            what: what.to_owned(),
            by: by.map(|at| (called(entry, at), entry.colour(at))),
            players: entry.names.len(),
            game: entry.game.clone(),
            day: record.day,
            path: record.path.clone(),
        };
        let winners = entry.winners();
        if let (Some(points), Some(&winner)) = (entry.best(), winners.first()) {
            self.curve.push(Won {
                path: record.path.clone(),
                game: entry.game.clone(),
                when: record.when,
                day: record.day,
                points,
                name: called(entry, winner),
                colour: entry.colour(winner),
            });
        }
        if let Some(minutes) = entry.occasion.minutes() {
            self.minutes.add(minutes);
            least(&mut self.shortest, || feat(minutes, "", None), minutes);
        }
        let Some(chronicle) = &entry.chronicle else {
            return;
        };
        if let Some(first) = chronicle.first {
            self.first[0] += usize::from(winners.contains(&first));
            self.first[1] += 1;
        }
        for (at, result) in chronicle.results.iter().enumerate() {
            let points = u32::from(result.points);
            most(&mut self.most_points, || feat(points, "", Some(at)), points);
        }
        for deed in &chronicle.deeds {
            let worth = u32::from(deed.worth);
            let best = || feat(worth, &deed.what, Some(deed.by));
            most(&mut self.best_deed, best, worth);
        }
        for sold in &chronicle.sales {
            let dearest = || feat(sold.price, &sold.what, Some(sold.to));
            most(&mut self.dearest, dearest, sold.price);
        }
        if let (Some(margin), [winner]) = (chronicle.margin(), &winners[..]) {
            self.decided += 1;
            let margin = u32::from(margin);
            most(&mut self.widest, || feat(margin, "", Some(*winner)), margin);
            least(
                &mut self.closest,
                || feat(margin, "", Some(*winner)),
                margin,
            );
        }
    }

    fn account(
        &mut self,
        record: &Record,
        entry: &Entry,
        known: &Alike,
        accounts: &mut BTreeMap<String, Account>,
    ) {
        let winners = entry.winners();
        for (at, name) in people(entry) {
            let account = accounts.entry(known.key(name)).or_default();
            known.name(name).clone_into(&mut account.name);
            account.colour = entry.colour(at);
            account.games += 1;
            let wins = winners.contains(&at);
            account.wins += usize::from(wins);
            account.streak[0] = if wins { account.streak[0] + 1 } else { 0 };
            account.streak[1] = account.streak[1].max(account.streak[0]);
            if account.streak[0] > 1 {
                let streak = account.streak[0] as u32;
                let reached = || Feat {
                    amount: streak,
                    what: String::new(),
                    by: Some((account.name.clone(), account.colour)),
                    players: entry.names.len(),
                    game: entry.game.clone(),
                    day: record.day,
                    path: record.path.clone(),
                };
                most(&mut self.streak, reached, streak);
            }
            let Some(chronicle) = &entry.chronicle else {
                continue;
            };
            if let Some(result) = chronicle.results.get(at) {
                account.points.add(result.points);
                account.best = account.best.max(result.points);
            }
            if let (true, 1, Some(margin)) = (wins, winners.len(), chronicle.margin()) {
                account.margin.add(margin);
            }
            let deeds = chronicle.deeds.iter().filter(|deed| deed.by == at);
            if let Some(best) = deeds.map(|deed| deed.worth).max() {
                account.deeds.add(best);
            }
            let bought = chronicle.sales.iter().filter(|sold| sold.to == at);
            if !chronicle.sales.is_empty() {
                account.paid.add(bought.map(|sold| sold.price).sum::<u32>());
            }
        }
    }
}

/// Returns a player's name.
fn called(entry: &Entry, at: usize) -> String {
    entry.names.get(at).cloned().unwrap_or_default()
}

fn most(record: &mut Option<Feat>, reached: impl FnOnce() -> Feat, amount: u32) {
    if record.as_ref().is_none_or(|record| amount > record.amount) {
        *record = Some(reached());
    }
}

fn least(record: &mut Option<Feat>, reached: impl FnOnce() -> Feat, amount: u32) {
    if record.as_ref().is_none_or(|record| amount < record.amount) {
        *record = Some(reached());
    }
}

/// Counts a game for every strength that a bot in it has.
fn against_bots<'a>(entry: &'a Entry, bots: &mut BTreeMap<(&'a str, Level), AgainstBots>) {
    // It is unknown how well the bots played.
    if entry.is_by_scores() || entry.has_programs() {
        return;
    }
    let level = |at: usize| entry.people.get(at).and_then(|person| person.plays.level());
    let seats = 0..entry.names.len();
    let levels: BTreeSet<Level> = seats.clone().filter_map(level).collect();
    let is_person = |at: &usize| level(*at).is_none();
    if !seats.clone().any(|at| is_person(&at)) {
        return;
    }
    let best = |is: &dyn Fn(usize) -> bool| {
        let results = entry
            .chronicle
            .iter()
            .flat_map(|told: &Chronicle| &told.results);
        let those = results.enumerate().filter(|(at, _)| is(*at));
        those.map(|(_, result)| result.points).max()
    };
    for of in levels {
        let against = bots.entry((&entry.game, of));
        let against = against.or_insert_with(|| AgainstBots {
            game: entry.game.clone(),
            level: of,
            games: 0,
            won: 0,
            points: [Mean::default(); 2],
        });
        against.games += 1;
        against.won += usize::from(entry.winners().iter().any(is_person));
        let reached = [
            best(&|at| level(at).is_none()),
            best(&|at| level(at) == Some(of)),
        ];
        for (mean, points) in against.points.iter_mut().zip(reached) {
            if let Some(points) = points {
                mean.add(points);
            }
        }
    }
}
