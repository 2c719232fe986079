//! The strong bot's search: it deals the hidden cards many times, plays every
//! candidate on in each deal by the one-ply judgement, and gives more of the
//! games to the candidates that do well.

use super::super::command::{Command, Decision};
use super::super::components::{Object, florins};
use super::super::game::Game;
use super::candidates::candidates;
use super::policy::{Policy, Taste};
use super::prospects::FLORINS_PER_POINT;
use super::thinking::Thinking;
use crate::table::{Card, Seat};

/// What the imagined games say about a candidate.
#[derive(Clone, Debug)]
pub struct Tried {
    /// What is decided.
    pub command: Command,
    /// The worth of each imagined game, in points.
    pub worths: Vec<f32>,
    /// Of a bid: the highest that is made in this auction, in florins.
    most: Option<u32>,
    points: f64,
    leads: f64,
    wins: f64,
}

/// How one imagined game ends for a seat.
#[derive(Clone, Copy, Debug)]
struct End {
    points: f32,
    lead: f32,
    win: f32,
}

impl End {
    /// What the seat is after, in points: many points, more than the best
    /// rival, and most of all where the game is close.
    fn worth(self) -> f32 {
        let close = (0.5 + self.lead / 16.0).clamp(0.0, 1.0);
        0.5 * self.points + 0.5 * self.lead + 8.0 * close
    }
}

impl Tried {
    fn new(command: Command) -> Self {
        Self {
            command,
            worths: Vec::new(),
            most: None,
            points: 0.0,
            leads: 0.0,
            wins: 0.0,
        }
    }

    fn note(&mut self, end: End) {
        self.worths.push(end.worth());
        self.points += f64::from(end.points);
        self.leads += f64::from(end.lead);
        self.wins += f64::from(end.win);
    }

    fn part(&self, sum: f64) -> f32 {
        (sum / self.worths.len().max(1) as f64) as f32
    }

    /// The mean worth in points.
    pub fn worth(&self) -> f32 {
        let sum: f64 = self.worths.iter().map(|&worth| f64::from(worth)).sum();
        self.part(sum)
    }

    /// The expected final points.
    pub fn points(&self) -> f32 {
        self.part(self.points)
    }

    /// The expected lead over the best rival, in points.
    pub fn lead(&self) -> f32 {
        self.part(self.leads)
    }

    /// The chance to win.
    pub fn win(&self) -> f32 {
        self.part(self.wins)
    }

    /// By how much this is better than `other` in the deals both were tried in,
    /// and how far that may be off (one standard error), in points.
    pub fn ahead_of(&self, other: &Tried) -> (f32, f32) {
        let pairs = self.worths.iter().zip(&other.worths);
        let differences: Vec<f64> = pairs.map(|(a, b)| f64::from(a - b)).collect();
        let count = differences.len().max(1) as f64;
        let mean = differences.iter().sum::<f64>() / count;
        let squares: f64 = differences.iter().map(|d| (d - mean).powi(2)).sum();
        let error = (squares / (count - 1.0).max(1.0) / count).sqrt();
        (mean as f32, error as f32)
    }
}

/// A seed made of two numbers.
pub fn mixed(a: u64, b: u64) -> u64 {
    fastrand::Rng::with_seed(a ^ b.wrapping_mul(0x9E37_79B9_7F4A_7C15)).u64(..)
}

/// Deals after which the candidates are compared again.
const BATCH: usize = 8;
/// Standard errors by which a candidate must be behind to be given up.
const GIVEN_UP: f32 = 2.5;
/// Standard errors by which passing must be ahead of a further bid. Rivals who
/// get everything for the opening price do better than the imagined ones, who
/// bid what an object is worth to them.
const PASSED: f32 = 0.5;

/// Tries the candidates in at most so many imagined games, best first: a
/// candidate that is clearly behind in the deals it shares with the best gets
/// no more. `also` is one of them and is never given up. At least one deal is
/// played even when stopped at once.
pub fn search(
    seen: &Game,
    seat: Seat,
    seed: u64,
    simulations: u32,
    also: Option<Command>,
    thinking: &Thinking,
) -> Vec<Tried> {
    let few = (simulations as usize / BATCH).max(2);
    let mut tried = first_look(seen, seed, few, also);
    let mut active = tried.len();
    let mut left = simulations as usize;
    let mut deal = 0;
    while active > 1 && (left >= active || deal == 0) {
        play_deal(seen, seat, mixed(seed, deal as u64), &mut tried[..active]);
        deal += 1;
        left = left.saturating_sub(active);
        thinking.step(active as u32);
        if thinking.is_stopped() {
            break;
        }
        if deal % BATCH == 0 {
            active = give_up(&mut tried[..active], also);
        }
    }
    tried[..active].sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    bid_up(&mut tried[..active]);
    // A bid that was tried with and without a further one counts once, as the
    // better of both.
    let mut seen_before: Vec<Command> = Vec::new();
    tried.retain(|this| {
        let new = !seen_before.contains(&this.command);
        seen_before.push(this.command);
        new
    });
    tried
}

/// Puts a bid before passing where passing is hardly better.
fn bid_up(tried: &mut [Tried]) {
    let bids = |this: &Tried| this.command.decision != Decision::Pass;
    if let Some(at) = tried.iter().position(bids) {
        let (ahead, error) = tried[0].ahead_of(&tried[at]);
        if ahead < PASSED * error {
            tried[..=at].rotate_right(1);
        }
    }
}

/// Moves the candidates that are clearly behind to the end; gives how many are
/// not.
fn give_up(tried: &mut [Tried], also: Option<Command>) -> usize {
    tried.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    let mut active = tried.len();
    for at in (1..tried.len()).rev() {
        let (ahead, error) = tried[0].ahead_of(&tried[at]);
        if ahead > GIVEN_UP * error && Some(tried[at].command) != also {
            active -= 1;
            tried[at..=active].rotate_left(1);
        }
    }
    active
}

/// The candidates, at most so many, from one imagined deal.
fn first_look(seen: &Game, seed: u64, few: usize, also: Option<Command>) -> Vec<Tried> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let imagined = seen.imagine(&mut rng);
    let mut policy = Policy::new([Taste::TUNED; 5], seed);
    let found = candidates(&imagined, &mut policy);
    let bidding = seen.auction().and_then(|auction| auction.bidding);
    let next = bidding.map_or(0, |bidding| bidding.price + florins::RAISE);
    let mut tried: Vec<Tried> = found
        .into_iter()
        .filter(|candidate| is_open(seen, &candidate.command))
        .map(|candidate| Tried {
            most: candidate.last_bid.then_some(next),
            ..Tried::new(candidate.command)
        })
        .take(few)
        .collect();
    if let Some(command) = also
        && seen.check(&command).is_ok()
        && !tried.iter().any(|this| this.command == command)
    {
        tried.push(Tried::new(command));
    }
    tried
}

/// Whether a command is legal and speaks only of cards that the seat sees.
fn is_open(seen: &Game, command: &Command) -> bool {
    let player = seen.player(command.seat);
    let known = match command.decision {
        Decision::Return(Card::Known(card)) => player.hand().known().contains(card),
        Decision::Complete(work) => {
            player.hand().known().contains(work.profession)
                && work.bonus.is_subset(player.bonus_cards().known())
        }
        _ => true,
    };
    known && seen.check(command).is_ok()
}

/// Plays every candidate on in one deal, with the same chance for each.
fn play_deal(seen: &Game, seat: Seat, seed: u64, tried: &mut [Tried]) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let imagined = seen.imagine(&mut rng);
    for candidate in tried {
        let mut game = imagined;
        let end = if game.play(&candidate.command).is_ok() {
            let mut policy = Policy::imagining([Taste::VARIED; 5], seed);
            if let (Some(bidding), Some(most)) = (game.auction.bidding, candidate.most) {
                policy.stop_bidding(seat, bidding.object, most);
            }
            play_on(game, seat, policy)
        } else {
            continue;
        };
        candidate.note(end);
    }
}

/// Plays a game to its end by this policy.
fn play_on(mut game: Game, seat: Seat, mut policy: Policy) -> End {
    while let Some(command) = policy.choose(&game) {
        game.play_legal(&command);
    }
    let final_points = |seat: Seat| -> f32 {
        let player = game.player(seat);
        let cards = player.prestige_cards().known().iter();
        let cards = cards.map(|card| f32::from(game.prestige_card_points(seat, card)));
        // Money decides between equals (E4).
        let money = player.money().min(9_000) as f32 / 10_000.0;
        f32::from(player.prestige()) + cards.sum::<f32>() + money
    };
    let points = final_points(seat);
    let others = game.seats().filter(|&other| other != seat);
    let best = others.map(final_points).fold(f32::NEG_INFINITY, f32::max);
    let lead = points - best;
    let win = match lead.total_cmp(&0.0) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    End { points, lead, win }
}

/// How much better one decision is than another, for who decides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Margin {
    /// Final points (PP).
    pub points: f32,
    /// The lead over the best rival, in points.
    pub lead: f32,
    /// The chance to win (-1 to 1).
    pub win: f32,
}

/// How much better `this` is than `other` for the seat to act, in so many deals
/// imagined from what it sees, played on by the one-ply judgement. A bid counts
/// as the better of the last one and one that is followed by others.
///
/// `None` if nobody is to act or one of them is not legal.
#[must_use]
pub fn compare(
    game: &Game,
    this: Command,
    other: Command,
    seed: u64,
    deals: u64,
) -> Option<Margin> {
    let seat = game.to_act()?;
    let seen = game.seen_by(seat);
    let mut tried = Vec::new();
    for command in [this, other] {
        seen.check(&command).ok()?;
        tried.push(Tried::new(command));
        if let Decision::Raise(price) = command.decision {
            tried.push(Tried {
                most: Some(price),
                ..Tried::new(command)
            });
        }
    }
    for deal in 0..deals {
        play_deal(&seen, seat, mixed(seed, deal), &mut tried);
    }
    let best = |command: Command| {
        let those = tried.iter().filter(|tried| tried.command == command);
        those.max_by(|a, b| a.worth().total_cmp(&b.worth()))
    };
    let (this, other) = (best(this)?, best(other)?);
    Some(Margin {
        points: this.points() - other.points(),
        lead: this.lead() - other.lead(),
        win: this.win() - other.win(),
    })
}

/// What an object of the auctions is worth to a seat, from games imagined with
/// it at the lowest price and without it: the points that it brings, on average
/// of the own ones and the lead, if it were free. Nothing if the seat cannot
/// have it.
pub fn worth_of(seen: &Game, seat: Seat, object: Object, seed: u64, deals: u64) -> Option<f32> {
    let mut open = *seen;
    open.auction.bidding = None;
    let alone = open.auction.remaining.len() == 1;
    let mut price = open.opening_bid();
    if open.auction.opener != seat && !alone {
        price += florins::RAISE;
    }
    let win = Command::new(seat, Decision::Win(object, price));
    open.check(&win).ok()?;
    let mut sum = 0.0;
    for deal in 0..deals {
        let mut rng = fastrand::Rng::with_seed(mixed(seed, deal));
        let imagined = open.imagine(&mut rng);
        let mut with = imagined;
        with.play_legal(&win);
        let policy = Policy::imagining([Taste::VARIED; 5], mixed(seed, deal));
        let with = play_on(with, seat, policy);
        let mut policy = Policy::imagining([Taste::VARIED; 5], mixed(seed, deal));
        policy.refuse(open.round(), seat, object);
        let without = play_on(imagined, seat, policy);
        sum += 0.5 * (with.points - without.points) + 0.5 * (with.lead - without.lead);
    }
    Some(sum / deals as f32 + price as f32 / FLORINS_PER_POINT)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(decision: Decision, worths: &[f32]) -> Tried {
        Tried {
            worths: worths.to_vec(),
            ..Tried::new(Command::new(Seat::A, decision))
        }
    }

    fn first(passing: &[f32], bidding: &[f32]) -> Decision {
        let mut both = [
            tried(Decision::Pass, passing),
            tried(Decision::Raise(500), bidding),
        ];
        bid_up(&mut both);
        both[0].command.decision
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
