//! Searching and sorting the shelf: by words, by winner or player, by year, by tag; and the
//! choices offered for each.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use super::chronicle::Chronicle;
use super::figures::Figures;
use super::record::{Entry, Record};
use super::strength::{Strength, strengths};
use crate::ui::io::shelf::record::people;
use table::Alike;
use table::fold::person;
use words::find::fold;

/// A search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that must all be found in the text of a game.
    pub words: String,
    /// The id of the game.
    pub game: Option<String>,
    /// The number of players.
    pub players: Option<usize>,
    /// The winner.
    pub won_by: Option<String>,
    /// A player.
    pub with: Option<String>,
    /// The year.
    pub year: Option<i16>,
    /// The tag.
    pub tag: Option<String>,
    /// Whether to find only games with bots.
    pub bots: bool,
    /// The order.
    pub order: Order,
}

/// The order of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Order {
    #[default]
    Newest,
    Oldest,
    MostPoints,
    Closest,
    Longest,
    Winner,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Newest,
        Self::Oldest,
        Self::MostPoints,
        Self::Closest,
        Self::Longest,
        Self::Winner,
    ];
}

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The games and score sheets, in their order.
    pub games: Vec<Arc<Record>>,
    /// Games that exist more than once, identified by their files.
    pub copies: BTreeSet<PathBuf>,
    /// The choices on the whole shelf.
    pub choices: Choices,
    /// The statistics of the games that were found.
    pub figures: Figures,
    /// What is known of all games.
    pub known: Known,
}

/// What is known of all games, whatever is searched for.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The games and score sheets, in no particular order.
    pub games: Arc<Vec<Arc<Record>>>,
    /// How well people play.
    pub strengths: Arc<Vec<Strength>>,
}

/// What can be chosen in a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// How many games and score sheets there are.
    pub all: usize,
    /// The ids of the games.
    pub games: BTreeSet<String>,
    /// The numbers of players.
    pub players: Vec<usize>,
    /// The winners, most frequent first.
    pub winners: Vec<String>,
    /// The players, most frequent first.
    pub people: Vec<String>,
    /// All distinct names, in order, and the number of games of each.
    pub names: Vec<(String, usize)>,
    /// The years, latest first.
    pub years: Vec<i16>,
    /// The tags.
    pub tags: Vec<String>,
    /// Whether there are games with bots.
    pub bots: bool,
}

impl Query {
    /// Returns whether the search finds everything.
    #[must_use]
    pub fn is_all(&self) -> bool {
        let order = self.order;
        *self
            == Self {
                order,
                ..Self::default()
            }
    }

    fn finds(&self, record: &Record, words: &[String], known: &Alike) -> bool {
        if !words.iter().all(|word| record.sought.contains(word)) {
            return false;
        }
        if self.year.is_some_and(|year| record.day.year() != year) {
            return false;
        }
        let Some(entry) = record.entry() else {
            // Unreadable files are part of all games, but of no kind.
            return Self {
                words: String::new(),
                year: None,
                ..self.clone()
            }
            .is_all();
        };
        let is_one_of = |wanted: &Option<String>, are: &dyn Fn(usize) -> bool| {
            let wanted = wanted.as_ref().map(|name| known.key(name));
            wanted.is_none_or(|wanted| {
                let mut those = people(entry).filter(|(at, _)| are(*at));
                those.any(|(_, name)| known.key(name) == wanted)
            })
        };
        let winners = entry.winners();
        let is_tagged = self.tag.as_ref().is_none_or(|tag| {
            let wanted = fold(tag.trim());
            let mut tags = entry.occasion.tags.iter();
            tags.any(|tag| fold(tag.trim()) == wanted)
        });
        let players = self
            .players
            .is_none_or(|players| entry.names.len() == players);
        let bots = !self.bots || with_bots(entry);
        let game = self.game.as_ref();
        let is_it = game.is_none_or(|game| *game == entry.game);
        is_it
            && players
            && bots
            && is_tagged
            && is_one_of(&self.with, &|_| true)
            && is_one_of(&self.won_by, &|at| winners.contains(&at))
    }
}

fn with_bots(entry: &Entry) -> bool {
    (0..entry.names.len()).any(|at| entry.is_bot(at))
}

/// Searches for games.
#[must_use]
pub fn find(records: &[Arc<Record>], query: &Query, known: &Alike) -> Found {
    let words: Vec<String> = query.words.split_whitespace().map(fold).collect();
    let found = records
        .iter()
        .filter(|record| query.finds(record, &words, known));
    let mut games: Vec<Arc<Record>> = found.cloned().collect();
    games.sort_by(|one, other| {
        let newest = (Reverse(one.when), &one.path).cmp(&(Reverse(other.when), &other.path));
        in_order((query.order, known), one, other).then(newest)
    });
    Found {
        copies: copies(&games),
        choices: Choices::of(records, known),
        figures: Figures::of(games.iter().map(|record| &**record), known),
        games,
        known: Known {
            strengths: Arc::new(strengths(records.iter().map(|record| &**record), known)),
            games: Arc::new(records.to_vec()),
        },
    }
}

/// Returns the files whose game is in another of these files as well.
fn copies(games: &[Arc<Record>]) -> BTreeSet<PathBuf> {
    let mut games: Vec<(&Record, &Entry)> = games
        .iter()
        .filter_map(|game| Some((&**game, game.entry()?)))
        .collect();
    games.sort_by_key(|(record, _)| (record.when, &record.path));
    let alike = games.chunk_by(|(_, one), (_, other)| one.is_same_game(other));
    let alike = alike.filter(|games| games.len() > 1).flatten();
    alike.map(|(record, _)| record.path.clone()).collect()
}

fn in_order((order, known): (Order, &Alike), one: &Record, other: &Record) -> Ordering {
    /// Sorts games without this value last.
    fn by<T: Ord>(one: &Record, other: &Record, of: impl Fn(&Entry) -> Option<T>) -> Ordering {
        let [one, other] = [one, other].map(|record| record.over().and_then(&of));
        let last = one.is_none().cmp(&other.is_none());
        last.then_with(|| one.cmp(&other))
    }
    match order {
        Order::Newest => Ordering::Equal,
        Order::Oldest => one.when.cmp(&other.when),
        Order::MostPoints => by(one, other, |entry| entry.best().map(Reverse)),
        Order::Closest => by(one, other, |entry| {
            entry.chronicle.as_ref().and_then(Chronicle::margin)
        }),
        Order::Longest => by(one, other, |entry| entry.occasion.minutes().map(Reverse)),
        Order::Winner => by(one, other, |entry| {
            let winners = entry.winners();
            let names = winners.iter().filter_map(|&at| entry.names.get(at));
            let names: Vec<String> = names.map(|name| fold(known.name(name))).collect();
            (!names.is_empty()).then_some(names)
        }),
    }
}

/// Counts how often something occurs, with its first spelling.
#[derive(Default)]
struct Counted(BTreeMap<String, (usize, String)>);

impl Counted {
    fn add(&mut self, key: String, name: &str) {
        let named = self.0.entry(key);
        let (times, _) = named.or_insert_with(|| (0, name.trim().to_owned()));
        *times += 1;
    }

    /// Returns the most frequent first.
    fn most_first(self) -> Vec<String> {
        let mut all: Vec<(usize, String)> = self.0.into_values().collect();
        all.sort_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
        all.into_iter().map(|(_, name)| name).collect()
    }

    fn in_order(self) -> Vec<String> {
        self.0.into_values().map(|(_, name)| name).collect()
    }
}

impl Choices {
    fn of(records: &[Arc<Record>], known: &Alike) -> Self {
        let (mut winners, mut all_people) = (Counted::default(), Counted::default());
        let mut names = Counted::default();
        let mut tags = Counted::default();
        let mut choices = Self {
            all: records.len(),
            ..Self::default()
        };
        for record in records {
            choices.years.push(record.day.year());
            let Some(entry) = record.entry() else {
                continue;
            };
            choices.games.insert(entry.game.clone());
            choices.players.push(entry.names.len());
            choices.bots |= with_bots(entry);
            let won = entry.winners();
            for (at, name) in people(entry) {
                names.add(person(name), name);
                all_people.add(known.key(name), known.name(name));
                if won.contains(&at) {
                    winners.add(known.key(name), known.name(name));
                }
            }
            for tag in &entry.occasion.tags {
                tags.add(fold(tag.trim()), tag);
            }
        }
        choices.years.sort_unstable_by_key(|&year| Reverse(year));
        choices.years.dedup();
        choices.players.sort_unstable();
        choices.players.dedup();
        choices.winners = winners.most_first();
        choices.people = all_people.most_first();
        let names = names.0.into_values();
        choices.names = names.map(|(times, name)| (name, times)).collect();
        choices.tags = tags.in_order();
        choices
    }
}
