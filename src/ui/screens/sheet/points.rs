//! What is typed, besides the names, about a game of which only the final points are known.

use super::numbers::{Number, Numbers};
use crate::ui::parts::page;
use table::Scores;
use words::fl;

/// The points of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points;

impl Number for Points {
    type On = Scores;

    const SIGNS: usize = 9;

    fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self)
    }

    fn name_of(self, player: &str) -> String {
        fl!(scores_points_of, player)
    }

    fn get(self, on: &Scores, player: usize) -> Option<i64> {
        on.points.get(player)?.map(i64::from)
    }

    fn set(self, on: &mut Scores, player: usize, value: Option<i64>) {
        if let Some(points) = on.points.get_mut(player) {
            *points = value.and_then(|value| u16::try_from(value).ok());
        }
    }

    fn read(self, text: &str) -> Option<Option<i64>> {
        if text.trim().is_empty() {
            return Some(None);
        }
        let points = words::figures::sum(text)?;
        u16::try_from(points).is_ok().then_some(Some(points))
    }

    fn refused(self, player: &str, text: &str) -> String {
        fl!(sheet_no_number, field = self.name_of(player), typed = text)
    }

    fn room(self) -> f32 {
        page::DIGITS
    }
}

/// What is typed about such a game besides the names.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The points.
    pub scores: Scores,
    /// The contents of the points fields.
    pub numbers: Numbers<Points>,
    /// The day as typed, if it was.
    pub(super) day: Option<String>,
}

impl Known {
    /// Returns what was saved in a file.
    pub(super) fn of(scores: Scores) -> Self {
        Self {
            scores,
            ..Self::default()
        }
    }

    /// Returns whether nothing is typed.
    pub(super) fn is_blank(&self) -> bool {
        self.scores.is_blank() && self.numbers.is_empty()
    }
}
