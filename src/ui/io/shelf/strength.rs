//! How strong people play, by the games they have finished against the ladder of bots:
//! the rating of each, how it went there, and the results by step and by kind of game.
//! How a rating is estimated is in [`table::rating`].

use std::collections::BTreeMap;
use std::path::PathBuf;

use jiff::civil::Date;

use super::chronicle::Outcome;
use super::record::{Entry, Record, people};
use table::fold::person;
use table::rating::{Meeting, Rating};
use table::{Alike, Level};
use words::{fl, shelf as texts};

/// How strong somebody plays.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strength {
    /// Their name, as it was written last, or the one they go by of several.
    pub name: String,
    /// What all spellings of each of their names have in common, if they have several.
    pub names: Vec<String>,
    /// Their colour in the last game, one of five.
    pub colour: usize,
    /// How many games are left out, because they asked for a hint in them.
    pub hinted: usize,
    /// How many are left out, because they knew the deal.
    pub again: usize,
    /// The rating after each game, the first one first.
    pub history: Vec<After>,
    /// How they did against each step that they have met.
    pub levels: Vec<Against>,
    /// How they did in each kind of game.
    pub kinds: Vec<Kind>,
}

/// A game and the rating after it.
#[derive(Clone, Debug, PartialEq)]
pub struct After {
    /// The file.
    pub path: PathBuf,
    /// The day.
    pub day: Date,
    /// The rating.
    pub rating: Rating,
    /// Whether it was won.
    pub won: bool,
}

/// How somebody did against a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Against {
    /// The step.
    pub level: Level,
    /// How many such bots were met.
    pub met: usize,
    /// How many of them were left behind; one beside them counts half.
    pub ahead: f64,
}

/// How somebody did in a kind of game.
#[derive(Clone, Debug, PartialEq)]
pub struct Kind {
    /// How many play, and by which rules.
    pub name: String,
    /// How many games.
    pub games: usize,
    /// How many were won.
    pub won: usize,
}

impl Strength {
    /// The rating now.
    #[must_use]
    pub fn rating(&self) -> Option<Rating> {
        self.history.last().map(|after| after.rating)
    }

    /// The rating in a sentence, and what is left out of it.
    #[must_use]
    pub fn in_full(&self) -> Option<String> {
        let mut said = vec![texts::strength_in_full(&self.name, &self.rating()?)];
        if self.hinted > 0 {
            said.push(fl!(strength_left_out, games = self.hinted));
        }
        if self.again > 0 {
            said.push(fl!(strength_again, games = self.again));
        }
        Some(said.join(" "))
    }

    /// Whether this is one of their names, however it is written.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        let name = person(name);
        person(&self.name) == name || self.names.contains(&name)
    }
}

/// Whether a game tells how strong people play: it is over, was played from its first
/// deal to its end by the same players, against bots, and nothing in it is against the rules
/// or set by hand.
fn counts(entry: &Entry) -> bool {
    let bots = (0..entry.names.len()).any(|at| entry.is_bot(at));
    let whole = entry.chronicle.as_ref().is_some_and(|told| {
        let all = told.results.len() == entry.names.len();
        told.first.is_some() && told.exceptions == 0 && all && !told.is_off_the_ladder
    });
    // Who goes on from another game, or tries something, knows how that went.
    let is_first = entry.occasion.origin.is_none();
    bots && whole && is_first && !entry.handed_on && entry.deal.is_some()
}

/// How somebody came out against every bot of a game.
fn meetings(entry: &Entry, at: usize) -> Vec<Meeting> {
    let results = entry.chronicle.iter().flat_map(|told| &told.results);
    let ranks: Vec<u8> = results.map(|result| result.rank).collect();
    let bots = entry.people.iter().enumerate();
    let bots = bots.filter_map(|(other, person)| Some((other, person.plays.level()?)));
    let met = bots
        .filter_map(|(other, level)| Some(Meeting::of(level, *ranks.get(at)?, *ranks.get(other)?)));
    met.collect()
}

/// What is gathered of somebody.
#[derive(Default)]
struct Gathered<'a> {
    strength: Strength,
    // The deals they know, and with how many players, and how these games ended.
    deals: BTreeMap<(Option<u64>, usize), Vec<&'a [Outcome]>>,
    met: Vec<Vec<Meeting>>,
    kinds: BTreeMap<(usize, String), Kind>,
}

/// How strong the people of these games play, whoever has played most often first.
#[must_use]
pub fn strengths<'a>(records: impl Iterator<Item = &'a Record>, known: &Alike) -> Vec<Strength> {
    let mut games: Vec<(&Record, &Entry)> = records
        .filter_map(|game| Some((game, game.over()?)))
        .filter(|(_, entry)| counts(entry))
        .collect();
    games.sort_by_key(|(record, _)| (record.when, &record.path));
    let mut all: BTreeMap<String, Gathered<'_>> = BTreeMap::new();
    for (record, entry) in games {
        let winners = entry.winners();
        for (at, name) in people(entry) {
            let of = all.entry(known.key(name)).or_default();
            // Who plays a deal again knows the cards; a copy of a game is no game.
            let results = entry
                .chronicle
                .as_ref()
                .map_or(&[][..], |told| &told.results);
            let known_of = of.deals.entry((entry.deal, entry.names.len())).or_default();
            let is_copy = known_of.contains(&results);
            let is_again = !known_of.is_empty();
            known_of.push(results);
            if is_again {
                of.strength.again += usize::from(!is_copy);
                continue;
            }
            // What a hint decides says nothing of who asked.
            if entry.occasion.hints.get(at).is_some_and(|hints| *hints > 0) {
                of.strength.hinted += 1;
                continue;
            }
            known.name(name).clone_into(&mut of.strength.name);
            let names = known.group(name).iter();
            of.strength.names = names.map(|name| person(name)).collect();
            of.strength.colour = entry.colour(at);
            of.met.push(meetings(entry, at));
            let Some(rating) = Rating::of(&of.met) else {
                continue;
            };
            let won = winners.contains(&at);
            of.strength.history.push(After {
                path: record.path.clone(),
                day: record.day,
                rating,
                won,
            });
            let rules = entry.chronicle.iter().flat_map(|told| told.rules.clone());
            let players = texts::players(entry.names.len());
            let name: Vec<String> = std::iter::once(players).chain(rules).collect();
            let name = name.join(words::BETWEEN);
            let kind = of.kinds.entry((entry.names.len(), name.clone()));
            let kind = kind.or_insert(Kind {
                name,
                games: 0,
                won: 0,
            });
            kind.games += 1;
            kind.won += usize::from(won);
        }
    }
    let mut strengths: Vec<Strength> = all
        .into_values()
        .filter(|of| !of.strength.history.is_empty())
        .map(|of| {
            let mut strength = of.strength;
            strength.levels = by_level(&of.met);
            strength.kinds = of.kinds.into_values().collect();
            strength
        })
        .collect();
    strengths.sort_by_key(|one| std::cmp::Reverse(one.history.len()));
    strengths
}

fn by_level(games: &[Vec<Meeting>]) -> Vec<Against> {
    let met = |level: Level| games.iter().flatten().filter(move |met| met.level == level);
    let levels = Level::ALL.into_iter().map(|level| Against {
        level,
        met: met(level).count(),
        ahead: met(level).map(|met| met.score).sum(),
    });
    levels.filter(|against| against.met > 0).collect()
}
