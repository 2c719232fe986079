//! What happens to imported plays: those of our games are kept by their scores, duplicates
//! are merged, and the others are reported with the reason.

use std::collections::BTreeSet;

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::play::{Lost, Play, person};
use super::score;
use crate::find::fold;
use crate::fl;
use crate::language;
use crate::report::bg_stats::Published;
use crate::report::identity;
use crate::report::told::Told;
use crate::safe;
use crate::text::{cut, shortened};
use table::save::limits::{Part, TooMuch};
use table::{Format, Game, Item as _, Level, Occasion, People, Person, Plays, Save, SaveError};
use table::{Scores, Seat};

/// A game whose plays can be imported.
#[derive(Clone, Copy, Debug)]
pub struct Playable {
    /// Returns how it is published, in the current language.
    pub published: fn() -> Published,
    save: fn(&Evening) -> Result<String, SaveError>,
}

impl Playable {
    /// Creates it for this game, whose reports `T` makes.
    #[must_use]
    pub const fn of<G: Game, T: Told>() -> Self {
        Self {
            published: T::published,
            save: Evening::save_of::<G>,
        }
    }

    /// Returns its name in save files.
    #[must_use]
    pub fn id(self) -> &'static str {
        (self.published)().id
    }

    /// Returns its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        (self.published)().name
    }

    /// Writes an evening of it as a save.
    ///
    /// # Errors
    /// If it exceeds a limit.
    pub fn save(self, evening: &Evening) -> Result<String, SaveError> {
        (self.save)(evening)
    }
}

/// A game to be kept of which only the points are known.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening {
    /// The game.
    pub game: &'static str,
    /// The players.
    pub people: People,
    /// When and where it was played.
    pub occasion: Occasion,
    /// The day, if it is known.
    pub day: Option<Date>,
    /// The points.
    pub scores: Scores,
    /// What the file says about it that is not kept.
    pub lost: BTreeSet<Lost>,
}

/// What is known about an existing game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Existing {
    /// The game.
    pub game: String,
    /// Its unique identity, if known.
    pub identity: Option<String>,
    /// The day it was played.
    pub day: Option<Date>,
    /// The players with their points.
    pub points: Vec<(String, u16)>,
}

/// What happens to a play.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    /// It is imported.
    Comes(Box<Evening>),
    /// It already exists.
    There,
    /// It is left out.
    Out(Out),
}

/// Why a play is left out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Out {
    /// It is not one of our games.
    OtherGame(String),
    /// The file does not say which game it is.
    NoGame,
    /// The game cannot be played by this many.
    Players(usize),
    /// A player has no points.
    NoScore(String),
    /// These are not points.
    NotAScore(String, String),
    /// It was not finished, or is not to be counted.
    Unfinished,
}

impl Out {
    /// Returns the reason in a few words.
    #[must_use]
    pub fn said(&self) -> String {
        match self {
            Self::OtherGame(game) => fl!(plays_out_other, game = cut(&safe(game), 60)),
            Self::NoGame => fl!(plays_out_no_game).to_owned(),
            Self::Players(number) => fl!(plays_out_players, number = *number),
            Self::NoScore(name) => fl!(plays_out_no_score, name = shortened(name)),
            Self::NotAScore(name, typed) => {
                let typed = cut(&safe(typed), 40);
                fl!(plays_out_not_a_score, name = shortened(name), typed)
            }
            Self::Unfinished => fl!(plays_out_unfinished).to_owned(),
        }
    }
}

/// What happens to all plays of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sorted {
    /// Each play of the file with what happens to it.
    pub all: Vec<(Play, Fate)>,
}

impl Sorted {
    /// Sorts plays of these games. Plays that do not name a game belong to `game`. Neither
    /// existing plays nor duplicates within the file are imported.
    #[must_use]
    pub fn of(
        plays: Vec<Play>,
        game: Option<&str>,
        there: &[Existing],
        games: &[Playable],
        zone: &TimeZone,
    ) -> Self {
        let known = known(games);
        let mut there = there.to_vec();
        let all = plays.into_iter().map(|play| {
            let fate = match evening(&play, game, &known, zone) {
                Err(out) => Fate::Out(out),
                Ok(evening) => {
                    let existing = existing(&evening);
                    match there.iter().any(|other| is_same(&existing, other)) {
                        true => Fate::There,
                        false => {
                            there.push(existing);
                            Fate::Comes(Box::new(evening))
                        }
                    }
                }
            };
            (play, fate)
        });
        Self { all: all.collect() }
    }

    /// Iterates over the plays that are imported.
    pub fn coming(&self) -> impl Iterator<Item = &Evening> {
        self.all.iter().filter_map(|(_, fate)| match fate {
            Fate::Comes(evening) => Some(&**evening),
            Fate::There | Fate::Out(_) => None,
        })
    }

    /// Returns how many already exist.
    #[must_use]
    pub fn doubled(&self) -> usize {
        let all = self.all.iter();
        all.filter(|(_, fate)| *fate == Fate::There).count()
    }

    /// Returns the reasons why others are left out, with the number of plays for each.
    #[must_use]
    pub fn out(&self) -> Vec<(Out, usize)> {
        let mut out: Vec<(Out, usize)> = Vec::new();
        for (_, fate) in &self.all {
            let Fate::Out(why) = fate else { continue };
            match out.iter_mut().find(|(other, _)| other == why) {
                Some((_, count)) => *count += 1,
                None => out.push((why.clone(), 1)),
            }
        }
        out
    }

    /// Returns what is not kept of the imported plays.
    #[must_use]
    pub fn lost(&self) -> BTreeSet<Lost> {
        let coming = self.coming();
        coming
            .flat_map(|evening| evening.lost.iter().copied())
            .collect()
    }

    /// Returns whether some plays do not name a game, so that the player has to choose one.
    #[must_use]
    pub fn asks_for_game(&self) -> bool {
        let mut all = self.all.iter();
        all.any(|(_, fate)| *fate == Fate::Out(Out::NoGame))
    }
}

/// A game that plays can be recognized as.
struct Known {
    published: Published,
    /// Its names in all languages, folded.
    names: BTreeSet<String>,
}

fn known(games: &[Playable]) -> Vec<Known> {
    let named = |game: &Playable| {
        let languages: Vec<&str> = language::all().collect();
        let names = languages
            .into_iter()
            .map(|language| language::within(language, language, || bare(game.name())));
        names.collect()
    };
    let known = games.iter().map(|game| Known {
        published: (game.published)(),
        names: named(game),
    });
    known.collect()
}

/// Returns the name of a game without article, edition and punctuation.
fn bare(name: &str) -> String {
    let folded = fold(name);
    let folded = folded.split(['(', ':', '[']).next().unwrap_or_default();
    let words = folded.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    match words.split_first() {
        Some((&("the" | "die" | "der" | "das"), rest)) if !rest.is_empty() => rest.join(" "),
        _ => words.join(" "),
    }
}

/// Converts a play to what is kept of it.
fn evening(
    play: &Play,
    game: Option<&str>,
    known: &[Known],
    zone: &TimeZone,
) -> Result<Evening, Out> {
    let named = bare(&play.game);
    let mut by_number = known
        .iter()
        .filter(|it| Some(it.published.bgg_id) == play.bgg);
    let by_name = || known.iter().find(|it| it.names.contains(&named));
    let chosen = || known.iter().find(|it| Some(it.published.id) == game);
    let says_nothing = play.bgg.is_none() && named.is_empty();
    let found = match says_nothing {
        true => chosen().ok_or(Out::NoGame)?,
        // A number identifies one game, whatever its name.
        false => by_number
            .next()
            .or_else(|| play.bgg.is_none().then(by_name).flatten())
            .ok_or_else(|| {
                Out::OtherGame(match play.game.is_empty() {
                    true => play.bgg.unwrap_or(0).to_string(),
                    false => play.game.clone(),
                })
            })?,
    };
    let [fewest, most] = found.published.players;
    let players = play.players.len();
    if !(usize::from(fewest)..=usize::from(most)).contains(&players) {
        return Err(Out::Players(players));
    }
    if !play.is_whole {
        return Err(Out::Unfinished);
    }
    let mut points = Vec::new();
    for player in &play.players {
        let name = || player.name.clone();
        if player.score.trim().is_empty() {
            return Err(Out::NoScore(name()));
        }
        let read = score::read(&player.score);
        let read = read.ok_or_else(|| Out::NotAScore(name(), player.score.clone()))?;
        points.push(read);
    }
    let mut lost = play.lost.clone();
    let best = points.iter().copied().max();
    let mut with_points = play.players.iter().zip(&points);
    if with_points.any(|(player, &points)| player.wins == Some(true) && Some(points) < best) {
        lost.insert(Lost::Winner);
    }
    let ties = ties(play, &points);
    let (begun, ended, offset) = hours(play, zone);
    let limited =
        |part: Part, text: &str| -> String { text.trim().chars().take(part.most()).collect() };
    let mut evening = Evening {
        game: found.published.id,
        people: People {
            seats: people(play),
            deal: None,
        },
        occasion: Occasion {
            begun,
            ended,
            offset,
            identity: limited(Part::Field, &play.identity),
            place: limited(Part::Place, &play.place),
            note: limited(Part::EveningNote, &play.note),
            ..Occasion::default()
        },
        day: play.day,
        scores: Scores {
            points: points.into_iter().map(Some).collect(),
            ties,
        },
        lost,
    };
    if evening.occasion.identity.is_empty() {
        let existing = existing(&evening);
        evening.occasion.identity = identity::uuid("brought", &format!("{existing:?}"));
    }
    Ok(evening)
}

/// Returns the players, each with a unique name.
fn people(play: &Play) -> Vec<Person> {
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let people = play.players.iter().enumerate().map(|(at, player)| {
        let seat = Seat::ALL[at.min(Seat::ALL.len() - 1)];
        let name: String = player.name.trim().chars().take(Part::Name.most()).collect();
        let name = match name.is_empty() {
            true => fl!(player_of_seat, seat = format!("{seat:?}")),
            false => name,
        };
        let mut other = name.clone();
        let mut number = 2;
        while !taken.insert(person(&other)) {
            let room = Part::Name.most() - 12;
            let short: String = name.chars().take(room).collect();
            other = format!("{short} ({number})");
            number += 1;
        }
        Person {
            name: other,
            plays: match player.is_bot {
                // The strength is unknown.
                true => Plays::Bot(Level::Three),
                false => Plays::Person,
            },
            ..Person::default()
        }
    });
    people.collect()
}

/// Returns the tie ranks among players with equal points, as far as the file has them.
fn ties(play: &Play, points: &[u16]) -> Vec<Option<u8>> {
    let group = |at: usize| {
        let all = points.iter().enumerate();
        all.filter(move |(_, other)| **other == points[at])
            .map(|(at, _)| at)
    };
    let place = |at: usize| -> Option<u8> {
        if group(at).count() < 2 {
            return None;
        }
        let ranks = group(at).map(|other| play.players[other].rank);
        let ranks: Option<Vec<u8>> = ranks.collect();
        let winners = group(at).filter(|&other| play.players[other].wins == Some(true));
        let winners: Vec<usize> = winners.collect();
        let own = play.players[at].rank;
        let is_ranked = ranks.as_ref().is_some_and(|ranks| {
            let different: BTreeSet<u8> = ranks.iter().copied().collect();
            different.len() > 1
        });
        match (is_ranked, winners.len()) {
            (true, _) => {
                let above = ranks.into_iter().flatten().filter(|&rank| Some(rank) < own);
                u8::try_from(above.count() + 1).ok()
            }
            // Some of them have won, so the others have not.
            (false, 1..) => Some(if winners.contains(&at) { 1 } else { 2 }),
            (false, 0) => None,
        }
    };
    let ties: Vec<Option<u8>> = (0..points.len()).map(place).collect();
    match ties.iter().all(Option::is_none) {
        true => Vec::new(),
        false => ties,
    }
}

/// Returns when it began and ended, and the offset from UTC there.
fn hours(play: &Play, zone: &TimeZone) -> (Option<Timestamp>, Option<Timestamp>, Option<i16>) {
    let noon = Time::constant(12, 0, 0, 0);
    let begun = play.day.and_then(|day| {
        let there = day.to_datetime(play.time.unwrap_or(noon));
        there.to_zoned(zone.clone()).ok()
    });
    let Some(begun) = begun else {
        return (None, None, None);
    };
    let minutes = play.minutes.filter(|_| play.time.is_some());
    let ended = minutes.and_then(|minutes| {
        let took = SignedDuration::from_mins(minutes.min(100 * 24 * 60).into());
        begun.timestamp().checked_add(took).ok()
    });
    let offset = i16::try_from(begun.offset().seconds() / 60).ok();
    (Some(begun.timestamp()), ended, offset)
}

/// Returns what would be known about an imported play.
fn existing(evening: &Evening) -> Existing {
    let people = evening.people.seats.iter();
    let points = people.zip(&evening.scores.points);
    let points = points.filter_map(|(one, points)| Some((person(&one.name), (*points)?)));
    let mut points: Vec<(String, u16)> = points.collect();
    points.sort();
    Existing {
        game: evening.game.to_owned(),
        identity: Some(evening.occasion.identity.clone()).filter(|it| !it.is_empty()),
        day: evening.day,
        points,
    }
}

/// Returns whether both are the same play: they have the same identity, or it was the same
/// game on the same day with the same points for the same people.
fn is_same(one: &Existing, other: &Existing) -> bool {
    if one.game != other.game {
        return false;
    }
    if one.identity.is_some() && one.identity == other.identity {
        return true;
    }
    let mut points = other.points.clone();
    for (name, _) in &mut points {
        *name = person(name);
    }
    points.sort();
    one.day.is_some() && one.day == other.day && !points.is_empty() && one.points == points
}

impl Evening {
    fn save_of<G: Game>(&self) -> Result<String, SaveError> {
        let save = Save::<G> {
            occasion: self.occasion.clone(),
            ..Save::of_scores(self.people.clone(), self.scores.clone())?
        };
        save.within_limits()
            .map_err(|much: TooMuch| SaveError::from(much))?;
        save.to_text(Format::Ron)
    }

    /// Says in a line who has won and how many points everyone has.
    #[must_use]
    pub fn said(&self) -> String {
        let ranking = self.scores.ranking().into_iter();
        let lines = ranking.map(|line| {
            let name = self.people.seats.get(line.seat.index());
            let name = name.map_or("", |person| person.name.as_str());
            fl!(sheet_place, player = shortened(name), total = line.points)
        });
        lines.collect::<Vec<_>>().join(", ")
    }
}
