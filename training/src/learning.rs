//! A course of training: games are played on some cores while another one learns from those
//! that are done.

use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::sync::mpsc::sync_channel;
use std::time::Instant;

use florence::mind::bot::Value;
use florence::mind::tournament::in_parallel;
use value::Net;

use crate::games;
use crate::net::{Sample, Trained};
use crate::state;

/// How many positions make a batch.
const BATCH: usize = 256;
/// The number of the first game that is never learned from.
const HELD_BACK: u64 = u64::MAX / 2;
/// After how many portions of games the curve gets a point.
const REPORTS: u64 = 10;

/// Which games are learned from.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    /// Games of the one-ply judgement.
    Policy,
    /// Games of bots that look ahead and judge by a network.
    Search {
        /// What they judge by.
        value: &'static Value,
        /// How many games they begin for a decision.
        simulations: u32,
    },
}

impl Source {
    fn play(self, number: u64) -> Vec<Sample> {
        match self {
            Self::Policy => games::by_policy(number),
            Self::Search { value, simulations } => games::by_search(number, value, simulations),
        }
    }

    /// Returns how many games are played before they are learned from.
    fn portion(self) -> u64 {
        match self {
            Self::Policy => 2_000,
            Self::Search { .. } => 200,
        }
    }

    fn begins(self, seed: u64) -> Trained {
        match self {
            Self::Policy => Trained::new(games::inputs(), seed),
            Self::Search { value, .. } => Trained::from_net(value.net()),
        }
    }
}

/// A course of training.
pub(crate) struct Course {
    pub(crate) source: Source,
    /// How many games are learned from.
    pub(crate) games: u64,
    /// The number of the first game.
    pub(crate) seed: u64,
    /// How many cores play.
    pub(crate) jobs: usize,
    /// The learning rate at the beginning.
    pub(crate) rate: f32,
}

impl Course {
    /// Runs the course, or what an interruption has left of it, and returns the network.
    ///
    /// # Errors
    ///
    /// If a file beside `out` cannot be written, or holds the state of another course.
    pub(crate) fn run(&self, out: &Path) -> Result<Net, Box<dyn Error>> {
        let began = Instant::now();
        let portion = self.source.portion();
        let portions = self.games.div_ceil(portion);
        let held = self.portion(HELD_BACK, portion);
        let kept = out.with_extension("state");
        let (mut trained, first) = match state::read(&kept)? {
            Some(kept) => kept,
            None => (self.source.begins(self.seed), 0),
        };
        let mut curve = curve(&out.with_extension("csv"), first > 0)?;
        let (sender, receiver) = sync_channel(1);
        std::thread::scope(|scope| -> Result<(), Box<dyn Error>> {
            scope.spawn(move || {
                for at in first..portions {
                    let played = self.portion(self.seed + at * portion, portion);
                    if sender.send(played).is_err() {
                        break;
                    }
                }
            });
            for (at, mut samples) in (first..).zip(&receiver) {
                fastrand::Rng::with_seed(self.seed + at).shuffle(&mut samples);
                let rate = self.rate_at(at as f32 / portions as f32);
                for batch in samples.chunks(BATCH) {
                    trained.learn(batch, rate);
                }
                let done = at + 1;
                if done.is_multiple_of(REPORTS) || done == portions {
                    let loss = trained.loss(&held);
                    let seconds = began.elapsed().as_secs();
                    writeln!(
                        curve,
                        "{},{seconds},{:.3},{:.3},{:.5}",
                        done * portion,
                        loss.points,
                        loss.planner,
                        loss.wins
                    )?;
                    println!("{} games, {seconds} s: {loss}", done * portion);
                    state::write(&kept, &trained, done)?;
                }
            }
            Ok(())
        })?;
        Ok(trained.rounded())
    }

    fn portion(&self, first: u64, count: u64) -> Vec<Sample> {
        let numbers: Vec<u64> = (first..first + count).collect();
        let play = |&number: &u64| self.source.play(number);
        let played = in_parallel(&numbers, self.jobs, &|_| (), &play);
        played.into_iter().flatten().collect()
    }

    /// Returns the learning rate after this part of the course (0 to 1): it falls as a
    /// cosine does.
    fn rate_at(&self, part: f32) -> f32 {
        let falls = 0.5 + 0.5 * (part * std::f32::consts::PI).cos();
        self.rate * (falls + 0.005)
    }
}

/// Opens the curve, to go on with it or with its heads of columns.
fn curve(path: &Path, goes_on: bool) -> std::io::Result<File> {
    if goes_on {
        return OpenOptions::new().append(true).create(true).open(path);
    }
    let mut file = File::create(path)?;
    writeln!(file, "games,seconds,points,planner,wins")?;
    Ok(file)
}
