//! How strong people play, by the games they have finished against the ladder of bots:
//! the rating of each, how it went there, and the results by step and by kind of game.
//! How a rating is estimated is in [`table::rating`](table::rating).

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use jiff::civil::Date;

use super::find::people;
use super::record::{Entry, Record, fold};
use table::Level;
use table::rating::{Meeting, Rating};
use words::shelf as texts;

/// How strong somebody plays.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strength {
    /// Their name, as it was written last.
    pub name: String,
    /// Their colour in the last game, one of five.
    pub colour: usize,
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

    /// Whether this is the name, however it is written.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        fold(&self.name) == fold(name)
    }
}

/// Whether a game tells how strong people play: it is over, was played from its first
/// deal, against bots, and nothing in it is against the rules or set by hand.
fn counts(entry: &Entry) -> bool {
    let bots = (0..entry.names.len()).any(|at| entry.is_bot(at));
    let whole = entry.chronicle.as_ref().is_some_and(|told| {
        let all = told.results.len() == entry.names.len();
        told.first.is_some() && told.exceptions == 0 && all && !told.is_off_the_ladder
    });
    // Who goes on from another game, or tries something, knows how that went.
    let is_first = entry.occasion.origin.is_none();
    bots && whole && is_first && entry.deal.is_some()
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
struct Gathered {
    strength: Strength,
    // The deals they know, and with how many players.
    deals: BTreeSet<(Option<u64>, usize)>,
    met: Vec<Vec<Meeting>>,
    kinds: BTreeMap<(usize, String), Kind>,
}

/// How strong the people of these games play, whoever has played most often first.
#[must_use]
pub fn strengths<'a>(records: impl Iterator<Item = &'a Record>) -> Vec<Strength> {
    let mut games: Vec<(&Record, &Entry)> = records
        .filter_map(|game| Some((game, game.over()?)))
        .filter(|(_, entry)| counts(entry))
        .collect();
    games.sort_by_key(|(record, _)| (record.when, &record.path));
    let mut all: BTreeMap<String, Gathered> = BTreeMap::new();
    for (record, entry) in games {
        let winners = entry.winners();
        for (at, name) in people(entry) {
            let of = all.entry(fold(name)).or_default();
            // Who plays a deal again knows the cards; a copy of a game is none either.
            if !of.deals.insert((entry.deal, entry.names.len())) {
                continue;
            }
            name.clone_into(&mut of.strength.name);
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

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::super::chronicle::{Chronicle, Outcome};
    use super::super::record::Told;
    use super::*;
    use crate::app::shell::kept::Standing;
    use table::{Occasion, Person, Plays};

    /// A game that is over: who played, and in which place they ended.
    fn game(number: u8, players: &[(&str, Option<Level>, u8)]) -> Entry {
        let people = players.iter().map(|(name, level, _)| Person {
            name: (*name).to_owned(),
            plays: Plays::from(*level),
            ..Person::default()
        });
        let results = players.iter().map(|(_, _, rank)| Outcome {
            rank: *rank,
            ..Outcome::default()
        });
        Entry {
            game: "a game".to_owned(),
            people: people.collect(),
            names: players
                .iter()
                .map(|(name, ..)| (*name).to_owned())
                .collect(),
            deal: Some(u64::from(number)),
            occasion: Occasion {
                begun: format!("2026-01-{:02}T12:00:00Z", number + 1).parse().ok(),
                ..Occasion::default()
            },
            entries: 100,
            standing: Some(Standing {
                round: 7,
                rounds: 7,
                over: true,
                leaders: (vec![0], 50),
            }),
            chronicle: Some(Chronicle {
                results: results.collect(),
                first: Some(0),
                ..Chronicle::default()
            }),
        }
    }

    fn found(entries: impl IntoIterator<Item = Entry>) -> Vec<Strength> {
        let records = entries.into_iter().enumerate().map(|(at, entry)| {
            let file = (
                PathBuf::from(format!("{at}.ron")),
                SystemTime::UNIX_EPOCH,
                1,
            );
            Record::new(file, Told::Game(Box::new(entry)), &jiff::tz::TimeZone::UTC)
        });
        let records: Vec<Record> = records.collect();
        strengths(records.iter())
    }

    const BOT: Option<Level> = Some(Level::Four);

    #[test]
    fn everybody_at_the_computer_has_a_rating_of_their_own_however_their_name_is_written() {
        let games = [
            game(1, &[("Anna", None, 1), ("Bot", BOT, 2), ("Ben", None, 3)]),
            game(2, &[("ANNA ", None, 1), ("Bot", BOT, 2)]),
            game(3, &[("Ben", None, 2), ("Bot", BOT, 1)]),
        ];
        let all = found(games);
        let rating = |name: &str| {
            let one = all.iter().find(|one| one.is_called(name)).expect(name);
            one.rating().expect(name)
        };
        assert_eq!(all.len(), 2);
        assert_eq!((rating("anna").games, rating("ben").games), (2, 2));
        assert!(rating("Anna").points > rating("Ben").points + 50.0);
        let anna = &all.iter().find(|one| one.is_called("Anna")).expect("Anna");
        assert_eq!(anna.history.len(), 2);
        assert_eq!((anna.levels[0].met, anna.levels[0].ahead), (2, 2.0));
        let won: usize = anna.kinds.iter().map(|kind| kind.won).sum();
        assert_eq!((anna.kinds.len(), won), (2, 2));
    }

    #[test]
    fn only_whole_games_by_the_rules_against_bots_count() {
        let usual = || game(1, &[("Anna", None, 1), ("Bot", BOT, 2)]);
        assert_eq!(found([usual()]).len(), 1);
        let changed = |change: fn(&mut Entry)| {
            let mut entry = usual();
            change(&mut entry);
            found([entry]).len()
        };
        assert_eq!(changed(|entry| entry.people[1].plays = Plays::Person), 0);
        assert_eq!(changed(|entry| entry.deal = None), 0);
        assert_eq!(changed(|entry| entry.chronicle = None), 0);
        let told: fn(&mut Entry, fn(&mut Chronicle)) = |entry, change| {
            if let Some(chronicle) = &mut entry.chronicle {
                change(chronicle);
            }
        };
        let mut exceptional = usual();
        told(&mut exceptional, |chronicle| chronicle.exceptions = 1);
        let mut joined = usual();
        told(&mut joined, |chronicle| chronicle.first = None);
        let mut other = usual();
        told(&mut other, |chronicle| chronicle.is_off_the_ladder = true);
        let mut running = usual();
        running.standing = None;
        for entry in [exceptional, joined, other, running] {
            assert!(found([entry]).is_empty());
        }
        let twice = found([usual(), usual()]);
        assert_eq!(twice[0].history.len(), 1, "the deal is known by then");
    }
}
