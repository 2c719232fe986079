//! The strong bot's search: it deals the hidden cards many times, plays on from every
//! candidate in each deal by the one-ply judgement, and gives more of the games to the
//! candidates that do well.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::beliefs::Beliefs;
use super::candidates::{Plan, plans};
use super::ladder::Mind;
use super::playout::{End, Until, decided, mixed, paired};
use super::policy::{about, whim};
use super::thinking::Thinking;
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use table::{Item as _, Seat};

/// The results of the simulated games for a candidate.
struct Tried {
    /// The decision, and how far to bid.
    plan: Plan,
    /// The value of each simulated game, in points.
    worths: Vec<f32>,
    /// The bot's preference for this decision and its misjudgement of it, in points.
    pleases: f32,
}

impl End {
    /// Returns the value by the mind's aim, in points, including its preferences.
    fn worth(self, mind: &Mind) -> f32 {
        let aim = mind.aim;
        let win = match mind.sight {
            Some(_) => self.win,
            None => (0.5 + 0.5 * self.lead / aim.close).clamp(0.0, 1.0),
        };
        let likes = mind.taste.weights.likes.of(&self.harvest);
        aim.points * self.points + aim.lead * self.lead + aim.win * win + likes
    }
}

impl Tried {
    fn new(plan: Plan) -> Self {
        Self {
            plan,
            worths: Vec::new(),
            pleases: 0.0,
        }
    }

    /// Returns the mean value in points.
    fn worth(&self) -> f32 {
        let sum: f64 = self.worths.iter().map(|&worth| f64::from(worth)).sum();
        (sum / self.worths.len().max(1) as f64) as f32
    }

    /// Returns how much better this is than `other` in the deals in which both were tried,
    /// and the possible error (one standard error), in points.
    fn ahead_of(&self, other: &Tried) -> (f32, f32) {
        paired(&self.worths, &other.worths)
    }
}

/// The number of deals after which the candidates are compared again.
const BATCH: usize = 8;
/// By how many standard errors passing must be ahead of a further bid. Rivals who get
/// everything at the opening price do better than the simulated ones, who bid what an
/// object is worth to them.
const PASSED: f32 = 0.5;

/// Tries the candidates in at most this many simulated games and returns the best. A
/// candidate that is clearly behind in the deals it shares with the best gets no more
/// games. At least one deal is played even when stopped at once.
pub(super) fn search(
    seen: &Game,
    seat: Seat,
    mind: &Mind,
    seed: u64,
    simulations: u32,
    thinking: &Thinking,
) -> Option<Command> {
    let few = (simulations as usize / BATCH).max(2);
    let plans = plans(seen, &mind.taste, seed).into_iter().take(few);
    let mut tried: Vec<Tried> = plans.map(Tried::new).collect();
    let likes = &mind.taste.weights.likes;
    for one in &mut tried {
        one.pleases = mind.errs * misjudged(seen, seat, one.plan.command.decision, seed);
        if let Decision::Name(object) = one.plan.command.decision {
            one.pleases += likes.naming(object, seen);
        }
    }
    let deals = Deals {
        seen,
        beliefs: mind.believes.then(|| Beliefs::of(seen)),
    };
    let mut active = tried.len();
    let mut left = simulations as usize;
    let mut deal = 0;
    while active > 1 && (left >= active || deal == 0) {
        // Until the next comparison, or as many as are left.
        let most = (left / active).clamp(1, BATCH);
        let seeds: Vec<u64> = (deal..deal + most)
            .map(|deal| mixed(seed, deal as u64))
            .collect();
        let played = play_deals(&deals, seat, mind, &seeds, &mut tried[..active], thinking);
        deal += played;
        left = left.saturating_sub(active * played);
        if thinking.is_stopped() {
            break;
        }
        if played == BATCH {
            active = give_up(&mut tried[..active], mind.gives_up);
        }
    }
    tried[..active].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    bid_up(&mut tried[..active]);
    tried.first().map(|best| best.plan.command)
}

/// Returns by how much a decision is misjudged, from -1 to 1: the same at every bid for an
/// object. What passing brings is never misjudged.
fn misjudged(seen: &Game, seat: Seat, decision: Decision, seed: u64) -> f32 {
    let about = match (decision, seen.bidding()) {
        (Decision::Pass | Decision::Decline, _) => return 0.0,
        (Decision::Name(object), _) => NAMED + object.index(),
        (Decision::Raise(_) | Decision::Sell(_), Some(bidding)) => NAMED + bidding.object.index(),
        _ => about(decision),
    };
    whim(seed, seen.round(), seat, about)
}

/// Numbers from this one on are about objects; lower ones from [`about`] are about actions.
const NAMED: usize = 200;

/// Moves a bid before passing if passing is hardly better.
fn bid_up(tried: &mut [Tried]) {
    let bids = |this: &Tried| this.plan.command.decision != Decision::Pass;
    if let Some(at) = tried.iter().position(bids) {
        let (ahead, error) = tried[0].ahead_of(&tried[at]);
        if ahead < PASSED * error {
            tried[..=at].rotate_right(1);
        }
    }
}

/// Moves the candidates that are clearly behind to the end; returns how many are not.
fn give_up(tried: &mut [Tried], errors: f32) -> usize {
    tried.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    let mut active = tried.len();
    for at in (1..tried.len()).rev() {
        let (ahead, error) = tried[0].ahead_of(&tried[at]);
        if ahead > errors * error {
            active -= 1;
            tried[at..=active].rotate_left(1);
        }
    }
    active
}

/// The deals that a bot imagines.
struct Deals<'a> {
    seen: &'a Game,
    /// `None` if every deal that agrees with what is seen is equally likely.
    beliefs: Option<Beliefs>,
}

impl Deals<'_> {
    fn deal(&self, seed: u64) -> Game {
        let mut rng = fastrand::Rng::with_seed(seed);
        match &self.beliefs {
            Some(beliefs) => beliefs.imagine(self.seen, &mut rng),
            None => self.seen.imagine(&mut rng),
        }
    }
}

/// Plays on from every candidate in these deals, on as many cores as allowed, and notes the
/// values in the order of the deals: at least one deal, and the same ones for all. Returns
/// the number of deals.
fn play_deals(
    deals: &Deals,
    seat: Seat,
    mind: &Mind,
    seeds: &[u64],
    tried: &mut [Tried],
    thinking: &Thinking,
) -> usize {
    let plans: Vec<Plan> = tried.iter().map(|this| this.plan).collect();
    let found: Vec<OnceLock<Vec<Option<f32>>>> = seeds.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let at = next.fetch_add(1, Ordering::Relaxed)
            && let Some(&seed) = seeds.get(at)
            && (at == 0 || !thinking.is_stopped())
        {
            // No other thread has this number.
            let _ = found[at].set(play_deal(deals, seat, mind, seed, &plans));
            thinking.step(plans.len() as u32);
        }
    };
    match thinking.cores().min(seeds.len()) {
        0 | 1 => work(),
        cores => std::thread::scope(|scope| {
            for _ in 1..cores {
                scope.spawn(work);
            }
            work();
        }),
    }
    let found = found.into_iter().map_while(OnceLock::into_inner);
    let mut played = 0;
    for worths in found {
        for (this, worth) in tried.iter_mut().zip(worths) {
            this.worths.extend(worth.map(|worth| worth + this.pleases));
        }
        played += 1;
    }
    played
}

/// Returns the value of every plan in one deal, with the same random numbers for each;
/// `None` if a plan is not possible there.
fn play_deal(
    deals: &Deals,
    seat: Seat,
    mind: &Mind,
    seed: u64,
    plans: &[Plan],
) -> Vec<Option<f32>> {
    let imagined = deals.deal(seed);
    let until = mind.sight.map_or(Until::Over, Until::Seen);
    let end = |plan: &Plan| decided(&imagined, seat, seed, *plan, mind.imagines, &until);
    let ends = plans.iter().map(end);
    ends.map(|end| end.map(|end| end.worth(mind))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(decision: Decision, worths: &[f32]) -> Tried {
        Tried {
            worths: worths.to_vec(),
            ..Tried::new(Plan {
                command: Command::new(Seat::A, decision),
                most: None,
            })
        }
    }

    fn first(passing: &[f32], bidding: &[f32]) -> Decision {
        let mut both = [
            tried(Decision::Pass, passing),
            tried(Decision::Raise(500), bidding),
        ];
        bid_up(&mut both);
        both[0].plan.command.decision
    }

    #[test]
    fn only_what_is_clearly_better_than_a_bid_is_passing() {
        let bid = Decision::Raise(500);
        // The difference is 0.1 on average, and varies by 2.
        assert_eq!(first(&[2.1, 0.1, 2.1, 0.1], &[0.0, 2.0, 0.0, 2.0]), bid);
        // Now it is 1 and varies by 0.1.
        let clearly = first(&[1.1, 0.9, 1.1, 0.9], &[0.0, 0.0, 0.0, 0.0]);
        assert_eq!(clearly, Decision::Pass);
    }
}
