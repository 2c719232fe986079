//! The points of a turn, by source (V1).

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeTuple as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::options::{MOST_TURNS, TURNS};

/// Where points come from (V1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Money: a point for ten ducats.
    Money,
    /// Being Pope.
    Pope,
    /// Holdings.
    Holdings,
    /// Artists.
    Artists,
    /// Offices, in decks in which they have points.
    Offices,
    /// Entered by a table without their sources.
    Told,
}

impl Source {
    /// All sources.
    pub const ALL: [Source; 6] = [
        Source::Money,
        Source::Pope,
        Source::Holdings,
        Source::Artists,
        Source::Offices,
        Source::Told,
    ];
}

/// Points of a player in one turn, by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Score {
    /// For money.
    pub money: u16,
    /// For being Pope.
    pub pope: u16,
    /// On holdings.
    pub holdings: u16,
    /// On artists.
    pub artists: u16,
    /// On offices.
    pub offices: u16,
    /// Entered without a source.
    #[serde(skip_serializing_if = "is_zero")]
    pub told: u16,
}

fn is_zero(points: &u16) -> bool {
    *points == 0
}

/// The points of a player in each possible turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scores([Score; MOST_TURNS as usize]);

impl Deref for Scores {
    type Target = [Score];

    fn deref(&self) -> &[Score] {
        &self.0
    }
}

impl DerefMut for Scores {
    fn deref_mut(&mut self) -> &mut [Score] {
        &mut self.0
    }
}

/// Writes the printed number of turns, or all turns if later ones have points.
impl Serialize for Scores {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (printed, more) = self.0.split_at(usize::from(TURNS));
        let all = match more.iter().all(|score| *score == Score::default()) {
            true => printed,
            false => &self.0,
        };
        let mut scores = to.serialize_tuple(all.len())?;
        for score in all {
            scores.serialize_element(score)?;
        }
        scores.end()
    }
}

impl<'de> Deserialize<'de> for Scores {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_tuple(usize::from(MOST_TURNS), Turns)
    }
}

/// Reads the points of one turn after the other.
struct Turns;

impl<'de> Visitor<'de> for Turns {
    type Value = Scores;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("points by turn")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut turns: A) -> Result<Scores, A::Error> {
        let mut scores = Scores::default();
        let mut at = 0;
        while let Some(score) = turns.next_element()? {
            let Some(turn) = scores.0.get_mut(at) else {
                return Err(A::Error::invalid_length(at + 1, &self));
            };
            *turn = score;
            at += 1;
        }
        Ok(scores)
    }
}

impl Score {
    /// Returns the points from one source.
    #[must_use]
    pub fn of(&self, source: Source) -> u16 {
        match source {
            Source::Money => self.money,
            Source::Pope => self.pope,
            Source::Holdings => self.holdings,
            Source::Artists => self.artists,
            Source::Offices => self.offices,
            Source::Told => self.told,
        }
    }

    /// Returns the total.
    #[must_use]
    pub fn total(&self) -> u16 {
        Source::ALL.iter().map(|&source| self.of(source)).sum()
    }
}
