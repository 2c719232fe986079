//! What the strong bot would do: every candidate with what it leads to, and what
//! objects are worth. Why is in [`reasons`](super::reasons), the sentences in
//! [`locale::advice`](crate::locale::advice).

use super::super::command::{Command, Decision};
use super::super::components::{Object, florins};
use super::super::game::{Game, Phase};
use super::auction::Valuation;
use super::policy::Taste;
use super::prospects::FLORINS_PER_POINT;
use super::reasons::{Reason, reasons};
use super::search::{Tried, mixed, search, worth_of};
use super::thinking::Thinking;
use super::weights::Weights;
use crate::table::{Item as _, Seat, Set};

/// What can be said about a decision that waits.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Whose decision it is.
    pub seat: Seat,
    /// What was looked at, best first; at least one.
    pub choices: Vec<Choice>,
}

/// A decision that was looked at. Points are PP.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What is decided. If points must be sold to pay for it, that comes first
    /// and is all that stands here.
    pub command: Command,
    /// The expected final points, prestige cards included.
    pub points: f32,
    /// The expected lead over the best rival, in points; below 0 if behind.
    pub lead: f32,
    /// The chance to win (0 to 1).
    pub win: f32,
    /// By how much it is behind the best choice, roughly in points: half of the
    /// own points and half of the lead, and up to another half of the lead while
    /// it is small. 0 for the best.
    pub behind: f32,
    /// The standard error of `behind`, in points.
    pub error: f32,
    /// Imagined games it was tried in.
    pub games: usize,
    /// What speaks for it and against it; at least one fact.
    pub reasons: Vec<Reason>,
}

/// Imagined deals that worths of objects are averaged over.
const DEALS: u64 = 8;
/// Deals that are played out, with and without an object.
pub(super) const DEALS_PLAYED: u64 = 32;

/// What the strong bot would do for the seat to act, the best choice first;
/// nothing if nobody is to act or nothing is to be chosen. Of the game only what
/// this seat sees is used.
///
/// The same arguments give the same advice, unless it is stopped.
#[must_use]
pub fn advise(game: &Game, seed: u64, simulations: u32, thinking: &Thinking) -> Option<Advice> {
    thinking.plan(simulations);
    let seen = game.seen_by(game.to_act()?);
    advise_with(&seen, seed, simulations, None, thinking)
}

/// Advice that also looks at this command, to the end.
pub(super) fn advise_with(
    seen: &Game,
    seed: u64,
    simulations: u32,
    also: Option<Command>,
    thinking: &Thinking,
) -> Option<Advice> {
    let seat = seen.to_act()?;
    let tried = search(seen, seat, seed, simulations, also, thinking);
    let best = tried.first()?;
    let mut worths = Worths::of(seen, seed);
    for this in &tried {
        let object = match this.command.decision {
            Decision::Name(object) => Some(object),
            _ => seen
                .auction()
                .and_then(|auction| Some(auction.bidding?.object)),
        };
        if let Some(object) = object.filter(|_| also.is_none() && !thinking.is_stopped()) {
            worths.play_out(seen, seat, object, seed);
        }
    }
    let choices = tried
        .iter()
        .map(|this| choice(seen, seat, this, best, &worths));
    let mut choices: Vec<Choice> = choices.collect();
    // Those that were given up early shared other deals with the best one.
    choices[1..].sort_by(|a, b| a.behind.total_cmp(&b.behind));
    Some(Advice { seat, choices })
}

fn choice(seen: &Game, seat: Seat, this: &Tried, best: &Tried, worths: &Worths) -> Choice {
    let (ahead, error) = best.ahead_of(this);
    Choice {
        command: this.command,
        points: this.points(),
        lead: this.lead(),
        win: this.win(),
        behind: ahead.max(0.0),
        error,
        games: this.worths.len(),
        reasons: reasons(seen, seat, &this.command, worths),
    }
}

/// What the objects are worth to the seats in this phase: by judgement, over
/// several deals, and where it matters by games played out.
pub(super) struct Worths {
    /// What has been played out.
    played: Set<Object>,
    worth: [[f32; Object::COUNT]; 5],
    florins: [[u32; Object::COUNT]; 5],
}

impl Worths {
    pub(super) fn of(seen: &Game, seed: u64) -> Worths {
        let mut worths = Worths {
            played: Set::EMPTY,
            worth: [[0.0; Object::COUNT]; 5],
            florins: [[0; Object::COUNT]; 5],
        };
        if seen.phase() != Phase::Auction {
            return worths;
        }
        let weights = [Taste::TUNED.weights; 5];
        for deal in 0..DEALS {
            let mut rng = fastrand::Rng::with_seed(mixed(seed, deal));
            let imagined = seen.imagine(&mut rng);
            let valuation = Valuation::of(&imagined, &weights, |_, _| 1.0);
            for seat in seen.auction.remaining {
                for &object in seen.objects() {
                    let (seat_at, at) = (seat.index(), object.index());
                    let worth = valuation.worth[seat_at][at];
                    worths.worth[seat_at][at] += worth / DEALS as f32;
                    let limit = valuation.limit(seat, object, 0.0, &Weights::TUNED);
                    worths.florins[seat_at][at] += limit;
                }
            }
        }
        for seat in &mut worths.florins {
            for florins in seat {
                let mean = *florins / DEALS as u32;
                *florins = (mean + florins::STEP / 2) / florins::STEP * florins::STEP;
            }
        }
        worths
    }

    /// Looks closer at what one object is worth to this seat.
    pub(super) fn play_out(&mut self, seen: &Game, seat: Seat, object: Object, seed: u64) {
        if !self.played.insert(object) {
            return;
        }
        if let Some(points) = worth_of(seen, seat, object, seed, DEALS_PLAYED) {
            let florins = (points * FLORINS_PER_POINT).max(0.0) as u32;
            let step = florins::STEP;
            self.worth[seat.index()][object.index()] = points;
            self.florins[seat.index()][object.index()] = (florins + step / 2) / step * step;
        }
    }

    /// PP an object is worth to a seat.
    pub(super) fn points(&self, seat: Seat, object: Object) -> f32 {
        self.worth[seat.index()][object.index()]
    }

    /// The price at which an object brings a seat nothing, in florins.
    pub(super) fn fair(&self, seat: Seat, object: Object) -> u32 {
        self.florins[seat.index()][object.index()]
    }
}
