//! A course of training: games are played on some cores while another one learns from those
//! that are done.

use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::sync::mpsc::sync_channel;
use std::time::Instant;

use florence::mind::tournament::in_parallel;
use value::Net;

use crate::net::{Sample, Trained};
use crate::state;

/// How many positions make a batch.
const BATCH: usize = 256;
/// The number of the first game that is never learned from.
const HELD_BACK: u64 = u64::MAX / 2;
/// After how many portions of games the curve gets a point.
const REPORTS: u64 = 10;

/// Games of which a network learns.
pub(crate) trait Games: Sync {
    /// Returns the number of facts of a position.
    fn inputs(&self) -> usize;

    /// Returns the network that the players judge by; training goes on with it. Without one
    /// it begins with nothing.
    fn net(&self) -> Option<&Net>;

    /// Plays the game with this number, and returns some of its positions with their ends.
    fn play(&self, number: u64) -> Vec<Sample>;

    /// Returns how many games are played before they are learned from.
    fn portion(&self) -> u64 {
        if self.net().is_some() { 200 } else { 2_000 }
    }
}

/// A course of training.
pub(crate) struct Course<'a> {
    pub(crate) source: &'a dyn Games,
    /// How many games are learned from.
    pub(crate) games: u64,
    /// The number of the first game.
    pub(crate) seed: u64,
    /// How many cores play.
    pub(crate) jobs: usize,
    /// The learning rate at the beginning.
    pub(crate) rate: f32,
}

impl Course<'_> {
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
            None => (self.begins(), 0),
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

    fn begins(&self) -> Trained {
        match self.source.net() {
            Some(net) => Trained::from_net(net),
            None => Trained::new(self.source.inputs(), self.seed),
        }
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
