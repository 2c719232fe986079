//! Which games the shelf shows, and in which order: words that must be found, whom
//! somebody has won or played with, the year, the tag; and what there is to choose
//! from.

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

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words, all of which are in what is told of a game.
    pub words: String,
    /// Which game, by its id.
    pub game: Option<String>,
    /// How many play.
    pub players: Option<usize>,
    /// Who has won.
    pub won_by: Option<String>,
    /// Who plays.
    pub with: Option<String>,
    /// The year.
    pub year: Option<i16>,
    /// The tag.
    pub tag: Option<String>,
    /// Whether bots play.
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

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The games and score sheets, in their order.
    pub games: Vec<Arc<Record>>,
    /// Those of which there is a copy, and the copies: their files tell them apart.
    pub copies: BTreeSet<PathBuf>,
    /// What there is to choose from on the whole shelf.
    pub choices: Choices,
    /// What the games that were found tell together.
    pub figures: Figures,
    /// What all games tell.
    pub known: Known,
}

/// What is known of all games there are, whatever is looked for.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The games and score sheets, in no order.
    pub games: Arc<Vec<Arc<Record>>>,
    /// How strong people play.
    pub strengths: Arc<Vec<Strength>>,
}

/// What there is to choose from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// How many games and score sheets there are.
    pub all: usize,
    /// Which games, by their ids.
    pub games: BTreeSet<String>,
    /// How many may play.
    pub players: Vec<usize>,
    /// Who has won, whoever has won most often first.
    pub winners: Vec<String>,
    /// Who plays, whoever plays most often first.
    pub people: Vec<String>,
    /// All names that are not the same anyway, in order, and how many games each has.
    pub names: Vec<(String, usize)>,
    /// The years, the latest first.
    pub years: Vec<i16>,
    /// The tags.
    pub tags: Vec<String>,
    /// Whether there are games with bots.
    pub bots: bool,
}

impl Query {
    /// Whether everything is found.
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
            // What cannot be read is among all games, and none of any kind.
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

/// Looks for games.
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

/// The files of the same game as another one of these has.
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
    /// What has no such number comes last.
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

/// How often there is something, with how it is written best.
#[derive(Default)]
struct Counted(BTreeMap<String, (usize, String)>);

impl Counted {
    fn add(&mut self, key: String, name: &str) {
        let named = self.0.entry(key);
        let (times, _) = named.or_insert_with(|| (0, name.trim().to_owned()));
        *times += 1;
    }

    /// Those there are most of come first.
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
