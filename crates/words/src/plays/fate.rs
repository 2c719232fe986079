//! What becomes of plays that come in: those of our games are kept by their scores, doubles
//! are joined, and what stays out is said with its reason.

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

/// A game of which plays come in.
#[derive(Clone, Copy, Debug)]
pub struct Playable {
    /// What it is published as, in the language that is spoken.
    pub published: fn() -> Published,
    save: fn(&Evening) -> Result<String, SaveError>,
}

impl Playable {
    /// This game, of which `T` tells others.
    #[must_use]
    pub const fn of<G: Game, T: Told>() -> Self {
        Self {
            published: T::published,
            save: Evening::save_of::<G>,
        }
    }

    /// Its name in save files.
    #[must_use]
    pub fn id(self) -> &'static str {
        (self.published)().id
    }

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        (self.published)().name
    }

    /// An evening of it as a save.
    ///
    /// # Errors
    /// If it exceeds a limit.
    pub fn save(self, evening: &Evening) -> Result<String, SaveError> {
        (self.save)(evening)
    }
}

/// A game of which only the points are known, to be kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening {
    /// Which game.
    pub game: &'static str,
    /// Who played.
    pub people: People,
    /// When and where.
    pub occasion: Occasion,
    /// The day, if it is known.
    pub day: Option<Date>,
    /// The points.
    pub scores: Scores,
    /// What the file says of it that is not kept.
    pub lost: BTreeSet<Lost>,
}

/// What is known of a game that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Existing {
    /// Which game.
    pub game: String,
    /// What tells it from all other plays, if that is known.
    pub identity: Option<String>,
    /// The day on which it was.
    pub day: Option<Date>,
    /// Who had how many points.
    pub points: Vec<(String, u16)>,
}

/// What becomes of a play.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    /// It comes in.
    Comes(Box<Evening>),
    /// It is there already.
    There,
    /// It stays out.
    Out(Out),
}

/// Why a play stays out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Out {
    /// It is of a game that is none of ours.
    OtherGame(String),
    /// Nobody says of which game it is.
    NoGame,
    /// So many cannot play.
    Players(usize),
    /// Somebody has no points.
    NoScore(String),
    /// These are no points.
    NotAScore(String, String),
    /// It was not played to its end, or is not to be counted.
    Unfinished,
}

impl Out {
    /// Why, in a few words.
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

/// What becomes of all plays of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sorted {
    /// Each play of the file with what becomes of it.
    pub all: Vec<(Play, Fate)>,
}

impl Sorted {
    /// Sorts plays of these games: those that say no game are of `game`, and what is there
    /// does not come in again, nor does one of these plays twice.
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

    /// Those that come in.
    pub fn coming(&self) -> impl Iterator<Item = &Evening> {
        self.all.iter().filter_map(|(_, fate)| match fate {
            Fate::Comes(evening) => Some(&**evening),
            Fate::There | Fate::Out(_) => None,
        })
    }

    /// How many are there already.
    #[must_use]
    pub fn doubled(&self) -> usize {
        let all = self.all.iter();
        all.filter(|(_, fate)| *fate == Fate::There).count()
    }

    /// Why others stay out, and how many for each reason.
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

    /// What of those that come in is not kept.
    #[must_use]
    pub fn lost(&self) -> BTreeSet<Lost> {
        let coming = self.coming();
        coming
            .flat_map(|evening| evening.lost.iter().copied())
            .collect()
    }

    /// Whether some say no game, so that somebody has to.
    #[must_use]
    pub fn asks_for_game(&self) -> bool {
        let mut all = self.all.iter();
        all.any(|(_, fate)| *fate == Fate::Out(Out::NoGame))
    }
}

/// A game that plays are recognized of.
struct Known {
    published: Published,
    /// What it is called in all languages, folded.
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

/// A name of a game without article, edition and signs.
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

/// What a play is kept as.
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
        // A number is that of one game, whatever that is called.
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

/// Who played, each under a name of their own.
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
                // Nobody knows how well.
                true => Plays::Bot(Level::Three),
                false => Plays::Person,
            },
            ..Person::default()
        }
    });
    people.collect()
}

/// The places of those with as many points as others, as far as the file says them.
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
            // Some of them have won, so that the others have not.
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

/// When it began and ended, and how far the clocks there were ahead of UTC.
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

/// How a play that comes in would be known.
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

/// Whether both are one play: they say so themselves, or it was the same game on the same day
/// with the same points of the same people.
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

    /// Who has won and how much everybody has, in a line.
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
