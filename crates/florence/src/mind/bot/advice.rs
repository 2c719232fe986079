//! Advice: the decisions worth considering as the [`judge`](super::judge) rates them, best
//! first, with what makes the difference. Facts about each are in
//! [`reasons`](super::reasons), the sentences in
//! [`words::advice`](crate::words::florence::advice).

use super::deciding::one_ply;
use super::fair::{Fair, fair};
use super::judge::{Difference, Figures, Judge, games};
use super::playout::NextWork;
use super::reasons::{Reason, reasons};
use super::sense::before_work;
use super::taste::Taste;
use super::terms::{Term, terms};
use super::thinking::Thinking;
use crate::rules::command::{Command, Decision};
use crate::rules::components::Object;
use crate::rules::game::Game;
use table::Seat;

/// Advice on the pending decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The seat that decides.
    pub seat: Seat,
    /// The decisions that were judged, best first; at least one.
    pub choices: Vec<Choice>,
}

/// A judged decision. Points are PP.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The decision. If points must be sold to pay for it, this is only the sale, which
    /// comes first.
    pub command: Command,
    /// The expected final points, prestige cards included.
    pub points: f32,
    /// The expected lead over the best rival, in points; below 0 if behind.
    pub lead: f32,
    /// The chance to win (0 to 1).
    pub win: f32,
    /// How far the best choice is ahead of the second best; for the others, how far each is
    /// behind the best. `None` if there is only one.
    pub apart: Option<Apart>,
    /// What the object that is bid for or named is worth, if that was calculated.
    pub fair: Option<Fair>,
    /// Set if the bid is best only because another player is likely to pay more.
    pub push: Option<Push>,
    /// The work that it leads to in most sampled deals, unless the second-best choice leads
    /// to the same.
    pub work: Option<NextWork>,
    /// The number of sampled deals in which it was tried.
    pub deals: usize,
    /// Facts about it; at least one.
    pub reasons: Vec<Reason>,
}

/// The difference between two decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct Apart {
    /// How many points of the expected lead the better one is ahead (0 or more).
    pub by: f32,
    /// The standard error of that, in points.
    pub error: f32,
    /// Whether the difference is more than chance: if not, both are equally good.
    pub is_clear: bool,
    /// The main parts of the difference, the largest first.
    pub terms: Vec<Term>,
}

impl Apart {
    fn of(difference: &Difference) -> Self {
        Self {
            by: difference.lead.max(0.0),
            error: difference.error,
            is_clear: difference.is_clear(),
            terms: terms(difference),
        }
    }
}

/// What pushing a price risks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Push {
    /// The probability that nobody bids more (0 to 1).
    pub chance: f32,
    /// The points of the expected lead that this costs.
    pub loss: f32,
}

/// Returns advice for the seat to act, the best choice first, judged in this many sampled
/// deals; `None` if no seat is to act or there is nothing to choose. It uses only what this
/// seat sees.
///
/// The same position and number of deals give the same advice, unless it is stopped.
#[must_use]
pub fn advise(game: &Game, deals: u32, thinking: &Thinking) -> Option<Advice> {
    thinking.plan(games(deals));
    let seat = game.to_act()?;
    let seen = game.seen_for(seat);
    let judgement = Judgement::of(Judge::new(&seen, seat, thinking), deals)?;
    let choices = judgement.weighed.iter().enumerate();
    let choices = choices.map(|(at, this)| judgement.choice(at, this));
    Some(Advice {
        seat,
        choices: choices.collect(),
    })
}

/// A decision with its figures.
#[derive(Clone, Debug)]
pub(super) struct Weighed {
    pub(super) command: Command,
    figures: Figures,
    pub(super) fair: Option<Fair>,
}

impl Weighed {
    /// Returns the work that it leads to in most deals, unless another one leads to the same.
    pub(super) fn work_unlike(&self, other: &Weighed) -> Option<NextWork> {
        let work = self.figures.work();
        work.filter(|_| other.figures.work() != work)
    }

    /// Returns how far it is ahead of another one.
    pub(super) fn ahead_of(&self, other: &Weighed) -> Apart {
        Apart::of(&self.figures.ahead_of(&other.figures))
    }

    /// Returns the object that is named, or that is bid for in this position.
    fn object(&self, seen: &Game) -> Option<Object> {
        match self.command.decision {
            Decision::Name(object) => Some(object),
            Decision::Raise(_) | Decision::Sell(_) => Some(seen.auction()?.bidding?.object),
            _ => None,
        }
    }
}

/// The judge's results for one pending decision.
pub(super) struct Judgement<'a> {
    judge: Judge<'a>,
    /// The choices, best first; at least one.
    weighed: Vec<Weighed>,
}

impl<'a> Judgement<'a> {
    /// Weighs what the seat to act may do, in this many deals.
    pub(super) fn of(judge: Judge<'a>, deals: u32) -> Option<Self> {
        let bids = judge.seen.pending().is_none() && judge.seen.auction().is_some();
        if bids {
            judge.thinking.keep_time(FOR_THE_PRICE);
        }
        let weighed = judge.weigh_all(deals).into_iter();
        judge.thinking.keep_time(0.0);
        let weighed = weighed.map(|(command, figures)| Weighed {
            command,
            figures,
            fair: None,
        });
        let mut judgement = Self {
            judge,
            weighed: weighed.collect(),
        };
        judgement.weighed.first()?;
        if let Some(auction) = judge
            .seen
            .auction()
            .filter(|_| judge.seen.pending().is_none())
        {
            match auction.bidding {
                Some(bidding) => {
                    let next = bidding.price + judge.seen.variant().raise;
                    judgement.settle_bid(bidding.object, next);
                }
                None => judgement.settle_naming(judge.seen.opening_bid()),
            }
        }
        judgement.settle_order();
        Some(judgement)
    }

    /// Moves what raises the value of the best work to the front if it would follow anyway.
    fn settle_order(&mut self) {
        let Judge { seen, seat, .. } = self.judge;
        let follows = |after: &Game| {
            let mut rng = fastrand::Rng::with_seed(0);
            one_ply(after, seat, Taste::TUNED, &mut rng)
        };
        let first = before_work(seen, &self.best().command, follows);
        if let Some(this) = first.and_then(|command| self.weigh(command)) {
            self.weighed.retain(|other| other.command != this.command);
            self.weighed.insert(0, this);
        }
    }

    /// Returns the best choice.
    pub(super) fn best(&self) -> &Weighed {
        &self.weighed[0]
    }

    /// Weighs any decision, whether or not it is a candidate; `None` if it names cards that
    /// the seat cannot be known to have.
    pub(super) fn weigh(&self, command: Command) -> Option<Weighed> {
        let found = self.weighed.iter().find(|this| this.command == command);
        found.cloned().or_else(|| {
            let deals = self.best().figures.deals() as u64;
            let figures = self.judge.weigh(command, deals)?;
            Some(Weighed {
                command,
                figures,
                fair: None,
            })
        })
    }

    /// Returns the choice for any decision, whether or not it is a candidate.
    pub(super) fn judged(&self, command: Command) -> Option<Choice> {
        let this = self.weigh(command)?;
        let is_best = self.best().command == command;
        Some(self.choice(usize::from(!is_best), &this))
    }

    /// Returns whether there was any alternative.
    pub(super) fn is_choice(&self, command: Command) -> bool {
        self.weighed.iter().any(|other| other.command != command)
    }

    /// Returns how far a decision is behind the best one.
    pub(super) fn behind(&self, this: &Weighed) -> Apart {
        Apart::of(&self.best().figures.ahead_of(&this.figures))
    }

    /// Returns what an object that is bid for or named is worth, at this price.
    pub(super) fn fair(&self, this: &Weighed, object: Object, price: u32) -> Option<Fair> {
        let deals = self.best().figures.deals() as u32;
        let judge = &self.judge;
        // Where the time is over, a few deals still say roughly what it is worth.
        this.fair
            .or_else(|| fair(judge, object, price, deals))
            .or_else(|| {
                let few = deals.min(LEAST_DEALS);
                judge.thinking.needed(|| fair(judge, object, price, few))
            })
    }

    /// Puts bidding before passing, or the other way round: as at every bid, the object's
    /// worth decides.
    fn settle_bid(&mut self, object: Object, price: u32) {
        let pass = |this: &Weighed| this.command.decision == Decision::Pass;
        let (Some(pass), Some(bid)) = (
            self.weighed.iter().position(pass),
            // Not a Professor who is used before bidding (M10).
            self.weighed
                .iter()
                .position(|this| this.object(self.judge.seen).is_some()),
        ) else {
            return;
        };
        let Some(worth) = self.fair(self.best(), object, price) else {
            return;
        };
        let first = if worth.covers_bid() { bid } else { pass };
        for this in &mut self.weighed {
            this.fair = Some(worth);
        }
        self.weighed[..=first].rotate_right(1);
    }

    /// Moves an object worth its opening price to the front, if one is as good as the best
    /// by its figures.
    fn settle_naming(&mut self, opening: u32) {
        for at in 0..self.weighed.len().min(NAMINGS) {
            let this = &self.weighed[at];
            if self.best().figures.ahead_of(&this.figures).is_clear() {
                break;
            }
            let worth = match this.command.decision {
                Decision::Name(object) => self.fair(this, object, opening),
                _ => None,
            };
            self.weighed[at].fair = worth;
            if worth.is_none_or(|worth| worth.covers_bid()) {
                self.weighed[..=at].rotate_right(1);
                break;
            }
        }
    }

    fn choice(&self, at: usize, this: &Weighed) -> Choice {
        let (seen, seat) = (self.judge.seen, self.judge.seat);
        let next = self.weighed.get(1);
        let apart = match at {
            0 => next.map(|next| Apart::of(&this.figures.ahead_of(&next.figures))),
            _ => Some(self.behind(this)),
        };
        let work = this.figures.work().filter(|_| at == 0);
        let push = this.fair.filter(|worth| {
            let bids = this.object(seen).is_some();
            at == 0 && bids && !worth.covers_bid()
        });
        Choice {
            command: this.command,
            points: this.figures.points(),
            lead: this.figures.lead(),
            win: this.figures.win(),
            apart,
            fair: this.fair,
            push: push.map(|worth| Push {
                chance: this.figures.acquires(worth.object),
                loss: -worth.gain,
            }),
            work: work.filter(|_| next.and_then(|next| next.figures.work()) != work),
            deals: this.figures.deals(),
            reasons: reasons(seen, seat, &this.command),
        }
    }
}

/// So many deals are looked at for what an object is worth, even on a slow computer.
const LEAST_DEALS: u32 = 4;

/// The part of the time that is kept for what an object is worth.
const FOR_THE_PRICE: f32 = 0.4;

/// The number of objects whose worth is calculated before one of them is named.
const NAMINGS: usize = 2;
