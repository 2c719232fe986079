//! The judge: what decisions lead to for the seat that takes them, and how certain that is.
//! Hints, the look back and fair prices all use it, so the same decision in the same
//! position has the same figures wherever they appear.
//!
//! It measures the final lead over the best rival, in points (PP). Every decision is played
//! on in the same sampled deals, as far as the strongest bot looks ahead, and the value that
//! this bot has learned judges the position there. Some of the deals are then played to
//! their end, to say where the difference comes from. The deals depend only on the position
//! as the seat sees it.

use std::ops::Range;

use super::beliefs::Beliefs;
use super::candidates::{Plan, plans, plans_of};
use super::playout::{
    End, NextWork, Part, Parts, Playout, Until, decided, imagining, mixed, paired,
};
use super::taste::Taste;
use super::thinking::Thinking;
use super::value::Sight;
use crate::rules::command::{Command, Decision};
use crate::rules::components::Object;
use crate::rules::game::Game;
use table::{Item as _, Seat};

/// The default number of deals for judging people's decisions, before or after they are
/// taken: a bid then takes less than a second.
pub const DEALS: u32 = 160;

/// The number of plans judged in all deals; the others are sifted out first.
const KEPT: usize = 5;
/// The assumed maximum of plans to sift, for the progress display.
const SIFTED: u32 = 10;
/// The number of the first deal for sifting plans: these deals differ from those in which
/// plans are judged.
const SIFTING: u64 = 1 << 32;
/// Plans are sifted in this fraction of the deals.
const PART_SIFTED: u32 = 8;
/// By how many standard errors one decision must be ahead of another to be called better:
/// by chance, one of the best few is always slightly ahead.
pub(super) const CLEAR: f32 = 2.5;
/// With fewer deals nothing is clear.
const FEWEST: usize = 8;
/// The number of deals that are played to their end for the parts of a lead.
const EXPLAINED: u64 = 48;

/// The result of the simulated games for a plan. All figures are means over deals.
#[derive(Clone, Debug)]
pub(super) struct Figures {
    leads: Vec<f32>,
    points: f64,
    wins: f64,
    parts: [f64; Part::COUNT],
    acquired: [u32; Object::COUNT],
    works: Vec<(NextWork, usize)>,
    /// The number of deals that were played to their end.
    explained: u32,
}

impl Figures {
    const NONE: Figures = Figures {
        leads: Vec::new(),
        points: 0.0,
        wins: 0.0,
        parts: [0.0; Part::COUNT],
        acquired: [0; Object::COUNT],
        works: Vec::new(),
        explained: 0,
    };

    fn note(&mut self, end: &End, is_explained: bool) {
        self.leads.push(end.lead);
        self.points += f64::from(end.points);
        self.wins += f64::from(end.win);
        if let Some(object) = end.acquired {
            self.acquired[object.index()] += 1;
        }
        if !is_explained {
            return;
        }
        self.explained += 1;
        for (sum, part) in self.parts.iter_mut().zip(end.parts) {
            *sum += f64::from(part);
        }
        if let Some(work) = end.work {
            match self.works.iter_mut().find(|(other, _)| *other == work) {
                Some((_, times)) => *times += 1,
                None => self.works.push((work, 1)),
            }
        }
    }

    /// Returns the next work, if most deals have the same one.
    pub(super) fn work(&self) -> Option<NextWork> {
        let most = self.works.iter().max_by_key(|(_, times)| *times)?;
        (2 * most.1 > self.explained as usize).then_some(most.0)
    }

    fn mean(&self, sum: f64) -> f32 {
        (sum / self.leads.len().max(1) as f64) as f32
    }

    /// Returns the number of deals.
    pub(super) fn deals(&self) -> usize {
        self.leads.len()
    }

    /// Returns the expected lead over the best rival, in points.
    pub(super) fn lead(&self) -> f32 {
        self.mean(self.leads.iter().map(|&lead| f64::from(lead)).sum())
    }

    /// Returns the expected final points.
    pub(super) fn points(&self) -> f32 {
        self.mean(self.points)
    }

    /// Returns the chance to win.
    pub(super) fn win(&self) -> f32 {
        self.mean(self.wins)
    }

    /// Returns how often this object is the next one that the seat acquires (0 to 1).
    pub(super) fn acquires(&self, object: Object) -> f32 {
        self.mean(f64::from(self.acquired[object.index()]))
    }

    /// Returns how much better this is than another one.
    pub(super) fn ahead_of(&self, other: &Figures) -> Difference {
        let (lead, error) = paired(&self.leads, &other.leads);
        let mean = |this: &Figures, at: usize| this.parts[at] / f64::from(this.explained.max(1));
        let part = |at| (mean(self, at) - mean(other, at)) as f32;
        Difference {
            lead,
            error,
            deals: self.deals().min(other.deals()),
            parts: std::array::from_fn(part),
        }
    }
}

/// How much better one plan is than another, over the deals in which both were judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Difference {
    /// The difference in points of the expected lead.
    pub lead: f32,
    /// The standard error of that.
    pub error: f32,
    /// The parts of the difference.
    pub parts: Parts,
    deals: usize,
}

impl Difference {
    /// Creates a difference of these parts that does not depend on chance.
    #[cfg(test)]
    pub(super) fn made_of(parts: Parts) -> Self {
        Self {
            lead: parts.iter().sum(),
            error: 0.0,
            parts,
            deals: FEWEST,
        }
    }

    /// Returns whether it is more than chance.
    pub(super) fn is_clear(&self) -> bool {
        self.deals >= FEWEST && self.lead > CLEAR * self.error
    }
}

/// What may happen in a simulated game before it is played on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Course {
    /// The seat to act decides this.
    Decide(Plan),
    /// The seat acquires an object at this price, in florins, whatever is bid; points are
    /// sold for missing money (G4).
    Acquire(Object, u32),
    /// The seat does without an object in this phase.
    Without(Object),
    /// Nothing.
    Wait,
}

/// The judge for one seat in one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge<'a> {
    /// The position as the seat sees it.
    pub seen: &'a Game,
    /// The seat whose lead counts.
    pub seat: Seat,
    seed: u64,
    /// How far it looks ahead; `None` if it plays every deal to its end.
    sight: Option<Sight>,
    pub(super) thinking: &'a Thinking,
}

impl<'a> Judge<'a> {
    /// Creates a judge of this position as the seat sees it.
    pub(super) fn new(seen: &'a Game, seat: Seat, thinking: &'a Thinking) -> Self {
        Self::with_seed(seen, seat, seed_of(seen, seat), thinking)
    }

    /// Creates a judge that samples other deals.
    pub(super) fn with_seed(seen: &'a Game, seat: Seat, seed: u64, thinking: &'a Thinking) -> Self {
        Self {
            seen,
            seat,
            seed,
            sight: Sight::at_table(seen),
            thinking,
        }
    }

    /// Returns the figures of some courses in these deals; `None` for a course that is not
    /// possible in all of them. At least one deal is played even when stopped at once, and
    /// the same ones for all.
    pub(super) fn figures(&self, courses: &[Course], deals: Range<u64>) -> Vec<Option<Figures>> {
        let mut all = vec![Some(Figures::NONE); courses.len()];
        let beliefs = Beliefs::of(self.seen);
        for deal in deals {
            let seed = mixed(self.seed, deal);
            let imagined = beliefs.imagine(self.seen, &mut fastrand::Rng::with_seed(seed));
            let is_explained = deal < EXPLAINED;
            let until = match self.sight {
                None => Until::Over,
                Some(sight) if is_explained => Until::Explained(sight),
                Some(sight) => Until::Seen(sight),
            };
            let is_explained = is_explained || self.sight.is_none();
            for (course, figures) in courses.iter().zip(&mut all) {
                if let Some(sums) = figures {
                    match self.end(*course, &imagined, seed, &until) {
                        Some(end) => sums.note(&end, is_explained),
                        None => *figures = None,
                    }
                }
            }
            self.thinking.step(courses.len() as u32);
            if self.thinking.is_stopped() {
                break;
            }
        }
        all
    }

    /// Returns the figures of one course in these deals.
    pub(super) fn figures_of(&self, course: Course, deals: Range<u64>) -> Option<Figures> {
        self.figures(&[course], deals).pop()?
    }

    fn end(&self, course: Course, imagined: &Game, seed: u64, until: &Until) -> Option<End> {
        let seat = self.seat;
        let mut policy = imagining(seed);
        match course {
            Course::Decide(plan) => {
                return decided(imagined, seat, seed, plan, Taste::VARIED, until);
            }
            Course::Wait => return Some(Playout::of(*imagined, seat).play_on(policy, until)),
            Course::Acquire(..) | Course::Without(_) => {}
        }
        // The current bids do not matter: the auction is taken back.
        let open = imagined.reopened();
        let mut playout = Playout::of(open, seat);
        if let Course::Acquire(object, price) = course {
            let missing = price.saturating_sub(open.player(seat).money());
            let points = open.variant().points_to_sell(missing)? as u16;
            let sell = Command::new(seat, Decision::Sell(points));
            // The others may not have enough money to bid that much.
            let lowest = lowest_price(&open, seat);
            let win = Command::new(seat, Decision::Win(object, lowest));
            if (points > 0 && !playout.play(&sell)) || !playout.play(&win) {
                return None;
            }
            playout.pay(price.saturating_sub(lowest));
        } else if let Course::Without(object) = course {
            policy.refuse(open.round(), seat, object);
        }
        Some(playout.play_on(policy, until))
    }

    /// Returns the figures of a decision, including points sold for a bid: those of the
    /// best plan that begins with it.
    pub(super) fn weigh(&self, command: Command, deals: u64) -> Option<Figures> {
        let courses: Vec<Course> = plans_of(self.seen, command).map(Course::Decide).collect();
        let figures = self.figures(&courses, 0..deals).into_iter().flatten();
        figures.max_by(|a, b| a.lead().total_cmp(&b.lead()))
    }

    /// Returns the candidate decisions with their figures in at most this many deals, the
    /// highest lead first.
    pub(super) fn weigh_all(&self, deals: u32) -> Vec<(Command, Figures)> {
        let plans = self.sifted(plans(self.seen, &Taste::TUNED, self.seed), deals);
        let courses: Vec<Course> = plans.iter().copied().map(Course::Decide).collect();
        let figures = self.figures(&courses, 0..u64::from(deals));
        let mut weighed: Vec<(Command, Figures)> = Vec::new();
        for (plan, figures) in plans.iter().zip(figures) {
            let Some(figures) = figures else { continue };
            let same = weighed.iter_mut();
            let mut same = same.filter(|(command, _)| *command == plan.command);
            match same.next() {
                Some((_, other)) if other.lead() >= figures.lead() => {}
                Some((_, other)) => *other = figures,
                None => weighed.push((plan.command, figures)),
            }
        }
        weighed.sort_by(|(_, a), (_, b)| b.lead().total_cmp(&a.lead()));
        weighed
    }

    /// Returns the plans that do best in a few deals.
    fn sifted(&self, mut plans: Vec<Plan>, deals: u32) -> Vec<Plan> {
        if plans.len() <= KEPT {
            return plans;
        }
        let courses: Vec<Course> = plans.iter().copied().map(Course::Decide).collect();
        let few = u64::from(deals.div_ceil(PART_SIFTED));
        let figures = self.figures(&courses, SIFTING..SIFTING + few);
        let lead = |figures: &Option<Figures>| figures.as_ref().map(Figures::lead);
        let mut order: Vec<(Plan, Option<f32>)> = plans
            .drain(..)
            .zip(&figures)
            .map(|(plan, figures)| (plan, lead(figures)))
            .filter(|(_, lead)| lead.is_some())
            .collect();
        order.sort_by(|(_, a), (_, b)| b.partial_cmp(a).unwrap_or(std::cmp::Ordering::Equal));
        order.into_iter().map(|(plan, _)| plan).take(KEPT).collect()
    }
}

/// Returns the lowest price, in florins, at which a seat can get an object auctioned now
/// (A4, A5, T2).
pub(super) fn lowest_price(seen: &Game, seat: Seat) -> u32 {
    let opening = seen.opening_bid();
    match seen.auction().is_some_and(|auction| auction.opener == seat) {
        true => opening,
        false => opening + seen.variant().raise,
    }
}

/// Returns the maximum number of simulated games for a decision, including its fair price,
/// in this many deals.
pub(super) fn games(deals: u32) -> u32 {
    KEPT as u32 * deals + SIFTED * deals.div_ceil(PART_SIFTED) + 6 * deals
}

/// Returns a number that depends on the position as a seat sees it.
fn seed_of(seen: &Game, seat: Seat) -> u64 {
    let mut seed = mixed(u64::from(seen.round()), seat.index() as u64);
    let mut mix = |number: u64| seed = mixed(seed, number);
    for (seat, player) in seen.seats().map(|seat| (seat, seen.player(seat))) {
        // Selling points in an auction does not change it.
        mix(u64::from(seen.means(seat)));
        mix(u64::from(player.works()) << 8 | u64::from(player.cards_in_hand()));
        mix(player.principality().covered().len() as u64);
    }
    // It is the same for all bids for an object.
    if let Some(auction) = seen.auction() {
        mix(auction.remaining.len() as u64);
    }
    mix(seen.turn().map_or(0, |turn| u64::from(turn.actions) + 1));
    seed
}

/// How much better one decision is than another, for the deciding seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Margin {
    /// Final points (PP).
    pub points: f32,
    /// The lead over the best rival, in points.
    pub lead: f32,
    /// The chance to win (-1 to 1).
    pub win: f32,
}

/// Returns how much better `this` is than `other` for the seat to act, in this many deals
/// sampled from what it sees and played to their end by the one-ply judgement, so that the
/// learned value does not judge itself. A bid counts as the better of a last bid and one that
/// is followed by others.
///
/// Returns `None` if no seat is to act or one of them is not legal.
#[must_use]
pub fn compare(
    game: &Game,
    this: Command,
    other: Command,
    seed: u64,
    deals: u64,
) -> Option<Margin> {
    let seat = game.to_act()?;
    let seen = game.seen_for(seat);
    let thinking = Thinking::new();
    let judge = Judge {
        sight: None,
        ..Judge::with_seed(&seen, seat, seed, &thinking)
    };
    let this = judge.weigh(this, deals)?;
    let other = judge.weigh(other, deals)?;
    Some(Margin {
        points: this.points() - other.points(),
        lead: this.lead() - other.lead(),
        win: this.win() - other.win(),
    })
}
