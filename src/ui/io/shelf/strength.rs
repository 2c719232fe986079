//! How well people play, judged by their finished games against the ladder of bots: each
//! person's rating, its history, and the results by level and by kind of game.
//! [`table::rating`] explains how a rating is estimated.

use std::collections::BTreeMap;
use std::path::PathBuf;

use jiff::civil::Date;

use super::chronicle::Outcome;
use super::record::{Entry, Record, people};
use table::fold::person;
use table::rating::{Meeting, Rating};
use table::{Alike, Level};
use words::{fl, shelf as texts};

/// How well a person plays.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strength {
    /// Their name, as last written, or the preferred one of several.
    pub name: String,
    /// The folded form of each of their names, if they have several.
    pub names: Vec<String>,
    /// Their colour in the last game, one of five.
    pub colour: usize,
    /// How many games are left out because they asked for a hint.
    pub hinted: usize,
    /// How many are left out because they knew the deal.
    pub again: usize,
    /// The rating after each game, oldest first.
    pub history: Vec<After>,
    /// Their results against each level they have met.
    pub levels: Vec<Against>,
    /// Their results in each kind of game.
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

/// A person's results against one level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Against {
    /// The level.
    pub level: Level,
    /// How many such bots they met.
    pub met: usize,
    /// How many of those they beat; a tie counts half.
    pub ahead: f64,
}

/// A person's results in one kind of game.
#[derive(Clone, Debug, PartialEq)]
pub struct Kind {
    /// The number of players, and the rules.
    pub name: String,
    /// The number of games.
    pub games: usize,
    /// The number of wins.
    pub won: usize,
}

impl Strength {
    /// Returns the current rating.
    #[must_use]
    pub fn rating(&self) -> Option<Rating> {
        self.history.last().map(|after| after.rating)
    }

    /// Returns the rating in a sentence, with what is left out of it.
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

    /// Returns whether this is one of their names, in any spelling.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        let name = person(name);
        person(&self.name) == name || self.names.contains(&name)
    }
}

/// Returns whether a game counts for ratings: it is over, was played from its first deal to
/// its end by the same players, against bots and no programs, and no entry breaks the rules
/// or is a correction by hand.
fn counts(entry: &Entry) -> bool {
    let bots = (0..entry.names.len()).any(|at| entry.is_bot(at));
    let whole = entry.chronicle.as_ref().is_some_and(|told| {
        let all = told.results.len() == entry.names.len();
        told.first.is_some() && told.exceptions == 0 && all && !told.is_off_the_ladder
    });
    // A player who continues or tries out another game knows how that one went.
    let is_first = entry.occasion.origin.is_none();
    let bots = bots && !entry.has_programs();
    bots && whole && is_first && !entry.handed_on && entry.deal.is_some()
}

/// Returns a player's results against every bot of a game.
fn meetings(entry: &Entry, at: usize) -> Vec<Meeting> {
    let results = entry.chronicle.iter().flat_map(|told| &told.results);
    let ranks: Vec<u8> = results.map(|result| result.rank).collect();
    let bots = entry.people.iter().enumerate();
    let bots = bots.filter_map(|(other, person)| Some((other, person.plays.level()?)));
    let met = bots
        .filter_map(|(other, level)| Some(Meeting::of(level, *ranks.get(at)?, *ranks.get(other)?)));
    met.collect()
}

/// What is collected about a person.
#[derive(Default)]
struct Gathered<'a> {
    strength: Strength,
    // The deals they know, with the number of players, and how these games ended.
    deals: BTreeMap<(Option<u64>, usize), Vec<&'a [Outcome]>>,
    met: Vec<Vec<Meeting>>,
    kinds: BTreeMap<(usize, String), Kind>,
}

/// Returns how well the people of these games play, most frequent player first.
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
            // A player who plays a deal again knows the cards; a copy of a game does not count
            // as a game.
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
            // A decision by a hint says nothing about the player.
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
