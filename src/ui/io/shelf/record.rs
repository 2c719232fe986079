//! What is known of a file on the shelf: when it was written, its content, the day it was
//! played, and the words by which it is found.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jiff::civil::{Date, Time};
use jiff::tz::{Offset, TimeZone};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::chronicle::Chronicle;
use crate::ui::io::kept::{AnySave, Content, Standing};
use table::save::limits::{Part, at_most, occasion, short};
use table::{Occasion, Person};
use words::find::fold;
use words::shelf as texts;

/// A game played up to this long after midnight belongs to the evening before.
const NIGHT: SignedDuration = SignedDuration::from_hours(5);

/// A file with a game or a score sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The file.
    pub path: PathBuf,
    /// When it was last written.
    pub written: SystemTime,
    /// Its length, in bytes.
    pub len: u64,
    /// Its content.
    pub told: Told,
    /// When it was played, as far as known.
    pub when: Timestamp,
    /// The local date of `when`.
    pub day: Date,
    /// The evening it belongs to.
    pub evening: Date,
    /// When it began and ended in local time, if known.
    pub hours: [Option<Time>; 2],
    /// All its searchable text, folded.
    pub sought: String,
}

/// What is known about the content of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// Nothing yet.
    Unread,
    /// A game or a score sheet.
    Game(Box<Entry>),
    /// It belongs to this game, which cannot be opened here.
    Foreign(String),
    /// It cannot be read or played, for this reason.
    Unreadable(String),
}

/// What the shelf knows of a game or a score sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The id of the game.
    pub game: String,
    /// Who plays, in seat order.
    pub people: Vec<Person>,
    /// Their names as shown on the screen.
    pub names: Vec<String>,
    /// The number from which the cards were dealt.
    pub deal: Option<u64>,
    /// When and where it was played, and notes on it.
    pub occasion: Occasion,
    /// The number of entries in its log.
    pub entries: usize,
    /// Whether any seat changed hands during the game.
    #[serde(default)]
    pub handed_on: bool,
    /// How things stand; `None` for a score sheet.
    pub standing: Option<Standing>,
    /// Its chronicle, once it is over.
    pub chronicle: Option<Chronicle>,
}

impl Entry {
    /// Returns what is known of a save, or `None` if it cannot be played.
    #[must_use]
    pub fn of(save: &dyn AnySave) -> Option<Self> {
        let (content, chronicle) = save.told()?;
        let people = save.people();
        Some(Self {
            game: content.game.to_owned(),
            people: people.seats,
            names: content.names,
            deal: people.deal,
            occasion: save.occasion().clone(),
            entries: save.entries(),
            handed_on: save.is_handed_on(),
            chronicle: chronicle.filter(|_| is_over(content.standing.as_ref())),
            standing: content.standing,
        })
    }

    /// Returns whether the entry could come from a save: its values are within the limits, and
    /// everyone it refers to has a name. Anything may have changed the index file.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let names = self.people.iter().map(|person| &person.name);
        let mut names = names.chain(&self.names);
        let leaders = self
            .standing
            .iter()
            .flat_map(|standing| &standing.leaders.0);
        let mut told = leaders
            .map(|&leader| leader.saturating_add(1))
            .chain([self.people.len()]);
        names.all(|name| short(Part::Name, name).is_ok())
            && at_most(Part::Players, self.names.len()).is_ok()
            && at_most(Part::Entries, self.entries).is_ok()
            && occasion(&self.occasion).is_ok()
            && told.all(|players| players <= self.names.len())
    }

    /// Returns whether it is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        is_over(self.standing.as_ref())
    }

    /// Returns whether the table has stopped before the end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.standing
            .as_ref()
            .is_some_and(|standing| standing.stopped)
    }

    /// Returns how many entries still need a decision in an unfinished repair.
    #[must_use]
    pub fn undecided(&self) -> usize {
        self.standing
            .as_ref()
            .map_or(0, |standing| standing.undecided)
    }

    /// Returns whether both are the same game at the same entry: the same deal at the same time
    /// with the same course, whatever the players are called by now. Before the end, when the
    /// course is not fully known, the players and the standing are compared instead.
    #[must_use]
    pub fn is_same_game(&self, other: &Self) -> bool {
        let moments = |entry: &Self| (entry.occasion.begun, entry.occasion.ended);
        (&self.game, self.deal, self.entries) == (&other.game, other.deal, other.entries)
            && moments(self) == moments(other)
            && match (&self.chronicle, &other.chronicle) {
                (Some(told), Some(others)) => told == others,
                (None, None) => {
                    self.occasion.begun.is_some()
                        && self.names == other.names
                        && self.standing == other.standing
                }
                (Some(_), None) | (None, Some(_)) => false,
            }
    }

    /// Returns whether it is a score sheet.
    #[must_use]
    pub fn is_sheet(&self) -> bool {
        self.standing.is_none()
    }

    /// Returns whether only the points are known.
    #[must_use]
    pub fn is_by_scores(&self) -> bool {
        let chronicle = self.chronicle.as_ref();
        chronicle.is_some_and(|chronicle| chronicle.is_by_scores)
    }

    /// Returns whether it is unknown who of those with the most points has won.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.chronicle.as_ref().is_some_and(|told| told.is_open)
    }

    /// Returns whether it was typed on the score sheet, and opens there.
    #[must_use]
    pub fn is_typed(&self) -> bool {
        self.is_sheet() || self.is_by_scores()
    }

    /// Returns whether the computer plays this player (from 0).
    #[must_use]
    pub fn is_bot(&self, player: usize) -> bool {
        let person = self.people.get(player);
        person.is_some_and(|person| !person.plays.is_person())
    }

    /// Returns whether a program has decided for a bot, so that nothing is known of its strength:
    /// a bot asks for no hints of its own.
    #[must_use]
    pub fn has_programs(&self) -> bool {
        let mut hints = self.occasion.hints.iter().enumerate();
        hints.any(|(at, &hints)| hints > 0 && self.is_bot(at))
    }

    /// Returns the colour of a player (from 0), one of five.
    #[must_use]
    pub fn colour(&self, player: usize) -> usize {
        let chosen = self.people.get(player).and_then(|person| person.colour);
        chosen.map_or(player, |colour| colour.index())
    }

    /// Returns the winners, if it is over.
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        match (&self.chronicle, &self.standing) {
            (Some(chronicle), _) => chronicle.winners().collect(),
            (None, Some(standing)) if standing.over => standing.leaders.0.clone(),
            (None, _) => Vec::new(),
        }
    }

    /// Returns the winner's points, if it is over and has any.
    #[must_use]
    pub fn best(&self) -> Option<u16> {
        let standing = self.standing.as_ref().filter(|standing| standing.over)?;
        let best = self.chronicle.as_ref().and_then(Chronicle::best);
        best.or((!standing.leaders.0.is_empty()).then_some(standing.leaders.1))
    }

    /// Limits the entry to what the window with the open game shows.
    pub(in crate::ui) fn seen(&mut self, content: &Content) {
        self.standing.clone_from(&content.standing);
        if !self.is_over() {
            self.chronicle = None;
        }
    }
}

fn is_over(standing: Option<&Standing>) -> bool {
    standing.is_some_and(|standing| standing.over)
}

impl Record {
    /// Creates the record of a file.
    #[must_use]
    pub fn new(
        (path, written, len): (PathBuf, SystemTime, u64),
        told: Told,
        zone: &TimeZone,
    ) -> Self {
        let mut record = Self {
            when: Timestamp::UNIX_EPOCH,
            day: Date::default(),
            evening: Date::default(),
            hours: [None; 2],
            sought: String::new(),
            path,
            written,
            len,
            told,
        };
        record.find_day(zone);
        record.sought = record.folded();
        record
    }

    /// Returns the game or score sheet in it.
    #[must_use]
    pub fn entry(&self) -> Option<&Entry> {
        match &self.told {
            Told::Game(entry) => Some(entry),
            Told::Unread | Told::Foreign(_) | Told::Unreadable(_) => None,
        }
    }

    /// Returns the game in it, if that is over.
    #[must_use]
    pub fn over(&self) -> Option<&Entry> {
        self.entry().filter(|entry| entry.is_over())
    }

    /// Returns the day, `2026-01-31`.
    #[must_use]
    pub fn date(&self) -> String {
        self.day.to_string()
    }

    /// Finds the day of the game: from its recorded start, otherwise from the file name,
    /// otherwise from the time it was written.
    fn find_day(&mut self, zone: &TimeZone) {
        let occasion = self.entry().map(|entry| entry.occasion.clone());
        let occasion = occasion.unwrap_or_default();
        let zone = &there(&occasion, zone);
        let local = |moment: Timestamp| zone.to_datetime(moment);
        let written = Timestamp::try_from(self.written).unwrap_or(Timestamp::UNIX_EPOCH);
        let named = day_in_name(&self.path);
        self.when = match (occasion.begun, named) {
            (Some(begun), _) => begun,
            (None, Some(day)) if day != local(written).date() => {
                let noon = day.at(12, 0, 0, 0).to_zoned(zone.clone());
                noon.map_or(written, |noon| noon.timestamp())
            }
            (None, _) => written,
        };
        self.day = local(self.when).date();
        let early = self.when.checked_sub(NIGHT).unwrap_or(self.when);
        self.evening = local(early).date();
        let hour = |moment: Option<Timestamp>| moment.map(|moment| local(moment).time());
        let has_ended = self
            .entry()
            .is_some_and(|entry| entry.is_over() || entry.is_stopped());
        let ended = occasion.ended.filter(|_| has_ended);
        self.hours = [hour(occasion.begun), hour(ended)];
    }

    fn folded(&self) -> String {
        let mut sought = vec![self.date(), texts::day_in_full(self.day)];
        sought.push(texts::day(self.day));
        sought.push(words::window::file_name(&self.path));
        if let Some(entry) = self.entry() {
            sought.extend(entry.names.iter().cloned());
            let named = entry.people.iter().map(|person| person.name.clone());
            sought.extend(named);
            sought.push(entry.occasion.place.clone());
            sought.push(entry.occasion.note.clone());
            sought.extend(entry.occasion.tags.iter().cloned());
            let rules = entry.chronicle.iter().flat_map(|told| told.rules.iter());
            sought.extend(rules.cloned());
        }
        fold(&sought.join("\n"))
    }
}

/// Returns the time zone in which the game was played, if known; otherwise this one.
#[must_use]
pub fn there(occasion: &Occasion, zone: &TimeZone) -> TimeZone {
    let seconds = occasion.offset.map(|minutes| 60 * i32::from(minutes));
    let offset = seconds.and_then(|seconds| Offset::from_seconds(seconds).ok());
    offset.map_or_else(|| zone.clone(), TimeZone::fixed)
}

/// Returns the day in a file name, as the library names its files.
fn day_in_name(path: &Path) -> Option<Date> {
    let name = path.file_stem()?.to_str()?;
    let day = name.get(..10)?;
    let ends = name[10..].chars().next().is_none_or(|next| next == '-');
    let is_day = |(at, c): (usize, char)| match at {
        4 | 7 => c == '-',
        _ => c.is_ascii_digit(),
    };
    let is_one = ends && day.chars().enumerate().all(is_day);
    is_one.then(|| day.parse().ok()).flatten()
}

/// Yields the people of a game with their indices, without bots.
pub(in crate::ui) fn people(entry: &Entry) -> impl Iterator<Item = (usize, &str)> {
    let names = entry.names.iter().enumerate();
    names.filter_map(|(at, called)| {
        let typed = entry.people.get(at).map(|person| person.name.trim());
        let name = typed.unwrap_or(called);
        (!entry.is_bot(at) && !name.is_empty()).then_some((at, name))
    })
}
