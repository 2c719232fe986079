//! What to do: the decisions that are worth a look as the
//! [`judge`](super::judge) sees them, the best first, with what decides between
//! them. Facts about each are in [`reasons`](super::reasons), the sentences in
//! [`words::advice`](crate::words::florence::advice).

use super::fair::{Fair, fair};
use super::judge::{Difference, Figures, Judge, games};
use super::playout::NextWork;
use super::reasons::{Reason, reasons};
use super::terms::{Term, terms};
use super::thinking::Thinking;
use crate::rules::command::{Command, Decision};
use crate::rules::components::Object;
use crate::rules::game::Game;
use table::Seat;

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
    /// How far the best choice is ahead of the next one; how far any other is
    /// behind the best one. Nothing if there is only one.
    pub apart: Option<Apart>,
    /// What the object is worth that is bid for or named, where that was asked.
    pub fair: Option<Fair>,
    /// The bid is best only because somebody else is likely to pay more.
    pub push: Option<Push>,
    /// The work that it leads to in most imagined deals, unless the next best choice leads
    /// to the same.
    pub work: Option<NextWork>,
    /// Imagined deals it was tried in.
    pub deals: usize,
    /// Facts about it; at least one.
    pub reasons: Vec<Reason>,
}

/// How far two decisions are apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Apart {
    /// Points of the expected lead that the better one is ahead (0 or more).
    pub by: f32,
    /// The standard error of that, in points.
    pub error: f32,
    /// Whether that is more than chance: if not, one is as good as the other.
    pub is_clear: bool,
    /// What makes most of it, the largest first.
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
    /// How often nobody bids more (0 to 1).
    pub chance: f32,
    /// Points of the expected lead that this costs.
    pub loss: f32,
}

/// What to do for the seat to act, the best choice first, judged in so many
/// imagined deals; nothing if nobody is to act or nothing is to be chosen. Of the
/// game only what this seat sees is used.
///
/// The same position and number of deals give the same advice, unless it is
/// stopped.
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

/// A decision that has been weighed.
#[derive(Clone, Debug)]
pub(super) struct Weighed {
    pub(super) command: Command,
    figures: Figures,
    fair: Option<Fair>,
}

impl Weighed {
    /// By how far it is ahead of another one.
    pub(super) fn ahead_of(&self, other: &Weighed) -> Apart {
        Apart::of(&self.figures.ahead_of(&other.figures))
    }

    /// The object that is named, or that is bid for in this position.
    fn object(&self, seen: &Game) -> Option<Object> {
        match self.command.decision {
            Decision::Name(object) => Some(object),
            Decision::Raise(_) | Decision::Sell(_) => Some(seen.auction()?.bidding?.object),
            _ => None,
        }
    }
}

/// All that the judge says about one decision that waits.
pub(super) struct Judgement<'a> {
    judge: Judge<'a>,
    /// The best first; at least one.
    weighed: Vec<Weighed>,
}

impl<'a> Judgement<'a> {
    /// Weighs what the seat to act may do, in so many deals.
    pub(super) fn of(judge: Judge<'a>, deals: u32) -> Option<Self> {
        let weighed = judge.weigh_all(deals).into_iter();
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
        Some(judgement)
    }

    /// What is best.
    pub(super) fn best(&self) -> &Weighed {
        &self.weighed[0]
    }

    /// A decision, whether it was worth a look or not; nothing if it speaks of
    /// cards that the seat cannot be seen to have.
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

    /// What there is to say about a decision, whether it was worth a look or not.
    pub(super) fn judged(&self, command: Command) -> Option<Choice> {
        let this = self.weigh(command)?;
        let is_best = self.best().command == command;
        Some(self.choice(usize::from(!is_best), &this))
    }

    /// Whether there was anything else to decide.
    pub(super) fn is_choice(&self, command: Command) -> bool {
        self.weighed.iter().any(|other| other.command != command)
    }

    /// By how far a decision is behind the best one.
    pub(super) fn behind(&self, this: &Weighed) -> Apart {
        Apart::of(&self.best().figures.ahead_of(&this.figures))
    }

    /// What an object that is bid for or named is worth, at this price.
    pub(super) fn fair(&self, this: &Weighed, object: Object, price: u32) -> Option<Fair> {
        let deals = self.best().figures.deals() as u32;
        this.fair
            .or_else(|| fair(&self.judge, object, price, deals))
    }

    /// Puts bidding before passing, or the other way round: what the object is worth
    /// decides, as it does at every bid.
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

    /// Puts an object first that is worth its opening price, if one is as good as
    /// the best by its figures.
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

/// Objects whose worth is asked before one of them is named.
const NAMINGS: usize = 2;
