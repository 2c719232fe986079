//! Positions of a game on the way to its end, as samples to learn from. A game says what each
//! seat can be told of a position, and how it ended.

use table::Seat;
use value::{Expected, Facts};

use crate::net::Sample;

/// Positions of a game that has not ended yet.
#[derive(Default)]
pub(crate) struct Positions {
    listed: Facts,
    samples: Vec<Sample>,
}

impl Positions {
    /// Adds a position in which all cards are known. `list` lists the facts of a seat and
    /// returns the points that the game itself expects for it.
    pub(crate) fn push(
        &mut self,
        seats: impl Iterator<Item = Seat>,
        mut list: impl FnMut(Seat, &mut Facts) -> f32,
    ) {
        let mut sample = Sample::default();
        for seat in seats {
            let points = list(seat, &mut self.listed);
            sample.on.extend_from_slice(self.listed.on());
            sample.ends.push(sample.on.len() as u32);
            sample.points.push(points);
        }
        self.samples.push(sample);
    }

    /// Returns the positions with what each seat had at the end of the game.
    pub(crate) fn ending(self, ends: &[Expected]) -> Vec<Sample> {
        let mut samples = self.samples;
        for sample in &mut samples {
            for (end, points) in ends.iter().zip(&mut sample.points) {
                *points = (end.points - *points) / 10.0;
                sample.wins.push(end.win);
            }
        }
        samples
    }
}
